import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { appendTo, commonEnds, shortNames, visible, type Words } from '#base';
import type { ListedPair, ListedSubmission, OpenReport } from '#report';
import { comparabilityWords, comparedWith, isRankedPage, pairCounts } from '#report';
import { type Section, sectionsOf } from './sections.ts';
import { firstJoin, type Group, groupsOf, joiningPairs } from './groups.ts';

/** The page's data with what every view asks for. */
export type Report = ReturnType<typeof makeReport>;

export function makeReport(page: OpenReport, isAnonymous: boolean, words: Words) {
  const pairs = new Map<number, ListedPair[]>();
  for (const pair of page.pairs) {
    for (const place of [pair.a, pair.b]) appendTo(pairs, place, pair);
  }
  const join = firstJoin(page);
  const closest = closestOf(page);
  const numbers = anonymousNumbers(page.submissions.length);
  const numbered = (number: number): string => words.say('page.anonymousName', { number: String(number) });
  const names = page.submissions.map((submission, place) =>
    isAnonymous ? numbered(numbers[place] ?? place) : visible(submission.name),
  );
  // A number of anonymous mode is nothing without the word before it.
  const ends = isAnonymous
    ? { start: '', end: '' }
    : commonEnds(names.filter((_, place) => page.submissions[place]?.role === 'judged'));
  const short = shortNames(names, ends);
  const known = sectionsOf(page, words);
  const sections = known.size > 1 ? known : new Map<string, Section>();
  return {
    page,
    isAnonymous,
    words,
    isRanked: isRankedPage(page),
    /** Submissions that are judged, in the page's order. */
    judged: page.submissions.filter(({ role }) => role === 'judged'),
    /** What a submission is called here: its name, or a number in anonymous mode. */
    name: (place: number) => names[place] ?? numbered(place),
    /** What the names of the judged begin and end with, and lists leave out. */
    ends,
    /** A name without these, as lists show it. */
    short: (name: string) => short.get(name) ?? name,
    /** What a search for a name looks through: the name, and outside of anonymous mode the key and the id. */
    searched: (place: number) => {
      const { key = '', person } = page.submissions[place] ?? {};
      return [names[place] ?? '', ...(isAnonymous ? [] : [visible(key), visible(person?.id ?? '')])].join(
        ' ',
      );
    },
    /** Sections of the class; empty where there are fewer than two, and nothing to tell apart. */
    sections,
    section: (place: number) => sections.get(page.submissions[place]?.person?.section ?? ''),
    submission: (place: number) => page.submissions[place],
    /** How many others a submission was compared with. */
    comparedWith: (place: number) => comparedWith(page, place),
    /** Pairs of a submission, in the page's order. */
    pairsOf: (place: number): readonly ListedPair[] => pairs.get(place) ?? [],
    /** The pair of a submission with the highest similarity that counts for it; a dismissed one, or one whose two belong together, only where there is no other. */
    closest: (place: number) => closest.get(place),
    /** What pairs above the threshold, or that stand out, join: as the graph shows it first. A service may name groups and no pair. */
    groups:
      page.pairs.length === 0
        ? page.findings.clusters.map(
            (keys): Group => ({
              places: keys.flatMap((key) => page.places.get(key) ?? []),
              pairs: [],
              weakest: null,
            }),
          )
        : groupsOf(joiningPairs(page, join), join).groups,
    pair: (a: number, b: number) =>
      pairs.get(a)?.find((pair) => pair.a + pair.b === a + b && (pair.a === a || pair.b === a)),
    /** Whether a pair flags somebody where it is above the threshold: it was not dismissed, its two do not belong together, and both were long enough to be judged. */
    counts: (pair: ListedPair) => pairCounts(page, pair),
    /** Why a person dismissed a pair: null where nobody did, '' in anonymous mode, as a reason may hold names. */
    dismissal: ({ dismissed }: ListedPair) =>
      dismissed === null ? null : isAnonymous ? '' : visible(dismissed),
  };
}

/** By the place of a submission. */
function closestOf(page: OpenReport): ReadonlyMap<number, ListedPair> {
  const closest = new Map<number, ListedPair>();
  for (const pair of page.pairs) {
    for (const [place, other] of [
      [pair.a, pair.b],
      [pair.b, pair.a],
    ] as const) {
      // What cannot be judged is in no other one's number.
      if (hasNumber(page.submissions[place]) && isUncounted(page.submissions[other])) continue;
      // A pair that another one's answer names is not known to be the closest.
      if (page.submissions[place]?.pairsUnread === true) continue;
      const known = closest.get(place);
      if (known === undefined || closeness(pair) > closeness(known)) closest.set(place, pair);
    }
  }
  return closest;
}

function hasNumber(submission: ListedSubmission | undefined): boolean {
  return submission !== undefined && submission.total !== null;
}

/** A program of the archive never has a number of its own, and counts unless a note says why not. */
function isUncounted(submission: ListedSubmission | undefined): boolean {
  return (
    submission !== undefined &&
    submission.total === null &&
    comparabilityWords(submission.comparability) !== null
  );
}

/** Dismissed pairs come after all others, and last those whose two belong together. */
function closeness({ average, dismissed, together }: ListedPair): number {
  return (average ?? -1) - (together !== undefined ? 2000 : dismissed === null ? 0 : 1000);
}

/** Numbers that do not follow the alphabet of the names, the same each time the report is opened. */
function anonymousNumbers(length: number): readonly number[] {
  const order = Array.from({ length }, (_, place) => place).toSorted((x, y) => scatter(x) - scatter(y));
  const numbers: number[] = [];
  for (const [index, place] of order.entries()) numbers[place] = index + 1;
  return numbers;
}

function scatter(value: number): number {
  let x = Math.imul(value + 1, 0x9e3779b1);
  x ^= x >>> 15;
  return Math.imul(x, 0x85ebca77) >>> 0;
}

const ReportContext = createContext<Report | null>(null);
export const ReportProvider = ReportContext.Provider;

export function useReport(): Report {
  const report = useContext(ReportContext);
  if (report === null) throw new Error('no report');
  return report;
}
