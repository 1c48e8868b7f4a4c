import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', 'src');

/** Who may know whom (ARCHITECTURE.md). A name is a folder, or a file without its ending; `*` is anything. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  index: ['program'],
  cli: ['program'],
  worker: ['embedded', 'second-look', 'service/contract', 'domain'],
  program: ['runner', 'command-line', 'small-heap'],
  'small-heap': [],
  runner: ['*'],
  'command-line': ['*'],
  process: ['domain', 'verdict', 'report'],
  main: ['*'],
  domain: [],
  settings: ['domain'],
  languages: [],
  text: [],
  zip: [],
  privacy: ['domain'],
  github: ['domain', 'privacy'],
  sources: ['domain', 'github', 'languages', 'text', 'zip', 'privacy', 'packing'],
  packing: ['domain', 'languages', 'zip', 'sources'],
  'service/contract': [],
  'service/client': ['service/contract', 'domain'],
  check: ['service/client', 'service/contract', 'domain'],
  verdict: ['domain'],
  report: ['domain', 'text', 'zip'],
  shards: ['domain'],
  collect: ['domain', 'sources', 'packing', 'report'],
  'second-look': ['domain', 'embedded/engine', 'languages', 'text', 'zip', 'assets'],
  'open-github': ['domain', 'github'],
  'open-service': ['domain', 'embedded', 'service/client'],
  'within-time': ['domain', 'github', 'service/client'],
  publish: ['domain', 'github', 'report', 'privacy'],
  scan: ['*'],
  bot: ['*'],
  'embedded/engine': ['languages', 'text'],
  embedded: ['embedded/engine', 'languages', 'service/contract', 'domain', 'zip', 'assets'],
  assets: [],
};

const ENTRIES = new Set(['index', 'cli', 'worker', 'program', 'runner', 'command-line', 'main']);

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts'));

function imports(file: string): Import[] {
  const text = readFileSync(join(src, file), 'utf8');
  const found: Import[] = [];
  for (const [, target] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    if (target === undefined) continue;
    const path = relative(src, join(src, dirname(file), target)).replaceAll('\\', '/');
    found.push({ from: file, to: path });
  }
  return found;
}

function unitOf(path: string): string {
  const name = path.replace(/\.ts$/, '');
  const parts = name.split('/');
  for (let depth = Math.min(2, parts.length); depth > 0; depth -= 1) {
    const unit = parts.slice(0, depth).join('/');
    if (unit in ALLOWED) return unit;
  }
  return `unlisted: ${path}`;
}

describe('the arrows between folders', () => {
  test('every file belongs to a folder that the architecture lists', () => {
    expect(files.map(unitOf).filter((unit) => unit.startsWith('unlisted'))).toEqual([]);
  });

  test('no import goes against the table', () => {
    const wrong = files
      .flatMap(imports)
      .filter(({ from, to }) => {
        const [a, b] = [unitOf(from), unitOf(to)];
        if (a === b) return false;
        const allowed = ALLOWED[a] ?? [];
        return !(allowed.includes(b) || (allowed.includes('*') && (!ENTRIES.has(b) || b === 'main')));
      })
      .map(({ from, to }) => `${from} → ${to}`);
    expect(wrong).toEqual([]);
  });

  test('client and embedded service meet in the contract alone', () => {
    const all = files.flatMap(imports);
    expect(
      all.filter(({ from, to }) => from.startsWith('embedded/') && to.startsWith('service/client/')),
    ).toEqual([]);
    expect(all.filter(({ from, to }) => from.startsWith('service/') && to.startsWith('embedded/'))).toEqual(
      [],
    );
  });

  test('the stages read no environment: it comes in as a parameter', () => {
    const entries = /^(runner|command-line|process|index|cli|worker|program|assets)/;
    const offenders = files
      .filter((file) => !entries.test(file))
      .filter((file) =>
        /\bprocess\.(env|exitCode|exit|argv|cwd|stdout|stderr)\b/.test(readFileSync(join(src, file), 'utf8')),
      );
    expect(offenders).toEqual([]);
  });
});
