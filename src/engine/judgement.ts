import { BestPartners } from './best-partners.ts';
import { Union } from './clusters.ts';
import { Medians } from './medians.ts';
import { ln, power } from './numbers.ts';
import type { EngineParameters } from './parameters.ts';
import { ALMOST_ALL, growth } from './stands-out.ts';

interface JudgedDocument {
  /** Tokens that are compared, and all with the marks between them. */
  readonly size: number;
  readonly length: number;
  /** Whether it is long enough and readable. */
  readonly isJudged: boolean;
  /** No archive: what is ordinary is asked of these alone. */
  readonly isOwn: boolean;
  /** Who belongs together has the same (`partiesOf`). */
  readonly party: number;
}

/** Pairs by place in columns, of documents by place; what is not listed has nothing in common, or is not known (`isWhole`). */
export interface JudgedPairs {
  readonly documents: readonly JudgedDocument[];
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** 0..100, and suspicion before it is read against the class. */
  readonly similarity: Float64Array;
  readonly suspicion: Float64Array;
  /** Tokens in common runs. */
  readonly overlap: Int32Array;
  /** Every pair that there is was compared: what is not listed has nothing in common. */
  readonly isWhole: boolean;
  /** Adds 1 where a run of the pair begins in its first (or second) document, and takes 1 off behind its end. */
  readonly mark: (pair: number, isSecond: boolean, marks: Int32Array) => void;
}

export interface Judgement {
  /** 0..100 of each pair: the number that the threshold judges. NaN: one of the two cannot be judged. */
  readonly totals: Float64Array;
  /** How alike an ordinary pair of this class is, 0..100; null: there are too few to say, or too few outside of one group. */
  readonly ordinary: number | null;
  /** Submissions for which something else is ordinary than for the class: less than half of it, or more than twice as much. */
  readonly apart: number;
}

/** Nothing in common with anybody. */
const NOTHING = growth(0);

/**
 * How much closer two programs are than programs of this class usually are:
 *
 *     total = 100 × (1 − 4^(−ratio)),   ratio = closeness × min(1, t / 400) / max(ln 4, 4 × ordinary)
 *
 * - closeness: how close the two are, on a scale without an upper end: g(similarity)^⅔ × g(suspicion)^⅓, g(x) = 0.02 − ln(1 − x / 100);
 *   similarity alone where one is many times as long as the other, because by chance much of a short program stands in a very long one,
 *   and of up to three documents, of which nobody can say what is rare;
 * - t: tokens of the shorter one: short programs have to be closer;
 * - ordinary: what is so for the two: the lesser of their closeness with their third best partner *outside of their own group* (`copiedGroups`;
 *   who is known to belong together is one partner),
 *   and of those near: their median, each group counting as one, of the two programs the lesser. Two are near if they are 0.6 times as
 *   close as one of them is to its third best partner: so a ring is near those who wrote alone for the same task, who have nobody
 *   closer, and of several tasks in one class only those of one are near each other. The higher of the two where the programs are short, which a task may dictate; the lower where
 *   both have 400 tokens. Of longer programs a task dictates 400 tokens at most: what more those near have in common is not ordinary
 *   unless it is so in the whole class.
 *
 * So 75 is four times as close as is ordinary. Where little is alike (ordinary below .35), and where nobody can say what is ordinary (up to
 * three documents), ln 4 stands in its place, and the total of a long program is about its similarity. As in g,
 * 99.9 counts as 100, so that two that are the same have 100 there.
 */
