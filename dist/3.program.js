export const id = 3;
export const ids = [3];
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

/***/ 50120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sz: () => (/* binding */ stateNow),
/* harmony export */   Yg: () => (/* binding */ casesSummary)
/* harmony export */ });
/* unused harmony export CASE_WORDS */
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73387);

/** A state as people read it. */
const CASE_WORDS = {
    new: 'new',
    seen: 'seen',
    'to-discuss': 'to discuss',
    confirmed: 'confirmed',
    dismissed: 'dismissed',
};
/** The state of a case in this run: a dismissed one that grew is open again. */
function stateNow({ state, hasGrown }) {
    return hasGrown === true && state === 'dismissed' ? 'new' : state;
}
/** In the order in which a reader asks. */
const COUNTED = ['to-discuss', 'confirmed', 'seen', 'dismissed'];
/** What became of the cases, e.g. "3 cases to discuss, 12 dismissed"; null: nobody decided anything. */
function casesSummary(cases) {
    const counts = COUNTED.flatMap((state) => {
        const { length } = cases.filter((one) => stateNow(one) === state);
        return length === 0 ? [] : [{ length, words: CASE_WORDS[state] }];
    });
    const [first, ...others] = counts;
    const grown = cases.filter((one) => one.hasGrown === true).length;
    const parts = [
        ...(first === undefined ? [] : [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(first.length, 'case')} ${first.words}`]),
        ...others.map(({ length, words }) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(length)} ${words}`),
        ...(grown === 0
            ? []
            : [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(grown)} dismissed before and open again, because the evidence grew`]),
    ];
    return parts.length === 0 ? null : parts.join(', ');
}


/***/ }),

/***/ 97942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ casesByPair)
/* harmony export */ });
/* harmony import */ var _case_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34638);

/** The case that each pair is a part of, by `caseKey`: its own, else the newest of the groups that it is in. */
function casesByPair(cases) {
    const byPair = new Map();
    for (const one of cases) {
        const { subjects } = one;
        if (subjects.length === 2)
            continue;
        for (const [index, a] of subjects.entries()) {
            for (const b of subjects.slice(index + 1)) {
                const key = (0,_case_key_js__WEBPACK_IMPORTED_MODULE_0__/* .caseKey */ .u)([a, b]);
                const known = byPair.get(key);
                if (known === undefined || Date.parse(one.at) > Date.parse(known.at))
                    byPair.set(key, one);
            }
        }
    }
    for (const one of cases)
        if (one.subjects.length === 2)
            byPair.set((0,_case_key_js__WEBPACK_IMPORTED_MODULE_0__/* .caseKey */ .u)(one.subjects), one);
    return byPair;
}


/***/ }),

/***/ 53921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ subjectsOf),
/* harmony export */   n: () => (/* binding */ subjectOfKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _domain_submission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18433);


/**
 * What each submission of a run goes by in everything that outlives the run, by its key: GitHub's numeric id, which outlives
 * renames; else `k` and a digest, so that no name has to be escaped anywhere. The digest of a folder is that of the platform's
 * id, else of its name, so that it stays the same wherever the folder lies; of two with one, and of what is no folder, that
 * of the key.
 */
function subjectsOf(submissions) {
    const identities = submissions.map((one) => ({ key: one.key, identity: subjectOf(one) }));
    const counts = new Map();
    for (const { identity } of identities)
        counts.set(identity, (counts.get(identity) ?? 0) + 1);
    return new Map(identities.map(({ key, identity }) => [key, counts.get(identity) === 1 ? identity : digestOf(key)]));
}
/** A pull request, as the bot knows it without a run. @param key `owner/name#12` */
function subjectOfKey(key) {
    return digestOf(key);
}
function subjectOf({ key, name, role, origin }) {
    switch (origin?.kind) {
        case 'repository':
            return origin.repositoryId > 0 ? String(origin.repositoryId) : digestOf(key);
        case 'directory':
            // Last year's "alice" is somebody else, and so, for cases, is what she handed in before.
            return digestOf(JSON.stringify([role, ...personOf(name, role, origin.handIn)]));
        case 'pull-request':
        case undefined:
            return digestOf(key);
    }
}
/** By the platform's number where there is one, else by name. */
function personOf(name, role, handIn) {
    const identity = handIn === undefined ? null : (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_1__/* .identityOf */ .cu)(handIn);
    if (handIn === undefined || identity === null)
        return ['name', name];
    return [handIn.platform, identity, role === 'judged' ? '' : handIn.attempt];
}
function digestOf(text) {
    return `k${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16)}`;
}


/***/ }),

/***/ 72935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ bandOf),
/* harmony export */   Ii: () => (/* binding */ BANDS_EXPLAINED),
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
/** The sentence that explains them. */
const BANDS_EXPLAINED = 'low: up to 25, moderate: up to 50, high: up to 75, very high: above 75 (of 100)';


/***/ }),

