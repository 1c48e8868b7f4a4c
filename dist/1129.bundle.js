export const id = 1129;
export const ids = [1129];
export const modules = {

11129:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
withWebForecast:()=>withWebForecast
});
var _base__9__ = __load__(98216);
var _base__10__ = __load__(4771);
var _base__11__ = __load__(68171);
var _base__13__ = __load__(73043);
var _contract__4__ = __load__(4071);
var _service__5__ = __load__(36438);
var _service__6__ = __load__(79944);
var _service__7__ = __load__(51255);
var _service__8__ = __load__(36890);
var _service__12__ = __load__(35034);
var _names_js__0__ = __load__(72119);
var _preflight_js__1__ = __load__(95532);
var _upload_state_js__2__ = __load__(87178);
var _says_js__3__ = __load__(8673);








async function withWebForecast(findings, plan, world, leftMs) {
	const named = (0,_names_js__0__.vE)(plan.submissions.filter(({ files }) => files.length > 0), plan.pseudonyms);
	const keys = new Map(named.map(({ submission }, at) => [at + 1, submission.key]));
	const options = {
		languageId: (0,_preflight_js__1__.Gv)(plan.language, _preflight_js__1__.J),
		ai: plan.ai,
		detectBaseCode: plan.baseCode
	};
	const job = {
		options,
		documents: documentsOf(named),
		web: true
	};
	const subject = await subjectOf(job, world.signal, leftMs);
	const lines = await linesOf(subject, plan.web, keys, world);
	tell(lines, world);
	const asked = new Set(lines.flatMap(({ submissions }) => submissions));
	const isJudged = new Set((0,_contract__4__.B8)(plan.submissions).map(({ key }) => key));
	const notSearched = [...keys].filter(([id, key]) => isJudged.has(key) && !asked.has(id)).length;
	return {
		...findings,
		notices: [...findings.notices, summaryOf(lines, notSearched)]
	};
}
function documentsOf(named) {
	return named.map(({ submission, filename }, at) => ({
		id: at + 1,
		role: _upload_state_js__2__.nT[submission.role],
		name: filename,
		zip: submission.zip
	}));
}
async function linesOf(subject, { requests, providers: names, ...web }, keys, world) {
	const submissions = [...keys].flatMap(([id, key]) => {
		const known = web.submissions.get(key);
		return known === undefined ? [] : [{
			id,
			...known
		}];
	});
	const { planSearch } = await (0,_service__5__.rv)();
	const { createProviders } = await (0,_service__5__.TD)();
	const { clock, log, toolVersion, environment, event } = world;
	const asking = (0,_service__6__.askingOf)({
		names,
		token: null,
		apiUrl: event.apiUrl,
		toolVersion
	}, environment);
	const providers = createProviders({
		...asking,
		clock,
		log
	});
	try {
		return planSearch(providers, subject, (0,_service__7__.f)({
			...web,
			submissions
		}), requests);
	} finally {
		await Promise.all(providers.map((one) => one.close()));
	}
}
async function subjectOf(job, signal, timeMs) {
	const outcome = await (0,_service__8__.lK)(job, {
		start: _service__8__.BR,
		limits: {
			timeMs,
			memoryBytes: null
		},
		signal,
		onProgress: () => {},
		findOthers: (_imprints, subject) => Promise.resolve({
			kind: "unsearched",
			subject: subject ?? { submissions: [] }
		})
	});
	if (outcome.kind === "unsearched") return outcome.subject;
	const why = outcome.kind === "failed" ? ` ${outcome.why}` : "";
	throw new _base__9__.j1((0,_base__10__.G)(_says_js__3__.HH, { why }));
}
function tell(lines, { log, event: { apiUrl } }) {
	for (const { provider, kind, text } of lines) {
		if (kind === "hashes") {
			for (const hash of text.split(" ")) log.info(`would ask ${provider}: ${hash}`);
		} else {
			log.info(`would ask ${provider} (${apiUrl}/search/code): ${(0,_base__11__.RK)(text)}`);
		}
	}
}
function summaryOf(lines, notSearched) {
	const queries = lines.filter(({ kind }) => kind === "query").length;
	const hashes = lines.filter(({ kind }) => kind === "hashes").reduce((sum, { text }) => sum + text.split(" ").length, 0);
	const minutes = Math.ceil(queries / _service__12__.C.github.queriesPerMinute);
	const parts = [...queries > 0 ? [`${queries === 1 ? "1 query" : `${queries} queries`} to GitHub's code search, in some ${minutes === 1 ? "minute" : `${minutes} minutes`}`] : [], ...hashes > 0 ? [`${hashes === 1 ? "1 hash of a file" : `${hashes} hashes of files`} to Software Heritage`] : []];
	const what = parts.length === 0 ? "nothing" : parts.join(", and ");
	return `Dry run: the search of the web would send ${what}. What it fetches then depends on the answers. ${(0,_base__13__.U9)(notSearched, "submission")} would not be searched for. Nothing was sent.`;
}


}),




};
