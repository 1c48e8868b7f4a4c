import {
  type CaseBook,
  CASES_FILE,
  type CollectionFailure,
  DECLARED_KEY,
  type DeclaredCode,
  distinct,
  inMemory,
  type Said,
  type Settings,
  type Submission,
} from '#contract';
import { resolve } from '#native';
import { openPeople, openSources, type PersonRow, type SourceContext, type Sources } from '#sources';
import { compareText, count, ENGLISH, fill, formatTime, utf8 } from '#base';
import { readHandOvers, writeHandOver } from './hand-over.ts';
import { partOf, type Shard } from './shard.ts';
import { collect, type Collection } from './collect.ts';
import type { Prior } from './prior.ts';
import { withEarlier } from './with-earlier.ts';
import { endedBy, withinTime } from './within-time.ts';
import type { World } from './world.ts';
import * as says from './says.ts';

const TOO_LATE = says.submissionsNotCollected;

export interface CollectingRun {
  readonly settings: Settings;
  readonly world: World;
  readonly prior: Pick<Prior, 'reuse' | 'earlier'>;
  /** What people decided before. */
  readonly book: Pick<CaseBook, 'common'>;
  /** null: there is no matrix. */
  readonly shard: Shard | null;
  /** What is packed is sent to nobody. */
  readonly isPlain: boolean;
}

/**
 * Collects what this job takes: everything, its part of a matrix, or, where it judges a matrix, what the parts handed over and
 * what they did not.
 *
 * @param deadlineMs on the clock: what is not collected by then is dropped
 * @throws Failure where nothing can be collected, or not in time
 */
export function collectInTime(run: CollectingRun, deadlineMs: number): Promise<Collection> {
  const { world } = run;
  const limit = { clock: world.clock, endsAtMs: deadlineMs, signal: world.signal, sentence: TOO_LATE };
  return world.log.group('Collect submissions', () =>
    withinTime(limit, (signal) => collectOwn({ ...run, world: endedBy(world, signal) })),
  );
}

async function collectOwn({
  settings,
  world,
  prior,
  book,
  shard,
  isPlain,
}: CollectingRun): Promise<Collection> {
  const collectOnly = (takes: ((key: string) => boolean) | null): Promise<Collection> =>
    collectKeys(settings, world, { prior, book, isPlain }, takes);
  if (shard === null) return collectOnly(null);
  const { folder, key } = shard;
  if (shard.role !== 'judge') {
    const { index, count: all } = shard;
    const mine = await collectOnly((id) => partOf(id, all) === index);
    await writeHandOver(folder, { ...mine, key, index, count: all });
    const failed = mine.failures.filter(mayComeNow);
    const [first] = failed;
    if (first !== undefined) {
      const { name, reason } = first;
      world.log.warning(fill(says.partLacks, { failed: failed.length, name, reason }));
    }
    return mine;
  }
  const parts = await readHandOvers(folder, key);
  const total = parts[0]?.count ?? 1;
  const there = new Set(parts.map(({ index }) => index));
  const failed = new Set(parts.flatMap(({ failures }) => failures.filter(mayComeNow).map((one) => one.key)));
  // A pull request is not split.
  const handedOver = parts.map(
    (part): Collection => ({
      ...part,
      failures: part.failures.filter((one) => !mayComeNow(one)),
      notComparedWith: 0,
      people: [],
    }),
  );
  const isComplete = there.size === total;
  if (isComplete && failed.size === 0) {
    return { ...merged(handedOver), people: await peopleOf(settings, world) };
  }
  const notices: Said[] = isComplete
    ? []
    : [
        parts.length === 0
          ? fill(says.noPartHanded, { reportDir: settings.reportDir })
          : fill(says.partsNotHanded, { missing: total - there.size, all: total }),
      ];
  for (const notice of notices) world.log.warning(ENGLISH.write(notice));
  const rest = await collectOnly(
    parts.length === 0 ? null : (id) => !there.has(partOf(id, total)) || failed.has(id),
  );
  // A part writes its own in English.
  const said = new Set(handedOver.flatMap((part) => part.notices));
  notices.push(...rest.notices.filter((one) => !said.has(ENGLISH.write(one))));
  return merged([...handedOver, { ...rest, notices }]);
}

