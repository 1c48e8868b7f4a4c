export const id = 796;
export const ids = [796];
export const modules = {

/***/ 83117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KZ: () => (/* binding */ unpacked),
/* harmony export */   r4: () => (/* binding */ PairTable),
/* harmony export */   xc: () => (/* binding */ packed)
/* harmony export */ });
/* unused harmony export buffersOf */
/** Of a fragment: file, first and last line, the other file, its lines, tokens, others that share it (-1: nobody counted). */
const FIELDS = 8;
const NOT_COUNTED = -1;
/** Puts the pairs of a result into columns. */
function packed({ pairs, ...rest }) {
    const places = new Map();
    const placeOf = (file) => {
        const place = places.get(file) ?? places.size;
        places.set(file, place);
        return place;
    };
    const firstFragment = new Int32Array(pairs.length + 1);
    for (const [at, pair] of pairs.entries()) {
        firstFragment[at + 1] = firstFragment[at] + pair.fragments.length;
    }
    const fragments = new Int32Array(firstFragment[pairs.length] * FIELDS);
    let next = 0;
    for (const pair of pairs) {
        for (const one of pair.fragments) {
            fragments.set([
                placeOf(one.file),
                one.lineStart,
                one.lineEnd,
                placeOf(one.matchedFile),
                one.matchedLineStart,
                one.matchedLineEnd,
                one.tokens,
                one.sharedBy ?? NOT_COUNTED,
            ], next);
            next += FIELDS;
        }
    }
    return {
        ...rest,
        pairs: {
            a: Int32Array.from(pairs, (pair) => pair.a),
            b: Int32Array.from(pairs, (pair) => pair.b),
            similarity: Float64Array.from(pairs, (pair) => pair.similarity),
            matchedSimilarity: Float64Array.from(pairs, (pair) => pair.matchedSimilarity),
            suspicion: Float64Array.from(pairs, (pair) => pair.suspicion ?? Number.NaN),
            longestFragment: Int32Array.from(pairs, (pair) => pair.longestFragment),
            overlap: Int32Array.from(pairs, (pair) => pair.overlap),
            standsOut: Uint8Array.from(pairs, (pair) => (pair.standsOut === true ? 1 : 0)),
            firstFragment,
            fragments,
            files: [...places.keys()],
        },
    };
}
/** The same as the engine gave it. */
function unpacked({ pairs, ...rest }) {
    const table = new PairTable(pairs);
    return {
        ...rest,
        pairs: Array.from({ length: table.length }, (_, at) => {
            const { place, ...pair } = table.at(at);
            return { ...pair, fragments: table.fragments(place) };
        }),
    };
}
/** What may be handed over with columns, and is gone here then. */
function buffersOf({ pairs }) {
    const { files: _files, ...columns } = pairs;
    return Object.values(columns).map(({ buffer }) => buffer);
}
/** Reads pairs out of their columns, one by one. */
class PairTable {
    length;
    #columns;
    constructor(columns) {
        this.#columns = columns;
        this.length = columns.a.length;
    }
    at(place) {
        const columns = this.#columns;
        const suspicion = columns.suspicion[place];
        return {
            place,
            a: columns.a[place],
            b: columns.b[place],
            similarity: columns.similarity[place],
            matchedSimilarity: columns.matchedSimilarity[place],
            suspicion: Number.isNaN(suspicion) ? null : suspicion,
            longestFragment: columns.longestFragment[place],
            overlap: columns.overlap[place],
            ...(columns.standsOut[place] === 1 ? { standsOut: true } : {}),
        };
    }
    /** How many fragments all pairs before this one have. */
    fragmentsBefore(place) {
        return this.#columns.firstFragment[place];
    }
    fragmentCount(place) {
        return this.fragmentsBefore(place + 1) - this.fragmentsBefore(place);
    }
    /** Fragments of a pair as `a` sees them. */
    fragments(place) {
        const first = this.fragmentsBefore(place);
        return Array.from({ length: this.fragmentCount(place) }, (_, at) => this.#fragment(first + at));
    }
    #fragment(at) {
        const { fragments, files } = this.#columns;
        const field = (n) => fragments[at * FIELDS + n];
        const sharedBy = field(7);
        return {
            file: files[field(0)],
            lineStart: field(1),
            lineEnd: field(2),
            matchedFile: files[field(3)],
            matchedLineStart: field(4),
            matchedLineEnd: field(5),
            tokens: field(6),
            ...(sharedBy === NOT_COUNTED ? {} : { sharedBy }),
        };
    }
}


/***/ }),

/***/ 38270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   M7: () => (/* binding */ BLOB_FOLDERS),
/* harmony export */   QO: () => (/* binding */ BlobMissing),
/* harmony export */   XT: () => (/* binding */ checkedName),
/* harmony export */   le: () => (/* binding */ isBlobName)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** There is no blob of this name. */
class BlobMissing extends Error {
    name = 'BlobMissing';
    constructor(name) {
        super(`the file ${name} of the store is missing`);
    }
}
/** Where blobs lie. A folder of blobs may hold other things, which are nobody's to list or to delete. */
const BLOB_FOLDERS = ['submissions', 'results', 'reports'];
const NAME = new RegExp(`^(?:${BLOB_FOLDERS.join('|')})/[A-Za-z0-9][A-Za-z0-9._-]{0,199}$`);
/** Whether a blob can have this name: it leads to no other folder. */
function isBlobName(name) {
    return NAME.test(name);
}
/** @throws Error for a name that no blob has: a defect of who asks */
function checkedName(name) {
    if (!isBlobName(name))
        throw new Error(`${JSON.stringify(name)} is no name of a blob`);
    return name;
}
/** The bytes of an upload, wherever they are. @throws the system's error */
async function bytesOf(contents) {
    return typeof contents === 'string' ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(contents) : contents;
}


/***/ }),

/***/ 38708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ FolderBlobs),
/* harmony export */   Z: () => (/* binding */ syncPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _blobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38270);




