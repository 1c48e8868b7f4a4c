import { count, fill, GitHubError, listed } from '#base';
import type { Assignment as ScheduledAssignment, Case, CaseAnswer } from '#contract';
import { fullName, GITHUB_LIMITS } from '#github';
import type { FoundRepository } from '#sources';
import type { StoredComment } from '../../publish/own-comments.ts';
import { withNoted } from '../noted-cases.ts';
import type { AssignmentState } from '../state/state-schema.ts';
import type { AssignmentStore } from '../store/assignment-store.ts';
import { answeredCase, newCase } from './answered-case.ts';
import { readReplies } from './student-channels.ts';
import * as says from '../says.ts';
import { answerer, isHeard } from './student-notes.ts';
import { placeOf, type StudentsHost } from './tell-students.ts';

const NAMES_SHOWN = 5;

interface Answered {
  readonly one: FoundRepository;
  /** When our comment was written, RFC 3339. */
  readonly toldAt: string;
  readonly answers: readonly CaseAnswer[];
}

/**
 * Takes what students answered to our comments into a case of their submission, where the next report shows it.
 *
 * @param found the assignment's repositories as they are now
 * @returns remarks for staff: who answered, and what could not be read
 * @throws LeaseLost, or the reason of a cancelled run
 */
export async function readAnswers(
  host: StudentsHost,
  kept: AssignmentStore,
  assignment: ScheduledAssignment,
  found: readonly FoundRepository[],
): Promise<readonly string[]> {
  const own = await kept.read();
  const asked = own === null ? [] : mayHaveAnswered(own, assignment, found);
  if (own === null || asked.length === 0) return [];
  const place = await placeOf(host, assignment);
  if (place instanceof GitHubError) return [fill(says.noAnswerRead, { why: place.message })];
  const all: Answered[] = [];
  const failures: GitHubError[] = [];
  for (const { one, sha } of asked) {
    const repository = { owner: one.repository.owner, repo: one.repository.repo };
    try {
      const read = await readReplies({ ...place, repository, sha });
      if (read !== null) all.push({ one, toldAt: read.toldAt, answers: answersOf(one, read.replies) });
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      failures.push(error);
      if (error.outcome === 'rate-limited' || failures.length >= GITHUB_LIMITS.students.refusals) break;
    }
  }
  const fresh = all.filter((one) => caseWith(own, one) !== null);
  if (fresh.length > 0) await kept.change((state) => withAnswered(state, fresh));
  const names = fresh.map(({ one }) => fullName(one.repository));
  return [
    ...(fresh.length === 0
      ? []
      : [
          fill(says.studentsAnswered, {
            students: count(fresh.length, 'student'),
            names: listed(names, NAMES_SHOWN),
          }),
        ]),
    ...failures.map(({ message }) => message),
  ];
}

function mayHaveAnswered(
  { students }: AssignmentState,
  { settings }: ScheduledAssignment,
  found: readonly FoundRepository[],
): readonly { readonly one: FoundRepository; readonly sha: string }[] {
  return found.flatMap((one) => {
    const note = students?.notes[one.repository.id];
    return note?.told !== undefined && isHeard(settings, one, note) ? [{ one, sha: note.sha }] : [];
  });
}

/** A comment that was changed is another answer: what was read once stays as it was. */
function answersOf(one: FoundRepository, replies: readonly StoredComment[]): readonly CaseAnswer[] {
  return replies
    .filter(({ user }) => user?.login.toLowerCase() === answerer(one))
    .map(({ body, updated_at: at }) => ({ subject: String(one.repository.id), at, text: body ?? '' }));
}

/** The case of the submission with what it does not hold yet; null: there is nothing new. */
function caseWith({ cases = [] }: AssignmentState, { one, toldAt, answers }: Answered): Case | null {
  const subject = String(one.repository.id);
  const known = cases.find(({ subjects }) => subjects.length === 1 && subjects[0] === subject);
  const before = known ?? newCase(subject, one.student ?? one.repository.repo, toldAt);
  const next = answeredCase(before, answers);
  return (next.answers?.length ?? 0) > (before.answers?.length ?? 0) ? next : null;
}

function withAnswered(state: AssignmentState, answered: readonly Answered[]): AssignmentState {
  return answered.reduce((sum, one) => {
    const next = caseWith(sum, one);
    if (next === null) return sum;
    const others = (sum.cases ?? []).filter(({ subjects }) => subjects.join() !== next.subjects.join());
    return withNoted(sum, { cases: [...others, next], common: sum.common ?? [] });
  }, state);
}
