import { expect, test } from 'vitest';
import { CheckFeed, type CheckNews } from '../../../src/service/api/events/check-feed.ts';
import { EventStreams } from '../../../src/service/api/events/event-streams.ts';
import { type EventSink, HttpError } from '../../../src/service/api/reply.ts';
import { STATE } from '../../../src/contract/service/states.ts';
import { settle, StillClock } from '../../fake-clock.ts';

/** Rows that a test changes, and how often they were read. */
function world() {
  const clock = new StillClock();
  const rows = new Map<number, CheckNews>();
  const reads: (readonly number[])[] = [];
  const defects: unknown[] = [];
  const state = { away: false, may: true };
  const feed = new CheckFeed(
    (ids) => {
      reads.push(ids);
      if (state.away) return Promise.reject(new Error('away'));
      return Promise.resolve(new Map([...rows].filter(([id]) => ids.includes(id))));
    },
    (error) => defects.push(error),
    (ms, signal) => clock.sleep(ms, signal),
  );
  const streams = new EventStreams(feed, () => clock.now());
  const set = (check_id: number, status_id: number, progress: number, estimate: string | null = null) =>
    rows.set(check_id, { check_id, status_id, progress, estimated_completion: estimate });
  const mayWatch = () => Promise.resolve(state.may);
  const open = (check: number, userId = 1, lastEventId: string | null = null): Sink => {
    const news = rows.get(check);
    if (news === undefined) throw new Error('no such row');
    const sink = new Sink();
    const reply = streams.answer({ userId, news, lastEventId, mayWatch });
    if (typeof reply.body === 'function') reply.body(sink);
    return sink;
  };
  return { clock, rows, reads, defects, state, streams, set, open, mayWatch };
}

class Sink implements EventSink {
  writableLength = 0;
  text = '';
  state: 'open' | 'ended' | 'destroyed' = 'open';
  readonly #closed: (() => void)[] = [];

  write(text: string): boolean {
    this.text += text;
    return true;
  }
  end(): void {
    this.state = 'ended';
    this.leave();
  }
  destroy(): void {
    this.state = 'destroyed';
    this.leave();
  }
  /** The client goes away. */
  leave(): void {
    for (const listener of this.#closed) listener();
  }
  once(_event: 'close', listener: () => void): void {
    this.#closed.push(listener);
  }
  /** Names and progress of what was told so far. */
  get events(): string[] {
    return [...this.text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name, data]) => {
      const { progress } = JSON.parse(data ?? '') as { progress?: number };
      return progress === undefined ? String(name) : `${name} ${progress}`;
    });
  }
  get lastId(): string | null {
    return [...this.text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? null;
  }
}

test('A watcher is told each state once, and the stream ends with the check', async () => {
  const { clock, set, open, reads } = world();
  set(7, STATE.queued, 0);
  const sink = open(7);
  expect(sink.text.startsWith('retry: 2000\n\n')).toBe(true);
  expect(sink.events).toEqual(['status 0']);
  set(7, STATE.processing, 40, '2026-01-01T00:00:10.000Z');
  await clock.advance(1_000);
  set(7, STATE.processing, 40, '2026-01-01T00:00:11.000Z');
  await clock.advance(1_000);
  expect(sink.events).toEqual(['status 0', 'status 40']);
  set(7, STATE.completed, 100);
  await clock.advance(1_000);
  expect(sink.events).toEqual(['status 0', 'status 40', 'done 100']);
  expect(sink.state).toBe('ended');
  await clock.advance(60_000);
  expect(reads).toHaveLength(3);
});

test('Who begins to watch just as nobody does any more is told all the same', async () => {
  const { clock, set, open } = world();
  set(7, STATE.processing, 0);
  set(8, STATE.processing, 0);
  const late: Sink[] = [];
  open(7).once('close', () => queueMicrotask(() => late.push(open(8))));
  set(7, STATE.completed, 100);
  await clock.advance(1_000);
  set(8, STATE.processing, 40);
  await clock.advance(1_000);
  expect(late.map(({ events }) => events)).toEqual([['status 0', 'status 40']]);
});

