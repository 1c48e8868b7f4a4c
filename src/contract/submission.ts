import type { z } from 'zod';
import { joined, listed, type Message, message, type Stored } from '#base';
import type { Balance } from './balance.ts';
import { asMessage, distinct, type Said } from './said.ts';
import type { FINDINGS, Frozen } from './findings-document.ts';
import type { HAND_IN, ORIGIN } from './submission-document.ts';
import type { LeftOutReason, SubmissionRole } from './submission-lists.ts';

/** What a source hands on: one student's, team's or branch's work. Names in here are hostile text. */

/** Those of a list that may be flagged. */
export function judgedOf<One extends { readonly role: SubmissionRole }>(all: readonly One[]): readonly One[] {
  return all.filter(({ role }) => role === 'judged');
}

/** A file of a submission, read on demand so that a class never has to fit into memory. */
export interface SourceFile {
  /** POSIX path inside the submission: relative, normalised, no `..`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  read(): Promise<Uint8Array>;
}

/** A file whose bytes are there already. */
export function inMemory(path: string, bytes: Uint8Array): SourceFile {
  return { path, size: bytes.length, read: () => Promise.resolve(bytes) };
}

/** A file that was seen and not taken. */
export interface LeftOut {
  readonly path: string;
  readonly reason: LeftOutReason;
  /** In a few words, where the reason alone does not say it all, e.g. the limit that was passed. */
  readonly detail?: Said;
  /** How many files it stands for that a list had no place for (`path` is `…`). Default: it is one. */
  readonly more?: number;
}

/**
 * Whether a file would have been compared, had it been possible: what is left of its submission says less. "…" stands for
 * entries that a list has no place for.
 */
export function isMissing({ path, reason }: LeftOut): boolean {
  return MISSING.has(reason) && path !== '…';
}

const MISSING: ReadonlySet<LeftOutReason> = new Set([
  'limit',
  'archive-full',
  'unreadable',
  'lfs-pointer',
  'unsafe-path',
  'duplicate-name',
]);

/** A file that does not count and may hold code all the same: it is compared with what counts in other submissions. */
export interface AsideFile extends SourceFile {
  readonly reason: LeftOutReason;
  readonly kind: AsideKind;
}

/**
 * Why a file that was left out may hold code:
 * - `source`: its name says so;
 * - `archive`: there may be source files in it;
 * - `script`: it has no ending and lies in a folder of which nothing counts, so a `#!` line may say so, or it is text;
 * - `text`: it is called otherwise, and may be a program all the same;
 * - `folder-text`: so is this one, and it lies in a folder of which nothing counts, where a library has texts by the thousand.
 */
export type AsideKind = 'source' | 'archive' | 'script' | 'text' | 'folder-text';

/** As report.json has it. */
type SubmissionDocument = Frozen<z.output<typeof FINDINGS>>['submissions'][number];

/** A file that was left out, or text of one that is no code, shares code with a file that counts in another submission. */
export type HiddenCopy = NonNullable<SubmissionDocument['hidden']>[number];

/** How code of one submission was found where it does not count as code of it. */
export type FoundAs = 'aside' | 'misread' | 'skipped' | 'blind';

export function foundAs({ isMisread, isSkipped, readings }: HiddenCopy): FoundAs {
  if (readings !== undefined) return 'blind';
  if (isSkipped === true) return 'skipped';
  return isMisread === true ? 'misread' : 'aside';
}

/** How much of a program stands in another one, in percent. */
export type BothReadings = NonNullable<HiddenCopy['readings']>;

/** Files of a submission of which next to nothing was read as code; none: what is in its strings is more than its code. */
export interface HardlyRead {
  readonly paths: readonly string[];
  /** Characters of these files that are no blanks, and those of them that are code. */
  readonly all: number;
  readonly code: number;
}

/** What a learning platform's download tells of a hand-in. Hostile text. */
export type HandInFacts = Frozen<z.output<typeof HAND_IN>>;

/** What a platform tells a person or team apart by: its number or name, else login, else e-mail; null: nothing. */
export function identityOf({ id, login, email }: Pick<HandInFacts, 'id' | 'login' | 'email'>): string | null {
  return id ?? login ?? email ?? null;
}

/** Where a submission comes from; what a staff report links to. */
export type Origin = Frozen<z.output<typeof ORIGIN>>;

export interface Submission {
  /** Stable and unique within a run: the folder's path, `owner/name`, `owner/name#12`. Tokens and pseudonyms are made from it. */
  readonly key: string;
  /** What staff see. */
  readonly name: string;
  readonly role: SubmissionRole;
  readonly origin: Origin;
  /** Sorted by path. */
  readonly files: readonly SourceFile[];
  readonly leftOut: readonly LeftOut[];
  /** Files among `leftOut`, and below its folders, that may hold code. Default: none. */
  readonly aside?: readonly AsideFile[] | undefined;
  /** Bytes of what was left out, without `aside`. Default: not known. */
  readonly outside?: Balance | undefined;
  /** Observations about the submission itself that a person should know ("2 files are hidden from archives by .gitattributes"). */
  readonly remarks: readonly Said[];
}

/** A submission that could not be collected at all; it counts as not checked. */
export interface CollectionFailure {
  readonly key: string;
  readonly name: string;
  readonly role: SubmissionRole;
  /** One sentence: what is wrong and what to do. */
  readonly reason: string;
  /** The token may not read it, or it does not exist: where all are so, the token is to blame. */
  readonly noAccess?: true;
  /** Its server gave no answer: where all are so, nothing is wrong with any of them. */
  readonly noAnswer?: true;
}

/** What a source yields, one by one, so that each can be packed and let go before the next is read. */
export type Collected =
  | { readonly ok: true; readonly submission: Submission }
  | { readonly ok: false; readonly failure: CollectionFailure };

/** A submission on disk, ready to be uploaded. */
export interface PackedSubmission extends Omit<Submission, 'files' | 'aside'> {
  /** At most `LIMITS.zipBytes`. A ZIP where it may be sent to somebody. */
  readonly zip: Stored;
  /** Hex SHA-256 over the sorted names and contents (not over the ZIP, whose deflate bytes may differ between CPUs). */
  readonly contentHash: string;
  /** Hex SHA-256 over the contents alone, whatever the files are called. Default: not known. */
  readonly textsHash?: string | undefined;
  /** What the ZIP holds, sorted by path. */
  readonly files: readonly { readonly path: string; readonly size: number }[];
  /** A ZIP of files that were left out and may hold code; never uploaded. Default: there are none. */
  readonly asideZip?: Stored | undefined;
  /** Bytes of what was handed in and the ZIP does not hold. Default: not known. */
  readonly outside?: Balance | undefined;
  /** Bytes of all that was handed in, once it was read. Default: not known. */
  readonly balance?: Balance | undefined;
  /** That next to nothing of it can be read as code, once it was looked at. Default: it can, as far as anybody knows. */
  readonly hardlyRead?: HardlyRead | undefined;
  /** What those files share with others' code, once it was looked for. */
  readonly hidden?: readonly HiddenCopy[] | undefined;
}

/** Why files were left out, as a reader would say it. */
export const LEFT_OUT_WORDS: Readonly<Record<LeftOutReason, Message>> = {
  excluded: message('report.leftOutExcluded'),
  'not-source': message('report.leftOutNotSource'),
  binary: message('report.leftOutBinary'),
  vendored: message('report.leftOutVendored'),
  generated: message('report.leftOutGenerated'),
  'too-large': message('report.leftOutTooLarge'),
  symlink: message('report.leftOutSymlink'),
  submodule: message('report.leftOutSubmodule'),
  'lfs-pointer': message('report.leftOutLfsPointer'),
  'web-link': message('report.leftOutWebLink'),
  'unsafe-path': message('report.leftOutUnsafePath'),
  'duplicate-name': message('report.leftOutDuplicateName'),
  unreadable: message('report.leftOutUnreadable'),
  'starter-code': message('report.leftOutStarterCode'),
  'archive-full': message('report.leftOutArchiveFull'),
  'special-file': message('report.leftOutSpecialFile'),
  limit: message('report.leftOutLimit'),
};

/** Why one file was left out, as exactly as it is known. */
export function leftOutBecause({ reason, detail }: Pick<LeftOut, 'reason' | 'detail'>): Message {
  return detail === undefined ? LEFT_OUT_WORDS[reason] : asMessage(detail);
}

/** So many files, and reasons, are named. */
const NAMED = 5;

/** Which files would have been compared, had it been possible. @param missing `isMissing` */
export function notCompared(missing: readonly LeftOut[]): readonly Message[] {
  if (missing.length === 0) return [];
  const paths = missing.map(({ path }) => path);
  const reasons = distinct(missing.map(leftOutBecause)).slice(0, NAMED).map(asMessage);
  return [
    message('notices.filesNotCompared', {
      n: missing.length,
      names: listed(paths, NAMED, JSON.stringify),
      why: joined('words.points', reasons),
    }),
  ];
}

/** What is known of whoever handed a submission in, besides the name. Hostile text. */
export type Person = NonNullable<SubmissionDocument['person']>;
