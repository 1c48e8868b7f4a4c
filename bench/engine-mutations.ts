import type { Random } from '../test/random.ts';

export interface Strength {
  /** Chance that dead code follows a statement. */
  readonly deadCode: number;
  /** Chance that a line that can be rewritten is. */
  readonly rewrite: number;
}

/** How strongly each kind of disguise changes a program. */
export const KINDS: Readonly<Record<string, Strength>> = {
  'dead-code': { deadCode: 0.3, rewrite: 0 },
  refactor: { deadCode: 0, rewrite: 0.8 },
  both: { deadCode: 0.3, rewrite: 0.6 },
  heavy: { deadCode: 0.7, rewrite: 0.9 },
};

let serial = 0;

function fresh(random: Random): string {
  serial += 1;
  return `${random.pick(['tmp', 'value', 'aux', 'flag', 'count', 'item'])}${serial}`;
}

function deadCode(random: Random, pool: readonly string[]): string[] {
  const name = fresh(random);
  const other = fresh(random);
  const number = random.integer(1, 999);
  return random.pick<() => string[]>([
    () => [`int ${name} = ${number};`],
    () => [
      `int ${name} = ${number};`,
      `if (${name} > ${number + 1}) {`,
      `${name} = ${name} - ${number};`,
      '}',
    ],
    () => [`for (int ${name} = 0; ${name} < 0; ${name}++) {`, `int ${other} = ${name} * 2;`, '}'],
    () => [`String ${name} = "${other}";`, `${name} = ${name}.trim();`],
    () => [`boolean ${name} = ${number} > 3;`, `if (!${name}) {`, `System.out.println("${other}");`, '}'],
    () => [`double ${name} = Math.sqrt(${number}) + ${number}.5;`],
    () => [`int[] ${name} = new int[${number}];`, `${name}[0] = ${number};`],
    () => ['if (false) {', random.pick(pool), random.pick(pool), '}'],
    () => ['while (false) {', random.pick(pool), '}'],
  ])();
}

function rewriteLine(line: string, random: Random, strength: number): string[] {
  if (random.next() > strength) return [line];
  const declaration = /^(\s*)((?:final\s+)?[A-Za-z_][\w<>[\], ]*\s)(\w+)\s*=\s*([^=].*);\s*$/.exec(line);
  if (declaration !== null && !/^\s*(?:return|public|private|static|protected)/.test(line)) {
    return [`${declaration[1]}${declaration[2]}${declaration[3]};`, `${declaration[3]} = ${declaration[4]};`];
  }
  const step = /^(\s*)(\w+)(\+\+|--);\s*$/.exec(line);
  if (step !== null) {
    const sign = step[3] === '++' ? '+' : '-';
    return [random.pick([`${step[2]} ${sign}= 1;`, `${step[2]} = ${step[2]} ${sign} 1;`])];
  }
  const compound = /^(\s*)([\w.[\]]+)\s*([+*/-])=\s*(.*);\s*$/.exec(line);
  if (compound !== null) return [`${compound[2]} = ${compound[2]} ${compound[3]} (${compound[4]});`];
  const comparison =
    /^(\s*(?:\} else )?if\s*\()\s*([\w.[\]()]+)\s*(<=|>=|<|>|==|!=)\s*([\w.[\]"]+)\s*(\)\s*\{?\s*)$/.exec(
      line,
    );
  if (comparison !== null) {
    const turned: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };
    const sign = comparison[3] as string;
    return [`${comparison[1]}${comparison[4]} ${turned[sign] ?? sign} ${comparison[2]}${comparison[5]}`];
  }
  const print = /^(\s*)System\.out\.print(ln)?\((.+)\);\s*$/.exec(line);
  if (print !== null) {
    const name = fresh(random);
    return [`String ${name} = "" + ${print[3]};`, `System.out.print${print[2] ?? ''}(${name});`];
  }
  const result = /^(\s*)return\s+([^;\w]*\w[^;]*[^\w;][^;]*);\s*$/.exec(line);
  if (result !== null) {
    const name = fresh(random);
    return [`var ${name} = ${result[2]};`, `return ${name};`];
  }
  return [line];
}

