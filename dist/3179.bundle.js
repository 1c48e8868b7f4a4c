export const id = 3179;
export const ids = [3179];
export const modules = {


38708:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  J: () => (FolderBlobs),
  Z: () => (syncPath)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _blobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38270);




const DELETED_AT_ONCE = 64;
class FolderBlobs {
	isKept;
	#root;
	constructor(root, isKept = true) {
		this.#root = root;
		this.isKept = isKept;
		for (const folder of _blobs_js__WEBPACK_IMPORTED_MODULE_3__.M7) (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), {
			recursive: true,
			mode: 448
		});
	}
	async put(name, contents) {
		const path = this.#pathOf(name);
		if (typeof contents === "string") await this.#move(contents, path);
		else await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, contents, {
			mode: 384,
			flag: "wx",
			flush: this.isKept
		});
		if (this.isKept) await syncPath((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ".."), "r");
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
			await Promise.all(some.map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(this.#pathOf(name), {
				recursive: true,
				force: true
			})));
		}
	}
	async *list(prefix = "") {
		for (const folder of _blobs_js__WEBPACK_IMPORTED_MODULE_3__.M7) {
			for await (const { name: file } of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.opendir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#root, folder))) {
				const name = `${folder}/${file}`;
				if (!name.startsWith(prefix) || !(0,_blobs_js__WEBPACK_IMPORTED_MODULE_3__.le)(name)) continue;
				const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#root, name)).catch(() => null);
				if (stats !== null) yield {
					name,
					bytes: stats.size,
					modifiedAt: stats.mtimeMs
				};
			}
		}
	}
	close() {
		return Promise.resolve();
	}
	#pathOf(name) {
		return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#root, (0,_blobs_js__WEBPACK_IMPORTED_MODULE_3__.XT)(name));
	}
	async #move(from, path) {
		if (this.isKept) await syncPath(from, "r+");
		try {
			await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(from, path);
		} catch (error) {
			if (error.code !== "EXDEV") throw error;
			await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(from, path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL);
			if (this.isKept) await syncPath(path, "r+");
			await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(from);
		}
	}
}
function missing(error, name) {
	throw error.code === "ENOENT" ? new _blobs_js__WEBPACK_IMPORTED_MODULE_3__.QO(name) : error;
}
async function syncPath(path, flags) {
	let handle;
	try {
		handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags);
	} catch (error) {
		const { code = "" } = error;
		if (flags === "r" && [
			"EISDIR",
			"EPERM",
			"EACCES"
		].includes(code)) return;
		throw error;
	}
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}


}),


87124:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  R: () => (PLUGINS)
});
var kysely__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16434);
var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31914);
var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69977);

const PLUGINS = [new kysely__WEBPACK_IMPORTED_MODULE_0__.E({ maintainNestedObjectKeys: true }), new kysely__WEBPACK_IMPORTED_MODULE_1__.H({ strategy: kysely__WEBPACK_IMPORTED_MODULE_2__.D })];


}),

23332:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Im: () => (isEmpty),
  _r: () => (migrate),
  $L: () => (requireCurrent)
});

var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var sql = __webpack_require__(10769);
var outcome = __webpack_require__(93153);
var operation_node_transformer = __webpack_require__(72287);
var raw_node = __webpack_require__(76872);
;// CONCATENATED MODULE: ./build/embedded/store/migrations/as-in-sqlite.js

const TYPES = {
	text: "text collate \"C\"",
	integer: "bigint"
};
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
		const name = "dataType" in dataType && typeof dataType.dataType === "string" ? dataType.dataType : "";
		const type = TYPES[name];
		return type === undefined ? column : {
			...column,
			dataType: raw_node/* RawNode */.z.createWithSql(type)
		};
	}
}

;// CONCATENATED MODULE: ./build/embedded/store/migrations/migrate.js





