export const id = 9830;
export const ids = [9830];
export const modules = {





23063:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
M8:()=>removeCheckRows,
ae:()=>updateCheckRow,
hY:()=>hasEnded
});
var _contract__6__ = __load__(1589);
var _jobs_kinds_js__0__ = __load__(56350);
var _columns_js__1__ = __load__(92749);
var _drafts_js__2__ = __load__(4648);
var _hooks_js__3__ = __load__(82370);
var _postings_js__4__ = __load__(50395);
var _tables_js__5__ = __load__(71520);







async function updateCheckRow(db, id, changes, from, attempt) {
	const { updatedAt, ...rest } = changes;
	let query = db.updateTable("checks").set((0,_columns_js__1__.OB)(_tables_js__5__.C.checks, rest)).set((build) => ({ updatedAt: updatedAt === undefined ? build.ref("updatedAt") : build.case().when("updatedAt", ">", updatedAt).then(build.ref("updatedAt")).else(build.val(updatedAt)).end() })).where("id", "=", id);
	if (from !== undefined) query = query.where("statusId", "in", from);
	if (attempt !== undefined) query = query.where("attempt", "=", attempt);
	const row = await query.returningAll().executeTakeFirst();
	if (row === undefined) return null;
	if (hasEnded(changes)) await (0,_hooks_js__3__.U)(db, row);
	return row;
}
function hasEnded({ statusId }) {
	return statusId === _contract__6__.c4.completed || statusId === _contract__6__.c4.failed;
}
async function removeCheckRows(tx, checkId) {
	const checks = await tx.deleteFrom("checks").where("id", "=", checkId).returning(["result", "search"]).execute();
	await tx.deleteFrom("jobs").where("kind", "in", _jobs_kinds_js__0__.yQ).where("key", "=", String(checkId)).execute();
	await (0,_postings_js__4__.fM)(tx, checkId);
	const zips = await tx.deleteFrom("submissions").where("checkId", "=", checkId).returning("blob").execute();
	const reports = await tx.deleteFrom("reports").where("checkId", "=", checkId).returning("blob").execute();
	const drafts = await (0,_drafts_js__2__.t)(tx, { checkId });
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


}),

82370:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
CJ:()=>HOOK_EVENTS,
Rj:()=>Hooks,
U:()=>tellHooks
});
var node_crypto__0__ = __load__(77598);
var kysely__4__ = __load__(10769);
var _contract__5__ = __load__(1589);
var _jobs_jobs_js__1__ = __load__(91005);
var _database_js__2__ = __load__(78181);
var _people_users_js__3__ = __load__(21356);






