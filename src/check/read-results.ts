import { Cancelled, message, type Message } from '#base';
import { BANDS, readBoolean, readNumber, topOf } from '#contract';
import { CHECK_LIMITS } from './client/limits.ts';
import { tokenOf } from './names.ts';
import { type CheckLife, type CheckStep, known } from './check-life.ts';
import type { CheckEffects, CheckPlan } from './plan.ts';
import { waitForCompletion } from './poll.ts';
import { detailOnly, readEach } from './read-details.ts';
import { afterLag, type CheckScores, ofFiles, readScores, type Scores, unscored } from './scores.ts';
import { startAgain } from './submit.ts';
import { foreignAbove, isAbove } from './thresholds.ts';
import { type Details, type OtherSide, placeKey } from './details.ts';
import type { Answer } from './client/answers.ts';
import * as says from './says.ts';

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

export function withScores(state: CheckLife, plan: CheckPlan, answered: CheckScores): CheckLife {
  const scores = {
    ...answered,
    // What the results leave out has no number, and is not forgotten.
    scores: new Map([
      ...[...state.listed].map(([id, filename]) => [id, unscored(id, filename, aiOf(state))] as const),
      ...answered.scores,
    ]),
    unfinished: Math.max(answered.unfinished, shortfall(state)),
  };
  const copies = copiesOf(state, scores);
  const read = {
    ...state,
    scores,
    url: scores.url ?? state.url,
    ids: new Map([...state.ids].filter(([token]) => !copies.has(token))),
    failed: new Map([
      ...state.failed,
      ...[...copies.keys()].map((token) => [token, says.isThereTwice] as const),
    ]),
  };
  return {
    ...read,
    notices: [...state.notices, ...scores.notices],
    warnings: [
      ...state.warnings,
      ...scores.warnings,
      ...warningsOfAi(ownScores(read, plan), state.made),
      ...warningsOfStrangers(scores, new Set([...state.ids.values(), ...copies.values()]), plan),
    ],
  };
}

/**
 * Service ids of copies, by the token of what they are copies of. An upload that seemed lost may be taken in after the list was
 * read for the last time: what is there twice has the number of its own copy, which says nothing.
 */
