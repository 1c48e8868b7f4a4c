import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BlobDamaged, BlobMissing, type Blobs, bytesOf } from '../../../src/service/store/blobs/blobs.ts';
import { FolderBlobs, syncPath } from '../../../src/service/store/blobs/folder.ts';
import { MemoryBlobs } from '../../../src/service/store/blobs/memory.ts';
import { newBlobName } from '../../../src/service/store/blobs/names.ts';
import { openBlobs } from '../../../src/service/store/blobs/open.ts';
import { S3_KEYS, s3StandIn } from '../../s3-stand-in/s3-stand-in.ts';
import { temporary } from '../serving.ts';
import { IS_WINDOWS, need } from '../../system.ts';

const KINDS: readonly (readonly [string, () => Promise<Blobs>])[] = [
  ['in a folder', () => Promise.resolve(new FolderBlobs(temporary()))],
  ['in memory', () => Promise.resolve(new MemoryBlobs(temporary(), Date.now))],
  ['in S3', async () => openBlobs((await s3StandIn(3)).address, S3_KEYS)],
];

const text = async (contents: Promise<Uint8Array | string>): Promise<string> =>
  Buffer.from(await bytesOf(await contents)).toString('latin1');

async function namesOf(blobs: Blobs): Promise<readonly string[]> {
  return (await Array.fromAsync(blobs.list())).map(({ name }) => name).toSorted();
}

describe.each(KINDS)('blobs %s', (_, open) => {
  test('give back what they were given, byte for byte', async () => {
    const blobs = await open();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_value, at) => (at * 7) % 256));
    await blobs.put('submissions/1-ab.zip', bytes);
    await blobs.put('results/1-cd.json.gz', new Uint8Array());
    expect(Buffer.compare(await blobs.get('submissions/1-ab.zip'), bytes)).toBe(0);
    expect(await blobs.get('results/1-cd.json.gz')).toHaveLength(0);
    const folder = temporary();
    const fetched = await bytesOf(await blobs.fetch('submissions/1-ab.zip', folder));
    expect(Buffer.compare(fetched, bytes)).toBe(0);
    await blobs.close();
  });

  test('take a file over', async () => {
    const blobs = await open();
    const spooled = join(temporary(), 'spooled');
    writeFileSync(spooled, 'from a file');
    await blobs.put('submissions/2-ab.zip', spooled);
    expect(existsSync(spooled)).toBe(false);
    expect(await text(blobs.get('submissions/2-ab.zip'))).toBe('from a file');
    await expect(blobs.put('submissions/3-ab.zip', spooled)).rejects.toThrow('ENOENT');
    await blobs.close();
  });

  test('say which one is missing', async () => {
    const blobs = await open();
    const name = 'submissions/9-ab.zip';
    for (const ask of [() => blobs.get(name), () => blobs.fetch(name, temporary())]) {
      await expect(ask()).rejects.toThrow(new BlobMissing(name));
    }
    await blobs.close();
  });

  test('are deleted, also those that are gone already', async () => {
    const blobs = await open();
    const names = Array.from({ length: 40 }, (_value, at) => `submissions/${at}-ab.zip`);
    for (const name of names) await blobs.put(name, Buffer.from(name));
    await blobs.delete([...names.slice(1), 'results/never-there']);
    expect(await namesOf(blobs)).toEqual(['submissions/0-ab.zip']);
    await blobs.delete([]);
    await blobs.close();
  });

  test('are all listed, with their age', async () => {
    const blobs = await open();
    const before = Date.now() - 2_000;
    for (let at = 0; at < 7; at += 1) await blobs.put(`submissions/${at}-ab.zip`, Buffer.alloc(at));
    await blobs.put('results/1-ab.json.gz', Buffer.from('x'));
    expect(await namesOf(blobs)).toHaveLength(8);
    const five = (await Array.fromAsync(blobs.list())).find(({ name }) => name === 'submissions/5-ab.zip');
    expect(five?.modifiedAt).toBeGreaterThan(before);
    expect(five?.modifiedAt).toBeLessThan(Date.now() + 2_000);
    await blobs.close();
  });

  test.each([
    '../store.sqlite',
    'submissions/../key',
    'submissions/',
    'key',
    'submissions/.x',
    'spool/1.part',
    '',
  ])('have no name like %j', async (name) => {
    const blobs = await open();
    await expect(async () => blobs.put(name, Buffer.from('x'))).rejects.toThrow('is no name of a blob');
    await expect(async () => blobs.get(name)).rejects.toThrow('is no name of a blob');
    await expect(async () => blobs.delete([name])).rejects.toThrow('is no name of a blob');
    await blobs.close();
  });
});

