export const id = 108;
export const ids = [108];
export const modules = {

/***/ 43108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withWebForecast: () => (/* binding */ withWebForecast)
/* harmony export */ });
/* harmony import */ var _check_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72119);
/* harmony import */ var _check_preflight_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95532);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93153);
/* harmony import */ var _domain_submission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18433);
/* harmony import */ var _embedded_analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36427);
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33942);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(33699);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73387);
/* harmony import */ var _web_search_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25438);
/* harmony import */ var _web_search_rules_of_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61149);
/* harmony import */ var _zip_stored_zip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25851);
/* harmony import */ var _web_providers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78919);












const ROLES = {
    judged: 'submission',
    archive: 'archive',
    base: 'base',
    'ai-reference': 'ai-reference',
};
/**
 * What a search of the web would send, in the order in which it would be sent. The code is read by the engine as the check would
 * read it, in a thread of this machine, and the providers plan as they would search. Nothing is sent.
 *
 * @param leftMs time that the run has left
 * @returns findings with it
 * @throws the signal's reason, and ConfigurationError where the code could not be read
 */
async function withWebForecast(findings, plan, world, leftMs) {
    const named = (0,_check_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameSubmissions */ .vE)(plan.submissions.filter(({ files }) => files.length > 0), plan.pseudonyms);
    // Ids as a new check gives them.
    const keys = new Map(named.map(({ submission }, at) => [at + 1, submission.key]));
    const rows = _languages_languages_js__WEBPACK_IMPORTED_MODULE_5__/* .LANGUAGES */ .Yj.map((one) => ({ ...one, extensions: one.extensions.join(' ') }));
    const options = {
        languageId: (0,_check_preflight_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseLanguage */ .Gv)(plan.language, rows),
        ai: plan.ai,
        detectBaseCode: plan.baseCode,
    };
    const job = { options, documents: await documentsOf(named), web: true };
    const subject = await subjectOf(job, world.signal, leftMs);
    const lines = await linesOf(subject, plan.web, keys, world);
    tell(lines, world);
    const asked = new Set(lines.flatMap(({ submissions }) => submissions));
    const isJudged = new Set((0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_3__/* .judgedOf */ .B8)(plan.submissions).map(({ key }) => key));
    const notSearched = [...keys].filter(([id, key]) => isJudged.has(key) && !asked.has(id)).length;
    // Findings say what left, and nothing has.
    return {
        ...findings,
        notices: [...findings.notices, summaryOf(lines, notSearched)],
    };
}
async function documentsOf(named) {
    const documents = [];
    const zips = new _zip_stored_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .StoredZips */ .Q();
    try {
        for (const [at, { submission, filename }] of named.entries()) {
            const zip = await zips.read(submission.zip);
            documents.push({ id: at + 1, role: ROLES[submission.role], name: filename, zip });
        }
    }
    finally {
        await zips.close();
    }
    return documents;
}
async function linesOf(subject, { requests, providers: names, ...web }, keys, world) {
    const submissions = [...keys].flatMap(([id, key]) => {
        const known = web.submissions.get(key);
        return known === undefined ? [] : [{ id, ...known }];
    });
    const { planSearch } = await __webpack_require__.e(/* import() */ 661).then(__webpack_require__.bind(__webpack_require__, 59661));
    const { createProviders } = await __webpack_require__.e(/* import() */ 447).then(__webpack_require__.bind(__webpack_require__, 74447));
    const { clock, log } = world;
    const providers = createProviders({ ...(0,_web_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .providerOptions */ .A)(names, null, world), clock, log });
    try {
        return planSearch(providers, subject, (0,_web_search_rules_of_js__WEBPACK_IMPORTED_MODULE_9__/* .rulesOf */ .f)({ ...web, submissions }), requests);
    }
    finally {
        await Promise.all(providers.map((one) => one.close()));
    }
}
/** Ends the thread where the rest of an analysis would begin. */
class Read extends Error {
    subject;
    constructor(subject) {
        super('The code was read.');
        this.subject = subject;
    }
}
async function subjectOf(job, signal, timeMs) {
    try {
        const outcome = await (0,_embedded_analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .runInThread */ .lK)(job, {
            start: _embedded_analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .startThread */ .BR,
            limits: { timeMs: Math.max(1, Math.min(timeMs, 2 ** 31 - 1)), memoryBytes: null },
            signal,
            onProgress: () => { },
            findOthers: (_imprints, subject) => Promise.reject(new Read(subject ?? { submissions: [] })),
        });
        const why = outcome.kind === 'failed' ? ` ${outcome.why}` : '';
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`What the search of the web would send is not known.${why}`);
    }
    catch (error) {
        if (error instanceof Read)
            return error.subject;
        throw error;
    }
}
/** Each line as it would leave; of hashes each one. */
function tell(lines, { log, event: { apiUrl } }) {
    for (const { provider, kind, text } of lines) {
        if (kind === 'hashes') {
            for (const hash of text.split(' '))
                log.info(`would ask ${provider}: ${hash}`);
        }
        else {
            log.info(`would ask ${provider} (${apiUrl}/search/code): ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .visible */ .RK)(text)}`);
        }
    }
}
function summaryOf(lines, notSearched) {
    const queries = lines.filter(({ kind }) => kind === 'query').length;
    const hashes = lines
        .filter(({ kind }) => kind === 'hashes')
        .reduce((sum, { text }) => sum + text.split(' ').length, 0);
    const minutes = Math.ceil(queries / _web_search_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .WEB_LIMITS */ .C.github.queriesPerMinute);
    const parts = [
        ...(queries > 0
            ? [
                `${queries === 1 ? '1 query' : `${queries} queries`} to GitHub's code search, in some ${minutes === 1 ? 'minute' : `${minutes} minutes`}`,
            ]
            : []),
        ...(hashes > 0
            ? [`${hashes === 1 ? '1 hash of a file' : `${hashes} hashes of files`} to Software Heritage`]
            : []),
    ];
    const what = parts.length === 0 ? 'nothing' : parts.join(', and ');
    return `Dry run: the search of the web would send ${what}. What it fetches then depends on the answers. ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U9)(notSearched, 'submission')} would not be searched for. Nothing was sent.`;
}


