export const id = 137;
export const ids = [137];
export const modules = {

/***/ 84137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommandLine: () => (/* binding */ runCommandLine)
/* harmony export */ });
/* harmony import */ var _domain_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39438);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
/* harmony import */ var _process_cancellation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35947);
/* harmony import */ var _process_execute_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74893);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23719);
/* harmony import */ var _arguments_parse_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45816);






/**
 * Runs what a command line asks for. Results on stdout, everything else on stderr.
 *
 * @param argv the words after the program's name
 * @param run what runs a command that was understood
 * @returns false where `run` does not know the command; nothing was said then
 */
async function runCommandLine(argv, run, environment = process.env) {
    process.exitCode = _domain_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILED */ .Wk;
    const at = new Date();
    const isWhole = watchOutput();
    try {
        const code = await run((0,_arguments_parse_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCommandLine */ .Du)(argv), environment);
        if (code === null)
            return false;
        process.exitCode = isWhole() ? code : _domain_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILED */ .Wk;
    }
    catch (error) {
        const end = (0,_process_execute_js__WEBPACK_IMPORTED_MODULE_3__/* .endOfError */ .FV)(error, null);
        process.exitCode = (0,_domain_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .FO)(end.outcome, end.exitCode, (0,_process_cancellation_js__WEBPACK_IMPORTED_MODULE_2__/* .stoppedBy */ .$)(error));
        // Where a defect is, its stack says; a failure's sentence says all.
        if (!(error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR) && error instanceof Error)
            process.stderr.write(`${error.stack ?? ''}\n`);
        process.stderr.write(`error: ${end.sentence}\n`);
        if ((0,_arguments_parse_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .asksForDocument */ .X4)(argv)) {
            const { printFailure } = await Promise.all(/* import() */[__webpack_require__.e(637), __webpack_require__.e(826), __webpack_require__.e(0), __webpack_require__.e(400)]).then(__webpack_require__.bind(__webpack_require__, 58621));
            await printFailure(end, null, at);
        }
    }
    return true;
}
/**
 * Lets no stream that cannot be written end the run or its cleaning up. Whoever reads no further (`| head`, a pager that was closed)
 * has what they want; a disk that is full has not, and what is said beside the result changes nothing.
 *
 * @returns whether stdout took all of the result so far; where it takes no more afterwards, the exit code says so
 */
function watchOutput() {
    let isWhole = true;
    process.stdout.on('error', (error) => {
        if (error.code === 'EPIPE')
            return;
        process.exitCode = _domain_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILED */ .Wk;
        if (isWhole) {
            process.stderr.write(`error: The result could not be written to stdout: ${(0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error)}. Make room there, or lead stdout elsewhere.\n`);
        }
        isWhole = false;
    });
    process.stderr.on('error', () => { });
    return () => isWhole;
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


/***/ })

};
