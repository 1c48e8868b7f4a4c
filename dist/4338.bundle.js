export const id = 4338;
export const ids = [4338];
export const modules = {






35390:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
serveBot:()=>serveBot
});

var external_node_fs_ = __load__(73024);
var external_node_os_ = __load__(48161);
var base_outcome = __load__(98216);
var raw_inputs = __load__(11713);
var parse_settings = __load__(4025);
var client = __load__(23863);
var data_folder = __load__(40609);
var write_new = __load__(43108);
var text_escape = __load__(68171);
var github_names = __load__(50926);
var json_log = __load__(94472);
;// program/app/app-log.js



function textLog(log) {
	const lines = (prefix, redact) => logOf((level, message) => log[level](prefix + redact(message)));
	return {
		...lines("", unchanged),
		for: (context, redact = unchanged) => {
			const words = wordsOf(context);
			return lines(words === "" ? "" : `[${words}] `, redact);
		}
	};
}
function jsonLog(options) {
	const { redact } = options;
	const log = (0,json_log/* openJsonLog */.L)(options.write, options.verbose ? "debug" : "info", options.now);
	const lines = (context, own) => logOf((level, message) => {
		const { delivery, installation, repository } = context;
		const about = {
			delivery,
			installation: installation ?? undefined,
			repository: repository == null ? undefined : (0,github_names/* fullName */.fq)(repository)
		};
		log[level](about, redact(own(message)));
	});
	return {
		...lines({}, unchanged),
		for: (context, own = unchanged) => lines(context, own)
	};
}
function logOf(say) {
	return {
		debug: (message) => say("debug", message),
		info: (message) => say("info", message),
		notice: (message) => say("notice", message),
		warning: (message) => say("warning", message),
		error: (message) => say("error", message),
		group: (title, body) => {
			say("info", title);
			return body();
		}
	};
}
function wordsOf({ delivery, installation, repository }) {
	const words = [
		repository == null ? null : (0,text_escape/* visible */.RK)((0,github_names/* fullName */.fq)(repository)),
		installation == null ? null : `installation ${installation}`,
		delivery === undefined ? null : `delivery ${delivery}`
	];
	return words.filter((word) => word !== null).join(", ");
}
const unchanged = (text) => text;

var external_node_crypto_ = __load__(77598);
var schemas = __load__(25465);
var sentence = __load__(4771);
var failure = __load__(55412);
var errors = __load__(47307);
var says = __load__(19431);
;// program/app/app-token.js






function readAppIdentity(id, pem) {
	let key;
	try {
		key = (0,external_node_crypto_.createPrivateKey)(pem);
	} catch (error) {
		throw new base_outcome/* ConfigurationError */.j1(says/* privateKey */.Mu, { cause: error });
	}
	if (key.asymmetricKeyType !== "rsa" || id.trim() === "") throw new base_outcome/* ConfigurationError */.j1(says/* appNeeds */.x_);
	return {
		id: id.trim(),
		privateKey: pem
	};
}
const Token = schemas/* looseObject */._H3({
	token: schemas/* string */.YjP().min(1),
	expires_at: schemas/* string */.YjP()
});
async function installationToken(account, installationId, reached) {
	const where = reached === null ? `installation ${installationId}` : (0,github_names/* fullName */.fq)(reached.name);
	const what = ownPurpose(`asking for the App's token for ${where}`);
	const parameters = {
		installation_id: installationId,
		...scopeOf(reached)
	};
	try {
		return await asApp(account, async (github, aheadMs) => {
			const { token, expires_at: end } = await github.ask(what, (rest) => rest.apps.createInstallationAccessToken(parameters), Token);
			account.onSecret(token);
			return {
				token,
				expiresAt: new Date(Date.parse(end) - aheadMs).toISOString()
			};
		});
	} catch (error) {
		throw explainRefusal(error, installationId, where);
	}
}
function scopeOf(reached) {
	if (reached === null) return {};
	return reached.id === null ? { repositories: [reached.name.repo] } : { repository_ids: [reached.id] };
}
const VALID_S = 600;
const EARLY_S = 30;
async function ownToken({ id, privateKey }, aheadMs) {
	const { SignJWT } = await __load__.e(/* import() */ 9213).then(__load__.bind(__load__, 99213));
	const iat = Math.floor((Date.now() + aheadMs) / 1e3) - EARLY_S;
	return new SignJWT({
		iat,
		exp: iat + VALID_S,
		iss: id
	}).setProtectedHeader({
		alg: "RS256",
		typ: "JWT"
	}).sign((0,external_node_crypto_.createPrivateKey)(privateKey));
}
const LEAST_AHEAD_MS = 2e4;
async function asApp({ identity, open, onSecret }, body) {
	const ask = async (aheadMs) => {
		const token = await ownToken(identity, aheadMs);
		onSecret(token);
		const client = open(token);
		try {
			return await body(client.get(), aheadMs);
		} finally {
			await client.close();
		}
	};
	try {
		return await ask(0);
	} catch (error) {
		const aheadMs = (0,failure/* isAnswer */.T)(error, 401) ? (0,errors/* aheadOf */.RJ)(Date.now(), error) ?? 0 : 0;
		if (Math.abs(aheadMs) < LEAST_AHEAD_MS) throw error;
		return ask(aheadMs);
	}
}
const App = schemas/* looseObject */._H3({ name: schemas/* string */.YjP() });
async function readAppName(account) {
	return withAppClient(account, async (github) => {
		const what = ownPurpose("asking which App this is");
		const { name } = await github.ask(what, (rest) => rest.apps.getAuthenticated(), App);
		return name;
	});
}
async function withAppClient(account, body) {
	try {
		return await asApp(account, body);
	} catch (error) {
		throw (0,failure/* isAnswer */.T)(error, 401) ? new base_outcome/* ConfigurationError */.j1(WRONG_KEY, { cause: error }) : error;
	}
}
const FoundInstallation = schemas/* looseObject */._H3({ id: schemas/* number */.aig().int().positive() });
async function findInstallation(account, repository) {
	try {
		return await withAppClient(account, async (github) => {
			const { id } = await github.ask(ownPurpose(`looking for the App's installation in ${(0,github_names/* fullName */.fq)(repository)}`), (rest) => rest.apps.getRepoInstallation({
				owner: repository.owner,
				repo: repository.repo
			}), FoundInstallation);
			return id;
		});
	} catch (error) {
		if (!(0,failure/* isAnswer */.T)(error, 404)) throw error;
		throw new base_outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* appNotInstalled */.xE, {
			repository: (0,github_names/* fullName */.fq)(repository),
			owner: repository.owner
		}), { cause: error });
	}
}
const WRONG_KEY = says/* githubNotAccept */.lv;
function explainRefusal(error, installationId, where) {
	const because = (sentence) => new base_outcome/* ConfigurationError */.j1(sentence, { cause: error });
	if ((0,failure/* isAnswer */.T)(error, 401)) return because(WRONG_KEY);
	if ((0,failure/* isAnswer */.T)(error, 404)) {
		return because((0,sentence/* fill */.G)(says/* appApp */.zE, {
			id: installationId,
			where
		}));
	}
	if ((0,failure/* isAnswer */.T)(error, 422)) {
		return because((0,sentence/* fill */.G)(says/* appsInstallation */.vN, { where }));
	}
	if ((0,failure/* isAnswer */.T)(error, 403) && error.outcome === "forbidden") {
		return because((0,sentence/* fill */.G)(says/* githubGives */.gZ, { where }));
	}
	return error;
}
function ownPurpose(what) {
	return (0,errors/* purposeFor */.OU)("other", what, "metadata");
}

var external_node_path_ = __load__(76760);
var core = __load__(2591);
var schedule = __load__(14697);
var inputs = __load__(64033);
var config_text = __load__(90145);
;// program/app/scans/app-config.js








const NO_APP_CONFIG = {
	scans: [],
	scansAtOnce: 1,
	reportsKept: 10
};
const UNIT_MS = {
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5
};
const MINUTE_MS = UNIT_MS.m;
const DAY_MS = UNIT_MS.d;
const QUIET_MS = 10 * MINUTE_MS;
function duration(leastMs, mostMs, rule) {
	return schemas/* string */.YjP({ error: rule }).regex(/^[1-9]\d{0,5}[smhd]$/, { error: rule }).transform((text) => Number(text.slice(0, -1)) * UNIT_MS[text.slice(-1)]).refine((ms) => ms >= leastMs && ms <= mostMs, { error: rule });
}
const REPOSITORY_RULE = says/* noRepositoryWrite */.Xn;
const CRON_RULE = says/* noCronTime */.RB;
const EVERY_RULE = says/* duration1m */.t9;
const PUSH_RULE = says/* trueFalse */.gB;
const CONFIG_RULE = says/* pathFile */._s;
const Entry = schemas/* strictObject */.rej({
	repository: schemas/* string */.YjP({ error: REPOSITORY_RULE }).transform((text, context) => {
		const name = (0,github_names/* parseRepositoryName */.$M)(text.trim());
		if (name !== null) return name;
		context.addIssue({
			code: "custom",
			message: REPOSITORY_RULE
		});
		return core/* NEVER */.tm;
	}),
	config: schemas/* string */.YjP({ error: CONFIG_RULE }).trim().min(1, { error: CONFIG_RULE }).refine(staysInside, { error: CONFIG_RULE }).prefault(inputs/* INPUTS */.mc.config.default),
	every: duration(MINUTE_MS, 30 * DAY_MS, EVERY_RULE).optional(),
	cron: schemas/* string */.YjP({ error: CRON_RULE }).refine((text) => (0,schedule/* cronTimes */.x2)(text)?.(new Date()) != null, { error: CRON_RULE }).optional(),
	push: schemas/* union */.KCZ([
		schemas/* literal */.euz(true).transform(() => QUIET_MS),
		schemas/* literal */.euz(false).transform(() => null),
		duration(UNIT_MS.s, DAY_MS, PUSH_RULE)
	], { error: PUSH_RULE }).prefault(false)
}).refine(({ every, cron }) => every === undefined !== (cron === undefined), { error: says/* giveEither */.Ni });
const MOST_SCANS = 1e3;
const File = schemas/* strictObject */.rej({
	scans: schemas/* array */.YOg(Entry, { error: says/* listRepository */.j3 }).max(MOST_SCANS, { error: (0,sentence/* fill */.G)(says/* entriesGive */.y5, { most: MOST_SCANS }) }),
	"scans-at-once": schemas/* number */.aig({ error: says/* wholeNumber */.rD }).int().min(1).max(20).prefault(NO_APP_CONFIG.scansAtOnce),
	"reports-kept": schemas/* number */.aig({ error: says/* wholeNumber1 */.Ur }).int().min(1).max(1e3).prefault(NO_APP_CONFIG.reportsKept)
});
function readAppConfig(text, name) {
	const { data, file } = (0,config_text/* parseConfig */.o4)(File, text, name);
	const scans = data.scans.map(planOf);
	const keys = scans.map(keyOf);
	const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
	if (twice >= 0) {
		throw new base_outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* entryAbove */.qC, { place: file.place("scans", twice) }));
	}
	return {
		scans,
		scansAtOnce: data["scans-at-once"],
		reportsKept: data["reports-kept"]
	};
}
function planOf({ repository, config, every, cron, push }) {
	const times = cron === undefined ? null : (0,schedule/* cronTimes */.x2)(cron);
	return {
		repository,
		config,
		times: times === null ? {
			kind: "every",
			ms: every ?? DAY_MS
		} : {
			kind: "cron",
			next: times
		},
		quietMs: push
	};
}
function keyOf({ repository, config }) {
	return `${(0,github_names/* fullName */.fq)(repository).toLowerCase()} ${config}`;
}
function staysInside(path) {
	if (path.includes("\0") || path.startsWith("~") || (0,external_node_path_.isAbsolute)(path) || external_node_path_.win32.isAbsolute(path)) return false;
	if (/^[A-Za-z]:/.test(path)) return false;
	return !path.split(/[\\/{},()|[\]!]/).includes("..");
}

