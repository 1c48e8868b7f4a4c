import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Inbox, openAppDatabase } from '../../src/program/app/inbox.ts';
import { Metrics } from '../../src/program/app/metrics.ts';
import { type RedeliveryOptions, redeliver, redeliverEachHour } from '../../src/program/app/redelivery.ts';
import { lazyGitHub } from '../../src/check/run/open-github.ts';
import { FakeClock, StillClock, settle } from '../fake-clock.ts';
import { type GitHubStandIn, startGitHub } from '../github-stand-in/stand-in.ts';
import { removePace } from '../github-stand-in/unpaced.ts';
import { seldom } from '../suite.ts';
import { closeServers, dataFolder, noting } from './open-server.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const HOUR_MS = 3_600_000;
const NOW = Date.now();
const WINDOW = NOW - 71 * HOUR_MS;

let standIn: GitHubStandIn;
let inbox: Inbox;
let lines: string[];
let options: RedeliveryOptions;
let metrics: Metrics;
beforeEach(async () => {
  await removePace();
  standIn = await startGitHub();
  inbox = await Inbox.open(
    await openAppDatabase(dataFolder()),
    () => NOW,
    () => {},
  );
  metrics = new Metrics();
  const noted = noting();
  ({ lines } = noted);
  options = {
    account: {
      identity: { id: '12', privateKey },
      onSecret: () => {},
      open: (token) =>
        lazyGitHub({
          token,
          apiUrl: standIn.url,
          clock: new FakeClock(),
          log: noted.log,
          signal: new AbortController().signal,
          timeoutMs: 60_000,
          environment: {},
        }),
    },
    clock: new StillClock(),
    now: () => NOW,
    log: noted.log,
    inbox,
    metrics,
    events: new Set(['issue_comment']),
  };
});
afterEach(async () => {
  await inbox.close();
  await closeServers();
  await standIn.close();
});

/** As large as github.com's own. */
let lastId = 3_804_004_623_172_239_366n;
/** One attempt to deliver, `hours` ago. @returns its id */
function attempt(guid: string, status: number, hours = 1, event = 'issue_comment'): bigint {
  lastId += 1n;
  const at = new Date(NOW - hours * HOUR_MS).toISOString();
  standIn.hookDeliveries.push({ id: lastId, guid, delivered_at: at, status_code: status, event });
  return lastId;
}

describe('what is sent again', () => {
  test.each([
    ['nobody answered', 0, true],
    ['a proxy answered for it', 502, true],
    ['the server was full', 503, true],
    ['the server had another secret', 401, true],
    ['it was accepted', 202, false],
    ['it was too large', 413, false],
    ['its sender asked for too much', 429, false],
  ])('%s (%i): %s', async (_, status, isAsked) => {
    const id = attempt('one', status);
    expect(await redeliver(options, WINDOW)).toBe(isAsked ? 1 : 0);
    expect(standIn.redelivered).toEqual(isAsked ? [id] : []);
  });

  test('one that was taken at a later attempt, or that was accepted, is left alone', async () => {
    attempt('later', 502, 3);
    attempt('later', 202, 2);
    attempt('known', 502, 2);
    await inbox.accept({ id: 'known', event: 'issue_comment', body: '{}' });
    expect(await redeliver(options, WINDOW)).toBe(0);
  });

  test('so is what is too old, too new, of no interest, or was tried five times', async () => {
    attempt('old', 502, 71.01);
    attempt('fresh', 0, 0.01);
    attempt('push', 502, 1, 'push');
    for (let hours = 9; hours > 4; hours -= 1) attempt('five times', 502, hours);
    for (let hours = 9; hours > 5; hours -= 1) attempt('four times', 502, hours);
    await redeliver(options, WINDOW);
    expect(standIn.redelivered).toEqual([lastId]);
  });

  test('one that GitHub does not send again keeps no other from being sent', async () => {
    const [first, second] = [attempt('one', 502, 3), attempt('two', 502, 2)];
    standIn.fail({ path: new RegExp(`/${first}/attempts`) }, { status: 422 });
    expect(await redeliver(options, WINDOW)).toBe(2);
    expect(standIn.redelivered).toEqual([second]);
    expect(lines.join()).toContain('GitHub answered 422 while asking for a delivery again');
    expect(await metrics.text()).toContain('redeliveries_total 1\n');
  });

  test('where GitHub does not know the App any more, none is asked for in vain', async () => {
    const [first, second] = [attempt('one', 502, 3), attempt('two', 502, 2)];
    standIn.fail({ path: /attempts/ }, { status: 401 });
    await expect(redeliver(options, WINDOW)).rejects.toThrow('401');
    const asked = standIn.requests.map(({ path }) => path).filter((path) => path.includes('/attempts'));
    expect(asked.some((path) => path.includes(`/${first}/`))).toBe(true);
    expect(asked.some((path) => path.includes(`/${second}/`))).toBe(false);
  });

  test('no page beyond what can be sent again is read', async () => {
    for (let index = 0; index < 350; index += 1) attempt(`n${index}`, 202, 100 - index / 10);
    await redeliver(options, NOW - 70 * HOUR_MS);
    expect(standIn.requests).toHaveLength(1);
  });
});

