import { ENGLISH, Failure, fill, GitHubError, type Outcome, withSentence } from '#base';
import { toleratesFailure } from '#check';
import type { RunReport, SourceName } from '#contract';
import * as says from '../says.ts';
import { limitOfMachine } from './machine-limit.ts';

/** How a run ended, whatever happened on the way. */
export interface RunEnd {
  readonly outcome: Outcome;
  readonly exitCode: 0 | 1;
  /** What a person needs to know, in one sentence (or a few, where several inputs are wrong). */
  readonly sentence: string;
  /** The same for every reader of the log, where it is another; null: it may name a peer. */
  readonly openSentence: string | null;
  /** null: the run ended before there was anything to report. */
  readonly report: RunReport | null;
}

/** What a step of a run came to: a value for the next step, or the end of the run. */
export type Step<T> =
  | { readonly done: true; readonly value: T }
  | { readonly done: false; readonly end: RunEnd };

type Policy = Parameters<typeof toleratesFailure>[1] & { readonly source: SourceName };

/** The end that a report's verdict says. */
export function endOf(report: RunReport): RunEnd {
  const { outcome, exitCode } = report.verdict;
  const sentence = ENGLISH.tell(report.verdict.sentence);
  // What a verdict says to students is made from its report.
  return { outcome, exitCode, sentence, openSentence: null, report };
}

/**
 * Runs a step and turns whatever it throws into an end: a `Failure` brings its own outcome and sentence; anything else is a
 * defect of this program and says so.
 *
 * @param policy which failures do not fail the job; null: no settings were read
 * @param onDefect gets a defect itself, for a debug log
 */
export async function execute<T>(
  step: () => Promise<T> | T,
  policy: Policy | null,
  onDefect: (error: unknown) => void,
): Promise<Step<T>> {
  try {
    return { done: true, value: await step() };
  } catch (error) {
    if (!(error instanceof Failure)) onDefect(error);
    return { done: false, end: endOfError(error, policy) };
  }
}

/** The end that something thrown is. @param policy which failures do not fail the job; null: no settings were read */
export function endOfError(error: unknown, policy: Policy | null): RunEnd {
  return error instanceof Failure ? endOfFailure(error, policy) : endOfDefect(error);
}

function endOfFailure(failure: Failure, policy: Policy | null): RunEnd {
  const { outcome, message, openMessage } = failure;
  const isTolerated =
    policy === null
      ? outcome === 'skipped'
      : toleratesFailure(outcome, policy) || (isLimitOfGitHub(failure) && policy.source === 'pull-request');
  return {
    outcome,
    exitCode: isTolerated ? 0 : 1,
    sentence: message,
    openSentence: openMessage,
    report: null,
  };
}

/** Everybody's pushes use it up together: no contribution gets a red check for it, and none is said to have passed. */
function isLimitOfGitHub(failure: Failure): boolean {
  return failure instanceof GitHubError && failure.outcome === 'rate-limited';
}

function endOfDefect(error: unknown): RunEnd {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const told = (detail: string): string =>
    limitOfMachine(error, detail) ?? fill(says.defectProgram, { detail });
  return {
    outcome: limitOfMachine(error, '') === null ? 'internal-error' : 'config-error',
    exitCode: 1,
    sentence: told(` (${what})`),
    openSentence: told(''),
    report: null,
  };
}

/** What is mostly wrong before a first run has succeeded: settings, a token or a key, or where submissions are looked for. */
const OF_A_FIRST_RUN: ReadonlySet<Outcome> = new Set(['config-error', 'forbidden', 'auth']);

const WAYS = {
  workflow: 'To see what a run needs and what is missing, run it once with `mode: doctor`.',
  command: 'To see what a run needs and what is missing: code-similarity doctor, with the same options.',
} as const;

type Told = Pick<RunEnd, 'outcome' | 'exitCode' | 'sentence' | 'openSentence'>;

/** The same end, which names the doctor where that is who helps. */
export function namingDoctor<E extends Told>(end: E, from: keyof typeof WAYS): E {
  if (end.exitCode === 0 || !OF_A_FIRST_RUN.has(end.outcome)) return end;
  const longer = (sentence: string): string => withSentence(sentence, WAYS[from]);
  const { sentence, openSentence } = end;
  return {
    ...end,
    sentence: longer(sentence),
    openSentence: openSentence === null ? null : longer(openSentence),
  };
}
