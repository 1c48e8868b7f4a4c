export const id = 2347;
export const ids = [2347];
export const modules = {






4648:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
j:()=>DraftRows,
t:()=>removeDrafts
});
var _jobs_jobs_js__0__ = __load__(91005);
var _database_js__1__ = __load__(78181);


class DraftRows extends _database_js__1__.Sc {
	async create(id, userId, at) {
		await this.db.insertInto("drafts").values({
			id,
			userId,
			usedAt: at
		}).execute();
	}
	find(id) {
		return this.db.selectFrom("drafts").selectAll().where("id", "=", id).executeTakeFirst();
	}
	open(userId) {
		return this.db.selectFrom("drafts").selectAll().where("userId", "=", userId).where("run", "is", null).where("checkId", "is", null).orderBy("usedAt", "desc").execute();
	}
	async idle(before) {
		const rows = await this.db.selectFrom("drafts").select("id").where("run", "is", null).where("usedAt", "<", before).execute();
		return rows.map(({ id }) => id);
	}
	async change(id, changes) {
		await this.db.updateTable("drafts").set(changes).where("id", "=", id).execute();
	}
	parts(id) {
		return this.db.selectFrom("draftParts").selectAll().where("draftId", "=", id).execute();
	}
	async replace(id, name, part) {
		return this.database.transact(async (tx) => {
			const { numUpdatedRows } = await tx.updateTable("drafts").set((build) => ({ usedAt: build.ref("usedAt") })).where("id", "=", id).where("run", "is", null).where("checkId", "is", null).executeTakeFirstOrThrow();
			if (numUpdatedRows === 0n) return part === null ? [] : [part.blob];
			const gone = await tx.deleteFrom("draftParts").where("draftId", "=", id).where("part", "=", name).returning("blob").execute();
			if (part !== null) await tx.insertInto("draftParts").values(part).execute();
			return gone.map(({ blob }) => blob);
		});
	}
	async start({ id, userId }, run, at) {
		await this.database.transact(async (tx) => {
			const { numUpdatedRows } = await tx.updateTable("drafts").set({
				run,
				problem: null,
				usedAt: at
			}).where("id", "=", id).where("run", "is", null).where("checkId", "is", null).executeTakeFirstOrThrow();
			if (numUpdatedRows === 0n) return;
			await tx.deleteFrom("jobs").where("kind", "=", "run").where("key", "=", id).execute();
			await (0,_jobs_jobs_js__0__.vO)(tx, {
				kind: "run",
				key: id,
				person: userId,
				small: false
			}, at);
		});
	}
	async over(id) {
		await this.change(id, { run: null });
		const gone = await this.db.deleteFrom("draftParts").where("draftId", "=", id).returning("blob").execute();
		return gone.map(({ blob }) => blob);
	}
	remove(id) {
		return this.database.transact((tx) => removeDrafts(tx, { id }));
	}
}
async function removeDrafts(tx, of) {
	const [[column, value]] = Object.entries(of);
	const drafts = await tx.deleteFrom("drafts").where(column, "=", value).returning("id").execute();
	const ids = drafts.map(({ id }) => id);
	await tx.deleteFrom("jobs").where("kind", "=", "run").where("key", "in", ids).execute();
	const parts = await tx.deleteFrom("draftParts").where("draftId", "in", ids).returning("blob").execute();
	return parts.map(({ blob }) => blob);
}


}),



58024:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
t:()=>Corpora
});
var _database_js__0__ = __load__(78181);
var _names_js__1__ = __load__(75856);
var _says_js__2__ = __load__(62456);
var _base__3__ = __load__(4771);




