import { definitionOf, INPUT_NAMES, type InputName } from './inputs/inputs.ts';

/** A table of the config file: the whole file, or one of its assignments. */
export type ConfigTable = 'file' | 'assignment';

/** Keys that are no inputs. */
export const OTHER_KEYS: Readonly<Record<ConfigTable, readonly string[]>> = {
  file: ['assignments', 'dismissed', 'staff', '$schema'],
  assignment: ['name', 'schedule'],
};

/** The inputs that may stand in a table of the config file. */
export const INPUT_KEYS: Readonly<Record<ConfigTable, readonly InputName[]>> = {
  file: INPUT_NAMES.filter((name) => definitionOf(name).scope !== 'input'),
  assignment: INPUT_NAMES.filter((name) => definitionOf(name).scope === 'assignment'),
};
