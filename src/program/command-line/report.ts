import { randomBytes } from 'node:crypto';
import { createReadStream, lstatSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { userInfo } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { ConfigurationError, type Environment, fill, jsonText, messageOf, redactDeep, redactor } from '#base';
import { readCasesText, renderComparison, writeWhole } from '#channels';
import { CASES_FILE, NO_CASES, type ReportFile } from '#contract';
import { sha256 } from '#native';
import { casesText, compareRuns, MAX_CASES_BYTES, parseCases } from '#report';
import { type HttpAnswer, listen } from '#system';
import { untilStopped } from '../process/cancellation.ts';
import { environmentSecrets } from './arguments/variables.ts';
import { openBrowser } from './open-browser.ts';
import { isFile, readReportFile, unreadReport } from './report-file.ts';
import { layoutOf } from './terminal-log.ts';
import * as says from './says.ts';

/** What is served of a report's folder, and as what: nothing else that lies there. */
const TYPES: Readonly<Record<ReportFile, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'report.json': 'application/json; charset=utf-8',
  'report.sarif': 'application/json; charset=utf-8',
  'submissions.csv': 'text/csv; charset=utf-8',
  'pairs.csv': 'text/csv; charset=utf-8',
  'summary.md': 'text/markdown; charset=utf-8',
  'last-run.md': 'text/markdown; charset=utf-8',
};
const SERVED: ReadonlyMap<string, string> = new Map(Object.entries(TYPES));

/** Serves the report of a folder (or of one of its files) on loopback, keeps its cases, and opens it; ends with Ctrl-C. */
export async function serveReport(given: string, environment: Environment): Promise<0> {
  const directory = SERVED.has(basename(given)) ? dirname(resolve(given)) : resolve(given);
  const page = join(directory, 'index.html');
  if (!isFile(page)) {
    refuseUnread(page);
    throw new ConfigurationError(fill(says.holdsNoReport, { given: JSON.stringify(given) }));
  }
  // Everybody on this machine reaches loopback: whoever does not know the address finds nothing.
  const root = `/${randomBytes(16).toString('hex')}/`;
  const folder = { directory, root, cases: caseFile(join(directory, CASES_FILE), userName()) };
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    answer: async (request) => {
      const { headers, ...answered } = await answer(request, folder);
      return { ...answered, headers: { ...OWN, ...headers } };
    },
  });
  const url = listener.url + root;
  process.stdout.write(`report at ${url} (stop with Ctrl-C)\n`);
  const forget = process.stdout.isTTY ? openBrowser(url, environment) : () => {};
  await untilStopped();
  forget();
  await listener.close();
  return 0;
}

/** @throws ConfigurationError where nobody may look whether there is a file */
function refuseUnread(path: string): void {
  try {
    lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw unreadReport(path, error);
  }
}

/** Who uses this machine; '': it does not say. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/** A report's folder, and where it is served. */
interface ServedFolder {
  readonly directory: string;
  /** The secret path that everything is below. */
  readonly root: string;
  readonly cases: ReturnType<typeof caseFile>;
}

/** Of every answer. */
const OWN = {
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'none'",
};

async function answer(
  request: IncomingMessage,
  { directory, root, cases }: ServedFolder,
): Promise<HttpAnswer> {
  const path = request.url ?? '';
  const name = path.startsWith(root) ? path.slice(root.length) || 'index.html' : '';
  const type = SERVED.get(name);
  // A name that resolves to this machine is not this machine: a page elsewhere could ask for it.
  const isLoopback = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? '');
  const { method = '' } = request;
  if (isLoopback && name === CASES_FILE && ['GET', 'HEAD', 'PUT'].includes(method)) return cases(request);
  if (type === undefined || !isLoopback || !isFile(join(directory, name))) return { status: 404 };
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } };
  return {
    status: 200,
    headers: { 'content-type': type },
    body: (response) => {
      const file = createReadStream(join(directory, name));
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
      file.pipe(response);
    },
  };
}

