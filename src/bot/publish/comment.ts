import { z } from 'zod';
import { fill, GitHubError, instead, type Log, openWords } from '#base';
import { readDigest, renderComment, viewOf } from '#channels';
import type { Audience, RunReport } from '#contract';
import { fullName, type GitHub, GITHUB_LIMITS, purposeFor, type RepositoryName } from '#github';
import { identityOf, VIEWER, Viewer } from './identity.ts';
import { isAnswer, mayHaveBeenDone } from './failure.ts';
import {
  type Authorship,
  isSameText,
  listOwnComments,
  type OwnComment,
  ownComment,
  StoredComment,
} from './own-comments.ts';
import * as says from './says.ts';

export interface CommentTarget {
  readonly github: GitHub;
  /** Of the pull request: the base's, never the fork's. */
  readonly repository: RepositoryName;
  readonly pullNumber: number;
  /** The head that was checked. */
  readonly headSha: string;
  /** `commentKey()`: one comment per pull request and key. */
  readonly key: string;
  readonly report: RunReport;
  /** Who reads the pull request. */
  readonly audience: Audience;
  /** `false`: only a comment that is there already is brought up to date. Default: true. */
  readonly createIfMissing?: boolean;
}

export interface Published {
  /** `superseded`: a newer run was there first. `refused`: nothing was posted, and the sentence says why. */
  readonly kind: 'created' | 'updated' | 'unchanged' | 'superseded' | 'refused';
  /** For the log: what was done, or what to do. No peer's name. */
  readonly sentence: string;
}

/** The answer to a deletion. */
const NOTHING = z.unknown();

/**
 * Brings a pull request's one comment of a key up to date. A run on a commit at which the pull request does not stand any more leaves it
 * to the run on the present one. Ours is changed in place, and left alone where it says the same
 * or is of a newer run (`compareAge`). After a lost answer we look before posting again; of two comments that met in a race the newer
 * run's stays. GitHub has no conditional write: another run's change may fall between our look and ours, by one round trip.
 *
 * @returns it never throws because of GitHub; the reason of a cancelled run goes through
 */
export async function publishComment(target: CommentTarget, log: Log): Promise<Published> {
  const published = readStand(target).then(({ presentSha, isOwn }) =>
    presentSha === target.headSha ? bringUpToDate(target, isOwn, log) : movedOn(target),
  );
  return published.catch(
    instead(GitHubError, ({ message: error }) => ({
      kind: 'refused',
      sentence: fill(says.reportCouldNotPosted, { error }),
    })),
  );
}

async function bringUpToDate(target: CommentTarget, isOwn: Authorship, log: Log): Promise<Published> {
  const { github, report, audience, key, headSha } = target;
  const where = whereOf(target);
  const view = viewOf(report, audience, await openWords(report.locale));
  const age: RunAge = { createdAt: report.run.createdAt, headSha };
  /** Comments that turned out not to be ours to change. */
  const foreign = new Set<number>();
  const posted: string[] = [];
  let failure: GitHubError | null = null;

  for (let look = 0; look < GITHUB_LIMITS.comment.maxLooks; look += 1) {
    const own = await listOwnComments(github, target, isOwn);
    const arrived = own.find((one) => posted.some((body) => isSameText(one.body, body)));
    if (arrived !== undefined) {
      log.debug(`The answer to the comment on ${where} was lost; the comment is there.`);
      return settleRace(target, age, arrived, own, log);
    }
    if (own.some((one) => compareAge(one, age) === 'newer')) return superseded(target);

    const previousBody = own.at(-1)?.body ?? null;
    const body = renderComment(view, { key, previousBody, headSha });
    const mine = own.findLast(({ id }) => !foreign.has(id));
    if (mine === undefined) {
      if (target.createIfMissing === false) {
        return { kind: 'unchanged', sentence: `There is no comment on ${where}, and none is needed.` };
      }
      if (posted.length === GITHUB_LIMITS.comment.maxPosts) break;
      try {
        const made = await create(target, body);
        return await settleRace(target, age, made, await lookAgain(target, isOwn, log), log);
      } catch (error) {
        if (!mayHaveBeenDone(error)) throw error;
        failure = error;
        posted.push(body);
        continue;
      }
    }

    const afresh = renderComment(view, { key, previousBody: null, headSha });
    if (isSameText(mine.body, afresh)) {
      return { kind: 'unchanged', sentence: `The comment on ${where} says the same already.` };
    }
    try {
      await change(target, mine, body);
    } catch (error) {
      // It went away, or it is of another bot, whose token was in use before: then one of our own is due.
      if (!isAnswer(error, 403, 404, 410) || error.outcome !== 'forbidden') throw error;
      failure = error;
      foreign.add(mine.id);
      continue;
    }
    await removeCopies(target, mine, own, log);
    return { kind: 'updated', sentence: `The comment on ${where} is up to date.` };
  }
  throw failure ?? new Error(`the comment on ${where} was neither made nor refused`);
}

const Stand = Viewer.extend({
  repository: z.looseObject({ pullRequest: z.looseObject({ headRefOid: z.string() }).nullable() }).nullable(),
});

