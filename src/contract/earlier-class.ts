import type { Findings } from './findings.ts';
import type { RunReport } from './report.ts';
import type { SourceFile } from './submission.ts';

/** A class as the report of an earlier run holds it: what late submissions join. */
export interface EarlierClass extends Pick<RunReport, 'thresholds' | 'dismissed'> {
  readonly title: string;
  readonly findings: Findings;
  /** What was compared of a submission. */
  files(key: string): readonly SourceFile[];
}
