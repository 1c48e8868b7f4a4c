import { count, visible } from '#base';
import { STATE_LIMITS, type State } from './state-schema.ts';

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
    return `The state of the scans takes ${megabytes(bytes)} of ${megabytes(totalBytes)} in ${count(files.length, 'assignment')}; at the limit scans stop. The largest: ${largest.join(', ')}. Forget what is over: code-similarity state prune NAME.`;
  }
  const large = files.filter((file) => file.bytes > fileBytes * warnAt);
  return large.length === 0
    ? null
    : `Of one assignment the state keeps ${megabytes(fileBytes)} at most; at the limit it is not scanned any more. Nearly there: ${large.map(named).join(', ')}. Divide its repositories between several assignments, or forget those that are over: code-similarity state prune NAME.`;
}

function named({ name, bytes }: StateSize['files'][number]): string {
  return `${visible(name)} (${megabytes(bytes)})`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
