export const id = 4027;
export const ids = [4027];
export const modules = {

20046:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ax: () => (auditRow),
  Gg: () => (shareRow),
  Ly: () => (isoTime),
  gd: () => (keyRow),
  n$: () => (moment),
  q3: () => (userRow)
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52378);
var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25465);

function isoTime(ms) {
	return ms === null ? null : new Date(ms).toISOString();
}
const FORMS = [zod__WEBPACK_IMPORTED_MODULE_0__.w$({ offset: true }), zod__WEBPACK_IMPORTED_MODULE_0__.p6()];
const moment = zod__WEBPACK_IMPORTED_MODULE_1__.NpN("moment", (text) => FORMS.some((one) => one.safeParse(text).success));
function userRow(user) {
	return {
		id: user.id,
		name: user.name,
		role: user.role,
		trial: user.trial === 1,
		suspended_at: isoTime(user.suspendedAt),
		invoice: user.invoice,
		checks_a_month: user.monthlyChecks,
		bytes_a_month: user.monthlyBytes,
		created_at: isoTime(user.createdAt)
	};
}
function keyRow(key) {
	return {
		id: key.id,
		user_id: key.userId,
		name: key.name,
		scope: key.scope,
		corpus_id: key.corpusId,
		created_at: isoTime(key.createdAt),
		expires_at: isoTime(key.expiresAt),
		last_used_at: isoTime(key.lastUsedAt),
		revoked_at: isoTime(key.revokedAt)
	};
}
function shareRow(share, names) {
	return {
		id: share.id,
		owner_id: share.ownerId,
		owner: names.get(share.ownerId) ?? null,
		check_id: share.checkId,
		user_id: share.userId,
		user: names.get(share.userId) ?? null,
		created_at: isoTime(share.createdAt)
	};
}
function auditRow(entry) {
	return {
		id: entry.id,
		at: isoTime(entry.at),
		user_id: entry.userId,
		user: entry.userName,
		key_id: entry.keyId,
		action: entry.action,
		check_id: entry.checkId,
		submission_id: entry.submissionId,
		owner_id: entry.ownerId,
		details: entry.details === null ? null : JSON.parse(entry.details)
	};
}


}),






56203:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  m: () => (Audit)
});
var _room_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42223);

class Audit {
	#database;
	#now;
	constructor(database, now) {
		this.#database = database;
		this.#now = now;
	}
	async add(caller, deed, without = "refuse") {
		const { action, checkId = null, submissionId = null, ownerId = null, details } = deed;
		try {
			await this.#database.db.insertInto("audit").values({
				at: this.#now(),
				userId: caller.userId,
				userName: caller.name,
				keyId: caller.keyId,
				action,
				checkId,
				submissionId,
				ownerId,
				details: details === undefined ? null : JSON.stringify(details)
			}).execute();
		} catch (error) {
			if (without === "refuse" || !(0,_room_js__WEBPACK_IMPORTED_MODULE_0__.Ry)(error)) throw error;
		}
	}
	async list({ since, checkId, userId, concerning, most }) {
		let query = this.#database.db.selectFrom("audit").selectAll().orderBy("id", "desc").limit(most);
		if (since !== null) query = query.where("at", ">=", since);
		if (checkId !== null) query = query.where("checkId", "=", checkId);
		if (userId !== null) query = query.where("userId", "=", userId);
		if (concerning !== null) {
			query = query.where((eb) => eb.or([eb("userId", "=", concerning), eb("ownerId", "=", concerning)]));
		}
		return (await query.execute()).toReversed();
	}
	async prune(before) {
		const { numDeletedRows } = await this.#database.db.deleteFrom("audit").where("at", "<", before).executeTakeFirst();
		return Number(numDeletedRows);
	}
}


}),


23797:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (Keys),
  q: () => (hashOf)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _database_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78181);
