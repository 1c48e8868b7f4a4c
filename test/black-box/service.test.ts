import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HastyClock } from '../fake-clock.ts';
import { KEY, type StandInOptions, startStandIn } from '../service-stand-in/stand-in.ts';
import { END_SIGNALS, need } from '../system.ts';
import { temporaryFolder } from '../temporary.ts';
import { type ActionOptions, type ActionRun, HANGS_MS, runAction, runBuiltAction } from './run-action.ts';
import { seldom, some } from '../suite.ts';

type Built = NonNullable<Parameters<typeof runBuiltAction>[0]>;

function workspace(count = 3): string {
  const folder = temporaryFolder();
  for (let n = 0; n < count; n += 1) {
    mkdirSync(join(folder, 'class', `s${n}`), { recursive: true });
    writeFileSync(join(folder, 'class', `s${n}`, 'Main.java'), `class Main${n} {}\n`);
  }
  return folder;
}

async function runOn(
  options: StandInOptions,
  more: ActionOptions & Built = {},
): Promise<ActionRun & { service: Awaited<ReturnType<typeof startStandIn>> }> {
  const service = await startStandIn(options);
  const act = more.onOutput === undefined ? runAction : runBuiltAction;
  const run = await act({
    workspace: workspace(),
    clock: new HastyClock(),
    ...more,
    inputs: {
      path: 'class',
      apikey: KEY,
      'base-url': service.baseUrl,
      'poll-interval': '0.05',
      'requests-per-minute': '60',
      ...more.inputs,
    },
  });
  await service.close();
  return { ...run, service };
}

test('a remote check: outputs, one of everything, and the key in a header alone', async () => {
  const run = await runOn({ total: (index) => (index === 1 ? '90.25' : 3), ai: () => 1.5 });
  expect(run.outputs).toMatchObject({
    outcome: 'flagged',
    'check-id': '101',
    'check-url': 'https://service.example/results',
    'submission-count': '3',
    'flagged-count': '1',
    'max-similarity': '90.25',
    'max-ai-score': '1.5',
  });
  expect(run.exitCode).toBe(1);
  expect(run.state['check-id']).toBe('101');
  const { requests, checks } = run.service;
  expect(checks.map((check) => [check.starts, check.submissions.length])).toEqual([[1, 3]]);
  for (const request of requests) {
    expect(request.headers['apikey']).toBe(KEY);
    expect(request.path + request.body.toString('latin1')).not.toContain(KEY);
  }
  const everything = [
    run.stdout.replace(`::add-mask::${KEY}`, ''),
    run.stderr,
    run.summary,
    JSON.stringify(run.outputs),
  ].join('\n');
  expect(everything).not.toContain(KEY);
});

test('create and start send every setting in so many words', async () => {
  const run = await runOn({}, { inputs: { ai: 'false', 'base-code': 'true' } });
  const body = (path: string): unknown =>
    JSON.parse(run.service.requests.find((request) => request.path.endsWith(path))?.body.toString() ?? '{}');
  expect(body('/check/create')).toMatchObject({
    language: 999,
    test_type: 9,
    ai_run: false,
    base_code_detection: true,
  });
  expect(body('/check/start')).toEqual({
    check_id: 101,
    test_type: 9,
    ai_run: false,
    base_code_detection: true,
  });
});

/** Sends a signal as soon as a run says these words. A run that does not heed it is killed long before it could end. */
function signalAt(words: string, signal: NodeJS.Signals): Pick<Built, 'onOutput'> {
  let isSent = false;
  return {
    onOutput: (child, text) => {
      if (!isSent && text.includes(words)) isSent = child.kill(signal);
    },
  };
}

test.each(some(END_SIGNALS, 1))(
  '%s while it waits ends it, red, with the id and a summary',
  async (signal) => {
    need('signals');
    const run = await runOn({ pollsUntilDone: 100_000 }, signalAt('The analysis: processing', signal));
    expect(run.signal).toBeNull();
    expect([run.outputs['outcome'], run.outputs['check-id'], run.exitCode]).toEqual(['cancelled', '101', 1]);
    expect(run.summary).toContain('cancelled');
  },
);

seldom('SIGINT inside of a long pause ends it and sends nothing more', async () => {
  const pause = String(Math.ceil((3 * HANGS_MS) / 1000));
  const run = await runOn(
    {
      fault: (request) =>
        request.path.endsWith('/check/start')
          ? {
              kind: 'status',
              when: 'before',
              status: 429,
              body: '{"error":"slow"}',
              headers: { 'retry-after': pause },
            }
          : null,
    },
    signalAt('request limit', 'SIGINT'),
  );
  expect([run.signal, run.outputs['outcome']]).toEqual([null, 'cancelled']);
  expect(run.service.checks[0]?.starts).toBe(0);
});

