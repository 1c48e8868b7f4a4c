import { concat, type StoredZip, utf8, viewOf } from '#base';
import { crc32, deflateRaw } from '#native';
import type { BeginZip, ZipSpool, ZipWriter } from '#sources';

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
  readonly #directory: Uint8Array[] = [];
  #directoryBytes = 0;
  #at = 0;

  constructor(spool: ZipSpool, maxBytes: number) {
    this.#spooled = spool.begin();
    this.#maxBytes = maxBytes;
  }

  /** Takes the next file. @returns false: the ZIP would pass its limit */
  async take(path: string, bytes: Uint8Array): Promise<boolean> {
    const name = utf8(path);
    // A copy is given away, also of bytes of which Node.js would slice a view.
    const packed = await deflateRaw(new Uint8Array(bytes), LEVEL);
    const local = LOCAL_BYTES + name.length + packed.length;
    const listed = this.#directoryBytes + DIRECTORY_BYTES + name.length;
    const isTooMuch = this.#at + local + listed + END_BYTES > this.#maxBytes || name.length > MOST_NAME_BYTES;
    if (isTooMuch || this.#directory.length === MOST_ENTRIES) return false;
    // What a file's own header and its line in the directory both say.
    const common = new Uint8Array(LOCAL_BYTES - 4);
    const view = viewOf(common);
    view.setUint16(0, VERSION, true);
    view.setUint16(2, UTF8_NAMES, true);
    view.setUint16(4, DEFLATED, true);
    view.setUint16(8, ENTRY_DATE, true);
    view.setUint32(10, crc32(bytes), true);
    view.setUint32(14, packed.length, true);
    view.setUint32(18, bytes.length, true);
    view.setUint16(22, name.length, true);
    const rest = new Uint8Array(DIRECTORY_BYTES - 6 - common.length);
    viewOf(rest).setUint32(rest.length - 4, this.#at, true);
    this.#directory.push(concat([signature(0x02014b50), Uint8Array.from([VERSION, 0]), common, rest, name]));
    for (const piece of [signature(0x04034b50), common, name, packed]) this.#spooled.add(piece);
    this.#at += local;
    this.#directoryBytes = listed;
    if (this.#spooled.isFull) await this.#spooled.flush();
    return true;
  }

  end(): Promise<StoredZip> {
    const end = signature(0x06054b50, END_BYTES);
    const view = viewOf(end);
    view.setUint16(8, this.#directory.length, true);
    view.setUint16(10, this.#directory.length, true);
    view.setUint32(12, this.#directoryBytes, true);
    view.setUint32(16, this.#at, true);
    for (const piece of [...this.#directory, end]) this.#spooled.add(piece);
    return this.#spooled.end();
  }

  drop(): Promise<void> {
    return this.#spooled.drop();
  }
}

/** Bytes that begin with it. */
function signature(value: number, length = 4): Uint8Array {
  const bytes = new Uint8Array(length);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
}
