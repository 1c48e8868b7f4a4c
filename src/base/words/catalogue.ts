import type { Values } from '../../../types/values.d.ts';
import type * as english from './locales/en.ts';

/** The files of a language, by name: each has all sentences that the English one has. */
export type Parts = typeof english;

/** A sentence of the catalogue, by `part.name`. */
export type MessageId = { [Part in keyof Parts]: keyof Parts[Part] }[keyof Parts];

/** The values that a sentence needs: none, or all of its places. */
export type ValuesOf<Id extends MessageId> = Id extends keyof Values
  ? readonly [values: Values[Id]]
  : readonly [];

/** The sentences of one language, in ICU MessageFormat. */
export type Catalogue = Readonly<Record<MessageId, string>>;

export function catalogueOf(parts: Parts): Catalogue {
  return Object.assign({}, ...Object.values(parts)) as Catalogue;
}
