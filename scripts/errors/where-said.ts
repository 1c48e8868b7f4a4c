import type { Node } from 'oxc-parser';
import type { FailureClasses } from './failure-classes.ts';
import type { Sources } from './read-sources.ts';

/** Where a text ends up, as far as the sources show. */
export type Said =
  /** In an error of that class; `made` is where it is made. */
  | { readonly kind: 'error'; readonly className: string; readonly made: Node }
  /** Passed to a function that is not of the program, or not known by its name: `log.warning`, `stderr.write`. */
  | { readonly kind: 'call'; readonly name: string }
  /** A field of an object that leaves the function. */
  | { readonly kind: 'field'; readonly name: string }
  /** A part of another text. */
  | { readonly kind: 'part' };

type Called = Node & { type: 'CallExpression' | 'NewExpression' };

/** Methods of texts and lists that hand on what they are called on. */
const HANDED_ON = new Set(
  'join map flatMap filter slice concat replace replaceAll trim trimEnd at find toSorted toReversed with values flat padEnd'.split(
    ' ',
  ),
);

/** Methods that keep what they are given in the thing that they are called on. */
const KEPT = new Set(['push', 'unshift', 'add', 'set', 'concat']);

/** Expressions that are what one of their parts is. */
const TRANSPARENT = new Set(
  'ConditionalExpression LogicalExpression AwaitExpression ParenthesizedExpression TSAsExpression TSSatisfiesExpression TSNonNullExpression ArrayExpression SpreadElement ChainExpression SequenceExpression'.split(
    ' ',
  ),
);

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** More steps than a text goes in this program; names that mean several things end there. */
const MOST_STEPS = 14;

/**
 * Follows a text through variables, lists, calls and returns by their names to where it is said. Names stand for what they
 * are called, not for what they are: too much may be found, which a reader of the list sees; what is not found is told.
 */
export class Follower {
  readonly #sources: Sources;
  readonly #classes: FailureClasses;
  readonly #uses = new Map<string, Node[]>();
  readonly #functions = new Map<string, Node[]>();

  constructor(sources: Sources, classes: FailureClasses) {
    this.#sources = sources;
    this.#classes = classes;
    for (const node of sources.nodes()) {
      const name = node.type === 'Identifier' || node.type === 'PrivateIdentifier' ? node.name : null;
      if (name !== null) put(this.#uses, name, node);
      if (FUNCTIONS.has(node.type)) {
        const own = this.#nameOf(node);
        if (own !== null) put(this.#functions, own, node);
      }
    }
  }

  /** All places where a text is said. */
  follow(text: Node): readonly Said[] {
    const found: Said[] = [];
    const seen = new Set<Node>();
    let wave: readonly Node[] = [text];
    for (let steps = 0; steps < MOST_STEPS && wave.length > 0; steps += 1) {
      const next: Node[] = [];
      for (const node of wave) {
        if (seen.has(node)) continue;
        seen.add(node);
        for (const one of this.#step(node)) {
          if (!('type' in one)) found.push(one);
          else next.push(one);
        }
      }
      wave = next;
    }
    return found;
  }

  /** Where what is in a node goes next: other nodes that hold it, or where it is said. */
  #step(node: Node): readonly (Node | Said)[] {
    const parent = this.#sources.parentOf(node);
    if (parent === null) return [];
    if (TRANSPARENT.has(parent.type)) {
      return parent.type === 'ConditionalExpression' && parent.test === node ? [] : [parent];
    }
    // A text goes nowhere from the others.
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (parent.type) {
      case 'TemplateLiteral':
        return isFrame(parent) ? [parent] : [{ kind: 'part' }];
      case 'BinaryExpression':
        return parent.operator === '+' ? [{ kind: 'part' }] : [];
      case 'Property':
        return parent.value === node ? this.#field(parent) : [];
      case 'PropertyDefinition':
        return parent.key.type === 'Identifier' ? [{ kind: 'field', name: parent.key.name }] : [];
      case 'CallExpression':
      case 'NewExpression':
        return this.#call(parent, node);
      case 'MemberExpression':
        return parent.object === node ? this.#member(parent) : [];
      case 'ReturnStatement':
      case 'YieldExpression':
        return this.#returned(this.#functionAround(parent));
      case 'ArrowFunctionExpression':
        return parent.body === node ? this.#returned(parent) : [];
      case 'VariableDeclarator':
        return parent.init === node && parent.id.type === 'Identifier' ? this.#usesOf(parent.id) : [];
      case 'AssignmentExpression':
        return parent.right === node && parent.left.type === 'Identifier' ? this.#usesOf(parent.left) : [];
      case 'AssignmentPattern':
        return parent.right === node && parent.left.type === 'Identifier' ? this.#usesOf(parent.left) : [];
      case 'ForOfStatement': {
        if (parent.right !== node || parent.left.type !== 'VariableDeclaration') return [];
        const [declared] = parent.left.declarations;
        return declared?.id.type === 'Identifier' ? this.#usesOf(declared.id) : [];
      }
      default:
        return [];
    }
  }

  #field(property: Node & { type: 'Property' }): readonly (Node | Said)[] {
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    const object = this.#sources.parentOf(property);
    const call = object === null ? null : this.#sources.parentOf(object);
    // The service names what is wrong field by field.
    if (
      call?.type === 'CallExpression' &&
      call.callee.type === 'Identifier' &&
      call.callee.name === 'invalid'
    ) {
      return this.#call(call, object ?? property);
    }
    return [{ kind: 'field', name }];
  }

