import { describe, expect, test } from 'vitest';
import {
  compareKeys,
  type Findings,
  type PairFinding,
  type SubmissionFinding,
} from '../../src/contract/findings.ts';
import type { HandInFacts } from '../../src/contract/submission.ts';
import { peopleOfRun } from '../../src/check/run/people-of-run.ts';
import { groupsTogether, knowPeople, withPeople, withRoles } from '../../src/sources/people/people.ts';
import { openWords } from '../../src/base/words/open-words.ts';
import { inEnglish, said } from '../said.ts';
import { judged as judge } from '../verdict/judged.ts';
import { match } from '../report/sample.ts';
import { findings, POLICY, submission } from '../verdict/findings.ts';
import { folder, handIn, list } from './people.ts';
import { SILENT } from '../../src/base/effects.ts';

type Known = Pick<HandInFacts, 'id' | 'login' | 'email'> & { readonly name: string };

function pair(a: string, b: string, average: number, more: Partial<PairFinding> = {}): PairFinding {
  const shares = { similarity: average, matchedSimilarity: average, suspicion: average };
  return { a, b, ...shares, longestFragment: 50, overlap: 100, ...more };
}

/** A class in which the total of each is that of its highest pair, as the embedded service has it. */
function classOf(
  names: readonly string[],
  pairs: readonly PairFinding[],
  more: Partial<Findings> = {},
): Findings {
  const submissions = names.map((name): SubmissionFinding => {
    const own = pairs.filter(({ a, b }) => a === name || b === name);
    const total = Math.max(0, ...own.map(({ similarity }) => similarity ?? 0));
    const others = own.map(({ a, b }) => match(a === name ? b : a, [1, 9]));
    return submission(name, total, {
      suspicion: total,
      coverage: total,
      matches: others,
      comparability: 'compared',
    });
  });
  return findings(submissions, { pairs, ...more });
}

function counted(given: Findings, text: string, isSingle = false): Findings {
  const known = knowPeople(list(text), given.submissions);
  return withPeople(given, known, { isSingle, isRehearsal: false });
}

function flagged(given: Findings): readonly string[] {
  return judge(given, null, POLICY).flagged.map(({ key }) => key);
}

test('groups are all that belong together, by whatever', () => {
  const names = ['anna', 'boris', 'carla', 'dora', 'emil', 'fritz'];
  const groups = (text: string, ties: Parameters<typeof groupsTogether>[1] = []) =>
    groupsTogether(knowPeople(list(text), classOf(names, []).submissions), ties);
  expect(groups('id,team\nanna,Red\nboris,Red\ncarla,Blue\ndora,Blue\nemil,Green\n')).toEqual([
    ['anna', 'boris'],
    ['carla', 'dora'],
  ]);
  expect(groups('id,partners\nanna,boris\nboris,carla\ncarla,\n')).toEqual([['anna', 'boris', 'carla']]);
  expect(groups('id,name\nanna,Anna\n', [['emil', 'fritz', 'team']])).toEqual([['emil', 'fritz']]);
  expect(groups('id,name\nanna,Anna\n')).toEqual([]);
});

test('who belonged together in an earlier report still does before a check, where no list says it anew', () => {
  const names = ['anna', 'boris', 'carla'];
  const before = classOf(names, [pair('boris', 'anna', 90, { together: 'team' }), pair('anna', 'carla', 9)]);
  const earlier = { title: 'a class', findings: before, thresholds: { similarity: 75, ai: 75 } };
  const togetherOf = (rows: ReturnType<typeof list>) =>
    peopleOfRun(
      { packed: before.submissions as never, failures: [], people: rows },
      {
        settings: { checkId: null, source: 'directory', dryRun: false } as never,
        shard: null,
        world: { log: SILENT },
        prior: { earlier: { ...earlier, dismissed: [], files: () => [] } },
      },
    ).together;
  expect(togetherOf([])).toEqual([['boris', 'anna']]);
  expect(togetherOf(list('id,team\nanna,Red\ncarla,Red\n'))).toEqual([['anna', 'carla']]);
});

