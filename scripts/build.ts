/**
 * Builds `dist/`: report page (vite) ▸ JavaScript (tsc) ▸ server, worker and program bundle (ncc). What the sources load with
 * `import()` becomes a file of its own, which is read and compiled when it is needed. The result depends on the sources and the
 * lockfile alone, so that a fresh build can be compared with what is committed.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesByPackage, type LockedPackage } from './bundled.ts';

const root = join(import.meta.dirname, '..');

/** Started by this Node.js: what npm links in `.bin` needs a shell on Windows. */
const PROGRAMS = {
  vite: 'vite/bin/vite.js',
  tsc: 'typescript/bin/tsc',
  ncc: '@vercel/ncc/dist/ncc/cli.js',
} as const;

function step(command: keyof typeof PROGRAMS, ...args: string[]): void {
  const program = join(root, 'node_modules', PROGRAMS[command]);
  const result = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout}${result.stderr}`);
    throw new Error(`${command} ${args.join(' ')} failed with ${result.status ?? result.signal}`);
  }
}

/** How a bundle calls the file of a piece, by its number. */
const PIECE_NAME = 'return "" + chunkId + ".index.js";';

/** What lies beside a bundle and its pieces. */
const BESIDE = new Set([
  'index.js',
  'licenses.txt',
  'package.json',
  'report.html',
  'server.html',
  'worker.js',
]);

/** Threads of pino's transports, which nothing here uses: the log goes to stdout. */
const THREADS_OF_PINO = new Set(['file.js', 'worker1.js', 'worker2.js']);

/**
 * Copies a bundle into `dist`: what is always needed as `NAME.js`, and each piece that is loaded when it is first needed as
 * `NUMBER.NAME.js`, because two bundles may give one number to different pieces.
 *
 * @throws Error for a file that the bundler copied without a word
 */
function copyBundle(name: string): void {
  const folder = join(build, `${name}-bundle`);
  const entry = readFileSync(join(folder, 'index.js'), 'utf8');
  if (entry.split(PIECE_NAME).length !== 2) {
    throw new Error(`The bundle ${name} does not name its pieces as it did; see PIECE_NAME.`);
  }
  writeFileSync(
    join(dist, `${name}.js`),
    entry.replace(PIECE_NAME, PIECE_NAME.replace('.index.js', `.${name}.js`)),
  );
  for (const file of readdirSync(folder)) {
    if (/^\d+\.index\.js$/.test(file)) {
      copyFileSync(join(folder, file), join(dist, file.replace('.index.js', `.${name}.js`)));
    } else if (!BESIDE.has(file) && !(name === 'server' && THREADS_OF_PINO.has(file))) {
      throw new Error(`The bundle ${name} holds ${file}, which is copied and not bundled.`);
    }
  }
}

function bundle(name: string): void {
  step('ncc', 'build', `build/${name}.js`, '-q', '-o', `build/${name}-bundle`, '--license', 'licenses.txt');
}

/** Packages that a server of a department needs, and nothing that the action runs. */
const DRIVERS = ['aws4fetch', 'pg', 'pino', 'prom-client'];

/** Takes what needs a driver out of what is bundled next: the service of the action must neither carry nor reach it. */
function withoutDrivers(): void {
  const needsOne = new RegExp(`(?:from|import\\()\\s*'(?:${DRIVERS.join('|')})'`);
  for (const name of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    const path = join(build, name);
    if (!name.endsWith('.js') || /^\w+-bundle/.test(name)) continue;
    if (needsOne.test(readFileSync(path, 'utf8'))) {
      writeFileSync(path, `throw new Error('This is for a server alone.');\nexport {};\n`);
    }
  }
}

const build = join(root, 'build');
const dist = join(root, 'dist');
rmSync(build, { recursive: true, force: true });

step('vite', 'build', '--logLevel', 'error');
step('vite', 'build', '--logLevel', 'error', '--config', 'vite.server.config.ts');
step('tsc', '-p', 'tsconfig.build.json');
copyFileSync(join(root, 'web-dist', 'index.html'), join(build, 'report.html'));
copyFileSync(join(root, 'web-dist', 'server', 'index.html'), join(build, 'server.html'));

// Each is bundled on its own: `ncc --asset-builds` would leave licenses.txt with the worker's licences alone.
bundle('server');
withoutDrivers();
bundle('worker');
bundle('program');

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
for (const name of ['program', 'server', 'worker']) copyBundle(name);
for (const name of ['program', 'server']) {
  // Another package's file of that name would have taken its place.
  if (
    !readFileSync(join(build, `${name}-bundle`, 'worker.js')).equals(readFileSync(join(build, 'worker.js')))
  ) {
    throw new Error(`The bundle ${name} starts another worker.js than ours.`);
  }
}
copyFileSync(join(build, 'program-bundle', 'package.json'), join(dist, 'package.json'));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const licences = new Map(
  ['program', 'server'].flatMap((name) => [
    ...licencesByPackage(readFileSync(join(build, `${name}-bundle`, 'licenses.txt'), 'utf8'), packages),
  ]),
);
// Packages that the page alone holds are in no bundle of ncc: their licences follow, in its form.
for (const { name = '', identifier, text = '' } of JSON.parse(
  readFileSync(join(root, 'web-dist', 'licenses.json'), 'utf8'),
) as readonly Record<string, string>[]) {
  if (!licences.has(name)) licences.set(name, `${name}\n${identifier}\n${text.trimEnd()}`);
}
writeFileSync(join(dist, 'licenses.txt'), `${[...licences.values()].join('\n\n')}\n`);
for (const entry of ['index.js', 'cli.js', 'version.js', 'report.html', 'server.html']) {
  copyFileSync(join(build, entry), join(dist, entry));
}

const made = readdirSync(dist).toSorted();
// The bundler takes a path that it can guess for a file of the bundle, and rewrites it. Only `src/assets.ts` names such files.
const rewritten = made
  .filter((name) => name.endsWith('.js'))
  .flatMap(
    (name) =>
      readFileSync(join(dist, name), 'utf8').match(/^.*__(?:nccwpck|webpack)_require__\.ab \+.*$/gm) ?? [],
  );
const unmeant = rewritten.filter((line) => {
  const [, file = ''] = /\.ab \+ "([^"]*)"/.exec(line) ?? [];
  const isOfPino = THREADS_OF_PINO.has(file) && /bundlerOverrides|return __webpack_require__/.test(line);
  return !['worker.js', 'report.html', 'server.html'].includes(file) && !isOfPino;
});
if (unmeant.length > 0) {
  throw new Error(`The bundler rewrote paths that are no files of the bundle:\n${unmeant.join('\n')}`);
}

for (const name of made) {
  process.stdout.write(`${String(statSync(join(dist, name)).size).padStart(9)}  dist/${name}\n`);
}
