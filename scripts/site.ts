/**
 * Builds the documentation as a site into `build/site`: `npm run site`. Installs the generator of `docs/` when it is missing or
 * another one, adds the page of a check, makes the live demo with `dist/`, and at last reads what was built: every link of it leads somewhere.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PUBLISHED } from '../src/base/addresses.ts';
import { brokenLinks } from './site/broken-links.ts';
import { makeDemo } from './site/demo.ts';
import { DOCS } from './site/nav.ts';
import { siteAddress } from './site/site-address.ts';

const ROOT = join(import.meta.dirname, '..');
const SITE = join(ROOT, 'build', 'site');

/** npm in `docs/`, by the npm that runs this script, so that no shell and no `npm.cmd` is needed. */
function npm(...options: readonly string[]): void {
  const cli = process.env['npm_execpath'];
  if (cli === undefined) throw new Error('Run this with npm: npm run site');
  const { status } = spawnSync(process.execPath, [cli, ...options], { cwd: DOCS, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ${options.join(' ')} in docs ended with ${status}`);
}

/** Whether `docs/node_modules` is what the lockfile says; npm keeps a copy of the lockfile's packages in it. */
function isInstalled(): boolean {
  const installed = join(DOCS, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const packages = (path: string): Record<string, { version?: string }> =>
    (JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, { version?: string }> }).packages;
  const wanted = packages(join(DOCS, 'package-lock.json'));
  return Object.entries(packages(installed)).every(
    ([name, { version }]) => wanted[name]?.version === version,
  );
}

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

const start = performance.now();
if (!isInstalled()) npm('ci', '--no-audit', '--no-fund');
const installed = performance.now();
rmSync(SITE, { recursive: true, force: true });
npm('run', '-s', 'build');
for (const [file, address] of Object.entries(PUBLISHED)) {
  copyFileSync(join(ROOT, file), join(SITE, basename(address)));
}
mkdirSync(join(SITE, 'check'));
copyFileSync(join(ROOT, 'dist', 'similarity.html'), join(SITE, 'check', 'index.html'));
makeDemo(join(SITE, 'demo'));
const { base } = siteAddress(process.env);
const { pages, links, broken } = brokenLinks(SITE, base);
for (const line of broken) process.stderr.write(`${line}\n`);
process.stdout.write(
  `${pages} pages in build/site, ${links} links in them, ${broken.length} broken; ${seconds(start)}, of which ${((installed - start) / 1000).toFixed(1)} s to install\n`,
);
if (broken.length > 0) process.exitCode = 1;
