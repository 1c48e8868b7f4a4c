import type { AiState, CommonRegion, MatchFinding, PairFinding } from '../domain/findings.ts';
import { readNumber } from '../service/contract/fields.ts';
import { STATE } from '../service/contract/states.ts';
import { ConflictError, UnavailableError } from '../service/client/errors.ts';
import type { CheckEffects, CheckLimits } from './plan.ts';
import { firstUrl } from './start.ts';

/** What the service says of one submission, joined by its id. */
export interface Scores {
  readonly serviceId: number;
  readonly filename: string;
  readonly role: string | null;
  readonly total: number | null;
  readonly totalSources: readonly number[];
  readonly local: number | null;
  readonly web: number | null;
  readonly aiAverage: number | null;
  readonly aiState: AiState;
  readonly aiMax: number | null;
  readonly quality: number | null;
  readonly suspicion: number | null;
  readonly coverage: number | null;
  readonly comparability: string | null;
}

export interface CheckScores {
  readonly url: string | null;
  readonly scores: ReadonlyMap<number, Scores>;
  /** Groups of service ids. */
  readonly clusters: readonly (readonly number[])[];
  readonly serviceFlaggedCount: number | null;
  readonly notices: readonly string[];
}

/** Matches of one submission; others are named by their service id. */
export interface Details {
  readonly matches: readonly (Omit<MatchFinding, 'otherKey'> & { readonly otherId: number | null })[];
  readonly pairs: readonly (Omit<PairFinding, 'a' | 'b'> & { readonly otherId: number })[];
  readonly commonCode: readonly CommonRegion[];
}

/**
 * Reads the scores of a completed check from all places that the interface has for them. The overview is the first source
 * of the total, the export of the AI average (T04, T08); all totals are kept, so that the verdict can see them disagree.
 *
 * @throws UnavailableError when no source can be read; another `ServiceFailure`
 */
export async function readScores(
  checkId: number,
  aiRun: boolean,
  effects: CheckEffects,
  limits: CheckLimits,
  stillCompleted: () => Promise<void>,
): Promise<CheckScores> {
  const { client } = effects;
  const notices: string[] = [];
  const overview = await afterLag(() => client.read('overview', { check_id: checkId }));
  const exported = await optional(
    () => client.read('exportCheck', { checkId, format: 'json' }),
    'the export',
  );
  const rows = overview?.submissions ?? [];
  const exportRows = new Map(
    (exported?.submissions ?? []).flatMap((row) =>
      typeof row?.submission_id === 'number' ? [[row.submission_id, row] as const] : [],
    ),
  );
  if (overview === null && exported === null) {
    throw new UnavailableError(
      `The results of the check ${checkId} could not be read. Run again with check-id: ${checkId}.`,
    );
  }
  const needsAi =
    aiRun && [...idsOf(rows), ...exportRows.keys()].some((id) => aiScore(exportRows.get(id)).score === null);
  const aiAnswer = needsAi
    ? await optional(() => client.read('aiResults', { assignment_id: checkId }), 'the AI results')
    : null;
  // Without a guard of its own, this answer counts only when it says that the check is completed (T05).
  const aiComplete =
    aiAnswer !== null &&
    (readNumber(aiAnswer.assignment_status) === STATE.completed ||
      /^completed$/i.test(String(aiAnswer.assignment_status)));
  const aiRows = new Map(
    (aiComplete ? (aiAnswer.submissions ?? []) : []).flatMap((row) =>
      typeof row?.submission_id === 'number' ? [[row.submission_id, row] as const] : [],
    ),
  );
  const summary = await optional(() => client.read('summary', { checkId }), 'the summary');

  const bars = barScores(overview?.bardata ?? []);
  const scores = new Map<number, Scores>();
  const overviewRows = new Map(
    rows.flatMap((row) => (typeof row?.id === 'number' ? [[row.id, row] as const] : [])),
  );
  for (const id of new Set([...overviewRows.keys(), ...exportRows.keys(), ...aiRows.keys()])) {
    const row = overviewRows.get(id);
    const line = exportRows.get(id);
    const ai = aiRows.get(id);
    const filename = row?.filename ?? line?.filename ?? ai?.filename ?? '';
    const plagiarism = ai === undefined ? null : plagiarismOf(ai);
    const totals = [row?.total_result, line?.plagiarism_total, plagiarism]
      .map(score)
      .filter((value) => value !== null);
    const total = totals[0] ?? bars.get(filename) ?? null;
    const first = aiScore(line);
    const second = aiScore(ai);
    const aiAverage = first.score ?? second.score;
    scores.set(id, {
      serviceId: id,
      filename,
      role: typeof row?.role === 'string' ? row.role : null,
      total,
      totalSources: [...new Set(totals.length > 0 ? totals : total === null ? [] : [total])],
      local: score(line?.plagiarism_local),
      web: score(row?.result_web) ?? score(line?.plagiarism_web),
      aiAverage: aiRun ? aiAverage : null,
      aiState: !aiRun
        ? 'not-run'
        : aiAverage !== null
          ? 'scored'
          : first.said || second.said
            ? 'abstained'
            : 'missing',
      aiMax: aiRun ? score(line?.ai_detection_max) : null,
      quality: score(line?.code_quality_avg),
      suspicion: score(row?.suspicion),
      coverage: score(row?.coverage),
      comparability: typeof row?.comparability === 'string' ? row.comparability : null,
    });
  }
  const clusters = overview?.clusters ?? [];
  return {
    url: firstUrl([overview?.overviewURL]),
    scores,
    clusters: clusters.map((group) => (group ?? []).filter((id): id is number => typeof id === 'number')),
    serviceFlaggedCount:
      summary?.status_id === STATE.completed ? (summary.flagged_submissions ?? null) : null,
    notices: [
      ...notices,
      ...(overview?.notices ?? [])
        .filter((text): text is string => typeof text === 'string')
        .map(effects.redact),
    ],
  };

  /** 409 after "completed": a replica that lags (F15). */
  async function afterLag<T>(body: () => Promise<T>): Promise<T | null> {
    for (let step = 0; ; step += 1) {
      try {
        return await body();
      } catch (error) {
        if (error instanceof ConflictError && step < limits.lagSteps * 2) {
          if (step === limits.lagSteps) await stillCompleted();
          await client.wait(limits.lagStepMs);
          continue;
        }
        if (!(error instanceof UnavailableError)) throw error;
        notices.push(`The overview could not be read (${error.message}).`);
        return null;
      }
    }
  }

  async function optional<T>(body: () => Promise<T>, what: string): Promise<T | null> {
    try {
      return await body();
    } catch (error) {
      if (
        !(error instanceof Error) ||
        ![
          'UnavailableError',
          'NotFoundError',
          'ConflictError',
          'ValidationError',
          'ForbiddenError',
          'RefusedError',
        ].includes(error.name)
      ) {
        throw error;
      }
      notices.push(`Read without ${what}: ${error.message}`);
      return null;
    }
  }
}

