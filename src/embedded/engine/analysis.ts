import type {
  AnalysisOptions,
  AnalysisResult,
  CommonCode,
  Comparability,
  DocumentRole,
  EngineDocument,
  SubmissionResult,
} from './api.ts';
import { AiReferences, MAX_REFERENCES, TooManyReferences } from './ai-references.ts';
import { clustersOf } from './clusters.ts';
import { comparePairs, type ComparedPairs } from './compare.ts';
import { entryOf, numberingOf, sizesOf, type Entry, type Sizes } from './corpus.ts';
import { PARAMETERS, type EngineParameters } from './parameters.ts';
import { averageSimilarity } from './pair-score.ts';
import { qualityOf } from './quality.ts';
import { readDocument, type AbstractedCode, type DocumentFacts, type TokenDocument } from './reading.ts';
import { coverCommon, StarterCode, type Covered } from './starter-code.ts';
import { SEPARATOR } from './tokenizers/vocabulary.ts';

/**
 * One analysis: add documents in any order, then run once.
 *
 * Memory grows with the tokens (about 40 bytes each), not with the bytes of the files, which are let go.
 */
export class Analysis {
  readonly #options: AnalysisOptions;
  readonly #parameters: EngineParameters;
  #documents: TokenDocument[] = [];
  readonly #ids = new Set<number>();
  #references = 0;

  constructor(options: AnalysisOptions, parameters: EngineParameters = PARAMETERS) {
    this.#options = options;
    this.#parameters = parameters;
  }

