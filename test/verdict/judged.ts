import type { Verdict } from '../../src/contract/report.ts';
import { judge } from '../../src/check/verdict/judge.ts';
import { ENGLISH } from '../../src/base/words/english.ts';

/** A verdict in English. */
export function judged(...args: Parameters<typeof judge>): Omit<Verdict, 'sentence' | 'warnings'> & {
  readonly sentence: string;
  readonly warnings: readonly string[];
} {
  const verdict = judge(...args);
  return {
    ...verdict,
    sentence: ENGLISH.tell(verdict.sentence),
    warnings: verdict.warnings.map((warning) => ENGLISH.tell(warning)),
  };
}