/** The same for a language of indented blocks: dead code and rewritten statements, at the indentation of their line. */
function mutateIndented(text: string, random: Random, strength: Strength): string {
  const result: string[] = [];
  let brackets = 0;
  let quoted = false;
  for (const line of text.split(/\r?\n/)) {
    const inside = quoted || brackets > 0;
    if ((line.match(/"""|'''/g) ?? []).length % 2 === 1) quoted = !quoted;
    if (!quoted) brackets = Math.max(0, brackets + line.split(/[([{]/).length - line.split(/[)\]}]/).length);
    const statement = /^(\s+)([^#\s'"@].*[^\s:\\,([{])\s*$/.exec(line);
    if (inside || quoted || brackets > 0 || statement === null) {
      result.push(line);
      continue;
    }
    const [, indent = '', code = ''] = statement;
    const name = fresh(random);
    const step = /^(\w+)\s*([+-])=\s*(.*)$/.exec(code);
    const value = /^return\s+(.*\W.*)$/.exec(code);
    if (step !== null && random.next() < strength.rewrite) {
      result.push(`${indent}${step[1]} = ${step[1]} ${step[2]} (${step[3]})`);
    } else if (value !== null && random.next() < strength.rewrite) {
      result.push(`${indent}${name} = ${value[1]}`, `${indent}return ${name}`);
    } else {
      result.push(line);
    }
    while (
      !/^(?:return|break|continue|raise|pass|import|from)\b/.test(code) &&
      random.next() < strength.deadCode
    ) {
      const other = fresh(random);
      const number = random.integer(1, 999);
      result.push(
        ...random
          .pick([
            [`${other} = ${number}`],
            [`${other} = ${number}`, `if ${other} > ${number + 1}:`, `    ${other} = ${other} - ${number}`],
            [`for ${other} in range(0):`, `    print(${other} * 2)`],
            [`${other} = "${name}".strip()`],
            ['if False:', `    print("${other}")`],
            [`${other} = [0] * ${number}`, `${other}[0] = ${number}`],
            ['while False:', `    ${other} = ${number} + 1`],
          ])
          .map((dead) => indent + dead),
      );
    }
  }
  return result.join('\n');
}

/** `for (a; b; c) {` … `}` becomes `a; while (b) {` … `c; }`. */
function loopsRewritten(lines: readonly string[], random: Random, strength: number): string[] {
  const result = [...lines];
  for (let at = 0; at < result.length; at += 1) {
    const loop = /^\s*for\s*\(([^;:]*);([^;]*);([^;]*)\)\s*\{\s*$/.exec(result[at] ?? '');
    if (loop === null || random.next() > strength) continue;
    let depth = 1;
    let end = at + 1;
    for (; end < result.length && depth > 0; end += 1) {
      depth += (result[end]?.split('{').length ?? 1) - (result[end]?.split('}').length ?? 1);
    }
    result.splice(end - 1, 0, `${loop[3]};`);
    result.splice(at, 1, `${loop[1]};`, `while (${loop[2]}) {`);
  }
  return result;
}

/** A disguised copy of a file, line by line: it reads like the original's language, though it need not compile. */
export function mutate(
  file: string,
  text: string,
  random: Random,
  strength: Strength,
  pool: readonly string[],
): string {
  if (file.endsWith('.py')) return mutateIndented(text, random, strength);
  const lines = loopsRewritten(text.split(/\r?\n/), random, strength.rewrite).flatMap((line) =>
    rewriteLine(line, random, strength.rewrite),
  );
  const result: string[] = [];
  let depth = 0;
  for (const line of lines) {
    result.push(line);
    depth += line.split('{').length - line.split('}').length;
    const statement =
      /;\s*$/.test(line) &&
      !/^\s*(?:return|break|continue|throw|import|package|private|public|static)/.test(line);
    if (statement && depth >= 2) {
      while (random.next() < strength.deadCode) result.push(...deadCode(random, pool));
    }
  }
  return result.join('\n');
}

/** Statements of programs, for dead code to be made of. */
export function statementsOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split(/\r?\n/)).filter((line) => /^\s+[^{}]*;\s*$/.test(line));
}
