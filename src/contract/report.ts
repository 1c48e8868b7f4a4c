import type { Locale, Message, Outcome } from '#base';
import type { DeclaredCode, Dismissal, ReportedCase } from './cases.ts';
import type { Findings } from './findings.ts';
import type { SourceFile } from './submission.ts';

/**
 * Who can read a channel. `staff`: everything. `student`: the reader's own numbers and line ranges; no peer's login,
 * repository, path, commit or code, and no score precise enough to pair two students.
 */
export type Audience = 'staff' | 'student';

/** Who may read a report's numbers at most: those of bands are nobody's. */
export function readersOf(report: Pick<RunReport, 'findings'> | null, audience: Audience): Audience {
  return report?.findings.inBands === true ? 'student' : audience;
}

/** What every report channel renders from. */
export interface RunReport {
  readonly findings: Findings;
  readonly verdict: Verdict;
  /** Flagged when strictly above. */
  readonly thresholds: { readonly similarity: number; readonly ai: number };
  readonly run: {
    /** What was checked, for a heading: the check's label. */
    readonly title: string;
    /** The course that it is an assignment of; absent: nobody said. */
    readonly course?: string | undefined;
    /** When the run began; RFC 3339, UTC. */
    readonly createdAt: string;
    readonly durationMs: number;
    /** `owner/name` of the repository that runs the scan; null outside of a workflow. */
    readonly repository: string | null;
    readonly runUrl: string | null;
    readonly toolVersion: string;
  };
  /** The language that was asked for; null: English, and in the page the reader's own. */
  readonly locale: Locale | null;
  /** What students may read, and where. `isPublic`: anybody reads it, so the author is not exposed. */
  readonly students: {
    readonly feedback: 'full' | 'verdict' | 'none';
    readonly policy: string | null;
    readonly isPublic: boolean;
    /** How many more there were to compare with than were taken. */
    readonly notComparedWith: number;
  };
  /** Pairs that a person judged innocent: shown as such, not counted (config `dismissed`). Keys of the two submissions. */
  readonly dismissed: readonly Dismissal[];
  /** What people decided about pairs and groups, also about those that are not in this run. */
  readonly cases: readonly ReportedCase[];
  /** Code that people call common; where the service takes starter code, it was left out of every number. */
  readonly common: readonly DeclaredCode[];
}

/** Names of all files that this program writes into the folder of its report. */
export const REPORT_FILES = [
  'index.html',
  'report.json',
  'submissions.csv',
  'pairs.csv',
  'report.sarif',
  'summary.md',
  'last-run.md',
] as const;

/** What people decided, beside a report: theirs, never written by a run. */
export const CASES_FILE = 'cases.json';

export type ReportFile = (typeof REPORT_FILES)[number];

/** Why a submission is flagged: each number that is strictly above its threshold. */
export interface Flag {
  readonly key: string;
  readonly by: readonly ('similarity' | 'ai')[];
}

export interface Verdict {
  readonly outcome: Outcome;
  /** 0 only with `passed` or `skipped`, or where a policy says so. */
  readonly exitCode: 0 | 1;
  /** One sentence: what was decided and why. */
  readonly sentence: Message;
  /** Judged submissions that were flagged, worst first. */
  readonly flagged: readonly Flag[];
  /**
   * Pairs that stand out from their class without being above the threshold, less the dismissed ones, the most suspicious first: to be
   * looked at, and never flagged by it.
   */
  readonly standsOut: readonly { readonly a: string; readonly b: string }[];
  /** Keys of the judged submissions without the numbers that their thresholds need. */
  readonly notChecked: readonly string[];
  /** Highest unrounded total over judged submissions; null: none is known. */
  readonly maxSimilarity: number | null;
  readonly maxAiScore: number | null;
  readonly warnings: readonly Message[];
}

/** A class as the report of an earlier run holds it: what late submissions join. */
export interface EarlierClass extends Pick<RunReport, 'thresholds' | 'dismissed'> {
  readonly title: string;
  readonly findings: Findings;
  /** What was compared of a submission. */
  files(key: string): readonly SourceFile[];
}

/**
 * What a student sees in place of a number: wide enough that two students cannot find each other by comparing their reports
 * (both sides of a pair often carry the same number).
 */
export type Band = (typeof BANDS)[number];

export const BANDS = ['n/a', 'low', 'moderate', 'high', 'very high'] as const;

/** Bands of 25 points, the upper bound included: `low` up to 25, `moderate` up to 50, `high` up to 75, `very high` above. */
export function bandOf(score: number | null): Band {
  if (score === null) return 'n/a';
  if (score <= 25) return 'low';
  if (score <= 50) return 'moderate';
  if (score <= 75) return 'high';
  return 'very high';
}

/** The highest number of a band; null: it has none. `bandOf` gives the band back, and each threshold of bands stays on its side. */
export function topOf(band: Band): number | null {
  const at = BANDS.indexOf(band);
  return at === 0 ? null : 25 * at;
}

/** What a run adds to the name of its check to find it again: `markerOf` makes it. */
const MARKER = /\s*\[sim [\w.-]+\]$/;

/** What people call a check: its name at the service, without what programs find it by. */
export function checkLabel(name: string): string {
  return name.replace(MARKER, '');
}
