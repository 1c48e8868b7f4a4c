export const id = 272;
export const ids = [272];
export const modules = {

/***/ 12648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ parseCases),
/* harmony export */   rd: () => (/* binding */ DECLARED_CODE),
/* harmony export */   rv: () => (/* binding */ casesText),
/* harmony export */   t: () => (/* binding */ CASE),
/* harmony export */   zO: () => (/* binding */ MAX_CASES_BYTES)
/* harmony export */ });
/* unused harmony exports MAX_DECLARED_CHARACTERS, casesJsonSchema */
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
/* unused harmony exports CASE_WORDS, casesCounted */
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59985);

/** A state as people read it. */
const CASE_WORDS = {
    new: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('cases.new'),
    seen: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('cases.seen'),
    'to-discuss': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('cases.toDiscuss'),
    confirmed: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('cases.confirmed'),
    dismissed: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('cases.dismissed'),
};
/** The state of a case in this run: a dismissed one that grew is open again. */
function stateNow({ state, hasGrown }) {
    return hasGrown === true && state === 'dismissed' ? 'new' : state;
}
/** What was decided, in the order in which a reader asks: alone, and as the first of a sentence. */
const COUNTED = [
    ['to-discuss', 'cases.countToDiscuss', 'cases.casesToDiscuss'],
    ['confirmed', 'cases.countConfirmed', 'cases.casesConfirmed'],
    ['seen', 'cases.countSeen', 'cases.casesSeen'],
    ['dismissed', 'cases.countDismissed', 'cases.casesDismissed'],
];
/** What became of the cases, e.g. "3 cases to discuss, 12 dismissed"; null: nobody decided anything. */
function casesSummary(cases) {
    const grown = cases.filter((one) => one.hasGrown === true).length;
    return listed([
        ...counted(cases).map(({ n, id, firstId }, at) => (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(at === 0 ? firstId : id, { n })),
        ...(grown === 0 ? [] : [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('cases.grown', { n: grown })]),
    ]);
}
/** How many cases there are of each state, e.g. "3 to discuss, 12 dismissed"; null: nobody decided anything. */
function casesCounted(cases) {
    return listed(counted(cases).map(({ n, id }) => message(id, { n })));
}
function counted(cases) {
    return COUNTED.flatMap(([state, id, firstId]) => {
        const n = cases.filter((one) => stateNow(one) === state).length;
        return n === 0 ? [] : [{ n, id, firstId }];
    });
}
function listed(messages) {
    return messages.length === 0 ? null : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)('words.commas', messages);
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

/***/ 59168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ asMessage),
/* harmony export */   d: () => (/* binding */ distinct)
/* harmony export */ });
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59985);

/** The same as what every channel can say. */
function asMessage(said) {
    return typeof said === 'string' ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .inEnglish */ .kK)(said) : said;
}
/** Each sentence once, in the order in which they were first said. */
function distinct(all) {
    return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}


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
  Mx: () => (/* binding */ jsonPieces)
});

// UNUSED EXPORTS: parseReportJson, reportJsonSchema

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

// EXTERNAL MODULE: ./build/words/english.js + 5 modules
var english = __webpack_require__(44187);
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
        throw new ConfigurationError(`${name} is not JSON. Give the report.json that an earlier run wrote.`);
    }
    const result = ReportDocument.safeParse(value);
    if (!result.success) {
        const issue = result.error.issues[0];
        throw new ConfigurationError(`${name} is no report of this version (${issue === undefined ? 'unknown shape' : `${issue.path.join('.') || 'top level'}: ${issue.message}`}). Give the report.json that an earlier run wrote.`);
    }
    if (result.data.audience === 'student') {
        throw new ConfigurationError(`${name} is a report for students, which holds no numbers to compare. Give the staff's report.json.`);
    }
    const { run, thresholds, verdict, findings, dismissed, cases, common } = result.data;
    return {
        run,
        thresholds,
        verdict: {
            ...verdict,
            sentence: inEnglish(verdict.sentence),
            warnings: verdict.warnings.map(inEnglish),
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

/***/ 7226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ FOUND_WORDS),
/* harmony export */   Jn: () => (/* binding */ elsewhere),
/* harmony export */   QR: () => (/* binding */ foundIn),
/* harmony export */   SW: () => (/* binding */ isAlone),
/* harmony export */   U5: () => (/* binding */ elsewhereWords),
/* harmony export */   Vj: () => (/* binding */ elsewhereScore)
/* harmony export */ });
/* unused harmony export PLACES */
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59985);
/* harmony import */ var _web_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7178);


/** Where lines were found, as far as every reader may know it. */
const PLACES = (/* unused pure expression or super */ null && (['submission', 'pull-request', 'archive', 'external', 'ai']));
/** As a reader would say it. */
const FOUND_WORDS = {
    submission: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.inSubmission'),
    'pull-request': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.inPullRequest'),
    archive: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.inArchive'),
    external: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.inExternal'),
    ai: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.inAi'),
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
/**
 * A submission's similarity to what is no judged submission, by place; nothing of places where nobody looked. Public code of a
 * search is apart: it has lists of its own.
 */
function elsewhere(findings, submission) {
    const { archive } = submission;
    const database = (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .databaseScore */ .UW)(submission);
    return [
        ...(archive == null ? [] : [{ words: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)('words.commas', archiveWords(findings)), score: archive }]),
        ...(database === null ? [] : [{ words: outsideWords(findings), score: database }]),
    ];
}
/** All those places together, for one column; null: nobody looked anywhere. */
function elsewhereWords(findings) {
    const isSearched = findings.submissions.some((one) => one.role === 'judged' && (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .databaseScore */ .UW)(one) !== null);
    const places = [...archiveWords(findings), ...(isSearched ? [outsideWords(findings)] : [])];
    return places.length === 0 ? null : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)('words.commas', places);
}
/** The highest of them; null: not known. */
function elsewhereScore(findings, submission) {
    const scores = elsewhere(findings, submission).map(({ score }) => score);
    return scores.length === 0 ? null : Math.max(...scores);
}
/** What `web` of a submission is to, where public code has a number of its own, or may be a part of it. */
function outsideWords({ webSearch }) {
    return webSearch === undefined ? FOUND_WORDS.external : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('web.database');
}
/** What was given to compare with. */
function archiveWords({ submissions }) {
    const archived = submissions.filter(({ role }) => role === 'archive');
    const pulls = archived.filter(({ origin }) => origin?.kind === 'pull-request').length;
    return [
        ...(pulls > 0 ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.otherPullRequests')] : []),
        ...(archived.length > pulls ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.archive')] : []),
    ];
}
/** Whether there is one submission, nothing that it could be compared with, and so no number for it. */
function isAlone({ submissions, failures }) {
    const compared = submissions.filter(({ role }) => role === 'judged' || role === 'archive');
    const [only] = compared;
    return compared.length === 1 && failures.length === 0 && only?.role === 'judged' && only.total === null;
}


/***/ }),

/***/ 36328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oJ: () => (/* binding */ foundWords),
  ub: () => (/* binding */ ownFacts),
  ud: () => (/* binding */ policyMarkdown),
  IH: () => (/* binding */ policyUrl),
  gF: () => (/* binding */ policyWords),
  kB: () => (/* binding */ regionMarkdown),
  q4: () => (/* binding */ studentHeadline),
  bc: () => (/* binding */ studentHowToRead)
});

// UNUSED EXPORTS: isUncompared

// EXTERNAL MODULE: ./build/words/message.js
var message = __webpack_require__(59985);
;// CONCATENATED MODULE: ./build/report/bands.js

/** As a reader would say them; `report.bands` explains them. */
const BAND_WORDS = {
    'n/a': (0,message/* message */.iU)('report.bandNone'),
    low: (0,message/* message */.iU)('report.bandLow'),
    moderate: (0,message/* message */.iU)('report.bandModerate'),
    high: (0,message/* message */.iU)('report.bandHigh'),
    'very high': (0,message/* message */.iU)('report.bandVeryHigh'),
};

// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/report/searched.js
var searched = __webpack_require__(7226);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(62867);
;// CONCATENATED MODULE: ./build/report/student-words.js