var _room_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42223);
var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75856);
var _people_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47474);





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
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(KEY_BYTES).toString("hex");
}
class Keys {
	#database;
	#now;
	#holders;
	constructor(database, now) {
		this.#database = database;
		this.#now = now;
		this.#holders = (0,_database_js__WEBPACK_IMPORTED_MODULE_1__.p7)(database, (keyHash) => holderQuery(database, keyHash));
	}
	async create(fields) {
		const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_3__.Q)("key", fields.name);
		const at = this.#now();
		if (fields.expiresAt !== null && fields.expiresAt <= at) {
			throw new _people_error_js__WEBPACK_IMPORTED_MODULE_4__.U("invalid", "The key would be over already; give a time that is to come.");
		}
		const key = newKey();
		const row = await this.#database.db.insertInto("keys").values({
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
	async endOf(makerId, wanted) {
		if (makerId === null) return wanted;
		const maker = await this.#database.db.selectFrom("keys").select("expiresAt").where("id", "=", makerId).executeTakeFirst();
		const last = maker?.expiresAt ?? null;
		if (last === null || wanted === null) return wanted ?? last;
		if (wanted <= last) return wanted;
		const when = new Date(last).toISOString();
		throw new _people_error_js__WEBPACK_IMPORTED_MODULE_4__.U("invalid", `This key ends at ${when}, and makes none that ends later. Give an earlier time, or log in with a key that lasts.`);
	}
	list(userId) {
		let query = this.#database.db.selectFrom("keys").select(SHOWN).orderBy("id", "desc");
		if (userId !== null) query = query.where("userId", "=", userId);
		return query.execute();
	}
	async revoke(id, userId) {
		let query = this.#database.db.updateTable("keys").set((eb) => ({ revokedAt: eb.fn.coalesce("revokedAt", eb.val(this.#now())) })).where("id", "=", id);
		if (userId !== null) query = query.where("userId", "=", userId);
		const row = await query.returning(SHOWN).executeTakeFirst();
		if (row === undefined) throw new _people_error_js__WEBPACK_IMPORTED_MODULE_4__.U("unknown", `There is no key ${id}.`);
		return row;
	}
	async holder(keyHash) {
		const at = this.#now();
		const [row] = await this.#holders(keyHash);
		if (row === undefined || row.expiresAt !== null && row.expiresAt <= at) return null;
		if (row.lastUsedAt === null || Math.abs(at - row.lastUsedAt) >= USE_NOTED_MS) {
			await this.#noteUse(row.keyId, at);
		}
		const { userId, name, role, scope, keyId, corpusId, monthlyChecks, monthlyBytes } = row;
		return {
			caller: {
				userId,
				name,
				role,
				scope,
				keyId,
				corpusId,
				trial: row.trial === 1,
				monthlyChecks,
				monthlyBytes
			},
			suspended: row.suspendedAt === null ? null : { invoice: row.invoice }
		};
	}
	async #noteUse(id, at) {
		try {
			await this.#database.db.updateTable("keys").set({ lastUsedAt: at }).where("id", "=", id).execute();
		} catch (error) {
			if (!(0,_room_js__WEBPACK_IMPORTED_MODULE_2__.Ry)(error)) throw error;
		}
	}
}
function holderQuery({ db }, keyHash) {
	return db.selectFrom("keys").innerJoin("users", "users.id", "keys.userId").select([
		"keys.id as keyId",
		"keys.userId",
		"keys.scope",
		"keys.corpusId",
		"keys.expiresAt",
		"keys.lastUsedAt",
		"users.name",
		"users.role",
		"users.trial",
		"users.suspendedAt",
		"users.invoice",
		"users.monthlyChecks",
		"users.monthlyBytes"
	]).where("keys.hash", "=", keyHash).where("keys.revokedAt", "is", null);
}
function hashOf(key) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", key);
}


}),



38156:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (peopleOf)
});

