import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { reportTemplate } from '../assets.ts';
import type { Log } from '../domain/effects.ts';
import { LIMITS } from '../domain/limits.ts';
import { isPullRequestEvent } from '../domain/events.ts';
import { isSingle } from '../domain/source-names.ts';
import type { Audience } from '../domain/report.ts';
import { judgedOf } from '../domain/submission.ts';
import type { GitHub } from '../github/client.ts';
import { statusOf } from '../github/errors.ts';
import type { RunEnd } from '../process/execute.ts';
import { renderConsole } from '../report/channels/console.ts';
import { studentFailureSentence } from '../report/student-sentence.ts';
import { type StudentView, studentView } from '../report/views/student.ts';
import { renderFailure, renderSummary } from '../report/channels/summary.ts';
import { keptWords, writeReportFiles } from '../report/write.ts';
import type { Settings } from '../settings/settings.ts';
import { readRepository } from '../sources/github/repository.ts';
import type { RunContext } from './run-context.ts';
import { writeOutputs } from './outputs.ts';
import { post } from './post.ts';
import { renderScanSummary, type ScanEnd, scanOutputs } from './scan.ts';
import { messageOf } from '../text/message-of.ts';
import { viewOf } from '../report/views/view.ts';

/** Of each list in the log: the worst stand first, and the report has them all. */
const MAX_ROWS = 40;

/** Writes everything that a person or a later step reads. A channel that fails is a warning, never another verdict. */
export async function publish(
  end: RunEnd,
  run: {
    readonly settings: Settings | null;
    readonly isPart: boolean;
    /** It was posted to GitHub already. */
    readonly isPosted: boolean;
    /** Runs what needs GitHub for as long as there is time. */
    readonly inTime: (work: (github: () => GitHub) => Promise<void>) => Promise<void>;
  },
  context: RunContext,
  log: Log,
  redact: (text: string) => string,
): Promise<0 | 1> {
  const { report } = end;
  const { settings } = run;
  const audience = audienceOf(settings, context);
  // What is wrong with the settings stands in a workflow and a file that every reader can read as well.
  const said: Audience = settings === null ? 'staff' : audience;
  const sentence = said === 'staff' ? end.sentence : sentenceForStudents(end);
  if (report !== null && settings !== null) {
    const directory = resolve(context.workspace, settings.reportDir);
    writeOutputs({
      'check-id': report.findings.checkId === null ? '' : String(report.findings.checkId),
      'check-url': report.findings.checkUrl ?? '',
      'submission-count': String(judgedOf(report.findings.submissions).length),
      'flagged-count': String(report.verdict.flagged.length),
      'stands-out-count': String(report.verdict.standsOut.length),
      'max-similarity': numberOutput(report.verdict.maxSimilarity),
      'max-ai-score': numberOutput(report.verdict.maxAiScore),
    });
    if (!run.isPart) {
      await attempt('The report files could not be written', async () => {
        const { isKept, files } = await writeReportFiles(report, {
          directory,
          workspace: context.workspace,
          audience,
          template: reportTemplate(),
          redact,
        });
        if (isKept) {
          log.notice(keptWords(directory, files));
        } else {
          writeOutputs({ 'report-path': directory });
          log.info(`The report is in ${directory}: open index.html.`);
        }
      });
    }
    if (!run.isPart) {
      process.stdout.write(
        redact(renderConsole(viewOf(report, audience), { colours: false, width: 120, maxRows: MAX_ROWS })),
      );
    }
  }
  await attempt('The job summary could not be written', async () => {
    if (context.summaryPath === null) return;
    const text =
      report === null || run.isPart
        ? renderFailure(end.outcome, sentence)
        : renderSummary(viewOf(report, audience));
    await appendFile(context.summaryPath, redact(text));
  });
  if (report !== null && settings !== null && !run.isPart && !run.isPosted) {
    await attempt('The result could not be written to GitHub', () =>
      run.inTime((github) =>
        post(report, audience, {
          settings,
          context,
          github,
          log,
          redact,
          print: (text) => process.stdout.write(text),
        }),
      ),
    );
  }
  if (said === 'staff') {
    const warnings = report?.verdict.warnings ?? [];
    for (const warning of warnings.slice(0, MAX_WARNINGS)) log.warning(warning);
  }
  // For whoever may run it again with debug logging on.
  if (sentence !== end.sentence) log.debug(`The whole sentence: ${end.sentence}`);
  return said === 'staff' || report === null
    ? conclude({ ...end, sentence }, log)
    : concludeForStudents(end, studentView(report), log);

  async function attempt(what: string, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      log.warning(`${what}: ${messageOf(error)}`);
    }
  }
}

