export const id = 9944;
export const ids = [9944];
export const modules = {

24112:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Du:()=>pushPages,
QB:()=>isWithheldStatus,
U2:()=>NO_COMMIT,
nF:()=>MAX_PUSH_PAGES
});
var zod__2__ = __load__(25465);
var _errors_js__0__ = __load__(47307);
var _names_js__1__ = __load__(50926);



const NO_COMMIT = "0".repeat(40);
const MAX_PUSH_PAGES = 20;
const Push = zod__2__._H3({
	before: zod__2__.YjP(),
	after: zod__2__.YjP(),
	ref: zod__2__.YjP(),
	timestamp: zod__2__.YjP(),
	actor: zod__2__._H3({ id: zod__2__.aig().int() }).nullish()
});
function pushPages(github, name, ref, actor) {
	return github.pages((0,_errors_js__0__.OU)("other", `reading the pushes of ${(0,_names_js__1__.fq)(name)}`, "contents"), "GET /repos/{owner}/{repo}/activity", {
		owner: name.owner,
		repo: name.repo,
		...ref === null ? {} : { ref },
		...actor === undefined ? {} : { actor }
	}, Push);
}
function isWithheldStatus(status) {
	return status === 403 || status === 404 || status === 422;
}


}),

79944:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
askingOf:()=>askingOf,
createProviders:()=>createProviders
});

