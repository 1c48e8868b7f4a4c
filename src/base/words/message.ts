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

/** A sentence without values. */
export type PlainId = Exclude<MessageId, keyof Values>;

export function message<Id extends MessageId>(id: Id, ...[values]: ValuesOf<Id>): Message {
  return values === undefined ? { id } : { id, values };
}

/** Words that are not ours to translate: of a service, of an operating system, of a person. Hostile text. */
export function given(text: string): Message {
  return message('words.given', { text });
}

/** A sentence that is said in English whatever the language: the page marks it as such. */
export function inEnglish(text: string): Message {
  return message('words.english', { text });
}

/** Several in a row as one: `sentences` one after the other, `points` with semicolons, `commas`. Empty: nothing is said. */
export function joined(
  how: 'words.sentences' | 'words.points' | 'words.commas',
  messages: readonly Message[],
): Message {
  const [last = given(''), ...before] = messages.toReversed();
  return before.reduce((rest, first) => message(how, { first, rest }), last);
}

/** A sentence in no language yet, by its id in the catalogue: `Words` says it. It survives JSON. Made by `message`. */
export interface Message {
  readonly id: string;
  readonly values?: Readonly<Record<string, Value>>;
}

/**
 * A value that each language writes in its own way.
 *
 * - `score`: 0 to 100 with one decimal, more where one would put it on the wrong side of `threshold`; null: not known
 * - `percent`: the same with its unit
 * - `time`: RFC 3339
 * - `bytes`, `duration` (ms)
 * - `list`: `a, b and c`; with `most`, `a, b and 3 more`
 */
export type Formatted =
  | { readonly as: 'score' | 'percent'; readonly value: number | null; readonly threshold?: number }
  | { readonly as: 'time'; readonly value: string }
  | { readonly as: 'bytes' | 'duration'; readonly value: number }
  | { readonly as: 'list'; readonly values: readonly Text[]; readonly most?: number };

/** What a place of a sentence takes that is written as it comes. */
export type Text = string | Message | Formatted;

/** What any place takes: a number is counted, and written in groups. */
export type Value = Text | number;

/** An error in a page, in a sentence that the reader's language says. */
export class SaidError extends Error {
  readonly said: Message;

  constructor(said: Message) {
    super(said.id);
    this.said = said;
  }
}
