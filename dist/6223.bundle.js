export const id = 6223;
export const ids = [6223];
export const modules = {

23520:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
A2:()=>githubRefused,
Bt:()=>deletedToken,
Cl:()=>studentsAnswered,
D7:()=>assignmentState,
E8:()=>listState,
EP:()=>modeScanBot,
ER:()=>overNothingDone,
Fq:()=>notToldBecause,
Gm:()=>tooMuch,
If:()=>stillBut,
J2:()=>partsStateCannot,
Jw:()=>historyRewritten,
KL:()=>partsState,
L0:()=>grownBytes,
Lm:()=>staysBecause,
Lt:()=>stateCannotRead,
MZ:()=>noStudentTold,
N$:()=>noneRepositoriesRead,
Nj:()=>stateScansGrown,
PF:()=>emptiedNoCommit,
QH:()=>stateScansNames,
QT:()=>couldNotLookedTold,
RQ:()=>stateScansCould,
Se:()=>checkBegun,
Sr:()=>ruleForbids,
T7:()=>stateScansNeeds,
TA:()=>couldNotFetchedTaken,
TK:()=>modeScan,
Tm:()=>runAttempt,
Wf:()=>serviceNotDelete,
_2:()=>anotherRepository,
g2:()=>githubNames,
gC:()=>checkCouldNotDeleted,
gi:()=>twoPeople,
hA:()=>timeRun,
i0:()=>noAnswerRead,
i8:()=>stateScans,
iG:()=>wasTransferred,
m2:()=>staysRepair,
p1:()=>notScanAny,
px:()=>internalEvery,
qo:()=>cannotTakenStarter,
r1:()=>stateScansState,
sf:()=>studentNotTold,
sr:()=>resultIncomplete,
tF:()=>stateScansWritten,
uv:()=>cacheNotCleaned,
wB:()=>renamedWhere,
wK:()=>archivedAssignment,
wX:()=>leaseScan,
wv:()=>issuesSwitched,
xA:()=>branchHolds,
xM:()=>couldNotLooked,
xN:()=>notToldYet
});
const modeScan = "mode: scan works in a workflow of a repository; use mode check here.";
const serviceNotDelete = "The service did not delete the check {id}.";
const twoPeople = "Two people who are near each other again and again, given how near either is to others. It flags nobody: people who learn together, or have one tutor, can be here too. Read their programs side by side.";
const issuesSwitched = "Issues are switched off in {repository}, where scans tell what they found: switch them on in its settings.";
const historyRewritten = "{name}: its history was rewritten by a forced push; the commit that was checked{now? ({now})|} is no part of it any more.";
const emptiedNoCommit = "{name} was emptied: it has no commit any more.";
const notScanAny = "{name} is not in this scan any more: deleted, transferred, or renamed so that the assignment does not find it.";
const anotherRepository = "{name} is another repository now; the one that was checked was renamed or deleted.";
const stillBut = "{name} is still there, but the assignment does not take it any more (its name, topic, team or property).";
const archivedAssignment = "{name} was archived, so that the assignment leaves it out (include-archived takes it).";
const renamedWhere = "{name} was renamed to {now}, where the assignment does not look.";
const wasTransferred = "{name} was transferred to {now}.";
const deletedToken = "{name} was deleted, or the token cannot see it any more.";
const leaseScan = "The lease of this scan could not be given back and ends by itself: {error}";
const couldNotLookedTold = "{sentence} {unread} more could not be looked at{isKnown?, as was told before|}.";
const stateScans = "The state of the scans takes {megabytes} of {most} in {assignments}; at the limit scans stop. The largest: {largest}. Forget what is over: code-similarity state prune NAME.";
const assignmentState = "Of one assignment the state keeps {megabytes} at most; at the limit it is not scanned any more. Nearly there: {large}. Divide its repositories between several assignments, or forget those that are over: code-similarity state prune NAME.";
const grownBytes = "{what} has grown to {bytes} bytes (limit {fileBytes}). Divide its repositories between several assignments, or forget what is over: code-similarity state prune.";
const overNothingDone = "{name} is over, and nothing was done for it for {days} days: the state forgets whom its pseudonyms stand for and which repositories there were ({people}). What was reported and decided stays.";
const noneRepositoriesRead = "None of {repositories} repositories can be read. {first}";
const checkCouldNotDeleted = "The check {leftover} could not be deleted: {error}";
const checkBegun = "The check that was begun is given up: none of its repositories is among those of the assignment any more. The next scan begins another one.";
const timeRun = "{reason} The time of this run (timeout-minutes) is over; the next scan goes on.";
const couldNotLooked = "{name} could not be looked at: {reason}";
const stateScansWritten = "The state of the scans ({where}) was written by a newer version of this action (version {version}; this one knows {known}). Upgrade the action in this workflow.";
const stateScansGrown = "The state of the scans has grown to {bytes} bytes (limit {limit}); the largest assignments are {largest}. Forget what is over: code-similarity state prune NAME.";
const branchHolds = "The branch {name} of {place} holds so many files that GitHub does not list them all. Remove what is not of the scans.";
const githubNames = "GitHub names an unknown kind of file on a branch ({kind}).";
const runAttempt = "Run {run} (attempt {attempt}) scans at the moment, until {time} at the latest unless it goes on; this run leaves the work to it.";
const modeScanBot = "mode: scan and bot work in a workflow of a repository, which keeps what they remember; use mode check here.";
const partsState = "Parts of the state of the scans (state.json on {where}) cannot be read and are left out: {dropped}. The whole is kept as {kept}; everything else goes on as it was.";
const staysRepair = "{path} stays as it is: {reason}. Repair it on the branch by hand, then run this again; or delete it there.";
const staysBecause = "{path} stays, because of what cannot be read in it: {dropped}. Repair it on the branch by hand and run this again, or delete it there.";
const listState = "The list of the state of the scans (state.json on {where}) is gone. Assignments have files of their own and go on as they were.";
const stateScansState = "The state of the scans (state.json on {where}) cannot be read: {reason}. It is kept as {kept}. {isWhole?Assignments have files of their own and go on as they were.|Scans start afresh: every finding counts as new, and a check that was pending is not taken up. To undo this, repair the file and put it back.}";
const partsStateCannot = "Parts of the state of {name} ({place}) cannot be read and are left out: {dropped}. The whole is kept as {kept}; everything else goes on as it was.";
const stateCannotRead = "The state of {name} ({place}) cannot be read: {reason}. {kept?It is kept as {kept}, and this|This} assignment starts afresh: its findings count as new, and a check that was pending is not taken up. All others go on as they were.";
const stateScansNames = "The state of scans names students and holds a secret, and {repository} is public. Run scans in a private repository that only staff can read.";
const stateScansNeeds = "The state of scans needs a branch of its own, and {branch} is the default branch of {repository}. Set state-branch to another one.";
const internalEvery = "{repository} is internal: every member of the enterprise can read the state of the scans, which names students. A private repository is safer.";
const stateScansCould = "The state of the scans could not be stored on {where} within {seconds} s, because other runs write there all the time ({cause}). Give the workflow a concurrency group, then run it again.";
const ruleForbids = "A rule of {repository} forbids writing the state of the scans to the branch {branch} ({cause}). Exempt that branch from the rule, or let the workflow bypass it; nothing is scanned until then.";
const tooMuch = "Too much stands at one commit to look through while {what}.";
const notToldBecause = "Not told, because others than the student read these repositories (public or internal): {names}.";
const noStudentTold = "No student was told: {place}";
const notToldYet = "{students} not told yet: {stop}";
const studentNotTold = "The student of {repository} was not told: {error}";
const githubRefused = "GitHub refused several in a row. The next scan tries again.";
const resultIncomplete = "Its result is incomplete: look at it in the report, and check again.";
const cannotTakenStarter = "{name} cannot be taken for starter code: it is not on the web any more, or no text of a size that can be kept. Put the code into the repository or folder of starter instead.";
const couldNotFetchedTaken = "{name} could not be fetched to be taken for starter code; the next check tries again. {error}";
const noAnswerRead = "No answer of a student was read: {why}";
const studentsAnswered = "{students} answered. Read it in the next report, at the submission: {names}.";
const cacheNotCleaned = "Fetched code that no check read for a month could not be deleted from {folder}: {error}";


}),

48423:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
FK:()=>rememberPseudonyms,
HV:()=>giveCheckUp,
Iw:()=>planCheck,
Iz:()=>changeAssignment,
L_:()=>applyTicks,
Lq:()=>dismissedCases,
Me:()=>withoutAssignment,
Ow:()=>withoutWish,
QO:()=>undismissPair,
Qu:()=>abandonCheck,
Vp:()=>dismissPair,
X6:()=>advanceCheck,
gL:()=>advanceTo,
jU:()=>forgetReported,
mK:()=>newAssignment,
ou:()=>finishCheck,
rR:()=>AssignmentNotRead,
sx:()=>withCourse,
tq:()=>assignmentOf,
u2:()=>withoutLeftover,
wX:()=>namesIn,
xD:()=>assignReviewer,
yt:()=>noteWish
});
var _base__1__ = __load__(92105);
var _report__2__ = __load__(31377);
var _state_schema_js__0__ = __load__(50309);