var proxies = __load__(83473);
var outcome = __load__(98216);
var base_sentence = __load__(4771);
var text_escape = __load__(68171);
var client = __load__(23863);
var names = __load__(50926);
var limits = __load__(35034);
var turns_turns = __load__(89635);
;// service/web-search/rounds.js
function planRounds(subject, isLeftOut, isLater, queryOf, most) {
	const inTurn = subject.submissions.filter(({ id }) => !isLeftOut(id)).toSorted((a, b) => Number(isLater(a.id)) - Number(isLater(b.id)) || b.rarity - a.rarity || a.id - b.id);
	const rounds = new Rounds(inTurn, queryOf);
	for (let round = 1; round <= rounds.longest; round++) {
		for (const submission of inTurn) {
			if (rounds.count >= most) return rounds.plan;
			rounds.serve(submission, round);
		}
	}
	return rounds.plan;
}
class Rounds {
	#queryOf;
	#having = new Map();
	#seen = new Set();
	#planned = new Map();
	#asked = new Map();
	#wanted = new Map();
	constructor(submissions, queryOf) {
		this.#queryOf = queryOf;
		for (const { id } of submissions) this.#wanted.set(id, 0);
		for (const { id, probes } of submissions) {
			for (const probe of probes) {
				const having = this.#having.get(pieceOf(probe)) ?? new Set();
				this.#having.set(pieceOf(probe), having);
				for (const one of [id, ...probe.alsoIn]) if (this.#wanted.has(one)) having.add(one);
			}
		}
		for (const having of this.#having.values()) for (const id of having) add(this.#wanted, id, 1);
	}
	get longest() {
		return Math.max(0, ...this.#wanted.values());
	}
	get count() {
		return this.#planned.size;
	}
	get plan() {
		const queries = [...this.#planned].map(([text, { probe, served }]) => ({
			text,
			probe,
			submissions: [...served].toSorted((a, b) => a - b)
		}));
		return {
			queries,
			wanted: this.#wanted
		};
	}
	serve({ id, probes }, round) {
		for (const probe of probes) {
			if ((this.#asked.get(id) ?? 0) >= round) return;
			const piece = pieceOf(probe);
			if (this.#seen.has(piece)) continue;
			this.#seen.add(piece);
			const having = this.#having.get(piece) ?? new Set();
			const text = this.#queryOf(probe);
			if (text === null) {
				for (const one of having) add(this.#wanted, one, -1);
				continue;
			}
			const query = this.#planned.get(text) ?? {
				probe,
				served: new Set()
			};
			this.#planned.set(text, query);
			for (const one of having) {
				add(query.served.has(one) ? this.#wanted : this.#asked, one, query.served.has(one) ? -1 : 1);
				query.served.add(one);
			}
		}
	}
}
function add(counts, id, count) {
	counts.set(id, (counts.get(id) ?? 0) + count);
}
function pieceOf({ words, language }) {
	return [language, ...words].join("\0");
}

var unsaid = __load__(60588);
var errors = __load__(47307);
;// service/web-search/github/hit-table.js
class HitTable {
	#found = new Map();
	add({ probe, submissions }, hits) {
		for (const hit of hits) {
			const score = 1 + closeness(probe.words, hit.fragments);
			for (const submission of submissions) this.#addOne(submission, hit, score);
		}
	}
	of(submission, most) {
		const groups = [...this.#found.get(submission)?.values() ?? []].map((places) => {
			const copies = [...places.values()].toSorted((a, b) => Number(a.hit.isFork) - Number(b.hit.isFork) || b.score - a.score || compareHits(a.hit, b.hit));
			return {
				copies,
				score: Math.max(...copies.map(({ score }) => score))
			};
		});
		return groups.toSorted((a, b) => b.score - a.score || compareHits(a.copies[0]?.hit, b.copies[0]?.hit)).slice(0, most).map(({ copies }) => ({
			submission,
			copies: copies.map(({ hit }) => hit)
		}));
	}
	#addOne(submission, hit, score) {
		const blobs = this.#found.get(submission) ?? new Map();
		this.#found.set(submission, blobs);
		const places = blobs.get(hit.blob) ?? new Map();
		blobs.set(hit.blob, places);
		const place = placeOf(hit);
		const known = places.get(place);
		if (known === undefined) places.set(place, {
			hit,
			score
		});
		else known.score += score;
	}
}
function closeness(words, fragments) {
	const counts = fragments.map((fragment) => {
		const text = fragment.toLowerCase();
		return words.filter((word) => text.includes(word.toLowerCase())).length;
	});
	return Math.max(0, ...counts) / Math.max(1, words.length);
}
function placeOf({ owner, repo, path }) {
	return `${owner}/${repo}/${path}`.toLowerCase();
}
function compareHits(a, b) {
	const [left, right] = [a, b].map((hit) => hit === undefined ? "" : placeOf(hit));
	return (left ?? "") < (right ?? "") ? -1 : 1;
}

var schemas = __load__(25465);
var says = __load__(72806);
;// service/web-search/github/code-search.js





const SHA = /^[0-9a-f]{40}$/;
const Item = schemas/* looseObject */._H3({
	path: schemas/* string */.YjP().min(1),
	sha: schemas/* string */.YjP().regex(SHA),
	url: schemas/* string */.YjP(),
	html_url: schemas/* string */.YjP(),
	repository: schemas/* looseObject */._H3({
		full_name: schemas/* string */.YjP(),
		private: schemas/* boolean */.zMY().optional(),
		fork: schemas/* boolean */.zMY().optional()
	}),
	text_matches: schemas/* array */.YOg(schemas/* looseObject */._H3({ fragment: schemas/* string */.YjP().optional() })).optional()
});
const Answer = schemas/* looseObject */._H3({
	total_count: schemas/* number */.aig(),
	incomplete_results: schemas/* boolean */.zMY(),
	items: schemas/* array */.YOg(schemas/* unknown */.L5J())
});
function searchReading(query, submissions) {
	return {
		kind: "query",
		what: "searching code",
		route: "GET /search/code",
		parameters: {
			q: query,
			per_page: limits/* WEB_LIMITS */.C.github.results
		},
		accept: "application/vnd.github.text-match+json",
		maxBytes: limits/* WEB_LIMITS */.C.github.answerBytes,
		submissions
	};
}
async function askCodeSearch(reader, reading) {
	const bytes = await reader.once(reading);
	const answer = Answer.safeParse(bytes === null ? undefined : (0,text_escape/* parsedJson */.U4)(new TextDecoder().decode(bytes)));
	if (!answer.success) throw new outcome/* GitHubError */.y_(says/* githubAnswered */.RU, "config-error");
	const { items, total_count: total, incomplete_results: isIncomplete } = answer.data;
	const hits = items.slice(0, limits/* WEB_LIMITS */.C.github.results).flatMap((item) => hitOf(item) ?? []);
	return {
		hits,
		total,
		isIncomplete
	};
}
function hitOf(item) {
	const result = Item.safeParse(item);
	if (!result.success) return null;
	const { path, sha, url, html_url: page, repository, text_matches: matches = [] } = result.data;
	const name = (0,names/* parseRepositoryName */.$M)(repository.full_name);
	const commit = commitOf(url, page);
	const address = (0,text_escape/* httpsUrl */.N3)(page);
	if (name === null || commit === null || address === null || repository.private !== false) return null;
	return {
		...name,
		path,
		blob: sha,
		commit,
		url: pinned(address, commit),
		isFork: repository.fork === true,
		fragments: matches.flatMap(({ fragment }) => fragment ?? [])
	};
}
function commitOf(url, page) {
	const ref = URL.canParse(url) ? new URL(url).searchParams.get("ref") : null;
	if (ref !== null && SHA.test(ref)) return ref;
	return /\/blob\/([0-9a-f]{40})\//.exec(page)?.[1] ?? null;
}
function pinned(page, commit) {
	return page.replace(/\/blob\/[^/]+\//, `/blob/${commit}/`);
}

var bounded = __load__(1981);
;// service/web-search/github/reader.js




const { againMs, requestMs, github: LIMITS } = limits/* WEB_LIMITS */.C;
class GitHubReader {
	#github;
	#clock;
	#asking;
	constructor(github, clock, asking) {
		this.#github = github.until(asking.signal);
		this.#clock = clock;
		this.#asking = asking;
	}
	get mayGoOn() {
		const { limit, remaining } = this.#github.budget();
		const isOver = this.#clock.now() >= this.#asking.endsAtMs;
		return !isOver && (limit === null || remaining === null || remaining > limit * LIMITS.reserve);
	}
	async find(reading) {
		for (let tries = 0, limits = 0;;) {
			const line = this.#line(reading);
			await this.#asking.onSent(line);
			try {
				const bytes = await this.once(reading);
				this.#asking.onAnswer?.(line, bytes === null ? "too large" : "read");
				return bytes;
			} catch (error) {
				this.#asking.signal.throwIfAborted();
				const isLimit = error instanceof outcome/* GitHubError */.y_ && error.outcome === "rate-limited";
				const wait = isLimit ? (0,errors/* askedWaitMs */.MW)(error) ?? LIMITS.limitMs : againMs[tries];
				const isGone = !isLimit && !isPassing(error);
				this.#asking.onAnswer?.(line, isGone ? "none" : "failed");
				if (isGone) return null;
				if (isLimit) limits += 1;
				else tries += 1;
				const isTooLate = wait === undefined || this.#clock.now() + wait >= this.#asking.endsAtMs;
				if (isTooLate || limits > LIMITS.limitWaits) throw error;
				await this.#clock.sleep(wait, this.#asking.signal);
			}
		}
	}
	async findJson(reading, shape) {
		const bytes = await this.find(reading);
		if (bytes === null) return null;
		const result = shape.safeParse((0,text_escape/* parsedJson */.U4)(new TextDecoder().decode(bytes)));
		return result.success ? result.data : null;
	}
	async once(reading) {
		const { what, route, parameters, accept, maxBytes } = reading;
		const timed = this.#github.until(AbortSignal.timeout(requestMs));
		const headers = accept === undefined ? {} : { headers: { accept } };
		const purpose = (0,errors/* purposeFor */.OU)("other", what, "metadata");
		try {
			return await (0,bounded/* readBounded */.C)(await timed.download(purpose, route, {
				...parameters,
				...headers
			}), maxBytes, this.#asking.signal);
		} catch (error) {
			this.#asking.signal.throwIfAborted();
			if (error instanceof outcome/* GitHubError */.y_) throw error;
			throw new outcome/* GitHubError */.y_((0,base_sentence/* fill */.G)(says/* githubsAnswer */.nR, { what }), "network", { cause: error });
		}
	}
	#line({ kind, route, parameters, submissions }) {
		return {
			provider: "github",
			kind,
			text: addressOf(this.#github.apiUrl, route, parameters),
			submissions
		};
	}
}
function isPassing(error) {
	const status = (0,errors/* statusOf */.c2)(error);
	return status === null || status >= 500;
}
function addressOf(apiUrl, route, parameters) {
	const left = new Map(Object.entries(parameters));
	const path = route.replace(/^GET /, "").replaceAll(/\{(\w+)\}/g, (_, name) => {
		const value = left.get(name) ?? "";
		left.delete(name);
		return encodeURIComponent(value);
	});
	const query = [...left].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
	return `${apiUrl.replace(/\/+$/, "")}${path.replace(/\/$/, "")}${query === "" ? "" : `?${query}`}`;
}

;// service/web-search/github/ask-queries.js







const { againMs: ask_queries_againMs, github: ask_queries_LIMITS } = limits/* WEB_LIMITS */.C;
class Ended extends Error {
	why;
	sentence;
	constructor(why, sentence) {
		super(why);
		this.why = why;
		this.sentence = sentence;
	}
}
async function askQueries(plan, tools) {
	const { order, clock, sight, isStrangers } = tools;
	const started = clock.now();
	const untilMs = started + (order.endsAtMs - started) * ask_queries_LIMITS.queryShare;
	const candidates = new HitTable();
	const answered = new Map();
	const asker = new Asker(tools, untilMs);
	let asked = 0;
	let refused = 0;
	let brokenOff = 0;
	try {
		for (const query of plan.queries) {
			const answer = await asker.ask(query);
			if (answer === null) {
				refused += 1;
				if (refused >= ask_queries_LIMITS.refusals) throw new Ended("failure", asker.refusal);
				continue;
			}
			refused = 0;
			if (isBrokenOff(answer)) {
				brokenOff += 1;
				continue;
			}
			sight.isProven ||= answer.hits.some(isStrangers) || await asker.seesStrangers();
			asked += 1;
			candidates.add(query, answer.hits);
			for (const id of query.submissions) answered.set(id, (answered.get(id) ?? 0) + 1);
			order.onProgress(ask_queries_LIMITS.queryShare * asked / plan.queries.length);
		}
	} catch (error) {
		order.signal.throwIfAborted();
		if (!(error instanceof Ended)) throw error;
		const { why, sentence } = error;
		const told = (0,base_sentence/* fill */.G)(says/* queriesAnswered */.GE, {
			asked,
			queries: plan.queries.length
		});
		const failure = sentence === null ? null : sentence === NO_SIGHT ? NO_SIGHT : `${sentence} ${told}`;
		return {
			candidates,
			answered,
			requests: asker.requests,
			ended: why,
			failure
		};
	}
	const failure = brokenOff === 0 ? null : (0,base_sentence/* fill */.G)(says/* githubsCode */.CR, {
		brokenOff,
		queries: plan.queries.length
	});
	return {
		candidates,
		answered,
		requests: asker.requests,
		ended: failure === null ? null : "failure",
		failure
	};
}
class Asker {
	#tools;
	#untilMs;
	requests = 0;
	refusal = "";
	constructor(tools, untilMs) {
		this.#tools = tools;
		this.#untilMs = untilMs;
	}
	async seesStrangers() {
		const answer = await this.ask({
			text: IN_EVERY_INDEX,
			submissions: []
		});
		if (answer === null) throw new Ended("failure", this.refusal);
		if (answer.hits.some(this.#tools.isStrangers)) return true;
		if (isBrokenOff(answer)) throw new Ended("failure", TOO_SLOW);
		throw new Ended("failure", NO_SIGHT);
	}
	async ask({ text, submissions }) {
		const { reader, pace, order, lineOf } = this.#tools;
		const reading = searchReading(text, submissions);
		for (let tries = 0, limits = 0;;) {
			if (this.requests >= order.requests) throw new Ended("budget", null);
			if (!await pace.turn(this.#untilMs, order.signal)) throw new Ended("time", OUT_OF_TIME);
			const line = lineOf(text, submissions);
			await order.onSent(line);
			this.requests += 1;
			try {
				const answer = await askCodeSearch(reader, reading);
				order.onAnswer?.(line, wordsOf(answer));
				return answer;
			} catch (error) {
				order.signal.throwIfAborted();
				if (!(error instanceof outcome/* GitHubError */.y_)) throw error;
				if ((0,errors/* statusOf */.c2)(error) === 422) {
					this.refusal = error.message;
					order.onAnswer?.(line, "refused");
					return null;
				}
				order.onAnswer?.(line, "failed");
				const isLimit = error.outcome === "rate-limited";
				if (isLimit) limits += 1;
				else tries += 1;
				const wait = isLimit ? (0,errors/* askedWaitMs */.MW)(error) ?? ask_queries_LIMITS.limitMs : (0,errors/* askedWaitMs */.MW)(error) ?? ask_queries_againMs[tries - 1];
				const isFinal = error.outcome === "config-error" || !(isLimit || isPassing(error));
				if (isFinal || wait === undefined || tries > ask_queries_againMs.length || limits > ask_queries_LIMITS.limitWaits) {
					throw new Ended("failure", error.message);
				}
				await pace.hold(wait);
			}
		}
	}
}
const IN_EVERY_INDEX = "public static void main language:Java";
const NO_SIGHT = says/* githubsCodeSearch */.eB;
const TOO_SLOW = says/* githubsCodeSearchTook */.xo;
const OUT_OF_TIME = "GitHub\u2019s code search answers ten queries a minute, and the time of this check was over: give the run more time (timeout-minutes), or ask for less (web-requests).";
function isBrokenOff({ hits, isIncomplete }) {
	return isIncomplete && hits.length === 0;
}
function wordsOf({ hits, total, isIncomplete }) {
	const { length } = hits;
	const words = [length === 0 ? "none" : length === 1 ? "1 hit" : `${length} hits`];
	if (total > length) words.push(`${total} in all`);
	if (isIncomplete) words.push("incomplete");
	return words.join(", ");
}

var pushes = __load__(24112);
;// service/web-search/github/dating.js




const dating_LIMITS = limits/* WEB_LIMITS */.C.github;
function beforeByCreation(createdAt, submissions, rules) {
	const created = createdAt === null ? NaN : Date.parse(createdAt);
	const later = [...rules.handedInAt].filter(([, at]) => created > Date.parse(at)).map(([id]) => id);
	return new Map([...submissions.map((id) => [id, "unknown"]), ...later.map((id) => [id, "no"])]);
}
const Content = schemas/* looseObject */._H3({ sha: schemas/* string */.YjP() });
class Dating {
	#github;
	#reader;
	#repositories;
	#asking;
	#pushes = new Map();
	#blobs = new Map();
	constructor(github, reader, repositories, asking) {
		this.#github = github.until(asking.signal);
		this.#reader = reader;
		this.#repositories = repositories;
		this.#asking = asking;
	}
	async date(source, rules) {
		const name = (0,names/* parseRepositoryName */.$M)(source.repository);
		const facts = name === null ? null : await this.#repositories.facts(name, source.submissions);
		if (name === null || facts === null) return null;
		const before = new Map(beforeByCreation(facts.createdAt, source.submissions, rules));
		const open = [...rules.handedInAt].filter(([id]) => before.get(id) !== "no").map(([id, at]) => ({
			id,
			at: Date.parse(at)
		})).filter(({ at }) => Number.isFinite(at));
		const pushes = open.length === 0 ? [] : await this.#pushesOf(name, facts, source.submissions);
		let since = null;
		for (const [at, all] of Map.groupBy(open, (one) => one.at)) {
			const last = pushes.findLastIndex(({ timestamp }) => Date.parse(timestamp) < at);
			const first = last < 0 ? null : await this.#firstWith(name, source, pushes.slice(0, last + 1));
			if (first === null) continue;
			for (const { id } of all) before.set(id, "yes");
			if (since === null || first < since) since = first;
		}
		return {
			before,
			publicSince: since
		};
	}
	async #firstWith(name, source, pushes) {
		const has = async (index) => await this.#blobAt(name, source, pushes[index]?.after ?? "") === source.blob;
		let high = pushes.length - 1;
		if (!await has(high)) return null;
		for (let low = 0; low < high && this.#reader.mayGoOn;) {
			const middle = Math.floor((low + high) / 2);
			if (await has(middle)) high = middle;
			else low = middle + 1;
		}
		return pushes[high]?.timestamp ?? null;
	}
	#blobAt(name, source, ref) {
		const key = [
			name.owner,
			name.repo,
			source.path,
			ref
		].join("\0");
		const known = this.#blobs.get(key) ?? this.#readBlobAt(name, source, ref);
		this.#blobs.set(key, known);
		return known;
	}
	async #readBlobAt({ owner, repo }, { path, submissions }, ref) {
		const answer = await this.#reader.findJson({
			kind: "repository",
			what: "looking for a file of a public repository",
			route: "GET /repos/{owner}/{repo}/contents/{path}",
			parameters: {
				owner,
				repo,
				path,
				ref
			},
			maxBytes: dating_LIMITS.answerBytes,
			submissions
		}, Content);
		return answer?.sha ?? null;
	}
	#pushesOf(name, facts, submissions) {
		const key = facts.names.join(" ").toLowerCase();
		const known = this.#pushes.get(key) ?? this.#readPushes(name, facts.defaultBranch, submissions);
		this.#pushes.set(key, known);
		return known;
	}
	async #readPushes(name, branch, submissions) {
		if (branch === null) return [];
		const ref = `refs/heads/${branch}`;
		const line = {
			provider: "github",
			kind: "repository",
			text: `${this.#github.apiUrl.replace(/\/+$/, "")}/repos/${name.owner}/${name.repo}/activity`,
			submissions
		};
		await this.#asking.onSent(line);
		const newestFirst = [];
		try {
			let pages = 0;
			for await (const page of (0,pushes/* pushPages */.Du)(this.#github, name, ref)) {
				newestFirst.push(...page.filter((push) => push.ref === ref && push.after !== pushes/* NO_COMMIT */.U2));
				pages += 1;
				if (pages >= dating_LIMITS.pushPages || !this.#reader.mayGoOn) break;
			}
		} catch (error) {
			this.#asking.signal.throwIfAborted();
			this.#asking.onAnswer?.(line, "none");
			if (error instanceof outcome/* GitHubError */.y_ && error.outcome !== "rate-limited") return [];
			throw error;
		}
		this.#asking.onAnswer?.(line, "read");
		return newestFirst.toReversed();
	}
}

;// service/web-search/github/repositories.js




const Named = schemas/* looseObject */._H3({ full_name: schemas/* string */.YjP() });
const Repository = schemas/* looseObject */._H3({
	full_name: schemas/* string */.YjP(),
	private: schemas/* boolean */.zMY(),
	created_at: schemas/* string */.YjP().nullish(),
	default_branch: schemas/* string */.YjP().nullish(),
	license: schemas/* looseObject */._H3({ spdx_id: schemas/* string */.YjP().nullish() }).nullish(),
	parent: Named.nullish(),
	source: Named.nullish(),
	template_repository: Named.nullish()
});
class Repositories {
	#reader;
	#known = new Map();
	constructor(reader) {
		this.#reader = reader;
	}
	facts(name, submissions) {
		const key = (0,names/* fullName */.fq)(name).toLowerCase();
		const known = this.#known.get(key) ?? this.#read(name, submissions);
		this.#known.set(key, known);
		return known;
	}
	async #read({ owner, repo }, submissions) {
		const answer = await this.#reader.findJson({
			kind: "repository",
			what: "looking up a public repository",
			route: "GET /repos/{owner}/{repo}",
			parameters: {
				owner,
				repo
			},
			maxBytes: limits/* WEB_LIMITS */.C.github.answerBytes,
			submissions
		}, Repository);
		if (answer === null || answer.private) return null;
		const spdx = answer.license?.spdx_id ?? null;
		const from = [
			answer.parent,
			answer.source,
			answer.template_repository
		];
		return {
			createdAt: answer.created_at ?? null,
			defaultBranch: answer.default_branch ?? null,
			licence: spdx === null || spdx === "NOASSERTION" ? null : spdx,
			names: [
				`${owner}/${repo}`,
				answer.full_name,
				...from.flatMap((one) => one?.full_name ?? [])
			]
		};
	}
}
function isExcluded(names, submission, rules) {
	const own = submission === null ? undefined : rules.own.get(submission);
	return digestsOf(names, rules).some((digest) => rules.exclude.has(digest) || own?.has(digest) === true);
}
function ownersOf(names, rules) {
	const digests = digestsOf(names, rules);
	return [...rules.own].flatMap(([id, own]) => digests.some((digest) => own.has(digest)) ? [id] : []).toSorted((a, b) => a - b);
}
function digestsOf(names, { salt }) {
	return names.flatMap((name) => [name, name.split("/", 1)[0] ?? ""]).map((text) => (0,unsaid/* digestOf */.o)(salt, text));
}

var languages = __load__(92005);
;// service/web-search/github/public-files.js




const public_files_LIMITS = limits/* WEB_LIMITS */.C.github;
const Entry = schemas/* looseObject */._H3({
	type: schemas/* string */.YjP(),
	path: schemas/* string */.YjP().min(1),
	sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/),
	size: schemas/* number */.aig()
});
const Folder = schemas/* array */.YOg(schemas/* unknown */.L5J());
class PublicFiles {
	#reader;
	#blobs = new Map();
	#folders = new Map();
	constructor(reader) {
		this.#reader = reader;
	}
	content(name, blob, submissions) {
		const known = this.#blobs.get(blob) ?? this.#read(name, blob, submissions);
		this.#blobs.set(blob, known);
		return known;
	}
	async neighbours(name, commit, path, submissions) {
		const entries = await this.#folder(name, commit, path.slice(0, Math.max(0, path.lastIndexOf("/"))), submissions);
		const wanted = entries.filter((one) => one.type === "file" && one.path !== path && one.size < public_files_LIMITS.fileBytes && (0,languages/* isSourceName */.TE)(one.path)).toSorted((a, b) => a.path < b.path ? -1 : 1).slice(0, public_files_LIMITS.neighbours);
		const files = [];
		for (const { path: beside, sha } of wanted) {
			if (!this.#reader.mayGoOn) break;
			const bytes = await this.content(name, sha, submissions);
			if (bytes !== null) files.push({
				path: beside,
				bytes
			});
		}
		return files;
	}
	#folder({ owner, repo }, commit, folder, submissions) {
		const key = `${owner}/${repo} ${commit} ${folder}`;
		const read = async () => {
			const rows = await this.#reader.findJson({
				kind: "repository",
				what: "reading a folder of a public repository",
				route: "GET /repos/{owner}/{repo}/contents/{path}",
				parameters: {
					owner,
					repo,
					path: folder,
					ref: commit
				},
				maxBytes: public_files_LIMITS.answerBytes,
				submissions
			}, Folder);
			return (rows ?? []).flatMap((row) => {
				const entry = Entry.safeParse(row);
				return entry.success ? [entry.data] : [];
			});
		};
		const known = this.#folders.get(key) ?? read();
		this.#folders.set(key, known);
		return known;
	}
	async #read({ owner, repo }, blob, submissions) {
		const bytes = await this.#reader.find({
			kind: "file",
			what: "reading a public file",
			route: "GET /repos/{owner}/{repo}/git/blobs/{file_sha}",
			parameters: {
				owner,
				repo,
				file_sha: blob
			},
			accept: "application/vnd.github.raw+json",
			maxBytes: public_files_LIMITS.fileBytes,
			submissions
		});
		return bytes !== null && (0,names/* blobSha */.wJ)(bytes) === blob ? bytes : null;
	}
}

