import { fill, type Log, openWords } from '#base';
import { channelsFor, commentKey, postCheckRun, publishComment } from '#bot';
import { checkRunOutput, renderAnnotations, viewOf } from '#channels';
import { type Audience, isPullRequestEvent, type RunReport, type Settings } from '#contract';
import { type GitHub, sameRepository } from '#github';
import type { RunContext } from './run-context.ts';
import * as says from '../says.ts';

/** The pull request that a run is about: the one it collected, else the one of its event. */
function pullRequestOf(
  report: RunReport | null,
  context: RunContext,
): { readonly number: number; readonly headSha: string } | null {
  for (const { origin, role } of report?.findings.submissions ?? []) {
    if (role !== 'judged' || origin?.kind !== 'pull-request') continue;
    const { repository } = context.event;
    if (repository !== null && sameRepository(repository, origin)) {
      return { number: origin.number, headSha: origin.sha };
    }
  }
  const { pullRequest } = context.event;
  return pullRequest === null ? null : { number: pullRequest.number, headSha: pullRequest.headSha };
}

/** Writes what goes to GitHub itself: annotations, the comment, a check run. A channel that is refused is a warning. */
export async function post(
  report: RunReport,
  audience: Audience,
  run: {
    readonly settings: Settings;
    readonly context: RunContext;
    readonly github: () => GitHub;
    readonly log: Log;
    readonly redact: (text: string) => string;
  },
): Promise<void> {
  const { settings, context, log, redact } = run;
  const { event } = context;
  const { repository } = event;
  const { verdict } = report;
  const isTold = audience === 'staff' || report.students.feedback !== 'none';
  const pullRequest = pullRequestOf(report, context);
  const channels = channelsFor(
    {
      ...settings,
      pullRequest,
      readOnly: event.isFork && event.name !== 'pull_request_target' && isPullRequestEvent(event.name),
      sha: event.sha,
      hasToken: settings.githubToken !== null,
    },
    // Students who are told nothing need no comment for it; one that is there must not go on saying what it said before.
    (isTold && verdict.outcome !== 'passed' && verdict.outcome !== 'skipped') ||
      (audience === 'staff' && verdict.standsOut.length > 0),
  );
  for (const remark of channels.remarks) log.info(remark);
  const words = await openWords(report.locale);
  // Printed as they are, so that the runner reads them as commands.
  if (channels.annotations) process.stdout.write(redact(renderAnnotations(viewOf(report, audience, words))));

  const key = commentKey(settings.commentKey, context);
  if (channels.comment !== 'no' && repository !== null && pullRequest !== null) {
    const { kind, sentence } = await publishComment(
      {
        github: run.github(),
        repository,
        pullNumber: pullRequest.number,
        headSha: pullRequest.headSha,
        key,
        report,
        audience,
        createIfMissing: channels.comment === 'write',
      },
      log,
    );
    if (kind === 'refused') log.warning(fill(says.resultJobs, { sentence }));
    else log.info(sentence);
  }
  if (channels.checkRunSha !== null && repository !== null) {
    const result = await postCheckRun(
      run.github(),
      {
        repository,
        headSha: channels.checkRunSha,
        name: `Similarity (${settings.commentKey ?? context.job})`,
        key,
        runId: context.runId,
        startedAt: report.run.createdAt,
        detailsUrl: context.runUrl,
      },
      redactOutput(checkRunOutput(viewOf(report, audience, words)), redact),
    );
    if (result.kind === 'refused') log.warning(fill(says.checkRun, { sentence: result.sentence }));
    if (result.kind === 'superseded') {
      log.info('The check run of this commit is of a newer run, which stays.');
    }
    if (result.kind === 'cut short') log.warning(fill(says.checkRunNot, { sentence: result.sentence }));
  }
}

function redactOutput(
  output: ReturnType<typeof checkRunOutput>,
  redact: (text: string) => string,
): ReturnType<typeof checkRunOutput> {
  return {
    ...output,
    title: redact(output.title),
    summary: redact(output.summary),
    pages: output.pages.map((page) => page.map((one) => ({ ...one, message: redact(one.message) }))),
  };
}