async function migrate(database, steps, copyTo = null) {
	const before = await versionOf(database, steps);
	if (before === steps.length) return;
	if (before > 0 && copyTo !== null) await copyRows(database, (0,external_node_path_.join)(copyTo, `store.sqlite.version-${before}`));
	const { kind } = database;
	await database.transact(async (tx) => {
		if (kind === "postgresql") {
			await (0,sql/* sql */.l)`set local statement_timeout = 0`.execute(tx);
			await (0,sql/* sql */.l)`select pg_advisory_xact_lock(7402118)`.execute(tx);
		}
		const from = await versionOf({
			kind,
			db: tx
		}, steps);
		const rows = kind === "postgresql" ? tx.withPlugin(new AsInSqlite()) : tx;
		for (const step of steps.slice(from)) await step(rows, kind);
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
	if (version === steps.length) return;
	throw new outcome/* ConfigurationError */.j1(`The rows are of version ${version}, and this program's of ${steps.length}. Start the server once with this program, which brings them forward.`);
}
async function versionOf({ kind, db }, { length: last }) {
	const version = kind === "sqlite" ? await sqliteVersion(db) : await postgresVersion(db);
	if (version > last) {
		throw new outcome/* ConfigurationError */.j1(`The database was written by a later version of this program (its tables are of version ${version}, and ${last} is the last that is known here); use that one.`);
	}
	return version;
}
async function copyRows({ db }, copy) {
	await (0,promises_.rm)(`${copy}.new`, { force: true });
	await (0,sql/* sql */.l)`vacuum into ${`${copy}.new`}`.execute(db);
	await (0,promises_.rename)(`${copy}.new`, copy);
}
const VERSION = "schema_version";
async function sqliteVersion(db) {
	const { rows } = await (0,sql/* sql */.l)`pragma user_version`.execute(db);
	return rows[0]?.userVersion ?? 0;
}
async function postgresVersion(db) {
	const { rows } = await (0,sql/* sql */.l)`
    select from pg_tables where schemaname = current_schema() and tablename = 'meta'`.execute(db);
	if (rows.length === 0) return 0;
	const row = await db.selectFrom("meta").select("value").where("name", "=", VERSION).executeTakeFirst();
	return Number(row?.value ?? 0);
}
async function noteVersion({ kind, db }, version) {
	if (kind === "sqlite") {
		await (0,sql/* sql */.l)`pragma user_version = ${sql/* sql */.l.lit(version)}`.execute(db);
	} else {
		await db.insertInto("meta").values({
			name: VERSION,
			value: String(version)
		}).onConflict((conflict) => conflict.column("name").doUpdateSet({ value: String(version) })).execute();
	}
}


}),

63703:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (STEPS)
});

var sql = __webpack_require__(10769);
var caller = __webpack_require__(78650);
var names = __webpack_require__(53217);
;// CONCATENATED MODULE: ./build/embedded/store/people/make-tables.js


async function makePeopleTables(tx, withId) {
	const { schema } = tx;
	const table = (name) => schema.createTable(name);
	await withId("users").addColumn("name", "text", required).addColumn("nameKey", "text", (column) => column.notNull().unique()).addColumn("role", "text", required).addColumn("trial", "integer", no).addColumn("suspendedAt", "bigint").addColumn("invoice", "text").addColumn("monthlyChecks", "bigint").addColumn("monthlyBytes", "bigint").addColumn("createdAt", "bigint", required).execute();
	await tx.insertInto("users").values({
		name: caller/* OWNER */.yo.name,
		nameKey: (0,names/* foldedName */.m)(caller/* OWNER */.yo.name),
		role: caller/* OWNER */.yo.role,
		createdAt: Date.now()
	}).execute();
	await withId("keys").addColumn("userId", "bigint", required).addColumn("name", "text", required).addColumn("hash", "text", (column) => column.notNull().unique()).addColumn("scope", "text", required).addColumn("corpusId", "bigint").addColumn("createdAt", "bigint", required).addColumn("expiresAt", "bigint").addColumn("lastUsedAt", "bigint").addColumn("revokedAt", "bigint").execute();
	await schema.createIndex("keysByUser").on("keys").column("userId").execute();
	await withId("shares").addColumn("ownerId", "bigint", required).addColumn("checkId", "bigint", required).addColumn("userId", "bigint", required).addColumn("createdAt", "bigint", required).addUniqueConstraint("sharesOnce", [
		"userId",
		"ownerId",
		"checkId"
	]).execute();
	await withId("corpora").addColumn("name", "text", required).addColumn("nameKey", "text", (column) => column.notNull().unique()).addColumn("createdAt", "bigint", required).execute();
	await table("corpusMembers").addColumn("corpusId", "bigint", required).addColumn("userId", "bigint", required).addColumn("handsOut", "integer", no).addColumn("createdAt", "bigint", required).addPrimaryKeyConstraint("corpusMembersOnce", ["corpusId", "userId"]).execute();
	await table("usage").addColumn("userId", "bigint", required).addColumn("month", "integer", required).addColumn("checks", "bigint", required).addColumn("bytes", "bigint", required).addPrimaryKeyConstraint("usageOnce", ["userId", "month"]).execute();
	await makeAudit(withId("audit"), schema);
}
async function makeAudit(table, schema) {
	await table.addColumn("at", "bigint", required).addColumn("userId", "bigint", required).addColumn("userName", "text", required).addColumn("keyId", "bigint").addColumn("action", "text", required).addColumn("checkId", "bigint").addColumn("submissionId", "bigint").addColumn("ownerId", "bigint").addColumn("details", "text").execute();
	await schema.createIndex("auditByCheck").on("audit").column("checkId").execute();
}
function required(column) {
	return column.notNull();
}
function no(column) {
	return column.notNull().defaultTo(0);
}

