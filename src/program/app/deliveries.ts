import { z } from 'zod';
import { andThrow, Cancelled, fill, GitHubError, type Log, messageOf, parsedJson, visible } from '#base';
import { fullName, GITHUB_LIMITS, readEventContext } from '#github';
import { MOST_TRIES, type TakenJob } from '#service';
import type { AppHost } from './app-host.ts';
import type { DeliveryHandler, WebhookDelivery, Work } from './delivery.ts';
import type { Inbox, RawDelivery } from './inbox.ts';
import { type Full, JobQueue, type QueuedJob, type Turn } from './job-queue.ts';
import { APP_LIMITS } from './limits.ts';
import type { Metrics } from './metrics.ts';
import * as says from './says.ts';

/** What a delivery is answered. */
export interface HookAnswer {
  readonly status: number;
  readonly text: string;
}

export interface DeliveriesOptions
  extends Pick<AppHost, 'apiUrl' | 'serverUrl' | 'log' | 'clock' | 'isKept'> {
  /** Wall-clock time in milliseconds. */
  readonly now: () => number;
  readonly inbox: Inbox;
  readonly metrics: Metrics;
  /** By GitHub's name of the event, as in `issue_comment`. Other events are answered and left alone. */
  readonly on: Readonly<Record<string, DeliveryHandler>>;
  /** Long parts of different repositories that are worked on at once. */
  readonly concurrency: number;
}

/** What a row's limit is called where it is reached, and whether a later try may help. */
const FULL: Readonly<Record<Full, HookAnswer>> = {
  // Whoever asks for so much at once waits; 429 is not sent again.
  person: { status: 429, text: says.tooMany },
  lane: { status: 503, text: says.tooManyCommands },
  group: { status: 503, text: says.tooManyCommandsWait },
  queue: { status: 503, text: says.tooMuch },
  stopped: { status: 503, text: says.serverStopping },
};

const ACCEPTED: HookAnswer = { status: 202, text: 'accepted' };
const SEEN: HookAnswer = { status: 202, text: 'seen before' };

const Installation = z.looseObject({ installation: z.looseObject({ id: z.number().int().positive() }) });

/** Takes signed deliveries, and sees to it that what was accepted is done: once, in turn, and after the next start too. */
export class Deliveries {
  readonly #options: DeliveriesOptions;
  readonly #queue: JobQueue;
  /** What is in the queue, by its id, and as what it is begun; null: it is not. */
  readonly #live = new Map<string, TakenJob | null>();
  /** When a full row was last told of, by its name. */
  readonly #told = new Map<string, number>();

