import { compareText } from '#base';

/** Subjects in the one order in which cases and pairs name them: ids of repositories by number, before digests. */
export function inOrder(subjects: readonly string[]): readonly string[] {
  return subjects.toSorted((a, b) => {
    const byLength = a.startsWith('k') || b.startsWith('k') ? 0 : a.length - b.length;
    return byLength === 0 ? compareText(a, b) : byLength;
  });
}

/** The same for the same subjects in any order. */
export function caseKey(subjects: readonly string[]): string {
  return inOrder(subjects).join('-');
}