;// service/web-search/github/public-sources.js





const public_sources_LIMITS = limits/* WEB_LIMITS */.C.github;
class PublicSources {
	#reader;
	#files;
	#repositories;
	#rules;
	#serverUrl;
	#fetched = new Map();
	#done = [];
	left = 0;
	constructor(reader, repositories, rules, serverUrl) {
		this.#reader = reader;
		this.#files = new PublicFiles(reader);
		this.#repositories = repositories;
		this.#rules = rules;
		this.#serverUrl = serverUrl;
	}
	async fetch(seekers, candidates, onProgress) {
		const wishes = this.#wishes(seekers, candidates);
		let next = 0;
		let failed = false;
		const work = async () => {
			while (!failed) {
				const wish = wishes[next];
				if (wish === undefined) return;
				if (!this.#reader.mayGoOn) {
					this.left = wishes.length - next;
					return;
				}
				next += 1;
				try {
					await this.#grant(wish);
				} catch (error) {
					failed = true;
					this.left = wishes.length - next + 1;
					throw error;
				}
				onProgress(next / wishes.length);
			}
		};
		const works = await Promise.allSettled(Array.from({ length: public_sources_LIMITS.parallel }, work));
		const broken = works.find(({ status }) => status === "rejected");
		if (broken?.status === "rejected") throw broken.reason;
	}
	get all() {
		return this.#done.map(({ place, facts, submissions, files }) => {
			const ids = [...submissions].toSorted((a, b) => a - b);
			const { name: _, ...source } = place;
			return {
				...source,
				licence: facts.licence,
				before: beforeByCreation(facts.createdAt, ids, this.#rules),
				publicSince: null,
				submissions: ids,
				ownOf: ownersOf(facts.names, this.#rules),
				files
			};
		}).toSorted((a, b) => keyOf(a) < keyOf(b) ? -1 : 1);
	}
	#wishes(seekers, candidates) {
		const ofEach = seekers.map(({ id, hasSeveralFiles }) => {
			const most = hasSeveralFiles ? public_sources_LIMITS.files - public_sources_LIMITS.withNeighbours * public_sources_LIMITS.neighbours : public_sources_LIMITS.files;
			const remembered = this.#rules.remembered.get(id)?.filter(({ provider }) => provider === "github");
			const known = (remembered ?? []).map((source) => [public_sources_placeOf(source, this.#pageOf(source))]);
			const found = candidates.of(id, most).map(({ copies }) => copies.map((hit) => public_sources_placeOf({
				...hit,
				repository: (0,names/* fullName */.fq)(hit)
			}, hit.url)));
			return [...known, ...found].slice(0, most).map((places, rank) => ({
				submission: id,
				places: places.filter((place) => place !== null),
				withNeighbours: hasSeveralFiles && rank < public_sources_LIMITS.withNeighbours
			}));
		});
		const rounds = Math.max(0, ...ofEach.map(({ length }) => length));
		return Array.from({ length: rounds }, (_, rank) => ofEach.flatMap((wishes) => wishes[rank] ?? [])).flat();
	}
	#pageOf({ repository, commit, path }) {
		return `${this.#serverUrl}/${repository}/blob/${commit}/${path.split("/").map(encodeURIComponent).join("/")}`;
	}
	async #grant({ submission, places, withNeighbours }) {
		const allowed = places.filter(({ repository }) => !isExcluded([repository], submission, this.#rules));
		for (const place of allowed.slice(0, public_sources_LIMITS.copies)) {
			const facts = await this.#repositories.facts(place.name, [submission]);
			if (facts === null || isExcluded(facts.names, submission, this.#rules)) continue;
			const key = keyOf(place);
			const fetching = this.#fetched.get(key) ?? this.#fetchOne(place, facts, submission, withNeighbours);
			this.#fetched.set(key, fetching);
			const fetched = await fetching;
			if (fetched === null) continue;
			fetched.submissions.add(submission);
			return;
		}
	}
	async #fetchOne(place, facts, submission, withNeighbours) {
		const { name, commit, path, blob } = place;
		const bytes = await this.#files.content(name, blob, [submission]);
		if (bytes === null) return null;
		const beside = withNeighbours ? await this.#files.neighbours(name, commit, path, [submission]) : [];
		const fetched = {
			place,
			facts,
			submissions: new Set(),
			files: [{
				path,
				bytes
			}, ...beside]
		};
		this.#done.push(fetched);
		return fetched;
	}
}
function public_sources_placeOf(source, url) {
	const { repository, commit, path, blob } = source;
	const name = (0,names/* parseRepositoryName */.$M)(repository);
	return name === null ? null : {
		provider: "github",
		name,
		repository,
		commit,
		path,
		blob,
		url
	};
}
function keyOf({ repository, commit, path, blob }) {
	return [
		repository.toLowerCase(),
		path,
		commit,
		blob
	].join("\0");
}

;// service/web-search/github/provider.js













const provider_LIMITS = limits/* WEB_LIMITS */.C.github;
function createGitHubSearch(options) {
	const { clock, apiUrl, token, turns = new turns_turns/* OwnTurns */.n$(() => clock.now()) } = options;
	const { queriesPerMinute = (0,proxies/* isThisMachine */.YY)(apiUrl) ? Infinity : provider_LIMITS.queriesPerMinute } = options;
	const window = {
		most: queriesPerMinute,
		perMs: 6e4
	};
	const pace = new turns_turns/* TurnPace */.h4(clock, turns, `code search ${apiUrl} ${token}`, window);
	const sight = { isProven: false };
	let github = null;
	const open = () => github ??= (0,client/* createGitHub */.Cl)({
		...options,
		signal: new AbortController().signal,
		deadlineMs: Infinity,
		isPacedByCaller: true
	});
	return {
		name: "github",
		plan: (subject, rules, requests) => planned(subject, rules, requests).queries.map(({ text, submissions }) => lineOf(text, submissions)),
		search: async (subject, rules, order) => {
			const plan = planned(subject, rules, order.requests);
			const reader = new GitHubReader(open(), clock, order);
			const isStrangers = (hit) => !isExcluded([(0,names/* fullName */.fq)(hit)], null, rules);
			const asked = await askQueries(plan, {
				reader,
				clock,
				pace,
				order,
				lineOf,
				sight,
				isStrangers
			});
			const fetched = await fetchSources(subject, rules, asked.candidates, order, {
				reader,
				apiUrl
			});
			return findingsOf(subject, rules, plan, asked, fetched);
		},
		date: async (sources, rules, asking) => {
			const reader = new GitHubReader(open(), clock, asking);
			const dating = new Dating(open(), reader, new Repositories(reader), asking);
			const dated = new Map();
			const mine = sources.filter(({ provider }) => provider === "github").slice(0, provider_LIMITS.dated);
			try {
				for (const source of mine) {
					if (!reader.mayGoOn) break;
					const date = await dating.date(source, rules);
					if (date !== null) dated.set(source, date);
				}
			} catch (error) {
				asking.signal.throwIfAborted();
				if (!(error instanceof outcome/* GitHubError */.y_)) throw error;
			}
			return dated;
		},
		close: async () => github?.close()
	};
}
function planned(subject, rules, requests) {
	const maySay = (0,unsaid/* sayableWords */.x)(rules);
	return planRounds(subject, (id) => isDone(id, rules), (id) => rules.again?.has(id) === true, (probe) => queryOf(probe, maySay), requests);
}
function isDone(id, { remembered, again }) {
	return remembered.has(id) && again?.has(id) !== true;
}
function lineOf(text, submissions) {
	return {
		provider: "github",
		kind: "query",
		text,
		submissions
	};
}
async function fetchSources(subject, rules, candidates, order, { reader, apiUrl }) {
	const sources = new PublicSources(reader, new Repositories(reader), rules, serverOf(apiUrl));
	const seekers = subject.submissions.toSorted((a, b) => b.rarity - a.rarity || a.id - b.id).map(({ id, files }) => ({
		id,
		hasSeveralFiles: files.length > 1
	}));
	const { queryShare } = provider_LIMITS;
	try {
		await sources.fetch(seekers, candidates, (share) => {
			order.onProgress(queryShare + (1 - queryShare) * share);
		});
	} catch (error) {
		order.signal.throwIfAborted();
		if (!(error instanceof outcome/* GitHubError */.y_)) throw error;
		return {
			sources,
			failure: `${error.message} ${notFetched(sources.left)}`
		};
	}
	return {
		sources,
		failure: sources.left === 0 ? null : `GitHub: ${notFetched(sources.left)}`
	};
}
function notFetched(files) {
	return (0,base_sentence/* fill */.G)(says/* filesCode */.nJ, { files });
}
function serverOf(apiUrl) {
	return /^(https:\/\/.+)\/api\/v3\/*$/.exec(apiUrl)?.[1] ?? client/* DEFAULT_SERVER_URL */.UM;
}
function findingsOf(subject, rules, plan, asked, { sources, failure }) {
	const failures = [asked.failure, failure].filter((one) => one !== null);
	const stateOf = (id) => {
		if (isDone(id, rules)) return {
			state: "searched",
			why: null
		};
		const wanted = plan.wanted.get(id) ?? 0;
		const done = asked.answered.get(id) ?? 0;
		if (wanted === 0) return {
			state: "not-searched",
			why: "no-probes"
		};
		if (done >= wanted) return {
			state: "searched",
			why: null
		};
		return {
			state: done === 0 ? "not-searched" : "partly",
			why: asked.ended ?? "budget"
		};
	};
	return {
		searched: new Map(subject.submissions.map(({ id }) => [id, stateOf(id)])),
		sources: sources.all,
		known: [],
		failure: failures.length === 0 ? null : (0,text_escape/* visible */.RK)(failures.join(" ")),
		requests: asked.requests
	};
}
const LEAST_WORDS = 2;
function queryOf(probe, maySay) {
	const language = Object.hasOwn(GITHUB_LANGUAGES, probe.language) ? GITHUB_LANGUAGES[probe.language] : null;
	const qualifier = language === null || language === undefined ? "" : ` language:${/^\w+$/.test(language) ? language : `"${language}"`}`;
	const words = [];
	const said = new Set();
	let length = qualifier.length - 1;
	for (const word of probe.words.filter(maySay).flatMap(termsOf)) {
		const key = word.toLowerCase();
		if (said.has(key) || !maySay(word)) continue;
		if (length + word.length + 1 > limits/* WEB_LIMITS */.C.github.queryCharacters) continue;
		said.add(key);
		words.push(/^(?:AND|OR|NOT)$/.test(word) ? key : word);
		length += word.length + 1;
	}
	return words.length < LEAST_WORDS ? null : words.join(" ") + qualifier;
}
function termsOf(word) {
	return word.split(/[^\p{L}\p{N}_]+/u).filter((term) => term.length > 1 && /[\p{L}\p{N}]/u.test(term));
}
const GITHUB_LANGUAGES = {
	Java: "Java",
	Python: "Python",
	C: "C",
	"C/C++": "cpp",
	"C#": "C#",
	Perl: "Perl",
	PHP: "PHP",
	SQL: null,
	VB: null,
	XML: "XML",
	Haskell: "Haskell",
	Pascal: "Pascal",
	Go: "Go",
	Matlab: "MATLAB",
	Lisp: null,
	Ruby: "Ruby",
	Assembly: null,
	"HTML+JS": "HTML",
	JavaScript: "JavaScript",
	HTML: "HTML",
	Text: null,
	"Plain Text": null,
	Swift: "Swift",
	TypeScript: "TypeScript",
	Rust: "Rust",
	Kotlin: "Kotlin",
	Scala: "Scala",
	Shell: "Shell",
	R: "R",
	Dart: "Dart",
	Lua: "Lua",
	"Jupyter Notebook": "Jupyter Notebook",
	Other: null,
	CSS: null,
	OCaml: "OCaml",
	"F#": "F#",
	Prolog: "Prolog",
	Verilog: "Verilog",
	VHDL: "VHDL",
	Fortran: null,
	Coq: null,
	"Auto Detect": null
};

var transport = __load__(20603);
;// service/web-search/heritage/provider.js





const { againMs: provider_againMs, requestMs: provider_requestMs, heritage: heritage_provider_LIMITS } = limits/* WEB_LIMITS */.C;
const DEFAULT_HERITAGE_URL = "https://archive.softwareheritage.org";
const CONTENT = "swh:1:cnt:";
const provider_Answer = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({ known: schemas/* boolean */.zMY() }));
function createHeritageSearch(options) {
	const { url = DEFAULT_HERITAGE_URL, environment } = options;
	const archive = new Archive(url, options, (0,transport/* createTransport */.o)(url, environment));
	return {
		name: "software-heritage",
		plan: (subject) => batchesOf(subject).map(({ line }) => line),
		search: (subject, _rules, order) => search(archive, subject, order),
		date: () => Promise.resolve(new Map()),
		close: () => archive.close()
	};
}
async function search(archive, subject, order) {
	const batches = batchesOf(subject);
	const known = new Set();
	const answered = new Set();
	let failure = null;
	for (const { ids, line } of batches) {
		const answer = await archive.known(ids, line, order);
		if (typeof answer === "string") {
			failure = (0,text_escape/* visible */.RK)((0,base_sentence/* fill */.G)(says/* softwareHeritage */.l6, {
				answer,
				answered: answered.size,
				countOf: countOf(batches)
			}));
			break;
		}
		for (const id of ids) {
			answered.add(id);
			if (answer.has(id)) known.add(id);
		}
		order.onProgress(answered.size / countOf(batches));
	}
	const stateOf = (files) => {
		const asked = files.filter(isAsked);
		const done = asked.filter(({ blob }) => answered.has(CONTENT + blob)).length;
		if (asked.length === 0) return {
			state: "not-searched",
			why: "no-probes"
		};
		if (done === asked.length) return {
			state: "searched",
			why: null
		};
		return {
			state: done === 0 ? "not-searched" : "partly",
			why: failure === null ? "budget" : "failure"
		};
	};
	return {
		searched: new Map(subject.submissions.map(({ id, files }) => [id, stateOf(files)])),
		sources: [],
		known: subject.submissions.flatMap(({ id, files }) => knownOf(id, files, known, archive.url)),
		failure,
		requests: 0
	};
}
function knownOf(submission, files, known, url) {
	return files.filter(isAsked).flatMap(({ path, blob }) => {
		const id = CONTENT + blob;
		return known.has(id) ? [{
			submission,
			path,
			id,
			url: `${url}/${id}`
		}] : [];
	});
}
function isAsked({ unasked, blob }) {
	return unasked === null && /^[0-9a-f]{40}$/.test(blob);
}
function countOf(batches) {
	return batches.reduce((sum, { ids }) => sum + ids.length, 0);
}
function batchesOf(subject) {
	const wanted = new Map();
	for (const { id, files } of subject.submissions.toSorted((a, b) => b.rarity - a.rarity || a.id - b.id)) {
		for (const { blob } of files.filter(isAsked)) {
			const submissions = wanted.get(CONTENT + blob) ?? new Set();
			wanted.set(CONTENT + blob, submissions.add(id));
		}
	}
	const ids = [...wanted.keys()];
	const count = Math.min(heritage_provider_LIMITS.requests, Math.ceil(ids.length / heritage_provider_LIMITS.hashes));
	return Array.from({ length: count }, (_, index) => {
		const some = ids.slice(index * heritage_provider_LIMITS.hashes, (index + 1) * heritage_provider_LIMITS.hashes);
		const submissions = [...new Set(some.flatMap((id) => [...wanted.get(id) ?? []]))].toSorted((a, b) => a - b);
		return {
			ids: some,
			line: {
				provider: "software-heritage",
				kind: "hashes",
				text: some.join(" "),
				submissions
			}
		};
	});
}
class Archive {
	url;
	#options;
	#transport;
	constructor(url, options, transport) {
		this.url = url.replace(/\/+$/, "");
		this.#options = options;
		this.#transport = transport;
	}
	close() {
		return this.#transport.close();
	}
	async known(ids, about, order) {
		const { clock } = this.#options;
		order.signal.throwIfAborted();
		if (clock.now() >= order.endsAtMs) return "was not asked to the end: the time of this check was over.";
		for (let tries = 0, limits = 0;;) {
			const line = { ...about };
			await order.onSent(line);
			const answer = await this.#once(ids, order.signal);
			if (typeof answer === "string" || "has" in answer) {
				order.onAnswer?.(line, typeof answer === "string" ? "failed" : `${answer.size} known`);
				return answer;
			}
			order.onAnswer?.(line, "failed");
			const { said, waitMs, isLimit } = answer;
			if (isLimit) limits += 1;
			else tries += 1;
			const wait = waitMs ?? (isLimit ? heritage_provider_LIMITS.limitMs : provider_againMs[tries - 1]);
			const isTooLate = wait === undefined || clock.now() + wait >= order.endsAtMs;
			if (isTooLate || tries > provider_againMs.length || limits > heritage_provider_LIMITS.limitWaits) return said;
			await clock.sleep(wait, order.signal);
		}
	}
	async #once(ids, signal) {
		try {
			const response = await this.#transport.fetch(`${this.url}/api/1/known/`, {
				method: "POST",
				headers: {
					"content-type": "application/json",
					accept: "application/json",
					"user-agent": this.#options.userAgent
				},
				body: JSON.stringify(ids),
				redirect: "manual",
				signal: AbortSignal.any([signal, AbortSignal.timeout(provider_requestMs)])
			});
			const { status, headers, body } = response;
			if (status === 200 && body !== null) {
				return knownIn(await (0,bounded/* readBounded */.C)(body, heritage_provider_LIMITS.answerBytes, signal), ids);
			}
			body?.cancel().catch(() => {});
			const isLimit = status === 429;
			const said = isLimit ? "has a limit of requests that is used up." : `answered ${status}.`;
			return isLimit || status >= 500 ? {
				said,
				waitMs: (0,errors/* waitIn */.NH)(Object.fromEntries(headers)),
				isLimit
			} : said;
		} catch {
			signal.throwIfAborted();
			return {
				said: "could not be reached.",
				waitMs: null,
				isLimit: false
			};
		}
	}
}
function knownIn(bytes, ids) {
	const result = provider_Answer.safeParse(bytes === null ? undefined : (0,text_escape/* parsedJson */.U4)(new TextDecoder().decode(bytes)));
	if (!result.success) return "answered something unexpected.";
	return new Set(ids.filter((id) => result.data[id]?.known === true));
}

