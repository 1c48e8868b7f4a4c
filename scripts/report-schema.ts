/**
 * Writes docs/report.schema.json, the shape of `report.json`. `--check` writes nothing and ends with 1 where the file is
 * not what would be written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reportJsonSchema } from '../src/report/channels/json.ts';

const root = join(import.meta.dirname, '..');
const path = 'docs/report.schema.json';
const file = join(root, path);

const text = `${JSON.stringify(reportJsonSchema(), null, 2)}\n`;

const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
if (old === text) {
  process.exitCode = 0;
} else if (process.argv.includes('--check')) {
  process.stderr.write(`${path} is not up to date: run npm run generate.\n`);
  process.exitCode = 1;
} else {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`wrote ${path}\n`);
}
