import { message, type Message } from '#base';
import { readBoolean } from '#contract';
import { CHECK_LIMITS } from './client/limits.ts';
import { type CheckLife, known, type CheckStep } from './check-life.ts';
import type { CheckEffects, CheckPlan } from './plan.ts';
import { waitForCompletion } from './poll.ts';
import { detailOnly, readEach } from './read-details.ts';
import { withQuotes } from './quotes.ts';
import { type CheckScores, readScores, type Scores } from './scores.ts';
import { readVerdict } from './verdict-in-bands.ts';
import { startAgain } from './submit.ts';
import { foreignAbove, isAbove } from './thresholds.ts';

/** The steps after the start. */

export const waitForResults: CheckStep = async (state, plan, effects) => {
  const { log, aside = (wait) => wait() } = effects;
  const completed = await aside(() =>
    log.group('Wait for the analysis', () => completion(state, plan, effects)),
  );
  return { ...state, completed };
};

function completion(state: CheckLife, plan: CheckPlan, effects: CheckEffects): Promise<number | null> {
  const restart = async (): Promise<void> => {
    await startAgain(state, plan, effects);
  };
  return waitForCompletion(
    {
      checkId: known(state).check.id,
      intervalMs: plan.pollIntervalMs,
      isOwn: plan.service.kind === 'embedded',
      // Nobody but staff reads a run that searches the web, and a search takes minutes.
      isOpen: plan.web !== null,
      restart: plan.checkId === null ? restart : null,
    },
    effects,
  );
}

/** Reads the numbers of every submission: they are the verdict. */
export const readAllScores: CheckStep = async (state, plan, effects) => {
  const ai = aiOf(state);
  const { check, flight } = known(state);
  const stillCompleted = async (): Promise<void> => {
    await completion(state, plan, effects);
  };
  const answered = await effects.log.group('Read the results', () =>
    flight.bandsOnly
      ? readVerdict(check.id, ai, effects, stillCompleted)
      : readScores(check.id, { ai, isBrief: flight.brief }, effects, stillCompleted),
  );
  return withScores(state, plan, answered);
};

/** What is known of the AI detection of a check. */
export function aiOf({ made, isAiDenied }: CheckLife): 'run' | 'denied' | 'not-run' {
  if (!made.ai) return 'not-run';
  return isAiDenied ? 'denied' : 'run';
}

/** The state with the scores that were read. */
export function withScores(state: CheckLife, plan: CheckPlan, answered: CheckScores): CheckLife {
  const scores = { ...answered, unfinished: Math.max(answered.unfinished, shortfall(state)) };
  const read = { ...state, scores, url: scores.url ?? state.url };
  return {
    ...read,
    notices: [...state.notices, ...scores.notices],
    warnings: [
      ...state.warnings,
      ...scores.warnings,
      ...warningsOfAi(ownScores(read, plan), state.made),
      ...warningsOfStrangers(read, plan),
    ],
  };
}

/** How many of the submissions that were started the service left out of what it says that it completed. */
function shortfall({ completed, named, ids, flight }: CheckLife): number {
  if (completed === null) return 0;
  // Starter code and the like are no submissions that are completed or not, to a service that knows roles.
  const started = named.filter(
    ({ submission, token }) => ids.has(token) && (flight?.roles !== true || submission.role === 'judged'),
  );
  return Math.max(0, started.length - completed);
}

/** A check that somebody named goes by what the service says of it: its name, and what it was made with. */
export const asAtService: CheckStep = async (state, plan, effects) => {
  const { check } = known(state);
  if (plan.checkId === null) return state;
  try {
    const row = (await effects.client.read('getCheck', { check_id: check.id })).check;
    const { ai, baseCode } = state.made;
    return {
      ...state,
      notices: [...state.notices, message('notices.asAtService')],
      check: typeof row?.name === 'string' ? { ...check, name: effects.redact(row.name) } : check,
      made: {
        ai: ai && readBoolean(row?.ai_run) !== false,
        baseCode: readBoolean(row?.base_code_detection) ?? baseCode,
      },
    };
  } catch (error) {
    const notice = message('notices.nameNotRead', { why: detailOnly(error).message });
    return { ...state, notices: [...state.notices, notice] };
  }
};

/** Reads pairs and lines. They are detail: the scores stand whatever becomes of them. */
export const readMatches: CheckStep = async (state, plan, effects) => {
  if (state.flight?.bandsOnly === true) return state;
  const own = ownScores(state, plan);
  const wanted = worth(own, state, plan);
  const rest = own.length - wanted.length;
  const notices =
    rest === 0
      ? state.notices
      : [...state.notices, message('notices.pairsNotRead', { read: wanted.length, rest })];
  const {
    details: read,
    places,
    lost,
    ended,
  } = await readEach(known(state).check.id, wanted, state.flight?.resultsBatch === true, effects);
  const most = state.flight?.unmetered === true ? CHECK_LIMITS.quotedFiles : CHECK_LIMITS.detailedSubmissions;
  const details = ended === null ? await withQuotes(read, places, most, effects) : read;
  const missing = wanted.length - details.size;
  return {
    ...state,
    details,
    notices,
    warnings:
      lost === null
        ? state.warnings
        : [
            ...state.warnings,
            message('notices.matchesLost', { missing, n: wanted.length, why: lost.message }),
          ],
    failure: ended,
  };
};

/** Whose pairs and matches are read: everybody's where the service can give them, else those of the flagged, worst first. */
function worth(own: readonly Scores[], { flight }: CheckLife, plan: CheckPlan): readonly number[] {
  const read =
    flight?.allPairs === true
      ? own
      : own
          .filter((one) => isAbove(one, plan.thresholds))
          .toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0) || a.serviceId - b.serviceId)
          .slice(0, CHECK_LIMITS.detailedSubmissions);
  return read.map(({ serviceId }) => serviceId);
}

/** Scores of what is judged here. */
export function ownScores({ scores, named, ids }: CheckLife, plan: CheckPlan): readonly Scores[] {
  const judged = new Set(
    named.flatMap(({ submission, token }) => (submission.role === 'judged' ? [ids.get(token) ?? null] : [])),
  );
  return [...(scores?.scores.values() ?? [])].filter(({ serviceId, role }) =>
    plan.checkId === null ? judged.has(serviceId) : role === null || role === 'submission',
  );
}

function warningsOfAi(own: readonly Scores[], { ai }: CheckLife['made']): readonly Message[] {
  if (!ai || own.length === 0 || own.some(({ aiState }) => aiState !== 'missing')) return [];
  return [message('notices.noAiScores')];
}

function warningsOfStrangers({ scores, ids }: CheckLife, plan: CheckPlan): readonly Message[] {
  if (scores === null || plan.checkId !== null) return [];
  const own = new Set(ids.values());
  const strangers = [...scores.scores.keys()].filter((id) => !own.has(id)).length;
  if (strangers === 0) return [];
  const above = foreignAbove(scores, own, plan.thresholds).length;
  return [message('notices.strangers', { n: strangers, above })];
}
