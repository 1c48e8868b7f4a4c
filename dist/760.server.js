export const id = 760;
export const ids = [760];
export const modules = {

/***/ 26901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ namedBlobs),
/* harmony export */   Jw: () => (/* binding */ sweepBlobs),
/* harmony export */   oK: () => (/* binding */ namedAmong)
/* harmony export */ });
/** So many names are asked for in one statement. */
const AT_ONCE = 500;
/** A ZIP of version 1 began with the id of its row; later ones have longer random parts. */
const OF_VERSION_1 = /^submissions\/(\d+)-[0-9a-f]{12}\.zip$/;
/** All blobs that rows name, some at a time. */
async function* namedBlobs(db) {
    for (let after = 0; after !== null;) {
        const rows = await db
            .selectFrom('submissions')
            .select(['id', 'blob', 'fileSize'])
            .where('id', '>', after)
            .orderBy('id')
            .limit(AT_ONCE)
            .execute();
        yield rows.map(({ blob, fileSize }) => ({ name: blob, bytes: fileSize }));
        after = rows.at(-1)?.id ?? null;
    }
    for (let after = 0; after !== null;) {
        const rows = await db
            .selectFrom('checks')
            .select(['id', 'result'])
            .where('id', '>', after)
            .orderBy('id')
            .limit(AT_ONCE)
            .execute();
        yield rows.flatMap(({ result }) => (result === null ? [] : [{ name: result, bytes: null }]));
        after = rows.at(-1)?.id ?? null;
    }
    for (let after = 0; after !== null;) {
        const rows = await db
            .selectFrom('reports')
            .select(['checkId', 'blob'])
            .where('checkId', '>', after)
            .orderBy('checkId')
            .limit(AT_ONCE)
            .execute();
        yield rows.flatMap(({ blob }) => (blob === null ? [] : [{ name: blob, bytes: null }]));
        after = rows.at(-1)?.checkId ?? null;
    }
}
/** Which of these blobs a row names at this moment. */
async function namedAmong(db, names) {
    const zips = await db.selectFrom('submissions').select('blob').where('blob', 'in', names).execute();
    const results = await db.selectFrom('checks').select('result').where('result', 'in', names).execute();
    const reports = await db.selectFrom('reports').select('blob').where('blob', 'in', names).execute();
    const blobs = [...zips, ...reports].flatMap(({ blob }) => blob ?? []);
    return new Set([...blobs, ...results.flatMap(({ result }) => result ?? [])]);
}
/**
 * Deletes blobs that no row names: their process was killed between the blob and its row, or between row and blob.
 *
 * @param before milliseconds since the epoch: what is younger may belong to an upload of another process, whose row comes yet
 * @returns how many were deleted
 */
async function sweepBlobs({ db }, blobs, before) {
    const unreadable = await db
        .selectFrom('unreadable')
        .select('id')
        .where('kind', '=', 'submissions')
        .execute();
    const kept = new Set(unreadable.map(({ id }) => id));
    let swept = 0;
    let some = [];
    const sweep = async () => {
        const named = await namedAmong(db, some);
        const unnamed = some.filter((name) => !named.has(name));
        some = [];
        await blobs.delete(unnamed);
        swept += unnamed.length;
    };
    for await (const { name, modifiedAt } of blobs.list()) {
        if (modifiedAt >= before || kept.has(Number(OF_VERSION_1.exec(name)?.[1])))
            continue;
        some.push(name);
        if (some.length === AT_ONCE)
            await sweep();
    }
    await sweep();
    return swept;
}


/***/ }),

/***/ 6760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runBackup: () => (/* binding */ runBackup),
  runRestore: () => (/* binding */ runRestore)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/domain/exit-codes.js
