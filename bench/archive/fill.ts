import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { imprintVersion } from '../../src/engine/imprint-version.ts';
import { type Imprint, imprintsOf } from '../../src/engine/imprints.ts';
import { PARAMETERS } from '../../src/engine/parameters.ts';
import { readDocument } from '../../src/engine/read-document.ts';
import type { Database } from '../../src/service/store/database.ts';
import { OWNER_ID } from '../../src/service/store/people/caller.ts';
import type { CheckRecord } from '../../src/service/store/tables.ts';
import type { Store } from '../../src/service/store/store.ts';
import { ENGINE, STATE } from '../../src/contract/service/states.ts';
import { zip } from '../../test/zip/lying-zip.ts';
import { COURSE, course } from './courses.ts';

const encoder = new TextEncoder();
const TIMES = { createdAt: 0, updatedAt: 0 };

/** The imprints of programs as one check, with these ids. */
export function imprintsOfPrograms(texts: readonly string[], firstId: number): readonly Imprint[] {
  const documents = texts.map((text, at) =>
    readDocument(
      {
        id: firstId + at,
        role: 'submission',
        files: [{ path: 'Main.java', bytes: encoder.encode(text) }],
      },
      999,
      { quality: false, abstracted: false },
    ),
  );
  return imprintsOf(documents, PARAMETERS);
}

/** A program as it is handed in. */
export function zipOf(text: string): Uint8Array {
  return zip([{ name: 'Main.java', contents: encoder.encode(text) }]);
}

/** Whose a course is. */
type Whose = Pick<CheckRecord, 'ownerId' | 'corpusId'>;
const THE_OWNER: Whose = { ownerId: OWNER_ID, corpusId: null };

/** What filling cost, in milliseconds. */
export interface Filling {
  readonly read: number;
  /** Of each course: writing imprints, one transaction. */
  readonly written: readonly number[];
}

/**
 * Puts courses into a store as completed checks, each with its files and imprints.
 *
 * @param folder of the blobs
 */
export async function fillCourses(
  store: Store,
  database: Database,
  folder: string,
  courses: number,
): Promise<Filling> {
  mkdirSync(path.join(folder, 'submissions'), { recursive: true });
  const written: number[] = [];
  let read = 0;
  for (let at = 1; at <= courses; at += 1) {
    const texts = [...course(at)];
    const { check, firstId } = await emptyCourse(store, database, at);
    for (const [place, text] of texts.entries()) {
      writeFileSync(path.join(folder, blobOf(at, place)), zipOf(text));
    }
    const started = performance.now();
    const imprints = imprintsOfPrograms(texts, firstId);
    const ready = performance.now();
    await store.earlier.put(check, { version: imprintVersion(), imprints });
    read += ready - started;
    written.push(performance.now() - ready);
  }
  return { read, written };
}

/** The imprints of a course that nobody wrote, by its number. */
export type Inventor = (course: number, firstId: number) => readonly Imprint[];

/**
 * Makes courses of real ones: in each, every hash that one course alone has is another one. So the lists of the index are as long as with
 * programs.
 */
export function inventor(real: readonly (readonly Imprint[])[]): Inventor {
  const holders = new Map<number, number>();
  for (const imprints of real) {
    for (const hash of new Set(imprints.flatMap(({ hashes }) => [...hashes]))) {
      holders.set(hash, (holders.get(hash) ?? 0) + 1);
    }
  }
  return (at, firstId) => {
    const other = (hash: number): number => ((holders.get(hash) ?? 0) > 1 ? hash : mixed(hash, at));
    return (real[at % real.length] as readonly Imprint[]).map(({ hashes, sample }, place) => ({
      id: firstId + place,
      hashes: hashes.map(other),
      sample: sample.map(other).toSorted(),
    }));
  };
}

/** Adds courses whose programs nobody wrote. There are no files. */
export async function fillInvented(
  store: Store,
  database: Database,
  invent: Inventor,
  first: number,
  courses: number,
  whose: (course: number) => Whose = () => THE_OWNER,
): Promise<void> {
  for (let at = first; at < first + courses; at += 1) {
    const { check, firstId } = await emptyCourse(store, database, at, whose(at));
    await store.earlier.put(check, { version: imprintVersion(), imprints: invent(at, firstId) });
  }
}

/** Below 2^48, as hashes are. */
function mixed(hash: number, seed: number): number {
  const low = Math.imul((hash % 2 ** 32) ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  const high = Math.imul((hash / 2 ** 32) ^ low, 0xc2b2ae35) ^ seed;
  return ((high >>> 16) & 0xffff) * 2 ** 32 + ((low ^ (low >>> 15)) >>> 0);
}

function blobOf(at: number, place: number): string {
  return `submissions/${at}-${place}.zip`;
}

async function emptyCourse(
  store: Store,
  { db }: Database,
  at: number,
  whose: Whose = THE_OWNER,
): Promise<{ check: Awaited<ReturnType<Store['createCheck']>>; firstId: number }> {
  const check = await store.createCheck({
    ...TIMES,
    ...whose,
    keyId: null,
    handedIn: false,
    name: `course ${at}`,
    statusId: STATE.completed,
    statusMessage: '',
    languageId: 999,
    testType: ENGINE.full,
    aiRun: false,
    baseCodeDetection: true,
    jobId: at,
    startedAt: 0,
    finishedAt: 0,
  });
  await db
    .insertInto('submissions')
    .values(
      Array.from({ length: COURSE }, (_, place) => ({
        ...TIMES,
        checkId: check.id,
        filename: `${place}.zip`,
        role: 'submission' as const,
        fileSize: 1,
        blob: blobOf(at, place),
      })),
    )
    .execute();
  const { rows } = await sql<{ least: number }>`select min(id) as least from submissions
    where check_id = ${check.id}`.execute(db);
  return { check, firstId: rows[0]?.least ?? 0 };
}
