export const id = 74;
export const ids = [74];
export const modules = {

/***/ 45730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ LAYOUT_NAMES)
/* harmony export */ });
/**
 * Shapes of what lies at `path`: the choices of the input `layout` besides `auto`. Each is a file of that name in
 * `src/sources/folders/layouts`. The last three are of no platform: nobody recognises them, they are what is left.
 */
const LAYOUT_NAMES = [
    'moodle',
    'canvas',
    'blackboard',
    'gradescope',
    'ilias',
    'brightspace',
    'info-csv',
    'classroom',
    'nbgrader',
    'submitty',
    'artemis',
    'codegrade',
    'folders',
    'flat',
    'single',
];


/***/ }),

/***/ 60545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ LIMITS)
/* harmony export */ });
/** Every limit that comes from the service's interface or from GitHub, in one place. Units are in the names. */
const LIMITS = {
    /** One upload (L257 says 10 MB; the smaller reading, so that both are kept). */
    zipBytes: 10_000_000,
    /** Files in one upload-batch request (L258). */
    batchFiles: 50,
    /** What we put into one request: half of what is allowed, to keep bodies sane. */
    ownBatchFiles: 25,
    ownBatchBytes: 40_000_000,
    /** A check's name (L259). */
    checkNameMin: 3,
    checkNameMax: 255,
    /** Requests a minute and client address (L254). */
    requestsPerMinute: 60,
    /** A job's summary: over it GitHub drops the whole summary. */
    summaryBytes: 1_048_576,
    /** A comment's body. */
    commentCharacters: 65_536,
    annotationsPerStep: 10,
};


/***/ }),

/***/ 39099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/**
 * The known name that a person most likely meant, or null when none is near: at most two edits away (a swap of two
 * neighbours is one), or three for names of ten characters and more. Where no whole name is near, one of its words may be:
 * `treshold` means `similarity-threshold`, the first that has such a word.
 */
function nearest(name, known) {
    const wanted = name.toLowerCase().replaceAll(/[_ ]/g, '-').slice(0, 100);
    return (nearestOf(wanted, known.map((one) => [one, one.toLowerCase()]), wanted.length < 4 ? 1 : wanted.length < 10 ? 2 : 3) ??
        nearestOf(wanted, known.flatMap((one) => one
            .toLowerCase()
            .split(/[- ]/)
            .filter((word) => word.length >= WORD_FROM)
            .map((word) => [one, word])), wanted.length < 8 ? 1 : 2));
}
/** Shorter words are near to too much. */
const WORD_FROM = 5;
function nearestOf(wanted, known, most) {
    let best = null;
    let bestDistance = most + 1;
    for (const [name, text] of known) {
        const distance = editDistance(wanted, text);
        if (distance < bestDistance)
            [best, bestDistance] = [name, distance];
    }
    return best;
}
/** Optimal string alignment distance. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1];
            let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
                cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
            }
            row.push(cost);
        }
        [beforeLast, last] = [last, row];
    }
    return last[b.length] ?? 0;
}


/***/ }),

/***/ 93153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ SettingsError),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   cJ: () => (/* binding */ Cancelled),
/* harmony export */   im: () => (/* binding */ OUTCOMES),
/* harmony export */   j1: () => (/* binding */ ConfigurationError),
/* harmony export */   y_: () => (/* binding */ GitHubError),
/* harmony export */   zY: () => (/* binding */ Skipped)
/* harmony export */ });
/** Every way a run can end (product contract). Exactly one is written to the `outcome` output. */
const OUTCOMES = [
    'passed',
    'flagged',
    'incomplete',
    'analysis-failed',
    'timeout',
    'rate-limited',
    'service-unavailable',
    'network',
    'auth',
    'account-suspended',
    'forbidden',
    'config-error',
    'skipped',
    'cancelled',
    'internal-error',
];
/**
 * The root of every error that this program raises on purpose. `message` is the one sentence a person needs:
 * what is wrong, where, and what to do. Anything else that is thrown is a defect and ends as `internal-error`.
 */
class Failure extends Error {
    /** What every reader of the log may be told of it, students too. null: `message` may name a peer, and there is no other. */
    openMessage = null;
}
/** The user's inputs, config file or data are wrong. */
class ConfigurationError extends Failure {
    name = 'ConfigurationError';
    outcome = 'config-error';
    retryHelps = false;
}
/** The settings are wrong, or do not fit the event: made of words that stand in the workflow and its config file alone. */
class SettingsError extends ConfigurationError {
    name = 'SettingsError';
    openMessage = this.message;
}
/** There is nothing to do, and that is no error (e.g. a fork's pull request without secrets). */
class Skipped extends Failure {
    name = 'Skipped';
    outcome = 'skipped';
    retryHelps = false;
    openMessage = this.message;
}
/** SIGINT, SIGTERM or an aborted run. */
class Cancelled extends Failure {
    name = 'Cancelled';
    outcome = 'cancelled';
    retryHelps = true;
    openMessage = this.message;
}
/** GitHub refused or could not be reached while submissions were collected. */
class GitHubError extends Failure {
    name = 'GitHubError';
    retryHelps;
    outcome;
    openMessage;
    constructor(message, outcome, options = {}) {
        super(message, options);
        this.outcome = outcome;
        this.openMessage = options.openMessage ?? null;
        this.retryHelps = outcome === 'network' || outcome === 'rate-limited';
    }
}


/***/ }),

/***/ 46501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ SOURCE_NAMES),
/* harmony export */   v: () => (/* binding */ isSingle)
/* harmony export */ });
/** Every source of submissions: the choices of the input `source`. Each is a folder of that name in `src/sources`. */
const SOURCE_NAMES = ['pull-request', 'directory', 'repositories', 'workspace'];
const SINGLE = new Set(['pull-request', 'workspace']);
/** Whether a source judges one submission, which may have nobody to be compared with. Every other source is a class. */
function isSingle(source) {
    return SINGLE.has(source);
}


/***/ }),

/***/ 35947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stoppedBy),
/* harmony export */   dJ: () => (/* binding */ cancelOnSignals),
/* harmony export */   sZ: () => (/* binding */ untilStopped)
/* harmony export */ });
/* unused harmony export stopSignals */
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);

const EVERYWHERE = ['SIGINT', 'SIGTERM'];
/** Windows has no signals; these are Ctrl-C, Ctrl-Break (a runner's second word) and the closing of the window. */
const WINDOWS = ['SIGINT', 'SIGBREAK', 'SIGHUP'];
/** What asks a program to stop. Elsewhere than on Windows, SIGHUP is left to `nohup`. */
function stopSignals(platform = process.platform) {
    return platform === 'win32' ? WINDOWS : EVERYWHERE;
}
/** What stopped a run, by the reason of its `AbortSignal`; null: no signal did. */
function stoppedBy(reason) {
    if (!(reason instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Cancelled */ .cJ))
        return null;
    return [...EVERYWHERE, ...WINDOWS].find((name) => name === reason.cause) ?? null;
}
/**
 * Turns what asks the program to stop into an aborted signal. The runner sends SIGINT, 7.5 s later SIGTERM (Ctrl-Break on
 * Windows), 2.5 s later it kills: what is under way is dropped at once, and the time is spent on saying how far it got. A
 * third signal ends the process.
 */
function cancelOnSignals(source, platform = source.platform) {
    const names = stopSignals(platform);
    const controller = new AbortController();
    const again = new AbortController();
    let received = 0;
    const listener = (name) => {
        received += 1;
        const reason = new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Cancelled */ .cJ(`The run was cancelled (${name}).`, { cause: name });
        if (received === 1)
            controller.abort(reason);
        else
            again.abort(reason);
        if (received > 2)
            source.exit(130);
    };
    for (const name of names)
        source.on(name, listener);
    return {
        signal: controller.signal,
        again: again.signal,
        release: () => {
            for (const name of names)
                source.off(name, listener);
        },
    };
}
/** Settles when this process is asked to stop. */
function untilStopped(source = process) {
    return new Promise((done) => {
        for (const name of stopSignals(source.platform))
            source.once(name, () => done());
    });
}


/***/ }),

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

/***/ 51977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S3: () => (/* binding */ staffSchema),
/* harmony export */   aQ: () => (/* binding */ assignmentNameSchema),
/* harmony export */   ls: () => (/* binding */ dismissedSchema),
/* harmony export */   rw: () => (/* binding */ scheduleSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _inputs_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83309);
/* harmony import */ var _inputs_value_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11629);



/** A pair that a person judged innocent. The reason is required: it stays in the report. */
const dismissal = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    a: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().trim().min(1).max(500).describe('One submission: folder, owner/name or owner/name#number.'),
    b: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().trim().min(1).max(500).describe('The other submission.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().trim().min(1).max(1000).describe('Why the pair is no finding. Shown in the report.'),
})
    .describe('A pair that a person judged innocent: shown as such, not counted.');
const dismissedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(dismissal).max(10_000).prefault([]);
const staffSchema = (0,_inputs_value_types_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)('', '').schema.prefault([]);
const assignmentNameSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .trim()
    .max(100)
    // It names a folder of the report.
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)
    .describe('Name of the assignment, unique in this file: letters, digits, dots, dashes and underscores.');
const scheduleSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    window: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        from: _inputs_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .u.optional().describe('First moment of a scan, RFC 3339 with an offset.'),
        until: _inputs_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .u.optional().describe('Last moment of a scan, RFC 3339 with an offset.'),
    })
        .refine(({ from, until }) => from === undefined || until === undefined || from < until)
        .optional()
        .describe('When the assignment is scanned at all.'),
    'min-changes': zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .int()
        .min(1)
        .max(10_000)
        .prefault(1)
        .describe('How many repositories must have changed before a new check is worth its quota.'),
    'cooldown-hours': zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .min(0)
        .max(24 * 365)
        .prefault(0)
        .describe('Least number of hours between two checks of this assignment.'),
})
    .describe('When this assignment is scanned.');


/***/ }),

/***/ 85319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ baseUrl),
/* harmony export */   t: () => (/* binding */ isLoopbackUrl)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66548);
/* harmony import */ var _value_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11629);



/** How a service's base address must end. */
const PATH_END = '/api/v1';
/** Whether a URL's host (as `URL.hostname` gives it) is this machine. */
function isLoopbackHost(hostname) {
    return (hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname));
}
/** Whether a base address that {@link normalizeBaseUrl} gave is on this machine. */
function isLoopbackUrl(baseUrl) {
    return isLoopbackHost(new URL(baseUrl).hostname);
}
/**
 * The base address as the client needs it: no slash at its end.
 *
 * @returns the address, or a sentence's second half that says what is wrong with it
 */
