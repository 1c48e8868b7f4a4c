/**
 * Writes docs/report.schema.json and docs/cases.schema.json, the shapes of `report.json` and `cases.json`. `--check` writes
 * nothing and ends with 1 where a file is not what would be written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { casesJsonSchema } from '../src/cases/case-document.ts';
import { reportJsonSchema } from '../src/report/channels/json.ts';

const root = join(import.meta.dirname, '..');
const SCHEMAS = { 'docs/report.schema.json': reportJsonSchema, 'docs/cases.schema.json': casesJsonSchema };

for (const [path, schema] of Object.entries(SCHEMAS)) {
  const file = join(root, path);
  const text = `${JSON.stringify(schema(), null, 2)}\n`;
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (old === text) continue;
  if (process.argv.includes('--check')) {
    process.stderr.write(`${path} is not up to date: run npm run generate.\n`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    process.stdout.write(`wrote ${path}\n`);
  }
}
