import type { SearchRules } from '../../src/service/web-search/provider.ts';
import type { Probe, SearchSubject, SubjectFile, SubjectSubmission } from '../../src/engine/subject.ts';

/** Salt of every search of these tests. */
export const SALT = '5a17';

export function probe(words: string, over: Partial<Probe> = {}): Probe {
  return { words: words.split(' '), language: 'Java', line: 1, file: 'Main.java', alsoIn: [], ...over };
}

export function submission(
  id: number,
  probes: readonly Probe[],
  over: Partial<SubjectSubmission> = {},
): SubjectSubmission {
  return { id, probes, files: [file('Main.java')], rarity: 0, ...over };
}

export function file(path: string, over: Partial<SubjectFile> = {}): SubjectFile {
  return { path, blob: '0'.repeat(40), tokens: 500, lines: 50, unasked: null, ...over };
}

export function subject(...submissions: readonly SubjectSubmission[]): SearchSubject {
  return { submissions };
}

export function rules(over: Partial<SearchRules> = {}): SearchRules {
  return {
    salt: SALT,
    exclude: new Set(),
    never: new Set(),
    own: new Map(),
    handedInAt: new Map(),
    remembered: new Map(),
    ...over,
  };
}