test.each([
  [['b', 'a'], ['a', 'b'], 0],
  [['a', 'c'], ['b', 'a'], 1],
  [['b', 'a'], ['c', 'a'], -1],
  [['z', 'a'], ['b', 'c'], -1],
])(
  'pairs %j and %j are ordered by keys, whichever is named first',
  ([a = '', b = ''], [c = '', d = ''], order) => {
    expect(compareKeys({ a, b }, { a: c, b: d })).toBe(order);
    expect(compareKeys({ a: b, b: a }, { a: c, b: d })).toBe(order);
    expect(compareKeys({ a, b }, { a: d, b: c })).toBe(order);
  },
);

const TEAM = 'id,team\nanna,Red\nboris,Red\ncarla,Blue\n';

describe('team mates', () => {
  test('are not flagged with each other, and their numbers come from what remains', () => {
    const given = classOf(
      ['anna', 'boris', 'carla'],
      [
        pair('anna', 'boris', 100, { standsOut: true }),
        pair('anna', 'carla', 30),
        pair('boris', 'carla', 20),
      ],
    );
    expect(flagged(given)).toEqual(['anna', 'boris']);
    const now = counted(given, TEAM);
    expect(flagged(now)).toEqual([]);
    expect(now.submissions.map(({ total, local, suspicion }) => [total, local, suspicion])).toEqual([
      [30, 30, 30],
      [20, 20, 20],
      [30, 30, 30],
    ]);
    expect(now.submissions.map(({ coverage }) => coverage)).toEqual([null, null, 30]);
    expect(now.pairs[0]).not.toHaveProperty('standsOut');
    expect(judge(now, null, POLICY)).toMatchObject({ outcome: 'passed', maxSimilarity: 30, standsOut: [] });
    expect(inEnglish(now.notices)).toContain('1 pair of team mates was not counted: they belong together.');
  });

  test.each([
    [75, []],
    [75.01, ['anna', 'carla']],
    [80, ['anna', 'carla']],
  ])('are flagged by another pair at %j', (average, keys) => {
    const given = classOf(
      ['anna', 'boris', 'carla'],
      [pair('anna', 'boris', 100), pair('anna', 'carla', average)],
    );
    expect(flagged(counted(given, TEAM)).toSorted()).toEqual(keys);
  });

  test('of whom nothing else is known have 0 where their pairs were read, and no number where they were not', () => {
    const given = classOf(['anna', 'boris', 'carla'], [pair('anna', 'boris', 100)]);
    expect(counted(given, TEAM).submissions.map(({ total }) => total)).toEqual([0, 0, 0]);
    const unread = {
      ...given,
      submissions: given.submissions.map((one) => ({ ...one, pairsUnread: true as const })),
    };
    expect(counted(unread, TEAM).submissions.map(({ total }) => total)).toEqual([null, null, 0]);
    expect(judge(counted(unread, TEAM), null, POLICY).notChecked).toEqual(['anna', 'boris']);
  });

  test('with whom everybody was compared were compared with nobody', () => {
    const given = classOf(['anna', 'boris'], [pair('anna', 'boris', 100)]);
    const now = counted(given, TEAM);
    expect(now.submissions).toMatchObject([
      { total: null, local: null, suspicion: null, comparability: 'alone' },
      { total: null, comparability: 'alone' },
    ]);
  });

  test('are in no piece of code, hidden file, or group of each other', () => {
    const hidden = { path: 'x.bin', otherPath: 'main.py', tokens: 90, leftOut: 'own' } as const;
    const given = classOf(
      ['anna', 'boris', 'carla', 'dora'],
      [pair('anna', 'boris', 90), pair('boris', 'carla', 90), pair('carla', 'dora', 90)],
      { clusters: [['anna', 'boris', 'carla', 'dora']], serviceFlaggedCount: 4 },
    );
    const [first, ...rest] = given.submissions;
    if (first === undefined) throw new Error('nobody');
    const submissions = [
      {
        ...first,
        hidden: [
          { ...hidden, otherKey: 'boris' },
          { ...hidden, otherKey: 'dora' },
        ],
      },
      ...rest,
    ];
    const now = counted({ ...given, submissions }, 'id,team\nanna,Red\nboris,Red\ncarla,Blue\ndora,Blue\n');
    expect(now.submissions[0]?.hidden?.map(({ otherKey }) => otherKey)).toEqual(['dora']);
    expect(now.submissions[1]?.matches.map(({ otherKey }) => otherKey)).toEqual(['carla']);
    expect(now.clusters).toEqual([['boris', 'carla']]);
    // Anna and Dora were above the service's own threshold through them alone.
    expect(now.serviceFlaggedCount).toBe(2);
    expect(judge(now, null, POLICY).warnings.join()).not.toContain('The service counts');
  });

  test('whose team has the name of another section’s are excused in their own', () => {
    const given = classOf(
      ['a', 'b', 'c', 'd'],
      [pair('a', 'b', 90), pair('c', 'd', 91), pair('a', 'c', 92), pair('b', 'd', 10)],
    );
    const now = counted(given, 'id,section,team\na,A,1\nb,A,1\nc,B,1\nd,B,1\n');
    expect(now.pairs.map(({ together }) => together)).toEqual(['team', 'team', undefined, undefined]);
    expect(inEnglish(now.notices)).toContain('2 pairs of team mates were not counted: they belong together.');
    expect(inEnglish(now.notices).join()).toContain('"1" stands in several sections');
  });
});

