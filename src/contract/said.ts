import { ENGLISH, inEnglish, type Message } from '#base';

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

/** A sentence that stands somewhere in English, and what it is in every language. */
export interface Sentence {
  readonly text: string;
  readonly said: Message;
}

/** Says sentences in English, and notes what they are in other languages. */
export class Sentences {
  readonly #noted = new Map<string, Message>();

  say(said: Said): string {
    const english = ENGLISH.write(said);
    if (typeof said !== 'string' && said.id !== 'words.english') this.#noted.set(english, said);
    return english;
  }

  get noted(): Sentence[] {
    return [...this.#noted].map(([english, said]) => ({ text: english, said }));
  }
}

/** Finds again what stands in English as one of `sentences`; all else stays text. */
export function sayer(sentences: readonly Sentence[]): (english: string) => Said {
  const known = new Map(sentences.map(({ text: english, said }) => [english, said]));
  return (english) => known.get(english) ?? english;
}
