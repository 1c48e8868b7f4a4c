import { deflated, LOCALES, message, type Message, wordsBlock } from '#base';
import { type PageAnswer, type PageBegin, type PageRequest, type PageStage, TEMPLATE_BLOCK } from '#contract';

/**
 * Starts what checks. Its text is that of this page's own script: a page that was opened from a disk may start no other one.
 *
 * @param onAnswer also hears of an end that the worker could not tell of, as `failed`
 */
export function startWorker(onAnswer: (answer: PageAnswer) => void) {
  const script = textOf('script');
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const failed = (why: Message): void => onAnswer({ kind: 'failed', outcome: 'internal-error', why, stage });
  let stage: PageStage | null = null;
  let worker: Worker;
  try {
    worker = new Worker(address);
  } catch {
    // Once the caller has what is returned: it hears of nobody else.
    queueMicrotask(() => failed(message('check.notStarted')));
    return { ask: () => {}, end: () => {} };
  }
  const { port1, port2: helper } = new MessageChannel();
  port1.addEventListener(
    'message',
    ({ data, ports: [port] }: MessageEvent<Blob | Uint8Array<ArrayBuffer>>) => {
      (data instanceof Blob ? data.arrayBuffer() : deflated(data)).then(
        (bytes) => port?.postMessage(bytes),
        () => port?.postMessage(null),
      );
    },
  );
  port1.start();
  worker.postMessage({ ...beginning(script), helper } satisfies PageBegin, [helper]);
  worker.addEventListener('message', ({ data }: MessageEvent<PageAnswer>) => {
    URL.revokeObjectURL(address);
    stage = data.kind === 'progress' ? data.stage : null;
    onAnswer(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    // Without words where the browser ran nothing of it, as a rule of the host or an extension may have it.
    failed(event instanceof ErrorEvent ? died(event.message) : message('check.notStarted'));
  });
  // An answer for which the page has no memory.
  worker.addEventListener('messageerror', () => {
    worker.terminate();
    failed(died(''));
  });
  return {
    ask: (request: PageRequest): void => worker.postMessage(request),
    end: (): void => worker.terminate(),
  };
}

/** What the page holds and the worker needs, packed. English is in its script. */
function beginning(script: string): Omit<PageBegin, 'helper'> {
  const ids = [TEMPLATE_BLOCK, ...LOCALES.map(wordsBlock)];
  const blocks = ids.flatMap((id) => {
    const text = document.getElementById(id)?.textContent;
    return text === undefined ? [] : [[id, text] as const];
  });
  return { kind: 'begin', blocks: Object.fromEntries(blocks), script, style: textOf('style') };
}

/** The text of the first element of a kind. */
function textOf(tag: 'script' | 'style'): string {
  return document.querySelector(tag)?.textContent ?? '';
}

/** @param what the browser's words; '': it has none, as where memory ended */
function died(what: string): Message {
  return what === '' ? message('check.died') : message('check.diedBecause', { reason: what });
}
