import { inEnglish, type Message } from '#base';

/**
 * A sentence for a person. A string is what somebody else wrote, or what the catalogue of languages does not have: it is said in
 * English whatever the language.
 */
export type Said = string | Message;

/** The same as what every channel can say. */
export function asMessage(said: Said): Message {
  return typeof said === 'string' ? inEnglish(said) : said;
}

/** Each sentence once, in the order in which they were first said. */
export function distinct(all: readonly Said[]): readonly Said[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
