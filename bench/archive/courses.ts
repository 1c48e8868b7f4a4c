import { programs } from '../../test/engine/generated-programs.ts';
import { type Random, randomFrom } from '../../test/random.ts';

/** Programs of each course. */
export const COURSE = 200;

/** A function of the task is in so many of its programs. */
const SHARED = 0.08;

/**
 * The programs of one course, each a function of one seed: everybody writes two to five functions of their own and takes some of those that
 * the task suggests, from a pool of its own. What all write alike (loops, input and output) comes from the grammar.
 */
export function* course(seed: number, count = COURSE): Generator<string> {
  const random: Random = randomFrom(seed * 7_919 + 5);
  const pool = programs(12, 'java', random, 0).flatMap((text) => functionsOf(text));
  for (let at = 0; at < count; at += 1) {
    const [own = ''] = programs(1, 'java', random, 0);
    const taken = pool.filter(() => random.next() < SHARED);
    yield own.replace(/\n {4}static /, (start) => `\n${taken.join('\n')}${start}`);
  }
}

function functionsOf(text: string): readonly string[] {
  return text
    .split(/\n(?= {4}static )/)
    .slice(1)
    .map((part) => part.replace(/\n {4}public static void main[^]*/, '').replace(/\}\n*$/, '}'));
}
