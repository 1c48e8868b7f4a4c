import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from '../domain/outcome.ts';
import type { CollectionFailure, PackedSubmission } from '../domain/submission.ts';
import { compareText } from '../text/compare-text.ts';

/** What one part of a matrix collected: all that the judging job needs, so that it fetches nothing again. */
export interface HandOver {
  /** Which assignment of the workflow this is. */
  readonly key: string;
  /** 1-based. */
  readonly index: number;
  readonly count: number;
  readonly starterKnown: boolean;
  readonly packed: readonly PackedSubmission[];
  readonly failures: readonly CollectionFailure[];
  readonly notices: readonly string[];
}

const VERSION = 2;
const role = z.enum(['judged', 'archive', 'base', 'ai-reference']);
const Document = z.object({
  version: z.literal(VERSION),
  key: z.string(),
  index: z.number().int().min(1),
  count: z.number().int().min(1),
  starterKnown: z.boolean(),
  packed: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      role,
      origin: z.looseObject({ kind: z.enum(['directory', 'repository', 'pull-request']) }),
      zip: z.string().regex(/^[0-9a-f]{32}\.zip$/),
      zipBytes: z.number().int(),
      /** With files that do not count and may hold code. */
      aside: z
        .string()
        .regex(/^[0-9a-f]{32}\.zip$/)
        .optional(),
      contentHash: z.string(),
      files: z.array(z.object({ path: z.string(), size: z.number() })),
      leftOut: z.array(
        z.object({
          path: z.string(),
          reason: z.string(),
          detail: z.string().optional(),
          more: z.number().optional(),
        }),
      ),
      remarks: z.array(z.string()),
    }),
  ),
  failures: z.array(z.object({ key: z.string(), name: z.string(), role, reason: z.string() })),
  notices: z.array(z.string()),
});

/** The folder of a report that parts are handed over in; a workflow carries it from job to job as an artifact. */
export function handOverFolder(reportDirectory: string): string {
  return join(reportDirectory, 'shards');
}

/** Writes a part: `part-1-of-3-<key>.json` and its ZIPs. */
export async function writeHandOver(folder: string, part: HandOver): Promise<void> {
  await mkdir(folder, { recursive: true });
  const packed = [];
  for (const { zipPath, asidePath, ...one } of part.packed) {
    const zip = basename(zipPath);
    await copyFile(zipPath, join(folder, zip));
    if (asidePath === undefined) {
      packed.push({ ...one, zip });
      continue;
    }
    const aside = basename(asidePath);
    await copyFile(asidePath, join(folder, aside));
    packed.push({ ...one, zip, aside });
  }
  const document = { version: VERSION, ...part, packed };
  await writeFile(
    join(folder, `part-${part.index}-of-${part.count}-${part.key}.json`),
    JSON.stringify(document),
  );
}

/** Every part that is there for this key; one whose ZIPs are not complete is left out. @throws ConfigurationError for one that cannot be read */
export async function readHandOvers(folder: string, key: string): Promise<readonly HandOver[]> {
  const names = await readdir(folder).catch(() => []);
  const found: HandOver[] = [];
  for (const name of names.toSorted(compareText)) {
    if (!name.startsWith('part-') || !name.endsWith(`-${key}.json`)) continue;
    const document = Document.safeParse(await readJson(join(folder, name)));
    if (!document.success) {
      throw new ConfigurationError(
        `shard: ${join(folder, name)} is not what a part of this version writes (${document.error.issues[0]?.message ?? ''}). Run all parts and the judging job with the same version of the action.`,
      );
    }
    const packed: PackedSubmission[] = [];
    for (const { zip, aside, ...one } of document.data.packed) {
      const zipPath = join(folder, zip);
      const asidePath = aside === undefined ? undefined : join(folder, aside);
      const there = await stat(zipPath).catch(() => null);
      if (there?.size !== one.zipBytes) continue;
      if (asidePath !== undefined && (await stat(asidePath).catch(() => null)) === null) continue;
      packed.push({ ...one, zipPath, asidePath } as unknown as PackedSubmission);
    }
    if (packed.length < document.data.packed.length) continue;
    found.push({ ...document.data, packed });
  }
  const counts = new Set(found.map(({ count }) => count));
  if (counts.size > 1) {
    throw new ConfigurationError(
      `shard: ${folder} holds parts of matrices of different sizes (${[...counts].join(', ')}), which do not fit together. Empty it and run all parts again.`,
    );
  }
  return found;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}
