import nock from 'nock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NetworkError } from '../../src/check/client/errors.ts';
import { openClient } from './open-client.ts';

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
  const client = openClient('https://service.example/api/v1');
  const failure = await client.read('account', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NetworkError);
  expect((failure as NetworkError).message).toContain('NODE_EXTRA_CA_CERTS');
  expect((failure as NetworkError).retryHelps).toBe(false);
  expect(client.requests).toBe(1);
  await client.close();
});