/***/ 49044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderSummary),
/* harmony export */   z: () => (/* binding */ renderFailure)
/* harmony export */ });
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60545);
/* harmony import */ var _domain_submission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18433);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33699);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40389);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73387);
/* harmony import */ var _download_line_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22914);
/* harmony import */ var _explanation_lines_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52198);
/* harmony import */ var _histogram_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13585);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(65883);
/* harmony import */ var _searched_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7226);
/* harmony import */ var _student_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94128);
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
    const lines = view.audience === 'staff'
        ? staffSummary(view.cover, view.staff, maxBytes)
        : studentSummary(view.cover, view.student, maxBytes);
    return (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMarkdown */ .G$)(lines.join('\n'), maxBytes);
}
/** The summary of a run that ended before there was anything to report. @param sentence one that its readers may read */
function renderFailure(outcome, sentence) {
    const { mark, title } = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)(outcome);
    return `## ${mark} ${title}\n\n**${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .pointsInLine */ .rC)(sentence))}**\n`;
}
function coverLines({ headline: { mark, title }, sentence, ...cover }) {
    return [`## ${mark} ${title}: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(cover.title)}`, '', `**${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(sentence)}**`, ''];
}
function howToReadLines({ howToRead }) {
    return [
        '<details><summary>How to read this</summary>',
        '',
        ...howToRead.map((line) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(line)}`),
        '',
        '</details>',
        '',
    ];
}
function staffSummary(cover, view, maxBytes) {
    const listBytes = Math.min(MAX_LIST_BYTES, maxBytes / 8);
    const { warnings } = view.report.verdict;
    const head = [
        ...coverLines(cover),
        ...(0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(warnings.map((warning) => `> ⚠️ ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(warning)}  `), listBytes, (rest) => `> …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(rest)} more warnings`).lines,
        ...(warnings.length > 0 ? [''] : []),
        ...(view.cases === null ? [] : [`Decided so far: ${view.cases}.`, '']),
    ];
    const tail = [
        ...dismissedSection(view, listBytes),
        ...spreadSection(view),
        ...leftOutSection(view, listBytes),
        ...noticesSection(view, listBytes),
        ...howToReadLines(cover),
        ...(0,_download_line_js__WEBPACK_IMPORTED_MODULE_9__/* .downloadLines */ .W)(cover.runUrl),
        runLine(view),
    ];
    const budget = maxBytes - (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .byteLength */ .dp)([...head, ...tail].join('\n')) - listBytes - 1000;
    const submissions = submissionsSection(view, budget * TABLE_SHARE);
    const pairs = pairsSection(view, budget - submissions.used);
    return [...head, ...submissions.lines, ...flagsSection(view, listBytes), ...pairs, ...tail, ''];
}
/** `used`: bytes of its rows. */
function submissionsSection(view, budget) {
    if (view.listed.length === 0)
        return { lines: [], used: 0 };
    const ai = view.report.findings.aiRun;
    const names = ['', 'Submission', 'Similarity', ...(ai ? ['AI'] : []), 'Suspicion', 'Closest', 'Remark'];
    const align = [':--', ':--', '--:', ...(ai ? ['--:'] : []), '--:', ':--', ':--'];
    const rows = view.listed.map((submission) => submissionRow(view, submission));
    const { lines, used } = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(rows, budget, (rest) => `\n…and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(rest)} more in the report.`);
    const head = ['### Submissions, worst first', '', (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)(names), (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)(align)];
    return { lines: [...head, ...lines, ''], used };
}
/** What the number of each flagged submission is made of. */
function flagsSection(view, budget) {
    const lines = (0,_explanation_lines_js__WEBPACK_IMPORTED_MODULE_10__/* .explanationLines */ .b)(view);
    if (lines.length === 0)
        return [];
    const fitted = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(lines, budget, (rest) => `- …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(rest)} more in the report`);
    return ['### Why they are flagged', '', ...fitted.lines, ''];
}
function submissionRow(view, submission) {
    const { findings, thresholds } = view.report;
    const { key, name, total, aiAverage } = submission;
    const by = view.flags.get(key);
    const peer = view.closest.get(key);
    const mark = by === undefined
        ? view.unchecked.has(key)
            ? '⚠️'
            : ''
        : `🔎 ${by.map((one) => (one === 'ai' ? 'AI' : 'similarity')).join(', ')}`;
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)([
        mark,
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownLink */ .iQ)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(name), (0,_places_js__WEBPACK_IMPORTED_MODULE_11__/* .originUrl */ .sH)(view.report, submission)),
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatScore */ .y)(total, thresholds.similarity),
        ...(findings.aiRun ? [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatScore */ .y)(aiAverage, thresholds.ai)] : []),
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatScore */ .y)(view.suspicion(submission)),
        peer === undefined
            ? ''
            : `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(view.name(peer.key))} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatScore */ .y)(peer.average, thresholds.similarity)}`,
        remark(view, submission),
    ]);
}
function remark(view, submission) {
    const { findings } = view.report;
    const { state } = submission;
    const words = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .comparabilityWords */ .qX)(submission.comparability);
    const short = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .shortWords */ .WL)(submission);
    const ai = findings.aiRun && state.kind === 'checked' ? (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .aiWords */ .M$)(submission.aiState) : null;
    const remarks = [
        ...(view.pardoned.has(submission.key) ? [_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .PARDONED_WORDS */ .wI] : []),
        ...(state.kind === 'not-checked' ? [`not checked: ${state.reason}`] : words === null ? [] : [words]),
        ...(0,_searched_js__WEBPACK_IMPORTED_MODULE_4__/* .elsewhere */ .Jn)(findings, submission)
            .filter(({ score }) => score > (submission.local ?? 0))
            .map(({ words: place, score }) => `${place} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatScore */ .y)(score)}`),
        ...(short === null ? [] : [short]),
        ...(ai === null ? [] : [ai]),
        ...submission.remarks,
    ];
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(remarks.map((text) => text.replace(/\.$/, '')).join('; '));
}
const PAIR_COLUMNS = [
    '',
    'Pair',
    'Similarity',
    'Suspicion',
    'Share of the first',
    'Share of the second',
    'Longest fragment',
];
function pairsSection(view, budget) {
    const { toReview, apart } = view;
    const title = ['### Pairs to review first', ''];
    if (toReview.length === 0)
        return apart === 0 ? [] : [...title, `None: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .apartWords */ .Cv)(apart)}.`, ''];
    const rows = toReview.slice(0, PAIRS_SHOWN).map((pair) => pairRow(view, pair));
    const hidden = toReview.length - rows.length;
    const more = (rest) => `\n…and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(rest)} more in the report.`;
    const { lines } = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(hidden > 0 ? [...rows, more(hidden)] : rows, budget, (rest) => more(rest + hidden));
    return [
        ...title,
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)(PAIR_COLUMNS),
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)([':--', ':--', '--:', '--:', '--:', '--:', '--:']),
        ...lines,
        '',
        ...(apart === 0 ? [] : [`…and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .apartWords */ .Cv)(apart)}.`, '']),
    ];
}
/** The number that decides comes first; the shares are not measured against the threshold. */
function pairRow({ name, report }, { pair, average, standsOut }) {
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)([
        standsOut ? '👀 stands out' : '',
        `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(name(pair.a))} ↔ ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(name(pair.b))}`,
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatScore */ .y)(average, report.thresholds.similarity),
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatScore */ .y)(pair.suspicion),
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatScore */ .y)(pair.similarity),
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatScore */ .y)(pair.matchedSimilarity),
        pair.longestFragment === null ? 'n/a' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(pair.longestFragment)} tokens`,
    ]);
}
/** Pairs that a person judged innocent: they stay in sight, whatever their number. */
function dismissedSection({ name, report, dismissed }, budget) {
    const lines = dismissed.map(({ pair, average, dismissed: reason }) => `- ~~${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(name(pair.a))} ↔ ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(name(pair.b))}~~ ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatScore */ .y)(average, report.thresholds.similarity)}, dismissed: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(reason ?? '')}`);
    if (lines.length === 0)
        return [];
    const fitted = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(lines, budget, (rest) => `- …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(rest)} more in the report`);
    return ['### Dismissed by a person, not counted', '', ...fitted.lines, ''];
}
function spreadSection({ report: { findings }, pardoned }) {
    const judged = (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedOf */ .B8)(findings.submissions);
    if (judged.length < 2 || judged.every(({ total }) => total === null))
        return [];
    const lines = (0,_histogram_js__WEBPACK_IMPORTED_MODULE_3__/* .histogramLines */ .A)((0,_histogram_js__WEBPACK_IMPORTED_MODULE_3__/* .totalsHistogram */ .W)(findings.submissions, pardoned));
    return ['### How the totals are spread', '', '```text', ...lines, '```', ''];
}
function leftOutSection({ report: { findings } }, budget) {
    const unchecked = (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedOf */ .B8)(findings.submissions).flatMap(({ name, state }) => state.kind === 'checked' ? [] : [{ name, reason: state.reason }]);
    const gaps = [...gapLines(findings.failures, 'collected'), ...gapLines(unchecked, 'checked')];
    const files = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .leftOutSummary */ .u4)(findings.submissions).map((file) => `- ${file}`);
    if (gaps.length + files.length === 0)
        return [];
    const fitted = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(gaps, budget, (rest) => `- …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(rest)} more in the report`);
    return ['### Left out', '', ...fitted.lines, ...files, ''];
}
/** As lines of Markdown: `hw1-anna` was not checked: why. */
function gapLines(gaps, what) {
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .gapWords */ .IT)(gaps, _text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9).map(({ who, isOne, reason }) => `- ${who} ${isOne ? 'was' : 'were'} not ${what}: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(reason)}`);
}
function noticesSection({ report: { findings } }, budget) {
    const notices = findings.notices.map((notice) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(notice)}`);
    if (notices.length === 0)
        return [];
    const fitted = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(notices, budget, (rest) => `- …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(rest)} more`);
    return ['### Notices', '', ...fitted.lines, ''];
}
/** Who compared what, and when. */
function runLine({ report: { findings, run } }) {
    const { service, engine, checkId, checkUrl } = findings;
    const by = service.kind === 'embedded' ? 'Embedded service' : `Service ${service.host ?? 'unknown'}`;
    const facts = [
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(by),
        ...(engine === null ? [] : [`engine ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(engine.name)}`]),
        `language ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(findings.language)}`,
        ...(checkId === null ? [] : [`check ${checkId}`]),
    ].join(', ');
    const results = checkUrl === null ? '' : ` (${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownLink */ .iQ)('results page', checkUrl)})`;
    return `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)((0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .rolesSummary */ .ge)(findings.submissions))}. ${facts}${results}. ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTime */ .fU)(run.createdAt)}, took ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatDuration */ .a3)(run.durationMs)}; version ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(run.toolVersion)}.`;
}
function studentSummary(cover, view, maxBytes) {
    const { own } = view;
    const policy = (0,_student_words_js__WEBPACK_IMPORTED_MODULE_5__/* .policyMarkdown */ .ud)(view);
    const head = [
        ...coverLines(cover),
        ...(policy === null ? [] : [policy, '']),
        ...(own === null ? [] : ownLines(own, (0,_student_words_js__WEBPACK_IMPORTED_MODULE_5__/* .ownFacts */ .ub)(view))),
    ];
    const tail = [
        ...howToReadLines(cover),
        `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTime */ .fU)(cover.createdAt)}; version ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(cover.toolVersion)}.`,
        '',
    ];
    if (own === null)
        return [...head, ...tail];
    const budget = (maxBytes - (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .byteLength */ .dp)([...head, ...tail].join('\n')) - 200) / 2;
    const section = (title, lines) => {
        const more = (rest) => `- …and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(rest)} more`;
        return lines.length === 0 ? [] : [`### ${title}`, '', ...(0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(lines, budget, more).lines, ''];
    };
    return [
        ...head,
        ...section(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(own.regions.length, 'region')} like code elsewhere`, own.regions.map(_student_words_js__WEBPACK_IMPORTED_MODULE_5__/* .regionMarkdown */ .kB)),
        ...section('Files left out', own.leftOut.map((file) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(file.path)}: ${_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .LEFT_OUT_WORDS */ .rt[file.reason]}`)),
        ...tail,
    ];
}
/** A table of one row, and why there are no numbers in it. */
function ownLines(own, facts) {
    return [
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)(['Submission', ...facts.map(([label]) => label)]),
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)([':--', ...facts.map(() => ':--')]),
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownRow */ .Kw)([(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(own.name), ...facts.map(([, value]) => value)]),
        '',
        ...(own.notChecked === null ? [] : [`It was not checked: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)(own.notChecked)}`, '']),
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
function downloadLines(runUrl) {
    const run = RUN.exec(runUrl ?? '')?.groups;
    if (run === undefined)
        return [];
    const { host = '', repository = '', id = '' } = run;
    const place = host.toLowerCase() === 'github.com' ? repository : `${host}/${repository}`;
    const folder = `${ARTIFACT}-${id}`;
    return [
        `The whole report, where the workflow keeps it as the artifact \`${ARTIFACT}\` (then open \`${folder}/index.html\`):`,
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
function explanationLines({ explanations, name }) {
    return [...explanations].map(([key, text]) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(name(key))}: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownText */ .p7)(text)}`);
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
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73387);

/** What times of pushes say, and what they do not. */
const FIRST_MEANS = 'Who pushed first is not who wrote first: code can be passed on before anybody pushes it.';
/** The same of times at which submissions were handed in. */
const HANDED_IN_MEANS = 'Who handed in first is not who wrote first: code can be passed on before anybody hands it in.';
/** When the longest shared fragment first stood in a repository: goes on after a name and a colon. */
function firstSeenWords(seen) {
    if (seen.kind === 'unknown')
        return `not known: ${UNSEEN_WORDS[seen.reason]}`;
    const push = seen.isFirstPush ? 'in its first push, of' : 'in a push of';
    const doubt = seen.isExact ? '' : '; it may have been in an earlier push, not all of them were read';
    return `${push} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTime */ .fU)(seen.at)} (GitHub’s clock)${doubt}`;
}
/** A platform's time of a hand-in: RFC 3339, or without an offset where the platform tells no zone. */
function handedInWords(at, isLate) {
    const local = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(at);
    const time = local === null ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTime */ .fU)(at) : `${local[1] ?? ''} ${local[2] ?? ''}`;
    return `${time} (the platform’s clock${local === null ? '' : ', zone not told'})${isLate ? ', late' : ''}`;
}
const UNSEEN_WORDS = {
    'no-repository': 'it comes from no repository',
    'no-lines': 'which lines the two share is not known, or they are too few',
    withheld: 'GitHub does not show this token the pushes (“Contents: read” does)',
    gone: 'the repository is gone, or the token may not see it',
    'no-record': 'GitHub has no record of a push that brought it',
    template: 'the repository began with it, as with a template',
    unreachable: 'GitHub did not answer, or refused',
    'over-budget': 'not looked for, so that the run spends no more requests or time',
};


/***/ }),

/***/ 13585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ histogramLines),
/* harmony export */   W: () => (/* binding */ totalsHistogram)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62867);

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
function histogramLines({ bins, unknown, pardoned }, width = 30) {
    const most = Math.max(1, ...bins);
    const lines = bins.map((count, index) => {
        const from = String(index * 10).padStart(3);
        const to = String((index + 1) * 10).padEnd(3);
        const bar = '█'.repeat(count === 0 ? 0 : Math.max(1, Math.round((count / most) * width)));
        return `${from}–${to} │${bar}${bar === '' ? '' : ' '}${count}`;
    });
    lines.reverse();
    if (unknown > 0)
        lines.push(`    n/a │${unknown}`);
    if (pardoned > 0)
        lines.push(`  apart │${pardoned} ${_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .PARDONED_WORDS */ .wI}`);
    return lines;
}


/***/ }),

/***/ 32383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ mergedRegions)
/* harmony export */ });
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74273);

/**
 * A submission's matches by kind, file and line, overlapping and adjoining ones of one kind joined: ten partners of the same
 * lines are one thing to look at.
 */
function mergedRegions(matches) {
    const merged = [];
    for (const match of matches.toSorted(byPlace)) {
        const { kind, own } = match;
        const [lineStart, lineEnd] = linesOf(own);
        const last = merged.at(-1);
        if (last !== undefined && last.region.kind === kind && last.region.file === own.file) {
            const end = last.region.lineEnd;
            const joins = end === null || lineStart === null ? end === null && lineStart === null : lineStart <= end + 1;
            if (joins) {
                last.matches.push(match);
                if (end !== null && (lineEnd ?? 0) > end)
                    last.region = { ...last.region, lineEnd };
                continue;
            }
        }
        const here = [match];
        merged.push({ region: { kind, file: own.file, lineStart, lineEnd, matches: here }, matches: here });
    }
    return merged.map(({ region }) => region);
}
/** No file has more lines; GitHub's own numbers end at 2^31. */
const MAX_LINE = 100_000_000;
/** Lines as they can be shown: whole, from 1 on, and never backwards, whatever the service says. */
function linesOf({ lineStart, lineEnd, }) {
    if (!isLine(lineStart))
        return [null, null];
    return [lineStart, isLine(lineEnd) && lineEnd > lineStart ? lineEnd : lineStart];
}
function isLine(line) {
    return Number.isInteger(line) && line !== null && line >= 1 && line <= MAX_LINE;
}
function byPlace(x, y) {
    return ((0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(x.kind, y.kind) ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(x.own.file, y.own.file) ||
        (x.own.lineStart ?? 0) - (y.own.lineStart ?? 0) ||
        (x.own.lineEnd ?? 0) - (y.own.lineEnd ?? 0));
}


/***/ }),

/***/ 41319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ studentRegions),
/* harmony export */   g_: () => (/* binding */ staffRegions),
/* harmony export */   ke: () => (/* binding */ openRegions)
/* harmony export */ });
/* harmony import */ var _domain_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1351);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33699);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73387);
/* harmony import */ var _merged_regions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32383);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65883);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(321);
/* harmony import */ var _searched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7226);
/* harmony import */ var _student_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94128);
/* harmony import */ var _views_student_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2169);









/** Others that a sentence names before "and N more". */
const NAMED = 3;
/** Of a name or path in a sentence; GitHub refuses annotations of more than 64 KB. */
const MAX_NAME = 160;
/** The first `max` regions that staff see, with how many there are. Matches of dismissed pairs are left out. */
function staffRegions(view, max, isWanted) {
    const { report, ranked, flags, name } = view;
    const regionsOf = openRegions(view);
    const candidates = ranked.flatMap((submission) => {
        const isFlagged = flags.has(submission.key);
        return regionsOf(submission)
            .map((region) => ({
            submission,
            isFlagged,
            region,
            path: (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePath */ .X5)(report, submission, region.file),
        }))
            .filter(({ region: { lineStart }, path }) => isWanted({ path, lineStart }))
            .map((one) => ({ ...one, ...largest(one.region) }));
    });
    const where = (0,_searched_js__WEBPACK_IMPORTED_MODULE_1__/* .foundIn */ .QR)(report.findings);
    return {
        total: candidates.length,
        shown: candidates
            .toSorted((x, y) => Number(y.isFlagged) - Number(x.isFlagged) || (y.tokens ?? 0) - (x.tokens ?? 0))
            .slice(0, max)
            .map(({ submission, region, path, isFlagged, similarity, tokens }) => {
            const { kind, file, lineStart, lineEnd } = region;
            const message = sentence(region, name, where, report.thresholds.similarity);
            const url = (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .permalink */ .eL)(report, submission, region);
            const whose = { key: submission.key, name: submission.name };
            return {
                ...whose,
                kind,
                file,
                lineStart,
                lineEnd,
                path,
                url,
                isFlagged,
                similarity,
                tokens,
                message,
            };
        }),
    };
}
/** A submission's regions without those of dismissed pairs. */
function openRegions({ reasons, }) {
    return ({ key, matches }) => (0,_merged_regions_js__WEBPACK_IMPORTED_MODULE_5__/* .mergedRegions */ .q)(reasons.size === 0
        ? matches
        : matches.filter(({ otherKey }) => otherKey === null || !reasons.has((0,_ranking_js__WEBPACK_IMPORTED_MODULE_0__/* .pairKey */ .Yz)(key, otherKey))));
}
function largest({ matches }) {
    let best = null;
    for (const match of matches)
        if (best === null || (match.tokens ?? 0) > (best.tokens ?? 0))
            best = match;
    return { tokens: best?.tokens ?? null, similarity: best?.similarity ?? null };
}
/** Says where else the lines stand: the largest match of each other submission, largest first. */
function sentence({ matches }, name, where, threshold) {
    const byOther = new Map();
    for (const match of matches.toSorted((x, y) => (y.tokens ?? 0) - (x.tokens ?? 0))) {
        if (!byOther.has(match.otherKey))
            byOther.set(match.otherKey, match);
    }
    const others = [...byOther.values()];
    const named = others.slice(0, NAMED).map((match) => {
        const { otherKey, other, kind, similarity } = match;
        const who = otherKey === null ? _searched_js__WEBPACK_IMPORTED_MODULE_1__/* .FOUND_WORDS */ .By[where(match)] : short(name(otherKey));
        // The number that every other list shows for the pair; a match with an AI reference has no other share.
        const value = kind === 'ai' ? similarity : (0,_domain_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .pairAverage */ .K)(match);
        const share = value === null ? '' : ` (similarity ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatScore */ .y)(value, threshold)})`;
        return `${other.file === '' ? '' : `${short(other.file)} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatLines */ .xM)(other.lineStart, other.lineEnd)} of `}${who}${share}`;
    });
    const more = others.length > NAMED ? `, and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(others.length - NAMED)} more` : '';
    return `Like ${named.join('; ')}${more}. Needs a person's review.`;
}
function short(text) {
    const shown = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(text);
    if (shown.length <= MAX_NAME)
        return shown;
    const characters = Array.from(shown);
    return characters.length <= MAX_NAME ? characters.join('') : `${characters.slice(0, MAX_NAME).join('')}…`;
}
/** Regions of the reader's own submission, largest first. They do not say where else the code stands. */
function studentRegions(report, view) {
    const submission = (0,_views_student_js__WEBPACK_IMPORTED_MODULE_3__/* .ownSubmission */ .Nt)(report);
    const { own } = view;
    if (submission === null || own === null)
        return [];
    const policy = (0,_student_words_js__WEBPACK_IMPORTED_MODULE_2__/* .policyText */ .MJ)(view);
    return own.regions
        .toSorted((x, y) => length(y) - length(x))
        .map((region) => {
        const { kind, file, lineStart, lineEnd, url } = region;
        return {
            key: submission.key,
            name: own.name,
            kind,
            file,
            lineStart,
            lineEnd,
            path: (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePath */ .X5)(report, submission, file),
            url,
            isFlagged: own.isFlagged === true,
            similarity: null,
            tokens: null,
            message: `These lines are like code elsewhere (${(0,_student_words_js__WEBPACK_IMPORTED_MODULE_2__/* .foundWords */ .oJ)(region)}). That is no finding of misconduct.${policy === null ? '' : ` ${policy}`}`,
        };
    });
}
function length(region) {
    return region.lineStart === null ? 0 : (region.lineEnd ?? region.lineStart) - region.lineStart + 1;
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
/* harmony export */   jH: () => (/* binding */ INDEX_BLOCK),
/* harmony export */   vl: () => (/* binding */ detailBlock)
/* harmony export */ });
/** The block that the page starts from: `StaffPage` or `StudentPage`. */
const INDEX_BLOCK = 'data-index';
/** The block of a submission's details: `PageDetail`. */
function detailBlock(submission) {
    return `data-detail-${submission}`;
}
/** The block of a submission's files: `PageSource`. */
function sourceBlock(submission) {
    return `data-source-${submission}`;
}


