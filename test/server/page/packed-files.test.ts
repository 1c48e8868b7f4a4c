import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packFiles, unpackFiles } from '../../../src/program/server/page/draft.ts';
import { temporary } from '../../embedded/serving.ts';

const name = fc.stringMatching(/^[a-zä.]{1,6}x$/);
const files = fc.uniqueArray(
  fc.record({
    path: fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/')),
    bytes: fc.uint8Array({ maxLength: 40 }),
  }),
  { selector: ({ path }) => path.split('/')[0]?.toLowerCase(), maxLength: 8 },
);

test('what is packed is there again, byte for byte, from a file and from memory', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (all) => {
      const [from, to] = [join(temporary(), 'from'), temporary()];
      mkdirSync(from);
      for (const { path, bytes } of all) {
        mkdirSync(dirname(join(from, path)), { recursive: true });
        writeFileSync(join(from, path), bytes);
      }
      await packFiles(from, join(to, 'packed'));
      await unpackFiles(join(to, 'packed'), join(to, 'file'));
      await unpackFiles(readFileSync(join(to, 'packed')), join(to, 'memory'));
      for (const folder of ['file', 'memory']) {
        const there = readdirSync(join(to, folder), { recursive: true, withFileTypes: true });
        expect(there.filter((entry) => entry.isFile())).toHaveLength(all.length);
        for (const { path, bytes } of all) {
          expect(new Uint8Array(readFileSync(join(to, folder, path)))).toEqual(bytes);
        }
      }
    }),
    { numRuns: 20 },
  );
});
