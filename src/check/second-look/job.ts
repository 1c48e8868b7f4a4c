import { byteText, type Stored } from '#base';
import type { Balance, FoundAs, HardlyRead } from '#contract';
import {
  AUTO_DETECT,
  type EngineDocument,
  type EngineFile,
  extensionOf,
  type Family,
  type FileSpan,
  KEPT_READINGS,
  readFor,
  type ReadingFor,
  type SkippedText,
  type TokenDocument,
} from '#engine';
import { Sha256 } from '#native';
import { folderOfOthers } from '#sources';
import { StoredZips, ZipError } from '#system';
import { balanceOf, hardlyReadOf } from './balance.ts';
import { BlindLook } from './blind-look.ts';
import { SECOND_LOOK, SecondLook } from './compare.ts';
import { numberLists } from './decoded.ts';
import { together } from './frames.ts';
import { type Macros, macrosIn } from './macros.ts';
import { opaqueCharacters } from './opaque.ts';
import type { Found } from './pair-overlap.ts';
import { besideNotebooks, plainText, readAs, readAside } from './reading.ts';
import { areMany, scattered } from './scattered.ts';
import { CodedTexts } from './sign-for-sign.ts';
import { asFamilies, insideOf, isLarge, readSkipped, writtenIn } from './skipped.ts';
import { type Unpaired, UnpairedKinds } from './unpaired.ts';
import { unwrapped } from './unwrapped.ts';

/** A second look, as it is handed to a worker thread. Submissions are numbered by their place. */
export interface SecondLookJob {
  readonly submissions: readonly {
    readonly role: 'judged' | 'archive' | 'base';
    readonly zip: Stored;
    /** Of what lies in the ZIP. */
    readonly contentHash?: string;
    readonly aside: Stored | null;
  }[];
  /** The analysis of the same submissions that follows in this process, and takes what was read here. Default: none does. */
  readonly next?: Pick<ReadingFor, 'ai'> | undefined;
}

/** What a look comes to. */
export interface SecondLookResult {
  readonly found: readonly Found[];
  /** What became of the bytes of each judged submission's ZIP. */
  readonly balances: ReadonlyMap<number, Balance>;
  /** Judged submissions that cannot be read as code. */
  readonly hardlyRead: ReadonlyMap<number, HardlyRead>;
  /** Judged submissions with text that nobody can read: how many characters of which file, the most of all. */
  readonly opaque: ReadonlyMap<number, OpaqueText>;
  /** Judged submissions of which not every text was read sign for sign, and a file that holds one. */
  readonly unmet: ReadonlyMap<number, string>;
  /** Judged submissions with a file that is more than what reads it can take, and that file. */
  readonly tooLarge: ReadonlyMap<number, string>;
  readonly unpaired: Unpaired;
}

export interface OpaqueText {
  readonly path: string;
  /** Other files that it goes on in. */
  readonly more: number;
  readonly characters: number;
}

export type SecondLookMessage =
  | ({ readonly kind: 'found' } & SecondLookResult)
  | { readonly kind: 'failed'; readonly message: string };

/** How files are read for this look alone. */
const ALONE = { ai: false, quality: false } as const;

/** Reads and compares; submissions are in memory one by one, and their tokens together. */
export function runSecondLook(job: SecondLookJob): SecondLookResult {
  const zips = new StoredZips();
  try {
    return new ClassLook(job, (stored) => filesOf(zips.open(stored))).result();
  } finally {
    zips.close();
  }
}

type Given = SecondLookJob['submissions'][number];

/** What is known of a judged submission once what counts of it was read. */
interface CountedFiles {
  readonly count: number;
  /** Those that the engine read. */
  readonly files: readonly FileSpan[];
  /** Paths of those that it did not. */
  readonly unread: ReadonlySet<string>;
  /** Text of them that did not become code. */
  readonly passedOver: readonly SkippedText[];
  readonly defined: Macros;
}