  constructor(options: DeliveriesOptions) {
    this.#options = options;
    this.#queue = new JobQueue({ ...APP_LIMITS.queue, long: options.concurrency }, options.clock);
    options.metrics.read('waiting', () => this.#queue.waiting);
    options.metrics.read('running', () => this.#queue.running);
  }

  get waiting(): number {
    return this.#queue.waiting;
  }

  get running(): number {
    return this.#queue.running;
  }

  /** @param body JSON that GitHub signed */
  async receive(id: string, eventName: string, body: string): Promise<HookAnswer> {
    const answer = await this.#answer(id, eventName, body);
    const event = Object.hasOwn(this.#options.on, eventName) ? eventName : 'other';
    this.#options.metrics.count('deliveries_total', { event, status: String(answer.status) });
    this.#options.metrics.set('last_delivery_timestamp_seconds', Math.round(this.#options.now() / 1000));
    return answer;
  }

  async #answer(id: string, event: string, body: string): Promise<HookAnswer> {
    const { log } = this.#options;
    const read = this.#read({ id, event, body });
    if (typeof read === 'string') return { status: 202, text: read };
    if (read === null) return { status: 400, text: says.bodyNotJson };
    try {
      return await this.#keep(read, { id, event, body });
    } catch (error) {
      const why = messageOf(error);
      this.#tellSeldom('inbox', fill(says.deliveriesRefused, { why }), log);
      return { status: 503, text: says.cannotKeptNow };
    }
  }

  async #keep(read: Readable, raw: RawDelivery): Promise<HookAnswer> {
    const { inbox, isKept } = this.#options;
    const { id } = raw;
    const state = (await inbox.known([id])).get(id);
    if (state === 'done' || this.#live.has(id)) return SEEN;
    // GitHub's failures ended it, or the process before this one did.
    if (state === 'waits') return this.#resume(read) ?? ACCEPTED;
    const ticket = this.#queue.reserve(this.#job(read));
    if (typeof ticket === 'string') return this.#refuse(ticket, read);
    const isNew = await inbox.accept(raw).catch(andThrow(() => ticket.drop()));
    if (!isNew || this.#live.has(id)) {
      ticket.drop();
      return SEEN;
    }
    this.#live.set(id, null);
    if (ticket.start() || isKept) return ACCEPTED;
    await inbox.forget(id);
    return FULL.stopped;
  }

  /** Takes up what the process before this one accepted and did not do, and what GitHub's failures put off. */
  async takeUp(): Promise<void> {
    // What waits is the next start's.
    if (this.#queue.isStopped) return;
    const { inbox, log, now } = this.#options;
    const left = (await inbox.pending()).filter(({ id }) => !this.#live.has(id));
    if (left.length > 0) log.info(`Accepted deliveries that are not done and are taken up: ${left.length}.`);
    const noted: Promise<void>[] = [];
    for (const message of left) {
      const read = this.#read(message);
      if (now() - message.at > APP_LIMITS.workMs) {
        log.error(fill(says.deliveryGiven, { id: message.id }));
        noted.push(inbox.forget(message.id));
      } else if (read === null || typeof read === 'string') {
        // The program that reads it now may know that nothing is to be done.
        noted.push(inbox.done(message.id));
      } else {
        this.#resume(read);
      }
    }
    await Promise.all(noted);
  }

  /** What finds no place is taken up with the next round; null: it found one. */
  #resume(read: Readable): HookAnswer | null {
    const ticket = this.#queue.reserve(this.#job(read));
    if (typeof ticket === 'string') return this.#refuse(ticket, read);
    this.#live.set(read.delivery.id, null);
    ticket.start();
    return null;
  }

  /** Takes nothing more; what waits is named in the log. Resolves when nothing runs any more. */
  async close(): Promise<void> {
    for (const { name } of this.#queue.stop()) {
      this.#tellLeft(name, this.#options.log);
      await this.#putOff(name);
    }
    await this.#queue.idle();
  }

  /** Cuts off what runs. */
  cut(): void {
    this.#queue.cut();
  }

  #refuse(full: Full, { delivery, work }: Readable): HookAnswer {
    const answer = FULL[full];
    const { id, installationId } = delivery;
    const { repository } = work;
    const log = this.#options.log.for({ delivery: id, installation: installationId, repository });
    const whose = full === 'person' && work.person !== null ? ` (${visible(work.person)})` : '';
    const lane = fullName(repository);
    const row = { person: `${lane}${whose}`, lane, group: groupOf(delivery, work), queue: '', stopped: '' };
    this.#tellSeldom(`${full} ${row[full]}`, `Refused with ${answer.status}: ${answer.text}${whose}.`, log);
    return answer;
  }

  /** One line a minute about one thing: a flood must not fill the log either. */
  #tellSeldom(about: string, sentence: string, log: Log): void {
    const now = this.#options.clock.now();
    for (const [name, at] of this.#told) {
      if (now - at < APP_LIMITS.fullLogMs) break;
      this.#told.delete(name);
    }
    if (this.#told.has(about)) return;
    this.#told.set(about, now);
    log.warning(sentence);
  }

  #tellLeft(id: string, log: Log): void {
    log.warning(
      this.#options.isKept ? fill(says.deliveryNotDone, { id }) : fill(says.deliveryNotDoneWhen, { id }),
    );
  }

  /** A sentence: why nothing is to be done. null: it is no JSON. */
  #read({ id, event: eventName, body }: RawDelivery): Readable | string | null {
    const { on, apiUrl, serverUrl } = this.#options;
    const handler = Object.hasOwn(on, eventName) ? on[eventName] : undefined;
    if (handler === undefined) return says.nothingDoneAbout;
    const payload = parsedJson(body);
    if (payload === undefined) return null;
    const installation = Installation.safeParse(payload);
    const delivery: WebhookDelivery = {
      id,
      event: readEventContext({ eventName, apiUrl, serverUrl }, payload),
      payload,
      installationId: installation.success ? installation.data.installation.id : null,
    };
    const work = handler(delivery);
    return typeof work === 'string' ? work : { delivery, work };
  }

