import type {
  Findings,
  MatchFinding,
  SubmissionFinding,
  WebSourceFinding,
} from '../../src/contract/findings.ts';
import { repository } from './findings.ts';

/** A file of a public repository; the number makes it another one. */
export function source(number: number, more: Partial<WebSourceFinding> = {}): WebSourceFinding {
  return {
    provider: 'github',
    url: `https://github.com/octo/r${number}/blob/${'c'.repeat(40)}/a.py`,
    repository: `octo/r${number}`,
    path: 'a.py',
    commit: 'c'.repeat(40),
    blob: String(number).padStart(40, '0'),
    licence: 'MIT',
    publicSince: '2025-02-03T00:00:00Z',
    before: 'yes',
    counts: true,
    ...more,
  };
}

/** The match with it. */
export function webMatch(one: WebSourceFinding, similarity: number): MatchFinding {
  const region = { file: 'a.py', lineStart: 1, lineEnd: 9 };
  return {
    kind: 'external',
    otherKey: null,
    similarity,
    matchedSimilarity: null,
    own: region,
    other: region,
    tokens: 90,
    source: one,
  };
}

/** A repository that was searched for, with its sources. */
export function searched(
  id: number,
  sources: readonly WebSourceFinding[],
  score = 90,
  more: Partial<SubmissionFinding> = {},
): SubmissionFinding {
  return repository(id, {
    total: sources.length === 0 ? 0 : score,
    webState: 'searched',
    publicWeb: sources.length === 0 ? 0 : score,
    matches: sources.map((one, index) => webMatch(one, score - index)),
    ...more,
  });
}

/** A search in which nothing went wrong. */
export function webSearch(
  more: Partial<NonNullable<Findings['webSearch']>> = {},
): NonNullable<Findings['webSearch']> {
  return {
    providers: ['github'],
    requests: 3,
    sent: [],
    tutorials: [],
    failures: [],
    notSearched: 0,
    ...more,
  };
}
