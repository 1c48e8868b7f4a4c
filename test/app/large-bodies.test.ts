import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { LargeBodies } from '../../src/program/app/large-bodies.ts';
import type { Incoming } from '../../src/service/api/incoming.ts';

const ROOM = 100;

/** A sender, and how the reading of its body goes. */
class Sender {
  readonly #stream = Object.assign(new PassThrough(), { headers: {}, complete: false });
  readonly done: Promise<string>;
  isRead = false;

  constructor(bodies: LargeBodies, mostBytes = ROOM, check?: () => Promise<void>) {
    this.done = bodies
      .take(this.#stream as Incoming, mostBytes, async (body) => {
        this.isRead = true;
        await check?.();
        return body === null ? 'too large' : body.toString();
      })
      .catch((error: unknown) => `failed: ${(error as { readonly status?: number }).status}`);
  }

  /** What is not read is kept by the stream. */
  async send(text: string): Promise<void> {
    this.#stream.write(text);
    await idle();
  }

  async end(text = ''): Promise<void> {
    this.#stream.complete = true;
    this.#stream.end(text);
    await idle();
  }

  async leave(): Promise<void> {
    this.#stream.destroy();
    await idle();
  }
}

/** Nothing that was begun can go on any more by itself. */
async function idle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await setImmediate();
}

const bytes = (count: number): string => 'x'.repeat(count);

describe('bodies that are larger than others', () => {
  test('those that send slowly keep no other waiting', async () => {
    const bodies = new LargeBodies(ROOM);
    const slow = Array.from({ length: 20 }, () => new Sender(bodies));
    for (const sender of slow) await sender.send('a');
    const quick = new Sender(bodies);
    await quick.end(bytes(ROOM - 20));
    expect(await quick.done).toBe(bytes(ROOM - 20));
    await slow[0]?.end('b');
    expect(await slow[0]?.done).toBe('ab');
    expect(slow.slice(1).some(({ isRead }) => isRead)).toBe(false);
  });

  test('what finds no room is read in turn, and no second beside it', async () => {
    const bodies = new LargeBodies(ROOM);
    const first = new Sender(bodies);
    await first.send(bytes(60));
    const [second, third] = [new Sender(bodies), new Sender(bodies)];
    // Beyond the room: the second's turn has come, the third waits for it.
    await second.send(bytes(41));
    await third.end(bytes(41));
    expect(third.isRead).toBe(false);
    // It has its turn until its end, however much comes.
    await second.end(bytes(50));
    expect(await second.done).toBe(bytes(91));
    expect(await third.done).toBe(bytes(41));
    expect(first.isRead).toBe(false);
  });

  test.each([
    ['just fits waits for no turn', 40, true],
    ['is one byte too much waits', 41, false],
  ])('what %s', async (_, count, isRead) => {
    const bodies = new LargeBodies(ROOM);
    await new Sender(bodies).send(bytes(60));
    // Its turn does not end.
    await new Sender(bodies).send(bytes(41));
    const sender = new Sender(bodies);
    await sender.end(bytes(count));
    expect(sender.isRead).toBe(isRead);
  });

  test('whoever goes leaves room and turn', async () => {
    const bodies = new LargeBodies(ROOM);
    const [first, second, third] = [new Sender(bodies), new Sender(bodies), new Sender(bodies)];
    await first.send(bytes(ROOM));
    await second.send('a');
    await third.end('b');
    expect(third.isRead).toBe(false);
    await second.leave();
    expect([await second.done, await third.done]).toEqual(['failed: 422', 'b']);
    await first.leave();
    const [whole, next] = [new Sender(bodies), new Sender(bodies)];
    await whole.send(bytes(ROOM));
    await next.end('c');
    expect(await next.done).toBe('c');
  });

  test('one is checked at a time', async () => {
    const bodies = new LargeBodies(ROOM);
    const checked = Promise.withResolvers<void>();
    const first = new Sender(bodies, ROOM, () => checked.promise);
    const second = new Sender(bodies);
    await first.end('a');
    await second.end('b');
    expect([first.isRead, second.isRead]).toEqual([true, false]);
    checked.resolve();
    expect([await first.done, await second.done]).toEqual(['a', 'b']);
  });

  test.each([
    [10, bytes(10)],
    [11, 'too large'],
  ])('of %i bytes where ten may be', async (count, told) => {
    const sender = new Sender(new LargeBodies(ROOM), 10);
    await sender.end(bytes(count));
    expect(await sender.done).toBe(told);
  });
});