/** One look at a class: first at all that counts, then at what does not. */
class ClassLook {
  readonly #job: SecondLookJob;
  readonly #read: (stored: Stored) => readonly EngineFile[];
  readonly #documentOf: ReturnType<typeof readerFor>;
  readonly #look = new SecondLook();
  readonly #blind = new BlindLook();
  readonly #odd = new OddTexts();
  /** In how many submissions each is. */
  readonly #families = new Map<Family, number>();
  /** Of each judged submission. */
  readonly #counted = new Map<number, CountedFiles>();
  readonly #balances = new Map<number, Balance>();
  readonly #hardlyRead = new Map<number, HardlyRead>();

  constructor(job: SecondLookJob, read: (stored: Stored) => readonly EngineFile[]) {
    this.#job = job;
    this.#read = read;
    this.#documentOf = readerFor(job.next);
  }

  result(): SecondLookResult {
    const all = [...this.#job.submissions.entries()];
    for (const [id, given] of all) if (given.role === 'base') this.#lookAtStarter(id, given);
    for (const [id, given] of all) if (given.role !== 'base') this.#lookAtCounted(id, given);
    const families = new Set(this.#families.keys());
    for (const [id, given] of all) if (given.role === 'judged') this.#lookBeside(id, given, families);
    for (const [id, counted] of this.#counted) this.#lookInto(id, counted, families);
    for (const [id, counted] of this.#counted) this.#lookAtUnread(id, counted, families);
    this.#lookAtDeciphered(families);
    const found = [...this.#look.found()];
    // A pair of which it is known where the code is hidden needs no second remark.
    const known = new Set(found.flatMap(({ owner, other }) => [`${owner} ${other}`, `${other} ${owner}`]));
    const alike = [...this.#blind.found()].filter(({ owner, other }) => !known.has(`${owner} ${other}`));
    const [balances, hardlyRead] = [this.#balances, this.#hardlyRead];
    return { found: [...found, ...alike], balances, hardlyRead, ...this.#odd.result };
  }

  /** The code that was given to everyone, wherever it stands, is nobody's copy. */
  #lookAtStarter(id: number, given: Given): void {
    const files = this.#read(given.zip);
    const document = this.#documentOf(given, { id, role: 'base', files });
    const { skipped } = document;
    this.#look.starter(document);
    this.#blind.starter(skipped);
    for (const one of [...skipped, ...besideNotebooks(files)].filter((text) => isLarge(text))) {
      for (const code of readSkipped(one, new Set([one.family]), insideOf(one, writtenIn(one)))) {
        this.#look.inStarter(code);
      }
    }
    for (const { path, bytes } of this.#asideOf(given)) {
      for (const one of readAside(path, bytes, new Set(), [])) this.#look.inStarter(one);
    }
  }

  #asideOf({ aside }: Given): readonly EngineFile[] {
    return aside === null ? [] : this.#read(aside);
  }

  /** What counts, of those who are judged and those who are only compared with. */
  #lookAtCounted(id: number, given: Given): void {
    const isJudged = given.role === 'judged';
    const files = this.#read(given.zip);
    const document = this.#documentOf(given, { id, role: isJudged ? 'submission' : 'archive', files });
    const { facts, skipped, noted } = document;
    for (const family of new Set(facts.files.map((file) => file.family))) {
      this.#families.set(family, (this.#families.get(family) ?? 0) + 1);
    }
    const { code, given: share } = this.#look.counted(id, document, isJudged);
    this.#blind.counted(id, skipped, code, isJudged);
    if (!isJudged) return;
    const defined = macrosIn(skipped.flatMap(({ family, text }) => (family === 'c' ? [text] : [])));
    const passedOver = skipped.filter((one) => isLarge(one, defined));
    for (const file of files) {
      this.#odd.each(id, file.path, () =>
        passedOver.push(...besideNotebooks([file]).filter((one) => isLarge(one))),
      );
    }
    const unread = new Set(facts.leftOut.map(({ path }) => path));
    this.#counted.set(id, { count: files.length, files: facts.files, unread, passedOver, defined });
    this.#balances.set(id, balanceOf(files, document, share));
    this.#odd.unpaired.counted(id, noted, code.length);
    if (facts.isUnreadable) this.#hardlyRead.set(id, hardlyReadOf(document));
  }

  /** Files that do not count, and what many small ones make together. */
  #lookBeside(id: number, given: Given, families: ReadonlySet<Family>): void {
    const [look, odd] = [this.#look, this.#odd];
    const aside = this.#asideOf(given);
    const counted = this.#counted.get(id);
    const isMany = areMany((counted?.count ?? 0) + aside.length);
    const own = isMany ? this.#read(given.zip) : [];
    const texts: { readonly path: string; readonly text: string }[] = [];
    odd.unpaired.beside(aside);
    for (const { path, bytes } of aside) {
      odd.each(id, path, () => {
        const text = plainText(path, bytes);
        const inside = once(() => (text === undefined ? [] : unwrapped(text)));
        // A library has many texts, in no language of its user's, and many have the same: each is read once.
        if (text !== undefined && folderOfOthers(path) === null) {
          texts.push({ path, text });
          odd.unpaired.text(id, path, text);
          odd.note(id, path, 'aside', [text, ...inside()]);
        }
        const isOneOfFew = odd.unpaired.isOneOfFew(path);
        const content = `${String(isOneOfFew)} ${contentOf(path, bytes)}`;
        const read = once(() => [
          ...readAside(path, bytes, families, inside(), (family) =>
            isOneOfFew ? commoner(family, this.#families) : [],
          ),
          ...inStringsOfData(path, bytes, families),
        ]);
        look.aside(id, path, content, read);
        odd.unpaired.aside(id, { path, bytes }, content, () =>
          read().map((tokens) => look.withoutStarter(tokens)),
        );
      });
    }
    const isLittle = littleIn(counted?.files ?? [], families);
    for (const { path, more, text } of [...scattered(own, aside, isLittle), ...together(texts)]) {
      odd.each(id, path, () => {
        const inside = unwrapped(text);
        odd.note(id, path, 'aside', [text, ...inside], { more });
        look.aside(id, path, contentOf('', text), () => asFamilies([text, ...inside], families));
      });
    }
  }

  /** Text of files that count which did not become code. */
  #lookInto(id: number, { passedOver, defined }: CountedFiles, families: ReadonlySet<Family>): void {
    for (const one of passedOver) {
      this.#odd.each(id, one.path, () => {
        const written = writtenIn(one);
        const inside = insideOf(one, written);
        this.#odd.note(id, one.path, 'skipped', [written, ...inside], {
          numbers: numberLists(one.text),
        });
        this.#look.skipped(id, one.path, readSkipped(one, families, inside, defined));
      });
    }
  }

