import { SEPARATOR } from './vocabulary.ts';

export type Tokens = Pick<TokenBuffer, 'ids' | 'lines' | 'starts' | 'hashes'>;

/**
 * Tokens of one file as read: number, 1-based line and offset into the text, and of names and constants the hash of their letters, which
 * `WordCollector.note` makes. Grows by doubling; reused between files.
 */
export class TokenBuffer {
  length = 0;
  ids = new Uint16Array(4096);
  lines = new Uint32Array(4096);
  starts = new Uint32Array(4096);
  hashes = new Uint32Array(4096);
  /** What was taken last, which is written to when more is. */
  #taken: Tokens = {
    ids: new Uint16Array(4096),
    lines: new Uint32Array(4096),
    starts: new Uint32Array(4096),
    hashes: new Uint32Array(4096),
  };

  push(id: number, line: number, start: number): void {
    const at = this.length;
    if (at === this.ids.length) this.#grow();
    this.ids[at] = id;
    this.lines[at] = line;
    this.starts[at] = start;
    this.length = at + 1;
  }

  /** The number of the last token, or `SEPARATOR` before the first. */
  last(): number {
    return this.length === 0 ? SEPARATOR : (this.ids[this.length - 1] as number);
  }

  /** The line of the last token: a block ends where its last line does, and not where the next one begins. */
  lastLine(): number {
    return this.length === 0 ? 1 : (this.lines[this.length - 1] as number);
  }

  /** Puts a token in the place of another one, or behind the last. */
  move(from: number, to: number): void {
    this.ids[to] = this.ids[from] as number;
    this.lines[to] = this.lines[from] as number;
    this.starts[to] = this.starts[from] as number;
    this.hashes[to] = this.hashes[from] as number;
  }

  /** Drops the tokens that are marked with 1, by their places. */
  drop(marked: Uint8Array): void {
    let out = 0;
    for (let at = 0; at < this.length; at += 1) {
      if (marked[at] === 1) continue;
      this.move(at, out);
      out += 1;
    }
    this.length = out;
  }

  clear(): void {
    this.length = 0;
  }

  /** Empties the buffer. What it held, which is good until it is emptied so again. */
  take(): Tokens {
    const { ids, lines, starts, hashes, length } = this;
    Object.assign(this, this.#taken);
    this.#taken = { ids, lines, starts, hashes };
    this.length = 0;
    return {
      ids: ids.subarray(0, length),
      lines: lines.subarray(0, length),
      starts: starts.subarray(0, length),
      hashes: hashes.subarray(0, length),
    };
  }

  /** Puts a token of what was taken behind the last, or another one in its place, or on another line. */
  put({ ids, lines, starts, hashes }: Tokens, at: number, id = ids[at] as number, line = lines[at]): void {
    this.push(id, line as number, starts[at] as number);
    this.hashes[this.length - 1] = id === ids[at] ? (hashes[at] as number) : 0;
  }

  /** Puts tokens of what was taken behind the last: from a place to before another one. */
  putAll({ ids, lines, starts, hashes }: Tokens, from: number, to: number): void {
    const at = this.length;
    this.length = at + to - from;
    while (this.length > this.ids.length) this.#grow();
    this.ids.set(ids.subarray(from, to), at);
    this.lines.set(lines.subarray(from, to), at);
    this.starts.set(starts.subarray(from, to), at);
    this.hashes.set(hashes.subarray(from, to), at);
  }

  #grow(): void {
    const size = this.ids.length * 2;
    const ids = new Uint16Array(size);
    ids.set(this.ids);
    this.ids = ids;
    const lines = new Uint32Array(size);
    lines.set(this.lines);
    this.lines = lines;
    const starts = new Uint32Array(size);
    starts.set(this.starts);
    this.starts = starts;
    const hashes = new Uint32Array(size);
    hashes.set(this.hashes);
    this.hashes = hashes;
  }
}
