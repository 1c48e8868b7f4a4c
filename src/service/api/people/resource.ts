import { fill } from '#base';
import { formOf, type RequestForm } from '#contract';
import type { z } from 'zod';
import type { Caller } from '../../store/people/caller.ts';
import { PeopleError } from '../../store/people/names.ts';
import type { CheckAccess } from '../check-access.ts';
import type { Call } from '../handlers/context.ts';
import { discard } from '../multipart.ts';
import { HttpError, type HttpReply } from '../reply.ts';
import * as says from '../says.ts';

/** Below which everything lies that people need and the interface does not have. */
export const PEOPLE_PREFIX = '/people/v1';

/** What a request carries besides its fields. */
export interface PeopleCall extends Omit<Call, 'key'> {
  /** Checks as the caller sees them. */
  readonly access: CheckAccess;
  /** What a client that comes back to a stream has of it: hostile text. */
  readonly lastEventId: string | null;
  /** Looks at the key again: a body or an answer may take minutes, in which a key is revoked or an account ends. */
  readonly reenter: () => Promise<Caller | HttpError>;
}

/** What docs/openapi-people.json says of a resource besides its request. */
interface Described {
  readonly summary: string;
  /** Default: 200. */
  readonly success?: 201 | 202;
  /** Default: an object that the page alone reads. */
  readonly response?: z.ZodType;
  /** Default: application/json. */
  readonly type?: 'text/event-stream';
}

/** Something that people read or change, beside the interface: JSON by the same key, with the same limits and errors. */
export interface Resource extends RequestForm, Described {
  readonly only: 'administrator' | null;
  readonly files?: { readonly field: string; readonly max: number };
  /** @throws HttpError for everything but success */
  readonly answer: (request: unknown, call: PeopleCall) => HttpReply | Promise<HttpReply>;
}

/**
 * Declares a resource. The scope of the key follows from the method: GET needs a key that reads, every other one a key that may do
 * everything. A body with a field that is not among those of `request` is refused.
 *
 * @param shape `form`: method and path below `/people/v1`, with names in braces for fields in camel case, as in the contract
 */
export function resource<Request extends z.ZodObject>(
  shape: {
    readonly form: string;
    readonly request: Request;
    readonly only?: 'administrator';
    readonly files?: { readonly field: string; readonly max: number };
    readonly answer: (request: z.output<Request>, call: PeopleCall) => HttpReply | Promise<HttpReply>;
  } & Described,
): Resource {
  const { form: methodAndPath, request: fields, only, files, answer, ...described } = shape;
  const form = formOf(methodAndPath, fields);
  return {
    ...described,
    ...form,
    // A field that is mistyped changes nothing, which a success would hide.
    ...(form.body === undefined ? {} : { body: form.body.strict() }),
    only: only ?? null,
    ...(files === undefined ? {} : { files }),
    // The fields were read by this very shape.
    answer: (request, call) => answer(request as z.output<Request>, call),
  };
}

const STATUS: Readonly<Record<PeopleError['why'], number>> = { unknown: 404, taken: 409, invalid: 422 };

/** An error about people as clients are told it; any other one as it is. */
export function peopleRefusal<Other>(error: Other): Other | HttpError {
  return error instanceof PeopleError ? new HttpError(`${STATUS[error.why]} ${error.message}`) : error;
}

/** @throws HttpError 403 where the role or the key does not allow it */
export function allowResource({ method, only }: Resource, { scope, role }: PeopleCall['caller']): void {
  if (only !== null && role !== only) throw new HttpError(says.administratorsAlone);
  allowScope(method, { scope });
}

/** @throws HttpError 403 where a key may not ask so */
export function allowScope(method: string, { scope }: Pick<PeopleCall['caller'], 'scope'>): void {
  if (scope === 'submit' || (scope === 'read' && method !== 'GET')) {
    throw new HttpError(fill(says.keyScope, { scope }));
  }
}

/** Answers a request that was validated. Files that nobody took over are deleted, whatever happened. @throws HttpError */
export async function answerResource(
  { answer }: Resource,
  request: unknown,
  call: PeopleCall,
): Promise<HttpReply> {
  try {
    return await answer(request, call);
  } finally {
    await discard(call.files);
  }
}
