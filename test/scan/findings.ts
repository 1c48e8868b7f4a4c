import type { Findings, PairFinding, SubmissionFinding } from '../../src/contract/findings.ts';
import type { ScanIssueContent } from '../../src/bot/scan/issue/scan-issue-body.ts';
import { compareWithReported } from '../../src/bot/scan/news.ts';
import { newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import type { AssignmentState, RunRecord } from '../../src/bot/scan/state/state-schema.ts';

export const SHA = 'a'.repeat(40);

/** A checked repository; its numeric id is the number. */
export function repository(id: number, more: Partial<SubmissionFinding> = {}): SubmissionFinding {
  return {
    key: `cs1/hw-${id}`,
    name: `cs1/hw-${id}`,
    role: 'judged',
    origin: { kind: 'repository', owner: 'cs1', repo: `hw-${id}`, repositoryId: id, sha: SHA },
    serviceId: id,
    state: { kind: 'checked' },
    total: 10,
    totalSources: [10],
    local: 10,
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
    zip: null,
    ...more,
  };
}

export function pair(a: number, b: number, similarity: number | null, matched = similarity): PairFinding {
  return {
    a: `cs1/hw-${a}`,
    b: `cs1/hw-${b}`,
    similarity,
    matchedSimilarity: matched,
    suspicion: null,
    longestFragment: null,
    overlap: null,
  };
}

export function findings(
  submissions: readonly SubmissionFinding[],
  pairs: readonly PairFinding[] = [],
): Findings {
  return {
    checkId: 7,
    checkName: 'hw',
    checkUrl: null,
    service: { kind: 'embedded', host: null },
    engine: null,
    language: 'auto',
    aiRun: false,
    baseCode: false,
    submissions,
    pairs,
    clusters: [],
    failures: [],
    serviceFlaggedCount: null,
    notices: [],
  };
}

export const AT = '2026-11-21T04:31:00.000Z';
export const THRESHOLDS = { similarity: 75, ai: 75 };
export const RUN: RunRecord = {
  at: AT,
  run: '9',
  url: 'https://github.com/cs1/staff/actions/runs/9',
  outcome: 'flagged',
  checkId: 4,
  submissions: 3,
  flagged: 2,
  newFindings: 1,
  worseFindings: 0,
};

/** A run that came to nothing. */
export const NO_RUN: RunRecord = {
  at: AT,
  run: '1',
  url: null,
  outcome: 'skipped',
  checkId: null,
  submissions: 0,
  flagged: 0,
  newFindings: 0,
  worseFindings: 0,
};

/** What the issue of `hw` says after a check. */
export function content(
  found: Findings,
  assignment: Partial<AssignmentState> = {},
  more: Partial<ScanIssueContent> = {},
): ScanIssueContent {
  const known = { ...newAssignment('5'.repeat(64)), ...assignment };
  return {
    assignment: 'hw',
    check: 'c'.repeat(64),
    notify: 'comment',
    serverUrl: 'https://github.com',
    news: compareWithReported(found, known, { thresholds: THRESHOLDS, dismissed: [], at: AT }),
    thresholds: THRESHOLDS,
    runs: [RUN],
    seen: known.seen,
    staff: [],
    checkUrl: null,
    ...more,
  };
}
