export const id = 637;
export const ids = [637];
export const modules = {

/***/ 12648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ parseCases),
/* harmony export */   FU: () => (/* binding */ MAX_DECLARED_CHARACTERS),
/* harmony export */   rd: () => (/* binding */ DECLARED_CODE),
/* harmony export */   rv: () => (/* binding */ casesText),
/* harmony export */   t: () => (/* binding */ CASE),
/* harmony export */   zO: () => (/* binding */ MAX_CASES_BYTES)
/* harmony export */ });
/* unused harmony export casesJsonSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _domain_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80109);
/* harmony import */ var _domain_cases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77516);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93153);




/** Bounds of what is kept, in characters and entries: a note is a note, and a file has to fit into a page. */
const MOST = { line: 1000, note: 20_000, text: 200_000, subjects: 200, cases: 20_000, common: 200 };
/** Of one piece of declared code. */
const MAX_DECLARED_CHARACTERS = MOST.text;
/** Of the whole file, in bytes. */
const MAX_CASES_BYTES = 10_000_000;
const line = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(MOST.line);
const by = line.nullable().meta({ description: 'Who; null: not told.' });
const at = zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$({ offset: true })
    .meta({ description: 'When; RFC 3339. The newer of two records counts.' });
const score = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(100).nullable();
/** Loose: what a later release adds is kept by an earlier one. */
const CASE = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    subjects: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^(?:[1-9]\d{0,15}|k[0-9a-f]{16})$/, 'no subject of a report'))
        .min(2)
        .max(MOST.subjects)
        .meta({
        description: "Who it is about: GitHub's numeric id of a repository, or k and a digest of what a person is called.",
    }),
    names: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(line)
        .max(MOST.subjects)
        .meta({ description: 'What staff called them, in the same order.' }),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_domain_cases_js__WEBPACK_IMPORTED_MODULE_1__/* .CASE_STATES */ .gX),
    reason: line.nullable().meta({ description: 'Why it was dismissed.' }),
    note: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(MOST.note).nullable(),
    by,
    at,
    evidence: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        similarity: score.meta({ description: 'The larger share of the two sides.' }),
        suspicion: score,
        tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).nullable().meta({ description: 'Of all fragments together.' }),
    })
        .meta({ description: 'What was known when it was decided; of a group, its strongest pair.' }),
})
    .meta({ description: 'What people decided about a pair or a group.' });
/** Code that a person calls common. */
const DECLARED_CODE = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    path: line.min(1).meta({ description: 'The file that it was seen in: its ending says the language.' }),
    text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(MOST.text),
    by,
    at,
})
    .meta({ description: 'Code that the next run takes for starter code.' });
const CasesDocument = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(_domain_cases_js__WEBPACK_IMPORTED_MODULE_1__/* .CASES_SCHEMA_VERSION */ .Dk),
    cases: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(CASE).max(MOST.cases),
    common: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(DECLARED_CODE).max(MOST.common),
})
    .meta({ id: 'CasesDocument', title: 'Cases', description: 'What people decided about pairs and groups.' });
/**
 * Reads the text of a `cases.json`. What a later version adds is kept.
 *
 * @param name what the file is called in the error's sentence
 * @throws ConfigurationError with the place that is wrong
 */
