/** What the page of a server is answered, as JSON below `/people/v1`. Names, reasons and paths are hostile text. */
import { type Message, visible } from '#base';
import type { LayoutName } from './source-names.ts';
import type { Role, Scope } from './people-answers.ts';

export interface SessionAnswer {
  readonly user: { readonly id: number; readonly name: string; readonly role: Role };
  /** Of the key that was logged in with. */
  readonly scope: Scope;
  readonly version: string;
}

/** Where people log in besides with a key. */
export interface LoginAnswer {
  /** What people call that place; null: there is none. */
  readonly name: string | null;
}

/** Where the browser goes to log out elsewhere, too. */
export interface LogoutAnswer {
  readonly next: string;
}

export const CHECK_STATES = ['created', 'queued', 'processing', 'completed', 'failed'] as const;
export type CheckStage = (typeof CHECK_STATES)[number];

/** A check in a list. */
export interface CheckLine {
  readonly id: number;
  readonly name: string;
  readonly state: CheckStage;
  /** What the service says of its state, in English. */
  readonly reason: string;
  /** 0..100. */
  readonly progress: number;
  readonly submissions: number;
  /** null: not known, as of a check that is not completed. */
  readonly flagged: number | null;
  /** Highest similarity, 0..100; null: not known. */
  readonly max: number | null;
  /** How many people's answers no decision about their case followed. */
  readonly answers: number;
  /** RFC 3339. */
  readonly createdAt: string;
  readonly finishedAt: string | null;
  /** Whose it is where it is not the caller's; null: the caller's own, or sample data. */
  readonly owner: string | null;
  readonly access: 'own' | 'shared' | 'sample';
  /** The corpus that it was made in, of which the caller is a member; null: none. */
  readonly course: { readonly id: number; readonly name: string } | null;
  readonly report: ReportState;
  /** Why there is no report, in English. */
  readonly reportReason: string | null;
}

/** The newest checks that the reader may see, or those of them that were asked for. */
export interface CheckListAnswer {
  readonly checks: readonly CheckLine[];
  /** There are older ones. */
  readonly more: boolean;
}

/** So many are listed where nobody says how many, and at most. */
export const LISTED_CHECKS = { usual: 500, most: 4000 } as const;

/** Characters of what checks are looked for by, at most. */
export const MOST_SOUGHT = 200;

/** For how long somebody can answer by a link, where nobody says how long, and at most. */
export const ANSWER_DAYS = { usual: 14, most: 90 } as const;

/** What a page sends along with what changes something: one elsewhere cannot. */
export const OWN_PAGE = { 'x-requested-with': 'code-similarity' } as const;

/** Whether a check is one that somebody looks for: each word stands in its number, its name or the name of its owner. */
export function isCheckFound(
  { id, name, owner }: Pick<CheckLine, 'id' | 'name' | 'owner'>,
  q: string,
): boolean {
  const text = `${id} ${visible(name)} ${visible(owner ?? '')}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** One check by itself. */
export interface CheckAnswer extends CheckLine {
  /** What was handed in and could not be checked; null: not known. */
  readonly notChecked: readonly NotChecked[] | null;
}

/** Somebody's work that could not be checked, and why. */
export interface NotChecked {
  readonly name: string;
  readonly reason: Message;
}

/** - `none`: it is made when it is asked for. */
export const REPORT_STATES = ['none', 'making', 'ready', 'failed'] as const;
type ReportState = (typeof REPORT_STATES)[number];

/** What a dropped file is. */
export const PARTS = ['submissions', 'starter', 'references', 'earlier', 'people'] as const;
export type Part = (typeof PARTS)[number];

/** What was dropped, and what it was recognised as, before a check is made of it. */
export interface DraftAnswer {
  readonly id: string;
  readonly parts: Readonly<Record<Part, { readonly files: number; readonly bytes: number }>>;
  /** What the check may be called. */
  readonly name: string;
  /** null: nothing to judge was dropped yet. */
  readonly recognised: DraftContents | null;
  /** Why nothing can be recognised; null: it can. */
  readonly problem: Message | null;
}

/** Where what was handed in can be fetched. */
export interface PlatformAnswer {
  /** What people call that place; null: there is none. */
  readonly name: string | null;
}

/** Tasks of a course there. */
export interface TasksAnswer {
  readonly tasks: readonly { readonly id: string; readonly name: string }[];
}

/** What was fetched. */
export interface TaskAnswer {
  readonly handedIn: number;
  readonly nothing: number;
  /** Hand-ins that the platform has and does not give. */
  readonly notGiven: number;
}

/** What a check of the dropped files would compare. */
export interface DraftContents {
  readonly submissions: readonly DraftSubmission[];
  /** What was recognised, and what was left out. */
  readonly notices: readonly Message[];
  /** How many of each role. */
  readonly judged: number;
  readonly archive: number;
  readonly references: number;
  readonly hasStarter: boolean;
}

export interface DraftSubmission {
  readonly name: string;
  readonly role: 'judged' | 'archive' | 'base' | 'ai-reference';
  readonly section: string | null;
  readonly team: string | null;
  readonly files: number;
  readonly leftOut: number;
  /** Why it cannot be checked; null: it can. */
  readonly problem: Message | null;
}

/** How a draft is read, and what is checked. */
export interface DraftOptions {
  readonly layout: 'auto' | LayoutName;
  /** `auto`, or a language as the input `language` takes it. */
  readonly language: string;
}

/** Whether the server works, for administrators. */
export interface ServerAnswer {
  /** `ok`, or what is wrong, in English. */
  readonly parts: Readonly<Record<'database' | 'disk' | 'storage' | 'queue', string>>;
  readonly database: 'sqlite' | 'postgresql';
  /** Bytes that uploads may still take; null: the disk cannot be read. */
  readonly freeBytes: number | null;
}

export interface StartAnswer {
  readonly checkId: number;
}
