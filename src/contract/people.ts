/** Why the two of a pair are never flagged with each other: whoever works together, or is one person, may hand in the same code. */
export const TOGETHER = ['same-person', 'team', 'partners', 'staff'] as const;
export type Together = (typeof TOGETHER)[number];

/** What is known of whoever handed a submission in, besides the name. Hostile text. */
export interface Person {
  /** Of the roster or platform, never a name; null: not known. */
  readonly id: string | null;
  readonly section: string | null;
  readonly team: string | null;
  /** Staff are compared with, and never judged. */
  readonly isStaff: boolean;
  /** When it was handed in, as a list writes it. Nobody attests it. */
  readonly time?: string | undefined;
  /** What the source calls the submission, where a list gives it another name. */
  readonly sourceName?: string | undefined;
  /** Whatever else a list knows the person by, or the people of a team: a copy of a dossier does not name them by these either. */
  readonly also?: readonly string[] | undefined;
}
