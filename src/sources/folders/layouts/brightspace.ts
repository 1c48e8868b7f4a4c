import {
  type Child,
  type DownloadLayout,
  type HandIn,
  type HandInFile,
  notTaken,
  shareOf,
} from './layout.ts';
import * as says from '../says.ts';

/**
 * `48213-90017 - Ann-Lee Berg - Oct 3, 2026 905 PM`, a folder or in front of a file's name. A name may hold ` - `. Some sites put
 * the number of the student before the name, or the day before the month.
 */
const HAND_IN =
  /^(?<id>\d+-\d+) - (?:(?<number>\p{L}?\d{5,}) - )?(?<name>.+?) ?- (?<when>(?:\p{L}+\.? \d{1,2}|\d{1,2} \p{L}+\.?),? \d{4} \d{1,2}[:_]?\d\d [AP]M)(?: - (?<file>.+))?$/su;
/** A page that lists the download. */
const INDEX = 'index.html';

/**
 * A download of Brightspace (D2L): a folder for each time that somebody handed in, or flat files. What the two numbers
 * mean is documented nowhere, so one number with two names is two people.
 */
export const brightspace: DownloadLayout = {
  title: 'Brightspace download',

  fits: ({ roots }) => {
    const own = roots.filter(({ name }) => name !== INDEX);
    return shareOf(
      own,
      ({ name, isFolder }) =>
        isFolder === (HAND_IN.exec(name)?.groups?.['file'] === undefined) && HAND_IN.test(name),
    );
  },

  read: (listing) => {
    const roots = listing.roots.filter(({ name }) => name !== INDEX);
    const found = roots.map(foundOf);
    const people = [...Map.groupBy(found.flat(), ({ id, name }) => `${id} ${nameKey(name)}`).values()];
    const bearers = Map.groupBy(people, ([first]) => first?.id);
    const handIns = people.flatMap((own) => handInsOf(own, (bearers.get(own[0]?.id)?.length ?? 0) > 1));
    const isUndated = handIns.some(({ at, attempt }) => attempt !== undefined && at === undefined);
    return Promise.resolve({
      handIns: handIns.filter(({ files }) => files.length > 0),
      empty: people
        .filter((own) => own.every(({ files }) => files.length === 0))
        .map(([first]) => first?.name ?? ''),
      notices: [
        ...notTaken(roots.filter((_root, at) => found[at]?.length === 0).map(({ name }) => name)),
        ...(isUndated ? [UNDATED] : []),
      ],
    });
  },
};

const UNDATED = says.timesLanguage;

interface Found {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly files: readonly HandInFile[];
}

/** What one name at the root tells; empty: nothing. */
function foundOf({ name: root, isFolder, files }: Child): readonly Found[] {
  const { id: given, number, name, when, file } = HAND_IN.exec(root)?.groups ?? {};
  const id = number ?? given;
  if (id === undefined || name === undefined || when === undefined) return [];
  if (isFolder) return [{ id, name, when, files }];
  return file === undefined ? [] : [{ id, name, when, files: files.map((one) => ({ ...one, path: file })) }];
}

/** Everything that one person handed in. `isShared`: another name has the same number. */
function handInsOf(own: readonly Found[], isShared: boolean): readonly HandIn[] {
  const times = [...Map.groupBy(own, ({ when }) => when)];
  return times.map(([when, parts]) => {
    const { id, name } = parts[0] ?? { id: '', name: '' };
    const at = timeOfWords(when);
    return {
      person: { id: isShared ? `${id} ${name}` : id, name },
      ...(at === undefined ? {} : { at }),
      ...(times.length > 1 ? { attempt: when } : {}),
      files: parts.flatMap(({ files }) => files),
    };
  });
}

function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `Oct 3, 2026 9:05 PM`, `3 October, 2026 905 PM` → `2026-10-03T21:05:00`, of no known zone. undefined: the month is of another language. */
function timeOfWords(text: string): string | undefined {
  const groups =
    /^(?:(?<first>\d{1,2}) )?(?<word>\p{L}{3})\p{L}*\.?(?: (?<day>\d{1,2}))?,? (?<year>\d{4}) (?<hour>\d{1,2})[:_]?(?<minutes>\d\d) (?<half>[AP])M$/u.exec(
      text,
    )?.groups;
  const { first, word = '', day = first ?? '', year = '', hour = '', minutes = '', half } = groups ?? {};
  const month = MONTHS.indexOf(word.toLowerCase()) + 1;
  if (month === 0) return undefined;
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return `${year}-${twoDigits(month)}-${day.padStart(2, '0')}T${twoDigits(hours)}:${minutes}:00`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
