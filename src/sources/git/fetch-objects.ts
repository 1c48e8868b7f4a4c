import { fill, GitHubError } from '#base';
import { fullName, type GitHub, purposeFor, type RepositoryName } from '#github';
import { type GitObjects, PackError, type PackLimits, readPack } from './pack.ts';
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
  const purpose = purposeFor('own', `reading ${place}`, 'contents');
  const answer = await github.git(purpose, { repository: name, body, mostBytes: packedBytes });
  try {
    if (answer === null) throw new PackError(`it has more than ${packedBytes} bytes`);
    return read(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
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

/** A request of git's protocol, version 2 (gitprotocol-v2): a command and its lines. */
export function encodeRequest(command: string, lines: readonly string[]): Buffer {
  const packet = (line: string): string => `${(line.length + 5).toString(16).padStart(4, '0')}${line}\n`;
  return Buffer.from(
    `${packet(`command=${command}`)}${packet('object-format=sha1')}0001${lines.map(packet).join('')}0000`,
  );
}

/** The server says no; its words. */
export class GitRefusal extends Error {
  override readonly name = 'GitRefusal';
}

/**
 * The lines of an answer; the pack of an answer to `fetch` is put together.
 *
 * @throws PackError where it is cut off, GitRefusal
 */
export function readAnswer(answer: Buffer): { readonly lines: readonly string[]; readonly pack: Buffer } {
  const lines: string[] = [];
  const pack: Buffer[] = [];
  let isPack = false;
  let isWhole = false;
  for (let at = 0; at < answer.length; ) {
    const digits = answer.toString('latin1', at, at + 4);
    const length = /^[0-9a-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : -1;
    // 0: the end, 1: the next section, 2: the end of an answer.
    if (length >= 0 && length < 4) {
      isWhole = length !== 1;
      at += 4;
      continue;
    }
    const body = answer.subarray(at + 4, at + length);
    if (length < 4 || body.length !== length - 4) throw new PackError('the answer is cut off');
    at += length;
    isWhole = false;
    const text = (from: number): string => body.toString('utf8', from).trimEnd();
    if (!isPack) {
      if (text(0).startsWith('ERR ')) throw new GitRefusal(text('ERR '.length));
      isPack = text(0) === 'packfile';
      lines.push(text(0));
    } else if (body[0] === 1) {
      pack.push(body.subarray(1));
    } else if (body[0] === 3) {
      throw new GitRefusal(text(1));
    }
  }
  if (!isWhole) throw new PackError('the answer is cut off');
  return { lines, pack: Buffer.concat(pack) };
}
