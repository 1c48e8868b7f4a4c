import { ENGLISH, type Message, type Text } from '#base';
import { z } from 'zod';
import { type Said, type Sentence, sayer } from './said.ts';

/* Apart from `said.ts`, which the page of a report needs: it reads no answers. */

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

/** See `Sentence`. */
export const SENTENCE = z.strictObject({ text: z.string(), said: sentence });

/**
 * What somebody else's answer says, those that are sentences of this program as such. What one is in other languages has to be what it
 * says in English: another version may have another sentence by the same id.
 */
export function saidBy(
  texts: readonly unknown[],
  sentences: readonly unknown[],
  redact: (text: string) => string,
): readonly Said[] {
  const said = sayer(sentences.flatMap(sentenceHere));
  return texts.flatMap((given) => {
    if (typeof given !== 'string') return [];
    const shown = redact(given);
    return [shown === given ? said(given) : shown];
  });
}

function sentenceHere(given: unknown): readonly Sentence[] {
  try {
    const one = SENTENCE.parse(given);
    return ENGLISH.tell(one.said) === one.text ? [one] : [];
  } catch {
    // No sentence of this version, or values of another kind.
    return [];
  }
}
