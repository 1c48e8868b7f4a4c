import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ORDINARY } from '../web-stand-in/corpus.ts';
import { blobOf, type PublicRepository, type WebWorld } from './world.ts';

/** Both APIs over one world. */
export interface ServedWorld {
  readonly githubUrl: string;
  readonly heritageUrl: string;
  readonly token: string;
  close(): Promise<void>;
}

const TOKEN = 'ghp_benchbenchbenchbenchbenchbenchbench';
/** Results of one query at most, and the letters around words that are shown. */
const RESULTS = 100;
const SHOWN = 120;
const ENDINGS: Readonly<Record<string, string>> = {
  java: '.java',
  python: '.py',
  javascript: '.js',
  'c++': '.cpp',
};

interface IndexedFile {
  readonly repository: PublicRepository;
  readonly path: string;
  readonly text: string;
  readonly words: ReadonlyMap<string, number>;
}

/**
 * Serves a world as fast as it can be asked: words are looked up in an index, and nobody is made to wait. How GitHub limits and
 * refuses is the stand-in's of the tests.
 */
export async function serveWorld(world: WebWorld): Promise<ServedWorld> {
  const github = new PublicWorld(world);
  const [one, two] = await Promise.all([
    started((request, response) => {
      const isKnown = request.headers.authorization?.endsWith(TOKEN) === true;
      const answer = isKnown ? github.answer(request.url ?? '/') : null;
      send(response, isKnown ? (answer === null ? 404 : 200) : 401, answer ?? { message: 'Not Found' });
    }),
    started((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const ids = JSON.parse(Buffer.concat(parts).toString()) as string[];
        const known = (id: string): boolean => world.archived.has(id.replace('swh:1:cnt:', ''));
        send(response, 200, Object.fromEntries(ids.map((id) => [id, { known: known(id) }])));
      });
    }),
  ]);
  return {
    githubUrl: one.url,
    heritageUrl: two.url,
    token: TOKEN,
    close: async () => {
      await Promise.all([one.close(), two.close()]);
    },
  };
}

class PublicWorld {
  readonly #byName: ReadonlyMap<string, PublicRepository>;
  readonly #files: readonly IndexedFile[];
  readonly #blobs = new Map<string, string>();
  readonly #index = new Map<string, IndexedFile[]>();

  constructor({ repositories: own }: WebWorld) {
    const repositories = [...own, ORDINARY];
    this.#byName = new Map(repositories.map((one) => [one.fullName.toLowerCase(), one]));
    this.#files = repositories.flatMap((repository) =>
      Object.entries(repository.files).map(([path, text]) => {
        const words = new Map<string, number>();
        for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)) {
          words.set(word, (words.get(word) ?? 0) + 1);
        }
        return { repository, path, text, words };
      }),
    );
    for (const file of this.#files) {
      this.#blobs.set(blobOf(file.text), file.text);
      for (const word of file.words.keys()) {
        const list = this.#index.get(word);
        if (list === undefined) this.#index.set(word, [file]);
        else list.push(file);
      }
    }
  }

  /** null: not found. */
  answer(target: string): unknown {
    const url = new URL(target, 'http://localhost');
    if (url.pathname === '/search/code') return this.#search(url.searchParams.get('q') ?? '');
    const found = /^\/repos\/([^/]+\/[^/]+)(?:\/(.*))?$/.exec(url.pathname);
    const repository = this.#byName.get((found?.[1] ?? '').toLowerCase());
    if (repository === undefined) return null;
    const rest = decodeURIComponent(found?.[2] ?? '');
    if (rest === '') return repositoryBody(repository);
    if (rest.startsWith('git/blobs/')) return this.#blobs.get(rest.slice('git/blobs/'.length)) ?? null;
    if (rest.startsWith('contents')) return contents(repository, rest.slice('contents/'.length));
    return rest === 'activity' ? activity(repository) : null;
  }

  /** All words in one file, in any order; what has more of them first. */
  #search(query: string): unknown {
    const language = /language:"?([^"\s]+)"?/.exec(query)?.[1]?.toLowerCase();
    const plain = query.replaceAll(/\b\w+:(?:"[^"]*"|\S+)/g, ' ').toLowerCase();
    const words = plain.match(/[\p{L}\p{N}_]+/gu) ?? [];
    const [first, ...others] = words
      .map((word) => this.#index.get(word) ?? [])
      .toSorted((a, b) => a.length - b.length);
    const sets = others.map((list) => new Set(list));
    const ending = language === undefined ? '' : (ENDINGS[language] ?? '');
    const hits = (first ?? [])
      .filter((file) => file.path.endsWith(ending) && sets.every((set) => set.has(file)))
      .toSorted((a, b) => scoreOf(b, words) - scoreOf(a, words));
    return {
      total_count: hits.length,
      incomplete_results: false,
      items: hits.slice(0, RESULTS).map((file) => itemOf(file, words)),
    };
  }
}

function scoreOf({ words, text }: IndexedFile, wanted: readonly string[]): number {
  return wanted.reduce((sum, word) => sum + (words.get(word) ?? 0), 0) / Math.sqrt(text.length);
}

/** A made-up commit: one for each state of a repository. */
function commitOf({ fullName }: PublicRepository): string {
  return createHash('sha1').update(fullName).digest('hex');
}

function itemOf(file: IndexedFile, words: readonly string[]): unknown {
  const { repository, path, text } = file;
  const commit = commitOf(repository);
  const lower = text.toLowerCase();
  return {
    name: path.split('/').at(-1),
    path,
    sha: blobOf(text),
    url: `https://api.github.com/repositories/1/contents/${path}?ref=${commit}`,
    html_url: `https://github.com/${repository.fullName}/blob/${commit}/${path}`,
    repository: repositoryBody(repository),
    text_matches: words.map((word) => {
      const at = lower.indexOf(word);
      return { fragment: text.slice(Math.max(0, at - SHOWN), at + SHOWN) };
    }),
  };
}

function repositoryBody({ fullName, parent, licence, createdAt }: PublicRepository): object {
  const from = parent === null ? {} : { parent: { full_name: parent }, source: { full_name: parent } };
  return {
    full_name: fullName,
    private: false,
    fork: parent !== null,
    created_at: createdAt,
    default_branch: 'main',
    license: licence === null ? null : { spdx_id: licence },
    ...from,
  };
}

function contents({ files }: PublicRepository, path: string): unknown {
  const own = files[path];
  if (own !== undefined) return { type: 'file', path, sha: blobOf(own), size: own.length };
  const folder = path === '' ? '' : `${path}/`;
  const inside = Object.entries(files).filter(
    ([name]) => name.startsWith(folder) && !name.slice(folder.length).includes('/'),
  );
  return inside.length === 0
    ? null
    : inside.map(([name, text]) => ({ type: 'file', path: name, sha: blobOf(text), size: text.length }));
}

/** One push, when the repository was made. */
function activity(repository: PublicRepository): unknown {
  const after = commitOf(repository);
  return [
    {
      id: 1,
      before: '0'.repeat(40),
      after,
      ref: 'refs/heads/main',
      timestamp: repository.createdAt,
      activity_type: 'push',
      actor: null,
    },
  ];
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'content-type': isText ? 'application/vnd.github.raw+json' : 'application/json',
    'x-ratelimit-limit': '5000',
    'x-ratelimit-remaining': '4999',
  });
  response.end(isText ? body : JSON.stringify(body));
}

async function started(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