class Corpora extends _database_js__0__.d6 {
	async add(given) {
		const name = (0,_names_js__1__.QQ)("corpus", given);
		const row = await this.db.insertInto("corpora").values({
			name,
			nameKey: (0,_names_js__1__.mw)(name),
			createdAt: this.now()
		}).onConflict((conflict) => conflict.column("nameKey").doNothing()).returning([
			"id",
			"name",
			"createdAt"
		]).executeTakeFirst();
		if (row === undefined) {
			throw new _names_js__1__.U$("taken", (0,_base__3__.G)(_says_js__2__.ZP, { name: JSON.stringify(name) }));
		}
		return row;
	}
	async addNamed(name) {
		for (let n = 1;; n += 1) {
			try {
				return await this.add(n === 1 ? name : `${name} (${n})`);
			} catch (error) {
				if (!(error instanceof _names_js__1__.U$) || error.why !== "taken") throw error;
			}
		}
	}
	async list(userId) {
		let query = this.db.selectFrom("corpora").select([
			"id",
			"name",
			"createdAt"
		]).orderBy("id");
		if (userId !== null) {
			query = query.where("id", "in", (eb) => eb.selectFrom("corpusMembers").select("corpusId").where("userId", "=", userId));
		}
		return query.execute();
	}
	async find(wanted, userId) {
		const folded = typeof wanted === "string" ? (0,_names_js__1__.mw)(wanted.trim()) : null;
		const found = (await this.list(userId)).find(({ id, name }) => folded === null ? id === wanted : (0,_names_js__1__.mw)(name) === folded);
		if (found === undefined) {
			throw new _names_js__1__.U$("unknown", (0,_base__3__.G)(_says_js__2__.QC, { wanted: JSON.stringify(wanted) }));
		}
		return found;
	}
	async named(name) {
		const key = (0,_names_js__1__.mw)((0,_names_js__1__.QQ)("corpus", name));
		for (;;) {
			const row = await this.db.selectFrom("corpora").select([
				"id",
				"name",
				"createdAt"
			]).where("nameKey", "=", key).executeTakeFirst();
			if (row !== undefined) return row;
			await this.db.insertInto("corpora").values({
				name: (0,_names_js__1__.QQ)("corpus", name),
				nameKey: key,
				createdAt: this.now()
			}).onConflict((conflict) => conflict.column("nameKey").doNothing()).execute();
		}
	}
	async remove(id) {
		await this.database.transact(async (tx) => {
			await tx.deleteFrom("corpusMembers").where("corpusId", "=", id).execute();
			await tx.deleteFrom("courses").where("corpusId", "=", id).execute();
			await tx.updateTable("keys").set({ corpusId: null }).where("corpusId", "=", id).execute();
			await tx.deleteFrom("corpora").where("id", "=", id).execute();
		});
	}
	async members(corpusId) {
		const rows = await this.db.selectFrom("corpusMembers").innerJoin("users", "users.id", "corpusMembers.userId").select([
			"corpusMembers.userId",
			"users.name",
			"corpusMembers.handsOut"
		]).where("corpusMembers.corpusId", "=", corpusId).orderBy("corpusMembers.userId").execute();
		return rows.map((row) => ({
			...row,
			handsOut: row.handsOut === 1
		}));
	}
	async join(corpusId, userId) {
		await this.db.insertInto("corpusMembers").values({
			corpusId,
			userId,
			createdAt: this.now()
		}).onConflict((conflict) => conflict.columns(["corpusId", "userId"]).doNothing()).execute();
	}
	async handOut(corpusId, userId, handsOut) {
		const row = await this.db.updateTable("corpusMembers").set({ handsOut: handsOut ? 1 : 0 }).where("corpusId", "=", corpusId).where("userId", "=", userId).returning("userId").executeTakeFirst();
		if (row === undefined) {
			throw new _names_js__1__.U$("unknown", (0,_base__3__.G)(_says_js__2__.G1, { id: corpusId }));
		}
	}
	async leave(corpusId, userId) {
		await this.db.deleteFrom("corpusMembers").where("corpusId", "=", corpusId).where("userId", "=", userId).execute();
	}
	async closed(check, submissionIds) {
		const closed = new Set(submissionIds);
		const { corpus } = await this.corpusOf(check);
		const open = await (0,_database_js__0__.oP)(submissionIds, (some) => this.db.selectFrom("submissions").innerJoin("checks", "checks.id", "submissions.checkId").leftJoin("corpusMembers", (join) => join.onRef("corpusMembers.userId", "=", "checks.ownerId").onRef("corpusMembers.corpusId", "=", "checks.corpusId")).select("submissions.id").where("submissions.id", "in", some).where((eb) => eb.or([eb("checks.ownerId", "=", check.ownerId), eb.and([eb("checks.corpusId", "=", corpus?.id ?? 0), eb("corpusMembers.handsOut", "=", 1)])])).execute());
		for (const { id } of open) closed.delete(id);
		return closed;
	}
	async corpusOf(check) {
		const ownerId = check.ownerId ?? 0;
		if (check.corpusId === null) return {
			ownerId,
			corpus: null
		};
		const members = (await this.members(check.corpusId)).map(({ userId }) => userId);
		return {
			ownerId,
			corpus: members.includes(ownerId) ? {
				id: check.corpusId,
				members
			} : null
		};
	}
}


}),

