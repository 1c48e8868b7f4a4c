import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { reportTemplate } from '../assets.ts';
import { deleteCheck } from '../check/delete.ts';
import { ConfigurationError, type Outcome } from '../domain/outcome.ts';
import type { RunReport } from '../domain/report.ts';
import { judgedOf } from '../domain/submission.ts';
import type { GitHub } from '../github/client.ts';
import { main } from '../run/main.ts';
import type { World } from '../run/world.ts';
import { openService } from '../run/open-service.ts';
import { packedCache } from '../packing/cache.ts';
import { redactDeep } from '../domain/redaction.ts';
import { whoAmI } from '../publish/identity.ts';
import { markdownCode, markdownText } from '../text/escape.ts';
import { count, pointsInLine } from '../text/format.ts';
import { renderSummary } from '../report/channels/summary.ts';
import { keptWords, writeReportFiles } from '../report/write.ts';
import { runScan } from '../scan/run-scan.ts';
import type { ScannedAssignment } from '../scan/scanned-assignment.ts';
import { newSalt, stateStoreOf } from '../scan/store/open-store.ts';
import { STATE_BRANCH } from '../scan/store/state-branch.ts';
import { UnavailableError } from '../service/client/errors.ts';
import type { Settings } from '../settings/settings.ts';
import type { RunContext } from './run-context.ts';
import { viewOf } from '../report/views/view.ts';

/** What a scan came to, for outputs, summary and exit code. */
export interface ScanEnd {
  readonly outcome: Outcome;
  readonly exitCode: 0 | 1;
  readonly sentence: string;
  readonly assignments: readonly ScannedAssignment[];
}

/** Scans every assignment of the settings. @throws Skipped, Failure */
export async function scan(
  settings: Settings,
  world: World,
  context: RunContext,
  onSecret: (secret: string) => void,
): Promise<ScanEnd> {
  const { repository } = world.event;
  const { endsAtMs } = world;
  const store = stateStoreOf(settings, world);
  if (repository === null) throw new ConfigurationError('mode: scan works in a workflow of a repository.');
  const assignments = await runScan({
    assignments: settings.assignments,
    world,
    store,
    holder: {
      run: context.runId,
      attempt: context.attempt,
      token: randomBytes(16).toString('hex'),
    },
    repository,
    branch: settings.stateBranch === STATE_BRANCH ? null : settings.stateBranch,
    endsAtMs,
    self: await selfOf(world.github()),
    serverUrl: world.event.serverUrl,
    staff: settings.staff,
    cache: settings.cacheDir === null ? null : packedCache(resolve(world.workspace, settings.cacheDir)),
    newSalt,
    onSecret,
    check: async (assignment, own, prior) => {
      const tempDir = join(world.tempDir, assignment.name);
      await mkdir(tempDir, { recursive: true });
      // Whatever the input says of re-runs: a scan never begins a second check beside the one that is pending.
      const result = await main(
        { ...assignment.settings, mode: 'check', resume: true },
        { ...own, tempDir, endsAtMs },
        prior,
      );
      const report = redactDeep(result.report, world.redact);
      const directory = join(resolve(world.workspace, settings.reportDir), assignment.name);
      const { isKept, files } = await writeReportFiles(report, {
        directory,
        workspace: world.workspace,
        audience: 'staff',
        template: reportTemplate(),
        redact: world.redact,
      });
      if (isKept) world.log.notice(keptWords(directory, files));
      return {
        report,
        finish: async () => {
          for (const warning of await result.finish()) world.log.warning(warning);
        },
      };
    },
    discard: async (assignment, checkId) => {
      const service = await openService(assignment.settings, world, endsAtMs);
      try {
        if (!(await deleteCheck(service.client, checkId))) {
          throw new UnavailableError(`The service did not delete the check ${checkId}.`);
        }
      } finally {
        await service.close();
      }
    },
  });
  return endOf(assignments);
}

async function selfOf(github: GitHub): Promise<string | null> {
  return (await whoAmI(github)).login;
}