export function judgePairs(pairs: JudgedPairs, parameters: EngineParameters): Judgement {
  const { documents, first, second, similarity, suspicion } = pairs;
  const {
    judgeFactor,
    judgeLength,
    judgeNear,
    judgeSuspicion,
    standsOutLength,
    standsOutPartner,
    clusterFrom,
  } = parameters;
  const parties = Int32Array.from(documents, ({ party }) => party);
  const counted = documents.flatMap((one) => (isCounted(one, parameters) ? one.party : []));
  const isFew = new Set(counted).size <= standsOutPartner;
  const closeness = similarity.map((value, at) => {
    const [shorter, longer] = sizesOf(pairs, at);
    const isSimilarityAlone = isFew || longer > standsOutLength * shorter;
    const seen = isSimilarityAlone ? value : (suspicion[at] as number);
    return power(growth(value), 1 - 1 / judgeSuspicion) * power(growth(seen), 1 / judgeSuspicion);
  });
  const best = thirdBest(pairs, closeness, parties, parameters);
  const isNear = (pair: number, document: number): boolean =>
    (closeness[pair] as number) >= judgeNear * (best[document] ?? 0);
  const group = copiedGroups(pairs, isNear, parameters);
  const third = thirdBest(pairs, closeness, group, parameters);
  const medians = new Medians(documents, third, group);
  const ordinary = medians.of(documents.keys(), 1) ?? NOTHING;
  const isKnown = hasOthers(documents, group, parameters);
  const neighbours = new CountedPairs(
    pairs,
    (at) => isNear(at, first[at] as number) || isNear(at, second[at] as number),
    parameters,
  );
  const near = Float64Array.from(documents, (_, at) => {
    const list = neighbours.of(at).map((pair) => neighbours.otherOf(pair, at));
    return medians.of([at, ...list], standsOutPartner + 1) ?? ordinary;
  });
  const unit = 1 - clusterFrom / 100;
  return {
    totals: closeness.map((close, at) => {
      const [a, b] = [first[at] as number, second[at] as number];
      if (documents[a]?.isJudged !== true || documents[b]?.isJudged !== true) return Number.NaN;
      const [shorter] = sizesOf(pairs, at);
      const dictated = growth((100 * judgeLength) / Math.max(shorter, judgeLength));
      const here = Math.min(near[a] as number, near[b] as number, Math.max(ordinary, dictated));
      const theirs = Math.min(third[a] ?? here, third[b] ?? here);
      const usual = shorter < judgeLength ? Math.max(here, theirs) : Math.min(here, theirs);
      const bar = Math.max(-ln(unit), judgeFactor * usual);
      const total = 100 * (1 - power(unit, (close * Math.min(1, shorter / judgeLength)) / bar));
      return total < ALMOST_ALL ? total : 100;
    }),
    ordinary: isKnown ? 100 * (1 - power(Math.E, NOTHING - ordinary)) : null,
    apart: documents.filter(({ isJudged, isOwn }, at) => {
      const here = near[at] as number;
      return isJudged && isOwn && (here > 2 * ordinary || here * 2 < ordinary);
    }).length,
  };
}

function sizesOf({ documents, first, second }: JudgedPairs, at: number): readonly [number, number] {
  const a = documents[first[at] as number]?.size ?? 0;
  const b = documents[second[at] as number]?.size ?? 0;
  return [Math.min(a, b), Math.max(a, b)];
}

/** Whether it shows what the task asks for: stubs do not, what is too short to judge does. */
function isCounted({ size }: JudgedDocument, { minimumTokens }: EngineParameters): boolean {
  return size * 2 >= minimumTokens;
}

/** Of each document how close its third best partner outside of its group is; undefined: that is not known. */
function thirdBest(
  { documents, first, second, isWhole }: JudgedPairs,
  closeness: Float64Array,
  group: Int32Array,
  parameters: EngineParameters,
): readonly (number | undefined)[] {
  const best = new BestPartners(documents.length, parameters.standsOutPartner, NONE);
  const counts = documents.map((one) => isCounted(one, parameters));
  const offer = (one: number, other: number, close: number): void => {
    const { party = other } = documents[other] ?? {};
    if (close > (best.least[one] as number)) best.offerOnce(one, party, close);
  };
  for (let at = 0; at < closeness.length; at += 1) {
    const a = first[at] as number;
    const b = second[at] as number;
    if (counts[a] !== true || counts[b] !== true || group[a] === group[b]) continue;
    offer(a, b, closeness[at] as number);
    offer(b, a, closeness[at] as number);
  }
  // Where not every pair was compared, who has fewer partners may have others.
  const unknown = isWhole ? NOTHING : undefined;
  return documents.map((_, at) => (best.least[at] === NONE ? unknown : best.least[at]));
}

/** Less than any closeness. */
const NONE = -1;

/** Whether anybody has a third best partner outside of the own group: where all are of one, nobody is ordinary. */
function hasOthers(
  documents: readonly JudgedDocument[],
  group: Int32Array,
  parameters: EngineParameters,
): boolean {
  const parties = new Map<number, Set<number>>();
  for (const [at, one] of documents.entries()) {
    if (!isCounted(one, parameters)) continue;
    const own = group[at] as number;
    parties.set(own, (parties.get(own) ?? new Set()).add(one.party));
  }
  const sizes = [...parties.values()].map(({ size }) => size);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.some((size) => all - size >= parameters.standsOutPartner);
}

