import { compareText, fill, isOtherArchive, isReadArchive, listed, NEVER_ABORTED } from '#base';
import { extensionOf } from '#engine';
import { basename, dirname, fs, join } from '#native';
import { below } from '#system';
import type { Selection } from '../selection/selection.ts';
import type { Looking } from './classes-among.ts';
import { isOfProject } from './download.ts';
import { keyOf } from './key-of.ts';
import { notTaken } from './layouts/layout.ts';
import { isJunk } from './listing.ts';
import { isOfReport } from './own-files.ts';
import { isReport } from './report-folder.ts';
import { type UnpackedBeside, unpackedBeside } from './unpacked-beside.ts';
import { byName } from './walk.ts';
import * as says from './says.ts';

export interface FolderOptions extends Looking {
  readonly selection: Selection;
}

export interface Place {
  readonly path: string;
  /** Without links, so that nothing is taken twice. */
  readonly real: string;
}

/** Source files in a notice. */
const NAMED = 5;

/** Folders and archives of a folder, or its source files: all of them where it is flat, else where there is nothing else. */
export async function foldersIn(
  { path: place, real }: Place,
  isFlat: boolean,
  { root, selection, ignore, signal = NEVER_ABORTED }: FolderOptions,
): Promise<{
  readonly shape: 'files' | 'folders';
  readonly parts: number;
  readonly submissions: readonly Place[];
  readonly notices: readonly string[];
}> {
  const entries = (await fs.list(place)).toSorted(byName);
  const notices: string[] = [];
  const grouped: Place[] = [];
  const loose: Place[] = [];
  const others: string[] = [];
  const names = new Set<string>();
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === '__MACOSX' || entry.name === 'node_modules') {
      others.push(entry.name);
      continue;
    }
    const path = join(place, entry.name);
    const target = entry.isSymbolicLink() ? await inside(path, real) : join(real, entry.name);
    if (target !== null && target === ignore) continue;
    // The report may lie where the submissions do.
    if (real === ignore && (await isOfReport(entry.name, path))) continue;
    if (target === null) {
      notices.push(fill(says.linkLeads, { root: keyOf(root, path) }));
      continue;
    }
    const kind = entry.isSymbolicLink() ? await fs.stat(target) : entry;
    if (kind.isDirectory() && (await isReport(path))) {
      notices.push(fill(says.isOwnFolder, { folder: keyOf(root, path) }));
      continue;
    }
    const isArchive = kind.isFile() && (isReadArchive(entry.name) || isOtherArchive(entry.name));
    // Names that are not UTF-8 read alike; a path ends at a NUL, so nothing else is called so.
    const number = grouped.length + loose.length;
    const one = { path, real: names.has(entry.name) ? `${target}\0${number}` : target };
    names.add(entry.name);
    if (kind.isDirectory() || isArchive) grouped.push(one);
    else if (kind.isFile() && isSource(entry.name, selection)) loose.push(one);
    else others.push(entry.name);
  }
  const isGrouped = !isFlat && grouped.length > 0;
  const packed = isGrouped
    ? await unpackedBeside(
        grouped.map(({ path }) => path),
        signal,
      )
    : null;
  if (packed !== null) notices.push(...packedNotices(root, packed));
  const submissions = isGrouped ? grouped.filter(({ path }) => packed?.same.has(path) !== true) : loose;
  if (isGrouped && loose.length > 0) notices.push(looseNotice(keyOf(root, place), loose));
  if (isFlat) others.push(...grouped.map(({ path }) => basename(path)));
  const untold = others.filter((name) => !isJunk(name)).toSorted(compareText);
  notices.push(...notTaken(untold).map((one) => `${keyOf(root, place)}: ${one}`));
  const isProgram = loose.length > 0 || grouped.every(({ path }) => isOfProject(basename(path)));
  const parts = isProgram ? loose.length + grouped.length : 0;
  return { shape: isGrouped ? 'folders' : 'files', parts, submissions, notices };
}

export function packedNotices(root: string, { same, other }: UnpackedBeside): readonly string[] {
  const facts = (paths: Iterable<string>): readonly { place: string; names: string }[] =>
    [...Map.groupBy(paths, dirname)].map(([folder, there]) => {
      const names = there.map((path) => basename(path)).toSorted(compareText);
      return { place: keyOf(root, folder), names: listed(names, NAMED, JSON.stringify) };
    });
  return [
    ...facts(same).map((one) => fill(says.packedBeside, one)),
    ...facts(other).map((one) => fill(says.otherBeside, one)),
  ];
}

function isSource(name: string, selection: Selection): boolean {
  return extensionOf(name) !== '' && selection.byPath(name, 0) === null;
}

function looseNotice(place: string, loose: readonly Place[]): string {
  const names = loose.map(({ path }) => basename(path));
  return fill(says.holdsSource, {
    place,
    one: loose.length === 1,
    loose: loose.length,
    names: listed(names, NAMED, JSON.stringify),
  });
}

/** Where a link leads, if that is inside of `root`; else null. */
async function inside(link: string, root: string): Promise<string | null> {
  const target = await fs.realpath(link).catch(() => null);
  if (target === null) return null;
  return below(root, target) ? target : null;
}
