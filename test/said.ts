import { ENGLISH } from '../src/words/english.ts';

/** A value of JSON with every sentence of the catalogue, and every time or number that a language writes, said in English. */
export function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value && typeof value.id === 'string' && /^[a-z]+\.[a-zA-Z]+$/.test(value.id)) {
    return ENGLISH.tell(value as Parameters<typeof ENGLISH.tell>[0]);
  }
  if ('as' in value) return ENGLISH.write(value as Parameters<typeof ENGLISH.write>[0]);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, said(one)]));
}
