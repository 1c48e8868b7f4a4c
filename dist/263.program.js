export const id = 263;
export const ids = [263];
export const modules = {

/***/ 58621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ printDocument),
/* harmony export */   printFailure: () => (/* binding */ printFailure)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59985);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46466);
/* harmony import */ var _report_channels_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9719);
/* harmony import */ var _report_views_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56119);
/* harmony import */ var _run_verdict_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98000);
/* harmony import */ var _settings_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1972);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58508);








/**
 * Prints the document of a check that ended before it had a report: its outcome and the reason, and nothing found.
 *
 * @param settings null: they could not be read
 * @param at when it began
 */
async function printFailure(end, settings, at) {
    await printDocument((0,_report_views_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewOf */ .d)(reportOfFailure(end, settings, at), 'staff'), process.stdout);
}
function reportOfFailure(end, settings, at) {
    const { outcome, exitCode, sentence } = end;
    return {
        findings: _run_verdict_of_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_FOUND */ .dO,
        verdict: (0,_run_verdict_of_js__WEBPACK_IMPORTED_MODULE_4__/* .unjudged */ .bC)({ outcome, exitCode, sentence: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_6__/* .inEnglish */ .kK)(sentence) }),
        thresholds: {
            similarity: settings?.similarityThreshold ?? _settings_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc['similarity-threshold'].default,
            ai: settings?.aiThreshold ?? _settings_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc['ai-threshold'].default,
        },
        run: {
            title: settings?.checkName ?? 'similarity',
            createdAt: at.toISOString(),
            durationMs: Date.now() - at.getTime(),
            repository: null,
            runUrl: null,
            toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x,
        },
        locale: null,
        students: { feedback: 'full', policy: null, isPublic: false, notComparedWith: 0 },
        dismissed: [],
        cases: [],
        common: [],
    };
}
/** Prints the document of `report.json`, as fast as its reader takes it. What cannot be written is the stream's `error` event alone. */
async function printDocument(view, stream) {
    try {
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from((0,_report_channels_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonPieces */ .Mx)(view)), stream, { end: false });
    }
    catch (error) {
        if (error.syscall !== 'write')
            throw error;
    }
}


/***/ }),

/***/ 79263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   check: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _words_english_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55102);
/* harmony import */ var _words_open_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40876);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var _files_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74595);
/* harmony import */ var _assets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43287);
/* harmony import */ var _domain_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39438);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93153);
/* harmony import */ var _domain_redaction_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35952);
/* harmony import */ var _github_event_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68888);
/* harmony import */ var _process_cancellation_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35947);
/* harmony import */ var _process_execute_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74893);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(65914);
/* harmony import */ var _process_temp_dir_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(63736);
/* harmony import */ var _report_channels_console_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13369);
/* harmony import */ var _report_views_view_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(56119);
/* harmony import */ var _report_write_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(27167);
/* harmony import */ var _report_earlier_class_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(68796);
/* harmony import */ var _run_main_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(97949);
/* harmony import */ var _run_open_github_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(72322);
/* harmony import */ var _run_prior_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(23842);
/* harmony import */ var _settings_parse_settings_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(14206);
/* harmony import */ var _settings_raw_inputs_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(41786);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(23719);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(58508);
/* harmony import */ var _check_document_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(58621);
/* harmony import */ var _terminal_log_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(97244);




























