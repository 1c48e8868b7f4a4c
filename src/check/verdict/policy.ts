import type { Outcome } from '#base';
import type { SourceName } from '#contract';

/** What the settings say of how a run is judged. */
export interface Policy {
  /** Flagged when the unrounded number is strictly above. */
  readonly similarityThreshold: number;
  readonly aiThreshold: number;
  /** `new`: one check remembers nothing, so that everything flagged is new to it; a scan knows more. */
  readonly failOn: 'flagged' | 'stands-out' | 'new' | 'never';
  readonly onError: 'fail' | 'warn';
  readonly onIncomplete: 'fail' | 'warn';
  readonly onTimeout: 'fail' | 'neutral';
  /** What a failed search of the web does. Default: `warn`. */
  readonly onWebError?: 'fail' | 'warn' | undefined;
  readonly source: SourceName;
  /** A check of the service's that is only reported on; null: the run's own. */
  readonly checkId: number | null;
}

/** Whether an explicit policy lets the job go on after this kind of failure. */
export function toleratesFailure(outcome: Outcome, policy: Pick<Policy, 'onError' | 'onTimeout'>): boolean {
  switch (outcome) {
    case 'skipped':
    case 'passed':
      return true;
    case 'timeout':
      return policy.onTimeout === 'neutral';
    case 'service-unavailable':
    case 'network':
    case 'rate-limited':
      return policy.onError === 'warn';
    case 'flagged':
    case 'incomplete':
    case 'analysis-failed':
    case 'auth':
    case 'account-suspended':
    case 'forbidden':
    case 'config-error':
    case 'cancelled':
    case 'internal-error':
      return false;
  }
}
