import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '../domain/limits.ts';
import { ConfigurationError, Failure } from '../domain/outcome.ts';
import type { DemoFile } from '../embedded/server/demo.ts';
import { type EmbeddedService, type ServiceOptions, startEmbeddedService } from '../embedded/service.ts';
import { reasonOf } from '../embedded/store/data-folder.ts';
import { packSubmission } from '../packing/pack.ts';
import { ZipSpool } from '../packing/spool.ts';
import { hooksExtension } from './hooks/hooks-extension.ts';
import type { Environment } from '../domain/environment.ts';
import type { Command } from '../command-line/arguments/command.ts';
import { collectFound } from '../sources/folders/collect-found.ts';
import { findSubmissions } from '../sources/folders/find-submissions.ts';
import { createSelection } from '../sources/selection/selection.ts';
import { untilStopped } from '../process/cancellation.ts';
import { copyStored } from '../zip/stored-zip.ts';
import { placeOf, storageOpener } from './open-storage.ts';
import { makeTempFolder } from './temp-folder.ts';

const KEY_CHARACTERS = 64;

type ServeCommand = Extract<Command, { readonly kind: 'serve' }>;

/**
 * Serves the embedded service until it is stopped. The key is `CODE_SIMILARITY_KEY`, else the data folder's own, which is
 * made and printed once.
 */
export async function serve(command: ServeCommand, environment: Environment): Promise<0> {
  const { demo } = command;
  const place = placeOf(command.storage, environment);
  const { dataDir } = place;
  const openStorage = storageOpener(place, environment);
  if (command.workers === 0 && place.database === null) {
    throw new ConfigurationError(
      '--workers 0 leaves checks to other processes, which need a database that all share. Give --database, or leave --workers out.',
    );
  }
  const temp = await makeTempFolder();
  try {
    const service = await started(command, {
      ...command,
      // Uploads under way lie beside no other process's.
      dataDir: place.database === null ? dataDir : null,
      ...(openStorage === undefined ? {} : { openStorage }),
      key: () => keyOf(environment['CODE_SIMILARITY_KEY'], dataDir),
      tempDir: temp.folder,
      requestsPerMinute: LIMITS.requestsPerMinute,
      now: () => Date.now(),
      demo: demo === null ? null : (folder) => packDemo(demo, folder),
      extend: (parts) => hooksExtension(parts, command.hookNetworks),
      onWarning: (sentence) => process.stderr.write(`warning: ${sentence}\n`),
    });
    const stopped = untilStopped();
    process.stdout.write(`listening on ${service.baseUrl}\n`);
    await stopped;
    await service.close();
    return 0;
  } finally {
    await temp.remove();
  }
}

/** @throws ConfigurationError in a sentence, whatever kept the service from starting */
async function started(command: ServeCommand, options: ServiceOptions): Promise<EmbeddedService> {
  try {
    return await startEmbeddedService(options);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new ConfigurationError(
        `Port ${command.port} is in use; choose another with --port, or 0 for any free one.`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EACCES') {
      throw new ConfigurationError(
        `${command.host}:${command.port} cannot be listened on (${code}). Choose others with --host and --port.`,
      );
    }
    const { dataDir } = command.storage;
    const where = dataDir === null ? '' : ` with the data folder ${dataDir}`;
    throw new ConfigurationError(
      `The service cannot be started${where}: ${reasonOf(error)}. Look at its disk and its rights.`,
    );
  }
}

/** Packs the submissions of a folder beside the store, which takes them over. */
async function packDemo(folder: string, besideStore: string): Promise<readonly DemoFile[]> {
  const demoDir = join(besideStore, 'demo');
  const spoolDir = join(demoDir, 'spool');
  await rm(demoDir, { recursive: true, force: true });
  mkdirSync(spoolDir, { recursive: true, mode: 0o700 });
  const spool = new ZipSpool(spoolDir);
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
  await spool.close();
  await rm(spoolDir, { recursive: true, force: true });
  return zips;
}

function keyOf(given: string | undefined, dataDir: string | null): string {
  const key = given?.trim() ?? '';
  if (key !== '') {
    if (!isKey(key)) {
      throw new ConfigurationError(
        'CODE_SIMILARITY_KEY holds characters that cannot stand in a header. Use letters, digits and signs of ASCII, without spaces.',
      );
    }
    return key;
  }
  const path = dataDir === null ? null : join(dataDir, 'key');
  if (path !== null && existsSync(path)) {
    const kept = readFileSync(path, 'utf8').trim();
    if (isKey(kept)) return kept;
    throw new ConfigurationError(
      `The key in ${path} is empty or damaged; write one line into it, or delete it and a new one is made.`,
    );
  }
  const made = randomBytes(KEY_CHARACTERS / 2).toString('hex');
  if (path !== null) {
    // Whole or not at all, also where there is no room.
    writeFileSync(`${path}.new`, `${made}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  process.stdout.write(`key: ${made}\n`);
  return made;
}

function isKey(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
