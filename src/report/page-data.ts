import type { MatchFinding } from '../domain/findings.ts';
import type { LeftOut, SubmissionRole } from '../domain/submission.ts';

/** What the report page gets as its data. Submissions are named by their position in `submissions`. */
export interface PageData {
  readonly title: string;
  readonly createdAt: string;
  readonly toolVersion: string;
  readonly runUrl: string | null;
  readonly outcome: string;
  readonly sentence: string;
  readonly warnings: readonly string[];
  readonly thresholds: { readonly similarity: number; readonly ai: number };
  readonly service: { readonly kind: 'embedded' | 'remote'; readonly host: string | null };
  readonly engine: string | null;
  readonly submissions: readonly PageSubmission[];
  readonly pairs: readonly PagePair[];
  readonly clusters: readonly (readonly number[])[];
  readonly failures: readonly { readonly name: string; readonly reason: string }[];
}

export interface PageSubmission {
  readonly key: string;
  readonly name: string;
  readonly role: SubmissionRole;
  readonly total: number | null;
  readonly ai: number | null;
  readonly suspicion: number | null;
  readonly coverage: number | null;
  readonly quality: number | null;
  readonly flagged: readonly ('similarity' | 'ai')[];
  readonly checked: boolean;
  readonly note: string;
  readonly files: number;
  readonly leftOut: readonly LeftOut[];
  readonly remarks: readonly string[];
}

export interface PagePair {
  readonly a: number;
  readonly b: number;
  readonly similarity: number | null;
  readonly matchedSimilarity: number | null;
  readonly suspicion: number | null;
  readonly longest: number | null;
  readonly overlap: number | null;
  readonly dismissed: string | null;
}

/** The compressed block of one submission. */
export interface PageSource {
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly matches: readonly MatchFinding[];
}
