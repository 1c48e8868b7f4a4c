import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stored } from '../../src/base/stored-zip.ts';
import type { PackedSubmission, Submission } from '../../src/contract/submission.ts';
import { beginArchiverZip } from '../../src/sources/packing/archiver-zip.ts';
import { packSubmission } from '../../src/sources/packing/pack.ts';
import { type BeginZip, ZipSpool } from '../../src/sources/packing/spool.ts';

/** Packs one submission below a folder. */
export async function packOne(
  submission: Submission,
  folder: string,
  {
    beginZip = beginArchiverZip,
    ...limit
  }: { readonly beginZip?: BeginZip; readonly maxZipBytes?: number } = {},
): Promise<PackedSubmission> {
  const spool = new ZipSpool(mkdtempSync(join(folder, 'spool-')), beginZip);
  try {
    return await packSubmission(submission, { spool, ...limit });
  } finally {
    spool.close();
  }
}

/** The bytes of a stored ZIP. */
export function bytesOf({ path, start, bytes }: Stored): Buffer {
  return readFileSync(path).subarray(start, start + bytes);
}
