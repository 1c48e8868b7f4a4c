import { markdownCode, markdownText, type Words } from '#base';
import type { StaffView } from './staff.ts';

/** Why each flagged submission is flagged, as a list in Markdown, worst first. */
export function explanationLines({ explanations, name }: StaffView, words: Words): readonly string[] {
  return [...explanations].map(([key, text]) =>
    words.say('words.colon', { first: `- ${markdownCode(name(key))}`, rest: markdownText(words.tell(text)) }),
  );
}

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

/** Of one group, in the summary. */
const NAMES_SHOWN = 10;

/** Who handed in the same files, of those that are too short for a number. */
export function equalLines({ name, report: { findings } }: StaffView, words: Words): readonly string[] {
  return (findings.equalFiles ?? []).map((keys) => {
    const shown = keys.slice(0, NAMES_SHOWN).map((key) => markdownCode(name(key)));
    const names = shown.join(words.say('words.comma'));
    const rest = keys.length - shown.length;
    return `- ${rest > 0 ? words.say('words.andMore', { names, rest }) : names}`;
  });
}