23797:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
D:()=>Keys,
q:()=>hashOf
});
var node_crypto__0__ = __load__(77598);
var _database_js__1__ = __load__(78181);
var _room_js__2__ = __load__(42223);
var _names_js__3__ = __load__(75856);
var _says_js__4__ = __load__(62456);
var _base__5__ = __load__(4771);






const KEY_BYTES = 32;
const USE_NOTED_MS = 6e4;
const SHOWN = [
	"id",
	"userId",
	"name",
	"scope",
	"corpusId",
	"createdAt",
	"expiresAt",
	"lastUsedAt",
	"revokedAt"
];
function newKey() {
	return (0,node_crypto__0__.randomBytes)(KEY_BYTES).toString("hex");
}
class Keys extends _database_js__1__.d6 {
	#holders;
	#people;
	constructor(database, now) {
		super(database, now);
		this.#holders = (0,_database_js__1__.p7)(database, (keyHash) => holderQuery(database, keyHash));
		this.#people = (0,_database_js__1__.p7)(database, (userId) => database.db.selectFrom("users").select(PERSON).where("users.id", "=", userId));
	}
	async create(fields) {
		const name = (0,_names_js__3__.QQ)("key", fields.name);
		const at = this.now();
		if (fields.expiresAt !== null && fields.expiresAt <= at) throw new _names_js__3__.U$("invalid", _says_js__4__.KH);
		const key = newKey();
		const row = await this.db.insertInto("keys").values({
			...fields,
			name,
			hash: hashOf(key),
			createdAt: at,
			lastUsedAt: null,
			revokedAt: null
		}).returning(SHOWN).executeTakeFirstOrThrow();
		return {
			row,
			key
		};
	}
	async within(maker, wanted) {
		if (maker.keyId === null) return wanted;
		const corpusId = wanted.corpusId ?? maker.corpusId;
		if (maker.corpusId !== null && corpusId !== maker.corpusId) {
			throw new _names_js__3__.U$("invalid", (0,_base__5__.G)(_says_js__4__.Zu, { id: maker.corpusId }));
		}
		const row = await this.db.selectFrom("keys").select("expiresAt").where("id", "=", maker.keyId).executeTakeFirst();
		const last = row?.expiresAt ?? null;
		const expiresAt = wanted.expiresAt ?? last;
		if (last !== null && expiresAt !== null && expiresAt > last) {
			throw new _names_js__3__.U$("invalid", (0,_base__5__.G)(_says_js__4__.ow, { when: new Date(last).toISOString() }));
		}
		return {
			expiresAt,
			corpusId
		};
	}
	list(userId) {
		let query = this.db.selectFrom("keys").select(SHOWN).orderBy("id", "desc");
		if (userId !== null) query = query.where("userId", "=", userId);
		return query.execute();
	}
	async revoke(id, userId) {
		let query = this.db.updateTable("keys").set((eb) => ({ revokedAt: eb.fn.coalesce("revokedAt", eb.val(this.now())) })).where("id", "=", id);
		if (userId !== null) query = query.where("userId", "=", userId);
		const row = await query.returning(SHOWN).executeTakeFirst();
		if (row === undefined) throw new _names_js__3__.U$("unknown", (0,_base__5__.G)(_says_js__4__.Ns, { id }));
		return row;
	}
	async holder(keyHash) {
		const at = this.now();
		const [row] = await this.#holders(keyHash);
		if (row === undefined || row.expiresAt !== null && row.expiresAt <= at) return null;
		if (row.lastUsedAt === null || Math.abs(at - row.lastUsedAt) >= USE_NOTED_MS) {
			await this.#noteUse(row.keyId, at);
		}
		const { scope, keyId, corpusId } = row;
		return holderOf(row, {
			scope,
			keyId,
			corpusId
		});
	}
	async person(userId, corpusId) {
		const [row] = await this.#people(userId);
		return row === undefined ? null : holderOf(row, {
			scope: "full",
			keyId: null,
			corpusId
		});
	}
	async #noteUse(id, at) {
		try {
			await this.db.updateTable("keys").set({ lastUsedAt: at }).where("id", "=", id).execute();
		} catch (error) {
			if (!(0,_room_js__2__.Ry)(error)) throw error;
		}
	}
}
const PERSON = [
	"users.id as userId",
	"users.name",
	"users.role",
	"users.trial",
	"users.suspendedAt",
	"users.invoice",
	"users.leftAt",
	"users.monthlyChecks",
	"users.monthlyBytes"
];
function holderOf({ userId, name, role, trial, suspendedAt, invoice, leftAt, monthlyChecks, monthlyBytes }, as) {
	return {
		caller: {
			userId,
			name,
			role,
			...as,
			trial: trial === 1,
			monthlyChecks,
			monthlyBytes
		},
		suspended: suspendedAt === null && leftAt === null ? null : {
			invoice,
			hasLeft: leftAt !== null
		}
	};
}
function holderQuery({ db }, keyHash) {
	return db.selectFrom("keys").innerJoin("users", "users.id", "keys.userId").select([
		"keys.id as keyId",
		"keys.scope",
		"keys.corpusId",
		"keys.expiresAt",
		"keys.lastUsedAt",
		...PERSON
	]).where("keys.hash", "=", keyHash).where("keys.revokedAt", "is", null);
}
function hashOf(key) {
	return (0,node_crypto__0__.hash)("sha256", key);
}


}),