/** What students read first. In public nobody is shamed by it, and where nothing is told it is the same whatever was found. */
function studentHeadline(view) {
    if (view.outcome === null)
        return { mark: 'ℹ️', title: (0,message/* message */.iU)('report.checkRan') };
    if (view.outcome === 'flagged' && view.isPublic) {
        return { mark: '👀', title: (0,message/* message */.iU)('report.personWillLook') };
    }
    if (isUncompared(view))
        return wording/* NOTHING_TO_COMPARE */.g_;
    return (0,wording/* headline */.Pl)(view.outcome);
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
    const { own, comparedWith: n, notComparedWith: more, aiRun } = view;
    if (own === null)
        return [];
    const facts = [];
    const isCompared = !isUncompared(view);
    if (own.similarity !== null && isCompared) {
        facts.push([(0,message/* message */.iU)('report.similarity'), BAND_WORDS[own.similarity]]);
    }
    if (own.ai !== null && aiRun)
        facts.push([(0,message/* message */.iU)('report.ai'), BAND_WORDS[own.ai]]);
    if (own.isFlagged !== null && isCompared && !view.isPublic) {
        facts.push([(0,message/* message */.iU)('report.review'), (0,message/* message */.iU)(own.isFlagged ? 'report.needed' : 'report.notNeeded')]);
    }
    facts.push([
        (0,message/* message */.iU)('report.comparedWith'),
        more === 0 ? (0,message/* message */.iU)('report.others', { n }) : (0,message/* message */.iU)('report.othersNotMore', { n, more }),
    ]);
    return facts;
}
/** What a student can do with it, and what it means. */
function studentHowToRead(view) {
    const isTold = view.feedback !== 'none';
    return [
        ...(isTold && view.inBands
            ? [(0,message/* message */.iU)('report.inBands', { threshold: String(view.thresholds.similarity) })]
            : []),
        ...(isTold
            ? [(0,message/* message */.iU)('report.decidedNothing'), (0,message/* message */.iU)('report.canAnswer'), (0,message/* message */.iU)('report.alikeByNature')]
            : [(0,message/* message */.iU)('report.notShown')]),
        ...(isTold ? [(0,wording/* similarityWords */.Ds)(view.isEmbedded, view.thresholds.similarity)] : []),
        ...(view.feedback === 'full' ? [(0,message/* message */.iU)('report.bands')] : []),
        ...(view.aiRun && isTold ? [(0,message/* message */.iU)('report.aiCanBeWrong')] : []),
        (0,wording/* starterWords */.nV)(view.baseCode),
        ...(view.isEmbedded && !view.hasLeft ? [wording/* EMBEDDED_WORDS */.Xx] : []),
    ];
}
/** `another submission, web or database`. */
function foundWords(region) {
    return (0,message/* joined */.oR)('words.commas', region.foundIn.map((place) => searched/* FOUND_WORDS */.By[place]));
}
/** A line of a list: the own lines, with a link to them where there is one. */
function regionMarkdown(region, words) {
    const lines = words.tell((0,wording/* linesWords */.VG)(region.lineStart, region.lineEnd));
    const text = `${(0,text_escape/* markdownCode */.D9)(region.file)} ${lines}`;
    return `- ${(0,text_escape/* markdownLink */.iQ)(text, region.url)} (${words.tell(foundWords(region))})`;
}
/** A course's policy in a sentence; null where there is none to show. */
function policyWords({ policy }) {
    return policy === null ? null : (0,message/* message */.iU)('report.policy', { policy });
}
/** The same in Markdown: a link only where it is a plain https address and nothing else. */
function policyMarkdown({ policy }, words) {
    if (policy === null)
        return null;
    const url = policyUrl(policy);
    return words.say('report.policy', {
        policy: url === null ? (0,text_escape/* markdownText */.p7)(policy) : (0,text_escape/* markdownLink */.iQ)((0,text_escape/* markdownText */.p7)(url), url),
    });
}
/** The policy's address, where it is one and nothing else. */
function policyUrl(policy) {
    return policy === null || /\s/.test(policy) ? null : (0,text_escape/* httpsUrl */.N3)(policy);
}


/***/ }),

/***/ 28260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ ownRegions),
  d: () => (/* binding */ viewOf)
});

// EXTERNAL MODULE: ./build/domain/report.js
var domain_report = __webpack_require__(22663);
// EXTERNAL MODULE: ./build/words/english.js + 5 modules
var english = __webpack_require__(44187);
// EXTERNAL MODULE: ./build/domain/findings.js
var findings = __webpack_require__(1351);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/words/message.js
var message = __webpack_require__(59985);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(74273);
;// CONCATENATED MODULE: ./build/report/merged-regions.js

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
    return ((0,compare_text/* compareText */.n)(x.kind, y.kind) ||
        (0,compare_text/* compareText */.n)(x.own.file, y.own.file) ||
        (x.own.lineStart ?? 0) - (y.own.lineStart ?? 0) ||
        (x.own.lineEnd ?? 0) - (y.own.lineEnd ?? 0));
}

// EXTERNAL MODULE: ./build/report/places.js
var places = __webpack_require__(65883);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
// EXTERNAL MODULE: ./build/report/searched.js
var searched = __webpack_require__(7226);
// EXTERNAL MODULE: ./build/report/web-sources.js
var web_sources = __webpack_require__(7178);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(62867);
// EXTERNAL MODULE: ./build/report/student-words.js + 1 modules
var student_words = __webpack_require__(36328);
// EXTERNAL MODULE: ./build/domain/bands.js
var bands = __webpack_require__(96889);
;// CONCATENATED MODULE: ./build/report/student-sentence.js

