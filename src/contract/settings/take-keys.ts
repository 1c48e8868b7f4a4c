import { nearest, type Redact } from '#base';
import { type ConfigTable, INPUT_KEYS, OTHER_KEYS } from './config-keys.ts';
import { definitionOf, type InputName, isInputName } from './inputs/inputs.ts';
import { quoted } from './quoted.ts';

/**
 * The inputs among the keys of a table of the config file, and a sentence for each key that may not stand there.
 *
 * @param place where a key stands, for messages
 */
export function takeKeys(
  given: ReadonlyMap<string, unknown>,
  table: ConfigTable,
  place: (key: string) => string,
  redact: Redact,
): { readonly values: ReadonlyMap<InputName, unknown>; readonly problems: readonly string[] } {
  const values = new Map<InputName, unknown>();
  const problems: string[] = [];
  for (const [key, value] of given) {
    if (OTHER_KEYS[table].includes(key)) continue;
    if (isInputName(key) && INPUT_KEYS[table].includes(key)) {
      values.set(key, value);
    } else {
      problems.push(
        `${place(key)}: ${isInputName(key) ? misplacedKey(key) : unknownKey(key, table, redact)}`,
      );
    }
  }
  return { values, problems };
}

function misplacedKey(name: InputName): string {
  if (definitionOf(name).secret === true) {
    return `${name}: a secret does not belong into a file; give it as an input, from a secret, and replace it if it was ever committed.`;
  }
  const isOfFile = INPUT_KEYS.file.includes(name);
  return `${name}: cannot stand here; ${isOfFile ? 'it holds for the whole run: move it to the top of the file' : 'give it as an input'}.`;
}

function unknownKey(key: string, table: ConfigTable, redact: Redact): string {
  const meant = nearest(key, [...INPUT_KEYS[table], ...OTHER_KEYS[table]]);
  return `${quoted(key, redact)} is no known key${meant === null ? '.' : `; did you mean ${meant}?`}`;
}
