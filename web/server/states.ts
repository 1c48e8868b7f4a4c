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

/** Whether a check was started and has not ended. */
export function isRunning({ state }: Pick<CheckLine, 'state'>): boolean {
  return state === 'queued' || state === 'processing';
}

/** Whether a check changes by itself. */
export function isUnderWay(check: CheckLine): boolean {
  return isRunning(check) || check.report === 'making';
}
