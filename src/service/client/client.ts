import type { Clock, Log, Random } from '../../domain/effects.ts';
import type { Environment } from '../../domain/environment.ts';
import type { Redact } from '../../domain/redaction.ts';
import { ENDPOINTS, type Endpoint, type Operation, type RequestOf } from '../contract/endpoints.ts';
import { type Answer, fieldMessages, holdsExpected, isUnaskedCsv, parse } from './answers.ts';
import {
  type Body,
  classifyAnswer,
  classifyError,
  errorText,
  type RawAnswer,
  type Settled,
} from './classify.ts';
import {
  AccountSuspendedError,
  AuthenticationError,
  ConflictError,
  DeadlineError,
  describeFields,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  RateLimitedError,
  RefusedError,
  UnavailableError,
  ValidationError,
} from './errors.ts';
import { EXCHANGE_LIMITS, type ExchangeLimits } from './limits.ts';
import { Pace } from './pace.ts';
import { quote } from './quote.ts';
import { actionOf, asForm, encode, POST_FORM, type Upload } from './requests.ts';
import { retryAfterMs } from './retry-after.ts';
import { Transport } from './transport.ts';

export interface ClientOptions {
  /** Ends in `/api/v1`, no closing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Own pace; null: none, for a service that nobody else uses. */
  readonly requestsPerMinute: number | null;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Aborted: the run was cancelled; nothing is sent any more. */
  readonly signal: AbortSignal;
  /** On the clock, in ms: when everything with the service has to be over. */
  readonly deadlineMs: number;
  readonly environment: Environment;
  /** Takes secrets out of what the service says. */
  readonly redact: Redact;
  readonly limits?: ExchangeLimits;
}

/** How one of the five operations that must not be repeated blindly ended. */
export type SendResult<Op extends Operation> =
  | {
      readonly kind: 'ok';
      readonly answer: Answer<Op>;
      /** As it came, for shapes that changed between generations of the service. */
      readonly body: Body;
    }
  /** The service decided against it. `said`: fit for a sentence, with what it says of each field. */
  | { readonly kind: 'refused'; readonly status: number; readonly said: string; readonly body: Body }
  /** The engines are away; nothing happened. */
  | { readonly kind: 'offline'; readonly said: string }
  /**
   * It may have happened: look before it is sent again. `what` is ours; `told` adds what the service said, for a sentence
   * that is no line of the log.
   */
  | { readonly kind: 'ambiguous'; readonly what: string; readonly told: string };

export interface ServiceClient {
  /**
   * A read: tried again until it is answered, within the limits.
   *
   * @throws a `ServiceFailure` or `Cancelled`
   */
  read<Op extends Operation>(
    operation: Op,
    request: RequestOf<Op>,
    options?: { readonly attempts?: number },
  ): Promise<Answer<Op>>;
  /**
   * One send of an operation. What surely was not acted on (never sent, or 429) is sent again, and so is what is the same
   * when it is done twice; everything else is told.
   *
   * @throws a `ServiceFailure` (401, account, network, no time left) or `Cancelled`
   */
  send<Op extends Operation>(operation: Op, request: RequestOf<Op>, upload?: Upload): Promise<SendResult<Op>>;
  /** The error for a refusal of `send`, or what a read would have thrown. */
  refusal(operation: Operation, status: number, said: string, body: Body): Error;
  /** A text of the service, fit for one of our sentences: short, on one line, without a secret. Not for a log that students read. */
  quote(text: string): string;
  /** Waits; ends at the deadline or when cancelled. @throws DeadlineError, Cancelled */
  wait(ms: number): Promise<void>;
  /** Milliseconds until the deadline. */
  remainingMs(): number;
  /** How many requests were sent. */
  readonly requests: number;
  /** How many of them met the request limit. */
  readonly limited: number;
  close(): Promise<void>;
}

