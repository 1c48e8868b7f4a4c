import { hex, hmacSha256 } from '#native';

/** Hex digits kept of the HMAC: among 10,000 people two meet with a chance below one in 20,000. */
const PSEUDONYM_HEX = 10;

/**
 * A name that says nothing about the person and stays the same for as long as the salt does: `s-` and 10 hex digits of
 * HMAC-SHA256 over GitHub's numeric id, which outlives renames. Without the salt nobody can go from login to pseudonym.
 *
 * @param salt secret; at least 16 bytes, or a table of all ids would be made in a moment
 * @param id numeric id of the repository or user
 * @throws RangeError for a salt that is too short or an id that is no id
 */
export function pseudonym(salt: Uint8Array, id: number): string {
  if (salt.byteLength < 16) throw new RangeError('The salt for pseudonyms needs at least 16 bytes.');
  if (!Number.isSafeInteger(id) || id <= 0) throw new RangeError(`${id} is no id of GitHub.`);
  const digest = hex(hmacSha256(salt, String(id)));
  return `s-${digest.slice(0, PSEUDONYM_HEX)}`;
}