function normalizeBaseUrl(given) {
    if (/[\s\\]/.test(given) || !URL.canParse(given)) {
        return { problem: 'is not an address such as https://service.example/api/v1' };
    }
    const url = new URL(given);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { problem: 'must begin with https://' };
    if (url.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
        return {
            problem: 'must begin with https://: over http the key and the code could be read on the way (http only works for this machine)',
        };
    }
    if (url.username !== '' || url.password !== '') {
        return { problem: 'must not hold a user name or a password: the key has an input of its own, apikey' };
    }
    if (url.search !== '' || url.hash !== '' || /[?#]/.test(given))
        return { problem: 'must not hold ? or #' };
    const path = url.pathname.replace(/\/+$/, '');
    if (!path.endsWith(PATH_END))
        return { problem: `must end in ${PATH_END}` };
    return { url: `${url.origin}${path}` };
}
/** A refused address as a message may show it: a key is often pasted along, behind `?` or `#`, or behind the path. */
function withoutKey(given) {
    return typeof given === 'string' ? given.replace(/([?#]|\/api\/v1\/(?=[^/])).*$/s, '$1***') : given;
}
/** The base address of a service, without a slash at its end. */
const baseUrl = {
    shown: withoutKey,
    ...(0,_value_types_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('<url>', 'an https address that ends in /api/v1 (http only for this machine)'),
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .trim()
        .max(2048)
        .transform((value, context) => {
        const result = normalizeBaseUrl(value);
        if ('url' in result)
            return result.url;
        (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(context, result.problem);
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    }),
};


/***/ }),

/***/ 1972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fd: () => (/* binding */ GROUPS),
  mc: () => (/* binding */ INPUTS),
  Qh: () => (/* binding */ INPUT_NAMES),
  Fg: () => (/* binding */ definitionOf),
  wp: () => (/* binding */ isInputName)
});

// EXTERNAL MODULE: ./build/settings/inputs/value-types.js
var value_types = __webpack_require__(11629);
;// CONCATENATED MODULE: ./build/settings/inputs/comparison.js

const aiReferences = {
    ...(0,value_types/* list */.p_)('<path|owner/name>', 'at most 5 folders or repositories, one per line'),
    schema: (0,value_types/* list */.p_)('', '').schema.refine((entries) => entries.length <= 5),
};
/** What it is compared with. */
const COMPARISON = {
    starter: {
        ...(0,value_types/* optional */.lq)((0,value_types/* text */.Qq)('<path|owner/name>', 'a folder or owner/name')),
        short: 's',
        scope: 'assignment',
        decidesCheck: true,
        description: 'Template repository or folder whose code everybody was given: it is not held against anybody.',
    },
    'base-code': {
        ...(0,value_types/* optional */.lq)((0,value_types/* flag */.Jt)()),
        scope: 'assignment',
        decidesCheck: false,
        defaultNote: '`true` where starter code is known, else `false`',
        description: 'Detect code that most submissions share as starter code.',
    },
    archive: {
        ...(0,value_types/* preset */.IS)((0,value_types/* list */.p_)('<path|owner/name>', 'folders or repositories, one per line'), []),
        short: 'a',
        scope: 'assignment',
        decidesCheck: true,
        description: "More submissions to compare with that are not judged themselves, such as last year's: repositories or paths, one per line.",
    },
    'ai-references': {
        ...(0,value_types/* preset */.IS)(aiReferences, []),
        scope: 'assignment',
        decidesCheck: true,
        description: 'Up to 5 AI-written solutions of the task (folders or repositories): what the AI score of the embedded service compares with.',
    },
    'compare-with': {
        ...(0,value_types/* preset */.IS)((0,value_types/* list */.p_)('<what>', 'open-pull-requests, none, or repositories and paths, one per line'), 'open-pull-requests'),
        scope: 'run',
        decidesCheck: false,
        onlyWith: 'pull-request',
        description: 'What a pull request is compared with: `open-pull-requests`, `none`, or repositories and paths, one per line.',
    },
};

;// CONCATENATED MODULE: ./build/settings/inputs/files.js

/** Which files count. */
const FILES = {
    include: {
        ...(0,value_types/* optional */.lq)((0,value_types/* list */.p_)('<glob>', 'gitignore-style globs, one per line')),
        scope: 'assignment',
        decidesCheck: true,
        defaultNote: 'source files',
        description: 'Files that count, as gitignore-style globs, one per line.',
    },
    exclude: {
        ...(0,value_types/* optional */.lq)((0,value_types/* list */.p_)('<glob>', 'gitignore-style globs, one per line')),
        scope: 'assignment',
        decidesCheck: true,
        defaultNote: 'vendored and generated files, lock files',
        description: 'Files that do not count, as gitignore-style globs, one per line.',
    },
};

// EXTERNAL MODULE: ./build/words/locale.js
var locale = __webpack_require__(69962);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./build/settings/inputs/secrets.js


/** A salt that can be guessed hides nothing. */
const MIN_SALT_CHARACTERS = 16;
/** What pseudonyms are made with. */
const salt = {
    ...(0,value_types/* text */.Qq)('<secret>', `a secret of at least ${MIN_SALT_CHARACTERS} letters, digits and signs`),
    schema: schemas/* string */.YjP()
        .trim()
        .min(MIN_SALT_CHARACTERS)
        .regex(/^[\x21-\x7e]+$/),
};
/** The key of a service. */
const key = {
    ...(0,value_types/* text */.Qq)('<key>', "the service's key: letters, digits and signs on one line"),
    // What can stand in a header: visible ASCII. A secret's trailing line break is no part of it.
    schema: schemas/* string */.YjP()
        .trim()
        .regex(/^[\x21-\x7e]+$/),
};
/** A token of GitHub. */
const token = {
    ...key,
    placeholder: '<token>',
    allowed: 'a token of GitHub: letters, digits and signs on one line',
};

;// CONCATENATED MODULE: ./build/settings/inputs/report.js



/** Where the result shows. */
const REPORT = {
    comment: {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('auto', 'always', 'never'), 'auto'),
        scope: 'run',
        decidesCheck: false,
        description: 'The comment on the pull request. `auto`: where there is a pull request and something to say.',
    },
    'comment-key': {
        ...(0,value_types/* optional */.lq)((0,value_types/* text */.Qq)('<text>')),
        scope: 'run',
        decidesCheck: false,
        defaultNote: 'from workflow and job',
        description: 'Keeps several comments on one pull request apart. The jobs of a matrix need one each, such as `${{ matrix.assignment }}`: the runner does not tell them apart.',
    },
    annotations: {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('auto', 'always', 'never'), 'auto'),
        scope: 'run',
        decidesCheck: false,
        description: 'Annotations at the lines that were found. `auto`: in pull requests.',
    },
    'check-run': {
        ...(0,value_types/* preset */.IS)((0,value_types/* flag */.Jt)(), false),
        scope: 'run',
        decidesCheck: false,
        description: 'A check run of our own with the findings. Needs `checks: write`.',
    },
    anonymize: {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('auto', 'always', 'never'), 'auto'),
        scope: 'run',
        decidesCheck: false,
        description: 'Whether what is shown names nobody but its reader: no other person, repository, code or exact score. `auto`: in runs on a pull request or on the checked-out repository, and always in public repositories, where `never` has no effect either.',
    },
    'student-feedback': {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('full', 'verdict', 'none'), 'full'),
        scope: 'assignment',
        decidesCheck: false,
        description: 'What students read of their own submission: `full` (bands and own lines), `verdict` (needs a review or not) or `none`. An exact answer at each push teaches how to stay below the threshold. In a public repository it is never more than `verdict`.',
    },
    policy: {
        ...(0,value_types/* optional */.lq)((0,value_types/* text */.Qq)('<text>', 'one line: a sentence or a link')),
        scope: 'assignment',
        decidesCheck: false,
        description: 'A sentence or link that students read beside a finding: what happens next, and whom to ask.',
    },
    locale: {
        ...(0,value_types/* optional */.lq)((0,value_types/* choice */.Yq)(...locale/* LOCALES */.YZ)),
        scope: 'assignment',
        decidesCheck: false,
        defaultNote: 'English; the page: the language of the browser',
        description: 'The language of the comment, the summary and the report page. In the page a reader can choose another one. Logs, data files and error messages are in English.',
    },
    notify: {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('comment', 'none'), 'comment'),
        scope: 'assignment',
        decidesCheck: false,
        description: 'Scans: whom the issue of an assignment notifies. `comment`: each scan with news writes one comment, which mentions who reviews each pair. `none`: news are in the text of the issue alone, of whose changes GitHub notifies nobody.',
    },
    'tell-students': {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('none', 'check-run', 'comment'), 'none'),
        scope: 'assignment',
        decidesCheck: false,
        description: 'Scans: what each student reads in the own private repository, **before a person has looked**: bands and whether a review is needed, as `student-feedback` allows; never a peer, a number or lines. `comment`: on the commit that was checked; needs “Contents: write” of `collect-token`. `check-run`: needs the token of a GitHub App with “Checks: write”.',
    },
    'pseudonym-salt': {
        ...(0,value_types/* optional */.lq)(salt),
        scope: 'input',
        decidesCheck: false,
        secret: true,
        defaultNote: 'made from `apikey`',
        description: 'Secret that the pseudonyms are made with under which repositories and pull requests are uploaded to a remote service. The same one gives the same pseudonyms. Without it they are made from the key, which the service knows: that hides names from people who look at the check, but not from an operator who tries to guess them.',
    },
    cases: {
        ...(0,value_types/* optional */.lq)((0,value_types/* text */.Qq)('<file>', 'a path of a file')),
        scope: 'assignment',
        decidesCheck: false,
        defaultNote: '`cases.json` in `report-dir`, where it is there',
        description: 'File with what people decided about pairs and groups: `cases.json`, which the report page saves. Pairs dismissed there are not counted, and code declared common there is taken for starter code.',
    },
    'report-dir': {
        ...(0,value_types/* preset */.IS)((0,value_types/* text */.Qq)('<folder>', 'a path of a folder'), 'similarity-report'),
        short: 'o',
        scope: 'run',
        decidesCheck: false,
        description: 'Folder for the report files (HTML, SARIF, CSV, JSON).',
    },
};

;// CONCATENATED MODULE: ./build/settings/inputs/github-names.js


/** A custom property of repositories and its value. */
const property = {
    ...(0,value_types/* text */.Qq)('<name=value>', 'name=value'),
    schema: schemas/* string */.YjP()
        .trim()
        .max(500)
        .regex(/^[^=\s]+=.+$/)
        .transform((value) => {
        const sign = value.indexOf('=');
        return { name: value.slice(0, sign), value: value.slice(sign + 1).trim() };
    }),
};
/** An assignment of Classroom 50: both are names of folders in its config repository. */
const classroom50 = {
    ...(0,value_types/* text */.Qq)('<classroom>/<assignment>', 'classroom/assignment, both as they are named in the config repository'),
    schema: schemas/* string */.YjP()
        .trim()
        .max(255)
        .regex(/^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/)
        .refine((value) => value.split('/').every((part) => !/^\.+$/.test(part)))
        .transform((value) => {
        const [classroom = '', assignment = ''] = value.split('/');
        return { classroom, assignment };
    }),
};
/** A login or organisation of GitHub: letters, digits and single hyphens; at most 39 characters. */
const OWNER = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/;
/** Whose repositories are looked through. */
const organization = {
    ...(0,value_types/* text */.Qq)('<name>', 'the name of an organisation or user on GitHub'),
    schema: schemas/* string */.YjP().trim().regex(OWNER),
};
/** People and teams that may give the bot commands. */
const botUsers = {
    ...(0,value_types/* list */.p_)('<login>', 'logins and @org/team, one per line'),
    schema: (0,value_types/* list */.p_)('', '').schema.refine((entries) => entries.every((entry) => /^@?[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})(?:\/[\w.-]{1,100})?$/.test(entry))),
};
/** A topic of repositories. */
const topic = {
    ...(0,value_types/* text */.Qq)('<topic>', 'a topic of GitHub: letters, digits and dashes, at most 50'),
    schema: schemas/* string */.YjP()
        .trim()
        .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,49}$/),
};
/** A team of the organisation. */
const team = {
    ...(0,value_types/* text */.Qq)('<team>', "a team's name as it stands in its address"),
    schema: schemas/* string */.YjP()
        .trim()
        .regex(/^[A-Za-z0-9_.-]{1,100}$/),
};
/** A branch that can be made: git refuses the same. */
const branch = {
    ...(0,value_types/* text */.Qq)('<branch>', 'the name of a branch'),
    schema: schemas/* string */.YjP()
        .trim()
        .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,199}$/)
        .refine((value) => !/\.\.|\/\/|\/$|\.lock$/.test(value)),
};

;// CONCATENATED MODULE: ./build/settings/inputs/run.js




/** The label leaves room in the check's name (L259) for what makes it unique. */
const CHECK_LABEL_CHARACTERS = 120;
/** A day's job at most on hosted runners, five days on own ones (GitHub's usage limits). */
const MAX_TIMEOUT_MINUTES = 5 * 24 * 60;
const checkLabel = {
    ...(0,value_types/* text */.Qq)('<text>', `one line of at most ${CHECK_LABEL_CHARACTERS} characters`),
    schema: schemas/* string */.YjP()
        .trim()
        .min(1)
        .max(CHECK_LABEL_CHARACTERS)
        .refine((value) => !/\p{Cc}/u.test(value)),
};
/** The run itself. */
const RUN = {
    mode: {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('auto', 'check', 'scan', 'bot'), 'auto'),
        scope: 'run',
        decidesCheck: false,
        description: '`check`: one check, now. `scan`: the assignments of the config file, incrementally. `bot`: answers a comment. `auto`: a comment event is `bot`, a config file with `assignments` is `scan`, all else `check`.',
    },
    config: {
        ...(0,value_types/* preset */.IS)((0,value_types/* text */.Qq)('<file>', 'the path of a YAML file'), '.github/similarity.yml'),
        short: 'c',
        scope: 'input',
        decidesCheck: false,
        description: 'YAML file with the same keys. An input beats the file. Under a pull request it is read from the base branch.',
    },
    'check-name': {
        ...(0,value_types/* optional */.lq)(checkLabel),
        scope: 'assignment',
        decidesCheck: true,
        defaultNote: 'from repository and event',
        description: "Label at the start of the check's name.",
    },
    'keep-check': {
        ...(0,value_types/* preset */.IS)((0,value_types/* flag */.Jt)(), true),
        scope: 'run',
        decidesCheck: false,
        description: '`false` deletes the check at the service after the report is written.',
    },
    resume: {
        ...(0,value_types/* preset */.IS)((0,value_types/* flag */.Jt)(), true),
        scope: 'run',
        decidesCheck: false,
        description: 'A re-run of the same job takes up its earlier check.',
    },
    'check-id': {
        ...(0,value_types/* optional */.lq)((0,value_types/* amount */.vj)(schemas/* number */.aig().int().min(1), 'the whole number that an earlier run gave as check-id', '<id>')),
        scope: 'input',
        decidesCheck: false,
        description: 'Take up this check of the service and only report on it.',
    },
    'timeout-minutes': {
        ...(0,value_types/* preset */.IS)((0,value_types/* amount */.vj)(schemas/* number */.aig().gt(0).max(MAX_TIMEOUT_MINUTES), `a number of minutes above 0, at most ${MAX_TIMEOUT_MINUTES}; fractions are fine`, '<minutes>'), 30),
        scope: 'run',
        decidesCheck: false,
        description: 'The run ends by itself before this. Fractions allowed.',
    },
    'bot-users': {
        ...(0,value_types/* preset */.IS)(botUsers, []),
        scope: 'run',
        decidesCheck: false,
        description: 'Logins or `@org/team`, one per line, whose commands the bot obeys, besides having write permission.',
    },
    'cache-dir': {
        ...(0,value_types/* optional */.lq)((0,value_types/* text */.Qq)('<folder>', 'a path of a folder')),
        scope: 'run',
        decidesCheck: false,
        description: 'Folder in which fetched repositories are kept between runs (with `actions/cache`): one that has not changed is then not fetched again. It holds code; keep it where the report may be.',
    },
    'state-branch': {
        ...(0,value_types/* preset */.IS)(branch, 'similarity-state'),
        scope: 'run',
        decidesCheck: false,
        description: 'Branch of this repository in which scans and the bot remember what was checked and said. It shares no history with the code.',
    },
    'dry-run': {
        ...(0,value_types/* preset */.IS)((0,value_types/* flag */.Jt)(), false),
        short: 'n',
        scope: 'run',
        decidesCheck: false,
        description: 'Collect, pack, resolve engine and quota, show the plan; upload and post nothing.',
    },
    'collect-token': {
        ...(0,value_types/* optional */.lq)(token),
        scope: 'input',
        decidesCheck: false,
        secret: true,
        defaultNote: '`github-token`',
        description: 'Token that reads the repositories of submissions, where they are not to be read with `github-token`: so the workflow’s own token can write comments, issues and state, and this one needs no right but “Contents: read”.',
    },
    'github-token': {
        ...(0,value_types/* optional */.lq)(token),
        scope: 'input',
        decidesCheck: false,
        secret: true,
        defaultNote: '`${{ github.token }}`',
        actionDefault: '${{ github.token }}',
        description: 'Token for GitHub. Other private repositories need one that may read their contents, here or as `collect-token`.',
    },
};

// EXTERNAL MODULE: ./build/domain/limits.js
var limits = __webpack_require__(60545);
// EXTERNAL MODULE: ./build/settings/inputs/base-url.js
var base_url = __webpack_require__(85319);
;// CONCATENATED MODULE: ./build/settings/inputs/service.js





/** The service and its engine. */
const SERVICE = {
    apikey: {
        ...(0,value_types/* optional */.lq)(key),
        scope: 'input',
        decidesCheck: false,
        secret: true,
        description: "The service's key, from a secret. Empty: the embedded service, and no code leaves the runner.",
    },
    'base-url': {
        ...(0,value_types/* optional */.lq)(base_url/* baseUrl */.p),
        scope: 'run',
        decidesCheck: false,
        description: "The service's base address, ending in `/api/v1`. Needed with `apikey`; there is no default.",
    },
    engine: {
        ...(0,value_types/* preset */.IS)((0,value_types/* nameOrId */.YW)('the name or id of an engine'), 'recommended'),
        short: 'e',
        scope: 'assignment',
        decidesCheck: true,
        description: 'Engine, by name or id, from the list that the service gives. `recommended` is its own choice.',
    },
    language: {
        ...(0,value_types/* preset */.IS)((0,value_types/* nameOrId */.YW)('the name, file extension or id of a language'), 'auto'),
        short: 'l',
        scope: 'assignment',
        decidesCheck: true,
        description: 'Programming language, by name, file extension or id. `auto` lets the service detect it.',
    },
    ai: {
        ...(0,value_types/* preset */.IS)((0,value_types/* flag */.Jt)(), true),
        scope: 'assignment',
        decidesCheck: false,
        description: 'Look for AI-generated code.',
    },
    'poll-interval': {
        ...(0,value_types/* optional */.lq)((0,value_types/* amount */.vj)(schemas/* number */.aig().min(0.05).max(3600), 'a number of seconds, at least 20 (0.05 on this machine), at most 3600', '<seconds>')),
        scope: 'run',
        decidesCheck: false,
        defaultNote: '`25` (`0.5` with the embedded service)',
        description: 'Seconds between two questions whether the check is done: at least 20, except on loopback (at least 0.05). The embedded service is asked more often at first.',
    },
    'requests-per-minute': {
        ...(0,value_types/* preset */.IS)((0,value_types/* amount */.vj)(schemas/* number */.aig().int().min(1).max(limits/* LIMITS */.b.requestsPerMinute), `a whole number from 1 to ${limits/* LIMITS */.b.requestsPerMinute}`, `<1..${limits/* LIMITS */.b.requestsPerMinute}>`), 30),
        scope: 'run',
        decidesCheck: false,
        description: `Own pace towards the service, which allows ${limits/* LIMITS */.b.requestsPerMinute} requests a minute to all jobs of one address together.`,
    },
};

