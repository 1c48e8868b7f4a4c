/*
 * Threads and processes of our program load its sources file by file: for a small class that takes longer than the check. Under vitest
 * they load one bundle of the same sources instead, made when the first test asks for one.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { COMPILED_ONCE } from './from-source.ts';

const ROOT = join(import.meta.dirname, '..');
const ASSETS = join(ROOT, 'src', 'system', 'assets.ts');
const STARTS_PROCESSES = join(import.meta.dirname, 'from-source.ts');
const FOLDER = join(COMPILED_ONCE.NODE_COMPILE_CACHE, 'bundle');
const THREAD = 'virtual:thread';

export function bundledProgram(): Plugin {
  let thread: Promise<readonly string[]> | null = null;
  return {
    name: 'bundled-program',
    enforce: 'pre',
    async transform(code, id) {
      if (id !== ASSETS && id !== STARTS_PROCESSES) return null;
      // A process starts threads too.
      for (const file of await (thread ??= bundleThread())) this.addWatchFile(file);
      if (id === ASSETS) return startingBundle(code);
      const program = await bundle({ cli: 'src/cli.ts', index: 'src/index.ts' }, false);
      for (const file of program) this.addWatchFile(file);
      return replaced(
        code,
        "join(ROOT, 'src', entry)",
        `${JSON.stringify(FOLDER)} + '/' + entry.replace('.ts', '.mjs')`,
      );
    },
  };
}

function bundleThread(): Promise<readonly string[]> {
  return bundle({ thread: THREAD }, true);
}

/** The module that starts threads, starting the bundle. */
function startingBundle(code: string): string {
  const address = JSON.stringify(pathToFileURL(join(FOLDER, 'thread.mjs')).href);
  return replaced(code, "new URL('../worker.js', import.meta.url)", `new URL(${address})`).replaceAll(
    'import.meta.url',
    JSON.stringify(pathToFileURL(ASSETS).href),
  );
}

function replaced(code: string, from: string, to: string): string {
  if (!code.includes(from)) {
    throw new Error(`there is no ${from} any more where tests start bundles of the program`);
  }
  return code.replace(from, to);
}

/**
 * @param withPackages where it is to load fast; without, a module that is loaded before it finds the same packages
 * @returns the sources in it
 */
async function bundle(
  input: Readonly<Record<string, string>>,
  withPackages: boolean,
): Promise<readonly string[]> {
  const files: string[] = [];
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    ...(withPackages ? { ssr: { noExternal: true } } : {}),
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
    plugins: [
      {
        name: 'thread',
        enforce: 'pre',
        resolveId: (id) => (id === THREAD ? `\0${THREAD}` : null),
        load: (id) =>
          id === `\0${THREAD}`
            ? `import { runThread } from ${JSON.stringify(join(ROOT, 'src', 'program', 'thread.ts'))};\nawait runThread();`
            : null,
        transform: (code, id) => {
          if (id.startsWith(join(ROOT, 'src'))) files.push(id);
          return id === ASSETS ? startingBundle(code) : null;
        },
      },
    ],
  });
  const [{ output } = { output: [] }] = 'output' in made ? [made] : Array.isArray(made) ? made : [];
  mkdirSync(FOLDER, { recursive: true });
  for (const one of output) {
    if (one.type === 'chunk') writeAtOnce(join(FOLDER, one.fileName), one.code);
  }
  return files;
}

/** Another run of the tests may read it. */
function writeAtOnce(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
