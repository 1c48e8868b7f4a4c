import { refuse } from './refusal.ts';
import { list } from './value-types.ts';
import * as says from '../says.ts';

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
    if (closing === 0 || closing === 1) return says.holdsRegular;
    if (!/^[iu]*$/.test(flags)) return says.holdsRegularExpression;
    try {
      void new RegExp(entry.slice(1, closing), flags);
      return null;
    } catch {
      return says.holdsRegularExpressionCannot;
    }
  }
  if (/\s/.test(entry) || entry.split('/').length > 2 || entry.includes('://')) {
    return says.holdsLine;
  }
  return null;
}
