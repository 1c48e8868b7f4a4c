import { type Clock, fill, SILENT } from '#base';
import type { SentLine, WebProviderName } from '#contract';
import type { SearchSubject } from '#engine';
import { backgroundClock } from '../clock.ts';
import type { Turns } from '../turns/turns.ts';
import type { ProviderOptions } from '../web-search/create-providers.ts';
import {
  type Asking,
  rulesOf,
  type SearchState,
  type WebProvider,
  type WebSource,
} from '../web-search/provider.ts';
import type { WebSearchOutcome } from '../web-search/search-web.ts';
import type { PackedAnalysis, WebDocument } from '../analysis/analyse.ts';
import type { KeptFile, KeptSource, Searched, WebResult, WebSearchOrder } from './web-result.ts';
import * as says from '../says.ts';

/** Who is asked, and how; plain data. */
export interface WebOptions extends Omit<ProviderOptions, 'clock' | 'log' | 'turns'> {
  /** Most queries of one check. */
  readonly mostRequests: number;
}

/** Of a search whose check does not say how long it may take. */
const DEFAULT_SECONDS = 30 * 60;
/** Text of sources that is kept with a result. */
const MOST_KEPT_CHARACTERS = 8 * 1024 * 1024;
/** Bytes of sources that are compared in one check. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Where what leaves for a check is noted. */
export interface Ledger {
  /** Before it leaves. @returns what its answer is noted by */
  readonly note: (line: SentLine) => Promise<number>;
  readonly answered: (id: number, answer: string) => Promise<void>;
}

interface SearchWatch {
  readonly signal: AbortSignal;
  readonly ledger: Ledger;
  /** Queries of the code search that left for it before, in attempts that came to nothing. */
  readonly queries: number;
  /** @param queries that were sent, those before included */
  readonly onQueries: (queries: number) => void;
}

/** Searches the web for the checks of one process. What asks is loaded when it is first needed. */
export class WebSearching {
  readonly #options: WebOptions;
  readonly #clock: Clock;
  readonly #turns: Turns | null;
  #providers: Promise<readonly WebProvider[]> | null = null;

  constructor(
    options: WebOptions,
    { clock, turns }: Pick<SearchingParts, 'turns'> & { readonly clock: Clock },
  ) {
    this.#options = options;
    this.#clock = clock;
    this.#turns = turns;
  }

  get names(): readonly WebProviderName[] {
    return this.#options.names;
  }

