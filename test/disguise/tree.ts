import { closing, code, depthAfter, isText, type Language, lex, type Token, write } from './lexer.ts';
import { pythonTree, writePython } from './python-tree.ts';
import { NotRead, simple, type Statement, type StatementKind } from './statement.ts';

const COMPOUND: Readonly<Record<string, StatementKind>> = {
  if: 'if',
  for: 'for',
  foreach: 'for',
  while: 'while',
  switch: 'switch',
  synchronized: 'block',
  lock: 'block',
  catch: 'try',
  with: 'block',
};

/** The statements of a snippet of a language. */
export function statements(language: Language, text: string): Statement[] {
  return parse(text, language);
}

/** A text as tokens without spaces, for building statements. */
export function tokens(language: Language, text: string): Token[] {
  return code(text, language);
}

/** @throws NotRead where brackets do not match or a construct is not known */
export function parse(text: string, language: Language): Statement[] {
  return language === 'python' ? pythonTree(lex(text, language)) : new Reader(code(text, language)).all();
}

/** The statements as a program again. */
export function print(tree: readonly Statement[], language: Language): string {
  const lines: string[] = [];
  if (language === 'python') writePython(tree, lines, '');
  else for (const statement of tree) writeBraces(statement, lines, '');
  return `${lines.join('\n')}\n`;
}

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(all: readonly Token[]) {
    this.#tokens = all;
  }

  all(): Statement[] {
    const found: Statement[] = [];
    while (this.#at < this.#tokens.length) found.push(this.#statement());
    return found;
  }

  #peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#at + ahead];
  }

  #take(): Token {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new NotRead('the program ends too early');
    this.#at += 1;
    return token;
  }

  #parentheses(): Token[] {
    const end = closing(this.#tokens, this.#at);
    if (!isText(this.#peek(), '(') || end === -1) throw new NotRead('a parenthesis is missing');
    const found = this.#tokens.slice(this.#at, end + 1);
    this.#at = end + 1;
    return found;
  }

  #block(): Statement[] {
    this.#take();
    const found: Statement[] = [];
    while (!isText(this.#peek(), '}')) found.push(this.#statement());
    this.#take();
    return found;
  }

  /** What an `if` or a loop holds. */
  #body(): Pick<Statement, 'body' | 'isBare'> {
    return isText(this.#peek(), '{') ? { body: this.#block() } : { body: [this.#statement()], isBare: true };
  }

  #statement(): Statement {
    const first = this.#peek();
    if (first === undefined) throw new NotRead('the program ends too early');
    if (first.kind === 'directive') return { kind: 'directive', head: [this.#take()], rest: [] };
    if (isText(first, '{')) return { kind: 'block', head: [], body: this.#block(), rest: [] };
    if (isText(first, '}')) throw new NotRead('a brace too many');
    if (first.kind === 'word') {
      const kind = COMPOUND[first.text];
      if (kind !== undefined && isText(this.#peek(1), '(')) return this.#compound(kind);
      if (first.text === 'do' && !isText(this.#peek(1), '=')) return this.#do();
      if (first.text === 'try') return this.#try();
      if (first.text === 'case' || (first.text === 'default' && isText(this.#peek(1), ':', '->'))) {
        return this.#label();
      }
      if (/^(?:public|private|protected)$/.test(first.text) && isText(this.#peek(1), ':')) {
        return { kind: 'label', head: [this.#take(), this.#take()].slice(0, 1), rest: [] };
      }
      if (first.text === 'else') throw new NotRead('an else without its if');
    }
    return this.#other();
  }

  #compound(kind: StatementKind): Statement {
    const head = [this.#take(), ...this.#parentheses()];
    if (isText(this.#peek(), ';')) {
      this.#take();
      return { kind, head, body: [], rest: [] };
    }
    const statement: Statement = { kind, head, ...this.#body(), rest: [] };
    if (kind === 'if' && isText(this.#peek(), 'else')) {
      statement.rest.push({ kind: 'else', head: [this.#take()], ...this.#body(), rest: [] });
    }
    return statement;
  }

  #do(): Statement {
    const statement: Statement = { kind: 'do', head: [this.#take()], ...this.#body(), rest: [] };
    statement.rest.push(simple([this.#take(), ...this.#parentheses()]));
    if (isText(this.#peek(), ';')) this.#take();
    return statement;
  }

  #try(): Statement {
    const head = [this.#take(), ...(isText(this.#peek(), '(') ? this.#parentheses() : [])];
    const statement: Statement = { kind: 'try', head, body: this.#block(), rest: [] };
    while (isText(this.#peek(), 'catch', 'finally')) {
      const next = [this.#take(), ...(isText(this.#peek(), '(') ? this.#parentheses() : [])];
      statement.rest.push({ kind: 'try', head: next, body: this.#block(), rest: [] });
    }
    return statement;
  }

  #label(): Statement {
    const head: Token[] = [];
    while (!isText(this.#peek(), ':')) {
      if (isText(this.#peek(), '->', '{', ';')) throw new NotRead('a case with an arrow');
      head.push(this.#take());
    }
    this.#take();
    return { kind: 'label', head, rest: [] };
  }

  /** A declaration, an expression, a function or a type. */
  #other(): Statement {
    const head: Token[] = [];
    let depth = 0;
    for (;;) {
      const token = this.#peek();
      if (token === undefined) return simple(head);
      if (depth === 0 && isText(token, ';')) {
        this.#take();
        return simple(head);
      }
      if (depth === 0 && isText(token, '{')) {
        const kind = blockKind(head);
        if (kind !== undefined) return { kind, head, body: this.#block(), rest: [] };
      }
      if (depth === 0 && isText(token, '}')) return simple(head);
      depth = depthAfter(depth, token);
      head.push(this.#take());
    }
  }
}

/** What a `{` opens behind these tokens; undefined for a value: a list, an object, a function without a name. */
function blockKind(head: readonly Token[]): StatementKind | undefined {
  let depth = 0;
  const outside = head.filter((token) => {
    const was = depth;
    depth = depthAfter(depth, token);
    return was === 0 && depth === 0;
  });
  if (outside.some((token) => isText(token, '=', 'return', 'new', 'enum', '=>', '->', 'throw'))) {
    return undefined;
  }
  if (outside.some((token) => isText(token, 'class', 'interface', 'struct', 'namespace', 'record'))) {
    return 'class';
  }
  if (head.every(({ kind, text }) => kind === 'word' && /^(?:static|unsafe)$/.test(text))) return 'block';
  const isNamed = head[0]?.kind === 'word' || isText(head[0], '@', '~', '[');
  return isNamed && head.some((token) => isText(token, ')')) ? 'function' : undefined;
}

function writeBraces(statement: Statement, lines: string[], indent: string, lead = ''): void {
  const { kind, head, body, isBare, rest } = statement;
  const start = indent + lead + write(head);
  if (kind === 'directive') {
    lines.push(write(head));
  } else if (kind === 'label') {
    lines.push(`${start}:`);
  } else if (body === undefined) {
    lines.push(`${start};`);
  } else {
    const [only] = body;
    if (isBare === true && body.length === 1 && only !== undefined && only.kind === 'if' && kind === 'else') {
      writeBraces(only, lines, indent, `${lead}else `);
    } else if (isBare === true && body.length === 1 && only !== undefined && only.kind !== 'label') {
      lines.push(start);
      writeBraces(only, lines, `${indent}    `);
    } else {
      lines.push(`${start}${start.trim() === '' ? '' : ' '}{`);
      for (const each of body) writeBraces(each, lines, `${indent}    `);
      lines.push(`${indent}}`);
    }
  }
  for (const each of rest) writeBraces(each, lines, indent);
}
