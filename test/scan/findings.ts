import type { Findings, PairFinding, SubmissionFinding } from '../../src/contract/findings.ts';

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