function newAssignment(salt) {
	return {
		salt,
		pseudonyms: {},
		seen: {},
		runs: [],
		pending: null,
		reportedPairs: {},
		reportedFlags: {},
		dismissed: {},
		issue: null,
		lastCheckAt: null
	};
}
class AssignmentNotRead extends Error {
	name = "AssignmentNotRead";
	assignment;
	constructor(assignment) {
		super(`The state of ${assignment} was not read.`);
		this.assignment = assignment;
	}
}
function assignmentOf(state, name) {
	if (Object.hasOwn(state.assignments, name)) return state.assignments[name] ?? null;
	if (Object.hasOwn(state.stored, name)) throw new AssignmentNotRead(name);
	return null;
}
function changeAssignment(state, name, newSalt, change) {
	const current = assignmentOf(state, name) ?? newAssignment(newSalt());
	const next = change(current);
	return next === assignmentOf(state, name) ? state : {
		...state,
		assignments: {
			...state.assignments,
			[name]: next
		}
	};
}
function noteWish(assignment, wish) {
	return assignment.lastWish === wish.key ? assignment : {
		...assignment,
		wish,
		lastWish: wish.key,
		failed: {}
	};
}
function withoutWish(assignment) {
	if (assignment.wish === undefined) return assignment;
	const next = { ...assignment };
	delete next.wish;
	return next;
}
function namesIn({ assignments, stored }) {
	return [...new Set([...Object.keys(stored), ...Object.keys(assignments)])].toSorted(_base__1__.n);
}
function withoutAssignment(state, name) {
	const { [name]: _, ...assignments } = state.assignments;
	const { [name]: __, ...stored } = state.stored;
	return {
		...state,
		assignments,
		stored
	};
}
function planCheck(assignment, plan) {
	if (assignment.pending !== null) throw new RangeError("A check of this assignment is pending already.");
	return {
		...withoutWish(assignment),
		pending: {
			...plan,
			progress: { stage: "planned" }
		}
	};
}
const STAGES = [
	"planned",
	"created",
	"uploading",
	"started",
	"read",
	"reported"
];
function advanceCheck(assignment, progress) {
	const { pending } = assignment;
	if (pending === null) throw new RangeError("No check of this assignment is pending.");
	const before = pending.progress;
	if (STAGES.indexOf(progress.stage) < STAGES.indexOf(before.stage)) return assignment;
	const next = "uploaded" in progress && "uploaded" in before ? {
		...progress,
		uploaded: {
			...before.uploaded,
			...progress.uploaded
		}
	} : progress;
	return {
		...assignment,
		pending: {
			...pending,
			progress: next
		}
	};
}
function finishCheck(assignment, finished) {
	const gone = new Set(finished.gone.map(String));
	const seen = {
		...assignment.seen,
		...finished.seen
	};
	const there = (entries) => Object.fromEntries(Object.entries(entries).filter(([id]) => !gone.has(id)));
	const { web, unsearched } = assignment;
	return {
		...abandonCheck(assignment, finished.record),
		seen: there(seen),
		...web === undefined ? {} : { web: there(web) },
		...unsearched === undefined ? {} : { unsearched: there(unsearched) },
		reportedPairs: { ...finished.reportedPairs },
		reportedFlags: { ...finished.reportedFlags },
		...isEmpty(finished.reportedSources) ? {} : { reportedSources: { ...finished.reportedSources } }
	};
}
function isEmpty(record) {
	return record === undefined || Object.keys(record).length === 0;
}
function withCourse(assignment, course, told) {
	const { course: _, courseTold = [], ...rest } = assignment;
	const all = [...new Set([...told, ...courseTold])].slice(0, _state_schema_js__0__.$m.courseTold);
	return {
		...rest,
		...course === null ? {} : { course },
		...all.length === 0 ? {} : { courseTold: all }
	};
}
function giveCheckUp(assignment, run) {
	const progress = assignment.pending?.progress;
	return abandonCheck(assignment, {
		...run,
		checkId: progress !== undefined && "check" in progress ? progress.check.checkId : null,
		submissions: 0,
		flagged: 0,
		newFindings: 0,
		worseFindings: 0
	});
}
function abandonCheck(assignment, record) {
	return {
		...assignment,
		pending: null,
		runs: [...assignment.runs, record].slice(-_state_schema_js__0__.$m.runs),
		lastCheckAt: record.checkId === null ? assignment.lastCheckAt : assignment.pending?.plannedAt ?? record.at
	};
}
function rememberPseudonyms(assignment, people) {
	return {
		...assignment,
		pseudonyms: {
			...assignment.pseudonyms,
			...people
		}
	};
}
function dismissPair(assignment, pair, dismissal) {
	if (Object.hasOwn(assignment.dismissed, pair)) return assignment;
	const evidence = assignment.reportedPairs[pair]?.evidence;
	const known = assignment.cases?.find(({ subjects }) => (0,_report__2__.u2)(subjects) === pair);
	const at = (0,_report__2__.G1)(dismissal.at, known?.at);
	return {
		...assignment,
		dismissed: {
			...assignment.dismissed,
			[pair]: {
				...dismissal,
				at,
				...evidence === undefined ? {} : { evidence }
			}
		}
	};
}
function assignReviewer(assignment, pair, reviewer) {
	return {
		...assignment,
		reviewers: {
			...assignment.reviewers,
			[pair]: reviewer
		}
	};
}
function forgetReported(assignment, pair) {
	if (!Object.hasOwn(assignment.reportedPairs, pair)) return assignment;
	const { [pair]: _, ...rest } = assignment.reportedPairs;
	return {
		...assignment,
		reportedPairs: rest
	};
}
function undismissPair(assignment, pair) {
	if (!Object.hasOwn(assignment.dismissed, pair)) return assignment;
	const { [pair]: _, ...rest } = assignment.dismissed;
	return {
		...assignment,
		dismissed: rest
	};
}
function applyTicks(assignment, ticks, at) {
	let next = assignment;
	for (const [pair, ticked] of ticks) {
		if (ticked) {
			next = dismissPair(next, pair, {
				reason: "ticked in the issue",
				by: null,
				at,
				via: "issue"
			});
		} else if (next.dismissed[pair]?.via === "issue") {
			next = undismissPair(next, pair);
		}
	}
	return next;
}
function withoutLeftover(assignment) {
	const next = { ...assignment };
	delete next.leftover;
	return next;
}
function advanceTo(assignment, stage) {
	const progress = assignment.pending?.progress;
	if (progress === undefined || progress.stage === "planned") return assignment;
	return advanceCheck(assignment, {
		stage,
		check: progress.check,
		uploaded: "uploaded" in progress ? progress.uploaded : {}
	});
}
function dismissedCases({ dismissed }) {
	return Object.entries(dismissed).map(([pair, { reason, by, at, evidence }]) => ({
		subjects: pair.split("-"),
		names: pair.split("-"),
		state: "dismissed",
		reason,
		note: null,
		by,
		at,
		evidence: evidence ?? (0,_report__2__.X1)([])
	}));
}


}),

43691:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$T:()=>peopleIn,
Jf:()=>keptUntil,
PU:()=>isOver,
Rg:()=>isToForget,
bN:()=>KEPT_DAYS,
lI:()=>withoutHistory,
lZ:()=>forgetPeople,
qE:()=>lastUsed,
wd:()=>withoutPeople
});
var _assignment_state_js__0__ = __load__(48423);
var _state_schema_js__1__ = __load__(50309);


const KEPT_DAYS = 180;
const DAY_MS = 864e5;
function lastUsed({ runs, lastCheckAt, pending }) {
	const times = [
		...runs.map(({ at }) => at),
		lastCheckAt,
		pending?.plannedAt ?? null
	];
	return times.filter((at) => at !== null).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
}
function keptUntil(assignment) {
	const last = lastUsed(assignment);
	return last === null ? null : new Date(Date.parse(last) + KEPT_DAYS * DAY_MS).toISOString();
}
function isOver(assignment, now) {
	const until = keptUntil(assignment);
	return assignment.pending === null && until !== null && now.getTime() > Date.parse(until);
}
function peopleIn({ pseudonyms, seen, left = {} }) {
	const ids = Object.values(pseudonyms).map(({ repositoryId }) => String(repositoryId));
	return new Set([
		...ids,
		...Object.keys(seen),
		...Object.keys(left)
	]).size;
}
function isToForget(assignment, now) {
	return isOver(assignment, now) && peopleIn(assignment) > 0;
}
function withoutPeople(assignment, salt, at) {
	const { failed: _, left: __, students: ___, web: ____, unsearched: _____, unreadable: ______, course: _______, ...kept } = assignment;
	const decided = kept.cases?.filter(({ state }) => state !== "new").map(({ answers: ________, ...one }) => one);
	return {
		...kept,
		...decided === undefined ? {} : { cases: decided },
		salt,
		pseudonyms: {},
		seen: {},
		forgottenAt: at
	};
}
function withoutHistory(state) {
	return {
		...state,
		store: {
			...state.store,
			commits: _state_schema_js__1__.U0 - 1
		}
	};
}
function forgetPeople(state, names, newSalt, at) {
	const forget = (all, name) => (0,_assignment_state_js__0__.Iz)(all, name, newSalt, (one) => withoutPeople(one, newSalt(), at));
	return withoutHistory(names.reduce(forget, state));
}


}),

67707:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Bu:()=>parseState,
H9:()=>parseAssignment,
p$:()=>emptyState
});
var _base__2__ = __load__(68171);
var zod__3__ = __load__(25465);
var _state_schema_js__0__ = __load__(50309);
var _assignment_state_js__1__ = __load__(48423);




