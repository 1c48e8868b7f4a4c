import { posix } from 'node:path';
import { FULL_NAME, SITE_HOST } from '../../src/base/addresses.ts';
import { escapeHtml } from '../../src/base/text/escape.ts';
import type { SiteAddress } from './site-address.ts';

/** A piece of a page as the generator's Markdown parser gives it: changed in place. */
interface Piece {
  type: string;
  tag: string;
  /** The HTML of a piece that is HTML. */
  content: string;
  readonly children: readonly Piece[] | null;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}

/** The part of the generator's Markdown parser that is used here. */
interface MarkdownParser {
  readonly core: {
    readonly ruler: {
      push(
        name: string,
        rule: (state: { tokens: readonly Piece[]; env: { relativePath?: string } }) => void,
      ): void;
    };
  };
}

/**
 * The address on the site of a link that works on GitHub: pages of `docs/` stay relative, files that the site serves beside
 * them stay relative too, everything else of the repository is a link to GitHub.
 * `page` is the page with the link, relative to `docs/`; `blobs` the address of the repository's files.
 */
export function siteLink(link: string, page: string, blobs: string): string {
  if (link.startsWith('#') || /^[a-z][a-z\d+.-]*:/i.test(link)) return link;
  const [path = '', anchor] = link.split('#');
  const target = posix.normalize(posix.join('docs', posix.dirname(page), path));
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (target === 'docs/README.md') return `${posix.join(posix.dirname(path), 'index.md')}${hash}`;
  if (posix.dirname(target) === 'docs' && target.endsWith('.md')) return link;
  return `${blobs}${target.replace(/\/$/, '')}${hash}`;
}

/** HTML of a page whose pictures the generator finds: it takes `images/x.png` for the name of a package. */
export const siteHtml = (html: string): string =>
  html.replaceAll(/\b(src|srcset)="(?![./]|[a-z]+:)/gi, '$1="./');

/** Makes the parser give links by `siteLink`, HTML by `siteHtml`, text and code as they are written, and no heading without words. */
export function withSitePages(parser: MarkdownParser, { blobs, repository }: SiteAddress): void {
  parser.core.ruler.push('site-pages', ({ tokens, env }) => {
    // The first page is README.md in the repository, whatever the site calls it.
    const page = env.relativePath === undefined ? 'README.md' : env.relativePath;
    const visit = (token: Piece): void => {
      const link = token.type === 'link_open' ? token.attrGet('href') : null;
      if (link !== null) token.attrSet('href', siteLink(link, page, blobs));
      if (token.type.startsWith('html_')) token.content = siteHtml(token.content);
      // Whoever reads the site knows whose it is, and can copy what stands there.
      token.content = token.content
        .replaceAll(FULL_NAME, repository)
        .replaceAll(SITE_HOST, `${repository.split('/')[0] ?? ''}.github.io`);
      // Pages are text, no templates: `${{ github.token }}` stays what it is.
      if (token.type === 'code_inline') token.attrSet('v-pre', '');
      if (token.type === 'text' && token.content.includes('{{')) {
        token.type = 'html_inline';
        token.content = escapeHtml(token.content).replaceAll('{', '&#123;');
      }
      for (const child of token.children ?? []) visit(child);
    };
    for (const [at, token] of tokens.entries()) {
      visit(token);
      // A heading of a column needs words; `| | |` has none.
      const end = tokens[at + 2];
      if (token.type !== 'th_open' || tokens[at + 1]?.content !== '' || end === undefined) continue;
      token.tag = 'td';
      end.tag = 'td';
    }
  });
}
