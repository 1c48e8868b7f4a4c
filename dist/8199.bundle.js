export const id = 8199;
export const ids = [8199];
export const modules = {



78199:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
serve:()=>serve
});

var external_node_crypto_ = __load__(77598);
var external_node_fs_ = __load__(73024);
var promises_ = __load__(51455);
var external_node_path_ = __load__(76760);
var outcome = __load__(98216);
var sentence = __load__(4771);
var abort = __load__(59362);
var limits = __load__(83163);
var files = __load__(497);
var client_address = __load__(29797);
var service = __load__(72451);
var data_folder = __load__(40609);
var packing_spool = __load__(72230);
var archiver_zip = __load__(83675);
var selection_selection = __load__(45579);
var find_submissions = __load__(38756);
var collect_found = __load__(89808);
var pack = __load__(19068);
var open_files = __load__(80127);
var stored_zip = __load__(39807);
var exit_codes = __load__(87408);
var cancellation = __load__(29490);
var analysis_limits = __load__(22046);
var store_hooks = __load__(82370);
var people_audit = __load__(56203);
var says = __load__(65303);
var external_node_dns_ = __load__(40610);
var external_node_http_ = __load__(37067);
var external_node_https_ = __load__(44708);
var external_node_net_ = __load__(77030);
;// program/server/hooks/post.js








function poster(rules, resolve = external_node_dns_.lookup) {
	return (message, signal) => new Promise((settle) => {
		const url = new URL(message.url);
		const isEncrypted = url.protocol === "https:";
		const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
		if ((0,external_node_net_.isIP)(host) !== 0 && !rules.mayReach(host, isEncrypted)) {
			settle({
				kind: "silent",
				why: refusedAddress(isEncrypted)
			});
			return;
		}
		const options = {
			method: "POST",
			agent: isEncrypted ? new external_node_https_.Agent() : new external_node_http_.Agent(),
			headers: {
				...message.headers,
				"content-type": "application/json",
				"content-length": String(Buffer.byteLength(message.body)),
				"user-agent": "code-similarity-hooks"
			},
			lookup: guardedLookup(rules, isEncrypted, resolve),
			signal
		};
		const onAnswer = (response) => {
			settle({
				kind: "answered",
				status: response.statusCode ?? 0
			});
			response.destroy();
		};
		const onUpgrade = (response, socket) => {
			onAnswer(response);
			socket.destroy();
		};
		const request = isEncrypted ? (0,external_node_https_.request)(url, options, onAnswer) : (0,external_node_http_.request)(url, options, onAnswer);
		request.on("error", (error) => settle({
			kind: "silent",
			why: reasonOf(error)
		}));
		request.on("upgrade", onUpgrade);
		request.on("close", () => settle({
			kind: "silent",
			why: reasonOf({ code: "ECONNRESET" })
		}));
		request.end(message.body);
	});
}
function guardedLookup(rules, isEncrypted, resolve) {
	return (name, { all }, callback) => {
		resolve(name, { all: true }, (error, found) => {
			if (error !== null) return callback(error, "");
			const allowed = found.filter(({ address }) => rules.mayReach(address, isEncrypted));
			const [first] = allowed;
			if (first === undefined) callback(new AddressRefused(refusedAddress(isEncrypted)), "");
			else if (all === true) callback(null, allowed);
			else callback(null, first.address, first.family);
		});
	};
}
class AddressRefused extends Error {}
function refusedAddress(isEncrypted) {
	return isEncrypted ? says/* addressNotPublic */.X9 : says/* notEncryptedUse */.nd;
}
const REASONS = {
	ENOTFOUND: "Its name has no address.",
	EAI_AGAIN: "Its name could not be looked up.",
	ECONNREFUSED: "Nobody listens at its address.",
	ECONNRESET: "The connection was closed before an answer.",
	ETIMEDOUT: "Its address did not answer.",
	ABORT_ERR: "It did not answer in time."
};
function reasonOf(error) {
	if (error instanceof AddressRefused) return error.message;
	const code = error.code ?? "";
	if (/^(?:CERT|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code)) {
		return (0,sentence/* fill */.G)(says/* certificateNotTrusted */.iq, { code });
	}
	return REASONS[code] ?? says/* connectionFailed */.Up;
}
const NOT_PUBLIC_IPV4 = [
	"0.0.0.0/8",
	"10.0.0.0/8",
	"100.64.0.0/10",
	"127.0.0.0/8",
	"169.254.0.0/16",
	"172.16.0.0/12",
	"192.0.0.0/24",
	"192.0.2.0/24",
	"192.88.99.0/24",
	"192.168.0.0/16",
	"198.18.0.0/15",
	"198.51.100.0/24",
	"203.0.113.0/24",
	"224.0.0.0/3",
	"168.63.129.16/32"
];
const NOT_PUBLIC_IPV6 = [
	"2001::/23",
	"2001:db8::/32",
	"2002::/16",
	"3fff::/20"
];
const NOT_PUBLIC = (0,client_address/* proxyList */.bm)([...NOT_PUBLIC_IPV4, ...NOT_PUBLIC_IPV6]);
const INTERNET_IPV6 = (0,client_address/* proxyList */.bm)(["2000::/3"]);
function addressRules(listed) {
	const own = (0,client_address/* proxyList */.bm)(listed);
	return {
		mayReachNames: (isEncrypted) => isEncrypted || listed.length > 0,
		mayReach: (address, isEncrypted) => {
			if ((0,external_node_net_.isIPv4)(address)) {
				if (own.check(address, "ipv4")) return true;
				return isEncrypted && !NOT_PUBLIC.check(address, "ipv4");
			}
			if (!(0,external_node_net_.isIPv6)(address)) return false;
			if (own.check(address, "ipv6")) return true;
			return isEncrypted && INTERNET_IPV6.check(address, "ipv6") && !NOT_PUBLIC.check(address, "ipv6");
		}
	};
}
const SECRET_PREFIX = "whsec_";
function signedHeaders(secret, { id, at, body }) {
	const seconds = Math.floor(at / 1e3);
	const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
	const signature = (0,external_node_crypto_.createHmac)("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
	return {
		"webhook-id": id,
		"webhook-timestamp": String(seconds),
		"webhook-signature": `v1,${signature}`
	};
}

var schemas = __load__(25465);
var resource = __load__(97811);
var reply = __load__(27287);
var rows = __load__(20046);
;// program/server/hooks/resources.js







const MOST_HOOKS = 20;
const MOST_URL = 2e3;
const SECRET_BYTES = 32;
const SHOWN_DELIVERIES = 50;
const time = schemas/* string */.YjP().nullable();
const HookShape = schemas/* object */.Ikc({
	id: schemas/* int */.Whr(),
	url: schemas/* string */.YjP(),
	events: schemas/* array */.YOg(schemas/* enum */.k5n(store_hooks/* HOOK_EVENTS */.CJ)).readonly(),
	enabled: schemas/* boolean */.zMY(),
	disabled_at: time,
	disabled_reason: schemas/* string */.YjP().nullable(),
	created_at: time
});
const DeliveryShape = schemas/* object */.Ikc({
	message_id: schemas/* string */.YjP(),
	event: schemas/* string */.YjP(),
	check_id: schemas/* int */.Whr().nullable(),
	state: schemas/* string */.YjP(),
	attempts: schemas/* int */.Whr(),
	answer: schemas/* string */.YjP().nullable(),
	created_at: time,
	next_attempt_at: time,
	ended_at: time
});
function hookResources(world) {
	const { hooks, audit, rules, now } = world;
	const own = ownIn(world);
	return [
		(0,resource/* resource */.Zc)({
			form: "GET /hooks",
			summary: "Webhooks of the caller",
			response: schemas/* object */.Ikc({ hooks: schemas/* array */.YOg(HookShape) }),
			request: schemas/* object */.Ikc({}),
			answer: async (_request, { caller }) => (0,reply/* json */.Pq)({ hooks: (await hooks.list(caller.userId)).map(hookRow) })
		}),
		(0,resource/* resource */.Zc)({
			form: "POST /hooks",
			summary: "Register a webhook; this answer alone shows its secret",
			success: 201,
			response: schemas/* object */.Ikc({
				hook: HookShape,
				secret: schemas/* string */.YjP()
			}),
			request: schemas/* object */.Ikc({
				url: schemas/* string */.YjP(),
				events: schemas/* array */.YOg(schemas/* enum */.k5n(store_hooks/* HOOK_EVENTS */.CJ)).min(1).optional()
			}),
			answer: async ({ url, events }, { caller }) => {
				const secret = SECRET_PREFIX + (0,external_node_crypto_.randomBytes)(SECRET_BYTES).toString("base64");
				const hook = await hooks.create({
					ownerId: caller.userId,
					keyId: caller.keyId,
					url: receiverOf(url, rules),
					events: events ?? store_hooks/* HOOK_EVENTS */.CJ,
					secret,
					createdAt: now()
				}, MOST_HOOKS);
				if (hook === null) {
					throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* youHooks */.CA, { most: MOST_HOOKS }));
				}
				await audit.add(caller, {
					action: "add-hook",
					details: { hook: hook.id }
				});
				return (0,reply/* json */.Pq)({
					hook: hookRow(hook),
					secret
				}, 201);
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "PATCH /hooks/{hookId}",
			summary: "Enable or disable a webhook",
			response: schemas/* object */.Ikc({ hook: HookShape }),
			request: one.extend({ enabled: schemas/* boolean */.zMY() }),
			answer: async ({ hook_id: id, enabled }, { caller }) => {
				await own(id, caller.userId);
				if (enabled) await hooks.enable(id);
				else await hooks.disable(id, now(), "You disabled it.");
				return (0,reply/* json */.Pq)({ hook: hookRow(await own(id, caller.userId)) });
			}
		}),
		...oneHookResources(world)
	];
}
const one = schemas/* object */.Ikc({ hook_id: schemas/* int */.Whr() });
function ownIn({ hooks }) {
	return async (id, ownerId) => {
		const hook = await hooks.find(id, ownerId);
		if (hook === undefined) throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* hookNotExist */.QG, { id }));
		return hook;
	};
}
function oneHookResources(world) {
	const { hooks, audit, now } = world;
	const own = ownIn(world);
	return [
		(0,resource/* resource */.Zc)({
			form: "DELETE /hooks/{hookId}",
			summary: "Remove a webhook",
			response: schemas/* object */.Ikc({ success: schemas/* boolean */.zMY() }),
			request: one,
			answer: async ({ hook_id: id }, { caller }) => {
				await own(id, caller.userId);
				await audit.add(caller, {
					action: "remove-hook",
					details: { hook: id }
				}, "allow");
				await hooks.remove(id);
				return (0,reply/* json */.Pq)({ success: true });
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "POST /hooks/{hookId}/test",
			summary: "Send a test",
			success: 202,
			response: schemas/* object */.Ikc({ success: schemas/* boolean */.zMY() }),
			request: one,
			answer: async ({ hook_id: id }, { caller }) => {
				const hook = await own(id, caller.userId);
				if (hook.disabledAt !== null) throw new reply/* HttpError */.j$(says/* hookDisabled */.kI);
				await hooks.test(hook, now());
				return (0,reply/* json */.Pq)({ success: true }, 202);
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "GET /hooks/{hookId}/deliveries",
			summary: "The latest messages, and what became of them",
			response: schemas/* object */.Ikc({ deliveries: schemas/* array */.YOg(DeliveryShape) }),
			request: one,
			answer: async ({ hook_id: id }, { caller }) => {
				await own(id, caller.userId);
				const deliveries = await hooks.deliveries(id, SHOWN_DELIVERIES);
				return (0,reply/* json */.Pq)({ deliveries: deliveries.map(deliveryRow) });
			}
		})
	];
}
function receiverOf(text, rules) {
	const refuse = (why) => (0,reply/* invalid */.Gq)({ url: [why] });
	if (text.length > MOST_URL) throw refuse((0,sentence/* fill */.G)(says/* addressMost */.sT, { most: MOST_URL }));
	const url = URL.parse(text);
	if (url === null || !/^https?:$/.test(url.protocol)) throw refuse(says/* giveAddress */.KO);
	if (url.username !== "" || url.password !== "") throw refuse(says/* addressHolds */.vo);
	url.hash = "";
	const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
	const isEncrypted = url.protocol === "https:";
	const isAllowed = (0,external_node_net_.isIP)(host) === 0 ? rules.mayReachNames(isEncrypted) : rules.mayReach(host, isEncrypted);
	if (!isAllowed) throw refuse(refusedAddress(isEncrypted));
	return url.href;
}
function hookRow({ id, url, events, createdAt, disabledAt, disabledWhy }) {
	return {
		id,
		url,
		events,
		enabled: disabledAt === null,
		disabled_at: (0,rows/* isoTime */.Ly)(disabledAt),
		disabled_reason: disabledWhy,
		created_at: (0,rows/* isoTime */.Ly)(createdAt)
	};
}
function deliveryRow(row) {
	return {
		message_id: row.messageId,
		event: row.event,
		check_id: row.checkId,
		state: row.state,
		attempts: row.attempts,
		answer: row.answer,
		created_at: (0,rows/* isoTime */.Ly)(row.createdAt),
		next_attempt_at: (0,rows/* isoTime */.Ly)(row.dueAt),
		ended_at: (0,rows/* isoTime */.Ly)(row.endedAt)
	};
}

;// program/server/hooks/sender.js






const AT_ONCE = 8;
const PATIENCE_MS = 1e4;
const HELD_MS = 10 * 6e4;
const MOST_GIVEN_UP = 5;
class HookSender {
	kind = "hook";
	places = {
		any: AT_ONCE,
		small: 0
	};
	#world;
	constructor(world) {
		this.#world = world;
	}
	async run({ key }) {
		const { hooks, post, now, random, patience } = this.#world;
		const message = await hooks.begin(Number(key), now());
		if (message === null) return null;
		if (message === "held") return now() + HELD_MS;
		const { url, body, secret, messageId, hookId, ownerId, checkId, attempts } = message;
		const headers = signedHeaders(secret, {
			id: messageId,
			at: now(),
			body
		});
		const answer = await post({
			url,
			headers,
			body
		}, patience(PATIENCE_MS));
		const outcome = outcomeOf(answer, attempts, random);
		const words = answerInWords(answer);
		const at = now();
		const note = (action) => this.#world.note({
			action,
			hookId,
			ownerId,
			checkId,
			attempts
		});
		switch (outcome.kind) {
			case "again":
				await hooks.again(message, words);
				return at + outcome.afterMs;
			case "delivered":
				await hooks.delivered(message, at, words);
				await note("hook-delivered");
				break;
			case "given-up":
				await note("hook-given-up");
				if (await hooks.givenUp(message.id, at, words, MOST_GIVEN_UP)) await note("hook-disabled");
				break;
			case "gone":
				await hooks.disable(hookId, at, says/* receiverAnswered */.Zf);
				await note("hook-disabled");
				break;
		}
		return null;
	}
	async giveUp({ key }) {
		const { hooks, now } = this.#world;
		await hooks.givenUp(Number(key), now(), says/* couldNotSentDefect */.wT, MOST_GIVEN_UP);
	}
}
const SECOND = 1e3;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const PAUSES_MS = [
	5 * SECOND,
	MINUTE,
	5 * MINUTE,
	30 * MINUTE,
	2 * HOUR,
	5 * HOUR,
	8 * HOUR,
	8 * HOUR
];
const JITTER = .2;
const MOST_ATTEMPTS = PAUSES_MS.length + 1;
function outcomeOf(answer, attempts, random) {
	if (answer.kind === "answered") {
		if (answer.status >= 200 && answer.status < 300) return { kind: "delivered" };
		if (answer.status === 410) return { kind: "gone" };
	}
	const pauseMs = PAUSES_MS[attempts - 1];
	if (pauseMs === undefined) return { kind: "given-up" };
	return {
		kind: "again",
		afterMs: Math.round(pauseMs * (1 - JITTER * random()))
	};
}
function answerInWords(answer) {
	if (answer.kind === "silent") return answer.why;
	const { status } = answer;
	if (status >= 300 && status < 400) return (0,sentence/* fill */.G)(says/* answeredRedirects */.ht, { status });
	return `It answered ${status}.`;
}
const HERALD = {
	userId: 0,
	name: "hooks",
	keyId: null
};
function hooksExtension({ database, now }, networks) {
	const hooks = new store_hooks/* Hooks */.Rj(database);
	const audit = new people_audit/* Audit */.m(database, now);
	const rules = addressRules(networks);
	const sender = new HookSender({
		hooks,
		post: poster(rules),
		now,
		random: () => (0,external_node_crypto_.randomInt)(2 ** 32) / 2 ** 32,
		patience: (ms) => AbortSignal.timeout(ms),
		note: ({ action, hookId, ownerId, checkId, attempts }) => audit.add(HERALD, {
			action,
			checkId,
			ownerId,
			details: {
				hook: hookId,
				attempts
			}
		}, "allow")
	});
	return {
		resources: hookResources({
			hooks,
			audit,
			rules,
			now
		}),
		handlers: [sender]
	};
}

var config_text = __load__(90145);
var proxies = __load__(83473);
;// program/server/server-file.js


function said(rule) {
	return schemas/* string */.YjP({ error: rule }).trim().min(1, { error: rule });
}
function safeAddress(rule) {
	return said(rule).refine(isSafeAddress, { error: rule });
}
function isSafeAddress(address) {
	const url = URL.parse(address);
	if (url === null || url.username !== "" || url.search !== "" || url.hash !== "") return false;
	return isPrivateTo(url);
}
function isPrivateTo(url) {
	return url.protocol === "https:" || url.protocol === "http:" && (0,proxies/* isThisMachine */.YY)(url);
}

;// program/server/launch/platforms.js




const KINDS = ["moodle", "canvas"];
const ADDRESS = "must be an https address, as the platform shows it.";
const ORIGINS = "must be a list of https addresses where files of the platform lie.";
const DEPLOYMENTS = "must be a list of the ids that the platform gave this tool, in quotes.";
const File = schemas/* strictObject */.rej({ platforms: schemas/* array */.YOg(schemas/* strictObject */.rej({
	issuer: said("must be what the platform calls itself, such as https://moodle.university.example."),
	client: said("must be the id that the platform gave this server, in quotes."),
	deployments: schemas/* array */.YOg(said(DEPLOYMENTS), { error: DEPLOYMENTS }).min(1, { error: DEPLOYMENTS }),
	"log-in": safeAddress(ADDRESS),
	tokens: safeAddress(ADDRESS),
	audience: said("must be what the platform shows as its audience.").optional(),
	keys: safeAddress(ADDRESS),
	called: said("must be a name for people, such as Moodle.").optional(),
	name: said("must be the name of a claim.").prefault("email"),
	submissions: schemas/* strictObject */.rej({
		by: schemas/* enum */.k5n(KINDS, { error: `must be one of ${KINDS.join(", ")}.` }),
		address: safeAddress(ADDRESS).transform((address) => address.replace(/\/+$/, "")),
		files: schemas/* array */.YOg(safeAddress(ORIGINS).transform((address) => new URL(address).origin), { error: ORIGINS }).prefault([])
	}).nullable().prefault(null)
}), { error: "must be a list of learning platforms." }).min(1, { error: "must name at least one learning platform." }) });
function parsePlatforms(content, name) {
	return (0,config_text/* parseConfig */.o4)(File, content, name).data.platforms.map(({ "log-in": logIn, called, audience, ...one }) => ({
		...one,
		audience: audience ?? one.tokens,
		logIn,
		called: called ?? new URL(logIn).host
	}));
}
function keyOf({ issuer, client }) {
	return `${issuer} ${client}`;
}

;// program/server/login/login-config.js



const LIST_RULE = "must be a list of groups, as they stand in the claim.";
const ISSUER_RULE = "must be the https address of the provider, such as https://login.university.example; below it lies .well-known/openid-configuration.";
const groups = schemas/* array */.YOg(said(LIST_RULE), { error: LIST_RULE });
const login_config_File = schemas/* strictObject */.rej({
	issuer: safeAddress(ISSUER_RULE),
	client: said("must be the id that the provider gave this server."),
	called: said("must be a name for people, such as University of Example.").optional(),
	scopes: said("must be scopes with blanks between them.").prefault("openid profile email"),
	name: said("must be the name of a claim.").prefault("preferred_username"),
	groups: said("must be the name of a claim.").prefault("groups"),
	administrators: groups.prefault([]),
	instructors: groups.prefault([]),
	assistants: groups.prefault([]),
	corpora: schemas/* record */.g1P(schemas/* string */.YjP(), groups, { error: "must name each corpus with a list of groups." }).prefault({}),
	"adopt-accounts": schemas/* boolean */.zMY({ error: "must be true or false." }).prefault(false)
}).refine((file) => file.administrators.length + file.instructors.length + file.assistants.length > 0, { error: "give groups to administrators, instructors or assistants: else nobody may come in." });
function parseLoginConfig(content, name, secret) {
	const { data: file } = (0,config_text/* parseConfig */.o4)(login_config_File, content, name);
	const { issuer, client, called, scopes, administrators, instructors, assistants, corpora } = file;
	return {
		issuer,
		client,
		secret: secret === undefined || secret.trim() === "" ? null : secret.trim(),
		called: called ?? new URL(issuer).host,
		scopes: /(?:^|\s)openid(?:\s|$)/.test(scopes) ? scopes : `openid ${scopes}`,
		name: file.name,
		groups: file.groups,
		roles: [
			{
				role: "administrator",
				groups: administrators
			},
			{
				role: "instructor",
				groups: instructors
			},
			{
				role: "assistant",
				groups: assistants
			}
		],
		corpora: Object.entries(corpora).map(([corpus, members]) => ({
			corpus,
			groups: members
		})),
		adopts: file["adopt-accounts"]
	};
}

var open_storage = __load__(89267);
var case_document = __load__(14420);
var identities = __load__(23044);
var rate_limit = __load__(34127);
var database = __load__(78181);
;// service/store/answers.js


