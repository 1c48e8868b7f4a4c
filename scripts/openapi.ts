/** Writes docs/openapi.json from the contract; with --check says whether it is fresh. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../src/service/contract/openapi.ts';

const path = join(import.meta.dirname, '..', 'docs', 'openapi.json');
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  let there = '';
  try {
    there = readFileSync(path, 'utf8');
  } catch {
    // Not there is not fresh.
  }
  if (there !== text) {
    process.stderr.write('docs/openapi.json is stale: run npm run generate.\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(path, text);
}