/***/ }),

/***/ 65883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   VI: () => (/* binding */ isCheckout),
/* harmony export */   X5: () => (/* binding */ workspacePath),
/* harmony export */   eL: () => (/* binding */ permalink),
/* harmony export */   nw: () => (/* binding */ isHere),
/* harmony export */   sH: () => (/* binding */ originUrl)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33699);

const GITHUB = 'https://github.com';
/** The GitHub that the run belongs to: from its own address, else github.com. */
function serverUrl(report) {
    const { runUrl } = report.run;
    const address = runUrl === null ? null : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .httpsUrl */ .N3)(runUrl);
    return address === null ? GITHUB : new URL(address).origin;
}
/** `https://github.com/owner/name` of where a submission comes from; null: not from a repository. */
function repositoryUrl(report, submission) {
    const { origin } = submission;
    if (origin === null || origin.kind === 'directory')
        return null;
    return `${serverUrl(report)}/${encodeURIComponent(origin.owner)}/${encodeURIComponent(origin.repo)}`;
}
/** Where a person looks at a submission: its pull request or its repository. */
function originUrl(report, submission) {
    const base = repositoryUrl(report, submission);
    if (base === null)
        return null;
    return submission.origin?.kind === 'pull-request' ? `${base}/pull/${submission.origin.number}` : base;
}
/** A link to lines of a submission's file at the commit that was checked, which stays right after later pushes. */
function permalink(report, submission, region) {
    const base = repositoryUrl(report, submission);
    const { origin } = submission;
    if (base === null || origin === null || origin.kind === 'directory')
        return null;
    const lines = region.lineStart === null
        ? ''
        : region.lineEnd === null || region.lineEnd === region.lineStart
            ? `#L${region.lineStart}`
            : `#L${region.lineStart}-L${region.lineEnd}`;
    // `plain=1`: notebooks and Markdown are rendered otherwise, and lines lead nowhere.
    return `${base}/blob/${encodeURIComponent(origin.sha)}/${encodePath(region.file)}?plain=1${lines}`;
}
/**
 * Whether a submission is the run's own repository as it was checked out: a folder that is not below the workspace but is the
 * workspace, which the runner calls by the repository's name.
 */