const DEFAULT_WIDTH = 100;
const MAX_ROWS = 200;

/** Prints what changed from one run's report to another's: a folder with a report.json, or such a file. */
export function compareReports(
  command: { readonly before: string; readonly after: string; readonly json: boolean },
  environment: Environment,
): 0 {
  const comparison = redactDeep(
    compareRuns(readReportFile(command.before), readReportFile(command.after)),
    redactor(environmentSecrets(environment)),
  );
  process.stdout.write(
    command.json
      ? `${jsonText(comparison, 1)}\n`
      : renderComparison(comparison, layoutOf(environment, { width: DEFAULT_WIDTH, maxRows: MAX_ROWS })),
  );
  return 0;
}

/** What an answer says where it is no file. */
interface Answer {
  readonly status: number;
  /** For the person who reads the page. */
  readonly text: string;
  readonly etag?: string;
  readonly type?: string;
}

/**
 * Serves the `cases.json` of a report to its page: `GET` reads it, `PUT` replaces the state that the page has seen (`If-Match`). Where
 * it changed meanwhile the answer is 412, and the page merges.
 *
 * @param path of the file, which need not be there
 * @param user whom the page takes for its reader
 */
export function caseFile(path: string, user: string): (request: IncomingMessage) => Promise<HttpAnswer> {
  let last: Promise<unknown> = Promise.resolve();
  /** One write after the other: what one has seen must be what is there when it is replaced. */
  const inTurn = (work: () => Promise<Answer>): Promise<Answer> => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
  return async (request) => {
    const done =
      request.method === 'PUT' ? await put(request, path, inTurn) : await current(path).catch(unreadable);
    return {
      status: done.status,
      headers: {
        'content-type': done.type ?? 'text/plain; charset=utf-8',
        // By this the page knows that it may save here.
        'accept-put': 'application/json',
        'x-user': encodeURIComponent(user),
        ...(done.etag === undefined ? {} : { etag: done.etag }),
      },
      body: done.text,
    };
  };
}

async function current(path: string): Promise<Answer> {
  const text = await readCasesText(path);
  // What the page gets is sound: it need not judge it again.
  if (text !== null) parseCases(text, path);
  return { status: 200, text: text ?? casesText(NO_CASES), etag: etagOf(text), type: 'application/json' };
}

function unreadable(error: unknown): Answer {
  return { status: 500, text: messageOf(error) };
}

async function put(
  request: IncomingMessage,
  path: string,
  inTurn: (work: () => Promise<Answer>) => Promise<Answer>,
): Promise<Answer> {
  const { origin, host, 'if-match': seen } = request.headers;
  if (origin !== `http://${host}`) return { status: 403, text: says.pageReport };
  if (seen === undefined) return { status: 428, text: says.matchMissing };
  const text = await bodyOf(request);
  if (text === null) {
    return {
      status: 413,
      text: fill(says.bytesNotKept, { most: MAX_CASES_BYTES }),
    };
  }
  try {
    const book = parseCases(text, 'what the page sent');
    return await inTurn(() => replace(path, seen, casesText(book)));
  } catch (error) {
    return { status: error instanceof ConfigurationError ? 422 : 500, text: messageOf(error) };
  }
}

async function replace(path: string, seen: string, text: string): Promise<Answer> {
  const there = await current(path);
  if (there.etag !== seen) return { ...there, status: 412 };
  try {
    await writeWhole(path, [text], { isNotes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOSPC' || code === 'EDQUOT' ? 'the disk is full' : messageOf(error);
    return { status: 507, text: fill(says.couldNotWrittenFile, { path, why }) };
  }
  return { status: 204, text: '', etag: etagOf(text) };
}

/** null: it is too large. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MAX_CASES_BYTES) parts.push(part);
  }
  return size > MAX_CASES_BYTES ? null : Buffer.concat(parts).toString('utf8');
}

/** @param text null: there is no file */
function etagOf(text: string | null): string {
  return `"${text === null ? 'none' : sha256(text).slice(0, 32)}"`;
}
