import { isText, type Language, type Token, write } from './lexer.ts';
import {
  type Context,
  copyOf,
  declaredIn,
  eachList,
  everyToken,
  functionsOf,
  signatureOf,
  wordsOf,
} from './program.ts';
import { NotRead, type Statement } from './statement.ts';
import { parse, print, statements, tokens } from './tree.ts';
import { withNames } from './wording.ts';

/** Where a program's own statements stand: what it runs first, and the list that its functions are in. */
interface Parts {
  readonly tree: Statement[];
  /** The list that functions and fields are in. */
  readonly members: Statement[];
  /** The statements of `main`, or of the script. */
  readonly main: Statement[];
}

function partsOf(text: string, language: Language): Parts {
  const tree = parse(text, language);
  if (language === 'python' || language === 'javascript') {
    const main = functionsOf(tree).find(({ head }) => signatureOf(head)?.name === 'main')?.body;
    return { tree, members: tree, main: main ?? tree };
  }
  let found: Parts | undefined;
  eachList(tree, language, (list) => {
    const main = list.find(
      ({ kind, head }) => kind === 'function' && /^main$/i.test(signatureOf(head)?.name ?? ''),
    );
    if (main?.body !== undefined) found ??= { tree, members: list, main: main.body };
  });
  if (found === undefined) throw new NotRead('a program without main');
  return found;
}

const isImport = ({ kind, head }: Statement): boolean =>
  kind === 'directive' || isText(head[0], 'import', 'from', 'package', 'using') || head[0]?.kind === 'string';

/** About `share` of a program's statements: a run of them, and what they need of the others, in order. */
function slice(main: readonly Statement[], share: number, { random, language }: Context): Statement[] {
  const own = main.filter((each) => !isImport(each) && !['function', 'class'].includes(each.kind));
  const sizes = own.map((each) => everyToken([each]).length);
  const wanted = sizes.reduce((sum, size) => sum + size, 0) * share;
  let from = random.integer(0, Math.max(0, own.length - 1));
  let to = from;
  let size = 0;
  while (size < wanted && (to < own.length || from > 0)) {
    if (to < own.length) {
      size += sizes[to] ?? 0;
      to += 1;
    } else {
      from -= 1;
      size += sizes[from] ?? 0;
    }
  }
  const chosen = new Set(own.slice(from, to));
  for (let at = own.length - 1; at >= 0; at -= 1) {
    const each = own[at] as Statement;
    const needed = wordsOf(everyToken([...chosen]));
    if (!chosen.has(each) && declaredIn([each], language).some((name) => needed.has(name))) chosen.add(each);
  }
  return own.filter((each) => chosen.has(each) && !isText(each.head[0], 'return'));
}

/** The members that statements need, and what those need. */
function neededMembers(
  main: readonly Statement[],
  members: readonly Statement[],
  language: Language,
): Statement[] {
  const nameOf = (each: Statement): string[] => {
    if (each.kind === 'class') {
      const at = each.head.findIndex((token) => isText(token, 'class', 'interface', 'struct'));
      return [each.head[at + 1]?.text ?? ''];
    }
    return each.kind === 'function' ? [signatureOf(each.head)?.name ?? ''] : declaredIn([each], language);
  };
  const kept = new Set<Statement>();
  for (let grows = true; grows; ) {
    grows = false;
    const words = wordsOf([...everyToken(main), ...everyToken([...kept])]);
    for (const each of members) {
      if (
        !kept.has(each) &&
        !main.includes(each) &&
        nameOf(each).some((name) => words.has(name) && name !== 'main')
      ) {
        kept.add(each);
        grows = true;
      }
    }
  }
  return members.filter((each) => kept.has(each));
}

function routine(language: Language, name: string, body: Statement[]): Statement {
  const text = {
    java: `public static void ${name}() throws Exception {}`,
    csharp: `static void ${name}() {}`,
    cpp: `void ${name}() {}`,
    javascript: `function ${name}() {}`,
    python: `def ${name}():\n    pass`,
  }[language];
  const [made] = statements(language, text);
  if (made === undefined) throw new Error(`not a function: ${text}`);
  made.body = body;
  return made;
}

/** A type of a file as a type inside of another one. */
function nested(type: Statement, language: Language): Statement {
  if (language !== 'java') return type;
  const head = type.head.filter((token) => !isText(token, 'public', 'static'));
  return { ...type, head: [...tokens('java', 'static'), ...head] };
}

