import type { z } from 'zod';
import { nearest } from '#base';
import { COMPARISON } from './comparison.ts';
import type { InputDefinition } from './definition.ts';
import { FILES, SUBMISSIONS } from './submissions.ts';
import { REPORT } from './report.ts';
import { RUN } from './run.ts';
import { SERVICE } from './service.ts';
import { VERDICT } from './verdict.ts';

/**
 * Every input, once: what it means, what may be given, and its default. The settings, action.yml, the tables of the
 * documentation, the command line with its help, and the JSON Schema of the config file are made from these declarations.
 */
export const INPUTS = {
  ...SUBMISSIONS,
  ...COMPARISON,
  ...FILES,
  ...SERVICE,
  ...VERDICT,
  ...REPORT,
  ...RUN,
} as const;

export type InputName = keyof typeof INPUTS;

type Definition<N extends InputName> = (typeof INPUTS)[N];

/** What is made of a value of an input, or of its default. */
export type InputValue<N extends InputName> =
  | z.output<Definition<N>['schema']>
  | (Definition<N>['default'] extends null ? null : never);

export const INPUT_NAMES = Object.keys(INPUTS) as readonly InputName[];

/** The groups of the help and of the documentation, in the order in which a person meets them. */
export const GROUPS: readonly { readonly title: string; readonly names: readonly InputName[] }[] = [
  { title: 'What is checked', names: namesOf(SUBMISSIONS) },
  { title: 'What it is compared with', names: namesOf(COMPARISON) },
  { title: 'Which files count', names: namesOf(FILES) },
  { title: 'The service and its engine', names: namesOf(SERVICE) },
  { title: 'What turns the job red', names: namesOf(VERDICT) },
  { title: 'Where the result shows', names: namesOf(REPORT) },
  { title: 'The run itself', names: namesOf(RUN) },
];

function namesOf<G extends Partial<typeof INPUTS>>(group: G): readonly (keyof G & InputName)[] {
  return Object.keys(group) as (keyof G & InputName)[];
}

export function isInputName(name: string): name is InputName {
  return Object.hasOwn(INPUTS, name);
}

/** The definition without its own type, for code that treats all inputs alike. */
export function definitionOf(name: InputName): InputDefinition {
  return INPUTS[name];
}

/** The one of some names that a person most likely meant: by what an input is called elsewhere, or by its letters; null: none. */
export function meantInput(given: string, names: readonly string[]): string | null {
  const elsewhere = given.toLowerCase().replaceAll('_', '-');
  const called = INPUT_NAMES.find((name) => definitionOf(name).alsoCalled?.includes(elsewhere) === true);
  if (called !== undefined && names.includes(called)) return called;
  // A command may call it as others do: the folder of a report is --report of a dossier.
  const own = isInputName(elsewhere) ? definitionOf(elsewhere).alsoCalled : undefined;
  return own?.find((one) => names.includes(one)) ?? nearest(given, names);
}

/** The default of an input as the documentation shows it, in Markdown; '' where there is none. */
export function defaultText(name: InputName): string {
  const { defaultNote, default: initial } = definitionOf(name);
  if (defaultNote !== undefined) return defaultNote;
  const isPlain = typeof initial === 'string' || typeof initial === 'number' || typeof initial === 'boolean';
  return isPlain ? `\`${initial}\`` : '';
}
