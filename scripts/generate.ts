/**
 * Writes everything that is made from the settings' schema, the contract and the list of languages: sections of action.yml,
 * README.md, docs/configuration.md and docs/engine.md, the JSON Schema of the config file, and the workflows of the staff repository, which are recipes. `--check` writes nothing and ends with 1 where a file
 * is not what would be written.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { VARIABLES } from '../src/command-line/arguments/variables.ts';
import { PUBLISHED } from '../src/domain/addresses.ts';
import { EXIT_CODES } from '../src/domain/exit-codes.ts';
import { AUTO_DETECT, LANGUAGES } from '../src/languages/languages.ts';
import { manifestInputs, manifestOutputs } from '../src/settings/action-manifest.ts';
import { configJsonSchema } from '../src/settings/json-schema.ts';
import { manPage } from './man-page.ts';
import { inputsTable, mainInputsTable, outputsTable, replaceBetween } from '../src/settings/tables.ts';

const root = join(import.meta.dirname, '..');

/** Generators of other parts of the program; each takes `--check` too. */
const OTHER_GENERATORS = [
  'scripts/words.ts',
  'scripts/openapi.ts',
  'scripts/report-schema.ts',
  'scripts/error-catalogue.ts',
];

const SCHEMA = 'schema/similarity.schema.json';
const CATALOG = 'schema/schemastore.json';

interface Target {
  readonly path: string;
  /** The new text from the old one; '' where there is no file yet. */
  readonly make: (old: string) => string;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function tables(text: string): string {
  const inputs = replaceBetween(text, '<!-- inputs:start -->', '<!-- inputs:end -->', inputsTable());
  return replaceBetween(inputs, '<!-- outputs:start -->', '<!-- outputs:end -->', outputsTable());
}

function languagesTable(): string {
  const rows = LANGUAGES.map(({ id, language, extensions, family }) => {
    const endings = extensions.map((extension) => `\`${extension}\``).join(' ');
    return `| ${id} | ${language} | ${endings} | ${id === AUTO_DETECT ? '' : family} |`;
  });
  return ['| id | language | extensions | family |', '|---|---|---|---|', ...rows].join('\n');
}

function exitCodesTable(): string {
  const rows = EXIT_CODES.map(({ code, outcomes, meaning }) => {
    return `| ${code} | ${meaning} | ${outcomes.map((one) => `\`${one}\``).join(', ')} |`;
  });
  return ['| code | meaning | outcomes |', '|---|---|---|', ...rows].join('\n');
}

function variablesTable(): string {
  const rows = Object.entries(VARIABLES).map(([name, meaning]) => `| \`${name}\` | ${meaning} |`);
  return ['| variable | meaning |', '|---|---|', ...rows].join('\n');
}

/** What SchemaStore's catalog needs, by its rules: no "schema" in the words, no stop at their end, and `**` before a folder. */
function catalogEntry(): unknown {
  return {
    name: 'code-similarity-action',
    description: 'Configuration of code-similarity-action, which checks source code for similarity',
    fileMatch: ['**/.github/similarity.yml'],
    url: PUBLISHED[SCHEMA],
  };
}

/** Recipes that a staff repository starts with. */
const STAFF_RECIPES = ['scan.yml', 'scan-commands.yml', 'pages.yml'];

const targets: readonly Target[] = [
  ...STAFF_RECIPES.map((name) => ({
    path: `examples/staff-repository/.github/workflows/${name}`,
    make: () => readFileSync(join(root, 'examples', 'workflows', name), 'utf8'),
  })),
  {
    path: 'action.yml',
    make: (old) => {
      const inputs = replaceBetween(old, '# inputs:start', '# inputs:end', manifestInputs());
      return replaceBetween(inputs, '# outputs:start', '# outputs:end', manifestOutputs());
    },
  },
  { path: SCHEMA, make: () => json(configJsonSchema()) },
  {
    path: 'README.md',
    make: (old) =>
      replaceBetween(old, '<!-- main-inputs:start -->', '<!-- main-inputs:end -->', mainInputsTable()),
  },
  { path: 'docs/configuration.md', make: tables },
  {
    path: 'docs/command-line.md',
    make: (old) => {
      const codes = replaceBetween(
        old,
        '<!-- exit-codes:start -->',
        '<!-- exit-codes:end -->',
        exitCodesTable(),
      );
      return replaceBetween(codes, '<!-- variables:start -->', '<!-- variables:end -->', variablesTable());
    },
  },
  { path: 'man/code-similarity.1', make: manPage },
  { path: CATALOG, make: () => json(catalogEntry()) },
  {
    path: 'docs/engine.md',
    make: (old) =>
      replaceBetween(old, '<!-- languages:start -->', '<!-- languages:end -->', languagesTable()),
  },
];

const check = process.argv.includes('--check');
let isStale = false;
for (const { path, make } of targets) {
  const file = join(root, path);
  const exists = existsSync(file);
  if (!exists && path.endsWith('.md')) {
    process.stderr.write(`${path} is not there; its tables were not written.\n`);
    continue;
  }
  const old = exists ? readFileSync(file, 'utf8') : '';
  const text = make(old);
  if (text === old) continue;
  if (check) {
    isStale = true;
    process.stderr.write(`${path} is not up to date: run npm run generate.\n`);
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    process.stdout.write(`wrote ${path}\n`);
  }
}
for (const script of OTHER_GENERATORS) {
  if (!existsSync(join(root, script))) continue;
  const result = spawnSync(process.execPath, [join(root, script), ...(check ? ['--check'] : [])], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) isStale = true;
}
process.exitCode = isStale ? 1 : 0;
