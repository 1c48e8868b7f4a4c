export const id = 398;
export const ids = [398];
export const modules = {

/***/ 43287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ startWorker),
/* harmony export */   J8: () => (/* binding */ reportTemplate)
/* harmony export */ });
/* unused harmony export serverPage */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
// The only module that names bundled files. The bundler's asset relocator reads no syntax newer than ES2020 and then
// copies files unbundled without a word, so this file keeps to it. In the bundle `new URL(…)` becomes a plain path.


/** A worker thread of this program; what it does is decided by `data`. */
function startWorker(data, resourceLimits = {}) {
    const bundled = __webpack_require__.ab + "worker.js";
    // Before Node.js 24.15 its SQLite, which the embedded service uses, prints a warning into the job's log.
    const execArgv = ['--disable-warning=ExperimentalWarning'];
    if (bundled instanceof URL) {
        // Run from its sources, the worker is the TypeScript file beside this one.
        const source = new URL(bundled.href.replace(/\.js$/, '.ts'));
        return new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(source, { workerData: data, execArgv, resourceLimits });
    }
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(bundled, { workerData: data, execArgv, resourceLimits });
}
/** The report page without data. */
function reportTemplate() {
    const bundled = __webpack_require__.ab + "report.html";
    if (bundled instanceof URL)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(new URL('../dist/report.html', bundled), 'utf8');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(bundled, 'utf8');
}
/** The page of a server. */
function serverPage() {
    const bundled = __webpack_require__.ab + "server.html";
    if (bundled instanceof URL)
        return readFileSync(new URL('../dist/server.html', bundled), 'utf8');
    return readFileSync(bundled, 'utf8');
}


/***/ }),

/***/ 33684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Hk: () => (/* binding */ canBeWritten),
/* harmony export */   dR: () => (/* binding */ writtenPath),
/* harmony export */   df: () => (/* binding */ slashed)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * Where a path lies below a folder, with slashes; '' for the folder itself. null: it does not lie there.
 *
 * @param paths how the system writes paths: `node:path`, its `posix` or its `win32`
 */
function below(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const from = paths.relative(folder, path);
    // Another drive has no relative path.
    if (from === '..' || from.startsWith(`..${paths.sep}`) || paths.isAbsolute(from))
        return null;
    return from.split(paths.sep).join('/');
}
/** A path with slashes, as this program names files on every system. */
function slashed(path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return path.split(paths.sep).join('/');
}
/**
 * A path or glob as a person wrote it, with slashes: on Windows people write `last-year\*`. A word with one slash may also
 * name a repository; what had a back slash never does, so it begins with a dot.
 */
function writtenPath(line, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const path = slashed(line, paths);
    return path === line || /^(?:\.{0,2}\/|[A-Za-z]:)/.test(path) ? path : `./${path}`;
}
/** What Windows takes for a device, whatever ending stands behind it. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;
/** What its names may not hold; a colon would write into a stream that nobody sees. */
const FORBIDDEN = /[<>:"\\|?*]|[. ]$/;
/** Whether each part of a path (with slashes) can be the name of a file here as it is. */
function canBeWritten(path, platform = process.platform) {
    if (platform !== 'win32')
        return true;
    return path
        .split('/')
        .every((part) => !DEVICE.test(part) && !FORBIDDEN.test(part) && !/\p{Cc}/u.test(part));
}


/***/ }),

/***/ 1715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);


/** Windows refuses to replace a file that somebody has open for a moment: a virus scanner, an editor, a browser. */
const IN_USE = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** Together two seconds. */
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 600, 620];
/**
 * Gives a file the name of another one, which it replaces as a whole.
 *
 * @param system for tests
 * @throws the error of the file system
 */
async function replaceFile(from, to, system = { platform: process.platform, rename: node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename, pause: node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout }) {
    for (const ms of system.platform === 'win32' ? PAUSES_MS : []) {
        try {
            await system.rename(from, to);
            return;
        }
        catch (error) {
            if (!IN_USE.has(error.code))
                throw error;
            await system.pause(ms);
        }
    }
    await system.rename(from, to);
}


/***/ }),

/***/ 49044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderSummary),
/* harmony export */   z: () => (/* binding */ renderFailure)
/* harmony export */ });
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60545);
/* harmony import */ var _domain_said_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(59168);
/* harmony import */ var _domain_submission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18433);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33699);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40389);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73387);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(59985);
/* harmony import */ var _download_line_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22914);
/* harmony import */ var _explanation_lines_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52198);
/* harmony import */ var _histogram_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13585);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(65883);
/* harmony import */ var _searched_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7226);
/* harmony import */ var _student_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94128);
/* harmony import */ var _web_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73939);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62867);















/** Pairs shown in the summary: the report has them all. */
const PAIRS_SHOWN = 20;
/** Of the budget, what the table of submissions may take at most, so that what follows it is still there. */
const TABLE_SHARE = 0.6;
/** Of what was left out, and of notices: the report has it all. */
const MAX_LIST_BYTES = 60_000;
/**
 * The job's summary in GitHub Markdown: verdict first, worst submission first.
 *
 * @param maxBytes GitHub drops a summary whole when it is larger, so it is cut here, with "and N more"
 */
function renderSummary(view, maxBytes = _domain_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.summaryBytes) {
    const { cover, words } = view;
    const lines = view.audience === 'staff'
        ? staffSummary(cover, view.staff, words, maxBytes)
        : studentSummary(cover, view.student, words, maxBytes);
    return (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMarkdown */ .G$)(lines.join('\n'), maxBytes);
}
/** The summary of a run that ended before there was anything to report. @param sentence one that its readers may read */
function renderFailure(outcome, sentence, words) {
    const { mark, title } = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)(outcome);
    return `## ${mark} ${words.tell(title)}\n\n**${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .pointsInLine */ .rC)(words.tell(sentence)))}**\n`;
}
function coverLines(cover, words) {
    const { mark, title } = cover.headline;
    const first = words.say('words.colon', {
        first: `## ${mark} ${words.tell(title)}`,
        rest: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(cover.title),
    });
    return [first, '', `**${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(words.tell(cover.sentence))}**`, ''];
}
function howToReadLines({ howToRead }, words) {
    return [
        `<details><summary>${words.say('comment.howToRead')}</summary>`,
        '',
        ...howToRead.map((line) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(words.tell(line))}`),
        '',
        '</details>',
        '',
    ];
}
function staffSummary(cover, view, words, maxBytes) {
    const listBytes = Math.min(MAX_LIST_BYTES, maxBytes / 8);
    const { warnings } = view.report.verdict;
    const notices = view.report.findings.notices.map((notice) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(words.write(notice))}`);
    const head = [
        ...coverLines(cover, words),
        ...(0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(warnings.map((warning) => `> ⚠️ ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(words.tell(warning))}  `), listBytes, (n) => `> ${words.say('comment.moreWarnings', { n })}`).lines,
        ...(warnings.length > 0 ? [''] : []),
        ...(view.cases === null ? [] : [words.say('comment.decided', { cases: view.cases }), '']),
    ];
    const tail = [
        ...dismissedSection(view, words, listBytes),
        ...spreadSection(view, words),
        ...leftOutSection(view, words, listBytes),
        ...listSection('comment.notices', notices, words, listBytes),
        ...howToReadLines(cover, words),
        ...(0,_download_line_js__WEBPACK_IMPORTED_MODULE_9__/* .downloadLines */ .W)(cover.runUrl, words),
        runLine(view, words),
    ];
    const flags = listSection('comment.whyFlagged', (0,_explanation_lines_js__WEBPACK_IMPORTED_MODULE_10__/* .explanationLines */ .b)(view, words), words, listBytes);
    const web = listSection('web.title', (0,_web_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .webLines */ .I5)(view, words), words, listBytes);
    const budget = maxBytes - (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .byteLength */ .dp)([...head, ...web, ...tail].join('\n')) - listBytes - 1000;
    const submissions = submissionsSection(view, words, budget * TABLE_SHARE);
    const pairs = pairsSection(view, words, budget - submissions.used);
    return [...head, ...submissions.lines, ...flags, ...web, ...pairs, ...tail, ''];
}
/** `used`: bytes of its rows. */
function submissionsSection(view, words, budget) {
    if (view.listed.length === 0)
        return { lines: [], used: 0 };
    const ai = view.report.findings.aiRun;
    const names = [
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.submission'),
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.similarity'),
        ...(ai ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.ai')] : []),
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.suspicion'),
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.closest'),
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.remark'),
    ].map((name) => words.tell(name));
    const align = [':--', ':--', '--:', ...(ai ? ['--:'] : []), '--:', ':--', ':--'];
    const rows = view.listed.map((submission) => submissionRow(view, words, submission));
    const { lines, used } = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(rows, budget, (n) => `\n${words.say('comment.moreInReportSentence', { n })}`);
    const title = `### ${words.say('comment.worstFirst')}`;
    const head = [title, '', (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)(['', ...names]), (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)(align)];
    return { lines: [...head, ...lines, ''], used };
}
/** A titled list, cut to `budget` bytes; nothing where it is empty. */
function listSection(title, lines, words, budget) {
    if (lines.length === 0)
        return [];
    return [`### ${words.say(title)}`, '', ...(0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(lines, budget, moreLine(words)).lines, ''];
}
/** The last line of a list that is cut. */
function moreLine(words) {
    return (n) => `- ${words.say('comment.moreInReport', { n })}`;
}
function submissionRow(view, words, submission) {
    const { findings, thresholds } = view.report;
    const { key, name, total, aiAverage } = submission;
    const by = view.flags.get(key);
    const peer = view.closest.get(key);
    const mark = by === undefined
        ? view.unchecked.has(key)
            ? '⚠️'
            : ''
        : `🔎 ${words.tell((0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .joined */ .oR)('words.commas', by.map((one) => (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)(one === 'ai' ? 'comment.ai' : 'comment.bySimilarity'))))}`;
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)([
        mark,
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownLink */ .iQ)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(name), (0,_places_js__WEBPACK_IMPORTED_MODULE_12__/* .originUrl */ .sH)(view.report, submission)),
        words.score(total, thresholds.similarity),
        ...(findings.aiRun ? [words.score(aiAverage, thresholds.ai)] : []),
        words.score(view.suspicion(submission)),
        peer === undefined
            ? ''
            : `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(view.name(peer.key))} ${words.score(peer.average, thresholds.similarity)}`,
        remark(view, words, submission),
    ]);
}
function remark(view, words, submission) {
    const { findings } = view.report;
    const { state } = submission;
    const note = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .comparabilityWords */ .qX)(submission.comparability);
    const short = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .shortWords */ .WL)(submission);
    const ai = findings.aiRun && state.kind === 'checked' ? (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .aiWords */ .M$)(submission.aiState) : null;
    const remarks = [
        ...(view.pardoned.has(submission.key) ? [_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .PARDONED_WORDS */ .wI] : []),
        ...(state.kind === 'not-checked'
            ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.notChecked', { reason: state.reason })]
            : note === null
                ? []
                : [note]),
        ...(0,_searched_js__WEBPACK_IMPORTED_MODULE_3__/* .elsewhere */ .Jn)(findings, submission)
            .filter(({ score }) => score > (submission.local ?? 0))
            .map(({ words: place, score }) => (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .given */ .gI)(`${words.tell(place)} ${words.score(score)}`)),
        ...(0,_web_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .webRemark */ .FS)(submission),
        ...(short === null ? [] : [short]),
        ...(ai === null ? [] : [ai]),
        ...submission.remarks.map(_domain_said_js__WEBPACK_IMPORTED_MODULE_13__/* .asMessage */ .O),
    ].map((text) => (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .given */ .gI)(words.tell(text).replace(/[.。]$/, '')));
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(words.tell((0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .joined */ .oR)('words.points', remarks)));
}
const PAIR_COLUMNS = [
    'comment.pair',
    'comment.similarity',
    'comment.suspicion',
    'comment.shareFirst',
    'comment.shareSecond',
    'comment.longest',
];
function pairsSection(view, words, budget) {
    const { toReview, apart } = view;
    const title = [`### ${words.say('comment.pairsFirst')}`, ''];
    const rest = { apart: (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .apartWords */ .Cv)(apart) };
    if (toReview.length === 0) {
        return apart === 0 ? [] : [...title, words.say('comment.noneButApart', rest), ''];
    }
    const rows = toReview.slice(0, PAIRS_SHOWN).map((pair) => pairRow(view, words, pair));
    const hidden = toReview.length - rows.length;
    const more = (n) => `\n${words.say('comment.moreInReportSentence', { n })}`;
    const { lines } = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(hidden > 0 ? [...rows, more(hidden)] : rows, budget, (n) => more(n + hidden));
    return [
        ...title,
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)(['', ...PAIR_COLUMNS.map((column) => words.say(column))]),
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)([':--', ':--', '--:', '--:', '--:', '--:', '--:']),
        ...lines,
        '',
        ...(apart === 0 ? [] : [words.say('comment.andApart', rest), '']),
    ];
}
/** The number that decides comes first; the shares are not measured against the threshold. */
function pairRow({ name, report }, words, { pair, average, standsOut }) {
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)([
        standsOut ? `👀 ${words.say('comment.standsOut')}` : '',
        `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(name(pair.a))} ↔ ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(name(pair.b))}`,
        words.score(average, report.thresholds.similarity),
        words.score(pair.suspicion),
        words.score(pair.similarity),
        words.score(pair.matchedSimilarity),
        pair.longestFragment === null
            ? words.say('words.notKnown')
            : words.say('comment.tokens', { n: pair.longestFragment }),
    ]);
}
/** Pairs that a person judged innocent: they stay in sight, whatever their number. */
function dismissedSection({ name, report, dismissed }, words, budget) {
    const lines = dismissed.map(({ pair, average, dismissed: reason }) => `- ${words.say('comment.dismissedPair', {
        pair: `~~${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(name(pair.a))} ↔ ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(name(pair.b))}~~`,
        score: words.score(average, report.thresholds.similarity),
        reason: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(reason ?? ''),
    })}`);
    return listSection('comment.dismissedByPerson', lines, words, budget);
}
function spreadSection({ report: { findings }, pardoned }, words) {
    const judged = (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedOf */ .B8)(findings.submissions);
    if (judged.length < 2 || judged.every(({ total }) => total === null))
        return [];
    const lines = (0,_histogram_js__WEBPACK_IMPORTED_MODULE_14__/* .histogramLines */ .A)((0,_histogram_js__WEBPACK_IMPORTED_MODULE_14__/* .totalsHistogram */ .W)(findings.submissions, pardoned), words);
    return [`### ${words.say('comment.spread')}`, '', '```text', ...lines, '```', ''];
}
function leftOutSection({ report: { findings } }, words, budget) {
    const unchecked = (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedOf */ .B8)(findings.submissions).flatMap(({ name, state }) => state.kind === 'checked' ? [] : [{ name, reason: state.reason }]);
    const gaps = [
        ...gapLines(findings.failures, 'comment.notCollectedLine', words),
        ...gapLines(unchecked, 'comment.notCheckedLine', words),
    ];
    const files = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .leftOutSummary */ .u4)(findings.submissions).map((file) => `- ${words.tell(file)}`);
    if (gaps.length + files.length === 0)
        return [];
    const fitted = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(gaps, budget, moreLine(words));
    return [`### ${words.say('comment.leftOut')}`, '', ...fitted.lines, ...files, ''];
}
/** As lines of Markdown: `hw1-anna` was not checked: why. */
function gapLines(gaps, line, words) {
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .gapWords */ .IT)(gaps, _text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9, words).map(({ who, n, reason }) => `- ${words.say(line, { n, who, reason: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(reason) })}`);
}
/** Who compared what, and when. */
function runLine({ report: { findings, run } }, words) {
    const { service, engine, checkId, checkUrl } = findings;
    const host = service.host === null ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.unknown') : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(service.host);
    const line = {
        roles: (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .rolesSummary */ .ge)(findings.submissions),
        facts: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .joined */ .oR)('words.commas', [
            service.kind === 'embedded'
                ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.embeddedService')
                : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.serviceAt', { host }),
            ...(engine === null ? [] : [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.engine', { name: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(engine.name) })]),
            (0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.language', { name: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(findings.language) }),
            ...(checkId === null ? [] : [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)('comment.check', { id: String(checkId) })]),
        ]),
        time: { as: 'time', value: run.createdAt },
        duration: { as: 'duration', value: run.durationMs },
        version: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(run.toolVersion),
    };
    return checkUrl === null
        ? words.say('comment.runLine', line)
        : words.say('comment.runLineResults', {
            ...line,
            results: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownLink */ .iQ)(words.say('comment.resultsPage'), checkUrl),
        });
}
function studentSummary(cover, view, words, maxBytes) {
    const { own } = view;
    const policy = (0,_student_words_js__WEBPACK_IMPORTED_MODULE_4__/* .policyMarkdown */ .ud)(view, words);
    const head = [
        ...coverLines(cover, words),
        ...(policy === null ? [] : [policy, '']),
        ...(own === null ? [] : ownLines(own, (0,_student_words_js__WEBPACK_IMPORTED_MODULE_4__/* .ownFacts */ .ub)(view), words)),
    ];
    const tail = [
        ...howToReadLines(cover, words),
        words.say('comment.timeVersion', {
            time: { as: 'time', value: cover.createdAt },
            version: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(cover.toolVersion),
        }),
        '',
    ];
    if (own === null)
        return [...head, ...tail];
    const budget = (maxBytes - (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .byteLength */ .dp)([...head, ...tail].join('\n')) - 200) / 2;
    const section = (title, lines) => {
        const more = (n) => `- ${words.say('comment.more', { n })}`;
        return lines.length === 0 ? [] : [`### ${title}`, '', ...(0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(lines, budget, more).lines, ''];
    };
    return [
        ...head,
        ...section(words.say('comment.regionsElsewhere', { n: own.regions.length }), own.regions.map((region) => (0,_student_words_js__WEBPACK_IMPORTED_MODULE_4__/* .regionMarkdown */ .kB)(region, words))),
        ...section(words.say('comment.filesLeftOut'), own.leftOut.map(({ path, reason }) => words.say('words.colon', {
            first: `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(path)}`,
            rest: words.tell(_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .LEFT_OUT_WORDS */ .rt[reason]),
        }))),
        ...tail,
    ];
}
/** A table of one row, and why there are no numbers in it. */
function ownLines(own, facts, words) {
    return [
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)([words.say('comment.submission'), ...facts.map(([label]) => words.tell(label))]),
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)([':--', ...facts.map(() => ':--')]),
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)([(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(own.name), ...facts.map(([, value]) => words.tell(value))]),
        '',
        ...(own.notChecked === null
            ? []
            : [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(words.say('comment.itWasNotChecked', { reason: own.notChecked })), '']),
    ];
}


