export const id = 745;
export const ids = [745];
export const modules = {

/***/ 74893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ execute),
/* harmony export */   p: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _verdict_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32886);


/** No space, or no more of it for this user: no defect of ours. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);
/** The end that a report's verdict says. */
function endOf(report) {
    const { outcome, exitCode, sentence } = report.verdict;
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
        return { done: false, end: error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? endOfFailure(error, policy) : endOfDefect(error) };
    }
}
function endOfFailure({ outcome, message, openMessage }, policy) {
    const isTolerated = policy === null ? outcome === 'skipped' : (0,_verdict_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .toleratesFailure */ .m)(outcome, policy);
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
    const [said, advice] = isFull
        ? ['The disk is full', 'Free space on it, or let the folder for temporary files lie on another one.']
        : [
            'A defect in this program ended the run',
            'Please report it with the debug log (re-run the job with debug logging on).',
        ];
    return {
        outcome: isFull ? 'config-error' : 'internal-error',
        exitCode: 1,
        sentence: `${said} (${what}). ${advice}`,
        openSentence: `${said}. ${advice}`,
        report: null,
    };
}


/***/ }),

/***/ 13369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ renderConsole)
/* harmony export */ });
/* harmony import */ var _domain_findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1351);
/* harmony import */ var _domain_submission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18433);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73387);
/* harmony import */ var _text_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52220);
/* harmony import */ var _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82248);
/* harmony import */ var _hidden_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74657);
/* harmony import */ var _histogram_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13585);
/* harmony import */ var _student_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94128);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62867);









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
        ...(view.cases === null ? [] : [`cases: ${view.cases}`]),
        ...findings.notices.map((notice) => `note: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(notice)}`),
        ...lists,
        ...gapLines(findings).map((line) => paint('warn', line)),
        ...hiddenLines(view, style).map((line) => paint('warn', line)),
        ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .leftOutSummary */ .u4)(findings.submissions).map((text) => `left out: ${text}`),
        paint('dim', `took ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDuration */ .a3)(run.durationMs)}`),
        ...(lists.length > REPEATED_AFTER ? ['', ...verdict] : []),
    ];
}
function verdictLines(cover, { report: { verdict, findings } }, paint) {
    const isGood = verdict.outcome === 'passed' && verdict.standsOut.length === 0 && !findings.submissions.some(_domain_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .isDictated */ .Dd);
    return [
        paint(isGood ? 'good' : 'bad', `${cover.headline.title}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(cover.title)}`),
        (0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(cover.sentence),
        ...verdict.warnings.map((warning) => paint('warn', `warning: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(warning)}`)),
    ];
}
function hiddenLines(view, { maxRows }) {
    const lines = (0,_hidden_code_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenCode */ .k)(view, _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0);
    return [
        ...lines.slice(0, maxRows).map((line) => `look at: ${line}`),
        ...(lines.length > maxRows ? [`…and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(lines.length - maxRows)} more in the report`] : []),
    ];
}
/** Who is missing, and why. */
function gapLines({ failures, submissions }) {
    const unchecked = (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedOf */ .B8)(submissions).flatMap(({ name, state }) => state.kind === 'not-checked' ? [{ name, reason: state.reason }] : []);
    return [
        ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .gapWords */ .IT)(failures, _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0).map(({ who, reason }) => `not collected: ${who}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(reason)}`),
        ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .gapWords */ .IT)(unchecked, _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0).map(({ who, reason }) => `not checked: ${who}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(reason)}`),
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
        ...(ranked.length > rows ? [`and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(ranked.length - rows)} more in the report`] : []),
        ...pairs.slice(0, rows).map((pair) => plainPair(view, pair)),
        ...(pairs.length > rows ? [`and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(pairs.length - rows)} more pairs in the report`] : []),
        ...(view.apart > 0 ? [`and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .apartWords */ .Cv)(view.apart)}`] : []),
    ];
}
function plainSubmission(view, { key, name, total, aiAverage }) {
    const { findings, thresholds } = view.report;
    const by = view.flags.get(key);
    const unflagged = view.unchecked.has(key) ? 'not checked' : 'not flagged';
    const state = by === undefined ? unflagged : `flagged (${by.join(', ')})`;
    const ai = findings.aiRun ? ` ai ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatScore */ .y)(aiAverage, thresholds.ai)}` : '';
    const remark = view.pardoned.has(key) ? `, ${_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .PARDONED_WORDS */ .wI}` : '';
    return `${state}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(name)} similarity ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatScore */ .y)(total, thresholds.similarity)}${ai}${remark}`;
}
function plainPair({ name, report }, one) {
    const { pair, average, dismissed, standsOut } = one;
    const numbers = `similarity ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatScore */ .y)(average, report.thresholds.similarity)} suspicion ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatScore */ .y)(pair.suspicion)}`;
    const reason = dismissed === null ? '' : ` dismissed: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(dismissed)}`;
    return `pair: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(name(pair.a))} / ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(name(pair.b))} ${numbers}${standsOut ? ' stands out' : ''}${reason} ${notCounted(one)}`.trimEnd();
}
function tableLines(view, style) {
    const ranked = numbered(view);
    const widest = Math.max(NAME_MIN, ...ranked.slice(0, style.maxRows).map((submission) => (0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(submission.name))));
    const width = Math.min(NAME_MAX, widest, Math.max(NAME_MIN, Math.floor((style.width - 52) / 2)));
    const known = ranked.filter(({ total }) => total !== null).length;
    const histogram = (0,_histogram_js__WEBPACK_IMPORTED_MODULE_3__/* .totalsHistogram */ .W)(view.report.findings.submissions, view.pardoned);
    return [
        ...submissionLines(view, ranked, style, width),
        ...pairLines(view, style, width),
        ...(known > 3 ? ['', ...(0,_histogram_js__WEBPACK_IMPORTED_MODULE_3__/* .histogramLines */ .A)(histogram, 24).map((line) => `  ${line}`)] : []),
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
        ...(ranked.length > maxRows ? [`  …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(ranked.length - maxRows)} more in the report`] : []),
    ];
}
/** What is closest has its own number: the total may be that of a pair that was dismissed. */
function submissionLine(view, submission, paint, width) {
    const { findings, thresholds } = view.report;
    const { key, total, aiAverage } = submission;
    const peer = view.closest.get(key);
    const mark = view.flags.has(key) ? '!' : view.unchecked.has(key) ? '?' : ' ';
    const score = (value, threshold) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatScore */ .y)(value, threshold).padStart(6)}  `;
    const text = [
        `${mark} ${(0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(submission.name), width)}  ${(0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .bar */ .M0)(total)} `,
        score(total, thresholds.similarity),
        findings.aiRun ? score(aiAverage, thresholds.ai) : '',
        score(view.suspicion(submission), null),
        peer === undefined
            ? ''
            : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatScore */ .y)(peer.average, thresholds.similarity).padStart(6)} ${(0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(view.name(peer.key)), width).trimEnd()}`,
        view.pardoned.has(key) ? ` (${_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .PARDONED_WORDS */ .wI})` : '',
    ].join('');
    return mark === '!' ? paint('bad', text) : mark === '?' ? paint('warn', text) : text.trimEnd();
}
/** Why a pair whose two belong together counts nowhere; '': it counts. */
function notCounted({ pair: { together } }) {
    return together === undefined ? '' : `not counted, ${_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .TOGETHER_WORDS */ .l4[together]}`;
}
/** Sorted by suspicion, which is shown; beside it the number that decides. */
function pairLines(view, { colours, maxRows }, width) {
    const paint = (0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C2)(colours);
    const { name, report, toReview, apart, dismissed, together } = view;
    const shown = Math.min(maxRows, PAIRS_SHOWN);
    const both = ({ pair }) => `${(0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(name(pair.a)), width).trimEnd()} ↔ ${(0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(name(pair.b)), width).trimEnd()}`;
    return [
        ...(toReview.length + apart > 0 ? ['', paint('dim', '  pairs to review first')] : []),
        ...(toReview.length > 0 ? [paint('dim', '  suspic.  similarity')] : []),
        ...toReview
            .slice(0, shown)
            .map((one) => `  ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatScore */ .y)(one.pair.suspicion).padStart(7)}  ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatScore */ .y)(one.average, report.thresholds.similarity).padStart(10)}  ${both(one)}${one.standsOut ? '  (stands out)' : ''}`),
        ...(toReview.length > shown ? [`  …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(toReview.length - shown)} more in the report`] : []),
        ...(apart > 0 ? [`  ${toReview.length > 0 ? '…and ' : 'none: '}${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .apartWords */ .Cv)(apart)}`] : []),
        ...dismissed
            .slice(0, shown)
            .map(({ pair, dismissed: reason }) => `  dismissed: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(name(pair.a))} ↔ ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(name(pair.b))}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(reason ?? '')}`),
        ...(dismissed.length > shown
            ? [`  …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(dismissed.length - shown)} more dismissed pairs in the report`]
            : []),
        ...together
            .slice(0, shown)
            .map((one) => `  ${notCounted(one)}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(name(one.pair.a))} ↔ ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(name(one.pair.b))}`),
        ...(together.length > shown
            ? [`  …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(together.length - shown)} more pairs that belong together in the report`]
            : []),
    ];
}
function studentLines(cover, view, { colours, maxRows }) {
    const { own, outcome } = view;
    const policy = (0,_student_words_js__WEBPACK_IMPORTED_MODULE_4__/* .policyText */ .MJ)(view);
    const isGood = outcome === 'passed' || outcome === null;
    const lines = [
        (0,_text_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C2)(colours)(isGood ? 'good' : 'bad', `${cover.headline.title}: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(cover.title)}`),
        cover.sentence,
        ...(policy === null ? [] : [(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(policy)]),
    ];
    if (own === null)
        return lines;
    const facts = (0,_student_words_js__WEBPACK_IMPORTED_MODULE_4__/* .ownFacts */ .ub)(view).map(([label, value]) => `${label}: ${value}`);
    const hidden = own.regions.length - maxRows;
    return [
        ...lines,
        `${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(own.name)}: ${facts.join(', ')}`,
        ...(own.notChecked === null ? [] : [`not checked: ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(own.notChecked)}`]),
        ...own.regions
            .slice(0, maxRows)
            .map((region) => `  ${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(region.file)} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatLines */ .xM)(region.lineStart, region.lineEnd)} (${(0,_student_words_js__WEBPACK_IMPORTED_MODULE_4__/* .foundWords */ .oJ)(region)})`),
        ...(hidden > 0 ? [`  …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(hidden)} more`] : []),
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

/***/ 30745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(90143);
// EXTERNAL MODULE: ./build/domain/redaction.js
var redaction = __webpack_require__(35952);
// EXTERNAL MODULE: ./build/process/execute.js
var execute = __webpack_require__(74893);
// EXTERNAL MODULE: ./build/process/temp-dir.js
var temp_dir = __webpack_require__(63736);
// EXTERNAL MODULE: ./build/settings/raw-inputs.js
var raw_inputs = __webpack_require__(41786);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bot/answer-command.js + 2 modules
var answer_command = __webpack_require__(25414);
// EXTERNAL MODULE: ./build/domain/outcome.js
var domain_outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/report/earlier-class.js + 1 modules
var earlier_class = __webpack_require__(68796);
// EXTERNAL MODULE: ./build/run/main.js + 87 modules
var main = __webpack_require__(15654);
// EXTERNAL MODULE: ./build/run/prior.js
var prior = __webpack_require__(23842);
// EXTERNAL MODULE: ./build/run/within-time.js
var within_time = __webpack_require__(32805);
// EXTERNAL MODULE: ./build/scan/store/open-store.js
var open_store = __webpack_require__(50676);
// EXTERNAL MODULE: ./build/domain/events.js
var events = __webpack_require__(19716);
// EXTERNAL MODULE: ./build/domain/source-names.js
var source_names = __webpack_require__(46501);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(47307);
// EXTERNAL MODULE: ./build/sources/github/repository.js
var github_repository = __webpack_require__(1493);
;// CONCATENATED MODULE: ./build/runner/audience.js




/**
 * Who reads this job's log, summary and comment. In a public repository that is everybody, whatever the settings say; a run
 * on one pull request or one repository is read by the person whose work it is. What the run found is not asked: it may have
 * ended before it found anything.
 */
function audienceOf(settings, context) {
    const { name: event, repositoryIsPrivate: isPrivate } = context.event;
    // A scan works in a private staff repository or not at all.
    if (settings?.mode === 'scan')
        return 'staff';
    if (settings?.anonymize === 'always')
        return 'student';
    const inPublic = isPrivate === false ||
        // Only a schedule does not say; where nobody else did either, it may be public.
        (event === 'schedule' && isPrivate === null);
    if (inPublic)
        return 'student';
    const isOnOnesWork = settings?.mode === 'bot' ||
        (settings !== null && (0,source_names/* isSingle */.v)(settings.source)) ||
        (0,events/* isPullRequestEvent */.T)(event) ||
        event === 'issue_comment';
    return settings?.anonymize !== 'never' && isOnOnesWork ? 'student' : 'staff';
}
/**
 * Whether this run's repository is private, as the event says or, where it does not (that of a schedule), as GitHub does. A
 * token may read every public repository, so one that it may not see is private: tokens for students' repositories alone
 * are the rule in a course. null: there is no such repository, or no answer at all.
 *
 * @param askers with the run's token, and without any for when that one is refused
 */
async function visibilityOf(context, askers) {
    const { name, repository, repositoryIsPrivate } = context.event;
    if (repositoryIsPrivate !== null)
        return repositoryIsPrivate;
    if (repository === null || name === null)
        return null;
    let isPrivate = null;
    for (const asker of askers) {
        try {
            return (await (0,github_repository/* readRepository */.Nu)(asker(), repository)).isPrivate;
        }
        catch (error) {
            const status = (0,errors/* statusOf */.c2)(error);
            if (status === 404)
                return true;
            // An answer that does not say is none that could be relied on.
            if (status !== null)
                isPrivate = false;
        }
    }
    return isPrivate;
}

// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/publish/channels.js
var publish_channels = __webpack_require__(51998);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/github/limits.js
var limits = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(21498);
// EXTERNAL MODULE: ./build/publish/failure.js
var failure = __webpack_require__(84650);
;// CONCATENATED MODULE: ./build/publish/check-run.js







const Created = schemas/* looseObject */._H3({ id: schemas/* number */.aig().int() });
const Listed = schemas/* looseObject */._H3({
    id: schemas/* number */.aig().int(),
    external_id: schemas/* string */.YjP().nullish(),
    started_at: schemas/* string */.YjP().nullish(),
    output: schemas/* looseObject */._H3({ annotations_count: schemas/* number */.aig().int().min(0) }),
});
/** Hex digits of the annotations' hash in the external id. */
const DIGITS = 16;
/**
 * Writes a check run with the findings: the first page of annotations with it, the others one by one. GitHub adds annotations
 * to those that are there and takes none back, so that neither a lost answer nor a second attempt may repeat one: the
 * external id tells which annotations a run is about, the server's count how many have arrived. An attempt with the same
 * annotations takes the run up; one with others makes a new run of the same name, which GitHub shows in the old one's place. So nothing is
 * written after a run that began later.
 *
 * @returns it never throws because of GitHub; the reason of a cancelled run goes through
 */
async function postCheckRun(github, target, output) {
    return (0,failure/* unlessGitHubFails */.XP)(() => write(github, target, output), (error) => ({ kind: 'refused', sentence: error.message }));
}
async function write(github, target, output) {
    const annotations = output.pages.flat();
    const work = {
        github,
        target,
        output,
        purpose: {
            what: `writing the check run of ${(0,names/* fullName */.fq)(target.repository)}`,
            permission: permissions/* PERMISSIONS */.J.checks,
            target: 'own',
        },
        externalId: `${target.key}.${target.runId}.${hashOf(annotations)}`,
    };
    const there = await list(work);
    if (there.some((run) => isNewer(run, target)))
        return { kind: 'superseded' };
    const earlier = latestOf(there, work);
    let run = earlier ??
        (await surely(() => create(work), () => find(work)));
    const left = remaining(output.pages, run.annotations);
    // Nothing to add: the words alone are renewed.
    if (earlier !== null && left.length === 0)
        left.push([]);
    try {
        for (const page of left)
            run = await addSurely(work, run, page);
    }
    catch (error) {
        if (!(error instanceof domain_outcome/* GitHubError */.y_))
            throw error;
        return {
            kind: 'cut short',
            sentence: `The check run has ${run.annotations} of ${annotations.length} annotations. ${error.message}`,
        };
    }
    return { kind: earlier === null ? 'created' : 'taken up' };
}
async function list({ github, purpose, target }) {
    const { repository, headSha, name } = target;
    const runs = [];
    for await (const page of github.pages(purpose, 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs', { ...repository, ref: headSha, check_name: name, filter: 'all' }, Listed)) {
        runs.push(...page);
    }
    return runs;
}
function latestOf(runs, { externalId }) {
    const own = runs.filter((run) => run.external_id === externalId).toSorted((a, b) => b.id - a.id);
    return own[0] === undefined ? null : { id: own[0].id, annotations: own[0].output.annotations_count };
}
async function find(work) {
    return latestOf(await list(work), work);
}
async function create({ github, purpose, target, output, externalId }) {
    const { repository, name, headSha, startedAt, detailsUrl } = target;
    const [first = []] = output.pages;
    const made = {
        ...repository,
        name,
        head_sha: headSha,
        external_id: externalId,
        started_at: startedAt,
        ...(detailsUrl === null ? {} : { details_url: detailsUrl }),
        ...said(output, first),
    };
    const { id } = await github.ask(purpose, ({ checks }) => checks.create(made), Created);
    return { id, annotations: first.length };
}
/** Adds a page after those that have arrived, once. */
function addSurely(work, before, page) {
    const { github, purpose, target, output } = work;
    const after = before.annotations + page.length;
    return surely(async () => {
        await github.ask(purpose, 
        // Not to be repeated blindly, unlike other changes: a page that arrived would be there twice.
        ({ checks }) => checks.update({
            ...target.repository,
            check_run_id: before.id,
            ...said(output, page),
            request: { retries: 0 },
        }), Created);
        return { id: before.id, annotations: after };
    }, async () => {
        const now = await find(work);
        return now !== null && now.annotations >= after ? now : null;
    });
}
function said({ conclusion, title, summary }, page) {
    return {
        status: 'completed',
        conclusion,
        output: { title, summary, annotations: [...page] },
    };
}
/** Whether it is of the same job, in a run that began later. GitHub keeps whole seconds. */
function isNewer(run, target) {
    const key = (run.external_id ?? '').split('.').slice(0, -2).join('.');
    return key === target.key && Date.parse(run.started_at ?? '') > Date.parse(target.startedAt);
}
/** Does what must be done once: after a lost answer `look` tells whether it was, and only then it is done again. */
async function surely(act, look) {
    for (let tries = 1;; tries += 1) {
        try {
            return await act();
        }
        catch (error) {
            if (!(0,failure/* mayHaveBeenDone */.U2)(error))
                throw error;
            const done = await look();
            if (done !== null)
                return done;
            if (tries === limits/* GITHUB_LIMITS */.f.checkRun.tries)
                throw error;
        }
    }
}
/** What follows the first `there` annotations, in the same pages. */
function remaining(pages, there) {
    let skip = there;
    return pages.flatMap((page) => {
        const skipped = Math.min(skip, page.length);
        skip -= skipped;
        return skipped === page.length ? [] : [page.slice(skipped)];
    });
}
function hashOf(annotations) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(annotations)).digest('hex').slice(0, DIGITS);
}

// EXTERNAL MODULE: ./build/publish/comment.js + 1 modules
var comment = __webpack_require__(95010);
// EXTERNAL MODULE: ./build/domain/limits.js
var domain_limits = __webpack_require__(60545);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
// EXTERNAL MODULE: ./build/report/views/view.js + 3 modules
var views_view = __webpack_require__(56119);
// EXTERNAL MODULE: ./build/text/workflow-commands.js
var workflow_commands = __webpack_require__(82248);
;// CONCATENATED MODULE: ./build/report/channels/annotations.js




const ANNOTATION_TITLE = 'Similar code';
/** Regions that lie in the run's repository and have lines, flagged ones first, then the largest. */
function placedRegions(view, max) {
    const { shown, total } = (0,views_view/* ownRegions */.o)(view, max, ({ path, lineStart }) => lineStart !== null && path !== null);
    return {
        total,
        shown: shown.flatMap((region) => {
            const { path, lineStart, lineEnd } = region;
            return path === null || lineStart === null
                ? []
                : [{ path, lineStart, lineEnd: lineEnd ?? lineStart, region }];
        }),
    };
}
/** A region of a submission that is not flagged asks for nothing: it is no warning. */
function annotationLevel(region) {
    return region.isFlagged ? 'warning' : 'notice';
}
/**
 * Annotations as workflow commands, one a line: at most `max` of both levels together, which is what the runner shows of a
 * level and step. Where there are more, the last one says how many, at the level of the worst of them.
 */
function renderAnnotations(view, max = domain_limits/* LIMITS */.b.annotationsPerStep) {
    const { shown: all, total } = placedRegions(view, max);
    const shown = total > max ? all.slice(0, Math.max(0, max - 1)) : all;
    const lines = shown.map(({ path, lineStart, lineEnd, region }) => (0,workflow_commands/* annotationCommand */.jx)(annotationLevel(region), region.message, {
        title: ANNOTATION_TITLE,
        file: path,
        line: lineStart,
        endLine: lineEnd,
    }));
    const next = all[shown.length];
    if (next !== undefined && total > shown.length) {
        const rest = `…and ${(0,format/* count */.U9)(total - shown.length, 'more region')} in the report.`;
        lines.push((0,workflow_commands/* annotationCommand */.jx)(annotationLevel(next.region), rest, { title: ANNOTATION_TITLE }));
    }
    return lines.map((line) => `${line}\n`).join('');
}

// EXTERNAL MODULE: ./build/report/student-words.js
var student_words = __webpack_require__(94128);
// EXTERNAL MODULE: ./build/report/channels/summary.js
var summary = __webpack_require__(49044);
;// CONCATENATED MODULE: ./build/report/channels/check-run-output.js




/** Annotations in one request (GitHub's documentation of check runs). */
const PAGE = 50;
/** A check run with more helps nobody and costs requests. */
const MAX_PAGES = 6;
/** Of the summary, in characters; and bytes are what is counted here, which is never less. */
const MAX_SUMMARY_BYTES = 65_535;
/** A check run's conclusion, text and annotations, in pages of 50. */
function checkRunOutput(view) {
    const { shown, total } = placedRegions(view, PAGE * MAX_PAGES);
    const annotations = shown.map(({ path, lineStart, lineEnd, region }) => ({
        path,
        start_line: lineStart,
        end_line: lineEnd,
        annotation_level: annotationLevel(region),
        title: ANNOTATION_TITLE,
        message: region.message,
    }));
    const pages = [];
    for (let at = 0; at < annotations.length; at += PAGE)
        pages.push(annotations.slice(at, at + PAGE));
    const more = total > shown.length ? `\n…and ${(0,format/* count */.U9)(total - shown.length, 'more region')} in the report.\n` : '';
    return {
        conclusion: conclusionOf(view),
        title: titleOf(view),
        summary: (0,summary/* renderSummary */.B)(view, MAX_SUMMARY_BYTES - more.length * 3) + more,
        pages,
    };
}
function titleOf(view) {
    const { title } = view.cover.headline;
    if (view.audience === 'staff') {
        const flagged = view.staff.flags.size;
        return flagged === 0 ? title : `${title}: ${(0,format/* count */.U9)(flagged, 'submission')} flagged`;
    }
    const similarity = (0,student_words/* isUncompared */.LS)(view.student) ? null : (view.student.own?.similarity ?? null);
    return similarity === null ? title : `${title}: similarity ${similarity}`;
}
/** For students: in public no red mark stands beside an author's name, and where nothing is told no colour tells it. */
function conclusionOf(view) {
    const { outcome, exitCode } = view.cover;
    if (outcome === null)
        return 'neutral';
    const isPublic = view.audience === 'student' && view.student.isPublic;
    if (isPublic && (outcome === 'flagged' || outcome === 'incomplete'))
        return 'neutral';
    if (outcome === 'skipped' || outcome === 'cancelled')
        return outcome;
    if (exitCode === 0)
        return outcome === 'passed' ? 'success' : 'neutral';
    return outcome === 'timeout' ? 'timed_out' : 'failure';
}

;// CONCATENATED MODULE: ./build/runner/post.js








/** The pull request that a run is about: the one it collected, else the one of its event. */
function pullRequestOf(report, context) {
    for (const { origin, role } of report?.findings.submissions ?? []) {
        if (role !== 'judged' || origin?.kind !== 'pull-request')
            continue;
        const { repository } = context.event;
        if (repository !== null && (0,names/* sameRepository */.RB)(repository, origin)) {
            return { number: origin.number, headSha: origin.sha };
        }
    }
    const { pullRequest } = context.event;
    return pullRequest === null ? null : { number: pullRequest.number, headSha: pullRequest.headSha };
}
/** Writes what goes to GitHub itself: annotations, the comment, a check run. A channel that is refused is a warning. */
async function post(report, audience, run) {
    const { settings, context, log, redact } = run;
    const { event } = context;
    const { repository } = event;
    const { verdict } = report;
    const isTold = audience === 'staff' || report.students.feedback !== 'none';
    const pullRequest = pullRequestOf(report, context);
    const channels = (0,publish_channels/* channelsFor */.E)({
        comment: settings.comment,
        annotations: settings.annotations,
        checkRun: settings.checkRun,
        dryRun: settings.dryRun,
        pullRequest,
        readOnly: event.isFork && event.name !== 'pull_request_target' && (0,events/* isPullRequestEvent */.T)(event.name),
        sha: event.sha,
        hasToken: settings.githubToken !== null,
    }, 
    // Students who are told nothing need no comment for it; one that is there must not go on saying what it said before.
    isTold && verdict.outcome !== 'passed' && verdict.outcome !== 'skipped');
    for (const remark of channels.remarks)
        log.info(remark);
    if (channels.annotations)
        run.print(redact(renderAnnotations((0,views_view/* viewOf */.d)(report, audience))));
    const key = (0,publish_channels/* commentKey */.T)(settings.commentKey, context);
    if (channels.comment !== 'no' && repository !== null && pullRequest !== null) {
        const { kind, sentence } = await (0,comment/* publishComment */.p)({
            github: run.github(),
            repository,
            pullNumber: pullRequest.number,
            headSha: pullRequest.headSha,
            key,
            report,
            audience,
            createIfMissing: channels.comment === 'write',
        }, log);
        if (kind === 'refused')
            log.warning(`${sentence} The result is in the job’s summary.`);
        else
            log.info(sentence);
    }
    if (channels.checkRunSha !== null && repository !== null) {
        const result = await postCheckRun(run.github(), {
            repository,
            headSha: channels.checkRunSha,
            name: `Similarity (${settings.commentKey ?? context.job})`,
            key,
            runId: context.runId,
            startedAt: report.run.createdAt,
            detailsUrl: context.runUrl,
        }, redactOutput(checkRunOutput((0,views_view/* viewOf */.d)(report, audience)), redact));
        if (result.kind === 'refused')
            log.warning(`The check run was not written. ${result.sentence}`);
        if (result.kind === 'superseded') {
            log.info('The check run of this commit is of a newer run, which stays.');
        }
        if (result.kind === 'cut short')
            log.warning(`The check run is not complete. ${result.sentence}`);
    }
}
function redactOutput(output, redact) {
    return {
        ...output,
        title: redact(output.title),
        summary: redact(output.summary),
        pages: output.pages.map((page) => page.map((one) => ({ ...one, message: redact(one.message) }))),
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/github/event-context.js
var event_context = __webpack_require__(68888);
// EXTERNAL MODULE: ./build/settings/parse-settings.js + 10 modules
var parse_settings = __webpack_require__(68530);
;// CONCATENATED MODULE: ./build/runner/read-settings.js








/** Reads inputs and config file. @throws ConfigurationError naming everything that is wrong */
async function readSettings(raw, context, github, log) {
    const location = (0,raw_inputs/* configLocation */.yS)(raw);
    const text = (0,events/* concernsPullRequest */.g)(context.event.name)
        ? await configOfBase(location, raw, context, github, log)
        : configOfWorkspace(location, context);
    const parsed = (0,parse_settings/* parseSettings */.P)(raw, text, {
        event: context.event.name,
        repositoryOwner: context.event.repository?.owner ?? null,
        isFork: context.event.isFork,
        actor: context.event.actor,
    });
    for (const override of parsed.overrides)
        log.info(override);
    for (const warning of parsed.warnings)
        log.warning(warning);
    return parsed.settings;
}
function configOfWorkspace(location, context) {
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(context.workspace, location.path), 'utf8');
    }
    catch (error) {
        if (!location.explicit && error.code === 'ENOENT')
            return null;
        throw new domain_outcome/* ConfigurationError */.j1(`config ${JSON.stringify(location.path)} cannot be read: ${error.message}.`);
    }
}
/** What is checked out may be the pull request's own, and must not say how it is judged: the base's file counts. */
async function configOfBase(location, raw, context, github, log) {
    const { repository } = context.event;
    const commit = (0,event_context/* baseCommit */.tI)(context.event);
    if (repository === null || commit === null || raw['github-token'] === undefined) {
        if (!location.explicit)
            return null;
        throw new domain_outcome/* ConfigurationError */.j1('config: in a pull-request event the file is read from the base branch, which takes github-token and the event of a pull request. Give its values as inputs of the workflow instead.');
    }
    let text;
    try {
        text = await (0,github_repository/* readTextFile */.Gu)(github(), repository, location.path, commit, 'own');
    }
    catch (error) {
        // A file that nobody named may well be missing; that it cannot be looked for must not go unsaid.
        if (location.explicit || !(error instanceof domain_outcome/* Failure */.HR) || error.outcome !== 'forbidden')
            throw error;
        log.warning(`${location.path} was not looked for in the base branch: ${error.message}`);
        return null;
    }
    if (text === null && location.explicit) {
        throw new domain_outcome/* ConfigurationError */.j1(`config: the base branch has no file ${JSON.stringify(location.path)}.`);
    }
    return text;
}

// EXTERNAL MODULE: ./build/assets.js
var assets = __webpack_require__(43287);
// EXTERNAL MODULE: ./build/check/delete.js
var check_delete = __webpack_require__(93720);
// EXTERNAL MODULE: ./build/domain/submission.js
var submission = __webpack_require__(18433);
// EXTERNAL MODULE: ./build/run/open-service.js + 16 modules
var open_service = __webpack_require__(76449);
// EXTERNAL MODULE: ./build/zip/stored-zip.js
var stored_zip = __webpack_require__(25851);
;// CONCATENATED MODULE: ./build/packing/cache.js





/** A change of what is packed, or how, is a new version: what older ones kept is then fetched again. */
const VERSION = 2;
const Entry = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(VERSION),
    zipBytes: schemas/* number */.aig().int(),
    contentHash: schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/),
    files: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), size: schemas/* number */.aig() })),
    leftOut: schemas/* array */.YOg(schemas/* object */.Ikc({
        path: schemas/* string */.YjP(),
        reason: schemas/* string */.YjP(),
        detail: schemas/* string */.YjP().optional(),
        more: schemas/* number */.aig().optional(),
    })),
    remarks: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Of the ZIP with files that do not count and may hold code. */
    asideBytes: schemas/* number */.aig().int().optional(),
    /** What was known of the deadline when it was fetched. */
    deadlineStatus: schemas/* enum */.k5n(['on-time', 'late', 'no-deadline', 'unattested']).optional(),
    pushedAt: schemas/* string */.YjP().optional(),
});
/** A cache in a folder; what is in it may be cut off or gone at any time, and is then as if it had never been there. */
function packedCache(folder) {
    const place = (parts) => (0,external_node_path_.join)(folder, (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([VERSION, ...parts]))
        .digest('hex')
        .slice(0, 40));
    return {
        async get(parts, facts) {
            const path = place(parts);
            try {
                const entry = Entry.parse(JSON.parse(await (0,promises_.readFile)(`${path}.json`, 'utf8')));
                const { size } = await (0,promises_.stat)(`${path}.zip`);
                if (size !== entry.zipBytes)
                    return null;
                const { version: _, deadlineStatus, pushedAt, asideBytes, zipBytes, ...rest } = entry;
                if (asideBytes !== undefined && (await (0,promises_.stat)(`${path}.aside.zip`)).size !== asideBytes)
                    return null;
                // Whoever cleans up by age keeps what is in use.
                for (const kind of asideBytes === undefined ? ['zip'] : ['zip', 'aside.zip']) {
                    await (0,promises_.utimes)(`${path}.${kind}`, new Date(), new Date());
                }
                const origin = {
                    ...facts.origin,
                    ...(deadlineStatus === undefined ? {} : { deadlineStatus }),
                    ...(pushedAt === undefined ? {} : { pushedAt }),
                };
                return {
                    ...facts,
                    ...rest,
                    origin,
                    zip: { path: `${path}.zip`, start: 0, bytes: zipBytes },
                    ...(asideBytes === undefined
                        ? {}
                        : { asideZip: { path: `${path}.aside.zip`, start: 0, bytes: asideBytes } }),
                };
            }
            catch {
                return null;
            }
        },
        async put(parts, packed) {
            const path = place(parts);
            await (0,promises_.mkdir)(folder, { recursive: true });
            const { zip, asideZip, contentHash, files, leftOut, remarks, origin } = packed;
            await keep(zip, `${path}.zip`);
            if (asideZip !== undefined)
                await keep(asideZip, `${path}.aside.zip`);
            const deadline = origin.kind === 'repository'
                ? { deadlineStatus: origin.deadlineStatus, pushedAt: origin.pushedAt }
                : {};
            const entry = {
                version: VERSION,
                zipBytes: zip.bytes,
                contentHash,
                files,
                leftOut,
                remarks,
                asideBytes: asideZip?.bytes,
                ...deadline,
            };
            await (0,promises_.writeFile)(`${path}.json.partial`, JSON.stringify(entry));
            await (0,promises_.rename)(`${path}.json.partial`, `${path}.json`);
        },
    };
}
/** Whole or not at all. */
async function keep(zip, to) {
    await (0,stored_zip/* copyStored */.T)(zip, `${to}.partial`);
    await (0,promises_.rename)(`${to}.partial`, to);
}

