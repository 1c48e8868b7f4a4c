import { count, GitHubError, markdownCode, markdownLink } from '#base';
import { GITHUB_LIMITS, PERMISSIONS } from '#github';
import { isSameText } from '../../publish/own-comments.ts';
import { flagMarkdown, pairMarkdown, reviewerMarkdown, reviewerOf, staffLogins } from './finding-lines.ts';
import {
  changeIssue,
  createIssue,
  findIssue,
  type IssuePlace,
  issuePurpose,
  MarkedIssue,
} from './marked-issue.ts';
import { countNews, hasNews, isNews, newsWords, type PairNews } from '../news.ts';
import {
  courseLine,
  hasAnythingToTell,
  hasTold,
  isClosed,
  readTicks,
  renderScanIssue,
  type ScanIssueContent,
} from './scan-issue-body.ts';
import { identityOf } from '../../publish/identity.ts';
import { type CommentPlace, findMarkedComment, postMarkedComment } from '../../publish/marked-comment.ts';
import { assignmentMark, hidden } from '../marks.ts';
import { rowIdOf } from './row-id.ts';
import { sourceMarkdown, tutorialMarkdown } from './web-lines.ts';
import { courseNewsWords } from '../course/course-lines.ts';

/** GitHub takes so many. */
const ASSIGNEES = 10;

export interface WrittenIssue {
  readonly number: number;
  /** Staff are assigned, or there is nobody to assign; false: it was tried in vain. */
  readonly assigned: boolean;
  /** It was opened with these news: GitHub notified of them. */
  readonly told: boolean;
  /** As they were right before the text was written: ticks that came after `read` are in here. */
  readonly ticks: ReadonlyMap<string, boolean>;
}

/** The one issue of an assignment. */
export class ScanIssue {
  readonly #place: IssuePlace;

  constructor(place: IssuePlace) {
    this.#place = place;
  }

