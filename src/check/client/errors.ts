import { Failure, fill } from '#base';
import * as says from '../says.ts';

/** There is no connection, so that nothing was sent. `classifyError` reads it. */
export class ConnectFailure extends Error {
  override readonly name = 'ConnectFailure';
  readonly viaProxy: boolean;
  constructor(viaProxy: boolean, cause: Error) {
    super('no connection', { cause });
    this.viaProxy = viaProxy;
  }
}

/** 401: the key is wrong or missing. One request is enough to know. */
export class AuthenticationError extends Failure {
  override readonly name = 'AuthenticationError';
  readonly outcome = 'auth';
  constructor(said: string) {
    super(fill(says.serviceNotAccept, { cite: cite(said) }));
  }
}

/** A refusal that carries an `invoice` (L224), or 402: the account, not the request. */
export class AccountSuspendedError extends Failure {
  override readonly name = 'AccountSuspendedError';
  readonly outcome = 'account-suspended';
  constructor(said: string, invoice: string | null) {
    super(fill(says.serviceRefuses, { invoice, cite: cite(said) }));
  }
}

/** 403. */
export class ForbiddenError extends Failure {
  override readonly name = 'ForbiddenError';
  readonly outcome = 'forbidden';
  constructor(action: string, said: string, hint = '') {
    super(fill(says.serviceNotAllow, { action, cite: cite(said), hint: hint === '' ? '' : ` ${hint}` }));
  }
}

/** 404, 405, 410. */
export class NotFoundError extends Failure {
  override readonly name = 'NotFoundError';
  readonly outcome = 'config-error';
  constructor(action: string, status: number, said: string) {
    super(fill(says.serviceKnows, { action, status, cite: cite(said) }));
  }
}

/** 409: the check is in a state that does not allow it. */
export class ConflictError extends Failure {
  override readonly name = 'ConflictError';
  readonly outcome = 'analysis-failed';
  constructor(action: string, said: string) {
    super(fill(says.checkState, { action, cite: cite(said) }));
  }
}

/** 422, with the messages of each field. */
export class ValidationError extends Failure {
  override readonly name = 'ValidationError';
  readonly outcome = 'config-error';
  constructor(action: string, said: string, fields: Readonly<Record<string, readonly string[]>>) {
    const detail = describeFields(fields);
    super(fill(says.serviceRefusesRequest, { action, cite: cite(detail === '' ? said : detail) }));
  }
}

/** Of each, fields and messages: a sentence is no list. */
const FIELDS_SHOWN = 5;

/** What is wrong with each field, in one line. */
export function describeFields(fields: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(fields)
    .slice(0, FIELDS_SHOWN)
    .map(([field, messages]) => `${field}: ${messages.slice(0, FIELDS_SHOWN).join(' ')}`)
    .join('; ');
}

/** Any other refusal: 400, 413, 415, a redirect. */
export class RefusedError extends Failure {
  override readonly name = 'RefusedError';
  readonly outcome = 'config-error';
  constructor(action: string, status: number, said: string) {
    super(fill(says.serviceRefusesTo, { action, status, cite: cite(said) }));
  }
}

/** 429 with a wait that the run has no time for. */
export class RateLimitedError extends Failure {
  override readonly name = 'RateLimitedError';
  readonly outcome = 'rate-limited';
  constructor(waitSeconds: number, leftSeconds: number) {
    super(fill(says.serviceAsks, { seconds: waitSeconds, left: leftSeconds }));
  }
}

/** 5xx, broken answers, or a service that stays offline. */
export class UnavailableError extends Failure {
  override readonly name = 'UnavailableError';
  readonly outcome = 'service-unavailable';
}

/** The service cannot be reached, or its certificate cannot be trusted. */
export class NetworkError extends Failure {
  override readonly name = 'NetworkError';
  readonly outcome = 'network';
  readonly #mayPass: boolean;
  constructor(message: string, mayPass: boolean) {
    super(message);
    this.#mayPass = mayPass;
  }

  override get retryHelps(): boolean {
    return this.#mayPass;
  }
}

/** The run's own time is over. */
export class DeadlineError extends Failure {
  override readonly name = 'DeadlineError';
  readonly outcome = 'timeout';
}

/** The service ended the analysis with an error (status 3). */
export class AnalysisFailedError extends Failure {
  override readonly name = 'AnalysisFailedError';
  readonly outcome = 'analysis-failed';
}

function cite(said: string): string {
  return said === '' ? '' : `: ${said}`;
}
