/*
 * What scans wrote to GitHub is found again by a mark and its author. Two courses in one repository may each have a `hw1`, so the
 * branch of the state is part of a mark where it is not the usual one (null).
 */

export function dashboardMark(branch: string | null): string {
  return markOf('dashboard', branch);
}

/** The mark of an assignment: of its issue, and the beginning of every other mark that belongs to it. */
export function assignmentMark(assignment: string, branch: string | null): string {
  return markOf(`scan ${assignment}`, branch);
}

/** A mark as a line that nobody sees. */
export function hidden(mark: string): string {
  return `<!-- ${mark} -->`;
}

function markOf(what: string, branch: string | null): string {
  return `code-similarity-action:${what}${branch === null ? '' : ` of ${encodeURIComponent(branch)}`}`;
}
