export const id = 7859;
export const ids = [7859];
export const modules = {





96222:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (analysesOf)
});

var promises_ = __webpack_require__(58500);
var jobs_jobs = __webpack_require__(98949);
;// CONCATENATED MODULE: ./build/service/jobs/workers.js

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
	progress(kind, key) {
		const run = this.#runOf(kind, key);
		return run === undefined ? null : this.#progressOf(run);
	}
	drop(kind, key) {
		this.#runOf(kind, key)?.control.abort(new Lost());
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
		if (others.length >= MOST_ASIDE) return wait();
		run.isAside = true;
		this.wake();
		try {
			return await wait();
		} finally {
			await this.#placeFor(run);
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
			share: 0,
			ended: Promise.resolve(),
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
		onDefect(why);
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
		const { jobs, clock } = this.#options;
		let told = 0;
		for (let second = 1; !over.aborted; second += 1) {
			try {
				await clock.sleep(PROGRESS_MS, over);
				if (run.share === told && second % BEATS !== 0) continue;
				told = run.share;
				if (!await jobs.beat(run.job, this.#progressOf(run))) run.control.abort(new Lost());
			} catch {}
		}
	}
	#progressOf({ share, since }) {
		return {
			share,
			elapsedMs: this.#options.clock.now() - since
		};
	}
	#runOf(kind, key) {
		return [...this.#running].find(({ job }) => job.kind === kind && job.key === key);
	}
}

var external_node_fs_promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var assets = __webpack_require__(65771);
var find_earlier = __webpack_require__(29614);
;// CONCATENATED MODULE: ./build/service/matching/indexing.js





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
		const { imprintVersion } = await Promise.all(/* import() */[__webpack_require__.e(2789), __webpack_require__.e(2887), __webpack_require__.e(2976), __webpack_require__.e(1864), __webpack_require__.e(8366)]).then(__webpack_require__.bind(__webpack_require__, 58366));
		const version = imprintVersion();
		while (!signal.aborted) {
			await (0,promises_.setTimeout)(await this.#step(version), undefined, {
				ref: false,
				signal
			});
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
		const { store, onDefect } = this.#context;
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
		const worker = (0,assets/* startWorker */.Dh)({
			kind: "analysis",
			job
		});
		try {
			return await new Promise((resolve, reject) => {
				signal.addEventListener("abort", () => reject(signal.reason), { once: true });
				worker.on("message", (message) => {
					if (message.kind === "imprints") resolve(message.imprints);
					else if (message.kind === "failed") reject(new Error(message.message));
				});
				worker.on("error", reject);
				worker.on("exit", (code) => reject(new Error(`the thread ended (exit ${code})`)));
			});
		} finally {
			await worker.terminate();
			await (0,external_node_fs_promises_.rm)(folder, {
				recursive: true,
				force: true
			});
		}
	}
}

var store_room = __webpack_require__(42223);
var analysis_handler = __webpack_require__(68700);
var analysis_runs = __webpack_require__(48276);
;// CONCATENATED MODULE: ./build/service/api/analyses.js







function analysesOf(options) {
	const { database, store, now, monotonic, onDefect } = options;
	const jobs = new jobs_jobs/* Jobs */.XP(database, {
		now,
		alone: database.kind !== "postgresql"
	});
	const room = new store_room/* RoomWatch */.Xl();
	const handler = new analysis_handler/* AnalysisHandler */.X1({
		...options,
		jobs,
		room
	});
	const workers = new Workers({
		jobs,
		handlers: [handler],
		now,
		passes: analysis_handler/* passes */.WE,
		clock: {
			now: monotonic,
			sleep: (ms, signal) => (0,promises_.setTimeout)(ms, undefined, {
				ref: false,
				...signal === undefined ? {} : { signal }
			})
		},
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
		onDefect
	});
	return {
		jobs,
		workers,
		runs: new analysis_runs/* AnalysisRuns */.$({
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

65978:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  H: () => (analysisJobOf),
  N: () => (newJobOf)
});
var _matching_find_earlier_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29614);

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
async function analysisJobOf(store, check, folder, signal) {
	const documents = [];
	for (const one of await store.submissions(check.id)) {
		signal.throwIfAborted();
		documents.push(await (0,_matching_find_earlier_js__WEBPACK_IMPORTED_MODULE_0__.lM)(store, one, one.role, folder));
	}
	return {
		options: {
			languageId: check.languageId,
			ai: check.aiRun,
			detectBaseCode: check.baseCodeDetection
		},
		documents,
		web: check.web !== null
	};
}


}),

68700:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  WE: () => (passes),
  X1: () => (AnalysisHandler),
  uE: () => (WAITING)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _contract__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1589);
var _analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36890);
var _matching_find_earlier_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29614);
var _jobs_jobs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98949);
var _store_away_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24354);
var _store_blobs_s3_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94580);
var _store_room_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42223);
var _analysis_documents_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65978);
var _result_view_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38492);











