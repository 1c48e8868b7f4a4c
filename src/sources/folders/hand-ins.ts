import { appendTo, compareText, listed, message, type Message, occurrences, withoutEnding } from '#base';
import { type HandInFacts, identityOf, type LayoutName, type Said } from '#contract';
import { extensionOf, isSourceName, languageNamed } from '#engine';
import { folderOfOthers } from '../selection/selection.ts';
import { UnusedNames } from '../selection/unused-name.ts';
import {
  type DownloadContents,
  type DownloadLayout,
  type DownloadListing,
  type HandIn,
  type HandInFile,
  refuseTwoNames,
} from './layouts/layout.ts';
import { isJunk } from './listing.ts';
import { isPlatform } from './recognise.ts';

/** One submission of a download: found, and not read yet. */
export interface FoundHandIn {
  readonly kind: 'hand-in';
  readonly key: string;
  readonly name: string;
  /** A newer one of the same person counts; this one is there to be compared with. */
  readonly isOlder: boolean;
  /** Starter code, and nobody's work. */
  readonly isTemplate: boolean;
  /** Where it lies, as staff call it. */
  readonly path: string;
  /** null: it is no platform's. */
  readonly facts: HandInFacts | null;
  readonly files: readonly HandInFile[];
  readonly remarks: readonly Said[];
  /** What typed text is called behind its dot, so that it is read as the code that it is; null: nothing but the text itself tells. */
  readonly textEnding: string | null;
}

/** A submission that was found, and is not read yet. */
export type FoundSubmission =
  | { readonly kind: 'path'; readonly key: string /** Absolute. */; readonly path: string }
  | FoundHandIn;

/** Whether it is somebody's work that counts: no older hand-in, and no starter code. */
export function isSomebody(one: FoundSubmission): boolean {
  return one.kind === 'path' || (!one.isOlder && !one.isTemplate);
}

/** What tells it among judged and archived ones. A download is judged as a whole: an archived one has other keys. */
export function judgedAs(one: FoundSubmission): string {
  return one.kind === 'hand-in' && one.facts !== null ? one.path : one.key;
}

interface Download {
  readonly layout: LayoutName;
  readonly listing: DownloadListing;
  /** As staff call it; POSIX. */
  readonly place: string;
  /** Before each key that the platform makes, so that nothing else of the run has it. */
  readonly keyPrefix: string;
  /** The input `language`. */
  readonly language: string;
}

/** People who handed in nothing, in a notice. */
const NAMED = 20;

/**
 * What a download holds, each person (or team) once and older hand-ins beside it.
 *
 * @returns `counted`: for `notices.download`; null where it is no platform's
 */
export async function handInsOf(layout: DownloadLayout, download: Download) {
  const reading = withoutEmpty(await layout.read(download.listing));
  const textEnding = endingOf(download, reading);
  const names = namesOf(reading.handIns);
  const keys = new UnusedNames();
  const found = byPerson(reading.handIns).flatMap((attempts) => {
    const [newest, ...older] = attempts;
    if (newest === undefined) return [];
    const key = keys.take(keyOf(newest, download));
    const name = names.get(newest) ?? newest.person.name;
    return [
      foundOf(newest, { key, name, isOlder: false }, download, textEnding),
      ...older.map((one, at) =>
        foundOf(
          one,
          {
            key: keys.take(`${key}#${one.attempt ?? one.at ?? older.length - at}`),
            name: `${name} (earlier: ${one.attempt ?? one.at ?? older.length - at})`,
            isOlder: true,
          },
          download,
          textEnding,
        ),
      ),
    ];
  });
  const template = templateOf(reading, keys, download, textEnding);
  const counted = isPlatform(download.layout) ? countOf(found, reading, download.layout) : null;
  return { found: [...found, ...template], counted, notices: reading.notices };
}

function templateOf(
  { template = [] }: DownloadContents,
  keys: UnusedNames,
  download: Download,
  textEnding: string | null,
): readonly FoundHandIn[] {
  if (template.length === 0) return [];
  const name = 'template';
  const key = keys.take(`${download.place}/${name}`);
  const found = foundOf(
    { person: { id: null, name }, files: template },
    { key, name, isOlder: false },
    download,
    textEnding,
  );
  return [{ ...found, isTemplate: true }];
}

/** Who handed in nothing but what an operating system left in a folder handed in nothing. */
function withoutEmpty({ handIns, empty, ...rest }: DownloadContents): DownloadContents {
  const isEmpty = ({ files }: HandIn): boolean =>
    files.length > 0 && files.every(({ entry }) => isJunk(entry.path));
  return {
    handIns: handIns.filter((one) => !isEmpty(one)),
    empty: [...empty, ...handIns.filter(isEmpty).map(({ person }) => person.name)],
    ...rest,
  };
}

/** "Moodle download". */
export function downloadOf(layout: string): Message {
  return message('notices.downloadOf', { layout: layout.replaceAll('-', '_') });
}

