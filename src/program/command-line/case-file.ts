import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ConfigurationError, fill, messageOf } from '#base';
import { readCasesText, writeCases } from '#channels';
import { NO_CASES } from '#contract';
import { casesText, MAX_CASES_BYTES, parseCases } from '#report';
import type { HttpAnswer } from '#system';
import * as says from './says.ts';

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
    const answer =
      request.method === 'PUT' ? await put(request, path, inTurn) : await current(path).catch(unreadable);
    return {
      status: answer.status,
      headers: {
        'content-type': answer.type ?? 'text/plain; charset=utf-8',
        // By this the page knows that it may save here.
        'accept-put': 'application/json',
        'x-user': encodeURIComponent(user),
        ...(answer.etag === undefined ? {} : { etag: answer.etag }),
      },
      body: answer.text,
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
    await writeCases(path, text);
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
  return `"${text === null ? 'none' : createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;
}
