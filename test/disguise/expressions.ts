import { closing, depthAfter, isText, type Language, split, type Token } from './lexer.ts';
import { type Context, everyStatement } from './program.ts';
import type { Statement } from './statement.ts';

const sign = (text: string): Token => ({ kind: 'sign', text });
const word = (text: string): Token => ({ kind: 'word', text });

/** Each comparison with its sides exchanged, and with its contrary. */
const FLIPPED: Readonly<Record<string, string>> = {
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
  '===': '===',
  '!==': '!==',
};
const CONTRARY: Readonly<Record<string, string>> = {
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
};

export function inParentheses(expression: readonly Token[]): Token[] {
  return [sign('('), ...expression, sign(')')];
}

/** `!(…)` in the language's words. */
function not(expression: readonly Token[], language: Language): Token[] {
  const inner = expression.length === 1 ? [...expression] : inParentheses(expression);
  return language === 'python' ? [word('not'), ...inner] : [sign('!'), ...inner];
}

/** Where the only comparison outside of brackets stands, or -1. */
function comparisonAt(expression: readonly Token[]): number {
  let depth = 0;
  let found = -1;
  for (const [at, token] of expression.entries()) {
    depth = depthAfter(depth, token);
    if (depth > 0) continue;
    if (
      isText(
        token,
        '?',
        ':',
        '=',
        '&&',
        '||',
        '<<',
        '=>',
        'and',
        'or',
        'not',
        'in',
        'is',
        'instanceof',
        'lambda',
        'if',
      )
    ) {
      return -1;
    }
    if (token.kind === 'sign' && token.text in FLIPPED) {
      if (found !== -1) return -1;
      found = at;
    }
  }
  return found > 0 && found < expression.length - 1 ? found : -1;
}

/** The contrary of a condition. */
export function contrary(expression: readonly Token[], language: Language): Token[] {
  const at = comparisonAt(expression);
  if (at === -1) {
    const isNegated = isText(expression[0], '!') && closing(expression, 1) === expression.length - 1;
    return isNegated ? expression.slice(1) : not(expression, language);
  }
  return expression.map((token, index) => (index === at ? sign(CONTRARY[token.text] ?? token.text) : token));
}

/** A condition turned inside out: sides exchanged, De Morgan, the contrary denied. */
function inverted(condition: readonly Token[], { random, language, strength }: Context): Token[] {
  const [or, and] = language === 'python' ? ['or', 'and'] : ['||', '&&'];
  if (isText(condition[0], '(') && closing(condition, 0) === condition.length - 1) {
    return inParentheses(inverted(condition.slice(1, -1), { random, language, strength } as Context));
  }
  for (const [own, other] of [
    [or, and],
    [and, or],
  ] as const) {
    const parts = split(condition, own);
    if (parts.length > 1 && parts.every((part) => part.length > 0)) {
      if (random.next() < strength / 2) {
        const denied = parts.flatMap((part, at) => [
          ...(at > 0 ? [language === 'python' ? word(other) : sign(other)] : []),
          ...inParentheses(contrary(part, language)),
        ]);
        return not(denied, language);
      }
      return parts.flatMap((part, at) => [
        ...(at > 0 ? [language === 'python' ? word(own) : sign(own)] : []),
        ...inverted(part, { random, language, strength } as Context),
      ]);
    }
  }
  const at = comparisonAt(condition);
  if (at === -1 || random.next() > strength) return [...condition];
  const operator = condition[at] as Token;
  const [left, right] = [condition.slice(0, at), condition.slice(at + 1)];
  if (random.next() < 0.65) return [...right, sign(FLIPPED[operator.text] ?? operator.text), ...left];
  return not(contrary(condition, language), language);
}

/** Factors exchanged, `+ 1` before what it is added to, a number as a sum. */
function valueRewritten(value: readonly Token[], context: Context): Token[] {
  const { random, strength } = context;
  if (value.some((token) => isText(token, '=>', '->', 'lambda', '{', '?', ':', '<<', '<', 'for'))) {
    return [...value];
  }
  const factors = split(value, '*');
  const isProduct =
    factors.length === 2 &&
    factors.every(
      (part) => part.length > 0 && !part.some((token) => /^[-+/%&|^=!?,<>]|^==$/.test(token.text)),
    );
  if (isProduct && random.next() < strength) {
    return [...(factors[1] ?? []), sign('*'), ...(factors[0] ?? [])];
  }
  const terms = split(value, '+');
  const [left = [], right = []] = terms;
  const isSum =
    terms.length === 2 &&
    left.length > 0 &&
    right.length === 1 &&
    right[0]?.kind === 'number' &&
    !left.some((token) => token.kind === 'string' || /^(?:[-/%&|^=!?,<>]|and|or|not)$|^==$/.test(token.text));
  if (isSum && random.next() < strength) return [...right, sign('+'), ...left];
  return value.map((token): Token => {
    const number = /^[1-9]\d{0,4}$/.test(token.text) && token.kind === 'number' ? Number(token.text) : 0;
    if (number < 2 || random.next() > strength / 3) return token;
    const part = random.integer(1, number - 1);
    return { kind: 'number', text: `(${part} + ${number - part})` };
  });
}

