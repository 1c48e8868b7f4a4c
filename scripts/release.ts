/**
 * `node scripts/release.ts vX.Y.Z`: checks that everything that names a version names this one, and prints what CHANGELOG.md says of it.
 * Exits with 1 and what is wrong otherwise.
 *
 * With `--dry-run` it does the whole release on a scratch repository, and nothing leaves this machine. `--first`: as if there was no
 * earlier one.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { VERSION } from '../src/version.ts';
import { problemsOf, sectionOf } from './release-notes.ts';
import { dryRun } from './release/dry-run.ts';
import { messageOf } from '../src/base/outcome.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const changelog = read('CHANGELOG.md');
const named = {
  'package.json': String((JSON.parse(read('package.json')) as { readonly version?: unknown }).version),
  'package-lock.json': String(
    (JSON.parse(read('package-lock.json')) as { readonly version?: unknown }).version,
  ),
  'src/version.ts': VERSION,
};

function check(tag: string): void {
  const problems = problemsOf(tag, named, changelog);
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`);
    process.exitCode = 1;
  } else {
    process.stdout.write(`${sectionOf(changelog, tag.slice(1))?.text ?? ''}\n`);
  }
}

function rehearse(tag: string, isFirst: boolean): void {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-release-'));
  try {
    dryRun({ tag, folder, isFirst, print: (line) => process.stdout.write(`${line}\n`) });
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const flag = { type: 'boolean', default: false } as const;
const { values, positionals } = parseArgs({
  options: { 'dry-run': flag, first: flag },
  allowPositionals: true,
});
const [tag = `v${VERSION}`] = positionals;
if (values['dry-run']) rehearse(tag, values.first);
else check(positionals[0] ?? '');
