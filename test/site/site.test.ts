import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brokenLinks } from '../../scripts/site/broken-links.ts';
import { withPolicy } from '../../scripts/site/content-security.ts';
import { siteHtml, siteLink, withSitePages } from '../../scripts/site/markdown.ts';
import { sidebar } from '../../scripts/site/nav.ts';
import { siteAddress } from '../../scripts/site/site-address.ts';
import { FULL_NAME, REPOSITORY, SITE_HOST } from '../../src/base/addresses.ts';

const BLOBS = `${REPOSITORY}/blob/main/`;

test.each([
  ['scans.md#the-state', 'scans.md#the-state'],
  ['#here', '#here'],
  ['https://example.org/x.md', 'https://example.org/x.md'],
  ['README.md', 'index.md'],
  ['README.md#top', 'index.md#top'],
  ['../README.md#outputs', `${BLOBS}README.md#outputs`],
  ['../examples/sample-class', `${BLOBS}examples/sample-class`],
  ['../examples/', `${BLOBS}examples`],
  ['openapi.json', `${BLOBS}docs/openapi.json`],
])('%s of a page is %s on the site', (link, expected) => {
  expect(siteLink(link, 'report.md', BLOBS)).toBe(expected);
});

test('pictures in HTML are files beside the page', () => {
  expect(siteHtml('<img src="images/a.png"><source srcset="images/b.png"><img src="https://x/c.png">')).toBe(
    '<img src="./images/a.png"><source srcset="./images/b.png"><img src="https://x/c.png">',
  );
});

test('a page is text, with links of the site and columns that have names or no heading', () => {
  type Rule = Parameters<Parameters<typeof withSitePages>[0]['core']['ruler']['push']>[1];
  type Token = Parameters<Rule>[0]['tokens'][number];
  const attributes = new Map<string, string>([['href', '../LICENSE']]);
  const token = (type: string, content = '', children: readonly Token[] | null = null): Token => ({
    type,
    tag: type.startsWith('th_') ? 'th' : '',
    content,
    children,
    attrGet: (name) => attributes.get(name) ?? null,
    attrSet: (name, value) => void attributes.set(name, value),
  });
  const tokens = [
    token('inline', 'x', [
      token('link_open'),
      token('code_inline', '${{ x }}'),
      token('text', '{{<b> & {{{'),
    ]),
    token('th_open'),
    token('inline'),
    token('th_close'),
    token('th_open'),
    token('inline', 'name'),
    token('th_close'),
    token('html_block', '<img src="a.png">'),
    token('fence', `uses: ${FULL_NAME}@v1 # https://${SITE_HOST}/x`),
  ];
  withSitePages(
    { core: { ruler: { push: (_, rule) => rule({ tokens, env: { relativePath: 'a.md' } }) } } },
    { repository: 'a/b', base: '/b/', blobs: BLOBS },
  );
  expect(Object.fromEntries(attributes)).toEqual({ href: `${BLOBS}LICENSE`, 'v-pre': '' });
  expect(tokens.map(({ tag }) => tag)).toEqual(['', 'td', '', 'td', 'th', '', 'th', '', '']);
  // The generator's templates begin with two braces, and are not looked for in entities.
  expect(tokens[0]?.children?.at(-1)).toMatchObject({
    type: 'html_inline',
    content: '&#123;&#123;&lt;b&gt; &amp; &#123;&#123;&#123;',
  });
  expect(tokens.at(-2)?.content).toBe('<img src="./a.png">');
  expect(tokens.at(-1)?.content).toBe('uses: a/b@v1 # https://a.github.io/x');
});

test('the site is where GitHub serves that of a project, unless it is told another place', () => {
  expect(siteAddress({})).toMatchObject({ base: '/code-similarity-action/', blobs: BLOBS });
  expect(siteAddress({ GITHUB_REPOSITORY: 'a/b', SITE_BASE: '' })).toEqual({
    repository: 'a/b',
    base: '/b/',
    blobs: 'https://github.com/a/b/blob/main/',
  });
  expect(siteAddress({ GITHUB_REPOSITORY: 'a/b', SITE_BASE: '/' }).base).toBe('/');
});

test('the sidebar has the pages by their addresses', () => {
  const links = sidebar().flatMap(({ items }) => items.map(({ link }) => link));
  expect(links).toContain('/start');
  expect(links.filter((link) => link.endsWith('.md'))).toEqual([]);
});

test('only scripts of the page itself may run', () => {
  const script = 'document.title = "x"';
  const html = withPolicy(`<head><script>${script}</script><script src="/a.js"></script></head>`);
  const policy = /content="([^"]*)"/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('https:');
});

describe('links of a built site', () => {
  let site: string;
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'code-similarity-site-'));
  });
  afterEach(() => {
    rmSync(site, { recursive: true, force: true });
  });

  test('lead to files and headings, or are told', () => {
    mkdirSync(join(site, 'demo'));
    writeFileSync(join(site, 'demo', 'page.html'), '<a href="/nowhere">not ours to read</a>');
    writeFileSync(join(site, 'style.css'), '');
    writeFileSync(
      join(site, 'index.html'),
      '<link href="/base/style.css"><h2 id="a-b">x</h2><a href="#a-b"></a><a href="./other.html#c&amp;d"></a>' +
        '<a href="https://example.org"></a><a href="/base/"></a><script>"<a href=\'/x\'>"</script>',
    );
    writeFileSync(
      join(site, 'other.html'),
      '<h2 id="c&amp;d"></h2><a href="./index.html#b"></a><a href="/base/gone.html"></a><a href="/style.css"></a><a href="./demo"></a>',
    );
    const { pages, links, broken } = brokenLinks(site, '/base/');
    expect({ pages, links }).toEqual({ pages: 2, links: 9 });
    expect(broken).toEqual([
      'other.html: ./index.html#b: index.html has no such heading',
      'other.html: /base/gone.html: there is no gone.html',
      'other.html: /style.css: is outside of the site',
      'other.html: ./demo: there is no demo',
    ]);
  });
});
