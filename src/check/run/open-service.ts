import { join } from 'node:path';
import type { Environment } from '#base';
import type { ServiceFetch, Settings } from '#contract';
import type { EventContext } from '#github';
import { fs } from '#native';
import { askingOf, loadService, type WebOptions } from '#service';
import { ServiceClient } from '../client/client.ts';
import type { CheckEffects } from '../plan.ts';
import { type NamedService, serviceOf } from './open-here.ts';

export interface OpenService extends NamedService {
  readonly client: ServiceClient;
  close(): Promise<void>;
}

/** What of a run's world its service is opened with. */
export interface ServiceWorld extends Pick<CheckEffects, 'clock' | 'random' | 'log' | 'redact'> {
  /** Aborted with `Cancelled` when the run is to stop. */
  readonly signal: AbortSignal;
  readonly environment: Environment;
  /** An empty folder of this run alone. The caller who made it deletes it. */
  readonly tempDir: string;
  readonly toolVersion: string;
  readonly event: EventContext;
}

/** The user's service, or our own on this machine, which ends with `close`. */
export async function openService(
  settings: Pick<Settings, 'baseUrl' | 'apikey' | 'requestsPerMinute'> & Parameters<typeof webOf>[0],
  world: ServiceWorld,
  deadlineMs: number,
): Promise<OpenService> {
  const { clock, random, log, signal, environment, redact } = world;
  if (settings.baseUrl !== null && settings.apikey !== null) {
    const common = { clock, random, log, signal, deadlineMs, environment, redact };
    const client = new ServiceClient({
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
  return openOwn(embedded, world, deadlineMs);
}

/** A service of this process, which is asked as it is: there is no connection, no key and no pace. */
export function openOwn(
  {
    fetch,
    close = () => Promise.resolve(),
  }: { readonly fetch: ServiceFetch; readonly close?: () => Promise<void> },
  { clock, random, log, signal, redact }: ServiceWorld,
  deadlineMs: number,
): OpenService {
  const client = new ServiceClient({
    clock,
    random,
    log,
    signal,
    deadlineMs,
    redact,
    environment: {},
    baseUrl: OWN_ADDRESS,
    apiKey: null,
    requestsPerMinute: null,
    fetch,
  });
  return { ...serviceOf({ baseUrl: null }), client, close };
}

/** Stands in the requests to a service of this process, which go nowhere. */
export const OWN_ADDRESS = 'http://localhost/api/v1';

/** Who is asked about the web by the service on this machine; null: nobody. */
function webOf(
  settings: Pick<Settings, 'web' | 'webRequests' | 'collectToken' | 'githubToken'>,
  { event: { apiUrl }, toolVersion, environment }: ServiceWorld,
): WebOptions | null {
  const { web: names, webRequests: mostRequests, collectToken, githubToken } = settings;
  if (names.length === 0) return null;
  const token = collectToken ?? githubToken;
  return { ...askingOf({ names, token, apiUrl, toolVersion }, environment), mostRequests };
}
