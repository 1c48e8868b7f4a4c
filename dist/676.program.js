export const id = 676;
export const ids = [676];
export const modules = {

/***/ 67537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ rememberPseudonyms),
/* harmony export */   Iw: () => (/* binding */ planCheck),
/* harmony export */   Iz: () => (/* binding */ changeAssignment),
/* harmony export */   L_: () => (/* binding */ applyTicks),
/* harmony export */   Me: () => (/* binding */ withoutAssignment),
/* harmony export */   Ow: () => (/* binding */ withoutWish),
/* harmony export */   QO: () => (/* binding */ undismissPair),
/* harmony export */   Qu: () => (/* binding */ abandonCheck),
/* harmony export */   Vp: () => (/* binding */ dismissPair),
/* harmony export */   X6: () => (/* binding */ advanceCheck),
/* harmony export */   gL: () => (/* binding */ advanceTo),
/* harmony export */   jU: () => (/* binding */ forgetReported),
/* harmony export */   mK: () => (/* binding */ newAssignment),
/* harmony export */   ou: () => (/* binding */ finishCheck),
/* harmony export */   rR: () => (/* binding */ AssignmentNotRead),
/* harmony export */   tq: () => (/* binding */ assignmentOf),
/* harmony export */   u2: () => (/* binding */ withoutLeftover),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   xD: () => (/* binding */ assignReviewer),
/* harmony export */   yt: () => (/* binding */ noteWish)
/* harmony export */ });
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74273);
/* harmony import */ var _state_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78291);


/** Every change of what is remembered of an assignment. Pure: time, ids and salts come in. */
/** @param salt 64 hex digits that nobody can guess */
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
        lastCheckAt: null,
    };
}
/** The branch holds this assignment, and nobody read it yet. Thrown in a change, it makes the store read it and call the change again. */
class AssignmentNotRead extends Error {
    name = 'AssignmentNotRead';
    assignment;
    constructor(assignment) {
        super(`The state of ${assignment} was not read.`);
        this.assignment = assignment;
    }
}
/** null: this assignment was never scanned. @throws AssignmentNotRead */
function assignmentOf(state, name) {
    // An assignment may be called `constructor`.
    if (Object.hasOwn(state.assignments, name))
        return state.assignments[name] ?? null;
    if (Object.hasOwn(state.stored, name))
        throw new AssignmentNotRead(name);
    return null;
}
/**
 * Changes one assignment, which is made where it is new.
 *
 * @param newSalt 64 hex digits nobody can guess; called for a new assignment alone. It may be called again when a write is
 *   repeated: only the salt that was stored counts.
 */
function changeAssignment(state, name, newSalt, change) {
    const current = assignmentOf(state, name) ?? newAssignment(newSalt());
    const next = change(current);
    return next === assignmentOf(state, name)
        ? state
        : { ...state, assignments: { ...state.assignments, [name]: next } };
}
/**
 * Notes what a person asks of the next scan. It is done once: the same box read again, or the same command run again, is no
 * other wish. What could not be collected gets new tries.
 */
function noteWish(assignment, wish) {
    return assignment.lastWish === wish.key
        ? assignment
        : { ...assignment, wish, lastWish: wish.key, failed: {} };
}
/** What was asked for is done. */
function withoutWish(assignment) {
    if (assignment.wish === undefined)
        return assignment;
    const next = { ...assignment };
    delete next.wish;
    return next;
}
/** Every assignment that is remembered, read or not. */
function namesIn({ assignments, stored }) {
    return [...new Set([...Object.keys(stored), ...Object.keys(assignments)])].toSorted(_text_compare_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n);
}
/** Forgets an assignment, read or not. */
function withoutAssignment(state, name) {
    const { [name]: _, ...assignments } = state.assignments;
    const { [name]: __, ...stored } = state.stored;
    return { ...state, assignments, stored };
}
/** Begins a check, which is what anybody may have asked for. @throws RangeError while another one is pending: that one is finished or given up first */
function planCheck(assignment, plan) {
    if (assignment.pending !== null)
        throw new RangeError('A check of this assignment is pending already.');
    return { ...withoutWish(assignment), pending: { ...plan, progress: { stage: 'planned' } } };
}
const STAGES = [
    'planned',
    'created',
    'uploading',
    'started',
    'read',
    'reported',
];
/**
 * Notes how far the pending check has come. Ids of uploads add up. A note that comes late (of a write that was repeated)
 * never takes the check back.
 *
 * @throws RangeError when nothing is pending
 */
function advanceCheck(assignment, progress) {
    const { pending } = assignment;
    if (pending === null)
        throw new RangeError('No check of this assignment is pending.');
    const before = pending.progress;
    if (STAGES.indexOf(progress.stage) < STAGES.indexOf(before.stage))
        return assignment;
    const next = 'uploaded' in progress && 'uploaded' in before
        ? { ...progress, uploaded: { ...before.uploaded, ...progress.uploaded } }
        : progress;
    return { ...assignment, pending: { ...pending, progress: next } };
}
/**
 * Ends the pending check. The time that counts for a cooldown is when it was planned: a daily scan with a cooldown of a day
 * would else be late every second day by the time that a check takes.
 */
function finishCheck(assignment, finished) {
    const gone = new Set(finished.gone.map(String));
    const seen = { ...assignment.seen, ...finished.seen };
    const there = (entries) => Object.fromEntries(Object.entries(entries).filter(([id]) => !gone.has(id)));
    const { web, unsearched } = assignment;
    return {
        ...endPending(assignment, finished.record),
        seen: there(seen),
        ...(web === undefined ? {} : { web: there(web) }),
        ...(unsearched === undefined ? {} : { unsearched: there(unsearched) }),
        reportedPairs: { ...finished.reportedPairs },
        reportedFlags: { ...finished.reportedFlags },
        ...(isEmpty(finished.reportedSources) ? {} : { reportedSources: { ...finished.reportedSources } }),
    };
}
function isEmpty(record) {
    return record === undefined || Object.keys(record).length === 0;
}
/** Gives the pending check up: it failed, or the service does not know it any more. Its repositories stay to be checked. */
function abandonCheck(assignment, record) {
    return endPending(assignment, record);
}
function endPending(assignment, record) {
    return {
        ...assignment,
        pending: null,
        runs: [...assignment.runs, record].slice(-_state_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE_LIMITS */ .$m.runs),
        // What never became a check begins no cooldown.
        lastCheckAt: record.checkId === null ? assignment.lastCheckAt : (assignment.pending?.plannedAt ?? record.at),
    };
}
/** Notes who the pseudonyms of a check stand for; those given out before stay. */
function rememberPseudonyms(assignment, people) {
    return { ...assignment, pseudonyms: { ...assignment.pseudonyms, ...people } };
}
/** A pair that a person judged innocent. What was said first stays: it is the audit trail. */
function dismissPair(assignment, pair, dismissal) {
    return Object.hasOwn(assignment.dismissed, pair)
        ? assignment
        : { ...assignment, dismissed: { ...assignment.dismissed, [pair]: dismissal } };
}
/** Says who reviews a pair; who was named last counts. */
function assignReviewer(assignment, pair, reviewer) {
    return { ...assignment, reviewers: { ...assignment.reviewers, [pair]: reviewer } };
}
/** What was reported of a pair is forgotten, so that the next check tells it as new. */
function forgetReported(assignment, pair) {
    if (!Object.hasOwn(assignment.reportedPairs, pair))
        return assignment;
    const { [pair]: _, ...rest } = assignment.reportedPairs;
    return { ...assignment, reportedPairs: rest };
}
/** A pair is nobody's verdict any more. */
function undismissPair(assignment, pair) {
    if (!Object.hasOwn(assignment.dismissed, pair))
        return assignment;
    const { [pair]: _, ...rest } = assignment.dismissed;
    return { ...assignment, dismissed: rest };
}
/**
 * Takes over what people ticked in the issue: a ticked pair is dismissed, a cleared box takes up again a pair that a box had
 * dismissed. What a command dismissed stays so.
 *
 * @param ticks by pair, as in the issue
 * @param at RFC 3339, UTC
 */
function applyTicks(assignment, ticks, at) {
    let next = assignment;
    for (const [pair, ticked] of ticks) {
        if (ticked) {
            next = dismissPair(next, pair, { reason: 'ticked in the issue', by: null, at, via: 'issue' });
        }
        else if (next.dismissed[pair]?.via === 'issue') {
            next = undismissPair(next, pair);
        }
    }
    return next;
}
/** A check that was left over at the service is deleted. */
function withoutLeftover(assignment) {
    const next = { ...assignment };
    delete next.leftover;
    return next;
}
/**
 * Notes that the pending check has its results (`read`) or was told (`reported`). The later stages have what the earlier ones
 * noted. Nothing is noted of a check that is no more than planned.
 */
function advanceTo(assignment, stage) {
    const progress = assignment.pending?.progress;
    if (progress === undefined || progress.stage === 'planned')
        return assignment;
    return advanceCheck(assignment, {
        stage,
        check: progress.check,
        uploaded: 'uploaded' in progress ? progress.uploaded : {},
    });
}


/***/ }),

/***/ 28269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ peopleIn),
/* harmony export */   Jf: () => (/* binding */ keptUntil),
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   Rg: () => (/* binding */ isToForget),
/* harmony export */   bN: () => (/* binding */ KEPT_DAYS),
/* harmony export */   lI: () => (/* binding */ withoutHistory),
/* harmony export */   lZ: () => (/* binding */ forgetPeople),
/* harmony export */   qE: () => (/* binding */ lastUsed),
/* harmony export */   wd: () => (/* binding */ withoutPeople)
/* harmony export */ });
/* harmony import */ var _assignment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67537);
/* harmony import */ var _state_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78291);


