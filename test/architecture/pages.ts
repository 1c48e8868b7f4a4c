import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Node, Parser } from 'commonmark';

/* Every page of Markdown that people read in this repository, taken apart by a parser of Markdown. */

/** The folder of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** Made by programs, other people's (`test`), or what students of the sample class handed in. */
const NOT_READ = new Set(
  'node_modules dist build coverage .git web-dist similarity-report submissions test .stryker-tmp'.split(' '),
);

function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_READ.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pagesBelow(path);
    return entry.name.endsWith('.md') ? [relative(ROOT, path).split(sep).join('/')] : [];
  });
}

/** Paths from the root of the repository, with `/` between their parts. */
export const PAGES: readonly string[] = pagesBelow(ROOT).toSorted();

interface PageBlock {
  /** The words behind the fence, as in `yaml`; '' where there are none. */
  readonly language: string;
  readonly text: string;
}

interface ReadPage {
  /** Addresses of links and pictures, those in HTML too, as they are written. */
  readonly links: readonly string[];
  /** Where GitHub puts the headings. */
  readonly anchors: ReadonlySet<string>;
  readonly blocks: readonly PageBlock[];
  /** What stands between backticks in running text. */
  readonly spans: readonly string[];
}

/** The words of a heading as a reader sees them. */
function wordsOf(heading: Node): string {
  const words: string[] = [];
  const walker = heading.walker();
  for (let event = walker.next(); event !== null; event = walker.next()) {
    if (event.node.type === 'text' || event.node.type === 'code') words.push(event.node.literal ?? '');
  }
  return words.join('');
}

/** GitHub's name for a heading: lower case, without punctuation, blanks as hyphens; the second of a kind has a number. */
export function anchorOf(words: string, taken: ReadonlySet<string> = new Set()): string {
  const slug = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
  let anchor = slug;
  for (let again = 1; taken.has(anchor); again += 1) anchor = `${slug}-${again}`;
  return anchor;
}

function linksOfHtml(html: string): readonly string[] {
  return [...html.matchAll(/\b(?:src|href|srcset)="([^"]+)"/g)].map(([, link = '']) => link);
}

/** Takes a text of Markdown apart. */
export function readMarkdown(text: string): ReadPage {
  const links: string[] = [];
  const anchors = new Set<string>();
  const blocks: PageBlock[] = [];
  const spans: string[] = [];
  // A row of a table is a paragraph to this parser, in which GitHub's `\|` in code would stay as it is.
  const walker = new Parser().parse(text.replaceAll('\\|', '|')).walker();
  for (let event = walker.next(); event !== null; event = walker.next()) {
    const { node, entering } = event;
    if (!entering) continue;
    if (node.type === 'link' || node.type === 'image') links.push(node.destination ?? '');
    if (node.type === 'html_inline' || node.type === 'html_block') {
      const html = node.literal ?? '';
      links.push(...linksOfHtml(html));
      for (const [, id = ''] of html.matchAll(/\b(?:id|name)="([^"]+)"/g)) anchors.add(id);
    }
    if (node.type === 'heading') anchors.add(anchorOf(wordsOf(node), anchors));
    if (node.type === 'code_block') blocks.push({ language: node.info ?? '', text: node.literal ?? '' });
    if (node.type === 'code') spans.push(node.literal ?? '');
  }
  return { links, anchors, blocks, spans };
}

const pages = new Map<string, ReadPage>();

/** A page of `PAGES`, taken apart once. */
export function readPage(page: string): ReadPage {
  const known = pages.get(page) ?? readMarkdown(readFileSync(join(ROOT, page), 'utf8'));
  pages.set(page, known);
  return known;
}
