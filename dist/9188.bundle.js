export const id = 9188;
export const ids = [9188];
export const modules = {



92749:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Jt:()=>flag,
N5:()=>makeNew,
OB:()=>rowOf,
Pq:()=>json,
Qq:()=>text,
ee:()=>bytes,
id:()=>id,
nd:()=>integer,
o:()=>bigint,
tp:()=>table,
x:()=>real,
zv:()=>recordOf
});
var kysely__0__ = __load__(10769);

const TYPES = {
	text: {
		sqlite: "text",
		postgresql: "text collate \"C\""
	},
	integer: {
		sqlite: "integer",
		postgresql: "bigint"
	},
	bigint: {
		sqlite: "bigint",
		postgresql: "bigint"
	},
	real: {
		sqlite: "double precision",
		postgresql: "double precision"
	},
	bytes: {
		sqlite: "blob",
		postgresql: "bytea"
	}
};
const FLAG = {
	read: (kept) => kept === 1,
	write: (field) => field === true ? 1 : 0
};
const AS_JSON = {
	read: (kept) => JSON.parse(String(kept)),
	write: JSON.stringify
};
class Column {
	traits;
	constructor(traits) {
		this.traits = traits;
	}
	orNull() {
		return new Column({
			...this.traits,
			mayBeNull: true
		});
	}
	later() {
		return new Column({
			...this.traits,
			mayBeNull: true
		});
	}
	fromZero() {
		return new Column({
			...this.traits,
			isZeroAtFirst: true
		});
	}
	unique() {
		return new Column({
			...this.traits,
			isUnique: true
		});
	}
	key() {
		return new Column({
			...this.traits,
			isKey: true
		});
	}
	since(version) {
		return new Column({
			...this.traits,
			since: version
		});
	}
}
const text = () => new Column({ type: "text" });
const integer = () => new Column({ type: "integer" });
const bigint = () => new Column({ type: "bigint" });
const real = () => new Column({ type: "real" });
const bytes = () => new Column({ type: "bytes" });
const flag = () => new Column({
	type: "integer",
	codec: FLAG
});
const json = () => new Column({
	type: "text",
	codec: AS_JSON
});
const id = () => new Column({
	type: "integer",
	isKey: true,
	isCounted: true
});
function table(columns, rules = {}) {
	return {
		...rules,
		columns
	};
}
function recordOf(of, row) {
	return converted(of, row, "read");
}
function rowOf(of, fields) {
	return converted(of, fields, "write");
}
function converted({ columns }, values, by) {
	const all = { ...values };
	for (const [name, { traits }] of Object.entries(columns)) {
		if (traits.codec !== undefined && all[name] != null) all[name] = traits.codec[by](all[name]);
	}
	return all;
}
async function makeNew({ schema }, kind, tables, version) {
	for (const [name, all] of Object.entries(tables)) {
		const isNew = ({ since = all.since ?? 1 }) => since === version;
		const columns = Object.entries(all.columns).filter(([, { traits }]) => isNew(traits));
		if (isNew(all)) {
			await newTable(schema.createTable(name), all, columns, kind).execute();
		} else {
			for (const [column, { traits }] of columns) {
				await schema.alterTable(name).addColumn(column, typeOf(traits, kind), define(traits, kind)).execute();
			}
		}
		for (const [index, rules] of Object.entries(all.indexes ?? {})) {
			if (isNew(rules)) await newIndex(schema.createIndex(index).on(name), rules).execute();
		}
	}
}
function newTable(empty, { key = {}, unique = {}, withoutRowid, mayBeLost }, columns, kind) {
	let made = mayBeLost === true && kind === "postgresql" ? empty.modifyFront((0,kysely__0__.l)`unlogged`) : empty;
	for (const [name, { traits }] of columns) {
		made = made.addColumn(name, typeOf(traits, kind), define(traits, kind));
	}
	for (const [name, on] of Object.entries(key)) made = made.addPrimaryKeyConstraint(name, [...on]);
	for (const [name, on] of Object.entries(unique)) made = made.addUniqueConstraint(name, [...on]);
	return withoutRowid === true && kind === "sqlite" ? made.modifyEnd((0,kysely__0__.l)`without rowid`) : made;
}
function newIndex(empty, { columns, isUnique, where }) {
	const all = empty.columns([...columns]);
	const some = where === undefined ? all : all.where(kysely__0__.l.ref(where[0]), where[1], null);
	return isUnique === true ? some.unique() : some;
}
function typeOf({ type }, kind) {
	return kysely__0__.l.raw(TYPES[type][kind]);
}
function define({ mayBeNull, isZeroAtFirst, isUnique, isKey, isCounted }, kind) {
	return (plain) => {
		let column = plain;
		if (isKey === true) column = column.primaryKey();
		else if (mayBeNull !== true) column = column.notNull();
		if (isZeroAtFirst === true) column = column.defaultTo(0);
		if (isUnique === true) column = column.unique();
		if (isCounted !== true) return column;
		return kind === "sqlite" ? column.autoIncrement() : column.generatedByDefaultAsIdentity();
	};
}


}),



