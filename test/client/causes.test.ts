import { describe, expect, test } from 'vitest';
import {
  classifyAnswer,
  classifyError,
  errorText,
  parseBody,
  type Settled,
} from '../../src/check/client/classify.ts';
import { ConnectFailure } from '../../src/check/client/errors.ts';

/** An error with a code; `''` has none, and `name:…` gives a name instead. */
function failure(code: string, cause?: unknown): Error {
  const error = cause === undefined ? new Error('inner') : new Error('outer', { cause });
  if (code.startsWith('name:')) return Object.assign(error, { name: code.slice('name:'.length) });
  return code === '' ? error : Object.assign(error, { code });
}

/** The outermost first. */
function chain(...codes: readonly string[]): Error {
  return codes.reduceRight<Error | undefined>((cause, code) => failure(code, cause), undefined) as Error;
}

const many = (...errors: readonly unknown[]): AggregateError => new AggregateError(errors, 'all failed');
const wrapped = (times: number, error: unknown): unknown =>
  Array.from({ length: times }).reduce((cause) => new Error('outer', { cause }), error);

const NEVER_SENT = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
];
const NOT_TRUSTED = [
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_UNTRUSTED',
  'CERT_REVOKED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'HOSTNAME_MISMATCH',
];

describe('what is thrown instead of an answer', () => {
  test.each(NEVER_SENT)('%s: it never left this machine', (code) => {
    expect(classifyError(chain(code))).toEqual({ kind: 'unsent', what: `the connection failed (${code})` });
  });

  test.each(NOT_TRUSTED)('%s: the other side is not who it should be', (code) => {
    expect(classifyError(chain(code))).toEqual({ kind: 'untrusted', what: code });
  });

  test.each([
    ['UND_ERR_HEADERS_TIMEOUT', 'no answer came in time'],
    ['name:TimeoutError', 'no answer came in time'],
    ['UND_ERR_BODY_TIMEOUT', 'the answer stopped in the middle'],
    ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'the answer is larger than is read'],
    ['UND_ERR_SOCKET', 'the connection was closed before the answer was complete'],
    ['ECONNRESET', 'the connection was reset (ECONNRESET)'],
    ['EPIPE', 'the connection was reset (EPIPE)'],
    ['EPROTO', 'the connection failed (EPROTO)'],
    ['name:SyntaxError', 'the connection failed (SyntaxError)'],
    ['', 'the connection failed (Error)'],
  ])('%s: the service may have acted, and the sentence is “%s”', (code, what) => {
    expect(classifyError(chain(code))).toEqual({ kind: 'ambiguous', what, said: '' });
  });

  test.each<readonly [string, unknown, Settled]>([
    ['a known code under one that is new', chain('NEW', 'ENOTFOUND'), unsent('ENOTFOUND')],
    ['a known code over one that is new', chain('ENOTFOUND', 'NEW'), unsent('NEW')],
    ['a certificate over a reset', chain('CERT_HAS_EXPIRED', 'ECONNRESET'), untrusted('CERT_HAS_EXPIRED')],
    ['a certificate under a refusal', chain('ECONNREFUSED', 'CERT_REVOKED'), untrusted('CERT_REVOKED')],
    // undici says so of a TLS session that breaks before anything was sent, and after it: nobody can know.
    [
      'a session that breaks',
      chain('', 'UND_ERR_SOCKET', 'ECONNRESET'),
      ambiguous('the connection was reset (ECONNRESET)'),
    ],
    ['seven errors around it', wrapped(7, chain('ENOTFOUND')), unsent('ENOTFOUND')],
    ['eight errors around it', wrapped(8, chain('ENOTFOUND')), ambiguous('the connection failed (Error)')],
    ['addresses that all refuse', many(chain('ECONNREFUSED'), chain('ECONNREFUSED')), unsent(null)],
    ['addresses of which one refuses', many(chain('NEW'), chain('ECONNREFUSED')), unsent(null)],
    ['addresses with one certificate', many(chain('NEW'), chain('CERT_REVOKED')), untrusted('CERT_REVOKED')],
    [
      'addresses without codes',
      many(null, 'text', {}, chain('')),
      ambiguous('the connection failed (AggregateError)'),
    ],
    [
      'addresses with codes that are no text',
      many({ code: 7 }),
      ambiguous('the connection failed (AggregateError)'),
    ],
    ['addresses inside of an error', failure('', many(chain('ENOTFOUND'))), unsent(null)],
    [
      'a code that is no text',
      Object.assign(chain(''), { code: 111 }),
      ambiguous('the connection failed (Error)'),
    ],
    [
      'a code on what is no error',
      failure('', { code: 'ENOTFOUND' }),
      ambiguous('the connection failed (Error)'),
    ],
    ['no error at all', 'ENOTFOUND', ambiguous('the connection failed')],
    [
      'a proxy of SOCKS',
      failure('NEW', failure('name:Socks5ProxyError')),
      { kind: 'unsent', what: 'the proxy: the connection failed (Socks5ProxyError)' },
    ],
  ])('%s', (_, error, settled) => {
    expect(classifyError(error)).toEqual(settled);
  });

  function unsent(code: string | null): Settled {
    return { kind: 'unsent', what: `the connection failed (${code ?? 'AggregateError'})` };
  }
  function untrusted(what: string): Settled {
    return { kind: 'untrusted', what };
  }
  function ambiguous(what: string): Settled {
    return { kind: 'ambiguous', what, said: '' };
  }
});

