import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonEnds, fittedNames, shortNames } from '../../src/base/text/short-names.ts';
import { tries } from '../suite.ts';

const PEOPLE = ['alice', 'bob', 'Zoë', '王伟', 'Dubois Jan'];

/** Names as lists show them. */
function shown(names: readonly string[]): readonly string[] {
  return [...shortNames(names, commonEnds(names)).values()];
}

describe('what all names of a class begin and end with', () => {
  test.each([
    // Moodle: the number is a person's, so it stays.
    [
      [
        'Dubois Jan_481634_assignsubmission_file',
        'Roy Ada_7_assignsubmission_file',
        'Li Bo_9_assignsubmission_file',
      ],
      ['Dubois Jan_481634', 'Roy Ada_7', 'Li Bo_9'],
    ],
    [PEOPLE.map((name) => `hw1-${name}`), PEOPLE],
    [PEOPLE.map((name) => `cs101-2026-hw1-${name}-2026`), PEOPLE],
    // Not the letters that people share by chance.
    [
      ['hw1-alan', 'hw1-alice', 'hw1-alva'],
      ['alan', 'alice', 'alva'],
    ],
    [
      ['a1-homework', 'b1-homework', 'c1-homework'],
      ['a1', 'b1', 'c1'],
    ],
    // A bare number is no name.
    [
      ['hw3-group-1', 'hw3-group-2', 'hw3-group-3'],
      ['group-1', 'group-2', 'group-3'],
    ],
    [
      ['student-01', 'student-02', 'student-03'],
      ['student-01', 'student-02', 'student-03'],
    ],
    [
      [
        'Participant_48_assignsubmission_file',
        'Participant_49_assignsubmission_file',
        'Participant_50_assignsubmission_file',
      ],
      ['Participant_48', 'Participant_49', 'Participant_50'],
    ],
    // A family has its name before a blank.
    [
      ['Müller Anna', 'Müller Bert', 'Müller Cleo'],
      ['Müller Anna', 'Müller Bert', 'Müller Cleo'],
    ],
    [
      ['Lab 2 - anna', 'Lab 2 - bert', 'Lab 2 - cleo'],
      ['anna', 'bert', 'cleo'],
    ],
    [
      ['anna.java', 'bert.java', 'cleo.java'],
      ['anna', 'bert', 'cleo'],
    ],
    // Shorter than what is worth it.
    [
      ['a-anna', 'a-bert', 'a-cleo'],
      ['a-anna', 'a-bert', 'a-cleo'],
    ],
    [
      ['ab-anna', 'ab-bert', 'ab-cleo'],
      ['anna', 'bert', 'cleo'],
    ],
    // Nothing would be left of the first.
    [
      ['-homework', 'b-homework', 'c-homework'],
      ['-homework', 'b-homework', 'c-homework'],
    ],
    // Two may be alike by chance.
    [
      ['hw1-anna', 'hw1-bert'],
      ['hw1-anna', 'hw1-bert'],
    ],
    [[], []],
  ])('%j: %j', (names, expected) => {
    expect(shown(names)).toEqual(expected);
  });

  test('an accent stays with its letter', () => {
    const names = ['e\u0301a', 'e\u0301b', 'e\u0301c'].map((name) => `hw1-${name}`);
    expect(shown(names)).toEqual(['e\u0301a', 'e\u0301b', 'e\u0301c']);
    expect(shown(['hw-\u0301a', 'hw-\u0301b', 'hw-\u0301c'])).toEqual([
      'hw-\u0301a',
      'hw-\u0301b',
      'hw-\u0301c',
    ]);
  });

  test('120 names of a platform show what tells them apart', () => {
    const names = Array.from(
      { length: 120 },
      (_, at) => `Name${at} First_${481_000 + at}_assignsubmission_file`,
    );
    expect(commonEnds(names)).toEqual({ start: '', end: '_assignsubmission_file' });
    expect(new Set(shown(names)).size).toBe(120);
  });
});

test('a name of the archive that would be the same as a short one keeps both whole', () => {
  const judged = ['hw1-anna', 'hw1-bert', 'hw1-cleo'];
  const all = [...judged, 'anna', 'hw1-hw1-anna', '2025/hw1-bert'];
  expect([...shortNames(all, commonEnds(judged))]).toEqual([
    ['hw1-anna', 'hw1-anna'],
    ['hw1-bert', 'bert'],
    ['hw1-cleo', 'cleo'],
    ['anna', 'anna'],
    ['hw1-hw1-anna', 'hw1-hw1-anna'],
    ['2025/hw1-bert', '2025/hw1-bert'],
  ]);
});

const part = fc.string({
  unit: fc.constantFrom('a', 'b', '-', '_', ' ', '1', 'é', '王', '\u0301', '😀'),
  maxLength: 6,
});
const anyNames = fc
  .tuple(part, part, fc.array(part, { minLength: 1, maxLength: 12 }), fc.array(part, { maxLength: 3 }))
  .map(([start, end, middles, others]) => ({
    judged: middles.map((middle) => start + middle + end),
    others,
  }));

test('cut names stay distinct, are parts of the whole ones, and none is empty', () => {
  fc.assert(
    fc.property(anyNames, fc.integer({ min: 3, max: 9 }), ({ judged, others }, most) => {
      const all = [...judged, ...others];
      const short = shortNames(all, commonEnds(judged));
      expect(new Set(short.values()).size).toBe(new Set(all).size);
      for (const [name, text] of short) {
        expect(name).toContain(text);
        expect(text === '').toBe(name === '');
      }
      const fitted = fittedNames([...short.values()], most);
      expect(new Set(fitted.values()).size).toBe(new Set(all).size);
      for (const [name, text] of fitted) {
        expect(text === name || Array.from(text).length === most).toBe(true);
      }
    }),
    { numRuns: tries(500) },
  );
});

test('long names lose their middle, and stay whole where that would make two of them one', () => {
  expect([...fittedNames(['short', 'a-long-name-of-anna', 'a-long-name-of-bert'], 9).values()]).toEqual([
    'short',
    'a-lo…anna',
    'a-lo…bert',
  ]);
  expect([...fittedNames(['assignment-x-one', 'assignment-y-one'], 9).values()]).toEqual([
    'assignment-x-one',
    'assignment-y-one',
  ]);
});
