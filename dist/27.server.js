export const id = 27;
export const ids = [27];
export const modules = {

/***/ 38842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ openRunningBlobs),
/* harmony export */   _k: () => (/* binding */ openRunning),
/* harmony export */   hK: () => (/* binding */ openRunningRows),
/* harmony export */   iB: () => (/* binding */ hasRows)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93153);
/* harmony import */ var _embedded_store_blobs_open_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44635);
/* harmony import */ var _embedded_store_migrations_migrate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56489);
/* harmony import */ var _embedded_store_sqlite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24141);






/**
 * Opens what a server may be using at this moment: nothing is locked, made or brought forward.
 *
 * @throws ConfigurationError where there is none, or its rows are of another version
 */
async function openRunning(place, environment) {
    // Before anything is opened.
    const files = filesOf(place);
    const database = await openRunningRows(place);
    try {
        const blobs = await (0,_embedded_store_blobs_open_js__WEBPACK_IMPORTED_MODULE_3__/* .openBlobs */ .d)(files, environment);
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
/** Opens the files of a server alone. @throws ConfigurationError */
function openRunningBlobs(place, environment) {
    return (0,_embedded_store_blobs_open_js__WEBPACK_IMPORTED_MODULE_3__/* .openBlobs */ .d)(filesOf(place), environment);
}
function filesOf({ blobs, dataDir }) {
    const files = blobs ?? dataDir;
    if (files !== null)
        return files;
    throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('Nothing says where the files of the server are. Give what it was started with: --data, or --database and --blobs.');
}
/** Opens the rows alone, as `openRunning` does. @throws ConfigurationError */
async function openRunningRows(place) {
    const database = await openRows(place);
    try {
        await (0,_embedded_store_migrations_migrate_js__WEBPACK_IMPORTED_MODULE_4__/* .requireCurrent */ .$L)(database);
        return database;
    }
    catch (error) {
        await database.close();
        throw error;
    }
}
async function openRows({ dataDir, database }) {
    if (database !== null) {
        const { openPostgres } = await Promise.all(/* import() */[__webpack_require__.e(322), __webpack_require__.e(7)]).then(__webpack_require__.bind(__webpack_require__, 20388));
        return openPostgres(database);
    }
    if (dataDir === null) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('Nothing says which server is meant. Give what it was started with: --data, or --database and --blobs.');
    }
    if (hasRows(dataDir))
        return (0,_embedded_store_sqlite_js__WEBPACK_IMPORTED_MODULE_5__/* .openSqlite */ .L)(rowsIn(dataDir));
    throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`No server keeps anything in ${dataDir}. Give --data, the folder that the server was started with.`);
}
/** Whether a data folder was used already. */
function hasRows(dataDir) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(rowsIn(dataDir));
}
function rowsIn(dataDir) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, 'store.sqlite');
}


/***/ }),

/***/ 4027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAudit: () => (/* binding */ runAudit)
/* harmony export */ });
/* harmony import */ var _embedded_server_people_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24438);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33699);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73387);
/* harmony import */ var _text_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52220);
/* harmony import */ var _with_people_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95856);





/** They are held in memory. */
const MOST = 100_000;
/** Prints who did what on a server, which may run meanwhile. @throws ConfigurationError */
function runAudit(command, environment, { print, note } = _with_people_js__WEBPACK_IMPORTED_MODULE_2__/* .TERMINAL */ .ff) {
    return (0,_with_people_js__WEBPACK_IMPORTED_MODULE_2__/* .withPeople */ .Qs)(command, environment, false, async ({ people }) => {
        const { since, checkId, user, json } = command;
        const entries = await people.audit.list({
            since: since === null ? null : (0,_with_people_js__WEBPACK_IMPORTED_MODULE_2__/* .momentOf */ .Et)(since, Date.now(), -1),
            checkId,
            userId: user === null ? null : (await people.users.named(user)).id,
            concerning: null,
            most: MOST,
        });
        if (json)
            print(JSON.stringify({ entries: entries.map(_embedded_server_people_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRow */ .Ax) }, null, 2));
        else
            for (const line of auditTable(entries, await (0,_with_people_js__WEBPACK_IMPORTED_MODULE_2__/* .shownNames */ .kA)(people)))
                print(line);
        if (entries.length < MOST)
            return;
        note(`These are the latest ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(MOST)} entries. Give --since, --check or --user for others.`);
    });
}
function auditTable(entries, nameOf) {
    const shown = (number) => (number === null ? '' : String(number));
    return (0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .aligned */ .b6)([
        ['when', 'who', 'key', 'what', 'check', 'submission', 'whose', 'details'],
        ...entries.map((entry) => [
            (0,_with_people_js__WEBPACK_IMPORTED_MODULE_2__/* .shownTime */ .h5)(entry.at, ''),
            (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(entry.userName),
            shown(entry.keyId),
            (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(entry.action),
            shown(entry.checkId),
            shown(entry.submissionId),
            entry.ownerId === null ? '' : nameOf(entry.ownerId),
            (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(entry.details ?? ''),
        ]),
    ]);
}


/***/ }),

/***/ 95856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ momentOf),
/* harmony export */   Qs: () => (/* binding */ withPeople),
/* harmony export */   ff: () => (/* binding */ TERMINAL),
/* harmony export */   h5: () => (/* binding */ shownTime),
/* harmony export */   kA: () => (/* binding */ shownNames),
/* harmony export */   qN: () => (/* binding */ BY_COMMAND),
/* harmony export */   qz: () => (/* binding */ tell)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _embedded_store_away_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66799);
/* harmony import */ var _embedded_store_data_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90206);
/* harmony import */ var _embedded_store_migrations_migrate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56489);
/* harmony import */ var _embedded_store_people_caller_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78650);
/* harmony import */ var _embedded_store_people_people_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61053);
/* harmony import */ var _embedded_store_room_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9170);
/* harmony import */ var _embedded_store_storage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33179);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(33699);
/* harmony import */ var _open_running_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38842);
/* harmony import */ var _open_storage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40796);











