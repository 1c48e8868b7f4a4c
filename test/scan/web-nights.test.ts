import { afterEach, expect, test } from 'vitest';
import { searchedClass, type SearchedClass } from './searched-class.ts';
import { seldom } from '../suite.ts';

let made: SearchedClass | null = null;
afterEach(async () => {
  await made?.close();
  made = null;
});

const searchedIn = (one: SearchedClass): number => Object.keys(one.own().web ?? {}).length;

seldom(
  'a class is searched over three nights, one of which is killed, and no query is asked twice',
  async () => {
    made = await searchedClass({ repositories: 12, budget: 5, copies: 4 });
    const counts: number[] = [];
    const remarks: (readonly string[])[] = [];
    for (const isKilled of [false, true, false, false]) {
      const scanned = await made.night(isKilled);
      remarks.push(scanned?.remarks ?? []);
      counts.push(searchedIn(made));
    }
    expect(counts).toEqual([4, 8, 12, 12]);
    const asked = made.queries();
    expect(asked).toHaveLength(3 * 5);
    // On a night whose first query finds nobody the next one asks whether this token sees anybody.
    const queries = asked.filter((one) => one !== 'public static void main language:Java');
    expect(asked.length - queries.length).toBe(2);
    expect(new Set(queries).size).toBe(queries.length);
    expect(remarks[0]).toEqual(['Web: 4 of 12 searched so far; the rest follows on the next nights.']);
    expect(remarks[2]).toEqual(['Web: 12 of 12 searched so far.']);
    const dashboard = made.issues().find((body) => body.includes('Web: '));
    expect(dashboard).toContain('12 of 12 searched so far');
  },
);

test('a finding stays on the nights after, for no query; it is told once', async () => {
  made = await searchedClass({ repositories: 3, budget: 9, copies: 2 });
  await made.night();
  expect(made.queries()).toHaveLength(9);
  const issue = (): string => made?.issues().find((body) => body.includes('### On the web (2)')) ?? '';
  expect(issue()).toContain('**new** · ');
  // Another one pushes: a check of all, in which only that one is searched for.
  await made.push(1);
  await made.night();
  // Three of its own, which find nothing, and the one that shows whether this night's token sees public code.
  expect(made.queries()).toHaveLength(9 + 3 + 1);
  expect(issue()).toContain('octo/work');
  expect(issue()).not.toContain('**new** · ');
  // Nothing changed and nothing waits.
  expect((await made.night())?.kind).toBe('waited');
});

seldom('a night on which GitHub fails stands, and the next one goes on', async () => {
  made = await searchedClass({ repositories: 4, budget: 20, copies: 2 });
  made.web.fail(/search\/code/, { status: 503 }, 8);
  expect((await made.night())?.outcome).toBe('passed');
  const first = searchedIn(made);
  expect(first).toBeLessThan(4);
  expect(made.own().unsearched).toEqual({});
  for (let night = 0; night < 3 && searchedIn(made) < 4; night += 1) await made.night();
  expect(searchedIn(made)).toBe(4);
});

seldom('what is declared starter code is fetched by the next scan, and taken so by its check', async () => {
  made = await searchedClass({ repositories: 2, budget: 6, copies: 2 });
  await made.night();
  const row = /`(w[0-9a-f]{7})`/.exec(made.issues().join('\n'))?.[1] ?? '';
  const queries = made.queries().length;
  await made.declare(row);
  expect((await made.night())?.kind).toBe('checked');
  const common = made.priors.at(-1)?.cases?.common ?? [];
  expect(common.map(({ path, by }) => `${path} ${by}`).join()).toMatch(/^octo\/work\d+\/a\.py ada$/);
  expect(made.own()).toMatchObject({ declaredSources: [], common: [{ by: 'ada' }] });
  expect(made.queries()).toHaveLength(queries);
});
