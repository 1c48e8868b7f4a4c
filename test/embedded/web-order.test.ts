import { expect, test } from 'vitest';
import { WebView } from '../../src/service/api/web-view.ts';
import { packed, PairTable } from '../../src/engine/pair-table.ts';
import { rulesOf } from '../../src/service/web-search/provider.ts';
import type { WebResult } from '../../src/service/web/web-result.ts';

const SOURCE = {
  provider: 'github',
  repository: 'octo/work',
  commit: 'c'.repeat(40),
  path: 'src/a.py',
  blob: 'b'.repeat(40),
} as const;

test('what changed since its search is searched for again, and what did not is not', () => {
  const submissions = [
    { id: 1, remembered: [SOURCE], again: true },
    { id: 2, remembered: [SOURCE] },
    { id: 3, remembered: null },
  ];
  const { remembered, again } = rulesOf({ submissions });
  expect([...remembered.keys()]).toEqual([1, 2]);
  expect([...(again ?? [])]).toEqual([1]);
});

test('a match names the blob of the file that was found, and of no file beside it', () => {
  const result: WebResult = {
    providers: ['github'],
    failures: [],
    states: [],
    sources: [
      {
        ...SOURCE,
        id: -1,
        url: 'https://github.com/octo/work',
        licence: null,
        publicSince: null,
        before: [],
        files: [],
        ownOf: [],
      },
    ],
    known: [],
    searchedAt: 0,
  };
  const none = { submissions: [], pairs: [], ordinary: 0, clusters: [], commonCode: [], notices: [] };
  const view = new WebView(result, new PairTable(packed(none).pairs));
  expect(view.source(1, -1, 'src/a.py').blob).toBe(SOURCE.blob);
  expect(view.source(1, -1, 'src/b.py').blob).toBeUndefined();
});
