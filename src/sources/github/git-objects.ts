import { z } from 'zod';
import type { LeftOut } from '#contract';
import { blobSha, fullName, type GitHub, purposeFor, type RepositoryName, statusOf } from '#github';
import { MAX_ASIDE_FILE_BYTES } from '../selection/aside.ts';
import { TOO_LARGE } from '../selection/selection.ts';
import { UnusedNames } from '../selection/unused-name.ts';
import * as says from './says.ts';

export const FULL_SHA = /^[0-9a-f]{40}$/;
const Sha = z.string().regex(FULL_SHA);
const Tree = z.looseObject({
  truncated: z.boolean(),
  tree: z.array(
    z.looseObject({
      path: z.string(),
      mode: z.string(),
      type: z.string(),
      sha: Sha,
      size: z.number().optional(),
    }),
  ),
});
const Blob = z.looseObject({ encoding: z.string(), content: z.string(), size: z.number().nullable() });

const MODE_LINK = '120000';
const MODE_SUBMODULE = '160000';

/** Where a file's bytes are checked against: git's own list of them. */
export type Listing = Awaited<ReturnType<typeof readTree>>;

/** Git's list of a commit's files. @throws GitHubError */
export async function readTree(github: GitHub, name: RepositoryName, ref: string) {
  const { tree, truncated } = await treeAt(github, name, ref);
  const blobs = new Map<string, { sha: string; size: number | null }>();
  const leftOut: LeftOut[] = [];
  const names = new UnusedNames();
  for (const entry of tree) {
    if (entry.mode === MODE_LINK) {
      leftOut.push({ path: entry.path, reason: 'symlink' });
    } else if (entry.mode === MODE_SUBMODULE) {
      leftOut.push({ path: entry.path, reason: 'submodule' });
    } else if (entry.type === 'blob') {
      // Names that are no UTF-8 may be alike once they are read as such.
      blobs.set(names.take(entry.path), { sha: entry.sha, size: entry.size ?? null });
    }
  }
  return {
    /** Git's name of each regular file's contents, by path. */
    blobs,
    leftOut,
    /** GitHub cut the list off. */
    truncated,
  };
}

/** Git's name of a folder without files, which GitHub does not find. https://github.com/joshuakto/fit/pull/91 */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const Commit = z.looseObject({ tree: z.looseObject({ sha: Sha }) });

async function treeAt(
  github: GitHub,
  { owner, repo }: RepositoryName,
  ref: string,
): Promise<z.infer<typeof Tree>> {
  const purpose = purposeFor('other', `listing the files of ${fullName({ owner, repo })}`, 'contents');
  try {
    return await github.ask(
      purpose,
      (rest) => rest.git.getTree({ owner, repo, tree_sha: ref, recursive: '1' }),
      Tree,
    );
  } catch (error) {
    if (statusOf(error) !== 404 || !FULL_SHA.test(ref)) throw error;
    const commit = await github.ask(
      purpose,
      (rest) => rest.git.getCommit({ owner, repo, commit_sha: ref }),
      Commit,
    );
    if (commit.tree.sha !== EMPTY_TREE) throw error;
    return { tree: [], truncated: false };
  }
}

/** A file's bytes by git's name of them; else why not: what is no blob is a submodule's commit. @throws GitHubError */
export async function readBlob(
  github: GitHub,
  name: RepositoryName,
  sha: string,
): Promise<Buffer | Pick<LeftOut, 'reason' | 'detail'>> {
  try {
    const blob = await github.ask(
      purposeFor('other', `reading a file of ${fullName(name)}`, 'contents'),
      (rest) => rest.git.getBlob({ owner: name.owner, repo: name.repo, file_sha: sha }),
      Blob,
    );
    if ((blob.size ?? 0) > MAX_ASIDE_FILE_BYTES) return { reason: 'limit', detail: TOO_LARGE };
    const bytes = Buffer.from(blob.content, blob.encoding === 'base64' ? 'base64' : 'utf8');
    if (blobSha(bytes) === sha) return bytes;
    return { reason: 'unreadable', detail: says.cameNotGit };
  } catch (error) {
    if (statusOf(error) === 404) return { reason: 'submodule' };
    throw error;
  }
}
