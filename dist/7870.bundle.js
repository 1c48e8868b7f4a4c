export const id = 7870;
export const ids = [7870];
export const modules = {




99786:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
w:()=>analysesOf
});

var service_clock = __load__(79794);
var jobs_jobs = __load__(91005);
var jobs_kinds = __load__(56350);
;// service/jobs/workers.js


class Lost extends Error {}
class Stopped extends Error {}
const POLL_MS = 1e3;
const PROGRESS_MS = 1e3;
const MOST_ASIDE = 8;
const BEATS = jobs_jobs/* SWEEP_MS */._g / PROGRESS_MS;
const SWEEPS_TO_COMPLETE = 6;
class Workers {
	#options;
	#handlers;
	#running = new Set();
	#left = new Set();
	#stop = new AbortController();
	#turn = null;
	#again = false;
	#sweepDue = true;
	#sweeps = 0;
	#trouble = null;
	constructor(options) {
		this.#options = options;
		this.#handlers = options.handlers;
	}
	start(more = []) {
		this.#handlers = [...this.#handlers, ...more];
		void this.#every(jobs_jobs/* SWEEP_MS */._g, () => {
			this.#sweepDue = true;
			this.wake();
		});
		void this.#every(POLL_MS, () => this.wake());
		this.wake();
	}
	wake() {
		if (this.#stop.signal.aborted) return;
		this.#again = true;
		this.#turn ??= this.#turns().finally(() => {
			this.#turn = null;
		});
	}
	progress(kinds, key) {
		const run = this.#runOf(kinds, key);
		return run === undefined ? null : this.#progressOf(run);
	}
	drop(kinds, key) {
		this.#runOf(kinds, key)?.control.abort(new Lost());
	}
	async stop() {
		this.#stop.abort(new Stopped());
		await this.#turn;
		const running = [...this.#running];
		for (const { control } of running) control.abort(new Stopped());
		await Promise.all(running.map(({ ended }) => ended));
	}
	async #every(ms, body) {
		const { clock } = this.#options;
		const { signal } = this.#stop;
		try {
			for (;;) {
				await clock.sleep(ms, signal);
				body();
			}
		} catch (error) {
			if (!signal.aborted) this.#options.onDefect(error);
		}
	}
	async #turns() {
		while (this.#again && !this.#stop.signal.aborted) {
			this.#again = false;
			try {
				if (this.#sweepDue) await this.#sweep();
				await this.#fill();
				this.#trouble = null;
			} catch (error) {
				if (this.#trouble !== String(error)) this.#options.onDefect(error);
				this.#trouble = String(error);
			}
		}
	}
	async #sweep() {
		const { jobs } = this.#options;
		this.#sweepDue = false;
		const own = new Set([...[...this.#running].map(({ job }) => job.token), ...[...this.#left].map(({ token }) => token)]);
		for (const job of await jobs.dead(own)) {
			await this.#handlerOf(job.kind)?.waits?.(job.key);
			await jobs.free(job);
		}
		for (const job of this.#left) await this.#giveBack(job);
		if (this.#sweeps % SWEEPS_TO_COMPLETE === 0) {
			for (const handler of this.#handlers) await handler.complete?.();
		}
		this.#sweeps += 1;
	}
	async #fill() {
		const { jobs } = this.#options;
		for (const handler of this.#handlers) {
			for (const run of this.#running) {
				const { kind } = run.job;
				if (kind !== handler.kind || run.goOn === null) continue;
				if (this.#under(kind, run.place) < handler.places[run.place]) run.goOn();
			}
			for (const place of ["small", "any"]) {
				while (!this.#stop.signal.aborted && this.#under(handler.kind, place) < handler.places[place]) {
					const job = await jobs.take(handler.kind, place);
					if (job === null) break;
					this.#begin(handler, job, place);
				}
			}
		}
	}
	#under(kind, place) {
		return [...this.#running].filter((run) => run.job.kind === kind && run.place === place && !run.isAside).length;
	}
	async #aside(run, wait) {
		const others = [...this.#running].filter(({ job, isAside }) => isAside && job.kind === run.job.kind);
		run.isAside = others.length < MOST_ASIDE;
		run.waits = true;
		this.wake();
		try {
			await this.#say(run);
			return await wait();
		} finally {
			if (run.isAside) await this.#placeFor(run);
			run.waits = false;
			await this.#say(run);
		}
	}
	async #placeFor(run) {
		const { signal } = run.control;
		signal.throwIfAborted();
		await new Promise((done, fail) => {
			signal.addEventListener("abort", () => fail(signal.reason));
			run.goOn = () => {
				run.isAside = false;
				run.goOn = null;
				done();
			};
			this.wake();
		});
	}
	#handlerOf(kind) {
		return this.#handlers.find((handler) => handler.kind === kind);
	}
	#begin(handler, job, place) {
		const run = {
			job,
			place,
			since: this.#options.clock.now(),
			control: new AbortController(),
			share: job.share,
			ended: Promise.resolve(),
			waits: false,
			isAside: false,
			goOn: null
		};
		this.#running.add(run);
		run.ended = this.#run(handler, run).finally(() => {
			this.#running.delete(run);
			this.wake();
		});
	}
	async #run(handler, run) {
		const { jobs, onDefect } = this.#options;
		const { job, control } = run;
		const over = new AbortController();
		const beats = this.#beat(run, over.signal);
		try {
			const onProgress = (share) => {
				run.share = share;
			};
			const isGivenUp = job.tries >= jobs_jobs/* MOST_TRIES */.ao;
			const dueAt = isGivenUp ? await handler.giveUp(job).then(() => null) : await handler.run(job, {
				signal: control.signal,
				onProgress,
				aside: (wait) => this.#aside(run, wait)
			});
			await (dueAt === null ? jobs.done(job) : jobs.giveBack(job, dueAt));
		} catch (error) {
			const why = control.signal.aborted ? control.signal.reason : error;
			await this.#leave(job, why).catch(onDefect);
		} finally {
			over.abort();
			await beats;
		}
	}
	async #leave(job, why) {
		const { jobs, now, passes, onDefect } = this.#options;
		if (why instanceof Lost) return;
		if (why instanceof Stopped) {
			this.#left.add(job);
			await this.#giveBack(job);
			return;
		}
		onDefect(why, jobs_kinds/* OF_CHECKS */.yQ.includes(job.kind) ? { check: Number(job.key) } : {});
		if (passes(why)) {
			this.#left.add(job);
			return;
		}
		await this.#handlerOf(job.kind)?.waits?.(job.key);
		await jobs.fail(job, now() + jobs_jobs/* SWEEP_MS */._g);
	}
	async #giveBack(job) {
		await this.#handlerOf(job.kind)?.waits?.(job.key);
		await this.#options.jobs.giveBack(job);
		this.#left.delete(job);
	}
	async #beat(run, over) {
		let told = 0;
		for (let second = 1;; second += 1) {
			try {
				await this.#options.clock.sleep(PROGRESS_MS, over);
			} catch {
				return;
			}
			if (run.share === told && second % BEATS !== 0) continue;
			told = run.share;
			await this.#say(run);
		}
	}
	async #say(run) {
		try {
			const isOwn = await this.#options.jobs.beat(run.job, this.#progressOf(run), run.waits);
			if (!isOwn) run.control.abort(new Lost());
		} catch {}
	}
	#progressOf({ share, since }) {
		return {
			share,
			elapsedMs: this.#options.clock.now() - since
		};
	}
	#runOf(kinds, key) {
		return [...this.#running].find(({ job }) => (0,jobs_kinds/* listOf */.c3)(kinds).includes(job.kind) && job.key === key);
	}
}