/** Of each list: the worst stand first, and the report has them all. */
const MAX_ROWS = 40;
/** Checks what the options and the config file of the current folder say. @returns the exit code */
async function check(raw, printed, environment) {
    const at = new Date();
    const redact = (0,_domain_redaction_js__WEBPACK_IMPORTED_MODULE_9__/* .redactor */ .$p)((0,_settings_raw_inputs_js__WEBPACK_IMPORTED_MODULE_23__/* .secretsOf */ .Fj)(raw));
    const loud = (0,_terminal_log_js__WEBPACK_IMPORTED_MODULE_25__/* .terminalLog */ .d)(process.stderr, redact, environment['RUNNER_DEBUG'] === '1');
    const log = printed.quiet ? (0,_terminal_log_js__WEBPACK_IMPORTED_MODULE_25__/* .errorsOnly */ .Q)(loud) : loud;
    const { signal, release } = (0,_process_cancellation_js__WEBPACK_IMPORTED_MODULE_11__/* .cancelOnSignals */ .dJ)(process);
    const tempDir = (0,_process_temp_dir_js__WEBPACK_IMPORTED_MODULE_14__/* .makeTempDir */ .m)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), _process_temp_dir_js__WEBPACK_IMPORTED_MODULE_14__/* .TEMP_VARIABLE */ .E);
    try {
        const shell = { printed, at, environment, redact, log, signal, workspace: process.cwd(), tempDir };
        return await checkIn(raw, shell);
    }
    finally {
        await (0,_files_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(tempDir).catch((error) => log.warning(`${tempDir} holds code and could not be removed: ${(0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_26__/* .messageOf */ .b)(error)}. Delete it.`));
        release();
    }
}
async function checkIn(raw, shell) {
    const { log, workspace } = shell;
    const onDefect = (error) => log.debug(error instanceof Error ? (error.stack ?? '') : String(error));
    const read = await (0,_process_execute_js__WEBPACK_IMPORTED_MODULE_12__/* .execute */ .g7)(() => readSettings(raw, workspace), null, onDefect);
    if (!read.done)
        return refuse(read.end, null, shell);
    const { settings, overrides, warnings } = read.value;
    const event = (0,_github_event_context_js__WEBPACK_IMPORTED_MODULE_10__/* .readEventContext */ .ws)({ apiUrl: shell.environment['GITHUB_API_URL'], serverUrl: shell.environment['GITHUB_SERVER_URL'] }, null);
    const github = (0,_run_open_github_js__WEBPACK_IMPORTED_MODULE_20__/* .lazyGitHub */ .e)({
        token: settings.collectToken ?? settings.githubToken,
        apiUrl: event.apiUrl,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_13__/* .systemClock */ .m,
        log,
        signal: shell.signal,
        timeoutMs: settings.timeoutMs,
        environment: shell.environment,
        version: _version_js__WEBPACK_IMPORTED_MODULE_27__/* .VERSION */ .x,
    });
    try {
        for (const text of [...overrides, ...warnings])
            log.info(text);
        const run = async () => {
            const earlier = settings.add.length === 0 ? null : await (0,_report_earlier_class_js__WEBPACK_IMPORTED_MODULE_18__/* .readEarlierClass */ .P)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(workspace, settings.reportDir));
            const world = worldOf(shell, event, github, earlier?.title ?? labelOf(settings, workspace));
            return (0,_run_main_js__WEBPACK_IMPORTED_MODULE_19__/* .main */ .i)(settings, world, earlier === null ? _run_prior_js__WEBPACK_IMPORTED_MODULE_21__/* .NOTHING_PRIOR */ .Z : (0,_run_prior_js__WEBPACK_IMPORTED_MODULE_21__/* .priorOfEarlier */ .u)(earlier));
        };
        const made = await (0,_process_execute_js__WEBPACK_IMPORTED_MODULE_12__/* .execute */ .g7)(run, settings, onDefect);
        if (!made.done)
            return await refuse(made.end, settings, shell);
        const { report, isPart, finish } = made.value;
        try {
            return await show((0,_domain_redaction_js__WEBPACK_IMPORTED_MODULE_9__/* .redactDeep */ .KL)(report, shell.redact), isPart, settings, shell);
        }
        finally {
            for (const warning of await finish())
                log.warning(warning);
        }
    }
    finally {
        await github.close();
    }
}
async function refuse(ended, settings, shell) {
    const end = (0,_domain_redaction_js__WEBPACK_IMPORTED_MODULE_9__/* .redactDeep */ .KL)(ended, shell.redact);
    shell.log.error(`${end.outcome}: ${end.sentence}`);
    if (shell.printed.json)
        await (0,_check_document_js__WEBPACK_IMPORTED_MODULE_24__.printFailure)(end, settings, shell.at);
    return codeOf(end, shell);
}
function codeOf({ outcome, exitCode }, { signal }) {
    return (0,_domain_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__/* .exitCodeOf */ .FO)(outcome, exitCode, (0,_process_cancellation_js__WEBPACK_IMPORTED_MODULE_11__/* .stoppedBy */ .$)(signal.reason));
}
function worldOf(shell, event, { get }, label) {
    return {
        ...shell,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_13__/* .systemClock */ .m,
        random: Math.random,
        run: { runId: 'local', jobSlug: 'local', attempt: 1 },
        event,
        github: get,
        collector: get,
        endsAtMs: Infinity,
        defaultLabel: label,
        title: label,
        runUrl: null,
        toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_27__/* .VERSION */ .x,
        date: () => new Date(),
        onCheck: (id) => shell.log.debug(`The check has the id ${id}.`),
    };
}
/** Prints the report and writes its files. @returns the exit code */
async function show(report, isPart, settings, shell) {
    const { printed, log } = shell;
    const { outcome } = report.verdict;
    const sentence = _words_english_js__WEBPACK_IMPORTED_MODULE_1__/* .ENGLISH */ .V.tell(report.verdict.sentence);
    const code = codeOf(report.verdict, shell);
    const view = (0,_report_views_view_js__WEBPACK_IMPORTED_MODULE_16__/* .viewOf */ .d)(report, 'staff', await (0,_words_open_words_js__WEBPACK_IMPORTED_MODULE_2__/* .openWords */ .S)(report.locale));
    const isTable = !printed.json && !printed.quiet;
    if (printed.json)
        await (0,_check_document_js__WEBPACK_IMPORTED_MODULE_24__/* .printDocument */ .d)(view, process.stdout);
    if (!isTable && code >= _domain_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__/* .FAILED */ .Wk)
        log.error(`${outcome}: ${sentence}`);
    const say = isTable
        ? (text) => void process.stdout.write(`${text}\n`)
        : (text) => log.info(text);
    if (isPart) {
        say(`${outcome}: ${sentence}`);
        return code;
    }
    if (isTable)
        printTable(view, shell);
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(shell.workspace, settings.reportDir);
    return (await writeFiles(report, { directory, view, say }, shell)) ? code : _domain_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__/* .FAILED */ .Wk;
}
function printTable(view, { redact, environment }) {
    const isTerminal = process.stdout.isTTY;
    process.stdout.write(redact((0,_report_channels_console_js__WEBPACK_IMPORTED_MODULE_15__/* .renderConsole */ .q)(view, {
        colours: isTerminal && environment['NO_COLOR'] === undefined,
        width: isTerminal ? process.stdout.columns : 120,
        maxRows: MAX_ROWS,
    })));
}
/** @returns whether they could be written */
async function writeFiles(report, to, { workspace, redact, log }) {
    const { directory, view, say } = to;
    const shownPath = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(workspace, path) || '.';
    try {
        const { html, isKept, files } = await (0,_report_write_js__WEBPACK_IMPORTED_MODULE_17__/* .writeReportFiles */ .t4)(report, {
            directory,
            workspace,
            template: (0,_assets_js__WEBPACK_IMPORTED_MODULE_6__/* .reportTemplate */ .J8)(),
            view,
            redact,
        });
        say(isKept ? (0,_report_write_js__WEBPACK_IMPORTED_MODULE_17__/* .keptWords */ .Gx)(shownPath(directory), files) : `report: ${shownPath(html)}`);
        return true;
    }
    catch (error) {
        log.error(`The report could not be written to ${directory}: ${(0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_26__/* .messageOf */ .b)(error)}. Give another folder with --report-dir.`);
        return false;
    }
}
/** What the run is called where the settings say nothing. */
function labelOf(settings, workspace) {
    if (settings.source !== 'repositories')
        return labelOfFolder((0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(workspace, settings.path[0] ?? '.'));
    const { classroom50, manifest, repositories, organization } = settings;
    if (classroom50 !== null)
        return `${classroom50.classroom}/${classroom50.assignment}`;
    return repositories[0] ?? (manifest === null ? (organization ?? 'repositories') : labelOfFolder(manifest));
}
function labelOfFolder(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(path) === '' ? 'similarity' : (0,node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(path);
}
function readSettings(raw, workspace) {
    const { path, explicit } = (0,_settings_raw_inputs_js__WEBPACK_IMPORTED_MODULE_23__/* .configLocation */ .yS)(raw);
    let text = null;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(workspace, path), 'utf8');
    }
    catch (error) {
        if (explicit) {
            throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1(`config ${JSON.stringify(path)} cannot be read: ${error.message}. Correct the path, or the rights of the file.`);
        }
    }
    return (0,_settings_parse_settings_js__WEBPACK_IMPORTED_MODULE_22__/* .parseSettings */ .P)(raw, text, { event: null, repositoryOwner: null, isFork: false });
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


/***/ })

};
