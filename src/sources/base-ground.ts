import { realpath } from 'node:fs/promises';
import { isAbsolute, join, posix, resolve } from 'node:path';
import { blobSha, fullName, type GitHub, type RepositoryName } from '#github';
import { fs } from '#native';
import { below, writeNew, writtenPath } from '#system';
import { readArchive } from './github/archive.ts';
import { readBlob, readTree } from './github/git-objects.ts';
import { beforeGlob, type Ground } from './ground.ts';
import * as says from './says.ts';
import { fill } from '#base';

/** A commit that a pull request cannot change. */
export interface Base {
  readonly repository: RepositoryName;
  readonly sha: string;
}

/**
 * The base of a pull request. What is checked out may be the pull request's own: its starter code, its archive and its AI
 * references would be what it is judged by, and a folder of it could take the place of a repository of that name. So the
 * folders that `lines` name are fetched from the base and laid out below `tempDir`. What lies outside of the workspace is
 * nothing that a pull request brings, and is read where it is.
 *
 * @throws GitHubError
 */
export async function baseGround(
  lines: readonly string[],
  base: Base,
  around: {
    readonly github: GitHub;
    readonly workspace: string;
    readonly tempDir: string;
    readonly signal: AbortSignal;
  },
): Promise<Ground> {
  const { github, tempDir, signal } = around;
  const { repository, sha } = base;
  const root = join(tempDir, 'base');
  const workspace = await real(around.workspace);
  const entries = new Map<string, string>();
  for (const line of lines) entries.set(line, await placed(writtenPath(line), workspace));
  const folders = [...entries.values()].filter((entry) => !isAbsolute(entry)).map(folderOf);
  await fs.makeFolder(root);
  const missed = folders.length === 0 ? [] : await layOut(folders);
  return {
    root,
    place: `of the base (${fullName(repository)} at ${sha.slice(0, 7)}; in a run on a pull request folders are read there, or outside of the workspace)`,
    notices:
      missed.length === 0
        ? []
        : [
            fill(says.fileFiles, {
              one: missed.length === 1,
              missed: missed.length,
              names: missed.slice(0, NAMED).join(', '),
              isMore: missed.length > NAMED,
            }),
          ],
    entry: (line) => entries.get(line) ?? line,
  };

  /** Writes the files of these folders as git has them; paths of those that are too large. */
  async function layOut(wanted: readonly string[]): Promise<readonly string[]> {
    const listing = await readTree(github, repository, sha);
    const isWanted = (path: string): boolean =>
      wanted.some((folder) => folder === '' || path === folder || path.startsWith(`${folder}/`));
    const paths = [...listing.blobs.keys()].filter(isWanted);
    if (paths.length === 0 && !listing.truncated) return [];
    const tarball = await readArchive(
      github,
      repository,
      sha,
      (path) => (isWanted(path) ? 'counts' : null),
      signal,
    );
    const missing: string[] = [];
    let asked = 0;
    for (const path of listing.truncated ? tarball.files.keys() : paths) {
      const packed = tarball.files.get(path)?.bytes;
      const blob = listing.blobs.get(path);
      let bytes = packed ?? null;
      // The archive may leave files out or change them; git's own are asked for then.
      if (blob !== undefined && (packed === undefined || blobSha(packed) !== blob.sha)) {
        asked += 1;
        bytes = asked > MAX_ASKED ? null : await bytesOf(blob.sha);
      }
      if (bytes === null || !(await writeNew(root, path, bytes))) missing.push(path);
    }
    return missing;
  }

  async function bytesOf(blob: string): Promise<Buffer | null> {
    const bytes = await readBlob(github, repository, blob);
    return 'reason' in bytes ? null : bytes;
  }
}

const NAMED = 5;
/** Files that an archive hides, each of which costs a request. */
const MAX_ASKED = 100;

/** A path inside of the workspace as one of the base; one outside of it stays where it is. */
async function placed(line: string, workspace: string): Promise<string> {
  if (!isAbsolute(line) && !/^\.\.(?:\/|$)/.test(posix.normalize(line))) return line;
  const full = await real(resolve(workspace, line));
  const inside = below(workspace, full);
  return inside === null ? full : `./${inside}`;
}

async function real(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

/** The folder that an entry names, or its glob begins in; '' for all. */
function folderOf(entry: string): string {
  return posix.relative('/', posix.resolve('/', beforeGlob(entry)));
}
