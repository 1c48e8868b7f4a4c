export const id = 907;
export const ids = [907];
export const modules = {

/***/ 96889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ bandOf),
/* harmony export */   HX: () => (/* binding */ topOf),
/* harmony export */   ZN: () => (/* binding */ BANDS)
/* harmony export */ });
const BANDS = ['n/a', 'low', 'moderate', 'high', 'very high'];
/** Bands of 25 points, the upper bound included: `low` up to 25, `moderate` up to 50, `high` up to 75, `very high` above. */
function bandOf(score) {
    if (score === null)
        return 'n/a';
    if (score <= 25)
        return 'low';
    if (score <= 50)
        return 'moderate';
    if (score <= 75)
        return 'high';
    return 'very high';
}
/** The highest number of a band; null: it has none. `bandOf` gives the band back, and each threshold of bands stays on its side. */
function topOf(band) {
    const at = BANDS.indexOf(band);
    return at === 0 ? null : 25 * at;
}


/***/ }),

/***/ 1351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ highest),
/* harmony export */   Bt: () => (/* binding */ UNSEEN_REASONS),
/* harmony export */   Dd: () => (/* binding */ isDictated),
/* harmony export */   K: () => (/* binding */ pairAverage),
/* harmony export */   cp: () => (/* binding */ SERVICE_THRESHOLD),
/* harmony export */   uQ: () => (/* binding */ isCompared)
/* harmony export */ });
/** The service counts as flagged what is above this by either number, whatever the settings say (L90, L261). */
const SERVICE_THRESHOLD = 75;
/**
 * Why nobody can say when code first stood in a repository:
 * - `no-repository`: it was handed in otherwise;
 * - `no-lines`: which lines the two share is not known, or they are too few;
 * - `withheld`: GitHub does not show the token the pushes;
 * - `gone`: the repository is not there any more, or the token may not see it;
 * - `no-record`: it was there before the first push on record, or the commit was never pushed to the default branch;
 * - `template`: the repository began with it;
 * - `unreachable`: GitHub did not answer, or refused the code;
 * - `over-budget`: so many requests, or so much time, are not spent on it.
 */
const UNSEEN_REASONS = [
    'no-repository',
    'no-lines',
    'withheld',
    'gone',
    'no-record',
    'template',
    'unreachable',
    'over-budget',
];
/** Whether a service compared a submission, as far as it says so. */
function isCompared(comparability) {
    return comparability === null || comparability === 'compared' || comparability === 'dictated';
}
/**
 * Whether the service says that the task dictates a submission's program: most of the class is alike, so that its similarity is a
 * number like any other and flags nobody.
 */
function isDictated({ comparability }) {
    return comparability === 'dictated';
}
/**
 * The two shares as one number, or the one that is known: their harmonic mean, which is 2 × common / (|A| + |B|) and what the
 * embedded service judges. The total of a submission is then that of its highest pair.
 */
function pairAverage({ similarity, matchedSimilarity, }) {
    if (similarity === null || matchedSimilarity === null)
        return similarity ?? matchedSimilarity;
    const sum = similarity + matchedSimilarity;
    return sum === 0 ? 0 : (2 * similarity * matchedSimilarity) / sum;
}
/** The highest of the numbers that are known; null: none is. */
function highest(values) {
    return values.reduce((best, value) => (value === null || (best !== null && best >= value) ? best : value), null);
}


/***/ }),

/***/ 66799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ DatabaseAway)
/* harmony export */ });
/**
 * The database cannot be reached, or does not answer in time: whoever asks again in a few seconds may succeed. What was sent when
 * the connection was lost may have been done or not.
 */
class DatabaseAway extends Error {
    name = 'DatabaseAway';
    constructor(cause) {
        super('The service cannot reach its database. Ask again in some seconds.', { cause });
    }
}


/***/ }),

/***/ 76825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ Corpora)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53217);
/* harmony import */ var _people_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43701);


