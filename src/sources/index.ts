/** Where submissions come from: folders, downloads, repositories, pull requests; who made them; how they are packed. */
export { directory } from './directory.ts';
export { collectFound } from './folders/collect-found.ts';
export { findSubmissions } from './folders/find-submissions.ts';
export { fetchObjects, readRef } from './git/fetch-objects.ts';
export { commitIn } from './git/objects.ts';
export { filesOf, readTextByGit } from './git/read-files.ts';
export { readArchive } from './github/archive.ts';
export { readContents } from './github/contents.ts';
export { stateAt } from './github/deadline.ts';
export { type FoundRepository, personIn } from './github/found-repository.ts';
export { readBlob } from './github/git-objects.ts';
export { headOf } from './github/heads.ts';
export { parsePattern, type RepositoryPattern } from './github/patterns.ts';
export { readPullRequest } from './github/pull-request.ts';
export { REPOSITORIES, type RepositoryReading } from './github/repositories.ts';
export { listRepositories, readRepository } from './github/repository.ts';
export { TARBALL_LIMITS, type Tarball } from './github/tarball.ts';
export { twiceNotices } from './given-twice.ts';
export { openSources, type Sources } from './open-sources.ts';
export { beginArchiverZip } from './packing/archiver-zip.ts';
export { packAside } from './packing/aside.ts';
export { type BroughtFile, broughtBy } from './pull-request/brought-by.ts';
export { type PackedCache, packedCache } from './packing/cache.ts';
export { packSubmission } from './packing/pack.ts';
export { type BeginZip, ZipSpool, type ZipWriter } from './packing/spool.ts';
export type { Tie } from './people/belonging.ts';
export { groupsTogether, knowPeople, withPeople, withPlaces, withRoles } from './people/people.ts';
export type { PersonRow } from './people/person-row.ts';
export { FOLDERS_AT_ONCE, prefetch, READS_AT_ONCE } from './prefetch.ts';
export { openPeople } from './read-people.ts';
export { NothingFound } from './repositories/discover.ts';
export { type RepositoryDirectory, repositoryDirectory } from './repositories/candidates.ts';
export { type FoundAssignment, findAssignment } from './repositories/find-assignment.ts';
export { remarksOnLeftOut } from './selection/choose.ts';
export {
  createSelection,
  folderOfOthers,
  isPerhapsWritten,
  isTakenForKnown,
  type Selection,
  type SelectionOptions,
} from './selection/selection.ts';
export type { Source, SourceContext } from './source.ts';
export { SOURCES, type SourceTable } from './sources.ts';
export { starterKeys, withoutStarter } from './starter.ts';
