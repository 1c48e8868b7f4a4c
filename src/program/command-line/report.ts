import { randomBytes } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { userInfo } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { ConfigurationError, type Environment, fill } from '#base';
import { renderComparison } from '#channels';
import { CASES_FILE, type ReportFile } from '#contract';
import { compareRuns } from '#report';
import { type HttpAnswer, listen } from '#system';
import { untilStopped } from '../process/cancellation.ts';
import { caseFile } from './case-file.ts';
import { openBrowser } from './open-browser.ts';
import { readReportFile } from './report-file.ts';
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

/** Serves the report of a folder (or of its index.html) on loopback, keeps its cases, and opens it; ends with Ctrl-C. */
export async function serveReport(given: string, environment: Environment): Promise<0> {
  const directory = basename(given) === 'index.html' ? dirname(resolve(given)) : resolve(given);
  if (!isFile(join(directory, 'index.html'))) {
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

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

const DEFAULT_WIDTH = 100;
const MAX_ROWS = 200;

/** Prints what changed from one run's report to another's: a folder with a report.json, or such a file. */
export function compareReports(
  command: { readonly before: string; readonly after: string; readonly json: boolean },
  environment: Environment,
): 0 {
  const comparison = compareRuns(readReportFile(command.before), readReportFile(command.after));
  const terminal = process.stdout.isTTY;
  process.stdout.write(
    command.json
      ? `${JSON.stringify(comparison, null, 1)}\n`
      : renderComparison(comparison, {
          colours: terminal && environment['NO_COLOR'] === undefined,
          width: terminal ? process.stdout.columns : DEFAULT_WIDTH,
          maxRows: MAX_ROWS,
        }),
  );
  return 0;
}
