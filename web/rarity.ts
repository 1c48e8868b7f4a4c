import { formatCount } from '../src/text/format.ts';
import type { StaffPage } from '../src/report/page-data.ts';
import { CodeIndex } from './code-index.ts';
import { packedLength, readSourceOnce } from './data.ts';
import { useLoaded } from './loaded.tsx';
import { type Report, useReport } from './report.ts';
import type { PairFragment } from './fragments.ts';
import type { Sides } from './sides.ts';

/** How many of the other programs have what two of them share. */
export interface Rarity {
  /** The others whose code is in the page. */
  readonly others: number;
  /** By fragment; null: not known. */
  readonly holders: readonly (number | null)[];
}

/** Of packed code: what is more takes longer to be read than somebody waits for. A class of 500 has some six million. */
const MOST_CHARACTERS = 12_000_000;

/** Made once, when it is first asked for; null: there is too much code. */
const indexes = new WeakMap<StaffPage, Promise<CodeIndex | null>>();

function indexOf(page: StaffPage): Promise<CodeIndex | null> {
  const known = indexes.get(page);
  if (known !== undefined) return known;
  const made = makeIndex(page);
  indexes.set(page, made);
  return made;
}

async function makeIndex(page: StaffPage): Promise<CodeIndex | null> {
  const places = page.submissions.flatMap(({ role, hasSource }, place) =>
    hasSource && (role === 'judged' || role === 'archive') ? [place] : [],
  );
  if (packedLength(places) > MOST_CHARACTERS) return null;
  const index = new CodeIndex(page.language);
  for (const place of places) {
    const source = await readSourceOnce(place);
    if (source !== null) index.add(place, source);
  }
  return index;
}

async function rarityOf(
  page: StaffPage,
  pair: readonly [number, number],
  sides: Sides,
): Promise<Rarity | null> {
  const { sources, fragments } = sides;
  const index = fragments.length === 0 ? null : await indexOf(page);
  if (index === null) return null;
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
  return {
    others: index.others(pair),
    // Who has either side's version has it.
    holders: fragments.map((_, at) => {
      const [own, other] = [left?.[at] ?? null, right?.[at] ?? null];
      return own === null && other === null ? null : new Set([...(own ?? []), ...(other ?? [])]).size;
    }),
  };
}

/** How many others have each fragment; null until it is known, and where it cannot be. */
export function useRarity(a: number, b: number, sides: Sides): Rarity | null {
  const { page } = useReport();
  return useLoaded(() => rarityOf(page, [a, b], sides), [page, a, b, sides]).value ?? null;
}

/** What to say of a fragment: as the service counted it, else as this page did; '' where nothing is known, or nobody else is there. */
export function heldWords(
  rarity: Rarity | null,
  at: number,
  fragment: PairFragment | undefined,
  /** Of a submission: how many others it was compared with. */
  compared: number,
  { page }: Report,
): string {
  const given = fragment?.sharedBy ?? null;
  const holders = given ?? rarity?.holders[at] ?? null;
  const others = given === null ? (rarity?.others ?? 0) : compared - 1;
  if (holders === null || others < 1) return '';
  const where = given !== null || page.sourcesOmitted === null ? '' : ' in this page';
  return holders === 0
    ? `no other of ${formatCount(others)}${where} has it`
    : `${formatCount(holders)} of ${formatCount(others)} others${where} ${holders === 1 ? 'has' : 'have'} it too`;
}