describe('who else belongs together', () => {
  test('partners, where one of the two says so, by any identifier', () => {
    const given = classOf(['1', '2', '3'], [pair('1', '2', 90), pair('2', '3', 90)]);
    const now = counted(given, 'id,name,partners\n1,Ann,Bob\n2,Bob,\n3,Cid,nobody\n');
    expect(now.pairs.map(({ together }) => together)).toEqual(['partners', undefined]);
    expect(inEnglish(now.notices).join()).toContain(
      'column partners: nobody, or not one alone, is called "nobody" (line 4)',
    );
  });

  test('partners whom the list does not have, by what their one submission is called', () => {
    const given = classOf(['a', 'b', 'c'], [pair('a', 'b', 90), pair('b', 'c', 90)]);
    const now = counted(given, 'id,partners\na,B\n');
    expect(now.pairs.map(({ together }) => together)).toEqual(['partners', undefined]);
    expect(inEnglish(now.notices).join()).not.toContain('column partners');
    // Who is on the list is called what it says there: another one called so is nobody's partner.
    const listed = counted(given, 'id,name,partners\na,Ann,Kim\n2,Kim,\n3,Kim,\n');
    expect(listed.pairs.map(({ together }) => together)).toEqual([undefined, undefined]);
    expect(inEnglish(listed.notices).join()).toContain('nobody, or not one alone, is called "Kim" (line 2)');
  });

  test('attempts of one person, which other people are compared with', () => {
    const given = classOf(
      ['anna', 'anna-1', 'boris', 'carla'],
      [pair('anna', 'anna-1', 95), pair('anna-1', 'boris', 85), pair('anna', 'carla', 10)],
    );
    const text = 'id,team,attempts\nanna,Red,anna-1\nboris,,\ncarla,,\n';
    const roles = withRoles(given.submissions, knowPeople(list(text), given.submissions));
    expect(roles.map(({ role }) => role)).toEqual(['judged', 'archive', 'judged', 'judged']);
    const now = counted(given, text);
    expect(now.pairs.map(({ together }) => together)).toEqual(['same-person', undefined, undefined]);
    expect(flagged(now)).toEqual(['boris']);
    expect(now.submissions[0]).toMatchObject({ total: 10, role: 'judged' });
    // What belongs to Anna belongs to her first attempt, too.
    expect(counted(given, text.replace('boris,,', 'boris,Red,')).pairs[1]?.together).toBe('team');
  });

  test('hand-ins of one person in one download, without any list', () => {
    const now = handIn('Ann', { id: '1', attempt: '2' });
    const before = handIn('Ann', { id: '1', attempt: '1' }, { role: 'archive' });
    const other = handIn('Bob', { id: '2' });
    const elsewhere = {
      ...handIn('Ann', { id: '1', attempt: '3' }, { role: 'archive' }),
      origin: { kind: 'directory', path: 'last-year.zip', handIn: { platform: 'canvas', id: '1' } } as const,
    };
    const all = [now, before, other, elsewhere];
    const given = findings(all, {
      pairs: [before, other, elsewhere].map(({ key }) => pair(now.key, key, 90)),
    });
    expect(counted(given, 'id\n99\n').pairs.map(({ together }) => together)).toEqual([
      'same-person',
      undefined,
      undefined,
    ]);
  });

  test.each<[platform: string, one: Known, other: Known, together: string | undefined]>([
    ['canvas', { name: 'Ann', id: '1' }, { name: 'ANN (1)', id: '1' }, 'same-person'],
    // Of another name it is a number that means something else.
    ['canvas', { name: 'Ann', id: '1' }, { name: 'Bob', id: '1' }, undefined],
    ['canvas', { name: 'Ann', id: '1' }, { name: 'Ann', id: '2' }, undefined],
    // New in every assignment: these are downloads of one.
    ['moodle', { name: 'Ann', id: '1' }, { name: 'Ann', id: '1' }, 'same-person'],
    ['moodle', { name: 'Ann', id: '1' }, { name: 'Ann', id: '2' }, undefined],
    ['moodle', { name: 'Ann', id: '1' }, { name: 'Bob', id: '1' }, undefined],
    // No number: namesakes, and teams that two sections count alike.
    ['teams', { name: 'Ann', id: 'Ann' }, { name: 'Ann', id: 'Ann' }, undefined],
    ['codegrade', { name: 'Ann', id: null }, { name: 'Ann', id: null }, undefined],
    // A login is what they are called.
    ['nbgrader', { name: 'a', id: 'a', login: 'a' }, { name: 'a', id: 'a', login: 'a' }, 'same-person'],
    // Students write name and number themselves; the address is the platform's.
    ['gradescope', { name: 'A', id: '1', email: 'a@x' }, { name: 'A', id: '1', email: 'A@x' }, 'same-person'],
    ['gradescope', { name: 'A', id: '1', email: 'a@x' }, { name: 'A', id: '1', email: 'b@x' }, undefined],
  ])('one person in two downloads of %s, known by the same: %j, %j', (platform, one, other, together) => {
    const at = (section: string, { name, ...facts }: Known) => ({
      ...handIn(name),
      key: `${section}/${name}`,
      name: `${section}/${name}`,
      origin: { kind: 'directory', path: `${section}.zip`, handIn: { platform, ...facts } } as const,
    });
    const all = [at('s1', one), at('s2', other)];
    const given = findings(all, { pairs: [pair(`s1/${one.name}`, `s2/${other.name}`, 90)] });
    expect(counted(given, 'id\n99\n').pairs.map((found) => found.together)).toEqual([together]);
  });

  test('staff with each other, who are compared with and not judged', () => {
    const given = classOf(['ta', 'prof', 'anna'], [pair('ta', 'prof', 100), pair('ta', 'anna', 90)]);
    const now = counted(given, 'id,staff\nta,yes\nprof,yes\nanna,\n');
    expect(now.pairs.map(({ together }) => together)).toEqual(['staff', undefined]);
    expect(now.submissions.map(({ role }) => role)).toEqual(['archive', 'archive', 'judged']);
    expect(flagged(now)).toEqual(['anna']);
  });

  test('the same work of a team that handed it in several times, and once', () => {
    const team = folder('class/Red', { total: 90, matches: [match('class/anna', [1, 9])] });
    const anna = folder('class/anna', { total: 90, matches: [match('class/Red', [1, 9])] });
    const carla = folder('class/carla');
    const given = findings([team, anna, carla], { pairs: [pair('class/Red', 'class/anna', 90)] });
    const now = counted(given, TEAM);
    expect(now.pairs[0]?.together).toBe('team');
    expect(now.submissions[0]?.person).toMatchObject({ team: 'Red', id: null });
  });
});