var abort = __load__(59362);
var handle = __load__(7574);
var authorise = __load__(22471);
var listener = __load__(19176);
var redaction = __load__(76287);
var commands_effects = __load__(68685);
var open_store = __load__(25918);
var check_mark = __load__(44367);
var pull_request_cases = __load__(90383);
var comment = __load__(66327);
var channels = __load__(3068);
var main = __load__(13875);
var prior = __load__(99989);
var machine_limit = __load__(80650);
var action_transport = __load__(59851);
var grammar = __load__(32632);
;// program/app/delivery.js



function workKey(repository, command) {
	return `${(0,github_names/* fullName */.fq)(repository).toLowerCase()} ${command}`;
}
function commentHandler(answer, mayCommand) {
	return (delivery) => {
		const { event } = delivery;
		if (event.repository === null || event.comment === null) return "no comment that can be read";
		const request = (0,action_transport/* requestFromComment */.$)(event.repository, event.action, event.comment);
		if ("ignored" in request) return request.ignored;
		if ((0,grammar/* parseCommand */.RM)(request.body).kind === "none") return "no command";
		return {
			repository: request.repository,
			person: request.author,
			isStranger: !(mayCommand(request.repository, request.author) ?? belongsHere(delivery.payload)),
			key: workKey(request.repository, request.key),
			run: (turn) => answer({
				delivery,
				request
			}, turn)
		};
	};
}
const Authored = schemas/* looseObject */._H3({ comment: schemas/* looseObject */._H3({ author_association: schemas/* string */.YjP() }) });
const OWN = new Set([
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
]);
function belongsHere(payload) {
	const read = Authored.safeParse(payload);
	return read.success && OWN.has(read.data.comment.author_association);
}

var this_machine = __load__(7229);
;// program/app/answer-call.js











const REPORT_KEY = {
	workflow: "app",
	job: "bot"
};
async function answerCall(call, turn, host, rights) {
	const { settings, clock } = host;
	const { request, delivery } = call;
	const { repository } = request;
	const { installationId } = delivery;
	const client = host.repositoryClient(installationId, {
		name: repository,
		id: delivery.event.repositoryId
	});
	const { redact } = client;
	const log = host.log.for({
		delivery: delivery.id,
		installation: installationId,
		repository
	}, redact);
	const controller = new AbortController();
	const signal = AbortSignal.any([controller.signal, turn.signal]);
	const github = client.github.until(signal);
	const tempDir = (0,machine_limit/* makeTempDir */.mk)((0,external_node_os_.tmpdir)(), machine_limit/* TEMP_VARIABLE */.E$);
	try {
		const world = {
			...this_machine/* THIS_MACHINE */.D,
			clock,
			log,
			signal,
			workspace: tempDir,
			tempDir,
			redact,
			environment: host.environment,
			run: {
				runId: `app-${request.key}`,
				jobSlug: "bot",
				attempt: null
			},
			endsAtMs: Infinity,
			defaultLabel: (0,github_names/* fullName */.fq)(repository),
			title: (0,github_names/* fullName */.fq)(repository),
			event: delivery.event,
			github: () => github,
			collector: () => github,
			runUrl: null,
			onCheck: (id) => log.debug(`The check has the id ${id}.`)
		};
		const effects = (0,commands_effects/* effectsOf */.w7)({
			settings,
			world,
			store: () => (0,open_store/* stateStoreOf */.U)(settings, world, [parse_settings/* PULL_REQUESTS */.L]),
			newSalt: open_store/* newSalt */.N,
			cancelCheck: async (where, run) => {
				const command = /^app-([\w-]+)\.bot$/.exec(run)?.[1];
				if (command === undefined) return (0,commands_effects/* stopRun */.KV)(github, where, run);
				return { kind: turn.cancel(workKey(where, command)) ? "cancelled" : "over" };
			},
			check: (own, around) => turn.long(() => checkAndComment(own, around, call, log))
		});
		const result = await (0,handle/* handleRequest */.y)(request, effects, {
			botUsers: settings.botUsers,
			runUrl: null,
			run: {
				key: (0,check_mark/* runKey */.r7)(world.run),
				isFirstAttempt: false
			},
			rights
		});
		if (result.kind === "failed") {
			log.warning((0,sentence/* fill */.G)(says/* commandFailed */.n6, {
				key: request.key,
				failure: result.failure.message
			}));
		} else {
			log.info(`The command ${request.key}: ${result.kind}.`);
		}
	} finally {
		controller.abort(new base_outcome/* Cancelled */.cJ("The command is done."));
		await (0,write_new/* removeFolder */.v$)(tempDir);
	}
}
async function checkAndComment(settings, world, { request }, log) {
	const cases = await (0,pull_request_cases/* pullRequestCases */.M)(settings.stateBranch, "student", world);
	const { pullRequest } = world.event;
	if (pullRequest === null) throw new Error("a check of the bot has a pull request");
	const result = await (0,main/* main */.i)(settings, world, {
		...prior/* NOTHING_PRIOR */.Z,
		cases
	});
	try {
		const report = (0,redaction/* redactDeep */.KL)(result.report, world.redact);
		const published = await (0,comment/* publishComment */.p)({
			github: world.github(),
			repository: request.repository,
			pullNumber: pullRequest.number,
			headSha: pullRequest.headSha,
			key: (0,channels/* commentKey */.T)(settings.commentKey, REPORT_KEY),
			report,
			audience: "student"
		}, log);
		log.info(published.sentence);
		return report;
	} finally {
		for (const warning of await result.finish()) log.warning(warning);
	}
}

var open_github = __load__(7849);
var limits = __load__(4472);
var github_options = __load__(711);
;// program/app/installations.js




const TOKENS_KEPT = 4;
class RecentTokens {
	#secrets;
	#tokens = [];
	#redact;
	constructor(secrets) {
		this.#secrets = secrets;
		this.#redact = (0,redaction/* redactor */.$p)(secrets);
	}
	add = (token) => {
		this.#tokens = [...this.#tokens, token].slice(-TOKENS_KEPT);
		this.#redact = (0,redaction/* redactor */.$p)([...this.#secrets, ...this.#tokens]);
	};
	redact = (text) => this.#redact(text);
}
class Installations {
	#options;
	#clients = new Map();
	constructor(options) {
		this.#options = options;
	}
	client(installationId, reached) {
		const key = `${installationId} ${reached === null ? "" : reached.id ?? (0,github_names/* fullName */.fq)(reached.name).toLowerCase()}`;
		const known = this.#clients.get(key);
		if (known !== undefined) return known;
		this.#closeIdle();
		const made = this.#open(key, installationId, reached);
		this.#clients.set(key, made);
		return made;
	}
	async close() {
		for (const { github } of this.#clients.values()) await github.close();
		this.#clients.clear();
	}
	#open(key, installationId, reached) {
		const { identity, apiUrl, secrets, open, now } = this.#options;
		const { commandWaitMs, scanWaitMs } = limits/* GITHUB_LIMITS */.f.installations;
		const tokens = new RecentTokens(secrets);
		const needs = {
			pace: `installation ${installationId}`,
			maxWaitMs: reached === null ? scanWaitMs : commandWaitMs,
			redact: tokens.redact
		};
		const account = {
			identity,
			onSecret: tokens.add,
			open: (token) => open({
				...needs,
				token
			})
		};
		const github = appGitHub({
			apiUrl,
			newToken: () => installationToken(account, installationId, reached),
			open: account.open,
			now,
			onUse: () => {
				made.usedAt = now().getTime();
				this.#clients.delete(key);
				this.#clients.set(key, made);
			}
		});
		const made = {
			github,
			redact: needs.redact,
			usedAt: now().getTime()
		};
		return made;
	}
	#closeIdle() {
		const { open, idleMs } = limits/* GITHUB_LIMITS */.f.installations;
		const before = this.#options.now().getTime() - idleMs;
		for (const [key, { usedAt, github }] of this.#clients) {
			if (this.#clients.size < open || usedAt > before) return;
			this.#clients.delete(key);
			void github.close();
		}
	}
}
const APP = { kind: "app" };
const UNUSED = {
	used: 0,
	limit: null,
	remaining: null,
	resetsAt: null
};
function appGitHub(options) {
	const opened = [];
	let current = null;
	let asking = null;
	const renew = async () => {
		try {
			const { token, expiresAt } = await options.newToken();
			const client = options.open(token);
			opened.push(client);
			current = {
				github: client.get(),
				until: Date.parse(expiresAt) - limits/* GITHUB_LIMITS */.f.appToken.renewBeforeMs
			};
			return current.github;
		} finally {
			asking = null;
		}
	};
	const client = async () => {
		options.onUse?.();
		if (current !== null && options.now().getTime() < current.until) return current.github;
		return asking ??= renew();
	};
	const withToken = async (ends, body) => {
		const first = await client();
		try {
			return await body(ends(first));
		} catch (error) {
			if (!(0,failure/* isAnswer */.T)(error, 401)) throw error;
			if (current?.github === first) current = null;
		}
		return body(ends(await client()));
	};
	const open = (ends) => ({
		apiUrl: options.apiUrl,
		origin: APP,
		ask: (purpose, request, shape) => withToken(ends, (github) => github.ask(purpose, request, shape)),
		graphql: (purpose, query, variables, shape) => withToken(ends, (github) => github.graphql(purpose, query, variables, shape)),
		async *pages(purpose, route, parameters, item) {
			try {
				yield* ends(await client()).pages(purpose, route, parameters, item);
			} catch (error) {
				if ((0,failure/* isAnswer */.T)(error, 401)) current = null;
				throw error;
			}
		},
		download: (purpose, route, parameters) => withToken(ends, (github) => github.download(purpose, route, parameters)),
		git: (purpose, asked) => withToken(ends, (github) => github.git(purpose, asked)),
		until: (signal) => {
			const made = new WeakMap();
			return open((github) => {
				const own = made.get(github) ?? ends(github).until(signal);
				made.set(github, own);
				return own;
			});
		},
		inPlaceOf: () => open(ends),
		budget: () => current?.github.budget() ?? UNUSED,
		close: async () => {
			current = null;
			for (const one of opened.splice(0)) await one.close();
		}
	});
	return open((github) => github);
}

;// program/app/app-host.js




function openAppHost(options) {
	const { settings, environment, apiUrl, clock, identity, secrets } = options;
	const { commandWaitMs } = limits/* GITHUB_LIMITS */.f.installations;
	const redact = (0,redaction/* redactor */.$p)(secrets);
	const log = options.openLog(redact);
	const closing = new AbortController();
	const open = (needs, origin = { kind: "app" }) => (0,open_github/* lazyGitHub */.eq)({
		...needs,
		origin,
		apiUrl,
		clock,
		log: log.for({}, needs.redact),
		signal: closing.signal,
		timeoutMs: Infinity,
		environment
	});
	const tokens = new RecentTokens(secrets);
	const installations = new Installations({
		identity,
		apiUrl,
		secrets,
		open,
		now: () => new Date()
	});
	const own = open({
		token: settings.githubToken,
		pace: "own",
		maxWaitMs: commandWaitMs,
		redact
	}, github_options/* GITHUB_TOKEN */.G);
	return {
		...options,
		log,
		account: {
			identity,
			open: (token) => open({
				token,
				pace: "app",
				maxWaitMs: commandWaitMs,
				redact: tokens.redact
			}),
			onSecret: tokens.add
		},
		installationClient: (installationId) => installations.client(installationId, null),
		repositoryClient: (installationId, repository) => installationId === null ? {
			github: own.get(),
			redact
		} : installations.client(installationId, repository),
		close: async () => {
			closing.abort();
			await installations.close();
			await own.close();
		}
	};
}

