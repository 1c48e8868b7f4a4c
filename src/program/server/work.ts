import { join } from 'node:path';
import { ConfigurationError, type Environment } from '#base';
import { analysesOf, searchingOf, sharedTurnsOf, startThread, Store } from '#service';
import type { Command } from '../command-line/arguments/parse-command-line.ts';
import { untilStopped } from '../process/cancellation.ts';
import { analysisLimits } from './analysis-limits.ts';
import { makeTempFolder, placeOf, storageOpener, webOf } from './open-storage.ts';
import { metricsOf } from './watch/metrics.ts';
import { listenForProbes, probesOf } from './watch/probes.ts';
import { readinessOf } from './watch/readiness.ts';
import { openServerLog } from './watch/server-log.ts';
import * as says from './says.ts';

type WorkCommand = Extract<Command, { readonly kind: 'work' }>;

/** More than a day: what works waits for others, with nothing of its own that keeps the process. */
const FOREVER_MS = 2 ** 30;

/** Analyses checks of services that share a database, until it is stopped. What is under way then is given back. */
export async function work(command: WorkCommand, environment: Environment): Promise<0> {
  const place = placeOf(command.storage, environment);
  const open = storageOpener(place, environment);
  if (place.database === null || open === undefined) throw new ConfigurationError(says.workTakes);
  const web = webOf(command, environment);
  const log = openServerLog(command.logFormat, process);
  const now = (): number => Date.now();
  const monotonic = (): number => performance.now();
  const temp = await makeTempFolder();
  const alive = setInterval(() => {}, FOREVER_MS);
  try {
    const storage = await open();
    const { database } = storage;
    const disks = { uploads: temp.folder, files: storage.blobs.folder };
    const readiness = readinessOf({ ...storage, folder: temp.folder, monotonic });
    const metrics = metricsOf({ database, disks, readiness, now });
    const probes = probesOf(metrics, readiness);
    const port = await listenForProbes(command, probes);
    if (port !== null) log.listening(port.url, 'metrics');
    const { start, stop } = analysesOf({
      database,
      store: await Store.open(database, storage.blobs),
      workers: command.workers,
      indexes: true,
      limits: analysisLimits(command.limits),
      folder: join(temp.folder, 'spool'),
      start: startThread,
      web: searchingOf(web, { monotonic, turns: sharedTurnsOf(database) }),
      now,
      monotonic,
      onDefect: log.defect,
    });
    const stopped = untilStopped();
    start();
    log.working(command.workers);
    await stopped;
    probes.drain();
    await stop();
    await port?.close();
    await storage.close();
    return 0;
  } finally {
    clearInterval(alive);
    await temp.remove();
  }
}
