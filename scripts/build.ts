/**
 * Builds `dist/`: report page (vite) ▸ JavaScript (tsc) ▸ worker bundle (ncc) ▸ program bundle (ncc). The result depends
 * on the sources and the lockfile alone, so that a fresh build can be compared with what is committed.
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

function step(command: string, ...args: string[]): void {
  const result = spawnSync(join(bin, command), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout}${result.stderr}`);
    throw new Error(`${command} ${args.join(' ')} failed with ${result.status ?? result.signal}`);
  }
}

const build = join(root, 'build');
const dist = join(root, 'dist');
rmSync(build, { recursive: true, force: true });

step('vite', 'build', '--logLevel', 'error');
step('tsc', '-p', 'tsconfig.build.json');
copyFileSync(join(root, 'web-dist', 'index.html'), join(build, 'report.html'));

// The worker is bundled on its own: `ncc --asset-builds` would leave licenses.txt with the worker's licences alone.
step('ncc', 'build', 'build/worker.js', '-q', '-o', 'build/worker-bundle');
copyFileSync(join(build, 'worker-bundle', 'index.js'), join(build, 'worker.js'));
step('ncc', 'build', 'build/program.js', '-q', '-o', 'build/program-bundle', '--license', 'licenses.txt');

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
cpSync(join(build, 'program-bundle'), dist, { recursive: true });
copyFileSync(join(dist, 'index.js'), join(dist, 'program.js'));
// The page's packages are in no bundle of ncc: their licences follow, in its form.
for (const { name, identifier, text } of JSON.parse(
  readFileSync(join(root, 'web-dist', 'licenses.json'), 'utf8'),
) as readonly Record<string, string>[]) {
  appendFileSync(join(dist, 'licenses.txt'), `\n${name}\n${identifier}\n${text}`);
}
for (const entry of ['index.js', 'cli.js', 'version.js']) copyFileSync(join(build, entry), join(dist, entry));

const NEEDED = [
  'cli.js',
  'index.js',
  'licenses.txt',
  'package.json',
  'program.js',
  'report.html',
  'version.js',
  'worker.js',
];
const made = readdirSync(dist).toSorted();
if (made.join() !== NEEDED.join()) {
  throw new Error(`dist holds ${made.join(', ')}; it should hold ${NEEDED.join(', ')}`);
}
// The bundler takes a path that it can guess for a file of the bundle, and rewrites it. Only `src/assets.ts` names such files.
const rewritten =
  readFileSync(join(dist, 'program.js'), 'utf8').match(/^.*__nccwpck_require__\.ab \+.*$/gm) ?? [];
const unmeant = rewritten.filter((line) => !/\.ab \+ "(?:worker\.js|report\.html)"/.test(line));
if (unmeant.length > 0) {
  throw new Error(`The bundler rewrote paths that are no files of the bundle:\n${unmeant.join('\n')}`);
}

for (const name of made) {
  process.stdout.write(`${String(statSync(join(dist, name)).size).padStart(9)}  dist/${name}\n`);
}
