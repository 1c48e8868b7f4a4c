export const id = 4020;
export const ids = [4020];
export const modules = {

98949:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XP: () => (Jobs),
  ao: () => (MOST_TRIES),
  _g: () => (SWEEP_MS),
  vO: () => (addJob)
});

// UNUSED EXPORTS: BLAME_MS, MOST_SILENT_LOOKS

var external_node_crypto_ = __webpack_require__(77598);
var sql = __webpack_require__(10769);
var store_database = __webpack_require__(78181);
;// CONCATENATED MODULE: ./build/service/jobs/kinds.js
const COMPUTING = new Set([
	"analysis",
	"report",
	"run",
	"delivery"
]);

;// CONCATENATED MODULE: ./build/service/jobs/jobs.js




const SWEEP_MS = 5e3;
const MOST_SILENT_LOOKS = 6;
const MOST_TRIES = 3;
const BLAME_MS = 60 * 6e4;
const TAKEN = "23505";
const NOBODY = 0;
class Jobs {
	#database;
	#now;
	#process = (0,external_node_crypto_.randomUUID)();
	#heard = new Map();
	#alone;
	#progress;
	constructor(database, { now, alone }) {
		this.#database = database;
		this.#now = now;
		this.#alone = alone;
		this.#progress = progressOf(database);
	}
	add(job, together) {
		return addJob(together ?? this.#database.db, job, this.#now());
	}
	async cancel(kind, key, together) {
		const { numDeletedRows } = await (together ?? this.#database.db).deleteFrom("jobs").where("kind", "=", kind).where("key", "=", key).executeTakeFirst();
		return numDeletedRows > 0n;
	}
	async take(kind, which) {
		const token = this.#token();
		const passing = this.#database.kind === "postgresql" ? (0,sql/* sql */.l)`for update skip locked` : (0,sql/* sql */.l)``;
		const isDue = (0,sql/* sql */.l)`due_at <= ${this.#now()}`;
		try {
			const { rows } = await (0,sql/* sql */.l)`
        update jobs set worker = ${token}, beat = 0, share = 0, elapsed_ms = 0
        where worker is null and id = (
          select id from jobs as one
          where kind = ${kind} and worker is null and ${isDue} and small >= ${which === "small" ? 1 : 0}
            and not exists (
              select 1 from jobs as other where other.kind = one.kind and other.lane = one.lane
                and (other.worker is not null or (other.id < one.id and other.${isDue}))
            )
          order by small, round, (
            select count(*) from jobs as other
            where other.person = one.person and other.kind = one.kind and other.worker is not null
          ), id
          limit 1 ${passing}
        )
        returning id, key, tries, tried_at`.execute(this.#database.db);
			return this.#taken(rows, kind, token);
		} catch (error) {
			if (error.code === TAKEN) return this.take(kind, which);
			throw error;
		}
	}
	async claim(kind, key) {
		const token = this.#token();
		const rows = await this.#database.db.updateTable("jobs").set({
			...FREE,
			worker: token,
			beat: 0
		}).where("kind", "=", kind).where("key", "=", key).where("worker", "is", null).returning([
			"id",
			"key",
			"tries",
			"triedAt"
		]).execute();
		return this.#taken(rows, kind, token);
	}
	async beat(job, { share, elapsedMs }) {
		const { numUpdatedRows } = await this.#own(job).set(({ eb }) => ({
			beat: eb("beat", "+", 1),
			share,
			elapsedMs
		})).executeTakeFirst();
		return numUpdatedRows > 0n;
	}
	async done({ id, token }) {
		await this.#database.db.deleteFrom("jobs").where("id", "=", id).where("worker", "=", token).execute();
	}
	async giveBack(job, dueAt) {
		await this.#own(job).set(dueAt === undefined ? FREE : {
			...FREE,
			dueAt
		}).execute();
	}
	async fail(job, dueAt) {
		await this.#own(job).set({
			...FREE,
			...this.#blame(),
			dueAt
		}).execute();
	}
	async dead(own) {
		const rows = await this.#database.db.selectFrom("jobs").select([
			"id",
			"kind",
			"key",
			"small",
			"worker",
			"beat"
		]).where("worker", "is not", null).orderBy("id").execute();
		const others = rows.flatMap(({ worker, ...row }) => worker === null || own.has(worker) ? [] : [{
			...row,
			token: worker
		}]);
		const processes = Map.groupBy(others, ({ token }) => token.slice(0, token.indexOf("/")));
		const heard = this.#heard;
		this.#heard = new Map();
		const dead = [];
		for (const [name, jobs] of processes) {
			const said = jobs.map(({ token, beat }) => `${token} ${beat}`).join();
			const before = heard.get(name);
			const silent = before?.said === said ? before.silent + 1 : 0;
			this.#heard.set(name, {
				said,
				silent
			});
			if (!this.#alone && silent < MOST_SILENT_LOOKS) continue;
			const computing = jobs.filter(({ kind }) => COMPUTING.has(kind));
			const large = computing.filter(({ small }) => small === 0);
			const blamed = large.length > 0 ? large : computing;
			dead.push(...jobs.map((job) => ({
				...job,
				isBlamed: blamed.includes(job)
			})));
		}
		return dead;
	}
	async free({ isBlamed, beat, ...job }) {
		await this.#own(job).set(isBlamed ? {
			...FREE,
			...this.#blame()
		} : FREE).where("beat", "=", beat).execute();
	}
	async keys(kind) {
		const rows = await this.#database.db.selectFrom("jobs").select("key").where("kind", "=", kind).execute();
		return new Set(rows.map(({ key }) => key));
	}
	async progress(kind, keys) {
		if (keys.length === 0) return new Map();
		const rows = await this.#progress(kind, keys);
		return new Map(rows.map(({ key, ...progress }) => [key, progress]));
	}
	async overview(kind) {
		return this.#database.db.selectFrom("jobs").select(({ fn }) => [
			fn.count("id").filterWhere("worker", "is", null).as("waiting"),
			fn.count("id").filterWhere("worker", "is not", null).as("running"),
			fn.count("id").filterWhere("worker", "is", null).filterWhere("small", "=", 1).as("waitingSmall"),
			fn.min("addedAt").filterWhere("worker", "is", null).as("oldestSince")
		]).where("kind", "=", kind).executeTakeFirstOrThrow();
	}
	async byOwner(kind) {
		const rows = await this.#database.db.selectFrom("jobs").select(({ fn }) => [
			"person",
			fn.count("id").filterWhere("worker", "is", null).as("waiting"),
			fn.count("id").filterWhere("worker", "is not", null).as("running")
		]).where("kind", "=", kind).groupBy("person").orderBy("person").execute();
		return rows.map(({ person, ...counts }) => ({
			ownerId: person === NOBODY ? null : person,
			...counts
		}));
	}
	#own({ id, token }) {
		return this.#database.db.updateTable("jobs").where("id", "=", id).where("worker", "=", token);
	}
	#token() {
		return `${this.#process}/${(0,external_node_crypto_.randomUUID)()}`;
	}
	#taken([row], kind, token) {
		if (row === undefined) return null;
		const { id, key, tries, triedAt } = row;
		return {
			id,
			kind,
			key,
			tries: triedAt > this.#now() - BLAME_MS ? tries : 0,
			token
		};
	}
	#blame() {
		const at = this.#now();
		return {
			tries: (0,sql/* sql */.l)`case when tried_at > ${at - BLAME_MS} then tries + 1 else 1 end`,
			triedAt: at
		};
	}
}
function progressOf(database) {
	return (0,store_database/* compiledOnce */.p7)(database, (kind, keys) => database.db.selectFrom("jobs").select([
		"key",
		"share",
		"elapsedMs"
	]).where("kind", "=", kind).where("key", "in", keys));
}
const FREE = {
	worker: null,
	share: 0,
	elapsedMs: 0
};
async function addJob(db, { kind, key, person, small, lane = null, dueAt }, at) {
	const whose = person ?? NOBODY;
	const size = small ? 1 : 0;
	const like = (0,sql/* sql */.l)`kind = ${kind} and small = ${size}`;
	await (0,sql/* sql */.l)`
    insert into jobs (kind, key, lane, person, small, due_at, added_at, round)
    values (${kind}, ${key}, ${lane}, ${whose}, ${size}, ${dueAt ?? at}, ${at}, (
      select coalesce(max(next), 0) from (
        select max(round) + 1 as next from jobs where ${like} and person = ${whose}
        union all
        select coalesce(
          (select min(round) from jobs where ${like} and worker is null and due_at <= ${at}),
          (select max(round) from jobs where ${like} and worker is not null)
        )
      ) as rounds
    ))
    on conflict (kind, key) do nothing`.execute(db);
}


}),








};