const ROOM_RETRY_MS = 1e4;
const UNFINISHED = [_contract__WEBPACK_IMPORTED_MODULE_10__.c4.queued, _contract__WEBPACK_IMPORTED_MODULE_10__.c4.processing];
class AnalysisHandler {
	kind = "analysis";
	places;
	#context;
	constructor(context) {
		this.#context = context;
		this.places = {
			any: context.workers,
			small: Math.min(1, context.workers)
		};
	}
	async run({ key }, how) {
		const since = this.#context.monotonic();
		const check = await this.#begin(Number(key), {
			statusId: _contract__WEBPACK_IMPORTED_MODULE_10__.c4.processing,
			statusMessage: COMPARING
		});
		if (check === null) return null;
		let kept = null;
		const outcome = await this.#analyse(check, how, (imprints) => {
			kept = imprints;
		});
		const durationMs = this.#context.monotonic() - since;
		await this.#untilKept(check, how.signal, async () => {
			if (outcome.kind === "result") await this.#complete(check, outcome.result, kept, durationMs);
			else await this.#fail(check, outcome.why, durationMs);
		});
		return null;
	}
	async giveUp({ key }) {
		const check = await this.#begin(Number(key), {});
		if (check === null) return;
		await this.#fail(check, `The analysis was begun ${_jobs_jobs_js__WEBPACK_IMPORTED_MODULE_4__.ao} times, and each time its process ended before it did. Start the check again, or look at the log of the service.`, null);
	}
	async waits(key) {
		const { store } = this.#context;
		const checkId = Number(key);
		const check = await store.check(checkId);
		if (check?.statusId !== _contract__WEBPACK_IMPORTED_MODULE_10__.c4.processing) return;
		await store.updateCheck(checkId, WAITING, [_contract__WEBPACK_IMPORTED_MODULE_10__.c4.processing], { attempt: check.attempt });
	}
	async complete() {
		const { store, jobs } = this.#context;
		const unfinished = await store.unfinished();
		if (unfinished.length === 0) return;
		const there = await jobs.keys(this.kind);
		for (const check of unfinished) {
			if (!there.has(String(check.id))) await jobs.add(await (0,_analysis_documents_js__WEBPACK_IMPORTED_MODULE_8__.N)(store, check));
		}
	}
	async #begin(checkId, changes) {
		const { store, now } = this.#context;
		const check = await store.check(checkId);
		if (check === undefined) return null;
		const { attempt, statusId, statusMessage } = check;
		if (!UNFINISHED.some((state) => state === statusId)) {
			await store.updateCheck(checkId, {
				statusId,
				statusMessage
			}, UNFINISHED);
			return null;
		}
		const begun = {
			...changes,
			attempt: attempt + 1,
			updatedAt: now()
		};
		return store.updateCheck(checkId, begun, UNFINISHED, { attempt });
	}
	async #analyse(check, { signal, onProgress, aside }, onImprints) {
		const { store, start, limits, onDefect } = this.#context;
		const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#context.folder, `analysis-${check.id}-${check.attempt}`);
		try {
			const job = await (0,_analysis_documents_js__WEBPACK_IMPORTED_MODULE_8__.H)(store, check, folder, signal);
			const found = { searched: null };
			const findOthers = async (imprints, subject) => {
				onImprints(imprints);
				const own = job.documents.length;
				const earlier = await (0,_matching_find_earlier_js__WEBPACK_IMPORTED_MODULE_3__.OR)(store, check, imprints, {
					own,
					folder,
					signal
				});
				found.searched = await this.#search(check, subject, signal, aside);
				return {
					...earlier,
					web: found.searched?.documents ?? []
				};
			};
			const outcome = await (0,_analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_2__.lK)(job, {
				start,
				limits,
				signal,
				onProgress,
				findOthers
			});
			return outcome.kind === "failed" || found.searched === null ? outcome : {
				...outcome,
				result: await this.#withWeb(check, found.searched, outcome.result, signal, aside)
			};
		} catch (error) {
			signal.throwIfAborted();
			if (passes(error)) throw error;
			onDefect(error);
			return {
				kind: "failed",
				why: "The analysis could not be started; this is a defect of the service."
			};
		} finally {
			await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, {
				recursive: true,
				force: true
			}).catch(onDefect);
		}
	}
	async #search(check, subject, signal, aside) {
		const { web } = this.#context;
		const order = check.web;
		if (web === null || order === null || subject === null) return null;
		const of = web.mostRequests(order);
		const ledger = await this.#ledger(check);
		let said = "";
		const tell = (queries) => {
			const statusMessage = `Searching the web: ${queries} of at most ${of} queries.`;
			if (statusMessage === said) return;
			said = statusMessage;
			void this.#say(check, statusMessage);
		};
		tell(ledger.queries);
		const searched = await aside(() => web.search(order, subject, {
			signal,
			ledger,
			onQueries: tell
		}));
		await this.#say(check, COMPARING);
		return searched;
	}
	async #say(check, statusMessage) {
		const { store } = this.#context;
		await store.updateCheck(check.id, { statusMessage }, [_contract__WEBPACK_IMPORTED_MODULE_10__.c4.processing], { attempt: check.attempt }).catch(() => {});
	}
	async #withWeb(check, searched, result, signal, aside) {
		const { web } = this.#context;
		const order = check.web;
		if (web === null || order === null) return result;
		const ledger = await this.#ledger(check);
		return {
			...result,
			web: await aside(() => web.confirmed(order, searched, result, {
				signal,
				ledger
			}))
		};
	}
	async #ledger(check) {
		const { sent } = this.#context.store;
		return {
			note: (line) => sent.note(check, line, this.#context.now()),
			answered: (id, answer) => sent.answered(id, answer),
			queries: await sent.queries(check)
		};
	}
	async #complete(check, analysis, imprints, durationMs) {
		const { store } = this.#context;
		const ended = {
			...this.#ended(durationMs),
			statusId: _contract__WEBPACK_IMPORTED_MODULE_10__.c4.completed
		};
		const view = new _result_view_js__WEBPACK_IMPORTED_MODULE_9__.T({
			secret: store.secret,
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
	}
	async #fail(check, statusMessage, durationMs) {
		const changes = {
			...this.#ended(durationMs),
			statusId: _contract__WEBPACK_IMPORTED_MODULE_10__.c4.failed,
			statusMessage
		};
		await this.#context.store.updateCheck(check.id, changes, UNFINISHED, { attempt: check.attempt });
	}
	#ended(durationMs) {
		const at = this.#context.now();
		return {
			finishedAt: at,
			updatedAt: at,
			durationMs
		};
	}
	async #untilKept(check, signal, write) {
		const { store, room, onDefect } = this.#context;
		for (;;) {
			let why;
			try {
				await write();
				return;
			} catch (error) {
				why = whyLater(error);
				if (why === null) onDefect(error);
			}
			if (why === null) {
				const statusMessage = "The outcome of the analysis could not be kept.";
				await store.noteCheck(check.id, {
					statusId: _contract__WEBPACK_IMPORTED_MODULE_10__.c4.failed,
					statusMessage
				});
				return;
			}
			await store.noteCheck(check.id, { statusMessage: `The analysis has ended. ${why} The outcome is kept as soon as that is over.` });
			await room.wait(ROOM_RETRY_MS, signal);
		}
	}
}
function passes(error) {
	return whyLater(error) !== null;
}
function whyLater(error) {
	if ((0,_store_room_js__WEBPACK_IMPORTED_MODULE_7__.Ry)(error)) return _store_room_js__WEBPACK_IMPORTED_MODULE_7__.sP;
	if (error instanceof _store_blobs_s3_failure_js__WEBPACK_IMPORTED_MODULE_6__.Nz) return _store_blobs_s3_failure_js__WEBPACK_IMPORTED_MODULE_6__.PH;
	return error instanceof _store_away_js__WEBPACK_IMPORTED_MODULE_5__.c ? "The service cannot reach its database." : null;
}
const COMPARING = "Comparing submissions.";
const WAITING = {
	statusId: _contract__WEBPACK_IMPORTED_MODULE_10__.c4.queued,
	statusMessage: "Waiting for the analysis."
};


}),