var event_context = __load__(68888);
var jobs = __load__(91005);
;// program/app/fair-places.js
class FairPlaces {
	#places;
	#ofGroup;
	#waiting = [];
	#stands = new Map();
	#last = 0;
	#busyLanes = new Set();
	#taken = new Map();
	#all = 0;
	constructor({ places, ofGroup }) {
		this.#places = places;
		this.#ofGroup = ofGroup;
	}
	ask(claim, begin, isFirst = false) {
		const own = {
			claim,
			names: namesOf(claim),
			begin
		};
		if (isFirst) this.#waiting.unshift(own);
		else this.#waiting.push(own);
		for (const name of own.names) if (!this.#stands.has(name)) this.#stands.set(name, ++this.#last);
		this.#give();
		return () => this.#remove(own);
	}
	leave(claim, keepsLane = false) {
		const { group } = claim;
		const taken = this.#takenBy(group);
		this.#all -= 1;
		if (taken === 1) this.#taken.delete(group);
		else this.#taken.set(group, taken - 1);
		if (taken === this.#ofGroup) this.#toEnd(group);
		if (!keepsLane) this.freeLane(claim);
		this.#give();
	}
	freeLane(claim) {
		this.#busyLanes.delete(claim.lane);
		this.#toEnd(namesOf(claim)[1]);
	}
	close() {
		this.#places = 0;
	}
	#takenBy(group) {
		return this.#taken.get(group) ?? 0;
	}
	#toEnd(name) {
		if (this.#stands.has(name)) this.#stands.set(name, ++this.#last);
	}
	#give() {
		while (this.#all < this.#places) {
			const [next] = this.#waiting.filter(({ claim }) => this.#takenBy(claim.group) < this.#ofGroup && !this.#busyLanes.has(claim.lane)).toSorted((a, b) => this.#compare(a, b));
			if (next === undefined) return;
			const { group, lane } = next.claim;
			this.#all += 1;
			this.#taken.set(group, this.#takenBy(group) + 1);
			this.#busyLanes.add(lane);
			for (const name of next.names) this.#toEnd(name);
			this.#remove(next);
			next.begin();
		}
	}
	#compare(a, b) {
		const standOf = (name) => this.#stands.get(name) ?? 0;
		const differences = a.names.map((name, at) => standOf(name) - standOf(b.names[at] ?? ""));
		return differences.find((difference) => difference !== 0) ?? 0;
	}
	#remove(own) {
		this.#waiting = this.#waiting.filter((one) => one !== own);
		const left = new Set(this.#waiting.flatMap(({ names }) => names));
		for (const name of own.names) if (!left.has(name)) this.#stands.delete(name);
	}
}
function namesOf({ group, lane, person }) {
	return [
		group,
		`${group}\n${lane}`,
		`${group}\n${lane}\n${person}`
	];
}
class Places {
	#places;
	#free;
	#waiting = [];
	constructor(places) {
		this.#places = places;
		this.#free = places;
	}
	get taken() {
		return this.#places - this.#free;
	}
	async take(signal, body) {
		if (this.#free > 0) this.#free -= 1;
		else await new Promise((resolve) => this.#waiting.push(resolve));
		try {
			signal.throwIfAborted();
			return await body();
		} finally {
			const next = this.#waiting.shift();
			if (next === undefined) this.#free += 1;
			else next();
		}
	}
}

;// program/app/job-queue.js


class JobQueue {
	#limits;
	#clock;
	#short;
	#long;
	#keys = new Map();
	#all = new Set();
	#running = new Set();
	#stopped = new AbortController();
	constructor(limits, clock) {
		this.#limits = limits;
		this.#clock = clock;
		this.#short = new FairPlaces({
			places: limits.short,
			ofGroup: limits.shortOfGroup
		});
		this.#long = new FairPlaces({
			places: limits.long,
			ofGroup: Infinity
		});
	}
	get waiting() {
		return this.#all.size - this.running;
	}
	get running() {
		return this.#count(({ phase }) => [
			"short",
			"long",
			"ending"
		].includes(phase));
	}
	get isStopped() {
		return this.#stopped.signal.aborted;
	}
	reserve(job) {
		const full = this.#fullFor(job);
		if (full !== null) return full;
		const entry = {
			job,
			abort: new AbortController(),
			phase: "waiting",
			wake: null
		};
		this.#all.add(entry);
		return {
			start: () => this.#begin(entry),
			drop: () => this.#forget(entry)
		};
	}
	stop() {
		const reason = new base_outcome/* Cancelled */.cJ("The queue was stopped.");
		this.#stopped.abort(reason);
		this.#short.close();
		this.#long.close();
		const left = [];
		for (const entry of this.#all) {
			entry.wake?.(reason);
			if (entry.phase !== "waiting" && entry.phase !== "resting") continue;
			left.push(entry.job);
			this.#forget(entry);
		}
		return left;
	}
	cut() {
		for (const { abort } of this.#all) abort.abort(new base_outcome/* Cancelled */.cJ("The work was cut off."));
	}
	async idle() {
		while (this.#running.size > 0) await Promise.all(this.#running);
	}
	#cancel(key) {
		const entry = this.#keys.get(key)?.[0];
		if (entry === undefined) return false;
		const reason = new base_outcome/* Cancelled */.cJ("It was cancelled.");
		entry.abort.abort(reason);
		entry.wake?.(reason);
		return true;
	}
	#fullFor({ group, lane, person, isStranger }) {
		const { jobs, jobsOfGroup, jobsOfLane, jobsOfPerson, strangersShare } = this.#limits;
		if (this.#stopped.signal.aborted) return "stopped";
		const isFull = (limit, which) => this.#count(({ job }) => which(job)) >= limit || isStranger && this.#count(({ job }) => job.isStranger && which(job)) >= limit * strangersShare;
		const inLane = this.#count(({ job }) => job.lane === lane && job.person === person);
		if (inLane >= jobsOfPerson) return "person";
		if (isFull(jobsOfLane, (job) => job.lane === lane)) return "lane";
		if (isFull(jobsOfGroup, (job) => job.group === group)) return "group";
		return isFull(jobs, () => true) ? "queue" : null;
	}
	#count(which) {
		let count = 0;
		for (const entry of this.#all) if (which(entry)) count += 1;
		return count;
	}
	#begin(entry) {
		if (this.#stopped.signal.aborted || !this.#all.has(entry)) return false;
		const same = this.#keys.get(entry.job.key);
		if (same !== undefined) {
			same.push(entry);
			return true;
		}
		this.#keys.set(entry.job.key, [entry]);
		this.#line(entry);
		return true;
	}
	#line(entry, isFirst = false) {
		entry.phase = "waiting";
		this.#short.ask(entry.job, () => this.#run(entry), isFirst);
	}
	#run(entry) {
		entry.phase = "short";
		const run = this.#work(entry).finally(() => {
			this.#running.delete(run);
		});
		this.#running.add(run);
	}
	async #work(entry) {
		const again = await entry.job.run({
			signal: entry.abort.signal,
			long: (body) => this.#longPart(entry, body),
			cancel: (key) => this.#cancel(key)
		});
		const rests = again !== null && !this.#stopped.signal.aborted;
		const wasShort = entry.phase === "short";
		if (rests) {
			entry.phase = "resting";
			void this.#rest(entry, again, wasShort);
		} else {
			this.#forget(entry);
		}
		if (wasShort) this.#short.leave(entry.job, rests);
	}
	async #rest(entry, ms, hasLane) {
		try {
			await this.#clock.sleep(ms, this.#stopped.signal);
		} catch {
			return;
		}
		if (hasLane) this.#short.freeLane(entry.job);
		this.#line(entry, true);
	}
	async #longPart(entry, body) {
		this.#stopped.signal.throwIfAborted();
		entry.abort.signal.throwIfAborted();
		const { job } = entry;
		const wasShort = entry.phase === "short";
		entry.phase = "parked";
		const turn = Promise.withResolvers();
		const giveUp = this.#long.ask(job, () => {
			entry.phase = "long";
			turn.resolve();
		});
		entry.wake = (reason) => {
			giveUp();
			turn.reject(reason);
		};
		if (wasShort) this.#short.leave(job);
		try {
			await turn.promise;
		} catch (error) {
			entry.phase = "ending";
			throw error;
		}
		try {
			return await body();
		} finally {
			entry.phase = "ending";
			this.#long.leave(job);
		}
	}
	#forget(entry) {
		if (!this.#all.delete(entry)) return;
		const { key } = entry.job;
		const same = this.#keys.get(key);
		const at = same?.indexOf(entry) ?? -1;
		if (same === undefined || at < 0) return;
		same.splice(at, 1);
		const [next] = same;
		if (next === undefined) this.#keys.delete(key);
		else if (at === 0 && !this.#stopped.signal.aborted) this.#line(next);
	}
}

;// program/app/limits.js
const limits_DAY_MS = 864e5;
const APP_LIMITS = {
	queue: {
		short: 40,
		shortOfGroup: 4,
		jobs: 1e3,
		jobsOfGroup: 500,
		jobsOfLane: 100,
		jobsOfPerson: 20,
		strangersShare: 1 / 2
	},
	fullLogMs: 6e4,
	workMs: 3 * limits_DAY_MS,
	redelivery: {
		roundMs: 36e5,
		windowMs: 3 * limits_DAY_MS - 36e5,
		overlapMs: 2 * 36e5,
		freshMs: 6e4,
		pages: 100,
		perRound: 200,
		attempts: 5
	}
};

;// program/app/deliveries.js