class AnswerRows extends database/* Rows */.Sc {
	async make(link) {
		return this.database.transact(async (tx) => {
			if (!await (0,database/* holdRow */.kx)(tx, "checks", link.checkId)) return null;
			const { checkId, caseKey, subject } = link;
			const known = await (0,database/* findRow */.uv)(tx, "answerLinks", {
				checkId,
				caseKey,
				subject
			});
			if (known !== null) {
				await (0,database/* changeRows */.QP)(tx, "answerLinks", { id: known.id }, link);
				return known.id;
			}
			const { id } = await tx.insertInto("answerLinks").values(link).returning("id").executeTakeFirstOrThrow();
			return id;
		});
	}
	async list(checkIds) {
		const { db } = this;
		const links = await db.selectFrom("answerLinks").select([
			"id",
			"checkId",
			"caseKey",
			"subject",
			"hash",
			"createdAt",
			"expiresAt"
		]).where("checkId", "in", checkIds).orderBy("id").execute();
		if (links.length === 0) return [];
		const answers = await db.selectFrom("answers").select([
			"linkId",
			"text",
			"at"
		]).where("checkId", "in", checkIds).orderBy("id").execute();
		const byLink = Map.groupBy(answers, ({ linkId }) => linkId);
		return links.map(({ hash, ...link }) => ({
			...link,
			isEnded: hash === null,
			answers: (byLink.get(link.id) ?? []).map(({ text, at }) => ({
				text,
				at
			}))
		}));
	}
	async times(checkIds) {
		return (0,database/* inParts */.oP)(checkIds, (some) => this.db.selectFrom("answers").innerJoin("answerLinks", "answerLinks.id", "answers.linkId").select([
			"answerLinks.checkId",
			"answerLinks.caseKey",
			"answers.at"
		]).where("answers.checkId", "in", some).execute());
	}
	async open(hash, now) {
		const link = await this.db.selectFrom("answerLinks").select([
			"id",
			"shown",
			"expiresAt"
		]).where("hash", "=", hash).where("expiresAt", ">", now).executeTakeFirst();
		if (link === undefined) return null;
		const answers = await this.db.selectFrom("answers").select(["text", "at"]).where("linkId", "=", link.id).orderBy("id").execute();
		return {
			shown: link.shown,
			expiresAt: link.expiresAt,
			answers
		};
	}
	async add(hash, { text, at }, most) {
		return this.database.transact(async (tx) => {
			const find = tx.selectFrom("answerLinks").select(["id", "checkId"]).where("hash", "=", hash).where("expiresAt", ">", at);
			const { checkId } = await find.executeTakeFirst() ?? {};
			if (checkId === undefined || !await (0,database/* holdRow */.kx)(tx, "checks", checkId)) return null;
			const link = await find.executeTakeFirst();
			if (link === undefined) return null;
			const before = await tx.selectFrom("answers").select("text").where("linkId", "=", link.id).orderBy("id").execute();
			if (before.at(-1)?.text === text) return "known";
			if (before.length >= most) return "full";
			const check = await (0,database/* findRow */.uv)(tx, "checks", { id: checkId });
			if (check === null) return null;
			await tx.insertInto("answers").values({
				linkId: link.id,
				checkId,
				text,
				at
			}).execute();
			await (0,store_hooks/* tellHooks */.U)(tx, check, {
				event: "answer.received",
				at
			});
			return {
				linkId: link.id,
				checkId,
				ownerId: check.ownerId
			};
		});
	}
	async end(id, checkId) {
		return await (0,database/* changeRows */.QP)(this.db, "answerLinks", {
			id,
			checkId
		}, { hash: null }) === 1;
	}
	async remove(id, checkId) {
		return this.database.transact(async (tx) => {
			if (!await (0,database/* holdRow */.kx)(tx, "checks", checkId)) return false;
			if (await (0,database/* removeRows */.UJ)(tx, "answerLinks", {
				id,
				checkId
			}) === 0) return false;
			await (0,database/* removeRows */.UJ)(tx, "answers", { linkId: id });
			return true;
		});
	}
}

var jobs = __load__(91005);
;// service/store/reports.js


class ReportRows extends database/* Rows */.Sc {
	find(checkId) {
		return this.row("reports", { checkId });
	}
	async all(checkIds) {
		const { db } = this;
		return (0,database/* inParts */.oP)(checkIds, (some) => db.selectFrom("reports").selectAll().where("checkId", "in", some).execute());
	}
	async making(checkIds) {
		const { db } = this;
		const jobs = await (0,database/* inParts */.oP)(checkIds.map(String), (some) => db.selectFrom("jobs").select("key").where("kind", "=", "report").where("key", "in", some).execute());
		const runs = await (0,database/* inParts */.oP)(checkIds, (some) => db.selectFrom("drafts").select("checkId").where("checkId", "in", some).where("run", "is not", null).execute());
		return new Set([...jobs.map(({ key }) => Number(key)), ...runs.flatMap(({ checkId }) => checkId ?? [])]);
	}
	async want(checkId, person, at) {
		if ((await this.making([checkId])).has(checkId)) return;
		await this.database.transact(async (tx) => {
			if (!await (0,database/* holdRow */.kx)(tx, "checks", checkId)) return;
			await (0,jobs/* addJob */.vO)(tx, {
				kind: "report",
				key: String(checkId),
				person,
				small: false
			}, at);
		});
	}
	async keep(row) {
		return this.database.transact(async (tx) => {
			if (!await (0,database/* holdRow */.kx)(tx, "checks", row.checkId)) return row.blob;
			const before = await (0,database/* findRow */.uv)(tx, "reports", { checkId: row.checkId });
			await tx.insertInto("reports").values(row).onConflict((conflict) => conflict.column("checkId").doUpdateSet(row)).execute();
			return before?.blob === row.blob ? null : before?.blob ?? null;
		});
	}
	async fail(checkId, reason, at) {
		const failed = {
			state: "failed",
			reason,
			updatedAt: at
		};
		const none = {
			blob: null,
			policy: null,
			judged: null,
			flagged: null,
			max: null,
			notChecked: null
		};
		await this.keep({
			...none,
			...await this.find(checkId),
			...failed,
			checkId
		});
	}
}
class CaseRows extends database/* Rows */.Sc {
	find(checkId) {
		return this.row("caseBooks", { checkId });
	}
	async replace(checkId, version, change) {
		const next = {
			version: version + 1,
			...change
		};
		return this.database.transact(async (tx) => {
			if (!await (0,database/* holdRow */.kx)(tx, "checks", checkId)) return null;
			if (version === 0) {
				return await (0,database/* addOnce */.BY)(tx, "caseBooks", {
					checkId,
					...next
				}) ? next.version : null;
			}
			return await (0,database/* changeRows */.QP)(tx, "caseBooks", {
				checkId,
				version
			}, next) === 1 ? next.version : null;
		});
	}
}

var drafts = __load__(4648);
var keys = __load__(23797);
var assets = __load__(65771);
var text_escape = __load__(68171);
var version = __load__(58508);
var watch_readiness = __load__(19499);
var read_page = __load__(71701);
var merge_cases = __load__(31377);
;// program/server/answer/answer-links.js






const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 6e4;
const READER = {
	userId: 0,
	name: "answer link",
	keyId: null
};
class AnswerLinks {
	#parts;
	constructor(parts) {
		this.#parts = parts;
	}
	async make(check, asked) {
		const { rows, books, now } = this.#parts;
		const key = (0,merge_cases/* caseKey */.u2)(asked.subjects);
		const { cases } = await books.book(check.id);
		if (!cases.some(({ subjects }) => (0,merge_cases/* caseKey */.u2)(subjects) === key)) throw new reply/* HttpError */.j$(says/* noCaseYet */.iE);
		if (!asked.subjects.includes(asked.subject)) throw new reply/* HttpError */.j$(says/* caseNotAbout */.bY);
		const index = await this.#shown(check.id, asked);
		if (index === null) throw new reply/* HttpError */.j$(says/* reportNoSubmission */.s3);
		const token = (0,external_node_crypto_.randomBytes)(TOKEN_BYTES).toString("base64url");
		const createdAt = now();
		const shown = {
			about: asked.about,
			document: index.document,
			code: index.code
		};
		const id = await rows.make({
			checkId: check.id,
			caseKey: key,
			subject: asked.subject,
			hash: (0,keys/* hashOf */.q)(token),
			shown: JSON.stringify(shown),
			createdAt,
			expiresAt: createdAt + asked.days * DAY_MS
		});
		if (id === null) throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* checkDeleted */.iK, { id: check.id }));
		return {
			id,
			token
		};
	}
	async #shown(checkId, { subject, feedback }) {
		const { html } = await this.#parts.reports.read(checkId);
		try {
			return await (0,read_page/* askedPerson */.EI)((0,read_page/* openPage */.we)(Buffer.from(html), "The report"), subject, feedback);
		} catch (error) {
			if (error instanceof outcome/* ConfigurationError */.j1) throw new reply/* HttpError */.j$(says/* reportAnother */.co);
			throw error;
		}
	}
	async open(token) {
		const link = await this.#parts.rows.open((0,keys/* hashOf */.q)(token), this.#parts.now());
		return link === null ? null : {
			...link,
			shown: JSON.parse(link.shown)
		};
	}
	async answer(token, text) {
		const { rows, audit, now } = this.#parts;
		const kept = await rows.add((0,keys/* hashOf */.q)(token), {
			text,
			at: now()
		}, case_document/* MAX_ANSWERS */.rf);
		if (kept === null || kept === "full") return kept;
		if (kept !== "known") {
			const { linkId: link, checkId, ownerId } = kept;
			await audit.add(READER, {
				action: "answer",
				checkId,
				ownerId,
				details: { link }
			}, "allow");
		}
		return "kept";
	}
}

var message = __load__(33897);
var submission = __load__(4071);
var open_report = __load__(63238);
var student_words = __load__(94128);
var wording = __load__(62867);
;// channels/answer-page.js




