import { fill, type Redact } from '#base';
import { definitionOf, INPUT_NAMES, type InputName, isInputName, meantInput } from './inputs/inputs.ts';
import { quoted } from './quoted.ts';
import * as says from './says.ts';

/** A table of the config file: the whole file, or one of its assignments. */
export type ConfigTable = 'file' | 'assignment';

/** Keys that are no inputs. */
const OTHER_KEYS: Readonly<Record<ConfigTable, readonly string[]>> = {
  file: ['assignments', 'dismissed', 'staff', '$schema'],
  assignment: ['name', 'schedule'],
};

/** The inputs that may stand in a table of the config file. */
export const INPUT_KEYS: Readonly<Record<ConfigTable, readonly InputName[]>> = {
  file: INPUT_NAMES.filter((name) => definitionOf(name).scope !== 'input'),
  assignment: INPUT_NAMES.filter((name) => definitionOf(name).scope === undefined),
};

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
) {
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
  const meant = meantInput(key, [...INPUT_KEYS[table], ...OTHER_KEYS[table]]);
  return fill(says.noKnownKey, { key: quoted(key, redact), meant });
}