/** So many files are deleted at once: the system's threads are shared with everything else. */
const DELETED_AT_ONCE = 64;
/** Blobs as files of a folder: of a data folder, or of one that several machines share. */
class FolderBlobs {
    isKept;
    #root;
    /**
     * Makes the folders that are not there.
     *
     * @param isKept false: the blobs end with the process, so that nothing is synced
     * @throws the system's error
     */
    constructor(root, isKept = true) {
        this.#root = root;
        this.isKept = isKept;
        for (const folder of _blobs_js__WEBPACK_IMPORTED_MODULE_3__/* .BLOB_FOLDERS */ .M7)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { recursive: true, mode: 0o700 });
    }
    async put(name, contents) {
        const path = this.#pathOf(name);
        if (typeof contents === 'string')
            await this.#move(contents, path);
        else
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, contents, { mode: 0o600, flag: 'wx', flush: this.isKept });
        if (this.isKept)
            await syncPath((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, '..'), 'r');
    }
    get(name) {
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(this.#pathOf(name)).catch((error) => missing(error, name));
    }
    async fetch(name) {
        const path = this.#pathOf(name);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK).catch((error) => missing(error, name));
        return path;
    }
    async delete(names) {
        for (let at = 0; at < names.length; at += DELETED_AT_ONCE) {
            const some = names.slice(at, at + DELETED_AT_ONCE);
            await Promise.all(some.map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(this.#pathOf(name), { recursive: true, force: true })));
        }
    }
    async *list(prefix = '') {
        for (const folder of _blobs_js__WEBPACK_IMPORTED_MODULE_3__/* .BLOB_FOLDERS */ .M7) {
            for await (const { name: file } of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.opendir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#root, folder))) {
                const name = `${folder}/${file}`;
                if (!name.startsWith(prefix) || !(0,_blobs_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlobName */ .le)(name))
                    continue;
                const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#root, name)).catch(() => null);
                // One that is gone meanwhile is none.
                if (stats !== null)
                    yield { name, bytes: stats.size, modifiedAt: stats.mtimeMs };
            }
        }
    }
    close() {
        return Promise.resolve();
    }
    #pathOf(name) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#root, (0,_blobs_js__WEBPACK_IMPORTED_MODULE_3__/* .checkedName */ .XT)(name));
    }
    async #move(from, path) {
        if (this.isKept)
            await syncPath(from, 'r+');
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(from, path);
        }
        catch (error) {
            if (error.code !== 'EXDEV')
                throw error;
            // A folder that machines share is another file system than the one of uploads.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(from, path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL);
            if (this.isKept)
                await syncPath(path, 'r+');
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(from);
        }
    }
}
function missing(error, name) {
    throw error.code === 'ENOENT' ? new _blobs_js__WEBPACK_IMPORTED_MODULE_3__/* .BlobMissing */ .QO(name) : error;
}
/**
 * Sees to it that a file (`r+`: Windows syncs none that cannot be written) or a folder (`r`) is on the disk. Some systems open no folder: there a power cut
 * may cost the newest names.
 */
async function syncPath(path, flags) {
    let handle;
    try {
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags);
    }
    catch (error) {
        const { code = '' } = error;
        if (flags === 'r' && ['EISDIR', 'EPERM', 'EACCES'].includes(code))
            return;
        throw error;
    }
    try {
        await handle.sync();
    }
    finally {
        await handle.close();
    }
}


/***/ }),

/***/ 44635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ openBlobs)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/embedded/store/data-folder.js
var data_folder = __webpack_require__(90206);
// EXTERNAL MODULE: ./build/embedded/store/blobs/folder.js
var folder = __webpack_require__(38708);
;// CONCATENATED MODULE: ./build/embedded/store/blobs/s3-address.js

const EXAMPLE = 's3://bucket/folder?endpoint=https://storage.example&region=eu-central-1';
/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html; older ones have capitals and underscores. */
const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/;
/** Letters that mean the same in an address, in a signature and in a file's path. */
const PREFIX = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/;
const REGION = /^[a-z0-9-]{1,40}$/;
/** Whether a place for blobs is one in S3-compatible storage, and not a folder. */
function isS3Address(text) {
    return /^s3:/i.test(text);
}
/**
 * Reads `s3://bucket/folder?endpoint=…&region=…`. Without an endpoint it is Amazon's of the region; without a region it is that of
 * AWS_REGION, else `us-east-1`.
 *
 * @throws ConfigurationError that never repeats a user name or password of the address
 */
function readS3Address(text, environment) {
    const wrong = (what) => {
        throw new outcome/* ConfigurationError */.j1(`The address of the storage ${what}. Write it as ${EXAMPLE}.`);
    };
    if (!URL.canParse(text))
        return wrong('cannot be read');
    const { hostname, host, username, password, pathname, searchParams, hash } = new URL(text);
    if (username !== '' || password !== '') {
        return wrong('has a user name or password in it: keys stand in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
    }
    if (!BUCKET.test(hostname) || host !== hostname)
        return wrong('names no bucket');
    const unknown = [...searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
    if (unknown !== undefined || hash !== '') {
        return wrong('has something else behind it than endpoint and region');
    }
    const prefix = `${pathname.replace(/^\/+|\/+$/g, '')}/`.replace(/^\/$/, '');
    if (!PREFIX.test(prefix)) {
        return wrong('has a folder with other signs than letters, digits, points, - and _');
    }
    const region = searchParams.get('region') ??
        given(environment, 'AWS_REGION') ??
        given(environment, 'AWS_DEFAULT_REGION') ??
        'us-east-1';
    if (!REGION.test(region))
        return wrong('has a region that cannot be one');
    const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
    if (!isOrigin(endpoint)) {
        return wrong('has an endpoint that is no address of a server, such as https://storage.example');
    }
    return { endpoint: new URL(endpoint).origin, region, bucket: hostname, prefix };
}
/** @throws ConfigurationError naming the variable that is missing */
function readS3Keys(environment) {
    const read = (name) => {
        const value = given(environment, name);
        if (value !== undefined)
            return value;
        throw new outcome/* ConfigurationError */.j1(`The environment variable ${name} is not set. Set the two keys of the storage, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
    };
    const sessionToken = given(environment, 'AWS_SESSION_TOKEN');
    return {
        accessKeyId: read('AWS_ACCESS_KEY_ID'),
        secretAccessKey: read('AWS_SECRET_ACCESS_KEY'),
        ...(sessionToken === undefined ? {} : { sessionToken }),
    };
}
function given(environment, name) {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? undefined : value;
}
function isOrigin(text) {
    if (!URL.canParse(text))
        return false;
    const { protocol, username, password, pathname, search } = new URL(text);
    return /^https?:$/.test(protocol) && username + password + search === '' && pathname === '/';
}

;// CONCATENATED MODULE: ./build/embedded/store/blobs/open.js





/**
 * Opens the place that `--blobs` names: an address `s3://…`, or a folder that all machines share. What S3 needs is loaded for it
 * alone.
 *
 * @throws ConfigurationError, BlobsUnavailable
 */
async function openBlobs(place, environment) {
    if (isS3Address(place)) {
        const { S3Blobs } = await __webpack_require__.e(/* import() */ 984).then(__webpack_require__.bind(__webpack_require__, 76984));
        return S3Blobs.open(readS3Address(place, environment), readS3Keys(environment), {
            environment,
            clock: { now: () => performance.now(), sleep: (ms, signal) => (0,promises_.setTimeout)(ms, undefined, { signal }) },
            random: Math.random,
            now: Date.now,
        });
    }
    try {
        return new folder/* FolderBlobs */.J(place);
    }
    catch (error) {
        throw new outcome/* ConfigurationError */.j1(`The folder ${place} for blobs cannot be used: ${(0,data_folder/* reasonOf */.A3)(error)}. Look at its disk and its rights, or give another one.`);
    }
}


/***/ }),

/***/ 90206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   MS: () => (/* binding */ lockFolder),
/* harmony export */   QE: () => (/* binding */ sweepTempFolders),
/* harmony export */   Tj: () => (/* binding */ loadSqlite),
/* harmony export */   cO: () => (/* binding */ makeDataDir),
/* harmony export */   iu: () => (/* binding */ openPrivate),
/* harmony export */   ln: () => (/* binding */ isLocked)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93153);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23719);





const LOCK = 'lock';
/** @throws ConfigurationError where it cannot be made */
function makeDataDir(dataDir) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dataDir, { recursive: true, mode: 0o700 });
    }
    catch (error) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(`The data folder ${dataDir} cannot be made: ${reasonOf(error)}. Correct the path, or give another one.`);
    }
}
/** The message of an error as the end of a sentence. */
function reasonOf(error) {
    return (0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error).replace(/\.$/, '');
}
/** @throws ConfigurationError where the runtime has no SQLite */
async function loadSqlite() {
    try {
        return await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80099, 19));
    }
    catch {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(`The embedded service needs SQLite, which this Node.js (${process.version}) was built without. Install Node.js 24.15 or later from nodejs.org.`);
    }
}
/** Opens a file of SQLite that only its owner may read. */
function openPrivate(sqlite, path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'a', 0o600));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, 0o600);
    }
    catch {
        // Somebody else's file that this process may use: its owner decides.
    }
    return new sqlite.DatabaseSync(path);
}
/**
 * Takes a folder for this process alone until `release` or the end of the process, however it ends: the lock is the
 * operating system's, on the file `lock`. Nothing else in the folder is touched.
 *
 * @throws ConfigurationError where another process has it, or the lock cannot be written
 */
