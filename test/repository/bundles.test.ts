import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './workflows.ts';

/* What the bundles of `dist` hold: the action is downloaded for each run, and must not carry the drivers of a server. */

const dist = join(ROOT, 'dist');

/** The packages of the files of a bundle. */
function packagesOf(bundle: 'program' | 'server' | 'worker'): ReadonlySet<string> {
  const files = readdirSync(dist).filter((name) => name === `${bundle}.js` || name.endsWith(`.${bundle}.js`));
  const names = files.flatMap((name) => [
    ...readFileSync(join(dist, name), 'utf8').matchAll(/\.\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g),
    // As CommonJS modules are called.
    ...readFileSync(join(dist, name), 'utf8').matchAll(
      /^\/\*\*\*\/ "\.\/node_modules\/((?:@[^/]+\/)?[^/]+)\//gm,
    ),
  ]);
  return new Set(names.map(([, name = '']) => name));
}

const DRIVERS = ['aws4fetch', 'pg', 'pg-pool', 'pino', 'prom-client'];

test.each(['program', 'worker'] as const)('the bundle %s has no driver of a server', (bundle) => {
  const packages = packagesOf(bundle);
  expect(packages.size).toBeGreaterThan(1);
  expect(DRIVERS.filter((name) => packages.has(name))).toEqual([]);
});

test('the bundle of the server has what its metrics and its log need', () => {
  const packages = packagesOf('server');
  expect(['pg', 'pino', 'prom-client'].filter((name) => !packages.has(name))).toEqual([]);
});
