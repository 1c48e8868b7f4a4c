import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { imprintVersion } from '../src/engine/imprint-version.ts';
import { FolderBlobs } from '../src/service/store/blobs/folder.ts';
import type { Database } from '../src/service/store/database.ts';
import { migrate, STEPS } from '../src/service/store/migrate.ts';
import { openPostgres } from '../src/service/store/postgres.ts';
import { Store } from '../src/service/store/store.ts';
import { startPostgres } from '../test/postgres/server.ts';
import { chosen } from './archive/chosen.ts';
import { COURSE, course } from './archive/courses.ts';
import { fillInvented, imprintsOfPrograms, type Inventor, inventor } from './archive/fill.ts';
import { readFlags } from './flags.ts';

/*
 * What the index of earlier work costs as it grows, on PostgreSQL:
 * `npx node bench/millions.ts [--stages 30000,100000] [--courses 100] [--removed 10] [--partitions 16] [--free 25]`
 *
 * Fills the tables with imprints, as the program writes them, and measures at each stage: bytes, candidates of a class of 200 (in a process of
 * its own), adding a class, deleting a corpus of `--removed` classes, and vacuum. Imprints are those of `--courses` generated courses again and
 * again, in which every hash that one course alone has is another one each time. At last the rows of the index are put into a table of
 * partitions by hash, and the same is measured. Nothing is filled while less than `--free` GB of the disk are free.
 */

const USAGE =
  'usage: npx node bench/millions.ts [--stages N,N…] [--courses N] [--removed N] [--partitions N] [--free GB]';
const { values, folders } = readFlags(
  process.argv.slice(2),
  ['stages', 'courses', 'removed', 'partitions', 'free', 'ask'],
  USAGE,
);
const stages = (values['stages'] ?? '30000,100000').split(',').map(Number);
const courses = Number(values['courses'] ?? 100);
const least = Number(values['free'] ?? 25) * 1e9;
const removed = Number(values['removed'] ?? 10);
const partitions = Number(values['partitions'] ?? 16);
if (![...stages, courses, removed, partitions].every(Number.isInteger)) throw new RangeError(USAGE);

/** Instructors, who compare with each other in one corpus. */
const OWNERS = 50;
const CORPUS = 1;
/** Of no course that was filled. */
const NEW_COURSE = 1_000_003;
const FIRST_REMOVED = 2_000_000;
/** PostgreSQL's own, and memory as on a small server. */
const SETTINGS = { fsync: null, full_page_writes: null, shared_buffers: '1GB' };
const TABLES = ['postings', 'imprints', 'submissions', 'checks'] as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;

async function timed(body: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await body();
  return performance.now() - from;
}

/** Whose work a check is compared with: that of all, and that of one of them beside which everybody else's lies. */
const SCOPES = {
  'of all': {
    ownerId: 1,
    corpus: { id: CORPUS, members: Array.from({ length: OWNERS }, (_, at) => at + 1) },
  },
  'of one': { ownerId: 1, corpus: null },
};

