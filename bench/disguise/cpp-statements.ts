import { split, type Token, write } from '../../test/disguise/lexer.ts';
import { toCpp } from './phrases.ts';
import type { Statement } from '../../test/disguise/statement.ts';
import { statements, tokens } from '../../test/disguise/tree.ts';

/** Reading and printing are operators in C++. */
export function cppSimple(head: Token[]): Statement[] {
  const text = write(head);
  if (/\bnew (?:Scanner|BufferedReader|InputStreamReader|PrintWriter)\b/.test(text)) return [];
  const input = /^(.*?)(\w+(?:\[.*\])?) = \w+\.next(?:Int|Long|Double|Line)?\(\)$/.exec(text);
  if (input !== null) {
    const [, type = '', target = ''] = input;
    const declares = type.trim() === '' ? [] : statements('cpp', `${toCpp(type + target)};`);
    return [...declares, ...statements('cpp', `cin >> ${toCpp(target)};`)];
  }
  const output = /^System\.OUT\.(print|println)\(([\s\S]*)\)$/.exec(text);
  if (output !== null) {
    const inside = tokens('java', output[2] ?? '');
    const hasText = inside.some(({ kind }) => kind === 'string');
    const parts = (hasText ? split(inside, '+') : [inside]).filter((part) => part.length > 0);
    const values = parts.map((part) => (part.length === 1 ? toCpp(write(part)) : `(${toCpp(write(part))})`));
    const end = output[1] === 'println' ? ['endl'] : [];
    return statements('cpp', `${['cout', ...values, ...end].join(' << ')};`);
  }
  return statements('cpp', `${toCpp(text)};`);
}