/** Reads the matches of one submission. */
export async function readDetails(
  checkId: number,
  submissionId: number,
  effects: CheckEffects,
  options: {
    /** At most so many matches; those with the most suspicious partners first. */
    readonly keep: number;
    /** File names seen so far: each is in memory once, however many matches name it. */
    readonly names: Map<string, string>;
  },
): Promise<Details> {
  const answer = await effects.client.read('results', { check_id: checkId, submission_id: submissionId });
  const legacy = (answer as { readonly peer_matches?: unknown }).peer_matches;
  const rows = [
    ...(answer.other_matches ?? []),
    ...(Array.isArray(legacy) ? (legacy as typeof answer.other_matches & []) : []),
  ];
  const nameOf = (file: string | null | undefined): string => {
    const name = file ?? '';
    const known = options.names.get(name);
    if (known !== undefined) return known;
    options.names.set(name, name);
    return name;
  };
  const rank = partnerRanks(answer.pairs ?? []);
  const kept: { readonly rank: number; readonly match: Details['matches'][number] }[] = [];
  for (const row of rows) {
    if (row === null || typeof row !== 'object') continue;
    const type = readNumber(row.match_type) ?? 1;
    const other = readNumber(row.submission_id_matched);
    const place = type === 1 && rank !== null && other !== null ? (rank.get(other) ?? null) : 0;
    if (place === null) continue;
    kept.push({
      rank: place,
      match: {
        // 10 is also above 1, so it is looked at first (T41).
        kind: type === 10 ? ('ai' as const) : type > 1 ? ('external' as const) : ('peer' as const),
        otherId: other || null,
        similarity: score(row.similarity),
        matchedSimilarity: score(row.matched_similarity),
        own: {
          file: nameOf(row.file),
          lineStart: readNumber(row.line_start),
          lineEnd: readNumber(row.line_end),
        },
        other: {
          file: nameOf(row.file_matched),
          lineStart: readNumber(row.line_matched_start),
          lineEnd: readNumber(row.line_matched_end),
        },
        tokens: readNumber(row.tokens),
      },
    });
  }
  // The order of the service stays where everything is kept.
  const chosen =
    kept.length <= options.keep
      ? kept
      : kept
          .toSorted((x, y) => x.rank - y.rank || (y.match.tokens ?? 0) - (x.match.tokens ?? 0))
          .slice(0, options.keep);
  return {
    matches: chosen.map(({ match }) => match),
    pairs: (answer.pairs ?? []).flatMap((pair) =>
      typeof pair?.submission_id_matched === 'number'
        ? [
            {
              otherId: pair.submission_id_matched,
              similarity: score(pair.similarity),
              matchedSimilarity: score(pair.matched_similarity),
              suspicion: score(pair.suspicion),
              longestFragment: pair.longest_fragment ?? null,
              overlap: pair.overlap ?? null,
              standsOut: pair.stands_out === true,
            },
          ]
        : [],
    ),
    commonCode: (answer.common_code ?? []).flatMap((region) => {
      const [lineStart, lineEnd] = [readNumber(region?.line_start), readNumber(region?.line_end)];
      return typeof region?.file === 'string' && lineStart !== null && lineEnd !== null
        ? [{ file: nameOf(region.file), lineStart, lineEnd }]
        : [];
    }),
  };
}

