export const id = 5594;
export const ids = [5594];
export const modules = {

35594:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
runBackup:()=>runBackup,
runRestore:()=>runRestore
});

var external_node_fs_ = __load__(73024);
var promises_ = __load__(51455);
var external_node_os_ = __load__(48161);
var external_node_path_ = __load__(76760);
var outcome = __load__(98216);
var sentence = __load__(4771);
var format = __load__(73043);
var files = __load__(497);
var data_folder = __load__(40609);
var storage = __load__(87662);
var migrate = __load__(69899);
var write_new = __load__(43108);
var exit_codes = __load__(87408);
var open_storage = __load__(89267);
var blobs_folder = __load__(87733);
var names = __load__(56105);
var database = __load__(78181);
var keys = __load__(23797);
var named_blobs = __load__(62122);
var sqlite = __load__(15640);
var blobs = __load__(66913);
var version = __load__(58508);
var schemas = __load__(25465);
var iso = __load__(52378);
var text_escape = __load__(68171);
var says = __load__(65303);
;// program/server/backup/backup-folder.js






const MANIFEST = "backup.json";
const FORMAT = 1;
const BLOBS = "blobs";
const file = schemas/* object */.Ikc({
	file: schemas/* string */.YjP().regex(/^[a-z]+-[0-9TZ]+\.(?:sqlite|txt)$/),
	bytes: schemas/* number */.aig(),
	sha256: schemas/* string */.YjP()
});
const manifest = schemas/* object */.Ikc({
	format: schemas/* literal */.euz(FORMAT),
	program: schemas/* string */.YjP(),
	madeAt: iso/* datetime */.w$(),
	server: schemas/* string */.YjP().nullable().default(null),
	database: schemas/* enum */.k5n(["sqlite", "postgresql"]),
	rows: file,
	sums: file,
	blobs: schemas/* object */.Ikc({
		count: schemas/* number */.aig(),
		bytes: schemas/* number */.aig()
	}),
	missing: schemas/* array */.YOg(schemas/* string */.YjP())
});
async function readManifest(folder) {
	const path = (0,external_node_path_.join)(folder, MANIFEST);
	if (await lengthOf(path) === null) return null;
	const read = manifest.safeParse((0,text_escape/* parsedJson */.U4)(await (0,promises_.readFile)(path, "utf8")));
	if (read.success) return read.data;
	throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* damagedLater */.Cr, { folder: path }));
}
async function writeManifest(folder, contents) {
	const path = (0,external_node_path_.join)(folder, MANIFEST);
	const text = `${JSON.stringify({
		format: FORMAT,
		...contents
	}, null, 2)}\n`;
	await (0,promises_.writeFile)(`${path}.new`, text, {
		mode: 384,
		flush: true
	});
	await (0,promises_.rename)(`${path}.new`, path);
	await (0,blobs_folder/* syncPath */.Z)(folder, "r");
}
async function readSums(folder, { sums }) {
	const path = (0,external_node_path_.join)(folder, sums.file);
	if (await lengthOf(path) !== sums.bytes) return new Map();
	const text = await (0,promises_.readFile)(path, "utf8");
	const line = new RegExp(`^([0-9a-f]{64}) {2}${BLOBS}/(.+)$`);
	return new Map(text.split("\n").flatMap((one) => {
		const [, sum, name] = line.exec(one) ?? [];
		return sum === undefined || name === undefined || !(0,blobs/* isBlobName */.le)(name) ? [] : [[name, sum]];
	}));
}
async function writeSums(path, sums) {
	const lines = [...sums].map(([name, sum]) => `${sum}  ${BLOBS}/${name}\n`);
	await (0,promises_.writeFile)(path, lines.toSorted().join(""), {
		mode: 384,
		flush: true
	});
}
async function lengthOf(path) {
	const stats = await (0,promises_.stat)(path).catch((error) => {
		if (error.code === "ENOENT") return null;
		throw error;
	});
	return stats?.isFile() === true ? stats.size : null;
}

