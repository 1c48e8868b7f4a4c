import { slug } from 'github-slugger';
import { withPolicy } from '../../scripts/site/content-security.ts';
import { withSitePages } from '../../scripts/site/markdown.ts';
import { sidebar } from '../../scripts/site/nav.ts';
import { siteAddress } from '../../scripts/site/site-address.ts';

/* The site is the Markdown files of this folder as they are, readable on GitHub too. Nothing is loaded from elsewhere. */

const address = siteAddress(process.env);
const { base, repository } = address;
const source = `https://github.com/${repository}`;

export default {
  lang: 'en',
  title: 'code-similarity-action',
  description:
    'Checks source code for similarity: between submissions, with earlier years, with AI-written solutions.',
  base,
  outDir: '../build/site',
  cacheDir: 'node_modules/.vitepress',
  cleanUrls: false,
  rewrites: { 'README.md': 'index.md' },
  head: [
    ['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml' }],
    ['meta', { name: 'referrer', content: 'no-referrer' }],
  ],
  markdown: {
    anchor: { slugify: slug },
    config: (parser: Parameters<typeof withSitePages>[0]) => withSitePages(parser, address),
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  transformPageData: (page: { relativePath: string; frontmatter: Record<string, unknown> }) => {
    // Said here, because GitHub would show it as a table above README.md.
    if (page.relativePath === 'index.md') Object.assign(page.frontmatter, { isFirst: true, aside: false });
  },
  transformHtml: (html: string) => withPolicy(html),
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Reading a report', link: '/reading-a-report' },
      { text: 'Operators', link: '/operators' },
      { text: 'Questions', link: '/faq' },
      { text: 'Live demo', link: '/demo' },
    ],
    sidebar: sidebar(),
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: source, ariaLabel: 'The repository on GitHub' }],
    editLink: { pattern: `${source}/edit/main/docs/:path`, text: 'Suggest a change to this page' },
  },
};
