import { inEnglish, type Message } from '#base';

/** An error of the page itself, in a sentence that the reader's language says. */
export class SaidError extends Error {
  readonly said: Message;

  constructor(said: Message) {
    super(said.id);
    this.said = said;
  }
}

/** What went wrong, for a person. */
export function saidBy(error: unknown): Message {
  return error instanceof SaidError
    ? error.said
    : inEnglish(error instanceof Error ? error.message : String(error));
}