function isCheckout(report, { origin }) {
    if (origin?.kind !== 'directory' || !ABSOLUTE.test(origin.path))
        return false;
    const repository = report.run.repository?.split('/').at(-1);
    return (repository !== undefined && origin.path.split(/[/\\]/).findLast((part) => part !== '') === repository);
}
const ABSOLUTE = /^(?:[/\\]|[A-Za-z]:)/;
/** Whether a repository is the one that the run belongs to. GitHub's names know no case. */
function isHere(report, repository) {
    return report.run.repository?.toLowerCase() === `${repository.owner}/${repository.repo}`.toLowerCase();
}
/**
 * A file's path in the repository that the run belongs to, where annotations can be shown; null: the file is not in it.
 */
function workspacePath(report, submission, file) {
    const { origin } = submission;
    switch (origin?.kind) {
        case 'pull-request':
            return report.run.repository === null || isHere(report, origin) ? file : null;
        case 'repository':
            return isHere(report, origin) ? file : null;
        case 'directory': {
            if (isCheckout(report, submission))
                return file;
            if (ABSOLUTE.test(origin.path))
                return null;
            const parts = `${origin.path.replaceAll('\\', '/')}/${file}`.split('/');
            if (parts.includes('..'))
                return null;
            return parts.filter((part) => part !== '' && part !== '.').join('/');
        }
        case undefined:
            return null;
    }
}
/** A path as part of an address: every segment encoded. */
function encodePath(path) {
    return path
        .split('/')
        .map((part) => encodeURIComponent(part.toWellFormed()))
        .join('/');
}


/***/ }),

/***/ 7226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ FOUND_WORDS),
/* harmony export */   Jn: () => (/* binding */ elsewhere),
/* harmony export */   QR: () => (/* binding */ foundIn),
/* harmony export */   SW: () => (/* binding */ isAlone),
/* harmony export */   U5: () => (/* binding */ elsewhereWords),
/* harmony export */   Vj: () => (/* binding */ elsewhereScore),
/* harmony export */   ls: () => (/* binding */ PLACES)
/* harmony export */ });
/** Where lines were found, as far as every reader may know it. */
const PLACES = ['submission', 'pull-request', 'archive', 'external', 'ai'];
/** As a reader would say it. */
const FOUND_WORDS = {
    submission: 'another submission',
    'pull-request': 'another pull request',
    archive: 'an archived submission',
    external: 'web or database',
    ai: 'AI-written solution',
};
/** Where the other side of a match stands: by what was handed in here, and the service's word for all else. */
function foundIn(findings) {
    const byKey = new Map(findings.submissions.map((submission) => [submission.key, submission]));
    return ({ kind, otherKey }) => {
        if (kind === 'ai')
            return 'ai';
        const other = otherKey === null ? undefined : byKey.get(otherKey);
        if (other === undefined)
            return kind === 'peer' ? 'submission' : 'external';
        if (other.origin?.kind === 'pull-request')
            return 'pull-request';
        return other.role === 'archive' ? 'archive' : 'submission';
    };
}
/** A submission's similarity to what is no judged submission, by place; nothing of places where nobody looked. */
function elsewhere(findings, { archive, web }) {
    return [
        ...(archive == null ? [] : [{ words: archiveWords(findings).join(', '), score: archive }]),
        ...(web === null ? [] : [{ words: WEB, score: web }]),
    ];
}
/** All those places together, for one column; null: nobody looked anywhere. */
function elsewhereWords(findings) {
    const isSearched = findings.submissions.some(({ role, web }) => role === 'judged' && web !== null);
    const places = [...archiveWords(findings), ...(isSearched ? [WEB] : [])];
    return places.length === 0 ? null : places.join(', ');
}
/** The highest of them; null: not known. */
function elsewhereScore(findings, submission) {
    const scores = elsewhere(findings, submission).map(({ score }) => score);
    return scores.length === 0 ? null : Math.max(...scores);
}
const WEB = 'web or database';
/** What was given to compare with. */
function archiveWords({ submissions }) {
    const archived = submissions.filter(({ role }) => role === 'archive');
    const pulls = archived.filter(({ origin }) => origin?.kind === 'pull-request').length;
    return [...(pulls > 0 ? ['other pull requests'] : []), ...(archived.length > pulls ? ['archive'] : [])];
}
/** Whether there is one submission, nothing that it could be compared with, and so no number for it. */
function isAlone({ submissions, failures }) {
    const compared = submissions.filter(({ role }) => role === 'judged' || role === 'archive');
    const [only] = compared;
    return compared.length === 1 && failures.length === 0 && only?.role === 'judged' && only.total === null;
}


/***/ }),

/***/ 18480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ studentFailureSentence),
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   MU: () => (/* binding */ REASON_ELSEWHERE)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73387);

/** Nobody who reads this has a report with the reason: it may name a peer, and stands in what only some may switch on. */
const REASON_ELSEWHERE = 'The reason is in the log of a run with debug logging on.';
/** The verdict for students. `outcome` null: it is not told. */
function sentenceOf(outcome, situation) {
    const { isOwn, isPublic, isAlone, judged, flagged, notChecked } = situation;
    switch (outcome) {
        case null:
            return 'The check ran. Its result is not shown here.';
        case 'passed':
            return isOwn
                ? 'Nothing needs a review.'
                : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(judged, 'submission')} checked; none needs a review.`;
        case 'flagged':
            if (isPublic)
                return 'A person will look at the similarity that was found. Nothing is decided.';
            return isOwn
                ? "The similarity found needs a person's review. It is no finding of misconduct."
                : `${flagged} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(judged, 'submission')} ${flagged === 1 ? 'needs' : 'need'} a person's review. This is no finding of misconduct.`;
        case 'incomplete':
        case 'skipped':
            if (isAlone)
                return 'There is nothing to compare it with yet.';
            if (outcome === 'skipped')
                return 'Nothing was checked in this run.';
            return isOwn || judged === 0
                ? 'Not everything could be checked.'
                : `${notChecked} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(judged, 'submission')} could not be checked.`;
        case 'cancelled':
            return 'The run was cancelled before it was done.';
        case 'timeout':
            return 'The check was not done in time.';
        case 'rate-limited':
        case 'service-unavailable':
        case 'network':
            return 'The check could not be done because the service did not answer. It can be tried again later.';
        case 'auth':
            return 'The service does not accept the key. Check the secret behind the input apikey.';
        case 'account-suspended':
            return 'The service refuses the account. Settle it with the service; trying again does not help.';
        case 'analysis-failed':
        case 'forbidden':
        case 'config-error':
        case 'internal-error':
            return `The check could not be done. ${REASON_ELSEWHERE}`;
    }
}
/** What a student reads of a run that ended before there was anything to report, where the error may name a peer. */
function studentFailureSentence(outcome) {
    return sentenceOf(outcome, {
        isOwn: true,
        isPublic: false,
        isAlone: false,
        judged: 0,
        flagged: 0,
        notChecked: 0,
    });
}


/***/ }),

/***/ 94128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ policyUrl),
/* harmony export */   LS: () => (/* binding */ isUncompared),
/* harmony export */   MJ: () => (/* binding */ policyText),
/* harmony export */   bc: () => (/* binding */ studentHowToRead),
/* harmony export */   kB: () => (/* binding */ regionMarkdown),
/* harmony export */   oJ: () => (/* binding */ foundWords),
/* harmony export */   q4: () => (/* binding */ studentHeadline),
/* harmony export */   ub: () => (/* binding */ ownFacts),
/* harmony export */   ud: () => (/* binding */ policyMarkdown)
/* harmony export */ });
/* harmony import */ var _bands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72935);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33699);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73387);
/* harmony import */ var _searched_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7226);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62867);





/** What students read first. In public nobody is shamed by it, and where nothing is told it is the same whatever was found. */
function studentHeadline(view) {
    if (view.outcome === null)
        return { mark: 'ℹ️', title: 'The check ran' };
    if (view.outcome === 'flagged' && view.isPublic)
        return { mark: '👀', title: 'A person will look' };
    if (isUncompared(view))
        return _wording_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_TO_COMPARE */ .g_;
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(view.outcome);
}
/** Whether there was nobody to compare with, so that a band and a count of none would say too much. */
function isUncompared({ outcome, comparedWith, own }) {
    return (comparedWith === 0 &&
        own !== null &&
        (own.similarity ?? 'n/a') === 'n/a' &&
        (outcome === 'passed' || outcome === 'incomplete' || outcome === 'skipped'));
}
/** What is told of the own submission, part by part; empty: nothing. */
function ownFacts(view) {
    const { own, comparedWith, notComparedWith, aiRun } = view;
    if (own === null)
        return [];
    const facts = [];
    const isCompared = !isUncompared(view);
    if (own.similarity !== null && isCompared)
        facts.push(['Similarity', own.similarity]);
    if (own.ai !== null && aiRun)
        facts.push(['AI', own.ai]);
    if (own.isFlagged !== null && isCompared && !view.isPublic) {
        facts.push(['Review', own.isFlagged ? 'needed' : 'not needed']);
    }
    const others = comparedWith === 0 ? 'nothing' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(comparedWith, 'other');
    facts.push([
        'Compared with',
        notComparedWith === 0 ? others : `${others}, and not with ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(notComparedWith)} more`,
    ]);
    return facts;
}
/** What a student can do with it, and what it means. */
function studentHowToRead(view) {
    const isTold = view.feedback !== 'none';
    return [
        ...(isTold
            ? [
                'A program compared code and decided nothing. A person looks at what it found before anything follows from it.',
                'You can answer: say how the code came about, and show notes and earlier versions of it.',
                'Short or tightly specified tasks are alike by nature. What was opened or handed in first need not have been written first.',
            ]
            : ['What was found is not shown here. Ask the people who run this check.']),
        ...(isTold ? [(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .similarityWords */ .Ds)(view.isEmbedded, view.thresholds.similarity)] : []),
        ...(view.feedback === 'full' ? [`Bands: ${_bands_js__WEBPACK_IMPORTED_MODULE_3__/* .BANDS_EXPLAINED */ .Ii}. n/a means that nothing is known.`] : []),
        ...(view.aiRun && isTold ? ['The AI score misses much, and can be wrong.'] : []),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .starterWords */ .nV)(view.baseCode),
        ...(view.isEmbedded ? [_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .EMBEDDED_WORDS */ .Xx] : []),
    ];
}
/** `another submission, web or database`. */
function foundWords(region) {
    return region.foundIn.map((place) => _searched_js__WEBPACK_IMPORTED_MODULE_0__/* .FOUND_WORDS */ .By[place]).join(', ');
}
/** A line of a list: the own lines, with a link to them where there is one. */
function regionMarkdown(region) {
    const text = `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownCode */ .D9)(region.file)} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLines */ .xM)(region.lineStart, region.lineEnd)}`;
    return `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownLink */ .iQ)(text, region.url)} (${foundWords(region)})`;
}
/** A course's policy as text; null where there is none to show. */
function policyText({ policy }) {
    return policy === null ? null : `What happens next, and whom to ask: ${policy}`;
}
/** The same in Markdown: a link only where it is a plain https address and nothing else. */
function policyMarkdown({ policy }) {
    if (policy === null)
        return null;
    const url = policyUrl(policy);
    const shown = url === null ? (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownText */ .p7)(policy) : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownLink */ .iQ)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownText */ .p7)(url), url);
    return `What happens next, and whom to ask: ${shown}`;
}
/** The policy's address, where it is one and nothing else. */
function policyUrl(policy) {
    return policy === null || /\s/.test(policy) ? null : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .httpsUrl */ .N3)(policy);
}


