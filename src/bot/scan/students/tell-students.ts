import { count, fill, GitHubError, instead, listed, openWords } from '#base';
import type { Assignment as ScheduledAssignment, Settings } from '#contract';
import { fullName, GITHUB_LIMITS } from '#github';
import { sha256 } from '#native';
import type { FoundRepository } from '#sources';
import { readAuthorship } from '../../publish/own-comments.ts';
import { assignmentMark } from '../marks.ts';
import type { ScanHost } from '../scan-host.ts';
import type { StudentNote } from '../state/state-schema.ts';
import type { AssignmentStore } from '../store/assignment-store.ts';
import { putCommitComment, putStudentCheckRun, type StudentPlace } from './student-channels.ts';
import { isHeard, withTold } from './student-notes.ts';
import { type StudentText, studentText } from './student-text.ts';
import * as says from '../says.ts';

/** Telling ends so long before the run does, in milliseconds: what was told is noted after it, and the rest of the scan. */
const LEAST_MS = 30_000;
const NAMES_SHOWN = 5;

/** Somebody who was not told yet what the state has for them. */
interface Untold {
  readonly repository: FoundRepository['repository'];
  readonly sha: string;
  readonly text: StudentText;
  readonly digest: string;
}

/** What telling needs of a scan's surroundings. */
export interface StudentsHost extends Pick<ScanHost, 'branch' | 'endsAtMs'> {
  readonly world: Pick<ScanHost['world'], 'collector' | 'clock' | 'signal' | 'log' | 'random'>;
}

/**
 * Tells each student of an assignment, in the own private repository, what the last check came to (`tell-students`). It goes
 * on where the scan before stopped: what was told is noted, and found again by its mark where the note is missing.
 *
 * @param kept the assignment's state, with the notes of the last check
 * @param found its repositories as they are now
 * @returns remarks for staff: who was not told, and why
 * @throws LeaseLost, or the reason of a cancelled run
 */
export async function tellStudents(
  host: StudentsHost,
  kept: AssignmentStore,
  assignment: ScheduledAssignment,
  found: readonly FoundRepository[],
): Promise<readonly string[]> {
  const { name, settings } = assignment;
  const notes = (await kept.read())?.students;
  if (notes === undefined) return [];
  const words = await openWords(settings.locale);
  const untold = found.flatMap((one): readonly Untold[] => {
    const note = notes.notes[one.repository.id];
    if (note === undefined || one.repository.archived) return [];
    const isRead = isHeard(settings, one, note);
    const digest = digestOf(settings, note, isRead);
    if (note.told === digest) return [];
    const text = studentText(name, note, notes, settings, words, isRead);
    return [{ repository: one.repository, sha: note.sha, text, digest }];
  });
  const { closed = [], open = [] } = Object.groupBy(untold, ({ repository: { isPrivate, isInternal } }) =>
    isPrivate && !isInternal ? 'closed' : 'open',
  );
  // Whoever keeps making GitHub refuse must not be in the way of the same ones each night.
  const first = Math.floor(host.world.random() * closed.length);
  const row = [...closed.slice(first), ...closed.slice(0, first)];
  const { told, remarks } = await tellAll(host, assignment, row, async (batch) => {
    await kept.change((one) =>
      one.students === undefined ? one : { ...one, students: withTold(one.students, batch) },
    );
  });
  if (told > 0) host.world.log.info(`${name}: ${count(told, 'student')} told in repositories of their own.`);
  const names = open.map(({ repository }) => fullName(repository));
  return [
    ...remarks,
    ...(open.length === 0 ? [] : [fill(says.notToldBecause, { names: listed(names, NAMES_SHOWN) })]),
  ];
}

/** Of the verdict and of how much of it is told: that one more handed in changes no student's comment. */
function digestOf(
  { tellStudents: channel, studentFeedback }: Settings,
  note: StudentNote,
  isRead: boolean,
): string {
  const { sha, outcome, isFlagged, similarity, ai, notChecked } = note;
  const told = JSON.stringify([
    channel,
    studentFeedback,
    sha,
    outcome,
    isFlagged,
    similarity,
    ai,
    notChecked,
    ...(isRead ? ['answer'] : []),
  ]);
  return sha256(told).slice(0, 16);
}

/** @param note keeps what was told, by repository; called now and then */
async function tellAll(
  host: StudentsHost,
  assignment: ScheduledAssignment,
  untold: readonly Untold[],
  note: (told: ReadonlyMap<number, string>) => Promise<void>,
): Promise<{ readonly told: number; readonly remarks: readonly string[] }> {
  const remarks: string[] = [];
  if (untold.length === 0) return { told: 0, remarks };
  const place = await placeOf(host, assignment);
  if (place instanceof GitHubError) {
    return { told: 0, remarks: [fill(says.noStudentTold, { place: place.message })] };
  }
  let told = 0;
  let refusals = 0;
  let isLimited = false;
  let batch = new Map<number, string>();
  for (const [at, { repository, sha, text, digest }] of untold.entries()) {
    const stop = whyStop(host, at, isLimited || (told === 0 && refusals >= GITHUB_LIMITS.students.refusals));
    if (stop !== null) {
      remarks.push(fill(says.notToldYet, { students: count(untold.length - at, 'student'), stop }));
      break;
    }
    try {
      const put = assignment.settings.tellStudents === 'check-run' ? putStudentCheckRun : putCommitComment;
      await put({ ...place, repository: { owner: repository.owner, repo: repository.repo }, sha }, text);
      batch.set(repository.id, digest);
      told += 1;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      remarks.push(fill(says.studentNotTold, { repository: fullName(repository), error: error.message }));
      isLimited = error.outcome === 'rate-limited';
      refusals += 1;
    }
    if (batch.size >= GITHUB_LIMITS.students.perNote) {
      await note(batch);
      batch = new Map();
    }
  }
  if (batch.size > 0) await note(batch);
  return { told, remarks };
}

/** What is the same for all of them. @returns why nobody can be told */
export async function placeOf(
  { world, branch }: StudentsHost,
  { name }: ScheduledAssignment,
): Promise<Omit<StudentPlace, 'repository' | 'sha'> | GitHubError> {
  const github = world.collector();
  const isOwn = await readAuthorship(github).catch(instead(GitHubError, (error) => error));
  if (isOwn instanceof GitHubError) return isOwn;
  const mark = `${assignmentMark(name, branch)} student`;
  return { github, assignment: name, mark, isOwn, clock: world.clock, signal: world.signal };
}

/** Why no more are told by this scan; null: the next one is. @param tried how many were */
function whyStop({ world, endsAtMs }: StudentsHost, tried: number, isRefused: boolean): string | null {
  const { perScan } = GITHUB_LIMITS.students;
  if (world.clock.now() > endsAtMs - LEAST_MS) {
    return 'the time of this run (timeout-minutes) is over. The next scan goes on.';
  }
  if (tried >= perScan) return `one scan tells ${perScan} at most. The next one goes on.`;
  return isRefused ? says.githubRefused : null;
}
