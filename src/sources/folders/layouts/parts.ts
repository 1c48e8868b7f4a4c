import { fill, listed } from '#base';
import { byAttempt } from './children.ts';
import type { DownloadContents, HandIn, HandInFile } from './layout.ts';
import * as says from '../says.ts';

/** What a person handed in once for one assignment, in a download that may hold several. */
export interface AssignmentPart {
  readonly person: HandIn['person'] & { readonly id: string };
  readonly assignment: string;
  /** RFC 3339; '': not known. */
  readonly at: string;
  /** The greater one (10 after 9) is the newer one of an assignment. */
  readonly attempt: string;
  readonly files: readonly HandInFile[];
}

/** Assignments in a notice. */
const NAMED = 5;

/** Parts as hand-ins: the newest of each assignment together, then those before them. Several assignments are said. */
export function handInsOfParts(
  parts: readonly AssignmentPart[],
): Pick<DownloadContents, 'handIns' | 'notices'> {
  const assignments = [...new Set(parts.map(({ assignment }) => assignment))].toSorted();
  const people = [...Map.groupBy(parts, ({ person }) => person.id).values()];
  return {
    handIns: people.flatMap((own) => handInsOf(own, assignments.length > 1)),
    notices: severalAssignments(assignments),
  };
}

/** @param areSeveral there is more than one assignment, so that files need its name */
function handInsOf(own: readonly AssignmentPart[], areSeveral: boolean): readonly HandIn[] {
  const newestFirst = (a: AssignmentPart, b: AssignmentPart): number =>
    b.attempt.localeCompare(a.attempt, 'en', { numeric: true });
  const attempts = byAttempt(
    own,
    ({ assignment }) => assignment,
    ({ attempt }) => attempt,
    newestFirst,
  );
  return attempts.flatMap((parts, rank) => {
    const [first] = parts;
    const at =
      parts
        .map((part) => part.at)
        .toSorted()
        .at(-1) ?? '';
    if (first === undefined) return [];
    return {
      person: first.person,
      ...(at === '' ? {} : { at }),
      ...(attempts.length > 1 ? { attempt: String(attempts.length - rank) } : {}),
      files: parts.flatMap(({ assignment, files }) =>
        areSeveral ? files.map((file) => ({ ...file, path: `${assignment}/${file.path}` })) : files,
      ),
    };
  });
}

function severalAssignments(all: readonly string[]): readonly string[] {
  if (all.length < 2) return [];
  return [fill(says.holdsAssignments, { all: all.length, names: listed(all, NAMED, JSON.stringify) })];
}