/** Nobody who reads this has a report with the reason: it may name a peer, and stands in what only some may switch on. */
const student_sentence_REASON_ELSEWHERE = (0,message/* message */.iU)('report.reasonElsewhere');
/** The verdict for students. `outcome` null: it is not told. */
function sentenceOf(outcome, situation) {
    const { isOwn, isPublic, isAlone, judged: n, flagged, notChecked: missing } = situation;
    switch (outcome) {
        case null:
            return (0,message/* message */.iU)('report.resultNotShown');
        case 'passed':
            return isOwn ? (0,message/* message */.iU)('report.ownPassed') : (0,message/* message */.iU)('report.classPassed', { n });
        case 'flagged':
            if (isPublic)
                return (0,message/* message */.iU)('report.publicFlagged');
            return isOwn ? (0,message/* message */.iU)('report.ownFlagged') : (0,message/* message */.iU)('report.classFlagged', { flagged, n });
        case 'incomplete':
        case 'skipped':
            if (isAlone)
                return (0,message/* message */.iU)('report.aloneYet');
            if (outcome === 'skipped')
                return (0,message/* message */.iU)('report.nothingChecked');
            return isOwn || n === 0
                ? (0,message/* message */.iU)('report.ownIncomplete')
                : (0,message/* message */.iU)('report.classIncomplete', { missing, n });
        case 'cancelled':
            return (0,message/* message */.iU)('report.wasCancelled');
        case 'timeout':
            return (0,message/* message */.iU)('report.wasTimeout');
        case 'rate-limited':
        case 'service-unavailable':
        case 'network':
            return (0,message/* message */.iU)('report.wasNoAnswer');
        case 'auth':
            return (0,message/* message */.iU)('report.wasAuth');
        case 'account-suspended':
            return (0,message/* message */.iU)('report.wasSuspended');
        case 'analysis-failed':
        case 'forbidden':
        case 'config-error':
        case 'internal-error':
            return (0,message/* joined */.oR)('words.sentences', [(0,message/* message */.iU)('report.wasNotDone'), student_sentence_REASON_ELSEWHERE]);
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

;// CONCATENATED MODULE: ./build/report/views/student.js









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
            return (0,places/* isHere */.nw)(report, only.origin) ? only : null;
        case 'directory':
            return (0,places/* isCheckout */.VI)(report, only) ? only : null;
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
        sentence: sentenceOf(outcome, {
            isOwn: own !== null,
            isPublic: students.isPublic,
            isAlone: (0,searched/* isAlone */.SW)(findings),
            judged: judged + failed,
            flagged: findings.submissions.filter(isToReview(report)).length,
            notChecked: verdict.notChecked.length,
        }),
        policy: outcome === 'flagged' ? students.policy : null,
        thresholds,
        aiRun: findings.aiRun,
        baseCode: findings.baseCode,
        isEmbedded: findings.service.kind === 'embedded',
        hasLeft: (0,web_sources/* hasLeft */.SR)(findings),
        inBands: findings.inBands === true,
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
        similarity: isFull ? (0,bands/* bandOf */.BV)(own.total) : null,
        ai: isFull ? (0,bands/* bandOf */.BV)(own.aiAverage) : null,
    };
}
function studentRegions(report, own) {
    const isOwnFile = ownFiles(report, own);
    const where = (0,searched/* foundIn */.QR)(report.findings);
    // Nothing of a search of the web is for students: it would name a source that others may use.
    const regions = mergedRegions(own.matches.filter(({ source }) => source === undefined))
        .filter(({ file }) => isOwnFile(file))
        .map((region) => ({
        kind: region.kind,
        file: region.file,
        lineStart: region.lineStart,
        lineEnd: region.lineEnd,
        foundIn: [...new Set(region.matches.map(where))].toSorted(),
        url: (0,places/* permalink */.eL)(report, own, region),
    }))
        .toSorted((x, y) => (0,compare_text/* compareText */.n)(x.file, y.file) || (x.lineStart ?? 0) - (y.lineStart ?? 0));
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
        return NO_SOURCE_FILES;
    if (own.comparability === 'no-source')
        return NO_KNOWN_LANGUAGE;
    if (own.comparability === 'too-short')
        return TOO_SHORT;
    return student_sentence_REASON_ELSEWHERE;
}
const NO_SOURCE_FILES = (0,message/* message */.iU)('report.noSourceFiles');
const NO_KNOWN_LANGUAGE = (0,message/* message */.iU)('report.noKnownLanguage');
const TOO_SHORT = (0,message/* message */.iU)('report.isTooShort');
/** Such a reason again, from its English sentence: what scans remember. */
function notCheckedOf(english) {
    const known = [NO_SOURCE_FILES, NO_KNOWN_LANGUAGE, TOO_SHORT, REASON_ELSEWHERE];
    return known.find((reason) => ENGLISH.tell(reason) === english) ?? inEnglish(english);
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

;// CONCATENATED MODULE: ./build/report/own-regions.js











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
            path: (0,places/* workspacePath */.X5)(report, submission, region.file),
        }))
            .filter(({ region: { lineStart }, path }) => isWanted({ path, lineStart }))
            .map((one) => ({ ...one, ...largest(one.region) }));
    });
    const where = (0,searched/* foundIn */.QR)(report.findings);
    return {
        total: candidates.length,
        shown: candidates
            .toSorted((x, y) => Number(y.isFlagged) - Number(x.isFlagged) || (y.tokens ?? 0) - (x.tokens ?? 0))
            .slice(0, max)
            .map(({ submission, region, path, isFlagged, similarity, tokens }) => {
            const { kind, file, lineStart, lineEnd } = region;
            const url = (0,places/* permalink */.eL)(report, submission, region);
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
                sources: sourcesOfRegion(region),
                message: sentence(region, name, where, report.thresholds.similarity),
            };
        }),
    };
}
/** A submission's regions without those of dismissed pairs. */
function openRegions({ reasons, }) {
    return ({ key, matches }) => mergedRegions(reasons.size === 0
        ? matches
        : matches.filter(({ otherKey }) => otherKey === null || !reasons.has((0,ranking/* pairKey */.Yz)(key, otherKey))));
}
function largest({ matches }) {
    let best = null;
    for (const match of matches)
        if (best === null || (match.tokens ?? 0) > (best.tokens ?? 0))
            best = match;
    return { tokens: best?.tokens ?? null, similarity: best?.similarity ?? null };
}
/** The public files among what a region is like, each once, with the lines of its largest match. */
function sourcesOfRegion({ matches }) {
    return largestByOther(matches).flatMap(({ source, other }) => {
        const url = source === undefined ? null : (0,web_sources/* linesUrl */.Zc)(source, other);
        return source === undefined || url === null
            ? []
            : [{ url, lineStart: other.lineStart, lineEnd: other.lineEnd, name: (0,web_sources/* sourceName */.VZ)(source) }];
    });
}
/** The largest match of each other submission and of each public file, largest first. */
function largestByOther(matches) {
    const byOther = new Map();
    for (const match of matches.toSorted((x, y) => (y.tokens ?? 0) - (x.tokens ?? 0))) {
        // An address is no key: keys have no scheme.
        const other = match.source?.url ?? match.otherKey;
        if (!byOther.has(other))
            byOther.set(other, match);
    }
    return [...byOther.values()];
}
/** Says where else the lines stand: the largest match of each other submission, largest first. */
function sentence({ matches }, name, where, threshold) {
    const others = largestByOther(matches);
    const named = others.slice(0, NAMED).map((match) => {
        const { otherKey, other, kind, similarity, source } = match;
        const who = source !== undefined
            ? (0,web_sources/* sourceAt */.Pf)({ ...source, repository: own_regions_short(source.repository) })
            : otherKey === null
                ? searched/* FOUND_WORDS */.By[where(match)]
                : own_regions_short(name(otherKey));
        // The number that every other list shows for the pair; AI references and public code have no other share.
        const value = kind === 'ai' || source !== undefined ? similarity : (0,findings/* pairAverage */.K)(match);
        return (0,message/* message */.iU)('report.likePlace', {
            hasFile: other.file === '' ? 'no' : 'yes',
            file: own_regions_short(other.file),
            lines: (0,wording/* linesWords */.VG)(other.lineStart, other.lineEnd),
            who,
            hasShare: value === null ? 'no' : 'yes',
            share: { as: 'score', value, threshold },
        });
    });
    const places = (0,message/* joined */.oR)('words.points', named);
    const more = others.length - NAMED;
    return more > 0 ? (0,message/* message */.iU)('report.likeAndMore', { places, more }) : (0,message/* message */.iU)('report.like', { places });
}
function own_regions_short(text) {
    const shown = (0,text_escape/* visible */.RK)(text);
    if (shown.length <= MAX_NAME)
        return shown;
    const characters = Array.from(shown);
    return characters.length <= MAX_NAME ? characters.join('') : `${characters.slice(0, MAX_NAME).join('')}…`;
}
/** Regions of the reader's own submission, largest first. They do not say where else the code stands. */
function own_regions_studentRegions(report, view) {
    const submission = ownSubmission(report);
    const { own } = view;
    if (submission === null || own === null)
        return [];
    const policy = (0,student_words/* policyWords */.gF)(view);
    return own.regions
        .toSorted((x, y) => own_regions_length(y) - own_regions_length(x))
        .map((region) => {
        const { kind, file, lineStart, lineEnd, url } = region;
        return {
            key: submission.key,
            name: own.name,
            kind,
            file,
            lineStart,
            lineEnd,
            path: (0,places/* workspacePath */.X5)(report, submission, file),
            url,
            isFlagged: own.isFlagged === true,
            similarity: null,
            tokens: null,
            sources: [],
            message: (0,message/* joined */.oR)('words.sentences', [
                (0,message/* message */.iU)('report.likeElsewhere', { places: (0,student_words/* foundWords */.oJ)(region) }),
                ...(policy === null ? [] : [policy]),
            ]),
        };
    });
}
function own_regions_length(region) {
    return region.lineStart === null ? 0 : (region.lineEnd ?? region.lineStart) - region.lineStart + 1;
}

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
    const threshold = thresholds.ai;
    const score = { as: 'score', value: submission.aiAverage, threshold };
    const isEmbedded = findings.service.kind === 'embedded';
    return (0,message/* joined */.oR)('words.sentences', [
        ...(by.includes('similarity') ? similaritySentences(report, submission, peer) : []),
        ...(by.includes('ai')
            ? [(0,message/* message */.iU)(isEmbedded ? 'report.aboveAiMeans' : 'report.aboveAi', { score, threshold })]
            : []),
    ]);
}
function similaritySentences(report, submission, peer) {
    const threshold = report.thresholds.similarity;
    // A number that no pair of this check explains was found in an archive of the service, or on the web.
    const isPairs = peer !== undefined && (peer.average ?? 0) > threshold;
    const n = (0,wording/* shortTokens */.L2)(submission);
    return [
        aboveSentence(submission, isPairs ? peer.pair : null, threshold),
        ...webSentence(submission, isPairs ? peer.average : null),
        ...(isPairs ? sharedSentence(report, submission, peer.pair) : []),
        starterSentence(report, submission),
        ...ordinarySentence(report, submission),
        ...(n === null ? [] : [(0,message/* message */.iU)('report.isShort', { n })]),
    ];
}
/** Whether it is public code that the number comes from. @param average of the closest pair; null: no pair is above the threshold */
function webSentence({ publicWeb, total }, average) {
    const isHighest = publicWeb != null && publicWeb === total && publicWeb > (average ?? -1);
    return isHighest ? [(0,message/* message */.iU)('web.highest')] : [];
}
/** What the number counts: tokens in common runs with the closest other one. @param pair null: it is not known */
function aboveSentence({ key, tokens, total }, pair, threshold) {
    const score = { as: 'score', value: total, threshold };
    const overlap = pair?.overlap ?? null;
    if (pair === null || overlap === null)
        return (0,message/* message */.iU)('report.aboveSimilarity', { score, threshold });
    const { a, similarity, matchedSimilarity, longestFragment: longest } = pair;
    const share = a === key ? similarity : matchedSimilarity;
    const all = tokens ?? (share === null || share === 0 ? null : Math.round((100 * overlap) / share));
    return (0,message/* message */.iU)('report.aboveSimilarityMade', {
        score,
        threshold,
        overlap,
        hasAll: all === null ? 'no' : 'yes',
        all: all ?? 0,
        hasLongest: longest === null ? 'no' : 'yes',
        longest: longest ?? 0,
    });
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
    return [
        middle.sharedBy === 0
            ? (0,message/* message */.iU)('report.inNoOther', { n: others })
            : (0,message/* message */.iU)('report.inManyOthers', { held: middle.sharedBy, n: others }),
    ];
}
function starterSentence({ findings }, { commonCode = [] }) {
    if (!findings.baseCode)
        return (0,message/* message */.iU)('report.starterNotOut');
    return (0,message/* message */.iU)(commonCode.length === 0 ? 'report.starterNone' : 'report.starterOut');
}
/** What is ordinary: the median of all others' similarities. */
function ordinarySentence({ findings }, { key }) {
    const totals = (0,submission/* judgedOf */.B8)(findings.submissions)
        .flatMap((one) => (one.key === key || one.total === null ? [] : [one.total]))
        .toSorted((x, y) => x - y);
    const middle = totals[Math.ceil(totals.length / 2) - 1];
    if (middle === undefined || totals.length < LEAST_OTHERS)
        return [];
    return [(0,message/* message */.iU)('report.ordinary', { score: { as: 'score', value: middle } })];
}
/** Of fewer nothing is ordinary. */
const LEAST_OTHERS = 3;

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

;// CONCATENATED MODULE: ./build/report/views/view.js







/** What an audience sees of a run. @param words the language of `report.locale`; default: English */
function viewOf(report, audience, words = english/* ENGLISH */.V) {
    const { run, verdict } = report;
    const { exitCode } = verdict;
    if ((0,domain_report/* readersOf */.cU)(report, audience) === 'staff') {
        const cover = {
            locale: report.locale,
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
        return { audience: 'staff', words, cover, staff: staffView(report) };
    }
    const student = studentView(report);
    const { title, outcome, sentence, createdAt, toolVersion, runUrl } = student;
    const headline = (0,student_words/* studentHeadline */.q4)(student);
    const cover = {
        locale: report.locale,
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
    return { audience: 'student', words, cover, student, regions: own_regions_studentRegions(report, student) };
}
/**
 * Regions of the judged submissions that an audience may see: flagged submissions first, then the largest regions.
 *
 * @param max how many are made; the others are only counted
 * @param isWanted which regions are asked for
 */
function ownRegions(view, max, isWanted = () => true) {
    if (view.audience === 'staff')
        return staffRegions(view.staff, max, isWanted);
    const all = view.regions.filter(isWanted);
    return { shown: all.slice(0, max), total: all.length };
}


/***/ }),

