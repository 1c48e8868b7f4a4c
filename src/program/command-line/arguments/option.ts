import { defaultText, definitionOf, GROUPS, type InputName } from '#contract';
import { Command, Option } from 'commander';

/** An option of a command, for its parser, its help and the completions of shells. */
export interface OptionDefinition {
  /** Without its dashes. */
  readonly name: string;
  /** One letter. */
  readonly short?: string;
  /**
   * `value`: a value follows, as `--name value` or `--name=value`. `boolean`: `--name`, `--no-name`, or a value that is
   * true or false. `switch`: no value.
   */
  readonly kind: 'value' | 'boolean' | 'switch';
  /** What the help writes for the value; '' for a switch. */
  readonly placeholder: string;
  readonly description: string;
  /** Heading in the help. */
  readonly group: string;
  /** Ends the sentence "allowed: …". */
  readonly allowed: string;
  /** Where it is given more often than once: `join`: one value a line; `last`: the last one counts; `refuse`: an error. */
  readonly repeated: 'join' | 'last' | 'refuse';
  /** The closed list of its values, for completions. */
  readonly choices?: readonly string[];
  /** Whether a value that is not empty can be taken; without it, settings judge the value. */
  readonly isAllowed?: (value: string) => boolean;
  /** Several values stand in one, with commas between them; `isAllowed` judges each. */
  readonly isList?: true;
  /** The actions of its command that it belongs to; absent: to all. */
  readonly actions?: readonly string[];
}

/** What its definition says of one option: by itself it takes a value, and nothing judges which. */
type Told = Pick<OptionDefinition, 'description'> & Partial<Omit<OptionDefinition, 'name' | 'group'>>;

/**
 * The options below one heading of the help, by name.
 *
 * @param repeated what counts where one that takes a value is given more often than once
 */
export function optionsOf(
  group: string,
  repeated: OptionDefinition['repeated'],
  told: Readonly<Record<string, Told>>,
): readonly OptionDefinition[] {
  return Object.entries(told).map(([name, one]) => ({
    kind: 'value',
    placeholder: '',
    allowed: '',
    group,
    repeated,
    name,
    ...one,
  }));
}

/** What all options without a value have in common. */
export const SWITCH = { kind: 'switch', repeated: 'last' } as const;

/** An option without a value. */
export function flag(description: string) {
  return { ...SWITCH, description };
}

/** `--json` and `--quiet` of a command. */
export function printing(json: string, quiet: string): readonly OptionDefinition[] {
  return optionsOf('What is printed', 'last', { json: flag(json), quiet: { ...flag(quiet), short: 'q' } });
}

/** Takes any value but none. */
export const ANY = { isAllowed: () => true } as const;

/** Takes one of a closed list, which the help shows. */
export function oneOf<Value extends string>(choices: readonly Value[], between = ', ') {
  const isAllowed = (value: string): boolean => choices.some((one) => one === value);
  return { placeholder: `<${choices.join('|')}>`, allowed: choices.join(between), choices, isAllowed };
}

export function wholeNumberTo(most: number) {
  const digits = new RegExp(`^\\d{1,${String(most).length}}$`);
  const isAllowed = (value: string): boolean => digits.test(value) && Number(value) <= most;
  return { placeholder: '<number>', allowed: `a whole number from 0 to ${most}`, isAllowed };
}

/** Belongs to these actions of its command, and says so. */
export function only(actions: readonly string[], what: string) {
  return { actions, description: `${actions.join(', ')}: ${what}` };
}

/** A command of the program. */
export interface CommandDefinition {
  readonly name: string;
  /** What follows its name in the line "Usage". */
  readonly usage: string;
  readonly summary: string;
  /** Paragraphs of the help above the options; lines that begin with "- " are entries of a list. */
  readonly notes: readonly string[];
  readonly options: readonly OptionDefinition[];
  /** Words that may stand where a path would, for completions; null: paths. */
  readonly operands: readonly string[] | null;
}

/**
 * The parser of one command. It collects values and judges none: what is missing, unknown or given twice is said in our own
 * sentences, all of them at once.
 */
export function optionParser({ name, usage, summary, options }: CommandDefinition): Command {
  const parser = new Command(`code-similarity ${name}`.trim())
    .usage(usage)
    .summary(summary)
    .helpOption(false)
    .combineFlagAndOptionalValue(false);
  for (const one of options) {
    parser.addOption(optionOf(one, one.name));
    if (one.kind === 'boolean') parser.addOption(optionOf(one, `no-${one.name}`).preset('false').hideHelp());
  }
  return parser;
}

function optionOf(definition: OptionDefinition, name: string): Option {
  const { short, kind, placeholder, description, group } = definition;
  const isNegated = name !== definition.name;
  const long = short === undefined || isNegated ? `--${name}` : `-${short}, --${name}`;
  const value = { value: ` ${placeholder}`, boolean: isNegated ? '' : ' [true|false]', switch: '' }[kind];
  return new Option(`${long}${value}`, description)
    .helpGroup(group)
    .preset('true')
    .argParser((given: string, before: readonly string[] | undefined) => [...(before ?? []), given]);
}

/** The inputs of the action as options, in the groups and the order of the documentation. */
export function inputOptions(isTaken: (name: InputName) => boolean = () => true): OptionDefinition[] {
  return GROUPS.flatMap(({ title, names }) => names.filter(isTaken).map((name) => inputOption(name, title)));
}

/** Where the runner knows something that the command line does not. */
const DEFAULTS: Readonly<Partial<Record<InputName, string>>> = {
  'github-token': 'GITHUB_TOKEN',
  organization: '',
};

function inputOption(name: InputName, group: string): OptionDefinition {
  const { kind, short, placeholder, description, allowed, choices } = definitionOf(name);
  const initial = DEFAULTS[name] ?? defaultText(name);
  const text = initial === '' ? description : `${description} Default: ${initial}`;
  return {
    name,
    kind: kind === 'boolean' ? 'boolean' : 'value',
    placeholder,
    // Markdown is for the tables of the documentation.
    description: text.replaceAll(/`|\*\*/g, ''),
    group,
    allowed,
    repeated: kind === 'list' ? 'join' : 'refuse',
    ...(short === undefined ? {} : { short }),
    ...(choices === undefined ? {} : { choices }),
  };
}
