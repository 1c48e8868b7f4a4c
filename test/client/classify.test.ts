import { describe, expect, test } from 'vitest';
import { tokenOf, markerOf, nameCheck, slugOf } from '../../src/check/names.ts';
import { classifyAnswer, classifyError } from '../../src/check/client/classify.ts';
import { Pace } from '../../src/check/client/pace.ts';
import { quote } from '../../src/check/client/client.ts';
import { retryAfterMs } from '../../src/check/client/retry-after.ts';

function failure(code: string, depth = 0): Error {
  const inner = Object.assign(new Error('inner'), { code });
  return Array.from({ length: depth }).reduce<Error>((cause) => new Error('fetch failed', { cause }), inner);
}

describe('outcome classes of what is thrown', () => {
  test.each([
    ['ENOTFOUND', 'unsent'],
    ['ECONNREFUSED', 'unsent'],
    ['UND_ERR_CONNECT_TIMEOUT', 'unsent'],
    ['CERT_HAS_EXPIRED', 'untrusted'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'untrusted'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'untrusted'],
    ['ECONNRESET', 'ambiguous'],
    ['EPIPE', 'ambiguous'],
    ['UND_ERR_SOCKET', 'ambiguous'],
    ['UND_ERR_HEADERS_TIMEOUT', 'ambiguous'],
    ['UND_ERR_BODY_TIMEOUT', 'ambiguous'],
    ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'ambiguous'],
    ['SOMETHING_NEW', 'ambiguous'],
  ])('%s is %s, however deep it lies', (code, kind) => {
    for (const depth of [0, 1, 3]) expect(classifyError(failure(code, depth)).kind).toBe(kind);
  });

  test('several addresses that all refuse were never reached', () => {
    expect(classifyError(new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')])).kind).toBe(
      'unsent',
    );
  });
});

describe('outcome classes of answers', () => {
  const classify = (status: number, text: string, documented503 = false) =>
    classifyAnswer(
      { status, headers: {}, text },
      { documented503, expected: (body) => body !== null && 'id' in body },
    ).kind;

  test.each([
    [200, '{"id":1}', 'ok'],
    [200, '\uFEFF{"id":1}', 'ok'],
    [200, '', 'ambiguous'],
    [200, '{"id":', 'ambiguous'],
    [200, '<html>login</html>', 'ambiguous'],
    [200, '{"error":"no"}', 'ambiguous'],
    [400, '{"error":"no"}', 'refused'],
    [402, '{"error":"pay"}', 'suspended'],
    [302, '', 'refused'],
    [408, '', 'ambiguous'],
    [429, '<html>', 'limited'],
    [500, '{"error":"x"}', 'ambiguous'],
    [503, '{"error":"x"}', 'ambiguous'],
    [524, '', 'ambiguous'],
    [500, '{"error":"x","invoice":"in_1"}', 'suspended'],
    [200, '{"id":1,"invoice":null}', 'ok'],
  ])('%d %s is %s', (status, text, kind) => {
    expect(classify(status, text)).toBe(kind);
  });

  test('503 of start is an outage only with the documented body', () => {
    expect(classify(503, '{"error":"offline"}', true)).toBe('offline');
    expect(classify(503, '<html>', true)).toBe('ambiguous');
  });
});

