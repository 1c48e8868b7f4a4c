import type { OpenReport } from '../open-report.ts';
import type { PageSource } from '../page-parts.ts';
import { CodeIndex } from './code-index.ts';
import type { PairFragment } from './fragments.ts';
import type { Sides } from './sides.ts';

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
  return submissions.flatMap(({ role, hasSource }, place) =>
    hasSource && (role === 'judged' || role === 'archive') ? [place] : [],
  );
}

/** How many others a submission was compared with. */
export function comparedWith({ submissions }: OpenReport, place: number): number {
  return submissions.filter(
    ({ role, state }, other) =>
      other !== place && state.kind === 'checked' && (role === 'judged' || role === 'archive'),
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

/** As the service counted it, else as its code was counted here; null where nothing is known, or nobody else is there. */
export function heldBy(
  rarity: Rarity | null,
  at: number,
  fragment: PairFragment | undefined,
  /** Of a submission: how many others it was compared with. */
  compared: number,
  page: OpenReport,
): Held | null {
  const given = fragment?.sharedBy ?? null;
  const holders = given ?? rarity?.holders[at] ?? null;
  const others = given === null ? (rarity?.others ?? 0) : compared - 1;
  if (holders === null || others < 1) return null;
  return { holders, others, isHere: given === null && page.sourcesOmitted !== null };
}
