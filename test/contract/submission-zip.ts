import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOf, packOne } from '../packing/pack-one.ts';

/** A packed submission of one Java file; the same program whatever the name, so that any two of them match. */
export async function submissionZip(name: string): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-zip-'));
  try {
    const methods = Array.from(
      { length: 12 },
      (_, n) =>
        `  int m${n}(int a, int b) { int s = ${n}; for (int i = a; i < b; i++) { s += i * ${n} - (s % 7); if (s > 100) { s -= b; } } return s; }`,
    );
    const text = `class ${name} {\n${methods.join('\n')}\n}\n`;
    const packed = await packOne(
      {
        key: name,
        name,
        role: 'judged',
        origin: { kind: 'directory', path: name },
        files: [{ path: 'Main.java', size: text.length, read: () => Promise.resolve(Buffer.from(text)) }],
        leftOut: [],
        remarks: [],
      },
      folder,
    );
    return bytesOf(packed.zip);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