function answerPage(page, words) {
	const view = (0,open_report/* studentOf */.t4)(page.shown.document);
	return whole(words, `<p class="brand">${(0,text_escape/* escapeHtml */.ZD)(view.title)}</p>
<h1>${answer_page_said(words, "answering.title")}</h1>
${page.about === null ? "" : `<p class="about">${(0,text_escape/* escapeHtml */.ZD)(words.say("answering.about", { about: page.about }))}</p>`}
<p>${answer_page_said(words, "answering.asked")}</p>
${verdict(view, words)}
${answers(page, words)}
${answer_page_form(page, words)}
${regions(view, page.shown.code, words)}
${leftOut(view, words)}
${card("read", words.say("student.howToRead"), list((0,student_words/* studentHowToRead */.bc)(view).map((one) => told(words, one))))}`);
}
function answerRefusal(why, words) {
	return whole(words, `<h1>${answer_page_said(words, "answering.title")}</h1>\n<p class="warning">${told(words, why)}</p>`);
}
function verdict(view, words) {
	const { own, outcome } = view;
	const isTold = outcome === null || outcome === "flagged";
	const facts = (0,student_words/* ownFacts */.ub)(isTold || own === null ? view : {
		...view,
		own: {
			...own,
			isFlagged: null
		}
	});
	const parts = [
		...isTold ? [`<p>${told(words, view.sentence)}</p>`] : [],
		...own?.notChecked == null ? [] : [`<p>${rich(words, (0,message/* message */.iU)("student.notChecked"), { reason: () => told(words, own.notChecked) })}</p>`],
		...facts.length === 0 ? [] : [`<dl>${facts.map(([label, value]) => `<div><dt>${told(words, label)}</dt><dd>${told(words, value)}</dd></div>`).join("")}</dl>`]
	];
	return parts.join("\n");
}
function answers({ answers: given }, words) {
	if (given.length === 0) return "";
	const all = given.map(({ at, text }) => `<li><p class="hint">${(0,text_escape/* escapeHtml */.ZD)(words.say("answering.receivedAt", { at: {
		as: "time",
		value: at
	} }))}</p><p class="said">${lines(text)}</p></li>`);
	return card("given", words.say("answering.given"), `<ol class="plain">${all.join("")}</ol>`);
}
function answer_page_form({ answers: given, until, refused }, words) {
	if (given.length >= case_document/* MAX_ANSWERS */.rf) {
		return `<p class="warning">${(0,text_escape/* escapeHtml */.ZD)(words.say("answering.full", { n: case_document/* MAX_ANSWERS */.rf }))}</p>`;
	}
	const label = words.say(given.length === 0 ? "answering.say" : "answering.add");
	const hint = words.say("answering.hint", {
		n: case_document/* MAX_ANSWER_CHARACTERS */.j5,
		until: {
			as: "time",
			value: until
		}
	});
	const problem = refused === null ? "" : `<p id="wrong" class="warning" role="alert">${told(words, refused.why)}</p>`;
	return `<form class="card" method="post" accept-charset="utf-8">
<label for="answer">${(0,text_escape/* escapeHtml */.ZD)(label)}</label>
<p id="hint" class="hint">${(0,text_escape/* escapeHtml */.ZD)(hint)}</p>
${problem}
<textarea id="answer" name="answer" rows="10" maxlength="${case_document/* MAX_ANSWER_CHARACTERS */.j5}" required aria-describedby="${refused === null ? "hint" : "wrong hint"}"${refused === null ? "" : " aria-invalid=\"true\""}>
${lines(refused?.text ?? "")}</textarea>
<p><button type="submit">${answer_page_said(words, "answering.send")}</button></p>
</form>`;
}
function regions({ own, feedback }, code, words) {
	if (own === null || feedback !== "full" || own.regions.length === 0) return "";
	const title = words.say("student.regions", {
		n: own.regions.length,
		name: own.name
	});
	const all = own.regions.map((region, at) => `${place(region, words)} <span class="hint">${told(words, (0,message/* message */.iU)("student.foundIn", { places: (0,student_words/* foundWords */.oJ)(region) }))}</span>${ownCode(code[at] ?? null, words)}`);
	return card("regions", title, list(all));
}
function place(region, words) {
	const where = `<code>${(0,text_escape/* escapeHtml */.ZD)(region.file)}</code> ${told(words, (0,wording/* linesWords */.VG)(region.lineStart, region.lineEnd))}`;
	const url = region.url === null ? null : (0,text_escape/* httpsUrl */.N3)(region.url);
	return url === null ? where : `<a href="${(0,text_escape/* escapeHtml */.ZD)(url)}" rel="noreferrer noopener">${where}</a>`;
}
function ownCode(code, words) {
	if (code === null) return "";
	const more = code.more === 0 ? "" : `<p class="hint">${(0,text_escape/* escapeHtml */.ZD)(words.say("dossier.moreLines", { n: code.more }))}</p>`;
	return `<pre tabindex="0"><code>${lines(code.lines.join("\n"))}</code></pre>${more}`;
}
function leftOut({ own }, words) {
	if (own === null || own.leftOut.length === 0) return "";
	const all = own.leftOut.map(({ path, reason }) => rich(words, (0,message/* message */.iU)("student.fileLeftOut", { reason: submission/* LEFT_OUT_WORDS */.rt[reason] }), { file: () => `<code>${(0,text_escape/* escapeHtml */.ZD)(path)}</code>` }));
	return card("left", words.say("student.leftOut"), list(all));
}
function card(id, title, inside) {
	return `<section class="card" aria-labelledby="${id}"><h2 id="${id}">${(0,text_escape/* escapeHtml */.ZD)(title)}</h2>${inside}</section>`;
}
function list(items) {
	return `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}
function lines(text) {
	return text.replaceAll(/[^\n\t]+/g, text_escape/* escapeHtml */.ZD);
}
function answer_page_said(words, id) {
	return (0,text_escape/* escapeHtml */.ZD)(words.say(id));
}
function told(words, one) {
	return one === null ? "" : (0,text_escape/* escapeHtml */.ZD)(words.tell(one));
}
function rich(words, of, tags) {
	const marked = Object.fromEntries(Object.entries(tags).map(([name, html]) => [name, () => ({ html: html() })]));
	return words.rich(of, marked).map((part) => typeof part === "string" ? (0,text_escape/* escapeHtml */.ZD)(part) : part.html).join("");
}
const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f6f7f9,#12151a);--card:light-dark(#fff,#1a1e26);--sunk:light-dark(#eef0f4,#232935);--ink:light-dark(#191d25,#e8ebf1);--soft:light-dark(#545d6c,#a9b2c2);--line:light-dark(#8a93a3,#6b7687);--accent:light-dark(#2746c7,#a5b8ff);--on:light-dark(#fff,#12151a);--warn:light-dark(#7a4d00,#f1c573);--warn-back:light-dark(#fff4dc,#3a2e15);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;background:var(--paper);color:var(--ink)}
*{box-sizing:border-box}
body{margin:0}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 3rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:.2rem 0 .6rem}
h2{font-size:1.05rem;margin:0 0 .5rem}
p{margin:0 0 .7rem}
ul,ol{padding-left:1.2rem;margin:0}
li{margin-bottom:.5rem}
.plain{list-style:none;padding:0}
.brand{font-weight:600;margin:0}
.hint{color:var(--soft);font-size:.92rem;margin-bottom:.3rem}
.warning{background:var(--warn-back);color:var(--warn);border-radius:6px;padding:.5rem .7rem}
.card{background:var(--card);border-radius:10px;padding:1rem;margin:1rem 0}
.said{white-space:pre-wrap;border-left:3px solid var(--accent);padding-left:.7rem}
dl{margin:0 0 .7rem}
dl div{display:flex;flex-wrap:wrap;gap:0 .5rem}
dt{color:var(--soft)}
dd{margin:0;font-weight:600}
label{display:block;font-weight:600;margin-bottom:.3rem}
textarea{width:100%;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:6px;padding:.5rem}
button{font:inherit;font-weight:600;background:var(--accent);color:var(--on);border:0;border-radius:6px;padding:.55rem 1.2rem;margin-top:.6rem}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
code{font:.9em/1.5 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
pre{background:var(--sunk);border-radius:6px;padding:.6rem;overflow-x:auto;tab-size:4;margin:.4rem 0;overflow-wrap:normal}
@media print{:root{color-scheme:light;background:none}form{display:none}.card{padding:0}pre{white-space:pre-wrap}}
`;
const ANSWER_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${(0,external_node_crypto_.createHash)("sha256").update(STYLE).digest("base64")}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
function whole(words, inside) {
	return `<!doctype html>
<html lang="${words.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="same-origin">
<meta name="robots" content="noindex, nofollow">
<title>${answer_page_said(words, "answering.title")}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${inside}
</main>
</body>
</html>
`;
}

var operate = __load__(68025);
var open_words = __load__(49764);
var locale = __load__(35698);
;// contract/page-answers.js

const CHECK_STATES = [
	"created",
	"queued",
	"processing",
	"completed",
	"failed"
];
const LISTED_CHECKS = {
	usual: 500,
	most: 4e3
};
const MOST_SOUGHT = 200;
const ANSWER_DAYS = {
	usual: 14,
	most: 90
};
const OWN_PAGE = { "x-requested-with": "code-similarity" };
function isCheckFound({ id, name, owner }, q) {
	const text = `${id} ${(0,text_escape/* visible */.RK)(name)} ${(0,text_escape/* visible */.RK)(owner ?? "")}`.toLowerCase();
	return q.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
const REPORT_STATES = [
	"none",
	"making",
	"ready",
	"failed"
];
const PARTS = [
	"submissions",
	"starter",
	"references",
	"earlier",
	"people"
];

var body = __load__(72351);
;// program/server/page/says.js
const matchMissing = "428 If-Match is missing.";
const bodyHolds = "413 The body holds more than {most} bytes.";
const bytesCases = "413 More than {most} bytes of cases are not kept; take old ones out.";
const nothingUploadedMake = "Nothing was uploaded. Make the check again.";
const serverEnded = "The server was ended {most} times while it made this check. Make it again, or look at the log of the server.";
const nothingCheckedLook = "Nothing was checked ({outcome}): {tell} Look at what was recognised, and drop something else.";
const filesNotAny = "404 These files are not there any more. Drop them again.";
const repositoriesGithub = "Repositories of GitHub are not read here. Drop the files themselves.";
const anotherPage = "403 Another page sent this. Use the page of this server.";
const keyScope = "403 A key of the scope submit is for programs. Log in with another one.";
const addressTakes = "405 This address takes GET, POST and DELETE, not {method}.";
const reportRead = "405 A report is read with GET.";
const somebodyElse = "412 Somebody else saved cases meanwhile.";
const casesRead = "405 Cases are read with GET and saved with PUT.";
const nobodyLoggedSession = "401 Nobody is logged in, or the session has ended.";
const bodyJson = "422 The body must be JSON with a key.";
const uploadDamaged = "The upload is damaged or ends too early. Drop the files again.";
const aFile = "A file is one of {fields}.";
const mostFiles = "413 At most {most} files can be dropped at once. Pack them into a ZIP.";
const mostGb = "413 At most {most} GB can be dropped at once.";
const noNameFile = "{name} is no name of a file.";
const noFileCame = "No file came. Drop files or a folder.";
const reportCouldNotMade = "The report could not be made, which is a defect of the server. Make it again, or look into the log of the server.";
const reportMissing = "The file of this report is missing. Open the check, and make the report again.";
const checkNoReport = "404 This check has no report yet. Open the check, and it is made.";
const serverMakes = "503 The server makes many checks at this moment. Yours begins when it is its turn: look for it in the list.";
const noCourse = "404 There is no course {id}. Open one from the list of checks.";
const checkOfOtherCourse = "404 One of these checks is not in this course. Choose checks in its list.";
const courseTakesChecks = "422 A course takes from 2 to {most} checks. Choose them in the list of the course.";
const courseRead = "405 Read a course with GET.";
const courseMemory = "422 Making this course takes more memory than the server has for it. Choose fewer checks, or join their reports with `code-similarity course`.";
const courseEnded = "503 Making this course was ended before it was done. Open it again.";
const noPlatform = "409 This course has no learning platform that gives submissions here. Drop them, or open the course from the platform.";
const tokenForm = "Give the token as the learning platform shows it: letters, digits and signs, without spaces.";

;// program/server/page/answers.js




const PRIVATE = {
	"cache-control": "no-store",
	"x-content-type-options": "nosniff",
	"referrer-policy": "no-referrer",
	"cross-origin-resource-policy": "same-origin"
};
function sendJson(response, body) {
	response.writeHead(200, {
		...PRIVATE,
		"content-type": "application/json; charset=utf-8"
	});
	response.end(JSON.stringify(body));
}
function sendHtml({ request, response }, html, policy, status = 200) {
	response.writeHead(status, {
		...PRIVATE,
		"content-type": "text/html; charset=utf-8",
		"content-length": String(html.byteLength),
		"content-security-policy": policy,
		"cross-origin-opener-policy": "same-origin"
	});
	response.end(request.method === "HEAD" ? undefined : html);
}
function policyOf(html) {
	return /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1] ?? "default-src 'none'";
}
async function textOf(request, most) {
	const text = await (0,body/* textWithin */.JY)(request, most);
	if (text === null) throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(bodyHolds, { most }));
	return text;
}
async function orPage(visit, body) {
	try {
		await body();
	} catch (error) {
		const refusal = (0,resource/* peopleRefusal */.Gv)(error);
		if (!(refusal instanceof reply/* HttpError */.j$)) throw error;
		const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Log in</title></head>
<body><h1>You are not logged in</h1>
<p>${(0,text_escape/* escapeHtml */.ZD)(refusal.message)}</p>
<p><a href="/">Back to the server</a></p>
</body></html>
`;
		sendHtml(visit, Buffer.from(html), "default-src 'none'; frame-ancestors 'none'", refusal.status);
	}
}
async function wordsFor({ headers }) {
	const tags = (headers["accept-language"] ?? "").split(",", 20).map((part) => {
		const [tag = "", weight] = part.trim().split(/(?<!\s)\s*;\s*q=/);
		return {
			tag,
			weight: weight === undefined ? 1 : Number(weight)
		};
	}).filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
	return (0,open_words/* openWords */.S)((0,locale/* preferredLocale */.Mp)([...tags.map(({ tag }) => tag), locale/* LOCALES */.YZ[0]]));
}
const SAFE = new Set(["GET", "HEAD"]);
function isOfElsewhere({ headers }, host) {
	const { origin, "sec-fetch-site": site = "same-origin" } = headers;
	return site !== "same-origin" || origin !== undefined && URL.parse(origin)?.host !== host.toLowerCase();
}
function isOwnPage(request, host) {
	const { method, headers } = request;
	const { "sec-fetch-site": site = "none", "x-requested-with": own, "if-match": seen } = headers;
	if (SAFE.has(method)) return site === "none" || site === "same-origin";
	if (isOfElsewhere(request, host)) return false;
	return own === OWN_PAGE["x-requested-with"] || method === "PUT" && seen !== undefined;
}

;// program/server/answer/answer-visits.js






const PREFIX = "/answer/";
const REQUESTS = 40;
const MAX_FORM_BYTES = 13 * case_document/* MAX_ANSWER_CHARACTERS */.j5;
function linkTo(token, origin) {
	return `${origin}${PREFIX}${token}`;
}
function isAnswerPath(path) {
	return path.startsWith(PREFIX);
}
class AnswerVisits {
	#parts;
	#requests;
	constructor(parts) {
		this.#parts = parts;
		this.#requests = new rate_limit/* RateLimit */.q("answers", REQUESTS, parts);
	}
	async answer(visit) {
		const words = await wordsFor(visit.request);
		try {
			await this.#requests.admit(visit.address);
			return await this.#page(visit, words);
		} catch (error) {
			const { status, headers } = (0,operate/* refusalOf */.Of)(error, this.#parts.onDefect, visit.response);
			const html = answerRefusal(REFUSALS[status] ?? (0,message/* message */.iU)("answering.notNow"), words);
			return htmlAnswer(html, words, status, headers);
		}
	}
	async #page({ method, path, request, host }, words) {
		const { links } = this.#parts;
		const token = path.slice(PREFIX.length);
		const link = method === "GET" || method === "POST" ? await links.open(token) : null;
		if (link === null) throw noLink();
		let refused = null;
		if (method === "POST") {
			if (isOfElsewhere(request, host)) throw new reply/* HttpError */.j$(says/* anotherPage */.v0);
			const text = await formOf(request);
			const why = wrongWith(text);
			if (why === null) {
				if (await links.answer(token, text) === null) throw noLink();
				return {
					status: 303,
					headers: {
						...HEADERS,
						location: path
					}
				};
			}
			refused = {
				text,
				why
			};
		}
		const html = answerPage({
			about: link.shown.about,
			shown: link.shown,
			answers: link.answers.map(({ at, text }) => ({
				at: new Date(at).toISOString(),
				text
			})),
			until: new Date(link.expiresAt).toISOString(),
			refused
		}, words);
		return htmlAnswer(html, words, refused === null ? 200 : 422);
	}
}
function noLink() {
	return new reply/* HttpError */.j$(says/* linkLeads */.au);
}
const REFUSALS = {
	403: (0,message/* message */.iU)("answering.otherPage"),
	404: (0,message/* message */.iU)("answering.noLink"),
	413: (0,message/* message */.iU)("answering.tooLong", { n: case_document/* MAX_ANSWER_CHARACTERS */.j5 }),
	429: (0,message/* message */.iU)("answering.tooMany")
};
const HEADERS = {
	...PRIVATE,
	"x-robots-tag": "noindex, nofollow",
	"referrer-policy": "same-origin"
};
function htmlAnswer(html, { locale }, status, headers = {}) {
	return {
		status,
		headers: {
			...HEADERS,
			...headers,
			"content-type": "text/html; charset=utf-8",
			"content-language": locale,
			"content-security-policy": ANSWER_PAGE_POLICY,
			"cross-origin-opener-policy": "same-origin",
			vary: "accept-language"
		},
		body: html
	};
}
async function formOf(request) {
	const text = new URLSearchParams(await textOf(request, MAX_FORM_BYTES)).get("answer") ?? "";
	return text.replaceAll(/\r\n?/g, "\n").replaceAll("\0", "\ufffd").trim();
}
function wrongWith(text) {
	if (text === "") return (0,message/* message */.iU)("answering.empty");
	return text.length > case_document/* MAX_ANSWER_CHARACTERS */.j5 ? (0,message/* message */.iU)("answering.tooLong", { n: case_document/* MAX_ANSWER_CHARACTERS */.j5 }) : null;
}

var coerce = __load__(91098);
;// contract/answer-links.js


const AnswerLinkShape = schemas/* object */.Ikc({
	id: schemas/* int */.Whr(),
	subjects: schemas/* array */.YOg(schemas/* string */.YjP()).describe("Of its case, as cases.json has them"),
	subject: schemas/* string */.YjP().describe("Who is asked"),
	created_at: schemas/* string */.YjP(),
	expires_at: schemas/* string */.YjP(),
	ended: schemas/* boolean */.zMY(),
	answers: schemas/* array */.YOg(schemas/* object */.Ikc({
		at: schemas/* string */.YjP(),
		text: schemas/* string */.YjP()
	}))
});
const AskPerson = schemas/* object */.Ikc({
	subjects: schemas/* array */.YOg(schemas/* string */.YjP().max(20)).min(1).max(200),
	subject: schemas/* string */.YjP().max(20),
	days: schemas/* int */.Whr().min(1).max(ANSWER_DAYS.most).default(ANSWER_DAYS.usual),
	student_feedback: schemas/* enum */.k5n([
		"full",
		"verdict",
		"none"
	]).default("full"),
	about: schemas/* string */.YjP().max(200).nullable().default(null).describe("For the student, in your words")
});

;// program/server/answer/resources.js






const checkId = coerce/* number */.ai().int().min(1);
const oneLink = schemas/* object */.Ikc({
	check_id: checkId,
	link_id: coerce/* number */.ai().int().min(1)
});
const done = schemas/* object */.Ikc({ success: schemas/* boolean */.zMY() });
function answerResources(parts) {
	return [...askingResources(parts), ...endingResources(parts)];
}
function askingResources({ links, rows, audit }) {
	return [(0,resource/* resource */.Zc)({
		form: "GET /checks/{checkId}/answer-links",
		summary: "Who was asked for an answer, and what they answered",
		response: schemas/* object */.Ikc({ links: schemas/* array */.YOg(AnswerLinkShape) }),
		request: schemas/* object */.Ikc({ check_id: checkId }),
		answer: async (request, { access }) => {
			const check = await access.find(request.check_id);
			return (0,reply/* json */.Pq)({ links: (await rows.list([check.id])).map(linkRow) });
		}
	}), (0,resource/* resource */.Zc)({
		form: "POST /checks/{checkId}/answer-links",
		summary: "Ask one person of a case for an answer; this answer alone shows the link",
		success: 201,
		response: schemas/* object */.Ikc({
			link: AnswerLinkShape,
			url: schemas/* string */.YjP()
		}),
		request: AskPerson.extend({ check_id: checkId }),
		answer: async ({ check_id: id, student_feedback: feedback, ...asked }, call) => {
			const check = await ownedBySomebody(call, id);
			const made = await links.make(check, {
				...asked,
				feedback,
				about: asked.about?.trim() || null
			});
			await audit.add(call.caller, {
				action: "ask-person",
				checkId: check.id,
				ownerId: check.ownerId,
				details: {
					link: made.id,
					days: asked.days,
					feedback
				}
			});
			const link = linkRow(await linkIn(rows, check, made.id));
			return (0,reply/* json */.Pq)({
				link,
				url: linkTo(made.token, new URL(call.baseUrl).origin)
			}, 201);
		}
	})];
}
function endingResources({ rows, audit }) {
	return [(0,resource/* resource */.Zc)({
		form: "DELETE /checks/{checkId}/answer-links/{linkId}",
		summary: "End a link; its answers stay",
		response: done,
		request: oneLink,
		answer: async ({ check_id: id, link_id: linkId }, call) => {
			const check = await ownedBySomebody(call, id);
			const link = await linkIn(rows, check, linkId);
			await audit.add(call.caller, {
				action: "end-asking",
				checkId: check.id,
				ownerId: check.ownerId,
				details: { link: link.id }
			});
			await rows.end(link.id, check.id);
			return (0,reply/* json */.Pq)({ success: true });
		}
	}), (0,resource/* resource */.Zc)({
		form: "DELETE /checks/{checkId}/answer-links/{linkId}/answers",
		summary: "Delete a link with its answers, for good",
		response: done,
		request: oneLink,
		answer: async ({ check_id: id, link_id: linkId }, call) => {
			const check = await ownedBySomebody(call, id);
			if (check.ownerId !== call.caller.userId) throw new reply/* HttpError */.j$(says/* ownerCheck */.kN);
			const link = await linkIn(rows, check, linkId);
			await audit.add(call.caller, {
				action: "delete-answers",
				checkId: check.id,
				ownerId: check.ownerId,
				details: {
					link: link.id,
					answers: link.answers.length
				}
			}, "allow");
			await rows.remove(link.id, check.id);
			return (0,reply/* json */.Pq)({ success: true });
		}
	})];
}
async function linkIn(rows, check, id) {
	const link = (await rows.list([check.id])).find((one) => one.id === id);
	if (link === undefined) {
		throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* checkNoLink */.sR, { id }));
	}
	return link;
}
async function ownedBySomebody({ access }, id) {
	const check = await access.find(id);
	if (check.ownerId === null) throw new reply/* HttpError */.j$(says/* demoData */.Ms);
	return check;
}
function linkRow(link) {
	return {
		id: link.id,
		subjects: link.caseKey.split("-"),
		subject: link.subject,
		created_at: (0,rows/* isoTime */.Ly)(link.createdAt),
		expires_at: (0,rows/* isoTime */.Ly)(link.expiresAt),
		ended: link.isEnded,
		answers: link.answers.map(({ at, text }) => ({
			at: (0,rows/* isoTime */.Ly)(at),
			text
		}))
	};
}

;// program/server/login/provider.js



const PATIENCE_S = 10;
const TOLERANCE_S = 30;
const SECRET = /^client_secret_(?:basic|post)$/;
const NAME = /^[a-z_]{1,50}$/;
const ENDED = "http://schemas.openid.net/event/backchannel-logout";
class OpenIdProvider {
	#config;
	#publicUrl;
	constructor(config, publicUrl) {
		this.#config = config;
		this.#publicUrl = publicUrl;
	}
	async begin() {
		const openid = await __load__.e(/* import() */ 4125).then(__load__.bind(__load__, 24125));
		const described = await this.#describe();
		const pending = {
			state: openid.randomState(),
			nonce: openid.randomNonce(),
			verifier: openid.randomPKCECodeVerifier()
		};
		const url = openid.buildAuthorizationUrl(described, {
			redirect_uri: `${this.#publicUrl}/login/callback`,
			scope: this.#config.scopes,
			state: pending.state,
			nonce: pending.nonce,
			code_challenge: await openid.calculatePKCECodeChallenge(pending.verifier),
			code_challenge_method: "S256"
		});
		return {
			url: url.href,
			pending
		};
	}
	async finish(query, { state, nonce, verifier }) {
		const openid = await __load__.e(/* import() */ 4125).then(__load__.bind(__load__, 24125));
		let described = await this.#describe();
		const exchange = () => openid.authorizationCodeGrant(described, new URL(`${this.#publicUrl}/login/callback${query}`), {
			expectedState: state,
			expectedNonce: nonce,
			pkceCodeVerifier: verifier,
			idTokenExpected: true
		});
		try {
			const tokens = await exchange().catch(async (error) => {
				if (!isClientRefused(error)) throw error;
				described = await this.#describe("post");
				return exchange();
			});
			const own = tokens.claims();
			if (own === undefined) throw new reply/* HttpError */.j$(says/* providerSaid */.tu);
			const { name, groups } = this.#config;
			const isWhole = [name, groups].every((claim) => claim in own || (claim.split(".")[0] ?? "") in own);
			const canTell = described.serverMetadata().userinfo_endpoint !== undefined;
			const more = isWhole || !canTell ? {} : await openid.fetchUserInfo(described, tokens.access_token, own.sub);
			return {
				identity: `${own.iss} ${own.sub}`,
				sid: typeof own["sid"] === "string" ? own["sid"] : null,
				claims: {
					...more,
					...own
				}
			};
		} catch (error) {
			const { called } = this.#config;
			const listed = described.serverMetadata().token_endpoint_auth_methods_supported;
			if (isClientRefused(error) && listed !== undefined && !listed.some((way) => SECRET.test(way))) {
				const names = listed.filter((way) => NAME.test(way)).join(", ");
				throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* logTakesNoSecret */.CW, {
					called,
					listed: names
				}));
			}
			throw refusalOf(error, called);
		}
	}
	async endUrl() {
		const openid = await __load__.e(/* import() */ 4125).then(__load__.bind(__load__, 24125));
		const described = await this.#describe().catch(() => null);
		if (described?.serverMetadata().end_session_endpoint === undefined) return null;
		return openid.buildEndSessionUrl(described, { post_logout_redirect_uri: `${this.#publicUrl}/` }).href;
	}
	async endedBy(token) {
		const { createRemoteJWKSet, jwtVerify } = await __load__.e(/* import() */ 9213).then(__load__.bind(__load__, 99213));
		const { issuer, jwks_uri: keys } = (await this.#describe()).serverMetadata();
		if (keys === undefined) throw new reply/* HttpError */.j$(says/* providerTells */.MD);
		try {
			const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(keys)), {
				issuer,
				audience: this.#config.client,
				clockTolerance: TOLERANCE_S,
				requiredClaims: [
					"iat",
					"jti",
					"events"
				]
			});
			const { sub = null, sid = null, events, nonce } = payload;
			const isLogout = typeof events === "object" && events !== null && ENDED in events;
			if (!isLogout || nonce !== undefined) throw new Error("it is no logout token");
			if (sub === null && typeof sid !== "string") throw new Error("it names nobody");
			return {
				identity: sub === null ? null : `${issuer} ${sub}`,
				sid: typeof sid === "string" ? sid : null
			};
		} catch {
			throw new reply/* HttpError */.j$(says/* noValidLogout */.Ig);
		}
	}
	async #describe(way = null) {
		const openid = await __load__.e(/* import() */ 4125).then(__load__.bind(__load__, 24125));
		const { issuer, client, secret, called } = this.#config;
		const isPlain = (0,proxies/* isThisMachine */.YY)(issuer);
		try {
			return await openid.discovery(new URL(issuer), client, { [openid.clockTolerance]: TOLERANCE_S }, secret === null ? openid.None() : authOf(openid, secret, way), {
				timeout: PATIENCE_S,
				execute: [openid.enableNonRepudiationChecks, ...isPlain ? [openid.allowInsecureRequests] : []]
			});
		} catch (error) {
			throw away(error, called);
		}
	}
}
function authOf({ ClientSecretBasic, ClientSecretPost }, secret, way) {
	const [inHeader, inBody] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
	return (server, ...rest) => {
		const { token_endpoint_auth_methods_supported: listed } = server;
		const isBody = way === "post" || listed?.includes("client_secret_basic") === false;
		(isBody ? inBody : inHeader)(server, ...rest);
	};
}
function isClientRefused(error) {
	const { error: refused, status } = error;
	return refused === "invalid_client" || status === 401;
}
function away(error, called) {
	return new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* logCannotReached */.KS, {
		called,
		why: codeIn(error)
	}));
}
function codeIn(error) {
	const { code, cause } = error;
	if (typeof code === "string" && /^[A-Z_]{1,80}$/.test(code)) return ` (${code})`;
	return cause instanceof Error ? codeIn(cause) : "";
}
function refusalOf(error, called) {
	if (error instanceof reply/* HttpError */.j$) return error;
	const { code = "", error: refused } = error;
	if (typeof refused === "string") {
		const why = NAME.test(refused) ? ` (${refused})` : "";
		return new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* logRefused */.vm, {
			called,
			why
		}));
	}
	if (code === "OAUTH_TIMEOUT" || error instanceof TypeError && code === "") return away(error, called);
	return new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* logAnswered */.gO, {
		called,
		which: codeIn(error)
	}));
}

;// program/server/login/login.js





const PENDING_S = 10 * 60;
const MOST_BYTES = 2e4;
const OWN_PLACE = /^\/(?:checks\/\d{1,15}\/?)?(?:#[\w/-]{0,200})?$/;
class Login {
	called;
	#config;
	#parts;
	#provider;
	#cookie;
	#attributes;
	constructor(config, parts) {
		this.called = config.called;
		this.#config = config;
		this.#parts = parts;
		this.#provider = new OpenIdProvider(config, parts.publicUrl);
		const isSecure = parts.publicUrl.startsWith("https:");
		this.#cookie = isSecure ? "__Host-login" : "login";
		this.#attributes = [
			"Path=/",
			"HttpOnly",
			"SameSite=Lax",
			...isSecure ? ["Secure"] : []
		].join("; ");
	}
	async answer(visit) {
		const { method, path } = visit;
		if (path === "/login" && method === "GET") await orPage(visit, () => this.#begin(visit));
		else if (path === "/login/callback" && method === "GET") await orPage(visit, () => this.#finish(visit));
		else if (path === "/login/ended" && method === "POST") await this.#ended(visit);
		else return false;
		return true;
	}
	endUrl() {
		return this.#provider.endUrl();
	}
	async #begin({ request, response }) {
		const wanted = new URL(request.url ?? "", "http://x").searchParams.get("to") ?? "/";
		const { url, pending } = await this.#provider.begin();
		const kept = {
			...pending,
			to: OWN_PLACE.test(wanted) ? wanted : "/"
		};
		const value = Buffer.from(JSON.stringify(kept)).toString("base64url");
		response.setHeader("set-cookie", `${this.#cookie}=${value}; ${this.#attributes}; Max-Age=${PENDING_S}`);
		response.writeHead(303, {
			...PRIVATE,
			location: url
		}).end();
	}
	async #finish({ request, response }) {
		const over = `${this.#cookie}=; ${this.#attributes}; Max-Age=0`;
		response.setHeader("set-cookie", over);
		const pending = this.#pendingOf(request);
		if (pending === null) throw new reply/* HttpError */.j$(says/* logBegun */.Mw);
		const { url = "" } = request;
		const arrived = await this.#provider.finish(url.slice(url.indexOf("?")), pending);
		const { sessions, people } = this.#parts;
		const admitted = await admit(this.#config, people, arrived);
		const { cookie } = await sessions.enter(request, {
			...admitted,
			sid: arrived.sid
		});
		response.setHeader("set-cookie", [over, cookie]);
		response.writeHead(303, {
			...PRIVATE,
			location: pending.to
		}).end();
	}
	async #ended({ request, response }) {
		const token = new URLSearchParams(await textOf(request, MOST_BYTES)).get("logout_token") ?? "";
		const { identity, sid } = await this.#provider.endedBy(token);
		const { rows, people } = this.#parts;
		if (identity === null) {
			await rows.removeBySid(sid ?? "");
		} else {
			const user = await people.identities.find(identity);
			if (user !== null) await rows.removeOf(user.id, sid);
		}
		response.writeHead(200, PRIVATE).end();
	}
	#pendingOf({ headers }) {
		const pair = (headers.cookie ?? "").split(";").find((one) => one.trim().startsWith(`${this.#cookie}=`));
		try {
			const text = Buffer.from(pair?.split("=")[1] ?? "", "base64url").toString("utf8");
			const { state, nonce, verifier, to } = JSON.parse(text);
			if ([
				state,
				nonce,
				verifier,
				to
			].some((one) => typeof one !== "string" || one === "")) return null;
			const place = OWN_PLACE.test(String(to)) ? String(to) : "/";
			return {
				state: String(state),
				nonce: String(nonce),
				verifier: String(verifier),
				to: place
			};
		} catch {
			return null;
		}
	}
}
const UNIVERSITY = {
	userId: 0,
	name: "log-in",
	keyId: null
};
async function admit(config, people, arrived) {
	const { identities, audit } = people;
	const { identity, claims } = arrived;
	const groups = new Set(textsAt(claims, config.groups));
	const isIn = (wanted) => wanted.some((group) => groups.has(group));
	const role = config.roles.find((one) => isIn(one.groups))?.role ?? null;
	const known = await identities.find(identity);
	if (role === null) {
		const { called, groups: claim } = config;
		if (deep(claims, ["_claim_names", claim]) !== undefined) {
			throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* groupsTooMany */.eT, {
				called,
				claim
			}));
		}
		if (known !== null && known.leftAt === null) {
			await identities.leave(known.id);
			await audit.add(UNIVERSITY, {
				action: "left-groups",
				ownerId: known.id
			}, "allow");
		}
		throw new reply/* HttpError */.j$(groups.size === 0 ? (0,sentence/* fill */.G)(says/* noGroupsTold */.XE, {
			called,
			claim
		}) : (0,sentence/* fill */.G)(says/* yourAccount */.H1, { called }));
	}
	const user = known ?? await identities.add(identity, nameOf(config, claims), role, config.adopts);
	if (known === null) {
		await audit.add(UNIVERSITY, {
			action: "add-user",
			ownerId: user.id,
			details: { role }
		});
	}
	if (user.role !== role || user.leftAt !== null) {
		await identities.confirm(user.id, role);
		await audit.add(UNIVERSITY, {
			action: "change-user",
			ownerId: user.id,
			details: { role }
		});
	}
	return {
		userId: user.id,
		corpusId: await joinCorpora(config, people, user, isIn)
	};
}
async function joinCorpora(config, { corpora }, user, isIn) {
	const joined = [];
	for (const { corpus: name, groups } of config.corpora) {
		const { id } = await corpora.named(name);
		if (isIn(groups)) {
			await corpora.join(id, user.id);
			joined.push(id);
		} else {
			await corpora.leave(id, user.id);
		}
	}
	return joined.length === 1 ? joined[0] ?? null : null;
}
function nameOf({ name }, claims) {
	for (const claim of [
		name,
		"preferred_username",
		"email",
		"sub"
	]) {
		const [text] = textsAt(claims, claim);
		if (text !== undefined && text.trim() !== "") return text;
	}
	return "";
}
function textsAt(claims, name) {
	const found = Object.hasOwn(claims, name) ? claims[name] : deep(claims, name.split("."));
	return (Array.isArray(found) ? found : [found]).filter((one) => typeof one === "string");
}
function deep(claims, path) {
	let value = claims;
	for (const step of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
		value = value[step];
	}
	return value;
}

