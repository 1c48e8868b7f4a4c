import { setImmediate } from 'node:timers/promises';
import { type Imprint, ln, rarity } from '#engine';
import { lowerHalves } from '../store/postings.ts';

export interface KeptImprints {
  /** Of each hash the newest submissions that are found by it, at most `most`; a hash that finds none may be absent. */
  holders(hashes: readonly number[], most: number): Promise<ReadonlyMap<number, readonly number[]>>;
  /** Lower 32 bits of all hashes of submissions, each ascending. */
  hashes(ids: readonly number[]): Promise<ReadonlyMap<number, Uint32Array>>;
}

interface EarlierLimits {
  /** How many earlier submissions there are. */
  readonly documents: number;
  /** Newest submissions of one hash that are looked at. */
  readonly holders: number;
  /** Earlier submissions that are looked at closely for each submission. */
  readonly likely: number;
  /** Earlier submissions that each submission may ask for. */
  readonly wanted: number;
  /** All of a check: the best of each submission, and the most alike of the others. */
  readonly inAll: number;
}

/** So often a hash counts among those that are looked at closely: versions of one program must not hide all others. */
const TIMES_COUNTED = 8;
/** Hashes that are asked for at once, imprints, and hashes whose submissions are known at the same time. */
const HASHES_AT_ONCE = 1_000;
const HASHES_OF_GROUP = 50_000;
const IMPRINTS_AT_ONCE = 200;
const RANKED_AT_ONCE = 20;
/** So many times as many are in question as are looked at closely. */
const SPARE = 4;

/** One submission, and what it may have to do with an earlier one. */
interface Likely {
  readonly own: number;
  readonly earlier: number;
  /** Cosine of their hashes, by rarity: 0..1. */
  readonly score: number;
}

/**
 * The earlier submissions that are worth reading, by what they have in common with the submissions of a check: found by their rarest
 * hashes, ranked by all of them. Half of what each submission asks for are those most alike to it, the other half those that have most of
 * what none of the first has, so that a program from several pieces finds the source of each.
 *
 * @returns ids, the most alike first
 */
export async function chooseEarlier(
  own: readonly Imprint[],
  kept: KeptImprints,
  limits: EarlierLimits,
): Promise<readonly number[]> {
  const likely: (readonly number[])[] = [];
  for (const group of grouped(own)) {
    const asked = new Set<number>();
    for (const { hashes } of group) for (const hash of hashes) asked.add(hash);
    const holders = await inParts([...asked], HASHES_AT_ONCE, (some) => kept.holders(some, limits.holders));
    for (const imprint of group) likely.push(likelyOf(imprint, holders, limits.documents, limits.likely));
  }
  const ranked: Likely[] = [];
  const wanted = [...new Set(likely.flat())];
  const hashes = await inParts(wanted, IMPRINTS_AT_ONCE, (some) => kept.hashes(some));
  const pool = new Pool(own, hashes);
  for (const [at, { id }] of own.entries()) {
    ranked.push(...pool.rank(at, id, likely[at] ?? [], limits.wanted));
    // Requests are answered meanwhile.
    if (at % RANKED_AT_ONCE === 0) await setImmediate();
  }
  return withinAll(ranked, limits.inAll);
}

/** What several questions find. */
async function inParts<Found>(
  keys: readonly number[],
  atOnce: number,
  ask: (some: readonly number[]) => Promise<ReadonlyMap<number, Found>>,
): Promise<ReadonlyMap<number, Found>> {
  const found = new Map<number, Found>();
  for (let from = 0; from < keys.length; from += atOnce) {
    for (const [key, one] of await ask(keys.slice(from, from + atOnce))) found.set(key, one);
  }
  return found;
}

/** Imprints in groups whose hashes are known at the same time. */
function* grouped(own: readonly Imprint[]): Generator<readonly Imprint[]> {
  let group: Imprint[] = [];
  let hashes = 0;
  for (const imprint of own) {
    group.push(imprint);
    hashes += imprint.hashes.length;
    if (hashes >= HASHES_OF_GROUP) {
      yield group;
      group = [];
      hashes = 0;
    }
  }
  if (group.length > 0) yield group;
}

/** Earlier submissions with the most rare hashes of one, the likeliest first. */
function likelyOf(
  { hashes }: Imprint,
  holders: ReadonlyMap<number, readonly number[]>,
  count: number,
  most: number,
): readonly number[] {
  const scores = new Map<number, number>();
  const lists = [...hashes].flatMap((hash) => {
    const list = holders.get(hash);
    return list === undefined ? [] : { list, weight: ln(1 + count / list.length), times: 0 };
  });
  for (const { list, weight } of lists) {
    for (const id of list) scores.set(id, (scores.get(id) ?? 0) + weight);
  }
  const best = [...scores]
    .toSorted(([id, score], [other, otherScore]) => otherScore - score || other - id)
    .slice(0, most * SPARE)
    .map(([id, score]) => ({ id, score, by: [] as (typeof lists)[number][] }));
  const byId = new Map(best.map((one) => [one.id, one]));
  for (const each of lists) for (const id of each.list) byId.get(id)?.by.push(each);
  const chosen: number[] = [];
  while (chosen.length < most) {
    let next: (typeof best)[number] | undefined;
    // The first of equals is the newest.
    for (const one of best) if (one.score > (next?.score ?? LEAST_SCORE)) next = one;
    if (next === undefined) break;
    chosen.push(next.id);
    next.score = 0;
    for (const each of next.by) {
      each.times += 1;
      if (each.times !== TIMES_COUNTED) continue;
      for (const id of each.list) {
        const one = byId.get(id);
        if (one !== undefined) one.score -= each.weight;
      }
    }
  }
  return chosen;
}

