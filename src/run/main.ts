import { basename, resolve } from 'node:path';
import type { CheckPlan, SharedCheck } from '../check/plan.ts';
import { checkOfNothing, type CheckResult, runCheck } from '../check/run-check.ts';
import { chooseEngine, chooseLanguage } from '../check/preflight.ts';
import { collect, type Collection, type PackedStore } from './collect.ts';
import type { Findings } from '../domain/findings.ts';
import type { RunReport } from '../domain/report.ts';
import type { PackedSubmission } from '../domain/submission.ts';
import { ENGINES } from '../embedded/server/engines.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { openService, type OpenService, serviceOf } from './open-service.ts';
import { pseudonymsFor, saltOf } from '../privacy/pseudonyms.ts';
import { count } from '../text/format.ts';
import { ENGINE } from '../service/contract/states.ts';
import { decidingValues } from '../settings/deciding-values.ts';
import { resolveBaseCode } from '../settings/resolve.ts';
import type { Settings } from '../settings/settings.ts';
import { handOverFolder, readHandOvers, writeHandOver } from '../shards/hand-over.ts';
import { partOf, sharedKey } from '../shards/part.ts';
import { NOTHING_PRIOR, type Prior, type Reuse } from './prior.ts';
import { endedBy, withinTime } from './within-time.ts';
import type { World } from './world.ts';
import { fullName } from '../github/names.ts';
import { openSources } from '../sources/open-sources.ts';
import { secondLook } from '../second-look/look.ts';
import { judge } from '../verdict/judge.ts';
import { pairsNamed, unnamedNotices } from '../verdict/named-pairs.ts';
import { compareText } from '../text/compare-text.ts';