function parseCases(text, name) {
    let value;
    try {
        // Editors of Windows write a mark before the text.
        value = JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch (error) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`${name} is not JSON (${error instanceof Error ? error.message : ''}). Restore it from a copy, or delete it: its cases are then lost.`);
    }
    if (isDeep(value)) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`${name} is nested too deeply to be cases; restore it from a copy.`);
    }
    const version = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }).safeParse(value).data?.schemaVersion;
    if (version !== undefined && version > _domain_cases_js__WEBPACK_IMPORTED_MODULE_1__/* .CASES_SCHEMA_VERSION */ .Dk) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`${name} was written by a later version of this program (schemaVersion ${version}); use that version.`);
    }
    const result = CasesDocument.safeParse(value);
    if (result.success)
        return result.data;
    const [issue] = result.error.issues;
    const place = issue === undefined || issue.path.length === 0 ? 'top level' : issue.path.join('.');
    throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`${name} holds no cases of this version (${place}: ${issue?.message ?? 'unknown shape'}). Mend that place, or restore the file from a copy.`);
}
/** What a later version adds is kept and written again, which a few hundred levels of objects and lists bear. */
const MOST_LEVELS = 100;
function isDeep(value) {
    let level = [value];
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > MOST_LEVELS)
            return true;
        level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    }
    return false;
}
/** The text of a `cases.json`: a line an entry, so that a diff shows what was decided. */
function casesText(book) {
    const { cases, common, ...rest } = book;
    const list = (entries) => entries.length === 0 ? '[]' : `[\n${entries.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
    const members = Object.entries({ ...rest, schemaVersion: _domain_cases_js__WEBPACK_IMPORTED_MODULE_1__/* .CASES_SCHEMA_VERSION */ .Dk }).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `{\n${[...members, `"cases": ${list(cases)}`, `"common": ${list(common)}`].join(',\n')}\n}\n`;
}
/** JSON Schema (2020-12) of `cases.json`. */
function casesJsonSchema() {
    const { $schema, ...schema } = z.toJSONSchema(CasesDocument, { io: 'input' });
    return { $schema, $id: PUBLISHED['docs/cases.schema.json'], ...schema };
}


/***/ }),

/***/ 80109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony exports REPOSITORY, PUBLISHED */
/** The owner of the repository is a placeholder until it has one; the README explains it. */
const OWNER = 'OWNER';
const NAME = 'code-similarity-action';
const REPOSITORY = (/* unused pure expression or super */ null && (`https://github.com/${OWNER}/${NAME}`));
/** Where the documentation is published. Ends with a slash. */
const SITE = `https://${OWNER}.github.io/${NAME}/`;
/** Where anybody reads what programs need of this repository, by the file in it. The newest version's. */
const PUBLISHED = {
    'schema/similarity.schema.json': `${SITE}similarity.schema.json`,
    'docs/report.schema.json': `${SITE}report.schema.json`,
    'docs/cases.schema.json': `${SITE}cases.schema.json`,
    'docs/openapi.json': `${SITE}openapi.json`,
};


/***/ }),

/***/ 77516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dk: () => (/* binding */ CASES_SCHEMA_VERSION),
/* harmony export */   Lw: () => (/* binding */ DECLARED_KEY),
/* harmony export */   gX: () => (/* binding */ CASE_STATES),
/* harmony export */   kr: () => (/* binding */ NO_CASES)
/* harmony export */ });
/** What people decided about pairs and groups of submissions. Everything a person typed is hostile text. */
/** Of `cases.json`. Raised with a change that an older version of this program would misread. */
const CASES_SCHEMA_VERSION = 1;
/** - `new`: nobody looked at it. - `to-discuss`: a person is to be asked. - `dismissed`: innocent, and why. */
const CASE_STATES = ['new', 'seen', 'to-discuss', 'confirmed', 'dismissed'];
/** Of a run without notes. */
const NO_CASES = { cases: [], common: [] };
/** Of the starter code that is made from declared code. */
const DECLARED_KEY = 'declared-common';


/***/ }),

