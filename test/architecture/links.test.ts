import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { navPages } from '../../scripts/site/nav.ts';
import { REPOSITORY } from '../../src/base/addresses.ts';
import { PAGES, readMarkdown, readPage, ROOT } from './pages.ts';

/* Links between the pages of this repository. Those to the web are not followed: a test needs no network. */

const isOutside = (link: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(link);

/** Where a link of a page leads, from the root of the repository. */
const targetOf = (page: string, link: string): string => {
  const [path = ''] = link.split('#');
  return path === '' ? page : posix.join(posix.dirname(page), decodeURI(path));
};

/** What is wrong with a link; null: nothing. */
function problemOf(page: string, link: string): string | null {
  if (isOutside(link)) return null;
  const target = targetOf(page, link);
  if (target.startsWith('..')) return `${link}: leads out of the repository`;
  if (!existsSync(join(ROOT, target))) return `${link}: there is no ${target}`;
  const anchor = link.split('#')[1];
  if (anchor === undefined || !target.endsWith('.md')) return null;
  return readPage(target).anchors.has(anchor) ? null : `${link}: ${target} has no such heading`;
}

describe.each(PAGES)('%s', (page) => {
  test('links to what is there', () => {
    expect(readPage(page).links.flatMap((link) => problemOf(page, link) ?? [])).toEqual([]);
  });

  test('links to this repository by paths, which hold in every copy and version of it', () => {
    // Pictures are different: npm shows README.md without the files beside it.
    const ours = ['blob', 'tree'].map((kind) => `${REPOSITORY}/${kind}/`);
    const absolute = readPage(page).links.filter((link) => ours.some((start) => link.startsWith(start)));
    expect(absolute).toEqual([]);
  });
});

test('a page of docs is in the navigation of the site, once, and the navigation has no other', () => {
  const inDocs = PAGES.filter((page) => /^docs\/[^/]+\.md$/.test(page)).map((page) => posix.basename(page));
  expect(navPages().toSorted()).toEqual(inDocs.toSorted());
});

test('every page of docs is linked from another one', () => {
  const linked = new Set(
    PAGES.flatMap((page) => readPage(page).links.map((link) => [page, link] as const))
      .filter(([, link]) => !isOutside(link))
      .map(([page, link]) => (targetOf(page, link) === page ? '' : targetOf(page, link))),
  );
  const pages = PAGES.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md');
  expect(pages.filter((page) => !linked.has(page))).toEqual([]);
});

test('links, pictures and headings are found wherever Markdown allows them', () => {
  const page = readMarkdown(
    [
      '# A `--b` & *c*: d!',
      '## Twice',
      '## Twice',
      '| [in a table](x.md#y) | `[no link](z.md)` |',
      '<picture><source srcset="dark.png"><img src="light.png" alt=""></picture>',
      '',
      '[by name][1] ![picture](p.png)',
      '',
      '[1]: named.md',
      '```',
      '# no heading [no link](q.md)',
      '```',
    ].join('\n'),
  );
  expect([...page.anchors]).toEqual(['a---b--c-d', 'twice', 'twice-1']);
  expect(page.links.toSorted()).toEqual(['dark.png', 'light.png', 'named.md', 'p.png', 'x.md#y']);
  expect(page.blocks).toEqual([{ language: '', text: '# no heading [no link](q.md)\n' }]);
});

test.each(['ARCHITECTURE.md', 'docs/decisions.md'])('%s names files that there are', (page) => {
  const paths = readPage(page).spans.filter((span) => /^[a-z][\w-]*\/[\w/.-]*$/.test(span));
  expect(paths.length).toBeGreaterThan(10);
  const gone = paths.filter((path) => !existsSync(join(ROOT, 'src', path)) && !existsSync(join(ROOT, path)));
  expect(gone).toEqual([]);
});
