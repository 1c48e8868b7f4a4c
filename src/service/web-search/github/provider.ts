import { fill, GitHubError, isThisMachine, visible } from '#base';
import type { SentLine } from '#contract';
import type { Probe, SearchSubject } from '#engine';
import { createGitHub, DEFAULT_SERVER_URL, fullName, type GitHub, type GitHubOptions } from '#github';
import { WEB_LIMITS } from '../limits.ts';
import { OwnTurns, TurnPace, type Turns } from '../../turns/turns.ts';
import type { ProviderFindings, SearchOrder, SearchRules, SearchState, WebProvider } from '../provider.ts';
import { planRounds, type QueryPlan } from '../rounds.ts';
import { sayableWords } from '../unsaid.ts';
import { type Asked, askQueries, type Sight } from './ask-queries.ts';
import type { Hit } from './code-search.ts';
import { HitTable } from './hit-table.ts';
import { Dating } from './dating.ts';
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
  const { queriesPerMinute = isThisMachine(apiUrl) ? Infinity : LIMITS.queriesPerMinute } = options;
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

/** One word finds everything; two that stand together are a query. */
const LEAST_WORDS = 2;

/**
 * The query of a probe, as GitHub's code search reads it: words, all of which a file has to have, and the language. GitHub ignores
 * punctuation, so a word is split there; that keeps words from becoming qualifiers (`user:x`) too. Words that mean something to the
 * search (`NOT`) are told in lower case, which it does not tell apart.
 *
 * @param maySay whether a word may leave the machine
 * @returns at most 256 characters; null: too few words are left
 */
export function queryOf(probe: Probe, maySay: (word: string) => boolean): string | null {
  const language = Object.hasOwn(GITHUB_LANGUAGES, probe.language) ? GITHUB_LANGUAGES[probe.language] : null;
  const qualifier =
    language === null || language === undefined
      ? ''
      : ` language:${/^\w+$/.test(language) ? language : `"${language}"`}`;
  const words: string[] = [];
  const said = new Set<string>();
  // Between words stand one blank less than there are words.
  let length = qualifier.length - 1;
  for (const word of probe.words.filter(maySay).flatMap(termsOf)) {
    const key = word.toLowerCase();
    if (said.has(key) || !maySay(word)) continue;
    if (length + word.length + 1 > WEB_LIMITS.github.queryCharacters) continue;
    said.add(key);
    words.push(/^(?:AND|OR|NOT)$/.test(word) ? key : word);
    length += word.length + 1;
  }
  return words.length < LEAST_WORDS ? null : words.join(' ') + qualifier;
}

/** A single letter is in every file. */
function termsOf(word: string): readonly string[] {
  return word.split(/[^\p{L}\p{N}_]+/u).filter((term) => term.length > 1 && /[\p{L}\p{N}]/u.test(term));
}

/**
 * What GitHub calls a language of ours in `language:` (github-linguist's names). null: the files of the row are several of
 * GitHub's languages, or none, so the words are looked for in all files.
 */
export const GITHUB_LANGUAGES: Readonly<Record<string, string | null>> = {
  Java: 'Java',
  Python: 'Python',
  C: 'C',
  // By its alias: Octokit sends a `+` of a query as it is, which is read as a blank.
  'C/C++': 'cpp',
  'C#': 'C#',
  Perl: 'Perl',
  PHP: 'PHP',
  SQL: null,
  VB: null,
  XML: 'XML',
  Haskell: 'Haskell',
  Pascal: 'Pascal',
  Go: 'Go',
  Matlab: 'MATLAB',
  Lisp: null,
  Ruby: 'Ruby',
  Assembly: null,
  'HTML+JS': 'HTML',
  JavaScript: 'JavaScript',
  HTML: 'HTML',
  Text: null,
  'Plain Text': null,
  Swift: 'Swift',
  TypeScript: 'TypeScript',
  Rust: 'Rust',
  Kotlin: 'Kotlin',
  Scala: 'Scala',
  Shell: 'Shell',
  R: 'R',
  Dart: 'Dart',
  Lua: 'Lua',
  'Jupyter Notebook': 'Jupyter Notebook',
  Other: null,
  CSS: null,
  OCaml: 'OCaml',
  'F#': 'F#',
  Prolog: 'Prolog',
  Verilog: 'Verilog',
  VHDL: 'VHDL',
  Fortran: null,
  Coq: null,
  'Auto Detect': null,
};
