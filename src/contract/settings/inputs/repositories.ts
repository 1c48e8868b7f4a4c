import { refuse } from './refusal.ts';
import { list } from './value-types.ts';

/** Which repositories hold submissions: names, globs and regular expressions, one per line. */
export const repositories = {
  ...list('<owner/name>', 'owner/name, a glob, or /regex/, one per line'),
  schema: list('', '').schema.superRefine((entries, context) => {
    for (const entry of entries) {
      const problem = repositoryPatternProblem(entry);
      if (problem !== null) refuse(context, problem);
    }
  }),
};

/** What is wrong with one line of `repositories`, as the second half of a sentence, or null. */
function repositoryPatternProblem(entry: string): string | null {
  if (entry.startsWith('/')) {
    const closing = entry.lastIndexOf('/');
    const flags = entry.slice(closing + 1);
    if (closing === 0 || closing === 1) return 'holds a regular expression without its closing /';
    if (!/^[iu]*$/.test(flags)) return 'holds a regular expression with flags other than i and u';
    try {
      void new RegExp(entry.slice(1, closing), flags);
      return null;
    } catch {
      return 'holds a regular expression that cannot be read';
    }
  }
  if (/\s/.test(entry) || entry.split('/').length > 2 || entry.includes('://')) {
    return 'holds a line that is neither owner/name nor a glob nor /regex/';
  }
  return null;
}
