import { copyFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { temporaryFolder } from '../temporary.ts';
import { type Asked, askPage, type DroppedHere, type Ended } from './ask-page.ts';
import { newContext, shared } from './pages.ts';
import type { Tab } from './tab.ts';

/** Writes the page that checks to a file. @returns its address */
export async function writeCheckPage(): Promise<string> {
  const path = join(temporaryFolder('check-page'), 'similarity.html');
  writeFileSync(path, await shared('check'));
  return pathToFileURL(path).href;
}

/** Opens the page that checks, from a disk. */
export async function openCheckPage(browser: Browser, url: string): Promise<Page> {
  const page = await (await newContext(browser)).newPage();
  await page.goto(url);
  return page;
}

/** Asks a worker of the page. */
export async function askWorker(tab: Tab, dropped: readonly DroppedHere[], asked: Asked): Promise<Ended> {
  // Files of one name would be one file on their way to the browser.
  const folder = temporaryFolder('dropped');
  const copies = dropped.map((one, at) => {
    if (one.from === null) return one;
    const copy = join(folder, `${at}-${basename(one.from)}`);
    copyFileSync(one.from, copy);
    return { ...one, from: copy };
  });
  return askPage(tab, copies, asked);
}