function emptyState() {
	return {
		version: _state_schema_js__0__.nd,
		store: {
			recentWrites: [],
			commits: 0,
			closedUntil: null
		},
		lease: null,
		assignments: {},
		stored: {}
	};
}
function parseState(text) {
	const read = versioned(text);
	if (read.kind !== "document") return read;
	const index = salvage(_state_schema_js__0__.me, read.data, cutOfIndex);
	if (index.data === null) return {
		kind: "corrupt",
		reason: index.reason
	};
	const rows = Object.entries(index.data.assignments).map(([name, row]) => [name, {
		...row,
		bytes: 0
	}]);
	const state = {
		...index.data,
		assignments: {},
		stored: Object.fromEntries(rows)
	};
	return {
		kind: "state",
		state,
		dropped: index.dropped
	};
}
function parseAssignment(text) {
	const read = versioned(text);
	if (read.kind !== "document") return read;
	const file = salvage(_state_schema_js__0__.hA, read.data, ([top, ...rest]) => {
		const cut = top === "assignment" ? cutOfAssignment(rest) : null;
		return cut === null ? null : {
			...cut,
			place: ["assignment", ...cut.place]
		};
	});
	if (file.data === null) return {
		kind: "corrupt",
		reason: file.reason
	};
	const { name, assignment } = file.data;
	return {
		kind: "assignment",
		name,
		assignment,
		dropped: file.dropped
	};
}
function versioned(text) {
	const data = (0,_base__2__.U4)(text);
	if (data === undefined) return {
		kind: "corrupt",
		reason: "it is no JSON"
	};
	const version = versionOf(data);
	if (version === null) return {
		kind: "corrupt",
		reason: "it names no version"
	};
	return version > _state_schema_js__0__.nd ? {
		kind: "newer",
		version
	} : {
		kind: "document",
		data
	};
}
function versionOf(data) {
	if (typeof data !== "object" || data === null || !("version" in data)) return null;
	const { version } = data;
	return typeof version === "number" && Number.isInteger(version) && version >= 1 ? version : null;
}
const MOST_PASSES = 20;
function salvage(schema, document, droppable) {
	const dropped = [];
	let data = document;
	let reason = "";
	for (let pass = 0; pass < MOST_PASSES; pass += 1) {
		const result = schema.safeParse(data);
		if (result.success) return {
			data: result.data,
			dropped
		};
		reason = firstIssue(result.error);
		const cuts = new Map();
		for (const issue of result.error.issues) {
			const cut = droppable(issue.path.map(String));
			if (cut === null) return {
				data: null,
				reason
			};
			const where = cut.place.join(".");
			if (!cuts.has(where)) dropped.push(`${where} (${issue.message.slice(0, 200)})`);
			cuts.set(where, cut);
		}
		for (const { place, instead } of [...cuts.values()].toReversed()) data = without(data, place, instead);
	}
	return {
		data: null,
		reason
	};
}
const LISTS = new Set(Object.entries(_state_schema_js__0__.hA.shape.assignment.shape).map(([name, field]) => [name, field instanceof zod__3__.IiU ? field.unwrap() : field]).filter(([, field]) => field instanceof zod__3__.b8S || field instanceof zod__3__.naA).map(([name]) => name));
const DEFAULTS = new Map(Object.entries((0,_assignment_state_js__1__.mK)("")));
function cutOfAssignment([field, entry]) {
	if (field === undefined || field === "salt") return null;
	return LISTS.has(field) && entry !== undefined ? { place: [field, entry] } : {
		place: [field],
		instead: DEFAULTS.get(field)
	};
}
function cutOfIndex([top, name]) {
	if (top === "assignments") return name === undefined ? null : { place: [top, name] };
	if (top === "lease") return {
		place: [top],
		instead: null
	};
	return top === undefined || top === "version" || top === "store" ? null : { place: [top] };
}
function without(data, [key = "", ...rest], instead) {
	if (Array.isArray(data)) return data.filter((_, index) => String(index) !== key);
	if (typeof data !== "object" || data === null) return data;
	const { [key]: value, ...others } = data;
	if (rest.length > 0) {
		return value === undefined ? data : {
			...others,
			[key]: without(value, rest, instead)
		};
	}
	return instead === undefined ? others : {
		...others,
		[key]: instead
	};
}
function firstIssue({ issues: [issue] }) {
	return issue === undefined ? "it has an odd shape" : `${issue.path.join(".") || "root"}: ${issue.message}`.slice(0, 200);
}


}),

50309:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$m:()=>STATE_LIMITS,
MP:()=>KNOWN_SOURCE,
U0:()=>COMMITS_KEPT,
hA:()=>assignmentFileSchema,
me:()=>indexSchema,
nd:()=>STATE_VERSION,
zP:()=>LEFT_HOW
});
var zod__0__ = __load__(52378);
var zod__1__ = __load__(25465);
var _base__2__ = __load__(98216);
var _contract__4__ = __load__(58329);
var _contract__5__ = __load__(23517);
var _contract__6__ = __load__(15556);
var _report__3__ = __load__(14420);




const STATE_VERSION = 1;
const STATE_LIMITS = {
	runs: 100,
	cases: 2e3,
	common: 50,
	left: 200,
	sources: 5,
	toldSources: 50,
	declared: 50,
	coursePeople: 500,
	courseTold: 500,
	schedules: 20,
	recentWrites: 50,
	fileBytes: 1e7,
	totalBytes: 2e8,
	warnAt: .8
};
const COMMITS_KEPT = 50;
const instant = zod__0__.w$();
const sha = zod__1__.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const positive = zod__1__.aig().int().positive();
const count = zod__1__.aig().int().nonnegative();
const score = zod__1__.aig().min(0).max(100).nullable();
const line = zod__1__.YjP().max(1e3);
const repositoryKey = zod__1__.YjP().regex(/^[1-9]\d{0,15}$/);
const SUBJECT = "(?:[1-9]\\d{0,15}|k[0-9a-f]{16})";
const subjectKeySchema = zod__1__.YjP().regex(new RegExp(`^${SUBJECT}$`));
const pairKeySchema = zod__1__.YjP().regex(new RegExp(`^${SUBJECT}-${SUBJECT}$`));
function record(shape) {
	return zod__1__._H3(shape);
}
const person = record({
	repository: line,
	repositoryId: positive,
	user: line.nullable(),
	commit: sha
});
const seen = record({
	fullName: line,
	sha,
	collectedAt: instant,
	pushedAt: zod__1__.YjP().max(40).nullable(),
	defaultBranch: line.nullable()
});
const runRecord = record({
	at: instant,
	run: line,
	url: line.nullable(),
	outcome: zod__1__/* ["enum"] */ .k5n(_base__2__.im),
	checkId: positive.nullable(),
	submissions: count,
	flagged: count,
	newFindings: count,
	worseFindings: count,
	open: count.optional(),
	dismissed: count.optional()
});
const serviceCheck = record({
	checkId: positive,
	name: zod__1__.YjP().min(1).max(255),
	marker: zod__1__.YjP().max(255),
	label: zod__1__.YjP().max(255)
});
const uploaded = zod__1__.g1P(zod__1__.YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/), positive);
const progressSchema = zod__1__.gMt("stage", [
	record({ stage: zod__1__.euz("planned") }),
	record({
		stage: zod__1__.euz("created"),
		check: serviceCheck
	}),
	record({
		stage: zod__1__.euz("uploading"),
		check: serviceCheck,
		uploaded
	}),
	record({
		stage: zod__1__.euz("started"),
		check: serviceCheck,
		uploaded
	}),
	record({
		stage: zod__1__.euz("read"),
		check: serviceCheck,
		uploaded
	}),
	record({
		stage: zod__1__.euz("reported"),
		check: serviceCheck,
		uploaded
	})
]);
const pendingCheck = record({
	fingerprint: zod__1__.YjP().regex(/^[0-9a-f]{64}$/),
	plannedAt: instant,
	run: record({
		runId: line,
		jobSlug: line,
		attempt: positive
	}),
	submissions: zod__1__.YOg(record({
		repositoryId: positive,
		sha
	})).max(1e5),
	progress: progressSchema
});
const evidence = _report__3__.t.shape.evidence;
const reportedPair = record({
	score,
	at: instant,
	evidence: evidence.optional()
});
const reportedFlag = record({
	total: score,
	ai: score,
	at: instant
});
const dismissal = record({
	reason: zod__1__.YjP().min(1).max(1e3),
	by: line.nullable(),
	at: instant,
	via: zod__1__/* ["enum"] */ .k5n(["issue", "bot"]),
	evidence: evidence.optional(),
	command: zod__1__.YjP().max(100).optional()
});
const reviewer = record({
	login: zod__1__.YjP().regex(/^[\w-]{1,39}$/),
	by: line.nullable(),
	at: instant
});
const wish = record({
	kind: zod__1__/* ["enum"] */ .k5n([
		"look",
		"check",
		"retry"
	]),
	by: line.nullable(),
	at: instant,
	key: zod__1__.YjP().min(1).max(100)
});
const LEFT_HOW = [
	"renamed",
	"rewritten",
	"emptied",
	"missing",
	"replaced",
	"left-out",
	"archived",
	"moved",
	"transferred",
	"deleted"
];
const left = record({
	how: zod__1__/* ["enum"] */ .k5n(LEFT_HOW),
	name: line,
	now: line.nullable(),
	at: instant,
	forgotten: zod__1__.zMY().optional()
});
const studentNote = record({
	sha,
	outcome: zod__1__/* ["enum"] */ .k5n(_base__2__.im),
	isFlagged: zod__1__.zMY().nullable(),
	similarity: zod__1__/* ["enum"] */ .k5n(_contract__4__.ZN).nullable(),
	ai: zod__1__/* ["enum"] */ .k5n(_contract__4__.ZN).nullable(),
	notChecked: line.nullable(),
	told: zod__1__.YjP().regex(/^[0-9a-f]{16}$/).optional()
});
const studentNotes = record({
	comparedWith: count,
	notComparedWith: count,
	aiRun: zod__1__.zMY(),
	baseCode: zod__1__.zMY(),
	isEmbedded: zod__1__.zMY(),
	hasLeft: zod__1__.euz(true).optional(),
	notes: zod__1__.g1P(repositoryKey, studentNote)
});
const notedCase = _report__3__.t;
const declaredCode = _report__3__.rd;
const KNOWN_SOURCE = record({
	provider: zod__1__/* ["enum"] */ .k5n(_contract__5__.eG),
	repository: line,
	commit: zod__1__.KCZ([sha, zod__1__.euz("")]),
	path: line,
	blob: sha
});
const webSearch = record({
	sha,
	at: instant,
	by: zod__1__.YOg(zod__1__/* ["enum"] */ .k5n(_contract__5__.eG)).max(_contract__5__.eG.length),
	sources: zod__1__.YOg(KNOWN_SOURCE).max(STATE_LIMITS.sources)
});
const declaredSource = record({
	...KNOWN_SOURCE.shape,
	by: line.nullable(),
	at: instant
});
const courseClass = record({
	people: zod__1__.YOg(zod__1__.YOg(line).max(20)).max(STATE_LIMITS.coursePeople),
	near: zod__1__.K39()
});
const triedCommit = record({
	sha,
	tries: count
});
const gap = record({
	name: line,
	reason: line,
	at: instant
});
const assignmentStateSchema = record({
	salt: zod__1__.YjP().regex(/^[0-9a-f]{64}$/),
	pseudonyms: zod__1__.g1P(zod__1__.YjP().regex(/^s-[0-9a-f]{10}$/), person),
	seen: zod__1__.g1P(repositoryKey, seen),
	runs: zod__1__.YOg(runRecord).max(STATE_LIMITS.runs),
	pending: pendingCheck.nullable(),
	reportedPairs: zod__1__.g1P(pairKeySchema, reportedPair),
	reportedFlags: zod__1__.g1P(subjectKeySchema, reportedFlag),
	dismissed: zod__1__.g1P(pairKeySchema, dismissal),
	cases: zod__1__.YOg(notedCase).max(STATE_LIMITS.cases).optional(),
	common: zod__1__.YOg(declaredCode).max(STATE_LIMITS.common).optional(),
	reviewers: zod__1__.g1P(pairKeySchema, reviewer).optional(),
	issue: positive.nullable(),
	assigned: zod__1__.zMY().optional(),
	lastCheckAt: instant.nullable(),
	leftover: positive.optional(),
	students: studentNotes.optional(),
	failed: zod__1__.g1P(repositoryKey, triedCommit).optional(),
	web: zod__1__.g1P(repositoryKey, webSearch).optional(),
	unsearched: zod__1__.g1P(repositoryKey, triedCommit).optional(),
	reportedSources: zod__1__.g1P(subjectKeySchema, zod__1__.YOg(zod__1__.YjP().regex(/^[0-9a-f]{16}$/)).max(STATE_LIMITS.toldSources)).optional(),
	course: courseClass.optional(),
	courseTold: zod__1__.YOg(pairKeySchema).max(STATE_LIMITS.courseTold).optional(),
	declaredSources: zod__1__.YOg(declaredSource).max(STATE_LIMITS.declared).optional(),
	deadline: instant.nullable().optional(),
	left: zod__1__.g1P(repositoryKey, left).optional(),
	unreadable: zod__1__.YOg(gap).max(STATE_LIMITS.left).optional(),
	wish: wish.optional(),
	lastWish: zod__1__.YjP().max(100).optional(),
	forgottenAt: instant.optional()
});
const lease = record({
	run: zod__1__.YjP().min(1).max(100),
	attempt: positive,
	token: zod__1__.YjP().regex(/^[0-9a-f]{16,64}$/),
	until: instant
});
const scanEnd = record({
	at: instant,
	run: line,
	url: line.nullable(),
	schedule: line.optional(),
	schedules: zod__1__.YOg(record({
		schedule: line,
		at: instant
	})).max(STATE_LIMITS.schedules).optional()
});
const bookkeeping = record({
	recentWrites: zod__1__.YOg(zod__1__.YjP().regex(/^[0-9a-f]{16,64}$/)).max(STATE_LIMITS.recentWrites),
	commits: count,
	closedUntil: instant.nullable()
});
const storedAssignment = record({ file: zod__1__.YjP().regex(/^[a-z0-9][a-z0-9._~-]{0,119}\.json$/) });
const indexSchema = record({
	version: zod__1__.euz(STATE_VERSION),
	store: bookkeeping,
	lease: lease.nullable(),
	dashboard: positive.nullable().optional(),
	lastScan: scanEnd.optional(),
	assignments: zod__1__.g1P(_contract__6__.aQ, storedAssignment)
});
const assignmentFileSchema = record({
	version: zod__1__.euz(STATE_VERSION),
	name: _contract__6__.aQ,
	assignment: assignmentStateSchema
});


}),

