import type { Probe } from '#engine';
import { WEB_LIMITS } from '../limits.ts';

/** One word finds everything; two that stand together are a query. */
const LEAST_WORDS = 2;

/**
 * The query of a probe, as GitHub's code search reads it: words, all of which a file has to have, and the language. GitHub ignores
 * punctuation, so a word is split there; that keeps words from becoming qualifiers (`user:x`) too. Words that mean something to the
 * search (`NOT`) are told in lower case, which it does not tell apart.
 *
 * @param maySay whether a word may leave the machine
 * @returns at most 256 characters; null: too few words are left
 */
export function queryOf(probe: Probe, maySay: (word: string) => boolean): string | null {
  const language = Object.hasOwn(GITHUB_LANGUAGES, probe.language) ? GITHUB_LANGUAGES[probe.language] : null;
  const qualifier =
    language === null || language === undefined
      ? ''
      : ` language:${/^\w+$/.test(language) ? language : `"${language}"`}`;
  const words: string[] = [];
  const said = new Set<string>();
  // Between words stand one blank less than there are words.
  let length = qualifier.length - 1;
  for (const word of probe.words.filter(maySay).flatMap(termsOf)) {
    const key = word.toLowerCase();
    if (said.has(key) || !maySay(word)) continue;
    if (length + word.length + 1 > WEB_LIMITS.github.queryCharacters) continue;
    said.add(key);
    words.push(/^(?:AND|OR|NOT)$/.test(word) ? key : word);
    length += word.length + 1;
  }
  return words.length < LEAST_WORDS ? null : words.join(' ') + qualifier;
}

/** A single letter is in every file. */
function termsOf(word: string): readonly string[] {
  return word.split(/[^\p{L}\p{N}_]+/u).filter((term) => term.length > 1 && /[\p{L}\p{N}]/u.test(term));
}

/**
 * What GitHub calls a language of ours in `language:` (github-linguist's names). null: the files of the row are several of
 * GitHub's languages, or none, so the words are looked for in all files.
 */
export const GITHUB_LANGUAGES: Readonly<Record<string, string | null>> = {
  Java: 'Java',
  Python: 'Python',
  C: 'C',
  // By its alias: Octokit sends a `+` of a query as it is, which is read as a blank.
  'C/C++': 'cpp',
  'C#': 'C#',
  Perl: 'Perl',
  PHP: 'PHP',
  SQL: null,
  VB: null,
  XML: 'XML',
  Haskell: 'Haskell',
  Pascal: 'Pascal',
  Go: 'Go',
  Matlab: 'MATLAB',
  Lisp: null,
  Ruby: 'Ruby',
  Assembly: null,
  'HTML+JS': 'HTML',
  JavaScript: 'JavaScript',
  HTML: 'HTML',
  Text: null,
  'Plain Text': null,
  Swift: 'Swift',
  TypeScript: 'TypeScript',
  Rust: 'Rust',
  Kotlin: 'Kotlin',
  Scala: 'Scala',
  Shell: 'Shell',
  R: 'R',
  Dart: 'Dart',
  Lua: 'Lua',
  'Jupyter Notebook': 'Jupyter Notebook',
  Other: null,
  CSS: null,
  OCaml: 'OCaml',
  'F#': 'F#',
  Prolog: 'Prolog',
  Verilog: 'Verilog',
  VHDL: 'VHDL',
  Fortran: null,
  'Auto Detect': null,
};
