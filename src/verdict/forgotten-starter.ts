import type { Findings } from '../domain/findings.ts';
import type { Message } from '../words/value.ts';
import { message } from '../words/message.ts';
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
export function forgottenStarterWarnings(findings: Findings, flagged: readonly Flag[]): readonly Message[] {
  const { submissions, clusters, baseCode } = findings;
  const judged = new Set(judgedOf(submissions).map(({ key }) => key));
  const similar = flagged.filter(({ by }) => by.includes('similarity')).length;
  const isMost = (count: number): boolean => count >= SHARE * judged.size;
  if (judged.size < LEAST_SUBMISSIONS || !isMost(similar)) return [];
  if (submissions.some(({ role }) => role === 'base')) return [];
  // Several groups are alike in each and not with each other: nothing that all were given makes that.
  const groups = clusters.map((group) => group.filter((key) => judged.has(key)).length);
  if (groups.length > 0 && !groups.some(isMost)) return [];
  return [
    message(baseCode ? 'verdict.forgottenPartly' : 'verdict.forgotten', { n: similar, all: judged.size }),
  ];
}