/** A program of one part each of several: the first one's frame, and each part a function that its main calls. */
function joined(texts: readonly string[], share: number, context: Context): string {
  const { language, fresh } = context;
  const [frame, ...others] = texts;
  if (frame === undefined || others.length === 0) {
    throw new NotRead('there are no other programs to copy from');
  }
  const own = partsOf(frame, language);
  const imports = own.tree.filter(isImport);
  const seen = new Set(imports.map(({ head }) => write(head)));
  const start = own.main === own.members ? own.main.filter((each) => !isImport(each)) : own.main;
  const body = slice(start, share, context);
  const members = neededMembers(
    body,
    own.members.filter((each) => !isImport(each)),
    language,
  );
  const routines: Statement[] = [];
  const calls: Statement[] = [];
  for (const text of others) {
    const names = new Set(
      functionsOf(parse(text, language)).map(({ head }) => signatureOf(head)?.name ?? ''),
    );
    const clashes = new Set(
      [...names].filter(
        (name) => name !== '' && !/^main$/i.test(name) && frame.includes(name) && !text.includes(`.${name}`),
      ),
    );
    const other = partsOf(
      withNames(text, language, clashes, (name) => `${name}Of${others.indexOf(text)}`),
      language,
    );
    for (const each of other.tree.filter(isImport)) {
      if (!seen.has(write(each.head))) imports.push(each);
      seen.add(write(each.head));
    }
    const taken = slice(other.main, share, context);
    const beside = other.tree.filter((each) => each.kind === 'class' && each.body !== other.members);
    const around = other.members === other.tree ? [] : beside.map((each) => nested(each, language));
    routines.push(
      ...neededMembers(
        taken,
        [...around, ...other.members].filter((each) => !isImport(each)),
        language,
      ),
    );
    const name = fresh('part');
    routines.push(routine(language, name, taken));
    calls.push(...statements(language, language === 'python' ? `${name}()` : `${name}();`));
  }
  const isPackage = (each: Statement): boolean => isText(each.head[0], 'package');
  const lead = [...imports.filter(isPackage).slice(0, 1), ...imports.filter((each) => !isPackage(each))];
  if (own.members === own.tree && own.main === own.tree) {
    return print([...lead, ...members, ...routines, ...calls, ...body], language);
  }
  own.main.splice(0, own.main.length, ...calls, ...body);
  const main = own.members.filter((each) => each.body === own.main);
  for (const each of language === 'java' ? main : []) {
    const end = each.head.findIndex((token) => isText(token, 'throws'));
    each.head = [...each.head.slice(0, end === -1 ? undefined : end), ...tokens('java', 'throws Exception')];
  }
  if (language === 'cpp') own.main.push(...statements(language, 'return 0;'));
  own.members.splice(
    0,
    own.members.length,
    ...(own.members === own.tree ? lead : []),
    ...members,
    ...routines,
    ...main,
  );
  const rest = own.members === own.tree ? own.tree : [...lead, ...own.tree.filter((each) => !isImport(each))];
  return print(rest, language);
}

/** Half of the victim inside of half of another program. */
export function halfCopied(text: string, context: Context): string {
  const [host] = context.peers;
  return host === undefined ? text : joined([host, text], 0.5, context);
}

/** A third each of three programs. */
export function piecesCopied(text: string, context: Context): string {
  return joined([text, ...context.peers.slice(0, 2)], 0.4, context);
}

/** Functions moved to a second file; undefined where there is nothing to move. */
export function filesSplit(
  text: string,
  name: string,
  context: Context,
): { name: string; text: string }[] | undefined {
  const { language, fresh } = context;
  const parts = partsOf(text, language);
  const { members, main } = parts;
  const movable = members.filter(
    (each) =>
      each.kind === 'function' &&
      each.body !== main &&
      (language !== 'java' || each.head.some((token) => isText(token, 'static'))),
  );
  const fields =
    language === 'java'
      ? members.filter((each) => each.kind === 'simple' && isText(each.head[0], 'static'))
      : [];
  if (movable.length === 0) return undefined;
  const other = fresh('parts');
  const type = other.charAt(0).toUpperCase() + other.slice(1);
  const moved = new Set([...movable, ...fields]);
  const imports = copyOf(parts.tree.filter(isImport));
  const kept = members.filter((each) => !moved.has(each));
  members.splice(0, members.length, ...kept);
  const open = (each: Statement): Statement => ({
    ...each,
    head: each.head.filter((token) => !isText(token, 'private')),
  });
  if (language === 'java' || language === 'csharp') {
    const owner = parts.tree.find((each) => each.kind === 'class' && each.body === members);
    if (owner === undefined || owner.head.some((token) => isText(token, 'extends', ':'))) return undefined;
    const [made] = statements(language, `class ${type} {}`);
    if (made === undefined) return undefined;
    made.body = [...moved].map(open);
    owner.head.push(
      ...[language === 'java' ? 'extends' : ':', type].map(
        (word): Token => ({ kind: word === ':' ? 'sign' : 'word', text: word }),
      ),
    );
    const ending = language === 'java' ? '.java' : '.cs';
    return [
      { name, text: print(parts.tree, language) },
      { name: `${type}${ending}`, text: print([...imports, made], language) },
    ];
  }
  const separate = print([...imports, ...moved], language);
  if (language === 'cpp') {
    const at = parts.tree.findLastIndex(isImport);
    parts.tree.splice(at + 1, 0, {
      kind: 'directive',
      head: [{ kind: 'directive', text: `#include "${other}.h"` }],
      rest: [],
    });
    return [
      { name, text: print(parts.tree, language) },
      { name: `${other}.h`, text: separate },
    ];
  }
  if (language === 'python') {
    parts.tree.unshift(...statements('python', `from ${other} import *`));
    return [
      { name, text: print(parts.tree, language) },
      { name: `${other}.py`, text: separate },
    ];
  }
  const names = movable.map(({ head }) => signatureOf(head)?.name ?? '').join(', ');
  parts.tree.unshift(...statements(language, `const { ${names} } = require('./${other}.js');`));
  return [
    { name, text: print(parts.tree, language) },
    { name: `${other}.js`, text: `${separate}module.exports = { ${names} };\n` },
  ];
}