21356:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$:()=>holdUser,
z:()=>Users
});
var _base__5__ = __load__(4771);
var _base__6__ = __load__(68171);
var _database_js__0__ = __load__(78181);
var _drafts_js__1__ = __load__(4648);
var _caller_js__2__ = __load__(6841);
var _names_js__3__ = __load__(75856);
var _says_js__4__ = __load__(62456);






class Users extends _database_js__0__.d6 {
	async add(given, role, trial) {
		const name = (0,_names_js__3__.QQ)("user", given);
		const row = await this.db.insertInto("users").values({
			name,
			nameKey: (0,_names_js__3__.mw)(name),
			role,
			trial: trial ? 1 : 0,
			createdAt: this.now()
		}).onConflict((conflict) => conflict.column("nameKey").doNothing()).returningAll().executeTakeFirst();
		if (row === undefined) throw new _names_js__3__.U$("taken", (0,_base__5__.G)(_says_js__4__.aN, { name: (0,_base__6__.RK)(name) }));
		return row;
	}
	list() {
		return this.db.selectFrom("users").selectAll().orderBy("id").execute();
	}
	async find(id) {
		const row = await this.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
		if (row === undefined) throw new _names_js__3__.U$("unknown", (0,_base__5__.G)(_says_js__4__.x, { id }));
		return row;
	}
	async named(name) {
		const row = await this.db.selectFrom("users").selectAll().where("nameKey", "=", (0,_names_js__3__.mw)(name.trim())).executeTakeFirst();
		if (row === undefined) {
			throw new _names_js__3__.U$("unknown", (0,_base__5__.G)(_says_js__4__.M_, { name: (0,_base__6__.RK)(name) }));
		}
		return row;
	}
	async change(id, changes) {
		const { role, trial, suspended, monthlyChecks, monthlyBytes } = changes;
		if (id === _caller_js__2__.W && ((role ?? "administrator") !== "administrator" || suspended != null)) {
			throw new _names_js__3__.U$("invalid", _says_js__4__.qV);
		}
		const row = await this.db.updateTable("users").set((build) => ({
			role: role ?? build.ref("role"),
			...trial === undefined ? {} : { trial: Number(trial) },
			...suspended === undefined ? {} : {
				suspendedAt: suspended === null ? null : this.now(),
				invoice: suspended?.invoice ?? null
			},
			...monthlyChecks === undefined ? {} : { monthlyChecks },
			...monthlyBytes === undefined ? {} : { monthlyBytes }
		})).where("id", "=", id).returningAll().executeTakeFirst();
		return row ?? this.find(id);
	}
	async removable(id, giveTo) {
		if (id === _caller_js__2__.W) throw new _names_js__3__.U$("invalid", _says_js__4__.RC);
		if (giveTo === id) throw new _names_js__3__.U$("invalid", _says_js__4__.rF);
		await this.find(id);
		if (giveTo !== null) await this.find(giveTo);
	}
	async checksOf(id) {
		const rows = await this.db.selectFrom("checks").select("id").where("ownerId", "=", id).orderBy("id").execute();
		return rows.map((row) => row.id);
	}
	async remove(id, giveTo) {
		await this.removable(id, giveTo);
		await this.database.transact(async (tx) => {
			for (const one of [id, giveTo ?? id].toSorted((a, b) => a - b)) await holdUser(tx, one);
			if (giveTo === null) {
				await refuseWithChecks(tx, id);
			} else {
				await tx.deleteFrom("shares").where("ownerId", "=", id).where((eb) => eb.or([eb("checkId", "=", 0), eb("userId", "=", giveTo)])).execute();
				const given = {
					ownerId: giveTo,
					imprints: null
				};
				await tx.updateTable("checks").set(given).where("ownerId", "=", id).execute();
				await tx.updateTable("shares").set({ ownerId: giveTo }).where("ownerId", "=", id).execute();
			}
			for (const table of [
				"keys",
				"usage",
				"corpusMembers",
				"shares"
			]) {
				await tx.deleteFrom(table).where("userId", "=", id).execute();
			}
			await tx.deleteFrom("shares").where("ownerId", "=", id).execute();
			const hooks = await tx.deleteFrom("hooks").where("ownerId", "=", id).returning("id").execute();
			const gone = hooks.map((hook) => hook.id);
			await tx.deleteFrom("hookDeliveries").where("hookId", "in", gone).execute();
			await (0,_drafts_js__1__.t)(tx, { userId: id });
			await tx.deleteFrom("users").where("id", "=", id).execute();
		});
	}
}
async function holdUser(tx, id) {
	const { numUpdatedRows } = await tx.updateTable("users").set((build) => ({ createdAt: build.ref("createdAt") })).where("id", "=", id).executeTakeFirstOrThrow();
	if (numUpdatedRows === 0n) throw new _names_js__3__.U$("unknown", (0,_base__5__.G)(_says_js__4__.x, { id }));
}
async function refuseWithChecks(tx, ownerId) {
	const check = await tx.selectFrom("checks").select("id").where("ownerId", "=", ownerId).limit(1).executeTakeFirst();
	if (check !== undefined) throw new _names_js__3__.U$("taken", _says_js__4__.Gf);
}


}),