;// CONCATENATED MODULE: ./build/embedded/store/migrations/version-1.js


async function toVersion1(tx, kind) {
	const { schema } = tx;
	const table = (name) => schema.createTable(name);
	const withId = (name) => table(name).addColumn("id", kind === "sqlite" ? "integer" : "bigint", identity(kind));
	await schema.createTable("meta").addColumn("name", "text", (column) => column.primaryKey()).addColumn("value", "text", version_1_required).execute();
	await makePeopleTables(tx, withId);
	await withId("checks").addColumn("ownerId", "bigint").addColumn("keyId", "bigint").addColumn("corpusId", "bigint").addColumn("handedIn", "integer", (column) => column.notNull().defaultTo(0)).addColumn("name", "text", version_1_required).addColumn("statusId", "integer", version_1_required).addColumn("statusMessage", "text", version_1_required).addColumn("languageId", "integer", version_1_required).addColumn("testType", "integer", version_1_required).addColumn("aiRun", "integer", version_1_required).addColumn("baseCodeDetection", "integer", version_1_required).addColumn("web", "text").addColumn("jobId", "bigint", version_1_required).addColumn("attempt", "integer", (column) => column.notNull().defaultTo(0)).addColumn("createdAt", "bigint", version_1_required).addColumn("updatedAt", "bigint", version_1_required).addColumn("startedAt", "bigint").addColumn("finishedAt", "bigint").addColumn("durationMs", "double precision").addColumn("stats", "text").addColumn("result", "text").addColumn("imprints", "text").execute();
	await schema.createIndex("checksByOwner").on("checks").columns(["ownerId", "statusId"]).execute();
	await schema.createIndex("checksByStatus").on("checks").column("statusId").execute();
	await withId("submissions").addColumn("checkId", "bigint", version_1_required).addColumn("filename", "text", version_1_required).addColumn("role", "text", version_1_required).addColumn("fileSize", "bigint", version_1_required).addColumn("blob", "text", version_1_required).addColumn("createdAt", "bigint", version_1_required).addColumn("updatedAt", "bigint", version_1_required).execute();
	await schema.createIndex("submissionsByCheck").on("submissions").column("checkId").execute();
	await schema.createIndex("submissionsByBlob").on("submissions").column("blob").execute();
	await schema.createIndex("checksByResult").on("checks").column("result").execute();
	await makeQueue(tx, withId("jobs"));
	await hookTables(tx, withId);
	await makeMatchingTables(tx, kind);
	await pageTables(table);
}
async function pageTables(table) {
	await table("sessions").addColumn("hash", "text", (column) => column.primaryKey()).addColumn("keyHash", "text", version_1_required).addColumn("createdAt", "bigint", version_1_required).addColumn("usedAt", "bigint", version_1_required).execute();
	await table("caseBooks").addColumn("checkId", "bigint", (column) => column.primaryKey()).addColumn("version", "integer", version_1_required).addColumn("document", "text", version_1_required).addColumn("openCases", "integer", version_1_required).addColumn("updatedAt", "bigint", version_1_required).execute();
	await table("reports").addColumn("checkId", "bigint", (column) => column.primaryKey()).addColumn("state", "text", version_1_required).addColumn("reason", "text").addColumn("blob", "text").addColumn("policy", "text").addColumn("flagged", "integer").addColumn("max", "double precision").addColumn("notChecked", "text").addColumn("updatedAt", "bigint", version_1_required).execute();
	await table("drafts").addColumn("id", "text", (column) => column.primaryKey()).addColumn("userId", "bigint", version_1_required).addColumn("usedAt", "bigint", version_1_required).addColumn("run", "text").addColumn("checkId", "bigint").addColumn("problem", "text").execute();
	await table("draftParts").addColumn("draftId", "text", version_1_required).addColumn("part", "text", version_1_required).addColumn("name", "text", version_1_required).addColumn("files", "integer", version_1_required).addColumn("bytes", "bigint", version_1_required).addColumn("blob", "text", version_1_required).addPrimaryKeyConstraint("draftPartsKey", ["draftId", "part"]).execute();
}
async function hookTables(tx, withId) {
	await withId("hooks").addColumn("ownerId", "bigint", version_1_required).addColumn("keyId", "bigint").addColumn("url", "text", version_1_required).addColumn("events", "text", version_1_required).addColumn("secret", "text", version_1_required).addColumn("createdAt", "bigint", version_1_required).addColumn("givenUp", "integer", version_1_required).addColumn("disabledAt", "bigint").addColumn("disabledWhy", "text").execute();
	await tx.schema.createIndex("hooksByOwner").on("hooks").column("ownerId").execute();
	await withId("hookDeliveries").addColumn("hookId", "bigint", version_1_required).addColumn("checkId", "bigint").addColumn("messageId", "text", version_1_required).addColumn("event", "text", version_1_required).addColumn("body", "text", version_1_required).addColumn("state", "text", version_1_required).addColumn("createdAt", "bigint", version_1_required).addColumn("attempts", "integer", version_1_required).addColumn("answer", "text").addColumn("endedAt", "bigint").execute();
	await tx.schema.createIndex("hookDeliveriesByHook").on("hookDeliveries").column("hookId").execute();
}
async function makeMatchingTables({ schema }, kind) {
	const bytes = kind === "sqlite" ? "blob" : "bytea";
	await schema.createTable("imprints").addColumn("submissionId", kind === "sqlite" ? "integer" : "bigint", (column) => column.primaryKey()).addColumn("checkId", "bigint", version_1_required).addColumn("hashes", bytes, version_1_required).addColumn("sample", bytes, version_1_required).execute();
	const postings = schema.createTable("postings").addColumn("hash", "bigint", version_1_required).addColumn("submissionId", "bigint", version_1_required).addColumn("ownerId", "bigint", version_1_required).addPrimaryKeyConstraint("postingsKey", [
		"hash",
		"submissionId",
		"ownerId"
	]);
	await (kind === "sqlite" ? postings.modifyEnd((0,sql/* sql */.l)`without rowid`) : postings).execute();
}
function version_1_required(column) {
	return column.notNull();
}
async function makeQueue({ schema }, jobs) {
	await jobs.addColumn("kind", "text", version_1_required).addColumn("key", "text", version_1_required).addColumn("lane", "text").addColumn("person", "bigint", version_1_required).addColumn("small", "integer", version_1_required).addColumn("round", "bigint", version_1_required).addColumn("dueAt", "bigint", version_1_required).addColumn("tries", "integer", fromZero).addColumn("triedAt", "bigint", fromZero).addColumn("worker", "text").addColumn("beat", "integer", fromZero).addColumn("share", "double precision", fromZero).addColumn("elapsedMs", "double precision", fromZero).addColumn("addedAt", "bigint", version_1_required).addUniqueConstraint("jobsByKey", ["kind", "key"]).execute();
	const index = (name) => schema.createIndex(name).on("jobs");
	await index("jobsInTurn").columns([
		"kind",
		"small",
		"round"
	]).where(sql/* sql */.l.ref("worker"), "is", null).execute();
	await index("jobsByPerson").columns([
		"person",
		"kind",
		"small",
		"round"
	]).execute();
	await index("jobsByLane").columns([
		"kind",
		"lane",
		"id"
	]).execute();
	const running = index("jobsUnderWay").columns(["kind", "lane"]).unique();
	await running.where(sql/* sql */.l.ref("worker"), "is not", null).execute();
}
function fromZero(column) {
	return column.notNull().defaultTo(0);
}
function identity(kind) {
	return (column) => kind === "sqlite" ? column.primaryKey().autoIncrement() : column.generatedByDefaultAsIdentity().primaryKey();
}

