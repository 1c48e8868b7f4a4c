import { compareText, occurrences } from '#base';
import {
  type EngineFile,
  extensionOf,
  Fingerprinter,
  isSourceName,
  lookOf,
  type NotedText,
  PARAMETERS,
} from '#engine';
import { folderOfOthers, isPerhapsWritten, isTakenForKnown } from '#sources';
import { SECOND_LOOK } from './compare.ts';

/** What many of a class hold and nobody compares with that of the others. */
export interface Unpaired {
  /** Endings of files that look like code and are in no language, that several have; and how many have such files. */
  readonly endings: readonly string[];
  readonly holders: number;
  /** Endings of pages, where most submissions hold more markup than code; and how many do. */
  readonly pages: readonly string[];
  readonly withPages: number;
  /** Of each submission that shares code with few others in files that were taken for a library's or a tool's: paths of these files, those with the most first. */
  readonly known: ReadonlyMap<number, readonly string[]>;
}

/** Read as their scripts; the rest of them is markup. */
const PAGES: ReadonlySet<string> = new Set(['html', 'htm', 'vue', 'svelte', 'astro']);

/** How a page looks, which is no more of a program than the page itself. */
const STYLES: ReadonlySet<string> = new Set(['css', 'scss', 'sass', 'less']);

/** Notes what is compared with what counts in others, or with nothing, and would be equal in two hand-ins without a word. */
export class UnpairedKinds {
  /** By ending, who has such files. */
  readonly #texts = new Map<string, Set<number>>();
  readonly #pages = new Map<number, ReadonlySet<string>>();
  readonly #known = new KnownFiles();
  readonly #inFolders = new KnownFiles();
  #few: ReadonlySet<string> = new Set();
  /** Of each judged submission: tokens that count. */
  readonly #sizes = new Map<number, number>();

