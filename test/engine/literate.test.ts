import { expect, it } from 'vitest';
import { literateParts } from '../../src/engine/literate.ts';
import { readDocument } from '../../src/engine/read-document.ts';
import { AUTO_DETECT, languageNamed } from '../../src/engine/languages/languages.ts';
import { guiseProgram } from '../second-look/guises.ts';
import { document } from './programs.ts';

/* R Markdown, Quarto and Sweave: a chunk is read as if it stood in a file of its own language, whatever the prose around it says. */

const R = `total <- function(n) {\n  s <- 0\n  for (i in 1:n) {\n    if (i %% 2 == 0) s <- s + g(i, "even")\n  }\n  s\n}\n`;
const PYTHON = guiseProgram('python', 3);
const OPTIONS = { quality: false, abstracted: false, skipped: true } as const;

const read = (files: Readonly<Record<string, string>>, language = AUTO_DETECT) =>
  readDocument(document(1, files), language, OPTIONS);
const tokensOf = (files: Readonly<Record<string, string>>, language?: number): readonly number[] => [
  ...read(files, language).tokens,
];
const fenced = (head: string, code: string, mark = '```'): string => `${mark}{${head}}\n${code}${mark}\n`;

const PROSE = "I don't know \"why, and `g(x)` isn't (run.\n\n";

it.each([
  ['a plain chunk', 'a.Rmd', fenced('r', R)],
  ['a name and options', 'a.rmd', fenced("r sums, echo=FALSE, fig.cap='it\\'s'", R)],
  ['four marks, with three inside', 'a.qmd', fenced('r', `# \`\`\`\n${R}`, '````')],
  ['tildes', 'a.qmd', fenced('.r', R, '~~~')],
  ['an engine among the options', 'a.Rmd', fenced("python, engine='R'", R)],
  [
    'two chunks',
    'a.Rmd',
    fenced('r', R.slice(0, R.indexOf('  for'))) + PROSE + fenced('r', R.slice(R.indexOf('  for'))),
  ],
  ['Sweave', 'a.Rnw', `<<sums, echo=FALSE>>=\n${R}@ % end\n`],
  ['a quotation', 'a.Rmd', fenced('r', R).replace('```{r}', '> ```{r}')],
])('reads %s as the program in it', (_, path, text) => {
  expect(tokensOf({ [path]: PROSE + text + PROSE })).toEqual(tokensOf({ 'a.R': R }));
});

it('reads each chunk as its language', () => {
  const text = `${PROSE}${fenced('r', R)}It's so.\n${fenced('python', PYTHON)}\n`;
  // Files stand in the order of their paths, the largest part of a document first.
  const apart = tokensOf({ 'a.py': PYTHON, 'b.R': R });
  expect(tokensOf({ 'a.Rmd': text })).toEqual(apart);
  expect(tokensOf({ 'a.qmd': text })).toEqual(apart);
  expect(tokensOf({ 'a.qmd': text }, languageNamed('Python')?.id)).toEqual(tokensOf({ 'a.py': PYTHON }));
  expect(tokensOf({ 'a.qmd': text }, languageNamed('R')?.id)).toEqual(tokensOf({ 'a.R': R }));
});

it('counts lines over the document', () => {
  const { facts } = read({ 'a.Rmd': `it's\n\n${fenced('r', 'x <- 1\ny <- 2\n')}` });
  expect(facts.lines[0]).toBe(4);
});

it.each([
  ['a fence without an engine', `\`\`\`r\n${R}\`\`\`\n`],
  ['an engine of prose', fenced('asis', R)],
  ['an engine that nobody knows', fenced('mystery', R)],
])('keeps %s as text that is looked at once more', (_, text) => {
  const { tokens, skipped } = read({ 'a.Rmd': text });
  expect(tokens).toHaveLength(0);
  const [one] = skipped;
  expect(one?.gaps.map(({ from, to }) => one.text.slice(from, to)).join('')).toContain(R.trim());
});

it('takes each character into one part, and prose for nothing that was not read', () => {
  const text = `${PROSE.repeat(80)}${fenced('r', R)}${PROSE}${fenced('python', PYTHON)}`;
  const parts = literateParts('a.Rmd', text) ?? [];
  expect(parts.map(({ family }) => family)).toEqual(['python', 'r']);
  for (let at = 0; at < text.length; at += 1) {
    if (text[at]?.trim() === '') continue;
    expect(parts.filter((part) => part.text[at] === text[at])).toHaveLength(1);
  }
  const visible = (one: string): number => one.replaceAll(/\s/g, '').length;
  expect(parts.reduce((sum, part) => sum + visible(part.text), 0)).toBe(visible(text));
  // 6,000 characters of prose with a short program are a report, and no program that was not read.
  expect(visible(PROSE.repeat(300))).toBeGreaterThan(6_000);
  expect(read({ 'a.Rmd': PROSE.repeat(300) + fenced('r', 'x <- 1\n') }).facts.isUnreadable).toBe(false);
});

it('tells a chunk of which hardly anything was read', () => {
  const hidden = fenced('r', `x <- "\n${R.repeat(60).replaceAll('"', "'")}`);
  expect(read({ 'a.Rmd': PROSE + hidden }).facts.isUnreadable).toBe(true);
});

it('takes other files as they are', () => {
  expect(literateParts('a.R', R)).toBeUndefined();
  expect(literateParts('a.md', fenced('r', R))).toBeUndefined();
});
