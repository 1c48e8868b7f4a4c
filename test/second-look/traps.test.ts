import { beforeAll, describe, expect, test, vi } from 'vitest';
import { EVERYTHING, some } from '../suite.ts';
import { describeWith } from '../system.ts';
import { seen, told } from './silent.ts';
import { type Compiler, COMPILERS, trapsOf } from './trap-programs.ts';
import { temporaryFolder } from '../temporary.ts';

/*
 * All that may begin a comment, a string, a pattern, a here-document or a directive, in all places where a real compiler does not
 * think so, with somebody else's program behind it: it is flagged, stands out or is told, whatever our reading of it was.
 */

vi.setConfig({ testTimeout: 600_000 });

let root = '';
beforeAll(() => {
  root = temporaryFolder();
});

/** Traps are laid for so many at once: each has a victim, and all others are honest. */
const CLASS = 60;
/** By day, for each language. */
const FEW = 8;

describe.each(some(Object.entries<Compiler>(COMPILERS), 2))('in %s', (_, compiler) => {
  const { needs, ending, frame, program, takes } = compiler;
  const [before, behind] = frame;
  const file = `main.${ending}`;
  const whole = (text: string): string => `${before}${text}${behind}`;

  describeWith(needs, 'a compiler', () => {
    test('finds a copy behind whatever it takes', async () => {
      const traps = some(trapsOf(compiler), FEW);
      const taken = takes([program(1), ...traps.map((trap) => `${trap}\n${program(1)}`)].map(whole));
      // It takes the program itself, and a good part of what is in front of it.
      expect(taken[0]).toBe(true);
      const laid = traps.filter((_trap, at) => taken[at + 1] === true);
      if (EVERYTHING) expect(laid.length).toBeGreaterThan(traps.length / 2);
      for (let from = 0; from < laid.length; from += CLASS) {
        const part = laid.slice(from, from + CLASS);
        const programs = part.flatMap((trap, at) => {
          const copy = program(100 + at);
          return [{ [file]: whole(copy) }, { [file]: whole(`${trap}\n${copy}`) }];
        });
        const found = new Set([...(await told(root, programs)), ...seen(programs)]);
        const pairs = part.map((_trap, at) => [`${2 * at} of ${2 * at + 1}`, `${2 * at + 1} of ${2 * at}`]);
        expect(part.filter((_trap, at) => !pairs[at]?.some((pair) => found.has(pair)))).toEqual([]);
        const all = new Set(pairs.flat());
        // Of two who hid all that they had, what is left may be alike: of an honest one nothing is told.
        const isHonest = (pair: string): boolean => pair.split(' of ').some((one) => Number(one) % 2 === 0);
        expect([...found].filter((pair) => !all.has(pair) && isHonest(pair))).toEqual([]);
      }
    });
  });
});
