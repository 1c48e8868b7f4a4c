import { depthAfter, isText, type Token, write } from './lexer.ts';
import { NotRead, simple, type Statement, type StatementKind } from './statement.ts';

interface Line {
  readonly indent: number;
  readonly tokens: Token[];
}

const KINDS: Readonly<Record<string, StatementKind>> = {
  if: 'if',
  for: 'for',
  while: 'while',
  try: 'try',
  with: 'block',
  def: 'function',
  class: 'class',
  async: 'function',
};
const CONTINUED: Readonly<Record<string, StatementKind>> = {
  elif: 'else',
  else: 'else',
  except: 'try',
  finally: 'try',
};

/** Lines as Python counts them: a bracket or a backslash carries a line on. */
function logicalLines(tokens: readonly Token[]): Line[] {
  const lines: Line[] = [];
  let current: Token[] = [];
  let indent = 0;
  let depth = 0;
  let isStart = true;
  const end = (): void => {
    if (current.length > 0) lines.push({ indent, tokens: current });
    current = [];
  };
  for (const token of tokens) {
    if (token.kind === 'space') {
      if (depth === 0 && token.text.includes('\n')) {
        end();
        isStart = true;
      }
      if (isStart) indent = width(token.text.slice(token.text.lastIndexOf('\n') + 1));
    } else if (token.kind !== 'comment') {
      if (isStart && lines.length === 0 && current.length === 0) indent = 0;
      isStart = false;
      depth = depthAfter(depth, token);
      if (depth === 0 && isText(token, ';')) end();
      else current.push(token);
    }
  }
  end();
  return lines;
}

function width(space: string): number {
  let count = 0;
  for (const letter of space) count = letter === '\t' ? (Math.floor(count / 8) + 1) * 8 : count + 1;
  return count;
}

/** Statements of a Python program from its tokens. Throws `NotRead`. */
export function pythonTree(tokens: readonly Token[]): Statement[] {
  const lines = logicalLines(tokens);
  let at = 0;
  const block = (indent: number): Statement[] => {
    const found: Statement[] = [];
    for (let line = lines[at]; line !== undefined && line.indent >= indent; line = lines[at]) {
      if (line.indent > indent) throw new NotRead('an unexpected indentation');
      at += 1;
      const [first] = line.tokens;
      const word = first?.kind === 'word' ? first.text : '';
      const colon = colonOf(line.tokens);
      const kind = KINDS[word] ?? CONTINUED[word];
      if (kind === undefined || colon === -1) {
        if (colon === line.tokens.length - 1 && colon >= 0) {
          throw new NotRead(`a statement that is not known: ${word}`);
        }
        found.push(simple(line.tokens));
        continue;
      }
      const head = line.tokens.slice(0, colon);
      const after = line.tokens.slice(colon + 1);
      const below = lines[at];
      let body: Statement[];
      if (after.length > 0) body = [simple(after)];
      else if (below !== undefined && below.indent > indent) body = block(below.indent);
      else throw new NotRead('a block without statements');
      if (CONTINUED[word] === undefined) found.push({ kind, head, body, rest: [] });
      else attach(found.at(-1), kind, head, body);
    }
    return found;
  };
  const all = block(lines[0]?.indent ?? 0);
  if (at < lines.length) throw new NotRead('an indentation that ends nowhere');
  return all;
}

/** `elif`, `else`, `except`, `finally` belong to the statement before; `elif` becomes an `else` that holds an `if`. */
function attach(owner: Statement | undefined, kind: StatementKind, head: Token[], body: Statement[]): void {
  if (owner === undefined) throw new NotRead('an else without its if');
  let last = owner;
  while (last.kind === 'if' && last.rest[0]?.isBare === true && last.rest[0].body?.[0] !== undefined) {
    last = last.rest[0].body[0];
  }
  if (isText(head[0], 'elif')) {
    const nested: Statement = {
      kind: 'if',
      head: [{ kind: 'word', text: 'if' }, ...head.slice(1)],
      body,
      rest: [],
    };
    last.rest.push({ kind, head: [{ kind: 'word', text: 'else' }], body: [nested], isBare: true, rest: [] });
  } else {
    last.rest.push({ kind, head, body, rest: [] });
  }
}

/** The colon that ends a head: outside of brackets, and not a lambda's. */
function colonOf(tokens: readonly Token[]): number {
  let depth = 0;
  let lambdas = 0;
  for (const [at, token] of tokens.entries()) {
    depth = depthAfter(depth, token);
    if (isText(token, 'lambda')) lambdas += 1;
    if (depth === 0 && isText(token, ':')) {
      if (lambdas === 0) return at;
      lambdas -= 1;
    }
  }
  return -1;
}

/** Writes statements as lines, four spaces a level. */
export function writePython(tree: readonly Statement[], lines: string[], indent: string): void {
  for (const { kind, head, body, rest } of tree) {
    if (head.length === 0 && kind === 'simple') continue;
    lines.push(indent + write(head) + (body === undefined ? '' : ':'));
    if (body !== undefined) writeBody(body, lines, indent);
    for (const next of rest) {
      const [only] = next.body ?? [];
      if (next.isBare === true && next.body?.length === 1 && only?.kind === 'if') {
        const nested: string[] = [];
        writePython([only], nested, indent);
        lines.push(`${indent}el${(nested[0] ?? '').trimStart()}`, ...nested.slice(1));
      } else {
        lines.push(`${indent}${write(next.head)}:`);
        writeBody(next.body ?? [], lines, indent);
      }
    }
  }
}

function writeBody(body: readonly Statement[], lines: string[], indent: string): void {
  const before = lines.length;
  writePython(body, lines, `${indent}    `);
  if (lines.length === before) lines.push(`${indent}    pass`);
}
