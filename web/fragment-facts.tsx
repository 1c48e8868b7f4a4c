import { useMemo } from 'preact/hooks';
import { type FragmentFacts, fragmentFacts } from '../src/dossier/fragment-facts.ts';
import { heldWords } from '../src/dossier/rarity.ts';
import type { Sides } from '../src/dossier/sides.ts';
import { visible } from '../src/text/escape.ts';
import { count } from '../src/text/format.ts';
import { Badge } from './badges.tsx';
import { SubmissionLink } from './names.tsx';
import { useRarity } from './rarity.ts';
import { useReport } from './report.ts';

/** Named of each kind; what is more is counted. */
const NAMED = 3;

/** Where else the fragments of a pair stand, and how many others have one, in words; '' where nobody knows. */
export function useFragmentFacts(
  a: number,
  b: number,
  sides: Sides,
): { readonly facts: readonly FragmentFacts[]; readonly heldAt: (at: number | null) => string } {
  const report = useReport();
  const { page } = report;
  const rarity = useRarity(a, b, sides);
  const compared = report.comparedWith(a);
  const facts = useMemo(
    () => fragmentFacts(page, [a, b], sides, rarity, compared),
    [page, a, b, sides, rarity, compared],
  );
  return {
    facts,
    heldAt: (at) => (at === null ? '' : heldWords(rarity, at, sides.fragments[at], compared, page)),
  };
}

/** Where else a fragment stands, in words; what stands nowhere else is marked. */
export function FragmentNote({
  facts,
  held,
}: {
  readonly facts: FragmentFacts | undefined;
  /** How many others have it; '' where nobody knows, or nobody else is there. */
  readonly held: string;
}) {
  if (facts === undefined) return null;
  const { archive, aiReferences, outside, starter, isOnlyTheirs } = facts;
  return (
    <p class="fragment-facts" role="status">
      {isOnlyTheirs && held !== '' ? <Badge kind="only">only these two</Badge> : null}
      {held === '' ? null : <span class="held">{held}</span>}
      {starter === null ? null : (
        <span>
          <Badge kind="note">starter code</Badge>{' '}
          {starter === 'most' ? 'most of it also stands there' : 'a part of it also stands there'}
        </span>
      )}
      <Places kind="archive" places={archive} />
      <Places kind="AI reference" places={aiReferences} />
      {outside.length === 0 ? null : (
        <span>
          <Badge kind="note">outside</Badge> also in {outside.slice(0, NAMED).map(visible).join(', ')}
          {moreWords(outside.length)}
        </span>
      )}
    </p>
  );
}

function Places({ kind, places }: { readonly kind: string; readonly places: readonly number[] }) {
  return places.length === 0 ? null : (
    <span>
      <Badge kind="note">{kind}</Badge> also in{' '}
      {places.slice(0, NAMED).map((place, index) => (
        <span key={place}>
          {index === 0 ? '' : ', '}
          <SubmissionLink place={place} />
        </span>
      ))}
      {moreWords(places.length)}
    </span>
  );
}

function moreWords(all: number): string {
  return all > NAMED ? ` and ${all - NAMED} more` : '';
}

/** The same in two or three words, for a list of fragments; '' where nothing is known. */
export function shortFacts(facts: FragmentFacts | undefined): string {
  if (facts === undefined) return '';
  const { holders, archive, aiReferences, outside, starter, isOnlyTheirs } = facts;
  if (starter === 'most') return 'starter code';
  if (outside.length > 0) return 'also outside';
  if (aiReferences.length > 0) return 'also an AI reference';
  if (archive.length > 0) return 'also in the archive';
  if (isOnlyTheirs) return 'only these two';
  return holders === null ? '' : count(holders, 'other');
}