69899:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$L:()=>requireCurrent,
Dr:()=>requireTables,
Im:()=>isEmpty,
OA:()=>VERSION_ROW,
UT:()=>STEPS,
_r:()=>migrate
});
var node_fs_promises__0__ = __load__(51455);
var node_path__1__ = __load__(76760);
var _base__10__ = __load__(98216);
var _base__11__ = __load__(4771);
var kysely__9__ = __load__(10769);
var _columns_js__2__ = __load__(92749);
var _database_js__3__ = __load__(78181);
var _people_caller_js__4__ = __load__(6841);
var _people_names_js__5__ = __load__(75856);
var _says_js__6__ = __load__(62456);
var _sqlite_js__7__ = __load__(15640);
var _tables_js__8__ = __load__(71520);











async function migrate(database, steps, copyTo = null) {
	const before = await versionOf(database, steps);
	if (before === steps.length) return;
	if (before > 0 && copyTo !== null) {
		const copy = (0,node_path__1__.join)(copyTo, `store.sqlite.version-${before}`);
		await (0,_sqlite_js__7__._M)(database, `${copy}.new`);
		await (0,node_fs_promises__0__.rename)(`${copy}.new`, copy);
	}
	const { kind } = database;
	await database.transact(async (tx) => {
		if (kind === "postgresql") {
			await (0,kysely__9__.l)`set local statement_timeout = 0`.execute(tx);
			await (0,kysely__9__.l)`set local lock_timeout = 0`.execute(tx);
			await (0,kysely__9__.l)`select pg_advisory_xact_lock(7402118)`.execute(tx);
		}
		const from = await versionOf({
			kind,
			db: tx
		}, steps);
		for (const step of steps.slice(from)) await step(tx, kind);
		await noteVersion({
			kind,
			db: tx
		}, steps.length);
	});
}
async function isEmpty(database, steps) {
	return await versionOf(database, steps) === 0;
}
async function requireCurrent(database, steps) {
	const version = await versionOf(database, steps);
	if (version === steps.length) return requireTables(database);
	throw new _base__10__.j1((0,_base__11__.G)(_says_js__6__.Cq, {
		version,
		steps: steps.length
	}));
}
const UNKNOWN = new Set([
	1,
	"42703",
	"42P01"
]);
async function requireTables({ db }) {
	for (const [name, { columns }] of Object.entries(_tables_js__8__.C)) {
		try {
			const from = db.selectFrom(name).select(Object.keys(columns));
			await from.limit(0).execute();
		} catch (error) {
			const { code, errcode } = error;
			if (!UNKNOWN.has(errcode ?? code)) throw error;
			throw new _base__10__.j1((0,_base__11__.G)(_says_js__6__.wX, { error: (0,_base__10__.bD)(error) }));
		}
	}
}
async function versionOf({ kind, db }, { length: last }) {
	const version = kind === "sqlite" ? await sqliteVersion(db) : await postgresVersion(db);
	if (version > last) {
		throw new _base__10__.j1((0,_base__11__.G)(_says_js__6__.pz, {
			version,
			last
		}));
	}
	return version;
}
const VERSION_ROW = "schema_version";
async function sqliteVersion(db) {
	const { rows } = await (0,kysely__9__.l)`pragma user_version`.execute(db);
	return rows[0]?.userVersion ?? 0;
}
async function postgresVersion(db) {
	const { rows } = await (0,kysely__9__.l)`
    select from pg_tables where schemaname = current_schema() and tablename = 'meta'`.execute(db);
	if (rows.length === 0) return 0;
	return Number(await (0,_database_js__3__.fX)(db, VERSION_ROW));
}
async function noteVersion({ kind, db }, version) {
	if (kind === "sqlite") await (0,kysely__9__.l)`pragma user_version = ${kysely__9__.l.lit(version)}`.execute(db);
	else await (0,_database_js__3__.fB)(db, VERSION_ROW, String(version));
}
const toVersion1 = async (tx, kind) => {
	await (0,_columns_js__2__.N5)(tx, kind, _tables_js__8__.C, 1);
	const { name, role } = _people_caller_js__4__.y;
	await tx.insertInto("users").values({
		name,
		nameKey: (0,_people_names_js__5__.mw)(name),
		role,
		createdAt: Date.now()
	}).execute();
};
const STEPS = [toVersion1];


}),

