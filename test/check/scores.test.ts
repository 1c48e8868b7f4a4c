import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/base/words/english.ts';
import { message } from '../../src/base/words/message.ts';
import type { CheckPlan } from '../../src/check/plan.ts';
import { parse } from '../../src/check/client/answers.ts';
import { scoresOf } from '../../src/check/scores.ts';
import type { Policy } from '../../src/check/verdict/policy.ts';
import type { Fault, StandInOptions } from '../service-stand-in/stand-in.ts';
import { startStandIn } from '../service-stand-in/stand-in.ts';
import { judged as judge } from '../verdict/judged.ts';
import { onceAt, packed, run, runAgainst } from './run.ts';
import { POLICY } from '../verdict/findings.ts';

/* What a service says of its scores, and what becomes of it. */

type Row = Record<string, unknown>;
type Rewrite = NonNullable<StandInOptions['rewrite']>[string];

const LENIENT: Policy = { ...POLICY, onError: 'warn', onTimeout: 'neutral' };

const rows =
  (change: (row: Row, index: number) => Row): Rewrite =>
  (body) => ({ ...body, submissions: (body['submissions'] as Row[]).map(change) });

async function verdictOf(options: StandInOptions, more: Partial<CheckPlan> = {}, timeoutMs?: number) {
  const { findings, failure, warnings, service } = await run(options, more, timeoutMs);
  return { verdict: judge(findings, failure, LENIENT), findings, failure, warnings, service };
}

describe('scores that were read are the verdict', () => {
  const status = (code: number, more: Partial<Extract<Fault, { kind: 'status' }>> = {}): Fault => ({
    kind: 'status',
    when: 'before',
    status: code,
    body: '{"error":"no"}',
    ...more,
  });
  const FAULTS: readonly (readonly [string, Fault])[] = [
    ['500', status(500)],
    ['HTML', status(200, { body: '<html>Welcome</html>' })],
    ['a reset', { kind: 'reset', when: 'before' }],
    ['429 for an hour', status(429, { headers: { 'retry-after': '3600' } })],
    ['401', status(401)],
    ['403', status(403)],
    ['404', status(404)],
    ['409', status(409)],
    ['422', status(422)],
    ['413', status(413)],
    ['an invoice', status(403, { body: '{"error":"pay","invoice":"in_1"}' })],
  ];
  const PLACES = ['/check/results', '/summary', '/export', '/ai-results'] as const;
  const CASES = PLACES.flatMap((place) => FAULTS.map((fault) => [place, ...fault] as const));

  test.each(CASES)('%s answered by %s: flagged all the same, and told', async (place, _what, fault) => {
    const { verdict, findings, warnings, service } = await verdictOf({
      fault: (request) => (request.path.includes(place) ? fault : null),
      total: (index) => [82.4, 75, 0][index],
      // Only where the export has no score for somebody the AI results are asked for.
      ai: (index) => (place === '/ai-results' && index === 2 ? undefined : 5),
    });
    expect([verdict.outcome, verdict.exitCode]).toEqual(['flagged', 1]);
    expect(verdict.flagged).toEqual([{ key: 'ada', by: ['similarity'] }]);
    expect([...warnings, ...findings.notices].join('\n')).toMatch(/matches|Read without/);
    expect(service.checks).toHaveLength(1);
  });

  test('the AI score is kept too, where only the export is answered', async () => {
    const { verdict } = await verdictOf({
      fault: (request) => (/overview|results|summary/.test(request.path) ? status(500) : null),
      total: () => 0,
      ai: (index) => [75, 75.01, 0][index],
    });
    expect(verdict.flagged).toEqual([{ key: 'bo', by: ['ai'] }]);
  });

  test('the name of a check that is only reported on is detail', async () => {
    const service = await startStandIn({
      total: () => 90,
      fault: (request) =>
        request.method === 'GET' && request.path.endsWith('/checks/101') && isMade ? status(500) : null,
    });
    let isMade = false;
    await runAgainst(service);
    isMade = true;
    const { result } = await runAgainst(service, { checkId: 101, submissions: [] });
    const verdict = judge(result.findings, result.failure, LENIENT);
    expect([verdict.outcome, verdict.flagged.length, result.failure]).toEqual(['flagged', 3, null]);
    expect(result.findings.notices.join()).toContain('name of the check could not be read');
    await service.close();
  });

  test('what nothing was above of is not flagged by a failure, and a missing AI score is not green', async () => {
    const fault = (place: string) => (request: { readonly path: string }) =>
      request.path.includes(place) ? status(429, { headers: { 'retry-after': '3600' } }) : null;
    expect((await verdictOf({ fault: fault('/summary') })).verdict.outcome).toBe('passed');
    const { verdict } = await verdictOf({ fault: fault('/export') });
    expect([verdict.outcome, verdict.exitCode, verdict.notChecked.length]).toEqual(['incomplete', 1, 3]);
    expect((await verdictOf({ fault: fault('/export') }, { ai: false })).verdict.outcome).toBe('passed');
  });

  test('where neither overview nor export is answered, there are no scores', async () => {
    const fault = (code: number) => (request: { readonly path: string }) =>
      /overview|export/.test(request.path) ? status(code) : null;
    expect((await verdictOf({ fault: fault(500) })).verdict.outcome).toBe('service-unavailable');
    expect((await verdictOf({ fault: fault(403) })).verdict.outcome).toBe('forbidden');
  });

  test('one submission whose matches are refused costs the others nothing; a dead service is not asked on and on', async () => {
    const total = (): number => 90;
    const submissions = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => packed(key)));
    const asked = (service: Awaited<ReturnType<typeof run>>['service']): number =>
      service.requests.filter(({ path }) => path.includes('/check/results')).length;
    const one = await verdictOf({ total, fault: onceAt('/check/results', status(422)) }, { submissions });
    expect(asked(one.service)).toBe(5);
    expect(one.warnings.join()).toContain('The matches of 1 of 5 submissions could not be read');
    const all = await verdictOf(
      { total, fault: (request) => (request.path.includes('/check/results') ? status(403) : null) },
      { submissions },
    );
    expect(asked(all.service)).toBe(3);
    expect(all.warnings.join()).toContain('The matches of 5 of 5 submissions could not be read');
  });

  test('what is not ours and above is told, and its matches are not asked for', async () => {
    const stranger = {
      id: 999,
      filename: 'x.zip',
      total_result: 99,
      submission_id: 999,
      plagiarism_total: 99,
    };
    const add: Rewrite = (body) => ({ ...body, submissions: [...(body['submissions'] as Row[]), stranger] });
    const { verdict, warnings, service } = await verdictOf({
      total: () => 75,
      rewrite: {
        '/check/overview': add,
        '/checks/{id}/export': add,
        '/checks/{id}/summary': (body) => ({ ...body, flagged_submissions: 1 }),
      },
    });
    expect(verdict.outcome).toBe('passed');
    expect(warnings.join()).toContain('1 submission that this run did not upload, 1 of them above');
    expect(service.requests.some(({ path }) => path.includes('/check/results'))).toBe(false);
  });
});

