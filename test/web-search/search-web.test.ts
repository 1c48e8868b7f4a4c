import { expect, test, vi } from 'vitest';
import type { SentLine } from '../../src/contract/web.ts';
import type {
  ProviderFindings,
  SearchState,
  WebProvider,
  WebSource,
} from '../../src/service/web-search/provider.ts';
import { dateSources, planSearch, searchWeb } from '../../src/service/web-search/search-web.ts';
import { rules, subject, submission } from './subjects.ts';

const SEARCHED: SearchState = { state: 'searched', why: null };
const NOTHING: ProviderFindings = {
  searched: new Map(),
  sources: [],
  known: [],
  failure: null,
  requests: 0,
};

function fake(name: WebProvider['name'], over: Partial<WebProvider> = {}): WebProvider {
  return {
    name,
    plan: () => [],
    search: () => Promise.resolve(NOTHING),
    date: () => Promise.resolve(new Map()),
    close: () => Promise.resolve(),
    ...over,
  };
}

const line = (provider: WebProvider['name'], text: string): SentLine => ({
  provider,
  kind: 'query',
  text,
  submissions: [1],
});

function order(over: Partial<Parameters<typeof searchWeb>[3]> = {}) {
  return {
    requests: 60,
    endsAtMs: 1000,
    signal: new AbortController().signal,
    onSent: () => {},
    onProgress: () => {},
    ...over,
  };
}

test('what leaves is noted before it leaves, and what came of it', async () => {
  const told: string[] = [];
  const github = fake('github', {
    plan: () => [line('github', 'one')],
    search: async (_subject, _rules, { onSent, onAnswer }) => {
      const one = line('github', 'one');
      await onSent(one);
      told.push('leaves');
      onAnswer?.(one, '3 hits');
      await onSent(line('github', 'two'));
      return { ...NOTHING, requests: 2 };
    },
  });
  const heritage = fake('software-heritage', {
    plan: () => [line('software-heritage', 'hash')],
    search: async (_subject, _rules, { onSent }) => {
      await onSent(line('software-heritage', 'hash'));
      return { ...NOTHING, failure: 'It is closed.' };
    },
  });
  const outcome = await searchWeb(
    [heritage, github],
    subject(),
    rules(),
    order({ onSent: ({ text }) => void told.push(text), onAnswer: (_, answer) => void told.push(answer) }),
  );
  expect(told).toEqual(['hash', 'one', 'leaves', '3 hits', 'two']);
  expect(outcome.requests).toBe(2);
  expect(outcome.failures).toEqual([{ provider: 'software-heritage', sentence: 'It is closed.' }]);
  expect(planSearch([github, heritage], subject(), rules(), 60).map(({ text }) => text)).toEqual([
    'one',
    'hash',
  ]);
});

test('what cannot be noted does not leave, and nothing else does', async () => {
  const told: string[] = [];
  const github = fake('github', {
    search: async (_subject, _rules, { onSent }) => {
      await onSent(line('github', 'one'));
      told.push('leaves');
      return NOTHING;
    },
  });
  const heritage = fake('software-heritage', {
    search: async (_subject, _rules, { signal }) => {
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
      told.push('ended');
      return NOTHING;
    },
  });
  const search = searchWeb(
    [heritage, github],
    subject(),
    rules(),
    order({ onSent: () => Promise.reject(new Error('no database')) }),
  );
  await expect(search).rejects.toThrow('no database');
  await vi.waitFor(() => expect(told).toEqual(['ended']));
});

const not = (why: SearchState['why']): SearchState => ({ state: 'not-searched', why });
test.each<[string, readonly SearchState[], SearchState]>([
  ['both searched', [SEARCHED, SEARCHED], SEARCHED],
  ['one has nothing to ask', [SEARCHED, not('no-probes')], SEARCHED],
  ['neither has', [not('no-probes'), not('no-probes')], not('no-probes')],
  ['one failed', [not('failure'), SEARCHED], { state: 'partly', why: 'failure' }],
  ['one failed, one had nothing to ask', [not('time'), not('no-probes')], not('time')],
  ['one in part', [{ state: 'partly', why: 'budget' }, SEARCHED], { state: 'partly', why: 'budget' }],
  ['none did', [not('budget'), not('failure')], not('budget')],
])('state of a submission: %s', async (_, [github, heritage], expected) => {
  const saying = (name: WebProvider['name'], state: SearchState | undefined): WebProvider =>
    fake(name, {
      search: () =>
        Promise.resolve({ ...NOTHING, searched: new Map(state === undefined ? [] : [[1, state]]) }),
    });
  const outcome = await searchWeb(
    [saying('github', github), saying('software-heritage', heritage)],
    subject(submission(1, [])),
    rules(),
    order(),
  );
  expect(outcome.searched.get(1)).toEqual(expected);
});

test('progress goes up to the end, and is the mean of all providers', async () => {
  const shares: number[] = [];
  const github = fake('github', {
    search: (_subject, _rules, { onProgress }) => {
      onProgress(0.5);
      onProgress(0.2);
      return Promise.resolve(NOTHING);
    },
  });
  await searchWeb(
    [github, fake('software-heritage')],
    subject(),
    rules(),
    order({ onProgress: (share) => shares.push(share) }),
  );
  expect(shares[0]).toBe(0.25);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('dates are put to the sources that they belong to', async () => {
  const source = (path: string): WebSource => ({
    provider: 'github',
    repository: 'a/b',
    commit: 'c',
    path,
    blob: 'd',
    url: 'https://github.com/a/b',
    licence: null,
    before: new Map([[1, 'unknown']]),
    publicSince: null,
    submissions: [1],
    ownOf: [],
    files: [],
  });
  const [one, two] = [source('one'), source('two')];
  const github = fake('github', {
    date: (sources) =>
      Promise.resolve(
        new Map(
          sources
            .slice(1)
            .map((each) => [each, { before: new Map([[1, 'yes']]), publicSince: '2026-01-01T00:00:00Z' }]),
        ),
      ),
  });
  const sources = await dateSources([fake('software-heritage'), github], [one, two], rules(), order());
  expect(sources).toEqual([
    one,
    { ...two, before: new Map([[1, 'yes']]), publicSince: '2026-01-01T00:00:00Z' },
  ]);
});
