export const id = 541;
export const ids = [541];
export const modules = {

/***/ 58621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printFailure: () => (/* binding */ printFailure)
/* harmony export */ });
/* unused harmony export printDocument */
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59985);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46466);
/* harmony import */ var _report_channels_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9719);
/* harmony import */ var _report_views_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28260);
/* harmony import */ var _run_verdict_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98000);
/* harmony import */ var _settings_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1972);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58508);








/**
 * Prints the document of a check that ended before it had a report: its outcome and the reason, and nothing found.
 *
 * @param settings null: they could not be read
 * @param at when it began
 */
async function printFailure(end, settings, at) {
    await printDocument((0,_report_views_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewOf */ .d)(reportOfFailure(end, settings, at), 'staff'), process.stdout);
}
function reportOfFailure(end, settings, at) {
    const { outcome, exitCode, sentence } = end;
    return {
        findings: _run_verdict_of_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_FOUND */ .dO,
        verdict: (0,_run_verdict_of_js__WEBPACK_IMPORTED_MODULE_4__/* .unjudged */ .bC)({ outcome, exitCode, sentence: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_6__/* .inEnglish */ .kK)(sentence) }),
        thresholds: {
            similarity: settings?.similarityThreshold ?? _settings_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc['similarity-threshold'].default,
            ai: settings?.aiThreshold ?? _settings_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc['ai-threshold'].default,
        },
        run: {
            title: settings?.checkName ?? 'similarity',
            createdAt: at.toISOString(),
            durationMs: Date.now() - at.getTime(),
            repository: null,
            runUrl: null,
            toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x,
        },
        locale: null,
        students: { feedback: 'full', policy: null, isPublic: false, notComparedWith: 0 },
        dismissed: [],
        cases: [],
        common: [],
    };
}
/** Prints the document of `report.json`, as fast as its reader takes it. What cannot be written is the stream's `error` event alone. */
async function printDocument(view, stream) {
    try {
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from((0,_report_channels_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonPieces */ .Mx)(view)), stream, { end: false });
    }
    catch (error) {
        if (error.syscall !== 'write')
            throw error;
    }
}


/***/ }),

/***/ 74273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** Orders texts by code units: the same on every machine, whatever its language. For `sort`: -1, 0 or 1. */
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ })

};
