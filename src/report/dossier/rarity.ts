import { isLookedIn, type MatchFinding } from '#contract';
import type { OpenReport } from '../open-report.ts';
import type { PageFile, PageRegion, PageSource } from '../page-parts.ts';
import { CodeIndex } from './code-index.ts';
import type { PairFragment } from './fragments.ts';
import { fileOf, type Sides } from './sides.ts';

/** How many of the other programs have what two of them share. */
export interface Rarity {
  /** The others whose code is in the page. */
  readonly others: number;
  /** By fragment; null: not known. */
  readonly holders: readonly (number | null)[];
  /** Who they are, by fragment: places of the page. */
  readonly places: readonly (readonly number[])[];
}

/** Places of the submissions whose code is in a page and counts. */
export function countedPlaces({ submissions }: OpenReport): readonly number[] {
  return submissions.flatMap((one, place) => (one.hasSource && isLookedIn(one) ? [place] : []));
}

export function comparedWith({ submissions }: OpenReport, place: number): number {
  return submissions.filter(
    (one, other) => other !== place && one.state.kind === 'checked' && isLookedIn(one),
  ).length;
}

/** Reads the code of these places, one after the other. */
export async function indexOfCode(
  page: OpenReport,
  places: readonly number[],
  source: (place: number) => Promise<PageSource | null>,
): Promise<CodeIndex> {
  const index = new CodeIndex(page.findings.language);
  for (const place of places) {
    const code = await source(place);
    if (code !== null) index.add(place, code);
  }
  return index;
}

/** How many others have each fragment of a pair. */
export function rarityOf(index: CodeIndex, pair: readonly [number, number], sides: Sides): Rarity {
  const { sources, fragments } = sides;
  const [left, right] = (['left', 'right'] as const).map((side, at) => {
    const source = sources[at] ?? null;
    return source === null
      ? []
      : index.holdersOf(
          source,
          fragments.map((fragment) => fragment[side]),
          pair,
        );
  });
  // Who has either side's version has it.
  const holders = fragments.map((_, at) => {
    const [own, other] = [left?.[at] ?? null, right?.[at] ?? null];
    return own === null && other === null ? null : new Set([...(own ?? []), ...(other ?? [])]);
  });
  return {
    others: index.others(pair),
    holders: holders.map((places) => places?.size ?? null),
    places: holders.map((places) => [...(places ?? [])]),
  };
}

/** How many others have a fragment. */
export interface Held {
  readonly holders: number;
  /** At least 1. */
  readonly others: number;
  /** Of those whose code is in the page, and not of all. */
  readonly isHere: boolean;
}

/** Where else a fragment of a pair stands. Places are those of the page. */
export interface FragmentFacts {
  /** How many others have it, as the service counted, else as its code was counted here; null: not known. */
  readonly holders: number | null;
  /** The same beside how many others there are; null: not known, or nobody else is there. */
  readonly held: Held | null;
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
 */
export function fragmentFacts(
  page: OpenReport,
  pair: readonly [number, number],
  { fragments, matches: found, sources }: Sides,
  rarity: Rarity | null,
): readonly FragmentFacts[] {
  const compared = comparedWith(page, pair[0]);
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
    const { sharedBy } = fragment;
    const holders = sharedBy ?? rarity?.holders[at] ?? null;
    const others = sharedBy === null ? (rarity?.others ?? 0) : compared - 1;
    const isHere = sharedBy === null && page.sourcesOmitted !== null;
    const held = holders === null || others < 1 ? null : { holders, others, isHere };
    const isElsewhere = archive.length + aiReferences.length + outside.length > 0;
    const isOnlyTheirs = held?.holders === 0 && !isElsewhere && starter !== 'most';
    return { holders, held, archive, aiReferences, outside, starter, isOnlyTheirs };
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
