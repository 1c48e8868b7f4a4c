import type { Node } from 'oxc-parser';
import { readMessageFormat } from './read-message-format.ts';
import type { Sentence } from './sentence.ts';
import type { Sources } from './read-sources.ts';

/** Calls that change how a value looks, and not what it is: the placeholder is named after what goes in. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'String',
  'stringify',
  'quoted',
  'visible',
  'fullName',
  'round',
  'listed',
  'join',
  'map',
  'slice',
  'filter',
  'toString',
  'toISOString',
  'bytes',
  'number',
  'code',
  'inCode',
  'codeSpan',
  'quote',
  'at',
  'toFixed',
  'toSorted',
  'basename',
  'keyOf',
  'messageOf',
  'reasonOf',
]);

/** Calls that count things: the word for one of them is their second argument. */
const COUNTERS: ReadonlySet<string> = new Set(['count', 'counted', 'plural']);

/** Reads what the program says from its source. */
export class SentenceReader {
  readonly #sources: Sources;
  readonly #texts: ReadonlyMap<string, string>;
  /** Constants that are being read: one may name itself. */
  readonly #open = new Set<Node>();

  /** @param texts the catalogue of languages in English, in ICU MessageFormat by id */
  constructor(sources: Sources, texts: ReadonlyMap<string, string>) {
    this.#sources = sources;
    this.#texts = texts;
  }

  /** The id in the catalogue of languages that a node is, or that it says; null: neither. */
  idOf(node: Node): string | null {
    const id = isMessage(node) ? node.arguments[0] : node;
    return id?.type === 'Literal' && typeof id.value === 'string' && this.#texts.has(id.value)
      ? id.value
      : null;
  }

  /** Whether it is one of several that a call chooses from: `message(isLate ? 'a' : 'b')` is one message. */
  isChoice(node: Node): boolean {
    const parent = this.#sources.parentOf(node);
    return parent?.type === 'ConditionalExpression'
      ? this.isChoice(parent)
      : parent !== null && isMessage(parent);
  }