// EXTERNAL MODULE: ./build/domain/layout-names.js
var layout_names = __webpack_require__(45730);
// EXTERNAL MODULE: ./build/domain/source-names.js
var source_names = __webpack_require__(46501);
// EXTERNAL MODULE: ./build/settings/inputs/instant.js
var instant = __webpack_require__(83309);
// EXTERNAL MODULE: ./build/settings/inputs/refusal.js
var refusal = __webpack_require__(66548);
;// CONCATENATED MODULE: ./build/settings/inputs/repositories.js


/** Which repositories hold submissions: names, globs and regular expressions, one per line. */
const repositories = {
    ...(0,value_types/* list */.p_)('<owner/name>', 'owner/name, a glob, or /regex/, one per line'),
    schema: (0,value_types/* list */.p_)('', '').schema.superRefine((entries, context) => {
        for (const entry of entries) {
            const problem = repositoryPatternProblem(entry);
            if (problem !== null)
                (0,refusal/* refuse */.T)(context, problem);
        }
    }),
};
/** What is wrong with one line of `repositories`, as the second half of a sentence, or null. */
function repositoryPatternProblem(entry) {
    if (entry.startsWith('/')) {
        const closing = entry.lastIndexOf('/');
        const flags = entry.slice(closing + 1);
        if (closing === 0 || closing === 1)
            return 'holds a regular expression without its closing /';
        if (!/^[iu]*$/.test(flags))
            return 'holds a regular expression with flags other than i and u';
        try {
            void new RegExp(entry.slice(1, closing), flags);
            return null;
        }
        catch {
            return 'holds a regular expression that cannot be read';
        }
    }
    if (/\s/.test(entry) || entry.split('/').length > 2 || entry.includes('://')) {
        return 'holds a line that is neither owner/name nor a glob nor /regex/';
    }
    return null;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
;// CONCATENATED MODULE: ./build/settings/inputs/shard.js



/** `i/n`, both from 1, at most 256 jobs, or `judge`. */
const shard = {
    ...(0,value_types/* text */.Qq)('<i/n|judge>', 'i/n with i from 1 to n and n at most 256, or judge'),
    schema: schemas/* string */.YjP()
        .trim()
        .regex(/^(?:judge|[1-9]\d{0,2}\/[1-9]\d{0,2})$/)
        .transform((value, context) => {
        if (value === 'judge')
            return { kind: 'judge' };
        const [index = 0, count = 0] = value.split('/').map(Number);
        if (index <= count && count <= 256)
            return { kind: 'part', index, count };
        (0,refusal/* refuse */.T)(context, 'names a part that does not exist');
        return core/* NEVER */.tm;
    }),
};

;// CONCATENATED MODULE: ./build/settings/inputs/submissions.js







/** What is checked. */
const SUBMISSIONS = {
    source: {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('auto', ...source_names/* SOURCE_NAMES */.t), 'auto'),
        scope: 'assignment',
        decidesCheck: true,
        description: 'Where submissions come from. `workspace`: the checked-out repository is one submission. `auto`: the pull request in a pull-request event, else `repositories` where `repositories`, `manifest`, `classroom50` or `organization` is given, else `directory` where `path` is given, else `workspace`.',
    },
    path: {
        ...(0,value_types/* preset */.IS)((0,value_types/* list */.p_)('<path>', 'folders or globs, one per line'), []),
        scope: 'assignment',
        decidesCheck: true,
        leadsTo: 'directory',
        onlyWith: 'directory',
        description: "Folders, or a platform's download as it comes. Each direct subfolder (or ZIP) of each matching path is a submission, unless `layout` says else. Globs allowed, one per line.",
    },
    layout: {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('auto', ...layout_names/* LAYOUT_NAMES */.k), 'auto'),
        scope: 'assignment',
        decidesCheck: true,
        onlyWith: 'directory',
        description: "The shape of what lies at `path`. A learning platform's download is recognised by its names; else each folder or archive is a submission (`folders`), or each file (`flat`). `single`: all of it is one submission.",
    },
    add: {
        ...(0,value_types/* preset */.IS)((0,value_types/* list */.p_)('<path>', 'folders or ZIPs, one per line'), []),
        scope: 'run',
        decidesCheck: false,
        leadsTo: 'directory',
        onlyWith: 'directory',
        description: 'Late submissions, one folder or ZIP per line: each is one submission and joins the class of the report in `report-dir`, which is made anew. That class is not collected again, because its code stands in the report. Who is in it already is replaced. With a platform as `layout` each is a download that holds the late ones.',
    },
    organization: {
        ...(0,value_types/* optional */.lq)(organization),
        scope: 'assignment',
        decidesCheck: true,
        leadsTo: 'repositories',
        defaultNote: "the workflow's owner",
        description: 'Where repositories are looked for.',
    },
    repositories: {
        ...(0,value_types/* preset */.IS)(repositories, []),
        scope: 'assignment',
        decidesCheck: true,
        leadsTo: 'repositories',
        onlyWith: 'repositories',
        description: 'Repositories, one per line: `owner/name`, a glob such as `hw1-*`, or `/regex/` over the whole name, with an optional named group `student`.',
    },
    manifest: {
        ...(0,value_types/* optional */.lq)((0,value_types/* text */.Qq)('<file>', 'the path of a CSV file')),
        scope: 'assignment',
        decidesCheck: true,
        leadsTo: 'repositories',
        onlyWith: 'repositories',
        description: 'A CSV file of repositories: `student_repository_url` or `repository`, `roster_identifier` or `student`, and an optional `deadline`.',
    },
    people: {
        ...(0,value_types/* optional */.lq)((0,value_types/* text */.Qq)('<file>', 'the path of a CSV file')),
        scope: 'assignment',
        decidesCheck: true,
        description: 'A CSV file of people: `id`, `name`, `section`, `team`, `partners`, `staff`, `attempts`, `also`, `email`, `login`, `file`, `time`, or what platforms export. Team mates, partners and one person are never flagged with each other.',
    },
    classroom50: {
        ...(0,value_types/* optional */.lq)(classroom50),
        scope: 'assignment',
        decidesCheck: true,
        leadsTo: 'repositories',
        onlyWith: 'repositories',
        description: "`classroom/assignment` in Classroom 50's config repository.",
    },
    topic: {
        ...(0,value_types/* optional */.lq)(topic),
        scope: 'assignment',
        decidesCheck: true,
        leadsTo: 'repositories',
        onlyWith: 'repositories',
        description: 'Only repositories with this topic.',
    },
    team: {
        ...(0,value_types/* optional */.lq)(team),
        scope: 'assignment',
        decidesCheck: true,
        leadsTo: 'repositories',
        onlyWith: 'repositories',
        description: 'Only repositories that this team of the organisation has access to, or whose name ends in the login of one of its members.',
    },
    property: {
        ...(0,value_types/* optional */.lq)(property),
        scope: 'assignment',
        decidesCheck: true,
        leadsTo: 'repositories',
        onlyWith: 'repositories',
        description: 'Only repositories whose custom property has this value: `name=value`.',
    },
    'include-archived': {
        ...(0,value_types/* preset */.IS)((0,value_types/* flag */.Jt)(), false),
        scope: 'assignment',
        decidesCheck: true,
        onlyWith: 'repositories',
        description: 'Archived repositories too.',
    },
    deadline: {
        ...(0,value_types/* optional */.lq)({
            ...(0,value_types/* text */.Qq)('<time>', 'a time with its offset, such as 2026-11-30T23:59:00+01:00'),
            schema: instant/* instant */.u,
        }),
        scope: 'assignment',
        decidesCheck: true,
        onlyWith: 'repositories',
        description: 'Take the last push before this time, as GitHub attests it. RFC 3339, with an offset.',
    },
    'pull-request-scope': {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('changed', 'tree'), 'changed'),
        scope: 'run',
        decidesCheck: false,
        onlyWith: 'pull-request',
        description: "The pull request's `changed` files, or the whole `tree` of its head.",
    },
    shard: {
        ...(0,value_types/* optional */.lq)(shard),
        scope: 'run',
        decidesCheck: false,
        description: '`i/n`: collect and upload only this part of the submissions, to one check that a job matrix shares; `judge` starts that check and reports.',
    },
};

;// CONCATENATED MODULE: ./build/settings/inputs/verdict.js


const percentage = (0,value_types/* amount */.vj)(schemas/* number */.aig().min(0).max(100), 'a number from 0 to 100', '<0..100>');
/** What turns the job red. */
const VERDICT = {
    'similarity-threshold': {
        ...(0,value_types/* preset */.IS)(percentage, 75),
        short: 't',
        scope: 'assignment',
        decidesCheck: false,
        description: 'A submission is flagged when its total similarity is above this (strictly, unrounded).',
    },
    'ai-threshold': {
        ...(0,value_types/* preset */.IS)(percentage, 75),
        scope: 'assignment',
        decidesCheck: false,
        description: 'A submission is flagged when its average AI score is above this (strictly, unrounded).',
    },
    'fail-on': {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('flagged', 'stands-out', 'new', 'never'), 'flagged'),
        scope: 'assignment',
        decidesCheck: false,
        description: 'What fails the job: a `flagged` submission, or also a pair that `stands-out` of its class without being above a threshold. `new` (scans): only what is new or worse since the last report and not dismissed; where nothing is remembered, the same as `flagged`.',
    },
    'on-error': {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('fail', 'warn'), 'fail'),
        scope: 'run',
        decidesCheck: false,
        description: 'What an outage of the service does to the job.',
    },
    'on-incomplete': {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('fail', 'warn'), 'fail'),
        scope: 'assignment',
        decidesCheck: false,
        description: 'What a submission that could not be checked does to the job.',
    },
    'on-timeout': {
        ...(0,value_types/* preset */.IS)((0,value_types/* choice */.Yq)('fail', 'neutral'), 'fail'),
        scope: 'run',
        decidesCheck: false,
        description: 'What running out of time does to the job.',
    },
};

;// CONCATENATED MODULE: ./build/settings/inputs/inputs.js







/**
 * Every input, once: what it means, what may be given, and its default. The settings, action.yml, the tables of the
 * documentation, the command line with its help, and the JSON Schema of the config file are made from these declarations.
 */
const INPUTS = {
    ...SUBMISSIONS,
    ...COMPARISON,
    ...FILES,
    ...SERVICE,
    ...VERDICT,
    ...REPORT,
    ...RUN,
};
const INPUT_NAMES = Object.keys(INPUTS);
/** The groups of the help and of the documentation, in the order in which a person meets them. */
const GROUPS = [
    { title: 'What is checked', names: namesOf(SUBMISSIONS) },
    { title: 'What it is compared with', names: namesOf(COMPARISON) },
    { title: 'Which files count', names: namesOf(FILES) },
    { title: 'The service and its engine', names: namesOf(SERVICE) },
    { title: 'What turns the job red', names: namesOf(VERDICT) },
    { title: 'Where the result shows', names: namesOf(REPORT) },
    { title: 'The run itself', names: namesOf(RUN) },
];
function namesOf(group) {
    return Object.keys(group);
}
function isInputName(name) {
    return Object.hasOwn(INPUTS, name);
}
/** The definition without its own type, for code that treats all inputs alike. */
function definitionOf(name) {
    return INPUTS[name];
}


/***/ }),

/***/ 83309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ instant)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);

/** A time with its offset (RFC 3339) as a date: a time without one means something else on every machine. */
const instant = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$({ offset: true }).transform((value) => new Date(value));


/***/ }),

/***/ 66548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf),
/* harmony export */   T: () => (/* binding */ refuse)
/* harmony export */ });
/** Refuses a value with a reason of our own, the second half of a sentence ("must not hold ? or #"). */
function refuse(context, reason) {
    context.addIssue({ code: 'custom', message: reason, params: { reason } });
}
/** The reason that {@link refuse} left, or null where the schema's plain rule was broken. */
function reasonOf(error) {
    for (const issue of error.issues) {
        if (issue.code !== 'custom')
            continue;
        const reason = issue.params?.['reason'];
        if (typeof reason === 'string')
            return reason;
    }
    return null;
}


/***/ }),

/***/ 11629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ preset),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   YW: () => (/* binding */ nameOrId),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);