describe('an AI score is a number from 0 to 100, or missing', () => {
  test.each([-1, 101, 9_000, 'NaN', 'high', '90 %', '', {}, true, null, '1e400', [50], undefined])(
    'of %j for one: incomplete, n/a',
    async (ai) => {
      const { verdict, findings } = await verdictOf({ ai: (index) => (index === 1 ? ai : 5) });
      expect([verdict.outcome, verdict.exitCode, verdict.notChecked]).toEqual(['incomplete', 1, ['bo']]);
      expect(findings.submissions[1]).toMatchObject({ aiAverage: null, aiState: 'missing' });
    },
  );

  test('only a service that says so abstains', async () => {
    const abstain = (said: unknown) =>
      verdictOf({
        ai: (index) => (index === 1 ? null : 5),
        rewrite: {
          '/checks/{id}/export': rows((row, index) => (index === 1 ? { ...row, ai_abstained: said } : row)),
        },
      });
    const { verdict, findings } = await abstain(true);
    expect([verdict.outcome, findings.submissions[1]?.aiState]).toEqual(['passed', 'abstained']);
    expect((await abstain(false)).verdict.outcome).toBe('incomplete');
    expect((await abstain('perhaps')).verdict.outcome).toBe('incomplete');
    // A number beside it is a number.
    const both = await verdictOf({
      ai: () => 80,
      rewrite: { '/checks/{id}/export': rows((row) => ({ ...row, ai_abstained: true })) },
    });
    expect(both.verdict.flagged).toHaveLength(3);
  });

  test('no score for anybody is told in a sentence', async () => {
    const { verdict, warnings } = await verdictOf({ ai: () => undefined });
    expect(verdict.outcome).toBe('incomplete');
    expect(warnings).toEqual([expect.stringContaining('no AI score for any submission')]);
    expect((await verdictOf({ ai: (index) => (index === 0 ? 5 : undefined) })).warnings).toEqual([]);
    expect((await verdictOf({ ai: () => undefined }, { ai: false })).warnings).toEqual([]);
  });

  test('a service that notes the check as one without AI detection is not believed its zeros', async () => {
    const deny: Rewrite = (body) => ({ ...body, check: { ...(body['check'] as Row), ai_run: 0 } });
    const denied = (ai: number) =>
      verdictOf({
        ai: () => ai,
        rewrite: { '/check/create': (body) => ({ ...body, ai_run: 0 }), '/check/start': deny },
      });
    const zero = await denied(0);
    expect(zero.verdict.outcome).toBe('incomplete');
    expect(zero.warnings).toEqual([
      expect.stringContaining('without AI detection'),
      expect.stringContaining('no AI score for any submission'),
    ]);
    expect((await denied(80)).verdict.flagged).toHaveLength(3);
    const unasked = await verdictOf({ rewrite: { '/check/start': deny } }, { ai: false });
    expect([unasked.verdict.outcome, unasked.warnings]).toEqual(['passed', []]);
  });
});

