export const id = 1987;
export const ids = [1987,7706];
export const modules = {







41987:
((__module__, __out__, __load__) => {

__load__.r(__out__);
__load__.d(__out__, {
doctor:()=>doctor
});
var _base__5__ = __load__(98216);
var _doctor_diagnose_js__0__ = __load__(85412);
var _doctor_finding_js__1__ = __load__(17118);
var _exit_codes_js__2__ = __load__(87408);
var _arguments_says_js__3__ = __load__(81473);
var _check_js__4__ = __load__(37706);






const TIMEOUT_MS = 30 * 6e4;
function doctor({ inputs: raw, needsPath, json, quiet }, environment) {
	return (0,_check_js__4__.withShell)(raw, {
		json: false,
		quiet: true
	}, environment, async (shell) => {
		const token = (0,_check_js__4__.readingToken)(raw, environment);
		const settings = settingsOrFailure(raw, shell);
		const timeoutMs = settings instanceof _base__5__.HR ? TIMEOUT_MS : settings.timeoutMs;
		const reached = (0,_check_js__4__.reachGitHub)(shell, token, timeoutMs);
		try {
			const label = settings instanceof _base__5__.HR ? "doctor" : (0,_check_js__4__.labelOf)(settings, shell.workspace);
			const world = (0,_check_js__4__.worldOf)(shell, reached, label);
			const found = await (0,_doctor_diagnose_js__0__.h)({
				raw,
				settings,
				tokens: {
					own: token,
					reading: null
				},
				world
			});
			const isCheck = !(settings instanceof _base__5__.HR) && settings.mode === "check";
			const findings = needsPath && isCheck ? [(0,_doctor_finding_js__1__.Xj)("PATH", _arguments_says_js__3__.Is), ...found] : found;
			const open = findings.filter(({ isFine }) => !isFine);
			const told = json ? (0,_doctor_finding_js__1__.hF)(findings) : (0,_doctor_finding_js__1__.ET)(quiet ? open : findings);
			process.stdout.write(shell.redact(told));
			return (0,_exit_codes_js__2__.FO)("config-error", open.length === 0 ? 0 : 1, null);
		} finally {
			await reached.github.close();
		}
	});
}
function settingsOrFailure(raw, shell) {
	try {
		return (0,_check_js__4__.readSettings)(raw, shell).settings;
	} catch (error) {
		if (error instanceof _base__5__.HR) return error;
		throw error;
	}
}


}),





};