/** Of the ten annotations that the runner shows of a step, what a verdict's warnings may take; the report has them all. */
const MAX_WARNINGS = 5;

/**
 * The last words where students read them: of a verdict, which says nothing about others. The job's colour is the policy of
 * `fail-on`; where the author is not to be exposed, or nothing is told, no red line of ours stands beside it.
 */
function concludeForStudents(end: RunEnd, view: StudentView, log: Log): 0 | 1 {
  const { outcome, sentence } = view;
  if (outcome !== null && !(view.isPublic && outcome === 'flagged')) {
    return conclude({ ...end, sentence }, log);
  }
  writeOutputs({ outcome: end.outcome });
  log.notice(sentence);
  return end.exitCode;
}

/** A reason is kept back where it could name a peer, and nowhere else: failures of our own are for whoever reads the log. */
function sentenceForStudents(end: RunEnd): string {
  if (end.report !== null) return studentView(end.report).sentence;
  return end.openSentence ?? studentFailureSentence(end.outcome);
}

/** The last words of a run, and its exit code. */
function conclude(end: Pick<RunEnd, 'outcome' | 'exitCode' | 'sentence'>, log: Log): 0 | 1 {
  const isWritten = writeOutputs({ outcome: end.outcome });
  const words = `${end.outcome}: ${end.sentence}`;
  if (end.exitCode === 1) log.error(words);
  else if (end.outcome === 'passed') log.info(words);
  else if (end.outcome === 'skipped') log.notice(words);
  // A policy let the job pass; what it passes over has to be seen.
  else log.warning(words);
  return isWritten ? end.exitCode : 1;
}

/** Outputs and summary of a scan; the files of each assignment are there already. */
export async function publishScan(
  end: ScanEnd,
  settings: Settings | null,
  context: RunContext,
  log: Log,
  redact: (text: string) => string,
): Promise<0 | 1> {
  writeOutputs(scanOutputs(end));
  if (settings !== null) writeOutputs({ 'report-path': resolve(context.workspace, settings.reportDir) });
  for (const { name, sentence } of end.assignments) log.info(`${name}: ${sentence}`);
  if (context.summaryPath !== null) {
    const text = redact(renderScanSummary(end, LIMITS.summaryBytes - SUMMARY_RESERVE));
    await appendFile(context.summaryPath, text).catch((error: unknown) => {
      log.warning(`The job summary could not be written: ${String(error)}`);
    });
  }
  return conclude(end, log);
}

/** Other steps of the job write into the same summary. */
const SUMMARY_RESERVE = 64 * 1024;

/**
 * Who reads this job's log, summary and comment. In a public repository that is everybody, whatever the settings say; a run
 * on one pull request or one repository is read by the person whose work it is. What the run found is not asked: it may have
 * ended before it found anything.
 */
export function audienceOf(settings: Settings | null, context: RunContext): Audience {
  const { name: event, repositoryIsPrivate: isPrivate } = context.event;
  // A scan works in a private staff repository or not at all.
  if (settings?.mode === 'scan') return 'staff';
  if (settings?.anonymize === 'always') return 'student';
  const inPublic =
    isPrivate === false ||
    // Only a schedule does not say; where nobody else did either, it may be public.
    (event === 'schedule' && isPrivate === null);
  if (inPublic) return 'student';
  const isOnOnesWork =
    settings?.mode === 'bot' ||
    (settings !== null && isSingle(settings.source)) ||
    isPullRequestEvent(event) ||
    event === 'issue_comment';
  return settings?.anonymize !== 'never' && isOnOnesWork ? 'student' : 'staff';
}

/**
 * Whether this run's repository is private, as the event says or, where it does not (that of a schedule), as GitHub does. A
 * token may read every public repository, so one that it may not see is private: tokens for students' repositories alone
 * are the rule in a course. null: there is no such repository, or no answer at all.
 *
 * @param askers with the run's token, and without any for when that one is refused
 */
export async function visibilityOf(
  context: RunContext,
  askers: readonly (() => GitHub)[],
): Promise<boolean | null> {
  const { name, repository, repositoryIsPrivate } = context.event;
  if (repositoryIsPrivate !== null) return repositoryIsPrivate;
  if (repository === null || name === null) return null;
  let isPrivate: boolean | null = null;
  for (const asker of askers) {
    try {
      return (await readRepository(asker(), repository)).isPrivate;
    } catch (error) {
      const status = statusOf(error);
      if (status === 404) return true;
      // An answer that does not say is none that could be relied on.
      if (status !== null) isPrivate = false;
    }
  }
  return isPrivate;
}

function numberOutput(value: number | null): string {
  return value === null ? 'n/a' : String(value);
}
