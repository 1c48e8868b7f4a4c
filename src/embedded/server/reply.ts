/** What an endpoint answers; `HttpError` is thrown for everything but success. */
export type HttpReply =
  | { readonly kind: 'json'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'csv'; readonly filename: string; readonly text: string }
  | { readonly kind: 'page'; readonly html: string };

export function json(body: unknown, status = 200): HttpReply {
  return { kind: 'json', status, body };
}

/** Every error is JSON with an `error` string (L234). */
export class HttpError extends Error {
  readonly status: number;
  readonly more: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    more: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.more = more;
    this.headers = headers;
  }
}

/** 422 with `validation_errors` (L234). */
export function invalid(errors: Readonly<Record<string, readonly string[]>>): HttpError {
  const first = Object.values(errors)[0]?.[0] ?? 'The request is not valid.';
  return new HttpError(422, first, { validation_errors: errors });
}