test('a service that takes connections and never answers ends as timeout or unavailable within the time given', async () => {
  const clock = new HastyClock(15_000);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    clock.advance(30 * 60_000);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const run = await runAction({
    workspace: workspace(),
    inputs: {
      path: 'class',
      apikey: KEY,
      'base-url': `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    },
    clock,
  });
  server.close();
  expect(['timeout', 'service-unavailable', 'network']).toContain(run.outputs['outcome']);
  expect([run.signal, run.exitCode]).toEqual([null, 1]);
});

seldom('running out of time keeps the id, and on-timeout neutral lets the job go on', async () => {
  const run = await runOn(
    { pollsUntilDone: 100_000 },
    {
      inputs: { 'timeout-minutes': '10', 'poll-interval': '10', 'on-timeout': 'neutral' },
      clock: new HastyClock(15_000),
    },
  );
  expect([run.outputs['outcome'], run.outputs['check-id'], run.exitCode]).toEqual(['timeout', '101', 0]);
});

test('the key is taken out of what the service echoes', async () => {
  const run = await runOn({
    fault: () => ({
      kind: 'status',
      when: 'before',
      status: 403,
      body: JSON.stringify({ error: `key ${KEY} is a trial key` }),
    }),
  });
  expect(run.outputs['outcome']).toBe('forbidden');
  expect(run.stdout).toContain('trial key');
  expect(run.stdout.replace(`::add-mask::${KEY}`, '') + run.summary).not.toContain(KEY);
});

test.each([
  ['as it is', KEY],
  ['in upper case', KEY.toUpperCase()],
  ['backwards', Array.from(KEY).toReversed().join('')],
  ['in base64', Buffer.from(KEY).toString('base64')],
  ['as HTML', KEY.replaceAll('f', '&#102;')],
])(
  'the key %s is in no output, where a service puts it into everything that is shown',
  async (_, written) => {
    const said = `${'w '.repeat(70)}${written}`;
    const run = await runOn(
      {
        total: () => 90,
        rewrite: {
          '/checks/{id}/status': (body) => ({
            ...body,
            status: written,
            status_message: `##[add-path]${said}`,
          }),
          '/check/overview': (body) => ({ ...body, notices: [said] }),
          '/check/results': (body) => ({
            ...body,
            other_matches: [
              {
                id: 1,
                submission_id_matched: 0,
                match_type: 2,
                similarity: 90,
                file: 'A.java',
                file_matched: written,
                source: said,
              },
            ],
          }),
        },
      },
      { env: { RUNNER_DEBUG: '1' } },
    );
    expect(run.outputs['outcome']).toBe('flagged');
    const files = readdirSync(run.reportDir).map((name) => readFileSync(join(run.reportDir, name), 'utf8'));
    expect(files.length).toBeGreaterThan(3);
    const all = [run.stdout.replace(`::add-mask::${KEY}`, ''), run.stderr, run.summary, ...files].join('\n');
    expect([KEY, written].filter((text) => all.includes(text.slice(0, 8)))).toEqual([]);
    // Behind `::debug::` it is data; anywhere else the runner would take it for a command.
    expect(run.stdout.split('\n').filter((line) => line.includes('##[') && !line.startsWith('::'))).toEqual(
      [],
    );
  },
);

test('a proxy in the environment is never used for this machine', async () => {
  const proxy = 'http://127.0.0.1:9';
  const run = await runOn(
    {},
    { env: { http_proxy: proxy, HTTP_PROXY: proxy, https_proxy: proxy, all_proxy: proxy } },
  );
  expect([run.outputs['outcome'], run.exitCode]).toEqual(['passed', 0]);
});

test('a dry run says what it would cost and creates nothing', async () => {
  const run = await runOn({}, { inputs: { 'dry-run': 'true' } });
  expect([run.outputs['outcome'], run.exitCode, run.service.checks.length]).toEqual(['skipped', 0, 0]);
  expect(run.stdout).toMatch(/consumes 1 units.*50 left/);
});

test('an unknown engine is a mistake of the settings that names what there is', async () => {
  const run = await runOn({}, { inputs: { engine: 'telepathy' } });
  expect(run.outputs['outcome']).toBe('config-error');
  expect(run.stdout).toContain('9 (Group Similarity)');
});
