import { PackError } from './pack.ts';

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