10375:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
N:()=>stateSize
});
var _base__2__ = __load__(4771);
var _base__3__ = __load__(73043);
var _base__4__ = __load__(68171);
var _state_schema_js__0__ = __load__(50309);
var _says_js__1__ = __load__(23520);



const LARGEST = 3;
function stateSize({ stored }) {
	const files = Object.entries(stored).map(([name, { bytes }]) => ({
		name,
		bytes
	})).toSorted((a, b) => b.bytes - a.bytes);
	const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
	const limit = _state_schema_js__0__.$m.totalBytes;
	return {
		bytes,
		limit,
		files,
		warning: warningOf(files, bytes)
	};
}
function warningOf(files, bytes) {
	const { totalBytes, fileBytes, warnAt } = _state_schema_js__0__.$m;
	if (bytes > totalBytes * warnAt) {
		const largest = files.slice(0, LARGEST).map(named);
		return (0,_base__2__.G)(_says_js__1__.i8, {
			megabytes: (0,_base__3__.z3)(bytes),
			most: (0,_base__3__.z3)(totalBytes),
			assignments: (0,_base__3__.U9)(files.length, "assignment"),
			largest: largest.join(", ")
		});
	}
	const large = files.filter((file) => file.bytes > fileBytes * warnAt);
	return large.length === 0 ? null : (0,_base__2__.G)(_says_js__1__.D7, {
		megabytes: (0,_base__3__.z3)(fileBytes),
		large: large.map(named).join(", ")
	});
}
function named({ name, bytes }) {
	return `${(0,_base__4__.RK)(name)} (${(0,_base__3__.z3)(bytes)})`;
}


}),

89809:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
IG:()=>stringifyIndex,
L0:()=>stringifyAssignment,
ax:()=>fingerprintOf
});
var _base__2__ = __load__(98216);
var _base__3__ = __load__(4771);
var _base__4__ = __load__(92105);
var _native__5__ = __load__(73235);
var _state_schema_js__0__ = __load__(50309);
var _says_js__1__ = __load__(23520);