48276:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $: () => (AnalysisRuns),
  t: () => (STARTABLE)
});
var _contract__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1589);
var _store_room_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42223);
var _analysis_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65978);
var _analysis_handler_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68700);




class AnalysisRuns {
	#context;
	constructor(context) {
		this.#context = context;
	}
	async launch(check, how) {
		const { store, jobs, workers, now } = this.#context;
		const at = now();
		const changes = {
			..._analysis_handler_js__WEBPACK_IMPORTED_MODULE_2__.uE,
			testType: how.engineId,
			aiRun: how.aiRun,
			baseCodeDetection: how.baseCode,
			web: how.web ?? null,
			jobId: await store.nextJob(),
			startedAt: at,
			finishedAt: null,
			durationMs: null,
			updatedAt: at
		};
		const job = await (0,_analysis_documents_js__WEBPACK_IMPORTED_MODULE_1__.N)(store, {
			...check,
			...changes
		});
		const started = await store.updateCheck(check.id, changes, STARTABLE, { also: (tx) => jobs.add(job, tx) });
		workers.wake();
		return started;
	}
	async progress(checkIds) {
		if (checkIds.length === 0) return new Map();
		const { jobs, workers } = this.#context;
		const here = new Map();
		for (const id of checkIds) {
			const one = workers.progress("analysis", String(id));
			if (one !== null) here.set(id, one);
		}
		const others = checkIds.filter((id) => !here.has(id)).map(String);
		for (const [key, one] of await jobs.progress("analysis", others)) here.set(Number(key), one);
		return here;
	}
	roomMade() {
		this.#context.room.made();
	}
	async cancel(check) {
		const { store, jobs, workers } = this.#context;
		const cancelled = {
			statusId: _contract__WEBPACK_IMPORTED_MODULE_3__.c4.failed,
			statusMessage: "The analysis was cancelled."
		};
		try {
			await store.updateCheck(check.id, cancelled, [_contract__WEBPACK_IMPORTED_MODULE_3__.c4.queued, _contract__WEBPACK_IMPORTED_MODULE_3__.c4.processing], { also: async (tx) => {
				await jobs.cancel("analysis", String(check.id), tx);
			} });
		} catch (error) {
			if (!(0,_store_room_js__WEBPACK_IMPORTED_MODULE_0__.Ry)(error)) throw error;
			await store.noteCheck(check.id, cancelled);
		}
		workers.drop("analysis", String(check.id));
		this.roomMade();
		return await store.check(check.id) ?? check;
	}
}
const STARTABLE = [_contract__WEBPACK_IMPORTED_MODULE_3__.c4.created, _contract__WEBPACK_IMPORTED_MODULE_3__.c4.failed];


}),

15:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Bp: () => (minimum),
  G8: () => (average),
  Ph: () => (maximum)
});
function average(values) {
	return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
function maximum(values) {
	return values.length === 0 ? null : values.reduce((best, value) => Math.max(best, value), -Infinity);
}
function minimum(values) {
	return values.length === 0 ? null : values.reduce((best, value) => Math.min(best, value), Infinity);
}


}),

91483:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  _S: () => (sign),
  f3: () => (checkRow),
  qS: () => (statusText),
  vE: () => (timestamp)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _contract__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1589);


function timestamp(ms) {
	return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
}
const STATUS_TEXT = {
	[_contract__WEBPACK_IMPORTED_MODULE_1__.c4.created]: "New",
	[_contract__WEBPACK_IMPORTED_MODULE_1__.c4.queued]: "Queued",
	[_contract__WEBPACK_IMPORTED_MODULE_1__.c4.processing]: "Processing",
	[_contract__WEBPACK_IMPORTED_MODULE_1__.c4.completed]: "Completed",
	[_contract__WEBPACK_IMPORTED_MODULE_1__.c4.failed]: "Failed"
};
function statusText(statusId) {
	return STATUS_TEXT[statusId] ?? "Unknown";
}
function checkRow(check) {
	return {
		id: check.id,
		name: check.name,
		status_id: check.statusId,
		language_id: check.languageId,
		test_type: check.testType,
		ai_run: check.aiRun ? 1 : 0,
		base_code_detection: check.baseCodeDetection ? 1 : 0,
		job_id: check.jobId,
		created_at: timestamp(check.createdAt),
		updated_at: timestamp(check.updatedAt)
	};
}
function sign(secret, { submissionId, path, checkId }) {
	const location = Buffer.from(JSON.stringify([
		submissionId,
		path,
		checkId
	]), "utf8").toString("base64url");
	return {
		location,
		source: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", secret).update(location).digest("hex")
	};
}


}),

38492:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (ResultView)
});

var states = __webpack_require__(1589);
var findings = __webpack_require__(94825);
var bands = __webpack_require__(29591);
var pair_score = __webpack_require__(14720);
var pair_table = __webpack_require__(57102);
var averages = __webpack_require__(15);
var presentation = __webpack_require__(91483);
;// CONCATENATED MODULE: ./build/service/api/match-rows.js


