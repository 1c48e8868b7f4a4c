export const id = 9602;
export const ids = [9602];
export const modules = {


39602:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  runThread: () => (runThread)
});
var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
var _text_message_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23719);



async function runThread() {
	const task = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.workerData;
	const port = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort;
	if (port === null) throw new Error("worker.js is started by the program, not by hand");
	switch (task.kind) {
		case "analysis":
			await analyse(task.job, port);
			break;
		case "second-look":
			await lookAgain(task.job, port);
			break;
	}
}
async function analyse(given, port) {
	const post = (message, handedOver = []) => port.postMessage(message, handedOver);
	try {
		const { runAnalysisJob } = await Promise.all(/* import() */[__webpack_require__.e(3942), __webpack_require__.e(9263), __webpack_require__.e(2767), __webpack_require__.e(7339), __webpack_require__.e(2982)]).then(__webpack_require__.bind(__webpack_require__, 67153));
		const { buffersOf, packed } = await __webpack_require__.e(/* import() */ 3117).then(__webpack_require__.bind(__webpack_require__, 83117));
		const job = given ?? (await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(port, "message"))[0];
		const found = await runAnalysisJob(job, (done, total) => post({
			kind: "progress",
			done,
			total
		}), async (imprints, subject) => {
			post({
				kind: "imprints",
				imprints,
				subject
			});
			return (await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(port, "message"))[0];
		});
		const result = packed(found);
		post({
			kind: "result",
			result
		}, buffersOf(result));
	} catch (error) {
		post({
			kind: "failed",
			message: (0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_2__.b)(error)
		});
	}
}
async function lookAgain(job, port) {
	const post = (message) => port.postMessage(message);
	try {
		const { runSecondLook } = await Promise.all(/* import() */[__webpack_require__.e(3942), __webpack_require__.e(9263), __webpack_require__.e(6749)]).then(__webpack_require__.bind(__webpack_require__, 16749));
		post({
			kind: "found",
			found: await runSecondLook(job)
		});
	} catch (error) {
		post({
			kind: "failed",
			message: (0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_2__.b)(error)
		});
	}
}


})

};
