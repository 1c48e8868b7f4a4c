import { type Cursor, endAfter, match, skipLine } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';

export const LUA: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 107, language: 'Lua', extensions: ['lua'] }],
  words: {
    kept: 'if then elseif else end for in while do repeat until break return function goto and or not',
    dropped: 'local',
    constants: 'true false nil',
  },
  lineComments: ['--'],
  blockComments: [],
  operators: '== ~= <= >= .. ... // ::',
  hooks: { '-[': long, '#': (cursor) => cursor.at === 0 && cursor.text.startsWith('#!') && skipLine(cursor) },
  hasOptionalSemicolons: true,
  interpreter: /\blua\b/,
  evaluates: /\bload(?:string)?\b/g,
};

/** Long strings and comments: `[==[ … ]==]`, `--[[ … ]]`. */
function long(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const found = match(cursor, /^(--)?\[(=*)\[/);
  if (found === null) return text.startsWith('--', at) && skipLine(cursor);
  const [all, comment, marks = ''] = found;
  const end = endAfter(text, `]${marks}]`, at + all.length);
  return comment === undefined ? cursor.read('string', end) : cursor.skipTo(end);
}
