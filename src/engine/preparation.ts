import { message, type Message } from '#base';
import type { CommonCode, Comparability } from './api.ts';
import { partiesOf } from './clusters.ts';
import { Corpus, type Prepared } from './corpus.ts';
import { fold } from './normalise.ts';
import { type Detected, everybodys } from './everybodys.ts';
import type { EngineParameters } from './parameters.ts';
import type { DocumentFacts, TokenDocument } from './read-document.ts';
import { type Covered, coverCommon, GivenCode } from './starter-code.ts';
import { SEPARATOR } from './tokenizers/vocabulary.ts';

/** What became of a submission before anything is compared. */
interface Standing {
  readonly facts: DocumentFacts;
  readonly comparability: Comparability;
  /** Tokens that are compared. */
  readonly tokens: number;
}

export type Preparation = ReturnType<typeof prepareCorpus>;

/**
 * Takes starter code out of documents (ascending by id) and numbers what is left: given starter code, or, where none is given, what most
 * began with (`everybodys`); if `detect` is true, first of all code that `commonShare` of the submissions have in runs of `commonRun`
 * tokens.
 *
 * A submission of which fewer than `residueFingerprints` fingerprints are left is hardly more than starter code, and so is one that
 * keeps less than `residueShare` of all and is too short to judge by that. In a large framework a student's own work is a small share,
 * and judged.
 *
 * `read` is emptied: a document is let go as soon as it is numbered.
 *
 * @param together see `AnalysisOptions.together`
 */
export function prepareCorpus(
  read: TokenDocument[],
  detect: boolean,
  parameters: EngineParameters,
  together: readonly (readonly number[])[] = [],
) {
  const corpus = new Corpus(parameters);
  const documents = read.filter(({ facts: { role } }) => role === 'submission' || role === 'archive');
  const starter = new GivenCode(parameters);
  for (const one of read) if (one.facts.role === 'base') starter.add(one);
  const detected = starter.empty
    ? ((detect ? sharedBy(documents, corpus, parameters, together) : undefined) ??
      everybodys(documents, parameters, together))
    : undefined;
  const standing = new Map<number, Standing>();
  const commonCode: CommonCode[] = [];
  /** Submissions that are judged by a small share of what was handed in. */
  let scant = 0;
  read.length = 0;
  // Taken from the end.
  documents.reverse();
  for (let document = documents.pop(); document !== undefined; document = documents.pop()) {
    const { facts } = document;
    let covered: Covered | undefined;
    let before = 0;
    if (!starter.empty || detected !== undefined) {
      before = corpus.fingerprintsOf(fold(document.tokens)).numbers.length;
      covered = detected === undefined ? starter.in(document) : detected.in(document);
      if (facts.role === 'submission') commonCode.push(...regions(document, covered.tokens));
    }
    const prepared = corpus.prepare(document, covered);
    const comparability = comparabilityOf(prepared, before, parameters);
    standing.set(facts.id, { facts, comparability, tokens: prepared.entry.size });
    if (
      comparability === 'compared' &&
      facts.role === 'submission' &&
      isScant(prepared, before, parameters)
    ) {
      scant += 1;
    }
    if (facts.size > 0 && comparability !== 'starter-only') corpus.add(prepared);
  }
  corpus.close();
  const holders = new Set(commonCode.map(({ submission }) => submission)).size;
  const only = [...standing.values()].filter(({ comparability }) => comparability === 'starter-only').length;
  return {
    /** What is compared, and closed: no document can follow. */
    corpus,
    /** Of submissions and archive documents, by id. */
    standing,
    commonCode,
    /** Whether starter code was given, or detected, and left out. */
    starterCode: starter.empty ? (holders === 0 ? 'none' : 'detected') : 'given',
    notices: noticesOf({ detected, holders, starterOnly: only, scant }, parameters.residueShare),
  };
}