;// service/web-search/create-providers.js



function createProviders(options) {
	const { heritageUrl, clock, environment, userAgent } = options;
	const make = {
		github: () => createGitHubSearch(options),
		"software-heritage": () => createHeritageSearch({
			...heritageUrl === undefined ? {} : { url: heritageUrl },
			clock,
			environment,
			userAgent
		})
	};
	return options.names.map((name) => make[name]());
}
const HERITAGE_VARIABLE = "SOFTWARE_HERITAGE_URL";
function askingOf(who, environment) {
	const { names, token, apiUrl, toolVersion } = who;
	const heritageUrl = environment[HERITAGE_VARIABLE];
	if (names.includes("github")) (0,proxies/* expectAddress */.sb)("GITHUB_API_URL", apiUrl);
	if (names.includes("software-heritage") && heritageUrl) (0,proxies/* expectAddress */.sb)(HERITAGE_VARIABLE, heritageUrl);
	return {
		names,
		token,
		apiUrl,
		...heritageUrl === undefined || heritageUrl === "" ? {} : { heritageUrl },
		environment: { ...environment },
		userAgent: `code-similarity-action/${toolVersion}`
	};
}


}),

35034:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
C:()=>WEB_LIMITS
});
const WEB_LIMITS = {
	requestMs: 6e4,
	againMs: [2e3, 1e4],
	github: {
		queriesPerMinute: 10,
		limitMs: 6e4,
		limitWaits: 3,
		refusals: 3,
		queryCharacters: 256,
		results: 100,
		queryShare: .75,
		files: 20,
		withNeighbours: 2,
		neighbours: 4,
		copies: 5,
		fileBytes: 384 * 1024,
		answerBytes: 8 * 1024 * 1024,
		parallel: 5,
		reserve: .2,
		pushPages: 3,
		dated: 60
	},
	heritage: {
		hashes: 1e3,
		requests: 60,
		answerBytes: 1024 * 1024,
		limitWaits: 2,
		limitMs: 6e4
	}
};


}),

