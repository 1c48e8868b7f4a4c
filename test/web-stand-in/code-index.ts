import type { Corpus, CorpusRepository } from './corpus.ts';

/** "Only files smaller than 384 KB are searchable." */
const SEARCHABLE_BYTES = 384 * 1024;
const LONGEST_QUERY = 256;
const MOST_OPERATORS = 5;
const MOST_RESULTS = 1000;

/** What github-linguist says of an ending, as far as these tests have files of it. */
const LANGUAGES: Readonly<Record<string, string>> = {
  java: 'Java',
  py: 'Python',
  c: 'C',
  h: 'C',
  cpp: 'C++',
  cc: 'C++',
  hpp: 'C++',
  cs: 'C#',
  js: 'JavaScript',
  mjs: 'JavaScript',
  ts: 'TypeScript',
  go: 'Go',
  rs: 'Rust',
  rb: 'Ruby',
  kt: 'Kotlin',
  php: 'PHP',
  swift: 'Swift',
  hs: 'Haskell',
  r: 'R',
  m: 'MATLAB',
  scala: 'Scala',
  sh: 'Shell',
};

/** Other names that github-linguist knows. */
const ALIASES: Readonly<Record<string, string>> = { cpp: 'c++', csharp: 'c#' };

export interface FoundFile {
  readonly repository: CorpusRepository;
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Words of the query. */
  readonly terms: readonly string[];
}

interface IndexedFile extends Omit<FoundFile, 'terms'> {
  readonly language: string | null;
  readonly count: number;
}

/**
 * GitHub's code search over a corpus, by what its documentation says of the REST API: words in any order, all of them, cases
 * alike, punctuation no more than a blank; default branches; no forks with fewer stars; small files.
 */
export class CodeIndex {
  readonly #files: IndexedFile[] = [];
  /** Word ▸ places in `#files`, ascending. */
  readonly #places = new Map<string, number[]>();

  constructor(corpus: Corpus) {
    for (const repository of corpus.repositories) {
      if (repository.parent !== null && repository.isSearchedFork !== true) continue;
      for (const [path, bytes] of repository.states.at(-1)?.files ?? []) this.#add(repository, path, bytes);
    }
  }

  /** A text: why GitHub answers 422. The best match first. */
  search(query: string): readonly FoundFile[] | string {
    const { words, languages, unknown } = parse(query);
    if (unknown.length > 0) return `The search uses what this stand-in does not know: ${unknown.join(' ')}`;
    if (words.join(' ').length > LONGEST_QUERY) return 'The search is longer than 256 characters.';
    if (words.filter((word) => /^(?:AND|OR|NOT)$/.test(word)).length > MOST_OPERATORS) {
      return 'More than five AND / OR / NOT operators were used.';
    }
    const terms = [...new Set(words.flatMap(termsOf))];
    if (terms.length === 0) {
      return 'The search contains only logical operators (AND / OR / NOT) without any search terms.';
    }
    const lists = terms.map((term) => this.#places.get(term) ?? []).toSorted((a, b) => a.length - b.length);
    const [shortest = [], ...others] = lists;
    const sets = others.map((list) => new Set(list));
    return shortest
      .filter((place) => sets.every((set) => set.has(place)))
      .flatMap((place) => this.#files[place] ?? [])
      .filter(({ language }) => languages.every((wanted) => language?.toLowerCase() === wanted))
      .toSorted((a, b) => a.count - b.count || (keyOf(a) < keyOf(b) ? -1 : 1))
      .slice(0, MOST_RESULTS)
      .map(({ repository, path, bytes }) => ({ repository, path, bytes, terms }));
  }

  #add(repository: CorpusRepository, path: string, bytes: Uint8Array): void {
    if (bytes.length >= SEARCHABLE_BYTES) return;
    const terms = new Set(termsOf(Buffer.from(bytes).toString('utf8')));
    const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    const place = this.#files.push({
      repository,
      path,
      bytes,
      language: LANGUAGES[ending] ?? null,
      count: terms.size,
    });
    for (const term of terms) {
      const places = this.#places.get(term);
      if (places === undefined) this.#places.set(term, [place - 1]);
      else places.push(place - 1);
    }
  }
}

function keyOf({ repository, path }: IndexedFile): string {
  return `${repository.fullName}/${path}`;
}

function termsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function parse(query: string): {
  readonly words: readonly string[];
  /** In lower case. */
  readonly languages: readonly string[];
  readonly unknown: readonly string[];
} {
  const words: string[] = [];
  const languages: string[] = [];
  const unknown: string[] = [];
  for (const [piece] of query.matchAll(/[\w-]+:"[^"]*"|\S+/g)) {
    const language = /^language:"?([^"]*)"?$/i.exec(piece)?.[1];
    if (language !== undefined) languages.push(ALIASES[language.toLowerCase()] ?? language.toLowerCase());
    else if (/^-|^[\w-]+:|^(?:OR|NOT)$/.test(piece)) unknown.push(piece);
    else words.push(piece);
  }
  return { words, languages, unknown };
}