async function lockFolder(folder) {
    const sqlite = await loadSqlite();
    let database = null;
    try {
        database = openPrivate(sqlite, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LOCK));
        database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
    }
    catch (error) {
        database?.close();
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(isLocked(error)
            ? `The data folder ${folder} is used by another process; stop that one, or give another folder.`
            : `The data folder ${folder} cannot be used: ${reasonOf(error)}. Look at its disk and its rights, or give another one.`);
    }
    const held = database;
    return { release: () => held.close() };
}
function isLocked(error) {
    // SQLITE_BUSY, SQLITE_LOCKED.
    const { errcode } = error;
    return typeof errcode === 'number' && [5, 6].includes(errcode & 0xff);
}
/**
 * Deletes what servers without a data folder left behind when they were killed: folders `parent/prefix…` of this user whose
 * lock nobody holds any more.
 */
async function sweepTempFolders(parent, prefix) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent)) {
        if (!name.startsWith(prefix))
            continue;
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, name);
        try {
            // One without a lock is just being made.
            if (!isOwn(folder) || !isOwn((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LOCK)))
                continue;
            // Who gets the lock knows that its owner is dead; nobody else takes up the folder.
            (await lockFolder(folder)).release();
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
        }
        catch {
            // In use, or gone meanwhile.
        }
    }
}
function isOwn(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    return stats !== undefined && !stats.isSymbolicLink() && stats.uid === (process.getuid?.() ?? stats.uid);
}


/***/ }),

/***/ 87124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ PLUGINS)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3987);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37810);

/** How queries are written for every database. Columns have names in snake_case there, and nothing is in an empty list. */
const PLUGINS = [
    new kysely__WEBPACK_IMPORTED_MODULE_0__/* .CamelCasePlugin */ .E({ maintainNestedObjectKeys: true }),
    new kysely__WEBPACK_IMPORTED_MODULE_1__/* .HandleEmptyInListsPlugin */ .H({ strategy: kysely__WEBPACK_IMPORTED_MODULE_2__/* .replaceWithNoncontingentExpression */ .D }),
];


/***/ }),

/***/ 43512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ setVersion1Aside),
/* harmony export */   f: () => (/* binding */ takeOverVersion1)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20189);
/* harmony import */ var _service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84861);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73967);
/* harmony import */ var _people_caller_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78650);




/** Tables of version 1: an id, and the fields of a record as JSON. */
const OLD = ['checks', 'submissions', 'results'];
/** Makes place for the tables of today. */
async function setVersion1Aside(tx) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `drop index if exists submissions_by_check`.execute(tx);
    for (const name of OLD) {
        await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `alter table ${kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l.table(name)} rename to ${kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l.table(`old_${name}`)}`.execute(tx);
    }
}
/**
 * Takes over what a data folder of version 1 held. Results become documents; a record that is damaged is kept as it was, and its
 * ZIP with it.
 */
