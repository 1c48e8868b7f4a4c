import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSet } from './dataset.ts';
import { KINDS, mutate, statementsOf } from './engine-mutations.ts';
import { randomFrom } from '../test/random.ts';

/*
 * Makes a labelled set from programs that were written independently: `node bench/engine-mutate.ts IN OUT KIND [PREFIX]`
 *
 * Every program of IN whose id holds PREFIX is kept, and a part of them gets disguised copies; a pair of a program and
 * its own copy (or of two copies of one) is positive, any other negative. KIND: dead-code, refactor, both, heavy. It works on
 * lines; what it makes reads like the original's language, though it need not compile.
 */

const [input, output, kind = 'both', prefix = ''] = process.argv.slice(2);
const strength = KINDS[kind];
if (input === undefined || output === undefined || strength === undefined) {
  process.stderr.write(
    `usage: node bench/engine-mutate.ts IN OUT ${Object.keys(KINDS).join('|')} [PREFIX]\n`,
  );
  process.exitCode = 2;
} else {
  const random = randomFrom(20_260_101);
  const set = readSet(input);
  const decoder = new TextDecoder();
  const groups = set.groups.map((group) => {
    const kept = group.submissions.filter(({ name }) => name.includes(prefix));
    const pool = statementsOf(kept.flatMap(({ files }) => files.map(({ bytes }) => decoder.decode(bytes))));
    const subs: Record<string, string[]> = {};
    const origin: Record<string, string> = {};
    const write = (name: string, file: string, text: string): void => {
      const target = `${name}/${path.basename(file)}`;
      mkdirSync(path.join(output, 'files', name), { recursive: true });
      writeFileSync(path.join(output, 'files', target), text);
      (subs[name] ??= []).push(target);
    };
    for (const { name, files } of kept) {
      const own = name.replaceAll('/', '_');
      origin[own] = own;
      for (const file of files) write(own, file.path, decoder.decode(file.bytes));
      if (random.next() < 0.4) {
        const copy = `${own}-copy`;
        origin[copy] = own;
        for (const file of files) {
          write(copy, file.path, mutate(file.path, decoder.decode(file.bytes), random, strength, pool));
        }
      }
    }
    const names = Object.keys(subs);
    const pairs = names.flatMap((a, at) =>
      names.slice(at + 1).map((b) => [a, b, origin[a] === origin[b] ? 1 : 0, kind] as const),
    );
    return { id: group.id, subs, base: null, pairs };
  });
  writeFileSync(
    path.join(output, 'manifest.json'),
    JSON.stringify({ name: `${set.name}-${kind}`, lang: set.language, groups }),
  );
}
