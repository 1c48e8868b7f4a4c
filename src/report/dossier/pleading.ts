import { message, type Message, type Text, visible } from '#base';
import { isOrdinary } from '#contract';
import type { ListedPair, ListedSubmission, OpenReport } from '../open-report.ts';
import { FIRST_MEANS } from '../first-words.ts';
import { comparabilityWords, SHORT_MEANS, shortWords, TOGETHER_WORDS } from '../wording.ts';
import { changeTexts } from './change-texts.ts';
import type { Pleading } from './dossier-page.ts';
import { elsewhereText, type Passage } from './passages.ts';

/** What the sentences about a pair are made of. */
interface PleadingFacts {
  readonly page: OpenReport;
  readonly pair: ListedPair | undefined;
  readonly submissions: readonly [ListedSubmission, ListedSubmission];
  /** What this copy calls the two. */
  readonly names: readonly [string, string];
  readonly passages: readonly Passage[];
  /** How many passages there are. */
  readonly all: number;
  /** How many others the two were compared with. */
  readonly others: number;
  /** The place in the class, in words. */
  readonly place: Message | null;
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
    against: againstOf(facts).map((text) => changeTexts(text, visible)),
    questions: questionsOf(facts),
  };
}

function basisOf({ passages, all, others, place, names: [a, b] }: PleadingFacts): readonly Message[] {
  if (all === 0) return [message('dossier.noPassage')];
  const lines = sum(passages, ({ alignment }) => alignment.lines);
  const identical = sum(passages, ({ alignment }) => alignment.identical);
  const renamed = sum(passages, ({ alignment }) => alignment.renamed);
  const comments = sum(passages, (passage) => passage.comments);
  const rare = passages.filter(({ facts }) => facts.isOnlyTheirs).length;
  const shown = { passages: passages.length };
  return [
    message('dossier.passagesStand', { n: all, a, b }),
    ...(lines === 0 ? [] : [message('dossier.linesAlike', { ...shown, lines, identical, renamed })]),
    ...(rare === 0 || others < 1
      ? []
      : [
          rare === all
            ? message('dossier.noOtherHasThese', { others })
            : message('dossier.noOtherHasSome', { others, rare }),
        ]),
    ...(comments === 0 ? [] : [message('dossier.commentsAlike', { ...shown, n: comments })]),
    ...(place === null ? [] : [message('dossier.inClass', { place })]),
  ];
}

function againstOf(facts: PleadingFacts): readonly Text[] {
  const { page, pair, passages } = facts;
  const common = passages.filter(({ facts: { holders } }) => (holders ?? 0) > 0).length;
  const starter = passages.filter((passage) => passage.facts.starter !== null).length;
  const elsewhere = [...new Set(passages.flatMap((passage) => passage.elsewhere))];
  const isCounted = passages.every(({ facts: { holders } }) => holders !== null);
  return [
    ...excuses(facts),
    ...(common === 0 ? [] : [message('dossier.commonPassages', { n: common })]),
    ...(isCounted || passages.length === 0 ? [] : [message('dossier.notCounted')]),
    message(page.findings.baseCode ? 'dossier.starterTakenOut' : 'dossier.starterNotTakenOut'),
    ...(starter === 0 ? [] : [message('dossier.passagesStarter', { n: starter })]),
    ...(elsewhere.length === 0 ? [] : [message('dossier.elsewhere', { places: elsewhereText(elsewhere) })]),
    ...programNotes(facts),
    ...(pair?.first === undefined ? [] : [FIRST_MEANS]),
    ...(pair !== undefined && isOrdinary(pair, page.thresholds.similarity)
      ? [message('dossier.ordinary')]
      : []),
    message('dossier.otherSources'),
  ];
}

/** What people know or decided of the pair. */
function excuses({ pair, isForPanel }: PleadingFacts): readonly Message[] {
  if (pair === undefined) return [];
  const { together, dismissed } = pair;
  return [
    ...(together === undefined ? [] : [message('dossier.together', { together: TOGETHER_WORDS[together] })]),
    ...(dismissed === null
      ? []
      : [
          isForPanel && dismissed !== ''
            ? message('dossier.dismissedBecause', { reason: dismissed })
            : message('dossier.dismissedBefore'),
        ]),
  ];
}

function programNotes({ submissions, names }: PleadingFacts): readonly Message[] {
  return submissions.flatMap((submission, side) => {
    const short = shortWords(submission);
    const note = comparabilityWords(submission.comparability);
    const name = names[side] ?? '';
    return [
      ...(short === null ? [] : [message('dossier.programIsShort', { name, short, meaning: SHORT_MEANS })]),
      ...(note === null ? [] : [message('dossier.programIs', { name, note })]),
    ];
  });
}

function questionsOf({ passages }: PleadingFacts): readonly Message[] {
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
  return [
    message('dossier.askPassages', {
      n: rarest.length,
      passages: { as: 'list', values: rarest.map(String) },
    }),
    message('dossier.askOrigin'),
  ];
}

function sum(passages: readonly Passage[], number: (passage: Passage) => number): number {
  return passages.reduce((all, passage) => all + number(passage), 0);
}
