import { message, type Message } from '#base';
import { AiReferences, MAX_REFERENCES, TooManyReferences } from './ai-references.ts';
import { scaleNotices } from './ai-scale.ts';
import type {
  AnalysisOptions,
  Comparability,
  DocumentRole,
  EngineDocument,
  SubmissionResult,
} from './api.ts';
import { clustersOf } from './clusters.ts';
import { type ComparedPairs, comparePairs } from './compare.ts';
import type { Corpus } from './corpus.ts';
import { type Imprint, imprintsOf } from './imprints.ts';
import { readFor } from './kept-readings.ts';
import { ReadDocuments } from './read-documents.ts';
import { averageSimilarity } from './pair-score.ts';
import type { PackedPairs, PackedResult } from './pair-table.ts';
import { type EngineParameters, PARAMETERS } from './parameters.ts';
import { type Preparation, prepareCorpus } from './preparation.ts';
import { qualityOf } from './quality/quality-of.ts';
import type { AbstractedCode, DocumentFacts, TokenDocument } from './read-document.ts';
import { WordTable } from './search-words.ts';
import { WebSources } from './web-sources.ts';
import type { SubjectFile, SubjectSubmission } from './subject.ts';
import { probesOf } from './probes.ts';
import { sameTexts } from './same-texts.ts';
import { GivenCode } from './starter-code.ts';

/** Roles that say which words are rare. */
const SEARCHED = new Set<DocumentRole>(['submission', 'archive', 'base']);

/**
 * One analysis: add documents in any order, then run once.
 *
 * Memory grows with the tokens (some 25 bytes each), not with the bytes of the files, which are let go.
 */
export class Analysis {
  readonly #options: AnalysisOptions;
  readonly #parameters: EngineParameters;
  #documents: TokenDocument[] = [];
  #memory = new ReadDocuments();
  readonly #ids = new Set<number>();
  readonly #words = new WordTable();
  #references = 0;

  constructor(options: AnalysisOptions, parameters: EngineParameters = PARAMETERS) {
    this.#options = options;
    this.#parameters = parameters;
  }

  /** Reads a document's files into tokens. Never throws for what the files hold; refuses a second document of one id
   * (`RangeError`) and a sixth AI reference (`TooManyReferences`). */
  add(document: EngineDocument): void {
    this.#admit(document);
    const table = this.#options.web === true && SEARCHED.has(document.role) ? this.#words : undefined;
    this.#documents.push(this.#memory.hold(readFor(document, this.#options, { table })));
  }

  /** The same for a document that was read already, as this analysis would: not one whose words are looked for on the web. */
  addRead(document: TokenDocument): void {
    this.#admit(document.facts);
    this.#documents.push(document);
  }

