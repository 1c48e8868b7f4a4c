// In a page: the ZIP of a submission that cannot lie there as it is (`plain-files.ts`), which is read again here and sent to nobody.
import type { StoredZip } from '#base';
import type { SourceFile } from '#contract';
import { crc32, deflateRawSync } from 'node:zlib';
import type { ZipSpool } from './spool.ts';

const LOCAL_BYTES = 30;
const DIRECTORY_BYTES = 46;
const END_BYTES = 22;
/** Names are UTF-8. */
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** A ZIP that is being written. */
export class ZipFile {
  readonly #spooled: ReturnType<ZipSpool['begin']>;
  readonly #maxBytes: number;
  readonly #directory: Buffer[] = [];
  #at = 0;

  private constructor(spooled: ReturnType<ZipSpool['begin']>, maxBytes: number) {
    this.#spooled = spooled;
    this.#maxBytes = maxBytes;
  }

  static begin(spool: ZipSpool, _files: readonly SourceFile[], maxBytes: number): Promise<ZipFile> {
    return Promise.resolve(new ZipFile(spool.begin(), maxBytes));
  }

  /** Takes the next file. @returns false: the ZIP would pass its limit */
  async take(path: string, bytes: Buffer): Promise<boolean> {
    const name = Buffer.from(path, 'utf8');
    const packed = deflateRawSync(bytes, { level: 6 });
    const local = LOCAL_BYTES + name.length + packed.length;
    const end = this.#directory.reduce(
      (sum, { length }) => sum + length,
      DIRECTORY_BYTES + name.length + END_BYTES,
    );
    if (this.#at + local + end > this.#maxBytes) return false;
    const common = Buffer.alloc(LOCAL_BYTES - 4);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(DIRECTORY_BYTES - 6 - common.length);
    rest.writeUInt32LE(this.#at, rest.length - 4);
    this.#directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), common, rest, name]));
    for (const piece of [signature(0x04034b50), common, name, packed]) this.#spooled.add(piece);
    this.#at += local;
    if (this.#spooled.isFull) await this.#spooled.flush();
    return true;
  }

  end(): Promise<StoredZip> {
    const directory = Buffer.concat(this.#directory);
    const end = Buffer.alloc(END_BYTES);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(this.#directory.length, 8);
    end.writeUInt16LE(this.#directory.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(this.#at, 16);
    this.#spooled.add(directory);
    this.#spooled.add(end);
    return this.#spooled.end();
  }

  drop(): Promise<void> {
    return this.#spooled.drop();
  }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}
