import { parsedJson } from '#base';
import { ConnectFailure } from './errors.ts';

/**
 * What one exchange with the service leaves known (outcome classes). Decided here and nowhere else; whether a resend is
 * allowed then depends on the operation's `safety` in the contract, not on the HTTP method.
 */

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

/** The parsed body: an object or list, or null when it is neither. */
export type Body = Readonly<Record<string, unknown>> | readonly unknown[] | null;

export type Settled =
  /** A 2xx whose body is what the operation promises. */
  | { readonly kind: 'ok'; readonly answer: RawAnswer; readonly body: Body }
  /** The service decided against it: it did not act. */
  | { readonly kind: 'refused'; readonly answer: RawAnswer; readonly body: Body }
  /** 429: refused before it was looked at. */
  | { readonly kind: 'limited'; readonly answer: RawAnswer }
  /** The documented 503 of start and quick: the engines are away, nothing was started. */
  | { readonly kind: 'offline'; readonly said: string }
  /** An account that is refused by every endpoint. */
  | { readonly kind: 'suspended'; readonly said: string; readonly invoice: string | null }
  /** The service may have acted or not. */
  | { readonly kind: 'ambiguous'; readonly what: string; readonly said: string }
  /** The request never reached the service. */
  | { readonly kind: 'unsent'; readonly what: string }
  /** The other side is not who it should be. */
  | { readonly kind: 'untrusted'; readonly what: string };

const UNSENT = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
]);

const UNTRUSTED = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_UNTRUSTED',
  'CERT_REVOKED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'HOSTNAME_MISMATCH',
]);

/** Statuses below 500 that a gateway gives without having asked the service, or after it may have acted. */
const AMBIGUOUS_STATUS = new Set([408, 425]);

/** Classifies what was thrown instead of an answer. Codes and names decide, all along `cause`; never the text. */
export function classifyError(error: unknown): Settled {
  const codes: string[] = [];
  const names: string[] = [];
  let what = 'the connection failed';
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
    const { code } = at as { readonly code?: unknown };
    if (typeof code === 'string') codes.push(code);
    names.push(at.name);
    if (at instanceof AggregateError) {
      for (const inner of at.errors as unknown[]) {
        const innerCode = (inner as { readonly code?: unknown } | null)?.code;
        if (typeof innerCode === 'string') codes.push(innerCode);
      }
    }
    what = describe(at, typeof code === 'string' ? code : null);
  }
  const untrusted = codes.find((code) => UNTRUSTED.has(code));
  if (untrusted !== undefined) return { kind: 'untrusted', what: untrusted };
  if (error instanceof ConnectFailure) {
    return { kind: 'unsent', what: error.viaProxy ? proxyWords(error, what) : what };
  }
  if (codes.some((code) => UNSENT.has(code))) return { kind: 'unsent', what };
  if (names.includes('Socks5ProxyError')) return { kind: 'unsent', what: `the proxy: ${what}` };
  return { kind: 'ambiguous', what, said: '' };
}

/** What went wrong on the way through a proxy. undici tells the status of its refusal in its sentence alone. */
function proxyWords(error: ConnectFailure, what: string): string {
  const status = /^Proxy response \((\d{3})\)/.exec(
    error.cause instanceof Error ? error.cause.message : '',
  )?.[1];
  if (status === undefined) return `through the proxy: ${what}`;
  return `the proxy refuses the connection (${status}${status === '407' ? ': it asks for a user name and a password' : ''})`;
}

function describe(error: Error, code: string | null): string {
  switch (code) {
    case 'UND_ERR_HEADERS_TIMEOUT':
      return 'no answer came in time';
    case 'UND_ERR_BODY_TIMEOUT':
      return 'the answer stopped in the middle';
    case 'UND_ERR_RES_EXCEEDED_MAX_SIZE':
      return 'the answer is larger than is read';
    case 'UND_ERR_SOCKET':
      return 'the connection was closed before the answer was complete';
    case 'ECONNRESET':
    case 'EPIPE':
      return `the connection was reset (${code})`;
    case null:
      return error.name === 'TimeoutError'
        ? 'no answer came in time'
        : `the connection failed (${error.name})`;
    default:
      return `the connection failed (${code})`;
  }
}

/** Classifies an answer. `expected` says whether a 2xx body holds what the operation promises. */
export function classifyAnswer(
  answer: RawAnswer,
  options: { readonly documented503: boolean; readonly expected: (body: Body, text: string) => boolean },
): Settled {
  const body = parseBody(answer.text);
  const said = errorText(body, answer.text);
  const invoice = invoiceOf(body);
  if (invoice !== null) return { kind: 'suspended', said, invoice };
  const { status } = answer;
  if (status === 429) return { kind: 'limited', answer };
  if (status >= 200 && status < 300) {
    if (options.expected(body, answer.text)) return { kind: 'ok', answer, body };
    return { kind: 'ambiguous', what: `an answer (${status}) that is not what was asked for`, said };
  }
  if (status === 402) return { kind: 'suspended', said, invoice: null };
  if (status === 503 && options.documented503 && hasError(body)) return { kind: 'offline', said };
  if (status >= 500 || AMBIGUOUS_STATUS.has(status)) {
    return { kind: 'ambiguous', what: `status ${status}`, said };
  }
  return { kind: 'refused', answer, body };
}

/** JSON with or without a byte order mark; anything else is null. */
export function parseBody(text: string): Body {
  const value = parsedJson(text.replace(/^\uFEFF/, ''));
  return typeof value === 'object' && value !== null ? (value as Body) : null;
}

/** The `error` (or `message`) of a body, else its beginning. Raw: quote it before it is shown. */
export function errorText(body: Body, text: string): string {
  if (body !== null && !Array.isArray(body)) {
    const { error, message } = body as { readonly error?: unknown; readonly message?: unknown };
    if (typeof error === 'string' && error !== '') return error;
    if (typeof message === 'string') return message;
    return '';
  }
  return text;
}

function hasError(body: Body): boolean {
  return typeof (body as { readonly error?: unknown } | null)?.error === 'string';
}

/** L224: the condition is told by the field, whatever the status. */
function invoiceOf(body: Body): string | null {
  const { invoice } = (body ?? {}) as { readonly invoice?: unknown };
  if (typeof invoice === 'string' && invoice !== '') return invoice;
  if (typeof invoice === 'number') return String(invoice);
  if (typeof invoice === 'object' && invoice !== null) {
    const { id } = invoice as { readonly id?: unknown };
    return typeof id === 'string' || typeof id === 'number' ? String(id) : 'unknown';
  }
  return null;
}
