import type { RunReport } from '../domain/report.ts';
import { count } from '../text/format.ts';
import { dismissals, nameOf, pairKey } from './ranking.ts';

/**
 * What files that do not count share with code that counts in another submission, a sentence each, the largest first. For
 * staff. Pairs that a person dismissed are left out.
 *
 * @param shown how a channel writes a name or a path, which are hostile text
 */
export function hiddenCode(report: RunReport, shown: (name: string) => string): readonly string[] {
  const dismissed = dismissals(report);
  const name = nameOf(report.findings);
  return report.findings.submissions
    .flatMap(({ key, hidden = [] }) => hidden.map((copy) => ({ key, ...copy })))
    .filter(({ key, otherKey, leftOut }) => leftOut === 'own' && !dismissed.has(pairKey(key, otherKey)))
    .toSorted((x, y) => y.tokens - x.tokens)
    .map(({ key, path, otherKey, otherPath, tokens, isMisread }) => {
      const why = isMisread === true ? 'is read as another language' : 'does not count';
      return `${shown(path)} of ${shown(name(key))} ${why} and shares ${count(tokens, 'token')} with ${shown(otherPath)} of ${shown(name(otherKey))}`;
    });
}