// EXTERNAL MODULE: ./build/publish/identity.js
var identity = __webpack_require__(33808);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/report/write.js + 7 modules
var report_write = __webpack_require__(53003);
// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(23719);
// EXTERNAL MODULE: ./build/verdict/policy.js
var policy = __webpack_require__(32886);
;// CONCATENATED MODULE: ./build/scan/scanned-assignment.js

/**
 * No check was made.
 *
 * @param unread how many repositories could not be looked at: with any, it is not known that nothing was due
 */
function waited({ name, settings }, sentence, remarks = [], unread = 0) {
    return {
        name,
        kind: 'waited',
        sentence: unread === 0 ? sentence : `${sentence} ${unread} more could not be looked at.`,
        remarks,
        outcome: unread === 0 ? 'skipped' : 'incomplete',
        exitCode: unread === 0 || settings.onIncomplete === 'warn' ? 0 : 1,
        report: null,
        news: null,
        issue: null,
    };
}
/** It could not be looked at, or its check could not be carried on. */
function failed({ name, settings }, error) {
    return {
        name,
        kind: 'failed',
        sentence: error.message,
        remarks: [],
        outcome: error.outcome,
        exitCode: (0,policy/* toleratesFailure */.m)(error.outcome, settings) ? 0 : 1,
        report: null,
        news: null,
        issue: null,
    };
}
/** A check was made. @param news null: none was told */
function checked(name, report, news, issue) {
    return {
        name,
        kind: 'checked',
        sentence: news === null
            ? report.verdict.sentence
            : `${report.verdict.sentence} ${news.newCount} new and ${news.worseCount} worse since the last report.`,
        remarks: [],
        outcome: report.verdict.outcome,
        exitCode: report.verdict.exitCode,
        report,
        news,
        issue,
    };
}

