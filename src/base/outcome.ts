/** Every way a run can end (product contract). Exactly one is written to the `outcome` output. */
export const OUTCOMES = [
  'passed',
  'flagged',
  'incomplete',
  'analysis-failed',
  'timeout',
  'rate-limited',
  'service-unavailable',
  'network',
  'auth',
  'account-suspended',
  'forbidden',
  'config-error',
  'skipped',
  'cancelled',
  'internal-error',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** What may be otherwise when the same thing is tried again later. */
const PASSING: ReadonlySet<Outcome> = new Set([
  'timeout',
  'rate-limited',
  'service-unavailable',
  'network',
  'cancelled',
]);

/** Whether a check that ended so has a result; `skipped` has all that there is. */
export function hasResult(outcome: Outcome): outcome is 'passed' | 'flagged' | 'incomplete' | 'skipped' {
  return outcome === 'passed' || outcome === 'flagged' || outcome === 'incomplete' || outcome === 'skipped';
}

/** Whether trying the same thing again later can help. */
export function mayPass(outcome: Outcome): boolean {
  return PASSING.has(outcome);
}

/**
 * The root of every error that this program raises on purpose. `message` is the one sentence a person needs:
 * what is wrong, where, and what to do. Anything else that is thrown is a defect and ends as `internal-error`.
 */
export abstract class Failure extends Error {
  abstract readonly outcome: Outcome;
  /** What every reader of the log may be told of it, students too. null: `message` may name a peer, and there is no other. */
  readonly openMessage: string | null = null;

  /** Whether trying the same thing again later can help. */
  get retryHelps(): boolean {
    return mayPass(this.outcome);
  }
}

/** The user's inputs, config file or data are wrong. */
export class ConfigurationError extends Failure {
  override readonly name: string = 'ConfigurationError';
  readonly outcome = 'config-error';
}

/** The settings are wrong, or do not fit the event: made of words that stand in the workflow and its config file alone. */
export class SettingsError extends ConfigurationError {
  override readonly name = 'SettingsError';
  override readonly openMessage = this.message;
}

/** There is nothing to do, and that is no error (e.g. a fork's pull request without secrets). */
export class Skipped extends Failure {
  override readonly name = 'Skipped';
  readonly outcome = 'skipped';
  override readonly openMessage = this.message;
}

/** SIGINT, SIGTERM or an aborted run. */
export class Cancelled extends Failure {
  override readonly name = 'Cancelled';
  readonly outcome = 'cancelled';
  override readonly openMessage = this.message;
}

/** How a run can end because of GitHub. */
export type GitHubOutcome = 'forbidden' | 'network' | 'rate-limited' | 'config-error';

/** GitHub refused or could not be reached while submissions were collected. */
export class GitHubError extends Failure {
  override readonly name = 'GitHubError';
  readonly outcome: GitHubOutcome;
  override readonly openMessage: string | null;
  constructor(
    message: string,
    outcome: GitHubOutcome,
    options: ErrorOptions & { readonly openMessage?: string } = {},
  ) {
    super(message, options);
    this.outcome = outcome;
    this.openMessage = options.openMessage ?? null;
  }
}

/** For a `catch`: what takes the place of an error of a kind. Whatever else is thrown (a defect, a cancelled run) goes on. */
export function instead<E extends Error, T>(
  kind: abstract new (...given: never[]) => E,
  value: (error: E) => T,
): (error: unknown) => T {
  return (error) => {
    if (error instanceof kind) return value(error);
    throw error;
  };
}

/** For a `catch`: does something first, such as closing what was opened, and throws the error on. */
export function andThrow(first: (error: unknown) => unknown): (error: unknown) => Promise<never> {
  return async (error) => {
    await first(error);
    throw error;
  };
}

/** The sentence of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
