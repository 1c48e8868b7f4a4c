import { type Outcome, OUTCOMES } from '#base';

/** A code that the command line ends with. */
interface ExitCode {
  readonly code: number;
  /** Every outcome has one row that does not need a signal. */
  readonly outcomes: readonly Outcome[];
  /** Ends a run with this code. */
  readonly signal: NodeJS.Signals | null;
  /** What it means, for the help, the manual page and the documentation. */
  readonly meaning: string;
}

/** What the command line ends with: part of what a release keeps. A step of a workflow ends with 0, or with 1 for any other. */
export const EXIT_CODES = [
  {
    code: 0,
    outcomes: ['passed', 'skipped'],
    signal: null,
    meaning:
      'Done. For check: nothing was flagged, or --fail-on, --on-error, --on-incomplete or --on-timeout lets it pass.',
  },
  { code: 1, outcomes: ['flagged'], signal: null, meaning: 'Something was flagged for review.' },
  {
    code: 2,
    outcomes: OUTCOMES.filter((outcome) => !['passed', 'skipped', 'flagged'].includes(outcome)),
    signal: null,
    meaning: 'Not done, or only in part: the outcome says why. Also a command line that is not understood.',
  },
  { code: 130, outcomes: ['cancelled'], signal: 'SIGINT', meaning: 'Stopped with Ctrl-C (SIGINT).' },
  { code: 143, outcomes: ['cancelled'], signal: 'SIGTERM', meaning: 'Stopped by SIGTERM.' },
  {
    code: 149,
    outcomes: ['cancelled'],
    signal: 'SIGBREAK',
    meaning: 'Stopped with Ctrl-Break (Windows).',
  },
  {
    code: 129,
    outcomes: ['cancelled'],
    signal: 'SIGHUP',
    meaning: 'Stopped because its window was closed, or its connection was lost (SIGHUP).',
  },
] as const satisfies readonly ExitCode[];

/** The code of anything that was not done. */
export const FAILED = 2;

export type Code = (typeof EXIT_CODES)[number]['code'];

/**
 * The code of an end.
 *
 * @param exitCode 0: the policy of the run lets it pass
 * @param signal what stopped it; null: nothing did
 */
export function exitCodeOf(outcome: Outcome, exitCode: 0 | 1, signal: NodeJS.Signals | null): Code {
  if (exitCode === 0) return 0;
  const rows: readonly (ExitCode & { readonly code: Code })[] = EXIT_CODES;
  const own = rows.filter(({ code, outcomes }) => code !== 0 && outcomes.includes(outcome));
  return (own.find((one) => one.signal === signal) ?? own[0])?.code ?? FAILED;
}