  /** null: not a text. */
  read(node: Node): Sentence | null {
    // An id in a table stands for its sentence, wherever the table is looked into.
    if (node.type === 'Literal') {
      return this.#said(node) ?? (typeof node.value === 'string' ? [node.value] : null);
    }
    if (node.type === 'TemplateLiteral') {
      return node.quasis.flatMap((quasi, index) => {
        const expression = node.expressions[index];
        const words = quasi.value.cooked ?? quasi.value.raw;
        const hole = expression === undefined ? [] : this.#hole(expression);
        return words === '' ? hole : [words, ...hole];
      });
    }
    if (isMessage(node)) return this.#said(node.arguments[0]);
    if (node.type === 'BinaryExpression' && node.operator === '+') {
      const left = this.read(node.left);
      const right = this.read(node.right);
      if (left === null && right === null) return null;
      return [...(left ?? this.#hole(node.left)), ...(right ?? this.#hole(node.right))];
    }
    return null;
  }

  /** A sentence of the catalogue of languages. */
  #said(id: Node | undefined): Sentence | null {
    if (id?.type === 'ConditionalExpression') {
      const both = [this.#said(id.consequent), this.#said(id.alternate)].filter((one) => one !== null);
      return both.length === 0 ? null : [{ options: both }];
    }
    const text = id?.type === 'Literal' ? this.#texts.get(String(id.value)) : undefined;
    return text === undefined ? null : readMessageFormat(text);
  }

  #hole(node: Node): Sentence {
    const text = this.read(node);
    if (text !== null) return text;
    // Everything else is filled in under a name.
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (node.type) {
      case 'ConditionalExpression':
        return [{ options: [this.#hole(node.consequent), this.#hole(node.alternate)] }];
      case 'LogicalExpression': {
        const other = this.read(node.right);
        const isSaid = (other ?? []).some((part) => typeof part === 'string' && /\w \w+ \w/.test(part));
        return other !== null && isSaid
          ? [{ options: [this.#hole(node.left), other] }]
          : this.#hole(node.left);
      }
      case 'AwaitExpression':
        return this.#hole(node.argument);
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return this.#hole(node.expression);
      case 'Identifier':
        return this.#constant(node, node.name) ?? [{ name: spaced(node.name) }];
      default:
        return [{ name: nameOf(node) }];
    }
  }

  /** Whether a declaration is constant, and known where a name is used. */
  #isConstant(declared: Node, use: Node): boolean {
    const declaration = this.#sources.parentOf(declared);
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return false;
    const scope = [...this.#sources.around(declaration)].find(
      ({ type }) => type === 'BlockStatement' || type === 'Program',
    );
    return scope === undefined || scope.type === 'Program' || [...this.#sources.around(use)].includes(scope);
  }

  /** What a constant of the file, or of one that it imports from, holds where that is a text or a number; null: something else. */
  #constant(at: Node, name: string): Sentence | null {
    const home = this.#sources.moduleOf(at);
    const from = home.imports.get(name);
    const module = from === undefined ? home : this.#sources.modules.get(from);
    const [init, ...others] = (module?.nodes ?? []).flatMap((node) =>
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.id.name === name &&
      node.init !== null &&
      this.#isConstant(node, at)
        ? [node.init]
        : [],
    );
    if (init === undefined || others.length > 0 || this.#open.has(init)) return null;
    this.#open.add(init);
    try {
      if (init.type === 'Literal' && typeof init.value === 'number') return [String(init.value)];
      const said =
        init.type === 'ConditionalExpression' || init.type === 'LogicalExpression' ? this.#hole(init) : null;
      const hasWords = said?.some((part) => typeof part !== 'string' && 'options' in part) === true;
      return hasWords ? said : this.read(init);
    } finally {
      this.#open.delete(init);
    }
  }
}

function isMessage(node: Node): node is Node & { type: 'CallExpression' } {
  return (
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'message'
  );
}

/** What a person would call an expression. */
function nameOf(node: Node): string {
  // Nobody would call the others anything.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (node.type) {
    case 'Identifier':
      return spaced(node.name);
    case 'MemberExpression': {
      const { property, object } = node;
      if (property.type === 'PrivateIdentifier') return spaced(property.name);
      if (node.computed || property.type !== 'Identifier') return nameOf(object);
      return ['length', 'size', 'message', 'name'].includes(property.name)
        ? nameOf(object)
        : spaced(property.name);
    }
    case 'CallExpression':
      return nameOfCall(node);
    case 'ThisExpression':
      return 'this';
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return nameOf(node.expression);
    case 'AwaitExpression':
    case 'SpreadElement':
      return nameOf(node.argument);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return nameOf(node.left);
    case 'NewExpression':
      return nameOf(node.arguments[0] ?? node.callee);
    case 'ArrayExpression':
      return node.elements[0] == null ? 'list' : nameOf(node.elements[0]);
    default:
      return '…';
  }
}

function nameOfCall(node: Node & { type: 'CallExpression' }): string {
  const { callee, arguments: given } = node;
  const name =
    callee.type === 'Identifier'
      ? callee.name
      : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
        ? callee.property.name
        : '';
  const [first, second] = given;
  if (COUNTERS.has(name) && second?.type === 'Literal' && typeof second.value === 'string') {
    return `${second.value}s`;
  }
  if (WRAPPERS.has(name)) {
    const isMethod =
      callee.type === 'MemberExpression' &&
      !(callee.object.type === 'Identifier' && /^[A-Z]/.test(callee.object.name));
    if (isMethod) return nameOf(callee.object);
    if (first !== undefined) return nameOf(first);
  }
  return name === '' ? '…' : spaced(name);
}

/** `maxBytes` and `MAX_BYTES`: max bytes. */
function spaced(name: string): string {
  const words = /^[A-Z0-9_]+$/.test(name)
    ? name.replaceAll('_', ' ')
    : name.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return words.toLowerCase();
}
