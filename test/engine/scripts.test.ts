import { describe, expect, it } from 'vitest';
import { comparedTokensOf, linesOf } from './tokens-of.ts';

/* What browsers, Vue, Svelte and Astro find in each was tried with parse5, @vue/compiler-sfc, svelte and @astrojs/compiler. */

describe('scripts are found where browsers and compilers find them', () => {
  it.each([
    ['a comment names the tag', '<!-- Link your <script> here -->\n<script>f(); let a = b;</script>'],
    ['comments of every length', '<!--><script>f(); let a = b;</script><!---->'],
    ['a comment that an attribute begins', '<p title="<!--"><script>x-->0</script>', 'x-->0'],
    ['a comment that is not closed', '<!-- <script> a b', ''],
    ['a comment in the script', '<script>\n<!--\nf(); let a = b;\n//--></script>'],
    ['a tag in that', '<script>\n<!-- <script> </script>\nf(); let a = b;\n//--></script>'],
    ['a tag behind that', "<script>\n<!-- -->\nf('<script >');</script>g", "f('');"],
    ['what is commented out', '<!-- <script>f(); let a = b;</script> -->'],
    ['what stands in values', '<script a="b>c" d = \'>\' e=f>f(); let a = b;</script>'],
    ['a long tag', `<script a="${'a'.repeat(600)}">f(); let a = b;</script>`],
    ['a value without an end', '<script a="b>f(); let a = b;</script>'],
    ['a tag of another name', '<script-a></script-a><script>f(); let a = b;</script>'],
    ['an end with more in it', '<script>f();</script a>g<script>let a = b;</script >', 'f(); ; let a = b;'],
    ['a tag that ends itself', '<script src="a"/>\n<script>f(); let a = b;</script>', '; f(); let a = b;'],
  ])('%s', (_what, text, code = 'f(); let a = b;') => {
    for (const name of ['a.html', 'a.vue', 'a.svelte', 'a.astro']) {
      expect(comparedTokensOf(name, text), name).toBe(comparedTokensOf('a.js', code));
    }
  });

  it('a comment says nothing of the script behind it', () => {
    const text = '<!-- <script lang="tsx"> --><script>const g = <T>(a) => { f(); };\nlet a = b;</script>';
    expect(comparedTokensOf('a.vue', text)).toBe(
      comparedTokensOf('a.js', 'const g = (a) => { f(); };\nlet a = b;'),
    );
  });

  it.each([
    ['a string', '---\nf("---"); let a = \'---\';\n---', 'f(""); let a = "";'],
    ['a string on lines', '---\nf(`\n---\n`); let a = b;\n---', 'f(``); let a = b;'],
    ['a comment', '---\n/*\n---\n*/ // it\'s ---\nf(); let a = b;\n---\n{"}"}'],
    ['a pattern', '---\nf(/`[/"]/); let a = b;\n---\n<p>`---</p>', 'f(/a/); let a = b;'],
    ['an end in the line', '--- f(); let a = b; ---\n<p>---</p>'],
    ['an end that is indented', '---\nf(); let a = b;\n  ---\n<p/>'],
    ['no end', '---\nf(); let a = b;\n'],
    ['a comment before it', '<!-- --- -->\n---\nf(); let a = b;\n---\n'],
    ['a division by what it counts down', '---\nf(); let a = b---c;', 'f(); let a = b'],
    ['a tag before it', '<p>a</p>---\nf(); let a = b;\n---\n', ''],
    ['an expression before it', '{a}---\nf(); let a = b;\n---\n', ''],
    ['a script behind it', '---\nf()\n---\n<script>let a = b</script>', 'f(); let a = b'],
  ])('of Astro beside %s', (_what, text, code = 'f(); let a = b;') => {
    expect(comparedTokensOf('a.astro', text)).toBe(comparedTokensOf('a.js', code));
  });

  it('on their lines', () => {
    const text = '<!-- <script>\n-->\n<script a="\n">\nf();</script\n>\n<script>\ng();</script>';
    expect(linesOf('a.html', text)).toEqual([5, 5, 5, 5, 5, 8, 8, 8, 8, 8]);
    expect(linesOf('a.astro', '<!--\n-->\n---\nf(`\n---`);\n\n---\n<script>\ng();</script>')).toEqual([
      4, 4, 4, 5, 5, 9, 9, 9, 9, 9,
    ]);
  });
});
