import { isUtf8 } from 'node:buffer';
import type { RequestForm } from '#contract';
import { fill, isObject, parsedJson } from '#base';
import { readMultipart } from './multipart.ts';
import type { Incoming } from './incoming.ts';
import { HttpError, invalid } from './reply.ts';
import * as says from './says.ts';

/** A start may name tens of thousands of words that are never sent. */
const MAX_JSON_BYTES = 8_000_000;

/**
 * Reads the body of a request, as JSON or as a form. Clients in use send either; some send their fields in the address, so a
 * field that the body does not have is taken from there.
 *
 * @param limit files that a form of this request carries; undefined: it carries none
 * @param query the fields of the address
 * @throws HttpError 413, 415, 422
 */
export async function readBody(
  request: Incoming,
  { body }: RequestForm,
  limit: { readonly max: number } | undefined,
  query: Readonly<Record<string, string>>,
  spoolDir: string,
) {
  if (body === undefined) return { fields: {}, files: [] };
  const encoding = request.headers['content-encoding']?.trim() ?? '';
  if (!/^(?:identity)?$/i.test(encoding)) {
    // Which ones would be: RFC 9110, 15.5.16.
    throw new HttpError(fill(says.bodyPacked, { encoding }), {}, { 'accept-encoding': 'identity' });
  }
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (limit !== undefined || type === 'multipart/form-data') {
    const { fields, files } = await readMultipart(request, spoolDir, limit?.max ?? 0);
    return { fields: { ...query, ...fields }, files };
  }
  const text = (await textWithin(request, MAX_JSON_BYTES))?.trim();
  if (text === undefined) throw new HttpError(fill(says.bodyWithoutFiles, { most: MAX_JSON_BYTES }));
  const fields =
    type === 'application/x-www-form-urlencoded' && !text.startsWith('{')
      ? Object.fromEntries(new URLSearchParams(text))
      : parsed(text);
  return { fields: isObject(fields) ? { ...query, ...fields } : fields, files: [] };
}

/** PHP writes no fields as `[]`, and others as `null`. */
function parsed(text: string): unknown {
  if (text === '') return {};
  const value = parsedJson(text);
  if (value === undefined) throw invalid({ body: [says.bodyNotValid] });
  return value === null || (Array.isArray(value) && value.length === 0) ? {} : value;
}

/** The text of a body; null: it is longer. @throws HttpError 422 where it is no UTF-8 */
export async function textWithin(request: Incoming, mostBytes: number): Promise<string | null> {
  const body = await bodyWithin(request, mostBytes);
  // Read all the same, a name would be kept with signs in it that nobody gave.
  if (body !== null && !isUtf8(body)) throw invalid({ body: [says.bodyNotUtf8] });
  return body?.toString('utf8') ?? null;
}

/**
 * The bytes of a body; null: there are more. The connection stays for the answer.
 *
 * @param room resolves when there is room for so many more bytes; until then no more is read
 * @throws HttpError 422 where it breaks off
 */
export async function bodyWithin(
  request: Incoming,
  mostBytes: number,
  room?: (bytes: number) => Promise<void>,
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) return null;
      await room?.(chunk.length);
      chunks.push(chunk);
    }
  } catch (error) {
    // Nobody is there to be told; a client that went is no defect.
    if (!request.complete) throw invalid({ body: [says.bodyNotValid] });
    throw error;
  }
  return Buffer.concat(chunks);
}