/** Longest single value, in characters: generous, and short enough for every message and regular expression. */
const TEXT_CHARACTERS = 4096;
const LIST_ENTRIES = 10_000;
/** A line break or another control character: no name, path or address has one. */
const CONTROL = /\p{Cc}/u;
function line() {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .trim()
        .min(1)
        .max(TEXT_CHARACTERS)
        .refine((value) => !CONTROL.test(value));
}
function text(placeholder, allowed = 'one line of text') {
    return { kind: 'text', schema: line(), allowed, placeholder };
}
/** A name or a number: `engine: 9` in YAML is the same as `engine: "9"`. */
function nameOrId(allowed) {
    const schema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([line(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0)]).transform((value) => String(value));
    return { kind: 'text', schema, allowed, placeholder: '<name|id>' };
}
function choice(...choices) {
    return {
        kind: 'choice',
        schema: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(choices),
        allowed: choices.length === 2
            ? choices.join(' or ')
            : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1) ?? ''}`,
        placeholder: `<${choices.join('|')}>`,
        choices,
    };
}
function flag() {
    return {
        kind: 'boolean',
        schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        allowed: 'true or false',
        placeholder: '<true|false>',
    };
}
function amount(schema, allowed, placeholder) {
    return { kind: 'number', schema, allowed, placeholder };
}
function list(placeholder, allowed) {
    const schema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(TEXT_CHARACTERS * 100), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(line()).max(LIST_ENTRIES)])
        .transform((value) => (typeof value === 'string' ? linesOf(value) : value));
    return { kind: 'list', schema, allowed, placeholder };
}
/** One entry a line; empty lines and lines that begin with # are left out. */
function linesOf(value) {
    return value
        .split(/\r\n|\r|\n/)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '' && !entry.startsWith('#'));
}
/** The type for an input that is null where nobody gave it. */
function optional(type) {
    return { ...type, default: null };
}
/** The type for an input with a default, given as the config file would hold it. */
function preset(type, value) {
    return { ...type, default: value };
}


/***/ }),

/***/ 73682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quoted)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33699);

/** Longest piece of a foreign text in one of our sentences, in characters, where the caller does not say. */
const SHOWN_CHARACTERS = 60;
/**
 * A foreign value for one of our sentences: in double quotes, without secrets or credentials, on one line, with every
 * character that a terminal, a log or a reader could take for something else written as `\u{…}`, and cut short.
 */
function quoted(value, redact = (text) => text, maxCharacters = SHOWN_CHARACTERS) {
    const text = redact(plain(value)).replaceAll(/\/\/[^/\s]*@/g, '//***@');
    const characters = Array.from(text);
    const cut = characters.length > maxCharacters;
    const shown = (cut ? characters.slice(0, maxCharacters) : characters).join('');
    return `"${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeQuoted */ .Oz)(shown)}"${cut ? '…' : ''}`;
}
function plain(value) {
    if (typeof value === 'string')
        return value;
    if (value === null || value === undefined)
        return '';
    if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') {
        return String(value);
    }
    return Array.isArray(value) ? 'a list' : 'a table of keys';
}


/***/ }),

/***/ 33699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ sarifText),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   Kw: () => (/* binding */ markdownRow),
/* harmony export */   N3: () => (/* binding */ httpsUrl),
/* harmony export */   Oz: () => (/* binding */ escapeQuoted),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   aO: () => (/* binding */ flattened),
/* harmony export */   gB: () => (/* binding */ visibleLines),
/* harmony export */   iQ: () => (/* binding */ markdownLink),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   rK: () => (/* binding */ csvCell)
/* harmony export */ });
/**
 * The one place that turns hostile text (names, paths, branches, code, answers of the service) into text that is safe in
 * Markdown, HTML, CSV, SARIF, a sentence or a terminal. Every renderer goes through here and none escapes on its own.
 * `workflow-commands.ts` adds what GitHub's runner takes for a command.
 */
/**
 * Characters that hide, reorder or end text: C0 and C1 controls, soft hyphen, Arabic letter mark, zero-width and bidi marks,
 * line and paragraph separators, blank letters, interlinear and tag characters, and halves of surrogate pairs.
 */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Cs}]/gu;
/** Nothing of this is invisible, and nearly every name is made of it alone. */
const PLAIN = /^[ -~]*$/;
/** Shows what cannot be seen: `a\u202eb` becomes `a⟨U+202E⟩b`. The result is one line. */
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(INVISIBLE, (character) => `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`);
}
/** Whatever is not plainly seen as a character of its own, in a sentence that quotes a value to be corrected. */
const UNPLAIN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;
/** The inside of double quotes in a sentence: `a\u202e"b` becomes `a\u{202e}\"b`. Blanks other than U+0020 are spelled out too. */
function escapeQuoted(text) {
    return (text
        .replaceAll(/[\\"]/g, '\\$&')
        .replaceAll(UNPLAIN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
        // The runner takes `##[` for a command wherever it stands in a line.
        .replaceAll('##[', '#\\u{23}['));
}
/** One line without what cannot be seen: runs of blanks, line ends, controls and format characters become one blank. */
function flattened(text) {
    return text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
/** As `visible`, but keeps line feeds and tabs: for code. */
function visibleLines(text) {
    return text.replaceAll(/[^\n\t]+/g, visible);
}
/** For element contents and quoted attributes. */
function escapeHtml(text) {
    return visible(text)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}
/**
 * Keeps two characters from becoming a mention, a reference or a link. GitHub looks for those after Markdown is done, when
 * an entity for the character itself would already be the character. `visible` leaves none of these, so that it stands
 * for itself until the end.
 */
const BREAK = '\u200b';
/**
 * Text inside of a line of GitHub Markdown, also inside of a table's cell: shows as written, and makes no element, emphasis,
 * link, mention, issue reference, emoji or formula.
 */
function markdownText(text) {
    return visible(text)
        .replaceAll('@', `@${BREAK}`)
        .replaceAll(/#(?=\w)/g, `#${BREAK}`)
        .replaceAll(/\b(GH)-(?=\d)/gi, `$1${BREAK}-`)
        .replaceAll(/:(?=\/\/)/g, `:${BREAK}`)
        .replaceAll(/\b(www)\.(?=\S)/gi, `$1${BREAK}.`)
        .replaceAll(/:(?=[\w+-]+:)/g, `:${BREAK}`)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll(/[\\`*[\]|~$]/g, String.raw `\$&`)
        .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw `\_`)
        .replace(/^(\s*)([#+\-=]|\d+[.)](?=\s|$))/, (_, space, mark) => `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}`)
        .replaceAll(BREAK, '&#8203;');
}
/**
 * A code span of GitHub Markdown, also inside of a table's cell: the way names and paths are shown, because nothing in it is
 * ever a mention, a link or HTML.
 */
function markdownCode(text) {
    const shown = visible(text).replaceAll('|', String.raw `\|`);
    if (shown.trim() === '')
        return text === '' ? '(empty)' : '(blank)';
    const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const touches = /^`|`$|^ .* $/.test(shown);
    return `${fence}${touches ? ` ${shown} ` : shown}${fence}`;
}
/** A link whose text is Markdown already; the text alone where the address is not plain https. */
function markdownLink(text, url) {
    const address = url === null ? null : httpsUrl(url);
    if (address === null)
        return text;
    const safe = address
        .replaceAll(/[()<>\s\\|`*_~[\]]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
        // Markdown reads `&copy;` as one character in an address too.
        .replaceAll(/&(?=#?\w+;)/g, '&amp;');
    return `[${text}](${safe})`;
}
/** A row of a Markdown table. @param cells Markdown, as `markdownText` and `markdownCode` write it */
function markdownRow(cells) {
    return `| ${cells.join(' | ')} |`;
}
/** The address, normalised, where it is https and carries no user name; else null. Everything we link to goes through here. */
function httpsUrl(text) {
    if (!URL.canParse(text))
        return null;
    const url = new URL(text);
    return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}
/**
 * One CSV cell (RFC 4180). A cell that a spreadsheet would take for a formula (OWASP: = + - @ tab CR, and their full-width
 * forms) gets an apostrophe in front, so that it shows as text.
 */
function csvCell(text) {
    const shown = visible(text);
    const isFormula = /^[\s']*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(shown);
    const safe = isFormula ? `'${shown}` : shown;
    return /[",;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
/** The text of a SARIF message, which may hold links, `[text](address)`: a name must not become one. */
function sarifText(text) {
    return text.replaceAll('](', '] (');
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
/** `812 B`, `14.2 kB`, `3.1 MB`: powers of ten. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 999_950)
        return `${(bytes / 1000).toFixed(1)} kB`;
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
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

/***/ 32886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ toleratesFailure)
/* harmony export */ });
/** Whether an explicit policy lets the job go on after this kind of failure. */
function toleratesFailure(outcome, policy) {
    switch (outcome) {
        case 'skipped':
        case 'passed':
            return true;
        case 'timeout':
            return policy.onTimeout === 'neutral';
        case 'service-unavailable':
        case 'network':
        case 'rate-limited':
            return policy.onError === 'warn';
        case 'flagged':
        case 'incomplete':
        case 'analysis-failed':
        case 'auth':
        case 'account-suspended':
        case 'forbidden':
        case 'config-error':
        case 'cancelled':
        case 'internal-error':
            return false;
    }
}


/***/ }),

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The program's version; the build's check keeps it equal to package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 55102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ ENGLISH)
/* harmony export */ });
/* harmony import */ var _locales_en_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17988);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71343);


/** What is always English says its sentences with this: log, console, CSV, JSON, SARIF, the bot. */
const ENGLISH = new _words_js__WEBPACK_IMPORTED_MODULE_1__/* .Words */ .U('en', _locales_en_js__WEBPACK_IMPORTED_MODULE_0__.catalogue);


/***/ }),

/***/ 69962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YZ: () => (/* binding */ LOCALES)
/* harmony export */ });
/* unused harmony exports LOCALE_NAMES, preferredLocale */
/** The languages that the page, the comment and the summary speak: BCP 47 tags, the first where nothing else is known. */
const LOCALES = ['en', 'de', 'es', 'fr', 'zh'];
/** What each language calls itself. */
const LOCALE_NAMES = {
    en: 'English',
    de: 'Deutsch',
    es: 'Español',
    fr: 'Français',
    zh: '中文',
};
/**
 * @param tags BCP 47, the best first: a browser's `navigator.languages`
 * @returns the first of them that is spoken here, whatever its region: `de` for `de-AT`; English where none is
 */
function preferredLocale(tags) {
    for (const tag of tags) {
        const language = tag.split('-')[0]?.toLowerCase();
        const known = LOCALES.find((locale) => locale === language);
        if (known !== undefined)
            return known;
    }
    return LOCALES[0];
}


/***/ }),

/***/ 17988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  catalogue: () => (/* binding */ catalogue)
});

