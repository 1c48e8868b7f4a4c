export const id = 7255;
export const ids = [7255];
export const modules = {


















4957:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  work: () => (work)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
var _embedded_analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36427);
var _embedded_server_analyses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44102);
var _embedded_store_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10113);
var _embedded_web_searching_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33881);
var _process_cancellation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35947);
var _open_storage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40796);
var _temp_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64247);
var _web_of_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66380);










const FOREVER_MS = 2 ** 30;
async function work(command, environment) {
	const place = (0,_open_storage_js__WEBPACK_IMPORTED_MODULE_7__.$)(command.storage, environment);
	const open = (0,_open_storage_js__WEBPACK_IMPORTED_MODULE_7__.d)(place, environment);
	if (place.database === null || open === undefined) {
		throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__.j1("work takes checks of a database that it shares with a service. Give --database, or CODE_SIMILARITY_DATABASE.");
	}
	const web = (0,_web_of_js__WEBPACK_IMPORTED_MODULE_9__.s)(command, environment);
	const temp = await (0,_temp_folder_js__WEBPACK_IMPORTED_MODULE_8__.P)();
	const alive = setInterval(() => {}, FOREVER_MS);
	try {
		const storage = await open();
		const { start, stop } = (0,_embedded_server_analyses_js__WEBPACK_IMPORTED_MODULE_3__.w)({
			database: storage.database,
			store: await _embedded_store_store_js__WEBPACK_IMPORTED_MODULE_4__.i.open(storage.database, storage.blobs),
			workers: command.workers,
			indexes: true,
			limits: command.limits,
			folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(temp.folder, "spool"),
			start: _embedded_analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_2__.BR,
			web: (0,_embedded_web_searching_js__WEBPACK_IMPORTED_MODULE_5__.q)(web, {
				now: () => Date.now(),
				monotonic: () => performance.now()
			}),
			now: () => Date.now(),
			monotonic: () => performance.now(),
			onDefect: (error) => console.error(error)
		});
		const stopped = (0,_process_cancellation_js__WEBPACK_IMPORTED_MODULE_6__.sZ)();
		start();
		process.stdout.write(`working, ${command.workers} at once\n`);
		await stopped;
		await stop();
		await storage.close();
		return 0;
	} finally {
		clearInterval(alive);
		await temp.remove();
	}
}


}),




};
