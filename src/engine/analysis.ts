import { AiReferences, MAX_REFERENCES, TooManyReferences } from './ai-references.ts';
import { scaleNotices } from './ai-scale.ts';
import type {
  AnalysisOptions,
  AnalysisResult,
  Comparability,
  DocumentRole,
  EngineDocument,
  SubmissionResult,
} from './api.ts';
import { type DictatedClass, dictatedClass, wordForWord } from './class-guard.ts';
import { clustersOf } from './clusters.ts';
import { type ComparedPairs, comparePairs } from './compare.ts';
import { type Imprint, imprintsOf } from './imprints.ts';
import { averageSimilarity } from './pair-score.ts';
import { type EngineParameters, PARAMETERS } from './parameters.ts';
import { type Preparation, prepareCorpus, type Standing } from './preparation.ts';
import { qualityOf } from './quality/quality-of.ts';
import {
  type AbstractedCode,
  type DocumentFacts,
  readDocument,
  type TokenDocument,
} from './read-document.ts';
import { WordTable } from './search-words.ts';
import { type ReadSubject, subjectsOf } from './search-subject.ts';
import { WebSources } from './web-sources.ts';

/** Roles that say which words are rare. */
const SEARCHED = new Set<DocumentRole>(['submission', 'archive', 'base']);

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
  readonly #words = new WordTable();
  #references = 0;

  constructor(options: AnalysisOptions, parameters: EngineParameters = PARAMETERS) {
    this.#options = options;
    this.#parameters = parameters;
  }

  /** Reads a document's files into tokens. Never throws for what the files hold; refuses a second document of one id
   * (`RangeError`) and a sixth AI reference (`TooManyReferences`). */
  add(document: EngineDocument): void {
    if (this.#ids.has(document.id)) throw new RangeError(`document ${document.id} was added before`);
    this.#ids.add(document.id);
    if (document.role === 'ai-reference') {
      this.#references += 1;
      if (this.#references > MAX_REFERENCES) throw new TooManyReferences();
    }
    this.#documents.push(
      readDocument(document, this.#options.languageId, {
        quality: document.role === 'submission' && this.#options.quality !== false,
        abstracted: this.#options.ai && document.role !== 'archive',
        table: this.#options.web === true && SEARCHED.has(document.role) ? this.#words : undefined,
      }),
    );
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
  run(onProgress?: (done: number, total: number) => void): AnalysisResult {
    const parameters = this.#parameters;
    const read = this.#documents.toSorted((a, b) => a.facts.id - b.facts.id);
    // What only the preparation needs of a document is let go with this list, one after the other.
    this.#documents = [];
    const facts = read.map((document) => document.facts);
    const web = WebSources.among(read, parameters);
    const preparation = prepareCorpus(read, this.#options.detectBaseCode, parameters);
    const total = facts.length * 2;
    const pairs = comparePairs(
      preparation.corpus,
      parameters,
      ({ document }) => document.role === 'submission',
      (share) => onProgress?.(Math.floor(share * total), total),
    );
    const result = this.#result(facts, guarded(preparation, parameters), pairs);
    return web === undefined ? result : web.addTo(result, preparation.corpus.entries);
  }

  #result(
    facts: readonly DocumentFacts[],
    { standing, commonCode, notices, alike }: Guarded,
    { pairs: compared, coverage, hasRank }: ComparedPairs,
  ): AnalysisResult {
    const { clusterFrom } = this.#parameters;
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
    const hasNumber = (id: number): boolean => ['compared', 'dictated'].includes(comparabilityOf(id));
    const pairs =
      alike.size === 0
        ? compared
        : compared.map((pair) => (alike.has(`${pair.a} ${pair.b}`) ? { ...pair, standsOut: true } : pair));
    const best = new Map<number, { peer: number; database: number; suspicion: number | null }>();
    const links: [number, number][] = [];
    const note = (own: number, other: number, suspicion: number | null, average: number): void => {
      const score = best.get(own) ?? { peer: 0, database: 0, suspicion: null };
      best.set(own, score);
      score.suspicion = suspicion === null ? null : Math.max(score.suspicion ?? 0, suspicion);
      const part = isArchive(other) ? 'database' : 'peer';
      score[part] = Math.max(score[part], average);
    };
    for (const pair of pairs) {
      const average = averageSimilarity(pair);
      const judged = hasNumber(pair.a) && hasNumber(pair.b);
      const isDictated = comparabilityOf(pair.a) === 'dictated' || comparabilityOf(pair.b) === 'dictated';
      note(pair.a, pair.b, pair.suspicion, judged ? average : 0);
      note(pair.b, pair.a, pair.suspicion, judged ? average : 0);
      if (judged && !isDictated && average >= clusterFrom && !isArchive(pair.b)) links.push([pair.a, pair.b]);
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
      clusters: clustersOf(links),
      commonCode,
      notices: [...notices, ...this.#aiNotices(solutions.length, references, submissions)],
    };
  }

  #aiNotices(
    solutions: number,
    { isSmall, leftOut }: AiReferences,
    submissions: readonly SubmissionResult[],
  ): readonly string[] {
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

/** What became of submissions, with those whose program the task dictates. */
interface Guarded extends Preparation {
  /** Of those, pairs that are the same word for word: "a b", the lesser id first. */
  readonly alike: ReadonlySet<string>;
}

/** Where the task dictates the program, what is judged becomes `dictated`, and what is the same word for word stands out. */
function guarded(preparation: Preparation, parameters: EngineParameters): Guarded {
  const { corpus, standing, notices, starterCode } = preparation;
  const dictated = dictatedClass(corpus, parameters);
  if (dictated === undefined) return { ...preparation, alike: new Set() };
  const isDictated = ({ facts, comparability, tokens }: Standing): boolean =>
    comparability === 'compared' && facts.role === 'submission' && tokens <= dictated.longest;
  const held = new Set([...standing].flatMap(([id, one]) => (isDictated(one) ? id : [])));
  const pairs = wordForWord(corpus, ({ document }) => held.has(document.id));
  return {
    ...preparation,
    standing: new Map(
      [...standing].map(([id, one]) => [id, held.has(id) ? { ...one, comparability: 'dictated' } : one]),
    ),
    notices:
      held.size === 0
        ? notices
        : [...notices, dictatedNotice(dictated, held.size, pairs.length, starterCode)],
    alike: new Set(pairs.map(({ a, b }) => `${a} ${b}`)),
  };
}

/** @param alike pairs that are the same word for word */
function dictatedNotice(
  { typical, similarity }: DictatedClass,
  held: number,
  alike: number,
  starterCode: Preparation['starterCode'],
): string {
  const [why, advice] =
    starterCode === 'none'
      ? [
          'The task dictates the program, or students were given code that this check does not know as starter code',
          ' If they were given code, give it to the check as starter code.',
        ]
      : ['The task dictates the program', ''];
  const copies = alike === 0 ? '' : ' Programs that are the same word for word are among it.';
  return `Most of this class is alike: half of its programs have at most ${typical} tokens, and half of all pairs have a similarity of at least ${Math.floor(similarity)}. ${why}. The threshold says nothing here, so similarity flags nobody (${held} ${held === 1 ? 'submission' : 'submissions'}). Look at what stands out.${copies}${advice}`;
}
