/**
 * The files of the bundle, as their bundler writes them: `/***\/ ID:` and the module's function below it, one after the other.
 * A module that several pieces need stands in each of them; here it moves into what is always loaded.
 */
const MODULE = /^\/\*{3}\/ (\d+):\n[\s\S]*?^\/\*{3}\/ \}\),?\n/gm;
const FIRST = /^(?:\/\*{6}\/ )?var __webpack_modules__ = \(\{\n/m;
/** What the bundler notes for its own readers. */
const NOTES =
  /^\/\*{3,}\/? ?.*\*{3,}\/$\n|^\/\*{3,}\/ ?|^;?\/\/ (?:EXTERNAL MODULE|NAMESPACE OBJECT|UNUSED EXPORTS:|EXPORTS$|ESM COMPAT FLAG$).*\n+|^\/\* unused harmony exports? .*\*\/\n+|\/\* (?:harmony (?:import|export)|binding|\.[\w$]+) \*\/ ?/gm;

/**
 * @param files texts by name, changed in place
 * @param entry the name of what is always loaded
 * @throws Error where the entry does not look as it did
 */
export function storeOnce(files: Map<string, string>, entry: string): void {
  const holders = new Map<string, string[]>();
  for (const [name, text] of files) {
    for (const [, id = ''] of text.matchAll(MODULE)) holders.set(id, [...(holders.get(id) ?? []), name]);
  }
  const shared = new Map<string, string>();
  for (const [name, text] of files) {
    if (name === entry) continue;
    const left = text.replaceAll(MODULE, (module: string, id: string) => {
      if (holders.get(id)?.length === 1) return module;
      shared.set(id, module.replace(/\),?\n$/, '),\n'));
      return '';
    });
    files.set(name, left);
  }
  const text = files.get(entry) ?? '';
  if (text.split(FIRST).length !== 2) throw new Error(`${entry} does not name its modules as it did.`);
  const moved = [...shared].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, module]) => module);
  files.set(
    entry,
    text.replace(FIRST, (line) => `${line}${moved.join('')}`),
  );
}

/** Without the bundler's own remarks: of packages also those that say what a name was, which are for who reads our own code. */
export function withoutNotes(text: string): string {
  if (SHORT_IMPORT.test(text)) throw new Error('The bundle has names of the form that those of imports get.');
  return text
    .replaceAll(NOTES, '')
    .replaceAll(IMPORT, '__$1__')
    .replaceAll(GLUE, (name) => SHORT_GLUE[name] ?? name)
    .replaceAll(GIVEN, '$<name>:()=>$<local>')
    .split(PART)
    .map((part) => (part.startsWith(OF_PACKAGE) ? part.replaceAll(OLD_NAME, '') : part))
    .join(';// ');
}

/** A module as another one knows it: four thousand times in all. */
const IMPORT = /__WEBPACK_IMPORTED_MODULE_(\d+)__/g;
const SHORT_IMPORT = /\w__\d+__\b/;

/** What every module is handed, seven thousand times in all. */
const SHORT_GLUE: Readonly<Record<string, string>> = {
  __webpack_require__: '__load__',
  __webpack_exports__: '__out__',
  __unused_webpack___webpack_module__: '__module__',
};
const GLUE = new RegExp(Object.keys(SHORT_GLUE).join('|'), 'g');

/** What a module gives to others, each in a line of its own. */
const GIVEN = /^ {2}(?<name>[\w$]+): \(\) => \((?<local>[\w$.]+)\)(?=,?$)/gm;

/** Where a file begins that the bundler joined with others. What stands before it may need the semicolon. */
const PART = /^;\/\/ CONCATENATED MODULE: \.\/build\//m;
const OF_PACKAGE = 'node_modules/';
const OLD_NAME = /(?<=[\w$])\/\* [\w$]+ \*\/(?=\.[\w$]+)/g;

/** Characters that a string in memory has no byte for. */
const BEYOND_A_BYTE = /[^\0-\xff]/g;
/** A language that has none of ours may be read as it is. */
const MOST_ESCAPED = 0.01;
/** What would read an escape as the characters of it: a text as it is written, and a backslash. */
const AS_WRITTEN = /\.raw`[^`]*[^\0-\xff][^`]*`|(?<!\\)(?:\\\\)*\\[^\0-\xff]/;

/**
 * A file in which no character takes more than a byte: a single one that does makes a text of two bytes a character of it, for as
 * long as the program runs and once for each thread.
 *
 * @throws Error where that would be another program
 */
export function inBytes(text: string): string {
  if ((text.match(BEYOND_A_BYTE)?.length ?? 0) > MOST_ESCAPED * text.length) return text;
  const raw = AS_WRITTEN.exec(text)?.[0];
  if (raw !== undefined) throw new Error(`An escape would be read as it is written in ${raw}`);
  return text.replaceAll(BEYOND_A_BYTE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
