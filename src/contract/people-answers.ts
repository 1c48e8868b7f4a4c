/** What the server of a department tells of people, their keys and what they did, below `/people/v1`. All names are hostile text. */
import { z } from 'zod';

/** What somebody may be. Assistants read checks that others share with them, and make none. */
export const ROLES = ['instructor', 'assistant', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** What a key may do: everything, read alone, or hand in and watch what was handed in. */
export const SCOPES = ['full', 'read', 'submit'] as const;
export type Scope = (typeof SCOPES)[number];

const time = z.string().nullable();
const number = z.int().nullable();

export const UserRow = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(ROLES),
  trial: z.boolean(),
  suspended_at: time,
  invoice: z.string().nullable(),
  single_sign_on: z.boolean().describe('Logs in with an account elsewhere, as at the university'),
  left_at: time.describe('When that account was in no group any more that may come in'),
  checks_a_month: number.describe('null: not limited'),
  bytes_a_month: number.describe('null: not limited'),
  created_at: z.string(),
});
export type UserRow = z.output<typeof UserRow>;

export const KeyShape = z.object({
  id: z.int(),
  user_id: z.int(),
  name: z.string(),
  scope: z.enum(SCOPES),
  corpus_id: number,
  created_at: z.string(),
  expires_at: time,
  last_used_at: time,
  revoked_at: time,
});
export type KeyShape = z.output<typeof KeyShape>;

export const ShareRow = z.object({
  id: z.int(),
  owner_id: z.int(),
  owner: z.string().nullable(),
  check_id: number.describe('null: all checks of the owner'),
  user_id: z.int(),
  user: z.string().nullable(),
  created_at: z.string(),
});
export type ShareRow = z.output<typeof ShareRow>;

export const AuditRow = z.object({
  id: z.int(),
  at: z.string(),
  user_id: z.int(),
  user: z.string().nullable(),
  key_id: number,
  action: z.string(),
  check_id: number,
  submission_id: number,
  owner_id: number,
  details: z.unknown(),
});
export type AuditRow = z.output<typeof AuditRow>;

export const QueueShape = z.object({
  waiting: z.int(),
  waiting_small: z.int(),
  running: z.int(),
  oldest_since: z.string().nullable(),
  /** `user_id` null: sample data. */
  people: z.array(z.object({ user_id: z.int().nullable(), waiting: z.int(), running: z.int() })),
});
export type QueueShape = z.output<typeof QueueShape>;
