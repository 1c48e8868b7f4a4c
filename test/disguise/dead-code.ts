import { isText, type Language } from './lexer.ts';
import { type Context, eachList } from './program.ts';
import type { Statement } from './statement.ts';
import { statements } from './tree.ts';

/*
 * Code that does nothing for the program: a small grammar of statements over variables of its own. Each language says how
 * it writes them, so that what is added reads like the rest.
 */

type ValueType = 'int' | 'double' | 'string' | 'boolean' | 'list';

interface Dialect {
  declare(type: ValueType, name: string, value: string): string;
  count(name: string, end: string, body: string): string;
  branch(condition: string, body: string, other: string): string;
  print(value: string): string;
  list(size: string): string;
  length(name: string): string;
  step(name: string): string;
  unused(name: string, parameter: string, body: string, result: string): string;
}

function braces(types: Readonly<Record<ValueType, string>>, rest: Partial<Dialect>): Dialect {
  return {
    declare: (type, name, value) => `${types[type]} ${name} = ${value};`,
    count: (name, end, body) => `for (${types.int} ${name} = 0; ${name} < ${end}; ${name}++) { ${body} }`,
    branch: (condition, body, other) =>
      other === '' ? `if (${condition}) { ${body} }` : `if (${condition}) { ${body} } else { ${other} }`,
    print: (value) => `System.out.print(${value});`,
    list: (size) => `new int[${size}]`,
    length: (name) => `${name}.length`,
    step: (name) => `${name}++;`,
    unused: (name, parameter, body, result) =>
      `static int ${name}(int ${parameter}) { ${body} return ${result}; }`,
    ...rest,
  };
}

const indent = (text: string): string => text.replaceAll(/^/gm, '    ');

const DIALECTS: Readonly<Record<Language, Dialect>> = {
  java: braces({ int: 'int', double: 'double', string: 'String', boolean: 'boolean', list: 'int[]' }, {}),
  cpp: braces(
    { int: 'int', double: 'double', string: 'std::string', boolean: 'bool', list: 'std::vector<int>' },
    {
      print: (value) => `std::cerr << ${value};`,
      list: (size) => `std::vector<int>(${size})`,
      length: (name) => `(int)${name}.size()`,
    },
  ),
  csharp: braces(
    { int: 'int', double: 'double', string: 'string', boolean: 'bool', list: 'int[]' },
    { print: (value) => `Console.Error.Write(${value});`, length: (name) => `${name}.Length` },
  ),
  javascript: braces(
    { int: 'let', double: 'let', string: 'let', boolean: 'let', list: 'const' },
    {
      print: (value) => `console.error(${value});`,
      list: (size) => `new Array(${size}).fill(0)`,
      unused: (name, parameter, body, result) =>
        `function ${name}(${parameter}) { ${body} return ${result}; }`,
    },
  ),
  python: {
    declare: (_type, name, value) => `${name} = ${value}`,
    count: (name, end, body) => `for ${name} in range(${end}):\n${indent(body)}`,
    branch: (condition, body, other) =>
      `if ${condition}:\n${indent(body)}${other === '' ? '' : `\nelse:\n${indent(other)}`}`,
    print: (value) => `print(${value}, end='')`,
    list: (size) => `[0] * ${size}`,
    length: (name) => `len(${name})`,
    step: (name) => `${name} += 1`,
    unused: (name, parameter, body, result) =>
      `def ${name}(${parameter}):\n${indent(body)}\n    return ${result}`,
  },
};

class Writer {
  readonly #context: Context;
  readonly #dialect: Dialect;
  readonly #separator: string;
  readonly #end: string;

  constructor(context: Context) {
    this.#context = context;
    this.#dialect = DIALECTS[context.language];
    this.#separator = context.language === 'python' ? '\n' : ' ';
    this.#end = context.language === 'python' ? '' : ';';
  }

  #number(): string {
    return String(this.#context.random.integer(1, 60));
  }

