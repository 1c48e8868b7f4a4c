import { shortened } from '#base';
import type { Case, CaseAnswer } from '#contract';
import { MAX_ANSWER_CHARACTERS, MAX_ANSWERS, withAnswers } from '#report';

/** Of one person in all, so that no number of comments takes the room of others. */
const MAX_CHARACTERS = 2 * MAX_ANSWER_CHARACTERS;

/** The case of one submission that nobody looked at yet. @param at when its student was told, RFC 3339 */
export function newCase(subject: string, name: string, at: string): Case {
  return {
    subjects: [subject],
    names: [name],
    state: 'new',
    reason: null,
    note: null,
    by: null,
    at,
    evidence: { similarity: null, suspicion: null, tokens: null },
  };
}

/** A case with what a student answered on GitHub, as far as there is room for it. */
export function answeredCase(before: Case, answers: readonly CaseAnswer[]): Case {
  return answers.reduce((sum, answer) => {
    const longer = withAnswers(sum, [{ ...answer, text: shortened(answer.text, MAX_ANSWER_CHARACTERS) }]);
    const { answers: all = [] } = longer;
    const characters = all.reduce((total, { text }) => total + text.length, 0);
    return characters > MAX_CHARACTERS || all.length > MAX_ANSWERS ? sum : longer;
  }, before);
}
