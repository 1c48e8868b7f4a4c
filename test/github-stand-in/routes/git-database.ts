import {
  type Call,
  EMPTY,
  NOT_FOUND,
  REPOSITORY,
  refused,
  type RepositoryRoutes,
  text,
  texts,
} from '../answers.ts';
import type { TreeItem } from '../git-objects.ts';
import type { TreeEntry } from '../git-store.ts';
import { commitOf } from '../revisions.ts';
import { gitCommitJson, refJson } from '../shapes.ts';
import { personOf, type StandInRepository } from '../world.ts';

const MOST_BYTES = 100 * 1_048_576;
/** GitHub breaks the lines of its base64. */
const LINE = /.{1,60}/g;

export const GIT_ROUTES: RepositoryRoutes = {
  [`GET ${REPOSITORY}/git/ref/{ref}`]: (call, repository) => {
    if (repository.branches.size === 0) return EMPTY;
    const ref = `refs/${call.parameters['ref'] ?? ''}`;
    const sha = repository.ref(ref);
    return sha === null ? NOT_FOUND : { status: 200, body: refJson(call.world, repository, ref, sha) };
  },

  [`POST ${REPOSITORY}/git/refs`]: (call, repository) => {
    if (repository.branches.size === 0) return EMPTY;
    const ref = text(call.body['ref']);
    const sha = text(call.body['sha']);
    if (!/^refs\/[^/]+\/[^/]/.test(ref)) {
      return refused(422, "Reference name must start with 'refs/' and have at least two slashes.");
    }
    if (repository.ref(ref) !== null) return refused(422, 'Reference already exists');
    if (!repository.has(sha) || call.world.store.type(sha) !== 'commit') {
      return refused(422, 'Object does not exist');
    }
    repository.setRef(ref, sha, call.token.login ?? 'ghost');
    return { status: 201, body: refJson(call.world, repository, ref, sha) };
  },

  [`PATCH ${REPOSITORY}/git/refs/{ref}`]: (call, repository) => {
    if (repository.branches.size === 0) return EMPTY;
    const ref = `refs/${call.parameters['ref'] ?? ''}`;
    const sha = text(call.body['sha']);
    const before = repository.ref(ref);
    if (before === null) return refused(422, 'Reference does not exist');
    if (!repository.has(sha) || call.world.store.type(sha) !== 'commit') {
      return refused(422, 'Object does not exist');
    }
    if (call.body['force'] !== true && !call.world.store.isAncestor(before, sha)) {
      return refused(422, 'Update is not a fast forward');
    }
    repository.setRef(ref, sha, call.token.login ?? 'ghost');
    call.world.happened({ name: 'push', repository, actor: call.token.login ?? 'ghost' });
    return { status: 200, body: refJson(call.world, repository, ref, sha) };
  },

  [`DELETE ${REPOSITORY}/git/refs/{ref}`]: (call, repository) => {
    const ref = `refs/${call.parameters['ref'] ?? ''}`;
    if (repository.branches.size === 0) return EMPTY;
    return repository.deleteRef(ref, call.token.login ?? 'ghost')
      ? { status: 204 }
      : refused(422, 'Reference does not exist');
  },

  [`GET ${REPOSITORY}/git/commits/{commit_sha}`]: (call, repository) => {
    const sha = call.parameters['commit_sha'] ?? '';
    if (repository.branches.size === 0) return EMPTY;
    if (!repository.has(sha) || call.world.store.type(sha) !== 'commit') return NOT_FOUND;
    return { status: 200, body: gitCommitJson(call.world, repository, sha) };
  },

  [`POST ${REPOSITORY}/git/commits`]: (call, repository) => {
    const { world, body } = call;
    if (repository.branches.size === 0) return EMPTY;
    const tree = text(body['tree']);
    const parents = texts(body['parents']);
    const known = (sha: string, type: string): boolean =>
      repository.has(sha) && world.store.type(sha) === type;
    if (!known(tree, 'tree')) return refused(422, 'Tree SHA does not exist');
    if (!parents.every((sha) => known(sha, 'commit'))) {
      return refused(422, 'Parent SHA does not exist or is not a commit object');
    }
    const author = { ...personOf(call.token.login ?? 'ghost', world.now()), ...(body['author'] as object) };
    const committer = { ...author, ...(body['committer'] as object) };
    const sha = world.store.commitTree({ tree, parents, author, committer, message: text(body['message']) });
    repository.own(sha);
    return { status: 201, body: gitCommitJson(world, repository, sha) };
  },

  [`GET ${REPOSITORY}/git/trees/{tree_sha}`]: (call, repository) => {
    if (repository.branches.size === 0) return EMPTY;
    const asked = call.parameters['tree_sha'] ?? '';
    const isTree = repository.has(asked) && call.world.store.type(asked) === 'tree';
    const sha = isTree ? asked : commitOf(call.world, repository, asked);
    if (sha === null) return NOT_FOUND;
    const entries = call.world.store.entries(sha, call.query.has('recursive'));
    // Not even that of a commit that is there.
    if (entries.length === 0) return NOT_FOUND;
    const limit = repository.treeLimit ?? call.world.treeLimit;
    return {
      status: 200,
      body: treeJson(call, repository, sha, entries.slice(0, limit), entries.length > limit),
    };
  },

  [`POST ${REPOSITORY}/git/trees`]: (call, repository) => {
    const { store } = call.world;
    if (repository.branches.size === 0) return EMPTY;
    const base = text(call.body['base_tree']);
    if (base !== '' && (!repository.has(base) || store.type(base) === 'blob')) {
      return refused(422, 'base_tree is not a valid tree');
    }
    const changes: [path: string, item: TreeItem | null][] = [];
    for (const row of call.body['tree'] as readonly Readonly<Record<string, unknown>>[]) {
      const path = text(row['path']);
      if (isMalformedPath(path)) return refused(422, 'tree.path contains a malformed path component');
      const { sha, content } = row;
      if (sha === null) {
        changes.push([path, null]);
      } else if (typeof sha === 'string') {
        if (text(row['type']) !== 'commit' && !repository.has(sha)) {
          return refused(422, `tree.sha ${sha} is not a valid blob`);
        }
        changes.push([path, { mode: text(row['mode']).replace(/^0/, ''), sha }]);
      } else {
        changes.push([path, { mode: text(row['mode']), sha: store.blob(text(content)) }]);
      }
    }
    const sha = store.editTree(base === '' ? null : store.treeOf(base), changes);
    repository.own(sha);
    return { status: 201, body: treeJson(call, repository, sha, store.entries(sha, false), false) };
  },

  [`GET ${REPOSITORY}/git/blobs/{file_sha}`]: (call, repository) => {
    const sha = call.parameters['file_sha'] ?? '';
    if (repository.branches.size === 0) return EMPTY;
    const bytes = repository.has(sha) ? call.world.store.read(sha) : null;
    if (bytes === null) return NOT_FOUND;
    if (bytes.length > MOST_BYTES) return refused(403, 'This API returns blobs up to 100 MB in size.');
    if (wantsRaw(call)) return { status: 200, body: bytes };
    return {
      status: 200,
      body: {
        sha,
        node_id: `B_${sha}`,
        url: `${call.world.url()}/repos/${repository.fullName}/git/blobs/${sha}`,
        size: bytes.length,
        encoding: 'base64',
        content: base64Lines(bytes),
      },
    };
  },

  [`POST ${REPOSITORY}/git/blobs`]: (call, repository) => {
    if (repository.branches.size === 0) return EMPTY;
    const encoding = text(call.body['encoding']) === 'base64' ? 'base64' : 'utf8';
    const sha = call.world.store.blob(Buffer.from(text(call.body['content']), encoding));
    repository.own(sha);
    const url = `${call.world.url()}/repos/${repository.fullName}/git/blobs/${sha}`;
    return { status: 201, body: { sha, url } };
  },
};

function treeJson(
  { world }: Call,
  repository: StandInRepository,
  sha: string,
  entries: readonly TreeEntry[],
  truncated: boolean,
): unknown {
  const url = `${world.url()}/repos/${repository.fullName}/git`;
  return {
    // Asked by commit or branch, GitHub names the commit here.
    sha,
    url: `${url}/trees/${sha}`,
    truncated,
    tree: entries.map(({ path, mode, type, sha: id, size }) => ({
      path,
      mode,
      type,
      sha: id,
      ...(size === null ? {} : { size }),
      // A submodule's commit lies elsewhere.
      ...(type === 'commit' ? {} : { url: `${url}/${type}s/${id}` }),
    })),
  };
}

export function base64Lines(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll(LINE, '$&\n');
}

export function wantsRaw({ accept }: Call): boolean {
  return /github(?:\.v3)?\.raw\b/.test(accept);
}

/** What GitHub refuses to write; a hostile push can contain it all the same. */
export function isMalformedPath(path: string): boolean {
  return path.split('/').some((name) => ['', '.', '..', '.git'].includes(name.toLowerCase()));
}
