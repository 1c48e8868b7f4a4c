import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cured, withCures } from './cures.ts';
import { findMessages } from './find-messages.ts';
import { Sources } from './read-sources.ts';

const root = join(import.meta.dirname, '..', '..');

/** The sources of the program below the root, by path with slashes. */
export function readFiles(): ReadonlyMap<string, string> {
  const paths = globSync('src/**/*.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The cures beside the messages. */
function readCures(): string {
  return readFileSync(join(import.meta.dirname, 'cures.yaml'), 'utf8');
}

/** Sentences of the catalogue of languages in English, by id. */
function readEnglish(): ReadonlyMap<string, string> {
  const files = globSync('src/base/words/locales/en/*.json', { cwd: root });
  return new Map(
    files.flatMap((path) =>
      Object.entries(JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>),
    ),
  );
}

/**
 * All messages with their cures.
 *
 * @param files the program's own, unless a test changes them
 * @returns with what is missing, as sentences
 */
export function readProgram(
  files: ReadonlyMap<string, string> = readFiles(),
  cures: string = readCures(),
): { readonly cured: readonly Cured[]; readonly problems: readonly string[] } {
  return withCures(findMessages(new Sources(files), readEnglish()), cures);
}
