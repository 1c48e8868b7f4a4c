import type { CodeIndex, OpenReport, Rarity, SharedFunctions, Sides } from '#report';
import { countedPlaces, indexOfCode, rarityOf, sharedFunctions } from '#report';
import { packedLength, readSource } from './data.ts';
import { useLoaded } from './loaded.tsx';
import { useReport } from './report.ts';

/** Of packed code: what is more takes longer to be read than somebody waits for. A class of 500 has some six million. */
const MOST_CHARACTERS = 12_000_000;

/** Made once for the submissions of a page, which no decision changes, when it is first asked for; null: there is too much code. */
const indexes = new WeakMap<OpenReport['submissions'], Promise<CodeIndex | null>>();

function indexOf(page: OpenReport): Promise<CodeIndex | null> {
  const known = indexes.get(page.submissions);
  if (known !== undefined) return known;
  const made = makeIndex(page);
  indexes.set(page.submissions, made);
  return made;
}

/** Whether the code of these submissions is little enough to be read at once. */
export function isReadable(places: readonly number[]): boolean {
  return packedLength(places) <= MOST_CHARACTERS;
}

async function makeIndex(page: OpenReport): Promise<CodeIndex | null> {
  const places = countedPlaces(page);
  return isReadable(places) ? await indexOfCode(page, places, readSource) : null;
}

/** How many others have each fragment; null until it is known, and where it cannot be. */
export function useRarity(a: number, b: number, sides: Sides): Rarity | null {
  const { page } = useReport();
  const load = async (): Promise<Rarity | null> => {
    const index = sides.fragments.length === 0 ? null : await indexOf(page);
    return index === null ? null : rarityOf(index, [a, b], sides);
  };
  return useLoaded(load, [page.submissions, a, b, sides]).value ?? null;
}

/** The functions of a pair that stand in one another, and who else has each; null: too much code to be asked. */
export interface FunctionsOfPair extends SharedFunctions {
  readonly holders: readonly (ReadonlySet<number> | null)[] | null;
  /** The others whose code is in the page. */
  readonly others: number;
}

/** Null until they are known. */
export function useSharedFunctions(a: number, b: number, sides: Sides): FunctionsOfPair | null {
  const { page } = useReport();
  const load = async (): Promise<FunctionsOfPair> => {
    const functions = sharedFunctions(sides, page.findings.language);
    const [source] = sides.sources;
    const index = functions.list.length === 0 ? null : await indexOf(page);
    const regions = functions.list.map(({ left }) => left);
    return {
      ...functions,
      holders: index === null || source === null ? null : index.holdersOf(source, regions, [a, b]),
      others: index?.others([a, b]) ?? 0,
    };
  };
  return useLoaded(load, [page.submissions, a, b, sides]).value ?? null;
}
