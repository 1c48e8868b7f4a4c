import { type Clock, fill, GitHubError } from '#base';
import type { SentLine } from '#contract';
import { askedWaitMs, statusOf } from '#github';
import { WEB_LIMITS } from '../limits.ts';
import type { TurnPace } from '../../turns/turns.ts';
import type { SearchOrder } from '../provider.ts';
import type { PlannedQuery, QueryPlan } from '../rounds.ts';
import { HitTable } from './hit-table.ts';
import { askCodeSearch, type Hit, type SearchAnswer, searchReading } from './code-search.ts';
import { type GitHubReader, isPassing } from './reader.ts';
import * as says from '../../says.ts';

const { againMs, github: LIMITS } = WEB_LIMITS;

export interface Asked {
  readonly candidates: HitTable;
  /** By submission: queries that were answered. */
  readonly answered: ReadonlyMap<number, number>;
  /** Requests of the code search, repeated ones included. */
  readonly requests: number;
  /** Why not all were asked; null: all of the plan were. */
  readonly ended: 'budget' | 'time' | 'failure' | null;
  readonly failure: string | null;
}

/** Whether a token was seen to find public code: one that sees none has nothing for everybody. */
export interface Sight {
  isProven: boolean;
}

interface QueryTools {
  readonly sight: Sight;
  /** Whether it is code of somebody outside of the course. */
  readonly isStrangers: (hit: Hit) => boolean;
  readonly reader: GitHubReader;
  readonly clock: Clock;
  readonly pace: TurnPace;
  readonly order: SearchOrder;
  readonly lineOf: (text: string, submissions: readonly number[]) => SentLine;
}

/** Why no more is asked. */
class Ended extends Error {
  readonly why: 'budget' | 'time' | 'failure';
  readonly sentence: string | null;
  constructor(why: 'budget' | 'time' | 'failure', sentence: string | null) {
    super(why);
    this.why = why;
    this.sentence = sentence;
  }
}

/**
 * Asks the queries of a plan, one after the other, at the pace of the code search. A limit is waited for, a failure that passes is
 * tried again (both count as requests), a query that GitHub refuses or breaks off is left out; anything else ends the search. Where
 * a query finds nothing before any found something, the next one asks for what every public index has.
 *
 * @throws the signal's reason
 */
export async function askQueries(plan: QueryPlan, tools: QueryTools): Promise<Asked> {
  const { order, clock, sight, isStrangers } = tools;
  const started = clock.now();
  const untilMs = started + (order.endsAtMs - started) * LIMITS.queryShare;
  const candidates = new HitTable();
  const answered = new Map<number, number>();
  const asker = new Asker(tools, untilMs);
  let asked = 0;
  let refused = 0;
  let brokenOff = 0;
  try {
    for (const query of plan.queries) {
      const answer = await asker.ask(query);
      if (answer === null) {
        refused += 1;
        if (refused >= LIMITS.refusals) throw new Ended('failure', asker.refusal);
        continue;
      }
      refused = 0;
      if (isBrokenOff(answer)) {
        brokenOff += 1;
        continue;
      }
      sight.isProven ||= answer.hits.some(isStrangers) || (await asker.seesStrangers());
      asked += 1;
      candidates.add(query, answer.hits);
      for (const id of query.submissions) answered.set(id, (answered.get(id) ?? 0) + 1);
      order.onProgress((LIMITS.queryShare * asked) / plan.queries.length);
    }
  } catch (error) {
    order.signal.throwIfAborted();
    if (!(error instanceof Ended)) throw error;
    const { why, sentence } = error;
    const told = fill(says.queriesAnswered, { asked, queries: plan.queries.length });
    const failure = sentence === null ? null : sentence === NO_SIGHT ? NO_SIGHT : `${sentence} ${told}`;
    return { candidates, answered, requests: asker.requests, ended: why, failure };
  }
  const failure =
    brokenOff === 0 ? null : fill(says.githubsCode, { brokenOff, queries: plan.queries.length });
  return {
    candidates,
    answered,
    requests: asker.requests,
    ended: failure === null ? null : 'failure',
    failure,
  };
}

class Asker {
  readonly #tools: QueryTools;
  readonly #untilMs: number;
  requests = 0;
  /** What GitHub said of the query that it refused last. */
  refusal = '';

  constructor(tools: QueryTools, untilMs: number) {
    this.#tools = tools;
    this.#untilMs = untilMs;
  }

  /** Whether code of strangers is found at all. @returns true @throws Ended; the signal's reason */
  async seesStrangers(): Promise<true> {
    const answer = await this.ask({ text: IN_EVERY_INDEX, submissions: [] });
    if (answer === null) throw new Ended('failure', this.refusal);
    if (answer.hits.some(this.#tools.isStrangers)) return true;
    if (isBrokenOff(answer)) throw new Ended('failure', TOO_SLOW);
    throw new Ended('failure', NO_SIGHT);
  }

  /** null: GitHub refuses this query. @throws Ended; the signal's reason */
  async ask({ text, submissions }: Pick<PlannedQuery, 'text' | 'submissions'>): Promise<SearchAnswer | null> {
    const { reader, pace, order, lineOf } = this.#tools;
    const reading = searchReading(text, submissions);
    for (let tries = 0, limits = 0; ; ) {
      if (this.requests >= order.requests) throw new Ended('budget', null);
      if (!(await pace.turn(this.#untilMs, order.signal))) throw new Ended('time', OUT_OF_TIME);
      const line = lineOf(text, submissions);
      await order.onSent(line);
      this.requests += 1;
      try {
        const answer = await askCodeSearch(reader, reading);
        order.onAnswer?.(line, wordsOf(answer));
        return answer;
      } catch (error) {
        order.signal.throwIfAborted();
        if (!(error instanceof GitHubError)) throw error;
        if (statusOf(error) === 422) {
          this.refusal = error.message;
          order.onAnswer?.(line, 'refused');
          return null;
        }
        order.onAnswer?.(line, 'failed');
        const isLimit = error.outcome === 'rate-limited';
        if (isLimit) limits += 1;
        else tries += 1;
        const wait = isLimit
          ? (askedWaitMs(error) ?? LIMITS.limitMs)
          : (askedWaitMs(error) ?? againMs[tries - 1]);
        const isFinal = error.outcome === 'config-error' || !(isLimit || isPassing(error));
        if (isFinal || wait === undefined || tries > againMs.length || limits > LIMITS.limitWaits) {
          throw new Ended('failure', error.message);
        }
        await pace.hold(wait);
      }
    }
  }
}

/** What stands in millions of public files. */
const IN_EVERY_INDEX = 'public static void main language:Java';

const NO_SIGHT = says.githubsCodeSearch;

const TOO_SLOW = says.githubsCodeSearchTook;

const OUT_OF_TIME =
  'GitHub’s code search answers ten queries a minute, and the time of this check was over: give the run more time (timeout-minutes), or ask for less (web-requests).';

/** It found nothing by then: that says nothing of what is there. */
function isBrokenOff({ hits, isIncomplete }: SearchAnswer): boolean {
  return isIncomplete && hits.length === 0;
}

function wordsOf({ hits, total, isIncomplete }: SearchAnswer): string {
  const { length } = hits;
  const words = [length === 0 ? 'none' : length === 1 ? '1 hit' : `${length} hits`];
  if (total > length) words.push(`${total} in all`);
  if (isIncomplete) words.push('incomplete');
  return words.join(', ');
}
