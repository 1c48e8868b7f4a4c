import { byteLength, compareText, fill, messageOf } from '#base';
import type { LeftOut, PackedSubmission, Submission } from '#contract';
import { balanceWith, LIMITS } from '#contract';
import { Sha256 } from '#native';
import * as says from '../says.ts';
import { isPlainly, PlainFiles } from './plain-files.ts';
import type { ZipSpool } from './spool.ts';

interface PackingOptions {
  readonly spool: ZipSpool;
  readonly maxZipBytes?: number;
}

/**
 * Packs a submission, in a form that depends on names and contents alone: whatever the order, times, modes or time zone, the
 * same content gives the same bytes. What would push a ZIP over its limit is left out and listed. One file is in memory at a
 * time, and of a ZIP a piece.
 *
 * @throws the system's error where it cannot be written
 */
export async function packSubmission(
  submission: Submission,
  { spool, maxZipBytes = LIMITS.zipBytes }: PackingOptions,
): Promise<PackedSubmission> {
  const container =
    spool.isPlain && isPlainly(submission.files)
      ? new PlainFiles(spool)
      : await spool.beginZip(spool, submission.files, maxZipBytes);
  const content = new Sha256();
  const files: { path: string; size: number }[] = [];
  const leftOut: LeftOut[] = [...submission.leftOut];
  let { outside } = submission;
  try {
    for (const file of submission.files.toSorted((a, b) => compareText(a.path, b.path))) {
      let bytes: Uint8Array;
      try {
        bytes = await file.read();
      } catch (error) {
        leftOut.push({
          path: file.path,
          reason: 'unreadable',
          detail: messageOf(error),
        });
        outside &&= balanceWith(outside, 'unread', file.size);
        continue;
      }
      if (!(await container.take(file.path, bytes))) {
        leftOut.push({
          path: file.path,
          reason: 'archive-full',
          detail: fill(says.zipPass, { most: maxZipBytes }),
        });
        continue;
      }
      content.add(`${byteLength(file.path)}:${file.path}:${bytes.length}:`).add(bytes);
      files.push({ path: file.path, size: bytes.length });
    }
    return {
      key: submission.key,
      name: submission.name,
      role: submission.role,
      origin: submission.origin,
      zip: await container.end(files),
      contentHash: content.hex(),
      files,
      leftOut: leftOut.toSorted((a, b) => compareText(a.path, b.path)),
      remarks: submission.remarks,
      ...(outside === undefined ? {} : { outside }),
    };
  } catch (error) {
    await container.drop();
    throw error;
  }
}
