import { expect, test } from 'vitest';
import type { SearchRules } from '../../src/service/web-search/provider.ts';
import { MINUTE, repository, type Scene, searchScene } from './scene.ts';
import { probe, rules as someRules, subject, submission } from './subjects.ts';

const CODE = 'class Invoice { int taxRate; void roundCents() {} }';
const LAST = { 'A.java': CODE };
const ASKED = subject(submission(1, [probe('taxRate roundCents')]));

const PUSHED = repository('ada/invoices', LAST, {
  createdAt: '2026-02-01T00:00:00Z',
  pushes: [
    { at: '2026-02-01T10:00:00Z', files: { 'README.md': 'soon' } },
    { at: '2026-02-02T10:00:00Z', files: { 'A.java': 'class Invoice {}' } },
    { at: '2026-02-03T10:00:00Z', files: LAST },
    { at: '2026-02-04T10:00:00Z', files: { ...LAST, 'B.java': 'class B {}' } },
    { at: '2026-02-05T10:00:00Z', files: { ...LAST, 'B.java': 'class B2 {}' } },
  ],
});

async function dated(scene: Scene, handedInAt: SearchRules['handedInAt']) {
  const rules = someRules({ handedInAt });
  const { sources } = await scene.search(ASKED, rules);
  const answer = await scene.provider.date(sources, rules, {
    endsAtMs: scene.clock.now() + MINUTE,
    signal: new AbortController().signal,
    onSent: (line) => void scene.sent.push(line),
  });
  const [source] = sources;
  if (source === undefined) throw new Error('nothing was found');
  return { source, date: answer.get(source) };
}

test.each([
  ['before the repository was made', '2026-01-31T23:59:59Z', 'no', null],
  ['at the second it was made', '2026-02-01T00:00:00Z', 'unknown', null],
  ['after it was made, before the file stood there', '2026-02-01T12:00:00Z', 'unknown', null],
  ['while the file was another', '2026-02-02T12:00:00Z', 'unknown', null],
  ['at the second of the push', '2026-02-03T10:00:00Z', 'unknown', null],
  ['a second after the push', '2026-02-03T10:00:01Z', 'yes', '2026-02-03T10:00:00Z'],
  ['long after it', '2026-03-01T00:00:00Z', 'yes', '2026-02-03T10:00:00Z'],
  ['in another zone', '2026-02-03T12:00:01+02:00', 'yes', '2026-02-03T10:00:00Z'],
])('handed in %s', async (_, at, before, since) => {
  const scene = await searchScene([PUSHED]);
  const { date } = await dated(scene, new Map([[1, at]]));
  expect(date?.before.get(1)).toBe(before);
  expect(date?.publicSince).toBe(since);
});

test('tells it of everybody, for whomever the source was found', async () => {
  const scene = await searchScene([PUSHED]);
  const { source, date } = await dated(
    scene,
    new Map([
      [2, '2026-01-01T00:00:00Z'],
      [3, '2026-03-01T00:00:00Z'],
      [4, '2026-03-01T00:00:00Z'],
    ]),
  );
  expect([...source.before]).toEqual([
    [1, 'unknown'],
    [2, 'no'],
  ]);
  expect(new Map(date?.before)).toEqual(
    new Map([
      [1, 'unknown'],
      [2, 'no'],
      [3, 'yes'],
      [4, 'yes'],
    ]),
  );
});

test('a time that is not known asks nothing and says nothing', async () => {
  const scene = await searchScene([PUSHED]);
  const { date } = await dated(scene, new Map());
  expect(date).toEqual({ before: new Map([[1, 'unknown']]), publicSince: null });
  expect(scene.github.requests.filter(({ path }) => path.includes('activity'))).toEqual([]);
});

test('many pushes cost few requests, and each is in the ledger', async () => {
  const pushes = Array.from({ length: 90 }, (_, index) => ({
    at: new Date(Date.parse('2026-02-01T00:00:00Z') + index * MINUTE).toISOString(),
    files: index < 30 ? { 'A.java': `class A${index} {}` } : LAST,
  }));
  const scene = await searchScene([
    repository('ada/invoices', LAST, { createdAt: '2026-02-01T00:00:00Z', pushes }),
  ]);
  const { date } = await dated(scene, new Map([[1, '2026-02-02T00:00:00Z']]));
  expect(date?.publicSince).toBe(pushes[30]?.at);
  const asked = scene.github.requests.filter(({ path }) => path.includes('/contents/'));
  expect(asked.length).toBeLessThanOrEqual(8);
  expect(scene.sent).toHaveLength(scene.github.requests.length);
});

test.each([
  ['GitHub keeps no record of pushes', { status: 404 }],
  ['the token may not see them', { status: 403 }],
  ['a limit is reached', { status: 429 }],
])('%s: the time is not known, and nothing fails', async (_, fault) => {
  const scene = await searchScene([PUSHED]);
  scene.github.fail(/activity/, fault, 9);
  const { date } = await dated(scene, new Map([[1, '2026-03-01T00:00:00Z']]));
  expect(date?.before.get(1) ?? 'unknown').toBe('unknown');
  expect(date?.publicSince ?? null).toBeNull();
});