describe('no connection', () => {
  const refusal = (message: string): Error => Object.assign(new Error(message), { code: 'UND_ERR_ABORTED' });

  test.each([
    [false, chain('NEW'), 'the connection failed (NEW)'],
    [false, refusal('Proxy response (407) !== 200'), 'the connection failed (UND_ERR_ABORTED)'],
    [true, chain('NEW'), 'through the proxy: the connection failed (NEW)'],
    [
      true,
      refusal('Proxy response (407) !== 200 when HTTP Tunneling'),
      'the proxy refuses the connection (407: it asks for a user name and a password)',
    ],
    [
      true,
      refusal('Proxy response (502) !== 200 when HTTP Tunneling'),
      'the proxy refuses the connection (502)',
    ],
    // The status is read where undici writes it, and nowhere else.
    [true, refusal('x Proxy response (502)'), 'through the proxy: the connection failed (UND_ERR_ABORTED)'],
    [true, refusal('Proxy response (50)'), 'through the proxy: the connection failed (UND_ERR_ABORTED)'],
  ])('through a proxy: %s, because of %s, is told as “%s”', (viaProxy, cause, what) => {
    expect(classifyError(new ConnectFailure(viaProxy, cause))).toEqual({ kind: 'unsent', what });
  });

  test('with a certificate that is not trusted is untrusted all the same', () => {
    expect(classifyError(new ConnectFailure(true, chain('CERT_HAS_EXPIRED'))).kind).toBe('untrusted');
  });

  test('counts only as what it is itself: inside of another error, something may have been sent', () => {
    expect(classifyError(new Error('outer', { cause: new ConnectFailure(false, chain('NEW')) })).kind).toBe(
      'ambiguous',
    );
  });
});

describe('what an answer says', () => {
  const settle = (status: number, text: string, documented503 = false): Settled =>
    classifyAnswer(
      { status, headers: {}, text },
      { documented503, expected: (body) => body !== null && 'id' in body },
    );

  test.each([
    [200, 'ok'],
    [299, 'ok'],
    [199, 'refused'],
    [300, 'refused'],
    [407, 'refused'],
    [408, 'ambiguous'],
    [409, 'refused'],
    [425, 'ambiguous'],
    [499, 'refused'],
    [500, 'ambiguous'],
  ])('a promised body with status %d is %s', (status, kind) => {
    expect(settle(status, '{"id":1}').kind).toBe(kind);
  });

  test.each([
    ['{"error":"away"}', true, { kind: 'offline', said: 'away' }],
    ['{"error":"away"}', false, { kind: 'ambiguous', what: 'status 503', said: 'away' }],
    ['{"error":5}', true, { kind: 'ambiguous', what: 'status 503', said: '' }],
    ['{"message":"away"}', true, { kind: 'ambiguous', what: 'status 503', said: 'away' }],
    ['["error"]', true, { kind: 'ambiguous', what: 'status 503', said: '["error"]' }],
    ['away', true, { kind: 'ambiguous', what: 'status 503', said: 'away' }],
  ])('503 with %s, documented: %s', (text, documented503, settled) => {
    expect(settle(503, text, documented503)).toEqual(settled);
  });

  test('only 503 is the documented outage', () => {
    expect(settle(500, '{"error":"x"}', true).kind).toBe('ambiguous');
    expect(settle(400, '{"error":"x"}', true).kind).toBe('refused');
  });

  test.each([
    ['{"invoice":"in_1","error":"pay"}', 'in_1'],
    ['{"invoice":17,"error":"pay"}', '17'],
    ['{"invoice":{"id":"in_2"},"error":"pay"}', 'in_2'],
    ['{"invoice":{"id":3},"error":"pay"}', '3'],
    ['{"invoice":{"id":true},"error":"pay"}', 'unknown'],
    ['{"invoice":{},"error":"pay"}', 'unknown'],
  ])('%s suspends the account, whatever the status', (text, invoice) => {
    for (const status of [200, 402, 403, 429, 503]) {
      expect(settle(status, text)).toEqual({ kind: 'suspended', said: 'pay', invoice });
    }
  });

  test.each(['{"invoice":""}', '{"invoice":null}', '{"invoice":false}', '[]', '{}'])(
    '%s names no invoice',
    (text) => {
      expect(settle(400, text).kind).toBe('refused');
      expect(settle(402, text)).toMatchObject({ kind: 'suspended', invoice: null });
    },
  );

  test('tells the status of an answer that is not what was asked for', () => {
    expect(settle(201, '{"message":"soon"}')).toEqual({
      kind: 'ambiguous',
      what: 'an answer (201) that is not what was asked for',
      said: 'soon',
    });
  });

  test.each([
    ['{"error":"no","message":"long"}', 'no'],
    ['{"error":"","message":"long"}', 'long'],
    ['{"error":7,"message":"long"}', 'long'],
    ['{"error":""}', ''],
    ['{"message":7}', ''],
    ['[1]', '[1]'],
    ['"text"', '"text"'],
    ['<html>', '<html>'],
  ])('%s is read as “%s”', (text, said) => {
    expect(errorText(parseBody(text), text)).toBe(said);
  });

  test.each([
    ['\uFEFF{"a":1}', { a: 1 }],
    ['[1]', [1]],
    ['null', null],
    ['1', null],
    ['"x"', null],
    ['{"a":', null],
    ['{}\uFEFF', null],
  ])('%j holds %j', (text, body) => {
    expect(parseBody(text)).toEqual(body);
  });
});
