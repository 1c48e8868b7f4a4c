import { BestPartners } from './best-partners.ts';
import { chooseCandidates } from './candidates.ts';
import { partiesOf } from './clusters.ts';
import type { Corpus, CorpusEntry } from './corpus.ts';
import { CoveredTokens } from './covered-tokens.ts';
import { Holders } from './holders.ts';
import { type Judgement, judgePairs } from './judgement.ts';
import type { Candidates } from './pair-columns.ts';
import { power as powerOf } from './numbers.ts';
import { averageSimilarity, reportPair } from './pair-score.ts';
import { type PackedPairs, PairWriter } from './pair-table.ts';
import { type Alike, type PairScore, PairScorer } from './pair-scorer.ts';
import type { EngineParameters } from './parameters.ts';
import { sameTexts } from './same-texts.ts';
import { calibration, ordinarySuspicion, standOut } from './stands-out.ts';
import { TokenWeights } from './token-weights.ts';
import { type Views, viewsOf } from './views.ts';

export interface ComparedPairs {
  /** By suspicion, in a set too small for one by similarity, then by ids. */
  readonly pairs: PackedPairs;
  /** Share of each submission's tokens that is matched anywhere, 0..100, by id. */
  readonly coverage: ReadonlyMap<number, number>;
  /** Whether the set is large enough for suspicion to be a number. */
  readonly hasRank: boolean;
  /** How alike an ordinary pair of this class is, 0..100; null: there are too few to say. */
  readonly ordinary: number | null;
  /** How many submissions are read against another ordinary than the class's: `Judgement.apart`. */
  readonly apart: number;
}

/** Share of the work that choosing candidates is, for progress. */
const CHOOSING = 0.4;

/**
 * Compares a corpus pairwise: chooses candidates, tiles and scores them (`PairScorer`). Those that `hasRow` denies are
 * not compared with each other.
 *
 * @param together see `AnalysisOptions.together`
 */
export function comparePairs(
  corpus: Corpus,
  parameters: EngineParameters,
  hasRow: (entry: CorpusEntry, at: number) => boolean,
  onShare: (share: number) => void,
  together: readonly (readonly number[])[] = [],
): ComparedPairs {
  const { k, shownPairs, shownRuns, mergeGap } = parameters;
  const { entries } = corpus;
  const { candidates, scored, frequencies } = chooseAndScore(corpus, parameters, hasRow, onShare);
  const { scorer, found, foundAt, covered } = scored;
  const pairOf = (at: number): readonly [CorpusEntry, CorpusEntry] => [
    entries[candidates.first[foundAt[at] as number] as number] as CorpusEntry,
    entries[candidates.second[foundAt[at] as number] as number] as CorpusEntry,
  ];
  const hasRank = entries.length >= parameters.suspicionFrom;
  // Of one row alone nothing is ordinary, and nobody asks who else has a piece of it.
  const parties = partiesOf(
    entries.map(({ document }) => document.id),
    together,
  );
  const isWhole = entries.every((entry, at) => entry.document.role !== 'submission' || hasRow(entry, at));
  const read = isWhole && hasRank ? readingOf(scored, candidates, entries, parties, parameters) : undefined;
  const outliers =
    read === undefined
      ? new Set<number>()
      : outliersOf(scored, read, candidates, entries, parties, parameters);
  // Of more than can be judged without a class, one row says nothing of it.
  const { totals, ordinary, apart } =
    isWhole || entries.length <= parameters.standsOutPartner
      ? judgementOf(scored, candidates, entries, onePartnerEach(corpus, together, parameters), parameters)
      : { totals: new Float64Array(found.length).fill(Number.NaN), ordinary: null, apart: 0 };
  const shown = bestOfEach(found, foundAt, candidates, entries.length, shownPairs);
  alsoShown(shown, found, shownRuns, (score, at) => {
    const [one, other] = pairOf(at);
    const isContained = score.overlap * 100 > parameters.clusterFrom * Math.min(one.size, other.size);
    return outliers.has(at) || isContained || (totals[at] as number) > parameters.clusterFrom;
  });
  const holders = isWhole ? new Holders(corpus, frequencies, k) : undefined;
  const places = new Map(entries.map((entry, at) => [entry, at]));
  const pairs = new PairWriter(found.length);
  for (const [at, score] of found.entries()) {
    const reported = reportPair(...pairOf(at), score, shown[at] === 1 ? scorer : undefined, {
      mergeGap,
      suspicion: hasRank ? (read?.(score.suspicion) ?? score.suspicion) : null,
      standsOut: outliers.has(at),
      total: totals[at] as number,
      sharedBy: (a, runs, from, to) => holders?.besidesTwo(places.get(a) ?? 0, runs, from, to),
    });
    pairs.add(reported);
  }
  return { pairs: pairs.end(bySuspicion), coverage: coverageOf(entries, covered), hasRank, ordinary, apart };
}