  #sum(name: string): string {
    const { random } = this.#context;
    return random.pick([
      `${name} + ${this.#number()}`,
      `${name} * ${this.#number()} - ${this.#number()}`,
      `(${name} + ${this.#number()}) % ${this.#number()}`,
      `${name} - ${name} % ${this.#number()}`,
    ]);
  }

  /** Statements that work on whole number `name`. */
  #work(name: string, depth: number): string {
    const { random } = this.#context;
    return random.pick<() => string>([
      () => `${name} = ${this.#sum(name)}${this.#end}`,
      () => `${name} += ${this.#number()}${this.#end}`,
      () => this.#dialect.step(name),
      ...(depth > 0
        ? [
            () => this.#dialect.branch(`${name} > ${this.#number()}`, this.#work(name, depth - 1), ''),
            () =>
              this.#dialect.branch(
                `${name} % 2 == 0`,
                this.#work(name, depth - 1),
                this.#work(name, depth - 1),
              ),
            () => this.#dialect.count(this.#context.fresh(), this.#number(), this.#work(name, depth - 1)),
          ]
        : []),
    ])();
  }

  /** One to a few statements. */
  some(): string {
    const { random, fresh } = this.#context;
    const dialect = this.#dialect;
    const join = (...parts: string[]): string => parts.join(this.#separator);
    return random.pick<() => string>([
      () => dialect.declare('int', fresh(), this.#number()),
      () => {
        const name = fresh();
        return join(dialect.declare('int', name, this.#number()), this.#work(name, 2));
      },
      () => {
        const name = fresh();
        return join(dialect.declare('int', name, this.#number()), this.#work(name, 1), this.#work(name, 2));
      },
      () => {
        const [list, at] = [fresh(), fresh()];
        const fill = `${list}[${at}] = ${this.#sum(at)}${this.#end}`;
        return join(
          dialect.declare('list', list, dialect.list(this.#number())),
          dialect.count(at, dialect.length(list), fill),
        );
      },
      () => dialect.declare('double', fresh(), `${this.#number()}.5`),
      () => {
        const [text, flag] = [fresh(), fresh()];
        const isTrue = this.#context.language === 'python' ? 'False' : 'false';
        return join(
          dialect.declare('string', text, `"${fresh()}"`),
          dialect.declare('boolean', flag, isTrue),
          dialect.branch(flag, dialect.print(text), ''),
        );
      },
      () => {
        const name = fresh();
        return join(
          dialect.declare('int', name, this.#number()),
          dialect.branch(`${name} < 0`, dialect.print(name), ''),
        );
      },
    ])();
  }

  unused(): string {
    const { fresh } = this.#context;
    const [name, parameter, local] = [fresh(), fresh(), fresh()];
    const body = [
      this.#dialect.declare('int', local, this.#sum(parameter)),
      this.#work(local, 2),
      this.#work(local, 1),
    ].join(this.#separator);
    return this.#dialect.unused(name, parameter, body, local);
  }
}

/** Whether nothing may follow a statement. */
function leaves({ kind, head }: Statement): boolean {
  return (
    isText(
      head[0],
      'return',
      'break',
      'continue',
      'throw',
      'raise',
      'pass',
      'import',
      'from',
      'package',
      'using',
      'super',
      'this',
      '@',
    ) ||
    head[0]?.kind === 'string' ||
    (kind === 'while' && head.some((token) => isText(token, 'true', 'True', '1'))) ||
    (kind === 'for' && head.some((token, at) => isText(token, ';') && isText(head[at + 1], ';')))
  );
}

/** Statements without effect behind so many of the program's own as `strength` says, and now and then a function. */
export function deadCodeAdded(tree: Statement[], context: Context): void {
  const { language, random, strength } = context;
  const writer = new Writer(context);
  const isScript = language === 'javascript' || language === 'python';
  eachList(tree, language, (list, place) => {
    if (place === 'members') {
      const isType = list.some(({ kind }) => kind === 'function') && !(language === 'cpp' && list !== tree);
      if (
        isType &&
        list.length > 0 &&
        random.next() < strength &&
        language !== 'python' &&
        language !== 'javascript'
      ) {
        const at = list.findLastIndex(({ kind }) => kind === 'function');
        if (language === 'cpp' || list !== tree) list.splice(at, 0, ...statements(language, writer.unused()));
      }
      return;
    }
    if (list.some(({ kind, head }) => kind === 'label' && isText(head[0], 'case', 'default'))) return;
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const statement = list[at] as Statement;
      const isSource =
        isScript && list === tree && (statement.kind === 'function' || statement.kind === 'class');
      if (isSource || leaves(statement)) continue;
      let dead = '';
      while (random.next() < strength && dead.length < 1200) {
        dead += (dead === '' ? '' : '\n') + writer.some();
      }
      if (dead !== '') list.splice(at + 1, 0, ...statements(language, dead));
    }
  });
  for (const statement of allBare(tree)) statement.isBare = false;
}

function allBare(tree: readonly Statement[]): Statement[] {
  return tree.flatMap((each) => [
    ...(each.isBare === true && (each.body?.length ?? 0) > 1 ? [each] : []),
    ...allBare(each.body ?? []),
    ...allBare(each.rest),
  ]);
}
