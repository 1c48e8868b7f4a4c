/**
 * Makes what is bundled small. Our own code loses its comments and keeps its lines and names: a stack trace of `dist` can be read, and
 * so can `dist`. Packages lose white space, comments and the names of local variables; those of functions and classes stay.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { minifySync } from 'vite';
import type { LockedPackage } from './bundled.ts';

/** What the lockfile says of an installed copy that the walk needs. */
interface Installed extends LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const PROGRAM = /\.[cm]?js$/;
/** Nothing of these is ever bundled; licences are. */
const NO_PART = /\.(?:map|[cm]?ts|tsx|flow|md|markdown|html|css|png|svg|ya?ml)$/i;
/** All that the program and its packages take from undici (test/repository/bundles.test.ts); what only the rest needs is not bundled. */
export const FROM_UNDICI = [
  'Agent',
  'EnvHttpProxyAgent',
  'Pool',
  'ProxyAgent',
  'buildConnector',
  'fetch',
  'request',
];
/** Where these are in undici; `request` is made in its entry itself. */
const UNDICI = `
const Dispatcher = require('./lib/dispatcher/dispatcher');
const util = require('./lib/core/util');
const { InvalidArgumentError } = require('./lib/core/errors');
const { getGlobalDispatcher } = require('./lib/global');
const api = require('./lib/api');
Object.assign(Dispatcher.prototype, api);
module.exports = {
  Agent: require('./lib/dispatcher/agent'),
  EnvHttpProxyAgent: require('./lib/dispatcher/env-http-proxy-agent'),
  Pool: require('./lib/dispatcher/pool'),
  ProxyAgent: require('./lib/dispatcher/proxy-agent'),
  buildConnector: require('./lib/core/connect'),
  fetch: require('./lib/web/fetch').fetch,
  request: makeDispatcher(api.request),
};
`;
/** The parser of messages, where it lies in its package. */
export const MESSAGE_PARSER = 'node_modules/@formatjs/icu-messageformat-parser/index.js';

/** That parser without what each place calls an hour, which only the pattern `j` of a time asks for: no sentence has one. */
export function withoutHours(theirs: string): string {
  const hours = /^const timeData = \{$[\s\S]*?^\};$/m;
  if (!hours.test(theirs)) {
    throw new Error('The parser of messages does not look as it did; see withoutHours.');
  }
  return theirs.replace(hours, `const timeData = { '001': ['H'] };`);
}

/** Parts of packages that nothing here reaches, by what stands in their place: a text, or how it is made of theirs. */
const INSTEAD: Readonly<Record<string, string | ((theirs: string) => string)>> = {
  'node_modules/undici/index.js': (theirs) => {
    const maker = /^function makeDispatcher \(fn\) \{$[\s\S]*?^\}$/m.exec(theirs)?.[0];
    if (maker === undefined) throw new Error("undici's entry does not look as it did; see UNDICI.");
    return `${maker}\n${UNDICI}`;
  },
  // Streams of Node.js 18, for who has other ones; its own documentation says how those of Node.js are taken in their place.
  'node_modules/readable-stream/lib/ours/index.js': "module.exports = require('node:stream');\n",
  [MESSAGE_PARSER]: withoutHours,
  // What is wrong is said in English by `zod` itself, and in the reader's language by us.
  'node_modules/zod/v4/locales/index.js': `export { default as en } from './en.js';\n`,
  // The same parser of HTTP once more, with instructions that not all processors have: undici takes the other one where this is none.
  'node_modules/undici/lib/llhttp/llhttp_simd-wasm.js': `throw new Error('This program has one llhttp.');\n`,
  // The second parser of HTTP, which one variable of the environment switches on.
  ...Object.fromEntries(
    ['simd', 'no-simd'].map((name) => [
      `node_modules/undici/lib/milo/${name}.js`,
      `throw new Error('This program has no Milo: take UNDICI_USE_MILO out of the environment.');\n`,
    ]),
  ),
};

/** Takes the comments out of compiled files. @param folder all below it, but for packages and the entries, which are not bundled */
export function dropComments(folder: string, entries: ReadonlySet<string>): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js') || entries.has(name)) continue;
    const path = join(folder, name);
    writeFileSync(path, printed(path, readFileSync(path, 'utf8'), {}));
  }
}

/**
 * Copies the packages that the program imports, and those that these need, for the bundler.
 *
 * @param root of the repository, with its `node_modules`
 * @param compiled folder with the compiled program; the packages lie in its `node_modules` afterwards
 * @param locked `packages` of package-lock.json, by folder
 */
export function copyLeanPackages(
  root: string,
  compiled: string,
  locked: Readonly<Record<string, Installed>>,
): void {
  for (const folder of neededBy(importsOf(compiled), locked)) copyLean(root, compiled, folder);
}

/** Names of packages that the files of a folder import. */
function importsOf(folder: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, specifier = ''] of text.matchAll(/(?:\bfrom|\bimport\s*\(?)\s*['"]([^'".#][^'"]*)['"]/g)) {
      const [scope = '', rest = ''] = specifier.split('/');
      const one = specifier.startsWith('@') ? `${scope}/${rest}` : scope;
      if (!specifier.startsWith('node:') && !builtinModules.includes(one)) names.add(one);
    }
  }
  return names;
}

/** Folders of these packages and of all that they depend on, as Node.js finds them. */
function neededBy(
  names: ReadonlySet<string>,
  locked: Readonly<Record<string, Installed>>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (name: string, from: string): void => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const folder = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
      const one = locked[folder];
      if (one !== undefined) {
        if (found.has(folder)) return;
        found.add(folder);
        const needs = { ...one.dependencies, ...one.peerDependencies, ...one.optionalDependencies };
        for (const next of Object.keys(needs)) take(next, folder);
        return;
      }
      // One that is optional, or a type alone.
      if (at === '') return;
    }
  };
  for (const name of names) take(name, '');
  return found;
}

function copyLean(root: string, compiled: string, folder: string): void {
  const from = join(root, folder);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const inside = path.slice(from.length + 1).replaceAll('\\', '/');
    if (!entry.isFile() || /(?:^|\/)node_modules\//.test(inside) || NO_PART.test(entry.name)) continue;
    const to = join(compiled, folder, inside);
    mkdirSync(dirname(to), { recursive: true });
    if (PROGRAM.test(entry.name)) writeFileSync(to, lean(`${folder}/${inside}`, path));
    else copyFileSync(path, to);
  }
}

function lean(name: string, path: string): string {
  const theirs = readFileSync(path, 'utf8');
  const instead = INSTEAD[name];
  const text = typeof instead === 'function' ? instead(theirs) : (instead ?? theirs);
  return printed(path, text, {
    mangle: { keepNames: { function: true, class: true } },
    codegen: { removeWhitespace: true },
  });
}

function printed(path: string, text: string, how: NonNullable<Parameters<typeof minifySync>[2]>): string {
  const { code, errors } = minifySync(path, text, {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: false },
    ...how,
  });
  // What is no JavaScript of today stays as it is: the bundler says so if it is needed.
  return errors.length > 0 ? text : code;
}
