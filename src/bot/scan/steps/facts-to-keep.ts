import { pseudonym, type World } from '#check';
import type { RunReport } from '#contract';
import type {
  AssignmentState,
  PendingCheck,
  KnownPerson,
  RunRecord,
  SeenRepository,
} from '../state/state-schema.ts';
import type { Listed } from './list-repositories.ts';

type Failed = NonNullable<AssignmentState['failed']>;

/** Submissions that the verdict does not count, though their similarity is above the threshold. */
export function pardonedOf({ findings, verdict, thresholds }: RunReport): ReadonlySet<string> {
  const flagged = new Set(
    verdict.flagged.filter(({ by }) => by.includes('similarity')).map((one) => one.key),
  );
  return new Set(
    findings.submissions
      .filter(({ key, total }) => total !== null && total > thresholds.similarity && !flagged.has(key))
      .map(({ key }) => key),
  );
}

/** What repositories were called of which a finding stands although they are gone. */
export function formerNames({
  pseudonyms,
}: AssignmentState): Readonly<Record<string, Pick<SeenRepository, 'fullName' | 'sha'>>> {
  return Object.fromEntries(
    Object.values(pseudonyms).map(({ repository, repositoryId, commit }) => [
      String(repositoryId),
      { fullName: repository, sha: commit },
    ]),
  );
}

/** One row of the assignment's history. @param at RFC 3339 */
export function recordOf({ run, runUrl }: World, report: RunReport, at: string): RunRecord {
  return {
    at,
    run: run.runId,
    url: runUrl,
    outcome: report.verdict.outcome,
    checkId: report.findings.checkId,
    submissions: report.findings.submissions.filter(({ role }) => role === 'judged').length,
    flagged: report.verdict.flagged.length,
    newFindings: 0,
    worseFindings: 0,
  };
}

/** Contents that were taken; what could not be collected stays to be looked at. */
export function seenOf(
  report: RunReport,
  { found }: Pick<Listed, 'found'>,
  at: string,
): Readonly<Record<string, SeenRepository>> {
  const rows = new Map(found.map((row) => [row.id, row]));
  const seen: Record<string, SeenRepository> = {};
  for (const { origin, role, state, files } of report.findings.submissions) {
    if (
      origin?.kind !== 'repository' ||
      role !== 'judged' ||
      (state.kind === 'not-checked' && files.length > 0)
    ) {
      continue;
    }
    const row = rows.get(origin.repositoryId);
    if (row === undefined) continue;
    seen[String(row.id)] = {
      fullName: row.fullName,
      sha: origin.sha,
      collectedAt: at,
      // Pushed to while the check ran: its head is asked for next time.
      pushedAt: row.headSha === origin.sha ? row.pushedAt : null,
      defaultBranch: row.defaultBranch ?? null,
    };
  }
  return seen;
}

/**
 * Repositories whose head is still the one that was seen, with the push and the branch as the list has them now: their heads
 * need not be asked for until the next push.
 *
 * @returns `seen` itself where nothing of it changes
 */
export function withPushesSeen(
  seen: AssignmentState['seen'],
  found: Listed['found'],
): AssignmentState['seen'] {
  const moved = found.flatMap(({ id, headSha, pushedAt, defaultBranch = null }) => {
    const before = seen[String(id)];
    if (before === undefined || before.sha !== headSha) return [];
    if (before.pushedAt === pushedAt && before.defaultBranch === defaultBranch) return [];
    return [[String(id), { ...before, pushedAt, defaultBranch }] as const];
  });
  return moved.length === 0 ? seen : { ...seen, ...Object.fromEntries(moved) };
}

/** Every repository of a check whose analysis failed, with how often that was so at the same commit. */
export function failedAgain({ submissions }: PendingCheck, before: Failed): Failed {
  return Object.fromEntries(
    submissions.map(({ repositoryId, sha }) => [String(repositoryId), onceMore(before[repositoryId], sha)]),
  );
}

/** What could not be collected, or was refused by the service, with how often that was so at the same commit. */
export function failedOf(report: RunReport, { found }: Pick<Listed, 'found'>, before: Failed): Failed {
  const taken = new Set(Object.keys(seenOf(report, { found }, report.run.createdAt)));
  return Object.fromEntries(
    found.flatMap(({ id, headSha }) =>
      headSha === null || taken.has(String(id)) ? [] : [[String(id), onceMore(before[id], headSha)]],
    ),
  );
}

function onceMore(last: Failed[string] | undefined, sha: string): Failed[string] {
  return { sha, tries: last?.sha === sha ? last.tries + 1 : 1 };
}

/** Who the pseudonyms of a check stand for. @param salt hex */
export function peopleOf(report: RunReport, salt: string): Readonly<Record<string, KnownPerson>> {
  const people: Record<string, KnownPerson> = {};
  for (const { origin } of report.findings.submissions) {
    if (origin?.kind !== 'repository' || origin.repositoryId <= 0) continue;
    people[pseudonym(Buffer.from(salt, 'hex'), origin.repositoryId)] = {
      repository: `${origin.owner}/${origin.repo}`,
      repositoryId: origin.repositoryId,
      user: origin.student ?? null,
      commit: origin.sha,
    };
  }
  return people;
}