/** Milliseconds of a processor that this process and what answers it in the database have had. */
async function processor({ db }: Database): Promise<number> {
  const { user, system } = process.cpuUsage();
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'code-similarity'`.execute(db);
  const ticks = rows.map(({ pid }) => {
    try {
      // After the name, which ends with a bracket, come the state and then numbers.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return Number(fields[11]) + Number(fields[12]);
    } catch {
      return 0;
    }
  });
  return (user + system) / 1_000 + ticks.reduce((sum, one) => sum + one, 0) * 10;
}

/** The measured process: what a check asks the database before its candidates are read. */
async function ask(address: string, documents: number): Promise<void> {
  const database = await openPostgres(address);
  const store = await Store.open(database, new FolderBlobs(tmpdir()));
  const imprints = imprintsOfPrograms([...course(NEW_COURSE)], 2_000_000_000);
  const before = process.resourceUsage().maxRSS / 1024;
  for (const [whose, comparable] of Object.entries(SCOPES)) {
    const scope = { ...comparable, before: Number.MAX_SAFE_INTEGER };
    const runs = [];
    for (let n = 0; n < 3; n += 1) {
      const from = await processor(database);
      const run = await chosen(store, scope, imprints, documents);
      runs.push({ ...run, processor: (await processor(database)) - from });
    }
    const [first, ...again] = runs;
    const best = again.toSorted((a, b) => a.ms - b.ms)[0];
    const newest = await timed(() => store.earlier.newest(scope, COURSE + 1, null));
    const without = await timed(() => store.earlier.withoutImprint(scope, imprintVersion()));
    const about = await timed(() => store.earlier.about());
    say(
      `  candidates ${whose}: at first ${seconds(first?.ms ?? 0)} (${seconds(first?.asked ?? 0)} in the database), again ${seconds(best?.ms ?? 0)} (${seconds(best?.asked ?? 0)}), of a processor ${seconds(Math.min(...runs.map((run) => run.processor)))}, ${first?.found} found; newest ${seconds(newest)}, not indexed ${seconds(without)}, about ${seconds(about)}`,
    );
  }
  say(`  peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB, ${Math.round(before)} MiB before`);
  await database.close();
}

/** Reading a backup of the log is not waited for while filling; what is measured is as safe as by default. */
async function safely({ db }: Database, isOn: boolean): Promise<void> {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await sql`alter system set ${sql.raw(name)} = ${sql.raw(isOn ? 'on' : 'off')}`.execute(db);
  }
  await sql`select pg_reload_conf()`.execute(db);
  await sql`checkpoint`.execute(db);
}

async function sizes({ db }: Database, count: number): Promise<void> {
  const { rows } = await sql<{ name: string; rows: number; indexes: number }>`
    select substring(relname from '^[a-z]+') as name, sum(pg_table_size(oid)) as rows,
      sum(pg_indexes_size(oid)) as indexes from pg_class
    where relkind = 'r' and relname ~ ${`^(${TABLES.join('|')})(_[0-9]+)?$`} group by 1`.execute(db);
  const all = rows.reduce((sum, row) => sum + row.rows + row.indexes, 0);
  const list = rows.map((row) => `${row.name} ${mebibytes(row.rows)} + ${mebibytes(row.indexes)}`).join(', ');
  const postings = await sql<{ count: number }>`select count(*) as count from postings`.execute(db);
  say(
    `  ${mebibytes(all)}, ${Math.round(all / count)} bytes each: ${list} of indexes; ${postings.rows[0]?.count} postings`,
  );
}

async function vacuum({ db }: Database): Promise<string> {
  const times: string[] = [];
  for (const table of TABLES) {
    const ms = await timed(() => sql`vacuum (analyze) ${sql.table(table)}`.execute(db));
    times.push(`${table} ${seconds(ms)}`);
  }
  return times.join(', ');
}

async function written({ db }: Database): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as at`.execute(db);
  return rows[0]?.at ?? 0;
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;

async function measure(
  store: Store,
  database: Database,
  invent: Inventor,
  address: string,
  count: number,
): Promise<void> {
  await safely(database, true);
  say(`  vacuum after filling: ${await vacuum(database)}`);
  await sizes(database, count);
  const words = [path.join(import.meta.dirname, 'millions.ts'), address, '--ask', String(count)];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  say(stdout.trimEnd());
  const before = await written(database);
  const adding: number[] = [];
  for (let at = FIRST_REMOVED; at < FIRST_REMOVED + removed; at += 1) {
    const whose = (): { ownerId: number; corpusId: number } => ({ ownerId: 1, corpusId: CORPUS + 1 });
    adding.push(await timed(() => fillInvented(store, database, invent, at, 1, whose)));
  }
  const log = ((await written(database)) - before) / removed;
  const checks = await database.db
    .selectFrom('checks')
    .select('id')
    .where('corpusId', '=', CORPUS + 1)
    .execute();
  const deleting = await timed(async () => {
    for (const { id } of checks) await store.removeCheck(id);
  });
  say(
    `  adding ${COURSE}: median ${seconds(median(adding))}, most ${seconds(Math.max(...adding))}, ${mebibytes(log)} of log; deleting ${removed * COURSE}: ${seconds(deleting)}; vacuum then: ${await vacuum(database)}`,
  );
  await safely(database, false);
}

/** The rows of the index in partitions by hash, in place of the one table. */
async function partition({ db }: Database): Promise<void> {
  await sql`alter table postings rename to postings_whole`.execute(db);
  await sql`create table postings (hash bigint, submission_id bigint, owner_id bigint,
    primary key (hash, submission_id, owner_id)) partition by hash (hash)`.execute(db);
  for (let at = 0; at < partitions; at += 1) {
    await sql`create table ${sql.table(`postings_${at}`)} partition of postings
      for values with (modulus ${sql.lit(partitions)}, remainder ${sql.lit(at)})`.execute(db);
  }
  await sql`insert into postings select * from postings_whole order by hash`.execute(db);
  await sql`drop table postings_whole`.execute(db);
}

async function main(): Promise<void> {
  const server = await startPostgres(SETTINGS);
  const folder = mkdtempSync(path.join(tmpdir(), 'code-similarity-millions-'));
  try {
    const address = await server.database();
    const database = await openPostgres(`${address}?statement_timeout=0&query_timeout=7200000`);
    await migrate(database, STEPS);
    const store = await Store.open(database, new FolderBlobs(folder));
    await safely(database, false);
    const invent = inventor(
      Array.from({ length: courses }, (_, at) => imprintsOfPrograms([...course(at + 1)], 0)),
    );
    let filled = 0;
    const ownerOf = (at: number): { ownerId: number; corpusId: number } => ({
      ownerId: (at % OWNERS) + 1,
      corpusId: CORPUS,
    });
    for (const stage of stages) {
      const from = performance.now();
      const before = filled;
      while (filled < stage) {
        const { bavail, bsize } = statfsSync(tmpdir());
        if (bavail * bsize < least) break;
        await fillInvented(store, database, invent, filled / COURSE + 1, 1, ownerOf);
        filled += COURSE;
        if (filled % 50_000 === 0) say(`  … ${filled}, ${seconds(performance.now() - from)}`);
      }
      const ms = (performance.now() - from) / Math.max(1, filled - before);
      say(`${filled} earlier submissions; filled in ${ms.toFixed(2)} ms each`);
      await measure(store, database, invent, address, filled);
    }
    if (partitions > 0) {
      say(`in ${partitions} partitions by hash, made in ${seconds(await timed(() => partition(database)))}`);
      await measure(store, database, invent, address, filled);
    }
    await database.close();
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const asked = values['ask'];
await (asked === undefined ? main() : ask(folders[0] ?? '', Number(asked)));