async function takeOverVersion1(tx, blobs) {
    for (const { id, fields } of await old(tx, 'checks')) {
        const record = parsed(fields);
        if (record === null) {
            await tx.insertInto('unreadable').values({ kind: 'checks', id, fields }).execute();
            continue;
        }
        const result = record['statusId'] === _service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE */ .c4.completed ? await resultOf(tx, blobs, id) : null;
        await tx
            .insertInto('checks')
            .values(checkOf(id, record, result))
            .execute();
    }
    for (const { id, fields } of await old(tx, 'submissions')) {
        const record = parsed(fields);
        const row = record === null
            ? tx.insertInto('unreadable').values({ kind: 'submissions', id, fields })
            : tx.insertInto('submissions').values(submissionOf(id, record));
        await row.execute();
    }
    for (const name of ['checks', 'submissions']) {
        // An id is never given twice, also after its row was deleted.
        await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `delete from sqlite_sequence where name = ${name}`.execute(tx);
        await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `update sqlite_sequence set name = ${name} where name = ${`old_${name}`}`.execute(tx);
    }
    for (const name of OLD)
        await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `drop table ${kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l.table(`old_${name}`)}`.execute(tx);
}
async function old(tx, name) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `select id, fields from ${kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l.table(`old_${name}`)} order by id`.execute(tx);
    return rows;
}
/** The name of a check's result as a document; null: there was none, or it was damaged. */
async function resultOf(tx, blobs, id) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `select fields from old_results where check_id = ${id}`.execute(tx);
    const analysis = parsed(rows[0]?.fields ?? '')?.['analysis'];
    const found = analysis === undefined ? null : (0,_results_js__WEBPACK_IMPORTED_MODULE_1__/* .parsedResult */ .NQ)(JSON.stringify(analysis));
    if (found === null)
        return null;
    const name = (0,_results_js__WEBPACK_IMPORTED_MODULE_1__/* .resultName */ .x5)(id);
    await (0,_results_js__WEBPACK_IMPORTED_MODULE_1__/* .writeResult */ .Zk)(blobs, name, found);
    return name;
}
function checkOf(id, record, result) {
    const { demo, aiRun, baseCodeDetection, stats } = record;
    const number = (name) => {
        const value = record[name];
        return typeof value === 'number' ? value : null;
    };
    return {
        id,
        ownerId: demo === true ? null : _people_caller_js__WEBPACK_IMPORTED_MODULE_2__/* .OWNER_ID */ .Wc,
        name: textOf(record, 'name'),
        statusId: number('statusId') ?? _service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE */ .c4.failed,
        statusMessage: textOf(record, 'statusMessage'),
        languageId: number('languageId') ?? 0,
        testType: number('testType') ?? 0,
        aiRun: aiRun === true ? 1 : 0,
        baseCodeDetection: baseCodeDetection === true ? 1 : 0,
        jobId: number('jobId') ?? 0,
        attempt: (number('jobId') ?? 0) > 0 ? 1 : 0,
        createdAt: number('createdAt') ?? 0,
        updatedAt: number('updatedAt') ?? 0,
        startedAt: number('startedAt'),
        finishedAt: number('finishedAt'),
        durationMs: number('durationMs'),
        stats: stats === undefined ? null : JSON.stringify(stats),
        result,
    };
}
function submissionOf(id, record) {
    const number = (name) => Number(record[name] ?? 0);
    const role = record['role'];
    return {
        id,
        checkId: number('checkId'),
        filename: textOf(record, 'filename'),
        role: role === 'archive' || role === 'base' || role === 'ai-reference' ? role : 'submission',
        fileSize: number('fileSize'),
        blob: `submissions/${textOf(record, 'blob')}`,
        createdAt: number('createdAt'),
        updatedAt: number('updatedAt'),
    };
}
function textOf(record, name) {
    const value = record[name];
    return typeof value === 'string' ? value : '';
}
/** null where a row holds no object: it was damaged. */
function parsed(fields) {
    try {
        const value = JSON.parse(fields);
        return typeof value === 'object' ? value : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 56489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Im: () => (/* binding */ isEmpty),
  xu: () => (/* binding */ keepCopy),
  _r: () => (/* binding */ migrate),
  $L: () => (/* binding */ requireCurrent)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./node_modules/kysely/dist/operation-node/operation-node-transformer.js
var operation_node_transformer = __webpack_require__(79390);
// EXTERNAL MODULE: ./node_modules/kysely/dist/operation-node/raw-node.js
var raw_node = __webpack_require__(43109);
;// CONCATENATED MODULE: ./build/embedded/store/migrations/as-in-sqlite.js

/** Types of columns that mean the same in PostgreSQL as they do in SQLite. */
const TYPES = {
    // Compared and ordered by its bytes, and not as in the country that the server was installed for.
    text: 'text collate "C"',
    // SQLite's numbers have 64 bits, whatever they are called.
    integer: 'bigint',
};
/** Makes the columns of new tables of PostgreSQL such that what they hold and how they are ordered is as in SQLite. */
class AsInSqlite {
    #transformer = new Transformer();
    transformQuery({ node }) {
        return this.#transformer.transformNode(node);
    }
    transformResult({ result }) {
        return Promise.resolve(result);
    }
}
class Transformer extends operation_node_transformer/* OperationNodeTransformer */.V {
    transformColumnDefinition(node) {
        const column = super.transformColumnDefinition(node);
        const { dataType } = column;
        const name = 'dataType' in dataType && typeof dataType.dataType === 'string' ? dataType.dataType : '';
        const type = TYPES[name];
        return type === undefined ? column : { ...column, dataType: raw_node/* RawNode */.z.createWithSql(type) };
    }
}

// EXTERNAL MODULE: ./build/embedded/store/people/caller.js
var caller = __webpack_require__(78650);
// EXTERNAL MODULE: ./build/embedded/store/people/names.js
var names = __webpack_require__(53217);
;// CONCATENATED MODULE: ./build/embedded/store/people/make-tables.js


/**
 * Makes the tables of people, and the first user.
 *
 * @param withId a table with an id that is never given twice
 */
async function makePeopleTables(tx, withId) {
    const { schema } = tx;
    const table = (name) => schema.createTable(name);
    await withId('users')
        .addColumn('name', 'text', required)
        .addColumn('nameKey', 'text', (column) => column.notNull().unique())
        .addColumn('role', 'text', required)
        .addColumn('trial', 'integer', no)
        .addColumn('suspendedAt', 'bigint')
        .addColumn('invoice', 'text')
        .addColumn('monthlyChecks', 'bigint')
        .addColumn('monthlyBytes', 'bigint')
        .addColumn('createdAt', 'bigint', required)
        .execute();
    // The first id is `OWNER_ID`.
    await tx
        .insertInto('users')
        .values({
        name: caller/* OWNER */.yo.name,
        nameKey: (0,names/* foldedName */.m)(caller/* OWNER */.yo.name),
        role: caller/* OWNER */.yo.role,
        createdAt: Date.now(),
    })
        .execute();
    await withId('keys')
        .addColumn('userId', 'bigint', required)
        .addColumn('name', 'text', required)
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('scope', 'text', required)
        .addColumn('corpusId', 'bigint')
        .addColumn('createdAt', 'bigint', required)
        .addColumn('expiresAt', 'bigint')
        .addColumn('lastUsedAt', 'bigint')
        .addColumn('revokedAt', 'bigint')
        .execute();
    await schema.createIndex('keysByUser').on('keys').column('userId').execute();
    await withId('shares')
        .addColumn('ownerId', 'bigint', required)
        .addColumn('checkId', 'bigint', required)
        .addColumn('userId', 'bigint', required)
        .addColumn('createdAt', 'bigint', required)
        .addUniqueConstraint('sharesOnce', ['userId', 'ownerId', 'checkId'])
        .execute();
    await withId('corpora')
        .addColumn('name', 'text', required)
        .addColumn('nameKey', 'text', (column) => column.notNull().unique())
        .addColumn('createdAt', 'bigint', required)
        .execute();
    await table('corpusMembers')
        .addColumn('corpusId', 'bigint', required)
        .addColumn('userId', 'bigint', required)
        .addColumn('handsOut', 'integer', no)
        .addColumn('createdAt', 'bigint', required)
        .addPrimaryKeyConstraint('corpusMembersOnce', ['corpusId', 'userId'])
        .execute();
    await table('usage')
        .addColumn('userId', 'bigint', required)
        .addColumn('month', 'integer', required)
        .addColumn('checks', 'bigint', required)
        .addColumn('bytes', 'bigint', required)
        .addPrimaryKeyConstraint('usageOnce', ['userId', 'month'])
        .execute();
    await makeAudit(withId('audit'), schema);
}
async function makeAudit(table, schema) {
    await table
        .addColumn('at', 'bigint', required)
        .addColumn('userId', 'bigint', required)
        .addColumn('userName', 'text', required)
        .addColumn('keyId', 'bigint')
        .addColumn('action', 'text', required)
        .addColumn('checkId', 'bigint')
        .addColumn('submissionId', 'bigint')
        .addColumn('ownerId', 'bigint')
        .addColumn('details', 'text')
        .execute();
    // Ids grow with the time, so the latest are found without another.
    await schema.createIndex('auditByCheck').on('audit').column('checkId').execute();
}
function required(column) {
    return column.notNull();
}
function no(column) {
    return column.notNull().defaultTo(0);
}

// EXTERNAL MODULE: ./build/embedded/store/migrations/from-version-1.js
var from_version_1 = __webpack_require__(43512);
;// CONCATENATED MODULE: ./build/embedded/store/migrations/version-2.js



/** Tables of people, and checks in columns. */
async function toVersion2(tx, kind, from) {
    if (from === 1)
        await (0,from_version_1/* setVersion1Aside */.Y)(tx);
    const { schema } = tx;
    const table = (name) => schema.createTable(name);
    const withId = (name) => table(name).addColumn('id', kind === 'sqlite' ? 'integer' : 'bigint', identity(kind));
    await schema
        .createTable('meta')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', version_2_required)
        .execute();
    await makePeopleTables(tx, withId);
    await withId('checks')
        .addColumn('ownerId', 'bigint')
        .addColumn('keyId', 'bigint')
        .addColumn('corpusId', 'bigint')
        .addColumn('handedIn', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('name', 'text', version_2_required)
        .addColumn('statusId', 'integer', version_2_required)
        .addColumn('statusMessage', 'text', version_2_required)
        .addColumn('languageId', 'integer', version_2_required)
        .addColumn('testType', 'integer', version_2_required)
        .addColumn('aiRun', 'integer', version_2_required)
        .addColumn('baseCodeDetection', 'integer', version_2_required)
        .addColumn('web', 'text')
        .addColumn('jobId', 'bigint', version_2_required)
        .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('createdAt', 'bigint', version_2_required)
        .addColumn('updatedAt', 'bigint', version_2_required)
        .addColumn('startedAt', 'bigint')
        .addColumn('finishedAt', 'bigint')
        .addColumn('durationMs', 'double precision')
        .addColumn('stats', 'text')
        .addColumn('result', 'text')
        .addColumn('imprints', 'text')
        .execute();
    await schema.createIndex('checksByOwner').on('checks').columns(['ownerId', 'statusId']).execute();
    await schema.createIndex('checksByStatus').on('checks').column('statusId').execute();
    await withId('submissions')
        .addColumn('checkId', 'bigint', version_2_required)
        .addColumn('filename', 'text', version_2_required)
        .addColumn('role', 'text', version_2_required)
        .addColumn('fileSize', 'bigint', version_2_required)
        .addColumn('blob', 'text', version_2_required)
        .addColumn('createdAt', 'bigint', version_2_required)
        .addColumn('updatedAt', 'bigint', version_2_required)
        .execute();
    await schema.createIndex('submissionsByCheck').on('submissions').column('checkId').execute();
    // Whether a row names a blob is asked for each that is old.
    await schema.createIndex('submissionsByBlob').on('submissions').column('blob').execute();
    await schema.createIndex('checksByResult').on('checks').column('result').execute();
    await makeQueue(withId('jobs'), table('turns'));
    await hookTables(tx, withId);
    await makeMatchingTables(tx, kind);
    await table('unreadable')
        .addColumn('kind', 'text', version_2_required)
        .addColumn('id', 'bigint', version_2_required)
        .addColumn('fields', 'text', version_2_required)
        .execute();
    await pageTables(table);
}
/** What the page for people keeps. */
async function pageTables(table) {
    await table('sessions')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('keyHash', 'text', version_2_required)
        .addColumn('createdAt', 'bigint', version_2_required)
        .addColumn('usedAt', 'bigint', version_2_required)
        .execute();
    await table('caseBooks')
        .addColumn('checkId', 'bigint', (column) => column.primaryKey())
        .addColumn('version', 'integer', version_2_required)
        .addColumn('document', 'text', version_2_required)
        .addColumn('openCases', 'integer', version_2_required)
        .addColumn('updatedAt', 'bigint', version_2_required)
        .execute();
    await table('reports')
        .addColumn('checkId', 'bigint', (column) => column.primaryKey())
        .addColumn('maker', 'text', version_2_required)
        .addColumn('state', 'text', version_2_required)
        .addColumn('reason', 'text')
        .addColumn('blob', 'text')
        .addColumn('policy', 'text')
        .addColumn('flagged', 'integer')
        .addColumn('max', 'double precision')
        .addColumn('updatedAt', 'bigint', version_2_required)
        .execute();
}
/** Who is told of checks, and what is still to be told. */
async function hookTables(tx, withId) {
    await withId('hooks')
        .addColumn('ownerId', 'bigint', version_2_required)
        .addColumn('keyId', 'bigint')
        .addColumn('url', 'text', version_2_required)
        .addColumn('events', 'text', version_2_required)
        .addColumn('secret', 'text', version_2_required)
        .addColumn('createdAt', 'bigint', version_2_required)
        .addColumn('givenUp', 'integer', version_2_required)
        .addColumn('disabledAt', 'bigint')
        .addColumn('disabledWhy', 'text')
        .execute();
    await tx.schema.createIndex('hooksByOwner').on('hooks').column('ownerId').execute();
    await withId('hookDeliveries')
        .addColumn('hookId', 'bigint', version_2_required)
        .addColumn('checkId', 'bigint')
        .addColumn('messageId', 'text', version_2_required)
        .addColumn('event', 'text', version_2_required)
        .addColumn('body', 'text', version_2_required)
        .addColumn('state', 'text', version_2_required)
        .addColumn('createdAt', 'bigint', version_2_required)
        .addColumn('dueAt', 'bigint')
        .addColumn('attempts', 'integer', version_2_required)
        .addColumn('answer', 'text')
        .addColumn('endedAt', 'bigint')
        .execute();
    await tx.schema.createIndex('hookDeliveriesByHook').on('hookDeliveries').column('hookId').execute();
    await tx.schema.createIndex('hookDeliveriesByTime').on('hookDeliveries').column('dueAt').execute();
}
/** What later checks find earlier submissions by. */
async function makeMatchingTables({ schema }, kind) {
    const bytes = kind === 'sqlite' ? 'blob' : 'bytea';
    await schema
        .createTable('imprints')
        .addColumn('submissionId', kind === 'sqlite' ? 'integer' : 'bigint', (column) => column.primaryKey())
        .addColumn('checkId', 'bigint', version_2_required)
        .addColumn('hashes', bytes, version_2_required)
        .addColumn('sample', bytes, version_2_required)
        .execute();
    // The rows are the index: in SQLite nothing else is kept, in PostgreSQL a question is answered from it alone.
    const postings = schema
        .createTable('postings')
        .addColumn('hash', 'bigint', version_2_required)
        .addColumn('submissionId', 'bigint', version_2_required)
        .addColumn('ownerId', 'bigint', version_2_required)
        .addPrimaryKeyConstraint('postingsKey', ['hash', 'submissionId', 'ownerId']);
    await (kind === 'sqlite' ? postings.modifyEnd((0,sql/* sql */.l) `without rowid`) : postings).execute();
}
function version_2_required(column) {
    return column.notNull();
}
/** What waits for its analysis, and who was served when. */
async function makeQueue(jobs, turns) {
    await jobs
        .addColumn('checkId', 'bigint', (column) => column.notNull().unique())
        .addColumn('ownerId', 'bigint')
        .addColumn('size', 'integer', version_2_required)
        .addColumn('tries', 'integer', fromZero)
        .addColumn('overtaken', 'integer', fromZero)
        .addColumn('worker', 'text')
        .addColumn('beat', 'integer', fromZero)
        .addColumn('share', 'double precision', fromZero)
        .addColumn('elapsedMs', 'double precision', fromZero)
        .addColumn('addedAt', 'bigint', version_2_required)
        .execute();
    await turns
        .addColumn('ownerId', 'bigint', (column) => column.primaryKey())
        .addColumn('turn', 'bigint', version_2_required)
        .execute();
}
function fromZero(column) {
    return column.notNull().defaultTo(0);
}
/** A number that is never given twice, also after its row was deleted. */
function identity(kind) {
    return (column) => kind === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.generatedByDefaultAsIdentity().primaryKey();
}

;// CONCATENATED MODULE: ./build/embedded/store/migrations/migrate.js






/** The step to each version from the one before it. Version 1 was SQLite alone, and its records were JSON. */
const STEPS = new Map([[2, toVersion2]]);
const SCHEMA_VERSION = 2;
/**
 * The version of the rows that are there; 0: none are.
 *
 * @throws ConfigurationError where a later program wrote them
 */
async function versionOf({ kind, db }) {
    const version = kind === 'sqlite' ? await sqliteVersion(db) : await postgresVersion(db);
    if (version > SCHEMA_VERSION) {
        throw new outcome/* ConfigurationError */.j1(`The database was written by a later version of this program (its tables are of version ${version}, and ${SCHEMA_VERSION} is the last that is known here); use that one.`);
    }
    return version;
}
/**
 * Brings the tables forward, all steps or none. Writes nothing where they are of this version. Of several processes that begin at
 * once one does it.
 *
 * @param bring what else belongs to a step, in the same transaction, such as the records of version 1
 * @throws ConfigurationError where a later program wrote them
 */
async function migrate(database, bring = () => Promise.resolve()) {
    if ((await versionOf(database)) === SCHEMA_VERSION)
        return;
    await database.transact(async (tx) => {
        // Released with the transaction; the number is any that nobody else in this database takes.
        if (database.kind === 'postgresql') {
            await (0,sql/* sql */.l) `set local statement_timeout = 0`.execute(tx);
            await (0,sql/* sql */.l) `select pg_advisory_xact_lock(7402118)`.execute(tx);
        }
        const from = await versionOf({ kind: database.kind, db: tx });
        const steps = database.kind === 'postgresql' ? tx.withPlugin(new AsInSqlite()) : tx;
        for (const [version, step] of STEPS)
            if (version > from)
                await step(steps, database.kind, from);
        if (from < SCHEMA_VERSION)
            await bring(tx, from);
        if (database.kind === 'sqlite') {
            await (0,sql/* sql */.l) `pragma user_version = ${sql/* sql */.l.lit(SCHEMA_VERSION)}`.execute(tx);
        }
        else {
            await tx
                .insertInto('meta')
                .values({ name: VERSION, value: String(SCHEMA_VERSION) })
                .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(SCHEMA_VERSION) }))
                .execute();
        }
    });
}
/** Whether there are no tables yet. @throws ConfigurationError where a later program wrote them */
async function isEmpty(database) {
    return (await versionOf(database)) === 0;
}
/** @throws ConfigurationError where the rows are of another version than this program's */
async function requireCurrent(database) {
    const version = await versionOf(database);
    if (version === SCHEMA_VERSION)
        return;
    throw new outcome/* ConfigurationError */.j1(`The rows are of version ${version}, and this program's of ${SCHEMA_VERSION}. Start the server once with this program, which brings them forward.`);
}
/** Copies the rows of an earlier version beside the database before they are brought forward. @param dataDir folder of the database */
async function keepCopy(database, dataDir) {
    const version = await versionOf(database);
    if (version === 0 || version === SCHEMA_VERSION)
        return;
    const copy = (0,external_node_path_.join)(dataDir, `store.sqlite.version-${version}`);
    // Left by a start that was killed while it copied.
    await (0,promises_.rm)(`${copy}.new`, { force: true });
    await (0,sql/* sql */.l) `vacuum into ${`${copy}.new`}`.execute(database.db);
    await (0,promises_.rename)(`${copy}.new`, copy);
}
const VERSION = 'schema_version';
async function sqliteVersion(db) {
    const { rows } = await (0,sql/* sql */.l) `pragma user_version`.execute(db);
    return rows[0]?.userVersion ?? 0;
}
async function postgresVersion(db) {
    // Not `to_regclass`: that may answer from before the lock was waited for.
    const { rows } = await (0,sql/* sql */.l) `
    select from pg_tables where schemaname = current_schema() and tablename = 'meta'`.execute(db);
    if (rows.length === 0)
        return 0;
    const row = await db.selectFrom('meta').select('value').where('name', '=', VERSION).executeTakeFirst();
    return Number(row?.value ?? 0);
}


