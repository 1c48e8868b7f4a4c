import { inParentheses, withValue } from './expressions.ts';
import { closing, isText, type Language, split, type Token, write } from './lexer.ts';
import {
  type Context,
  declarationOf,
  declaredIn,
  eachList,
  everyStatement,
  everyToken,
  functionsOf,
  parameterName,
  pythonTargets,
  signatureOf,
  wordsOf,
} from './program.ts';
import type { Statement } from './statement.ts';
import { bracedWhereMany } from './control.ts';
import { statements } from './tree.ts';

/** Statements that leave their function or a loop of it cannot move to another function. */
function staysInside(list: readonly Statement[]): boolean {
  const leaves = (each: readonly Statement[], isInLoop: boolean): boolean =>
    each.some(({ kind, head, body, rest }) => {
      if (
        isText(head[0], 'return', 'yield', 'await', 'goto') ||
        head.some((token) => isText(token, 'yield', 'await'))
      ) {
        return true;
      }
      if (isText(head[0], 'break', 'continue') && !isInLoop) return true;
      const inner = isInLoop || kind === 'for' || kind === 'while' || kind === 'do' || kind === 'switch';
      return leaves(body ?? [], inner) || leaves(rest, inner);
    });
  return (
    !leaves(list, false) &&
    !list.some(({ kind }) => kind === 'label' || kind === 'function' || kind === 'class')
  );
}

function assignedIn(list: readonly Statement[], language: Language): Set<string> {
  const names = everyStatement(list).flatMap(({ head }) => {
    if (language === 'python') {
      const step = head.findIndex((token) => token.kind === 'sign' && /^[^=!<>]+=$/.test(token.text));
      return [...pythonTargets(head), ...(step === 1 ? [head[0]?.text ?? ''] : [])];
    }
    return head.flatMap((token, at) =>
      token.kind === 'sign' && /^(?:[-+*/%&|^]?=|\+\+|--)$/.test(token.text)
        ? [head[at - 1], head[at + 1]].flatMap((near) => (near?.kind === 'word' ? near.text : []))
        : token.text === '>' && language === 'cpp'
          ? (head[at + 1]?.text ?? '')
          : [],
    );
  });
  return new Set(names);
}

interface Scope {
  readonly name: string;
  readonly type: string;
}

/** Variables that are known where statement `upTo` of `body` begins. */
function scopeAt(owner: Statement, upTo: number, language: Language): Scope[] {
  const parameters = signatureOf(owner.head)?.parameters ?? [];
  const known = parameters.flatMap((parameter): Scope[] => {
    const name = parameterName(parameter, language);
    return name === undefined
      ? []
      : [
          {
            name,
            type: write(
              parameter.slice(
                0,
                parameter.findIndex(({ text }) => text === name),
              ),
            ),
          },
        ];
  });
  for (const { kind, head } of (owner.body ?? []).slice(0, upTo)) {
    if (language === 'python') {
      known.push(...declaredIn([{ kind, head, rest: [] }], 'python').map((name) => ({ name, type: '' })));
    } else if (kind === 'simple') {
      const declared = declarationOf(head, language);
      for (const { name, suffix } of declared?.variables ?? []) {
        const type = write((declared?.type ?? []).filter((token) => !isText(token, 'final', 'const')));
        known.push({ name, type: type + (language === 'java' ? write(suffix) : '') });
      }
    }
  }
  return [...new Map(known.map((each) => [each.name, each])).values()];
}

/** Where a run of statements can be taken out of `body`, at least two and not all of it. */
function runIn(owner: Statement, { random }: Context): { from: number; to: number } | undefined {
  const body = owner.body ?? [];
  for (let round = 0; round < 12 && body.length >= 3; round += 1) {
    const from = random.integer(0, body.length - 2);
    const to = Math.min(body.length, from + random.integer(2, Math.max(2, Math.floor(body.length * 0.6))));
    const run = body.slice(from, to);
    if (to - from < body.length && staysInside(run) && everyToken(run).length >= 12) return { from, to };
  }
  return undefined;
}

