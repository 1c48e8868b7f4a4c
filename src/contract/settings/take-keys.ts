import { fill, nearest, type Redact } from '#base';
import { type ConfigTable, INPUT_KEYS, OTHER_KEYS } from './config-keys.ts';
import { definitionOf, type InputName, isInputName } from './inputs/inputs.ts';
import { quoted } from './quoted.ts';
import * as says from './says.ts';

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
    return fill(says.secretNotBelong, { name });
  }
  const isOfFile = INPUT_KEYS.file.includes(name);
  return fill(says.cannotStandHolds, { name, isOfFile });
}

function unknownKey(key: string, table: ConfigTable, redact: Redact): string {
  const meant = nearest(key, [...INPUT_KEYS[table], ...OTHER_KEYS[table]]);
  return fill(says.noKnownKey, { key: quoted(key, redact), meant });
}
