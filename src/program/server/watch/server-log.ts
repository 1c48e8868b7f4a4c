import { messageOf, visibleLines } from '#base';
import { BlobsUnavailable, type Concerned, type OnDefect, whyLater } from '#service';
import type { WatchWords } from '../../command-line/arguments/command.ts';
import { openJsonLog } from '../../process/json-log.ts';
import * as says from '../says.ts';

/** One request, for the log. Nothing in it is text of a client. */
interface LoggedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Of the answer, on the wire. */
  readonly bytes: number;
  /** Number of the key; null: none, or that of the command line. */
  readonly key: number | null;
  /** Given by a proxy that is trusted, else made here. */
  readonly request: string;
}

export interface ServerLog {
  /** Where the service is, its metrics, or its page. */
  readonly listening: (url: string, what?: 'metrics' | 'page for people') => void;
  /** A worker takes checks, so many at once. */
  readonly working: (workers: number) => void;
  /** What it did by itself, such as deleting what is too old. */
  readonly notice: (sentence: string) => void;
  readonly stopping: (sentence: string) => void;
  /** What went wrong: a defect, or a database, a storage or a disk that does not take what it should. */
  readonly defect: OnDefect;
  readonly answered: (request: LoggedRequest) => void;
}

interface Streams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

export function openServerLog(format: WatchWords['logFormat'], streams: Streams): ServerLog {
  return format === 'json' ? jsonServerLog(streams) : textServerLog(streams);
}

/** Sentences for a person who started the server in a terminal; requests are not told. */
function textServerLog({ stdout, stderr }: Streams): ServerLog {
  return {
    listening: (url, what) => void stdout.write(`${what ?? 'listening'} on ${url}\n`),
    working: (workers) => void stdout.write(`working, ${workers} at once\n`),
    notice: (sentence) => void stdout.write(`${sentence}\n`),
    stopping: (sentence) => void stderr.write(`${sentence}\n`),
    // It may quote what others wrote, such as the name of a check.
    defect: (error, whom) => void stderr.write(`${visibleLines(placeOf(whom) + said(error))}\n`),
    answered: () => {},
  };
}

function placeOf({ request, check }: Concerned = {}): string {
  if (request !== undefined) return `request ${request}: `;
  return check === undefined ? '' : `check ${check}: `;
}

function said(error: unknown): string {
  const why = passingOf(error);
  if (why !== null) return `${why} (${whereOf(error).name})`;
  return (error instanceof Error ? error.stack : null) ?? messageOf(error);
}

/** Why something passes by itself, or when somebody mends it; null: it does not. Of storage this log says all, as its own start does. */
function passingOf(error: unknown): string | null {
  return error instanceof BlobsUnavailable ? error.message : whyLater(error);
}

/**
 * One JSON object a line on stdout. A defect is told by its name and where it happened: its message may quote a name of a file or a
 * line of code.
 */
export function jsonServerLog({ stdout }: Pick<Streams, 'stdout'>): ServerLog {
  const log = openJsonLog((line) => stdout.write(line));
  return {
    listening: (url, what) => log.info({ url }, what ?? 'listening'),
    working: (workers) => log.info({ workers }, 'working'),
    notice: (sentence) => log.info(sentence),
    stopping: (sentence) => log.info(sentence),
    defect: (error, whom = {}) => {
      const why = passingOf(error);
      const what = { error: whereOf(error), ...whom };
      if (why === null) log.error(what, says.defectProgram);
      else log.warning(what, why);
    },
    answered: (request) => log.info(request, 'request'),
  };
}

function whereOf(error: unknown): { readonly name: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  // Of a database that is away, the reason has it.
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    name: code === undefined ? error.name : `${error.name} ${code}`,
    at: frames.map((line) => line.trim()),
  };
}
