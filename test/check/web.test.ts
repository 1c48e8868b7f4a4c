import { describe, expect, test } from 'vitest';
import type { WebPlan } from '../../src/check/plan.ts';
import { webOrderOf } from '../../src/check/submit.ts';
import { digestOf } from '../../src/service/web-search/unsaid.ts';
import type { StandInOptions } from '../service-stand-in/stand-in.ts';
import { packed, run } from './run.ts';

/* A check that searches the web: which engine, what start is told, and what is read of it. */

type Row = Record<string, unknown>;

const SALT = 'ab'.repeat(32);
const WEB: WebPlan = {
  providers: ['github'],
  requests: 60,
  salt: SALT,
  exclude: [digestOf(SALT, 'cs1')],
  never: [digestOf(SALT, 'ada')],
  submissions: new Map([['ada', { own: [digestOf(SALT, 'ada-l')], at: '2026-11-20T10:00:00Z' }]]),
};

const searching = (more: StandInOptions['rewrite'] = {}): StandInOptions => ({
  rewrite: {
    '/test-types': (body: Row) => ({
      ...body,
      capabilities: ['web-search'],
      test_types: [
        ...(body['test_types'] as Row[]),
        { id: 3, name: 'Web, Database and Group Similarity', available: true, features: ['web', 'database'] },
        { id: 2, name: 'Web and Group Similarity', available: true, features: ['web'] },
      ],
    }),
    ...more,
  },
});

const NUMBER: unknown = expect.any(Number);

const startOf = (requests: readonly { readonly path: string; readonly body: Buffer }[]): Row =>
  JSON.parse(String(requests.find(({ path }) => path.endsWith('/check/start'))?.body)) as Row;

describe('the engine', () => {
  test('recommended is the one that searches the web, and the group alone', async () => {
    const { service, failure } = await run(searching(), { web: WEB });
    expect(failure).toBeNull();
    expect(startOf(service.requests)).toMatchObject({ test_type: 2 });
  });
  test('one that was asked for is taken where it searches the web', async () => {
    const { service } = await run(searching(), { web: WEB, engine: '3' });
    expect(startOf(service.requests)).toMatchObject({ test_type: 3 });
  });
  test('one that does not is refused in one sentence, before a check is made', async () => {
    const { failure, service } = await run(searching(), { web: WEB, engine: 'group similarity' });
    expect([failure?.outcome, failure?.message]).toEqual([
      'config-error',
      'engine: 9 (Group Similarity) does not search the web, and web is given. Leave one of the two out, or choose 3 (Web, Database and Group Similarity) or 2 (Web and Group Similarity).',
    ]);
    expect(service.requests.some(({ path }) => path.endsWith('/check/create'))).toBe(false);
  });
  test('a service without one is named', async () => {
    const { failure } = await run({}, { web: WEB });
    expect(failure?.message).toMatch(/^web: the service has no engine that searches the web\./);
  });
});

describe('the start', () => {
  test('says the rules as digests and whose is what, and nothing in clear', async () => {
    const { service } = await run(searching(), { web: WEB });
    const start = startOf(service.requests);
    expect(start['web']).toEqual({
      requests: 60,
      seconds: NUMBER,
      salt: SALT,
      exclude: WEB.exclude,
      never: WEB.never,
      submissions: [{ id: NUMBER, ...WEB.submissions.get('ada') }],
    });
    expect(JSON.stringify(start)).not.toMatch(/cs1|ada/);
  });
  test('says nothing of the web to a service that does not know it, and nothing where none is asked for', async () => {
    const without = searching();
    const rewrite = without.rewrite?.['/test-types'];
    const unknowing: StandInOptions = {
      rewrite: { '/test-types': (body) => ({ ...(rewrite?.(body) as Row), capabilities: [] }) },
    };
    for (const [options, web] of [
      [unknowing, WEB],
      [searching(), null],
    ] as const) {
      const { service } = await run(options, { web });
      expect(startOf(service.requests)).not.toHaveProperty('web');
    }
  });
  test('leaves time for the rest of the run', () => {
    const flight = { web: true } as Parameters<typeof webOrderOf>[0]['flight'];
    const seconds = (leftMs: number) =>
      webOrderOf({ flight, named: [], ids: new Map() }, { web: WEB }, leftMs)?.seconds;
    expect([seconds(30 * 60_000), seconds(60_000), seconds(1000), seconds(Infinity)]).toEqual([
      1420,
      28,
      1,
      undefined,
    ]);
  });
});

test('one submission alone is checked where the web is searched', async () => {
  const { failure, service } = await run(searching(), {
    web: WEB,
    ai: false,
    submissions: [await packed('ada')],
  });
  expect(failure).toBeNull();
  expect(service.requests.some(({ path }) => path.endsWith('/check/start'))).toBe(true);
});

test('numbers are of what was searched for, and n/a of what was not', async () => {
  const states = ['searched', 'not-searched'];
  const { findings } = await run(
    searching({
      '/check/overview': (body: Row) => ({
        ...body,
        submissions: (body['submissions'] as Row[]).map((row, at) => ({
          ...row,
          web_state: states[at],
          result_public: at === 0 ? 61.5 : 0,
          result_web: at === 0 ? 61.5 : null,
        })),
      }),
    }),
    { web: WEB },
  );
  expect(findings.submissions.slice(0, 2).map((one) => [one.webState, one.publicWeb])).toEqual([
    ['searched', 61.5],
    ['not-searched', null],
  ]);
});