  #job(read: Readable): QueuedJob {
    const { delivery, work } = read;
    let tries = 0;
    return {
      name: delivery.id,
      group: groupOf(delivery, work),
      lane: fullName(work.repository).toLowerCase(),
      person: work.person?.toLowerCase() ?? '',
      isStranger: work.isStranger,
      key: work.key,
      run: async (turn) => {
        tries += 1;
        if (tries === 1 && !(await this.#begin(delivery.id))) return null;
        return this.#work(read, turn, tries);
      },
    };
  }

  /** @returns whether its work is to be done */
  async #begin(id: string): Promise<boolean> {
    const { inbox, log } = this.#options;
    const job = await inbox.begin(id);
    this.#live.set(id, job);
    if (job !== null && job.tries < MOST_TRIES) return true;
    if (job !== null) {
      log.error(fill(says.deliveryGivenUp, { id, tries: job.tries }));
      await inbox.forget(id);
    }
    this.#live.delete(id);
    return false;
  }

  /** Gives back what was begun. */
  async #putOff(id: string): Promise<void> {
    const job = this.#live.get(id) ?? null;
    if (job !== null) await this.#options.inbox.putOff(job);
  }

  /** After how many milliseconds it is to be tried again; null: it is over for now. */
  async #work({ delivery, work }: Readable, turn: Turn, tries: number): Promise<number | null> {
    const { inbox, metrics, clock } = this.#options;
    const { id, installationId } = delivery;
    const log = this.#options.log.for({
      delivery: id,
      installation: installationId,
      repository: work.repository,
    });
    const begun = clock.now();
    const over = (result: string): void => {
      this.#live.delete(id);
      metrics.count('work_total', { result });
      metrics.count('work_seconds_total', {}, (clock.now() - begun) / 1000);
    };
    try {
      turn.signal.throwIfAborted();
      await work.run(turn);
      await inbox.done(id);
      over('done');
      log.info('The delivery is done.');
      return null;
    } catch (error) {
      const message = messageOf(error);
      const passes = error instanceof GitHubError && error.retryHelps;
      // All that a command does is done once, however often it is tried.
      const wait = passes ? GITHUB_LIMITS.delivery.againMs[tries - 1] : undefined;
      if (wait !== undefined && !this.#queue.isStopped) {
        log.warning(fill(says.deliveryFailed, { wait: wait / 1000, message }));
        metrics.count('work_total', { result: 'tried-again' });
        return wait;
      }
      if (turn.signal.aborted && !this.#queue.isStopped) {
        // By another command, which said so.
        await inbox.done(id);
        over('cancelled');
        log.info('The delivery was cancelled.');
      } else if (error instanceof Cancelled && this.#queue.isStopped) {
        await this.#putOff(id);
        over('cut-off');
        this.#tellLeft(id, this.#options.log);
      } else if (passes) {
        await this.#putOff(id);
        over('put-off');
        log.warning(fill(says.deliveryFailedTimes, { tries, message }));
      } else {
        await inbox.forget(id);
        over('failed');
        log.error(fill(says.deliveryFailedSent, { message }));
      }
      return null;
    }
  }
}

interface Readable {
  readonly delivery: WebhookDelivery;
  readonly work: Work;
}

/** An installation; without one, the owner of the repository. */
function groupOf({ installationId }: WebhookDelivery, { repository }: Work): string {
  return installationId === null ? repository.owner.toLowerCase() : String(installationId);
}
