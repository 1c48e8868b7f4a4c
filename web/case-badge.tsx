import type { CaseState } from '#contract';
import { CASE_FACTS, type ListedPair } from '#report';
import { useWords } from './words.tsx';
import { Badge } from './badges.tsx';
import { stateOf, stateOfOne, useCases } from './cases.ts';

/** What was decided about a pair; nothing where it is new, or dismissed, which other marks say. */
export function CaseBadge({ pair }: { readonly pair: ListedPair }) {
  useCases();
  const state = stateOf(pair);
  return state === 'dismissed' && pair.dismissed !== null ? null : <StateBadge state={state} />;
}

/** What was decided about one submission by itself; nothing where nobody did. */
export function OwnCaseBadge({ place }: { readonly place: number }) {
  useCases();
  return <StateBadge state={stateOfOne(place)} />;
}

function StateBadge({ state }: { readonly state: CaseState }) {
  const words = useWords();
  const { badge, words: name } = CASE_FACTS[state];
  return badge === null ? null : <Badge kind={badge}>{words.tell(name)}</Badge>;
}
