import { contrary, ternaryOf, withValue } from './expressions.ts';
import { isText, type Language, split, type Token, write } from './lexer.ts';
import { type Context, declarationOf, declaredIn, eachList, everyStatement, functionsOf } from './program.ts';
import type { Statement } from './statement.ts';
import { statements } from './tree.ts';

/** Conditions of `if` and `while` without the parentheses of their language. */
function conditionOf({ head }: Statement, language: Language): Token[] {
  return language === 'python' ? head.slice(1) : head.slice(2, -1);
}

/** A compound statement of text and statements. */
function compound(language: Language, keyword: string, condition: string, body: Statement[]): Statement {
  const text = language === 'python' ? `${keyword} ${condition}:\n    pass` : `${keyword} (${condition}) {}`;
  const [made] = statements(language, text);
  if (made === undefined) throw new Error(`not a statement: ${text}`);
  made.body = body;
  return made;
}

function otherwise(body: Statement[]): Statement {
  return { kind: 'else', head: [{ kind: 'word', text: 'else' }], body, rest: [] };
}

/** Whether a `continue` of this loop, not of one inside, is in its body. */
function continues(body: readonly Statement[]): boolean {
  return body.some(
    (each) =>
      isText(each.head[0], 'continue') ||
      (!['for', 'while', 'do', 'function'].includes(each.kind) &&
        (continues(each.body ?? []) || each.rest.some((next) => continues(next.body ?? [])))),
  );
}

function renamedIn(list: readonly Statement[], from: string, to: string): void {
  for (const statement of everyStatement(list)) {
    statement.head = statement.head.map((token, at) =>
      token.kind === 'word' && token.text === from && !isText(statement.head[at - 1], '.', '->')
        ? { kind: 'word', text: to }
        : token,
    );
  }
}

function braceLoop(loop: Statement, once: boolean, context: Context): Statement[] | undefined {
  const { language, random, fresh } = context;
  const body = loop.body ?? [];
  if (loop.kind === 'do') {
    const end = loop.rest[0]?.head.slice(2, -1) ?? [];
    if (continues(body)) return undefined;
    const leave = compound(language, 'if', write(contrary(end, language)), statements(language, 'break;'));
    return [compound(language, 'while', 'true', [...body, leave])];
  }
  if (loop.kind === 'while') {
    const condition = write(conditionOf(loop, language));
    if (condition === 'true' || random.next() < 0.5) {
      const [made] = statements(language, `for (; ${condition}; ) {}`);
      return made === undefined ? undefined : [{ ...made, body }];
    }
    const leave = compound(
      language,
      'if',
      write(contrary(conditionOf(loop, language), language)),
      statements(language, 'break;'),
    );
    return [compound(language, 'while', 'true', [leave, ...body])];
  }
  const parts = split(loop.head.slice(2, -1), ';');
  if (parts.length !== 3) return language === 'javascript' ? indexed(loop, context) : undefined;
  if (continues(body)) return undefined;
  const [first = [], condition = [], step = []] = parts;
  const start: Statement = { kind: 'simple', head: first, rest: [] };
  const steps = split(step, ',').map((head): Statement => ({ kind: 'simple', head, rest: [] }));
  const made = compound(language, 'while', condition.length === 0 ? 'true' : write(condition), [
    ...body,
    ...steps.filter(({ head }) => head.length > 0),
  ]);
  const declared = declarationOf(first, language);
  if (declared !== undefined && !once) {
    for (const { name } of declared.variables) renamedIn([start, made], name, fresh(name));
  }
  return first.length === 0 ? [made] : [start, made];
}

/** `for (const x of list)` as a loop over positions. */
function indexed(loop: Statement, { language, fresh }: Context): Statement[] | undefined {
  const [target = [], list = []] = split(loop.head.slice(2, -1), 'of');
  const name = target[1];
  if (target.length !== 2 || name === undefined || list.length === 0) return undefined;
  const at = fresh('index');
  const all = fresh('list');
  const [take] = statements(language, `const ${name.text} = ${all}[${at}];`);
  const [made] = statements(language, `for (let ${at} = 0; ${at} < ${all}.length; ${at}++) {}`);
  if (take === undefined || made === undefined) return undefined;
  return [
    ...statements(language, `const ${all} = [...${write(list)}];`),
    { ...made, body: [take, ...(loop.body ?? [])] },
  ];
}

