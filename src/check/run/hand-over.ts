import { z } from 'zod';
import { compareText, ConfigurationError, ENGLISH, fill, type Stored, type StoredZip } from '#base';
import { BALANCE, LEFT_OUT, ORIGIN, type PackedSubmission, SUBMISSION_ROLES } from '#contract';
import { fs, join, sha256 } from '#native';
import { copyStored } from '#system';
import type { Collection } from './collect.ts';
import * as says from './says.ts';

/** What one part of a matrix collected: all that the judging job needs, so that it fetches nothing again. */
interface HandOver extends Pick<Collection, 'packed' | 'failures' | 'starterKnown' | 'notices'> {
  /** Which assignment of the workflow this is. */
  readonly key: string;
  /** 1-based. */
  readonly index: number;
  readonly count: number;
}

const VERSION = 1;
const Role = z.enum(SUBMISSION_ROLES);
const Zip = z.string().regex(/^[0-9a-f]{32}\.zip$/);
const Packed = z.object({
  key: z.string(),
  name: z.string(),
  role: Role,
  origin: ORIGIN,
  zip: Zip,
  zipBytes: z.number().int(),
  /** With files that do not count and may hold code. */
  aside: Zip.optional(),
  contentHash: z.string(),
  textsHash: z.string().optional(),
  files: z.array(z.object({ path: z.string(), size: z.number() })),
  leftOut: z.array(LEFT_OUT),
  remarks: z.array(z.string()),
  outside: BALANCE.optional(),
});
const Document = z.object({
  version: z.literal(VERSION),
  key: z.string(),
  index: z.number().int().min(1),
  count: z.number().int().min(1),
  starterKnown: z.boolean(),
  packed: z.array(Packed),
  failures: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      role: Role,
      reason: z.string(),
      noAccess: z.literal(true).exactOptional(),
    }),
  ),
  notices: z.array(z.string()),
});

/** Writes a part: `part-1-of-3-<key>.json` and its ZIPs. */
export async function writeHandOver(folder: string, part: HandOver): Promise<void> {
  const { key: assignment, index, count, starterKnown, failures } = part;
  await fs.makeFolder(folder);
  const copied = async (zip: Stored, ...whose: readonly string[]): Promise<string> => {
    const name = `${sha256(whose.join('\0')).slice(0, 32)}.zip`;
    await copyStored(zip, join(folder, name));
    return name;
  };
  const packed = [];
  for (const { zip, asideZip, ...one } of part.packed) {
    const { role, key } = one;
    const aside = asideZip === undefined ? {} : { aside: await copied(asideZip, role, key, 'aside') };
    packed.push({
      ...one,
      leftOut: one.leftOut.map(({ detail, ...file }) =>
        detail === undefined ? file : { ...file, detail: ENGLISH.write(detail) },
      ),
      remarks: one.remarks.map((remark) => ENGLISH.write(remark)),
      zip: await copied(zip, role, key),
      zipBytes: zip.bytes,
      ...aside,
    });
  }
  // Parts of two versions may meet, which need not know each other's sentences.
  const notices = part.notices.map((notice) => ENGLISH.write(notice));
  const own = { key: assignment, index, count, starterKnown, failures, notices, packed };
  await fs.write(
    join(folder, `part-${index}-of-${count}-${assignment}.json`),
    JSON.stringify({ version: VERSION, ...own }),
  );
}

/**
 * Every part of this key in the folder. A part whose ZIPs are not complete is left out.
 *
 * @throws ConfigurationError for one that cannot be read
 */
export async function readHandOvers(folder: string, key: string): Promise<readonly HandOver[]> {
  const there = await fs.list(folder).catch(() => []);
  const found: HandOver[] = [];
  for (const { name } of there.toSorted((a, b) => compareText(a.name, b.name))) {
    if (!name.startsWith('part-') || !name.endsWith(`-${key}.json`)) continue;
    const part = await readPart(folder, name);
    if (part !== null) found.push(part);
  }
  const counts = new Set(found.map(({ count }) => count));
  if (counts.size > 1) {
    throw new ConfigurationError(fill(says.shardHolds, { folder, counts: [...counts].join(', ') }));
  }
  return found;
}

/** null: not all of its ZIPs are there. */
async function readPart(folder: string, name: string): Promise<HandOver | null> {
  const document = Document.safeParse(await readJson(join(folder, name)));
  if (!document.success) {
    throw new ConfigurationError(
      fill(says.shardNotPart, {
        folder: join(folder, name),
        issues: document.error.issues[0]?.message ?? '',
      }),
    );
  }
  const packed: PackedSubmission[] = [];
  for (const { zip, zipBytes, aside, ...one } of document.data.packed) {
    const own = await storedAt(join(folder, zip));
    if (own?.bytes !== zipBytes) return null;
    if (aside === undefined) {
      packed.push({ ...one, zip: own });
      continue;
    }
    const asideZip = await storedAt(join(folder, aside));
    if (asideZip === null) return null;
    packed.push({ ...one, zip: own, asideZip });
  }
  return { ...document.data, packed };
}

/** A ZIP that is a file of its own; null: it is not there. */
async function storedAt(path: string): Promise<StoredZip | null> {
  const there = await fs.stat(path).catch(() => null);
  return there?.isFile() !== true ? null : { path, start: 0, bytes: there.size };
}

async function readJson(path: string): Promise<unknown> {
  try {
    return (await fs.stat(path)).isFile() ? JSON.parse(await fs.readText(path)) : null;
  } catch {
    return null;
  }
}
