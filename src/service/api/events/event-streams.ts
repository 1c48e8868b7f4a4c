import { STATE } from '#contract';
import { AWAY, type EventSink, HttpError, type HttpReply } from '../reply.ts';
import type { CheckFeed, CheckNews } from './check-feed.ts';
import * as says from '../says.ts';
import { fill } from '#base';
import { sha256 } from '#native';

interface StreamRequest {
  readonly userId: number;
  /** How the check stands now. */
  readonly news: CheckNews;
  /** What a client has that comes back (`Last-Event-ID`): hostile text. */
  readonly lastEventId: string | null;
  /** Whether who watches may go on: a key is revoked, a share ends. */
  readonly mayWatch: () => Promise<boolean>;
}

/** Streams that are open at once, of one process. */
const MOST = 500;
const MOST_OF_ONE = 20;
/** Proxies cut connections that are silent for longer; most wait a minute. */
const HEARTBEAT_MS = 15_000;
/** So often is looked whether a watcher may go on. */
const LOOK_MS = 15_000;
/** A client comes back after it, maybe to another process. */
const LONGEST_MS = 10 * 60_000;
/** A client that takes nothing is cut off. */
const MOST_WAITING_BYTES = 64 * 1024;
const RETRY_MS = 2_000;
/** No proxy keeps events back, packs them or keeps a copy. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Server-sent events of checks: https://html.spec.whatwg.org/multipage/server-sent-events.html. */
export class EventStreams {
  readonly #feed: CheckFeed;
  readonly #monotonic: () => number;
  readonly #open = new Map<EventSink, { readonly userId: number; readonly end: () => void }>();
  #closed = false;

  constructor(feed: CheckFeed, monotonic: () => number) {
    this.#feed = feed;
    this.#monotonic = monotonic;
  }

  /**
   * What to answer who wants to watch a check: its events, or nothing where the client has the last word on it already.
   *
   * @throws HttpError 429, 503
   */
  answer(request: StreamRequest): HttpReply {
    // A browser does not come back after it.
    if (hasEnded(request.news) && request.lastEventId === idOf(request.news)) return { status: 204 };
    if (this.#closed) throw new HttpError(says.serviceBeing, {}, AWAY);
    const wait = { 'retry-after': '10' };
    if (this.#open.size >= MOST) {
      throw new HttpError(says.tooManyPeople, {}, wait);
    }
    const own = [...this.#open.values()].filter(({ userId }) => userId === request.userId).length;
    if (own >= MOST_OF_ONE) {
      throw new HttpError(fill(says.youWatch, { most: MOST_OF_ONE }), {}, wait);
    }
    return { status: 200, headers: HEADERS, body: (sink) => this.#begin(request, sink) };
  }

  /** Ends all streams; clients come back to another process, or to the next one. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { end } of this.#open.values()) end();
    await this.#feed.close();
  }

  #begin({ userId, news: first, lastEventId, mayWatch }: StreamRequest, sink: EventSink): void {
    let sent = lastEventId;
    const since = this.#monotonic();
    let last = since;
    let looked = since;
    const write = (text: string): void => {
      last = this.#monotonic();
      sink.write(text);
    };
    const look = async (): Promise<void> => {
      // Where it cannot be told just now, the next look tells it.
      if (!(await mayWatch().catch(() => true))) end();
    };
    const tell = (news: CheckNews | null | undefined): void => {
      if (sink.writableLength > MOST_WAITING_BYTES) return sink.destroy();
      if (news === null) {
        write(eventOf({ event: 'gone', data: JSON.stringify({ check_id: first.check_id }) }));
        return end();
      }
      if (news !== undefined && idOf(news) !== sent) {
        const hasEndedNow = hasEnded(news);
        sent = idOf(news);
        write(eventOf({ id: sent, event: hasEndedNow ? 'done' : 'status', data: JSON.stringify(news) }));
        if (hasEndedNow) return end();
      }
      const now = this.#monotonic();
      if (now - looked >= LOOK_MS) {
        looked = now;
        void look();
      }
      if (now - since >= LONGEST_MS) end();
      else if (now - last >= HEARTBEAT_MS) write(':\n\n');
    };
    const forget = this.#feed.watch(first.check_id, tell);
    const leave = (): void => {
      forget();
      this.#open.delete(sink);
    };
    const end = (): void => {
      leave();
      sink.end();
    };
    this.#open.set(sink, { userId, end });
    sink.once('close', leave);
    write(eventOf({ retry: RETRY_MS }));
    tell(first);
  }
}

/** @param fields values of one line */
function eventOf(fields: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return `${lines.join('')}\n`;
}

function hasEnded({ status_id }: CheckNews): boolean {
  return status_id === STATE.completed || status_id === STATE.failed;
}

/** The same for the same state, whichever process says it. An estimate that moves is no news. */
function idOf(news: CheckNews): string {
  const text = JSON.stringify({ ...news, estimated_completion: null });
  return sha256(text).slice(0, 16);
}
