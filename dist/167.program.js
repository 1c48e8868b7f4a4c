export const id = 167;
export const ids = [167];
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

/***/ 88678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  keepState: () => (/* binding */ keepState)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/domain/redaction.js
var redaction = __webpack_require__(35952);
// EXTERNAL MODULE: ./build/domain/nearest.js
var nearest = __webpack_require__(39099);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/client.js + 1 modules
var client = __webpack_require__(54786);
// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/process/cancellation.js
var cancellation = __webpack_require__(35947);
// EXTERNAL MODULE: ./build/process/system-clock.js
var system_clock = __webpack_require__(65914);
// EXTERNAL MODULE: ./build/scan/state/assignment-state.js
var assignment_state = __webpack_require__(67537);
// EXTERNAL MODULE: ./build/scan/state/forget.js
var forget = __webpack_require__(28269);
// EXTERNAL MODULE: ./build/scan/store/open-store.js
var open_store = __webpack_require__(50676);
// EXTERNAL MODULE: ./build/scan/store/state-branch.js + 10 modules
var state_branch = __webpack_require__(78208);
// EXTERNAL MODULE: ./build/settings/quoted.js
var quoted = __webpack_require__(73682);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/command-line/json-text.js
/** A value as JSON that a terminal shows as it is: what it does not show, or what turns text around, is escaped. */
function jsonText(value) {
    return JSON.stringify(value, null, 2).replaceAll(UNSEEN, escaped);
}
/** Line feeds are ours. */
const UNSEEN = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu;
function escaped(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}

;// CONCATENATED MODULE: ./build/command-line/state-export.js

/**
 * What scans remember as one JSON document, in lines.
 *
 * @param about `at`: when, RFC 3339; `withSecrets`: with the salts of the pseudonyms
 */
function exportedState(state, names, about) {
    const assignments = names.map((name) => {
        const one = state.assignments[name];
        if (one === undefined || about.withSecrets)
            return [name, one];
        const { salt: _salt, ...open } = one;
        return [name, open];
    });
    const { version, dashboard, lastScan } = state;
    const document = {
        version,
        exportedFrom: about.where,
        exportedAt: about.at,
        dashboard,
        lastScan,
        assignments: Object.fromEntries(assignments),
    };
    return [jsonText(document)];
}

// EXTERNAL MODULE: ./build/scan/state/state-size.js
var state_size = __webpack_require__(63045);
;// CONCATENATED MODULE: ./build/command-line/state-document.js



/** What `state show` prints, as one JSON document, in lines. Sizes in bytes, times in RFC 3339; null: not known. */
function stateDocument(state, names, about) {
    const { where, copies, now } = about;
    const { bytes, limit, warning } = (0,state_size/* stateSize */.N)(state);
    return [
        jsonText({
            where,
            bytes,
            limit,
            warning,
            lease: state.lease === null ? null : { run: state.lease.run, until: state.lease.until },
            copies,
            assignments: names.flatMap((name) => {
                const one = state.assignments[name];
                if (one === undefined)
                    return [];
                return [
                    {
                        name,
                        bytes: state.stored[name]?.bytes ?? null,
                        people: (0,forget/* peopleIn */.$T)(one),
                        lastUsed: (0,forget/* lastUsed */.qE)(one),
                        pending: one.pending?.progress.stage ?? null,
                        told: Object.keys(one.reportedPairs).length + Object.keys(one.reportedFlags).length,
                        decided: Object.keys(one.dismissed).length + (one.cases?.length ?? 0),
                        searched: Object.keys(one.web ?? {}).length,
                        forgottenAt: one.forgottenAt ?? null,
                        isOver: (0,forget/* isOver */.PU)(one, now),
                    },
                ];
            }),
        }),
    ];
}

// EXTERNAL MODULE: ./build/text/terminal.js
var terminal = __webpack_require__(52220);
;// CONCATENATED MODULE: ./build/command-line/state-table.js





