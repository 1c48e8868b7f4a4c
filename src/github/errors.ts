import { GitHubError } from '../domain/outcome.ts';
import { howToGrant, type Permission } from './permissions.ts';

/** What a request was for: the words of the sentence that a person reads when it fails. */
export interface Purpose {
  /** Completes "GitHub …": "reading the files of ada/hw1". */
  readonly what: string;
  readonly permission: Permission;
  /** `own`: the repository that the workflow runs in. */
  readonly target: 'own' | 'other';
}

/** GitHub refused one request, or could not be reached for it. The message names what to do. */
export class GitHubRequestError extends GitHubError {
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  readonly permission: Permission;

  constructor(
    message: string,
    outcome: 'forbidden' | 'network' | 'rate-limited' | 'config-error',
    facts: { readonly status: number | null; readonly permission: Permission; readonly cause: unknown },
  ) {
    super(message, outcome, { cause: facts.cause });
    this.status = facts.status;
    this.permission = facts.permission;
  }
}

interface Answer {
  readonly status: number | null;
  readonly message: string;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/** Turns what Octokit throws into an error that says which permission is missing, or which limit was hit. */
export function explainError(error: unknown, purpose: Purpose): GitHubError {
  if (error instanceof GitHubError) return error;
  const answer = answerOf(error);
  const { status } = answer;
  const { what, permission, target } = purpose;
  const make = (message: string, outcome: 'forbidden' | 'network' | 'rate-limited' | 'config-error') =>
    new GitHubRequestError(message, outcome, { status, permission, cause: error });

  if (status === null) {
    return make(`GitHub could not be reached while ${what}: ${answer.message}. Try again later.`, 'network');
  }
  if (isRateLimit(answer)) {
    return make(
      `GitHub's rate limit is used up while ${what}${resetTime(answer)}. Run again later, or use a token with a larger limit (an App's).`,
      'rate-limited',
    );
  }
  if (status >= 500) {
    return make(`GitHub answered ${status} while ${what}. Try again later.`, 'network');
  }
  if (status === 401) {
    return make(
      `GitHub does not accept the token (401) while ${what}: it is wrong, expired or revoked. Check github-token.`,
      'forbidden',
    );
  }
  if (typeof answer.headers['x-github-sso'] === 'string') {
    return make(
      `The organisation demands single sign-on of the token (403) while ${what}. Authorise the token for the organisation in its settings.`,
      'forbidden',
    );
  }
  if (status === 403) {
    const fork =
      target === 'own' ? ' A run that a pull request from a fork started has a token that only reads.' : '';
    return make(
      `GitHub refused ${what} (403: ${answer.message}): ${howToGrant(permission, target)}.${fork}`,
      'forbidden',
    );
  }
  if (status === 404 || status === 410) {
    return make(
      `GitHub finds nothing (${status}) while ${what}: it does not exist, or the token may not see it. If it exists, ${howToGrant(permission, target)}.`,
      'forbidden',
    );
  }
  if (status === 451) {
    return make(
      `GitHub has blocked this content for legal reasons (451) while ${what}; it cannot be read.`,
      'forbidden',
    );
  }
  return make(`GitHub answered ${status} while ${what}: ${answer.message}.`, 'config-error');
}

/** The HTTP status behind an error of Octokit or of ours; null: there was no answer. */
export function statusOf(error: unknown): number | null {
  return error instanceof GitHubRequestError ? error.status : answerOf(error).status;
}

function answerOf(error: unknown): Answer {
  if (typeof error !== 'object' || error === null) {
    return { status: null, message: String(error), headers: {} };
  }
  const { status, response, message } = error as {
    status?: unknown;
    message?: unknown;
    response?: { headers?: Answer['headers']; data?: unknown };
  };
  const data = response?.data;
  const said =
    typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
      ? data.message
      : typeof message === 'string'
        ? message
        : 'no reason given';
  return {
    // Octokit says 500 where there was no answer at all; only an answer has a response.
    status: response !== undefined && typeof status === 'number' ? status : null,
    message: said.replace(/\s+/g, ' ').slice(0, 200),
    headers: response?.headers ?? {},
  };
}

function isRateLimit(answer: Answer): boolean {
  if (answer.status === 429) return true;
  if (answer.status !== 403) return false;
  return (
    String(answer.headers['x-ratelimit-remaining'] ?? '') === '0' ||
    answer.headers['retry-after'] !== undefined ||
    /rate limit/i.test(answer.message)
  );
}

function resetTime(answer: Answer): string {
  const seconds = Number(answer.headers['x-ratelimit-reset']);
  if (String(answer.headers['x-ratelimit-remaining'] ?? '') !== '0' || !(seconds > 0)) return '';
  return ` until ${new Date(seconds * 1000).toISOString()}`;
}
