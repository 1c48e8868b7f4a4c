import { casesOfRun } from '#channels';
import type { CaseBook, Findings, RunReport, Settings } from '#contract';
import { decidingValues, judgedOf, NO_CASES } from '#contract';
import { resolve } from '#native';
import type { CheckPlan } from '../plan.ts';
import { runCheck } from '../run-at-service.ts';
import { checkHere, checkOfNothing, type CheckResult } from '../run-check.ts';
import { secondLook } from '../second-look/look.ts';
import { handOverFolder, isPart, shardOf } from './shard.ts';
import { pairsNamed, unnamedNotices } from '../verdict/named-pairs.ts';
import { readCaseBook } from './case-book.ts';
import { type Prior } from './prior.ts';
import { NOTHING_COLLECTED } from './collect.ts';
import { collectInTime, type CollectingRun, peopleOf } from './collect-in-time.ts';
import { deadlineOf } from './within-time.ts';
import { comparesHere, openedAhead, type OpenHere, serviceOf } from './open-here.ts';
import type { OpenService } from './open-service.ts';
import { peopleOfRun } from './people-of-run.ts';
import { hasAi, planCheck } from './plan-check.ts';
import { refuseUnknownNames } from './look-ahead.ts';
import { handedOver, NOTHING_FOUND, reportOf, verdictOf } from './verdict-of.ts';
import { webRules } from './web-rules.ts';
import type { World } from './world.ts';

/** A report, and what is done after it has been written. */
export interface RunResult {
  readonly report: RunReport;
  /** This job handed its part over to another one, which judges: there are no results to write. */
  readonly isPart: boolean;
  /** Closes the service (and deletes the remote check where it is not kept); warnings for a person. */
  readonly finish: () => Promise<readonly string[]>;
}

/**
 * One check, from its settings to its verdict. Nothing is written but what was packed, below `tempDir`, and a part of a matrix
 * below `reportDir`.
 *
 * @param open opens a service; default: the one that the settings name, and none where nobody needs one
 * @throws `Failure` for what ends the run before there is anything to report
 */
export async function main(
  settings: Settings,
  world: World,
  prior: Prior,
  open: World['openService'] | null = null,
): Promise<RunResult> {
  // 1. The job: when it began and has to end, and its role in a matrix.
  const begin = { atMs: world.clock.now(), createdAt: world.date().toISOString() };
  const deadlineMs = deadlineOf(begin.atMs, settings.timeoutMs, world.endsAtMs);
  if (settings.baseUrl === null) refuseUnknownNames(settings);
  const book = prior.cases ?? (await readCaseBook(settings, world));
  const shard = shardOf(settings.shard, {
    // A folder of an earlier run may still lie on a machine of one's own; last week's code is not this week's.
    deciding: [world.run.runId, ...decidingValues(settings), ...book.common.map(({ text }) => text)],
    folder: handOverFolder(resolve(world.workspace, settings.reportDir)),
    isServiceShared: settings.baseUrl !== null,
  });
  const isHere = open === null && comparesHere(settings, shard, prior);
  const run = { settings, world, prior, shard, begin, book, isPlain: isHere };

  // What works on this machine starts while submissions are collected; a part of a matrix may need none.
  const isAhead = settings.baseUrl === null && shard === null;
  const openIt = (): Promise<Opened> =>
    isHere ? world.openHere() : (open ?? world.openService)(settings, world, deadlineMs);
  const ahead = isAhead ? openedAhead(openIt) : null;
  try {
    return await steps(run, deadlineMs, ahead?.take ?? openIt);
  } finally {
    await ahead?.drop();
  }
}

interface Run extends CollectingRun {
  readonly prior: Prior;
  readonly book: CaseBook;
  readonly begin: { readonly atMs: number; readonly createdAt: string };
}

/** What a check is made with: a service, or what compares in this process. */
type Opened = OpenService | OpenHere;

