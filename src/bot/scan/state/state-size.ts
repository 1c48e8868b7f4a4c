import { count, fill, formatBytes, visible } from '#base';
import { STATE_LIMITS, type State } from './state-schema.ts';
import * as says from '../says.ts';

/** How much the state takes on its branch, in bytes of UTF-8. */
export interface StateSize {
  readonly bytes: number;
  /** Of `bytes`. */
  readonly limit: number;
  /** Assignments, the largest first. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** What to do where it is nearly too large; null: it is not. */
  readonly warning: string | null;
}

const LARGEST = 3;

/** Of what is on the branch, read or not. Pure. */
export function stateSize({ stored }: Pick<State, 'stored'>): StateSize {
  const files = Object.entries(stored)
    .map(([name, { bytes }]) => ({ name, bytes }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const limit = STATE_LIMITS.totalBytes;
  return { bytes, limit, files, warning: warningOf(files, bytes) };
}

function warningOf(files: StateSize['files'], bytes: number): string | null {
  const { totalBytes, fileBytes, warnAt } = STATE_LIMITS;
  if (bytes > totalBytes * warnAt) {
    const largest = files.slice(0, LARGEST).map(named);
    return fill(says.stateScans, {
      megabytes: formatBytes(bytes),
      most: formatBytes(totalBytes),
      assignments: count(files.length, 'assignment'),
      largest: largest.join(', '),
    });
  }
  const large = files.filter((file) => file.bytes > fileBytes * warnAt);
  return large.length === 0
    ? null
    : fill(says.assignmentState, {
        megabytes: formatBytes(fileBytes),
        large: large.map(named).join(', '),
      });
}

function named({ name, bytes }: StateSize['files'][number]): string {
  return `${visible(name)} (${formatBytes(bytes)})`;
}