/** The worse comes first: what one assignment needs is what the whole scan needs. */
const WORST_FIRST: readonly Outcome[] = [
  'internal-error',
  'cancelled',
  'auth',
  'account-suspended',
  'forbidden',
  'config-error',
  'analysis-failed',
  'timeout',
  'rate-limited',
  'service-unavailable',
  'network',
  'flagged',
  'incomplete',
  'passed',
  'skipped',
];

function endOf(assignments: readonly ScannedAssignment[]): ScanEnd {
  const worst =
    WORST_FIRST.find((outcome) => assignments.some((one) => one.outcome === outcome)) ?? 'skipped';
  const checked = assignments.filter(({ kind }) => kind === 'checked').length;
  const failed = assignments.filter(({ kind }) => kind === 'failed');
  const [first] = failed;
  // The sentence is all that an annotation shows: the first reason stands in it.
  const missed =
    first === undefined
      ? ''
      : `, ${failed.length} could not be looked at. ${first.name}: ${pointsInLine(first.sentence).replace(/\.$/, '')}`;
  return {
    outcome: worst,
    exitCode: assignments.some(({ exitCode }) => exitCode === 1) ? 1 : 0,
    sentence: `${count(assignments.length, 'assignment')}: ${checked} checked, ${assignments.length - checked - failed.length} not due${missed}.`,
    assignments,
  };
}

/** Of all assignments together. */
export function scanOutputs(end: ScanEnd): Record<string, string> {
  const reports = end.assignments.flatMap(({ report }) => (report === null ? [] : [report]));
  const highest = (pick: (report: RunReport) => number | null): string => {
    const values = reports.map(pick).filter((value) => value !== null);
    return values.length === 0 ? 'n/a' : String(Math.max(...values));
  };
  const sum = (pick: (report: RunReport) => number): string =>
    String(reports.reduce((total, report) => total + pick(report), 0));
  return {
    'submission-count': sum(({ findings }) => judgedOf(findings.submissions).length),
    'flagged-count': sum(({ verdict }) => verdict.flagged.length),
    'stands-out-count': sum(({ verdict }) => verdict.standsOut.length),
    'max-similarity': highest(({ verdict }) => verdict.maxSimilarity),
    'max-ai-score': highest(({ verdict }) => verdict.maxAiScore),
  };
}

/** Remarks shown of each assignment. */
const MAX_REMARKS = 50;

/** The job's summary of a scan: what became of each assignment, then each report as far as there is room. */
export function renderScanSummary(end: ScanEnd, maxBytes: number): string {
  const rows = end.assignments.map(({ name, outcome, sentence, issue, news }) =>
    [
      markdownCode(name),
      outcome,
      news === null ? '' : `${news.newCount} / ${news.worseCount}`,
      issue === null ? '' : `#${issue}`,
      markdownText(sentence),
    ].join(' | '),
  );
  const parts = [
    '## Similarity scan',
    '',
    markdownText(end.sentence),
    '',
    '| assignment | outcome | new / worse | issue | |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
    ...end.assignments.flatMap(({ name, remarks }) =>
      remarks.length === 0
        ? []
        : [
            `**${markdownText(name)}**`,
            '',
            ...remarks.slice(0, MAX_REMARKS).map((remark) => `- ${markdownText(remark)}`),
            ...(remarks.length > MAX_REMARKS ? [`- … and ${remarks.length - MAX_REMARKS} more.`] : []),
            '',
          ],
    ),
  ];
  let text = `${parts.join('\n')}\n`;
  for (const { name, report } of end.assignments) {
    if (report === null) continue;
    const section = `\n---\n\n# ${markdownText(name)}\n\n${renderSummary(viewOf(report, 'staff'))}\n`;
    if (Buffer.byteLength(text) + Buffer.byteLength(section) > maxBytes) {
      text += `\nThe report of ${markdownCode(name)} is in the files of this run.\n`;
      continue;
    }
    text += section;
  }
  return text;
}