/** What a person should know of code that counts for nobody. */
function noticesOf(
  {
    detected,
    holders,
    starterOnly,
    scant,
  }: Readonly<Record<'holders' | 'starterOnly' | 'scant', number>> & {
    readonly detected: Detected | undefined;
  },
  residueShare: number,
): readonly Message[] {
  const alone = detected === undefined ? 'notices.starterAlone' : 'notices.sharedAlone';
  return [
    ...(detected === undefined || holders === 0
      ? []
      : [
          message('notices.takenForStarter', {
            least: detected.least,
            submissions: detected.submissions,
            holders,
          }),
        ]),
    ...(starterOnly === 0 ? [] : [message(alone, { n: starterOnly })]),
    ...(detected === undefined || scant === 0
      ? []
      : [message('notices.mostlyShared', { n: scant, percent: String(100 * residueShare) })]),
  ];
}

/**
 * Which fingerprints are in enough submissions to be starter code; undefined where none is, or the class is too small. Those who belong
 * together are one: what a team wrote, and each of them handed in, was given to nobody.
 */
function sharedBy(
  documents: readonly TokenDocument[],
  corpus: Corpus,
  { k, commonRun, commonFromSubmissions, commonAtLeast, commonShare }: EngineParameters,
  together: readonly (readonly number[])[],
): Detected | undefined {
  const counted = documents.filter(({ facts }) => facts.role === 'submission' && facts.size > 0);
  const parties = partiesOf(
    counted.map(({ facts }) => facts.id),
    together,
  );
  const byParty = Map.groupBy(counted, (_, at) => parties[at] as number);
  if (byParty.size < commonFromSubmissions) return undefined;
  let frequencies = new Uint32Array(1 << 12);
  for (const members of byParty.values()) {
    const held = new Set<number>();
    for (const { tokens } of members) {
      for (const number of corpus.fingerprintsOf(fold(tokens)).numbers) held.add(number);
    }
    if (corpus.sizes.fingerprints > frequencies.length) {
      const larger = new Uint32Array(corpus.sizes.fingerprints * 2);
      larger.set(frequencies);
      frequencies = larger;
    }
    for (const number of held) frequencies[number] = (frequencies[number] as number) + 1;
  }
  const least = Math.max(commonAtLeast, Math.ceil(commonShare * byParty.size));
  const common = Uint8Array.from(frequencies, (frequency) => (frequency >= least ? 1 : 0));
  if (!common.includes(1)) return undefined;
  const found = ({ tokens }: TokenDocument): Covered => {
    const folded = fold(tokens);
    const fingerprints = corpus.fingerprintsOf(folded);
    return {
      tokens: coverCommon(folded.length, fingerprints, k, common, commonRun),
      wording: undefined,
    };
  };
  return { in: found, least, submissions: byParty.size };
}

/** `before`: fingerprints before starter code was taken out, 0 where there is none. */
function comparabilityOf(prepared: Prepared, before: number, parameters: EngineParameters): Comparability {
  const { entry, fingerprints } = prepared;
  const { residueFingerprints, minimumTokens } = parameters;
  if (entry.document.size === 0) return entry.document.isUnreadable ? 'unreadable' : 'no-source';
  const rest = fingerprints.numbers.length;
  const isShort = entry.size < minimumTokens;
  const isLittle = rest < residueFingerprints || (isShort && isScant(prepared, before, parameters));
  if (entry.document.role === 'submission' && rest < before && isLittle) return 'starter-only';
  if (entry.document.isUnreadable) return 'unreadable';
  return isShort ? 'too-short' : 'compared';
}

/** Whether little is left beside starter code. `before`: as above. */
function isScant({ fingerprints }: Prepared, before: number, { residueShare }: EngineParameters): boolean {
  return fingerprints.numbers.length < residueShare * before;
}

/** Covered stretches as line ranges. */
function regions({ facts, tokens }: TokenDocument, covered: Uint8Array): CommonCode[] {
  const result: CommonCode[] = [];
  for (const file of facts.files) {
    let start = -1;
    for (let at = file.from; at <= file.to; at += 1) {
      const inside = at < file.to && covered[at] === 1 && tokens[at] !== SEPARATOR;
      if (inside && start < 0) {
        start = at;
      } else if (!inside && start >= 0) {
        result.push({
          submission: facts.id,
          file: file.path,
          lineStart: facts.lines[start] as number,
          lineEnd: facts.lines[at - 1] as number,
        });
        start = -1;
      }
    }
  }
  return result;
}