/** Variables of one statement: SQLite takes 32,766. */
const MOST_IDS = 5_000;
/** Who shares earlier work with whom. */
class Corpora {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /** @throws PeopleError for a name that is taken or cannot be one */
    async add(given) {
        const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .keptName */ .Q)('corpus', given);
        const row = await this.#database.db
            .insertInto('corpora')
            .values({ name, nameKey: (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name), createdAt: this.#now() })
            .onConflict((conflict) => conflict.column('nameKey').doNothing())
            .returning(['id', 'name', 'createdAt'])
            .executeTakeFirst();
        if (row === undefined) {
            throw new _people_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PeopleError */ .U('taken', `There is a corpus ${JSON.stringify(name)} already.`);
        }
        return row;
    }
    /** @param userId those that somebody is a member of; null: all */
    async list(userId) {
        let query = this.#database.db.selectFrom('corpora').select(['id', 'name', 'createdAt']).orderBy('id');
        if (userId !== null) {
            query = query.where('id', 'in', (eb) => eb.selectFrom('corpusMembers').select('corpusId').where('userId', '=', userId));
        }
        return query.execute();
    }
    /** By its number or its name. @throws PeopleError where there is none, or none that this member sees */
    async find(wanted, userId) {
        const folded = typeof wanted === 'string' ? (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(wanted.trim()) : null;
        const found = (await this.list(userId)).find(({ id, name }) => folded === null ? id === wanted : (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name) === folded);
        if (found === undefined) {
            throw new _people_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PeopleError */ .U('unknown', `There is no corpus ${JSON.stringify(wanted)}.`);
        }
        return found;
    }
    /** Removes it. The checks that were made in it stay as they are, and what they found in others' work stays closed. */
    async remove(id) {
        await this.#database.transact(async (tx) => {
            await tx.deleteFrom('corpusMembers').where('corpusId', '=', id).execute();
            await tx.updateTable('keys').set({ corpusId: null }).where('corpusId', '=', id).execute();
            await tx.deleteFrom('corpora').where('id', '=', id).execute();
        });
    }
    async members(corpusId) {
        const rows = await this.#database.db
            .selectFrom('corpusMembers')
            .innerJoin('users', 'users.id', 'corpusMembers.userId')
            .select(['corpusMembers.userId', 'users.name', 'corpusMembers.handsOut'])
            .where('corpusMembers.corpusId', '=', corpusId)
            .orderBy('corpusMembers.userId')
            .execute();
        return rows.map((row) => ({ ...row, handsOut: row.handsOut === 1 }));
    }
    /** Doing it twice is the same as once. Nothing is handed out until the member says so. */
    async join(corpusId, userId) {
        await this.#database.db
            .insertInto('corpusMembers')
            .values({ corpusId, userId, createdAt: this.#now() })
            .onConflict((conflict) => conflict.columns(['corpusId', 'userId']).doNothing())
            .execute();
    }
    /** @throws PeopleError where somebody is no member */
    async handOut(corpusId, userId, handsOut) {
        const row = await this.#database.db
            .updateTable('corpusMembers')
            .set({ handsOut: handsOut ? 1 : 0 })
            .where('corpusId', '=', corpusId)
            .where('userId', '=', userId)
            .returning('userId')
            .executeTakeFirst();
        if (row === undefined)
            throw new _people_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PeopleError */ .U('unknown', `There is no corpus ${corpusId}.`);
    }
    /** Takes somebody out: their work is no longer compared with, nor their files handed out. */
    async leave(corpusId, userId) {
        await this.#database.db
            .deleteFrom('corpusMembers')
            .where('corpusId', '=', corpusId)
            .where('userId', '=', userId)
            .execute();
    }
    /**
     * Which of these submissions the owner of a check may not read: those of others who do not hand out what they have in its corpus,
     * and those that are gone, whoever had them.
     */
    async closed(check, submissionIds) {
        const closed = new Set(submissionIds);
        const { corpus } = await this.corpusOf(check);
        for (let from = 0; from < submissionIds.length; from += MOST_IDS) {
            const rows = await this.#database.db
                .selectFrom('submissions')
                .innerJoin('checks', 'checks.id', 'submissions.checkId')
                .leftJoin('corpusMembers', (join) => join
                .onRef('corpusMembers.userId', '=', 'checks.ownerId')
                .onRef('corpusMembers.corpusId', '=', 'checks.corpusId'))
                .select('submissions.id')
                .where('submissions.id', 'in', submissionIds.slice(from, from + MOST_IDS))
                .where((eb) => eb.or([
                eb('checks.ownerId', '=', check.ownerId),
                eb.and([eb('checks.corpusId', '=', corpus?.id ?? 0), eb('corpusMembers.handsOut', '=', 1)]),
            ]))
                .execute();
            for (const { id } of rows)
                closed.delete(id);
        }
        return closed;
    }
    /** Whose earlier work a check may be compared with. */
    async corpusOf(check) {
        const ownerId = check.ownerId ?? 0;
        if (check.corpusId === null)
            return { ownerId, corpus: null };
        const members = (await this.members(check.corpusId)).map(({ userId }) => userId);
        return {
            ownerId,
            corpus: members.includes(ownerId) ? { id: check.corpusId, members } : null,
        };
    }
}


/***/ }),

