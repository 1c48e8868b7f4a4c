import type { Message } from '#base';
import { ENGINE } from '#contract';
import { type Compare, type ComparedAnswers, enginesOf } from '#service';
import { type CheckLife, known } from './check-life.ts';
import { ownAnswer } from './client/answers.ts';
import { CHECK_LIMITS } from './client/limits.ts';
import { type Details, detailsOfMany, DetailsReading, matchesKept, MAX_PARTNERS } from './details.ts';
import { ownName } from './find-or-create.ts';
import type { CheckEffects, CheckPlan } from './plan.ts';
import { failedAnalysis, notInTime } from './poll.ts';
import { chooseEngine, chooseLanguage, LANGUAGE_ROWS } from './preflight.ts';
import { aiOf, ownScores, withScores } from './read-results.ts';
import { withinTime } from './run/within-time.ts';
import { scoresOf } from './scores.ts';
import { batches, WIRE_ROLE } from './upload-state.ts';
import { idsTogether } from './submit.ts';

/*
 * The life of a check whose submissions are compared where they lie: nothing is uploaded, and nobody is asked. What is made of the
 * answers is what is made of those of a service.
 */

/** What it takes besides the submissions. */
export interface HereEffects
  extends Pick<CheckEffects, 'clock' | 'log' | 'redact' | 'onCheck' | 'onProgress'> {
  readonly compare: typeof Compare;
  /** Aborted with `Cancelled` when the run is to stop. */
  readonly signal: AbortSignal;
  /** On the clock. */
  readonly deadlineMs: number;
}

/** One step of it, as `CheckStep`. */
type StepHere = (state: CheckLife, plan: CheckPlan, effects: HereEffects) => Promise<CheckLife>;

/** The only check of this program, as long as it runs. */
const CHECK_ID = 1;

/** Finds engine and language. @throws ConfigurationError for one that this program does not have */
export const lookHere: StepHere = (state, plan) => {
  const notices: Message[] = [];
  const types = { test_types: enginesOf([]), recommended_test_type: ENGINE.group };
  const engine = chooseEngine(plan.engine, types, notices);
  return Promise.resolve({
    ...state,
    flight: {
      engine,
      languageId: chooseLanguage(plan.language, LANGUAGE_ROWS),
      roles: true,
      unmetered: true,
      brief: true,
      resultsBatch: true,
      together: true,
      web: false,
      bandsOnly: false,
      allPairs: true,
      quota: { unlimited: true, remaining: null },
      notices: [],
      warnings: [],
    },
    notices: [...state.notices, ...notices],
  });
};

/** Names the check, and numbers the submissions in the order in which a service would be sent them. */
export const nameHere: StepHere = (state, plan, { onCheck }) => {
  onCheck(CHECK_ID);
  const ids = batches(state.named)
    .flat()
    .map(({ token }, at) => [token, at + 1] as const);
  return Promise.resolve({
    ...state,
    check: { ...ownName(state, plan), id: CHECK_ID, isStarted: true, isNew: true },
    ids: new Map(ids),
  });
};

/** Compares, and takes what was found. @throws DeadlineError, AnalysisFailedError, Cancelled */
export const compareHere: StepHere = async (state, plan, effects) => {
  const answers = await effects.log.group('Compare the submissions', () => compared(state, plan, effects));
  const scores = scoresOf(
    {
      overview: ownAnswer('overview', answers.overview),
      exported: ownAnswer('exportCheck', answers.exported),
      aiAnswer: ownAnswer('aiResults', answers.ai),
      summary: ownAnswer('summary', answers.summary),
    },
    aiOf(state),
    effects.redact,
  );
  const read = withScores(state, plan, scores);
  const own = ownScores(read, plan).map(({ serviceId }) => serviceId);
  return { ...read, details: detailsFrom(answers, own) };
};

async function compared(
  state: CheckLife,
  plan: CheckPlan,
  { compare, clock, log, signal, deadlineMs }: HereEffects,
): Promise<ComparedAnswers> {
  const { flight, check } = known(state);
  let percent = -1;
  const onProgress = (share: number): void => {
    const now = Math.floor(share * 100);
    // A line for each tenth is enough for a log.
    if (Math.floor(now / 10) > Math.floor(percent / 10)) log.info(`The analysis: processing, ${now} %.`);
    percent = Math.max(percent, now);
    log.progress?.('analysed', percent, 100);
  };
  const order = {
    engineId: flight.engine.id,
    options: {
      languageId: flight.languageId,
      ai: plan.ai,
      detectBaseCode: plan.baseCode,
      together: idsTogether(state, plan),
    },
    documents: batches(state.named)
      .flat()
      .map(({ submission: { role, zip, contentHash }, token, filename }) => ({
        id: state.ids.get(token) ?? 0,
        role: WIRE_ROLE[role],
        name: filename,
        zip,
        contentHash,
      })),
  };
  const sentence = notInTime(check.id, 'processing');
  const outcome = await withinTime({ clock, endsAtMs: deadlineMs, signal, sentence }, (ends) =>
    compare(order, { signal: ends, onProgress }),
  );
  if (outcome.kind === 'failed') throw failedAnalysis(check.id, outcome.why);
  return outcome.answers;
}

/** Pairs and matches of submissions, in portions that are let go. */
function detailsFrom(answers: ComparedAnswers, ids: readonly number[]): ReadonlyMap<number, Details> {
  const reading = new DetailsReading(matchesKept(ids.length));
  const details = new Map<number, Details>();
  for (let left = ids; left.length > 0; ) {
    const portion = answers.batch(left.slice(0, CHECK_LIMITS.detailsAtOnce), MAX_PARTNERS);
    for (const [id, one] of detailsOfMany(ownAnswer('resultsBatch', portion), reading)) details.set(id, one);
    left = left.slice(portion.results.length);
  }
  return details;
}
