import { FAMILIES, FAMILY_NAMES, type Family } from './languages/languages.ts';
import { spelling, TOKEN_LIMIT } from './tokenizers/vocabulary.ts';

/** By its number: whether a family's tokens are hashes of words already. */
const HASHED = FAMILY_NAMES.map((family) => ['names', 'words'].includes(FAMILIES[family].tokenizer));

/** What is added to the token numbers of a family, so that no match joins two families. */
export function tokenOffset(family: Family): number {
  return FAMILY_NAMES.indexOf(family) * TOKEN_LIMIT;
}

const values = new Uint32Array(1 << 16);

/**
 * What a token counts in hashes, never 0. It comes from how the token is spelled, not from its number: numbers depend on
 * the order in which modules are loaded, and which fingerprints are chosen must not.
 */
export function tokenValue(token: number): number {
  const known = values[token] as number;
  return known === 0 ? computed(token) : known;
}

/** A token as it is written, as one number of 32 bits; those of two families of languages differ. `spelled`: see `spellings`. */
export function writtenAs(token: number, spelled: number): number {
  return spelled === 0 ? tokenValue(token) | 0 : ((token - (token % TOKEN_LIMIT)) << 16) | spelled;
}

function computed(token: number): number {
  const id = token % TOKEN_LIMIT;
  const family = Math.floor(token / TOKEN_LIMIT);
  const word = HASHED[family] === true ? undefined : spelling(id);
  let hash = 0x811c9dc5 ^ family;
  const mix = (code: number): void => {
    hash = Math.imul(hash ^ code, 0x01000193);
  };
  if (word === undefined) {
    [1, id & 0xff, id >> 8].forEach(mix);
  } else {
    for (let at = 0; at < word.length; at += 1) mix(word.charCodeAt(at));
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  const value = (hash ^ (hash >>> 13)) >>> 0 || 1;
  values[token] = value;
  return value;
}
