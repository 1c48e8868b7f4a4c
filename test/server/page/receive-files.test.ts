import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HttpError } from '../../../src/service/api/reply.ts';
import { receiveFiles } from '../../../src/program/server/page/receive-files.ts';
import { temporary } from '../../embedded/serving.ts';

interface Dropping {
  readonly root: string;
  /** Drops files as a browser sends them. @returns why they were refused; null: they were taken */
  readonly drop: (files: readonly (readonly [path: string, text: string])[]) => Promise<number | null>;
  /** How many files were taken of what was dropped last. */
  readonly files: () => number | undefined;
}

const BOUNDARY = 'a-boundary';

/** A folder, and a server that takes files into it. */
async function dropping(): Promise<Dropping> {
  const root = join(temporary(), 'outside', 'drafts');
  const folder = join(root, 'dropped');
  mkdirSync(folder, { recursive: true });
  let refused: number | null = null;
  let held: number | undefined;
  const server = createServer((request, response) => {
    const taken = receiveFiles(request, folder);
    taken
      .then(
        (counts) => ([refused, held] = [null, counts.get('submissions')?.files]),
        (error: unknown) => ([refused] = [error instanceof HttpError ? error.status : 0]),
      )
      .finally(() => response.end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    root,
    files: () => held,
    drop: async (files) => {
      const parts = files.map(
        ([path, text]) =>
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="submissions"; filename="${path}"\r\n\r\n${text}\r\n`,
      );
      await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
        body: `${parts.join('')}--${BOUNDARY}--\r\n`,
      });
      return refused;
    },
  };
}

test.each([
  '../../escaped.txt',
  '.. /.. /.. /escaped.txt',
  ' ../ ../escaped.txt',
  '..\\..\\escaped.txt',
  '..\t/..\t/escaped.txt',
  '/escaped.txt',
  'C:/escaped.txt',
  '.. ',
  ' ',
])('a file called %j is written nowhere outside of its folder', async (path) => {
  const { root, drop } = await dropping();
  const around = [join(root, '..', '..'), join(root, '..'), root].map((folder) => [
    folder,
    readdirSync(folder),
  ]);
  const refused = await drop([[path, 'text']]);
  for (const [folder, names] of around) expect(readdirSync(folder as string)).toEqual(names);
  if (path !== '..\t/..\t/escaped.txt') expect(refused).toBe(422);
  expect(existsSync('/escaped.txt')).toBe(false);
});

test('a folder that holds nothing is there, inside of its own, and what is sent with it is not', async () => {
  const { root, drop, files } = await dropping();
  expect(
    await drop([
      ['hw1/alice/', ''],
      ['hw1/bert/', 'text'],
      ['hw1/carl/main.py', 'x = 1'],
    ]),
  ).toBeNull();
  expect(files()).toBe(1);
  const there = readdirSync(join(root, 'dropped', 'submissions'), { recursive: true, encoding: 'utf8' });
  const names = there.map((one) => one.replaceAll('\\', '/')).toSorted();
  expect(names).toEqual(['hw1', 'hw1/alice', 'hw1/bert', 'hw1/carl', 'hw1/carl/main.py']);
  for (const path of ['../../out/', '.. /.. /out/', '/out/']) expect(await drop([[path, '']])).toBe(422);
  expect(readdirSync(root)).toEqual(['dropped']);
});

test('A file and a folder of one name are both kept, and a folder that is named twice is one', async () => {
  const { root, drop, files } = await dropping();
  const dropped = [
    ['a', 'file'],
    ['a/', ''],
    ['a/b', 'below'],
    ['A/c', 'below, too'],
    ['d/e', 'first'],
    ['d', 'file'],
    ['d/', ''],
  ] as const;
  expect(await drop(dropped)).toBeNull();
  expect(files()).toBe(5);
  const there = readdirSync(join(root, 'dropped', 'submissions'), { recursive: true, encoding: 'utf8' });
  const names = there.map((one) => one.replaceAll('\\', '/')).toSorted();
  expect(names).toEqual(['2-A', '2-A/c', '2-a', '2-a/b', '2-d', 'a', 'd', 'd/e']);
});

test('Of many small files none is lost', async () => {
  const { root, drop } = await dropping();
  const files = Array.from({ length: 100 }, (_, at) => [`${at}.txt`, `text ${at}`] as const);
  expect(await drop(files)).toBeNull();
  const folder = join(root, 'dropped', 'submissions');
  expect(readdirSync(folder).toSorted()).toEqual(files.map(([path]) => path).toSorted());
  for (const [path, text] of files) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
});
