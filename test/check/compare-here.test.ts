import { expect, test } from 'vitest';
import { Cancelled } from '../../src/base/outcome.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { message } from '../../src/base/words/message.ts';
import type { HereEffects } from '../../src/check/compare-here.ts';
import type { CheckPlan } from '../../src/check/plan.ts';
import { checkHere } from '../../src/check/run-check.ts';
import { comparesHere } from '../../src/check/run/open-here.ts';
import { NOTHING_PRIOR } from '../../src/check/run/prior.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { analyse, type DocumentReader } from '../../src/service/analysis/analyse.ts';
import { packed as packedPairs } from '../../src/engine/pair-table.ts';
import { answersOf } from '../../src/service/answers-of.ts';
import { compare } from '../../src/service/comparing.ts';
import { programs as generated } from '../engine/generated-programs.ts';
import { StillClock } from '../fake-clock.ts';
import { randomFrom } from '../random.ts';
import { packed, PLAN } from './run.ts';
import { SILENT } from '../../src/base/effects.ts';

/* A check that is made by no service, however it ends. What it finds is held against a service in test/doors. */

type Compare = HereEffects['compare'];

async function checked(compares: Compare, more: Partial<CheckPlan> = {}, clock = new StillClock()) {
  const plan: CheckPlan = {
    ...PLAN,
    label: 'a class',
    ai: false,
    baseCode: true,
    submissions: await Promise.all(['b', 'a'].map((key) => packed(key))),
    keepCheck: false,
    pollIntervalMs: 500,
    service: { kind: 'embedded', host: null },
    ...more,
  };
  const ids: number[] = [];
  const said: string[] = [];
  const cancel = new AbortController();
  const result = checkHere(plan, {
    compare: compares,
    clock,
    log: { ...SILENT, info: (text) => void said.push(text) },
    signal: cancel.signal,
    deadlineMs: clock.now() + 60_000,
    redact: (text) => text,
    onCheck: (id) => void ids.push(id),
  });
  return { result, ids, said, cancel };
}

/** Compares until it is told to end. */
function endless() {
  const begun = Promise.withResolvers<void>();
  const endlessly: Compare = (_order, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      begun.resolve();
    });
  return { endlessly, begun: begun.promise };
}

test('what cannot be compared is a failed analysis with its reason, and its tenths are told once each', async () => {
  const { result, ids, said } = await checked((_order, { onProgress }) => {
    for (const share of [0.01, 0.09, 0.1, 0.15, 0.14, 0.5, 1]) onProgress(share);
    return Promise.resolve({ kind: 'failed', why: 'The analysis ran out of memory.' });
  });
  const { failure, findings } = await result;
  expect(failure).toMatchObject({ outcome: 'analysis-failed' });
  expect(failure?.message).toContain('(The analysis ran out of memory.)');
  expect(findings.submissions.map(({ state }) => state.kind)).toEqual(['not-checked', 'not-checked']);
  expect(ids).toEqual([1]);
  expect(said.filter((text) => text.startsWith('The analysis'))).toEqual([
    'The analysis: processing, 1 %.',
    'The analysis: processing, 10 %.',
    'The analysis: processing, 50 %.',
    'The analysis: processing, 100 %.',
  ]);
});

test('tells by number who belongs together', async () => {
  const orders: Parameters<Compare>[0][] = [];
  const { result } = await checked(
    (order) => {
      orders.push(order);
      return Promise.resolve({ kind: 'failed', why: 'none' });
    },
    {
      together: [
        ['a', 'b'],
        ['b', 'nobody here'],
      ],
    },
  );
  await result;
  const [order] = orders;
  expect(order?.options.together).toEqual([[expect.any(Number), expect.any(Number)]]);
  expect(order?.options.together?.[0]?.toSorted()).toEqual(order?.documents.map(({ id }) => id).toSorted());
});

test('ends with the time of the run, and not before', async () => {
  const clock = new StillClock();
  const { endlessly, begun } = endless();
  const { result } = await checked(endlessly, {}, clock);
  await begun;
  await clock.advance(56_000);
  expect(await Promise.race([result, Promise.resolve('under way')])).toBe('under way');
  await clock.advance(4_000);
  const { failure, findings } = await result;
  expect(failure).toMatchObject({ outcome: 'timeout' });
  expect(failure?.message).toMatch(/within timeout-minutes .* Raise timeout-minutes\.$/);
  expect(findings.checkId).toBe(1);
});

test('ends where the run is cancelled', async () => {
  const { endlessly, begun } = endless();
  const { result, cancel } = await checked(endlessly);
  await begun;
  cancel.abort(new Cancelled('SIGTERM'));
  expect((await result).failure).toBeInstanceOf(Cancelled);
});

test('one that does not know its engine or its language compares nothing', async () => {
  const never: Compare = () => Promise.reject(new Error('compared'));
  const unknown = await (await checked(never, { language: 'klingon' })).result;
  expect(unknown.failure?.message).toMatch(/^language "klingon"/);
  const web = await (await checked(never, { engine: 'Web and Group Similarity' })).result;
  expect(web.failure?.message).toMatch(/it is not available to this account/);
});

