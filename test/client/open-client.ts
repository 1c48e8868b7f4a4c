import { ServiceClient } from '../../src/check/client/client.ts';
import { SILENT } from '../../src/base/effects.ts';
import { FakeClock } from '../fake-clock.ts';
import { KEY } from '../service-stand-in/stand-in.ts';

/** A client on a clock that nobody waits for, with the product's limits. Its time is over 30 minutes after 0 unless told otherwise. */
export function openClient(
  baseUrl: string,
  more: Partial<ConstructorParameters<typeof ServiceClient>[0]> = {},
): ServiceClient {
  return new ServiceClient({
    baseUrl,
    apiKey: KEY,
    requestsPerMinute: null,
    clock: new FakeClock(),
    random: () => 0.5,
    log: SILENT,
    signal: new AbortController().signal,
    deadlineMs: 30 * 60_000,
    environment: {},
    redact: (text) => text,
    ...more,
  });
}