  #admit({ id, role }: Pick<EngineDocument, 'id' | 'role'>): void {
    if (this.#ids.has(id)) throw new RangeError(`document ${id} was added before`);
    this.#ids.add(id);
    if (role !== 'ai-reference') return;
    this.#references += 1;
    if (this.#references > MAX_REFERENCES) throw new TooManyReferences();
  }

  /** What is to be kept of the submissions that were added so far. */
  imprints(): readonly Imprint[] {
    return imprintsOf(this.#documents, this.#parameters);
  }

  /** What may be looked for on the web of the submissions that were added so far, which takes `AnalysisOptions.web`. */
  subject(): readonly ReadSubject[] {
    return subjectsOf(this.#documents, this.#words, this.#parameters);
  }

  /** Compares. `onProgress` hears how many of the steps are done; a step is one document's row or one pair's tiling. */
  run(onProgress?: (done: number, total: number) => void): PackedResult {
    const parameters = this.#parameters;
    const read = this.#documents.toSorted((a, b) => a.facts.id - b.facts.id);
    // What only the preparation needs of a document is let go with this list, one after the other.
    this.#documents = [];
    this.#memory = new ReadDocuments();
    const facts = read.map((document) => document.facts);
    const isSearched = read.some(({ facts: { role } }) => role === 'web');
    const web = isSearched ? new WebSources(read, parameters) : null;
    const { detectBaseCode, together } = this.#options;
    const preparation = prepareCorpus(read, detectBaseCode, parameters, together);
    const total = facts.length * 2;
    const pairs = comparePairs(
      preparation.corpus,
      parameters,
      ({ document }) => document.role === 'submission',
      (share) => onProgress?.(Math.floor(share * total), total),
      together,
    );
    const result = this.#result(facts, preparation, pairs);
    return web === null ? result : web.addTo(result, preparation.corpus.entries);
  }

  #result(
    facts: readonly DocumentFacts[],
    { corpus, standing, commonCode, notices, starterCode }: Preparation,
    { pairs, coverage, hasRank, ordinary, apart }: ComparedPairs,
  ): PackedResult {
    const { clusterFrom, standsOutPartner } = this.#parameters;
    /** Of what is in no pair. */
    const unpaired = hasRank ? 0 : null;
    const solutions = abstracted(facts, 'ai-reference');
    const references = new AiReferences(
      solutions,
      abstracted(facts, 'base'),
      abstracted(facts, 'submission'),
      this.#parameters,
    );
    const comparabilityOf = (id: number): Comparability => standing.get(id)?.comparability ?? 'no-source';
    const isArchive = (id: number): boolean => standing.get(id)?.facts.role === 'archive';
    const hasNumber = (id: number): boolean => comparabilityOf(id) === 'compared';
    markWordForWord(pairs, corpus, hasNumber, clusterFrom);
    const best = new Map<number, { peer: number; database: number; suspicion: number | null }>();
    const links: [number, number][] = [];
    const note = (own: number, other: number, suspicion: number | null, total: number): void => {
      const score = best.get(own) ?? { peer: 0, database: 0, suspicion: null };
      best.set(own, score);
      score.suspicion = suspicion === null ? null : Math.max(score.suspicion ?? 0, suspicion);
      const part = isArchive(other) ? 'database' : 'peer';
      score[part] = Math.max(score[part], total);
    };
    for (const [at, a] of pairs.a.entries()) {
      const b = pairs.b[at] as number;
      const total = known(pairs.total[at] as number) ?? 0;
      const suspicion = known(pairs.suspicion[at] as number);
      note(a, b, suspicion, total);
      note(b, a, suspicion, total);
      if (total >= clusterFrom && !isArchive(b)) links.push([a, b]);
    }
    const comparable = [...standing.keys()].filter(hasNumber);
    const submissions = [...standing.values()]
      .filter(({ facts: { role } }) => role === 'submission')
      .map(({ facts: document, comparability, tokens }): SubmissionResult => {
        const score = best.get(document.id) ?? {
          peer: 0,
          database: 0,
          suspicion: coverage.has(document.id) ? unpaired : null,
        };
        return {
          id: document.id,
          comparability,
          comparedWith: hasNumber(document.id) ? comparable.length - 1 : 0,
          tokens,
          files: document.files.length,
          peer: score.peer,
          database: score.database,
          coverage: coverage.get(document.id) ?? 0,
          suspicion: score.suspicion,
          ai:
            document.abstracted === undefined || document.isUnreadable
              ? null
              : references.score(document.abstracted),
          quality: document.isUnreadable ? null : qualityOf(document.functions),
          leftOut: document.leftOut,
          remarks: document.remarks,
        };
      });
    return {
      submissions,
      pairs,
      ordinary,
      clusters: clustersOf(links),
      commonCode,
      notices: [
        ...notices,
        ...apartNotices(apart, standsOutPartner),
        ...alikeNotices(pairs, ordinary, starterCode, clusterFrom),
        ...this.#aiNotices(solutions.length, references, submissions),
      ],
    };
  }

  #aiNotices(
    solutions: number,
    { isSmall, leftOut }: AiReferences,
    submissions: readonly SubmissionResult[],
  ): readonly Message[] {
    const { k, commonShare, commonFromSubmissions } = this.#parameters;
    return solutions === 0
      ? []
      : scaleNotices({
          references: solutions,
          unscored: submissions.filter(({ ai }) => ai === null).length,
          run: k,
          commonShare,
          leastClass: commonFromSubmissions,
          isSmall,
          leftOut,
        });
  }
}

/** Code of one role before normalisation, in the order of ids, without unreadable submissions; none unless AI scores were asked for. */
function abstracted(facts: readonly DocumentFacts[], wanted: DocumentRole): readonly AbstractedCode[] {
  return facts.flatMap(({ role, isUnreadable, abstracted: code }) =>
    role === wanted && code !== undefined && !(isUnreadable && role === 'submission') ? [code] : [],
  );
}

/** Of a column where NaN is none. */
function known(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/**
 * Below the threshold because all are alike: that a copy is one word for word is said all the same, however few there are. Each of
 * such a group stands in one pair, with the first of them.
 */
function markWordForWord(
  { a, b, total, standsOut }: PackedPairs,
  corpus: Corpus,
  hasNumber: (id: number) => boolean,
  threshold: number,
): void {
  const alike = new Map(
    sameTexts(corpus).flatMap((group) => {
      const [first, ...others] = group.filter(hasNumber);
      return first === undefined ? [] : [[first, new Set(others)] as const];
    }),
  );
  if (alike.size === 0) return;
  for (const [at, id] of a.entries()) {
    if ((total[at] as number) > threshold) continue;
    if (alike.get(id)?.has(b[at] as number) === true) standsOut[at] = 1;
  }
}

/** That programs are read against those near them: of a few it says nothing about the class. */
function apartNotices(apart: number, few: number): readonly Message[] {
  return apart <= few ? [] : [message('notices.severalTasks', { n: apart })];
}

/** That pairs are alike and ordinary: where some would be above the threshold as they are, and are not. */
function alikeNotices(
  { a, b, similarity, matchedSimilarity, total }: PackedPairs,
  ordinary: number | null,
  starterCode: Preparation['starterCode'],
  threshold: number,
): readonly Message[] {
  const holding = new Set<number>();
  for (const [at, own] of similarity.entries()) {
    if (!((total[at] as number) <= threshold)) continue;
    const average = averageSimilarity({
      similarity: own,
      matchedSimilarity: matchedSimilarity[at] as number,
    });
    if (average > threshold) holding.add(a[at] as number).add(b[at] as number);
  }
  const held = holding.size;
  if (held === 0) return [];
  return [
    message('notices.alikeOrdinary', {
      n: held,
      threshold: String(threshold),
      hasUsual: ordinary === null ? 'no' : 'yes',
      usual: ordinary === null ? '' : String(Math.round(ordinary)),
      asksStarter: starterCode === 'none' ? 'yes' : 'no',
    }),
  ];
}

/** What the engine knows of a file that may be asked for: it never sees the hash. */
type ReadFile = Omit<SubjectFile, 'blob' | 'lines'>;

/** A submission as the engine knows it. */
export type ReadSubject = Omit<SubjectSubmission, 'files'> & { readonly files: readonly ReadFile[] };

/** Names of files that everybody has. */
const LICENCE = /^(?:un)?licen[cs]e|^copying|^notice/i;

/** What may be looked for on the web of the submissions among some documents, ascending by id. */
function subjectsOf(
  documents: readonly TokenDocument[],
  table: WordTable,
  parameters: EngineParameters,
): readonly ReadSubject[] {
  const probes = probesOf(documents, table, parameters);
  const starter = new GivenCode(parameters);
  for (const one of documents) if (one.facts.role === 'base') starter.add(one);
  return documents
    .filter(({ facts }) => facts.role === 'submission')
    .toSorted((x, y) => x.facts.id - y.facts.id)
    .map((document) => ({
      ...(probes.get(document.facts.id) ?? { probes: [], rarity: 0 }),
      id: document.facts.id,
      files: filesOf(document, starter, parameters.minimumTokens),
    }));
}

/** Its files that were read. @param least tokens from which a file says something */
function filesOf(document: TokenDocument, starter: GivenCode, least: number): readonly ReadFile[] {
  const covered = starter.in(document).tokens;
  return document.facts.files.map(({ path, from, to }) => {
    const given = covered.subarray(from, to).reduce((sum, one) => sum + one, 0);
    return { path, tokens: to - from, unasked: whyUnasked(path, to - from, given, least) };
  });
}

function whyUnasked(path: string, tokens: number, given: number, least: number): ReadFile['unasked'] {
  if (LICENCE.test(path.slice(path.lastIndexOf('/') + 1))) return 'licence';
  if (tokens < least) return 'short';
  return tokens - given < least ? 'starter' : null;
}
