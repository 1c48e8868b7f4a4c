import { BestPartners } from './best-partners.ts';
import { chooseCandidates } from './candidates.ts';
import { partiesOf } from './clusters.ts';
import type { Corpus, CorpusEntry } from './corpus.ts';
import { CoveredTokens } from './covered-tokens.ts';
import { Holders } from './holders.ts';
import { type Judgement, judgePairs } from './judgement.ts';
import type { Candidates } from './pair-columns.ts';
import { PairScores } from './pair-scores.ts';
import { power as powerOf } from './numbers.ts';
import { averageSimilarity, reportPair } from './pair-score.ts';
import { type PackedPairs, PairWriter } from './pair-table.ts';
import { type Alike, PairScorer } from './pair-scorer.ts';
import type { EngineParameters } from './parameters.ts';
import { sameTexts } from './same-texts.ts';
import { calibration, ordinarySuspicion, standOut } from './stands-out.ts';
import { TokenWeights } from './token-weights.ts';
import { type Views, viewsOf } from './views.ts';

export type ComparedPairs = ReturnType<typeof comparePairs>;

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
) {
  const { k, shownPairs, shownRuns, mergeGap } = parameters;
  const { entries } = corpus;
  const { scored, frequencies } = chooseAndScore(corpus, parameters, hasRow, onShare);
  const { scorer, found, covered } = scored;
  const pairOf = (at: number): readonly [CorpusEntry, CorpusEntry] => [
    entries[found.first[at] as number] as CorpusEntry,
    entries[found.second[at] as number] as CorpusEntry,
  ];
  const hasRank = entries.length >= parameters.suspicionFrom;
  // Of one row alone nothing is ordinary, and nobody asks who else has a piece of it.
  const parties = partiesOf(
    entries.map(({ document }) => document.id),
    together,
  );
  const isWhole = entries.every((entry, at) => entry.document.role !== 'submission' || hasRow(entry, at));
  const read = isWhole && hasRank ? readingOf(found, entries, parties, parameters) : undefined;
  const outliers = new Set(read === undefined ? [] : outliersOf(found, read, entries, parties, parameters));
  // Of more than can be judged without a class, one row says nothing of it.
  const { totals, ordinary, apart } =
    isWhole || entries.length <= parameters.standsOutPartner
      ? judgementOf(scored, entries, onePartnerEach(corpus, together, parameters), parameters)
      : { totals: new Float64Array(found.count).fill(Number.NaN), ordinary: null, apart: 0 };
  const shown = bestOfEach(found, entries.length, shownPairs);
  alsoShown(shown, found, shownRuns, (at) => {
    const [one, other] = pairOf(at);
    const isContained =
      (found.overlap[at] as number) * 100 > parameters.clusterFrom * Math.min(one.size, other.size);
    return outliers.has(at) || isContained || (totals[at] as number) > parameters.clusterFrom;
  });
  const holders = isWhole ? new Holders(corpus, frequencies, k) : undefined;
  const places = new Map(entries.map((entry, at) => [entry, at]));
  const pairs = new PairWriter(found.count);
  for (let at = 0; at < found.count; at += 1) {
    const score = found.at(at);
    const reported = reportPair(...pairOf(at), score, shown[at] === 1 ? scorer : undefined, {
      mergeGap,
      suspicion: hasRank ? (read?.(score.suspicion) ?? score.suspicion) : null,
      standsOut: outliers.has(at),
      total: totals[at] as number,
      sharedBy: (a, runs, from, to) => holders?.besidesTwo(places.get(a) ?? 0, runs, from, to),
    });
    pairs.add(reported);
  }
  return {
    /** By suspicion, in a set too small for one by similarity, then by ids. */
    pairs: pairs.end(bySuspicion),
    /** Share of each submission's tokens that is matched anywhere, 0..100, by id. */
    coverage: coverageOf(entries, covered),
    /** Whether the set is large enough for suspicion to be a number. */
    hasRank,
    /** How alike an ordinary pair of this class is, 0..100; null: there are too few to say. */
    ordinary,
    /** How many submissions are read against another ordinary than the class's: `Judgement.apart`. */
    apart,
  };
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

/** The pairs that are compared, with their scores; the views and all candidates, which are most of what a large class takes, end with it. */
function chooseAndScore(
  corpus: Corpus,
  parameters: EngineParameters,
  hasRow: (entry: CorpusEntry, at: number) => boolean,
  onShare: (share: number) => void,
): {
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
  return { scored, frequencies: views.rarities.frequencies };
}

/** Candidates that have anything in common. */
type ScoredPairs = ReturnType<typeof scorePairs>;

function scorePairs(
  corpus: Corpus,
  views: Views,
  candidates: Candidates,
  parameters: EngineParameters,
  onShare: (share: number) => void,
) {
  const { entries } = corpus;
  const scorer = new PairScorer(parameters);
  const weights = new TokenWeights(corpus, views.rarities, parameters.k);
  const covered = new CoveredTokens(
    entries.map(({ document, tokens }) => (document.role === 'submission' ? tokens.length : undefined)),
  );
  const found = new PairScores(candidates.count);
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
    found.add(first, second, score);
    scorer.cover(covered, first, second, score);
  }
  found.end();
  const archive = entries.filter(({ document }) => document.role === 'archive').length;
  const pairsOf = (count: number): number => (count * (count - 1)) / 2;
  const isWhole = candidates.count === pairsOf(entries.length) - pairsOf(archive);
  return {
    /** Holds the runs of all of them. */
    scorer,
    found,
    /** Whether every pair that there is was compared. */
    isWhole,
    /** Tokens of submissions that are in a run. */
    covered,
  };
}

