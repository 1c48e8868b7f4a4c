import { compareText, count, fill, type Log, SettingsError } from '#base';
import type { Collected, CollectionFailure, PackedSubmission, Said, Submission } from '#contract';
import { judgedOf } from '#contract';
import { fs, join } from '#native';
import type { PersonRow, Sources } from '#sources';
import { FOLDERS_AT_ONCE, prefetch, starterKeys, withoutStarter, ZipSpool } from '#sources';
import { packWithAside } from './pack-with-aside.ts';
import { findPacked, keepPacked, type Reusable } from './reuse.ts';
import type { Means } from './world.ts';
import * as says from './says.ts';

/** Everything that a run collected, packed on disk. */
export interface Collection {
  readonly packed: readonly PackedSubmission[];
  readonly failures: readonly CollectionFailure[];
  readonly starterKnown: boolean;
  /** How many more there were to compare with than were taken. */
  readonly notComparedWith: number;
  /** For staff. */
  readonly notices: readonly Said[];
  /** Who the lists of the settings know. */
  readonly people: readonly PersonRow[];
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
  const { notComparedWith, notices, people } = sources;
  return { packed, failures, starterKnown: starter !== null, notComparedWith, notices, people };
}

/** A submission that takes too long is one failure. @throws the signal's reason, and what packing throws */
async function packInTime(
  submission: Submission,
  starter: ReadonlySet<string>,
  { signal, spool, limitMs = MAX_PACK_MS }: Effects & { readonly spool: ZipSpool },
): Promise<PackedSubmission | CollectionFailure> {
  const late = AbortSignal.timeout(limitMs);
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
  }
}

/** One line of the log: what there is to judge, to compare with and what is missing. */
function summaryOf(packed: readonly PackedSubmission[], failures: readonly CollectionFailure[]): string {
  const judged = judgedOf(packed).length;
  const files = packed.reduce((sum, one) => sum + one.files.length, 0);
  const leftOut = packed.reduce((sum, one) => sum + one.leftOut.length, 0);
  const failed = failures.length > 0 ? `; ${failures.length} could not be collected` : '';
  return `${count(judged, 'submission')} to judge, ${packed.length - judged} more to compare with; ${count(files, 'source file')}, ${leftOut} left out${failed}.`;
}