var audit = __webpack_require__(56203);
var corpora = __webpack_require__(58024);
var keys = __webpack_require__(23797);
var quotas = __webpack_require__(1083);
var people_error = __webpack_require__(47474);
;// CONCATENATED MODULE: ./build/service/store/people/shares.js

class Shares {
	#database;
	#now;
	constructor(database, now) {
		this.#database = database;
		this.#now = now;
	}
	async add(ownerId, checkId, userId) {
		if (ownerId === userId) throw new people_error/* PeopleError */.U("invalid", "Your own checks are yours already.");
		const row = await this.#database.db.insertInto("shares").values({
			ownerId,
			checkId: checkId ?? 0,
			userId,
			createdAt: this.#now()
		}).onConflict((conflict) => conflict.columns([
			"userId",
			"ownerId",
			"checkId"
		]).doUpdateSet({ ownerId })).returningAll().executeTakeFirstOrThrow();
		return shareOf(row);
	}
	async list(userId) {
		const rows = await this.#database.db.selectFrom("shares").selectAll().where((eb) => eb.or([eb("ownerId", "=", userId), eb("userId", "=", userId)])).orderBy("id").execute();
		return rows.map(shareOf);
	}
	async remove(id, userId) {
		const row = await this.#database.db.deleteFrom("shares").where("id", "=", id).where((eb) => eb.or([eb("ownerId", "=", userId), eb("userId", "=", userId)])).returningAll().executeTakeFirst();
		if (row === undefined) throw new people_error/* PeopleError */.U("unknown", `There is no share ${id}.`);
		return shareOf(row);
	}
}
function shareOf(row) {
	return {
		...row,
		checkId: row.checkId === 0 ? null : row.checkId
	};
}

var text_escape = __webpack_require__(68171);
var drafts = __webpack_require__(4648);
var caller = __webpack_require__(6841);
var names = __webpack_require__(75856);
;// CONCATENATED MODULE: ./build/service/store/people/users.js





class Users {
	#database;
	#now;
	constructor(database, now) {
		this.#database = database;
		this.#now = now;
	}
	async add(given, role, trial) {
		const name = (0,names/* keptName */.Q)("user", given);
		const row = await this.#database.db.insertInto("users").values({
			name,
			nameKey: (0,names/* foldedName */.m)(name),
			role,
			trial: trial ? 1 : 0,
			createdAt: this.#now()
		}).onConflict((conflict) => conflict.column("nameKey").doNothing()).returningAll().executeTakeFirst();
		if (row === undefined) throw new people_error/* PeopleError */.U("taken", `There is a user “${(0,text_escape/* visible */.RK)(name)}” already.`);
		return row;
	}
	list() {
		return this.#database.db.selectFrom("users").selectAll().orderBy("id").execute();
	}
	async find(id) {
		const row = await this.#database.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
		if (row === undefined) throw new people_error/* PeopleError */.U("unknown", `There is no user ${id}.`);
		return row;
	}
	async named(name) {
		const row = await this.#database.db.selectFrom("users").selectAll().where("nameKey", "=", (0,names/* foldedName */.m)(name.trim())).executeTakeFirst();
		if (row === undefined) {
			throw new people_error/* PeopleError */.U("unknown", `There is no user “${(0,text_escape/* visible */.RK)(name)}”. Look at how it is written: an administrator lists users with code-similarity users list, or GET /people/v1/users.`);
		}
		return row;
	}
	async change(id, changes) {
		const { role, trial, suspended, monthlyChecks, monthlyBytes } = changes;
		if (id === caller/* OWNER_ID */.Wc && ((role ?? "administrator") !== "administrator" || suspended != null)) {
			throw new people_error/* PeopleError */.U("invalid", "The first user administers the service: take its key away by another CODE_SIMILARITY_KEY.");
		}
		const user = await this.find(id);
		const row = await this.#database.db.updateTable("users").set({
			role: role ?? user.role,
			trial: trial === undefined ? user.trial : Number(trial),
			...suspended === undefined ? {} : {
				suspendedAt: suspended === null ? null : this.#now(),
				invoice: suspended?.invoice ?? null
			},
			...monthlyChecks === undefined ? {} : { monthlyChecks },
			...monthlyBytes === undefined ? {} : { monthlyBytes }
		}).where("id", "=", id).returningAll().executeTakeFirst();
		return row ?? this.find(id);
	}
	async removable(id, giveTo) {
		if (id === caller/* OWNER_ID */.Wc) {
			throw new people_error/* PeopleError */.U("invalid", "The first user administers the service, and stays.");
		}
		if (giveTo === id) throw new people_error/* PeopleError */.U("invalid", "Checks are given to somebody else.");
		await this.find(id);
		if (giveTo !== null) await this.find(giveTo);
	}
	async checksOf(id) {
		const rows = await this.#database.db.selectFrom("checks").select("id").where("ownerId", "=", id).orderBy("id").execute();
		return rows.map((row) => row.id);
	}
	async remove(id, giveTo) {
		await this.removable(id, giveTo);
		await this.#database.transact(async (tx) => {
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
			await (0,drafts/* removeDrafts */.t)(tx, { userId: id });
			await tx.deleteFrom("users").where("id", "=", id).execute();
		});
	}
}
async function refuseWithChecks(tx, ownerId) {
	const check = await tx.selectFrom("checks").select("id").where("ownerId", "=", ownerId).limit(1).executeTakeFirst();
	if (check !== undefined) {
		throw new people_error/* PeopleError */.U("taken", "A check was made meanwhile. Try again.");
	}
}

