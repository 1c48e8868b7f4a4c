import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { programs } from '../engine/generated-programs.ts';
import { randomFrom } from '../random.ts';
import { zip } from '../zip/lying-zip.ts';

/*
 * A class of invented people, with what real classes have: two people of one name, letters beyond ASCII, people who hand in
 * nothing, late, again, together, in an archive, or under a name that looks like somebody else's. Bo Chen copied from Zoë Müller.
 */

/** A file as it was handed in. */
export interface InventedFile {
  /** POSIX path; platforms without folders keep its last part. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What somebody handed in once. */
export interface InventedHandIn {
  readonly at: Date;
  readonly isLate: boolean;
  /** The program, for platforms that take nothing else. */
  readonly source: Uint8Array;
  readonly files: readonly InventedFile[];
}

export interface InventedStudent {
  readonly first: string;
  readonly last: string;
  readonly login: string;
  /** The platform's number. */
  readonly id: number;
  readonly section: string;
  /** The oldest first; empty: nothing. */
  readonly handIns: readonly InventedHandIn[];
  /** Who hands in with them where the platform knows teams; that student's own hand-ins do not exist there. */
  readonly partner?: string;
}

const START = Date.UTC(2026, 9, 3, 17, 5, 9);
const MINUTE = 60_000;
const FILLERS = ['Ada', 'Ben', 'Cleo', 'Dov', 'Ewa', 'Finn', 'Gül', 'Hana', 'Ivo', 'Jun'];

type Person = Omit<InventedStudent, 'id' | 'section' | 'handIns'>;

const PEOPLE: readonly Person[] = [
  { first: 'Zoë', last: 'Müller', login: 'zmue' },
  { first: 'Bo', last: 'Chen', login: 'bchen' },
  { first: 'Ann-Lee', last: 'Berg', login: 'aberg' },
  { first: 'Ann-Lee', last: 'Berg', login: 'aberg2' },
  // One letter and its accent, as macOS writes them.
  { first: 'José'.normalize('NFD'), last: 'Núñez'.normalize('NFD'), login: 'jnunez' },
  { first: 'Nia', last: 'Obi', login: 'nobi' },
  { first: 'Lars', last: 'Vik', login: 'lvik' },
  { first: 'Ida', last: 'Falk', login: 'ifalk' },
  { first: 'Omar', last: 'Said', login: 'osaid', partner: 'pkern' },
  { first: 'Pia', last: 'Kern', login: 'pkern' },
  { first: 'Quin', last: 'Roe', login: 'qroe' },
  { first: 'Sun', last: 'Lim', login: 'slim' },
  { first: 'Rex', last: 'Hale', login: 'rhale' },
];

/** What some do with their program before they hand it in; the others put it into a folder. */
const ODD: Readonly<
  Record<string, (source: InventedFile) => Promise<readonly InventedFile[]> | readonly InventedFile[]>
> = {
  qroe: (source) => {
    const junk = file('__MACOSX/lab/._Main.java', '\0\u0005\u0016\u0007');
    return [file('lab.zip', zipOf([{ ...source, path: `lab/${source.path}` }, junk]))];
  },
  slim: async (source) => [file('lab.tar.gz', await tarGz([source]))],
  rhale: ({ bytes }) => HOSTILE.map((path) => ({ path, bytes })),
};

/** @param size at least 13 */
export async function inventedClass(size = PEOPLE.length): Promise<readonly InventedStudent[]> {
  const texts = programs(size + 1, 'java', randomFrom(20), 0).map((text) => `// task 2\n${text}`);
  const copied = `// all my own\n${(texts[0] ?? '').replaceAll(/\bsum(\d)/g, 'total$1')}`;
  const sourcesOf = (at: number, login: string): readonly string[] => {
    if (login === 'nobi') return [];
    if (login === 'bchen') return [copied];
    return [...(login === 'ifalk' ? [texts[size] ?? ''] : []), texts[at] ?? ''];
  };
  const students = Array.from({ length: size }, async (_, at): Promise<InventedStudent> => {
    const person = PEOPLE[at] ?? filler(at);
    const isLate = person.login === 'lvik';
    const handIns = sourcesOf(at, person.login).map(async (text, attempt) => {
      const source = file('src/Main.java', text);
      const files = (await ODD[person.login]?.(source)) ?? [source];
      return {
        at: new Date(START + (at + 100 * attempt + (isLate ? 6000 : 0)) * MINUTE),
        isLate,
        source: source.bytes,
        files,
      };
    });
    return {
      ...person,
      id: 48_213 + at,
      section: at % 2 === 0 ? 'A' : 'B',
      handIns: await Promise.all(handIns),
    };
  });
  return Promise.all(students);
}

/** Names that a student chose to look like those of somebody else on one platform or another. */
const HOSTILE = [
  'x_attempt_2026-01-01-00-00-00_Main.java',
  'y_4711_1_Main.java',
  'Zoë Müller_48213_assignsubmission_file_Main.java',
  '1-2 - Bo Chen - Oct 3, 2026 905 PM - Main.java',
];

function filler(at: number): Person {
  const first = FILLERS[at % FILLERS.length] ?? 'Kim';
  return { first, last: `Okafor${String.fromCodePoint(97 + (at % 26))}${at}`, login: `stud${at}` };
}

/** "Zoë Müller" */
export function nameOf({ first, last }: InventedStudent): string {
  return `${first} ${last}`;
}

export function file(path: string, contents: string | Uint8Array): InventedFile {
  return { path, bytes: typeof contents === 'string' ? Buffer.from(contents) : contents };
}

/** The last part of a path. */
export function baseOf({ path }: InventedFile): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A ZIP whose names are in UTF-8 and say so. */
export function zipOf(files: readonly InventedFile[]): Buffer {
  return zip(files.map(({ path, bytes }) => ({ name: path, contents: bytes })));
}

async function tarGz(files: readonly InventedFile[]): Promise<Buffer> {
  const tar = pack();
  for (const { path, bytes } of files) {
    tar.entry({ name: `lab/${path}` }, Buffer.from(bytes));
  }
  tar.finalize();
  const parts: Buffer[] = [];
  for await (const part of tar) parts.push(part as Buffer);
  return gzipSync(Buffer.concat(parts));
}
