import { count, ENGLISH, formatCount, markdownCode, markdownText } from '#base';
import { recurrenceWords } from '#report';
import { type FindingFacts, sideMarkdown } from '../issue/finding-lines.ts';
import type { CourseFinding } from './course-findings.ts';
import * as says from '../says.ts';

/** What a course says to staff, in one assignment's words. */
export interface CourseNews {
  /** Those who are in this assignment, the least likely first. */
  readonly found: readonly CourseFinding[];
  readonly pairs: number;
}

/** Said once above the lines. */
export const COURSE_MEANS = says.twoPeople;

/** Markdown: a pair over the assignments. @param key the pair as `facts` knows it */
export function courseMarkdown(
  finding: CourseFinding,
  pairs: number,
  key: string,
  facts: Pick<FindingFacts, 'serverUrl' | 'seen'>,
): string {
  const [first = '', second = ''] = key.split('-');
  const names = `${sideMarkdown(null, first, facts)} ↔ ${sideMarkdown(null, second, facts)}`;
  const places = finding.places.flatMap((place) =>
    place === null ? [] : [`${markdownCode(place.assignment)} ${formatCount(place.rank)}`],
  );
  const isNew = finding.isTold ? '' : '**new** · ';
  return `${isNew}${names} · place ${places.join(', ')} · ${markdownText(ENGLISH.tell(recurrenceWords(finding, pairs)))}`;
}

/** Of those that nobody was told: `1 pair over the course`; null: there is none. */
export function courseNewsWords({ found }: CourseNews): string | null {
  const fresh = found.filter(({ isTold }) => !isTold).length;
  return fresh === 0 ? null : `${count(fresh, 'pair')} new over the course`;
}