/***/ 1351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ highest),
/* harmony export */   Bt: () => (/* binding */ UNSEEN_REASONS),
/* harmony export */   Dd: () => (/* binding */ isDictated),
/* harmony export */   K: () => (/* binding */ pairAverage),
/* harmony export */   cp: () => (/* binding */ SERVICE_THRESHOLD),
/* harmony export */   uQ: () => (/* binding */ isCompared)
/* harmony export */ });
/** The service counts as flagged what is above this by either number, whatever the settings say (L90, L261). */
const SERVICE_THRESHOLD = 75;
/**
 * Why nobody can say when code first stood in a repository:
 * - `no-repository`: it was handed in otherwise;
 * - `no-lines`: which lines the two share is not known, or they are too few;
 * - `withheld`: GitHub does not show the token the pushes;
 * - `gone`: the repository is not there any more, or the token may not see it;
 * - `no-record`: it was there before the first push on record, or the commit was never pushed to the default branch;
 * - `template`: the repository began with it;
 * - `unreachable`: GitHub did not answer, or refused the code;
 * - `over-budget`: so many requests, or so much time, are not spent on it.
 */
const UNSEEN_REASONS = [
    'no-repository',
    'no-lines',
    'withheld',
    'gone',
    'no-record',
    'template',
    'unreachable',
    'over-budget',
];
/** Whether a service compared a submission, as far as it says so. */
function isCompared(comparability) {
    return comparability === null || comparability === 'compared' || comparability === 'dictated';
}
/**
 * Whether the service says that the task dictates a submission's program: most of the class is alike, so that its similarity is a
 * number like any other and flags nobody.
 */
function isDictated({ comparability }) {
    return comparability === 'dictated';
}
/**
 * The two shares as one number, or the one that is known: their harmonic mean, which is 2 × common / (|A| + |B|) and what the
 * embedded service judges. The total of a submission is then that of its highest pair.
 */
function pairAverage({ similarity, matchedSimilarity, }) {
    if (similarity === null || matchedSimilarity === null)
        return similarity ?? matchedSimilarity;
    const sum = similarity + matchedSimilarity;
    return sum === 0 ? 0 : (2 * similarity * matchedSimilarity) / sum;
}
/** The highest of the numbers that are known; null: none is. */
function highest(values) {
    return values.reduce((best, value) => (value === null || (best !== null && best >= value) ? best : value), null);
}


/***/ }),

/***/ 37778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ TOGETHER)
/* harmony export */ });
/** Why the two of a pair are never flagged with each other: whoever works together, or is one person, may hand in the same code. */
const TOGETHER = ['same-person', 'team', 'partners', 'staff'];


/***/ }),

/***/ 22663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ REPORT_FILES),
/* harmony export */   Ro: () => (/* binding */ CASES_FILE),
/* harmony export */   cU: () => (/* binding */ readersOf)
/* harmony export */ });
/** Who may read a report's numbers at most: those of bands are nobody's. */
function readersOf(report, audience) {
    return report?.findings.inBands === true ? 'student' : audience;
}
/** Names of all files that this program writes into the folder of its report. */
const REPORT_FILES = [
    'index.html',
    'report.json',
    'submissions.csv',
    'pairs.csv',
    'report.sarif',
    'summary.md',
    'last-run.md',
];
/** What people decided, beside a report: theirs, never written by a run. */
const CASES_FILE = 'cases.json';


/***/ }),

/***/ 61247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ LEFT_OUT),
/* harmony export */   V: () => (/* binding */ ORIGIN)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _submission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18433);
// How what is said of a submission stands in files: the report, and what jobs of a matrix hand over.


/** A file that was seen and not taken. */
const LEFT_OUT = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_submission_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_OUT_REASONS */ .Pz),
    detail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    more: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(0)
        .meta({ description: 'How many files it stands for that the list has no place for.' })
        .exactOptional(),
});
const HAND_IN = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    platform: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().meta({ description: "The platform's, of the person or team." }),
    login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    email: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    members: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
        email: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    }))
        .meta({ description: 'Of a team.' })
        .exactOptional(),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .meta({ description: 'RFC 3339, without an offset where the platform has no time zone.' })
        .exactOptional(),
    isLate: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().exactOptional(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    section: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
})
    .meta({ description: "What a learning platform's download tells of a hand-in." });
