import {
  compareText,
  count,
  decode,
  fill,
  given,
  joined,
  type Log,
  message,
  type Message,
  SettingsError,
  timeLimit,
} from '#base';
import {
  type AsideFile,
  type Collected,
  type CollectionFailure,
  judgedOf,
  type LeftOut,
  type PackedSubmission,
  type Submission,
  sumOf,
} from '#contract';
import { fs, join } from '#native';
import {
  FOLDERS_AT_ONCE,
  packAside,
  packSubmission,
  personIn,
  prefetch,
  remarksOnLeftOut,
  type Sources,
  starterKeys,
  twiceNotices,
  withoutStarter,
  ZipSpool,
} from '#sources';
import { lookOf } from '#engine';
import type { Means } from './world.ts';
import type { Reuse } from './prior.ts';
import * as says from './says.ts';

/** Everything that a run collected, packed on disk. */
export interface Collection extends Pick<Sources, 'notComparedWith' | 'notices' | 'people'> {
  readonly packed: readonly PackedSubmission[];
  readonly failures: readonly CollectionFailure[];
  readonly starterKnown: boolean;
}

/** Of a run that reports on a check that is there already. */
export const NOTHING_COLLECTED: Collection = {
  packed: [],
  failures: [],
  starterKnown: false,
  notComparedWith: 0,
  notices: [],
  people: [],
};

interface Effects extends Pick<Means, 'beginZip'> {
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly tempDir: string;
  /** Of packing one submission; the next ones are packed all the same. Default: two minutes. */
  readonly limitMs?: number;
  /** What is packed is sent to nobody. Default: it may be. */
  readonly isPlain?: boolean;
}

const MAX_PACK_MS = 120_000;

/**
 * Collects and packs, some submissions at a time, so that memory does not grow with the class.
 *
 * @param takes only the submissions with these keys; null: all. Nothing at all is then no error
 * @throws SettingsError where there is nothing to check
 */
export async function collect(
  sources: Sources,
  effects: Effects,
  takes: ((key: string) => boolean) | null,
  reusable: Reusable | null = null,
): Promise<Collection> {
  await fs.makeFolder(effects.tempDir);
  const spool = new ZipSpool(
    await fs.makeOwnFolder(join(effects.tempDir, 'packed-')),
    effects.beginZip,
    effects.isPlain,
  );
  try {
    return await collectInto(spool, sources, effects, takes, reusable);
  } finally {
    spool.close();
  }
}

async function collectInto(
  spool: ZipSpool,
  sources: Sources,
  effects: Effects,
  takes: ((key: string) => boolean) | null,
  reusable: Reusable | null,
): Promise<Collection> {
  const { log, signal } = effects;
  const packed: PackedSubmission[] = [];
  const failures: CollectionFailure[] = [];
  const isTaken = (key: string): boolean => takes === null || takes(key);

  const { starter } = sources;
  const dropped = starter === null ? new Set<string>() : await starterKeys(starter);
  const known = reusable === null ? null : await findPacked(reusable, dropped);
  if (starter !== null && isTaken(starter.key)) {
    packed.push(await packWithAside(starter, new Set(), { spool, signal }));
  }
  const pack = async (collected: Collected): Promise<PackedSubmission | CollectionFailure | null> => {
    signal.throwIfAborted();
    if (!isTaken(collected.ok ? collected.submission.key : collected.failure.key)) return null;
    if (collected.ok) return packInTime(collected.submission, dropped, { ...effects, spool });
    log.debug(`not collected: ${collected.failure.reason}`);
    return collected.failure;
  };
  for await (const made of prefetch(sources.submissions(known?.pins), FOLDERS_AT_ONCE, pack)) {
    if (made === null) continue;
    if ('reason' in made) {
      failures.push(made);
      continue;
    }
    if (reusable !== null) await keepPacked(made, reusable, dropped);
    packed.push(made);
    log.progress?.('collected', packed.length, null);
  }
  if (known !== null) {
    packed.push(...known.packed.filter(({ key }) => isTaken(key)));
    // Which of them were fetched must not show.
    packed.sort((a, b) => compareText(a.key, b.key));
  }
  if (judgedOf(packed).length === 0 && failures.length === 0 && takes === null) {
    throw new SettingsError(fill(says.nothingCheckHolds, { description: sources.description }));
  }
  log.info(summaryOf(packed, failures));
  const { notComparedWith, people } = sources;
  const notices = [...sources.notices, ...twiceNotices(packed), ...emptyReferences(packed)];
  return { packed, failures, starterKnown: starter !== null, notComparedWith, notices, people };
}

/** A submission that takes too long is one failure. @throws the signal's reason, and what packing throws */
async function packInTime(
  submission: Submission,
  starter: ReadonlySet<string>,
  { signal, spool, limitMs = MAX_PACK_MS }: Effects & { readonly spool: ZipSpool },
): Promise<PackedSubmission | CollectionFailure> {
  const { signal: late, clear } = timeLimit(limitMs);
  const ends = AbortSignal.any([signal, late]);
  try {
    const own = await withoutStarter(submission, starter, ends);
    return await packWithAside(own, starter, { spool, signal: ends });
  } catch (error) {
    signal.throwIfAborted();
    if (!late.aborted) throw error;
    const { key, name, role } = submission;
    const reason = fill(says.couldNotPackedWithin, { key, limitMs: limitMs / 1000 });
    return { key, name, role, reason };
  } finally {
    clear();
  }
}

/** AI references that hold no code: without a word whoever gave them would look for the reason at the service. */
function emptyReferences(packed: readonly PackedSubmission[]): readonly Message[] {
  const names = packed
    .filter(({ role, files }) => role === 'ai-reference' && files.length === 0)
    .map(({ name }) => given(JSON.stringify(name)));
  return names.length === 0
    ? []
    : [message('notices.emptyReferences', { names: joined('words.commas', names) })];
}