/***/ }),

/***/ 53217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ keptName),
/* harmony export */   m: () => (/* binding */ foldedName)
/* harmony export */ });
/* harmony import */ var _people_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43701);

const MOST_CHARACTERS = 200;
/** Control characters, and those that turn the direction of what stands beside them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/**
 * A name that people gave, as it is kept: without spaces around it.
 *
 * @param what whose name it is, for a sentence: "user"
 * @throws PeopleError for one that is empty, too long, or shows as something else than it is
 */
function keptName(what, given) {
    const name = given.trim().normalize('NFC');
    if (name === '')
        throw new _people_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PeopleError */ .U('invalid', `The name of a ${what} has at least one character.`);
    if (name.length > MOST_CHARACTERS) {
        throw new _people_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PeopleError */ .U('invalid', `The name of a ${what} has at most ${MOST_CHARACTERS} characters.`);
    }
    if (!name.isWellFormed() || HIDDEN.test(name)) {
        throw new _people_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PeopleError */ .U('invalid', `The name of a ${what} holds characters that cannot be seen; give it in letters, digits and signs.`);
    }
    return name;
}
/** What two names that people take for the same have in common. */
function foldedName(name) {
    return name.normalize('NFKC').toLowerCase().normalize('NFC');
}


/***/ }),

