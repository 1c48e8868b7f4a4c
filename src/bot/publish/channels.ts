import { sha256 } from '#native';
import * as says from './says.ts';

/** What decides where a run is reported. */
export interface ChannelFacts {
  readonly comment: 'auto' | 'always' | 'never';
  readonly annotations: 'auto' | 'always' | 'never';
  readonly checkRun: boolean;
  readonly dryRun: boolean;
  /** The pull request that the run is about; null: none. */
  readonly pullRequest: { readonly number: number; readonly headSha: string } | null;
  /** The run has a token that only reads: a fork's own `pull_request` event. */
  readonly readOnly: boolean;
  /** Commit of the run, where there is no pull request. */
  readonly sha: string | null;
  readonly hasToken: boolean;
}

interface Channels {
  /** `update`: only where there is one already. */
  readonly comment: 'write' | 'update' | 'no';
  readonly annotations: boolean;
  /** Commit that the check run belongs to; null: no check run. */
  readonly checkRunSha: string | null;
  /** Why something that one may expect is not there, for the log. */
  readonly remarks: readonly string[];
}

/**
 * Where a run is reported besides summary and files.
 *
 * @param isWorthTelling the run found something, or could not be done: lines of a pull request that passed ask nobody for anything
 */
export function channelsFor(facts: ChannelFacts, isWorthTelling: boolean): Channels {
  const remarks: string[] = [];
  const posts = !facts.dryRun && facts.hasToken;
  let comment: Channels['comment'] = 'no';
  if (facts.comment !== 'never' && !facts.dryRun) {
    if (facts.pullRequest === null) {
      if (facts.comment === 'always') {
        remarks.push(says.commentRun);
      }
    } else if (!facts.hasToken) {
      remarks.push(says.commentNoGithub);
    } else if (facts.readOnly && facts.comment === 'auto') {
      remarks.push(says.pullRequest);
    } else {
      comment = facts.comment === 'always' || isWorthTelling ? 'write' : 'update';
    }
  }
  return {
    comment,
    annotations:
      facts.annotations === 'always' ||
      (facts.annotations === 'auto' && facts.pullRequest !== null && isWorthTelling),
    checkRunSha: facts.checkRun && posts ? (facts.pullRequest?.headSha ?? facts.sha) : null,
    remarks,
  };
}

/**
 * What keeps the comments of several jobs on one pull request apart: as given, else made from workflow and job. The runner
 * does not say which combination of a matrix a job is, so that a matrix needs a key of its own for each.
 */
export function commentKey(
  given: string | null,
  job: { readonly workflow: string | null; readonly job: string },
): string {
  const text = given ?? `${job.workflow ?? 'workflow'}/${job.job}`;
  const slug = text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  // Two texts that make one slug are still two keys.
  return slug === text ? slug : `${slug}-${sha256(text).slice(0, 8)}`;
}
