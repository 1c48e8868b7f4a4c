import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TooManyReferences } from '../../src/engine/ai-references.ts';
import { calibrated, scaleNotices } from '../../src/engine/ai-scale.ts';
import type { EngineDocument, SubmissionResult } from '../../src/engine/api.ts';
import { PARAMETERS } from '../../src/engine/parameters.ts';
import { readDocument } from '../../src/engine/read-document.ts';
import { SEPARATOR } from '../../src/engine/tokenizers/vocabulary.ts';
import { disguised, analyse, document, javaPrograms, noticesOf } from './programs.ts';
import { seldom, tries } from '../suite.ts';

const POOL = javaPrograms(40, 7);
const program = (at: number): string => POOL[at] as string;
const SOLUTION = 11;

/** Seven others, who make a class of eight of one more. */
const OTHERS = [20, 21, 22, 23, 24, 25, 26].map((at) => document(at, { 'Main.java': program(at) }));
const reference = document(90, { 'Main.java': program(SOLUTION) }, 'ai-reference');

/** What is said of the first of some documents beside the references. */
function firstOf(documents: readonly EngineDocument[]): SubmissionResult | undefined {
  const id = documents[0]?.id;
  return analyse(documents, { ai: true }).submissions.find((each) => each.id === id);
}

const scoreOf = (documents: readonly EngineDocument[]): number | undefined => firstOf(documents)?.ai?.score;

/** Runs of k tokens as text. */
function runsOf(each: EngineDocument): Set<string> {
  const { abstracted } = readDocument(each, 999, { quality: false, abstracted: true }).facts;
  const tokens = [...(abstracted?.tokens ?? [])];
  const { k } = PARAMETERS;
  return new Set(
    tokens.flatMap((_, at) => {
      const run = tokens.slice(at, at + k);
      return run.length < k || run.includes(SEPARATOR) ? [] : [run.join()];
    }),
  );
}

