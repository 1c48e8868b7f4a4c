import { discard } from '../multipart.ts';
import { PeopleError } from '../../store/people/names.ts';
import { HttpError, type HttpReply } from '../reply.ts';
import type { PeopleCall, Resource } from './resource.ts';
import * as says from '../says.ts';
import { fill } from '#base';

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
  resource: Resource,
  request: unknown,
  call: PeopleCall,
): Promise<HttpReply> {
  try {
    return await resource.answer(request, call);
  } finally {
    await discard(call.files);
  }
}