6841:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
W:()=>OWNER_ID,
y:()=>OWNER
});
const OWNER_ID = 1;
const OWNER = {
	userId: OWNER_ID,
	name: "owner",
	role: "administrator",
	scope: "full",
	keyId: null,
	corpusId: null,
	trial: false,
	monthlyChecks: null,
	monthlyBytes: null
};


}),

75856:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
QQ:()=>keptName,
U$:()=>PeopleError,
mw:()=>foldedName
});
var _base__1__ = __load__(4771);
var _base__2__ = __load__(98216);
var _says_js__0__ = __load__(62456);


const MOST_CHARACTERS = 200;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
function keptName(what, given) {
	const name = given.trim().normalize("NFC");
	if (name === "") throw new PeopleError("invalid", (0,_base__1__.G)(_says_js__0__.$q, { what }));
	if (name.length > MOST_CHARACTERS) {
		throw new PeopleError("invalid", (0,_base__1__.G)(_says_js__0__.ZE, {
			what,
			most: MOST_CHARACTERS
		}));
	}
	if (!name.isWellFormed() || HIDDEN.test(name)) {
		throw new PeopleError("invalid", (0,_base__1__.G)(_says_js__0__.ey, { what }));
	}
	return name;
}
function foldedName(name) {
	return name.normalize("NFKC").toLowerCase().normalize("NFC");
}
class PeopleError extends _base__2__.j1 {
	name = "PeopleError";
	why;
	constructor(why, message) {
		super(message);
		this.why = why;
	}
}


}),

42223:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$w:()=>RowsMoved,
Aq:()=>freeOf,
Ry:()=>isNoRoom,
Xl:()=>RoomWatch,
z5:()=>whyNotWritten,
z8:()=>makingRoom
});
var node_fs_promises__0__ = __load__(51455);
var node_timers_promises__1__ = __load__(58500);
var _says_js__2__ = __load__(62456);



const CODES = new Set([
	"ENOSPC",
	"EDQUOT",
	"53100"
]);
const SQLITE_CODES = new Set([13, 4874]);
function isNoRoom(error) {
	if (!(error instanceof Error)) return false;
	const { code, errcode } = error;
	return CODES.has(String(code)) || typeof errcode === "number" && SQLITE_CODES.has(errcode);
}
const READ_ONLY = new Set(["EROFS", "58030"]);
const WRITING = /sync|truncate|mkdir|mkdtemp|rename|write|unlink|rm|copyfile/;
const SQLITE_UNWRITABLE = new Set([
	8,
	10,
	14
]);
function isUnwritable(error) {
	const { code, errcode, syscall } = error ?? {};
	return READ_ONLY.has(String(code)) || code === "EIO" && WRITING.test(String(syscall)) || SQLITE_UNWRITABLE.has(Number(errcode) & 255);
}
const REFUSED = new Set(["EACCES", "EPERM"]);
const READING = /open|stat|access|scandir/;
function isRefused(error) {
	const { code, syscall } = error ?? {};
	return REFUSED.has(String(code)) && (READING.test(String(syscall)) || WRITING.test(String(syscall)));
}
class RowsMoved extends Error {
	name = "RowsMoved";
	constructor() {
		super(_says_js__2__.LE);
	}
}
function whyNotWritten(error) {
	if (error instanceof RowsMoved) return error.message;
	if (isNoRoom(error)) return _says_js__2__.uu;
	if (isRefused(error)) return _says_js__2__.Ss;
	return isUnwritable(error) ? _says_js__2__.gN : null;
}
async function freeOf(folders) {
	const disks = await Promise.all(folders.flatMap((folder) => folder === null ? [] : [(0,node_fs_promises__0__.statfs)(folder)]));
	return {
		bytes: Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize)),
		files: Math.min(...disks.map(({ files, ffree }) => files === 0 ? Infinity : ffree))
	};
}
const ROOM_BYTES = 256 * 1024;
async function makingRoom(blobs, names, zips, write) {
	try {
		return await write();
	} catch (error) {
		const bytes = zips.reduce((sum, { fileSize }) => sum + fileSize, 0);
		if (!isNoRoom(error) || bytes < ROOM_BYTES) throw error;
		await blobs.delete(names);
		return write();
	}
}
class RoomWatch {
	#deleted = new AbortController();
	made() {
		this.#deleted.abort();
		this.#deleted = new AbortController();
	}
	async wait(ms, signal) {
		const either = AbortSignal.any([this.#deleted.signal, signal]);
		await (0,node_timers_promises__1__.setTimeout)(ms, undefined, {
			ref: false,
			signal: either
		}).catch(() => {});
		signal.throwIfAborted();
	}
}


}),


