export const id = 6928;
export const ids = [6928,1644];
export const modules = {



56928:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  doctor: () => (doctor)
});
var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
var _doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38608);
var _doctor_render_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(85744);
var _domain_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39438);
var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93153);
var _domain_redaction_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35952);
var _files_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74595);
var _github_event_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68888);
var _process_cancellation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35947);
var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65914);
var _process_temp_dir_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63736);
var _run_open_github_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72322);
var _settings_raw_inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41786);
var _version_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(58508);
var _check_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(79263);
var _terminal_log_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(97244);
















const TIMEOUT_MS = 30 * 6e4;
async function doctor(raw, environment, print = (text) => process.stdout.write(text)) {
	const redact = (0,_domain_redaction_js__WEBPACK_IMPORTED_MODULE_4__.$p)((0,_settings_raw_inputs_js__WEBPACK_IMPORTED_MODULE_11__.Fj)(raw));
	const log = (0,_terminal_log_js__WEBPACK_IMPORTED_MODULE_13__.Q)((0,_terminal_log_js__WEBPACK_IMPORTED_MODULE_13__.d)(process.stderr, redact, environment["RUNNER_DEBUG"] === "1"));
	const { signal, release } = (0,_process_cancellation_js__WEBPACK_IMPORTED_MODULE_7__.dJ)(process);
	const tempDir = (0,_process_temp_dir_js__WEBPACK_IMPORTED_MODULE_9__.m)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), _process_temp_dir_js__WEBPACK_IMPORTED_MODULE_9__.E);
	const workspace = process.cwd();
	const token = (0,_check_js__WEBPACK_IMPORTED_MODULE_12__.Q1)(raw, environment);
	const settings = settingsOrFailure(raw, workspace);
	const event = (0,_github_event_context_js__WEBPACK_IMPORTED_MODULE_6__.ws)({
		apiUrl: environment["GITHUB_API_URL"],
		serverUrl: environment["GITHUB_SERVER_URL"]
	}, null);
	const github = (0,_run_open_github_js__WEBPACK_IMPORTED_MODULE_10__.e)({
		...token,
		apiUrl: event.apiUrl,
		clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_8__.m,
		log,
		signal,
		timeoutMs: settings instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__.HR ? TIMEOUT_MS : settings.timeoutMs,
		environment,
		version: _version_js__WEBPACK_IMPORTED_MODULE_14__.x
	});
	try {
		const shell = {
			printed: {
				json: false,
				quiet: true
			},
			at: new Date(),
			environment,
			redact,
			log,
			signal,
			workspace,
			tempDir
		};
		const label = settings instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__.HR ? "doctor" : (0,_check_js__WEBPACK_IMPORTED_MODULE_12__.Wy)(settings, workspace);
		const world = (0,_check_js__WEBPACK_IMPORTED_MODULE_12__.cO)(shell, event, github, label);
		const findings = await (0,_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_1__.h)({
			raw,
			settings,
			tokens: {
				own: token,
				reading: null
			},
			world
		});
		print(redact((0,_doctor_render_js__WEBPACK_IMPORTED_MODULE_15__.ET)(findings)));
		return (0,_domain_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.FO)("config-error", findings.every(({ isFine }) => isFine) ? 0 : 1, null);
	} finally {
		await github.close();
		await (0,_files_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__.v)(tempDir).catch(() => {});
		release();
	}
}
function settingsOrFailure(raw, workspace) {
	try {
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_12__.sb)(raw, workspace).settings;
	} catch (error) {
		if (error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__.HR) return error;
		throw error;
	}
}


}),








};
