export const id = 797;
export const ids = [797];
export const modules = {

/***/ 79263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   check: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _assets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43287);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93153);
/* harmony import */ var _domain_redaction_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35952);
/* harmony import */ var _github_event_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68888);
/* harmony import */ var _process_cancellation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35947);
/* harmony import */ var _process_execute_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74893);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65914);
/* harmony import */ var _process_temp_dir_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(63736);
/* harmony import */ var _report_channels_console_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13369);
/* harmony import */ var _report_views_view_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(56119);
/* harmony import */ var _report_write_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(47089);
/* harmony import */ var _report_earlier_class_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(68796);
/* harmony import */ var _run_main_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(24067);
/* harmony import */ var _run_open_github_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(72322);
/* harmony import */ var _run_prior_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(23842);
/* harmony import */ var _settings_parse_settings_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(68530);
/* harmony import */ var _settings_raw_inputs_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(41786);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(23719);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(58508);
/* harmony import */ var _terminal_log_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(97244);
























/** Of each list: the worst stand first, and the report has them all. */
const MAX_ROWS = 40;
/** Checks what the options and the config file of the current folder say. @returns the exit code */
async function check(raw, environment) {
    const redact = (0,_domain_redaction_js__WEBPACK_IMPORTED_MODULE_6__/* .redactor */ .$p)((0,_settings_raw_inputs_js__WEBPACK_IMPORTED_MODULE_20__/* .secretsOf */ .Fj)(raw));
    const log = (0,_terminal_log_js__WEBPACK_IMPORTED_MODULE_21__/* .terminalLog */ .d)(process.stderr, redact, environment['RUNNER_DEBUG'] === '1');
    const { signal, release } = (0,_process_cancellation_js__WEBPACK_IMPORTED_MODULE_8__/* .cancelOnSignals */ .d)(process);
    const tempDir = (0,_process_temp_dir_js__WEBPACK_IMPORTED_MODULE_11__/* .makeTempDir */ .m)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'TMPDIR');
    try {
        return await checkIn(raw, { environment, redact, log, signal, workspace: process.cwd(), tempDir });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(tempDir, { recursive: true, force: true });
        release();
    }
}
async function checkIn(raw, shell) {
    const { log, workspace } = shell;
    const onDefect = (error) => log.debug(error instanceof Error ? (error.stack ?? '') : String(error));
    const read = await (0,_process_execute_js__WEBPACK_IMPORTED_MODULE_9__/* .execute */ .g)(() => readSettings(raw, workspace), null, onDefect);
    if (!read.done)
        return refuse(read.end, shell);
    const { settings, overrides, warnings } = read.value;
    const event = (0,_github_event_context_js__WEBPACK_IMPORTED_MODULE_7__/* .readEventContext */ .ws)({ apiUrl: shell.environment['GITHUB_API_URL'], serverUrl: shell.environment['GITHUB_SERVER_URL'] }, null);
    const github = (0,_run_open_github_js__WEBPACK_IMPORTED_MODULE_17__/* .lazyGitHub */ .e)({
        token: settings.collectToken ?? settings.githubToken,
        apiUrl: event.apiUrl,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_10__/* .systemClock */ .m,
        log,
        signal: shell.signal,
        timeoutMs: settings.timeoutMs,
        environment: shell.environment,
        version: _version_js__WEBPACK_IMPORTED_MODULE_22__/* .VERSION */ .x,
    });
    try {
        for (const text of [...overrides, ...warnings])
            log.info(text);
        const run = async () => {
            const earlier = settings.add.length === 0 ? null : await (0,_report_earlier_class_js__WEBPACK_IMPORTED_MODULE_15__/* .readEarlierClass */ .P)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workspace, settings.reportDir));
            const world = worldOf(shell, event, github, earlier?.title ?? labelOf(settings, workspace));
            return (0,_run_main_js__WEBPACK_IMPORTED_MODULE_16__/* .main */ .i)(settings, world, earlier === null ? _run_prior_js__WEBPACK_IMPORTED_MODULE_18__/* .NOTHING_PRIOR */ .Z : (0,_run_prior_js__WEBPACK_IMPORTED_MODULE_18__/* .priorOfEarlier */ .u)(earlier));
        };
        const made = await (0,_process_execute_js__WEBPACK_IMPORTED_MODULE_9__/* .execute */ .g)(run, settings, onDefect);
        if (!made.done)
            return refuse(made.end, shell);
        const { report, isPart, finish } = made.value;
        try {
            return await show((0,_domain_redaction_js__WEBPACK_IMPORTED_MODULE_6__/* .redactDeep */ .KL)(report, shell.redact), isPart, settings, shell);
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
function refuse(end, { log, redact }) {
    const { outcome, sentence, exitCode } = (0,_domain_redaction_js__WEBPACK_IMPORTED_MODULE_6__/* .redactDeep */ .KL)(end, redact);
    log.error(`${outcome}: ${sentence}`);
    return exitCode;
}
function worldOf(shell, event, { get }, label) {
    return {
        ...shell,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_10__/* .systemClock */ .m,
        random: Math.random,
        run: { runId: 'local', jobSlug: 'local', attempt: 1 },
        event,
        github: get,
        collector: get,
        endsAtMs: Infinity,
        defaultLabel: label,
        title: label,
        runUrl: null,
        toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_22__/* .VERSION */ .x,
        date: () => new Date(),
        onCheck: (id) => shell.log.debug(`The check has the id ${id}.`),
    };
}
/** Prints the report and writes its files. @returns the exit code */
async function show(report, isPart, settings, shell) {
    const { workspace, redact, log } = shell;
    const { outcome, sentence, exitCode } = report.verdict;
    if (isPart) {
        process.stdout.write(`${outcome}: ${sentence}\n`);
        return exitCode;
    }
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workspace, settings.reportDir);
    const shownPath = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(workspace, path) || '.';
    const isTerminal = process.stdout.isTTY;
    const view = (0,_report_views_view_js__WEBPACK_IMPORTED_MODULE_13__/* .viewOf */ .d)(report, 'staff');
    process.stdout.write(redact((0,_report_channels_console_js__WEBPACK_IMPORTED_MODULE_12__/* .renderConsole */ .q)(view, {
        colours: isTerminal && shell.environment['NO_COLOR'] === undefined,
        width: isTerminal ? process.stdout.columns : 120,
        maxRows: MAX_ROWS,
    })));
    try {
        const { html, isKept, files } = await (0,_report_write_js__WEBPACK_IMPORTED_MODULE_14__/* .writeReportFiles */ .t)(report, {
            directory,
            workspace,
            template: (0,_assets_js__WEBPACK_IMPORTED_MODULE_4__/* .reportTemplate */ .J)(),
            view,
            redact,
        });
        process.stdout.write(isKept ? `${(0,_report_write_js__WEBPACK_IMPORTED_MODULE_14__/* .keptWords */ .G)(shownPath(directory), files)}\n` : `report: ${shownPath(html)}\n`);
        return exitCode;
    }
    catch (error) {
        log.error(`The report could not be written to ${directory}: ${(0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_23__/* .messageOf */ .b)(error)}. Give another folder with --report-dir.`);
        return 1;
    }
}
/** What the run is called where the settings say nothing. */
function labelOf(settings, workspace) {
    if (settings.source !== 'repositories')
        return labelOfFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workspace, settings.path[0] ?? '.'));
    const { classroom50, manifest, repositories, organization } = settings;
    if (classroom50 !== null)
        return `${classroom50.classroom}/${classroom50.assignment}`;
    return repositories[0] ?? (manifest === null ? (organization ?? 'repositories') : labelOfFolder(manifest));
}
function labelOfFolder(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path) === '' ? 'similarity' : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path);
}
function readSettings(raw, workspace) {
    const { path, explicit } = (0,_settings_raw_inputs_js__WEBPACK_IMPORTED_MODULE_20__/* .configLocation */ .yS)(raw);
    let text = null;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workspace, path), 'utf8');
    }
    catch (error) {
        if (explicit) {
            throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1(`config ${JSON.stringify(path)} cannot be read: ${error.message}.`);
        }
    }
    return (0,_settings_parse_settings_js__WEBPACK_IMPORTED_MODULE_19__/* .parseSettings */ .P)(raw, text, { event: null, repositoryOwner: null, isFork: false });
}


/***/ }),

/***/ 97244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/** A bar where it is known how much there is; it is full only when all is done. */
function bar(done, total) {
    if (total === null)
        return String(done);
    const full = total <= 0 ? 0 : Math.floor((Math.min(done, total) / total) * BAR);
    const count = done === total ? String(done) : `${Math.floor(done)} of ${total}`;
    return `[${'█'.repeat(full)}${'·'.repeat(BAR - full)}] ${count}`;
}


/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yj: () => (/* binding */ string)
/* harmony export */ });
/* unused harmony exports number, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);


function string(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedString */ .K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodString */ .NDH, params);
}
function number(params) {
    return core._coercedNumber(schemas.ZodNumber, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
