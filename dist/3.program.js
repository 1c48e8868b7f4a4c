export const id = 3;
export const ids = [3];
export const modules = {

/***/ 9719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mx: () => (/* binding */ jsonPieces),
  AL: () => (/* binding */ parseReportJson)
});

// UNUSED EXPORTS: reportJsonSchema

// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/domain/findings.js
var findings = __webpack_require__(1351);
// EXTERNAL MODULE: ./build/cases/case-document.js
var case_document = __webpack_require__(12648);
// EXTERNAL MODULE: ./build/domain/people.js
var people = __webpack_require__(37778);
// EXTERNAL MODULE: ./build/domain/submission-document.js
var submission_document = __webpack_require__(61247);
// EXTERNAL MODULE: ./build/domain/submission.js
var submission = __webpack_require__(18433);
;// CONCATENATED MODULE: ./build/report/report-document.js







/** Raised with every change that a reader of the file would notice. */
const REPORT_SCHEMA_VERSION = 2;
const score = schemas/* number */.aig()
    .min(0)
    .max(100)
    .nullable()
    .meta({ description: '0..100, unrounded; null: not known.' });
const count = schemas/* int */.Whr().min(0);
const role = schemas/* enum */.k5n(submission/* SUBMISSION_ROLES */.ht);
const report_document_outcome = schemas/* enum */.k5n(outcome/* OUTCOMES */.im);
const line = schemas/* number */.aig().nullable().meta({ description: '1-based, inclusive; null: not known.' });
const region = schemas/* strictObject */.rej({ file: schemas/* string */.YjP(), lineStart: line, lineEnd: line });
const lines = schemas/* strictObject */.rej({ file: schemas/* string */.YjP(), lineStart: count, lineEnd: count });
const match = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['peer', 'external', 'ai']),
    otherKey: schemas/* string */.YjP()
        .nullable()
        .meta({ description: 'Key of the other submission; null: a source outside of the check.' }),
    similarity: score,
    matchedSimilarity: score,
    own: region,
    other: region,
    tokens: schemas/* number */.aig().nullable(),
    sharedBy: count
        .meta({ description: 'How many others of the check have this piece too, where the service says so.' })
        .optional(),
});
const report_document_submission = schemas/* strictObject */.rej({
    key: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    role,
    origin: submission_document/* ORIGIN */.V.nullable(),
    person: schemas/* strictObject */.rej({
        id: schemas/* string */.YjP().nullable(),
        section: schemas/* string */.YjP().nullable(),
        team: schemas/* string */.YjP().nullable(),
        isStaff: schemas/* boolean */.zMY(),
        time: schemas/* string */.YjP().meta({ description: 'When it was handed in, as a list writes it.' }).optional(),
        sourceName: schemas/* string */.YjP()
            .meta({ description: 'What the source calls it, where a list gives another name.' })
            .optional(),
    })
        .meta({ description: 'Who handed it in, where a people file, a roster or the platform says so.' })
        .optional(),
    serviceId: schemas/* int */.Whr().nullable(),
    state: schemas/* discriminatedUnion */.gMt('kind', [
        schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('checked') }),
        schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('not-checked'), reason: schemas/* string */.YjP() }),
    ]),
    total: score,
    totalSources: schemas/* array */.YOg(schemas/* number */.aig()),
    local: score,
    web: score,
    archive: score
        .meta({
        description: 'Highest to what is only there to be compared with: an archive, other pull requests.',
    })
        .optional(),
    aiAverage: score,
    aiState: schemas/* enum */.k5n(['scored', 'not-run', 'abstained', 'missing']),
    aiMax: score,
    quality: score,
    suspicion: score,
    coverage: score,
    comparability: schemas/* string */.YjP().nullable(),
    tokens: count
        .nullable()
        .meta({ description: 'Tokens that were compared, where the service says so.' })
        .optional(),
    explanation: schemas/* string */.YjP()
        .meta({
        description: 'Of a flagged submission: what its numbers are made of, and what is ordinary here.',
    })
        .optional(),
    matches: schemas/* array */.YOg(match),
    commonCode: schemas/* array */.YOg(lines)
        .meta({ description: 'Code that so many share that it was taken for starter code and not compared.' })
        .optional(),
    files: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), size: count })),
    leftOut: schemas/* array */.YOg(submission_document/* LEFT_OUT */.P),
    hidden: schemas/* array */.YOg(schemas/* strictObject */.rej({
        path: schemas/* string */.YjP(),
        otherKey: schemas/* string */.YjP(),
        otherPath: schemas/* string */.YjP(),
        tokens: count,
        leftOut: schemas/* enum */.k5n(['own', 'other'])
            .meta({ description: "Which file does not count: this submission's, or the other one's." }),
        isMisread: schemas/* literal */.euz(true)
            .meta({
            description: 'That file does count, and is read as another language than the code it shares.',
        })
            .optional(),
    }))
        .meta({
        description: 'Code of a file that does not count, found in a file that counts in another submission.',
    })
        .optional(),
    remarks: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const seen = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('push'),
        at: schemas/* string */.YjP().meta({ description: "When GitHub's server took the push, RFC 3339." }),
        sha: schemas/* string */.YjP(),
        isFirstPush: schemas/* boolean */.zMY(),
        isExact: schemas/* boolean */.zMY().meta({
            description: 'All pushes before were read and none has it; else it may have stood in one of them.',
        }),
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('unknown'), reason: schemas/* enum */.k5n(findings/* UNSEEN_REASONS */.Bt) }),
]);
const pair = schemas/* strictObject */.rej({
    a: schemas/* string */.YjP(),
    b: schemas/* string */.YjP(),
    similarity: score,
    matchedSimilarity: score,
    suspicion: score,
    longestFragment: schemas/* number */.aig().nullable().meta({ description: 'Tokens.' }),
    overlap: schemas/* number */.aig().nullable().meta({ description: 'Tokens of all fragments together.' }),
    standsOut: schemas/* boolean */.zMY().meta({ description: 'Its suspicion is an outlier of this class.' }).optional(),
    together: schemas/* enum */.k5n(people/* TOGETHER */.h)
        .meta({ description: 'The two belong together: the pair counts in no number and flags nobody.' })
        .optional(),
    first: schemas/* strictObject */.rej({ a: seen, b: seen, fragment: schemas/* strictObject */.rej({ a: lines, b: lines }).optional() })
        .meta({
        description: 'In which push the longest shared fragment first stood on either side. Who pushed first is not who wrote first.',
    })
        .optional(),
});
const thresholds = schemas/* strictObject */.rej({ similarity: schemas/* number */.aig(), ai: schemas/* number */.aig() })
    .meta({ description: 'A submission is flagged when strictly above.' });
