import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { FolderBlobs } from '../src/service/store/blobs/folder.ts';
import type { Database } from '../src/service/store/database.ts';
import { migrate, STEPS } from '../src/service/store/migrate.ts';
import { openPostgres } from '../src/service/store/postgres.ts';
import { OWNER_ID } from '../src/service/store/people/caller.ts';
import { openSqlite } from '../src/service/store/sqlite.ts';
import { Store } from '../src/service/store/store.ts';
import { ENGINE } from '../src/contract/service/states.ts';
import { startPostgres } from '../test/postgres/server.ts';
import { chosen } from './archive/chosen.ts';
import { COURSE, course } from './archive/courses.ts';
import { fillCourses, fillInvented, imprintsOfPrograms, inventor } from './archive/fill.ts';
import { readFlags } from './flags.ts';

/*
 * What a check costs beside an archive:
 * `npx node bench/archive.ts [--earlier 10000] [--invented N] [--database sqlite|postgres] [--runs 3]`
 *
 * Fills a data folder with generated courses of 200, then checks 200 more in a service of its own process, with the engine that compares
 * them with each other alone and with the one that compares with the archive, in turn. `--invented N` adds courses without files until there
 * are N submissions, and measures how candidates are found, without reading them.
 */

const USAGE =
  'usage: npx node bench/archive.ts [--earlier N] [--invented N] [--database sqlite|postgres] [--runs N]';
const { values } = readFlags(process.argv.slice(2), ['earlier', 'invented', 'database', 'runs'], USAGE);
const earlier = Number(values['earlier'] ?? 10_000);
const invented = Number(values['invented'] ?? 0);
const isPostgres = values['database'] === 'postgres';
const runs = Number(values['runs'] ?? 3);
if (![earlier, invented, runs].every(Number.isInteger)) throw new RangeError(USAGE);

const NEW_COURSE = 1_000_003;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;

interface Run {
  readonly ms: number;
  readonly before: number;
  readonly peak: number;
}

/** A check in a process of its own. */
function run(folder: string, address: string, engine: number): Run {
  const script = path.join(import.meta.dirname, 'archive-run.ts');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [script, folder, address, String(engine), String(COURSE)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Run;
}

function compare(folder: string, address: string): void {
  const pairs = Array.from({ length: runs }, () => ({
    alone: run(folder, address, ENGINE.group),
    archive: run(folder, address, ENGINE.full),
  }));
  for (const { alone, archive } of pairs) {
    say(
      `  alone ${Math.round(alone.ms)} ms, peak ${Math.round(alone.peak)} MiB; with the archive ${Math.round(archive.ms)} ms, peak ${Math.round(archive.peak)} MiB: ${(archive.ms / alone.ms).toFixed(2)} ×`,
    );
  }
  say(`  median ${median(pairs.map(({ alone, archive }) => archive.ms / alone.ms)).toFixed(2)} ×`);
}

async function candidates(store: Store, documents: number): Promise<void> {
  const scope = { ownerId: OWNER_ID, corpus: null, before: Number.MAX_SAFE_INTEGER };
  const imprints = imprintsOfPrograms([...course(NEW_COURSE)], 2_000_000_000);
  for (const count of [1, 1, 20, COURSE, COURSE]) {
    const { ms, asked, found } = await chosen(store, scope, imprints.slice(0, count), documents);
    say(
      `  candidates of ${count}: ${Math.round(ms)} ms (${(ms / count).toFixed(1)} ms each), ${Math.round(asked)} ms of it in the database, ${found} found`,
    );
  }
}

async function sizes({ db, kind }: Database, file: string): Promise<string> {
  if (kind === 'sqlite') return mebibytes(statSync(file).size);
  const { rows } = await sql<{ name: string; bytes: number }>`
    select relname as name, pg_total_relation_size(oid) as bytes from pg_class
    where relname in ('imprints', 'postings', 'submissions')`.execute(db);
  return rows.map(({ name, bytes }) => `${name} ${mebibytes(bytes)}`).join(', ');
}

const folder = mkdtempSync(path.join(tmpdir(), 'code-similarity-archive-'));
const server = isPostgres ? await startPostgres() : null;
try {
  const address = (await server?.database()) ?? '-';
  const file = path.join(folder, 'store.sqlite');
  const open = (): Promise<Database> => (isPostgres ? openPostgres(address) : openSqlite(file));
  const database = await open();
  await migrate(database, STEPS);
  const blobs = new FolderBlobs(folder);
  const store = await Store.open(database, blobs);
  const { read, written } = await fillCourses(store, database, folder, earlier / COURSE);
  if (!isPostgres) await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  say(
    `${earlier} earlier submissions (${database.kind}): read in ${(read / earlier).toFixed(2)} ms each, imprints written in ${(median(written.slice(0, 10)) / COURSE).toFixed(2)} ms each at first and ${(median(written.slice(-10)) / COURSE).toFixed(2)} ms at last; ${await sizes(database, file)}`,
  );
  await candidates(store, earlier);
  if (invented > earlier) {
    const real = Array.from({ length: 50 }, (_, at) => imprintsOfPrograms([...course(at + 1)], 0));
    await fillInvented(store, database, inventor(real), earlier / COURSE + 1, (invented - earlier) / COURSE);
    say(`${invented} earlier submissions, most of them invented; ${await sizes(database, file)}`);
    await candidates(store, invented);
  }
  await database.close();
  if (runs > 0) compare(folder, address);
} finally {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
}