  /** Reads a document's files into tokens. Never throws for what the files hold; refuses a second document of one id
   * (`RangeError`) and a sixth AI reference (`TooManyReferences`). */
  add(document: EngineDocument): void {
    if (this.#ids.has(document.id)) {
      throw new RangeError(`document ${document.id} was added before`);
    }
    this.#ids.add(document.id);
    if (document.role === 'ai-reference') {
      this.#references += 1;
      if (this.#references > MAX_REFERENCES) {
        throw new TooManyReferences();
      }
    }
    this.#documents.push(
      readDocument(document, this.#options.languageId, {
        quality: document.role === 'submission',
        abstracted: this.#options.ai && document.role !== 'archive',
      }),
    );
  }

  /** Compares. `onProgress` hears how many of the steps are done; a step is one document's row or one pair's tiling. */
  run(onProgress?: (done: number, total: number) => void): AnalysisResult {
    const parameters = this.#parameters;
    const facts = this.#documents.map((document) => document.facts).toSorted((a, b) => a.id - b.id);
    const prepared = this.#prepare();
    const { entries, commonCode, notices } = prepared;
    const comparability = entries.map((entry, at) =>
      this.#comparability(entry, prepared.starterOnly[at] === true),
    );
    const takesPart = comparability.map((state) => state === 'compared' || state === 'too-short');

    const total = entries.length * 2;
    const taking = entries.filter((_, at) => takesPart[at] === true);
    const pairs = comparePairs(
      taking,
      prepared.sizes,
      parameters,
      ({ document }) => document.role === 'submission',
      (share) => onProgress?.(Math.floor(share * total), total),
    );
    return this.#result(facts, entries, comparability, pairs, commonCode, notices);
  }

  /** Code of one role before normalisation, in the order of ids; none unless AI scores were asked for. */
  #abstracted(facts: readonly DocumentFacts[], wanted: DocumentRole): readonly AbstractedCode[] {
    return facts.flatMap(({ role, abstracted }) =>
      role === wanted && abstracted !== undefined ? [abstracted] : [],
    );
  }

  /** Masks starter code and fingerprints every document; what only that needs is let go. */
  #prepare(): {
    entries: Entry[];
    sizes: Sizes;
    starterOnly: boolean[];
    commonCode: CommonCode[];
    notices: string[];
  } {
    const {
      k,
      commonRun,
      commonShare,
      commonAtLeast,
      commonFromSubmissions,
      residueFingerprints,
      residueShare,
    } = this.#parameters;
    // Numbers are given in the order of ids, and their tables let go with this call.
    const numbering = numberingOf(this.#parameters);
    const make = (document: TokenDocument, covered: Covered | undefined): Entry =>
      entryOf(document, covered, numbering, this.#parameters.minimumTile);
    const commonCode: CommonCode[] = [];
    const notices: string[] = [];
    const read = this.#documents.toSorted((a, b) => a.facts.id - b.facts.id);
    this.#documents = [];
    const starter = new StarterCode(k);
    for (const { facts, tokens, wording } of read) {
      if (facts.role === 'base') {
        starter.add(tokens, wording);
      }
    }
    const documents = read.filter(({ facts }) => facts.role === 'submission' || facts.role === 'archive');
    const submissions = documents.filter(
      ({ facts: { role, size } }) => role === 'submission' && size > 0,
    ).length;
    const given = !starter.empty;
    let entries = documents.map((document) => {
      if (!given) {
        return make(document, undefined);
      }
      const covered = starter.in(document);
      if (document.facts.role === 'submission') {
        commonCode.push(...regions(document, covered.tokens));
      }
      return make(document, covered);
    });
    let masked = given;
    const before = documents.map((document) => (given ? Math.ceil(document.facts.size / 5) : 0));
    if (!given && this.#options.detectBaseCode && submissions >= commonFromSubmissions) {
      const frequencies = new Uint32Array(numbering.fingerprinter.table.size);
      for (const entry of entries) {
        if (entry.document.role === 'submission') {
          for (const number of entry.fingerprints.numbers) {
            frequencies[number] = (frequencies[number] as number) + 1;
          }
        }
      }
      const least = Math.max(commonAtLeast, Math.ceil(commonShare * submissions));
      const common = new Uint8Array(frequencies.length);
      for (let number = 0; number < common.length; number += 1) {
        common[number] = (frequencies[number] as number) >= least ? 1 : 0;
      }
      if (common.includes(1)) {
        masked = true;
        entries = entries.map((entry, at) => {
          const document = documents[at] as TokenDocument;
          before[at] = entry.fingerprints.numbers.length;
          const covered = coverCommon(entry.tokens.length, entry.fingerprints, k, common, commonRun);
          if (entry.document.role === 'submission') {
            commonCode.push(...regions(document, covered));
          }
          return make(document, { tokens: covered, wording: undefined });
        });
        const holders = new Set(commonCode.map(({ submission }) => submission)).size;
        notices.push(
          `Code that at least ${least} of ${submissions} submissions share was taken for starter code and left out of the comparison (found in ${holders} submissions). Give the starter code to decide this yourself.`,
        );
      }
    }
    const starterOnly = entries.map((entry, at) => {
      const rest = entry.fingerprints.numbers.length;
      return (
        masked &&
        entry.document.role === 'submission' &&
        entry.size < entry.document.size &&
        rest < Math.max(residueFingerprints, residueShare * (before[at] as number))
      );
    });
    const only = starterOnly.filter(Boolean).length;
    if (only > 0) {
      notices.push(
        given
          ? `${only} ${only === 1 ? 'submission holds' : 'submissions hold'} almost nothing beside the starter code and ${only === 1 ? 'was' : 'were'} not compared.`
          : `${only} ${only === 1 ? 'submission holds' : 'submissions hold'} almost nothing but code that many share, and ${only === 1 ? 'was' : 'were'} not compared: either unchanged starter code, or one solution handed round. Look at ${only === 1 ? 'it' : 'them'}.`,
      );
    }
    return { entries, sizes: sizesOf(numbering), starterOnly, commonCode, notices };
  }

  #comparability(entry: Entry, starterOnly: boolean): Comparability {
    if (entry.document.size === 0) {
      return 'no-source';
    }
    if (starterOnly) {
      return 'starter-only';
    }
    return entry.size < this.#parameters.minimumTokens ? 'too-short' : 'compared';
  }

  #result(
    facts: readonly DocumentFacts[],
    entries: readonly Entry[],
    comparability: readonly Comparability[],
    { pairs, coverage }: ComparedPairs,
    commonCode: readonly CommonCode[],
    notices: readonly string[],
  ): AnalysisResult {
    const { clusterFrom } = this.#parameters;
    const references = new AiReferences(
      this.#abstracted(facts, 'ai-reference'),
      this.#abstracted(facts, 'base'),
    );
    const state = new Map(
      entries.map((entry, at) => [entry.document.id, comparability[at] as Comparability]),
    );
    const roles = new Map(entries.map(({ document }) => [document.id, document.role]));
    const best = new Map<number, { peer: number; database: number; suspicion: number }>();
    const links: [number, number][] = [];
    const note = (own: number, other: number, suspicion: number, average: number): void => {
      const score = best.get(own) ?? { peer: 0, database: 0, suspicion: 0 };
      best.set(own, score);
      score.suspicion = Math.max(score.suspicion, suspicion);
      const part = roles.get(other) === 'archive' ? 'database' : 'peer';
      score[part] = Math.max(score[part], average);
    };
    for (const pair of pairs) {
      const average = averageSimilarity(pair);
      const judged = state.get(pair.a) === 'compared' && state.get(pair.b) === 'compared';
      note(pair.a, pair.b, pair.suspicion, judged ? average : 0);
      note(pair.b, pair.a, pair.suspicion, judged ? average : 0);
      if (judged && average >= clusterFrom && roles.get(pair.b) === 'submission') {
        links.push([pair.a, pair.b]);
      }
    }
    const submissions = entries
      .filter(({ document }) => document.role === 'submission')
      .map((entry): SubmissionResult => {
        const { document } = entry;
        const score = best.get(document.id) ?? { peer: 0, database: 0, suspicion: 0 };
        return {
          id: document.id,
          comparability: state.get(document.id) as Comparability,
          tokens: entry.size,
          files: document.files.length,
          peer: score.peer,
          database: score.database,
          coverage: coverage.get(document.id) ?? 0,
          suspicion: score.suspicion,
          ai: document.abstracted === undefined ? null : references.score(document.abstracted),
          quality: qualityOf(document.functions),
          leftOut: document.leftOut,
        };
      });
    return { submissions, pairs, clusters: clustersOf(links), commonCode, notices };
  }
}

/** Covered stretches as line ranges. */
function regions({ facts, tokens }: TokenDocument, covered: Uint8Array): CommonCode[] {
  const document = facts;
  const result: CommonCode[] = [];
  for (const file of document.files) {
    let start = -1;
    for (let at = file.from; at <= file.to; at += 1) {
      const inside = at < file.to && covered[at] === 1 && tokens[at] !== SEPARATOR;
      if (inside && start < 0) {
        start = at;
      } else if (!inside && start >= 0) {
        result.push({
          submission: document.id,
          file: file.path,
          lineStart: document.lines[start] as number,
          lineEnd: document.lines[at - 1] as number,
        });
        start = -1;
      }
    }
  }
  return result;
}
