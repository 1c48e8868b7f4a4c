import { SPELLED } from '#base';
import type { SubmissionFinding } from '#contract';
import { aliasesOf } from '../facts.ts';

/** Shorter words name nobody, and stand in every program. */
const LEAST_LETTERS = 3;
/** Shorter numbers are counts and years. */
const LEAST_DIGITS = 4;

/** Letters that are written as two where a keyboard lacks them. */
const SPELLED_AS_TWO: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Code may have any number of marks in a row, and to put them in order takes the square of it: more than thirty are put in order apart. */
export function inForm(form: 'NFC' | 'NFD' | 'NFKD', text: string): string {
  return text.replaceAll(/\P{M}*\p{M}{0,30}/gu, (piece) => piece.normalize(form));
}

/** A word without case, marks and ligatures: `Müller`, in one or two characters for its `ü`, is `muller`. */
export function folded(text: string): string {
  return inForm('NFKD', text)
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøæœłđðþı]/g, (letter) => SPELLED[letter] ?? letter);
}

/** Runs of letters, and of digits. */
export const RUNS = /[\p{L}\p{M}]+|\p{N}+/gu;

/** The words of `camelCase` and `HTMLPage`. What lies behind is looked at where a capital letter follows: of marks there may be many. */
export function wordsOfRun(run: string): readonly string[] {
  return run.split(/(?=\p{Lu})(?:(?<=\p{Ll}\p{M}*)|(?<=\p{Lu}\p{M}*)(?=\p{Lu}\p{M}*\p{Ll}))/u);
}

/** Signs that people leave out inside of a name: `O'Brien`, `Anne-Marie`. */
export const INSIDE_NAMES = "'’ʼ‘`´-";
const LEFT_OUT = new RegExp(`[${INSIDE_NAMES}]`, 'gu');

/** Of an e-mail address what is everybody's. */
const DOMAIN = /(?<=\S)@\S+$/u;

/** The words of a name, login, number or path that may name a person, folded, in each of their spellings. */
export function nameWords(text: string): readonly string[] {
  const words = new Set<string>();
  const own = text.replace(DOMAIN, '');
  for (const [run] of `${own} ${own.replaceAll(LEFT_OUT, '')}`.matchAll(RUNS)) {
    const spelled = run
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöüåø]/g, (letter) => SPELLED_AS_TWO[letter] ?? letter);
    for (const word of [run, spelled, ...wordsOfRun(run)]) {
      const plain = folded(word);
      if (plain.length >= (/^\p{N}/u.test(plain) ? LEAST_DIGITS : LEAST_LETTERS)) words.add(plain);
    }
  }
  return [...words];
}

/** Scripts whose words stand in the middle of a run of letters: without blanks, or with endings as in Korean. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu;
/** One sign is a word of everything. */
const LEAST_UNSPACED = 2;
/** Family and given name in one: 王小明, 김민수, 田中太郎. */
const OF_TWO_NAMES = /^(?:\p{sc=Han}{3,4}|\p{sc=Hang}{3,4})$/u;

/** Whether a text may hold such words. */
export function isUnspaced(text: string): boolean {
  return text.search(UNSPACED) >= 0;
}

/** The words of a name in such scripts. @param halves also the family and the given name of one that is written as one word */
export function unspacedWords(name: string, halves: boolean): readonly string[] {
  const runs = Array.from(name.normalize('NFC').matchAll(UNSPACED), ([run]) =>
    run.replaceAll(/\P{L}+$/gu, ''),
  );
  return runs
    .flatMap((run) => (halves && OF_TWO_NAMES.test(run) ? [run, run.slice(0, 2), run.slice(-2)] : [run]))
    .filter((word) => Array.from(word).length >= LEAST_UNSPACED)
    .map((word) => word.normalize('NFD'));
}

/** What an ending takes from a name, or comes behind it. */
const OWN_ENDING = /(?:[οηα]ς|[aeiouyаеиоуыэюяьъαειηοωυ])$/u;
const MOST_OF_ENDING = 3;
/** Of the letters that stay: Cyrillic and Greek names have endings everywhere, and words of Latin letters are of all kinds. */
const LEAST_OF_STEM = { latin: 5, other: 3 };

/** Whether a word is a name with another ending: "Ивановой", "Kowalskiej". Both folded. */
export function isInflected(word: string, name: string): boolean {
  const stem = name.replace(OWN_ENDING, '');
  const least = /^\p{sc=Latn}/u.test(stem) ? LEAST_OF_STEM.latin : LEAST_OF_STEM.other;
  return stem.length >= least && word.startsWith(stem) && word.length <= stem.length + MOST_OF_ENDING;
}

/** A word without what Arabic and Hebrew write in front of it, such as "and", "to" and "the". Folded. */
export function withoutPrefix(word: string): string {
  return word.replace(/^(?:و?(?:ال|لل|[بلكف])|و|[ושהבלמכ])(?=\p{L}{3})/u, '');
}

/** All that names a submission's person: the name and key, a number, and what its source says. */
export function namesOf(submission: SubmissionFinding): readonly string[] {
  const { name, key, person } = submission;
  const last = key.split(/[/\\]/).at(-1) ?? key;
  return [
    ...new Set([name, key, last, person?.id ?? '', person?.team ?? '', ...aliasesOf(submission)]),
  ].filter((one) => one.trim() !== '');
}
