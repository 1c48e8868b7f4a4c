import { hex, hmacSha256 } from '#native';

/**
 * How a name is told to a service without saying it: HMAC-SHA-256 of the lower-cased text, in hex. Whoever has the salt can test
 * a name that they know, and can read none.
 *
 * @param salt of this check alone
 */
export function digestOf(salt: string, text: string): string {
  return hex(hmacSha256(salt, text.toLowerCase()));
}
