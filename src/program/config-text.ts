import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { ConfigurationError, fill, messageOf } from '#base';
import { type ConfigFile, quoted, readConfigFile } from '#contract';
import { needFile } from '#system';
import * as says from './says.ts';

/** UTF-8 of the longest that is read as settings, and of far more than anybody writes. */
const MOST_BYTES = 4_000_000;

/** What people call the config file that nobody has to name. */
const NEARLY = ['.github/similarity.yaml', 'similarity.yml', 'similarity.yaml'];

/**
 * The text of a config file in a folder; null: there is none, and nobody named it.
 *
 * @throws ConfigurationError where it cannot be read: what is there and not read would be settings that nobody misses
 */
export function configText(
  { path, explicit }: { readonly path: string; readonly explicit: boolean },
  folder: string,
): string | null {
  const place = resolve(folder, path);
  let bytes: Uint8Array;
  try {
    const found = statSync(place);
    // A pipe would be waited for without end.
    needFile(found);
    if (found.size > MOST_BYTES) throw new Error('it holds more than 4 MB');
    bytes = readFileSync(place);
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (!explicit && (code === 'ENOENT' || code === 'ENOTDIR')) {
      const other = NEARLY.find((name) => existsSync(resolve(folder, name)));
      if (other === undefined) return null;
      throw new ConfigurationError(fill(says.configElsewhere, { other, path }));
    }
    throw cannotBeRead('config', path, error);
  }
  return textOf(bytes, 'config', path);
}

/**
 * The text of a file that an option or a variable names.
 *
 * @param from its name, as in `--login-config`
 * @throws ConfigurationError where it cannot be read
 */
export function givenText(path: string, from: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw cannotBeRead(from, path, error);
  }
  return textOf(bytes, from, path);
}

function cannotBeRead(from: string, path: string, error: unknown): ConfigurationError {
  const why = { from, path: JSON.stringify(path), error: messageOf(error) };
  return new ConfigurationError(fill(says.cannotReadCorrect, why));
}

function textOf(bytes: Uint8Array, from: string, path: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // In UTF-16 every second byte is one.
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw new ConfigurationError(fill(says.configNoText, { from, path: JSON.stringify(path) }));
}

/**
 * Reads a file of YAML that is of one shape.
 *
 * @param name of the file
 * @returns what is in it, and where that stands
 * @throws ConfigurationError naming every problem with its place
 */
export function parseConfig<Shape>(
  shape: z.ZodType<Shape>,
  content: string,
  name: string,
): { readonly data: Shape; readonly file: ConfigFile } {
  const read = readConfigFile(content, name, (value) => value);
  if ('problems' in read) throw new ConfigurationError(read.problems.join('\n'));
  const { file } = read;
  const parsed = shape.safeParse(Object.fromEntries(file.values));
  if (parsed.success) return { data: parsed.data, file };
  const problems = parsed.error.issues.flatMap((issue) => {
    const steps = issue.path.filter((step) => typeof step !== 'symbol');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        fill(says.noKnownKey, { place: file.place(...steps, key), key: quoted(key) }),
      );
    }
    const key = steps.findLast((step) => typeof step === 'string');
    const sentence = key === undefined ? issue.message : `${key}: ${issue.message}`;
    return [`${steps.length === 0 ? name : file.place(...steps)}: ${sentence}`];
  });
  throw new ConfigurationError(problems.join('\n'));
}