/***/ 9170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ry: () => (/* binding */ isNoRoom),
/* harmony export */   Xl: () => (/* binding */ RoomWatch),
/* harmony export */   sP: () => (/* binding */ NO_ROOM)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** What a write throws where the disk, the quota or the database's own limit leaves no room; the last one is PostgreSQL's. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: https://www.sqlite.org/rescode.html. */
const SQLITE_CODES = new Set([13, 4874]);
/** Whether a write failed because there is no room: it may succeed when something was deleted. */
function isNoRoom(error) {
    if (!(error instanceof Error))
        return false;
    const { code, errcode } = error;
    return CODES.has(String(code)) || (typeof errcode === 'number' && SQLITE_CODES.has(errcode));
}
const NO_ROOM = 'There is no room left on the disk of the service.';
/** Lets what found no room wait until something was deleted. */
class RoomWatch {
    #deleted = new AbortController();
    /** Something was deleted through this process. */
    made() {
        this.#deleted.abort();
        this.#deleted = new AbortController();
    }
    /** Settled when something was deleted, at the latest after `ms`. @throws the signal's reason when aborted */
    async wait(ms, signal) {
        const either = AbortSignal.any([this.#deleted.signal, signal]);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { ref: false, signal: either }).catch(() => { });
        signal.throwIfAborted();
    }
}


/***/ }),

/***/ 4957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   work: () => (/* binding */ work)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
/* harmony import */ var _embedded_analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36427);
/* harmony import */ var _embedded_server_analyses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77523);
/* harmony import */ var _embedded_store_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44992);
/* harmony import */ var _embedded_web_searching_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33881);
/* harmony import */ var _process_cancellation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35947);
/* harmony import */ var _open_storage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40796);
/* harmony import */ var _temp_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64247);
/* harmony import */ var _web_of_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66380);










/** More than a day: what works waits for others, with nothing of its own that keeps the process. */
const FOREVER_MS = 2 ** 30;
/** Analyses checks of services that share a database, until it is stopped. What is under way then is given back. */
async function work(command, environment) {
    const place = (0,_open_storage_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$)(command.storage, environment);
    const open = (0,_open_storage_js__WEBPACK_IMPORTED_MODULE_7__/* .storageOpener */ .d)(place, environment);
    if (place.database === null || open === undefined) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('work takes checks of a database that it shares with a service. Give --database, or CODE_SIMILARITY_DATABASE.');
    }
    const web = (0,_web_of_js__WEBPACK_IMPORTED_MODULE_9__/* .webOf */ .s)(command, environment);
    const temp = await (0,_temp_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .makeTempFolder */ .P)();
    const alive = setInterval(() => { }, FOREVER_MS);
    try {
        const storage = await open();
        const { start, stop } = (0,_embedded_server_analyses_js__WEBPACK_IMPORTED_MODULE_3__/* .analysesOf */ .w)({
            database: storage.database,
            store: await _embedded_store_store_js__WEBPACK_IMPORTED_MODULE_4__/* .Store */ .i.open(storage.database, storage.blobs),
            workers: command.workers,
            indexes: true,
            limits: command.limits,
            folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(temp.folder, 'spool'),
            start: _embedded_analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .startThread */ .BR,
            web: (0,_embedded_web_searching_js__WEBPACK_IMPORTED_MODULE_5__/* .searchingOf */ .q)(web, { now: () => Date.now(), monotonic: () => performance.now() }),
            now: () => Date.now(),
            monotonic: () => performance.now(),
            onDefect: (error) => console.error(error),
        });
        const stopped = (0,_process_cancellation_js__WEBPACK_IMPORTED_MODULE_6__/* .untilStopped */ .sZ)();
        start();
        process.stdout.write(`working, ${command.workers} at once\n`);
        await stopped;
        await stop();
        await storage.close();
        return 0;
    }
    finally {
        clearInterval(alive);
        await temp.remove();
    }
}


/***/ }),

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The program's version; the build's check keeps it equal to package.json. */
const VERSION = '0.1.0';


/***/ })

};