test('documents are numbered by role and order, with what a service would be told of them', async () => {
  const orders: Parameters<Compare>[0][] = [];
  const submissions = [
    await packed('a'),
    await packed('given', { role: 'base' }),
    await packed('old', { role: 'archive' }),
    await packed('model', { role: 'ai-reference' }),
  ];
  const { result } = await checked(
    (order) => {
      orders.push(order);
      return Promise.resolve({ kind: 'failed', why: '' });
    },
    { submissions, language: 'java', engine: '1', baseCode: false, ai: true },
  );
  await result;
  expect(orders[0]).toMatchObject({ engineId: 1, options: { ai: true, detectBaseCode: false } });
  expect(orders[0]?.documents.map(({ id, role, name }) => [id, role, name.replace(/-.*/, '')])).toEqual([
    [1, 'base', 'given'],
    [2, 'ai-reference', 'model'],
    [3, 'archive', 'old'],
    [4, 'submission', 'a'],
  ]);
});

test('documents in memory, and answers in any portions, come to what is found on the disk', async () => {
  const programs = generated(4, 'java', randomFrom(5));
  const texts = new Map(
    ['a', 'b', 'c', 'd', 'e'].map((key, at) => [key, Buffer.from(programs[at % 4] ?? '')]),
  );
  const submissions = await Promise.all(
    [...texts].map(([key, bytes]) =>
      packed(key, {
        role: key === 'd' ? 'archive' : 'judged',
        files: [{ path: 'Main.java', size: bytes.length, read: () => Promise.resolve(bytes) }],
      }),
    ),
  );
  // What a browser does: no file, no thread.
  const inMemory: Compare = async (order, { onProgress }) => {
    const bytesOf = (name: string): Uint8Array => texts.get(name.replace(/-.*/, '')) ?? new Uint8Array();
    const read: DocumentReader['read'] = ({ name }) =>
      Promise.resolve({
        files: [{ path: 'Main.java', bytes: bytesOf(name) }],
        problems: [],
        unreadable: null,
      });
    const nobody = (): never => {
      throw new Error('nobody is asked');
    };
    const job = { ...order, web: false, isAlone: true } as const;
    const found = await analyse(job, { read, blobOf: nobody }, onProgress, nobody);
    const answers = answersOf(found, order);
    const one = {
      ...answers,
      batch: (ids: readonly number[], most: number) => answers.batch(ids.slice(0, 1), most),
    };
    return { kind: 'answers', answers: one };
  };
  const foundBy = async (compared: Compare) => {
    const { failure, findings } = await (await checked(compared, { submissions })).result;
    expect(failure).toBeNull();
    return { ...findings, checkName: '' };
  };
  const findings = await foundBy(inMemory);
  expect(findings.pairs.length).toBeGreaterThan(0);
  expect(findings.submissions.find(({ key }) => key === 'e')).toMatchObject({ total: 100 });
  expect(findings.submissions.find(({ key }) => key === 'e')?.matches).not.toEqual([]);
  expect(findings).toEqual(await foundBy(compare));
});

test('notices of the analysis stay in no language, and a service says them in English and as what they are', async () => {
  const severalTasks = message('notices.severalTasks', { n: 9 });
  let wire: object = {};
  const compared: Compare = async (order, effects) => {
    const outcome = await compare(order, effects);
    if (outcome.kind === 'failed') return outcome;
    const none = { pairs: [], submissions: [], ordinary: null, clusters: [], commonCode: [] };
    const answers = answersOf(packedPairs({ ...none, notices: [severalTasks] }), order);
    const { notices, sentences } = answers.overview;
    wire = { notices, sentences };
    const overview = { ...outcome.answers.overview, notices, sentences };
    return { kind: 'answers', answers: { ...outcome.answers, overview } };
  };
  const { findings } = await (await checked(compared)).result;
  expect(findings.notices).toEqual([severalTasks]);
  const text = ENGLISH.tell(severalTasks);
  expect(wire).toEqual({ notices: [text], sentences: [{ text, said: severalTasks }] });
});

test('is for runs that no service is needed for', () => {
  const settingsOf = (raw: Readonly<Record<string, string>>) =>
    parseSettings({ path: 'x', ...raw }, null, { event: null, repositoryOwner: null, isFork: false })
      .settings;
  const is = (raw: Readonly<Record<string, string>> = {}, prior = NOTHING_PRIOR): boolean =>
    comparesHere(settingsOf(raw), null, prior);
  expect(is()).toBe(true);
  expect(is({ 'dry-run': 'true' })).toBe(false);
  expect(is({ web: 'software-heritage' })).toBe(false);
  expect(is({ 'base-url': 'http://127.0.0.1:1/api/v1', apikey: 'key' })).toBe(false);
  expect(is({}, { ...NOTHING_PRIOR, identity: '0123456789' })).toBe(false);
});
