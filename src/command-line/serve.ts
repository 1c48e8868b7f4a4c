import { randomBytes } from 'node:crypto';
import { makeDataDir } from '../embedded/store/sqlite.ts';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '../domain/outcome.ts';
import { startEmbeddedService } from '../embedded/service.ts';
import { packSubmission } from '../packing/pack.ts';
import { collectDirectory } from '../sources/directory.ts';
import { createSelection } from '../sources/selection/selection.ts';
import type { Environment } from '../process/environment.ts';
import { LIMITS } from '../domain/limits.ts';

const KEY_CHARACTERS = 64;

/**
 * Serves the embedded service until it is stopped. The key is `CODE_SIMILARITY_KEY`, else the data folder's own, which is
 * made and printed once.
 */
export async function serve(
  command: {
    readonly host: string;
    readonly port: number;
    readonly dataDir: string | null;
    readonly demo: string | null;
  },
  environment: Environment,
): Promise<0 | 1> {
  const tempDir = mkdtempSync(join(tmpdir(), 'code-similarity-service-'));
  try {
    const key = keyOf(environment['CODE_SIMILARITY_KEY'], command.dataDir);
    let service;
    try {
      service = await startEmbeddedService({
        host: command.host,
        port: command.port,
        key,
        dataDir: command.dataDir,
        tempDir,
        requestsPerMinute: LIMITS.requestsPerMinute,
        now: () => Date.now(),
        demo: command.demo === null ? [] : await packDemo(command.demo, command.dataDir ?? tempDir),
      });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE') {
        throw new ConfigurationError(
          `Port ${command.port} is in use; choose another with --port, or 0 for any free one.`,
        );
      }
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EACCES') {
        throw new ConfigurationError(`${command.host}:${command.port} cannot be listened on (${code}).`);
      }
      throw error;
    }
    const stopped = new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    process.stdout.write(`listening on ${service.baseUrl}\n`);
    await stopped;
    await service.close();
    return 0;
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}

/** Packs the submissions of a folder beside the store, which takes them over. */
async function packDemo(
  folder: string,
  besideStore: string,
): Promise<{ readonly filename: string; readonly path: string; readonly bytes: number }[]> {
  const spoolDir = join(besideStore, 'demo');
  mkdirSync(spoolDir, { recursive: true, mode: 0o700 });
  const zips: { readonly filename: string; readonly path: string; readonly bytes: number }[] = [];
  const collected = collectDirectory({
    root: process.cwd(),
    patterns: [folder],
    selection: createSelection(),
    role: 'judged',
  });
  for await (const one of collected) {
    if (!one.ok || one.submission.files.length === 0) continue;
    const { name, zipPath, zipBytes } = await packSubmission(one.submission, { spoolDir });
    zips.push({ filename: `${name}.zip`, path: zipPath, bytes: zipBytes });
  }
  return zips;
}

function keyOf(given: string | undefined, dataDir: string | null): string {
  const key = given?.trim() ?? '';
  if (key !== '') {
    if (!/^[\x21-\x7e]+$/.test(key)) {
      throw new ConfigurationError('CODE_SIMILARITY_KEY holds characters that cannot stand in a header.');
    }
    return key;
  }
  const path = dataDir === null ? null : join(dataDir, 'key');
  if (path !== null && existsSync(path)) return readFileSync(path, 'utf8').trim();
  const made = randomBytes(KEY_CHARACTERS / 2).toString('hex');
  if (path !== null && dataDir !== null) {
    makeDataDir(dataDir);
    writeFileSync(path, `${made}\n`, { mode: 0o600 });
  }
  process.stdout.write(`key: ${made}\n`);
  return made;
}
