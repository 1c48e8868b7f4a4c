import { isText, type Language, split, type Token, write } from './lexer.ts';
import {
  type Context,
  declarationOf,
  declaredIn,
  eachList,
  functionsOf,
  pythonTargets,
  shuffled,
  signatureOf,
  wordsOf,
} from './program.ts';
import type { Statement } from './statement.ts';
import { statements } from './tree.ts';

/** Functions and methods in another order; what else a type or a file holds stays where it is. */
export function membersReordered(tree: Statement[], context: Context): void {
  const { language, random } = context;
  eachList(tree, language, (list, place) => {
    const movable = (each: Statement): boolean =>
      each.kind === 'function' || (each.kind === 'class' && place === 'members' && language !== 'cpp');
    if (place === 'code' && list !== tree) return;
    const places = list.flatMap((each, at) => (movable(each) && !isDecorated(list, at) ? at : []));
    const order = shuffled(places, random);
    const moved = order.map((at) => list[at] as Statement);
    places.forEach((at, index) => {
      list[at] = moved[index] as Statement;
    });
    if (language === 'cpp' && list === tree) declareFirst(list, moved);
  });
}

/** Decorators and templates are statements of their own here: what they stand before stays. */
function isDecorated(list: readonly Statement[], at: number): boolean {
  return isText(list[at - 1]?.head[0], '@') || isText(list[at]?.head[0], 'template');
}

function declareFirst(list: Statement[], functions: readonly Statement[]): void {
  const first = list.findIndex(({ kind }) => kind === 'function');
  const known = functions.flatMap(({ head }): Statement[] => {
    const name = signatureOf(head)?.name;
    const hasDefault = head.some((token) => isText(token, '=', 'static', 'inline', '::'));
    return name === undefined || name === 'main' || hasDefault
      ? []
      : [{ kind: 'simple', head: [...head], rest: [] }];
  });
  list.splice(first, 0, ...known);
}

/** What a statement binds, mentions, and whether it may do more. */
function effects(
  statement: Statement,
  language: Language,
): { binds: Set<string>; words: Set<string>; acts: boolean } {
  const { head } = statement;
  const declared =
    language === 'python'
      ? pythonTargets(head)
      : (declarationOf(head, language)?.variables ?? []).map(({ name }) => name);
  const first = head.find(({ kind }) => kind === 'word')?.text;
  const assigns = head.some((token) => token.kind === 'sign' && /^(?:[^=!<>]*=|\+\+|--)$/.test(token.text));
  return {
    binds: new Set([
      ...declared,
      ...(assigns && first !== undefined && declared.length === 0 ? [first] : []),
    ]),
    words: wordsOf(head),
    acts: head.some(
      (token, at) =>
        (isText(token, '(') && head[at - 1]?.kind === 'word') || isText(token, '<<', '>', 'yield', 'await'),
    ),
  };
}

/** Whether two neighbours may change places. */
function independent(a: Statement, b: Statement, language: Language): boolean {
  const bound =
    /^(?:return|break|continue|throw|raise|import|from|using|package|goto|global|nonlocal|assert|pass|super|this|'use strict'|@)$/;
  if (a.kind !== 'simple' || b.kind !== 'simple' || a.head.length === 0 || b.head.length === 0) return false;
  if (bound.test(a.head[0]?.text ?? '') || bound.test(b.head[0]?.text ?? '')) return false;
  const [left, right] = [effects(a, language), effects(b, language)];
  if (left.acts && right.acts) return false;
  const touches = (names: ReadonlySet<string>, words: ReadonlySet<string>): boolean =>
    [...names].some((name) => words.has(name));
  return !touches(left.binds, right.words) && !touches(right.binds, left.words);
}

/** Neighbours that do not need each other's order change places, several times over. */
export function statementsReordered(tree: Statement[], { language, random, strength }: Context): void {
  eachList(tree, language, (list, place) => {
    if (place === 'members' && language !== 'java' && language !== 'csharp') return;
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at + 1 < list.length; at += 1) {
        const [a, b] = [list[at], list[at + 1]];
        if (a === undefined || b === undefined || random.next() > strength || !independent(a, b, language)) {
          continue;
        }
        list[at] = b;
        list[at + 1] = a;
      }
    }
  });
}

const sign = (text: string): Token => ({ kind: 'sign', text });

function isFixed({ modifiers, type }: { modifiers: readonly Token[]; type: readonly Token[] }): boolean {
  return [...modifiers, ...type].some((token) =>
    isText(token, 'final', 'const', 'var', 'auto', '&', 'constexpr', 'static', 'readonly'),
  );
}

