import { z } from 'zod';
import { fill, GitHubError } from '#base';
import { fullName, GITHUB_LIMITS, PERMISSIONS, type Purpose, statusOf } from '#github';
import { createOnce, type WrittenPlace } from '../../publish/marked-comment.ts';
import { type Authorship, isSameText, StoredComment } from '../../publish/own-comments.ts';
import { hidden } from '../marks.ts';
import type { StudentText } from './student-text.ts';
import * as says from '../says.ts';

/** One commit of a student's repository, and what our text there is found by. */
export interface StudentPlace extends WrittenPlace {
  readonly sha: string;
  readonly assignment: string;
  /** The same for every scan of the assignment. */
  readonly mark: string;
  readonly isOwn: Authorship;
}

const CheckRun = z.looseObject({
  id: z.number().int(),
  external_id: z.string().nullish(),
  conclusion: z.string().nullish(),
  output: z.looseObject({ title: z.string().nullish(), summary: z.string().nullish() }),
});
type CheckRun = z.infer<typeof CheckRun>;

/**
 * Writes the comment on the commit, or changes the one that is there where it says something else. One of another bot with our
 * mark, which a student's own workflow can post, may not be ours to change: then there is one of our own beside it.
 *
 * @throws GitHubError
 */
export async function putCommitComment(place: StudentPlace, { body }: StudentText): Promise<void> {
  const { github, repository, sha: commit_sha } = place;
  const purpose = purposeOf(place, PERMISSIONS.commitComments);
  const marked = `${hidden(place.mark)}\n${body}`;
  const isSaid = (one: StoredComment): boolean => isSameText(one.body ?? '', marked);
  const there = await findComments(place, purpose);
  if (there.some(isSaid)) return;
  const isChanged = await changeOne(there, ({ id: comment_id }) => {
    const changed = { ...repository, comment_id, body: marked };
    return github.ask(purpose, ({ repos }) => repos.updateCommitComment(changed), StoredComment);
  });
  if (isChanged) return;
  await createOnce(
    () =>
      github.ask(
        purpose,
        ({ repos }) => repos.createCommitComment({ ...repository, commit_sha, body: marked }),
        StoredComment,
      ),
    async () => (await findComments(place, purpose)).find(isSaid) ?? null,
    place,
  );
}

/**
 * Writes the check run of the commit, or changes the one that is there where it says something else. One of another App with
 * our mark, which students can make too, cannot be changed: then there is one of our own beside it.
 *
 * @throws GitHubError
 */
export async function putStudentCheckRun(place: StudentPlace, text: StudentText): Promise<void> {
  const { github, repository, sha: head_sha, assignment, mark: external_id } = place;
  const purpose = purposeOf(place, PERMISSIONS.checks);
  const { title, body: summary, conclusion } = text;
  const said = { status: 'completed' as const, conclusion, output: { title, summary } };
  const isSaid = ({ conclusion: last, output }: CheckRun): boolean =>
    last === conclusion && output.title === title && isSameText(output.summary ?? '', summary);
  const there = await findCheckRuns(place, purpose);
  if (there.some(isSaid)) return;
  const isChanged = await changeOne(there, ({ id: check_run_id }) =>
    github.ask(purpose, ({ checks }) => checks.update({ ...repository, check_run_id, ...said }), CheckRun),
  );
  if (isChanged) return;
  const name = `Code similarity: ${assignment}`;
  await createOnce(
    () =>
      github.ask(
        purpose,
        ({ checks }) => checks.create({ ...repository, name, head_sha, external_id, ...said }),
        CheckRun,
      ),
    async () => (await findCheckRuns(place, purpose)).find(isSaid) ?? null,
    place,
  );
}

function purposeOf({ repository }: StudentPlace, permission: Purpose['permission']): Purpose {
  return { what: `telling the student of ${fullName(repository)}`, permission, target: 'other' };
}

/**
 * Changes the first that GitHub lets us change. Of others' with our mark there may be any number: only some are tried.
 *
 * @returns false: none was ours
 */
async function changeOne<T>(there: readonly T[], change: (one: T) => Promise<unknown>): Promise<boolean> {
  for (const one of there.slice(0, GITHUB_LIMITS.students.tries)) {
    try {
      await change(one);
      return true;
    } catch (error) {
      const isNotOurs =
        error instanceof GitHubError && error.outcome === 'forbidden' && statusOf(error) === 403;
      if (!isNotOurs) throw error;
    }
  }
  return false;
}

async function findComments(place: StudentPlace, purpose: Purpose): Promise<readonly StoredComment[]> {
  return (await commentsAt(place, purpose)).filter((one) => isOurs(place, one));
}

/**
 * What others wrote at the commit since our comment is there, oldest first.
 *
 * @throws GitHubError
 */
export async function readReplies(
  place: StudentPlace,
): Promise<{ readonly toldAt: string; readonly replies: readonly StoredComment[] } | null> {
  const { repository } = place;
  const what = `reading what the student of ${fullName(repository)} answered`;
  const all = await commentsAt(place, { ...purposeOf(place, PERMISSIONS.commitComments), what });
  const ours = all.find((one) => isOurs(place, one));
  if (ours === undefined) return null;
  const replies = all.filter(
    (one) => !place.isOwn(one.user) && one.created_at >= ours.created_at && (one.body ?? '').trim() !== '',
  );
  return { toldAt: ours.created_at, replies };
}

function isOurs({ isOwn, mark }: StudentPlace, { user, body }: StoredComment): boolean {
  return isOwn(user) && (body ?? '').startsWith(hidden(mark));
}

async function commentsAt(place: StudentPlace, purpose: Purpose): Promise<readonly StoredComment[]> {
  const parameters = { ...place.repository, commit_sha: place.sha };
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/comments';
  const found: StoredComment[] = [];
  for await (const page of pagesOf(place, purpose, route, parameters, StoredComment)) found.push(...page);
  return found;
}

async function findCheckRuns(place: StudentPlace, purpose: Purpose): Promise<readonly CheckRun[]> {
  const { repository, sha, mark } = place;
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
  const found: CheckRun[] = [];
  for await (const page of pagesOf(place, purpose, route, { ...repository, ref: sha }, CheckRun)) {
    found.push(...page.filter(({ external_id: id }) => id === mark));
  }
  return found;
}

/** What stands at a commit, which its author can add to without end. */
async function* pagesOf<T>(
  { github }: StudentPlace,
  purpose: Purpose,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  item: z.ZodType<T>,
): AsyncGenerator<readonly T[]> {
  let pages = 0;
  for await (const page of github.pages(purpose, route, parameters, item)) {
    if ((pages += 1) > GITHUB_LIMITS.students.pages) {
      throw new GitHubError(fill(says.tooMuch, { what: purpose.what }), 'forbidden');
    }
    yield page;
  }
}