const FULL = {
	person: {
		status: 429,
		text: says/* tooMany */.Ot
	},
	lane: {
		status: 503,
		text: says/* tooManyCommands */.IV
	},
	group: {
		status: 503,
		text: says/* tooManyCommandsWait */.fF
	},
	queue: {
		status: 503,
		text: says/* tooMuch */.Gm
	},
	stopped: {
		status: 503,
		text: says/* serverStopping */.Ee
	}
};
const ACCEPTED = {
	status: 202,
	text: "accepted"
};
const SEEN = {
	status: 202,
	text: "seen before"
};
const Installation = schemas/* looseObject */._H3({ installation: schemas/* looseObject */._H3({ id: schemas/* number */.aig().int().positive() }) });
class Deliveries {
	#options;
	#queue;
	#live = new Map();
	#told = new Map();
	constructor(options) {
		this.#options = options;
		this.#queue = new JobQueue({
			...APP_LIMITS.queue,
			long: options.concurrency
		}, options.clock);
		options.metrics.read("waiting", () => this.#queue.waiting);
		options.metrics.read("running", () => this.#queue.running);
	}
	get waiting() {
		return this.#queue.waiting;
	}
	get running() {
		return this.#queue.running;
	}
	async receive(id, eventName, body) {
		const answer = await this.#answer(id, eventName, body);
		const event = Object.hasOwn(this.#options.on, eventName) ? eventName : "other";
		this.#options.metrics.count("deliveries_total", {
			event,
			status: String(answer.status)
		});
		this.#options.metrics.set("last_delivery_timestamp_seconds", Math.round(this.#options.now() / 1e3));
		return answer;
	}
	async #answer(id, event, body) {
		const { log } = this.#options;
		const read = this.#read({
			id,
			event,
			body
		});
		if (typeof read === "string") return {
			status: 202,
			text: read
		};
		if (read === null) return {
			status: 400,
			text: says/* bodyNotJson */.MX
		};
		try {
			return await this.#keep(read, {
				id,
				event,
				body
			});
		} catch (error) {
			const why = (0,base_outcome/* messageOf */.bD)(error);
			this.#tellSeldom("inbox", (0,sentence/* fill */.G)(says/* deliveriesRefused */.Du, { why }), log);
			return {
				status: 503,
				text: says/* cannotKeptNow */.CP
			};
		}
	}
	async #keep(read, raw) {
		const { inbox, isKept } = this.#options;
		const { id } = raw;
		const state = (await inbox.known([id])).get(id);
		if (state === "done" || this.#live.has(id)) return SEEN;
		if (state === "waits") return this.#resume(read) ?? ACCEPTED;
		const ticket = this.#queue.reserve(this.#job(read));
		if (typeof ticket === "string") return this.#refuse(ticket, read);
		const isNew = await inbox.accept(raw).catch((0,base_outcome/* andThrow */.U_)(() => ticket.drop()));
		if (!isNew || this.#live.has(id)) {
			ticket.drop();
			return SEEN;
		}
		this.#live.set(id, null);
		if (ticket.start() || isKept) return ACCEPTED;
		await inbox.forget(id);
		return FULL.stopped;
	}
	async takeUp() {
		if (this.#queue.isStopped) return;
		const { inbox, log, now } = this.#options;
		const left = (await inbox.pending()).filter(({ id }) => !this.#live.has(id));
		if (left.length > 0) log.info(`Accepted deliveries that are not done and are taken up: ${left.length}.`);
		const noted = [];
		for (const message of left) {
			const read = this.#read(message);
			if (now() - message.at > APP_LIMITS.workMs) {
				log.error((0,sentence/* fill */.G)(says/* deliveryGiven */._1, { id: message.id }));
				noted.push(inbox.forget(message.id));
			} else if (read === null || typeof read === "string") {
				noted.push(inbox.done(message.id));
			} else {
				this.#resume(read);
			}
		}
		await Promise.all(noted);
	}
	#resume(read) {
		const ticket = this.#queue.reserve(this.#job(read));
		if (typeof ticket === "string") return this.#refuse(ticket, read);
		this.#live.set(read.delivery.id, null);
		ticket.start();
		return null;
	}
	async close() {
		for (const { name } of this.#queue.stop()) {
			this.#tellLeft(name, this.#options.log);
			await this.#putOff(name);
		}
		await this.#queue.idle();
	}
	cut() {
		this.#queue.cut();
	}
	#refuse(full, { delivery, work }) {
		const answer = FULL[full];
		const { id, installationId } = delivery;
		const { repository } = work;
		const log = this.#options.log.for({
			delivery: id,
			installation: installationId,
			repository
		});
		const whose = full === "person" && work.person !== null ? ` (${(0,text_escape/* visible */.RK)(work.person)})` : "";
		const lane = (0,github_names/* fullName */.fq)(repository);
		const row = {
			person: `${lane}${whose}`,
			lane,
			group: groupOf(delivery, work),
			queue: "",
			stopped: ""
		};
		this.#tellSeldom(`${full} ${row[full]}`, `Refused with ${answer.status}: ${answer.text}${whose}.`, log);
		return answer;
	}
	#tellSeldom(about, sentence, log) {
		const now = this.#options.clock.now();
		for (const [name, at] of this.#told) {
			if (now - at < APP_LIMITS.fullLogMs) break;
			this.#told.delete(name);
		}
		if (this.#told.has(about)) return;
		this.#told.set(about, now);
		log.warning(sentence);
	}
	#tellLeft(id, log) {
		log.warning(this.#options.isKept ? (0,sentence/* fill */.G)(says/* deliveryNotDone */.qP, { id }) : (0,sentence/* fill */.G)(says/* deliveryNotDoneWhen */.we, { id }));
	}
	#read({ id, event: eventName, body }) {
		const { on, apiUrl, serverUrl } = this.#options;
		const handler = Object.hasOwn(on, eventName) ? on[eventName] : undefined;
		if (handler === undefined) return says/* nothingDoneAbout */.xV;
		const payload = (0,text_escape/* parsedJson */.U4)(body);
		if (payload === undefined) return null;
		const installation = Installation.safeParse(payload);
		const delivery = {
			id,
			event: (0,event_context/* readEventContext */.w)({
				eventName,
				apiUrl,
				serverUrl
			}, payload),
			payload,
			installationId: installation.success ? installation.data.installation.id : null
		};
		const work = handler(delivery);
		return typeof work === "string" ? work : {
			delivery,
			work
		};
	}
	#job(read) {
		const { delivery, work } = read;
		let tries = 0;
		return {
			name: delivery.id,
			group: groupOf(delivery, work),
			lane: (0,github_names/* fullName */.fq)(work.repository).toLowerCase(),
			person: work.person?.toLowerCase() ?? "",
			isStranger: work.isStranger,
			key: work.key,
			run: async (turn) => {
				tries += 1;
				if (tries === 1 && !await this.#begin(delivery.id)) return null;
				return this.#work(read, turn, tries);
			}
		};
	}
	async #begin(id) {
		const { inbox, log } = this.#options;
		const job = await inbox.begin(id);
		this.#live.set(id, job);
		if (job !== null && job.tries < jobs/* MOST_TRIES */.ao) return true;
		if (job !== null) {
			log.error((0,sentence/* fill */.G)(says/* deliveryGivenUp */.jS, {
				id,
				tries: job.tries
			}));
			await inbox.forget(id);
		}
		this.#live.delete(id);
		return false;
	}
	async #putOff(id) {
		const job = this.#live.get(id) ?? null;
		if (job !== null) await this.#options.inbox.putOff(job);
	}
	async #work({ delivery, work }, turn, tries) {
		const { inbox, metrics, clock } = this.#options;
		const { id, installationId } = delivery;
		const log = this.#options.log.for({
			delivery: id,
			installation: installationId,
			repository: work.repository
		});
		const begun = clock.now();
		const over = (result) => {
			this.#live.delete(id);
			metrics.count("work_total", { result });
			metrics.count("work_seconds_total", {}, (clock.now() - begun) / 1e3);
		};
		try {
			turn.signal.throwIfAborted();
			await work.run(turn);
			await inbox.done(id);
			over("done");
			log.info("The delivery is done.");
			return null;
		} catch (error) {
			const message = (0,base_outcome/* messageOf */.bD)(error);
			const passes = error instanceof base_outcome/* GitHubError */.y_ && error.retryHelps;
			const wait = passes ? limits/* GITHUB_LIMITS */.f.delivery.againMs[tries - 1] : undefined;
			if (wait !== undefined && !this.#queue.isStopped) {
				log.warning((0,sentence/* fill */.G)(says/* deliveryFailed */.a6, {
					wait: wait / 1e3,
					message
				}));
				metrics.count("work_total", { result: "tried-again" });
				return wait;
			}
			if (turn.signal.aborted && !this.#queue.isStopped) {
				await inbox.done(id);
				over("cancelled");
				log.info("The delivery was cancelled.");
			} else if (error instanceof base_outcome/* Cancelled */.cJ && this.#queue.isStopped) {
				await this.#putOff(id);
				over("cut-off");
				this.#tellLeft(id, this.#options.log);
			} else if (passes) {
				await this.#putOff(id);
				over("put-off");
				log.warning((0,sentence/* fill */.G)(says/* deliveryFailedTimes */.My, {
					tries,
					message
				}));
			} else {
				await inbox.forget(id);
				over("failed");
				log.error((0,sentence/* fill */.G)(says/* deliveryFailedSent */.ij, { message }));
			}
			return null;
		}
	}
}
function groupOf({ installationId }, { repository }) {
	return installationId === null ? repository.owner.toLowerCase() : String(installationId);
}

var sql = __load__(10769);
var tables = __load__(71520);
var columns = __load__(92749);
var sqlite = __load__(15640);
var migrate = __load__(69899);
var room = __load__(42223);
;// program/app/inbox.js





const APP_TABLES = {
	jobs: tables/* TABLES */.C.jobs,
	deliveries: (0,columns/* table */.tp)({
		id: (0,columns/* text */.Qq)().key(),
		event: (0,columns/* text */.Qq)(),
		body: (0,columns/* text */.Qq)().orNull(),
		at: (0,columns/* bigint */.o)()
	}, { indexes: { deliveriesByTime: { columns: ["at"] } } })
};
const STEPS = [(tx, kind) => (0,columns/* makeNew */.N5)(tx, kind, APP_TABLES, 1)];
const KEPT_MS = 4 * 864e5;
const MAX_PAGES = 65536;
const KIND = "delivery";
async function openAppDatabase(folder) {
	const path = (0,external_node_path_.join)(folder, "jobs.sqlite");
	const database = await (0,sqlite/* openSqlite */.Lf)(path);
	try {
		await (0,sql/* sql */.l)`pragma secure_delete = on`.execute(database.db);
		await (0,sql/* sql */.l)`pragma max_page_count = ${sql/* sql */.l.lit(MAX_PAGES)}`.execute(database.db);
		await (0,migrate/* migrate */._r)(database, STEPS);
		return database;
	} catch (error) {
		await database.close();
		if (!(0,room/* isNoRoom */.Ry)(error)) throw error;
		throw new base_outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* cannotWrittenMake */.v6, {
			path,
			error: (0,data_folder/* reasonOf */.A3)(error)
		}));
	}
}
class Inbox {
	#database;
	#db;
	jobs;
	#now;
	#onError;
	#arrivals = [];
	#writing = Promise.resolve();
	constructor(database, now, onError) {
		this.#database = database;
		this.#db = database.db.withTables();
		this.jobs = new jobs/* Jobs */.XP(database, {
			now,
			alone: true
		});
		this.#now = now;
		this.#onError = onError;
	}
	static async open(database, now, onError) {
		const inbox = new Inbox(database, now, onError);
		for (const one of await inbox.jobs.dead(new Set())) await inbox.jobs.free(one);
		return inbox;
	}
	async known(ids) {
		const rows = await this.#db.selectFrom("deliveries").select(["id", "body"]).where("id", "in", ids).execute();
		return new Map(rows.map(({ id, body }) => [id, body === null ? "done" : "waits"]));
	}
	pending() {
		return this.#db.selectFrom("jobs").innerJoin("deliveries", "deliveries.id", "jobs.key").select([
			"deliveries.id",
			"event",
			"body",
			"at"
		]).where("kind", "=", KIND).where("body", "is not", null).$narrowType().orderBy("jobs.id").execute();
	}
	accept(message) {
		return new Promise((resolve, reject) => {
			if (this.#arrivals.length === 0) setImmediate(() => this.#flush());
			this.#arrivals.push({
				message,
				resolve,
				reject
			});
		});
	}
	async begin(id) {
		const unnoted = {
			id: 0,
			kind: KIND,
			key: id,
			tries: 0,
			share: 0,
			token: ""
		};
		return this.#noted(id, () => this.jobs.claim(KIND, id), unnoted);
	}
	async putOff(job) {
		await this.#noted(job.key, () => this.jobs.giveBack(job), undefined);
	}
	async done(id) {
		await this.#end(id, (tx) => tx.updateTable("deliveries").set({ body: null }).where("id", "=", id).execute());
	}
	async forget(id) {
		await this.#end(id, (tx) => tx.deleteFrom("deliveries").where("id", "=", id).execute());
	}
	async close() {
		this.#flush();
		await this.#writing;
		await this.#database.close();
	}
	async #end(id, write) {
		const body = () => this.#database.transact(async (tx) => {
			await write(tx.withTables());
			await this.jobs.cancel(KIND, id, tx);
		});
		await this.#noted(id, body, undefined);
	}
	async #noted(id, write, otherwise) {
		try {
			return await write();
		} catch (error) {
			this.#onError((0,sentence/* fill */.G)(says/* cannotNotedHow */.iW, {
				id,
				error: (0,data_folder/* reasonOf */.A3)(error)
			}));
			return otherwise;
		}
	}
	#flush() {
		const arrivals = this.#arrivals;
		this.#arrivals = [];
		if (arrivals.length > 0) this.#writing = this.#writing.then(() => this.#write(arrivals));
	}
	async #write(arrivals) {
		try {
			const areNew = await this.#keep(arrivals);
			for (const [at, { resolve }] of arrivals.entries()) resolve(areNew[at] ?? false);
		} catch {
			for (const one of arrivals) {
				await this.#keep([one]).then(([isNew]) => one.resolve(isNew ?? false), one.reject);
			}
		}
	}
	#keep(arrivals) {
		return this.#database.transact(async (tx) => {
			const rows = tx.withTables();
			const at = this.#now();
			await rows.deleteFrom("deliveries").where("body", "is", null).where("at", "<", at - KEPT_MS).execute();
			const areNew = [];
			for (const { message } of arrivals) {
				const { numInsertedOrUpdatedRows } = await rows.insertInto("deliveries").values({
					...message,
					at
				}).onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
				const isNew = numInsertedOrUpdatedRows === 1n;
				if (isNew) await this.jobs.add({
					kind: KIND,
					key: message.id,
					person: null,
					small: false
				}, tx);
				areNew.push(isNew);
			}
			return areNew;
		});
	}
}

