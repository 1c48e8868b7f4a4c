import { createHmac, timingSafeEqual } from 'node:crypto';

const HEADER = /^sha256=([0-9a-f]{64})$/;

/** The header `X-Hub-Signature-256` for a body: HMAC-SHA256 with the webhook's secret, over the bytes as they were sent. */
export function signatureOf(body: Uint8Array, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Whether a header of that shape is there at all: without one a body need not be read. */
export function looksSigned(header: string | undefined): header is string {
  return header !== undefined && HEADER.test(header);
}

/** Compares in constant time. */
export function isSigned(body: Uint8Array, secret: string, header: string): boolean {
  const expected = Buffer.from(signatureOf(body, secret), 'latin1');
  const given = Buffer.from(header, 'latin1');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