/***/ }),

/***/ 2169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ studentView),
/* harmony export */   Mo: () => (/* binding */ studentVerdicts),
/* harmony export */   Nt: () => (/* binding */ ownSubmission)
/* harmony export */ });
/* harmony import */ var _bands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72935);
/* harmony import */ var _merged_regions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32383);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65883);
/* harmony import */ var _searched_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7226);
/* harmony import */ var _student_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18480);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74273);






/**
 * The only submission that is judged, where it is the reader's own: a pull request, or the repository that the run is in.
 * The only submission so far of a class whose repository everybody reads is nobody's own.
 */
function ownSubmission(report) {
    const judged = report.findings.submissions.filter((submission) => submission.role === 'judged');
    const failed = report.findings.failures.filter((failure) => failure.role === 'judged');
    const [only] = judged;
    if (only === undefined || judged.length > 1 || failed.length > 0)
        return null;
    switch (only.origin?.kind) {
        case 'pull-request':
            return only;
        case 'repository':
            return (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .isHere */ .nw)(report, only.origin) ? only : null;
        case 'directory':
            return (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .isCheckout */ .VI)(report, only) ? only : null;
        case undefined:
            return null;
    }
}
/** What a student may see of the run. */
function studentView(report) {
    const { findings, verdict, run, thresholds, students } = report;
    const own = ownSubmission(report);
    const judged = findings.submissions.filter((submission) => submission.role === 'judged').length;
    const failed = findings.failures.filter((failure) => failure.role === 'judged').length;
    const feedback = students.isPublic && students.feedback === 'full' ? 'verdict' : students.feedback;
    const outcome = feedback === 'none' && isAboutCode(verdict.outcome) ? null : verdict.outcome;
    return {
        title: own?.name ?? run.repository ?? 'Similarity check',
        createdAt: run.createdAt,
        toolVersion: run.toolVersion,
        runUrl: run.runUrl === null || mentionsPeer(report, own, run.runUrl) ? null : run.runUrl,
        feedback,
        isPublic: students.isPublic,
        outcome,
        sentence: (0,_student_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentenceOf */ .$N)(outcome, {
            isOwn: own !== null,
            isPublic: students.isPublic,
            isAlone: (0,_searched_js__WEBPACK_IMPORTED_MODULE_0__/* .isAlone */ .SW)(findings),
            judged: judged + failed,
            flagged: findings.submissions.filter(isToReview(report)).length,
            notChecked: verdict.notChecked.length,
        }),
        policy: outcome === 'flagged' ? students.policy : null,
        thresholds,
        aiRun: findings.aiRun,
        baseCode: findings.baseCode,
        isEmbedded: findings.service.kind === 'embedded',
        ...comparedCounts(report, own),
        own: own === null ? null : studentSubmission(report, own, feedback),
    };
}
/** How many others there were. @param own one of them, which is not compared with itself; null: none of them is */
function comparedCounts({ findings, students }, own) {
    const compared = findings.submissions.filter(({ role }) => role === 'judged' || role === 'archive').length;
    const isOwnCounted = own !== null && (own.role === 'judged' || own.role === 'archive');
    return {
        comparedWith: compared - (isOwnCounted ? 1 : 0),
        notComparedWith: students.notComparedWith + findings.failures.filter(({ role }) => role === 'archive').length,
    };
}
/** What each author of a class may see, for a judged submission of the run. */
function studentVerdicts(report) {
    const isReviewed = isToReview(report);
    const { feedback } = report.students;
    let counts = null;
    return (own) => {
        // Of judged ones it is the same for each.
        counts ??= comparedCounts(report, own);
        const hasNumbers = own.total !== null || own.aiAverage !== null;
        const { isChecked, ...facts } = ownVerdict(own, isReviewed(own), feedback);
        const outcome = isChecked && hasNumbers ? 'passed' : 'incomplete';
        return { ...facts, ...counts, outcome: isReviewed(own) ? 'flagged' : outcome };
    };
}
/** Whom the verdict is about: those above a threshold; where nobody is, and it says so all the same, who stands out. */
function isToReview({ verdict }) {
    const keys = new Set(verdict.flagged.length > 0 || verdict.outcome !== 'flagged'
        ? verdict.flagged.map(({ key }) => key)
        : verdict.standsOut.flatMap(({ a, b }) => [a, b]));
    return ({ key, role }) => role === 'judged' && keys.has(key);
}
/** Whether an outcome says something of what was compared, and not only of how the run went. */
function isAboutCode(outcome) {
    return outcome === 'passed' || outcome === 'flagged' || outcome === 'incomplete';
}
function studentSubmission(report, own, feedback) {
    return {
        name: own.name,
        ...ownVerdict(own, isToReview(report)(own), feedback),
        regions: feedback === 'full' ? studentRegions(report, own) : [],
        leftOut: own.leftOut.map(({ path, reason }) => ({ path, reason })),
    };
}
function ownVerdict(own, isReviewed, feedback) {
    const isChecked = own.state.kind === 'checked';
    const isFull = feedback === 'full';
    return {
        isChecked,
        notChecked: isChecked ? null : notCheckedWords(own),
        isFlagged: feedback === 'none' ? null : isReviewed,
        similarity: isFull ? (0,_bands_js__WEBPACK_IMPORTED_MODULE_3__/* .bandOf */ .BV)(own.total) : null,
        ai: isFull ? (0,_bands_js__WEBPACK_IMPORTED_MODULE_3__/* .bandOf */ .BV)(own.aiAverage) : null,
    };
}
function studentRegions(report, own) {
    const isOwnFile = ownFiles(report, own);
    const where = (0,_searched_js__WEBPACK_IMPORTED_MODULE_0__/* .foundIn */ .QR)(report.findings);
    const regions = (0,_merged_regions_js__WEBPACK_IMPORTED_MODULE_4__/* .mergedRegions */ .q)(own.matches)
        .filter(({ file }) => isOwnFile(file))
        .map((region) => ({
        kind: region.kind,
        file: region.file,
        lineStart: region.lineStart,
        lineEnd: region.lineEnd,
        foundIn: [...new Set(region.matches.map(where))].toSorted(),
        url: (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .permalink */ .eL)(report, own, region),
    }))
        .toSorted((x, y) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(x.file, y.file) || (x.lineStart ?? 0) - (y.lineStart ?? 0));
    return [...hiddenRegions(own, where), ...regions];
}
/** Files that were left out and hold code of somebody else: by their own names, without lines. */
function hiddenRegions({ hidden = [] }, where) {
    const files = Map.groupBy(hidden.filter(({ leftOut }) => leftOut === 'own'), ({ path }) => path);
    return [...files].map(([file, copies]) => ({
        kind: 'peer',
        file,
        lineStart: null,
        lineEnd: null,
        foundIn: [...new Set(copies.map(({ otherKey }) => where({ kind: 'peer', otherKey })))].toSorted(),
        url: null,
    }));
}
/** Why the own submission was not checked, as far as that can be said in our own words. */
function notCheckedWords(own) {
    if (own.files.length === 0)
        return 'It holds no source files.';
    if (own.comparability === 'no-source')
        return 'None of its files is in a known language.';
    if (own.comparability === 'too-short')
        return 'It is too short to judge.';
    return _student_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .REASON_ELSEWHERE */ .MU;
}
/**
 * Whether a file that the service names as the own one's can be shown: a service that mixes up the sides of a match would
 * name a peer's, or somebody's of its database. Where it is not known what was handed in, peers' names are all that can be
 * kept back.
 */
function ownFiles(report, own) {
    const mine = new Set(own.files.map(({ path }) => path));
    const theirs = new Set(report.findings.submissions
        .filter((submission) => submission !== own)
        .flatMap(({ files }) => files.map(({ path }) => fold(path))));
    return (file) => (mine.size > 0 ? mine.has(file) : !theirs.has(fold(file)));
}
/**
 * Whether a text names a peer: its key, name, owner, repository, commit, student, author, path or a file's path, as a whole
 * word in any case. What the own submission is called by too is not a peer's.
 */
function mentionsPeer(report, own, text) {
    // Where the reader is, the reader knows: the run's own repository gives nobody away.
    const here = report.run.repository ?? '';
    const mine = new Set([here, ...here.split('/'), ...(own === null ? [] : identities(own))].map(fold));
    const folded = fold(text);
    return [...report.findings.submissions, ...report.findings.failures].some((submission) => submission !== own &&
        identities(submission)
            .map(fold)
            .some((identity) => identity !== '' && !mine.has(identity) && containsWord(folded, identity)));
}
/** Everything that tells whose submission this is. */
function identities(submission) {
    const list = [submission.key, submission.name];
    if ('origin' in submission) {
        if (submission.origin !== null)
            list.push(...originIdentities(submission.origin));
        const { id = null, sourceName = null } = submission.person ?? {};
        list.push(...[id, sourceName].filter((one) => one !== null));
        list.push(...submission.files.map((file) => file.path));
        if (submission.zip !== null)
            list.push(submission.zip.path);
    }
    return list;
}
function originIdentities(origin) {
    switch (origin.kind) {
        case 'directory':
            return [origin.path, ...(origin.handIn === undefined ? [] : handInIdentities(origin.handIn))];
        case 'repository':
            return [
                origin.owner,
                origin.repo,
                origin.sha,
                origin.sha.slice(0, 7),
                ...[origin.student, origin.login].filter((one) => one !== undefined),
            ];
        case 'pull-request':
            return [
                origin.owner,
                origin.repo,
                `#${origin.number}`,
                origin.sha,
                origin.sha.slice(0, 7),
                origin.author,
            ];
    }
}
/** Of the person, and of everybody in the team. */
function handInIdentities({ id, login, email, members = [] }) {
    return [{ id, login, email }, ...members]
        .flatMap((one) => Object.values(one))
        .filter((text) => text != null);
}
function fold(text) {
    return text.normalize('NFKC').toLowerCase().trim();
}
function containsWord(text, word) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const before = text[at - 1] ?? ' ';
        const after = text[at + word.length] ?? ' ';
        if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after))
            return true;
    }
    return false;
}


