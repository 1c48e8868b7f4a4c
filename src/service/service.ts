import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { andThrow } from '#base';
import type { ServiceFetch } from '#contract';
import { fs } from '#native';
import { listen } from '#system';
import {
  type AnalysisLimits,
  DEFAULT_TIME_LIMIT_MS,
  startThread,
  warmThread,
} from './analysis/analysis-thread.ts';
import { analysesOf } from './api/analyses.ts';
import { CheckAccess } from './api/check-access.ts';
import { isForThisMachine, proxyList } from './api/client-address.ts';
import { type DemoFile, offerDemo } from './api/demo.ts';
import { Door } from './api/door.ts';
import { CheckFeed } from './api/events/check-feed.ts';
import { EventStreams } from './api/events/event-streams.ts';
import type { Extension, ServiceParts } from './api/extension.ts';
import { handle } from './api/handlers/handle.ts';
import { InProcess } from './api/in-process.ts';
import { peopleResources } from './api/people/resources.ts';
import { type HouseOptions, startHousekeeping } from './api/housekeeping.ts';
import { RateLimit } from './api/rate-limit.ts';
import { routerOf } from './api/router.ts';
import { type OperateOptions, PREFIX } from './api/operate.ts';
import { answering, type Watch } from './api/server.ts';
import { statusesOf } from './api/status-of.ts';
import { NO_SIMULATION, simulatedRefusal, type Simulation } from './api/simulation.ts';
import type { OnDefect } from './defects.ts';
import * as says from './api/says.ts';
import { type Caller, OWNER } from './store/people/caller.ts';
import { peopleOf } from './store/people/people.ts';
import { STEPS } from './store/migrate.ts';
import { sharedTurnsOf } from './store/shared-turns.ts';
import { openDataFolder, openTemporary, type Storage } from './store/storage.ts';
import { Store } from './store/store.ts';
import { searchingOf, type WebOptions } from './web/searching.ts';

/** What a service is made of, however it is reached. */
export interface OwnOptions {
  /** Where checks are kept; null: nothing outlives the process. */
  readonly dataDir: string | null;
  /** Opens another place than the data folder, such as a database that several processes share. */
  readonly openStorage?: () => Promise<Storage>;
  /** Existing folder for files that do not outlive the process. */
  readonly tempDir: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds by a clock that nobody sets. */
  readonly monotonic?: () => number;
  /** ZIPs of a check that everybody may read and nobody may change, made when they are needed; taken over by the store. */
  readonly demo?: ((folder: string) => Promise<readonly DemoFile[]>) | null;
  readonly simulation?: Simulation;
  /** Analyses at once, and one more that is small. Absent: 1. */
  readonly workers?: number;
  /** Who is asked about the web; absent: nobody, and nothing leaves. */
  readonly web?: WebOptions | null;
  /** Of each analysis; absent: half an hour, and the memory that the system has. */
  readonly limits?: AnalysisLimits;
  /** What is deleted for its age, see `HouseOptions`; absent: nothing is. */
  readonly house?: Pick<HouseOptions, 'retainMs' | 'onNotice'>;
  /** Bytes of the disk that uploads leave free; absent: none. */
  readonly keepFreeBytes?: number | null;
  /** Told of what is this program's own fault; else it is printed. */
  readonly onDefect?: OnDefect;
}

/** What a service needs to be reached over a network. */
export interface ServiceOptions extends OwnOptions {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** A function is asked when the data folder is this process's alone. */
  readonly key: string | (() => string);
  /** Per client address; null: not limited. */
  readonly requestsPerMinute: number | null;
  /** Origin at which people reach the service, as `https://similarity.example`; null or absent: as each client says. */
  readonly publicUrl?: string | null;
  /** Addresses and networks of reverse proxies, whose word on where a request comes from is taken. */
  readonly trustedProxies?: readonly string[];
  /** What a department's server has besides the interface, made when its rows can be read. Default: nothing. */
  readonly extend?: (parts: ServiceParts) => Extension;
  readonly watch?: (storage: Storage) => Watch;
}