/** Matches are kept for so many partners of a submission: what a person could look at, and what memory allows. */
const MAX_PARTNERS = 10;
/** Matches of all submissions together, some 300 bytes each; and of one at least. */
const MATCHES_IN_ALL = 100_000;
const MATCHES_AT_LEAST = 50;

/** How many matches of each of so many submissions are kept. A class of a hundred keeps a thousand each. */
export function matchesKept(submissions: number): number {
  return Math.max(MATCHES_AT_LEAST, Math.floor(MATCHES_IN_ALL / Math.max(1, submissions)));
}

/** Places of the partners whose matches are kept, the most suspicious first; null: the service does not rank them. */
function partnerRanks(
  pairs: readonly ({
    readonly submission_id_matched?: number | null;
    readonly suspicion?: number | null;
  } | null)[],
): ReadonlyMap<number, number> | null {
  if (pairs.length === 0) return null;
  const ranked = pairs
    .flatMap((pair) => pair ?? [])
    .toSorted(
      (a, b) =>
        (b.suspicion ?? 0) - (a.suspicion ?? 0) ||
        (a.submission_id_matched ?? 0) - (b.submission_id_matched ?? 0),
    );
  return new Map(
    ranked
      .slice(0, MAX_PARTNERS)
      .flatMap((pair, place) =>
        typeof pair.submission_id_matched === 'number' ? [[pair.submission_id_matched, place]] : [],
      ),
  );
}

/** Whether any number of a submission is above a threshold of this run. */
export function isAbove(
  scores: Scores,
  thresholds: { readonly similarity: number; readonly ai: number },
): boolean {
  return (
    Math.max(scores.total ?? 0, ...scores.totalSources) > thresholds.similarity ||
    (scores.aiAverage ?? 0) > thresholds.ai
  );
}

/** A score; what is no number, or below zero, is unknown. */
function score(value: unknown): number | null {
  const number = readNumber(value);
  return number === null || number < 0 ? null : number;
}

function idsOf(rows: readonly ({ readonly id?: number | null } | null)[]): number[] {
  return rows.flatMap((row) => (typeof row?.id === 'number' ? [row.id] : []));
}

/**
 * The AI average, under the names that it has had. `said`: the service spoke about it at all, be it null. A value is never
 * rescaled: 0.9 may be nine tenths of a percent.
 */
export function aiScore(row: object | undefined): { readonly score: number | null; readonly said: boolean } {
  if (row === undefined) return { score: null, said: false };
  const fields = row as Readonly<Record<string, unknown>>;
  let said = 'ai_detection_avg' in fields && fields['ai_detection_avg'] !== undefined;
  const direct = score(fields['ai_detection_avg']);
  if (direct !== null && direct <= 100) return { score: direct, said: true };
  const detection = fields['ai_detection'];
  if (detection === null) return { score: null, said: true };
  const plain = score(detection);
  if (plain !== null && plain <= 100) return { score: plain, said: true };
  if (typeof detection !== 'object') return { score: null, said };
  said = true;
  const inner = detection as Readonly<Record<string, unknown>>;
  for (const name of ['avg_ai_probability', 'average_score', 'avg', 'score', 'ai_probability']) {
    const value = score(inner[name]);
    if (value !== null && value <= 100) return { score: value, said };
  }
  const files = Array.isArray(inner['files']) ? (inner['files'] as readonly unknown[]) : [];
  const values = files
    .map((file) => score((file as { readonly ai_probability?: unknown } | null)?.ai_probability))
    .filter((value) => value !== null && value <= 100);
  return { score: values.length === 0 ? null : mean(values), said };
}

function mean(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length;
}

/** An object with `total`, or a plain number (an older generation). */
function plagiarismOf(row: { readonly plagiarism_score?: unknown }): unknown {
  const value = row.plagiarism_score;
  return typeof value === 'object' && value !== null ? (value as { readonly total?: unknown }).total : value;
}

/** bardata knows submissions by name only: a name that stands there twice says nothing. */
function barScores(
  bars: readonly ({ readonly submission?: string | null; readonly score?: number | null } | null)[],
): Map<string, number> {
  const scores = new Map<string, number>();
  const twice = new Set<string>();
  for (const bar of bars) {
    const value = score(bar?.score);
    const name = bar?.submission;
    if (typeof name !== 'string' || value === null) continue;
    if (scores.has(name)) twice.add(name);
    scores.set(name, value);
  }
  for (const name of twice) scores.delete(name);
  return scores;
}