var promises_ = __load__(51455);
var external_node_path_ = __load__(76760);
var abort = __load__(59362);
var analysis_thread = __load__(36890);
var find_earlier = __load__(29614);
;// service/matching/indexing.js





const BUSY_MS = 2e3;
const IDLE_MS = 10 * 6e4;
class Indexing {
	#context;
	#closing = new AbortController();
	#failed = [];
	#under = Promise.resolve();
	constructor(context) {
		this.#context = context;
	}
	start() {
		this.#under = this.#run().catch(() => {});
	}
	async close() {
		this.#closing.abort();
		await this.#under;
	}
	async #run() {
		const { signal } = this.#closing;
		const { imprintVersion } = await Promise.all(/* import() */[__load__.e(3190), __load__.e(1953), __load__.e(4199), __load__.e(436)]).then(__load__.bind(__load__, 12671));
		const version = imprintVersion();
		while (!signal.aborted) {
			await this.#context.clock.sleep(await this.#step(version), signal);
		}
	}
	async #step(version) {
		const { isBusy, onDefect } = this.#context;
		try {
			if (await isBusy()) return BUSY_MS;
			return await this.#indexNext(version) ? 0 : IDLE_MS;
		} catch (error) {
			this.#closing.signal.throwIfAborted();
			onDefect(error);
			return IDLE_MS;
		}
	}
	async #indexNext(version) {
		const { store, passes, onDefect } = this.#context;
		const { signal } = this.#closing;
		const id = await store.earlier.checkWithoutImprints(version, this.#failed);
		const check = id === undefined ? undefined : await store.check(id);
		if (check === undefined) return false;
		try {
			const imprints = await this.#imprintsOf(check);
			signal.throwIfAborted();
			await store.earlier.put(check, imprints);
		} catch (error) {
			signal.throwIfAborted();
			if (passes(error)) throw error;
			this.#failed.push(check.id);
			onDefect(error);
		}
		return true;
	}
	async #imprintsOf(check) {
		const { store } = this.#context;
		const { signal } = this.#closing;
		const folder = (0,external_node_path_.join)(this.#context.folder, `imprints-${check.id}`);
		const documents = [];
		for (const one of await store.submissions(check.id)) {
			if (one.role === "submission" || one.role === "base") {
				documents.push(await (0,find_earlier/* documentOf */.lM)(store, one, one.role, folder));
			}
		}
		const options = {
			languageId: check.languageId,
			ai: false,
			quality: false,
			detectBaseCode: false
		};
		const job = {
			options,
			documents,
			web: false
		};
		const worker = (0,analysis_thread/* startThread */.BR)(job, null);
		try {
			const imprints = new Promise((resolve, reject) => {
				worker.on("message", (message) => {
					if (message.kind === "imprints") resolve(message.imprints);
					else if (message.kind === "failed") reject(new Error(message.message));
				});
				worker.on("error", reject);
				worker.on("exit", (code) => reject(new Error(`the thread ended (exit ${code})`)));
			});
			return await (0,abort/* orAborted */.H6)(imprints, signal);
		} finally {
			await worker.terminate();
			await (0,promises_.rm)(folder, {
				recursive: true,
				force: true
			});
		}
	}
}

var store_room = __load__(42223);
;// service/analysis/memory-together.js