/***/ }),

/***/ 22914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ downloadLines)
/* harmony export */ });
/* unused harmony export ARTIFACT */
/** What the recipes call the artifact that holds the report; a workflow may call it something else. */
const ARTIFACT = 'similarity-report';
/** Of a run on GitHub or a GitHub of one's own. Nothing in it means anything to a shell. */
const RUN = /^https:\/\/(?<host>[a-z\d.-]+(?::\d+)?)\/(?<repository>[\w.-]+\/[\w.-]+)\/actions\/runs\/(?<id>\d+)$/i;
/**
 * The command that fetches a run's report, for staff to copy, in Markdown. For staff alone: it names the repository.
 *
 * @param runUrl the run's page; null: there is none
 * @returns lines that end with a blank one; none where the run is not one of GitHub's
 */
function downloadLines(runUrl, words) {
    const run = RUN.exec(runUrl ?? '')?.groups;
    if (run === undefined)
        return [];
    const { host = '', repository = '', id = '' } = run;
    const place = host.toLowerCase() === 'github.com' ? repository : `${host}/${repository}`;
    const folder = `${ARTIFACT}-${id}`;
    return [
        words.say('comment.wholeReport', { artifact: `\`${ARTIFACT}\``, file: `\`${folder}/index.html\`` }),
        '',
        '```sh',
        `gh run download ${id} -R ${place} -n ${ARTIFACT} -D ${folder}`,
        '```',
        '',
    ];
}


/***/ }),

/***/ 52198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ explanationLines)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33699);

/** Why each flagged submission is flagged, as a list in Markdown, worst first. */
function explanationLines({ explanations, name }, words) {
    return [...explanations].map(([key, text]) => words.say('words.colon', { first: `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(name(key))}`, rest: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownText */ .p7)(words.tell(text)) }));
}


/***/ }),

/***/ 97157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SC: () => (/* binding */ FIRST_MEANS),
/* harmony export */   bq: () => (/* binding */ firstSeenWords),
/* harmony export */   pf: () => (/* binding */ handedInWords)
/* harmony export */ });
/* unused harmony export HANDED_IN_MEANS */
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59985);

/** What times of pushes say, and what they do not. */
const FIRST_MEANS = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.firstMeans');
/** The same of times at which submissions were handed in. */
const HANDED_IN_MEANS = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.handedInMeans');
/** When the longest shared fragment first stood in a repository: goes on after a name and a colon. */
function firstSeenWords(seen) {
    if (seen.kind === 'unknown')
        return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.notSeen', { why: UNSEEN_WORDS[seen.reason] });
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.firstSeen', {
        isFirst: seen.isFirstPush ? 'yes' : 'no',
        time: { as: 'time', value: seen.at },
        isExact: seen.isExact ? 'yes' : 'no',
    });
}
/** A platform's time of a hand-in: RFC 3339, or without an offset where the platform tells no zone. */
function handedInWords(at, isLate) {
    const local = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(at);
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.handedIn', {
        time: local === null ? { as: 'time', value: at } : `${local[1] ?? ''} ${local[2] ?? ''}`,
        isZoned: local === null ? 'yes' : 'no',
        isLate: isLate ? 'yes' : 'no',
    });
}
const UNSEEN_WORDS = {
    'no-repository': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.unseenNoRepository'),
    'no-lines': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.unseenNoLines'),
    withheld: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.unseenWithheld'),
    gone: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.unseenGone'),
    'no-record': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.unseenNoRecord'),
    template: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.unseenTemplate'),
    unreachable: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.unseenUnreachable'),
    'over-budget': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.unseenOverBudget'),
};


/***/ }),

/***/ 13585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ histogramLines),
/* harmony export */   W: () => (/* binding */ totalsHistogram)
/* harmony export */ });
const BINS = 10;
/**
 * How the judged submissions' totals are spread. A total is in the bin below where it is exactly on a border: 70 is not
 * above 70.
 *
 * @param pardoned keys of those whose total comes from a dismissed pair (`pardonedKeys`)
 */
function totalsHistogram(submissions, pardoned = new Set()) {
    const bins = Array.from({ length: BINS }, () => 0);
    let unknown = 0;
    let apart = 0;
    for (const { key, role, total } of submissions) {
        if (role !== 'judged')
            continue;
        if (pardoned.has(key)) {
            apart += 1;
            continue;
        }
        if (total === null) {
            unknown += 1;
            continue;
        }
        const at = Math.min(BINS - 1, Math.max(0, Math.ceil((total * BINS) / 100) - 1));
        bins[at] = (bins[at] ?? 0) + 1;
    }
    return { bins, unknown, pardoned: apart };
}
/** As lines of text: `  90–100 │█████ 5`. `width` is the longest bar in characters. */
function histogramLines({ bins, unknown, pardoned }, words, width = 30) {
    const most = Math.max(1, ...bins);
    const lines = bins.map((count, index) => {
        const from = String(index * 10).padStart(3);
        const to = String((index + 1) * 10).padEnd(3);
        const bar = '█'.repeat(count === 0 ? 0 : Math.max(1, Math.round((count / most) * width)));
        return `${from}–${to} │${bar}${bar === '' ? '' : ' '}${count}`;
    });
    lines.reverse();
    if (unknown > 0)
        lines.push(`${words.say('words.notKnown').padStart(7)} │${unknown}`);
    if (pardoned > 0) {
        const text = words.say('comment.spreadApart', { n: String(pardoned) });
        lines.push(`${words.say('comment.apartLabel').padStart(7)} │${text}`);
    }
    return lines;
}


/***/ }),

/***/ 20489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ packedSources)
/* harmony export */ });
/* harmony import */ var _zip_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36541);
/* harmony import */ var _zip_stored_zip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25851);


/**
 * Reads sources from the ZIPs that were uploaded, one submission at a time, until it is closed. A file that cannot be
 * unpacked is left out.
 */
function packedSources(findings) {
    const stored = new Map(findings.submissions.map(({ key, zip }) => [key, zip]));
    const zips = new _zip_stored_zip_js__WEBPACK_IMPORTED_MODULE_1__/* .StoredZips */ .Q();
    return {
        async read(key) {
            const zip = stored.get(key) ?? null;
            if (zip === null)
                return null;
            const { entries } = (0,_zip_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readZip */ .u)(await zips.read(zip));
            return entries.flatMap((entry) => {
                try {
                    return [{ path: entry.path, bytes: entry.read() }];
                }
                catch {
                    return [];
                }
            });
        },
        close: () => zips.close(),
    };
}


/***/ }),

/***/ 64127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   v_: () => (/* binding */ readBlocks),
/* harmony export */   vv: () => (/* binding */ pagePieces)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33699);
/* harmony import */ var _zip_deflate_tables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52565);



/** Where the data goes in the page's template. */
const DATA_PLACE = '<!--report-data-->';
const TITLE = /<title>[^<]*<\/title>/;
/** How a data block begins; its id follows, and its base64 behind `">`. */
const OPEN = '<script type="application/octet-stream" id="';
const CLOSE = '</script>';
/**
 * The page's template around its data blocks, in pieces.
 *
 * @param withoutScript HTML for a reader whose browser runs no script
 * @throws Error where the template has no place for the data, which is a defect of the build
 */
async function* pagePieces({ template, title, withoutScript }, blocks) {
    const at = template.indexOf(DATA_PLACE);
    if (at < 0)
        throw new Error(`The report page has no ${DATA_PLACE}: it was not built from web/.`);
    yield template.slice(0, at).replace(TITLE, () => `<title>${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeHtml */ .ZD)(title)}</title>`);
    yield `<noscript>${withoutScript}</noscript>\n`;
    yield* blocks;
    yield template.slice(at + DATA_PLACE.length);
}
/** A data block: base64 has no character that could end it. `type` keeps the browser from running it. */
function block(id, data) {
    const packed = packedBlock(Buffer.from(JSON.stringify(data), 'utf8'));
    return `${OPEN}${id}">${packed.toString('base64')}${CLOSE}\n`;
}
/** Up to here a block is packed at the fastest level, in bytes. */
const SMALL_BLOCK_BYTES = 16 * 1024;
/**
 * Deflates a block. A class of small programs has thousands of small ones, for which the fastest level takes half of the
 * time; where blocks are large, a small page is worth more.
 */
function packedBlock(bytes) {
    const level = bytes.length <= SMALL_BLOCK_BYTES ? 1 : 6;
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(bytes, { level, ...(0,_zip_deflate_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .deflateTables */ .l)(bytes.length) });
}
/** Of one block, unpacked: more than any that this program writes. */
const MAX_BLOCK_BYTES = 512 * 1024 * 1024;
/** An id of ours is shorter. */
const MAX_ID_BYTES = 64;
/**
 * Finds the data blocks of a page that `pagePieces` wrote, and unpacks one when it is asked for.
 *
 * @returns what a block holds, or undefined where the page has none of that id; it throws where a block is damaged
 */
