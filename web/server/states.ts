import type { CheckLine, CheckStage } from '../../src/server/page/answers.ts';
import { message } from '../../src/words/message.ts';
import type { Message } from '../../src/words/value.ts';

const STATES: Readonly<Record<CheckStage, Message>> = {
  created: message('server.created'),
  queued: message('server.queued'),
  processing: message('server.processing'),
  completed: message('server.completed'),
  failed: message('server.failedState'),
};

/** A state as people read it. */
export function stateWords(state: CheckStage): Message {
  return STATES[state];
}

/** Whether a check changes by itself. */
export function isUnderWay({ state, report }: CheckLine): boolean {
  return state === 'queued' || state === 'processing' || report === 'making';
}
