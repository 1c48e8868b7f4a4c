import { createHmac } from 'node:crypto';

/** Says that the rest of a secret is base64. */
export const SECRET_PREFIX = 'whsec_';

/**
 * Headers by which a receiver knows who wrote a message, and when, as Standard Webhooks describes them:
 * https://www.standardwebhooks.com. Its libraries verify them.
 *
 * @param secret base64 of the key, behind `whsec_`
 * @param at milliseconds since the epoch; receivers refuse what was signed more than five minutes ago
 */
export function signedHeaders(
  secret: string,
  { id, at, body }: { readonly id: string; readonly at: number; readonly body: string },
): Readonly<Record<string, string>> {
  const seconds = Math.floor(at / 1_000);
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
