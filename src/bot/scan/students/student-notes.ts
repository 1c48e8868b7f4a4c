import { ENGLISH } from '#base';
import type { RunReport, Settings } from '#contract';
import { hasLeft, studentVerdicts } from '#report';
import type { FoundRepository } from '#sources';
import type { StudentNote, StudentNotes } from '../state/state-schema.ts';

/** Whether students read anything of a scan: with `student-feedback: none` there is nothing to read. */
export function areStudentsTold({
  tellStudents,
  studentFeedback,
}: Pick<Settings, 'tellStudents' | 'studentFeedback'>): boolean {
  return tellStudents !== 'none' && studentFeedback !== 'none';
}

/** The account that may answer: the one that a list names, else the one that the repository is named after. */
export function answerer({ login, student }: Pick<FoundRepository, 'login' | 'student'>): string | null {
  return (login ?? student)?.toLowerCase() ?? null;
}

/** Whether an answer to our comment is read, which the comment then says: of whoever it tells that a review is needed. */
export function isHeard(
  { tellStudents }: Pick<Settings, 'tellStudents'>,
  one: Pick<FoundRepository, 'login' | 'student' | 'repository'>,
  { isFlagged }: Pick<StudentNote, 'isFlagged'>,
): boolean {
  const { isPrivate, isInternal } = one.repository;
  return (
    tellStudents === 'comment' && isFlagged === true && isPrivate && !isInternal && answerer(one) !== null
  );
}

/**
 * What each student of a class is to read of a check. Bands alone: no score, no line, no peer. Submissions that are not judged
 * are nobody's who reads it.
 *
 * @param before notes of the last check: what was told of the same commit is known to be told
 * @param present ids of the assignment's repositories: one that could not be checked this time keeps its note
 */
export function studentNotes(
  report: RunReport,
  before: StudentNotes | undefined,
  present: ReadonlySet<number>,
): StudentNotes {
  const { findings } = report;
  const notes: Record<string, StudentNote> = Object.fromEntries(
    Object.entries(before?.notes ?? {}).filter(([id]) => present.has(Number(id))),
  );
  const verdictOf = studentVerdicts(report);
  let counted = { comparedWith: 0, notComparedWith: 0 };
  for (const submission of findings.submissions) {
    const { origin, role } = submission;
    if (role !== 'judged' || origin?.kind !== 'repository' || origin.repositoryId <= 0) continue;
    const { comparedWith, notComparedWith, ...verdict } = verdictOf(submission);
    counted = { comparedWith, notComparedWith };
    const last = notes[origin.repositoryId];
    const told = last?.sha === origin.sha ? last.told : undefined;
    notes[origin.repositoryId] = {
      sha: origin.sha,
      ...verdict,
      notChecked: verdict.notChecked === null ? null : ENGLISH.tell(verdict.notChecked),
      ...(told === undefined ? {} : { told }),
    };
  }
  return {
    ...counted,
    aiRun: findings.aiRun,
    baseCode: findings.baseCode,
    isEmbedded: findings.service.kind === 'embedded',
    ...(hasLeft(findings) ? { hasLeft: true as const } : {}),
    notes,
  };
}

/** The notes, with what was told noted. @param told digests by repository */
export function withTold(notes: StudentNotes, told: ReadonlyMap<number, string>): StudentNotes {
  const next = { ...notes.notes };
  for (const [id, digest] of told) {
    const note = next[id];
    if (note !== undefined) next[id] = { ...note, told: digest };
  }
  return { ...notes, notes: next };
}
