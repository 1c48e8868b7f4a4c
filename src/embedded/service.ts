import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { AnalysisQueue } from './analysis/queue.ts';
import { createHandlers } from './server/handlers.ts';
import { RateLimit } from './server/rate-limit.ts';
import { createHttpServer, PREFIX } from './server/server.ts';
import { openSqlite } from './store/sqlite.ts';
import { Store } from './store/store.ts';

export interface ServiceOptions {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly key: string;
  /** Where checks are kept; null: nothing outlives the process. */
  readonly dataDir: string | null;
  /** Existing folder for files that do not outlive the process. */
  readonly tempDir: string;
  /** Per client address; null: not limited. */
  readonly requestsPerMinute: number | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** ZIPs of a check that everybody may read and nobody may change; taken over by the store. */
  readonly demo?: readonly { readonly filename: string; readonly path: string; readonly bytes: number }[];
}

export interface EmbeddedService {
  /** `http://127.0.0.1:49152/api/v1`. */
  readonly baseUrl: string;
  close(): Promise<void>;
}

/**
 * Starts the embedded service: the interface over HTTP, its store, and its analyses in threads of their own.
 *
 * @throws ConfigurationError for a data folder that cannot be used; the system's error for an address that is taken
 */
export async function startEmbeddedService(options: ServiceOptions): Promise<EmbeddedService> {
  const spoolDir = join(options.dataDir ?? options.tempDir, 'spool');
  // Uploads that were under way when an earlier process ended belong to nobody.
  await rm(spoolDir, { recursive: true, force: true });
  mkdirSync(spoolDir, { recursive: true, mode: 0o700 });
  const store =
    options.dataDir === null
      ? new Store(join(options.tempDir, 'submissions'), null)
      : new Store(join(options.dataDir, 'submissions'), await openSqlite(options.dataDir));
  const queue = new AnalysisQueue();
  let baseUrl = '';
  const server = createHttpServer({
    key: options.key,
    spoolDir,
    rateLimit:
      options.requestsPerMinute === null ? null : new RateLimit(options.requestsPerMinute, options.now),
    handlers: createHandlers({
      store,
      queue,
      now: options.now,
      baseUrl: () => baseUrl,
      unmetered: options.requestsPerMinute === null,
      demo: options.demo ?? [],
    }),
    onDefect: (error) => {
      console.error(error);
    },
  });
  await listen(server, options.host, options.port);
  const { address, port } = server.address() as AddressInfo;
  baseUrl = `http://${address.includes(':') ? `[${address}]` : address}:${port}${PREFIX}`;
  return {
    baseUrl,
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      await queue.close();
      await closed;
      store.close();
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