/** Half a year after the last sign of an assignment the marks are given and the time for objections is over. */
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;
/** When something was last done for it, RFC 3339; null: never by a scan. */
function lastUsed({ runs, lastCheckAt, pending }) {
    const times = [...runs.map(({ at }) => at), lastCheckAt, pending?.plannedAt ?? null];
    return times.filter((at) => at !== null).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
}
/** When the people in it are forgotten once nobody scans it any more, RFC 3339; null: no scan ever was. */
function keptUntil(assignment) {
    const last = lastUsed(assignment);
    return last === null ? null : new Date(Date.parse(last) + KEPT_DAYS * DAY_MS).toISOString();
}
/** Whether it is over: nothing is pending, and nothing was done for it for `KEPT_DAYS`. What only the bot uses never is. */
function isOver(assignment, now) {
    const until = keptUntil(assignment);
    return assignment.pending === null && until !== null && now.getTime() > Date.parse(until);
}
/** How many repositories and people it names. */
function peopleIn({ pseudonyms, seen, left = {} }) {
    const ids = Object.values(pseudonyms).map(({ repositoryId }) => String(repositoryId));
    return new Set([...ids, ...Object.keys(seen), ...Object.keys(left)]).size;
}
/** Whether it is over and still names people. */
function isToForget(assignment, now) {
    return isOver(assignment, now) && peopleIn(assignment) > 0;
}
/**
 * Forgets whom it names: pseudonyms and their secret, repositories and their commits. What was reported and what people decided
 * stays, under the numbers of repositories, so that nothing is told again.
 *
 * @param salt a new one: names that a service was given can then not be made again
 * @param at RFC 3339
 */
function withoutPeople(assignment, salt, at) {
    const { failed: _, left: __, students: ___, web: ____, unsearched: _____, ...kept } = assignment;
    return { ...kept, salt, pseudonyms: {}, seen: {}, forgottenAt: at };
}
/** The state whose next write leaves no earlier commit on the branch: what was forgotten stands there no more. */
function withoutHistory(state) {
    return { ...state, store: { ...state.store, commits: _state_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMITS_KEPT */ .U0 - 1 } };
}
/**
 * The state without the people of some assignments, on its branch as well.
 *
 * @param newSalt see `changeAssignment`
 * @param at RFC 3339
 */
function forgetPeople(state, names, newSalt, at) {
    const forget = (all, name) => (0,_assignment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .changeAssignment */ .Iz)(all, name, newSalt, (one) => withoutPeople(one, newSalt(), at));
    return withoutHistory(names.reduce(forget, state));
}


/***/ }),

/***/ 78291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ STATE_LIMITS),
/* harmony export */   IJ: () => (/* binding */ stateSchemaV1),
/* harmony export */   MP: () => (/* binding */ KNOWN_SOURCE),
/* harmony export */   Pr: () => (/* binding */ stateSchemaV2),
/* harmony export */   U0: () => (/* binding */ COMMITS_KEPT),
/* harmony export */   hA: () => (/* binding */ assignmentFileSchema),
/* harmony export */   me: () => (/* binding */ indexSchema),
/* harmony export */   nd: () => (/* binding */ STATE_VERSION),
/* harmony export */   zP: () => (/* binding */ LEFT_HOW)
/* harmony export */ });
/* unused harmony export pairKeySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _cases_case_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12648);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
/* harmony import */ var _domain_bands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96889);
/* harmony import */ var _domain_web_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90747);
/* harmony import */ var _settings_config_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51977);






