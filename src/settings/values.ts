import { z } from 'zod';

/**
 * How the text of an input is turned into the value that the config file could have held: `choice` and `text` are taken
 * as they are, a `list` has one entry a line.
 */
export type ValueKind = 'text' | 'choice' | 'boolean' | 'number' | 'list';

/** One kind of value: its zod schema (what the config file may hold), and what a person may write there. */
export interface ValueType<S extends z.ZodType = z.ZodType> {
  readonly kind: ValueKind;
  readonly schema: S;
  /** Ends the sentence "allowed: …". */
  readonly allowed: string;
  /** For the help: `<0..100>`. */
  readonly placeholder: string;
  /** The closed list of a `choice`. */
  readonly choices?: readonly string[];
}

/** YAML 1.2 core: what `@actions/core` takes for a boolean too. */
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
]);

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

/** One entry a line; empty lines and lines that begin with # are left out. */
function linesOf(value: string): string[] {
  return value
    .split(/\r\n|\r|\n/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('#'));
}

/**
 * The text of an input as the value that its schema judges. What cannot be read stays a text, which the schema refuses.
 */
export function readText(kind: ValueKind, given: string): unknown {
  switch (kind) {
    case 'boolean':
      return BOOLEANS.get(given) ?? given;
    case 'number':
      // Decimal only: 1e3, 0x10 and Infinity are typing errors in a threshold.
      return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(given) ? Number(given) : given;
    case 'text':
    case 'choice':
    case 'list':
      return given;
  }
}

/** The type with nothing as its default. */
export function optional<T extends ValueType>(
  type: T,
): Omit<T, 'schema'> & { readonly schema: z.ZodOptional<T['schema']> } {
  return { ...type, schema: z.optional(type.schema) };
}

/** The type with a default, given as the config file would hold it. */
export function preset<T extends ValueType>(
  type: T,
  value: z.input<T['schema']>,
): Omit<T, 'schema'> & { readonly schema: z.ZodPrefault<T['schema']> } {
  return { ...type, schema: z.prefault(type.schema, value) };
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
