import { sha1 } from '#native';

/** A repository as people name it. Compare with `sameRepository`: GitHub ignores case. */
export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

const OWNER = /^[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,38})$/;
const REPOSITORY = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;

/** `owner/name`, or an address of it (`https://host/owner/name`, `git@host:owner/name.git`). null: neither. */
export function parseRepositoryName(text: string): RepositoryName | null {
  const bare = text
    .trim()
    .replace(/^(?:(?:https?|ssh|git):\/\/(?:[^@/]+@)?[^/]+\/|[\w.-]+@[\w.-]+:)/, '')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  const [owner = '', repo = '', ...rest] = bare.split('/');
  return rest.length === 0 && OWNER.test(owner) && REPOSITORY.test(repo) ? { owner, repo } : null;
}

export function fullName(name: RepositoryName): string {
  return `${name.owner}/${name.repo}`;
}

export function sameRepository(a: RepositoryName, b: RepositoryName): boolean {
  return fullName(a).toLowerCase() === fullName(b).toLowerCase();
}

/** Git's name of a file's contents: its SHA-1. */
export function blobSha(bytes: Uint8Array): string {
  return sha1(`blob ${bytes.length}\0`, bytes);
}