class MemoryTogether {
	#mostBytes;
	#members = new Set();
	constructor(mostBytes) {
		this.#mostBytes = mostBytes;
	}
	async run(attempt, signal) {
		const { promise: over, resolve: end } = Promise.withResolvers();
		const member = {
			bytes: 0,
			over
		};
		const before = [...this.#members].map((one) => one.over);
		this.#members.add(member);
		try {
			for (;;) {
				const ended = await attempt((bytes) => this.#look(member, bytes));
				if (!isCrowded(ended)) return ended;
				member.bytes = 0;
				await Promise.race([Promise.all(before), (0,abort/* untilAborted */.Eu)(signal)]);
				signal.throwIfAborted();
			}
		} finally {
			this.#members.delete(member);
			end();
		}
	}
	#look(member, bytes) {
		member.bytes = bytes;
		const running = [...this.#members].filter((one) => one.bytes > 0);
		const isLast = running.length > 1 && running.at(-1) === member;
		const all = running.reduce((sum, one) => sum + one.bytes, 0);
		return isLast && all > this.#mostBytes ? { kind: "crowded" } : null;
	}
}
function isCrowded(ended) {
	return ended.kind === "crowded";
}

var searching = __load__(10141);
var analysis_runs = __load__(48276);
var attempts = __load__(78629);
var says = __load__(75163);
;// service/api/analysis-handler.js










class AnalysisHandler extends attempts/* Attempts */.ZJ {
	kind = "analysis";
	places;
	#together;
	constructor(context) {
		super(context);
		this.#together = new MemoryTogether(context.limits.togetherBytes ?? Infinity);
		this.places = {
			any: context.workers,
			small: Math.min(1, context.workers)
		};
	}
	async run(job, how) {
		const { store, monotonic } = this.context;
		const { signal } = how;
		const since = monotonic();
		const check = await this.begin(job);
		if (check === null) return null;
		const before = await store.searches.of(check);
		const found = before?.step === "found" ? before : null;
		let imprints = null;
		let { share } = job;
		const onProgress = (reached) => {
			share = Math.max(share, reached);
			how.onProgress(share);
		};
		const outcome = await this.#analyse(check, {
			signal,
			onProgress
		}, found, (some) => {
			imprints = some;
		});
		const durationMs = (found?.durationMs ?? 0) + monotonic() - since;
		if (outcome.kind === "failed") {
			await this.fail(check, outcome.why, durationMs, signal);
		} else if (outcome.kind === "unsearched") {
			const { subject } = outcome;
			const step = {
				step: "asked",
				durationMs,
				subject
			};
			await this.goOn(check, {
				...job,
				share
			}, "search", step, signal);
		} else {
			await this.#compared(check, {
				...job,
				share
			}, {
				analysis: outcome.result,
				imprints,
				found,
				durationMs
			}, signal);
		}
		return null;
	}
	async complete() {
		const { store, jobs } = this.context;
		const unfinished = await store.unfinished();
		if (unfinished.length === 0) return;
		const there = await jobs.keys(jobs_kinds/* CHECK_WORK */.TR);
		for (const check of unfinished) {
			if (!there.has(String(check.id))) await jobs.add(await (0,analysis_runs/* newJobOf */.No)(store, check));
		}
	}
	async #analyse(check, { signal, onProgress }, found, onImprints) {
		const { store, start, limits, onDefect } = this.context;
		const folder = (0,external_node_path_.join)(this.context.folder, `analysis-${check.id}-${check.attempt}`);
		try {
			const job = await (0,analysis_runs/* analysisJobOf */.Hi)(store, check, found === null, folder, signal);
			return await this.#together.run((onBytes) => (0,analysis_thread/* runInThread */.lK)(job, {
				start,
				limits,
				signal,
				onProgress,
				onBytes,
				findOthers: async (imprints, subject) => {
					if (subject !== null) return {
						kind: "unsearched",
						subject
					};
					onImprints(imprints);
					const own = job.documents.length;
					const earlier = await (0,find_earlier/* earlierOf */.OR)(store, check, imprints, {
						own,
						folder,
						signal
					});
					return {
						...earlier,
						web: found === null ? [] : (0,searching/* documentsOf */.uo)(found.searched)
					};
				}
			}), signal);
		} catch (error) {
			signal.throwIfAborted();
			if ((0,attempts/* passes */.WE)(error)) throw error;
			onDefect(error, { check: check.id });
			return {
				kind: "failed",
				why: says/* analysisCouldNotStarted */.MC
			};
		} finally {
			await (0,promises_.rm)(folder, {
				recursive: true,
				force: true
			}).catch(onDefect);
		}
	}
	async #compared(check, job, compared, signal) {
		const { found, ...rest } = compared;
		if (found === null) return this.succeed(check, rest, signal);
		const searched = (0,searching/* confirmedOf */.bY)(found.searched, rest.analysis);
		if (searched.sources.size > 0) {
			return this.goOn(check, job, "search", {
				step: "compared",
				searched,
				...rest
			}, signal);
		}
		const analysis = {
			...rest.analysis,
			web: (0,searching/* keptOf */.uq)(searched, this.context.now())
		};
		return this.succeed(check, {
			...rest,
			analysis
		}, signal);
	}
}

var sentence = __load__(4771);
;// service/api/search-handler.js




const MOST_SEARCHES = 8;
const NOTHING = {
	providers: [],
	failures: [],
	states: [],
	sources: new Map(),
	known: []
};
class SearchHandler extends attempts/* Attempts */.ZJ {
	kind = "search";
	places;
	constructor(context) {
		super(context);
		this.places = context.workers === 0 ? {
			any: 0,
			small: 0
		} : {
			any: MOST_SEARCHES,
			small: 1
		};
	}
	async run(job, { signal }) {
		const { store, monotonic, onDefect } = this.context;
		const since = monotonic();
		const check = await this.begin(job);
		if (check === null) return null;
		const step = await store.searches.of(check);
		const spent = () => (step?.durationMs ?? 0) + monotonic() - since;
		try {
			if (step?.step === "asked") {
				const searched = await this.#search(check, step.subject, signal);
				const found = {
					step: "found",
					durationMs: spent(),
					searched
				};
				await this.goOn(check, job, "analysis", found, signal);
			} else if (step?.step === "compared") {
				const web = (0,searching/* keptOf */.uq)(await this.#dated(check, step.searched, signal), this.context.now());
				const analysis = {
					...step.analysis,
					web
				};
				await this.succeed(check, {
					...step,
					analysis,
					durationMs: spent()
				}, signal);
			} else {
				await this.goOn(check, job, "analysis", null, signal);
			}
		} catch (error) {
			signal.throwIfAborted();
			if ((0,attempts/* passes */.WE)(error)) throw error;
			onDefect(error, { check: check.id });
			await this.fail(check, says/* analysisCouldNotStarted */.MC, spent(), signal);
		}
		return null;
	}
	async #search(check, subject, signal) {
		const { web } = this.context;
		const order = check.web ?? {};
		const searched = web === null ? NOTHING : await this.#asked(web, check, subject, signal);
		const unasked = (order.providers ?? []).filter((name) => web?.names.includes(name) !== true);
		return (0,searching/* withUnasked */.g)(searched, unasked, subject.submissions.map(({ id }) => id));
	}
	async #asked(web, check, subject, signal) {
		const order = check.web ?? {};
		const of = web.mostRequests(order);
		const queries = await this.context.store.sent.queries(check);
		let said = "";
		const onQueries = (asked) => {
			const statusMessage = (0,sentence/* fill */.G)(says/* searchingWeb */.xT, {
				asked,
				of
			});
			if (statusMessage === said) return;
			said = statusMessage;
			void this.say(check, statusMessage);
		};
		onQueries(queries);
		return web.search(order, subject, {
			signal,
			ledger: this.#ledger(check),
			queries,
			onQueries
		});
	}
	async #dated(check, searched, signal) {
		const { web } = this.context;
		if (web === null) return searched;
		return web.dated(check.web ?? {}, searched, {
			signal,
			ledger: this.#ledger(check)
		});
	}
	#ledger(check) {
		const { sent } = this.context.store;
		return {
			note: (line) => sent.note(check, line, this.context.now()),
			answered: (id, answer) => sent.answered(id, answer)
		};
	}
}

