/**
 * Asks one question after the other. The next one is on its way while an answer is read, where `isAhead`; never more than one is.
 *
 * @returns each question with what gives its answer, or throws what came instead
 */
export async function* inTurn<Question, Answer>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<Answer>,
  isAhead: boolean,
): AsyncGenerator<{ readonly question: Question; readonly take: () => Answer }> {
  const outcomeOf = (question: Question): Promise<() => Answer> =>
    ask(question).then(
      (answer) => () => answer,
      (error: unknown) => () => {
        throw error;
      },
    );
  let ahead: Promise<() => Answer> | null = null;
  for (const [at, question] of questions.entries()) {
    const take = await (ahead ?? outcomeOf(question));
    const next = questions[at + 1];
    ahead = isAhead && next !== undefined ? outcomeOf(next) : null;
    yield { question, take };
  }
}
