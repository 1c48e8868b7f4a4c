import { ENGLISH, inEnglish, type Message, type Text } from '#base';
import { z } from 'zod';

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

const text: z.ZodType<Text> = z.lazy(() => z.union([z.string(), sentence, formatted])).meta({ id: 'Text' });
const sentence: z.ZodType<Message> = z
  .strictObject({
    id: z.string(),
    values: z.record(z.string(), z.union([text, z.number()])).exactOptional(),
  })
  .meta({ id: 'Sentence' });
const formatted = z.discriminatedUnion('as', [
  z.strictObject({
    as: z.enum(['score', 'percent']),
    value: z.number().nullable(),
    threshold: z.number().exactOptional(),
  }),
  z.strictObject({ as: z.literal('time'), value: z.string() }),
  z.strictObject({ as: z.enum(['bytes', 'duration']), value: z.number() }),
  z.strictObject({ as: z.literal('list'), values: z.array(text), most: z.number().exactOptional() }),
]);

/** A sentence of this program that stands somewhere in English, and what it is in every language. */
export const SENTENCE = z.strictObject({ text: z.string(), said: sentence });

/** Says sentences in English, and notes what they are in other languages. */
export class Sentences {
  readonly #noted = new Map<string, Message>();

  say(said: Said): string {
    const english = ENGLISH.write(said);
    if (typeof said !== 'string' && said.id !== 'words.english') this.#noted.set(english, said);
    return english;
  }

  get noted(): z.output<typeof SENTENCE>[] {
    return [...this.#noted].map(([english, said]) => ({ text: english, said }));
  }
}

/** Finds again what stands in English as one of `sentences`; all else stays text. */
export function sayer(sentences: readonly z.output<typeof SENTENCE>[]): (english: string) => Said {
  const known = new Map(sentences.map(({ text: english, said }) => [english, said]));
  return (english) => known.get(english) ?? english;
}

/**
 * A sentence that somebody else's answer names, or nothing. What it is in other languages has to be what it says in English: another
 * version may have another sentence by the same id.
 */
export function sentenceHere(given: unknown): readonly z.output<typeof SENTENCE>[] {
  try {
    const one = SENTENCE.parse(given);
    return ENGLISH.tell(one.said) === one.text ? [one] : [];
  } catch {
    // No sentence of this version, or values of another kind.
    return [];
  }
}
