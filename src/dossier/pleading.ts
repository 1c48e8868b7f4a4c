import type { PagePair, PageSubmission, StaffPage } from '../report/page-data.ts';
import { ENGLISH } from '../words/english.ts';
import { FIRST_MEANS } from '../report/first-words.ts';
import { SHORT_MEANS } from '../report/wording.ts';
import { visible } from '../text/escape.ts';
import { count, formatCount } from '../text/format.ts';
import type { Pleading } from './dossier-page.ts';
import type { Passage } from './passages.ts';

/** What the sentences about a pair are made of. */
export interface PleadingFacts {
  readonly page: StaffPage;
  readonly pair: PagePair | undefined;
  readonly submissions: readonly [PageSubmission, PageSubmission];
  /** What this copy calls the two. */
  readonly names: readonly [string, string];
  readonly passages: readonly Passage[];
  /** How many passages there are. */
  readonly all: number;
  /** How many others the two were compared with. */
  readonly others: number;
  /** The place in the class, in words. */
  readonly place: string | null;
  /** Whether this copy is the panel's, which may read what staff noted. */
  readonly isForPanel: boolean;
}

/** Passages to ask about. */
const ASKED = 3;

/** What speaks for a talk and what else could explain it, in sentences that panel members of another field read. */
export function pleadingOf(facts: PleadingFacts): Pleading {
  // A reason that somebody noted, and what a service says of a program, are hostile text.
  return {
    basis: basisOf(facts),
    against: againstOf(facts).map(visible),
    questions: questionsOf(facts),
  };
}

function basisOf({ passages, all, others, place, names: [a, b] }: PleadingFacts): readonly string[] {
  if (all === 0) return [`No passage of both programs can be shown.`];
  const lines = sum(passages, ({ alignment }) => alignment.lines);
  const identical = sum(passages, ({ alignment }) => alignment.identical);
  const renamed = sum(passages, ({ alignment }) => alignment.renamed);
  const comments = sum(passages, (passage) => passage.comments);
  const rare = passages.filter(({ facts }) => facts.isOnlyTheirs).length;
  return [
    `${count(all, 'passage')} of the program of ${a} ${all === 1 ? 'stands' : 'stand'} in the program of ${b} too.`,
    ...(lines === 0
      ? []
      : [
          `Of ${count(lines, 'line')} of code in ${passages.length === 1 ? 'it' : 'them'}, ${formatCount(identical)} are the same word for word and ${formatCount(renamed)} differ only in names or values.`,
        ]),
    ...(rare === 0 || others < 1
      ? []
      : [
          `No other of the ${formatCount(others)} programs that they were compared with has ${rare === all ? 'these lines' : `the lines of ${formatCount(rare)} of them`}.`,
        ]),
    ...(comments === 0
      ? []
      : [
          `${count(comments, 'comment')} in ${passages.length === 1 ? 'it' : 'them'} read the same word for word.`,
        ]),
    ...(place === null ? [] : [`In this class: ${place}.`]),
  ];
}

function againstOf(facts: PleadingFacts): readonly string[] {
  const { page, pair, passages, submissions, names, isForPanel } = facts;
  const common = passages.filter(({ facts: { holders } }) => (holders ?? 0) > 0);
  const starter = passages.filter((passage) => passage.facts.starter !== null).length;
  const elsewhere = new Set(passages.flatMap((passage) => passage.elsewhere));
  const isCounted = passages.every(({ facts: { holders } }) => holders !== null);
  return [
    ...(pair === undefined || pair.together === null
      ? []
      : [`The two may hand in the same code: they are known as ${ENGLISH.tell(pair.together)}.`]),
    ...(pair?.dismissed === null || pair === undefined
      ? []
      : [
          `A person looked at this pair before and dismissed it${isForPanel && pair.dismissed !== '' ? `: ${pair.dismissed}` : '.'}`,
        ]),
    ...(common.length === 0
      ? []
      : [
          `${count(common.length, 'passage')} ${common.length === 1 ? 'stands' : 'stand'} in programs of others as well: the task, the lecture or a common source may explain ${common.length === 1 ? 'it' : 'them'}.`,
        ]),
    ...(isCounted || passages.length === 0
      ? []
      : ['Of some passages it is not known how many others have them.']),
    page.baseCode
      ? 'Code that was handed out with the task was taken out before the comparison.'
      : 'Code that was handed out with the task, if any, was not taken out: a shared template would look the same.',
    ...(starter === 0
      ? []
      : [`${count(starter, 'passage')} ${starter === 1 ? 'holds' : 'hold'} lines of the starter code.`]),
    ...(elsewhere.size === 0
      ? []
      : [`Some of the passages also stand in ${[...elsewhere].join(' and ')}: both may have used it.`]),
    ...submissions.flatMap(({ short, note }, side) => [
      ...(short === null
        ? []
        : [`The program of ${names[side] ?? ''} is ${ENGLISH.tell(short)}: ${ENGLISH.tell(SHORT_MEANS)}.`]),
      ...(note === null ? [] : [`The program of ${names[side] ?? ''} is ${ENGLISH.tell(note)}.`]),
    ]),
    ...(pair === undefined || pair.first === null ? [] : [ENGLISH.tell(FIRST_MEANS)]),
    ...(page.isDictated ? ['Most programs of this class are alike, as the task dictates much of them.'] : []),
    'Both may have used one source that was not searched: a textbook, a tutor, a website, a program that writes code. Rules may have allowed them to work together.',
  ];
}

function questionsOf({ passages }: PleadingFacts): readonly string[] {
  const rarest = passages
    .map((passage, index) => ({ ...passage, number: index + 1 }))
    .toSorted(
      (x, y) =>
        (x.facts.holders ?? Infinity) - (y.facts.holders ?? Infinity) ||
        (y.fragment.tokens ?? 0) - (x.fragment.tokens ?? 0),
    )
    .slice(0, ASKED)
    .map(({ number }) => number)
    .toSorted((x, y) => x - y);
  if (rarest.length === 0) return [];
  const listed =
    rarest.length === 1
      ? `passage ${rarest[0]}`
      : `passages ${rarest.slice(0, -1).join(', ')} and ${rarest.at(-1)}`;
  return [
    `Ask to have ${listed} explained: what the lines do, why they are written so, and what would change if the task were another.`,
    'Ask where the idea came from, who else saw the program before it was handed in, and for earlier versions of it.',
  ];
}

function sum(passages: readonly Passage[], number: (passage: Passage) => number): number {
  return passages.reduce((all, passage) => all + number(passage), 0);
}