/** What this program writes. A change of the shape is a new version, with a migration in `parse-state.ts`. */
const STATE_VERSION = 3;
/** Limits of what is kept, so that the document cannot grow without end. */
const STATE_LIMITS = {
    /** Runs remembered for each assignment. */
    runs: 100,
    /** Decided cases, and pieces of declared code, of each assignment. */
    cases: 2000,
    common: 50,
    /** Repositories of each assignment that are not what they were; the newest are kept. */
    left: 200,
    /** Sources on the web remembered for each repository, and how many of them were told. */
    sources: 5,
    toldSources: 50,
    /** Sources of each assignment that are to become starter code. */
    declared: 50,
    /** Writes remembered by their id, so that a write whose answer was lost is known again. */
    recentWrites: 50,
    /** One file in UTF-8: far below the 100 MB of a blob, and room for some 25,000 repositories. */
    fileBytes: 10_000_000,
    /** All files together: far below the gigabyte that GitHub recommends for a repository, whose history keeps earlier ones for a while. */
    totalBytes: 200_000_000,
    /** From this share of a limit on, people are warned. */
    warnAt: 0.8,
};
/** Commits after which the branch is cut down to one. */
const COMMITS_KEPT = 50;
const instant = zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$();
const sha = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const positive = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive();
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nonnegative();
const score = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(100).nullable();
const line = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(1000);
/** GitHub's numeric id of a repository as a key of a JSON object. */
const repositoryKey = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[1-9]\d{0,15}$/);
const SUBJECT = '(?:[1-9]\\d{0,15}|k[0-9a-f]{16})';
/** A submission over renames: the repository's id, or `k` and a digest of its key for what is no repository. */
const subjectKeySchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(new RegExp(`^${SUBJECT}$`));
/** Two subjects in a fixed order. */
const pairKeySchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(new RegExp(`^${SUBJECT}-${SUBJECT}$`));
/** Loose, though its type does not say so: what a later release adds within this version is kept by an earlier one. */
function record(shape) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3(shape);
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
    /** As it was called then; null: an older version did not note it. */
    fullName: line.nullable(),
    sha,
    collectedAt: instant,
    /** GitHub's `pushed_at` of that time: while it stays the same, the head need not be asked for. */
    pushedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(40).nullable(),
    defaultBranch: line.nullable(),
});
const runRecord = record({
    at: instant,
    run: line,
    /** Where the run can be looked at. */
    url: line.nullable(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOMES */ .im),
    checkId: positive.nullable(),
    submissions: count,
    flagged: count,
    newFindings: count,
    worseFindings: count,
    /** Pairs above the threshold that nobody dismissed, and those that somebody did; not there: an older version did not note it. */
    open: count.optional(),
    dismissed: count.optional(),
});
const serviceCheck = record({
    checkId: positive,
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(255),
    /** The part of the name by which the service's list is searched. */
    marker: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(255),
    label: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(255),
});
const uploaded = zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/), positive);
/** How far the pending check has come. Each step holds all that is needed to go on from it. */
const progressSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .discriminatedUnion */ .gMt('stage', [
    /** It may or may not exist: look for it by the run's name before it is created. */
    record({ stage: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('planned') }),
    record({ stage: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('created'), check: serviceCheck }),
    /** `uploaded`: the service's submission ids by the token in the file's name. */
    record({ stage: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('uploading'), check: serviceCheck, uploaded }),
    record({ stage: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('started'), check: serviceCheck, uploaded }),
    /** Results were read and the reports are being written. */
    record({ stage: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('read'), check: serviceCheck, uploaded }),
    /** Reports are out; only the bookkeeping of `finishCheck` is missing. */
    record({ stage: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('reported'), check: serviceCheck, uploaded }),
]);
const pendingCheck = record({
    /** Of everything that makes the check what it is. */
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    plannedAt: instant,
    /** The run whose name the check bears at the service: what a later run gives to `CheckPlan.run` to find it. */
    run: record({ runId: line, jobSlug: line, attempt: positive }),
    submissions: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(record({ repositoryId: positive, sha })).max(100_000),
    progress: progressSchema,
});
/** Score when a finding was last reported: what a later one is measured against. */
const reportedPair = record({ score, at: instant });
const reportedFlag = record({ total: score, ai: score, at: instant });
const dismissal = record({
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(1000),
    /** Login; null: GitHub does not say who ticked a box. */
    by: line.nullable(),
    at: instant,
    /** `issue`: a box was ticked, and clearing it takes the pair up again. `bot`: a command, which has a name and a reason. */
    via: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['issue', 'bot']),
    /** Of the bot's command: what tells its repetition from another command. */
    command: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(100).optional(),
});
/** Who looks at a pair, who said so, and when. */
const reviewer = record({
    /** It is mentioned, so nothing else may stand in it. */
    login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[\w-]{1,39}$/),
    by: line.nullable(),
    at: instant,
});
/** What a person asks of the next scan, whatever the schedule says. */
const wish = record({
    /** `look`: every head is asked for again. `check`: a check as well. `retry`: the pending check is given up before. */
    kind: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['look', 'check', 'retry']),
    /** Login; null: GitHub does not say who ticked a box. */
    by: line.nullable(),
    at: instant,
    /** Of the box or the comment: what tells its repetition from another wish. */
    key: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(100),
});
/** What may have become of a repository that was checked; what comes later in the list says more. */
const LEFT_HOW = [
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
];
const left = record({
    how: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(LEFT_HOW),
    /** As it was called when it was checked. */
    name: line,
    /** What it is called now, or the commit that was checked and is no part of it any more; null: nothing to say. */
    now: line.nullable(),
    at: instant,
    /** A person does not want to read of it again. */
    forgotten: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
});
/** What a student is to read of one commit, in bands. */
const studentNote = record({
    sha,
    outcome: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOMES */ .im),
    isFlagged: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().nullable(),
    similarity: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_domain_bands_js__WEBPACK_IMPORTED_MODULE_5__/* .BANDS */ .ZN).nullable(),
    ai: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_domain_bands_js__WEBPACK_IMPORTED_MODULE_5__/* .BANDS */ .ZN).nullable(),
    /** Why it was not checked, in words for students. */
    notChecked: line.nullable(),
    /** Digest of the verdict that was posted; without it none was. */
    told: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^[0-9a-f]{16}$/)
        .optional(),
});
/** What students are told of the last check (`tell-students`), by repository. */
const studentNotes = record({
    comparedWith: count,
    notComparedWith: count,
    aiRun: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    baseCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    isEmbedded: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** Words or hashes of code were sent to others than the service; absent: nothing was. */
    hasLeft: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true).optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(repositoryKey, studentNote),
});
const notedCase = _cases_case_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CASE */ .t;
const declaredCode = _cases_case_document_js__WEBPACK_IMPORTED_MODULE_0__/* .DECLARED_CODE */ .rd;
/** A file on the web that is like a submission, or was declared starter code. Hostile text. */
const KNOWN_SOURCE = record({
    provider: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_domain_web_js__WEBPACK_IMPORTED_MODULE_6__/* .WEB_PROVIDERS */ .e),
    repository: line,
    /** Full SHA; '': the provider knows none. */
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([sha, zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('')]),
    path: line,
    /** SHA-1 of the git blob, hex. */
    blob: sha,
});
/** What the web was searched for, and what was found. */
const webSearch = record({
    /** The commit whose code was searched for. */
    sha,
    at: instant,
    by: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_domain_web_js__WEBPACK_IMPORTED_MODULE_6__/* .WEB_PROVIDERS */ .e)).max(_domain_web_js__WEBPACK_IMPORTED_MODULE_6__/* .WEB_PROVIDERS */ .e.length),
    /** The likest first. They are fetched and compared again at each check, so no number is kept. */
    sources: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(KNOWN_SOURCE).max(STATE_LIMITS.sources),
});
/** A source that a person calls common; it is fetched before the next check. */
const declaredSource = record({ ...KNOWN_SOURCE.shape, by: line.nullable(), at: instant });
const triedCommit = record({ sha, tries: count });
const assignmentStateSchema = record({
    /** Secret: 32 bytes in hex, made once. Mask it before anything is logged. */
    salt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    pseudonyms: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^s-[0-9a-f]{10}$/), person),
    seen: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(repositoryKey, seen),
    /** Oldest first. */
    runs: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(runRecord).max(STATE_LIMITS.runs),
    pending: pendingCheck.nullable(),
    reportedPairs: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(pairKeySchema, reportedPair),
    reportedFlags: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(subjectKeySchema, reportedFlag),
    dismissed: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(pairKeySchema, dismissal),
    /** What people decided in pages and files, newest first. */
    cases: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(notedCase).max(STATE_LIMITS.cases).optional(),
    common: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(declaredCode).max(STATE_LIMITS.common).optional(),
    /** Who reviews a pair, because a person said so. */
    reviewers: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(pairKeySchema, reviewer).optional(),
    issue: positive.nullable(),
    /** Staff were assigned to the issue once: who is taken off later stays off. */
    assigned: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    lastCheckAt: instant.nullable(),
    /** A check that is done with and to be deleted at the service (`keep-check: false`). */
    leftover: positive.optional(),
    /** Absent where students are told nothing. */
    students: studentNotes.optional(),
    /** Repositories that could not be collected or checked at this commit, and how often that was tried. */
    failed: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(repositoryKey, triedCommit).optional(),
    /** What was searched for on the web; a repository that is not in here was not. */
    web: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(repositoryKey, webSearch).optional(),
    /** Repositories that got no search at this commit though there was one to spend: in most of them nothing can be searched for. */
    unsearched: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(repositoryKey, triedCommit).optional(),
    /** Sources that were told, by submission: see `sourceIdOf`. The newest first. */
    reportedSources: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(subjectKeySchema, zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{16}$/)).max(STATE_LIMITS.toldSources))
        .optional(),
    declaredSources: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(declaredSource).max(STATE_LIMITS.declared).optional(),
    /** By which commits were chosen at the last check; null: none. When it moves, every head is looked at again. */
    deadline: instant.nullable().optional(),
    /** Repositories that left, or are not what they were, until they come back. */
    left: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(repositoryKey, left).optional(),
    /** Until it is done. */
    wish: wish.optional(),
    /** Key of the wish that was noted last: it is not noted a second time. */
    lastWish: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(100).optional(),
    /** When it was over and the people in it were forgotten. */
    forgottenAt: instant.optional(),
});
/** Who scans now. */
const lease = record({
    run: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(100),
    attempt: positive,
    /** Tells processes of one run and attempt apart. */
    token: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{16,64}$/),
    until: instant,
});
/** The scan that ended last, also one that checked nothing. */
const scanEnd = record({
    at: instant,
    run: line,
    url: line.nullable(),
    /** Cron expression of the workflow, where the event named it. */
    schedule: line.optional(),
});
/** Kept by the store itself; see `store/state-branch.ts`. */
const bookkeeping = record({
    recentWrites: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{16,64}$/)).max(STATE_LIMITS.recentWrites),
    /** Commits on the branch since it was last cut down to one. */
    commits: count,
    /** The branch is being cut down: nobody else writes before this moment. */
    closedUntil: instant.nullable(),
});
/** What concerns all assignments, in whatever version. */
const shared = {
    store: bookkeeping,
    lease: lease.nullable(),
    /** Number of the issue over all assignments; null: none yet. */
    dashboard: positive.nullable().optional(),
    lastScan: scanEnd.optional(),
};
/** Where the branch keeps an assignment. */
const storedAssignment = record({
    /** Name of the file in the folder of assignments. */
    file: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[a-z0-9][a-z0-9._~-]{0,119}\.json$/),
});
/** `state.json`: small, and written each time. */
const indexSchema = record({
    ...shared,
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(STATE_VERSION),
    assignments: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(_settings_config_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .assignmentNameSchema */ .aQ, storedAssignment),
});
/** The file of one assignment, which says whose it is: so it can be read where the index cannot. */
const assignmentFileSchema = record({
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(STATE_VERSION),
    name: _settings_config_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .assignmentNameSchema */ .aQ,
    assignment: assignmentStateSchema,
});
/** Version 2 was one document. */
const stateSchemaV2 = record({
    ...shared,
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(2),
    assignments: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(_settings_config_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .assignmentNameSchema */ .aQ, assignmentStateSchema),
});
/** Version 1 knew finished checks only, and one salt for all assignments. */
const stateSchemaV1 = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    salt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    assignments: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(_settings_config_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .assignmentNameSchema */ .aQ, zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        heads: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(repositoryKey, sha),
        checkedAt: instant.nullable(),
        issue: positive.nullable(),
    })),
});


/***/ }),

/***/ 63045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ stateSize)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33699);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73387);
/* harmony import */ var _state_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78291);



const LARGEST = 3;
/** Of what is on the branch, read or not. Pure. */
function stateSize({ stored }) {
    const files = Object.entries(stored)
        .map(([name, { bytes }]) => ({ name, bytes }))
        .toSorted((a, b) => b.bytes - a.bytes);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const limit = _state_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE_LIMITS */ .$m.totalBytes;
    return { bytes, limit, files, warning: warningOf(files, bytes) };
}
function warningOf(files, bytes) {
    const { totalBytes, fileBytes, warnAt } = _state_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE_LIMITS */ .$m;
    if (bytes > totalBytes * warnAt) {
        const largest = files.slice(0, LARGEST).map(named);
        return `The state of the scans takes ${megabytes(bytes)} of ${megabytes(totalBytes)} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(files.length, 'assignment')}; at the limit scans stop. The largest: ${largest.join(', ')}. Forget what is over: code-similarity state prune NAME.`;
    }
    const large = files.filter((file) => file.bytes > fileBytes * warnAt);
    return large.length === 0
        ? null
        : `Of one assignment the state keeps ${megabytes(fileBytes)} at most; at the limit it is not scanned any more. Nearly there: ${large.map(named).join(', ')}. Divide its repositories between several assignments, or forget those that are over: code-similarity state prune NAME.`;
}
function named({ name, bytes }) {
    return `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(name)} (${megabytes(bytes)})`;
}
function megabytes(bytes) {
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}


/***/ }),

/***/ 73751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ stringifyIndex),
/* harmony export */   L0: () => (/* binding */ stringifyAssignment),
/* harmony export */   ax: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74273);
/* harmony import */ var _state_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78291);