/**
 * Who is one partner for what is ordinary: who belongs together, and one program that several hand in, so that no copy more makes copies
 * ordinary.
 */
function onePartnerEach(
  corpus: Corpus,
  together: readonly (readonly number[])[],
  { judgeLength }: EngineParameters,
): Int32Array {
  return partiesOf(
    corpus.entries.map(({ document }) => document.id),
    [...together, ...sameTexts(corpus, judgeLength / 2)],
  );
}

/** Candidates with their scores; the views, which are most of what a large class takes, end with it. */
function chooseAndScore(
  corpus: Corpus,
  parameters: EngineParameters,
  hasRow: (entry: CorpusEntry, at: number) => boolean,
  onShare: (share: number) => void,
): {
  readonly candidates: Candidates;
  readonly scored: ScoredPairs;
  /** In how many documents each fingerprint is. */
  readonly frequencies: Uint32Array;
} {
  const views = viewsOf(corpus, parameters);
  const candidates = chooseCandidates(corpus, views, parameters, hasRow, (share) => {
    onShare(share * CHOOSING);
  });
  const scored = scorePairs(corpus, views, candidates, parameters, (share) => {
    onShare(CHOOSING + (1 - CHOOSING) * share);
  });
  corpus.scored();
  return { candidates, scored, frequencies: views.rarities.frequencies };
}

/** Candidates that have anything in common. */
interface ScoredPairs {
  /** Holds the runs of all of them. */
  readonly scorer: PairScorer;
  readonly found: readonly PairScore[];
  /** Their places among the candidates. */
  readonly foundAt: readonly number[];
  /** Tokens of submissions that are in a run. */
  readonly covered: CoveredTokens;
}

function scorePairs(
  corpus: Corpus,
  views: Views,
  candidates: Candidates,
  parameters: EngineParameters,
  onShare: (share: number) => void,
): ScoredPairs {
  const { entries } = corpus;
  const scorer = new PairScorer(parameters);
  const weights = new TokenWeights(corpus, views.rarities, parameters.k);
  const covered = new CoveredTokens(
    entries.map(({ document, tokens }) => (document.role === 'submission' ? tokens.length : undefined)),
  );
  const found: PairScore[] = [];
  const foundAt: number[] = [];
  const alike: Alike = {
    small: 0,
    roles: 0,
    trust: 0,
    calls: 0,
    callTrust: 0,
    shingles: 0,
    shingleTrust: 0,
    wording: 0,
  };
  let held = -1;
  for (let at = 0; at < candidates.count; at += 1) {
    const first = candidates.first[at] as number;
    const second = candidates.second[at] as number;
    const one = entries[first] as CorpusEntry;
    const other = entries[second] as CorpusEntry;
    if (held !== first) {
      held = first;
      scorer.hold(one, corpus.anchors(first), weights.of(first));
      views.small.hold(first);
      views.names.hold(first);
      views.strings.hold(first);
      views.roles.hold(first);
      views.calls.hold(first);
      views.shingles.hold(first);
      onShare(at / candidates.count);
    }
    alike.small = views.small.with(second);
    alike.roles = views.roles.partWith(second);
    alike.trust = views.roles.trustWith(second, parameters.roleEnough);
    alike.calls = views.calls.partWith(second);
    alike.callTrust = views.calls.trustWith(second, parameters.roleEnough);
    alike.shingles = views.shingles.partWith(second);
    alike.shingleTrust = views.shingles.trustWith(second, parameters.roleEnough);
    alike.wording = views.names.with(second) + views.strings.with(second);
    const score = scorer.compare(other, corpus.anchors(second), weights.of(second), alike);
    const isLittle = score.suspicion < parameters.leastSuspicion || one.size === 0 || other.size === 0;
    if (score.overlap === 0 && isLittle) continue;
    found.push(score);
    foundAt.push(at);
    scorer.cover(covered, first, second, score);
  }
  return { scorer, found, foundAt, covered };
}

