import { closing, depthAfter, isText, type Language, split, type Token } from './lexer.ts';
import type { Statement } from './statement.ts';
import type { Random } from '../random.ts';

/** What a disguise works with. */
export interface Context {
  readonly language: Language;
  readonly random: Random;
  /** Of the places that can be changed so many are, 0..1. */
  readonly strength: number;
  /** Programs of the same task by others, for copies of parts. */
  readonly peers: readonly string[];
  /** Makes names that the program does not have. */
  readonly fresh: (stem?: string) => string;
}

const STEMS =
  'tmp value aux helper count item total data index result left right current extra buffer level mark step size limit'.split(
    ' ',
  );

/** A source of names that `texts` do not hold. */
export function freshNames(random: Random, texts: readonly string[]): (stem?: string) => string {
  const taken = new Set(texts.flatMap((text) => text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []));
  return (stem) => {
    for (let tries = 1; ; tries += 1) {
      const first = stem ?? random.pick(STEMS);
      const second = random.pick(STEMS);
      const name = random.pick([
        first,
        `${first}${random.integer(1, 9 * tries)}`,
        `${first}${second.charAt(0).toUpperCase()}${second.slice(1)}`,
        `${first}_${second}`,
      ]);
      if (!taken.has(name)) {
        taken.add(name);
        return name;
      }
    }
  };
}

type Place = 'code' | 'members';

/**
 * Calls `visit` with each list of statements that the program has now, inner ones first: what `visit` adds is not visited.
 * `members` lists declare, `code` lists are run.
 */
export function eachList(
  tree: Statement[],
  language: Language,
  visit: (list: Statement[], place: Place) => void,
): void {
  const isScript = language === 'javascript' || language === 'python';
  const found: (readonly [Statement[], Place])[] = [];
  const walk = (list: Statement[], place: Place): void => {
    for (const statement of list) {
      for (const each of [statement, ...statement.rest]) {
        if (each.body === undefined) continue;
        const isType = each.kind === 'class' && !isText(each.head[0], 'namespace');
        const isCode = each.kind === 'function' || (each.kind === 'block' && each.head.length > 0);
        walk(each.body, isType ? 'members' : isCode ? 'code' : place);
      }
    }
    found.push([list, place]);
  };
  walk(tree, isScript ? 'code' : 'members');
  for (const [list, place] of found) visit(list, place);
}

/** Every statement, those inside of others too. */
export function everyStatement(tree: readonly Statement[]): Statement[] {
  return tree.flatMap((each) => [each, ...everyStatement(each.body ?? []), ...everyStatement(each.rest)]);
}

export function everyToken(tree: readonly Statement[]): Token[] {
  return everyStatement(tree).flatMap(({ head }) => head);
}

export function copyOf(tree: readonly Statement[]): Statement[] {
  return structuredClone(tree) as Statement[];
}

export function wordsOf(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens
      .filter(({ kind }, at) => kind === 'word' && (at === 0 || !isText(tokens[at - 1], '.', '->', '?.')))
      .map(({ text }) => text),
  );
}

/** Changes each head with `change`, those of the functions and types left out. */
export function mapTokens(tree: readonly Statement[], change: (token: Token) => Token): void {
  for (const statement of everyStatement(tree)) statement.head = statement.head.map(change);
}

interface Variable {
  readonly name: string;
  /** Behind the name: `[]`, a size. */
  readonly suffix: Token[];
  readonly value: Token[] | undefined;
}

export interface Declaration {
  readonly modifiers: Token[];
  readonly type: Token[];
  readonly variables: readonly Variable[];
}

const MODIFIERS =
  /^(?:final|static|const|public|private|protected|volatile|transient|readonly|internal|constexpr|unsigned|signed|inline|register)$/;
const NO_TYPE =
  /^(?:return|throw|else|new|delete|case|goto|break|continue|package|import|using|typedef|yield|await|if|for|while|do|switch|try|extends|implements|class|interface|enum|struct|namespace|template|instanceof|in|is|as|typeof|void|assert|operator|from|export|def|del|pass|raise|global|nonlocal|lambda|not|and|or)$/;

/** Where a type that starts at `at` ends: one behind it; -1 where none starts there. */
function typeEnd(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (first?.kind !== 'word' || NO_TYPE.test(first.text)) return -1;
  let index = at + 1;
  if (isText(first, 'long', 'short', 'unsigned')) {
    while (isText(tokens[index], 'long', 'int', 'double')) index += 1;
  }
  while (isText(tokens[index], '.', '::') && tokens[index + 1]?.kind === 'word') index += 2;
  if (isText(tokens[index], '<')) {
    let depth = 0;
    for (; index < tokens.length; index += 1) {
      const token = tokens[index] as Token;
      if (isText(token, '<')) depth += 1;
      else if (isText(token, '>')) depth -= 1;
      else if (token.kind !== 'word' && !isText(token, ',', '?', '.', '::', '[', ']', '*', '&')) return -1;
      if (depth === 0) break;
    }
    index += 1;
    while (isText(tokens[index], '.', '::') && tokens[index + 1]?.kind === 'word') index += 2;
  }
  while (isText(tokens[index], '[', '?', '*', '&', '...')) {
    if (isText(tokens[index], '[')) {
      while (isText(tokens[index + 1], ',')) index += 1;
      if (!isText(tokens[index + 1], ']')) return -1;
      index += 1;
    }
    index += 1;
  }
  return index;
}