var launches = __load__(84363);
var compare_text = __load__(92105);
var bounded = __load__(1981);
;// program/server/handed-in/ask-platform.js




const ask_platform_MOST_BYTES = 5e7;
const MOST_HOPS = 5;
class PlatformAsker {
	#platform;
	#signal;
	constructor(platform, signal) {
		this.#platform = platform;
		this.#signal = signal;
	}
	async json(asked, shape, mostBytes = ask_platform_MOST_BYTES) {
		return (await this.#page(asked, shape, mostBytes)).value;
	}
	async *pages({ url, ...how }, shape, most) {
		let left = most.bytes ?? Infinity;
		for (let [next, page] = [url, 0]; next !== null; page += 1) {
			if (page === most.pages) throw this.refused(`${most.pages} pages`);
			const found = await this.#page({
				...how,
				url: next
			}, shape, Math.min(left, ask_platform_MOST_BYTES));
			left -= found.bytes;
			yield found.value;
			({next} = found);
		}
	}
	async #page(asked, shape, mostBytes) {
		const { body, headers } = await this.#fetch(asked, "refuse");
		const read = body === null ? null : (0,bounded/* readBounded */.C)(body, mostBytes, this.#signal);
		const bytes = await read?.catch(() => {
			throw this.#away();
		});
		if (bytes === null || bytes === undefined) throw this.#odd();
		const parsed = shape.safeParse((0,text_escape/* parsedJson */.U4)(Buffer.from(bytes).toString("utf8")));
		if (!parsed.success) throw this.#odd();
		const link = nextLink(headers);
		const next = link === null ? null : URL.parse(link, asked.url)?.href;
		if (next === undefined) throw this.#odd();
		return {
			value: parsed.data,
			bytes: bytes.length,
			next
		};
	}
	async *file(asked) {
		yield* this.#bytesOf(await this.#fetch(asked, "follow"));
	}
	refused(why) {
		return new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* platformRefused */.m7, {
			called: this.#platform.called,
			why
		}));
	}
	async #fetch(asked, redirects) {
		const { headers = {} } = asked;
		let { url, form } = asked;
		for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
			const isOwn = this.#isOwn(url);
			if (!isOwn && (redirects === "refuse" || !this.#isOfFiles(url))) throw this.#elsewhere(url);
			const response = await fetch(url, {
				redirect: "manual",
				signal: this.#signal,
				...isOwn ? {
					headers,
					...form === undefined ? {} : {
						method: "POST",
						body: form
					}
				} : {}
			}).catch(() => {
				throw this.#away();
			});
			const { status } = response;
			const location = response.headers.get("location");
			if (status < 300) return response;
			await response.body?.cancel();
			if (status >= 500 || status === 429 || isSpent(response)) throw this.#away();
			if (status >= 400 || location === null || redirects === "refuse") throw this.refused(String(status));
			url = URL.parse(location, url)?.href ?? "";
			form = undefined;
		}
		throw this.#odd();
	}
	async *#bytesOf({ body }) {
		try {
			if (body !== null) yield* body;
		} catch {
			throw this.#away();
		}
	}
	#isOwn(url) {
		const { address } = this.#platform;
		return URL.canParse(url) && new URL(url).origin === new URL(address).origin;
	}
	#isOfFiles(url) {
		const parsed = URL.parse(url);
		return parsed !== null && isPrivateTo(parsed) && this.#platform.files.includes(parsed.origin);
	}
	#elsewhere(url) {
		const host = URL.parse(url)?.host ?? "";
		return new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* platformElsewhere */.CT, {
			called: this.#platform.called,
			host
		}));
	}
	#away() {
		return new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* platformAway */.S6, { called: this.#platform.called }));
	}
	#odd() {
		return new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* platformOdd */.VP, { called: this.#platform.called }));
	}
}
function isSpent({ status, headers }) {
	const left = headers.get("x-rate-limit-remaining");
	return status === 403 && left !== null && Number(left) <= 0;
}
const LINK = /<([^<>]*)>((?:[^<"]|"[^"]*")*)/g;
const RELATION = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i;
function nextLink(headers) {
	for (const [, target = "", parameters = ""] of (headers.get("link") ?? "").matchAll(LINK)) {
		const [, quoted, plain = ""] = RELATION.exec(parameters) ?? [];
		if (/(?:^|\s)next(?:\s|$)/i.test(quoted ?? plain)) return target;
	}
	return null;
}

;// program/server/handed-in/canvas.js



const MOST_PAGES = 200;
const id = schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]).transform(String);
const Assignments = schemas/* array */.YOg(schemas/* looseObject */._H3({
	id,
	name: schemas/* string */.YjP()
}));
const Submissions = schemas/* array */.YOg(schemas/* looseObject */._H3({
	user: schemas/* looseObject */._H3({
		id,
		name: schemas/* string */.YjP(),
		email: schemas/* string */.YjP().nullish(),
		login_id: schemas/* string */.YjP().nullish()
	}).nullish(),
	anonymous_id: schemas/* string */.YjP().nullish(),
	group: schemas/* looseObject */._H3({ id: id.nullish() }).nullish(),
	submission_type: schemas/* string */.YjP().nullish(),
	submitted_at: schemas/* string */.YjP().nullish(),
	late: schemas/* boolean */.zMY().nullish(),
	body: schemas/* string */.YjP().nullish(),
	url: schemas/* string */.YjP().nullish(),
	attachments: schemas/* array */.YOg(schemas/* looseObject */._H3({
		display_name: schemas/* string */.YjP(),
		url: schemas/* string */.YjP()
	})).nullish()
}));
function canvasSource(platform, course, token, signal) {
	const asker = new PlatformAsker(platform, signal);
	const headers = {
		authorization: `Bearer ${token}`,
		accept: "application/json+canvas-string-ids"
	};
	const assignments = `${platform.address}/api/v1/courses/lti_context_id:${encodeURIComponent(course)}/assignments`;
	async function all(url, shape) {
		const found = [];
		for await (const some of asker.pages({
			url,
			headers
		}, shape, { pages: MOST_PAGES })) found.push(...some);
		return found;
	}
	return {
		tasks: async () => (await all(`${assignments}?per_page=100`, Assignments)).map(({ id: own, name }) => ({
			id: own,
			name
		})),
		contents: async ({ id: task }) => {
			const query = "per_page=100&include[]=user&include[]=group";
			const url = `${assignments}/${encodeURIComponent(task)}/submissions?${query}`;
			return contentsOf(await all(url, Submissions));
		},
		download: (url) => asker.file({
			url,
			headers
		})
	};
}
function contentsOf(found) {
	const isIn = ({ submitted_at: at }) => at != null;
	const known = found.filter((one) => personOf(one).id !== "");
	const read = known.filter((one) => isIn(one) && filesOf(one).length > 0);
	const teams = Map.groupBy(read, (one) => one.group?.id ?? `\0${personOf(one).id}`);
	const handedIn = [...teams.values()].flatMap((own) => {
		const [newest] = own.toSorted((a, b) => (0,compare_text/* compareText */.n)(b.submitted_at ?? "", a.submitted_at ?? ""));
		if (newest === undefined) return [];
		const { submitted_at: at = null, late } = newest;
		return [{
			people: own.map(personOf),
			at,
			isLate: late === true,
			files: filesOf(newest)
		}];
	});
	return {
		handedIn,
		nothing: known.filter((one) => !isIn(one)).map(personOf),
		notGiven: found.filter(isIn).length - read.length
	};
}
function personOf({ user, anonymous_id: anonymous }) {
	const number = user?.id ?? anonymous ?? "";
	return {
		id: number,
		name: user?.name ?? `anonymous ${number}`,
		email: user?.email ?? null
	};
}
function filesOf({ submission_type: type, body, url, attachments }) {
	switch (type ?? "") {
		case "online_upload": return (attachments ?? []).map((one) => ({
			kind: "file",
			path: one.display_name,
			url: one.url
		}));
		case "online_text_entry": return body == null || body.trim() === "" ? [] : [{
			kind: "text",
			contents: body
		}];
		case "online_url": return url == null ? [] : [{
			kind: "link",
			contents: url
		}];
		default: return [];
	}
}

;// program/server/handed-in/moodle.js


const moodle_id = schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]).transform(String);
const Refusal = schemas/* looseObject */._H3({ errorcode: schemas/* string */.YjP() });
const moodle_Assignments = schemas/* looseObject */._H3({ courses: schemas/* array */.YOg(schemas/* looseObject */._H3({ assignments: schemas/* array */.YOg(schemas/* looseObject */._H3({
	id: moodle_id,
	name: schemas/* string */.YjP()
})) })) });
const Participants = schemas/* array */.YOg(schemas/* looseObject */._H3({
	id: moodle_id,
	fullname: schemas/* string */.YjP(),
	email: schemas/* string */.YjP().nullish(),
	submitted: schemas/* boolean */.zMY().nullish(),
	groupid: moodle_id.nullish()
}));
const moodle_Submissions = schemas/* looseObject */._H3({ assignments: schemas/* array */.YOg(schemas/* looseObject */._H3({ submissions: schemas/* array */.YOg(schemas/* looseObject */._H3({
	userid: moodle_id,
	groupid: moodle_id,
	timemodified: schemas/* number */.aig(),
	plugins: schemas/* array */.YOg(schemas/* looseObject */._H3({
		type: schemas/* string */.YjP(),
		fileareas: schemas/* array */.YOg(schemas/* looseObject */._H3({ files: schemas/* array */.YOg(schemas/* looseObject */._H3({
			filepath: schemas/* string */.YjP(),
			filename: schemas/* string */.YjP().optional(),
			fileurl: schemas/* string */.YjP().optional()
		})).prefault([]) })).prefault([]),
		editorfields: schemas/* array */.YOg(schemas/* looseObject */._H3({ text: schemas/* string */.YjP() })).prefault([])
	})).prefault([])
})) })) });
function moodleSource(platform, course, token, signal) {
	const asker = new PlatformAsker(platform, signal);
	const files = `${platform.address}/webservice/pluginfile.php`;
	async function call(name, parameters, shape) {
		const form = new URLSearchParams({
			wstoken: token,
			wsfunction: name,
			moodlewsrestformat: "json",
			...parameters
		});
		const url = `${platform.address}/webservice/rest/server.php`;
		const value = await asker.json({
			url,
			form
		}, schemas/* union */.KCZ([Refusal, shape]));
		const refusal = Refusal.safeParse(value);
		if (refusal.success) {
			const code = refusal.data.errorcode.replaceAll(/[^\w-]/g, "").slice(0, 50);
			throw asker.refused(`${name}: ${code}`);
		}
		return value;
	}
	return {
		tasks: async () => {
			const { courses } = await call("mod_assign_get_assignments", { "courseids[0]": course }, moodle_Assignments);
			return courses.flatMap(({ assignments }) => assignments.map(({ id: own, name }) => ({
				id: own,
				name
			})));
		},
		contents: async ({ id: task }) => {
			const participants = await call("mod_assign_list_participants", {
				assignid: task,
				groupid: "0",
				filter: ""
			}, Participants);
			const name = "mod_assign_get_submissions";
			const { assignments } = await call(name, { "assignmentids[0]": task }, moodle_Submissions);
			const [assignment] = assignments;
			if (assignment === undefined) throw asker.refused(name);
			return moodle_contentsOf(participants, assignment.submissions);
		},
		download: (url) => {
			if (!url.startsWith(`${files}/`) && !url.startsWith(`${files}?`)) throw asker.refused("fileurl");
			return asker.file({
				url,
				form: new URLSearchParams({ token })
			});
		}
	};
}
function moodle_contentsOf(participants, submissions) {
	const handedIn = [];
	let notGiven = 0;
	for (const one of submissions) {
		const files = moodle_filesOf(one);
		if (files.length === 0) continue;
		const whose = participants.filter((person) => one.userid === "0" ? (person.groupid ?? "0") === one.groupid : person.id === one.userid);
		if (whose.length === 0) notGiven += 1;
		else handedIn.push({
			people: whose.map(moodle_personOf),
			at: timeOf(one),
			isLate: false,
			files
		});
	}
	const given = new Set(handedIn.flatMap(({ people }) => people.map(({ id: number }) => number)));
	const others = participants.filter((person) => !given.has(person.id));
	const nothing = others.filter(({ submitted }) => submitted !== true);
	return {
		handedIn,
		nothing: nothing.map(moodle_personOf),
		notGiven: notGiven + others.length - nothing.length
	};
}
function moodle_personOf({ id: number, fullname, email }) {
	return {
		id: number,
		name: fullname,
		email: email ?? null
	};
}
function timeOf({ timemodified }) {
	return new Date(timemodified * 1e3).toISOString();
}
function moodle_filesOf({ plugins }) {
	return plugins.flatMap(({ type, fileareas, editorfields }) => [...fileareas.flatMap(({ files }) => files.map(({ filepath, filename = "", fileurl = "" }) => ({
		kind: "file",
		path: `${filepath}${filename}`,
		url: fileurl
	}))), ...(type === "onlinetext" ? editorfields : []).filter(({ text }) => text.trim() !== "").map(({ text }) => ({
		kind: "text",
		contents: text
	}))]);
}

;// program/server/handed-in/source.js
function csvOf(rows) {
	return rows.map((row) => `${row.map((cell) => `"${cell.replaceAll("\"", "\"\"")}"`).join(",")}\n`).join("");
}

;// program/server/launch/claims.js

