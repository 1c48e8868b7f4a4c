export const id = 154;
export const ids = [154];
export const modules = {

/***/ 50926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ parseRepositoryName),
/* harmony export */   RB: () => (/* binding */ sameRepository),
/* harmony export */   fq: () => (/* binding */ fullName)
/* harmony export */ });
const OWNER = /^[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,38})$/;
const REPOSITORY = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;
/** `owner/name`, or an address of it (`https://host/owner/name`, `git@host:owner/name.git`). null: neither. */
function parseRepositoryName(text) {
    const bare = text
        .trim()
        .replace(/^(?:(?:https?|ssh|git):\/\/(?:[^@/]+@)?[^/]+\/|[\w.-]+@[\w.-]+:)/, '')
        .replace(/\/+$/, '')
        .replace(/\.git$/, '');
    const [owner = '', repo = '', ...rest] = bare.split('/');
    return rest.length === 0 && OWNER.test(owner) && REPOSITORY.test(repo) ? { owner, repo } : null;
}
function fullName(name) {
    return `${name.owner}/${name.repo}`;
}
function sameRepository(a, b) {
    return fullName(a).toLowerCase() === fullName(b).toLowerCase();
}


/***/ }),

/***/ 24112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ pushPages),
/* harmony export */   QB: () => (/* binding */ isWithheldStatus),
/* harmony export */   U2: () => (/* binding */ NO_COMMIT),
/* harmony export */   nF: () => (/* binding */ MAX_PUSH_PAGES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50926);
/* harmony import */ var _permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21498);



/** What stands for no commit: before a branch was made, and after it was deleted. */
const NO_COMMIT = '0'.repeat(40);
/** A push that is older than so many pages of others is not looked for. */
const MAX_PUSH_PAGES = 20;
const Push = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    before: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    after: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/**
 * GitHub's record of pushes, newest first, page by page.
 *
 * @param ref full name of one ref; null: all of the repository
 * @throws GitHubError, also where the token may not see the pushes
 */
function pushPages(github, name, ref) {
    return github.pages({ what: `reading the pushes of ${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .fullName */ .fq)(name)}`, permission: _permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSIONS */ .J.contents, target: 'other' }, 'GET /repos/{owner}/{repo}/activity', { owner: name.owner, repo: name.repo, ...(ref === null ? {} : { ref }) }, Push);
}
/** Whether an error says that GitHub does not show this token the pushes, or has no record of them. */
function isWithheldStatus(status) {
    return status === 403 || status === 404 || status === 422;
}


/***/ }),

/***/ 87294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * How a name is told to a service without saying it: HMAC-SHA-256 of the lower-cased text, in hex. Whoever has the salt can test
 * a name that they know, and can read none.
 *
 * @param salt of this check alone
 */
function digestOf(salt, text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', salt).update(text.toLowerCase()).digest('hex');
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