;// CONCATENATED MODULE: ./build/words/locales/en/cases.json
const cases_namespaceObject = /*#__PURE__*/JSON.parse('{"cases.new":"new","cases.seen":"seen","cases.toDiscuss":"to discuss","cases.confirmed":"confirmed","cases.dismissed":"dismissed","cases.countSeen":"{n, plural, other {# seen}}","cases.countToDiscuss":"{n, plural, other {# to discuss}}","cases.countConfirmed":"{n, plural, other {# confirmed}}","cases.countDismissed":"{n, plural, other {# dismissed}}","cases.casesSeen":"{n, plural, one {# case} other {# cases}} seen","cases.casesToDiscuss":"{n, plural, one {# case} other {# cases}} to discuss","cases.casesConfirmed":"{n, plural, one {# case} other {# cases}} confirmed","cases.casesDismissed":"{n, plural, one {# case} other {# cases}} dismissed","cases.grown":"{n, plural, other {# dismissed before and open again, because the evidence grew}}","cases.title":"Cases","cases.case":"Case","cases.caseIs":"Case: <state></state>","cases.nothingDecided":"Nothing is decided yet. Each pair and each group has a state: it says what became of it.","cases.counts":"{counts}.","cases.common":"{n, plural, one {# piece of code called common: the next run leaves it out.} other {# pieces of code called common: the next run leaves them out.}}","cases.waiting":"<names></names>: {state}","cases.waitingPair":"<names></names>: {state} (<a>compare</a>)","cases.sharesMore":"dismissed, and shares more now","cases.ofAnotherRun":"somebody of another run","cases.more":"…and {n, number} more","cases.saved":"Saved in {file} beside the report.","cases.save":"Save {file}","cases.saveChanges":"Save {file} ({n, plural, one {# change} other {# changes}})","cases.open":"Open {file}…","cases.unsaved":"{n, plural, one {# change} other {# changes}} of cases only in this page.","cases.tryAgain":"Try again","cases.addNote":"Add a note…","cases.changeNote":"Change the note…","cases.decidedBy":"{by}, {at}","cases.withReason":"{decided}: {reason}","cases.openAgain":"Dismissed then; the two share more now, so it is open again.","cases.openAgainAt":"Dismissed then, at {similarity}; the two share more now, so it is open again.","cases.whyInnocent":"Why it is innocent","cases.note":"Note, for staff alone","cases.yourName":"Your name","cases.dismiss":"Dismiss","cases.saveDecision":"Save","cases.cancel":"Cancel","cases.calledCommon":"Called common: the next run leaves it out.","cases.isCommon":"This is common…","cases.askCommon":"Given to everybody, or from the lecture? The next run takes {n, plural, one {# line} other {# lines}} for starter code and counts them for nobody.","cases.callCommon":"Call it common","cases.notServed":"Cases are not saved: {reason}","cases.merged":"Somebody else saved cases meanwhile; both are kept, and the newer counts.","cases.notSaved":"Not saved: {reason} Your changes are still in this page.","cases.putBeside":"Put {file} beside the report, and the next run reads it.","cases.opened":"The cases of the file are shown.","cases.nothingNew":"The file holds nothing new.","cases.notJson":"This file is not JSON. Choose the {file} of this report.","cases.noCases":"This file holds no cases. Choose the {file} of this report.","cases.otherVersion":"This file was written by another version of this program.","cases.unreadable":"This file holds a case that cannot be read; the command line names its place."}');
;// CONCATENATED MODULE: ./build/words/locales/en/comment.json
const comment_namespaceObject = /*#__PURE__*/JSON.parse('{"comment.howToRead":"How to read this","comment.more":"…and {n, number} more","comment.moreInReport":"…and {n, number} more in the report","comment.moreInReportSentence":"…and {n, number} more in the report.","comment.moreWarnings":"…and {n, number} more warnings","comment.moreRegions":"…and {n, plural, one {# more region} other {# more regions}} in the report.","comment.decided":"Decided so far: {cases}.","comment.worstFirst":"Submissions, worst first","comment.submission":"Submission","comment.similarity":"Similarity","comment.ai":"AI","comment.bySimilarity":"similarity","comment.suspicion":"Suspicion","comment.closest":"Closest","comment.remark":"Remark","comment.whyFlagged":"Why they are flagged","comment.notChecked":"not checked: {reason}","comment.pair":"Pair","comment.shareFirst":"Share of the first","comment.shareSecond":"Share of the second","comment.longest":"Longest fragment","comment.pairsFirst":"Pairs to review first","comment.noneButApart":"None: {apart}.","comment.andApart":"…and {apart}.","comment.standsOut":"stands out","comment.tokens":"{n, plural, one {# token} other {# tokens}}","comment.dismissedPair":"{pair} {score}, dismissed: {reason}","comment.dismissedByPerson":"Dismissed by a person, not counted","comment.dismissed":"Dismissed","comment.spread":"How the totals are spread","comment.spreadApart":"{n} above the threshold only through a dismissed pair","comment.apartLabel":"apart","comment.leftOut":"Left out","comment.notCollectedLine":"{n, plural, one {{who} was not collected: {reason}} other {{who} were not collected: {reason}}}","comment.notCheckedLine":"{n, plural, one {{who} was not checked: {reason}} other {{who} were not checked: {reason}}}","comment.notices":"Notices","comment.embeddedService":"Embedded service","comment.serviceAt":"Service {host}","comment.unknown":"unknown","comment.engine":"engine {name}","comment.language":"language {name}","comment.check":"check {id}","comment.resultsPage":"results page","comment.runLine":"{roles}. {facts}. {time}, took {duration}; version {version}.","comment.runLineResults":"{roles}. {facts} ({results}). {time}, took {duration}; version {version}.","comment.timeVersion":"{time}; version {version}.","comment.regionsElsewhere":"{n, plural, one {# region} other {# regions}} like code elsewhere","comment.regionsCount":"{n, plural, one {# region} other {# regions}}","comment.filesLeftOut":"Files left out","comment.itWasNotChecked":"It was not checked: {reason}","comment.notCheckedIntro":"Not checked: {reason}","comment.wholeReport":"The whole report, where the workflow keeps it as the artifact {artifact} (then open {file}):","comment.outPair":"{pair} suspicion {suspicion}, similarity {similarity}","comment.pairsOut":"Pairs that stand out, the most suspicious first","comment.hiddenCode":"Code in files that do not count","comment.regions":"Regions","comment.regionOf":"{lines} of {name} · {sentence}","comment.yourLines":"Your lines that are like code elsewhere","comment.commit":"commit {sha}","comment.version":"version {version}","comment.annotation":"Similar code","comment.titleFlagged":"{title}: {n, plural, one {# submission} other {# submissions}} flagged","comment.titleSimilarity":"{title}: similarity {band}","comment.new":"(new)","comment.was":"(was {score})","comment.noChange":"No change since the run of {time}.","comment.changes":"Changes since the run of {time}: {changes}.","comment.newlyFlagged":"newly flagged: {names}","comment.noLongerFlagged":"no longer flagged: {names}","comment.added":"{n, plural, one {# submission} other {# submissions}} added","comment.gone":"{n, plural, one {# submission} other {# submissions}} no longer there","comment.otherNumbers":"other numbers of {n, plural, one {# submission} other {# submissions}}, marked below","comment.similarityChange":"similarity {before} → {now}","comment.aiChange":"AI {before} → {now}","comment.regionsChange":"{before, number} → {n, plural, one {# region} other {# regions}}","comment.reviewNow":"needs a review now","comment.noReviewNow":"no longer needs a review","comment.comparedWithChange":"compared with {before, number} → {now, number}","comment.similarityThresholdChange":"similarity threshold {before, number} → {now, number}","comment.aiThresholdChange":"AI threshold {before, number} → {now, number}","comment.aiNotBefore":"AI detection was not run before","comment.aiNotNow":"AI detection was not run this time","comment.nobodyLooked":"A program wrote this. Nobody has looked yet; a person will."}');
;// CONCATENATED MODULE: ./build/words/locales/en/compare.json
const compare_namespaceObject = /*#__PURE__*/JSON.parse('{"compare.title":"{a} and {b}","compare.loading":"Loading the code…","compare.and":"and","compare.together":"<badge>{together}</badge> These two belong together: what they share counts for nobody.","compare.groupState":"The group that it is in: {state}.","compare.pairBefore":"← Pair before","compare.nextPair":"Next pair →","compare.swap":"Swap sides","compare.dossier":"Dossier","compare.roleArchive":"archive","compare.roleStarter":"starter code","compare.roleReference":"AI reference","compare.roleOutside":"outside","compare.similarity":"similarity","compare.suspicion":"suspicion","compare.shareOfLeft":"share of the left","compare.shareOfRight":"share of the right","compare.longest":"longest fragment","compare.inCommon":"in common","compare.standsOut":"{suspicion}, stands out","compare.tokens":"{n, plural, one {# token} other {# tokens}}","compare.notListed":"the service does not list this pair","compare.flagsNobody":"flags nobody; the threshold is {threshold, number}","compare.dismissedThreshold":"dismissed; the threshold is {threshold, number}","compare.flagsNobodyAs":"flags nobody: {name} is {note}","compare.flaggedAbove":"flagged above {threshold, number}","compare.decides":"decides: flagged above {threshold, number}","compare.caution":"{decision}; {name} is {short}: {meaning}","compare.whoFirstNotKnown":"Who had it first: not known; there are no times of pushes or hand-ins.","compare.handedIn":"Handed in","compare.firstStood":"The longest shared fragment first stood","compare.whoWhen":"<who></who>: <when></when>","compare.notAttested":"{time} (nobody attests it)","compare.handedInNoPush":"handed in {time}; the push is {push}","compare.notKnown":"not known","compare.tooLong":"This fragment is too long to be compared line by line.","compare.identical":"{identical, number} of {lines, plural, one {# line} other {# lines}} identical","compare.identicalRenamed":"{identical, number} of {lines, plural, one {# line} other {# lines}} identical, {renamed, number} more with other names or values","compare.renames":"{alike}; renamed: <list></list>","compare.renamesMore":"{alike}; renamed: <list></list> and {more, number} more","compare.codeOf":"{file} of {name}","compare.fileOf":"File of {name}","compare.fileShared":"{file} ({n, plural, one {# fragment} other {# fragments}})","compare.noSuchFile":"No file of that name is in this report.","compare.noCode":"The code of this submission is not in this report.","compare.noCodeButLines":"The code of this submission is not in this report; the line numbers above are all there is.","compare.mark":"Fragment {number, number} of {total, number}: {lines}, like {file} {otherLines}","compare.cells":"These are the code cells of a notebook, as they were compared.","compare.cut":"The rest of this file is too long to be shown here. No number depends on that.","compare.scrollTogether":"Scroll together","compare.keys":"<kbd>n</kbd> next fragment, <kbd>p</kbd> previous; <kbd>g</kbd> next lines that are not shared, <kbd>G</kbd> previous; <kbd>N</kbd> next pair, <kbd>P</kbd> previous. A click on coloured lines brings the other side. <b>=</b> same line, <b>≈</b> same line with other names or values. Grey: also in the starter code.","compare.onlyTheseTwo":"only these two","compare.mostStarter":"most of it also stands there","compare.partStarter":"a part of it also stands there","compare.alsoIn":"also in <places></places>","compare.alsoInMore":"also in <places></places> and {more, number} more","compare.alsoOutside":"also outside","compare.alsoReference":"also an AI reference","compare.alsoArchive":"also in the archive","compare.others":"{n, plural, one {# other} other {# others}}","compare.heldByNone":"no other of {others, number} has it","compare.heldByNoneHere":"no other of {others, number} in this page has it","compare.heldBy":"{holders, plural, one {# of {others, number} others has it too} other {# of {others, number} others have it too}}","compare.heldByHere":"{holders, plural, one {# of {others, number} others in this page has it too} other {# of {others, number} others in this page have it too}}","compare.previous":"← Previous","compare.next":"Next →","compare.key":"Key {key}","compare.fragment":"Fragment","compare.numberOf":"{number, number} of {total, number}","compare.numberOfFact":"{number, number} of {total, number}, {fact}","compare.region":"{file} {lines}","compare.option":"{what}: {left} ↔ {right}","compare.optionTokens":"{what}: {left} ↔ {right} ({n, plural, one {# token} other {# tokens}})","compare.gap":"{side, select, left {Gap {number, number} of {total, number} on the left, {lines}} other {Gap {number, number} of {total, number} on the right, {lines}}}","compare.noGap":"{side, select, left {On the left every line is shared, or stands in the starter code.} other {On the right every line is shared, or stands in the starter code.}}","compare.foundElsewhere":"Found elsewhere","compare.foundElsewhereAt":"Found elsewhere, {lines}","compare.showAll":"Show all of this file","compare.nothingInFile":"Nothing in this file.","compare.noneKept":"No lines of this file were kept.","compare.pairsNotKept":"The service did not keep the lines of {n, plural, one {# pair} other {# pairs}}; each comparison finds its own.","compare.moreRegions":"…and {n, plural, one {# more region} other {# more regions}}. A click on coloured lines lists theirs.","compare.noRun":"No run of {least, number} tokens or more stands in both.","compare.noRunCut":"No run of {least, number} tokens or more stands in both, as far as their long files are in this page.","compare.foundHere":"This page found these itself, as the embedded service does: each is a run of {least, number} tokens or more that stands in both.","compare.foundHereCut":"This page found these itself, as the embedded service does: each is a run of {least, number} tokens or more that stands in both, as far as their long files are in this page.","compare.holdTokens":"They hold {n, plural, one {# token} other {# tokens}}, the service counts {all, number}.","compare.cannotFind":"They cannot be found again here: the code of {names} is not in this page.","compare.pairNotListed":"The service does not list this pair.","compare.notAllKept":"The lines that were kept of this pair hold {kept, number} of {n, plural, one {# token} other {# tokens}} in common, and not all.","compare.linesNotKept":"The service did not keep the lines of this pair.","compare.noLinesNamed":"The service named no lines of this pair.","compare.doesNotSayWhere":"The service counts {n, plural, one {# token} other {# tokens}} in common, and does not say where.","compare.shorterPieces":"The suspicion comes from shorter pieces, names and strings that both have.","compare.foundMore":"The service found more, and does not say where.","compare.rankPair":"{by, select, suspicion {suspicion} other {similarity}} {value}: rank {rank, number} of {all, plural, one {# pair} other {# pairs}}","compare.rankSubmission":"similarity {value}: rank {rank, number} of {all, plural, one {# submission} other {# submissions}}","compare.rankMedian":"{rank}; the median of the others is {value}","compare.rankNextPair":"{rank}; the next ordinary pair has {value}","compare.rankNextSubmission":"{rank}; the next ordinary submission has {value}","compare.rankNoPair":"{rank}; no other pair is ordinary","compare.rankNoSubmission":"{rank}; no other submission is ordinary","compare.rankNotCounted":"{rank}; the pair itself is not counted"}');
;// CONCATENATED MODULE: ./build/words/locales/en/dossier.json
const dossier_namespaceObject = /*#__PURE__*/JSON.parse('{"dossier.studentA":"Student A","dossier.studentB":"Student B","dossier.anotherStudent":"another student","dossier.address":"e-mail address","dossier.numberedFile":"file {number, number} of {name}","dossier.numberedFileOf":"file {number, number} of {name} ({ending})","dossier.title":"Shared code: {a} and {b}","dossier.heading":"Shared code: {a} ↔ {b}","dossier.head":"{assignment}: {a} and {b}","dossier.needsScript":"This page needs JavaScript.","dossier.made":"{subject}. Compared {checkedAt}, this dossier was made {madeAt}.","dossier.copyOf":"Copy for {reader}.","dossier.decidesNothing":"This paper shows what two programs have in common. It decides nothing: it does not say who wrote what, who had it first, or whether working together was allowed. A person has to look, and to ask.","dossier.standsFor":"{n, plural, one {{labels} stands for the name here, and only the lines that both share are shown.} other {{labels} stand for the name here, and only the lines that both share are shown.}}","dossier.replaced":"Names were replaced {places}.","dossier.replacedNowhere":"Names were replaced nowhere in the code.","dossier.inComments":"{n, plural, one {# time} other {# times}} in comments","dossier.inStrings":"{n, plural, one {# time} other {# times}} in strings","dossier.inIdentifiers":"{n, plural, one {# time} other {# times}} in names of the program","dossier.inOther":"{n, plural, one {# time} other {# times}} elsewhere","dossier.readBefore":"Words of a name that are ordinary in programs stay in code. Code itself can name people: read this copy before you hand it out.","dossier.found":"What was found","dossier.otherwise":"What else could explain it","dossier.ask":"What to ask","dossier.timeline":"Timeline","dossier.numbers":"Numbers","dossier.howChecked":"How it was checked","dossier.noLines":"No lines to show","dossier.sideBySide":"{n, plural, one {# passage} other {# passages}} side by side","dossier.signs":"<b>=</b> (yellow) the same line, <b>≈</b> (blue) the same line with other names or values; comments and blanks do not count.","dossier.morePassages":"…and {n, plural, one {# more passage} other {# more passages}}.","dossier.moreLines":"…and {n, plural, one {# more line} other {# more lines}}","dossier.print":"Print","dossier.back":"Back to the comparison","dossier.copyFor":"Copy for","dossier.forPanel":"the panel: both names","dossier.inOtherCopy":"In the other person’s copy: {label}","dossier.toFillIn":"To be filled in","dossier.noticed":"Noticed by, on:","dossier.rules":"Rules in force (syllabus, task, what was allowed):","dossier.talk":"Talk with the student, on:","dossier.statement":"Statement of the student:","dossier.signed":"Signed, on:","dossier.files":"Files as they were compared","dossier.path":"Path","dossier.size":"Size","dossier.sha256":"SHA-256","dossier.notKnown":"not known","dossier.howToRead":"How to read this","dossier.readCompared":"A program compared the code of all who handed in this task. It looks at the order of words and signs and leaves out comments, layout and the names that people choose. Where a long enough run of two programs is alike, both runs stand beside each other above: a passage.","dossier.readSigns":"<b>=</b> marks lines that are the same. <b>≈</b> marks lines that are the same but for names or values. Lines without a sign have no counterpart.","dossier.readRare":"A passage that nobody else has says more than one that many have. A short passage says little: there are few ways to write it.","dossier.readNumbers":"Numbers are a reason to look and not a measure of guilt. Two honest programs can be alike because the task, the lecture or the template asks for it.","dossier.readTimes":"The comparison does not see who wrote what. A time of a hand-in tells when a program arrived, not when it was written.","dossier.readMisses":"It misses what was rewritten, and what was taken from places that were not searched. That nothing was found proves nothing either.","dossier.readSums":"A SHA-256 sum is a fingerprint of a file: a file with the same sum was not changed since it was compared.","dossier.readRights":"Who is asked about a program may say how it came about, bring earlier versions, and see this paper beforehand.","dossier.line":"Line","dossier.relation":"Relation","dossier.tokens":"{n, plural, one {# token} other {# tokens}}.","dossier.heldByNone":"No other of {others, number} has it.","dossier.heldByNoneHere":"No other of {others, number} in this page has it.","dossier.heldBy":"{holders, plural, one {# of {others, number} others has it too.} other {# of {others, number} others have it too.}}","dossier.heldByHere":"{holders, plural, one {# of {others, number} others in this page has it too.} other {# of {others, number} others in this page have it too.}}","dossier.alsoIn":"It also stands in {places}.","dossier.theArchive":"the archive","dossier.aiSolution":"an AI-written solution","dossier.webOrDatabase":"the web or a database","dossier.mostStarter":"Most of its lines also stand in the starter code.","dossier.partStarter":"Some of its lines also stand in the starter code.","dossier.identical":"{identical, number} of {lines, plural, one {# line} other {# lines}} identical, {renamed, number} with other names or values.","dossier.renamed":"Renamed: {names}.","dossier.noPassage":"No passage of both programs can be shown.","dossier.passagesStand":"{n, plural, one {# passage of the program of {a} stands in the program of {b} too.} other {# passages of the program of {a} stand in the program of {b} too.}}","dossier.linesAlike":"{passages, plural, one {Of {lines, plural, one {# line} other {# lines}} of code in it, {identical, number} are the same word for word and {renamed, number} differ only in names or values.} other {Of {lines, plural, one {# line} other {# lines}} of code in them, {identical, number} are the same word for word and {renamed, number} differ only in names or values.}}","dossier.noOtherHasThese":"No other of the {others, number} programs that they were compared with has these lines.","dossier.noOtherHasSome":"No other of the {others, number} programs that they were compared with has the lines of {rare, number} of them.","dossier.commentsAlike":"{passages, plural, one {{n, plural, one {# comment} other {# comments}} in it read the same word for word.} other {{n, plural, one {# comment} other {# comments}} in them read the same word for word.}}","dossier.inClass":"In this class: {place}.","dossier.together":"The two may hand in the same code: they are known as {together}.","dossier.dismissedBefore":"A person looked at this pair before and dismissed it.","dossier.dismissedBecause":"A person looked at this pair before and dismissed it: {reason}","dossier.commonPassages":"{n, plural, one {# passage stands in programs of others as well: the task, the lecture or a common source may explain it.} other {# passages stand in programs of others as well: the task, the lecture or a common source may explain them.}}","dossier.notCounted":"Of some passages it is not known how many others have them.","dossier.starterTakenOut":"Code that was handed out with the task was taken out before the comparison.","dossier.starterNotTakenOut":"Code that was handed out with the task, if any, was not taken out: a shared template would look the same.","dossier.passagesStarter":"{n, plural, one {# passage holds lines of the starter code.} other {# passages hold lines of the starter code.}}","dossier.elsewhere":"Some of the passages also stand in {places}: both may have used it.","dossier.programIsShort":"The program of {name} is {short}: {meaning}.","dossier.programIs":"The program of {name} is {note}.","dossier.dictated":"Most programs of this class are alike, as the task dictates much of them.","dossier.otherSources":"Both may have used one source that was not searched: a textbook, a tutor, a website, a program that writes code. Rules may have allowed them to work together.","dossier.askPassages":"{n, plural, one {Ask to have passage {passages} explained: what the lines do, why they are written so, and what would change if the task were another.} other {Ask to have passages {passages} explained: what the lines do, why they are written so, and what would change if the task were another.}}","dossier.askOrigin":"Ask where the idea came from, who else saw the program before it was handed in, and for earlier versions of it.","dossier.factHandedIn":"Handed in","dossier.factNumber":"Number","dossier.factSection":"Section","dossier.factTeam":"Team","dossier.byServer":"{time} (recorded by the server)","dossier.notByServer":"{time} (not attested by a server)","dossier.factSimilarity":"Similarity","dossier.similarityIs":"{score} of 100. Flagged above {threshold, number}","dossier.similarityMade":"{score} of 100: 2 × {n, plural, one {# token} other {# tokens}} in common, divided by the tokens of both programs without starter code. Flagged above {threshold, number}","dossier.factShares":"Share that both have","dossier.shares":"{own} % of {a}, {other} % of {b}; these alone flag nobody","dossier.factInCommon":"In common","dossier.inCommon":"{all}; longest passage {longest}","dossier.factSuspicion":"Suspicion","dossier.suspicionIs":"{score} of 100: how rare the shared code is in this class","dossier.suspicionStandsOut":"{score} of 100, stands out of the class: how rare the shared code is in this class","dossier.handedInByServer":"{name} handed in; the time was recorded by the server","dossier.handedInNotByServer":"{name} handed in; no server attests this time","dossier.handedInNotKnown":"{name} handed in","dossier.firstStood":"The longest shared passage first stood in the repository of {name}, {push}","dossier.firstNotKnown":"The longest shared passage first stood in the repository of {name}: {push}","dossier.wereCompared":"The programs were compared","dossier.wasMade":"This dossier was made","dossier.leftOut":"Left out","dossier.sumOf":"SHA-256 of {file}"}');
;// CONCATENATED MODULE: ./build/words/locales/en/graph.json
const graph_namespaceObject = /*#__PURE__*/JSON.parse('{"graph.heading":"Groups that share code","graph.joinedBy":"Joined by","graph.byReview":"Above the threshold, or standing out","graph.joinedByReview":"Joined by pairs above the threshold of {threshold, number}, and by those that stand out","graph.joinedByLeast":"Joined by pairs with a {by, select, suspicion {suspicion} other {similarity}} above {least, number}","graph.found":"{groups, plural, one {# group} other {# groups}}, {submissions, plural, one {# submission} other {# submissions}}, {pairs, plural, one {# pair} other {# pairs}}","graph.noneToReview":"No pair is above the threshold or stands out.","graph.noneAbove":"No pair is above {least, number}. Move the slider to the left to see weaker ones.","graph.moreGroups":"…and {count, plural, one {# smaller group} other {# smaller groups}}.","graph.suspicionFlagsNobody":"Suspicion flags nobody.","graph.trialOfOwn":"{count, plural, one {# submission} other {# submissions}} flagged above {threshold, number}, the threshold of this run.","graph.trialOfOther":"A threshold of {least, number} would flag {count, plural, one {# submission} other {# submissions}}; this run used {threshold, number} and flagged {flagged, number}.","graph.group":"Group {number, number}: {submissions, plural, one {# submission} other {# submissions}}, {pairs, plural, one {# pair} other {# pairs}}","graph.cohesion":"({are, select, all {all {all, number} pairs} other {{linked, number} of {all, number} pairs}} share code; the weakest link is {weakest})","graph.cohesionOfGroup":"Of this group {are, select, all {all {all, number} pairs} other {{linked, number} of {all, number} pairs}} share code; the weakest link is {weakest}.","graph.between":"Between groups: {count, plural, one {# pair} other {# pairs}}","graph.betweenMeans":"A submission joins a group where it shares code with at least half of it. These pairs lead to somebody who does not.","graph.label":"Graph of submissions that share code; the lists below hold the same pairs","graph.zoomOut":"Zoom out","graph.zoomIn":"Zoom in","graph.whole":"Whole graph","graph.keys":"Arrow keys go from one to the next; + and −, or Ctrl and the wheel, zoom.","graph.sections":"Sections: <legend></legend> · a thick red ring: flagged","graph.colours":"<flag></flag> flagged <other></other> not flagged","graph.lines":"<archive></archive> archive · a thicker line is a higher similarity; a line leads to the comparison","graph.dashed":"a dashed line joins no group","graph.strongest":"drawn are the strongest pairs of each submission, {drawn, number} of {all, number}","graph.crowded":"names without room are shown where you point, or when you zoom in","graph.node":"{name}, similarity {similarity}{hasSection, select, yes {, section {section}} other {}}{state, select, flagged {, flagged} other {}}"}');
;// CONCATENATED MODULE: ./build/words/locales/en/lists.json
const lists_namespaceObject = /*#__PURE__*/JSON.parse('{"lists.similarity":"Similarity","lists.suspicion":"Suspicion","lists.submissions":"{count, plural, one {# submission} other {# submissions}}","lists.pairs":"{count, plural, one {# pair} other {# pairs}}","lists.because":"<b>{name}</b>: <reason></reason>","lists.badgeFlaggedByAi":"flagged: AI score","lists.badgeFlagged":"flagged","lists.badgeLate":"late","lists.badgePardoned":"above the threshold only through a dismissed pair","lists.badgeNotChecked":"not checked","lists.badgeArchive":"archive","lists.badgeStarter":"starter code","lists.badgeAiReference":"AI reference","lists.badgeDismissed":"dismissed","lists.namesHint":"All names {have, select, both {begin with “{start}” and end with “{end}”} start {begin with “{start}”} other {end with “{end}”}}, which is left out here.","lists.show":"Show","lists.section":"Section","lists.allSections":"All","lists.case":"Case","lists.anyCase":"Any","lists.asInFilter":"as in the filter","lists.leastSimilarity":"Similarity {sign, select, above {above} other {at least}} {least, number}","lists.showJudged":"All judged","lists.showFlagged":"Flagged","lists.showUnflagged":"Not flagged","lists.showInOut":"In a pair that stands out","lists.showUnchecked":"Not checked","lists.showWithArchive":"With archive and starter","lists.showOpen":"Open","lists.showAbove":"Above the threshold","lists.showOut":"Standing out","lists.showApart":"Nothing in common","lists.showDismissed":"Dismissed","lists.showTogether":"Belonging together","lists.showAll":"All","lists.noSubmission":"No submission is like that.","lists.noPair":"No pair is like that.","lists.notCollected":"{count, plural, one {# submission} other {# submissions}} could not be collected","lists.submission":"Submission","lists.sortBySubmission":"Sort by submission","lists.sortBySimilarity":"Sort by similarity","lists.ai":"AI","lists.sortByAi":"Sort by AI score","lists.sortByElsewhere":"Sort by the similarity to {where}","lists.sortByHighestSuspicion":"Sort by the highest suspicion: what to look at first","lists.tokens":"Tokens","lists.sortByTokens":"Sort by the length of the code that was compared","lists.handedIn":"Handed in","lists.sortByHandIn":"Sort by the time of the hand-in","lists.timeNotKnown":"not known","lists.closest":"Closest","lists.state":"State","lists.sortByState":"Sort by state","lists.compareWith":"Compare with {name}","lists.pairsHeading":"Pairs{order, select, suspicion {, most suspicious first} similarity {, most similar first} other {}}","lists.orderOfRows":"{order, select, suspicion {most suspicious first} other {most similar first}}{hasMarks, select, yes {; <out>marked</out>: stands out} other {}}","lists.rowSuspicion":"suspicion","lists.rowSimilarity":"similarity","lists.standsOut":"stands out","lists.morePairs":"…and {count, plural, one {# more pair} other {# more pairs}}.","lists.markedSuspicion":"A <out>marked</out> suspicion stands out of this class.","lists.nextNew":"Next new pair: <pair></pair>","lists.pair":"Pair","lists.sortByPair":"Sort by pair","lists.sortByBothShares":"Sort by both shares taken together","lists.sortBySuspicion":"Sort by suspicion: what to look at first","lists.longest":"Longest (tokens)","lists.sortByLongest":"Sort by the longest fragment","lists.overlap":"Overlap (tokens)","lists.sortByOverlap":"Sort by the tokens of all fragments together","lists.reason":"Reason","lists.endMarked":"<b>{where, select, list {Nothing stands out in this list} class {Nothing stands out in this class} other {Below here nothing stands out}}</b><why>: no pair {where, select, below {below } other {}}is above {threshold, number}, and none has a suspicion far above that of the rest of the class.</why>","lists.endUnmarked":"<b>{where, select, list {No pair is above {threshold, number} in this list} class {No pair is above {threshold, number} in this class} other {Below here no pair is above {threshold, number}}}</b><why>; this service does not say which pairs stand out.</why>","lists.printed":"The first {printed, number} of {all, number} are printed. Narrow the list by its filters to print others; the CSV files beside the report hold all of them."}');
;// CONCATENATED MODULE: ./build/words/locales/en/notices.json
const notices_namespaceObject = /*#__PURE__*/JSON.parse('{"notices.noFiles":"It holds no files.","notices.noSourceFiles":"It holds no source files ({n, number} left out).","notices.noneReadable":"None of its files could be read ({missing}).","notices.noneInLanguage":"None of its files is in a language that the engine reads.","notices.noneReadByEngine":"None of its files could be read by the engine ({missing}).","notices.inStrings":"Most of it stands in strings that it evaluates, which nobody can compare: read it by hand.","notices.nothingToCompare":"There is nothing to compare it with.","notices.endedEarly":"The check ended before its results were read.","notices.noSimilarity":"The service gave no similarity for it.","notices.notInCheck":"It is not part of the check that an earlier attempt started.","notices.resumed":"This re-run takes up check {id} of an earlier attempt.","notices.sharedStarted":"The shared check {id} was started in an earlier attempt; nothing was uploaded to it.","notices.noReferences":"This service does not take AI references; they were left out.","notices.noStarterTaken":"This service takes no starter code, so code that people call common was compared like any other.","notices.enginesNotListed":"The service did not list its engines; the engine was taken as given.","notices.engineTwice":"The service lists engine {id} more than once; the first entry was taken.","notices.languagesNotListed":"The service did not list its languages; the language is detected.","notices.otherName":"The service calls the check {given} instead of {name}: a re-run may not find it.","notices.otherLanguage":"The service took language {given} instead of {wanted}.","notices.otherEngine":"The service noted engine {given} instead of {wanted}.","notices.aiDenied":"The service notes the check as one without AI detection, although it was asked for: a score of 0 says nothing. Set ai: false, or use an account that has it.","notices.matchesNotRead":"The matches of {n, plural, one {# more submission} other {# more submissions}} above a threshold were not read, because the service counts requests; look at them at the service.","notices.matchesLost":"The matches of {missing, number} of {n, plural, one {# submission} other {# submissions}} could not be read, so pairs and lines of them are missing; the scores stand. {why}","notices.noAiScores":"The service gave no AI score for any submission, although AI detection was asked for. Set ai: false, or use an account and an engine that have it.","notices.strangers":"The check holds {n, plural, one {# submission} other {# submissions}} that this run did not upload, {above, number} of them above a threshold: they are not judged here.","notices.nameNotRead":"The name of the check could not be read: {why}","notices.evaluatesText":"{files}: evaluates strings that hold a program, which were not compared","notices.escaped":"{files}: most of its letters are written as escapes, which nobody does by hand; it was compared as a compiler reads it","notices.asideNotCompared":"Files that do not count could not be compared: {why}.","notices.hidesCode":"{here} does not count and shares {tokens} tokens with {there} of {other}, which counts: look at it.","notices.hidesMisread":"{here} is read as another language and shares {tokens} tokens with {there} of {other}, which counts: look at it.","notices.hiddenElsewhere":"{here} shares {tokens} tokens with {there} of {other}, which does not count there: look at it.","notices.misreadElsewhere":"{here} shares {tokens} tokens with {there} of {other}, which is read as another language there: look at it.","notices.moreHidden":"{n} more files that do not count share code in the same way.","notices.unnamedOne":"dismissed: {one} names no submission of this run; check its spelling, unless the pair is of another assignment.","notices.unnamedTwo":"dismissed: {one} and {two} name no submission of this run; check their spelling, unless the pair is of another assignment.","notices.unnamedMore":"dismissed: {n} more entries name somebody who is not in this run.","notices.archiveJudged":"What is judged in this run was left out of the archive.","notices.peersOwn":"{n} more open pull requests are by the same author and were not compared with.","notices.noPeers":"There is no other open pull request to compare with.","notices.peersLimit":"Compared with the {most} newest of {n} other open pull requests, and not with {rest}; name others with compare-with.","notices.starterTemplate":"Starter code: {repository}, the template that the repositories were made from.","notices.foreignTemplate":"Repositories were made from the template {repository}, which does not belong to their owner, so it does not count as starter code; name it with starter if it is.","notices.downloadTemplate":"The template of the download counts as starter code, because starter is not set.","notices.compared":"{n, plural, one {# submission} other {# submissions}} of the earlier report compared again, without being collected again.","notices.otherThresholds":"The earlier report flagged above similarity {similarity} and AI score {ai}; this run judges everybody by {nowSimilarity} and {nowAi}.","notices.runsEngine":"The service runs engine {given} instead of {wanted}.","notices.together":"{pairs} {isOne, select, yes {was} other {were}} not counted: they belong together."}');
;// CONCATENATED MODULE: ./build/words/locales/en/overview.json
const overview_namespaceObject = /*#__PURE__*/JSON.parse('{"overview.howToRead":"How to read this","overview.thisRun":"This run","overview.spread":"How the {by, select, suspicion {suspicions} other {totals}} are spread","overview.number":"Number","overview.spreadOfSuspicion":"The highest suspicion of each submission. A column leads to its submissions.","overview.spreadOfSimilarity":"The dashed line is the threshold of this run, {threshold, number}. A column leads to its submissions.","overview.pardoned":"{count, number} above the threshold only through a dismissed pair.","overview.notJudged":"No submission is judged.","overview.binUnknown":"{count, number} without a {by, select, suspicion {suspicion} other {total}}","overview.bin":"{count, number} with a {by, select, suspicion {suspicion} other {total}} above {from, number} up to {to, number}{are, select, all {, flagged} some {, {flagged, number} of them flagged} other {}}","overview.tryThreshold":"Try the threshold {least, number}","overview.suspicionAbove":"Suspicion above {least, number}","overview.trialOfSuspicion":"<a>{count, number} of {all, number}</a> have a suspicion above {least, number}; it flags nobody.","overview.trialOfOwn":"<a>{count, number} of {all, number}</a> are flagged above {least, number}, the threshold of this run.","overview.trialOfOther":"<a>{count, number} of {all, number}</a> would be flagged above {least, number}. This run used {threshold, number} and flagged {flagged, number}.","overview.groupMembers":"<b>{count, number}</b> <names></names>{rest, plural, =0 {} other { and # more}}","overview.showGraph":"Show as a graph","overview.leftOut":"Left out, and noticed","overview.oneNotCollected":"A submission could not be collected.","overview.notCollected":"<b>{name}</b> could not be collected: <reason></reason>","overview.tileFlagged":"<b>{count, number}</b> of {all, number} flagged","overview.tileStandsOut":"<b>{count, number}</b> {count, plural, one {pair stands} other {pairs stand}} out","overview.tileHighest":"<b>{highest}</b> highest similarity, flagged above {threshold, number}{through, select, dismissed {; through a dismissed pair} other {}}","overview.tileGroups":"<b>{count, number}</b> {count, plural, one {group} other {groups}}","overview.tileNotChecked":"<b>{count, number}</b> not checked","overview.reviewFirst":"Review first","overview.noPair":"No pair shares enough code to be listed.","overview.allPairs":"<toAll>All {count, plural, one {# pair} other {# pairs}}</toAll>","overview.allPairsAndApart":"<toAll>All {count, plural, one {# pair} other {# pairs}}</toAll>, and <toApart>{apart, plural, one {# pair} other {# pairs}} with nothing in common</toApart>","overview.dismissed":"{count, number} dismissed","overview.together":"{count, plural, one {# pair} other {# pairs}} that belong together","overview.thisPair":"this pair","overview.otherPairsOfTheseTwo":"other pairs of these two","overview.thisSubmission":"this submission"}');
;// CONCATENATED MODULE: ./build/words/locales/en/page.json
const page_namespaceObject = /*#__PURE__*/JSON.parse('{"page.skip":"Skip to the contents","page.views":"Views","page.overview":"Overview","page.submissions":"Submissions","page.pairs":"Pairs","page.groups":"Groups","page.language":"Language","page.nothingHere":"Nothing here","page.noSuchLink":"This link leads to nothing in this report. <a>Go to the overview</a>","page.tabTitle":"{view} – similarity report","page.report":"Similarity report","page.loading":"Loading the report…","page.cannotBeShown":"This report cannot be shown: {reason}. A browser of 2023 or later is needed.","page.partCannotBeShown":"This part of the report cannot be shown: {reason}","page.damaged":"the report is damaged, and its part {part} is missing","page.anonymous":"Anonymous","page.anonymousTip":"Replace names by numbers, e.g. to show the report to others. Code is shown as it is.","page.anonymousName":"Submission {number}","page.theme":"Theme: {theme, select, light {light} dark {dark} other {auto}}","page.switchTheme":"Switch to {theme, select, light {light} dark {dark} other {auto}}","page.copyLink":"Copy link","page.copyLinkTip":"Copy a link to what is shown","page.copied":"Copied","page.linkShown":"Link to what is shown","page.section":"section {name}","page.acrossSections":"across sections","page.and":"and"}');
;// CONCATENATED MODULE: ./build/words/locales/en/query.json
const query_namespaceObject = /*#__PURE__*/JSON.parse('{"query.find":"Find a name, or filter","query.howTo":"How to filter","query.help":"Words are looked for in names. Conditions stand beside each other with blanks between them, and all of them hold; a minus in front turns one round.","query.bothWords":"names that hold both words","query.similarity":"a similarity above 80; also >=, <, <=, 50..80 and unknown","query.suspiciousUnflagged":"suspicious, and not flagged","query.sharedWithOne":"more than 200 tokens in common with one other","query.suspiciousBelow":"suspicious, and not above 75","query.sharedInShort":"more than 200 tokens in common, none of the fragments long","query.without":"all pairs without Carla, dismissed ones and those with nothing in common too","query.noSuchField":"“{term}”: there is no field “{field}”. There are {fields}. A name with a colon goes in quotes.","query.valueMissing":"“{term}”: a value is missing, as in {example}.","query.takes":"“{term}”: {field} takes {choices}.","query.takesNumber":"“{term}”: {field} takes a number{hasMost, select, yes { from 0 to {most, number}} other {}}, as in {field}:>80, {field}:<=50, {field}:50..80 or {field}:unknown."}');
;// CONCATENATED MODULE: ./build/words/locales/en/report.json
const report_namespaceObject = /*#__PURE__*/JSON.parse('{"report.nothingFlagged":"Nothing flagged","report.needsReview":"Needs a review","report.notAllChecked":"Not everything could be checked","report.skipped":"Skipped","report.cancelled":"Cancelled","report.notInTime":"Not done in time","report.noAnswer":"The service did not answer","report.notDone":"The check could not be done","report.nothingToCompare":"Nothing to compare with","report.checkRan":"The check ran","report.personWillLook":"A person will look","report.saysNothing":"Similarity says nothing here","report.titleStandsOut":"{title}; {n, plural, one {# pair stands out} other {# pairs stand out}}","report.nothingAbove":"Nothing above {threshold, number}; {n, plural, one {# pair stands out} other {# pairs stand out}}","report.leftOutExcluded":"excluded by a pattern","report.leftOutNotSource":"not source code","report.leftOutBinary":"binary","report.leftOutVendored":"third-party code","report.leftOutGenerated":"generated code","report.leftOutTooLarge":"too large","report.leftOutSymlink":"symbolic link","report.leftOutSubmodule":"submodule","report.leftOutLfsPointer":"kept in Git LFS","report.leftOutUnsafePath":"unsafe path","report.leftOutDuplicateName":"name used twice","report.leftOutUnreadable":"unreadable","report.leftOutStarterCode":"starter code","report.leftOutArchiveFull":"archive full","report.leftOutSpecialFile":"special file","report.leftOutLimit":"over a limit","report.leftOutUnlisted":"more than the lists have a place for","report.leftOutDetail":"{reason}: {detail}","report.leftOutFiles":"{files, plural, one {# file} other {# files}} in {of, plural, one {# submission} other {# submissions}}: {why}","report.leftOutFolders":"{folders, plural, one {# folder} other {# folders}} in {of, plural, one {# submission} other {# submissions}}: {why}","report.leftOutBoth":"{files, plural, one {# file} other {# files}} and {folders, plural, one {# folder} other {# folders}} in {of, plural, one {# submission} other {# submissions}}: {why}","report.samePerson":"the same person","report.team":"team mates","report.partners":"partners","report.staff":"both of the staff","report.pardoned":"above the threshold only through a dismissed pair","report.apart":"{n, plural, one {# pair with nothing in common} other {# pairs with nothing in common}}","report.dictated":"not judged by its similarity, because most of the class is alike","report.tooShort":"too short to judge","report.starterOnly":"starter code only","report.comparedWithNobody":"compared with nobody","report.noSource":"no source in a known language","report.inStrings":"most of it in strings that it evaluates","report.short":"short ({n, plural, one {# token} other {# tokens}})","report.shortMeans":"programs of this length are often alike without copying","report.isShort":"It is short ({n, plural, one {# token} other {# tokens}}): programs of this length are often alike without copying.","report.aiNotRun":"AI detection was not run","report.aiAbstained":"the service has no AI score for it","report.aiMissing":"the service gave no AI score","report.similarityIs":"Similarity: where two programs of A and B tokens share t tokens in matching fragments, it is 100 × 2t / (A + B); names, values, comments and layout do not count. A submission has that of its closest other one.","report.similarityOfService":"Similarity is the service’s own number, from 0 to 100.","report.flaggedWhenAbove":"It is flagged when that is above {threshold, number}.","report.noProof":"A number is a reason to look, never a proof: short or tightly specified tasks are alike by nature. Read the matched lines side by side and talk to the people before you decide.","report.suspicionIs":"Suspicion, from 0 to 100, says how rare the shared code is in this set. Lists of pairs are sorted by it: it finds pairs that similarity alone misses. It flags nothing.","report.aiAbove":"The AI score is flagged above {threshold, number}. It misses much, and n/a means that nothing is known: it is not 0.","report.starterTaken":"Starter code was taken out of the comparison.","report.starterCounts":"Starter code was not taken out of the comparison: shared templates raise every number.","report.embedded":"The code was compared by the embedded service and did not leave the machine that ran the check.","report.roleJudged":"{n, plural, one {# submission} other {# submissions}}","report.roleArchive":"{n, plural, one {# archived submission to compare with} other {# archived submissions to compare with}}","report.roleReference":"{n, plural, one {# AI reference} other {# AI references}}","report.inSubmission":"another submission","report.inPullRequest":"another pull request","report.inArchive":"an archived submission","report.inExternal":"web or database","report.inAi":"AI-written solution","report.otherPullRequests":"other pull requests","report.archive":"archive","report.lines":"lines {from}–{to}","report.line":"line {from}","report.linesUnknown":"lines n/a","report.firstSeen":"{isFirst, select, yes {in its first push, of {time}} other {in a push of {time}}} (GitHub’s clock){isExact, select, yes {} other {; it may have been in an earlier push, not all of them were read}}","report.notSeen":"not known: {why}","report.unseenNoRepository":"it comes from no repository","report.unseenNoLines":"which lines the two share is not known, or they are too few","report.unseenWithheld":"GitHub does not show this token the pushes (“Contents: read” does)","report.unseenGone":"the repository is gone, or the token may not see it","report.unseenNoRecord":"GitHub has no record of a push that brought it","report.unseenTemplate":"the repository began with it, as with a template","report.unseenUnreachable":"GitHub did not answer, or refused","report.unseenOverBudget":"not looked for, so that the run spends no more requests or time","report.firstMeans":"Who pushed first is not who wrote first: code can be passed on before anybody pushes it.","report.handedInMeans":"Who handed in first is not who wrote first: code can be passed on before anybody hands it in.","report.handedIn":"{time} (the platform’s clock{isZoned, select, yes {} other {, zone not told}}){isLate, select, yes {, late} other {}}","report.hidden":"{path} of {name} {isMisread, select, yes {is read as another language} other {does not count}} and shares {n, plural, one {# token} other {# tokens}} with {otherPath} of {other}","report.likePlace":"{hasFile, select, yes {{file} {lines} of {who}} other {{who}}}{hasShare, select, yes { (similarity {share})} other {}}","report.like":"Like {places}. Needs a person’s review.","report.likeAndMore":"Like {places}, and {more, number} more. Needs a person’s review.","report.likeElsewhere":"These lines are like code elsewhere ({places}). That is no finding of misconduct.","report.aboveSimilarity":"Similarity {score}, above {threshold, number}.","report.aboveSimilarityMade":"Similarity {score}, above {threshold, number}: {overlap, number}{hasAll, select, yes { of its {all, number}} other {}} tokens also stand in the closest other one{hasLongest, select, yes {, the longest run {longest, number}} other {}}.","report.inNoOther":"At least half of this code is in none of the {n, plural, one {# other} other {# others}}.","report.inManyOthers":"At least half of this code is in {held, number} or more of the {n, plural, one {# other} other {# others}}, too.","report.starterNotOut":"Starter code was not taken out.","report.starterNone":"Starter code was taken out; it has none of it.","report.starterOut":"Starter code was taken out, and does not count.","report.ordinary":"Ordinary in this class is {score} (the median of the others).","report.aboveAi":"AI score {score}, above {threshold, number}.","report.aboveAiMeans":"AI score {score}, above {threshold, number}: it says how much of this code, without what many others have too, stands in the AI references that were given.","report.factCompared":"Compared","report.factFlaggedAbove":"Flagged above","report.factService":"Service","report.factEngine":"Engine","report.factLanguage":"Language","report.factStarter":"Starter code","report.factCheck":"Check","report.factMade":"Made","report.factTook":"Took","report.factVersion":"Version","report.factTotalsGiven":"Totals given","report.factAiScore":"AI score","report.factSize":"Size","report.factFolder":"Folder","report.factRepository":"Repository","report.factCommit":"Commit","report.factStudent":"Student","report.factDeadline":"Deadline","report.factPushed":"Pushed","report.factPullRequest":"Pull request","report.factAuthor":"Author","report.factId":"Id","report.factLogin":"Login","report.factEmail":"E-mail","report.factMembers":"Members","report.factHandedIn":"Handed in","report.factLate":"Late","report.factAttempt":"Attempt","report.yes":"yes","report.thresholdSimilarity":"similarity {similarity, number}","report.thresholdBoth":"similarity {similarity, number}, AI {ai, number}","report.serviceEmbedded":"embedded","report.unknown":"unknown","report.takenOut":"taken out","report.notTakenOut":"not taken out","report.onTime":"on time","report.late":"late","report.noDeadline":"none set","report.unattested":"by the commit date alone, which its author can choose","report.timeLate":"{time} (late)","report.highestJudged":"{values}; the highest is judged","report.mostSuspicious":"The page shows the {shown, number} most suspicious of {n, plural, one {# pair} other {# pairs}}; pairs.csv has them all.","report.sourcesOmitted":"The code of {n, plural, one {# submission} other {# submissions}} is not in this page, to keep it under {size}; the least suspicious were left out.","report.pageTitle":"{title} – similarity report","report.needsScript":"This page needs JavaScript. summary.md, report.json and the CSV files beside it hold the same without it.","report.bandNone":"n/a","report.bandLow":"low","report.bandModerate":"moderate","report.bandHigh":"high","report.bandVeryHigh":"very high","report.bands":"Bands: low: up to 25, moderate: up to 50, high: up to 75, very high: above 75 (of 100). n/a means that nothing is known.","report.similarity":"Similarity","report.ai":"AI","report.review":"Review","report.needed":"needed","report.notNeeded":"not needed","report.comparedWith":"Compared with","report.others":"{n, plural, =0 {nothing} one {# other} other {# others}}","report.othersNotMore":"{n, plural, =0 {nothing} one {# other} other {# others}}, and not with {more, number} more","report.decidedNothing":"A program compared code and decided nothing. A person looks at what it found before anything follows from it.","report.canAnswer":"You can answer: say how the code came about, and show notes and earlier versions of it.","report.alikeByNature":"Short or tightly specified tasks are alike by nature. What was opened or handed in first need not have been written first.","report.notShown":"What was found is not shown here. Ask the people who run this check.","report.aiCanBeWrong":"The AI score misses much, and can be wrong.","report.policy":"What happens next, and whom to ask: {policy}","report.reasonElsewhere":"The reason is in the log of a run with debug logging on.","report.noSourceFiles":"It holds no source files.","report.noKnownLanguage":"None of its files is in a known language.","report.isTooShort":"It is too short to judge.","report.resultNotShown":"The check ran. Its result is not shown here.","report.ownPassed":"Nothing needs a review.","report.classPassed":"{n, plural, one {# submission} other {# submissions}} checked; none needs a review.","report.publicFlagged":"A person will look at the similarity that was found. Nothing is decided.","report.ownFlagged":"The similarity found needs a person’s review. It is no finding of misconduct.","report.classFlagged":"{flagged, plural, one {# of {n, plural, one {# submission} other {# submissions}} needs} other {# of {n, plural, one {# submission} other {# submissions}} need}} a person’s review. This is no finding of misconduct.","report.aloneYet":"There is nothing to compare it with yet.","report.nothingChecked":"Nothing was checked in this run.","report.ownIncomplete":"Not everything could be checked.","report.classIncomplete":"{missing, number} of {n, plural, one {# submission} other {# submissions}} could not be checked.","report.wasCancelled":"The run was cancelled before it was done.","report.wasTimeout":"The check was not done in time.","report.wasNoAnswer":"The check could not be done because the service did not answer. It can be tried again later.","report.wasAuth":"The service does not accept the key. Check the secret behind the input apikey.","report.wasSuspended":"The service refuses the account. Settle it with the service; trying again does not help.","report.wasNotDone":"The check could not be done.","report.pairsOf":"{isFirst, select, yes {{n, plural, one {# pair} other {# pairs}}} other {{n, number}}} {kind, select, team {of team mates} partners {of partners} staff {of staff} other {of one person}}"}');
;// CONCATENATED MODULE: ./build/words/locales/en/student.json
const student_namespaceObject = /*#__PURE__*/JSON.parse('{"student.regions":"{n, plural, one {# region} other {# regions}} of {name} like code elsewhere","student.foundIn":"({places})","student.policy":"What happens next, and whom to ask: <policy></policy>","student.notChecked":"Not checked: <reason></reason>","student.leftOut":"Left out","student.fileLeftOut":"<file></file>: {reason}","student.howToRead":"How to read this"}');
;// CONCATENATED MODULE: ./build/words/locales/en/submission.json
const submission_namespaceObject = /*#__PURE__*/JSON.parse('{"submission.notChecked":"Not checked","submission.notCheckedBecause":"Not checked: <reason></reason>","submission.whyFlagged":"Why it is flagged: {explanation}","submission.sharesWith":"Shares code with","submission.nothingToCompare":"There was nothing to compare it with.","submission.noPartner":"No other submission shares enough to be listed.","submission.loading":"Loading the code…","submission.outside":"Found outside of this check","submission.leftOut":"<path>{file}</path>: <reason></reason>","submission.numbers":"Numbers","submission.toOthers":"…to other submissions","submission.toElsewhere":"…to {where}","submission.archiveOrWeb":"archive or web","submission.aiScore":"AI score","submission.quality":"Code quality","submission.qualityMeans":"{quality}, no part of the verdict","submission.team":"Team","submission.coverage":"Matched in all others together","submission.coverageOfClass":"{coverage}; median of the class: {median}. It grows with the size of the class.","submission.files":"Files","submission.file":"File","submission.fileOf":"{file} of {name}","submission.noCode":"The code of this submission is not in this report.","submission.alsoIn":"{lines}, also in {name}","submission.alsoOutside":"{lines}, also outside of this check"}');
;// CONCATENATED MODULE: ./build/words/locales/en/verdict.json
const verdict_namespaceObject = /*#__PURE__*/JSON.parse('{"verdict.aboveSimilarity":"similarity above {similarity, number}","verdict.aboveSimilarityNoAi":"similarity above {similarity, number}; no AI score is known","verdict.noAi":"no AI score is known","verdict.aboveAi":"AI score above {ai, number}{missing, plural, =0 {} other {, which {missing, number} of {all, number} do not have}}","verdict.aboveEither":"similarity above {similarity, number} or AI score above {ai, number}{missing, plural, =0 {} other {, which {missing, number} of {all, number} do not have}}","verdict.flagged":"{flagged, number} of {n, plural, one {# submission} other {# submissions}} flagged for review ({thresholds}).","verdict.noneAbove":"No submission is above a threshold ({thresholds}).","verdict.passed":"{n, plural, one {# submission} other {# submissions}} checked, none flagged ({thresholds}).","verdict.withoutNumbers":"{n, number} of them had nothing to judge: they are too short, or hold starter code alone.","verdict.dictated":"Most of this class is alike, so the threshold of similarity says nothing: look at what stands out.","verdict.dictatedSome":"Most of this class is alike, so the threshold of similarity says nothing about {n, number} of {all, number}: look at what stands out.","verdict.standsOut":"{n, plural, one {# pair stands out of the class: look at it.} other {# pairs stand out of the class: look at them.}}","verdict.standsOutMore":"{n, plural, one {# more pair stands out of the class: look at it.} other {# more pairs stand out of the class: look at them.}}","verdict.unfinished":"{n, plural, one {The service calls the check completed and says that # submission of it is not.} other {The service calls the check completed and says that # submissions of it are not.}}","verdict.missing":"{n, plural, one {# submission} other {# submissions}} could not be checked.","verdict.nothing":"No submission was checked.","verdict.noneFlagged":"None is flagged ({thresholds}).","verdict.gaps":"{gaps}; none of the others is flagged ({thresholds}).","verdict.gapUnchecked":"{isFirst, select, yes {} other {}}{missing, number} of {n, plural, one {# submission} other {# submissions}} could not be checked","verdict.gapPartly":"{isFirst, select, yes {Files} other {files}} of {n, plural, one {# submission} other {# submissions}} could not be compared","verdict.gapHiding":"{isFirst, select, yes {Files} other {files}} of {n, plural, one {# submission} other {# submissions}} that do not count hold code that counts in another one","verdict.gapUnscored":"{isFirst, select, yes {No} other {no}} AI score is known for {n, plural, one {# submission} other {# submissions}}","verdict.contradiction":"The service counts {counted, number} flagged submissions, the numbers it gave for each show {seen, number}.","verdict.lookAtService":"Look at the service’s own result before trusting either.","verdict.pullStarterOnly":"What this pull request changes is starter code or stood there before, so there is nothing to check.","verdict.spaceStarterOnly":"What the workspace holds is starter code or stood there before, so there is nothing to check.","verdict.pullTooShort":"What this pull request changes is too short to be compared.","verdict.spaceTooShort":"What the workspace holds is too short to be compared.","verdict.pullAlone":"There is nothing to compare this pull request with, so its similarity is n/a.","verdict.spaceAlone":"There is nothing to compare the workspace with, so its similarity is n/a.","verdict.pullNoSource":"This pull request changes no source file, so there is nothing to check.","verdict.spaceEmpty":"The workspace is empty, so there is nothing to check: check the repository out first (actions/checkout).","verdict.spaceNoSource":"The workspace holds no source file ({n} left out), so there is nothing to check; see include and exclude.","verdict.nothingCompared":"Nothing was compared: {groups}.","verdict.groupStarterOnly":"{n, plural, one {# submission} other {# submissions}} with nothing beside starter code ({names})","verdict.groupTooShort":"{n, plural, one {# submission} other {# submissions}} too short to be compared ({names})","verdict.groupNoSource":"{n, plural, one {# submission} other {# submissions}} without a file that the engine reads ({names})","verdict.groupUnreadable":"{n, plural, one {# submission} other {# submissions}} in strings that nobody can compare ({names})","verdict.groupAlone":"{n, plural, one {# submission} other {# submissions}} with nobody to compare with ({names})","verdict.groupNoFile":"{n, plural, one {# submission} other {# submissions}} without a source file ({names})","verdict.groupNoNumber":"{n, plural, one {# submission} other {# submissions}} without a number from the service ({names})","verdict.groupNumber":"{n, plural, one {# submission} other {# submissions}} with a number ({names})","verdict.groupNotCollected":"{n, plural, one {# submission} other {# submissions}} could not be collected ({names})","verdict.foldersAsPath":"It holds folders ({folders}): if each of them is a submission, give {path} as the path.","verdict.foldersLayout":"It holds folders ({folders}): if each of them is a submission, set layout: folders.","verdict.pardoned":"{n, plural, one {# submission} other {# submissions}} above the threshold only through pairs that were dismissed by a person: not counted as flagged.","verdict.absent":"{n, plural, one {# source} other {# sources}} to compare with could not be read: what was copied from there was not found.","verdict.disagreement":"The service gives {totals} as the total of one submission, on both sides of the threshold {threshold, number}; the higher number is judged.","verdict.hidden":"{n, plural, one {In # submission a file that does not count holds code that counts in another one: look at its remarks.} other {In # submissions files that do not count hold code that counts in other ones: look at their remarks.}}","verdict.inStrings":"{n, plural, one {# submission is code in strings, which nobody can compare: read it by hand.} other {# submissions are code in strings, which nobody can compare: read them by hand.}}","verdict.forgotten":"{n, number} of {all, number} submissions are above the threshold of similarity, and no starter code is known. If students were given code, all of them are alike by that: give it (starter), or have it searched for (base-code: true), and run again. If they were not, one solution may have been handed round.","verdict.forgottenPartly":"{n, number} of {all, number} submissions are above the threshold of similarity, and starter code was only searched for. If students were given code, all of them are alike by that: give it (starter): what was found may not be all of it, and run again. If they were not, one solution may have been handed round.","verdict.dryRun":"Dry run: {n, plural, one {# submission} other {# submissions}} collected and packed; nothing was uploaded."}');
;// CONCATENATED MODULE: ./build/words/locales/en/words.json
const words_namespaceObject = /*#__PURE__*/JSON.parse('{"words.given":"{text}","words.notKnown":"n/a","words.percent":"{number} %","words.comma":", ","words.andMore":"{names} and {rest, number} more","words.english":"{text}","words.sentences":"{first} {rest}","words.points":"{first}; {rest}","words.commas":"{first}, {rest}","words.colon":"{first}: {rest}"}');
;// CONCATENATED MODULE: ./build/words/locales/en.js
// Made by scripts/words.ts from the files beside it: npm run generate.