// EXTERNAL MODULE: ./build/scan/state/assignment-state.js
var assignment_state = __webpack_require__(67537);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(74273);
;// CONCATENATED MODULE: ./build/scan/schedule.js



const NO_CHANGES = { changed: [], gone: [], renamed: [], empty: [], unread: [], givenUp: 0 };
/**
 * What can be said of an assignment before its repositories are listed, which costs requests. null: they have to be.
 */
function decideEarly({ name, schedule }, assignment, now) {
    const pending = assignment?.pending ?? null;
    if (pending !== null) {
        return {
            kind: 'finish-pending',
            name,
            reason: `The check that was planned on ${(0,format/* formatTime */.fU)(pending.plannedAt)} is not finished (${pending.progress.stage}); it is taken up first.`,
        };
    }
    const wait = (reason) => ({ kind: 'wait', name, reason, ...NO_CHANGES });
    const { from, until, cooldownMs } = schedule;
    if (from !== null && now < from)
        return wait(`Scans begin on ${(0,format/* formatTime */.fU)(from.toISOString())}.`);
    if (until !== null && now > until)
        return wait(`Scans ended on ${(0,format/* formatTime */.fU)(until.toISOString())}.`);
    const last = assignment?.lastCheckAt ?? null;
    if (last !== null) {
        const next = Date.parse(last) + cooldownMs;
        if (now.getTime() < next) {
            return wait(`The last check was on ${(0,format/* formatTime */.fU)(last)}; the next one is not before ${(0,format/* formatTime */.fU)(new Date(next).toISOString())} (cooldown-hours).`);
        }
    }
    return null;
}
/** What is to be done about one assignment now. Pure. */
function decide(scheduled, assignment, found, now) {
    const early = decideEarly(scheduled, assignment, now);
    if (early !== null)
        return early;
    const { name, schedule } = scheduled;
    const seen = assignment?.seen ?? {};
    const changes = changesOf(found, seen, assignment?.failed ?? {});
    const wait = (reason) => ({ kind: 'wait', name, reason, ...changes });
    if (found.length === 0) {
        const before = Object.keys(seen).length;
        return wait(before === 0
            ? 'No repository is found yet.'
            : `No repository is found, and there were ${before} at the last check. Look at what the token may see before you believe that they are gone.`);
    }
    const { changed, unread } = changes;
    const readable = found.length - unread.length;
    if (changed.length === 0)
        return wait(`Nothing changed in ${repositories(readable)}.`);
    // A class that is smaller than min-changes would never be checked at all.
    const needed = Math.min(schedule.minChanges, readable - changes.empty.length - changes.givenUp);
    const isFirst = (assignment?.lastCheckAt ?? null) === null;
    if (changed.length < needed) {
        return wait(`${repositories(changed.length)} changed; a check begins at ${needed} (min-changes).`);
    }
    return {
        kind: 'check',
        name,
        reason: isFirst
            ? `The first check, of ${repositories(found.length)}.`
            : `${repositories(changed.length)} of ${found.length} changed since the last check.`,
        ...changes,
    };
}
/**
 * All assignments in the order in which they are worked through: pending checks, then what is due, the one that waited longest
 * first, then the rest. An assignment of the state that the config file names no more is left alone.
 *
 * @param found by assignment, of those that `decideEarly` has no answer for; none where the listing failed
 */
function decideAll(assignments, state, found, now) {
    const decisions = assignments.map((scheduled) => {
        const { name } = scheduled;
        const assignment = (0,assignment_state/* assignmentOf */.tq)(state, name);
        const listed = found.get(name);
        if (listed !== undefined)
            return decide(scheduled, assignment, listed, now);
        const unlisted = {
            kind: 'wait',
            name,
            reason: 'Its repositories could not be listed.',
            ...NO_CHANGES,
        };
        return decideEarly(scheduled, assignment, now) ?? unlisted;
    });
    const rank = { 'finish-pending': 0, check: 1, wait: 2 };
    const lastCheck = ({ name }) => (0,assignment_state/* assignmentOf */.tq)(state, name)?.lastCheckAt ?? '';
    return decisions.toSorted((a, b) => {
        const byKind = rank[a.kind] - rank[b.kind];
        if (byKind !== 0 || a.kind === 'wait')
            return byKind;
        const [first, second] = [lastCheck(a), lastCheck(b)];
        return (0,compare_text/* compareText */.n)(first, second);
    });
}
/**
 * Repositories whose head has to be asked for: new ones, and those that were pushed to or got another default branch since
 * they were seen. All others still have the head that is in the state.
 */
function headsToRead(found, seen) {
    return found.filter((repository) => {
        const before = seen[String(repository.id)];
        return (before === undefined ||
            repository.pushedAt === null ||
            before.pushedAt !== repository.pushedAt ||
            (repository.defaultBranch ?? null) !== before.defaultBranch);
    });
}
/** One that cannot be read begins no more checks by itself than this, at one and the same commit. */
const TRIES = 2;
function changesOf(found, seen, failed) {
    const isGivenUp = ({ id, headSha }) => {
        const before = failed[String(id)];
        return before !== undefined && before.sha === headSha && before.tries >= TRIES;
    };
    const present = new Set(found.map(({ id }) => String(id)));
    const ordered = found.toSorted((a, b) => a.id - b.id);
    return {
        changed: ordered
            .filter((one) => one.headSha !== null && seen[String(one.id)]?.sha !== one.headSha && !isGivenUp(one))
            .map(({ id }) => id),
        gone: Object.keys(seen)
            .filter((id) => !present.has(id))
            .map(Number)
            .toSorted((a, b) => a - b),
        renamed: ordered.flatMap(({ id, fullName }) => {
            const from = seen[String(id)]?.fullName ?? null;
            return from === null || from === fullName ? [] : [{ id, from, to: fullName }];
        }),
        empty: ordered
            .filter(({ headSha, isUnread }) => headSha === null && isUnread !== true)
            .map(({ id }) => id),
        unread: ordered.filter(({ isUnread }) => isUnread === true).map(({ id }) => id),
        givenUp: ordered.filter(isGivenUp).length,
    };
}
function repositories(n) {
    return n === 1 ? '1 repository' : `${n} repositories`;
}

// EXTERNAL MODULE: ./build/sources/repositories/discover.js + 1 modules
var discover = __webpack_require__(92708);
;// CONCATENATED MODULE: ./build/scan/store/assignment-store.js

/** @param newSalt see `changeAssignment` */
function assignmentStore(lease, name, newSalt) {
    return {
        read: async () => (0,assignment_state/* assignmentOf */.tq)(await lease.update((state) => state), name),
        change: async (by) => {
            const state = await lease.update((current) => (0,assignment_state/* changeAssignment */.Iz)(current, name, newSalt, by));
            const own = (0,assignment_state/* assignmentOf */.tq)(state, name);
            if (own === null)
                throw new RangeError(`The state has lost ${name}.`);
            return own;
        },
    };
}

// EXTERNAL MODULE: ./build/scan/store/state-branch.js + 5 modules
var state_branch = __webpack_require__(95496);
;// CONCATENATED MODULE: ./build/scan/store/lease.js




/**
 * How long a lease lasts without a write. Longer than any step between two writes when the wait for the service renews it,
 * short enough that the next hourly scan goes on after a run that was killed.
 */
const LEASE_MS = 20 * 60_000;
/** While more than this is left, `keep` writes nothing. */
const RENEW_BELOW_MS = LEASE_MS / 2;
/**
 * The lease is not this run's any more, which must leave everything alone. `skipped`: another run goes on with what it found in
 * the state. `incomplete`: the state was reset, and nobody goes on.
 */
class LeaseLost extends domain_outcome/* Failure */.HR {
    name = 'LeaseLost';
    outcome;
    retryHelps = false;
    constructor(lease) {
        super(lease === null
            ? 'The state of the scans was reset while this run was scanning, so that it stops: what it began is not noted any more. Run it again; the next scan starts from the state as it is.'
            : `Run ${lease.run} (attempt ${lease.attempt}) took over from this run, which took too long between two steps or was started again; this run stops so that nothing is done twice.`);
        this.outcome = lease === null ? 'incomplete' : 'skipped';
    }
}
/** Whether a run may scan. Pure. */
function mayTake(lease, holder, now) {
    if (lease === null || isHeldBy(lease, holder))
        return true;
    // A second attempt begins when the first one has ended, however it did.
    if (lease.run === holder.run && holder.attempt !== lease.attempt)
        return holder.attempt > lease.attempt;
    return now.getTime() > Date.parse(lease.until) + limits/* GITHUB_LIMITS */.f.stateBranch.skewMs;
}
function isHeldBy(lease, holder) {
    return lease?.run === holder.run && lease.attempt === holder.attempt && lease.token === holder.token;
}
function leaseOf({ run, attempt, token }, now) {
    return { run, attempt, token, until: new Date(now.getTime() + LEASE_MS).toISOString() };
}
/**
 * Takes the lease where it is free, expired, or held by an earlier attempt of the same run. Of two runs that try at once one
 * wins: the store refuses the second write, and its repetition sees the first.
 *
 * @throws what the store throws
 */
async function takeLease(store, holder, date) {
    const take = (current) => mayTake(current.lease, holder, date()) ? { ...current, lease: leaseOf(holder, date()) } : current;
    const state = await store.update(take).catch(async (error) => {
        // Whoever wrote all that time most likely holds the lease, and then that is what is to be said.
        const { state: now } = error instanceof state_branch/* StateConflict */.me ? await store.load() : { state: null };
        if (now === null || mayTake(now.lease, holder, date()))
            throw error;
        return now;
    });
    const { lease } = state;
    if (lease !== null && !isHeldBy(lease, holder)) {
        return {
            taken: false,
            sentence: `Run ${lease.run} (attempt ${lease.attempt}) scans at the moment, until ${(0,format/* formatTime */.fU)(lease.until)} at the latest unless it goes on; this run leaves the work to it.`,
        };
    }
    return { taken: true, state, store: leased(store, holder, date, lease) };
}
function leased(store, holder, date, first) {
    let until = Date.parse(first?.until ?? '') || 0;
    const update = async (change) => {
        const state = await store.update((current) => {
            if (!isHeldBy(current.lease, holder))
                throw new LeaseLost(current.lease);
            const changed = change(current);
            return changed === current ? current : { ...changed, lease: leaseOf(holder, date()) };
        });
        until = Date.parse(state.lease?.until ?? '') || 0;
        return state;
    };
    return {
        update,
        keep: async () => {
            if (until - date().getTime() > RENEW_BELOW_MS)
                return;
            await update((state) => ({ ...state }));
        },
        release: async () => {
            await store.update((current) => isHeldBy(current.lease, holder) ? { ...current, lease: null } : current);
        },
    };
}

// EXTERNAL MODULE: ./build/sources/github/deadline.js
var github_deadline = __webpack_require__(87589);
;// CONCATENATED MODULE: ./build/sources/github/heads.js





const Ref = schemas/* looseObject */._H3({ object: schemas/* looseObject */._H3({ sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/) }) });
/**
 * The commit that a collection would take at this moment: the head of the default branch, or what stood there at a deadline
 * that has passed. One request. null: the repository has no commit, which GitHub says itself (409): what it does not find may
 * as well be there and closed to the token.
 *
 * @throws GitHubError
 */
