import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { compareText } from './src/base/text/compare-text.ts';
import { block } from './src/channels/page-blocks.ts';
import type { Part } from './src/contract/page-answers.ts';
import { type PackedTemplate, TEMPLATE_BLOCK } from './src/contract/page-messages.ts';
import {
  afterwards,
  buildConfig,
  type Built,
  type PageWords,
  REPORT_WORDS,
  SERVED,
  spellControls,
  withFirstWords,
  withLanguages,
  withLicences,
  withoutWords,
  withPolicy,
  WORDS_PLACE,
} from './vite.config.ts';

const src = join(import.meta.dirname, 'src').replaceAll('\\', '/');
const web = join(import.meta.dirname, 'web').replaceAll('\\', '/');

/** What the bundler puts in the place of a module of Node.js: it throws where it is used. */
const NOT_THERE = '__vite-browser-external';

/** What nothing in a page calls. */
const LEFT_OUT = [
  // What of a class is searched for on the web, and what was found there.
  /\/src\/engine\/(?:search-subject|probes|web-sources)\.ts$/,
  /\/src\/check\/run\/web-rules\.ts$|\/src\/service\/api\/web-view\.ts$/,
  // A check at a service, of which no page knows one; jobs that share a check, and runs that go on from an earlier one.
  /\/src\/check\/(?:run-at-service|run\/(?:hand-over|with-earlier))\.ts$/,
  // What reads events of GitHub, of which none starts a page.
  /\/src\/github\/(?:event-context|pull-request)\.ts$/,
  // What shows a course, of which no page makes a report.
  /\/web\/course(?:-dossier)?\.tsx$/,
  // What asks people for answers, which a server passes on.
  /\/web\/ask-form\.tsx$/,
  // What makes objects of YAML: a page has no config file, and `yaml-texts.ts` does without.
  /\/node_modules\/yaml\/browser\/dist\/(?:(?:public-api|util|visit|log)\.js|(?:doc|schema|stringify)\/|nodes\/(?!Scalar|Node)|compose\/(?!resolve-(?:\w+-scalar|end)\.js))/,
  // What describes settings and answers to others, in JSON Schema.
  /\/node_modules\/zod\/v4\/core\/(?:to-json-schema|json-schema-\w+)\.js$/,
];

/**
 * Builds the page and its worker as one script, which starts itself: what both hold stands in it once, and what the worker runs is
 * covered by the page's hash.
 */
function inOneScript(): Plugin {
  const page = `${src}/page`;
  return {
    name: 'in-one-script',
    enforce: 'pre',
    load(id) {
      if (LEFT_OUT.some((one) => one.test(id))) return 'export {};';
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

/** The files of the two pages that are built as one. */
const [CHECK, REPORT] = ['check/index.html', 'index.html'];

const CHECK_WORDS: PageWords = {
  title: 'check.brand',
  loading: 'check.loading',
  // No course is made here, and so none is shown.
  without: ['server', 'course', ...SERVED],
};

/** A page whose script and styles stand in it. */
interface OnePage {
  readonly html: string;
  /** What its script begins with, and that of the other page too. */
  readonly shared: string;
  readonly style: string;
}

/**
 * The page that checks, around the report page, which its worker fills. What both need is built once and stands in the one that checks:
 * both scripts begin with it. What the packed report lacks is put back by `src/page/page-blocks.ts`.
 */
function aroundReport(): Plugin {
  return afterwards('around-report', async (bundle) => {
    const finished = async (file: string, words: PageWords): Promise<OnePage> => {
      const { html, packages, ...parts } = inOneFile(file, bundle);
      const said = await withFirstWords(withPolicy(html), words);
      return { html: withLicences(said, bundle, (name) => packages.has(name)), ...parts };
    };
    const [check, report] = [await finished(CHECK, CHECK_WORDS), await finished(REPORT, REPORT_WORDS)];
    const page = ['script-src', 'style-src'].reduce(
      // The report is shown in place, where it may run what this page may: its rules are among those of this one.
      (html, rule) => html.replace(`${rule} `, () => `${rule} ${valuesOf(rule, report.html)} `),
      await withLanguages(check.html, CHECK_WORDS),
    );
    const template = await block(TEMPLATE_BLOCK, packedTemplate(report, check));
    const sample = await sampleClass();
    const filled = page
      .replace('<!--template-->', () => template)
      .replace('<!--sample-class-->', () => sample);
    for (const name of Object.keys(bundle)) {
      const one = bundle[name];
      if (one?.type === 'asset' && name === REPORT) one.source = filled;
      else if (one?.type === 'chunk' || /\.(?:css|html)$/.test(name)) delete bundle[name];
    }
  });
}

/** Puts a page's script and styles into it. A script is what both pages need, followed by its own part in a scope of its own. */
function inOneFile(file: string, bundle: Built): OnePage & { readonly packages: ReadonlySet<string> } {
  const chunkOf = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') throw new Error(`There is no script ${name}.`);
    return chunk;
  };
  const source = (name: string): string => {
    const asset = bundle[name];
    if (asset?.type !== 'asset') throw new Error(`There is no file ${name}.`);
    return String(asset.source);
  };
  const html = source(file);
  const [script, name = ''] = /<script type="module" crossorigin src="[./]*([^"]+)"><\/script>/.exec(
    html,
  ) ?? [''];
  const [link, styles = ''] = /<link rel="stylesheet" crossorigin href="[./]*([^"]+)">/.exec(html) ?? [''];
  const own = chunkOf(name);
  const [only = '', ...others] = own.imports;
  if (others.length > 0) throw new Error(`${name} needs more than one other script: ${others.join(', ')}.`);
  const common = chunkOf(only);
  const [, exported = ''] = EXPORTS.exec(common.code) ?? [];
  const [, imported = ''] = IMPORTS.exec(own.code) ?? [];
  const given = new Map(namesIn(exported).map(([inside, outside]) => [outside, inside]));
  const taken = namesIn(imported);
  const shared = `${common.code.replace(EXPORTS, '').trimEnd()}\n`;
  const values = taken.map(([outside]) => given.get(outside) ?? '');
  if (values.includes('')) throw new Error(`${name} takes from ${only} what it does not give.`);
  // The report page awaits its data; of the other one, what its beginning throws is an error of the worker.
  const scope = file === REPORT ? 'async' : '';
  const body = own.code.replace(IMPORTS, '').trimEnd();
  const text = `${shared}(${scope}(${taken.map(([, inside]) => inside).join(',')})=>{${body}\n})(${values.join(',')});`;
  if (/<\/script/i.test(text)) throw new Error(`${name} would end the script that it stands in.`);
  const style = source(styles).trim();
  const ids = [...own.moduleIds, ...common.moduleIds];
  return {
    html: html
      .replace(script, () => `<script type="module">${text}</script>`)
      .replace(link, () => `<style>${style}</style>`),
    shared,
    style,
    packages: new Set(ids.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [])),
  };
}

