import { compareText, message, type Message } from '#base';
import type { Case, CaseAnswer } from '#contract';

/** A case with the answers that are not in it yet. Whatever became of the case meanwhile, no answer is lost or changed. */
export function withAnswers<One extends Case>(one: One, more: readonly CaseAnswer[] | undefined): One {
  if (more === undefined || more.length === 0) return one;
  const known = new Map([...(one.answers ?? []), ...more].map((answer) => [keyOf(answer), answer]));
  return { ...one, answers: [...known.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)) };
}

function keyOf({ subject, at, text }: CaseAnswer): string {
  return JSON.stringify([subject, Date.parse(at), text]);
}

/** Answers that came after the case was last decided about: nobody has followed them up. */
export function openAnswers({ at, answers = [] }: Case): readonly CaseAnswer[] {
  return answers.filter((answer) => Date.parse(answer.at) > Date.parse(at));
}

/**
 * What one, the two of a pair or a group answered: in the case of all of them, of some of them, or of a group that all of them are in. A
 * case that somebody else is in, and not all of them, is another matter.
 */
export function answersAbout(cases: readonly Case[], people: readonly string[]): readonly CaseAnswer[] {
  const ofThem = cases.filter(
    ({ subjects }) =>
      people.every((one) => subjects.includes(one)) || subjects.every((one) => people.includes(one)),
  );
  return ofThem
    .flatMap(({ answers = [] }) => answers)
    .filter(({ subject }) => people.includes(subject))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || compareText(a.subject, b.subject));
}

/** Who answered, and when. @param name what the reader calls that person */
export function answeredWords(name: string, { at, first }: Pick<CaseAnswer, 'at' | 'first'>): Message {
  const last = { name, at: { as: 'time', value: at } } as const;
  return first === undefined
    ? message('answer.answeredAt', last)
    : message('answer.changedAt', { ...last, first: { as: 'time', value: first } });
}