function readBlocks(html) {
    const places = new Map();
    for (let at = html.indexOf(OPEN); at >= 0; at = html.indexOf(OPEN, at)) {
        const end = html.indexOf('">', at + OPEN.length);
        const close = html.indexOf(CLOSE, at);
        if (end < 0 || close < 0)
            break;
        // The page's own script holds the beginning of a block in a string, too.
        if (end - at - OPEN.length <= MAX_ID_BYTES && end < close) {
            places.set(html.toString('latin1', at + OPEN.length, end), [end + 2, close]);
            at = close;
        }
        else {
            at += OPEN.length;
        }
    }
    return (id) => {
        const place = places.get(id);
        if (place === undefined)
            return undefined;
        const packed = Buffer.from(html.toString('latin1', ...place), 'base64');
        return JSON.parse((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(packed, { maxOutputLength: MAX_BLOCK_BYTES }).toString('utf8'));
    };
}


/***/ }),

/***/ 15089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JK: () => (/* binding */ sourceBlock),
/* harmony export */   XJ: () => (/* binding */ SENT_BLOCK),
/* harmony export */   jH: () => (/* binding */ INDEX_BLOCK),
/* harmony export */   vl: () => (/* binding */ detailBlock)
/* harmony export */ });
/** The block that the page starts from: `StaffPage` or `StudentPage`. */
const INDEX_BLOCK = 'data-index';
/** The block of a submission's details: `PageDetail`. */
function detailBlock(submission) {
    return `data-detail-${submission}`;
}
/** The block of what left the machine for a search of the web: `PageSent`. */
const SENT_BLOCK = 'data-sent';
/** The block of a submission's files: `PageSource`. */
function sourceBlock(submission) {
    return `data-source-${submission}`;
}


/***/ }),

/***/ 73939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ webRemark),
/* harmony export */   I5: () => (/* binding */ webLines),
/* harmony export */   Jy: () => (/* binding */ searchSentences)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33699);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59985);
/* harmony import */ var _web_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7178);



/** Sources of one submission that are named: the report has them all. */
const NAMED = 3;
/**
 * What a search of the web came to, in sentences without anybody's name; empty: none was asked for. What failed is a warning of the
 * verdict.
 */
