import { ENGLISH } from '../src/words/english.ts';
import type { Words } from '../src/words/words.ts';

/** A value of JSON with every sentence of the catalogue, and every time or number that a language writes, said. */
export function said(value: unknown, words: Words = ENGLISH): unknown {
  if (Array.isArray(value)) return value.map((one) => said(one, words));
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value && typeof value.id === 'string' && /^[a-z]+\.[a-zA-Z]+$/.test(value.id)) {
    return words.tell(value as Parameters<Words['tell']>[0]);
  }
  if ('as' in value) return words.write(value as Parameters<Words['write']>[0]);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, said(one, words)]));
}