/** A service in this process. */
export interface OwnService {
  /** Whoever has this may do everything: no key is asked for, and no request is limited. */
  readonly fetch: ServiceFetch;
  /** Requests under way end first; nothing runs any more when it returns. */
  close(): Promise<void>;
}

export interface EmbeddedService {
  /** `http://127.0.0.1:49152/api/v1`; of a service on all addresses, the one of this machine. */
  readonly baseUrl: string;
  /** Requests under way may end within some seconds; nothing runs any more when it returns. */
  close(): Promise<void>;
}

/** So often it is told that connections are refused. */
const FULL_MS = 60_000;
/** So long requests under way may go on when the service is stopped. */
const DRAIN_MS = 30_000;

/**
 * Opens the embedded service as a function: its store, and its analyses in threads of their own. Nothing listens. A data folder is
 * locked before anything in it is touched.
 *
 * @throws ConfigurationError for a data folder that cannot be used
 */
export async function openEmbeddedService(options: OwnOptions): Promise<OwnService> {
  return withStorage(options, async (storage) => {
    const core = await coreOf(options, storage, true);
    core.begin();
    return {
      fetch: core.fetchAs(OWNER),
      close: async () => {
        await core.streams.close();
        await core.end();
        await storage.close();
      },
    };
  });
}

/**
 * Starts the embedded service on a port.
 *
 * @throws ConfigurationError for a data folder that cannot be used; the system's error for an address that is taken
 */
export async function startEmbeddedService(options: ServiceOptions): Promise<EmbeddedService> {
  return withStorage(options, async (storage) => serve(options, storage));
}

async function withStorage<T>(options: OwnOptions, open: (storage: Storage) => Promise<T>): Promise<T> {
  const { dataDir, tempDir, openStorage } = options;
  const storage = await (openStorage?.() ??
    (dataDir === null ? openTemporary(tempDir) : openDataFolder(dataDir, STEPS)));
  return open(storage).catch(andThrow(() => storage.close()));
}

