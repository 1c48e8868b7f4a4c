import { z } from 'zod';
import { OUTCOMES } from '#base';
import { assignmentNameSchema, BANDS, type Case, type DeclaredCode, WEB_PROVIDERS } from '#contract';
import { CASE, DECLARED_CODE } from '#report';

/**
 * What this program writes, and the last that it reads. A field that may be missing needs no new version; another change of the shape
 * does, and a step in `parse-state.ts` that makes the shape of today out of the one before.
 */
export const STATE_VERSION = 1;

/** Limits of what is kept, so that the document cannot grow without end. */
export const STATE_LIMITS = {
  /** Runs remembered for each assignment. */
  runs: 100,
  /** Decided cases, and pieces of declared code, of each assignment. */
  cases: 2000,
  common: 50,
  /** Repositories of each assignment that are not what they were, of which the newest are kept; and those that cannot be read. */
  left: 200,
  /** Sources on the web remembered for each repository, and how many of them were told. */
  sources: 5,
  toldSources: 50,
  /** Sources of each assignment that are to become starter code. */
  declared: 50,
  /** People of an assignment whose class is kept for the course, and pairs of which staff were told: 500 are some 250 kB. */
  coursePeople: 500,
  courseTold: 500,
  /** Cron lines of the workflow. */
  schedules: 20,
  /** Writes remembered by their id, so that a write whose answer was lost is known again. */
  recentWrites: 50,
  /** One file in UTF-8: far below the 100 MB of a blob, and room for some 25,000 repositories. */
  fileBytes: 10_000_000,
  /** All files together: far below the gigabyte that GitHub recommends for a repository, whose history keeps earlier ones for a while. */
  totalBytes: 200_000_000,
  /** From this share of a limit on, people are warned. */
  warnAt: 0.8,
} as const;

/** Commits after which the branch is cut down to one. */
export const COMMITS_KEPT = 50;

const instant = z.iso.datetime();
const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const positive = z.number().int().positive();
const count = z.number().int().nonnegative();
const score = z.number().min(0).max(100).nullable();
const line = z.string().max(1000);

/** GitHub's numeric id of a repository as a key of a JSON object. */
const repositoryKey = z.string().regex(/^[1-9]\d{0,15}$/);

const SUBJECT = '(?:[1-9]\\d{0,15}|k[0-9a-f]{16})';
/** A submission over renames: the repository's id, or `k` and a digest of its key for what is no repository. */
const subjectKeySchema = z.string().regex(new RegExp(`^${SUBJECT}$`));
/** Two subjects in a fixed order. */
export const pairKeySchema = z.string().regex(new RegExp(`^${SUBJECT}-${SUBJECT}$`));

/** Loose, though its type does not say so: what a later release adds within this version is kept by an earlier one. */
function record<S extends z.core.$ZodShape>(shape: S): z.ZodObject<S> {
  return z.looseObject(shape);
}

/** Who a pseudonym stands for. Never leaves the state. */
const person = record({
  repository: line,
  repositoryId: positive,
  user: line.nullable(),
  commit: sha,
});

/** A repository as it was when its contents were last taken. */
const seen = record({
  /** As it was called then. */
  fullName: line,
  sha,
  collectedAt: instant,
  /** GitHub's `pushed_at` of that time: while it stays the same, the head need not be asked for. */
  pushedAt: z.string().max(40).nullable(),
  defaultBranch: line.nullable(),
});

const runRecord = record({
  at: instant,
  run: line,
  /** Where the run can be looked at. */
  url: line.nullable(),
  outcome: z.enum(OUTCOMES),
  checkId: positive.nullable(),
  submissions: count,
  flagged: count,
  newFindings: count,
  worseFindings: count,
  /** Pairs above the threshold that nobody dismissed, and those that somebody did; absent: nothing was compared. */
  open: count.optional(),
  dismissed: count.optional(),
});

const serviceCheck = record({
  checkId: positive,
  name: z.string().min(1).max(255),
  /** The part of the name by which the service's list is searched. */
  marker: z.string().max(255),
  label: z.string().max(255),
});
const uploaded = z.record(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/), positive);

