import { markdownCode, type Words } from '#base';
import type { StaffView } from './staff.ts';

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
