import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../domain/effects.ts';
import { SettingsError } from '../domain/outcome.ts';
import type { AsideFile, CollectionFailure, PackedSubmission, Submission } from '../domain/submission.ts';
import { packAside } from '../packing/aside.ts';
import { packSubmission } from '../packing/pack.ts';
import { count } from '../text/format.ts';
import { remarksOnLeftOut } from '../sources/selection/choose.ts';
import type { Sources } from '../sources/open-sources.ts';
import type { Pins } from '../sources/source.ts';
import { starterKeys, withoutStarter } from '../sources/starter.ts';
import { compareText } from '../text/compare-text.ts';

/** Everything that a run collected, packed on disk. */
export interface Collection {
  readonly packed: readonly PackedSubmission[];
  readonly failures: readonly CollectionFailure[];
  readonly starterKnown: boolean;
  /** How many more there were to compare with than were taken. */
  readonly notComparedWith: number;
  /** For staff. */
  readonly notices: readonly string[];
}

/** What earlier runs fetched and packed. */
export interface PackedStore {
  /** What is there already, and commits of repositories that are not. @param starter contents of the starter code, which is dropped from everything */
  find(starter: ReadonlySet<string>): Promise<Known>;
  /** Keeps a submission that was packed. */
  keep(submission: PackedSubmission, starter: ReadonlySet<string>): Promise<void>;
}

/** What is known before anything is fetched. */
export interface Known {
  readonly packed: readonly PackedSubmission[];
  readonly pins: Pins;
}

const NOTHING_KNOWN: Known = { packed: [], pins: new Map() };

const MAX_PACK_MS = 120_000;

/**
 * Collects and packs, one submission at a time, so that memory does not grow with the class.
 *
 * @param part takes only the submissions with these keys; null: all. Nothing at all is then no error
 * @throws SettingsError where there is nothing to check
 */
export async function collect(
  sources: Sources,
  effects: {
    readonly log: Log;
    readonly signal: AbortSignal;
    readonly tempDir: string;
    /** Of packing one submission; the next ones are packed all the same. Default: two minutes. */
    readonly limitMs?: number;
  },
  part: ((key: string) => boolean) | null,
  store: PackedStore | null = null,
): Promise<Collection> {
  const { log, signal } = effects;
  const spoolDir = join(effects.tempDir, 'packed');
  await mkdir(spoolDir, { recursive: true });
  const packed: PackedSubmission[] = [];
  const failures: CollectionFailure[] = [];

  const { starter } = sources;
  const keys = starter === null ? new Set<string>() : await starterKeys(starter);
  const known = (await store?.find(keys)) ?? NOTHING_KNOWN;
  if (starter !== null && part?.(starter.key) !== false) packed.push(await pack(starter, new Set(), signal));

  for await (const collected of sources.submissions(known.pins)) {
    signal.throwIfAborted();
    if (!collected.ok) {
      if (part?.(collected.failure.key) === false) continue;
      failures.push(collected.failure);
      log.debug(`not collected: ${collected.failure.reason}`);
      continue;
    }
    if (part?.(collected.submission.key) === false) continue;
    const made = await packInTime(collected.submission);
    if (made === null) continue;
    await store?.keep(made, keys);
    packed.push(made);
    log.progress?.('collected', packed.length, null);
  }
  if (store !== null) {
    packed.push(...known.packed.filter(({ key }) => part?.(key) !== false));
    // Which of them were fetched must not show.
    packed.sort((a, b) => compareText(a.key, b.key));
  }
  const judged = packed.filter((submission) => submission.role === 'judged');
  if (judged.length === 0 && failures.length === 0 && part === null) {
    throw new SettingsError(`There is nothing to check: ${sources.description} holds no submission.`);
  }
  const files = packed.reduce((sum, submission) => sum + submission.files.length, 0);
  const leftOut = packed.reduce((sum, submission) => sum + submission.leftOut.length, 0);
  log.info(
    `${count(judged.length, 'submission')} to judge, ${packed.length - judged.length} more to compare with; ${count(files, 'source file')}, ${leftOut} left out${failures.length > 0 ? `; ${failures.length} could not be collected` : ''}.`,
  );
  return {
    packed,
    failures,
    starterKnown: starter !== null,
    notComparedWith: sources.notComparedWith,
    notices: sources.notices,
  };

  /** null: it took too long, and is one failure. */
  async function packInTime(submission: Submission): Promise<PackedSubmission | null> {
    const limitMs = effects.limitMs ?? MAX_PACK_MS;
    const late = AbortSignal.timeout(limitMs);
    const ends = AbortSignal.any([signal, late]);
    try {
      return await pack(await withoutStarter(submission, keys, ends), keys, ends);
    } catch (error) {
      signal.throwIfAborted();
      if (!late.aborted) throw error;
      const { key, name, role } = submission;
      const reason = `${key} could not be packed within ${limitMs / 1000} seconds; see what in it is so large.`;
      failures.push({ key, name, role, reason });
      return null;
    }
  }

  async function pack(
    submission: Submission,
    starterCode: ReadonlySet<string>,
    ends: AbortSignal,
  ): Promise<PackedSubmission> {
    const one = await packSubmission(submission, { spoolDir });
    // Nobody is asked about what the others that are compared with left out.
    if (submission.role === 'archive' || submission.role === 'ai-reference') return one;
    const full = new Set(
      one.leftOut.flatMap(({ path, reason }) => (reason === 'archive-full' ? [path] : [])),
    );
    const noPlace = submission.files.flatMap((file): AsideFile[] =>
      full.has(file.path)
        ? [{ ...file, read: () => file.read(), reason: 'archive-full', kind: 'source' }]
        : [],
    );
    const aside = await packAside(
      { ...submission, aside: [...(submission.aside ?? []), ...noPlace] },
      starterCode,
      { spoolDir, signal: ends },
    );
    const all = [...one.leftOut, ...aside.leftOut].toSorted((a, b) => compareText(a.path, b.path));
    return {
      ...one,
      leftOut: all,
      remarks: [...one.remarks, ...remarksOnLeftOut(all, aside.files)],
      ...(aside.zipPath === null ? {} : { asidePath: aside.zipPath }),
    };
  }
}