/***/ }),

/***/ 56119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ ownRegions),
  d: () => (/* binding */ viewOf)
});

// EXTERNAL MODULE: ./build/report/own-regions.js
var own_regions = __webpack_require__(41319);
// EXTERNAL MODULE: ./build/report/student-words.js
var student_words = __webpack_require__(94128);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(62867);
// EXTERNAL MODULE: ./build/cases/case-words.js
var case_words = __webpack_require__(50120);
// EXTERNAL MODULE: ./build/cases/case-key.js
var case_key = __webpack_require__(34638);
// EXTERNAL MODULE: ./build/cases/cases-by-pair.js
var cases_by_pair = __webpack_require__(97942);
// EXTERNAL MODULE: ./build/cases/subjects.js
var cases_subjects = __webpack_require__(53921);
;// CONCATENATED MODULE: ./build/cases/cases-of-pairs.js



/** The case that a pair of this run is a part of; undefined: nobody decided about it. */
function casesOfPairs(cases, submissions) {
    if (cases.length === 0)
        return () => undefined;
    const subjects = (0,cases_subjects/* subjectsOf */.Z)(submissions);
    const byPair = (0,cases_by_pair/* casesByPair */.T)(cases);
    return ({ a, b }) => byPair.get((0,case_key/* caseKey */.u)([subjects.get(a) ?? '', subjects.get(b) ?? '']));
}

// EXTERNAL MODULE: ./build/domain/submission.js
var submission = __webpack_require__(18433);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
;// CONCATENATED MODULE: ./build/report/explanation.js



/**
 * Why each flagged submission is flagged, in one line that names nobody: what its numbers are made of, and what is ordinary in this
 * class. Numbers that the service does not give are left out.
 *
 * @param closest the closest other one of each submission
 * @returns sentences by key
 */
function flagExplanations(report, closest) {
    const byKey = new Map(report.findings.submissions.map((one) => [one.key, one]));
    return new Map(report.verdict.flagged.flatMap(({ key, by }) => {
        const submission = byKey.get(key);
        return submission === undefined ? [] : [[key, explanation(report, submission, by, closest.get(key))]];
    }));
}
function explanation(report, submission, by, peer) {
    const { thresholds, findings } = report;
    const isEmbedded = findings.service.kind === 'embedded';
    return [
        ...(by.includes('similarity') ? similaritySentences(report, submission, peer) : []),
        ...(by.includes('ai')
            ? [
                `AI score ${(0,format/* formatScore */.y)(submission.aiAverage, thresholds.ai)}, above ${thresholds.ai}${isEmbedded ? ': it says how much of this code, without what many others have too, stands in the AI references that were given' : ''}.`,
            ]
            : []),
    ].join(' ');
}
function similaritySentences(report, submission, peer) {
    const { thresholds } = report;
    const { total } = submission;
    const above = `Similarity ${(0,format/* formatScore */.y)(total, thresholds.similarity)}, above ${thresholds.similarity}`;
    // A number that no pair of this check explains was found in an archive of the service, or on the web.
    const isPairs = peer !== undefined && (peer.average ?? 0) > thresholds.similarity;
    const made = isPairs ? madeOf(submission, peer.pair) : null;
    const short = (0,wording/* shortWords */.WL)(submission);
    return [
        `${above}${made === null ? '' : `: ${made}`}.`,
        ...(isPairs ? sharedSentence(report, submission, peer.pair) : []),
        starterSentence(report, submission),
        ...ordinarySentence(report, submission),
        ...(short === null ? [] : [`It is ${short}: ${wording/* SHORT_MEANS */.qO}.`]),
    ];
}
/** What the number counts: tokens in common runs with the closest other one. */
function madeOf({ key, tokens }, { a, similarity, matchedSimilarity, overlap, longestFragment }) {
    if (overlap === null)
        return null;
    const share = a === key ? similarity : matchedSimilarity;
    const all = tokens ?? (share === null || share === 0 ? null : Math.round((100 * overlap) / share));
    const whole = all === null ? '' : ` of its ${(0,format/* formatCount */.B4)(all)}`;
    const longest = longestFragment === null ? '' : `, the longest run ${(0,format/* formatCount */.B4)(longestFragment)}`;
    return `${(0,format/* formatCount */.B4)(overlap)}${whole} tokens also stand in the closest other one${longest}`;
}
/** How many others have the same code: the median over the tokens of the pair's fragments. */
function sharedSentence({ findings }, { key, matches }, { a, b }) {
    const other = a === key ? b : a;
    const held = matches
        .flatMap(({ otherKey, sharedBy, tokens }) => otherKey === other && sharedBy !== undefined ? [{ sharedBy, tokens: tokens ?? 0 }] : [])
        .toSorted((x, y) => x.sharedBy - y.sharedBy);
    const half = held.reduce((sum, { tokens }) => sum + tokens, 0) / 2;
    let sum = 0;
    const middle = held.find(({ tokens }) => {
        sum += tokens;
        return sum >= half;
    });
    if (middle === undefined)
        return [];
    const others = findings.submissions.filter((one) => (one.role === 'judged' || one.role === 'archive') && one.key !== key && one.key !== other).length;
    return middle.sharedBy === 0
        ? [`At least half of this code is in none of the ${(0,format/* count */.U9)(others, 'other')}.`]
        : [
            `At least half of this code is in ${(0,format/* formatCount */.B4)(middle.sharedBy)} or more of the ${(0,format/* count */.U9)(others, 'other')}, too.`,
        ];
}
function starterSentence({ findings }, { commonCode = [] }) {
    if (!findings.baseCode)
        return 'Starter code was not taken out.';
    return commonCode.length === 0
        ? 'Starter code was taken out; it has none of it.'
        : 'Starter code was taken out, and does not count.';
}
/** What is ordinary: the median of all others' similarities. */
function ordinarySentence({ findings }, { key }) {
    const totals = (0,submission/* judgedOf */.B8)(findings.submissions)
        .flatMap((one) => (one.key === key || one.total === null ? [] : [one.total]))
        .toSorted((x, y) => x - y);
    const middle = totals[Math.ceil(totals.length / 2) - 1];
    if (middle === undefined || totals.length < LEAST_OTHERS)
        return [];
    return [`Ordinary in this class is ${(0,format/* formatScore */.y)(middle)} (the median of the others).`];
}
/** Of fewer nothing is ordinary. */
const LEAST_OTHERS = 3;

// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
;// CONCATENATED MODULE: ./build/report/views/staff.js




/** Works out what staff see of a run. */
function staffView(report) {
    const { findings, verdict } = report;
    const pairs = (0,ranking/* rankPairs */.WU)(report);
    const open = pairs.filter(ranking/* isOpen */.nT);
    const together = pairs.filter(({ pair }) => pair.together !== undefined);
    const toReview = open.filter(ranking/* sharesCode */.Q1);
    const ranked = (0,ranking/* rankSubmissions */.IH)(report);
    const closest = (0,ranking/* closestPeers */.t8)(findings, pairs);
    return {
        report,
        name: (0,ranking/* nameOf */.Vb)(findings),
        explanations: flagExplanations(report, closest),
        flags: new Map(verdict.flagged.map(({ key, by }) => [key, by])),
        unchecked: new Set(verdict.notChecked),
        pardoned: (0,ranking/* pardonedKeys */.Iv)(report),
        ranked,
        listed: (0,ranking/* isListed */.yy)(report) ? ranked : [],
        closest,
        suspicion: (0,ranking/* openSuspicion */.WK)(report),
        pairs,
        toReview,
        apart: open.length - toReview.length,
        dismissed: pairs.slice(open.length, pairs.length - together.length),
        together: together.filter(ranking/* sharesCode */.Q1),
        reasons: (0,ranking/* dismissals */.Bx)(report),
        caseOf: casesOfPairs(report.cases, findings.submissions),
        cases: (0,case_words/* casesSummary */.Yg)(report.cases),
    };
}

// EXTERNAL MODULE: ./build/report/views/student.js
var views_student = __webpack_require__(2169);
;// CONCATENATED MODULE: ./build/report/views/view.js





/** What an audience sees of a run. */
function viewOf(report, audience) {
    const { run, verdict } = report;
    const { exitCode } = verdict;
    if (audience === 'staff') {
        const cover = {
            title: run.title,
            headline: (0,wording/* headlineOf */.gD)(report),
            outcome: verdict.outcome,
            exitCode,
            sentence: verdict.sentence,
            howToRead: (0,wording/* howToRead */._c)(report),
            createdAt: run.createdAt,
            toolVersion: run.toolVersion,
            runUrl: run.runUrl,
        };
        return { audience, cover, staff: staffView(report) };
    }
    const student = (0,views_student/* studentView */.Be)(report);
    const { title, outcome, sentence, createdAt, toolVersion, runUrl } = student;
    const headline = (0,student_words/* studentHeadline */.q4)(student);
    const cover = {
        title,
        headline,
        outcome,
        exitCode,
        sentence,
        howToRead: (0,student_words/* studentHowToRead */.bc)(student),
        createdAt,
        toolVersion,
        runUrl,
    };
    return { audience, cover, student, regions: (0,own_regions/* studentRegions */.DJ)(report, student) };
}
/**
 * Regions of the judged submissions that an audience may see: flagged submissions first, then the largest regions.
 *
 * @param max how many are made; the others are only counted
 * @param isWanted which regions are asked for
 */
function ownRegions(view, max, isWanted = () => true) {
    if (view.audience === 'staff')
        return (0,own_regions/* staffRegions */.g_)(view.staff, max, isWanted);
    const all = view.regions.filter(isWanted);
    return { shown: all.slice(0, max), total: all.length };
}


/***/ }),

