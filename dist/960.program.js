export const id = 960;
export const ids = [960];
export const modules = {

/***/ 74893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ endOfError),
/* harmony export */   g7: () => (/* binding */ execute),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _words_english_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55102);
/* harmony import */ var _verdict_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32886);



/** No space, or no more of it for this user: no defect of ours. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);
/** The end that a report's verdict says. */
function endOf(report) {
    const { outcome, exitCode } = report.verdict;
    const sentence = _words_english_js__WEBPACK_IMPORTED_MODULE_1__/* .ENGLISH */ .V.tell(report.verdict.sentence);
    // What a verdict says to students is made from its report.
    return { outcome, exitCode, sentence, openSentence: null, report };
}
/**
 * Runs a step and turns whatever it throws into an end: a `Failure` brings its own outcome and sentence; anything else is a
 * defect of this program and says so.
 *
 * @param policy which failures do not fail the job; null: no settings were read
 * @param onDefect gets a defect itself, for a debug log
 */
async function execute(step, policy, onDefect) {
    try {
        return { done: true, value: await step() };
    }
    catch (error) {
        if (!(error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR))
            onDefect(error);
        return { done: false, end: endOfError(error, policy) };
    }
}
/** The end that something thrown is. @param policy which failures do not fail the job; null: no settings were read */
function endOfError(error, policy) {
    return error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? endOfFailure(error, policy) : endOfDefect(error);
}
function endOfFailure({ outcome, message, openMessage }, policy) {
    const isTolerated = policy === null ? outcome === 'skipped' : (0,_verdict_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .toleratesFailure */ .m)(outcome, policy);
    return {
        outcome,
        exitCode: isTolerated ? 0 : 1,
        sentence: message,
        openSentence: openMessage,
        report: null,
    };
}
function endOfDefect(error) {
    const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const isFull = DISK_FULL.has(error?.code);
    const told = (detail) => isFull
        ? `The disk is full${detail}. Free space on it, or let the folder for temporary files lie on another one.`
        : `A defect in this program ended the run${detail}. Please report it with the debug log (re-run the job with debug logging on).`;
    return {
        outcome: isFull ? 'config-error' : 'internal-error',
        exitCode: 1,
        sentence: told(` (${what})`),
        openSentence: told(''),
        report: null,
    };
}


/***/ }),

/***/ 13369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ renderConsole)
/* harmony export */ });
/* harmony import */ var _domain_findings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1351);
/* harmony import */ var _domain_submission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18433);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73387);
/* harmony import */ var _text_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52220);
/* harmony import */ var _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82248);
/* harmony import */ var _words_english_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55102);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(59985);
/* harmony import */ var _hidden_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74657);
/* harmony import */ var _histogram_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13585);
/* harmony import */ var _student_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94128);
/* harmony import */ var _web_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73939);
/* harmony import */ var _web_sources_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7178);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62867);