;// service/api/analyses.js









function analysesOf(options) {
	const { database, store, now, monotonic, onDefect } = options;
	const jobs = new jobs_jobs/* Jobs */.XP(database, {
		now,
		alone: database.kind !== "postgresql"
	});
	const room = new store_room/* RoomWatch */.Xl();
	const context = {
		...options,
		jobs,
		room
	};
	const clock = (0,service_clock/* backgroundClock */.b)(monotonic);
	const workers = new Workers({
		jobs,
		handlers: [new AnalysisHandler(context), new SearchHandler(context)],
		now,
		passes: attempts/* passes */.WE,
		clock,
		onDefect
	});
	const isBusy = async () => {
		const { waiting, running } = await jobs.overview("analysis");
		return waiting + running > 0;
	};
	const indexing = new Indexing({
		store,
		isBusy,
		folder: options.folder,
		clock,
		passes: attempts/* passes */.WE,
		onDefect
	});
	return {
		jobs,
		workers,
		runs: new analysis_runs/* AnalysisRuns */.$$({
			store,
			jobs,
			workers,
			room,
			now
		}),
		start: (handlers) => {
			workers.start(handlers);
			if (options.indexes && options.workers > 0) indexing.start();
		},
		stop: async () => {
			await indexing.close();
			await workers.stop();
			await options.web?.close();
		}
	};
}


}),

48276:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$$:()=>AnalysisRuns,
Hi:()=>analysisJobOf,
No:()=>newJobOf,
tv:()=>STARTABLE
});
var _base__5__ = __load__(98216);
var _contract__6__ = __load__(1589);
var _jobs_kinds_js__0__ = __load__(56350);
var _matching_find_earlier_js__1__ = __load__(29614);
var _store_request_keys_js__2__ = __load__(53844);
var _store_room_js__3__ = __load__(42223);
var _attempts_js__4__ = __load__(78629);







class CameBefore extends Error {}
class AnalysisRuns {
	#context;
	constructor(context) {
		this.#context = context;
	}
	async launch(check, how, key = null, charge = null) {
		const { store, jobs, workers, now } = this.#context;
		const at = now();
		const changes = {
			..._attempts_js__4__.uE,
			testType: how.engineId,
			aiRun: how.aiRun,
			baseCodeDetection: how.baseCode,
			together: how.together ?? null,
			web: how.web ?? null,
			search: null,
			jobId: await store.nextJob(),
			startedAt: at,
			finishedAt: null,
			durationMs: null,
			updatedAt: at
		};
		const job = await newJobOf(store, {
			...check,
			...changes
		});
		const also = async (tx) => {
			if (key !== null && !await (0,_store_request_keys_js__2__.qq)(tx, {
				key,
				part: _store_request_keys_js__2__.E3.start
			}, { checkId: check.id }, at)) {
				throw new CameBefore();
			}
			await charge?.(tx);
			await jobs.add(job, tx);
		};
		const starting = store.updateCheck(check.id, changes, STARTABLE, { also });
		const started = await starting.catch((0,_base__5__.L1)(CameBefore, () => null));
		workers.wake();
		return started;
	}
	async progress(checkIds) {
		if (checkIds.length === 0) return new Map();
		const { jobs, workers } = this.#context;
		const here = new Map();
		for (const id of checkIds) {
			const one = workers.progress(_jobs_kinds_js__0__.TR, String(id));
			if (one !== null) here.set(id, one);
		}
		const others = checkIds.filter((id) => !here.has(id)).map(String);
		for (const [key, one] of await jobs.progress(_jobs_kinds_js__0__.TR, others)) here.set(Number(key), one);
		return here;
	}
	roomMade() {
		this.#context.room.made();
	}
	async cancel(check) {
		const { store, jobs, workers } = this.#context;
		const cancelled = {
			statusId: _contract__6__.c4.failed,
			statusMessage: "The analysis was cancelled."
		};
		try {
			await store.updateCheck(check.id, cancelled, _contract__6__.pC, { also: async (tx) => {
				await jobs.cancel(_jobs_kinds_js__0__.TR, String(check.id), tx);
			} });
		} catch (error) {
			if ((0,_store_room_js__3__.z5)(error) === null) throw error;
			await store.noteCheck(check.id, cancelled);
		}
		workers.drop(_jobs_kinds_js__0__.TR, String(check.id));
		this.roomMade();
		return await store.check(check.id) ?? check;
	}
}
const STARTABLE = [_contract__6__.c4.created, _contract__6__.c4.failed];
const SMALL_DOCUMENTS = 200;
async function newJobOf(store, { id, ownerId }) {
	const small = await store.submissionCount(id) <= SMALL_DOCUMENTS;
	return {
		kind: "analysis",
		key: String(id),
		person: ownerId,
		small
	};
}
async function analysisJobOf(store, check, isFirst, folder, signal) {
	const documents = [];
	for (const one of await store.submissions(check.id)) {
		signal.throwIfAborted();
		documents.push(await (0,_matching_find_earlier_js__1__.lM)(store, one, one.role, folder));
	}
	return {
		options: {
			languageId: check.languageId,
			ai: check.aiRun,
			detectBaseCode: check.baseCodeDetection,
			together: check.together ?? []
		},
		documents,
		web: isFirst && check.web !== null
	};
}


}),

