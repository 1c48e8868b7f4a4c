import type { Clock, Log, Random } from '../../domain/effects.ts';
import {
  ENDPOINTS,
  type Endpoint,
  type Operation,
  type RequestOf,
  type ResponseOf,
} from '../contract/endpoints.ts';
import { type Tolerant, tolerant } from '../contract/fields.ts';
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
  ForbiddenError,
  NetworkError,
  NotFoundError,
  RateLimitedError,
  RefusedError,
  UnavailableError,
  ValidationError,
} from './errors.ts';
import { EXCHANGE_LIMITS, type ExchangeLimits } from './limits.ts';
import { encodeMultipart, type UploadFile } from './multipart.ts';
import { Pace } from './pace.ts';
import { quote } from './quote.ts';
import { retryAfterMs } from './retry-after.ts';
import { type ProxyEnvironment, Transport } from './transport.ts';

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
  readonly environment: ProxyEnvironment;
  /** Takes secrets out of what the service says. */
  readonly redact: (text: string) => string;
  readonly limits?: ExchangeLimits;
}

export type Answer<Op extends Operation> = Tolerant<ResponseOf<Op>>;

/** How one of the five operations that must not be repeated blindly ended. */
export type SendResult<Op extends Operation> =
  | {
      readonly kind: 'ok';
      readonly answer: Answer<Op>;
      /** As it came, for shapes that changed between generations of the service. */
      readonly body: Body;
    }
  /** The service decided against it. */
  | { readonly kind: 'refused'; readonly status: number; readonly said: string; readonly body: Body }
  /** The engines are away; nothing happened. */
  | { readonly kind: 'offline'; readonly said: string }
  /** It may have happened: look before it is sent again. */
  | { readonly kind: 'ambiguous'; readonly what: string };

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
   * One send of an operation. What surely was not acted on (never sent, or 429) is sent again; everything else is told.
   *
   * @throws a `ServiceFailure` (401, account, network, no time left) or `Cancelled`
   */
  send<Op extends Operation>(operation: Op, request: RequestOf<Op>, upload?: Upload): Promise<SendResult<Op>>;
  /** The error for a refusal of `send`, or what a read would have thrown. */
  refusal(operation: Operation, status: number, said: string, body: Body): Error;
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

export interface Upload {
  readonly field: string;
  readonly files: readonly UploadFile[];
}

/** What each operation is called in a sentence: "to …". */
const ACTIONS: Partial<Record<Operation, string>> = {
  account: 'read the account',
  accountByPost: 'read the account',
  testTypes: 'list the engines',
  languages: 'list the languages',
  listChecks: 'list the checks',
  createCheck: 'create a check',
  getCheck: 'read the check',
  upload: 'upload a submission',
  uploadBatch: 'upload submissions',
  deleteSubmission: 'delete a submission',
  deleteCheck: 'delete the check',
  startCheck: 'start the check',
  status: "read the check's status",
  overview: 'read the scores',
  results: 'read the matches',
  aiResults: 'read the AI scores',
  summary: 'read the summary',
  exportCheck: 'read the export',
};

/** The POST form of each operation whose GET form a service may lack (trap: older services know only POST). */
const POST_FORM: Partial<Record<Operation, Operation>> = {
  account: 'accountByPost',
  languages: 'languagesByPost',
  testTypes: 'testTypesByPost',
  listChecks: 'listChecksByPost',
  getCheck: 'getCheckByPost',
  deleteCheck: 'deleteCheckByPost',
  status: 'statusByPost',
  summary: 'summaryByPost',
  exportCheck: 'exportCheckByPost',
  aiResults: 'aiResultsByPost',
  validateKey: 'validateKeyByPost',
};

