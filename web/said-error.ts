import { inEnglish, type Message, messageOf } from '#base';

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
  return error instanceof SaidError ? error.said : inEnglish(messageOf(error));
}

/** An answer that is not success, in the server's English. */
export class Refused extends SaidError {
  readonly status: number;

  constructor(status: number, said: Message) {
    super(said);
    this.status = status;
  }
}
