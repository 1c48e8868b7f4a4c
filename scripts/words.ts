/**
 * Writes what is made from the catalogue of languages: `src/words/messages.ts`, the types of its sentences and their values, from the
 * English one; and for each language the module that puts its files together. `--check` compares.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf } from '../src/words/places.ts';
import { LOCALES } from '../src/words/locale.ts';
import { writeGenerated } from './generated-file.ts';

const folder = join(import.meta.dirname, '..', 'src', 'words', 'locales');
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

const types = namespaces.flatMap((namespace) =>
  Object.entries(readTexts(LOCALES[0], namespace)).map(([id, text]) => {
    if (!id.startsWith(`${namespace}.`)) throw new Error(`${id} stands in ${namespace}.json.`);
    const places = [...placesOf(text)]
      .filter(([, type]) => type !== 'Tag')
      .map(([name, type]) => `readonly ${name}: ${type}`);
    const line = `  readonly '${id}': ${places.length === 0 ? 'null' : `{ ${places.join('; ')} }`};`;
    return line.length <= LINE_WIDTH
      ? line
      : `  readonly '${id}': {\n${places.map((place) => `    ${place};\n`).join('')}  };`;
  }),
);
writeGenerated(
  'src/words/messages.ts',
  `// Made by scripts/words.ts from the English catalogue: npm run generate.
import type { Text } from './value.ts';

/** The sentences of the catalogue, and the values that each takes; null: none. */
export interface Messages {
${types.join('\n')}
}

/** The sentences of one language, in ICU MessageFormat. */
export type Catalogue = Readonly<Record<keyof Messages, string>>;
`,
);
for (const locale of LOCALES) {
  const name = (namespace: string): string =>
    namespace.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const imports = namespaces.map(
    (namespace) => `import ${name(namespace)} from './${locale}/${namespace}.json' with { type: 'json' };`,
  );
  writeGenerated(
    `src/words/locales/${locale}.ts`,
    `// Made by scripts/words.ts from the files beside it: npm run generate.
${imports.join('\n')}
import type { Catalogue } from '../messages.ts';

export const catalogue: Catalogue = {
${namespaces.map((namespace) => `  ...${name(namespace)},`).join('\n')}
};
`,
  );
}
