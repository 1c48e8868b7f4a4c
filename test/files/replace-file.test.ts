import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeFolder } from '../../src/system/files/write-new.ts';
import { replaceFile } from '../../src/native/files.ts';

/** A system on which so many renames fail with this code, and what was done on it. */
function failing(platform: NodeJS.Platform, times: number, code: string) {
  const done = { renames: 0, pausedMs: 0 };
  const system = {
    platform,
    rename: () => {
      done.renames += 1;
      const error = Object.assign(new Error(code), { code });
      return done.renames <= times ? Promise.reject(error) : Promise.resolve();
    },
    pause: (ms: number) => {
      done.pausedMs += ms;
      return Promise.resolve();
    },
  };
  return { done, system };
}

describe('a file that is replaced', () => {
  test('is a whole one, and the other name is gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'replace-'));
    writeFileSync(join(folder, 'a'), 'old');
    writeFileSync(join(folder, 'a.part'), 'new');
    await replaceFile(join(folder, 'a.part'), join(folder, 'a'));
    expect([readdirSync(folder), readFileSync(join(folder, 'a'), 'utf8')]).toEqual([['a'], 'new']);
    await removeFolder(folder);
    await removeFolder(folder);
    expect(() => readdirSync(folder)).toThrow('ENOENT');
    rmSync(folder, { force: true, recursive: true });
  });

  test.each(['EPERM', 'EACCES', 'EBUSY'])(
    'is waited for on Windows where %s says it is in use',
    async (code) => {
      const { done, system } = failing('win32', 3, code);
      await replaceFile('a', 'b', system);
      expect(done).toEqual({ renames: 4, pausedMs: 80 });
    },
  );

  test('is not waited for longer than two seconds', async () => {
    const { done, system } = failing('win32', 99, 'EBUSY');
    await expect(replaceFile('a', 'b', system)).rejects.toThrow('EBUSY');
    expect(done.pausedMs).toBe(2000);
  });

  test.each([
    ['win32', 'ENOENT'],
    ['linux', 'EPERM'],
    ['darwin', 'EBUSY'],
  ] as const)('is not waited for on %s with %s', async (platform, code) => {
    const { done, system } = failing(platform, 1, code);
    await expect(replaceFile('a', 'b', system)).rejects.toThrow(code);
    expect(done).toEqual({ renames: 1, pausedMs: 0 });
  });
});
