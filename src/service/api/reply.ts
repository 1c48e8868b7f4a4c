import type { Coded } from '#base';
import * as says from './says.ts';

/** Where events are written: an answer whose headers were sent. */
export interface EventSink {
  /** Bytes that nobody took yet. */
  readonly writableLength: number;
  write(text: string): boolean;
  end(): void;
  destroy(): void;
  once(event: 'close', listener: () => void): unknown;
}

/** What an endpoint answers; `HttpError` is thrown for everything but success. */
export type HttpReply =
  | {
      readonly kind: 'json';
      readonly status: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'csv'; readonly filename: string; readonly text: string }
  | { readonly kind: 'page'; readonly html: string }
  /** Server-sent events, for as long as either side wants. */
  | { readonly kind: 'events'; readonly begin: (sink: EventSink) => void }
  /** There is nothing to tell. */
  | { readonly kind: 'nothing' };

export function json(body: unknown, status = 200): HttpReply {
  return { kind: 'json', status, body };
}

/** A status and a space. */
const CODE_LENGTH = 4;

/** Every error is JSON with an `error` string (L234). */
export class HttpError extends Error {
  readonly status: number;
  readonly more: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  /** @param said its status, and what is wrong */
  constructor(
    said: Coded,
    more: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(said.slice(CODE_LENGTH));
    this.status = Number.parseInt(said, 10);
    this.more = more;
    this.headers = headers;
  }
}

/** 422 with `validation_errors` (L234). */
export function invalid(errors: Readonly<Record<string, readonly string[]>>): HttpError {
  const first = Object.values(errors)[0]?.[0] ?? says.requestNotValid;
  return new HttpError(`422 ${first}`, { validation_errors: errors });
}

export const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** The body of an answer that is an error. */
export function errorBody({ status, message, more }: HttpError): string {
  const validation_errors = { body: [message] };
  return JSON.stringify({ error: message, ...(status === 422 ? { validation_errors } : {}), ...more });
}

/** What of an answer is the same however it travels. */
interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** An answer that is one text. */
export function rendered(reply: Exclude<HttpReply, { readonly kind: 'events' | 'nothing' }>): Rendered {
  switch (reply.kind) {
    case 'csv':
      return {
        status: 200,
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${reply.filename}"`,
        },
        text: reply.text,
      };
    case 'page':
      return {
        status: 200,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        },
        text: reply.html,
      };
    case 'json':
      return {
        status: reply.status,
        headers: { ...JSON_TYPE, ...reply.headers },
        text: JSON.stringify(reply.body),
      };
  }
}
