import type { Random } from '#base';
import type { ReceiverAnswer } from './post.ts';
import * as says from '../says.ts';
import { fill } from '#base';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses between the attempts at one delivery: together a day, less what chance takes off. */
const PAUSES_MS = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  8 * HOUR,
  8 * HOUR,
] as const;

/** So much of a pause chance takes off at most, so that not all that failed together comes again together. */
const JITTER = 0.2;

export const MOST_ATTEMPTS = PAUSES_MS.length + 1;

/** What becomes of a delivery after an attempt. */
type AttemptOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'again'; readonly afterMs: number }
  | { readonly kind: 'given-up' }
  /** The receiver says that it wants nothing any more. */
  | { readonly kind: 'gone' };

/** @param attempts those so far, with the one that was answered */
export function outcomeOf(answer: ReceiverAnswer, attempts: number, random: Random): AttemptOutcome {
  if (answer.kind === 'answered') {
    if (answer.status >= 200 && answer.status < 300) return { kind: 'delivered' };
    if (answer.status === 410) return { kind: 'gone' };
  }
  const pauseMs = PAUSES_MS[attempts - 1];
  if (pauseMs === undefined) return { kind: 'given-up' };
  return { kind: 'again', afterMs: Math.round(pauseMs * (1 - JITTER * random())) };
}

/** What an attempt came to, for whoever owns the hook. */
export function answerInWords(answer: ReceiverAnswer): string {
  if (answer.kind === 'silent') return answer.why;
  const { status } = answer;
  if (status >= 300 && status < 400) return fill(says.answeredRedirects, { status });
  return `It answered ${status}.`;
}