;// CONCATENATED MODULE: ./build/embedded/store/migrations/steps.js

const STEPS = [toVersion1];


}),

53217:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Q: () => (keptName),
  m: () => (foldedName)
});
var _people_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43701);

const MOST_CHARACTERS = 200;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
function keptName(what, given) {
	const name = given.trim().normalize("NFC");
	if (name === "") throw new _people_error_js__WEBPACK_IMPORTED_MODULE_0__.U("invalid", `The name of a ${what} has at least one character.`);
	if (name.length > MOST_CHARACTERS) {
		throw new _people_error_js__WEBPACK_IMPORTED_MODULE_0__.U("invalid", `The name of a ${what} has at most ${MOST_CHARACTERS} characters.`);
	}
	if (!name.isWellFormed() || HIDDEN.test(name)) {
		throw new _people_error_js__WEBPACK_IMPORTED_MODULE_0__.U("invalid", `The name of a ${what} holds characters that cannot be seen; give it in letters, digits and signs.`);
	}
	return name;
}
function foldedName(name) {
	return name.normalize("NFKC").toLowerCase().normalize("NFC");
}


}),

43701:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  U: () => (PeopleError)
});
var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);

class PeopleError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.j1 {
	name = "PeopleError";
	why;
	constructor(why, message) {
		super(message);
		this.why = why;
	}
}


}),

