export const id = 726;
export const ids = [726];
export const modules = {

/***/ 75726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   throttledOctokit: () => (/* binding */ throttledOctokit)
/* harmony export */ });
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86856);
/* harmony import */ var _octokit_rest__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11267);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);




const { finalStatuses, networkRetries, rateLimitRetries } = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.request;
const Throttled = _octokit_rest__WEBPACK_IMPORTED_MODULE_1__/* .Octokit */ .E.plugin(_octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_2__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_3__/* .throttling */ .A);
/** Octokit as this program wants it: its waits end before the run does, and nothing that creates is repeated. */
function throttledOctokit(options, fetch, signal) {
    const detail = (message) => {
        options.log.debug(message);
    };
    const onLimit = (what) => (seconds, _request, _octokit, retryCount) => mayWait(options, what, seconds, retryCount);
    const octokit = new Throttled({
        baseUrl: options.apiUrl.replace(/\/+$/, ''),
        ...(options.token === null ? {} : { auth: options.token }),
        userAgent: options.userAgent,
        request: { fetch, signal },
        log: { debug: detail, info: detail, warn: detail, error: detail },
        retry: {
            enabled: options.isPacedByCaller !== true,
            doNotRetry: [...finalStatuses],
            retries: networkRetries,
        },
        throttle: {
            enabled: options.isPacedByCaller !== true,
            ...(options.pace === undefined ? {} : { id: options.pace }),
            onRateLimit: onLimit('rate limit'),
            onSecondaryRateLimit: onLimit('secondary rate limit'),
        },
    });
    octokit.hook.before('request', (request) => {
        // A POST whose answer is lost may have been done: repeated blindly, one comment becomes four.
        if (request.method === 'POST')
            request.request = { ...request.request, retries: 0 };
    });
    return octokit;
}
function mayWait({ clock, log, deadlineMs, maxWaitMs = Infinity, }, what, seconds, retryCount) {
    const ms = seconds * 1000;
    const wait = clock.now() + ms < deadlineMs && ms <= maxWaitMs && retryCount < rateLimitRetries;
    log[wait ? 'info' : 'debug'](`GitHub's ${what} is reached${wait ? `; waiting ${seconds} s.` : ` for ${seconds} s, which is too long to wait.`}`);
    return wait;
}


/***/ })

};