/** Where a submission comes from. */
const ORIGIN = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('directory'), path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), handIn: HAND_IN.exactOptional() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('repository'),
        owner: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        repositoryId: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
        sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        student: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
        login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
        section: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
        deadlineStatus: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['on-time', 'late', 'no-deadline', 'unattested']).exactOptional(),
        pushedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('pull-request'),
        owner: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        number: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
        sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        author: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    }),
]);


/***/ }),

/***/ 18433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ judgedOf),
/* harmony export */   Pz: () => (/* binding */ LEFT_OUT_REASONS),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   ht: () => (/* binding */ SUBMISSION_ROLES)
/* harmony export */ });
/** What a source hands on: one student's, team's or branch's work. Names in here are hostile text. */
/** - `judged`: may be flagged. - `archive`: compared with, never judged. - `base`: starter code. - `ai-reference`: an AI-written solution. */
const SUBMISSION_ROLES = ['judged', 'archive', 'base', 'ai-reference'];
/** Those of a list that may be flagged. */
function judgedOf(all) {
    return all.filter(({ role }) => role === 'judged');
}
/** A closed list, so that reports can group by it. */
const LEFT_OUT_REASONS = [
    'excluded',
    'not-source',
    'binary',
    'vendored',
    'generated',
    'too-large',
    'symlink',
    'submodule',
    'lfs-pointer',
    'unsafe-path',
    'duplicate-name',
    'unreadable',
    'starter-code',
    'archive-full',
    'special-file',
    'limit',
];
/**
 * Whether a file would have been compared, had it been possible: what is left of its submission says less. "…" stands for
 * entries that a list has no place for.
 */
function isMissing({ path, reason }) {
    return MISSING.has(reason) && path !== '…';
}
const MISSING = new Set([
    'limit',
    'archive-full',
    'unreadable',
    'lfs-pointer',
    'unsafe-path',
    'duplicate-name',
]);
/** What a platform tells a person or team apart by: its number or name, else login, else e-mail; null: nothing. */
function identityOf({ id, login, email }) {
    return id ?? login ?? email ?? null;
}


/***/ }),

/***/ 9719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mx: () => (/* binding */ jsonPieces),
  AL: () => (/* binding */ parseReportJson)
});

// UNUSED EXPORTS: reportJsonSchema

