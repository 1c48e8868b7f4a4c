import { GitHubError, type Log } from '#base';
import { GITHUB_LIMITS } from '#github';
import { isSameText } from '../../publish/own-comments.ts';
import { staffLogins } from './finding-lines.ts';
import {
  changeIssue,
  createIssue,
  findIssue,
  type IssuePlace,
  issuePurpose,
  MarkedIssue,
} from './marked-issue.ts';
import { postNews } from './news-comment.ts';
import { hasNews } from '../news.ts';
import {
  hasAnythingToTell,
  issueMarker,
  hasTold,
  issueTitle,
  readTicks,
  renderScanIssue,
  type ScanIssueContent,
} from './scan-issue-body.ts';

/** GitHub takes so many. */
const ASSIGNEES = 10;

type ScanIssueOptions = Omit<IssuePlace, 'marker'> & { readonly log: Log };

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
  /** It was opened with these news: GitHub notified of them. */
  readonly told: boolean;
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
  /**
   * Notifies people of the news, where they want it and the text with which the issue was opened did not. Once for each
   * check, however often it is called.
   *
   * @param written what `write` made of the same content
   * @throws GitHubError
   */
  notify(written: WrittenIssue, content: ScanIssueContent): Promise<void>;
}

/** The issue of an assignment. @param branch of the state; null: the usual one */
export function scanIssue(
  options: ScanIssueOptions,
  assignment: string,
  branch: string | null = null,
): ScanIssue {
  const place = { ...options, marker: issueMarker(assignment, branch) };
  return {
    read: async (known) => {
      const issue = await findIssue(place, known);
      return issue === null
        ? null
        : { number: issue.number, open: issue.state === 'open', ticks: readTicks(issue.body ?? '') };
    },
    write: async (known, content, wasAssigned = false) => {
      // Read anew: a box may have been ticked while the check ran.
      const issue = await findIssue(place, known);
      if (issue !== null) return bringUpToDate(place, issue, content, wasAssigned);
      if (!hasAnythingToTell(content)) return null;
      const told = content.notify === 'comment';
      const body = renderScanIssue(content, new Map(), told);
      const { number } = await createIssue(place, issueTitle(assignment), body);
      const assigned = await assign(place, number, content.staff);
      return { number, change: 'created', reopened: false, assigned, told, ticks: new Map() };
    },
    notify: async ({ number, told, ticks }, content) => {
      if (content.notify === 'comment' && !told) await postNews(place, number, content, ticks);
    },
  };
}

interface ScanIssuePlace extends IssuePlace {
  readonly log: Log;
}

/** Until it was done once: who is taken off later stays off. @returns whether it is done */
async function assign(place: ScanIssuePlace, number: number, staff: readonly string[]): Promise<boolean> {
  const assignees = staffLogins(staff).slice(0, ASSIGNEES);
  if (assignees.length === 0) return true;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await place.github.ask(
        issuePurpose(place, `assigning issue ${number}`),
        (rest) => rest.issues.addAssignees({ ...place.repository, issue_number: number, assignees }),
        MarkedIssue,
      );
      return true;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      const again = GITHUB_LIMITS.issue.assignAgainMs[attempt];
      if (error.outcome !== 'network' || again === undefined) {
        place.log.warning(`Nobody could be assigned to issue ${number}: ${error.message}`);
        // What GitHub refuses today it refuses tomorrow.
        return !error.retryHelps;
      }
      // Who is assigned already stays so, and hears nothing twice.
      await place.clock.sleep(again, place.signal);
    }
  }
}

async function bringUpToDate(
  place: ScanIssuePlace,
  issue: MarkedIssue,
  content: ScanIssueContent,
  wasAssigned: boolean,
): Promise<WrittenIssue> {
  const { number } = issue;
  const { news, staff, check, notify } = content;
  // Made by a run that died, or whose request found no answer, before anybody was assigned.
  const isDone = wasAssigned || (issue.assignees ?? []).length > 0;
  const assigned = isDone || (await assign(place, number, staff));
  const before = issue.body ?? '';
  const ticks = readTicks(before);
  const told = notify === 'comment' && hasTold(before, check);
  const body = renderScanIssue(content, ticks, told);
  const reopened = issue.state !== 'open' && hasNews(news);
  if (!reopened && isSameText(before, body)) {
    return { number, change: 'unchanged', reopened, assigned, told, ticks };
  }
  await changeIssue(place, number, { body, ...(reopened ? { state: 'open' } : {}) });
  return { number, change: 'updated', reopened, assigned, told, ticks };
}
