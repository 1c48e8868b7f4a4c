export const id = 1987;
export const ids = [1987,7706];
export const modules = {






41987:
((__module__, __out__, __load__) => {

__load__.r(__out__);
__load__.d(__out__, {
doctor:()=>doctor
});
var node_os__0__ = __load__(48161);
var _base__12__ = __load__(76287);
var _base__16__ = __load__(98216);
var _check__15__ = __load__(7849);
var _contract__13__ = __load__(11713);
var _github__14__ = __load__(68888);
var _system__17__ = __load__(43108);
var _doctor_diagnose_js__1__ = __load__(85412);
var _doctor_finding_js__2__ = __load__(17118);
var _exit_codes_js__3__ = __load__(87408);
var _process_cancellation_js__4__ = __load__(29490);
var _process_system_clock_js__5__ = __load__(67283);
var _process_machine_limit_js__6__ = __load__(80650);
var _version_js__7__ = __load__(58508);
var _arguments_says_js__8__ = __load__(81473);
var _arguments_variables_js__9__ = __load__(65200);
var _check_js__10__ = __load__(37706);
var _terminal_log_js__11__ = __load__(78087);

















const TIMEOUT_MS = 30 * 6e4;
async function doctor({ inputs: raw, needsPath, json, quiet }, environment) {
	const redact = (0,_base__12__.$p)([...(0,_contract__13__.Fj)(raw), ...(0,_arguments_variables_js__9__.Pm)(environment)]);
	const log = (0,_terminal_log_js__11__.Q)((0,_terminal_log_js__11__.d)(process.stderr, redact, environment["RUNNER_DEBUG"] === "1"));
	const workspace = process.cwd();
	const { signal, release } = (0,_process_cancellation_js__4__.dJ)(process);
	const tempDir = (0,_process_machine_limit_js__6__.mk)((0,node_os__0__.tmpdir)(), _process_machine_limit_js__6__.E$);
	const token = (0,_check_js__10__.readingToken)(raw, environment);
	const settings = settingsOrFailure(raw, {
		workspace,
		environment
	});
	const event = (0,_github__14__.ws)({
		apiUrl: environment["GITHUB_API_URL"],
		serverUrl: environment["GITHUB_SERVER_URL"]
	}, null);
	const github = (0,_check__15__.eq)({
		...token,
		apiUrl: event.apiUrl,
		clock: _process_system_clock_js__5__.m,
		log,
		signal,
		timeoutMs: settings instanceof _base__16__.HR ? TIMEOUT_MS : settings.timeoutMs,
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
		const label = settings instanceof _base__16__.HR ? "doctor" : (0,_check_js__10__.labelOf)(settings, workspace);
		const world = (0,_check_js__10__.worldOf)(shell, event, github, label);
		const found = await (0,_doctor_diagnose_js__1__.h)({
			raw,
			settings,
			tokens: {
				own: token,
				reading: null
			},
			world
		});
		const isCheck = !(settings instanceof _base__16__.HR) && settings.mode === "check";
		const findings = needsPath && isCheck ? [(0,_doctor_finding_js__2__.Xj)("PATH", _arguments_says_js__8__.Is), ...found] : found;
		const open = findings.filter(({ isFine }) => !isFine);
		process.stdout.write(redact(json ? (0,_doctor_finding_js__2__.hF)(findings) : (0,_doctor_finding_js__2__.ET)(quiet ? open : findings)));
		return (0,_exit_codes_js__3__.FO)("config-error", open.length === 0 ? 0 : 1, null);
	} finally {
		await github.close();
		await (0,_system__17__.v$)(tempDir).catch(() => {});
		release();
	}
}
function settingsOrFailure(raw, shell) {
	try {
		return (0,_check_js__10__.readSettings)(raw, shell).settings;
	} catch (error) {
		if (error instanceof _base__16__.HR) return error;
		throw error;
	}
}


}),





};
