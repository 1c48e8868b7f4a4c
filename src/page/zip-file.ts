import { crc32, deflateRawSync } from 'node:zlib';
import type { StoredZip } from '#base';
import type { BeginZip, ZipSpool, ZipWriter } from '#sources';
import { deflateTables } from '#system';

const LOCAL_BYTES = 30;
const DIRECTORY_BYTES = 46;
const END_BYTES = 22;
/** Names are UTF-8. */
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** What unpacks it has to know version 2.0 of the format. */
const VERSION = 20;
/** Any fixed day would do; this is the first that a ZIP can hold: 1980-01-01. */
const ENTRY_DATE = 0x21;
/** More take the ZIP64 format, which no service reads. */
const MOST_ENTRIES = 0xfffe;
const MOST_NAME_BYTES = 0xffff;
const LEVEL = 6;

/** In a page, where no package writes one without streams of Node.js. It is read again there and sent to nobody. */
export const beginZipFile: BeginZip = (spool, _files, maxBytes) =>
  Promise.resolve(new ZipFile(spool, maxBytes));

/**
 * A ZIP that is being written (APPNOTE 6.3.10, sections 4.3 and 4.4), each file as soon as it is there. Deflate may give other bytes
 * on another kind of processor.
 */
class ZipFile implements ZipWriter {
  readonly #spooled: ReturnType<ZipSpool['begin']>;
  readonly #maxBytes: number;
  readonly #directory: Buffer[] = [];
  #directoryBytes = 0;
  #at = 0;

  constructor(spool: ZipSpool, maxBytes: number) {
    this.#spooled = spool.begin();
    this.#maxBytes = maxBytes;
  }

  /** Takes the next file. @returns false: the ZIP would pass its limit */
  async take(path: string, bytes: Buffer): Promise<boolean> {
    const name = Buffer.from(path);
    const packed = deflateRawSync(bytes, { level: LEVEL, ...deflateTables(bytes.length) });
    const local = LOCAL_BYTES + name.length + packed.length;
    const listed = this.#directoryBytes + DIRECTORY_BYTES + name.length;
    const isTooMuch = this.#at + local + listed + END_BYTES > this.#maxBytes || name.length > MOST_NAME_BYTES;
    if (isTooMuch || this.#directory.length === MOST_ENTRIES) return false;
    // What a file's own header and its line in the directory both say.
    const common = Buffer.alloc(LOCAL_BYTES - 4);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(ENTRY_DATE, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(DIRECTORY_BYTES - 6 - common.length);
    rest.writeUInt32LE(this.#at, rest.length - 4);
    this.#directory.push(
      Buffer.concat([signature(0x02014b50), Buffer.from([VERSION, 0]), common, rest, name]),
    );
    for (const piece of [signature(0x04034b50), common, name, packed]) this.#spooled.add(piece);
    this.#at += local;
    this.#directoryBytes = listed;
    if (this.#spooled.isFull) await this.#spooled.flush();
    return true;
  }

  end(): Promise<StoredZip> {
    const end = Buffer.alloc(END_BYTES);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(this.#directory.length, 8);
    end.writeUInt16LE(this.#directory.length, 10);
    end.writeUInt32LE(this.#directoryBytes, 12);
    end.writeUInt32LE(this.#at, 16);
    for (const piece of [...this.#directory, end]) this.#spooled.add(piece);
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