const HEADINGS = [
    'assignment',
    'size',
    'names',
    'last used',
    'check',
    'told',
    'decided',
    'searched',
    '',
];
/** What scans remember, as lines for a terminal. */
function stateTable(state, names, about) {
    const { where, copies, now } = about;
    const rows = names.flatMap((name) => {
        const one = state.assignments[name];
        return one === undefined ? [] : [rowOf(name, one, state.stored[name]?.bytes ?? null, now)];
    });
    const { bytes, limit, files, warning } = (0,state_size/* stateSize */.N)(state);
    const { lease } = state;
    return [
        ...(0,terminal/* aligned */.b6)([[...HEADINGS], ...rows]),
        '',
        files.length === 0 && rows.length > 0
            ? `All in one file of an earlier version, on ${where}; the next scan gives each assignment its own.`
            : `${(0,format/* count */.U9)(files.length, 'assignment')}, ${(0,format/* formatBytes */.z3)(bytes)} of ${(0,format/* formatBytes */.z3)(limit)}, on ${where}.`,
        ...(lease === null
            ? []
            : [`Run ${(0,text_escape/* visible */.RK)(lease.run)} holds the lease until ${(0,format/* formatTime */.fU)(lease.until)}.`]),
        ...(copies.length === 0
            ? []
            : [
                `Copies of damaged files: ${copies.map(text_escape/* visible */.RK).join(', ')}. Put back what can be read: code-similarity state repair.`,
            ]),
        ...(warning === null ? [] : [warning]),
    ];
}
function rowOf(name, one, bytes, now) {
    const last = (0,forget/* lastUsed */.qE)(one);
    const { pending, reportedPairs, reportedFlags, dismissed, cases = [], forgottenAt, web = {} } = one;
    return [
        (0,text_escape/* visible */.RK)(name),
        bytes === null ? 'n/a' : (0,format/* formatBytes */.z3)(bytes),
        (0,format/* formatCount */.B4)((0,forget/* peopleIn */.$T)(one)),
        last === null ? 'never' : (0,format/* formatTime */.fU)(last),
        pending === null ? 'none pending' : pending.progress.stage,
        (0,format/* formatCount */.B4)(Object.keys(reportedPairs).length + Object.keys(reportedFlags).length),
        (0,format/* formatCount */.B4)(Object.keys(dismissed).length + cases.length),
        (0,format/* formatCount */.B4)(Object.keys(web).length),
        forgottenAt !== undefined && (0,forget/* peopleIn */.$T)(one) === 0
            ? `people forgotten on ${forgottenAt.slice(0, 10)}`
            : (0,forget/* isOver */.PU)(one, now)
                ? 'over'
                : '',
    ];
}

// EXTERNAL MODULE: ./build/command-line/terminal-log.js
var terminal_log = __webpack_require__(97244);
;// CONCATENATED MODULE: ./build/command-line/state.js




