describe('a total is a number from 0 to 100, or missing', () => {
  test.each([
    [100, 'flagged', 100],
    [100.000_000_000_1, 'flagged', 100],
    [101, 'incomplete', null],
    ['1e400', 'incomplete', null],
  ])('%j is %s', async (total, outcome, read) => {
    const { verdict, findings } = await verdictOf({ total: (index) => (index === 0 ? total : 5) });
    expect([verdict.outcome, findings.submissions[0]?.total]).toEqual([outcome, read]);
  });

  test('several rows of one id count all', async () => {
    const twice =
      (first: Row, second: Row): Rewrite =>
      (body) => {
        const [one, ...rest] = body['submissions'] as Row[];
        return { ...body, submissions: [{ ...one, ...first }, { ...one, ...second }, ...rest] };
      };
    for (const [high, low] of [
      [90, 10],
      [10, 90],
    ]) {
      const { verdict, findings } = await verdictOf({
        rewrite: {
          '/check/overview': twice({ total_result: high }, { total_result: low }),
          '/checks/{id}/export': twice({ plagiarism_total: high }, { plagiarism_total: low }),
        },
      });
      expect(verdict.flagged).toEqual([{ key: 'ada', by: ['similarity'] }]);
      expect(findings.submissions).toHaveLength(3);
    }
    const ai = await verdictOf({
      rewrite: { '/checks/{id}/export': twice({ ai_detection_avg: 90 }, { ai_detection_avg: 1 }) },
    });
    expect(ai.verdict.flagged).toEqual([{ key: 'ada', by: ['ai'] }]);
  });

  test('two submissions under one id are unknown, both', async () => {
    const { verdict, findings } = await verdictOf({
      total: () => 50,
      rewrite: {
        '/checks/{id}': rows((row, index) => (index < 2 ? { ...row, id: 102 } : row)),
      },
    });
    expect([verdict.outcome, verdict.notChecked]).toEqual(['incomplete', ['ada', 'bo']]);
    expect(findings.submissions.map(({ total }) => total)).toEqual([null, null, 50]);
  });
});

test('what an upload that arrived late left there twice has no number, and accuses nobody', async () => {
  const { verdict, findings, warnings } = await verdictOf({
    total: (index) => [100, 90, 10][index],
    rewrite: {
      '/check/overview': (body) => {
        const [first, ...rest] = body['submissions'] as Row[];
        return { ...body, submissions: [first, ...rest, { ...first, id: 999 }] };
      },
    },
  });
  expect([verdict.flagged, verdict.notChecked]).toEqual([[{ key: 'bo', by: ['similarity'] }], ['ada']]);
  expect(findings.submissions[0]).toMatchObject({
    total: null,
    state: { kind: 'not-checked', reason: expect.stringContaining('has it twice') as string },
  });
  expect(warnings).toEqual([]);
});

test('what is there twice and was not compared takes nobody’s number', async () => {
  const { verdict } = await verdictOf({
    total: (index) => [100, 90, 10][index],
    rewrite: {
      '/check/overview': (body) => {
        const [first, ...rest] = body['submissions'] as Row[];
        return { ...body, submissions: [first, ...rest, { ...first, id: 999, total_result: null }] };
      },
    },
  });
  expect([verdict.flagged.map(({ key }) => key), verdict.notChecked]).toEqual([['ada', 'bo'], []]);
});