const HOOK_EVENTS = [
	"check.completed",
	"check.failed",
	"answer.received"
];
const TEST_EVENT = "hook.test";
class Hooks extends _database_js__2__.Sc {
	async create(fields, most) {
		return this.database.transact(async (tx) => {
			await (0,_people_users_js__3__.$)(tx, fields.ownerId);
			const { count } = await tx.selectFrom("hooks").select(({ fn }) => fn.countAll().as("count")).where("ownerId", "=", fields.ownerId).executeTakeFirstOrThrow();
			if (count >= most) return null;
			const row = await tx.insertInto("hooks").values({
				...fields,
				events: fields.events.join(" "),
				givenUp: 0
			}).returningAll().executeTakeFirstOrThrow();
			return hookOf(row);
		});
	}
	async list(ownerId) {
		const rows = await this.db.selectFrom("hooks").selectAll().where("ownerId", "=", ownerId).orderBy("id").execute();
		return rows.map(hookOf);
	}
	async find(id, ownerId) {
		const row = await this.row("hooks", {
			id,
			ownerId
		});
		return row === null ? undefined : hookOf(row);
	}
	async enable(id) {
		await (0,_database_js__2__.QP)(this.db, "hooks", { id }, {
			disabledAt: null,
			disabledWhy: null,
			givenUp: 0
		});
	}
	async disable(id, at, why) {
		await this.database.transact((tx) => disable(tx, id, at, why));
	}
	async remove(id) {
		await this.database.transact(async (tx) => {
			await (0,_database_js__2__.UJ)(tx, "hookDeliveries", { hookId: id });
			await (0,_database_js__2__.UJ)(tx, "hooks", { id });
		});
	}
	async deliveries(hookId, most) {
		const rows = await this.db.selectFrom("hookDeliveries").leftJoin("jobs", (join) => join.on("jobs.kind", "=", "hook").on("jobs.key", "=", (0,kysely__4__.l)`cast(hook_deliveries.id as text)`).on("hookDeliveries.state", "=", "waiting")).selectAll("hookDeliveries").select("jobs.dueAt").where("hookId", "=", hookId).orderBy("hookDeliveries.id", "desc").limit(most).execute();
		return rows.map(({ dueAt, ...row }) => ({
			...row,
			dueAt: dueAt === null ? null : Math.max(dueAt, row.createdAt)
		}));
	}
	async test({ id, ownerId }, at) {
		const body = JSON.stringify({
			type: TEST_EVENT,
			timestamp: new Date(at).toISOString(),
			data: {}
		});
		await this.database.transact((tx) => queue(tx, {
			hookId: id,
			checkId: null,
			event: TEST_EVENT,
			body
		}, ownerId, at));
	}
	async begin(id, at) {
		return this.database.transact(async (tx) => {
			const row = await (0,_database_js__2__.uv)(tx, "hookDeliveries", {
				id,
				state: "waiting"
			});
			if (row === null) return null;
			const hook = await liveHooks(tx, at).select([
				"hooks.url",
				"hooks.secret",
				"hooks.ownerId"
			]).where("hooks.id", "=", row.hookId).executeTakeFirst();
			if (hook === undefined) return "held";
			const attempts = row.attempts + 1;
			await (0,_database_js__2__.QP)(tx, "hookDeliveries", { id }, { attempts });
			return {
				...row,
				...hook,
				attempts
			};
		});
	}
	async again({ id }, answer) {
		await (0,_database_js__2__.QP)(this.db, "hookDeliveries", {
			id,
			state: "waiting"
		}, { answer });
	}
	async delivered({ id, hookId }, at, answer) {
		await this.database.transact(async (tx) => {
			await (0,_database_js__2__.QP)(tx, "hookDeliveries", { id }, {
				state: "delivered",
				endedAt: at,
				answer
			});
			await tx.updateTable("hooks").set({ givenUp: 0 }).where("id", "=", hookId).where("givenUp", ">", 0).execute();
		});
	}
	async givenUp(id, at, answer, most) {
		return this.database.transact(async (tx) => {
			const given = await tx.updateTable("hookDeliveries").set({
				state: "given-up",
				endedAt: at,
				answer
			}).where("id", "=", id).where("state", "=", "waiting").returning("hookId").executeTakeFirst();
			if (given === undefined) return false;
			const { hookId } = given;
			const hook = await tx.updateTable("hooks").set((eb) => ({ givenUp: eb("givenUp", "+", 1) })).where("id", "=", hookId).returning("givenUp").executeTakeFirst();
			if (hook === undefined || hook.givenUp < most) return false;
			await disable(tx, hookId, at, `${most} messages in a row did not arrive within a day. ${answer}`);
			return true;
		});
	}
	async prune(before) {
		await this.db.deleteFrom("hookDeliveries").where("createdAt", "<", before).execute();
	}
}
async function tellHooks(tx, check, news = endOf(check)) {
	if (news === null || check.ownerId === null) return;
	const { event, at } = news;
	const hooks = await liveHooks(tx, at).select([
		"hooks.id",
		"hooks.ownerId",
		"hooks.events"
	]).where("hooks.ownerId", "=", check.ownerId).execute();
	const body = JSON.stringify({
		type: event,
		timestamp: new Date(at).toISOString(),
		data: toldOf(check, event)
	});
	for (const { id: hookId, ownerId, events } of hooks) {
		if (events.split(" ").includes(event)) {
			await queue(tx, {
				hookId,
				checkId: check.id,
				event,
				body
			}, ownerId, at);
		}
	}
}
function toldOf(check, event) {
	const which = {
		check_id: check.id,
		name: check.name
	};
	if (event === "answer.received") return which;
	return {
		...which,
		status_id: check.statusId,
		status_message: check.statusMessage,
		flagged: check.stats === null ? null : flaggedOf(check.stats)
	};
}
function liveHooks(db, at) {
	return db.selectFrom("hooks").innerJoin("users", "users.id", "hooks.ownerId").leftJoin("keys", "keys.id", "hooks.keyId").where("hooks.disabledAt", "is", null).where("users.suspendedAt", "is", null).where("users.leftAt", "is", null).where((eb) => eb.or([eb("hooks.keyId", "is", null), eb.and([
		eb("keys.id", "is not", null),
		eb("keys.revokedAt", "is", null),
		eb.or([eb("keys.expiresAt", "is", null), eb("keys.expiresAt", ">", at)])
	])]));
}
function endOf({ statusId, finishedAt, updatedAt }) {
	const at = finishedAt ?? updatedAt;
	if (statusId === _contract__5__.c4.completed) return {
		event: "check.completed",
		at
	};
	return statusId === _contract__5__.c4.failed ? {
		event: "check.failed",
		at
	} : null;
}
function flaggedOf(stats) {
	const { flagged } = JSON.parse(stats);
	return flagged ?? null;
}
async function queue(tx, fields, person, at) {
	const messageId = `msg_${(0,node_crypto__0__.randomBytes)(18).toString("base64url")}`;
	const { id } = await tx.insertInto("hookDeliveries").values({
		...fields,
		messageId,
		state: "waiting",
		createdAt: at,
		attempts: 0
	}).returning("id").executeTakeFirstOrThrow();
	await (0,_jobs_jobs_js__1__.vO)(tx, {
		kind: "hook",
		key: String(id),
		person,
		small: true,
		lane: String(fields.hookId)
	}, at);
}
async function disable(tx, id, at, why) {
	await (0,_database_js__2__.QP)(tx, "hooks", {
		id,
		disabledAt: null
	}, {
		disabledAt: at,
		disabledWhy: why
	});
	const waiting = {
		hookId: id,
		state: "waiting"
	};
	await (0,_database_js__2__.QP)(tx, "hookDeliveries", waiting, {
		state: "given-up",
		endedAt: at
	});
}
function hookOf({ events, secret: _secret, givenUp: _givenUp, ...row }) {
	return {
		...row,
		events: HOOK_EVENTS.filter((event) => events.split(" ").includes(event))
	};
}


}),