function copiesOf({ named, ids }: CheckLife, { scores }: CheckScores): ReadonlyMap<string, number> {
  const tokens = new Set(
    named.flatMap(({ submission: { role }, token }) => (role === 'judged' ? [token] : [])),
  );
  const rows = Map.groupBy(scores.values(), ({ filename }) => tokenOf(filename, tokens) ?? '');
  return new Map(
    [...rows].flatMap(([token, there]) => {
      const others = there.filter(({ serviceId }) => serviceId !== ids.get(token));
      if (others.length === there.length) return [];
      return others.flatMap(({ serviceId, total }) => (total === null ? [] : [[token, serviceId] as const]));
    }),
  );
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
    const { check: row, submissions } = await effects.client.read('getCheck', { check_id: check.id });
    const { ai, baseCode } = state.made;
    // A key that only hands in is told of submissions alone, and not of what they are compared with.
    const listed = state.flight?.bandsOnly === true ? [] : (submissions ?? []);
    return {
      ...state,
      listed: new Map(
        listed.flatMap((one) => (typeof one?.id === 'number' ? [[one.id, one.filename ?? ''] as const] : [])),
      ),
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

function warningsOfStrangers(
  scores: CheckScores,
  own: ReadonlySet<number>,
  plan: CheckPlan,
): readonly Message[] {
  if (plan.checkId !== null) return [];
  const strangers = [...scores.scores.keys()].filter((id) => !own.has(id)).length;
  if (strangers === 0) return [];
  const above = foreignAbove(scores, own, plan.thresholds).length;
  return [message('notices.strangers', { n: strangers, above })];
}

/** Lines of one quotation: what is more is read where it stands. */
const MAX_LINES = 200;
const MAX_CHARACTERS = 20_000;

/**
 * Quotes the matched lines of public code: those of the most similar files, each asked for once. They are detail: without them a
 * report links to the lines.
 *
 * @param places where the service has the files, by `placeKey`
 * @param most how many files are asked for
 */
export async function withQuotes(
  details: ReadonlyMap<number, Details>,
  places: ReadonlyMap<string, OtherSide>,
  most: number,
  effects: CheckEffects,
): Promise<ReadonlyMap<number, Details>> {
  if (places.size === 0) return details;
  const texts = new Map<string, readonly string[]>();
  let inARow = 0;
  for (const key of mostSimilar(details).slice(0, most)) {
    const place = places.get(key);
    if (place === undefined) continue;
    try {
      const { file } = await effects.client.read('remoteFile', { ...place });
      if (typeof file?.content === 'string') texts.set(key, file.content.split(/\r\n|\r|\n/));
      inARow = 0;
    } catch (error) {
      if (error instanceof Cancelled) break;
      detailOnly(error);
      inARow += 1;
      if (inARow >= CHECK_LIMITS.lostDetailsInARow) break;
    }
  }
  return new Map([...details].map(([id, one]) => [id, quoting(one, texts, effects.redact)] as const));
}

/** Keys of the public files, the most similar first. */
function mostSimilar(details: ReadonlyMap<number, Details>): readonly string[] {
  const best = new Map<string, number>();
  for (const { matches } of details.values()) {
    for (const { source, similarity } of matches) {
      if (source === undefined) continue;
      const key = placeKey(source);
      best.set(key, Math.max(best.get(key) ?? 0, similarity ?? 0));
    }
  }
  return [...best].toSorted(([, x], [, y]) => y - x).map(([key]) => key);
}

function quoting(
  one: Details,
  texts: ReadonlyMap<string, readonly string[]>,
  redact: CheckEffects['redact'],
): Details {
  if (texts.size === 0) return one;
  return {
    ...one,
    matches: one.matches.map((match) => {
      const lines = match.source === undefined ? undefined : texts.get(placeKey(match.source));
      const { lineStart, lineEnd } = match.other;
      if (lines === undefined || lineStart === null) return match;
      const end = Math.min(lineEnd ?? lineStart, lineStart + MAX_LINES - 1);
      const quoted = redact(lines.slice(lineStart - 1, end).join('\n')).slice(0, MAX_CHARACTERS);
      return quoted === '' ? match : { ...match, quoted };
    }),
  };
}

/**
 * Reads all that a key which only hands in is told of a completed check. The numbers are the tops of bands: on the right side of
 * the service's own threshold, and to be shown as bands alone.
 *
 * @param ai as `readScores` takes it
 * @throws a `ServiceFailure`
 */
async function readVerdict(
  checkId: number,
  ai: 'run' | 'denied' | 'not-run',
  effects: CheckEffects,
  stillCompleted: () => Promise<void>,
): Promise<CheckScores> {
  const answer = await afterLag(
    () => effects.client.read('verdict', { check_id: checkId }),
    effects,
    stillCompleted,
  );
  const scores = (answer.submissions ?? []).flatMap((row) => {
    const serviceId = readNumber(row?.id);
    return row === null || serviceId === null ? [] : [[serviceId, scoresOf(serviceId, row, ai)] as const];
  });
  return {
    url: null,
    scores: new Map(scores),
    clusters: [],
    ordinary: null,
    serviceFlaggedCount: null,
    unfinished: 0,
    inBands: true,
    notices: [],
    warnings: [],
  };
}

type Row = NonNullable<NonNullable<Answer<'verdict'>['submissions']>[number]>;

function scoresOf(serviceId: number, row: Row, ai: 'run' | 'denied' | 'not-run'): Scores {
  const total = numberOf(row.similarity);
  const aiAverage = ai === 'run' ? numberOf(row.ai) : null;
  const missing = row.ai_abstained === true ? 'abstained' : 'missing';
  return {
    ...unscored(serviceId, '', ai),
    role: 'submission',
    total,
    totalSources: total === null ? [] : [total],
    aiAverage,
    aiState: ai === 'not-run' ? 'not-run' : aiAverage === null ? missing : 'scored',
    comparability: typeof row.comparability === 'string' ? row.comparability : null,
    comparedWith: readNumber(row.compared_with),
    ...ofFiles(row),
  };
}

/** null: no band that is known. */
function numberOf(text: unknown): number | null {
  const band = BANDS.find((one) => one === text);
  return band === undefined ? null : topOf(band);
}