/** Whether what a part could not collect is tried again: that the token may not read it stays so. */
function mayComeNow({ noAccess }: CollectionFailure): boolean {
  return noAccess !== true;
}

/**
 * Who the lists of the settings know, where nothing else is collected.
 *
 * @throws ConfigurationError that names file, line and column
 */
export function peopleOf(settings: Settings, world: World): Promise<readonly PersonRow[]> {
  return openPeople(settings, contextOf(settings, world));
}

/** What is around the sources of this run. */
function contextOf(
  { reportDir }: Settings,
  { workspace, tempDir, github, collector, repositories, event, signal }: World,
): SourceContext {
  return {
    workspace,
    tempDir,
    github,
    collector,
    repositories,
    event,
    own: event.repository,
    signal,
    reportDir: resolve(workspace, reportDir),
    part: null,
  };
}

async function collectKeys(
  settings: Settings,
  world: World,
  { prior: { reuse, earlier }, book, isPlain }: Pick<CollectingRun, 'prior' | 'book' | 'isPlain'>,
  takes: ((key: string) => boolean) | null,
): Promise<Collection> {
  const sources = await openSources(
    settings,
    {
      ...contextOf(settings, world),
      part: takes,
      ...(reuse === null ? {} : { assignment: reuse.assignment }),
    },
    world.sources,
  );
  const all =
    earlier === null
      ? sources
      : withEarlier(sources, earlier, {
          similarity: settings.similarityThreshold,
          ai: settings.aiThreshold,
        });
  return collect(
    withDeclared(all, book.common),
    { ...world, isPlain },
    takes,
    reuse === null ? null : { ...settings, ...reuse },
  );
}

/** Several collections as one. */
function merged(collections: readonly Collection[]): Collection {
  return {
    packed: collections.flatMap(({ packed }) => packed),
    failures: collections.flatMap(({ failures }) => failures),
    starterKnown: collections.some(({ starterKnown }) => starterKnown),
    notComparedWith: collections.reduce((sum, one) => sum + one.notComparedWith, 0),
    notices: distinct(collections.flatMap(({ notices }) => notices)),
    // Every job reads the same lists.
    people: collections.at(-1)?.people ?? [],
  };
}

/** Code that people call common, collected as starter code: it is held against nobody. */
export function withDeclared(sources: Sources, common: readonly DeclaredCode[]): Sources {
  if (common.length === 0) return sources;
  return {
    ...sources,
    get notices() {
      return [...sources.notices, noticeOf(common)];
    },
    async *submissions(pins) {
      yield { ok: true, submission: submissionOf(common) };
      yield* sources.submissions(pins);
    },
  };
}

function noticeOf(common: readonly DeclaredCode[]): string {
  const last =
    common
      .map(({ at }) => at)
      .toSorted((a, b) => Date.parse(a) - Date.parse(b))
      .at(-1) ?? '';
  return `${count(common.length, 'piece')} of code that people call common (${CASES_FILE}, last on ${formatTime(last)}) taken for starter code.`;
}

function submissionOf(common: readonly DeclaredCode[]): Submission {
  return {
    key: DECLARED_KEY,
    name: 'Code that people call common',
    role: 'base',
    origin: { kind: 'directory', path: CASES_FILE },
    files: common
      .map(({ path, text }, index) => inMemory(`${index + 1}${endingOf(path)}`, utf8(text)))
      .toSorted((a, b) => compareText(a.path, b.path)),
    leftOut: [],
    remarks: [],
  };
}

/** The ending says the language; the page shows the cells of a notebook as the code that is in them. */
function endingOf(path: string): string {
  const ending = /\.[a-z0-9+]{1,12}$/i.exec(path)?.[0] ?? '';
  return ending.toLowerCase() === '.ipynb' ? '.py' : ending;
}