/** What is left of a score whose hashes all count no more, by rounding. */
const LEAST_SCORE = 1e-6;

/** Submissions and what is likely alike to them: how rare a hash is among these decides what it says. */
class Pool {
  readonly #own: readonly Uint32Array[];
  readonly #hashes: ReadonlyMap<number, Uint32Array>;
  /** What the hashes of the submissions say, as `rarity`; one that no submission has counts as much as a rare one. */
  readonly #rarities = new Map<number, number>();
  /** 1 where a submission may have a hash with these upper bits: most others are told by that alone. */
  readonly #filter = new Uint8Array(2 ** 22);
  readonly #totals = new Map<number, number>();

  constructor(own: readonly Imprint[], hashes: ReadonlyMap<number, Uint32Array>) {
    this.#own = own.map(({ hashes: all }) => lowerHalves(all));
    this.#hashes = hashes;
    const frequencies = new Map<number, number>();
    for (const list of this.#own) {
      for (const hash of list) {
        frequencies.set(hash, (frequencies.get(hash) ?? 0) + 1);
        this.#filter[hash >>> 10] = 1;
      }
    }
    for (const list of hashes.values()) {
      for (const hash of list) {
        const known = this.#filter[hash >>> 10] === 1 ? frequencies.get(hash) : undefined;
        if (known !== undefined) frequencies.set(hash, known + 1);
      }
    }
    const documents = own.length + hashes.size;
    for (const [hash, frequency] of frequencies) this.#rarities.set(hash, rarity(frequency, documents));
    for (const [id, list] of hashes) this.#totals.set(id, sum(this.#weightsOf(list)));
  }

  /** What submission number `at` asks for, the most alike first. */
  rank(at: number, own: number, likely: readonly number[], wanted: number): readonly Likely[] {
    const hashes = this.#own[at] ?? new Uint32Array(0);
    const weights = this.#weightsOf(hashes);
    const total = sum(weights);
    const others = likely
      .flatMap((earlier) => {
        const list = this.#hashes.get(earlier);
        if (list === undefined) return [];
        const shared = sharedPlaces(hashes, list);
        const norm = Math.sqrt(total * (this.#totals.get(earlier) ?? 0));
        return { own, earlier, shared, score: norm === 0 ? 0 : sumAt(weights, shared) / norm };
      })
      .toSorted((x, y) => y.score - x.score || y.earlier - x.earlier);
    const chosen = others.splice(0, Math.ceil(wanted / 2));
    for (const { shared } of chosen) for (const place of shared) weights[place] = 0;
    while (chosen.length < wanted && others.length > 0) {
      const gains = others.map(({ shared }) => sumAt(weights, shared));
      const next = others.splice(gains.indexOf(Math.max(...gains)), 1);
      for (const { shared } of next) for (const place of shared) weights[place] = 0;
      chosen.push(...next);
    }
    return chosen;
  }

  #weightsOf(hashes: Uint32Array): Float64Array {
    const weights = new Float64Array(hashes.length).fill(1);
    for (let at = 0; at < hashes.length; at += 1) {
      const hash = hashes[at] as number;
      if (this.#filter[hash >>> 10] === 1) weights[at] = this.#rarities.get(hash) ?? 1;
    }
    return weights;
  }
}

/** Places in the first of two ascending lists of what is in both. */
function sharedPlaces(one: Uint32Array, other: Uint32Array): readonly number[] {
  const places: number[] = [];
  let at = 0;
  for (let place = 0; place < one.length; place += 1) {
    const hash = one[place] as number;
    while (at < other.length && (other[at] as number) < hash) at += 1;
    if (other[at] === hash) places.push(place);
  }
  return places;
}

function sum(weights: Float64Array): number {
  let total = 0;
  for (const weight of weights) total += weight;
  return total;
}

function sumAt(weights: Float64Array, places: readonly number[]): number {
  let total = 0;
  for (const place of places) total += weights[place] as number;
  return total;
}

/** The best of each submission, then the most alike, as many as fit. */
function withinAll(ranked: readonly Likely[], most: number): readonly number[] {
  const seen = new Set<number>();
  const isFirst = new Map(
    ranked.map((one): [Likely, boolean] => {
      const first = !seen.has(one.own);
      seen.add(one.own);
      return [one, first];
    }),
  );
  const order = ranked.toSorted(
    (x, y) => Number(isFirst.get(y)) - Number(isFirst.get(x)) || y.score - x.score || y.earlier - x.earlier,
  );
  return [...new Set(order.map(({ earlier }) => earlier))].slice(0, most);
}
