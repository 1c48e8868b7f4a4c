import type { Coded } from '#base';
import { JSON_TYPE } from '#system';
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

/** What an endpoint answers, however it travels; `HttpError` is thrown for everything but success. */
export interface HttpReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A function writes it by and by, for as long as either side wants. */
  readonly body?: string | ((sink: EventSink) => void);
}

export function json(body: unknown, status = 200): HttpReply {
  return { status, headers: JSON_TYPE, body: JSON.stringify(body) };
}

/** A server or a database that restarts is there again after some seconds. */
export const AWAY = { 'retry-after': '5' };

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

/** An error as it is answered. */
export function refused({ status, message, more, headers }: HttpError): HttpReply {
  const errors = status === 422 ? { validation_errors: { body: [message] } } : {};
  const body = JSON.stringify({ error: message, ...errors, ...more });
  return { status, headers: { ...JSON_TYPE, ...headers }, body };
}
