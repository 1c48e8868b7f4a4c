export const id = 8688;
export const ids = [8688];
export const modules = {






90710:
((__module__, __out__, __load__) => {

__load__.r(__out__);
__load__.d(__out__, {
work:()=>work
});
var node_path__0__ = __load__(76760);
var _base__9__ = __load__(98216);
var _service__10__ = __load__(99786);
var _service__11__ = __load__(29830);
var _service__12__ = __load__(36890);
var _service__13__ = __load__(10141);
var _service__14__ = __load__(93668);
var _process_cancellation_js__1__ = __load__(29490);
var _analysis_limits_js__2__ = __load__(22046);
var _open_storage_js__3__ = __load__(89267);
var _watch_metrics_js__4__ = __load__(51098);
var _watch_probes_js__5__ = __load__(32436);
var _watch_readiness_js__6__ = __load__(19499);
var _watch_server_log_js__7__ = __load__(26699);
var _says_js__8__ = __load__(65303);











const FOREVER_MS = 2 ** 30;
async function work(command, environment) {
	const place = (0,_open_storage_js__3__.$t)(command.storage, environment);
	const open = (0,_open_storage_js__3__.d4)(place, environment);
	if (place.database === null || open === undefined) throw new _base__9__.j1(_says_js__8__.g$);
	const web = (0,_open_storage_js__3__.s3)(command, environment);
	const log = (0,_watch_server_log_js__7__._)(command.logFormat, process);
	const now = () => Date.now();
	const monotonic = () => performance.now();
	const temp = await (0,_open_storage_js__3__.Pd)();
	const alive = setInterval(() => {}, FOREVER_MS);
	try {
		const storage = await open();
		const { database } = storage;
		const disks = {
			uploads: temp.folder,
			files: storage.blobs.folder
		};
		const readiness = (0,_watch_readiness_js__6__.c)({
			...storage,
			folder: temp.folder,
			monotonic
		});
		const metrics = (0,_watch_metrics_js__4__.P)({
			database,
			disks,
			readiness,
			now
		});
		const probes = (0,_watch_probes_js__5__.p)(metrics, readiness);
		const port = await (0,_watch_probes_js__5__.m)(command, probes);
		if (port !== null) log.listening(port.url, "metrics");
		const { start, stop } = (0,_service__10__.w)({
			database,
			store: await _service__11__.i.open(database, storage.blobs),
			workers: command.workers,
			indexes: true,
			limits: (0,_analysis_limits_js__2__.D)(command.limits),
			folder: (0,node_path__0__.join)(temp.folder, "spool"),
			start: _service__12__.BR,
			web: (0,_service__13__.qT)(web, {
				monotonic,
				turns: (0,_service__14__.v)(database)
			}),
			now,
			monotonic,
			onDefect: log.defect
		});
		const stopped = (0,_process_cancellation_js__1__.sZ)();
		start();
		log.working(command.workers);
		await stopped;
		probes.drain();
		await stop();
		await port?.close();
		await storage.close();
		return 0;
	} finally {
		clearInterval(alive);
		await temp.remove();
	}
}


}),






};