/** By document its pairs with others that count, in columns, because a class has hundreds of thousands. */
class CountedPairs {
  readonly #pairs: Pick<JudgedPairs, 'first' | 'second'>;
  /** Where the list of each document begins, and at last the end of all. */
  readonly #from: Int32Array;
  readonly #lists: Int32Array;

  /** @param isListed of a pair of which both documents count */
  constructor(pairs: JudgedPairs, isListed: (pair: number) => boolean, parameters: EngineParameters) {
    const { documents, first, second } = pairs;
    this.#pairs = pairs;
    const counts = documents.map((one) => isCounted(one, parameters));
    const listed = first.map((a, at) =>
      counts[a] === true && counts[second[at] as number] === true && isListed(at) ? 1 : 0,
    );
    const ends = new Int32Array(documents.length + 1);
    const forEach = (visit: (document: number, pair: number) => void): void => {
      for (let at = 0; at < listed.length; at += 1) {
        if (listed[at] === 0) continue;
        visit(first[at] as number, at);
        visit(second[at] as number, at);
      }
    };
    forEach((document) => {
      ends[document + 1] = (ends[document + 1] as number) + 1;
    });
    for (let at = 0; at < documents.length; at += 1) {
      ends[at + 1] = (ends[at + 1] as number) + (ends[at] as number);
    }
    this.#from = ends.slice();
    this.#lists = new Int32Array(ends[documents.length] as number);
    forEach((document, pair) => {
      const to = ends[document] as number;
      this.#lists[to] = pair;
      ends[document] = to + 1;
    });
  }

  /** Those of a document, which may be sorted. */
  of(document: number): Int32Array {
    return this.#lists.subarray(this.#from[document], this.#from[document + 1]);
  }

  otherOf(pair: number, document: number): number {
    const { first, second } = this.#pairs;
    return (first[pair] === document ? second[pair] : first[pair]) as number;
  }
}

/**
 * Who is joined by code that nobody near has, or known to belong together: the group of each document, by number. Two are joined if they
 * have many bits of evidence in common. A token is worth −log2((h + ½) / (R + 1)) bits, where h of the R programs nearest to either have it in a common run; those near
 * are outside of both ones' families (chains of pairs above the flag threshold), because the copies of a copy say nothing of the task,
 * and near, because programs for another task say nothing of it either. In a class that the task dictates everybody near has
 * everything, so that nobody is joined, and so it is in a family beside which nobody is near unless its programs are long.
 */
function copiedGroups(
  pairs: JudgedPairs,
  isNear: (pair: number, document: number) => boolean,
  parameters: EngineParameters,
): Int32Array {
  const { documents, first, second, similarity, overlap } = pairs;
  const { clusterFrom, evidenceFrom, evidenceBits, evidenceNear } = parameters;
  const counts = documents.map((one) => isCounted(one, parameters));
  const order: number[] = [];
  const families = new Union(documents.length);
  for (let at = 0; at < similarity.length; at += 1) {
    const a = first[at] as number;
    const b = second[at] as number;
    if (counts[a] !== true || counts[b] !== true || (similarity[at] as number) <= evidenceFrom) continue;
    order.push(at);
    if ((similarity[at] as number) > clusterFrom) families.join(a, b);
  }
  const most = bitsOf(0, evidenceNear);
  const evidence = new Evidence(pairs, families, isNear, parameters);
  const groups = new Union(documents.length);
  documents.forEach(({ party }, at) => groups.join(at, party));
  order.sort((x, y) => (similarity[y] as number) - (similarity[x] as number) || x - y);
  for (const at of order) {
    const a = first[at] as number;
    const b = second[at] as number;
    const isJudged = documents[a]?.isJudged === true && documents[b]?.isJudged === true;
    // What cannot have enough, and what is joined already, is not looked at.
    if (!isJudged || (overlap[at] as number) * 2 * most <= evidenceBits) continue;
    if (groups.root(a) !== groups.root(b) && evidence.joins(at)) groups.join(a, b);
  }
  return Int32Array.from(documents, (_, at) => groups.root(at));
}