// EXTERNAL MODULE: ./build/words/message.js
var message = __webpack_require__(59985);
// EXTERNAL MODULE: ./build/domain/addresses.js
var addresses = __webpack_require__(80109);
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
// EXTERNAL MODULE: ./build/domain/web.js
var web = __webpack_require__(90747);
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
const provider = schemas/* enum */.k5n(web/* WEB_PROVIDERS */.e);
const source = schemas/* strictObject */.rej({
    provider,
    url: schemas/* string */.YjP().meta({ description: 'https, with the commit.' }),
    repository: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    commit: schemas/* string */.YjP(),
    blob: schemas/* string */.YjP().optional().meta({ description: 'SHA-1 of the git blob.' }),
    licence: schemas/* string */.YjP().nullable().meta({ description: 'As its repository names it; null: it names none.' }),
    publicSince: schemas/* string */.YjP()
        .nullable()
        .meta({ description: 'When a server recorded it as public, RFC 3339; null: not known.' }),
    before: schemas/* enum */.k5n(['yes', 'no', 'unknown']).meta({
        description: 'Whether it was public before the submission was handed in, by server time.',
    }),
    counts: schemas/* boolean */.zMY().meta({
        description: 'false: it is in no number, because it was published after the hand-in, or may be the submission itself.',
    }),
})
    .meta({ description: 'Public code that is like the submission.' });
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
    source: source.optional(),
    quoted: schemas/* string */.YjP()
        .meta({ description: 'Of a match with a public source: its lines, from the first on, as a quotation.' })
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
    webState: schemas/* enum */.k5n(['searched', 'partly', 'not-searched'])
        .meta({ description: 'Whether public code was searched for; absent: no search was asked for.' })
        .optional(),
    publicWeb: score
        .meta({ description: 'Highest to public code on the web alone; null: not searched.' })
        .optional(),
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
const webSearch = schemas/* strictObject */.rej({
    providers: schemas/* array */.YOg(provider),
    requests: count.meta({ description: 'Queries of the code search.' }),
    sent: schemas/* array */.YOg(schemas/* strictObject */.rej({
        provider,
        kind: schemas/* enum */.k5n(['query', 'hashes', 'file', 'repository']),
        text: schemas/* string */.YjP().meta({ description: 'Exactly what was sent.' }),
        submissions: schemas/* array */.YOg(schemas/* string */.YjP()).meta({ description: 'Keys of those that it was asked for.' }),
        answer: schemas/* string */.YjP().optional(),
    }))
        .meta({ description: 'Everything that left the machine, in its order.' }),
    tutorials: schemas/* array */.YOg(schemas/* strictObject */.rej({
        url: schemas/* string */.YjP(),
        repository: schemas/* string */.YjP(),
        path: schemas/* string */.YjP(),
        submissions: count,
        of: count,
    }))
        .meta({ description: 'Public files that much of the class shares code with.' }),
    failures: schemas/* array */.YOg(schemas/* strictObject */.rej({ provider, sentence: schemas/* string */.YjP() })),
    notSearched: count.meta({ description: 'Submissions that nobody searched for.' }),
})
    .meta({ description: 'What the search of the web came to; absent: none was asked for.' });
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
        exitCode: schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1)]).meta({
            description: '1: the step of a workflow fails. The command line ends with a code by outcome.',
        }),
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
        webSearch: webSearch.optional(),
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
    hasLeft: schemas/* boolean */.zMY()
        .meta({ description: 'Words or hashes of code were sent to others than the service.' })
        .optional(),
    inBands: schemas/* boolean */.zMY().optional().meta({
        description: 'The service told a verdict in bands alone, by its own threshold. Earlier documents have none of it.',
    }),
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

// EXTERNAL MODULE: ./build/words/english.js
var english = __webpack_require__(55102);
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
        verdict: {
            ...verdict,
            sentence: english/* ENGLISH */.V.tell(verdict.sentence),
            warnings: verdict.warnings.map((warning) => english/* ENGLISH */.V.tell(warning)),
        },
    };
    const { submissions, pairs, ...others } = findings;
    const rest = { ...others, notices: inEnglishOnly(findings.notices) };
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
    const { state, remarks } = submission;
    const shown = {
        ...submission,
        state: state.kind === 'checked' ? state : { ...state, reason: english/* ENGLISH */.V.write(state.reason) },
        remarks: inEnglishOnly(remarks),
    };
    delete shown.zip;
    return explanation === undefined ? shown : { ...shown, explanation: english/* ENGLISH */.V.tell(explanation) };
}
function inEnglishOnly(all) {
    return all.map((one) => english/* ENGLISH */.V.write(one));
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
        sentence: english/* ENGLISH */.V.tell(view.sentence),
        own: own === null
            ? null
            : {
                ...own,
                notChecked: own.notChecked === null ? null : english/* ENGLISH */.V.tell(own.notChecked),
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
        verdict: {
            ...verdict,
            sentence: (0,message/* inEnglish */.kK)(verdict.sentence),
            warnings: verdict.warnings.map(message/* inEnglish */.kK),
        },
        findings: {
            ...findings,
            submissions: findings.submissions.map((submission) => ({ ...submission, zip: null })),
        },
        locale: null,
        // Who may read this one is decided where it was made; whoever holds the file reads everything.
        students: { feedback: 'full', policy: null, isPublic: false, notComparedWith: 0 },
        dismissed,
        cases,
        common,
    };
}
/** JSON Schema (2020-12) of `report.json`. */
function reportJsonSchema() {
    const { $schema, ...schema } = z.toJSONSchema(ReportDocument, { io: 'output' });
    return { $schema, $id: PUBLISHED['docs/report.schema.json'], ...schema };
}