  /** A file that nothing says to be code. */
  text(owner: number, path: string, text: string): void {
    const ending = extensionOf(path);
    if (ending === '' || this.#texts.get(ending)?.has(owner) === true || lookOf(text) === undefined) return;
    this.#texts.set(ending, (this.#texts.get(ending) ?? new Set()).add(owner));
  }

  /** All files of a submission that do not count, before each of them. */
  beside(files: readonly EngineFile[]): void {
    this.#few = foldersOfFew(files);
  }

  /** Whether a file is no part of a library: that has many, which take their time to read, and nobody hides a program in all of them. */
  isOneOfFew(path: string): boolean {
    const folder = folderOfOthers(path);
    return folder === null || this.#few.has(folder);
  }

  /**
   * A file that does not count. It is noted where its name and its top are those of a library or a tool, or it lies in a folder of which
   * nothing counts: not one of a library's many files, of which nobody would read the list.
   *
   * @param content a name of the file's bytes
   * @param read its tokens without starter code, folded; asked once for each content
   */
  aside(
    owner: number,
    { path, bytes }: EngineFile,
    content: string,
    read: () => readonly Uint16Array[],
  ): void {
    if (isTakenForKnown(path, bytes)) {
      this.#known.add(owner, path, content, read);
    } else if (
      folderOfOthers(path) !== null &&
      this.isOneOfFew(path) &&
      isSourceName(path) &&
      isPerhapsWritten(path, bytes)
    ) {
      this.#inFolders.add(owner, path, content, read);
    }
  }

  /** The files of a judged submission that count, and how many tokens these are. */
  counted(owner: number, noted: readonly NotedText[], tokens: number): void {
    this.#sizes.set(owner, tokens);
    const pages = noted.filter(({ path }) => PAGES.has(extensionOf(path)));
    const markup = pages.reduce((sum, { balance }) => sum + balance.skipped, 0);
    const programs = noted.filter(({ path }) => !STYLES.has(extensionOf(path)));
    const code = programs.reduce((sum, { balance }) => sum + balance.code, 0);
    if (markup > code) this.#pages.set(owner, new Set(pages.map(({ path }) => extensionOf(path))));
  }

  found(): Unpaired {
    const several = [...this.#texts].filter(([, owners]) => owners.size > 1);
    const judged = this.#sizes.size;
    const isMost = this.#pages.size > 1 && this.#pages.size * 2 > judged;
    const known = this.#known.found(judged, () => LEAST_SHARED);
    // What tools write in a folder is little beside a program, and a program that two hide there is not.
    const hidden = this.#inFolders.found(judged, (owner) =>
      Math.max(LEAST_SHARED, Math.floor((this.#sizes.get(owner) ?? 0) / 2 / PARAMETERS.w)),
    );
    return {
      endings: several.map(([ending]) => ending).toSorted(),
      holders: several.reduce((all, [, owners]) => all.union(owners), new Set<number>()).size,
      pages: isMost ? [...new Set([...this.#pages.values()].flatMap((own) => [...own]))].toSorted() : [],
      withPages: isMost ? this.#pages.size : 0,
      known: new Map(
        [...new Set([...known.keys(), ...hidden.keys()])].map((owner) => [
          owner,
          [...(hidden.get(owner) ?? []), ...(known.get(owner) ?? [])],
        ]),
      ),
    };
  }
}

const { minimumRun, sharedTokens } = SECOND_LOOK;
/** So many fingerprints a run that is told holds at least (winnowing: one in each window). */
const LEAST_SHARED = Math.floor((sharedTokens - minimumRun + 1) / PARAMETERS.w);

/** What more have is a library, and is not told. */
const MOST_HOLDERS = 32;

/** What everybody of so many has is what their framework begins with, and is not told. */
const LEAST_EVERYBODY = 4;

/** A library has more source files, in most languages. */
const FEW = 16;

/** Folders of which nothing counts, and which hold few source files. */
function foldersOfFew(files: readonly EngineFile[]): ReadonlySet<string> {
  const counts = occurrences(
    files.flatMap(({ path }) => (isSourceName(path) ? (folderOfOthers(path) ?? []) : [])),
  );
  return new Set([...counts].flatMap(([folder, count]) => (count <= FEW ? [folder] : [])));
}

/**
 * Anybody can write a library's name and the line that stands at its top. Who really has it has what everybody has who took it, and that
 * cannot be told from a program that two hide there: so it is named, and held against nobody.
 */
class KnownFiles {
  readonly #fingerprinter = new Fingerprinter(minimumRun, PARAMETERS.w);
  /** Once for each content, however many hold it. */
  readonly #contents = new Map<string, Uint32Array>();
  readonly #files = new Map<number, { readonly path: string; readonly numbers: Uint32Array }[]>();

  add(owner: number, path: string, content: string, read: () => readonly Uint16Array[]): void {
    let numbers = this.#contents.get(content);
    if (numbers === undefined) {
      numbers = Uint32Array.from(read().flatMap((tokens) => [...this.#fingerprinter.of(tokens).numbers]));
      this.#contents.set(content, numbers);
    }
    const files = this.#files.get(owner) ?? [];
    files.push({ path, numbers });
    this.#files.set(owner, files);
  }

  /**
   * @param judged how many are judged: what most of many have in such files is what the tool writes
   * @param least so many fingerprints have to be shared with one other by a submission
   * @returns by owner, the paths of what is shared, the one with the most first
   */
  found(judged: number, least: (owner: number) => number): ReadonlyMap<number, readonly string[]> {
    const all = Math.max(LEAST_EVERYBODY - 1, judged - 1);
    const most = judged < SECOND_LOOK.commonFrom ? all : judged * SECOND_LOOK.commonShare;
    const holders = this.#holders(Math.min(most, MOST_HOLDERS));
    const paths = new Map<number, readonly string[]>();
    for (const [owner, files] of this.#files) {
      const own = new Set(files.flatMap(({ numbers }) => [...numbers]));
      const shared = occurrences([...own].flatMap((number) => holders.get(number) ?? []));
      const isPartner = (other: number): boolean =>
        other !== owner && (shared.get(other) ?? 0) >= Math.min(least(owner), least(other));
      const isShared = (number: number): boolean => holders.get(number)?.some(isPartner) === true;
      const told = files
        .map(({ path, numbers }) => ({ path, common: numbers.filter(isShared).length }))
        .filter(({ common }) => common > 0)
        .toSorted((a, b) => b.common - a.common || compareText(a.path, b.path))
        .map(({ path }) => path);
      if (told.length > 0) paths.set(owner, told);
    }
    return paths;
  }

  /** Who has each fingerprint, where these are several and few. */
  #holders(most: number): ReadonlyMap<number, readonly number[]> {
    const holders = new Map<number, number[]>();
    for (const [owner, files] of this.#files) {
      for (const { numbers } of files) {
        for (const number of numbers) {
          const list = holders.get(number) ?? [];
          if (list.length <= most && list.at(-1) !== owner) list.push(owner);
          holders.set(number, list);
        }
      }
    }
    for (const [number, { length }] of holders) if (length < 2 || length > most) holders.delete(number);
    return holders;
  }
}