var prom_client = __load__(38327);
;// program/app/metrics.js

const METRICS = {
	deliveries_total: ["counter", "Signed deliveries, by event and by what they were answered."],
	work_total: ["counter", "Work that deliveries asked for, by how it ended."],
	work_seconds_total: ["counter", "Time that finished work took, waiting for a place of its long part included."],
	redeliveries_total: ["counter", "Deliveries that GitHub was asked to send again."],
	waiting: ["gauge", "Work that waits for its turn."],
	running: ["gauge", "Work that is being done."],
	scans_total: ["counter", "Scans of staff repositories, by what they came to."],
	scan_seconds_total: ["counter", "Time that ended scans took, without the wait for a place."],
	scans_running: ["gauge", "Scans that are being done."],
	last_delivery_timestamp_seconds: ["gauge", "When the last signed delivery came in."],
	last_redelivery_check_timestamp_seconds: ["gauge", "When GitHub was last asked what failed to arrive."],
	start_time_seconds: ["gauge", "When the server was started."],
	resident_memory_bytes: ["gauge", "Memory of the process."]
};
const PREFIX = "code_similarity_app_";
class Metrics {
	#registry = new prom_client.Registry();
	count(name, labels = {}, by = 1) {
		const known = this.#registry.getSingleMetric(PREFIX + name);
		const counter = known instanceof prom_client.Counter ? known : new prom_client.Counter({
			...this.#about(name),
			labelNames: Object.keys(labels)
		});
		counter.inc(labels, by);
	}
	set(name, value) {
		const known = this.#registry.getSingleMetric(PREFIX + name);
		(known instanceof prom_client.Gauge ? known : new prom_client.Gauge(this.#about(name))).set(value);
	}
	read(name, value) {
		const gauge = new prom_client.Gauge({
			...this.#about(name),
			collect: () => gauge.set(value())
		});
	}
	text() {
		return this.#registry.metrics();
	}
	answer({ method, url }) {
		if (method !== "GET" || url !== "/metrics") return null;
		const headers = { "content-type": this.#registry.contentType };
		return this.text().then((body) => ({
			status: 200,
			headers,
			body
		}));
	}
	#about(name) {
		return {
			name: PREFIX + name,
			help: METRICS[name][1],
			registers: [this.#registry]
		};
	}
}

;// program/app/redelivery.js






const Id = schemas/* union */.KCZ([schemas/* number */.aig().int(), schemas/* bigint */.oad()]);
const Attempt = schemas/* looseObject */._H3({
	id: Id,
	guid: schemas/* string */.YjP(),
	delivered_at: schemas/* string */.YjP(),
	status_code: schemas/* number */.aig().int(),
	event: schemas/* string */.YjP()
});
async function redeliver(options, since, refused = new Set()) {
	const { account, now, log, inbox, metrics } = options;
	return withAppClient(account, async (github) => {
		const pages = github.pages(ownPurpose("listing the deliveries of the App\u2019s webhook"), "GET /app/hook/deliveries", {}, Attempt);
		const attempts = [];
		let read = 0;
		for await (const page of pages) {
			attempts.push(...page);
			read += 1;
			const [last] = page.slice(-1);
			const isOld = last === undefined || Date.parse(last.delivered_at) < since;
			if (isOld || read >= APP_LIMITS.redelivery.pages) break;
		}
		const known = await inbox.known([...new Set(attempts.map(({ guid }) => guid))]);
		const missed = missedOf(attempts.filter(({ guid }) => !known.has(guid)), options, since);
		const open = new Set(missed.map(({ id }) => id));
		for (const id of refused) if (!open.has(id)) refused.delete(id);
		const asked = missed.toSorted((a, b) => Number(refused.has(a.id)) - Number(refused.has(b.id))).slice(0, APP_LIMITS.redelivery.perRound);
		const refusals = [];
		for (const { id } of asked) {
			const refusal = await askAgain(github, id);
			if (refusal === null) {
				metrics.count("redeliveries_total");
				continue;
			}
			refusals.push(refusal);
			refused.add(id);
		}
		metrics.set("last_redelivery_check_timestamp_seconds", Math.round(now() / 1e3));
		const sent = asked.length - refusals.length;
		if (sent > 0) log.info(`Deliveries that did not arrive and that GitHub sends again: ${sent}.`);
		const [refusal] = refusals;
		if (refusal !== undefined) log.warning(refusal.message);
		const later = missed.length - asked.length;
		if (later > 0) log.warning((0,sentence/* fill */.G)(says/* notArriveRound */.LE, { later }));
		return missed.length;
	});
}
async function askAgain(github, id) {
	try {
		await github.ask(ownPurpose("asking for a delivery again"), (rest) => rest.apps.redeliverWebhookDelivery({ delivery_id: id }), schemas/* unknown */.L5J());
		return null;
	} catch (error) {
		if (!(error instanceof base_outcome/* GitHubError */.y_) || error.retryHelps || (0,failure/* isAnswer */.T)(error, 401)) throw error;
		return error;
	}
}
function missedOf(attempts, { events, now }, since) {
	const { freshMs, attempts: maxAttempts } = APP_LIMITS.redelivery;
	const byGuid = Map.groupBy(attempts, ({ guid }) => guid);
	return [...byGuid].flatMap(([, all]) => {
		const [last] = all.toSorted((a, b) => timeOf(b) - timeOf(a));
		const isMissed = last !== undefined && events.has(last.event) && all.length < maxAttempts && timeOf(last) >= since && timeOf(last) <= now() - freshMs && all.every(({ status_code: status }) => !isFinal(status));
		return isMissed ? [last] : [];
	}).toSorted((a, b) => timeOf(a) - timeOf(b));
}
function isFinal(status) {
	return status >= 200 && status < 300 || [
		400,
		413,
		415,
		429
	].includes(status);
}
function timeOf({ delivered_at: at }) {
	return Date.parse(at);
}
async function redeliverEachHour(options, signal, onRound) {
	const { clock, log, now } = options;
	const { roundMs, windowMs, overlapMs } = APP_LIMITS.redelivery;
	let since = now() - windowMs;
	const refused = new Set();
	try {
		for (;;) {
			await onRound();
			const begun = now();
			if (since > begun) since = begun - windowMs;
			try {
				const missed = await (0,abort/* orAborted */.H6)(redeliver(options, since, refused), signal);
				since = Math.max(since, begun - (missed === 0 ? roundMs + overlapMs : windowMs));
			} catch (error) {
				if (!(error instanceof base_outcome/* Failure */.HR) || error instanceof base_outcome/* Cancelled */.cJ) throw error;
				log.warning((0,sentence/* fill */.G)(says/* notArriveNotKnown */.Z, { error: (0,base_outcome/* messageOf */.bD)(error) }));
			}
			await clock.sleep(roundMs, signal);
		}
	} catch (error) {
		if (!signal.aborted) throw error;
	}
}

var promises_ = __load__(51455);
var files = __load__(497);
var digests = __load__(73235);
;// program/app/scans/kept-files.js







const PRIVATE = [
	"scans",
	"reports",
	"cache"
];
const STAMP = /^\d{8}T\d{6}Z$/;
function reportsFolder(data, { owner, repo }, assignment) {
	return (0,external_node_path_.join)((0,external_node_path_.resolve)(data), "reports", owner.toLowerCase(), repo.toLowerCase(), assignment);
}
function cacheFolder(data, { owner, repo }) {
	return (0,external_node_path_.join)((0,external_node_path_.resolve)(data), "cache", owner.toLowerCase(), repo.toLowerCase());
}
function stampOf(at) {
	return at.toISOString().replace(/\.\d+Z$/, "Z").replaceAll(/[-:]/g, "");
}
async function keepNewest(folder, most, now) {
	const isLater = (name) => name > stampOf(now);
	const there = await (0,promises_.readdir)(folder).catch(() => []);
	const names = there.filter((name) => STAMP.test(name)).toSorted();
	const stamps = [...names.filter(isLater), ...names.filter((name) => !isLater(name))];
	for (const name of stamps.slice(0, Math.max(0, stamps.length - most))) {
		await (0,promises_.rm)((0,external_node_path_.join)(folder, name), {
			recursive: true,
			force: true
		});
	}
}
const Run = schemas/* object */.Ikc({
	run: schemas/* string */.YjP().regex(/^app-[0-9a-f]{16}$/),
	attempt: schemas/* number */.aig().int().min(1).max(1e9)
});
async function wasCutOff(data, plan) {
	return (await runIn(placeOf(data, plan))).success;
}
async function beginRun(data, plan) {
	const path = placeOf(data, plan);
	for (const folder of PRIVATE) await files.fs.makeFolder((0,external_node_path_.join)((0,external_node_path_.resolve)(data), folder), 448);
	const before = await runIn(path);
	const run = before.success ? {
		run: before.data.run,
		attempt: before.data.attempt + 1
	} : {
		run: `app-${(0,external_node_crypto_.randomBytes)(8).toString("hex")}`,
		attempt: 1
	};
	await (0,promises_.writeFile)(`${path}.partial`, JSON.stringify(run), { mode: 384 });
	await files.fs.replace(`${path}.partial`, path);
	return {
		...run,
		end: () => (0,promises_.rm)(path, { force: true })
	};
}
function placeOf(data, plan) {
	const name = (0,digests/* sha256 */.sc)(keyOf(plan)).slice(0, 16);
	return (0,external_node_path_.join)((0,external_node_path_.resolve)(data), "scans", `${name}.json`);
}
async function runIn(path) {
	return Run.safeParse((0,text_escape/* parsedJson */.U4)(await (0,promises_.readFile)(path, "utf8").catch(() => "")));
}

;// program/app/scans/push-notes.js

const MOST_WAIT_MS = 60 * 6e4;
class PushNotes {
	#quietMs;
	#notes = new Map();
	constructor(quietMs) {
		this.#quietMs = quietMs;
	}
	note(assignment, nowMs) {
		const before = this.#notes.get(assignment);
		this.#notes.set(assignment, {
			firstMs: before?.firstMs ?? nowMs,
			lastMs: nowMs
		});
		return before === undefined;
	}
	earliest(notBefore) {
		const times = [...this.#notes].map(([name, note]) => Math.max(this.#dueAt(note), notBefore(name)));
		return times.length === 0 ? null : Math.min(...times);
	}
	take(nowMs, notBefore) {
		const due = [...this.#notes].filter(([name, note]) => Math.max(this.#dueAt(note), notBefore(name)) <= nowMs);
		for (const [name] of due) this.#notes.delete(name);
		return new Set(due.map(([name]) => name));
	}
	setBack(latestMs) {
		for (const [name, { firstMs, lastMs }] of this.#notes) {
			if (lastMs <= latestMs) continue;
			this.#notes.set(name, {
				firstMs: Math.min(firstMs, latestMs),
				lastMs: latestMs
			});
		}
	}
	has(assignment) {
		return this.#notes.has(assignment);
	}
	clear() {
		const all = new Set(this.#notes.keys());
		this.#notes.clear();
		return all;
	}
	#dueAt({ firstMs, lastMs }) {
		return Math.min(lastMs + this.#quietMs, firstMs + Math.max(MOST_WAIT_MS, this.#quietMs));
	}
}
function keptPushes(jobs, plan) {
	const keyFor = (assignment) => JSON.stringify([keyOf(plan), assignment]);
	return {
		all: async () => [...await jobs.keys("push")].flatMap((key) => {
			const [of, name] = JSON.parse(key);
			return of === keyOf(plan) ? [name] : [];
		}),
		add: (assignment) => jobs.add({
			kind: "push",
			key: keyFor(assignment),
			person: null,
			small: false
		}),
		remove: (assignment) => jobs.cancel("push", keyFor(assignment))
	};
}

var lease = __load__(79994);
var patterns = __load__(39274);
;// program/app/scans/scan-keeper.js








const MOST_SLEEP_MS = 36e5;
const AGAIN_MS = lease/* LEASE_MS */.Wf + 5 * 6e4;
const LOOK_AGAIN_MS = 10 * 6e4;
class ScanKeeper {
	#options;
	#pushes;
	#facts = {
		assignments: [],
		checkedAt: new Map()
	};
	#concerned = () => [];
	#last = null;
	#since;
	#notBeforeMs = 0;
	#lookAtMs = null;
	#alarm = new AbortController();
	constructor(options) {
		this.#options = options;
		this.#since = options.date();
		this.#pushes = new PushNotes(options.plan.quietMs ?? 0);
	}
	pushed(repository) {
		const { plan } = this.#options;
		if (plan.quietMs === null) return false;
		const now = this.#now();
		if ((0,github_names/* sameRepository */.RB)(repository, plan.repository)) {
			if (this.#lookAtMs === null) this.#alarm.abort();
			this.#lookAtMs ??= now + plan.quietMs;
			return true;
		}
		const names = this.#concerned(repository);
		const first = names.filter((name) => this.#pushes.note(name, now));
		for (const name of first) void this.#noted(() => this.#options.kept.add(name));
		if (first.length > 0) this.#alarm.abort();
		return names.length > 0;
	}
	async keep() {
		const { signal, kept, plan } = this.#options;
		const before = plan.quietMs === null ? [] : await this.#noted(() => kept.all());
		for (const name of before ?? []) this.#pushes.note(name, this.#now());
		await this.#lookUp();
		if (this.#options.isCutOff) await this.#scan(null);
		while (!signal.aborted) {
			const now = this.#now();
			this.#setBack(now);
			const due = this.#dueAt();
			const notBefore = (name) => this.#notBefore(name);
			if (due !== null && due <= now) {
				await this.#scan(null, this.#pushes.clear());
			} else if (this.#lookAtMs !== null && this.#lookAtMs <= now) {
				await this.#lookUp();
			} else {
				const only = this.#pushes.take(now, notBefore);
				if (only.size > 0) await this.#scan(only, only);
				else await this.#sleep(now, [
					due,
					this.#lookAtMs,
					this.#pushes.earliest(notBefore)
				]);
			}
		}
	}
	async #lookUp() {
		const { log, lookUp, plan } = this.#options;
		this.#lookAtMs = null;
		try {
			const { lastScan, ...facts } = await lookUp();
			this.#learn(facts);
			if (lastScan !== null && (this.#last === null || lastScan > this.#last)) this.#last = lastScan;
		} catch (error) {
			if (this.#isOver(error)) return;
			log.warning((0,sentence/* fill */.G)(says/* configState */.Q9, { error: (0,base_outcome/* messageOf */.bD)(error) }));
			if (plan.quietMs !== null && error instanceof base_outcome/* Failure */.HR && error.retryHelps) {
				this.#lookAtMs ??= this.#now() + LOOK_AGAIN_MS;
			}
		}
	}
	async #scan(only, pushed = new Set()) {
		const { log, scan, date } = this.#options;
		const began = date();
		const againMs = began.getTime() + AGAIN_MS;
		try {
			const { facts, assignments, outcome, sentence } = await scan(only);
			this.#learn(facts);
			for (const one of assignments) log.info(`${one.name}: ${one.outcome}. ${one.sentence}`);
			const said = `The scan is done (${outcome}). ${sentence}`;
			if (assignments.some(({ kind }) => kind === "failed")) log.error(said);
			else log.info(said);
			const left = assignments.filter((one) => pushed.has(one.name) && (0,base_outcome/* mayPass */.bg)(one.outcome));
			this.#noteAgain(left.map(({ name }) => name), againMs);
		} catch (error) {
			if (this.#isOver(error)) return;
			this.#tell(error);
			if (error instanceof base_outcome/* Skipped */.zY) {
				if (only === null) this.#notBeforeMs = againMs;
				this.#noteAgain(pushed, againMs);
				return;
			}
			if (error instanceof base_outcome/* Failure */.HR && error.retryHelps) this.#noteAgain(pushed, againMs);
		}
		if (only === null) this.#last = began;
		await this.#forget(only);
	}
	#noteAgain(names, untilMs) {
		for (const name of names) this.#pushes.note(name, untilMs - (this.#options.plan.quietMs ?? 0));
	}
	async #forget(only) {
		const { kept } = this.#options;
		await this.#noted(async () => {
			for (const name of only ?? await kept.all()) if (!this.#pushes.has(name)) await kept.remove(name);
		});
	}
	async #noted(body) {
		try {
			return await body();
		} catch (error) {
			this.#options.log.warning((0,sentence/* fill */.G)(says/* pushesCannotNoted */.U8, { error: (0,base_outcome/* messageOf */.bD)(error) }));
			return null;
		}
	}
	#learn({ assignments, checkedAt }) {
		this.#facts = {
			assignments,
			checkedAt: new Map([...this.#facts.checkedAt, ...checkedAt])
		};
		this.#concerned = concernedBy(assignments, this.#options.plan.repository);
	}
	#tell(error) {
		const { log } = this.#options;
		if (error instanceof base_outcome/* Skipped */.zY) {
			log.info(`Not scanned: ${error.message}`);
		} else if (error instanceof base_outcome/* Failure */.HR) {
			log.error((0,sentence/* fill */.G)(says/* scanFailed */.J_, {
				outcome: error.outcome,
				error: error.message
			}));
		} else {
			log.error((0,sentence/* fill */.G)(says/* defectEnded */.Yv, { error: (0,base_outcome/* messageOf */.bD)(error) }));
			log.debug(error instanceof Error ? error.stack ?? "" : String(error));
		}
	}
	#isOver(error) {
		return this.#options.signal.aborted || error instanceof base_outcome/* Cancelled */.cJ;
	}
	#dueAt() {
		const due = dueAt(this.#options.plan, {
			last: this.#last,
			since: this.#since
		});
		return due === null ? null : Math.max(due, this.#notBeforeMs);
	}
	#notBefore(name) {
		const assignment = this.#facts.assignments.find((one) => one.name === name);
		if (assignment === undefined) return 0;
		const { from, until, cooldownMs } = assignment.schedule;
		if (until !== null && until.getTime() < this.#now()) return Infinity;
		const checkedAt = this.#facts.checkedAt.get(name) ?? -Infinity;
		return Math.max(from?.getTime() ?? 0, checkedAt > this.#now() ? 0 : checkedAt + cooldownMs);
	}
	#setBack(now) {
		const { plan } = this.#options;
		const longestMs = Math.max(AGAIN_MS, plan.quietMs ?? 0);
		if (this.#last !== null && this.#last.getTime() > now) this.#last = new Date(now);
		if (this.#since.getTime() > now) this.#since = new Date(now);
		this.#notBeforeMs = Math.min(this.#notBeforeMs, now + longestMs);
		if (this.#lookAtMs !== null) this.#lookAtMs = Math.min(this.#lookAtMs, now + longestMs);
		this.#pushes.setBack(now + longestMs);
	}
	async #sleep(now, until) {
		const { clock, signal } = this.#options;
		const first = Math.min(now + MOST_SLEEP_MS, ...until.filter((at) => at !== null));
		this.#alarm = new AbortController();
		await clock.sleep(Math.max(1, first - now), AbortSignal.any([signal, this.#alarm.signal])).catch(() => {});
	}
	#now() {
		return this.#options.date().getTime();
	}
}
const MOST_OFFSET_MS = 5 * 6e4;
const OFFSET_SHARE = 20;
function dueAt(plan, { last, since }) {
	const { times } = plan;
	if (times.kind === "every") return Math.max(last === null ? 0 : last.getTime() + times.ms, since.getTime());
	const next = times.next(last ?? since);
	return next === null ? null : Math.max(next.getTime() + offsetOf(plan, times, next), since.getTime());
}
function offsetOf(plan, { next }, first) {
	const second = next(first);
	const periodMs = second === null ? Infinity : second.getTime() - first.getTime();
	const most = Math.min(MOST_OFFSET_MS, periodMs / OFFSET_SHARE);
	const digest = (0,external_node_crypto_.createHash)("sha256").update(keyOf(plan)).digest();
	return Math.floor(digest.readUInt32BE(0) / 2 ** 32 * most);
}
function concernedBy(assignments, staff) {
	const takers = assignments.map(({ name, settings }) => ({
		name,
		mayTake: takerOf(settings, staff.owner)
	}));
	return (repository) => (0,github_names/* sameRepository */.RB)(repository, staff) ? [] : takers.filter(({ mayTake }) => mayTake(repository)).map(({ name }) => name);
}
function takerOf(settings, owner) {
	const { classroom50, manifest, repositories } = settings;
	const organization = settings.organization ?? owner;
	const lines = repositories.map((line) => matcherOf(line, organization));
	const start = classroom50 === null ? null : `${classroom50.classroom}-${classroom50.assignment}-`.toLowerCase();
	const takesAll = manifest !== null || lines.length === 0 && start === null;
	return (repository) => {
		if (lines.some((matches) => matches(repository))) return true;
		if (repository.owner.toLowerCase() !== organization.toLowerCase()) return false;
		return takesAll || start !== null && repository.repo.toLowerCase().startsWith(start);
	};
}
function matcherOf(line, organization) {
	const pattern = (0,patterns/* parsePattern */.EY)(line, organization);
	if (typeof pattern === "string") return () => false;
	if (pattern.kind === "name") return (repository) => (0,github_names/* sameRepository */.RB)(pattern.name, repository);
	const owner = pattern.owner.toLowerCase();
	return (repository) => repository.owner.toLowerCase() === owner && isMatch(pattern, repository.repo);
}
function isMatch(pattern, repo) {
	try {
		return pattern.match(repo) !== null;
	} catch (error) {
		if (error instanceof base_outcome/* ConfigurationError */.j1) return false;
		throw error;
	}
}

var scan = __load__(49934);
var within_time = __load__(9930);
var format = __load__(73043);
var identity = __load__(4666);
var keep_dashboard = __load__(29976);
var quoted = __load__(73321);
var github_repository = __load__(1493);
var archive = __load__(17887);
;// program/app/scans/staff-repository.js















const OF_THE_SERVER = [
	"apikey",
	"base-url",
	"poll-interval",
	"requests-per-minute"
];
async function inStaffRepository(errand, work) {
	const tempDir = (0,machine_limit/* makeTempDir */.mk)((0,external_node_os_.tmpdir)(), machine_limit/* TEMP_VARIABLE */.E$);
	try {
		const secrets = new redaction/* Secrets */.Sb([]);
		const world = await worldOf(errand, tempDir, secrets);
		const settings = await readSettings(errand, world);
		const endsAtMs = world.endsAtMs - Math.max(0, errand.host.settings.timeoutMs - settings.timeoutMs);
		return await work({
			settings,
			world: {
				...world,
				endsAtMs
			},
			onSecret: (secret) => secrets.add(secret)
		});
	} finally {
		await (0,write_new/* removeFolder */.v$)(tempDir);
	}
}
async function worldOf({ host, plan: { repository }, run, signal }, tempDir, secrets) {
	const { apiUrl, serverUrl, clock } = host;
	const endsAtMs = clock.now() + host.settings.timeoutMs;
	const installation = await findInstallation(host.account, repository);
	const all = host.installationClient(installation);
	const { id, isPrivate, owner, repo } = await (0,github_repository/* readRepository */.Nu)(all.github.until(signal), repository);
	const own = host.repositoryClient(installation, {
		name: {
			owner,
			repo
		},
		id
	});
	const redact = (text) => secrets.redact(all.redact(own.redact(text)));
	const log = host.log.for({
		installation,
		repository
	}, redact);
	const [files, ownDir] = [(0,external_node_path_.join)(tempDir, "files"), (0,external_node_path_.join)(tempDir, "work")];
	for (const folder of [files, ownDir]) await (0,promises_.mkdir)(folder);
	const name = (0,github_names/* fullName */.fq)({
		owner,
		repo
	});
	const facts = {
		eventName: "schedule",
		apiUrl,
		serverUrl,
		repository: name,
		repositoryId: id
	};
	const world = {
		...this_machine/* THIS_MACHINE */.D,
		clock,
		log,
		signal,
		workspace: files,
		tempDir: ownDir,
		redact,
		environment: host.environment,
		run,
		endsAtMs,
		defaultLabel: name,
		title: name,
		event: (0,event_context/* readEventContext */.w)(facts, { repository: {
			id,
			full_name: name,
			private: isPrivate
		} }),
		github: () => own.github,
		collector: () => all.github,
		runUrl: null,
		onCheck: (check) => log.debug(`The check has the id ${check}.`)
	};
	return (0,within_time/* endedBy */.mr)(world, signal);
}
async function readSettings({ inputs, plan, isTold }, world) {
	const { log, signal, event } = world;
	const repository = event.repository ?? plan.repository;
	try {
		const { files } = await (0,archive/* readArchive */.bL)(world.github(), repository, null, () => "counts", signal);
		await layOut(files, world);
		const text = files.get(plan.config.replace(/^\.\//, ""))?.bytes.toString("utf8") ?? null;
		return settingsOf(text, {
			...plan,
			repository
		}, inputs, log);
	} catch (error) {
		if (isTold && error instanceof base_outcome/* Failure */.HR && !signal.aborted) {
			try {
				const { login: self } = await (0,identity/* whoAmI */.Wc)(world.github());
				const host = {
					world,
					repository,
					self,
					branch: null
				};
				await (0,keep_dashboard/* tellFailure */.s)(host, {
					known: null,
					mayOpen: true
				}, error.message);
			} catch (second) {
				log.debug(`The failure is not on the dashboard: ${(0,base_outcome/* messageOf */.bD)(second)}`);
			}
		}
		throw error;
	}
}
async function layOut(files, { workspace, log }) {
	const missing = [];
	for (const [path, { bytes }] of files) {
		if (!await (0,write_new/* writeNew */.qf)(workspace, path, bytes)) missing.push(path);
	}
	if (missing.length > 0) {
		log.warning((0,sentence/* fill */.G)(says/* cannotLieMachine */.bJ, {
			files: (0,format/* count */.U9)(missing.length, "file"),
			one: missing.length === 1,
			missing: (0,format/* listed */.KE)(missing, 5, JSON.stringify)
		}));
	}
}
function settingsOf(text, { repository, config }, inputs, log) {
	const ofServer = Object.fromEntries(OF_THE_SERVER.map((name) => [name, inputs[name]]));
	const { settings, warnings } = (0,parse_settings/* parseSettings */.P)({
		...ofServer,
		mode: "scan",
		config
	}, text, {
		event: "schedule",
		repositoryOwner: repository.owner,
		isFork: false
	});
	for (const warning of warnings) log.warning(warning);
	for (const one of [settings, ...settings.assignments.map((assignment) => assignment.settings)]) {
		refuseOutside(one);
	}
	return settings;
}
function refuseOutside(settings) {
	const { manifest, people, cases, starter, archive, aiReferences, reportDir } = settings;
	const folders = {
		"ai-references": aiReferences,
		"report-dir": reportDir
	};
	const paths = {
		manifest,
		people,
		cases,
		starter,
		archive,
		...folders
	};
	for (const [name, given] of Object.entries(paths)) {
		const outside = [given ?? []].flat().find((path) => !staysInside(path));
		if (outside === undefined) continue;
		throw new base_outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* leadsOut */.qm, {
			name,
			outside: (0,quoted/* quoted */.T)(outside)
		}));
	}
}

;// program/app/scans/scan-once.js








const TIME_IS_OVER = says/* timeScan */.n7;
async function lookUp(place, plan) {
	const run = {
		runId: `app-${(0,external_node_crypto_.randomBytes)(8).toString("hex")}`,
		jobSlug: "scan",
		attempt: 1
	};
	return inStaffRepository({
		...place,
		plan,
		run,
		isTold: false
	}, async ({ settings, world }) => {
		const { state } = await (0,open_store/* stateStoreOf */.U)(settings, world).load();
		const checked = Object.entries(state.assignments).flatMap(([name, { lastCheckAt }]) => lastCheckAt === null ? [] : [[name, Date.parse(lastCheckAt)]]);
		const at = state.lastScan?.at;
		return {
			assignments: settings.assignments,
			checkedAt: new Map(checked),
			lastScan: at === undefined ? null : new Date(at)
		};
	});
}
function nextOf({ times }) {
	return times.kind === "cron" ? times.next : (after) => new Date(after.getTime() + times.ms);
}
async function scanOnce(place, plan, only) {
	const { host } = place;
	const { repository } = plan;
	const began = new Date();
	const begun = await beginRun(host.data, plan);
	const run = {
		runId: begun.run,
		jobSlug: "scan",
		attempt: begun.attempt
	};
	const errand = {
		...place,
		plan,
		run,
		isTold: true
	};
	const cacheDir = cacheFolder(host.data, repository);
	const folderOf = (assignment) => reportsFolder(host.data, repository, assignment);
	try {
		return await inStaffRepository(errand, async ({ settings, world, onSecret }) => {
			const { clock, endsAtMs, signal } = world;
			const end = await (0,within_time/* withinTime */.dn)({
				clock,
				endsAtMs,
				signal,
				sentence: TIME_IS_OVER
			}, (ends) => (0,scan/* scan */.S)({
				...settings,
				cacheDir
			}, (0,within_time/* endedBy */.mr)(world, ends), {
				run: begun.run,
				attempt: begun.attempt,
				only,
				nextScan: nextOf(plan),
				reportDirOf: (assignment) => (0,external_node_path_.join)(folderOf(assignment), stampOf(began))
			}, onSecret));
			for (const { name } of end.assignments) await keepNewest(folderOf(name), place.reportsKept, began);
			const checked = end.assignments.flatMap(({ name, kind }) => kind === "checked" ? [[name, began.getTime()]] : []);
			const told = {
				outcome: end.outcome,
				sentence: end.sentence,
				assignments: end.assignments.map(({ name, kind, outcome, sentence }) => ({
					name,
					kind,
					outcome,
					sentence
				}))
			};
			const facts = {
				assignments: settings.assignments,
				checkedAt: new Map(checked)
			};
			return {
				...(0,redaction/* redactDeep */.KL)(told, world.redact),
				facts
			};
		});
	} finally {
		if (!place.signal.aborted) await begun.end();
	}
}

;// program/app/scans/start-scans.js








const LOOKS_AT_ONCE = 2;
async function startScans(host, { scans, scansAtOnce, reportsKept }, inputs, metrics, jobs) {
	const { signal, clock } = host;
	const places = new Places(scansAtOnce);
	const looks = new Places(LOOKS_AT_ONCE);
	const place = {
		host,
		inputs,
		reportsKept,
		signal
	};
	if (scans.length > 0) metrics.read("scans_running", () => places.taken);
	const counted = async (scan) => {
		const beganMs = clock.now();
		let outcome = "internal-error";
		try {
			const told = await scan();
			({outcome} = told);
			return told;
		} catch (error) {
			if (error instanceof base_outcome/* Failure */.HR) ({outcome} = error);
			throw error;
		} finally {
			metrics.count("scans_total", { outcome });
			metrics.count("scan_seconds_total", {}, (clock.now() - beganMs) / 1e3);
		}
	};
	const keepers = [];
	for (const plan of scans) {
		const keeper = new ScanKeeper({
			plan,
			clock,
			date: () => new Date(),
			signal,
			log: host.log.for({ repository: plan.repository }),
			isCutOff: await wasCutOff(host.data, plan),
			kept: keptPushes(jobs, plan),
			lookUp: () => looks.take(signal, () => lookUp(place, plan)),
			scan: (only) => places.take(signal, () => counted(() => scanOnce(place, plan, only)))
		});
		keepers.push(keeper);
	}
	return {
		onPush: ({ event, payload }) => {
			const { repository } = event;
			if (repository === null || !isToDefaultBranch(payload)) return "no push to a default branch";
			const taken = keepers.filter((keeper) => keeper.pushed(repository));
			return taken.length === 0 ? "no assignment is scanned after pushes to it" : "noted";
		},
		done: Promise.all(keepers.map((keeper) => keeper.keep().catch((error) => {
			host.log.error((0,sentence/* fill */.G)(says/* defectEndedScans */.gE, { error: (0,base_outcome/* messageOf */.bD)(error) }));
		})))
	};
}
const Push = schemas/* looseObject */._H3({
	ref: schemas/* string */.YjP(),
	deleted: schemas/* boolean */.zMY().optional(),
	repository: schemas/* looseObject */._H3({ default_branch: schemas/* string */.YjP() })
});
function isToDefaultBranch(payload) {
	const push = Push.safeParse(payload);
	if (!push.success || push.data.deleted === true) return false;
	return push.data.ref === `refs/heads/${push.data.repository.default_branch}`;
}

var external_node_buffer_ = __load__(4573);
;// node_modules/@octokit/webhooks-methods/dist-node/index.js
var t=`6.0.0`;async function sign(t,n){if(!t||!n){throw new TypeError(`[@octokit/webhooks-methods] secret & payload required for sign()`)}if(typeof n!==`string`){throw new TypeError(`[@octokit/webhooks-methods] payload must be a string`)}const r=`sha256`;return`${r}=${(0,external_node_crypto_.createHmac)(r,t).update(n).digest(`hex`)}`}sign.VERSION=t;async function verify(e,t,i){if(!e||!t||!i){throw new TypeError(`[@octokit/webhooks-methods] secret, eventPayload & signature required`)}if(typeof t!==`string`){throw new TypeError(`[@octokit/webhooks-methods] eventPayload must be a string`)}const a=external_node_buffer_.Buffer.from(i);const o=external_node_buffer_.Buffer.from(await sign(e,t));if(a.length!==o.length){return false}return (0,external_node_crypto_.timingSafeEqual)(a,o)}verify.VERSION=t;async function verifyWithFallback(e,t,n,r){const i=await verify(e,t,n);if(i){return true}if(r!==void 0){for(const e of r){const r=await verify(e,t,n);if(r){return r}}}return false}
var api_body = __load__(72351);
;// program/app/large-bodies.js



class LargeBodies {
	#room;
	#turn = new Places(1);
	#checks = new Places(1);
	constructor(room) {
		this.#room = room;
	}
	async take(request, mostBytes, check) {
		let held = 0;
		let isInTurn = false;
		const over = Promise.withResolvers();
		const room = async (bytes) => {
			if (isInTurn) return;
			if (bytes <= this.#room) {
				this.#room -= bytes;
				held += bytes;
				return;
			}
			await new Promise((resolve) => {
				void this.#turn.take(abort/* NEVER_ABORTED */.ds, () => {
					resolve();
					return over.promise;
				});
			});
			isInTurn = true;
		};
		try {
			const body = await (0,api_body/* bodyWithin */.mB)(request, mostBytes, room);
			return await this.#checks.take(abort/* NEVER_ABORTED */.ds, () => check(body));
		} finally {
			this.#room += held;
			over.resolve();
		}
	}
}

;// program/app/webhook-server.js






const MAX_BODY_BYTES = 1e6;
const MAX_PUSH_BYTES = 25 * 1024 ** 2;
const LARGE_BYTES = 32 * 1024 ** 2;
const REQUEST_MS = 8e3;
const CLOSING_MS = 1e4;
const SIGNATURE = /^sha256=[0-9a-f]{64}$/;
const DELIVERY_ID = /^[A-Za-z0-9-]{1,64}$/;
async function startWebhookServer(options) {
	if (options.secret === "") throw new base_outcome/* ConfigurationError */.j1(says/* webhookNeeds */.f8);
	const desk = new Desk(options);
	const { url, close } = await (0,listener/* listen */.KT)({
		host: options.host ?? "127.0.0.1",
		port: options.port,
		requestMs: REQUEST_MS,
		answer: async (request) => toldAs(await desk.answer(request), desk.isClosing)
	});
	return {
		url,
		close: async () => {
			await desk.close();
			await close((ended) => options.clock.sleep(CLOSING_MS, ended));
		}
	};
}
function toldAs({ status, text }, isLast) {
	const type = text.startsWith("{") ? "application/json" : "text/plain; charset=utf-8";
	return {
		status,
		headers: {
			"content-type": type,
			...isLast ? { connection: "close" } : {}
		},
		body: text
	};
}
class Desk {
	#secret;
	#deliveries;
	#large = new LargeBodies(LARGE_BYTES);
	#isClosing = false;
	constructor({ secret, deliveries }) {
		this.#secret = secret;
		this.#deliveries = deliveries;
	}
	get isClosing() {
		return this.#isClosing;
	}
	async answer(request) {
		const path = (request.url ?? "").split("?", 1)[0];
		if (path === "/health") {
			return request.method === "GET" || request.method === "HEAD" ? this.#health() : wrongMethod("GET");
		}
		if (path !== "/webhook") return {
			status: 404,
			text: says/* webhookHealth */.mW
		};
		if (request.method !== "POST") return wrongMethod("POST");
		const bytes = Number(request.headers["content-length"] ?? 0);
		const most = request.headers["x-github-event"] === "push" ? MAX_PUSH_BYTES : MAX_BODY_BYTES;
		if (bytes > most) return tooLarge(most);
		const signature = single(request.headers["x-hub-signature-256"]);
		if (signature === undefined || !SIGNATURE.test(signature)) return UNSIGNED;
		if (bytes > MAX_BODY_BYTES) {
			return this.#large.take(request, bytes, (body) => this.#check(request, signature, body, bytes));
		}
		return this.#check(request, signature, await (0,api_body/* bodyWithin */.mB)(request, MAX_BODY_BYTES), MAX_BODY_BYTES);
	}
	async #check(request, signature, bytes, mostBytes) {
		if (bytes === null) return tooLarge(mostBytes);
		const body = bytes.toString("utf8");
		if (body === "" || !await verify(this.#secret, body, signature)) return UNSIGNED;
		return this.#receive(request, body);
	}
	async close() {
		this.#isClosing = true;
		await this.#deliveries.close();
	}
	#health() {
		const { waiting, running } = this.#deliveries;
		const status = this.#isClosing ? "closing" : "ok";
		return {
			status: this.#isClosing ? 503 : 200,
			text: JSON.stringify({
				status,
				waiting,
				running
			})
		};
	}
	async #receive(request, body) {
		const deliveryId = single(request.headers["x-github-delivery"]);
		const eventName = single(request.headers["x-github-event"]);
		if (deliveryId === undefined || !DELIVERY_ID.test(deliveryId) || eventName === undefined) {
			return {
				status: 400,
				text: says/* xGithub */.mG
			};
		}
		if (!/^application\/json\b/i.test(request.headers["content-type"] ?? "")) {
			return {
				status: 415,
				text: says/* setContent */.IN
			};
		}
		return this.#deliveries.receive(deliveryId, eventName, body);
	}
}
function tooLarge(most) {
	return {
		status: 413,
		text: (0,sentence/* fill */.G)(says/* bodyMost */.wq, { most })
	};
}
const UNSIGNED = {
	status: 401,
	text: says/* xHub */.EQ
};
function wrongMethod(allowed) {
	return {
		status: 405,
		text: `only ${allowed}`
	};
}
function single(header) {
	return Array.isArray(header) ? undefined : header;
}