function searchSentences({ report: { findings } }) {
    const { webSearch } = findings;
    const counts = (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .searchCounts */ .XN)(findings);
    if (webSearch === undefined || counts === null)
        return [];
    const { requests, providers } = webSearch;
    const n = (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .sentCount */ .SH)(webSearch);
    return [
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('web.searchedFor', counts),
        n === 0
            ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('web.leftNothing')
            : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('web.leftLines', {
                n,
                requests,
                providers: { as: 'list', values: providers.map((one) => _web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDER_NAMES */ .xd[one]) },
            }),
    ];
}
/** The same, and who is like which public code, as lines of Markdown: what is worst first. */
function webLines(view, words) {
    const { webSearch } = view.report.findings;
    if (webSearch === undefined)
        return [];
    return [
        ...searchSentences(view).map((sentence) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(words.tell(sentence))}`),
        ...webSearch.tutorials.map(({ url, repository, path, submissions, of }) => {
            const name = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(words.tell((0,_web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceName */ .VZ)({ repository, path })));
            const sentence = words.rich((0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('web.tutorial', { n: submissions, of }), {
                source: () => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownLink */ .iQ)(name, url),
            });
            return `- ${sentence.join('')} ${words.rich((0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('web.tutorialDo'), { code: (inside) => `\`${inside.join('')}\`` }).join('')}`;
        }),
        ...view.ranked.flatMap((submission) => (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .sourcesOf */ .u0)(submission)
            .slice(0, NAMED)
            .map(({ source, similarity, matches }) => {
            const [first] = matches;
            const url = first === undefined ? source.url : (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .linesUrl */ .Zc)(source, first.other);
            return `- ${words.say('web.line', {
                name: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(submission.name),
                score: words.score(similarity, view.report.thresholds.similarity),
                source: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownLink */ .iQ)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(words.tell((0,_web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceName */ .VZ)(source))), url),
                licence: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(words.write((0,_web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .licenceWords */ .p8)(source))),
                before: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(words.tell((0,_web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .beforeWords */ .JD)(source))),
            })}`;
        })),
    ];
}
/** What a submission is to public code, where that is more than to others; or that nobody searched for it. */
function webRemark({ webState, publicWeb, local, role }) {
    if (webState === undefined || role !== 'judged')
        return [];
    const value = webState === 'not-searched' ? null : (publicWeb ?? null);
    return value !== null && value <= (local ?? 0)
        ? []
        : [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('words.colon', { first: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('web.title'), rest: { as: 'score', value } })];
}


/***/ }),

/***/ 27167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gx: () => (/* binding */ keptWords),
  t4: () => (/* binding */ writeReportFiles),
  f8: () => (/* binding */ writeWhole)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/words/open-words.js
var open_words = __webpack_require__(40876);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/files/paths.js
var files_paths = __webpack_require__(33684);
// EXTERNAL MODULE: ./build/files/replace-file.js
var replace_file = __webpack_require__(1715);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/domain/report.js
var domain_report = __webpack_require__(22663);
// EXTERNAL MODULE: ./build/cases/case-words.js
var case_words = __webpack_require__(50120);
// EXTERNAL MODULE: ./build/domain/people.js
var people = __webpack_require__(37778);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/words/english.js
var english = __webpack_require__(55102);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
// EXTERNAL MODULE: ./build/report/web-sources.js
var web_sources = __webpack_require__(7178);
;// CONCATENATED MODULE: ./build/report/channels/csv.js






/** Columns of `submissions.csv` for staff, in their order. New ones go to the end. */
const SUBMISSION_COLUMNS = [
    column('key', 'the key, as the config file and report.json have it', ({ key }) => key),
    column('name', 'what staff call it', ({ name }) => name),
    column('role', 'judged, archive, base or ai-reference', ({ role }) => role),
    column('state', 'checked, not-checked or not-collected', (row) => 'state' in row ? row.state.kind : 'not-collected'),
    column('flagged', 'true or false', ({ key }, { flags }) => flags.has(key)),
    column('flagged_by', 'similarity, ai or both', ({ key }, { flags }) => (flags.get(key) ?? []).join(' ')),
    found('similarity', 'total similarity, 0 to 100: what the threshold judges', ({ total }) => total),
    found('local', 'to other judged submissions', ({ local }) => local),
    found('web', 'to the web or a database', ({ web }) => web),
    found('ai_average', 'average AI score', ({ aiAverage }) => aiAverage),
    found('ai_max', 'highest AI score', ({ aiMax }) => aiMax),
    found('ai_state', 'scored, not-run, abstained or missing', ({ aiState }) => aiState),
    found('quality', 'code quality, 0 to 100', ({ quality }) => quality),
    found('suspicion', 'what to look at first, 0 to 100, without dismissed pairs', (row, { suspicion }) => suspicion(row)),
    found('coverage', 'share matched in all others together', ({ coverage }) => coverage),
    found('comparability', 'compared, dictated (most of the class is alike: similarity flags nobody), too-short, starter-only, no-source or unreadable, where the service says so; alone: compared with nobody', (row) => row.comparability ?? ''),
    found('closest', 'key of the most similar other one; empty where nothing is shared; dismissed pairs do not count, and for one that is judged those with a program that cannot be', ({ key }, known) => known.closest.get(key)?.key ?? ''),
    found('closest_name', 'its name', ({ key }, { closest, name }) => {
        const peer = closest.get(key);
        return peer === undefined ? '' : name(peer.key);
    }),
    found('closest_average', 'similarity of that pair', ({ key }, { closest }) => {
        const peer = closest.get(key);
        return peer === undefined ? '' : peer.average;
    }),
    found('matches', 'matched regions in report.json', ({ matches }) => matches.length),
    found('files', 'files that were checked', ({ files }) => files.length),
    found('bytes', 'their size', ({ files }) => files.reduce((sum, { size }) => sum + size, 0)),
    found('left_out', 'files that were left out', ({ leftOut }) => leftOut.length),
    found('repository', 'owner/name, or owner/name#number of a pull request', ({ origin }) => origin === null || origin.kind === 'directory'
        ? ''
        : `${origin.owner}/${origin.repo}${origin.kind === 'pull-request' ? `#${origin.number}` : ''}`),
    found('commit', 'full SHA of what was checked', ({ origin }) => origin === null || origin.kind === 'directory' ? '' : origin.sha),
    found('student', "from a roster, or a pull request's author", ({ origin }) => origin?.kind === 'repository'
        ? (origin.student ?? '')
        : origin?.kind === 'pull-request'
            ? origin.author
            : ''),
    found('deadline_status', 'on-time, late, no-deadline or unattested', ({ origin }) => origin?.kind === 'repository' ? (origin.deadlineStatus ?? '') : ''),
    found('pushed_at', 'when GitHub received it, RFC 3339', ({ origin }) => origin?.kind === 'repository' ? (origin.pushedAt ?? '') : ''),
    column('reason', 'why it was not checked or not collected', (row) => 'reason' in row ? row.reason : row.state.kind === 'checked' ? '' : english/* ENGLISH */.V.write(row.state.reason)),
    found('remarks', 'what else was noticed', ({ remarks }) => remarks.map((remark) => english/* ENGLISH */.V.write(remark)).join('; ')),
    found('archive', 'to archived submissions and other pull requests', ({ archive }) => archive ?? null),
    found('id', 'of the roster, people file or platform', ({ person }) => person?.id ?? ''),
    found('section', 'of the roster or people file', ({ person }) => person?.section ?? ''),
    found('team', 'of the roster, people file or platform', ({ person }) => person?.team ?? ''),
    found('web_state', 'searched, partly or not-searched; empty: no search of the web was asked for', (row) => row.webState ?? ''),
    found('public_web', 'the part of web that is to public code on the web; n/a where nobody searched', ({ publicWeb }) => publicWeb ?? null),
    found('database', 'the part of web that is to a database', web_sources/* databaseScore */.UW),
    found('web_source', 'address of the public code that it is most like and that counts; empty: none was found', (row) => {
        const source = countedSource(row);
        return source === undefined ? '' : ((0,web_sources/* fileUrl */.iw)(source) ?? '');
    }),
    found('web_source_licence', 'the licence that its repository names', (row) => countedSource(row)?.licence ?? ''),
    found('web_source_before', 'yes or unknown: whether it was public before the hand-in, by server time', (row) => countedSource(row)?.before ?? ''),
];
/** Columns of `pairs.csv`, in their order. New ones go to the end. */
const PAIR_COLUMNS = [
    column('a', "the first one's key", ({ pair }) => pair.a),
    column('a_name', 'its name', ({ pair }, { name }) => name(pair.a)),
    column('b', "the second one's key", ({ pair }) => pair.b),
    column('b_name', 'its name', ({ pair }, { name }) => name(pair.b)),
    column('similarity', 'share of the first, 0 to 100', ({ pair }) => pair.similarity),
    column('matched_similarity', 'share of the second', ({ pair }) => pair.matchedSimilarity),
    column('average', 'similarity of the pair, which decides: 100 × 2 × common / both programs', ({ average }) => average),
    column('suspicion', 'what to look at first, 0 to 100', ({ pair }) => pair.suspicion),
    column('longest_fragment_tokens', 'tokens of the longest fragment', ({ pair }) => pair.longestFragment),
    column('overlap_tokens', 'tokens of all fragments together', ({ pair }) => pair.overlap),
    column('fragments', 'matched regions in report.json, which holds those of the closest partners alone', ({ pair }, { fragments }) => fragments.get((0,ranking/* pairKey */.Yz)(pair.a, pair.b)) ?? null),
    column('dismissed', 'true or false', ({ dismissed }) => dismissed !== null),
    column('dismissed_reason', 'the reason given', ({ dismissed }) => dismissed ?? ''),
    column('stands_out', 'true where its suspicion is an outlier of this class and it is not above the threshold', ({ standsOut }) => standsOut),
    column('together', `${people/* TOGETHER */.h.slice(0, -1).join(', ')} or ${people/* TOGETHER */.h.at(-1) ?? ''}, where the two belong together: such a pair counts nowhere; else empty`, ({ pair }) => pair.together ?? ''),
    column('state', 'what became of it: new, seen, to-discuss, confirmed or dismissed; that of its group where it has no case of its own', ({ pair, dismissed }, { caseOf }) => {
        const known = caseOf(pair);
        return known === undefined ? (dismissed === null ? 'new' : 'dismissed') : (0,case_words/* stateNow */.Sz)(known);
    }),
];
/** Columns of `submissions.csv` for students: one line, their own. */
const STUDENT_COLUMNS = [
    column('name', 'the own submission', ({ name }) => name),
    column('checked', 'true or false', ({ isChecked }) => isChecked),
    column('needs_review', 'true or false; empty: not told', ({ isFlagged }) => isFlagged ?? ''),
    column('similarity_band', 'low, moderate, high, very high or n/a; empty: not told', ({ similarity }) => similarity ?? ''),
    column('ai_band', 'the same', ({ ai }) => ai ?? ''),
    column('regions', 'own lines that are like code elsewhere', ({ regions }) => regions.length),
];
/**
 * `submissions.csv`, a line a piece: every submission of the run, worst first, then those that are not judged and those that
 * could not be collected. Numbers are unrounded; what is not known is `n/a`. RFC 4180 (CRLF), UTF-8.
 */
function* submissionsCsvPieces(view) {
    if (view.audience === 'student') {
        const { own } = view.student;
        yield* table(STUDENT_COLUMNS, own === null ? [] : [own], null);
        return;
    }
    const { staff } = view;
    const { submissions, failures } = staff.report.findings;
    const others = submissions.filter(({ role }) => role !== 'judged');
    yield* table(SUBMISSION_COLUMNS, [...staff.ranked, ...others, ...failures], staff);
}
/** `pairs.csv`, a line a piece: every compared pair, most suspicious first; then dismissed pairs, with the reason, and those whose two belong together. For staff only. */
function* pairsCsvPieces(view) {
    const fragments = fragmentCounts(view.report.findings.submissions);
    yield* table(PAIR_COLUMNS, view.pairs, { ...view, fragments });
}
function column(name, meaning, cell) {
    return { name, meaning, cell };
}
/** A column of what was collected; empty for what was not. */
function found(name, meaning, cell) {
    return { name, meaning, cell: (row, known) => ('state' in row ? cell(row, known) : '') };
}
/** Matches between two submissions, counted from the side that has more. */
function fragmentCounts(submissions) {
    const counts = new Map();
    for (const submission of submissions) {
        const own = new Map();
        for (const { otherKey } of submission.matches) {
            if (otherKey !== null)
                own.set(otherKey, (own.get(otherKey) ?? 0) + 1);
        }
        for (const [other, count] of own) {
            const key = (0,ranking/* pairKey */.Yz)(submission.key, other);
            counts.set(key, Math.max(counts.get(key) ?? 0, count));
        }
    }
    return counts;
}
/** The public code that a submission is most like, of what counts. */
function countedSource(submission) {
    const [first] = (0,web_sources/* sourcesOf */.u0)(submission);
    return first?.source.counts === true ? first.source : undefined;
}
/** Without it spreadsheets do not read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
function* table(columns, rows, known) {
    yield `${BYTE_ORDER_MARK}${line(columns.map(({ name }) => name))}`;
    for (const row of rows)
        yield line(columns.map(({ cell }) => cell(row, known)));
}
function line(cells) {
    return `${cells.map(shown).join(',')}\r\n`;
}
function shown(value) {
    if (value === null)
        return 'n/a';
    return typeof value === 'string' ? (0,text_escape/* csvCell */.rK)(value) : String(value);
}

// EXTERNAL MODULE: ./build/words/message.js
var message = __webpack_require__(59985);
// EXTERNAL MODULE: ./build/report/page-blocks.js
var page_blocks = __webpack_require__(64127);
// EXTERNAL MODULE: ./build/report/page-data.js
var page_data = __webpack_require__(15089);
// EXTERNAL MODULE: ./build/report/web-lines.js
var web_lines = __webpack_require__(73939);
;// CONCATENATED MODULE: ./build/report/page-web.js




/** Queries that are named of one submission. */
const QUERIES = 6;
/** What the page's index tells of a search of the web; null: none was asked for. */
function pageWeb(report) {
    const { webSearch } = report.findings;
    if (webSearch === undefined)
        return null;
    return {
        sentences: [
            ...(0,web_lines/* searchSentences */.Jy)({ report }),
            // A provider names itself.
            ...webSearch.failures.map(({ sentence }) => (0,message/* inEnglish */.kK)(sentence)),
        ],
        sent: (0,web_sources/* sentCount */.SH)(webSearch),
        tutorials: webSearch.tutorials.map(({ url, repository, path, submissions, of }) => ({
            url: (0,text_escape/* httpsUrl */.N3)(url),
            name: (0,web_sources/* sourceName */.VZ)({ repository, path }),
            repository,
            submissions,
            of,
        })),
    };
}
/** Everything that left the machine. @param places of submissions in the page, by key */
function pageSent(report, places) {
    const { sent = [] } = report.findings.webSearch ?? {};
    return {
        lines: sent.map(({ provider, kind, text, submissions, answer }) => ({
            provider,
            kind,
            text,
            places: submissions.flatMap((key) => places.get(key) ?? []),
            answer: answer ?? null,
        })),
    };
}
/** What the index tells of one submission. */
function webOf(submission) {
    const { webState = null, publicWeb = null } = submission;
    return { webState, publicWeb, isOnWeb: (0,web_sources/* isOnWeb */.qt)(submission) };
}
/** What a submission's details tell of public code, and which match is with which. */
function webDetail(report, submission) {
    const sources = (0,web_sources/* sourcesOf */.u0)(submission);
    if (sources.length === 0)
        return { sources: {}, of: () => ({}) };
    const queries = (report.findings.webSearch?.sent ?? [])
        .filter(({ kind, submissions }) => kind === 'query' && submissions.includes(submission.key))
        .map(({ text }) => text);
    const places = new Map(sources.map(({ source }, place) => [source.url, place]));
    return {
        sources: {
            sources: sources.map(({ source, similarity }) => ({
                name: (0,web_sources/* sourceName */.VZ)(source),
                url: (0,web_sources/* fileUrl */.iw)(source),
                similarity,
                counts: source.counts,
                facts: [
                    fact('web.factAddress', (0,web_sources/* fileUrl */.iw)(source) ?? source.url, (0,web_sources/* fileUrl */.iw)(source)),
                    ...(source.commit === '' ? [] : [fact('web.factCommit', source.commit)]),
                    fact('web.factLicence', (0,web_sources/* licenceWords */.p8)(source)),
                    fact('web.factBefore', (0,web_sources/* beforeWords */.JD)(source)),
                    fact('web.factFound', (0,message/* message */.iU)('web.foundBy', { provider: source.provider })),
                    ...(source.provider === 'github' && queries.length > 0
                        ? [fact('web.factAsked', { as: 'list', values: queries, most: QUERIES })]
                        : []),
                ],
            })),
        },
        of: ({ source, other, quoted }) => {
            const place = source === undefined ? undefined : places.get(source.url);
            if (source === undefined || place === undefined)
                return {};
            return { source: place, url: (0,web_sources/* linesUrl */.Zc)(source, other), ...(quoted === undefined ? {} : { quoted }) };
        },
    };
}
function fact(label, text, url = null) {
    return { label: (0,message/* message */.iU)(label), text, url: url === null ? null : (0,text_escape/* httpsUrl */.N3)(url) };
}

// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(75174);
;// CONCATENATED MODULE: ./build/report/source-text.js

const LATIN_1 = new TextDecoder('windows-1252');
/** The text of a source file as the engine decodes it, so that lines count as the engine counts them. */
function decodeSource(bytes, path) {
    const decoded = (0,decode/* decode */.D)(bytes, path);
    return 'text' in decoded ? decoded.text : LATIN_1.decode(bytes).replaceAll(/\r\n?/g, '\n');
}
/** A line that says something: `}` and `return 0;` stand in every program. */
const TELLING = /(?:\w[^\w]*){8}/;
/** Fewer telling lines in a row than this may be chance. */
const TELLING_LINES = 2;
/** The lines of the starter code, without indentation and runs of blanks. */
function starterLines(texts) {
    const lines = new Set();
    for (const text of texts) {
        for (const line of text.split('\n')) {
            const plain = bare(line);
            if (plain !== '')
                lines.add(plain);
        }
    }
    return lines;
}
/** Runs of lines that also stand in the starter code: 1-based, inclusive. Blank lines inside of a run belong to it. */
function starterRanges(text, starter) {
    if (starter.size === 0)
        return [];
    const ranges = [];
    let start = 0;
    let end = 0;
    let telling = 0;
    const close = () => {
        if (telling >= TELLING_LINES)
            ranges.push([start, end]);
        start = 0;
        telling = 0;
    };
    for (const [index, line] of text.split('\n').entries()) {
        const plain = bare(line);
        if (plain === '')
            continue;
        if (!starter.has(plain)) {
            close();
            continue;
        }
        if (start === 0)
            start = index + 1;
        end = index + 1;
        if (TELLING.test(plain))
            telling += 1;
    }
    close();
    return ranges;
}
function bare(line) {
    return line.trim().replaceAll(/\s+/g, ' ');
}

// EXTERNAL MODULE: ./build/cases/subjects.js
var cases_subjects = __webpack_require__(53921);
// EXTERNAL MODULE: ./build/domain/findings.js
var domain_findings = __webpack_require__(1351);
// EXTERNAL MODULE: ./build/domain/said.js
var said = __webpack_require__(59168);
// EXTERNAL MODULE: ./build/report/first-words.js
var first_words = __webpack_require__(97157);
// EXTERNAL MODULE: ./build/report/places.js
var places = __webpack_require__(65883);
// EXTERNAL MODULE: ./build/report/searched.js
var searched = __webpack_require__(7226);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(62867);
;// CONCATENATED MODULE: ./build/report/staff-page.js











/** Pairs in the page: more than a person reads, and what a browser sorts at once. `pairs.csv` has them all. */
const MAX_PAIRS = 50_000;
/** Places of the submissions in the page by key: their order in the findings. */
function pagePlaces(submissions) {
    return new Map(submissions.map(({ key }, index) => [key, index]));
}
/**
 * The page's index. `embedded`: keys whose source is in the page; `omitted`: why others are not, or null; `reportSha256`: of the
 * report.json beside it.
 */
function staffPage(cover, view, sources) {
    const { findings, verdict, thresholds } = view.report;
    const places = pagePlaces(findings.submissions);
    const subjects = (0,cases_subjects/* subjectsOf */.Z)(findings.submissions);
    const isEmbedded = findings.service.kind === 'embedded';
    return {
        audience: 'staff',
        locale: cover.locale,
        title: cover.title,
        createdAt: cover.createdAt,
        reportSha256: sources.reportSha256 ?? null,
        outcome: verdict.outcome,
        headline: cover.headline.title,
        sentence: cover.sentence,
        warnings: verdict.warnings,
        notices: [
            ...findings.notices.map(said/* asMessage */.O),
            ...(view.pairs.length > MAX_PAIRS
                ? [(0,message/* message */.iU)('report.mostSuspicious', { shown: MAX_PAIRS, n: view.pairs.length })]
                : []),
        ],
        thresholds,
        aiRun: findings.aiRun,
        isEmbedded,
        language: findings.language,
        elsewhere: (0,searched/* elsewhereWords */.U5)(findings),
        // That no pair is marked says something only where the service ranks pairs.
        standsOut: verdict.standsOut.length > 0 || (isEmbedded && (0,ranking/* isRanked */.EE)(findings)) ? verdict.standsOut.length : null,
        web: pageWeb(view.report),
        baseCode: findings.baseCode,
        isDictated: findings.submissions.some(domain_findings/* isDictated */.Dd),
        facts: runFacts(view.report),
        howToRead: cover.howToRead,
        submissions: findings.submissions.map((one) => ({
            ...pageSubmission(view, one, sources.embedded.has(one.key)),
            subject: subjects.get(one.key) ?? (0,cases_subjects/* subjectOfKey */.n)(one.key),
        })),
        pairs: view.pairs.slice(0, MAX_PAIRS).flatMap((pair) => pagePair(view.report, pair, places)),
        clusters: findings.clusters.map((cluster) => cluster.flatMap((key) => places.get(key) ?? [])),
        failures: findings.failures.map(({ name, reason }) => ({ name, reason: (0,message/* inEnglish */.kK)(reason) })),
        leftOut: (0,wording/* leftOutSummary */.u4)(findings.submissions),
        sourcesOmitted: sources.omitted,
        cases: view.report.cases,
        common: view.report.common,
    };
}
function pageSubmission(view, submission, hasSource) {
    const { findings } = view.report;
    const { key, name, person, role, state, total, local, aiState, quality, coverage } = submission;
    return {
        key,
        name,
        id: person?.id ?? null,
        section: person?.section ?? null,
        team: person?.team ?? null,
        handedIn: handedIn(submission),
        isLate: wasLate(submission),
        role,
        notChecked: state.kind === 'checked' ? null : (0,said/* asMessage */.O)(state.reason),
        flaggedBy: view.flags.get(key) ?? [],
        isPardoned: view.pardoned.has(key),
        total,
        local,
        web: (0,searched/* elsewhereScore */.Vj)(findings, submission),
        elsewhere: (0,searched/* elsewhere */.Jn)(findings, submission),
        ...webOf(submission),
        ai: submission.aiAverage,
        aiState,
        quality,
        suspicion: view.suspicion(submission),
        tokens: submission.tokens ?? null,
        coverage,
        note: (0,wording/* comparabilityWords */.qX)(submission.comparability),
        short: (0,wording/* shortWords */.WL)(submission),
        explanation: view.explanations.get(key) ?? null,
        files: submission.files.length,
        matches: submission.matches.length,
        hasSource,
    };
}
/** A commit's own date says nothing: its author chose it. A platform marks only what is late. */
function wasLate({ origin }) {
    if (origin?.kind === 'directory')
        return origin.handIn?.isLate ?? null;
    if (origin?.kind !== 'repository')
        return null;
    return origin.deadlineStatus === 'late' ? true : origin.deadlineStatus === 'on-time' ? false : null;
}
/** When GitHub took the push, or the platform the hand-in: no clock of the student's. What a list says nobody attests. null: not known. */
function handedIn({ origin, person }) {
    if (origin?.kind === 'repository' && origin.pushedAt !== undefined) {
        const at = origin.pushedAt;
        return { text: { as: 'time', value: at }, at, isAttested: true };
    }
    if (origin?.kind !== 'directory' || origin.handIn?.at === undefined) {
        return person?.time === undefined ? null : { text: person.time, at: person.time, isAttested: false };
    }
    const { at, isLate } = origin.handIn;
    return { text: (0,first_words/* handedInWords */.pf)(at, isLate === true), at, isAttested: true };
}
/** Empty where one of the two is not in the page. */
function pagePair(report, ranked, places) {
    const { pair, average, dismissed, standsOut } = ranked;
    const [a, b] = [places.get(pair.a), places.get(pair.b)];
    if (a === undefined || b === undefined)
        return [];
    const { similarity, matchedSimilarity, suspicion, longestFragment: longest, overlap } = pair;
    const isApart = !(0,ranking/* sharesCode */.Q1)(ranked);
    return [
        {
            a,
            b,
            similarity,
            matchedSimilarity,
            average,
            suspicion,
            longest,
            overlap,
            dismissed,
            together: pair.together === undefined ? null : wording/* TOGETHER_WORDS */.l4[pair.together],
            first: pair.first === undefined
                ? null
                : {
                    a: pageFirst(report, report.findings.submissions[a], pair.first.a),
                    b: pageFirst(report, report.findings.submissions[b], pair.first.b),
                },
            standsOut,
            isApart,
        },
    ];
}
function pageFirst(report, submission, seen) {
    const text = (0,first_words/* firstSeenWords */.bq)(seen);
    if (seen.kind === 'unknown')
        return { text, at: null, url: null };
    const base = submission === undefined ? null : (0,places/* repositoryUrl */.Ek)(report, submission);
    return { text, at: seen.at, url: base === null ? null : `${base}/tree/${encodeURIComponent(seen.sha)}` };
}
/** A submission's details. */
function pageDetail(report, submission, places) {
    const ai = report.findings.aiRun ? (0,wording/* aiWords */.M$)(submission.aiState) : null;
    const web = webDetail(report, submission);
    return {
        aliases: aliasesOf(submission),
        facts: [
            ...originFacts(report, submission),
            ...(submission.totalSources.length > 1 && new Set(submission.totalSources).size > 1
                ? [
                    staff_page_fact('report.factTotalsGiven', (0,message/* message */.iU)('report.highestJudged', {
                        values: { as: 'list', values: submission.totalSources.map(String) },
                    })),
                ]
                : []),
            ...(ai === null ? [] : [staff_page_fact('report.factAiScore', ai)]),
            staff_page_fact('report.factSize', {
                as: 'bytes',
                value: submission.files.reduce((sum, file) => sum + file.size, 0),
            }),
        ],
        files: submission.files,
        leftOut: submission.leftOut.map(({ path, reason, detail }) => ({
            path,
            reason: detail === undefined
                ? wording/* LEFT_OUT_WORDS */.rt[reason]
                : (0,message/* message */.iU)('report.leftOutDetail', { reason: wording/* LEFT_OUT_WORDS */.rt[reason], detail }),
        })),
        remarks: submission.remarks.map(said/* asMessage */.O),
        matches: submission.matches.map((match) => ({
            kind: match.kind,
            other: match.otherKey === null ? null : (places.get(match.otherKey) ?? null),
            similarity: match.similarity,
            own: match.own,
            region: match.other,
            tokens: match.tokens,
            sharedBy: match.sharedBy ?? null,
            ...web.of(match),
        })),
        ...web.sources,
    };
}
/** What the platform tells. */
function handInFacts(handIn) {
    if (handIn === undefined)
        return [];
    const { id, login, email, members, at, isLate, attempt } = handIn;
    const known = (label, text) => text == null ? [] : [staff_page_fact(label, text)];
    return [
        ...known('report.factId', id),
        ...known('report.factLogin', login),
        ...known('report.factEmail', email),
        ...known('report.factMembers', members?.map(({ name }) => name).join(', ')),
        ...known('report.factHandedIn', at !== undefined && isLate === true ? (0,message/* message */.iU)('report.timeLate', { time: at }) : at),
        ...known('report.factLate', at === undefined && isLate === true ? (0,message/* message */.iU)('report.yes') : null),
        ...known('report.factAttempt', attempt),
    ];
}
/** What names the person besides the submission's name and key. */
function aliasesOf({ origin, person }) {
    // A list may give a person another name than the one that the source knows.
    return [...(person?.sourceName == null ? [] : [person.sourceName]), ...originAliases(origin)];
}
function originAliases(origin) {
    switch (origin?.kind) {
        case undefined:
            return [];
        case 'directory': {
            const { id, login, email, members = [] } = origin.handIn ?? {};
            const known = [id, login, email, ...members.flatMap((one) => [one.name, one.id, one.email])];
            return [origin.path, ...known.flatMap((one) => one ?? [])];
        }
        case 'repository':
            return [origin.owner, origin.repo, origin.student, origin.login].flatMap((one) => one ?? []);
        case 'pull-request':
            return [origin.author];
    }
}
function originFacts(report, submission) {
    const { origin } = submission;
    const base = (0,places/* repositoryUrl */.Ek)(report, submission) ?? '';
    switch (origin?.kind) {
        case undefined:
            return [];
        case 'directory':
            return [staff_page_fact('report.factFolder', origin.path), ...handInFacts(origin.handIn)];
        case 'repository': {
            return [
                staff_page_fact('report.factRepository', `${origin.owner}/${origin.repo}`, base),
                staff_page_fact('report.factCommit', origin.sha.slice(0, 12), `${base}/tree/${encodeURIComponent(origin.sha)}`),
                ...(origin.student === undefined ? [] : [staff_page_fact('report.factStudent', origin.student)]),
                ...(origin.deadlineStatus === undefined
                    ? []
                    : [staff_page_fact('report.factDeadline', DEADLINE_WORDS[origin.deadlineStatus])]),
                ...(origin.pushedAt === undefined
                    ? []
                    : [staff_page_fact('report.factPushed', { as: 'time', value: origin.pushedAt })]),
            ];
        }
        case 'pull-request': {
            return [
                staff_page_fact('report.factPullRequest', `${origin.owner}/${origin.repo}#${origin.number}`, `${base}/pull/${origin.number}`),
                staff_page_fact('report.factAuthor', origin.author),
                staff_page_fact('report.factCommit', origin.sha.slice(0, 12), `${base}/tree/${encodeURIComponent(origin.sha)}`),
            ];
        }
    }
}
const DEADLINE_WORDS = {
    'on-time': (0,message/* message */.iU)('report.onTime'),
    late: (0,message/* message */.iU)('report.late'),
    'no-deadline': (0,message/* message */.iU)('report.noDeadline'),
    unattested: (0,message/* message */.iU)('report.unattested'),
};
function runFacts(report) {
    const { findings, run, thresholds } = report;
    const { similarity, ai } = thresholds;
    const { service, baseCode } = findings;
    return [
        staff_page_fact('report.factCompared', (0,wording/* rolesSummary */.ge)(findings.submissions)),
        staff_page_fact('report.factFlaggedAbove', findings.aiRun
            ? (0,message/* message */.iU)('report.thresholdBoth', { similarity, ai })
            : (0,message/* message */.iU)('report.thresholdSimilarity', { similarity })),
        given(staff_page_fact('report.factService', service.kind === 'embedded'
            ? (0,message/* message */.iU)('report.serviceEmbedded')
            : (service.host ?? (0,message/* message */.iU)('report.unknown')), findings.checkUrl)),
        ...(findings.engine === null ? [] : [staff_page_fact('report.factEngine', findings.engine.name)]),
        staff_page_fact('report.factLanguage', findings.language),
        staff_page_fact('report.factStarter', (0,message/* message */.iU)(baseCode ? 'report.takenOut' : 'report.notTakenOut')),
        ...(findings.checkId === null
            ? []
            : [given(staff_page_fact('report.factCheck', `${findings.checkName} (${findings.checkId})`))]),
        staff_page_fact('report.factMade', { as: 'time', value: run.createdAt }, run.runUrl),
        staff_page_fact('report.factTook', { as: 'duration', value: run.durationMs }),
        staff_page_fact('report.factVersion', run.toolVersion),
    ];
}
function staff_page_fact(label, text, url = null) {
    return { label: (0,message/* message */.iU)(label), text, url: url === null ? null : (0,text_escape/* httpsUrl */.N3)(url) };
}
function given(one) {
    return { ...one, isGiven: true };
}