/** How far the pending check has come. Each step holds all that is needed to go on from it. */
const progressSchema = z.discriminatedUnion('stage', [
  /** It may or may not exist: look for it by the run's name before it is created. */
  record({ stage: z.literal('planned') }),
  record({ stage: z.literal('created'), check: serviceCheck }),
  /** `uploaded`: the service's submission ids by the token in the file's name. */
  record({ stage: z.literal('uploading'), check: serviceCheck, uploaded }),
  record({ stage: z.literal('started'), check: serviceCheck, uploaded }),
  /** Results were read and the reports are being written. */
  record({ stage: z.literal('read'), check: serviceCheck, uploaded }),
  /** Reports are out; only the bookkeeping of `finishCheck` is missing. */
  record({ stage: z.literal('reported'), check: serviceCheck, uploaded }),
]);

const pendingCheck = record({
  /** Of everything that makes the check what it is. */
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  plannedAt: instant,
  /** The run whose name the check bears at the service: what a later run gives to `CheckPlan.run` to find it. */
  run: record({ runId: line, jobSlug: line, attempt: positive }),
  submissions: z.array(record({ repositoryId: positive, sha })).max(100_000),
  progress: progressSchema,
});

const evidence: z.ZodType<Case['evidence']> = CASE.shape.evidence;

/** Score when a finding was last reported: what a later one is measured against. `evidence`: what the issue shows of it by now. */
const reportedPair = record({ score, at: instant, evidence: evidence.optional() });
const reportedFlag = record({ total: score, ai: score, at: instant });

const dismissal = record({
  reason: z.string().min(1).max(1000),
  /** Login; null: GitHub does not say who ticked a box. */
  by: line.nullable(),
  at: instant,
  /** `issue`: a box was ticked, and clearing it takes the pair up again. `bot`: a command, which has a name and a reason. */
  via: z.enum(['issue', 'bot']),
  /** What the person could see; absent: no scan had told of the pair. */
  evidence: evidence.optional(),
  /** Of the bot's command: what tells its repetition from another command. */
  command: z.string().max(100).optional(),
});

/** Who looks at a pair, who said so, and when. */
const reviewer = record({
  /** It is mentioned, so nothing else may stand in it. */
  login: z.string().regex(/^[\w-]{1,39}$/),
  by: line.nullable(),
  at: instant,
});

/** What a person asks of the next scan, whatever the schedule says. */
const wish = record({
  /** `look`: every head is asked for again. `check`: a check as well. `retry`: the pending check is given up before. */
  kind: z.enum(['look', 'check', 'retry']),
  /** Login; null: GitHub does not say who ticked a box. */
  by: line.nullable(),
  at: instant,
  /** Of the box or the comment: what tells its repetition from another wish. */
  key: z.string().min(1).max(100),
});

/** What may have become of a repository that was checked; what comes later in the list says more. */
export const LEFT_HOW = [
  'renamed',
  'rewritten',
  'emptied',
  'missing',
  'replaced',
  'left-out',
  'archived',
  'moved',
  'transferred',
  'deleted',
] as const;

const left = record({
  how: z.enum(LEFT_HOW),
  /** As it was called when it was checked. */
  name: line,
  /** What it is called now, or the commit that was checked and is no part of it any more; null: nothing to say. */
  now: line.nullable(),
  at: instant,
  /** A person does not want to read of it again. */
  forgotten: z.boolean().optional(),
});

/** What a student is to read of one commit, in bands. */
const studentNote = record({
  sha,
  outcome: z.enum(OUTCOMES),
  isFlagged: z.boolean().nullable(),
  similarity: z.enum(BANDS).nullable(),
  ai: z.enum(BANDS).nullable(),
  /** Why it was not checked, in words for students. */
  notChecked: line.nullable(),
  /** Digest of the verdict that was posted; without it none was. */
  told: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
});

/** What students are told of the last check (`tell-students`), by repository. */
const studentNotes = record({
  comparedWith: count,
  notComparedWith: count,
  aiRun: z.boolean(),
  baseCode: z.boolean(),
  isEmbedded: z.boolean(),
  /** Words or hashes of code were sent to others than the service; absent: nothing was. */
  hasLeft: z.literal(true).optional(),
  notes: z.record(repositoryKey, studentNote),
});