/** One line of the log: what there is to judge, to compare with and what is missing. */
function summaryOf(packed: readonly PackedSubmission[], failures: readonly CollectionFailure[]): string {
  const judged = judgedOf(packed).length;
  const files = packed.reduce((sum, one) => sum + one.files.length, 0);
  const leftOut = packed.reduce((sum, one) => sum + one.leftOut.length, 0);
  const failed = failures.length > 0 ? `; ${failures.length} could not be collected` : '';
  return `${count(judged, 'submission')} to judge, ${packed.length - judged} more to compare with; ${count(files, 'source file')}, ${leftOut} left out${failed}.`;
}

/**
 * Packs what counts, and beside it what does not count and may hold code.
 *
 * @param starter contents of the starter code, which are not looked at
 */
async function packWithAside(
  submission: Submission,
  starter: ReadonlySet<string>,
  options: { readonly spool: ZipSpool; readonly signal: AbortSignal },
): Promise<PackedSubmission> {
  const one = await packSubmission(submission, options);
  // Nobody is asked about what the others that are compared with left out.
  if (submission.role === 'archive' || submission.role === 'ai-reference') return one;
  const full = new Set(one.leftOut.flatMap(({ path, reason }) => (reason === 'archive-full' ? [path] : [])));
  const noPlace = submission.files.flatMap((file): AsideFile[] =>
    full.has(file.path) ? [{ ...file, read: () => file.read(), reason: 'archive-full', kind: 'source' }] : [],
  );
  const aside = await packAside(
    { ...submission, aside: [...(submission.aside ?? []), ...noPlace] },
    starter,
    options,
  );
  // What could not be looked at either says why: each file is left out once.
  const unread = new Set(aside.leftOut.map(({ path }) => path));
  const all = [...one.leftOut.filter(({ path }) => !unread.has(path)), ...aside.leftOut].toSorted((a, b) =>
    compareText(a.path, b.path),
  );
  const leftOut = one.files.length > 0 ? all : await withLooks(all, submission.aside ?? []);
  return {
    ...one,
    leftOut,
    remarks: [...one.remarks, ...remarksOnLeftOut(leftOut, aside.files, aside.unopened, aside.compiled)],
    ...(one.outside === undefined ? {} : { outside: sumOf(one.outside, aside.balance) }),
    ...(aside.zip === null ? {} : { asideZip: aside.zip }),
  };
}

/** Of a submission without a source file so many others are read. */
const MOST_LOOKS = 20;

/** What was left out for its name, with the language that it looks like: somebody handed in a program as `Main.txt`. */
async function withLooks(
  leftOut: readonly LeftOut[],
  aside: readonly AsideFile[],
): Promise<readonly LeftOut[]> {
  const looks = new Map<string, string>();
  const texts = aside.filter(({ kind, reason }) => kind === 'text' && reason === 'not-source');
  for (const file of texts.slice(0, MOST_LOOKS)) {
    const bytes = await file.read().catch(() => null);
    const decoded = bytes === null ? null : decode(bytes, file.path);
    const language = decoded !== null && 'text' in decoded ? lookOf(decoded.text) : undefined;
    if (language !== undefined) looks.set(file.path, language);
  }
  return leftOut.map((one) => {
    const language = one.reason === 'not-source' ? looks.get(one.path) : undefined;
    return language === undefined ? one : { ...one, detail: message('notices.looksLike', { language }) };
  });
}

/** What an earlier run left, with the settings that say which files and commits of a repository are taken. */
interface Reusable extends Reuse {
  readonly include: readonly string[] | null;
  readonly exclude: readonly string[] | null;
  readonly deadline: Date | null;
}

/**
 * What is packed already, and the commits to fetch of the rest.
 *
 * @param starter contents of the starter code, which are dropped from everything
 */
async function findPacked(reusable: Reusable, starter: ReadonlySet<string>) {
  const { assignment, pins, cache } = reusable;
  const packed: PackedSubmission[] = [];
  const toTake = new Map<number, string | null>();
  for (const found of assignment.discovery.found) {
    const { repository, student, deadline } = found;
    const { id, owner, repo } = repository;
    const sha = pins.get(id);
    if (sha === undefined) continue;
    const hit = await cache?.get(cacheKey(id, sha, starter, reusable), {
      key: `${owner}/${repo}`,
      name: student ?? repo,
      role: 'judged',
      origin: {
        kind: 'repository',
        owner,
        repo,
        repositoryId: id,
        sha,
        ...personIn(found),
        deadlineStatus: 'no-deadline',
      },
    });
    if (hit) packed.push(hit);
    // Where a deadline decides, what is fetched is decided with its status and remarks.
    const hasDeadline = (reusable.deadline ?? assignment.due ?? deadline) !== null;
    if (hit || !hasDeadline) toTake.set(id, hit ? null : sha);
  }
  return { packed, pins: toTake };
}

/** Keeps what was packed for later runs. */
async function keepPacked(
  submission: PackedSubmission,
  reusable: Reusable,
  starter: ReadonlySet<string>,
): Promise<void> {
  const { origin, role } = submission;
  if (origin.kind !== 'repository' || role !== 'judged' || !reusable.pins.has(origin.repositoryId)) return;
  await reusable.cache?.put(cacheKey(origin.repositoryId, origin.sha, starter, reusable), submission);
}

/** All that the packed contents depend on. */
function cacheKey(
  id: number,
  sha: string,
  starter: ReadonlySet<string>,
  { assignment: { foreign }, include, exclude }: Reusable,
): readonly unknown[] {
  return [id, sha, include, exclude, foreign ?? null, [...starter].toSorted(compareText)];
}
