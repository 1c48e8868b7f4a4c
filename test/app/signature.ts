import { createHmac } from 'node:crypto';

/** The header `X-Hub-Signature-256` for a body, made without the package that the server checks it with. */
export function signatureOf(body: Uint8Array, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
