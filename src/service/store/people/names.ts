import { PeopleError } from './people-error.ts';

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
  if (name === '') throw new PeopleError('invalid', `The name of a ${what} has at least one character.`);
  if (name.length > MOST_CHARACTERS) {
    throw new PeopleError('invalid', `The name of a ${what} has at most ${MOST_CHARACTERS} characters.`);
  }
  if (!name.isWellFormed() || HIDDEN.test(name)) {
    throw new PeopleError(
      'invalid',
      `The name of a ${what} holds characters that cannot be seen; give it in letters, digits and signs.`,
    );
  }
  return name;
}

/** What two names that people take for the same have in common. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFC');
}
