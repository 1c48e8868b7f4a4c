import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFlags } from './flags.ts';
import { WORLD_LANGUAGES } from '../test/web-world/program.ts';
import { type WebWorld, webWorld } from '../test/web-world/world.ts';

/*
 * Writes a class and the public repositories that some of it copied from: `npx node bench/web-world.ts OUT [--seed 1] [--language java]`
 *
 * OUT gets `class/` (a folder a student), `starter/`, `people.csv`, `web/` (a folder a repository) and `truth.csv`: who took what from where.
 */

const USAGE = 'usage: npx node bench/web-world.ts OUT [--seed N] [--language java|python|javascript|cpp]';

/** Writes what a course has of a class: submissions, starter code and the list of people. */
export function writeClass(world: WebWorld, out: string): void {
  for (const { login, files } of world.students) writeAll(path.join(out, 'class', login), files);
  writeAll(path.join(out, 'starter'), world.starterFiles);
  const people = world.students.map(({ login, name, email }) => [login, name, email, login].join(','));
  writeFileSync(path.join(out, 'people.csv'), `${['id,name,email,login', ...people].join('\n')}\n`);
}

function writeAll(folder: string, files: readonly { readonly path: string; readonly text: string }[]): void {
  for (const { path: name, text } of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

if (import.meta.main) {
  const { folders, values } = readFlags(process.argv.slice(2), ['seed', 'language'], USAGE);
  const [out] = folders;
  const language = WORLD_LANGUAGES.find((each) => each === (values['language'] ?? 'java'));
  const seed = Number(values['seed'] ?? 1);
  if (out === undefined || language === undefined || !Number.isInteger(seed)) throw new RangeError(USAGE);
  const world = webWorld({ seed, language });
  writeClass(world, out);
  for (const { fullName, files } of world.repositories) {
    writeAll(
      path.join(out, 'web', fullName),
      Object.entries(files).map(([name, text]) => ({ path: name, text })),
    );
  }
  const truth = world.students.map(({ login, way, sources }) => [login, way, sources.join(' ')].join(','));
  writeFileSync(path.join(out, 'truth.csv'), `${['student,way,sources', ...truth].join('\n')}\n`);
  const files = world.repositories.reduce((sum, each) => sum + Object.keys(each.files).length, 0);
  process.stdout.write(
    `${world.students.length} submissions; ${world.repositories.length} repositories with ${files} files\n`,
  );
}
