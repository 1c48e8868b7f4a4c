import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import { expect, test } from 'vitest';
import { fs } from '../../src/native/files.ts';
import { temporaryFolder } from '../temporary.ts';

// Each is asked for at once: without turns nothing else of the process goes on until all of them were.
test('whatever waits has its turn while very many files are looked at', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'one'), '');
  for (const look of [fs.lstat, fs.stat, fs.realpath, fs.list]) {
    const turns: number[] = [];
    const next = (): void => {
      turns.push(turns.length);
      waiting = setImmediate(next);
    };
    let waiting = setImmediate(next);
    for (let at = 0; at < 100_000 && turns.length < 3; at += 1) await look(folder);
    clearImmediate(waiting);
    expect(turns.length).toBeGreaterThanOrEqual(3);
  }
});
