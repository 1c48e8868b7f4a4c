import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, resolve, win32 } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Readable, Writable } from 'node:stream';
import { ConfigurationError, type Environment, fill } from '#base';
import type { Paper } from './arguments/commands.ts';
import { passedOn } from './open-browser.ts';
import * as says from './says.ts';

/** In inches, as the browser takes them. */
const SIZES: Readonly<Record<Paper, object>> = {
  a4: { paperWidth: 8.27, paperHeight: 11.69 },
  letter: { paperWidth: 8.5, paperHeight: 11 },
};

/** Names of browsers that print, in the order in which they are taken. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
];
/** Where they are installed and are in no PATH. */
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
/** The same on Windows, below the folders that these variables name. */
const PROGRAM_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];
const PROGRAMS = [
  String.raw`Google\Chrome\Application\chrome.exe`,
  String.raw`Chromium\Application\chrome.exe`,
  String.raw`Microsoft\Edge\Application\msedge.exe`,
];

/** A browser that can print: `CHROME_PATH`, or the first one that is found; null: none. */
export function findBrowser(environment: Environment): string | null {
  return browserPaths(environment, process.platform).find(isProgram) ?? null;
}

/** Where a browser may be, the likeliest first. */
export function browserPaths(environment: Environment, platform: NodeJS.Platform): readonly string[] {
  const given = environment['CHROME_PATH'];
  const isWindows = platform === 'win32';
  const paths = isWindows ? win32 : posix;
  const folders = (environment['PATH'] ?? '').split(paths.delimiter).filter((folder) => folder !== '');
  const ending = isWindows ? '.exe' : '';
  const installed = PROGRAMS.flatMap((program) =>
    PROGRAM_FOLDERS.flatMap((name) => {
      const folder = environment[name];
      return folder === undefined || folder === '' ? [] : [paths.join(folder, program)];
    }),
  );
  return [
    ...(given === undefined || given === '' ? [] : [given]),
    ...NAMES.flatMap((name) => folders.map((folder) => paths.join(folder, name + ending))),
    ...(isWindows ? installed : platform === 'darwin' ? APPLICATIONS : []),
  ];
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** A browser on a busy machine needs its time. */
const TIMEOUT_MS = 90_000;

/** The browser could not print, and the page is there all the same. */
function failure(reason: string): ConfigurationError {
  return new ConfigurationError(fill(says.browserCouldNotPrint, { reason }));
}

/**
 * Prints a page of this program to a PDF, with a profile of its own that is deleted, and without a network.
 *
 * @param html path of the page
 * @throws ConfigurationError where the browser does not start, or takes longer than 90 seconds
 */
export async function printPdf(
  browser: string,
  html: string,
  pdf: string,
  paper: Paper,
  environment: Environment,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'code-similarity-print-'));
  const child = spawn(browser, argumentsFor(profile), {
    // The browser takes commands on 3 and answers on 4: no port is open to anybody else.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // Its socket lies in a folder beside the profile's, which it leaves behind when it is killed.
    env: { ...passedOn(environment), TMPDIR: profile },
    windowsHide: true,
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  try {
    const bytes = await printed(new Connection(child), pathToFileURL(resolve(html)).href, paper);
    await writeFile(pdf, bytes);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

function argumentsFor(profile: string): readonly string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--disable-gpu',
    '--disable-extensions',
    '--disable-sync',
    '--disable-background-networking',
    '--disable-component-update',
    // Nothing is to be asked of anybody; the page's own policy forbids it as well.
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--proxy-server=127.0.0.1:9',
    // A browser refuses to run as root inside of its sandbox, as containers want it.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    'about:blank',
  ];
}

/** Waits for the dossier: the page unpacks it after it was loaded. */
const IS_SHOWN = `new Promise((done) => {
  const look = () => (document.querySelector('.dossier h1') === null ? setTimeout(look, 20) : done(true));
  look();
})`;

async function printed(connection: Connection, url: string, paper: Paper): Promise<Buffer> {
  const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
  const session = String(sessionId);
  await connection.send('Page.enable', {}, session);
  const loaded = connection.event('Page.loadEventFired');
  await connection.send('Page.navigate', { url }, session);
  await loaded;
  await connection.send('Runtime.evaluate', { expression: IS_SHOWN, awaitPromise: true }, session);
  const { data } = await connection.send(
    'Page.printToPDF',
    { printBackground: true, preferCSSPageSize: false, displayHeaderFooter: false, ...SIZES[paper] },
    session,
  );
  return Buffer.from(String(data), 'base64');
}

type Answer = Readonly<Record<string, unknown>>;

/** The browser's own protocol (Chrome DevTools Protocol) over a pipe: JSON with a zero byte behind each message. */
class Connection {
  readonly #out: Writable;
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  readonly #events = new Map<string, () => void>();
  #last = 0;
  #end: ConfigurationError | null = null;

  constructor(child: ChildProcess) {
    this.#out = child.stdio[3] as Writable;
    // A browser that is gone answers nothing: `close` says so.
    this.#out.on('error', () => {});
    let rest: Buffer[] = [];
    (child.stdio[4] as Readable).on('data', (chunk: Buffer) => {
      let from = 0;
      for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, from)) {
        this.#take(Buffer.concat([...rest, chunk.subarray(from, at)]).toString('utf8'));
        rest = [];
        from = at + 1;
      }
      rest.push(chunk.subarray(from));
    });
    child.once('error', (error) => this.#fail(failure(error.message)));
    child.once('close', () => this.#fail(failure('it ended, or took too long')));
  }

  /** Sends a command. @throws ConfigurationError where the browser refuses it, or ends */
  send(method: string, params: object, sessionId?: string): Promise<Answer> {
    if (this.#end !== null) return Promise.reject(this.#end);
    const id = (this.#last += 1);
    const waiting = Promise.withResolvers<Answer>();
    this.#waiting.set(id, waiting);
    this.#out.write(
      `${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`,
    );
    return waiting.promise;
  }

  /** Waits for an event; what ends the browser shows in the command behind it. */
  event(method: string): Promise<void> {
    return new Promise((done) => this.#events.set(method, done));
  }

  #take(text: string): void {
    const message = JSON.parse(text) as {
      readonly id?: number;
      readonly method?: string;
      readonly result?: Answer;
      readonly error?: { readonly message: string };
    };
    if (message.method !== undefined) this.#events.get(message.method)?.();
    const waiting = this.#waiting.get(message.id ?? -1);
    if (waiting === undefined) return;
    this.#waiting.delete(message.id ?? -1);
    if (message.error === undefined) waiting.resolve(message.result ?? {});
    else waiting.reject(failure(message.error.message));
  }

  #fail(reason: ConfigurationError): void {
    this.#end = reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
    for (const done of this.#events.values()) done();
  }
}