/** Until the round is over. @throws what ended them all */
async function asleep(clock: StillClock, running: Promise<void>): Promise<void> {
  const ended = { is: false };
  void (async () => {
    await Promise.allSettled([running]);
    ended.is = true;
  })();
  while (clock.waits.size === 0 && !ended.is) await settle();
  if (ended.is) await running;
}

test.each([
  ['404', 404],
  // A clock that jumped, or a key that is being replaced: the next round may be another matter.
  ['401', 401],
])(
  'it is asked at the start and each hour; a GitHub that refuses (%s) is no reason to stop',
  async (_, status) => {
    const clock = new StillClock();
    const stop = new AbortController();
    let rounds = 0;
    // Refused for good, so that the client does not wait and ask again by itself.
    standIn.fail({ path: /deliveries/, times: 1 }, { status });
    const running = redeliverEachHour({ ...options, clock }, stop.signal, () => {
      rounds += 1;
      return Promise.resolve();
    });
    await asleep(clock, running);
    expect([rounds, lines.some((line) => line.startsWith('What did not arrive is not known'))]).toEqual([
      1,
      true,
    ]);
    await clock.advance(HOUR_MS - 1);
    expect(rounds).toBe(1);
    await clock.advance(1);
    await asleep(clock, running);
    expect(rounds).toBe(2);
    stop.abort();
    await running;
  },
);

test('the oldest first, over pages, a bounded number a round, and the rest with the next one', async () => {
  const clock = new StillClock();
  const stop = new AbortController();
  const ids = Array.from({ length: 230 }, (_, index) => attempt(`n${index}`, 0, 60 - index / 10));
  const running = redeliverEachHour({ ...options, clock }, stop.signal, () => Promise.resolve());
  await asleep(clock, running);
  expect(standIn.redelivered).toEqual(ids.slice(0, 200));
  expect(standIn.requests.filter(({ method }) => method === 'GET')).toHaveLength(3);
  expect(lines.join()).toContain('More did not arrive than one round asks for: 30 wait for the next.');
  expect(await metrics.text()).toContain('redeliveries_total 200\n');
  // What was sent again arrives.
  for (let index = 0; index < 200; index += 1) attempt(`n${index}`, 202, 0.5);
  await clock.advance(HOUR_MS);
  await asleep(clock, running);
  expect(standIn.redelivered).toEqual(ids);
  stop.abort();
  await running;
});

test('what did not arrive is asked for again, although a clock that was ahead looked before', async () => {
  const clock = new StillClock();
  const stop = new AbortController();
  let aheadMs = 60 * 24 * HOUR_MS;
  const now = (): number => NOW + aheadMs;
  const running = redeliverEachHour({ ...options, clock, now }, stop.signal, () => Promise.resolve());
  await asleep(clock, running);
  expect(standIn.redelivered).toEqual([]);
  aheadMs = 0;
  const ids = [attempt('long ago', 502, 70), attempt('now', 502, 0.5)];
  await clock.advance(HOUR_MS);
  await asleep(clock, running);
  expect(standIn.redelivered).toEqual(ids);
  stop.abort();
  await running;
});

test('what GitHub did not send again is remembered for as long as it is missed', async () => {
  const id = attempt('n1', 0, 30);
  standIn.fail({ path: new RegExp(`/${id}/attempts`), times: 1 }, { status: 422 });
  const refused = new Set<number | bigint>();
  await redeliver(options, 0, refused);
  expect([...refused]).toEqual([id]);
  attempt('n1', 202, 0.5);
  await redeliver(options, 0, refused);
  expect([...refused]).toEqual([]);
});

seldom('as many as a round takes that GitHub does not send again keep nothing from being sent', async () => {
  const clock = new StillClock();
  const stop = new AbortController();
  const ids = Array.from({ length: 201 }, (_, index) => attempt(`n${index}`, 0, 60 - index / 10));
  const last = ids.pop();
  for (const id of ids) standIn.fail({ path: new RegExp(`/${id}/attempts`), times: 2 }, { status: 422 });
  const running = redeliverEachHour({ ...options, clock }, stop.signal, () => Promise.resolve());
  await asleep(clock, running);
  expect(standIn.redelivered).toEqual([]);
  await clock.advance(HOUR_MS);
  await asleep(clock, running);
  expect(standIn.redelivered).toEqual([last]);
  stop.abort();
  await running;
});