15640:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Lf:()=>openSqlite,
_M:()=>copyRowsTo,
ak:()=>emptyLog,
uZ:()=>openMemory
});
var node_fs_promises__0__ = __load__(51455);
var node_path__1__ = __load__(76760);
var kysely__6__ = __load__(10769);
var kysely__9__ = __load__(34251);
var kysely__10__ = __load__(38768);
var _base__7__ = __load__(98216);
var _base__8__ = __load__(4771);
var _data_folder_js__2__ = __load__(40609);
var _database_js__3__ = __load__(78181);
var _room_js__4__ = __load__(42223);
var _says_js__5__ = __load__(62456);








const MOST_STATEMENTS = 300;
async function openMemory() {
	const sqlite = await (0,_data_folder_js__2__.Tj)();
	return databaseOf(new sqlite.DatabaseSync(":memory:"));
}
async function openSqlite(path) {
	const sqlite = await (0,_data_folder_js__2__.Tj)();
	try {
		return databaseOf(openStore(sqlite, path), stayingAt((0,node_path__1__.resolve)(path)));
	} catch (error) {
		throw unreadable(path, error);
	}
}
function stayingAt(path) {
	const opened = (0,_data_folder_js__2__.cu)(path);
	return () => {
		let found = null;
		try {
			found = (0,_data_folder_js__2__.cu)(path);
		} catch {}
		if (found !== opened) throw new _room_js__4__.$w();
	};
}
async function copyRowsTo({ db }, path) {
	await (0,node_fs_promises__0__.rm)(path, { force: true });
	await (0,node_fs_promises__0__.writeFile)(path, "", {
		mode: 384,
		flag: "wx"
	});
	await (0,kysely__6__.l)`vacuum into ${path}`.execute(db);
}
const BUSY_MS = 2e3;
const OPENING_MS = 1e4;
async function emptyLog({ db }) {
	await db.connection().execute(async (one) => {
		await (0,kysely__6__.l)`pragma busy_timeout = 0`.execute(one);
		try {
			await (0,kysely__6__.l)`pragma wal_checkpoint(truncate)`.execute(one);
		} finally {
			await (0,kysely__6__.l)`pragma busy_timeout = ${kysely__6__.l.lit(BUSY_MS)}`.execute(one);
		}
	});
}
function unreadable(path, error) {
	if (error instanceof _base__7__.j1) return error;
	if ((0,_data_folder_js__2__.ln)(error)) return new _base__7__.j1((0,_base__8__.G)(_says_js__5__.R9, { path }));
	const why = (0,_data_folder_js__2__.A3)(error);
	return new _base__7__.j1((0,_room_js__4__.z5)(error) === null ? (0,_base__8__.G)(_says_js__5__.ij, {
		path,
		error: why
	}) : (0,_base__8__.G)(_says_js__5__.WH, {
		folder: (0,node_path__1__.dirname)(path),
		error: why
	}));
}
function openStore(sqlite, path) {
	try {
		return open(sqlite, path, "PRAGMA journal_mode = WAL;");
	} catch (error) {
		if ((0,_data_folder_js__2__.ln)(error)) throw error;
		return open(sqlite, path, "PRAGMA locking_mode = EXCLUSIVE;");
	}
}
function open(sqlite, path, mode) {
	const file = (0,_data_folder_js__2__.iu)(sqlite, path, OPENING_MS);
	try {
		file.exec(`${mode} PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;`);
		file.prepare("PRAGMA user_version").get();
		return file;
	} catch (error) {
		file.close();
		throw error;
	}
}
const NO_CHANGE = /^\s*(?:select|pragma|commit|rollback|vacuum into)\b/i;
function databaseOf(file, needPlace = () => {}) {
	const db = new kysely__9__._$({
		dialect: new kysely__10__.P({ database: adapterOf(file, needPlace) }),
		plugins: [..._database_js__3__.RH]
	});
	const read = readerOf(file);
	return {
		kind: "sqlite",
		db,
		transact: (body) => db.transaction().execute(body),
		ask: async (query) => {
			if (file.isTransaction) return (await db.executeQuery(query)).rows;
			return read(query.sql, query.parameters);
		},
		close: async () => {
			await db.destroy();
			if (file.isOpen) file.close();
		}
	};
}
function adapterOf(file, needPlace) {
	const statementOf = kept((text) => {
		const statement = file.prepare(text);
		return {
			reader: statement.columns().length > 0,
			all: (given) => statement.all(...valuesOf(given)),
			run: (given) => statement.run(...valuesOf(given)),
			iterate: (given) => statement.iterate(...valuesOf(given))
		};
	});
	return {
		close: () => file.close(),
		prepare: (text) => {
			if (!file.isTransaction && !NO_CHANGE.test(text)) needPlace();
			return statementOf(transactional(text, file.isTransaction));
		}
	};
}
function readerOf(file) {
	const preparedOf = kept((text) => {
		const statement = file.prepare(text);
		statement.setReturnArrays(true);
		const names = statement.columns().map(({ name }) => _database_js__3__.b7.nameOf(name));
		const empty = Object.fromEntries(names.map((name) => [name, null]));
		return {
			statement,
			names,
			empty
		};
	});
	return (text, values) => {
		const { statement, names, empty } = preparedOf(text);
		const rows = statement.all(...valuesOf(values));
		return rows.map((row) => {
			const named = { ...empty };
			for (const [at, name] of names.entries()) named[name] = row[at];
			return named;
		});
	};
}
function kept(make) {
	const made = new Map();
	return (text) => {
		let one = made.get(text);
		if (one === undefined) {
			if (made.size >= MOST_STATEMENTS) made.clear();
			one = make(text);
			made.set(text, one);
		}
		return one;
	};
}
function valuesOf(given) {
	return given;
}
function transactional(text, isUnderWay) {
	if (text === "begin") return "begin immediate";
	return text === "rollback" && !isUnderWay ? "select 1 where false" : text;
}


}),