const NAME_MIN = 12;
const NAME_MAX = 44;
/** Pairs of each kind in a table. */
const PAIRS_SHOWN = 10;
/** Lines of lists after which the verdict is said a second time, for a reader of the end of a long log. */
const REPEATED_AFTER = 12;
/** The result for a terminal or a log, each line ended by a newline. No line can be taken for a workflow command. */
function renderConsole(view, style) {
    const lines = view.audience === 'staff'
        ? staffLines(view.cover, view.staff, style)
        : studentLines(view.cover, view.student, style);
    return lines.map((line) => `${line}\n`).join('');
}
function staffLines(cover, view, style) {
    const { findings, run } = view.report;
    const paint = (0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C2)(style.colours);
    const verdict = verdictLines(cover, view, paint);
    const lists = style.layout === 'plain' ? plainLines(view, style) : tableLines(view, style);
    return [
        ...verdict,
        ...(view.cases === null ? [] : [`cases: ${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(view.cases)}`]),
        ...findings.notices.map((notice) => `note: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.write(notice))}`),
        ...lists,
        ...webLines(view, style),
        ...gapLines(findings).map((line) => paint('warn', line)),
        ...hiddenLines(view, style).map((line) => paint('warn', line)),
        ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .leftOutSummary */ .u4)(findings.submissions).map((text) => `left out: ${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(text)}`),
        paint('dim', `took ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatDuration */ .a3)(run.durationMs)}`),
        ...(lists.length > REPEATED_AFTER ? ['', ...verdict] : []),
    ];
}
function verdictLines(cover, { report: { verdict, findings } }, paint) {
    const isGood = verdict.outcome === 'passed' && verdict.standsOut.length === 0 && !findings.submissions.some(_domain_findings_js__WEBPACK_IMPORTED_MODULE_10__/* .isDictated */ .Dd);
    return [
        paint(isGood ? 'good' : 'bad', `${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(cover.headline.title)}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(cover.title)}`),
        (0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(cover.sentence)),
        ...verdict.warnings.map((warning) => paint('warn', `warning: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(warning))}`)),
    ];
}
function hiddenLines(view, { maxRows }) {
    const lines = (0,_hidden_code_js__WEBPACK_IMPORTED_MODULE_3__/* .hiddenCode */ .k)(view, _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0);
    return [
        ...lines.slice(0, maxRows).map((line) => `look at: ${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(line)}`),
        ...(lines.length > maxRows ? [`…and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCount */ .B4)(lines.length - maxRows)} more in the report`] : []),
    ];
}
/** What a search of the web came to, and who is like which public code. */
function webLines(view, { maxRows }) {
    const { tutorials = [] } = view.report.findings.webSearch ?? {};
    const found = view.ranked.flatMap((submission) => (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_6__/* .sourcesOf */ .u0)(submission).map(({ source, similarity }) => _words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.say('web.line', {
        name: (0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(submission.name),
        score: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatScore */ .y)(similarity, view.report.thresholds.similarity),
        source: (0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)((0,_web_sources_js__WEBPACK_IMPORTED_MODULE_6__/* .fileUrl */ .iw)(source) ?? source.url),
        licence: (0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.write((0,_web_sources_js__WEBPACK_IMPORTED_MODULE_6__/* .licenceWords */ .p8)(source))),
        before: _words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell((0,_web_sources_js__WEBPACK_IMPORTED_MODULE_6__/* .beforeWords */ .JD)(source)),
    })));
    const all = [
        ...(0,_web_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .searchSentences */ .Jy)(view).map((sentence) => (0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(sentence))),
        ...tutorials.map(({ url, submissions, of }) => _words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.rich((0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('web.tutorial', { n: submissions, of }), {
            source: () => (0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(url),
        }).join('')),
        ...found.slice(0, maxRows),
    ];
    return [
        ...all.map((line) => `web: ${line}`),
        ...(found.length > maxRows
            ? [`web: …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCount */ .B4)(found.length - maxRows)} more in the report`]
            : []),
    ];
}
/** Who is missing, and why. */
function gapLines({ failures, submissions }) {
    const unchecked = (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedOf */ .B8)(submissions).flatMap(({ name, state }) => state.kind === 'not-checked' ? [{ name, reason: state.reason }] : []);
    return [
        ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .gapWords */ .IT)(failures, _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0, _words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V).map(({ who, reason }) => `not collected: ${who}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(reason)}`),
        ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .gapWords */ .IT)(unchecked, _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0, _words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V).map(({ who, reason }) => `not checked: ${who}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(reason)}`),
    ];
}
/** The judged submissions, where at least one has a number. */
function numbered({ listed }) {
    return listed.some((one) => (one.total ?? one.aiAverage) !== null) ? listed : [];
}
function plainLines(view, { maxRows: rows }) {
    const ranked = numbered(view);
    const pairs = [...view.toReview, ...view.dismissed, ...view.together];
    return [
        ...ranked.slice(0, rows).map((submission) => plainSubmission(view, submission)),
        ...(ranked.length > rows ? [`and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCount */ .B4)(ranked.length - rows)} more in the report`] : []),
        ...pairs.slice(0, rows).map((pair) => plainPair(view, pair)),
        ...(pairs.length > rows ? [`and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCount */ .B4)(pairs.length - rows)} more pairs in the report`] : []),
        ...(view.apart > 0 ? [`and ${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell((0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .apartWords */ .Cv)(view.apart))}`] : []),
    ];
}
function plainSubmission(view, { key, name, total, aiAverage }) {
    const { findings, thresholds } = view.report;
    const by = view.flags.get(key);
    const unflagged = view.unchecked.has(key) ? 'not checked' : 'not flagged';
    const state = by === undefined ? unflagged : `flagged (${by.join(', ')})`;
    const ai = findings.aiRun ? ` ai ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatScore */ .y)(aiAverage, thresholds.ai)}` : '';
    const remark = view.pardoned.has(key) ? `, ${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .PARDONED_WORDS */ .wI)}` : '';
    return `${state}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(name)} similarity ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatScore */ .y)(total, thresholds.similarity)}${ai}${remark}`;
}
function plainPair({ name, report }, one) {
    const { pair, average, dismissed, standsOut } = one;
    const numbers = `similarity ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatScore */ .y)(average, report.thresholds.similarity)} suspicion ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatScore */ .y)(pair.suspicion)}`;
    const reason = dismissed === null ? '' : ` dismissed: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(dismissed)}`;
    return `pair: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(name(pair.a))} / ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(name(pair.b))} ${numbers}${standsOut ? ' stands out' : ''}${reason} ${notCounted(one)}`.trimEnd();
}
function tableLines(view, style) {
    const ranked = numbered(view);
    const widest = Math.max(NAME_MIN, ...ranked.slice(0, style.maxRows).map((submission) => (0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(submission.name))));
    const width = Math.min(NAME_MAX, widest, Math.max(NAME_MIN, Math.floor((style.width - 52) / 2)));
    const known = ranked.filter(({ total }) => total !== null).length;
    const histogram = (0,_histogram_js__WEBPACK_IMPORTED_MODULE_12__/* .totalsHistogram */ .W)(view.report.findings.submissions, view.pardoned);
    return [
        ...submissionLines(view, ranked, style, width),
        ...pairLines(view, style, width),
        ...(known > 3 ? ['', ...(0,_histogram_js__WEBPACK_IMPORTED_MODULE_12__/* .histogramLines */ .A)(histogram, _words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V, 24).map((line) => `  ${line}`)] : []),
    ];
}
function submissionLines(view, ranked, { colours, maxRows }, width) {
    if (ranked.length === 0)
        return [];
    const paint = (0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C2)(colours);
    const ai = view.report.findings.aiRun ? '    ai  ' : '';
    return [
        '',
        paint('dim', `  ${(0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)('submission', width)}         similarity  ${ai}suspic.  closest`),
        ...ranked.slice(0, maxRows).map((submission) => submissionLine(view, submission, paint, width)),
        ...(ranked.length > maxRows ? [`  …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCount */ .B4)(ranked.length - maxRows)} more in the report`] : []),
    ];
}
/** What is closest has its own number: the total may be that of a pair that was dismissed. */
function submissionLine(view, submission, paint, width) {
    const { findings, thresholds } = view.report;
    const { key, total, aiAverage } = submission;
    const peer = view.closest.get(key);
    const mark = view.flags.has(key) ? '!' : view.unchecked.has(key) ? '?' : ' ';
    const score = (value, threshold) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatScore */ .y)(value, threshold).padStart(6)}  `;
    const text = [
        `${mark} ${(0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(submission.name), width)}  ${(0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .bar */ .M0)(total)} `,
        score(total, thresholds.similarity),
        findings.aiRun ? score(aiAverage, thresholds.ai) : '',
        score(view.suspicion(submission), null),
        peer === undefined
            ? ''
            : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatScore */ .y)(peer.average, thresholds.similarity).padStart(6)} ${(0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(view.name(peer.key)), width).trimEnd()}`,
        view.pardoned.has(key) ? ` (${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .PARDONED_WORDS */ .wI)})` : '',
    ].join('');
    return mark === '!' ? paint('bad', text) : mark === '?' ? paint('warn', text) : text.trimEnd();
}
/** Why a pair whose two belong together counts nowhere; '': it counts. */
function notCounted({ pair: { together } }) {
    return together === undefined ? '' : `not counted, ${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .TOGETHER_WORDS */ .l4[together])}`;
}
/** Sorted by suspicion, which is shown; beside it the number that decides. */
function pairLines(view, { colours, maxRows }, width) {
    const paint = (0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C2)(colours);
    const { name, report, toReview, apart, dismissed, together } = view;
    const shown = Math.min(maxRows, PAIRS_SHOWN);
    const both = ({ pair }) => `${(0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(name(pair.a)), width).trimEnd()} ↔ ${(0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(name(pair.b)), width).trimEnd()}`;
    return [
        ...(toReview.length + apart > 0 ? ['', paint('dim', '  pairs to review first')] : []),
        ...(toReview.length > 0 ? [paint('dim', '  suspic.  similarity')] : []),
        ...toReview
            .slice(0, shown)
            .map((one) => `  ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatScore */ .y)(one.pair.suspicion).padStart(7)}  ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatScore */ .y)(one.average, report.thresholds.similarity).padStart(10)}  ${both(one)}${one.standsOut ? '  (stands out)' : ''}`),
        ...(toReview.length > shown ? [`  …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCount */ .B4)(toReview.length - shown)} more in the report`] : []),
        ...(apart > 0 ? [`  ${toReview.length > 0 ? '…and ' : 'none: '}${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell((0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .apartWords */ .Cv)(apart))}`] : []),
        ...dismissed
            .slice(0, shown)
            .map(({ pair, dismissed: reason }) => `  dismissed: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(name(pair.a))} ↔ ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(name(pair.b))}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(reason ?? '')}`),
        ...(dismissed.length > shown
            ? [`  …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCount */ .B4)(dismissed.length - shown)} more dismissed pairs in the report`]
            : []),
        ...together
            .slice(0, shown)
            .map((one) => `  ${notCounted(one)}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(name(one.pair.a))} ↔ ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(name(one.pair.b))}`),
        ...(together.length > shown
            ? [`  …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCount */ .B4)(together.length - shown)} more pairs that belong together in the report`]
            : []),
    ];
}
function studentLines(cover, view, { colours, maxRows }) {
    const { own, outcome } = view;
    const policy = (0,_student_words_js__WEBPACK_IMPORTED_MODULE_4__/* .policyWords */ .gF)(view);
    const isGood = outcome === 'passed' || outcome === null;
    const lines = [
        (0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C2)(colours)(isGood ? 'good' : 'bad', `${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(cover.headline.title)}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(cover.title)}`),
        _words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(cover.sentence),
        ...(policy === null ? [] : [(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(policy))]),
    ];
    if (own === null)
        return lines;
    const facts = (0,_student_words_js__WEBPACK_IMPORTED_MODULE_4__/* .ownFacts */ .ub)(view).map(([label, value]) => `${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(label)}: ${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(value)}`);
    const hidden = own.regions.length - maxRows;
    return [
        ...lines,
        `${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(own.name)}: ${facts.join(', ')}`,
        ...(own.notChecked === null ? [] : [`not checked: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell(own.notChecked))}`]),
        ...own.regions
            .slice(0, maxRows)
            .map((region) => `  ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(region.file)} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatLines */ .xM)(region.lineStart, region.lineEnd)} (${_words_english_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGLISH */ .V.tell((0,_student_words_js__WEBPACK_IMPORTED_MODULE_4__/* .foundWords */ .oJ)(region))})`),
        ...(hidden > 0 ? [`  …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCount */ .B4)(hidden)} more`] : []),
    ];
}