describe('Retry-After', () => {
  const date = 'Sat, 21 Nov 2026 12:00:00 GMT';
  test.each([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': '1.5' }, 1_500],
    [{ 'retry-after': '0' }, 1_000],
    [{ 'retry-after': '-1' }, null],
    [{ 'retry-after': 'soon', date }, null],
    [{ 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT', date }, 30_000],
    [{ 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT', date }, 1_000],
    [{ 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }, null],
    [{ 'x-ratelimit-reset': String(Date.parse(date) / 1_000 + 40), date }, 40_000],
    [{ 'x-ratelimit-reset': String(Date.parse(date) / 1_000 + 9_999), date }, 120_000],
    [{ 'x-ratelimit-reset': String(Date.parse(date) / 1_000 - 9_999), date }, 1_000],
    [{ 'x-ratelimit-reset': String(Date.parse(date) / 1_000 + 40) }, null],
    [{ 'x-ratelimit-reset': 'soon', date }, null],
    // The two obsolete forms of a date. A year of two digits is at most 50 years ahead.
    [{ 'retry-after': 'Saturday, 21-Nov-26 12:00:30 GMT', date }, 30_000],
    [{ 'retry-after': 'Sat Nov 21 12:00:30 2026', date }, 30_000],
    [{ 'retry-after': 'Tue Dec  1 12:00:00 2026', date }, 10 * 86_400_000],
    [{ 'retry-after': 'Saturday, 21-Nov-76 12:00:00 GMT', date }, (50 * 365 + 13) * 86_400_000],
    [{ 'retry-after': 'Monday, 21-Nov-77 12:00:00 GMT', date }, 1_000],
    [
      { 'retry-after': 'Wednesday, 21-Nov-01 12:00:00 GMT', date: 'Sat, 21 Nov 2099 12:00:00 GMT' },
      730 * 86_400_000,
    ],
    [{ 'retry-after': 'Saturday, 21-Nov-26 12:00:30 GMT', date: 'Saturday, 21-Nov-26 12:00:00 GMT' }, null],
    [{ 'retry-after': 'Sat, 21 Nox 2026 12:00:30 GMT', date }, null],
    [{}, null],
  ])('%j asks for %j ms', (headers, ms) => {
    expect(retryAfterMs(headers)).toBe(ms);
  });
});

test('the pace never lets more than its number into any minute, and halves when little is left', () => {
  let now = 0;
  const clock = { now: () => now, sleep: () => Promise.resolve() };
  const pace = new Pace(clock, 30);
  const sent: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    now += pace.waitMs();
    pace.count();
    sent.push(now);
    now += 100;
  }
  for (const at of sent) {
    expect(sent.filter((time) => time > at - 60_000 && time <= at).length).toBeLessThanOrEqual(30);
  }
  expect(sent.at(-1)).toBeLessThan(4 * 60_000);
  pace.remaining(3);
  expect(pace.waitMs()).toBeGreaterThan(0);
  pace.pause(90_000);
  expect(pace.waitMs()).toBeGreaterThanOrEqual(90_000);
});

test('what the service said becomes one short line without tags', () => {
  expect(quote('<html><style>x{}</style><h1>Bad\n\u202egateway</h1></html>')).toBe('Bad gateway');
  expect(quote('x'.repeat(1_000)).length).toBeLessThan(210);
  expect(quote('Bad gateway! <style>x{}')).toBe('Bad gateway');
  // A page of many such tags, or a text of many such signs, took minutes.
  expect(quote(`a${'<style '.repeat(200_000)}`)).toBe('a');
  expect(quote(`${'!'.repeat(500_000)}a`)).toHaveLength(201);
});

describe('names that come back', () => {
  const tokens = new Set(['0a1b2c3d', 'deadbeef']);
  test.each([
    ['alice-0a1b2c3d.zip', '0a1b2c3d'],
    ['alice-0a1b2c3d', '0a1b2c3d'],
    ['uploads/ALICE-0A1B2C3D.ZIP', '0a1b2c3d'],
    ['alice-0a1b2c3d (1)', '0a1b2c3d'],
    // A student who named a folder after another's token is still that student.
    ['deadbeef-0a1b2c3d.zip', '0a1b2c3d'],
    ['0a1b2c3d_x', '0a1b2c3d'],
    ['deadbeef 0a1b2c3d', null],
    ['stranger.zip', null],
    ['alice-0a1b2c3dff.zip', null],
  ])('%s belongs to %j', (filename, token) => {
    expect(tokenOf(filename, tokens)).toBe(token);
  });

  test('a check’s name keeps its marker whatever the label, within 255 characters', () => {
    const marker = markerOf({ runId: '123', jobSlug: 'a.b/c', attempt: 2 }, '0123456789', 'abcdef');
    const { name } = nameCheck('x'.repeat(500), marker);
    expect([name.length, name.endsWith(marker)]).toEqual([255, true]);
    expect(nameCheck('\u0000\n', marker).name).toBe(`similarity ${marker}`);
  });

  test('slugs are ASCII without leading dots or dashes', () => {
    expect(slugOf('../.Ünïcode näme')).toBe('Unicode-name');
    expect(slugOf('💥')).toBe('submission');
  });
});
