import type { SubmissionFinding } from '#contract';
import { aliasesOf } from '../facts.ts';

/** Shorter words name nobody, and stand in every program. */
const LEAST_LETTERS = 3;
/** Shorter numbers are counts and years. */
const LEAST_DIGITS = 4;

/** Letters that are no letter with a mark, as people without that key write them. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** Letters that are written as two where a keyboard lacks them. */
const SPELLED_AS_TWO: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** A word without case, marks and ligatures: `Müller`, in one or two characters for its `ü`, is `muller`. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøæœłđðþı]/g, (letter) => SPELLED[letter] ?? letter);
}

/** Runs of letters, and of digits. */
export const RUNS = /[\p{L}\p{M}]+|\p{N}+/gu;

/** The words of `camelCase` and `HTMLPage`. */
export function wordsOfRun(run: string): readonly string[] {
  return run.split(/(?<=\p{Ll}\p{M}*)(?=\p{Lu})|(?<=\p{Lu}\p{M}*)(?=\p{Lu}\p{M}*\p{Ll})/u);
}

/** The words of a name, login, number or path that may name a person, folded, in each of their spellings. */
export function nameWords(text: string): readonly string[] {
  const words = new Set<string>();
  for (const [run] of text.matchAll(RUNS)) {
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

/** All that names a submission's person: the name and key, a number, and what its source says. */
export function namesOf(submission: SubmissionFinding): readonly string[] {
  const { name, key, person } = submission;
  const last = key.split(/[/\\]/).at(-1) ?? key;
  return [
    ...new Set([name, key, last, person?.id ?? '', person?.team ?? '', ...aliasesOf(submission)]),
  ].filter((one) => one.trim() !== '');
}
