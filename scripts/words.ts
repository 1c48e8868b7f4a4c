/**
 * Writes what is made from the catalogue of languages: `types/values.d.ts`, the values that its sentences take, from the English one;
 * and for each language the module that names its files. `--check` compares.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf } from './places.ts';
import { LOCALES } from '../src/base/words/locale.ts';
import { writeGenerated } from './generated-file.ts';

const folder = join(import.meta.dirname, '..', 'src', 'base', 'words', 'locales');
const namespaces = readdirSync(join(folder, LOCALES[0]))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))
  .toSorted();

function readTexts(locale: string, namespace: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(folder, locale, `${namespace}.json`), 'utf8')) as Record<
    string,
    string
  >;
}

/** As the formatter breaks lines. */
const LINE_WIDTH = 110;

const values = namespaces.flatMap((namespace) =>
  Object.entries(readTexts(LOCALES[0], namespace)).flatMap(([id, text]) => {
    if (!id.startsWith(`${namespace}.`)) throw new Error(`${id} stands in ${namespace}.json.`);
    const places = [...placesOf(text)]
      .filter(([, type]) => type !== 'Tag')
      .map(([name, type]) => `readonly ${name}: ${type}`);
    if (places.length === 0) return [];
    const line = `  readonly '${id}': { ${places.join('; ')} };`;
    return line.length <= LINE_WIDTH
      ? line
      : `  readonly '${id}': {\n${places.map((place) => `    ${place};\n`).join('')}  };`;
  }),
);
writeGenerated(
  'types/values.d.ts',
  `// Made by scripts/words.ts from the English catalogue: npm run generate.
import type { Text } from '../src/base/words/message.ts';

/** The values that a sentence of the catalogue takes, where it takes some. */
export interface Values {
${values.join('\n')}
}
`,
);
for (const locale of LOCALES) {
  const exports = namespaces.map(
    (name) => `export { default as ${name} } from './${locale}/${name}.json' with { type: 'json' };\n`,
  );
  writeGenerated(
    `src/base/words/locales/${locale}.ts`,
    `// Made by scripts/words.ts from the files beside it: npm run generate.\n${exports.join('')}`,
  );
}
