import { Cancelled, Failure } from '#base';
import { UnavailableError } from './client/errors.ts';
import { CHECK_LIMITS } from './client/limits.ts';
import {
  type Details,
  detailsOf,
  detailsOfMany,
  DetailsReading,
  matchesKept,
  MAX_PARTNERS,
} from './details.ts';
import type { CheckEffects } from './plan.ts';
import { isOneAnswers } from './scores.ts';
import * as says from './says.ts';

/** An answer's details by service id; the answer is read when they are asked for. */
type Read = () => ReadonlyMap<number, Details>;

/** Asks for the details of some submissions: of many at once, or of the one. @throws a `ServiceFailure`, Cancelled */
type Ask = (ids: readonly number[]) => Promise<Read>;

/**
 * Reads the details of submissions, as many at once as the service gives.
 *
 * @param isBatched the service answers about many
 * @returns what was read, and where public files of it are; the first answer that was lost; and what cancelled the run
 */
export async function readEach(
  checkId: number,
  wanted: readonly number[],
  isBatched: boolean,
  { client }: CheckEffects,
) {
  const reading = new DetailsReading(matchesKept(wanted.length));
  const askOne: Ask = async ([id = 0]) => {
    const answer = await client.read('results', { check_id: checkId, submission_id: id });
    return () => new Map([[id, detailsOf(id, answer, reading)]]);
  };
  const askMany: Ask = async (ids) => {
    const request = { check_id: checkId, submission_ids: [...ids], partners: MAX_PARTNERS };
    const answer = await client.read('resultsBatch', request);
    return () => detailsOfMany(answer, reading);
  };
  const ask = isBatched ? askMany : askOne;
  const details = new Map<number, Details>();
  let lost: Failure | null = null;
  let inARow = 0;
  const questions = chunksOf(wanted, isBatched ? CHECK_LIMITS.detailsAtOnce : 1);
  for await (const { question, take } of inTurn(questions, ask, isBatched)) {
    try {
      await readAll(question, take(), ask, details);
      inARow = 0;
    } catch (error) {
      if (error instanceof Cancelled) return { details, places: reading.places, lost: null, ended: error };
      const failure = detailOnly(error);
      lost ??= failure;
      inARow += 1;
      if (inARow >= CHECK_LIMITS.lostDetailsInARow || !isOneAnswers(failure)) break;
    }
  }
  return { details, places: reading.places, lost, ended: null };
}

/** Reads an answer, and asks again for those that it had no room for. @throws UnavailableError where it holds none of them */
async function readAll(
  ids: readonly number[],
  first: Read,
  ask: Ask,
  details: Map<number, Details>,
): Promise<void> {
  let read = first;
  for (let left = ids; ; ) {
    const some = read();
    for (const [id, one] of some) details.set(id, one);
    const rest = left.filter((id) => !some.has(id));
    if (rest.length === 0) return;
    if (rest.length === left.length) throw new UnavailableError(says.serviceGave);
    left = rest;
    read = await ask(left);
  }
}

function chunksOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** What went wrong with something that the verdict does not need. @throws what is no such failure */
export function detailOnly(error: unknown): Failure {
  if (!(error instanceof Failure) || error instanceof Cancelled) throw error;
  return error;
}

/**
 * Asks one question after the other. The next one is on its way while an answer is read, where `isAhead`; never more than one is.
 *
 * @returns each question with what gives its answer, or throws what came instead
 */
async function* inTurn<Question, Answer>(
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