/** How suspicion is read in this class; each pair's is looked at once, because a large class has hundreds of thousands. */
function readingOf(
  { found, foundAt }: ScoredPairs,
  { first, second }: Candidates,
  entries: readonly CorpusEntry[],
  parties: Int32Array,
  { standsOutPartner, classDoubt }: EngineParameters,
): (suspicion: number) => number {
  const submissions = entries.flatMap(({ document }, at) => (document.role === 'submission' ? at : []));
  const pairs = Array.from(found, ({ suspicion }, at) => ({
    a: first[foundAt[at] as number] as number,
    b: second[foundAt[at] as number] as number,
    suspicion,
  }));
  const power = calibration(ordinarySuspicion(submissions, pairs, parties, standsOutPartner), classDoubt);
  return (suspicion) => 100 * (1 - powerOf(1 - suspicion / 100, power));
}

/** The number that the threshold judges. */
function judgementOf(
  { scorer, found, foundAt }: ScoredPairs,
  candidates: Candidates,
  entries: readonly CorpusEntry[],
  parties: Int32Array,
  parameters: EngineParameters,
): Judgement {
  const archive = entries.filter(({ document }) => document.role === 'archive').length;
  const pairsOf = (count: number): number => (count * (count - 1)) / 2;
  const columns = {
    first: new Int32Array(found.length),
    second: new Int32Array(found.length),
    similarity: new Float64Array(found.length),
    suspicion: new Float64Array(found.length),
    overlap: new Int32Array(found.length),
  };
  for (const [at, score] of found.entries()) {
    columns.first[at] = candidates.first[foundAt[at] as number] as number;
    columns.second[at] = candidates.second[foundAt[at] as number] as number;
    columns.similarity[at] = score.average * 100;
    columns.suspicion[at] = score.suspicion;
    columns.overlap[at] = score.overlap;
  }
  return judgePairs(
    {
      documents: entries.map(({ document, size, tokens }, at) => ({
        size,
        length: tokens.length,
        isJudged: size >= parameters.minimumTokens && !document.isUnreadable,
        isOwn: document.role === 'submission',
        party: parties[at] as number,
      })),
      ...columns,
      isWhole: candidates.count === pairsOf(entries.length) - pairsOf(archive),
      mark: (pair, isSecond, marks) => {
        scorer.mark(marks, found[pair] as PairScore, isSecond);
      },
    },
    parameters,
  );
}

/** Share of each submission's tokens that is in a run of any pair, 0..100, by id. */
function coverageOf(entries: readonly CorpusEntry[], covered: CoveredTokens): ReadonlyMap<number, number> {
  const coverage = new Map<number, number>();
  entries.forEach(({ document, size }, at) => {
    const count = covered.count(at);
    if (count !== undefined) coverage.set(document.id, size === 0 ? 0 : (100 * count) / size);
  });
  return coverage;
}

