import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Group {
  readonly text: string;
  readonly pages: readonly { readonly page: string; readonly text: string }[];
}

interface SidebarGroup {
  readonly text: string;
  readonly items: readonly { readonly text: string; readonly link: string }[];
}

/** The folder of the pages. */
export const DOCS = join(import.meta.dirname, '..', '..', 'docs');

/** The order of the pages, of `docs/nav.json`. */
const groups = (): readonly Group[] =>
  JSON.parse(readFileSync(join(DOCS, 'nav.json'), 'utf8')) as readonly Group[];

/** The names of all pages that the site shows; its first one, `README.md`, stands in no group. */
export const navPages = (): readonly string[] => [
  'README.md',
  ...groups().flatMap(({ pages }) => pages.map(({ page }) => page)),
];

/** The groups as the site's generator takes them. */
export const sidebar = (): readonly SidebarGroup[] =>
  groups().map(({ text, pages }) => ({
    text,
    items: pages.map((entry) => ({ text: entry.text, link: `/${entry.page.replace(/\.md$/, '')}` })),
  }));
