import { createHash } from 'node:crypto';

/** A repository of the world as its server and its search engine know it. */
export interface PublicRepository {
  /** `owner/name`. */
  readonly fullName: string;
  /** RFC 3339, by the server. */
  readonly createdAt: string;
  /** What it is a fork of; null: nothing. */
  readonly parent: string | null;
  /** SPDX; null: none. */
  readonly licence: string | null;
  /** Path ▸ text on the default branch. */
  readonly files: Readonly<Record<string, string>>;
  /** Pushes to the default branch, oldest first; the last one leaves `files`. Missing: one push when it was made. */
  readonly pushes?: readonly {
    /** RFC 3339. */
    readonly at: string;
    readonly files: Readonly<Record<string, string>>;
  }[];
  /** Only whom it belongs to sees it; the token does, too. Default: no. */
  readonly isPrivate?: boolean;
  /** GitHub leaves forks out of a code search, unless it is told otherwise by a query. Default: it does. */
  readonly isSearchedFork?: boolean;
  readonly ownerIs?: 'user' | 'organization';
}

/** What a repository held after one push. */
export interface CorpusState {
  /** Made up, the same in every run. */
  readonly commit: string;
  readonly at: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface CorpusRepository extends PublicRepository {
  readonly id: number;
  /** Oldest first; at least one. */
  readonly states: readonly CorpusState[];
}

/** What stands in millions of public files. */
export const ORDINARY: PublicRepository = {
  fullName: 'octo-anybody/hello',
  createdAt: '2015-01-01T00:00:00Z',
  parent: null,
  licence: 'MIT',
  files: { 'Hello.java': 'class Hello { public static void main(String[] args) {} }' },
};

export const BRANCH = 'main';

/** SHA-1 of the git blob with these bytes, hex. */
export function blobOf(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Repositories by their names in lower case, and what each blob holds. */
export class Corpus {
  readonly repositories: readonly CorpusRepository[];
  readonly #byName = new Map<string, CorpusRepository>();
  readonly #blobs = new Map<Uint8Array, string>();

  constructor(repositories: readonly PublicRepository[]) {
    this.repositories = repositories.map((one, index) => ({ ...one, id: index + 1, states: statesOf(one) }));
    for (const one of this.repositories) this.#byName.set(one.fullName.toLowerCase(), one);
  }

  find(fullName: string): CorpusRepository | null {
    return this.#byName.get(fullName.toLowerCase()) ?? null;
  }

  byId(id: number): CorpusRepository | null {
    return this.repositories[id - 1] ?? null;
  }

  /** Reckoned once for each file. */
  blob(bytes: Uint8Array): string {
    const known = this.#blobs.get(bytes);
    if (known !== undefined) return known;
    const blob = blobOf(bytes);
    this.#blobs.set(bytes, blob);
    return blob;
  }

  /** What its default branch holds now, or held at a commit; null: there is no such commit. */
  state(repository: CorpusRepository, ref: string | null): CorpusState | null {
    if (ref === null || ref === BRANCH) return repository.states.at(-1) ?? null;
    return repository.states.find(({ commit }) => commit === ref) ?? null;
  }
}

function statesOf(one: PublicRepository): readonly CorpusState[] {
  const pushes = one.pushes ?? [{ at: one.createdAt, files: one.files }];
  return pushes.map(({ at, files }, index) => ({
    commit: createHash('sha1').update(`${one.fullName} ${index}`).digest('hex'),
    at,
    files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  }));
}
