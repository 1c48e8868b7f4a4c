import type { SearchedBefore } from '#check';
import type { Findings, SubmissionFinding, WebProviderName } from '#contract';
import {
  type AssignmentState,
  KNOWN_SOURCE,
  type KnownSource,
  type PendingCheck,
  STATE_LIMITS,
  type WebSearch,
} from '../state/state-schema.ts';
import { sourceIdOf } from './source-id.ts';

type Memory = Pick<AssignmentState, 'web' | 'unsearched'>;

/** Whose queries have a budget. */
const BUDGETED: WebProviderName = 'github';
/** Checks in which a repository got no search though nothing failed, after which it begins no more by itself. */
const TRIES = 2;

/** How far the repositories of an assignment are searched for. */
type SearchProgress = NonNullable<ReturnType<typeof searchProgress>>;

/** null: the web is not searched for this assignment. @param heads repositories and their commits */
export function searchProgress(
  { web = {}, unsearched = {} }: Memory,
  providers: readonly WebProviderName[],
  heads: Iterable<{ readonly id: number | string; readonly sha: string }>,
) {
  if (providers.length === 0) return null;
  const progress = {
    /** At the commit where they stand now. */
    searched: 0,
    of: 0,
    /** There is nothing in them that could be searched for. */
    nothing: 0,
  };
  for (const { id, sha } of heads) {
    progress.of += 1;
    const tried = unsearched[String(id)];
    if (isCurrent(web[String(id)], sha, providers)) progress.searched += 1;
    else if (tried?.sha === sha && tried.tries >= TRIES) progress.nothing += 1;
  }
  return progress;
}

/** How many wait for their search. */
export function waitingIn({ searched, of, nothing }: SearchProgress): number {
  return of - searched - nothing;
}

/** One sentence for staff. */
export function searchWords(progress: SearchProgress): string {
  const { searched, of, nothing } = progress;
  const waiting = waitingIn(progress);
  return [
    `Web: ${searched} of ${of} searched so far`,
    ...(nothing === 0 ? [] : [`in ${nothing} there is nothing to search for`]),
    ...(waiting === 0 ? [] : ['the rest follows on the next nights']),
  ]
    .join('; ')
    .concat('.');
}

/**
 * What a check need not search for again, by numeric id of the repository. What was searched for at another commit is searched for
 * again, after everything that never was.
 */
export function searchedBefore(
  { web = {} }: Memory,
  { submissions }: Pick<PendingCheck, 'submissions'>,
  providers: readonly WebProviderName[],
): ReadonlyMap<number, SearchedBefore> {
  return new Map(
    submissions.flatMap(({ repositoryId, sha }) => {
      const entry = web[String(repositoryId)];
      if (entry === undefined || providers.length === 0) return [];
      // Others are found again by their hashes.
      const sources = providers.includes(BUDGETED)
        ? entry.sources.filter(({ provider }) => provider === BUDGETED)
        : [];
      return [[repositoryId, { sources, isCurrent: isCurrent(entry, sha, providers) }] as const];
    }),
  );
}

/**
 * Whether nothing is to be searched for. Queries of the code search have a budget, and one that was asked is not asked again because
 * another provider failed: hashes are asked for at each check anyway.
 */
function isCurrent(
  entry: WebSearch | undefined,
  sha: string,
  providers: readonly WebProviderName[],
): boolean {
  return entry !== undefined && entry.sha === sha && isCovered(entry.by, providers);
}

function isCovered(by: readonly WebProviderName[], providers: readonly WebProviderName[]): boolean {
  return providers.includes(BUDGETED)
    ? by.includes(BUDGETED)
    : providers.every((provider) => by.includes(provider));
}

/**
 * What is remembered after a check. A search that got at least one query is not made again before the next push. A source that is
 * not found any more is forgotten, unless something failed: then nobody knows whether it is there.
 *
 * @param at RFC 3339
 */
export function rememberSearch(
  before: Memory,
  findings: Pick<Findings, 'submissions' | 'webSearch'>,
  providers: readonly WebProviderName[],
  at: string,
): Memory {
  if (providers.length === 0) return {};
  const { webSearch } = findings;
  const hasFailed = (webSearch?.failures.length ?? 0) > 0;
  const web = { ...before.web };
  const missed: { readonly id: string; readonly sha: string }[] = [];
  let isAhead = false;
  for (const submission of findings.submissions) {
    const { origin, role } = submission;
    if (origin?.kind !== 'repository' || origin.repositoryId <= 0 || role !== 'judged') continue;
    const id = String(origin.repositoryId);
    const { sha } = origin;
    const known = web[id];
    const sources = sourcesOf(submission);
    if (known !== undefined && isCurrent(known, sha, providers)) {
      // The newest first: a search that failed has fewer than there are.
      web[id] = { ...known, sources: hasFailed ? bounded([...sources, ...known.sources]) : sources };
      continue;
    }
    const by = searchedBy(submission, webSearch, providers);
    if (isCovered(by, providers)) {
      web[id] = { sha, at, by, sources };
      isAhead = true;
    } else if (submission.state.kind === 'checked') {
      missed.push({ id, sha });
    }
  }
  // Where others had their turn, these have theirs tomorrow.
  const isCounted = !isAhead && !hasFailed;
  return { web, unsearched: triedOf(missed, before.unsearched ?? {}, isCounted) };
}

function triedOf(
  missed: readonly { readonly id: string; readonly sha: string }[],
  before: NonNullable<AssignmentState['unsearched']>,
  isCounted: boolean,
): NonNullable<AssignmentState['unsearched']> {
  return Object.fromEntries(
    missed.flatMap(({ id, sha }) => {
      const last = before[id];
      const tries = (last?.sha === sha ? last.tries : 0) + (isCounted ? 1 : 0);
      return tries === 0 ? [] : [[id, { sha, tries }]];
    }),
  );
}

/**
 * Who searched for a submission. The code search has a budget, so only what was sent says for whom it was asked; whoever is asked for
 * hashes alone is asked for all at once.
 */
function searchedBy(
  { key, webState }: SubmissionFinding,
  webSearch: Findings['webSearch'],
  providers: readonly WebProviderName[],
): WebProviderName[] {
  if (webSearch === undefined || webState === undefined) return [];
  return providers.filter((provider) => {
    if (webState === 'searched') return true;
    const isSent = webSearch.sent.some(
      (line) =>
        line.provider === provider &&
        (line.kind === 'query' || line.kind === 'hashes') &&
        line.answer !== 'failed' &&
        line.submissions.includes(key),
    );
    return isSent || (provider !== BUDGETED && webSearch.failures.every((one) => one.provider !== provider));
  });
}

/** Where on the web a submission's code stands too, the likest first. */
export function sourcesOf({ matches }: Pick<SubmissionFinding, 'matches'>): KnownSource[] {
  const likest = matches.toSorted((a, b) => (b.similarity ?? -1) - (a.similarity ?? -1));
  return bounded(
    likest.flatMap(({ source }) => {
      // Names of the web may be longer than what is kept.
      const known = KNOWN_SOURCE.safeParse(source);
      return known.success ? [known.data] : [];
    }),
  );
}

/** Each once, and no more than are kept. */
function bounded(sources: readonly KnownSource[]): KnownSource[] {
  const once = new Map<string, KnownSource>();
  for (const { provider, repository, commit, path, blob } of sources) {
    const one = { provider, repository, commit, path, blob };
    const id = sourceIdOf(one);
    if (!once.has(id)) once.set(id, one);
  }
  return [...once.values()].slice(0, STATE_LIMITS.sources);
}
