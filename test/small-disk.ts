import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporary } from './embedded/serving.ts';
import { need } from './system.ts';

/** A file system of its own of so many bytes, which not every account may make. */
export function smallDisk(bytes: number): string {
  need('a small disk');
  const folder = join(temporary(), 'disk');
  mkdirSync(folder);
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' });
  onTestFinished(() => {
    execFileSync('/bin/umount', ['--lazy', folder]);
  });
  return folder;
}