/***/ }),

/***/ 321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ dismissals),
/* harmony export */   EE: () => (/* binding */ isRanked),
/* harmony export */   IH: () => (/* binding */ rankSubmissions),
/* harmony export */   Iv: () => (/* binding */ pardonedKeys),
/* harmony export */   Q1: () => (/* binding */ sharesCode),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   WK: () => (/* binding */ openSuspicion),
/* harmony export */   WU: () => (/* binding */ rankPairs),
/* harmony export */   Yz: () => (/* binding */ pairKey),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   t8: () => (/* binding */ closestPeers),
/* harmony export */   yy: () => (/* binding */ isListed)
/* harmony export */ });
/* harmony import */ var _domain_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1351);
/* harmony import */ var _domain_submission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18433);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74273);



/** Order-free name of a pair. */
function pairKey(a, b) {
    return JSON.stringify(a < b ? [a, b] : [b, a]);
}
/** Reasons of the dismissed pairs by `pairKey`. */
function dismissals(report) {
    return new Map(report.dismissed.map((one) => [pairKey(one.a, one.b), one.reason]));
}
/** Whether a pair is anybody's to look at: nobody dismissed it, and its two do not belong together. */
function isOpen({ pair, dismissed }) {
    return dismissed === null && pair.together === undefined;
}
/**
 * Pairs by suspicion where the service gives one, else by average, highest first; then dismissed ones, and last those whose two belong
 * together. Ties by keys.
 */
function rankPairs(report) {
    const reasons = dismissals(report);
    const outliers = new Set(report.verdict.standsOut.map(({ a, b }) => pairKey(a, b)));
    const isMarked = reasons.size > 0 || outliers.size > 0;
    return report.findings.pairs
        .map((pair) => {
        // There may be a hundred thousand pairs, and mostly none has a mark.
        const key = isMarked ? pairKey(pair.a, pair.b) : '';
        return {
            pair,
            average: (0,_domain_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .pairAverage */ .K)(pair),
            dismissed: reasons.get(key) ?? null,
            standsOut: outliers.has(key),
        };
    })
        .toSorted((x, y) => setAside(x) - setAside(y) ||
        (y.pair.suspicion ?? y.average ?? -1) - (x.pair.suspicion ?? x.average ?? -1) ||
        (y.average ?? -1) - (x.average ?? -1) ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(x.pair.a, y.pair.a) ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(x.pair.b, y.pair.b));
}
/** 0: to be looked at. 1: dismissed. 2: its two belong together. */
function setAside({ pair, dismissed }) {
    return pair.together !== undefined ? 2 : Number(dismissed !== null);
}
/** Suspicion that two unrelated programs of one task may have. */
const NOTHING_SUSPICIOUS = 20;
/**
 * Whether there is anything to look at side by side. A service may list every pair of a class, and most of them share
 * nothing. A pair of which nothing is known is not taken for one of those, and neither is one that is suspicious without a
 * common run: what was rewritten line by line has none.
 */
function sharesCode({ pair }) {
    const { similarity, matchedSimilarity, overlap, suspicion, standsOut } = pair;
    if ((overlap ?? 0) > 0 || (similarity ?? 0) > 0 || (matchedSimilarity ?? 0) > 0)
        return true;
    if (suspicion !== null)
        return suspicion > NOTHING_SUSPICIOUS || standsOut === true;
    return overlap === null && (similarity ?? matchedSimilarity) === null;
}
/**
 * Whether a list of the judged submissions would say anything: after a run that came to no numbers (an outage, a plan, a
 * wrong setting) each of its lines would be the same.
 */
