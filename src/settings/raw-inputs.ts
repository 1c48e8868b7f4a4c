import { INPUT_NAMES, INPUTS, type InputName } from './schema.ts';

/** What was given, as text; a missing name was not given. */
export type RawInputs = Readonly<Partial<Record<InputName, string>>>;

/**
 * The action's inputs as the runner hands them over: `INPUT_` and the name in upper case, spaces as underscores, dashes
 * kept. Surrounding white space is dropped, and an empty value is none: the runner cannot tell the two apart.
 */
export function readInputs(environment: Readonly<Record<string, string | undefined>>): RawInputs {
  const raw: Partial<Record<InputName, string>> = {};
  for (const name of INPUT_NAMES) {
    const value = environment[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`]?.trim();
    if (value !== undefined && value !== '') raw[name] = value;
  }
  return raw;
}

/** Where the config file lies, and whether the user named it: a named file that is missing is an error. */
export function configLocation(raw: RawInputs): { readonly path: string; readonly explicit: boolean } {
  const given = raw.config?.trim() ?? '';
  if (given !== '') return { path: given, explicit: true };
  return { path: INPUTS.config.schema.parse(undefined), explicit: false };
}