50395:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ox:()=>Postings,
Yt:()=>elements,
ZZ:()=>field,
fM:()=>removeImprints
});
var kysely__0__ = __load__(10769);

const ROWS_AT_ONCE = 2e3;
const PAIRS_AT_ONCE = 500;
const IMPRINTS_AT_ONCE = 500;
const TWO_TO_32 = 2 ** 32;
class Postings {
	#kind;
	constructor({ kind }) {
		this.#kind = kind;
	}
	async write(tx, { id: checkId, ownerId }, imprints) {
		await removeImprints(tx, checkId);
		if (ownerId === null) return;
		for (let from = 0; from < imprints.length; from += IMPRINTS_AT_ONCE) {
			await tx.insertInto("imprints").values(imprints.slice(from, from + IMPRINTS_AT_ONCE).map(({ id, hashes, sample }) => ({
				submissionId: id,
				checkId,
				hashes: Buffer.from(Uint32Array.from(hashes, (hash) => hash % TWO_TO_32).toSorted().buffer),
				sample: Buffer.from(sample.slice().buffer)
			}))).execute();
		}
		const rows = imprints.flatMap(({ id, sample }) => Array.from(sample, (hash) => [hash, id]));
		rows.sort(([a], [b]) => a - b);
		for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
			const some = elements(this.#kind, rows.slice(from, from + ROWS_AT_ONCE));
			await (0,kysely__0__.l)`insert into postings (hash, submission_id, owner_id)
        select ${field(0)}, ${field(1)}, ${ownerId} from ${some}`.execute(tx);
		}
	}
}
async function removeImprints(tx, checkId) {
	const ofCheck = tx.selectFrom("submissions").select("id").where("checkId", "=", checkId);
	const there = await tx.selectFrom("imprints").select(["submissionId", "sample"]).where("submissionId", "in", ofCheck).execute();
	const rows = there.flatMap(({ submissionId, sample }) => Array.from(new Float64Array(new Uint8Array(sample).buffer), (hash) => (0,kysely__0__.l)`(cast(${hash} as bigint), cast(${submissionId} as bigint))`));
	for (let from = 0; from < rows.length; from += PAIRS_AT_ONCE) {
		const some = kysely__0__.l.join(rows.slice(from, from + PAIRS_AT_ONCE));
		await (0,kysely__0__.l)`delete from postings where (hash, submission_id) in (values ${some})`.execute(tx);
	}
	await tx.deleteFrom("imprints").where("submissionId", "in", ofCheck).execute();
}
function elements(kind, rows) {
	const json = JSON.stringify(rows);
	return kind === "sqlite" ? (0,kysely__0__.l)`json_each(${json})` : (0,kysely__0__.l)`json_array_elements(cast(${json} as json))`;
}
function field(place) {
	return (0,kysely__0__.l)`cast(value ->> ${kysely__0__.l.lit(place)} as bigint)`;
}


}),

