import type { Case, CaseBook, DeclaredCode } from '#contract';
import { withAnswers } from './case-answers.ts';
import { caseKey } from './case-key.ts';

/**
 * Several books as one. Of two records of one case the newer counts, with the answers of both; of two at one time that of the later book.
 */
export function mergeCases(...books: readonly CaseBook[]): CaseBook {
  const cases = new Map<string, Case>();
  const common = new Map<string, DeclaredCode>();
  for (const book of books) {
    for (const one of book.cases) {
      const key = caseKey(one.subjects);
      const known = cases.get(key);
      const isNewer = known === undefined || Date.parse(one.at) >= Date.parse(known.at);
      cases.set(key, isNewer ? withAnswers(one, known?.answers) : withAnswers(known, one.answers));
    }
    for (const code of book.common) if (!common.has(code.text)) common.set(code.text, code);
  }
  return { ...Object.assign({}, ...books), cases: [...cases.values()], common: [...common.values()] };
}
