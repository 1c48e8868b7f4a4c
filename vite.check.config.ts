import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { block } from './src/channels/page-blocks.ts';
import { LOCALES } from './src/base/words/locale.ts';
import { wordsBlock } from './src/base/words/words-block.ts';
import type { Part } from './src/contract/page-answers.ts';
import { type PackedTemplate, TEMPLATE_BLOCK } from './src/contract/page-messages.ts';
import { NOT_IN_REPORT, pageConfig } from './vite.config.ts';

const src = join(import.meta.dirname, 'src').replaceAll('\\', '/');
const web = join(import.meta.dirname, 'web').replaceAll('\\', '/');

/** What stands in a page for what Node.js has: files of `src/page/node`, named as its modules are. */
const NODE =
  /^(?:node:)?(crypto|events|fs|fs\/promises|path|stream|stream\/promises|timers\/promises|util|zlib)$/;

/** What the bundler puts in the place of any other module of Node.js: it throws where it is used. */
const NOT_THERE = '__vite-browser-external';

/** What asks GitHub and the web: a page's world has neither, and says so before any of it is called. */
const LEFT_OUT =
  /\/src\/(?:sources\/github\/(?!collect-repositories)|check\/history\/|check\/run\/web-forecast\.ts$)/;

/**
 * Builds the page and its worker as one script, which starts itself: what both hold stands in it once, and what the worker runs is
 * covered by the page's hash. A file `x.page.ts` stands for the `x.ts` beside it, and a file of `src/page/node` for a module of Node.js.
 */
function inOneScript(): Plugin {
  const page = `${src}/page`;
  return {
    name: 'in-one-script',
    enforce: 'pre',
    async resolveId(id, importer) {
      const [, named] = NODE.exec(id) ?? [];
      if (named !== undefined) {
        return `${page}/node/${named === 'stream/promises' ? 'stream' : named.replace('/', '-')}.ts`;
      }
      if (importer === undefined || importer.endsWith('.html')) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      const own = found?.id.replace(/\.ts$/, '.page.ts') ?? '';
      return found?.id.startsWith(src) === true && existsSync(own) && own !== importer ? own : null;
    },
    load(id) {
      if (LEFT_OUT.test(id)) return 'export {};';
      // What is wrong is said in English by `zod` itself, and in the reader's language by us.
      if (id.endsWith('/zod/v4/locales/index.js')) return `export { default as en } from './en.js';`;
      if (id.endsWith('/web/check/main.tsx')) {
        return `import { answerRequests } from '${page}/index.ts';
import { closeWaysOut } from '${web}/worker/close-ways-out.ts';
import { start } from '${id}?page';
closeWaysOut();
if (typeof document === 'undefined') answerRequests(globalThis); else start();`;
      }
      return null;
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
      const missing = modules.find((id) => id.includes(NOT_THERE));
      if (missing === undefined) return;
      this.error(`The page asks for what Node.js has and a browser has not: ${missing}.`);
    },
    // Nothing is loaded later: what a module loads with `import()` it has from the beginning.
    transform(code, id) {
      if (!id.startsWith(src)) return null;
      const late: string[] = [];
      const text = code.replaceAll(/(?<!typeof )\bimport\(["'](\.[^"']+)["']\)/g, (_, to: string) => {
        late.push(`import * as late${late.length} from '${to}';\n`);
        return `Promise.resolve(late${late.length - 1})`;
      });
      return late.length === 0 ? null : { code: `${late.join('')}${text}`, map: null };
    },
  };
}

/** The report page, which the worker fills. It is shown in place, where it may run what this page may: its rules are among those of this one. */
function withTemplate(template: () => string): Plugin {
  return {
    name: 'with-template',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const report = template();
        const packed = packedTemplate(report);
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !asset.fileName.endsWith('.html')) continue;
          const html = String(asset.source);
          if (!html.includes(TEMPLATE_PLACE)) this.error(`The page has no ${TEMPLATE_PLACE}.`);
          asset.source = ['script-src', 'style-src'].reduce(
            (page, rule) => page.replace(`${rule} `, () => `${rule} ${valuesOf(rule, report)} `),
            html.replace(TEMPLATE_PLACE, () => packed),
          );
        }
      },
    },
  };
}

