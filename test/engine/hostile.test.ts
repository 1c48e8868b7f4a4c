import { describe, expect, it } from 'vitest';
import { hostileText, repeatedText } from './hostile-text.ts';
import { randomFrom } from '../random.ts';
import { SkippedTexts } from '../../src/engine/skipped-text.ts';
import { readingOf } from '../../src/engine/reading-of.ts';
import { measureFunctions } from '../../src/engine/quality/measure-functions.ts';
import { TokenBuffer } from '../../src/engine/tokenizers/token-buffer.ts';
import { AUTO_DETECT, LANGUAGES } from '../../src/engine/languages/languages.ts';
import { analyse, document } from './programs.ts';
import { seldom, some } from '../suite.ts';

const READABLE = LANGUAGES.filter(({ id }) => id !== AUTO_DETECT);

describe('hostile text', () => {
  it.each(
    some(
      READABLE.map(({ language, id, extensions }) => [language, id, extensions] as const),
      12,
    ),
  )('never breaks the tokenizer of %s, which stays on the lines of the text', (_language, id, extensions) => {
    const random = randomFrom(id);
    for (let round = 0; round < 60; round += 1) {
      const text =
        round % 10 === 0 ? repeatedText(random, 20_000) : hostileText(random, random.integer(5, 400));
      const path = `a.${random.pick(extensions)}`;
      const reading = readingOf(path, text, id);
      const tokens = new TokenBuffer();
      reading?.tokenize(text, tokens);
      expect(reading).toBeDefined();
      const lines = text.split('\n').length;
      let before = 1;
      for (let at = 0; at < tokens.length; at += 1) {
        const line = tokens.lines[at] as number;
        if (line < before || line > lines) {
          throw new Error(
            `line ${line} after ${before} of ${lines} in ${JSON.stringify(text.slice(0, 200))}`,
          );
        }
        before = line;
      }
      for (const { cyclomatic, cognitive, lineEnd } of measureFunctions(
        path,
        reading?.family ?? 'generic',
        text,
        tokens,
      )) {
        expect(cyclomatic).toBeGreaterThanOrEqual(1);
        expect(cognitive).toBeGreaterThanOrEqual(0);
        expect(lineEnd).toBeLessThanOrEqual(lines);
      }
    }
  });

  it.each(['sh', 'rb', 'pl', 'php'])('takes blanks in front of what ends a text at once: %s', (ending) => {
    const text = `x = <<EOS\n${'\u2028'.repeat(300_000)}\nEOS\n`;
    const tokens = new TokenBuffer();
    readingOf(`a.${ending}`, text, AUTO_DETECT)?.tokenize(text, tokens);
    expect(tokens.length).toBeGreaterThan(0);
  });

  it.each([
    ['kt', '"', '${\\"', 5_000],
    ['rb', '"', "#{\\'", 5_000],
    ['swift', '"', '\\(\\"', 5_000],
    ['php', '"', '{$\\"', 5_000],
    ['sql', "'", "\\'abcdefghijk", 50_000],
    ['rs', '', "#[\\'", 50_000],
    ['php', '', '#[', 1_000_000],
    ['cpp', '', 'final ', 50_000],
    ['java', '// <editor-fold desc="Generated Code">\n', '\\"', 50_000],
    [
      'java',
      '// <editor-fold desc="Look and feel">\ntry {\nfor (ALookAndFeelInfo b : c.getInstalledLookAndFeels()) {\nif ("d".equals(e.getName())) {\nf.setLookAndFeel(g());\nbreak;\n}\n}\n}',
      ' catch (h i) {\n  ;; }',
      40,
    ],
    ['awk', '$1 ~ /', '[]a]', 40],
    ['awk', '$1 ~ /', '[^]a]', 40],
    ['ml', '(* ', '"\\', 200_000],
    ['astro', '---\n', '=/[', 50_000],
  ])('with marks that close nothing is read at once: %s %s%s…', (ending, before, marks, count) => {
    const start = process.threadCpuUsage();
    const reading = readingOf(`a.${ending}`, '', AUTO_DETECT);
    reading?.tokenize(before + marks.repeat(count), new TokenBuffer());
    // It took half a minute and more.
    expect(process.threadCpuUsage(start).user / 1e6).toBeLessThan(10);
  });

  it('is told from code at once where each of its signs could go on', () => {
    const text = '→'.repeat(300_000);
    const tokens = new TokenBuffer();
    const reading = readingOf('a.py', text, AUTO_DETECT);
    reading?.tokenize(text, tokens);
    const skipped = new SkippedTexts(true);
    skipped.note('a.py', 'python', text, tokens);
    expect(skipped.files).toMatchObject([{ balance: { code: text.length, strings: 0, skipped: 0 } }]);
  });

  it('is compared without breaking, with shares that stay shares', () => {
    const random = randomFrom(99);
    for (let round = 0; round < 40; round += 1) {
      const documents = Array.from({ length: 9 }, (_, id) =>
        document(id, { 'a.js': hostileText(random, 300), 'b.py': hostileText(random, 300) }),
      );
      const { pairs, submissions } = analyse(
        documents,
        { ai: true, detectBaseCode: true },
        { suspicionFrom: 0 },
      );
      for (const { similarity, matchedSimilarity, suspicion } of pairs) {
        expect(Math.max(similarity, matchedSimilarity, suspicion ?? Infinity)).toBeLessThanOrEqual(100);
      }
      for (const { coverage } of submissions) expect(coverage).toBeLessThanOrEqual(100);
    }
  });

  seldom('that nests without end is read and measured', () => {
    const deep = `class A {\nvoid f() {\n${'if (a) {\n'.repeat(20_000)}${'}\n'.repeat(20_000)}}\n}\n`;
    const [only] = analyse([document(1, { 'A.java': deep })]).submissions;
    expect(only?.quality?.worst[0]?.name).toBe('f');
    const brackets = `x = y + ${'((((((((((\n'.repeat(10_000)}${'))))))))))\n'.repeat(10_000)}`;
    expect(analyse([document(1, { 'a.py': brackets })]).submissions[0]?.tokens).toBeGreaterThan(100_000);
  });
});