/** Bits of a token that `holders` of `near` programs have. */
function bitsOf(holders: number, near: number): number {
  return -ln((holders + 0.5) / (near + 1)) / Math.LN2;
}

/** How much two programs have in common that those near them have not. */
class Evidence {
  readonly #pairs: JudgedPairs;
  readonly #families: Union;
  readonly #parameters: EngineParameters;
  readonly #isNear: (pair: number, document: number) => boolean;
  /** Of documents that were looked at the most alike first, and the pair with each other one. */
  readonly #lists: CountedPairs;
  readonly #partners = new Map<number, ReadonlyMap<number, number>>();
  /** Of the document that is looked at: how many of those near, and whether the pair, have a run that begins (ends) at each token. */
  readonly #near: Int32Array;
  readonly #own: Int32Array;

  /** @param isNear whether a pair is near for one of its documents */
  constructor(
    pairs: JudgedPairs,
    families: Union,
    isNear: (pair: number, document: number) => boolean,
    parameters: EngineParameters,
  ) {
    const { documents, similarity } = pairs;
    this.#pairs = pairs;
    this.#families = families;
    this.#isNear = isNear;
    this.#parameters = parameters;
    this.#lists = new CountedPairs(pairs, (at) => similarity[at] !== 0, parameters);
    const longest = documents.reduce((most, { length }) => Math.max(most, length), 0);
    this.#near = new Int32Array(longest + 1);
    this.#own = new Int32Array(longest + 1);
  }

  #partnersOf(document: number): ReadonlyMap<number, number> {
    const known = this.#partners.get(document);
    if (known !== undefined) return known;
    const { similarity, suspicion } = this.#pairs;
    const list = this.#lists.of(document);
    // oxlint-disable-next-line unicorn/no-array-sort -- our own lists: the next ones ask for them sorted
    list.sort(
      (x, y) =>
        (similarity[y] as number) - (similarity[x] as number) ||
        (suspicion[y] as number) - (suspicion[x] as number) ||
        x - y,
    );
    const made = new Map<number, number>();
    for (const at of list) made.set(this.#lists.otherOf(at, document), at);
    this.#partners.set(document, made);
    return made;
  }

  joins(pair: number): boolean {
    const { first, second } = this.#pairs;
    const a = first[pair] as number;
    const b = second[pair] as number;
    const near = this.#nearestTo(a, b);
    const bits = Array.from({ length: near.length + 1 }, (_, holders) => bitsOf(holders, near.length));
    return (
      this.#common(pair, a, near, bits) + this.#common(pair, b, near, bits) > this.#parameters.evidenceBits
    );
  }

  /** Of those near, the documents that are most like either of two, outside of both ones' families. */
  #nearestTo(a: number, b: number): readonly number[] {
    const { similarity } = this.#pairs;
    const one = this.#families.root(a);
    const two = this.#families.root(b);
    const best = new Map<number, number>();
    for (const document of [a, b]) {
      let left = this.#parameters.evidenceNear;
      this.#partnersOf(document);
      for (const at of this.#lists.of(document)) {
        const other = this.#lists.otherOf(at, document);
        const family = this.#families.root(other);
        if (family === one || family === two || !this.#isNear(at, other)) continue;
        best.set(other, Math.max(best.get(other) ?? 0, similarity[at] as number));
        left -= 1;
        if (left === 0) break;
      }
    }
    return [...best]
      .toSorted(([, x], [, y]) => y - x)
      .slice(0, this.#parameters.evidenceNear)
      .map(([other]) => other);
  }

  /** Bits of what of a document stands in the pair's runs. */
  #common(pair: number, document: number, near: readonly number[], bits: readonly number[]): number {
    const { documents, second, mark } = this.#pairs;
    const { length = 0 } = documents[document] ?? {};
    this.#near.fill(0, 0, length + 1);
    this.#own.fill(0, 0, length + 1);
    for (const other of near) {
      const at = this.#partnersOf(document).get(other);
      if (at !== undefined) mark(at, second[at] === document, this.#near);
    }
    mark(pair, second[pair] === document, this.#own);
    let holders = 0;
    let isCommon = 0;
    let common = 0;
    for (let at = 0; at < length; at += 1) {
      holders += this.#near[at] as number;
      isCommon += this.#own[at] as number;
      if (isCommon > 0) common += bits[holders] as number;
    }
    return common;
  }
}