/** `state.json`: everything but the assignments, and where those are. */
function stringifyIndex(state) {
    const { assignments: _, stored, ...shared } = state;
    const rows = Object.entries(stored).map(([name, { bytes: _bytes, ...row }]) => [name, row]);
    const list = Object.fromEntries(rows);
    return stringified({ ...shared, assignments: list }, 'The state of the scans');
}
/** The file of one assignment. @throws ConfigurationError when it is larger than `STATE_LIMITS.fileBytes` */
function stringifyAssignment(name, assignment) {
    return stringified({ version: _state_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_VERSION */ .nd, name, assignment }, `The state of ${name}`);
}
/** Folders of so many levels stand on lines of their own: what is below, a repository or a run, is one line. */
const LEVELS = 3;
/** Keys sorted, an entry a line, so that the same state is the same bytes. */
function stringified(value, what) {
    const text = `${lines(sorted(value), LEVELS)}\n`;
    const bytes = Buffer.byteLength(text);
    if (bytes > _state_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_LIMITS */ .$m.fileBytes) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`${what} has grown to ${bytes} bytes (limit ${_state_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_LIMITS */ .$m.fileBytes}). Divide its repositories between several assignments, or forget what is over: code-similarity state prune.`);
    }
    return text;
}
function lines(value, levels) {
    if (levels === 0 || typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    const entries = Array.isArray(value)
        ? value.map((item) => lines(item, levels - 1))
        : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${lines(item, levels - 1)}`);
    return entries.length === 0 ? `${open}${close}` : `${open}\n${entries.join(',\n')}\n${close}`;
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).toSorted(([a], [b]) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a, b));
    return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}
/** Hex SHA-256 of anything that JSON can hold, whatever the order of its keys: what makes a check what it is. */
function fingerprintOf(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify(sorted(parts)))
        .digest('hex');
}


/***/ }),

/***/ 50676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ newSalt),
/* harmony export */   U: () => (/* binding */ stateStoreOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
/* harmony import */ var _state_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78208);



/**
 * The store of what scans and the bot remember, in the repository that the workflow runs in.
 *
 * @param assignments those that will be asked for; absent: all. See `StateBranchOptions`
 */
function stateStoreOf(settings, world, assignments) {
    const { repository } = world.event;
    if (repository === null) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('mode: scan and bot work in a workflow of a repository, which keeps what they remember; use mode check here.');
    }
    return (0,_state_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .createStateStore */ .J$)({
        github: world.github(),
        repository,
        branch: settings.stateBranch,
        target: 'own',
        clock: world.clock,
        random: world.random,
        date: world.date,
        signal: world.signal,
        newId: () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex'),
        log: world.log,
        ...(assignments === undefined ? {} : { assignments }),
    });
}
/** 64 hex digits that nobody can guess. */
function newSalt() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('hex');
}


/***/ }),

/***/ 78208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bm: () => (/* binding */ STATE_BRANCH),
  me: () => (/* binding */ StateConflict),
  J$: () => (/* binding */ createStateStore)
});

// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/limits.js
var limits = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/settings/inputs/inputs.js + 11 modules
var inputs = __webpack_require__(1972);
// EXTERNAL MODULE: ./build/scan/state/assignment-state.js
var assignment_state = __webpack_require__(67537);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(47307);
// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(21498);
// EXTERNAL MODULE: ./build/sources/github/archive.js
var archive = __webpack_require__(17887);
// EXTERNAL MODULE: ./build/sources/github/tarball.js
var tarball = __webpack_require__(43599);
// EXTERNAL MODULE: ./build/sources/prefetch.js
var prefetch = __webpack_require__(53342);
// EXTERNAL MODULE: ./build/scan/state/state-schema.js
var state_schema = __webpack_require__(78291);
;// CONCATENATED MODULE: ./build/scan/store/git-branch.js









const Sha = schemas/* looseObject */._H3({ sha: schemas/* string */.YjP() });
const Ref = schemas/* looseObject */._H3({ object: Sha });
const Commit = schemas/* looseObject */._H3({ sha: schemas/* string */.YjP(), tree: Sha });
const Tree = schemas/* looseObject */._H3({
    truncated: schemas/* boolean */.zMY().optional(),
    tree: schemas/* array */.YOg(schemas/* looseObject */._H3({
        path: schemas/* string */.YjP(),
        mode: schemas/* string */.YjP(),
        type: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP(),
        size: schemas/* number */.aig().optional(),
    })),
});
const Blob = schemas/* looseObject */._H3({ content: schemas/* string */.YjP(), encoding: schemas/* string */.YjP() });
const Facts = schemas/* looseObject */._H3({
    private: schemas/* boolean */.zMY(),
    visibility: schemas/* string */.YjP().optional(),
    default_branch: schemas/* string */.YjP(),
});
/** Texts up to so many characters in all go with the tree, which saves requests; what is beyond goes up as blobs (up to 100 MB each). */
const INLINE_CHARACTERS = 1_000_000;
/** More files than this are read from the archive of the branch: two requests, however many they are. */
const MOST_BLOBS = 8;
const NO_FILES = new Map();
const MODES = ['100644', '100755', '040000', '160000', '120000'];
const TYPES = ['blob', 'tree', 'commit'];
/**
 * @param target whether it is the repository that the workflow runs in: decides what a missing permission is called
 * @param runSignal ends reading
 */
function gitBranch(github, repository, name, target, runSignal) {
    const place = { owner: repository.owner, repo: repository.repo };
    const where = `the branch ${name} of ${(0,names/* fullName */.fq)(repository)}`;
    const reading = { what: `reading ${where}`, permission: permissions/* PERMISSIONS */.J.contents, target };
    const writing = { what: `writing to ${where}`, permission: permissions/* PERMISSIONS */.J.contentsWrite, target };
    const store = async (content) => {
        const blob = { ...place, content, encoding: 'utf-8' };
        return (await github.ask(writing, (rest) => rest.git.createBlob(blob), Sha)).sha;
    };
    const move = async (ref, request) => {
        const moved = { ...place, ref: `heads/${name}`, ...ref, request };
        await github.ask(writing, (rest) => rest.git.updateRef(moved), Ref);
    };
    return {
        facts: () => readFacts(github, repository, target),
        head: () => readHead(github, place, name, reading),
        read: async (commit, entries) => {
            const packed = entries.length > MOST_BLOBS ? await packedFiles(github, place, commit, entries, runSignal) : NO_FILES;
            // What the archive changed or left out is asked for by itself.
            const missing = entries.filter(({ path }) => !packed.has(path));
            const single = (0,prefetch/* prefetch */.yj)(missing, prefetch/* READS_AT_ONCE */._B, async ({ path, sha }) => {
                return [path, await readBlob(github, place, sha, reading)];
            });
            const read = new Map(packed);
            for await (const [path, bytes] of single)
                read.set(path, bytes);
            return read;
        },
        commit: async (message, parent, baseTree, changes) => {
            const rows = [];
            const room = { characters: INLINE_CHARACTERS };
            for (const change of changes)
                rows.push(await rowOf(change, room, store));
            const base = baseTree === null ? {} : { base_tree: baseTree };
            const tree = await github.ask(writing, (rest) => rest.git.createTree({ ...place, ...base, tree: rows }), Sha);
            const parents = parent === null ? [] : [parent];
            const commit = await github.ask(writing, (rest) => rest.git.createCommit({ ...place, message, tree: tree.sha, parents }), Sha);
            return { commit: commit.sha, tree: tree.sha };
        },
        // Not repeated: the caller looks first where the branch is.
        advance: (sha) => move({ sha, force: false }, { retries: 0 }),
        create: async (sha) => {
            const made = { ...place, ref: `refs/heads/${name}`, sha };
            await github.ask(writing, (rest) => rest.git.createRef(made), Ref);
        },
        // A repetition or a wait for a rate limit could come after others write again.
        replace: (sha, signal) => move({ sha, force: true }, { retries: 0, signal }),
    };
}
async function readFacts(github, repository, target) {
    const facts = await github.ask({ what: `reading about ${(0,names/* fullName */.fq)(repository)}`, permission: permissions/* PERMISSIONS */.J.metadata, target }, (rest) => rest.repos.get({ owner: repository.owner, repo: repository.repo }), Facts);
    const visibility = !facts.private ? 'public' : facts.visibility === 'internal' ? 'internal' : 'private';
    return { visibility, defaultBranch: facts.default_branch };
}
async function readHead(github, place, name, reading) {
    const sha = await readTip(github, place, name, reading);
    if (sha === null)
        return null;
    const commit = await github.ask(reading, (rest) => rest.git.getCommit({ ...place, commit_sha: sha }), Commit);
    const { tree, truncated } = await github.ask(reading, (rest) => rest.git.getTree({ ...place, tree_sha: commit.tree.sha, recursive: '1' }), Tree);
    if (truncated === true) {
        throw new outcome/* ConfigurationError */.j1(`The branch ${name} of ${(0,names/* fullName */.fq)(place)} holds so many files that GitHub does not list them all. Remove what is not of the scans.`);
    }
    return {
        commit: sha,
        tree: commit.tree.sha,
        entries: tree.map((entry) => ({ ...entry, size: entry.size ?? null })),
    };
}
async function readTip(github, place, name, reading) {
    try {
        const ref = await github.ask(reading, (rest) => rest.git.getRef({ ...place, ref: `heads/${name}` }), Ref);
        return ref.object.sha;
    }
    catch (error) {
        if ((0,errors/* statusOf */.c2)(error) === 404)
            return null;
        throw error;
    }
}
async function readBlob(github, place, sha, reading) {
    const { content, encoding } = await github.ask(reading, (rest) => rest.git.getBlob({ ...place, file_sha: sha }), Blob);
    return Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
}
/** Those files that the archive has as they are on the branch. */
async function packedFiles(github, place, commit, entries, signal) {
    const wanted = new Map(entries.map(({ path, sha }) => [path, sha]));
    const bytes = state_schema/* STATE_LIMITS */.$m.totalBytes;
    const wants = (path) => (wanted.has(path) ? 'counts' : null);
    const limits = { ...tarball/* TARBALL_LIMITS */.cu, fileBytes: bytes, keptBytes: bytes };
    try {
        const { files } = await (0,archive/* readArchive */.bL)(github, place, commit, wants, signal, limits);
        return new Map([...files].flatMap(([path, file]) => (file.blobSha === wanted.get(path) ? [[path, file.bytes]] : [])));
    }
    catch (error) {
        // Archives come from another host, which a proxy may not let through.
        if (!(error instanceof outcome/* GitHubError */.y_) || error.outcome === 'rate-limited')
            throw error;
        return NO_FILES;
    }
}
/**
 * @param room what still goes with the tree
 * @param store puts a long text up as a blob, and gives its SHA
 */
async function rowOf(change, room, store) {
    const { path } = change;
    if ('same' in change) {
        const { mode, type, sha } = change.same;
        return { path, mode: known(mode, MODES), type: known(type, TYPES), sha };
    }
    const file = { path, mode: '100644', type: 'blob' };
    if ('gone' in change)
        return { ...file, sha: null };
    if (change.text.length > room.characters)
        return { ...file, sha: await store(change.text) };
    room.characters -= change.text.length;
    return { ...file, content: change.text };
}
function known(value, all) {
    const found = all.find((one) => one === value);
    if (found === undefined) {
        throw new outcome/* GitHubError */.y_(`GitHub names an unknown kind of file on a branch (${value}).`, 'network');
    }
    return found;
}

// EXTERNAL MODULE: ./build/cases/merge-cases.js
var merge_cases = __webpack_require__(16314);
;// CONCATENATED MODULE: ./build/scan/state/salvage.js

/** What a file that leads to more and more errors is given up after. */
const MOST_PASSES = 20;
/**
 * Reads what is sound: one bad entry costs that entry.
 *
 * @param droppable the smallest thing around a bad place that can be left out so that the rest still is a document; null: nothing
 *   less than all of it
 */
function salvage(schema, document, droppable) {
    const dropped = [];
    let data = document;
    let reason = '';
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
        const result = schema.safeParse(data);
        if (result.success)
            return { data: result.data, dropped };
        reason = firstIssue(result.error);
        const cuts = new Map();
        for (const issue of result.error.issues) {
            const cut = droppable(issue.path.map(String));
            if (cut === null)
                return { data: null, reason };
            const where = cut.place.join('.');
            if (!cuts.has(where))
                dropped.push(`${where} (${issue.message.slice(0, 200)})`);
            cuts.set(where, cut);
        }
        // From the end, so that the numbers of a list's earlier entries hold.
        for (const { place, instead } of [...cuts.values()].toReversed())
            data = without(data, place, instead);
    }
    return { data: null, reason };
}
/** Fields of an assignment that hold one entry for each of something. */
const LISTS = new Set([
    'pseudonyms',
    'seen',
    'runs',
    'reportedPairs',
    'reportedFlags',
    'dismissed',
    'reviewers',
    'failed',
    'left',
    'cases',
    'common',
    'web',
    'unsearched',
    'reportedSources',
    'declaredSources',
]);
/** What stands in the place of a field that has to be there. */
const DEFAULTS = new Map(Object.entries((0,assignment_state/* newAssignment */.mK)('')));
/** What can be left out of an assignment; null: without its salt there is none. */
function cutOfAssignment([field, entry]) {
    if (field === undefined || field === 'salt')
        return null;
    return LISTS.has(field) && entry !== undefined
        ? { place: [field, entry] }
        : { place: [field], instead: DEFAULTS.get(field) };
}
/** What can be left out of what concerns all assignments. */
function cutOfIndex([top, name]) {
    if (top === 'assignments')
        return name === undefined ? null : { place: [top, name] };
    if (top === 'lease')
        return { place: [top], instead: null };
    return top === undefined || top === 'version' || top === 'store' ? null : { place: [top] };
}
/** A copy that has something else, or nothing, at a place. */
function without(data, [key = '', ...rest], instead) {
    if (Array.isArray(data))
        return data.filter((_, index) => String(index) !== key);
    if (typeof data !== 'object' || data === null)
        return data;
    const { [key]: value, ...others } = data;
    if (rest.length > 0) {
        return value === undefined ? data : { ...others, [key]: without(value, rest, instead) };
    }
    return instead === undefined ? others : { ...others, [key]: instead };
}
function firstIssue({ issues: [issue], }) {
    return issue === undefined
        ? 'it has an odd shape'
        : `${issue.path.join('.') || 'root'}: ${issue.message}`.slice(0, 200);
}

;// CONCATENATED MODULE: ./build/scan/state/parse-state.js



/** What is known before the first scan. */
function emptyState() {
    return {
        version: state_schema/* STATE_VERSION */.nd,
        store: { recentWrites: [], commits: 0, closedUntil: null },
        lease: null,
        assignments: {},
        stored: {},
    };
}
/** Reads `state.json`, of this version or an older one. Never throws. */
function parseState(text) {
    const read = versioned(text);
    if (read.kind !== 'document')
        return read;
    const { data, version } = read;
    if (version === 1) {
        const old = state_schema/* stateSchemaV1 */.IJ.safeParse(data);
        return old.success
            ? { kind: 'state', state: fromVersion1(old.data), migratedFrom: 1, dropped: [] }
            : { kind: 'corrupt', reason: firstIssue(old.error) };
    }
    if (version === 2) {
        const old = salvage(state_schema/* stateSchemaV2 */.Pr, data, cutOfVersion2);
        if (old.data === null)
            return { kind: 'corrupt', reason: old.reason };
        const state = { ...emptyState(), ...old.data, version: state_schema/* STATE_VERSION */.nd };
        return { kind: 'state', state, migratedFrom: 2, dropped: old.dropped };
    }
    const index = salvage(state_schema/* indexSchema */.me, data, cutOfIndex);
    if (index.data === null)
        return { kind: 'corrupt', reason: index.reason };
    const rows = Object.entries(index.data.assignments).map(([name, row]) => [name, { ...row, bytes: 0 }]);
    const state = { ...index.data, assignments: {}, stored: Object.fromEntries(rows) };
    return { kind: 'state', state, migratedFrom: null, dropped: index.dropped };
}
/** Reads the file of an assignment. Never throws. */
function parseAssignment(text) {
    const read = versioned(text);
    if (read.kind !== 'document')
        return read;
    const file = salvage(state_schema/* assignmentFileSchema */.hA, read.data, ([top, ...rest]) => top === 'assignment' ? below([top], cutOfAssignment(rest)) : null);
    if (file.data === null)
        return { kind: 'corrupt', reason: file.reason };
    const { name, assignment } = file.data;
    return { kind: 'assignment', name, assignment, dropped: file.dropped };
}
function cutOfVersion2(bad) {
    const [top, name, ...rest] = bad;
    if (top !== 'assignments' || name === undefined)
        return cutOfIndex(bad);
    return below([top, name], cutOfAssignment(rest)) ?? { place: [top, name] };
}
function below(place, cut) {
    return cut === null ? null : { ...cut, place: [...place, ...cut.place] };
}
function versioned(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        return { kind: 'corrupt', reason: 'it is no JSON' };
    }
    const version = versionOf(data);
    if (version === null)
        return { kind: 'corrupt', reason: 'it names no version' };
    return version > state_schema/* STATE_VERSION */.nd ? { kind: 'newer', version } : { kind: 'document', data, version };
}
function versionOf(data) {
    if (typeof data !== 'object' || data === null || !('version' in data))
        return null;
    const { version } = data;
    return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : null;
}
/** The one salt becomes every assignment's own, so that pseudonyms that were given out stay as they are. */
function fromVersion1(old) {
    const assignments = Object.entries(old.assignments).map(([name, { heads, checkedAt, issue }]) => {
        const seen = Object.entries(heads).map(([id, sha]) => [
            id,
            {
                fullName: null,
                sha,
                // Heads were noted by checks alone; without one nobody knows, and the epoch says so.
                collectedAt: checkedAt ?? new Date(0).toISOString(),
                pushedAt: null,
                defaultBranch: null,
            },
        ]);
        return [
            name,
            { ...(0,assignment_state/* newAssignment */.mK)(old.salt), seen: Object.fromEntries(seen), issue, lastCheckAt: checkedAt },
        ];
    });
    return { ...emptyState(), assignments: Object.fromEntries(assignments) };
}

// EXTERNAL MODULE: ./build/scan/state/forget.js
var forget = __webpack_require__(28269);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/scan/store/assignment-files.js




const FOLDER = 'assignments/';
/** Names that are files everywhere, and whose files differ wherever capitals do not count. */
const PLAIN = /^[a-z0-9][a-z0-9._-]{0,79}$/;
/** Windows has no files of these names, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
const SLUG_CHARACTERS = 40;
const DIGEST_CHARACTERS = 16;
/** The name of the file of an assignment: its own, or a part of it with a digest, which no other name leads to. */
function fileNameOf(assignment) {
    if (PLAIN.test(assignment) && !DEVICE.test(assignment))
        return `${assignment}.json`;
    const slug = assignment
        .toLowerCase()
        .replaceAll(/[^a-z0-9-]/g, '-')
        .slice(0, SLUG_CHARACTERS);
    const digest = (0,external_node_crypto_.createHash)('sha256').update(assignment).digest('hex').slice(0, DIGEST_CHARACTERS);
    // No assignment has a tilde in its name.
    return `${slug}~${digest}.json`;
}
/** Where a file lies on the branch. */
function pathOf(file) {
    return `${FOLDER}${file}`;
}
/** The files in the folder of assignments, by path. */
function assignmentEntries(entries) {
    return new Map(entries
        .filter(({ path, type }) => type === 'blob' && path.startsWith(FOLDER) && path.endsWith('.json'))
        .map((entry) => [entry.path, entry]));
}
/**
 * Reads files of assignments.
 *
 * @param where the branch, as sentences name it
 * @returns by path
 * @throws GitHubError. ConfigurationError where a newer version wrote one
 */
async function readAssignments(branch, where, commit, entries) {
    const fit = entries.filter(({ size }) => size !== null && size <= state_schema/* STATE_LIMITS */.$m.fileBytes);
    const texts = await branch.read(commit, fit);
    const read = new Map();
    for (const { path, size } of entries) {
        const bytes = texts.get(path);
        const parsed = bytes === undefined ? { kind: 'corrupt', reason: `it has ${size} bytes` } : parsedFile(bytes);
        if (parsed.kind === 'newer')
            throw newerVersion(where, parsed.version);
        read.set(path, parsed);
    }
    return read;
}
function parsedFile(bytes) {
    const text = decoded(bytes);
    return text === null ? { kind: 'corrupt', reason: 'it is no UTF-8' } : parseAssignment(text);
}
/** null: it is no UTF-8. */
function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
function newerVersion(where, version) {
    return new outcome/* ConfigurationError */.j1(`The state of the scans (${where}) was written by a newer version of this action (version ${version}; this one knows ${state_schema/* STATE_VERSION */.nd}). Upgrade the action in this workflow.`);
}

;// CONCATENATED MODULE: ./build/scan/store/repair.js






/**
 * Puts what can be read of the copies of damaged files back into the state, where it is missing. What was noted since counts. A copy
 * that was read whole goes; one that cannot be read stays, with a sentence that says where it is wrong.
 *
 * @param snapshot with all its assignments
 * @throws GitHubError
 */
async function repair({ branch }, snapshot) {
    const listed = new Set(Object.values(snapshot.state.stored).map(({ file }) => pathOf(file)));
    // Files of assignments that the list does not name were left by a list that was damaged.
    const entries = [
        ...snapshot.copies,
        ...[...snapshot.files.values()].filter(({ path }) => !listed.has(path)),
    ];
    const texts = await branch.read(snapshot.head?.commit ?? '', entries);
    let { state } = snapshot;
    const gone = [];
    const said = [];
    for (const entry of entries) {
        const bytes = texts.get(entry.path);
        const copy = readCopy(bytes === undefined ? null : decoded(bytes));
        if (copy.kind === 'unreadable') {
            said.push(`${entry.path} stays as it is: ${copy.reason}. Repair it on the branch by hand, then run this again; or delete it there.`);
            continue;
        }
        for (const [name, found] of copy.assignments) {
            const current = (0,assignment_state/* assignmentOf */.tq)(state, name);
            const next = current === null ? found : merged(current, found);
            const added = current === null ? 1 : entriesIn(next) - entriesIn(current);
            said.push(current === null
                ? `${name} is put back from ${entry.path}.`
                : `${name}: ${added === 0 ? 'nothing was missing' : `${added} missing entries are put back`} from ${entry.path}.`);
            if (added > 0)
                state = { ...state, assignments: { ...state.assignments, [name]: next } };
        }
        if (copy.assignments.size === 0)
            said.push(`${entry.path} holds no assignment.`);
        if (copy.dropped.length > 0) {
            said.push(`${entry.path} stays, because of what cannot be read in it: ${copy.dropped.join('; ')}. Repair it on the branch by hand and run this again, or delete it there.`);
            continue;
        }
        gone.push({ path: entry.path, gone: true });
    }
    return { state, gone, said };
}
/** A copy is of one assignment, or of the list or a whole state of an earlier version. */
function readCopy(text) {
    if (text === null)
        return { kind: 'unreadable', reason: 'it is no UTF-8' };
    try {
        JSON.parse(text);
    }
    catch (error) {
        // It says at which line and column.
        return { kind: 'unreadable', reason: `it is no JSON (${error instanceof Error ? error.message : ''})` };
    }
    const one = parseAssignment(text);
    if (one.kind === 'assignment') {
        return { kind: 'read', assignments: new Map([[one.name, one.assignment]]), dropped: one.dropped };
    }
    const whole = parseState(text);
    if (whole.kind === 'state') {
        return {
            kind: 'read',
            assignments: new Map(Object.entries(whole.state.assignments)),
            dropped: whole.dropped,
        };
    }
    return {
        kind: 'unreadable',
        reason: whole.kind === 'newer'
            ? `a newer version (${whole.version}) wrote it`
            : one.kind === 'corrupt'
                ? one.reason
                : '',
    };
}
/** What the present state has, and what only the copy has. */
function merged(current, copy) {
    const noted = (0,merge_cases/* mergeCases */.o)(booked(copy), booked(current));
    const { forgottenAt, salt } = current;
    // Who was forgotten on purpose does not come back.
    const found = forgottenAt === undefined ? copy : (0,forget/* withoutPeople */.wd)(copy, salt, forgottenAt);
    const runs = [...copy.runs, ...current.runs].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
    const once = runs.filter(({ run, at }, index) => runs.findIndex((one) => one.run === run && one.at === at) === index);
    return {
        ...found,
        ...current,
        pseudonyms: { ...found.pseudonyms, ...current.pseudonyms },
        seen: { ...found.seen, ...current.seen },
        reportedPairs: { ...copy.reportedPairs, ...current.reportedPairs },
        reportedFlags: { ...copy.reportedFlags, ...current.reportedFlags },
        dismissed: { ...copy.dismissed, ...current.dismissed },
        ...(copy.reviewers === undefined ? {} : { reviewers: { ...copy.reviewers, ...current.reviewers } }),
        ...(found.web === undefined ? {} : { web: { ...found.web, ...current.web } }),
        ...(copy.reportedSources === undefined
            ? {}
            : { reportedSources: { ...copy.reportedSources, ...current.reportedSources } }),
        runs: once.slice(-state_schema/* STATE_LIMITS */.$m.runs),
        ...(noted.cases.length + noted.common.length === 0
            ? {}
            : {
                cases: noted.cases.slice(0, state_schema/* STATE_LIMITS */.$m.cases),
                common: noted.common.slice(0, state_schema/* STATE_LIMITS */.$m.common),
            }),
        issue: current.issue ?? copy.issue,
        lastCheckAt: current.lastCheckAt ?? copy.lastCheckAt,
    };
}
function booked({ cases = [], common = [] }) {
    return { cases, common };
}
function entriesIn(one) {
    const { pseudonyms, seen, reportedPairs, reportedFlags, dismissed, reviewers = {} } = one;
    const { runs, cases = [], common = [], web = {}, reportedSources = {} } = one;
    const told = [reportedPairs, reportedFlags, reportedSources];
    const records = [...told, pseudonyms, seen, dismissed, reviewers, web];
    return records.reduce((sum, record) => sum + Object.keys(record).length, runs.length + cases.length + common.length);
}

// EXTERNAL MODULE: ./build/scan/state/state-size.js
var state_size = __webpack_require__(63045);
;// CONCATENATED MODULE: ./build/scan/store/read-index.js



const STATE_FILE = 'state.json';
/** @throws GitHubError. ConfigurationError where a newer version wrote it */
async function readIndex({ branch, where }, head) {
    const entry = head.entries.find(({ path }) => path === STATE_FILE);
    if (entry === undefined)
        return { kind: 'none' };
    const kept = keptName(entry);
    const aside = { path: kept, same: entry };
    const lost = (reason) => ({ kind: 'lost', reason, kept, aside });
    if (entry.type !== 'blob' || entry.size === null)
        return lost('it is no file');
    if (entry.size > state_schema/* STATE_LIMITS */.$m.fileBytes)
        return lost(`it has ${entry.size} bytes`);
    const bytes = (await branch.read(head.commit, [entry])).get(STATE_FILE);
    const text = bytes === undefined ? null : decoded(bytes);
    if (text === null)
        return lost('it is no UTF-8');
    const parsed = parseState(text);
    switch (parsed.kind) {
        case 'corrupt':
            return lost(parsed.reason);
        case 'newer':
            throw newerVersion(where, parsed.version);
        case 'state':
            return parsed.dropped.length === 0
                ? { kind: 'read', state: parsed.state, aside: [], warnings: [] }
                : {
                    kind: 'read',
                    state: parsed.state,
                    aside: [aside],
                    warnings: [
                        `Parts of the state of the scans (${STATE_FILE} on ${where}) cannot be read and are left out: ${parsed.dropped.join('; ')}. The whole is kept as ${kept}; everything else goes on as it was.`,
                    ],
                };
    }
}
const KEPT = 'state.corrupt-';
/** Whether a file of the branch is such a copy. */
function isKept(path) {
    return path.startsWith(KEPT) && path.endsWith('.json');
}
/** Under which name a file is kept that cannot be read. @param file of an assignment: its name, which tells whose it was */
function keptName({ sha }, file) {
    return `${KEPT}${sha.slice(0, 7)}${file === undefined ? '.json' : `-${file}`}`;
}

;// CONCATENATED MODULE: ./build/scan/store/snapshot.js




/**
 * Reads what the head of the branch holds.
 *
 * @param needs names of the assignments to read; null: all
 * @param known an earlier snapshot: a file that is still the same is not read again
 * @throws GitHubError. ConfigurationError where a newer version wrote it
 */
async function readSnapshot(place, needs, known) {
    const head = await place.branch.head();
    const empty = {
        state: emptyState(),
        existed: false,
        aside: [],
        warnings: [],
        clean: new Map(),
        copies: [],
    };
    if (head === null)
        return { ...empty, head, files: new Map() };
    const files = assignmentEntries(head.entries);
    const copies = head.entries.filter(({ path, type }) => type === 'blob' && isKept(path));
    const index = await readIndex(place, head);
    const read = index.kind === 'read'
        ? await ofIndex(place, { ...empty, head, files, copies }, index, needs, known)
        : await withoutIndex(place, { ...empty, head, files, copies }, index);
    const { warning } = (0,state_size/* stateSize */.N)(read.state);
    return warning === null ? read : { ...read, warnings: [...read.warnings, warning] };
}
/** The snapshot with one more assignment, of those that are stored. @throws as `readSnapshot` */
function readMore(place, snapshot, name) {
    return withAssignments(place, snapshot, [name], null);
}
async function ofIndex(place, empty, { state, aside, warnings }, needs, known) {
    const stored = Object.entries(state.stored).map(([name, row]) => {
        const bytes = empty.files.get(pathOf(row.file))?.size ?? 0;
        return [name, { ...row, bytes }];
    });
    const sized = { ...state, stored: Object.fromEntries(stored) };
    const names = Object.keys(sized.stored).filter((name) => needs?.has(name) ?? true);
    return withAssignments(place, { ...empty, state: sized, existed: true, aside, warnings }, names, known);
}
/** The files of the assignments say whose they are: they are found again where the list of them cannot be read. */
async function withoutIndex(place, empty, index) {
    const { files, head } = empty;
    const read = await readAssignments(place.branch, place.where, head?.commit ?? '', [...files.values()]);
    const stored = new Map();
    for (const [path, one] of read) {
        if (one.kind !== 'assignment')
            continue;
        const file = path.slice(pathOf('').length);
        // Of two that say the same of themselves, the one that is called so.
        if (stored.has(one.name) && file !== fileNameOf(one.name))
            continue;
        stored.set(one.name, { file, bytes: files.get(path)?.size ?? 0 });
    }
    const found = { ...empty, existed: stored.size > 0, ...lossOf(index, stored.size, place.where) };
    const state = { ...emptyState(), stored: Object.fromEntries(stored) };
    return withRead(place, { ...found, state }, [...stored.keys()], read, null);
}
function lossOf(index, found, where) {
    const goesOn = 'Assignments have files of their own and go on as they were.';
    if (index.kind === 'none') {
        const gone = `The list of the state of the scans (${STATE_FILE} on ${where}) is gone. ${goesOn}`;
        return { aside: [], warnings: found === 0 ? [] : [gone] };
    }
    const { reason, kept, aside } = index;
    const what = found > 0
        ? goesOn
        : 'Scans start afresh: every finding counts as new, and a check that was pending is not taken up. To undo this, repair the file and put it back.';
    return {
        aside: [aside],
        warnings: [
            `The state of the scans (${STATE_FILE} on ${where}) cannot be read: ${reason}. It is kept as ${kept}. ${what}`,
        ],
    };
}
async function withAssignments(place, snapshot, names, known) {
    const unknown = names.flatMap((name) => {
        const entry = entryOf(snapshot, name);
        return entry === undefined || isKnown(snapshot, known, name) ? [] : [entry];
    });
    const commit = snapshot.head?.commit ?? '';
    const read = await readAssignments(place.branch, place.where, commit, unknown);
    return withRead(place, snapshot, names, read, known);
}
function entryOf({ state, files }, name) {
    return files.get(pathOf(state.stored[name]?.file ?? ''));
}
function isKnown(snapshot, known, name) {
    if (known === null || !known.clean.has(name))
        return false;
    return entryOf(known, name)?.sha === entryOf(snapshot, name)?.sha;
}
/** Puts together what was read. One file that cannot be read costs its own assignment alone, and is kept beside. */
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
        const file = stored.get(name)?.file ?? '';
        const entry = entryOf(snapshot, name);
        const one = read.get(pathOf(file)) ?? { kind: 'corrupt', reason: 'it is not there' };
        const kept = entry === undefined ? null : keptName(entry, file);
        const place = `${pathOf(file)} on ${where}`;
        if (one.kind === 'assignment' && one.name === name) {
            assignments.set(name, one.assignment);
            if (one.dropped.length === 0) {
                clean.set(name, one.assignment);
                continue;
            }
            warnings.push(`Parts of the state of ${name} (${place}) cannot be read and are left out: ${one.dropped.join('; ')}. The whole is kept as ${kept}; everything else goes on as it was.`);
        }
        else {
            stored.delete(name);
            const reason = one.kind === 'corrupt' ? one.reason : `it is of ${one.name}`;
            warnings.push(`The state of ${name} (${place}) cannot be read: ${reason}. ${kept === null ? 'This' : `It is kept as ${kept}, and this`} assignment starts afresh: its findings count as new, and a check that was pending is not taken up. All others go on as they were.`);
            if (entry !== undefined)
                aside.push({ path: entry.path, gone: true });
            files.delete(pathOf(file));
        }
        if (entry !== undefined && kept !== null)
            aside.push({ path: kept, same: entry });
    }
    const state = {
        ...snapshot.state,
        assignments: Object.fromEntries(assignments),
        stored: Object.fromEntries(stored),
    };
    return { ...snapshot, state, files, clean, aside, warnings };
}

;// CONCATENATED MODULE: ./build/scan/store/write-failures.js


/** The branch moved meanwhile (422, 409), or no answer tells what happened. */
function mayBeRepeated(error) {
    if (!(error instanceof outcome/* GitHubError */.y_))
        return false;
    const status = (0,errors/* statusOf */.c2)(error);
    return isUnanswered(error) || status === 409 || status === 422;
}
/** GitHub's words where a branch protection or a ruleset refuses a write. A branch that only moved is "not a fast forward". */
const RULE = /rule violation|protected (?:branch|ref)|being restricted|cannot (?:create|update) this|through a pull request/i;
function isForbiddenByRule(error) {
    return error instanceof outcome/* GitHubError */.y_ && (0,errors/* statusOf */.c2)(error) === 422 && RULE.test(error.message);
}
/** What was asked for may have been done, or may yet be. */
function isUnanswered(error) {
    return error instanceof outcome/* GitHubError */.y_ && error.outcome === 'network';
}

// EXTERNAL MODULE: ./build/scan/state/stringify-state.js
var stringify_state = __webpack_require__(73751);
;// CONCATENATED MODULE: ./build/scan/store/changed-files.js





/**
 * What has to be written so that the files say what the state says, with what was to be saved beside them. A file whose text stays
 * the same is left alone, and none goes that an assignment is in: one that began afresh is there again.
 *
 * @throws ConfigurationError where the state is too large
 */
function changedFiles(before, { assignments, stored: kept }) {
    const changes = [];
    const stored = new Map(Object.entries(kept));
    const files = new Map(before.files);
    const clean = new Map();
    for (const [name, assignment] of Object.entries(assignments)) {
        const row = stored.get(name) ?? { file: fileNameOf(name), bytes: 0 };
        const path = pathOf(row.file);
        clean.set(name, assignment);
        stored.set(name, row);
        if (before.clean.get(name) === assignment && files.has(path))
            continue;
        const text = (0,stringify_state/* stringifyAssignment */.L0)(name, assignment);
        const bytes = Buffer.from(text);
        const entry = { path, mode: '100644', type: 'blob', sha: (0,tarball/* blobSha */.wJ)(bytes), size: bytes.length };
        stored.set(name, { ...row, bytes: bytes.length });
        if (files.get(path)?.sha === entry.sha)
            continue;
        changes.push({ path, text });
        files.set(path, entry);
    }
    const present = new Set([...stored.values()].map(({ file }) => pathOf(file)));
    const listed = Object.values(before.state.stored);
    const gone = listed.map(({ file }) => ({ path: pathOf(file), gone: true }));
    for (const change of [...gone, ...before.aside]) {
        if ('gone' in change) {
            if (present.has(change.path))
                continue;
            files.delete(change.path);
        }
        changes.push(change);
    }
    const rows = Object.fromEntries(stored);
    assertRoom(rows);
    return { changes, stored: rows, files, clean };
}
function assertRoom(stored) {
    const { bytes, limit, files } = (0,state_size/* stateSize */.N)({ stored });
    if (bytes <= limit)
        return;
    const largest = files.slice(0, 3).map(({ name }) => name);
    throw new outcome/* ConfigurationError */.j1(`The state of the scans has grown to ${bytes} bytes (limit ${limit}); the largest assignments are ${largest.join(', ')}. Forget what is over: code-similarity state prune NAME.`);
}

;// CONCATENATED MODULE: ./build/scan/store/write-snapshot.js







const MESSAGE = 'Note where the similarity scans stand [skip ci]';
const README = `# State of the similarity scans

Written by code-similarity-action; people do not edit it. It says which commits were checked and which findings were
reported, so that a scan takes up where the last one stopped.

**Keep this repository private.** The files in \`assignments\` tell who the pseudonyms stand for and hold the secrets they are made with.
Deleting this branch forgets everything: the next scan starts afresh and reports every finding as new.
`;
/**
 * Makes the commit and moves the branch.
 *
 * @param before what the change was made to
 * @param id of this write, which it leaves in the document
 * @throws GitHubError where it was not written, or no answer came
 */
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
            closedUntil,
        },
    });
    const closedUntil = new Date(place.date().getTime() + limits/* GITHUB_LIMITS */.f.stateBranch.closedMs).toISOString();
    const state = stamped(cutsDown ? closedUntil : null, commits);
    const made = await commit(place, before.head, state, files.changes);
    if (before.head === null)
        await place.branch.create(made.commit);
    else
        await place.branch.advance(made.commit);
    const { files: now, clean } = files;
    const written = {
        ...before,
        head: made,
        state,
        existed: true,
        aside: [],
        warnings: [],
        files: now,
        clean,
    };
    return cutsDown ? cutDown(place, written, stamped(null, 1)) : { state, known: written };
}
function commit({ branch }, head, state, others) {
    const changes = [{ path: STATE_FILE, text: (0,stringify_state/* stringifyIndex */.IG)(state) }, ...others];
    if (head === null)
        changes.push({ path: 'README.md', text: README });
    return branch.commit(MESSAGE, head?.commit ?? null, head?.tree ?? null, changes);
}
/** The branch is closed by `written`. Whatever goes wrong here, that one is stored already. */
async function cutDown(place, written, state) {
    const { branch, where, log } = place;
    const signal = AbortSignal.timeout(limits/* GITHUB_LIMITS */.f.stateBranch.replaceWithinMs);
    let sent = false;
    try {
        const made = await branch.commit(MESSAGE, null, written.head?.tree ?? null, [
            { path: STATE_FILE, text: (0,stringify_state/* stringifyIndex */.IG)(state) },
        ]);
        sent = true;
        await branch.replace(made.commit, signal);
        return { state, known: { ...written, head: made, state } };
    }
    catch (error) {
        if (!(error instanceof outcome/* GitHubError */.y_))
            throw error;
        log.debug(`The history of ${where} was not cut down for all that is known: ${error.message}`);
        // A forced move that may still be under way must find the branch closed; one that was done opened it.
        return sent && isUnanswered(error) ? { state: written.state, known: null } : reopen(place, written);
    }
}
/** Others need not wait when nothing will happen any more. */
async function reopen(place, written) {
    const { store } = written.state;
    const state = {
        ...written.state,
        store: { ...store, commits: store.commits + 1, closedUntil: null },
    };
    try {
        const made = await commit(place, written.head, state, []);
        await place.branch.advance(made.commit);
        return { state, known: { ...written, head: made, state } };
    }
    catch (error) {
        if (!(error instanceof outcome/* GitHubError */.y_))
            throw error;
        return { state: written.state, known: null };
    }
}

