import type { PackedSubmission } from '#contract';
import type { PersonRow } from '#sources';

/** Words of folders and files that every project has: they name nobody, and much code says them. */
const LAYOUT_WORDS: ReadonlySet<string> = new Set(
  'src main test tests java python kotlin com org app lib bin util utils index init include core model models view views resources package'.split(
    ' ',
  ),
);

/** Most words that are told to a service: half of what its requests may hold. */
const MAX_WORDS = 7_000;

/**
 * Words that are never sent to a search of the web: those of the names of people, of their e-mail addresses, logins and numbers, of
 * the names of submissions, and of the paths of their files. In lower case; words of people stand before those of paths.
 */
export function unsaidWords(
  packed: readonly PackedSubmission[],
  rows: readonly PersonRow[],
): ReadonlySet<string> {
  const people = [
    ...rows.flatMap(({ id, name, team }) => [id, name, team].filter((one) => one !== null)),
    ...rows.flatMap(({ also, emails, logins, partners, attempts, files }) =>
      [also, emails, logins, partners, attempts, files].flat(),
    ),
    ...packed.flatMap(({ name, key, origin }) => [name, key, ...namesIn(origin)]),
  ];
  const paths = packed.flatMap(({ files, leftOut }) => [...files, ...leftOut].map(({ path }) => path));
  const words = new Set<string>();
  for (const text of people) for (const word of wordsOf(text)) words.add(word);
  for (const path of paths) {
    for (const word of wordsOf(path.replace(/\.[^./]+$/, ''))) if (!LAYOUT_WORDS.has(word)) words.add(word);
  }
  return new Set([...words].slice(0, MAX_WORDS));
}

function namesIn(origin: PackedSubmission['origin']): readonly string[] {
  switch (origin.kind) {
    case 'repository':
      return [origin.student, origin.login].filter((one) => one !== undefined);
    case 'pull-request':
      return [origin.author];
    case 'directory': {
      const { id = null, login, email, members = [] } = origin.handIn ?? {};
      return [
        ...[id, login, email].filter((one) => one != null),
        ...members.flatMap((one) => [one.name, one.id, one.email].filter((text) => text !== undefined)),
      ];
    }
  }
}

/** A word of one letter is everywhere in code. */
const SHORTEST = 2;

/** What in a text could be a name: its words, the parts of those (`annaSchmidt_2`), and each without accents. In lower case. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.normalize('NFC').split(/[^\p{L}\p{M}\p{N}]+/u);
  const parts = words.flatMap((word) =>
    word.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{M}]+/u),
  );
  return new Set(
    [...words, ...parts]
      .map((word) => word.toLowerCase())
      .flatMap((word) => [word, word.normalize('NFD').replaceAll(/\p{M}/gu, ''), inLatin(word)])
      .filter((word) => word.length >= SHORTEST),
  );
}

const LATIN: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  å: 'aa',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** As people write a name that their keyboard cannot: `Müller` is `mueller`, `Łukasz` `lukasz`. */
function inLatin(word: string): string {
  return word.replaceAll(/[äöüßøåæœłđðþı]/g, (letter) => LATIN[letter] ?? letter);
}
