import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PackedSubmission } from '../domain/submission.ts';

/** A change of what is packed, or how, is a new version: what older ones kept is then fetched again. */
const VERSION = 1;

const Entry = z.object({
  version: z.literal(VERSION),
  zipBytes: z.number().int(),
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
  files: z.array(z.object({ path: z.string(), size: z.number() })),
  leftOut: z.array(z.object({ path: z.string(), reason: z.string(), detail: z.string().optional() })),
  remarks: z.array(z.string()),
  /** What was known of the deadline when it was fetched. */
  deadlineStatus: z.enum(['on-time', 'late', 'no-deadline', 'unattested']).optional(),
  pushedAt: z.string().optional(),
});

/** Packed submissions that are kept between runs. */
export interface PackedCache {
  /**
   * @param parts everything that the packed contents depend on: repository, commit, selection, starter
   * @param facts what is not kept because it may change: key, name, role, origin
   * @returns null where nothing (whole) is there
   */
  get(
    parts: readonly unknown[],
    facts: Pick<PackedSubmission, 'key' | 'name' | 'role' | 'origin'>,
  ): Promise<PackedSubmission | null>;
  put(parts: readonly unknown[], packed: PackedSubmission): Promise<void>;
}

/** A cache in a folder; what is in it may be cut off or gone at any time, and is then as if it had never been there. */
export function packedCache(folder: string): PackedCache {
  const place = (parts: readonly unknown[]): string =>
    join(
      folder,
      createHash('sha256')
        .update(JSON.stringify([VERSION, ...parts]))
        .digest('hex')
        .slice(0, 40),
    );
  return {
    async get(parts, facts) {
      const path = place(parts);
      try {
        const entry = Entry.parse(JSON.parse(await readFile(`${path}.json`, 'utf8')));
        const { size } = await stat(`${path}.zip`);
        if (size !== entry.zipBytes) return null;
        // Whoever cleans up by age keeps what is in use.
        await utimes(`${path}.zip`, new Date(), new Date());
        const { version: _, deadlineStatus, pushedAt, ...rest } = entry;
        const origin = {
          ...facts.origin,
          ...(deadlineStatus === undefined ? {} : { deadlineStatus }),
          ...(pushedAt === undefined ? {} : { pushedAt }),
        };
        return { ...facts, ...rest, origin, zipPath: `${path}.zip` } as PackedSubmission;
      } catch {
        return null;
      }
    },
    async put(parts, packed) {
      const path = place(parts);
      await mkdir(folder, { recursive: true });
      await copyFile(packed.zipPath, `${path}.zip.partial`);
      await rename(`${path}.zip.partial`, `${path}.zip`);
      const { zipBytes, contentHash, files, leftOut, remarks, origin } = packed;
      const deadline =
        origin.kind === 'repository'
          ? { deadlineStatus: origin.deadlineStatus, pushedAt: origin.pushedAt }
          : {};
      const entry = { version: VERSION, zipBytes, contentHash, files, leftOut, remarks, ...deadline };
      await writeFile(`${path}.json.partial`, JSON.stringify(entry));
      await rename(`${path}.json.partial`, `${path}.json`);
    },
  };
}
