export const id = 1987;
export const ids = [1987,7706];
export const modules = {





41987:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
doctor:()=>doctor
});
var node_os__0__ = __load__(48161);
var _base__10__ = __load__(76287);
var _base__14__ = __load__(98216);
var _check__13__ = __load__(7849);
var _contract__11__ = __load__(11713);
var _github__12__ = __load__(68888);
var _system__15__ = __load__(86871);
var _doctor_diagnose_js__1__ = __load__(7364);
var _doctor_render_js__2__ = __load__(20783);
var _exit_codes_js__3__ = __load__(87408);
var _process_cancellation_js__4__ = __load__(29490);
var _process_system_clock_js__5__ = __load__(67283);
var _process_temp_dir_js__6__ = __load__(40833);
var _version_js__7__ = __load__(58508);
var _check_js__8__ = __load__(37706);
var _terminal_log_js__9__ = __load__(78087);















const TIMEOUT_MS = 30 * 6e4;
async function doctor(raw, environment, print = (text) => process.stdout.write(text)) {
	const redact = (0,_base__10__.$p)((0,_contract__11__.Fj)(raw));
	const log = (0,_terminal_log_js__9__.Q)((0,_terminal_log_js__9__.d)(process.stderr, redact, environment["RUNNER_DEBUG"] === "1"));
	const { signal, release } = (0,_process_cancellation_js__4__.dJ)(process);
	const tempDir = (0,_process_temp_dir_js__6__.m)((0,node_os__0__.tmpdir)(), _process_temp_dir_js__6__.E);
	const workspace = process.cwd();
	const token = (0,_check_js__8__.Q1)(raw, environment);
	const settings = settingsOrFailure(raw, workspace);
	const event = (0,_github__12__.ws)({
		apiUrl: environment["GITHUB_API_URL"],
		serverUrl: environment["GITHUB_SERVER_URL"]
	}, null);
	const github = (0,_check__13__.e)({
		...token,
		apiUrl: event.apiUrl,
		clock: _process_system_clock_js__5__.m,
		log,
		signal,
		timeoutMs: settings instanceof _base__14__.HR ? TIMEOUT_MS : settings.timeoutMs,
		environment,
		version: _version_js__7__.x
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
		const label = settings instanceof _base__14__.HR ? "doctor" : (0,_check_js__8__.Wy)(settings, workspace);
		const world = (0,_check_js__8__.cO)(shell, event, github, label);
		const findings = await (0,_doctor_diagnose_js__1__.h)({
			raw,
			settings,
			tokens: {
				own: token,
				reading: null
			},
			world
		});
		print(redact((0,_doctor_render_js__2__.ET)(findings)));
		return (0,_exit_codes_js__3__.FO)("config-error", findings.every(({ isFine }) => isFine) ? 0 : 1, null);
	} finally {
		await github.close();
		await (0,_system__15__.v)(tempDir).catch(() => {});
		release();
	}
}
function settingsOrFailure(raw, workspace) {
	try {
		return (0,_check_js__8__.sb)(raw, workspace).settings;
	} catch (error) {
		if (error instanceof _base__14__.HR) return error;
		throw error;
	}
}


}),





};
