import { fill } from '#base';
import { quoted } from './quoted.ts';
import {
  definitionOf,
  INPUT_NAMES,
  INPUTS,
  type InputName,
  isInputName,
  meantInput,
} from './inputs/inputs.ts';
import * as says from './says.ts';

/** How the runner begins the name of every input's variable. */
const PREFIX = 'INPUT_';

/** What was given, as text; a missing name was not given. */
export type RawInputs = Readonly<Partial<Record<InputName, string>>>;

/**
 * The action's inputs as the runner hands them over: `INPUT_` and the name in upper case, spaces as underscores, dashes
 * kept. Surrounding white space is dropped, and an empty value is none: the runner cannot tell the two apart.
 */
export function readInputs(environment: Readonly<Record<string, string | undefined>>): RawInputs {
  const raw: Partial<Record<InputName, string>> = {};
  for (const name of INPUT_NAMES) {
    const value = environment[`${PREFIX}${name.replaceAll(' ', '_').toUpperCase()}`]?.trim();
    if (value !== undefined && value !== '') raw[name] = value;
  }
  return raw;
}

/**
 * Sentences about inputs that the action does not have and whose name is near to one that it has. The runner hands them
 * over with a warning of its own, far from the result; a threshold that is not obeyed deserves one that says what to do.
 */
export function misspelledInputs(environment: Readonly<Record<string, string | undefined>>): string[] {
  const warnings: string[] = [];
  for (const key of Object.keys(environment)) {
    if (!key.startsWith(PREFIX)) continue;
    const name = key.slice(PREFIX.length).toLowerCase();
    const meant = isInputName(name) ? null : meantInput(name, INPUT_NAMES);
    if (meant !== null) warnings.push(fill(says.noInputAction, { name: quoted(name), meant }));
  }
  return warnings;
}

/** The values of the secrets among the inputs: what nothing that is said may hold. */
export function secretsOf(raw: RawInputs): string[] {
  return INPUT_NAMES.filter((name) => definitionOf(name).secret === true).flatMap((name) => raw[name] ?? []);
}

/** Where the config file lies, and whether the user named it: a named file that is missing is an error. */
export function configLocation(raw: RawInputs): { readonly path: string; readonly explicit: boolean } {
  const given = raw.config?.trim() ?? '';
  if (given !== '') return { path: given, explicit: true };
  return { path: INPUTS.config.default, explicit: false };
}
