import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { andThrow, ConfigurationError, type Environment, Failure, fill, untilAborted } from '#base';
import { LIMITS } from '#contract';
import { fs } from '#native';
import type {
  DemoFile,
  EmbeddedService,
  Extension,
  ServiceOptions,
  ServiceParts,
  Storage,
  Watch,
} from '#service';
import { isForThisMachine, proxyList, reasonOf, startEmbeddedService } from '#service';
import {
  beginArchiverZip,
  collectFound,
  createSelection,
  findSubmissions,
  packSubmission,
  ZipSpool,
} from '#sources';
import { copyStored, LEAST_OPEN_FILES, type Listener, openFilesLimit } from '#system';
import type { StoragePlace } from '../command-line/arguments/command.ts';
import type { Command } from '../command-line/arguments/parse-command-line.ts';
import { type Code, FAILED } from '../exit-codes.ts';
import { cancelOnSignals } from '../process/cancellation.ts';
import { analysisLimits } from './analysis-limits.ts';
import { hooksExtension } from './hooks/sender.ts';
import { parsePlatforms } from './launch/platforms.ts';
import { parseLoginConfig } from './login/login-config.ts';
import { diskNotice, makeTempFolder, placeOf, storageOpener, webOf } from './open-storage.ts';
import { openPage, type WaysIn } from './page/page.ts';
import * as says from './says.ts';
import { givenText } from '../config-text.ts';
import { metricsOf } from './watch/metrics.ts';
import { listenForProbes, type Probes, probesOf } from './watch/probes.ts';
import { readinessOf } from './watch/readiness.ts';
import { openServerLog, type ServerLog } from './watch/server-log.ts';
import { watchServer } from './watch/watch-server.ts';

const KEY_CHARACTERS = 64;

type ServeCommand = Extract<Command, { readonly kind: 'serve' }>;

/**
 * Serves the embedded service until it is stopped. The key is `CODE_SIMILARITY_KEY`, else the data folder's own, which is
 * made and printed once. Whoever is in a hurry stops it twice.
 */
export async function serve(command: ServeCommand, environment: Environment): Promise<Code> {
  const { demo } = command;
  const place = placeOf(command.storage, environment);
  const { dataDir } = place;
  const openStorage = storageOpener(place, environment);
  const web = webOf(command, environment);
  if (command.workers === 0 && place.database === null) throw new ConfigurationError(says.workers0);
  const ways = waysIn(command, environment);
  const openFiles = openFilesLimit();
  if (openFiles < LEAST_OPEN_FILES) {
    throw new ConfigurationError(fill(says.fewOpenFiles, { openFiles, least: LEAST_OPEN_FILES }));
  }
  const log = openServerLog(command.logFormat, process);
  const temp = await makeTempFolder();
  try {
    const watching = watchOf(command, log, (place.database === null ? dataDir : null) ?? temp.folder);
    const service = await started(command, {
      ...command,
      // Uploads under way lie beside no other process's.
      dataDir: place.database === null ? dataDir : null,
      ...(openStorage === undefined ? {} : { openStorage }),
      key: () => keyOf(environment['CODE_SIMILARITY_KEY'], place, command.logFormat === 'json'),
      limits: analysisLimits(command.limits),
      tempDir: temp.folder,
      requestsPerMinute: LIMITS.requestsPerMinute,
      web,
      now: () => Date.now(),
      house: { retainMs: command.retainMs, onNotice: log.notice },
      demo: demo === null ? null : (folder) => packDemo(demo, folder),
      extend: (parts) => extensionOf(parts, command, ways),
      watch: watching.open,
      onDefect: log.defect,
    });
    const notice = place.database === null && dataDir !== null ? await diskNotice(dataDir) : null;
    if (notice !== null) log.notice(notice);
    const stop = cancelOnSignals(process);
    const stopped = untilAborted(stop.signal);
    const metrics = await watching.listen().catch(andThrow(() => service.close()));
    if (metrics !== null) log.listening(metrics.url, 'metrics');
    log.listening(service.baseUrl);
    log.listening(`${new URL(service.baseUrl).origin}/`, 'page for people');
    await stopped;
    watching.drain();
    log.stopping('Stopping: requests under way may end. A second signal ends the server at once.');
    const code = await Promise.race([service.close().then(() => 0 as const), hurried(stop.again)]);
    await metrics?.close();
    stop.release();
    return code;
  } finally {
    await temp.remove();
  }
}

/** How people come in besides with a key. @throws ConfigurationError */
function waysIn({ loginConfig, ltiConfig, publicUrl }: ServeCommand, environment: Environment): WaysIn {
  const textOf = (path: string | null, option: string, what: string): string | null => {
    if (path === null) return null;
    if (publicUrl === null) {
      throw new ConfigurationError(fill(says.needsPublic, { option, what }));
    }
    return givenText(path, option);
  };
  const login = textOf(loginConfig, '--login-config', 'logging in');
  const platforms = textOf(ltiConfig, '--lti-config', 'opening a course');
  return {
    login:
      login === null
        ? null
        : parseLoginConfig(login, loginConfig ?? '', environment['CODE_SIMILARITY_LOGIN_SECRET']),
    platforms: platforms === null ? null : parsePlatforms(platforms, ltiConfig ?? ''),
  };
}