/***/ 43701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ PeopleError)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);

/** What people asked for, and why it cannot be. */
class PeopleError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1 {
    name = 'PeopleError';
    why;
    constructor(why, message) {
        super(message);
        this.why = why;
    }
}


/***/ }),

/***/ 73967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ ResultCache),
/* harmony export */   NQ: () => (/* binding */ parsedResult),
/* harmony export */   Uv: () => (/* binding */ readResult),
/* harmony export */   Zk: () => (/* binding */ writeResult),
/* harmony export */   x5: () => (/* binding */ resultName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var _analysis_pair_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83117);
/* harmony import */ var _blobs_blobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38270);





const compress = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.gzip);
const decompress = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.gunzip);
/** A name that no other document has. */
function resultName(checkId) {
    return `results/${checkId}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.json.gz`;
}
/** Keeps what was found as a document of its own. @throws the system's error */
async function writeResult(blobs, name, analysis) {
    const text = JSON.stringify((0,_analysis_pair_table_js__WEBPACK_IMPORTED_MODULE_4__/* .unpacked */ .KZ)(analysis));
    await blobs.put(name, await compress(text, { level: node_zlib__WEBPACK_IMPORTED_MODULE_2__.constants.Z_BEST_SPEED }));
}
/** null: it is not there, or damaged. @throws the system's error where it cannot be read for another reason */
async function readResult(blobs, name) {
    let bytes;
    try {
        bytes = await blobs.get(name);
    }
    catch (error) {
        if (error instanceof _blobs_blobs_js__WEBPACK_IMPORTED_MODULE_3__/* .BlobMissing */ .QO)
            return null;
        throw error;
    }
    try {
        return parsedResult((await decompress(bytes)).toString('utf8'));
    }
    catch {
        return null;
    }
}
/** What a document of a result holds. null: it is damaged. */
function parsedResult(text) {
    const found = JSON.parse(text);
    return Array.isArray(found?.pairs) ? (0,_analysis_pair_table_js__WEBPACK_IMPORTED_MODULE_4__/* .packed */ .xc)(found) : null;
}
/** Results by the names of their documents, which never change: the ones that were asked for last, as many as there is room for. */
class ResultCache {
    #results = new Map();
    #reading = new Map();
    #mostEntries;
    /** @param mostEntries pairs and fragments of all results together; one result stays in any case */
    constructor(mostEntries) {
        this.#mostEntries = mostEntries;
    }
    set(name, analysis) {
        this.#results.set(name, analysis);
        let entries = 0;
        for (const [other, one] of [...this.#results].toReversed()) {
            entries += one.pairs.a.length + one.pairs.fragments.length / 8;
            if (other !== name && entries > this.#mostEntries)
                this.#results.delete(other);
        }
    }
    delete(names) {
        for (const name of names)
            this.#results.delete(name);
    }
    /** @param read is asked once, also where many ask for the same at once */
    async get(name, read) {
        const there = this.#results.get(name);
        if (there !== undefined) {
            this.#results.delete(name);
            this.#results.set(name, there);
            return there;
        }
        const under = this.#reading.get(name) ?? read().finally(() => this.#reading.delete(name));
        this.#reading.set(name, under);
        const analysis = await under;
        if (analysis !== null)
            this.set(name, analysis);
        return analysis;
    }
}


/***/ }),