const readers = new Map<Operation, ReturnType<typeof tolerant>>();

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
  const said = (text: string): string => options.redact(quote(text));

  async function wait(ms: number): Promise<void> {
    signal.throwIfAborted();
    if (ms <= 0) return;
    if (ms > remainingMs()) {
      throw new DeadlineError('The time of this run (timeout-minutes) is over.');
    }
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
    pace.count();
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
          const what = said(settled.kind === 'offline' ? settled.said : settled.what);
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
          said: errorText(settled.body, settled.answer.text),
          body: settled.body,
        };
      case 'offline':
        return { kind: 'offline', said: said(settled.said) };
      case 'ambiguous':
        if (!spend()) {
          throw new UnavailableError(
            `The service fails too often to go on (last: ${said(settled.what)}). Try again later.`,
          );
        }
        return { kind: 'ambiguous', what: said(settled.what) };
    }
  }

  function refusal(operation: Operation, status: number, text: string, body: Body): Error {
    const action = actionOf(operation);
    const words = said(text);
    if (status >= 300 && status < 400) {
      return new RefusedError(
        action,
        status,
        `it redirects elsewhere, which is never followed because the key would go along; check base-url`,
      );
    }
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

function parse<Op extends Operation>(operation: Op, body: Body, text: string): Answer<Op> {
  const endpoint: Endpoint = ENDPOINTS[operation];
  let reader = readers.get(operation);
  if (reader === undefined) {
    reader = tolerant(endpoint.response);
    readers.set(operation, reader);
  }
  return reader.parse(endpoint.csv === 'always' ? text : unwrap(operation, body)) as Answer<Op>;
}

/** Some services wrap what the interface shows bare: a list in `data` or `checks`, an object in `data`. */
export function unwrap(operation: Operation, body: Body): Body {
  if (body === null) return null;
  if (operation === 'listChecks' || operation === 'listChecksByPost') {
    if (Array.isArray(body)) return body as readonly unknown[];
    const { data, checks } = body as { readonly data?: unknown; readonly checks?: unknown };
    const list = Array.isArray(data) ? data : checks;
    return Array.isArray(list) ? (list as readonly unknown[]) : body;
  }
  if (Array.isArray(body)) return body as readonly unknown[];
  const minimum = MINIMUM[operation];
  const object = body as Readonly<Record<string, unknown>>;
  if (minimum === undefined || minimum.some((name) => name in object)) return object;
  for (const name of ['data', 'check', 'result']) {
    const inner = object[name];
    if (
      typeof inner === 'object' &&
      inner !== null &&
      !Array.isArray(inner) &&
      minimum.some((key) => key in inner)
    ) {
      return inner as Readonly<Record<string, unknown>>;
    }
  }
  return object;
}

/** Fields of which at least one must be there for an answer to be the one that was asked for (service-client table). */
const MINIMUM: Partial<Record<Operation, readonly string[]>> = {
  testTypes: ['test_types'],
  testTypesByPost: ['test_types'],
  languages: ['languages'],
  languagesByPost: ['languages'],
  createCheck: ['id'],
  getCheck: ['submissions'],
  getCheckByPost: ['submissions'],
  uploadBatch: ['uploaded', 'uploaded_count', 'failed_uploads'],
  status: ['status_id'],
  statusByPost: ['status_id'],
  overview: ['submissions'],
  results: ['other_matches', 'submission'],
  aiResults: ['submissions'],
  aiResultsByPost: ['submissions'],
  summary: ['status_id', 'flagged_submissions'],
  summaryByPost: ['status_id', 'flagged_submissions'],
  exportCheck: ['submissions'],
  exportCheckByPost: ['submissions'],
};

function holdsExpected(operation: Operation, endpoint: Endpoint, body: Body, text: string): boolean {
  if (endpoint.csv === 'always') return text !== '';
  if (body === null) return false;
  const unwrapped = unwrap(operation, body);
  if (operation === 'listChecks' || operation === 'listChecksByPost') return Array.isArray(unwrapped);
  if (unwrapped === null || Array.isArray(unwrapped)) return false;
  const object = unwrapped as Readonly<Record<string, unknown>>;
  const minimum = MINIMUM[operation];
  if (minimum?.some((name) => object[name] !== undefined && object[name] !== null) === false) return false;
  // Errors inside of a 200 (seen in real life): believed where nothing of what was asked for is there.
  return minimum !== undefined || typeof object['error'] !== 'string' || object['error'] === '';
}

/** A CSV download where JSON was asked for. */
function isUnaskedCsv(endpoint: Endpoint, answer: RawAnswer): boolean {
  return (
    endpoint.csv === 'by-format' &&
    answer.status >= 200 &&
    answer.status < 300 &&
    (answer.headers['content-type'] ?? '').includes('csv')
  );
}

function actionOf(operation: Operation): string {
  return ACTIONS[operation] ?? ENDPOINTS[operation].summary.toLowerCase();
}

/** The same request in another form of the operation: `checkId` of a path is `check_id` of a body. */
function asForm(
  form: Operation,
  request: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const endpoint: Endpoint = ENDPOINTS[form];
  const fields: Record<string, unknown> = { ...request };
  if (endpoint.params === undefined && 'checkId' in fields) {
    fields['check_id'] = fields['checkId'];
    delete fields['checkId'];
  }
  return fields;
}

async function encode(
  endpoint: Endpoint,
  request: Readonly<Record<string, unknown>>,
  upload: Upload | null,
): Promise<{
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
}> {
  const rest = { ...request };
  const take = (
    schema: { readonly shape: Readonly<Record<string, unknown>> } | undefined,
  ): [string, unknown][] => {
    const taken: [string, unknown][] = [];
    for (const name of Object.keys(schema?.shape ?? {})) {
      if (rest[name] !== undefined) taken.push([name, rest[name]]);
      delete rest[name];
    }
    return taken;
  };
  let { path } = endpoint;
  for (const [name, value] of take(endpoint.params))
    path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
  const query = new URLSearchParams(
    take(endpoint.query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  if (query.size > 0) path += `?${query.toString()}`;
  if (upload !== null) {
    const fields = Object.fromEntries(
      take(endpoint.body).map(([name, value]): [string, string] => [
        name,
        value === true ? '1' : value === false ? '0' : String(value),
      ]),
    );
    const { body, contentType } = await encodeMultipart(fields, upload.field, upload.files);
    return { path, headers: { 'content-type': contentType }, body };
  }
  const fields = Object.fromEntries(take(endpoint.body));
  if (endpoint.body === undefined || Object.keys(fields).length === 0) {
    return { path, headers: {}, body: endpoint.method === 'POST' ? Buffer.alloc(0) : null };
  }
  return { path, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(fields)) };
}

/** `validation_errors` of a 422: field → messages, whatever shape the messages have. */
function fieldMessages(body: Body, said: (text: string) => string): Record<string, string[]> {
  if (body === null || Array.isArray(body)) return {};
  const object = body as { readonly validation_errors?: unknown; readonly errors?: unknown };
  const errors = object.validation_errors ?? object.errors;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      said(field),
      (Array.isArray(messages) ? messages : [messages]).filter((one) => typeof one === 'string').map(said),
    ]),
  );
}

function readCount(value: string | undefined): number | null {
  return value !== undefined && /^\d+$/.test(value.trim()) ? Number(value) : null;
}

function hostOf(url: string): string {
  return new URL(url).host;
}
