export const id = 9422;
export const ids = [9422];
export const modules = {


59422:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runThread: () => (runThread)
});

var external_node_events_ = __webpack_require__(78474);
var external_node_worker_threads_ = __webpack_require__(75919);
var message_of = __webpack_require__(4575);
;// check/load.js
const loadSecondLook = () => Promise.all(/* import() */[__webpack_require__.e(2789), __webpack_require__.e(2887), __webpack_require__.e(1801)]).then(__webpack_require__.bind(__webpack_require__, 91801));

var load = __webpack_require__(36438);
;// program/thread.js





async function runThread() {
	const port = external_node_worker_threads_.parentPort;
	if (port === null) throw new Error("worker.js is started by the program, not by hand");
	const messages = (0,external_node_events_.on)(port, "message");
	for (;;) {
		const task = await next(messages);
		switch (task.kind) {
			case "analysis":
				await analyse(task.job, port, messages);
				break;
			case "second-look":
				await lookAgain(task.job, port);
				break;
			case "warm":
				await (0,load/* loadAnalysis */.lN)();
				break;
		}
	}
}
async function next(messages) {
	const { value } = await messages.next();
	return value[0];
}
async function analyse(job, port, messages) {
	const post = (message, handedOver = []) => port.postMessage(message, handedOver);
	try {
		const { buffersOf, packed, runAnalysisJob } = await (0,load/* loadAnalysis */.lN)();
		const found = await runAnalysisJob(job, (done, total) => post({
			kind: "progress",
			done,
			total
		}), (imprints, subject) => {
			post({
				kind: "imprints",
				imprints,
				subject
			});
			return next(messages);
		});
		const result = packed(found);
		post({
			kind: "result",
			result
		}, buffersOf(result));
	} catch (error) {
		post({
			kind: "failed",
			message: (0,message_of/* messageOf */.b)(error)
		});
	}
}
async function lookAgain(job, port) {
	const post = (message) => port.postMessage(message);
	try {
		const { runSecondLook } = await loadSecondLook();
		post({
			kind: "found",
			...runSecondLook(job)
		});
	} catch (error) {
		post({
			kind: "failed",
			message: (0,message_of/* messageOf */.b)(error)
		});
	}
}


}),


};
