import type { Findings, SubmissionFinding } from '../../src/domain/findings.ts';
import { Failure, type Outcome } from '../../src/domain/outcome.ts';
import type { Policy } from '../../src/verdict/policy.ts';

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

export function submission(
  key: string,
  total: number | null,
  more: Partial<SubmissionFinding> = {},
): SubmissionFinding {
  return {
    key,
    name: key,
    role: 'judged',
    origin: null,
    serviceId: 1,
    state: { kind: 'checked' },
    total,
    totalSources: total === null ? [] : [total],
    local: total,
    web: null,
    aiAverage: null,
    aiState: 'not-run',
    aiMax: null,
    quality: null,
    suspicion: null,
    coverage: null,
    comparability: null,
    matches: [],
    files: [],
    leftOut: [],
    remarks: [],
    zipPath: null,
    ...more,
  };
}

export function findings(submissions: SubmissionFinding[], more: Partial<Findings> = {}): Findings {
  return {
    checkId: 1,
    checkName: 'check',
    checkUrl: null,
    service: { kind: 'embedded', host: null },
    engine: null,
    language: 'auto',
    aiRun: false,
    baseCode: false,
    submissions,
    pairs: [],
    clusters: [],
    failures: [],
    serviceFlaggedCount: null,
    notices: [],
    ...more,
  };
}

export class Outage extends Failure {
  readonly outcome: Outcome;
  readonly retryHelps = true;
  constructor(outcome: Outcome) {
    super('The service is away.');
    this.outcome = outcome;
  }
}