;// CONCATENATED MODULE: ./build/service/store/people/people.js






function peopleOf(database, now) {
	return {
		users: new Users(database, now),
		keys: new keys/* Keys */.D(database, now),
		shares: new Shares(database, now),
		corpora: new corpora/* Corpora */.t(database, now),
		quotas: new quotas/* Quotas */.S(database, now),
		audit: new audit/* Audit */.m(database, now)
	};
}


}),

1083:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  S: () => (Quotas),
  w: () => (nextMonth)
});
var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10769);
var _caller_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6841);


class Quotas {
	#database;
	#now;
	constructor(database, now) {
		this.#database = database;
		this.#now = now;
	}
	async used(userId) {
		const row = await this.#database.db.selectFrom("usage").select(["checks", "bytes"]).where("userId", "=", userId).where("month", "=", monthOf(this.#now())).executeTakeFirst();
		return row ?? {
			checks: 0,
			bytes: 0
		};
	}
	async take(userId, what, amount, most) {
		if (userId === _caller_js__WEBPACK_IMPORTED_MODULE_0__.Wc) return true;
		if (most !== null && amount > most) return false;
		const month = monthOf(this.#now());
		const left = {
			checks: 0,
			bytes: 0,
			[what]: amount
		};
		const row = await this.#database.db.insertInto("usage").values({
			userId,
			month,
			...left
		}).onConflict((conflict) => {
			const update = conflict.columns(["userId", "month"]).doUpdateSet({ [what]: (0,kysely__WEBPACK_IMPORTED_MODULE_1__.l)`${kysely__WEBPACK_IMPORTED_MODULE_1__.l.ref(`usage.${what}`)} + ${amount}` });
			return most === null ? update : update.where(`usage.${what}`, "<=", most - amount);
		}).returning("userId").executeTakeFirst();
		return row !== undefined;
	}
	async giveBack(userId, what, amount) {
		await this.#database.db.updateTable("usage").set({ [what]: (0,kysely__WEBPACK_IMPORTED_MODULE_1__.l)`${kysely__WEBPACK_IMPORTED_MODULE_1__.l.ref(what)} - ${amount}` }).where("userId", "=", userId).where("month", "=", monthOf(this.#now())).where(what, ">=", amount).execute();
	}
}
function monthOf(at) {
	const date = new Date(at);
	return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}
function nextMonth(at) {
	const date = new Date(at);
	return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}


}),


};
