import { fill, GitHubError, visible } from '#base';
import type { SentLine } from '#contract';
import type { SearchSubject } from '#engine';
import {
  createGitHub,
  DEFAULT_SERVER_URL,
  fullName,
  type GitHub,
  type GitHubOptions,
  isLoopback,
} from '#github';
import { WEB_LIMITS } from '../limits.ts';
import { OwnTurns, type Turns } from '../../turns/turns.ts';
import { TurnPace } from '../turn-pace.ts';
import type { ProviderFindings, SearchOrder, SearchRules, SearchState, WebProvider } from '../provider.ts';
import { planRounds, type QueryPlan } from '../rounds.ts';
import { sayableWords } from '../unsaid.ts';
import { askQueries, type Asked, type Sight } from './ask-queries.ts';
import type { Hit } from './code-search.ts';
import { HitTable } from './hit-table.ts';
import { Dating } from './dating.ts';
import { queryOf } from './query.ts';
import { GitHubReader } from './reader.ts';
import { isExcluded, Repositories } from './repositories.ts';
import { PublicSources } from './public-sources.ts';
import * as says from '../../says.ts';

const LIMITS = WEB_LIMITS.github;

export interface GitHubSearchOptions
  extends Pick<GitHubOptions, 'token' | 'apiUrl' | 'clock' | 'log' | 'environment' | 'userAgent'> {
  /** Of the code search; default: what GitHub allows, and any number where the API is on this machine. */
  readonly queriesPerMinute?: number;
  /** Where its pace is kept; default: this process has the token to itself. */
  readonly turns?: Turns;
}

/** GitHub's code search: similar files by the rarest words of each submission. All searches of a token have one pace. */
export function createGitHubSearch(options: GitHubSearchOptions): WebProvider {
  const { clock, apiUrl, token, turns = new OwnTurns(() => clock.now()) } = options;
  const { queriesPerMinute = isLoopback(apiUrl) ? Infinity : LIMITS.queriesPerMinute } = options;
  const window = { most: queriesPerMinute, perMs: 60_000 };
  const pace = new TurnPace(clock, turns, `code search ${apiUrl} ${token}`, window);
  const sight: Sight = { isProven: false };
  let github: GitHub | null = null;
  const open = (): GitHub =>
    (github ??= createGitHub({
      ...options,
      signal: new AbortController().signal,
      deadlineMs: Infinity,
      isPacedByCaller: true,
    }));
  return {
    name: 'github',
    plan: (subject, rules, requests) =>
      planned(subject, rules, requests).queries.map(({ text, submissions }) => lineOf(text, submissions)),
    search: async (subject, rules, order) => {
      const plan = planned(subject, rules, order.requests);
      const reader = new GitHubReader(open(), clock, order);
      const isStrangers = (hit: Hit): boolean => !isExcluded([fullName(hit)], null, rules);
      const asked = await askQueries(plan, { reader, clock, pace, order, lineOf, sight, isStrangers });
      const fetched = await fetchSources(subject, rules, asked.candidates, order, { reader, apiUrl });
      return findingsOf(subject, rules, plan, asked, fetched);
    },
    date: async (sources, rules, asking) => {
      const reader = new GitHubReader(open(), clock, asking);
      const dating = new Dating(open(), reader, new Repositories(reader), asking);
      const dated = new Map<(typeof sources)[number], Awaited<ReturnType<Dating['date']>> & object>();
      const mine = sources.filter(({ provider }) => provider === 'github').slice(0, LIMITS.dated);
      try {
        for (const source of mine) {
          if (!reader.mayGoOn) break;
          const date = await dating.date(source, rules);
          if (date !== null) dated.set(source, date);
        }
      } catch (error) {
        asking.signal.throwIfAborted();
        // When a source was public is then not known of the rest.
        if (!(error instanceof GitHubError)) throw error;
      }
      return dated;
    },
    close: async () => github?.close(),
  };
}

function planned(subject: SearchSubject, rules: SearchRules, requests: number): QueryPlan {
  const maySay = sayableWords(rules);
  return planRounds(
    subject,
    (id) => isDone(id, rules),
    (id) => rules.again?.has(id) === true,
    (probe) => queryOf(probe, maySay),
    requests,
  );
}

/** Whether an earlier search has asked for all of it. */
function isDone(id: number, { remembered, again }: SearchRules): boolean {
  return remembered.has(id) && again?.has(id) !== true;
}

function lineOf(text: string, submissions: readonly number[]): SentLine {
  return { provider: 'github', kind: 'query', text, submissions };
}

interface FetchedSources {
  readonly sources: PublicSources;
  readonly failure: string | null;
}

async function fetchSources(
  subject: SearchSubject,
  rules: SearchRules,
  candidates: HitTable,
  order: SearchOrder,
  { reader, apiUrl }: { readonly reader: GitHubReader; readonly apiUrl: string },
): Promise<FetchedSources> {
  const sources = new PublicSources(reader, new Repositories(reader), rules, serverOf(apiUrl));
  const seekers = subject.submissions
    .toSorted((a, b) => b.rarity - a.rarity || a.id - b.id)
    .map(({ id, files }) => ({ id, hasSeveralFiles: files.length > 1 }));
  const { queryShare } = LIMITS;
  try {
    await sources.fetch(seekers, candidates, (share) => {
      order.onProgress(queryShare + (1 - queryShare) * share);
    });
  } catch (error) {
    order.signal.throwIfAborted();
    if (!(error instanceof GitHubError)) throw error;
    return { sources, failure: `${error.message} ${notFetched(sources.left)}` };
  }
  return { sources, failure: sources.left === 0 ? null : `GitHub: ${notFetched(sources.left)}` };
}

function notFetched(files: number): string {
  return fill(says.filesCode, { files });
}

/** Where people read repositories. GitHub Enterprise Server has its API below it. */
function serverOf(apiUrl: string): string {
  return /^(https:\/\/.+)\/api\/v3\/*$/.exec(apiUrl)?.[1] ?? DEFAULT_SERVER_URL;
}

function findingsOf(
  subject: SearchSubject,
  rules: SearchRules,
  plan: QueryPlan,
  asked: Asked,
  { sources, failure }: FetchedSources,
): ProviderFindings {
  const failures = [asked.failure, failure].filter((one) => one !== null);
  const stateOf = (id: number): SearchState => {
    if (isDone(id, rules)) return { state: 'searched', why: null };
    const wanted = plan.wanted.get(id) ?? 0;
    const done = asked.answered.get(id) ?? 0;
    if (wanted === 0) return { state: 'not-searched', why: 'no-probes' };
    if (done >= wanted) return { state: 'searched', why: null };
    return { state: done === 0 ? 'not-searched' : 'partly', why: asked.ended ?? 'budget' };
  };
  return {
    searched: new Map(subject.submissions.map(({ id }) => [id, stateOf(id)])),
    sources: sources.all,
    known: [],
    failure: failures.length === 0 ? null : visible(failures.join(' ')),
    requests: asked.requests,
  };
}