const COMPOUND_ASSIGNMENT = /^([-+*/%]|\*\*|\/\/)=$/;

/** `x += y` and `x++` written in another way; undefined where it is neither. */
function stepRewritten(head: readonly Token[], { random }: Context): Token[] | undefined {
  const last = head.at(-1);
  const isStep = isText(last, '++', '--') || isText(head[0], '++', '--');
  if (isStep) {
    const target = isText(last, '++', '--') ? head.slice(0, -1) : head.slice(1);
    const operator = isText(last, '++') || isText(head[0], '++') ? '+' : '-';
    if (target.some((token) => isText(token, '(', '=', '++', '--', ','))) return undefined;
    const one: Token = { kind: 'number', text: '1' };
    return random.next() < 0.5
      ? [...target, sign(`${operator}=`), one]
      : [...target, sign('='), ...target, sign(operator), one];
  }
  const at = head.findIndex((token) => token.kind === 'sign' && COMPOUND_ASSIGNMENT.test(token.text));
  const target = head.slice(0, at);
  if (at < 1 || target.some((token) => isText(token, '(', '++', '--', '=', ','))) return undefined;
  const operator = COMPOUND_ASSIGNMENT.exec((head[at] as Token).text)?.[1] ?? '+';
  const value = head.slice(at + 1);
  const inner = value.length === 1 ? value : inParentheses(value);
  return [...target, sign('='), ...target, sign(operator), ...inner];
}

/** Conditions, sums, products, steps and numbers of a program written in other ways. */
export function expressionsRewritten(tree: readonly Statement[], context: Context): void {
  const { language, random, strength } = context;
  for (const statement of everyStatement(tree)) {
    const { kind, head } = statement;
    if ((kind === 'if' || kind === 'while') && head.length > 1) {
      statement.head =
        language === 'python'
          ? [head[0] as Token, ...inverted(head.slice(1), context)]
          : [head[0] as Token, ...inParentheses(inverted(head.slice(2, -1), context))];
    } else if (kind === 'for' && language !== 'python') {
      const parts = split(head.slice(2, -1), ';');
      if (parts.length !== 3) continue;
      const [first = [], second = [], third = []] = parts;
      const step = random.next() < strength ? stepRewritten(third, context) : undefined;
      const all = [...first, sign(';'), ...inverted(second, context), sign(';'), ...(step ?? third)];
      statement.head = [head[0] as Token, ...inParentheses(all)];
    } else if (kind === 'simple') {
      statement.head = simpleRewritten(head, context);
    }
  }
}

function simpleRewritten(head: readonly Token[], context: Context): Token[] {
  const step = context.random.next() < context.strength ? stepRewritten(head, context) : undefined;
  if (step !== undefined) return step;
  const at = head.findIndex((token) => isText(token, '='));
  const isPlain = at > 0 && closesBefore(head, at);
  if (isPlain && split(head, '=').length === 2 && split(head, ',').length === 1) {
    return [...head.slice(0, at + 1), ...valueRewritten(head.slice(at + 1), context)];
  }
  if (isText(head[0], 'return') && head.length > 1) {
    const value = head.slice(1);
    const changed = comparisonAt(value) === -1 ? valueRewritten(value, context) : inverted(value, context);
    return [head[0] as Token, ...changed];
  }
  return [...head];
}

function closesBefore(head: readonly Token[], at: number): boolean {
  return head.slice(0, at).reduce(depthAfter, 0) === 0;
}

/** The parts of `condition ? yes : no`; undefined where the tokens are none or hold two. */
export function ternaryOf(
  value: readonly Token[],
  language: Language,
): { condition: Token[]; yes: Token[]; no: Token[] } | undefined {
  if (language === 'python') {
    const [yes = [], after = [], more] = split(value, 'if');
    const [condition = [], no = []] = split(after, 'else');
    return more === undefined && yes.length > 0 && no.length > 0 && !isText(value[0], 'lambda', 'yield')
      ? { condition, yes, no }
      : undefined;
  }
  const [condition = [], after = [], more] = split(value, '?');
  const [yes = [], no = [], third] = split(after, ':');
  return more === undefined && third === undefined && yes.length > 0 && no.length > 0 && condition.length > 0
    ? { condition, yes, no }
    : undefined;
}

/** `head` with the value behind its `=` or `return`. */
export function withValue(head: readonly Token[]): { lead: Token[]; value: Token[] } | undefined {
  if (isText(head[0], 'return') && head.length > 1) return { lead: head.slice(0, 1), value: head.slice(1) };
  const parts = split(head, '=');
  const at = head.findIndex((token) => isText(token, '='));
  return parts.length === 2 && at > 0 && closesBefore(head, at)
    ? { lead: head.slice(0, at + 1), value: head.slice(at + 1) }
    : undefined;
}
