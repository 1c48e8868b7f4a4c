import type { LanguageFamily } from './language-family.ts';
import { SCRIPT } from './plain.ts';

export const PYTHON: LanguageFamily = {
  ...SCRIPT,
  tokenizer: 'python',
  languages: [
    { id: 14, language: 'Python', extensions: ['py', 'pyw', 'pyi', 'pyx', 'pxd', 'ipynb', 'qmd'] },
    { id: 108, language: 'Jupyter Notebook', extensions: ['ipynb'] },
  ],
  words: {
    kept: `if elif else for while break continue return def class lambda try except finally raise with as in is not and or
      pass yield await assert del match case`,
    dropped: 'async global nonlocal',
    constants: 'True False None',
  },
  operators: '== != <= >= += -= *= /= //= %= **= @= &= |= ^= <<= >>= := -> ** // << >> ...',
  interpreter: /python/,
  hasOptionalSemicolons: true,
  runsOutsideFunctions: true,
  evaluates: /\b(?:exec|eval|execfile|runpy|marshal|FunctionType|runsource|os\.system|subprocess)\b/g,
  readsItself:
    /\bexec\s*\([^\n]{0,80}\b(?:open|__doc__|__file__|getsource)\b|\b(?:__doc__|__file__|getsource)\b[^]{0,400}\bexec\s*\(/g,
};
