import type { Node } from 'oxc-parser';
import type { Sources } from './read-sources.ts';

type Class = Node & { type: 'ClassDeclaration' | 'ClassExpression' };

/** Errors that everybody has. */
const ROOTS: ReadonlySet<string> = new Set(['Error', 'RangeError', 'TypeError', 'DOMException']);

/** The classes of a program that are errors, and how a run ends by each. */
export class FailureClasses {
  readonly #sources: Sources;
  readonly #classes: ReadonlyMap<string, Class>;

  constructor(sources: Sources) {
    this.#sources = sources;
    const classes = new Map<string, Class>();
    for (const node of sources.nodes()) {
      if (node.type === 'ClassDeclaration' && node.id !== null) classes.set(node.id.name, node);
    }
    this.#classes = classes;
  }

  isError(name: string): boolean {
    if (ROOTS.has(name)) return true;
    const parent = this.#parentOf(name);
    return parent !== null && this.isError(parent);
  }

  /** The constructor that takes the arguments of `new`; null: the language's own, whose first argument is the message. */
  constructorOf(name: string): Node | null {
    const own = this.#classes
      .get(name)
      ?.body.body.find((member) => member.type === 'MethodDefinition' && member.kind === 'constructor');
    if (own !== undefined) return own;
    const parent = this.#parentOf(name);
    return parent === null ? null : this.constructorOf(parent);
  }

  /** The name of the class around a node; null: none. */
  classAround(node: Node): string | null {
    for (const outer of this.#sources.around(node)) {
      if (outer.type === 'ClassDeclaration') return outer.id?.name ?? null;
    }
    return null;
  }

  /** What the class and those that it extends set a field to, where that is a text; null: nothing, or not in the class. */
  fieldOf(name: string, field: string): string | null {
    for (const member of this.#classes.get(name)?.body.body ?? []) {
      if (member.type !== 'PropertyDefinition' || member.key.type !== 'Identifier') continue;
      if (member.key.name === field && member.value?.type === 'Literal') return String(member.value.value);
    }
    const parent = this.#parentOf(name);
    return parent === null ? null : this.fieldOf(parent, field);
  }

  /** Whether one class is the other, or extends it. */
  extends(name: string, ancestor: string): boolean {
    if (name === ancestor) return true;
    const parent = this.#parentOf(name);
    return parent !== null && this.extends(parent, ancestor);
  }

  #parentOf(name: string): string | null {
    const parent = this.#classes.get(name)?.superClass;
    return parent?.type === 'Identifier' ? parent.name : null;
  }
}
