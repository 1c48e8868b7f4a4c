import { type Findings, type RunReport, SERVICE_THRESHOLD, type Settings } from '#contract';
import { fullName } from '#github';
import type { World } from './world.ts';

/** When a run began. */
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
