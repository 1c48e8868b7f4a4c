import { randomUUID } from 'node:crypto';
import { type Failure, fill, flattened, type Random, type Redact } from '#base';
import {
  type Endpoint,
  endpointsOf,
  type Once,
  type Operation,
  OPERATIONS,
  type Reads,
  type Repeatable,
  type RequestOf,
} from '#contract';
import { type Answer, fieldMessages, parse, refusalOf } from './answers.ts';
import { type Body, errorText } from './classify.ts';
import { describeFields, UnavailableError } from './errors.ts';
import { Exchange, type ExchangeOptions } from './exchange.ts';
import { EXCHANGE_LIMITS } from './limits.ts';
import type { Upload } from './requests.ts';
import { Retries } from './pace.ts';
import { RunTime } from './run-time.ts';
import * as says from '../says.ts';

interface ClientOptions extends ExchangeOptions {
  readonly random: Random;
  /** Aborted: the run was cancelled; nothing is sent any more. */
  readonly signal: AbortSignal;
  /** On the clock, in ms: when everything with the service has to be over. */
  readonly deadlineMs: number;
  /** Takes secrets out of what the service says. */
  readonly redact: Redact;
}

/** How an operation that changes something ended. */
export type SendResult<Op extends Operation> =
  | {
      readonly kind: 'ok';
      readonly answer: Answer<Op>;
      /** As it came, for shapes that changed between generations of the service. */
      readonly body: Body;
    }
  /** The service decided against it. `said`: fit for a sentence, with what it says of each field. `error`: to be thrown where nothing else helps. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly said: string;
      readonly body: Body;
      readonly error: Failure;
    }
  /** The engines are away; nothing happened. */
  | { readonly kind: 'offline'; readonly said: string }
  /**
   * It may have happened: look before it is sent again. `what` is ours; `told` adds what the service said, for a sentence
   * that is no line of the log.
   */
  | { readonly kind: 'ambiguous'; readonly what: string; readonly told: string };

/** A client of one service for one run. What an operation may do when its answer is lost follows from its `safety` in the contract: `read`, `send` or `repeat`. */
export class ServiceClient {
  /** A text of the service, fit for one of our sentences: short, on one line, without a secret. Not for a log that students read. */
  readonly quote: (text: string) => string;
  readonly #log: ClientOptions['log'];
  readonly #time: RunTime;
  readonly #retries: Retries;
  readonly #exchange: Exchange;
  /** Operations whose first form this service lacks. */
  readonly #inSecondForm = new Set<Operation>();
  /** Whether the service was seen to know requests by their keys: it says the key in its answer. */
  #knowsKeys = false;

  /** @throws SettingsError where the environment names a proxy that is none */
  constructor({ redact, ...options }: ClientOptions) {
    // What is cut or stripped first hides a secret's half from the redaction; what is put together by it may make one.
    const said = (text: string): string => redact(quote(redact(text)));
    this.quote = said;
    this.#log = options.log;
    this.#time = new RunTime(options.clock, options.deadlineMs, options.signal);
    this.#retries = new Retries(options.random);
    this.#exchange = new Exchange(options, { time: this.#time, retries: this.#retries, said });
  }

  /** Asks, again and again until it is answered, within the limits. @throws a `ServiceFailure` or `Cancelled` */
  async read<Op extends Reads>(
    operation: Op,
    request: RequestOf<Op>,
    how: { readonly attempts?: number } = {},
  ): Promise<Answer<Op>> {
    const { action } = OPERATIONS[operation];
    const attempts = how.attempts ?? EXCHANGE_LIMITS.readAttempts;
    const [first, second] = endpointsOf(operation);
    let form: Endpoint = second !== undefined && this.#inSecondForm.has(operation) ? second : first;
    for (let attempt = 0; ; attempt += 1) {
      const settled = await this.#exchange.deliver(form, request);
      if (settled.kind === 'ok') {
        if (form === second) this.#inSecondForm.add(operation);
        return parse(operation, settled.body, settled.answer.text);
      }
      if (settled.kind === 'refused') {
        const { answer, body } = settled;
        if (lacksForm(answer.status) && second !== undefined && form === first) {
          form = second;
          continue;
        }
        throw refusalOf(action, answer.status, this.quote(errorText(body, answer.text)), body, this.quote);
      }
      const what = settled.kind === 'offline' ? this.quote(settled.said) : this.#cited(settled);
      const pause = this.#retries.nextPauseMs(attempt, attempts, this.#time.remainingMs());
      if (pause === null) {
        throw new UnavailableError(fill(says.serviceFailed, { attempt: attempt + 1, action, what }));
      }
      this.#log.debug(`${action}: ${what}; trying again`);
      await this.#time.wait(pause);
    }
  }

