export const id = 6360;
export const ids = [6360];
export const modules = {












3346:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
compare:()=>compare,
  warmThread: () => (/* reexport */ analysis_thread/* warmThread */.sz)
});

var analysis_thread = __load__(36890);
var states = __load__(1589);
var results_batch_of = __load__(44128);
var results_of = __load__(19215);
var result_view = __load__(38492);
;// service/answers-of.js




function answersOf(analysis, { engineId, options, documents }) {
	const check = {
		id: 1,
		name: "",
		statusId: states/* STATE */.c4.completed,
		testType: engineId,
		aiRun: options.ai,
		createdAt: 0,
		updatedAt: 0,
		startedAt: null,
		finishedAt: null,
		durationMs: null
	};
	const view = new result_view/* ResultView */.TF({
		sign: () => ({
			location: "",
			source: ""
		}),
		check,
		submissions: documents.map((one) => recordOf(one, check.id)),
		analysis
	});
	return {
		overview: (0,results_of/* overviewOf */.bq)(view, {
			brief: true,
			page: ""
		}),
		exported: { submissions: (0,results_of/* exportRowsOf */.Bt)(view) },
		ai: (0,results_of/* aiResultsOf */.eJ)(view, check),
		summary: (0,results_of/* summaryOf */.YG)(view, check),
		batch: (ids, partners) => (0,results_batch_of/* resultsBatchOf */.k)(view, ids, partners)
	};
}
function recordOf({ id, name, role }, checkId) {
	return {
		id,
		checkId,
		filename: name,
		role,
		fileSize: 0,
		blob: "",
		createdAt: 0,
		updatedAt: 0
	};
}

;// service/comparing.js



async function compare(order, { signal, onProgress }) {
	const { options, documents } = order;
	const outcome = await (0,analysis_thread/* runInThread */.lK)({
		options,
		documents,
		web: false,
		isAlone: true
	}, {
		start: analysis_thread/* startThread */.BR,
		limits: {
			timeMs: analysis_thread/* DEFAULT_TIME_LIMIT_MS */.D,
			memoryBytes: null
		},
		signal,
		onProgress,
		findOthers: () => Promise.reject(new Error("documents that are alone asked for others"))
	});
	if (outcome.kind === "failed") return outcome;
	return {
		kind: "answers",
		answers: answersOf(outcome.result, order)
	};
}


}),




};
