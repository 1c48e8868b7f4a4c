import {
  type Document,
  type DocumentOptions,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type ParseOptions,
  type SchemaOptions,
  visit,
} from 'yaml';
import { fill, isObject, type Redact } from '#base';
import { quoted } from './quoted.ts';
import * as says from './says.ts';

/** Larger files are not read: a config is written by hand. In characters. */
const MAX_CHARACTERS = 1_000_000;

/** The parser's own sentences are longer than a value needs to be. */
const YAML_MESSAGE_CHARACTERS = 200;

/** One slip can make the parser complain of everything that follows it. */
const MOST_YAML_PROBLEMS = 10;

/** A step into the file: a key or a position in a list. */
type Step = string | number;

/** The file as plain values, and where each of them stands. */
export interface ConfigFile {
  /** Keys of the file; values as YAML 1.2 reads them. Without a prototype's keys. */
  readonly values: ReadonlyMap<string, unknown>;
  /** `.github/similarity.yml, line 3, column 1`: where the key or entry stands. */
  place(...path: readonly Step[]): string;
}

/** What stands for a file that is not there. */
export const EMPTY_CONFIG_FILE: ConfigFile = { values: new Map(), place: () => '' };

/**
 * Reads the YAML text of a config file.
 *
 * @param name how messages call the file
 * @returns the file, or every problem with its place; an empty file is one without keys
 */
export function readConfigFile(
  text: string,
  name: string,
  redact: Redact,
): { readonly file: ConfigFile } | { readonly problems: readonly string[] } {
  if (text.length > MAX_CHARACTERS) {
    return {
      problems: [fill(says.tooLong, { name })],
    };
  }
  const counter = new LineCounter();
  const tooDeep = { problems: [fill(says.nestedTooDeep, { name })] };
  const document = parsed(text.replace(/^\uFEFF/, ''), {
    version: '1.2',
    schema: 'core',
    prettyErrors: false,
    uniqueKeys: true,
    stringKeys: true,
    lineCounter: counter,
  });
  const at = (offset: number): string => {
    const { line, col } = counter.linePos(offset);
    return `${name}, line ${line}, column ${col}`;
  };
  if (document === null || document.errors.some(isTooDeep)) return tooDeep;
  if (document.errors.length > 0) {
    return {
      problems: document.errors.slice(0, MOST_YAML_PROBLEMS).map(({ code, message, pos: [offset] }) => {
        const pos = at(offset);
        if (code === 'MULTIPLE_DOCS') return fill(says.severalDocuments, { pos });
        return fill(says.notValidYaml, { pos, error: quoted(message, redact, YAML_MESSAGE_CHARACTERS) });
      }),
    };
  }
  let values: unknown;
  try {
    values = document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    if (isTooDeep(error)) return tooDeep;
    const sentence = quoted(error instanceof Error ? error.message : error, redact, YAML_MESSAGE_CHARACTERS);
    const offset = danglingAlias(document);
    return {
      problems: [fill(says.notUsableYaml, { name: offset === null ? name : at(offset), sentence })],
    };
  }
  if (values === null || values === undefined) values = {};
  if (!isObject(values)) {
    return { problems: [fill(says.holdKeys, { where: at(0) })] };
  }
  return {
    file: {
      values: new Map(Object.entries(values)),
      place: (...path) => {
        const offset = offsetOf(document, path);
        return offset === null ? name : at(offset);
      },
    },
  };
}

/** null: it is nested more deeply than the parser goes. */
function parsed(
  text: string,
  options: ParseOptions & DocumentOptions & SchemaOptions,
): Document.Parsed | null {
  try {
    return parseDocument(text, options);
  } catch (error) {
    if (isTooDeep(error)) return null;
    throw error;
  }
}

/** The parser takes a stack that is full for a fault of the file, and says so in the words of the machine. */
function isTooDeep(error: unknown): boolean {
  return error instanceof Error && /\bcall stack\b|\bstack overflow\b/i.test(error.message);
}

/** Where the first alias without an anchor stands: the parser finds it, and does not say where. */
function danglingAlias(document: Document): number | null {
  let offset: number | null = null;
  visit(document, {
    Alias: (_key, node) => {
      if (node.resolve(document) !== undefined) return undefined;
      offset = node.range?.[0] ?? null;
      return visit.BREAK;
    },
  });
  return offset;
}

/** Where a key (or an entry of a list) begins in the text; the nearest parent's where it cannot be found (aliases). */
function offsetOf(document: Document, path: readonly Step[]): number | null {
  let node: unknown = document.contents;
  let offset: number | null = null;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (pair === undefined) break;
      if (isScalar(pair.key) && pair.key.range) offset = pair.key.range[0];
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      const range = (node as { readonly range?: readonly number[] | null } | undefined)?.range;
      offset = range?.[0] ?? offset;
    } else {
      break;
    }
  }
  return offset;
}