/** What follows once the job knows its role. */
async function steps(run: Run, deadlineMs: number, take: () => Promise<Opened>): Promise<RunResult> {
  const { settings, world, shard } = run;
  // 2. Packed submissions: all, or those of this job.
  const collection =
    settings.checkId === null
      ? await collectInTime(run, deadlineMs)
      : { ...NOTHING_COLLECTED, people: await peopleOf(settings, world) };
  const { notComparedWith } = collection;
  const notices = [...run.prior.notices, ...collection.notices];
  const people = peopleOfRun(collection, run);

  // 3. A part that shares no service with the others is done: the job that judges uploads its ZIPs.
  if (shard?.role === 'hand over') {
    const verdict = handedOver(collection.packed, shard, settings.reportDir);
    const report = reportOf(run, notComparedWith, { ...NOTHING_FOUND, notices }, verdict, {
      dismissed: [],
      ...NO_CASES,
    });
    return { report, isPart: true, finish: () => Promise.resolve([]) };
  }

  // 4. A second look: what was left out, compared with what counts in others.
  const looked =
    settings.dryRun || isPart(shard)
      ? { packed: people.packed, notices: [] }
      : await secondLook(
          people.packed,
          world,
          deadlineMs - world.clock.now(),
          settings.language,
          nextOf(run, people.packed),
        );

  // 5. The service. Where nobody handed in a file there is nothing to check.
  const isEmpty = judgedOf(looked.packed).every(({ files }) => files.length === 0);
  const isIdle = isEmpty && settings.checkId === null && !isPart(shard);
  const service = isIdle ? null : await take();

  // 6. The check.
  const given = { ...people, packed: looked.packed };
  const web = settings.web.length === 0 || isPart(shard) ? null : webRules(run, collection, given);
  const plan = planCheck(run, collection, given, service ?? serviceOf(settings), web);
  const checked = service === null ? checkOfNothing(plan) : await checkAt(service, plan, run, deadlineMs);
  const result = settings.dryRun ? await forecastOf(checked, plan, world, deadlineMs) : checked;
  // Nothing asks the service on this machine any more: its memory is not held beside that of the report.
  const ended = service?.kind === 'embedded' ? end(service, result) : null;
  ended?.catch(() => {});

  // 7. Findings, with who belongs together.
  const counted = people.counted(result.findings);
  const unnamed = unnamedNotices(counted, settings.dismissed);
  const findings = { ...counted, notices: [...notices, ...looked.notices, ...counted.notices, ...unnamed] };
  const { dismissed, cases } = noted(run, findings);

  // 8. The verdict, and the report that every channel is made from.
  const judge = (found: Findings): RunReport['verdict'] =>
    verdictOf(found, result, { ...run, packed: looked.packed, dismissed });
  const finish = (): Promise<readonly string[]> => ended ?? end(service, result);
  const judged = reportOf(run, notComparedWith, findings, judge(findings), {
    dismissed,
    cases,
    common: run.book.common,
  });

  // 9. Who had the code of its pairs first, which may spare a pull request a red check.
  const seen = await world.firstSeen(judged, run, deadlineMs);
  const report = seen === judged ? judged : { ...seen, verdict: judge(seen.findings) };
  return { report, isPart: isPart(shard), finish };
}

/** The analysis that takes over what the second look has read. */
function nextOf(
  { settings, isPlain }: Run,
  packed: Parameters<typeof secondLook>[0],
): Parameters<typeof secondLook>[4] {
  return isPlain && settings.language === 'auto' ? { ai: hasAi(settings, packed) } : undefined;
}

/** Which pairs do not count, and what became of the others; a case says more than the report that is added to. */
function noted({ settings, prior, book }: Run, findings: Findings): Pick<RunReport, 'dismissed' | 'cases'> {
  const { cases, dismissed, decided } = casesOfRun(book, findings);
  const before = prior.dismissed.filter(({ a, b }) => !decided({ a, b }));
  return { cases, dismissed: [...pairsNamed(findings, settings.dismissed), ...before, ...dismissed] };
}

/** A rehearsal's result with what the search of the web would send. */
async function forecastOf(
  result: CheckResult,
  plan: CheckPlan,
  world: World,
  deadlineMs: number,
): Promise<CheckResult> {
  const { web } = plan;
  if (web === null || result.failure !== null) return result;
  const leftMs = deadlineMs - world.clock.now();
  return { ...result, findings: await world.forecast(result.findings, { ...plan, web }, world, leftMs) };
}

/** Deletes a check that is not kept and closes the service. @returns warnings for a person */
async function end(service: Opened | null, { cleanUp }: CheckResult): Promise<readonly string[]> {
  const warnings = await cleanUp();
  await service?.close();
  return warnings;
}

/** Runs a check, and closes the service where that throws. */
async function checkAt(
  service: Opened,
  plan: CheckPlan,
  { world, prior }: { readonly world: World; readonly prior: Prior },
  deadlineMs: number,
): Promise<CheckResult> {
  try {
    return 'compare' in service
      ? await checkHere(plan, { ...world, compare: service.compare, deadlineMs })
      : await runCheck(plan, { ...world, client: service.client, onProgress: prior.onProgress });
  } catch (error) {
    await service.close();
    throw error;
  }
}
