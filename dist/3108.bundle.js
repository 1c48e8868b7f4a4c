export const id = 3108;
export const ids = [3108];
export const modules = {


43108:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  withWebForecast: () => (withWebForecast)
});
var _check_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72119);
var _check_preflight_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95532);
var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93153);
var _domain_submission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18433);
var _embedded_analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36427);
var _languages_languages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33942);
var _text_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(33699);
var _text_format_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73387);
var _web_search_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25438);
var _web_search_rules_of_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61149);
var _zip_stored_zip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25851);
var _web_providers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78919);












const ROLES = {
	judged: "submission",
	archive: "archive",
	base: "base",
	"ai-reference": "ai-reference"
};
async function withWebForecast(findings, plan, world, leftMs) {
	const named = (0,_check_names_js__WEBPACK_IMPORTED_MODULE_0__.vE)(plan.submissions.filter(({ files }) => files.length > 0), plan.pseudonyms);
	const keys = new Map(named.map(({ submission }, at) => [at + 1, submission.key]));
	const rows = _languages_languages_js__WEBPACK_IMPORTED_MODULE_5__.Yj.map((one) => ({
		...one,
		extensions: one.extensions.join(" ")
	}));
	const options = {
		languageId: (0,_check_preflight_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(plan.language, rows),
		ai: plan.ai,
		detectBaseCode: plan.baseCode
	};
	const job = {
		options,
		documents: await documentsOf(named),
		web: true
	};
	const subject = await subjectOf(job, world.signal, leftMs);
	const lines = await linesOf(subject, plan.web, keys, world);
	tell(lines, world);
	const asked = new Set(lines.flatMap(({ submissions }) => submissions));
	const isJudged = new Set((0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_3__.B8)(plan.submissions).map(({ key }) => key));
	const notSearched = [...keys].filter(([id, key]) => isJudged.has(key) && !asked.has(id)).length;
	return {
		...findings,
		notices: [...findings.notices, summaryOf(lines, notSearched)]
	};
}
async function documentsOf(named) {
	const documents = [];
	const zips = new _zip_stored_zip_js__WEBPACK_IMPORTED_MODULE_7__.Q();
	try {
		for (const [at, { submission, filename }] of named.entries()) {
			const zip = await zips.read(submission.zip);
			documents.push({
				id: at + 1,
				role: ROLES[submission.role],
				name: filename,
				zip
			});
		}
	} finally {
		await zips.close();
	}
	return documents;
}
async function linesOf(subject, { requests, providers: names, ...web }, keys, world) {
	const submissions = [...keys].flatMap(([id, key]) => {
		const known = web.submissions.get(key);
		return known === undefined ? [] : [{
			id,
			...known
		}];
	});
	const { planSearch } = await __webpack_require__.e(/* import() */ 9661).then(__webpack_require__.bind(__webpack_require__, 59661));
	const { createProviders } = await __webpack_require__.e(/* import() */ 6828).then(__webpack_require__.bind(__webpack_require__, 74447));
	const { clock, log } = world;
	const providers = createProviders({
		...(0,_web_providers_js__WEBPACK_IMPORTED_MODULE_8__.A)(names, null, world),
		clock,
		log
	});
	try {
		return planSearch(providers, subject, (0,_web_search_rules_of_js__WEBPACK_IMPORTED_MODULE_9__.f)({
			...web,
			submissions
		}), requests);
	} finally {
		await Promise.all(providers.map((one) => one.close()));
	}
}
class Read extends Error {
	subject;
	constructor(subject) {
		super("The code was read.");
		this.subject = subject;
	}
}
async function subjectOf(job, signal, timeMs) {
	try {
		const outcome = await (0,_embedded_analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_4__.lK)(job, {
			start: _embedded_analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_4__.BR,
			limits: {
				timeMs: Math.max(1, Math.min(timeMs, 2 ** 31 - 1)),
				memoryBytes: null
			},
			signal,
			onProgress: () => {},
			findOthers: (_imprints, subject) => Promise.reject(new Read(subject ?? { submissions: [] }))
		});
		const why = outcome.kind === "failed" ? ` ${outcome.why}` : "";
		throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__.j1(`What the search of the web would send is not known.${why}`);
	} catch (error) {
		if (error instanceof Read) return error.subject;
		throw error;
	}
}
function tell(lines, { log, event: { apiUrl } }) {
	for (const { provider, kind, text } of lines) {
		if (kind === "hashes") {
			for (const hash of text.split(" ")) log.info(`would ask ${provider}: ${hash}`);
		} else {
			log.info(`would ask ${provider} (${apiUrl}/search/code): ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_10__.RK)(text)}`);
		}
	}
}
function summaryOf(lines, notSearched) {
	const queries = lines.filter(({ kind }) => kind === "query").length;
	const hashes = lines.filter(({ kind }) => kind === "hashes").reduce((sum, { text }) => sum + text.split(" ").length, 0);
	const minutes = Math.ceil(queries / _web_search_limits_js__WEBPACK_IMPORTED_MODULE_6__.C.github.queriesPerMinute);
	const parts = [...queries > 0 ? [`${queries === 1 ? "1 query" : `${queries} queries`} to GitHub's code search, in some ${minutes === 1 ? "minute" : `${minutes} minutes`}`] : [], ...hashes > 0 ? [`${hashes === 1 ? "1 hash of a file" : `${hashes} hashes of files`} to Software Heritage`] : []];
	const what = parts.length === 0 ? "nothing" : parts.join(", and ");
	return `Dry run: the search of the web would send ${what}. What it fetches then depends on the answers. ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_11__.U9)(notSearched, "submission")} would not be searched for. Nothing was sent.`;
}


}),



};
