import { z } from 'zod';
import { Cancelled, Failure, fill, GitHubError, type Log, messageOf, orAborted } from '#base';
import { isAnswer } from '#bot';
import type { GitHub } from '#github';
import { type AppAccount, ownPurpose, withAppClient } from './app-token.ts';
import type { DeliveriesOptions } from './deliveries.ts';
import type { Inbox } from './inbox.ts';
import { APP_LIMITS } from './limits.ts';
import * as says from './says.ts';

export interface RedeliveryOptions extends Pick<DeliveriesOptions, 'clock' | 'now' | 'metrics'> {
  readonly account: AppAccount;
  readonly log: Log;
  readonly inbox: Pick<Inbox, 'known'>;
  /** Events of which something is done. */
  readonly events: ReadonlySet<string>;
}

/** Nineteen digits long on github.com since 2026: more than a number holds. */
const Id = z.union([z.number().int(), z.bigint()]);
type Id = z.infer<typeof Id>;
const Attempt = z.looseObject({
  id: Id,
  guid: z.string(),
  delivered_at: z.string(),
  status_code: z.number().int(),
  event: z.string(),
});
type Attempt = z.infer<typeof Attempt>;

/**
 * Asks GitHub to send again what did not arrive: GitHub itself sends a delivery once, whatever became of it.
 * https://docs.github.com/en/webhooks/using-webhooks/handling-failed-webhook-deliveries
 *
 * @param since what was sent before is left alone: wall-clock time in milliseconds
 * @param refused what GitHub did not send again in earlier rounds: it comes after what it may send, and is noted here
 * @returns how many did not arrive: those that were asked for, and those that wait for the next round
 * @throws GitHubError where GitHub cannot be asked
 */
export async function redeliver(
  options: RedeliveryOptions,
  since: number,
  refused: Set<Id> = new Set(),
): Promise<number> {
  const { account, now, log, inbox, metrics } = options;
  return withAppClient(account, async (github) => {
    const pages = github.pages(
      ownPurpose('listing the deliveries of the App’s webhook'),
      'GET /app/hook/deliveries',
      {},
      Attempt,
    );
    const attempts: Attempt[] = [];
    let read = 0;
    for await (const page of pages) {
      attempts.push(...page);
      read += 1;
      const [last] = page.slice(-1);
      // The newest are the first.
      const isOld = last === undefined || Date.parse(last.delivered_at) < since;
      if (isOld || read >= APP_LIMITS.redelivery.pages) break;
    }
    const known = await inbox.known([...new Set(attempts.map(({ guid }) => guid))]);
    const missed = missedOf(
      attempts.filter(({ guid }) => !known.has(guid)),
      options,
      since,
    );
    // What was sent again meanwhile, or is too old, is asked for no more.
    const open = new Set(missed.map(({ id }) => id));
    for (const id of refused) if (!open.has(id)) refused.delete(id);
    const asked = missed
      .toSorted((a, b) => Number(refused.has(a.id)) - Number(refused.has(b.id)))
      .slice(0, APP_LIMITS.redelivery.perRound);
    const refusals: GitHubError[] = [];
    for (const { id } of asked) {
      const refusal = await askAgain(github, id);
      if (refusal === null) {
        metrics.count('redeliveries_total');
        continue;
      }
      refusals.push(refusal);
      refused.add(id);
    }
    metrics.set('last_redelivery_check_timestamp_seconds', Math.round(now() / 1000));
    const sent = asked.length - refusals.length;
    if (sent > 0) log.info(`Deliveries that did not arrive and that GitHub sends again: ${sent}.`);
    const [refusal] = refusals;
    if (refusal !== undefined) log.warning(refusal.message);
    const later = missed.length - asked.length;
    if (later > 0) log.warning(fill(says.notArriveRound, { later }));
    return missed.length;
  });
}

/** @returns why GitHub does not send this one, which must not keep the others from being sent. @throws GitHubError where it would send none */
async function askAgain(github: GitHub, id: Id): Promise<GitHubError | null> {
  try {
    await github.ask(
      ownPurpose('asking for a delivery again'),
      (rest) => rest.apps.redeliverWebhookDelivery({ delivery_id: id as number }),
      z.unknown(),
    );
    return null;
  } catch (error) {
    if (!(error instanceof GitHubError) || error.retryHelps || isAnswer(error, 401)) throw error;
    return error;
  }
}

/** Of deliveries that nobody has taken the last attempt, the oldest first. */
function missedOf(
  attempts: readonly Attempt[],
  { events, now }: Pick<RedeliveryOptions, 'events' | 'now'>,
  since: number,
): readonly Attempt[] {
  const { freshMs, attempts: maxAttempts } = APP_LIMITS.redelivery;
  const byGuid = Map.groupBy(attempts, ({ guid }) => guid);
  return [...byGuid]
    .flatMap(([, all]) => {
      const [last] = all.toSorted((a, b) => timeOf(b) - timeOf(a));
      const isMissed =
        last !== undefined &&
        events.has(last.event) &&
        all.length < maxAttempts &&
        timeOf(last) >= since &&
        timeOf(last) <= now() - freshMs &&
        all.every(({ status_code: status }) => !isFinal(status));
      return isMissed ? [last] : [];
    })
    .toSorted((a, b) => timeOf(a) - timeOf(b));
}

/**
 * Whether an answer is the last word: taken, or refused in a way that does not change. What a proxy says while the server is
 * away, or the server when it is full or has another secret, does.
 */
function isFinal(status: number): boolean {
  return (status >= 200 && status < 300) || [400, 413, 415, 429].includes(status);
}

function timeOf({ delivered_at: at }: Attempt): number {
  return Date.parse(at);
}

/**
 * Asks now and then each hour, until the signal. The first round looks back as far as GitHub can send again.
 *
 * @param onRound called with each round, before GitHub is asked
 */
export async function redeliverEachHour(
  options: RedeliveryOptions,
  signal: AbortSignal,
  onRound: () => Promise<void>,
): Promise<void> {
  const { clock, log, now } = options;
  const { roundMs, windowMs, overlapMs } = APP_LIMITS.redelivery;
  let since = now() - windowMs;
  const refused = new Set<Id>();
  try {
    for (;;) {
      await onRound();
      const begun = now();
      // The clock was ahead in an earlier round, and was set right since.
      if (since > begun) since = begun - windowMs;
      try {
        const missed = await orAborted(redeliver(options, since, refused), signal);
        // What waits for the next round, and what may fail again, is looked for as far back as now: its tries are counted.
        since = Math.max(since, begun - (missed === 0 ? roundMs + overlapMs : windowMs));
      } catch (error) {
        // A key that GitHub does not accept for the moment, too: what was accepted goes on.
        if (!(error instanceof Failure) || error instanceof Cancelled) throw error;
        log.warning(fill(says.notArriveNotKnown, { error: messageOf(error) }));
      }
      await clock.sleep(roundMs, signal);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