24141:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  L: () => (openSqlite),
  u: () => (openMemory)
});
var kysely__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34251);
var kysely__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38768);
var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
var _data_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90206);
var _database_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87124);




const MOST_STATEMENTS = 300;
async function openMemory() {
	const sqlite = await (0,_data_folder_js__WEBPACK_IMPORTED_MODULE_1__.Tj)();
	return databaseOf(new sqlite.DatabaseSync(":memory:"));
}
async function openSqlite(path) {
	const sqlite = await (0,_data_folder_js__WEBPACK_IMPORTED_MODULE_1__.Tj)();
	try {
		return databaseOf(openStore(sqlite, path));
	} catch (error) {
		throw unreadable(path, error);
	}
}
function unreadable(path, error) {
	if (error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.j1) return error;
	return new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.j1((0,_data_folder_js__WEBPACK_IMPORTED_MODULE_1__.ln)(error) ? `${path} is used by another process; stop that one, or give another folder.` : `The data folder's ${path} cannot be read: ${(0,_data_folder_js__WEBPACK_IMPORTED_MODULE_1__.A3)(error)}. Put a backup in its place, or move it away to start afresh.`);
}
function openStore(sqlite, path) {
	try {
		return open(sqlite, path, "PRAGMA journal_mode = WAL;");
	} catch (error) {
		if ((0,_data_folder_js__WEBPACK_IMPORTED_MODULE_1__.ln)(error)) throw error;
		return open(sqlite, path, "PRAGMA locking_mode = EXCLUSIVE;");
	}
}
function open(sqlite, path, mode) {
	const file = (0,_data_folder_js__WEBPACK_IMPORTED_MODULE_1__.iu)(sqlite, path);
	try {
		file.exec(`${mode} PRAGMA busy_timeout = 2000; PRAGMA synchronous = FULL;`);
		file.prepare("PRAGMA user_version").get();
		return file;
	} catch (error) {
		file.close();
		throw error;
	}
}
function databaseOf(file) {
	const db = new kysely__WEBPACK_IMPORTED_MODULE_3__._$({
		dialect: new kysely__WEBPACK_IMPORTED_MODULE_4__.P({ database: adapterOf(file) }),
		plugins: [..._database_js__WEBPACK_IMPORTED_MODULE_2__.R]
	});
	return {
		kind: "sqlite",
		db,
		transact: (body) => db.transaction().execute(body),
		close: async () => {
			await db.destroy();
			if (file.isOpen) file.close();
		}
	};
}
function adapterOf(file) {
	const prepared = new Map();
	const statementOf = (text) => {
		const there = prepared.get(text);
		if (there !== undefined) return there;
		if (prepared.size >= MOST_STATEMENTS) prepared.clear();
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
				iterate: (given) => statement.iterate(...values(given))
			};
		}
	};
}
function transactional(text, isUnderWay) {
	if (text === "begin") return "begin immediate";
	return text === "rollback" && !isUnderWay ? "select 1 where false" : text;
}


}),