const catalogue = {
    ...cases_namespaceObject,
    ...comment_namespaceObject,
    ...compare_namespaceObject,
    ...dossier_namespaceObject,
    ...graph_namespaceObject,
    ...lists_namespaceObject,
    ...notices_namespaceObject,
    ...overview_namespaceObject,
    ...page_namespaceObject,
    ...query_namespaceObject,
    ...report_namespaceObject,
    ...student_namespaceObject,
    ...submission_namespaceObject,
    ...verdict_namespaceObject,
    ...words_namespaceObject,
};


/***/ }),

/***/ 59985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   kK: () => (/* binding */ inEnglish),
/* harmony export */   oR: () => (/* binding */ joined)
/* harmony export */ });
function message(id, ...[values]) {
    return values === undefined || values === null ? { id } : { id, values };
}
/** Words that are not ours to translate: of a service, of an operating system, of a person. Hostile text. */
function given(text) {
    return message('words.given', { text });
}
/** A sentence that is said in English whatever the language: the page marks it as such. */
function inEnglish(text) {
    return message('words.english', { text });
}
/** Several in a row as one: `sentences` one after the other, `points` with semicolons, `commas`. Empty: nothing is said. */
function joined(how, messages) {
    const [last = given(''), ...before] = messages.toReversed();
    return before.reduce((rest, first) => message(how, { first, rest }), last);
}


