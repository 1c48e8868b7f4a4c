export const id = 2880;
export const ids = [2880];
export const modules = {













90710:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  work: () => (work)
});
var node_path__0__ = __webpack_require__(76760);
var _base__9__ = __webpack_require__(98216);
var _service__10__ = __webpack_require__(96222);
var _service__11__ = __webpack_require__(47797);
var _service__12__ = __webpack_require__(36890);
var _service__13__ = __webpack_require__(10141);
var _service__14__ = __webpack_require__(93668);
var _process_cancellation_js__1__ = __webpack_require__(29490);
var _open_storage_js__2__ = __webpack_require__(89267);
var _temp_folder_js__3__ = __webpack_require__(83746);
var _watch_metrics_js__4__ = __webpack_require__(51098);
var _watch_probes_js__5__ = __webpack_require__(32436);
var _watch_readiness_js__6__ = __webpack_require__(19499);
var _watch_server_log_js__7__ = __webpack_require__(26699);
var _web_of_js__8__ = __webpack_require__(82651);











const FOREVER_MS = 2 ** 30;
async function work(command, environment) {
	const place = (0,_open_storage_js__2__.$)(command.storage, environment);
	const open = (0,_open_storage_js__2__.d)(place, environment);
	if (place.database === null || open === undefined) {
		throw new _base__9__.j1("work takes checks of a database that it shares with a service. Give --database, or CODE_SIMILARITY_DATABASE.");
	}
	const web = (0,_web_of_js__8__.s)(command, environment);
	const log = (0,_watch_server_log_js__7__._)(command.logFormat, process);
	const now = () => Date.now();
	const monotonic = () => performance.now();
	const temp = await (0,_temp_folder_js__3__.P)();
	const alive = setInterval(() => {}, FOREVER_MS);
	try {
		const storage = await open();
		const { database } = storage;
		const disks = {
			uploads: temp.folder,
			files: storage.blobs.folder
		};
		const readiness = (0,_watch_readiness_js__6__.c)({
			database,
			folders: Object.values(disks),
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
			limits: command.limits,
			folder: (0,node_path__0__.join)(temp.folder, "spool"),
			start: _service__12__.BR,
			web: (0,_service__13__.qT)(web, {
				now,
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