50395:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Yt:()=>elements,
ZZ:()=>field,
fM:()=>removeImprints,
ni:()=>lowerHalves,
wA:()=>writeImprints
});
var kysely__0__ = __load__(10769);

const ROWS_AT_ONCE = 2e3;
const PAIRS_AT_ONCE = 500;
const IMPRINTS_AT_ONCE = 500;
async function writeImprints(kind, tx, { id: checkId, ownerId }, imprints) {
	await removeImprints(tx, checkId);
	if (ownerId === null) return;
	for (let from = 0; from < imprints.length; from += IMPRINTS_AT_ONCE) {
		await tx.insertInto("imprints").values(imprints.slice(from, from + IMPRINTS_AT_ONCE).map(({ id, hashes, sample }) => ({
			submissionId: id,
			checkId,
			hashes: Buffer.from(lowerHalves(hashes).buffer),
			sample: Buffer.from(sample.slice().buffer)
		}))).execute();
	}
	const rows = imprints.flatMap(({ id, sample }) => Array.from(sample, (hash) => [hash, id]));
	rows.sort(([a], [b]) => a - b);
	for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
		const some = elements(kind, rows.slice(from, from + ROWS_AT_ONCE));
		await (0,kysely__0__.l)`insert into postings (hash, submission_id, owner_id)
      select ${field(0)}, ${field(1)}, ${ownerId} from ${some}`.execute(tx);
	}
}
function lowerHalves(hashes) {
	return Uint32Array.from(hashes).toSorted();
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

29830:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
i:()=>Store
});

var external_node_crypto_ = __load__(77598);
var outcome = __load__(98216);
var states = __load__(1589);
var check_row = __load__(23063);
var store_database = __load__(78181);
var request_keys = __load__(53844);
;// service/store/add-submissions.js




async function addRows(tx, checkId, files, { key, charge }) {
	const updatedAt = Math.max(0, ...files.map(({ fields }) => fields.updatedAt));
	const open = await (0,check_row/* updateCheckRow */.ae)(tx, checkId, { updatedAt }, [states/* STATE */.c4.created]);
	const before = new Map((key === null ? [] : await (0,request_keys/* madeBefore */.V3)(tx, key)).map(({ part, submissionId }) => [part, submissionId]));
	const others = files.filter(({ part }) => !before.has(part));
	if (open === null && others.length > 0) return null;
	const bytes = others.reduce((sum, { fields }) => sum + fields.fileSize, 0);
	if (bytes > 0) await charge?.(tx, bytes);
	const submissions = [];
	for (const { fields, blob, part } of files) {
		const known = before.get(part);
		if (known !== undefined) {
			const row = await (0,store_database/* findRow */.uv)(tx, "submissions", { id: known ?? 0 });
			if (row !== null) submissions.push(row);
			continue;
		}
		const added = await tx.insertInto("submissions").values({
			...fields,
			blob
		}).returningAll().executeTakeFirstOrThrow();
		const { id: submissionId, createdAt } = added;
		if (key !== null) await (0,request_keys/* noteMade */.qq)(tx, {
			key,
			part
		}, {
			checkId,
			submissionId
		}, createdAt);
		submissions.push(added);
	}
	return submissions;
}

var blobs_blobs = __load__(66913);
var names = __load__(56105);
;// service/store/asked.js