/** Where the pull request stands, and whose comments are ours: one request for both. @throws GitHubError */
async function readStand({ github, repository, pullNumber }: CommentTarget): Promise<{
  /** null: it is gone. */
  readonly presentSha: string | null;
  readonly isOwn: Authorship;
}> {
  const where = { owner: repository.owner, name: repository.repo, number: pullNumber };
  const stand = await github.graphql(
    purposeFor('own', `reading ${fullName(repository)}#${pullNumber}`, 'pullRequests'),
    `query ($owner: String!, $name: String!, $number: Int!) {
      ${VIEWER}
      repository(owner: $owner, name: $name) { pullRequest(number: $number) { headRefOid } }
    }`,
    where,
    Stand,
  );
  const presentSha = stand.repository?.pullRequest?.headRefOid ?? null;
  return { presentSha, isOwn: identityOf(stand.viewer.login).wrote };
}

/**
 * A comment that was just made may have met another run's. Both runs look again and come to the same choice: the newer
 * run's stays; of equals, the one that the server took last.
 */
async function settleRace(
  target: CommentTarget,
  age: RunAge,
  made: OwnComment,
  own: readonly OwnComment[],
  log: Log,
): Promise<Published> {
  const winner = own.find((one) => {
    const theirs = compareAge(one, age);
    return theirs === 'newer' || (theirs === 'same' && one.id > made.id);
  });
  await removeCopies(target, winner ?? made, winner === undefined ? own : [made], log);
  return winner === undefined
    ? { kind: 'created', sentence: `The report is a comment on ${whereOf(target)}.` }
    : superseded(target);
}

/** What is there after a comment was made; nothing where GitHub does not say: the comment itself stands. */
function lookAgain(target: CommentTarget, isOwn: Authorship, log: Log): Promise<readonly OwnComment[]> {
  return listOwnComments(target.github, target, isOwn).catch(
    instead(GitHubError, (error) => {
      log.debug(error.message);
      return [];
    }),
  );
}

async function create(target: CommentTarget, body: string): Promise<OwnComment> {
  const { github, repository, pullNumber } = target;
  const answer = await github.ask(
    purposeFor('own', `commenting on ${whereOf(target)}`, 'comments'),
    (rest) => rest.issues.createComment({ ...repository, issue_number: pullNumber, body }),
    StoredComment,
  );
  return ownComment(answer);
}

async function change(target: CommentTarget, comment: OwnComment, body: string): Promise<void> {
  await target.github.ask(
    purposeFor('own', `changing the comment on ${whereOf(target)}`, 'comments'),
    (rest) => rest.issues.updateComment({ ...target.repository, comment_id: comment.id, body }),
    StoredComment,
  );
}

/** Deletes what a race or a broken run left behind. */
async function removeCopies(
  target: CommentTarget,
  kept: OwnComment,
  candidates: readonly OwnComment[],
  log: Log,
): Promise<void> {
  const { github, repository } = target;
  for (const { id } of candidates) {
    if (id === kept.id) continue;
    const removed = github.ask(
      purposeFor('own', `removing a second comment on ${whereOf(target)}`, 'comments'),
      (rest) => rest.issues.deleteComment({ ...repository, comment_id: id }),
      NOTHING,
    );
    // The other run may have removed it already; and a copy too many is no harm.
    await removed.catch(instead(GitHubError, ({ message }) => log.debug(message)));
  }
}

function movedOn(target: CommentTarget): Published {
  return {
    kind: 'superseded',
    sentence: fill(says.pushedAfter, { whereOf: whereOf(target), headSha: target.headSha.slice(0, 7) }),
  };
}

function superseded(target: CommentTarget): Published {
  return {
    kind: 'superseded',
    sentence: `The comment on ${whereOf(target)} is of a newer run, which stays.`,
  };
}

function whereOf(target: CommentTarget): string {
  return `${fullName(target.repository)}#${target.pullNumber}`;
}

/** The clocks of a runner and of the server may differ by so much; in milliseconds. */
const CLOCK_SKEW = 10 * 60_000;

/** What tells a newer run from an older one. */
interface RunAge {
  /** When the run began, RFC 3339. */
  readonly createdAt: string;
  /** The commit that it checked, at which the pull request stands. */
  readonly headSha: string;
}

/**
 * Whether a comment is of a newer run than this one. A run on the commit at which the pull request stands goes before a run
 * on any other, however late that one ended and however often it is repeated; of two on the same side, the one that began
 * later goes before.
 *
 * Whoever may write to the repository may edit our comment too: a time that lies after the server's own time of the last
 * change is made up, and holds nobody back.
 */
function compareAge(comment: OwnComment, run: RunAge): 'older' | 'same' | 'newer' {
  const digest = readDigest(comment.body);
  if (digest === null) return 'older';
  if (digest.headSha !== run.headSha) return 'older';
  const [theirs, ours] = [Date.parse(digest.at), Date.parse(run.createdAt)];
  if (theirs > Date.parse(comment.updatedAt) + CLOCK_SKEW) return 'older';
  return theirs > ours ? 'newer' : theirs === ours ? 'same' : 'older';
}
