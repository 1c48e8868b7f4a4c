import type { MatchFinding } from '#contract';
import type { OpenReport } from '../open-report.ts';
import type { PageFile, PageRegion } from '../page-parts.ts';
import type { PairFragment } from './fragments.ts';
import type { Rarity } from './rarity.ts';
import { fileOf, type Sides } from './sides.ts';

/** Where else a fragment of a pair stands. Places are those of the page. */
export interface FragmentFacts {
  /** How many others have it; null: not known. */
  readonly holders: number | null;
  /** Submissions of the archive, such as last year's. */
  readonly archive: readonly number[];
  /** AI-written solutions of the task. */
  readonly aiReferences: readonly number[];
  /** Sources outside of the check: web or database. Hostile text. */
  readonly outside: readonly string[];
  /** Most, or a part, of its lines also stand in the starter code. */
  readonly starter: 'most' | 'part' | null;
  /** It is known to stand nowhere but in these two: the strongest evidence there is. */
  readonly isOnlyTheirs: boolean;
}

/** Of so much of a fragment's lines it is said that the fragment stands there. */
const MOST = 0.5;

/**
 * What is known of each fragment of a pair besides its two sides.
 *
 * @param rarity as it was counted in the page; null: it was not
 * @param compared how many others each of the two was compared with
 */
export function fragmentFacts(
  page: OpenReport,
  pair: readonly [number, number],
  { fragments, matches: found, sources }: Sides,
  rarity: Rarity | null,
  compared: number,
): readonly FragmentFacts[] {
  return fragments.map((fragment, at) => {
    const matches = (['left', 'right'] as const).flatMap(
      (side, index) => found[index]?.filter((match) => share(match, fragment[side]) >= MOST) ?? [],
    );
    const named = [
      ...matches.flatMap(({ otherKey }) => (otherKey === null ? [] : (page.places.get(otherKey) ?? []))),
      ...(rarity?.places[at] ?? []),
    ];
    const ofRole = (role: string): readonly number[] =>
      [...new Set(named)].filter((place) => page.submissions[place]?.role === role && !pair.includes(place));
    const archive = ofRole('archive');
    const aiReferences = ofRole('ai-reference');
    const outside = [
      ...new Set(matches.flatMap(({ otherKey, other }) => (otherKey === null ? [other.file] : []))),
    ];
    const starter = starterOf(fragment, sources);
    const holders = fragment.sharedBy ?? rarity?.holders[at] ?? null;
    const others = fragment.sharedBy === null ? (rarity?.others ?? 0) : compared - 1;
    const isElsewhere = archive.length + aiReferences.length + outside.length > 0;
    const isOnlyTheirs = holders === 0 && others > 0 && !isElsewhere && starter !== 'most';
    return { holders, archive, aiReferences, outside, starter, isOnlyTheirs };
  });
}

/** The share of a region's lines that a match covers. */
function share({ own }: MatchFinding, region: PageRegion): number {
  if (own.file !== region.file || own.lineStart === null || region.lineStart === null) return 0;
  const [from, to] = [region.lineStart, region.lineEnd ?? region.lineStart];
  return common(from, to, own.lineStart, own.lineEnd ?? own.lineStart) / (to - from + 1);
}

function starterOf({ left, right }: PairFragment, sources: Sides['sources']): FragmentFacts['starter'] {
  const parts = [left, right].map((region, at) =>
    starterShare(fileOf(sources[at] ?? null, region.file), region),
  );
  const highest = Math.max(...parts);
  return highest === 0 ? null : highest >= MOST ? 'most' : 'part';
}

function starterShare(file: PageFile | undefined, { lineStart, lineEnd }: PageRegion): number {
  if (file === undefined || lineStart === null) return 0;
  const to = lineEnd ?? lineStart;
  const lines = file.starter.reduce((sum, [first, last]) => sum + common(lineStart, to, first, last), 0);
  return lines / (to - lineStart + 1);
}

/** How many lines two stretches have in common. */
function common(from: number, to: number, first: number, last: number): number {
  return Math.max(0, Math.min(to, last) - Math.max(from, first) + 1);
}