// EXTERNAL MODULE: ./build/report/student-words.js
var student_words = __webpack_require__(94128);
;// CONCATENATED MODULE: ./build/report/channels/html.js









/** A browser opens some hundreds of megabytes; a mailbox or an artifact wants less. */
const MAX_SOURCE_BYTES = 120_000_000;
/** Of one file's text; what is longer is cut in the page, not in the comparison. */
const MAX_FILE_CHARACTERS = 400_000;
/** Of one submission, unpacked. */
const MAX_SUBMISSION_CHARACTERS = 4_000_000;
/**
 * The report page in pieces, to be written one after the other: one self-contained file that asks nobody for anything.
 *
 * @throws Error where the template has no place for the data, which is a defect of the build
 */
function htmlPieces(view, options) {
    const { cover, words } = view;
    return (0,page_blocks/* pagePieces */.vv)({
        template: options.template,
        title: words.say('report.pageTitle', { title: cover.title }),
        withoutScript: withoutScript(cover, words),
    }, view.audience === 'staff' ? staffBlocks(cover, view.staff, options) : [studentBlock(view)]);
}
function studentBlock({ cover, student }) {
    const page = {
        audience: 'student',
        locale: cover.locale,
        view: student,
        headline: cover.headline.title,
        facts: (0,student_words/* ownFacts */.ub)(student),
        policyUrl: (0,student_words/* policyUrl */.IH)(student.policy),
        howToRead: cover.howToRead,
    };
    return (0,page_blocks/* block */.om)(page_data/* INDEX_BLOCK */.jH, page);
}
/** For a reader whose browser runs no script: the verdict, and where the rest is. */
function withoutScript({ headline, sentence }, words) {
    const [title, text] = [headline.title, sentence].map((one) => (0,text_escape/* escapeHtml */.ZD)(words.tell(one)));
    return `<h1>${title}</h1><p>${text}</p><p>${words.say('report.needsScript')}</p>`;
}
async function* staffBlocks(cover, view, options) {
    const { submissions } = view.report.findings;
    const places = pagePlaces(submissions);
    const budget = options.maxSourceBytes ?? MAX_SOURCE_BYTES;
    const starter = await readStarter(submissions, options.readSource);
    const embedded = new Set();
    let used = 0;
    let omitted = 0;
    for (const submission of sourceOrder(view)) {
        const files = await options.readSource(submission.key);
        if (files === null || files.length === 0)
            continue;
        const packed = (0,page_blocks/* block */.om)((0,page_data/* sourceBlock */.JK)(places.get(submission.key) ?? -1), pageSource(files, starter, submission.commonCode ?? [], options.redact ?? ((text) => text)));
        if (used + packed.length > budget) {
            omitted += 1;
            continue;
        }
        used += packed.length;
        embedded.add(submission.key);
        yield packed;
    }
    for (const submission of submissions) {
        yield (0,page_blocks/* block */.om)((0,page_data/* detailBlock */.vl)(places.get(submission.key) ?? -1), pageDetail(view.report, submission, places));
    }
    if (view.report.findings.webSearch !== undefined)
        yield (0,page_blocks/* block */.om)(page_data/* SENT_BLOCK */.XJ, pageSent(view.report, places));
    const reason = omitted === 0
        ? null
        : (0,message/* message */.iU)('report.sourcesOmitted', { n: omitted, size: { as: 'bytes', value: budget } });
    yield (0,page_blocks/* block */.om)(page_data/* INDEX_BLOCK */.jH, staffPage(cover, view, { embedded, omitted: reason, reportSha256: options.reportSha256 }));
}
/**
 * Whose source is looked at first comes first: partners of the most suspicious pairs, then the worst submissions. Starter
 * code is before all of them: a comparison that the page makes itself leaves it out.
 */
