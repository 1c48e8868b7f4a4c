import { execFileSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporary } from './embedded/serving.ts';
import { need } from './system.ts';

/** A file system of its own of so many bytes, and of so many files and folders, which not every account may make. */
export function smallDisk(bytes: number, files = 10_000): string {
  need('a small disk');
  const folder = join(temporary(), 'disk');
  mkdirSync(folder);
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${bytes},nr_inodes=${files}`, 'tmpfs', folder], {
    stdio: 'ignore',
  });
  onTestFinished(() => {
    execFileSync('/bin/umount', ['--lazy', folder]);
  });
  return folder;
}

/** A file system of its own whose disk goes wrong when `fail` is called: Linux lets it only be read from then on. */
export function failingDisk(): { readonly folder: string; readonly fail: () => void } {
  need('a disk that fails');
  const image = join(temporary(), 'image');
  const folder = join(temporary(), 'disk');
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, 8_000_000);
  execFileSync('mkfs.ext4', ['-q', image], { stdio: 'ignore' });
  execFileSync('/bin/mount', ['-o', 'loop,errors=remount-ro', image, folder], { stdio: 'ignore' });
  onTestFinished(() => {
    execFileSync('/bin/umount', ['--lazy', folder]);
  });
  const device = execFileSync('findmnt', ['-no', 'SOURCE', folder], { encoding: 'utf8' }).trim();
  return {
    folder,
    fail: () => writeFileSync(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, '1'),
  };
}
