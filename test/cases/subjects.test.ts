import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseKey, inOrder } from '../../src/report/cases/merge-cases.ts';
import { subjectOfKey, subjectsOf } from '../../src/channels/cases.ts';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import { pairKeySchema } from '../../src/bot/scan/state/state-schema.ts';
import { submission } from '../report/sample.ts';

function folder(path: string, name: string, more: Partial<SubmissionFinding> = {}): SubmissionFinding {
  return submission(path, { name, origin: { kind: 'directory', path }, ...more });
}

function subjects(...all: readonly SubmissionFinding[]): readonly (string | undefined)[] {
  const named = subjectsOf(all);
  return all.map(({ key }) => named.get(key));
}

describe('what a submission goes by', () => {
  test('a repository goes by its id, which a rename leaves alone', () => {
    const repository = (key: string): SubmissionFinding =>
      submission(key, {
        origin: { kind: 'repository', owner: 'cs1', repo: key, repositoryId: 12, sha: 'a'.repeat(40) },
      });
    expect(subjects(repository('cs1/old'))).toEqual(['12']);
    expect(subjects(repository('cs1/renamed'))).toEqual(['12']);
  });

  test('a folder goes by its name, wherever it lies', () => {
    const [here] = subjects(folder('submissions/äöü <!-- -->', 'äöü <!-- -->'));
    const [there] = subjects(folder('/tmp/x/äöü <!-- -->.zip', 'äöü <!-- -->'), folder('/tmp/x/b', 'b'));
    expect(here).toMatch(/^k[0-9a-f]{16}$/);
    expect(there).toBe(here);
    expect(subjects(folder('submissions/other', 'other'))).not.toEqual([here]);
  });

  test.each([
    ['number', { id: '48213', email: 'ann@x.edu' }],
    ['login', { id: null, login: 'ann' }],
    ['e-mail', { id: null, email: 'ann@x.edu' }],
  ])('who handed in on a platform goes by the %s, however the name is written', (_, facts) => {
    const handedIn = (name: string): SubmissionFinding =>
      folder(`x/${name}`, name, {
        origin: { kind: 'directory', path: 'x', handIn: { platform: 'gradescope', ...facts } },
      });
    expect(subjects(handedIn('Ann Lee'))).toEqual(subjects(handedIn('Ann Lee-Berg')));
    expect(subjects(handedIn('Ann Lee'))).not.toEqual(subjects(folder('x/Ann Lee', 'Ann Lee')));
  });

  test('a folder goes by its own name, whatever a list of people calls it', () => {
    const person = { id: '4711', section: null, team: null, isStaff: false, sourceName: 'ann' };
    const [listed, other] = subjects(
      folder('here/ann', 'Ann Lee', { person }),
      folder('here/lee', 'Ann Lee (4712)', { person: { ...person, id: '4712', sourceName: 'lee' } }),
    );
    expect(listed).toBe(subjects(folder('there/ann', 'ann'))[0]);
    expect(other).toBe(subjects(folder('there/lee', 'lee'))[0]);
  });

  test('two of one name go by where they lie', () => {
    const [a, b] = subjects(folder('monday/ann', 'ann'), folder('tuesday/ann', 'ann'));
    expect(a).toBe(subjectOfKey('monday/ann'));
    expect(b).toBe(subjectOfKey('tuesday/ann'));
  });

  test('the folders that tell them apart on the page change nothing', () => {
    const kept = subjects(folder('a/ann', 'ann'), folder('b/ann', 'ann'), folder('b/bo', 'bo'));
    expect(subjects(folder('a/ann', 'a/ann'), folder('b/ann', 'b/ann'), folder('b/bo', 'b/bo'))).toEqual(
      kept,
    );
    const twice = [folder('a/ann', 'a/ann'), folder('a/ann.zip', 'a/ann.zip')] as const;
    expect(subjects(...twice)).toEqual(['a/ann', 'a/ann.zip'].map(subjectOfKey));
  });

  test("last year's submission of a name is not this year's", () => {
    const [now, before] = subjects(folder('now/ann', 'ann'), folder('then/ann', 'ann', { role: 'archive' }));
    expect(now).toBe(subjects(folder('elsewhere/ann', 'ann'))[0]);
    expect(before).not.toBe(now);
  });

  test('what is neither goes by its key, as the bot names it', () => {
    const origin = {
      kind: 'pull-request',
      owner: 'a',
      repo: 'b',
      number: 3,
      sha: 'a'.repeat(40),
      author: 'x',
    } as const;
    expect(subjects(submission('a/b#3', { origin }))).toEqual([subjectOfKey('a/b#3')]);
    expect(subjects(submission('41'))).toEqual([subjectOfKey('41')]);
  });
});

describe('the key of a pair or group', () => {
  const subject = fc.oneof(fc.integer({ min: 1, max: 2 ** 40 }).map(String), fc.string().map(subjectOfKey));

  test('is the same in any order, and that of a pair is one that the state of scans takes', () => {
    fc.assert(
      fc.property(fc.array(subject, { minLength: 2, maxLength: 6 }), (all) => {
        expect(caseKey(all)).toBe(caseKey(all.toReversed()));
        expect(inOrder(all).join('-')).toBe(caseKey(all));
        expect(pairKeySchema.safeParse(caseKey(all.slice(0, 2))).success).toBe(true);
      }),
    );
  });

  test('names ids by number, before digests', () => {
    expect(caseKey([subjectOfKey('a'), '100', '20'])).toBe(`20-100-${subjectOfKey('a')}`);
  });
});
