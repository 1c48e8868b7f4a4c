export const id = 2166;
export const ids = [2166];
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
		return this.row("drafts", { id });
	}
	open(userId) {
		return this.db.selectFrom("drafts").selectAll().where("userId", "=", userId).where("run", "is", null).where("checkId", "is", null).orderBy("usedAt", "desc").execute();
	}
	async idle(before) {
		const rows = await this.db.selectFrom("drafts").select("id").where("run", "is", null).where("usedAt", "<", before).execute();
		return rows.map(({ id }) => id);
	}
	async change(id, changes) {
		await (0,_database_js__1__.QP)(this.db, "drafts", { id }, changes);
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
			const open = {
				id,
				run: null,
				checkId: null
			};
			if (await (0,_database_js__1__.QP)(tx, "drafts", open, {
				run,
				problem: null,
				usedAt: at
			}) === 0) return;
			await (0,_database_js__1__.UJ)(tx, "jobs", {
				kind: "run",
				key: id
			});
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
		const nameKey = (0,_names_js__1__.mw)((0,_names_js__1__.QQ)("corpus", name));
		for (;;) {
			const row = await this.row("corpora", { nameKey });
			if (row !== null) return row;
			await this.add(name).catch((error) => {
				if (!(error instanceof _names_js__1__.U$) || error.why !== "taken") throw error;
			});
		}
	}
	async remove(id) {
		await this.database.transact(async (tx) => {
			await (0,_database_js__0__.UJ)(tx, "corpusMembers", { corpusId: id });
			await (0,_database_js__0__.UJ)(tx, "courses", { corpusId: id });
			for (const table of ["keys", "sessions"]) {
				await tx.updateTable(table).set({ corpusId: null }).where("corpusId", "=", id).execute();
			}
			await (0,_database_js__0__.UJ)(tx, "corpora", { id });
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
		await (0,_database_js__0__.BY)(this.db, "corpusMembers", {
			corpusId,
			userId,
			createdAt: this.now()
		});
	}
	async handOut(corpusId, userId, handsOut) {
		const to = { handsOut: handsOut ? 1 : 0 };
		if (await (0,_database_js__0__.QP)(this.db, "corpusMembers", {
			corpusId,
			userId
		}, to) === 0) {
			throw new _names_js__1__.U$("unknown", (0,_base__3__.G)(_says_js__2__.G1, { id: corpusId }));
		}
	}
	async leave(corpusId, userId) {
		await (0,_database_js__0__.UJ)(this.db, "corpusMembers", {
			corpusId,
			userId
		});
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
		const row = await this.row("users", { id });
		if (row === null) throw new _names_js__3__.U$("unknown", (0,_base__5__.G)(_says_js__4__.x, { id }));
		return row;
	}
	async named(name) {
		const row = await this.row("users", { nameKey: (0,_names_js__3__.mw)(name.trim()) });
		if (row === null) {
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
		return this.database.transact(async (tx) => {
			for (const one of [id, giveTo ?? id].toSorted((a, b) => a - b)) await holdUser(tx, one);
			if (giveTo === null) {
				const check = await (0,_database_js__0__.uv)(tx, "checks", { ownerId: id });
				if (check !== null) throw new _names_js__3__.U$("taken", _says_js__4__.Gf);
			} else {
				await tx.deleteFrom("shares").where("ownerId", "=", id).where((eb) => eb.or([eb("checkId", "=", 0), eb("userId", "=", giveTo)])).execute();
				const given = {
					ownerId: giveTo,
					imprints: null
				};
				await tx.updateTable("checks").set(given).where("ownerId", "=", id).execute();
				await tx.updateTable("shares").set({ ownerId: giveTo }).where("ownerId", "=", id).execute();
			}
			const keys = tx.selectFrom("keys").select("hash").where("userId", "=", id);
			await tx.deleteFrom("sessions").where((eb) => eb.or([eb("userId", "=", id), eb("keyHash", "in", keys)])).execute();
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
			const files = await (0,_drafts_js__1__.t)(tx, { userId: id });
			await tx.deleteFrom("users").where("id", "=", id).execute();
			return files;
		});
	}
}
async function holdUser(tx, id) {
	if (!await (0,_database_js__0__.kx)(tx, "users", id)) throw new _names_js__3__.U$("unknown", (0,_base__5__.G)(_says_js__4__.x, { id }));
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
var _database_js__0__ = __load__(78181);

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
function noteMade(tx, { key, part }, { checkId, submissionId = null }, at) {
	return (0,_database_js__0__.BY)(tx, "requestKeys", {
		...key,
		part,
		checkId,
		submissionId,
		createdAt: at
	});
}
async function makeCheckOnce(tx, key, at, make) {
	if (!await noteMade(tx, {
		key,
		part: MADE.check
	}, { checkId: 0 }, at)) return null;
	const check = await make();
	const { userId, keyHash } = key;
	await (0,_database_js__0__.QP)(tx, "requestKeys", {
		userId,
		keyHash
	}, { checkId: check.id });
	return check;
}
async function pruneRequestKeys({ db }, before) {
	await db.deleteFrom("requestKeys").where("createdAt", "<", before).execute();
}


}),


};