async function headOf(github, { repository, deadline }, runDeadline, now) {
    const branch = repository.defaultBranch;
    if (branch === null)
        return null;
    const due = deadline ?? runDeadline;
    if (due !== null && due < now) {
        const { sha } = await (0,github_deadline/* stateAt */.H)(github, repository, branch, due);
        if (sha !== null)
            return sha;
    }
    try {
        const { object } = await github.ask({
            what: `reading the head of ${(0,names/* fullName */.fq)(repository)}`,
            permission: permissions/* PERMISSIONS */.J.contents,
            target: 'other',
        }, (rest) => rest.git.getRef({ owner: repository.owner, repo: repository.repo, ref: `heads/${branch}` }), Ref);
        return object.sha;
    }
    catch (error) {
        if ((0,errors/* statusOf */.c2)(error) === 409)
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/sources/prefetch.js
var prefetch = __webpack_require__(53342);
// EXTERNAL MODULE: ./build/sources/repositories/find-assignment.js + 1 modules
var find_assignment = __webpack_require__(81885);
;// CONCATENATED MODULE: ./build/scan/steps/list-repositories.js





/** Of an assignment that nobody looked at, or that has no repository. */
const NO_REPOSITORIES = {
    assignment: {
        discovery: { found: [], missing: [], leftOut: new Map(), notices: [] },
        template: null,
        allowedFiles: null,
        due: null,
        notices: [],
        isLinked: false,
    },
    deadline: null,
    found: [],
    unread: new Map(),
};
/** Repositories as they are now; a head is asked for only where something was pushed since it was seen. */
async function listRepositories(host, { settings }, known) {
    const { world } = host;
    const github = world.collector();
    const assignment = await (0,find_assignment/* findAssignment */.R)(settings, {
        github,
        root: world.workspace,
        own: world.event.repository,
    });
    const { found } = assignment.discovery;
    const rows = found.map(({ repository }) => ({
        id: repository.id,
        fullName: `${repository.owner}/${repository.repo}`,
        pushedAt: repository.pushedAt,
        defaultBranch: repository.defaultBranch,
    }));
    const due = settings.deadline ?? assignment.due;
    const deadline = due?.toISOString() ?? null;
    const asked = headsToAsk(rows, known, deadline);
    const read = new Map();
    const answers = (0,prefetch/* prefetch */.yj)(found.filter(({ repository }) => asked.has(repository.id)), prefetch/* READS_AT_ONCE */._B, async (one) => [one.repository.id, await headOrWhyNot(github, one, due, world.date())]);
    for await (const [id, head] of answers)
        read.set(id, head);
    const failures = [...read.values()].filter((head) => head instanceof domain_outcome/* GitHubError */.y_);
    const [first] = failures;
    if (first !== undefined && failures.length === rows.length)
        throw noneCanBeRead(rows.length, first);
    return {
        assignment,
        deadline,
        found: rows.map((row) => {
            const head = read.has(row.id) ? read.get(row.id) : known?.seen[row.id]?.sha;
            return head instanceof domain_outcome/* GitHubError */.y_
                ? { ...row, headSha: null, isUnread: true }
                : { ...row, headSha: head ?? null };
        }),
        unread: new Map([...read].flatMap(([id, head]) => (head instanceof domain_outcome/* GitHubError */.y_ ? [[id, head.message]] : []))),
    };
}
/** Ids of the repositories whose heads may have moved. While a check is pending, its commits are known. */
function headsToAsk(rows, known, deadline) {
    if (known !== null && known.pending !== null)
        return new Set();
    // Another deadline chooses other commits of repositories that nobody touched.
    const hasMoved = known !== null && (known.deadline ?? null) !== deadline;
    return new Set((hasMoved ? rows : headsToRead(rows, known?.seen ?? {})).map(({ id }) => id));
}
/** One repository that GitHub blocked or fails on is that one's trouble; a limit that is used up is everybody's. */
async function headOrWhyNot(...asked) {
    try {
        return await headOf(...asked);
    }
    catch (error) {
        if (error instanceof domain_outcome/* GitHubError */.y_ && error.outcome !== 'rate-limited')
            return error;
        throw error;
    }
}
function noneCanBeRead(repositories, first) {
    const { outcome } = first;
    if (repositories === 1 || (outcome !== 'forbidden' && outcome !== 'network'))
        return first;
    return new domain_outcome/* GitHubError */.y_(`None of ${repositories} repositories can be read. ${first.message}`, outcome, {
        cause: first,
    });
}

;// CONCATENATED MODULE: ./build/scan/steps/look-at.js







/**
 * Deletes what an earlier scan left at the service, and lists the repositories where something may be due.
 *
 * @throws Failure where the whole scan has to stop
 */
async function lookAt(host, lease, assignment, known) {
    const { world } = host;
    const look = { assignment, listed: null, note: null, failure: null };
    world.signal.throwIfAborted();
    await discardLeftover(host, lease, assignment, known);
    if (decideEarly(assignment, known, world.date())?.kind === 'wait')
        return look;
    try {
        const listed = await world.log.group(`Find the repositories of ${assignment.name}`, () => listRepositories(host, assignment, known));
        await lease.keep();
        return { ...look, listed };
    }
    catch (error) {
        if (error instanceof discover/* NothingFound */.c)
            return { ...look, listed: NO_REPOSITORIES, note: error.message };
        if (isOfOneAssignment(error))
            return { ...look, failure: error };
        throw error;
    }
}
/** Whether other assignments may go well all the same. Not so where the whole run is to stop. */
function isOfOneAssignment(error) {
    return error instanceof domain_outcome/* Failure */.HR && error.outcome !== 'cancelled' && !(error instanceof LeaseLost);
}
/** Cut off before it could delete its check, a scan leaves that to the next one: students' code does not stay behind. */
async function discardLeftover(host, lease, assignment, known) {
    if (known?.leftover === undefined)
        return;
    try {
        await host.discard(assignment, known.leftover);
        await assignmentStore(lease, assignment.name, host.newSalt).change(assignment_state/* withoutLeftover */.u2);
    }
    catch (error) {
        if (!isOfOneAssignment(error))
            throw error;
        host.world.log.warning(`The check ${known.leftover} could not be deleted: ${error.message}`);
    }
}

// EXTERNAL MODULE: ./build/cases/case-key.js
var case_key = __webpack_require__(34638);
// EXTERNAL MODULE: ./build/cases/case-words.js
var case_words = __webpack_require__(50120);
// EXTERNAL MODULE: ./build/cases/merge-cases.js
var merge_cases = __webpack_require__(16314);
// EXTERNAL MODULE: ./build/cases/read-cases.js
var read_cases = __webpack_require__(36176);
// EXTERNAL MODULE: ./build/domain/cases.js
var domain_cases = __webpack_require__(77516);
// EXTERNAL MODULE: ./build/scan/state/state-schema.js
var state_schema = __webpack_require__(78291);
;// CONCATENATED MODULE: ./build/scan/noted-cases.js







/**
 * What people decided about an assignment: what the state keeps of earlier scans, with the file that the settings name; the newer of
 * two records counts.
 *
 * @throws ConfigurationError where the file cannot be read
 */
async function notedCases({ cases = [], common = [] }, settings, workspace) {
    const file = settings.cases === null ? null : await (0,read_cases/* readCases */.k)((0,external_node_path_.resolve)(workspace, settings.cases));
    return (0,merge_cases/* mergeCases */.o)({ cases, common }, file ?? domain_cases/* NO_CASES */.kr);
}
/** The state with what was noted: as much of it as there is room for, the newest first. */
function withNoted(one, noted) {
    if (noted.cases.length + noted.common.length === 0)
        return one;
    const newest = (entries) => entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
    return {
        ...one,
        cases: newest(noted.cases).slice(0, state_schema/* STATE_LIMITS */.$m.cases),
        common: newest(noted.common).slice(0, state_schema/* STATE_LIMITS */.$m.common),
    };
}
/** Boxes and commands that dismiss a pair, less those over which a person decided otherwise since. */
function stillDismissed(dismissed, cases) {
    const byKey = new Map(cases.map((one) => [(0,case_key/* caseKey */.u)(one.subjects), one]));
    return Object.fromEntries(Object.entries(dismissed).filter(([pair, { at }]) => {
        const known = byKey.get(pair);
        if (known === undefined || (0,case_words/* stateNow */.Sz)(known) === 'dismissed')
            return true;
        return Date.parse(at) > Date.parse(known.at);
    }));
}

// EXTERNAL MODULE: ./build/scan/dismissed-cases.js
var dismissed_cases = __webpack_require__(91481);
;// CONCATENATED MODULE: ./build/scan/steps/check-once.js




const KEEP_LEASE_MS = 60_000;
const IDENTITY_CHARACTERS = 10;
/**
 * Makes one check, or goes on with it, and keeps the lease meanwhile.
 *
 * @param own the assignment's state, `pending` the check in it
 * @param noted what people decided
 * @param onProgress called and waited for after every change at the service
 * @throws Failure where it cannot even report
 */
function checkOnce(due, own, pending, noted, onProgress) {
    const { host, lease, assignment } = due;
    const { world } = host;
    const { name } = assignment;
    const book = (0,merge_cases/* mergeCases */.o)({ ...domain_cases/* NO_CASES */.kr, cases: (0,dismissed_cases/* dismissedCases */.L)(own) }, noted);
    const prior = priorOf(due, own, { pending, book }, async (progress) => {
        await onProgress(stageOf(progress));
    });
    host.onSecret(own.salt);
    return withLease(lease, world, (signal) => host.check(assignment, { ...world, signal, run: pending.run, defaultLabel: name, title: name }, prior));
}
function priorOf({ host, listed: { assignment, unread } }, own, { pending, book }, onProgress) {
    const pins = new Map(pending.submissions.map(({ repositoryId, sha }) => [repositoryId, sha]));
    const { discovery } = assignment;
    return {
        reuse: {
            // What came since the check was planned waits for the next one. What could not be looked at is collected like any other, or
            // told as not collected.
            assignment: {
                ...assignment,
                discovery: {
                    ...discovery,
                    found: discovery.found.filter(({ repository: { id } }) => pins.has(id) || unread.has(id)),
                },
            },
            pins,
            cache: host.cache,
        },
        earlier: null,
        identity: pending.fingerprint.slice(0, IDENTITY_CHARACTERS),
        salt: Buffer.from(own.salt, 'hex'),
        cases: book,
        dismissed: [],
        onProgress,
    };
}
function stageOf({ stage, uploaded, ...check }) {
    return stage === 'created' ? { stage, check } : { stage, check, uploaded: { ...uploaded } };
}
/** Keeps the lease while `body` works; where it is lost, the work is stopped. */
async function withLease(lease, world, body) {
    const lost = new AbortController();
    const done = new AbortController();
    const keeping = (async () => {
        for (;;) {
            await world.clock.sleep(KEEP_LEASE_MS, done.signal);
            try {
                await lease.keep();
            }
            catch (error) {
                // A write that failed for the moment is made up for by the next one; a lease that is somebody else's ends the work.
                if (!(error instanceof LeaseLost))
                    continue;
                lost.abort(error);
                return;
            }
        }
    })().catch((error) => {
        if (!done.signal.aborted)
            lost.abort(error);
    });
    try {
        return await body(AbortSignal.any([world.signal, lost.signal]));
    }
    finally {
        done.abort();
        await keeping;
    }
}

// EXTERNAL MODULE: ./build/scan/state/stringify-state.js
var stringify_state = __webpack_require__(73751);
;// CONCATENATED MODULE: ./build/scan/steps/pending-check.js

/** A check of the repositories at the commits where they stand. @param at RFC 3339 */
function planOf({ host, assignment: { name }, listed: { found } }, at) {
    const submissions = found.flatMap(({ id, headSha }) => headSha === null ? [] : [{ repositoryId: id, sha: headSha }]);
    return {
        fingerprint: (0,stringify_state/* fingerprintOf */.a)([name, at, host.world.run, submissions]),
        plannedAt: at,
        run: { runId: host.world.run.runId, jobSlug: `scan-${name}`, attempt: 1 },
        submissions,
    };
}
/** The attempt counts up, so that a later one finds the checks of all before it. */
function again(pending) {
    return { ...pending, run: { ...pending.run, attempt: pending.run.attempt + 1 } };
}
/** Whether anything of what is pending is there to be collected. */
function isCollectable({ submissions }, { found }) {
    const present = new Set(found.map(({ id }) => id));
    return submissions.some(({ repositoryId }) => present.has(repositoryId));
}

;// CONCATENATED MODULE: ./build/scan/steps/rehearse.js





/** What a scan would do. Nothing of it is noted, so that a check that is pending stays so and no cooldown begins. */
async function rehearse(due) {
    const { host, kept, assignment } = due;
    const own = (await kept.read()) ?? (0,assignment_state/* newAssignment */.mK)(host.newSalt());
    const pending = own.pending ?? {
        ...planOf(due, host.world.date().toISOString()),
        progress: { stage: 'planned' },
    };
    const noted = await notedCases(own, assignment.settings, host.world.workspace);
    const { report, finish } = await checkOnce(due, own, pending, noted, () => Promise.resolve());
    await finish();
    return checked(assignment.name, report, null, own.issue);
}

;// CONCATENATED MODULE: ./build/scan/steps/remarks.js
/** What became of repositories since the last check, for staff. Names are hostile text. */
function remarksOf(decision, there, known) {
    if (decision.kind === 'finish-pending')
        return [];
    const seen = known?.seen ?? {};
    const nameOf = (id) => there.found.find((one) => one.id === id)?.fullName ?? seen[id]?.fullName ?? `repository ${id}`;
    return [
        ...[...there.unread].map(([id, reason]) => `${nameOf(id)} could not be looked at: ${reason}`),
        ...decision.gone.map((id) => `${nameOf(id)} is not in this scan any more: deleted, transferred, or renamed so that the assignment does not find it.`),
        ...decision.renamed.map(({ from, to }) => `${from} is called ${to} now.`),
        ...decision.empty
            .filter((id) => seen[id] !== undefined)
            .map((id) => `${nameOf(id)} was emptied: it has no commit any more.`),
    ];
}

// EXTERNAL MODULE: ./build/cases/cases-of-run.js
var cases_of_run = __webpack_require__(7233);
// EXTERNAL MODULE: ./build/text/fit.js
var text_fit = __webpack_require__(40389);
;// CONCATENATED MODULE: ./build/scan/issue/scan-issue-body.js





/** Rows of the history; the state keeps more. */
const RUNS_SHOWN = 20;
const NAME_CHARACTERS = 200;
const REASON_CHARACTERS = 300;
/** Left free, for what GitHub may count otherwise than we do. */
const SLACK = 1_000;
/**
 * The first line of the issue: what it is found by, together with its author.
 *
 * @param branch of the state, where it is not the usual one: two courses in one repository may each have a `hw1`
 */
function issueMarker(assignment, branch = null) {
    return `<!-- code-similarity-action:scan ${assignment}${branch === null ? '' : ` of ${encodeURIComponent(branch)}`} -->`;
}
function issueTitle(assignment) {
    return `Similarity scan of ${assignment}`;
}
const TICK = /^\s*[-*+] \[([ xX])\] .*<!-- pair:([1-9k][0-9a-f]*-[1-9k][0-9a-f]*) -->\s*$/;
/** The check boxes of an issue, by pair. Only what stands at the end of a line counts: names in a line may say anything. */
function readTicks(body) {
    const ticks = new Map();
    for (const line of body.split(/\r?\n/)) {
        const [, box, pair] = TICK.exec(line) ?? [];
        if (box !== undefined && pair !== undefined)
            ticks.set(pair, box !== ' ');
    }
    return ticks;
}
/** Whether there is anything that a person has to look at: an issue is not opened without. */
function hasAnythingToTell(news) {
    return (news.pairs.some(({ standing, dismissed }) => standing !== 'gone' && dismissed === null) ||
        news.flags.some(({ standing }) => standing !== 'gone'));
}
/**
 * The issue's text, at most 65,536 characters: open pairs go before closed ones, the worst first.
 *
 * @param ticks boxes as they are now: a ticked pair stays ticked, also one that nobody noted yet
 */
function renderScanIssue(content, ticks) {
    const { news } = content;
    const present = news.pairs.filter(({ standing }) => standing !== 'gone');
    const isClosed = ({ key, dismissed }) => dismissed !== null || ticks.get(key) === true;
    const open = present.filter((pair) => !isClosed(pair));
    const closed = present.filter(isClosed);
    const flags = news.flags.filter(({ standing }) => standing !== 'gone');
    const gone = news.pairs.filter(({ standing, dismissed }) => standing === 'gone' && dismissed === null).length;
    const head = [
        issueMarker(content.assignment, content.branch),
        `## Similarity scan of ${(0,text_escape/* markdownCode */.D9)(content.assignment)}`,
        '',
        ...lastRun(content),
        '',
        'Similarity is no proof of anything: each pair needs a person’s review. Tick a pair when somebody has looked at it and found it harmless; it stays closed from then on and is told no more, and clearing the box opens it again.',
        '',
    ];
    const history = historyLines(content.runs);
    const headings = [
        `### Open pairs (${open.length})`,
        `### Flagged submissions (${flags.length})`,
        `### Closed pairs (${closed.length})`,
    ];
    const size = (text) => text.length;
    const fixed = [...head, ...headings, ...history].reduce((sum, line) => sum + line.length + 1, 0);
    let left = domain_limits/* LIMITS */.b.commentCharacters - SLACK - fixed;
    const fit = (lines, more) => {
        const fitted = (0,text_fit/* fitLines */.RV)(lines, Math.max(0, left), more, size);
        left -= fitted.used;
        return fitted.lines;
    };
    const openLines = fit(open.map((pair) => pairLine(pair, content, false)), (n) => `- … and ${(0,format/* count */.U9)(n, 'more pair')} in the report of the run`);
    const flagLines = fit(flags.map((flag) => flagLine(flag, content)), (n) => `- … and ${(0,format/* count */.U9)(n, 'more submission')} in the report of the run`);
    const closedLines = fit(closed.map((pair) => pairLine(pair, content, true)), (n) => `- … and ${(0,format/* count */.U9)(n, 'more pair')}, which stay closed`);
    return [
        ...head,
        headings[0],
        '',
        ...(openLines.length === 0 ? ['None.'] : openLines),
        ...(gone === 0
            ? []
            : [
                '',
                `${(0,format/* count */.U9)(gone, 'pair')} of the last report ${gone === 1 ? 'is' : 'are'} not above the threshold any more.`,
            ]),
        '',
        ...(flagLines.length === 0 ? [] : [headings[1], '', ...flagLines, '']),
        ...(closedLines.length === 0 ? [] : [headings[2], '', ...closedLines, '']),
        ...history,
        '',
    ].join('\n');
}
function lastRun({ runs, news, thresholds, checkUrl }) {
    const last = runs.at(-1);
    const told = news.newCount + news.worseCount === 0
        ? 'Nothing new since the last report.'
        : `**${news.newCount} new and ${news.worseCount} worse** since the last report.`;
    const limits = `Pairs and submissions above ${thresholds.similarity} % similarity or ${thresholds.ai} % AI score are listed.`;
    if (last === undefined)
        return [`${told} ${limits}`];
    const links = [
        ...(last.url === null ? [] : [(0,text_escape/* markdownLink */.iQ)('run with its report', last.url)]),
        ...(checkUrl === null ? [] : [(0,text_escape/* markdownLink */.iQ)('check at the service', checkUrl)]),
    ].filter((link) => link.startsWith('['));
    return [
        `Last check: ${(0,format/* formatTime */.fU)(last.at)}, ${(0,format/* count */.U9)(last.submissions, 'submission')}, ${last.flagged} flagged${links.length === 0 ? '' : ` (${links.join(', ')})`}. ${told} ${limits}`,
    ];
}
const STANDINGS = {
    new: '**new** · ',
    worse: '**worse** · ',
    unchanged: '',
    unseen: '**not checked this time** · ',
    gone: '',
};
function pairLine(pair, content, isClosed) {
    const [first = '', second = ''] = pair.key.split('-');
    const { similarity } = content.thresholds;
    const score = pair.score ?? pair.reportedScore;
    const rise = pair.standing === 'worse' && pair.reportedScore !== null
        ? ` (was ${(0,format/* formatPercent */.l9)(pair.reportedScore, similarity)})`
        : '';
    const reviewer = isClosed ? null : reviewerOf(pair.key, content.staff);
    const parts = [
        `${isClosed ? '' : STANDINGS[pair.standing]}${side(pair.a, first, content)} ↔ ${side(pair.b, second, content)}`,
        `${(0,format/* formatPercent */.l9)(score, similarity)}${rise}`,
        ...(reviewer === null ? [] : [`for ${(0,text_escape/* markdownCode */.D9)(reviewer)}`]),
        ...(isClosed ? [closedBecause(pair)] : []),
    ];
    // A box that nobody ticked is nobody's verdict: it must not be read as one when the config file says otherwise.
    const mark = pair.dismissed?.via === 'config' ? 'configured' : 'pair';
    return `- [${isClosed ? 'x' : ' '}] ${parts.join(' · ')} <!-- ${mark}:${pair.key} -->`;
}
function closedBecause({ dismissed }) {
    if (dismissed === null)
        return 'ticked here';
    const by = dismissed.by === null ? '' : ` (${(0,text_escape/* markdownCode */.D9)(dismissed.by)})`;
    return `${(0,text_escape/* markdownText */.p7)(shortened(dismissed.reason, REASON_CHARACTERS))}${by}`;
}
function flagLine(flag, content) {
    const { similarity, ai } = content.thresholds;
    const name = side(flag.submission, flag.key, content);
    return `- ${STANDINGS[flag.standing]}${name} · similarity ${(0,format/* formatPercent */.l9)(flag.total, similarity)}, AI ${(0,format/* formatPercent */.l9)(flag.ai, ai)}`;
}
/** A link to the very commit that was compared, where it is known. */
function side(submission, subject, content) {
    const origin = submission?.origin ?? null;
    const seen = content.seen[subject];
    const name = submission?.name ?? seen?.fullName ?? `repository ${subject}`;
    const repository = origin?.kind === 'repository'
        ? { path: `${origin.owner}/${origin.repo}`, sha: origin.sha }
        : submission === null && seen !== undefined && seen.fullName !== null
            ? { path: seen.fullName, sha: seen.sha }
            : null;
    const url = repository === null
        ? null
        : `${content.serverUrl}/${repository.path.split('/').map(encodeURIComponent).join('/')}/tree/${repository.sha}`;
    return (0,text_escape/* markdownLink */.iQ)((0,text_escape/* markdownCode */.D9)(shortened(name, NAME_CHARACTERS)), url);
}
function shortened(text, most) {
    // Never half of a character.
    return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** Logins among the staff; a team cannot be assigned. */
function staffLogins(staff) {
    const logins = staff
        .map((entry) => entry.trim().replace(/^@/, ''))
        .filter((entry) => /^[\w-]+(\[bot\])?$/.test(entry));
    return [...new Set(logins)];
}
/**
 * Who looks at a pair: shared out evenly, and the same person for as long as that one is among the staff. Shown as code, so
 * that nobody is notified of every run.
 */
function reviewerOf(pair, staff) {
    const weighted = staffLogins(staff).map((login) => ({
        login,
        weight: (0,external_node_crypto_.createHash)('sha256').update(`${pair} ${login.toLowerCase()}`).digest('hex'),
    }));
    return weighted.toSorted((a, b) => (a.weight < b.weight ? 1 : -1))[0]?.login ?? null;
}
function historyLines(runs) {
    if (runs.length === 0)
        return [];
    const shown = runs.slice(-RUNS_SHOWN).toReversed();
    return [
        `### Runs${runs.length > shown.length ? ` (the last ${shown.length})` : ''}`,
        '',
        '| when | outcome | submissions | flagged | new | worse |',
        '| --- | --- | --: | --: | --: | --: |',
        ...shown.map((run) => `| ${(0,text_escape/* markdownLink */.iQ)((0,format/* formatTime */.fU)(run.at), run.url)} | ${run.outcome} | ${run.submissions} | ${run.flagged} | ${run.newFindings} | ${run.worseFindings} |`),
    ];
}

;// CONCATENATED MODULE: ./build/scan/issue/scan-issue.js







/** GitHub takes so many. */
const ASSIGNEES = 10;
const Account = schemas/* looseObject */._H3({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP().optional() });
const Issue = schemas/* looseObject */._H3({
    number: schemas/* number */.aig().int(),
    state: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    user: Account.nullable(),
    assignees: schemas/* array */.YOg(Account).nullish(),
    pull_request: schemas/* unknown */.L5J().optional(),
});
/** The issue of an assignment. @param branch of the state; null: the usual one */
function scanIssue(options, assignment, branch = null) {
    const place = { ...options, assignment, marker: issueMarker(assignment, branch) };
    return {
        read: async (known) => {
            const issue = await scan_issue_find(place, known);
            return issue === null
                ? null
                : { number: issue.number, open: issue.state === 'open', ticks: readTicks(issue.body ?? '') };
        },
        write: async (known, content, wasAssigned = false) => {
            // Read anew: a box may have been ticked while the check ran.
            const issue = await scan_issue_find(place, known);
            if (issue !== null)
                return bringUpToDate(place, issue, content, wasAssigned);
            if (!hasAnythingToTell(content.news))
                return null;
            const { number } = await scan_issue_create(place, renderScanIssue(content, new Map()));
            const assigned = await scan_issue_assign(place, number, content.staff);
            return { number, change: 'created', reopened: false, assigned, ticks: new Map() };
        },
    };
}
function purposeOf({ repository, target }, what) {
    return { what: `${what} in ${(0,names/* fullName */.fq)(repository)}`, permission: permissions/* PERMISSIONS */.J.issues, target };
}
function isOurs({ marker, self }, { body, user, pull_request: pull }) {
    return ((pull === undefined || pull === null) &&
        (body ?? '').trimStart().startsWith(marker) &&
        (self === null ? user?.type === 'Bot' : user?.login.toLowerCase() === self.toLowerCase()));
}
async function scan_issue_find(place, known) {
    return (known === null ? null : await byNumber(place, known)) ?? search(place);
}
async function byNumber(place, number) {
    try {
        const issue = await place.github.ask(purposeOf(place, `reading issue ${number}`), (rest) => rest.issues.get({ ...place.repository, issue_number: number }), Issue);
        // One that was moved to another repository answers from there.
        return issue.number === number && isOurs(place, issue) ? issue : null;
    }
    catch (error) {
        const status = (0,errors/* statusOf */.c2)(error);
        if (status === 404 || status === 410)
            return null;
        throw error;
    }
}
/** The oldest one, so that a second one, however it came about, changes nothing. */
async function search(place) {
    const pages = place.github.pages(purposeOf(place, 'looking for the issue of a scan'), 'GET /repos/{owner}/{repo}/issues', { ...place.repository, state: 'all', sort: 'created', direction: 'asc' }, Issue);
    let oldest = null;
    for await (const page of pages) {
        for (const issue of page) {
            if (isOurs(place, issue) && (oldest === null || issue.number < oldest.number))
                oldest = issue;
        }
    }
    return oldest;
}
/** A lost answer may hide a success, so that it is looked for before it is made again. */
async function scan_issue_create(place, body) {
    const { github, repository, clock, signal } = place;
    const made = { ...repository, title: issueTitle(place.assignment), body };
    for (let posts = 1;; posts += 1) {
        try {
            return await github.ask(purposeOf(place, 'opening an issue'), (rest) => rest.issues.create(made), Issue);
        }
        catch (error) {
            if ((0,errors/* statusOf */.c2)(error) === 410) {
                throw new domain_outcome/* GitHubError */.y_(`Issues are switched off in ${(0,names/* fullName */.fq)(repository)}, where scans tell what they found: switch them on in its settings.`, 'config-error', { cause: error });
            }
            if (!(error instanceof domain_outcome/* GitHubError */.y_) || error.outcome !== 'network')
                throw error;
            for (const wait of limits/* GITHUB_LIMITS */.f.issue.lookAgainMs) {
                await clock.sleep(wait, signal);
                const issue = await search(place);
                if (issue !== null)
                    return issue;
            }
            if (posts === limits/* GITHUB_LIMITS */.f.issue.maxPosts)
                throw error;
        }
    }
}
/** Until it was done once: who is taken off later stays off. @returns whether it is done */
async function scan_issue_assign(place, number, staff) {
    const assignees = staffLogins(staff).slice(0, ASSIGNEES);
    if (assignees.length === 0)
        return true;
    try {
        await place.github.ask(purposeOf(place, `assigning issue ${number}`), (rest) => rest.issues.addAssignees({ ...place.repository, issue_number: number, assignees }), Issue);
    }
    catch (error) {
        if (!(error instanceof domain_outcome/* GitHubError */.y_))
            throw error;
        place.log.warning(`Nobody could be assigned to issue ${number}: ${error.message}`);
        // What GitHub refuses today it refuses tomorrow.
        return error.outcome !== 'network' && error.outcome !== 'rate-limited';
    }
    return true;
}
async function bringUpToDate(place, issue, content, wasAssigned) {
    const { number } = issue;
    const { news, staff } = content;
    // Made by a run that died, or whose request found no answer, before anybody was assigned.
    const isDone = wasAssigned || (issue.assignees ?? []).length > 0;
    const assigned = isDone || (await scan_issue_assign(place, number, staff));
    const before = issue.body ?? '';
    const ticks = readTicks(before);
    const body = renderScanIssue(content, ticks);
    const reopened = issue.state !== 'open' && news.newCount + news.worseCount > 0;
    if (!reopened && sameText(before, body)) {
        return { number, change: 'unchanged', reopened, assigned, ticks };
    }
    const state = reopened ? { state: 'open' } : {};
    await place.github.ask(purposeOf(place, `updating issue ${number}`), (rest) => rest.issues.update({ ...place.repository, issue_number: number, body, ...state }), Issue);
    return { number, change: 'updated', reopened, assigned, ticks };
}
/** GitHub may store other line ends and trim the end. */
function sameText(a, b) {
    return a.replaceAll('\r\n', '\n').trimEnd() === b.replaceAll('\r\n', '\n').trimEnd();
}

// EXTERNAL MODULE: ./build/cases/evidence.js
var evidence = __webpack_require__(98529);
// EXTERNAL MODULE: ./build/cases/subjects.js
var cases_subjects = __webpack_require__(53921);
// EXTERNAL MODULE: ./build/verdict/named-pairs.js
var named_pairs = __webpack_require__(24039);
;// CONCATENATED MODULE: ./build/scan/news.js





/**
 * What a check found that the last report did not say. The score that counts is that of the report, not that of the last
 * check, so that one which creeps up is told as soon as it has risen by a point in all.
 */
function compareWithReported(findings, assignment, options) {
    const people = peopleOf(findings);
    const pairs = newsOfPairs(findings, people, assignment, options);
    const flags = newsOfFlags(findings, people, assignment, options);
    const told = [
        ...pairs.filter(({ dismissed }) => dismissed === null).map(({ standing }) => standing),
        ...flags.map(({ standing }) => standing),
    ];
    return {
        pairs,
        flags,
        newCount: told.filter((standing) => standing === 'new').length,
        worseCount: told.filter((standing) => standing === 'worse').length,
        reportedPairs: remembered(pairs, assignment.reportedPairs, ({ score }) => ({ score, at: options.at })),
        reportedFlags: remembered(flags, assignment.reportedFlags, ({ total, ai }) => ({
            total,
            ai,
            at: options.at,
        })),
    };
}
function peopleOf({ submissions }) {
    const subjects = (0,cases_subjects/* subjectsOf */.Z)(submissions);
    const subjectOf = ({ key }) => subjects.get(key) ?? (0,cases_subjects/* subjectOfKey */.n)(key);
    return {
        byKey: new Map(submissions.map((one) => [one.key, one])),
        bySubject: new Map(submissions.map((one) => [subjectOf(one), one])),
        subjectOf,
    };
}
/** What was told now is noted with its score; what is gone is forgotten; the rest stays as it was reported. */
function remembered(news, before, note) {
    const kept = news.filter(({ standing }) => standing !== 'gone');
    return Object.fromEntries(kept.map((one) => {
        const old = before[one.key];
        return [
            one.key,
            one.standing === 'new' || one.standing === 'worse' || old === undefined ? note(one) : old,
        ];
    }));
}
function newsOfPairs(findings, { byKey, bySubject, subjectOf }, assignment, { thresholds, dismissed }) {
    const verdicts = new Map();
    for (const { a, b, reason } of dismissed) {
        const [first, second] = [
            (0,named_pairs/* submissionNamed */._7)(findings.submissions, a),
            (0,named_pairs/* submissionNamed */._7)(findings.submissions, b),
        ];
        if (first === null || second === null)
            continue;
        verdicts.set((0,case_key/* caseKey */.u)([subjectOf(first), subjectOf(second)]), { reason, by: null, via: 'config' });
    }
    for (const [key, { reason, by, via }] of Object.entries(assignment.dismissed)) {
        // A box says less than the reason in the config file.
        if (via !== 'issue' || !verdicts.has(key))
            verdicts.set(key, { reason, by, via });
    }
    // A service may name a pair from both sides: the worse one counts.
    const now = new Map();
    for (const pair of findings.pairs) {
        const [a, b] = [byKey.get(pair.a), byKey.get(pair.b)];
        const score = (0,evidence/* largerShare */.D9)(pair);
        if (a === undefined || b === undefined || score === null || pair.together !== undefined)
            continue;
        // Last year's among each other are nobody's business.
        if (a.role !== 'judged' && b.role !== 'judged')
            continue;
        const key = (0,case_key/* caseKey */.u)([subjectOf(a), subjectOf(b)]);
        // In the order of the key, so that the same finding is told in the same words whichever way round the service has it.
        const [first, second] = sidesOf(key)[0] === subjectOf(a) ? [a, b] : [b, a];
        if (score > (now.get(key)?.score ?? -1))
            now.set(key, { a: first, b: second, score });
    }
    const news = [];
    for (const [key, { a, b, score }] of now) {
        const before = assignment.reportedPairs[key];
        if (score <= thresholds.similarity && before === undefined)
            continue;
        const standing = standingOf(score, before?.score, thresholds.similarity);
        news.push({
            key,
            standing,
            a,
            b,
            score,
            reportedScore: before?.score ?? null,
            dismissed: verdicts.get(key) ?? null,
        });
    }
    for (const [key, before] of Object.entries(assignment.reportedPairs)) {
        if (now.has(key))
            continue;
        const [a, b] = sidesOf(key).map((subject) => bySubject.get(subject) ?? null);
        news.push({
            key,
            standing: isOver(a, b, thresholds.similarity) ? 'gone' : 'unseen',
            a: a ?? null,
            b: b ?? null,
            score: null,
            reportedScore: before.score,
            dismissed: verdicts.get(key) ?? null,
        });
    }
    return news.toSorted((x, y) => worstFirst(x.score, y.score) || (0,compare_text/* compareText */.n)(x.key, y.key));
}
function newsOfFlags(findings, { bySubject, subjectOf }, assignment, { thresholds, pardoned }) {
    const news = [];
    for (const submission of findings.submissions) {
        if (submission.role !== 'judged')
            continue;
        const key = subjectOf(submission);
        const before = assignment.reportedFlags[key];
        const { total, aiAverage: ai } = submission;
        // What nobody has to look at any more can get no worse.
        const open = pardoned?.has(submission.key) === true ? null : total;
        const isFlagged = isAbove(open, thresholds.similarity) || isAbove(ai, thresholds.ai);
        if (!isFlagged && before === undefined)
            continue;
        news.push({
            key,
            submission,
            total,
            ai,
            standing: isFlagged
                ? worse(standingOf(open, before?.total, thresholds.similarity), standingOf(ai, before?.ai, thresholds.ai), before === undefined)
                : isChecked(submission)
                    ? 'gone'
                    : 'unseen',
        });
    }
    for (const key of Object.keys(assignment.reportedFlags)) {
        if (bySubject.has(key))
            continue;
        news.push({ key, submission: null, total: null, ai: null, standing: 'unseen' });
    }
    return news.toSorted((x, y) => worstFirst(largest(x.total, x.ai), largest(y.total, y.ai)) || (0,compare_text/* compareText */.n)(x.key, y.key));
}
/** @param before undefined: was not reported; null: without a number */
function standingOf(score, before, threshold) {
    if (!isAbove(score, threshold) || score === null)
        return before === undefined ? 'unchanged' : 'gone';
    if (before === undefined)
        return 'new';
    if (before === null || before <= threshold)
        return 'worse';
    return (0,evidence/* hasRisen */.Yr)(score, before) ? 'worse' : 'unchanged';
}
function worse(similarity, ai, isNew) {
    if (isNew)
        return 'new';
    return similarity === 'worse' || ai === 'worse' ? 'worse' : 'unchanged';
}
function largest(a, b) {
    return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
function isAbove(score, threshold) {
    return score !== null && score > threshold;
}
/**
 * Whether a pair that was reported is over: both were compared, and of one all matches are known, or neither is above the
 * threshold. Of a service that is asked sparingly, the matches of some flagged submissions were never read.
 */
function isOver(a, b, threshold) {
    if (!isChecked(a) || !isChecked(b))
        return false;
    const sides = [a, b];
    return (sides.some((one) => (one?.matches.length ?? 0) > 0) ||
        sides.every((one) => !isAbove(one?.total ?? null, threshold)));
}
function isChecked(submission) {
    return submission?.state.kind === 'checked';
}
function sidesOf(pair) {
    return pair.split('-');
}
/** Unknown scores come last. */
function worstFirst(a, b) {
    return (b ?? -1) - (a ?? -1);
}

// EXTERNAL MODULE: ./build/privacy/pseudonym.js
var pseudonym = __webpack_require__(10005);
;// CONCATENATED MODULE: ./build/scan/steps/facts-to-keep.js

/** Submissions that the verdict does not count, though their similarity is above the threshold. */
function pardonedOf({ findings, verdict, thresholds }) {
    const flagged = new Set(verdict.flagged.filter(({ by }) => by.includes('similarity')).map((one) => one.key));
    return new Set(findings.submissions
        .filter(({ key, total }) => total !== null && total > thresholds.similarity && !flagged.has(key))
        .map(({ key }) => key));
}
/** What repositories were called of which a finding stands although they are gone. */
function formerNames({ pseudonyms, }) {
    return Object.fromEntries(Object.values(pseudonyms).map(({ repository, repositoryId, commit }) => [
        String(repositoryId),
        { fullName: repository, sha: commit },
    ]));
}
/** One row of the assignment's history. @param at RFC 3339 */
function recordOf({ run, runUrl }, report, at) {
    return {
        at,
        run: run.runId,
        url: runUrl,
        outcome: report.verdict.outcome,
        checkId: report.findings.checkId,
        submissions: report.findings.submissions.filter(({ role }) => role === 'judged').length,
        flagged: report.verdict.flagged.length,
        newFindings: 0,
        worseFindings: 0,
    };
}
/** Contents that were taken; what could not be collected stays to be looked at. */
function seenOf(report, { found }, at) {
    const rows = new Map(found.map((row) => [row.id, row]));
    const seen = {};
    for (const { origin, role, state, files } of report.findings.submissions) {
        if (origin?.kind !== 'repository' ||
            role !== 'judged' ||
            (state.kind === 'not-checked' && files.length > 0)) {
            continue;
        }
        const row = rows.get(origin.repositoryId);
        if (row === undefined)
            continue;
        seen[String(row.id)] = {
            fullName: row.fullName,
            sha: origin.sha,
            contentHash: null,
            collectedAt: at,
            // Pushed to while the check ran: its head is asked for next time.
            pushedAt: row.headSha === origin.sha ? row.pushedAt : null,
            defaultBranch: row.defaultBranch ?? null,
        };
    }
    return seen;
}
/** Every repository of a check whose analysis failed, with how often that was so at the same commit. */
function failedAgain({ submissions }, before) {
    return Object.fromEntries(submissions.map(({ repositoryId, sha }) => [String(repositoryId), onceMore(before[repositoryId], sha)]));
}
/** What could not be collected, or was refused by the service, with how often that was so at the same commit. */
function failedOf(report, { found }, before) {
    const taken = new Set(Object.keys(seenOf(report, { found }, report.run.createdAt)));
    return Object.fromEntries(found.flatMap(({ id, headSha }) => headSha === null || taken.has(String(id)) ? [] : [[String(id), onceMore(before[id], headSha)]]));
}
function onceMore(last, sha) {
    return { sha, tries: last?.sha === sha ? last.tries + 1 : 1 };
}
/** Who the pseudonyms of a check stand for. @param salt hex */
function facts_to_keep_peopleOf(report, salt) {
    const people = {};
    for (const { origin } of report.findings.submissions) {
        if (origin?.kind !== 'repository' || origin.repositoryId <= 0)
            continue;
        people[(0,pseudonym/* pseudonym */.f)(Buffer.from(salt, 'hex'), origin.repositoryId)] = {
            repository: `${origin.owner}/${origin.repo}`,
            repositoryId: origin.repositoryId,
            user: origin.student ?? null,
            commit: origin.sha,
        };
    }
    return people;
}

;// CONCATENATED MODULE: ./build/scan/steps/scan-assignment.js









/** After these the check goes on at the service, or can be gone on with: the next scan takes it up. */
const TAKEN_UP_LATER = new Set([
    'timeout',
    'rate-limited',
    'service-unavailable',
    'network',
    'cancelled',
    // A key that ran out, or an account that is refused for now: what was paid for is still there.
    'auth',
    'account-suspended',
    'forbidden',
]);
/** A check that has results. */
const FINISHED = new Set(['passed', 'flagged', 'incomplete', 'skipped']);
/** A check without a result for so long will have none; waiting on would block its assignment for good. */
const STUCK_AFTER_MS = 3 * 24 * 3_600_000;
/**
 * One check of one assignment: ticks ▸ plan ▸ check ▸ news ▸ issue ▸ state. Every step is noted before the next one begins.
 *
 * @throws Failure
 */
async function scanAssignment(due) {
    const { kept, listed } = due;
    const before = await kept.read();
    const at = due.host.world.date().toISOString();
    const pending = before?.pending ?? null;
    if (due.gone === null && pending !== null && !isCollectable(pending, listed)) {
        return giveUp(due, pending, at);
    }
    const issue = issueOf(due);
    // What people ticked is noted before anything is written over it.
    const current = await issue.read(before?.issue ?? null);
    if (current !== null && current.ticks.size > 0) {
        await kept.change((one) => (0,assignment_state/* applyTicks */.L_)(one, current.ticks, at));
    }
    // Noted before the check: what it cannot finish must not lose what people decided.
    const noted = await notedCases(before ?? {}, due.assignment.settings, due.host.world.workspace);
    const underWay = await take(due, at, noted);
    const once = await checkOnce(due, underWay.own, underWay.pending, noted, (progress) => kept.change((one) => (0,assignment_state/* advanceCheck */.X6)(one, progress)));
    return FINISHED.has(once.report.verdict.outcome)
        ? tell(due, { ...underWay, noted }, once, issue)
        : endWithoutResult(due, underWay, once);
}
async function giveUp({ host, kept, assignment }, { progress }, at) {
    const { run, runUrl } = host.world;
    const record = {
        at,
        run: run.runId,
        url: runUrl,
        outcome: 'skipped',
        checkId: 'check' in progress ? progress.check.checkId : null,
        submissions: 0,
        flagged: 0,
        newFindings: 0,
        worseFindings: 0,
    };
    await kept.change((one) => (0,assignment_state/* abandonCheck */.Qu)(one, record));
    return waited(assignment, 'The check that was begun is given up: none of its repositories is among those of the assignment any more. The next scan begins another one.');
}
/** Notes a new check, or one more attempt at the pending one, before anything is done at the service. */
async function take(due, at, noted) {
    const own = await due.kept.change((before) => {
        const one = withNoted(before, noted);
        return due.gone === null
            ? { ...one, pending: one.pending === null ? null : again(one.pending) }
            : (0,assignment_state/* planCheck */.Iw)(one, planOf(due, at));
    });
    if (own.pending === null)
        throw new RangeError(`${due.assignment.name} has no pending check.`);
    return { at, own, pending: own.pending };
}
/** The check has no result: the next scan goes on with it, or it is given up. */
async function endWithoutResult({ host, kept, assignment }, { at, own, pending }, { report, finish }) {
    const { outcome, sentence } = report.verdict;
    const isStuck = outcome === 'timeout' && Date.parse(at) - Date.parse(pending.plannedAt) > STUCK_AFTER_MS;
    const isTakenUp = TAKEN_UP_LATER.has(outcome) && !isStuck;
    if (!isTakenUp) {
        await kept.change((one) => ({
            ...(0,assignment_state/* abandonCheck */.Qu)(one, recordOf(host.world, report, at)),
            // What the service cannot analyse is not sent to it night after night.
            ...(outcome === 'analysis-failed' ? { failed: failedAgain(pending, one.failed ?? {}) } : {}),
        }));
    }
    await finish();
    const next = isTakenUp
        ? ' The next scan takes it up.'
        : isStuck
            ? ` It was begun on ${pending.plannedAt.slice(0, 10)} and is given up: the next scan begins another one.`
            : '';
    return { ...checked(assignment.name, report, null, own.issue), sentence: `${sentence}${next}` };
}
/** The check has results: what is new goes to the issue, then everything is noted. */
async function tell(due, { at, own, noted }, { report, finish }, issue) {
    const { host, kept, assignment } = due;
    const { name, settings } = assignment;
    // A box may have been ticked or cleared while the check ran.
    const meanwhile = await issue.read(own.issue);
    const read = await kept.change((one) => (0,assignment_state/* applyTicks */.L_)((0,assignment_state/* advanceTo */.gL)(one, 'read'), meanwhile?.ticks ?? new Map(), at));
    const known = { ...read, dismissed: stillDismissed(read.dismissed, report.cases) };
    const news = compareWithReported(report.findings, known, {
        thresholds: report.thresholds,
        dismissed: [...settings.dismissed, ...(0,cases_of_run/* casesOfRun */.M)(noted, report.findings).dismissed],
        pardoned: pardonedOf(report),
        at,
    });
    const record = {
        ...recordOf(host.world, report, at),
        newFindings: news.newCount,
        worseFindings: news.worseCount,
    };
    const content = {
        assignment: name,
        branch: host.branch,
        serverUrl: host.serverUrl,
        news,
        thresholds: report.thresholds,
        runs: [...read.runs, record],
        seen: { ...formerNames(read), ...read.seen },
        staff: host.staff,
        checkUrl: report.findings.checkUrl,
    };
    const written = await issue.write(read.issue, content, read.assigned);
    await kept.change((one) => reported(one, written, at));
    const leftover = leftoverOf(due, report);
    await kept.change((one) => ended(one, due, report, { at, record, news, leftover }));
    await finish();
    if (leftover !== null)
        await kept.change(assignment_state/* withoutLeftover */.u2);
    return checked(name, report, news, written?.number ?? null);
}
function reported(one, written, at) {
    return {
        ...(0,assignment_state/* advanceTo */.gL)((0,assignment_state/* applyTicks */.L_)(one, written?.ticks ?? new Map(), at), 'reported'),
        issue: written?.number ?? one.issue,
        ...(written?.assigned === true ? { assigned: true } : {}),
    };
}
/** The check that is to be deleted at the service once all is noted; null: it stays. */
function leftoverOf({ assignment }, { findings }) {
    return !assignment.settings.keepCheck && findings.service.kind === 'remote' ? findings.checkId : null;
}
function ended(one, { listed, gone }, report, told) {
    const { at, record, news, leftover } = told;
    const finished = (0,assignment_state/* finishCheck */.ou)(one, {
        record,
        seen: seenOf(report, listed, at),
        gone: gone ?? [],
        reportedPairs: news.reportedPairs,
        reportedFlags: news.reportedFlags,
    });
    return {
        ...(0,assignment_state/* rememberPseudonyms */.FK)(finished, facts_to_keep_peopleOf(report, one.salt)),
        failed: failedOf(report, listed, one.failed ?? {}),
        deadline: listed.deadline,
        ...(leftover === null ? {} : { leftover }),
    };
}
function issueOf({ host, assignment }) {
    const { world, repository, self, branch } = host;
    return scanIssue({
        github: world.github(),
        repository,
        target: 'own',
        self,
        clock: world.clock,
        signal: world.signal,
        log: world.log,
    }, assignment.name, branch);
}

;// CONCATENATED MODULE: ./build/scan/steps/work-on.js








/** With less than this left, no check is begun or taken up. */
const LEAST_MS = 10_000;
/**
 * Does what was decided about one assignment.
 *
 * @param known its state when the scan began
 * @throws Failure where the whole scan has to stop
 */
async function workOn(host, lease, { assignment, listed, note }, decision, known) {
    const { world } = host;
    const there = listed ?? NO_REPOSITORIES;
    const remarks = remarksOf(decision, there, known);
    const { reason } = decision;
    const explained = note === null ? reason : `${reason} ${note}`;
    if (decision.kind === 'wait') {
        // Where nobody asked for the repositories, nothing is known of the deadline.
        if (listed !== null && note === null)
            await noteDeadline(host, lease, assignment, listed, decision);
        return waited(assignment, explained, remarks, there.unread.size);
    }
    if (world.clock.now() > host.endsAtMs - LEAST_MS) {
        const sentence = `${reason} The time of this run (timeout-minutes) is over; the next scan goes on.`;
        return waited(assignment, sentence, remarks);
    }
    world.log.info(`${decision.name}: ${reason}`);
    // What was begun waits as well: most of the time it is the token.
    if (decision.kind === 'finish-pending' && there.found.length === 0) {
        return waited(assignment, explained, remarks);
    }
    const due = {
        host,
        lease,
        kept: assignmentStore(lease, assignment.name, host.newSalt),
        assignment,
        listed: there,
        gone: decision.kind === 'check' ? decision.gone : null,
    };
    try {
        const scanned = await (assignment.settings.dryRun ? rehearse(due) : scanAssignment(due));
        return { ...scanned, remarks };
    }
    catch (error) {
        if (!isOfOneAssignment(error))
            throw error;
        return failed(assignment, error);
    }
}
/**
 * Another deadline chooses other commits, so that every head was asked for. Where that changed nothing, it need not be done
 * again every night until the next check.
 */
async function noteDeadline(host, lease, { name }, { deadline, unread }, { changed }) {
    if (changed.length > 0 || unread.size > 0)
        return;
    await lease.update((state) => {
        const known = (0,assignment_state/* assignmentOf */.tq)(state, name);
        if (known === null || known.pending !== null || (known.deadline ?? null) === deadline)
            return state;
        return (0,assignment_state/* changeAssignment */.Iz)(state, name, host.newSalt, (one) => ({ ...one, deadline }));
    });
}

;// CONCATENATED MODULE: ./build/scan/run-scan.js








/**
 * Works through the assignments: pending checks first, then what is due. The state is written before and after every change
 * of the outside world, so that a scan that is cut off anywhere is taken up by the next one without doing anything twice.
 *
 * @throws Skipped where another scan is at it
 */
async function runScan(host) {
    const { world } = host;
    const taken = await takeLease(host.store, host.holder, world.date);
    if (!taken.taken)
        throw new domain_outcome/* Skipped */.zY(taken.sentence);
    const { store } = taken;
    for (const { salt } of Object.values(taken.state.assignments))
        host.onSecret(salt);
    try {
        return await scanAll(host, store, taken.state);
    }
    finally {
        await store.release().catch((error) => {
            world.log.warning(`The lease of this scan could not be given back and ends by itself: ${(0,message_of/* messageOf */.b)(error)}`);
        });
    }
}
/** All assignments are looked at before the first check, so that the one that waited longest goes first. */
async function scanAll(host, lease, state) {
    const looks = [];
    for (const assignment of host.assignments) {
        looks.push(await lookAt(host, lease, assignment, (0,assignment_state/* assignmentOf */.tq)(state, assignment.name)));
    }
    const sound = looks.filter(({ failure }) => failure === null);
    const decisions = decideAll(sound.map(({ assignment }) => assignment), state, new Map(sound.flatMap(({ assignment, listed }) => (listed === null ? [] : [[assignment.name, listed.found]]))), host.world.date());
    const results = looks.flatMap(({ assignment, failure }) => failure === null ? [] : [failed(assignment, failure)]);
    for (const decision of decisions) {
        const look = sound.find(({ assignment }) => assignment.name === decision.name);
        if (look !== undefined) {
            results.push(await workOn(host, lease, look, decision, (0,assignment_state/* assignmentOf */.tq)(state, decision.name)));
        }
    }
    return results;
}

// EXTERNAL MODULE: ./build/service/client/errors.js
var client_errors = __webpack_require__(61515);
;// CONCATENATED MODULE: ./build/runner/scan.js





















/** Scans every assignment of the settings. @throws Skipped, Failure */
async function scan(settings, world, context, onSecret) {
    const { repository } = world.event;
    const { endsAtMs } = world;
    const store = (0,open_store/* stateStoreOf */.U)(settings, world);
    if (repository === null)
        throw new domain_outcome/* ConfigurationError */.j1('mode: scan works in a workflow of a repository.');
    const assignments = await runScan({
        assignments: settings.assignments,
        world,
        store,
        holder: {
            run: context.runId,
            attempt: context.attempt,
            token: (0,external_node_crypto_.randomBytes)(16).toString('hex'),
        },
        repository,
        branch: settings.stateBranch === state_branch/* STATE_BRANCH */.bm ? null : settings.stateBranch,
        endsAtMs,
        self: await selfOf(world.github()),
        serverUrl: world.event.serverUrl,
        staff: settings.staff,
        cache: settings.cacheDir === null ? null : packedCache((0,external_node_path_.resolve)(world.workspace, settings.cacheDir)),
        newSalt: open_store/* newSalt */.N,
        onSecret,
        check: async (assignment, own, prior) => {
            const tempDir = (0,external_node_path_.join)(world.tempDir, assignment.name);
            await (0,promises_.mkdir)(tempDir, { recursive: true });
            // Whatever the input says of re-runs: a scan never begins a second check beside the one that is pending.
            const result = await (0,main/* main */.i)({ ...assignment.settings, mode: 'check', resume: true }, { ...own, tempDir, endsAtMs }, prior);
            const report = (0,redaction/* redactDeep */.KL)(result.report, world.redact);
            const directory = (0,external_node_path_.join)((0,external_node_path_.resolve)(world.workspace, settings.reportDir), assignment.name);
            const { isKept, files } = await (0,report_write/* writeReportFiles */.t4)(report, {
                directory,
                workspace: world.workspace,
                audience: 'staff',
                template: (0,assets/* reportTemplate */.J)(),
                redact: world.redact,
            });
            if (isKept)
                world.log.notice((0,report_write/* keptWords */.Gx)(directory, files));
            return {
                report,
                finish: async () => {
                    for (const warning of await result.finish())
                        world.log.warning(warning);
                },
            };
        },
        discard: async (assignment, checkId) => {
            const service = await (0,open_service/* openService */.IH)(assignment.settings, world, endsAtMs);
            try {
                if (!(await (0,check_delete/* deleteCheck */.c)(service.client, checkId))) {
                    throw new client_errors/* UnavailableError */.hG(`The service did not delete the check ${checkId}.`);
                }
            }
            finally {
                await service.close();
            }
        },
    });
    return endOf(assignments);
}
async function selfOf(github) {
    return (await (0,identity/* whoAmI */.W)(github)).login;
}
/** The worse comes first: what one assignment needs is what the whole scan needs. */
const WORST_FIRST = [
    'internal-error',
    'cancelled',
    'auth',
    'account-suspended',
    'forbidden',
    'config-error',
    'analysis-failed',
    'timeout',
    'rate-limited',
    'service-unavailable',
    'network',
    'flagged',
    'incomplete',
    'passed',
    'skipped',
];
function endOf(assignments) {
    const worst = WORST_FIRST.find((outcome) => assignments.some((one) => one.outcome === outcome)) ?? 'skipped';
    const checked = assignments.filter(({ kind }) => kind === 'checked').length;
    const failed = assignments.filter(({ kind }) => kind === 'failed');
    const [first] = failed;
    // The sentence is all that an annotation shows: the first reason stands in it.
    const missed = first === undefined
        ? ''
        : `, ${failed.length} could not be looked at. ${first.name}: ${(0,format/* pointsInLine */.rC)(first.sentence).replace(/\.$/, '')}`;
    return {
        outcome: worst,
        exitCode: assignments.some(({ exitCode }) => exitCode === 1) ? 1 : 0,
        sentence: `${(0,format/* count */.U9)(assignments.length, 'assignment')}: ${checked} checked, ${assignments.length - checked - failed.length} not due${missed}.`,
        assignments,
    };
}
/** Of all assignments together. */
function scanOutputs(end) {
    const reports = end.assignments.flatMap(({ report }) => (report === null ? [] : [report]));
    const highest = (pick) => {
        const values = reports.map(pick).filter((value) => value !== null);
        return values.length === 0 ? 'n/a' : String(Math.max(...values));
    };
    const sum = (pick) => String(reports.reduce((total, report) => total + pick(report), 0));
    return {
        'submission-count': sum(({ findings }) => (0,submission/* judgedOf */.B8)(findings.submissions).length),
        'flagged-count': sum(({ verdict }) => verdict.flagged.length),
        'stands-out-count': sum(({ verdict }) => verdict.standsOut.length),
        'max-similarity': highest(({ verdict }) => verdict.maxSimilarity),
        'max-ai-score': highest(({ verdict }) => verdict.maxAiScore),
    };
}
/** Remarks shown of each assignment. */
const MAX_REMARKS = 50;
/** The job's summary of a scan: what became of each assignment, then each report as far as there is room. */
function renderScanSummary(end, maxBytes) {
    const rows = end.assignments.map(({ name, outcome, sentence, issue, news }) => [
        (0,text_escape/* markdownCode */.D9)(name),
        outcome,
        news === null ? '' : `${news.newCount} / ${news.worseCount}`,
        issue === null ? '' : `#${issue}`,
        (0,text_escape/* markdownText */.p7)(sentence),
    ].join(' | '));
    const parts = [
        '## Similarity scan',
        '',
        (0,text_escape/* markdownText */.p7)(end.sentence),
        '',
        '| assignment | outcome | new / worse | issue | |',
        '| --- | --- | --- | --- | --- |',
        ...rows.map((row) => `| ${row} |`),
        '',
        ...end.assignments.flatMap(({ name, remarks }) => remarks.length === 0
            ? []
            : [
                `**${(0,text_escape/* markdownText */.p7)(name)}**`,
                '',
                ...remarks.slice(0, MAX_REMARKS).map((remark) => `- ${(0,text_escape/* markdownText */.p7)(remark)}`),
                ...(remarks.length > MAX_REMARKS ? [`- … and ${remarks.length - MAX_REMARKS} more.`] : []),
                '',
            ]),
    ];
    let text = `${parts.join('\n')}\n`;
    for (const { name, report } of end.assignments) {
        if (report === null)
            continue;
        const section = `\n---\n\n# ${(0,text_escape/* markdownText */.p7)(name)}\n\n${(0,summary/* renderSummary */.B)((0,views_view/* viewOf */.d)(report, 'staff'))}\n`;
        if (Buffer.byteLength(text) + Buffer.byteLength(section) > maxBytes) {
            text += `\nThe report of ${(0,text_escape/* markdownCode */.D9)(name)} is in the files of this run.\n`;
            continue;
        }
        text += section;
    }
    return text;
}

;// CONCATENATED MODULE: ./build/runner/carry-out.js













/** Finds out whether the repository is private, and reads the settings. @throws Failure */
async function prepare(job, world) {
    const { raw, log } = job;
    const nobody = (0,within_time/* until */.TG)(job.anonymous.get, world.signal);
    const asked = job.context.event.name === 'schedule' ? [nobody] : [];
    const hasToken = raw['github-token'] !== undefined;
    const isPrivate = await visibilityOf(job.context, hasToken ? [world.github, nobody] : asked);
    const event = { ...job.context.event, repositoryIsPrivate: isPrivate };
    const context = { ...job.context, event };
    const settings = await readSettings(raw, context, world.github, log);
    // Before the settings count as read: what is wrong with them may be said to everybody.
    refusePublicParts(settings, isPrivate);
    return { settings, context };
}
/** Does what the settings ask for. @throws Skipped, Failure */
async function carryOut(job, task, world) {
    const { settings, context } = task;
    switch (settings.mode) {
        case 'scan':
            return { kind: 'scan', end: await scan(settings, world, context, job.onSecret) };
        case 'bot': {
            const report = await (0,answer_command/* answerCommand */.k3)({
                settings,
                world,
                store: () => (0,open_store/* stateStoreOf */.U)(settings, world),
                newSalt: open_store/* newSalt */.N,
                check: (own, around) => checkAndPost(job, { settings: own, context }, around),
            });
            return { kind: 'bot', report };
        }
        case 'check':
            return { kind: 'check', result: await (0,main/* main */.i)(settings, world, await carry_out_priorOf(task, world)) };
    }
}
/** Closes a check. What cannot be closed is no reason to fail: its result is known. */
async function finishCheck({ finish }, { log }) {
    try {
        for (const warning of await finish())
            log.warning(warning);
    }
    catch (error) {
        if (!(error instanceof domain_outcome/* Failure */.HR))
            log.debug(String(error));
    }
}
/** A check that a command asks for is reported before the command is answered. */
async function checkAndPost(job, task, world) {
    const { settings, context } = task;
    const { log, redact } = job;
    const result = await (0,main/* main */.i)(settings, world, await carry_out_priorOf(task, world));
    try {
        const report = (0,redaction/* redactDeep */.KL)(result.report, redact);
        const print = (text) => void process.stdout.write(text);
        const { github } = world;
        await post(report, audienceOf(settings, context), { settings, context, github, log, redact, print });
        return report;
    }
    finally {
        await finishCheck(result, job);
    }
}
/** A check of a pull request knows what people said about pairs of them; late submissions join a report that is there. */
async function carry_out_priorOf({ settings, context }, world) {
    if (settings.add.length > 0) {
        return (0,prior/* priorOfEarlier */.u)(await (0,earlier_class/* readEarlierClass */.P)((0,external_node_path_.resolve)(world.workspace, settings.reportDir)));
    }
    const isRemembered = settings.source === 'pull-request' &&
        settings.githubToken !== null &&
        context.event.repositoryIsPrivate === true;
    if (!isRemembered)
        return prior/* NOTHING_PRIOR */.Z;
    return { ...prior/* NOTHING_PRIOR */.Z, cases: await (0,answer_command/* pullRequestCases */.Mz)((0,open_store/* stateStoreOf */.U)(settings, world), world) };
}
/** @throws ConfigurationError where everybody could read the code that a part hands over */
function refusePublicParts({ shard }, isPrivate) {
    if (shard?.kind !== 'part' || isPrivate !== false)
        return;
    throw new domain_outcome/* ConfigurationError */.j1('shard: parts hand over what they collected as an artifact, which in a public repository everybody can read; run it in a private one.');
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/process/cancellation.js
var cancellation = __webpack_require__(35947);
// EXTERNAL MODULE: ./build/process/system-clock.js
var system_clock = __webpack_require__(65914);
// EXTERNAL MODULE: ./build/run/open-github.js
var open_github = __webpack_require__(72322);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/runner/action-log.js


/**
 * The log of a workflow job. Whatever is logged may hold hostile names: a line break followed by `::` would be read as a
 * workflow command (`core.info` does not escape), so every message stays one line without control characters.
 */
function actionLog(redact) {
    const clean = (message) => (0,workflow_commands/* oneLine */.TN)(redact(message));
    return {
        debug: (message) => core/* debug */.Yz(clean(message)),
        info: (message) => core/* info */.pq(clean(message)),
        notice: (message) => core/* notice */.lm(clean(message)),
        warning: (message) => core/* warning */.$e(clean(message)),
        error: (message) => core/* error */.z3(clean(message)),
        group: (title, body) => core/* group */.Os(clean(title), body),
    };
}

;// CONCATENATED MODULE: ./build/runner/outputs.js


/** What the outputs hold until the run has decided: nothing that a later step could take for a result. */
const NEUTRAL_OUTPUTS = {
    outcome: 'internal-error',
    'check-id': '',
    'check-url': '',
    'submission-count': '0',
    'flagged-count': '0',
    'stands-out-count': '0',
    'max-similarity': 'n/a',
    'max-ai-score': 'n/a',
    'report-path': '',
};
/** What the outputs hold of a report; the outcome and the folder are written when they are certain. */
function outputsOf({ findings, verdict }) {
    return {
        'check-id': findings.checkId === null ? '' : String(findings.checkId),
        'check-url': findings.checkUrl ?? '',
        'submission-count': String((0,submission/* judgedOf */.B8)(findings.submissions).length),
        'flagged-count': String(verdict.flagged.length),
        'stands-out-count': String(verdict.standsOut.length),
        'max-similarity': String(verdict.maxSimilarity ?? 'n/a'),
        'max-ai-score': String(verdict.maxAiScore ?? 'n/a'),
    };
}
/**
 * Writes outputs; the runner takes the last value of each name.
 *
 * @returns whether all of them are written: the file's disk may be full
 */
function writeOutputs(outputs) {
    try {
        for (const [name, value] of Object.entries(outputs))
            core/* setOutput */.uH(name, value);
        return true;
    }
    catch (error) {
        core/* error */.z3(`The outputs could not be written (${String(error)}); a later step must not rely on them.`);
        return false;
    }
}

;// CONCATENATED MODULE: ./build/runner/run-context.js




/**
 * Reads the runner's variables and the event's payload through the toolkit of GitHub. What is missing or odd is null.
 *
 * @param environment the variables of this process: the toolkit reads no other ones
 * @param workingDirectory where relative paths begin outside of a workflow
 * @returns also a sentence for the log where the file of the event cannot be read, so that nothing is known of the event
 */
async function readRunContext(environment, workingDirectory) {
    const problem = problemOf(environment['GITHUB_EVENT_PATH'] ?? '');
    // The toolkit would print a line of its own, or throw when it is loaded.
    if (problem !== null)
        delete process.env['GITHUB_EVENT_PATH'];
    // Loaded here, because it reads the variables when it is: the command line has none.
    const { context: toolkit } = await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 60722));
    const { eventName, apiUrl, serverUrl, actor, sha, ref, runId, runAttempt } = toolkit;
    const event = (0,event_context/* readEventContext */.ws)({
        eventName,
        apiUrl,
        serverUrl,
        actor,
        sha,
        ref,
        repository: environment['GITHUB_REPOSITORY'],
        repositoryId: idOf(environment['GITHUB_REPOSITORY_ID']),
        runId: Number.isNaN(runId) ? undefined : runId,
        runAttempt: Math.max(1, runAttempt || 1),
    }, toolkit.payload);
    const repository = event.repository === null ? null : (0,names/* fullName */.fq)(event.repository);
    const run = repository === null || event.run === null ? null : `${repository}/actions/runs/${event.run.id}`;
    return {
        context: {
            event,
            repository,
            runId: String(event.run?.id ?? 'local'),
            attempt: event.run?.attempt ?? 1,
            job: toolkit.job || 'job',
            workflow: toolkit.workflow || null,
            runUrl: run === null ? null : `${event.serverUrl}/${run}`,
            workspace: environment['GITHUB_WORKSPACE'] || workingDirectory,
            tempDir: environment['RUNNER_TEMP'] || null,
            summaryPath: environment['GITHUB_STEP_SUMMARY'] || null,
        },
        problem,
    };
}
/** Why the payload of the event cannot be read; null: it can, or there is none. */
function problemOf(path) {
    if (path === '')
        return null;
    try {
        JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        return null;
    }
    catch (error) {
        return `The event's file (GITHUB_EVENT_PATH) cannot be read: ${(0,message_of/* messageOf */.b)(error)}. The run goes on as if the event said nothing about itself.`;
    }
}
function idOf(text) {
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

;// CONCATENATED MODULE: ./build/runner/job.js














/** After a cancellation the runner waits 7.5 s before it insists: what is not done by then is given up. */
const CANCEL_PATIENCE_MS = 3_500;
const DEFAULT_MINUTES = 30;
const TIME_IS_OVER = 'The time of this run (timeout-minutes) was over before GitHub had answered everything. Run again later, or raise it.';
/** Reads the surroundings of this process. Nothing is connected yet. */
async function openJob(raw, environment) {
    const startedAtMs = system_clock/* systemClock */.m.now();
    const secrets = new redaction/* Secrets */.Sb((0,raw_inputs/* secretsOf */.Fj)(raw));
    const { redact } = secrets;
    const log = actionLog(redact);
    const { context, problem } = await readRunContext(environment, process.cwd());
    if (problem !== null)
        log.warning(problem);
    const { signal, release } = (0,cancellation/* cancelOnSignals */.d)(process);
    const timeoutMs = timeoutOf(raw);
    const connect = (token) => (0,open_github/* lazyGitHub */.e)({
        token,
        apiUrl: context.event.apiUrl,
        clock: system_clock/* systemClock */.m,
        log,
        signal,
        timeoutMs,
        environment,
        version: version/* VERSION */.x,
    });
    const github = connect(raw['github-token'] ?? null);
    const anonymous = connect(null);
    const other = raw['collect-token'];
    const collector = other === undefined ? github : connect(other);
    const checks = [];
    const cancelled = endOfCancellation(signal, () => checks.at(-1) ?? null);
    return {
        raw,
        environment,
        context,
        log,
        redact,
        onSecret: (secret) => {
            if (secrets.add(secret))
                core/* setSecret */.Pq(secret);
        },
        signal,
        endsAtMs: (ms = timeoutMs) => startedAtMs + ms,
        github,
        anonymous,
        collector,
        onCheck: (id) => {
            checks.push(id);
            writeOutputs({ 'check-id': String(id) });
            core/* saveState */.LZ('check-id', String(id));
        },
        step: async (policy, body) => {
            const onDefect = (error) => log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
            const step = await Promise.race([(0,execute/* execute */.g)(body, policy, onDefect), cancelled]);
            return step.done ? step : { done: false, end: (0,redaction/* redactDeep */.KL)(step.end, redact) };
        },
        close: async () => {
            await github.close();
            if (collector !== github)
                await collector.close();
            await anonymous.close();
            release();
        },
    };
}
/** The world of this job's run. @param tempDir a folder of this run alone */
function worldOf(job, context, tempDir, endsAtMs) {
    const { event, repository, workspace, runId, attempt, runUrl, job: jobSlug } = context;
    const { pullRequest } = event;
    return {
        clock: system_clock/* systemClock */.m,
        random: Math.random,
        log: job.log,
        signal: job.signal,
        endsAtMs,
        date: () => new Date(),
        workspace,
        tempDir,
        redact: job.redact,
        environment: job.environment,
        toolVersion: version/* VERSION */.x,
        run: { runId, jobSlug, attempt },
        runUrl,
        defaultLabel: [repository ?? 'similarity', event.name ?? ''].join(' ').trim(),
        // What was checked, for a person: never the event, which says how it was asked for.
        title: `${repository ?? 'Similarity check'}${pullRequest === null ? '' : `#${pullRequest.number}`}`,
        event,
        github: job.github.get,
        collector: job.collector.get,
        onCheck: job.onCheck,
    };
}
/** Works in a world until its time is over, at the latest. */
function inTime(world, work) {
    const { clock, endsAtMs, signal } = world;
    return (0,within_time/* withinTime */.dn)({ clock, endsAtMs, signal, sentence: TIME_IS_OVER }, (ends) => work((0,within_time/* endedBy */.mr)(world, ends)));
}
/** Where a run has its temporary folder. */
function tempParentOf({ tempDir }) {
    return tempDir ?? (0,external_node_os_.tmpdir)();
}
/** The run's own time as it was asked for, before the settings are read; what is odd is refused later. */
function timeoutOf(raw) {
    const minutes = Number(raw['timeout-minutes'] ?? '');
    return (minutes > 0 ? minutes : DEFAULT_MINUTES) * 60_000;
}
/** Ends the wait for a run that does not end by itself after it was cancelled. */
function endOfCancellation(signal, checkId) {
    return new Promise((done) => {
        const giveUp = () => {
            const id = checkId();
            const reason = signal.reason;
            const said = reason instanceof domain_outcome/* Cancelled */.cJ ? reason.message : 'The run was cancelled.';
            const sentence = `${said}${id === null ? '' : ` The check ${id} stays at the service.`}`;
            done({
                done: false,
                end: { outcome: 'cancelled', exitCode: 1, openSentence: null, sentence, report: null },
            });
        };
        signal.addEventListener('abort', () => setTimeout(giveUp, CANCEL_PATIENCE_MS).unref(), { once: true });
    });
}

// EXTERNAL MODULE: ./build/report/channels/console.js
var console = __webpack_require__(13369);
// EXTERNAL MODULE: ./build/report/student-sentence.js
var student_sentence = __webpack_require__(18480);
// EXTERNAL MODULE: ./build/report/views/student.js
var student = __webpack_require__(2169);
;// CONCATENATED MODULE: ./build/runner/conclude.js

/** The last words of a run, and its exit code. */
function conclude(end, log) {
    const isWritten = writeOutputs({ outcome: end.outcome });
    const words = `${end.outcome}: ${end.sentence}`;
    if (end.exitCode === 1)
        log.error(words);
    else if (end.outcome === 'passed')
        log.info(words);
    else if (end.outcome === 'skipped')
        log.notice(words);
    // A policy let the job pass; what it passes over has to be seen.
    else
        log.warning(words);
    return isWritten ? end.exitCode : 1;
}

;// CONCATENATED MODULE: ./build/runner/publish.js














/** Of each list in the log: the worst stand first, and the report has them all. */
const MAX_ROWS = 40;
/**
 * Writes everything that a person or a later step reads. A channel that fails is a warning, never another verdict.
 *
 * @returns the exit code
 */
async function publish(ended, effects) {
    const { end, settings, context, isPart, isPosted } = ended;
    const { log, redact } = effects;
    const { report } = end;
    const audience = audienceOf(settings, context);
    // What is wrong with the settings stands in a workflow and a file that every reader can read as well.
    const said = settings === null ? 'staff' : audience;
    const sentence = said === 'staff' ? end.sentence : sentenceForStudents(end);
    if (report !== null && settings !== null) {
        writeOutputs(outputsOf(report));
        const directory = (0,external_node_path_.resolve)(context.workspace, settings.reportDir);
        if (!isPart)
            await writeReport(report, audience, directory, ended, effects);
    }
    const { summaryPath } = context;
    if (summaryPath !== null) {
        await attempt(log, 'The job summary could not be written', async () => {
            const isWhole = report !== null && !isPart;
            const text = isWhole ? (0,summary/* renderSummary */.B)((0,views_view/* viewOf */.d)(report, audience)) : (0,summary/* renderFailure */.z)(end.outcome, sentence);
            await (0,promises_.appendFile)(summaryPath, redact(text));
        });
    }
    if (report !== null && settings !== null && !isPart && !isPosted) {
        const print = (text) => void process.stdout.write(text);
        await attempt(log, 'The result could not be written to GitHub', () => effects.inTime((github) => post(report, audience, { settings, context, github, log, redact, print })));
    }
    if (said === 'staff') {
        const warnings = report?.verdict.warnings ?? [];
        for (const warning of warnings.slice(0, MAX_WARNINGS))
            log.warning(warning);
    }
    // For the person who may run it again with debug logging on.
    if (sentence !== end.sentence)
        log.debug(`The whole sentence: ${end.sentence}`);
    return said === 'staff' || report === null
        ? conclude({ ...end, sentence }, log)
        : concludeForStudents(end, (0,student/* studentView */.B)(report), log);
}
/** Writes the report's files, and prints it into the log. */
async function writeReport(report, audience, directory, { context: { workspace } }, { log, redact }) {
    await attempt(log, 'The report files could not be written', async () => {
        const options = { directory, workspace, audience, template: (0,assets/* reportTemplate */.J)(), redact };
        const { isKept, files } = await (0,report_write/* writeReportFiles */.t4)(report, options);
        if (isKept) {
            log.notice((0,report_write/* keptWords */.Gx)(directory, files));
            return;
        }
        writeOutputs({ 'report-path': directory });
        log.info(`The report is in ${directory}: open index.html.`);
    });
    const layout = { colours: false, width: 120, maxRows: MAX_ROWS };
    process.stdout.write(redact((0,console/* renderConsole */.q)((0,views_view/* viewOf */.d)(report, audience), layout)));
}
async function attempt(log, what, write) {
    try {
        await write();
    }
    catch (error) {
        log.warning(`${what}: ${(0,message_of/* messageOf */.b)(error)}`);
    }
}
/** Of the ten annotations that the runner shows of a step, what a verdict's warnings may take; the report has them all. */
const MAX_WARNINGS = 5;
/**
 * The last words where students read them: of a verdict, which says nothing about others. The job's colour is the policy of
 * `fail-on`; where the author is not to be exposed, or nothing is told, no red line of ours stands beside it.
 */
function concludeForStudents(end, view, log) {
    const { outcome, sentence } = view;
    if (outcome !== null && !(view.isPublic && outcome === 'flagged')) {
        return conclude({ ...end, sentence }, log);
    }
    writeOutputs({ outcome: end.outcome });
    log.notice(sentence);
    return end.exitCode;
}
/** A reason is kept back where it could name a peer, and nowhere else: failures of our own are for whoever reads the log. */
function sentenceForStudents(end) {
    if (end.report !== null)
        return (0,student/* studentView */.B)(end.report).sentence;
    return end.openSentence ?? (0,student_sentence/* studentFailureSentence */.$0)(end.outcome);
}

;// CONCATENATED MODULE: ./build/runner/publish-scan.js






/** Outputs and summary of a scan; the files of each assignment are there already. */
async function publishScan(end, settings, context, log, redact) {
    writeOutputs(scanOutputs(end));
    if (settings !== null)
        writeOutputs({ 'report-path': (0,external_node_path_.resolve)(context.workspace, settings.reportDir) });
    for (const { name, sentence } of end.assignments)
        log.info(`${name}: ${sentence}`);
    if (context.summaryPath !== null) {
        const text = redact(renderScanSummary(end, domain_limits/* LIMITS */.b.summaryBytes - SUMMARY_RESERVE));
        await (0,promises_.appendFile)(context.summaryPath, text).catch((error) => {
            log.warning(`The job summary could not be written: ${String(error)}`);
        });
    }
    return conclude(end, log);
}
/** Other steps of the job write into the same summary. */
const SUMMARY_RESERVE = 64 * 1024;

;// CONCATENATED MODULE: ./build/runner/action.js











/** One run as a GitHub Action: inputs and context from the environment, results into the runner's files. */
async function runAction(environment = process.env) {
    process.exitCode = 1;
    const raw = (0,raw_inputs/* readInputs */.Ko)(environment);
    // Before anything else is said.
    for (const secret of (0,raw_inputs/* secretsOf */.Fj)(raw))
        core/* setSecret */.Pq(secret);
    writeOutputs(NEUTRAL_OUTPUTS);
    const settled = watchForTheEnd();
    // 1. The job: event, log, connections, and a folder of its own.
    const job = await openJob(raw, environment);
    const folder = await job.step(null, () => (0,temp_dir/* makeTempDir */.m)(tempParentOf(job.context), 'RUNNER_TEMP'));
    // 2. What it does, and what that came to.
    const run = folder.done ? await runIn(folder.value, job) : { end: folder.end, task: null, carried: null };
    // 3. Everything that a person or a later step reads.
    const exitCode = await action_tell(run, job);
    // 4. Nothing stays behind.
    if (run.carried?.kind === 'check')
        await finishCheck(run.carried.result, job);
    await job.close();
    if (folder.done)
        await (0,promises_.rm)(folder.value, { recursive: true, force: true }).catch(() => { });
    settled();
    process.exitCode = exitCode;
    // Whatever was left open must not keep the job waiting.
    if (job.signal.aborted || run.end.outcome === 'timeout')
        process.exit(exitCode);
}
async function runIn(tempDir, job) {
    for (const warning of (0,raw_inputs/* misspelledInputs */.wo)(job.environment))
        job.log.warning(warning);
    const first = worldOf(job, job.context, tempDir, job.endsAtMs());
    const task = await job.step(null, () => inTime(first, (within) => prepare(job, within)));
    if (!task.done)
        return { end: task.end, task: null, carried: null };
    const { settings, context } = task.value;
    // The config file may say another time.
    const world = worldOf(job, context, tempDir, job.endsAtMs(settings.timeoutMs));
    const carried = await job.step(settings, () => inTime(world, (within) => carryOut(job, task.value, within)));
    if (!carried.done)
        return { end: carried.end, task: task.value, carried: null };
    return {
        end: (0,redaction/* redactDeep */.KL)(endOfCarried(carried.value), job.redact),
        task: task.value,
        carried: carried.value,
    };
}
function endOfCarried(carried) {
    switch (carried.kind) {
        case 'scan':
            return { ...carried.end, openSentence: null, report: null };
        case 'bot':
            return (0,execute/* endOf */.p)(carried.report);
        case 'check':
            return (0,execute/* endOf */.p)(carried.result.report);
    }
}
/** @returns the exit code */
function action_tell({ end, task, carried }, job) {
    const { log, redact } = job;
    const settings = task?.settings ?? null;
    const context = task?.context ?? job.context;
    if (carried?.kind === 'scan' && end.outcome !== 'cancelled') {
        return publishScan(carried.end, settings, context, log, redact);
    }
    const isPart = carried?.kind === 'check' && carried.result.isPart;
    const world = worldOf(job, context, '', job.endsAtMs(settings?.timeoutMs));
    return publish({ end, settings, context, isPart, isPosted: carried?.kind === 'bot' }, { log, redact, inTime: (work) => inTime(world, ({ github }) => work(github)) });
}
/** Says so where the process ends before the run does. @returns call it when the run is at its end */
function watchForTheEnd() {
    const onExit = () => {
        core/* error */.z3('The run did not finish: it waits for something that never comes. Please report this defect.');
        process.exitCode = 1;
    };
    process.once('beforeExit', onExit);
    return () => process.off('beforeExit', onExit);
}


/***/ }),

/***/ 52220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   M0: () => (/* binding */ bar),
/* harmony export */   YB: () => (/* binding */ columns),
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


/***/ })

};
