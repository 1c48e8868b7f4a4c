import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ConfigurationError, fill, isThisMachine, messageOf } from '#base';
import { quoted, readConfigFile } from '#contract';
import * as says from './says.ts';

/* Files of YAML by which whoever runs a server says where people come from. */

/** A text that is not empty. @param rule what is said of any other */
export function said(rule: string): z.ZodString {
  return z.string({ error: rule }).trim().min(1, { error: rule });
}

/** An address of https; http is for this machine alone, as a test has one. */
export function safeAddress(rule: string): z.ZodString {
  return said(rule).refine(isSafeAddress, { error: rule });
}

function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return false;
  return isPrivateTo(url);
}

/** Nobody on the way reads what is asked there. */
export function isPrivateTo(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url));
}

/** @param option that names it, such as `--login-config` @throws ConfigurationError */
export async function readServerFile(path: string, option: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new ConfigurationError(fill(says.fileCannotRead, { path, option, error: messageOf(error) }));
  }
}

/** @throws ConfigurationError naming every problem with its place */
export function parseServerFile<Shape>(shape: z.ZodType<Shape>, content: string, name: string): Shape {
  const read = readConfigFile(content, name, (value) => value);
  if ('problems' in read) throw new ConfigurationError(read.problems.join('\n'));
  const { file } = read;
  const parsed = shape.safeParse(Object.fromEntries(file.values));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.flatMap((issue) => {
    const steps = issue.path.filter((step) => typeof step !== 'symbol');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        fill(says.noKnownKey, { place: file.place(...steps, key), key: quoted(key) }),
      );
    }
    const key = steps.findLast((step) => typeof step === 'string') ?? '';
    const sentence = issue.message.startsWith('must') ? `${key} ${issue.message}` : issue.message;
    return [`${steps.length === 0 ? name : file.place(...steps)}: ${sentence}`];
  });
  throw new ConfigurationError(problems.join('\n'));
}
