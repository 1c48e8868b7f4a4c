import { ConfigurationError } from '#base';

/** What people asked for, and why it cannot be. */
export class PeopleError extends ConfigurationError {
  override readonly name = 'PeopleError';
  readonly why: 'invalid' | 'taken' | 'unknown';

  constructor(why: PeopleError['why'], message: string) {
    super(message);
    this.why = why;
  }
}