60588:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
o:()=>digestOf,
x:()=>sayableWords
});
var _native__0__ = __load__(95925);
var _native__1__ = __load__(73235);

const SHORTEST_INSIDE = 4;
const LONGEST_WORD = 64;
function sayableWords({ salt, never }) {
	const known = new Map();
	const isNever = new Map();
	const isUnsayable = (text) => {
		const before = isNever.get(text);
		if (before !== undefined) return before;
		const is = never.has(digestOf(salt, text));
		isNever.set(text, is);
		return is;
	};
	return (word) => {
		if (word.length > LONGEST_WORD) return false;
		if (never.size === 0) return true;
		const before = known.get(word);
		if (before !== undefined) return before;
		const says = !piecesOf(word).some(isUnsayable);
		known.set(word, says);
		return says;
	};
}
function piecesOf(word) {
	const text = word.toLowerCase();
	const pieces = new Set([text, ...partsOf(word)]);
	for (let from = 0; from < text.length; from++) {
		for (let to = from + SHORTEST_INSIDE; to <= text.length; to++) pieces.add(text.slice(from, to));
	}
	return [...pieces];
}
function partsOf(word) {
	return word.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2").split(/[^\p{L}]+/u).filter((part) => part !== "").map((part) => part.toLowerCase());
}
function digestOf(salt, text) {
	return (0,_native__0__.uh)((0,_native__1__.TR)(salt, text.toLowerCase()));
}


})

};
