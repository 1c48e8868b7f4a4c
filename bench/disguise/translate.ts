import { closing, isText, type Language, split, type Token, write } from '../../test/disguise/lexer.ts';
import { declarationOf, mapTokens, parameterName, signatureOf } from '../../test/disguise/program.ts';
import { NotRead, simple, type Statement } from '../../test/disguise/statement.ts';
import { parse, print, statements, tokens } from '../../test/disguise/tree.ts';
import { cppSimple } from './cpp-statements.ts';
import { toCpp, toCsharp, toJavaScript, toPython, toPythonHead } from './phrases.ts';

/*
 * Java programs as programs of another language, statement by statement: the structure that a person gave a program stays, so that a
 * class of independent programs stays one. It need not do the same; it has to compile or to parse.
 */

type Target = Exclude<Language, 'java'>;

/** Classes that contestants bring along to read numbers with. */
const BROUGHT_ALONG = /Reader|Scanner|Input|Fast|IO|Writer|Output|Parser|^FS$/;

const DROPPED =
  /^(?:public|private|protected|final|static|synchronized|abstract|native|strictfp|transient|volatile)$/;

/** A head without modifiers, annotations and `throws`. */
function bare(head: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < head.length; at += 1) {
    const token = head[at] as Token;
    if (isText(token, '@')) {
      at += isText(head[at + 2], '(') ? closing(head, at + 2) - at : 1;
    } else if (isText(token, 'throws')) {
      break;
    } else if (token.kind !== 'word' || !DROPPED.test(token.text)) {
      kept.push(token);
    }
  }
  return kept;
}

function isMain({ kind, head }: Statement): boolean {
  return kind === 'function' && signatureOf(head)?.name === 'main';
}

const PHRASES: Readonly<Record<Target, (text: string) => string>> = {
  javascript: toJavaScript,
  python: toPython,
  cpp: toCpp,
  csharp: toCsharp,
};

class Translator {
  readonly #to: Target;

  constructor(to: Target) {
    this.#to = to;
  }

  readonly #phrase = (head: readonly Token[]): string => PHRASES[this.#to](write(head));