78629:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ld:()=>whyLater,
WE:()=>passes,
ZJ:()=>Attempts,
_S:()=>sign,
uE:()=>WAITING
});
var node_crypto__0__ = __load__(77598);
var _base__9__ = __load__(4771);
var _contract__8__ = __load__(1589);
var _jobs_jobs_js__1__ = __load__(91005);
var _open_files_js__2__ = __load__(292);
var _store_away_js__3__ = __load__(24354);
var _store_blobs_s3_exchange_js__4__ = __load__(86873);
var _store_room_js__5__ = __load__(42223);
var _result_view_js__6__ = __load__(38492);
var _says_js__7__ = __load__(75163);










const ROOM_RETRY_MS = 1e4;
class Attempts {
	context;
	constructor(context) {
		this.context = context;
	}
	async begin({ key }, changes = BEGUN) {
		const { store, now } = this.context;
		const checkId = Number(key);
		const check = await store.check(checkId);
		if (check === undefined) return null;
		const { attempt, statusId, statusMessage } = check;
		if (!_contract__8__.pC.includes(statusId)) {
			await store.updateCheck(checkId, {
				statusId,
				statusMessage
			}, _contract__8__.pC);
			return null;
		}
		const begun = {
			...changes,
			attempt: attempt + 1,
			updatedAt: now()
		};
		return store.updateCheck(checkId, begun, _contract__8__.pC, { attempt });
	}
	async say(check, statusMessage) {
		const { store } = this.context;
		await store.updateCheck(check.id, { statusMessage }, [_contract__8__.c4.processing], { attempt: check.attempt }).catch(() => {});
	}
	async goOn(check, job, kind, step, signal) {
		const { store, jobs } = this.context;
		const also = (tx) => jobs.goOnAs(job, kind, tx);
		const { id, attempt } = check;
		await this.#untilKept(check, signal, () => store.searches.put(check, step, (search) => store.updateCheck(id, {
			statusMessage: COMPARING,
			search
		}, _contract__8__.pC, {
			attempt,
			also
		})));
	}
	async succeed(check, { analysis, imprints, durationMs }, signal) {
		const { store } = this.context;
		await this.#untilKept(check, signal, async () => {
			const ended = {
				...this.#ended(durationMs),
				statusId: _contract__8__.c4.completed
			};
			const view = new _result_view_js__6__.TF({
				sign: (place) => sign(store.secret, place),
				check: {
					...check,
					...ended
				},
				submissions: await store.submissions(check.id),
				analysis
			});
			const changes = {
				...ended,
				statusMessage: "The analysis is complete.",
				stats: view.statistics()
			};
			await store.putResult(check, analysis, changes, imprints);
		});
	}
	async fail(check, why, durationMs, signal) {
		await this.#untilKept(check, signal, () => this.#fail(check, why, durationMs));
	}
	async giveUp(job) {
		const check = await this.begin(job, {});
		if (check === null) return;
		await this.#fail(check, (0,_base__9__.G)(_says_js__7__.IT, { most: _jobs_jobs_js__1__.ao }), null);
	}
	async waits(key) {
		const { store } = this.context;
		const checkId = Number(key);
		const check = await store.check(checkId);
		if (check?.statusId !== _contract__8__.c4.processing) return;
		await store.updateCheck(checkId, WAITING, [_contract__8__.c4.processing], { attempt: check.attempt });
	}
	async #fail(check, statusMessage, durationMs) {
		const changes = {
			...this.#ended(durationMs),
			statusId: _contract__8__.c4.failed,
			statusMessage
		};
		await this.context.store.updateCheck(check.id, changes, _contract__8__.pC, { attempt: check.attempt });
	}
	#ended(durationMs) {
		const at = this.context.now();
		return {
			finishedAt: at,
			updatedAt: at,
			durationMs
		};
	}
	async #untilKept(check, signal, write) {
		const { store, room, onDefect } = this.context;
		for (;;) {
			let why;
			try {
				await write();
				return;
			} catch (error) {
				why = whyLater(error);
				if (why === null) onDefect(error, { check: check.id });
			}
			if (why === null) {
				const statusMessage = _says_js__7__.LN;
				await store.noteCheck(check.id, {
					statusId: _contract__8__.c4.failed,
					statusMessage
				});
				return;
			}
			await store.noteCheck(check.id, { statusMessage: (0,_base__9__.G)(_says_js__7__.tG, { why }) });
			await room.wait(ROOM_RETRY_MS, signal);
		}
	}
}
function passes(error) {
	return whyLater(error) !== null;
}
function whyLater(error) {
	if (error instanceof _store_blobs_s3_exchange_js__4__.Nz) return _store_blobs_s3_exchange_js__4__.PH;
	if (error instanceof _store_away_js__3__.c) return _says_js__7__["in"];
	return (0,_open_files_js__2__.S)(error) ? _says_js__7__.g2 : (0,_store_room_js__5__.z5)(error);
}
const COMPARING = "Comparing submissions.";
const BEGUN = {
	statusId: _contract__8__.c4.processing,
	statusMessage: COMPARING
};
const WAITING = {
	statusId: _contract__8__.c4.queued,
	statusMessage: "Waiting for the analysis."
};
function sign(secret, { submissionId, path, checkId }) {
	const location = Buffer.from(JSON.stringify([
		submissionId,
		path,
		checkId
	]), "utf8").toString("base64url");
	return {
		location,
		source: (0,node_crypto__0__.createHmac)("sha256", secret).update(location).digest("hex")
	};
}


}),


79794:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
b:()=>backgroundClock
});
var node_timers_promises__0__ = __load__(58500);

function backgroundClock(monotonic) {
	return {
		now: monotonic,
		sleep: (ms, signal) => (0,node_timers_promises__0__.setTimeout)(ms, undefined, {
			ref: false,
			...signal === undefined ? {} : { signal }
		})
	};
}


}),

29614:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
lM:()=>documentOf,
OR:()=>earlierOf
});