  #member(member: Node & { type: 'MemberExpression' }): readonly (Node | Said)[] {
    const call = this.#sources.parentOf(member);
    if (call?.type !== 'CallExpression' || call.callee !== member) return member.computed ? [member] : [];
    const { property } = member;
    if (property.type !== 'Identifier') return [];
    const [callback] = call.arguments;
    const isFunction = callback !== undefined && FUNCTIONS.has(callback.type);
    if (HANDED_ON.has(property.name)) {
      const isMapped = isFunction && /^(?:flatM|m)ap$/.test(property.name);
      return isMapped ? this.#parameter(callback, 0) : [call];
    }
    return isFunction && property.name === 'forEach' ? this.#parameter(callback, 0) : [];
  }

  #call(call: Called, given: Node): readonly (Node | Said)[] {
    const { callee } = call;
    if (callee === given) return [];
    const at = call.arguments.findIndex((one) => one === given);
    if (callee.type === 'Super') {
      const className = this.#classes.classAround(call);
      return className === null ? [] : [{ kind: 'error', className, made: call }];
    }
    if (call.type === 'NewExpression') return this.#made(call, at);
    if (callee.type === 'Identifier') {
      const functions = this.#called(callee, callee.name);
      if (functions.length > 0) return functions.flatMap((one) => this.#parameter(one, at));
      return [{ kind: 'call', name: callee.name }];
    }
    if (callee.type !== 'MemberExpression') return [];
    const { property, object } = callee;
    if (property.type === 'PrivateIdentifier' || property.type === 'Identifier') {
      const { name } = property;
      if (KEPT.has(name) && object.type === 'Identifier') return this.#usesOf(object);
      if (KEPT.has(name) && object.type === 'MemberExpression' && object.property.type === 'Identifier') {
        return [{ kind: 'field', name: object.property.name }];
      }
      const functions = this.#called(property, name);
      const isOwn = functions.length === 1 && !isLog(name);
      return isOwn ? functions.flatMap((one) => this.#parameter(one, at)) : [{ kind: 'call', name }];
    }
    return [];
  }

  #made(call: Called, at: number): readonly (Node | Said)[] {
    if (call.callee.type !== 'Identifier') return [];
    const { name } = call.callee;
    if (name === 'Set') return [call];
    if (!this.#classes.isError(name)) return [{ kind: 'call', name }];
    const constructor = this.#classes.constructorOf(name);
    const value = constructor?.type === 'MethodDefinition' ? constructor.value : null;
    if (value === null) return at === 0 ? [{ kind: 'error', className: name, made: call }] : [];
    // What the constructor makes a sentence of is told as a part of that sentence.
    const isWhole = this.#parameter(value, at).some((use) => {
      const user = !('type' in use) ? null : this.#sources.parentOf(use);
      return user?.type === 'CallExpression' && user.callee.type === 'Super';
    });
    return isWhole
      ? [{ kind: 'error', className: name, made: call }]
      : [{ kind: 'field', name: `part of ${name}` }];
  }

  /** Where the parameter of a function is used. */
  #parameter(node: Node, at: number): readonly (Node | Said)[] {
    if (at < 0 || !('params' in node) || !Array.isArray(node.params)) return [];
    const parameter = node.params[at];
    const named = parameter?.type === 'AssignmentPattern' ? parameter.left : parameter;
    return named?.type === 'Identifier' ? this.#usesOf(named) : [];
  }

  /** Functions that a call may mean: those of its own file first, then those that it imports, then all of the name. */
  #called(callee: Node, name: string): readonly Node[] {
    const functions = this.#functions.get(name) ?? [];
    const home = this.#sources.moduleOf(callee);
    const from = home.imports.get(name) ?? home.path;
    const near = functions.filter((one) => this.#sources.moduleOf(one).path === from);
    if (near.length > 0) return near;
    return callee.type === 'Identifier' && this.#sources.parentOf(callee)?.type === 'CallExpression'
      ? []
      : functions;
  }

  #returned(node: Node | null): readonly (Node | Said)[] {
    if (node === null) return [];
    const name = this.#nameOf(node);
    const parent = this.#sources.parentOf(node);
    if (parent?.type === 'CallExpression' && parent.callee !== node) {
      const { callee } = parent;
      const method =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
          ? callee.property.name
          : '';
      if (HANDED_ON.has(method) || method === 'from') return [parent];
    }
    if (name === null) return [];
    const home = this.#sources.moduleOf(node).path;
    const calls = (this.#uses.get(name) ?? []).filter((use) => this.#isUseOf(use, name, home));
    const results = calls.flatMap((use): readonly Node[] => {
      const around = this.#sources.parentOf(use);
      if (around?.type === 'CallExpression' && around.callee === use) return [around];
      if (around?.type === 'MemberExpression' && around.property === use) {
        const call = this.#sources.parentOf(around);
        return call?.type === 'CallExpression' && call.callee === around ? [call] : [around];
      }
      // Handed on as a function: `.map(wordsOf)`.
      return around?.type === 'CallExpression' ? [around] : [];
    });
    return results.length > 0 ? results : [{ kind: 'field', name }];
  }

  #isUseOf(use: Node, name: string, home: string): boolean {
    const module = this.#sources.moduleOf(use);
    if (module.path === home || module.imports.get(name) === home) return true;
    const around = this.#sources.parentOf(use);
    const isMethod = around?.type === 'MemberExpression' && around.property === use;
    return isMethod && this.#functions.get(name)?.length === 1;
  }

  /** All other places of a variable, in the function that declares it, or in the files that know it. */
  #usesOf(declared: Node & { type: 'Identifier' }): readonly Node[] {
    const { name } = declared;
    const home = this.#sources.moduleOf(declared).path;
    const scope = this.#functionAround(declared);
    return (this.#uses.get(name) ?? []).filter((use) => {
      if (use === declared) return false;
      const module = this.#sources.moduleOf(use);
      if (scope === null) return module.path === home || module.imports.get(name) === home;
      if (module.path !== home) return false;
      return [...this.#sources.around(use)].includes(scope);
    });
  }

  #functionAround(node: Node): Node | null {
    for (const outer of this.#sources.around(node)) if (FUNCTIONS.has(outer.type)) return outer;
    return null;
  }

  #nameOf(node: Node): string | null {
    if (node.type === 'FunctionDeclaration') return node.id?.name ?? null;
    const parent = this.#sources.parentOf(node);
    if (parent?.type === 'VariableDeclarator') return parent.id.type === 'Identifier' ? parent.id.name : null;
    if (
      parent?.type === 'MethodDefinition' ||
      parent?.type === 'Property' ||
      parent?.type === 'PropertyDefinition'
    ) {
      const { key } = parent;
      return key.type === 'Identifier' || key.type === 'PrivateIdentifier' ? key.name : null;
    }
    return null;
  }
}

function isLog(name: string): boolean {
  return ['warning', 'error', 'notice', 'info', 'debug'].includes(name);
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Whether a template adds no words of its own, as in `${file}: ${problem}`. */
function isFrame({ quasis }: Node & { type: 'TemplateLiteral' }): boolean {
  return !quasis.some(({ value }) => /[a-z]{2}/i.test(value.raw));
}
