import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zip } from '../zip/lying-zip.ts';
import { file, type InventedFile, type InventedStudent } from './invented-class.ts';
import { putFile } from '../put-files.ts';

/** What a platform makes of a class. */
export interface Download {
  /** Of the ZIP, without its ending. */
  readonly name: string;
  readonly files: readonly InventedFile[];
  readonly emptyFolders?: readonly string[];
}

export type Platform = (students: readonly InventedStudent[]) => Download;

/** What operating systems put into a folder or ZIP that somebody made on them. */
const JUNK: readonly InventedFile[] = [
  file('.DS_Store', '\0\0\0\u0001Bud1'),
  file('__MACOSX/._submission_metadata.yml', '\0\u0005\u0016\u0007'),
  file('Thumbs.db', '\u00d0\u00cf'),
];

/** Writes a download as the folder that somebody unpacked from it. @returns the folder */
export function writeFolder(download: Download, parent: string): string {
  const root = join(parent, download.name);
  for (const folder of download.emptyFolders ?? []) mkdirSync(join(root, folder), { recursive: true });
  for (const { path, bytes } of [...download.files, ...JUNK]) {
    putFile(root, path, bytes);
  }
  return root;
}

/** What a ZIP writes of a name, and how it says so. */
interface NameCode {
  readonly bytesOf: (name: string) => Uint8Array;
  /** The flags of an entry. */
  readonly flags: number;
}

const UTF_8: NameCode = { bytesOf: (name) => Buffer.from(name), flags: 0x0800 };

const CP437_LETTERS: Readonly<Record<string, number>> = { ü: 0x81, é: 0x82, ë: 0x89, ú: 0xa3, ñ: 0xa4 };

/** As tools on Windows write names: in the code page of the system, and without a word about it. */
export const CP437: NameCode = {
  bytesOf: (name) =>
    Uint8Array.from(name.normalize('NFC'), (letter) => CP437_LETTERS[letter] ?? letter.charCodeAt(0)),
  flags: 0,
};

/** Writes a download as the ZIP that a platform hands out. @returns its path */
export function writeZip(download: Download, parent: string, { bytesOf, flags } = UTF_8): string {
  const path = join(parent, `${download.name}.zip`);
  mkdirSync(parent, { recursive: true });
  const empty = (download.emptyFolders ?? []).map((folder) => file(`${folder}/`, ''));
  const entries = [...empty, ...download.files, ...JUNK];
  writeFileSync(path, zip(entries.map((one) => ({ name: bytesOf(one.path), contents: one.bytes, flags }))));
  return path;
}

/** Files of a folder. */
export function inFolder(folder: string, files: readonly InventedFile[]): readonly InventedFile[] {
  return files.map(({ path, bytes }) => ({ path: `${folder}/${path}`, bytes }));
}

/** The student that another one hands in with; undefined: nobody. */
export function partnerOf(
  { partner }: InventedStudent,
  students: readonly InventedStudent[],
): InventedStudent | undefined {
  return partner === undefined ? undefined : students.find(({ login }) => login === partner);
}

/** Everybody but those whose partner hands in for them. */
export function handingIn(students: readonly InventedStudent[]): readonly InventedStudent[] {
  const partners = new Set(students.map(({ partner }) => partner));
  return students.filter(({ login }) => !partners.has(login));
}
