import type { Findings, SubmissionFinding } from '../../src/contract/findings.ts';
import { Failure, type Outcome } from '../../src/base/outcome.ts';
import type { Policy } from '../../src/check/verdict/policy.ts';
import { report, submission as sample } from '../report/sample.ts';

/** Everything red that may be, a class. */
export const POLICY: Policy = {
  similarityThreshold: 75,
  aiThreshold: 75,
  failOn: 'flagged',
  onError: 'fail',
  onIncomplete: 'fail',
  onTimeout: 'fail',
  source: 'directory',
  checkId: null,
};

/** A submission of which only the total is known. */
export function submission(
  key: string,
  total: number | null,
  more: Partial<SubmissionFinding> = {},
): SubmissionFinding {
  const totals = { total, totalSources: total === null ? [] : [total], local: total };
  return sample(key, { ...totals, comparability: null, files: [], ...more });
}

export function findings(submissions: SubmissionFinding[], more: Partial<Findings> = {}): Findings {
  return report(submissions, { findings: more }).findings;
}

export class Outage extends Failure {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('The service is away.');
    this.outcome = outcome;
  }
}