function askedOf(database) {
	const { db } = database;
	const seen = (scope) => {
		const all = (userId, keyId) => db.selectFrom("checks").selectAll().where(visibleTo({
			userId,
			keyId,
			scope
		})).orderBy("id", "desc");
		return {
			all: (0,store_database/* compiledOnce */.p7)(database, all),
			busy: (0,store_database/* compiledOnce */.p7)(database, (userId, keyId) => all(userId, keyId).where("statusId", "in", states/* UNDER_WAY */.pC)),
			one: (0,store_database/* compiledOnce */.p7)(database, (userId, keyId, id) => all(userId, keyId).where("id", "=", id))
		};
	};
	return {
		visible: seen("full"),
		handedIn: seen("submit"),
		checks: (0,store_database/* compiledOnce */.p7)(database, (ids) => db.selectFrom("checks").selectAll().where("id", "in", ids)),
		submissions: (0,store_database/* compiledOnce */.p7)(database, (checkId) => db.selectFrom("submissions").selectAll().where("checkId", "=", checkId).orderBy("id")),
		counts: (0,store_database/* compiledOnce */.p7)(database, (checkIds) => db.selectFrom("submissions").select(({ fn }) => ["checkId", fn.countAll().as("count")]).where("checkId", "in", checkIds).groupBy("checkId"))
	};
}
function wantedOf(db, { statusId, corpusId }) {
	let query = db.selectFrom("checks").orderBy("checks.id", "desc");
	if (statusId !== null) query = query.where("checks.statusId", "=", statusId);
	return corpusId === null ? query : query.where("checks.corpusId", "=", corpusId);
}
function namesSeenBy(db, reader, wanted) {
	return wantedOf(db, wanted).select([
		"checks.id",
		"checks.name",
		"checks.ownerId"
	]).where(visibleTo(reader)).execute();
}
async function newestSeenBy(db, { userId, keyId, scope }, wanted, most) {
	const newest = wantedOf(db, wanted).select("checks.id").limit(most);
	const own = newest.where("checks.ownerId", "=", userId);
	const asked = scope === "submit" ? [own.where("checks.keyId", "=", keyId)] : [
		own,
		newest.where("checks.ownerId", "is", null),
		newest.distinct().innerJoin("shares", "shares.ownerId", "checks.ownerId").where("shares.userId", "=", userId).where((eb) => eb.or([eb("shares.checkId", "=", 0), eb("shares.checkId", "=", eb.ref("checks.id"))]))
	];
	const found = await Promise.all(asked.map((query) => query.execute()));
	const ids = new Set(found.flat().map(({ id }) => id));
	return [...ids].toSorted((a, b) => b - a).slice(0, most);
}
async function analysedOf(db, { userId, keyId, scope }) {
	const own = db.selectFrom("submissions").innerJoin("checks", "checks.id", "submissions.checkId").select(({ fn }) => fn.countAll().as("count")).where("checks.ownerId", "=", userId).where("checks.statusId", "=", states/* STATE */.c4.completed);
	const made = scope === "submit" ? own.where("checks.keyId", "=", keyId) : own;
	return (await made.executeTakeFirstOrThrow()).count;
}
function visibleTo({ userId, keyId, scope }) {
	return (eb) => {
		const own = eb("checks.ownerId", "=", userId);
		if (scope === "submit") return eb.and([own, eb("checks.keyId", "=", keyId)]);
		const shared = eb.selectFrom("shares").select("shares.id").where("shares.userId", "=", userId).whereRef("shares.ownerId", "=", "checks.ownerId").where((on) => on.or([on("shares.checkId", "=", 0), on("shares.checkId", "=", on.ref("checks.id"))]));
		return eb.or([
			own,
			eb("checks.ownerId", "is", null),
			eb.exists(shared)
		]);
	};
}

var columns = __load__(92749);
var sql = __load__(10769);
var people_corpora = __load__(58024);
var postings = __load__(50395);
;// service/store/earlier.js





