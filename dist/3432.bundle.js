export const id = 3432;
export const ids = [3432];
export const modules = {


22046:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
D:()=>analysisLimits
});
var node_os__0__ = __load__(48161);

const MIB = 1024 ** 2;
const USUAL_BYTES = 2048 * MIB;
const LEAST_BYTES = 100 * MIB;
function analysisLimits({ timeMs, memoryBytes }, { container, machine } = {
	container: process.constrainedMemory(),
	machine: (0,node_os__0__.totalmem)()
}) {
	const half = Math.floor(Math.min(container || machine, machine) / 2);
	const most = memoryBytes ?? Math.max(LEAST_BYTES, Math.min(USUAL_BYTES, half));
	return {
		timeMs,
		memoryBytes: most,
		togetherBytes: Math.max(most, half)
	};
}


}),



68524:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
F:()=>endedAnalyses,
P:()=>readAnalyses
});
var _contract__0__ = __load__(1589);

async function readAnalyses({ db }) {
	const rows = await db.selectFrom("checks").select([
		"statusId",
		db.fn.countAll().as("count"),
		db.fn.min("updatedAt").as("oldest")
	]).where("statusId", "in", _contract__0__.pC).groupBy("statusId").execute();
	const row = (statusId) => rows.find((one) => one.statusId === statusId);
	const waiting = row(_contract__0__.c4.queued);
	return {
		waiting: Number(waiting?.count ?? 0),
		running: Number(row(_contract__0__.c4.processing)?.count ?? 0),
		oldestWaitingAt: waiting?.oldest ?? null
	};
}
function endedAnalyses({ db }, since) {
	let from = since;
	let told = new Set();
	return async () => {
		const rows = await db.selectFrom("checks").select([
			"id",
			"statusId",
			"finishedAt",
			"durationMs"
		]).where("finishedAt", ">=", from).execute();
		const isNew = rows.filter(({ id, finishedAt }) => Number(finishedAt) > from || !told.has(id));
		const last = Math.max(from, ...rows.map(({ finishedAt }) => Number(finishedAt)));
		told = new Set(rows.filter(({ finishedAt }) => Number(finishedAt) === last).map(({ id }) => id));
		from = last;
		return isNew.flatMap(({ statusId, durationMs }) => durationMs === null ? [] : [{
			outcome: statusId === _contract__0__.c4.completed ? "completed" : "failed",
			seconds: durationMs / 1e3
		}]);
	};
}


}),

51098:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
P:()=>metricsOf
});
var prom_client__0__ = __load__(38327);
var _service__3__ = __load__(42223);
var _look_js__1__ = __load__(68524);
var _readiness_js__2__ = __load__(19499);




const PREFIX = "code_similarity_";
const REQUEST_SECONDS = [
	.005,
	.01,
	.025,
	.05,
	.1,
	.25,
	.5,
	1,
	2.5,
	5,
	10,
	60,
	300
];
const ANALYSIS_SECONDS = [
	.25,
	1,
	5,
	15,
	60,
	300,
	900,
	1800
];
function metricsOf({ database, disks, readiness, now }) {
	const registers = [new prom_client__0__.Registry()];
	const [registry = new prom_client__0__.Registry()] = registers;
	(0,prom_client__0__.collectDefaultMetrics)({
		register: registry,
		prefix: PREFIX
	});
	const requests = new prom_client__0__.Counter({
		name: `${PREFIX}http_requests_total`,
		help: "Requests that were answered.",
		labelNames: [
			"method",
			"route",
			"status"
		],
		registers
	});
	const latency = new prom_client__0__.Histogram({
		name: `${PREFIX}http_request_seconds`,
		help: "From the head of a request to the end of its answer.",
		labelNames: ["route"],
		buckets: REQUEST_SECONDS,
		registers
	});
	const received = new prom_client__0__.Counter({
		name: `${PREFIX}received_bytes_total`,
		help: "Bytes of requests, uploads above all.",
		registers
	});
	const gauge = (name, help) => new prom_client__0__.Gauge({
		name: PREFIX + name,
		help,
		registers
	});
	const waiting = gauge("analyses_waiting", "Analyses that wait, of all servers on this database.");
	const running = gauge("analyses_running", "Analyses that run, of all servers on this database.");
	const oldest = gauge("oldest_waiting_seconds", "How long the oldest of them has waited; 0: none does.");
	const readDisks = disksRead(disks, registers);
	const ready = new prom_client__0__.Gauge({
		name: `${PREFIX}ready`,
		help: "Whether a part works, as /readyz says: 1 or 0.",
		labelNames: ["part"],
		registers
	});
	const analyses = new prom_client__0__.Histogram({
		name: `${PREFIX}analysis_seconds`,
		help: "Time of analyses that ended since this process began, of all servers on this database.",
		labelNames: ["outcome"],
		buckets: ANALYSIS_SECONDS,
		registers
	});
	const ended = (0,_look_js__1__.F)(database, now());
	const read = async () => {
		const { parts } = await readiness();
		for (const part of _readiness_js__2__.d) {
			ready.set({ part }, parts[part] === "ok" || parts[part].startsWith("low") ? 1 : 0);
		}
		await readDisks();
		if (parts.queue !== "ok") return;
		const found = await (0,_look_js__1__.P)(database);
		waiting.set(found.waiting);
		running.set(found.running);
		oldest.set(found.oldestWaitingAt === null ? 0 : Math.max(0, now() - found.oldestWaitingAt) / 1e3);
		for (const { outcome, seconds } of await ended()) analyses.observe({ outcome }, seconds);
	};
	return {
		contentType: registry.contentType,
		answered: ({ method, route, status, seconds, bytesIn }) => {
			requests.inc({
				method,
				route,
				status
			});
			latency.observe({ route }, seconds);
			received.inc(bytesIn);
		},
		text: async () => {
			await read().catch(() => {});
			return registry.metrics();
		}
	};
}
function disksRead(disks, registers) {
	const bytes = new prom_client__0__.Gauge({
		name: `${PREFIX}disk_free_bytes`,
		help: "What may still be written to the disk of files, and to the one where uploads are written first.",
		labelNames: ["of"],
		registers
	});
	const files = new prom_client__0__.Gauge({
		name: `${PREFIX}disk_free_files`,
		help: "How many more files those disks can hold; absent: as many as there are bytes for.",
		labelNames: ["of"],
		registers
	});
	return async () => {
		for (const [of, folder] of Object.entries(disks)) {
			if (folder === null) continue;
			const free = await (0,_service__3__.Aq)([folder]);
			bytes.set({ of }, free.bytes);
			if (free.files !== Infinity) files.set({ of }, free.files);
		}
	};
}


}),

