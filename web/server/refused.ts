import type { Message } from '#base';
import { SaidError } from '../said-error.ts';

/** An answer that is not success, in the server's English. */
export class Refused extends SaidError {
  readonly status: number;

  constructor(status: number, said: Message) {
    super(said);
    this.status = status;
  }
}
