import type { Findings } from '../domain/findings.ts';
import { judgedOf } from '../domain/submission.ts';
import type { Flag } from '../domain/verdict.ts';

/** In fewer submissions most may well be alike by chance, or copied. */
const LEAST_SUBMISSIONS = 8;
/** Of the class: flagged, and alike with each other. */
const SHARE = 0.6;

/**
 * What to do where most of a class is flagged for being like each other and no starter code was given: the usual reason is that students
 * were given code. Empty: it is not so.
 */
export function forgottenStarterWarnings(findings: Findings, flagged: readonly Flag[]): readonly string[] {
  const { submissions, clusters, baseCode } = findings;
  const judged = new Set(judgedOf(submissions).map(({ key }) => key));
  const similar = flagged.filter(({ by }) => by.includes('similarity')).length;
  const isMost = (count: number): boolean => count >= SHARE * judged.size;
  if (judged.size < LEAST_SUBMISSIONS || !isMost(similar)) return [];
  if (submissions.some(({ role }) => role === 'base')) return [];
  // Several groups are alike in each and not with each other: nothing that all were given makes that.
  const groups = clusters.map((group) => group.filter((key) => judged.has(key)).length);
  if (groups.length > 0 && !groups.some(isMost)) return [];
  const [known, advice] = baseCode
    ? ['and starter code was only searched for', 'give it (starter): what was found may not be all of it']
    : ['and no starter code is known', 'give it (starter), or have it searched for (base-code: true)'];
  return [
    `${similar} of ${judged.size} submissions are above the threshold of similarity, ${known}. If students were given code, all of them are alike by that: ${advice}, and run again. If they were not, one solution may have been handed round.`,
  ];
}
