import type { GivenPart, PageAnswer, PageRequest } from '../../src/contract/page-messages.ts';
import type { RawInputs } from '../../src/contract/settings/raw-inputs.ts';
import type { Tab } from './tab.ts';

/** A file, or a folder that holds none, that is dropped on the page. */
export interface DroppedHere {
  readonly part: GivenPart;
  /** As the page hears of it. */
  readonly path: string;
  /** Where it lies on this machine; null: a folder that holds no file. */
  readonly from: string | null;
}

/** What is asked of the worker. */
export interface Asked {
  readonly kind: PageRequest['kind'];
  readonly inputs?: RawInputs;
  readonly title?: string;
  /** Whether the texts of the report's files are read: no person does that, and they take memory. Default: yes. */
  readonly isRead?: boolean;
}

/** What the worker said last, with the texts of the report's files. */
export interface Ended {
  readonly answer: PageAnswer;
  readonly files: Readonly<Record<string, string>>;
  /** In their order, each once. */
  readonly stages: readonly string[];
  /** From when the files were chosen until the report's files lay in memory. */
  readonly seconds: number;
}

/** Asks a worker of a page that checks, as its own script starts it, whatever the page shows. Each file has a name of its own. */
export async function askPage(
  tab: Pick<Tab, 'choose' | 'evaluate'>,
  dropped: readonly DroppedHere[],
  { kind, inputs = {}, title = '', isRead = true }: Asked,
): Promise<Ended> {
  await tab.evaluate(`(() => {
    document.querySelector('#dropped-here')?.remove();
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', multiple: true, id: 'dropped-here' });
    document.body.append(input);
  })()`);
  await tab.choose(
    '#dropped-here',
    dropped.flatMap(({ from }) => from ?? []),
  );
  const given = JSON.stringify({
    dropped: dropped.map(({ part, path, from }) => [part, path, from !== null]),
    kind,
    inputs,
    title,
    isRead,
  });
  const ended = await tab.evaluate(`new Promise((resolve) => {
    const { dropped, kind, inputs, title, isRead } = ${given};
    const [script, style] = ['script', 'style'].map((tag) => document.querySelector(tag).textContent);
    const worker = new Worker(URL.createObjectURL(new Blob([script])));
    const blocks = {};
    for (const one of document.querySelectorAll('script[type="application/octet-stream"]')) {
      blocks[one.id] = one.textContent;
    }
    const { port1, port2: helper } = new MessageChannel();
    const packed = (data) => new Response(data).body.pipeThrough(new CompressionStream('deflate-raw'));
    port1.onmessage = async ({ data, ports }) =>
      ports[0].postMessage(await new Response(data instanceof Blob ? data : packed(data)).arrayBuffer());
    worker.postMessage({ kind: 'begin', blocks, script, style, helper }, [helper]);
    const begun = performance.now();
    const files = {};
    const chosen = [...document.querySelector('#dropped-here').files];
    for (const [part, path, isFile] of dropped) {
      (files[part] ??= []).push({ path, file: isFile ? chosen.shift() : null });
    }
    const stages = [];
    worker.addEventListener('error', ({ message }) => resolve({ answer: { kind: 'died', message }, files: {}, stages, seconds: 0 }));
    worker.addEventListener('message', async ({ data }) => {
      if (data.kind === 'progress') {
        if (stages.at(-1) !== data.stage) stages.push(data.stage);
        return;
      }
      const seconds = (performance.now() - begun) / 1000;
      const texts = {};
      for (const { name, bytes } of isRead ? (data.files ?? []) : []) texts[name] = await bytes.text();
      worker.terminate();
      resolve({ answer: { ...data, files: undefined }, files: texts, stages, seconds });
    });
    worker.postMessage({ kind, given: { files, inputs, title } });
  })`);
  return ended as Ended;
}