32436:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
m:()=>listenForProbes,
p:()=>probesOf
});
var _system__1__ = __load__(19176);
var _readiness_js__0__ = __load__(19499);


function probesOf(metrics, readiness) {
	let draining = false;
	return {
		drain: () => {
			draining = true;
		},
		answer: (request, showsMetrics) => {
			if (request.method !== "GET" && request.method !== "HEAD") return null;
			switch ((request.url ?? "").replace(/\?.*/s, "")) {
				case "/healthz": return Promise.resolve({
					status: 200,
					headers: _system__1__.sR,
					body: "{\"status\":\"alive\"}"
				});
				case "/readyz": return readiness().then((now) => toldOf(now, draining));
				case "/metrics": return showsMetrics ? metrics.text().then((body) => ({
					status: 200,
					headers: { "content-type": metrics.contentType },
					body
				})) : null;
				default: return null;
			}
		}
	};
}
function toldOf({ ready, parts }, draining) {
	const status = draining ? "stopping" : ready ? "ready" : "not ready";
	return {
		status: status === "ready" ? 200 : 503,
		headers: _system__1__.sR,
		body: JSON.stringify({
			status,
			...Object.fromEntries(_readiness_js__0__.d.map((part) => [part, parts[part]]))
		})
	};
}
async function listenForProbes({ metricsPort: port, metricsHost: host }, probes) {
	return port === null ? null : (0,_system__1__.r4)({
		host,
		port
	}, [
		"/metrics",
		"/healthz",
		"/readyz"
	], (request) => probes.answer(request, true));
}


}),

19499:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
c:()=>readinessOf,
d:()=>PARTS
});
var node_fs_promises__0__ = __load__(51455);
var _base__3__ = __load__(98216);
var _base__9__ = __load__(73043);
var _base__10__ = __load__(59362);
var _service__4__ = __load__(66913);
var _service__5__ = __load__(78181);
var _service__6__ = __load__(42223);
var _service__7__ = __load__(24354);
var _service__8__ = __load__(86873);
var _look_js__1__ = __load__(68524);
var _says_js__2__ = __load__(65303);





