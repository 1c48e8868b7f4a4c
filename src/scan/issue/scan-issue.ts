import { z } from 'zod';
import type { Clock, Log } from '../../domain/effects.ts';
import { GitHubError } from '../../domain/outcome.ts';
import type { GitHub } from '../../github/client.ts';
import { statusOf, type Purpose } from '../../github/errors.ts';
import { GITHUB_LIMITS } from '../../github/limits.ts';
import { fullName, type RepositoryName } from '../../github/names.ts';
import { PERMISSIONS } from '../../github/permissions.ts';
import {
  hasAnythingToTell,
  issueMarker,
  issueTitle,
  readTicks,
  renderScanIssue,
  staffLogins,
  type ScanIssueContent,
} from './scan-issue-body.ts';

/** GitHub takes so many. */
const ASSIGNEES = 10;

export interface ScanIssueOptions {
  readonly github: GitHub;
  /** The private staff repository. */
  readonly repository: RepositoryName;
  readonly target: Purpose['target'];
  /** Login that the token writes as; null: it cannot be asked, which is so for a workflow's and an App's: any bot's then. */
  readonly self: string | null;
  readonly clock: Clock;
  /** Ends waits. */
  readonly signal: AbortSignal;
  readonly log: Log;
}

interface CurrentIssue {
  readonly number: number;
  readonly open: boolean;
  /** Check boxes by pair: what `applyTicks` takes. */
  readonly ticks: ReadonlyMap<string, boolean>;
}

export interface WrittenIssue {
  readonly number: number;
  readonly change: 'created' | 'updated' | 'unchanged';
  readonly reopened: boolean;
  /** Staff are assigned, or there is nobody to assign; false: it was tried in vain. */
  readonly assigned: boolean;
  /** As they were right before the text was written: ticks that came after `read` are in here. */
  readonly ticks: ReadonlyMap<string, boolean>;
}

/** The one issue of an assignment. */
export interface ScanIssue {
  /**
   * What people ticked. Note it in the state before anything is written: the text may become too long for all pairs.
   *
   * @param known its number by the state; it is looked for where that is null or leads nowhere
   * @throws GitHubError
   */
  read(known: number | null): Promise<CurrentIssue | null>;
  /**
   * Brings the issue up to date: made where there is none and something to tell, left alone where the text is the same,
   * opened again only for new or worse findings. Doing it twice does nothing.
   *
   * @param assigned staff were assigned by an earlier run
   * @returns null: there is no issue, and nothing that would need one
   * @throws GitHubError
   */
  write(known: number | null, content: ScanIssueContent, assigned?: boolean): Promise<WrittenIssue | null>;
}

const Account = z.looseObject({ login: z.string(), type: z.string().optional() });
const Issue = z.looseObject({
  number: z.number().int(),
  state: z.string(),
  body: z.string().nullish(),
  user: Account.nullable(),
  assignees: z.array(Account).nullish(),
  pull_request: z.unknown().optional(),
});
type Issue = z.infer<typeof Issue>;

/** The issue of an assignment. @param branch of the state; null: the usual one */
export function scanIssue(
  options: ScanIssueOptions,
  assignment: string,
  branch: string | null = null,
): ScanIssue {
  const place: IssuePlace = { ...options, assignment, marker: issueMarker(assignment, branch) };
  return {
    read: async (known) => {
      const issue = await find(place, known);
      return issue === null
        ? null
        : { number: issue.number, open: issue.state === 'open', ticks: readTicks(issue.body ?? '') };
    },
    write: async (known, content, wasAssigned = false) => {
      // Read anew: a box may have been ticked while the check ran.
      const issue = await find(place, known);
      if (issue !== null) return bringUpToDate(place, issue, content, wasAssigned);
      if (!hasAnythingToTell(content.news)) return null;
      const { number } = await create(place, renderScanIssue(content, new Map()));
      const assigned = await assign(place, number, content.staff);
      return { number, change: 'created', reopened: false, assigned, ticks: new Map() };
    },
  };
}

/** Where the issue is, and what it is found by. */
interface IssuePlace extends ScanIssueOptions {
  readonly assignment: string;
  readonly marker: string;
}

function purposeOf({ repository, target }: IssuePlace, what: string): Purpose {
  return { what: `${what} in ${fullName(repository)}`, permission: PERMISSIONS.issues, target };
}

function isOurs({ marker, self }: IssuePlace, { body, user, pull_request: pull }: Issue): boolean {
  return (
    (pull === undefined || pull === null) &&
    (body ?? '').trimStart().startsWith(marker) &&
    (self === null ? user?.type === 'Bot' : user?.login.toLowerCase() === self.toLowerCase())
  );
}