const TIMEOUT_MS = 10 * 60_000;
/** Shows, forgets, repairs or exports what scans remember. Results go to stdout. @throws Failure */
async function keepState(command, environment, print = (text) => process.stdout.write(text)) {
    const repository = repositoryOf(command, environment);
    const branch = command.branch ?? state_branch/* STATE_BRANCH */.bm;
    const token = command.token ?? environment['GITHUB_TOKEN'] ?? null;
    if (token === null || token === '') {
        throw new outcome/* ConfigurationError */.j1('A token is missing: put one into GITHUB_TOKEN that may read and write the contents of the repository, as in: GITHUB_TOKEN=$(gh auth token) code-similarity state show');
    }
    const log = (0,terminal_log/* terminalLog */.d)(process.stderr, (0,redaction/* redactor */.$p)([token]), environment['RUNNER_DEBUG'] === '1');
    const { signal, release } = (0,cancellation/* cancelOnSignals */.dJ)(process);
    const clock = system_clock/* systemClock */.m;
    const github = (0,client/* createGitHub */.Cl)({
        token,
        apiUrl: environment['GITHUB_API_URL'] || client/* DEFAULT_API_URL */.rK,
        clock,
        log,
        signal,
        deadlineMs: clock.now() + TIMEOUT_MS,
        environment,
        userAgent: `code-similarity-action/${version/* VERSION */.x}`,
    });
    const date = () => new Date();
    const newId = () => (0,external_node_crypto_.randomBytes)(16).toString('hex');
    const { random } = Math;
    try {
        const store = (0,state_branch/* createStateStore */.J$)({
            github,
            repository,
            branch,
            target: 'other',
            clock,
            signal,
            random,
            date,
            newId,
            log,
        });
        const { state, existed, copies } = await store.load();
        const where = `${branch} of ${(0,names/* fullName */.fq)(repository)}`;
        if (!existed && copies.length === 0) {
            throw new outcome/* ConfigurationError */.j1(`Nothing is stored on the branch ${where}: no scan ran there yet. Look at --repository and --state-branch.`);
        }
        const say = (lines) => void print(`${lines.join('\n')}\n`);
        await act(command, { store, state, copies, where, now: date(), say });
        return 0;
    }
    finally {
        release();
        await github.close();
    }
}
function repositoryOf({ repository }, environment) {
    const text = repository ?? environment['GITHUB_REPOSITORY'];
    if (text === undefined || text === '') {
        throw new outcome/* ConfigurationError */.j1('state needs the repository that scans run in, as in: code-similarity state show --repository cs101/staff');
    }
    const name = (0,names/* parseRepositoryName */.$M)(text);
    if (name !== null)
        return name;
    throw new outcome/* ConfigurationError */.j1(`--repository: ${(0,quoted/* quoted */.T)(text)} is no repository; write owner/name.`);
}
async function act(command, opened) {
    const { state, where, copies, now, say } = opened;
    const names = namedIn(state, command.assignments, where);
    switch (command.action) {
        case 'show':
            say((command.json ? stateDocument : stateTable)(state, names, { where, copies, now }));
            return;
        case 'export':
            say(exportedState(state, names, { where, at: now.toISOString(), withSecrets: command.withSecrets }));
            return;
        case 'prune':
            await prune(command, opened, names);
            return;
        case 'repair':
            await repair(command, opened);
            return;
    }
}
/** All where none is named. @throws ConfigurationError for one that is not there */
function namedIn(state, asked, where) {
    const all = (0,assignment_state/* namesIn */.wX)(state);
    for (const name of asked) {
        if (all.includes(name))
            continue;
        const meant = (0,nearest/* nearest */.p)(name, all);
        const end = meant === null
            ? `there is ${all.map(text_escape/* visible */.RK).join(', ') || 'none'}. Name one that is there.`
            : `did you mean ${(0,text_escape/* visible */.RK)(meant)}?`;
        throw new outcome/* ConfigurationError */.j1(`There is no assignment ${(0,quoted/* quoted */.T)(name)} on ${where}; ${end}`);
    }
    return asked.length === 0 ? all : [...new Set(asked)];
}
async function prune(command, opened, named) {
    const { store, state, where, now, say } = opened;
    const names = command.over ? named.filter((name) => isDone(state, name, now)) : named;
    if (names.length === 0) {
        say([`Nothing is over on ${where}: each assignment was used within ${forget/* KEPT_DAYS */.bN} days, or names nobody.`]);
        return;
    }
    assertPrunable(state, names, now);
    const at = now.toISOString();
    if (!command.dryRun) {
        await store.update((current) => {
            // A scan may have begun since.
            assertPrunable(current, names, new Date());
            return command.everything
                ? (0,forget/* withoutHistory */.lI)(names.reduce(assignment_state/* withoutAssignment */.Me, current))
                : (0,forget/* forgetPeople */.lZ)(current, names, open_store/* newSalt */.N, at);
        });
    }
    const verb = command.dryRun ? 'would be forgotten' : 'forgotten';
    for (const name of names) {
        const one = state.assignments[name];
        const people = (0,format/* count */.U9)(one === undefined ? 0 : (0,forget/* peopleIn */.$T)(one), 'person').replace(/persons$/, 'people');
        say([`${(0,text_escape/* visible */.RK)(name)}: ${command.everything ? 'everything' : people} ${verb}.`]);
    }
    if (!command.dryRun) {
        say([
            'Earlier commits are off the branch. GitHub keeps them for a while: ask its support to remove them at once.',
        ]);
        if (opened.copies.length > 0) {
            say([
                `Copies of damaged files may still name people: ${opened.copies.map(text_escape/* visible */.RK).join(', ')}. Run code-similarity state repair, or delete them.`,
            ]);
        }
    }
}
/** @throws ConfigurationError while a scan works with the state, or a check of one of them is not finished */
function assertPrunable(state, names, now) {
    assertIdle(state, now);
    const pending = names.filter((name) => ((0,assignment_state/* assignmentOf */.tq)(state, name)?.pending ?? null) !== null);
    if (pending.length === 0)
        return;
    throw new outcome/* ConfigurationError */.j1(`A check of ${pending.map(text_escape/* visible */.RK).join(', ')} is not finished; let a scan finish it first.`);
}
function isDone(state, name, now) {
    const one = state.assignments[name];
    return one !== undefined && (0,forget/* isToForget */.Rg)(one, now);
}
async function repair({ dryRun }, { store, state, where, now, say }) {
    assertIdle(state, now);
    const said = await store.repair(dryRun);
    say(said.length === 0 ? [`Nothing is damaged on ${where}.`] : said.map(text_escape/* visible */.RK));
    if (dryRun && said.length > 0)
        say(['Nothing was done (--dry-run).']);
}
/** @throws ConfigurationError while a scan works with the state */
function assertIdle({ lease }, now) {
    if (lease === null || Date.parse(lease.until) < now.getTime())
        return;
    throw new outcome/* ConfigurationError */.j1(`Run ${(0,text_escape/* visible */.RK)(lease.run)} scans at the moment, until ${(0,format/* formatTime */.fU)(lease.until)} at the latest unless it goes on. Wait for its end.`);
}


/***/ }),

/***/ 97244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ errorsOnly),
/* harmony export */   d: () => (/* binding */ terminalLog)
/* harmony export */ });
/* harmony import */ var _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82248);

