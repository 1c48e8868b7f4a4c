import { fill, inEnglish } from '#base';
import type { PageAnswer, PageBegin, PageRequest } from '#contract';
import { answer } from './answer.ts';
import { helpedBy } from './helper.ts';
import { type PageBlocks, takeBlocks } from './page-blocks.ts';
import * as says from './says.ts';

/** What a worker has of a page. */
interface WorkerScope {
  addEventListener(
    kind: 'message',
    listener: (event: { readonly data: PageBegin | PageRequest }) => void,
  ): void;
  addEventListener(kind: 'unhandledrejection', listener: (event: { readonly reason: unknown }) => void): void;
  postMessage(answer: PageAnswer): void;
}

/** Answers a page, one request after the other, until the worker is ended. */
export function answerRequests(scope: WorkerScope): void {
  let blocks: PageBlocks | null = null;
  let last: Promise<void> = Promise.resolve();
  const say = (said: PageAnswer): void => scope.postMessage(said);
  scope.addEventListener('message', ({ data }) => {
    if (data.kind === 'begin') {
      blocks = takeBlocks(data);
      helpedBy(data.helper);
      return;
    }
    const known = blocks;
    if (known === null) throw new Error('the worker was asked before it was given what the page holds');
    last = last.then(() => answer(data, known, say));
  });
  // What nobody awaits ends nothing by itself, and the page would wait for ever.
  scope.addEventListener('unhandledrejection', ({ reason }) => {
    const why = inEnglish(fill(says.defectProgram, { reason: String(reason) }));
    say({ kind: 'failed', outcome: 'internal-error', why, stage: null });
  });
}
