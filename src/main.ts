import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runCheck } from './check/run-check.ts';
import type { Clock, Log, Random } from './domain/effects.ts';
import { ConfigurationError } from './domain/outcome.ts';
import type { RunReport } from './domain/report.ts';
import type { CollectionFailure, PackedSubmission } from './domain/submission.ts';
import { startEmbeddedServiceInThread } from './embedded/thread.ts';
import { packSubmission } from './packing/pack.ts';
import { count } from './report/format.ts';
import { createServiceClient } from './service/client/client.ts';
import type { ProxyEnvironment } from './service/client/transport.ts';
import { resolveBaseCode } from './settings/resolve.ts';
import type { Settings } from './settings/settings.ts';
import { chooseSources, type Sources } from './sources/choose-sources.ts';
import { starterKeys, withoutStarter } from './sources/starter.ts';
import { judge } from './verdict/judge.ts';

/** The outside world of one run: everything that is not in its settings. */
export interface World {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Aborted with `Cancelled` when the run is to stop. */
  readonly signal: AbortSignal;
  /** Where relative paths begin. */
  readonly workspace: string;
  /** An empty folder of this run alone; whoever made it deletes it. */
  readonly tempDir: string;
  /** Takes secrets out of text; more of them may be added while the run goes on. */
  readonly redact: (text: string) => string;
  readonly environment: ProxyEnvironment;
  /** Which job this is, for re-runs. */
  readonly run: { readonly runId: string; readonly jobSlug: string; readonly attempt: number };
  /** Start of the check's name where the settings give none. */
  readonly defaultLabel: string;
  readonly repository: string | null;
  readonly runUrl: string | null;
  readonly toolVersion: string;
  /** Wall-clock time, for display alone. */
  readonly date: () => Date;
  /** Told the id as soon as a check exists. */
  readonly onCheck: (id: number) => void;
}

/** A report, and what is done after it has been written. */
export interface RunResult {
  readonly report: RunReport;
  /** Closes the service (and deletes the remote check where it is not kept); warnings for a person. */
  readonly finish: () => Promise<readonly string[]>;
}

/** Kept for writing the report when the time is over: at most a tenth of it. */
const REPORT_RESERVE_MS = 45_000;

/**
 * One check, from its settings to its verdict. Nothing is written but ZIPs below `tempDir`.
 *
 * @throws `Failure` for what ends the run before there is anything to report
 */
export async function main(settings: Settings, world: World): Promise<RunResult> {
  const { clock, log } = world;
  const startedAt = clock.now();
  const deadlineMs = startedAt + settings.timeoutMs - Math.min(REPORT_RESERVE_MS, settings.timeoutMs / 10);

  // 1. Where submissions come from.
  const sources = chooseSources(settings, world.workspace);

  // 2. Collect and pack them, one at a time.
  const { packed, failures, starterKnown } = await log.group('Collect submissions', () =>
    collect(sources, settings, world),
  );

  // 3. The service: the user's, or our own on this machine.
  const service = await openService(settings, world, deadlineMs);

  // 4. The check.
  const result = await runCheck(
    {
      label: settings.checkName ?? world.defaultLabel,
      run: world.run,
      engine: settings.engine,
      language: settings.language,
      ai: settings.ai && (service.kind === 'remote' || packed.some((one) => one.role === 'ai-reference')),
      baseCode: resolveBaseCode(settings, starterKnown),
      submissions: packed,
      notCollected: failures,
      pseudonym: null,
      resume: settings.resume,
      checkId: settings.checkId,
      keepCheck: settings.keepCheck,
      pollIntervalMs: settings.pollIntervalMs,
      dryRun: settings.dryRun,
      service: { kind: service.kind, host: service.host },
    },
    {
      client: service.client,
      clock,
      random: world.random,
      log,
      redact: world.redact,
      onCheck: world.onCheck,
    },
  ).catch(async (error: unknown) => {
    await service.close();
    throw error;
  });

  // 5. The verdict.
  const { findings, failure } = result;
  const verdict =
    settings.dryRun && failure === null
      ? planned(findings.submissions.length)
      : judge(findings, failure, settings, settings.dismissed);

  return {
    report: {
      findings,
      verdict,
      thresholds: { similarity: settings.similarityThreshold, ai: settings.aiThreshold },
      run: {
        title: settings.checkName ?? world.defaultLabel,
        createdAt: world.date().toISOString(),
        durationMs: clock.now() - startedAt,
        repository: world.repository,
        runUrl: world.runUrl,
        toolVersion: world.toolVersion,
      },
      dismissed: settings.dismissed,
    },
    finish: async () => {
      const warnings = await result.cleanUp();
      await service.close();
      return warnings;
    },
  };
}

