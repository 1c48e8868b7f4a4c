import { appendTo } from '#base';
import type { resources, SEARCH_STATES } from '#contract';
import type { PairRow, PairTable } from '#engine';
import type { KeptFile, KeptSource, WebResult } from '../web/web-result.ts';
import type { Wire } from './presentation.ts';

type Source = Wire<typeof resources.MatchSource>;

/** What a result says of the web: who was searched for, and what each submission has of which source. */
export class WebView {
  readonly #web: WebResult;
  readonly #table: PairTable;
  /** Places of each submission's pairs with sources. */
  readonly #pairs = new Map<number, number[]>();
  readonly #known = new Map<number, number[]>();
  readonly #sources: ReadonlyMap<number, KeptSource>;
  readonly #states: ReadonlyMap<number, WebResult['states'][number]['state']>;

  constructor(web: WebResult, table: PairTable) {
    this.#web = web;
    this.#table = table;
    this.#sources = new Map(web.sources.map((source) => [source.id, source]));
    this.#states = new Map(web.states.map(({ submission, state }) => [submission, state]));
    for (let place = 0; place < table.length; place += 1) {
      const { a, b } = table.at(place);
      const source = this.#sources.get(b);
      if (source !== undefined && !source.ownOf.includes(a)) appendTo(this.#pairs, a, place);
    }
    for (const [at, { submission }] of web.known.entries()) appendTo(this.#known, submission, at);
  }

  stateOf(submission: number): (typeof SEARCH_STATES)[number] {
    return this.#states.get(submission) ?? 'not-searched';
  }

  /**
   * The share of a submission that stands in one source, 0..100: the highest of those that count. null: nobody searched.
   */
  share(submission: number): number | null {
    if (this.stateOf(submission) === 'not-searched') return null;
    const shares = this.places(submission)
      .map((place) => this.pair(place))
      .filter(({ b }) => this.#counts(submission, b))
      .map(({ similarity }) => similarity);
    return Math.max(0, ...shares);
  }

  places(submission: number): readonly number[] {
    return this.#pairs.get(submission) ?? [];
  }

  pair(place: number): PairRow {
    return this.#table.at(place);
  }

  get knownCount(): number {
    return this.#web.known.length;
  }

  /** Places of a submission's known files. */
  known(submission: number): readonly number[] {
    return this.#known.get(submission) ?? [];
  }

  knownAt(at: number): KeptFile {
    const file = this.#web.known[at];
    if (file === undefined) throw new RangeError(`there is no known file ${at}`);
    return file;
  }

  countMatches(submission: number): number {
    const fragments = this.places(submission).reduce(
      (sum, place) => sum + this.#table.fragmentCount(place),
      0,
    );
    return fragments + this.known(submission).length;
  }

  submissionsWith(source: number): readonly number[] {
    return [...this.#pairs].flatMap(([submission, places]) =>
      places.some((place) => this.pair(place).b === source) ? [submission] : [],
    );
  }

  /** A source as a submission's match shows it. @param path the file of the match: the one that was found, or one beside it */
  source(submission: number, id: number, path: string): Source {
    const source = this.#sources.get(id);
    if (source === undefined) throw new RangeError(`there is no source ${id}`);
    const { provider, url, repository, commit, blob, licence, publicSince } = source;
    const before = source.before.find(([one]) => one === submission)?.[1] ?? 'unknown';
    const counts = this.#counts(submission, id);
    return {
      provider,
      url,
      repository,
      commit,
      // By path and blob a later check finds it again, so the blob of another file would lead it astray.
      ...(path === source.path ? { blob } : {}),
      licence,
      public_since: publicSince,
      before,
      counts,
    };
  }

  /** The archive knows a file and not whose it is or since when: the student's own repository is known there, too. */
  knownSource(at: number): Source {
    return {
      provider: 'software-heritage',
      url: this.knownAt(at).url,
      repository: null,
      commit: null,
      licence: null,
      public_since: null,
      before: 'unknown',
      counts: false,
    };
  }

  /** undefined: no such file; null: there was no room to keep it. */
  file(source: number, path: string): { readonly text: string | null; readonly at: number } | undefined {
    const file = this.#sources.get(source)?.files.find((one) => one.path === path);
    return file === undefined ? undefined : { text: file.text, at: this.#web.searchedAt };
  }

  /** Nobody copied from what was published later. */
  #counts(submission: number, source: number): boolean {
    return !(this.#sources.get(source)?.before ?? []).some(
      ([one, before]) => one === submission && before === 'no',
    );
  }
}
