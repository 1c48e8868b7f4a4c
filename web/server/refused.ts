import { inEnglish, type Message } from '#base';
import { SaidError } from '../said-error.ts';

/** An answer that is not success, in the server's English. */
export class Refused extends SaidError {
  readonly status: number;

  constructor(status: number, said: Message) {
    super(said);
    this.status = status;
  }
}

/** What went wrong, for a person. */
export function saidBy(error: unknown): Message {
  return error instanceof SaidError
    ? error.said
    : inEnglish(error instanceof Error ? error.message : String(error));
}
