import { ConfigurationError, count, fill, formatCount, listed, nearest } from '#base';
import { quoted } from '#contract';
import { folded, type OpenReport } from '#report';
import * as says from './says.ts';

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
    throw new ConfigurationError(fill(says.sameSubmission, { a: quoted(a), b: quoted(b) }));
  }
  const at = page.pairs.findIndex((pair) => places.includes(pair.a) && places.includes(pair.b));
  const pair = page.pairs[at];
  if (pair === undefined) {
    throw new ConfigurationError(fill(says.reportLists, { a: quoted(a), b: quoted(b) }));
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
    throw new ConfigurationError(fill(says.notTwoAllowed, { name: quoted(name), names: names.join(' or ') }));
  }
  return found[0] === true ? 0 : 1;
}

function atRank({ pairs }: OpenReport, word: string): FoundPair {
  const pair = pairs[Number(word) - 1];
  if (pair === undefined) {
    throw new ConfigurationError(
      pairs.length === 0
        ? says.reportListsNo
        : fill(says.reportListsPlace, {
            pairs: count(pairs.length, 'pair'),
            most: formatCount(pairs.length),
            word: quoted(word),
          }),
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
    throw new ConfigurationError(fill(says.noPairGive, { text: quoted(text) }));
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
      fill(says.noSubmissionCalled, {
        name: quoted(name),
        noMeant: meant === null,
        names: listed(names, LISTED, quoted),
        meant: quoted(meant),
      }),
    );
  }
  if (others.length > 0) {
    const keys = [place, ...others].map((one) => page.submissions[one]?.key ?? '');
    throw new ConfigurationError(
      fill(says.namesGive, {
        name: quoted(name),
        submissions: count(keys.length, 'submission'),
        keys: listed(keys, LISTED, quoted),
      }),
    );
  }
  return place;
}
