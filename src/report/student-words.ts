import { BANDS_EXPLAINED } from './bands.ts';
import { httpsUrl, markdownCode, markdownLink, markdownText } from '../text/escape.ts';
import { count, formatCount, formatLines } from '../text/format.ts';
import type { StudentRegion, StudentView } from './views/student.ts';
import { FOUND_WORDS } from './searched.ts';
import {
  EMBEDDED_WORDS,
  type Headline,
  headline,
  NOTHING_TO_COMPARE,
  similarityWords,
  starterWords,
} from './wording.ts';

/** What students read first. In public nobody is shamed by it, and where nothing is told it is the same whatever was found. */
export function studentHeadline(view: StudentView): Headline {
  if (view.outcome === null) return { mark: 'ℹ️', title: 'The check ran' };
  if (view.outcome === 'flagged' && view.isPublic) return { mark: '👀', title: 'A person will look' };
  if (isUncompared(view)) return NOTHING_TO_COMPARE;
  return headline(view.outcome);
}

/** Whether there was nobody to compare with, so that a band and a count of none would say too much. */
export function isUncompared({ outcome, comparedWith, own }: StudentView): boolean {
  return (
    comparedWith === 0 &&
    own !== null &&
    (own.similarity ?? 'n/a') === 'n/a' &&
    (outcome === 'passed' || outcome === 'incomplete' || outcome === 'skipped')
  );
}

/** What is told of the own submission, part by part; empty: nothing. */
export function ownFacts(view: StudentView): readonly (readonly [label: string, value: string])[] {
  const { own, comparedWith, notComparedWith, aiRun } = view;
  if (own === null) return [];
  const facts: (readonly [string, string])[] = [];
  const isCompared = !isUncompared(view);
  if (own.similarity !== null && isCompared) facts.push(['Similarity', own.similarity]);
  if (own.ai !== null && aiRun) facts.push(['AI', own.ai]);
  if (own.isFlagged !== null && isCompared && !view.isPublic) {
    facts.push(['Review', own.isFlagged ? 'needed' : 'not needed']);
  }
  const others = comparedWith === 0 ? 'nothing' : count(comparedWith, 'other');
  facts.push([
    'Compared with',
    notComparedWith === 0 ? others : `${others}, and not with ${formatCount(notComparedWith)} more`,
  ]);
  return facts;
}

/** What a student can do with it, and what it means. */
export function studentHowToRead(view: StudentView): readonly string[] {
  const isTold = view.feedback !== 'none';
  return [
    ...(isTold
      ? [
          'A program compared code and decided nothing. A person looks at what it found before anything follows from it.',
          'You can answer: say how the code came about, and show notes and earlier versions of it.',
          'Short or tightly specified tasks are alike by nature. What was opened or handed in first need not have been written first.',
        ]
      : ['What was found is not shown here. Ask the people who run this check.']),
    ...(isTold ? [similarityWords(view.isEmbedded, view.thresholds.similarity)] : []),
    ...(view.feedback === 'full' ? [`Bands: ${BANDS_EXPLAINED}. n/a means that nothing is known.`] : []),
    ...(view.aiRun && isTold ? ['The AI score misses much, and can be wrong.'] : []),
    starterWords(view.baseCode),
    ...(view.isEmbedded ? [EMBEDDED_WORDS] : []),
  ];
}

/** `another submission, web or database`. */
export function foundWords(region: Pick<StudentRegion, 'foundIn'>): string {
  return region.foundIn.map((place) => FOUND_WORDS[place]).join(', ');
}

/** A line of a list: the own lines, with a link to them where there is one. */
export function regionMarkdown(region: StudentRegion): string {
  const text = `${markdownCode(region.file)} ${formatLines(region.lineStart, region.lineEnd)}`;
  return `- ${markdownLink(text, region.url)} (${foundWords(region)})`;
}

/** A course's policy as text; null where there is none to show. */
export function policyText({ policy }: StudentView): string | null {
  return policy === null ? null : `What happens next, and whom to ask: ${policy}`;
}

/** The same in Markdown: a link only where it is a plain https address and nothing else. */
export function policyMarkdown({ policy }: StudentView): string | null {
  if (policy === null) return null;
  const url = policyUrl(policy);
  const shown = url === null ? markdownText(policy) : markdownLink(markdownText(url), url);
  return `What happens next, and whom to ask: ${shown}`;
}

/** The policy's address, where it is one and nothing else. */
export function policyUrl(policy: string | null): string | null {
  return policy === null || /\s/.test(policy) ? null : httpsUrl(policy);
}
