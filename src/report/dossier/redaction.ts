import { occurrences } from '#base';
import type { Token } from './highlight.ts';
import {
  folded,
  inForm,
  INSIDE_NAMES,
  isInflected,
  isUnspaced,
  nameWords,
  RUNS,
  unspacedWords,
  withoutPrefix,
  wordsOfRun,
} from './name-words.ts';

interface HiddenPerson {
  /** What the copy says instead. */
  readonly label: string;
  /** Name, key, login, number, e-mail, as `namesOf` lists them. */
  readonly names: readonly string[];
}

/** How often names were replaced. */
export interface RedactionCounts {
  comments: number;
  strings: number;
  /** Names that the program gives to things, and numbers in it. */
  identifiers: number;
  /** Paths, titles and facts. */
  elsewhere: number;
}

/** Replaces names in text and in code, and counts. */
export interface Redactor {
  readonly counts: Readonly<RedactionCounts>;
  /** In a sentence, a title or a path. */
  readonly text: (text: string) => string;
  /** In a line of code. */
  readonly line: (tokens: readonly Token[]) => readonly Token[];
}

/** Whose names a redactor looks for, and which of their words it knows to be harmless. */
export interface RedactionRules {
  readonly hidden: readonly HiddenPerson[];
  /** Names of the person whose copy this is: never replaced. */
  readonly own: readonly string[];
  /** Names of everybody else, a list for each person. */
  readonly third: readonly (readonly string[])[];
  /** Words, folded, that programs use anyway. */
  readonly ordinary: ReadonlySet<string>;
  readonly called: Called;
}

/** What a copy says where somebody or something else would stand. */
interface Called {
  /** Others whose submission is neither of the two. */
  readonly third: string;
  readonly address: string;
}

type Place = keyof RedactionCounts;

/** Where a token of code stands; of the other kinds nothing is replaced. */
const PLACES: Readonly<Partial<Record<Token['kind'], Place>>> = {
  c: 'comments',
  s: 'strings',
  i: 'identifiers',
  n: 'identifiers',
};

/** It begins where what it may consist of begins, or each letter of a long line would be tried; so several that touch are one. */
const MAIL =
  /(?<![\p{L}\p{M}\p{N}._%+-])(?:[\p{L}\p{M}\p{N}._%+-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)+/gu;
/** A word of so many letters is also found inside of a longer one. */
const INSIDE_FROM = 6;
/** What stands in the names of so many of the class tells nobody: "submission", "hw3". */
const OF_THE_CLASS = 0.8;
/** Of a name that is looked for as a whole: letters and digits. */
const LEAST_SIGNS = 3;

/** Every word that a redactor looks for, folded. */
export function wordsLookedFor({
  hidden,
  third,
}: Pick<RedactionRules, 'hidden' | 'third'>): ReadonlySet<string> {
  return new Set([...hidden.flatMap(({ names }) => names), ...third.flat()].flatMap(nameWords));
}

/**
 * Makes a redactor. A word of a hidden name is replaced in comments, strings, names of the program and all other text,
 * whatever its case, marks and spelling. A word that is ordinary in programs (`max`, `int`) is replaced only where it is
 * written as a name: in a comment, string or text, with a capital letter. Names of third persons are replaced everywhere but
 * in names of the program, and any e-mail address that is not the reader's own.
 */
export function makeRedactor(rules: RedactionRules): Redactor {
  const counts: RedactionCounts = { comments: 0, strings: 0, identifiers: 0, elsewhere: 0 };
  if (rules.hidden.length === 0) return { counts, text: (text) => text, line: (tokens) => tokens };
  const whole = wholeNames(rules);
  const labelOf = wordLabels(rules);
  const unspaced = unspacedNames(rules);
  const replaced = (text: string, place: Place): string => {
    // Signs without a shape (a zero-width space, say) would hide a name from the search, and from nobody else.
    const parts = split([{ text: inForm('NFD', text).replaceAll(/\p{Cf}+/gu, '') }], MAIL, (mail) =>
      place === 'identifiers' || rules.own.includes(mail.normalize('NFC')) ? undefined : rules.called.address,
    );
    const named = whole.reduce((before, { pattern, label }) => split(before, pattern, () => label), parts);
    const apart =
      unspaced !== null && isUnspaced(text)
        ? split(named, unspaced.pattern, (name) => unspaced.labelOf(name, place))
        : named;
    const all = apart.flatMap((part) => ('label' in part ? [part] : wordParts(part.text, place, labelOf)));
    const times = all.filter((part) => 'label' in part).length;
    if (times === 0) return text;
    counts[place] += times;
    return inForm('NFC', joined(all, place));
  };
  return {
    counts,
    text: (text) => replaced(text, 'elsewhere'),
    line: (tokens) =>
      tokens.map((token) => {
        const place = PLACES[token.kind];
        return place === undefined ? token : { kind: token.kind, text: replaced(token.text, place) };
      }),
  };
}

/** A piece of text: as it stands, or a name with what is written in its place. */
type Part = { readonly text: string } | { readonly label: string };

function split(
  parts: readonly Part[],
  pattern: RegExp,
  labelOf: (found: string) => string | undefined,
): readonly Part[] {
  return parts.flatMap((part) => {
    if ('label' in part) return [part];
    const made: Part[] = [];
    let from = 0;
    for (const found of part.text.matchAll(pattern)) {
      const label = labelOf(found[0]);
      if (label === undefined) continue;
      made.push({ text: part.text.slice(from, found.index) }, { label });
      from = found.index + found[0].length;
    }
    return [...made, { text: part.text.slice(from) }];
  });
}

/** What a word becomes; `inside`: also where a name stands inside of it. */
type WordLabel = (word: string, place: Place, how?: 'inside') => string | undefined;

function wordParts(text: string, place: Place, labelOf: WordLabel): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    parts.push({ text: text.slice(from, index) });
    from = index + run.length;
    const label = labelOf(run, place);
    const words =
      label === undefined ? wordsOfRun(run).map((word) => ({ word, label: labelOf(word, place) })) : [];
    const inside = words.some((one) => one.label !== undefined) ? undefined : labelOf(run, place, 'inside');
    if (label !== undefined || inside !== undefined) {
      parts.push({ label: label ?? inside ?? '' });
    } else {
      parts.push(
        ...words.map((one) => (one.label === undefined ? { text: one.word } : { label: one.label })),
      );
    }
  }
  return [...parts, { text: text.slice(from) }];
}