describe('another service', () => {
  test('keeps a number that such a pair does not explain', () => {
    const given = classOf(['anna', 'boris', 'carla'], [pair('anna', 'boris', 80), pair('anna', 'carla', 10)]);
    const [anna, ...rest] = given.submissions;
    if (anna === undefined) throw new Error('nobody');
    const totals = (total: number) =>
      counted({ ...given, submissions: [{ ...anna, total, totalSources: [total] }, ...rest] }, TEAM)
        .submissions[0];
    // It is not explained by a point and more.
    expect(totals(81.1)).toMatchObject({ total: 81.1, totalSources: [81.1] });
    expect(totals(81)).toMatchObject({ total: 10, totalSources: [] });
  });

  test('keeps what it found on the web', () => {
    const given = classOf(['anna', 'boris', 'carla'], [pair('anna', 'boris', 80), pair('anna', 'carla', 10)]);
    const [anna, ...rest] = given.submissions;
    if (anna === undefined) throw new Error('nobody');
    const now = counted({ ...given, submissions: [{ ...anna, web: 79 }, ...rest] }, TEAM);
    expect(flagged(now)).toEqual(['anna']);
  });
});

describe('names', () => {
  const given = classOf(['anna', 'boris', 'eve'], []);
  const text =
    'login,name,section,team,time,email\nanna,Anna Ng,B,Red,noon,a.ng@x.example\nboris,,A,,,\nzoe,Zoë,A,,,\nta,Tom,,,,\n';

  test('are the list’s for staff, with what the source says kept', async () => {
    const now = counted(given, text);
    expect(now.submissions.map(({ key, name }) => [key, name])).toEqual([
      ['anna', 'Anna Ng'],
      ['boris', 'boris'],
      ['eve', 'eve'],
    ]);
    expect(now.submissions[0]?.person).toEqual({
      id: 'anna',
      section: 'B',
      team: 'Red',
      isStaff: false,
      time: 'noon',
      sourceName: 'anna',
      also: ['a.ng@x.example'],
    });
    expect(now.submissions[2]).not.toHaveProperty('person');
    expect(inEnglish(now.notices)).toEqual([
      'people: 2 of 4 on the list match no submission: "Zoë" (line 4) and "Tom" (line 5).',
      'people: 1 submission belongs to nobody on the list: "eve". If these people are missing on the list, add a row for each; if they are on it, say in its column id, login, email or file which submission is theirs.',
    ]);
    expect(said(now.notices[0], await openWords('de'))).toBe(
      'people: 2 von 4 Personen der Liste passen zu keiner Abgabe: "Zoë" (Zeile 4) und "Tom" (Zeile 5).',
    );
  });

  test('tell people of one name apart, and the hand-ins of one person', () => {
    const canvas = (name: string, id: string, more: Partial<SubmissionFinding> = {}) =>
      handIn(name, { id, attempt: more.role === 'archive' ? 'earlier' : '2' }, more);
    const all = [
      canvas('bergannlee (7)', '7'),
      canvas('bergannlee (8)', '8'),
      canvas('faida', '9'),
      canvas('faida (earlier: 1)', '9', { role: 'archive' }),
      canvas('chenbo', '10'),
    ];
    const rows = 'id,name\n7,Ann-Lee Berg\n8,ann-lee  berg\n9,Ida Falk\n10,Bo Chen\n';
    const now = counted({ ...given, submissions: all, pairs: [] }, rows);
    expect(now.submissions.map(({ name }) => name)).toEqual([
      'Ann-Lee Berg (7)',
      'ann-lee  berg (8)',
      'Ida Falk',
      'Ida Falk (faida (earlier: 1))',
      'Bo Chen',
    ]);
    const late = counted(
      { ...given, submissions: [canvas('Ann Lee', '7'), canvas('Ann Lee (8)', '8')], pairs: [] },
      'id\n7\n',
    );
    expect(late.submissions.map(({ name }) => name)).toEqual(['Ann Lee (7)', 'Ann Lee (8)']);
    const namesakes = classOf(['Ann Lee', 'lee'], []);
    const called = counted(namesakes, 'id,name,file\n7,Ann Lee,Ann Lee\n8,Ann Lee,lee\n').submissions;
    expect(called.map(({ name, person }) => [name, person?.sourceName])).toEqual([
      ['Ann Lee (7)', 'Ann Lee'],
      ['Ann Lee (8)', 'lee'],
    ]);
  });

  test('stay those of the source where one submission is judged, and nobody else is expected', () => {
    const now = counted(given, text, true);
    expect(now.submissions[0]).toMatchObject({ name: 'anna', person: { section: 'B' } });
    expect(now.notices).toEqual([]);
  });

  test('a rehearsal says who was matched, and by what', () => {
    const known = knowPeople(list(text), given.submissions);
    const { notices } = withPeople(given, known, { isSingle: false, isRehearsal: true });
    expect(notices.at(-1)).toBe(
      'people: 2 submissions matched by login: "anna" is "Anna Ng" (line 2), "boris" (line 3).',
    );
  });

  test('names of hostile text and long lists stay one bounded line', () => {
    const rows = Array.from({ length: 30 }, (_, at) => `id${at},"evil\u202e\n<b>${at}"`).join('\n');
    const [notice = ''] = inEnglish(counted(given, `id,name\n${rows}\n`).notices);
    expect(notice).toMatch(/ and 20 more\.$/);
    expect(notice).not.toMatch(/[\u202e\n]/);
  });
});
