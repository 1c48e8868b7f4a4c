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
  const intake = new Intake(folder);
  const limits = { files: MAX_FILES + 1, fields: 0 };
  const parser = formParser(request, { preservePath: true, limits });
  parser.on('file', (part: string, stream: BusboyFileStream, name: string | undefined) =>
    intake.take(part, stream, name ?? ''),
  );
  const parsed = formRead(request, parser);
  parsed.catch(() => {});
  request.pipe(parser);
  try {
    await Promise.race([parsed, intake.broken]);
    return await intake.end();
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    await intake.settled();
    const { syscall } = error as NodeJS.ErrnoException;
    if (error instanceof HttpError || (syscall !== undefined && syscall !== 'read')) throw error;
    throw invalid({ body: [says.uploadDamaged] });
  }
}

class Intake {
  readonly broken: Promise<never>;
  #break: (error: Error) => void = () => {};
  readonly #folders: PartFolders;
  readonly #writes: Promise<unknown>[] = [];

  constructor(folder: string) {
    this.#folders = new PartFolders(folder);
    this.broken = new Promise<never>((_done, fail) => {
      this.#break = fail;
    });
    this.broken.catch(() => {});
  }

  take(field: string, stream: BusboyFileStream, name: string): void {
    stream.on('error', () => {});
    const part = PARTS.find((one) => one === field);
    if (part === undefined) {
      stream.resume();
      this.#break(invalid({ part: [fill(says.aFile, { fields: PARTS.join(', ') })] }));
      return;
    }
    const write = this.#folders.write(part, stream as AsyncIterable<Buffer>, name);
    write.catch((error: unknown) => this.#break(error as Error));
    this.#writes.push(write);
  }

  async end(): Promise<ReadonlyMap<Part, PartCount>> {
    await Promise.race([Promise.all(this.#writes), this.broken]);
    if (this.#folders.counts.size === 0) throw invalid({ files: [says.noFileCame] });
    return this.#folders.counts;
  }

  /** Nothing is written any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#writes);
  }
}
