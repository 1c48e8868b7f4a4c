import { markdownCode, markdownText, type Words } from '#base';
import type { Settings } from '#contract';
import type { StudentView } from '#report';
import {
  BAND_WORDS,
  notCheckedOf,
  ownFacts,
  paragraph,
  policyMarkdown,
  sentenceOf,
  studentFirst,
  studentHeadline,
  studentHowToRead,
  studentNext,
} from '#report';
import type { StudentNote, StudentNotes } from '../state/state-schema.ts';

/** What a student reads. */
export interface StudentText {
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  /** Never red: before a person has looked, a red mark would be a verdict. */
  readonly conclusion: 'success' | 'neutral';
}

/**
 * The text for one student about one commit, in the words of a check of pull requests. It says nothing of when it was checked,
 * so that the same verdict is the same text.
 *
 * @param settings what students may read by now: a note never says more than was allowed when it was made
 * @param isHeard whether an answer to it is read
 */
export function studentText(
  assignment: string,
  note: StudentNote,
  notes: StudentNotes,
  settings: Settings,
  words: Words,
  isHeard = false,
): StudentText {
  const view = viewOfNote(assignment, note, notes, settings);
  const { mark, title } = studentHeadline(view);
  const facts = ownFacts(view).map(([label, value]) => `${words.tell(label)}: **${words.tell(value)}**`);
  const policy = policyMarkdown(view, words);
  const notChecked = view.own?.notChecked ?? null;
  const body = [
    ...paragraph(studentFirst(view), words),
    `### ${mark} ${words.tell(title)}: ${markdownCode(assignment)}`,
    '',
    markdownText(words.tell(view.sentence)),
    '',
    ...(view.outcome === 'flagged' ? [words.say('comment.nobodyLooked'), ''] : []),
    ...paragraph(studentNext(view), words),
    ...(policy === null ? [] : [policy, '']),
    ...(isHeard ? [words.say('comment.answerHere'), ''] : []),
    facts.join(' · '),
    '',
    ...(notChecked === null
      ? []
      : [markdownText(words.say('comment.notCheckedIntro', { reason: notChecked })), '']),
    `<details><summary>${words.say('comment.howToRead')}</summary>`,
    '',
    ...studentHowToRead(view).map((line) => `- ${markdownText(words.tell(line))}`),
    '',
    '</details>',
    '',
    `<sub>${words.say('comment.commit', { sha: note.sha.slice(0, 7) })}</sub>`,
  ].join('\n');
  return {
    title:
      view.own?.similarity == null
        ? words.tell(title)
        : words.say('comment.titleSimilarity', { title, band: BAND_WORDS[view.own.similarity] }),
    body,
    conclusion: view.outcome === 'passed' ? 'success' : 'neutral',
  };
}

function viewOfNote(
  assignment: string,
  note: StudentNote,
  { comparedWith, notComparedWith, aiRun, baseCode, isEmbedded, hasLeft }: StudentNotes,
  { studentFeedback: feedback, policy }: Settings,
): StudentView {
  const { outcome } = note;
  const bands = feedback === 'full' ? note : { similarity: null, ai: null };
  return {
    title: assignment,
    createdAt: '',
    toolVersion: '',
    runUrl: null,
    feedback,
    isPublic: false,
    outcome,
    sentence: sentenceOf(outcome, {
      isOwn: true,
      isPublic: false,
      isAlone: comparedWith === 0,
      judged: 1,
      flagged: 0,
      notChecked: 0,
    }),
    policy: outcome === 'flagged' ? policy : null,
    aiRun,
    baseCode,
    isEmbedded,
    hasLeft: hasLeft === true,
    inBands: false,
    comparedWith,
    notComparedWith,
    own: {
      name: assignment,
      isChecked: note.notChecked === null,
      notChecked: note.notChecked === null ? null : notCheckedOf(note.notChecked),
      isFlagged: note.isFlagged,
      similarity: bands.similarity,
      ai: bands.ai,
      regions: [],
      leftOut: [],
    },
  };
}
