import type { Values } from '../../../types/values.d.ts';
import type { MessageId, ValuesOf } from './catalogue.ts';
import type { Message } from './value.ts';

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
