/**
 * Writes everything that is made from declarations: sections of action.yml, README.md and pages of docs, the JSON Schema of the config
 * file and its entry for SchemaStore, the manual page, and the workflows of the staff repository, which are recipes. Then runs the
 * other generators. `--check` writes nothing and ends with 1 where a file is not what would be written.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES } from '../src/program/command-line/arguments/variables.ts';
import { PUBLISHED } from '../src/base/addresses.ts';
import { EXIT_CODES } from '../src/program/exit-codes.ts';
import { AUTO_DETECT, LANGUAGES } from '../src/engine/languages/languages.ts';
import {
  inputsTable,
  mainInputsTable,
  manifestInputs,
  manifestOutputs,
  outputsTable,
  replaceBetween,
} from '../src/contract/settings/tables.ts';
import { configJsonSchema } from '../src/contract/settings/json-schema.ts';
import { writeGenerated } from './generated-file.ts';
import { manPage } from './man-page.ts';

const root = join(import.meta.dirname, '..');

/** Generators of other parts of the program; each takes `--check`, too. */
const OTHER_GENERATORS = [
  'scripts/words.ts',
  'scripts/openapi.ts',
  'scripts/report-schema.ts',
  'scripts/error-catalogue.ts',
  'scripts/parts.ts',
];

const SCHEMA = 'schema/similarity.schema.json';
const CATALOG = 'schema/schemastore.json';

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
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

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Writes a file anew whose sections stand between `NAME:start` and `NAME:end`. */
function writeSections(path: string, sections: Readonly<Record<string, string>>): void {
  const [before, after] = path.endsWith('.md') ? ['<!-- ', ' -->'] : ['# ', ''];
  const text = Object.entries(sections).reduce(
    (old, [name, section]) =>
      replaceBetween(old, `${before}${name}:start${after}`, `${before}${name}:end${after}`, section),
    read(path),
  );
  writeGenerated(path, text);
}

for (const name of STAFF_RECIPES) {
  writeGenerated(`examples/staff-repository/.github/workflows/${name}`, read(`examples/workflows/${name}`));
}
writeSections('action.yml', { inputs: manifestInputs(), outputs: manifestOutputs() });
writeSections('README.md', { 'main-inputs': mainInputsTable() });
writeSections('docs/configuration.md', { inputs: inputsTable(), outputs: outputsTable() });
writeSections('docs/command-line.md', { 'exit-codes': exitCodesTable(), variables: variablesTable() });
writeSections('docs/engine.md', { languages: languagesTable() });
writeGenerated('man/code-similarity.1', manPage());
writeGenerated(SCHEMA, json(configJsonSchema()));
writeGenerated(CATALOG, json(catalogEntry()));
for (const script of OTHER_GENERATORS) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
