export const id = 3830;
export const ids = [3830];
export const modules = {







6378:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
FV:()=>endOfError,
_j:()=>namingDoctor,
g7:()=>execute,
pJ:()=>endOf
});
var _base__2__ = __load__(49094);
var _base__3__ = __load__(98216);
var _base__5__ = __load__(4771);
var _base__6__ = __load__(73043);
var _check__4__ = __load__(52731);
var _says_js__0__ = __load__(57891);
var _machine_limit_js__1__ = __load__(80650);




function endOf(report) {
	const { outcome, exitCode } = report.verdict;
	const sentence = _base__2__.VJ.tell(report.verdict.sentence);
	return {
		outcome,
		exitCode,
		sentence,
		openSentence: null,
		report
	};
}
async function execute(step, policy, onDefect) {
	try {
		return {
			done: true,
			value: await step()
		};
	} catch (error) {
		if (!(error instanceof _base__3__.HR)) onDefect(error);
		return {
			done: false,
			end: endOfError(error, policy)
		};
	}
}
function endOfError(error, policy) {
	return error instanceof _base__3__.HR ? endOfFailure(error, policy) : endOfDefect(error);
}
function endOfFailure(failure, policy) {
	const { outcome, message, openMessage } = failure;
	const isTolerated = policy === null ? outcome === "skipped" : (0,_check__4__.m)(outcome, policy) || isLimitOfGitHub(failure) && policy.source === "pull-request";
	return {
		outcome,
		exitCode: isTolerated ? 0 : 1,
		sentence: message,
		openSentence: openMessage,
		report: null
	};
}
function isLimitOfGitHub(failure) {
	return failure instanceof _base__3__.y_ && failure.outcome === "rate-limited";
}
function endOfDefect(error) {
	const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
	const told = (detail) => (0,_machine_limit_js__1__.WV)(error, detail) ?? (0,_base__5__.G)(_says_js__0__.us, { detail });
	return {
		outcome: (0,_machine_limit_js__1__.WV)(error, "") === null ? "internal-error" : "config-error",
		exitCode: 1,
		sentence: told(` (${what})`),
		openSentence: told(""),
		report: null
	};
}
const OF_A_FIRST_RUN = new Set([
	"config-error",
	"forbidden",
	"auth"
]);
const WAYS = {
	workflow: "To see what a run needs and what is missing, run it once with `mode: doctor`.",
	command: "To see what a run needs and what is missing: code-similarity doctor, with the same options."
};
function namingDoctor(end, from) {
	if (end.exitCode === 0 || !OF_A_FIRST_RUN.has(end.outcome)) return end;
	const longer = (sentence) => (0,_base__6__.wt)(sentence, WAYS[from]);
	const { sentence, openSentence } = end;
	return {
		...end,
		sentence: longer(sentence),
		openSentence: openSentence === null ? null : longer(openSentence)
	};
}


}),



};
