import { type Failure, isObject } from '#base';
import {
  type Operation,
  OPERATIONS,
  type OperationShape,
  readBoolean,
  readList,
  type ResponseOf,
  STATE,
  type Tolerant,
  tolerant,
} from '#contract';
import { z } from 'zod';
import type { Body, RawAnswer } from './classify.ts';
import {
  AuthenticationError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RefusedError,
  ValidationError,
} from './errors.ts';

export type Answer<Op extends Operation> = Tolerant<ResponseOf<Op>>;

/** An answer that this program made itself: it has the documented shape, which a tolerant reader takes as it is. */
export function ownAnswer<Op extends Operation>(_operation: Op, body: Partial<ResponseOf<Op>>): Answer<Op> {
  return body as Answer<Op>;
}

const readers = new Map<Operation, ReturnType<typeof tolerant>>();

/** Reads a body as the operation's answer. @param text the body as it came, for an answer that is always CSV */
export function parse<Op extends Operation>(operation: Op, body: Body, text: string): Answer<Op> {
  const { csv, response }: OperationShape = OPERATIONS[operation];
  let reader = readers.get(operation);
  if (reader === undefined) {
    reader = tolerant(response);
    readers.set(operation, reader);
  }
  const unwrapped = unwrap(OPERATIONS[operation], body);
  return reader(
    csv === 'always' ? text : operation === 'aiResults' ? asDocumented(unwrapped) : unwrapped,
  ) as Answer<Op>;
}

/** AI results of an older generation: the state in words, and a plain number for the similarity. A typed reading would drop both. */
function asDocumented(body: Body): unknown {
  if (!isObject(body)) return body;
  const { assignment_status: state, submissions } = body;
  return {
    ...body,
    assignment_status: /^completed$/i.test(String(state)) ? STATE.completed : state,
    submissions: readList(submissions)?.map((row) =>
      isObject(row) && !isObject(row['plagiarism_score'])
        ? { ...row, plagiarism_score: { total: row['plagiarism_score'] } }
        : row,
    ),
  };
}

/** Some services wrap what the interface shows bare: a list in `data` or `checks`, an object in `data`. */
function unwrap({ needs, response }: OperationShape, body: Body): Body {
  if (body === null || Array.isArray(body)) return body;
  const object = body as Readonly<Record<string, unknown>>;
  if (response instanceof z.ZodArray) {
    return readList(object['data']) ?? readList(object['checks']) ?? readList(object) ?? object;
  }
  if (needs === undefined || needs.some((name) => name in object)) return object;
  for (const name of ['data', 'check', 'result']) {
    const inner = object[name];
    if (isObject(inner) && needs.some((key) => key in inner)) return inner;
  }
  return object;
}

/** Whether a 2xx is what the operation promises. */
export function holdsExpected(operation: OperationShape, body: Body, text: string): boolean {
  const { csv, needs, response, safety } = operation;
  if (csv === 'always') return text !== '';
  // A deletion is done, and there is nothing to tell of it (204, for one).
  if (text === '' && safety === 'idempotent') return true;
  const unwrapped = unwrap(operation, body);
  if (response instanceof z.ZodArray) return Array.isArray(unwrapped);
  if (!isObject(unwrapped)) return false;
  if (needs !== undefined) {
    return needs.some((name) => unwrapped[name] !== undefined && unwrapped[name] !== null);
  }
  // Errors inside of a 200 (seen in real life): believed where the operation promises no field.
  return typeof unwrapped['error'] !== 'string' || unwrapped['error'] === '';
}

/** Whether a 2xx says of itself that nothing was done. */
export function isDenied(body: Body): boolean {
  return isObject(body) && readBoolean(body['success']) === false;
}

/** A CSV download where JSON was asked for. */
export function isUnaskedCsv({ csv }: OperationShape, answer: RawAnswer): boolean {
  return (
    csv === 'by-format' &&
    answer.status >= 200 &&
    answer.status < 300 &&
    (answer.headers['content-type'] ?? '').includes('csv')
  );
}

/** `validation_errors` of a 422: field → messages, whatever shape the messages have. */
export function fieldMessages(body: Body, said: (text: string) => string): Record<string, string[]> {
  if (body === null || Array.isArray(body)) return {};
  const object = body as { readonly validation_errors?: unknown; readonly errors?: unknown };
  const errors = object.validation_errors ?? object.errors;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      said(field),
      (readList(messages) ?? [messages]).filter((one) => typeof one === 'string').map(said),
    ]),
  );
}

type Said = (text: string) => string;

/**
 * The error for a request that the service refused.
 *
 * @param action what was asked for: "to …"
 * @param words what the service says, fit for a sentence
 */
export function refusalOf(action: string, status: number, words: string, body: Body, said: Said): Failure {
  switch (status) {
    case 401:
      return new AuthenticationError(words);
    case 403:
      return new ForbiddenError(action, words);
    case 404:
    case 405:
    case 410:
      return new NotFoundError(action, status, words);
    case 409:
      return new ConflictError(action, words);
    case 422:
      return new ValidationError(action, words, fieldMessages(body, said));
    default:
      return new RefusedError(action, status, words);
  }
}

/** The error for a redirect. The key goes to no other place than the one that it was given for, and a person has to know which one was named. */
export function redirected(
  action: string,
  { status, headers }: RawAnswer,
  baseUrl: string,
  said: Said,
): Failure {
  const { location = '' } = headers;
  const to = URL.canParse(location, baseUrl) ? new URL(location, baseUrl) : null;
  const where = to === null || location === '' ? 'elsewhere' : `to ${said(to.origin)}`;
  return new RefusedError(
    action,
    status,
    `it redirects ${where}, which is never followed because the key would go along; check base-url`,
  );
}
