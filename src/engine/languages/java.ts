import { annotation } from './annotation.ts';
import { BEFORE_WORD } from './contextual.ts';
import { withoutForms } from './form-editor.ts';
import type { LanguageFamily } from './language-family.ts';
import { C_CONTROL, NUMERIC_TYPES, PLAIN } from './plain.ts';
import { DOUBLE, DOUBLE_LINES, SINGLE } from './quotes.ts';

export const JAVA: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 13, language: 'Java', extensions: ['java', 'pde'] }],
  words: {
    kept: `${C_CONTROL} try catch finally throw throws new class interface enum record instanceof
      super this extends implements assert yield synchronized`,
    dropped: 'public private protected static final abstract native strictfp transient volatile sealed',
    types: `${NUMERIC_TYPES} var`,
    constants: 'true false null',
  },
  contextual: [['record sealed yield', BEFORE_WORD]],
  quotes: [{ ...DOUBLE_LINES, open: '"""', close: '"""' }, DOUBLE, SINGLE],
  numbersMayEndInPoint: true,
  wordStart: '$',
  wordPart: '$',
  leftOut: { semicolon: 'import package' },
  hooks: { '@': annotation },
  prepare: withoutForms,
  hasBraces: true,
  hasBareBranches: true,
  escapes: 'everywhere',
  evaluates: /\bScriptEngine|\bdefineClass\b|\bToolProvider\b|\bgetRuntime\b|\bProcessBuilder\b/g,
};