function callAndFunction(
  run: readonly Statement[],
  scope: readonly Scope[],
  after: readonly Statement[],
  { language, fresh }: Context,
): { call: string; made: string } | undefined {
  const used = wordsOf(everyToken(run));
  const takes = scope.filter(({ name }) => used.has(name));
  const later = wordsOf(everyToken(after));
  const gives = [...new Set([...assignedIn(run, language), ...declaredIn(run, language)])].filter((name) =>
    later.has(name),
  );
  const declares = gives.filter((name) => !takes.some((each) => each.name === name));
  const name = fresh('part');
  const list = takes.map((each) => each.name).join(', ');
  if (language === 'python') {
    const call = gives.length === 0 ? `${name}(${list})` : `${gives.join(', ')} = ${name}(${list})`;
    return {
      call,
      made: `def ${name}(${list}):\n    pass${gives.length === 0 ? '' : `\n    return ${gives.join(', ')}`}`,
    };
  }
  if (language === 'javascript') {
    if (declares.length > 0 && declares.length < gives.length) return undefined;
    const target = `[${gives.join(', ')}]`;
    const call =
      gives.length === 0
        ? `${name}(${list});`
        : `${declares.length > 0 ? 'let ' : ''}${target} = ${name}(${list});`;
    return { call, made: `function ${name}(${list}) { ${gives.length === 0 ? '' : `return ${target};`} }` };
  }
  if (declares.length > 0 || takes.some(({ type }) => /^(?:var|auto)\b/.test(type))) return undefined;
  if (language === 'cpp') {
    const types = takes.map((_, at) => `class T${at}`).join(', ');
    const parameters = takes.map((each, at) => `T${at} &${each.name}`).join(', ');
    const template = takes.length === 0 ? '' : `template <${types}> `;
    return { call: `${name}(${list});`, made: `${template}void ${name}(${parameters}) {}` };
  }
  const parameters = takes.map((each) => `${each.type} ${each.name}`).join(', ');
  if (language === 'csharp') {
    const byReference = takes.map((each) => `ref ${each.name}`).join(', ');
    return {
      call: `${name}(${byReference});`,
      made: `static void ${name}(${takes.map((each) => `ref ${each.type} ${each.name}`).join(', ')}) {}`,
    };
  }
  if (gives.length > 1) return undefined;
  const given = takes.find((each) => gives.includes(each.name));
  return given === undefined
    ? { call: `${name}(${list});`, made: `static void ${name}(${parameters}) {}` }
    : {
        call: `${given.name} = ${name}(${list});`,
        made: `static ${given.type} ${name}(${parameters}) { return ${given.name}; }`,
      };
}

/** Runs of statements as functions of their own. */
export function functionsExtracted(tree: Statement[], context: Context): void {
  const { language, random, strength } = context;
  const isScript = language === 'javascript' || language === 'python';
  eachList(tree, language, (list) => {
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const owner = list[at] as Statement;
      if (owner.kind !== 'function' || owner.head.some((token) => isText(token, 'template'))) continue;
      if (isScript && list !== tree) continue;
      for (let times = random.integer(1, 3); times > 0 && random.next() < strength; times -= 1) {
        const body = owner.body ?? [];
        const run = runIn(owner, context);
        if (run === undefined) continue;
        const taken = body.slice(run.from, run.to);
        const written = callAndFunction(
          taken,
          scopeAt(owner, run.from, language),
          body.slice(run.to),
          context,
        );
        if (written === undefined) continue;
        const [made] = statements(language, written.made);
        if (made === undefined) continue;
        const last = (made.body ?? []).filter(({ head }) => isText(head[0], 'return'));
        made.body = [...taken, ...last];
        body.splice(run.from, run.to - run.from, ...statements(language, written.call));
        list.splice(at, 0, made);
      }
    }
  });
}

function substituted(list: Statement[], table: ReadonlyMap<string, readonly Token[]>): Statement[] {
  const copy = structuredClone(list);
  for (const statement of everyStatement(copy)) {
    statement.head = statement.head.flatMap((token, at) =>
      token.kind === 'word' && !isText(statement.head[at - 1], '.', '->')
        ? [...(table.get(token.text) ?? [token])]
        : [token],
    );
  }
  return copy;
}

interface Inlined {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly body: Statement[];
  readonly result: Token[] | undefined;
}