71520:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
C:()=>TABLES
});

var columns = __load__(92749);
;// service/store/people/tables.js

const PEOPLE_TABLES = {
	users: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		name: (0,columns/* text */.Qq)(),
		nameKey: (0,columns/* text */.Qq)().unique(),
		role: (0,columns/* text */.Qq)(),
		trial: (0,columns/* flag */.Jt)().fromZero(),
		identity: (0,columns/* text */.Qq)().later().unique(),
		leftAt: (0,columns/* bigint */.o)().later(),
		suspendedAt: (0,columns/* bigint */.o)().later(),
		invoice: (0,columns/* text */.Qq)().later(),
		monthlyChecks: (0,columns/* bigint */.o)().later(),
		monthlyBytes: (0,columns/* bigint */.o)().later(),
		createdAt: (0,columns/* bigint */.o)()
	}),
	keys: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		userId: (0,columns/* bigint */.o)(),
		name: (0,columns/* text */.Qq)(),
		hash: (0,columns/* text */.Qq)().unique(),
		scope: (0,columns/* text */.Qq)(),
		corpusId: (0,columns/* bigint */.o)().orNull(),
		createdAt: (0,columns/* bigint */.o)(),
		expiresAt: (0,columns/* bigint */.o)().orNull(),
		lastUsedAt: (0,columns/* bigint */.o)().orNull(),
		revokedAt: (0,columns/* bigint */.o)().orNull()
	}, { indexes: { keysByUser: { columns: ["userId"] } } }),
	shares: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		ownerId: (0,columns/* bigint */.o)(),
		checkId: (0,columns/* bigint */.o)(),
		userId: (0,columns/* bigint */.o)(),
		createdAt: (0,columns/* bigint */.o)()
	}, { unique: { sharesOnce: [
		"userId",
		"ownerId",
		"checkId"
	] } }),
	corpora: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		name: (0,columns/* text */.Qq)(),
		nameKey: (0,columns/* text */.Qq)().unique(),
		createdAt: (0,columns/* bigint */.o)()
	}),
	corpusMembers: (0,columns/* table */.tp)({
		corpusId: (0,columns/* bigint */.o)(),
		userId: (0,columns/* bigint */.o)(),
		handsOut: (0,columns/* flag */.Jt)().fromZero(),
		createdAt: (0,columns/* bigint */.o)()
	}, { key: { corpusMembersOnce: ["corpusId", "userId"] } }),
	usage: (0,columns/* table */.tp)({
		userId: (0,columns/* bigint */.o)(),
		month: (0,columns/* integer */.nd)(),
		checks: (0,columns/* bigint */.o)(),
		bytes: (0,columns/* bigint */.o)()
	}, { key: { usageOnce: ["userId", "month"] } }),
	audit: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		at: (0,columns/* bigint */.o)(),
		userId: (0,columns/* bigint */.o)(),
		userName: (0,columns/* text */.Qq)(),
		keyId: (0,columns/* bigint */.o)().orNull(),
		action: (0,columns/* text */.Qq)(),
		checkId: (0,columns/* bigint */.o)().orNull(),
		submissionId: (0,columns/* bigint */.o)().orNull(),
		ownerId: (0,columns/* bigint */.o)().orNull(),
		details: (0,columns/* text */.Qq)().orNull()
	}, { indexes: { auditByCheck: { columns: ["checkId"] } } }),
	launches: (0,columns/* table */.tp)({
		stateHash: (0,columns/* text */.Qq)().key(),
		nonce: (0,columns/* text */.Qq)(),
		platform: (0,columns/* text */.Qq)(),
		query: (0,columns/* text */.Qq)(),
		at: (0,columns/* bigint */.o)()
	}, { mayBeLost: true }),
	courses: (0,columns/* table */.tp)({
		key: (0,columns/* text */.Qq)().key(),
		corpusId: (0,columns/* bigint */.o)(),
		platform: (0,columns/* text */.Qq)(),
		peopleUrl: (0,columns/* text */.Qq)().orNull()
	}, { indexes: { coursesByCorpus: { columns: ["corpusId"] } } }),
	signingKeys: (0,columns/* table */.tp)({
		kid: (0,columns/* text */.Qq)().key(),
		jwk: (0,columns/* text */.Qq)(),
		createdAt: (0,columns/* bigint */.o)()
	})
};