export function createServiceClient(options: ClientOptions): ServiceClient {
  const limits = options.limits ?? EXCHANGE_LIMITS;
  const { clock, random, log, signal } = options;
  const transport = new Transport(options.baseUrl, options.environment, limits);
  const pace = new Pace(clock, options.requestsPerMinute);
  const postForms = new Set<Operation>();
  let budget = limits.retryBudget;
  let requests = 0;
  let limited = 0;

  const remainingMs = (): number => options.deadlineMs - clock.now();
  // What is cut or stripped first hides a secret's half from the redaction; what is put together by it may make one.
  const said = (text: string): string => options.redact(quote(options.redact(text)));
  const cited = (what: string, text: string): string => (text === '' ? what : `${what}: ${said(text)}`);

  async function wait(ms: number): Promise<void> {
    signal.throwIfAborted();
    if (ms <= 0) return;
    if (ms > remainingMs()) throw new DeadlineError('The time of this run (timeout-minutes) is over.');
    await clock.sleep(ms, signal);
  }

  function backoffMs(attempt: number): number {
    return random() * Math.min(limits.backoffCapMs, limits.backoffBaseMs * 2 ** attempt);
  }

  /** One request on the wire, at our pace. */
  async function exchange(
    operation: Operation,
    request: Readonly<Record<string, unknown>>,
    upload: Upload | null,
  ): Promise<Settled> {
    signal.throwIfAborted();
    await wait(pace.waitMs());
    if (remainingMs() <= 0) throw new DeadlineError('The time of this run (timeout-minutes) is over.');
    const endpoint: Endpoint = ENDPOINTS[operation];
    const wire = await encode(endpoint, request, upload);
    const answered = pace.count();
    requests += 1;
    const startedAt = clock.now();
    let settled: Settled;
    try {
      const answer = await transport.send(
        {
          method: endpoint.method,
          url: options.baseUrl + wire.path,
          headers: {
            ...wire.headers,
            apikey: options.apiKey,
            accept: 'application/json',
            'accept-encoding': 'identity',
          },
          body: wire.body,
        },
        AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.ceil(remainingMs())))]),
      );
      pace.remaining(readCount(answer.headers['x-ratelimit-remaining']));
      settled = isUnaskedCsv(endpoint, answer)
        ? // The GET form ignored `format`: as good as no such form, so the POST form is tried (T25).
          { kind: 'refused', answer: { ...answer, status: 405 }, body: null }
        : classifyAnswer(answer, {
            documented503: endpoint.errors.includes(503),
            expected: (body, text) => holdsExpected(operation, endpoint, body, text),
          });
    } catch (error) {
      signal.throwIfAborted();
      settled = classifyError(error);
    } finally {
      answered();
    }
    log.debug(
      `${endpoint.method} ${wire.path}: ${settled.kind}${'answer' in settled ? ` ${settled.answer.status}` : ''} in ${Math.round(clock.now() - startedAt)} ms`,
    );
    return settled;
  }

  /**
   * Repeats what surely was not acted on: a request that never left, or one that met the limit. What remains is for the
   * caller to decide.
   */
  async function settle(
    operation: Operation,
    request: Readonly<Record<string, unknown>>,
    upload: Upload | null,
  ): Promise<Exclude<Settled, { kind: 'limited' | 'unsent' | 'untrusted' | 'suspended' }>> {
    for (let attempt = 0; ; attempt += 1) {
      const settled = await exchange(operation, request, upload);
      switch (settled.kind) {
        case 'ok':
          budget = Math.min(limits.retryBudget, budget + 0.2);
          return settled;
        case 'refused':
          if (settled.answer.status === 401) {
            throw new AuthenticationError(said(errorText(settled.body, settled.answer.text)));
          }
          if (settled.answer.status >= 300 && settled.answer.status < 400) {
            throw new RefusedError(actionOf(operation), settled.answer.status, redirection(settled.answer));
          }
          return settled;
        case 'offline':
        case 'ambiguous':
          return settled;
        case 'suspended':
          throw new AccountSuspendedError(
            said(settled.said),
            settled.invoice === null ? null : said(settled.invoice),
          );
        case 'untrusted':
          throw new NetworkError(
            `The certificate of ${hostOf(options.baseUrl)} is not trusted (${settled.what}). Where your network inspects TLS, set NODE_EXTRA_CA_CERTS to its certificate; the check is never switched off.`,
            false,
          );
        case 'limited':
          await waitForLimit(settled.answer);
          break;
        case 'unsent': {
          const delay = backoffMs(attempt);
          if (attempt + 1 >= limits.readAttempts || delay > remainingMs() || !spend()) {
            throw new NetworkError(
              `The service at ${hostOf(options.baseUrl)} cannot be reached: ${settled.what}. Check base-url, the network and the proxy.`,
              true,
            );
          }
          log.info(`The service could not be reached (${settled.what}); trying again.`);
          await wait(delay);
          break;
        }
      }
    }
  }

  async function waitForLimit(answer: RawAnswer): Promise<void> {
    limited += 1;
    const asked = retryAfterMs(answer.headers) ?? limits.defaultRetryAfterMs;
    const ms = asked + random() * Math.min(10_000, asked * 0.15);
    if (ms > remainingMs()) {
      throw new RateLimitedError(Math.ceil(asked / 1_000), Math.max(0, Math.floor(remainingMs() / 1_000)));
    }
    log.info(`The service's request limit is reached; waiting ${Math.ceil(ms / 1_000)} s as it asks.`);
    pace.pause(ms);
    await wait(ms);
  }

  function spend(): boolean {
    if (budget < 1) return false;
    budget -= 1;
    return true;
  }

  async function read<Op extends Operation>(
    operation: Op,
    request: RequestOf<Op>,
    how: { readonly attempts?: number } = {},
  ): Promise<Answer<Op>> {
    const attempts = how.attempts ?? limits.readAttempts;
    const post = POST_FORM[operation];
    let form: Operation = post !== undefined && postForms.has(operation) ? post : operation;
    let triedPost = form !== operation;
    for (let attempt = 0; ; attempt += 1) {
      const settled = await settle(form, asForm(form, request as Readonly<Record<string, unknown>>), null);
      switch (settled.kind) {
        case 'ok':
          if (form !== operation) postForms.add(operation);
          return parse(operation, settled.body, settled.answer.text);
        case 'refused': {
          const { status } = settled.answer;
          if ((status === 404 || status === 405) && post !== undefined && !triedPost) {
            triedPost = true;
            form = post;
            continue;
          }
          throw refusal(operation, status, errorText(settled.body, settled.answer.text), settled.body);
        }
        case 'offline':
        case 'ambiguous': {
          const what = settled.kind === 'offline' ? said(settled.said) : cited(settled.what, settled.said);
          const delay = backoffMs(attempt);
          if (attempt + 1 >= attempts || delay > remainingMs() || !spend()) {
            throw new UnavailableError(
              `The service failed ${attempt + 1} times in a row to ${actionOf(operation)} (last: ${what}). Try again later.`,
            );
          }
          log.debug(`${actionOf(operation)}: ${what}; trying again`);
          await wait(delay);
          break;
        }
      }
    }
  }

  async function send<Op extends Operation>(
    operation: Op,
    request: RequestOf<Op>,
    upload: Upload | null = null,
  ): Promise<SendResult<Op>> {
    const sends = ENDPOINTS[operation].safety === 'idempotent' ? limits.readAttempts : 1;
    for (let attempt = 1; ; attempt += 1) {
      const settled = await settle(operation, request as Readonly<Record<string, unknown>>, upload);
      switch (settled.kind) {
        case 'ok':
          return {
            kind: 'ok',
            answer: parse(operation, settled.body, settled.answer.text),
            body: settled.body,
          };
        case 'refused':
          return {
            kind: 'refused',
            status: settled.answer.status,
            said: refusalWords(settled.body, settled.answer.text),
            body: settled.body,
          };
        case 'offline':
          return { kind: 'offline', said: said(settled.said) };
        case 'ambiguous': {
          const { what } = settled;
          const told = cited(what, settled.said);
          if (!spend()) {
            throw new UnavailableError(
              `The service fails too often to go on (last: ${told}). Try again later.`,
            );
          }
          log.debug(`${actionOf(operation)}: ${told}`);
          const delay = backoffMs(attempt);
          if (attempt >= sends || delay > remainingMs()) return { kind: 'ambiguous', what, told };
          await wait(delay);
        }
      }
    }
  }

  /** What a refusal says, of each field where it says that (422). */
  function refusalWords(body: Body, text: string): string {
    return describeFields(fieldMessages(body, said)) || said(errorText(body, text));
  }

  /** The key leaves for no other place than the one that it was given for; a person has to know which one was named. */
  function redirection({ headers }: RawAnswer): string {
    const { location = '' } = headers;
    const to = URL.canParse(location, options.baseUrl) ? new URL(location, options.baseUrl) : null;
    const where = to === null || location === '' ? 'elsewhere' : `to ${said(to.origin)}`;
    return `it redirects ${where}, which is never followed because the key would go along; check base-url`;
  }

  function refusal(operation: Operation, status: number, text: string, body: Body): Error {
    const action = actionOf(operation);
    const words = said(text);
    switch (status) {
      case 401:
        return new AuthenticationError(words);
      case 403:
        return new ForbiddenError(action, words);
      case 404:
      case 405:
      case 410:
        return new NotFoundError(action, status, words);
      case 409:
        return new ConflictError(action, words);
      case 422:
        return new ValidationError(action, words, fieldMessages(body, said));
      default:
        return new RefusedError(action, status, words);
    }
  }

  return {
    read,
    send,
    refusal,
    wait,
    quote: said,
    remainingMs,
    get requests() {
      return requests;
    },
    get limited() {
      return limited;
    },
    close: () => transport.close(),
  };
}

function readCount(value: string | undefined): number | null {
  return value !== undefined && /^\d+$/.test(value.trim()) ? Number(value) : null;
}

function hostOf(url: string): string {
  return new URL(url).host;
}