async function collect(
  sources: Sources,
  settings: Settings,
  world: World,
): Promise<{
  readonly packed: readonly PackedSubmission[];
  readonly failures: readonly CollectionFailure[];
  readonly starterKnown: boolean;
}> {
  const spoolDir = join(world.tempDir, 'packed');
  await mkdir(spoolDir, { recursive: true });
  const packed: PackedSubmission[] = [];
  const failures: CollectionFailure[] = [];
  if (settings.checkId !== null) return { packed, failures, starterKnown: false };

  const starter = await sources.starter();
  const keys = starter === null ? new Set<string>() : await starterKeys(starter.files);
  if (starter !== null) packed.push(await packSubmission(starter, { spoolDir }));

  for await (const collected of sources.submissions()) {
    world.signal.throwIfAborted();
    if (!collected.ok) {
      failures.push(collected.failure);
      world.log.debug(`not collected: ${collected.failure.reason}`);
      continue;
    }
    packed.push(await packSubmission(await withoutStarter(collected.submission, keys), { spoolDir }));
    world.log.progress?.('collected', packed.length, packed.length);
  }
  const judged = packed.filter((submission) => submission.role === 'judged');
  if (judged.length === 0 && failures.length === 0) {
    throw new ConfigurationError(`There is nothing to check: ${sources.description} holds no submission.`);
  }
  const files = packed.reduce((sum, submission) => sum + submission.files.length, 0);
  const leftOut = packed.reduce((sum, submission) => sum + submission.leftOut.length, 0);
  world.log.info(
    `${count(judged.length, 'submission')} to judge, ${packed.length - judged.length} more to compare with; ${count(files, 'source file')}, ${leftOut} left out${failures.length > 0 ? `; ${failures.length} could not be collected` : ''}.`,
  );
  return { packed, failures, starterKnown: starter !== null };
}

interface OpenService {
  readonly kind: 'embedded' | 'remote';
  readonly host: string | null;
  readonly client: ReturnType<typeof createServiceClient>;
  close(): Promise<void>;
}

async function openService(settings: Settings, world: World, deadlineMs: number): Promise<OpenService> {
  const common = {
    clock: world.clock,
    random: world.random,
    log: world.log,
    signal: world.signal,
    deadlineMs,
    environment: world.environment,
    redact: world.redact,
  };
  if (settings.baseUrl !== null && settings.apikey !== null) {
    const client = createServiceClient({
      ...common,
      baseUrl: settings.baseUrl,
      apiKey: settings.apikey,
      requestsPerMinute: settings.requestsPerMinute,
    });
    return { kind: 'remote', host: new URL(settings.baseUrl).host, client, close: () => client.close() };
  }
  const key = randomBytes(32).toString('hex');
  const tempDir = join(world.tempDir, 'service');
  await mkdir(tempDir, { recursive: true });
  world.signal.throwIfAborted();
  const embedded = await startEmbeddedServiceInThread({
    host: '127.0.0.1',
    port: 0,
    key,
    dataDir: null,
    tempDir,
    requestsPerMinute: null,
  });
  const client = createServiceClient({
    ...common,
    baseUrl: embedded.baseUrl,
    apiKey: key,
    requestsPerMinute: null,
  });
  return {
    kind: 'embedded',
    host: null,
    client,
    close: async () => {
      await client.close();
      await embedded.close();
    },
  };
}

function planned(submissions: number): RunReport['verdict'] {
  return {
    outcome: 'skipped',
    exitCode: 0,
    sentence: `Dry run: ${count(submissions, 'submission')} collected and packed; nothing was uploaded.`,
    flagged: [],
    notChecked: [],
    maxSimilarity: null,
    maxAiScore: null,
    warnings: [],
  };
}

/** The label of a run on a machine of its own. */
export function labelOfFolder(path: string): string {
  return basename(path) === '' ? 'similarity' : basename(path);
}