const notedCase: z.ZodType<Case> = CASE;
const declaredCode: z.ZodType<DeclaredCode> = DECLARED_CODE;

/** A file on the web that is like a submission, or was declared starter code. Hostile text. */
export const KNOWN_SOURCE = record({
  provider: z.enum(WEB_PROVIDERS),
  repository: line,
  /** Full SHA; '': the provider knows none. */
  commit: z.union([sha, z.literal('')]),
  path: line,
  /** SHA-1 of the git blob, hex. */
  blob: sha,
});

/** What the web was searched for, and what was found. */
const webSearch = record({
  /** The commit whose code was searched for. */
  sha,
  at: instant,
  by: z.array(z.enum(WEB_PROVIDERS)).max(WEB_PROVIDERS.length),
  /** The likest first. They are fetched and compared again at each check, so no number is kept. */
  sources: z.array(KNOWN_SOURCE).max(STATE_LIMITS.sources),
});

/** A source that a person calls common; it is fetched before the next check. */
const declaredSource = record({ ...KNOWN_SOURCE.shape, by: line.nullable(), at: instant });

/** The class of the last check, for the course: see `course-class.ts`. */
const courseClass = record({
  /** Of each person the subject, and digests of what they go by in every assignment. */
  people: z.array(z.array(line).max(20)).max(STATE_LIMITS.coursePeople),
  near: z.base64(),
});

const triedCommit = record({ sha, tries: count });
const gap = record({ name: line, reason: line, at: instant });

const assignmentStateSchema = record({
  /** Secret: 32 bytes in hex, made once. Mask it before anything is logged. */
  salt: z.string().regex(/^[0-9a-f]{64}$/),
  pseudonyms: z.record(z.string().regex(/^s-[0-9a-f]{10}$/), person),
  seen: z.record(repositoryKey, seen),
  /** Oldest first. */
  runs: z.array(runRecord).max(STATE_LIMITS.runs),
  pending: pendingCheck.nullable(),
  reportedPairs: z.record(pairKeySchema, reportedPair),
  reportedFlags: z.record(subjectKeySchema, reportedFlag),
  dismissed: z.record(pairKeySchema, dismissal),
  /** What people decided in pages and files, newest first. */
  cases: z.array(notedCase).max(STATE_LIMITS.cases).optional(),
  common: z.array(declaredCode).max(STATE_LIMITS.common).optional(),
  /** Who reviews a pair, because a person said so. */
  reviewers: z.record(pairKeySchema, reviewer).optional(),
  issue: positive.nullable(),
  /** Staff were assigned to the issue once: who is taken off later stays off. */
  assigned: z.boolean().optional(),
  lastCheckAt: instant.nullable(),
  /** A check that is done with and to be deleted at the service (`keep-check: false`). */
  leftover: positive.optional(),
  /** Absent where students are told nothing. */
  students: studentNotes.optional(),
  /** Repositories that could not be collected or checked at this commit, and how often that was tried. */
  failed: z.record(repositoryKey, triedCommit).optional(),
  /** What was searched for on the web; a repository that is not in here was not. */
  web: z.record(repositoryKey, webSearch).optional(),
  /** Repositories that got no search at this commit though there was one to spend: in most of them nothing can be searched for. */
  unsearched: z.record(repositoryKey, triedCommit).optional(),
  /** Sources that were told, by submission: see `sourceIdOf`. The newest first. */
  reportedSources: z
    .record(subjectKeySchema, z.array(z.string().regex(/^[0-9a-f]{16}$/)).max(STATE_LIMITS.toldSources))
    .optional(),
  /** Absent: the last check says nothing of who is near whom. */
  course: courseClass.optional(),
  /** Pairs that stood out of the course and were told in the issue of this assignment, the newest first. */
  courseTold: z.array(pairKeySchema).max(STATE_LIMITS.courseTold).optional(),
  declaredSources: z.array(declaredSource).max(STATE_LIMITS.declared).optional(),
  /** By which commits were chosen at the last check; null: none. When it moves, every head is looked at again. */
  deadline: instant.nullable().optional(),
  /** Repositories that left, or are not what they were, until they come back; and those that cannot be read, since when staff know. */
  left: z.record(repositoryKey, left).optional(),
  unreadable: z.array(gap).max(STATE_LIMITS.left).optional(),
  /** Until it is done. */
  wish: wish.optional(),
  /** Key of the wish that was noted last: it is not noted a second time. */
  lastWish: z.string().max(100).optional(),
  /** When it was over and the people in it were forgotten. */
  forgottenAt: instant.optional(),
});

