export const id = 1987;
export const ids = [1987,7706];
export const modules = {






41987:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  doctor: () => (doctor)
});
var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
var _base__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76287);
var _base__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(98216);
var _check__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7849);
var _contract__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(11713);
var _github__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68888);
var _system__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(86871);
var _doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70968);
var _doctor_render_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20783);
var _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87408);
var _process_cancellation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29490);
var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67283);
var _process_temp_dir_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40833);
var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58508);
var _check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37706);
var _terminal_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78087);















const TIMEOUT_MS = 30 * 6e4;
async function doctor(raw, environment, print = (text) => process.stdout.write(text)) {
	const redact = (0,_base__WEBPACK_IMPORTED_MODULE_10__.$p)((0,_contract__WEBPACK_IMPORTED_MODULE_11__.Fj)(raw));
	const log = (0,_terminal_log_js__WEBPACK_IMPORTED_MODULE_9__.Q)((0,_terminal_log_js__WEBPACK_IMPORTED_MODULE_9__.d)(process.stderr, redact, environment["RUNNER_DEBUG"] === "1"));
	const { signal, release } = (0,_process_cancellation_js__WEBPACK_IMPORTED_MODULE_4__.dJ)(process);
	const tempDir = (0,_process_temp_dir_js__WEBPACK_IMPORTED_MODULE_6__.m)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), _process_temp_dir_js__WEBPACK_IMPORTED_MODULE_6__.E);
	const workspace = process.cwd();
	const token = (0,_check_js__WEBPACK_IMPORTED_MODULE_8__.Q1)(raw, environment);
	const settings = settingsOrFailure(raw, workspace);
	const event = (0,_github__WEBPACK_IMPORTED_MODULE_12__.ws)({
		apiUrl: environment["GITHUB_API_URL"],
		serverUrl: environment["GITHUB_SERVER_URL"]
	}, null);
	const github = (0,_check__WEBPACK_IMPORTED_MODULE_13__.e)({
		...token,
		apiUrl: event.apiUrl,
		clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_5__.m,
		log,
		signal,
		timeoutMs: settings instanceof _base__WEBPACK_IMPORTED_MODULE_14__.HR ? TIMEOUT_MS : settings.timeoutMs,
		environment,
		version: _version_js__WEBPACK_IMPORTED_MODULE_7__.x
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
		const label = settings instanceof _base__WEBPACK_IMPORTED_MODULE_14__.HR ? "doctor" : (0,_check_js__WEBPACK_IMPORTED_MODULE_8__.Wy)(settings, workspace);
		const world = (0,_check_js__WEBPACK_IMPORTED_MODULE_8__.cO)(shell, event, github, label);
		const findings = await (0,_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_1__.h)({
			raw,
			settings,
			tokens: {
				own: token,
				reading: null
			},
			world
		});
		print(redact((0,_doctor_render_js__WEBPACK_IMPORTED_MODULE_2__.ET)(findings)));
		return (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__.FO)("config-error", findings.every(({ isFine }) => isFine) ? 0 : 1, null);
	} finally {
		await github.close();
		await (0,_system__WEBPACK_IMPORTED_MODULE_15__.v)(tempDir).catch(() => {});
		release();
	}
}
function settingsOrFailure(raw, workspace) {
	try {
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__.sb)(raw, workspace).settings;
	} catch (error) {
		if (error instanceof _base__WEBPACK_IMPORTED_MODULE_14__.HR) return error;
		throw error;
	}
}


}),





};