  /** Files that count which the engine did not read, or reads as another language than most of the class. */
  #lookAtUnread(id: number, { files, unread }: CountedFiles, families: ReadonlySet<Family>): void {
    const zip = this.#job.submissions[id]?.zip;
    // A program of the class's language that is called as one of another would be compared with nobody's.
    const others = new Map(files.map(({ path, family }) => [path, commoner(family, this.#families)]));
    if (unread.size === 0 && ![...others.values()].some((list) => list.length > 0)) return;
    for (const { path, bytes } of zip === undefined ? [] : this.#read(zip)) {
      const list = others.get(path) ?? [];
      this.#odd.each(id, path, () => {
        if (unread.has(path)) {
          this.#look.aside(id, path, contentOf(path, bytes), () =>
            readAside(path, bytes, families, unwrapped(plainText(path, bytes) ?? '')),
          );
        } else if (list.length > 0) {
          const name = `misread ${contentOf(path, bytes)}`;
          this.#look.aside(id, path, name, () => readAs(path, bytes, list), 'misread');
        }
      });
    }
  }

  /** Texts whose signs stand for those of a program, once it is known for which. */
  #lookAtDeciphered(families: ReadonlySet<Family>): void {
    for (const { id, path, as, text } of this.#odd.coded.read(this.#job, this.#read)) {
      const tokens = asFamilies([text], families);
      if (as === 'skipped') this.#look.skipped(id, path, tokens);
      else this.#look.aside(id, path, `signs ${id} ${path} ${text}`, () => tokens);
    }
  }
}

