import type { LanguageFamily } from './language-family.ts';
import type { LexicalRules } from './lexical-rules.ts';
import { PLAIN } from './plain.ts';
import { DOUBLE_LINES } from './quotes.ts';

const RULES: LexicalRules = {
  ...PLAIN,
  tokenizer: 'names',
  lineComments: [],
  blockComments: [{ open: '<!--', close: '-->', nested: false }],
  quotes: [DOUBLE_LINES],
  wordPart: '-',
  operators: '</ />',
};
/** Without `//`, which stands in addresses as well. */
const STYLE_SHEET: LexicalRules = { ...RULES, blockComments: PLAIN.blockComments };

/** Mark-up: words, tags and strings; only comments are known. */
export const MARKUP: LanguageFamily = {
  ...RULES,
  languages: [
    {
      id: 24,
      language: 'XML',
      extensions: ['xml', 'xsd', 'xsl', 'xslt', 'fxml', 'xaml'],
      onlyByName: true,
    },
    { id: 40, language: 'HTML', extensions: ['html', 'htm', 'xhtml'] },
    { id: 110, language: 'CSS', extensions: ['css', 'scss', 'sass', 'less'] },
  ],
  byEnding: { css: STYLE_SHEET, scss: STYLE_SHEET, sass: STYLE_SHEET, less: STYLE_SHEET },
  hasNoAiScore: true,
};
