import type { Expression, Module, Program, Routine, Step, Type, WorldLanguage } from './program.ts';

const TYPES: Readonly<Record<'java' | 'cpp', Readonly<Record<Type, string>>>> = {
  java: { int: 'int', ints: 'List<Integer>' },
  cpp: { int: 'int', ints: 'vector<int>' },
};
const EMPTY: Readonly<Record<WorldLanguage, string>> = {
  java: 'new ArrayList<>()',
  cpp: '{}',
  python: '[]',
  javascript: '[]',
};

export interface WrittenFile {
  readonly path: string;
  readonly text: string;
}

/** The files of a program, each with its modules' imports. */
export function write(program: Program, language: WorldLanguage): WrittenFile[] {
  return program.map((module) => {
    const writer = new Writer(language, program, module);
    return { path: fileOf(module.name, language), text: `${writer.module().join('\n')}\n` };
  });
}

function fileOf(module: string, language: WorldLanguage): string {
  const snake = module.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
  if (language === 'java') return `${module}.java`;
  if (language === 'python') return `${snake}.py`;
  return language === 'javascript' ? `${snake.replaceAll('_', '-')}.js` : `${snake}.cpp`;
}

class Writer {
  readonly #language: WorldLanguage;
  readonly #program: Program;
  readonly #module: Module;

  constructor(language: WorldLanguage, program: Program, module: Module) {
    this.#language = language;
    this.#program = program;
    this.#module = module;
  }

  module(): string[] {
    const { header, routines, main } = this.#module;
    const sign = this.#language === 'python' ? '#' : '//';
    const above = header.map((line) => `${sign} ${line}`);
    const own = routines.flatMap((routine) => [...this.#routine(routine), '']);
    const start = main === null ? [] : this.#main(main);
    switch (this.#language) {
      case 'java':
        return [
          ...above,
          'import java.util.ArrayList;',
          'import java.util.List;',
          '',
          `public class ${this.#module.name} {`,
          ...[...own, ...start].map((line) => (line === '' ? line : `    ${line}`)),
          '}',
        ];
      case 'cpp':
        return [
          ...above,
          '#include <iostream>',
          '#include <string>',
          '#include <vector>',
          ...this.#used().map((module) => `#include "${fileOf(module.name, 'cpp')}"`),
          'using namespace std;',
          '',
          ...own,
          ...start,
        ];
      case 'python':
        return [
          ...above,
          ...this.#used().map(
            (module) =>
              `from ${fileOf(module.name, 'python').replace('.py', '')} import ${module.routines.map(({ name }) => name).join(', ')}`,
          ),
          '',
          ...own,
          ...start,
        ];
      case 'javascript':
        return [
          ...above,
          ...this.#used().map(
            (module) =>
              `const { ${module.routines.map(({ name }) => name).join(', ')} } = require('./${fileOf(module.name, 'javascript').replace('.js', '')}');`,
          ),
          '',
          ...own,
          ...start,
          ...(routines.length === 0 || main !== null
            ? []
            : [`module.exports = { ${routines.map(({ name }) => name).join(', ')} };`]),
        ];
    }
  }

  /** Other modules that this one calls. */
  #used(): Module[] {
    const written = JSON.stringify([this.#module.routines, this.#module.main]);
    return this.#program.filter(
      (other) =>
        other !== this.#module &&
        other.routines.some(({ name }) => written.includes(`"is":"call","name":"${name}"`)),
    );
  }

