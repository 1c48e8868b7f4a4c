import { ConfigurationError, fill } from '#base';
import * as says from '../says.ts';

const MOST_CHARACTERS = 200;

/** Control characters, and those that turn the direction of what stands beside them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * A name that people gave, as it is kept: without spaces around it.
 *
 * @param what whose name it is, for a sentence: "user"
 * @throws PeopleError for one that is empty, too long, or shows as something else than it is
 */
export function keptName(what: string, given: string): string {
  const name = given.trim().normalize('NFC');
  if (name === '') throw new PeopleError('invalid', fill(says.nameLeast, { what }));
  if (name.length > MOST_CHARACTERS) {
    throw new PeopleError('invalid', fill(says.nameMost, { what, most: MOST_CHARACTERS }));
  }
  if (!name.isWellFormed() || HIDDEN.test(name)) {
    throw new PeopleError('invalid', fill(says.nameHolds, { what }));
  }
  return name;
}

/** What two names that people take for the same have in common. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFC');
}

/** What people asked for, and why it cannot be. */
export class PeopleError extends ConfigurationError {
  override readonly name = 'PeopleError';
  readonly why: 'invalid' | 'taken' | 'unknown';

  constructor(why: PeopleError['why'], message: string) {
    super(message);
    this.why = why;
  }
}