33179:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (openDataFolder),
  g: () => (openTemporary)
});

var external_node_path_ = __webpack_require__(76760);
var outcome = __webpack_require__(93153);
var blobs_folder = __webpack_require__(38708);
var blobs = __webpack_require__(38270);
;// CONCATENATED MODULE: ./build/embedded/store/blobs/memory.js


const MOST_IN_MEMORY = 32 * 1024 * 1024;
class MemoryBlobs {
	isKept = false;
	#files;
	#now;
	#held = new Map();
	#bytes = 0;
	constructor(folder, now) {
		this.#files = new blobs_folder/* FolderBlobs */.J(folder, false);
		this.#now = now;
	}
	async put(name, contents) {
		if (typeof contents === "string" || this.#bytes + contents.length > MOST_IN_MEMORY) {
			await this.#files.put(name, contents);
			return;
		}
		this.#bytes += contents.length;
		this.#held.set((0,blobs/* checkedName */.XT)(name), {
			bytes: contents,
			modifiedAt: this.#now()
		});
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
			if (held === undefined) files.push(name);
			else this.#bytes -= held.bytes.length;
			this.#held.delete(name);
		}
		await this.#files.delete(files);
	}
	async *list(prefix = "") {
		for (const [name, { bytes, modifiedAt }] of this.#held) {
			if (name.startsWith(prefix)) yield {
				name,
				bytes: bytes.length,
				modifiedAt
			};
		}
		yield* this.#files.list(prefix);
	}
	close() {
		return Promise.resolve();
	}
}

var data_folder = __webpack_require__(90206);
var migrate = __webpack_require__(23332);
var steps = __webpack_require__(63703);
var sqlite = __webpack_require__(24141);
;// CONCATENATED MODULE: ./build/embedded/store/storage.js








async function openTemporary(folder) {
	const database = await (0,sqlite/* openMemory */.u)();
	await (0,migrate/* migrate */._r)(database, steps/* STEPS */.U);
	return {
		database,
		blobs: new MemoryBlobs(folder, Date.now),
		close: () => database.close()
	};
}
async function openDataFolder(dataDir, steps, openBlobs = () => Promise.resolve(new blobs_folder/* FolderBlobs */.J(dataDir))) {
	(0,data_folder/* makeDataDir */.cO)(dataDir);
	const lock = await (0,data_folder/* lockFolder */.MS)(dataDir);
	try {
		const database = await openRows(dataDir);
		try {
			const blobs = await openBlobs();
			await (0,migrate/* migrate */._r)(database, steps, dataDir);
			const close = async () => {
				await database.close();
				await blobs.close();
				lock.release();
			};
			return {
				database,
				blobs,
				close
			};
		} catch (error) {
			await database.close();
			throw error;
		}
	} catch (error) {
		lock.release();
		if (error instanceof outcome/* ConfigurationError */.j1) throw error;
		throw new outcome/* ConfigurationError */.j1(`The data folder ${dataDir} cannot be used: ${(0,data_folder/* reasonOf */.A3)(error)}. Look at its disk and its rights, or give another one.`);
	}
}
function openRows(dataDir) {
	return (0,sqlite/* openSqlite */.L)((0,external_node_path_.join)(dataDir, "store.sqlite"));
}


})

};
