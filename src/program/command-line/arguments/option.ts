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

/** What all options without a value have in common. */
export const SWITCH = { kind: 'switch', placeholder: '', allowed: '', repeated: 'last' } as const;

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
  /** GivenWords that may stand where a path would, for completions; null: paths. */
  readonly operands: readonly string[] | null;
}