  #main(steps: readonly Step[]): string[] {
    switch (this.#language) {
      case 'java':
        return ['public static void main(String[] args) {', ...this.#steps(steps, 1), '}'];
      case 'cpp':
        return ['int main() {', ...this.#steps(steps, 1), '    return 0;', '}'];
      case 'python':
        return ['def main():', ...this.#steps(steps, 1), '', '', "if __name__ == '__main__':", '    main()'];
      case 'javascript':
        return ['function main() {', ...this.#steps(steps, 1), '}', '', 'main();'];
    }
  }

  #routine({ name, parameters, gives, body }: Routine): string[] {
    const names = parameters.map((each) => each.name).join(', ');
    const head = {
      java: () =>
        `public static ${TYPES.java[gives]} ${name}(${parameters.map((each) => `${TYPES.java[each.type]} ${each.name}`).join(', ')}) {`,
      cpp: () =>
        `${TYPES.cpp[gives]} ${name}(${parameters.map((each) => `${TYPES.cpp[each.type]} ${each.name}`).join(', ')}) {`,
      python: () => `def ${name}(${names}):`,
      javascript: () => `function ${name}(${names}) {`,
    }[this.#language]();
    return [head, ...this.#steps(body, 1), ...(this.#language === 'python' ? [] : ['}'])];
  }

  #steps(steps: readonly Step[], depth: number): string[] {
    const margin = '    '.repeat(depth);
    if (steps.length === 0 && this.#language === 'python') return [`${margin}pass`];
    return steps.flatMap((step) => this.#step(step).map((line) => margin + line));
  }

  #block(head: string, body: readonly Step[], tail = '}'): string[] {
    const isPython = this.#language === 'python';
    const inner = this.#steps(body, 1);
    return isPython ? [`${head}:`, ...inner] : [`${head} {`, ...inner, tail];
  }

  #step(step: Step): string[] {
    const language = this.#language;
    const end = language === 'python' ? '' : ';';
    const bare = language === 'python';
    switch (step.is) {
      case 'declare': {
        const value = step.value === null ? EMPTY[language] : this.#expression(step.value);
        const word = language === 'javascript' ? (step.value === null ? 'const ' : 'let ') : '';
        const type = language === 'java' || language === 'cpp' ? `${TYPES[language][step.type]} ` : '';
        return [`${word}${type}${step.name} = ${value}${end}`];
      }
      case 'set':
        return [`${step.name} ${step.sign} ${this.#expression(step.value)}${end}`];
      case 'add': {
        const method = { java: 'add', cpp: 'push_back', python: 'append', javascript: 'push' }[language];
        return [`${step.list}.${method}(${this.#expression(step.value)})${end}`];
      }
      case 'print':
        return [this.#print(step.parts)];
      case 'if': {
        const condition = this.#expression(step.condition);
        const body = this.#block(bare ? `if ${condition}` : `if (${condition})`, step.body);
        if (step.otherwise.length === 0) return body;
        return bare
          ? [...body, ...this.#block('else', step.otherwise)]
          : [...body.slice(0, -1), ...this.#block('} else', step.otherwise)];
      }
      case 'each':
        return this.#block(this.#eachHead(step.name, step.type, step.list), step.body);
      case 'count': {
        const to = this.#expression(step.to);
        if (bare) return this.#block(`for ${step.name} in range(${to})`, step.body);
        const word = language === 'javascript' ? 'let' : 'int';
        return this.#block(`for (${word} ${step.name} = 0; ${step.name} < ${to}; ${step.name}++)`, step.body);
      }
      case 'while': {
        const condition = this.#expression(step.condition);
        return this.#block(bare ? `while ${condition}` : `while (${condition})`, step.body);
      }
      case 'give':
        return [`return ${this.#expression(step.value)}${end}`];
      case 'remark':
        return [`${bare ? '#' : '//'} ${step.text}`];
    }
  }

  #eachHead(item: string, type: Type, list: string): string {
    return {
      java: `for (${TYPES.java[type]} ${item} : ${list})`,
      cpp: `for (${TYPES.cpp[type]} ${item} : ${list})`,
      python: `for ${item} in ${list}`,
      javascript: `for (const ${item} of ${list})`,
    }[this.#language];
  }

  #print(parts: readonly Expression[]): string {
    const all = parts.map((part) => this.#expression(part));
    return {
      java: `System.out.println(${all.join(' + " " + ')});`,
      cpp: `cout << ${all.join(' << " " << ')} << endl;`,
      python: `print(${all.join(', ')})`,
      javascript: `console.log(${all.join(', ')});`,
    }[this.#language];
  }

  #expression(expression: Expression): string {
    const language = this.#language;
    switch (expression.is) {
      case 'number':
        return String(expression.value);
      case 'text':
        return language === 'javascript' || language === 'python'
          ? `'${expression.value}'`
          : `"${expression.value}"`;
      case 'name':
        return expression.name;
      case 'operation':
        return `${this.#expression(expression.left)} ${expression.sign} ${this.#expression(expression.right)}`;
      case 'call': {
        const owner = this.#program.find(({ routines }) =>
          routines.some(({ name }) => name === expression.name),
        );
        const prefix =
          language === 'java' && owner !== undefined && owner !== this.#module ? `${owner.name}.` : '';
        return `${prefix}${expression.name}(${expression.given.map((each) => this.#expression(each)).join(', ')})`;
      }
      case 'size':
        if (language === 'python') return `len(${expression.of})`;
        if (language === 'javascript') return `${expression.of}.length`;
        return `${expression.of}.size()`;
      case 'item': {
        const at = this.#expression(expression.at);
        return language === 'java' ? `${expression.of}.get(${at})` : `${expression.of}[${at}]`;
      }
    }
  }
}
