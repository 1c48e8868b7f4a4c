import { fill, GitHubError, message, SettingsError } from '#base';
import { asMessage, type Collected, type CollectionFailure, type Said, type SubmissionRole } from '#contract';
import { fullName, type GitHub } from '#github';
import { fs, resolve } from '#native';
import { collectFound } from './folders/collect-found.ts';
import { findSubmissions } from './folders/find-submissions.ts';
import type { FoundSubmission } from './folders/hand-ins.ts';
import { missingRight } from './folders/readable.ts';
import type { FoundRepository } from './github/found-repository.ts';
import type { RepositoryReading } from './github/repositories.ts';
import { beforeGlob, type Ground } from './ground.ts';
import type { Selection } from './selection/selection.ts';
import * as says from './says.ts';

/** A submission that `archive` or `ai-references` names: found, and not fetched yet. */
export type ListEntry = { readonly key: string } & (
  | { readonly kind: 'found'; readonly found: FoundSubmission }
  | { readonly kind: 'repository'; readonly found: FoundRepository }
  | { readonly kind: 'failure'; readonly failure: CollectionFailure }
);

interface FoundEntries {
  readonly entries: readonly ListEntry[];
  /** What lies beside them and is not taken, for staff: nothing is compared with it. */
  readonly notices: readonly Said[];
}

interface EntryOptions {
  readonly role: SubmissionRole;
  readonly ground: Ground;
  readonly selection: Selection;
  readonly collector: () => GitHub;
  readonly repositories: RepositoryReading;
  readonly signal: AbortSignal;
}

const REPOSITORY = /^[\w.-]+\/[^/\\]+$/;

/** Whether a line such as `archive` has them means a folder (or a glob of folders). If not, it means a repository. */
export async function isFolder(entry: string, root: string): Promise<boolean> {
  // `last-year/*` is the folder's where there is one.
  const plain = beforeGlob(entry);
  if (plain !== '' && (await exists(resolve(root, plain)))) return true;
  return !REPOSITORY.test(entry) || entry.startsWith('./') || entry.startsWith('../');
}

/**
 * Finds the submissions of lines that name folders (or globs of them) or repositories (`owner/name`, `owner/glob`).
 *
 * @throws SettingsError for a folder that is not there
 */
export async function findEntries(
  lines: readonly string[],
  options: EntryOptions & { readonly input: string },
): Promise<FoundEntries> {
  const entries: ListEntry[] = [];
  const notices: Said[] = [];
  for (const line of lines) {
    const entry = options.ground.entry(line);
    const isLocal = await isFolder(entry, options.ground.root);
    const found = isLocal ? await pathsOf(line, options) : await repositoriesOf(entry, options);
    entries.push(...found.entries);
    notices.push(...found.notices);
  }
  return { entries, notices };
}

async function pathsOf(
  line: string,
  { input, role, ground, selection, signal }: EntryOptions & { readonly input: string },
): Promise<FoundEntries> {
  const { root } = ground;
  const entry = ground.entry(line);
  if (!(await exists(resolve(root, beforeGlob(entry))))) {
    throw new SettingsError(
      fill(says.noFolderNoRepository, { input, line: JSON.stringify(line), place: ground.place }),
    );
  }
  // Of a few solutions each is named by staff; last year's class comes as its platform hands it out.
  const downloads =
    role === 'archive' ? ({ layout: 'auto', language: 'auto', isArchive: true } as const) : undefined;
  const options = { root, patterns: [entry], selection, downloads, signal };
  const { found, notices } = await findSubmissions(options);
  return {
    entries: found.map((one) => ({ kind: 'found', key: one.key, found: one })),
    // A class and those before it may be called alike.
    notices: notices.map((one) => message('words.colon', { first: input, rest: asMessage(one) })),
  };
}

async function repositoriesOf(
  entry: string,
  { input, role, collector, repositories }: EntryOptions & { readonly input: string },
): Promise<FoundEntries> {
  const found = await repositories.named(entry, input, collector());
  if (found instanceof GitHubError) {
    const failure = { key: entry, name: entry, role, reason: found.message };
    return { entries: [{ kind: 'failure', key: entry, failure }], notices: [] };
  }
  return {
    entries: found.map((one) => ({ kind: 'repository', key: fullName(one.repository), found: one })),
    notices: [],
  };
}

/** Fetches entries one after the other, repositories some ahead. */
export async function* collectEntries(
  entries: readonly ListEntry[],
  options: EntryOptions,
): AsyncGenerator<Collected> {
  const { role, ground, selection, signal } = options;
  const named = entries.flatMap((entry) => (entry.kind === 'repository' ? [entry.found] : []));
  const repositories = options.repositories.collect(named, { ...options, deadline: null });
  try {
    for (const entry of entries) {
      if (entry.kind === 'failure') {
        yield { ok: false, failure: entry.failure };
      } else if (entry.kind === 'found') {
        yield collectFound(entry.found, { root: ground.root, selection, role, signal, unpacks: true });
      } else {
        yield (await repositories.next()).value as Collected;
      }
    }
  } finally {
    await repositories.return(undefined);
  }
}

/** What may not be looked at is there, as far as anybody knows: whoever reads it says why that cannot be done. */
async function exists(path: string): Promise<boolean> {
  return fs.stat(path).then(
    () => true,
    (error: unknown) => missingRight(error) !== null,
  );
}
