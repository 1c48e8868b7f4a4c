import { fill, GitHubError, type GitHubOutcome } from '#base';
import { GITHUB_LIMITS } from './limits.ts';
import { howToGrant, type Permission, PERMISSIONS } from './permissions.ts';
import { type TokenOrigin, tokenGap } from './github-options.ts';
import * as says from './says.ts';

/** What a request was for: the words of the sentence that a person reads when it fails. */
export interface Purpose {
  /** Completes "GitHub …": "reading the files of ada/hw1". */
  readonly what: string;
  readonly permission: Permission;
  /** `own`: the repository that the workflow runs in. */
  readonly target: 'own' | 'other';
  /** `what` tells of another student's work in the own repository; what another repository is called always may. */
  readonly isOfPeer?: boolean;
}

/** @param target whose repository is asked: `own` is that of the workflow */
export function purposeFor(
  target: Purpose['target'],
  what: string,
  permission: keyof typeof PERMISSIONS,
): Purpose {
  return { what, permission: PERMISSIONS[permission], target };
}

/** GitHub refused one request, or could not be reached for it. The message names what to do. */
export class GitHubRequestError extends GitHubError {
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;

  constructor(
    message: string,
    outcome: GitHubOutcome,
    facts: { readonly status: number | null; readonly cause: unknown; readonly openMessage: string },
  ) {
    const { status, ...rest } = facts;
    super(message, outcome, rest);
    this.status = status;
  }
}

/** Somebody between here and GitHub answered for it, and with success. */
export function notGitHub(type = 'something without a type'): Error {
  return new Error(`${type.replace(/;.*/, '')} came in place of data, as from a proxy or a page to sign in`);
}

interface Answer {
  readonly status: number | null;
  readonly message: string;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
  /** Why there was none. */
  readonly code?: unknown;
}

/**
 * Turns what Octokit throws into an error that says which permission is missing, or which limit was hit. Where the request
 * may name a peer, everybody is told of the kind of request instead, and not what GitHub says to it.
 *
 * @param origin where the token that was shown came from
 */
export function explainError(error: unknown, purpose: Purpose, origin: TokenOrigin): GitHubError {
  if (error instanceof GitHubError) return error;
  const answer = answerOf(error);
  const said = `: ${answer.message}`;
  const [outcome, message] = explain(answer, purpose, origin, said);
  const [, openMessage] = explain(answer, withoutNames(purpose), origin, mayNamePeer(purpose) ? '' : said);
  const { status } = answer;
  return new GitHubRequestError(message, outcome, { status, cause: error, openMessage });
}

/** What GraphQL says to a request that it does not obey. */
export function explainRefusal(
  said: string,
  purpose: Purpose,
  origin: TokenOrigin,
  cause: unknown,
): GitHubError {
  const { permission, target } = purpose;
  const sentence = (what: string, reason: string): string =>
    fill(says.githubRefused, { what, reason, howToGrant: howToGrant(permission, target, origin) });
  return new GitHubError(sentence(purpose.what, `: ${shortened(said.replace(/\s+/g, ' '))}`), 'forbidden', {
    cause,
    openMessage: sentence(withoutNames(purpose).what, ''),
  });
}

/** The same purpose in words that everybody may read. */
export function withoutNames(purpose: Purpose): Purpose {
  return mayNamePeer(purpose) ? { ...purpose, what: purpose.permission.call } : purpose;
}

function mayNamePeer({ target, isOfPeer }: Purpose): boolean {
  return target === 'other' || isOfPeer === true;
}

/** @param said what GitHub says, after a colon; '' where that may not be told */
function explain(
  answer: Answer,
  purpose: Purpose,
  origin: TokenOrigin,
  said: string,
): readonly [GitHubOutcome, string] {
  const { status, headers } = answer;
  const { what, permission, target } = purpose;
  if (status === null) {
    const isUntrusted = UNTRUSTED.test(String(answer.code));
    return ['network', fill(says.githubCouldNotReached, { what, said, isUntrusted })];
  }
  if (isRateLimit(answer)) {
    return ['rate-limited', fill(says.githubsLimit, { what, time: resetTime(answer) ?? 'later' })];
  }
  if (status >= 500) return ['network', fill(says.githubAnsweredWhile, { status, what })];
  if (status === 401) return ['forbidden', refusedToken(what, origin)];
  if (typeof headers['x-github-sso'] === 'string') {
    return ['forbidden', fill(says.organisationDemands, { what })];
  }
  if (isComment(permission) && (status === 403 || status === 422)) {
    // Whoever may not write to the repository cannot comment there; GitHub says so with either status.
    if (/\block(?:ed)?\b/i.test(answer.message)) {
      return ['forbidden', fill(says.githubRefusedConversation, { what, status })];
    }
    // Such as one with 2,500 comments.
    if (/\bcommenting is disabled\b/i.test(answer.message)) {
      return ['forbidden', fill(says.githubNoMoreComments, { what, status, said })];
    }
  }
  if (status === 403) {
    return [
      'forbidden',
      fill(says.githubRefused403, {
        what,
        said,
        howToGrant: howToGrant(permission, target, origin),
        isOwn: target === 'own',
        isOnCommit: permission === PERMISSIONS.commitComments,
      }),
    ];
  }
  if (status === 410 && (permission === PERMISSIONS.issues || permission === PERMISSIONS.issuesRead)) {
    return ['forbidden', fill(says.issuesSwitched, { what })];
  }
  if (status === 404 || status === 410) {
    return [
      'forbidden',
      fill(says.githubFinds, {
        status,
        what,
        howToGrant: howToGrant(permission, target, origin),
      }),
    ];
  }
  if (status === 451) {
    return ['forbidden', fill(says.githubBlocked, { what })];
  }
  return ['config-error', fill(says.githubAnsweredWhileToo, { status, what, said })];
}

