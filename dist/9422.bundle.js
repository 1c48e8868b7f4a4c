export const id = 9422;
export const ids = [9422];
export const modules = {


59422:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
runThread:()=>runThread
});

var external_node_events_ = __load__(78474);
var external_node_worker_threads_ = __load__(75919);
var outcome = __load__(98216);
;// check/load.js
const loadSecondLook = () => Promise.all(/* import() */[__load__.e(497), __load__.e(224), __load__.e(3190), __load__.e(5579), __load__.e(342)]).then(__load__.bind(__load__, 46752));

var load = __load__(36438);
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
			case "course":
				await joinCourse(task.job, port, messages);
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
		const { buffersOf, runAnalysisJob } = await (0,load/* loadAnalysis */.lN)();
		const result = await runAnalysisJob(job, (done, total) => post({
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
		post({
			kind: "result",
			result
		}, buffersOf(result));
	} catch (error) {
		post({
			kind: "failed",
			message: (0,outcome/* messageOf */.bD)(error)
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
			message: (0,outcome/* messageOf */.bD)(error)
		});
	}
}
async function joinCourse(job, port, messages) {
	const post = (message, handedOver = []) => port.postMessage(message, handedOver);
	try {
		const { runCourseJob } = await Promise.all(/* import() */[__load__.e(713), __load__.e(5465), __load__.e(9094), __load__.e(7349), __load__.e(461), __load__.e(6155)]).then(__load__.bind(__load__, 69452));
		const html = await runCourseJob(job, (id) => {
			post({
				kind: "wanted",
				id
			});
			return next(messages);
		});
		post({
			kind: "page",
			html
		}, [html.buffer]);
	} catch (error) {
		if (!(error instanceof outcome/* Failure */.HR)) throw error;
		post({
			kind: "failed",
			why: error.message
		});
	}
}


}),


};
