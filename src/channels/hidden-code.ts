import { message, type Message } from '#base';
import { foundAs } from '#contract';
import { pairKey } from '#report';
import type { StaffView } from './staff.ts';

/**
 * What files that do not count share with code that counts in another submission, a sentence each, the largest first. For
 * staff. Pairs that a person dismissed are left out.
 *
 * @param shown how a channel writes a name or a path, which are hostile text
 */
export function hiddenCode(
  { report, reasons, name }: StaffView,
  shown: (name: string) => string,
): readonly Message[] {
  return report.findings.submissions
    .flatMap(({ key, hidden = [] }) => hidden.map((copy) => ({ key, ...copy })))
    .filter(({ key, otherKey, leftOut }) => leftOut === 'own' && !reasons.has(pairKey(key, otherKey)))
    .toSorted((x, y) => y.tokens - x.tokens)
    .map((copy) => {
      const { key, path, otherKey, otherPath, tokens, readings } = copy;
      return message('report.hidden', {
        path: shown(path),
        name: shown(name(key)),
        as: foundAs(copy),
        words: String(readings?.words),
        code: String(readings?.code),
        n: tokens,
        otherPath: shown(otherPath),
        other: shown(name(otherKey)),
      });
    });
}