/** What was acknowledged is on the disk: whoever is in a hurry loses nothing of it. */
async function hurried(again: AbortSignal): Promise<Code> {
  await untilAborted(again);
  process.exit(FAILED);
}

/**
 * What watches a service, as far as it is known before the service is there.
 *
 * @param folder where uploads are written first
 */
function watchOf(
  command: ServeCommand,
  log: ServerLog,
  folder: string,
): {
  readonly open: (storage: Storage) => Watch;
  readonly drain: () => void;
  readonly listen: () => Promise<Listener | null>;
} {
  let probes: Probes | null = null;
  return {
    open: ({ database, blobs }) => {
      const monotonic = (): number => performance.now();
      const disks = { uploads: folder, files: blobs.folder };
      const readiness = readinessOf({ database, blobs, folder, monotonic });
      const metrics = metricsOf({ database, disks, readiness, now: () => Date.now() });
      probes = probesOf(metrics, readiness);
      return watchServer({
        log,
        metrics,
        probes,
        showsMetrics: command.metricsPort === null && isForThisMachine(command),
        trustedProxies: proxyList(command.trustedProxies),
        monotonic,
      });
    },
    drain: () => probes?.drain(),
    listen: async () => (probes === null ? null : listenForProbes(command, probes)),
  };
}

/** What people have besides the interface: their page, and addresses that are told of their checks. */
function extensionOf(parts: ServiceParts, { hookNetworks }: ServeCommand, ways: WaysIn): Extension {
  const page = openPage(parts, ways);
  const hooks = hooksExtension(parts, hookNetworks);
  return {
    ...page,
    resources: [...page.resources, ...hooks.resources],
    handlers: [...page.handlers, ...hooks.handlers],
  };
}

/** @throws ConfigurationError in a sentence, whatever kept the service from starting */
async function started(command: ServeCommand, options: ServiceOptions): Promise<EmbeddedService> {
  try {
    return await startEmbeddedService(options);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new ConfigurationError(fill(says.portUse, { port: command.port }));
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EACCES') {
      throw new ConfigurationError(
        fill(says.cannotListenedChoose, { host: command.host, port: command.port, code }),
      );
    }
    const { dataDir } = command.storage;
    throw new ConfigurationError(fill(says.serviceCannotStarted, { dataDir, error: reasonOf(error) }));
  }
}

/** Packs the submissions of a folder beside the store, which takes them over. */
async function packDemo(folder: string, besideStore: string): Promise<readonly DemoFile[]> {
  const demoDir = join(besideStore, 'demo');
  const spoolDir = join(demoDir, 'spool');
  await rm(demoDir, { recursive: true, force: true });
  fs.makeFolderNow(spoolDir, 0o700);
  const spool = new ZipSpool(spoolDir, beginArchiverZip);
  const zips: DemoFile[] = [];
  const root = process.cwd();
  const selection = createSelection();
  const { found } = await findSubmissions({ root, patterns: [folder], selection });
  for (const submission of found) {
    const one = await collectFound(submission, { root, selection, role: 'judged' });
    if (!one.ok || one.submission.files.length === 0) continue;
    const { name, zip } = await packSubmission(one.submission, { spool });
    const file = { filename: `${name}.zip`, path: join(demoDir, `${zips.length}.zip`), bytes: zip.bytes };
    await copyStored(zip, file.path);
    zips.push(file);
  }
  spool.close();
  await rm(spoolDir, { recursive: true, force: true });
  return zips;
}

/** @param quiet the log goes to others: a key is not shown in it */
function keyOf(given: string | undefined, { dataDir, database }: StoragePlace, quiet: boolean): string {
  const key = given?.trim() ?? '';
  if (key !== '') {
    if (!isKey(key)) throw new ConfigurationError(says.codeSimilarity);
    return key;
  }
  const path = dataDir === null ? null : join(dataDir, 'key');
  if (path !== null && existsSync(path)) {
    const kept = readFileSync(path, 'utf8').trim();
    if (isKey(kept)) return kept;
    throw new ConfigurationError(fill(says.keyEmpty, { path }));
  }
  // Rows that outlive the process have one key, which is the same at each start and in each process.
  if (path === null && (quiet || database !== null)) throw new ConfigurationError(says.keyNowhere);
  const made = randomBytes(KEY_CHARACTERS / 2).toString('hex');
  if (path !== null) {
    // Whole or not at all, also where there is no room.
    writeFileSync(`${path}.new`, `${made}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  if (!quiet) process.stdout.write(`key: ${made}\n`);
  return made;
}

function isKey(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
