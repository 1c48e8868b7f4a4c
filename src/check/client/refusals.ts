import type { Failure } from '#base';
import { fieldMessages } from './answers.ts';
import type { Body, RawAnswer } from './classify.ts';
import {
  AuthenticationError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RefusedError,
  ValidationError,
} from './errors.ts';

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