  /**
   * What people ticked. Note it in the state before anything is written: the text may become too long for all pairs.
   *
   * @param known its number by the state; it is looked for where that is null or leads nowhere
   * @throws GitHubError
   */
  async read(known: number | null) {
    const issue = await findIssue(this.#place, known);
    return issue === null
      ? null
      : {
          number: issue.number,
          /** Check boxes by pair: what `applyTicks` takes. */
          ticks: readTicks(issue.body ?? ''),
        };
  }

  /**
   * Brings the issue up to date: made where there is none and something to tell, left alone where the text is the same,
   * opened again only for new or worse findings. Doing it twice does nothing.
   *
   * @param wasAssigned staff were assigned by an earlier run
   * @returns null: there is no issue, and nothing that would need one
   * @throws GitHubError
   */
  async write(
    known: number | null,
    content: ScanIssueContent,
    wasAssigned = false,
  ): Promise<WrittenIssue | null> {
    // Read anew: a box may have been ticked while the check ran.
    const issue = await findIssue(this.#place, known);
    if (issue !== null) return this.#bringUpToDate(issue, content, wasAssigned);
    if (!hasAnythingToTell(content)) return null;
    const told = content.notify === 'comment';
    const body = renderScanIssue(content, new Map(), told);
    const title = `Similarity scan of ${content.assignment}`;
    const { number } = await createIssue(this.#place, title, body);
    return { number, assigned: await this.#assign(number, content.staff), told, ticks: new Map() };
  }

  /**
   * Notifies people of the news, where they want it and the text with which the issue was opened did not. Once for each
   * check, however often it is called: a run that goes on with the check finds the comment that is there.
   *
   * @param written what `write` made of the same content
   * @throws GitHubError where the next run may succeed; what GitHub refuses is a warning, for the issue has the news too
   */
  async notify({ number, told, ticks }: WrittenIssue, content: ScanIssueContent): Promise<void> {
    const body = content.notify !== 'comment' || told ? null : renderNewsComment(content, ticks);
    if (body === null) return;
    const comment: CommentPlace = {
      ...this.#place,
      number,
      permission: PERMISSIONS.issues,
      isOwn: identityOf(this.#place.self).wrote,
      marker: newsMarker(content),
    };
    try {
      if ((await findMarkedComment(comment)) === null) await postMarkedComment(comment, body);
    } catch (error) {
      if (!(error instanceof GitHubError) || error.retryHelps) throw error;
      this.#place.log.warning(`Nobody could be notified of the news in issue ${number}: ${error.message}`);
    }
  }

  async #bringUpToDate(
    issue: MarkedIssue,
    content: ScanIssueContent,
    wasAssigned: boolean,
  ): Promise<WrittenIssue> {
    const { number } = issue;
    const { news, staff, check, notify } = content;
    // Made by a run that died, or whose request found no answer, before anybody was assigned.
    const isDone = wasAssigned || (issue.assignees ?? []).length > 0;
    const assigned = isDone || (await this.#assign(number, staff));
    const before = issue.body ?? '';
    const ticks = readTicks(before);
    const told = notify === 'comment' && hasTold(before, check);
    const body = renderScanIssue(content, ticks, told);
    const isReopened = issue.state !== 'open' && hasNews(news);
    if (isReopened || !isSameText(before, body)) {
      await changeIssue(this.#place, number, { body, ...(isReopened ? { state: 'open' } : {}) });
    }
    return { number, assigned, told, ticks };
  }

  /** Until it was done once: who is taken off later stays off. @returns whether it is done */
  async #assign(number: number, staff: readonly string[]): Promise<boolean> {
    const { github, repository, clock, signal, log } = this.#place;
    const assignees = staffLogins(staff).slice(0, ASSIGNEES);
    if (assignees.length === 0) return true;
    for (let attempt = 0; ; attempt += 1) {
      try {
        await github.ask(
          issuePurpose(this.#place, `assigning issue ${number}`),
          (rest) => rest.issues.addAssignees({ ...repository, issue_number: number, assignees }),
          MarkedIssue,
        );
        return true;
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error;
        const again = GITHUB_LIMITS.issue.assignAgainMs[attempt];
        if (error.outcome !== 'network' || again === undefined) {
          log.warning(`Nobody could be assigned to issue ${number}: ${error.message}`);
          // What GitHub refuses today it refuses tomorrow.
          return !error.retryHelps;
        }
        // Who is assigned already stays so, and hears nothing twice.
        await clock.sleep(again, signal);
      }
    }
  }
}

/** Rows of one comment; the issue has all. */
const ROWS_SHOWN = 10;
/** GitHub notifies of so many mentions in one text at most. */
const REVIEWERS_NAMED = 50;

/**
 * The comment about the news of one check: GitHub notifies of a comment, and of no change of the issue's text. It mentions who
 * reviews the pairs, and nobody else: names are hostile text.
 *
 * @param ticks boxes of the issue as they are now: a pair that somebody closed meanwhile is not told
 * @returns Markdown; null: there is nothing to tell
 */
export function renderNewsComment(
  content: ScanIssueContent,
  ticks: ReadonlyMap<string, boolean>,
): string | null {
  const pairs = content.news.pairs.filter((pair) => isNews(pair) && !isClosed(pair, ticks));
  const flags = content.news.flags.filter(isNews);
  const tutorials = content.news.tutorials.filter(isNews);
  const sources = content.news.sources.filter(isNews);
  const course = content.course?.found.filter(({ isTold }) => !isTold) ?? [];
  const rows = [
    ...course.map((one) => `- ${courseLine(one, content, true)}`),
    ...pairs.map((pair) => pairRow(pair, content)),
    ...tutorials.map((tutorial) => `- ${tutorialMarkdown(tutorial)}`),
    ...sources.map((source) => `- ${sourceMarkdown(source, content)}`),
    ...flags.map((flag) => `- ${flagMarkdown(flag, content)}`),
  ];
  if (rows.length === 0) return null;
  const run = content.runs.at(-1)?.url ?? null;
  const report = run === null ? '' : ` (${markdownLink('run with its report', run)})`;
  return [
    newsMarker(content),
    `**${headOf(countNews([...pairs, ...flags, ...sources, ...tutorials]), content)}** since the last report${report}. Similarity is no proof of anything: each pair needs a person’s review. Tick it in the issue above when it is harmless.`,
    '',
    ...rows.slice(0, ROWS_SHOWN),
    ...restLine(pairs.slice(Math.max(0, ROWS_SHOWN - course.length)), rows.length - ROWS_SHOWN, content),
    '',
  ].join('\n');
}

function headOf(news: ReturnType<typeof countNews>, { course }: ScanIssueContent): string {
  const over = course === undefined ? null : courseNewsWords(course);
  if (over === null) return newsWords(news);
  return hasNews(news) ? `${newsWords(news)}, and ${over}` : over;
}

function pairRow(pair: PairNews, content: ScanIssueContent): string {
  const reviewer = reviewerOf(pair.key, content);
  const mention = reviewer === null ? '' : ` · for ${reviewerMarkdown(reviewer, true)}`;
  return `- ${pairMarkdown(pair, content, false)}${mention} · ${markdownCode(rowIdOf(pair.key))}`;
}

/** Whoever reviews a pair that is not shown hears of it all the same. @param more rows that are not shown */
function restLine(pairs: readonly PairNews[], more: number, content: ScanIssueContent): readonly string[] {
  if (more <= 0) return [];
  const reviewers = new Set(pairs.flatMap(({ key }) => reviewerOf(key, content) ?? []));
  const named = [...reviewers].slice(0, REVIEWERS_NAMED).map((one) => reviewerMarkdown(one, true));
  return [
    `- … and ${count(more, 'more row')} in the issue${named.length === 0 ? '' : `, for ${named.join(', ')}`}`,
  ];
}

/** The hidden first line: of the assignment, and of the check that has the news. */
function newsMarker({ assignment, branch = null, check }: ScanIssueContent): string {
  return hidden(`${assignmentMark(assignment, branch)} news ${check}`);
}