/** Who acts by a command: whoever may open the database administers the service. */
const BY_COMMAND = { userId: _embedded_store_people_caller_js__WEBPACK_IMPORTED_MODULE_4__/* .OWNER_ID */ .Wc, name: 'command line', keyId: null };
const TERMINAL = {
    print: (line) => void process.stdout.write(`${line}\n`),
    note: (sentence) => void process.stderr.write(`${sentence}\n`),
};
/**
 * Opens the rows of a server, which may run meanwhile, for as long as the body takes.
 *
 * @param isNew whether they are made where there are none
 * @throws ConfigurationError
 */
async function withPeople({ storage }, environment, isNew, body) {
    const place = (0,_open_storage_js__WEBPACK_IMPORTED_MODULE_9__/* .placeOf */ .$)(storage, environment);
    try {
        if (isNew)
            await makeRows(place);
        const database = await (0,_open_running_js__WEBPACK_IMPORTED_MODULE_8__/* .openRunningRows */ .hK)(place);
        try {
            await body({ people: (0,_embedded_store_people_people_js__WEBPACK_IMPORTED_MODULE_5__/* .peopleOf */ .x)(database, Date.now), database, place });
        }
        finally {
            await database.close();
        }
        return 0;
    }
    catch (error) {
        throw asSentence(error);
    }
}
async function makeRows({ dataDir, database }) {
    if (database !== null) {
        const { openPostgres } = await Promise.all(/* import() */[__webpack_require__.e(322), __webpack_require__.e(388)]).then(__webpack_require__.bind(__webpack_require__, 20388));
        const rows = await openPostgres(database);
        try {
            // Others are brought forward by a server alone.
            if (await (0,_embedded_store_migrations_migrate_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmpty */ .Im)(rows))
                await (0,_embedded_store_migrations_migrate_js__WEBPACK_IMPORTED_MODULE_3__/* .migrate */ ._r)(rows);
        }
        finally {
            await rows.close();
        }
    }
    else if (dataDir !== null && !(0,_open_running_js__WEBPACK_IMPORTED_MODULE_8__/* .hasRows */ .iB)(dataDir)) {
        const storage = await (0,_embedded_store_storage_js__WEBPACK_IMPORTED_MODULE_7__/* .openDataFolder */ .l)(dataDir);
        await storage.close();
    }
}
function asSentence(error) {
    if ((0,_embedded_store_data_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocked */ .ln)(error)) {
        return new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('The server writes without a pause at the moment. Try again in some seconds.');
    }
    if ((0,_embedded_store_room_js__WEBPACK_IMPORTED_MODULE_6__/* .isNoRoom */ .Ry)(error)) {
        return new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('The disk of the database is full. Make room on it, and try again.');
    }
    if (error instanceof _embedded_store_away_js__WEBPACK_IMPORTED_MODULE_1__/* .DatabaseAway */ .c) {
        return new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('The database was lost on the way. List what is there before you try again: it may have been done.');
    }
    return error;
}
/** Says what was done: as JSON, in a line, or not at all. */
function tell({ json, quiet }, { print }, document, line) {
    if (json)
        print(JSON.stringify(document, null, 2));
    else if (!quiet)
        print(line);
}
/** A time of rows for a person. */
function shownTime(ms, never) {
    return ms === null ? never : `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** Names by their ids, as they are shown. */
async function shownNames({ users }) {
    const names = new Map((await users.list()).map(({ id, name }) => [id, (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .visible */ .RK)(name)]));
    return (id) => names.get(id) ?? `user ${id}, who is gone`;
}
/** @param direction of a span, from now */
function momentOf(when, now, direction) {
    return when.kind === 'moment' ? when.ms : now + direction * when.ms;
}


/***/ }),

/***/ 52220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b6: () => (/* binding */ aligned)
/* harmony export */ });
/* unused harmony exports painter, bar, columns, pad */
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33699);

const BAR = 10;
const CODES = { good: '32', bad: '31', warn: '33', dim: '2' };
/** Paints text where colours are wanted. */
function painter(colour) {
    return (kind, text) => (colour ? `\u001b[${CODES[kind]}m${text}\u001b[0m` : text);
}
/** A bar for a score, as wide for every one; blanks for none. */
function bar(value) {
    if (value === null)
        return ' '.repeat(BAR);
    const full = Math.round((Math.min(100, Math.max(0, value)) / 100) * BAR);
    return '█'.repeat(full) + '·'.repeat(BAR - full);
}
/** Columns a text takes on a terminal: East Asian wide characters and emoji take two, combining marks none. */
function columns(text) {
    let sum = 0;
    for (const character of (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text)) {
        if (/\p{M}/u.test(character))
            continue;
        sum +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return sum;
}
/** Padded or cut (with `…`) to a width in columns. */
function pad(text, width) {
    const wide = columns(text);
    if (wide <= width)
        return text + ' '.repeat(width - wide);
    let cut = '';
    let used = 0;
    for (const character of text) {
        const next = used + columns(character);
        if (next > width - 1)
            break;
        cut += character;
        used = next;
    }
    return `${cut}…${' '.repeat(width - 1 - used)}`;
}
/** Cells below each other, two blanks apart. @param rows each as long as the first one */
function aligned(rows) {
    const widths = (rows[0] ?? []).map((_, at) => rows.reduce((widest, row) => Math.max(widest, columns(row[at] ?? '')), 0));
    return rows.map((row) => row
        .map((cell, at) => pad(cell, widths[at] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ })

};
