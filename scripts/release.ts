/**
 * `node scripts/release.ts vX.Y.Z`: checks that everything that names a version names this one, and prints what CHANGELOG.md says of it.
 * Exits with 1 and what is wrong otherwise.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../src/version.ts';
import { problemsOf, sectionOf } from './release-notes.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const tag = process.argv[2] ?? '';
const changelog = read('CHANGELOG.md');
const named = {
  'package.json': String((JSON.parse(read('package.json')) as { readonly version?: unknown }).version),
  'package-lock.json': String(
    (JSON.parse(read('package-lock.json')) as { readonly version?: unknown }).version,
  ),
  'src/version.ts': VERSION,
};

const problems = problemsOf(tag, named, changelog);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${sectionOf(changelog, tag.slice(1))?.text ?? ''}\n`);
}
