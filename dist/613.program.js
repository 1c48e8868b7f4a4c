export const id = 613;
export const ids = [613];
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
/* unused harmony export casesJsonSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _domain_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77516);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);



/** Bounds of what is kept, in characters and entries: a note is a note, and a file has to fit into a page. */
const MOST = { line: 1000, note: 20_000, text: 200_000, subjects: 200, cases: 20_000, common: 200 };
/** Of the whole file, in bytes. */
const MAX_CASES_BYTES = 10_000_000;
const line = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(MOST.line);
const by = line.nullable().meta({ description: 'Who; null: not told.' });
const at = zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$({ offset: true })
    .meta({ description: 'When; RFC 3339. The newer of two records counts.' });
const score = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(100).nullable();
/** Loose: what a later release adds is kept by an earlier one. */
const CASE = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    subjects: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^(?:[1-9]\d{0,15}|k[0-9a-f]{16})$/, 'no subject of a report'))
        .min(2)
        .max(MOST.subjects)
        .meta({
        description: "Who it is about: GitHub's numeric id of a repository, or k and a digest of what a person is called.",
    }),
    names: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(line)
        .max(MOST.subjects)
        .meta({ description: 'What staff called them, in the same order.' }),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_domain_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .CASE_STATES */ .gX),
    reason: line.nullable().meta({ description: 'Why it was dismissed.' }),
    note: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(MOST.note).nullable(),
    by,
    at,
    evidence: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        similarity: score.meta({ description: 'The larger share of the two sides.' }),
        suspicion: score,
        tokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).nullable().meta({ description: 'Of all fragments together.' }),
    })
        .meta({ description: 'What was known when it was decided; of a group, its strongest pair.' }),
})
    .meta({ description: 'What people decided about a pair or a group.' });
/** Code that a person calls common. */
const DECLARED_CODE = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    path: line.min(1).meta({ description: 'The file that it was seen in: its ending says the language.' }),
    text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(MOST.text),
    by,
    at,
})
    .meta({ description: 'Code that the next run takes for starter code.' });
const CasesDocument = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_domain_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .CASES_SCHEMA_VERSION */ .Dk),
    cases: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CASE).max(MOST.cases),
    common: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(DECLARED_CODE).max(MOST.common),
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
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`${name} is not JSON (${error instanceof Error ? error.message : ''}). Restore it from a copy, or delete it: its cases are then lost.`);
    }
    if (isDeep(value)) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`${name} is nested too deeply to be cases; restore it from a copy.`);
    }
    const version = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }).safeParse(value).data?.schemaVersion;
    if (version !== undefined && version > _domain_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .CASES_SCHEMA_VERSION */ .Dk) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`${name} was written by a later version of this program (schemaVersion ${version}); use that version.`);
    }
    const result = CasesDocument.safeParse(value);
    if (result.success)
        return result.data;
    const [issue] = result.error.issues;
    const place = issue === undefined || issue.path.length === 0 ? 'top level' : issue.path.join('.');
    throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`${name} holds no cases of this version (${place}: ${issue?.message ?? 'unknown shape'}). Mend that place, or restore the file from a copy.`);
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
    const members = Object.entries({ ...rest, schemaVersion: _domain_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .CASES_SCHEMA_VERSION */ .Dk }).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `{\n${[...members, `"cases": ${list(cases)}`, `"common": ${list(common)}`].join(',\n')}\n}\n`;
}
/** JSON Schema (2020-12) of `cases.json`. */
function casesJsonSchema() {
    return z.toJSONSchema(CasesDocument, { io: 'input' });
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
    const submission = (0,_views_student_js__WEBPACK_IMPORTED_MODULE_3__/* .ownSubmission */ .N)(report);
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
/* harmony export */   B: () => (/* binding */ studentView),
/* harmony export */   N: () => (/* binding */ ownSubmission)
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
        comparedWith: findings.submissions.filter((submission) => submission !== own && (submission.role === 'judged' || submission.role === 'archive')).length,
        notComparedWith: students.notComparedWith + findings.failures.filter(({ role }) => role === 'archive').length,
        own: own === null ? null : studentSubmission(report, own, feedback),
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
    const isChecked = own.state.kind === 'checked';
    const isFull = feedback === 'full';
    return {
        name: own.name,
        isChecked,
        notChecked: isChecked ? null : notCheckedWords(own),
        isFlagged: feedback === 'none' ? null : isToReview(report)(own),
        similarity: isFull ? (0,_bands_js__WEBPACK_IMPORTED_MODULE_3__/* .bandOf */ .BV)(own.total) : null,
        ai: isFull ? (0,_bands_js__WEBPACK_IMPORTED_MODULE_3__/* .bandOf */ .BV)(own.aiAverage) : null,
        regions: isFull ? studentRegions(report, own) : [],
        leftOut: own.leftOut.map(({ path, reason }) => ({ path, reason })),
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
    const student = (0,views_student/* studentView */.B)(report);
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
