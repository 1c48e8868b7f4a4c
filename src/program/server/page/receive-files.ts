import type { IncomingMessage } from 'node:http';
import type { BusboyFileStream } from '@fastify/busboy';
import { fill } from '#base';
import { type Part, PARTS } from '#contract';
import { formParser, formRead, HttpError, invalid } from '#service';
import { MAX_FILES, type PartCount, PartFolders } from './part-folders.ts';
import * as says from './says.ts';

/**
 * Receives files that were dropped into a folder, which has one for each part of the form then. What has a name that cannot be
 * written here gets one that can.
 *
 * @throws HttpError 413, 422; the system's error where there is no room
 */
export async function receiveFiles(
  request: IncomingMessage,
  folder: string,
): Promise<ReadonlyMap<Part, PartCount>> {
  const folders = new PartFolders(folder);
  const writes: Promise<unknown>[] = [];
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  const limits = { files: MAX_FILES + 1, fields: 0 };
  const parser = formParser(request, { preservePath: true, limits });
  parser.on('file', (field: string, stream: BusboyFileStream, name: string | undefined) => {
    stream.on('error', () => {});
    const part = PARTS.find((one) => one === field);
    if (part === undefined) {
      stream.resume();
      broken.reject(invalid({ part: [fill(says.aFile, { fields: PARTS.join(', ') })] }));
      return;
    }
    const write = folders.write(part, stream as AsyncIterable<Buffer>, name ?? '');
    write.catch(broken.reject);
    writes.push(write);
  });
  const parsed = formRead(request, parser);
  parsed.catch(() => {});
  request.pipe(parser);
  try {
    await Promise.race([parsed, broken.promise]);
    await Promise.race([Promise.all(writes), broken.promise]);
    if (folders.counts.size === 0) throw invalid({ files: [says.noFileCame] });
    return folders.counts;
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    // Nothing is written any more.
    await Promise.allSettled(writes);
    const { syscall } = error as NodeJS.ErrnoException;
    if (error instanceof HttpError || (syscall !== undefined && syscall !== 'read')) throw error;
    throw invalid({ body: [says.uploadDamaged] });
  }
}
