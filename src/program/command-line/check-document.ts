import { Readable } from 'node:stream';
import { inEnglish } from '#base';
import { jsonPieces, type View, viewOf } from '#channels';
import { NOTHING_FOUND, unjudged } from '#check';
import { INPUTS, type RunReport, type Settings } from '#contract';
import { pipeline } from 'node:stream/promises';
import type { RunEnd } from '../process/execute.ts';
import { VERSION } from '../../version.ts';

/** How a check ended that has no report. Without secrets. */
type End = Pick<RunEnd, 'outcome' | 'exitCode' | 'sentence'>;

/**
 * Prints the document of a check that ended before it had a report: its outcome and the reason, and nothing found.
 *
 * @param settings null: they could not be read
 * @param at when it began
 */
export async function printFailure(end: End, settings: Settings | null, at: Date): Promise<void> {
  await printDocument(viewOf(reportOfFailure(end, settings, at), 'staff'), process.stdout);
}

function reportOfFailure(end: End, settings: Settings | null, at: Date): RunReport {
  const { outcome, exitCode, sentence } = end;
  return {
    findings: NOTHING_FOUND,
    verdict: unjudged({ outcome, exitCode, sentence: inEnglish(sentence) }),
    thresholds: {
      similarity: settings?.similarityThreshold ?? INPUTS['similarity-threshold'].default,
      ai: settings?.aiThreshold ?? INPUTS['ai-threshold'].default,
    },
    run: {
      title: settings?.checkName ?? 'similarity',
      createdAt: at.toISOString(),
      durationMs: Date.now() - at.getTime(),
      repository: null,
      runUrl: null,
      toolVersion: VERSION,
    },
    locale: null,
    students: { feedback: 'full', policy: null, isPublic: false, notComparedWith: 0 },
    dismissed: [],
    cases: [],
    common: [],
  };
}

/** Prints the document of `report.json`, as fast as its reader takes it. What cannot be written is the stream's `error` event alone. */
export async function printDocument(view: View, stream: NodeJS.WritableStream): Promise<void> {
  try {
    await pipeline(Readable.from(jsonPieces(view)), stream, { end: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== 'write') throw error;
  }
}
