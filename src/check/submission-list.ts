import { compareText } from '#base';
import { readNumber } from '#contract';
import { NotFoundError } from './client/errors.ts';
import { CHECK_LIMITS } from './client/limits.ts';
import { tokenOf } from './names.ts';
import type { CheckEffects } from './plan.ts';

/** What lies on the service: submission ids by token, and names that carry none of ours. */
export interface Uploaded {
  readonly byToken: ReadonlyMap<string, readonly number[]>;
  /** Names as the service gives them, by its id. */
  readonly names: ReadonlyMap<number, string>;
  readonly foreign: readonly string[];
}

/** One read of the submissions; a check that was just created may be missing on a replica for a moment. */
export async function readSubmissions(
  checkId: number,
  tokens: ReadonlySet<string>,
  { client }: CheckEffects,
): Promise<Uploaded> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { submissions } = await client.read('getCheck', { check_id: checkId });
      return listed(submissions ?? [], tokens);
    } catch (error) {
      if (!(error instanceof NotFoundError) || attempt >= CHECK_LIMITS.replicaSteps) throw error;
      await client.wait(CHECK_LIMITS.replicaStepMs);
    }
  }
}

function listed(
  rows: readonly ({ readonly id?: unknown; readonly filename?: string | null } | null)[],
  tokens: ReadonlySet<string>,
): Uploaded {
  const byToken = new Map<string, readonly number[]>();
  const names = new Map<number, string>();
  const foreign: string[] = [];
  for (const row of rows) {
    const id = readNumber(row?.id);
    const name = row?.filename ?? '';
    if (id === null) continue;
    names.set(id, name);
    const token = tokenOf(name, tokens);
    if (token === null) {
      foreign.push(name);
    } else {
      // A row may come twice, of a join, and is one submission all the same.
      const ids = new Set([...(byToken.get(token) ?? []), id]);
      byToken.set(
        token,
        [...ids].toSorted((x, y) => x - y),
      );
    }
  }
  return { byToken, names, foreign };
}

/**
 * Reads the list until two reads in a row are equal: a batch may still be taken in.
 *
 * @param confirmed tokens that the service said it has: a list without them is an old one, as long as there is time
 */
export async function settledList(
  checkId: number,
  tokens: ReadonlySet<string>,
  effects: CheckEffects,
  confirmed: ReadonlySet<string> = new Set(),
): Promise<Uploaded> {
  const { settleStepMs, settleMaxMs } = CHECK_LIMITS;
  let before: string | null = null;
  for (let waited = 0; ; waited += settleStepMs) {
    const list = await readSubmissions(checkId, tokens, effects);
    const now = JSON.stringify([...list.byToken].toSorted(([a], [b]) => compareText(a, b)));
    const isOld = [...confirmed].some((token) => !list.byToken.has(token));
    if ((now === before && !isOld) || waited >= settleMaxMs) return list;
    before = now;
    await effects.client.wait(settleStepMs);
  }
}