/** A name of several words becomes its label once. */
function joined(parts: readonly Part[], place: Place): string {
  let result = '';
  let last: string | undefined;
  let between = '';
  for (const part of parts) {
    if ('text' in part) {
      between += part.text;
      continue;
    }
    if (part.label !== last || !/^[\s._-]*$/.test(between)) {
      result += `${between}${place === 'identifiers' ? part.label.replaceAll(/\P{L}+/gu, '') : part.label}`;
    }
    last = part.label;
    between = '';
  }
  return result + between;
}

function wordLabels({ hidden, own, third, ordinary, called }: RedactionRules): WordLabel {
  const everybody = [...hidden.map(({ names }) => names), ...(own.length === 0 ? [] : [own]), ...third];
  const kept = new Set(own.slice(0, 1).flatMap(nameWords));
  for (const word of sharedByMost(everybody.map((names) => names.flatMap(nameWords)))) kept.add(word);
  const labels = new Map<string, string>();
  const add = (names: readonly string[], label: string): void => {
    for (const word of names.flatMap(nameWords)) if (!kept.has(word)) labels.set(word, label);
  };
  for (const names of third) add(names, called.third);
  for (const { names, label } of hidden) add(names, label);
  const ofHidden = [...labels].filter(([, label]) => label !== called.third);
  const inside = ofHidden.filter(([word]) => word.length >= INSIDE_FROM);
  return (word, place, how) => {
    const plain = folded(word);
    const isName = place !== 'identifiers' && /^\p{Lu}/u.test(word);
    // "Chiaras", as some languages say "of Chiara".
    const match =
      [plain, plain.replace(/s$/, ''), withoutPrefix(plain)].find((one) => labels.has(one)) ??
      (how === 'inside' ? inside.find(([one]) => plain.includes(one))?.[0] : undefined) ??
      (isName ? ofHidden.find(([one]) => isInflected(plain, one))?.[0] : undefined);
    if (match === undefined) return undefined;
    const label = labels.get(match);
    const isOrdinary = ordinary.has(match);
    if (place === 'identifiers') return isOrdinary || label === called.third ? undefined : label;
    return isOrdinary && !/^\p{Lu}/u.test(word) ? undefined : label;
  };
}

