/**
 * What the report page holds: the contract between `html.ts`, which writes it, and `open-report.ts`, which reads it.
 *
 * The data lies in many `<script>` blocks, each base64 of deflated JSON, so that a report of hundreds of megabytes is never
 * one string and a block is only unpacked when it is looked at. All of it is the document of `report.json`, and the code.
 */

import type { Locale, Message } from '#base';
import type { MatchFinding } from '#contract';
import type { StaffDocument, StudentDocument } from './report-document.ts';

/** The block that the page starts from: `StaffIndex` or `StudentIndex`. */
export const INDEX_BLOCK = 'data-index';

/** Blocks that hold something of several submissions, by their places in the document. */
export type PageGroup<T> = Readonly<Record<number, T>>;

/** A block of matches: `PageGroup<PageMatches>`. */
export function matchesBlock(number: number): string {
  return `data-matches-${number}`;
}

/** A block of files: `PageGroup<PageSource>`. */
export function sourceBlock(number: number): string {
  return `data-source-${number}`;
}

/** Which block holds what of each submission, by its place in the document; null: none does. */
export interface PagePlaces {
  readonly matches: readonly (number | null)[];
  readonly sources: readonly (number | null)[];
}

export interface StaffIndex {
  readonly audience: 'staff';
  /** The language that was asked for; null: the reader's. */
  readonly locale: Locale | null;
  /** Of the report.json beside the page, hex; null: not known. */
  readonly reportSha256: string | null;
  /** Why some sources are not in the page; null: they all are. */
  readonly sourcesOmitted: Message | null;
  /** How many pairs there are: the document of the page has the most suspicious of them. */
  readonly pairs: number;
  readonly blocks: PagePlaces;
  /** `report.json`, whose matches with other submissions have blocks of their own. */
  readonly document: StaffDocument;
}

export interface StudentIndex {
  readonly audience: 'student';
  readonly locale: Locale | null;
  readonly document: StudentDocument;
  /** The lines at each of the document's regions, in their order; null: they are not here. */
  readonly code: readonly (PageOwnCode | null)[];
}

/** Lines of the reader's own program. */
export interface PageOwnCode {
  readonly lines: readonly string[];
  /** How many more there are. */
  readonly more: number;
}

export type PageMatches = readonly MatchFinding[];

/** Lines of a file, 1-based and inclusive; null where the service does not say. */
export type PageRegion = MatchFinding['own'];

export interface PageFile {
  readonly path: string;
  /** Line ends are `\n`. */
  readonly text: string;
  /** The file is longer than what is shown. */
  readonly isCut: boolean;
  /** The text is the code of a notebook's cells: the page reads it as the engine does. */
  readonly isCells?: boolean;
  /** Lines that also stand in the starter code: 1-based, inclusive. */
  readonly starter: readonly (readonly [number, number])[];
  /** Of the file's bytes as they were compared, hex. */
  readonly sha256?: string;
}

export interface PageSource {
  readonly files: readonly PageFile[];
}
