import { appendFile } from 'node:fs/promises';
import { Failure, fill } from '#base';
import { tokensOf, type World } from '#check';
import { diagnose } from '../doctor/diagnose.ts';
import { openTo, renderLines, renderTable, sentenceOf } from '../doctor/render.ts';
import type { RunEnd } from '../process/execute.ts';
import { audienceOf } from './audience.ts';
import { readTask, type Task } from './carry-out.ts';
import type { Job } from './job.ts';
import * as says from '../says.ts';

/** `mode: doctor`: says what a run needs and what is missing, in the log and in the summary. */
export async function consult(job: Job, world: World): Promise<RunEnd> {
  const read = await readTask(job, world).catch((error: unknown): Failure => {
    if (!(error instanceof Failure) || error.outcome === 'cancelled') throw error;
    return error;
  });
  const task: Task | null = read instanceof Failure ? null : read;
  const found = await diagnose({
    raw: job.raw,
    settings: read instanceof Failure ? read : read.settings,
    tokens: tokensOf(job.raw),
    world: { ...world, event: task?.context.event ?? world.event },
  });
  const audience = audienceOf(task?.settings ?? null, task?.context ?? job.context);
  const findings = audience === 'student' ? openTo(found) : found;
  process.stdout.write(job.redact(renderLines(findings)));
  const { summaryPath } = job.context;
  if (summaryPath !== null) {
    await appendFile(summaryPath, job.redact(renderTable(findings))).catch((error: unknown) =>
      job.log.warning(fill(says.jobSummary, { error: String(error) })),
    );
  }
  const isFine = findings.every((one) => one.isFine);
  const sentence = sentenceOf(findings);
  return {
    outcome: isFine ? 'passed' : 'config-error',
    exitCode: isFine ? 0 : 1,
    sentence,
    openSentence: sentence,
    report: null,
  };
}