var message = __load__(33897);
var states = __load__(1589);
var promises_ = __load__(58500);
var numbers = __load__(67117);
var inverted_index = __load__(89271);
var postings = __load__(50395);
;// service/matching/choose-earlier.js



const TIMES_COUNTED = 8;
const HASHES_AT_ONCE = 1e3;
const HASHES_OF_GROUP = 5e4;
const IMPRINTS_AT_ONCE = 200;
const RANKED_AT_ONCE = 20;
const SPARE = 4;
async function chooseEarlier(own, kept, limits) {
	const likely = [];
	for (const group of grouped(own)) {
		const asked = new Set();
		for (const { hashes } of group) for (const hash of hashes) asked.add(hash);
		const holders = await inParts([...asked], HASHES_AT_ONCE, (some) => kept.holders(some, limits.holders));
		for (const imprint of group) likely.push(likelyOf(imprint, holders, limits.documents, limits.likely));
	}
	const ranked = [];
	const wanted = [...new Set(likely.flat())];
	const hashes = await inParts(wanted, IMPRINTS_AT_ONCE, (some) => kept.hashes(some));
	const pool = new Pool(own, hashes);
	for (const [at, { id }] of own.entries()) {
		ranked.push(...pool.rank(at, id, likely[at] ?? [], limits.wanted));
		if (at % RANKED_AT_ONCE === 0) await (0,promises_.setImmediate)();
	}
	return withinAll(ranked, limits.inAll);
}
async function inParts(keys, atOnce, ask) {
	const found = new Map();
	for (let from = 0; from < keys.length; from += atOnce) {
		for (const [key, one] of await ask(keys.slice(from, from + atOnce))) found.set(key, one);
	}
	return found;
}
function* grouped(own) {
	let group = [];
	let hashes = 0;
	for (const imprint of own) {
		group.push(imprint);
		hashes += imprint.hashes.length;
		if (hashes >= HASHES_OF_GROUP) {
			yield group;
			group = [];
			hashes = 0;
		}
	}
	if (group.length > 0) yield group;
}
function likelyOf({ hashes }, holders, count, most) {
	const scores = new Map();
	const lists = [...hashes].flatMap((hash) => {
		const list = holders.get(hash);
		return list === undefined ? [] : {
			list,
			weight: (0,numbers.ln)(1 + count / list.length),
			times: 0
		};
	});
	for (const { list, weight } of lists) {
		for (const id of list) scores.set(id, (scores.get(id) ?? 0) + weight);
	}
	const best = [...scores].toSorted(([id, score], [other, otherScore]) => otherScore - score || other - id).slice(0, most * SPARE).map(([id, score]) => ({
		id,
		score,
		by: []
	}));
	const byId = new Map(best.map((one) => [one.id, one]));
	for (const each of lists) for (const id of each.list) byId.get(id)?.by.push(each);
	const chosen = [];
	while (chosen.length < most) {
		let next;
		for (const one of best) if (one.score > (next?.score ?? LEAST_SCORE)) next = one;
		if (next === undefined) break;
		chosen.push(next.id);
		next.score = 0;
		for (const each of next.by) {
			each.times += 1;
			if (each.times !== TIMES_COUNTED) continue;
			for (const id of each.list) {
				const one = byId.get(id);
				if (one !== undefined) one.score -= each.weight;
			}
		}
	}
	return chosen;
}
const LEAST_SCORE = 1e-6;
class Pool {
	#own;
	#hashes;
	#rarities = new Map();
	#filter = new Uint8Array(2 ** 22);
	#totals = new Map();
	constructor(own, hashes) {
		this.#own = own.map(({ hashes: all }) => (0,postings/* lowerHalves */.ni)(all));
		this.#hashes = hashes;
		const frequencies = new Map();
		for (const list of this.#own) {
			for (const hash of list) {
				frequencies.set(hash, (frequencies.get(hash) ?? 0) + 1);
				this.#filter[hash >>> 10] = 1;
			}
		}
		for (const list of hashes.values()) {
			for (const hash of list) {
				const known = this.#filter[hash >>> 10] === 1 ? frequencies.get(hash) : undefined;
				if (known !== undefined) frequencies.set(hash, known + 1);
			}
		}
		const documents = own.length + hashes.size;
		for (const [hash, frequency] of frequencies) this.#rarities.set(hash, (0,inverted_index/* rarity */.oG)(frequency, documents));
		for (const [id, list] of hashes) this.#totals.set(id, sum(this.#weightsOf(list)));
	}
	rank(at, own, likely, wanted) {
		const hashes = this.#own[at] ?? new Uint32Array(0);
		const weights = this.#weightsOf(hashes);
		const total = sum(weights);
		const others = likely.flatMap((earlier) => {
			const list = this.#hashes.get(earlier);
			if (list === undefined) return [];
			const shared = sharedPlaces(hashes, list);
			const norm = Math.sqrt(total * (this.#totals.get(earlier) ?? 0));
			return {
				own,
				earlier,
				shared,
				score: norm === 0 ? 0 : sumAt(weights, shared) / norm
			};
		}).toSorted((x, y) => y.score - x.score || y.earlier - x.earlier);
		const chosen = others.splice(0, Math.ceil(wanted / 2));
		for (const { shared } of chosen) for (const place of shared) weights[place] = 0;
		while (chosen.length < wanted && others.length > 0) {
			const gains = others.map(({ shared }) => sumAt(weights, shared));
			const next = others.splice(gains.indexOf(Math.max(...gains)), 1);
			for (const { shared } of next) for (const place of shared) weights[place] = 0;
			chosen.push(...next);
		}
		return chosen;
	}
	#weightsOf(hashes) {
		const weights = new Float64Array(hashes.length).fill(1);
		for (let at = 0; at < hashes.length; at += 1) {
			const hash = hashes[at];
			if (this.#filter[hash >>> 10] === 1) weights[at] = this.#rarities.get(hash) ?? 1;
		}
		return weights;
	}
}
function sharedPlaces(one, other) {
	const places = [];
	let at = 0;
	for (let place = 0; place < one.length; place += 1) {
		const hash = one[place];
		while (at < other.length && other[at] < hash) at += 1;
		if (other[at] === hash) places.push(place);
	}
	return places;
}
function sum(weights) {
	let total = 0;
	for (const weight of weights) total += weight;
	return total;
}
function sumAt(weights, places) {
	let total = 0;
	for (const place of places) total += weights[place];
	return total;
}
function withinAll(ranked, most) {
	const seen = new Set();
	const isFirst = new Map(ranked.map((one) => {
		const first = !seen.has(one.own);
		seen.add(one.own);
		return [one, first];
	}));
	const order = ranked.toSorted((x, y) => Number(isFirst.get(y)) - Number(isFirst.get(x)) || y.score - x.score || y.earlier - x.earlier);
	return [...new Set(order.map(({ earlier }) => earlier))].slice(0, most);
}

;// service/matching/find-earlier.js



const LEAST_EARLIER = 100;
const LIMITS = {
	holders: 32,
	likely: 32,
	wanted: 8
};
const NONE = {
	documents: [],
	notices: []
};
async function earlierOf(store, check, { version, imprints }, { own, folder, signal }) {
	const isAsked = check.testType === states/* ENGINE */.T2.full || check.testType === states/* ENGINE */.T2.webAndDatabase;
	if (!isAsked || check.ownerId === null) return NONE;
	const { earlier } = store;
	const scope = await earlier.scopeOf(check);
	const most = Math.max(LEAST_EARLIER, own);
	const newest = await earlier.newest(scope, most + 1, null);
	if (newest.length <= most) return earlierDocuments(store, newest, 0, folder, signal);
	const found = await chooseEarlier(imprints, earlier.imprints(scope, version), {
		...LIMITS,
		inAll: most,
		documents: await earlier.about()
	});
	const chosen = new Map((await store.submissionsById(found)).map((submission) => [submission.id, submission]));
	let withoutImprint = await earlier.withoutImprint(scope, version);
	for (const unlike of withoutImprint > 0 ? [version, null] : [null]) {
		for (const one of chosen.size < most ? await earlier.newest(scope, most, unlike) : []) {
			if (chosen.size >= most || chosen.has(one.id)) continue;
			chosen.set(one.id, one);
			if (unlike !== null) withoutImprint -= 1;
		}
	}
	return earlierDocuments(store, [...chosen.values()], withoutImprint, folder, signal);
}
async function documentOf(store, one, role, folder) {
	return {
		id: one.id,
		role,
		name: one.filename,
		zip: await store.fetchZip(one, folder)
	};
}
async function earlierDocuments(store, submissions, withoutImprint, folder, signal) {
	const documents = [];
	for (const one of submissions) {
		signal?.throwIfAborted();
		documents.push(await documentOf(store, one, "archive", folder));
	}
	return {
		documents,
		notices: withoutImprint === 0 ? [] : [(0,message/* message */.iU)("notices.earlierNotIndexed", { n: withoutImprint })]
	};
}


}),