async function find(place: IssuePlace, known: number | null): Promise<Issue | null> {
  return (known === null ? null : await byNumber(place, known)) ?? search(place);
}

async function byNumber(place: IssuePlace, number: number): Promise<Issue | null> {
  try {
    const issue = await place.github.ask(
      purposeOf(place, `reading issue ${number}`),
      (rest) => rest.issues.get({ ...place.repository, issue_number: number }),
      Issue,
    );
    // One that was moved to another repository answers from there.
    return issue.number === number && isOurs(place, issue) ? issue : null;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 410) return null;
    throw error;
  }
}

/** The oldest one, so that a second one, however it came about, changes nothing. */
async function search(place: IssuePlace): Promise<Issue | null> {
  const pages = place.github.pages(
    purposeOf(place, 'looking for the issue of a scan'),
    'GET /repos/{owner}/{repo}/issues',
    { ...place.repository, state: 'all', sort: 'created', direction: 'asc' },
    Issue,
  );
  let oldest: Issue | null = null;
  for await (const page of pages) {
    for (const issue of page) {
      if (isOurs(place, issue) && (oldest === null || issue.number < oldest.number)) oldest = issue;
    }
  }
  return oldest;
}

/** A lost answer may hide a success, so that it is looked for before it is made again. */
async function create(place: IssuePlace, body: string): Promise<Issue> {
  const { github, repository, clock, signal } = place;
  const made = { ...repository, title: issueTitle(place.assignment), body };
  for (let posts = 1; ; posts += 1) {
    try {
      return await github.ask(
        purposeOf(place, 'opening an issue'),
        (rest) => rest.issues.create(made),
        Issue,
      );
    } catch (error) {
      if (statusOf(error) === 410) {
        throw new GitHubError(
          `Issues are switched off in ${fullName(repository)}, where scans tell what they found: switch them on in its settings.`,
          'config-error',
          { cause: error },
        );
      }
      if (!(error instanceof GitHubError) || error.outcome !== 'network') throw error;
      for (const wait of GITHUB_LIMITS.issue.lookAgainMs) {
        await clock.sleep(wait, signal);
        const issue = await search(place);
        if (issue !== null) return issue;
      }
      if (posts === GITHUB_LIMITS.issue.maxPosts) throw error;
    }
  }
}

/** Until it was done once: who is taken off later stays off. @returns whether it is done */
async function assign(place: IssuePlace, number: number, staff: readonly string[]): Promise<boolean> {
  const assignees = staffLogins(staff).slice(0, ASSIGNEES);
  if (assignees.length === 0) return true;
  try {
    await place.github.ask(
      purposeOf(place, `assigning issue ${number}`),
      (rest) => rest.issues.addAssignees({ ...place.repository, issue_number: number, assignees }),
      Issue,
    );
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    place.log.warning(`Nobody could be assigned to issue ${number}: ${error.message}`);
    // What GitHub refuses today it refuses tomorrow.
    return error.outcome !== 'network' && error.outcome !== 'rate-limited';
  }
  return true;
}

async function bringUpToDate(
  place: IssuePlace,
  issue: Issue,
  content: ScanIssueContent,
  wasAssigned: boolean,
): Promise<WrittenIssue> {
  const { number } = issue;
  const { news, staff } = content;
  // Made by a run that died, or whose request found no answer, before anybody was assigned.
  const isDone = wasAssigned || (issue.assignees ?? []).length > 0;
  const assigned = isDone || (await assign(place, number, staff));
  const before = issue.body ?? '';
  const ticks = readTicks(before);
  const body = renderScanIssue(content, ticks);
  const reopened = issue.state !== 'open' && news.newCount + news.worseCount > 0;
  if (!reopened && sameText(before, body)) {
    return { number, change: 'unchanged', reopened, assigned, ticks };
  }
  const state = reopened ? { state: 'open' as const } : {};
  await place.github.ask(
    purposeOf(place, `updating issue ${number}`),
    (rest) => rest.issues.update({ ...place.repository, issue_number: number, body, ...state }),
    Issue,
  );
  return { number, change: 'updated', reopened, assigned, ticks };
}

/** GitHub may store other line ends and trim the end. */
function sameText(a: string, b: string): boolean {
  return a.replaceAll('\r\n', '\n').trimEnd() === b.replaceAll('\r\n', '\n').trimEnd();
}