describe('AI score', () => {
  seldom('is what counting runs by hand gives', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 39 }), { minLength: 8, maxLength: 20 }),
        fc.array(fc.integer({ min: 0, max: 39 }), { minLength: 1, maxLength: 5 }),
        (members, solutions) => {
          // Every third one has the program of the first, so that code is common in some classes.
          const submissions = members.map((at, id) =>
            document(id, { 'A.java': program(id % 3 === 0 ? (members[0] as number) : at) }),
          );
          const references = solutions.map((at, id) =>
            document(100 + id, { 'B.java': program(at) }, 'ai-reference'),
          );
          const { commonShare, commonAtLeast } = PARAMETERS;
          const runs = submissions.map(runsOf);
          const known = new Set(references.flatMap((each) => [...runsOf(each)]));
          const expected = runs.map((own, id) => {
            const counted = [...own].filter((run) => {
              const others = runs.filter((other, at) => at !== id && other.has(run)).length;
              return others < commonAtLeast || others < commonShare * (runs.length - 1);
            });
            if (counted.length < 100) return null;
            return calibrated(counted.filter((run) => known.has(run)).length / counted.length);
          });
          const { submissions: found } = analyse([...submissions, ...references], { ai: true });
          expect(found.map(({ ai }) => ai?.score ?? null)).toEqual(expected);
        },
      ),
      { numRuns: tries(8) },
    );
  });

  seldom('is 100 for a reference handed in, and not moved by names, layout and comments', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 19 }), fc.integer({ min: 1, max: 1000 }), (at, salt) => {
        const plain = scoreOf([document(1, { 'Main.java': program(at) }), ...OTHERS, reference]);
        const changed = scoreOf([
          document(1, { 'Main.java': disguised(program(at), salt) }),
          ...OTHERS,
          reference,
        ]);
        expect(plain).not.toBeUndefined();
        expect(changed).toBe(plain);
        expect(plain === 100).toBe(at === SOLUTION);
      }),
      { numRuns: tries(40) },
    );
  });

  it('shows the regions it found, without what many have', () => {
    const main =
      'class Main { public static void main(String[] a) { java.util.Scanner in = new java.util.Scanner(System.in); int n = in.nextInt(); } }';
    const others = OTHERS.map((each, at) =>
      document(each.id, { 'Main.java': program(20 + at), 'Z.java': main }),
    );
    const own = document(1, { 'A.java': program(SOLUTION), 'Z.java': main });
    const both = document(90, { 'Main.java': program(SOLUTION), 'Z.java': main }, 'ai-reference');
    const fragments = firstOf([own, ...others, both])?.ai?.fragments;
    expect(fragments?.[0]).toMatchObject({
      file: 'A.java',
      matchedFile: 'Main.java',
      reference: 90,
      lineStart: 3,
    });
    expect(fragments?.filter(({ file }) => file === 'Z.java')).toEqual([]);
    // With nobody else who has it, it counts.
    const alone = firstOf([own, ...OTHERS, both])?.ai?.fragments;
    expect(alone?.filter(({ file }) => file === 'Z.java')).toHaveLength(1);
  });

  it('does not count what three and 30 % of the others have, and counts what fewer have', () => {
    const withCopies = (copies: number): SubmissionResult | undefined =>
      firstOf([
        document(1, { 'A.java': program(SOLUTION), 'B.java': program(12) }),
        ...Array.from({ length: 9 }, (_, at) =>
          document(20 + at, { 'A.java': program(20 + at), 'C.java': at < copies ? program(SOLUTION) : '' }),
        ),
        document(90, { 'Main.java': program(SOLUTION) }, 'ai-reference'),
      ]);
    expect(withCopies(2)?.ai?.score).toBeGreaterThan(50);
    expect(withCopies(3)?.ai?.score).toBeLessThan(20);
  });

  it('is null, never 0, where it cannot be known', () => {
    const short = document(1, { 'A.java': 'class A { int f() { return 1; } }' });
    const python = document(2, { 'a.py': 'x = 1\n'.repeat(400) });
    const java = document(3, { 'Main.java': program(1) });
    const options = { ai: true };
    expect(firstOf([short, ...OTHERS, reference])?.ai).toBeNull();
    expect(firstOf([python, java, ...OTHERS, reference])?.ai).toBeNull();
    expect(firstOf([java, ...OTHERS])?.ai).toBeNull();
    expect(firstOf([java, ...OTHERS, reference])?.ai).not.toBeNull();
    expect(analyse([java, ...OTHERS, reference], { ...options, ai: false }).submissions[0]?.ai).toBeNull();
  });

  it('is null for all in a class of fewer than eight in the language of the references, which is said', () => {
    const submissions = [document(1, { 'Main.java': program(SOLUTION) }), ...OTHERS.slice(1)];
    const python = document(2, { 'a.py': 'x = 1\n'.repeat(400) });
    const small = analyse([...submissions, python, reference], { ai: true });
    expect(small.submissions.map(({ ai }) => ai)).toEqual(small.submissions.map(() => null));
    expect(noticesOf(small).join()).toContain(
      'no AI scores: with fewer than 8 submissions in the languages of the AI references it',
    );
    const enough = analyse([...submissions, ...OTHERS.slice(0, 1), reference], { ai: true });
    expect(enough.submissions[0]?.ai?.score).toBe(100);
  });

  it('says how it came about, how often people reach it, and who has none', () => {
    const short = document(1, { 'A.java': 'class A { int f() { return 1; } }' });
    const one = document(2, { 'A.java': program(3) });
    const [notice, ...more] = noticesOf(analyse([short, one, ...OTHERS, reference], { ai: true }));
    expect(more).toEqual([]);
    expect(notice).toContain('one AI-written solution, in runs of 12 tokens');
    expect(notice).toContain('without what at least 30 % of the other submissions have');
    expect(notice).toContain('40 % scores 50, 55 % scores 75, 65 % scores 85, 80 % scores 100');
    expect(notice).toContain('three solutions of the same task');
    expect(notice).toContain('of 2,810 scores of 281 programs written by people 0 were above 55 %');
    expect(notice).toContain('1 submission has no score');
    expect(analyse([one, ...OTHERS], { ai: true }).notices).toEqual([]);
    expect(analyse([one, ...OTHERS, reference], { ai: false }).notices).toEqual([]);
  });

  it('says so where most of the solution is what many have', () => {
    const all = Array.from({ length: 9 }, (_, id) => document(id, { 'A.java': program(SOLUTION) }));
    const found = analyse([...all, reference], { ai: true });
    expect(found.submissions.map(({ ai }) => ai)).toEqual(all.map(() => null));
    expect(noticesOf(found).join()).toContain('100 % of the AI-written code is code that at least 30 %');
    expect(noticesOf(found).join()).toContain('or many used such a solution');
  });

  it.each([
    [0.499, 1],
    [0.5, 2],
  ])('of %d of the solution left out has %d notices', (leftOut, notices) => {
    const facts = { references: 1, unscored: 0, run: 12, commonShare: 0.3, leastClass: 8, isSmall: false };
    expect(scaleNotices({ ...facts, leftOut })).toHaveLength(notices);
  });

  it('leaves starter code out before it counts', () => {
    const base = document(91, { 'Main.java': program(SOLUTION) }, 'base');
    expect(
      firstOf([document(1, { 'Main.java': program(SOLUTION) }), ...OTHERS, reference, base])?.ai,
    ).toBeNull();
  });

  it('is hardly another beside much starter code of its kind', () => {
    const large = document(91, { 'Frame.java': javaPrograms(60, 73).join('\n') }, 'base');
    const others = [document(1, { 'Main.java': disguised(program(SOLUTION), 1) }), ...OTHERS, reference];
    const [alone, beside] = [scoreOf(others), scoreOf([...others, large])];
    expect(alone).toBe(100);
    expect(beside).toBeGreaterThan(90);
  });

  it('refuses a sixth reference', () => {
    const references = [1, 2, 3, 4, 5, 6].map((id) =>
      document(id, { 'A.java': program(id) }, 'ai-reference'),
    );
    expect(() => analyse(references, { ai: true })).toThrow(TooManyReferences);
  });
});
