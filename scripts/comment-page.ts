/** A comment in Markdown, drawn as GitHub draws one. */
import { HtmlRenderer, Parser } from 'commonmark';

/** GitHub's colours and sizes, as far as a comment of ours needs them. */
const STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1f2328, #f0f6fc); --faint: light-dark(#59636e, #9198a1);
  --page: light-dark(#fff, #0d1117); --line: light-dark(#d1d9e0, #3d444d); --head: light-dark(#f6f8fa, #151b23);
  --link: light-dark(#0969da, #4493f8); --code: light-dark(#818b981f, #656c7633); }
body { margin: 0; padding: 16px; background: var(--page); color: var(--text);
  font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
article { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
header { padding: 8px 16px; background: var(--head); border-bottom: 1px solid var(--line); color: var(--faint); }
header strong { color: var(--text); }
header span { margin-left: 4px; padding: 0 7px; border: 1px solid var(--line); border-radius: 2em; font-size: 12px; }
main { padding: 16px; }
main > :first-child { margin-top: 0; }
h3, h4 { margin: 24px 0 16px; font-size: 1.25em; line-height: 1.25; }
h4 { font-size: 1em; }
p, ul, details { margin: 0 0 16px; }
ul { padding-left: 2em; }
li + li { margin-top: 4px; }
a { color: var(--link); }
code { padding: .2em .4em; border-radius: 6px; background: var(--code); font: 85% ui-monospace, "DejaVu Sans Mono", monospace; }
sub { color: var(--faint); font-size: 75%; }
main > :last-child { margin-bottom: 0; }`;

/** GitHub draws the pictures in a text itself; a browser without a font for them draws boxes. */
const PICTURES: Readonly<Record<string, string>> = {
  '🔎': '<svg width="1em" height="1em" viewBox="0 0 16 16" fill="none" stroke="#0969da" stroke-width="2.2" stroke-linecap="round"><circle cx="6.5" cy="6.5" r="4.6"/><path d="m10 10 4.6 4.6"/></svg>',
};

/** A page with one comment of GitHub's own user for workflows on it, in the `article`. @param markdown its text, which we wrote */
export function commentPage(markdown: string): string {
  const html = new HtmlRenderer().render(new Parser().parse(markdown));
  const drawn = Object.entries(PICTURES).reduce((text, [sign, svg]) => text.replaceAll(sign, svg), html);
  const head = '<strong>github-actions</strong> <span>bot</span> commented now';
  return `<!doctype html><style>${STYLE}</style><article><header>${head}</header><main>${drawn}</main></article>`;
}
