import { sampleOf } from '../github-stand-in/contract.ts';
import type { FoundFile } from './code-index.ts';
import { BRANCH, type Corpus, type CorpusRepository, type CorpusState } from './corpus.ts';

type Json = Readonly<Record<string, unknown>>;

const SITE = 'https://github.com';
/** Search results show at most two pieces of one file. */
const FRAGMENTS = 2;

export interface Facts {
  readonly corpus: Corpus;
  /** Root of the API. */
  readonly origin: () => string;
}

export function repositoryJson(
  facts: Facts,
  one: CorpusRepository,
  shape: 'minimal-repository' | 'full-repository' | 'repository',
): Json {
  const [owner = '', name = ''] = one.fullName.split('/');
  const parent = one.parent === null || shape !== 'full-repository' ? null : facts.corpus.find(one.parent);
  const made = parent === null ? null : repositoryJson(facts, parent, 'repository');
  const root = parent === null ? null : repositoryJson(facts, rootOf(facts.corpus, parent), 'repository');
  const times = {
    default_branch: BRANCH,
    created_at: one.createdAt,
    updated_at: one.states.at(-1)?.at ?? one.createdAt,
    pushed_at: one.states.at(-1)?.at ?? one.createdAt,
    license: licenceJson(one.licence),
  };
  return {
    ...sampleOf(shape),
    id: one.id,
    node_id: `R_${one.id}`,
    name,
    full_name: one.fullName,
    owner: {
      ...sampleOf('simple-user'),
      login: owner,
      type: one.ownerIs === 'organization' ? 'Organization' : 'User',
    },
    private: one.isPrivate === true,
    html_url: `${SITE}/${one.fullName}`,
    url: `${facts.origin()}/repos/${one.fullName}`,
    fork: one.parent !== null,
    ...(shape === 'minimal-repository' ? {} : times),
    ...(made === null ? {} : { parent: made, source: root }),
  };
}

function rootOf(corpus: Corpus, one: CorpusRepository): CorpusRepository {
  const parent = one.parent === null ? null : corpus.find(one.parent);
  return parent === null ? one : rootOf(corpus, parent);
}

function licenceJson(spdx: string | null): Json | null {
  if (spdx === null) return null;
  const key = spdx.toLowerCase();
  return {
    key,
    name: spdx,
    spdx_id: spdx,
    url: `https://api.github.com/licenses/${key}`,
    node_id: `L_${key}`,
  };
}

export function searchItem(facts: Facts, found: FoundFile, withText: boolean): Json {
  const { repository, path, bytes, terms } = found;
  const sha = facts.corpus.blob(bytes);
  const commit = repository.states.at(-1)?.commit ?? '';
  const api = `${facts.origin()}/repositories/${repository.id}`;
  const url = `${api}/contents/${segments(path)}?ref=${commit}`;
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    sha,
    url,
    git_url: `${api}/git/blobs/${sha}`,
    html_url: `${SITE}/${repository.fullName}/blob/${commit}/${segments(path)}`,
    repository: repositoryJson(facts, repository, 'minimal-repository'),
    score: 1,
    ...(withText ? { text_matches: textMatches(Buffer.from(bytes).toString('utf8'), terms, url) } : {}),
  };
}

/** The lines around the first places where words of the query stand. */
function textMatches(text: string, terms: readonly string[], url: string): readonly Json[] {
  const lines = text.split('\n');
  const hits = lines.flatMap((line, index) =>
    terms.some((term) => line.toLowerCase().includes(term)) ? [index] : [],
  );
  const pieces: Json[] = [];
  let after = -1;
  for (const hit of hits) {
    if (hit <= after || pieces.length >= FRAGMENTS) continue;
    after = hit + 4;
    const fragment = lines.slice(Math.max(0, hit - 1), after + 1).join('\n');
    const matches = terms.flatMap((term) => {
      const at = fragment.toLowerCase().indexOf(term);
      return at < 0 ? [] : [{ text: fragment.slice(at, at + term.length), indices: [at, at + term.length] }];
    });
    pieces.push({ object_url: url, object_type: 'FileContent', property: 'content', fragment, matches });
  }
  return pieces;
}

/** What stands at a path: a file, or the list of a folder; null: nothing. */
export function contents(
  facts: Facts,
  repository: CorpusRepository,
  { files, commit }: CorpusState,
  path: string,
): unknown {
  const api = `${facts.origin()}/repos/${repository.fullName}`;
  const entry = (type: 'file' | 'dir', at: string, sha: string, size: number): Json => {
    const url = `${api}/contents/${segments(at)}?ref=${commit}`;
    const html = `${SITE}/${repository.fullName}/${type === 'dir' ? 'tree' : 'blob'}/${commit}/${segments(at)}`;
    const git = `${api}/git/${type === 'dir' ? 'trees' : 'blobs'}/${sha}`;
    return {
      type,
      name: at.slice(at.lastIndexOf('/') + 1),
      path: at,
      sha,
      size,
      url,
      html_url: html,
      git_url: git,
      download_url:
        type === 'dir'
          ? null
          : `https://raw.githubusercontent.com/${repository.fullName}/${commit}/${segments(at)}`,
      _links: { self: url, git, html },
    };
  };
  const file = files.get(path);
  if (file !== undefined) {
    const content = Buffer.from(file).toString('base64');
    return { ...entry('file', path, facts.corpus.blob(file), file.length), content, encoding: 'base64' };
  }
  const folder = path === '' ? '' : `${path}/`;
  const below = [...files].filter(([name]) => name.startsWith(folder));
  if (below.length === 0) return null;
  const rows = new Map<string, Json>();
  for (const [name, bytes] of below) {
    const [first = '', ...rest] = name.slice(folder.length).split('/');
    const at = folder + first;
    if (rest.length === 0) rows.set(at, entry('file', at, facts.corpus.blob(bytes), bytes.length));
    else rows.set(at, entry('dir', at, '0'.repeat(40), 0));
  }
  return [...rows.values()];
}

function segments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