;// service/store/tables.js


const TABLES = {
	meta: (0,columns/* table */.tp)({
		name: (0,columns/* text */.Qq)().key(),
		value: (0,columns/* text */.Qq)()
	}),
	checks: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		ownerId: (0,columns/* bigint */.o)().orNull(),
		keyId: (0,columns/* bigint */.o)().later(),
		corpusId: (0,columns/* bigint */.o)().later(),
		handedIn: (0,columns/* flag */.Jt)().fromZero(),
		name: (0,columns/* text */.Qq)(),
		statusId: (0,columns/* integer */.nd)(),
		statusMessage: (0,columns/* text */.Qq)(),
		languageId: (0,columns/* integer */.nd)(),
		testType: (0,columns/* integer */.nd)(),
		aiRun: (0,columns/* flag */.Jt)(),
		baseCodeDetection: (0,columns/* flag */.Jt)(),
		together: (0,columns/* json */.Pq)().later(),
		web: (0,columns/* json */.Pq)().later(),
		search: (0,columns/* text */.Qq)().later(),
		jobId: (0,columns/* bigint */.o)(),
		attempt: (0,columns/* integer */.nd)().fromZero(),
		createdAt: (0,columns/* bigint */.o)(),
		updatedAt: (0,columns/* bigint */.o)(),
		startedAt: (0,columns/* bigint */.o)().later(),
		finishedAt: (0,columns/* bigint */.o)().later(),
		durationMs: (0,columns/* real */.x)().later(),
		stats: (0,columns/* json */.Pq)().later(),
		result: (0,columns/* text */.Qq)().later(),
		imprints: (0,columns/* text */.Qq)().later()
	}, { indexes: {
		checksByOwner: { columns: ["ownerId", "statusId"] },
		checksByAge: { columns: ["ownerId", "id"] },
		checksByStatus: { columns: ["statusId"] },
		checksByEnd: { columns: ["finishedAt"] },
		checksByResult: { columns: ["result"] },
		checksBySearch: {
			columns: ["search"],
			where: ["search", "is not"]
		}
	} }),
	submissions: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		checkId: (0,columns/* bigint */.o)(),
		filename: (0,columns/* text */.Qq)(),
		role: (0,columns/* text */.Qq)(),
		fileSize: (0,columns/* bigint */.o)(),
		blob: (0,columns/* text */.Qq)(),
		createdAt: (0,columns/* bigint */.o)(),
		updatedAt: (0,columns/* bigint */.o)()
	}, { indexes: {
		submissionsByCheck: { columns: ["checkId"] },
		submissionsByBlob: { columns: ["blob"] }
	} }),
	jobs: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		kind: (0,columns/* text */.Qq)(),
		key: (0,columns/* text */.Qq)(),
		lane: (0,columns/* text */.Qq)().orNull(),
		person: (0,columns/* bigint */.o)(),
		small: (0,columns/* flag */.Jt)(),
		round: (0,columns/* bigint */.o)(),
		dueAt: (0,columns/* bigint */.o)(),
		tries: (0,columns/* integer */.nd)().fromZero(),
		triedAt: (0,columns/* bigint */.o)().fromZero(),
		worker: (0,columns/* text */.Qq)().orNull(),
		silent: (0,columns/* integer */.nd)().fromZero(),
		lookedAt: (0,columns/* bigint */.o)().fromZero(),
		share: (0,columns/* real */.x)().fromZero(),
		elapsedMs: (0,columns/* real */.x)().fromZero(),
		waits: (0,columns/* flag */.Jt)().fromZero(),
		addedAt: (0,columns/* bigint */.o)()
	}, {
		unique: { jobsByKey: ["kind", "key"] },
		indexes: {
			jobsInTurn: {
				columns: [
					"kind",
					"small",
					"round"
				],
				where: ["worker", "is"]
			},
			jobsByPerson: { columns: [
				"person",
				"kind",
				"small",
				"round"
			] },
			jobsByLane: { columns: [
				"kind",
				"lane",
				"id"
			] },
			jobsUnderWay: {
				columns: ["kind", "lane"],
				isUnique: true,
				where: ["worker", "is not"]
			}
		}
	}),
	sent: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		checkId: (0,columns/* bigint */.o)(),
		jobId: (0,columns/* bigint */.o)(),
		provider: (0,columns/* text */.Qq)(),
		kind: (0,columns/* text */.Qq)(),
		text: (0,columns/* text */.Qq)(),
		submissions: (0,columns/* json */.Pq)(),
		answer: (0,columns/* text */.Qq)().orNull(),
		at: (0,columns/* bigint */.o)()
	}, { indexes: { sentByCheck: { columns: ["checkId"] } } }),
	imprints: (0,columns/* table */.tp)({
		submissionId: (0,columns/* integer */.nd)().key(),
		checkId: (0,columns/* bigint */.o)(),
		hashes: (0,columns/* bytes */.ee)(),
		sample: (0,columns/* bytes */.ee)()
	}),
	postings: (0,columns/* table */.tp)({
		hash: (0,columns/* bigint */.o)(),
		submissionId: (0,columns/* bigint */.o)(),
		ownerId: (0,columns/* bigint */.o)()
	}, {
		key: { postingsKey: [
			"hash",
			"submissionId",
			"ownerId"
		] },
		withoutRowid: true
	}),
	requestKeys: (0,columns/* table */.tp)({
		userId: (0,columns/* bigint */.o)(),
		keyHash: (0,columns/* text */.Qq)(),
		part: (0,columns/* integer */.nd)(),
		fingerprint: (0,columns/* text */.Qq)(),
		checkId: (0,columns/* bigint */.o)(),
		submissionId: (0,columns/* bigint */.o)().orNull(),
		createdAt: (0,columns/* bigint */.o)()
	}, {
		key: { requestKeysOnce: [
			"userId",
			"keyHash",
			"part"
		] },
		indexes: { requestKeysByCheck: { columns: ["checkId"] } }
	}),
	turns: (0,columns/* table */.tp)({
		nameHash: (0,columns/* text */.Qq)().key(),
		times: (0,columns/* json */.Pq)(),
		heldUntil: (0,columns/* bigint */.o)(),
		usedAt: (0,columns/* bigint */.o)()
	}, { mayBeLost: true }),
	hooks: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		ownerId: (0,columns/* bigint */.o)(),
		keyId: (0,columns/* bigint */.o)().orNull(),
		url: (0,columns/* text */.Qq)(),
		events: (0,columns/* text */.Qq)(),
		secret: (0,columns/* text */.Qq)(),
		createdAt: (0,columns/* bigint */.o)(),
		givenUp: (0,columns/* integer */.nd)(),
		disabledAt: (0,columns/* bigint */.o)().orNull(),
		disabledWhy: (0,columns/* text */.Qq)().orNull()
	}, { indexes: { hooksByOwner: { columns: ["ownerId"] } } }),
	hookDeliveries: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		hookId: (0,columns/* bigint */.o)(),
		checkId: (0,columns/* bigint */.o)().orNull(),
		messageId: (0,columns/* text */.Qq)(),
		event: (0,columns/* text */.Qq)(),
		body: (0,columns/* text */.Qq)(),
		state: (0,columns/* text */.Qq)(),
		createdAt: (0,columns/* bigint */.o)(),
		attempts: (0,columns/* integer */.nd)(),
		answer: (0,columns/* text */.Qq)().orNull(),
		endedAt: (0,columns/* bigint */.o)().orNull()
	}, { indexes: { hookDeliveriesByHook: { columns: ["hookId"] } } }),
	sessions: (0,columns/* table */.tp)({
		hash: (0,columns/* text */.Qq)().key(),
		keyHash: (0,columns/* text */.Qq)().orNull(),
		userId: (0,columns/* bigint */.o)().later(),
		corpusId: (0,columns/* bigint */.o)().later(),
		sid: (0,columns/* text */.Qq)().later(),
		createdAt: (0,columns/* bigint */.o)(),
		usedAt: (0,columns/* bigint */.o)()
	}),
	caseBooks: (0,columns/* table */.tp)({
		checkId: (0,columns/* bigint */.o)().key(),
		version: (0,columns/* integer */.nd)(),
		document: (0,columns/* text */.Qq)(),
		openCases: (0,columns/* integer */.nd)(),
		updatedAt: (0,columns/* bigint */.o)()
	}),
	answerLinks: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		checkId: (0,columns/* bigint */.o)(),
		caseKey: (0,columns/* text */.Qq)(),
		subject: (0,columns/* text */.Qq)(),
		hash: (0,columns/* text */.Qq)().orNull().unique(),
		shown: (0,columns/* text */.Qq)(),
		createdAt: (0,columns/* bigint */.o)(),
		expiresAt: (0,columns/* bigint */.o)()
	}, { indexes: { answerLinksByCheck: { columns: ["checkId"] } } }),
	answers: (0,columns/* table */.tp)({
		id: (0,columns.id)(),
		linkId: (0,columns/* bigint */.o)(),
		checkId: (0,columns/* bigint */.o)(),
		text: (0,columns/* text */.Qq)(),
		at: (0,columns/* bigint */.o)()
	}, { indexes: {
		answersByLink: { columns: ["linkId"] },
		answersByCheck: { columns: ["checkId"] }
	} }),
	reports: (0,columns/* table */.tp)({
		checkId: (0,columns/* bigint */.o)().key(),
		state: (0,columns/* text */.Qq)(),
		reason: (0,columns/* text */.Qq)().orNull(),
		blob: (0,columns/* text */.Qq)().orNull(),
		policy: (0,columns/* text */.Qq)().orNull(),
		judged: (0,columns/* integer */.nd)().orNull(),
		flagged: (0,columns/* integer */.nd)().orNull(),
		max: (0,columns/* real */.x)().orNull(),
		notChecked: (0,columns/* text */.Qq)().orNull(),
		updatedAt: (0,columns/* bigint */.o)()
	}),
	drafts: (0,columns/* table */.tp)({
		id: (0,columns/* text */.Qq)().key(),
		userId: (0,columns/* bigint */.o)(),
		usedAt: (0,columns/* bigint */.o)(),
		run: (0,columns/* text */.Qq)().later(),
		checkId: (0,columns/* bigint */.o)().later(),
		problem: (0,columns/* text */.Qq)().later()
	}),
	draftParts: (0,columns/* table */.tp)({
		draftId: (0,columns/* text */.Qq)(),
		part: (0,columns/* text */.Qq)(),
		name: (0,columns/* text */.Qq)(),
		files: (0,columns/* integer */.nd)(),
		bytes: (0,columns/* bigint */.o)(),
		blob: (0,columns/* text */.Qq)()
	}, { key: { draftPartsKey: ["draftId", "part"] } }),
	...PEOPLE_TABLES
};


}),



};