/** What a page's policy allows by a rule. */
function valuesOf(rule: string, page: string): string {
  const [, values = ''] = new RegExp(`[ "]${rule} ([^;"]+)`).exec(page) ?? [];
  if (values === '') throw new Error(`The report page has no ${rule}.`);
  return values;
}

/** The block of `web/check/sample-class.ts`: a class to try the page with, and no other copy of it than the one that everybody reads. */
function withSampleClass(): Plugin {
  const folder = join(import.meta.dirname, 'examples/sample-class');
  const texts = (from: string, to = from): Readonly<Record<string, string>> =>
    Object.fromEntries(
      readdirSync(join(folder, from), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .toSorted()
        .map((path) => [
          `${to}/${relative(join(folder, from), path).replaceAll('\\', '/')}`,
          readFileSync(path, 'utf8').replaceAll('\r\n', '\n'),
        ]),
    );
  const parts: Readonly<Partial<Record<Part, Readonly<Record<string, string>>>>> = {
    // What everything lies in names the check.
    submissions: texts('submissions', 'sample-class'),
    starter: texts('starter'),
    references: texts('ai-references'),
    people: { 'people.csv': readFileSync(join(folder, 'people.csv'), 'utf8').replaceAll('\r\n', '\n') },
  };
  return {
    name: 'with-sample-class',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !asset.fileName.endsWith('.html')) continue;
          asset.source = String(asset.source).replace('<!--sample-class-->', () =>
            block('sample-class', parts),
          );
        }
      },
    },
  };
}

const TEMPLATE_PLACE = '<!--template-->';
const WORDS_PLACE = '<!--catalogues-->';

/** All of the report page but the languages, which the page around it has itself. */
function packedTemplate(report: string): string {
  const [, ...others] = LOCALES;
  const places = others.map((locale) => {
    const start = report.indexOf(`<script type="application/octet-stream" id="${wordsBlock(locale)}">`);
    if (start < 0) throw new Error(`The report page has no ${wordsBlock(locale)}.`);
    return { start, end: report.indexOf('</script>\n', start) + '</script>\n'.length };
  });
  const [from, to] = [places[0]?.start ?? 0, places.at(-1)?.end ?? 0];
  const html = `${report.slice(0, from)}${WORDS_PLACE}${report.slice(to)}`;
  const data: PackedTemplate = { html, wordsPlace: WORDS_PLACE, without: NOT_IN_REPORT };
  return block(TEMPLATE_BLOCK, data);
}

/** The whole check as one page. @param template the built report page */
export function checkConfig(template: () => string): UserConfig {
  const page = pageConfig('web/check', '../../web-dist/check', {
    title: 'check.brand',
    loading: 'check.loading',
    without: ['server', 'course'],
  });
  return {
    ...page,
    plugins: [inOneScript(), ...(page.plugins ?? []), withTemplate(template), withSampleClass()],
    // The paths of a page are those of POSIX.
    define: { 'process.platform': '"linux"', 'process.cwd': '(() => "/")' },
    build: {
      ...page.build,
      rolldownOptions: {
        ...page.build?.rolldownOptions,
        // Doors name all that their parts have.
        shimMissingExports: true,
        // No file of ours does anything by being imported.
        treeshake: { moduleSideEffects: [{ test: /\/src\//, sideEffects: false }] },
        transform: { inject: { Buffer: [`${src}/page/node/buffer.ts`, 'PageBuffer'] } },
      },
    },
  };
}

/** Built behind the report page, whose folder its own lies in. */
export default defineConfig(
  checkConfig(() => readFileSync(join(import.meta.dirname, 'web-dist/index.html'), 'utf8')),
);