var exit_codes = __webpack_require__(39438);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/embedded/store/data-folder.js
var data_folder = __webpack_require__(90206);
// EXTERNAL MODULE: ./build/embedded/store/storage.js + 1 modules
var storage = __webpack_require__(33179);
// EXTERNAL MODULE: ./build/server/open-storage.js
var open_storage = __webpack_require__(40796);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./build/embedded/store/blobs/blobs.js
var blobs = __webpack_require__(38270);
// EXTERNAL MODULE: ./build/embedded/store/blobs/folder.js
var blobs_folder = __webpack_require__(38708);
// EXTERNAL MODULE: ./build/embedded/store/migrations/migrate.js + 3 modules
var migrate = __webpack_require__(56489);
// EXTERNAL MODULE: ./build/embedded/store/named-blobs.js
var named_blobs = __webpack_require__(26901);
// EXTERNAL MODULE: ./build/embedded/store/sqlite.js
var sqlite = __webpack_require__(24141);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/server/backup/backup-folder.js








/** Written last: a folder without it holds no whole backup. */
const MANIFEST = 'backup.json';
const FORMAT = 1;
/** Where blobs lie in a backup, by their names. */
const BLOBS = 'blobs';
const file = schemas/* object */.Ikc({
    file: schemas/* string */.YjP().regex(/^[a-z]+-[0-9TZ]+\.(?:sqlite|txt)$/),
    bytes: schemas/* number */.aig(),
    sha256: schemas/* string */.YjP(),
});
const manifest = schemas/* object */.Ikc({
    format: schemas/* literal */.euz(FORMAT),
    /** Version of the program that wrote it. */
    program: schemas/* string */.YjP(),
    madeAt: iso/* datetime */.w$(),
    /** Kind of the database that was backed up; the rows are a file of SQLite in any case. */
    database: schemas/* enum */.k5n(['sqlite', 'postgresql']),
    rows: file,
    /** Hashes of all blobs, in the format of `sha256sum`. */
    sums: file,
    blobs: schemas/* object */.Ikc({ count: schemas/* number */.aig(), bytes: schemas/* number */.aig() }),
    /** Blobs that the rows name and that were not there. */
    missing: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** Length and SHA-256 of a file. @throws the system's error */
async function measured(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    for await (const piece of (0,external_node_fs_.createReadStream)(path)) {
        hash.update(piece);
        bytes += piece.length;
    }
    return { bytes, sha256: hash.digest('hex') };
}
/** null: there is none yet, or one that was cut off. @throws ConfigurationError for one of a later program */
async function readManifest(folder) {
    let text;
    try {
        text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, MANIFEST), 'utf8');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw error;
    }
    const read = manifest.safeParse(parsed(text));
    if (read.success)
        return read.data;
    throw new outcome/* ConfigurationError */.j1(`${(0,external_node_path_.join)(folder, MANIFEST)} is damaged, or of a later version of this program. Use that one, or another backup.`);
}
/** Makes a backup whole: until then the one before it in this folder is. */
async function writeManifest(folder, contents) {
    const path = (0,external_node_path_.join)(folder, MANIFEST);
    const text = `${JSON.stringify({ format: FORMAT, ...contents }, null, 2)}\n`;
    await (0,promises_.writeFile)(`${path}.new`, text, { mode: 0o600, flush: true });
    await (0,promises_.rename)(`${path}.new`, path);
    await (0,blobs_folder/* syncPath */.Z)(folder, 'r');
}
/** Reads hashes by the names of blobs. */
async function readSums(folder, { sums }) {
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, sums.file), 'utf8');
    const line = new RegExp(`^([0-9a-f]{64}) {2}${BLOBS}/(.+)$`);
    return new Map(text.split('\n').flatMap((one) => {
        const [, sum, name] = line.exec(one) ?? [];
        return sum === undefined || name === undefined || !(0,blobs/* isBlobName */.le)(name) ? [] : [[name, sum]];
    }));
}
/** Writes hashes as `sha256sum --check` reads them in the folder of the backup. */
async function writeSums(path, sums) {
    const lines = [...sums].map(([name, sum]) => `${sum}  ${BLOBS}/${name}\n`);
    await (0,promises_.writeFile)(path, lines.toSorted().join(''), { mode: 0o600, flush: true });
}
/** Length of a file; null: it is not there. */
async function lengthOf(path) {
    const stats = await (0,promises_.stat)(path).catch(() => null);
    return stats?.size ?? null;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/server/backup/copy-rows.js

/** So many rows are written in one statement; their columns are far below what one may have. */
const AT_ONCE = 500;
/** Says the version of PostgreSQL's tables; SQLite keeps it elsewhere. */
const VERSION = 'schema_version';
/**
 * Copies all rows from one database into another, whatever kind either is of. Both have tables of today's form; what the other one
 * holds is deleted first. Ids go on where they were, so that none is given twice.
 */
async function copyRows(from, to) {
    const there = new Set(await tablesOf(from));
    const tables = (await inOrder(to.kind === 'sqlite' ? to : from)).filter((name) => there.has(name));
    const target = named(to);
    for (const name of tables.toReversed()) {
        const rows = target.deleteFrom(name);
        await (name === 'meta' ? rows.where('name', '<>', VERSION) : rows).execute();
    }
    for (const name of tables) {
        let some = [];
        const write = async () => {
            if (some.length > 0)
                await target.insertInto(name).values(some).execute();
            some = [];
        };
        for await (const row of rowsOf(from, name)) {
            if (name === 'meta' && row['name'] === VERSION)
                continue;
            some.push(row);
            if (some.length === AT_ONCE)
                await write();
        }
        await write();
        await setLastId(to, name, await lastIdOf(from, name));
    }
}
function named({ db }) {
    return db.withoutPlugins();
}
async function tablesOf(side) {
    const query = side.kind === 'sqlite'
        ? (0,sql/* sql */.l) `select name from sqlite_master where type = 'table' and name not like 'sqlite%'`
        : (0,sql/* sql */.l) `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`;
    return (await query.execute(named(side))).rows.map(({ name }) => name);
}
/** Tables, each behind those that its rows refer to. */
async function inOrder(sqlite) {
    const ordered = new Set();
    const add = async (name, above) => {
        if (ordered.has(name) || above.includes(name))
            return;
        const { rows } = await (0,sql/* sql */.l) `select "table" from pragma_foreign_key_list(${name})`.execute(named(sqlite));
        for (const { table } of rows)
            await add(table, [...above, name]);
        ordered.add(name);
    };
    for (const name of await tablesOf(sqlite))
        await add(name, []);
    return [...ordered];
}
async function* rowsOf(side, name) {
    const db = named(side);
    if (side.kind === 'sqlite') {
        yield* db.selectFrom(name).selectAll().stream();
        return;
    }
    await (0,sql/* sql */.l) `declare rows_to_copy no scroll cursor for select * from ${sql/* sql */.l.table(name)}`.execute(db);
    for (;;) {
        const { rows } = await (0,sql/* sql */.l) `fetch ${sql/* sql */.l.lit(AT_ONCE)} from rows_to_copy`.execute(db);
        if (rows.length === 0)
            break;
        yield* rows;
    }
    await (0,sql/* sql */.l) `close rows_to_copy`.execute(db);
}
/** The highest id that a table ever gave; null: its rows have no such ids. */
async function lastIdOf(side, name) {
    const db = named(side);
    if (side.kind === 'sqlite') {
        const { rows } = await (0,sql/* sql */.l) `select seq from sqlite_sequence where name = ${name}`.execute(db);
        return rows[0]?.seq ?? null;
    }
    const sequence = await sequenceOf(side, name);
    if (sequence === null)
        return null;
    const { rows } = await (0,sql/* sql */.l) `select case when is_called then last_value else 0 end as last from ${sql/* sql */.l.raw(sequence)}`.execute(db);
    return rows[0]?.last ?? null;
}
async function setLastId(side, name, last) {
    if (last === null || last === 0)
        return;
    const db = named(side);
    if (side.kind === 'sqlite') {
        await (0,sql/* sql */.l) `delete from sqlite_sequence where name = ${name}`.execute(db);
        await (0,sql/* sql */.l) `insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db);
        return;
    }
    const sequence = await sequenceOf(side, name);
    if (sequence !== null)
        await (0,sql/* sql */.l) `select setval(${sequence}::regclass, ${sql/* sql */.l.lit(last)})`.execute(db);
}
/** The sequence of a table's ids in PostgreSQL, quoted where it has to be; null: it has none. */
async function sequenceOf(side, name) {
    const { rows } = await (0,sql/* sql */.l) `select pg_get_serial_sequence(attrelid::regclass::text, attname) as name from pg_attribute
     where attrelid = ${name}::regclass and attname = 'id'`.execute(named(side));
    return rows[0]?.name ?? null;
}

;// CONCATENATED MODULE: ./build/server/backup/back-up.js












/** Files that are copied at once: storage far away answers slowly, and much at a time. */
const back_up_AT_ONCE = 8;
/** So often rows are copied again because files of them were deleted meanwhile. */
const ROUNDS = 5;
/**
 * Copies rows and blobs into a folder while a service works on them. First the rows as they are at one moment, then the blobs that
 * they name, which never change. What the folder holds from the backup before is not copied again, and that one is whole until this
 * one is.
 *
 * @throws ConfigurationError where another backup uses the folder; the system's error where it cannot be written
 */
async function backUp(source, folder, now) {
    (0,data_folder/* makeDataDir */.cO)(folder);
    const lock = await (0,data_folder/* lockFolder */.MS)(folder);
    try {
        return await new Backup(source, folder, now).make();
    }
    finally {
        lock.release();
    }
}
class Backup {
    #database;
    #blobs;
    #folder;
    #parts;
    #now;
    #before = new Map();
    #sums = new Map();
    #gone = new Set();
    #damaged = new Set();
    #bytes = 0;
    #copied = 0;
    constructor({ database, blobs }, folder, now) {
        this.#database = database;
        this.#blobs = blobs;
        this.#folder = folder;
        this.#parts = (0,external_node_path_.join)(folder, 'part');
        this.#now = now;
    }
    async make() {
        const before = await readManifest(this.#folder);
        if (before !== null)
            this.#before = await readSums(this.#folder, before).catch(() => new Map());
        // Makes the folders of blobs.
        const kept = new blobs_folder/* FolderBlobs */.J((0,external_node_path_.join)(this.#folder, BLOBS));
        await (0,promises_.rm)(this.#parts, { recursive: true, force: true });
        await (0,promises_.mkdir)(this.#parts, { mode: 0o700 });
        const stamp = new Date(this.#now).toISOString().replace(/[-:.]/g, '');
        const rows = `rows-${stamp}.sqlite`;
        const sums = `sums-${stamp}.txt`;
        await this.#copyAll((0,external_node_path_.join)(this.#folder, rows));
        await writeSums((0,external_node_path_.join)(this.#folder, sums), this.#sums);
        await writeManifest(this.#folder, {
            program: version/* VERSION */.x,
            madeAt: new Date(this.#now).toISOString(),
            database: this.#database.kind,
            rows: { file: rows, ...(await measured((0,external_node_path_.join)(this.#folder, rows))) },
            sums: { file: sums, ...(await measured((0,external_node_path_.join)(this.#folder, sums))) },
            blobs: { count: this.#sums.size, bytes: this.#bytes },
            missing: [...this.#gone],
        });
        await this.#deleteOld(kept, [rows, sums]);
        return {
            files: this.#sums.size,
            bytes: this.#bytes,
            copied: this.#copied,
            missing: [...this.#gone],
            damaged: [...this.#damaged],
        };
    }
    /** What is deleted while it is copied is no longer named by the rows of the next round. */
    async #copyAll(rows) {
        for (let round = 1;; round += 1) {
            this.#sums.clear();
            this.#gone.clear();
            this.#damaged.clear();
            this.#bytes = 0;
            await writeRows(this.#database, rows);
            await this.#copyNamed(rows);
            const named = this.#gone.size === 0 ? this.#gone : await (0,named_blobs/* namedAmong */.oK)(this.#database.db, [...this.#gone]);
            if (named.size === this.#gone.size || round === ROUNDS)
                return;
        }
    }
    async #copyNamed(rows) {
        const copy = await (0,sqlite/* openSqlite */.L)(rows);
        try {
            for await (const some of (0,named_blobs/* namedBlobs */.CZ)(copy.db)) {
                for (let at = 0; at < some.length; at += back_up_AT_ONCE) {
                    await Promise.all(some.slice(at, at + back_up_AT_ONCE).map((one) => this.#keep(one)));
                }
            }
        }
        finally {
            await copy.close();
        }
    }
    async #keep({ name, bytes }) {
        const path = (0,external_node_path_.join)(this.#folder, BLOBS, name);
        const there = await lengthOf(path);
        const known = this.#before.get(name);
        const isKept = there !== null && known !== undefined && (bytes === null || bytes === there);
        if (!isKept && !(await this.#copy(name, path)))
            return;
        const { bytes: length, sha256 } = isKept ? { bytes: there, sha256: known } : await measured(path);
        if (bytes !== null && bytes !== length)
            this.#damaged.add(name);
        this.#sums.set(name, sha256);
        this.#bytes += length;
    }
    /** @returns false: it is not there */
    async #copy(name, path) {
        const part = (0,external_node_path_.join)(this.#parts, `${name.replace('/', '-')}.part`);
        try {
            const contents = await this.#blobs.fetch(name, this.#parts);
            if (typeof contents !== 'string')
                await (0,promises_.writeFile)(part, contents, { mode: 0o600 });
            else if ((0,external_node_path_.dirname)(contents) === this.#parts)
                await (0,promises_.rename)(contents, part);
            else
                await (0,promises_.copyFile)(contents, part, promises_.constants.COPYFILE_FICLONE);
        }
        catch (error) {
            const isGone = error instanceof blobs/* BlobMissing */.QO || error.code === 'ENOENT';
            if (!isGone)
                throw error;
            this.#gone.add(name);
            return false;
        }
        await (0,promises_.chmod)(part, 0o600);
        await (0,blobs_folder/* syncPath */.Z)(part, 'r+');
        await (0,promises_.rename)(part, path);
        this.#copied += 1;
        return true;
    }
    /** What was deleted in the service is deleted here too, or retention would end at the backup. */
    async #deleteOld(kept, files) {
        await (0,promises_.rm)(this.#parts, { recursive: true, force: true });
        for (const name of await (0,promises_.readdir)(this.#folder)) {
            if (/^(?:rows|sums)-/.test(name) && !files.includes(name))
                await (0,promises_.rm)((0,external_node_path_.join)(this.#folder, name));
        }
        const old = [];
        for await (const { name } of kept.list())
            if (!this.#sums.has(name))
                old.push(name);
        await kept.delete(old);
    }
}
/** Writes the rows of one moment into a new file of SQLite. */
async function writeRows(database, path) {
    await (0,promises_.rm)(path, { force: true });
    if (database.kind === 'sqlite') {
        await (0,sql/* sql */.l) `vacuum into ${path}`.execute(database.db);
    }
    else {
        const copy = await (0,sqlite/* openSqlite */.L)(path);
        try {
            await (0,migrate/* migrate */._r)(copy);
            await database.db
                .transaction()
                .setIsolationLevel('repeatable read')
                .execute((from) => copy.transact((to) => copyRows({ kind: 'postgresql', db: from }, { kind: 'sqlite', db: to })));
        }
        finally {
            await copy.close();
        }
    }
    await (0,promises_.chmod)(path, 0o600);
    await (0,blobs_folder/* syncPath */.Z)(path, 'r+');
}

// EXTERNAL MODULE: ./build/server/open-running.js
var open_running = __webpack_require__(38842);
;// CONCATENATED MODULE: ./build/server/backup/restore.js







/**
 * Puts a backup into an empty database and an empty place for blobs, of whatever kind either is. Every byte is checked. Blobs are
 * written before the rows that name them, and the rows all or none: what is cut off has no checks, and is refused as a target.
 *
 * @param temp an existing folder on the disk of the target, for files on their way
 * @throws ConfigurationError where the backup is not whole, its rows are damaged, or the target is not empty
 */
async function restore(folder, target, temp) {
    const manifest = await readManifest(folder);
    if (manifest === null) {
        throw new outcome/* ConfigurationError */.j1(`${folder} holds no whole backup: it has no backup.json. Give the folder of one, or make it again if it was cut off.`);
    }
    for (const one of [manifest.rows, manifest.sums]) {
        const { bytes, sha256 } = await measured((0,external_node_path_.join)(folder, one.file)).catch(() => ({ bytes: -1, sha256: '' }));
        if (bytes === one.bytes && sha256 === one.sha256)
            continue;
        throw new outcome/* ConfigurationError */.j1(`${(0,external_node_path_.join)(folder, one.file)} is missing or damaged: its bytes are not those that were backed up. Restore another backup.`);
    }
    await refuseFull(target);
    const rows = (0,external_node_path_.join)(temp, 'rows.sqlite');
    await (0,promises_.copyFile)((0,external_node_path_.join)(folder, manifest.rows.file), rows);
    await (0,promises_.chmod)(rows, 0o600);
    const copy = await (0,sqlite/* openSqlite */.L)(rows);
    try {
        await (0,migrate/* migrate */._r)(copy);
        const done = [];
        try {
            const damaged = await restoreBlobs(folder, manifest, target.blobs, temp, done);
            await target.database.transact((to) => copyRows({ kind: 'sqlite', db: copy.db }, { kind: target.database.kind, db: to }));
            return { manifest, files: done.length, damaged };
        }
        catch (error) {
            // The target is as empty as it was, so that it can be tried again.
            await target.blobs.delete(done).catch(() => undefined);
            throw error;
        }
    }
    finally {
        await copy.close();
        await (0,promises_.rm)(rows, { force: true });
    }
}
/** @throws ConfigurationError */
async function refuseFull({ database, blobs }) {
    const check = await database.db.selectFrom('checks').select('id').executeTakeFirst();
    const users = await database.db.selectFrom('users').select('id').limit(2).execute();
    if (check !== undefined || users.length > 1) {
        throw new outcome/* ConfigurationError */.j1('The database to restore into is not empty. Give one without checks and people: nothing is written over.');
    }
    for await (const { name } of blobs.list()) {
        throw new outcome/* ConfigurationError */.j1(`The place for files to restore into is not empty: it has ${name}. Give an empty one; where a restore was cut off, empty it first.`);
    }
}
/** @param done names of what is there again, as it is put. @returns names of what is damaged */
async function restoreBlobs(folder, manifest, blobs, temp, done) {
    const damaged = [];
    const parts = (0,external_node_path_.join)(temp, 'part');
    await (0,promises_.mkdir)(parts, { recursive: true, mode: 0o700 });
    for (const [name, sum] of await readSums(folder, manifest)) {
        const part = (0,external_node_path_.join)(parts, (0,external_node_path_.basename)(name));
        const found = await (0,promises_.copyFile)((0,external_node_path_.join)(folder, BLOBS, name), part)
            .then(() => measured(part))
            .catch((error) => {
            if (error.code === 'ENOENT')
                return null;
            throw error;
        });
        if (found?.sha256 === sum) {
            done.push(name);
            await blobs.put(name, part);
        }
        else {
            damaged.push(name);
        }
    }
    await (0,promises_.rm)(parts, { recursive: true, force: true });
    return damaged;
}

;// CONCATENATED MODULE: ./build/server/backup/commands.js












/** The key that a data folder made for itself. */
const KEY = 'key';
/** So many files are named one by one. */
const MOST_NAMED = 20;
/** Copies what a server has into a folder, while it serves. @throws ConfigurationError */
async function runBackup({ folder, storage }, environment) {
    const place = (0,open_storage/* placeOf */.$)(storage, environment);
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'store.sqlite'))) {
        throw new outcome/* ConfigurationError */.j1(`${folder} is a data folder. Give the backup another one, on another disk.`);
    }
    const source = await (0,open_running/* openRunning */._k)(place, environment);
    try {
        const report = await backUp(source, folder, Date.now()).catch((error) => {
            throw error instanceof outcome/* ConfigurationError */.j1
                ? error
                : new outcome/* ConfigurationError */.j1(`The backup in ${folder} is not whole: ${(0,data_folder/* reasonOf */.A3)(error)}. Look at both disks, and make it again; an earlier backup there is as it was.`);
        });
        if (place.dataDir !== null)
            await copyKey(place.dataDir, folder);
        for (const name of report.missing.slice(0, MOST_NAMED)) {
            warn(`${name} is missing, and is not in the backup.`);
        }
        for (const name of report.damaged.slice(0, MOST_NAMED)) {
            warn(`${name} has another length than when it was handed in; the backup has it as it is.`);
        }
        process.stdout.write(`The backup in ${folder} is whole: ${report.files} files with ${megabytes(report.bytes)} (${report.copied} new), ${report.missing.length} missing, ${report.damaged.length} damaged.\n`);
        return 0;
    }
    finally {
        await source.close();
    }
}
/** Puts a backup into an empty place. @returns FAILED where files of the backup are damaged. @throws ConfigurationError */
async function runRestore({ folder, storage }, environment) {
    const place = (0,open_storage/* placeOf */.$)(storage, environment);
    const { dataDir } = place;
    if (dataDir === null && place.database === null) {
        throw new outcome/* ConfigurationError */.j1('Nothing says where to restore into. Give --data, or --database and --blobs.');
    }
    const isFolder = dataDir !== null && place.database === null;
    if (isFolder)
        await refuseUsed(dataDir, folder);
    let report;
    try {
        report = await restoreInto(folder, place, environment);
        if (isFolder)
            await copyKey(folder, dataDir);
    }
    catch (error) {
        // It was empty before.
        if (isFolder)
            await emptyFolder(dataDir);
        if (error instanceof outcome/* ConfigurationError */.j1)
            throw error;
        throw new outcome/* ConfigurationError */.j1(`Nothing was restored: ${(0,data_folder/* reasonOf */.A3)(error)}. Look at the place to restore into, and try again.`);
    }
    for (const name of report.damaged.slice(0, MOST_NAMED)) {
        warn(`${name} is damaged in the backup, and was left out.`);
    }
    process.stdout.write(`Restored the backup of ${report.manifest.madeAt}: ${report.files} files, ${report.damaged.length} damaged and left out, ${report.manifest.missing.length} missing before.\n`);
    return report.damaged.length === 0 ? 0 : exit_codes/* FAILED */.Wk;
}
async function restoreInto(folder, place, environment) {
    const { dataDir, database } = place;
    const temp = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'code-similarity-restore-'));
    try {
        const open = (0,open_storage/* storageOpener */.d)(place, environment) ?? (() => (0,storage/* openDataFolder */.l)(dataDir ?? ''));
        const target = await open();
        // Beside what it becomes, so that files need not be copied once more.
        const beside = dataDir !== null && database === null ? (0,external_node_path_.join)(dataDir, 'spool') : temp;
        try {
            await (0,promises_.mkdir)(beside, { recursive: true, mode: 0o700 });
            return await restore(folder, target, beside);
        }
        finally {
            await target.close();
        }
    }
    finally {
        await (0,promises_.rm)(temp, { recursive: true, force: true });
    }
}
/** @throws ConfigurationError where the folder has anything in it: a running server's has */
async function refuseUsed(dataDir, folder) {
    const names = await (0,promises_.readdir)(dataDir).catch((error) => {
        if (error.code === 'ENOENT')
            return [];
        throw new outcome/* ConfigurationError */.j1(`${dataDir} cannot be read: ${(0,data_folder/* reasonOf */.A3)(error)}. Give another folder.`);
    });
    if (names.length > 0 || (0,external_node_path_.resolve)(dataDir) === (0,external_node_path_.resolve)(folder)) {
        throw new outcome/* ConfigurationError */.j1(`The data folder ${dataDir} is not empty. Give a new one: a restore writes nothing over.`);
    }
}
async function emptyFolder(folder) {
    const names = await (0,promises_.readdir)(folder).catch(() => []);
    for (const name of names)
        await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { recursive: true });
}
async function copyKey(from, to) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(from, KEY)))
        await (0,promises_.copyFile)((0,external_node_path_.join)(from, KEY), (0,external_node_path_.join)(to, KEY));
}
function warn(sentence) {
    process.stderr.write(`warning: ${sentence}\n`);
}
function megabytes(bytes) {
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}


/***/ }),

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

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The program's version; the build's check keeps it equal to package.json. */
const VERSION = '0.1.0';


/***/ })

};