6469:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
M:()=>removeCheckRows,
q:()=>holdCheck
});
var _jobs_kinds_js__0__ = __load__(56350);
var _drafts_js__1__ = __load__(4648);
var _postings_js__2__ = __load__(50395);



const CHECK_KINDS = [..._jobs_kinds_js__0__.TR, "report"];
async function removeCheckRows(tx, checkId) {
	const checks = await tx.deleteFrom("checks").where("id", "=", checkId).returning(["result", "search"]).execute();
	await tx.deleteFrom("jobs").where("kind", "in", CHECK_KINDS).where("key", "=", String(checkId)).execute();
	await (0,_postings_js__2__.fM)(tx, checkId);
	const zips = await tx.deleteFrom("submissions").where("checkId", "=", checkId).returning("blob").execute();
	const reports = await tx.deleteFrom("reports").where("checkId", "=", checkId).returning("blob").execute();
	const drafts = await (0,_drafts_js__1__.t)(tx, { checkId });
	for (const table of [
		"caseBooks",
		"answerLinks",
		"answers",
		"shares",
		"hookDeliveries",
		"sent",
		"requestKeys"
	]) {
		await tx.deleteFrom(table).where("checkId", "=", checkId).execute();
	}
	return [
		...drafts,
		...[...zips, ...reports].flatMap(({ blob }) => blob ?? []),
		...checks.flatMap(({ result, search }) => [result ?? [], search ?? []].flat())
	];
}
async function holdCheck(tx, checkId) {
	const { numUpdatedRows } = await tx.updateTable("checks").set((build) => ({ updatedAt: build.ref("updatedAt") })).where("id", "=", checkId).executeTakeFirstOrThrow();
	return numUpdatedRows === 1n;
}


}),

53844:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
E3:()=>MADE,
IR:()=>pruneRequestKeys,
V3:()=>madeBefore,
m6:()=>makeCheckOnce,
qq:()=>noteMade,
sZ:()=>RequestKeyTaken
});
const MADE = {
	check: -1,
	start: -2,
	deed: -3
};
class RequestKeyTaken extends Error {
	constructor() {
		super("This Idempotency-Key belongs to another request, with other fields or files. Give each request a key of its own, and only a repeated one the same.");
	}
}
async function madeBefore(db, { userId, keyHash, fingerprint }) {
	const rows = await db.selectFrom("requestKeys").selectAll().where("userId", "=", userId).where("keyHash", "=", keyHash).execute();
	if (rows.some((row) => row.fingerprint !== fingerprint)) throw new RequestKeyTaken();
	return rows;
}
async function noteMade(tx, { key, part }, { checkId, submissionId = null }, at) {
	const row = await tx.insertInto("requestKeys").values({
		...key,
		part,
		checkId,
		submissionId,
		createdAt: at
	}).onConflict((conflict) => conflict.columns([
		"userId",
		"keyHash",
		"part"
	]).doNothing()).returning("part").executeTakeFirst();
	return row !== undefined;
}
async function makeCheckOnce(tx, key, at, make) {
	if (!await noteMade(tx, {
		key,
		part: MADE.check
	}, { checkId: 0 }, at)) return null;
	const check = await make();
	await tx.updateTable("requestKeys").set({ checkId: check.id }).where("userId", "=", key.userId).where("keyHash", "=", key.keyHash).execute();
	return check;
}
async function pruneRequestKeys({ db }, before) {
	await db.deleteFrom("requestKeys").where("createdAt", "<", before).execute();
}


}),



};
