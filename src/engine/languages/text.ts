import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';

const PROSE = ['txt', 'md', 'tex', 'rst'];

export const TEXT: LanguageFamily = {
  ...PLAIN,
  tokenizer: 'words',
  lineComments: [],
  blockComments: [],
  languages: [
    { id: 41, language: 'Text', extensions: PROSE, onlyByName: true },
    { id: 42, language: 'Plain Text', extensions: PROSE, onlyByName: true },
  ],
  hasNoAiScore: true,
};
