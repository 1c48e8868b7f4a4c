import { occurrences } from '#base';
import { filesByRoot, rootsByName } from './children.ts';
import {
  type DownloadLayout,
  type HandIn,
  type HandInFile,
  LINK_HANDED_IN,
  notTaken,
  refuseTwoNames,
  shareOf,
} from './layout.ts';

/**
 * lib/content_zipper.rb: `<name>[_LATE]_<user id>_<file id>_<file>`, the name in lower case and without blanks. The last part
 * is the student's to choose, so that all patterns match from the left.
 */
const FILE = /^(?<who>.+?)_(?:(?<late>LATE)_)?(?<user>\d+)_(?<fileId>\d+)_(?<file>.+)$/su;
/** Typed text, or nothing but a link. */
const PAGE = /^(?<who>.+?)_(?:(?<late>LATE)_)?(?<user>\d+)_(?<file>(?:text|link)\.html)$/su;
const ANONYMOUS = /^(?:(?<late>LATE)_)?anon_(?<code>[A-Za-z0-9]+)_(?:(?<fileId>\d+)_)?(?<file>.+)$/su;
/** quizzes/quiz_submission_zipper.rb: the user's number follows the name at once. */
const QUIZ = /^(?<who>\D+?)(?<user>\d+)_(?<question>question_\d+)_(?<fileId>\d+)_(?<file>.+)$/su;
/** A group called `team 2` stands there as `team_2`: the number after it is the user's. */
const SECOND_READING = /^(?<fileId>\d+)_(?<file>.+)$/su;

/** Numbers of teams are small, and those of Canvas are not. */
const MAX_TEAM = 999;
const MIN_FILE_ID = 100;

interface Parsed {
  readonly root: string;
  readonly id: string;
  readonly who: string;
  readonly isLate: boolean;
  /** null: it is no uploaded file. */
  readonly fileId: string | null;
  readonly file: string;
}

function parse(root: string): Parsed | null {
  const text = root.normalize('NFC');
  const anonymous = ANONYMOUS.exec(text)?.groups;
  const groups = anonymous ?? QUIZ.exec(text)?.groups ?? pageGroups(text) ?? FILE.exec(text)?.groups;
  const { late, code, user, who = `anon_${code}`, fileId, question, file } = groups ?? {};
  const id = code ?? user;
  if (id === undefined || file === undefined) return null;
  if (fileId === undefined && !/^(?:text|link)\.html$/.test(file)) return null;
  return {
    root,
    id,
    who,
    isLate: late !== undefined,
    fileId: fileId ?? null,
    file: question === undefined ? file : `${question}/${file}`,
  };
}

/**
 * What a page's name says. A student who uploads a file called `54321_text.html` chose that part of the name, and must not
 * write into what somebody else handed in: before a page's own number stands no other one, unless it is a team's.
 */
function pageGroups(text: string): Readonly<Record<string, string | undefined>> | undefined {
  const groups = PAGE.exec(text)?.groups;
  const numbers = [...(groups?.['who'] ?? '').matchAll(/_(\d+)(?=_|$)/g)].map(([, number]) => Number(number));
  return numbers.every((number) => number <= MAX_TEAM) && numbers.length < 2 ? groups : undefined;
}

/** The other reading of a name whose first number belongs to a group's name; null: there is none. */
function secondReading(one: Parsed): Parsed | null {
  const { fileId, file } = SECOND_READING.exec(one.file)?.groups ?? {};
  if (one.fileId === null || fileId === undefined || file === undefined) return null;
  return { ...one, who: `${one.who}_${one.id}`, id: one.fileId, fileId, file };
}

/** The other readings of all files of a name; null where one of them has none. */
function secondReadings(own: readonly Parsed[]): readonly Parsed[] | null {
  const second = own.flatMap((one) => secondReading(one) ?? []);
  return second.length < own.length ? null : second;
}

/**
 * All names, read so that they make sense together: a file's number is Canvas' own, so that no two have the same, and a user's
 * number has one name. Where that would not be so, or one name would belong to several small numbers, the first number is part
 * of a group's name.
 */
function readNames(roots: readonly string[]): readonly Parsed[] {
  const first = roots.flatMap((root) => parse(root) ?? []);
  const names = [...Map.groupBy(first, ({ who }) => who).values()].map((own) => ({
    own,
    ids: [...new Set(own.map(({ id }) => id))],
    second: secondReadings(own),
  }));
  // How many names a number has, and how many of those can be read in no other way.
  const all = occurrences(names.flatMap(({ ids }) => ids));
  const certain = occurrences(names.flatMap(({ ids, second }) => (second === null ? ids : [])));
  return names.flatMap(({ own, ids, second }) => {
    if (second === null) return own;
    const fileIds = own.map(({ fileId }) => fileId);
    const isRepeated = new Set(fileIds).size < fileIds.length;
    const areTeams = ids.length > 1 && ids.every((id) => Number(id) <= MAX_TEAM);
    const isOfOthers = ids.some((id) => certain.get(id) === (all.get(id) ?? 1) - 1);
    return isRepeated || areTeams || isOfOthers ? second : own;
  });
}