/** Who has to change what where GitHub does not accept a token. */
function refusedToken(what: string, origin: TokenOrigin): string {
  if (origin.kind === 'app') {
    return fill(says.githubNotAccept, { what });
  }
  const { name, instead } = origin;
  if (instead === null) {
    return fill(says.githubWants, { what, tokenGap: tokenGap(origin) ?? '', name });
  }
  const gap = tokenGap(origin);
  return fill(says.githubNotAcceptToken, { what, instead: instead ?? name, gap, name });
}

function isComment(permission: Permission): boolean {
  return permission === PERMISSIONS.comments || permission === PERMISSIONS.issues;
}

/** The HTTP status behind an error of Octokit or of ours; null: there was no answer. */
export function statusOf(error: unknown): number | null {
  return error instanceof GitHubRequestError ? error.status : answerOf(error).status;
}

/** How far GitHub's clock was ahead of `now` when it refused a request, in milliseconds; null: it does not say. */
export function aheadOf(now: number, error: GitHubRequestError): number | null {
  const ms = Date.parse(String(answerOf(error.cause).headers['date'])) - now;
  return Number.isFinite(ms) ? ms : null;
}

/**
 * How long GitHub asks to wait after a refusal because of a limit, by its own clock, in milliseconds; null: it was no limit, or
 * GitHub does not say.
 */
export function askedWaitMs(error: unknown): number | null {
  const { status, headers } = answerOf(error instanceof GitHubRequestError ? error.cause : error);
  return status === 403 || status === 429 || status === 503 ? waitIn(headers) : null;
}

/** `retry-after`, or until the limit is filled up again, in milliseconds by the server's own clock; null: they do not say. */
export function waitIn(headers: Answer['headers']): number | null {
  const {
    'retry-after': after,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': reset,
    date,
  } = headers;
  if (after !== undefined && /^\d+$/.test(String(after))) return Number(after) * 1000;
  const ms = Number(reset) * 1000 - Date.parse(String(date));
  return String(remaining) === '0' && Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/**
 * Whole seconds to wait after a refusal because of a limit: as GitHub asks, else a minute, as its documents advise. null: it
 * was no limit.
 */
export function limitSeconds(error: unknown): number | null {
  if (!isRateLimit(answerOf(error))) return null;
  return Math.ceil((askedWaitMs(error) ?? GITHUB_LIMITS.request.limitMs) / 1000);
}

/** The same of a limit in other words than Octokit's throttling knows one by, such as the server of archives has. */
export function overlookedLimit(error: unknown): number | null {
  const { message, headers } = answerOf(error);
  const isKnown =
    /\bsecondary rate\b/i.test(message) || String(headers['x-ratelimit-remaining'] ?? '') === '0';
  return isKnown ? null : limitSeconds(error);
}

function answerOf(error: unknown): Answer {
  if (typeof error !== 'object' || error === null) {
    return { status: null, message: String(error), headers: {} };
  }
  const { status, response } = error as {
    status?: unknown;
    response?: { headers?: Answer['headers']; data?: unknown };
  };
  const data = response?.data;
  const { message, code }: Thrown = response === undefined ? rootOf(error) : error;
  const said =
    typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
      ? data.message
      : typeof message === 'string'
        ? message
        : 'no reason given';
  return {
    // Octokit says 500 where there was no answer at all; only an answer has a response.
    status: response !== undefined && typeof status === 'number' ? status : null,
    message: shortened(said.replace(/\s+/g, ' ').replace(OF_NODE, '')),
    headers: response?.headers ?? {},
    code,
  };
}

/** What Node.js advises: of a step nobody gives its options. */
const OF_NODE = /; if the root CA is installed locally, .*/;
/** A certificate that nobody vouches for. */
const UNTRUSTED = /^(?:CERT_|DEPTH_ZERO|ERR_TLS_CERT|SELF_SIGNED|UNABLE_TO)/;

interface Thrown {
  readonly message?: unknown;
  readonly code?: unknown;
}

/** What lies behind "fetch failed". Of several addresses that were tried it is what became of the first. */
function rootOf(error: Thrown): Thrown {
  let root: Thrown & { readonly cause?: unknown } = error;
  for (let depth = 0; depth < MAX_CAUSES; depth += 1) {
    const next: unknown = root instanceof AggregateError ? root.errors[0] : root.cause;
    if (!(next instanceof Error)) break;
    root = next;
  }
  return root;
}

const MAX_CAUSES = 8;
const MAX_CHARACTERS = 200;

/** Cut between words: what is redacted later must not have been cut in half. */
function shortened(text: string): string {
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS).replace(/\S*$/, '')}…`;
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

/** "at 14:05 UTC", by GitHub's clock and rounded up; null: it does not say. */
function resetTime({ headers }: Answer): string | null {
  const {
    'retry-after': after,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': reset,
    date,
  } = headers;
  const ms =
    after === undefined
      ? String(remaining ?? '') === '0'
        ? Number(reset) * 1000
        : Number.NaN
      : Date.parse(String(date)) + Number(after) * 1000;
  if (!(ms > 0)) return null;
  const minute = new Date(Math.ceil(ms / 60_000) * 60_000);
  return `at ${minute.toISOString().slice(11, 16)} UTC`;
}