/** A report, and what is done after it has been written. */
export interface RunResult {
  readonly report: RunReport;
  /** This job handed its part over to another one, which judges: there are no results to write. */
  readonly isPart: boolean;
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
export async function main(
  settings: Settings,
  world: World,
  prior: Prior = NOTHING_PRIOR,
): Promise<RunResult> {
  const { clock, log } = world;
  const startedAt = clock.now();
  // What another run said is compared by when they began: a slow run is not a newer one.
  const createdAt = world.date().toISOString();
  const timeoutMs = Math.min(settings.timeoutMs, Math.max(0, world.endsAtMs - startedAt));
  const deadlineMs = startedAt + timeoutMs - Math.min(REPORT_RESERVE_MS, timeoutMs / 10);

  // What our own service does not know is said before a class is collected for it.
  if (settings.baseUrl === null) refuseUnknownNames(settings);

  // 1. Where submissions come from, and which of them this job takes.
  const shards = shardOf(settings, world);
  const {
    packed: collected,
    failures,
    starterKnown,
    notComparedWith,
    notices,
  } = await log.group('Collect submissions', () =>
    settings.checkId === null
      ? withinTime({ clock, endsAtMs: deadlineMs, signal: world.signal, sentence: TOO_LATE }, (signal) =>
          gather(settings, endedBy(world, signal), prior.reuse, shards),
        )
      : Promise.resolve(NOTHING),
  );

  // 2. A part that shares no service with the others is done: whoever judges uploads its ZIPs.
  if (shards?.part === 'hand over') {
    const report = reportOf({ ...EMPTY_FINDINGS, notices }, handedOver(collected, settings), []);
    return { report, isPart: true, finish: () => Promise.resolve([]) };
  }

  // 3. What was left out, compared with what counts in others.
  const { packed, notices: lookNotices } =
    settings.dryRun || isUploadOnly(shards)
      ? { packed: collected, notices: [] }
      : await secondLook(collected, world, deadlineMs - clock.now());

  // 4. The service: the user's, or our own on this machine. Where nobody handed in a file it has nothing to do.
  const isEmpty =
    settings.checkId === null &&
    !isUploadOnly(shards) &&
    !packed.some(({ role, files }) => role === 'judged' && files.length > 0);
  const service = isEmpty ? null : await openService(settings, world, deadlineMs);

  // 5. The check.
  const plan = planOf(service ?? serviceOf(settings));
  const result =
    service === null
      ? checkOfNothing(plan)
      : await runCheck(plan, {
          client: service.client,
          clock,
          random: world.random,
          log,
          redact: world.redact,
          onCheck: world.onCheck,
          onProgress: prior.onProgress,
        }).catch(async (error: unknown) => {
          await service.close();
          throw error;
        });

  // 6. The verdict.
  const unnamed = unnamedNotices(result.findings, settings.dismissed);
  const findings: Findings = {
    ...result.findings,
    notices: [...notices, ...lookNotices, ...result.findings.notices, ...unnamed],
  };
  const dismissed = [...pairsNamed(findings, settings.dismissed), ...prior.dismissed(findings)];
  return {
    report: reportOf(findings, verdictOf(findings, result, dismissed), dismissed),
    isPart: isUploadOnly(shards),
    finish: async () => {
      const warnings = await result.cleanUp();
      await service?.close();
      return warnings;
    },
  };

  function planOf(there: Pick<OpenService, 'kind' | 'host'>): CheckPlan {
    const pseudonyms =
      there.kind === 'remote' && settings.apikey !== null && hidesNames()
        ? pseudonymsFor(prior.salt ?? saltOf(settings.pseudonymSalt, settings.apikey), hidesFolders())
        : null;
    return {
      label: labelOf(pseudonyms),
      run: world.run,
      engine: settings.engine,
      language: settings.language,
      ai: settings.ai && (there.kind === 'remote' || packed.some((one) => one.role === 'ai-reference')),
      baseCode: resolveBaseCode(settings, starterKnown),
      submissions: packed,
      notCollected: failures,
      pseudonyms,
      shared: shards === null || shards.part === 'hand over' ? null : { key: shards.key, part: shards.part },
      identity: prior.identity,
      resume: settings.resume,
      checkId: settings.checkId,
      // The other jobs of the matrix still need it; whoever judges deletes it.
      keepCheck: settings.keepCheck || isUploadOnly(shards),
      thresholds: { similarity: settings.similarityThreshold, ai: settings.aiThreshold },
      pollIntervalMs: settings.pollIntervalMs,
      dryRun: settings.dryRun,
      service: { kind: there.kind, host: there.host },
    };
  }

  /** In a public repository `never` has no effect. */
  function hidesNames(): boolean {
    return settings.anonymize !== 'never' || world.event.repositoryIsPrivate === false;
  }

  /** Folders bear names that the user gave; where nobody may be named, or the folder is somebody's repository, they hide too. */
  function hidesFolders(): boolean {
    return (
      settings.anonymize === 'always' ||
      settings.source === 'workspace' ||
      world.event.repositoryIsPrivate === false
    );
  }

  /** Where a run is on one person's repository, its name is a person's. */
  function labelOf(pseudonyms: CheckPlan['pseudonyms']): string {
    if (settings.checkName !== null) return settings.checkName;
    return pseudonyms !== null && settings.source === 'workspace'
      ? `similarity s-${pseudonyms.digest(world.defaultLabel).slice(0, 10)}`
      : world.defaultLabel;
  }

  function verdictOf(
    found: Findings,
    { failure, warnings, cameTooLate }: Pick<CheckResult, 'failure' | 'warnings' | 'cameTooLate'>,
    pardoned: RunReport['dismissed'],
  ): RunReport['verdict'] {
    if (failure === null && settings.dryRun) return planned(found.submissions.length);
    if (failure === null && isUploadOnly(shards)) {
      return handedOver(packed, settings, found.checkId, cameTooLate);
    }
    const verdict = judge(found, failure, settings, pardoned);
    return { ...verdict, warnings: [...verdict.warnings, ...warnings] };
  }

  function reportOf(
    found: Findings,
    verdict: RunReport['verdict'],
    pardoned: RunReport['dismissed'],
  ): RunReport {
    return {
      findings: found,
      verdict,
      thresholds: { similarity: settings.similarityThreshold, ai: settings.aiThreshold },
      run: {
        title: settings.checkName ?? world.title,
        createdAt,
        durationMs: clock.now() - startedAt,
        repository: world.event.repository === null ? null : fullName(world.event.repository),
        runUrl: world.runUrl,
        toolVersion: world.toolVersion,
      },
      students: {
        feedback: settings.studentFeedback,
        policy: settings.policy,
        isPublic: world.event.repositoryIsPrivate === false,
        notComparedWith,
      },
      dismissed: pardoned,
    };
  }
}

/** @throws ConfigurationError where the embedded service has no such engine or language */
function refuseUnknownNames({ engine, language }: Settings): void {
  chooseEngine(engine, { test_types: ENGINES, recommended_test_type: ENGINE.group }, []);
  chooseLanguage(
    language,
    LANGUAGES.map(({ id, language: name, extensions }) => ({
      id,
      language: name,
      extensions: extensions.join(' '),
    })),
  );
}

const NOTHING: Collection = {
  packed: [],
  failures: [],
  starterKnown: false,
  notComparedWith: 0,
  notices: [],
};

const EMPTY_FINDINGS: Findings = {
  checkId: null,
  checkName: '',
  checkUrl: null,
  service: { kind: 'embedded', host: null },
  engine: null,
  language: 'auto',
  aiRun: false,
  baseCode: false,
  submissions: [],
  pairs: [],
  clusters: [],
  failures: [],
  serviceFlaggedCount: null,
  notices: [],
};

/** What this job does of a check that the jobs of a matrix share. */
interface Shards {
  readonly key: string;
  /** `hand over`: there is no service that all jobs reach, so nothing is uploaded here. */
  readonly part: SharedCheck['part'] | 'hand over';
  /** Where parts are handed over. */
  readonly folder: string;
  /** null: this job judges. */
  readonly own: { readonly index: number; readonly count: number } | null;
}

function shardOf(settings: Settings, world: World): Shards | null {
  const { shard } = settings;
  if (shard === null) return null;
  const common = {
    key: sharedKey([
      // A folder of an earlier run may still lie on a machine of one's own; last week's code is not this week's.
      world.run.runId,
      ...decidingValues(settings),
    ]),
    folder: handOverFolder(resolve(world.workspace, settings.reportDir)),
  };
  if (shard.kind === 'judge') return { ...common, part: 'judge', own: null };
  const own = { index: shard.index, count: shard.count };
  if (settings.baseUrl === null) return { ...common, part: 'hand over', own };
  return { ...common, part: shard.index === 1 ? 'create' : 'join', own };
}

const TOO_LATE =
  'The submissions were not collected within timeout-minutes: raise it, or split the class over jobs (shard).';

function isUploadOnly(shards: Shards | null): boolean {
  return shards?.part === 'create' || shards?.part === 'join';
}

/** Collects what is this job's: everything, its part of a matrix, or what the parts did not hand over to the judging job. */
async function gather(
  settings: Settings,
  world: World,
  prior: Reuse | null,
  shards: Shards | null,
): Promise<Collection> {
  if (shards === null) return collectWhere(null);
  const { own, folder, key } = shards;
  if (own !== null) {
    const mine = await collectWhere((id) => partOf(id, own.count) === own.index);
    await writeHandOver(folder, { ...mine, key, index: own.index, count: own.count });
    return mine;
  }
  const parts = await readHandOvers(folder, key);
  const total = parts[0]?.count ?? 1;
  const there = new Set(parts.map(({ index }) => index));
  // A pull request is not split.
  const collections: Collection[] = parts.map((part) => ({ ...part, notComparedWith: 0 }));
  if (there.size < total) {
    const missing = total - there.size;
    const notice =
      parts.length === 0
        ? `No part was handed over in ${settings.reportDir}/shards, so this job collected everything itself; download the parts' artifacts into ${settings.reportDir} before it.`
        : `${missing} of ${total} parts were not handed over; this job collected them itself.`;
    world.log.warning(notice);
    const rest = await collectWhere(parts.length === 0 ? null : (id) => !there.has(partOf(id, total)));
    collections.push({ ...rest, notices: [notice, ...rest.notices] });
  }
  return merged(collections);

  async function collectWhere(part: ((key: string) => boolean) | null): Promise<Collection> {
    const store = prior === null ? null : storeOf(prior, settings);
    const sources = await openSources(settings, {
      workspace: world.workspace,
      tempDir: world.tempDir,
      github: world.github,
      collector: world.collector,
      event: world.event,
      own: world.event.repository,
      signal: world.signal,
      reportDir: resolve(world.workspace, settings.reportDir),
      part,
      ...(prior === null ? {} : { assignment: prior.assignment }),
    });
    return collect(sources, world, part, store);
  }
}

/** What is in the cache at the commits that the scan decided on; what had to be fetched is kept there. */
function storeOf({ assignment, pins, cache }: Reuse, settings: Settings): PackedStore {
  const { include, exclude } = settings;
  const parts = (id: number, sha: string, starter: ReadonlySet<string>): readonly unknown[] => [
    id,
    sha,
    include,
    exclude,
    assignment.allowedFiles,
    [...starter].toSorted(compareText),
  ];
  return {
    async find(starter) {
      const packed: PackedSubmission[] = [];
      const toTake = new Map<number, string | null>();
      for (const { repository, student, deadline } of assignment.discovery.found) {
        const { id, owner, repo } = repository;
        const sha = pins.get(id);
        if (sha === undefined) continue;
        const hit = await cache?.get(parts(id, sha, starter), {
          key: `${owner}/${repo}`,
          name: student ?? repo,
          role: 'judged',
          origin: {
            kind: 'repository',
            owner,
            repo,
            repositoryId: id,
            sha,
            ...(student === null ? {} : { student }),
            deadlineStatus: 'no-deadline',
          },
        });
        if (hit) packed.push(hit);
        // Where a deadline decides, what is fetched is decided with its status and remarks.
        const hasDeadline = (settings.deadline ?? assignment.due ?? deadline) !== null;
        if (hit || !hasDeadline) toTake.set(id, hit ? null : sha);
      }
      return { packed, pins: toTake };
    },
    async keep(submission, starter) {
      const { origin, role } = submission;
      if (origin.kind !== 'repository' || role !== 'judged' || !pins.has(origin.repositoryId)) return;
      await cache?.put(parts(origin.repositoryId, origin.sha, starter), submission);
    },
  };
}

function merged(collections: readonly Collection[]): Collection {
  return {
    packed: collections.flatMap(({ packed }) => packed),
    failures: collections.flatMap(({ failures }) => failures),
    starterKnown: collections.some(({ starterKnown }) => starterKnown),
    notComparedWith: collections.reduce((sum, one) => sum + one.notComparedWith, 0),
    notices: [...new Set(collections.flatMap(({ notices }) => notices))],
  };
}

function handedOver(
  packed: readonly PackedSubmission[],
  settings: Settings,
  checkId: number | null = null,
  cameTooLate = false,
): RunReport['verdict'] {
  const judged = packed.filter(({ role }) => role === 'judged').length;
  const part = settings.shard?.kind === 'part' ? `${settings.shard.index} of ${settings.shard.count}` : '';
  const where =
    checkId === null
      ? `handed over in ${settings.reportDir}/shards`
      : cameTooLate
        ? `handed over in ${settings.reportDir}/shards, and not uploaded, because check ${checkId} was started before`
        : `uploaded to check ${checkId} and handed over in ${settings.reportDir}/shards`;
  return {
    ...planned(0),
    sentence: `Part ${part}: ${count(judged, 'submission')} collected, ${where}; the job with shard: judge starts the check and reports.`,
  };
}

function planned(submissions: number): RunReport['verdict'] {
  return {
    outcome: 'skipped',
    exitCode: 0,
    sentence: `Dry run: ${count(submissions, 'submission')} collected and packed; nothing was uploaded.`,
    flagged: [],
    standsOut: [],
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