93668:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
v:()=>sharedTurnsOf
});
var kysely__5__ = __load__(10769);
var _turns_turns_js__0__ = __load__(89635);
var _columns_js__1__ = __load__(92749);
var _database_js__2__ = __load__(78181);
var _people_keys_js__3__ = __load__(23797);
var _tables_js__4__ = __load__(71520);






class SharedTurns extends _database_js__2__.Sc {
	async take(name, window) {
		return this.#change(name, (taken, now) => {
			const { times, ...turn } = (0,_turns_turns_js__0__.Vm)(taken, window, now);
			return {
				taken: {
					...taken,
					times
				},
				value: turn
			};
		});
	}
	async hold(name, ms) {
		await this.#change(name, ({ times, heldUntil }, now) => ({
			taken: {
				times,
				heldUntil: Math.max(heldUntil, now + ms)
			},
			value: null
		}));
	}
	async prune(unusedMs) {
		await this.db.deleteFrom("turns").where("usedAt", "<", (0,kysely__5__.l)`${(0,_database_js__2__.ie)(this.database.kind)} - ${unusedMs}`).execute();
	}
	async #change(name, change) {
		const nameHash = (0,_people_keys_js__3__.q)(name);
		return this.database.transact(async (tx) => {
			const { now, ...row } = await tx.insertInto("turns").values({
				nameHash,
				times: "[]",
				heldUntil: 0,
				usedAt: 0
			}).onConflict((conflict) => conflict.column("nameHash").doUpdateSet({ nameHash })).returningAll().returning((0,_database_js__2__.ie)(this.database.kind).as("now")).executeTakeFirstOrThrow();
			const known = (0,_columns_js__1__.zv)(_tables_js__4__.C.turns, row);
			const heldBefore = known.usedAt > now ? 0 : known.heldUntil;
			const { taken, value } = change({
				...known,
				heldUntil: heldBefore
			}, now);
			const { times, heldUntil } = taken;
			const kept = {
				times: JSON.stringify(times),
				heldUntil: Math.ceil(heldUntil),
				usedAt: now
			};
			await (0,_database_js__2__.QP)(tx, "turns", { nameHash }, kept);
			return value;
		});
	}
}
function sharedTurnsOf(database) {
	return database.kind === "postgresql" ? new SharedTurns(database) : null;
}


}),


10141:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
bY:()=>confirmedOf,
g:()=>withUnasked,
qT:()=>searchingOf,
uo:()=>documentsOf,
uq:()=>keptOf
});
var _base__3__ = __load__(97342);
var _base__4__ = __load__(4771);
var _clock_js__0__ = __load__(79794);
var _web_search_provider_js__1__ = __load__(51255);
var _says_js__2__ = __load__(72806);