const PARTS = [
	"database",
	"disk",
	"storage",
	"queue"
];
const PATIENCE_MS = 2e3;
const FRESH_MS = 1e3;
const STORAGE_FRESH_MS = 1e4;
const NO_BLOB = "results/0-none";
const LOW_BYTES = 5e8;
const LOW_FILES = 1e4;
function readinessOf({ database, blobs, folder, monotonic }) {
	const storage = heldFor(STORAGE_FRESH_MS, monotonic, () => saidOf(reached(blobs), storageWords));
	return heldFor(FRESH_MS, monotonic, () => look(database, [folder, blobs.folder], storage));
}
function heldFor(ms, monotonic, ask) {
	let asked = null;
	return () => {
		if (asked === null || monotonic() - asked.at > ms) asked = {
			at: monotonic(),
			answer: ask()
		};
		return asked.answer;
	};
}
async function reached(blobs) {
	await blobs.get(NO_BLOB).catch((0,_base__3__.L1)(_service__4__.QO, () => null));
	return true;
}
async function look(database, folders, storage) {
	const [databaseSays, disk, storageSays, queue] = await Promise.all([
		saidOf((0,_service__5__.WL)(database), databaseWords),
		saidOf(stateOf(folders), _says_js__2__.Ts),
		storage(),
		saidOf((0,_look_js__1__.P)(database), _says_js__2__.FR)
	]);
	const parts = {
		database: databaseSays.said,
		disk: disk.value === null ? disk.said : diskWords(disk.value),
		storage: storageSays.said,
		queue: queue.said
	};
	return {
		ready: [
			databaseSays,
			disk,
			storageSays,
			queue
		].every(({ value }) => value !== null),
		parts
	};
}
function databaseWords(error) {
	if (error instanceof _service__6__.$w) return error.message;
	return (0,_service__7__.P)(error) ? _says_js__2__._1 : _says_js__2__.tn;
}
function storageWords(error) {
	return error instanceof _service__8__.fv ? _says_js__2__.Xg : _says_js__2__.bD;
}
async function stateOf(folders) {
	const free = await (0,_service__6__.Aq)(folders);
	const written = await Promise.all(folders.flatMap((folder) => folder === null ? [] : [takesChanges(folder)]));
	return {
		free,
		isWritable: written.every(Boolean)
	};
}
async function takesChanges(folder) {
	const now = new Date();
	try {
		await (0,node_fs_promises__0__.access)(folder, node_fs_promises__0__.constants.W_OK);
		await (0,node_fs_promises__0__.utimes)(folder, now, now);
		return true;
	} catch (error) {
		const { code, syscall } = error;
		return code === "EPERM" && syscall === "utime";
	}
}
function diskWords({ free, isWritable }) {
	if (!isWritable) return _says_js__2__.C7;
	if (free.bytes < LOW_BYTES) return `low: ${Math.floor(free.bytes / 1e6)} MB are free`;
	return free.files < LOW_FILES ? `low: ${(0,_base__9__.U9)(free.files, "more file")} can be made` : "ok";
}
async function saidOf(part, sentence) {
	try {
		return {
			value: await (0,_base__10__.H6)(part, AbortSignal.timeout(PATIENCE_MS)),
			said: "ok"
		};
	} catch (error) {
		return {
			value: null,
			said: typeof sentence === "string" ? sentence : sentence(error)
		};
	}
}


}),

26699:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
_:()=>openServerLog
});
var _base__2__ = __load__(68171);
var _base__3__ = __load__(98216);
var _service__4__ = __load__(86873);
var _service__5__ = __load__(78629);
var _process_json_log_js__0__ = __load__(94472);
var _says_js__1__ = __load__(65303);




function openServerLog(format, streams) {
	return format === "json" ? jsonServerLog(streams) : textServerLog(streams);
}
function textServerLog({ stdout, stderr }) {
	return {
		listening: (url, what) => void stdout.write(`${what ?? "listening"} on ${url}\n`),
		working: (workers) => void stdout.write(`working, ${workers} at once\n`),
		notice: (sentence) => void stdout.write(`${sentence}\n`),
		stopping: (sentence) => void stderr.write(`${sentence}\n`),
		defect: (error, whom) => void stderr.write(`${(0,_base__2__.gB)(placeOf(whom) + said(error))}\n`),
		answered: () => {}
	};
}
function placeOf({ request, check } = {}) {
	if (request !== undefined) return `request ${request}: `;
	return check === undefined ? "" : `check ${check}: `;
}
function said(error) {
	const why = passingOf(error);
	if (why !== null) return `${why} (${whereOf(error).name})`;
	return (error instanceof Error ? error.stack : null) ?? (0,_base__3__.bD)(error);
}
function passingOf(error) {
	return error instanceof _service__4__.Nz ? error.message : (0,_service__5__.Ld)(error);
}
function jsonServerLog({ stdout }) {
	const log = (0,_process_json_log_js__0__.L)((line) => stdout.write(line));
	return {
		listening: (url, what) => log.info({ url }, what ?? "listening"),
		working: (workers) => log.info({ workers }, "working"),
		notice: (sentence) => log.info(sentence),
		stopping: (sentence) => log.info(sentence),
		defect: (error, whom = {}) => {
			const why = passingOf(error);
			const what = {
				error: whereOf(error),
				...whom
			};
			if (why === null) log.error(what, _says_js__1__.us);
			else log.warning(what, why);
		},
		answered: (request) => log.info(request, "request")
	};
}
function whereOf(error) {
	if (!(error instanceof Error)) return {
		name: typeof error,
		at: []
	};
	const { code } = error.cause ?? error;
	const frames = (error.stack ?? "").split("\n").filter((line) => /^ {4}at /.test(line));
	return {
		name: code === undefined ? error.name : `${error.name} ${code}`,
		at: frames.map((line) => line.trim())
	};
}


}),



};