;// program/app/serve-app.js














async function serveApp(options) {
	const lock = await (0,data_folder/* lockFolder */.MS)(options.data);
	const host = openAppHost(options);
	const ending = new AbortController();
	const metrics = new Metrics();
	const now = () => Date.now();
	let inbox = null;
	let scans = null;
	try {
		const database = await openAppDatabase(options.data);
		inbox = await Inbox.open(database, now, (sentence) => host.log.warning(sentence));
		scans = await startScans({
			...host,
			signal: AbortSignal.any([host.signal, ending.signal])
		}, options.appConfig, options.inputs, metrics, inbox.jobs);
		const rights = new handle/* RightsMemory */.r(() => host.clock.now());
		const listed = (0,authorise/* parseAllowList */.jR)(options.settings.botUsers).logins;
		const answer = commentHandler((call, turn) => answerCall(call, turn, host, rights), (repository, login) => rights.wasAllowed(repository, login) ?? (listed.has(login.toLowerCase()) ? true : null));
		await serve(host, options, metrics, inbox, {
			issue_comment: answer,
			push: scans.onPush
		});
	} finally {
		ending.abort(new base_outcome/* Cancelled */.cJ("The server stops."));
		await scans?.done;
		await inbox?.close();
		await host.close();
		lock.release();
	}
}
async function serve(host, options, metrics, inbox, on) {
	const { log, clock, apiUrl, serverUrl, isKept } = host;
	const now = () => Date.now();
	metrics.set("start_time_seconds", Math.round(now() / 1e3));
	metrics.read("resident_memory_bytes", () => process.memoryUsage.rss());
	const { concurrency } = options;
	const deliveries = new Deliveries({
		apiUrl,
		serverUrl,
		log,
		clock,
		now,
		inbox,
		isKept,
		metrics,
		on,
		concurrency
	});
	void (0,abort/* untilAborted */.Eu)(options.cut).then(() => deliveries.cut());
	const { host: address, port, webhookSecret: secret, metricsAt } = options;
	const metricsServer = metricsAt === null ? null : await (0,listener/* startMetricsPort */.r4)(metricsAt, ["/metrics"], (request) => metrics.answer(request));
	try {
		const server = await startWebhookServer({
			secret,
			host: address,
			port,
			clock,
			deliveries
		});
		options.onListening(server.url);
		if (metricsServer !== null) log.info(`Numbers for Prometheus: ${metricsServer.url}`);
		const stopped = (0,abort/* untilAborted */.Eu)(host.signal);
		const events = new Set(["issue_comment"]);
		const redelivery = {
			account: host.account,
			clock,
			now,
			log,
			inbox,
			metrics,
			events
		};
		const life = async () => {
			const isApp = await meetApp(host);
			const takeUp = () => deliveries.takeUp();
			if (isApp) await redeliverEachHour(redelivery, host.signal, takeUp);
			else await takeUp();
			await stopped;
		};
		try {
			await Promise.race([stopped, life()]);
		} finally {
			await server.close();
		}
	} finally {
		await metricsServer?.close();
	}
}
async function meetApp({ settings, log, account }) {
	try {
		log.info(`GitHub knows the App: ${await readAppName(account)}.`);
		return true;
	} catch (error) {
		if (error instanceof base_outcome/* Cancelled */.cJ) return false;
		if (!(error instanceof base_outcome/* GitHubError */.y_) && settings.githubToken === null) throw error;
		log.warning((0,base_outcome/* messageOf */.bD)(error));
		return error instanceof base_outcome/* GitHubError */.y_;
	}
}

