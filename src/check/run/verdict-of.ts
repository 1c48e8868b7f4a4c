import { count, inEnglish, message, type Message } from '#base';
import {
  asMessage,
  type Findings,
  judgedOf,
  type PackedSubmission,
  type RunReport,
  SERVICE_THRESHOLD,
  type Settings,
  type Verdict,
} from '#contract';
import { fullName } from '#github';
import type { CheckResult } from '../run-check.ts';
import { judge } from '../verdict/judge.ts';
import { isPart, type Shard } from './shard.ts';
import type { World } from './world.ts';

/** What bands can be judged by. */
const SERVICE_POLICY = { similarityThreshold: SERVICE_THRESHOLD, aiThreshold: SERVICE_THRESHOLD };

interface Uploaded {
  /** null: nothing was uploaded. */
  readonly checkId: number | null;
  readonly cameTooLate: boolean;
}

/** Of a job that makes no check. */
export const NOTHING_FOUND: Findings = {
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

/** What a run comes to: that of a rehearsal, that of a part of a matrix, or the verdict on what was found. */
export function verdictOf(
  findings: Findings,
  { failure, warnings, cameTooLate }: Pick<CheckResult, 'failure' | 'warnings' | 'cameTooLate'>,
  run: {
    readonly settings: Settings;
    readonly shard: Shard | null;
    readonly packed: readonly PackedSubmission[];
    readonly dismissed: RunReport['dismissed'];
  },
): Verdict {
  const { settings, shard, packed, dismissed } = run;
  if (failure === null && settings.dryRun) return rehearsed(findings.submissions.length);
  if (failure === null && isPart(shard)) {
    return handedOver(packed, shard, settings.reportDir, { checkId: findings.checkId, cameTooLate });
  }
  const policy = findings.inBands === true ? { ...settings, ...SERVICE_POLICY } : settings;
  const verdict = judge(findings, failure, policy, dismissed);
  const numbers = findings.inBands === true ? { maxSimilarity: null, maxAiScore: null } : {};
  return { ...verdict, ...numbers, warnings: [...verdict.warnings, ...warnings.map(asMessage)] };
}

/** What a part of a matrix says. */
export function handedOver(
  packed: readonly PackedSubmission[],
  { index, count: parts }: { readonly index: number; readonly count: number },
  reportDir: string,
  { checkId, cameTooLate }: Uploaded = { checkId: null, cameTooLate: false },
): Verdict {
  const folder = `handed over in ${reportDir}/shards`;
  const where =
    checkId === null
      ? folder
      : cameTooLate
        ? `${folder}, and not uploaded, because check ${checkId} was started before`
        : `uploaded to check ${checkId} and ${folder}`;
  const submissions = count(judgedOf(packed).length, 'submission');
  return skipped(
    inEnglish(
      `Part ${index} of ${parts}: ${submissions} collected, ${where}; the job with shard: judge starts the check and reports.`,
    ),
  );
}

function rehearsed(submissions: number): Verdict {
  return skipped(message('verdict.dryRun', { n: submissions }));
}

function skipped(sentence: Message): Verdict {
  return unjudged({ outcome: 'skipped', exitCode: 0, sentence });
}

/** The verdict of a run that judged nothing. */
export function unjudged(end: Pick<Verdict, 'outcome' | 'exitCode' | 'sentence'>): Verdict {
  return {
    ...end,
    flagged: [],
    standsOut: [],
    notChecked: [],
    maxSimilarity: null,
    maxAiScore: null,
    warnings: [],
  };
}

interface Begin {
  /** On the clock. */
  readonly atMs: number;
  /** RFC 3339. Runs are compared by when they began: a slow run is not a newer one. */
  readonly createdAt: string;
}

/** What every channel renders from. @param notComparedWith how many more there were to compare with. @param said what people decided before */
export function reportOf(
  { settings, world, begin }: { readonly settings: Settings; readonly world: World; readonly begin: Begin },
  notComparedWith: number,
  findings: Findings,
  verdict: RunReport['verdict'],
  said: Pick<RunReport, 'dismissed' | 'cases' | 'common'>,
): RunReport {
  const { repository, repositoryIsPrivate } = world.event;
  return {
    findings,
    verdict,
    thresholds:
      findings.inBands === true
        ? { similarity: SERVICE_THRESHOLD, ai: SERVICE_THRESHOLD }
        : { similarity: settings.similarityThreshold, ai: settings.aiThreshold },
    run: {
      title: settings.checkName ?? world.title,
      ...(settings.course === null ? {} : { course: settings.course }),
      createdAt: begin.createdAt,
      durationMs: world.clock.now() - begin.atMs,
      repository: repository === null ? null : fullName(repository),
      runUrl: world.runUrl,
      toolVersion: world.toolVersion,
    },
    locale: settings.locale,
    students: {
      feedback: settings.studentFeedback,
      policy: settings.policy,
      isPublic: repositoryIsPrivate === false,
      notComparedWith,
    },
    ...said,
  };
}
