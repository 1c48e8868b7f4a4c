/**
 * Writes a class whose submissions are all alike, the worst case for whatever keeps pairs and matches:
 * `node bench/similar-class.ts FOLDER [submissions]`. Everybody hands in the same five files, each with names, order and
 * some statements of their own, so that every pair is above any threshold. The same each time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from '../test/engine/generated-programs.ts';
import { type Random, randomFrom } from '../test/random.ts';

const FILES = 5;
/** Programs of about 60 lines each that are one file: about 40 kB of source a submission, a term's project. */
const PROGRAMS = 6;

/** Files of each submission in turn. */
export function* similarClass(
  submissions: number,
): Generator<{ readonly name: string; readonly files: readonly (readonly [string, string])[] }> {
  const random = randomFrom(7);
  const parts = programs(FILES * PROGRAMS, 'cpp', random, 0);
  for (let at = 0; at < submissions; at += 1) {
    const files = Array.from({ length: FILES }, (_, n): readonly [string, string] => {
      const own = parts.slice(n * PROGRAMS, (n + 1) * PROGRAMS);
      return [`src/part${n}.cpp`, own.map((part) => reworked(part, random, at)).join('\n')];
    });
    yield { name: `student-${String(at + 1).padStart(5, '0')}`, files };
  }
}

/** A copy with names and one statement in thirty of its own. */
function reworked(source: string, random: Random, student: number): string {
  const suffix = random.pick(['', '_a', '_mine', `_${student}`]);
  return source
    .split('\n')
    .flatMap((line) =>
      line.endsWith(';') && !/return/.test(line) && random.next() < 1 / 30
        ? [line, `int extra${random.integer(1, 999)} = ${random.integer(1, 9)};`]
        : [line],
    )
    .join('\n')
    .replaceAll(/\b(sum|best|left|row)(\d)/g, `$1${suffix}$2`);
}

if (import.meta.main) {
  const [folder, size = '1000'] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: node bench/similar-class.ts FOLDER [submissions]');
  for (const { name, files } of similarClass(Number(size))) {
    for (const [path, text] of files) {
      mkdirSync(join(folder, name, 'src'), { recursive: true });
      writeFileSync(join(folder, name, path), text);
    }
  }
}
