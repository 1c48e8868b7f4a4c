import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ServiceFetch } from '#contract';
import type { Caller } from '../store/people/caller.ts';
import type { Incoming } from './incoming.ts';
import { operate, type OperateOptions, PREFIX, refusalOf } from './operate.ts';
import { HttpError, type HttpReply, refused } from './reply.ts';
import * as says from './says.ts';

/** Who asks; an error is why they may not. */
type Identify = (request: Incoming) => Promise<Caller | HttpError>;

/** Answers requests of this very process, until it is closed. */
export class InProcess {
  readonly #options: OperateOptions;
  readonly #underWay = new Set<Promise<Response>>();
  #isClosed = false;

  constructor(options: OperateOptions) {
    this.#options = options;
  }

  /** The service for whoever `identify` says. It never rejects. */
  fetchOf(identify: Identify): ServiceFetch {
    return (request) => {
      const answered = this.#respond(request, identify).finally(() => this.#underWay.delete(answered));
      this.#underWay.add(answered);
      return answered;
    };
  }

  /** Takes no more requests. No handler runs any more when it returns. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#underWay);
  }

  async #respond(request: Request, identify: Identify): Promise<Response> {
    try {
      // Who asks again and again leaves the threads their turn to tell what they found.
      await setImmediate();
      if (this.#isClosed) throw new HttpError(says.serviceBeing);
      const { origin } = new URL(request.url);
      const incoming = incomingOf(request);
      const caller = await identify(incoming);
      if (caller instanceof HttpError) throw caller;
      const reply = await operate(this.#options, incoming, {
        caller,
        baseUrl: origin + PREFIX,
        reenter: () => identify(incoming),
        routed: () => {},
      });
      return responseOf(reply);
    } catch (error) {
      return responseOf(refused(refusalOf(error, this.#options.onDefect)));
    }
  }
}

function responseOf({ status, headers = {}, body }: HttpReply): Response {
  if (typeof body !== 'function') return new Response(body ?? null, { status, headers });
  const events = new PassThrough();
  body(events);
  return new Response(Readable.toWeb(events) as ReadableStream, { status, headers });
}

/** A request of the platform as the service reads it. All of its body is here. */
function incomingOf(request: Request): Incoming {
  const { pathname, search } = new URL(request.url);
  const body = request.body === null ? Readable.from([]) : Readable.fromWeb(request.body);
  return Object.assign(body, {
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    complete: true,
  });
}