/** `report.json` for staff: the whole of a run. */
const StaffDocument = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(REPORT_SCHEMA_VERSION),
    audience: schemas/* literal */.euz('staff'),
    run: schemas/* strictObject */.rej({
        title: schemas/* string */.YjP(),
        createdAt: schemas/* string */.YjP(),
        durationMs: schemas/* number */.aig(),
        repository: schemas/* string */.YjP().nullable(),
        runUrl: schemas/* string */.YjP().nullable(),
        toolVersion: schemas/* string */.YjP(),
    }),
    thresholds,
    verdict: schemas/* strictObject */.rej({
        outcome: report_document_outcome,
        exitCode: schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1)]),
        sentence: schemas/* string */.YjP(),
        flagged: schemas/* array */.YOg(schemas/* strictObject */.rej({ key: schemas/* string */.YjP(), by: schemas/* array */.YOg(schemas/* enum */.k5n(['similarity', 'ai'])) })),
        standsOut: schemas/* array */.YOg(schemas/* strictObject */.rej({ a: schemas/* string */.YjP(), b: schemas/* string */.YjP() }))
            .meta({ description: 'Pairs that stand out of their class, the most suspicious first.' })
            .default([]),
        notChecked: schemas/* array */.YOg(schemas/* string */.YjP()),
        maxSimilarity: score,
        maxAiScore: score,
        warnings: schemas/* array */.YOg(schemas/* string */.YjP()),
    }),
    findings: schemas/* strictObject */.rej({
        checkId: schemas/* int */.Whr().nullable(),
        checkName: schemas/* string */.YjP(),
        checkUrl: schemas/* string */.YjP().nullable(),
        service: schemas/* strictObject */.rej({ kind: schemas/* enum */.k5n(['embedded', 'remote']), host: schemas/* string */.YjP().nullable() }),
        engine: schemas/* strictObject */.rej({ id: schemas/* int */.Whr(), name: schemas/* string */.YjP() }).nullable(),
        language: schemas/* string */.YjP(),
        aiRun: schemas/* boolean */.zMY(),
        baseCode: schemas/* boolean */.zMY(),
        submissions: schemas/* array */.YOg(report_document_submission),
        pairs: schemas/* array */.YOg(pair),
        clusters: schemas/* array */.YOg(schemas/* array */.YOg(schemas/* string */.YjP())),
        failures: schemas/* array */.YOg(schemas/* strictObject */.rej({ key: schemas/* string */.YjP(), name: schemas/* string */.YjP(), role, reason: schemas/* string */.YjP() })),
        serviceFlaggedCount: schemas/* int */.Whr().nullable(),
        unfinished: count
            .meta({ description: 'Submissions that the service itself says it has not completed.' })
            .optional(),
        notices: schemas/* array */.YOg(schemas/* string */.YjP()),
    }),
    dismissed: schemas/* array */.YOg(schemas/* strictObject */.rej({ a: schemas/* string */.YjP(), b: schemas/* string */.YjP(), reason: schemas/* string */.YjP() })),
    cases: schemas/* array */.YOg(case_document/* CASE */.t.extend({
        hasGrown: schemas/* literal */.euz(true)
            .meta({ description: 'It was dismissed, and there is more evidence now: it is open again.' })
            .optional(),
    }))
        .default([]),
    common: schemas/* array */.YOg(case_document/* DECLARED_CODE */.rd).default([]),
})
    .meta({ description: 'Everything about one run. For staff: it names every submission.' });
