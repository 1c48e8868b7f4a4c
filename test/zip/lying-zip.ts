import { crc32, deflateRawSync } from 'node:zlib';

export interface Entry {
  /** Bytes: in a code page of their own. */
  readonly name: string | Uint8Array;
  readonly contents: Uint8Array;
  readonly mode?: number;
  readonly flags?: number;
  readonly method?: number;
  /** What the directory claims instead of the truth. */
  readonly claimedSize?: number;
  readonly claimedCrc?: number;
  readonly claimedOffset?: number;
  /** A remark on it. */
  readonly comment?: string;
}

/** A ZIP written by hand, so that it can lie. */
export function zip(entries: readonly Entry[], remark = ''): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { name: given } = entry;
    const name = typeof given === 'string' ? Buffer.from(given) : Buffer.from(given);
    const packed = entry.method === 0 ? Buffer.from(entry.contents) : deflateRawSync(entry.contents);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt8(3, 5);
    record.writeUInt16LE(entry.flags ?? 0x0800, 8);
    record.writeUInt16LE(entry.method ?? 8, 10);
    record.writeUInt32LE(entry.claimedCrc ?? crc32(entry.contents), 16);
    record.writeUInt32LE(packed.length, 20);
    record.writeUInt32LE(entry.claimedSize ?? entry.contents.length, 24);
    record.writeUInt16LE(name.length, 28);
    record.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
    record.writeUInt32LE(entry.claimedOffset ?? offset, 42);
    const said = Buffer.from(entry.comment ?? '');
    record.writeUInt16LE(said.length, 32);
    locals.push(local, name, packed);
    directory.push(record, name, said);
    offset += 30 + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  // As programs do that know no ZIP64.
  end.writeUInt16LE(entries.length % 65_536, 8);
  end.writeUInt16LE(entries.length % 65_536, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(remark.length, 20);
  return Buffer.concat([...locals, central, end, Buffer.from(remark)]);
}
