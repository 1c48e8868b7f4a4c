import { createHash, randomUUID } from 'node:crypto';
import { lstat, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BALANCE, type PackedSubmission } from '#contract';
import { fs } from '#native';
import { copyStored } from '#system';

/** A change of what is packed, or how, or of a sentence about it, is a new version: what older ones kept is then fetched again. */
const VERSION = 3;

/** Words, or a sentence of the catalogue. */
const Told = z.union([
  z.string(),
  z.object({ id: z.string(), values: z.record(z.string(), z.unknown()).optional() }),
]);

const Entry = z.object({
  version: z.literal(VERSION),
  zipBytes: z.number().int(),
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
  textsHash: z.string().optional(),
  files: z.array(z.object({ path: z.string(), size: z.number() })),
  leftOut: z.array(
    z.object({
      path: z.string(),
      reason: z.string(),
      detail: Told.optional(),
      more: z.number().optional(),
    }),
  ),
  remarks: z.array(Told),
  outside: BALANCE.optional(),
  /** Of the ZIP with files that do not count and may hold code. */
  asideBytes: z.number().int().optional(),
  /** What was known of the deadline when it was fetched. */
  deadlineStatus: z.enum(['on-time', 'late', 'no-deadline', 'unattested']).optional(),
  pushedAt: z.string().optional(),
});

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
  /**
   * Deletes what nobody asked for in a month: it holds code, and each push leaves what was there before it.
   *
   * @throws the system's error, when all has gone that can go
   */
  prune(now: Date): Promise<void>;
}

const UNUSED_MS = 30 * 24 * 3_600_000;
/** What is kept here, in a folder that may hold other files: all of one submission begin with the same. */
const KEPT = /^([0-9a-f]{40})(?:\.aside)?\.(?:json|zip)(?:(?:\.[0-9a-f-]{36})?\.partial)?$/;

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
        const { version: _, deadlineStatus, pushedAt, asideBytes, zipBytes, ...rest } = entry;
        if (asideBytes !== undefined && (await stat(`${path}.aside.zip`)).size !== asideBytes) return null;
        // What is in use is kept.
        for (const kind of asideBytes === undefined ? ['zip'] : ['zip', 'aside.zip']) {
          await utimes(`${path}.${kind}`, new Date(), new Date());
        }
        const origin = {
          ...facts.origin,
          ...(deadlineStatus === undefined ? {} : { deadlineStatus }),
          ...(pushedAt === undefined ? {} : { pushedAt }),
        };
        return {
          ...facts,
          ...rest,
          origin,
          zip: { path: `${path}.zip`, start: 0, bytes: zipBytes },
          ...(asideBytes === undefined
            ? {}
            : { asideZip: { path: `${path}.aside.zip`, start: 0, bytes: asideBytes } }),
        } as PackedSubmission;
      } catch {
        return null;
      }
    },
    async put(parts, packed) {
      const path = place(parts);
      await fs.makeFolder(folder);
      const { zip, asideZip, contentHash, textsHash, files, leftOut, remarks, outside, origin } = packed;
      await whole(`${path}.zip`, (to) => copyStored(zip, to));
      if (asideZip !== undefined) await whole(`${path}.aside.zip`, (to) => copyStored(asideZip, to));
      const deadline =
        origin.kind === 'repository'
          ? { deadlineStatus: origin.deadlineStatus, pushedAt: origin.pushedAt }
          : {};
      const entry = {
        version: VERSION,
        zipBytes: zip.bytes,
        contentHash,
        textsHash,
        files,
        leftOut,
        remarks,
        outside,
        asideBytes: asideZip?.bytes,
        ...deadline,
      };
      await whole(`${path}.json`, (to) => writeFile(to, JSON.stringify(entry)));
    },
    prune: (now) => pruneFolder(folder, now.getTime() - UNUSED_MS),
  };
}

async function pruneFolder(folder: string, before: number): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => KEPT.test(name));
  const failed: unknown[] = [];
  for (const ofOne of Map.groupBy(names, (name) => KEPT.exec(name)?.[1]).values()) {
    const files = ofOne.map((name) => join(folder, name));
    try {
      // Just before they go: another run may begin to read them at any moment.
      const lastUses = await Promise.all(files.map(async (file) => (await lstat(file)).mtimeMs));
      if (Math.max(...lastUses) >= before) continue;
      for (const file of files) await rm(file, { force: true });
    } catch (error) {
      // One that is gone meanwhile is somebody's who uses it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
}

/** Whole or not at all, also where another run keeps the same at that moment. */
async function whole(path: string, write: (to: string) => Promise<void>): Promise<void> {
  const partial = `${path}.${randomUUID()}.partial`;
  await write(partial);
  await fs.replace(partial, path);
}