  /** @throws the signal's reason; what kept a request from being noted */
  async search(order: WebSearchOrder, subject: SearchSubject, watch: SearchWatch): Promise<Searched> {
    const { searchWeb } = await import('../web-search/search-web.ts');
    let { queries } = watch;
    const noting = notingIn(watch.ledger, ({ kind }) => {
      if (kind === 'query') watch.onQueries((queries += 1));
    });
    const outcome = await searchWeb(await this.#open(), subject, rulesOf(order), {
      ...this.#asking(order, watch.signal),
      ...noting.asking,
      requests: Math.max(0, this.mostRequests(order) - queries),
      onProgress: () => {},
    });
    await noting.settled();
    const { failures, sources } = comparedOf(outcome.sources);
    return {
      providers: outcome.providers,
      failures: [...outcome.failures, ...failures],
      states: [...outcome.searched].map(([submission, state]) => ({ submission, ...state })),
      sources,
      known: knownFiles(outcome, subject),
    };
  }

  /**
   * The same search, with when its sources were public.
   *
   * @throws the signal's reason; what kept a request from being noted
   */
  async dated(
    order: WebSearchOrder,
    searched: Searched,
    { signal, ledger }: Pick<SearchWatch, 'signal' | 'ledger'>,
  ): Promise<Searched> {
    const { dateSources } = await import('../web-search/search-web.ts');
    const { sources } = searched;
    const noting = notingIn(ledger);
    const dated = await dateSources(await this.#open(), [...sources.values()], rulesOf(order), {
      ...this.#asking(order, signal),
      ...noting.asking,
    });
    await noting.settled();
    return {
      ...searched,
      sources: new Map([...sources].map(([id, source], at) => [id, dated[at] ?? source])),
    };
  }

  /** Queries that a check may spend. */
  mostRequests({ requests }: WebSearchOrder): number {
    return Math.min(this.#options.mostRequests, requests ?? Infinity);
  }

  async close(): Promise<void> {
    for (const provider of (await this.#providers) ?? []) await provider.close();
  }

  #asking({ seconds = DEFAULT_SECONDS }: WebSearchOrder, signal: AbortSignal): Omit<Asking, 'onSent'> {
    return { endsAtMs: this.#clock.now() + seconds * 1000, signal };
  }

  #open(): Promise<readonly WebProvider[]> {
    this.#providers ??= import('../web-search/create-providers.ts').then(({ createProviders }) =>
      createProviders({
        ...this.#options,
        ...(this.#turns === null ? {} : { turns: this.#turns }),
        clock: this.#clock,
        // What a provider says while it asks is in what left, and in its failure.
        log: SILENT,
      }),
    );
    return this.#providers;
  }
}

/** The sources that there is room for, and what is to be told of the others. */
export function comparedOf(found: readonly WebSource[]): Pick<Searched, 'sources' | 'failures'> {
  const sources = new Map<number, WebSource>();
  const left = new Map<WebProviderName, number>();
  let room = MOST_BYTES;
  for (const source of found) {
    const bytes = source.files.reduce((sum, file) => sum + file.bytes.length, 0);
    if (bytes > room) {
      left.set(source.provider, (left.get(source.provider) ?? 0) + 1);
      continue;
    }
    room -= bytes;
    sources.set(-1 - sources.size, source);
  }
  const failures = [...left].map(([provider, count]) => ({ provider, sentence: notCompared(count) }));
  return { sources, failures };
}

function notCompared(sources: number): string {
  return fill(says.publicSources, { sources, most: MOST_BYTES / 1024 ** 2 });
}

/** Notes each request before it leaves, and answers as they come. */
function notingIn(
  ledger: Ledger,
  onNoted: (line: SentLine) => void = () => {},
): {
  readonly asking: Required<Pick<Asking, 'onSent' | 'onAnswer'>>;
  /** Every answer is noted, but those that could not be. */
  readonly settled: () => Promise<unknown>;
} {
  const ids = new WeakMap<SentLine, number>();
  const answers: Promise<void>[] = [];
  return {
    asking: {
      onSent: async (line) => {
        ids.set(line, await ledger.note(line));
        onNoted(line);
      },
      onAnswer: (line, answer) => {
        const noted = ledger.answered(ids.get(line) ?? 0, answer);
        noted.catch(() => {});
        answers.push(noted);
      },
    },
    settled: () => Promise.allSettled(answers),
  };
}

interface SearchingParts {
  /** Milliseconds by a clock that nobody sets. */
  readonly monotonic: () => number;
  /** Where the paces of tokens are kept; null: in this process. */
  readonly turns: Turns | null;
}

/** What searches the web in this process; null: nothing does. */
export function searchingOf(
  options: WebOptions | null,
  { monotonic, turns }: SearchingParts,
): WebSearching | null {
  if (options === null) return null;
  return new WebSearching(options, { turns, clock: backgroundClock(monotonic) });
}

/** What a search found, as documents that are compared. */
export function documentsOf({ sources }: Pick<Searched, 'sources'>): readonly WebDocument[] {
  return [...sources].map(([id, { files }]) => ({ id, files }));
}

/** The search with the sources alone that submissions have something of. */
export function confirmedOf(searched: Searched, { pairs }: Pick<PackedAnalysis, 'pairs'>): Searched {
  const sources = [...Map.groupBy(pairs.b.entries(), ([, b]) => b)].flatMap(([id, places]) => {
    const source = searched.sources.get(id);
    if (source === undefined) return [];
    // Whoever has something of it may have been found by a query for somebody else.
    const submissions = places
      .map(([place]) => pairs.a[place] as number)
      .filter((one) => !source.ownOf.includes(one));
    return submissions.length === 0 ? [] : [[id, { ...source, submissions }] as const];
  });
  return { ...searched, sources: new Map(sources) };
}

/** What is kept of a search with a result. @param searchedAt milliseconds since the epoch */
export function keptOf({ sources, ...rest }: Searched, searchedAt: number): WebResult {
  return { ...rest, sources: keptSources(sources), searchedAt };
}

function keptSources(found: Searched['sources']): readonly KeptSource[] {
  let room = MOST_KEPT_CHARACTERS;
  return [...found].map(([id, source]) => {
    const { submissions: _, before, files, ...rest } = source;
    return {
      ...rest,
      id,
      before: [...before],
      files: files.map(({ path, bytes }) => {
        if (bytes.length > room) return { path, text: null };
        room -= bytes.length;
        return { path, text: Buffer.from(bytes).toString('utf8') };
      }),
    };
  });
}

/**
 * What a search came to, where the process that did it asks fewer providers than the service said that it would when the check was
 * started: a submission that nobody searched for is never one of which nothing was found.
 *
 * @param unasked providers that nobody asked
 * @param submissions ids of those that are searched for
 */
export function withUnasked(
  searched: Searched,
  unasked: readonly WebProviderName[],
  submissions: readonly number[],
): Searched {
  if (unasked.length === 0) return searched;
  const states = new Map<number, SearchState>(
    searched.states.map(({ submission, ...state }) => [submission, state]),
  );
  return {
    ...searched,
    failures: [
      ...searched.failures,
      ...unasked.map((provider) => ({
        provider,
        sentence: fill(says.processAnalysed, { provider }),
      })),
    ],
    states: submissions.map((submission) => {
      const isSome = (states.get(submission)?.state ?? 'not-searched') !== 'not-searched';
      return { submission, state: isSome ? 'partly' : 'not-searched', why: 'failure' };
    }),
  };
}

/** Files that are known, with the part of their submissions that they are. */
function knownFiles({ known }: WebSearchOutcome, { submissions }: SearchSubject): readonly KeptFile[] {
  const byId = new Map(submissions.map((one) => [one.id, one]));
  return known.flatMap(({ submission, path, id, url }) => {
    const files = byId.get(submission)?.files ?? [];
    const file = files.find((one) => one.path === path);
    if (file === undefined) return [];
    const own = files.reduce((sum, one) => sum + (one.unasked === 'starter' ? 0 : one.tokens), 0);
    const share = (100 * file.tokens) / Math.max(1, own);
    const { lines, tokens } = file;
    return { submission, path, id, url, lines, tokens, share };
  });
}
