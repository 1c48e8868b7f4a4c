import type { z } from 'zod';
import { visible } from '#base';
import { fieldOf, received, type RequestForm } from '#contract';
import { invalid } from './reply.ts';

const readers = new WeakMap<z.ZodType, z.ZodType>();

function readerOf(schema: z.ZodObject): z.ZodType {
  let reader = readers.get(schema);
  if (reader === undefined) {
    reader = received(schema);
    readers.set(schema, reader);
  }
  return reader;
}

/**
 * Checks everything a request carries and puts it into one object, by the fields of its operation.
 *
 * @throws HttpError 422 that names every field that is wrong
 */
export function validate(
  form: RequestForm,
  parts: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): Record<string, unknown> {
  const errors: Record<string, string[]> = {};
  const value: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = form[part];
    if (schema === undefined) continue;
    const given = parts[part];
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      errors[part] = [`The ${part} must be an object.`];
      continue;
    }
    const result = readerOf(schema).safeParse(given);
    if (result.success) {
      for (const [name, field] of Object.entries(result.data as Record<string, unknown>)) {
        value[fieldOf(name)] = field;
      }
    } else {
      for (const issue of result.error.issues) {
        if (issue.code === 'unrecognized_keys') {
          const known = issue.path.length === 0 ? Object.keys(schema.shape) : [];
          for (const key of issue.keys) {
            const field = [...issue.path, key].join('.');
            (errors[field] ??= []).push(unknown(field, known));
          }
          continue;
        }
        const field = issue.path.map(String).join('.') || part;
        (errors[field] ??= []).push(sentence(field, issue, isGiven(given, issue.path)));
      }
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return value;
}

/** @param known instead of it; empty: that is said elsewhere */
function unknown(field: string, known: readonly string[]): string {
  const others = known.length === 0 ? '' : `; known are: ${known.join(', ')}`;
  return `There is no field ${visible(field).slice(0, 50)} here. Leave it out, or correct it${others}.`;
}

/** Whether something stands at a place. */
function isGiven(given: object, path: readonly PropertyKey[]): boolean {
  let value: unknown = given;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Readonly<Record<PropertyKey, unknown>>)[step];
  }
  return value !== undefined;
}

function sentence(field: string, issue: z.core.$ZodIssue, isThere: boolean): string {
  const name = field.replaceAll('_', ' ');
  if (!isThere) return `The ${name} field is required.`;
  // Other codes cannot come from these schemas; they get the general sentence.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (issue.code) {
    case 'invalid_type':
      return `The ${name} field must be ${article(issue.expected)}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? `The ${name} field must be at least ${issue.minimum} characters.`
        : `The ${name} field must be at least ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `The ${name} field must be at most ${issue.maximum} characters.`
        : `The ${name} field must be at most ${issue.maximum}.`;
    case 'invalid_value':
      return `The ${name} field must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'moment'
        ? `The ${name} field must be a day or a time, as in 2027-03-01 or 2027-03-01T12:00:00Z.`
        : `The ${name} field is not valid.`;
    default:
      return `The ${name} field is not valid.`;
  }
}

function article(type: string): string {
  if (type === 'int' || type === 'number') return 'an integer';
  if (type === 'boolean') return 'true or false';
  return `a ${type}`;
}
