import { markdownCode, markdownText, type Words } from '#base';
import type { StaffView } from './staff.ts';

/** Pairs that a person judged innocent: they stay in sight, whatever their number. */
export function dismissedLines({ name, report, dismissed }: StaffView, words: Words): readonly string[] {
  return dismissed.map(
    ({ pair, average, dismissed: reason }) =>
      `- ${words.say('comment.dismissedPair', {
        pair: `~~${markdownCode(name(pair.a))} ↔ ${markdownCode(name(pair.b))}~~`,
        score: words.score(average, report.thresholds.similarity),
        reason: markdownText(reason ?? ''),
      })}`,
  );
}