;// CONCATENATED MODULE: ./build/scan/store/state-branch.js










/** Where the state is unless the settings name another branch. */
const STATE_BRANCH = inputs/* INPUTS */.mc['state-branch'].default;
const LIMITS = limits/* GITHUB_LIMITS */.f.stateBranch;
/** Others wrote at the same time, again and again. */
class StateConflict extends outcome/* Failure */.HR {
    name = 'StateConflict';
    outcome = 'network';
    retryHelps = true;
}
/**
 * The state as files on a branch that shares no history with the code: `state.json` with what concerns all, and one for each
 * assignment, which is written only when it changed. A commit has them all, so that they belong together.
 *
 * **Several writers.** Each write is a commit whose parent is the commit that was read, and the branch is moved without
 * force. GitHub does that only when the branch still is where it was (else 422: no fast-forward), so that no write is lost: who
 * comes second reads again and applies its change to what is there now. A commit without a parent could not be told from
 * one that ignores another's write: GitHub would have to be forced, and a forced move asks nothing.
 *
 * **History.** A chain of commits grows and keeps what was removed from the state. So every fiftieth write cuts the branch down
 * to a single commit, which does need force. It is made safe by closing the branch first: an ordinary write, which wins or
 * loses like any other, says until when nobody else writes. From then on whoever read earlier fails as above, and who reads
 * later waits. Only then is the branch replaced, at once and never after two thirds of that time. A run that dies in
 * between leaves a valid state behind, and others go on when the time is over. Where a rule forbids force, the chain just grows.
 *
 * **Lost answers.** Every update carries an id which it leaves in `state.json`. After an answer that did not come that file
 * is read again: with the id in it the write was done, even if others wrote since.
 */
