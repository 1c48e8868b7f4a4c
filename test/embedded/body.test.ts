import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bodyWithin, readBody, textWithin } from '../../src/service/api/body.ts';
import type { Incoming } from '../../src/service/api/incoming.ts';
import { temporary } from './serving.ts';

/** A request with a body in these pieces; `fails`: its connection breaks off, or what reads it does. */
function requestOf(
  pieces: readonly (string | Buffer)[],
  headers: Incoming['headers'] = {},
  fails: 'broken' | 'defect' | null = null,
): Incoming {
  function* body(): Generator<Buffer> {
    for (const piece of pieces) yield Buffer.from(piece);
    if (fails !== null) throw new Error('the stream ended');
  }
  return Object.assign(Readable.from(body()), { headers, complete: fails !== 'broken' });
}

const read = async (text: string, headers: Incoming['headers'] = {}) => {
  const form = { method: 'POST', path: '/a', body: z.object({}) } as const;
  return (await readBody(requestOf([text], headers), form, undefined, { b: '2' }, temporary())).fields;
};

test('a body of as many bytes as it may have is read, of one more it is not', async () => {
  const pieces = ['äb', 'c'];
  expect(await textWithin(requestOf(pieces), 4)).toBe('äbc');
  expect(await textWithin(requestOf(pieces), 3)).toBeNull();
  await expect(textWithin(requestOf([Buffer.of(0xe4)]), 4)).rejects.toMatchObject({ status: 422 });
});

test('each piece waits for room before the next one is read', async () => {
  const asked: number[] = [];
  const room = (bytes: number) => Promise.resolve(void asked.push(bytes));
  expect(await bodyWithin(requestOf(['ab', 'c']), 3, room)).toEqual(Buffer.from('abc'));
  expect(asked).toEqual([2, 1]);
});

test('a body that breaks off is no valid one, and a defect is none of the client', async () => {
  await expect(bodyWithin(requestOf(['a'], {}, 'broken'), 9)).rejects.toMatchObject({ status: 422 });
  await expect(bodyWithin(requestOf(['a'], {}, 'defect'), 9)).rejects.toThrow('the stream ended');
});

const FORM = 'Application/X-WWW-Form-Urlencoded ; charset=utf-8';

test.each([
  ['{"a":1}', {}, { a: 1, b: '2' }],
  ['{"a":1,"b":3}', { 'content-encoding': ' Identity ' }, { a: 1, b: 3 }],
  ['a=1&b=3', { 'content-type': FORM }, { a: '1', b: '3' }],
  [' {"a":1}', { 'content-type': FORM }, { a: 1, b: '2' }],
  ['', {}, { b: '2' }],
  ['[]', {}, { b: '2' }],
  ['null', {}, { b: '2' }],
  // No fields: who reads them says so.
  ['[1]', {}, [1]],
  ['""', {}, ''],
])('%j with %j is read as %j, with what the address has', async (text, headers, fields) => {
  expect(await read(text, headers)).toEqual(fields);
});

test.each([
  ['{"a":', {}, 422],
  ['{"a":1}', { 'content-encoding': 'gzip' }, 415],
])('%j with %j is refused by %d', async (text, headers, status) => {
  await expect(read(text, headers)).rejects.toMatchObject({ status });
});