/***/ }),

/***/ 68796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ readEarlierClass)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
// EXTERNAL MODULE: ./build/report/channels/json.js + 1 modules
var channels_json = __webpack_require__(9719);
// EXTERNAL MODULE: ./build/report/page-blocks.js
var page_blocks = __webpack_require__(64127);
// EXTERNAL MODULE: ./build/report/page-data.js
var page_data = __webpack_require__(15089);
;// CONCATENATED MODULE: ./build/report/page-file.js




/**
 * Reads the page of a report, `index.html`. A block is unpacked when it is asked for: a page may hold the code of a class.
 *
 * @throws ConfigurationError where it is not there, or is no report
 */
async function readPage(path) {
    const bytes = await (0,promises_.readFile)(path).catch((error) => {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        throw new outcome/* ConfigurationError */.j1(`${JSON.stringify(path)} cannot be read (${code}). Name the folder of a report.`);
    });
    const block = (0,page_blocks/* readBlocks */.v_)(bytes);
    const index = indexOf(block);
    if (index === undefined) {
        throw new outcome/* ConfigurationError */.j1(`${JSON.stringify(path)} is no report of this program, or not a whole one. Name the folder of a report.`);
    }
    return { index, source: (place) => block((0,page_data/* sourceBlock */.JK)(place)) ?? null };
}
/** undefined: there is none, or it is damaged. */
function indexOf(block) {
    try {
        return block(page_data/* INDEX_BLOCK */.jH);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/report/earlier-class.js







/**
 * Reads a report's folder so that its class can be compared again without being collected again.
 *
 * @throws ConfigurationError where there is no report, its two files are of different runs, or it does not hold all code
 */
async function readEarlierClass(directory) {
    const json = (0,external_node_path_.join)(directory, 'report.json');
    const text = await (0,promises_.readFile)(json, 'utf8').catch((error) => {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        throw new outcome/* ConfigurationError */.j1(`add: ${JSON.stringify(json)} cannot be read (${code}). Run the check of the class first, or name its report-dir.`);
    });
    const { findings, thresholds, dismissed, run } = (0,channels_json/* parseReportJson */.AL)(text, json);
    const page = await readPage((0,external_node_path_.join)(directory, 'index.html'));
    if (page.index.audience !== 'staff' || page.index.createdAt !== run.createdAt) {
        throw new outcome/* ConfigurationError */.j1(`add: index.html and report.json in ${JSON.stringify(directory)} are not of one run. Check the whole class again.`);
    }
    const sha256 = (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
    if (page.index.reportSha256 !== null && page.index.reportSha256 !== sha256) {
        throw new outcome/* ConfigurationError */.j1(`add: ${JSON.stringify(json)} was changed after it was written, so that somebody may be missing in it. Check the whole class again.`);
    }
    const places = new Map(findings.submissions.map(({ key }, place) => [key, place]));
    const sourceOf = (key) => page.source(places.get(key) ?? -1)?.files ?? [];
    refuseGaps(findings.submissions, sourceOf, directory);
    return { findings, title: run.title, thresholds, dismissed, files: (key) => sourceOf(key).map(sourceFile) };
}
/** Submissions in a sentence. */
const NAMED = 3;
/** @throws ConfigurationError where code that was compared is not in the page, or not all of it */
function refuseGaps(submissions, sourceOf, directory) {
    const gaps = submissions.filter(({ key, files }) => {
        const there = new Map(sourceOf(key).map((file) => [file.path, file]));
        return files.some(({ path }) => there.get(path)?.isCut !== false);
    });
    if (gaps.length === 0)
        return;
    const names = gaps.slice(0, NAMED).map(({ name }) => JSON.stringify(name));
    throw new outcome/* ConfigurationError */.j1(`add: the report in ${JSON.stringify(directory)} does not hold all the code of ${(0,format/* count */.U9)(gaps.length, 'submission')} (${names.join(', ')}${gaps.length > NAMED ? ', …' : ''}), because the page would have become too large. Check the whole class again.`);
}
function sourceFile({ path, text }) {
    const bytes = Buffer.from(text, 'utf8');
    return { path, size: bytes.length, read: () => Promise.resolve(bytes) };
}


/***/ }),

/***/ 52220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   M0: () => (/* binding */ bar),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   b6: () => (/* binding */ aligned),
/* harmony export */   eV: () => (/* binding */ pad)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33699);

