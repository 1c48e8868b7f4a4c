// Place: GitHub. Ending: goes-on.
/** Set `comment` to false, or run on `pull_request`. */
export const commentRun = 'comment: this run is about no pull request, so there is nothing to comment on.';
/** Leave `github-token` at its default, and add `pull-requests: write` to the job's permissions. */
export const commentNoGithub =
  'comment: there is no github-token, so nothing was written to the pull request.';
/** Read the result in the job's summary. [Collecting](collecting.md#pull-requests) says what `pull_request_target` needs. */
export const pullRequest =
  'The pull request comes from a fork, whose runs have a token that only reads: the result is in the job’s summary, and no comment is written. A workflow on pull_request_target can write one.';
/** The report files have all lines. The reason behind it has an entry of its own. */
export const checkRun = 'The check run has {annotations} of {all} annotations. {error}';
/** Add `pull-requests: write` to the job's permissions. The summary of the job has the same report. */
export const reportCouldNotPosted = 'The report could not be posted as a comment. {error}';
/** Nothing to do: the comment belongs to the run on the present commit. */
export const pushedAfter =
  '{whereOf} was pushed to after {headSha}: the run on its present commit reports there.';
