/**
 * Lays out what a release publishes, ready to be published as it lies: `node scripts/stage.ts FOLDER` fills
 *
 * - `FOLDER/code-similarity-action`: the npm package, `npm publish FOLDER/code-similarity-action`
 * - `FOLDER/code-similarity`: the npm package that holds the shorter name
 * - `FOLDER/gh-similarity`: the whole content of the repository of the GitHub CLI's extension
 *
 * `dist` is taken as it is. Where the project lives is what `repository` in package.json says.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..');
const PACKAGING = join(ROOT, 'packaging');

const Package = z.looseObject({
  name: z.string(),
  version: z.string(),
  files: z.array(z.string()),
  repository: z.looseObject({ url: z.string().regex(/^git\+https:\/\/.*\.git$/) }),
});

/** What only those need who work on the program. */
const OF_DEVELOPMENT = new Set(['scripts', 'devDependencies', 'overrides', 'allowScripts', 'imports']);

/** Both packages: where they come from, and that npm is to say by which workflow they were made. */
const SHARED = ['author', 'homepage', 'bugs', 'repository', 'keywords', 'publishConfig', 'engines'];

type Json = Readonly<Record<string, unknown>>;

const readPackage = (folder: string): z.infer<typeof Package> & Json =>
  Package.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

function writePackage(folder: string, content: Json): void {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** A page whose links and pictures lead to one version of the repository, wherever the page is shown. */
function withAbsoluteLinks(page: string, repository: string, version: string): string {
  const pictures = repository.replace('https://github.com/', 'https://raw.githubusercontent.com/');
  return page.replaceAll(
    /(\]\(|\b(?:src|srcset|href)=")(?![a-z]+:|#)([^)"\s]+)/g,
    (_, before: string, path: string) =>
      /\.(?:png|svg)$/.test(path)
        ? `${before}${pictures}/v${version}/${path}`
        : `${before}${repository}/blob/v${version}/${path}`,
  );
}

function stageProgram(folder: string, root: z.infer<typeof Package> & Json): void {
  // What begins with `!` is left out by npm itself, when it packs.
  for (const name of [...root.files.filter((one) => !one.startsWith('!')), 'LICENSE']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  const repository = root.repository.url.slice('git+'.length, -'.git'.length);
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  writeFileSync(join(folder, 'README.md'), withAbsoluteLinks(readme, repository, root.version));
  writePackage(
    folder,
    Object.fromEntries(Object.entries(root).filter(([name]) => !OF_DEVELOPMENT.has(name))),
  );
}

function stageName(folder: string, root: z.infer<typeof Package> & Json): void {
  const from = join(PACKAGING, 'code-similarity');
  cpSync(from, folder, { recursive: true });
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writePackage(folder, {
    ...(JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Json),
    ...Object.fromEntries(SHARED.map((name) => [name, root[name]])),
    version: root.version,
    dependencies: { [root.name]: root.version },
  });
}

function stageExtension(folder: string): void {
  cpSync(join(PACKAGING, 'gh-similarity'), folder, { recursive: true });
  for (const name of ['dist', 'LICENSE']) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
}

const [out] = process.argv.slice(2);
if (out === undefined || existsSync(out)) {
  process.stderr.write('error: name a folder that is not there yet: node scripts/stage.ts FOLDER\n');
  process.exit(1);
}
const root = readPackage(ROOT);
for (const name of [root.name, 'code-similarity', 'gh-similarity']) {
  mkdirSync(join(out, name), { recursive: true });
}
stageProgram(join(out, root.name), root);
stageName(join(out, 'code-similarity'), root);
stageExtension(join(out, 'gh-similarity'));
process.stdout.write(`${out} holds what is published of version ${root.version}.\n`);
