import { copyFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { GivenPart, PageAnswer, PageRequest } from '../../src/contract/page-messages.ts';
import type { RawInputs } from '../../src/contract/settings/raw-inputs.ts';
import { temporaryFolder } from '../temporary.ts';
import { shared } from './pages.ts';

/** A file that is dropped on the page. */
export interface DroppedHere {
  readonly part: GivenPart;
  /** As the page hears of it. */
  readonly path: string;
  /** Where it lies on this machine. */
  readonly from: string;
}

/** What the worker said last, with the texts of the report's files. */
interface Ended {
  readonly answer: PageAnswer;
  readonly files: Readonly<Record<string, string>>;
  /** In their order, each once. */
  readonly stages: readonly string[];
}

/** Writes the page that checks to a file. @returns its address */
export async function writeCheckPage(): Promise<string> {
  const path = join(temporaryFolder('check-page'), 'similarity.html');
  writeFileSync(path, await shared('check'));
  return pathToFileURL(path).href;
}

/** Opens the page that checks, from a disk. */
export async function openCheckPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  return page;
}

/** Asks a worker of the page, as its own script starts it, whatever the page shows. */
export async function askWorker(
  page: Page,
  dropped: readonly DroppedHere[],
  { kind, inputs = {}, title = '' }: { kind: PageRequest['kind']; inputs?: RawInputs; title?: string },
): Promise<Ended> {
  await page.evaluate(`(() => {
    document.querySelector('#dropped-here')?.remove();
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', multiple: true, id: 'dropped-here' });
    document.body.append(input);
  })()`);
  // Files of one name would be one file on their way to the browser.
  const folder = temporaryFolder('dropped');
  const copies = dropped.map(({ from }, at) => {
    const copy = join(folder, `${at}-${basename(from)}`);
    copyFileSync(from, copy);
    return copy;
  });
  await page.locator('#dropped-here').setInputFiles(copies);
  const given = JSON.stringify({
    dropped: dropped.map(({ part, path }) => [part, path]),
    kind,
    inputs,
    title,
  });
  return page.evaluate(`new Promise((resolve) => {
    const { dropped, kind, inputs, title } = ${given};
    const worker = new Worker(URL.createObjectURL(new Blob([document.querySelector('script').textContent])));
    const blocks = {};
    for (const one of document.querySelectorAll('script[type="application/octet-stream"]')) {
      blocks[one.id] = one.textContent;
    }
    worker.postMessage({ kind: 'begin', blocks });
    const files = {};
    const chosen = document.querySelector('#dropped-here').files;
    dropped.forEach(([part, path], at) => (files[part] ??= []).push({ path, file: chosen[at] }));
    const stages = [];
    worker.addEventListener('error', ({ message }) => resolve({ answer: { kind: 'died', message }, files: {}, stages }));
    worker.addEventListener('message', async ({ data }) => {
      if (data.kind === 'progress') {
        if (stages.at(-1) !== data.stage) stages.push(data.stage);
        return;
      }
      const texts = {};
      for (const { name, bytes } of data.files ?? []) texts[name] = await bytes.text();
      worker.terminate();
      resolve({ answer: { ...data, files: undefined }, files: texts, stages });
    });
    worker.postMessage({ kind, given: { files, inputs, title } });
  })`);
}