const LTI = "https://purl.imsglobal.org/spec/lti/claim";
const DEEP_LINKING = "https://purl.imsglobal.org/spec/lti-dl/claim";
const NAMES_AND_ROLES = "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice";
const MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership";
const CLAIM = {
	message: `${LTI}/message_type`,
	version: `${LTI}/version`,
	deployment: `${LTI}/deployment_id`,
	target: `${LTI}/target_link_uri`,
	roles: `${LTI}/roles`,
	context: `${LTI}/context`,
	linking: `${DEEP_LINKING}/deep_linking_settings`
};
const OPENS = "LtiResourceLinkRequest";
const LINKS = "LtiDeepLinkingRequest";
const Launch = schemas/* looseObject */._H3({
	sub: schemas/* string */.YjP().min(1).max(255),
	[CLAIM.message]: schemas/* enum */.k5n([OPENS, LINKS]),
	[CLAIM.version]: schemas/* literal */.euz("1.3.0"),
	[CLAIM.deployment]: schemas/* string */.YjP().min(1).max(255),
	[CLAIM.target]: schemas/* string */.YjP().optional(),
	[CLAIM.roles]: schemas/* array */.YOg(schemas/* string */.YjP()),
	[CLAIM.context]: schemas/* looseObject */._H3({
		id: schemas/* string */.YjP().min(1).max(255),
		label: schemas/* string */.YjP().optional(),
		title: schemas/* string */.YjP().optional()
	}).nullish(),
	[NAMES_AND_ROLES]: schemas/* looseObject */._H3({ context_memberships_url: schemas/* string */.YjP() }).nullish(),
	[CLAIM.linking]: schemas/* looseObject */._H3({
		deep_link_return_url: schemas/* string */.YjP(),
		data: schemas/* string */.YjP().optional()
	}).nullish()
}).transform((claims) => ({
	sub: claims.sub,
	message: claims[CLAIM.message],
	deployment: claims[CLAIM.deployment],
	role: roleOf(claims[CLAIM.roles]),
	context: claims[CLAIM.context] ?? null,
	peopleUrl: claims[NAMES_AND_ROLES]?.context_memberships_url ?? null,
	linking: claims[CLAIM.linking] ?? null,
	all: claims
}));
function launchIn(claims) {
	return Launch.safeParse(claims).data ?? null;
}
function roleOf(roles) {
	const names = roles.map((role) => role.replace(`${MEMBERSHIP}/`, "").replace(`${MEMBERSHIP}#`, ""));
	if (names.some((name) => /^(?:Instructor#)?TeachingAssistant(?:$|[A-Z])/.test(name))) return "assistant";
	if (names.some((name) => /^(?:Instructor|Administrator)(?:$|#)/.test(name))) return "instructor";
	return null;
}

;// program/server/launch/roster.js





const roster_PATIENCE_MS = 1e4;
const roster_MOST_PAGES = 100;
const roster_MOST_BYTES = 2e7;
const SCOPE = "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly";
const KIND = "application/vnd.ims.lti-nrps.v2.membershipcontainer+json";
const Token = schemas/* looseObject */._H3({ access_token: schemas/* string */.YjP().min(1) });
const Page = schemas/* looseObject */._H3({ members: schemas/* array */.YOg(schemas/* looseObject */._H3({
	user_id: schemas/* string */.YjP(),
	status: schemas/* string */.YjP().optional(),
	roles: schemas/* array */.YOg(schemas/* string */.YjP()).prefault([]),
	name: schemas/* string */.YjP().nullish(),
	email: schemas/* string */.YjP().nullish(),
	lis_person_sourcedid: schemas/* string */.YjP().nullish()
})) });
async function peopleOf(platform, url, keys) {
	try {
		if (!isPrivateTo(new URL(url))) return null;
		const { called } = platform;
		const signal = AbortSignal.timeout(roster_PATIENCE_MS);
		const headers = {
			authorization: `Bearer ${await leave(platform, keys, signal)}`,
			accept: KIND
		};
		const asker = new PlatformAsker({
			called,
			address: url,
			files: []
		}, signal);
		const members = [];
		const pages = asker.pages({
			url,
			headers
		}, Page, {
			pages: roster_MOST_PAGES,
			bytes: roster_MOST_BYTES
		});
		for await (const { members: told } of pages) {
			members.push(...told.map((one) => ({
				...one,
				isStaff: roleOf(one.roles) !== null
			})));
		}
		return members.filter(({ status = "Active" }) => status === "Active");
	} catch {
		return null;
	}
}
async function leave({ called, client, tokens, audience }, keys, signal) {
	const form = new URLSearchParams({
		grant_type: "client_credentials",
		client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
		client_assertion: await keys.sign({
			iss: client,
			sub: client,
			aud: audience
		}),
		scope: SCOPE
	});
	const asker = new PlatformAsker({
		called,
		address: tokens,
		files: []
	}, signal);
	return (await asker.json({
		url: tokens,
		form
	}, Token, roster_MOST_BYTES)).access_token;
}
function asList(members) {
	const rows = members.map(({ name, email, lis_person_sourcedid: id, isStaff }) => [
		name ?? "",
		email ?? "",
		id ?? "",
		isStaff ? "instructor" : "student"
	]);
	return csvOf([[
		"name",
		"email",
		"id",
		"role"
	], ...rows]);
}

;// program/server/launch/admit-launch.js





const RIGHTS = [
	"assistant",
	"instructor",
	"administrator"
];
const MOST_CHARACTERS = 150;
async function admitLaunch(platform, launch, parts) {
	const { role } = launch;
	if (role === null) {
		throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* pagePeople */.Hv, { called: platform.called }));
	}
	const user = await userOf(platform, launch, role, parts.people);
	const course = await courseOf(platform, launch, parts);
	if (course === null) return {
		userId: user.id,
		corpusId: null
	};
	await parts.people.corpora.join(course.corpusId, user.id);
	await sendHome(platform, course, parts);
	return {
		userId: user.id,
		corpusId: course.corpusId
	};
}
async function userOf({ issuer, name, called: by }, { sub, all }, role, { identities, users, audit }) {
	const platform = {
		userId: 0,
		name: by,
		keyId: null
	};
	const identity = `${issuer} ${sub}`;
	const known = await identities.find(identity);
	if (known === null) {
		const given = [
			name,
			"name",
			"sub"
		].map((claim) => all[claim]);
		const called = given.find((one) => typeof one === "string" && one.trim() !== "") ?? sub;
		const made = await identities.add(identity, called, role, false);
		await audit.add(platform, {
			action: "add-user",
			ownerId: made.id,
			details: { role }
		});
		return made;
	}
	if (RIGHTS.indexOf(role) <= RIGHTS.indexOf(known.role)) return known;
	await audit.add(platform, {
		action: "change-user",
		ownerId: known.id,
		details: { role }
	});
	return users.change(known.id, { role });
}
async function courseOf(platform, { context, deployment, peopleUrl }, { people: { corpora }, rows }) {
	if (context === null) return null;
	const key = JSON.stringify([
		platform.issuer,
		deployment,
		context.id
	]);
	const known = await rows.course(key);
	if (known !== null) {
		if (known.peopleUrl !== peopleUrl) await rows.changeCourse(key, peopleUrl);
		return {
			...known,
			peopleUrl
		};
	}
	const given = context.title || context.label || context.id;
	const name = given.replaceAll(/\p{C}+/gu, " ").trim().slice(0, MOST_CHARACTERS) || "Course";
	const corpus = await corpora.addNamed(name);
	const course = await rows.addCourse({
		key,
		corpusId: corpus.id,
		platform: keyOf(platform),
		peopleUrl
	});
	if (course.corpusId !== corpus.id) await corpora.remove(corpus.id);
	return course;
}
async function sendHome(platform, { corpusId, peopleUrl }, { people: { corpora, identities, audit }, keys }) {
	const members = (await corpora.members(corpusId)).map(({ userId }) => userId);
	const told = peopleUrl === null || members.length < 2 ? null : await peopleOf(platform, peopleUrl, keys);
	if (told === null) return;
	const staff = new Set(told.filter(({ isStaff }) => isStaff).map(({ user_id: sub }) => `${platform.issuer} ${sub}`));
	for (const { id, identity } of await identities.of(platform.issuer, members)) {
		if (staff.has(identity ?? "")) continue;
		await corpora.leave(corpusId, id);
		const by = {
			userId: 0,
			name: platform.called,
			keyId: null
		};
		await audit.add(by, {
			action: "leave-corpus",
			ownerId: id,
			details: { corpus: corpusId }
		});
	}
}

;// program/server/launch/own-keys.js

const ROTATES_MS = 90 * 24 * 60 * 6e4;
const SETTLES_MS = 24 * 60 * 6e4;
const VALID_S = 300;
const EARLY_S = 30;
const ALGORITHM = "RS256";
class OwnKeys {
	#rows;
	#now;
	constructor(rows, now) {
		this.#rows = rows;
		this.#now = now;
	}
	async shown() {
		const keys = await this.#all();
		return { keys: keys.map(({ kid, jwk }) => {
			const { kty, n, e } = JSON.parse(jwk);
			return {
				kty,
				n,
				e,
				kid,
				use: "sig",
				alg: ALGORITHM
			};
		}) };
	}
	async sign(payload) {
		const { importJWK, SignJWT } = await __load__.e(/* import() */ 9213).then(__load__.bind(__load__, 99213));
		const keys = await this.#all();
		const settled = this.#now() - SETTLES_MS;
		const key = keys.find(({ createdAt }) => createdAt <= settled) ?? keys.at(-1);
		if (key === undefined) throw new Error("there is no key");
		const at = Math.floor(this.#now() / 1e3);
		return new SignJWT({
			...payload,
			iat: at - EARLY_S,
			exp: at + VALID_S,
			jti: (0,external_node_crypto_.randomUUID)()
		}).setProtectedHeader({
			alg: ALGORITHM,
			kid: key.kid,
			typ: "JWT"
		}).sign(await importJWK(JSON.parse(key.jwk), ALGORITHM));
	}
	async #all() {
		const keys = await this.#rows.keys();
		const at = this.#now();
		if ((keys[0]?.createdAt ?? -Infinity) > at - ROTATES_MS) return keys;
		const { exportJWK, generateKeyPair } = await __load__.e(/* import() */ 9213).then(__load__.bind(__load__, 99213));
		const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
		const jwk = JSON.stringify(await exportJWK(privateKey));
		await this.#rows.addKey({
			kid: (0,external_node_crypto_.randomUUID)(),
			jwk,
			createdAt: at
		}, at - 2 * ROTATES_MS);
		return this.#rows.keys();
	}
}

;// program/server/launch/launches.js













const launches_PREFIX = "/lti/";
const launches_PENDING_S = 10 * 60;
const OLDEST_S = 10 * 60;
const launches_TOLERANCE_S = 30;
const launches_PATIENCE_MS = 1e4;
const launches_MOST_BYTES = 1e5;
const LAUNCHES = 120;
const ALGORITHMS = [
	"RS256",
	"RS384",
	"RS512",
	"PS256",
	"ES256",
	"ES384",
	"ES512"
];
const HINTS = new Set([
	"iss",
	"client_id",
	"login_hint",
	"lti_message_hint",
	"lti_deployment_id",
	"target_link_uri"
]);
function isLaunchPath(path) {
	return path.startsWith(launches_PREFIX);
}
class Launches {
	#platforms;
	#parts;
	#rows;
	#keys;
	#limit;
	#isSecure;
	constructor(platforms, parts) {
		this.#platforms = platforms;
		this.#parts = parts;
		this.#rows = new launches/* LaunchRows */.Z(parts.database);
		this.#keys = new OwnKeys(this.#rows, parts.now);
		this.#limit = new rate_limit/* RateLimit */.q("launches", LAUNCHES, parts);
		this.#isSecure = parts.publicUrl.startsWith("https:");
	}
	async answer(visit) {
		const { method, path, response } = visit;
		const isRead = method === "GET";
		if (path === "/lti/keys" && isRead) {
			sendJson(response, await this.#keys.shown());
		} else if (path === "/lti/login" && (isRead || method === "POST")) {
			await orPage(visit, () => this.#begin(visit));
		} else if (path === "/lti/launch" && method === "POST") {
			await orPage(visit, () => this.#finish(visit));
		} else {
			return false;
		}
		return true;
	}
	async listOf(caller) {
		const found = await this.#courseOf(caller);
		if (found?.course.peopleUrl == null) return null;
		const people = await peopleOf(found.platform, found.course.peopleUrl, this.#keys);
		return people === null ? null : asList(people);
	}
	async handedInOf(caller) {
		const found = await this.#courseOf(caller);
		if (found === null || found.platform.submissions === null) return null;
		const { called, submissions } = found.platform;
		const [, , course] = JSON.parse(found.course.key);
		const open = submissions.by === "moodle" ? moodleSource : canvasSource;
		return {
			called,
			open: (token, signal) => open({
				called,
				...submissions
			}, course, token, signal)
		};
	}
	async #courseOf({ userId, corpusId }) {
		if (corpusId === null) return null;
		const own = await this.#parts.people.corpora.list(userId);
		const isMember = own.some(({ id }) => id === corpusId);
		const course = isMember ? await this.#rows.courseOf(corpusId) : null;
		const platform = this.#platforms.find((one) => keyOf(one) === course?.platform);
		return course === null || platform === undefined ? null : {
			course,
			platform
		};
	}
	async #begin(visit) {
		const { request, response, address } = visit;
		await this.#limit.admit(address);
		const given = request.method === "POST" ? new URLSearchParams(await textOf(request, launches_MOST_BYTES)) : new URL(request.url ?? "", "http://x").searchParams;
		const hints = new URLSearchParams([...given].filter(([name]) => HINTS.has(name)));
		const platform = this.#platformOf(hints);
		const target = URL.parse(hints.get("target_link_uri") ?? "");
		if (target?.origin !== new URL(this.#parts.publicUrl).origin) throw new reply/* HttpError */.j$(says/* launchLeads */.v7);
		if (isFramed(request) && target.pathname !== "/lti/link") {
			await this.#again(visit, hints.toString());
			return;
		}
		const [state, nonce] = [(0,external_node_crypto_.randomBytes)(32).toString("hex"), (0,external_node_crypto_.randomBytes)(32).toString("hex")];
		const at = this.#parts.now();
		await this.#rows.begin({
			stateHash: (0,keys/* hashOf */.q)(state),
			nonce,
			platform: keyOf(platform),
			query: hints.toString(),
			at
		}, at - launches_PENDING_S * 1e3);
		const url = new URL(platform.logIn);
		const asked = {
			scope: "openid",
			response_type: "id_token",
			response_mode: "form_post",
			prompt: "none",
			client_id: platform.client,
			redirect_uri: `${this.#parts.publicUrl}/lti/launch`,
			login_hint: hints.get("login_hint") ?? "",
			state,
			nonce
		};
		for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
		const message = hints.get("lti_message_hint");
		if (message !== null) url.searchParams.set("lti_message_hint", message);
		response.setHeader("set-cookie", `${this.#cookie(state)}=${state}; ${this.#attributes()}; Max-Age=${launches_PENDING_S}`);
		response.writeHead(303, {
			...PRIVATE,
			location: url.href
		}).end();
	}
	async #finish(visit) {
		const { request, response } = visit;
		const form = new URLSearchParams(await textOf(request, launches_MOST_BYTES));
		const state = form.get("state") ?? "";
		const row = await this.#rows.take((0,keys/* hashOf */.q)(state), this.#parts.now() - launches_PENDING_S * 1e3);
		const platform = this.#platforms.find((one) => keyOf(one) === row?.platform);
		if (row === null || platform === undefined) throw new reply/* HttpError */.j$(says/* launchBegun */.l3);
		const refusal = form.get("error");
		if (refusal !== null) {
			const why = /^[a-z_]{1,50}$/.test(refusal) ? ` (${refusal})` : "";
			throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* refusedLog */.F$, {
				called: platform.called,
				why
			}));
		}
		const launch = await verified(platform, form.get("id_token") ?? "", row.nonce);
		if (launch.message === LINKS) {
			await this.#link(visit, platform, launch);
			return;
		}
		const cookie = this.#cookie(state);
		if (!(request.headers.cookie ?? "").split(";").some((one) => one.trim() === `${cookie}=${state}`)) {
			await this.#again(visit, row.query);
			return;
		}
		const { sessions, people } = this.#parts;
		const parts = {
			people,
			rows: this.#rows,
			keys: this.#keys
		};
		const admitted = await admitLaunch(platform, launch, parts);
		const begun = await sessions.enter(request, {
			...admitted,
			sid: null
		});
		response.setHeader("set-cookie", [`${cookie}=; ${this.#attributes()}; Max-Age=0`, begun.cookie]);
		response.writeHead(303, {
			...PRIVATE,
			location: "/"
		}).end();
	}
	#platformOf(hints) {
		const [issuer, client, deployment] = [
			"iss",
			"client_id",
			"lti_deployment_id"
		].map((name) => hints.get(name));
		const found = this.#platforms.filter((one) => one.issuer === issuer && (client == null || one.client === client) && (deployment == null || one.deployments.includes(deployment)));
		const [only, other] = found;
		if (only !== undefined && other === undefined) return only;
		throw new reply/* HttpError */.j$(says/* learningPlatform */.gP);
	}
	async #again(visit, query) {
		const link = `<a href="/lti/login?${(0,text_escape/* escapeHtml */.ZD)(query)}" target="_blank" rel="noopener">`;
		await framed(visit, (words) => `<p>${launches_said(words, "launch.window")}</p>
<p>${link}${launches_said(words, "launch.open")}</a></p>`);
	}
	async #link(visit, platform, { role, linking, deployment }) {
		const back = URL.parse(linking?.deep_link_return_url ?? "");
		if (role !== "instructor" || back === null || !isPrivateTo(back)) throw new reply/* HttpError */.j$(says/* teachesCourse */.rY);
		const { publicUrl } = this.#parts;
		const words = await wordsFor(visit.request);
		const token = await this.#keys.sign({
			iss: platform.client,
			aud: platform.issuer,
			nonce: (0,external_node_crypto_.randomBytes)(16).toString("hex"),
			[CLAIM.deployment]: deployment,
			[CLAIM.message]: "LtiDeepLinkingResponse",
			[CLAIM.version]: "1.3.0",
			[`${DEEP_LINKING}/content_items`]: [{
				type: "ltiResourceLink",
				title: words.say("launch.title"),
				url: `${publicUrl}/lti/launch`
			}],
			...linking?.data === undefined ? {} : { [`${DEEP_LINKING}/data`]: linking.data }
		});
		await framed(visit, () => `<form method="post" action="${(0,text_escape/* escapeHtml */.ZD)(back.href)}">
<input type="hidden" name="JWT" value="${token}">
<p>${launches_said(words, "launch.link")}</p>
<p><button>${launches_said(words, "launch.add")}</button></p>
</form>`, back.origin);
	}
	#cookie(state) {
		return `${this.#isSecure ? "__Host-" : ""}launch-${state.slice(0, 16)}`;
	}
	#attributes() {
		return [
			"Path=/",
			"HttpOnly",
			...this.#isSecure ? ["SameSite=None", "Secure"] : []
		].join("; ");
	}
}
async function verified(platform, token, nonce) {
	const { createRemoteJWKSet, errors, jwtVerify } = await __load__.e(/* import() */ 9213).then(__load__.bind(__load__, 99213));
	const { issuer, client, keys, called, deployments } = platform;
	const invalid = (why) => new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* sentNotValid */.YU, {
		called,
		why
	}));
	let claims;
	try {
		const known = createRemoteJWKSet(new URL(keys), { timeoutDuration: launches_PATIENCE_MS });
		const { payload } = await jwtVerify(token, known, {
			issuer,
			audience: client,
			algorithms: ALGORITHMS,
			clockTolerance: launches_TOLERANCE_S,
			maxTokenAge: OLDEST_S,
			requiredClaims: [
				"exp",
				"iat",
				"nonce",
				"sub"
			]
		});
		claims = payload;
	} catch (error) {
		if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) {
			throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* keysCannotRead */.qT, { called }));
		}
		const { code } = error;
		const claim = "claim" in error && typeof error.claim === "string" ? `: ${error.claim}` : "";
		throw invalid(`${code}${claim}`);
	}
	const { azp, aud } = claims;
	if (Array.isArray(aud) && aud.length > 1 && azp === undefined) throw invalid("azp");
	if (azp !== undefined && azp !== client) throw invalid("azp");
	if (claims["nonce"] !== nonce) throw invalid("nonce");
	const launch = launchIn(claims);
	if (launch === null) throw invalid("no launch of LTI 1.3 that this server knows");
	if (!deployments.includes(launch.deployment)) throw invalid("deployment_id");
	return launch;
}
async function framed(visit, body, postsTo = "'none'") {
	const words = await wordsFor(visit.request);
	const html = `<!doctype html>
<html lang="${words.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${launches_said(words, "launch.title")}</title></head>
<body><h1>${launches_said(words, "launch.title")}</h1>
${body(words)}
</body></html>
`;
	const policy = `default-src 'none'; form-action ${postsTo}; frame-ancestors *`;
	sendHtml(visit, Buffer.from(html), policy);
}
function isFramed({ headers }) {
	const where = headers["sec-fetch-dest"];
	return where !== undefined && where !== "document";
}
function launches_said(words, id) {
	return (0,text_escape/* escapeHtml */.ZD)(words.say(id));
}

var cases = __load__(12650);
var case_words = __load__(73753);
;// program/server/page/case-books.js





class CaseBooks {
	#rows;
	#answers;
	#now;
	constructor(rows, answers, now) {
		this.#rows = rows;
		this.#answers = answers;
		this.#now = now;
	}
	async read(checkId) {
		const row = await this.#rows.find(checkId);
		if (row === null) return {
			text: (0,case_document/* casesText */.rv)(cases/* NO_CASES */.kr),
			etag: etagOf(0)
		};
		const links = await this.#answers.list([checkId]);
		const text = links.length === 0 ? row.document : (0,case_document/* casesText */.rv)(withLinks((0,case_document/* parseCases */.Bq)(row.document, "cases"), links));
		return {
			text,
			etag: etagOf(row.version)
		};
	}
	async waiting(checkIds) {
		const byCheck = Map.groupBy(await this.#answers.times(checkIds), ({ checkId }) => checkId);
		const counts = new Map();
		for (const [checkId, answers] of byCheck) {
			const { cases } = await this.book(checkId);
			const decided = new Map(cases.map((one) => [(0,merge_cases/* caseKey */.u2)(one.subjects), Date.parse(one.at)]));
			counts.set(checkId, answers.filter((one) => one.at > (decided.get(one.caseKey) ?? 0)).length);
		}
		return counts;
	}
	async book(checkId) {
		const row = await this.#rows.find(checkId);
		return row === null ? cases/* NO_CASES */.kr : (0,case_document/* parseCases */.Bq)(row.document, "cases");
	}
	async replace(checkId, seen, text, who) {
		if (Buffer.byteLength(text) > case_document/* MAX_CASES_BYTES */.zO) {
			throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(bytesCases, { most: case_document/* MAX_CASES_BYTES */.zO }));
		}
		const row = await this.#rows.find(checkId);
		if (etagOf(row?.version ?? 0) !== ownEtag(seen)) return null;
		const before = row === null ? cases/* NO_CASES */.kr : (0,case_document/* parseCases */.Bq)(row.document, "cases");
		const updatedAt = this.#now();
		const sent = signed(bookOf(text), before, who, new Date(updatedAt).toISOString());
		const book = {
			...sent,
			cases: [...sent.cases, ...await this.#askedAbout(checkId, before, sent)]
		};
		const document = (0,case_document/* casesText */.rv)(book);
		const openCases = book.cases.filter(({ state }) => case_words/* CASE_FACTS */.jl[state].isOpen).length;
		const version = await this.#rows.replace(checkId, row?.version ?? 0, {
			document,
			openCases,
			updatedAt
		});
		return version === null ? null : {
			text: document,
			etag: etagOf(version)
		};
	}
	async #askedAbout(checkId, before, sent) {
		const there = new Set(sent.cases.map(({ subjects }) => (0,merge_cases/* caseKey */.u2)(subjects)));
		const missing = before.cases.filter(({ subjects }) => !there.has((0,merge_cases/* caseKey */.u2)(subjects)));
		if (missing.length === 0) return [];
		const asked = new Set((await this.#answers.list([checkId])).map((link) => link.caseKey));
		return missing.filter(({ subjects }) => asked.has((0,merge_cases/* caseKey */.u2)(subjects)));
	}
}
function withLinks(book, links) {
	const byCase = Map.groupBy(links, (link) => link.caseKey);
	const answersOf = (key) => (byCase.get(key) ?? []).flatMap(({ subject, answers }) => answers.map(({ at, text }) => ({
		subject,
		at: new Date(at).toISOString(),
		text
	})));
	return {
		...book,
		cases: book.cases.map((one) => (0,merge_cases/* withAnswers */.mk)(one, answersOf((0,merge_cases/* caseKey */.u2)(one.subjects))))
	};
}
function bookOf(text) {
	try {
		return (0,case_document/* parseCases */.Bq)(text, "what the page sent");
	} catch (error) {
		if (error instanceof outcome/* ConfigurationError */.j1) throw new reply/* HttpError */.j$(`422 ${error.message}`);
		throw error;
	}
}
function signed(book, before, by, at) {
	const known = new Map(before.cases.map((one) => [(0,merge_cases/* caseKey */.u2)(one.subjects), one]));
	const code = new Map(before.common.map((one) => [`${one.path}\n${one.text}`, one]));
	return {
		...book,
		cases: book.cases.map((one) => {
			const old = known.get((0,merge_cases/* caseKey */.u2)(one.subjects));
			if (old !== undefined && (0,merge_cases/* isSameCase */.BN)(one, old)) return old;
			return {
				...one,
				answers: undefined,
				by,
				at: (0,merge_cases/* decidedAt */.G1)(at, old?.at)
			};
		}),
		common: book.common.map((one) => code.get(`${one.path}\n${one.text}`) ?? {
			...one,
			by,
			at
		})
	};
}
function etagOf(version) {
	return `"cases-${version}"`;
}
function ownEtag(seen) {
	return seen.replace(/^W\/(?=")/, "").replace(/-+(?:gzip|br|zstd|deflate)"$/, "\"");
}

var states = __load__(1589);
var contract_report = __load__(58329);
var status_of = __load__(29675);
;// program/server/page/check-list.js


const STATES = new Map([
	[states/* STATE */.c4.created, "created"],
	[states/* STATE */.c4.queued, "queued"],
	[states/* STATE */.c4.processing, "processing"],
	[states/* STATE */.c4.completed, "completed"],
	[states/* STATE */.c4.failed, "failed"]
]);
class CheckList {
	#parts;
	constructor(parts) {
		this.#parts = parts;
	}
	async busy({ access, caller }) {
		return {
			checks: await this.#lines(await access.listBusy(), caller),
			more: false
		};
	}
	async newest({ access, caller }, { q, state, course, most }) {
		const statusId = [...STATES].find(([, one]) => one === state)?.[0] ?? null;
		const isFound = q === undefined ? null : await this.#finds(q, caller);
		const { checks, more } = await access.newest({
			statusId,
			corpusId: course ?? null
		}, most, isFound);
		return {
			checks: await this.#lines(checks, caller),
			more
		};
	}
	async #finds(q, { userId }) {
		const names = new Map((await this.#parts.people.users.list()).map(({ id, name }) => [id, name]));
		return ({ id, name, ownerId }) => {
			const owner = ownerId === null || ownerId === userId ? null : names.get(ownerId) ?? null;
			return isCheckFound({
				id,
				name: (0,contract_report/* checkLabel */.v8)(name),
				owner
			}, q);
		};
	}
	async one(id, { access, caller }) {
		const check = await access.find(id);
		const [line] = await this.#lines([check], caller);
		if (line === undefined) throw new Error(`check ${id} has no line`);
		const notChecked = (await this.#parts.reportRows.find(id))?.notChecked ?? null;
		return {
			...line,
			notChecked: notChecked === null ? null : JSON.parse(notChecked)
		};
	}
	async #lines(checks, { userId }) {
		const isOthers = ({ ownerId }) => ownerId !== null && ownerId !== userId;
		const ids = checks.map(({ id }) => id);
		const [statuses, reports, making, answers, users, corpora] = await Promise.all([
			(0,status_of/* statusesOf */.C)(this.#parts, checks),
			this.#parts.reportRows.all(ids),
			this.#parts.reportRows.making(ids),
			this.#parts.books.waiting(ids),
			checks.some(isOthers) ? this.#parts.people.users.list() : [],
			checks.some(({ corpusId }) => corpusId !== null) ? this.#parts.people.corpora.list(userId) : []
		]);
		const names = new Map(users.map(({ id, name }) => [id, name]));
		const courses = new Map(corpora.map(({ id, name }) => [id, {
			id,
			name
		}]));
		const byCheck = new Map(reports.map((report) => [report.checkId, report]));
		return checks.map((check, at) => ({
			...lineOf(check, userId, statuses[at], byCheck.get(check.id)),
			...making.has(check.id) ? {
				report: "making",
				reportReason: null
			} : {},
			answers: answers.get(check.id) ?? 0,
			course: courses.get(check.corpusId ?? 0) ?? null,
			owner: isOthers(check) ? names.get(check.ownerId ?? 0) ?? null : null
		}));
	}
}
function lineOf(check, userId, status, report) {
	const state = STATES.get(check.statusId) ?? "failed";
	const access = check.ownerId === null ? "sample" : check.ownerId === userId ? "own" : "shared";
	const isReady = report?.state === "ready";
	return {
		id: check.id,
		name: (0,contract_report/* checkLabel */.v8)(check.name),
		state,
		reason: check.statusMessage,
		progress: status?.progress ?? 0,
		submissions: (isReady ? report.judged : null) ?? status?.submissions_total ?? 0,
		flagged: isReady ? report.flagged : check.stats?.flagged ?? null,
		max: isReady ? report.max : check.stats?.group_max ?? null,
		createdAt: new Date(check.createdAt).toISOString(),
		finishedAt: (0,rows/* isoTime */.Ly)(check.finishedAt),
		access,
		report: REPORT_STATES.find((one) => one === report?.state) ?? "none",
		reportReason: report?.reason ?? null
	};
}

var threads = __load__(57173);
;// program/server/page/courses.js





const MOST_CHECKS = 20;
class Courses {
	#parts;
	#last = Promise.resolve();
	constructor(parts) {
		this.#parts = parts;
	}
	async page(caller, corpusId, wanted) {
		const { accessOf, people } = this.#parts;
		const course = (await people.corpora.list(caller.userId)).find(({ id }) => id === corpusId);
		if (course === undefined) throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(noCourse, { id: corpusId }));
		const ids = new Set(wanted.split(",").map(Number));
		const checks = (await accessOf(caller).list()).filter((check) => check.corpusId === corpusId && ids.has(check.id)).toSorted((a, b) => a.createdAt - b.createdAt || a.id - b.id);
		if (checks.length !== ids.size) throw new reply/* HttpError */.j$(checkOfOtherCourse);
		if (checks.length < 2 || checks.length > MOST_CHECKS) {
			throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(courseTakesChecks, { most: MOST_CHECKS }));
		}
		const made = this.#last.catch(() => {}).then(() => this.#make(course.name, checks));
		this.#last = made;
		return {
			html: await made,
			checks
		};
	}
	async #make(name, checks) {
		const { now, signal } = this.#parts;
		signal.throwIfAborted();
		const job = {
			name,
			createdAt: new Date(now()).toISOString(),
			checks: checks.map((check) => ({
				id: check.id,
				name: (0,contract_report/* checkLabel */.v8)(check.name)
			}))
		};
		const thread = threads/* Thread */.j.start({
			kind: "course",
			job
		});
		const end = () => void thread.terminate();
		signal.addEventListener("abort", end);
		let isDone = false;
		try {
			const html = await new Promise((resolve, reject) => {
				thread.on("message", (message) => {
					if (message.kind === "page") {
						resolve(message.html);
					} else if (message.kind === "failed") {
						reject(new reply/* HttpError */.j$(`422 ${message.why}`));
					} else {
						this.#read(message.id).then((check) => thread.postMessage(check)).catch(reject);
					}
				});
				thread.on("error", (error) => reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new reply/* HttpError */.j$(courseMemory) : error));
				thread.on("exit", () => reject(new reply/* HttpError */.j$(courseEnded, {}, reply/* AWAY */.XG)));
			});
			isDone = true;
			return Buffer.from(html.buffer);
		} finally {
			signal.removeEventListener("abort", end);
			await (isDone ? thread.release() : thread.terminate());
		}
	}
	async #read(id) {
		const { reports, books } = this.#parts;
		return {
			html: (await reports.read(id)).html,
			cases: await books.book(id)
		};
	}
}