function readingOf(
  found: PairScores,
  entries: readonly CorpusEntry[],
  parties: Int32Array,
  { standsOutPartner, classDoubt }: EngineParameters,
): (suspicion: number) => number {
  const submissions = entries.flatMap(({ document }, at) => (document.role === 'submission' ? at : []));
  const power = calibration(ordinarySuspicion(submissions, found, parties, standsOutPartner), classDoubt);
  return (suspicion) => 100 * (1 - powerOf(1 - suspicion / 100, power));
}

/** The number that the threshold judges. */
function judgementOf(
  { scorer, found, isWhole }: ScoredPairs,
  entries: readonly CorpusEntry[],
  parties: Int32Array,
  parameters: EngineParameters,
): Judgement {
  const { first, second, suspicion, overlap } = found;
  return judgePairs(
    {
      documents: entries.map(({ document, size, tokens }, at) => ({
        size,
        length: tokens.length,
        isJudged: size >= parameters.minimumTokens && !document.isUnreadable,
        isOwn: document.role === 'submission',
        party: parties[at] as number,
      })),
      first,
      second,
      similarity: found.average.map((average) => average * 100),
      suspicion,
      overlap,
      isWhole,
      mark: (pair, isSecond, marks) => {
        scorer.mark(marks, found.at(pair), isSecond);
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
  found: PairScores,
  read: (suspicion: number) => number,
  entries: readonly CorpusEntry[],
  parties: Int32Array,
  parameters: EngineParameters,
): readonly number[] {
  const { first, second, longest } = found;
  const counts = entries.map(
    ({ document, size }) => size >= parameters.minimumTokens && !document.isUnreadable,
  );
  const submissions = entries.flatMap(({ document }, at) => (document.role === 'submission' ? at : []));
  // What says nothing is as if it were not alike.
  const suspicion = found.suspicion.map((own, pair) => {
    const [a, b] = [first[pair] as number, second[pair] as number];
    const one = entries[a]?.size ?? 0;
    const other = entries[b]?.size ?? 0;
    // By chance much of a short program stands somewhere in one many times as long, but not in one stretch.
    const isLopsided =
      Math.max(one, other) > parameters.standsOutLength * Math.min(one, other) &&
      (longest[pair] as number) < parameters.standsOutStretch * Math.min(one, other);
    return counts[a] === true && counts[b] === true && !isLopsided ? read(own) : 0;
  });
  const judged = submissions.filter((at) => counts[at] === true);
  const documents = counts.filter(Boolean).length;
  return standOut(judged, documents, { first, second, suspicion }, parties, parameters);
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
  { first, second, suspicion, average }: PairScores,
  documents: number,
  keep: number,
): Uint8Array {
  const shown = new Uint8Array(first.length);
  for (const measure of [suspicion, average]) {
    // No pair has a measure below 0; those that come first win ties.
    const best = new BestPartners(documents, keep, -1);
    for (let at = 0; at < first.length; at += 1) {
      const value = measure[at] as number;
      const one = first[at] as number;
      const other = second[at] as number;
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
  found: PairScores,
  most: number,
  isWanted: (pair: number) => boolean,
): void {
  const { average } = found;
  const wanted: number[] = [];
  for (let at = 0; at < found.count; at += 1) if (shown[at] === 0 && isWanted(at)) wanted.push(at);
  let runs = 0;
  for (const at of wanted.toSorted((x, y) => (average[y] as number) - (average[x] as number) || x - y)) {
    const { runsFrom, runsTo } = found.at(at);
    runs += (runsTo - runsFrom) / 3;
    if (runs > most) return;
    shown[at] = 1;
  }
}
