import { fill, GitHubError } from '#base';
import { fullName, type GitHub, PERMISSIONS, type RepositoryName } from '#github';
import { type GitObjects, PackError, type PackLimits, readPack } from './pack.ts';
import { encodeRequest, GitRefusal, readAnswer } from './packets.ts';
import * as says from '../github/says.ts';

const MIB = 1024 ** 2;
const PACK_LIMITS: PackLimits = {
  packedBytes: 128 * MIB,
  objectBytes: 32 * MIB,
  unpackedBytes: 256 * MIB,
  objects: 500_000,
};

/** What cannot be read of a repository in one answer. Of less at once more may be read. */
export class UnreadableObjectsError extends GitHubError {}

/** What is asked of git. */
interface WantedObjects {
  /** Full SHAs. */
  readonly wants: readonly string[];
  /** Commits whose history is not sent. Default: none. */
  readonly haves?: readonly string[];
  /** So many commits of each history. Default: all. */
  readonly depth?: number;
  /** `tree:0`: commits alone; `blob:none`: no contents of files; `blob:limit=N`: none of N bytes and more. Whatever is named in `wants` is sent all the same. */
  readonly filter?: 'tree:0' | 'blob:none' | `blob:limit=${number}`;
}

/**
 * Objects of a repository by git's own protocol: one request however many there are, and none of the API, whose requests are
 * counted by the hour. Every object was hashed, so it is what its name says.
 *
 * @throws UnreadableObjectsError for what the repository has not, or what is too large; GitHubError
 */
export async function fetchObjects(
  github: GitHub,
  name: RepositoryName,
  { wants, haves = [], depth, filter }: WantedObjects,
  limits: PackLimits = PACK_LIMITS,
): Promise<GitObjects> {
  if (wants.length === 0) return new Map();
  const body = encodeRequest('fetch', [
    'no-progress',
    ...(depth === undefined ? [] : [`deepen ${depth}`]),
    ...(filter === undefined ? [] : [`filter ${filter}`]),
    ...wants.map((sha) => `want ${sha}`),
    ...haves.map((sha) => `have ${sha}`),
    'done',
  ]);
  return asked(github, name, body, limits, (answer) => readPack(readAnswer(answer).pack, limits));
}

async function asked<T>(
  github: GitHub,
  name: RepositoryName,
  body: Buffer,
  { packedBytes }: PackLimits,
  read: (answer: Buffer) => T,
): Promise<T> {
  const place = fullName(name);
  const purpose = { what: `reading ${place}`, permission: PERMISSIONS.contents, target: 'own' } as const;
  const answer = await github.git(purpose, name, body);
  try {
    return read(await bytesOf(answer, packedBytes));
  } catch (error) {
    const sentence =
      error instanceof PackError
        ? fill(says.gitSends, { place, error: error.message })
        : error instanceof GitRefusal
          ? fill(says.githubNotSend, { place, error: error.message })
          : null;
    if (sentence === null) throw error;
    throw new UnreadableObjectsError(sentence, 'network', { cause: error, openMessage: sentence });
  }
}

/** Where a ref points; null: there is none of that name. One request of git's protocol. @throws GitHubError */
export async function readRef(github: GitHub, name: RepositoryName, ref: string): Promise<string | null> {
  const body = encodeRequest('ls-refs', [`ref-prefix ${ref}`]);
  const { lines } = await asked(github, name, body, PACK_LIMITS, readAnswer);
  return lines.find((line) => line.endsWith(` ${ref}`))?.slice(0, SHA_DIGITS) ?? null;
}

const SHA_DIGITS = 40;

async function bytesOf(body: ReadableStream<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most) throw new PackError(`it has more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
