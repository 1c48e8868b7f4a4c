import { expect, test } from 'vitest';
import { readBounded } from '../../src/base/bounded.ts';

const SIGNAL = new AbortController().signal;

/** A body in pieces of 100 bytes without an end, and how many were taken of it. */
function endless(): {
  readonly body: ReadableStream<Uint8Array>;
  readonly taken: () => number;
  readonly isOver: () => boolean;
} {
  let taken = 0;
  let isOver = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      taken += 1;
      controller.enqueue(new Uint8Array(100));
    },
    cancel: () => {
      isOver = true;
    },
  });
  return { body, taken: () => taken, isOver: () => isOver };
}

test('a body of as many bytes as it may have is read, of one more it is not', async () => {
  const body = (): ReadableStream<Uint8Array> =>
    ReadableStream.from([Uint8Array.of(1, 2, 3), Uint8Array.of(), Uint8Array.of(4, 5)]);
  expect(await readBounded(body(), 5, SIGNAL)).toEqual(Uint8Array.of(1, 2, 3, 4, 5));
  expect(await readBounded(body(), 4, SIGNAL)).toBeNull();
});

test('of an endless body no more is read than it may have, and the connection is let go', async () => {
  const { body, taken, isOver } = endless();
  expect(await readBounded(body, 1000, SIGNAL)).toBeNull();
  expect(taken()).toBeLessThanOrEqual(13);
  expect(isOver()).toBe(true);
});

test('a body that never comes ends with the signal', async () => {
  const controller = new AbortController();
  const reading = readBounded(new ReadableStream(), 10, controller.signal);
  controller.abort(new Error('stop'));
  await expect(reading).rejects.toThrow('stop');
});
