import { Failure, fill, GitHubError } from '#base';
import type { Collected, LeftOut, Origin, SourceFile, SubmissionRole } from '#contract';
import { inMemory } from '#contract';
import { fullName, type PullRequest, statusOf } from '#github';
import { type Contents, readContents } from '../github/contents.ts';
import { wantedOf, withDetail } from '../github/wanted.ts';
import { asideKind, isTextKind } from '../selection/aside.ts';
import { chooseFiles } from '../selection/choose.ts';
import { TOO_LARGE } from '../selection/selection.ts';
import { isTaken } from './base-folder.ts';
import type { PullRequestChanges } from './changes.ts';
import type { Heads } from './heads.ts';
import { type ExcuseOptions, newLines, notExcused } from './not-excused.ts';
import { readBlobs } from './read-blobs.ts';
import * as says from '../repositories/says.ts';

interface PullRequestOptions extends ExcuseOptions {
  /** null: everything at the head counts, not only what was changed. */
  readonly heads: Heads | null;
  readonly role: SubmissionRole;
  readonly signal: AbortSignal;
}

/** What a pull request brings, as a submission. @throws GitHubError where the one that is judged cannot be read */
export async function collectPullRequest(pull: PullRequest, options: PullRequestOptions): Promise<Collected> {
  const { github, base } = options;
  const key = `${fullName(base)}#${pull.number}`;
  const name = `#${pull.number} ${pull.author}`;
  const origin: Origin = {
    kind: 'pull-request',
    owner: base.owner,
    repo: base.repo,
    number: pull.number,
    sha: pull.headSha,
    author: pull.author,
    ...(pull.createdAt === null ? {} : { createdAt: pull.createdAt }),
  };
  try {
    // The base repository has the commits of every fork's pull request.
    const contents =
      options.heads === null
        ? await readContents(github, base, pull.headSha, options.selection, options.signal)
        : await changedContents(pull, options.heads, options);
    const { files, leftOut, aside, outside, remarks } = contents;
    const submission = { key, name, role: options.role, origin, files, leftOut, aside, outside, remarks };
    return { ok: true, submission };
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof GitHubError && (statusOf(error) === 401 || error.outcome === 'rate-limited')) {
      throw error;
    }
    // One alone is judged: what keeps it from being read ends the run, and tells of nobody else.
    if (error instanceof GitHubError && options.role === 'judged') {
      const { message, outcome } = error;
      throw new GitHubError(message, outcome, { cause: error, openMessage: message });
    }
    if (error instanceof Failure) {
      return { ok: false, failure: { key, name, role: options.role, reason: error.message } };
    }
    throw error;
  }
}

type Changed = Pick<Contents, 'files' | 'leftOut' | 'aside' | 'outside' | 'remarks'>;

async function changedContents(
  pull: PullRequest,
  heads: Heads,
  options: PullRequestOptions,
): Promise<Changed> {
  const { github, base, selection, signal } = options;
  const changes = heads.changesOf(pull);
  const { blobs, leftOut: linked } = ownFiles(changes, options);
  const leftOut = [...linked];
  const brought = new Map<string, Buffer>();
  const asked = new Map<string, { readonly sha: string; readonly unread: LeftOut }>();
  for (const [path, sha] of blobs) {
    const reason = selection.byPath(path, 0);
    const kind = reason === null ? 'source' : asideKind(path, 0, reason, selection);
    const bytes = heads.brought(sha);
    if (kind !== null && bytes !== null) {
      brought.set(path, bytes);
      // Text that nothing says to be code is not looked at where it is so large, or stood in the base already.
    } else if (kind === null || (isTextKind(kind) && heads.hasAllOf(pull))) {
      leftOut.push(withDetail({ path, reason: reason ?? 'not-source' }));
    } else {
      // A picture, or whatever else nothing says to be code, is not missed where it is too large to be asked for.
      const unread: LeftOut =
        reason !== null && isTextKind(kind) ? { path, reason } : { path, reason: 'limit', detail: TOO_LARGE };
      asked.set(path, { sha, unread });
    }
  }
  signal.throwIfAborted();
  const read = await readBlobs(
    github,
    base,
    [...asked.values()].map(({ sha }) => sha),
  );
  const bytesOf = (path: string): Buffer | undefined =>
    brought.get(path) ?? read.get(asked.get(path)?.sha ?? '');
  const former = await notExcused(changes, bytesOf, options);
  const files: SourceFile[] = [];
  let reduced = 0;
  for (const path of blobs.keys()) {
    const question = asked.get(path);
    const bytes = bytesOf(path);
    const stood = former.get(path);
    if (bytes !== undefined && stood !== undefined && isPlainText(path, bytes)) {
      reduced += 1;
      files.push(inMemory(path, newLines(bytes, stood)));
    } else if (bytes !== undefined) {
      files.push(inMemory(path, bytes));
    } else if (question !== undefined) {
      leftOut.push(question.unread);
    }
  }
  const chosen = await chooseFiles(files, selection, leftOut);
  if (reduced === 0 || options.isStacked) return chosen;
  return {
    ...chosen,
    remarks: [...chosen.remarks, fill(says.newLinesAlone, { one: reduced === 1, n: reduced })],
  };
}

/** Whether its lines can be looked at one by one: a notebook without some of them is none any more. */
function isPlainText(path: string, bytes: Buffer): boolean {
  return !bytes.includes(0) && !path.toLowerCase().endsWith('.ipynb');
}

/** Moved and not touched, nothing of a file is the author's work; unless it is another's, or was no source code where it lay. */
function ownFiles(
  changes: PullRequestChanges,
  { selection, folders }: Pick<PullRequestOptions, 'selection' | 'folders'>,
): Pick<PullRequestChanges, 'blobs' | 'leftOut'> {
  const blobs = new Map(changes.blobs);
  const leftOut: LeftOut[] = [...changes.leftOut];
  for (const move of changes.moved) {
    const isSame = wantedOf(move.from, 0, selection) === wantedOf(move.to, 0, selection);
    if (!isTaken(move, folders) && isSame) leftOut.push({ path: move.to, reason: 'starter-code' });
    else blobs.set(move.to, move.sha);
  }
  return { blobs, leftOut };
}