const BAR = 24;
const CLEAR_LINE = '\r\u001b[2K';
/**
 * Messages for a person, on stderr, so that stdout holds the result alone. On a terminal progress is one line that
 * changes; elsewhere there are plain lines.
 */
function terminalLog(stream, redact, verbose) {
    let live = false;
    const say = (prefix) => (message) => {
        stream.write(`${live ? CLEAR_LINE : ''}${prefix}${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(redact(message))}\n`);
        live = false;
    };
    return {
        debug: verbose ? say('debug: ') : () => { },
        info: say(''),
        notice: say('note: '),
        warning: say('warning: '),
        error: say('error: '),
        group: (title, body) => {
            say('')(title);
            return body();
        },
        ...(stream.isTTY === true
            ? {
                progress: (what, done, total) => {
                    stream.write(`${CLEAR_LINE}${bar(done, total)} ${what}`);
                    live = true;
                },
            }
            : {}),
    };
}
/** The errors of a log, and nothing else. */
function errorsOnly(log) {
    const nothing = () => { };
    return {
        debug: nothing,
        info: nothing,
        notice: nothing,
        warning: nothing,
        error: (message) => log.error(message),
        group: (_, body) => body(),
    };
}
/** A bar where it is known how much there is; it is full only when all is done. */
function bar(done, total) {
    if (total === null)
        return String(done);
    const full = total <= 0 ? 0 : Math.floor((Math.min(done, total) / total) * BAR);
    const count = done === total ? String(done) : `${Math.floor(done)} of ${total}`;
    return `[${'█'.repeat(full)}${'·'.repeat(BAR - full)}] ${count}`;
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

/***/ 74273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** Orders texts by code units: the same on every machine, whatever its language. For `sort`: -1, 0 or 1. */
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 73387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   rC: () => (/* binding */ pointsInLine),
/* harmony export */   xM: () => (/* binding */ formatLines),
/* harmony export */   y: () => (/* binding */ formatScore),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/**
 * A score for a person: one decimal, "n/a" for null. Where one decimal would put it on the wrong side of the threshold it
 * gets two, rounded away from the threshold, so that a flagged 75.004 reads 75.01 and never 75.0.
 */
function formatScore(value, threshold = null) {
    if (value === null || !Number.isFinite(value))
        return 'n/a';
    if (threshold === null)
        return value.toFixed(1);
    const above = value > threshold;
    for (const digits of [1, 2]) {
        const text = value.toFixed(digits);
        if (Number(text) > threshold === above)
            return text;
    }
    return ((above ? Math.ceil(value * 100) : Math.floor(value * 100)) / 100).toFixed(2);
}
/** A score with its unit: `81.3 %` or `n/a`. */
function formatPercent(value, threshold = null) {
    const text = formatScore(value, threshold);
    return text === 'n/a' ? text : `${text} %`;
}
/** A whole number in groups: `12,345`. */
function formatCount(value) {
    return String(Math.trunc(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 pair`, `2 pairs`, `12,345 pairs`. */
function count(n, noun) {
    return `${formatCount(n)} ${noun}${n === 1 ? '' : 's'}`;
}
/** "a, b and 3 more": at most so many of some words. @param shown what is written of one */
function listed(words, most, shown = (word) => word) {
    const rest = words.length - most;
    const first = words.slice(0, most).map((word) => shown(word));
    return `${first.join(', ')}${rest > 0 ? ` and ${formatCount(rest)} more` : ''}`;
}
/** `0.8 s`, `42 s`, `3 min 05 s`, `1 h 02 min`. */
function formatDuration(ms) {
    if (ms < 10_000)
        return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
    const minutes = Math.round(seconds / 60);
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
/** `812 B`, `14.2 kB`, `3.1 MB`, `57.4 GB`: powers of ten. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 999_950)
        return `${(bytes / 1000).toFixed(1)} kB`;
    if (bytes < 999_950_000)
        return `${(bytes / 1_000_000).toFixed(1)} MB`;
    return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
/** `lines 3–9`, `line 3`, or `lines n/a`. */
function formatLines(start, end) {
    if (start === null)
        return 'lines n/a';
    return end === null || end === start ? `line ${start}` : `lines ${start}–${end}`;
}
/** `2026-11-21 04:31 UTC` from RFC 3339; the text itself where it is no time. */
function formatTime(rfc3339) {
    const time = Date.parse(rfc3339);
    return Number.isNaN(time) ? rfc3339 : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** A message that lists its points line by line, for a place that has one line. */
function pointsInLine(message) {
    return message.replaceAll(/\n- /g, ' • ');
}


/***/ }),

/***/ 23719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/** The sentence of whatever was thrown. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
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
