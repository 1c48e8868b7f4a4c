import { ENGLISH, fill, inEnglish, type Log, type Message, openWords } from '#base';
import { keptWords, renderConsole, renderFailure, renderSummary, viewOf, writeReportFiles } from '#channels';
import { type Audience, readersOf, type RunReport, type Settings } from '#contract';
import type { GitHub } from '#github';
import { studentFailureSentence, studentView, type StudentView } from '#report';
import { reportTemplate } from '#system';
import { resolve } from 'node:path';
import type { RunEnd } from '../process/execute.ts';
import { audienceOf } from './audience.ts';
import { attempt, conclude, outputsOf, writeOutputs, writeSummary } from './outputs.ts';
import { post } from './post.ts';
import type { RunContext } from './run-context.ts';
import * as says from '../says.ts';

/** Of each list in the log: the worst stand first, and the report has them all. */
const MAX_ROWS = 40;

/** What a run came to, and what it was told. */
interface Ended {
  readonly end: RunEnd;
  /** null: they could not be read. */
  readonly settings: Settings | null;
  readonly context: RunContext;
  /** The job is a part of a matrix: another one reports. */
  readonly isPart: boolean;
  /** It was posted to GitHub already. */
  readonly isPosted: boolean;
}

interface Effects {
  readonly log: Log;
  readonly redact: (text: string) => string;
  /** Runs what needs GitHub for as long as there is time. */
  readonly inTime: (work: (github: () => GitHub) => Promise<void>) => Promise<void>;
}

/**
 * Writes everything that a person or a later step reads. A channel that fails is a warning, never another verdict.
 *
 * @returns the exit code
 */
export async function publish(ended: Ended, effects: Effects): Promise<0 | 1> {
  const { end, settings, context, isPart, isPosted } = ended;
  const { log, redact } = effects;
  const { report } = end;
  const audience = readersOf(report, audienceOf(settings, context));
  // What is wrong with the settings stands in a workflow and a file that every reader can read as well.
  const said: Audience = settings === null ? 'staff' : audience;
  const sentence = said === 'staff' ? end.sentence : ENGLISH.tell(messageForStudents(end));
  if (report !== null && settings !== null) {
    writeOutputs(outputsOf(report));
    const directory = resolve(context.workspace, settings.reportDir);
    if (!isPart) await writeReport(report, audience, directory, ended, effects);
  }
  await writeSummary(context, effects, async () => {
    const words = await openWords(settings?.locale ?? null);
    return report !== null && !isPart
      ? renderSummary(viewOf(report, audience, words))
      : renderFailure(end.outcome, said === 'staff' ? inEnglish(sentence) : messageForStudents(end), words);
  });
  if (report !== null && settings !== null && !isPart && !isPosted) {
    const failed = (error: string): string => fill(says.resultCouldNotWritten, { error });
    await attempt(log, failed, () =>
      effects.inTime((github) => post(report, audience, { settings, context, github, log, redact })),
    );
  }
  if (said === 'staff') {
    const warnings = report?.verdict.warnings ?? [];
    for (const warning of warnings.slice(0, MAX_WARNINGS)) log.warning(ENGLISH.tell(warning));
  }
  // For the person who may run it again with debug logging on.
  if (sentence !== end.sentence) log.debug(`The whole sentence: ${end.sentence}`);
  return said === 'staff' || report === null
    ? conclude({ ...end, sentence }, log)
    : concludeForStudents(end, studentView(report), log);
}

/** Writes the report's files, and prints it into the log. */
async function writeReport(
  report: RunReport,
  audience: Audience,
  directory: string,
  { context: { workspace } }: Ended,
  { log, redact }: Effects,
): Promise<void> {
  const failed = (error: string): string => fill(says.reportFiles, { error });
  await attempt(log, failed, async () => {
    const options = { directory, workspace, audience, template: reportTemplate(), redact };
    const { isKept, files } = await writeReportFiles(report, options);
    if (isKept) {
      log.notice(keptWords(directory, files));
      return;
    }
    writeOutputs({ 'report-path': directory });
    log.info(`The report is in ${directory}: open index.html.`);
  });
  const layout = { colours: false, width: 120, maxRows: MAX_ROWS };
  process.stdout.write(redact(renderConsole(viewOf(report, audience), layout)));
}

/** Of the ten annotations that the runner shows of a step, what a verdict's warnings may take; the report has them all. */
const MAX_WARNINGS = 5;

/**
 * The last words where students read them: of a verdict, which says nothing about others. The job's colour is the policy of
 * `fail-on`; where the author is not to be exposed, or nothing is told, no red line of ours stands beside it.
 */
function concludeForStudents(end: RunEnd, view: StudentView, log: Log): 0 | 1 {
  const { outcome } = view;
  const sentence = ENGLISH.tell(view.sentence);
  if (outcome !== null && !(view.isPublic && outcome === 'flagged')) {
    return conclude({ ...end, sentence }, log);
  }
  writeOutputs({ outcome: end.outcome });
  log.notice(sentence);
  return end.exitCode;
}

/** A reason is kept back where it could name a peer, and nowhere else: failures of our own are for whoever reads the log. */
function messageForStudents(end: RunEnd): Message {
  if (end.report !== null) return studentView(end.report).sentence;
  return end.openSentence === null ? studentFailureSentence(end.outcome) : inEnglish(end.openSentence);
}
