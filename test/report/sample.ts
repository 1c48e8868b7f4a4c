import type { Findings, MatchFinding, PairFinding, SubmissionFinding } from '../../src/contract/findings.ts';
import { given } from '../../src/base/words/message.ts';
import type { RunReport, Verdict } from '../../src/contract/report.ts';

/** Where the contents of a pull request come from. */
export const PULL_REQUEST = {
  kind: 'pull-request',
  owner: 'org',
  repo: 'shop',
  number: 7,
  sha: 'a'.repeat(40),
  author: 'ada',
} as const;

/** A submission with nothing remarkable about it. */
export function submission(key: string, more: Partial<SubmissionFinding> = {}): SubmissionFinding {
  return {
    key,
    name: key,
    role: 'judged',
    origin: null,
    serviceId: 1,
    state: { kind: 'checked' },
    total: 10,
    totalSources: [],
    local: 10,
    web: null,
    aiAverage: null,
    aiState: 'not-run',
    aiMax: null,
    quality: null,
    suspicion: null,
    coverage: null,
    comparability: 'compared',
    matches: [],
    files: [{ path: 'main.py', size: 1200 }],
    leftOut: [],
    remarks: [],
    zip: null,
    ...more,
  };
}

/** A pair of two submissions that are as alike from either side. */
export function aPair(
  a: string,
  b: string,
  similarity: number | null,
  more: Partial<PairFinding> = {},
): PairFinding {
  const unknown = { suspicion: null, longestFragment: null, overlap: null };
  return { a, b, similarity, matchedSimilarity: similarity, ...unknown, ...more };
}

/** A match with a peer at the given lines of main.py. */
export function match(
  otherKey: string | null,
  lines: readonly [number, number],
  more: Partial<MatchFinding> = {},
): MatchFinding {
  return {
    kind: 'peer',
    otherKey,
    similarity: 80,
    matchedSimilarity: 82,
    own: { file: 'main.py', lineStart: lines[0], lineEnd: lines[1] },
    other: { file: 'main.py', lineStart: lines[0] + 1, lineEnd: lines[1] + 1 },
    tokens: 60,
    ...more,
  };
}

/** A report of the given submissions; the verdict says what it is told to say. */
export function report(
  submissions: readonly SubmissionFinding[],
  more: {
    readonly findings?: Partial<Findings>;
    readonly verdict?: Partial<Verdict>;
    readonly run?: Partial<RunReport['run']>;
    readonly thresholds?: RunReport['thresholds'];
    readonly locale?: RunReport['locale'];
    readonly students?: Partial<RunReport['students']>;
    readonly dismissed?: RunReport['dismissed'];
    readonly cases?: RunReport['cases'];
    readonly common?: RunReport['common'];
  } = {},
): RunReport {
  return {
    findings: {
      checkId: 41,
      checkName: 'hw1',
      checkUrl: null,
      service: { kind: 'embedded', host: null },
      engine: { id: 9, name: 'Group Similarity' },
      language: 'Python',
      aiRun: false,
      baseCode: true,
      submissions,
      pairs: [],
      clusters: [],
      failures: [],
      serviceFlaggedCount: null,
      notices: [],
      ...more.findings,
    },
    verdict: {
      outcome: 'passed',
      exitCode: 0,
      sentence: given('Nothing was flagged.'),
      flagged: [],
      standsOut: [],
      notChecked: [],
      maxSimilarity: 10,
      maxAiScore: null,
      warnings: [],
      ...more.verdict,
    },
    thresholds: more.thresholds ?? { similarity: 75, ai: 75 },
    locale: more.locale ?? null,
    students: { feedback: 'full', policy: null, isPublic: false, notComparedWith: 0, ...more.students },
    run: {
      title: 'hw1',
      createdAt: '2026-11-21T04:31:00.000Z',
      durationMs: 12_345,
      repository: 'org/staff',
      runUrl: 'https://github.com/org/staff/actions/runs/1',
      toolVersion: '0.1.0',
      ...more.run,
    },
    dismissed: more.dismissed ?? [],
    cases: more.cases ?? [],
    common: more.common ?? [],
  };
}