/***/ }),

/***/ 71343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ Words)
/* harmony export */ });
/* harmony import */ var intl_messageformat__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(333);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73387);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59985);



/** One language: says the sentences of the catalogue, and writes numbers and times as it does. */
class Words {
    locale;
    #catalogue;
    #formats = new Map();
    // Each is made when it is first needed: all at once they would take longer than the start of the program.
    /** By how many decimals they write. */
    #numbers = new Map();
    #order;
    #lists;
    #times;
    /** @param catalogue the sentences of `locale` */
    constructor(locale, catalogue) {
        this.locale = locale;
        this.#catalogue = catalogue;
    }
    /** A sentence of the catalogue. Text that comes in through `values` is not escaped. */
    say(id, ...values) {
        return this.tell((0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(id, ...values));
    }
    /** A sentence that was made where the language was not known. */
    tell({ id, values }) {
        return String(this.#format(id).format(this.#written(values)));
    }
    /** A sentence whose parts are marked up, as a list of its pieces. */
    rich({ id, values }, tags) {
        const said = this.#format(id).format({ ...this.#written(values), ...tags });
        return (Array.isArray(said) ? said : [said]);
    }
    /** A value, or "n/a" in this language for what is not known. */
    write(value) {
        if (typeof value === 'string')
            return value;
        if (typeof value === 'number')
            return this.count(value);
        if ('id' in value)
            return this.tell(value);
        switch (value.as) {
            case 'score':
                return this.score(value.value, value.threshold);
            case 'percent':
                return this.percent(value.value, value.threshold);
            case 'time':
                return this.time(value.value);
            case 'bytes':
                return this.#digits((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(value.value));
            case 'duration':
                return this.#digits((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(value.value));
            case 'list':
                return this.#list(value);
        }
    }
    /** A whole number in groups: `12,345`. */
    count(value) {
        return this.#number(Math.trunc(value), 0);
    }
    /** @see formatScore */
    score(value, threshold = null) {
        return value === null || !Number.isFinite(value)
            ? this.say('words.notKnown')
            : this.#digits((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatScore */ .y)(value, threshold));
    }
    /** A score with its unit. */
    percent(value, threshold = null) {
        return value === null || !Number.isFinite(value)
            ? this.say('words.notKnown')
            : this.say('words.percent', { number: this.score(value, threshold) });
    }
    /** A time of RFC 3339, in UTC; the text itself where it is none. */
    time(rfc3339) {
        const at = new Date(rfc3339);
        if (Number.isNaN(at.getTime()))
            return rfc3339;
        if (this.locale === 'en')
            return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
        this.#times ??= new Intl.DateTimeFormat(this.locale, {
            dateStyle: 'medium',
            timeStyle: 'short',
            timeZone: 'UTC',
        });
        return `${this.#times.format(at)} UTC`;
    }
    /** Orders names as this language does: negative where `a` comes first. */
    compare(a, b) {
        this.#order ??= new Intl.Collator(this.locale, { numeric: true });
        return this.#order.compare(a, b);
    }
    #format(id) {
        const known = this.#formats.get(id);
        if (known !== undefined)
            return known;
        const made = new intl_messageformat__WEBPACK_IMPORTED_MODULE_2__/* .IntlMessageFormat */ .SV(this.#catalogue[id], this.locale);
        this.#formats.set(id, made);
        return made;
    }
    /** Numbers stay what they are: a sentence counts them. */
    #written(values = {}) {
        return Object.fromEntries(Object.entries(values).map(([name, value]) => [
            name,
            typeof value === 'number' ? value : this.write(value),
        ]));
    }
    /** The number that an English text begins with, as this language writes it. */
    #digits(text) {
        const [, number = '', rest = ''] = /^([\d.]+)(.*)$/s.exec(text) ?? [];
        if (number === '')
            return text;
        const places = number.split('.')[1]?.length ?? 0;
        return this.#number(Number(number), places) + rest;
    }
    #number(value, decimals) {
        const known = this.#numbers.get(decimals);
        if (known !== undefined)
            return known.format(value);
        const made = new Intl.NumberFormat(this.locale, {
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
            useGrouping: 'always',
        });
        this.#numbers.set(decimals, made);
        return made.format(value);
    }
    #list({ values, most = values.length }) {
        const rest = values.length - most;
        const first = values.slice(0, most).map((value) => this.write(value));
        if (rest <= 0) {
            // The American form has a comma before "and".
            this.#lists ??= new Intl.ListFormat(this.locale === 'en' ? 'en-GB' : this.locale, {
                type: 'conjunction',
            });
            return this.#lists.format(first);
        }
        return this.say('words.andMore', { names: first.join(this.say('words.comma')), rest });
    }
}


/***/ })

};
