import type { Migration } from './migrate.ts';
import { toVersion1 } from './version-1.ts';

/**
 * What makes the rows of each version from those of the one before it; the first makes them from nothing. A version that was released
 * has its step for good: a change of the tables is one more at the end.
 */
export const STEPS: readonly Migration[] = [toVersion1];