function pythonLoop(loop: Statement, { fresh }: Context): Statement[] | undefined {
  const body = loop.body ?? [];
  if (loop.rest.length > 0) return undefined;
  if (loop.kind === 'while') {
    const leave = compound(
      'python',
      'if',
      write(contrary(loop.head.slice(1), 'python')),
      statements('python', 'break'),
    );
    return [compound('python', 'while', 'True', [leave, ...body])];
  }
  const [target = [], list = []] = split(loop.head.slice(1), 'in');
  const range = isText(list[0], 'range') && isText(list.at(-1), ')') ? split(list.slice(2, -1), ',') : [];
  if (list.length === 0) return undefined;
  if (range.length === 0 || range.length > 2 || continues(body)) {
    if (range.length > 0) return undefined;
    const at = fresh('index');
    const all = fresh('items');
    return [
      ...statements('python', `${all} = list(${write(list)})`),
      compound('python', 'for', `${at} in range(len(${all}))`, [
        ...statements('python', `${write(target)} = ${all}[${at}]`),
        ...body,
      ]),
    ];
  }
  const start = range.length === 1 ? '0' : write(range[0] ?? []);
  const end = fresh('end');
  return [
    ...statements('python', `${write(target)} = ${start}`),
    ...statements('python', `${end} = ${write(range.at(-1) ?? [])}`),
    compound('python', 'while', `${write(target)} < ${end}`, [
      ...body,
      ...statements('python', `${write(target)} += 1`),
    ]),
  ];
}

/** Loops of one kind as loops of another. */
export function loopsRewritten(tree: Statement[], context: Context): void {
  const { language, random, strength } = context;
  const owners = functionsOf(tree);
  const all = owners.map(({ body }) => declaredIn(body ?? [], language));
  const isOnce = (loop: Statement): boolean => {
    const names = declarationOf(split(loop.head.slice(2, -1), ';')[0] ?? [], language)?.variables ?? [];
    const owner = owners.findLastIndex(({ body }) => everyStatement(body ?? []).includes(loop));
    return names.every(({ name }) => (all[owner] ?? []).filter((each) => each === name).length === 1);
  };
  eachList(tree, language, (list, place) => {
    if (place === 'members') return;
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const loop = list[at] as Statement;
      if (!['for', 'while', 'do'].includes(loop.kind) || random.next() > strength) continue;
      if (language === 'python' && loop.kind === 'do') continue;
      const made = language === 'python' ? pythonLoop(loop, context) : braceLoop(loop, isOnce(loop), context);
      if (made !== undefined) list.splice(at, 1, ...made);
    }
  });
  bracedWhereMany(tree);
}

/** A body of several statements needs braces. */
export function bracedWhereMany(tree: readonly Statement[]): void {
  for (const statement of everyStatement(tree)) {
    if (statement.isBare === true && statement.body?.length !== 1) statement.isBare = false;
  }
}

/** Branches exchanged, chains nested, conditions of two parts as two, ternaries as branches. */
export function conditionsRewritten(tree: Statement[], context: Context): void {
  const { language, random, strength } = context;
  eachList(tree, language, (list, place) => {
    if (place === 'members') return;
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const statement = list[at] as Statement;
      if (random.next() > strength) continue;
      if (statement.kind === 'simple') {
        const found = withValue(statement.head);
        const ternary = found === undefined ? undefined : ternaryOf(found.value, language);
        if (found === undefined || ternary === undefined) continue;
        const declared = declarationOf(statement.head, language);
        if (declared !== undefined) continue;
        const made = compound(language, 'if', write(ternary.condition), [
          { kind: 'simple', head: [...found.lead, ...ternary.yes], rest: [] },
        ]);
        made.rest.push(otherwise([{ kind: 'simple', head: [...found.lead, ...ternary.no], rest: [] }]));
        list[at] = made;
      } else if (statement.kind === 'if') {
        list[at] = branchRewritten(statement, context);
      }
    }
  });
  bracedWhereMany(tree);
}

function branchRewritten(statement: Statement, { language, random }: Context): Statement {
  const condition = conditionOf(statement, language);
  const body = statement.body ?? [];
  const [last] = statement.rest;
  if (last !== undefined) {
    const made = compound(language, 'if', write(contrary(condition, language)), last.body ?? []);
    made.rest.push(otherwise(body));
    return made;
  }
  const both = split(condition, language === 'python' ? 'and' : '&&');
  const isSplit = both.length > 1 && split(condition, language === 'python' ? 'or' : '||').length === 1;
  if (isSplit && both.every((part) => part.length > 0)) {
    const inner = both
      .slice(1)
      .flatMap((part, at) => [
        ...(at > 0 ? [{ kind: 'word', text: language === 'python' ? 'and' : '&&' } as const] : []),
        ...part,
      ]);
    return compound(language, 'if', write(both[0] ?? []), [compound(language, 'if', write(inner), body)]);
  }
  if (random.next() < 0.5 && body.length > 0) {
    const nothing = language === 'python' ? statements('python', 'pass') : [];
    const made = compound(language, 'if', write(contrary(condition, language)), nothing);
    made.rest.push(otherwise(body));
    return made;
  }
  return statement;
}