const band = schemas/* enum */.k5n(['n/a', 'low', 'moderate', 'high', 'very high']);
/** `report.json` for students: no peer, no code, bands in place of numbers. */
const StudentDocument = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(REPORT_SCHEMA_VERSION),
    audience: schemas/* literal */.euz('student'),
    title: schemas/* string */.YjP(),
    createdAt: schemas/* string */.YjP(),
    toolVersion: schemas/* string */.YjP(),
    runUrl: schemas/* string */.YjP().nullable(),
    feedback: schemas/* enum */.k5n(['full', 'verdict', 'none']),
    isPublic: schemas/* boolean */.zMY(),
    outcome: report_document_outcome.nullable().meta({ description: 'null: not told.' }),
    sentence: schemas/* string */.YjP(),
    policy: schemas/* string */.YjP().nullable(),
    thresholds,
    aiRun: schemas/* boolean */.zMY(),
    baseCode: schemas/* boolean */.zMY(),
    isEmbedded: schemas/* boolean */.zMY(),
    comparedWith: count,
    notComparedWith: count.meta({
        description: 'How many more there were to compare with: over the limit, or not to be read.',
    }),
    own: schemas/* strictObject */.rej({
        name: schemas/* string */.YjP(),
        isChecked: schemas/* boolean */.zMY(),
        notChecked: schemas/* string */.YjP().nullable(),
        isFlagged: schemas/* boolean */.zMY().nullable().meta({ description: 'null: not told.' }),
        similarity: band.nullable().meta({ description: 'null: not told.' }),
        ai: band.nullable(),
        regions: schemas/* array */.YOg(region.extend({
            kind: match.shape.kind,
            foundIn: schemas/* array */.YOg(schemas/* enum */.k5n(['submission', 'pull-request', 'archive', 'external', 'ai'])),
            url: schemas/* string */.YjP().nullable(),
        })),
        leftOut: schemas/* array */.YOg(submission_document/* LEFT_OUT */.P.omit({ detail: true, more: true })),
    })
        .nullable(),
})
    .meta({
    description: "What a student may see: their own submission, without numbers and without anybody else's.",
});
/** `report.json`. */
const report_document_ReportDocument = schemas/* discriminatedUnion */.gMt('audience', [StaffDocument, StudentDocument])
    .meta({ id: 'ReportDocument', title: 'Similarity report' });