/***/ 7178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ beforeWords),
/* harmony export */   Pf: () => (/* binding */ sourceAt),
/* harmony export */   SH: () => (/* binding */ sentCount),
/* harmony export */   SR: () => (/* binding */ hasLeft),
/* harmony export */   UW: () => (/* binding */ databaseScore),
/* harmony export */   VZ: () => (/* binding */ sourceName),
/* harmony export */   XN: () => (/* binding */ searchCounts),
/* harmony export */   Zc: () => (/* binding */ linesUrl),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   p8: () => (/* binding */ licenceWords),
/* harmony export */   qt: () => (/* binding */ isOnWeb),
/* harmony export */   u0: () => (/* binding */ sourcesOf),
/* harmony export */   xd: () => (/* binding */ PROVIDER_NAMES)
/* harmony export */ });
/* unused harmony export sentParts */
/* harmony import */ var _domain_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1351);
/* harmony import */ var _domain_submission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18433);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33699);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59985);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65883);





/** What they call themselves, in every language. */
const PROVIDER_NAMES = {
    github: 'GitHub',
    'software-heritage': 'Software Heritage',
};
/** The public code that a submission is like: sources that count first, the most similar first. */
function sourcesOf({ matches }) {
    const byUrl = new Map();
    for (const match of matches) {
        const { source } = match;
        if (source === undefined)
            continue;
        const known = byUrl.get(source.url);
        if (known === undefined)
            byUrl.set(source.url, { source, matches: [match] });
        else
            known.matches.push(match);
    }
    return [...byUrl.values()]
        .map((one) => ({ ...one, similarity: (0,_domain_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .highest */ .BR)(one.matches.map(({ similarity }) => similarity)) }))
        .toSorted((x, y) => Number(y.source.counts) - Number(x.source.counts) || (y.similarity ?? -1) - (x.similarity ?? -1));
}
/** Whether a submission is like public code that counts. */
function isOnWeb({ matches }) {
    return matches.some(({ source }) => source?.counts === true);
}
/** The part of `web` that is no public code: to a database; null: not known. */
function databaseScore({ web, publicWeb, matches }) {
    if (web === null || publicWeb == null || web > publicWeb)
        return web;
    return (0,_domain_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .highest */ .BR)(matches.flatMap(({ kind, source, similarity }) => kind === 'external' && source === undefined ? [similarity] : []));
}
/** Whether anything of the code was sent to others than the service: words of it, or hashes. */
function hasLeft({ webSearch }) {
    return webSearch !== undefined && webSearch.sent.length > 0;
}
/** How many judged submissions were searched for, in part, and like what was found; null: nobody searched the web. */
function searchCounts(findings) {
    if (findings.webSearch === undefined)
        return null;
    const judged = (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedOf */ .B8)(findings.submissions);
    const partly = judged.filter(({ webState }) => webState === 'partly').length;
    return {
        all: judged.length,
        searched: partly + judged.filter(({ webState }) => webState === 'searched').length,
        partly,
        found: judged.filter(isOnWeb).length,
    };
}
/** The address of lines of a public file, as its host names them; null: it is not https. */
function linesUrl(source, { lineStart, lineEnd }) {
    const address = fileUrl(source);
    if (address === null || lineStart === null)
        return address;
    const end = lineEnd === null || lineEnd <= lineStart ? null : lineEnd;
    // https://docs.softwareheritage.org/devel/swh-model/persistent-identifiers.html#fragment-qualifiers
    if (source.provider === 'software-heritage') {
        return `${address};lines=${lineStart}${end === null ? '' : `-${end}`}`;
    }
    const page = new URL(address);
    page.hash = `L${lineStart}${end === null ? '' : `-L${end}`}`;
    return page.href;
}
/**
 * The address of a public file at its commit; null: it is not https. A source has the address of the file that the search hit, and
 * may hold others beside it.
 */
function fileUrl({ url, commit, path, }) {
    const tree = `/blob/${commit}/`;
    const at = commit === '' ? -1 : url.indexOf(tree);
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .httpsUrl */ .N3)(at < 0 ? url : url.slice(0, at + tree.length) + (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O0)(path));
}
/** What a public file is called: `owner/name: path`. Hostile text. */
function sourceName({ provider, repository, path, }) {
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('words.colon', { first: hostName({ provider, repository }), rest: path });
}
/** Whose it is, with its commit. A file that an archive knows is in no repository of its own. Hostile text. */
function sourceAt(source) {
    const repository = hostName(source);
    const commit = source.commit.slice(0, 7);
    return commit === ''
        ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.sourceOf', { repository })
        : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.sourceAt', { repository, commit });
}
function hostName({ provider, repository, }) {
    return repository !== '' || provider === undefined ? repository : PROVIDER_NAMES[provider];
}
/** How many things were sent: each hash is one. */
function sentCount({ sent }) {
    return sent.reduce((sum, line) => sum + sentParts(line).length, 0);
}
/** What a line that was sent holds: hashes one by one, all else as it was sent. */
function sentParts({ kind, text }) {
    return kind === 'hashes' ? text.split(' ') : [text];
}
/** The licence that its repository names. */
function licenceWords({ licence }) {
    return licence === null || licence === '' ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.noLicence') : licence;
}
/** Whether it was public before the hand-in, by whose clock, and what follows: goes on after a colon. */
function beforeWords({ before, publicSince, counts, }) {
    if (!counts && before !== 'no')
        return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.mayBeOwn');
    return publicSince === null
        ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.before', { before })
        : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.since', { before, date: { as: 'time', value: publicSince } });
}


/***/ }),

/***/ 62867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ apartWords),
/* harmony export */   Ds: () => (/* binding */ similarityWords),
/* harmony export */   IT: () => (/* binding */ gapWords),
/* harmony export */   L2: () => (/* binding */ shortTokens),
/* harmony export */   M$: () => (/* binding */ aiWords),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   VG: () => (/* binding */ linesWords),
/* harmony export */   WL: () => (/* binding */ shortWords),
/* harmony export */   Xx: () => (/* binding */ EMBEDDED_WORDS),
/* harmony export */   _c: () => (/* binding */ howToRead),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   g_: () => (/* binding */ NOTHING_TO_COMPARE),
/* harmony export */   ge: () => (/* binding */ rolesSummary),
/* harmony export */   l4: () => (/* binding */ TOGETHER_WORDS),
/* harmony export */   nV: () => (/* binding */ starterWords),
/* harmony export */   qX: () => (/* binding */ comparabilityWords),
/* harmony export */   rt: () => (/* binding */ LEFT_OUT_WORDS),
/* harmony export */   u4: () => (/* binding */ leftOutSummary),
/* harmony export */   wI: () => (/* binding */ PARDONED_WORDS)
/* harmony export */ });
/* unused harmony export SHORT_MEANS */
/* harmony import */ var _domain_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1351);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59985);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(321);
/* harmony import */ var _searched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7226);
/* harmony import */ var _web_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7178);