class MatchRows {
	#from;
	#byId;
	#signatures = new Map();
	#aiFirstIds = null;
	constructor(from) {
		this.#from = from;
		this.#byId = new Map(from.results.map((result) => [result.id, result]));
	}
	of(id) {
		const matches = this.#from.pairs(id).filter((pair) => this.typeOf(id, pair) !== null).flatMap((pair) => this.#pairMatches(pair, pair.a === id ? 0 : 1));
		return [
			...matches,
			...this.ofWeb(id),
			...this.ofAi(id)
		];
	}
	ofWeb(id) {
		const web = this.#from.web;
		if (web === null) return [];
		const ofPairs = web.places(id).flatMap((place) => this.#pairMatches(web.pair(place), 0));
		return [...ofPairs, ...web.known(id).map((at) => this.#knownMatch(web, at))];
	}
	ofAi(id) {
		const ai = this.#byId.get(id)?.ai ?? null;
		return ai?.fragments.map((_fragment, at) => this.#aiMatch(id, at)) ?? [];
	}
	typeOf(own, pair) {
		if (pair.a !== own && !this.#isMutual(pair)) return null;
		return this.#typeOf(pair);
	}
	#typeOf({ b }) {
		if (b < 0) return states/* MATCH_TYPE */.be.web;
		return this.#from.own.has(b) ? states/* MATCH_TYPE */.be.peer : states/* MATCH_TYPE */.be.database;
	}
	fragments(own, { a, b, place }) {
		const fragments = this.#from.table?.fragments(place) ?? [];
		if (this.#from.closed.has(b)) return fragments.map((fragment) => ({
			...fragment,
			matchedFile: ""
		}));
		return a === own ? fragments : fragments.map(mirrored);
	}
	byId(id) {
		const pair = this.#pairOfMatch(id);
		if (pair !== null) {
			const count = this.#from.table?.fragmentCount(pair.place) ?? 0;
			const offset = id - this.#firstId(pair.place);
			const side = offset < count ? 0 : 1;
			if (side === 1 && !this.#isMutual(pair)) return undefined;
			return this.#pairMatches(pair, side)[offset - side * count];
		}
		const known = id - this.#firstKnown();
		if (this.#from.web !== null && known >= 0 && known < this.#from.web.knownCount) {
			return this.#knownMatch(this.#from.web, known);
		}
		for (const [submissionId, first] of this.#aiIds()) {
			const at = id - first;
			if (at >= 0 && at < (this.#byId.get(submissionId)?.ai?.fragments.length ?? 0)) {
				return this.#aiMatch(submissionId, at);
			}
		}
		return undefined;
	}
	#isMutual(pair) {
		return this.#from.own.get(pair.b) === "submission";
	}
	#pairMatches(pair, side) {
		const { a, b, similarity, matchedSimilarity } = pair;
		const type = this.#typeOf(pair);
		const fragments = this.fragments(side === 0 ? a : b, pair);
		const first = this.#firstId(pair.place) + side * fragments.length;
		return fragments.map((fragment, at) => side === 0 ? this.#row(first + at, a, b, fragment, similarity, matchedSimilarity, type) : this.#row(first + at, b, a, fragment, matchedSimilarity, similarity, type));
	}
	#knownMatch(web, at) {
		const { submission, path, share, lines, tokens } = web.knownAt(at);
		const whole = {
			file: path,
			lineStart: 1,
			lineEnd: Math.max(1, lines)
		};
		const other = {
			matchedFile: path,
			matchedLineStart: 1,
			matchedLineEnd: Math.max(1, lines)
		};
		const fragment = {
			...whole,
			...other,
			tokens
		};
		return {
			...this.#row(this.#firstKnown() + at, submission, submission, fragment, share, 100, states/* MATCH_TYPE */.be.web),
			submission_id_matched: 0,
			web: web.knownSource(at)
		};
	}
	#firstKnown() {
		const last = [...this.#aiIds()].at(-1);
		if (last === undefined) return this.#firstId(this.#from.table?.length ?? 0);
		return last[1] + (this.#byId.get(last[0])?.ai?.fragments.length ?? 0);
	}
	#aiMatch(submissionId, at) {
		const ai = this.#byId.get(submissionId)?.ai;
		const fragment = ai?.fragments[at];
		if (ai == null || fragment === undefined) throw new Error(`a submission has no AI fragment ${at}`);
		const id = (this.#aiIds().get(submissionId) ?? 0) + at;
		return this.#row(id, submissionId, fragment.reference, fragment, ai.score, 0, states/* MATCH_TYPE */.be.ai);
	}
	#row(id, submissionId, other, fragment, similarity, matchedSimilarity, type) {
		return {
			id,
			submission_id: submissionId,
			submission_id_matched: Math.max(0, other),
			similarity,
			matched_similarity: matchedSimilarity,
			file: fragment.file,
			file_matched: fragment.matchedFile,
			line_start: fragment.lineStart,
			line_end: fragment.lineEnd,
			line_matched_start: fragment.matchedLineStart,
			line_matched_end: fragment.matchedLineEnd,
			tokens: fragment.tokens,
			...fragment.sharedBy === undefined ? {} : { shared_by: fragment.sharedBy },
			match_type: type,
			...this.#signed(other, fragment.matchedFile),
			...other < 0 && this.#from.web !== null ? { web: this.#from.web.source(submissionId, other, fragment.matchedFile) } : {}
		};
	}
	#signed(submissionId, path) {
		const key = `${submissionId}:${path}`;
		let signed = this.#signatures.get(key);
		if (signed === undefined) {
			signed = (0,presentation/* sign */._S)(this.#from.secret, {
				submissionId,
				path,
				checkId: this.#from.checkId
			});
			this.#signatures.set(key, signed);
		}
		return signed;
	}
	#firstId(place) {
		return 1 + 2 * (this.#from.table?.fragmentsBefore(place) ?? 0);
	}
	#pairOfMatch(id) {
		const table = this.#from.table;
		if (table === null || id < 1 || id >= this.#firstId(table.length)) return null;
		let low = 0;
		let high = table.length - 1;
		while (low < high) {
			const middle = low + high + 1 >>> 1;
			if (this.#firstId(middle) <= id) low = middle;
			else high = middle - 1;
		}
		return table.at(low);
	}
	#aiIds() {
		if (this.#aiFirstIds !== null) return this.#aiFirstIds;
		const ids = new Map();
		let next = this.#firstId(this.#from.table?.length ?? 0);
		for (const { id, ai } of this.#from.results) {
			if (ai === null) continue;
			ids.set(id, next);
			next += ai.fragments.length;
		}
		this.#aiFirstIds = ids;
		return ids;
	}
}
function mirrored(fragment) {
	return {
		...fragment,
		file: fragment.matchedFile,
		lineStart: fragment.matchedLineStart,
		lineEnd: fragment.matchedLineEnd,
		matchedFile: fragment.file,
		matchedLineStart: fragment.lineStart,
		matchedLineEnd: fragment.lineEnd
	};
}

;// CONCATENATED MODULE: ./build/service/api/web-view.js
class WebView {
	#web;
	#table;
	#pairs = new Map();
	#known = new Map();
	#sources;
	#states;
	constructor(web, table) {
		this.#web = web;
		this.#table = table;
		this.#sources = new Map(web.sources.map((source) => [source.id, source]));
		this.#states = new Map(web.states.map(({ submission, state }) => [submission, state]));
		for (let place = 0; place < table.length; place += 1) {
			const { a, b } = table.at(place);
			const source = this.#sources.get(b);
			if (source !== undefined && !source.ownOf.includes(a)) listed(this.#pairs, a).push(place);
		}
		for (const [at, { submission }] of web.known.entries()) listed(this.#known, submission).push(at);
	}
	stateOf(submission) {
		return this.#states.get(submission) ?? "not-searched";
	}
	share(submission) {
		if (this.stateOf(submission) === "not-searched") return null;
		const shares = this.places(submission).map((place) => this.pair(place)).filter(({ b }) => this.#counts(submission, b)).map(({ similarity }) => similarity);
		const known = this.known(submission).map((at) => this.knownAt(at)).reduce((sum, { share, mayBeOwn }) => mayBeOwn ? sum : sum + share, 0);
		return Math.max(0, Math.min(100, known), ...shares);
	}
	places(submission) {
		return this.#pairs.get(submission) ?? [];
	}
	pair(place) {
		return this.#table.at(place);
	}
	get knownCount() {
		return this.#web.known.length;
	}
	known(submission) {
		return this.#known.get(submission) ?? [];
	}
	knownAt(at) {
		const file = this.#web.known[at];
		if (file === undefined) throw new RangeError(`there is no known file ${at}`);
		return file;
	}
	countMatches(submission) {
		const fragments = this.places(submission).reduce((sum, place) => sum + this.#table.fragmentCount(place), 0);
		return fragments + this.known(submission).length;
	}
	submissionsWith(source) {
		return [...this.#pairs].flatMap(([submission, places]) => places.some((place) => this.pair(place).b === source) ? [submission] : []);
	}
	source(submission, id, path) {
		const source = this.#sources.get(id);
		if (source === undefined) throw new RangeError(`there is no source ${id}`);
		const { provider, url, repository, commit, blob, licence, publicSince } = source;
		const before = source.before.find(([one]) => one === submission)?.[1] ?? "unknown";
		const counts = this.#counts(submission, id);
		return {
			provider,
			url,
			repository,
			commit,
			...path === source.path ? { blob } : {},
			licence,
			public_since: publicSince,
			before,
			counts
		};
	}
	knownSource(at) {
		const { url, mayBeOwn } = this.knownAt(at);
		return {
			provider: "software-heritage",
			url,
			repository: null,
			commit: null,
			licence: null,
			public_since: null,
			before: "unknown",
			counts: !mayBeOwn
		};
	}
	file(source, path) {
		const file = this.#sources.get(source)?.files.find((one) => one.path === path);
		return file === undefined ? undefined : {
			text: file.text,
			at: this.#web.searchedAt
		};
	}
	#counts(submission, source) {
		return !(this.#sources.get(source)?.before ?? []).some(([one, before]) => one === submission && before === "no");
	}
}
function listed(lists, key) {
	const list = lists.get(key) ?? [];
	lists.set(key, list);
	return list;
}

;// CONCATENATED MODULE: ./build/service/api/result-view.js







class ResultView {
	#closed;
	#completed;
	#searchesDatabase;
	#isAiRun;
	#submissions;
	#analysis;
	#byId = new Map();
	#table;
	#pairs = new Map();
	#web;
	#matches;
	constructor(source) {
		this.#closed = source.closed ?? new Set();
		this.#isAiRun = source.check.aiRun;
		this.#searchesDatabase = source.check.testType !== states/* ENGINE */.T2.web || source.submissions.some(({ role }) => role === "archive");
		this.#completed = source.check.statusId === states/* STATE */.c4.completed;
		this.#submissions = source.submissions;
		this.#analysis = source.analysis;
		for (const submission of this.#analysis?.submissions ?? []) this.#byId.set(submission.id, submission);
		const pairs = source.analysis?.pairs ?? null;
		this.#table = pairs === null ? null : new pair_table/* PairTable */.r4(pairs);
		const { web } = source.analysis ?? {};
		this.#web = web === undefined || this.#table === null ? null : new WebView(web, this.#table);
		this.#matches = new MatchRows({
			secret: source.secret,
			checkId: source.check.id,
			own: new Map(this.#submissions.map((submission) => [submission.id, submission.role])),
			closed: this.#closed,
			table: this.#table,
			web: this.#web,
			results: source.analysis?.submissions ?? [],
			pairs: (id) => this.pairs(id)
		});
		for (const [place, a] of (pairs?.a ?? new Int32Array()).entries()) {
			for (const id of [a, pairs?.b[place]]) {
				if (pairs?.b[place] < 0) continue;
				const there = this.#pairs.get(id);
				if (there === undefined) this.#pairs.set(id, [place]);
				else there.push(place);
			}
		}
	}
	get submissions() {
		return this.#submissions;
	}
	get analysis() {
		return this.#analysis;
	}
	get judged() {
		return this.#submissions.filter((submission) => submission.role === "submission");
	}
	scores(submission) {
		const result = this.#byId.get(submission.id);
		const web = result === undefined || !(0,findings/* isCompared */.uQ)(result.comparability) ? null : this.#web;
		const found = web?.share(submission.id) ?? null;
		const hasDatabase = this.#web === null || this.#searchesDatabase;
		const external = (0,findings/* highest */.BR)([hasDatabase ? result?.database ?? null : null, found]);
		return {
			total: result === undefined ? null : Math.max(result.peer, external ?? 0),
			peer: result?.peer ?? null,
			external,
			web: found,
			ai: result?.ai?.score ?? null,
			quality: result?.quality?.score ?? null
		};
	}
	result(submission) {
		return this.#byId.get(submission.id);
	}
	abstains({ id }) {
		const result = this.#byId.get(id);
		return this.#isAiRun && result !== undefined && result.ai === null;
	}
	isFlagged(submission) {
		const { total, ai } = this.scores(submission);
		const isSimilar = (total ?? 0) > states/* FLAG_ABOVE */.bJ && this.result(submission)?.comparability !== "dictated";
		return isSimilar || (ai ?? 0) > states/* FLAG_ABOVE */.bJ;
	}
	statusOf(submission) {
		if (!this.#completed) return states/* STATE */.c4.created;
		return submission.role === "submission" && !this.#byId.has(submission.id) ? states/* STATE */.c4.failed : states/* STATE */.c4.completed;
	}
	statistics() {
		const scores = this.judged.map((submission) => this.scores(submission));
		const group = scores.flatMap(({ peer }) => peer ?? []);
		const external = scores.flatMap((score) => score.external ?? []);
		const ai = scores.flatMap((score) => score.ai ?? []);
		return {
			groupAverage: (0,averages/* average */.G8)(group),
			groupMax: (0,averages/* maximum */.Ph)(group),
			databaseAverage: (0,averages/* average */.G8)(external),
			databaseMax: (0,averages/* maximum */.Ph)(external),
			aiAverage: (0,averages/* average */.G8)(ai),
			aiMax: (0,averages/* maximum */.Ph)(ai),
			flagged: this.judged.filter((submission) => this.isFlagged(submission)).length,
			matches: this.judged.reduce((sum, submission) => {
				const { peer, external: others, ai: references } = this.countMatches(submission);
				return sum + peer + others + references;
			}, 0)
		};
	}
	countMatches(submission) {
		const counts = {
			peer: 0,
			external: this.#web?.countMatches(submission.id) ?? 0,
			ai: this.#byId.get(submission.id)?.ai?.fragments.length ?? 0
		};
		for (const pair of this.pairs(submission.id)) {
			const type = this.#matches.typeOf(submission.id, pair);
			if (type === null) continue;
			counts[type === states/* MATCH_TYPE */.be.peer ? "peer" : "external"] += this.#table?.fragmentCount(pair.place) ?? 0;
		}
		return counts;
	}
	pairs(id) {
		const table = this.#table;
		return table === null ? [] : (this.#pairs.get(id) ?? []).map((place) => table.at(place));
	}
	row(submission, brief = false) {
		const result = this.#byId.get(submission.id);
		const scores = this.scores(submission);
		const row = {
			...this.bareRow(submission),
			total_result: scores.total,
			result_web: scores.external,
			...this.#web === null ? {} : {
				result_public: scores.web,
				web_state: this.#web.stateOf(submission.id)
			},
			submissionresults: (brief ? [] : this.pairs(submission.id)).map((pair) => ({
				submission_id: submission.id,
				submission_id_compared: pair.a === submission.id ? pair.b : pair.a,
				score: (0,pair_score/* averageSimilarity */.Hk)(pair)
			}))
		};
		if (result === undefined) return row;
		return {
			...row,
			comparability: result.comparability,
			suspicion: result.suspicion,
			coverage: result.coverage,
			...result.comparedWith === undefined ? {} : { compared_with: result.comparedWith },
			tokens: result.tokens,
			...remarksOf(result)
		};
	}
	verdictRow(submission) {
		const result = this.#byId.get(submission.id);
		const { total, ai } = this.scores(submission);
		const comparability = result?.comparability ?? null;
		const isMeant = (0,findings/* isCompared */.uQ)(comparability) && result?.comparedWith !== 0;
		return {
			id: submission.id,
			flagged: this.isFlagged(submission),
			similarity: (0,bands/* bandOf */.BV)(total === 0 && !isMeant ? null : total),
			ai: (0,bands/* bandOf */.BV)(ai),
			ai_abstained: this.abstains(submission),
			...result === undefined ? {} : {
				comparability: result.comparability,
				...result.comparedWith === undefined ? {} : { compared_with: result.comparedWith },
				...remarksOf(result)
			}
		};
	}
	bareRow(submission) {
		return {
			id: submission.id,
			assignment_id: submission.checkId,
			filename: submission.filename,
			status_id: this.statusOf(submission),
			total_result: null,
			result_web: null,
			submissionresults: [],
			role: submission.role,
			created_at: (0,presentation/* timestamp */.vE)(submission.createdAt),
			updated_at: (0,presentation/* timestamp */.vE)(submission.updatedAt)
		};
	}
	get matches() {
		return this.#matches;
	}
	submissionsWith(source) {
		return this.#web?.submissionsWith(source) ?? [];
	}
	webFile(source, path) {
		return this.#web?.file(source, path);
	}
	isClosed(submissionId) {
		return this.#closed.has(submissionId);
	}
}
function remarksOf(result) {
	return {
		left_out: result.leftOut.map(({ path, code, reason }) => ({
			path,
			code,
			reason
		})),
		remarks: result.remarks.map(({ path, code, balance }) => ({
			path,
			code,
			...balance === undefined ? {} : { balance }
		}))
	};
}


}),

29614:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lM: () => (documentOf),
  OR: () => (earlierOf)
});

// UNUSED EXPORTS: LEAST_EARLIER, LIMITS

var states = __webpack_require__(1589);
var promises_ = __webpack_require__(58500);
var numbers = __webpack_require__(67117);
var inverted_index = __webpack_require__(11652);
;// CONCATENATED MODULE: ./build/service/matching/choose-earlier.js


const TIMES_COUNTED = 8;
const HASHES_AT_ONCE = 1e3;
const HASHES_OF_GROUP = 5e4;
const IMPRINTS_AT_ONCE = 200;
const RANKED_AT_ONCE = 20;
const SPARE = 4;
const TWO_TO_32 = 2 ** 32;
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
		this.#own = own.map((imprint) => lowerHalves(imprint));
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
function lowerHalves({ hashes }) {
	return Uint32Array.from(hashes, (hash) => hash % TWO_TO_32).toSorted();
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

;// CONCATENATED MODULE: ./build/service/matching/find-earlier.js


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
	const [are, were] = withoutImprint === 1 ? ["submission is", "was"] : ["submissions are", "were"];
	return {
		documents,
		notices: withoutImprint === 0 ? [] : [`${withoutImprint} earlier ${are} not indexed by this version of the program yet, and ${were} not compared with. The service indexes them while it has nothing else to do; check again later.`]
	};
}


}),



43516:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (searchingOf)
});