/** What a script takes from the one that both need, at its beginning, and what that one gives, at its end. */
const IMPORTS = /^import\{([^}]*)\}from"[^"]*";/;
const EXPORTS = /export\{([^}]*)\};?\s*$/;

/** `a as b,c`: what stands before `as` and behind it. */
function namesIn(list: string): readonly (readonly [string, string])[] {
  return list.split(',').map((one) => {
    const [from = '', to = from] = one.trim().split(' as ');
    return [from, to] as const;
  });
}

/** The report page without what stands in the page around it. */
function packedTemplate(report: OnePage, check: OnePage): PackedTemplate {
  if (report.shared !== check.shared || report.style !== check.style) {
    throw new Error('The pages do not share what they were to share.');
  }
  const places = { words: WORDS_PLACE, shared: '<!--shared-->', style: '<!--style-->' };
  const html = report.html
    .replace(report.shared, () => places.shared)
    .replace(report.style, () => places.style);
  return { html, places, sharedLength: report.shared.length, without: REPORT_WORDS.without };
}

/** What a page's policy allows by a rule. */
function valuesOf(rule: string, page: string): string {
  const [, values = ''] = new RegExp(`[ "]${rule} ([^;"]+)`).exec(page) ?? [];
  if (values === '') throw new Error(`The report page has no ${rule}.`);
  return values;
}

/** The block of `web/check/sample-class.ts`: a class to try the page with, and no other copy of it than the one that everybody reads. */
function sampleClass(): Promise<string> {
  const folder = join(import.meta.dirname, 'examples/sample-class');
  const texts = (from: string, to = from): Readonly<Record<string, string>> =>
    Object.fromEntries(
      readdirSync(join(folder, from), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        // Files of one name are alike, and pack better side by side.
        .toSorted((a, b) => compareText(a.name, b.name) || compareText(a.parentPath, b.parentPath))
        .map(({ parentPath, name }) => join(parentPath, name))
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
  return block('sample-class', parts);
}

/** The whole check as one page. Built behind the report page, whose folder its own lies in. */
export function checkConfig(): UserConfig {
  const { build, ...pages } = buildConfig('web', '../web-dist/check');
  return {
    ...pages,
    plugins: [inOneScript(), withoutWords(CHECK_WORDS.without), spellControls(), aroundReport()],
    define: {
      // Else it tries whether it may make code as it runs: the page's policy refuses that, and Firefox tells people so.
      'globalThis.__zod_globalConfig': '({ jitless: true })',
    },
    build: {
      ...build,
      rolldownOptions: {
        ...build?.rolldownOptions,
        input: [CHECK, REPORT].map((file) => `${web}/${file}`),
        // Doors name all that their parts have.
        shimMissingExports: true,
        // No file of ours does anything by being imported.
        // What is said in one place alone stands there: a sentence needs no name.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        treeshake: { moduleSideEffects: [{ test: /\/src\//, sideEffects: false }] },
      },
    },
  };
}

export default defineConfig(checkConfig());