async function serve(options: ServiceOptions, storage: Storage): Promise<EmbeddedService> {
  const { now, requestsPerMinute } = options;
  const core = await coreOf(options, storage, requestsPerMinute === null);
  let extension: Extension | null = null;
  const end = async (): Promise<void> => {
    await extension?.close?.();
    await core.end();
  };
  try {
    const { key } = options;
    const { people, resources, onDefect, folder } = core;
    const door = new Door(typeof key === 'string' ? key : key(), people.keys);
    const reached = reachedBy(options);
    const parts = { ...core.context, ...storage, ...reached, ...core.operating, door, folder: core.spoolDir };
    extension = options.extend?.({ ...parts, fetchAs: core.fetchAs, wake: core.wake }) ?? null;
    const answer = answering({
      ...core.operating,
      ...reached,
      door,
      findResource: routerOf([...resources, ...(extension?.resources ?? [])]),
      visitors: extension?.visitors ?? null,
      rateLimit:
        requestsPerMinute === null ? null : new RateLimit('interface', requestsPerMinute, core.context),
      watch: options.watch?.(storage) ?? null,
      onFull: onceIn(FULL_MS, core.context.monotonic, () => options.house?.onNotice(says.connectionsRefused)),
    });
    core.begin(extension?.handlers);
    const demo = { ...core.context, access: core.operating.accessOf(OWNER) };
    if (options.demo != null) await offerDemo(demo, options.demo, folder);
    const listener = await listen({ host: options.host, port: options.port, answer }, null);
    const chores = startHousekeeping({ storage, audit: people.audit, now, ...options.house }, onDefect);
    return {
      // What stands for all of a machine is no address that a person can open.
      baseUrl: listener.url.replace(/\/\/(?:0\.0\.0\.0|\[::\]):/, '//127.0.0.1:') + PREFIX,
      close: async () => {
        const tidied = chores.stop();
        await core.streams.close();
        await listener.close((signal) => setTimeout(DRAIN_MS, undefined, { signal }));
        await end();
        await tidied;
        await storage.close();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** What answers requests, and what works behind it. @param unmetered it is for one run alone */
async function coreOf(options: OwnOptions, storage: Storage, unmetered: boolean) {
  const { now, monotonic = () => performance.now(), simulation = NO_SIMULATION } = options;
  const onDefect = options.onDefect ?? ((error: unknown): void => console.error(error));
  const folder = options.dataDir ?? options.tempDir;
  const spoolDir = join(folder, 'spool');
  const store = await Store.open(storage.database, storage.blobs);
  const people = peopleOf(storage.database, now);
  // Into a folder that is locked nobody else writes: what has no row has no upload either.
  if (options.openStorage === undefined && options.dataDir !== null) await store.sweep();
  await emptyFolder(spoolDir);
  const turns = sharedTurnsOf(storage.database);
  // Who starts a service for one run alone has something to analyse.
  if (unmetered) warmThread();
  const { jobs, runs, workers, start, stop } = analysesOf({
    workers: options.workers ?? 1,
    limits: options.limits ?? { timeMs: DEFAULT_TIME_LIMIT_MS, memoryBytes: null },
    indexes: !unmetered,
    database: storage.database,
    store,
    folder: spoolDir,
    start: startThread,
    web: searchingOf(options.web ?? null, { monotonic, turns }),
    now,
    monotonic,
    onDefect,
  });
  const web = options.web?.names ?? [];
  const context = { store, people, jobs, runs, turns, now, monotonic, unmetered, simulation, web };
  const streams = streamsOf(context, onDefect);
  const resources = peopleResources(context, streams);
  const shared = { store, corpora: people.corpora, now, cached: { latest: null } };
  const operating: OperateOptions = {
    accessOf: (caller) => new CheckAccess(shared, caller),
    spoolDir,
    disks: [spoolDir, storage.blobs.folder],
    keepFreeBytes: options.keepFreeBytes ?? null,
    findResource: routerOf(resources),
    handle: (operation, request, call, access) => handle({ ...context, access }, operation, request, call),
    refusal: (operation, caller) =>
      simulatedRefusal(simulation, operation, caller, () => store.startedChecks()),
    onDefect,
  };
  const own = new InProcess(operating);
  return {
    context,
    people,
    operating,
    resources,
    streams,
    folder,
    spoolDir,
    onDefect,
    /** The service as somebody who is known sees it. */
    fetchAs: (caller: Caller) => own.fetchOf(() => Promise.resolve(caller)),
    /** There is a job that somebody waits for. */
    wake: () => workers.wake(),
    begin: start,
    /** Whatever has begun by then: what goes on keeps the process alive, and finds a closed database. */
    end: async () => {
      // Runs of this server's own ask the service until they have ended.
      await stop();
      await own.close();
    },
  };
}

/** Tells once in a while what happens often. */
function onceIn(ms: number, monotonic: () => number, tell: () => void): () => void {
  let next = -Infinity;
  return () => {
    if (monotonic() < next) return;
    next = monotonic() + ms;
    tell();
  };
}

/** Between whom and whom requests travel. */
function reachedBy(
  options: ServiceOptions,
): Pick<Parameters<typeof answering>[0], 'trustedProxies' | 'isProxied' | 'publicUrl' | 'loopbackOnly'> {
  const { trustedProxies = [], publicUrl = null } = options;
  return {
    trustedProxies: proxyList(trustedProxies),
    isProxied: trustedProxies.length > 0,
    publicUrl,
    loopbackOnly: isForThisMachine(options),
  };
}

/** How checks stand, for those who watch them. */
function streamsOf(
  context: Pick<ServiceParts, 'store' | 'runs' | 'now' | 'monotonic'>,
  onDefect: (error: unknown) => void,
): EventStreams {
  const feed = new CheckFeed(async (ids) => {
    const news = await statusesOf(context, await context.store.checksById(ids));
    return new Map(news.map((one) => [one.check_id, one]));
  }, onDefect);
  return new EventStreams(feed, context.monotonic);
}

/** Uploads that were under way when an earlier process ended belong to nobody. */
async function emptyFolder(folder: string): Promise<void> {
  fs.makeFolderNow(folder, 0o700);
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
