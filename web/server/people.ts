/** What the server tells of people, their keys and what they did, below `/people/v1`. All names are hostile text. */

export interface KeyLine {
  readonly id: number;
  readonly name: string;
  readonly scope: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
}

export interface ShareLine {
  readonly id: number;
  readonly owner_id: number;
  readonly check_id: number | null;
  readonly user_id: number;
  readonly user: string | null;
}

export interface UserLine {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly suspended_at: string | null;
  readonly checks_a_month: number | null;
  readonly bytes_a_month: number | null;
}

export interface AuditLine {
  readonly id: number;
  readonly at: string;
  readonly user: string | null;
  readonly action: string;
  readonly check_id: number | null;
  readonly details: unknown;
}

export interface QueueAnswer {
  readonly waiting: number;
  readonly waiting_small: number;
  readonly running: number;
  readonly oldest_since: string | null;
  /** `user_id` null: sample data. */
  readonly people: readonly {
    readonly user_id: number | null;
    readonly waiting: number;
    readonly running: number;
  }[];
}