function sourceOrder({ report, pairs, ranked }) {
    const { submissions } = report.findings;
    const byKey = new Map(submissions.map((submission) => [submission.key, submission]));
    const order = new Set(submissions.filter(({ role }) => role === 'base'));
    const add = (key) => {
        const submission = key === null ? undefined : byKey.get(key);
        if (submission !== undefined)
            order.add(submission);
    };
    for (const { pair } of pairs) {
        add(pair.a);
        add(pair.b);
    }
    for (const submission of ranked) {
        order.add(submission);
        for (const match of submission.matches)
            add(match.otherKey);
    }
    return order;
}
async function readStarter(submissions, readSource) {
    const texts = [];
    for (const submission of submissions) {
        if (submission.role !== 'base')
            continue;
        for (const file of (await readSource(submission.key)) ?? []) {
            texts.push(decodeSource(file.bytes, file.path));
        }
    }
    return starterLines(texts);
}
function pageSource(files, starter, commonCode, redact) {
    let left = MAX_SUBMISSION_CHARACTERS;
    return {
        files: files.map((file) => {
            const whole = redact(decodeSource(file.bytes, file.path));
            const limit = Math.min(MAX_FILE_CHARACTERS, left);
            const isCut = whole.length > limit;
            const text = isCut ? whole.slice(0, whole.lastIndexOf('\n', limit) + 1) : whole;
            left -= text.length;
            const common = commonCode
                .filter(({ file: path }) => path === file.path)
                .map(({ lineStart, lineEnd }) => [lineStart, lineEnd]);
            // Lines of a notebook are counted over the code in its cells.
            const given = /\.ipynb$/i.test(file.path) ? [] : starterRanges(text, starter);
            const sha256 = (0,external_node_crypto_.createHash)('sha256').update(file.bytes).digest('hex');
            return { path: file.path, text, isCut, starter: [...given, ...common], sha256 };
        }),
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./build/report/earlier.js



/** Whether a run came to something that a person may want to keep: a verdict on the code, or a number. */
function hasResults({ verdict }) {
    const { outcome, maxSimilarity, maxAiScore } = verdict;
    return isVerdict(outcome) || maxSimilarity !== null || maxAiScore !== null;
}
const VERDICTS = ['passed', 'flagged'];
function isVerdict(outcome) {
    return VERDICTS.some((one) => one === outcome);
}
/** What is read of an earlier report.json at most: its verdict stands before its submissions. */
const HEAD_BYTES = 32_000_000;
const Head = schemas/* discriminatedUnion */.gMt('audience', [
    schemas/* object */.Ikc({
        audience: schemas/* literal */.euz('staff'),
        verdict: schemas/* object */.Ikc({
            outcome: schemas/* string */.YjP(),
            maxSimilarity: schemas/* number */.aig().nullable(),
            maxAiScore: schemas/* number */.aig().nullable(),
        }),
    }),
    schemas/* object */.Ikc({
        audience: schemas/* literal */.euz('student'),
        // null: not told, which is done of a verdict alone.
        outcome: schemas/* string */.YjP().nullable(),
        own: schemas/* object */.Ikc({ similarity: schemas/* string */.YjP().nullable() }).nullable(),
    }),
]);
/** Whom the report.json of an earlier run is for, where it has results; null: it has none, or there is no such file. */
async function earlierResults(path) {
    const head = Head.safeParse(await readHead(path)).data;
    switch (head?.audience) {
        case undefined:
            return null;
        case 'staff': {
            const { outcome, maxSimilarity, maxAiScore } = head.verdict;
            return isVerdict(outcome) || maxSimilarity !== null || maxAiScore !== null ? 'staff' : null;
        }
        case 'student': {
            const { outcome, own } = head;
            const isKnown = (own?.similarity ?? 'n/a') !== 'n/a';
            return outcome === null || isVerdict(outcome) || isKnown ? 'student' : null;
        }
    }
}
/** The values before the findings, of which each has a line (`jsonPieces`); what is not of that form is passed over. */
async function readHead(path) {
    const head = {};
    const lines = (0,external_node_readline_.createInterface)({ input: (0,external_node_fs_.createReadStream)(path, { end: HEAD_BYTES }) });
    try {
        for await (const line of lines) {
            if (line.startsWith('"findings":'))
                break;
            try {
                Object.assign(head, JSON.parse(`{${line.replace(/,$/, '')}}`));
            }
            catch {
                continue;
            }
        }
    }
    catch {
        // No such file, or none that can be read: nothing that would have to be kept.
    }
    finally {
        lines.close();
    }
    return head;
}

// EXTERNAL MODULE: ./build/report/channels/json.js + 1 modules
var json = __webpack_require__(9719);
// EXTERNAL MODULE: ./build/report/packed-source.js
var packed_source = __webpack_require__(20489);
// EXTERNAL MODULE: ./build/text/fit.js
var fit = __webpack_require__(40389);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
;// CONCATENATED MODULE: ./build/report/line-hash.js
/**
 * The hash by which GitHub's code scanning knows a line again after a push (`primaryLocationLineHash`). Given by us it is the
 * same one that `upload-sarif` works out from a checkout, so it also holds where nothing is checked out: over the first 100
 * characters from the line's start on, blanks and tabs left out, as a polynomial of base 37 modulo 2^64; equal ones of a
 * file are counted.
 */
const WINDOW = 100;
const BASE = 37;
const WORD = 2 ** 32;
/** What stands behind a file's last character. */
const END = '\uffff';
/** Hashes of the asked lines of a file, by 1-based line; a line that the file does not have is not in the result. */
function lineHashes(text, lines) {
    const dense = `${text.replaceAll(/\r\n?/g, '\n').replaceAll(/[ \t]+/g, '')}${END}`;
    const starts = lineStarts(dense, Math.max(0, ...lines));
    // Few lines are asked for: what begins as none of them is not cut out and counted.
    const heads = new Set();
    for (const line of lines) {
        const start = starts[line - 1];
        if (start !== undefined)
            heads.add(headOf(dense, start));
    }
    const seen = new Map();
    const hashes = new Map();
    for (const [index, start] of starts.entries()) {
        if (!heads.has(headOf(dense, start)))
            continue;
        const window = dense.slice(start, start + WINDOW);
        const count = (seen.get(window) ?? 0) + 1;
        seen.set(window, count);
        if (lines.has(index + 1))
            hashes.set(index + 1, `${hashOf(window)}:${count}`);
    }
    return hashes;
}
/** Where the first lines of a text begin. */
function lineStarts(text, count) {
    const starts = [];
    for (let start = 0; starts.length < count && start < text.length;) {
        starts.push(start);
        const end = text.indexOf('\n', start);
        if (end < 0)
            break;
        start = end + 1;
    }
    return starts;
}
/** The two characters at a place, as a number. */
function headOf(text, at) {
    return text.charCodeAt(at) * 65_536 + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0);
}
/** In two words of 32 bits: a product of one and the base is exact, and large integers took a third of a report's time. */
function hashOf(window) {
    let high = 0;
    let low = 0;
    for (let at = 0; at < WINDOW; at += 1) {
        const sum = low * BASE + (at < window.length ? window.charCodeAt(at) : 0);
        low = sum >>> 0;
        high = (Math.imul(high, BASE) + (sum - low) / WORD) >>> 0;
    }
    return high === 0 ? low.toString(16) : high.toString(16) + low.toString(16).padStart(8, '0');
}

// EXTERNAL MODULE: ./build/report/views/view.js + 3 modules
var views_view = __webpack_require__(56119);
;// CONCATENATED MODULE: ./build/report/channels/sarif.js








/** GitHub takes 25,000 results and keeps the 5,000 most severe. */
const MAX_RESULTS = 5000;
/** GitHub takes 10 MB packed; what is not larger unpacked is not larger packed either. */
const MAX_RESULT_BYTES = 9_000_000;
const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const RULES = {
    peer: {
        id: 'similar-to-submission',
        name: 'SimilarToSubmission',
        text: 'Code is like that of another submission.',
    },
    external: {
        id: 'similar-to-source',
        name: 'SimilarToSource',
        text: 'Code is like code outside of the check: in the web or a database.',
    },
    ai: {
        id: 'similar-to-ai-solution',
        name: 'SimilarToAiSolution',
        text: 'Code is like an AI-written solution of the same task.',
    },
};
const KINDS = ['peer', 'external', 'ai'];
/**
 * The regions as SARIF 2.1.0 for GitHub's code scanning, in pieces: flagged submissions first, within the limits of an
 * upload. Fingerprints are made from the code itself where it is at hand, never from line numbers, so that a result stays
 * the same one when code above it moves.
 */
async function* sarifPieces(view, readSource, limits = { results: MAX_RESULTS, bytes: MAX_RESULT_BYTES }) {
    const { shown, total } = (0,views_view/* ownRegions */.o)(view, limits.results);
    yield `{\n"$schema":${JSON.stringify(SCHEMA)},\n"version":"2.1.0",\n"runs":[{\n`;
    yield `"tool":${JSON.stringify(tool(view.cover))},\n`;
    yield '"automationDetails":{"id":"code-similarity/"},\n"columnKind":"utf16CodeUnits",\n';
    yield '"results":[';
    let written = 0;
    let bytes = 0;
    for (const [key, regions] of Map.groupBy(shown, (region) => region.key)) {
        const hashes = await hashesOf(key, regions, readSource);
        const fingerprints = fingerprintsOf(regions, hashes);
        for (const [index, region] of regions.entries()) {
            const text = JSON.stringify(resultOf(region, fingerprints[index] ?? '', hashes.get(placeOf(region)) ?? null));
            bytes += (0,fit/* byteLength */.dp)(text) + 2;
            if (bytes > limits.bytes)
                break;
            yield `${written === 0 ? '\n' : ',\n'}${text}`;
            written += 1;
        }
    }
    yield `],\n"invocations":[${JSON.stringify(invocation(view.cover, total - written))}]\n}]\n}\n`;
}
function tool({ toolVersion, howToRead }) {
    return {
        driver: {
            name: 'code-similarity-action',
            semanticVersion: /^\d+\.\d+\.\d+/.test(toolVersion) ? toolVersion : '0.0.0',
            rules: KINDS.map((kind) => ({
                id: RULES[kind].id,
                name: RULES[kind].name,
                shortDescription: { text: RULES[kind].text },
                fullDescription: { text: `${RULES[kind].text} It needs a person's review.` },
                help: { text: howToRead.map((line) => english/* ENGLISH */.V.tell(line)).join(' ') },
                defaultConfiguration: { level: 'note' },
                properties: { tags: ['similarity'], precision: 'medium' },
            })),
        },
    };
}
function invocation({ outcome }, hidden) {
    return {
        executionSuccessful: outcome === null || outcome === 'passed' || outcome === 'flagged',
        ...(hidden > 0
            ? {
                toolExecutionNotifications: [
                    { level: 'note', message: { text: `${(0,format/* count */.U9)(hidden, 'more region')} in the report.` } },
                ],
            }
            : {}),
    };
}
function placeOf(region) {
    return `${region.lineStart ?? 0} ${region.file}`;
}
/** Hashes of the regions' first lines, by `placeOf`; empty where the source is not on this machine. */
async function hashesOf(key, regions, readSource) {
    const lines = new Map();
    for (const { file, lineStart } of regions) {
        if (lineStart === null)
            continue;
        lines.set(file, (lines.get(file) ?? new Set()).add(lineStart));
    }
    const hashes = new Map();
    if (lines.size === 0)
        return hashes;
    for (const { path, bytes } of (await readSource(key)) ?? []) {
        const wanted = lines.get(path);
        if (wanted === undefined)
            continue;
        // As `upload-sarif` reads it: UTF-8, whatever it is.
        for (const [line, hash] of lineHashes(Buffer.from(bytes).toString('utf8'), wanted)) {
            hashes.set(`${line} ${path}`, hash);
        }
    }
    return hashes;
}
/**
 * Our own fingerprints: submission, kind, file, and the code where the region begins. Without the code, regions of a file
 * are told apart by their order, which a push seldom changes.
 */
function fingerprintsOf(regions, hashes) {
    const seen = new Map();
    const fingerprints = [];
    const order = regions
        .map((region, index) => ({ region, index }))
        .toSorted((x, y) => (x.region.lineStart ?? 0) - (y.region.lineStart ?? 0));
    for (const { region, index } of order) {
        const code = hashes.get(placeOf(region)) ?? '';
        const identity = [region.key, region.kind, pathOf(region), code].join('\n');
        const ordinal = (seen.get(identity) ?? 0) + 1;
        seen.set(identity, ordinal);
        fingerprints[index] = (0,external_node_crypto_.createHash)('sha256').update(`${identity}\n${ordinal}`).digest('hex').slice(0, 32);
    }
    return fingerprints;
}
/** Where the file is in the repository of the run, or else a path that tells whose it is and leads out of nothing. */
function pathOf({ path: here, key, file }) {
    const path = here ?? `${key}/${file}`;
    const parts = path.split(/[/\\]/).filter((part) => part !== '' && part !== '.' && part !== '..');
    return parts.length === 0 ? 'unnamed' : parts.join('/');
}
function resultOf(region, fingerprint, lineHash) {
    const startLine = region.lineStart ?? 1;
    return {
        ruleId: RULES[region.kind].id,
        ruleIndex: KINDS.indexOf(region.kind),
        level: region.isFlagged ? 'warning' : 'note',
        message: { text: (0,text_escape/* sarifText */.BC)(english/* ENGLISH */.V.tell(region.message)) },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri: (0,places/* encodePath */.O0)(pathOf(region)), uriBaseId: '%SRCROOT%' },
                    // Code scanning takes no result without a line; the first one where the service does not say which.
                    region: { startLine, endLine: Math.max(startLine, region.lineEnd ?? 1) },
                },
            },
        ],
        ...(region.sources.length === 0 ? {} : { relatedLocations: region.sources.map(relatedLocation) }),
        partialFingerprints: {
            'codeSimilarity/v1': fingerprint,
            ...(lineHash === null ? {} : { primaryLocationLineHash: lineHash }),
        },
        ...(region.similarity === null ? {} : { rank: Math.min(100, Math.max(0, region.similarity)) }),
    };
}
/** Lines of public code, where a viewer can follow an address. */
function relatedLocation({ url, lineStart, lineEnd, name }, at) {
    return {
        id: at + 1,
        physicalLocation: {
            artifactLocation: { uri: url },
            ...(lineStart === null
                ? {}
                : { region: { startLine: lineStart, endLine: Math.max(lineStart, lineEnd ?? lineStart) } }),
        },
        message: { text: (0,text_escape/* sarifText */.BC)(english/* ENGLISH */.V.tell(name)) },
    };
}

// EXTERNAL MODULE: ./build/report/channels/summary.js
var summary = __webpack_require__(49044);
;// CONCATENATED MODULE: ./build/report/write.js
















/** What is in each file of a report; null: this audience has no such file. */
const FILES = {
    'index.html': htmlPieces,
    'report.json': json/* jsonPieces */.Mx,
    'submissions.csv': submissionsCsvPieces,
    'pairs.csv': (view) => (view.audience === 'staff' ? pairsCsvPieces(view.staff) : null),
    'report.sarif': (view, { readSource }) => sarifPieces(view, readSource),
    'summary.md': (view) => [(0,summary/* renderSummary */.B)(view)],
    // Beside an earlier report that is kept, and only there.
    'last-run.md': () => null,
};
/**
 * Writes the files of a report into `directory`. Each appears whole or not at all. Files of an earlier run that this one does
 * not write are removed, so that a report for students never lies beside one for staff.
 *
 * A run without results never replaces a report with results: after an outage or a typo the results of a class would be
 * gone. It writes its summary to last-run.md. Where the folder's readers are others than those of the report in it, the
 * report is replaced all the same: students must not find the staff's.
 *
 * @throws ConfigurationError where the folder is a symbolic link, or holds notes of staff beside a report for students
 */