/** "Moodle download: 118 students, 4 of them with nothing (…)". */
function countOf(found: readonly FoundHandIn[], { empty }: DownloadContents, layout: string) {
  const newest = found.filter(({ isOlder }) => !isOlder);
  const teams = newest.filter(({ facts }) => facts?.members !== undefined).length;
  const n = newest.length + empty.length;
  return {
    download: downloadOf(layout),
    who: teams === 0 ? 'students' : teams === n ? 'teams' : 'both',
    n,
    older: found.length - newest.length,
    nothing: empty.length,
    names: listed(empty, NAMED, JSON.stringify),
  };
}

/** Hand-ins of one person together, the newest first; who cannot be told apart from nobody is alone. */
function byPerson(handIns: readonly HandIn[]): readonly (readonly HandIn[])[] {
  refuseTwoNames(handIns.map(({ person }) => ({ id: identityOf(person), name: person.name })));
  const people = new Map<string, HandIn[]>();
  for (const [at, handIn] of handIns.entries()) {
    appendTo(people, identityOf(handIn.person) ?? `\0${at}`, handIn);
  }
  return [...people.values()].map((attempts) => attempts.toSorted(newestFirst));
}

function newestFirst(a: HandIn, b: HandIn): number {
  return (
    Number(b.isChosen ?? false) - Number(a.isChosen ?? false) ||
    compareText(b.at ?? '', a.at ?? '') ||
    // Of two numbers the greater one: 10 comes after 9.
    (b.attempt ?? '').localeCompare(a.attempt ?? '', 'en', { numeric: true })
  );
}

/** A platform's number stays the same wherever its download lies; a folder is where it lies. */
function keyOf(handIn: HandIn, { layout, place, keyPrefix }: Download): string {
  const identity = identityOf(handIn.person);
  return identity !== null && isPlatform(layout)
    ? `${keyPrefix}${layout}:${identity.normalize('NFC')}`
    : `${withoutEnding(place)}/${identity ?? handIn.person.name.normalize('NFC')}`;
}

/** A name for each hand-in; people of one name have their number behind it. */
function namesOf(handIns: readonly HandIn[]): ReadonlyMap<HandIn, string> {
  const bearers = new Map<string, Set<string | HandIn>>();
  const shown = (handIn: HandIn): string => handIn.person.name.normalize('NFC').trim();
  for (const handIn of handIns) {
    const name = shown(handIn).toLowerCase();
    bearers.set(name, (bearers.get(name) ?? new Set()).add(identityOf(handIn.person) ?? handIn));
  }
  const unused = new UnusedNames();
  return new Map(
    handIns.map((handIn) => {
      const identity = identityOf(handIn.person);
      const name = shown(handIn) || identity || 'nameless';
      const isShared = (bearers.get(shown(handIn).toLowerCase())?.size ?? 0) > 1;
      if (identity !== null) return [handIn, isShared ? `${name} (${identity})` : name];
      return [handIn, unused.take(name)];
    }),
  );
}

function foundOf(
  { person, members, at, isLate, attempt, section, files, remarks = [] }: HandIn,
  { key, name, isOlder }: Pick<FoundHandIn, 'key' | 'name' | 'isOlder'>,
  { layout, place }: Download,
  textEnding: string | null,
): FoundHandIn {
  const { id, login, email } = person;
  const facts: HandInFacts = {
    platform: layout,
    id,
    ...(login === undefined ? {} : { login }),
    ...(email === undefined ? {} : { email }),
    ...(members === undefined ? {} : { members }),
    ...(at === undefined ? {} : { at }),
    ...(isLate === undefined ? {} : { isLate }),
    ...(attempt === undefined ? {} : { attempt }),
    ...(section === undefined ? {} : { section }),
  };
  const isKnown = isPlatform(layout);
  return {
    kind: 'hand-in',
    key,
    name,
    isOlder,
    isTemplate: false,
    path: isKnown ? place : key,
    facts: isKnown ? facts : null,
    files,
    remarks,
    textEnding,
  };
}

/**
 * The ending of typed text: the language's that was asked for, else the one that source files of most people have. One who packed a
 * library of a thousand files is one.
 */
function endingOf({ language }: Download, { handIns }: DownloadContents): string | null {
  const asked = languageNamed(language)?.extensions[0];
  if (asked !== undefined) return asked;
  const endings = occurrences(handIns.flatMap(({ files }) => [...new Set(files.flatMap(endingOfSource))]));
  const [most] = [...endings].toSorted((a, b) => b[1] - a[1] || compareText(a[0], b[0]));
  return most?.[0] ?? null;
}

function endingOfSource({ path, isText }: HandInFile): readonly string[] {
  const ending = extensionOf(path);
  // What was typed into a form is no page, although it is kept as one.
  const isPage = isText === true || /^html?$/.test(ending);
  return isPage || !isSourceName(path) || folderOfOthers(path) !== null ? [] : [ending];
}
