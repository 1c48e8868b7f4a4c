import { fill, GitHubError } from '#base';
import { fullName, type GitHub, purposeFor, type RepositoryName, statusOf } from '#github';
import { TarballError } from '../tar.ts';
import { FULL_SHA, readTree } from './git-objects.ts';
import { readTarball, type Tarball, TARBALL_LIMITS, type TarballLimits, type Wants } from './tarball.ts';
import * as says from './says.ts';

/** The repository has no commit. */
export class EmptyRepositoryError extends GitHubError {}

/** A repository's archive cannot be read. */
export class UnreadableRepositoryError extends GitHubError {}

/** The tarball of a repository; errors say what to do. @throws GitHubError */
export async function readArchive(
  github: GitHub,
  name: RepositoryName,
  ref: string | null,
  wants: Wants,
  signal: AbortSignal,
  limits: TarballLimits = TARBALL_LIMITS,
): Promise<Tarball> {
  const place = fullName(name);
  const purpose = purposeFor('other', `reading the contents of ${place}`, 'contents');
  let body: ReadableStream<Uint8Array>;
  try {
    body = await github.download(purpose, 'GET /repos/{owner}/{repo}/tarball/{ref}', {
      owner: name.owner,
      repo: name.repo,
      ref: ref ?? 'HEAD',
    });
  } catch (error) {
    const isCommit = ref !== null && FULL_SHA.test(ref);
    if (!isCommit && (statusOf(error) === 404 || statusOf(error) === 409)) await explainMissing(github, name);
    throw error;
  }
  try {
    return await readTarball(body, wants, signal, limits);
  } catch (error) {
    if (!(error instanceof TarballError)) throw error;
    throw new UnreadableRepositoryError(
      fill(says.archiveNotUnpacked, { place, error: error.message }),
      error.damaged ? 'network' : 'config-error',
      {
        cause: error,
      },
    );
  }
}

/** An empty repository and one that the token may not see answer alike; the tree tells them apart. */
async function explainMissing(github: GitHub, name: RepositoryName): Promise<void> {
  try {
    await readTree(github, name, 'HEAD');
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    throw new EmptyRepositoryError(fill(says.emptyNoCommit, { name: fullName(name) }), 'config-error', {
      cause: error,
    });
  }
}
