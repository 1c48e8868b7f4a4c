import type { z } from 'zod';
import { fill, isObject, visible } from '#base';
import { fieldOf, received, type RequestForm } from '#contract';
import { invalid } from './reply.ts';
import * as says from './says.ts';

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
  // A client may name any field, also one that every object has.
  const errors = Object.create(null) as Record<string, string[]>;
  const value: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = form[part];
    if (schema === undefined) continue;
    const given = parts[part];
    if (!isObject(given)) {
      errors[part] = [fill(says.theMust, { part })];
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
  return fill(says.noFieldLeave, { field: visible(field).slice(0, 50), known: known.join(', ') });
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
  if (!isThere) return fill(says.fieldRequired, { name });
  // Other codes cannot come from these schemas; they get the general sentence.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (issue.code) {
    case 'invalid_type':
      return fill(says.theField, { name, article: article(issue.expected) });
    case 'too_small':
      return issue.origin === 'string'
        ? fill(says.fieldLeast, { name, minimum: issue.minimum })
        : fill(says.fieldMustBeAtLeast, { name, minimum: issue.minimum });
    case 'too_big':
      return issue.origin === 'string'
        ? fill(says.fieldMost, { name, maximum: issue.maximum })
        : fill(says.fieldMustBeAtMostNumber, { name, maximum: issue.maximum });
    case 'invalid_value':
      return fill(says.theFieldMust, { name, values: issue.values.map(String).join(', ') });
    case 'invalid_format':
      return issue.format === 'moment' ? fill(says.fieldDay, { name }) : fill(says.fieldNotValid, { name });
    default:
      return fill(says.fieldNotValid, { name });
  }
}

function article(type: string): string {
  if (type === 'int' || type === 'number') return 'an integer';
  if (type === 'boolean') return 'true or false';
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}
