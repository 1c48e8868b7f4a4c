/*
 * The one list of programming languages and their file endings: what the collector takes, what the engine reads and what
 * the report page colours.
 */

/** Languages of one family are compared with each other, and with no other. */
export const FAMILIES = [
  'generic',
  'java',
  'c',
  'csharp',
  'javascript',
  'python',
  'go',
  'rust',
  'php',
  'kotlin',
  'swift',
  'scala',
  'ruby',
  'shell',
  'sql',
  'r',
  'matlab',
  'haskell',
  'lisp',
  'perl',
  'basic',
  'pascal',
  'assembly',
  'markup',
  'text',
  'lua',
  'dart',
] as const;

export type Family = (typeof FAMILIES)[number];

/** Families whose blocks stand in braces. */
export const BRACED: ReadonlySet<Family> = new Set<Family>([
  'java',
  'c',
  'csharp',
  'javascript',
  'go',
  'rust',
  'php',
  'kotlin',
  'swift',
  'scala',
  'dart',
]);

/** One entry of `/languages`. */
export interface Language {
  readonly id: number;
  readonly language: string;
  /** Without the dot, lower case. Empty for `AUTO_DETECT`. */
  readonly extensions: readonly string[];
  readonly family: Family;
  /** Prose or data: it says nothing about a program, so it is read only when it is asked for by name. */
  readonly onlyByName?: true;
}

/** Decide per file, by extension and content. */
export const AUTO_DETECT = 999;

/**
 * The languages that are read. Build files of tools (Makefile, Gemfile, build.gradle) are in none: they are alike
 * everywhere. Ids below 100 are those that the interface's older services use
 * (a client may have them written down); the rest were free.
 */
export const LANGUAGES: readonly Language[] = [
  { id: 13, language: 'Java', extensions: ['java'], family: 'java' },
  { id: 14, language: 'Python', extensions: ['py', 'pyw', 'pyi', 'pyx', 'pxd', 'ipynb'], family: 'python' },
  { id: 16, language: 'C', extensions: ['c', 'h'], family: 'c' },
  {
    id: 17,
    language: 'C/C++',
    extensions: [
      'cpp',
      'cc',
      'cxx',
      'c++',
      'hpp',
      'hh',
      'hxx',
      'h++',
      'c',
      'h',
      'ino',
      'cu',
      'cuh',
      'tpp',
      'ipp',
      'mm',
    ],
    family: 'c',
  },
  { id: 18, language: 'C#', extensions: ['cs', 'csx'], family: 'csharp' },
  { id: 20, language: 'Perl', extensions: ['pl', 'pm', 'raku'], family: 'perl' },
  { id: 21, language: 'PHP', extensions: ['php', 'php5', 'phtml', 'inc'], family: 'php' },
  { id: 22, language: 'SQL', extensions: ['sql', 'ddl', 'dml', 'pks', 'pkb', 'psql'], family: 'sql' },
  { id: 23, language: 'VB', extensions: ['vb', 'vbs', 'bas', 'frm', 'cls'], family: 'basic' },
  {
    id: 24,
    language: 'XML',
    extensions: ['xml', 'xsd', 'xsl', 'xslt', 'fxml', 'xaml'],
    family: 'markup',
    onlyByName: true,
  },
  { id: 28, language: 'Haskell', extensions: ['hs', 'lhs', 'elm'], family: 'haskell' },
  { id: 29, language: 'Pascal', extensions: ['pas', 'pp', 'dpr', 'lpr'], family: 'pascal' },
  { id: 30, language: 'Go', extensions: ['go'], family: 'go' },
  { id: 31, language: 'Matlab', extensions: ['m', 'matlab', 'mlx'], family: 'matlab' },
  {
    id: 32,
    language: 'Lisp',
    extensions: ['lisp', 'lsp', 'cl', 'scm', 'ss', 'rkt', 'clj', 'cljs', 'cljc', 'el'],
    family: 'lisp',
  },
  { id: 33, language: 'Ruby', extensions: ['rb', 'rake'], family: 'ruby' },
  { id: 34, language: 'Assembly', extensions: ['asm', 's', 'nasm'], family: 'assembly' },
  {
    id: 38,
    language: 'HTML+JS',
    extensions: ['html', 'htm', 'vue', 'svelte', 'js', 'mjs'],
    family: 'javascript',
  },
  { id: 39, language: 'JavaScript', extensions: ['js', 'mjs', 'cjs', 'jsx'], family: 'javascript' },
  { id: 40, language: 'HTML', extensions: ['html', 'htm', 'xhtml'], family: 'markup' },
  {
    id: 41,
    language: 'Text',
    extensions: ['txt', 'md', 'tex', 'rst'],
    family: 'text',
    onlyByName: true,
  },
  {
    id: 42,
    language: 'Plain Text',
    extensions: ['txt', 'md', 'tex', 'rst'],
    family: 'text',
    onlyByName: true,
  },
  { id: 43, language: 'Swift', extensions: ['swift'], family: 'swift' },
  {
    id: 100,
    language: 'TypeScript',
    extensions: ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'vue', 'svelte'],
    family: 'javascript',
  },
  { id: 101, language: 'Rust', extensions: ['rs'], family: 'rust' },
  { id: 102, language: 'Kotlin', extensions: ['kt', 'kts'], family: 'kotlin' },
  { id: 103, language: 'Scala', extensions: ['scala', 'sc'], family: 'scala' },
  { id: 104, language: 'Shell', extensions: ['sh', 'bash', 'zsh', 'ksh'], family: 'shell' },
  { id: 105, language: 'R', extensions: ['r', 'rmd'], family: 'r' },
  { id: 106, language: 'Dart', extensions: ['dart'], family: 'dart' },
  { id: 107, language: 'Lua', extensions: ['lua'], family: 'lua' },
  { id: 108, language: 'Jupyter Notebook', extensions: ['ipynb'], family: 'python' },
  {
    id: 109,
    language: 'Other',
    extensions: [
      'groovy',
      'ex',
      'exs',
      'erl',
      'ml',
      'mli',
      'fs',
      'fsx',
      'jl',
      'nim',
      'zig',
      'v',
      'sv',
      'vhd',
      'vhdl',
      'sol',
      'd',
      'cr',
      'f',
      'for',
      'f90',
      'f95',
      'f03',
      'cob',
      'cbl',
      'ada',
      'adb',
      'ads',
      'pro',
      'prolog',
      'tcl',
      'awk',
      'ps1',
      'bat',
    ],
    family: 'generic',
  },
  { id: 110, language: 'CSS', extensions: ['css', 'scss', 'sass', 'less'], family: 'markup' },
  { id: AUTO_DETECT, language: 'Auto Detect', extensions: [], family: 'generic' },
];

