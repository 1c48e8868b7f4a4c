import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bundledPackages, type LockedPackage, writtenOnce } from '../../scripts/bundled.ts';
import { ROOT } from './workflows.ts';

const NPM = 'https://registry.npmjs.org/';
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

describe('dist', () => {
  const bundled = bundledPackages(read('dist/licenses.txt'), packages);
  const names = new Set(bundled.map(({ name }) => name));

  test('holds no package whose licence it does not quote', () => {
    const held = readdirSync(join(ROOT, 'dist'))
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => [
        ...read(join('dist', name)).matchAll(/^;\/\/ node_modules\/((?:@[^/]+\/)?[^/]+)\//gm),
      ])
      .map(([, name = '']) => name);
    expect(new Set(held).size).toBeGreaterThan(20);
    expect(held.filter((name) => !names.has(name))).toEqual([]);
    const page = /<!--\nThis page contains:\n\n([\s\S]+?)-->/.exec(read('dist/report.html'))?.[1] ?? '';
    const onPage = [...page.matchAll(/^(\S+) \d+\.\d+\.\d+$/gm)].map(([, name = '']) => name);
    expect(onPage).toContain('preact');
    expect(onPage.filter((name) => !names.has(name))).toEqual([]);
  });

  test('holds only what may be passed on with its notice', () => {
    const free = new Set([
      'MIT',
      'ISC',
      'Apache-2.0',
      'BSD-2-Clause',
      'BSD-3-Clause',
      'BlueOak-1.0.0',
      '0BSD',
    ]);
    expect(bundled.filter(({ license }) => !free.has(license))).toEqual([]);
  });

  test('is listed for a release with the bytes of each package', () => {
    const { stdout } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'sbom.ts')], { encoding: 'utf8' });
    const { components } = z
      .object({
        components: z.array(
          z.object({
            name: z.string(),
            version: z.string(),
            purl: z.string().regex(/^pkg:npm\/[^@]+@\d/),
            hashes: z.tuple([z.object({ alg: z.literal('SHA-512'), content: z.hex().length(128) })]),
          }),
        ),
      })
      .parse(JSON.parse(stdout));
    expect(components).toMatchObject(bundled.map(({ name, version }) => ({ name, version })));
  });
});

describe.each(['package-lock.json', 'docs/package-lock.json'])('%s', (path) => {
  const locked = z
    .looseObject({
      packages: z.record(
        z.string(),
        z.looseObject({
          resolved: z.string().optional(),
          integrity: z.string().optional(),
          hasInstallScript: z.boolean().optional(),
        }),
      ),
    })
    .parse(JSON.parse(read(path)));
  const copies = Object.entries(locked.packages).filter(([folder]) => folder !== '');

  test('takes every package from npm, and knows its bytes', () => {
    expect(copies.length).toBeGreaterThan(50);
    const loose = copies.filter(
      ([, { resolved, integrity = '' }]) =>
        // Without an address it is the registry's own, under the package's name.
        !(resolved ?? NPM).startsWith(NPM) || !integrity.startsWith('sha512-'),
    );
    expect(loose.map(([folder]) => folder)).toEqual([]);
  });

  test('lets nothing run while it is installed but what was decided', () => {
    const { allowScripts = {} } = z
      .looseObject({ allowScripts: z.record(z.string(), z.boolean()).optional() })
      .parse(JSON.parse(read(path.replace('-lock', ''))));
    const names = copies
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
    // Of macOS alone, by the optional packages of a bundler.
    expect(names.filter((name) => allowScripts[name] === undefined && name !== 'fsevents')).toEqual([]);
  });
});

test('a package counts where it is bundled, not where a tool has a copy of its own', () => {
  const of = (version: string): LockedPackage => ({ version, license: 'MIT', integrity: 'sha512-AAAA' });
  const locked = {
    '': {},
    'node_modules/glob': of('4.0.0'),
    'node_modules/stream': of('4.1.0'),
    'node_modules/lazy': of('1.0.0'),
    'node_modules/lazy/node_modules/stream': of('2.0.0'),
    'node_modules/linter': of('9.0.0'),
    'node_modules/linter/node_modules/glob': of('2.0.0'),
    'node_modules/my-glob': of('3.0.0'),
  };
  const licenses =
    'glob\nMIT\nCopyright glob\n\nstream\nis a word of this text.\n\nlazy\nMIT\n\nlinter is no heading\n\nstream\nMIT\n';
  expect(bundledPackages(licenses, locked).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'glob 4.0.0',
    'lazy 1.0.0',
    'stream 4.1.0',
    'stream 2.0.0',
  ]);
  expect(() => bundledPackages('glob\nMIT\n', { 'node_modules/glob': { version: '1.0.0' } })).toThrow(
    /too little/,
  );
});

test('terms are written once, and who holds the copyright each time', () => {
  const terms = (width: string): string => `Permission is hereby granted,${width}free of charge.`;
  const written = writtenOnce(
    new Map([
      ['one', `one\nMIT\nCopyright Ann\n\n${terms(' ')}`],
      ['two', `two\nMIT\nCopyright Bob\n\n${terms('\n  ')}\n`],
      ['three', `three\nISC\nCopyright Eve\n\nPermission to use is granted.`],
      ['four', 'four\nMIT'],
    ]),
  );
  expect(written).toBe(
    [
      `one\nMIT\nCopyright Ann\n\n${terms(' ')}`,
      'two\nMIT\nCopyright Bob\nThe terms are those of one, above.',
      'three\nISC\nCopyright Eve\n\nPermission to use is granted.',
      'four\nMIT\n',
    ].join('\n\n'),
  );
});
