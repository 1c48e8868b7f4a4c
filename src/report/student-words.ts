import {
  httpsUrl,
  joined,
  markdownCode,
  markdownLink,
  markdownText,
  type Message,
  message,
  type Words,
} from '#base';
import type { Band } from '#contract';
import type { StudentRegion, StudentView } from './student-view.ts';
import { FOUND_WORDS } from './searched.ts';
import { ALONE } from './student-sentence.ts';
import {
  EMBEDDED_WORDS,
  type Headline,
  headline,
  linesWords,
  NOTHING_TO_COMPARE,
  starterWords,
} from './wording.ts';

/** What students read first. In public nobody is shamed by it, and where nothing is told it is the same whatever was found. */
export function studentHeadline(view: StudentView): Headline {
  if (view.outcome === null) return { mark: 'ℹ️', title: message('report.checkRan') };
  if (view.outcome === 'flagged' && view.isPublic) {
    return { mark: '👀', title: message('report.personWillLook') };
  }
  const isAlone = view.outcome === 'passed' || view.sentence.id === ALONE.id;
  if (isUncompared(view) && isAlone) return NOTHING_TO_COMPARE;
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
export function ownFacts(view: StudentView): readonly (readonly [label: Message, value: Message])[] {
  const { own, comparedWith: n, notComparedWith: more, aiRun } = view;
  if (own === null) return [];
  const facts: (readonly [Message, Message])[] = [];
  const isCompared = !isUncompared(view);
  if (own.similarity !== null && isCompared) {
    facts.push([message('report.similarity'), BAND_WORDS[own.similarity]]);
  }
  if (own.ai !== null && aiRun) facts.push([message('report.ai'), BAND_WORDS[own.ai]]);
  if (own.isFlagged !== null && isCompared && !view.isPublic) {
    facts.push([message('report.review'), message(own.isFlagged ? 'report.needed' : 'report.notNeeded')]);
  }
  if (own.isOpenedFirst === true) facts.push([message('report.opened'), message('report.openedFirst')]);
  if (own.isPushedFirst === true) facts.push([message('report.factPushed'), message('report.pushedFirst')]);
  facts.push([
    message('report.comparedWith'),
    more === 0 ? message('report.others', { n }) : message('report.othersNotMore', { n, more }),
  ]);
  return facts;
}

/** What a student reads before anything that may frighten; null: there is nothing of that kind. */
export function studentFirst({ outcome }: StudentView): Message | null {
  return outcome === 'flagged' ? message('report.decidedNothing') : null;
}

/** What a student can do now; null: nothing is to be done, or it is not known whose work is meant. */
export function studentNext({ outcome, own }: StudentView): Message | null {
  return outcome === 'flagged' && own !== null ? message('report.canAnswer') : null;
}

/** A sentence as a paragraph of Markdown, and the empty line behind it; nothing for null. */
export function paragraph(said: Message | null, words: Words): readonly string[] {
  return said === null ? [] : [markdownText(words.tell(said)), ''];
}

/**
 * What it means. How the number is made, from where it flags and where bands end helps nobody who has to explain a program, and
 * everybody who wants to stay below.
 */
export function studentHowToRead(view: StudentView): readonly Message[] {
  const isTold = view.feedback !== 'none';
  // Said at the top, where something was found.
  const rights = [
    ...(studentFirst(view) === null ? [message('report.decidedNothing')] : []),
    ...(studentNext(view) === null ? [message('report.canAnswer')] : []),
  ];
  return [
    ...(isTold && view.inBands ? [message('report.inBands')] : []),
    ...(isTold ? [...rights, message('report.alikeByNature')] : [message('report.notShown')]),
    ...(view.feedback === 'full' && view.own !== null ? [message('report.bands')] : []),
    ...(view.aiRun && isTold ? [message('report.aiCanBeWrong')] : []),
    starterWords(view.baseCode),
    ...(view.isEmbedded && !view.hasLeft ? [EMBEDDED_WORDS] : []),
  ];
}

/** `another submission, web or database`. */
export function foundWords(region: Pick<StudentRegion, 'foundIn'>): Message {
  return joined(
    'words.commas',
    region.foundIn.map((place) => FOUND_WORDS[place]),
  );
}

/** A line of a list: the own lines, with a link to them where there is one. */
export function regionMarkdown(region: StudentRegion, words: Words): string {
  const lines = words.tell(linesWords(region.lineStart, region.lineEnd));
  const text = `${markdownCode(region.file)} ${lines}`;
  return `- ${markdownLink(text, region.url)} (${words.tell(foundWords(region))})`;
}

/** A course's policy in a sentence; null where there is none to show. */
export function policyWords({ policy }: StudentView): Message | null {
  return policy === null ? null : message('report.policy', { policy });
}

/** The same in Markdown: a link only where it is a plain https address and nothing else. */
export function policyMarkdown({ policy }: StudentView, words: Words): string | null {
  if (policy === null) return null;
  const url = policyUrl(policy);
  return words.say('report.policy', {
    policy: url === null ? markdownText(policy) : markdownLink(markdownText(url), url),
  });
}

/** The policy's address, where it is one and nothing else. */
export function policyUrl(policy: string | null): string | null {
  return policy === null || /\s/.test(policy) ? null : httpsUrl(policy);
}

/** As a reader would say them; `report.bands` explains them. */
export const BAND_WORDS: Readonly<Record<Band, Message>> = {
  'n/a': message('words.notKnown'),
  low: message('report.bandLow'),
  moderate: message('report.bandModerate'),
  high: message('report.bandHigh'),
  'very high': message('report.bandVeryHigh'),
};