function stringifyIndex(state) {
	const { assignments: _, stored, ...shared } = state;
	const rows = Object.entries(stored).map(([name, { bytes: _bytes, ...row }]) => [name, row]);
	const list = Object.fromEntries(rows);
	return stringified({
		...shared,
		assignments: list
	}, "The state of the scans");
}
function stringifyAssignment(name, assignment) {
	return stringified({
		version: _state_schema_js__0__.nd,
		name,
		assignment
	}, `The state of ${name}`);
}
const LEVELS = 3;
function stringified(value, what) {
	const text = `${lines(sorted(value), LEVELS)}\n`;
	const bytes = Buffer.byteLength(text);
	if (bytes > _state_schema_js__0__.$m.fileBytes) {
		throw new _base__2__.j1((0,_base__3__.G)(_says_js__1__.L0, {
			what,
			bytes,
			fileBytes: _state_schema_js__0__.$m.fileBytes
		}));
	}
	return text;
}
function lines(value, levels) {
	if (levels === 0 || typeof value !== "object" || value === null) return JSON.stringify(value);
	const [open, close] = Array.isArray(value) ? "[]" : "{}";
	const entries = Array.isArray(value) ? value.map((item) => lines(item, levels - 1)) : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${lines(item, levels - 1)}`);
	return entries.length === 0 ? `${open}${close}` : `${open}\n${entries.join(",\n")}\n${close}`;
}
function sorted(value) {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).toSorted(([a], [b]) => (0,_base__4__.n)(a, b));
	return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}
function fingerprintOf(parts) {
	return (0,_native__5__.sc)(JSON.stringify(sorted(parts)));
}


}),

64785:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Aj:()=>assignmentEntries,
DH:()=>decoded,
FI:()=>readAssignments,
XM:()=>pathOf,
bV:()=>fileNameOf,
ip:()=>newerVersion
});
var _base__4__ = __load__(98216);
var _base__5__ = __load__(4771);
var _native__3__ = __load__(73235);
var _state_state_schema_js__0__ = __load__(50309);
var _state_parse_state_js__1__ = __load__(67707);
var _says_js__2__ = __load__(23520);





const FOLDER = "assignments/";
const PLAIN = /^[a-z0-9][a-z0-9._-]{0,79}$/;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
const SLUG_CHARACTERS = 40;
const DIGEST_CHARACTERS = 16;
function fileNameOf(assignment) {
	if (PLAIN.test(assignment) && !DEVICE.test(assignment)) return `${assignment}.json`;
	const slug = assignment.toLowerCase().replaceAll(/[^a-z0-9-]/g, "-").slice(0, SLUG_CHARACTERS);
	const digest = (0,_native__3__.sc)(assignment).slice(0, DIGEST_CHARACTERS);
	return `${slug}~${digest}.json`;
}
function pathOf(file) {
	return `${FOLDER}${file}`;
}
function assignmentEntries(entries) {
	return new Map(entries.filter(({ path, type }) => type === "blob" && path.startsWith(FOLDER) && path.endsWith(".json")).map((entry) => [entry.path, entry]));
}
async function readAssignments(branch, where, commit, entries) {
	const fit = entries.filter(({ size }) => size !== null && size <= _state_state_schema_js__0__.$m.fileBytes);
	const texts = await branch.read(commit, fit);
	const read = new Map();
	for (const { path, size } of entries) {
		const bytes = texts.get(path);
		const parsed = bytes === undefined ? {
			kind: "corrupt",
			reason: `it has ${size} bytes`
		} : parsedFile(bytes);
		if (parsed.kind === "newer") throw newerVersion(where, parsed.version);
		read.set(path, parsed);
	}
	return read;
}
function parsedFile(bytes) {
	const text = decoded(bytes);
	return text === null ? {
		kind: "corrupt",
		reason: "it is no UTF-8"
	} : (0,_state_parse_state_js__1__.H9)(text);
}
function decoded(bytes) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}
function newerVersion(where, version) {
	return new _base__4__.j1((0,_base__5__.G)(_says_js__2__.tF, {
		where,
		version,
		known: _state_state_schema_js__0__.nd
	}));
}


}),

79994:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Vj:()=>LeaseLost,
Wf:()=>LEASE_MS,
_e:()=>takeLease,
i7:()=>isHeld,
jm:()=>AHEAD_MS
});
var _base__2__ = __load__(98216);
var _base__4__ = __load__(4771);
var _base__5__ = __load__(73043);
var _github__3__ = __load__(4472);
var _state_branch_js__0__ = __load__(74518);
var _says_js__1__ = __load__(23520);




const LEASE_MS = 20 * 6e4;
const RENEW_BELOW_MS = LEASE_MS / 2;
const AHEAD_MS = 24 * 60 * 6e4;
class LeaseLost extends _base__2__.HR {
	name = "LeaseLost";
	outcome;
	constructor(lease) {
		super(lease === null ? "The state of the scans was reset while this run was scanning, so that it stops: what it began is not noted any more. Run it again; the next scan starts from the state as it is." : `Run ${lease.run} (attempt ${lease.attempt}) took over from this run, which took too long between two steps or was started again; this run stops so that nothing is done twice.`);
		this.outcome = lease === null ? "incomplete" : "skipped";
	}
}
function mayTake(lease, holder, now) {
	if (lease === null || isHeldBy(lease, holder)) return true;
	if (lease.run === holder.run && holder.attempt !== lease.attempt) return holder.attempt > lease.attempt;
	return !isHeld(lease, now);
}
function isHeld({ until }, now) {
	const leftMs = Date.parse(until) - now.getTime();
	return leftMs >= -_github__3__.f.stateBranch.skewMs && leftMs <= LEASE_MS + AHEAD_MS;
}
function isHeldBy(lease, holder) {
	return lease?.run === holder.run && lease.attempt === holder.attempt && lease.token === holder.token;
}
function leaseOf({ run, attempt, token }, now) {
	return {
		run,
		attempt,
		token,
		until: new Date(now.getTime() + LEASE_MS).toISOString()
	};
}
function isRenewed(before, now) {
	return before !== null && before.token === now?.token && before.until !== now.until;
}
async function takeLease(store, holder, date) {
	let first = null;
	const isFree = ({ lease }) => {
		const isAnothers = lease !== null && lease.run !== holder.run && isRenewed(first, lease);
		return !isAnothers && mayTake(lease, holder, date());
	};
	const take = (current) => {
		const isTaken = isFree(current);
		first ??= current.lease;
		return isTaken ? {
			...current,
			lease: leaseOf(holder, date())
		} : current;
	};
	const state = await store.update(take).catch(async (error) => {
		const { state: now } = error instanceof _state_branch_js__0__.me ? await store.load() : { state: null };
		if (now === null || isFree(now)) throw error;
		return now;
	});
	const { lease } = state;
	if (lease !== null && !isHeldBy(lease, holder)) {
		return {
			taken: false,
			sentence: (0,_base__4__.G)(_says_js__1__.Tm, {
				run: lease.run,
				attempt: lease.attempt,
				time: (0,_base__5__.fU)(lease.until)
			})
		};
	}
	return {
		taken: true,
		state,
		store: leased(store, holder, date, lease)
	};
}
function leased(store, holder, date, first) {
	let until = Date.parse(first?.until ?? "") || 0;
	const update = async (change) => {
		const state = await store.update((current) => {
			if (!isHeldBy(current.lease, holder)) throw new LeaseLost(current.lease);
			const changed = change(current);
			return changed === current ? current : {
				...changed,
				lease: leaseOf(holder, date())
			};
		});
		until = Date.parse(state.lease?.until ?? "") || 0;
		return state;
	};
	return {
		update,
		keep: async () => {
			if (until - date().getTime() > RENEW_BELOW_MS) return;
			await update((state) => ({ ...state }));
		},
		release: async (change = (state) => state) => {
			await store.update((current) => isHeldBy(current.lease, holder) ? {
				...change(current),
				lease: null
			} : current);
		}
	};
}


}),

25918:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
N:()=>newSalt,
U:()=>stateStoreOf
});
var node_crypto__0__ = __load__(77598);
var _base__3__ = __load__(98216);
var _state_branch_js__1__ = __load__(74518);
var _says_js__2__ = __load__(23520);




function stateStoreOf(settings, world, assignments) {
	const { repository } = world.event;
	if (repository === null) throw new _base__3__.j1(_says_js__2__.EP);
	return new _state_branch_js__1__.UU({
		...world,
		github: world.github(),
		repository,
		branch: settings.stateBranch,
		target: "own",
		...assignments === undefined ? {} : { assignments }
	});
}
function newSalt() {
	return (0,node_crypto__0__.randomBytes)(32).toString("hex");
}


}),

92467:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Gg:()=>isKeptOf,
QQ:()=>keptName,
bv:()=>STATE_FILE,
t8:()=>isKept,
vY:()=>readIndex
});
var _state_parse_state_js__0__ = __load__(67707);
var _state_state_schema_js__1__ = __load__(50309);
var _assignment_files_js__2__ = __load__(64785);
var _says_js__3__ = __load__(23520);
var _base__4__ = __load__(4771);





const STATE_FILE = "state.json";
async function readIndex({ branch, where }, head) {
	const entry = head.entries.find(({ path }) => path === STATE_FILE);
	if (entry === undefined) return { kind: "none" };
	const kept = keptName(entry);
	const aside = {
		path: kept,
		same: entry
	};
	const lost = (reason) => ({
		kind: "lost",
		reason,
		kept,
		aside
	});
	if (entry.type !== "blob" || entry.size === null) return lost("it is no file");
	if (entry.size > _state_state_schema_js__1__.$m.fileBytes) return lost(`it has ${entry.size} bytes`);
	const bytes = (await branch.read(head.commit, [entry])).get(STATE_FILE);
	const text = bytes === undefined ? null : (0,_assignment_files_js__2__.DH)(bytes);
	if (text === null) return lost("it is no UTF-8");
	const parsed = (0,_state_parse_state_js__0__.Bu)(text);
	switch (parsed.kind) {
		case "corrupt": return lost(parsed.reason);
		case "newer": throw (0,_assignment_files_js__2__.ip)(where, parsed.version);
		case "state": return parsed.dropped.length === 0 ? {
			kind: "read",
			state: parsed.state,
			aside: [],
			warnings: []
		} : {
			kind: "read",
			state: parsed.state,
			aside: [aside],
			warnings: [(0,_base__4__.G)(_says_js__3__.KL, {
				where,
				dropped: parsed.dropped.join("; "),
				kept
			})]
		};
	}
}
const KEPT = "state.corrupt-";
const SHA_CHARACTERS = 7;
function isKept(path) {
	return path.startsWith(KEPT) && path.endsWith(".json");
}
function isKeptOf(path, file) {
	return path.startsWith(KEPT) && path.slice(KEPT.length + SHA_CHARACTERS) === `-${file}`;
}
function keptName({ sha }, file) {
	return `${KEPT}${sha.slice(0, SHA_CHARACTERS)}${file === undefined ? ".json" : `-${file}`}`;
}


}),

7214:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
R:()=>readSnapshot,
U:()=>readMore
});
var _state_parse_state_js__0__ = __load__(67707);
var _state_state_size_js__1__ = __load__(10375);
var _assignment_files_js__2__ = __load__(64785);
var _read_index_js__3__ = __load__(92467);
var _says_js__4__ = __load__(23520);
var _base__5__ = __load__(4771);






async function readSnapshot(place, needs, known) {
	const head = await place.branch.head();
	const empty = {
		state: (0,_state_parse_state_js__0__.p$)(),
		existed: false,
		aside: [],
		warnings: [],
		clean: new Map(),
		copies: []
	};
	if (head === null) return {
		...empty,
		head,
		files: new Map()
	};
	const files = (0,_assignment_files_js__2__.Aj)(head.entries);
	const copies = head.entries.filter(({ path, type }) => type === "blob" && (0,_read_index_js__3__.t8)(path));
	const index = await (0,_read_index_js__3__.vY)(place, head);
	const read = index.kind === "read" ? await ofIndex(place, {
		...empty,
		head,
		files,
		copies
	}, index, needs, known) : await withoutIndex(place, {
		...empty,
		head,
		files,
		copies
	}, index);
	const { warning } = (0,_state_state_size_js__1__.N)(read.state);
	return warning === null ? read : {
		...read,
		warnings: [...read.warnings, warning]
	};
}
function readMore(place, snapshot, name) {
	return withAssignments(place, snapshot, [name], null);
}
async function ofIndex(place, empty, { state, aside, warnings }, needs, known) {
	const stored = Object.entries(state.stored).map(([name, row]) => {
		const bytes = empty.files.get((0,_assignment_files_js__2__.XM)(row.file))?.size ?? 0;
		return [name, {
			...row,
			bytes
		}];
	});
	const sized = {
		...state,
		stored: Object.fromEntries(stored)
	};
	const names = Object.keys(sized.stored).filter((name) => needs?.has(name) ?? true);
	return withAssignments(place, {
		...empty,
		state: sized,
		existed: true,
		aside,
		warnings
	}, names, known);
}
async function withoutIndex(place, empty, index) {
	const { files, head } = empty;
	const read = await (0,_assignment_files_js__2__.FI)(place.branch, place.where, head?.commit ?? "", [...files.values()]);
	const stored = new Map();
	for (const [path, one] of read) {
		if (one.kind !== "assignment") continue;
		const file = path.slice((0,_assignment_files_js__2__.XM)("").length);
		if (stored.has(one.name) && file !== (0,_assignment_files_js__2__.bV)(one.name)) continue;
		stored.set(one.name, {
			file,
			bytes: files.get(path)?.size ?? 0
		});
	}
	const found = {
		...empty,
		existed: stored.size > 0,
		...lossOf(index, stored.size, place.where)
	};
	const state = {
		...(0,_state_parse_state_js__0__.p$)(),
		stored: Object.fromEntries(stored)
	};
	return withRead(place, {
		...found,
		state
	}, [...stored.keys()], read, null);
}
function lossOf(index, found, where) {
	if (index.kind === "none") {
		const gone = (0,_base__5__.G)(_says_js__4__.E8, { where });
		return {
			aside: [],
			warnings: found === 0 ? [] : [gone]
		};
	}
	const { reason, kept, aside } = index;
	return {
		aside: [aside],
		warnings: [(0,_base__5__.G)(_says_js__4__.r1, {
			where,
			reason,
			kept,
			isWhole: found > 0
		})]
	};
}
async function withAssignments(place, snapshot, names, known) {
	const unknown = names.flatMap((name) => {
		const entry = entryOf(snapshot, name);
		return entry === undefined || isKnown(snapshot, known, name) ? [] : [entry];
	});
	const commit = snapshot.head?.commit ?? "";
	const read = await (0,_assignment_files_js__2__.FI)(place.branch, place.where, commit, unknown);
	return withRead(place, snapshot, names, read, known);
}
function entryOf({ state, files }, name) {
	return files.get((0,_assignment_files_js__2__.XM)(state.stored[name]?.file ?? ""));
}
function isKnown(snapshot, known, name) {
	if (known === null || !known.clean.has(name)) return false;
	return entryOf(known, name)?.sha === entryOf(snapshot, name)?.sha;
}
function withRead({ where }, snapshot, names, read, known) {
	const assignments = new Map(Object.entries(snapshot.state.assignments));
	const stored = new Map(Object.entries(snapshot.state.stored));
	const clean = new Map(snapshot.clean);
	const files = new Map(snapshot.files);
	const aside = [...snapshot.aside];
	const warnings = [...snapshot.warnings];
	for (const name of names) {
		const before = isKnown(snapshot, known, name) ? known?.clean.get(name) : undefined;
		if (before !== undefined) {
			assignments.set(name, before);
			clean.set(name, before);
			continue;
		}
		const file = stored.get(name)?.file ?? "";
		const entry = entryOf(snapshot, name);
		const one = read.get((0,_assignment_files_js__2__.XM)(file)) ?? {
			kind: "corrupt",
			reason: "it is not there"
		};
		const kept = entry === undefined ? null : (0,_read_index_js__3__.QQ)(entry, file);
		const place = `${(0,_assignment_files_js__2__.XM)(file)} on ${where}`;
		if (one.kind === "assignment" && one.name === name) {
			assignments.set(name, one.assignment);
			if (one.dropped.length === 0) {
				clean.set(name, one.assignment);
				continue;
			}
			warnings.push((0,_base__5__.G)(_says_js__4__.J2, {
				name,
				place,
				dropped: one.dropped.join("; "),
				kept: kept ?? file
			}));
		} else {
			stored.delete(name);
			const reason = one.kind === "corrupt" ? one.reason : `it is of ${one.name}`;
			warnings.push((0,_base__5__.G)(_says_js__4__.Lt, {
				name,
				place,
				reason,
				kept
			}));
			if (entry !== undefined) aside.push({
				path: entry.path,
				gone: true
			});
			files.delete((0,_assignment_files_js__2__.XM)(file));
		}
		if (entry !== undefined && kept !== null) aside.push({
			path: kept,
			same: entry
		});
	}
	const state = {
		...snapshot.state,
		assignments: Object.fromEntries(assignments),
		stored: Object.fromEntries(stored)
	};
	return {
		...snapshot,
		state,
		files,
		clean,
		aside,
		warnings
	};
}


}),

74518:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
bm:()=>STATE_BRANCH,
UU:()=>StateBranch,
me:()=>StateConflict
});

var external_node_crypto_ = __load__(77598);
var outcome = __load__(98216);
var sentence = __load__(4771);
var inputs = __load__(64033);
var limits = __load__(4472);
var names = __load__(50926);
var assignment_state = __load__(48423);
var forget = __load__(43691);
var schemas = __load__(25465);
var permissions = __load__(21498);
var errors = __load__(47307);
var prefetch = __load__(53342);
var tarball = __load__(43599);
var archive = __load__(17887);
var state_schema = __load__(50309);
var says = __load__(23520);
;// bot/scan/store/git-branch.js






const Sha = schemas/* looseObject */._H3({ sha: schemas/* string */.YjP() });
const Ref = schemas/* looseObject */._H3({ object: Sha });
const Commit = schemas/* looseObject */._H3({
	sha: schemas/* string */.YjP(),
	tree: Sha
});
const Tree = schemas/* looseObject */._H3({
	truncated: schemas/* boolean */.zMY().optional(),
	tree: schemas/* array */.YOg(schemas/* looseObject */._H3({
		path: schemas/* string */.YjP(),
		mode: schemas/* string */.YjP(),
		type: schemas/* string */.YjP(),
		sha: schemas/* string */.YjP(),
		size: schemas/* number */.aig().optional()
	}))
});
const Blob = schemas/* looseObject */._H3({
	content: schemas/* string */.YjP(),
	encoding: schemas/* string */.YjP()
});
const Facts = schemas/* looseObject */._H3({
	private: schemas/* boolean */.zMY(),
	visibility: schemas/* string */.YjP().optional(),
	default_branch: schemas/* string */.YjP()
});
const INLINE_CHARACTERS = 1e6;
const MOST_BLOBS = 8;
const NO_FILES = new Map();
const MODES = [
	"100644",
	"100755",
	"040000",
	"160000",
	"120000"
];
const TYPES = [
	"blob",
	"tree",
	"commit"
];
class GitBranch {
	#github;
	#place;
	#name;
	#signal;
	#reading;
	#writing;
	constructor(github, { owner, repo }, name, target, signal) {
		this.#github = github;
		this.#place = {
			owner,
			repo
		};
		this.#name = name;
		this.#signal = signal;
		const where = `the branch ${name} of ${(0,names/* fullName */.fq)(this.#place)}`;
		this.#reading = {
			what: `reading ${where}`,
			permission: permissions/* PERMISSIONS */.J.contents,
			target
		};
		this.#writing = {
			what: `writing to ${where}`,
			permission: permissions/* PERMISSIONS */.J.contentsWrite,
			target
		};
	}
	async facts() {
		const { target } = this.#reading;
		const facts = await this.#github.ask({
			what: `reading about ${(0,names/* fullName */.fq)(this.#place)}`,
			permission: permissions/* PERMISSIONS */.J.metadata,
			target
		}, (rest) => rest.repos.get({ ...this.#place }), Facts);
		const visibility = !facts.private ? "public" : facts.visibility === "internal" ? "internal" : "private";
		return {
			visibility,
			defaultBranch: facts.default_branch
		};
	}
	async head() {
		const sha = await this.#tip();
		if (sha === null) return null;
		const commit = await this.#read((git) => git.getCommit({
			...this.#place,
			commit_sha: sha
		}), Commit);
		const of = {
			...this.#place,
			tree_sha: commit.tree.sha,
			recursive: "1"
		};
		const { tree, truncated } = await this.#read((git) => git.getTree(of), Tree);
		if (truncated === true) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* branchHolds */.xA, {
				name: this.#name,
				place: (0,names/* fullName */.fq)(this.#place)
			}));
		}
		return {
			commit: sha,
			tree: commit.tree.sha,
			entries: tree.map((entry) => ({
				...entry,
				size: entry.size ?? null
			}))
		};
	}
	async #tip() {
		try {
			const ref = await this.#read((git) => git.getRef({
				...this.#place,
				ref: `heads/${this.#name}`
			}), Ref);
			return ref.object.sha;
		} catch (error) {
			if ((0,errors/* statusOf */.c2)(error) === 404) return null;
			throw error;
		}
	}
	async read(commit, entries) {
		const packed = entries.length > MOST_BLOBS ? await packedFiles(this.#github, this.#place, commit, entries, this.#signal) : NO_FILES;
		const missing = entries.filter(({ path }) => !packed.has(path));
		const single = (0,prefetch/* prefetch */.yj)(missing, prefetch/* READS_AT_ONCE */._B, async ({ path, sha }) => {
			const blob = await this.#read((git) => git.getBlob({
				...this.#place,
				file_sha: sha
			}), Blob);
			const { content, encoding } = blob;
			return [path, Buffer.from(content, encoding === "base64" ? "base64" : "utf8")];
		});
		const read = new Map(packed);
		for await (const [path, bytes] of single) read.set(path, bytes);
		return read;
	}
	async commit(message, parent, baseTree, changes) {
		const store = async (content) => {
			const blob = {
				...this.#place,
				content,
				encoding: "utf-8"
			};
			return (await this.#write((git) => git.createBlob(blob), Sha)).sha;
		};
		const rows = [];
		const room = { characters: INLINE_CHARACTERS };
		for (const change of changes) rows.push(await rowOf(change, room, store));
		const base = baseTree === null ? {} : { base_tree: baseTree };
		const tree = await this.#write((git) => git.createTree({
			...this.#place,
			...base,
			tree: rows
		}), Sha);
		const made = {
			...this.#place,
			message,
			tree: tree.sha,
			parents: parent === null ? [] : [parent]
		};
		const commit = await this.#write((git) => git.createCommit(made), Sha);
		return {
			commit: commit.sha,
			tree: tree.sha
		};
	}
	advance(sha) {
		return this.#move({
			sha,
			force: false
		}, { retries: 0 });
	}
	async create(sha) {
		const made = {
			...this.#place,
			ref: `refs/heads/${this.#name}`,
			sha
		};
		await this.#write((git) => git.createRef(made), Ref);
	}
	replace(sha, signal) {
		return this.#move({
			sha,
			force: true
		}, {
			retries: 0,
			signal
		});
	}
	async #move(ref, request) {
		const moved = {
			...this.#place,
			ref: `heads/${this.#name}`,
			...ref,
			request
		};
		await this.#write((git) => git.updateRef(moved), Ref);
	}
	#read(request, shape) {
		return this.#github.ask(this.#reading, (rest) => request(rest.git), shape);
	}
	#write(request, shape) {
		return this.#github.ask(this.#writing, (rest) => request(rest.git), shape);
	}
}
async function packedFiles(github, place, commit, entries, signal) {
	const wanted = new Map(entries.map(({ path, sha }) => [path, sha]));
	const bytes = state_schema/* STATE_LIMITS */.$m.totalBytes;
	const wants = (path) => wanted.has(path) ? "counts" : null;
	const limits = {
		...tarball/* TARBALL_LIMITS */.cu,
		fileBytes: bytes,
		keptBytes: bytes
	};
	try {
		const { files } = await (0,archive/* readArchive */.bL)(github, place, commit, wants, signal, limits);
		return new Map([...files].flatMap(([path, file]) => file.blobSha === wanted.get(path) ? [[path, file.bytes]] : []));
	} catch (error) {
		if (!(error instanceof outcome/* GitHubError */.y_) || error.outcome === "rate-limited") throw error;
		return NO_FILES;
	}
}
async function rowOf(change, room, store) {
	const { path } = change;
	if ("same" in change) {
		const { mode, type, sha } = change.same;
		return {
			path,
			mode: known(mode, MODES),
			type: known(type, TYPES),
			sha
		};
	}
	const file = {
		path,
		mode: "100644",
		type: "blob"
	};
	if ("gone" in change) return {
		...file,
		sha: null
	};
	if (change.text.length > room.characters) return {
		...file,
		sha: await store(change.text)
	};
	room.characters -= change.text.length;
	return {
		...file,
		content: change.text
	};
}
function known(value, all) {
	const found = all.find((one) => one === value);
	if (found === undefined) {
		throw new outcome/* GitHubError */.y_((0,sentence/* fill */.G)(says/* githubNames */.g2, { kind: value }), "network");
	}
	return found;
}

