import { compareText } from '#base';
import type { Case } from '#contract';

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

/** The case that each pair is a part of, by `caseKey`: its own, else the newest of the groups that it is in. */
export function casesByPair<One extends Case>(cases: readonly One[]): ReadonlyMap<string, One> {
  const byPair = new Map<string, One>();
  for (const one of cases) {
    const { subjects } = one;
    if (subjects.length === 2) continue;
    for (const [index, a] of subjects.entries()) {
      for (const b of subjects.slice(index + 1)) {
        const key = caseKey([a, b]);
        const known = byPair.get(key);
        if (known === undefined || Date.parse(one.at) > Date.parse(known.at)) byPair.set(key, one);
      }
    }
  }
  for (const one of cases) if (one.subjects.length === 2) byPair.set(caseKey(one.subjects), one);
  return byPair;
}
