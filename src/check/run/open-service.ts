import { join } from 'node:path';
import type { Clock, Environment, Log, Random } from '#base';
import type { Settings, WebProviderName } from '#contract';
import type { EventContext } from '#github';
import { fs } from '#native';
import { askingOf, loadService, type ProviderOptions, type WebOptions } from '#service';
import { createServiceClient } from '../client/client.ts';
import { type NamedService, serviceOf } from './open-here.ts';

export interface OpenService extends NamedService {
  readonly client: ReturnType<typeof createServiceClient>;
  close(): Promise<void>;
}

/** The user's service, or our own on this machine, which ends with `close`. */
export async function openService(
  settings: Pick<Settings, 'baseUrl' | 'apikey' | 'requestsPerMinute'> & Parameters<typeof webOf>[0],
  world: {
    readonly clock: Clock;
    readonly random: Random;
    readonly log: Log;
    readonly signal: AbortSignal;
    readonly environment: Environment;
    readonly redact: (text: string) => string;
    readonly tempDir: string;
    readonly toolVersion: string;
    readonly event: EventContext;
  },
  deadlineMs: number,
): Promise<OpenService> {
  const { clock, random, log, signal, environment, redact } = world;
  const common = { clock, random, log, signal, deadlineMs, environment, redact };
  if (settings.baseUrl !== null && settings.apikey !== null) {
    const client = createServiceClient({
      ...common,
      baseUrl: settings.baseUrl,
      apiKey: settings.apikey,
      requestsPerMinute: settings.requestsPerMinute,
    });
    return { ...serviceOf(settings), client, close: () => client.close() };
  }
  const tempDir = join(world.tempDir, 'service');
  await fs.makeFolder(tempDir);
  signal.throwIfAborted();
  // Large, and of no use to who asks another service.
  const { openEmbeddedService } = await loadService();
  const embedded = await openEmbeddedService({
    dataDir: null,
    tempDir,
    now: () => Date.now(),
    web: webOf(settings, world),
  });
  const client = createServiceClient({
    ...common,
    baseUrl: OWN_ADDRESS,
    apiKey: null,
    requestsPerMinute: null,
    fetch: embedded.fetch,
  });
  return {
    ...serviceOf({ baseUrl: null }),
    client,
    close: async () => {
      await client.close();
      await embedded.close();
    },
  };
}

/** Stands in the requests to a service of this process, which go nowhere. */
export const OWN_ADDRESS = 'http://localhost/api/v1';

/** Who is asked about the web by the service on this machine; null: nobody. */
function webOf(
  settings: Pick<Settings, 'web' | 'webRequests' | 'collectToken' | 'githubToken'>,
  world: Parameters<typeof providerOptions>[2],
): WebOptions | null {
  const { web, webRequests: mostRequests, collectToken, githubToken } = settings;
  if (web.length === 0) return null;
  return { ...providerOptions(web, collectToken ?? githubToken, world), mostRequests };
}

/** What a search of the web is opened with: plain data, which a thread can be given. @param token GitHub's */
export function providerOptions(
  names: readonly WebProviderName[],
  token: string | null,
  {
    environment,
    event: { apiUrl },
    toolVersion,
  }: {
    readonly environment: Environment;
    readonly event: Pick<EventContext, 'apiUrl'>;
    readonly toolVersion: string;
  },
): Omit<ProviderOptions, 'clock' | 'log'> {
  return askingOf({ names, token, apiUrl, toolVersion }, environment);
}
