import { fill, Skipped } from '#base';
import type { RunReport } from '#contract';
import { requestFromEvent } from './action-transport.ts';
import { strangerText } from './authorise.ts';
import { runKey } from './check-mark.ts';
import type { BotResult } from './dialogue.ts';
import { type BotHost, effectsOf } from './effects.ts';
import { handleRequest } from './handle.ts';
import * as says from './says.ts';

/**
 * Answers the comment (or the call by hand) that started this run.
 *
 * @returns the report of a check that was asked for
 * @throws Skipped where the answer needed no check; the Failure of a check that could not be done
 */
export async function answerCommand(host: BotHost): Promise<RunReport> {
  const { settings, world } = host;
  const { event } = world;
  const request = requestFromEvent(event);
  if ('ignored' in request) throw new Skipped(fill(says.nothingAnswer, { ignored: request.ignored }));
  const result = await handleRequest(request, effectsOf(host), {
    botUsers: settings.botUsers,
    runUrl: world.runUrl,
    run: { key: runKey(world.run), isFirstAttempt: world.run.attempt === 1 },
  });
  if (result.kind === 'checked') return result.report;
  if (result.kind === 'failed') throw result.failure;
  throw new Skipped(sentenceOf(result, request.author));
}

function sentenceOf(result: Exclude<BotResult, { kind: 'checked' | 'failed' }>, author: string): string {
  switch (result.kind) {
    case 'ignored':
      return says.nothingAnswerComment;
    case 'replayed':
      return says.commandCarried;
    case 'elsewhere':
      return says.anotherRun;
    case 'refused':
      return fill(says.commandRefused, { author });
    case 'turned-away':
      return fill(says.commandOfWasRefusedFor, { author, why: strangerText(result.reason) });
    case 'done':
      return `The command ${result.command} was answered.`;
  }
}
