import { BANDS, readNumber, topOf } from '#contract';
import type { Answer } from './client/answers.ts';
import type { CheckEffects } from './plan.ts';
import { afterLag, type CheckScores, readBalance, type Scores } from './scores.ts';

/**
 * Reads all that a key which only hands in is told of a completed check. The numbers are the tops of bands: on the right side of
 * the service's own threshold, and to be shown as bands alone.
 *
 * @param ai as `readScores` takes it
 * @throws a `ServiceFailure`
 */
export async function readVerdict(
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
    serviceId,
    filename: '',
    role: 'submission',
    total,
    totalSources: total === null ? [] : [total],
    local: null,
    web: null,
    publicWeb: null,
    webState: undefined,
    aiAverage,
    aiState: ai === 'not-run' ? 'not-run' : aiAverage === null ? missing : 'scored',
    aiMax: null,
    quality: null,
    suspicion: null,
    coverage: null,
    comparability: typeof row.comparability === 'string' ? row.comparability : null,
    tokens: null,
    comparedWith: readNumber(row.compared_with),
    leftOut: (row.left_out ?? []).flatMap((one) =>
      typeof one?.path === 'string'
        ? [{ path: one.path, code: one.code ?? null, reason: one.reason ?? '' }]
        : [],
    ),
    remarks: (row.remarks ?? []).flatMap((one) =>
      typeof one?.path === 'string' && typeof one.code === 'string'
        ? [{ path: one.path, code: one.code, balance: readBalance(one.balance) }]
        : [],
    ),
  };
}

/** null: no band that is known. */
function numberOf(text: unknown): number | null {
  const band = BANDS.find((one) => one === text);
  return band === undefined ? null : topOf(band);
}