/** A file whose number would be another user's, if its name were read in the other way. @throws ConfigurationError */
function refuseOtherReadings(parsed: readonly Parsed[]): void {
  const whos = new Map(parsed.map(({ id, who }) => [id, who]));
  for (const one of parsed) {
    const second = secondReading(one);
    const other = second === null || second.id === one.id ? undefined : whos.get(second.id);
    if (second !== null && other !== undefined) {
      refuseTwoNames([
        { id: second.id, name: other },
        { id: second.id, name: second.who },
      ]);
    }
  }
}

/** Canvas' "Download Submissions": flat files. Its numbers are the users', the same in every assignment. */
export const canvas: DownloadLayout = {
  title: 'Canvas download',

  fits: ({ roots }) => {
    const parsed = new Map(
      readNames(roots.filter(({ isFolder }) => !isFolder).map(({ name }) => name)).map((one) => [
        one.root,
        one,
      ]),
    );
    const uploads = occurrences([...parsed.values()].map(({ fileId }) => fileId));
    // Any names with two numbers look alike; Canvas gives each file one of its own, and a class has more than one student.
    const share = shareOf(roots, ({ name }) => {
      const one = parsed.get(name);
      if (one === undefined) return false;
      return one.fileId === null || (Number(one.fileId) >= MIN_FILE_ID && uploads.get(one.fileId) === 1);
    });
    return new Set([...parsed.values()].map(({ id }) => id)).size > 1 ? share : share / 2;
  },

  read: (listing) => {
    const roots = rootsByName(listing);
    const files = filesByRoot(listing);
    const parsed = readNames(roots.filter(({ isFolder }) => !isFolder).map(({ name }) => name));
    refuseTwoNames(parsed.map(({ id, who }) => ({ id, name: who })));
    refuseOtherReadings(parsed);
    const known = new Set(parsed.map(({ root }) => root));
    const people = [...Map.groupBy(parsed, ({ id }) => id).values()];
    const usual = usualNames(people);
    return Promise.resolve({
      handIns: people.flatMap(attemptsOf).flatMap((own) => handInOf(own, files, usual)),
      empty: [],
      notices: notTaken(roots.filter(({ name }) => !known.has(name)).map(({ name }) => name)),
    });
  },
};

/**
 * What one person handed in: once, because a download holds the newest alone. Canvas marks all of it as late or nothing, so that where both are
 * there a later download was unpacked into an earlier one. The late one is the newer.
 */
function attemptsOf(own: readonly Parsed[]): readonly (readonly Parsed[])[] {
  const late = own.filter(({ isLate }) => isLate);
  return late.length === 0 || late.length === own.length
    ? [own]
    : [late, own.filter(({ isLate }) => !isLate)];
}

function handInOf(
  own: readonly Parsed[],
  files: ReadonlyMap<string, readonly HandInFile[]>,
  usual: (name: string) => boolean,
): readonly HandIn[] {
  const [first] = own;
  if (first === undefined) return [];
  const names = new Set(own.map(({ file }) => file));
  const isLink = ({ fileId, file }: Parsed): boolean => fileId === null && file === 'link.html';
  return [
    {
      person: { id: first.id, name: first.who },
      isLate: first.isLate,
      // The only one, or the newer of two.
      isChosen: first.isLate,
      files: own.flatMap((one) =>
        (files.get(one.root) ?? []).map(({ entry }) => ({
          entry,
          path: originalName(one.file, names, usual),
          isText: one.fileId === null,
          isLink: isLink(one),
        })),
      ),
      remarks: own.some(isLink) ? [LINK_HANDED_IN] : [],
    },
  ];
}

/** Whether so many have a file of a name that it is the task's, for whoever has none. */
function usualNames(people: readonly (readonly Parsed[])[]): (name: string) => boolean {
  const bearers = occurrences(people.flatMap((own) => [...new Set(own.map(({ file }) => file))]));
  return (name) => (bearers.get(name) ?? 0) * 2 >= Math.max(1, people.length - 1);
}

/** `Main-1.java`, as Canvas stores a second upload, is `Main.java` where that is what the others call it. */
function originalName(file: string, names: ReadonlySet<string>, usual: (name: string) => boolean): string {
  const [, stem, endings = ''] = /^([^.]+)-\d{1,2}(\..*)?$/s.exec(file) ?? [];
  if (stem === undefined) return file;
  const name = `${stem}${endings}`;
  return !names.has(name) && usual(name) ? name : file;
}
