import { z } from 'zod';
import { type EngineFile, isSourceName } from '#engine';
import { blobSha, type RepositoryName } from '#github';
import { WEB_LIMITS } from '../limits.ts';
import type { GitHubReader } from './reader.ts';

const LIMITS = WEB_LIMITS.github;

const Entry = z.looseObject({
  type: z.string(),
  path: z.string().min(1),
  sha: z.string().regex(/^[0-9a-f]{40}$/),
  size: z.number(),
});
const Folder = z.array(z.unknown());

/** Files of one search: each content and each folder is fetched once. */
export class PublicFiles {
  readonly #reader: GitHubReader;
  readonly #blobs = new Map<string, Promise<Uint8Array | null>>();
  readonly #folders = new Map<string, Promise<readonly z.infer<typeof Entry>[]>>();

  constructor(reader: GitHubReader) {
    this.#reader = reader;
  }

  /** By the SHA-1 of its blob. null: gone, too large, or not what was asked for. @throws GitHubError; the signal's reason */
  content(name: RepositoryName, blob: string, submissions: readonly number[]): Promise<Uint8Array | null> {
    const known = this.#blobs.get(blob) ?? this.#read(name, blob, submissions);
    this.#blobs.set(blob, known);
    return known;
  }

  /** Source files in the same folder, by name. @throws GitHubError; the signal's reason */
  async neighbours(
    name: RepositoryName,
    commit: string,
    path: string,
    submissions: readonly number[],
  ): Promise<readonly EngineFile[]> {
    const entries = await this.#folder(
      name,
      commit,
      path.slice(0, Math.max(0, path.lastIndexOf('/'))),
      submissions,
    );
    const wanted = entries
      .filter(
        (one) =>
          one.type === 'file' && one.path !== path && one.size < LIMITS.fileBytes && isSourceName(one.path),
      )
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .slice(0, LIMITS.neighbours);
    const files: EngineFile[] = [];
    for (const { path: beside, sha } of wanted) {
      if (!this.#reader.mayGoOn) break;
      const bytes = await this.content(name, sha, submissions);
      if (bytes !== null) files.push({ path: beside, bytes });
    }
    return files;
  }

  #folder(
    { owner, repo }: RepositoryName,
    commit: string,
    folder: string,
    submissions: readonly number[],
  ): Promise<readonly z.infer<typeof Entry>[]> {
    const key = `${owner}/${repo} ${commit} ${folder}`;
    const read = async (): Promise<readonly z.infer<typeof Entry>[]> => {
      const rows = await this.#reader.findJson(
        {
          kind: 'repository',
          what: 'reading a folder of a public repository',
          route: 'GET /repos/{owner}/{repo}/contents/{path}',
          parameters: { owner, repo, path: folder, ref: commit },
          maxBytes: LIMITS.answerBytes,
          submissions,
        },
        Folder,
      );
      return (rows ?? []).flatMap((row) => {
        const entry = Entry.safeParse(row);
        return entry.success ? [entry.data] : [];
      });
    };
    const known = this.#folders.get(key) ?? read();
    this.#folders.set(key, known);
    return known;
  }

  async #read(
    { owner, repo }: RepositoryName,
    blob: string,
    submissions: readonly number[],
  ): Promise<Uint8Array | null> {
    const bytes = await this.#reader.find({
      kind: 'file',
      what: 'reading a public file',
      route: 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
      parameters: { owner, repo, file_sha: blob },
      accept: 'application/vnd.github.raw+json',
      maxBytes: LIMITS.fileBytes,
      submissions,
    });
    return bytes !== null && blobSha(bytes) === blob ? bytes : null;
  }
}