/** Patterns, lists and texts have a largest size, each engine's own. Firefox has an error of its own for the first. */
function isTooMuch(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

/** Texts that are no code as they stand. */
class OddTexts {
  /** Of each submission the file with most text that nobody can read. */
  readonly opaque = new Map<number, OpaqueText>();
  readonly coded = new CodedTexts();
  readonly unpaired = new UnpairedKinds();
  readonly #tooLarge = new Map<number, string>();

  get result(): Pick<SecondLookResult, 'opaque' | 'unmet' | 'tooLarge' | 'unpaired'> {
    const [unmet, tooLarge] = [this.coded.leftOut, this.#tooLarge];
    return { opaque: this.opaque, unmet, tooLarge, unpaired: this.unpaired.found() };
  }

  /** Looks at one file. Where it is too much, nobody else's goes unread for it. */
  each(id: number, path: string, look: () => void): void {
    try {
      look();
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      this.#tooLarge.set(id, path);
    }
  }

  /**
   * @param texts what stands in a file, and what stands in that
   * @param besides `more` files that it goes on in, and lists of numbers that are code
   */
  note(
    id: number,
    path: string,
    as: FoundAs,
    texts: readonly string[],
    { more = 0, numbers = [] }: { readonly more?: number; readonly numbers?: readonly string[] } = {},
  ): void {
    const characters = Math.max(0, ...texts.map(opaqueCharacters));
    if (characters > (this.opaque.get(id)?.characters ?? 0)) this.opaque.set(id, { path, more, characters });
    this.coded.note(id, path, as, [...texts, ...numbers]);
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A dump of a database holds in strings what other files hold as text. */
function inStringsOfData(
  path: string,
  bytes: Uint8Array,
  families: ReadonlySet<Family>,
): readonly Uint16Array[] {
  if (extensionOf(path) !== 'sql') return [];
  const files = [{ path, bytes }];
  const how: ReadingFor = { languageId: AUTO_DETECT, ...ALONE };
  const { skipped } = readFor({ id: 0, role: 'submission', files }, how, { skipped: true });
  return skipped.flatMap((one) => readSkipped(one, families, insideOf(one, writtenIn(one))));
}

/** Whether a file holds fewer tokens than are compared. @param counted as the engine read them */
function littleIn(
  counted: readonly FileSpan[],
  families: ReadonlySet<Family>,
): (file: EngineFile) => boolean {
  const lengths = new Map(counted.map(({ path, from, to }) => [path, to - from]));
  const isFew = (tokens: number): boolean => tokens < SECOND_LOOK.minimumRun;
  return ({ path, bytes }) => {
    const length = lengths.get(path);
    if (length !== undefined) return isFew(length);
    if (folderOfOthers(path) !== null) return false;
    return asFamilies([byteText(bytes)], families).every((tokens) => isFew(tokens.length));
  };
}

/** Reads documents, and keeps them for the analysis that follows. */
function readerFor(
  next: SecondLookJob['next'],
): (
  packed: Pick<SecondLookJob['submissions'][number], 'zip' | 'contentHash'>,
  document: EngineDocument,
) => TokenDocument {
  KEPT_READINGS.clear();
  const how: ReadingFor = { languageId: AUTO_DETECT, ...(next ?? ALONE) };
  return ({ zip, contentHash }, document) => {
    const read = readFor(document, how, { skipped: true });
    // A ZIP may be damaged in part, and what could be read of it is not what the hash says.
    if (next !== undefined && contentHash !== undefined && zip.files !== undefined) {
      KEPT_READINGS.keep(contentHash, read, how);
    }
    return read;
  };
}

/** Families that more submissions hold than this one. */
function commoner(family: Family, families: ReadonlyMap<Family, number>): readonly Family[] {
  const count = families.get(family) ?? 0;
  return [...families].flatMap(([other, more]) => (more > count ? [other] : []));
}

/** A name of a file's bytes, and of its own, which decides what it is read as. */
function contentOf(path: string, bytes: string | Uint8Array): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return new Sha256().add(`${name}\0`).add(bytes).hex();
}

function filesOf({ entries }: ReturnType<StoredZips['open']>): readonly EngineFile[] {
  const files: EngineFile[] = [];
  for (const entry of entries) {
    try {
      files.push({ path: entry.path, bytes: entry.read() });
    } catch (error) {
      // It was packed by this program; a disk that is full is told where it was written.
      if (!(error instanceof ZipError)) throw error;
    }
  }
  return files;
}
