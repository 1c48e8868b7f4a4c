/*
 * The entries of a tar as it comes in: blocks of 512 bytes (POSIX.1-2001, pax interchange format; GNU tar's long names).
 */

const BLOCK = 512;
/** Of what is said about the next entry, in bytes: what is longer is no name. */
const MOST_SAID_BYTES = 4 * 1024 ** 2;

/** What an archive says of an entry. */
export interface TarHeader {
  /** Hostile text. */
  readonly name: string;
  readonly type: 'file' | 'directory' | 'link' | 'other';
  /** Of its contents, in bytes. */
  readonly size: number;
}

/** Takes the contents of an entry. */
export type TakeEntry = (bytes: Uint8Array<ArrayBuffer>) => void;

const TYPES: Readonly<Record<string, TarHeader['type']>> = {
  '\0': 'file',
  '0': 'file',
  '1': 'link',
  '2': 'link',
  '5': 'directory',
  '7': 'file',
};

/**
 * Reads the entries of a tar one after the other, each whole. Nothing is made of links and special files.
 *
 * @param onEntry what is to be done with the contents of an entry; null: they are passed over
 * @returns the comment of the archive as a whole, where `git archive` writes the commit; null: there is none
 * @throws Error where it is no tar, or is cut off; what `onEntry` throws
 */
export async function readEntries(
  source: AsyncIterable<Uint8Array>,
  onEntry: (header: TarHeader) => TakeEntry | null,
): Promise<string | null> {
  const bytes = new Incoming(source);
  let comment: string | null = null;
  let longName: string | null = null;
  let pax: ReadonlyMap<string, string> = new Map();
  try {
    for (let block = await bytes.block(); block !== null; block = await bytes.block()) {
      const [kind, said] = [String.fromCharCode(block[156] ?? 0), numberAt(block, 124, 12)];
      if ('LKNxg'.includes(kind)) {
        if (said > MOST_SAID_BYTES) throw new Error('a name in it is too long');
        const contents = await bytes.contents(said);
        if (kind === 'x') pax = recordsOf(contents);
        if (kind === 'g') comment ??= recordsOf(contents).get('comment') ?? null;
        if (kind === 'L' || kind === 'N') longName = textAt(contents, 0, said);
        continue;
      }
      const name = pax.get('path') ?? longName ?? nameOf(block);
      // Old ones have no other mark of a folder.
      const type = kind === '\0' && name.endsWith('/') ? 'directory' : (TYPES[kind] ?? 'other');
      const size = type === 'directory' ? 0 : Number.parseInt(pax.get('size') ?? String(said), 10);
      [longName, pax] = [null, new Map()];
      const take = onEntry({ name, type, size });
      if (take === null) await bytes.pass(size);
      else take(await bytes.contents(size));
    }
  } finally {
    await bytes.close();
  }
  return comment;
}

/** A tar's bytes, in the order in which they come. */
class Incoming {
  readonly #source: AsyncIterator<Uint8Array>;
  /** What came last, as far as nobody has read it; null: all came. */
  #chunk: Uint8Array | null = new Uint8Array();

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next header; null: there is none. @throws Error where it is none */
  async block(): Promise<Uint8Array | null> {
    for (;;) {
      if (!(await this.#isMore())) return null;
      const block = await this.#next(BLOCK);
      const sum = block.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 0x20 : byte), 0);
      // An archive ends with empty blocks, and another one may lie behind it.
      if (sum === 8 * 0x20) continue;
      if (sum !== numberAt(block, 148, 8)) throw new Error('it is no tar, or damaged');
      return block;
    }
  }

  async contents(size: number): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await this.#next(size);
    await this.#take(paddingOf(size), () => {});
    return bytes;
  }

  /** Reads on behind contents of so many bytes. */
  pass(size: number): Promise<void> {
    return this.#take(size + paddingOf(size), () => {});
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }

  async #next(size: number): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array[] = [];
    await this.#take(size, (part) => parts.push(part));
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }

  async #take(size: number, take: (part: Uint8Array) => void): Promise<void> {
    if (!(size >= 0)) throw new Error('it has no size that could be');
    for (let left = size; left > 0; ) {
      if (!(await this.#isMore())) throw new Error('it is cut off');
      const part = this.#chunk?.subarray(0, left) ?? new Uint8Array();
      this.#chunk = this.#chunk?.subarray(part.length) ?? null;
      take(part);
      left -= part.length;
    }
  }

  async #isMore(): Promise<boolean> {
    while (this.#chunk?.length === 0) {
      const next = await this.#source.next();
      this.#chunk = next.done === true ? null : next.value;
    }
    return this.#chunk !== null;
  }
}

/** What follows contents up to the next block, in bytes. */
function paddingOf(size: number): number {
  return Math.ceil(size / BLOCK) * BLOCK - size;
}

function nameOf(block: Uint8Array): string {
  const name = textAt(block, 0, 100);
  // GNU tar has other things where POSIX has the beginning of a long name.
  const isPosix = textAt(block, 257, 6) === 'ustar' && block[345] !== 0;
  return isPosix ? `${textAt(block, 345, 155)}/${name}` : name;
}

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Text up to its end or a zero. */
function textAt(bytes: Uint8Array, at: number, length: number): string {
  const field = bytes.subarray(at, at + length);
  const end = field.indexOf(0);
  return UTF8.decode(end < 0 ? field : field.subarray(0, end));
}

/** Octal digits; or the number itself, where they have no room. NaN: none. */
function numberAt(bytes: Uint8Array, at: number, length: number): number {
  const [first = 0, ...rest] = bytes.subarray(at, at + length);
  if (first === 0x80) return rest.reduce((sum, byte) => sum * 256 + byte, 0);
  const digits = textAt(bytes, at, length).trim();
  return digits === '' ? 0 : Number.parseInt(digits, 8);
}

/** `LENGTH KEY=VALUE\n`, as often as there are any. */
function recordsOf(bytes: Uint8Array): ReadonlyMap<string, string> {
  const records = new Map<string, string>();
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at);
    const length = Number.parseInt(UTF8.decode(bytes.subarray(at, space)), 10);
    if (space < 0 || !(length > 0)) break;
    const record = UTF8.decode(bytes.subarray(space + 1, at + length - 1));
    const [key = '', ...value] = record.split('=');
    if (value.length === 0) break;
    records.set(key, value.join('='));
    at += length;
  }
  return records;
}
