/**
 * How large the report page is and how fast it opens: `node bench/report.ts [submissions…]`. Needs a browser and the built
 * page (`vite build`). Times are of one run on one machine; the sizes are exact.
 */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeReportFiles } from '../src/report/write.ts';
import { launchBrowser } from '../test/browser/browser.ts';
import { classroom } from '../test/report/classroom.ts';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 200, 1000];
/** Functions a program has: about 40 kB of source a submission, as in a term's project. */
const FUNCTIONS = 90;

const template = await readFile(join(import.meta.dirname, '..', 'web-dist', 'index.html'), 'utf8');
const directory = await mkdtemp(join(tmpdir(), 'bench-report-'));
const browser = await launchBrowser();
const line = (cells: readonly (string | number)[]): void => {
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(13)).join('')}\n`);
};

try {
  line([
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
    let sourceBytes = 0;
    for (const submission of report.findings.submissions) {
      for (const file of (await readSource(submission.key)) ?? []) sourceBytes += file.bytes.length;
    }
    const started = performance.now();
    const { html } = await writeReportFiles(report, {
      directory: join(directory, String(size)),
      template,
      readSource,
    });
    const writeMs = performance.now() - started;

    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const timed = async (act: () => Promise<unknown>, shown: string): Promise<number> => {
      const from = performance.now();
      await act();
      await page.locator(shown).first().waitFor();
      return Math.round(performance.now() - from);
    };
    const go = (hash: string) => () => page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
    const openMs = await timed(() => page.goto(pathToFileURL(html).href), '.verdict');
    const listMs = await timed(go('#/submissions'), 'tbody tr');
    const worst = report.findings.pairs[0];
    const places = report.findings.submissions.map((submission) => submission.key);
    const pair = `#/compare/${places.indexOf(worst?.a ?? '')}/${places.indexOf(worst?.b ?? '')}`;
    const pairMs = await timed(go(pair), '.side .line.current');
    const groupsMs = await timed(go('#/groups?least=20'), 'svg circle');
    const heap = Number(await page.evaluate('performance.memory.usedJSHeapSize'));
    await page.close();
    const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
    line([
      size,
      megabytes(sourceBytes),
      megabytes((await stat(html)).size),
      Math.round(writeMs),
      openMs,
      listMs,
      pairMs,
      groupsMs,
      megabytes(heap),
    ]);
  }
} finally {
  await browser.close();
  await rm(directory, { recursive: true });
}
