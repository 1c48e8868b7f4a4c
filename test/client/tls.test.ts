import nock from 'nock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../src/process/system-clock.ts';
import { createServiceClient } from '../../src/service/client/client.ts';
import { NetworkError } from '../../src/service/client/errors.ts';

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

test.each([
  'CERT_HAS_EXPIRED',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])('%s stops at once, names NODE_EXTRA_CA_CERTS and is not tried again', async (code) => {
  nock('https://service.example')
    .get('/api/v1/account')
    .replyWithError(Object.assign(new Error('certificate'), { code }));
  const client = createServiceClient({
    baseUrl: 'https://service.example/api/v1',
    apiKey: 'k'.repeat(64),
    requestsPerMinute: null,
    clock: systemClock,
    random: Math.random,
    log: { debug() {}, info() {}, notice() {}, warning() {}, error() {}, group: (_title, body) => body() },
    signal: new AbortController().signal,
    deadlineMs: systemClock.now() + 5_000,
    environment: {},
    redact: (text) => text,
  });
  const failure = await client.read('account', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NetworkError);
  expect((failure as NetworkError).message).toContain('NODE_EXTRA_CA_CERTS');
  expect((failure as NetworkError).retryHelps).toBe(false);
  expect(client.requests).toBe(1);
  await client.close();
});
