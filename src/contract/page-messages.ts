/**
 * What the page of a check in a browser, and the worker that checks, say to each other by `postMessage`. One worker does one thing
 * after the other, and is ended by `terminate()`. Names, reasons and paths are hostile text.
 */
import type { Message, Outcome } from '#base';
import type { DraftContents, Part } from './page-answers.ts';
import type { CASES_FILE, ReportFile } from './report.ts';
import type { RawInputs } from './settings/raw-inputs.ts';

/** What a dropped file is: those of a draft on a server, and what people decided before. */
export type GivenPart = Part | 'cases';

/** A dropped file, or a folder that holds nothing. A file is read where it lies, and only what is needed of it. */
export interface GivenFile {
  /** With slashes, and the folder that was dropped first: `hw1/alice/main.py`. */
  readonly path: string;
  /** null: a folder. */
  readonly file: Blob | null;
}

/** What was dropped, and how it is to be checked. */
export interface GivenClass {
  /** A part that is absent or empty was not dropped. */
  readonly files: Readonly<Partial<Record<GivenPart, readonly GivenFile[]>>>;
  /** As the action and the command line take them. Those that say where files lie are set by the worker. */
  readonly inputs: RawInputs;
  /** What the check is called; '': as what was dropped. */
  readonly title: string;
}

/** What the worker is told. It answers each in turn. */
export type PageRequest =
  /** Says what would be checked: `recognised` or `failed`. */
  | { readonly kind: 'look'; readonly given: GivenClass }
  /** Checks: some `progress`, then `done` or `failed`. */
  | { readonly kind: 'check'; readonly given: GivenClass };

/** What the worker is told before anything else. */
export interface PageBegin {
  readonly kind: 'begin';
  /** Of the page, base64 of deflated JSON by id: the template of the report, and the languages beside English. */
  readonly blocks: Readonly<Record<string, string>>;
  /** The page's own script, and its styles. */
  readonly script: string;
  readonly style: string;
  readonly helper: HelperPort;
}

/**
 * What the page's own thread does for its worker. It reads a file that the worker may not, as in WebKit from a disk, and packs bytes
 * meanwhile, as one block of a report. What comes of it goes to the port that came with it; null: it cannot.
 */
export interface HelperPort {
  postMessage(asked: Blob | Uint8Array<ArrayBuffer>, ports: unknown[]): void;
}

/** The block of the page that holds the report page without data: `PackedTemplate`. */
export const TEMPLATE_BLOCK = 'report-template';

/** The built report page without what the page around it holds as well. */
export interface PackedTemplate {
  readonly html: string;
  /** Where in it belong: the languages beside English, what both scripts begin with, and the styles. */
  readonly places: Readonly<Record<'words' | 'shared' | 'style', string>>;
  /** So much of the page's script. */
  readonly sharedLength: number;
  /** Groups of sentences that the report never says. */
  readonly without: readonly string[];
}

/** What a run does, in its order. */
export const PAGE_STAGES = ['collecting', 'looking', 'comparing', 'judging', 'writing'] as const;
export type PageStage = (typeof PAGE_STAGES)[number];

/** What the worker says. */
export type PageAnswer =
  | {
      readonly kind: 'recognised';
      readonly contents: DraftContents;
      /** What the check is called where nobody says. */
      readonly title: string;
      /** Odd, and no error. */
      readonly warnings: readonly Message[];
      /** Why a check would not be started, such as too many submissions; null: it would. */
      readonly problem: Message | null;
    }
  | {
      readonly kind: 'progress';
      readonly stage: PageStage;
      /** Submissions while collecting, percent while comparing, files while writing. */
      readonly done: number;
      /** null: not known. */
      readonly total: number | null;
    }
  | {
      readonly kind: 'done';
      readonly outcome: Outcome;
      /** Of the verdict, as the report says it. */
      readonly sentence: Message;
      /** As the command line writes them. `cases.json` where one was given. */
      readonly files: readonly ReportOfPage[];
      /** What a person must not miss. */
      readonly warnings: readonly Message[];
    }
  | {
      readonly kind: 'failed';
      readonly outcome: Outcome;
      /** What is wrong, where, what to do. */
      readonly why: Message;
      /** What it was doing; null: it had not begun. */
      readonly stage: PageStage | null;
    };

interface ReportOfPage {
  readonly name: ReportFile | typeof CASES_FILE;
  readonly bytes: Blob;
}

/** What a browser's tab bears; above it the command line does it. Said before a check is started. */
export const PAGE_LIMITS = {
  submissions: 5_000,
  /** Of all that is dropped. */
  bytes: 2_000_000_000,
  /** Of what is read of it, unpacked: source files, and what may hide some. Pictures are none of it. */
  readBytes: 250_000_000,
} as const;