var external_node_stream_promises_ = __load__(46466);
var archive_names = __load__(97);
var fit = __load__(69197);
var contract_said = __load__(39010);
;// check/run/dropped.js


const MAX_NAME = 200;
const NAMELESS = "Submissions";
function droppedTitle(name) {
	const title = (0,fit/* shortened */.vI)((0,text_escape/* visible */.RK)(name).trim(), MAX_NAME);
	return title.length < 3 ? NAMELESS : title;
}
function droppedPath(part, names) {
	const [first] = names;
	if (first === undefined) return null;
	if (part === "people" || names.length === 1 && (0,archive_names/* isReadArchive */.L3)(first)) return `${part}/${first}`;
	return part !== "starter" && names.every(archive_names/* isReadArchive */.L3) ? `${part}/*` : part;
}
function droppedInputs(paths) {
	const { submissions, starter, references, earlier, people } = paths;
	return {
		source: "directory",
		path: submissions ?? "submissions",
		...starter === null ? {} : { starter },
		...references === null ? {} : { "ai-references": references },
		...earlier === null ? {} : { archive: earlier },
		...people === null ? {} : { people }
	};
}
function aboutDropped(sentence) {
	return sentence.replace(/^path(?: "[^"]*")?: /, "");
}
function recognisedIn({ submissions, failures, notices }) {
	const counted = (role) => submissions.filter((one) => one.role === role).length;
	return {
		submissions: [...submissions.map(dropped_lineOf), ...failures.map(failedLine)],
		notices: notices.map(contract_said/* asMessage */.OI),
		judged: counted("judged"),
		archive: counted("archive"),
		references: counted("ai-reference"),
		hasStarter: counted("base") > 0
	};
}
function failedLine({ name, role, reason }) {
	return {
		name,
		role,
		section: null,
		team: null,
		files: 0,
		leftOut: 0,
		problem: (0,contract_said/* asMessage */.OI)(reason)
	};
}
function dropped_lineOf({ name, role, person, state, files, leftOut }) {
	return {
		name,
		role,
		section: person?.section ?? null,
		team: person?.team ?? null,
		files: files.length,
		leftOut: leftOut.reduce((sum, { more = 1 }) => sum + more, 0),
		problem: state.kind === "checked" || files.some(({ size }) => size > 0) ? null : (0,contract_said/* asMessage */.OI)(state.reason)
	};
}

var names = __load__(56105);
var named_blobs = __load__(62122);
var blobs_blobs = __load__(66913);
var write_new = __load__(43108);
var bytes_at = __load__(26917);
var external_node_stream_ = __load__(57075);
var directory = __load__(47504);
;// program/server/page/part-folders.js









const MAX_BYTES = 2e9;
const MAX_FILES = 5e4;
const MAX_PATH = 1e3;
const part_folders_MAX_NAME = 200;
class PartFolders {
	counts = new Map();
	#folder;
	#taken = new Map();
	#files = 0;
	#bytes = 0;
	constructor(folder) {
		this.#folder = folder;
	}
	async write(part, contents, name) {
		this.#files += 1;
		if (this.#files > MAX_FILES) throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(mostFiles, { most: MAX_FILES }));
		const isFolder = /[^/\\]\/$/.test(name);
		const path = this.#pathFor(part, isFolder ? name.slice(0, -1) : name, isFolder ? "folder" : "file");
		const to = (0,external_node_path_.join)(this.#folder, part, path);
		const counted = this.counts.get(part) ?? {
			files: 0,
			bytes: 0
		};
		this.counts.set(part, counted);
		counted.files += isFolder ? 0 : 1;
		await files.fs.makeFolder(isFolder ? to : (0,external_node_path_.dirname)(to), 448);
		const measure = async function* () {
			for await (const chunk of contents) {
				counted.bytes += chunk.length;
				this.#bytes += chunk.length;
				if (this.#bytes > MAX_BYTES) throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(mostGb, { most: MAX_BYTES / 1e9 }));
				yield chunk;
			}
		};
		const nowhere = () => new external_node_stream_.Writable({ write: (_chunk, _encoding, done) => done() });
		const into = isFolder ? nowhere() : (0,external_node_fs_.createWriteStream)(to, {
			mode: 384,
			flags: "wx"
		});
		await (0,external_node_stream_promises_.pipeline)(measure.call(this), into);
		return path;
	}
	#pathFor(part, name, kind) {
		const refused = () => (0,reply/* invalid */.Gq)({ name: [(0,sentence/* fill */.G)(noNameFile, { name: (0,text_escape/* visible */.RK)(name.slice(0, 80)) })] });
		const given = (0,directory/* safePath */.nG)(name.slice(0, MAX_PATH));
		if (given === null) throw refused();
		const shown = given.split("/").map((one) => (0,text_escape/* visible */.RK)(one).trim().slice(0, part_folders_MAX_NAME));
		const plain = (0,directory/* safePath */.nG)(shown.join("/"));
		if (plain === null) throw refused();
		let path = (0,write_new/* canBeWritten */.Hk)(plain) ? plain : plain.replaceAll(/[^\p{L}\p{N}./_ -]/gu, "_");
		for (let number = 2; !this.#take(`${part}/${path.toLowerCase()}`, kind); number += 1) {
			path = `${number}-${number > 2 ? path.replace(/^\d+-/, "") : path}`;
		}
		return path;
	}
	#take(path, kind) {
		const above = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
		if (above.some((one) => this.#taken.get(one) === "file")) return false;
		const there = this.#taken.get(path);
		if (there === "file" || there === "folder" && kind === "file") return false;
		for (const one of above) this.#taken.set(one, "folder");
		this.#taken.set(path, kind);
		return true;
	}
}

var multipart = __load__(47479);
;// program/server/page/receive-files.js





async function receiveFiles(request, folder) {
	const folders = new PartFolders(folder);
	const writes = [];
	const broken = Promise.withResolvers();
	broken.promise.catch(() => {});
	const limits = {
		files: MAX_FILES + 1,
		fields: 0
	};
	const parser = (0,multipart/* formParser */.mc)(request, {
		preservePath: true,
		limits
	});
	parser.on("file", (field, stream, name) => {
		stream.on("error", () => {});
		const part = PARTS.find((one) => one === field);
		if (part === undefined) {
			stream.resume();
			broken.reject((0,reply/* invalid */.Gq)({ part: [(0,sentence/* fill */.G)(aFile, { fields: PARTS.join(", ") })] }));
			return;
		}
		const write = folders.write(part, stream, name ?? "");
		write.catch(broken.reject);
		writes.push(write);
	});
	const parsed = (0,multipart/* formRead */.nU)(request, parser);
	parsed.catch(() => {});
	request.pipe(parser);
	try {
		await Promise.race([parsed, broken.promise]);
		await Promise.race([Promise.all(writes), broken.promise]);
		if (folders.counts.size === 0) throw (0,reply/* invalid */.Gq)({ files: [noFileCame] });
		return folders.counts;
	} catch (error) {
		request.unpipe(parser);
		parser.destroy();
		await Promise.allSettled(writes);
		const { syscall } = error;
		if (error instanceof reply/* HttpError */.j$ || syscall !== undefined && syscall !== "read") throw error;
		throw (0,reply/* invalid */.Gq)({ body: [uploadDamaged] });
	}
}

;// program/server/page/draft.js














const IDLE_MS = 6 * 60 * 6e4;
const MOST_OF_ONE = 4;
class Drafts {
	#parts;
	constructor(parts) {
		this.#parts = parts;
	}
	async create(userId) {
		for (const { id } of (await this.#parts.rows.open(userId)).slice(MOST_OF_ONE - 1)) await this.remove(id);
		const id = (0,external_node_crypto_.randomBytes)(16).toString("hex");
		await this.#parts.rows.create(id, userId, this.#parts.now());
		return id;
	}
	async find(id, userId) {
		const row = await this.own(id, userId);
		if (row.run !== null || row.checkId !== null) throw gone();
		await this.#parts.rows.change(id, { usedAt: this.#parts.now() });
		return row;
	}
	async own(id, userId) {
		const row = await this.#parts.rows.find(id);
		if (row?.userId !== userId) throw gone();
		return row;
	}
	async receive(id, request) {
		await (0,write_new/* inFolder */._z)(this.#parts.folder, "dropped-", async (folder) => {
			for (const [part, count] of await receiveFiles(request, folder)) {
				await this.#keep(id, part, folder, count);
			}
		});
	}
	async take(id, name, write) {
		await (0,write_new/* inFolder */._z)(this.#parts.folder, "taken-", async (folder) => {
			const folders = new PartFolders(folder);
			await write(folders);
			for (const [part, count] of folders.counts) await this.#keep(id, part, folder, count, name);
		});
	}
	async #keep(id, part, folder, count, given = null) {
		const name = given ?? await settle((0,external_node_path_.join)(folder, part));
		const packed = (0,external_node_path_.join)(folder, `${part}.packed`);
		await packFiles((0,external_node_path_.join)(folder, part), packed);
		const blob = await (0,names/* newBlobName */.T7)(this.#parts.secret, `drafts/${id}-${part}`, packed, "");
		const row = {
			draftId: id,
			part,
			name,
			blob,
			...count
		};
		const old = await this.#parts.blobs.put(blob, packed).then(() => this.#parts.rows.replace(id, part, row)).catch((0,outcome/* andThrow */.U_)((error) => (0,named_blobs/* forgetBlobs */.kl)(this.#parts.blobs, [blob], error)));
		await (0,named_blobs/* deleteUnnamed */.mF)(this.#parts.blobs, old);
	}
	async clear(id, part) {
		await (0,named_blobs/* deleteUnnamed */.mF)(this.#parts.blobs, await this.#parts.rows.replace(id, part, null));
	}
	async opened(id, body) {
		for (;;) {
			const done = await (0,write_new/* inFolder */._z)(this.#parts.folder, "draft-", async (folder) => {
				const held = await this.#unpack(id, folder);
				return held === null ? null : { value: await body({
					id,
					folder,
					held
				}) };
			});
			if (done !== null) return done.value;
		}
	}
	async #unpack(id, folder) {
		const held = Object.fromEntries(PARTS.map((part) => [part, NOTHING]));
		for (const { part, blob, files, bytes, name } of await this.#parts.rows.parts(id)) {
			try {
				const packed = await this.#parts.blobs.fetch(blob, (0,external_node_path_.join)(folder, "packed"));
				if (typeof packed === "string") await (0,names/* requireIntact */.hB)(blob, packed);
				await unpackFiles(packed, (0,external_node_path_.join)(folder, "files", part));
			} catch (error) {
				const isGone = error instanceof blobs_blobs/* BlobMissing */.QO || error.code === "ENOENT";
				if (!isGone) throw error;
				if ((await this.#parts.rows.parts(id)).some((one) => one.blob === blob)) throw gone();
				return null;
			}
			held[part] = {
				files,
				bytes,
				name
			};
		}
		return held;
	}
	async over(id) {
		await (0,named_blobs/* deleteUnnamed */.mF)(this.#parts.blobs, await this.#parts.rows.over(id));
	}
	async remove(id) {
		await (0,named_blobs/* deleteUnnamed */.mF)(this.#parts.blobs, await this.#parts.rows.remove(id));
	}
	async sweep() {
		for (const id of await this.#parts.rows.idle(this.#parts.now() - IDLE_MS)) await this.remove(id);
	}
}
async function pathOf({ folder }, part) {
	return droppedPath(part, await (0,promises_.readdir)((0,external_node_path_.join)(folder, "files", part)).catch(() => []));
}
async function settle(folder) {
	const [only, other] = await (0,promises_.readdir)(folder);
	if (only === undefined || other !== undefined) return "";
	const inner = (0,external_node_path_.join)(folder, only);
	if ((await (0,promises_.stat)(inner)).isDirectory()) {
		const aside = `${folder}-inner`;
		await (0,promises_.rename)(inner, aside);
		await (0,promises_.rm)(folder, { recursive: true });
		await (0,promises_.rename)(aside, folder);
	}
	return (0,archive_names/* withoutEnding */.sP)(only);
}
function gone() {
	return new reply/* HttpError */.j$(filesNotAny);
}
const NOTHING = {
	files: 0,
	bytes: 0,
	name: ""
};
const HEAD = 8;
async function packFiles(folder, to) {
	const entries = await (0,promises_.readdir)(folder, {
		recursive: true,
		withFileTypes: true
	});
	const placeOf = ({ parentPath, name }) => (0,external_node_path_.join)(parentPath, name);
	const paths = entries.filter((entry) => entry.isFile()).map(placeOf);
	const full = new Set(entries.map(({ parentPath }) => parentPath));
	const empty = entries.filter((entry) => entry.isDirectory() && !full.has(placeOf(entry))).map(placeOf);
	const below = (path) => (0,external_node_path_.relative)(folder, path).split(external_node_path_.sep).join("/");
	const listed = empty.map((path) => [`${below(path)}/`, 0]);
	for (const path of paths) listed.push([below(path), (await (0,promises_.stat)(path)).size]);
	const list = Buffer.from(JSON.stringify(listed));
	const head = Buffer.alloc(HEAD);
	head.writeBigUInt64BE(BigInt(list.length));
	const all = async function* () {
		yield head;
		yield list;
		for (const path of paths) yield* (0,external_node_fs_.createReadStream)(path);
	};
	await (0,external_node_stream_promises_.pipeline)(all, (0,external_node_fs_.createWriteStream)(to, {
		mode: 384,
		flags: "wx"
	}));
}
async function unpackFiles(packed, folder) {
	await files.fs.makeFolder(folder, 448);
	if (typeof packed !== "string") {
		await (0,promises_.writeFile)(`${folder}.packed`, packed, { mode: 384 });
		await unpackFiles(`${folder}.packed`, folder);
		return;
	}
	let [listed, at] = await listIn(packed);
	for (const [path, bytes] of listed) {
		const to = (0,external_node_path_.join)(folder, path);
		await files.fs.makeFolder(path.endsWith("/") ? to : (0,external_node_path_.dirname)(to), 448);
		if (path.endsWith("/")) continue;
		const bytesOf = bytes === 0 ? [] : (0,external_node_fs_.createReadStream)(packed, {
			start: at,
			end: at + bytes - 1
		});
		await (0,external_node_stream_promises_.pipeline)(bytesOf, (0,external_node_fs_.createWriteStream)(to, {
			mode: 384,
			flags: "wx"
		}));
		at += bytes;
	}
}
async function listIn(path) {
	const handle = await (0,promises_.open)(path);
	try {
		const head = Buffer.from(await (0,bytes_at/* bytesAt */.L)(handle, 0, HEAD));
		const list = Buffer.from(await (0,bytes_at/* bytesAt */.L)(handle, HEAD, Number(head.readBigUInt64BE())));
		return [JSON.parse(list.toString("utf8")), HEAD + list.length];
	} finally {
		await handle.close();
	}
}

var english = __load__(49094);
var effects = __load__(97342);
var run_prior = __load__(99989);
var main = __load__(13875);
var open_service = __load__(47144);
var look_ahead = __load__(42234);
var client = __load__(23863);
;// github/no-event.js

const NO_EVENT = {
	name: null,
	action: null,
	apiUrl: client/* DEFAULT_API_URL */.rK,
	serverUrl: client/* DEFAULT_SERVER_URL */.UM,
	repository: null,
	repositoryId: null,
	repositoryIsPrivate: null,
	actor: null,
	sha: null,
	pullRequest: null,
	isFork: false,
	comment: null,
	workflowRun: null,
	mergeGroup: null,
	schedule: null,
	inputs: null,
	run: null
};

;// check/run/world.js


function withoutGitHub(refusal) {
	const noGitHub = () => {
		throw new outcome/* SettingsError */.GN(refusal);
	};
	return {
		event: NO_EVENT,
		github: noGitHub,
		collector: noGitHub,
		runUrl: null,
		environment: {},
		endsAtMs: Infinity,
		redact: (text) => text
	};
}

var run = __load__(95518);
var parse_settings = __load__(4025);
var store_away = __load__(24354);
var this_machine = __load__(7229);
;// program/server/page/own-run.js








const POLL_SECONDS = "2";
function settingsOf(raw) {
	const given = {
		anonymize: "never",
		"keep-check": "true",
		"timeout-minutes": String(run/* MAX_TIMEOUT_MINUTES */.h),
		"poll-interval": POLL_SECONDS,
		"report-dir": "report",
		...raw
	};
	return (0,parse_settings/* parseSettings */.P)(given, null, {
		event: null,
		repositoryOwner: null,
		isFork: false
	}).settings;
}
async function runOnSelf(own) {
	const prior = {
		...run_prior/* NOTHING_PRIOR */.Z,
		cases: own.cases
	};
	const away = new AbortController();
	const self = {
		...own,
		signal: AbortSignal.any([own.signal, away.signal]),
		fetch: noticing(own.fetch, away)
	};
	const ended = (0,main/* main */.i)(settingsOf(own.raw), await worldOf(self), prior, (_settings, world, deadlineMs) => Promise.resolve((0,open_service/* openOwn */.$U)(self, world, deadlineMs)));
	const result = await ended.catch((0,outcome/* andThrow */.U_)(() => away.signal.throwIfAborted()));
	if (away.signal.aborted) await result.finish();
	away.signal.throwIfAborted();
	return result;
}
function noticing(fetch, away) {
	return async (request) => {
		const response = await fetch(request);
		if (response.status === 503 && response.headers.has("retry-after")) {
			away.abort(new store_away/* DatabaseAway */.c("it was asked by a run"));
		}
		return response;
	};
}
async function lookAtRun(own) {
	return (0,look_ahead/* lookAhead */.R)(settingsOf({
		...own.raw,
		"dry-run": "true"
	}), await worldOf(own));
}
async function worldOf(own) {
	return {
		...this_machine/* THIS_MACHINE */.D,
		...withoutGitHub(repositoriesGithub),
		log: effects/* SILENT */.q,
		signal: own.signal,
		workspace: own.workspace,
		tempDir: await (0,promises_.mkdtemp)((0,external_node_path_.join)(own.folder, "run-")),
		run: {
			runId: own.runId ?? "page",
			jobSlug: "page",
			attempt: null
		},
		defaultLabel: own.title,
		title: own.title,
		onCheck: own.onCheck ?? (() => {}),
		aside: own.aside
	};
}

;// program/server/page/draft-run.js







async function inputsOf(draft, { layout, language }) {
	const paths = await Promise.all(PARTS.map(async (part) => [part, await pathOf(draft, part)]));
	return {
		...droppedInputs(Object.fromEntries(paths)),
		layout,
		language
	};
}
async function lookAt(draft, options, signal) {
	const parts = Object.fromEntries(PARTS.map((part) => [part, {
		files: draft.held[part].files,
		bytes: draft.held[part].bytes
	}]));
	const answer = {
		id: draft.id,
		parts,
		name: droppedTitle(draft.held.submissions.name),
		recognised: null,
		problem: null
	};
	if (draft.held.submissions.files === 0) return answer;
	try {
		const findings = await lookAtRun({
			raw: await inputsOf(draft, options),
			workspace: `${draft.folder}/files`,
			folder: draft.folder,
			title: answer.name,
			signal
		});
		return {
			...answer,
			recognised: recognisedIn(findings)
		};
	} catch (error) {
		if (!(error instanceof outcome/* Failure */.HR)) throw error;
		return {
			...answer,
			problem: (0,message/* inEnglish */.kK)(withoutFolder(error.message, draft))
		};
	}
}
function withoutFolder(sentence, { folder }) {
	return aboutDropped(sentence.replaceAll(`${folder}/files/`, "").replaceAll(folder, "."));
}
const RUNS_AT_ONCE = 32;
class DraftRuns {
	kind = "run";
	places = {
		any: RUNS_AT_ONCE,
		small: 0
	};
	#world;
	constructor(world) {
		this.#world = world;
	}
	async run({ key }, { signal, aside }) {
		const { rows, drafts, reports, store, fetchAs } = this.#world;
		const row = await rows.find(key);
		if (row?.run == null) return null;
		const { caller, name, ...options } = JSON.parse(row.run);
		let { checkId } = row;
		if (checkId !== null && (await store.check(checkId))?.statusId === states/* STATE */.c4.failed) {
			await drafts.over(key);
			return null;
		}
		const opened = drafts.opened(key, async (draft) => {
			let noted = Promise.resolve();
			const running = async () => {
				const { report, finish } = await runOnSelf({
					fetch: fetchAs(caller),
					raw: await inputsOf(draft, options),
					title: name.length < 3 ? droppedTitle(draft.held.submissions.name) : name,
					workspace: `${draft.folder}/files`,
					folder: draft.folder,
					runId: key,
					signal,
					aside,
					cases: cases/* NO_CASES */.kr,
					onCheck: (id) => {
						checkId = id;
						noted = rows.change(key, { checkId: id });
						noted.catch(() => {});
					}
				});
				await finish();
				return report;
			};
			const ended = await running().catch((0,outcome/* instead */.L1)(outcome/* Failure */.HR, (failure) => failure));
			signal.throwIfAborted();
			await noted;
			if (checkId === null) {
				const problem = ended instanceof outcome/* Failure */.HR ? withoutFolder(ended.message, draft) : nothingIn(ended);
				await rows.change(key, {
					run: null,
					problem
				});
				return;
			}
			await reports.make(checkId, signal, () => ended instanceof outcome/* Failure */.HR ? Promise.reject(ended) : Promise.resolve(ended));
			await this.#over(key, checkId, ended instanceof outcome/* Failure */.HR ? ended.message : nothingUploadedMake);
		});
		const gone = await opened.then(() => null, (0,outcome/* instead */.L1)(reply/* HttpError */.j$, ({ message }) => message));
		if (gone !== null) await this.#ended(key, checkId, gone);
		return null;
	}
	complete() {
		return this.#world.drafts.sweep();
	}
	async giveUp({ key }) {
		const { rows } = this.#world;
		const row = await rows.find(key);
		if (row === null) return;
		await this.#ended(key, row.checkId, (0,sentence/* fill */.G)(serverEnded, { most: jobs/* MOST_TRIES */.ao }));
	}
	async #ended(key, checkId, why) {
		if (checkId === null) await this.#world.rows.change(key, {
			run: null,
			problem: why
		});
		else await this.#over(key, checkId, why);
	}
	async #over(key, checkId, statusMessage) {
		const { drafts, store, now } = this.#world;
		const at = now();
		const failed = {
			statusId: states/* STATE */.c4.failed,
			statusMessage,
			finishedAt: at,
			updatedAt: at
		};
		await store.updateCheck(checkId, failed, [states/* STATE */.c4.created]);
		await drafts.over(key);
	}
}
function nothingIn({ verdict }) {
	return (0,sentence/* fill */.G)(nothingCheckedLook, {
		outcome: verdict.outcome,
		tell: english/* ENGLISH */.VJ.tell(verdict.sentence)
	});
}

var packed_source = __load__(71035);
var html = __load__(52256);
var view = __load__(44721);
var write = __load__(75409);
var findings = __load__(94825);
var caller = __load__(6841);
var attempts = __load__(78629);
var room = __load__(42223);
var reader = __load__(40753);
;// program/server/page/reports.js











const reports_READER = {
	...caller/* OWNER */.y,
	role: "instructor",
	name: "report"
};
class Reports {
	kind = "report";
	places = {
		any: 1,
		small: 0
	};
	#parts;
	constructor(parts) {
		this.#parts = parts;
	}
	async run({ key }, { signal }) {
		const check = await this.#parts.store.check(Number(key));
		if (check?.statusId === states/* STATE */.c4.completed) {
			await this.make(check.id, signal, () => this.#ask(check, signal), this.#sources(check.id));
		}
		return null;
	}
	async giveUp({ key }) {
		await this.fail(Number(key), new Error(`the report of check ${key} was begun several times, and each time its process died`));
	}
	async make(checkId, signal, run, readSource) {
		try {
			const report = await run();
			signal.throwIfAborted();
			await this.#keep(checkId, report, readSource?.(report));
		} catch (error) {
			signal.throwIfAborted();
			if ((0,attempts/* passes */.WE)(error) && (0,room/* whyNotWritten */.z5)(error) === null) throw error;
			await this.fail(checkId, error);
		}
	}
	async fail(checkId, error) {
		const { rows, now, onDefect } = this.#parts;
		if (!(error instanceof outcome/* Failure */.HR)) onDefect(error, { check: checkId });
		const reason = error instanceof outcome/* Failure */.HR ? error.message : (0,attempts/* whyLater */.Ld)(error) ?? reportCouldNotMade;
		await rows.fail(checkId, reason, now());
	}
	async #ask({ id, name, ownerId }, signal) {
		const { books, fetchAs, folder } = this.#parts;
		return (0,write_new/* inFolder */._z)(folder, "report-", async (own) => {
			const cases = await books.book(id);
			const { report, finish } = await runOnSelf({
				fetch: fetchAs({
					...reports_READER,
					userId: ownerId ?? caller/* OWNER */.y.userId
				}),
				signal,
				cases,
				title: (0,contract_report/* checkLabel */.v8)(name),
				workspace: own,
				folder: own,
				raw: {
					"check-id": String(id),
					"base-url": open_service/* OWN_ADDRESS */.GO,
					apikey: "none"
				},
				onCheck: () => {}
			});
			await finish();
			return report;
		});
	}
	#sources(checkId) {
		const { store } = this.#parts;
		return ({ findings }) => {
			const ids = new Map(findings.submissions.map(({ key, serviceId }) => [key, serviceId]));
			return async (key) => {
				const id = ids.get(key) ?? null;
				const submission = id === null ? undefined : await store.submission(id);
				if (submission?.checkId !== checkId) return null;
				try {
					return (0,packed_source/* readableFiles */.q)((0,reader/* readZip */.u)(await store.zipOf(submission)).entries);
				} catch (error) {
					if (error instanceof blobs_blobs/* BlobMissing */.QO || error instanceof directory/* ZipError */.Wz) return null;
					throw error;
				}
			};
		};
	}
	async #keep(checkId, report, readSource) {
		const { rows, blobs, store, folder, now } = this.#parts;
		const template = (0,assets/* reportTemplate */.J8)();
		const packed = (0,packed_source/* packedSources */.t)(report.findings);
		const old = await (0,write_new/* inFolder */._z)(folder, "page-", async (own) => {
			const path = (0,external_node_path_.join)(own, "index.html");
			const page = (0,html/* htmlPieces */.Z)((0,view/* viewOf */.du)(report, "staff"), {
				template,
				readSource: readSource ?? packed.read
			});
			await (0,write/* writeWhole */.f8)(path, page, { isNotes: true });
			const blob = await (0,names/* newBlobName */.T7)(store.secret, `reports/${checkId}`, path, ".html");
			const row = {
				checkId,
				state: "ready",
				reason: null,
				blob,
				policy: policyOf(template),
				judged: (0,submission/* judgedOf */.B8)(report.findings.submissions).length,
				flagged: report.verdict.flagged.length,
				max: (0,findings/* highest */.BR)(report.findings.submissions.map(({ total }) => total)),
				notChecked: JSON.stringify(notCheckedIn(report)),
				updatedAt: now()
			};
			const kept = blobs.put(blob, path).then(() => rows.keep(row));
			return kept.catch((0,outcome/* andThrow */.U_)((error) => (0,named_blobs/* forgetBlobs */.kl)(blobs, [blob], error)));
		}).finally(() => packed.close());
		if (old !== null) await (0,named_blobs/* deleteUnnamed */.mF)(blobs, [old]);
	}
	async read(checkId) {
		const { rows, blobs, now } = this.#parts;
		const row = await rows.find(checkId);
		if (row?.blob == null) throw new reply/* HttpError */.j$(checkNoReport);
		try {
			return {
				html: await blobs.get(row.blob),
				policy: row.policy ?? "default-src 'none'"
			};
		} catch (error) {
			if (!(error instanceof blobs_blobs/* BlobMissing */.QO)) throw error;
			if ((await rows.find(checkId))?.blob !== row.blob) return this.read(checkId);
			await rows.fail(checkId, reportMissing, now());
			throw new reply/* HttpError */.j$(`404 ${reportMissing}`);
		}
	}
}
function notCheckedIn({ findings, verdict }) {
	const unchecked = new Set(verdict.notChecked);
	return [...(0,submission/* judgedOf */.B8)(findings.failures).map(({ name, reason }) => ({
		name,
		reason: (0,contract_said/* asMessage */.OI)(reason)
	})), ...findings.submissions.flatMap((one) => unchecked.has(one.key) ? [{
		name: one.name,
		reason: (0,open_report/* uncheckedWords */.Gg)(one)
	}] : [])];
}

var external_node_timers_promises_ = __load__(58500);
var source_names = __load__(2723);
var prefetch = __load__(53342);
;// program/server/handed-in/take-task.js


const take_task_AT_ONCE = 4;
const HEADER = [
	"filename",
	"folder",
	"submission_id",
	"id",
	"full_name",
	"email",
	"created_at",
	"late",
	"type"
];
async function takeTask(source, { handedIn, nothing }, folders) {
	const files = handedIn.flatMap((one, at) => one.files.map((file) => ({
		one,
		file,
		at: at + 1
	})));
	const paths = await Array.fromAsync((0,prefetch/* prefetch */.yj)(files, take_task_AT_ONCE, ({ file, at }) => folders.write("submissions", bytesOf(source, file), `${at}/${take_task_nameOf(file)}`)));
	const rows = files.flatMap(({ one, file, at }, index) => {
		const path = paths[index] ?? "";
		const [folder = ""] = path.split("/", 1);
		const rest = [
			one.at ?? "",
			String(one.isLate),
			file.kind
		];
		return one.people.map(({ id, name, email }) => [
			path,
			folder,
			String(at),
			id,
			name,
			email ?? "",
			...rest
		]);
	});
	for (const [at, { id, name, email }] of nothing.entries()) {
		const path = await folders.write("submissions", bytes(""), `nothing/${at + 1}`);
		rows.push([
			path,
			"nothing",
			"",
			id,
			name,
			email ?? "",
			"",
			"",
			""
		]);
	}
	await folders.write("submissions", bytes(csvOf([HEADER, ...rows])), "info.csv");
}
function bytesOf(source, file) {
	return file.kind === "file" ? source.download(file.url) : bytes(file.contents);
}
async function* bytes(text) {
	yield await Promise.resolve(Buffer.from(text));
}
function take_task_nameOf(file) {
	if (file.kind !== "file") return `${file.kind}.html`;
	const steps = file.path.split(/[/\\]/).filter((step) => !/^[\s.]*$/.test(step));
	return steps.join("/").replaceAll("\0", "") || "file";
}

;// program/server/page/resources.js








const options = {
	layout: schemas/* enum */.k5n(["auto", ...source_names/* LAYOUT_NAMES */.kX]).default("auto"),
	language: schemas/* string */.YjP().min(1).max(50).default("auto")
};
const resources_checkId = coerce/* number */.ai().int().min(1);
const draftId = schemas/* string */.YjP().max(64);
function pageResources(parts) {
	return [
		...checkResources(parts),
		...draftResources(parts),
		...platformResources(parts),
		serverResource(parts)
	];
}
function serverResource({ readiness, database, blobs, folder }) {
	return (0,resource/* resource */.Zc)({
		form: "GET /server",
		summary: "What works, and what is free on the disks",
		only: "administrator",
		request: schemas/* object */.Ikc({}),
		answer: async () => {
			const [{ parts }, free] = await Promise.all([readiness(), (0,room/* freeOf */.Aq)([folder, blobs.folder]).catch(() => null)]);
			return (0,reply/* json */.Pq)({
				parts,
				database: database.kind,
				freeBytes: free?.bytes ?? null
			});
		}
	});
}
function checkResources({ checks, reportRows, wake, now }) {
	return [
		(0,resource/* resource */.Zc)({
			form: "GET /checks",
			summary: "The newest checks, as the page lists them",
			request: schemas/* object */.Ikc({
				busy: schemas/* string */.YjP().optional(),
				q: schemas/* string */.YjP().max(MOST_SOUGHT).optional(),
				state: schemas/* enum */.k5n(CHECK_STATES).optional(),
				course: resources_checkId.optional(),
				most: coerce/* number */.ai().int().min(1).max(LISTED_CHECKS.most).default(LISTED_CHECKS.usual)
			}),
			answer: async ({ busy, ...wanted }, call) => (0,reply/* json */.Pq)(await (busy === "1" ? checks.busy(call) : checks.newest(call, wanted)))
		}),
		(0,resource/* resource */.Zc)({
			form: "GET /checks/{checkId}",
			summary: "A check as the page shows it",
			request: schemas/* object */.Ikc({ check_id: resources_checkId }),
			answer: async (request, call) => (0,reply/* json */.Pq)(await checks.one(request.check_id, call))
		}),
		(0,resource/* resource */.Zc)({
			form: "POST /checks/{checkId}/report",
			summary: "Make the report of a completed check again",
			success: 202,
			request: schemas/* object */.Ikc({ check_id: resources_checkId }),
			answer: async (request, call) => {
				const check = await call.access.findCompleted(request.check_id);
				await reportRows.want(check.id, check.ownerId, now());
				wake();
				return (0,reply/* json */.Pq)(await checks.one(check.id, call), 202);
			}
		})
	];
}
function draftResources(parts) {
	const { drafts, listOf, signal } = parts;
	return [
		(0,resource/* resource */.Zc)({
			form: "POST /drafts",
			summary: "Begin a check of dropped files",
			success: 201,
			request: schemas/* object */.Ikc({}),
			answer: async (_request, { caller }) => {
				const id = await drafts.create(caller.userId);
				const people = await listOf(caller);
				if (people !== null) {
					const list = external_node_stream_.Readable.from([Buffer.from(people)]);
					await drafts.take(id, "people", (folders) => folders.write("people", list, "people.csv"));
				}
				return (0,reply/* json */.Pq)({ id }, 201);
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "GET /drafts/{draftId}",
			summary: "What was recognised in dropped files",
			request: schemas/* object */.Ikc({
				draft_id: draftId,
				...options
			}),
			answer: async ({ draft_id: id, layout, language }, { caller }) => {
				await drafts.find(id, caller.userId);
				return (0,reply/* json */.Pq)(await drafts.opened(id, (draft) => lookAt(draft, {
					layout,
					language
				}, signal)));
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "DELETE /drafts/{draftId}",
			summary: "Forget dropped files",
			request: schemas/* object */.Ikc({ draft_id: draftId }),
			answer: async (request, { caller }) => {
				await drafts.remove((await drafts.find(request.draft_id, caller.userId)).id);
				return (0,reply/* json */.Pq)({ success: true });
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "DELETE /drafts/{draftId}/files/{part}",
			summary: "Forget one part of dropped files",
			request: schemas/* object */.Ikc({
				draft_id: draftId,
				part: schemas/* enum */.k5n(PARTS)
			}),
			answer: async ({ draft_id: id, part }, { caller }) => {
				await drafts.clear((await drafts.find(id, caller.userId)).id, part);
				return (0,reply/* json */.Pq)({ success: true });
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "POST /drafts/{draftId}/start",
			summary: "Make a check of dropped files, and start it",
			success: 201,
			request: schemas/* object */.Ikc({
				draft_id: draftId,
				name: schemas/* string */.YjP().trim().max(200).default(""),
				...options
			}),
			answer: async ({ draft_id: id, ...order }, { caller }) => {
				const { name, layout, language } = order;
				return (0,reply/* json */.Pq)({ checkId: await start(parts, id, {
					name,
					layout,
					language,
					caller
				}) }, 201);
			}
		})
	];
}
const FETCH_MS = 9 * 6e4;
const ASK_MS = 6e4;
const token = schemas/* string */.YjP().regex(/^[\x21-\x7e]{1,500}$/, { error: tokenForm });
function platformResources({ drafts, handedInOf, signal, people }) {
	const opened = async (caller, own, ms) => {
		const place = await handedInOf(caller);
		if (place === null) throw new reply/* HttpError */.j$(noPlatform);
		return place.open(own, AbortSignal.any([signal, AbortSignal.timeout(ms)]));
	};
	return [
		(0,resource/* resource */.Zc)({
			form: "GET /platform",
			summary: "Which learning platform gives submissions",
			request: schemas/* object */.Ikc({}),
			answer: async (_request, { caller }) => {
				const place = await handedInOf(caller);
				return (0,reply/* json */.Pq)({ name: place?.called ?? null });
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "POST /platform/tasks",
			summary: "Tasks of the course at its learning platform",
			request: schemas/* object */.Ikc({ token }),
			answer: async (request, { caller }) => {
				const tasks = await (await opened(caller, request.token, ASK_MS)).tasks();
				return (0,reply/* json */.Pq)({ tasks });
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "POST /drafts/{draftId}/task",
			summary: "Fetch what was handed in for a task, in place of dropped submissions",
			request: schemas/* object */.Ikc({
				draft_id: draftId,
				token,
				task: schemas/* string */.YjP().regex(/^\d{1,30}$/),
				name: schemas/* string */.YjP().max(1e3)
			}),
			answer: async ({ draft_id: id, token: own, task, name }, { caller }) => {
				await drafts.find(id, caller.userId);
				const source = await opened(caller, own, FETCH_MS);
				const contents = await source.contents({
					id: task,
					name
				});
				const { handedIn, nothing, notGiven } = contents;
				await people.audit.add(caller, {
					action: "fetch-task",
					details: { people: handedIn.length }
				});
				await drafts.take(id, name, (folders) => takeTask(source, contents, folders));
				return (0,reply/* json */.Pq)({
					handedIn: handedIn.length,
					nothing: nothing.length,
					notGiven
				});
			}
		})
	];
}
const START_MS = 6e4;
const LOOK_MS = 100;
async function start({ rows, drafts, wake, now }, id, order) {
	await rows.start(await drafts.own(id, order.caller.userId), JSON.stringify(order), now());
	wake();
	for (let waited = 0; waited < START_MS; waited += LOOK_MS) {
		const draft = await drafts.own(id, order.caller.userId);
		if (draft.checkId !== null) return draft.checkId;
		if (draft.problem !== null) throw (0,reply/* invalid */.Gq)({ files: [draft.problem] });
		await (0,external_node_timers_promises_.setTimeout)(LOOK_MS);
	}
	throw new reply/* HttpError */.j$(serverMakes, {}, reply/* AWAY */.XG);
}

;// program/server/page/sessions.js



const sessions_IDLE_MS = 8 * 60 * 6e4;
const ABSOLUTE_MS = 7 * 24 * 60 * 6e4;
const ELSEWHERE_MS = 12 * 60 * 6e4;
const AHEAD_MS = 60 * 6e4;
const TOUCH_MS = 6e4;
class Sessions {
	#rows;
	#door;
	#now;
	#cookie;
	#attributes;
	constructor(rows, door, now, isSecure) {
		this.#rows = rows;
		this.#door = door;
		this.#now = now;
		this.#cookie = isSecure ? "__Host-session" : "session";
		this.#attributes = [
			"Path=/",
			"HttpOnly",
			"SameSite=Strict",
			...isSecure ? ["Secure"] : []
		].join("; ");
	}
	async enter(request, entry) {
		const session = {
			keyHash: null,
			userId: null,
			corpusId: null,
			...entry
		};
		const caller = await this.#holderOf(session);
		if (caller instanceof reply/* HttpError */.j$) throw caller;
		if (caller.scope === "submit") throw new reply/* HttpError */.j$(keyScope);
		await this.end(request);
		const token = (0,external_node_crypto_.randomBytes)(32).toString("hex");
		const at = this.#now();
		await this.#rows.removeBefore(at - sessions_IDLE_MS, at - ABSOLUTE_MS);
		await this.#rows.add({
			...session,
			hash: (0,keys/* hashOf */.q)(token),
			createdAt: at,
			usedAt: at
		});
		return {
			caller,
			cookie: `${this.#cookie}=${token}; ${this.#attributes}`
		};
	}
	async end(request) {
		const token = this.#tokenOf(request);
		const row = token === null ? null : await this.#rows.find((0,keys/* hashOf */.q)(token));
		if (row !== null) await this.#rows.remove(row.hash);
		return {
			cookie: `${this.#cookie}=; ${this.#attributes}; Max-Age=0`,
			isOfElsewhere: row !== null && row.userId !== null
		};
	}
	async callerOf(request) {
		const token = this.#tokenOf(request);
		if (token === null) return null;
		const hash = (0,keys/* hashOf */.q)(token);
		const row = await this.#rows.find(hash);
		const at = this.#now();
		if (row === null) return null;
		const longest = row.userId === null ? ABSOLUTE_MS : ELSEWHERE_MS;
		if (row.createdAt > at + AHEAD_MS) return null;
		if (row.usedAt < at - sessions_IDLE_MS || row.createdAt < at - longest) return null;
		const caller = await this.#holderOf(row);
		if (caller instanceof reply/* HttpError */.j$) {
			await this.#rows.remove(hash);
			return null;
		}
		if (row.usedAt < at - TOUCH_MS) await this.#rows.touch(hash, at);
		return caller;
	}
	isBrought(request) {
		return this.#tokenOf(request) !== null;
	}
	#holderOf({ keyHash, userId, corpusId }) {
		return userId === null ? this.#door.admit(keyHash ?? "") : this.#door.admitPerson(userId, corpusId);
	}
	#tokenOf({ headers }) {
		for (const pair of (headers.cookie ?? "").split(";")) {
			const [name, value = ""] = pair.trim().split("=", 2);
			if (name === this.#cookie && /^[0-9a-f]{64}$/.test(value)) return value;
		}
		return null;
	}
}

;// program/server/page/page.js
























const LOGINS = 10;
const page_REQUESTS = 600;
const HEAD_BYTES = 4096;
function openPage(parts, ways = {}) {
	const page = new page_Page(parts, ways);
	return {
		resources: page.resources,
		handlers: page.handlers,
		visitors: page,
		close: () => page.close()
	};
}
class page_Page {
	resources;
	handlers;
	#parts;
	#sessions;
	#login;
	#launches;
	#drafts;
	#reports;
	#books;
	#courses;
	#answers;
	#logins;
	#requests;
	#ends = new AbortController();
	#html = null;
	constructor(parts, { login, platforms }) {
		this.#parts = parts;
		const { database, now, publicUrl, door, folder } = parts;
		const { signal } = this.#ends;
		const own = (0,external_node_path_.join)(folder, "page");
		files.fs.makeFolderNow(own, 448);
		const sessionRows = new identities/* SessionRows */.u(database);
		this.#sessions = new Sessions(sessionRows, door, now, publicUrl?.startsWith("https:") === true);
		this.#login = login == null || publicUrl === null ? null : new Login(login, {
			...parts,
			publicUrl,
			sessions: this.#sessions,
			rows: sessionRows
		});
		this.#launches = platforms == null || publicUrl === null ? null : new Launches(platforms, {
			...parts,
			publicUrl,
			sessions: this.#sessions
		});
		this.#logins = new rate_limit/* RateLimit */.q("logins", LOGINS, parts);
		this.#requests = new rate_limit/* RateLimit */.q("page", page_REQUESTS, {
			...parts,
			turns: null
		});
		const answerRows = new AnswerRows(database);
		this.#books = new CaseBooks(new CaseRows(database), answerRows, now);
		const rows = new drafts/* DraftRows */.j(database);
		this.#drafts = new Drafts({
			...parts,
			rows,
			secret: parts.store.secret,
			folder: own
		});
		const reportRows = new ReportRows(database);
		this.#reports = new Reports({
			...parts,
			rows: reportRows,
			books: this.#books,
			folder: own
		});
		this.#courses = new Courses({
			...parts,
			reports: this.#reports,
			books: this.#books,
			signal
		});
		const links = new AnswerLinks({
			rows: answerRows,
			books: this.#books,
			reports: this.#reports,
			audit: parts.people.audit,
			now
		});
		this.#answers = new AnswerVisits({
			...parts,
			links
		});
		this.handlers = [new DraftRuns({
			...parts,
			rows,
			drafts: this.#drafts,
			reports: this.#reports
		}), this.#reports];
		this.resources = [...pageResources({
			...parts,
			rows,
			drafts: this.#drafts,
			reportRows,
			listOf: (caller) => this.#launches?.listOf(caller) ?? Promise.resolve(null),
			handedInOf: (caller) => this.#launches?.handedInOf(caller) ?? Promise.resolve(null),
			checks: new CheckList({
				...parts,
				reportRows,
				books: this.#books
			}),
			signal,
			readiness: (0,watch_readiness/* readinessOf */.c)(parts)
		}), ...answerResources({
			links,
			rows: answerRows,
			audit: parts.people.audit
		})];
	}
	async callerOf(visit) {
		const { request, address } = visit;
		if (isAnswerPath(visit.path) || isLaunchPath(visit.path)) return null;
		if (request.headers["apikey"] !== undefined) return null;
		if (!this.#sessions.isBrought(request)) return null;
		if (!isOwnPage(request, visit.host)) throw new reply/* HttpError */.j$(anotherPage);
		const caller = await this.#sessions.callerOf(request);
		if (caller !== null) await this.#requests.admit(`${caller.userId} ${address}`);
		return caller;
	}
	async answer(visit, caller) {
		const { method, path } = visit;
		if (isAnswerPath(path)) return this.#answers.answer(visit);
		if (path === "/people/v1/session") {
			await this.#session(visit, caller);
			return true;
		}
		if (path === "/people/v1/login" && method === "GET") {
			sendJson(visit.response, { name: this.#login?.called ?? null });
			return true;
		}
		if (await this.#login?.answer(visit) || await this.#launches?.answer(visit)) return true;
		if (method === "GET" && /^\/(?:checks\/\d{1,15}\/?)?$/.test(path)) {
			this.#html ??= (0,assets/* serverPage */.lG)();
			sendHtml(visit, Buffer.from(this.#html), `${policyOf(this.#html)}; frame-ancestors 'none'`);
			return true;
		}
		const [, id, rest] = /^\/checks\/(\d{1,15})\/report(\/(?:cases\.json)?)?$/.exec(path) ?? [];
		if (id !== undefined) {
			await this.#report(visit, caller, Number(id), rest);
			return true;
		}
		const course = /^\/courses\/(\d{1,15})\/?$/.exec(path)?.[1];
		if (course !== undefined) {
			await this.#course(visit, caller, Number(course));
			return true;
		}
		const draft = /^\/people\/v1\/drafts\/([0-9a-f]{32})\/files$/.exec(path)?.[1];
		if (draft === undefined || method !== "POST") return false;
		const { id: whose } = await this.#drafts.find(draft, writing(caller).userId);
		await this.#drafts.receive(whose, visit.request);
		sendJson(visit.response, { success: true });
		return true;
	}
	async #session(visit, caller) {
		const { request, response, method, address } = visit;
		if (method === "GET") {
			sendJson(response, sessionOf(known(caller)));
		} else if (method === "DELETE") {
			const { cookie, isOfElsewhere } = await this.#sessions.end(request);
			response.setHeader("set-cookie", cookie);
			const next = isOfElsewhere ? await this.#login?.endUrl() : null;
			if (next == null) response.writeHead(204, PRIVATE).end();
			else sendJson(response, { next });
		} else if (method === "POST") {
			if (!isOwnPage(request, visit.host)) throw new reply/* HttpError */.j$(anotherPage);
			await this.#logins.admit(address);
			const keyHash = (0,keys/* hashOf */.q)(keyIn(await textOf(request, 1e3)));
			const entered = await this.#sessions.enter(request, { keyHash });
			response.setHeader("set-cookie", entered.cookie);
			sendJson(response, sessionOf(entered.caller));
		} else {
			throw new reply/* HttpError */.j$((0,sentence/* fill */.G)(addressTakes, { method: method.slice(0, 20) }), {}, { allow: "GET, POST, DELETE" });
		}
	}
	async #report(visit, caller, id, rest) {
		const { response, method, host } = visit;
		if (rest === "/cases.json") {
			const check = await this.#parts.accessOf(known(caller)).find(id);
			await this.#cases(visit, known(caller), check);
			return;
		}
		if (method !== "GET") throw new reply/* HttpError */.j$(reportRead, {}, { allow: "GET" });
		if (caller === null || rest === undefined) {
			const location = caller === null ? `/checks/${id}` : `/checks/${id}/report/`;
			response.writeHead(303, {
				...PRIVATE,
				location
			}).end();
			return;
		}
		const { ownerId } = await this.#parts.accessOf(caller).find(id);
		const { html, policy } = await this.#reports.read(id);
		await this.#noteRead(caller, id, ownerId);
		const asking = `${host}${askingPath(id)}`;
		const own = `connect-src ${host}/checks/${id}/report/cases.json ${asking} ${asking}/`;
		sendHtml(visit, html, `${policy}; frame-ancestors 'none', ${own}`);
	}
	async #noteRead(caller, checkId, ownerId) {
		const deed = {
			action: "read-report",
			checkId,
			ownerId
		};
		await this.#parts.people.audit.add(caller, deed, ownerId === caller.userId ? "allow" : "refuse");
	}
	async #course(visit, caller, id) {
		const { request, response, method } = visit;
		if (method !== "GET") throw new reply/* HttpError */.j$(courseRead, {}, { allow: "GET" });
		if (caller === null) {
			response.writeHead(303, {
				...PRIVATE,
				location: `/#/courses/${id}`
			}).end();
			return;
		}
		const wanted = new URL(request.url ?? "", "http://x").searchParams.get("checks") ?? "";
		const { html, checks } = await this.#courses.page(caller, id, wanted);
		for (const one of checks) await this.#noteRead(caller, one.id, one.ownerId);
		const policy = policyOf(html.toString("latin1", 0, HEAD_BYTES));
		sendHtml(visit, html, `${policy}; frame-ancestors 'none', connect-src 'none'`);
	}
	async #cases(visit, caller, check) {
		const { request, response } = visit;
		const { id, ownerId } = check;
		response.setHeader("accept-put", "application/json");
		response.setHeader("x-user", encodeURIComponent(caller.name));
		response.setHeader("x-up", `/#/checks/${id}`);
		if (ownerId !== null && caller.scope === "full") response.setHeader("x-asking", askingPath(id));
		if (request.method === "PUT") {
			const seen = request.headers["if-match"];
			if (seen === undefined) throw new reply/* HttpError */.j$(matchMissing);
			this.#parts.accessOf(caller).ownedBySomebody(check);
			const text = await textOf(request, case_document/* MAX_CASES_BYTES */.zO);
			const writer = writing(await this.callerOf(visit));
			await this.#parts.accessOf(writer).find(id);
			const kept = await this.#books.replace(id, seen, text, writer.name);
			if (kept === null) throw new reply/* HttpError */.j$(somebodyElse);
			await this.#parts.people.audit.add(writer, {
				action: "save-cases",
				checkId: id,
				ownerId
			}, "allow");
			response.writeHead(204, {
				...PRIVATE,
				etag: kept.etag
			}).end();
			return;
		}
		if (request.method !== "GET" && request.method !== "HEAD") {
			throw new reply/* HttpError */.j$(casesRead, {}, { allow: "GET, PUT" });
		}
		const { text, etag } = await this.#books.read(id);
		response.writeHead(200, {
			...PRIVATE,
			"content-type": "application/json; charset=utf-8",
			etag
		});
		response.end(request.method === "HEAD" ? undefined : text);
	}
	async close() {
		this.#ends.abort();
		await Promise.resolve();
	}
}
function askingPath(checkId) {
	return `/people/v1/checks/${checkId}/answer-links`;
}
function sessionOf({ userId, name, role, scope }) {
	return {
		user: {
			id: userId,
			name,
			role
		},
		scope,
		version: version/* VERSION */.x
	};
}
function known(caller) {
	if (caller === null) throw new reply/* HttpError */.j$(nobodyLoggedSession);
	return caller;
}
function writing(caller) {
	const writer = known(caller);
	(0,resource/* allowScope */.qB)("PUT", writer);
	return writer;
}
const GivenKey = schemas/* object */.Ikc({ key: schemas/* string */.YjP() });
function keyIn(text) {
	const { data } = GivenKey.safeParse((0,text_escape/* parsedJson */.U4)(text));
	if (data === undefined) throw new reply/* HttpError */.j$(bodyJson);
	return data.key;
}