;// CONCATENATED MODULE: ./build/report/channels/json.js



/**
 * `report.json` in pieces, to be written one after the other: one line a value, one line a submission and a pair, so that a
 * diff and a line-based tool can work with it. Its shape is `docs/report.schema.json`.
 */
function* jsonPieces(view) {
    if (view.audience === 'student')
        yield* objectPieces(studentDocument(view.student));
    else
        yield* staffPieces(view.staff);
    yield '\n';
}
function* staffPieces({ report, explanations }) {
    const { run, thresholds, verdict, findings, dismissed, cases, common } = report;
    const head = {
        schemaVersion: REPORT_SCHEMA_VERSION,
        audience: 'staff',
        run,
        thresholds,
        verdict: verdict,
    };
    const { submissions, pairs, ...rest } = findings;
    yield '{\n';
    for (const [name, value] of Object.entries(head))
        yield `${member(name, value)},\n`;
    yield '"findings":{\n';
    for (const [name, value] of Object.entries(rest))
        yield `${member(name, value)},\n`;
    yield* listPieces('submissions', submissions, (one) => documentSubmission(one, explanations.get(one.key)));
    yield ',\n';
    yield* listPieces('pairs', pairs, (pair) => pair);
    yield '\n},\n';
    yield* listPieces('dismissed', dismissed, (one) => one);
    yield ',\n';
    yield* listPieces('cases', cases, (one) => one);
    yield ',\n';
    yield* listPieces('common', common, (one) => one);
    yield '\n}';
}
/** Where the packed files lie on this machine is nobody's business. */
function documentSubmission(submission, explanation) {
    const shown = { ...submission };
    delete shown.zip;
    return explanation === undefined ? shown : { ...shown, explanation };
}
function* objectPieces(value) {
    const members = Object.entries(value).map(([name, one]) => member(name, one));
    yield `{\n${members.join(',\n')}\n}`;
}
function* listPieces(name, items, shown) {
    yield `${JSON.stringify(name)}:[`;
    for (const [index, item] of items.entries()) {
        yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(shown(item))}`;
    }
    yield items.length === 0 ? ']' : '\n]';
}
function member(name, value) {
    return `${JSON.stringify(name)}:${JSON.stringify(value)}`;
}
function studentDocument(view) {
    const { own } = view;
    return {
        schemaVersion: REPORT_SCHEMA_VERSION,
        audience: 'student',
        ...view,
        own: own === null
            ? null
            : {
                ...own,
                regions: own.regions.map((one) => ({ ...one, foundIn: [...one.foundIn] })),
                leftOut: [...own.leftOut],
            },
    };
}
/**
 * Reads a staff `report.json` back, e.g. to compare two runs.
 *
 * @param name what the file is called in the error's sentence
 * @throws ConfigurationError where it is not such a file
 */
function parseReportJson(text, name) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new outcome/* ConfigurationError */.j1(`${name} is not JSON. Give the report.json that an earlier run wrote.`);
    }
    const result = report_document_ReportDocument.safeParse(value);
    if (!result.success) {
        const issue = result.error.issues[0];
        throw new outcome/* ConfigurationError */.j1(`${name} is no report of this version (${issue === undefined ? 'unknown shape' : `${issue.path.join('.') || 'top level'}: ${issue.message}`}). Give the report.json that an earlier run wrote.`);
    }
    if (result.data.audience === 'student') {
        throw new outcome/* ConfigurationError */.j1(`${name} is a report for students, which holds no numbers to compare. Give the staff's report.json.`);
    }
    const { run, thresholds, verdict, findings, dismissed, cases, common } = result.data;
    return {
        run,
        thresholds,
        verdict,
        findings: {
            ...findings,
            submissions: findings.submissions.map((submission) => ({ ...submission, zip: null })),
        },
        // Who may read this one is decided where it was made; whoever holds the file reads everything.
        students: { feedback: 'full', policy: null, isPublic: false, notComparedWith: 0 },
        dismissed,
        cases,
        common,
    };
}
/** JSON Schema (2020-12) of `report.json`. */
function reportJsonSchema() {
    return z.toJSONSchema(ReportDocument, { io: 'output' });
}


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


/***/ })

};
