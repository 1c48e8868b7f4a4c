import { type Outcome, withSentence } from '#base';
import type { RunEnd } from './execute.ts';

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