/***/ 24141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ openSqlite),
/* harmony export */   u: () => (/* binding */ openMemory)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2735);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27931);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _data_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90206);
/* harmony import */ var _database_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87124);




/** Programs have some hundred different statements; lists of ids make more of them. */
const MOST_STATEMENTS = 300;
/** Rows in the memory of this process. */
async function openMemory() {
    const sqlite = await (0,_data_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .loadSqlite */ .Tj)();
    return databaseOf(new sqlite.DatabaseSync(':memory:'));
}
/**
 * Opens a file of rows, which others may read meanwhile.
 *
 * @throws ConfigurationError when the runtime has no SQLite, or the file is damaged or no database
 */
async function openSqlite(path) {
    const sqlite = await (0,_data_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .loadSqlite */ .Tj)();
    try {
        return databaseOf(openStore(sqlite, path));
    }
    catch (error) {
        throw unreadable(path, error);
    }
}
/** What is wrong with a file of rows, in a sentence. */
function unreadable(path, error) {
    if (error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1)
        return error;
    return new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1((0,_data_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocked */ .ln)(error)
        ? `${path} is used by another process; stop that one, or give another folder.`
        : `The data folder's ${path} cannot be read: ${(0,_data_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}. Put a backup in its place, or move it away to start afresh.`);
}
/** Nothing is written where the tables are there already: what is kept can be read on a full disk. */
function openStore(sqlite, path) {
    try {
        return open(sqlite, path, 'PRAGMA journal_mode = WAL;');
    }
    catch (error) {
        if ((0,_data_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocked */ .ln)(error))
            throw error;
        // Sharing the file takes some room of its own; without it others wait until this process ends.
        return open(sqlite, path, 'PRAGMA locking_mode = EXCLUSIVE;');
    }
}
function open(sqlite, path, mode) {
    const file = (0,_data_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .openPrivate */ .iu)(sqlite, path);
    try {
        // The mode first: any other of these reads the file already.
        file.exec(`${mode} PRAGMA busy_timeout = 2000; PRAGMA synchronous = FULL;`);
        file.prepare('PRAGMA user_version').get();
        return file;
    }
    catch (error) {
        file.close();
        throw error;
    }
}
function databaseOf(file) {
    const db = new kysely__WEBPACK_IMPORTED_MODULE_3__/* .Kysely */ ._$({
        dialect: new kysely__WEBPACK_IMPORTED_MODULE_4__/* .SqliteDialect */ .P({ database: adapterOf(file) }),
        plugins: [..._database_js__WEBPACK_IMPORTED_MODULE_2__/* .PLUGINS */ .R],
    });
    return {
        kind: 'sqlite',
        db,
        transact: (body) => db.transaction().execute(body),
        close: async () => {
            await db.destroy();
            // Without a query there was nothing to end.
            if (file.isOpen)
                file.close();
        },
    };
}
/** `node:sqlite` as the query builder wants it: statements are compiled once. */
function adapterOf(file) {
    const prepared = new Map();
    const statementOf = (text) => {
        const there = prepared.get(text);
        if (there !== undefined)
            return there;
        if (prepared.size >= MOST_STATEMENTS)
            prepared.clear();
        const statement = file.prepare(text);
        prepared.set(text, statement);
        return statement;
    };
    return {
        close: () => file.close(),
        prepare: (text) => {
            const statement = statementOf(transactional(text, file.isTransaction));
            const values = (given) => given;
            return {
                reader: statement.columns().length > 0,
                all: (given) => statement.all(...values(given)),
                run: (given) => statement.run(...values(given)),
                iterate: (given) => statement.iterate(...values(given)),
            };
        },
    };
}
/**
 * A transaction that reads before it writes is else refused where another process wrote in between. One that found no room has
 * been rolled back by SQLite already: https://www.sqlite.org/lang_transaction.html.
 */
function transactional(text, isUnderWay) {
    if (text === 'begin')
        return 'begin immediate';
    return text === 'rollback' && !isUnderWay ? 'select 1 where false' : text;
}


/***/ }),

/***/ 33179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ openDataFolder),
  g: () => (/* binding */ openTemporary)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/embedded/store/blobs/folder.js
var blobs_folder = __webpack_require__(38708);
// EXTERNAL MODULE: ./build/embedded/store/blobs/blobs.js
var blobs = __webpack_require__(38270);
;// CONCATENATED MODULE: ./build/embedded/store/blobs/memory.js


/** Bytes in memory, all together; what comes beyond lies in files. A class of 2,000 small programs has 2 MB. */
const MOST_IN_MEMORY = 32 * 1024 * 1024;
/** Blobs that end with the process: small ones in memory, so that nothing is written and read back, the others in files. */
class MemoryBlobs {
    isKept = false;
    #files;
    #now;
    #held = new Map();
    #bytes = 0;
    /** @param folder for what does not stay in memory */
    constructor(folder, now) {
        this.#files = new blobs_folder/* FolderBlobs */.J(folder, false);
        this.#now = now;
    }
    async put(name, contents) {
        if (typeof contents === 'string' || this.#bytes + contents.length > MOST_IN_MEMORY) {
            await this.#files.put(name, contents);
            return;
        }
        this.#bytes += contents.length;
        this.#held.set((0,blobs/* checkedName */.XT)(name), { bytes: contents, modifiedAt: this.#now() });
    }
    async get(name) {
        return this.#held.get(name)?.bytes ?? this.#files.get(name);
    }
    async fetch(name) {
        return this.#held.get(name)?.bytes ?? this.#files.fetch(name);
    }
    async delete(names) {
        const files = [];
        for (const name of names) {
            const held = this.#held.get(name);
            if (held === undefined)
                files.push(name);
            else
                this.#bytes -= held.bytes.length;
            this.#held.delete(name);
        }
        await this.#files.delete(files);
    }
    async *list(prefix = '') {
        for (const [name, { bytes, modifiedAt }] of this.#held) {
            if (name.startsWith(prefix))
                yield { name, bytes: bytes.length, modifiedAt };
        }
        yield* this.#files.list(prefix);
    }
    close() {
        return Promise.resolve();
    }
}