/** What staff read first. Green beside pairs that stand out, or where nothing was compared, would mislead. */
function headlineOf({ findings, verdict, thresholds }) {
    const { outcome, standsOut } = verdict;
    const n = standsOut.length;
    const isDone = outcome === 'passed' || outcome === 'incomplete' || outcome === 'skipped';
    if (isDone && (0,_searched_js__WEBPACK_IMPORTED_MODULE_1__/* .isAlone */ .SW)(findings))
        return NOTHING_TO_COMPARE;
    if (outcome === 'passed' && findings.submissions.some(_domain_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .isDictated */ .Dd)) {
        return { mark: '👀', title: withPairs((0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.saysNothing'), n) };
    }
    if (outcome === 'passed' && n > 0) {
        return { mark: '👀', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.nothingAbove', { threshold: thresholds.similarity, n }) };
    }
    const { mark, title } = headline(outcome);
    return { mark, title: withPairs(title, n) };
}
/** The only submission there is, and no number for it. */
const NOTHING_TO_COMPARE = { mark: '⏭️', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.nothingToCompare') };
/** Pairs to look at although no threshold was passed. */
function withPairs(title, n) {
    return n === 0 ? title : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.titleStandsOut', { title, n });
}
/** A mark and a headline for each outcome; the sentence follows it. */
function headline(outcome) {
    switch (outcome) {
        case 'passed':
            return { mark: '✅', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.nothingFlagged') };
        case 'flagged':
            return { mark: '🔎', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.needsReview') };
        case 'incomplete':
            return { mark: '⚠️', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.notAllChecked') };
        case 'skipped':
            return { mark: '⏭️', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.skipped') };
        case 'cancelled':
            return { mark: '⏹️', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.cancelled') };
        case 'timeout':
            return { mark: '⌛', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.notInTime') };
        case 'rate-limited':
        case 'service-unavailable':
        case 'network':
            return { mark: '🔌', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.noAnswer') };
        case 'analysis-failed':
        case 'auth':
        case 'account-suspended':
        case 'forbidden':
        case 'config-error':
        case 'internal-error':
            return { mark: '❌', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.notDone') };
    }
}
/** Why files were left out, as a reader would say it. */
const LEFT_OUT_WORDS = {
    excluded: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutExcluded'),
    'not-source': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutNotSource'),
    binary: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutBinary'),
    vendored: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutVendored'),
    generated: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutGenerated'),
    'too-large': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutTooLarge'),
    symlink: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutSymlink'),
    submodule: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutSubmodule'),
    'lfs-pointer': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutLfsPointer'),
    'unsafe-path': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutUnsafePath'),
    'duplicate-name': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutDuplicateName'),
    unreadable: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutUnreadable'),
    'starter-code': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutStarterCode'),
    'archive-full': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutArchiveFull'),
    'special-file': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutSpecialFile'),
    limit: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutLimit'),
};
/** What the two of a pair are, where they belong together. */
const TOGETHER_WORDS = {
    'same-person': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.samePerson'),
    team: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.team'),
    partners: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.partners'),
    staff: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.staff'),
};
/** Beside a total that is above the threshold and flags nobody. */
const PARDONED_WORDS = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.pardoned');
/** Pairs that no list of what to review needs to show. */
function apartWords(pairs) {
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.apart', { n: pairs });
}
/** What the service could make of a submission; null: nothing to say. */
function comparabilityWords(comparability) {
    switch (comparability) {
        case null:
        case 'compared':
            return null;
        case 'dictated':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.dictated');
        case 'too-short':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.tooShort');
        case 'starter-only':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.starterOnly');
        case 'alone':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.comparedWithNobody');
        case 'no-source':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.noSource');
        case 'unreadable':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.inStrings');
        default:
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .given */ .gI)(comparability);
    }
}
/** Programs of fewer tokens, some thirty lines, are judged, and are often alike without copying. */
const SHORT_BELOW = 200;
/** The tokens of a submission that is judged and short; null: it is not, or its length is not known. */
function shortTokens({ comparability, tokens = null, }) {
    return comparability === 'compared' && tokens !== null && tokens < SHORT_BELOW ? tokens : null;
}
/** That it is, after "is"; null: it is not. */
function shortWords(submission) {
    const n = shortTokens(submission);
    return n === null ? null : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.short', { n });
}
/** What follows from it. */
const SHORT_MEANS = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.shortMeans');
/** Why there is no AI score; null: there is one. */
function aiWords(state) {
    switch (state) {
        case 'scored':
            return null;
        case 'not-run':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.aiNotRun');
        case 'abstained':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.aiAbstained');
        case 'missing':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.aiMissing');
    }
}
/** What the deciding number is, in one place, wherever it is explained. */
function similarityWords(isEmbedded, threshold) {
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)('words.sentences', [
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)(isEmbedded ? 'report.similarityIs' : 'report.similarityOfService'),
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.flaggedWhenAbove', { threshold }),
    ]);
}
/** How the numbers are to be read: for staff who see them for the first time. */
function howToRead(report) {
    const { findings, thresholds } = report;
    const isEmbedded = findings.service.kind === 'embedded';
    return [
        similarityWords(isEmbedded, thresholds.similarity),
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.noProof'),
        ...((0,_ranking_js__WEBPACK_IMPORTED_MODULE_0__/* .isRanked */ .EE)(findings) ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.suspicionIs')] : []),
        ...(findings.aiRun ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.aiAbove', { threshold: thresholds.ai })] : []),
        starterWords(findings.baseCode),
        ...(findings.webSearch === undefined ? [] : [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.means'), (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.caution')]),
        ...(isEmbedded ? [(0,_web_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLeft */ .SR)(findings) ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.embedded') : EMBEDDED_WORDS] : []),
    ];
}
function starterWords(isTakenOut) {
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)(isTakenOut ? 'report.starterTaken' : 'report.starterCounts');
}
const EMBEDDED_WORDS = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.embedded');
/** Names that are listed for one reason. */
const NAMED_GAPS = 10;
/** Who is missing, and why: a reason that many share is said once. Hostile text. */
function gapWords(gaps, shown, words) {
    const reasons = gaps.map(({ name, reason }) => ({ name, reason: words.write(reason) }));
    return [...Map.groupBy(reasons, ({ reason }) => reason)].map(([reason, those]) => ({
        who: someOf(those.map(({ name }) => name), shown, words),
        n: those.length,
        reason,
    }));
}
/** The first of some names. @param shown how a channel writes one */
function someOf(names, shown, words) {
    const rest = names.length - NAMED_GAPS;
    const first = names.slice(0, NAMED_GAPS).map(shown).join(words.say('words.comma'));
    return rest <= 0 ? first : words.say('words.andMore', { names: first, rest });
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
        .map(([what, { files, folders, of: { size }, },]) => {
        const why = what === 'unlisted' ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutUnlisted') : LEFT_OUT_WORDS[what];
        if (folders === 0)
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutFiles', { files, of: size, why });
        if (files === 0)
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutFolders', { folders, of: size, why });
        return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutBoth', { files, folders, of: size, why });
    });
}
/** Submissions of the run by role, e.g. `41 submissions, 12 archived submissions to compare with, starter code`. */
function rolesSummary(submissions) {
    const countRole = (role) => submissions.filter((submission) => submission.role === role).length;
    const [archived, references] = [countRole('archive'), countRole('ai-reference')];
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)('words.commas', [
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.roleJudged', { n: countRole('judged') }),
        ...(archived > 0 ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.roleArchive', { n: archived })] : []),
        ...(countRole('base') > 0 ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutStarterCode')] : []),
        ...(references > 0 ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.roleReference', { n: references })] : []),
    ]);
}
/** Lines of a file: `lines 3–9`, `line 3`, or `lines n/a`. */
function linesWords(start, end) {
    if (start === null)
        return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.linesUnknown');
    const from = String(start);
    return end === null || end === start
        ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.line', { from })
        : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.lines', { from, to: String(end) });
}


/***/ }),

/***/ 98000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dO: () => (/* binding */ NOTHING_FOUND),
  $_: () => (/* binding */ handedOver),
  bC: () => (/* binding */ unjudged),
  Vj: () => (/* binding */ verdictOf)
});

// EXTERNAL MODULE: ./build/domain/said.js
var said = __webpack_require__(59168);
// EXTERNAL MODULE: ./build/words/message.js
var message = __webpack_require__(59985);
// EXTERNAL MODULE: ./build/domain/findings.js
var domain_findings = __webpack_require__(1351);
// EXTERNAL MODULE: ./build/domain/submission.js
var domain_submission = __webpack_require__(18433);
// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(71064);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
// EXTERNAL MODULE: ./build/verdict/policy.js
var verdict_policy = __webpack_require__(32886);
// EXTERNAL MODULE: ./build/text/archive-names.js
var archive_names = __webpack_require__(80377);
;// CONCATENATED MODULE: ./build/verdict/pardon.js

/** Rounding of a service that computes its totals otherwise than its pairs; in points. */
const EXPLAINED_WITHIN = 1;
/**
 * Whether a submission is above the threshold only because of pairs that a person dismissed. Decided on the pairs of the
 * check: one of them above the threshold that was not dismissed, or a number that none of them explains, and it stays.
 *
 * @param total the highest that is known
 */
function isPardoned({ key, web }, total, findings, threshold, dismissed) {
    if (dismissed.length === 0 || (web !== null && web > threshold))
        return false;
    const above = findings.pairs.flatMap((pair) => {
        if ((pair.a !== key && pair.b !== key) || pair.together !== undefined)
            return [];
        const share = shareOf(key, pair) ?? 0;
        return share > threshold ? [{ pair, share }] : [];
    });
    const most = Math.max(...above.map(({ share }) => share));
    return total <= most + EXPLAINED_WITHIN && above.every(({ pair }) => isDismissed(pair, dismissed));
}
/** Whether a person dismissed this pair: both names have to be the pair's. */
function isDismissed({ a, b }, dismissed) {
    return dismissed.some((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
}
/** What a pair says of one of its sides: the larger of its own share and of what decides. */
function shareOf(key, pair) {
    const own = pair.a === key ? pair.similarity : pair.matchedSimilarity;
    const average = (0,domain_findings/* pairAverage */.K)(pair);
    return own === null || average === null ? (own ?? average) : Math.max(own, average);
}

;// CONCATENATED MODULE: ./build/verdict/hidden-code.js



/**
 * Whether a file of a submission that does not count holds code that counts in another one. Copies from a submission whose
 * pair with this one was dismissed do not count.
 */
function hidesCode({ key, hidden = [] }, dismissed) {
    return hidden.some(({ leftOut, otherKey }) => leftOut === 'own' && !isDismissed({ a: key, b: otherKey }, dismissed));
}
/** What to read by hand; empty: nothing. The report names them. @param judged judged submissions */
function unreadableWarnings(judged) {
    const { length } = judged.filter(
    // An upload that is damaged cannot be read either, and says so itself.
    ({ comparability, leftOut }) => comparability === 'unreadable' && !leftOut.some(domain_submission/* isMissing */.b2));
    if (length === 0)
        return [];
    return [(0,message/* message */.iU)('verdict.inStrings', { n: length })];
}
/** What to look at; empty: nothing was found. @param submissions how many hide code */
function hiddenCodeWarnings(submissions) {
    if (submissions === 0)
        return [];
    return [(0,message/* message */.iU)('verdict.hidden', { n: submissions })];
}

;// CONCATENATED MODULE: ./build/verdict/sentences.js





/** Names in one sentence; the report has them all. */
const NAMED = 10;
/** Why there is nothing to say of the one submission of a pull request or workspace. It names nobody. */
function singleSentence(judged, source) {
    const [one] = judged;
    const isPull = source === 'pull-request';
    const known = UNJUDGED[one?.comparability ?? '']?.[isPull ? 'pull' : 'space'];
    if (known !== undefined)
        return (0,message/* message */.iU)(known);
    if (isPull)
        return (0,message/* message */.iU)('verdict.pullNoSource');
    return one === undefined || one.leftOut.length === 0
        ? (0,message/* message */.iU)('verdict.spaceEmpty')
        : (0,message/* message */.iU)('verdict.spaceNoSource', { n: String(one.leftOut.length) });
}
const UNJUDGED = {
    'starter-only': { pull: 'verdict.pullStarterOnly', space: 'verdict.spaceStarterOnly' },
    'too-short': { pull: 'verdict.pullTooShort', space: 'verdict.spaceTooShort' },
    alone: { pull: 'verdict.pullAlone', space: 'verdict.spaceAlone' },
};
/** Why nothing of a class was compared, with the names of whom it is about. */
function classSentences(judged, failures) {
    const all = [
        ...judged.map((one) => ({ id: reasonOf(one), name: one.name })),
        ...(0,domain_submission/* judgedOf */.B8)(failures).map(({ name }) => ({ id: 'verdict.groupNotCollected', name })),
    ];
    const groups = [...Map.groupBy(all, ({ id }) => id)].map(([id, those]) => (0,message/* message */.iU)(id, {
        n: those.length,
        names: namesOf(those.map(({ name }) => name), NAMED),
    }));
    return [
        (0,message/* message */.iU)('verdict.nothingCompared', { groups: (0,message/* joined */.oR)('words.points', groups) }),
        ...foldersHint(judged),
    ];
}
/** The first of some names, in quotes. */
function namesOf(all, most) {
    const names = (0,message/* joined */.oR)('words.commas', all.slice(0, most).map((name) => (0,message/* given */.gI)(JSON.stringify(name))));
    const rest = all.length - most;
    return rest > 0 ? (0,message/* message */.iU)('words.andMore', { names, rest }) : names;
}
function reasonOf({ comparability, files, total, state }) {
    const known = UNCOMPARED[comparability ?? ''];
    if (known !== undefined)
        return known;
    if (state.kind === 'not-checked' && files.length === 0)
        return 'verdict.groupNoFile';
    return total === null ? 'verdict.groupNoNumber' : 'verdict.groupNumber';
}
const UNCOMPARED = {
    'starter-only': 'verdict.groupStarterOnly',
    'too-short': 'verdict.groupTooShort',
    'no-source': 'verdict.groupNoSource',
    unreadable: 'verdict.groupUnreadable',
    alone: 'verdict.groupAlone',
};
/** A class in one archive or folder looks like one submission: each of its folders may be one. */
function foldersHint(judged) {
    const [one, other] = judged;
    if (one?.origin?.kind !== 'directory' || other !== undefined)
        return [];
    const names = new Set(one.files.map(({ path }) => path.slice(0, path.indexOf('/') + 1)));
    if (names.size < 2 || names.has(''))
        return [];
    const folders = namesOf([...names], 3);
    return [
        (0,archive_names/* isReadArchive */.L3)(one.origin.path)
            ? (0,message/* message */.iU)('verdict.foldersLayout', { folders })
            : (0,message/* message */.iU)('verdict.foldersAsPath', { folders, path: JSON.stringify(one.origin.path) }),
    ];
}
/** How many submissions a threshold could not be evaluated for, and what is missing of them: the beginning of a sentence. */
function uncheckedWords(judged, notChecked, failures) {
    const unknown = new Set(notChecked);
    const seen = judged.filter(({ key, state }) => unknown.has(key) && state.kind === 'checked');
    const partly = seen.filter(({ leftOut }) => leftOut.some(domain_submission/* isMissing */.b2)).length;
    const unscored = seen.filter(({ leftOut, total, aiState }) => !leftOut.some(domain_submission/* isMissing */.b2) && total !== null && aiState === 'missing').length;
    const hiding = seen.filter((one) => !one.leftOut.some(domain_submission/* isMissing */.b2) && one.aiState !== 'missing' && one.total !== null && hidesCode(one, [])).length;
    const missing = notChecked.length - partly - unscored - hiding;
    const n = judged.length + (0,domain_submission/* judgedOf */.B8)(failures).length;
    const parts = [
        ...(missing > 0 ? [(isFirst) => (0,message/* message */.iU)('verdict.gapUnchecked', { isFirst, missing, n })] : []),
        ...(partly > 0 ? [(isFirst) => (0,message/* message */.iU)('verdict.gapPartly', { isFirst, n: partly })] : []),
        ...(hiding > 0 ? [(isFirst) => (0,message/* message */.iU)('verdict.gapHiding', { isFirst, n: hiding })] : []),
        ...(unscored > 0 ? [(isFirst) => (0,message/* message */.iU)('verdict.gapUnscored', { isFirst, n: unscored })] : []),
    ];
    return (0,message/* joined */.oR)('words.commas', parts.map((part, index) => part(index === 0 ? 'yes' : 'no')));
}
/**
 * The thresholds that were held against a number, with what is not known. What was not looked for is not told as not found.
 */
function thresholdWords({ judged, aiRun, maxSimilarity, maxAiScore }, policy) {
    const similarity = policy.similarityThreshold;
    if (maxAiScore === null) {
        if (maxSimilarity === null)
            return aiRun ? (0,message/* message */.iU)('verdict.noAi') : (0,message/* given */.gI)('');
        return (0,message/* message */.iU)(aiRun ? 'verdict.aboveSimilarityNoAi' : 'verdict.aboveSimilarity', { similarity });
    }
    const missing = judged.filter(({ aiAverage }) => aiAverage === null).length;
    const ai = { ai: policy.aiThreshold, missing, all: judged.length };
    return maxSimilarity === null
        ? (0,message/* message */.iU)('verdict.aboveAi', ai)
        : (0,message/* message */.iU)('verdict.aboveEither', { similarity, ...ai });
}
/** Why a run is incomplete in which nobody is flagged. */
function incompleteSentences(tally, policy) {
    const { judged, notChecked, failures, unfinished } = tally;
    if (judged.length === 0 && notChecked.length === 0)
        return [(0,message/* message */.iU)('verdict.nothing')];
    if (tally.isClass && tally.maxSimilarity === null)
        return classSentences(judged, failures);
    const thresholds = thresholdWords(tally, policy);
    const waiting = unfinishedSentence(unfinished);
    return notChecked.length === 0
        ? [...waiting, (0,message/* message */.iU)('verdict.noneFlagged', { thresholds })]
        : [
            (0,message/* message */.iU)('verdict.gaps', { gaps: uncheckedWords(judged, notChecked, failures), thresholds }),
            ...waiting,
        ];
}
/** What is missing of a verdict. */
function missingSentences({ notChecked, unfinished }) {
    return [
        ...(notChecked.length > 0 ? [(0,message/* message */.iU)('verdict.missing', { n: notChecked.length })] : []),
        ...unfinishedSentence(unfinished),
    ];
}
function unfinishedSentence(unfinished) {
    return unfinished > 0 ? [(0,message/* message */.iU)('verdict.unfinished', { n: unfinished })] : [];
}
/** Pairs to look at. */
function standsOutSentence({ standsOut: { length }, flagged }) {
    if (length === 0)
        return [];
    return [(0,message/* message */.iU)(flagged.length > 0 ? 'verdict.standsOutMore' : 'verdict.standsOut', { n: length })];
}
/** Why similarity flags nobody of a class that is alike; empty: it is judged. */
function dictatedSentence(judged) {
    const n = judged.filter(domain_findings/* isDictated */.Dd).length;
    if (n === 0)
        return [];
    return [
        n === judged.length
            ? (0,message/* message */.iU)('verdict.dictated')
            : (0,message/* message */.iU)('verdict.dictatedSome', { n, all: judged.length }),
    ];
}
/** Submissions without a similarity beside those that have one. */
function withoutNumbersSentence(judged) {
    const n = judged.filter(({ total }) => total === null).length;
    return n === 0 || n === judged.length ? [] : [(0,message/* message */.iU)('verdict.withoutNumbers', { n })];
}

// EXTERNAL MODULE: ./build/domain/source-names.js
var source_names = __webpack_require__(46501);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(74273);
;// CONCATENATED MODULE: ./build/verdict/forgotten-starter.js


/** In fewer submissions most may well be alike by chance, or copied. */
const LEAST_SUBMISSIONS = 8;
/** Of the class: flagged, and alike with each other. */
const SHARE = 0.6;
/**
 * What to do where most of a class is flagged for being like each other and no starter code was given: the usual reason is that students
 * were given code. Empty: it is not so.
 */
function forgottenStarterWarnings(findings, flagged) {
    const { submissions, clusters, baseCode } = findings;
    const judged = new Set((0,domain_submission/* judgedOf */.B8)(submissions).map(({ key }) => key));
    const similar = flagged.filter(({ by }) => by.includes('similarity')).length;
    const isMost = (count) => count >= SHARE * judged.size;
    if (judged.size < LEAST_SUBMISSIONS || !isMost(similar))
        return [];
    if (submissions.some(({ role }) => role === 'base'))
        return [];
    // Several groups are alike in each and not with each other: nothing that all were given makes that.
    const groups = clusters.map((group) => group.filter((key) => judged.has(key)).length);
    if (groups.length > 0 && !groups.some(isMost))
        return [];
    return [
        (0,message/* message */.iU)(baseCode ? 'verdict.forgottenPartly' : 'verdict.forgotten', { n: similar, all: judged.size }),
    ];
}

;// CONCATENATED MODULE: ./build/verdict/tally.js








/** Holds every judged submission against the thresholds: it is flagged, not flagged or not checked. */
function tallyOf(findings, policy, dismissed) {
    const judged = (0,domain_submission/* judgedOf */.B8)(findings.submissions);
    const isClass = policy.checkId !== null || !(0,source_names/* isSingle */.v)(policy.source);
    const absent = absentSources(findings);
    const results = judged.map((submission) => resultOf(submission, findings, policy, dismissed));
    const flagged = results
        .filter(({ by }) => by.length > 0)
        .toSorted((x, y) => worst(y) - worst(x) || (0,compare_text/* compareText */.n)(x.submission.key, y.submission.key))
        .map(({ submission, by }) => ({ key: submission.key, by }));
    const maxSimilarity = (0,domain_findings/* highest */.BR)(results.map(({ total }) => total));
    const run = { isClass, isAbsent: absent > 0 };
    const unflagged = results.filter(({ by }) => by.length === 0);
    // Where nothing of a class was compared, nobody of it was checked.
    const isUnknowable = isClass && maxSimilarity === null;
    const unknown = unflagged.filter((one) => one.hides || isUnknown(one, run));
    const rest = isUnknowable ? unflagged.filter((one) => !unknown.includes(one)) : [];
    const pardoned = results.filter(({ isPardoned: is }) => is).length;
    const hiding = results.filter(({ hides }) => hides).length;
    return {
        judged,
        failures: findings.failures,
        isClass,
        aiRun: findings.aiRun,
        flagged,
        standsOut: outliers(findings, policy, dismissed),
        notChecked: [
            ...(0,domain_submission/* judgedOf */.B8)(findings.failures).map(({ key }) => key),
            ...[...unknown, ...rest].map(({ submission }) => submission.key),
        ],
        maxSimilarity,
        maxAiScore: (0,domain_findings/* highest */.BR)(judged.map(({ aiAverage }) => aiAverage)),
        unfinished: findings.unfinished ?? 0,
        warnings: [
            ...(isClass ? forgottenStarterWarnings(findings, flagged) : []),
            ...results.flatMap((one) => disagreement(one, policy) ?? []),
            ...(pardoned === 0 ? [] : [(0,message/* message */.iU)('verdict.pardoned', { n: pardoned })]),
            ...hiddenCodeWarnings(hiding),
            ...unreadableWarnings(judged),
            ...(absent === 0 ? [] : [(0,message/* message */.iU)('verdict.absent', { n: absent })]),
        ],
    };
}
function resultOf(submission, findings, { similarityThreshold, aiThreshold }, dismissed) {
    const totals = knownTotals(submission);
    const total = (0,domain_findings/* highest */.BR)(totals);
    const isSimilar = total !== null && total > similarityThreshold && !(0,domain_findings/* isDictated */.Dd)(submission);
    const isWritten = submission.aiAverage !== null && submission.aiAverage > aiThreshold;
    const pardoned = isSimilar && isPardoned(submission, total, findings, similarityThreshold, dismissed);
    const by = [
        ...(isSimilar && !pardoned ? ['similarity'] : []),
        ...(isWritten ? ['ai'] : []),
    ];
    return { submission, totals, total, by, isPardoned: pardoned, hides: hidesCode(submission, dismissed) };
}
function worst({ submission, total }) {
    return Math.max(total ?? 0, submission.aiAverage ?? 0);
}
/** Every value the service gave for the total. */
function knownTotals({ total, totalSources }) {
    if (totalSources.length > 0)
        return totalSources;
    return total === null ? [] : [total];
}
/** A warning where the values for the total are on both sides of the threshold; null: they are not. */
function disagreement({ totals, total }, { similarityThreshold: threshold }) {
    if (total === null || total <= threshold)
        return null;
    if (totals.every((value) => value > threshold))
        return null;
    return (0,message/* message */.iU)('verdict.disagreement', {
        totals: { as: 'list', values: totals.map(String) },
        threshold,
    });
}
/** How many sources to compare with were not compared: not collected, or not taken by the service. */
function absentSources({ failures, submissions }) {
    return (failures.filter(({ role }) => role !== 'judged').length +
        submissions.filter(({ role, state, files }) => role === 'archive' && state.kind === 'not-checked' && files.length > 0).length);
}
/**
 * Whether a threshold could not be evaluated that had to be. What holds nothing beside starter code, or too little to judge,
 * has no similarity and needs none.
 *
 * @param run `isAbsent`: something to compare with was not there
 */
function isUnknown({ submission, total }, run) {
    const { state, comparability, files, aiState, leftOut } = submission;
    // What could not be compared may be what was copied.
    if (leftOut.some(domain_submission/* isMissing */.b2))
        return true;
    if (comparability === 'starter-only' || comparability === 'too-short')
        return false;
    if (comparability === 'alone')
        return run.isClass || run.isAbsent || aiState === 'missing';
    // A pull request that changes no source file has nothing that could be copied.
    if (!run.isClass && state.kind === 'not-checked' && files.length === 0)
        return false;
    return state.kind === 'not-checked' || total === null || aiState === 'missing';
}
/**
 * Pairs that the service says stand out of this class, most suspicious first. Pairs above the threshold are left out, because they are
 * flagged, unless the task dictates one of the two programs; and so are dismissed pairs, and those whose two belong together.
 */
function outliers(findings, { similarityThreshold }, dismissed) {
    const dictated = new Set(findings.submissions.filter(domain_findings/* isDictated */.Dd).map(({ key }) => key));
    return findings.pairs
        .filter((pair) => pair.standsOut === true && pair.together === undefined && !isDismissed(pair, dismissed))
        .filter((pair) => ((0,domain_findings/* pairAverage */.K)(pair) ?? 0) <= similarityThreshold || dictated.has(pair.a) || dictated.has(pair.b))
        .toSorted((x, y) => (y.suspicion ?? 0) - (x.suspicion ?? 0))
        .map(({ a, b }) => ({ a, b }));
}

;// CONCATENATED MODULE: ./build/verdict/judge.js





/**
 * Decides how a run ended. Strict `>` on unrounded numbers; a number that is not known never passes and never flags;
 * every judged submission is accounted for, as judged or as not checked. Scores that were read are the verdict, whatever
 * failed after them; what was compared with nobody is no result.
 *
 * @param failure what ended the check, or null
 */
function judge(findings, failure, policy, dismissed = []) {
    const tally = tallyOf(findings, policy, dismissed);
    const web = webFailure(findings);
    const red = policy.onWebError === 'fail' ? web : null;
    const decided = failed(tally, failure, policy) ?? flagged(tally, failure, policy, red) ?? standingOut(tally, policy);
    const contradiction = decided === null ? contradictionOf(findings) : null;
    const isDecisive = policy.similarityThreshold === domain_findings/* SERVICE_THRESHOLD */.cp && policy.aiThreshold === domain_findings/* SERVICE_THRESHOLD */.cp;
    const decision = decided ??
        (contradiction !== null && isDecisive ? contradicted(tally, contradiction, policy) : null) ??
        incomplete(tally, policy, red) ??
        uncompared(tally, policy) ??
        passed(tally, policy);
    return {
        ...decision,
        flagged: tally.flagged,
        standsOut: tally.standsOut,
        notChecked: tally.notChecked,
        maxSimilarity: tally.maxSimilarity,
        maxAiScore: tally.maxAiScore,
        warnings: [
            ...tally.warnings,
            ...(contradiction === null || isDecisive ? [] : [contradiction]),
            ...(web === null ? [] : [(0,message/* message */.iU)('notices.webFailed', { why: web })]),
        ],
    };
}
function isIncomplete({ notChecked, unfinished }) {
    return notChecked.length > 0 || unfinished > 0;
}
/** Whether the run is incomplete and the job fails for it. */
function isRedForGaps(tally, { onIncomplete }) {
    return isIncomplete(tally) && onIncomplete === 'fail';
}
/** The check failed before it flagged anybody, or was cancelled. */
function failed({ flagged: flags }, failure, policy) {
    if (failure === null || (flags.length > 0 && failure.outcome !== 'cancelled'))
        return null;
    const { outcome } = failure;
    const sentence = (0,message/* inEnglish */.kK)(failure.message);
    return { outcome, exitCode: (0,verdict_policy/* toleratesFailure */.m)(outcome, policy) ? 0 : 1, sentence };
}
/** @param web why the web could not be searched, where that fails the job */
function flagged(tally, failure, policy, web) {
    const { flagged: flags, judged } = tally;
    if (flags.length === 0)
        return null;
    const isRedAnyway = failure !== null && !(0,verdict_policy/* toleratesFailure */.m)(failure.outcome, policy);
    const isRed = policy.failOn !== 'never' || isRedForGaps(tally, policy) || isRedAnyway || web !== null;
    const thresholds = thresholdWords(tally, policy);
    return {
        outcome: 'flagged',
        exitCode: isRed ? 1 : 0,
        sentence: (0,message/* joined */.oR)('words.sentences', [
            (0,message/* message */.iU)('verdict.flagged', { flagged: flags.length, n: judged.length, thresholds }),
            ...dictatedSentence(judged),
            ...standsOutSentence(tally),
            ...missingSentences(tally),
            ...webSentences(web),
            ...(failure === null ? [] : [(0,message/* inEnglish */.kK)(failure.message)]),
        ]),
    };
}
/** Nobody is flagged, and the policy fails on pairs that stand out. */
function standingOut(tally, policy) {
    if (policy.failOn !== 'stands-out' || tally.standsOut.length === 0)
        return null;
    return {
        outcome: 'flagged',
        exitCode: 1,
        sentence: (0,message/* joined */.oR)('words.sentences', [
            (0,message/* message */.iU)('verdict.noneAbove', { thresholds: thresholdWords(tally, policy) }),
            ...dictatedSentence(tally.judged),
            ...standsOutSentence(tally),
            ...missingSentences(tally),
        ]),
    };
}
/** The service flags more submissions than its own numbers show. */
function contradicted(tally, contradiction, policy) {
    return {
        outcome: 'incomplete',
        exitCode: policy.failOn === 'never' && !isRedForGaps(tally, policy) ? 0 : 1,
        sentence: (0,message/* joined */.oR)('words.sentences', [
            contradiction,
            (0,message/* message */.iU)('verdict.lookAtService'),
            ...standsOutSentence(tally),
            ...missingSentences(tally),
        ]),
    };
}
function incomplete(tally, policy, web) {
    const hasGaps = isIncomplete(tally) || tally.judged.length === 0;
    if (!hasGaps && web === null)
        return null;
    return {
        outcome: 'incomplete',
        exitCode: web !== null || policy.onIncomplete === 'fail' ? 1 : 0,
        sentence: (0,message/* joined */.oR)('words.sentences', [
            ...webSentences(web),
            ...(hasGaps ? incompleteSentences(tally, policy) : []),
            ...dictatedSentence(tally.judged),
            ...standsOutSentence(tally),
        ]),
    };
}
/** Why the web was not searched as asked, as all who were asked say; null: it was. */
function webFailure({ webSearch }) {
    const sentences = (webSearch?.failures ?? []).map(({ sentence }) => sentence);
    return sentences.length === 0 ? null : sentences.join(' ');
}
function webSentences(why) {
    return why === null ? [] : [(0,message/* message */.iU)('verdict.webFailed', { why })];
}
/** One submission that was compared with nobody, and no AI score. */
function uncompared({ judged, maxSimilarity, maxAiScore }, { source }) {
    if (maxSimilarity !== null || maxAiScore !== null)
        return null;
    return { outcome: 'skipped', exitCode: 0, sentence: singleSentence(judged, source) };
}
function passed(tally, policy) {
    const { judged, maxSimilarity } = tally;
    const thresholds = thresholdWords(tally, policy);
    return {
        outcome: 'passed',
        exitCode: 0,
        sentence: (0,message/* joined */.oR)('words.sentences', [
            (0,message/* message */.iU)('verdict.passed', { n: judged.length, thresholds }),
            ...(maxSimilarity === null ? [singleSentence(judged, policy.source)] : []),
            ...withoutNumbersSentence(judged),
            ...dictatedSentence(judged),
            ...standsOutSentence(tally),
        ]),
    };
}
/** A sentence where the service counts more flagged submissions than its own numbers show; null: it does not. */
function contradictionOf({ serviceFlaggedCount: counted, submissions }) {
    const seen = submissions.filter((submission) => ((0,domain_findings/* highest */.BR)(knownTotals(submission)) ?? 0) > domain_findings/* SERVICE_THRESHOLD */.cp ||
        (submission.aiAverage ?? 0) > domain_findings/* SERVICE_THRESHOLD */.cp).length;
    if (counted === null || counted <= seen)
        return null;
    return (0,message/* message */.iU)('verdict.contradiction', { counted, seen });
}

;// CONCATENATED MODULE: ./build/run/verdict-of.js







/** What bands can be judged by. */
const SERVICE_POLICY = { similarityThreshold: domain_findings/* SERVICE_THRESHOLD */.cp, aiThreshold: domain_findings/* SERVICE_THRESHOLD */.cp };
/** Of a job that makes no check. */
const NOTHING_FOUND = {
    checkId: null,
    checkName: '',
    checkUrl: null,
    service: { kind: 'embedded', host: null },
    engine: null,
    language: 'auto',
    aiRun: false,
    baseCode: false,
    submissions: [],
    pairs: [],
    clusters: [],
    failures: [],
    serviceFlaggedCount: null,
    notices: [],
};
/** What a run comes to: that of a rehearsal, that of a part of a matrix, or the verdict on what was found. */
function verdictOf(findings, { failure, warnings, cameTooLate }, run) {
    const { settings, shard, packed, dismissed } = run;
    if (failure === null && settings.dryRun)
        return rehearsed(findings.submissions.length);
    if (failure === null && (0,shards_shard/* isPart */.QR)(shard)) {
        return handedOver(packed, shard, settings.reportDir, { checkId: findings.checkId, cameTooLate });
    }
    const policy = findings.inBands === true ? { ...settings, ...SERVICE_POLICY } : settings;
    const verdict = judge(findings, failure, policy, dismissed);
    const numbers = findings.inBands === true ? { maxSimilarity: null, maxAiScore: null } : {};
    return { ...verdict, ...numbers, warnings: [...verdict.warnings, ...warnings.map(said/* asMessage */.O)] };
}
/** What a part of a matrix says. */
function handedOver(packed, { index, count: parts }, reportDir, { checkId, cameTooLate } = { checkId: null, cameTooLate: false }) {
    const folder = `handed over in ${reportDir}/shards`;
    const where = checkId === null
        ? folder
        : cameTooLate
            ? `${folder}, and not uploaded, because check ${checkId} was started before`
            : `uploaded to check ${checkId} and ${folder}`;
    const submissions = (0,format/* count */.U9)((0,domain_submission/* judgedOf */.B8)(packed).length, 'submission');
    return skipped((0,message/* inEnglish */.kK)(`Part ${index} of ${parts}: ${submissions} collected, ${where}; the job with shard: judge starts the check and reports.`));
}
function rehearsed(submissions) {
    return skipped((0,message/* message */.iU)('verdict.dryRun', { n: submissions }));
}
function skipped(sentence) {
    return unjudged({ outcome: 'skipped', exitCode: 0, sentence });
}
/** The verdict of a run that judged nothing. */
function unjudged(end) {
    return {
        ...end,
        flagged: [],
        standsOut: [],
        notChecked: [],
        maxSimilarity: null,
        maxAiScore: null,
        warnings: [],
    };
}


/***/ }),

/***/ 71064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   QR: () => (/* binding */ isPart)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * What a job does, as its input `shard` says; null: it is no job of a matrix.
 *
 * @param deciding what tells this check from others: run and settings. See `sharedKey`
 * @param folder where parts are handed over
 * @param isServiceShared all jobs reach the same service
 */
function shardOf(shard, { deciding, folder, isServiceShared, }) {
    if (shard === null)
        return null;
    const common = { folder, key: sharedKey(deciding) };
    if (shard.kind === 'judge')
        return { ...common, role: 'judge' };
    const { index, count } = shard;
    const uploading = index === 1 ? 'create' : 'join';
    return { ...common, role: isServiceShared ? uploading : 'hand over', index, count };
}
/** Whether this job leaves the results to the one that judges. */
function isPart(shard) {
    return shard !== null && shard.role !== 'judge';
}
/**
 * Which part of a matrix takes a submission: 1..count, by a hash of its key, so that a repository that appears or vanishes
 * between two jobs moves no other one.
 */
function partOf(key, count) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key.toLowerCase()).digest();
    return (hash.readUInt32BE(0) % count) + 1;
}
/** What the jobs that share a check have in common: 10 hex digits of the values that say what is checked. */
function sharedKey(values) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 10);
}


/***/ }),

/***/ 80377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ isOtherArchive),
/* harmony export */   K0: () => (/* binding */ isZip),
/* harmony export */   L3: () => (/* binding */ isReadArchive),
/* harmony export */   qC: () => (/* binding */ isPackedTar),
/* harmony export */   sP: () => (/* binding */ withoutEnding)
/* harmony export */ });
/** Whether a file is a ZIP, by its name. */
function isZip(name) {
    return /\.zip$/i.test(name);
}
const TAR = /\.(?:tar(?:\.gz)?|tgz)$/i;
/** Whether a file is an archive that is read, by its name. */
function isReadArchive(name) {
    return isZip(name) || TAR.test(name);
}
/** Whether a file is an archive of another kind, by its name: it is not read, but a student's work must not go missing silently. */
function isOtherArchive(name) {
    return /\.(?:tar\.(?:bz2|xz|zst)|tbz2?|txz|7z|rar)$/i.test(name);
}
/** What an archive that is read is called without its ending. */
function withoutEnding(name) {
    return name.replace(/\.zip$/i, '').replace(TAR, '');
}
/** Whether a tar is packed with gzip, by its name. */
function isPackedTar(name) {
    return !/\.tar$/i.test(name);
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
