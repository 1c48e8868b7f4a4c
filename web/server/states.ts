import { message, type Message } from '#base';
import type { CheckLine, CheckStage } from '#contract';

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