const DEFAULT_SECONDS = 30 * 60;
const MOST_KEPT_CHARACTERS = 8 * 1024 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
class WebSearching {
	#options;
	#clock;
	#turns;
	#providers = null;
	constructor(options, { clock, turns }) {
		this.#options = options;
		this.#clock = clock;
		this.#turns = turns;
	}
	get names() {
		return this.#options.names;
	}
	async search(order, subject, watch) {
		const { searchWeb } = await __load__.e(/* import() */ 4113).then(__load__.bind(__load__, 74113));
		let { queries } = watch;
		const noting = notingIn(watch.ledger, ({ kind }) => {
			if (kind === "query") watch.onQueries(queries += 1);
		});
		const outcome = await searchWeb(await this.#open(), subject, (0,_web_search_provider_js__1__.f)(order), {
			...this.#asking(order, watch.signal),
			...noting.asking,
			requests: Math.max(0, this.mostRequests(order) - queries),
			onProgress: () => {}
		});
		await noting.settled();
		const { failures, sources } = comparedOf(outcome.sources);
		return {
			providers: outcome.providers,
			failures: [...outcome.failures, ...failures],
			states: [...outcome.searched].map(([submission, state]) => ({
				submission,
				...state
			})),
			sources,
			known: knownFiles(outcome, subject)
		};
	}
	async dated(order, searched, { signal, ledger }) {
		const { dateSources } = await __load__.e(/* import() */ 4113).then(__load__.bind(__load__, 74113));
		const { sources } = searched;
		const noting = notingIn(ledger);
		const dated = await dateSources(await this.#open(), [...sources.values()], (0,_web_search_provider_js__1__.f)(order), {
			...this.#asking(order, signal),
			...noting.asking
		});
		await noting.settled();
		return {
			...searched,
			sources: new Map([...sources].map(([id, source], at) => [id, dated[at] ?? source]))
		};
	}
	mostRequests({ requests }) {
		return Math.min(this.#options.mostRequests, requests ?? Infinity);
	}
	async close() {
		for (const provider of await this.#providers ?? []) await provider.close();
	}
	#asking({ seconds = DEFAULT_SECONDS }, signal) {
		return {
			endsAtMs: this.#clock.now() + seconds * 1e3,
			signal
		};
	}
	#open() {
		this.#providers ??= Promise.all(/* import() */[__load__.e(3863), __load__.e(9944)]).then(__load__.bind(__load__, 79944)).then(({ createProviders }) => createProviders({
			...this.#options,
			...this.#turns === null ? {} : { turns: this.#turns },
			clock: this.#clock,
			log: _base__3__.q
		}));
		return this.#providers;
	}
}
function comparedOf(found) {
	const sources = new Map();
	const left = new Map();
	let room = MOST_BYTES;
	for (const source of found) {
		const bytes = source.files.reduce((sum, file) => sum + file.bytes.length, 0);
		if (bytes > room) {
			left.set(source.provider, (left.get(source.provider) ?? 0) + 1);
			continue;
		}
		room -= bytes;
		sources.set(-1 - sources.size, source);
	}
	const failures = [...left].map(([provider, count]) => ({
		provider,
		sentence: notCompared(count)
	}));
	return {
		sources,
		failures
	};
}
function notCompared(sources) {
	return (0,_base__4__.G)(_says_js__2__.Yw, {
		sources,
		most: MOST_BYTES / 1024 ** 2
	});
}
function notingIn(ledger, onNoted = () => {}) {
	const ids = new WeakMap();
	const answers = [];
	return {
		asking: {
			onSent: async (line) => {
				ids.set(line, await ledger.note(line));
				onNoted(line);
			},
			onAnswer: (line, answer) => {
				const noted = ledger.answered(ids.get(line) ?? 0, answer);
				noted.catch(() => {});
				answers.push(noted);
			}
		},
		settled: () => Promise.allSettled(answers)
	};
}
function searchingOf(options, { monotonic, turns }) {
	if (options === null) return null;
	return new WebSearching(options, {
		turns,
		clock: (0,_clock_js__0__.b)(monotonic)
	});
}
function documentsOf({ sources }) {
	return [...sources].map(([id, { files }]) => ({
		id,
		files
	}));
}
function confirmedOf(searched, { pairs }) {
	const sources = [...Map.groupBy(pairs.b.entries(), ([, b]) => b)].flatMap(([id, places]) => {
		const source = searched.sources.get(id);
		if (source === undefined) return [];
		const submissions = places.map(([place]) => pairs.a[place]).filter((one) => !source.ownOf.includes(one));
		return submissions.length === 0 ? [] : [[id, {
			...source,
			submissions
		}]];
	});
	return {
		...searched,
		sources: new Map(sources)
	};
}
function keptOf({ sources, ...rest }, searchedAt) {
	return {
		...rest,
		sources: keptSources(sources),
		searchedAt
	};
}
function keptSources(found) {
	let room = MOST_KEPT_CHARACTERS;
	return [...found].map(([id, source]) => {
		const { submissions: _, before, files, ...rest } = source;
		return {
			...rest,
			id,
			before: [...before],
			files: files.map(({ path, bytes }) => {
				if (bytes.length > room) return {
					path,
					text: null
				};
				room -= bytes.length;
				return {
					path,
					text: Buffer.from(bytes).toString("utf8")
				};
			})
		};
	});
}
function withUnasked(searched, unasked, submissions) {
	if (unasked.length === 0) return searched;
	const states = new Map(searched.states.map(({ submission, ...state }) => [submission, state]));
	return {
		...searched,
		failures: [...searched.failures, ...unasked.map((provider) => ({
			provider,
			sentence: (0,_base__4__.G)(_says_js__2__.n5, { provider })
		}))],
		states: submissions.map((submission) => {
			const isSome = (states.get(submission)?.state ?? "not-searched") !== "not-searched";
			return {
				submission,
				state: isSome ? "partly" : "not-searched",
				why: "failure"
			};
		})
	};
}
function knownFiles({ known }, { submissions }) {
	const byId = new Map(submissions.map((one) => [one.id, one]));
	return known.flatMap(({ submission, path, id, url }) => {
		const files = byId.get(submission)?.files ?? [];
		const file = files.find((one) => one.path === path);
		if (file === undefined) return [];
		const own = files.reduce((sum, one) => sum + (one.unasked === "starter" ? 0 : one.tokens), 0);
		const share = 100 * file.tokens / Math.max(1, own);
		const { lines, tokens } = file;
		return {
			submission,
			path,
			id,
			url,
			lines,
			tokens,
			share
		};
	});
}


}),



};
