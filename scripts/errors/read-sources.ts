import { posix } from 'node:path';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';

/** One source file, as the catalogue reads it. */
interface Module {
  /** Below the root, with slashes: `src/settings/warnings.ts`. */
  readonly path: string;
  /** Every node of the file, parents before their children. */
  readonly nodes: readonly Node[];
  /** What is imported under which local name: the file it comes from. */
  readonly imports: ReadonlyMap<string, string>;
}

/** The children of any kind of node, by the parser's own list of keys. */
function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (const key of visitorKeys[node.type] ?? []) {
    const value: unknown = Reflect.get(node, key);
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) children.push(one);
  }
  return children;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const PARENT = Symbol('the node around this one');
const HOME = Symbol('the file of this node');

/** A node that was read: what is around it stands on it, because there are millions, and each is asked for it often. */
interface Read {
  [PARENT]?: Node;
  [HOME]?: Module;
}

/** The names that a door shows, with the files that they stand in. */
function behind(door: string, text: string): ReadonlyMap<string, string> {
  const lines = text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)';$/gm);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/(?:type )?(\w+),?/g)].map(
        ([, name = '']) => [name, posix.join(posix.dirname(door), file)] as const,
      ),
    ),
  );
}

/** The sources of a program, and who is whose parent in them. */
export class Sources {
  readonly modules: ReadonlyMap<string, Module>;
  /** By the name of a part: where what its door shows is said. */
  readonly #doors = new Map<string, ReadonlyMap<string, string>>();

  /** @param files text by path, paths with slashes below one root */
  constructor(files: ReadonlyMap<string, string>) {
    for (const [path, text] of files) {
      const part = /^src\/(\w+)\/index\.ts$/.exec(path)?.[1];
      if (part !== undefined) this.#doors.set(`#${part}`, behind(path, text));
    }
    this.modules = new Map([...files].map(([path, text]) => [path, this.#read(path, text)]));
  }

  parentOf(node: Node): Node | null {
    return (node as Read)[PARENT] ?? null;
  }

  /** The nodes around one, the nearest first. */
  *around(node: Node): Generator<Node> {
    for (let at = this.parentOf(node); at !== null; at = this.parentOf(at)) yield at;
  }

  moduleOf(node: Node): Module {
    const home = (node as Read)[HOME];
    if (home === undefined) throw new Error(`a node ${node.type} of no file`);
    return home;
  }

  /** All nodes of all files. */
  *nodes(): Generator<Node> {
    for (const { nodes } of this.modules.values()) yield* nodes;
  }

  #read(path: string, text: string): Module {
    const { program, errors } = parseSync(path, text, { sourceType: 'module' });
    const [error] = errors;
    if (error !== undefined) throw new Error(`${path} cannot be parsed: ${error.message}`);
    const nodes: Node[] = [];
    const imports = new Map<string, string>();
    const module = { path, nodes, imports };
    const queue: Node[] = [program];
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      nodes.push(node);
      (node as Read)[HOME] = module;
      if (node.type === 'ImportDeclaration') {
        const { source, specifiers } = node;
        const door = this.#doors.get(source.value);
        for (const { local } of specifiers) {
          const from = source.value.startsWith('.')
            ? posix.join(posix.dirname(path), source.value)
            : door?.get(local.name);
          if (from !== undefined) imports.set(local.name, from);
        }
      }
      for (const child of childrenOf(node).toReversed()) {
        (child as Read)[PARENT] = node;
        queue.push(child);
      }
    }
    return module;
  }
}