describe.each(KINDS.filter(([name]) => name !== 'in memory'))('what lies %s under a name', (_, open) => {
  test('is given out where it is what the name says, and else it is nobody’s', async () => {
    const blobs = await open();
    const file = join(temporary(), 'file');
    writeFileSync(file, 'own');
    const [own, other] = [Buffer.from('own'), Buffer.from('not')];
    for (const contents of [own, file]) {
      const [name, swapped] = [
        await newBlobName('secret', 'submissions/1', contents, '.zip'),
        await newBlobName('secret', 'drafts/a-b', contents, ''),
      ];
      await blobs.put(name, own);
      await blobs.put(swapped, other);
      expect(await text(blobs.get(name))).toBe('own');
      expect(await text(blobs.fetch(name, temporary()))).toBe('own');
      await expect(blobs.get(swapped)).rejects.toThrow(new BlobDamaged(swapped));
      await expect(text(blobs.fetch(swapped, temporary()))).rejects.toThrow(BlobDamaged);
    }
    await blobs.close();
  });
});

describe('blobs in memory', () => {
  const MiB = 1024 * 1024;

  test('stay there up to 32 MiB, and lie in files beyond', async () => {
    const folder = temporary();
    const blobs = new MemoryBlobs(folder, () => 0);
    const files = (): readonly string[] => readdirSync(join(folder, 'submissions'));
    for (const name of ['a', 'b', 'c', 'd']) await blobs.put(`submissions/${name}`, new Uint8Array(8 * MiB));
    expect(files()).toEqual([]);
    await blobs.put('submissions/e', Buffer.from('one byte more and no room'));
    expect(files()).toEqual(['e']);
    expect(await text(blobs.get('submissions/e'))).toBe('one byte more and no room');
    expect(await blobs.fetch('submissions/e')).toBe(join(folder, 'submissions/e'));

    // What is deleted makes room.
    await blobs.delete(['submissions/a', 'submissions/e', 'submissions/nobody']);
    await blobs.put('submissions/f', new Uint8Array(8 * MiB));
    expect(files()).toEqual([]);
    expect(await namesOf(blobs)).toEqual(['b', 'c', 'd', 'f'].map((name) => `submissions/${name}`));
  });
});

describe('blobs in a folder', () => {
  test('are files when they are taken, and none is written over', async () => {
    const folder = temporary();
    const blobs = new FolderBlobs(folder);
    await blobs.put('submissions/a', Buffer.from('small'));
    expect(readFileSync(join(folder, 'submissions/a'), 'utf8')).toBe('small');
    await expect(blobs.put('submissions/a', Buffer.from('other'))).rejects.toThrow('EEXIST');
  });

  test.skipIf(IS_WINDOWS)('wait for no pipe, and follow no link', async () => {
    const folder = temporary();
    const blobs = new FolderBlobs(folder);
    execFileSync('mkfifo', [join(folder, 'submissions/pipe')]);
    symlinkSync('/etc/hosts', join(folder, 'submissions/link'));
    for (const name of ['submissions/pipe', 'submissions/link']) {
      await expect(blobs.get(name)).rejects.toThrow(BlobDamaged);
      await expect(blobs.fetch(name)).rejects.toThrow(BlobDamaged);
    }
  });

  test('leave alone what else lies there', async () => {
    const folder = temporary();
    const blobs = new FolderBlobs(folder);
    for (const name of ['store.sqlite', 'lock', 'key', 'submissions/.nfs0001']) {
      writeFileSync(join(folder, name), 'x');
    }
    mkdirSync(join(folder, 'spool'));
    writeFileSync(join(folder, 'spool/1.part'), 'x');
    await blobs.put('results/a', Buffer.from('x'));
    expect(await namesOf(blobs)).toEqual(['results/a']);
  });

  test('take a file over from another file system', async () => {
    need('two file systems', 'symbolic links');
    const elsewhere = '/dev/shm';
    const spool = mkdtempSync(join(elsewhere, 'blobs-'));
    onTestFinished(() => rmSync(spool, { recursive: true }));
    writeFileSync(join(spool, 'spooled'), 'far');
    const folder = temporary();
    symlinkSync(spool, join(folder, 'spool'));
    const blobs = new FolderBlobs(folder);
    await blobs.put('submissions/a', join(folder, 'spool/spooled'));
    expect(await text(blobs.get('submissions/a'))).toBe('far');
    expect(readdirSync(spool)).toEqual([]);
  });

  test('that cannot be used are told in a sentence', async () => {
    const file = join(temporary(), 'file');
    writeFileSync(file, '');
    await expect(openBlobs(file, {})).rejects.toThrow(
      /^The folder .*file for blobs cannot be used: E.*\. Look at/,
    );
  });
});

test('what makes a name last takes a folder that its system does not sync for one, and no such file', async () => {
  need('/proc');
  // A folder of the kernel's answers as Windows does for each: it is opened, and its sync refused (EINVAL; there EPERM).
  await expect(syncPath('/proc/self', 'r')).resolves.toBeUndefined();
  await expect(syncPath(join(temporary(), 'missing'), 'r')).rejects.toThrow('ENOENT');
  await expect(syncPath('/proc/self/comm', 'r+')).rejects.toThrow('EINVAL');
});