/***/ 62867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ apartWords),
/* harmony export */   Ds: () => (/* binding */ similarityWords),
/* harmony export */   IT: () => (/* binding */ gapWords),
/* harmony export */   M$: () => (/* binding */ aiWords),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   WL: () => (/* binding */ shortWords),
/* harmony export */   Xx: () => (/* binding */ EMBEDDED_WORDS),
/* harmony export */   _c: () => (/* binding */ howToRead),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   g_: () => (/* binding */ NOTHING_TO_COMPARE),
/* harmony export */   ge: () => (/* binding */ rolesSummary),
/* harmony export */   l4: () => (/* binding */ TOGETHER_WORDS),
/* harmony export */   nV: () => (/* binding */ starterWords),
/* harmony export */   qO: () => (/* binding */ SHORT_MEANS),
/* harmony export */   qX: () => (/* binding */ comparabilityWords),
/* harmony export */   rt: () => (/* binding */ LEFT_OUT_WORDS),
/* harmony export */   u4: () => (/* binding */ leftOutSummary),
/* harmony export */   wI: () => (/* binding */ PARDONED_WORDS)
/* harmony export */ });
/* harmony import */ var _domain_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1351);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73387);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(321);
/* harmony import */ var _searched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7226);




/** What staff read first. Green beside pairs that stand out, or where nothing was compared, would mislead. */
function headlineOf({ findings, verdict, thresholds }) {
    const { outcome, standsOut } = verdict;
    const isDone = outcome === 'passed' || outcome === 'incomplete' || outcome === 'skipped';
    if (isDone && (0,_searched_js__WEBPACK_IMPORTED_MODULE_1__/* .isAlone */ .SW)(findings))
        return NOTHING_TO_COMPARE;
    const pairs = standsOutWords(standsOut.length);
    if (outcome === 'passed' && findings.submissions.some(_domain_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .isDictated */ .Dd)) {
        return { mark: '👀', title: `Similarity says nothing here${pairs === null ? '' : `; ${pairs}`}` };
    }
    if (pairs === null)
        return headline(outcome);
    if (outcome === 'passed')
        return { mark: '👀', title: `Nothing above ${thresholds.similarity}; ${pairs}` };
    const { mark, title } = headline(outcome);
    return { mark, title: `${title}; ${pairs}` };
}
/** The only submission there is, and no number for it. */
const NOTHING_TO_COMPARE = { mark: '⏭️', title: 'Nothing to compare with' };
/** Pairs to look at although no threshold was passed; null: there are none. */
function standsOutWords(pairs) {
    return pairs === 0 ? null : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(pairs, 'pair')} ${pairs === 1 ? 'stands' : 'stand'} out`;
}
/** A mark and a headline for each outcome; the sentence follows it. */
function headline(outcome) {
    switch (outcome) {
        case 'passed':
            return { mark: '✅', title: 'Nothing flagged' };
        case 'flagged':
            return { mark: '🔎', title: 'Needs a review' };
        case 'incomplete':
            return { mark: '⚠️', title: 'Not everything could be checked' };
        case 'skipped':
            return { mark: '⏭️', title: 'Skipped' };
        case 'cancelled':
            return { mark: '⏹️', title: 'Cancelled' };
        case 'timeout':
            return { mark: '⌛', title: 'Not done in time' };
        case 'rate-limited':
        case 'service-unavailable':
        case 'network':
            return { mark: '🔌', title: 'The service did not answer' };
        case 'analysis-failed':
        case 'auth':
        case 'account-suspended':
        case 'forbidden':
        case 'config-error':
        case 'internal-error':
            return { mark: '❌', title: 'The check could not be done' };
    }
}
/** Why files were left out, as a reader would say it. */
const LEFT_OUT_WORDS = {
    excluded: 'excluded by a pattern',
    'not-source': 'not source code',
    binary: 'binary',
    vendored: 'third-party code',
    generated: 'generated code',
    'too-large': 'too large',
    symlink: 'symbolic link',
    submodule: 'submodule',
    'lfs-pointer': 'kept in Git LFS',
    'unsafe-path': 'unsafe path',
    'duplicate-name': 'name used twice',
    unreadable: 'unreadable',
    'starter-code': 'starter code',
    'archive-full': 'archive full',
    'special-file': 'special file',
    limit: 'over a limit',
};
/** What the two of a pair are, where they belong together. */
const TOGETHER_WORDS = {
    'same-person': 'the same person',
    team: 'team mates',
    partners: 'partners',
    staff: 'both of the staff',
};
/** Beside a total that is above the threshold and flags nobody. */
const PARDONED_WORDS = 'above the threshold only through a dismissed pair';
/** Pairs that no list of what to review needs to show. */
function apartWords(pairs) {
    return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(pairs, 'pair')} with nothing in common`;
}
/** What the service could make of a submission; null: nothing to say. */
function comparabilityWords(comparability) {
    switch (comparability) {
        case null:
        case 'compared':
            return null;
        case 'dictated':
            return 'not judged by its similarity, because most of the class is alike';
        case 'too-short':
            return 'too short to judge';
        case 'starter-only':
            return 'starter code only';
        case 'alone':
            return 'compared with nobody';
        case 'no-source':
            return 'no source in a known language';
        case 'unreadable':
            return 'most of it in strings that it evaluates';
        default:
            return comparability;
    }
}
/** Programs of fewer tokens, some thirty lines, are judged, and are often alike without copying. */
const SHORT_BELOW = 200;
/** That a submission which is judged is short, after "is"; null: it is not, or its length is not known. */
function shortWords({ comparability, tokens = null, }) {
    return comparability === 'compared' && tokens !== null && tokens < SHORT_BELOW
        ? `short (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(tokens, 'token')})`
        : null;
}
/** What follows from it. */
const SHORT_MEANS = 'programs of this length are often alike without copying';
/** Why there is no AI score; null: there is one. */
function aiWords(state) {
    switch (state) {
        case 'scored':
            return null;
        case 'not-run':
            return 'AI detection was not run';
        case 'abstained':
            return 'the service has no AI score for it';
        case 'missing':
            return 'the service gave no AI score';
    }
}
/** What the deciding number is, in one place, wherever it is explained. */
function similarityWords(isEmbedded, threshold) {
    const what = isEmbedded
        ? 'Similarity: where two programs of A and B tokens share t tokens in matching fragments, it is 100 × 2t / (A + B); names, values, comments and layout do not count. A submission has that of its closest other one.'
        : "Similarity is the service's own number, from 0 to 100.";
    return `${what} It is flagged when that is above ${threshold}.`;
}
/** How the numbers are to be read: for staff who see them for the first time. */
function howToRead(report) {
    const { findings, thresholds } = report;
    const isEmbedded = findings.service.kind === 'embedded';
    return [
        similarityWords(isEmbedded, thresholds.similarity),
        'A number is a reason to look, never a proof: short or tightly specified tasks are alike by nature. Read the matched lines side by side and talk to the people before you decide.',
        ...((0,_ranking_js__WEBPACK_IMPORTED_MODULE_0__/* .isRanked */ .EE)(findings)
            ? [
                'Suspicion, from 0 to 100, says how rare the shared code is in this set. Lists of pairs are sorted by it: it finds pairs that similarity alone misses. It flags nothing.',
            ]
            : []),
        ...(findings.aiRun
            ? [
                `The AI score is flagged above ${thresholds.ai}. It misses much, and n/a means that nothing is known: it is not 0.`,
            ]
            : []),
        starterWords(findings.baseCode),
        ...(isEmbedded ? [EMBEDDED_WORDS] : []),
    ];
}
function starterWords(isTakenOut) {
    return isTakenOut
        ? 'Starter code was taken out of the comparison.'
        : 'Starter code was not taken out of the comparison: shared templates raise every number.';
}
const EMBEDDED_WORDS = 'The code was compared by the embedded service and did not leave the machine that ran the check.';
/** Names that are listed for one reason. */
const NAMED_GAPS = 10;
/** Who is missing, and why: a reason that many share is said once. Hostile text. */
function gapWords(gaps, shown) {
    return [...Map.groupBy(gaps, ({ reason }) => reason)].map(([reason, those]) => {
        const names = those.map(({ name }) => name);
        const who = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, NAMED_GAPS, shown);
        return { who, isOne: those.length === 1, reason };
    });
}
/** What was left out, counted by reason, most first: `12 files and 1 folder in 3 submissions: third-party code`. */
function leftOutSummary(submissions) {
    const counts = new Map();
    for (const submission of submissions) {
        for (const { path, reason, more } of submission.leftOut) {
            // Its list had no place for them, and their reasons are not known one by one.
            const what = more === undefined ? reason : 'unlisted';
            const entry = counts.get(what) ?? { files: 0, folders: 0, of: new Set() };
            if (path.endsWith('/'))
                entry.folders += 1;
            else
                entry.files += more ?? 1;
            entry.of.add(submission.key);
            counts.set(what, entry);
        }
    }
    return [...counts]
        .toSorted(([, x], [, y]) => y.files + y.folders - x.files - x.folders)
        .map(([what, { files, folders, of }]) => {
        const parts = [
            ...(files > 0 ? [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(files, 'file')] : []),
            ...(folders > 0 ? [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(folders, 'folder')] : []),
        ];
        const why = what === 'unlisted' ? 'more than the lists have a place for' : LEFT_OUT_WORDS[what];
        return `${parts.join(' and ')} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(of.size, 'submission')}: ${why}`;
    });
}
/** Submissions of the run by role, e.g. `41 submissions, 12 archived, 1 starter`. */
function rolesSummary(submissions) {
    const countRole = (role) => submissions.filter((submission) => submission.role === role).length;
    return [
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(countRole('judged'), 'submission'),
        countRole('archive') > 0 ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(countRole('archive'), 'archived submission')} to compare with` : '',
        countRole('base') > 0 ? 'starter code' : '',
        countRole('ai-reference') > 0 ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(countRole('ai-reference'), 'AI reference') : '',
    ]
        .filter((part) => part !== '')
        .join(', ');
}


/***/ }),

/***/ 53003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gx: () => (/* binding */ keptWords),
  t4: () => (/* binding */ writeReportFiles),
  f8: () => (/* binding */ writeWhole)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/domain/report.js
var report = __webpack_require__(22663);
// EXTERNAL MODULE: ./build/cases/case-words.js
var case_words = __webpack_require__(50120);
// EXTERNAL MODULE: ./build/domain/people.js
var people = __webpack_require__(37778);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
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
    column('reason', 'why it was not checked or not collected', (row) => 'reason' in row ? row.reason : row.state.kind === 'checked' ? '' : row.state.reason),
    found('remarks', 'what else was noticed', ({ remarks }) => remarks.join('; ')),
    found('archive', 'to archived submissions and other pull requests', ({ archive }) => archive ?? null),
    found('id', 'of the roster, people file or platform', ({ person }) => person?.id ?? ''),
    found('section', 'of the roster or people file', ({ person }) => person?.section ?? ''),
    found('team', 'of the roster, people file or platform', ({ person }) => person?.team ?? ''),
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

// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
// EXTERNAL MODULE: ./build/report/page-blocks.js
var page_blocks = __webpack_require__(64127);
// EXTERNAL MODULE: ./build/report/page-data.js
var page_data = __webpack_require__(15089);
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
        title: cover.title,
        createdAt: cover.createdAt,
        reportSha256: sources.reportSha256 ?? null,
        outcome: verdict.outcome,
        headline: cover.headline.title,
        sentence: cover.sentence,
        warnings: verdict.warnings,
        notices: [
            ...findings.notices,
            ...(view.pairs.length > MAX_PAIRS
                ? [
                    `The page shows the ${(0,format/* formatCount */.B4)(MAX_PAIRS)} most suspicious of ${(0,format/* count */.U9)(view.pairs.length, 'pair')}; pairs.csv has them all.`,
                ]
                : []),
        ],
        thresholds,
        aiRun: findings.aiRun,
        isEmbedded,
        language: findings.language,
        elsewhere: (0,searched/* elsewhereWords */.U5)(findings),
        // That no pair is marked says something only where the service ranks pairs.
        standsOut: verdict.standsOut.length > 0 || (isEmbedded && (0,ranking/* isRanked */.EE)(findings)) ? verdict.standsOut.length : null,
        isDictated: findings.submissions.some(domain_findings/* isDictated */.Dd),
        facts: runFacts(view.report),
        howToRead: cover.howToRead,
        submissions: findings.submissions.map((one) => ({
            ...pageSubmission(view, one, sources.embedded.has(one.key)),
            subject: subjects.get(one.key) ?? (0,cases_subjects/* subjectOfKey */.n)(one.key),
        })),
        pairs: view.pairs.slice(0, MAX_PAIRS).flatMap((pair) => pagePair(view.report, pair, places)),
        clusters: findings.clusters.map((cluster) => cluster.flatMap((key) => places.get(key) ?? [])),
        failures: findings.failures.map(({ name, reason }) => ({ name, reason })),
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
        notChecked: state.kind === 'checked' ? null : state.reason,
        flaggedBy: view.flags.get(key) ?? [],
        isPardoned: view.pardoned.has(key),
        total,
        local,
        web: (0,searched/* elsewhereScore */.Vj)(findings, submission),
        elsewhere: (0,searched/* elsewhere */.Jn)(findings, submission),
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
        return { text: (0,format/* formatTime */.fU)(origin.pushedAt), isAttested: true };
    }
    if (origin?.kind !== 'directory' || origin.handIn?.at === undefined) {
        return person?.time === undefined ? null : { text: person.time, isAttested: false };
    }
    return { text: (0,first_words/* handedInWords */.pf)(origin.handIn.at, origin.handIn.isLate === true), isAttested: true };
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
    return {
        aliases: aliasesOf(submission),
        facts: [
            ...originFacts(report, submission),
            ...(submission.totalSources.length > 1 && new Set(submission.totalSources).size > 1
                ? [fact('Totals given', `${submission.totalSources.join(' and ')}; the highest is judged`)]
                : []),
            ...(ai === null ? [] : [fact('AI score', ai)]),
            fact('Size', (0,format/* formatBytes */.z3)(submission.files.reduce((sum, file) => sum + file.size, 0))),
        ],
        files: submission.files,
        leftOut: submission.leftOut.map(({ path, reason, detail }) => ({
            path,
            reason: detail === undefined ? wording/* LEFT_OUT_WORDS */.rt[reason] : `${wording/* LEFT_OUT_WORDS */.rt[reason]}: ${detail}`,
        })),
        remarks: submission.remarks,
        matches: submission.matches.map((match) => ({
            kind: match.kind,
            other: match.otherKey === null ? null : (places.get(match.otherKey) ?? null),
            similarity: match.similarity,
            own: match.own,
            region: match.other,
            tokens: match.tokens,
            sharedBy: match.sharedBy ?? null,
        })),
    };
}
/** What the platform tells. */
function handInFacts(handIn) {
    if (handIn === undefined)
        return [];
    const { id, login, email, members, at, isLate, attempt } = handIn;
    const known = (label, text) => text == null ? [] : [fact(label, text)];
    return [
        ...known('Id', id),
        ...known('Login', login),
        ...known('E-mail', email),
        ...known('Members', members?.map(({ name }) => name).join(', ')),
        ...known('Handed in', at === undefined ? null : `${at}${isLate === true ? ' (late)' : ''}`),
        ...known('Late', at === undefined && isLate === true ? 'yes' : null),
        ...known('Attempt', attempt),
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
            return [fact('Folder', origin.path), ...handInFacts(origin.handIn)];
        case 'repository': {
            return [
                fact('Repository', `${origin.owner}/${origin.repo}`, base),
                fact('Commit', origin.sha.slice(0, 12), `${base}/tree/${encodeURIComponent(origin.sha)}`),
                ...(origin.student === undefined ? [] : [fact('Student', origin.student)]),
                ...(origin.deadlineStatus === undefined
                    ? []
                    : [fact('Deadline', DEADLINE_WORDS[origin.deadlineStatus])]),
                ...(origin.pushedAt === undefined ? [] : [fact('Pushed', (0,format/* formatTime */.fU)(origin.pushedAt))]),
            ];
        }
        case 'pull-request': {
            return [
                fact('Pull request', `${origin.owner}/${origin.repo}#${origin.number}`, `${base}/pull/${origin.number}`),
                fact('Author', origin.author),
                fact('Commit', origin.sha.slice(0, 12), `${base}/tree/${encodeURIComponent(origin.sha)}`),
            ];
        }
    }
}
const DEADLINE_WORDS = {
    'on-time': 'on time',
    late: 'late',
    'no-deadline': 'none set',
    unattested: 'by the commit date alone, which its author can choose',
};
function runFacts(report) {
    const { findings, run, thresholds } = report;
    return [
        fact('Compared', (0,wording/* rolesSummary */.ge)(findings.submissions)),
        fact('Flagged above', `similarity ${thresholds.similarity}${findings.aiRun ? `, AI ${thresholds.ai}` : ''}`),
        given(fact('Service', findings.service.kind === 'embedded' ? 'embedded' : (findings.service.host ?? 'unknown'), findings.checkUrl)),
        ...(findings.engine === null ? [] : [fact('Engine', findings.engine.name)]),
        fact('Language', findings.language),
        fact('Starter code', findings.baseCode ? 'taken out' : 'not taken out'),
        ...(findings.checkId === null
            ? []
            : [given(fact('Check', `${findings.checkName} (${findings.checkId})`))]),
        fact('Made', (0,format/* formatTime */.fU)(run.createdAt), run.runUrl),
        fact('Took', (0,format/* formatDuration */.a3)(run.durationMs)),
        fact('Version', run.toolVersion),
    ];
}
function fact(label, text, url = null) {
    return { label, text, url: url === null ? null : (0,text_escape/* httpsUrl */.N3)(url) };
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
    const { cover } = view;
    return (0,page_blocks/* pagePieces */.vv)({
        template: options.template,
        title: `${cover.title} – similarity report`,
        withoutScript: withoutScript(cover),
    }, view.audience === 'staff' ? staffBlocks(cover, view.staff, options) : [studentBlock(view)]);
}
function studentBlock({ cover, student }) {
    const page = {
        audience: 'student',
        view: student,
        headline: cover.headline.title,
        facts: (0,student_words/* ownFacts */.ub)(student),
        policyUrl: (0,student_words/* policyUrl */.IH)(student.policy),
        howToRead: cover.howToRead,
    };
    return (0,page_blocks/* block */.om)(page_data/* INDEX_BLOCK */.jH, page);
}
/** For a reader whose browser runs no script: the verdict, and where the rest is. */
function withoutScript({ headline, sentence }) {
    return `<h1>${(0,text_escape/* escapeHtml */.ZD)(headline.title)}</h1><p>${(0,text_escape/* escapeHtml */.ZD)(sentence)}</p><p>This page needs JavaScript. summary.md, report.json and the CSV files beside it hold the same without it.</p>`;
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
    const reason = omitted === 0
        ? null
        : `The code of ${(0,format/* count */.U9)(omitted, 'submission')} is not in this page, to keep it under ${(0,format/* formatBytes */.z3)(budget)}; the least suspicious were left out.`;
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
                help: { text: howToRead.join(' ') },
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
        message: { text: (0,text_escape/* sarifText */.BC)(region.message) },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri: (0,places/* encodePath */.O0)(pathOf(region)), uriBaseId: '%SRCROOT%' },
                    // Code scanning takes no result without a line; the first one where the service does not say which.
                    region: { startLine, endLine: Math.max(startLine, region.lineEnd ?? 1) },
                },
            },
        ],
        partialFingerprints: {
            'codeSimilarity/v1': fingerprint,
            ...(lineHash === null ? {} : { primaryLocationLineHash: lineHash }),
        },
        ...(region.similarity === null ? {} : { rank: Math.min(100, Math.max(0, region.similarity)) }),
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
    const { directory: dir, audience = 'staff', template } = options;
    await refuseLinks(dir, options.workspace);
    await (0,promises_.mkdir)(dir, { recursive: true });
    if (audience === 'student')
        await refuseCases(dir);
    const html = (0,external_node_path_.join)(dir, 'index.html');
    const view = options.view ?? (0,views_view/* viewOf */.d)(report, audience);
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
    for (const name of new Set(['report.json', ...report/* REPORT_FILES */.J])) {
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
    const below = (0,external_node_path_.relative)(workspace, directory);
    const parts = (0,external_node_path_.isAbsolute)(below) || below.split(external_node_path_.sep)[0] === '..' ? [] : below.split(external_node_path_.sep);
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
    const path = (0,external_node_path_.join)(directory, report/* CASES_FILE */.R);
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
        await (0,promises_.rename)(part, path);
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
/* harmony export */   dp: () => (/* binding */ byteLength)
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


/***/ })

};
