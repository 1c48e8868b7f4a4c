import { markdownCode, markdownText, type Words } from '#base';
import type { StaffView } from './staff.ts';

/** Why each flagged submission is flagged, as a list in Markdown, worst first. */
export function explanationLines({ explanations, name }: StaffView, words: Words): readonly string[] {
  return [...explanations].map(([key, text]) =>
    words.say('words.colon', { first: `- ${markdownCode(name(key))}`, rest: markdownText(words.tell(text)) }),
  );
}