// EXTERNAL MODULE: ./build/embedded/store/data-folder.js
var data_folder = __webpack_require__(90206);
// EXTERNAL MODULE: ./build/embedded/store/migrations/from-version-1.js
var from_version_1 = __webpack_require__(43512);
// EXTERNAL MODULE: ./build/embedded/store/migrations/migrate.js + 3 modules
var migrate = __webpack_require__(56489);
// EXTERNAL MODULE: ./build/embedded/store/sqlite.js
var sqlite = __webpack_require__(24141);
;// CONCATENATED MODULE: ./build/embedded/store/storage.js








/** Rows in memory and blobs in an existing folder: what ends with the process. */
async function openTemporary(folder) {
    const database = await (0,sqlite/* openMemory */.u)();
    await (0,migrate/* migrate */._r)(database);
    return { database, blobs: new MemoryBlobs(folder, Date.now), close: () => database.close() };
}
/**
 * Opens a data folder for this process alone: it is locked before anything in it is touched. Rows of an earlier version are
 * copied and brought forward.
 * @param openBlobs where blobs are elsewhere
 * @throws ConfigurationError for a folder that cannot be used
 */
async function openDataFolder(dataDir, openBlobs = () => Promise.resolve(new blobs_folder/* FolderBlobs */.J(dataDir))) {
    (0,data_folder/* makeDataDir */.cO)(dataDir);
    const lock = await (0,data_folder/* lockFolder */.MS)(dataDir);
    try {
        const database = await openRows(dataDir);
        try {
            const blobs = await openBlobs();
            await (0,migrate/* keepCopy */.xu)(database, dataDir);
            await (0,migrate/* migrate */._r)(database, (tx, from) => (from === 1 ? (0,from_version_1/* takeOverVersion1 */.f)(tx, blobs) : Promise.resolve()));
            const close = async () => {
                await database.close();
                await blobs.close();
                lock.release();
            };
            return { database, blobs, close };
        }
        catch (error) {
            await database.close();
            throw error;
        }
    }
    catch (error) {
        lock.release();
        if (error instanceof outcome/* ConfigurationError */.j1)
            throw error;
        throw new outcome/* ConfigurationError */.j1(`The data folder ${dataDir} cannot be used: ${(0,data_folder/* reasonOf */.A3)(error)}. Look at its disk and its rights, or give another one.`);
    }
}
/** The rows of a data folder, also while a service has it. @throws ConfigurationError */
function openRows(dataDir) {
    return (0,sqlite/* openSqlite */.L)((0,external_node_path_.join)(dataDir, 'store.sqlite'));
}


/***/ }),

/***/ 40796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   d: () => (/* binding */ storageOpener)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _embedded_store_blobs_open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44635);
/* harmony import */ var _embedded_store_migrations_migrate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56489);
/* harmony import */ var _embedded_store_storage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33179);




/** What the command line says, and the environment where it does not: an address with a password is better off there. */
function placeOf(place, environment) {
    const variable = (name) => environment[name]?.trim() || null;
    return {
        dataDir: place.dataDir,
        database: place.database ?? variable('CODE_SIMILARITY_DATABASE'),
        blobs: place.blobs ?? variable('CODE_SIMILARITY_BLOBS'),
    };
}
/**
 * How a service opens its storage; undefined: everything ends with the process, or is in the data folder.
 *
 * @throws ConfigurationError where the place of files is missing; the function, where something cannot be reached or used
 */
function storageOpener({ dataDir, database, blobs: place }, environment) {
    const where = place ?? dataDir;
    if (database !== null) {
        if (where !== null)
            return () => openShared(database, where, environment);
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('A database keeps no files. Give --blobs, a folder that all processes share or s3://bucket/prefix, or --data.');
    }
    if (place === null)
        return undefined;
    if (dataDir !== null)
        return () => (0,_embedded_store_storage_js__WEBPACK_IMPORTED_MODULE_3__/* .openDataFolder */ .l)(dataDir, () => (0,_embedded_store_blobs_open_js__WEBPACK_IMPORTED_MODULE_1__/* .openBlobs */ .d)(place, environment));
    throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('--blobs is for files alone. Give --data or --database for the rest.');
}
async function openShared(address, place, environment) {
    const { openPostgres } = await Promise.all(/* import() */[__webpack_require__.e(322), __webpack_require__.e(7)]).then(__webpack_require__.bind(__webpack_require__, 20388));
    const database = await openPostgres(address);
    try {
        await (0,_embedded_store_migrations_migrate_js__WEBPACK_IMPORTED_MODULE_2__/* .migrate */ ._r)(database);
        const blobs = await (0,_embedded_store_blobs_open_js__WEBPACK_IMPORTED_MODULE_1__/* .openBlobs */ .d)(place, environment);
        const close = async () => {
            await database.close();
            await blobs.close();
        };
        return { database, blobs, close };
    }
    catch (error) {
        await database.close();
        throw error;
    }
}


/***/ }),

/***/ 84861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ AUTO_DETECT),
/* harmony export */   T2: () => (/* binding */ ENGINE),
/* harmony export */   bJ: () => (/* binding */ FLAG_ABOVE),
/* harmony export */   be: () => (/* binding */ MATCH_TYPE),
/* harmony export */   c4: () => (/* binding */ STATE),
/* harmony export */   pP: () => (/* binding */ CAPABILITY)
/* harmony export */ });
/** Numeric states of a check (L113-L130). 6 is "processing": it carries estimated_completion like 7 and cannot be deleted. */
const STATE = { created: 1, failed: 3, completed: 4, processing: 6, queued: 7 };
/** Language id that means Auto Detect (L23). */
const AUTO_DETECT = 999;
/**
 * Engine ids that the start rules name (L192-L195): 1 where web and database are asked for, 9 Group Similarity. The two between are
 * ours, and available where a source on the web is configured.
 */
const ENGINE = { full: 1, web: 2, webAndDatabase: 3, group: 9 };
/** `match_type`: 1 peer, greater external, 10 AI-written code. Which external source it is is ours. */
const MATCH_TYPE = { peer: 1, database: 2, web: 3, ai: 10 };
/** Flagged above this by either number (L90, L261). */
const FLAG_ABOVE = 75;
/** Additions of the embedded service that a client may use where `/test-types` lists them in `capabilities`. */
const CAPABILITY = {
    /** Uploads take a `role` field. */
    roles: 'submission-roles',
    /** Results may be read for every submission: no pace is asked for. */
    unmetered: 'unmetered',
    /** The overview takes `brief`. */
    brief: 'brief-overview',
    /** The results of many submissions come in one answer (`/check/results-batch`). */
    resultsBatch: 'results-batch',
    /** This key is told its own verdict in bands, and nothing else of a result (`/checks/ID/verdict`). */
    bandsOnly: 'bands-only',
    /** The web can be searched: start takes `web`, and `/check/web` says what came of it. */
    web: 'web-search',
};


/***/ })

};
