import { count } from '../text/format.ts';
import { pairKey } from './ranking.ts';
import type { StaffView } from './views/staff.ts';

/**
 * What files that do not count share with code that counts in another submission, a sentence each, the largest first. For
 * staff. Pairs that a person dismissed are left out.
 *
 * @param shown how a channel writes a name or a path, which are hostile text
 */
export function hiddenCode(
  { report, reasons, name }: StaffView,
  shown: (name: string) => string,
): readonly string[] {
  return report.findings.submissions
    .flatMap(({ key, hidden = [] }) => hidden.map((copy) => ({ key, ...copy })))
    .filter(({ key, otherKey, leftOut }) => leftOut === 'own' && !reasons.has(pairKey(key, otherKey)))
    .toSorted((x, y) => y.tokens - x.tokens)
    .map(({ key, path, otherKey, otherPath, tokens, isMisread }) => {
      const why = isMisread === true ? 'is read as another language' : 'does not count';
      return `${shown(path)} of ${shown(name(key))} ${why} and shares ${count(tokens, 'token')} with ${shown(otherPath)} of ${shown(name(otherKey))}`;
    });
}