async function writeReportFiles(report, options) {
    const { directory: dir, template } = options;
    const audience = (0,domain_report/* readersOf */.cU)(report, options.audience ?? 'staff');
    await refuseLinks(dir, options.workspace);
    await (0,promises_.mkdir)(dir, { recursive: true });
    if (audience === 'student')
        await refuseCases(dir);
    const html = (0,external_node_path_.join)(dir, 'index.html');
    const view = options.view ?? (0,views_view/* viewOf */.d)(report, audience, await (0,open_words/* openWords */.S)(report.locale));
    if (!hasResults(report) && (await earlierResults((0,external_node_path_.join)(dir, 'report.json'))) === audience) {
        const lastRun = (0,external_node_path_.join)(dir, 'last-run.md');
        await writeWhole(lastRun, [(0,summary/* renderSummary */.B)(view)]);
        return { html, isKept: true, files: [lastRun] };
    }
    const packed = (0,packed_source/* packedSources */.t)(report.findings);
    const redact = options.redact === undefined ? {} : { redact: options.redact };
    const sources = { template, readSource: options.readSource ?? packed.read, ...redact };
    try {
        return { html, isKept: false, files: await writeFiles(dir, view, sources) };
    }
    finally {
        await packed.close();
    }
}
/** Writes what the audience has, and removes what it has not. @returns paths of what was written */
async function writeFiles(directory, view, options) {
    const files = [];
    let reportSha256;
    // The page names the data it was made beside.
    for (const name of new Set(['report.json', ...domain_report/* REPORT_FILES */.JL])) {
        const path = (0,external_node_path_.join)(directory, name);
        const pieces = FILES[name](view, { ...options, reportSha256 });
        if (pieces === null) {
            await (0,promises_.rm)(path, { force: true });
        }
        else {
            const sha256 = await writeWhole(path, pieces);
            if (name === 'report.json')
                reportSha256 = sha256;
            files.push(path);
        }
    }
    return files;
}
/** A repository that was checked out may hold a link where the report belongs, and so choose what is overwritten. */
async function refuseLinks(directory, workspace = (0,external_node_path_.resolve)(directory, '..')) {
    const parts = (0,files_paths/* below */.Gz)(workspace, directory)?.split('/') ?? [];
    const paths = parts.length === 0 ? [directory] : parts.map((_, index) => (0,external_node_path_.join)(workspace, ...parts.slice(0, index + 1)));
    for (const path of paths) {
        const found = await (0,promises_.lstat)(path).catch((error) => {
            if (error.code === 'ENOENT')
                return null;
            throw error;
        });
        if (found?.isSymbolicLink() === true) {
            throw new outcome/* ConfigurationError */.j1(`report-dir: ${JSON.stringify(path)} is a symbolic link, through which nothing is written. Name the folder itself.`);
        }
    }
}
/** What staff noted is nothing for students, and theirs to move. */
async function refuseCases(directory) {
    const path = (0,external_node_path_.join)(directory, domain_report/* CASES_FILE */.Ro);
    if ((await (0,promises_.lstat)(path).catch(() => null)) === null)
        return;
    throw new outcome/* ConfigurationError */.j1(`report-dir: ${JSON.stringify(path)} holds what staff noted about people, and this report is for students. Name another folder.`);
}
/** For the log: why the folder still holds an earlier report. */
function keptWords(directory, files) {
    return `This run has no results, so the report of an earlier run in ${directory} was kept; ${files.map((path) => (0,external_node_path_.basename)(path)).join(', ')} beside it says how this one ended.`;
}
/** Characters that are put together before they are written. */
const CHUNK = 256 * 1024;
/**
 * Writes a file that appears whole or not at all.
 *
 * @returns SHA-256 of its bytes, hex
 */
async function writeWhole(path, pieces) {
    const part = `${path}.part`;
    const hash = (0,external_node_crypto_.createHash)('sha256');
    await (0,promises_.rm)(part, { force: true });
    try {
        // `wx`: what a checked-out repository may have put there, a symbolic link above all, is never written through.
        const file = await (0,promises_.open)(part, 'wx');
        try {
            let chunk = '';
            for await (const piece of pieces) {
                chunk += piece;
                if (chunk.length < CHUNK)
                    continue;
                hash.update(chunk);
                await file.writeFile(chunk);
                chunk = '';
            }
            hash.update(chunk);
            await file.writeFile(chunk);
        }
        finally {
            await file.close();
        }
        await (0,replace_file/* replaceFile */.f)(part, path);
        return hash.digest('hex');
    }
    catch (error) {
        await (0,promises_.rm)(part, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 40389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ cutMarkdown),
/* harmony export */   RV: () => (/* binding */ fitLines),
/* harmony export */   dp: () => (/* binding */ byteLength),
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
/* unused harmony export cutBytes */
const encoder = new TextEncoder();
/** Bytes in UTF-8. */
function byteLength(text) {
    return encoder.encode(text).length;
}
/**
 * As many lines as fit: those that follow are replaced by `more(count)`. Room for that line is kept.
 *
 * @param size measures a text: `byteLength` for bytes, or characters
 * @returns the lines to print and what they cost, line ends included
 */
function fitLines(lines, budget, more, size = byteLength) {
    const sizes = lines.map((line) => size(line) + 1);
    const all = sizes.reduce((sum, one) => sum + one, 0);
    if (all <= budget)
        return { lines, used: all };
    const reserve = size(more(lines.length)) + 1;
    let used = reserve;
    let taken = 0;
    while (taken < lines.length && used + (sizes[taken] ?? 0) <= budget) {
        used += sizes[taken] ?? 0;
        taken += 1;
    }
    if (reserve > budget)
        return { lines: [], used: 0 };
    return { lines: [...lines.slice(0, taken), more(lines.length - taken)], used };
}
/** What the ends of a cut may cost: those of a fence and of a folded part. */
const MAX_ENDS = '\n```\n\n</details>\n'.length;
/**
 * The start of a Markdown text in at most `budget` UTF-8 bytes: whole lines where there is room for one, and every fence and
 * folded part that is cut in two is closed, so that nothing that follows disappears in it.
 */
function cutMarkdown(text, budget) {
    if (byteLength(text) <= budget)
        return text;
    const cut = cutBytes(text, budget - MAX_ENDS);
    const lastLine = cut.lastIndexOf('\n');
    let whole = lastLine > 0 ? cut.slice(0, lastLine) : cut;
    const counted = (pattern) => whole.match(pattern)?.length ?? 0;
    if (counted(/^```/gm) % 2 === 1)
        whole += '\n```';
    if (counted(/^<details>/gm) > counted(/^<\/details>$/gm))
        whole += '\n\n</details>\n';
    return whole;
}
/** The longest start of `text` that takes at most `budget` UTF-8 bytes, never half of a character. */
function cutBytes(text, budget) {
    const bytes = encoder.encode(text);
    if (bytes.length <= budget)
        return text;
    let end = Math.max(0, budget);
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80)
        end -= 1;
    return new TextDecoder().decode(bytes.subarray(0, end));
}
/** The text, or its start and `…`, in at most so many UTF-16 units; never half of a character. */
function shortened(text, most) {
    return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}


/***/ }),

/***/ 40876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openWords)
/* harmony export */ });
/* unused harmony export openCatalogue */
/* harmony import */ var _locale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69962);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71343);


/** Each language is a file of its own in the bundle, which is read when it is spoken. */
const CATALOGUES = {
    en: async () => Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 18999)),
    de: async () => __webpack_require__.e(/* import() */ 18).then(__webpack_require__.bind(__webpack_require__, 32018)),
    es: async () => __webpack_require__.e(/* import() */ 781).then(__webpack_require__.bind(__webpack_require__, 20781)),
    fr: async () => __webpack_require__.e(/* import() */ 490).then(__webpack_require__.bind(__webpack_require__, 29490)),
    zh: async () => __webpack_require__.e(/* import() */ 791).then(__webpack_require__.bind(__webpack_require__, 52172)),
};
/** The sentences of a language. */
async function openCatalogue(locale) {
    return (await CATALOGUES[locale]()).catalogue;
}
/** The words of a language. @param chosen null: nobody chose one; English */
async function openWords(chosen) {
    const locale = chosen ?? _locale_js__WEBPACK_IMPORTED_MODULE_0__/* .LOCALES */ .YZ[0];
    return new _words_js__WEBPACK_IMPORTED_MODULE_1__/* .Words */ .U(locale, await openCatalogue(locale));
}


/***/ }),

/***/ 52565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ pieceSize),
/* harmony export */   l: () => (/* binding */ deflateTables)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

/** zlib keeps so much of its window for looking ahead, in bytes. */
const LOOKAHEAD = 262;
/**
 * zlib's tables for contents of at most so many bytes, none larger than it needs: the usual ones take 268 kB, which cost
 * more than deflating a short file does. Whatever is in reach of the usual window is in reach of this one.
 */
function deflateTables(bytes) {
    const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes + LOOKAHEAD))));
    // As many symbols in a block as there are bytes.
    return { windowBits, memLevel: Math.min(8, windowBits - 6), chunkSize: pieceSize(bytes) };
}
/**
 * How large a piece of memory zlib asks for at once to put out so many bytes: its usual 16 KiB stay in memory as a whole behind
 * a result of some hundred bytes.
 */
function pieceSize(bytes) {
    return Math.min(node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.Z_DEFAULT_CHUNK, Math.max(node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.Z_MIN_CHUNK, bytes));
}


/***/ }),

/***/ 72654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SD: () => (/* binding */ STORED),
  dd: () => (/* binding */ TAIL_BYTES),
  Wz: () => (/* binding */ ZipError),
  te: () => (/* binding */ findDirectory),
  gZ: () => (/* binding */ readDirectory)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/zip/entry-names.js
const UTF8 = new TextDecoder('utf-8');
const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');
/** The upper halves of the two code pages that DOS used in America and in western Europe. */
const CP437 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const CP850 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
/** In the order in which a tie is decided: the ZIP format itself knows CP437 alone (APPNOTE 6.3.10, appendix D). */
const CODE_PAGES = [
    (bytes) => dosText(bytes, CP437),
    (bytes) => dosText(bytes, CP850),
    (bytes) => WINDOWS_1252.decode(bytes),
];
/**
 * Decodes the names of one ZIP. What says it is UTF-8, or is, is read as that; Windows' own zipper writes its local code page
 * and does not say so, so the rest is read as the page by which most of it looks like names. Never fails.
 */
function decodeNames(names) {
    const decoded = names.map(({ bytes, isUtf8 }) => (isUtf8 ? UTF8.decode(bytes) : strictUtf8(bytes)));
    const unknown = names.flatMap(({ bytes }, at) => (decoded[at] === null ? [bytes] : []));
    const decode = unknown.length === 0 ? UTF8.decode.bind(UTF8) : codePageOf(unknown);
    return names.map(({ bytes }, at) => decoded[at] ?? decode(bytes));
}
function strictUtf8(bytes) {
    try {
        return STRICT_UTF8.decode(bytes);
    }
    catch {
        return null;
    }
}
function dosText(bytes, upper) {
    let text = '';
    for (const byte of bytes)
        text += byte < 128 ? String.fromCharCode(byte) : (upper[byte - 128] ?? '');
    return text;
}
/** One program wrote all names of a ZIP, so one code page is right for all. */
function codePageOf(names) {
    const scored = CODE_PAGES.map((decode) => ({
        decode,
        score: names.reduce((sum, bytes) => sum + plausibility(decode(bytes)), 0),
    }));
    return scored.reduce((best, one) => (one.score > best.score ? one : best)).decode;
}
/** How much the characters beyond ASCII look like letters of a name. */
function plausibility(text) {
    let score = 0;
    let last = '';
    for (const character of text) {
        if (character > '\u007f') {
            if (!/\p{Script=Latin}/u.test(character))
                score -= 2;
            else if (/\p{Ll}/u.test(character))
                score += 2;
            else if (/\p{Lu}/u.test(character))
                score += /\p{Ll}/u.test(last) ? -2 : 1;
            else
                score -= 2;
        }
        last = character;
    }
    return score;
}

// EXTERNAL MODULE: ./build/zip/safe-path.js
var safe_path = __webpack_require__(30643);
;// CONCATENATED MODULE: ./build/zip/directory.js



/** The archive as a whole, or one entry, cannot be read. The message is a sentence. */
class ZipError extends Error {
    name = 'ZipError';
}
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const LARGE_LOCATOR_SIGNATURE = 0x07064b50;
const LARGE_LOCATOR_BYTES = 20;
const LARGE_END_SIGNATURE = 0x06064b50;
const LARGE_END_BYTES = 56;
const DIRECTORY_SIGNATURE = 0x02014b50;
const DIRECTORY_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED = 0x0001 | 0x0040;
const UTF8_NAME = 0x0800;
const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
const TYPE_MASK = 0o170000;
const LINK = 0o120000;
const REGULAR = 0o100000;
const LARGE_FIELD = 0x0001;
const UNICODE_PATH_FIELD = 0x7075;
const FULL_16 = 0xffff;
const FULL_32 = 0xffffffff;
/** The end of a ZIP in which its directory is named, with a comment of any length; in bytes. */
const TAIL_BYTES = END_BYTES + MAX_COMMENT_BYTES + LARGE_LOCATOR_BYTES + LARGE_END_BYTES;
/**
 * Finds the central directory by a ZIP's last bytes.
 *
 * @param tail the last bytes, `TAIL_BYTES` of them where there are so many
 * @param tailStart where these begin
 * @param isLargeRead whether the ZIP64 format is read (archives above 4 GB or 65,534 entries)
 * @throws ZipError
 */