class EarlierSubmissions extends store_database/* Rows */.Sc {
	async scopeOf(check) {
		const corpora = new people_corpora/* Corpora */.t(this.database, Date.now);
		return {
			...await corpora.corpusOf(check),
			before: check.id
		};
	}
	async checkWithoutImprints(version, butThese) {
		const row = await this.db.selectFrom("checks").select("id").where("statusId", "=", states/* STATE */.c4.completed).where("ownerId", "is not", null).where((build) => build.or([build("imprints", "is", null), build("imprints", "<>", version)])).where("id", "not in", [0, ...butThese]).orderBy("id", "desc").limit(1).executeTakeFirst();
		return row?.id;
	}
	async put({ id, attempt, ownerId }, { version, imprints }) {
		return this.database.transact(async (tx) => {
			const completed = {
				id,
				statusId: states/* STATE */.c4.completed,
				attempt
			};
			if (await (0,store_database/* changeRows */.QP)(tx, "checks", completed, { imprints: version }) === 0) return false;
			await (0,postings/* writeImprints */.wA)(this.database.kind, tx, {
				id,
				ownerId
			}, imprints);
			return true;
		});
	}
	async withoutImprint(scope, version) {
		const { count } = await this.#submissions(scope, version).select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
		return count;
	}
	about() {
		return (0,store_database/* highestOf */.gG)(this.db, "submissions", "id");
	}
	newest(scope, most, unlike) {
		return this.#submissions(scope, unlike).selectAll("submissions").orderBy("checks.id", "desc").orderBy("submissions.id").limit(most).execute();
	}
	imprints(scope, version) {
		const { db, kind } = this.database;
		return {
			holders: async (hashes, most) => {
				const { rows } = await (0,sql/* sql */.l)`
          with asked (hash) as (select ${(0,postings/* field */.ZZ)(0)} from ${(0,postings/* elements */.Yt)(kind, hashes.map((hash) => [hash]))})
          select asked.hash, (
            select string_agg(cast(newest.submission_id as text), ',') from (
              select submission_id from postings
              where postings.hash = asked.hash and owner_id in (${sql/* sql */.l.join(ownersOf(scope))})
              order by submission_id desc limit ${most}
            ) newest
          ) as ids from asked`.execute(db);
				return new Map(rows.flatMap(({ hash, ids }) => ids === null ? [] : [[hash, ids.split(",").map(Number)]]));
			},
			hashes: async (ids) => {
				const rows = await db.selectFrom("imprints").innerJoin("checks", "checks.id", "imprints.checkId").select(["imprints.submissionId", "imprints.hashes"]).where("imprints.submissionId", "in", [0, ...ids]).where("checks.imprints", "=", version).where(isEarlier(scope)).execute();
				return new Map(rows.map(({ submissionId, hashes }) => [submissionId, new Uint32Array(new Uint8Array(hashes).buffer)]));
			}
		};
	}
	#submissions(scope, unlike) {
		const query = this.db.selectFrom("checks").innerJoin("submissions", "submissions.checkId", "checks.id").where(isEarlier(scope)).where("submissions.role", "=", "submission");
		return unlike === null ? query : query.where((build) => build.or([build("checks.imprints", "is", null), build("checks.imprints", "<>", unlike)]));
	}
}
function isEarlier(scope) {
	const { ownerId, corpus, before } = scope;
	return (build) => build.and([
		build("checks.id", "<", before),
		build("checks.statusId", "=", states/* STATE */.c4.completed),
		build("checks.handedIn", "=", 0),
		build.or([build("checks.ownerId", "=", ownerId), ...corpus === null ? [] : [build.and([build("checks.corpusId", "=", corpus.id), build("checks.ownerId", "in", ownersOf(scope))])]])
	]);
}
function ownersOf({ ownerId, corpus }) {
	return [ownerId, ...corpus?.members ?? []];
}

var users = __load__(21356);
var named_blobs = __load__(62122);
var consumers_ = __load__(38321);
var promises_ = __load__(46466);
var external_node_timers_promises_ = __load__(58500);
var external_node_util_ = __load__(57975);
var external_node_zlib_ = __load__(38522);
var pair_table = __load__(26538);
;// service/store/results.js