const BY_EXTENSION = new Map<string, Family>();
for (const { extensions, family, onlyByName } of LANGUAGES) {
  if (onlyByName === true) continue;
  for (const extension of extensions) if (!BY_EXTENSION.has(extension)) BY_EXTENSION.set(extension, family);
}

/** The language of an id, or undefined. */
export function languageById(id: number): Language | undefined {
  return LANGUAGES.find((language) => language.id === id);
}

/** The language that a person means by its name, an ending or its id; undefined: none of these, or any language. */
export function languageNamed(text: string): Language | undefined {
  const wanted = text.trim().toLowerCase().replace(/^\./, '');
  return (
    LANGUAGES.find(({ id, language }) => language.toLowerCase() === wanted || String(id) === wanted) ??
    LANGUAGES.find(({ extensions }) => extensions.includes(wanted))
  );
}

/**
 * Lower-case ending of a path without its dot; '' where there is none. Read as people see it: blanks at the end of the
 * name and characters that show nothing do not change what kind of file it is.
 */
export function extensionOf(path: string): string {
  const name = shownName(path.slice(path.lastIndexOf('/') + 1));
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

function shownName(name: string): string {
  // Most names are plain, and this is asked for each of them many times.
  return /^[!-~]*$/.test(name)
    ? name
    : name
        .normalize('NFKC')
        .replaceAll(/[\p{C}\p{M}]/gu, '')
        .trim();
}

/** The family that files of an ending are read as; undefined: not source code unless it is asked for by name. */
export function familyOfExtension(extension: string): Family | undefined {
  return BY_EXTENSION.get(extension);
}

/** Whether a file's name is that of source code. */
export function isSourceName(path: string): boolean {
  return BY_EXTENSION.has(extensionOf(path));
}

const SHEBANGS: readonly (readonly [RegExp, Family])[] = [
  [/python/, 'python'],
  [/\b(?:node|deno|bun)\b/, 'javascript'],
  [/\b(?:ba|z|k|da)?sh\b/, 'shell'],
  [/\bruby\b/, 'ruby'],
  [/\bperl\b/, 'perl'],
  [/\bphp\b/, 'php'],
  [/\bRscript\b/, 'r'],
  [/\blua\b/, 'lua'],
];

/** The family of a script without an ending, by the interpreter that its first line names; undefined: it is no script. */
export function familyOfShebang(text: string): Family | undefined {
  if (!text.startsWith('#!')) return undefined;
  const line = text.slice(0, 200).split('\n', 1)[0] ?? '';
  return SHEBANGS.find(([pattern]) => pattern.test(line))?.[1] ?? 'generic';
}