/** Who scans now. */
const lease = record({
  run: z.string().min(1).max(100),
  attempt: positive,
  /** Tells processes of one run and attempt apart. */
  token: z.string().regex(/^[0-9a-f]{16,64}$/),
  until: instant,
});

/** The scan that ended last, also one that checked nothing. */
const scanEnd = record({
  at: instant,
  run: line,
  url: line.nullable(),
  /** Cron expression of the workflow, where the event named it. */
  schedule: line.optional(),
  /** All of them that started scans, and when each did last; the newest is `schedule`. */
  schedules: z
    .array(record({ schedule: line, at: instant }))
    .max(STATE_LIMITS.schedules)
    .optional(),
});

/** Kept by the store itself; see `store/state-branch.ts`. */
const bookkeeping = record({
  recentWrites: z.array(z.string().regex(/^[0-9a-f]{16,64}$/)).max(STATE_LIMITS.recentWrites),
  /** Commits on the branch since it was last cut down to one. */
  commits: count,
  /** The branch is being cut down: nobody else writes before this moment. */
  closedUntil: instant.nullable(),
});

/** Where the branch keeps an assignment. */
const storedAssignment = record({
  /** Name of the file in the folder of assignments. */
  file: z.string().regex(/^[a-z0-9][a-z0-9._~-]{0,119}\.json$/),
});

/** `state.json`: small, and written each time. */
export const indexSchema = record({
  version: z.literal(STATE_VERSION),
  store: bookkeeping,
  lease: lease.nullable(),
  /** Number of the issue over all assignments; null: none yet. */
  dashboard: positive.nullable().optional(),
  lastScan: scanEnd.optional(),
  assignments: z.record(assignmentNameSchema, storedAssignment),
});

/** The file of one assignment, which says whose it is: so it can be read where the index cannot. */
export const assignmentFileSchema = record({
  version: z.literal(STATE_VERSION),
  name: assignmentNameSchema,
  assignment: assignmentStateSchema,
});

type Index = z.infer<typeof indexSchema>;
/** A file of the branch. */
export interface StoredAssignment {
  readonly file: string;
  /** In UTF-8; 0: it is to be written first. */
  readonly bytes: number;
}
/** All that is remembered. `assignmentOf` reads from it. */
export type State = Omit<Index, 'assignments'> & {
  /** Those that were read. */
  readonly assignments: Readonly<Record<string, AssignmentState>>;
  /** Those that are on the branch, read or not. */
  readonly stored: Readonly<Record<string, StoredAssignment>>;
};
export type AssignmentState = z.infer<typeof assignmentStateSchema>;
export type PendingCheck = z.infer<typeof pendingCheck>;
export type Progress = z.infer<typeof progressSchema>;
export type RunRecord = z.infer<typeof runRecord>;
export type SeenRepository = z.infer<typeof seen>;
export type KnownPerson = z.infer<typeof person>;
export type KnownSource = z.infer<typeof KNOWN_SOURCE>;
export type WebSearch = z.infer<typeof webSearch>;
export type DeclaredSource = z.infer<typeof declaredSource>;
export type Lease = z.infer<typeof lease>;
export type Left = z.infer<typeof left>;
export type Wish = z.infer<typeof wish>;
export type PairDismissal = z.infer<typeof dismissal>;
export type StudentNote = z.infer<typeof studentNote>;
export type StudentNotes = z.infer<typeof studentNotes>;
export type KeptClass = z.infer<typeof courseClass>;
export type ReportedPair = z.infer<typeof reportedPair>;
export type ReportedFlag = z.infer<typeof reportedFlag>;
