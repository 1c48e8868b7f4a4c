/* Closed lists, which files of a report and their schemas name. */

/** - `judged`: may be flagged. - `archive`: compared with, never judged. - `base`: starter code. - `ai-reference`: an AI-written solution. */
export const SUBMISSION_ROLES = ['judged', 'archive', 'base', 'ai-reference'] as const;
export type SubmissionRole = (typeof SUBMISSION_ROLES)[number];

/** Why a file was not taken: reports group by it. */
export const LEFT_OUT_REASONS = [
  'excluded',
  'not-source',
  'binary',
  'vendored',
  'generated',
  'too-large',
  'symlink',
  'submodule',
  'lfs-pointer',
  'web-link',
  'unsafe-path',
  'duplicate-name',
  'unreadable',
  'starter-code',
  'archive-full',
  'special-file',
  'limit',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** Why the two of a pair are never flagged with each other: whoever works together, or is one person, may hand in the same code. */
export const TOGETHER = ['same-person', 'team', 'partners', 'staff'] as const;
export type Together = (typeof TOGETHER)[number];
