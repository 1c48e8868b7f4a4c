import { ConfigurationError, fill } from '#base';
import { meantInput, quoted } from '#contract';
import type { Printed } from './command.ts';
import { COMMAND_NAMES, COMMANDS } from './commands.ts';
import { type CommandDefinition, type OptionDefinition, optionParser } from './option.ts';
import * as says from './says.ts';

/** The words of a command line, read by the options of one command. */
export type GivenWords = ReturnType<typeof readWords>;

/** The position of the word that names the command; options may stand before it. -1 where there is none. */
export function commandAt(argv: readonly string[]): number {
  const options = byWord(
    COMMAND_NAMES.flatMap((name): readonly OptionDefinition[] => COMMANDS[name].options),
  );
  for (let at = 0; at < argv.length; at += 1) {
    const word = argv[at] ?? '';
    if (word === '--') return at + 1 < argv.length ? at + 1 : -1;
    if (!word.startsWith('-')) return at;
    if (takesNext(options.get(word), argv[at + 1])) at += 1;
  }
  return -1;
}

/** Reads the words behind a command's name. */
export function readWords(command: CommandDefinition, words: readonly string[]) {
  const { complete, missing } = withValues(command, words);
  const parser = optionParser(command);
  const { operands, unknown } = parser.parseOptions([...complete]);
  const end = unknown.indexOf('--');
  const behind = end < 0 ? [] : unknown.slice(end + 1);
  const others = end < 0 ? unknown : unknown.slice(0, end);
  const given = parser.opts<Readonly<Record<string, readonly string[]>>>();
  const values = new Map(
    parser.options.flatMap((option) => {
      const found = given[option.attributeName()];
      return found === undefined || option.negate ? [] : [[option.name(), found] as const];
    }),
  );
  return {
    /** Words that are no options and no values of them. */
    operands: [...operands, ...others.filter((word) => !isOption(word)), ...behind],
    /** By the option's name, in the order given; a boolean's are `true` and `false` where no value was given. */
    values,
    /** A sentence for each unknown option, missing value and value that is not allowed. */
    problems: [
      ...others.filter(isOption).map((word) => unknownOption(word, command)),
      ...missing.map(({ name, allowed }) => fill(says.valueMissing, { name, allowed })),
      ...command.options.flatMap((option) => valueProblems(option, values.get(option.name) ?? [])),
    ],
  };
}

/**
 * The words with `=true` behind each boolean that has no value, `=` between a boolean and its value, and without options whose
 * value is missing: no option takes a word that was meant as another one or as a path.
 */
function withValues(command: CommandDefinition, words: readonly string[]) {
  const options = byWord(command.options);
  const complete: string[] = [];
  const missing: OptionDefinition[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--') return { complete: [...complete, ...words.slice(at)], missing };
    const option = options.get(word);
    const next = words[at + 1];
    const isTaken = takesNext(option, next);
    if (option?.kind === 'boolean') complete.push(`--${option.name}=${isTaken ? next : 'true'}`);
    else if (option?.kind === 'value' && !isTaken) missing.push(option);
    else complete.push(word, ...(isTaken && next !== undefined ? [next] : []));
    if (isTaken) at += 1;
  }
  return { complete, missing };
}

function takesNext(option: OptionDefinition | undefined, next: string | undefined): boolean {
  if (option === undefined || next === undefined || option.kind === 'switch') return false;
  // What is no value of a boolean is refused as one: no folder is meant.
  return option.kind === 'value' ? !next.startsWith('--') : /^(?:true|false|yes|no|on|off)$/i.test(next);
}

function byWord(options: readonly OptionDefinition[]): ReadonlyMap<string, OptionDefinition> {
  return new Map(
    options.flatMap((option) => [
      [`--${option.name}`, option] as const,
      ...(option.short === undefined ? [] : [[`-${option.short}`, option] as const]),
    ]),
  );
}

function isOption(word: string): boolean {
  return word.length > 1 && word.startsWith('-');
}

/** Only the name is shown: a value may be a secret. */
function unknownOption(word: string, { options }: CommandDefinition): string {
  const shown = word.startsWith('--') ? word.replace(/=.*$/s, '') : word.slice(0, 2);
  const name = shown.replace(/^--?/, '');
  if (options.some((option) => option.kind === 'switch' && option.name === name)) {
    return fill(says.takesNoValue, { name });
  }
  const meant = meantInput(
    name,
    options.map((option) => option.name),
  );
  return fill(says.noOptionCommand, { shown: quoted(shown), meant });
}

function valueProblems(option: OptionDefinition, values: readonly string[]): string[] {
  const { name, allowed, isAllowed } = option;
  if (option.repeated === 'refuse' && values.length > 1) {
    return [fill(says.givenTimes, { name, values: values.length })];
  }
  const last = values.at(-1);
  if (last === undefined || isAllowed === undefined) return [];
  if (last === '') return [fill(says.valueMissing, { name, allowed })];
  return (option.isList === true ? entriesOf(last) : [last])
    .filter((one) => !isAllowed(one))
    .map((one) => fill(says.notAllowedAllowed, { name, one: quoted(one), allowed }));
}

/**
 * What is wrong with a command that takes an action: one that is not known, and options that belong to others.
 *
 * @param example an action, for a sentence
 */
export function actionProblems(
  { name, operands: actions, options }: CommandDefinition,
  example: string,
  { operands: [word], values }: GivenWords,
): readonly string[] {
  if (word === undefined || actions?.includes(word) !== true) {
    return [
      fill(says.nothingSaysFirst, {
        word: word === undefined ? null : quoted(word),
        actions: (actions ?? []).join(', '),
        name,
        example,
      }),
    ];
  }
  return options.flatMap((option) =>
    !values.has(option.name) || option.actions === undefined || option.actions.includes(word)
      ? []
      : [fill(says.belongsLeave, { option: option.name, name, actions: option.actions.join(' or ') })],
  );
}

/** The value of an option of which the last one counts; null: it was not given. */
export function lastOf(values: GivenWords['values'], name: string): string | null {
  return values.get(name)?.at(-1) ?? null;
}

/** What a command is to print. */
export function printedOf(values: GivenWords['values']): Printed {
  return { json: values.has('json'), quiet: values.has('quiet') };
}

/** The entries of a value that is a list with commas. */
export function entriesOf(value: string): readonly string[] {
  return value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** The error that names every problem of a command line, one a line. */
export function refusal(problems: readonly string[]): ConfigurationError {
  return new ConfigurationError(problems.join('\n'));
}
