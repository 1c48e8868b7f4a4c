import { randomFrom, type Random } from '../random.ts';

/** Programs of about 60 lines that have little in common, in several languages: each is made of its own random statements. */

export type Dialect = 'java' | 'c' | 'python' | 'javascript';

export const ENDINGS: Readonly<Record<Dialect, string>> = {
  java: 'java',
  c: 'c',
  python: 'py',
  javascript: 'js',
};

export type Block = readonly Statement[];
type Statement =
  | { readonly kind: 'assign'; readonly to: string; readonly value: string }
  | { readonly kind: 'call'; readonly value: string }
  | { readonly kind: 'if'; readonly test: string; readonly body: Block; readonly otherwise: Block }
  | { readonly kind: 'while'; readonly test: string; readonly body: Block };

/** The functions of a program, before they are written in a language. */
export function variedFunctions(seed: number): readonly { readonly name: string; readonly body: Block }[] {
  const random = randomFrom(seed * 7919 + 1);
  return Array.from({ length: 5 }, (_, at) => ({ name: `f${at}x${seed}`, body: block(random, 3) }));
}

export function variedProgram(dialect: Dialect, seed: number): string {
  const text = variedFunctions(seed)
    .map(({ name, body }) => printed(dialect, name, body))
    .join('\n');
  return dialect === 'java' ? `class Core {\n${text}\n}\n` : text;
}

function block(random: Random, depth: number): Block {
  return Array.from({ length: random.integer(2, 4) }, () => statement(random, depth));
}

function statement(random: Random, depth: number): Statement {
  const kind = random.integer(0, depth > 0 ? 5 : 2);
  if (kind <= 1) return { kind: 'assign', to: name(random), value: expression(random, 3) };
  if (kind === 2) return { kind: 'call', value: call(random, 2) };
  if (kind === 3) return { kind: 'while', test: test(random), body: block(random, depth - 1) };
  return {
    kind: 'if',
    test: test(random),
    body: block(random, depth - 1),
    otherwise: block(random, depth - 1),
  };
}

const name = (random: Random): string => random.pick(['a', 'b', 'count', 'total', 'item', 'rest']);
const test = (random: Random): string =>
  `${expression(random, 1)} ${random.pick(['<', '>', '<=', '>=', '==', '!='])} ${expression(random, 2)}`;

function expression(random: Random, depth: number): string {
  const kind = random.integer(0, depth > 0 ? 5 : 1);
  if (kind === 0) return String(random.integer(1, 99));
  if (kind === 1) return name(random);
  if (kind === 2) return call(random, depth - 1);
  if (kind === 3) return `${name(random)}[${expression(random, depth - 1)}]`;
  const operator = random.pick(['+', '-', '*', '/', '%', '&', '|', '^', '<<', '>>']);
  return `(${expression(random, depth - 1)} ${operator} ${expression(random, depth - 1)})`;
}

function call(random: Random, depth: number): string {
  const args = Array.from({ length: random.integer(0, 3) }, () => expression(random, depth));
  return `${random.pick(['put', 'take', 'find', 'size'])}(${args.join(', ')})`;
}

function printed(dialect: Dialect, fn: string, body: Block): string {
  if (dialect === 'python') return `def ${fn}(a, b):\n${python(body, '    ')}    return total\n`;
  const head = {
    java: `  static int ${fn}(int a, int b) {`,
    c: `int ${fn}(int a, int b) {`,
    javascript: `function ${fn}(a, b) {`,
  }[dialect];
  return `${head}\n${braced(body, '    ')}    return total;\n}\n`;
}

function python(body: Block, indent: string): string {
  return body
    .map((one) => {
      switch (one.kind) {
        case 'assign':
          return `${indent}${one.to} = ${one.value}\n`;
        case 'call':
          return `${indent}${one.value}\n`;
        case 'while':
          return `${indent}while ${one.test}:\n${python(one.body, `${indent}    `)}`;
        case 'if':
          return `${indent}if ${one.test}:\n${python(one.body, `${indent}    `)}${indent}else:\n${python(one.otherwise, `${indent}    `)}`;
      }
    })
    .join('');
}

function braced(body: Block, indent: string): string {
  return body
    .map((one) => {
      switch (one.kind) {
        case 'assign':
          return `${indent}${one.to} = ${one.value};\n`;
        case 'call':
          return `${indent}${one.value};\n`;
        case 'while':
          return `${indent}while (${one.test}) {\n${braced(one.body, `${indent}  `)}${indent}}\n`;
        case 'if':
          return `${indent}if (${one.test}) {\n${braced(one.body, `${indent}  `)}${indent}} else {\n${braced(one.otherwise, `${indent}  `)}${indent}}\n`;
      }
    })
    .join('');
}