var sql = __load__(10769);
var tables = __load__(71520);
;// program/server/backup/copy-rows.js


const COPIED = Object.entries(tables/* TABLES */.C).map(([name, { columns }]) => [inDatabase(name), Object.keys(columns).map(inDatabase)]);
const AT_ONCE = 500;
const OF_THE_MOMENT = [
	"sessions",
	"launches",
	"turns"
];
async function copyRows(from, to) {
	for (const { kind, db } of [from, to]) {
		if (kind === "postgresql") await (0,sql/* sql */.l)`set local idle_in_transaction_session_timeout = 0`.execute(db);
	}
	const target = named(to);
	for (const [name] of COPIED) {
		const rows = target.deleteFrom(name);
		await (name === "meta" ? rows.where("name", "<>", migrate/* VERSION_ROW */.OA) : rows).execute();
	}
	for (const [name, columns] of COPIED) {
		if (OF_THE_MOMENT.some((one) => one === name)) continue;
		let some = [];
		const write = async () => {
			if (some.length > 0) await target.insertInto(name).values(some).execute();
			some = [];
		};
		for await (const row of rowsOf(from, name, columns)) {
			if (name === "meta" && row["name"] === migrate/* VERSION_ROW */.OA) continue;
			some.push(row);
			if (some.length === AT_ONCE) await write();
		}
		await write();
		await setLastId(to, name, await lastIdOf(from, name));
	}
}
function named({ db }) {
	return db.withoutPlugins();
}
function inDatabase(name) {
	return name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
async function* rowsOf(side, name, columns) {
	const db = named(side);
	if (side.kind === "sqlite") {
		yield* db.selectFrom(name).select(columns).stream();
		return;
	}
	const some = sql/* sql */.l.join(columns.map((column) => sql/* sql */.l.ref(column)));
	await (0,sql/* sql */.l)`declare rows_to_copy no scroll cursor for select ${some} from ${sql/* sql */.l.table(name)}`.execute(db);
	for (;;) {
		const { rows } = await (0,sql/* sql */.l)`fetch ${sql/* sql */.l.lit(AT_ONCE)} from rows_to_copy`.execute(db);
		if (rows.length === 0) break;
		yield* rows;
	}
	await (0,sql/* sql */.l)`close rows_to_copy`.execute(db);
}
async function skipIds(side, table, many) {
	await setLastId(side, table, (await lastIdOf(side, table) ?? 0) + many);
}
async function lastIdOf(side, name) {
	const db = named(side);
	if (side.kind === "sqlite") {
		const { rows } = await (0,sql/* sql */.l)`select seq from sqlite_sequence where name = ${name}`.execute(db);
		return rows[0]?.seq ?? null;
	}
	const sequence = await sequenceOf(side, name);
	if (sequence === null) return null;
	const { rows } = await (0,sql/* sql */.l)`select case when is_called then last_value else 0 end as last from ${sql/* sql */.l.raw(sequence)}`.execute(db);
	return rows[0]?.last ?? null;
}
async function setLastId(side, name, last) {
	if (last === null || last === 0) return;
	const db = named(side);
	if (side.kind === "sqlite") {
		await (0,sql/* sql */.l)`delete from sqlite_sequence where name = ${name}`.execute(db);
		await (0,sql/* sql */.l)`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db);
		return;
	}
	const sequence = await sequenceOf(side, name);
	if (sequence !== null) await (0,sql/* sql */.l)`select setval(${sequence}::regclass, ${sql/* sql */.l.lit(last)})`.execute(db);
}
async function sequenceOf(side, name) {
	const { rows } = await (0,sql/* sql */.l)`select pg_get_serial_sequence(attrelid::regclass::text, attname) as name from pg_attribute
     where attrelid = ${name}::regclass and attname = 'id'`.execute(named(side));
	return rows[0]?.name ?? null;
}

;// program/server/backup/back-up.js








const back_up_AT_ONCE = 8;
const ROUNDS = 5;
async function backUp(source, folder, now) {
	(0,data_folder/* makeDataDir */.cO)(folder);
	const lock = await (0,data_folder/* lockFolder */.MS)(folder);
	try {
		return await new Backup(source, folder, now).make();
	} finally {
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
	#missing = [];
	#damaged = new Set();
	#bytes = 0;
	#copied = 0;
	constructor({ database, blobs }, folder, now) {
		this.#database = database;
		this.#blobs = blobs;
		this.#folder = folder;
		this.#parts = (0,external_node_path_.join)(folder, "part");
		this.#now = now;
	}
	async make() {
		const before = await readManifest(this.#folder);
		const server = await this.#server();
		if (before !== null && before.server !== null && before.server !== server) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* backupOfAnother */.zH, { folder: this.#folder }));
		}
		if (before !== null) this.#before = await readSums(this.#folder, before).catch(() => new Map());
		const kept = new blobs_folder/* FolderBlobs */.J((0,external_node_path_.join)(this.#folder, BLOBS));
		await (0,promises_.rm)(this.#parts, {
			recursive: true,
			force: true
		});
		await (0,promises_.mkdir)(this.#parts, { mode: 448 });
		const stamp = new Date(this.#now).toISOString().replace(/[-:.]/g, "");
		const rows = `rows-${stamp}.sqlite`;
		const sums = `sums-${stamp}.txt`;
		await this.#copyAll((0,external_node_path_.join)(this.#folder, rows));
		await writeSums((0,external_node_path_.join)(this.#folder, sums), this.#sums);
		await writeManifest(this.#folder, {
			program: version/* VERSION */.x,
			madeAt: new Date(this.#now).toISOString(),
			server,
			database: this.#database.kind,
			rows: {
				file: rows,
				...await (0,names/* measured */.jh)((0,external_node_path_.join)(this.#folder, rows))
			},
			sums: {
				file: sums,
				...await (0,names/* measured */.jh)((0,external_node_path_.join)(this.#folder, sums))
			},
			blobs: {
				count: this.#sums.size,
				bytes: this.#bytes
			},
			missing: [...this.#gone]
		});
		await this.#deleteOld(kept, [rows, sums]);
		return {
			files: this.#sums.size,
			bytes: this.#bytes,
			copied: this.#copied,
			missing: this.#missing,
			damaged: [...this.#damaged]
		};
	}
	async #server() {
		const secret = await (0,database/* secretOf */.OM)(this.#database.db);
		return secret === null ? null : (0,keys/* hashOf */.q)(secret);
	}
	async #copyAll(rows) {
		for (let round = 1;; round += 1) {
			this.#sums.clear();
			this.#gone.clear();
			this.#damaged.clear();
			this.#bytes = 0;
			await writeRows(this.#database, rows);
			await this.#copyNamed(rows);
			if (this.#gone.size === 0) return;
			const named = await (0,named_blobs/* namedAmong */.oK)(this.#database.db, [...this.#gone]);
			if (named.size < this.#gone.size && round < ROUNDS) continue;
			this.#missing = [...named];
			return;
		}
	}
	async #copyNamed(rows) {
		const copy = await (0,sqlite/* openSqlite */.Lf)(rows);
		try {
			for await (const some of (0,named_blobs/* namedBlobs */.CZ)(copy.db)) {
				for (let at = 0; at < some.length; at += back_up_AT_ONCE) {
					await Promise.all(some.slice(at, at + back_up_AT_ONCE).map((one) => this.#keep(one)));
				}
			}
		} finally {
			await copy.close();
		}
	}
	async #keep({ name, bytes }) {
		const path = (0,external_node_path_.join)(this.#folder, BLOBS, name);
		const there = await lengthOf(path);
		const known = this.#before.get(name);
		const digest = (0,blobs/* digestIn */.s)(name) ?? known;
		const isKept = there !== null && known !== undefined && known === digest && (bytes === null || bytes === there);
		if (!isKept && !await this.#copy(name, path)) return;
		const { bytes: length, sha256 } = isKept ? {
			bytes: there,
			sha256: known
		} : await (0,names/* measured */.jh)(path);
		if (bytes !== null && bytes !== length || sha256 !== (digest ?? sha256)) this.#damaged.add(name);
		this.#sums.set(name, sha256);
		this.#bytes += length;
	}
	async #copy(name, path) {
		const part = (0,external_node_path_.join)(this.#parts, `${name.replace("/", "-")}.part`);
		try {
			const contents = await this.#blobs.fetch(name, this.#parts);
			if (typeof contents !== "string") await (0,promises_.writeFile)(part, contents, { mode: 384 });
			else if ((0,external_node_path_.dirname)(contents) === this.#parts) await (0,promises_.rename)(contents, part);
			else await (0,promises_.copyFile)(contents, part, promises_.constants.COPYFILE_FICLONE);
		} catch (error) {
			const isGone = error instanceof blobs/* BlobMissing */.QO || error.code === "ENOENT";
			if (!isGone) throw error;
			this.#gone.add(name);
			return false;
		}
		await (0,promises_.chmod)(part, 384);
		await (0,blobs_folder/* syncPath */.Z)(part, "r+");
		await (0,promises_.rename)(part, path);
		this.#copied += 1;
		return true;
	}
	async #deleteOld(kept, files) {
		await (0,promises_.rm)(this.#parts, {
			recursive: true,
			force: true
		});
		for (const name of await (0,promises_.readdir)(this.#folder)) {
			if (/^(?:rows|sums)-/.test(name) && !files.includes(name)) await (0,promises_.rm)((0,external_node_path_.join)(this.#folder, name));
		}
		const old = [];
		for await (const { name } of kept.list()) if (!this.#sums.has(name)) old.push(name);
		await kept.delete(old);
	}
}
async function writeRows(database, path) {
	if (database.kind === "sqlite") {
		await (0,sqlite/* copyRowsTo */._M)(database, path);
	} else {
		await (0,promises_.rm)(path, { force: true });
	}
	const copy = await (0,sqlite/* openSqlite */.Lf)(path);
	try {
		if (database.kind === "sqlite") {
			for (const table of OF_THE_MOMENT) await copy.db.deleteFrom(table).execute();
		} else {
			await (0,migrate/* migrate */._r)(copy, migrate/* STEPS */.UT);
			await database.db.transaction().setIsolationLevel("repeatable read").execute((from) => copy.transact((to) => copyRows({
				kind: "postgresql",
				db: from
			}, {
				kind: "sqlite",
				db: to
			})));
		}
	} finally {
		await copy.close();
	}
	await (0,blobs_folder/* syncPath */.Z)(path, "r+");
}

var open_running = __load__(69017);
;// program/server/backup/restore.js








const SKIPPED = 1e4;
async function restore(folder, target, temp) {
	const manifest = await readManifest(folder);
	if (manifest === null) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* holdsNoWhole */.Hf, { folder }));
	}
	for (const one of [manifest.rows, manifest.sums]) {
		const path = (0,external_node_path_.join)(folder, one.file);
		const isThere = await lengthOf(path) === one.bytes;
		if (isThere && (await (0,names/* measured */.jh)(path).catch(() => null))?.sha256 === one.sha256) continue;
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* missingDamaged */.YO, { folder: path }));
	}
	await refuseFull(target);
	const rows = (0,external_node_path_.join)(temp, "rows.sqlite");
	await (0,promises_.copyFile)((0,external_node_path_.join)(folder, manifest.rows.file), rows);
	await (0,promises_.chmod)(rows, 384);
	const copy = await (0,sqlite/* openSqlite */.Lf)(rows);
	try {
		await (0,migrate/* migrate */._r)(copy, migrate/* STEPS */.UT);
		await giveUpMessages(copy, manifest);
		const done = [];
		try {
			const damaged = await restoreBlobs(folder, manifest, target.blobs, temp, done);
			await target.database.transact(async (tx) => {
				const to = {
					kind: target.database.kind,
					db: tx
				};
				await copyRows({
					kind: "sqlite",
					db: copy.db
				}, to);
				await skipIds(to, "checks", SKIPPED);
			});
			return {
				manifest,
				files: done.length,
				damaged
			};
		} catch (error) {
			await target.blobs.delete(done).catch(() => undefined);
			throw error;
		}
	} finally {
		await copy.close();
		await (0,promises_.rm)(rows, { force: true });
	}
}
async function giveUpMessages({ db }, { madeAt }) {
	const answer = "The service was restored from a backup before this message was sent.";
	await db.updateTable("hookDeliveries").set({
		state: "given-up",
		endedAt: Date.parse(madeAt),
		answer
	}).where("state", "=", "waiting").execute();
	await db.deleteFrom("jobs").where("kind", "=", "hook").execute();
}
async function refuseFull({ database, blobs }) {
	const check = await database.db.selectFrom("checks").select("id").executeTakeFirst();
	const users = await database.db.selectFrom("users").select("id").limit(2).execute();
	if (check !== undefined || users.length > 1) throw new outcome/* ConfigurationError */.j1(says/* databaseRestore */.qv);
	for await (const { name } of blobs.list()) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* placeFiles */.h$, { name }));
	}
}
async function restoreBlobs(folder, manifest, blobs, temp, done) {
	const damaged = [];
	const parts = (0,external_node_path_.join)(temp, "part");
	await files.fs.makeFolder(parts, 448);
	for (const [name, sum] of await readSums(folder, manifest)) {
		const part = (0,external_node_path_.join)(parts, (0,external_node_path_.basename)(name));
		const from = (0,external_node_path_.join)(folder, BLOBS, name);
		const isThere = await lengthOf(from) !== null;
		if (isThere) await (0,promises_.copyFile)(from, part);
		if (isThere && (await (0,names/* measured */.jh)(part)).sha256 === sum) {
			done.push(name);
			await blobs.put(name, part);
		} else {
			damaged.push(name);
		}
	}
	await (0,promises_.rm)(parts, {
		recursive: true,
		force: true
	});
	return damaged;
}

;// program/server/backup/commands.js















const KEY = "key";
const MOST_NAMED = 20;
async function runBackup({ folder, storage }, environment) {
	const place = (0,open_storage/* placeOf */.$t)(storage, environment);
	if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, "store.sqlite"))) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* dataFolder */.pS, { folder }));
	}
	const source = await (0,open_running/* openRunning */._k)(place, environment);
	try {
		const own = source.blobs.folder;
		if (own !== null && [folder, (0,external_node_path_.join)(folder, BLOBS)].some((one) => placeIn(one) === placeIn(own))) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* dataFolder */.pS, { folder }));
		}
		const report = await backUp(source, folder, Date.now()).catch((error) => {
			throw error instanceof outcome/* ConfigurationError */.j1 ? error : new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* backupNotWhole */.jK, {
				folder,
				error: (0,data_folder/* reasonOf */.A3)(error)
			}));
		});
		if (place.dataDir !== null) await copyKey(place.dataDir, folder);
		for (const name of report.missing.slice(0, MOST_NAMED)) {
			warn((0,sentence/* fill */.G)(says/* missingNotBackup */.mr, { name }));
		}
		for (const name of report.damaged.slice(0, MOST_NAMED)) {
			warn((0,sentence/* fill */.G)(says/* notAsKept */.UK, { name }));
		}
		const isWhole = report.missing.length + report.damaged.length === 0;
		process.stdout.write(`${(0,sentence/* fill */.G)(says/* backupWhole */.Um, {
			folder,
			isWhole,
			files: report.files,
			megabytes: (0,format/* formatBytes */.z3)(report.bytes),
			copied: report.copied,
			missing: report.missing.length,
			damaged: report.damaged.length
		})}\n`);
		return isWhole ? 0 : exit_codes/* FAILED */.Wk;
	} finally {
		await source.close();
	}
}
function placeIn(folder) {
	return (0,external_node_fs_.existsSync)(folder) ? external_node_fs_.realpathSync.native(folder) : (0,external_node_path_.resolve)(folder);
}
async function runRestore({ folder, storage }, environment) {
	const place = (0,open_storage/* placeOf */.$t)(storage, environment);
	const { dataDir } = place;
	if (dataDir === null && place.database === null) throw new outcome/* ConfigurationError */.j1(says/* nothingSaysWhere */.FI);
	const isFolder = dataDir !== null && place.database === null;
	if (isFolder) await refuseUsed(dataDir, folder);
	let report;
	try {
		report = await restoreInto(folder, place, environment);
		if (isFolder) await copyKey(folder, dataDir);
		else if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, KEY))) warn((0,sentence/* fill */.G)(says/* keyLeft */.NO, { path: (0,external_node_path_.join)(folder, KEY) }));
	} catch (error) {
		if (isFolder) await emptyFolder(dataDir);
		if (error instanceof outcome/* ConfigurationError */.j1) throw error;
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* nothingRestoredLook */.Fj, { error: (0,data_folder/* reasonOf */.A3)(error) }));
	}
	for (const name of report.damaged.slice(0, MOST_NAMED)) {
		warn((0,sentence/* fill */.G)(says/* damagedBackup */.KJ, { name }));
	}
	process.stdout.write(`${(0,sentence/* fill */.G)(says/* restoredBackup */.Xf, {
		madeAt: report.manifest.madeAt,
		files: report.files,
		damaged: report.damaged.length,
		missing: report.manifest.missing.length
	})}\n`);
	return report.damaged.length === 0 ? 0 : exit_codes/* FAILED */.Wk;
}
async function restoreInto(folder, place, environment) {
	const { dataDir, database } = place;
	return (0,write_new/* inFolder */._z)((0,external_node_os_.tmpdir)(), "code-similarity-restore-", async (temp) => {
		const open = (0,open_storage/* storageOpener */.d4)(place, environment) ?? (() => (0,storage/* openDataFolder */.l)(dataDir ?? "", migrate/* STEPS */.UT));
		const target = await open();
		const beside = dataDir !== null && database === null ? (0,external_node_path_.join)(dataDir, "spool") : temp;
		try {
			await files.fs.makeFolder(beside, 448);
			return await restore(folder, target, beside);
		} finally {
			await target.close();
		}
	});
}
async function refuseUsed(dataDir, folder) {
	const names = await (0,promises_.readdir)(dataDir).catch((error) => {
		if (error.code === "ENOENT") return [];
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* cannotReadGive */.h3, {
			dataDir,
			error: (0,data_folder/* reasonOf */.A3)(error)
		}));
	});
	if (names.length > 0 || (0,external_node_path_.resolve)(dataDir) === (0,external_node_path_.resolve)(folder)) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* dataFolderNot */.Em, { dataDir }));
	}
}
async function emptyFolder(folder) {
	const names = await (0,promises_.readdir)(folder).catch(() => []);
	for (const name of names) await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { recursive: true });
}
async function copyKey(from, to) {
	if (await lengthOf((0,external_node_path_.join)(from, KEY)) !== null) await (0,promises_.copyFile)((0,external_node_path_.join)(from, KEY), (0,external_node_path_.join)(to, KEY));
}
function warn(sentence) {
	process.stderr.write(`warning: ${sentence}\n`);
}


}),










};