var merge_cases = __load__(31377);
var parse_state = __load__(67707);
var assignment_files = __load__(64785);
;// bot/scan/store/repair.js








async function repair({ branch }, snapshot) {
	const listed = new Set(Object.values(snapshot.state.stored).map(({ file }) => (0,assignment_files/* pathOf */.XM)(file)));
	const entries = [...snapshot.copies, ...[...snapshot.files.values()].filter(({ path }) => !listed.has(path))];
	const texts = await branch.read(snapshot.head?.commit ?? "", entries);
	let { state } = snapshot;
	const gone = [];
	const said = [];
	for (const entry of entries) {
		const bytes = texts.get(entry.path);
		const copy = readCopy(bytes === undefined ? null : (0,assignment_files/* decoded */.DH)(bytes));
		if (copy.kind === "unreadable") {
			said.push((0,sentence/* fill */.G)(says/* staysRepair */.m2, {
				path: entry.path,
				reason: copy.reason
			}));
			continue;
		}
		for (const [name, found] of copy.assignments) {
			const current = (0,assignment_state/* assignmentOf */.tq)(state, name);
			const next = current === null ? found : merged(current, found);
			const added = current === null ? 1 : entriesIn(next) - entriesIn(current);
			said.push(current === null ? `${name} is put back from ${entry.path}.` : `${name}: ${added === 0 ? "nothing was missing" : `${added} missing entries are put back`} from ${entry.path}.`);
			if (added > 0) state = {
				...state,
				assignments: {
					...state.assignments,
					[name]: next
				}
			};
		}
		if (copy.assignments.size === 0) said.push(`${entry.path} holds no assignment.`);
		if (copy.dropped.length > 0) {
			said.push((0,sentence/* fill */.G)(says/* staysBecause */.Lm, {
				path: entry.path,
				dropped: copy.dropped.join("; ")
			}));
			continue;
		}
		gone.push({
			path: entry.path,
			gone: true
		});
	}
	return {
		state,
		gone,
		said
	};
}
function readCopy(text) {
	if (text === null) return {
		kind: "unreadable",
		reason: "it is no UTF-8"
	};
	try {
		JSON.parse(text);
	} catch (error) {
		return {
			kind: "unreadable",
			reason: `it is no JSON (${error instanceof Error ? error.message : ""})`
		};
	}
	const one = (0,parse_state/* parseAssignment */.H9)(text);
	if (one.kind === "assignment") {
		return {
			kind: "read",
			assignments: new Map([[one.name, one.assignment]]),
			dropped: one.dropped
		};
	}
	const whole = (0,parse_state/* parseState */.Bu)(text);
	if (whole.kind === "state") {
		return {
			kind: "read",
			assignments: new Map(),
			dropped: whole.dropped
		};
	}
	return {
		kind: "unreadable",
		reason: whole.kind === "newer" ? `a newer version (${whole.version}) wrote it` : one.kind === "corrupt" ? one.reason : ""
	};
}
function merged(current, whole) {
	const { forgottenAt, salt } = current;
	const copy = forgottenAt === undefined ? whole : (0,forget/* withoutPeople */.wd)(whole, salt, forgottenAt);
	const noted = (0,merge_cases/* mergeCases */.oh)(booked(copy), booked(current));
	const runs = [...copy.runs, ...current.runs].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
	const once = runs.filter(({ run, at }, index) => runs.findIndex((one) => one.run === run && one.at === at) === index);
	return {
		...(0,assignment_state/* withoutWish */.Ow)(copy),
		...current,
		pseudonyms: {
			...copy.pseudonyms,
			...current.pseudonyms
		},
		seen: {
			...copy.seen,
			...current.seen
		},
		reportedPairs: {
			...copy.reportedPairs,
			...current.reportedPairs
		},
		reportedFlags: {
			...copy.reportedFlags,
			...current.reportedFlags
		},
		dismissed: {
			...copy.dismissed,
			...current.dismissed
		},
		...copy.reviewers === undefined ? {} : { reviewers: {
			...copy.reviewers,
			...current.reviewers
		} },
		...copy.web === undefined ? {} : { web: {
			...copy.web,
			...current.web
		} },
		...copy.reportedSources === undefined ? {} : { reportedSources: {
			...copy.reportedSources,
			...current.reportedSources
		} },
		runs: once.slice(-state_schema/* STATE_LIMITS */.$m.runs),
		...noted.cases.length + noted.common.length === 0 ? {} : {
			cases: noted.cases.slice(0, state_schema/* STATE_LIMITS */.$m.cases),
			common: noted.common.slice(0, state_schema/* STATE_LIMITS */.$m.common)
		},
		issue: current.issue ?? copy.issue,
		lastCheckAt: current.lastCheckAt ?? copy.lastCheckAt
	};
}
function booked({ cases = [], common = [] }) {
	return {
		cases,
		common
	};
}
function entriesIn(one) {
	const { pseudonyms, seen, reportedPairs, reportedFlags, dismissed, reviewers = {} } = one;
	const { runs, cases = [], common = [], web = {}, reportedSources = {} } = one;
	const told = [
		reportedPairs,
		reportedFlags,
		reportedSources
	];
	const records = [
		...told,
		pseudonyms,
		seen,
		dismissed,
		reviewers,
		web
	];
	return records.reduce((sum, record) => sum + Object.keys(record).length, runs.length + cases.length + common.length);
}

