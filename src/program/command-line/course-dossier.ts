import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigurationError, fill, listed, LOCALES, nearest, openWords, visible, type Words } from '#base';
import { quoted } from '#contract';
import { CourseDocument, type CourseDossierPage, folded, labelsIn, recurrenceWords } from '#report';
import {
  type DossierCommand,
  fileIn,
  type MadeDossier,
  pairDossier,
  readReportFolder,
  sidesOf,
} from './pair-dossier.ts';
import * as says from './says.ts';

/** Names that a sentence lists. */
const LISTED = 5;

/** Whether a folder is that of a course, and not of a report. */
export function isCourse(directory: string): boolean {
  return existsSync(join(directory, 'course.json'));
}

/**
 * One dossier of two people over the assignments of a course in which both share lines.
 *
 * @param directory of course.json
 * @throws ConfigurationError naming what is missing
 */
export async function dossierOfCourse(
  command: DossierCommand,
  directory: string,
  madeAt: string,
): Promise<MadeDossier> {
  const course = readCourse(join(directory, 'course.json'));
  const people = pairOf(course, command.pair);
  const side = command.reader === null ? null : readerIn(course, people, command.reader);
  const words = await openWords(command.locale ?? LOCALES[0]);
  const shared: CourseDossierPage['assignments'][number][] = [];
  let others = 0;
  const found = course.found.find(({ a, b }) => people.includes(a) && people.includes(b));
  for (const [at, { name, checkedAt, report }] of course.assignments.entries()) {
    const [a, b] = people.map((one) => course.people[one]?.submissions[at]);
    if (a == null || b == null) continue;
    if (report === null) {
      others += 1;
      continue;
    }
    const folder = dirname(join(directory, decodeURIComponent(report)));
    const read = await readReportFolder(folder);
    if (read.page.run.createdAt !== checkedAt) {
      throw new ConfigurationError(fill(says.reportMade, { name: quoted(name) }));
    }
    const places = [a, b] as const;
    const sides = await sidesOf(read, places);
    if (sides.fragments.length === 0 || sides.sources.includes(null)) {
      others += 1;
      continue;
    }
    const place = found?.places[at] ?? null;
    shared.push({
      similarity: place?.similarity ?? averageOf(read.page.pairs, places),
      place: place === null ? null : { rank: place.rank, all: place.all },
      dossier: await pairDossier({ course: command.course ?? course.name, assignment: null }, read, {
        places,
        sides,
        side,
        madeAt,
        words,
      }),
    });
  }
  const [first] = shared;
  if (first === undefined) throw new ConfigurationError(says.noReportCourse);
  const names = namesOf(course, people, side, words);
  return {
    words,
    side,
    name: people.map((one) => one + 1).join('-'),
    page: {
      audience: 'course-dossier',
      locale: words.locale,
      course: visible(command.course ?? course.name),
      reader: side === null ? null : names[side],
      names,
      madeAt,
      recurrence: found === undefined ? null : recurrenceWords(found, course.pairs),
      assignments: shared,
      others,
    },
  };
}

function readCourse(path: string): CourseDocument {
  let value: unknown;
  try {
    value = JSON.parse(fileIn(path).toString('utf8'));
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
  }
  const result = CourseDocument.safeParse(value);
  if (result.success) return result.data;
  throw new ConfigurationError(fill(says.noCourseVersion, { path: JSON.stringify(path) }));
}

/** Places of two people. @throws ConfigurationError */
function pairOf({ people, found }: CourseDocument, words: readonly string[]): readonly [number, number] {
  const [first = '', second] = words;
  if (second === undefined && /^\d+$/.test(first)) {
    const pair = found[Number(first) - 1];
    if (pair === undefined) {
      throw new ConfigurationError(fill(says.courseLists, { found: found.length, first }));
    }
    return [pair.a, pair.b];
  }
  const halves = second === undefined ? first.split('/', 2) : [first, second];
  const [a, b] = halves.map((name) => personNamed(people, name));
  if (a === undefined || b === undefined || a === b) {
    throw new ConfigurationError(fill(says.noPairCourse, { words: quoted(words.join(' ')) }));
  }
  return [a, b];
}

function personNamed(people: CourseDocument['people'], name: string): number {
  const places = people.flatMap((one, at) => (folded(one.name) === folded(name.trim()) ? [at] : []));
  const [place, other] = places;
  if (place !== undefined && other === undefined) return place;
  if (other !== undefined) {
    throw new ConfigurationError(fill(says.namesPeople, { name: quoted(name), places: places.length }));
  }
  const names = people.map((one) => one.name);
  const meant = nearest(name, names);
  throw new ConfigurationError(
    fill(says.nobodyCourseCalled, {
      name: quoted(name),
      noMeant: meant === null,
      names: listed(names, LISTED, quoted),
      meant: quoted(meant),
    }),
  );
}

function readerIn({ people }: CourseDocument, pair: readonly [number, number], name: string): 0 | 1 {
  const names = pair.map((one) => people[one]?.name ?? '');
  const [first, second] = names.map((one) => folded(one) === folded(name.trim()));
  if (first === true && second === true) {
    throw new ConfigurationError(fill(says.bothCalled, { name: quoted(name) }));
  }
  if (first === true || second === true) return first === true ? 0 : 1;
  throw new ConfigurationError(
    fill(says.notTwoAllowed, { name: quoted(name), names: names.map((one) => quoted(one)).join(' or ') }),
  );
}

/** As the copy names them: whoever it is not for has a label. */
function namesOf(
  { people }: CourseDocument,
  pair: readonly [number, number],
  side: 0 | 1 | null,
  words: Words,
): readonly [string, string] {
  const labels = labelsIn(words);
  const nameAt = (at: 0 | 1): string =>
    side === null || side === at ? visible(people[pair[at]]?.name ?? '') : labels[at];
  return [nameAt(0), nameAt(1)];
}

function averageOf(
  pairs: readonly { readonly a: number; readonly b: number; readonly average: number | null }[],
  places: readonly [number, number],
): number | null {
  return pairs.find(({ a, b }) => places.includes(a) && places.includes(b))?.average ?? null;
}