/** Variables that a statement declares, in languages with braces; undefined where it declares none. */
export function declarationOf(head: readonly Token[], language: Language): Declaration | undefined {
  let at = 0;
  while (head[at]?.kind === 'word' && MODIFIERS.test((head[at] as Token).text)) at += 1;
  const end = language === 'javascript' ? at + 1 : typeEnd(head, at);
  if (language === 'python' || end === -1) return undefined;
  if (language === 'javascript' && !isText(head[at === 0 ? 0 : at - 1], 'let', 'const', 'var')) {
    return undefined;
  }
  const isScript = language === 'javascript';
  const modifiers = isScript ? [] : head.slice(0, at);
  const type = isScript ? [head[0] as Token] : head.slice(at, end);
  const variables: Variable[] = [];
  for (const part of splitVariables(head.slice(isScript ? 1 : end))) {
    const [name, ...after] = part;
    const equals = after.findIndex((token) => isText(token, '='));
    const suffix = equals === -1 ? after : after.slice(0, equals);
    if (name?.kind !== 'word' || (suffix.length > 0 && !isText(suffix[0], '['))) return undefined;
    variables.push({ name: name.text, suffix, value: equals === -1 ? undefined : after.slice(equals + 1) });
  }
  return variables.length === 0 ? undefined : { modifiers, type, variables };
}

/** `a = f(x, y), b` in its parts; commas of type arguments do not separate. */
function splitVariables(tokens: readonly Token[]): Token[][] {
  const parts = split(tokens, ',');
  const whole: Token[][] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const open = last === undefined ? 0 : count(last, '<') - count(last, '>');
    if (last !== undefined && open > 0 && last.some((token) => isText(token, 'new'))) {
      last.push({ kind: 'sign', text: ',' }, ...part);
    } else {
      whole.push(part);
    }
  }
  return whole;
}

function count(tokens: readonly Token[], text: string): number {
  return tokens.filter((token) => isText(token, text)).length;
}

/** Name and parameters of a function's head; undefined for what has none. */
export function signatureOf(
  head: readonly Token[],
): { name: string; at: number; parameters: Token[][]; end: number } | undefined {
  const at = head.findIndex(
    (token, index) => token.kind === 'word' && isText(head[index + 1], '(') && !isText(token, 'function'),
  );
  const end = at === -1 ? -1 : closing(head, at + 1);
  if (end === -1) return undefined;
  const inside = head.slice(at + 2, end);
  const parameters = inside.length === 0 ? [] : splitTypes(inside);
  return { name: (head[at] as Token).text, at, parameters, end };
}

function splitTypes(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let angles = 0;
  let depth = 0;
  for (const token of tokens) {
    depth = depthAfter(depth, token);
    if (isText(token, '<')) angles += 1;
    if (isText(token, '>')) angles -= 1;
    if (depth === 0 && angles === 0 && isText(token, ',')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** The name that a parameter declares. */
export function parameterName(tokens: readonly Token[], language: Language): string | undefined {
  const [bare = []] = split(tokens, '=', ...(language === 'python' ? [':'] : []));
  return bare.findLast(({ kind }) => kind === 'word')?.text;
}

/** The variables that a function's statements declare, by name. A name that is declared twice counts twice. */
export function declaredIn(list: readonly Statement[], language: Language): string[] {
  return everyStatement(list).flatMap(({ kind, head }) => {
    if (language === 'python') return pythonTargets(head);
    if (kind === 'for') {
      const inside = head.slice(2, -1);
      const [first = []] = split(inside, ';', ':', 'of', 'in');
      return (declarationOf(first, language)?.variables ?? []).map(({ name }) => name);
    }
    return kind === 'simple' ? (declarationOf(head, language)?.variables ?? []).map(({ name }) => name) : [];
  });
}

/** Names that a Python statement binds. */
export function pythonTargets(head: readonly Token[]): string[] {
  const names = (tokens: readonly Token[]): string[] =>
    tokens.every((token) => token.kind === 'word' || isText(token, ',', '(', ')', '*'))
      ? tokens.flatMap(({ kind, text }) => (kind === 'word' ? text : []))
      : [];
  if (isText(head[0], 'for')) {
    const end = head.findIndex((token) => isText(token, 'in'));
    return names(head.slice(1, end));
  }
  return split(head, '=')
    .slice(0, -1)
    .flatMap((part) => names(split(part, ':')[0] ?? []));
}

/** Functions of a program with their lists, the outermost first. */
export function functionsOf(tree: readonly Statement[]): Statement[] {
  return everyStatement(tree).filter(({ kind, body }) => kind === 'function' && body !== undefined);
}

/** A copy of the list in another order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random.integer(0, at);
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
