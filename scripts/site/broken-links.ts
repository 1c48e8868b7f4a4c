import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

interface Page {
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

const decoded = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

function read(site: string, path: string): Page {
  const html = readFileSync(join(site, path), 'utf8').replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
  const values = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, value = '']) => decoded(value));
  return {
    path,
    ids: new Set(values(/\sid="([^"]*)"/g)),
    links: values(/\s(?:href|src)="([^"]*)"/g),
  };
}

/**
 * Reads the pages of a built site in the folder `site`, served below `base`, but for the program's own pages in `check/` and `demo/`.
 * `broken` has a line for each link to a file or heading that is not there, and for each file that is loaded from elsewhere.
 */
export function brokenLinks(
  site: string,
  base: string,
): { readonly pages: number; readonly links: number; readonly broken: readonly string[] } {
  const paths = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.html') && !/^(?:check|demo)\//.test(path));
  const pages = new Map(paths.map((path) => [path, read(site, path)]));
  const targetOf = (page: string, link: string): string => {
    const path = link.startsWith(base) ? link.slice(base.length) : posix.join(posix.dirname(page), link);
    const target = path === '' || path === '.' || path.endsWith('/') ? posix.join(path, 'index.html') : path;
    return decodeURI(target);
  };
  const problemOf = (page: Page, link: string): string | null => {
    if (/^(?:https?:|mailto:|data:)/.test(link)) return null;
    const [path = '', anchor = ''] = link.split('#');
    const target = path === '' ? page.path : targetOf(page.path, path);
    const file = join(site, target);
    if (link.startsWith('/') && !link.startsWith(base)) return 'is outside of the site';
    if (!existsSync(file) || statSync(file).isDirectory()) return `there is no ${relative(site, file)}`;
    const ids = pages.get(target)?.ids;
    if (anchor === '' || ids === undefined) return null;
    return ids.has(decodeURIComponent(anchor)) ? null : `${target} has no such heading`;
  };
  const all = [...pages.values()].flatMap((page) => page.links.map((link) => ({ page, link })));
  const broken = all.flatMap(({ page, link }) => {
    const problem = problemOf(page, link);
    return problem === null ? [] : [`${page.path}: ${link}: ${problem}`];
  });
  return { pages: pages.size, links: all.length, broken: [...new Set(broken)] };
}
