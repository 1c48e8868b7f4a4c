import { writtenPath } from '#system';

/** Where the folders are that the settings name. */
export interface Ground {
  /** Absolute. */
  readonly root: string;
  /** Completes "is no folder …". */
  readonly place: string;
  /** What of it could not be read, for staff. */
  readonly notices: readonly string[];
  /** A line of the settings as it is read here. */
  entry(line: string): string;
}

/** The folders that are checked out below `workspace` (absolute). */
export function workspaceGround(workspace: string): Ground {
  return { root: workspace, place: `below ${workspace}`, notices: [], entry: (line) => writtenPath(line) };
}

const GLOB_SIGNS = /[*?[\]{}]/;

/** The folders of a path before the first that is a glob. */
export function beforeGlob(entry: string): string {
  const parts = entry.split('/');
  const firstGlob = parts.findIndex((part) => GLOB_SIGNS.test(part));
  if (firstGlob < 0) return entry;
  const folder = parts.slice(0, firstGlob).join('/');
  // The root of the file system, or of a drive: without a slash it would mean another folder.
  return firstGlob === 1 && /^(?:[A-Za-z]:)?$/.test(folder) ? `${folder}/` : folder;
}
