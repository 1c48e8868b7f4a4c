import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runCommand, SAMPLE } from '../black-box/run-action.ts';
import { writeZip } from '../downloads/download.ts';
import { inventedClass, type InventedStudent } from '../downloads/invented-class.ts';
import { PLATFORMS } from '../downloads/make-downloads.ts';
import { some } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';
import { askWorker, type DroppedHere, openCheckPage, writeCheckPage } from './check-page.ts';
import { sharedBrowser } from './pages.ts';

/* What the page's worker does, in a real browser and from a disk, against what the command line does. How the page looks: check-face. */

vi.setConfig({ testTimeout: 120_000 });

let browser: Browser;
let url = '';
let students: readonly InventedStudent[] = [];
beforeAll(async () => {
  [browser, url, students] = await Promise.all([sharedBrowser(), writeCheckPage(), inventedClass()]);
}, 120_000);
afterAll(() => browser.close());

/** All files below a folder, as they are dropped with it. */
function droppedFolder(part: DroppedHere['part'], folder: string, name: string): readonly DroppedHere[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted()
    .map((path) => ({ part, path: `${name}/${path.replaceAll('\\', '/')}`, from: join(folder, path) }));
}

/** Checks by command line what lies in `workspace`. @returns its report's files */
async function byCommand(workspace: string, words: readonly string[]): Promise<Record<string, string>> {
  const { exitCode, stderr } = await runCommand(
    ['check', ...words, '--fail-on', 'never', '--on-incomplete', 'warn', '--report-dir', 'report'],
    { cwd: workspace, env: { HOME: workspace } },
  );
  if (exitCode !== 0) throw new Error(stderr);
  const folder = join(workspace, 'report');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

const TOLERANT = { 'fail-on': 'never', 'on-incomplete': 'warn' } as const;

/** What a report says but for when it was made, and what it is called. */
function said(report = ''): unknown {
  const { run, findings, ...rest } = JSON.parse(report) as Record<
    'run' | 'findings',
    Record<string, unknown>
  >;
  return {
    ...rest,
    run: { ...run, title: '', createdAt: '', durationMs: 0 },
    findings: { ...findings, checkName: '' },
  };
}

const FILES = ['index.html', 'pairs.csv', 'report.json', 'report.sarif', 'submissions.csv', 'summary.md'];

/** A spreadsheet's mark at the beginning of a CSV is no text to `Blob.text`. */
const unmarked = (text = ''): string => text.replace(/^\uFEFF/, '');

function expectSame(page: Readonly<Record<string, string>>, command: Readonly<Record<string, string>>): void {
  expect(Object.keys(page).toSorted()).toEqual(FILES);

  expect(said(page['report.json'])).toEqual(said(command['report.json']));
  for (const name of ['report.sarif', 'submissions.csv', 'pairs.csv']) {
    expect(unmarked(page[name]), name).toBe(unmarked(command[name]));
  }
}

describe('a check in a page comes to what the command line comes to', () => {
  test('of the sample class with starter code, people and AI references', async () => {
    const workspace = temporaryFolder();
    cpSync(SAMPLE, workspace, { recursive: true });
    const files: DroppedHere[] = [
      ...droppedFolder('submissions', join(SAMPLE, 'submissions'), 'submissions'),
      ...droppedFolder('starter', join(SAMPLE, 'starter'), 'starter'),
      ...droppedFolder('references', join(SAMPLE, 'ai-references'), 'references'),
      { part: 'people', path: 'people.csv', from: join(SAMPLE, 'people.csv') },
    ];
    const page = await openCheckPage(browser, url);
    const ended = await askWorker(page, files, { kind: 'check', inputs: TOLERANT });
    expect(ended.answer).toMatchObject({ kind: 'done', warnings: [] });
    expect(ended.stages).toEqual(['collecting', 'looking', 'comparing', 'judging', 'writing']);
    mkdirSync(join(workspace, 'people'));
    mkdirSync(join(workspace, 'references'));
    cpSync(join(SAMPLE, 'ai-references'), join(workspace, 'references'), { recursive: true });
    copyFileSync(join(SAMPLE, 'people.csv'), join(workspace, 'people', 'people.csv'));
    const words = ['--starter', 'starter', '--people', 'people/people.csv', '--ai-references', 'references'];
    expectSame(ended.files, await byCommand(workspace, ['submissions', ...words]));
    await page.close();
  });

  test.each(some(Object.keys(PLATFORMS), 2))('of a download of %s', async (name) => {
    const workspace = temporaryFolder();
    const download = PLATFORMS[name]?.(students);
    if (download === undefined) throw new Error(`there is no ${name}`);
    const path = writeZip(download, join(workspace, 'submissions'));
    const inside = path.slice(dirname(dirname(path)).length + 1).replaceAll('\\', '/');
    const page = await openCheckPage(browser, url);
    const file = { part: 'submissions', path: `${download.name}.zip`, from: path } as const;
    const ended = await askWorker(page, [file], { kind: 'check', inputs: TOLERANT });
    expect(ended.answer).toMatchObject({ kind: 'done' });
    expectSame(ended.files, await byCommand(workspace, [inside]));
    await page.close();
  });
});