const decompress = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
function writeResult(blobs, secret, checkId, analysis) {
	return writeDocument(blobs, secret, `results/${checkId}`, jsonPieces(analysis), ".json.gz");
}
const PIECE = 64 * 1024;
function* jsonPieces({ pairs, ...rest }) {
	let piece = `${JSON.stringify({
		...rest,
		count: pairs.a.length
	}).slice(0, -1)},"pairs":[`;
	let separator = "\n";
	for (const pair of (0,pair_table/* eachPair */.cd)(pairs)) {
		piece += separator + JSON.stringify(pair);
		separator = ",";
		if (piece.length < PIECE) continue;
		yield piece;
		piece = "";
		separator = ",\n";
	}
	yield `${piece}\n]}`;
}
function readResult(blobs, name) {
	return readDocument(blobs, name, (bytes) => parsedResult(bytes.toString("utf8")));
}
async function writeDocument(blobs, secret, start, pieces, ending) {
	const packing = (0,external_node_zlib_.createGzip)({ level: external_node_zlib_.constants.Z_BEST_SPEED });
	const [bytes] = await Promise.all([(0,consumers_.buffer)(packing), (0,promises_.pipeline)(pieces, packing)]);
	const name = await (0,names/* newBlobName */.T7)(secret, start, bytes, ending);
	await blobs.put(name, bytes).catch((0,outcome/* andThrow */.U_)((error) => (0,named_blobs/* forgetBlobs */.kl)(blobs, [name], error)));
	return name;
}
async function readDocument(blobs, name, parse) {
	const bytes = await blobs.get(name).catch((0,outcome/* instead */.L1)(blobs_blobs/* BlobMissing */.QO, () => null));
	if (bytes === null) return null;
	try {
		return await parse(await decompress(bytes));
	} catch {
		return null;
	}
}
async function parsedResult(text) {
	const [head = "", ...lines] = text.split("\n");
	const { pairs: _, count, ...rest } = JSON.parse(`${head}]}`);
	const writer = new pair_table/* PairWriter */.Yu(count);
	let left = count;
	for (const line of lines.slice(0, -1)) {
		const pairs = JSON.parse(`[${line.replace(/,$/, "")}]`);
		for (const pair of pairs) writer.add(pair);
		left -= pairs.length;
		await (0,external_node_timers_promises_.setImmediate)();
	}
	if (left !== 0) throw new Error(`${left} of ${count} pairs are missing`);
	return {
		...rest,
		pairs: writer.end()
	};
}
const MOST_ENTRIES = 2e6;
const SUBMISSION_ENTRIES = 40;
class ResultCache {
	#results = new Map();
	#reading = new Map();
	#mostEntries;
	constructor(isKept) {
		this.#mostEntries = isKept ? MOST_ENTRIES : Infinity;
	}
	set(name, analysis) {
		this.#results.set(name, analysis);
		let entries = 0;
		for (const [other, one] of [...this.#results].toReversed()) {
			entries += one.pairs.a.length + one.pairs.fragments.length / 8;
			entries += one.submissions.length * SUBMISSION_ENTRIES;
			if (other !== name && entries > this.#mostEntries) this.#results.delete(other);
		}
	}
	delete(names) {
		for (const name of names) this.#results.delete(name);
	}
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
		if (analysis !== null) this.set(name, analysis);
		return analysis;
	}
}

var room = __load__(42223);
var external_node_v8_ = __load__(78877);
var tables = __load__(71520);
;// service/store/searches.js







class Searches {
	#database;
	#blobs;
	#secret;
	constructor(database, blobs, secret) {
		this.#database = database;
		this.#blobs = blobs;
		this.#secret = secret;
	}
	async of({ search }) {
		if (search === null) return null;
		return readDocument(this.#blobs, search, (bytes) => (0,external_node_v8_.deserialize)(bytes));
	}
	async put(check, step, write) {
		const name = step === null ? null : await writeDocument(this.#blobs, this.#secret, `searches/${check.id}`, [(0,external_node_v8_.serialize)(step)], ".gz");
		const forget = (0,outcome/* andThrow */.U_)((error) => name !== null && (0,named_blobs/* forgetBlobs */.kl)(this.#blobs, [name], error));
		const old = await write(name).catch(forget) === null ? name : check.search;
		if (old !== null) await (0,named_blobs/* deleteUnnamed */.mF)(this.#blobs, [old]);
	}
	async end({ id, search }) {
		if (search === null) return;
		try {
			await this.#blobs.delete([search]);
			const checks = this.#database.db.updateTable("checks").set({ search: null });
			await checks.where("id", "=", id).where("search", "=", search).execute();
		} catch {}
	}
}
class Sent extends store_database/* Rows */.Sc {
	async note({ id: checkId, jobId }, line, at) {
		const { provider, kind, text, submissions } = line;
		const { id } = await this.db.insertInto("sent").values((0,columns/* rowOf */.OB)(tables/* TABLES */.C.sent, {
			checkId,
			jobId,
			provider,
			kind,
			text,
			submissions,
			answer: null,
			at
		})).returning("id").executeTakeFirstOrThrow();
		return id;
	}
	async answered(id, answer) {
		await this.db.updateTable("sent").set({ answer }).where("id", "=", id).execute();
	}
	async of(checkId) {
		const rows = await this.db.selectFrom("sent").selectAll().where("checkId", "=", checkId).orderBy("id").execute();
		return rows.map((row) => {
			const { provider, kind, text, submissions, answer } = (0,columns/* recordOf */.zv)(tables/* TABLES */.C.sent, row);
			return {
				provider,
				kind,
				text,
				submissions,
				...answer === null ? {} : { answer }
			};
		});
	}
	async queries({ id, jobId }) {
		const { count } = await this.db.selectFrom("sent").select(({ fn }) => fn.countAll().as("count")).where("checkId", "=", id).where("jobId", "=", jobId).where("kind", "=", "query").executeTakeFirstOrThrow();
		return count;
	}
}

;// service/store/store.js



















class Store {
	secret;
	#database;
	#blobs;
	earlier;
	sent;
	searches;
	#results;
	#notes = new Map();
	#asked;
	constructor(database, blobs, secret) {
		this.#database = database;
		this.#blobs = blobs;
		this.earlier = new EarlierSubmissions(database);
		this.sent = new Sent(database);
		this.searches = new Searches(database, blobs, secret);
		this.#results = new ResultCache(blobs.isKept);
		this.secret = secret;
		this.#asked = askedOf(database);
	}
	static async open(database, blobs) {
		const { db } = database;
		let secret = await (0,store_database/* secretOf */.OM)(db);
		if (secret === null) {
			await (0,store_database/* addOnce */.BY)(db, "meta", {
				name: "secret",
				value: (0,external_node_crypto_.randomBytes)(32).toString("hex")
			});
			secret = await (0,store_database/* secretOf */.OM)(db);
		}
		if (secret === null) throw new Error("the secret of the service was not kept");
		return new Store(database, blobs, secret);
	}
	async sweep() {
		await (0,named_blobs/* sweepBlobs */.Jw)(this.#database, this.#blobs, {
			before: Infinity,
			isAlone: true
		});
	}
	async checks() {
		const rows = await this.#database.db.selectFrom("checks").selectAll().orderBy("id", "desc").execute();
		return rows.map((row) => this.#checkOf(row));
	}
	async check(id) {
		return (await this.checksById([id]))[0];
	}
	async checksById(ids) {
		return (await (0,store_database/* inParts */.oP)(ids, this.#asked.checks)).map((row) => this.#checkOf(row));
	}
	async visibleBusyChecks(reader) {
		const { busy } = this.#asked[reader.scope === "submit" ? "handedIn" : "visible"];
		return (await busy(reader.userId, reader.keyId)).map((row) => this.#checkOf(row));
	}
	async visibleChecks(reader, id) {
		const { all, one } = this.#asked[reader.scope === "submit" ? "handedIn" : "visible"];
		const { userId, keyId } = reader;
		const rows = await (id === undefined ? all(userId, keyId) : one(userId, keyId, id));
		return rows.map((row) => this.#checkOf(row));
	}
	async newestVisible(reader, wanted, most, isFound = null) {
		const { db } = this.#database;
		const ids = isFound === null ? await newestSeenBy(db, reader, wanted, most) : (await namesSeenBy(db, reader, wanted)).filter(isFound).map(({ id }) => id);
		return (await this.checksById(ids.slice(0, most))).toSorted((a, b) => b.id - a.id);
	}
	async unfinished() {
		const rows = await this.#database.db.selectFrom("checks").selectAll().where("statusId", "in", states/* UNDER_WAY */.pC).orderBy("id").execute();
		return rows.map((row) => this.#checkOf(row));
	}
	async startedChecks() {
		const { count } = await this.#database.db.selectFrom("checks").select(({ fn }) => fn.countAll().as("count")).where("jobId", ">", 0).where("ownerId", "is not", null).executeTakeFirstOrThrow();
		return count;
	}
	analysed(reader) {
		return analysedOf(this.#database.db, reader);
	}
	async createCheck(fields, key = null) {
		const row = await this.#database.transact(async (tx) => {
			if (fields.ownerId !== null) await (0,users/* holdUser */.$)(tx, fields.ownerId);
			const added = tx.insertInto("checks").values((0,columns/* rowOf */.OB)(tables/* TABLES */.C.checks, fields)).returningAll();
			if (key === null) return added.executeTakeFirstOrThrow();
			return (0,request_keys/* makeCheckOnce */.m6)(tx, key, fields.createdAt, () => added.executeTakeFirstOrThrow());
		});
		if (row !== null) return this.#checkOf(row);
		const [before] = await this.madeBefore(key);
		return await this.check(before?.checkId ?? 0) ?? this.createCheck(fields, key);
	}
	async madeBefore(key) {
		return key === null ? [] : (0,request_keys/* madeBefore */.V3)(this.#database.db, key);
	}
	async updateCheck(id, changes, from, { attempt, also } = {}) {
		const row = (0,check_row/* hasEnded */.hY)(changes) || also !== undefined ? await this.#database.transact(async (tx) => {
			const changed = await (0,check_row/* updateCheckRow */.ae)(tx, id, changes, from, attempt);
			if (changed !== null) await also?.(tx);
			return changed;
		}) : await (0,check_row/* updateCheckRow */.ae)(this.#database.db, id, changes, from, attempt);
		if (row === null) return null;
		this.#notes.delete(id);
		if ((0,check_row/* hasEnded */.hY)(changes)) await this.searches.end(row);
		return this.#checkOf(row);
	}
	async noteCheck(id, changes) {
		try {
			await this.updateCheck(id, changes);
		} catch {
			this.#notes.set(id, {
				...this.#notes.get(id),
				...changes
			});
		}
	}
	async nextJob() {
		return await (0,store_database/* highestOf */.gG)(this.#database.db, "checks", "jobId") + 1;
	}
	async removeCheck(id) {
		const remove = () => this.#database.transact((tx) => (0,check_row/* removeCheckRows */.M8)(tx, id));
		const zips = await this.submissions(id);
		const blobs = await (0,room/* makingRoom */.z8)(this.#blobs, await this.#blobsOf(id, zips), zips, remove);
		this.#notes.delete(id);
		this.#results.delete(blobs);
		await (0,named_blobs/* deleteUnnamed */.mF)(this.#blobs, blobs);
	}
	deleteFiles(names) {
		return (0,named_blobs/* deleteUnnamed */.mF)(this.#blobs, names);
	}
	async submissions(checkId) {
		return this.#asked.submissions(checkId);
	}
	async submissionCounts(checkIds) {
		const rows = await (0,store_database/* inParts */.oP)(checkIds, this.#asked.counts);
		return new Map(rows.map(({ checkId, count }) => [checkId, count]));
	}
	async submissionCount(checkId) {
		return (await this.submissionCounts([checkId])).get(checkId) ?? 0;
	}
	async submission(id) {
		const [one] = await this.submissionsById([id]);
		return one;
	}
	async submissionsById(ids) {
		const { db } = this.#database;
		return (0,store_database/* inParts */.oP)(ids, (some) => db.selectFrom("submissions").selectAll().where("id", "in", some).execute());
	}
	async addSubmission(fields, contents) {
		const added = await this.addSubmissions(fields.checkId, [{
			fields,
			contents,
			part: 0
		}]);
		return added?.[0] ?? null;
	}
	async addSubmissions(checkId, files, key = null, charge = null) {
		const blobs = [];
		let submissions;
		try {
			for (const { contents } of files) {
				const blob = await (0,names/* newBlobName */.T7)(this.secret, `submissions/${checkId}`, contents, ".zip");
				blobs.push(blob);
				await this.#blobs.put(blob, contents);
			}
			const named = files.map((file, at) => ({
				...file,
				blob: blobs[at] ?? ""
			}));
			submissions = await this.#database.transact((tx) => addRows(tx, checkId, named, {
				key,
				charge
			}));
		} catch (error) {
			await (0,named_blobs/* forgetBlobs */.kl)(this.#blobs, blobs, error);
			throw error;
		}
		const kept = new Set(submissions?.map(({ blob }) => blob));
		const others = blobs.filter((blob) => !kept.has(blob));
		await (0,named_blobs/* deleteUnnamed */.mF)(this.#blobs, others);
		return submissions;
	}
	async removeSubmission({ id, checkId, blob, fileSize }, at) {
		const removed = await (0,room/* makingRoom */.z8)(this.#blobs, [blob], [{ fileSize }], () => this.#database.transact(async (tx) => {
			if (await (0,check_row/* updateCheckRow */.ae)(tx, checkId, { updatedAt: at }, [states/* STATE */.c4.created]) === null) return false;
			await (0,store_database/* removeRows */.UJ)(tx, "submissions", { id });
			await (0,store_database/* removeRows */.UJ)(tx, "requestKeys", {
				checkId,
				submissionId: id
			});
			return true;
		}));
		if (removed) await (0,named_blobs/* deleteUnnamed */.mF)(this.#blobs, [blob]);
		return removed;
	}
	zipOf({ blob }) {
		return this.#blobs.get(blob);
	}
	async fetchZip({ blob }, folder) {
		return this.#blobs.fetch(blob, folder).catch((0,outcome/* instead */.L1)(blobs_blobs/* BlobMissing */.QO, () => new Uint8Array()));
	}
	async putResult(check, analysis, changes, imprints = null) {
		const result = this.#blobs.isKept ? await writeResult(this.#blobs, this.secret, check.id, analysis) : `results/${check.id}-${check.attempt}`;
		try {
			const row = await this.#database.transact(async (tx) => {
				const found = {
					...changes,
					result,
					imprints: imprints?.version ?? null
				};
				const ended = await (0,check_row/* updateCheckRow */.ae)(tx, check.id, found, states/* UNDER_WAY */.pC, check.attempt);
				if (ended !== null) await (0,postings/* writeImprints */.wA)(this.#database.kind, tx, check, imprints?.imprints ?? []);
				return ended;
			});
			if (row !== null) {
				this.#notes.delete(check.id);
				this.#results.set(result, analysis);
				await this.searches.end(row);
				return true;
			}
		} catch (error) {
			await (0,named_blobs/* forgetBlobs */.kl)(this.#blobs, [result], error);
			throw error;
		}
		await (0,named_blobs/* deleteUnnamed */.mF)(this.#blobs, [result]);
		return false;
	}
	async result({ result }) {
		return result === null ? null : this.#results.get(result, () => readResult(this.#blobs, result));
	}
	#checkOf(row) {
		return {
			...(0,columns/* recordOf */.zv)(tables/* TABLES */.C.checks, row),
			...this.#notes.get(row.id)
		};
	}
	async #blobsOf(checkId, zips) {
		const check = await this.check(checkId);
		const { db } = this.#database;
		const reports = await db.selectFrom("reports").select("blob").where("checkId", "=", checkId).execute();
		const named = [...zips, ...reports].flatMap(({ blob }) => blob ?? []);
		return [...named, ...[check?.result ?? [], check?.search ?? []].flat()];
	}
}


})

};