/** Names that are more than one word, or less than a word: looked for as they stand. Longest first. */
function wholeNames({
  hidden,
  own,
  third,
}: RedactionRules): readonly { readonly pattern: RegExp; readonly label: string }[] {
  const everybody = [...hidden.map(({ names }) => names), ...(own.length === 0 ? [] : [own]), ...third];
  const shared = sharedByMost(everybody);
  return hidden
    .flatMap(({ names, label }) =>
      names.flatMap((name) => [name, lastFirst(name)].map((one) => ({ name: one, label }))),
    )
    .filter(
      ({ name }) =>
        !own.includes(name) &&
        !shared.has(name) &&
        (name.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_SIGNS &&
        !nameWords(name).includes(folded(name)),
    )
    .toSorted((x, y) => y.name.length - x.name.length)
    .map(({ name, label }) => ({ pattern: wholeName(name), label }));
}

/** As class lists and many countries order a name. */
function lastFirst(name: string): string {
  return name.replace(/^(\S.*?)\s+(\S+)$/u, '$2 $1');
}

/** Names in scripts in which a name stands inside of a run of letters: one search for all of them, the longest first. */
function unspacedNames({ hidden, own, third, called }: RedactionRules): {
  readonly pattern: RegExp;
  readonly labelOf: (name: string, place: Place) => string | undefined;
} | null {
  const wordsOf = (names: readonly string[]): readonly string[] =>
    names.flatMap((one) => unspacedWords(one, false));
  const shared = sharedByMost([...hidden.map(({ names }) => names), own, ...third].map(wordsOf));
  const mine = own.slice(0, 1).join(' ').normalize('NFD');
  const labels = new Map<string, string>();
  const add = (words: readonly string[], label: string): void => {
    for (const word of words) if (!shared.has(word) && !mine.includes(word)) labels.set(word, label);
  };
  for (const names of third) add(wordsOf(names), called.third);
  for (const { names, label } of hidden) {
    add(
      names.flatMap((one) => unspacedWords(one, true)),
      label,
    );
  }
  if (labels.size === 0) return null;
  // No letter of these scripts means anything in an expression.
  const words = [...labels.keys()].toSorted((x, y) => y.length - x.length);
  return {
    // A mark, or the end of a Korean syllable, makes another letter of the last one.
    pattern: new RegExp(`(?:${words.join('|')})(?![\\p{M}\\u11a8-\\u11ff])`, 'gu'),
    labelOf: (name, place) => {
      const label = labels.get(name);
      return place === 'identifiers' && label === called.third ? undefined : label;
    },
  };
}

/** What stands in most of these lists. */
function sharedByMost(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const times = occurrences(lists.flatMap((list) => [...new Set(list)]));
  const least = Math.max(2, OF_THE_CLASS * lists.length);
  return new Set([...times].flatMap(([one, count]) => (count >= least ? [one] : [])));
}

/** A shorter login stands inside of too much. */
const LOGIN_FROM = 5;

/** Signs of a name beside each other, or a letter of it. */
const SIGNS = new RegExp(String.raw`[\s._,${INSIDE_NAMES}]+|[^]`, 'gu');

/** A name as people write it: in any case, with or without marks, and with any sign between its words. */
function wholeName(name: string): RegExp {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(SIGNS, (sign) => {
      // One for all that stand beside each other: of several, each would be tried with each part of a long run.
      if (/[\s._,-]/.test(sign)) return `[\\s._,${INSIDE_NAMES}]*`;
      if (INSIDE_NAMES.includes(sign.charAt(0))) return `[${INSIDE_NAMES}]*`;
      return `${sign.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)}\\p{M}*`;
    });
  // Letters and digits together are no word: a login also stands inside of other names.
  const isLogin = /\p{L}/u.test(name) && /\p{N}/u.test(name) && name.length >= LOGIN_FROM;
  return isLogin
    ? new RegExp(letters, 'giu')
    : new RegExp(String.raw`(?<![\p{L}\p{N}])${letters}(?![\p{L}\p{N}])`, 'giu');
}

/** Programs that use a word, of the others, so that it is ordinary. */
const ORDINARY_FROM = { programs: 3, share: 0.1 };

/**
 * Which words programs use anyway: those that stand in enough of the other programs.
 *
 * @param words folded
 * @param programs the text of each of the others
 */
export function ordinaryWords(words: ReadonlySet<string>, programs: Iterable<string>): ReadonlySet<string> {
  const times = new Map<string, number>();
  let all = 0;
  for (const program of programs) {
    all += 1;
    const found = new Set<string>();
    for (const [run] of program.matchAll(RUNS)) {
      for (const word of [run, ...wordsOfRun(run)]) {
        const plain = folded(word);
        if (words.has(plain)) found.add(plain);
      }
    }
    for (const word of found) times.set(word, (times.get(word) ?? 0) + 1);
  }
  const least = Math.max(ORDINARY_FROM.programs, ORDINARY_FROM.share * all);
  return new Set([...times].flatMap(([word, programsWithIt]) => (programsWithIt >= least ? [word] : [])));
}