/***/ }),

/***/ 25438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ WEB_LIMITS)
/* harmony export */ });
/** How often and how long the web is asked, in one place. Times are in milliseconds. */
const WEB_LIMITS = {
    /** Of one request, from its first byte to its last, by the machine's own clock. */
    requestMs: 60_000,
    /** Waits after an answer of 5xx, or none; their end ends the tries. */
    againMs: [2000, 10_000],
    github: {
        /** Of the code search: "limits you to 10 requests per minute" (docs.github.com/rest/search). */
        queriesPerMinute: 10,
        /** Where a limit is reached and GitHub does not say how long: "wait for at least one minute". */
        limitMs: 60_000,
        /** Waits for limits in a row, before a search ends. */
        limitWaits: 3,
        /** Queries that are refused (422) in a row, before a search ends. */
        refusals: 3,
        /** Of a query with its qualifiers; GitHub counts without them. */
        queryCharacters: 256,
        /** Results of one query: one page. */
        results: 100,
        /** Part of the time that belongs to queries; files are fetched in the rest. */
        queryShare: 0.75,
        /** Files of sources for one submission, neighbours included. */
        files: 20,
        /** PublicSources of one submission whose neighbours are fetched, and how many of each. */
        withNeighbours: 2,
        neighbours: 4,
        /** Copies of one file that are looked at for one that may be named: most of a popular file's are forks. */
        copies: 5,
        /** Files that the code search reads: "smaller than 384 KB". */
        fileBytes: 384 * 1024,
        /** Of an answer in JSON: 100 results with their repositories take 1 MB. */
        answerBytes: 8 * 1024 * 1024,
        /** Reads at once. */
        parallel: 5,
        /** Share of the hour's requests that is left alone, for what follows in the job. */
        reserve: 0.2,
        /** Pages of 100 pushes, to find the last one before a time. */
        pushPages: 3,
        /** PublicSources of one check whose time is looked up. */
        dated: 60,
    },
    heritage: {
        /** SWHIDs of one request; more are refused with 413. */
        hashes: 1000,
        /** Requests of one search: without a token 120 an hour are answered. */
        requests: 60,
        answerBytes: 1024 * 1024,
        limitWaits: 2,
        limitMs: 60_000,
    },
};


/***/ })

};
