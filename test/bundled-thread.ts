/*
 * A check on the embedded service starts threads, and each loads the sources file by file: for a small class that takes longer than
 * the check. Under vitest they load one bundle of the same sources instead, made when the first test asks for a thread.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { COMPILED_ONCE } from './from-source.ts';

const ROOT = join(import.meta.dirname, '..');
const ASSETS = join(ROOT, 'src', 'assets.ts');
const FOLDER = join(COMPILED_ONCE.NODE_COMPILE_CACHE, 'thread');
const ENTRY = 'virtual:thread';

export function bundledThread(): Plugin {
  return {
    name: 'bundled-thread',
    enforce: 'pre',
    async transform(code, id) {
      if (id !== ASSETS) return null;
      for (const file of await bundle()) this.addWatchFile(file);
      return startingBundle(code);
    },
  };
}

/** The module that starts threads, starting the bundle. */
function startingBundle(code: string): string {
  const from = "new URL('./worker.js', import.meta.url)";
  if (!code.includes(from)) throw new Error(`${ASSETS} starts its threads in another way now`);
  return code
    .replace(from, `new URL(${JSON.stringify(pathToFileURL(join(FOLDER, 'thread.mjs')).href)})`)
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(ASSETS).href));
}

/** @returns the sources in it */
async function bundle(): Promise<readonly string[]> {
  const files: string[] = [];
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input: { thread: ENTRY },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
    plugins: [
      {
        name: 'thread',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) =>
          id === `\0${ENTRY}`
            ? `import { runThread } from ${JSON.stringify(join(ROOT, 'src', 'thread.ts'))};\nawait runThread();`
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