/** Declarations in one line each, their values given later, or several in one. */
export function declarationsRewritten(tree: Statement[], context: Context): void {
  const { language, random, strength } = context;
  if (language === 'python') {
    pythonDeclarations(tree, context);
    return;
  }
  eachList(tree, language, (list, place) => {
    if (place === 'members') return;
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const statement = list[at] as Statement;
      const declared = statement.kind === 'simple' ? declarationOf(statement.head, language) : undefined;
      if (declared === undefined || random.next() > strength) continue;
      const { modifiers, type, variables } = declared;
      if (variables.length > 1) {
        list.splice(
          at,
          1,
          ...variables.map(
            ({ name, suffix, value }): Statement => ({
              kind: 'simple',
              head: [
                ...modifiers,
                ...type,
                { kind: 'word', text: name },
                ...suffix,
                ...(value === undefined ? [] : [sign('='), ...value]),
              ],
              rest: [],
            }),
          ),
        );
        continue;
      }
      const [only] = variables;
      const mayWait =
        only?.value !== undefined &&
        !isText(only.value[0], '{') &&
        only.suffix.length === 0 &&
        (language === 'javascript' || !isFixed(declared));
      if (!mayWait) continue;
      const [keyword] = type;
      const kept =
        language === 'javascript' && isText(keyword, 'const')
          ? [{ kind: 'word', text: 'let' } as const]
          : type;
      const name: Token = { kind: 'word', text: only.name };
      list.splice(
        at,
        1,
        { kind: 'simple', head: [...modifiers, ...kept, name], rest: [] },
        { kind: 'simple', head: [name, sign('='), ...only.value], rest: [] },
      );
    }
    if (random.next() < strength) merged(list, language);
  });
  if (random.next() < strength) hoisted(tree, context);
}

/** Neighbouring declarations of one type as one. */
function merged(list: Statement[], language: Language): void {
  for (let at = list.length - 2; at >= 0; at -= 1) {
    const [a, b] = [list[at], list[at + 1]];
    const first = a?.kind === 'simple' ? declarationOf(a.head, language) : undefined;
    const second = b?.kind === 'simple' ? declarationOf(b.head, language) : undefined;
    if (a === undefined || b === undefined || first === undefined || second === undefined) continue;
    const lead = write([...second.modifiers, ...second.type]);
    const isPointer = second.type.some((token) => isText(token, '*', '&'));
    if (lead !== write([...first.modifiers, ...first.type]) || isPointer) continue;
    a.head = [...a.head, sign(','), ...b.head.slice(second.modifiers.length + second.type.length)];
    list.splice(at + 1, 1);
  }
}

/** Declarations without a value go to the start of their function. */
function hoisted(tree: Statement[], { language, random }: Context): void {
  for (const owner of functionsOf(tree)) {
    const body = owner.body ?? [];
    const names = declaredIn(body, language);
    const found: Statement[] = [];
    eachList([owner], language, (list) => {
      for (let at = list.length - 1; at >= 0; at -= 1) {
        const statement = list[at] as Statement;
        const declared = statement.kind === 'simple' ? declarationOf(statement.head, language) : undefined;
        const [only] = declared?.variables ?? [];
        const isBare =
          declared?.variables.length === 1 && only?.value === undefined && only?.suffix.length === 0;
        if (!isBare || isFixed(declared) || names.filter((name) => name === only.name).length > 1) continue;
        if (random.next() < 0.5 || statement.head.some((token) => isText(token, '<', '('))) continue;
        found.push(...list.splice(at, 1));
      }
    });
    body.unshift(...shuffled(found, random));
  }
}

function pythonDeclarations(tree: Statement[], { random, strength }: Context): void {
  eachList(tree, 'python', (list, place) => {
    if (place === 'members') return;
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const [a, b] = [list[at], list[at + 1]];
      if (a?.kind !== 'simple' || random.next() > strength) continue;
      const parts = split(a.head, '=');
      const [target = [], value = []] = parts;
      if (parts.length !== 2 || a.head.some((token) => isText(token, 'lambda'))) continue;
      const targets = split(target, ',');
      const values = split(value, ',');
      if (targets.length > 1 && targets.length === values.length) {
        const apart = targets.map(
          (each, index): Statement => ({
            kind: 'simple',
            head: [...each, sign('='), ...(values[index] ?? [])],
            rest: [],
          }),
        );
        const isFree = apart.every((x, i) => apart.every((y, j) => j <= i || independent(x, y, 'python')));
        if (isFree) list.splice(at, 1, ...apart);
        continue;
      }
      const isPair = b?.kind === 'simple' && split(b.head, '=').length === 2 && independent(a, b, 'python');
      const [otherTarget = [], otherValue = []] = b === undefined ? [] : split(b.head, '=');
      const isSimple = [target, otherTarget].every((each) => each.length === 1 && each[0]?.kind === 'word');
      if (isPair && isSimple && split(value, ',').length === 1 && split(otherValue, ',').length === 1) {
        a.head = [...target, sign(','), ...otherTarget, sign('='), ...value, sign(','), ...otherValue];
        list.splice(at + 1, 1);
      } else if (target.length === 1 && /^-?[\d"']/.test(write(value))) {
        const type = /^["']/.test(write(value))
          ? 'str'
          : value.some(({ text }) => text.includes('.'))
            ? 'float'
            : 'int';
        if (value.length === 1) {
          list.splice(at, 1, ...statements('python', `${write(target)}: ${type} = ${write(value)}`));
        }
      }
    }
  });
}
