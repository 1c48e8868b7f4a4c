import { ConfigurationError, count, formatCount, listed, nearest } from '#base';
import { quoted } from '#contract';
import { folded, type OpenReport } from '#report';

/** A pair of a page. */
export interface FoundPair {
  /** In the ranked list of the page, from 1. */
  readonly rank: number;
  /** Places of the two, as the list has them. */
  readonly places: readonly [number, number];
}

/** Names that a sentence lists. */
const LISTED = 5;

/**
 * The pair that a person means.
 *
 * @param words its place in the ranked list (`1`), two names with a slash between them, or two names
 * @throws ConfigurationError naming what is unknown or ambiguous, with the nearest
 */
export function findPair(page: OpenReport, words: readonly string[]): FoundPair {
  const [first = '', second] = words;
  if (second === undefined && /^\d+$/.test(first)) return atRank(page, first);
  const [a, b] = second === undefined ? splitNames(page, first) : [first, second];
  const places = [placeOf(page, a), placeOf(page, b)] as const;
  if (places[0] === places[1]) {
    throw new ConfigurationError(`${quoted(a)} and ${quoted(b)} are the same submission. Name two.`);
  }
  const at = page.pairs.findIndex((pair) => places.includes(pair.a) && places.includes(pair.b));
  const pair = page.pairs[at];
  if (pair === undefined) {
    throw new ConfigurationError(
      `The report lists no pair of ${quoted(a)} and ${quoted(b)}: nothing that both have was kept. Choose a pair of the list that code-similarity report shows.`,
    );
  }
  return { rank: at + 1, places: [pair.a, pair.b] };
}

/**
 * Which of two submissions a name means.
 *
 * @throws ConfigurationError where it is neither
 */
export function sideNamed(page: OpenReport, places: readonly [number, number], name: string): 0 | 1 {
  const found = places.map((place) => matches(page, name).includes(place));
  if (found[0] === found[1]) {
    const names = places.map((place) => quoted(page.submissions[place]?.name ?? ''));
    throw new ConfigurationError(
      `--for: ${quoted(name)} is not one of the two; allowed: ${names.join(' or ')}.`,
    );
  }
  return found[0] === true ? 0 : 1;
}

function atRank({ pairs }: OpenReport, word: string): FoundPair {
  const pair = pairs[Number(word) - 1];
  if (pair === undefined) {
    throw new ConfigurationError(
      pairs.length === 0
        ? 'The report lists no pair, so there is no dossier to make. Look at it with code-similarity report.'
        : `The report lists ${count(pairs.length, 'pair')}, so the place must be a number from 1 to ${formatCount(pairs.length)}, not ${quoted(word)}.`,
    );
  }
  return { rank: Number(word), places: [pair.a, pair.b] };
}

/** Keys hold slashes, too: the one that stands between two names counts. */
function splitNames(page: OpenReport, text: string): readonly [string, string] {
  const halves = [...text.matchAll(/\//g)].map(
    ({ index }) => [text.slice(0, index), text.slice(index + 1)] as const,
  );
  const [only] = halves;
  if (only === undefined) {
    throw new ConfigurationError(
      `${quoted(text)} is no pair. Give its place in the ranked list, as in: code-similarity dossier 1; or two names, as in: code-similarity dossier amber chiara`,
    );
  }
  return halves.find((both) => both.every((half) => matches(page, half).length > 0)) ?? only;
}

/** Places of the submissions that a name means: by key first, then by name, number, end of the key, and name without number. */
function matches({ submissions }: OpenReport, name: string): readonly number[] {
  const wanted = folded(name.trim());
  for (const read of [
    ({ key }: OpenReport['submissions'][number]) => key,
    ({ name: shown }: OpenReport['submissions'][number]) => shown,
    ({ person }: OpenReport['submissions'][number]) => person?.id ?? '',
    ({ key }: OpenReport['submissions'][number]) => key.split('/').at(-1) ?? '',
    // Of two people of one name each has the number behind it: the bare name is ambiguous, not unknown.
    ({ name: shown }: OpenReport['submissions'][number]) => shown.replace(/ \([^()]*\)$/u, ''),
  ]) {
    const found = submissions.flatMap((one, place) => (folded(read(one)) === wanted ? [place] : []));
    if (found.length > 0) return found;
  }
  return [];
}

function placeOf(page: OpenReport, name: string): number {
  const [place, ...others] = matches(page, name);
  if (place === undefined) {
    const names = page.submissions.flatMap((one) => (one.role === 'base' ? [] : [one.name]));
    const meant = nearest(name, names);
    throw new ConfigurationError(
      `No submission is called ${quoted(name)}; ${meant === null ? `name one of ${listed(names, LISTED, quoted)}.` : `did you mean ${quoted(meant)}?`}`,
    );
  }
  if (others.length > 0) {
    const keys = [place, ...others].map((one) => page.submissions[one]?.key ?? '');
    throw new ConfigurationError(
      `${quoted(name)} names ${count(keys.length, 'submission')}: ${listed(keys, LISTED, quoted)}. Give the key of one.`,
    );
  }
  return place;
}
