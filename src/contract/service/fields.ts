/**
 * One definition of a shape, three readings of it:
 * - as documented (what the embedded service answers, what OpenAPI shows): the zod schema itself;
 * - `tolerant`: what the client accepts. Unknown fields are kept, every field may be missing, numbers may come as
 *   strings; what is not a number becomes null, so that an unknown score can never turn into 0;
 * - `received`: what the embedded service accepts in a request. Numbers and booleans may come as text (multipart
 *   knows nothing else), unknown fields are dropped unless the shape is strict, rules stay.
 */

import { z } from 'zod';

/** `"48.65"` → 48.65; anything that is not a finite decimal number → null. Rejects "", null, booleans, hex, "1e999". */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/** true/1/"1"/"true" → true, false/0/"0"/"false" → false, else null. */
export function readBoolean(value: unknown): boolean | null {
  if (value === true || value === 1) return true;
  if (value === false || value === 0) return false;
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  return null;
}

/** A list, also as the object with numbers for keys that PHP makes of a list with gaps; else null. */
export function readList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (typeof value !== 'object' || value === null) return null;
  // Such keys come in the order of their numbers.
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null;
}

function readString(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

/** What a tolerant reading of `T` gives: all fields optional, all scalars nullable, further fields kept. */
export type Tolerant<T> = T extends number
  ? number | null
  : T extends string
    ? string | null
    : T extends boolean
      ? boolean | null
      : T extends readonly (infer Item)[]
        ? readonly (Tolerant<Item> | null)[] | null
        : T extends null | undefined
          ? null
          : T extends Record<string, unknown>
            ? { [Key in keyof T]?: Tolerant<NonNullable<T[Key]>> | null } & {
                readonly [key: string]: unknown;
              }
            : unknown;

/** Reads a value that came over the wire. */
type Read = (value: unknown) => unknown;

/**
 * Derives the client's reading of a documented shape. It never throws: what is no list or object reads as null. What needs no
 * change is handed on as it is, not copied: answers have hundreds of thousands of numbers.
 */
export function tolerant<Schema extends z.ZodType>(
  schema: Schema,
): (value: unknown) => Tolerant<z.output<Schema>> {
  return derive(schema) as (value: unknown) => Tolerant<z.output<Schema>>;
}

function derive(schema: z.ZodType): Read {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return derive(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodNumber) return readNumber;
  if (schema instanceof z.ZodBoolean) return readBoolean;
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return readString;
  if (schema instanceof z.ZodArray) return listOf(derive(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) {
    return objectOf(
      Object.entries<z.ZodType>(schema.shape).map(([key, field]) => [key, derive(field)] as const),
    );
  }
  return (value) => value;
}

function listOf(item: Read): Read {
  return (value) => {
    const list = readList(value);
    if (list === null) return null;
    let read: unknown[] | null = null;
    for (const [at, before] of list.entries()) {
      const after = item(before);
      if (read === null && after !== before) read = list.slice(0, at);
      read?.push(after);
    }
    return read ?? list;
  };
}

function objectOf(fields: readonly (readonly [string, Read])[]): Read {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const given = value as Readonly<Record<string, unknown>>;
    let read: Record<string, unknown> | null = null;
    for (const [key, field] of fields) {
      // Not given is not null.
      if (!Object.hasOwn(given, key)) continue;
      const before = given[key];
      const after = field(before);
      if (after === before) continue;
      read ??= { ...given };
      read[key] = after;
    }
    return read ?? given;
  };
}

/** Derives the embedded service's reading of a request shape; the output type is the request's own. */
export function received<Schema extends z.ZodObject>(schema: Schema): z.ZodType<z.output<Schema>> {
  const shape: Record<string, z.ZodType> = {};
  for (const [key, field] of Object.entries<z.ZodType>(schema.shape)) {
    shape[key] = z.preprocess((value) => receive(field, value), field);
  }
  const isStrict = schema.def.catchall instanceof z.ZodNever;
  return (isStrict ? z.strictObject(shape) : z.object(shape)) as unknown as z.ZodType<z.output<Schema>>;
}

function receive(field: z.ZodType, value: unknown): unknown {
  let inner = field;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault) {
    // Forms send an empty field where JSON would leave it out; where null means something it is kept.
    if (value === '') return undefined;
    if (value === null) return field.safeParse(null).success ? null : undefined;
    inner = inner.unwrap() as z.ZodType;
  }
  if (inner instanceof z.ZodNumber && typeof value === 'string') {
    // An id is its digits: `1e0` is none.
    return inner.format === 'safeint' && !/^\s*-?\d+\s*$/.test(value) ? value : (readNumber(value) ?? value);
  }
  if (inner instanceof z.ZodEnum && (typeof value === 'number' || typeof value === 'boolean')) {
    return String(Number(value));
  }
  if (inner instanceof z.ZodBoolean) return readBoolean(value) ?? value;
  return value;
}

/** Marks a field, shape or endpoint as an addition of the embedded service (`x-extension` in the OpenAPI document). */
export function ours<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ ...schema.meta(), 'x-extension': true });
}
