import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { reportTemplate } from '../assets.ts';
import type { Log } from '../domain/effects.ts';
import type { Audience } from '../domain/report.ts';
import type { GitHub } from '../github/client.ts';
import type { RunEnd } from '../process/execute.ts';
import { renderConsole } from '../report/console.ts';
import { renderFailure, renderSummary } from '../report/summary.ts';
import { writeReportFiles } from '../report/write.ts';
import type { Settings } from '../settings/settings.ts';
import type { ActionContext } from './context.ts';
import { writeOutputs } from './outputs.ts';
import { post, pullRequestOf } from './post.ts';

/** Writes everything that a person or a later step reads. A channel that fails is a warning, never another verdict. */
export async function publish(
  end: RunEnd,
  run: { readonly settings: Settings | null; readonly isPart: boolean; readonly github: () => GitHub },
  context: ActionContext,
  log: Log,
  redact: (text: string) => string,
): Promise<0 | 1> {
  const { report } = end;
  const { settings } = run;
  const audience = audienceOf(settings, context, pullRequestOf(report, context) !== null);
  if (report !== null && settings !== null) {
    const directory = resolve(context.workspace, settings.reportDir);
    writeOutputs({
      'check-id': report.findings.checkId === null ? '' : String(report.findings.checkId),
      'check-url': report.findings.checkUrl ?? '',
      'submission-count': String(report.findings.submissions.filter((one) => one.role === 'judged').length),
      'flagged-count': String(report.verdict.flagged.length),
      'max-similarity': numberOutput(report.verdict.maxSimilarity),
      'max-ai-score': numberOutput(report.verdict.maxAiScore),
    });
    if (!run.isPart)
      await attempt('The report files could not be written', async () => {
        await writeReportFiles(report, { directory, audience, template: reportTemplate(), redact });
        writeOutputs({ 'report-path': directory });
        log.info(`The report is in ${directory}: open index.html.`);
      });
    if (!run.isPart) {
      process.stdout.write(
        redact(renderConsole(report, audience, { colours: false, width: 120, maxRows: 100 })),
      );
    }
  }
  await attempt('The job summary could not be written', async () => {
    if (context.summaryPath === null) return;
    const text =
      report === null || run.isPart
        ? renderFailure(end.outcome, end.sentence)
        : renderSummary(report, audience);
    await appendFile(context.summaryPath, redact(text));
  });
  if (report !== null && settings !== null && !run.isPart) {
    await attempt('The result could not be written to GitHub', () =>
      post(report, audience, {
        settings,
        context,
        github: run.github,
        log,
        redact,
        print: (text) => process.stdout.write(text),
      }),
    );
  }
  writeOutputs({ outcome: end.outcome });
  if (end.exitCode === 1) log.error(`${end.outcome}: ${end.sentence}`);
  else if (end.outcome === 'passed') log.info(`${end.outcome}: ${end.sentence}`);
  else log.notice(`${end.outcome}: ${end.sentence}`);
  return end.exitCode;

  async function attempt(what: string, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      log.warning(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/**
 * Who reads this job's log, summary and comment. In a public repository that is everybody, whatever the settings say; a run
 * on one pull request or one repository is read by the person whose work it is.
 */
function audienceOf(settings: Settings | null, context: ActionContext, onPullRequest: boolean): Audience {
  if (settings?.anonymize === 'always' || context.repositoryIsPrivate === false) return 'student';
  if (settings?.anonymize === 'never') return 'staff';
  return onPullRequest || settings?.source === 'workspace' ? 'student' : 'staff';
}

function numberOutput(value: number | null): string {
  return value === null ? 'n/a' : String(value);
}