test.each([
  ['Completed', { total: 80, aiAverage: 90 }],
  ['Checking', undefined],
])('AI results of an older generation that are %s', (state, expected) => {
  const row = {
    submission_id: 1,
    filename: 'ada.zip',
    plagiarism_score: '80.00',
    ai_detection: { avg_ai_probability: 90 },
  };
  const aiAnswer = parse('aiResults', { assignment_status: state, submissions: [row] }, '');
  const { scores } = scoresOf({ overview: null, exported: null, aiAnswer, summary: null }, 'run', String);
  if (expected === undefined) expect(scores.size).toBe(0);
  else expect(scores.get(1)).toMatchObject(expected);
});

describe('a check that is completed in part', () => {
  const summary = (completed: number, more: Row = {}): StandInOptions => ({
    rewrite: {
      '/checks/{id}/summary': (body) => ({
        ...body,
        submission_count: 3,
        completed_submissions: completed,
        ...more,
      }),
    },
  });

  test('is incomplete, and says how many are missing', async () => {
    const { verdict } = await verdictOf(summary(2));
    expect([verdict.outcome, verdict.exitCode]).toEqual(['incomplete', 1]);
    expect(verdict.sentence).toContain('1 submission of it is not');
    expect((await verdictOf(summary(3))).verdict.outcome).toBe('passed');
  });

  const status = (total: number, completed: number): StandInOptions => ({
    rewrite: {
      '/checks/{id}/status': (body) => ({
        ...body,
        submissions_total: total,
        submissions_completed: completed,
      }),
    },
  });

  test.each([
    [3, 2],
    [2, 2],
    [2, 3],
    [3, 0],
  ])('as its status says: of %d it completed %d, and three were started', async (total, completed) => {
    const { verdict } = await verdictOf(status(total, completed));
    expect([verdict.outcome, verdict.exitCode]).toEqual(['incomplete', 1]);
    expect(verdict.sentence).toMatch(
      /calls the check completed and says that [13] submissions? of it (is|are) not/,
    );
  });

  test.each([
    [3, 3],
    [4, 4],
    [0, 0],
  ])('is none where the status says %d and %d', async (total, completed) => {
    expect((await verdictOf(status(total, completed))).verdict.outcome).toBe('passed');
  });

  test('who was not uploaded is not missed a second time', async () => {
    const { findings } = await run({
      ...status(2, 2),
      fault: (request) =>
        request.path.includes('/check/upload') && request.body.toString('latin1').includes('filename="bo')
          ? { kind: 'status', when: 'before', status: 422, body: '{"error":"bo is refused"}' }
          : null,
    });
    expect(findings.submissions.map(({ state }) => state.kind)).toEqual([
      'checked',
      'not-checked',
      'checked',
    ]);
    expect(findings.unfinished).toBeUndefined();
  });

  test('a count that leaves out what has no scores is none', async () => {
    const { rewrite } = summary(2);
    const roles = rows((row, index) => ({ ...row, role: index === 2 ? 'archive' : 'submission' }));
    const { findings } = await run({ rewrite: { ...rewrite, '/check/overview': roles } });
    expect(findings.unfinished).toBeUndefined();
  });
});

test('notices are this program’s sentences where a service says them as such in the same words', () => {
  const said = message('notices.severalTasks', { n: 1234 });
  const text = ENGLISH.tell(said);
  const other = 'All is well.';
  let deep: unknown = 'x';
  for (let depth = 0; depth < 20_000; depth += 1) deep = { id: 'words.given', values: { text: deep } };
  const noticesOf = (notices: unknown, sentences: unknown) =>
    scoresOf(
      {
        overview: parse('overview', { notices, sentences }, ''),
        exported: null,
        aiAnswer: null,
        summary: null,
      },
      'not-run',
      (one) => one.replaceAll('k3y', '***'),
    ).notices;
  expect(noticesOf([text, other], [{ text, said }])).toEqual([said, other]);
  for (const wrong of [
    undefined,
    null,
    'x',
    [null],
    [{ text, said: { ...said, id: 'notices.gone' } }],
    [{ text, said: { id: 'notices.severalTasks' } }],
    [{ text, said: { ...said, values: { n: 1235 } } }],
    [{ text, said: { ...said, values: { n: [1234] } } }],
    [{ text, said: deep }],
    [{ text: other, said }],
  ]) {
    expect(noticesOf([text, other], wrong)).toEqual([text, other]);
  }
  // A key in a value is taken out as in any text.
  const given = { id: 'words.given', values: { text: 'a k3y' } };
  expect(noticesOf(['a k3y'], [{ text: 'a k3y', said: given }])).toEqual(['a ***']);
});