var store_snapshot = __load__(7214);
var state_size = __load__(10375);
var stringify_state = __load__(89809);
var read_index = __load__(92467);
;// bot/scan/store/write-snapshot.js








const MESSAGE = "Note where the similarity scans stand [skip ci]";
const README = `# State of the similarity scans

Written by code-similarity-action; people do not edit it. It says which commits were checked and which findings were
reported, so that a scan takes up where the last one stopped.

**Keep this repository private.** The files in \`assignments\` tell who the pseudonyms stand for and hold the secrets they are made with.
Deleting this branch forgets everything: the next scan starts afresh and reports every finding as new.
`;
async function writeSnapshot(place, before, changed, id) {
	const files = changedFiles(before, changed);
	const commits = changed.store.commits + 1;
	const cutsDown = commits % state_schema/* COMMITS_KEPT */.U0 === 0;
	const stamped = (closedUntil, count) => ({
		...changed,
		stored: files.stored,
		store: {
			...before.state.store,
			recentWrites: [...before.state.store.recentWrites, id].slice(-state_schema/* STATE_LIMITS */.$m.recentWrites),
			commits: count,
			closedUntil
		}
	});
	const closedUntil = new Date(place.date().getTime() + limits/* GITHUB_LIMITS */.f.stateBranch.closedMs).toISOString();
	const state = stamped(cutsDown ? closedUntil : null, commits);
	const made = await commit(place, before.head, state, files.changes);
	if (before.head === null) await place.branch.create(made.commit);
	else await place.branch.advance(made.commit);
	const { files: now, clean, copies } = files;
	const written = {
		...before,
		head: made,
		state,
		existed: true,
		aside: [],
		warnings: [],
		files: now,
		clean,
		copies
	};
	return cutsDown ? cutDown(place, written, stamped(null, 1)) : {
		state,
		known: written
	};
}
function commit({ branch }, head, state, others) {
	const changes = [{
		path: read_index/* STATE_FILE */.bv,
		text: (0,stringify_state/* stringifyIndex */.IG)(state)
	}, ...others];
	if (head === null) changes.push({
		path: "README.md",
		text: README
	});
	return branch.commit(MESSAGE, head?.commit ?? null, head?.tree ?? null, changes);
}
async function cutDown(place, written, state) {
	const { branch, where, log } = place;
	const signal = AbortSignal.timeout(limits/* GITHUB_LIMITS */.f.stateBranch.replaceWithinMs);
	let sent = false;
	try {
		const made = await branch.commit(MESSAGE, null, written.head?.tree ?? null, [{
			path: read_index/* STATE_FILE */.bv,
			text: (0,stringify_state/* stringifyIndex */.IG)(state)
		}]);
		sent = true;
		await branch.replace(made.commit, signal);
		return {
			state,
			known: {
				...written,
				head: made,
				state
			}
		};
	} catch (error) {
		if (!(error instanceof outcome/* GitHubError */.y_)) throw error;
		log.debug(`The history of ${where} was not cut down for all that is known: ${error.message}`);
		return sent && isUnanswered(error) ? {
			state: written.state,
			known: null
		} : reopen(place, written);
	}
}
async function reopen(place, written) {
	const { store } = written.state;
	const state = {
		...written.state,
		store: {
			...store,
			commits: store.commits + 1,
			closedUntil: null
		}
	};
	try {
		const made = await commit(place, written.head, state, []);
		await place.branch.advance(made.commit);
		return {
			state,
			known: {
				...written,
				head: made,
				state
			}
		};
	} catch (error) {
		if (!(error instanceof outcome/* GitHubError */.y_)) throw error;
		return {
			state: written.state,
			known: null
		};
	}
}
function changedFiles(before, changed) {
	const { assignments, stored: kept } = changed;
	const changes = [];
	const stored = new Map(Object.entries(kept));
	const files = new Map(before.files);
	const clean = new Map();
	for (const [name, assignment] of Object.entries(assignments)) {
		const row = stored.get(name) ?? {
			file: (0,assignment_files/* fileNameOf */.bV)(name),
			bytes: 0
		};
		const path = (0,assignment_files/* pathOf */.XM)(row.file);
		clean.set(name, assignment);
		stored.set(name, row);
		if (before.clean.get(name) === assignment && files.has(path)) continue;
		const text = (0,stringify_state/* stringifyAssignment */.L0)(name, assignment);
		const bytes = Buffer.from(text);
		const entry = {
			path,
			mode: "100644",
			type: "blob",
			sha: (0,names/* blobSha */.wJ)(bytes),
			size: bytes.length
		};
		stored.set(name, {
			...row,
			bytes: bytes.length
		});
		if (files.get(path)?.sha === entry.sha) continue;
		changes.push({
			path,
			text
		});
		files.set(path, entry);
	}
	const present = new Set([...stored.values()].map(({ file }) => (0,assignment_files/* pathOf */.XM)(file)));
	const listed = Object.values(before.state.stored);
	const gone = listed.map(({ file }) => ({
		path: (0,assignment_files/* pathOf */.XM)(file),
		gone: true
	}));
	const forgotten = filesForgotten(before.state, changed);
	const isForgotten = (path) => forgotten.some((file) => (0,read_index/* isKeptOf */.Gg)(path, file));
	const copies = before.copies.filter(({ path }) => !isForgotten(path));
	const left = before.copies.flatMap(({ path }) => isForgotten(path) ? [{
		path,
		gone: true
	}] : []);
	const aside = before.aside.filter(({ path }) => !isForgotten(path));
	for (const change of [
		...gone,
		...aside,
		...left
	]) {
		if ("gone" in change) {
			if (present.has(change.path)) continue;
			files.delete(change.path);
		}
		changes.push(change);
	}
	const rows = Object.fromEntries(stored);
	assertRoom(rows);
	return {
		changes,
		stored: rows,
		files,
		clean,
		copies
	};
}
function filesForgotten(before, changed) {
	return Object.entries(before.stored).flatMap(([name, { file }]) => {
		const isGone = !Object.hasOwn(changed.stored, name) && !Object.hasOwn(changed.assignments, name);
		const at = changed.assignments[name]?.forgottenAt;
		return isGone || at !== undefined && at !== before.assignments[name]?.forgottenAt ? [file] : [];
	});
}
function assertRoom(stored) {
	const { bytes, limit, files } = (0,state_size/* stateSize */.N)({ stored });
	if (bytes <= limit) return;
	const largest = files.slice(0, 3).map(({ name }) => name);
	throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* stateScansGrown */.Nj, {
		bytes,
		limit,
		largest: largest.join(", ")
	}));
}
function mayBeRepeated(error) {
	if (!(error instanceof outcome/* GitHubError */.y_)) return false;
	const status = (0,errors/* statusOf */.c2)(error);
	return isUnanswered(error) || status === 409 || status === 422;
}
const RULE = /rule violation|protected (?:branch|ref)|being restricted|cannot (?:create|update) this|through a pull request|secret detected/i;
function isForbiddenByRule(error) {
	const status = (0,errors/* statusOf */.c2)(error);
	return error instanceof outcome/* GitHubError */.y_ && (status === 422 || status === 409) && RULE.test(error.message);
}
function isUnanswered(error) {
	return error instanceof outcome/* GitHubError */.y_ && error.outcome === "network";
}

