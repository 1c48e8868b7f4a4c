import { join } from 'node:path';
import type { Command } from '../command-line/arguments/command.ts';
import type { Environment } from '../domain/environment.ts';
import { ConfigurationError } from '../domain/outcome.ts';
import { startThread } from '../embedded/analysis/analysis-thread.ts';
import { analysesOf } from '../embedded/server/analyses.ts';
import { Store } from '../embedded/store/store.ts';
import { searchingOf } from '../embedded/web/searching.ts';
import { untilStopped } from '../process/cancellation.ts';
import { placeOf, storageOpener } from './open-storage.ts';
import { makeTempFolder } from './temp-folder.ts';
import { webOf } from './web-of.ts';

type WorkCommand = Extract<Command, { readonly kind: 'work' }>;

/** More than a day: what works waits for others, with nothing of its own that keeps the process. */
const FOREVER_MS = 2 ** 30;

/** Analyses checks of services that share a database, until it is stopped. What is under way then is given back. */
export async function work(command: WorkCommand, environment: Environment): Promise<0> {
  const place = placeOf(command.storage, environment);
  const open = storageOpener(place, environment);
  if (place.database === null || open === undefined) {
    throw new ConfigurationError(
      'work takes checks of a database that it shares with a service. Give --database, or CODE_SIMILARITY_DATABASE.',
    );
  }
  const web = webOf(command, environment);
  const temp = await makeTempFolder();
  const alive = setInterval(() => {}, FOREVER_MS);
  try {
    const storage = await open();
    const { start, stop } = analysesOf({
      database: storage.database,
      store: await Store.open(storage.database, storage.blobs),
      workers: command.workers,
      indexes: true,
      limits: command.limits,
      folder: join(temp.folder, 'spool'),
      start: startThread,
      web: searchingOf(web, { now: () => Date.now(), monotonic: () => performance.now() }),
      now: () => Date.now(),
      monotonic: () => performance.now(),
      onDefect: (error) => console.error(error),
    });
    const stopped = untilStopped();
    start();
    process.stdout.write(`working, ${command.workers} at once\n`);
    await stopped;
    await stop();
    await storage.close();
    return 0;
  } finally {
    clearInterval(alive);
    await temp.remove();
  }
}
