/** What is wrong, was left out or needs somebody, in sentences; `fill` puts in what stands in braces. */
export const commentRun = 'comment: this run is about no pull request, so there is nothing to comment on.';
export const commentNoGithub =
  'comment: there is no github-token, so nothing was written to the pull request.';
export const pullRequest =
  'The pull request comes from a fork, whose runs have a token that only reads: the result is in the job’s summary, and no comment is written. A workflow on pull_request_target can write one.';
export const checkRun = 'The check run has {annotations} of {all} annotations. {error}';
export const reportCouldNotPosted = 'The report could not be posted as a comment. {error}';
export const pushedAfter =
  '{whereOf} was pushed to after {headSha}: the run on its present commit reports there.';