function findDirectory(tail, tailStart, { maxEntries }, isLargeRead) {
    const end = findEnd(tail);
    if (tail.readUInt16LE(end + 4) !== 0 || tail.readUInt16LE(end + 6) !== 0) {
        throw new ZipError('The ZIP file is split over several disks, which is not supported.');
    }
    const place = {
        start: tail.readUInt32LE(end + 16),
        bytes: tail.readUInt32LE(end + 12),
        count: tail.readUInt16LE(end + 10),
    };
    const isLarge = place.count === FULL_16 || place.bytes === FULL_32 || place.start === FULL_32;
    if (isLarge && !isLargeRead) {
        throw new ZipError('The ZIP file uses the ZIP64 format, which no upload of allowed size needs.');
    }
    const found = isLarge ? largePlace(tail, tailStart, end) : place;
    if (found.count > maxEntries) {
        throw new ZipError(`The ZIP file has ${found.count} entries; at most ${maxEntries} are read.`);
    }
    if (found.start + found.bytes > tailStart + end) {
        throw new ZipError('The ZIP file is damaged: its directory lies outside of the file.');
    }
    return found;
}
/** The end record is the last thing in the file, before a comment of at most 65,535 bytes. */
function findEnd(tail) {
    const lowest = Math.max(0, tail.length - END_BYTES - MAX_COMMENT_BYTES);
    for (let at = tail.length - END_BYTES; at >= lowest; at -= 1) {
        if (tail.readUInt32LE(at) === END_SIGNATURE &&
            at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length) {
            return at;
        }
    }
    throw new ZipError('This is no ZIP file, or its end is missing.');
}
/** As ZIP64 has it (APPNOTE 6.3.10, 4.3.14 and 4.3.15). */
function largePlace(tail, tailStart, end) {
    const locator = end - LARGE_LOCATOR_BYTES;
    const at = locator >= 0 && tail.readUInt32LE(locator) === LARGE_LOCATOR_SIGNATURE
        ? Number(tail.readBigUInt64LE(locator + 8)) - tailStart
        : -1;
    if (at < 0 || at + LARGE_END_BYTES > tail.length || tail.readUInt32LE(at) !== LARGE_END_SIGNATURE) {
        throw new ZipError('The ZIP file is damaged: the end of its large directory is missing.');
    }
    return {
        start: Number(tail.readBigUInt64LE(at + 48)),
        bytes: Number(tail.readBigUInt64LE(at + 40)),
        count: Number(tail.readBigUInt64LE(at + 32)),
    };
}
/**
 * Reads a central directory (APPNOTE 6.3.10, sections 4.3 and 4.4). Entries that cannot be used are listed as problems.
 * Where all together promise too much, the largest are refused: source files are small, and no padding may push them out.
 *
 * @param directory its bytes; it lies at `place`
 * @throws ZipError where it ends too early
 */
function readDirectory(directory, place, limits) {
    const headers = new Map();
    const problems = [];
    const folders = [];
    for (const header of headersOf(directory, place)) {
        const path = (0,safe_path/* safePath */.n)(header.name);
        // A folder's name ends so; a mode alone would hide a file.
        if (header.name.endsWith('/')) {
            if (path !== null)
                folders.push(path);
            continue;
        }
        const refusal = path === null ? 'unsafe-path' : refusalOf(header, place.start, limits);
        if (path === null || refusal !== null) {
            problems.push({ path: header.name, reason: refusal ?? 'unsafe-path' });
            continue;
        }
        if (headers.delete(path))
            problems.push({ path: header.name, reason: 'duplicate-name' });
        headers.set(path, header);
    }
    let total = 0;
    for (const [path, { size }] of [...headers].toSorted(([, a], [, b]) => a.size - b.size)) {
        total += size;
        if (total <= limits.maxTotalBytes)
            continue;
        headers.delete(path);
        problems.push({ path, reason: 'too-large' });
    }
    return { headers, problems, folders };
}
function headersOf(directory, { count }) {
    const headers = [];
    const names = [];
    let at = 0;
    for (let index = 0; index < count; index += 1) {
        if (at + DIRECTORY_BYTES > directory.length || directory.readUInt32LE(at) !== DIRECTORY_SIGNATURE) {
            throw new ZipError('The ZIP file is damaged: its directory ends before all entries are listed.');
        }
        const flags = directory.readUInt16LE(at + 8);
        const nameEnd = at + DIRECTORY_BYTES + directory.readUInt16LE(at + 28);
        const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
        const name = directory.subarray(at + DIRECTORY_BYTES, nameEnd);
        const extra = directory.subarray(nameEnd, extraEnd);
        const unicode = unicodeName(extra, name);
        names.push({ bytes: unicode ?? name, isUtf8: unicode !== null || (flags & UTF8_NAME) !== 0 });
        headers.push({
            mode: directory.readUInt8(at + 5) === UNIX ? directory.readUInt32LE(at + 38) >>> 16 : 0,
            flags,
            method: directory.readUInt16LE(at + 10),
            checksum: directory.readUInt32LE(at + 16),
            ...sizesOf(directory, at, extra),
        });
        at = extraEnd + directory.readUInt16LE(at + 32);
    }
    const decoded = decodeNames(names);
    return headers.map((header, index) => ({ name: decoded[index] ?? '', ...header }));
}
/** Numbers that are too large for their fields stand in an extra field, those alone and in this order. */
function sizesOf(directory, at, extra) {
    const fields = [
        directory.readUInt32LE(at + 24),
        directory.readUInt32LE(at + 20),
        directory.readUInt32LE(at + 42),
    ];
    const large = fields.includes(FULL_32) ? extraField(extra, LARGE_FIELD) : null;
    let next = 0;
    const [size = 0, packedSize = 0, local = 0] = fields.map((value) => {
        if (value !== FULL_32 || large === null || next + 8 > large.length)
            return value;
        next += 8;
        return Number(large.readBigUInt64LE(next - 8));
    });
    return { size, packedSize, local };
}
/** The name in UTF-8, where the ZIP has it beside the other one and means the same name by it (Info-ZIP, 4.6.9). */
function unicodeName(extra, name) {
    const field = extraField(extra, UNICODE_PATH_FIELD);
    return field !== null && field.length > 5 && field[0] === 1 && field.readUInt32LE(1) === (0,external_node_zlib_.crc32)(name)
        ? field.subarray(5)
        : null;
}
function extraField(extra, id) {
    for (let at = 0; at + 4 <= extra.length;) {
        const end = at + 4 + extra.readUInt16LE(at + 2);
        if (extra.readUInt16LE(at) === id)
            return extra.subarray(at + 4, end);
        at = end;
    }
    return null;
}
/** Why an entry cannot be used; null: it can. */
function refusalOf({ mode, flags, method, size, local }, directoryStart, limits) {
    const type = mode & TYPE_MASK;
    if (type === LINK)
        return 'symlink';
    if (type !== 0 && type !== REGULAR && size === 0)
        return 'special-file';
    if ((flags & ENCRYPTED) !== 0)
        return 'encrypted';
    if (method !== STORED && method !== DEFLATED)
        return 'unsupported-method';
    if (size > limits.maxEntryBytes)
        return 'too-large';
    return local + LOCAL_BYTES > directoryStart ? 'damaged' : null;
}


/***/ }),

/***/ 36541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ZIP_LIMITS),
/* harmony export */   u: () => (/* binding */ readZip)
/* harmony export */ });
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74273);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72654);
/* harmony import */ var _unpack_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20625);



/** Far above a student's work, far below what could exhaust a job. */
const ZIP_LIMITS = {
    maxEntries: 20_000,
    maxEntryBytes: 16 * 1024 * 1024,
    maxTotalBytes: 256 * 1024 * 1024,
};
/**
 * Reads a ZIP's central directory. Nothing is unpacked until an entry is read, and then never more than the directory
 * promises and `limits` allow, so that a bomb costs nothing.
 *
 * @throws ZipError when it is no ZIP, is truncated, spans disks, uses ZIP64 or passes the limit of entries
 */
function readZip(bytes, limits = ZIP_LIMITS) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const tailStart = Math.max(0, buffer.length - _directory_js__WEBPACK_IMPORTED_MODULE_0__/* .TAIL_BYTES */ .dd);
    const place = (0,_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .findDirectory */ .te)(buffer.subarray(tailStart), tailStart, limits, false);
    const directory = buffer.subarray(place.start, place.start + place.bytes);
    const { headers, problems } = (0,_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .readDirectory */ .gZ)(directory, place, limits);
    return {
        entries: [...headers]
            .map(([path, header]) => entryOf(buffer, place.start, path, header))
            .toSorted((a, b) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.path, b.path)),
        problems,
    };
}
function entryOf(buffer, dataEnd, path, header) {
    const packed = () => {
        const { local } = header;
        const from = local + (0,_unpack_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .localBytes */ .Zj)(buffer.subarray(local, local + _unpack_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCAL_BYTES */ .cF), path);
        const to = from + header.packedSize;
        if (to > dataEnd)
            throw (0,_unpack_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .damagedEntry */ .Qz)(path, 'its contents are cut off');
        return buffer.subarray(from, to);
    };
    return {
        path,
        size: header.size,
        read: () => (0,_unpack_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .unpackEntry */ .$7)(path, header, packed()),
        readAside: async () => (0,_unpack_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .unpackEntryAside */ .tx)(path, header, packed()),
    };
}


/***/ }),

/***/ 30643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ safePath)
/* harmony export */ });
/**
 * A path that stays inside of wherever it is put: relative, POSIX, without `.`, `..`, empty parts, drives or NUL. Back
 * slashes are separators to Windows tools, so they count as such. null: refused.
 */
function safePath(name) {
    if (name.includes('\0') || name.length > 4096)
        return null;
    const posix = name.replaceAll('\\', '/');
    if (posix.startsWith('/') || /^[A-Za-z]:/.test(posix))
        return null;
    const parts = posix.split('/').filter((part) => part !== '.' && part !== '');
    if (parts.length === 0 || parts.includes('..'))
        return null;
    return parts.join('/');
}


/***/ }),

/***/ 25851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ StoredZips),
/* harmony export */   T: () => (/* binding */ copyStored)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Reads stored ZIPs, one at a time. The file of the last one stays open, because most lie in the same. */
class StoredZips {
    #last = null;
    /** The bytes of a ZIP. @throws the system's error; Error where the file is shorter than it was */
    async read(zip) {
        const bytes = Buffer.allocUnsafeSlow(zip.bytes);
        await this.readInto(zip, bytes, 0);
        return bytes;
    }
    /** Reads a ZIP to the place `at` of a buffer. @throws as `read` */
    async readInto({ path, start, bytes }, buffer, at) {
        const handle = await this.#handleOf(path);
        for (let read = 0; read < bytes;) {
            const { bytesRead } = await handle.read(buffer, at + read, bytes - read, start + read);
            if (bytesRead === 0)
                throw new Error(`${path} became shorter while it was read`);
            read += bytesRead;
        }
    }
    /** Nothing is read afterwards. */
    async close() {
        const last = this.#last;
        this.#last = null;
        await last?.handle.close();
    }
    async #handleOf(path) {
        if (this.#last?.path === path)
            return this.#last.handle;
        await this.close();
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
        this.#last = { path, handle };
        return handle;
    }
}
/** Writes a stored ZIP to a file of its own. @throws the system's error */
async function copyStored(zip, to) {
    const zips = new StoredZips();
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(to, await zips.read(zip));
    }
    finally {
        await zips.close();
    }
}


/***/ }),

/***/ 20625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ unpackEntry),
/* harmony export */   Qz: () => (/* binding */ damagedEntry),
/* harmony export */   Zj: () => (/* binding */ localBytes),
/* harmony export */   cF: () => (/* binding */ LOCAL_BYTES),
/* harmony export */   tx: () => (/* binding */ unpackEntryAside)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _deflate_tables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52565);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72654);




const inflate = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRaw);
const LOCAL_SIGNATURE = 0x04034b50;
/** Of a local header, in bytes, without what is of its own length. */
const LOCAL_BYTES = 30;
const WRONG_SIZE = 'it does not unpack to the size its directory states';
/** How many bytes an entry's local header has in all. @param local its first `LOCAL_BYTES` bytes @throws ZipError */
function localBytes(local, path) {
    if (local.length < LOCAL_BYTES || local.readUInt32LE(0) !== LOCAL_SIGNATURE) {
        throw damagedEntry(path, 'its header is missing');
    }
    return LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
}
/** Unpacks an entry and verifies its checksum. @throws ZipError where the contents do not hold what the directory says */
function unpackEntry(path, header, packed) {
    if (header.method === _directory_js__WEBPACK_IMPORTED_MODULE_3__/* .STORED */ .SD)
        return verified(path, header, packed);
    let contents;
    try {
        contents = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(packed, boundOf(header));
    }
    catch {
        throw damagedEntry(path, WRONG_SIZE);
    }
    return verified(path, header, contents);
}
/** As `unpackEntry`, but beside this thread. */
async function unpackEntryAside(path, header, packed) {
    if (header.method === _directory_js__WEBPACK_IMPORTED_MODULE_3__/* .STORED */ .SD)
        return verified(path, header, packed);
    return verified(path, header, await inflate(packed, boundOf(header)).catch(() => {
        throw damagedEntry(path, WRONG_SIZE);
    }));
}
/** What is said of an entry that cannot be read. */
function damagedEntry(path, what) {
    return new _directory_js__WEBPACK_IMPORTED_MODULE_3__/* .ZipError */ .Wz(`The entry ${JSON.stringify(path)} is damaged: ${what}.`);
}
/** One byte more than it holds: zlib asks for another piece where the first is full to its end. */
function boundOf({ size }) {
    return { maxOutputLength: Math.max(1, size), chunkSize: (0,_deflate_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .pieceSize */ .Q)(size + 1) };
}
function verified(path, { size, checksum }, contents) {
    if (contents.length !== size)
        throw damagedEntry(path, 'its size is not the one its directory states');
    if ((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(contents) !== checksum)
        throw damagedEntry(path, 'its checksum does not match');
    return contents;
}


/***/ })

};