var watch_metrics = __load__(51098);
var watch_probes = __load__(32436);
var server_log = __load__(26699);
;// program/server/watch/watch-server.js


const METHODS = new Set([
	"GET",
	"HEAD",
	"POST",
	"PATCH",
	"PUT",
	"DELETE",
	"OPTIONS"
]);
function watchServer(options) {
	const { log, metrics, probes, trustedProxies, monotonic } = options;
	const noted = new WeakMap();
	const readBefore = new WeakMap();
	return {
		begin: (request, response) => {
			const found = probes.answer(request, options.showsMetrics);
			if (found !== null) return found;
			const note = {
				route: null,
				keyId: null
			};
			noted.set(request, note);
			const { socket } = request;
			const begun = {
				at: monotonic(),
				read: readBefore.get(socket) ?? 0,
				written: socket.bytesWritten
			};
			const id = requestId(request, trustedProxies);
			response.setHeader("x-request-id", id);
			response.once("close", () => {
				const ms = monotonic() - begun.at;
				const method = METHODS.has(request.method ?? "") ? String(request.method) : "OTHER";
				const route = routeOf(request, note.route);
				const status = response.writableFinished || response.headersSent ? response.statusCode : 499;
				const bytesIn = Math.max(0, socket.bytesRead - begun.read);
				readBefore.set(socket, socket.bytesRead);
				metrics.answered({
					method,
					route,
					status,
					seconds: ms / 1e3,
					bytesIn
				});
				log.answered({
					method,
					route,
					status,
					ms: Math.round(ms * 10) / 10,
					bytes: Math.max(0, socket.bytesWritten - begun.written),
					key: note.keyId,
					request: id
				});
			});
			return null;
		},
		routed: (request, path) => {
			const note = noted.get(request);
			if (note !== undefined) note.route = path;
		},
		identified: (request, keyId) => {
			const note = noted.get(request);
			if (note !== undefined) note.keyId = keyId;
		}
	};
}
function routeOf({ url = "/" }, path) {
	const [, base = null] = /^(?:https?:\/\/[^/?#]*)?(\/api\/v1|\/people\/v1)(?:[/?#]|$)/i.exec(url) ?? [];
	if (base !== null) return `${base.toLowerCase()}${path ?? "/other"}`;
	return path ?? /^\/login(?:\/callback|\/ended)?(?=\?|$)/.exec(url)?.[0] ?? "other";
}
function requestId(request, trustedProxies) {
	const given = request.headers["x-request-id"];
	const isTaken = typeof given === "string" && /^[\w.:-]{1,64}$/.test(given) && (0,client_address/* isProxy */.ju)(request.socket.remoteAddress, trustedProxies);
	return isTaken ? given : (0,external_node_crypto_.randomUUID)();
}

;// program/server/serve.js

























const KEY_CHARACTERS = 64;
async function serve(command, environment) {
	const { demo } = command;
	const place = (0,open_storage/* placeOf */.$t)(command.storage, environment);
	const { dataDir } = place;
	const openStorage = (0,open_storage/* storageOpener */.d4)(place, environment);
	const web = (0,open_storage/* webOf */.s3)(command, environment);
	if (command.workers === 0 && place.database === null) throw new outcome/* ConfigurationError */.j1(says/* workers0 */.Qt);
	const ways = waysIn(command, environment);
	const openFiles = (0,open_files/* openFilesLimit */.jI)();
	if (openFiles < open_files/* LEAST_OPEN_FILES */.FH) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* fewOpenFiles */.Kk, {
			openFiles,
			least: open_files/* LEAST_OPEN_FILES */.FH
		}));
	}
	const log = (0,server_log/* openServerLog */._)(command.logFormat, process);
	const temp = await (0,open_storage/* makeTempFolder */.Pd)();
	try {
		const watching = watchOf(command, log, (place.database === null ? dataDir : null) ?? temp.folder);
		const service = await started(command, {
			...command,
			dataDir: place.database === null ? dataDir : null,
			...openStorage === undefined ? {} : { openStorage },
			key: () => serve_keyOf(environment["CODE_SIMILARITY_KEY"], place, command.logFormat === "json"),
			limits: (0,analysis_limits/* analysisLimits */.D)(command.limits),
			tempDir: temp.folder,
			requestsPerMinute: limits/* LIMITS */.b.requestsPerMinute,
			web,
			now: () => Date.now(),
			house: {
				retainMs: command.retainMs,
				onNotice: log.notice
			},
			demo: demo === null ? null : (folder) => packDemo(demo, folder),
			extend: (parts) => extensionOf(parts, command, ways),
			watch: watching.open,
			onDefect: log.defect
		});
		const notice = place.database === null && dataDir !== null ? await (0,open_storage/* diskNotice */.Ou)(dataDir) : null;
		if (notice !== null) log.notice(notice);
		const stop = (0,cancellation/* cancelOnSignals */.dJ)(process);
		const stopped = (0,abort/* untilAborted */.Eu)(stop.signal);
		const metrics = await watching.listen().catch((0,outcome/* andThrow */.U_)(() => service.close()));
		if (metrics !== null) log.listening(metrics.url, "metrics");
		log.listening(service.baseUrl);
		log.listening(`${new URL(service.baseUrl).origin}/`, "page for people");
		await stopped;
		watching.drain();
		log.stopping("Stopping: requests under way may end. A second signal ends the server at once.");
		const code = await Promise.race([service.close().then(() => 0), hurried(stop.again)]);
		await metrics?.close();
		stop.release();
		return code;
	} finally {
		await temp.remove();
	}
}
function waysIn({ loginConfig, ltiConfig, publicUrl }, environment) {
	const textOf = (path, option, what) => {
		if (path === null) return null;
		if (publicUrl === null) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* needsPublic */.v2, {
				option,
				what
			}));
		}
		return (0,config_text/* givenText */.xe)(path, option);
	};
	const login = textOf(loginConfig, "--login-config", "logging in");
	const platforms = textOf(ltiConfig, "--lti-config", "opening a course");
	return {
		login: login === null ? null : parseLoginConfig(login, loginConfig ?? "", environment["CODE_SIMILARITY_LOGIN_SECRET"]),
		platforms: platforms === null ? null : parsePlatforms(platforms, ltiConfig ?? "")
	};
}
async function hurried(again) {
	await (0,abort/* untilAborted */.Eu)(again);
	process.exit(exit_codes/* FAILED */.Wk);
}
function watchOf(command, log, folder) {
	let probes = null;
	return {
		open: ({ database, blobs }) => {
			const monotonic = () => performance.now();
			const disks = {
				uploads: folder,
				files: blobs.folder
			};
			const readiness = (0,watch_readiness/* readinessOf */.c)({
				database,
				blobs,
				folder,
				monotonic
			});
			const metrics = (0,watch_metrics/* metricsOf */.P)({
				database,
				disks,
				readiness,
				now: () => Date.now()
			});
			probes = (0,watch_probes/* probesOf */.p)(metrics, readiness);
			return watchServer({
				log,
				metrics,
				probes,
				showsMetrics: command.metricsPort === null && (0,client_address/* isForThisMachine */.HF)(command),
				trustedProxies: (0,client_address/* proxyList */.bm)(command.trustedProxies),
				monotonic
			});
		},
		drain: () => probes?.drain(),
		listen: async () => probes === null ? null : (0,watch_probes/* listenForProbes */.m)(command, probes)
	};
}
function extensionOf(parts, { hookNetworks }, ways) {
	const page = openPage(parts, ways);
	const hooks = hooksExtension(parts, hookNetworks);
	return {
		...page,
		resources: [...page.resources, ...hooks.resources],
		handlers: [...page.handlers, ...hooks.handlers]
	};
}
async function started(command, options) {
	try {
		return await (0,service.startEmbeddedService)(options);
	} catch (error) {
		if (error instanceof outcome/* Failure */.HR) throw error;
		const { code } = error;
		if (code === "EADDRINUSE") {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* portUse */.ZW, { port: command.port }));
		}
		if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EACCES") {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* cannotListenedChoose */.Th, {
				host: command.host,
				port: command.port,
				code
			}));
		}
		const { dataDir } = command.storage;
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* serviceCannotStarted */.Ck, {
			dataDir,
			error: (0,data_folder/* reasonOf */.A3)(error)
		}));
	}
}
async function packDemo(folder, besideStore) {
	const demoDir = (0,external_node_path_.join)(besideStore, "demo");
	const spoolDir = (0,external_node_path_.join)(demoDir, "spool");
	await (0,promises_.rm)(demoDir, {
		recursive: true,
		force: true
	});
	files.fs.makeFolderNow(spoolDir, 448);
	const spool = new packing_spool/* ZipSpool */.X(spoolDir, archiver_zip/* beginArchiverZip */.n);
	const zips = [];
	const root = process.cwd();
	const selection = (0,selection_selection/* createSelection */.P1)();
	const { found } = await (0,find_submissions/* findSubmissions */.R)({
		root,
		patterns: [folder],
		selection
	});
	for (const submission of found) {
		const one = await (0,collect_found/* collectFound */.D)(submission, {
			root,
			selection,
			role: "judged"
		});
		if (!one.ok || one.submission.files.length === 0) continue;
		const { name, zip } = await (0,pack/* packSubmission */.E)(one.submission, { spool });
		const file = {
			filename: `${name}.zip`,
			path: (0,external_node_path_.join)(demoDir, `${zips.length}.zip`),
			bytes: zip.bytes
		};
		await (0,stored_zip/* copyStored */.T)(zip, file.path);
		zips.push(file);
	}
	spool.close();
	await (0,promises_.rm)(spoolDir, {
		recursive: true,
		force: true
	});
	return zips;
}
function serve_keyOf(given, { dataDir, database }, quiet) {
	const key = given?.trim() ?? "";
	if (key !== "") {
		if (!isKey(key)) throw new outcome/* ConfigurationError */.j1(says/* codeSimilarity */.vU);
		return key;
	}
	const path = dataDir === null ? null : (0,external_node_path_.join)(dataDir, "key");
	if (path !== null && (0,external_node_fs_.existsSync)(path)) {
		const kept = (0,external_node_fs_.readFileSync)(path, "utf8").trim();
		if (isKey(kept)) return kept;
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* keyEmpty */.Rc, { path }));
	}
	if (path === null && (quiet || database !== null)) throw new outcome/* ConfigurationError */.j1(says/* keyNowhere */.GP);
	const made = (0,external_node_crypto_.randomBytes)(KEY_CHARACTERS / 2).toString("hex");
	if (path !== null) {
		(0,external_node_fs_.writeFileSync)(`${path}.new`, `${made}\n`, { mode: 384 });
		(0,external_node_fs_.renameSync)(`${path}.new`, path);
	}
	if (!quiet) process.stdout.write(`key: ${made}\n`);
	return made;
}
function isKey(text) {
	return /^[\x21-\x7e]+$/.test(text);
}


}),


};
