import { CASE_WORDS, type ListedPair } from '#report';
import { useWords } from './words.tsx';
import { Badge } from './badges.tsx';
import { stateOf, useCases } from './cases.ts';

/** What was decided about a pair; nothing where it is new, or dismissed, which other marks say. */
export function CaseBadge({ pair }: { readonly pair: ListedPair }) {
  useCases();
  const words = useWords();
  const state = stateOf(pair);
  if (state === 'new' || (state === 'dismissed' && pair.dismissed !== null)) return null;
  return (
    <Badge kind={state === 'confirmed' ? 'flag' : state === 'to-discuss' ? 'warn' : 'note'}>
      {words.tell(CASE_WORDS[state])}
    </Badge>
  );
}
