export const id = 400;
export const ids = [400];
export const modules = {

/***/ 34638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ inOrder),
/* harmony export */   u: () => (/* binding */ caseKey)
/* harmony export */ });
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74273);

/** Subjects in the one order in which cases and pairs name them: ids of repositories by number, before digests. */
function inOrder(subjects) {
    return subjects.toSorted((a, b) => {
        const byLength = a.startsWith('k') || b.startsWith('k') ? 0 : a.length - b.length;
        return byLength === 0 ? (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a, b) : byLength;
    });
}
/** The same for the same subjects in any order. */
function caseKey(subjects) {
    return inOrder(subjects).join('-');
}


/***/ }),

/***/ 58621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ printDocument),
/* harmony export */   printFailure: () => (/* binding */ printFailure)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59985);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46466);
/* harmony import */ var _report_channels_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9719);
/* harmony import */ var _report_views_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56119);
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

/***/ 96889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ bandOf),
/* harmony export */   HX: () => (/* binding */ topOf),
/* harmony export */   ZN: () => (/* binding */ BANDS)
/* harmony export */ });
const BANDS = ['n/a', 'low', 'moderate', 'high', 'very high'];
/** Bands of 25 points, the upper bound included: `low` up to 25, `moderate` up to 50, `high` up to 75, `very high` above. */
function bandOf(score) {
    if (score === null)
        return 'n/a';
    if (score <= 25)
        return 'low';
    if (score <= 50)
        return 'moderate';
    if (score <= 75)
        return 'high';
    return 'very high';
}
/** The highest number of a band; null: it has none. `bandOf` gives the band back, and each threshold of bands stays on its side. */
function topOf(band) {
    const at = BANDS.indexOf(band);
    return at === 0 ? null : 25 * at;
}


/***/ }),

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The program's version; the build's check keeps it equal to package.json. */
const VERSION = '0.1.0';


/***/ })

};
