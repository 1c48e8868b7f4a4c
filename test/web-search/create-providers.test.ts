import { expect, test } from 'vitest';
import { WEB_PROVIDERS } from '../../src/contract/web.ts';
import { createProviders } from '../../src/service/web-search/create-providers.ts';
import { FakeClock } from '../fake-clock.ts';
import { file, probe, rules, subject, submission } from './subjects.ts';
import { SILENT } from '../../src/base/effects.ts';

const OPTIONS = {
  token: null,
  apiUrl: 'https://api.github.com',
  environment: {},
  clock: new FakeClock(),
  log: SILENT,
  userAgent: 'test',
};

test('those that are named, in their order, and nothing is asked before a search', async () => {
  const providers = createProviders({ ...OPTIONS, names: ['software-heritage', 'github'] });
  expect(providers.map(({ name }) => name)).toEqual(['software-heritage', 'github']);
  expect(createProviders({ ...OPTIONS, names: [] })).toEqual([]);
  expect(createProviders({ ...OPTIONS, names: WEB_PROVIDERS })).toHaveLength(2);
  for (const provider of providers) await provider.close();
});

test('a plan is made without asking anybody: queries of one, hashes of the other', () => {
  const [github, heritage] = createProviders({ ...OPTIONS, names: WEB_PROVIDERS });
  const one = subject(
    submission(1, [probe('parse tax'), probe('round cents')], {
      files: [file('A.java', { blob: 'a'.repeat(40) })],
    }),
    submission(2, [probe('parse tax')], {
      files: [
        file('B.java', { blob: 'a'.repeat(40) }),
        file('C.java', { blob: 'c'.repeat(40), unasked: 'short' }),
      ],
    }),
  );
  expect(github?.plan(one, rules(), 1)).toEqual([
    { provider: 'github', kind: 'query', text: 'parse tax language:Java', submissions: [1, 2] },
  ]);
  expect(heritage?.plan(one, rules(), 0)).toEqual([
    {
      provider: 'software-heritage',
      kind: 'hashes',
      text: `swh:1:cnt:${'a'.repeat(40)}`,
      submissions: [1, 2],
    },
  ]);
});
