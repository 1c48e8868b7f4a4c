import { aliased } from './aliases.ts';
import { conditionsRewritten, loopsRewritten } from './control.ts';
import { deadCodeAdded } from './dead-code.ts';
import { expressionsRewritten } from './expressions.ts';
import { functionsExtracted, functionsInlined } from './functions.ts';
import { code, type Language } from './lexer.ts';
import { declarationsRewritten, membersReordered, statementsReordered } from './order.ts';
import { filesSplit, halfCopied, piecesCopied } from './parts.ts';
import { type Context, shuffled } from './program.ts';
import { NotRead, type Statement } from './statement.ts';
import { parse, print } from './tree.ts';
import { escaped, fileName, layoutChanged, renamed, unseenAdded } from './wording.ts';

/** A file of a program. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

type Change = (text: string, context: Context) => string;

function onTree(change: (tree: Statement[], context: Context) => void): Change {
  return (text, context) => {
    const tree = parse(text, context.language);
    change(tree, context);
    return print(tree, context.language);
  };
}

function withStrength(strength: number, change: Change): Change {
  return (text, context) => change(text, { ...context, strength });
}

const dead = onTree(deadCodeAdded);

/** Changes that can follow each other. */
const STEPS: Readonly<Record<string, Change>> = {
  rename: renamed,
  members: onTree(membersReordered),
  statements: onTree(statementsReordered),
  'dead-light': withStrength(0.1, dead),
  'dead-medium': withStrength(0.3, dead),
  'dead-heavy': withStrength(0.55, dead),
  loops: onTree(loopsRewritten),
  conditions: onTree(conditionsRewritten),
  expressions: onTree(expressionsRewritten),
  declarations: onTree(declarationsRewritten),
  extract: onTree(functionsExtracted),
  inline: onTree(functionsInlined),
  aliases: aliased,
};

/** `count` changes after each other, other names the last. */
function mixture(count: number): Change {
  return (text, context) => {
    const steps = shuffled(Object.keys(STEPS), context.random)
      .filter((name) => !['rename', 'dead-heavy', 'aliases'].includes(name))
      .slice(0, count - 1);
    return [...steps, 'rename'].reduce((now, name) => {
      const next = STEPS[name]?.(now, context) ?? now;
      return next;
    }, text);
  };
}

/** All kinds of disguise of one program, by name. */
const KINDS: Readonly<Record<string, Change>> = {
  ...STEPS,
  layout: layoutChanged,
  unseen: unseenAdded,
  escapes: escaped,
  half: halfCopied,
  pieces: piecesCopied,
  'mixture-3': mixture(3),
  'mixture-5': mixture(5),
};

/** The kind that changes a program's files. */
const FILES = 'files';

export const KIND_NAMES: readonly string[] = [...Object.keys(KINDS), FILES];

/** Kinds that nothing is chosen on: for the look at the end only. */
const FINAL: Readonly<Record<string, Change>> = {
  'mixture-8': mixture(8),
  'half-mixture-3': (text, context) => mixture(3)(halfCopied(text, context), context),
};

export const FINAL_KIND_NAMES: readonly string[] = Object.keys(FINAL);

/** Kinds that copy parts: whose work the copy holds besides the victim's. */
export const PART_KINDS: Readonly<Record<string, 'host' | 'all'>> = {
  half: 'host',
  'half-mixture-3': 'host',
  pieces: 'all',
};

/** Kinds that change no token but names, or none at all. */
const SAME_TOKENS = new Set(['layout', 'unseen', 'escapes']);

/** How much of a program a disguise has to change: at least one token in this many. */
const LEAST_CHANGE = 40;

/** Whether a disguise is one: what a compiler reads is not nearly what it was. */
function isChanged(kind: string, before: string, after: string, language: Language): boolean {
  if (SAME_TOKENS.has(kind)) return before !== after;
  const [a, b] = [before, after].map((text) => code(text, language).map(({ text: token }) => token));
  if (a === undefined || b === undefined) return false;
  const positions = Math.max(a.length, b.length);
  let same = 0;
  while (same < positions && a[same] === b[same]) same += 1;
  let end = 0;
  while (end < positions - same && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return positions - same - end >= Math.max(2, positions / LEAST_CHANGE);
}

/**
 * A program in disguise, or undefined where it has nothing that this kind changes or is not read. Whether it compiles is
 * for the caller to find out.
 */
export function disguise(
  kind: string,
  files: readonly SourceFile[],
  context: Context,
): SourceFile[] | undefined {
  const [only] = files;
  if (kind === FILES) {
    return only === undefined || files.length > 1
      ? undefined
      : read(() => filesSplit(only.text, only.name, context));
  }
  const change = KINDS[kind] ?? FINAL[kind];
  if (change === undefined) throw new RangeError(`no disguise is called ${kind}`);
  return read(() => {
    const made = files.map(({ name, text }) => {
      const after = change(text, context);
      // Java names a file as its public type; where that is hidden, it is the same one.
      const isNamed = context.language === 'java' && !SAME_TOKENS.has(kind);
      return { name: isNamed ? fileName(after, 'java') : name, text: after };
    });
    return made.some(({ text }, at) => isChanged(kind, files[at]?.text ?? '', text, context.language))
      ? made
      : undefined;
  });
}

/** What `make` gives; undefined where a program is not read. */
function read<T>(make: () => T | undefined): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}
