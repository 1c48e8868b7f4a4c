import { fill, GitHubError, listed, message, type Message, nameInSentence } from '#base';
import type { Assignment as ScheduledAssignment } from '#contract';
import { GITHUB_LIMITS } from '#github';
import {
  findAssignment,
  type FoundAssignment,
  headOf,
  prefetch,
  READS_AT_ONCE,
  type RepositoryDirectory,
} from '#sources';
import type { ScanHost } from '../scan-host.ts';
import { type ListedRepository, headsToRead } from '../schedule.ts';
import type { AssignmentState } from '../state/state-schema.ts';
import * as says from '../says.ts';

/** Of empty repositories, in a notice. */
const NAMED = 20;

/** An assignment's repositories as GitHub has them now. */
export interface Listed {
  readonly assignment: FoundAssignment;
  /** RFC 3339; null: none. */
  readonly deadline: string | null;
  readonly found: readonly ListedRepository[];
  /** Why a head could not be read, by the repository's id. */
  readonly unread: ReadonlyMap<number, string>;
}

/** Of an assignment that nobody looked at, or that has no repository. */
export const NO_REPOSITORIES: Listed = {
  assignment: {
    discovery: { found: [], missing: [], leftOut: new Map(), notices: [] },
    template: null,
    foreign: undefined,
    due: null,
    notices: [],
    isLinked: false,
  },
  deadline: null,
  found: [],
  unread: new Map(),
};

export interface ListedWith {
  readonly host: ScanHost;
  /** Of this scan. */
  readonly directory: RepositoryDirectory;
  /** When nothing of the directory had been asked for yet. */
  readonly since: Date;
}

/** Repositories as they are now; a head is asked for only where something was pushed since it was seen. */
export async function listRepositories(
  { host, directory, since }: ListedWith,
  { settings }: ScheduledAssignment,
  known: AssignmentState | null,
): Promise<Listed> {
  const { world } = host;
  const { github } = directory;
  const assignment = await findAssignment(settings, {
    directory,
    root: world.workspace,
    own: world.event.repository,
  });
  const { found } = assignment.discovery;
  const rows = found.map(({ repository }) => ({
    id: repository.id,
    fullName: `${repository.owner}/${repository.repo}`,
    pushedAt: settledPush(repository.pushedAt, since),
    defaultBranch: repository.defaultBranch,
  }));
  const due = settings.deadline ?? assignment.due;
  const deadline = due?.toISOString() ?? null;
  const asked = headsToAsk(rows, known, deadline);
  const read = new Map<number, string | null | GitHubError>();
  const answers = prefetch(
    found.filter(({ repository }) => asked.has(repository.id)),
    READS_AT_ONCE,
    async (one) => [one.repository.id, await headOrWhyNot(github, one, due, world.date())] as const,
  );
  for await (const [id, head] of answers) read.set(id, head);
  const failures = [...read.values()].filter((head) => head instanceof GitHubError);
  const [first] = failures;
  if (first !== undefined && failures.length === rows.length) throw noneCanBeRead(rows.length, first);
  const empty = rows.filter(({ id }) => read.get(id) === null).map(({ fullName }) => fullName);
  return {
    assignment: { ...assignment, notices: [...assignment.notices, ...emptyNotice(empty)] },
    deadline,
    found: rows.map((row) => {
      const head = read.has(row.id) ? read.get(row.id) : known?.seen[row.id]?.sha;
      return head instanceof GitHubError
        ? { ...row, headSha: null, isUnread: true }
        : { ...row, headSha: head ?? null };
    }),
    unread: new Map(
      [...read].flatMap(([id, head]) => (head instanceof GitHubError ? [[id, head.message]] : [])),
    ),
  };
}

/** Nobody pushed anything to them: their owners are in no list of the report. */
function emptyNotice(names: readonly string[]): readonly Message[] {
  if (names.length === 0) return [];
  return [
    message('notices.emptyRepositories', { n: names.length, names: listed(names, NAMED, nameInSentence) }),
  ];
}

/**
 * GitHub says the second of the last push. Another one in that second looks the same, so a push that was just made is as good as not
 * known, and the head is asked for next time, too.
 */
function settledPush(pushedAt: string | null, since: Date): string | null {
  const isSettled = Date.parse(pushedAt ?? '') < since.getTime() - GITHUB_LIMITS.stateBranch.skewMs;
  return isSettled ? pushedAt : null;
}

/** Ids of the repositories whose heads may have moved. While a check is pending, its commits are known. */
function headsToAsk(
  rows: readonly Omit<ListedRepository, 'headSha'>[],
  known: AssignmentState | null,
  deadline: string | null,
): ReadonlySet<number> {
  if (known !== null && known.pending !== null) return new Set();
  // Another deadline chooses other commits of repositories that nobody touched.
  const hasMoved = known !== null && (known.deadline ?? null) !== deadline;
  const isWished = known?.wish !== undefined;
  return new Set((hasMoved || isWished ? rows : headsToRead(rows, known?.seen ?? {})).map(({ id }) => id));
}

/** One repository that GitHub blocked or fails on is that one's trouble; a limit that is used up is everybody's. */
async function headOrWhyNot(...asked: Parameters<typeof headOf>): Promise<string | null | GitHubError> {
  try {
    return await headOf(...asked);
  } catch (error) {
    if (error instanceof GitHubError && error.outcome !== 'rate-limited') return error;
    throw error;
  }
}

function noneCanBeRead(repositories: number, first: GitHubError): GitHubError {
  const { outcome } = first;
  if (repositories === 1 || (outcome !== 'forbidden' && outcome !== 'network')) return first;
  return new GitHubError(fill(says.noneRepositoriesRead, { repositories, first: first.message }), outcome, {
    cause: first,
  });
}