  /**
   * Sends once. What surely was not acted on (never sent, or 429) is sent again, and so is everything else where the service knows a
   * request by its key when it comes again; else that is told.
   *
   * @throws a `ServiceFailure` (401, account, network, no time left) or `Cancelled`
   */
  send<Op extends Once>(
    operation: Op,
    request: RequestOf<Op>,
    upload: Upload | null = null,
  ): Promise<SendResult<Op>> {
    // The same for each time that it is sent: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
    return this.#change(operation, request, upload, `"${randomUUID()}"`);
  }

  /** Sends what is the same when it is done twice, again and again until it is answered. @throws as `send` does */
  repeat<Op extends Repeatable>(operation: Op, request: RequestOf<Op>): Promise<SendResult<Op>> {
    return this.#change(operation, request, null, null);
  }

  /** Waits; ends at the deadline or when cancelled. @throws DeadlineError, Cancelled */
  wait(ms: number): Promise<void> {
    return this.#time.wait(ms);
  }

  /** Milliseconds until the deadline. */
  remainingMs(): number {
    return this.#time.remainingMs();
  }

  /** How many requests were sent. */
  get requests(): number {
    return this.#exchange.requests;
  }

  /** How many of them met the request limit. */
  get limited(): number {
    return this.#exchange.limited;
  }

  close(): Promise<void> {
    return this.#exchange.close();
  }

  async #change<Op extends Once | Repeatable>(
    operation: Op,
    request: RequestOf<Op>,
    upload: Upload | null,
    key: string | null,
  ): Promise<SendResult<Op>> {
    const { action } = OPERATIONS[operation];
    const [first, second] = endpointsOf(operation);
    let endpoint: Endpoint = first;
    for (let attempt = 1; ; attempt += 1) {
      const settled = await this.#exchange.deliver(endpoint, request, upload, key);
      switch (settled.kind) {
        case 'ok': {
          const { body, answer } = settled;
          this.#knowsKeys ||= key !== null && answer.headers['idempotency-key'] === key;
          return { kind: 'ok', answer: parse(operation, body, answer.text), body };
        }
        case 'refused': {
          const { body, answer } = settled;
          const { status } = answer;
          if (lacksForm(status) && second !== undefined && endpoint === first) {
            endpoint = second;
            break;
          }
          const said =
            describeFields(fieldMessages(body, this.quote)) || this.quote(errorText(body, answer.text));
          const error = refusalOf(action, status, said, body, this.quote);
          return { kind: 'refused', status, said, body, error };
        }
        case 'offline':
          return { kind: 'offline', said: this.quote(settled.said) };
        case 'ambiguous': {
          const told = this.#cited(settled);
          if (!this.#retries.spend()) {
            throw new UnavailableError(fill(says.serviceFails, { told }));
          }
          this.#log.debug(`${action}: ${told}`);
          const pause = this.#retries.pauseMs(attempt);
          const sends = key === null || this.#knowsKeys ? EXCHANGE_LIMITS.readAttempts : 1;
          if (attempt >= sends || pause > this.#time.remainingMs()) {
            return { kind: 'ambiguous', what: settled.what, told };
          }
          await this.#time.wait(pause);
        }
      }
    }
  }

  #cited({ what, said }: { readonly what: string; readonly said: string }): string {
    return said === '' ? what : `${what}: ${this.quote(said)}`;
  }
}

/** A service without this form of an operation, or a gateway that lets its method not through, may have the other one. */
function lacksForm(status: number): boolean {
  return status === 404 || status === 405;
}

const MAX_CHARACTERS = 200;

/** What the service said, fit for one line of a log: no tags, no control characters, cut. Still hostile text. */
export function quote(text: string): string {
  const untagged = text
    .replaceAll(/<(?:style|script)\b[\s\S]*?(?:<\/(?:style|script)>|$)/gi, ' ')
    .replaceAll(/<[^>]{0,500}>/g, ' ');
  const flat = flattened(untagged).replace(/(?<![.!])[.!]+$/, '');
  return flat.length > MAX_CHARACTERS ? `${flat.slice(0, MAX_CHARACTERS)}…` : flat;
}