test('Many watchers of many checks are one read a second', async () => {
  const { clock, set, open, reads } = world();
  set(1, STATE.processing, 0);
  set(2, STATE.processing, 0);
  const sinks = Array.from({ length: 100 }, (_, index) => open(1 + (index % 2), index));
  await clock.advance(3_000);
  expect(reads).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  for (const sink of sinks) sink.leave();
  await clock.advance(10_000);
  expect(reads.length).toBeLessThanOrEqual(4);
});

test('Who comes back is told what is new alone, and after the end that there is nothing more', async () => {
  const { clock, set, open, streams, rows, mayWatch } = world();
  set(7, STATE.processing, 40);
  const before = open(7);
  before.leave();
  const same = open(7, 1, before.lastId);
  expect(same.events).toEqual([]);
  set(7, STATE.failed, 40);
  await clock.advance(1_000);
  expect(same.events).toEqual(['done 40']);
  expect(open(7, 1, before.lastId).events).toEqual(['done 40']);
  const news = rows.get(7);
  expect(news && streams.answer({ userId: 1, news, lastEventId: same.lastId, mayWatch })).toEqual({
    status: 204,
  });
});

test('A silent stream has a heartbeat every 15 seconds and ends after ten minutes', async () => {
  const { clock, set, open } = world();
  set(7, STATE.created, 0);
  const sink = open(7);
  await clock.advance(14_000);
  expect(sink.text).not.toContain(':\n\n');
  await clock.advance(1_000);
  expect(sink.text.endsWith('\n\n:\n\n')).toBe(true);
  await clock.advance(584_000);
  expect(sink.state).toBe('open');
  await clock.advance(1_000);
  expect(sink.state).toBe('ended');
});

test('Whoever may watch no more is told nothing after 15 seconds', async () => {
  const { clock, set, open, state } = world();
  set(7, STATE.processing, 0);
  const sink = open(7);
  await clock.advance(20_000);
  expect(sink.state).toBe('open');
  state.may = false;
  await clock.advance(15_000);
  expect(sink.state).toBe('ended');
  set(7, STATE.completed, 100);
  await clock.advance(5_000);
  expect(sink.events).toEqual(['status 0']);
});

test('A check that is deleted is told, and the stream ends', async () => {
  const { clock, set, open, rows } = world();
  set(7, STATE.queued, 0);
  const sink = open(7);
  rows.delete(7);
  await clock.advance(1_000);
  expect(sink.events.at(-1)).toBe('gone');
  expect(sink.state).toBe('ended');
});

test('While rows cannot be read the heart goes on beating, and the operator is told once', async () => {
  const { clock, set, open, state, defects } = world();
  set(7, STATE.queued, 0);
  const sink = open(7);
  state.away = true;
  await clock.advance(20_000);
  expect(sink.text.endsWith(':\n\n')).toBe(true);
  expect(defects).toHaveLength(1);
  state.away = false;
  set(7, STATE.completed, 100);
  await clock.advance(1_000);
  expect(sink.events.at(-1)).toBe('done 100');
});

test('One person watches 20 checks and all together 500', () => {
  const { set, open } = world();
  set(1, STATE.created, 0);
  const own = Array.from({ length: 20 }, () => open(1));
  const refused = (userId: number): unknown => {
    try {
      return open(1, userId).state;
    } catch (error) {
      return error instanceof HttpError ? error.status : error;
    }
  };
  expect(refused(1)).toBe(429);
  own[0]?.leave();
  expect(refused(1)).toBe('open');
  for (let index = 0; index < 480; index += 1) open(1, 1_000 + index);
  expect(refused(2)).toBe(503);
});

test('A client that takes nothing is cut off', async () => {
  const { clock, set, open } = world();
  set(7, STATE.created, 0);
  const sink = open(7);
  sink.writableLength = 65_536;
  await clock.advance(1_000);
  expect(sink.state).toBe('open');
  sink.writableLength = 65_537;
  await clock.advance(1_000);
  expect(sink.state).toBe('destroyed');
});

test('Closing ends all streams and begins none', async () => {
  const { set, open, streams, clock } = world();
  set(7, STATE.created, 0);
  const sinks = [open(7), open(7, 2)];
  await streams.close();
  await settle();
  expect(sinks.map(({ state }) => state)).toEqual(['ended', 'ended']);
  const refused = { message: 'The service is being stopped.', headers: { 'retry-after': '5' } };
  expect(() => open(7)).toThrow(expect.objectContaining(refused));
  expect(clock.waits.size).toBe(0);
});