// UNUSED EXPORTS: WebSearching

var promises_ = __webpack_require__(58500);
var rules_of = __webpack_require__(43793);
;// CONCATENATED MODULE: ./build/service/web/order.js
function publicOnes({ submissions = [] }) {
	return new Set(submissions.flatMap(({ id, is_public: isPublic }) => isPublic === true ? [id] : []));
}

;// CONCATENATED MODULE: ./build/service/web/searching.js



const DEFAULT_SECONDS = 30 * 60;
const MOST_KEPT_CHARACTERS = 8 * 1024 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
const QUIET = {
	debug: () => {},
	info: () => {},
	notice: () => {},
	warning: () => {},
	error: () => {},
	group: (_title, body) => body()
};
class WebSearching {
	#options;
	#clock;
	#now;
	#providers = null;
	constructor(options, { clock, now }) {
		this.#options = options;
		this.#clock = clock;
		this.#now = now;
	}
	get names() {
		return this.#options.names;
	}
	async search(order, subject, watch) {
		const { searchWeb } = await __webpack_require__.e(/* import() */ 4113).then(__webpack_require__.bind(__webpack_require__, 74113));
		let { queries } = watch.ledger;
		const noting = notingIn(watch.ledger, ({ kind }) => {
			if (kind === "query") watch.onQueries(queries += 1);
		});
		const outcome = await searchWeb(await this.#open(), subject, (0,rules_of/* rulesOf */.f)(order), {
			...this.#asking(order, watch.signal),
			...noting.asking,
			requests: Math.max(0, this.mostRequests(order) - queries),
			onProgress: () => {}
		});
		await noting.settled();
		const documents = [];
		const sources = new Map();
		let bytes = 0;
		for (const source of outcome.sources) {
			bytes += source.files.reduce((sum, file) => sum + file.bytes.length, 0);
			if (bytes > MOST_BYTES) break;
			const id = -1 - documents.length;
			sources.set(id, source);
			documents.push({
				id,
				files: source.files
			});
		}
		return {
			outcome,
			documents,
			sources,
			known: knownFiles(outcome, subject, publicOnes(order))
		};
	}
	async confirmed(order, { outcome, sources, known }, { pairs }, { signal, ledger }) {
		const { dateSources } = await __webpack_require__.e(/* import() */ 4113).then(__webpack_require__.bind(__webpack_require__, 74113));
		const rules = (0,rules_of/* rulesOf */.f)(order);
		const found = [...Map.groupBy(pairs.b.entries(), ([, b]) => b)].flatMap(([id, places]) => {
			const source = sources.get(id);
			if (source === undefined) return [];
			const submissions = places.map(([place]) => pairs.a[place]).filter((one) => !source.ownOf.includes(one));
			return submissions.length === 0 ? [] : [{
				id,
				source: {
					...source,
					submissions
				}
			}];
		});
		const noting = notingIn(ledger);
		const dated = await dateSources(await this.#open(), found.map(({ source }) => source), rules, {
			...this.#asking(order, signal),
			...noting.asking
		});
		await noting.settled();
		const { providers, failures } = outcome;
		return {
			providers,
			failures,
			states: [...outcome.searched].map(([submission, state]) => ({
				submission,
				...state
			})),
			sources: kept(found.map((one, at) => ({
				...one,
				source: dated[at] ?? one.source
			}))),
			known,
			searchedAt: this.#now()
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
		this.#providers ??= Promise.all(/* import() */[__webpack_require__.e(2789), __webpack_require__.e(8093), __webpack_require__.e(4647)]).then(__webpack_require__.bind(__webpack_require__, 77028)).then(({ createProviders }) => createProviders({
			...this.#options,
			clock: this.#clock,
			log: QUIET
		}));
		return this.#providers;
	}
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
function searchingOf(options, { now, monotonic }) {
	if (options === null) return null;
	const sleep = (ms, signal) => (0,promises_.setTimeout)(ms, undefined, {
		ref: false,
		...signal === undefined ? {} : { signal }
	});
	return new WebSearching(options, {
		now,
		clock: {
			now: monotonic,
			sleep
		}
	});
}
function kept(found) {
	let room = MOST_KEPT_CHARACTERS;
	return found.map(({ id, source }) => ({
		id,
		ownOf: source.ownOf,
		provider: source.provider,
		repository: source.repository,
		commit: source.commit,
		path: source.path,
		blob: source.blob,
		url: source.url,
		licence: source.licence,
		publicSince: source.publicSince,
		before: [...source.before],
		files: source.files.map(({ path, bytes }) => {
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
	}));
}
function knownFiles({ known }, { submissions }, publicIds) {
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
			share,
			mayBeOwn: publicIds.has(submission)
		};
	});
}


}),


};
