/**
 * How large the report page is and how fast it opens: `node bench/report.ts [submissions…] [--dolos]`. Needs a browser.
 * With `--dolos`, after `npm --prefix bench ci`, the report of Dolos is measured on the same class, and the last columns are ours over theirs. Times are of one run on one machine; the sizes are exact.
 */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import type { RunReport } from '../src/contract/report.ts';
import type { ReadSource } from '../src/channels/packed-source.ts';
import { writeReportFiles } from '../src/channels/write-report-files.ts';
import { launchBrowser } from '../test/browser/browser.ts';
import { classroom } from '../test/report/classroom.ts';
import { serveFolder, writeDolosReport } from './dolos-report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dolos: { type: 'boolean', default: false } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10, 200, 1000];
/** Functions a program has: about 40 kB of source a submission, as in a term's project. */
const FUNCTIONS = 90;

interface Measured {
  readonly pageBytes: number;
  readonly openMs: number;
  readonly pairMs: number;
  readonly heapBytes: number;
}

const directory = await mkdtemp(join(tmpdir(), 'bench-report-'));
const template = await builtTemplate(join(directory, 'template'));
const browser = await launchBrowser();
try {
  print([
    'report',
    'submissions',
    'source MB',
    'page MB',
    'write ms',
    'open ms',
    'list ms',
    'pair ms',
    'groups ms',
    'heap MB',
  ]);
  for (const size of sizes) {
    const { report, readSource } = classroom(size, FUNCTIONS);
    const sourceBytes = await bytesOf(report, readSource);
    const ours = await measureOurs(report, readSource, sourceBytes);
    if (!values.dolos) continue;
    const theirs = await measureDolos(report, readSource, sourceBytes).catch((error: unknown) => {
      const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      process.stdout.write(`${'Dolos'.padStart(12)}: it was not opened (${why})\n`);
      return null;
    });
    if (theirs === null) continue;
    const ratio = (name: keyof Measured): string => (ours[name] / theirs[name]).toFixed(2);
    process.stdout.write(
      `${'ours/Dolos'.padStart(12)}: size ${ratio('pageBytes')}, opening ${ratio('openMs')}, a pair ${ratio('pairMs')}, heap ${ratio('heapBytes')}\n`,
    );
  }
} finally {
  await browser.close();
  await rm(directory, { recursive: true });
}

async function measureOurs(
  report: RunReport,
  readSource: ReadSource,
  sourceBytes: number,
): Promise<Measured> {
  const size = report.findings.submissions.length - 1;
  const started = performance.now();
  const { html } = await writeReportFiles(report, {
    directory: join(directory, String(size)),
    template,
    readSource,
  });
  const writeMs = performance.now() - started;
  const page = await openPage(browser);
  const go = (hash: string) => () => page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  const openMs = await page.timed(() => page.goto(pathToFileURL(html).href), '.verdict');
  const listMs = await page.timed(go('#/submissions'), 'tbody tr');
  const worst = report.findings.pairs[0];
  const places = report.findings.submissions.map((submission) => submission.key);
  const pair = `#/compare/${places.indexOf(worst?.a ?? '')}/${places.indexOf(worst?.b ?? '')}`;
  const pairMs = await page.timed(go(pair), '.side .line.current');
  const groupsMs = await page.timed(go('#/groups?least=20'), 'svg circle');
  const heapBytes = Number(await page.evaluate('performance.memory.usedJSHeapSize'));
  await page.close();
  const pageBytes = (await stat(html)).size;
  print([
    'ours',
    size,
    megabytes(sourceBytes),
    megabytes(pageBytes),
    Math.round(writeMs),
    openMs,
    listMs,
    pairMs,
    groupsMs,
    megabytes(heapBytes),
  ]);
  return { pageBytes, openMs, pairMs, heapBytes };
}

async function measureDolos(
  report: RunReport,
  readSource: ReadSource,
  sourceBytes: number,
): Promise<Measured> {
  const size = report.findings.submissions.length - 1;
  const started = performance.now();
  const written = await writeDolosReport(join(directory, `dolos-${size}`), report, readSource);
  const writeMs = performance.now() - started;
  const server = await serveFolder(written.folder);
  const page = await openPage(browser);
  // Fonts from elsewhere would be waited for in vain.
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  const openMs = await page.timed(() => page.goto(server.url), 'text=Highest similarity');
  const listMs = await page.timed(() => page.evaluate(`location.hash = '#/submissions'`), 'tbody tr');
  const pairMs = await page.timed(() => page.evaluate(`location.hash = '#/pairs/0'`), '.view-line');
  const heapBytes = Number(await page.evaluate('performance.memory.usedJSHeapSize'));
  await page.close();
  server.close();
  print([
    'Dolos',
    size,
    megabytes(sourceBytes),
    megabytes(written.bytes),
    Math.round(writeMs),
    openMs,
    listMs,
    pairMs,
    '',
    megabytes(heapBytes),
  ]);
  return { pageBytes: written.bytes, openMs, pairMs, heapBytes };
}

/** A page that times what it does until something is shown, in milliseconds. */
async function openPage(from: Browser): Promise<
  Awaited<ReturnType<Browser['newPage']>> & {
    timed: (act: () => Promise<unknown>, shown: string) => Promise<number>;
  }
> {
  const page = await from.newPage({ viewport: { width: 1280, height: 900 } });
  return Object.assign(page, {
    timed: async (act: () => Promise<unknown>, shown: string): Promise<number> => {
      const started = performance.now();
      await act();
      await page.locator(shown).first().waitFor({ timeout: 300_000 });
      return Math.round(performance.now() - started);
    },
  });
}

async function bytesOf(report: RunReport, readSource: ReadSource): Promise<number> {
  let bytes = 0;
  for (const submission of report.findings.submissions) {
    for (const file of (await readSource(submission.key)) ?? []) bytes += file.bytes.length;
  }
  return bytes;
}

async function builtTemplate(outDir: string): Promise<string> {
  await build({
    configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return readFile(join(outDir, 'index.html'), 'utf8');
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function print(cells: readonly (string | number)[]): void {
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(12)).join('')}\n`);
}
