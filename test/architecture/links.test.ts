import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/* Links between the pages of this repository. Those to the web are not followed: a test needs no network. */

const ROOT = join(import.meta.dirname, '..', '..');
const PAGES = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...['bench', 'docs', 'examples'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
];

/** A page without its code, where brackets are no links. */
const proseOf = (page: string): string =>
  readFileSync(join(ROOT, page), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');

/** Where GitHub puts a heading: lower case, without punctuation, blanks as hyphens; the second of a kind has a number. */
function anchorsOf(page: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of proseOf(page).matchAll(/^#{1,6} +(.+)$/gm)) {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

function linksOf(page: string): readonly string[] {
  const text = proseOf(page).replaceAll(/`[^`\n]*`/g, '');
  const markdown = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const images = [...text.matchAll(/<img src="([^"]+)"/g)].map(([, link = '']) => link);
  return [...markdown, ...images].filter((link) => !/^[a-z]+:/i.test(link));
}

/** What is wrong with a link; null: nothing. */
function problemOf(page: string, link: string): string | null {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : relative(ROOT, join(ROOT, dirname(page), path));
  if (!existsSync(join(ROOT, target))) return `${link}: there is no ${target}`;
  if (anchor === undefined || !target.endsWith('.md')) return null;
  return anchorsOf(target).has(anchor) ? null : `${link}: ${target} has no such heading`;
}

describe.each(PAGES)('%s', (page) => {
  test('links to what is there', () => {
    expect(linksOf(page).flatMap((link) => problemOf(page, link) ?? [])).toEqual([]);
  });
});

test('every page of docs is linked from another one', () => {
  const linked = new Set(
    PAGES.flatMap((page) =>
      linksOf(page).map((link) => relative(ROOT, join(ROOT, dirname(page), link.split('#')[0] ?? ''))),
    ),
  );
  expect(PAGES.filter((page) => page.startsWith('docs/') && !linked.has(page))).toEqual([]);
});