const BAR = 10;
const CODES = { good: '32', bad: '31', warn: '33', dim: '2' };
/** Paints text where colours are wanted. */
function painter(colour) {
    return (kind, text) => (colour ? `\u001b[${CODES[kind]}m${text}\u001b[0m` : text);
}
/** A bar for a score, as wide for every one; blanks for none. */
function bar(value) {
    if (value === null)
        return ' '.repeat(BAR);
    const full = Math.round((Math.min(100, Math.max(0, value)) / 100) * BAR);
    return '█'.repeat(full) + '·'.repeat(BAR - full);
}
/** Columns a text takes on a terminal: East Asian wide characters and emoji take two, combining marks none. */
function columns(text) {
    let sum = 0;
    for (const character of (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text)) {
        if (/\p{M}/u.test(character))
            continue;
        sum +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return sum;
}
/** Padded or cut (with `…`) to a width in columns. */
function pad(text, width) {
    const wide = columns(text);
    if (wide <= width)
        return text + ' '.repeat(width - wide);
    let cut = '';
    let used = 0;
    for (const character of text) {
        const next = used + columns(character);
        if (next > width - 1)
            break;
        cut += character;
        used = next;
    }
    return `${cut}…${' '.repeat(width - 1 - used)}`;
}
/** Cells below each other, two blanks apart. @param rows each as long as the first one */
function aligned(rows) {
    const widths = (rows[0] ?? []).map((_, at) => rows.reduce((widest, row) => Math.max(widest, columns(row[at] ?? '')), 0));
    return rows.map((row) => row
        .map((cell, at) => pad(cell, widths[at] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ })

};
