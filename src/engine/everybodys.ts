import { partiesOf } from './clusters.ts';
import { matchableTokens } from './corpus.ts';
import { GramHashes, GramTable } from './fingerprints.ts';
import type { EngineParameters } from './parameters.ts';
import type { TokenDocument } from './read-document.ts';
import { type Covered, mask, StarterCode } from './starter-code.ts';

/** Starter code that nobody gave. */
export interface Detected {
  /** What of a document it is. */
  readonly in: (document: TokenDocument) => Covered;
  /** So many submissions have each piece of it at least, of so many. */
  readonly least: number;
  readonly submissions: number;
}

type Members = readonly TokenDocument[];

/**
 * What a generator began the projects of a class with, or a teacher: whole files that most have as they are, and long runs that nearly
 * all have, both written alike, names and strings too. It tells no two of them from the others. Those who belong together are one.
 *
 * Who copies changes something in a file, or has no others that hold more than that. So most have to be left with enough to be judged by:
 * else it may be one solution that was handed round. And nearly all have to have a good part of it: of what a ring passes on, however large it
 * is, those outside of it have nothing.
 *
 * @returns undefined: there is none
 */
export function everybodys(
  documents: readonly TokenDocument[],
  parameters: EngineParameters,
  together: readonly (readonly number[])[],
): Detected | undefined {
  const { k, everybodyAtLeast, everybodyFiles, everybodyPart, everybodyRuns, minimumTile, minimumTokens } =
    parameters;
  const counted = documents.filter(({ facts }) => facts.role === 'submission' && facts.size > 0);
  const parties = partiesOf(
    counted.map(({ facts }) => facts.id),
    together,
  );
  const byParty = [...Map.groupBy(counted, (_, at) => parties[at] as number).values()];
  const submissions = byParty.length;
  if (submissions < everybodyAtLeast) return undefined;
  const least = Math.max(everybodyAtLeast, Math.ceil(everybodyFiles * submissions));
  const code = new StarterCode(k);
  addCommon(code, byParty, least, (document) => filesOf(document, k));
  const everywhere = Math.ceil(everybodyRuns * submissions);
  addCommon(code, byParty, everywhere, (document) => runsOf(document, parameters.commonRun));
  if (code.empty) return undefined;
  const found = ({ tokens, spelled }: TokenDocument): Covered => ({
    tokens: code.cover(tokens, spelled),
    wording: undefined,
  });
  const isLeft = (document: TokenDocument): boolean =>
    matchableTokens(mask(document.tokens, found(document).tokens), minimumTile) >= minimumTokens;
  const left = byParty.filter((members) => members.some(isLeft)).length;
  if (left * 2 <= submissions) return undefined;
  const held = byParty.map((members) =>
    Math.max(...members.map((document) => found(document).tokens.reduce((sum, one) => sum + one, 0))),
  );
  const usual = held.toSorted((a, b) => a - b)[Math.floor(submissions / 2)] as number;
  const holders = held.filter((tokens) => tokens >= everybodyPart * usual).length;
  return holders >= everywhere ? { in: found, least, submissions } : undefined;
}

/** A piece of a document, and a hash of how it is written. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

const hashes = new GramHashes();

function* filesOf({ facts, tokens, spelled }: TokenDocument, least: number): Generator<Piece> {
  for (const { from, to } of facts.files) {
    if (to - from < least) continue;
    hashes.compute(tokens.subarray(from, to), to - from, spelled.subarray(from, to));
    yield { from, to, low: hashes.low[0] as number, high: hashes.high[0] as number };
  }
}

function* runsOf({ tokens, spelled }: TokenDocument, length: number): Generator<Piece> {
  hashes.compute(tokens, length, spelled);
  for (let at = 0; at < hashes.length; at += 1) {
    if (hashes.valid[at] !== 1) continue;
    yield { from: at, to: at + length, low: hashes.low[at] as number, high: hashes.high[at] as number };
  }
}

/** Adds the pieces that at least so many have. */
function addCommon(
  code: StarterCode,
  byParty: readonly Members[],
  least: number,
  piecesOf: (document: TokenDocument) => Iterable<Piece>,
): void {
  const table = new GramTable();
  const times: number[] = [];
  let most = 0;
  // What so many have is in one of these.
  const first = byParty.slice(0, byParty.length - least + 1);
  for (const [place, members] of byParty.entries()) {
    for (const document of members) {
      for (const { low, high } of piecesOf(document)) {
        const number = place < first.length ? table.add(low, high) : table.find(low, high);
        if (number < 0 || table.timesIn(place + 1, number) > 0) continue;
        const held = (times[number] ?? 0) + 1;
        times[number] = held;
        most = Math.max(most, held);
      }
    }
    // In most classes that is known soon.
    if (most + byParty.length - 1 - place < least) return;
  }
  for (const document of first.flat()) {
    const others = new Uint8Array(document.tokens.length).fill(1);
    for (const { from, to, low, high } of piecesOf(document)) {
      if ((times[table.find(low, high)] as number) >= least) others.fill(0, from, to);
    }
    if (others.includes(0)) code.add(mask(document.tokens, others), document.spelled);
  }
}
