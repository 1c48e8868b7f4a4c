import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { parsedJson } from '#base';
import type { RepositoryName } from '#github';
import { fs, sha256 } from '#native';
import { keyOf, type ScanPlan } from './app-config.ts';

/** Folders that only the server's user may read. */
const PRIVATE = ['scans', 'reports', 'cache'] as const;
/** A moment as a folder's name; see `stampOf`. */
const STAMP = /^\d{8}T\d{6}Z$/;

/** Where the server keeps the reports of one assignment, a folder for each check. */
export function reportsFolder(data: string, { owner, repo }: RepositoryName, assignment: string): string {
  return join(resolve(data), 'reports', owner.toLowerCase(), repo.toLowerCase(), assignment);
}

/** Where the server keeps what scans of one repository fetched. It holds code. */
export function cacheFolder(data: string, { owner, repo }: RepositoryName): string {
  return join(resolve(data), 'cache', owner.toLowerCase(), repo.toLowerCase());
}

/** `20261122T024100Z`: folders in the order of their names are in the order of their times. */
export function stampOf(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');
}

/** Deletes all but the newest reports of an assignment; nothing else in its folder is touched. @param now when the last one was written */
export async function keepNewest(folder: string, most: number, now: Date): Promise<void> {
  // A clock that was ahead wrote what is later: it must not take the place of what is written now.
  const isLater = (name: string): boolean => name > stampOf(now);
  const there = await readdir(folder).catch((): string[] => []);
  const names = there.filter((name) => STAMP.test(name)).toSorted();
  const stamps = [...names.filter(isLater), ...names.filter((name) => !isLater(name))];
  for (const name of stamps.slice(0, Math.max(0, stamps.length - most))) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

const Run = z.object({
  run: z.string().regex(/^app-[0-9a-f]{16}$/),
  attempt: z.number().int().min(1).max(1e9),
});

/** A scan that was begun, to the lease and to the service. */
interface BegunRun {
  readonly run: string;
  /** From 1: one more where an earlier process began it and was killed, so that the lease is taken over at once. */
  readonly attempt: number;
  /** The scan came to its end, however that was. Without it the next one goes on as another attempt. */
  end(): Promise<void>;
}

/** Whether a scan of this plan was begun that never came to its end. */
export async function wasCutOff(data: string, plan: ScanPlan): Promise<boolean> {
  return (await runIn(placeOf(data, plan))).success;
}

/** Notes in the data folder that a scan begins; one scan of a plan runs at a time. */
export async function beginRun(data: string, plan: ScanPlan): Promise<BegunRun> {
  const path = placeOf(data, plan);
  // The folder that was given may be one that others can read.
  for (const folder of PRIVATE) await fs.makeFolder(join(resolve(data), folder), 0o700);
  const before = await runIn(path);
  const run = before.success
    ? { run: before.data.run, attempt: before.data.attempt + 1 }
    : { run: `app-${randomBytes(8).toString('hex')}`, attempt: 1 };
  await writeFile(`${path}.partial`, JSON.stringify(run), { mode: 0o600 });
  await fs.replace(`${path}.partial`, path);
  return { ...run, end: () => rm(path, { force: true }) };
}

function placeOf(data: string, plan: ScanPlan): string {
  const name = sha256(keyOf(plan)).slice(0, 16);
  return join(resolve(data), 'scans', `${name}.json`);
}

async function runIn(path: string): Promise<z.ZodSafeParseResult<z.infer<typeof Run>>> {
  return Run.safeParse(parsedJson(await readFile(path, 'utf8').catch(() => '')));
}
