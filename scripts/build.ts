/**
 * Builds `dist/`: pages (vite) ▸ JavaScript (tsc) ▸ one bundle (ncc). What the sources load with `import()` becomes a file of
 * its own, which is read and compiled when it is needed, and what two of them share stands in it once. The result depends on the
 * sources and the lockfile alone: `--check` builds beside it, and ends with 1 where `dist/` is not that.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { licencesByPackage, writtenOnce, type LockedPackage } from './bundled.ts';
import { copyLeanPackages, dropComments } from './lean.ts';
import { inBytes, storeOnce, withoutNotes } from './pieces.ts';

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

/** What starts the program, copied as it is compiled: `worker.js` is started as a thread. */
const ENTRIES = ['index.js', 'cli.js', 'version.js', 'worker.js'];
const PAGES = ['report.html', 'server.html'];
/** Threads of pino's transports, which nothing here uses: the log goes to stdout. */
const THREADS_OF_PINO = ['file.js', 'worker1.js', 'worker2.js'];
const PIECE = /^(?:\d+\.)?index\.js$/;
/** How the bundle calls the file of a piece, by its number. */
const PIECE_NAME = 'return "" + chunkId + ".index.js";';
const build = join(root, 'build');
const out = join(build, 'out');
const isCheck = process.argv.includes('--check');
const dist = isCheck ? join(build, 'dist') : join(root, 'dist');
rmSync(build, { recursive: true, force: true });

step('vite', 'build', '--logLevel', 'error');
step('vite', 'build', '--logLevel', 'error', '--config', 'vite.server.config.ts');
step('vite', 'build', '--logLevel', 'error', '--config', 'vite.check.config.ts');
// Without a look at the types, which `npm run typecheck` takes.
step('tsc', '-p', 'tsconfig.build.json');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
writeDoors();
dropComments(build, new Set(ENTRIES));
copyLeanPackages(root, build, packages);
copyFileSync(join(root, 'web-dist', 'index.html'), join(build, 'report.html'));
copyFileSync(join(root, 'web-dist', 'server', 'index.html'), join(build, 'server.html'));
step('ncc', 'build', 'build/bundle.js', '-q', '-o', 'build/out', '--license', 'licenses.txt', '--no-cache');

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
copyFileSync(join(out, 'package.json'), join(dist, 'package.json'));
for (const entry of [...ENTRIES, ...PAGES]) copyFileSync(join(build, entry), join(dist, entry));
copyFileSync(join(root, 'web-dist', 'check', 'index.html'), join(dist, 'similarity.html'));
writePieces();
for (const file of readdirSync(out)) checkBeside(file);
writeLicences();
checkPaths();
if (isCheck) {
  compare(join(root, 'dist'));
} else {
  for (const name of readdirSync(dist).toSorted()) {
    process.stdout.write(`${String(statSync(join(dist, name)).size).padStart(9)}  dist/${name}\n`);
  }
}

/** Ends with 1 where a folder is not what was built. */
function compare(committed: string): void {
  const made = (folder: string, name: string): string =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'latin1') : '';
  const names = new Set([...readdirSync(committed), ...readdirSync(dist)]);
  const stale = [...names].filter((name) => made(committed, name) !== made(dist, name)).toSorted();
  if (stale.length === 0) return;
  process.stderr.write(`dist is not what the sources make: run npm run build.\n${stale.join('\n')}\n`);
  process.exitCode = 1;
}

/** Tells the bundler where the doors of the parts are, and that a door does nothing: who takes a name from it loads the file of that alone. */
function writeDoors(): void {
  const modules = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js'));
  const manifest = {
    type: 'module',
    imports: { '#*': './*/index.js' },
    sideEffects: modules.filter((name) => !/^\w+\/index\.js$/.test(name)).map((name) => `./${name}`),
  };
  writeFileSync(join(build, 'package.json'), JSON.stringify(manifest));
}

/** What is always needed is `bundle.js`; a piece that is loaded when it is first needed is `NUMBER.bundle.js`. */
function writePieces(): void {
  const files = new Map(
    readdirSync(out)
      .filter((name) => PIECE.test(name))
      .map((name) => [name, readFileSync(join(out, name), 'utf8')]),
  );
  storeOnce(files, 'index.js');
  if (files.get('index.js')?.split(PIECE_NAME).length !== 2) {
    throw new Error('The bundle does not name its pieces as it did; see PIECE_NAME.');
  }
  for (const [name, text] of files) {
    writeFileSync(
      join(dist, name.replace('index.js', 'bundle.js')),
      inBytes(withoutNotes(text).replace(PIECE_NAME, PIECE_NAME.replace('.index.js', '.bundle.js'))),
    );
  }
}

/** @throws Error for a file that the bundler copied without a word, and for another package's file in the place of ours */
function checkBeside(file: string): void {
  if (file === 'worker.js' || PAGES.includes(file)) {
    if (!readFileSync(join(out, file)).equals(readFileSync(join(build, file)))) {
      throw new Error(`The bundle holds another ${file} than ours.`);
    }
  } else if (!PIECE.test(file) && !['licenses.txt', 'package.json', ...THREADS_OF_PINO].includes(file)) {
    throw new Error(`The bundle holds ${file}, which is copied and not bundled.`);
  }
}

/** Packages that a page alone holds are in no bundle of ncc: their licences follow, in its form. */
function writeLicences(): void {
  const licences = new Map(licencesByPackage(readFileSync(join(out, 'licenses.txt'), 'utf8'), packages));
  for (const page of ['', 'check']) {
    for (const { name = '', identifier, text = '' } of JSON.parse(
      readFileSync(join(root, 'web-dist', page, 'licenses.json'), 'utf8'),
    ) as readonly Record<string, string>[]) {
      if (!licences.has(name)) licences.set(name, `${name}\n${identifier}\n${text.trimEnd()}`);
    }
  }
  writeFileSync(join(dist, 'licenses.txt'), writtenOnce(licences));
}

/** The bundler takes a path that it can guess for a file of the bundle, and rewrites it. Only `src/system/assets.ts` names such files. */
function checkPaths(): void {
  const rewritten = readdirSync(dist)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(join(dist, name), 'utf8').matchAll(
        /__(?:nccwpck_require|webpack_require|load)__\.ab ?\+ ?["']([^"']*)["'](?<=(.{0,120}))/g,
      ),
    ]);
  const unmeant = rewritten
    .filter(([, file = '']) => !['worker.js', ...PAGES, ...THREADS_OF_PINO].includes(file))
    .map(([, , place]) => place);
  if (unmeant.length > 0) {
    throw new Error(`The bundler rewrote paths that are no files of the bundle:\n${unmeant.join('\n')}`);
  }
}