/** Places of the pairs that stand out. */
function outliersOf(
  { found, foundAt }: ScoredPairs,
  read: (suspicion: number) => number,
  { first, second }: Candidates,
  entries: readonly CorpusEntry[],
  parties: Int32Array,
  parameters: EngineParameters,
): ReadonlySet<number> {
  const counts = entries.map(
    ({ document, size }) => size >= parameters.minimumTokens && !document.isUnreadable,
  );
  const submissions = entries.flatMap(({ document }, at) => (document.role === 'submission' ? at : []));
  const pairs = found.flatMap(({ suspicion, longest }, place) => {
    const a = first[foundAt[place] as number] as number;
    const b = second[foundAt[place] as number] as number;
    const one = entries[a]?.size ?? 0;
    const other = entries[b]?.size ?? 0;
    // By chance much of a short program stands somewhere in one many times as long, but not in one stretch.
    const isLopsided =
      Math.max(one, other) > parameters.standsOutLength * Math.min(one, other) &&
      longest < parameters.standsOutStretch * Math.min(one, other);
    return counts[a] === true && counts[b] === true && !isLopsided
      ? { a, b, suspicion: read(suspicion), place }
      : [];
  });
  const judged = submissions.filter((at) => counts[at] === true);
  const documents = counts.filter(Boolean).length;
  return new Set(standOut(judged, documents, pairs, parties, parameters).map(({ place }) => place));
}

function bySuspicion({
  a,
  b,
  similarity,
  matchedSimilarity,
  suspicion,
}: Pick<PackedPairs, 'a' | 'b' | 'similarity' | 'matchedSimilarity' | 'suspicion'>): (
  x: number,
  y: number,
) => number {
  const average = similarity.map((own, at) =>
    averageSimilarity({ similarity: own, matchedSimilarity: matchedSimilarity[at] as number }),
  );
  const rank = suspicion.map((value) => (Number.isNaN(value) ? 0 : value));
  return (x, y) =>
    (rank[y] as number) - (rank[x] as number) ||
    (average[y] as number) - (average[x] as number) ||
    (a[x] as number) - (a[y] as number) ||
    (b[x] as number) - (b[y] as number);
}

/**
 * 1 for each pair that is among the best `keep` of either document, by suspicion or by coverage: those a person will open.
 */
function bestOfEach(
  found: readonly PairScore[],
  foundAt: readonly number[],
  { first, second }: Candidates,
  documents: number,
  keep: number,
): Uint8Array {
  const shown = new Uint8Array(found.length);
  for (const measure of ['suspicion', 'average'] as const) {
    // No pair has a measure below 0; those that come first win ties.
    const best = new BestPartners(documents, keep, -1);
    for (let at = 0; at < found.length; at += 1) {
      const value = (found[at] as PairScore)[measure];
      const one = first[foundAt[at] as number] as number;
      const other = second[foundAt[at] as number] as number;
      if (value > (best.least[one] as number)) best.offer(one, at, value);
      if (value > (best.least[other] as number)) best.offer(other, at, value);
    }
    best.forEach((_, at) => {
      shown[at] = 1;
    });
  }
  return shown;
}

/** Marks what else is shown, the most alike first, as long as there are no more than `most` runs in it. */
function alsoShown(
  shown: Uint8Array,
  found: readonly PairScore[],
  most: number,
  isWanted: (score: PairScore, at: number) => boolean,
): void {
  const wanted = found
    .flatMap((score, at) => (shown[at] === 0 && isWanted(score, at) ? { score, at } : []))
    .toSorted((x, y) => y.score.average - x.score.average || x.at - y.at);
  let runs = 0;
  for (const { score, at } of wanted) {
    runs += (score.runsTo - score.runsFrom) / 3;
    if (runs > most) return;
    shown[at] = 1;
  }
}
