import { z } from 'zod';
import type { SourceName } from '../../source-names.ts';

/** One input of the action, option of the command line and key of the config file. */
export interface InputDefinition extends ValueType {
  /** As the config file would hold it; null: nothing. */
  readonly default: unknown;
  /** What the documentation says as default where `default` is not the whole truth. */
  readonly defaultNote?: string;
  /**
   * Where alone it may be given. `run`: as input and in the config file; `input`: only as input (secrets do not belong into a file,
   * and a file cannot name itself). Absent: in an assignment of the file, too.
   */
  readonly scope?: 'run' | 'input';
  /** It says what is checked: two matrices of jobs in one run that differ in it must not share a check. */
  readonly decidesCheck?: true;
  /** Sentences for README, action.yml, the help and editors. */
  readonly description: string;
  /** What a message may show of a value that it refuses; default: all of it. */
  readonly shown?: (given: unknown) => unknown;
  /** Never shown, also not where it is wrong. */
  readonly secret?: true;
  /** It has a meaning with this source alone; next to an explicit other `source` it is refused. */
  readonly onlyWith?: SourceName;
  /** Where it is given, `source: auto` comes to this source. */
  readonly leadsTo?: SourceName;
  /** The `default:` of action.yml; the runner fills it in, so that it counts as given. */
  readonly actionDefault?: string;
  /** What it is called elsewhere, so that who writes that is told this name. */
  readonly alsoCalled?: readonly string[];
  /** One letter for it on the command line. */
  readonly short?: string;
}

/** Inputs by name. */
export type InputGroup = Readonly<Record<string, InputDefinition>>;

/** `check-name` as a type is `checkName`. */
export type CamelCase<T extends string> = T extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : T;

/** The name of an input as a key of the settings: `check-name` is `checkName`. */
export function camelCase<T extends string>(name: T): CamelCase<T> {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<T>;
}

/** Refuses a value with a reason of our own, the second half of a sentence ("must not hold ? or #"). */
export function refuse(context: z.RefinementCtx, reason: string): void {
  context.addIssue({ code: 'custom', message: reason, params: { reason } });
}

/** The reason that {@link refuse} left, or null where the schema's plain rule was broken. */
export function reasonOf(error: z.ZodError): string | null {
  for (const issue of error.issues) {
    if (issue.code !== 'custom') continue;
    const reason: unknown = issue.params?.['reason'];
    if (typeof reason === 'string') return reason;
  }
  return null;
}

/**
 * How the text of an input is turned into the value that the config file could have held: `choice` and `text` are taken
 * as they are, a `list` has one entry a line.
 */
export type ValueKind = 'text' | 'choice' | 'boolean' | 'number' | 'list';

/** One kind of value: its zod schema (what the config file may hold), and what a person may write there. */
interface ValueType<S extends z.ZodType = z.ZodType> {
  readonly kind: ValueKind;
  readonly schema: S;
  /** Ends the sentence "allowed: …". */
  readonly allowed: string;
  /** For the help: `<0..100>`. */
  readonly placeholder: string;
  /** The closed list of a `choice`. */
  readonly choices?: readonly string[];
}

/** Longest single value, in characters: generous, and short enough for every message and regular expression. */
const TEXT_CHARACTERS = 4096;
const LIST_ENTRIES = 10_000;

/** A line break or another control character: no name, path or address has one. */
const CONTROL = /\p{Cc}/u;

function line() {
  return z
    .string()
    .trim()
    .min(1)
    .max(TEXT_CHARACTERS)
    .refine((value) => !CONTROL.test(value));
}

export function text(placeholder: string, allowed = 'one line of text') {
  return { kind: 'text', schema: line(), allowed, placeholder } as const;
}

/** A name or a number: `engine: 9` in YAML is the same as `engine: "9"`. */
export function nameOrId(allowed: string) {
  const schema = z.union([line(), z.number().int().min(0)]).transform((value) => String(value));
  return { kind: 'text', schema, allowed, placeholder: '<name|id>' } as const;
}

export function choice<const T extends readonly [string, ...string[]]>(...choices: T) {
  return {
    kind: 'choice',
    schema: z.enum(choices),
    allowed:
      choices.length === 2
        ? choices.join(' or ')
        : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1) ?? ''}`,
    placeholder: `<${choices.join('|')}>`,
    choices,
  } as const;
}

export function flag() {
  return {
    kind: 'boolean',
    schema: z.boolean(),
    allowed: 'true or false',
    placeholder: '<true|false>',
  } as const;
}

export function amount(schema: z.ZodNumber, allowed: string, placeholder: string) {
  return { kind: 'number', schema, allowed, placeholder } as const;
}

export function list(placeholder: string, allowed: string) {
  const schema = z
    .union([z.string().max(TEXT_CHARACTERS * 100), z.array(line()).max(LIST_ENTRIES)])
    .transform((value) => (typeof value === 'string' ? linesOf(value) : value));
  return { kind: 'list', schema, allowed, placeholder } as const;
}

/**
 * One entry a line; empty lines and lines that begin with # are left out. An input of a workflow is text, in which a list of YAML or
 * JSON is none: as that of the config file it is read all the same, else `- "*.md"` would be a glob that no file matches.
 */
function linesOf(value: string): string[] {
  const lines = (FLOW_LIST.exec(value)?.[1]?.match(FLOW_ENTRY) ?? value.split(/\r\n|\r|\n/))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('#'));
  const isMarked = lines.every((entry) => entry.startsWith('- '));
  return lines.map((entry) => {
    const own = isMarked ? entry.slice(2).trim() : entry;
    return QUOTED.exec(own)?.[2] ?? own;
  });
}

/** With the blanks behind it, which are of nothing else: a list without an end would be tried in each way of dividing them. */
const FLOW_ENTRY = /(?:"[^"]*"|'[^']*')\s*|[^\s"',[\]{}][^,[\]{}]*/g;
/** `[a, b]`, `["a, b"]`: with one entry in no quotes it is a glob's own sign. */
const FLOW_LIST = new RegExp(
  String.raw`^\s*\[(?=[^"']*,|\s*["'])((?:\s*(?:${FLOW_ENTRY.source})?(?:,|(?=\])))*)\]\s*$`,
);
const QUOTED = /^(["'])(.+)\1$/;

/** The type for an input that is null where nobody gave it. */
export function optional<const T extends ValueType>(type: T): T & { readonly default: null } {
  return { ...type, default: null };
}

/** The type for an input with a default, given as the config file would hold it. */
export function preset<const T extends ValueType, const D extends z.input<T['schema']>>(
  type: T,
  value: D,
): T & { readonly default: D } {
  return { ...type, default: value };
}

/** A time with its offset (RFC 3339) as a date: a time without one means something else on every machine. */
export const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

/** A salt that can be guessed hides nothing. */
const MIN_SALT_CHARACTERS = 16;

/** What pseudonyms are made with. */
export const salt = {
  ...text('<secret>', `a secret of at least ${MIN_SALT_CHARACTERS} letters, digits and signs`),
  schema: z
    .string()
    .trim()
    .min(MIN_SALT_CHARACTERS)
    .regex(/^[\x21-\x7e]+$/),
};

export const key = {
  ...text('<key>', "the service's key: letters, digits and signs on one line"),
  // What can stand in a header: visible ASCII. A secret's trailing line break is no part of it.
  schema: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/),
};

export const token = {
  ...key,
  placeholder: '<token>',
  allowed: 'a token of GitHub: letters, digits and signs on one line',
};
