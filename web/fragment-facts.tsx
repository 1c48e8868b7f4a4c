import type { ComponentChild, VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { message, type Message, visible } from '#base';
import { fragmentFacts, type FragmentFacts, type Held, type Sides } from '#report';
import { Badge } from './badges.tsx';
import { SubmissionLink } from './names.tsx';
import { useRarity } from './rarity.ts';
import { useReport } from './report.ts';
import { Rich, useWords } from './words.tsx';

/** Named of each kind; what is more is counted. */
const NAMED = 3;

/** Where else the fragments of a pair stand, and how many others have one. */
export function useFragmentFacts(a: number, b: number, sides: Sides): readonly FragmentFacts[] {
  const { page } = useReport();
  const rarity = useRarity(a, b, sides);
  return useMemo(() => fragmentFacts(page, [a, b], sides, rarity), [page, a, b, sides, rarity]);
}

/** Where else a fragment stands, in words; what stands nowhere else is marked. */
export function FragmentNote({ facts }: { readonly facts: FragmentFacts | undefined }) {
  const words = useWords();
  if (facts === undefined) return null;
  const { held, archive, aiReferences, outside, starter, isOnlyTheirs } = facts;
  const links = (places: readonly number[]): readonly VNode[] =>
    places.map((place) => <SubmissionLink key={place} place={place} />);
  return (
    <p class="fragment-facts" role="status">
      {isOnlyTheirs ? <Badge kind="only">{words.say('compare.onlyTheseTwo')}</Badge> : null}
      {held === null ? null : <span class="held">{words.tell(heldMessage(held))}</span>}
      {starter === null ? null : (
        <span>
          <Badge kind="note">{words.say('compare.roleStarter')}</Badge>{' '}
          {words.say(starter === 'most' ? 'compare.mostStarter' : 'compare.partStarter')}
        </span>
      )}
      <AlsoIn kind="compare.roleArchive" places={links(archive)} />
      <AlsoIn kind="compare.roleReference" places={links(aiReferences)} />
      <AlsoIn kind="compare.roleOutside" places={outside.map(visible)} />
    </p>
  );
}

/** Where else something stands, the first few by name. */
export function AlsoIn({
  kind,
  places,
}: {
  readonly kind?: 'compare.roleArchive' | 'compare.roleReference' | 'compare.roleOutside';
  readonly places: readonly ComponentChild[];
}) {
  const words = useWords();
  if (places.length === 0) return null;
  const more = places.length - NAMED;
  const named = places.slice(0, NAMED).map((place, index) => (
    <span key={index}>
      {index === 0 ? '' : words.say('words.comma')}
      {place}
    </span>
  ));
  return (
    <span>
      {kind === undefined ? null : <Badge kind="note">{words.say(kind)}</Badge>}{' '}
      <Rich
        of={more > 0 ? message('compare.alsoInMore', { more }) : message('compare.alsoIn')}
        tags={{ places: () => <>{named}</> }}
      />
    </span>
  );
}

export function heldMessage({ holders, others, isHere }: Held): Message {
  if (holders === 0) return message(isHere ? 'compare.heldByNoneHere' : 'compare.heldByNone', { others });
  return message(isHere ? 'compare.heldByHere' : 'compare.heldBy', { holders, others });
}

/** The same in two or three words, for a list of fragments; null where nothing is known. */
export function shortFact(facts: FragmentFacts | undefined): Message | null {
  if (facts === undefined) return null;
  const { holders, archive, aiReferences, outside, starter, isOnlyTheirs } = facts;
  if (starter === 'most') return message('compare.roleStarter');
  if (outside.length > 0) return message('compare.alsoOutside');
  if (aiReferences.length > 0) return message('compare.alsoReference');
  if (archive.length > 0) return message('compare.alsoArchive');
  if (isOnlyTheirs) return message('compare.onlyTheseTwo');
  return holders === null ? null : message('compare.others', { n: holders });
}
