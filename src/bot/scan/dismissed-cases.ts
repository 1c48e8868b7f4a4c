import type { Case } from '#contract';
import type { AssignmentState } from './state/state-schema.ts';

/** Boxes ticked in the issue and commands of the bot, as cases. Neither knows numbers, so none of them grows. */
export function dismissedCases({ dismissed }: Pick<AssignmentState, 'dismissed'>): readonly Case[] {
  return Object.entries(dismissed).map(([pair, { reason, by, at }]) => ({
    subjects: pair.split('-'),
    // The run that they are in knows them.
    names: pair.split('-'),
    state: 'dismissed',
    reason,
    note: null,
    by,
    at,
    evidence: { similarity: null, suspicion: null, tokens: null },
  }));
}