;// bot/scan/store/state-branch.js











const STATE_BRANCH = inputs/* INPUTS */.mc["state-branch"].default;
const LIMITS = limits/* GITHUB_LIMITS */.f.stateBranch;
class StateConflict extends outcome/* Failure */.HR {
	name = "StateConflict";
	outcome = "network";
}
class StateBranch {
	#options;
	#place;
	#warned = new Set();
	#isFit = false;
	#needs;
	#last = null;
	#known = null;
	#turn = Promise.resolve();
	constructor(options) {
		const { github, repository, branch, target, date, signal, log, assignments } = options;
		this.#options = options;
		this.#needs = assignments === undefined ? null : new Set(assignments);
		this.#place = {
			branch: new GitBranch(github, repository, branch, target, signal),
			where: `branch ${branch} of ${(0,names/* fullName */.fq)(repository)}`,
			date,
			log
		};
	}
	load() {
		return this.#inTurn(async () => {
			const { state, existed, warnings, copies } = await this.#read();
			return {
				state,
				existed,
				warnings,
				copies: copies.map(({ path }) => path)
			};
		});
	}
	update(change) {
		return this.#inTurn(() => this.#update((snapshot) => this.#changed(snapshot, change)));
	}
	repair(isRehearsal) {
		let said = [];
		const repaired = async (snapshot) => {
			const found = await repair(this.#place, snapshot);
			said = found.said;
			if (isRehearsal || found.state === snapshot.state && found.gone.length === 0) {
				return {
					snapshot,
					changed: snapshot.state
				};
			}
			return {
				snapshot: {
					...snapshot,
					aside: [...snapshot.aside, ...found.gone]
				},
				changed: found.gone.length > 0 ? (0,forget/* withoutHistory */.lI)(found.state) : found.state
			};
		};
		return this.#inTurn(async () => {
			await this.#update(repaired);
			return said;
		});
	}
	#inTurn(body) {
		const turn = this.#turn.then(body);
		this.#turn = turn.catch(() => {});
		return turn;
	}
	async #read() {
		if (!this.#isFit) await assertFit(this.#place, this.#options);
		this.#isFit = true;
		return this.#keep(await (0,store_snapshot/* readSnapshot */.R)(this.#place, this.#needs, this.#last));
	}
	#keep(snapshot) {
		for (const warning of snapshot.warnings) {
			if (!this.#warned.has(warning)) this.#place.log.warning(warning);
			this.#warned.add(warning);
		}
		this.#last = snapshot;
		this.#known = snapshot;
		return snapshot;
	}
	async #update(prepare) {
		const { clock, random, signal, log } = this.#options;
		const id = (0,external_node_crypto_.randomBytes)(16).toString("hex");
		const began = clock.now();
		let conflicts = 0;
		let silences = 0;
		for (;;) {
			try {
				return await this.#write(prepare, id);
			} catch (error) {
				if (isForbiddenByRule(error)) throw forbiddenByRule(error, this.#options);
				if (!mayBeRepeated(error)) throw error;
				this.#known = null;
				const isSilence = isUnanswered(error);
				if (isSilence) silences += 1;
				else conflicts += 1;
				log.debug(`The state of the scans was not stored yet: ${error.message}`);
				const wait = isSilence ? LIMITS.silenceMs[silences - 1] : Math.min(LIMITS.maxBackoffMs, LIMITS.backoffMs * conflicts) * (1 + random());
				if (wait === undefined || !isSilence && clock.now() - began > LIMITS.conflictsMs) {
					const { state } = await this.#read();
					if (state.store.recentWrites.includes(id)) return state;
					throw isSilence ? error : conflict(error, this.#place.where);
				}
				await clock.sleep(wait, signal);
			}
		}
	}
	async #write(prepare, id) {
		const first = await this.#whenOpen(this.#known ?? await this.#read());
		if (first.state.store.recentWrites.includes(id)) return first.state;
		const { snapshot, changed } = await prepare(first);
		if (changed === snapshot.state) return changed;
		const { state, known } = await writeSnapshot(this.#place, snapshot, changed, id);
		this.#known = known;
		this.#last = known ?? this.#last;
		return state;
	}
	async #changed(first, change) {
		let snapshot = first;
		for (;;) {
			try {
				const changed = change(snapshot.state);
				assertRead(snapshot.state, changed);
				return {
					snapshot,
					changed
				};
			} catch (error) {
				if (!(error instanceof assignment_state/* AssignmentNotRead */.rR)) throw error;
				snapshot = this.#keep(await (0,store_snapshot/* readMore */.U)(this.#place, snapshot, error.assignment));
			}
		}
	}
	async #whenOpen(first) {
		const { clock, date, signal } = this.#options;
		const giveUp = date().getTime() + LIMITS.closedMs + LIMITS.skewMs;
		let snapshot = first;
		for (;;) {
			const { closedUntil } = snapshot.state.store;
			const now = date().getTime();
			const isOpen = closedUntil === null || now > Date.parse(closedUntil) + LIMITS.skewMs;
			if (isOpen || now > giveUp) return snapshot;
			await clock.sleep(LIMITS.closedStepMs, signal);
			snapshot = await this.#read();
		}
	}
}
function assertRead(before, { assignments, stored }) {
	for (const name of Object.keys(assignments)) {
		if (Object.hasOwn(stored, name) && !Object.hasOwn(before.assignments, name)) {
			throw new assignment_state/* AssignmentNotRead */.rR(name);
		}
	}
}
async function assertFit({ branch, log }, options) {
	const { visibility, defaultBranch } = await branch.facts();
	const repository = (0,names/* fullName */.fq)(options.repository);
	if (visibility === "public") {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* stateScansNames */.QH, { repository }));
	}
	if (options.branch === defaultBranch) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* stateScansNeeds */.T7, {
			branch: options.branch,
			repository
		}));
	}
	if (visibility === "internal") {
		log.warning((0,sentence/* fill */.G)(says/* internalEvery */.px, { repository }));
	}
}
function conflict(cause, where) {
	return new StateConflict((0,sentence/* fill */.G)(says/* stateScansCould */.RQ, {
		where,
		seconds: LIMITS.conflictsMs / 1e3,
		cause: cause.message
	}), { cause });
}
function forbiddenByRule(cause, { repository, branch }) {
	return new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* ruleForbids */.Sr, {
		repository: (0,names/* fullName */.fq)(repository),
		branch,
		cause: cause.message
	}), { cause });
}


})

};