  program(tree: readonly Statement[]): Statement[] {
    const found = tree.filter(({ kind }) => kind === 'class');
    const lead: Record<Target, string> = {
      cpp: '#include <iostream>\n#include <vector>\n#include <string>\n#include <map>\n#include <set>\n#include <algorithm>\nusing namespace std;',
      csharp: 'using System;\nusing System.Collections.Generic;\nusing System.Linq;',
      javascript: '',
      python: '',
    };
    const body = found.flatMap((type) => this.#type(type));
    const ordered =
      this.#to === 'cpp'
        ? [
            ...body.filter(({ kind }) => kind === 'class').flatMap((each) => [each, simple([])]),
            ...body.filter(({ kind, head }) => kind === 'simple' && head.length > 0),
            ...body
              .filter((each) => each.kind === 'function' && !isText(each.head[1], 'main'))
              .map(({ head }): Statement => ({ kind: 'simple', head, rest: [] })),
            ...body.filter(({ kind }) => kind === 'function'),
          ]
        : body;
    return [...statements(this.#to, lead[this.#to]), ...ordered, ...this.#start(found)];
  }

  #start(types: readonly Statement[]): Statement[] {
    if (!types.some(({ body }) => body?.some(isMain))) throw new NotRead('a program without main');
    if (this.#to === 'javascript') return statements('javascript', 'main();');
    return this.#to === 'python' ? statements('python', "if __name__ == '__main__':\n    main()") : [];
  }

  /** A type; the one with main is no type where the language needs none, and what it holds stands outside. */
  #type(type: Statement): Statement[] {
    const body = type.body ?? [];
    const head = bare(type.head);
    if (!isText(head[0], 'class')) throw new NotRead('a type that is no class');
    const name = head[1]?.text ?? '';
    const inner = body.filter(({ kind }) => kind === 'class').flatMap((each) => this.#type(each));
    const members = body.filter(({ kind }) => kind !== 'class');
    if (BROUGHT_ALONG.test(name) && !body.some(isMain)) return inner;
    if (this.#to === 'csharp') {
      return [
        {
          kind: 'class',
          head: tokens('csharp', this.#phrase(head)),
          body: [...inner, ...members.flatMap((each) => this.#member(each, name, true))],
          rest: [],
        },
      ];
    }
    if (body.some(isMain)) return [...inner, ...members.flatMap((each) => this.#member(each, name, false))];
    const own = members.flatMap((each) => this.#member(each, name, true));
    if (this.#to === 'cpp') {
      const made: Statement = { kind: 'class', head: tokens('cpp', `struct ${name}`), body: own, rest: [] };
      return [...inner, made];
    }
    return [...inner, { kind: 'class', head: tokens(this.#to, `class ${name}`), body: own, rest: [] }];
  }

  #member(member: Statement, type: string, isInType: boolean): Statement[] {
    const { kind, head, body } = member;
    if (kind === 'block') return isInType ? [] : this.list(body ?? []);
    if (kind === 'simple') {
      if (head.length === 0) return [];
      if (this.#to === 'csharp') {
        const isStatic = head.some((token) => isText(token, 'static'));
        return statements('csharp', `${isStatic ? 'static ' : ''}${this.#phrase(bare(head))};`);
      }
      if (!isInType || this.#to === 'cpp' || this.#to === 'python') {
        return this.one({ ...member, head: bare(head) });
      }
      const declared = declarationOf(bare(head), 'java');
      return (declared?.variables ?? []).flatMap(({ name, value }) =>
        statements('javascript', value === undefined ? `${name};` : `${name} = ${this.#phrase(value)};`),
      );
    }
    if (kind !== 'function') throw new NotRead('a member that is not known');
    const plain = bare(head);
    const signature = signatureOf(plain);
    if (signature === undefined) throw new NotRead('a function without a name');
    const made = this.#heading(plain, signature, type, isInType, head);
    return [{ kind: 'function', head: tokens(this.#to, made), body: this.list(body ?? []), rest: [] }];
  }

  #heading(
    head: readonly Token[],
    { name, at, parameters }: { readonly name: string; readonly at: number; readonly parameters: Token[][] },
    type: string,
    isInType: boolean,
    whole: readonly Token[],
  ): string {
    const names = parameters.map(
      (each) =>
        parameterName(
          each.filter((token) => !isText(token, '[', ']')),
          'java',
        ) ?? '',
    );
    const given = head.slice(0, at);
    const isConstructor = name === type && given.length === 0;
    switch (this.#to) {
      case 'javascript':
        return `${isInType ? '' : 'function '}${isConstructor ? 'constructor' : name}(${name === 'main' ? '' : names.join(', ')})`;
      case 'python':
        return `def ${isConstructor ? '__init__' : name}(${[...(isInType ? ['self'] : []), ...(name === 'main' ? [] : names)].join(', ')})`;
      case 'cpp': {
        if (name === 'main' && !isInType) return 'int main()';
        const list = parameters.map((each) =>
          toCpp(write(each)).replace(/^(vector<.*>|map<.*>|set<.*>) (\w+)$/, '$1 &$2'),
        );
        return `${toCpp(write(given))} ${name}(${list.join(', ')})`;
      }
      case 'csharp': {
        const isStatic = whole.some((token) => isText(token, 'static'));
        const called = name === 'main' ? 'Main' : name;
        return `public ${isStatic ? 'static ' : ''}${toCsharp(write(given))} ${called}(${parameters.map((each) => toCsharp(write(each))).join(', ')})`;
      }
    }
  }

  list(list: readonly Statement[]): Statement[] {
    return list.flatMap((each) => this.one(each));
  }

  /** One statement as one or more. */
  one(statement: Statement): Statement[] {
    const { kind, head, body, rest } = statement;
    if (kind === 'simple') return this.#simple(bare(head));
    if (this.#to === 'python') return this.#python(statement);
    if (kind === 'class' || kind === 'function') throw new NotRead('a type inside of a function');
    const inner = body === undefined ? undefined : this.list(body);
    const isBare = statement.isBare === true && inner?.length === 1;
    const made: Statement = {
      kind,
      head: tokens(this.#to, this.#phrase(this.#control(kind, head))),
      ...(inner === undefined ? {} : { body: inner, isBare }),
      rest:
        kind === 'do'
          ? rest.map((each) => ({ ...each, head: tokens(this.#to, this.#phrase(each.head)) }))
          : rest.flatMap((each) => this.one(each)),
    };
    return [made];
  }

  #control(kind: Statement['kind'], head: Token[]): Token[] {
    if (kind === 'try' && isText(head[0], 'try') && head.length > 1) {
      throw new NotRead('a try with resources');
    }
    if (kind === 'try' && isText(head[0], 'catch')) {
      const name = head.at(-2)?.text ?? 'e';
      const text = {
        javascript: `catch (${name})`,
        csharp: `catch (Exception ${name})`,
        cpp: 'catch (...)',
        python: '',
      }[this.#to];
      return tokens(this.#to, text);
    }
    if (kind === 'for') {
      const [target = [], list = []] = split(head.slice(2, -1), ':');
      const name = target.findLast(({ kind: each }) => each === 'word')?.text ?? '';
      if (list.length > 0) {
        const all = write(list);
        const text = {
          javascript: `for (const ${name} of ${all})`,
          csharp: `foreach (${write(target)} in ${all})`,
          cpp: `for (auto ${name} : ${all})`,
          python: '',
        }[this.#to];
        return tokens(this.#to, text);
      }
      const parts = split(head.slice(2, -1), ';');
      if (this.#to === 'javascript') {
        const declared = declarationOf(parts[0] ?? [], 'java');
        const start =
          declared === undefined ? write(parts[0] ?? []) : `let ${this.#values(declared.variables)}`;
        return tokens('javascript', `for (${start}; ${write(parts[1] ?? [])}; ${write(parts[2] ?? [])})`);
      }
    }
    return head;
  }

  #values(variables: readonly { readonly name: string; readonly value: Token[] | undefined }[]): string {
    return variables
      .map(({ name, value }) => (value === undefined ? name : `${name} = ${write(value)}`))
      .join(', ');
  }

  #simple(head: Token[]): Statement[] {
    const text = write(head);
    if (text === '') return [];
    if (this.#to === 'cpp') return cppSimple(head);
    const declared = /^(?:return|throw|break|continue)\b/.test(text)
      ? undefined
      : declarationOf(head, 'java');
    if (this.#to === 'javascript' && declared !== undefined) {
      return statements('javascript', `let ${toJavaScript(this.#values(declared.variables))};`);
    }
    if (this.#to === 'python') {
      const step = /(\w+)(\+\+|--)/.exec(text);
      if (step !== null && text !== step[0]) {
        const later = tokens('java', text.replace(step[0], step[1] ?? ''));
        return [...this.#simple(later), ...this.#simple(tokens('java', step[0]))];
      }
      if (declared === undefined) return statements('python', toPythonHead(text));
      return declared.variables.flatMap(({ name, value }) =>
        statements('python', `${name} = ${value === undefined ? 'None' : toPython(write(value))}`),
      );
    }
    return statements(this.#to, `${this.#phrase(head)};`);
  }

  #python({ kind, head, body, rest }: Statement): Statement[] {
    const inner = this.list(body ?? []);
    const as = (text: string, own = inner): Statement => ({
      kind,
      head: tokens('python', text),
      body: own,
      rest: [],
    });
    const condition = toPythonHead(write(head.slice(2, -1)));
    switch (kind) {
      case 'if': {
        const made = as(`if ${condition}`);
        for (const each of rest) {
          const other = this.list(each.body ?? []);
          const isChain = each.isBare === true && other.length === 1 && other[0]?.kind === 'if';
          made.rest.push({
            kind: 'else',
            head: tokens('python', 'else'),
            body: other,
            isBare: isChain,
            rest: [],
          });
        }
        return [made];
      }
      case 'while': {
        const counted = /^(\w+)-- > 0$/.exec(write(head.slice(2, -1)));
        if (counted !== null) {
          const name = counted[1] ?? '';
          return [as(`while ${name} > 0`, [...statements('python', `${name} -= 1`), ...inner])];
        }
        return [as(`while ${condition}`)];
      }
      case 'do': {
        const end = toPythonHead(write((rest[0]?.head ?? []).slice(2, -1)));
        return [
          {
            ...as('while True', [...inner, ...statements('python', `if not (${end}):\n    break`)]),
            kind: 'while',
          },
        ];
      }
      case 'for':
        return this.#pythonFor(head, inner);
      case 'block':
        return inner;
      case 'try': {
        const made = as('try');
        for (const each of rest) {
          const text = isText(each.head[0], 'catch')
            ? `except Exception as ${each.head.at(-2)?.text ?? 'e'}`
            : 'finally';
          made.rest.push({
            kind: 'try',
            head: tokens('python', text),
            body: this.list(each.body ?? []),
            rest: [],
          });
        }
        return [made];
      }
      case 'simple':
      case 'else':
      case 'switch':
      case 'function':
      case 'class':
      case 'label':
      case 'directive':
        throw new NotRead(`${kind} has no like in Python`);
    }
  }

  #pythonFor(head: readonly Token[], inner: Statement[]): Statement[] {
    const inside = head.slice(2, -1);
    const loop = (text: string, kind: 'for' | 'while', body: Statement[]): Statement => ({
      kind,
      head: tokens('python', text),
      body,
      rest: [],
    });
    const [target = [], list = []] = split(inside, ':');
    if (list.length > 0) {
      return [
        loop(
          `for ${target.findLast(({ kind }) => kind === 'word')?.text ?? ''} in ${toPython(write(list))}`,
          'for',
          inner,
        ),
      ];
    }
    const text = write(inside);
    const counted = /^(?:int|long) (\w+) = (.+); \1 (<|<=|>|>=) (.+); \1(\+\+|--)$/.exec(text);
    if (counted !== null) {
      const [, name = '', from = '', sign = '', to = '', step = ''] = counted;
      const end = toPython(to) + ({ '<=': ' + 1', '>=': ' - 1' }[sign] ?? '');
      const start = toPython(from);
      const range = step === '--' ? `${start}, ${end}, -1` : start === '0' ? end : `${start}, ${end}`;
      return [loop(`for ${name} in range(${range})`, 'for', inner)];
    }
    const [first = [], condition = [], step = []] = split(inside, ';');
    const steps = split(step, ',').flatMap((each) => this.#simple(each));
    return [
      ...this.#simple(first),
      loop(`while ${condition.length === 0 ? 'True' : toPythonHead(write(condition))}`, 'while', [
        ...inner,
        ...steps,
      ]),
    ];
  }
}

/** Names in Java that are words of the language elsewhere. */
const RESERVED =
  /^(?:in|is|from|pass|def|del|lambda|with|as|global|and|or|not|yield|raise|except|async|await|elif|function|var|let|typeof|delete|export|arguments|eval|ref|out|params|string|object|base|event|operator|auto|struct|union|unsigned|template|typename|xor)$/;

function withoutReserved(tree: Statement[]): Statement[] {
  mapTokens(tree, (token) =>
    token.kind === 'word' && RESERVED.test(token.text) ? { kind: 'word', text: `${token.text}_` } : token,
  );
  return tree;
}

/** A Java program in another language; undefined where it holds what this translator does not know. */
export function translated(text: string, to: Target): string | undefined {
  try {
    return print(
      new Translator(to).program(withoutReserved(parse(text.replaceAll('System.out', 'System.OUT'), 'java'))),
      to,
    );
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}
