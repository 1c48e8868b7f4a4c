import { checkLabel } from '#contract';

/** What this program adds to the name of a file. */
const ADDED = /(?:-c[0-9a-f]{7})?-[0-9a-f]{8}(?:\.zip)+$/i;

/**
 * What the submissions of a check are called there, by their file names: as they were before this program added what finds them
 * again. A name that two would have stays as the service has it, and so do all of a check that another client made.
 */
export function calledAt(checkName: string, filenames: readonly string[]): ReadonlyMap<string, string> {
  if (checkLabel(checkName) === checkName) return new Map();
  const names = Map.groupBy(filenames, (filename) => filename.replace(ADDED, ''));
  return new Map(
    [...names].flatMap(([name, [filename, other]]) =>
      filename === undefined || other !== undefined || name === '' ? [] : [[filename, name] as const],
    ),
  );
}
