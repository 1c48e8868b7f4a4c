/**
 * Looks at the built site (`npm run site` first) as a browser does: `node bench/site.ts [FOLDER]`. Prints what axe finds on each
 * kind of page, in light, dark and 390 px; what the pages' own policy refuses; and every request to another host. Pictures go
 * to FOLDER. Ends with 1 if anything was found.
 */
import { createReadStream, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { siteAddress } from '../scripts/site/site-address.ts';
import { accessibilityViolations } from '../test/browser/axe.ts';
import { launchBrowser } from '../test/browser/browser.ts';

const SITE = join(import.meta.dirname, '..', 'build', 'site');
const { base } = siteAddress(process.env);
const folder = process.argv[2] ?? join(tmpdir(), 'code-similarity-site');
mkdirSync(folder, { recursive: true });

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** As GitHub Pages serves a project: below the repository's name, a folder as its `index.html`. */
const server = createServer((request, response) => {
  const path = decodeURI(new URL(request.url ?? '/', 'http://site').pathname);
  let file = path.startsWith(base) ? join(SITE, path.slice(base.length)) : '';
  if (file !== '' && existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
  const isFile = file !== '' && existsSync(file);
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  response.writeHead(isFile ? 200 : 404, { 'content-type': isFile ? type : 'text/plain' });
  if (isFile) createReadStream(file).pipe(response);
  else response.end('There is no such page.');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let found = 0;
const tell = (line: string): void => {
  found += 1;
  process.stdout.write(`${line}\n`);
};

/** The report page looks for decisions beside it, and there are none. */
const isExpected = (url: string): boolean => url.endsWith('/cases.json');

interface Look {
  readonly name: string;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

const LOOKS: readonly Look[] = [
  { name: 'light', width: 1280, scheme: 'light' },
  { name: 'dark', width: 1280, scheme: 'dark' },
  { name: 'phone', width: 390, scheme: 'light' },
];
const PAGES = ['index', 'start', 'downloads', 'faq', 'demo', 'operators', 'configuration', 'threat-model'];

async function look(browser: Browser, { name, width, scheme }: Look): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  for (const path of PAGES) {
    const page = await context.newPage();
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !url.startsWith('data:')) tell(`${path}, ${name}: asks ${url}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400 || isExpected(response.url())) return;
      tell(`${path}, ${name}: ${response.status()} for ${response.url()}`);
    });
    page.on('console', (message) => {
      if (message.type() !== 'error' || isExpected(message.location().url)) return;
      tell(`${path}, ${name}: ${message.text().slice(0, 300)}`);
    });
    const address = path === 'index' ? `${origin}${base}` : `${origin}${base}${path}.html`;
    // Against hanging; a machine may have other work.
    await page.goto(address, { waitUntil: 'networkidle', timeout: 300_000 });
    for (const line of await accessibilityViolations(page)) {
      // VitePress's `rel="preload stylesheet"` is allowed; the validator takes it for one word.
      if (!line.startsWith('attribute-misuse ("as" ')) tell(`${path}, ${name}: ${line}`);
    }
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (overflow > 0) tell(`${path}, ${name}: ${overflow} px wider than the window`);
    await page.screenshot({ path: join(folder, `${path}-${name}.png`), fullPage: path === 'operators' });
    await page.close();
  }
  if (name === 'light') {
    const page = await context.newPage();
    await page.goto(`${origin}${base}start.html`, { waitUntil: 'networkidle' });
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('moodle');
    await page.locator('#localsearch-list li').first().waitFor();
    // The box is the generator's own; axe finds a list of options with links in it there, which no setting changes.
    await page.screenshot({ path: join(folder, 'search.png') });
  }
  await context.close();
}

const browser = await launchBrowser();
try {
  for (const one of LOOKS) await look(browser, one);
} finally {
  await browser.close();
  server.close();
}
process.stdout.write(
  `${PAGES.length} pages in ${LOOKS.length} ways, and the search: ${found} findings. Pictures: ${folder}\n`,
);
process.exitCode = found === 0 ? 0 : 1;
