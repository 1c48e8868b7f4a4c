import {
  type Answer,
  type Call,
  NOT_FOUND,
  REPOSITORY,
  refused,
  type RepositoryRoutes,
  text,
} from '../answers.ts';
import { sampleOf } from '../contract.ts';
import type { TreeEntry } from '../git-store.ts';
import { commitOf } from '../revisions.ts';
import { gitCommitJson } from '../shapes.ts';
import { personOf, type StandInRepository } from '../world.ts';
import { base64Lines, isMalformedPath, wantsRaw } from './git-database.ts';

/** Above it the content is left out of the JSON; above a hundred times that, there is none at all. */
const INLINE_BYTES = 1_048_576;
const MOST_BYTES = 100 * INLINE_BYTES;
const FOLDER_ENTRIES = 1_000;

export const CONTENT_ROUTES: RepositoryRoutes = {
  [`GET ${REPOSITORY}/contents/{path}`]: (call, repository) => {
    const { store } = call.world;
    const ref = call.query.get('ref') ?? 'HEAD';
    const sha = commitOf(call.world, repository, ref);
    if (sha === null) {
      return refused(
        404,
        ref === 'HEAD' ? 'This repository is empty.' : `No commit found for the ref ${ref}`,
      );
    }
    const path = (call.parameters['path'] ?? '').replace(/\/+$/, '');
    const entry = store.entry(sha, path);
    if (entry === null) return NOT_FOUND;
    if (entry.type === 'tree') {
      const rows = store.entries(entry.sha, false).slice(0, FOLDER_ENTRIES);
      return {
        status: 200,
        body: rows.map((row) => ({
          ...placeJson(call, repository, {
            ...row,
            path: path === '' ? row.path : `${path}/${row.path}`,
          }),
          // A submodule is called a file here, and nowhere else: so old that it stays.
          type: row.type === 'tree' ? 'dir' : row.mode === '120000' ? 'symlink' : 'file',
        })),
      };
    }
    if (entry.type === 'commit') {
      return {
        status: 200,
        body: { ...placeJson(call, repository, entry), type: 'submodule', submodule_git_url: null },
      };
    }
    return entry.mode === '120000'
      ? linkAnswer(call, repository, sha, entry)
      : fileAnswer(call, repository, entry);
  },

  [`PUT ${REPOSITORY}/contents/{path}`]: (call, repository) => {
    const { world, body, parameters, token } = call;
    const path = parameters['path'] ?? '';
    const branch = text(body['branch']) || repository.defaultBranch;
    const parent = repository.head(branch);
    if (parent === null && repository.branches.size > 0) return refused(404, `Branch ${branch} not found`);
    if (isMalformedPath(path)) return refused(422, 'path contains a malformed path component');
    const there = parent === null ? null : world.store.entry(parent, path);
    const claimed = text(body['sha']);
    if (there !== null && claimed === '') return refused(422, 'Invalid request.\n\n"sha" wasn\'t supplied.');
    if (claimed !== '' && claimed !== (there?.sha ?? '')) {
      return refused(409, `${path} does not match ${claimed}`);
    }
    const author = personOf(token.login ?? 'ghost', world.now());
    const sha = world.store.commit({
      files: { [path]: Buffer.from(text(body['content']), 'base64') },
      parent,
      message: text(body['message']),
      author,
    });
    repository.setRef(`refs/heads/${branch}`, sha, author.name);
    const made = world.store.entry(sha, path);
    return {
      status: there === null ? 201 : 200,
      body: {
        content: made === null ? null : { ...placeJson(call, repository, made), type: 'file' },
        commit: gitCommitJson(world, repository, sha),
      },
    };
  },
};

function placeJson(
  { world }: Call,
  repository: StandInRepository,
  entry: TreeEntry,
): Record<string, unknown> {
  const escaped = entry.path.split('/').map(encodeURIComponent).join('/');
  const api = `${world.url()}/repos/${repository.fullName}`;
  const html = `https://github.example/${repository.fullName}/blob/${escaped}`;
  const git = `${api}/git/blobs/${entry.sha}`;
  const self = `${api}/contents/${escaped}`;
  return {
    name: entry.path.split('/').at(-1) ?? '',
    path: entry.path,
    sha: entry.sha,
    size: entry.size ?? 0,
    url: self,
    html_url: html,
    git_url: git,
    download_url: entry.type === 'blob' ? html : null,
    _links: { self, git, html },
  };
}

function fileAnswer(call: Call, repository: StandInRepository, entry: TreeEntry): Answer {
  const bytes = call.world.store.read(entry.sha) ?? Buffer.alloc(0);
  if (bytes.length > MOST_BYTES) return refused(403, 'This API returns blobs up to 100 MB in size.');
  if (wantsRaw(call)) return { status: 200, body: bytes };
  const inline = bytes.length <= INLINE_BYTES;
  return {
    status: 200,
    body: {
      ...sampleOf('content-file'),
      ...placeJson(call, repository, entry),
      type: 'file',
      encoding: inline ? 'base64' : 'none',
      content: inline ? base64Lines(bytes) : '',
    },
  };
}

/** A link to a file of the repository is answered with that file. */
function linkAnswer(call: Call, repository: StandInRepository, commit: string, entry: TreeEntry): Answer {
  const { store } = call.world;
  const target = store.read(entry.sha)?.toString('utf8') ?? '';
  const folder = entry.path.split('/').slice(0, -1);
  for (const name of target.split('/')) {
    if (name === '..') folder.pop();
    else if (name !== '.' && name !== '') folder.push(name);
  }
  const leadsTo = target.startsWith('/') ? null : store.entry(commit, folder.join('/'));
  if (leadsTo?.type === 'blob' && leadsTo.mode !== '120000') {
    return fileAnswer(call, repository, { ...leadsTo, path: entry.path });
  }
  return { status: 200, body: { ...placeJson(call, repository, entry), type: 'symlink', target } };
}