function inlinable(made: Statement, tree: readonly Statement[], language: Language): Inlined | undefined {
  const signature = signatureOf(made.head);
  const body = made.body ?? [];
  if (
    signature === undefined ||
    /^(?:main|Main|__\w+|constructor|compareTo|compare|equals|hashCode|toString|run)$/.test(signature.name)
  ) {
    return undefined;
  }
  const mentions = everyToken(tree).filter(
    (token) => token.kind === 'word' && token.text === signature.name,
  ).length;
  const own = everyToken(body).some(({ text }) => text === signature.name);
  const last = body.at(-1);
  const returns = last !== undefined && isText(last.head[0], 'return');
  const inner = returns ? body.slice(0, -1) : body;
  if (own || mentions < 2 || mentions > 4 || !staysInside(inner) || body.length === 0) return undefined;
  if (made.head.some((token) => isText(token, 'template', '*', '=')) || everyToken(body).length > 150) {
    return undefined;
  }
  return {
    name: signature.name,
    parameters: signature.parameters.map((parameter) => {
      const name = parameterName(parameter, language) ?? '';
      const type = parameter.slice(
        0,
        parameter.findIndex(({ text }) => text === name),
      );
      return {
        name,
        type: write(type.filter((token) => !isText(token, '&', 'const', 'final', 'ref', 'out'))),
      };
    }),
    body: inner,
    result: returns ? last.head.slice(1) : undefined,
  };
}

/** The statements that stand for a call, with names of their own; undefined where the call is not plain. */
function expansion(
  head: readonly Token[],
  made: Inlined,
  { language, fresh }: Context,
): Statement[] | undefined {
  const at = head.findIndex((token) => token.kind === 'word' && token.text === made.name);
  if (
    at === -1 ||
    !isText(head[at + 1], '(') ||
    isText(head[at - 1], '.', '->', 'new', '&&', '||', '?', 'and', 'or')
  ) {
    return undefined;
  }
  const end = closing(head, at + 1);
  const inside = head.slice(at + 2, end);
  const given = inside.length === 0 ? [] : split(inside, ',');
  if (given.length !== made.parameters.length || end === -1) return undefined;
  if (made.body.length === 0 && made.result !== undefined) {
    const direct = new Map(
      made.parameters.map(({ name }, index) => [name, inParentheses(given[index] ?? [])] as const),
    );
    const [value] = substituted([{ kind: 'simple', head: made.result, rest: [] }], direct);
    return [
      {
        kind: 'simple',
        head: [...head.slice(0, at), ...inParentheses(value?.head ?? []), ...head.slice(end + 1)],
        rest: [],
      },
    ];
  }
  const isStatement = at === 0 && end === head.length - 1;
  const found = withValue(head);
  const isValue = found !== undefined && found.value[0] === head[at] && end === head.length - 1;
  if (!isStatement && !(isValue && made.result !== undefined)) return undefined;
  const locals = [
    ...new Set([...made.parameters.map(({ name }) => name), ...declaredIn(made.body, language)]),
  ];
  const table = new Map(locals.map((name) => [name, [{ kind: 'word', text: fresh(name) }]] as const));
  const terminator = language === 'python' ? '' : ';';
  const starts = made.parameters.flatMap(({ name, type }, index) => {
    const lead = language === 'python' ? '' : language === 'javascript' ? 'let ' : `${type} `;
    return statements(
      language,
      `${lead}${write(table.get(name) ?? [])} = ${write(given[index] ?? [])}${terminator}`,
    );
  });
  const body = substituted(made.body, table);
  if (isStatement) return [...starts, ...body];
  const [value] = substituted([{ kind: 'simple', head: made.result ?? [], rest: [] }], table);
  return [
    ...starts,
    ...body,
    { kind: 'simple', head: [...(found?.lead ?? []), ...(value?.head ?? [])], rest: [] },
  ];
}

/** Calls of short functions as their statements; what is not called any more goes. */
export function functionsInlined(tree: Statement[], context: Context): void {
  const { language, random, strength } = context;
  for (const made of functionsOf(tree)) {
    const found = inlinable(made, tree, language);
    if (found === undefined || random.next() > strength) continue;
    eachList(tree, language, (list, place) => {
      if (place === 'members') return;
      for (let at = list.length - 1; at >= 0; at -= 1) {
        const statement = list[at] as Statement;
        if (made.body === list) continue;
        const isHead = found.body.length === 0 && found.result !== undefined && statement.kind !== 'function';
        const stands =
          statement.kind === 'simple' || isHead ? expansion(statement.head, found, context) : undefined;
        const [only] = stands ?? [];
        if (stands === undefined || only === undefined) continue;
        if (statement.kind === 'simple') list.splice(at, 1, ...stands);
        else statement.head = only.head;
      }
    });
    const calls = everyToken(tree).filter(
      (token) => token.kind === 'word' && token.text === found.name,
    ).length;
    if (calls === 1) {
      eachList(tree, language, (list) => void (list.includes(made) && list.splice(list.indexOf(made), 1)));
    }
  }
  bracedWhereMany(tree);
}
