import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../../src/engine/api.ts';
import { PARAMETERS } from '../../src/engine/parameters.ts';
import { randomFrom } from '../random.ts';
import { analyse, document, javaPrograms, noticesOf } from './programs.ts';
import { seldom, some } from '../suite.ts';

/* A class that was given a framework which is nine tenths of every submission. */

const FRAMEWORK = framework(140);
const OWN = javaPrograms(8, 71);
const COPY = (OWN[2] as string).replaceAll(/\b(sum|left|best|count|value|row|dist)(\d)/g, 'mine_$1$2');
const CLASS = [...OWN, COPY].map((text, id) => document(id, { 'Frame.java': FRAMEWORK, 'Own.java': text }));

/** Code of another kind than the generated programs, so that their idioms are not in it. */
function framework(methods: number): string {
  const random = randomFrom(70);
  const link = (): string => `.get(${Array.from({ length: random.integer(0, 4) }, () => 'key').join(', ')})`;
  const call = (): string => `this.queue${Array.from({ length: random.integer(1, 5) }, link).join('')}`;
  const statement = (): string =>
    random.pick([
      `${call()};`,
      `if (!${call()}.equals(${call()})) throw new IllegalStateException(key + ${call()});`,
      `try { ${call()}; } catch (RuntimeException error) { ${call()}; }`,
      `switch (${call()}) { case 1: return ${call()}; default: break; }`,
      `String[] parts = ${call()}.split(":");`,
      `while (${call()} != null) { ${call()}; continue; }`,
      `listeners.forEach(each -> each.accept(${call()}));`,
    ]);
  const body = (): string => Array.from({ length: 6 }, statement).join('\n');
  return Array.from(
    { length: methods },
    (_, at) => `class Part${at} { Object run${at}(String key) { ${body()} return ${call()}; } }`,
  ).join('\n');
}

function flagged({ submissions }: ReturnType<typeof analyse>): number[] {
  return submissions
    .filter(({ comparability, peer }) => comparability === 'compared' && peer > PARAMETERS.clusterFrom)
    .map(({ id }) => id);
}

describe('a framework that is nine tenths of everybody', () => {
  it.each(some(['given', 'detected', 'noticed'], 2))(
    'that is %s leaves each one judged by the work of their own',
    (how) => {
      const result =
        how === 'given'
          ? analyse([...CLASS, document(99, { 'Frame.java': FRAMEWORK }, 'base')])
          : analyse(CLASS, { detectBaseCode: how === 'detected' });
      expect(result.submissions.map(({ comparability }) => comparability)).toEqual(
        CLASS.map(() => 'compared'),
      );
      expect(flagged(result)).toEqual([2, 8]);
      const scant = noticesOf(result).filter((notice) => notice.includes('but for less than 10 %'));
      expect(scant).toHaveLength(how === 'detected' ? 1 : 0);
    },
  );

  it('leaves them what is made as much of it is, and written otherwise', () => {
    // By their structure, nearly all short runs of anybody's own work stand in so much code of its kind.
    const large = javaPrograms(60, 73).join('\n');
    const given = CLASS.map(({ id }) =>
      document(id, { 'Frame.java': large, 'Own.java': [...OWN, COPY][id] ?? '' }),
    );
    const result = analyse([...given, document(99, { 'Frame.java': large }, 'base')]);
    expect(result.submissions.map(({ comparability }) => comparability)).toEqual(CLASS.map(() => 'compared'));
    expect(flagged(result)).toEqual([2, 8]);
  });

  it('takes nothing of its own either where it was given in many small pieces', () => {
    const pieces = javaPrograms(60, 73).flatMap((text) => text.match(/(?:.*\n){1,8}/g) ?? []);
    const given = pieces.map((text, at) => document(100 + at, { 'Frame.java': text }, 'base'));
    const result = analyse([
      ...[...OWN, COPY].map((text, id) => document(id, { 'Own.java': text })),
      ...given,
    ]);
    expect(result.submissions.map(({ comparability }) => comparability)).toEqual(CLASS.map(() => 'compared'));
    expect(flagged(result)).toEqual([2, 8]);
  });

  it('takes a small given piece with it, whatever its names are', () => {
    const piece = (list: string, each: string): string =>
      `int top(int[] ${list}) { int best = 0; for (int ${each} : ${list}) if (${each} > best) best = ${each}; return best; }`;
    const two = OWN.slice(0, 2).map((text, id) =>
      document(id, { 'Own.java': text, 'Piece.java': piece(`l${id}`, `e${id}`) }),
    );
    const small = document(98, { 'Piece.java': piece('numbers', 'number') }, 'base');
    const large = document(99, { 'Frame.java': FRAMEWORK }, 'base');
    const heldBy = (base: readonly EngineDocument[]): number[] =>
      analyse([...two, ...base]).commonCode.flatMap(({ submission, file }) =>
        file === 'Piece.java' ? [submission] : [],
      );
    expect(heldBy([large])).toEqual([]);
    expect(heldBy([small])).toEqual([0, 1]);
    expect(heldBy([small, large])).toEqual([0, 1]);
  });

  seldom('is all of a submission in which hardly anything was done', () => {
    const little = document(50, { 'Frame.java': FRAMEWORK, 'Own.java': 'class A { int a = f(1, 2); }' });
    const result = analyse([...CLASS, little, document(99, { 'Frame.java': FRAMEWORK }, 'base')]);
    expect(result.submissions.at(-1)?.comparability).toBe('starter-only');
  });

  seldom(
    'is all of what keeps less than a tenth and is too short, and not of what is as short beside a small one',
    () => {
      const [own = ''] = javaPrograms(1, 72);
      const short = own.split('\n').slice(0, 14).join('\n');
      const standing = (frame: string): readonly [string | undefined, number | undefined] => {
        const result = analyse([
          ...CLASS,
          document(50, { 'Frame.java': frame, 'Own.java': short }),
          document(99, { 'Frame.java': FRAMEWORK }, 'base'),
        ]);
        return [result.submissions.at(-1)?.comparability, result.submissions.at(-1)?.tokens];
      };
      const [whole, tokens = 0] = standing(FRAMEWORK);
      expect(whole).toBe('starter-only');
      expect(tokens).toBeGreaterThan(50);
      expect(tokens).toBeLessThan(PARAMETERS.minimumTokens);
      expect(standing(FRAMEWORK.slice(0, 1500))[0]).toBe('too-short');
    },
  );
});