function createStateStore(options) {
    const store = new BranchStore(options);
    // One after the other: a run that keeps its lease while it uploads need not be its own rival.
    let last = Promise.resolve();
    const inTurn = (body) => {
        const turn = last.then(body);
        last = turn.catch(() => { });
        return turn;
    };
    return {
        load: () => inTurn(async () => {
            const { state, existed, warnings, copies } = await store.read();
            return { state, existed, warnings, copies: copies.map(({ path }) => path) };
        }),
        update: (change) => inTurn(() => store.update((snapshot) => store.changed(snapshot, change))),
        repair: (isRehearsal) => inTurn(() => store.repair(isRehearsal)),
    };
}
class BranchStore {
    #options;
    #place;
    #warned = new Set();
    #isFit = false;
    #needs;
    /** What this process read or wrote last. */
    #last = null;
    /** The same, as long as the branch most likely is where it was. */
    #known = null;
    constructor(options) {
        const { github, repository, branch, target, date, signal, log, assignments } = options;
        this.#options = options;
        this.#needs = assignments === undefined ? null : new Set(assignments);
        this.#place = {
            branch: gitBranch(github, repository, branch, target, signal),
            where: `branch ${branch} of ${(0,names/* fullName */.fq)(repository)}`,
            date,
            log,
        };
    }
    /** Logs what there is to warn of, once. */
    async read() {
        if (!this.#isFit)
            await assertFit(this.#place, this.#options);
        this.#isFit = true;
        return this.#keep(await readSnapshot(this.#place, this.#needs, this.#last));
    }
    #keep(snapshot) {
        for (const warning of snapshot.warnings) {
            if (!this.#warned.has(warning))
                this.#place.log.warning(warning);
            this.#warned.add(warning);
        }
        this.#last = snapshot;
        this.#known = snapshot;
        return snapshot;
    }
    /** @throws GitHubError, StateConflict, ConfigurationError, and what `prepare` throws */
    async update(prepare) {
        const { clock, random, signal, newId, log } = this.#options;
        const id = newId();
        const began = clock.now();
        let conflicts = 0;
        let silences = 0;
        for (;;) {
            try {
                return await this.#write(prepare, id);
            }
            catch (error) {
                if (isForbiddenByRule(error))
                    throw forbiddenByRule(error, this.#options);
                if (!mayBeRepeated(error))
                    throw error;
                this.#known = null;
                const isSilence = isUnanswered(error);
                if (isSilence)
                    silences += 1;
                else
                    conflicts += 1;
                log.debug(`The state of the scans was not stored yet: ${error.message}`);
                const wait = isSilence
                    ? LIMITS.silenceMs[silences - 1]
                    : Math.min(LIMITS.maxBackoffMs, LIMITS.backoffMs * conflicts) * (1 + random());
                if (wait === undefined || (!isSilence && clock.now() - began > LIMITS.conflictsMs)) {
                    // The last answer may be the one that was lost.
                    const { state } = await this.read();
                    if (state.store.recentWrites.includes(id))
                        return state;
                    throw isSilence ? error : conflict(error, this.#place.where);
                }
                await clock.sleep(wait, signal);
            }
        }
    }
    /** One attempt. @throws GitHubError where others wrote first, or no answer came */
    async #write(prepare, id) {
        const first = await this.#whenOpen(this.#known ?? (await this.read()));
        if (first.state.store.recentWrites.includes(id))
            return first.state;
        const { snapshot, changed } = await prepare(first);
        if (changed === snapshot.state)
            return changed;
        const { state, known } = await writeSnapshot(this.#place, snapshot, changed, id);
        this.#known = known;
        this.#last = known ?? this.#last;
        return state;
    }
    /** Calls the change with all that it asks for. */
    async changed(first, change) {
        let snapshot = first;
        for (;;) {
            try {
                const changed = change(snapshot.state);
                assertRead(snapshot.state, changed);
                return { snapshot, changed };
            }
            catch (error) {
                if (!(error instanceof assignment_state/* AssignmentNotRead */.rR))
                    throw error;
                snapshot = this.#keep(await readMore(this.#place, snapshot, error.assignment));
            }
        }
    }
    async repair(isRehearsal) {
        let said = [];
        await this.update(async (snapshot) => {
            const found = await repair(this.#place, snapshot);
            said = found.said;
            const isNothing = isRehearsal || (found.state === snapshot.state && found.gone.length === 0);
            return isNothing
                ? { snapshot, changed: snapshot.state }
                : {
                    snapshot: { ...snapshot, aside: [...snapshot.aside, ...found.gone] },
                    changed: { ...found.state },
                };
        });
        return said;
    }
    /** Waits while another run cuts the branch down. */
    async #whenOpen(first) {
        const { clock, date, signal } = this.#options;
        const giveUp = date().getTime() + LIMITS.closedMs + LIMITS.skewMs;
        let snapshot = first;
        for (;;) {
            const { closedUntil } = snapshot.state.store;
            const now = date().getTime();
            const isOpen = closedUntil === null || now > Date.parse(closedUntil) + LIMITS.skewMs;
            // The second bound holds whatever the document says.
            if (isOpen || now > giveUp)
                return snapshot;
            await clock.sleep(LIMITS.closedStepMs, signal);
            snapshot = await this.read();
        }
    }
}
/** An assignment is never written over by somebody who did not read it. @throws AssignmentNotRead */
function assertRead(before, { assignments, stored }) {
    for (const name of Object.keys(assignments)) {
        if (Object.hasOwn(stored, name) && !Object.hasOwn(before.assignments, name)) {
            throw new assignment_state/* AssignmentNotRead */.rR(name);
        }
    }
}
/** Whether the branch may keep what names students. @throws ConfigurationError where it may not */
async function assertFit({ branch, log }, options) {
    const { visibility, defaultBranch } = await branch.facts();
    const repository = (0,names/* fullName */.fq)(options.repository);
    if (visibility === 'public') {
        throw new outcome/* ConfigurationError */.j1(`The state of scans names students and holds a secret, and ${repository} is public. Run scans in a private repository that only staff can read.`);
    }
    if (options.branch === defaultBranch) {
        throw new outcome/* ConfigurationError */.j1(`The state of scans needs a branch of its own, and ${options.branch} is the default branch of ${repository}. Set state-branch to another one.`);
    }
    if (visibility === 'internal') {
        log.warning(`${repository} is internal: every member of the enterprise can read the state of the scans, which names students. A private repository is safer.`);
    }
}
function conflict(cause, where) {
    return new StateConflict(`The state of the scans could not be stored on ${where} within ${LIMITS.conflictsMs / 1000} s, because other runs write there all the time (${cause.message}). Give the workflow a concurrency group, then run it again.`, { cause });
}
function forbiddenByRule(cause, { repository, branch }) {
    return new outcome/* ConfigurationError */.j1(`A rule of ${(0,names/* fullName */.fq)(repository)} forbids writing the state of the scans to the branch ${branch} (${cause.message}). Exempt that branch from the rule, or let the workflow bypass it; nothing is scanned until then.`, { cause });
}


/***/ })

};
