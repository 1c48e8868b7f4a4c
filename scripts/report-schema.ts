/**
 * Writes docs/report.schema.json, the shape of `report.json`. `--check` writes nothing and ends with 1 where the file is
 * not what would be written.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reportJsonSchema } from '../src/report/json.ts';

const root = join(import.meta.dirname, '..');
const path = 'docs/report.schema.json';
const file = join(root, path);

// As the formatter would leave it, so that a formatted checkout is an up-to-date one.
const formatter = spawnSync(
  join(root, 'node_modules', '.bin', 'biome'),
  ['format', `--stdin-file-path=${path}`],
  {
    cwd: root,
    input: JSON.stringify(reportJsonSchema()),
    encoding: 'utf8',
  },
);
if (formatter.status !== 0) throw new Error(`The formatter failed on ${path}: ${formatter.stderr}`);

const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
if (old === formatter.stdout) {
  process.exitCode = 0;
} else if (process.argv.includes('--check')) {
  process.stderr.write(`${path} is not up to date: run npm run generate.\n`);
  process.exitCode = 1;
} else {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, formatter.stdout);
  process.stdout.write(`wrote ${path}\n`);
}