function isListed({ findings, verdict }) {
    return (verdict.outcome === 'passed' ||
        verdict.outcome === 'flagged' ||
        verdict.outcome === 'incomplete' ||
        (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedOf */ .B8)(findings.submissions).some((one) => (one.total ?? one.aiAverage) !== null));
}
/** Behind every place in a list; Infinity minus itself would be NaN. */
const MAX = Number.MAX_SAFE_INTEGER;
/** Judged submissions, worst first: flagged, then by total, then by suspicion; those without numbers last. */
function rankSubmissions(report) {
    const place = new Map(report.verdict.flagged.map((flag, index) => [flag.key, index]));
    return (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedOf */ .B8)(report.findings.submissions).toSorted((x, y) => (place.get(x.key) ?? MAX) - (place.get(y.key) ?? MAX) ||
        (y.total ?? -1) - (x.total ?? -1) ||
        (y.suspicion ?? -1) - (x.suspicion ?? -1) ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(x.name, y.name) ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(x.key, y.key));
}
/**
 * The closest peer of each submission, by key, among pairs that share code and are open. For one that was compared it is among
 * those that were, too: its similarity does not count a pair with a program that is too short to judge.
 */
function closestPeers({ submissions }, ranked) {
    const uncounted = new Set(submissions.flatMap(({ key, comparability }) => ((0,_domain_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompared */ .uQ)(comparability) ? [] : [key])));
    const best = new Map();
    for (const one of ranked) {
        const { pair, average } = one;
        if (!isOpen(one) || average === 0)
            continue;
        for (const [own, key] of [
            [pair.a, pair.b],
            [pair.b, pair.a],
        ]) {
            if (uncounted.has(key) && !uncounted.has(own))
                continue;
            const known = best.get(own);
            if (known === undefined || (average ?? -1) > (known.average ?? -1)) {
                best.set(own, { key, average, pair });
            }
        }
    }
    return best;
}
/**
 * Keys of judged submissions whose total is above the threshold, that are not flagged by it, and of which a pair was
 * dismissed. Their number stays, and a reader must learn why it accuses nobody.
 */
function pardonedKeys(report) {
    const { findings, verdict, thresholds, dismissed } = report;
    if (dismissed.length === 0)
        return new Set();
    const named = new Set(dismissed.flatMap(({ a, b }) => [a, b]));
    const flagged = new Set(verdict.flagged.filter(({ by }) => by.includes('similarity')).map(({ key }) => key));
    const isAbove = ({ total, totalSources }) => [total, ...totalSources].some((value) => value !== null && value > thresholds.similarity);
    return new Set((0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedOf */ .B8)(findings.submissions)
        .filter((one) => isAbove(one) && named.has(one.key) && !flagged.has(one.key))
        .map(({ key }) => key));
}
/**
 * A submission's suspicion: as the service gives it, and where a pair of it was dismissed that of the most suspicious pair
 * that was not. null: not known, or every pair behind it was dismissed.
 */
function openSuspicion(report) {
    const pardoned = new Set(report.dismissed.flatMap(({ a, b }) => [a, b]));
    const reasons = dismissals(report);
    const open = new Map();
    for (const { a, b, suspicion, together } of pardoned.size === 0 ? [] : report.findings.pairs) {
        if (suspicion === null || together !== undefined || reasons.has(pairKey(a, b)))
            continue;
        for (const key of [a, b])
            if (pardoned.has(key))
                open.set(key, Math.max(open.get(key) ?? 0, suspicion));
    }
    return ({ key, suspicion }) => (pardoned.has(key) ? (open.get(key) ?? null) : suspicion);
}
/** Whether the service ranks what to review first. */
function isRanked(findings) {
    return findings.pairs.some(({ suspicion }) => suspicion !== null);
}
/** What staff call a submission, by key; the key itself where the findings do not know it. */
function nameOf(findings) {
    const names = new Map(findings.submissions.map((submission) => [submission.key, submission.name]));
    return (key) => names.get(key) ?? key;
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