var credentials = __load__(52447);
var process_cancellation = __load__(29490);
var system_clock = __load__(67283);
var parse_command_line = __load__(47722);
var variables = __load__(65200);
var terminal_log = __load__(78087);
var command_line_says = __load__(89544);
;// program/command-line/bot.js




















async function serveBot(command, environment) {
	const kept = command.dataDir === null ? null : (0,credentials/* readCredentials */.L1)(command.dataDir);
	const webhookSecret = environment["WEBHOOK_SECRET"] || (kept?.webhookSecret ?? "");
	const privateKey = privateKeyOf(environment["APP_PRIVATE_KEY"] || (kept?.privateKey ?? ""));
	const identity = readAppIdentity(environment["APP_ID"] || (kept?.clientId ?? ""), privateKey);
	const raw = (0,parse_command_line/* withEnvironment */.Ec)(command.inputs, environment);
	const secrets = [...(0,raw_inputs/* secretsOf */.Fj)(raw), ...(0,variables/* environmentSecrets */.Pm)(environment)];
	const facts = {
		event: "issue_comment",
		repositoryOwner: null,
		isFork: false
	};
	const { settings } = (0,parse_settings/* parseSettings */.P)({
		...raw,
		mode: "bot"
	}, null, facts, secrets);
	const appConfig = appConfigIn(command.appConfig);
	const cancellation = (0,process_cancellation/* cancelOnSignals */.dJ)(process);
	const folder = dataFolder(command.dataDir);
	try {
		await serveApp({
			identity,
			settings,
			environment,
			apiUrl: environment["GITHUB_API_URL"] || client/* DEFAULT_API_URL */.rK,
			serverUrl: environment["GITHUB_SERVER_URL"] || client/* DEFAULT_SERVER_URL */.UM,
			clock: system_clock/* systemClock */.m,
			signal: cancellation.signal,
			data: folder.path,
			isKept: command.dataDir !== null,
			cut: cancellation.again,
			metricsAt: command.metricsPort === null ? null : {
				host: command.metricsHost,
				port: command.metricsPort
			},
			secrets: [
				webhookSecret,
				privateKey,
				...secrets
			],
			openLog: (redact) => openLog(command.logFormat, redact, environment["RUNNER_DEBUG"] === "1"),
			host: command.host,
			port: command.port,
			webhookSecret,
			concurrency: command.concurrency,
			appConfig,
			inputs: raw,
			onListening: (url) => process.stdout.write(`listening on ${url}\n`)
		});
	} finally {
		cancellation.release();
		await folder.release();
	}
	return 0;
}
function openLog(format, redact, verbose) {
	if (format === "text") return textLog((0,terminal_log/* terminalLog */.dg)(process.stderr, redact, verbose));
	const write = (line) => {
		process.stderr.write(line);
	};
	return jsonLog({
		write,
		redact,
		verbose
	});
}
function dataFolder(given) {
	if (given !== null) {
		(0,data_folder/* makeDataDir */.cO)(given);
		return {
			path: given,
			release: async () => {}
		};
	}
	const path = (0,machine_limit/* makeTempDir */.mk)((0,external_node_os_.tmpdir)(), machine_limit/* TEMP_VARIABLE */.E$, "code-similarity-bot-");
	process.stderr.write(`${command_line_says/* noteWithoutData */.sw}\n`);
	return {
		path,
		release: () => (0,write_new/* removeFolder */.v$)(path)
	};
}
function appConfigIn(path) {
	if (path === null) return NO_APP_CONFIG;
	return readAppConfig((0,config_text/* givenText */.xe)(path, "--app-config"), path);
}
function privateKeyOf(given) {
	if (given === "") throw new base_outcome/* ConfigurationError */.j1(command_line_says/* appPrivate */.zQ);
	if (given.includes("-----BEGIN") || !(0,external_node_fs_.existsSync)(given)) return given.replaceAll("\\n", "\n");
	return (0,config_text/* givenText */.xe)(given, "APP_PRIVATE_KEY");
}


}),









};
