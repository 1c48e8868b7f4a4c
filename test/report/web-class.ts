import type { MatchFinding, WebSourceFinding } from '../../src/contract/findings.ts';
import type { RunReport } from '../../src/contract/report.ts';
import type { ReadSource } from '../../src/channels/packed-source.ts';
import { aPair, match, report, submission } from './sample.ts';

const COMMIT = 'feed'.repeat(10);

/** A public file. */
export function publicFile(path: string, more: Partial<WebSourceFinding> = {}): WebSourceFinding {
  const repository = more.repository ?? 'octo/shop-solution';
  return {
    provider: 'github',
    url: `https://github.com/${repository}/blob/${COMMIT}/${path}`,
    repository,
    path,
    commit: COMMIT,
    licence: 'MIT',
    publicSince: '2025-03-01T10:00:00Z',
    before: 'yes',
    counts: true,
    ...more,
  };
}

/** A match with it: five lines, with its own lines quoted. */
export function publicMatch(
  source: WebSourceFinding,
  similarity: number,
  more: Partial<MatchFinding> = {},
): MatchFinding {
  return match(null, [2, 6], {
    kind: 'external',
    similarity,
    matchedSimilarity: 40,
    other: { file: source.path, lineStart: 40, lineEnd: 44 },
    source,
    quoted: PUBLIC,
    ...more,
  });
}

const PUBLIC = [
  'def total(cart):',
  '    amount = 0',
  '    for entry in cart:',
  '        amount += entry.price * entry.count',
  '    return amount',
].join('\n');
const OWN = [
  'import csv',
  'def summe(korb):',
  '    wert = 0',
  '    for entry in korb:',
  '        wert += entry.price * entry.count',
  '    return wert',
  '',
].join('\n');

/** Shown as they are, they would do harm. */
export const HOSTILE = '<img src=x onerror=alert(1)>\u202e|`=cmd()`';

/**
 * A class for which the web was searched: `anna` has code of one public file (and of one that was published later), `boris` of a file
 * that is known byte for byte, `carla` of none, `dmitri` was searched for in part, `elif` not at all.
 */
export function webClass(): { readonly report: RunReport; readonly readSource: ReadSource } {
  const solution = publicFile('src/shop.py');
  const later = publicFile('copy.py', {
    repository: 'someone/else',
    licence: null,
    publicSince: '2026-12-01T00:00:00Z',
    before: 'no',
    counts: false,
  });
  const known = publicFile('lib/shop.py', {
    provider: 'software-heritage',
    url: `https://archive.softwareheritage.org/swh:1:cnt:${'ab'.repeat(20)}`,
    repository: HOSTILE,
    licence: HOSTILE,
    publicSince: null,
    before: 'unknown',
  });
  const searched = { webState: 'searched', comparability: 'compared' } as const;
  return {
    readSource: () => Promise.resolve([{ path: 'main.py', bytes: new TextEncoder().encode(OWN) }]),
    report: report(
      [
        submission('anna', {
          ...searched,
          total: 88.5,
          web: 88.5,
          publicWeb: 88.5,
          matches: [publicMatch(later, 90), publicMatch(solution, 88.5)],
        }),
        submission('boris', {
          ...searched,
          total: 61,
          web: 61,
          publicWeb: 61,
          matches: [publicMatch(known, 61, { quoted: undefined })],
        }),
        submission('carla', { ...searched, web: 0, publicWeb: 0 }),
        submission('dmitri', { web: 0, publicWeb: 0, webState: 'partly' }),
        submission('elif', { publicWeb: null, webState: 'not-searched' }),
      ],
      {
        findings: {
          pairs: [aPair('anna', 'boris', 40, { suspicion: 20, longestFragment: 20, overlap: 40 })],
          webSearch: {
            providers: ['github', 'software-heritage'],
            requests: 2,
            sent: [
              {
                provider: 'github',
                kind: 'query',
                text: '"entry price" amount language:Python',
                submissions: ['anna', 'boris'],
                answer: '3 hits',
              },
              {
                provider: 'github',
                kind: 'query',
                text: 'summe korb language:Python',
                submissions: ['dmitri'],
                answer: 'none',
              },
              {
                provider: 'software-heritage',
                kind: 'hashes',
                text: `swh:1:cnt:${'ab'.repeat(20)} swh:1:cnt:${'cd'.repeat(20)}`,
                submissions: ['boris'],
              },
              { provider: 'github', kind: 'file', text: HOSTILE, submissions: ['anna'] },
            ],
            tutorials: [
              {
                url: 'https://github.com/learn/shop-tutorial/blob/main/shop.py',
                repository: 'learn/shop-tutorial',
                path: 'shop.py',
                submissions: 3,
                of: 5,
              },
            ],
            failures: [
              { provider: 'software-heritage', sentence: 'Software Heritage answered 503 three times.' },
            ],
            notSearched: 1,
          },
        },
        verdict: { outcome: 'flagged', flagged: [{ key: 'anna', by: ['similarity'] }] },
      },
    ),
  };
}
