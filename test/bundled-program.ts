/*
 * Threads and processes of our program load its sources file by file: for a small class that takes longer than the check. Under vitest
 * they load one bundle of the same sources instead, made when the first test asks for one.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { MADE } from './compiled-once.ts';
import { filesOf, madeOnce } from './made-once.ts';

const ROOT = join(import.meta.dirname, '..');
const ASSETS = join(ROOT, 'src', 'system', 'assets.ts');
const STARTS_PROCESSES = join(import.meta.dirname, 'from-source.ts');
const NAME = 'bundle';
const FOLDER = join(MADE, NAME);
const THREAD = 'virtual:thread';
/** Does nothing, as `dist` is told too: who takes a name from it loads the file of that alone. */
const DOOR = /\/src\/\w+\/index\.ts$/;

export function bundledProgram(): Plugin {
  let made: Promise<unknown> | null = null;
  return {
    name: 'bundled-program',
    enforce: 'pre',
    // What is kept of a module is good as long as its own text is; what these start is made of all sources.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id === ASSETS || id === STARTS_PROCESSES ? false : undefined));
    },
    async transform(code, id) {
      if (id !== ASSETS && id !== STARTS_PROCESSES) return null;
      await (made ??= madeOnce(NAME, ['src', 'test/bundled-program.ts'], bundle));
      for (const file of filesOf('src')) this.addWatchFile(file);
      return id === ASSETS
        ? startingBundle(code)
        : replaced(
            code,
            "join(ROOT, 'src', entry)",
            `${JSON.stringify(FOLDER)} + '/' + entry.replace('.ts', '.mjs')`,
          );
    },
  };
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

/** The text of its files. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    // A module that is loaded before a process takes its pace away: it has to find the same one.
    ssr: { noExternal: true, external: ['@octokit/plugin-throttling'] },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input: {
          thread: THREAD,
          cli: 'src/cli.ts',
          index: 'src/index.ts',
          // What starts threads, for a test that starts a process.
          threads: 'src/system/threads.ts',
        },
        treeshake: { moduleSideEffects: [{ test: DOOR, sideEffects: false }] },
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
        transform: (code, id) => (id === ASSETS ? startingBundle(code) : null),
      },
    ],
  });
  const [{ output } = { output: [] }] = 'output' in made ? [made] : Array.isArray(made) ? made : [];
  return new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.code] as const] : [])));
}
