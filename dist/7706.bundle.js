export const id = 7706;
export const ids = [7706];
export const modules = {





37706:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Q1:()=>readingToken,
Wy:()=>labelOf,
cO:()=>worldOf,
check:()=>check,
sb:()=>readSettings
});
var _base__15__ = __load__(76287);
var _base__18__ = __load__(4771);
var _base__19__ = __load__(98216);
var _base__27__ = __load__(49764);
var _base__28__ = __load__(49094);
var _channels__22__ = __load__(29504);
var _channels__26__ = __load__(44721);
var _channels__29__ = __load__(62132);
var _channels__30__ = __load__(99395);
var _channels__32__ = __load__(75409);
var _check__21__ = __load__(7849);
var _check__23__ = __load__(13875);
var _check__24__ = __load__(99989);
var _check__25__ = __load__(56555);
var _contract__16__ = __load__(11713);
var _contract__33__ = __load__(4025);
var _github__20__ = __load__(68888);
var _system__17__ = __load__(43108);
var _system__31__ = __load__(65771);
var node_os__0__ = __load__(48161);
var node_path__1__ = __load__(76760);
var _exit_codes_js__2__ = __load__(87408);
var _process_cancellation_js__3__ = __load__(29490);
var _process_execute_js__4__ = __load__(6378);
var _process_machine_limit_js__5__ = __load__(80650);
var _process_name_doctor_js__6__ = __load__(93332);
var _process_system_clock_js__7__ = __load__(67283);
var _process_temp_dir_js__8__ = __load__(40833);
var _version_js__9__ = __load__(58508);
var _arguments_variables_js__10__ = __load__(65200);
var _check_document_js__11__ = __load__(82270);
var _terminal_log_js__12__ = __load__(78087);
var _config_text_js__13__ = __load__(90145);
var _says_js__14__ = __load__(89544);





















const MAX_ROWS = 40;
async function check(raw, printed, environment) {
	const at = new Date();
	const redact = (0,_base__15__.$p)([...(0,_contract__16__.Fj)(raw), ...(0,_arguments_variables_js__10__.Pm)(environment)]);
	const loud = (0,_terminal_log_js__12__.d)(process.stderr, redact, environment["RUNNER_DEBUG"] === "1");
	const log = printed.quiet ? (0,_terminal_log_js__12__.Q)(loud) : loud;
	const { signal, release } = (0,_process_cancellation_js__3__.dJ)(process);
	const tempDir = (0,_process_temp_dir_js__8__.m)((0,node_os__0__.tmpdir)(), _process_temp_dir_js__8__.E);
	try {
		const shell = {
			printed,
			at,
			environment,
			redact,
			log,
			signal,
			workspace: process.cwd(),
			tempDir
		};
		return await checkIn(raw, shell);
	} finally {
		await (0,_system__17__.v$)(tempDir).catch((error) => log.warning((0,_base__18__.G)(_says_js__14__.Gu, {
			tempDir,
			error: (0,_base__19__.bD)(error)
		})));
		release();
	}
}
async function checkIn(raw, shell) {
	const { log, workspace } = shell;
	const onDefect = (error) => log.debug(error instanceof Error ? error.stack ?? "" : String(error));
	const read = await (0,_process_execute_js__4__.g7)(() => readSettings(raw, shell), null, onDefect);
	if (!read.done) return refuse(read.end, null, shell);
	const { settings, overrides, warnings } = read.value;
	const event = (0,_github__20__.ws)({
		apiUrl: shell.environment["GITHUB_API_URL"],
		serverUrl: shell.environment["GITHUB_SERVER_URL"]
	}, null);
	const github = (0,_check__21__.eq)({
		...readingToken(raw, shell.environment),
		apiUrl: event.apiUrl,
		clock: _process_system_clock_js__7__.m,
		log,
		signal: shell.signal,
		timeoutMs: settings.timeoutMs,
		environment: shell.environment,
		version: _version_js__9__.x
	});
	try {
		for (const text of [...overrides, ...warnings]) log.info(text);
		const run = async () => {
			const earlier = settings.add.length === 0 ? null : await (0,_channels__22__.P)((0,node_path__1__.resolve)(workspace, settings.reportDir));
			const world = worldOf(shell, event, github, earlier?.title ?? labelOf(settings, workspace));
			return (0,_check__23__.i)(settings, world, earlier === null ? _check__24__.Z : (0,_check__24__.u)(earlier));
		};
		const made = await (0,_process_execute_js__4__.g7)(run, settings, onDefect);
		if (!made.done) return await refuse(made.end, settings, shell);
		const { report, isPart, finish } = made.value;
		try {
			return await show((0,_base__15__.KL)(report, shell.redact), isPart, settings, shell);
		} finally {
			for (const warning of await finish()) log.warning(warning);
		}
	} finally {
		await github.close();
	}
}
function readingToken(raw, environment) {
	const own = raw["github-token"];
	const isFromEnvironment = own === undefined || own === environment["GITHUB_TOKEN"];
	const tokens = (0,_check__21__.k8)(raw, isFromEnvironment ? "GITHUB_TOKEN" : "--github-token");
	return raw["collect-token"] === undefined ? tokens.own : tokens.reading;
}
async function refuse(ended, settings, shell) {
	const end = (0,_process_name_doctor_js__6__._)((0,_base__15__.KL)(ended, shell.redact), "command");
	shell.log.error(`${end.outcome}: ${end.sentence}`);
	if (shell.printed.json) await (0,_check_document_js__11__.printFailure)(end, settings, shell.at);
	return codeOf(end, shell);
}
function codeOf({ outcome, exitCode }, { signal }) {
	return (0,_exit_codes_js__2__.FO)(outcome, exitCode, (0,_process_cancellation_js__3__.$)(signal.reason));
}
function worldOf(shell, event, { get }, label) {
	return {
		..._check__25__.W,
		...shell,
		clock: _process_system_clock_js__7__.m,
		random: Math.random,
		run: {
			runId: "local",
			jobSlug: "local",
			attempt: 1
		},
		event,
		github: get,
		collector: get,
		endsAtMs: Infinity,
		defaultLabel: label,
		title: label,
		runUrl: null,
		toolVersion: _version_js__9__.x,
		date: () => new Date(),
		onCheck: (id) => shell.log.debug(`The check has the id ${id}.`)
	};
}
async function show(report, isPart, settings, shell) {
	const { printed, log } = shell;
	const { outcome } = report.verdict;
	const code = codeOf(report.verdict, shell);
	const audience = settings.anonymize === "always" ? "student" : "staff";
	const view = (0,_channels__26__.du)(report, audience, await (0,_base__27__.S)(report.locale));
	const sentence = _base__28__.VJ.tell(view.cover.sentence);
	const isTable = !printed.json && !printed.quiet;
	if (printed.json) await (0,_check_document_js__11__.d)(view, process.stdout);
	if (!isTable && code >= _exit_codes_js__2__.Wk) log.error(`${outcome}: ${sentence}`);
	const say = isTable ? (text) => void process.stdout.write(`${text}\n`) : (text) => log.info(text);
	if (isPart) {
		say(`${outcome}: ${sentence}`);
		return code;
	}
	if (isTable) printTable(view, shell);
	const directory = (0,node_path__1__.resolve)(shell.workspace, settings.reportDir);
	return await writeFiles(report, {
		directory,
		view,
		say
	}, shell) ? code : _exit_codes_js__2__.Wk;
}
function printTable(view, { redact, environment }) {
	const isTerminal = process.stdout.isTTY;
	process.stdout.write(redact((0,_channels__29__.q)(view, {
		colours: isTerminal && environment["NO_COLOR"] === undefined,
		width: isTerminal ? process.stdout.columns : 120,
		maxRows: MAX_ROWS
	})));
}
async function writeFiles(report, to, { workspace, redact, log }) {
	const { directory, view, say } = to;
	const shownPath = (path) => (0,node_path__1__.relative)(workspace, path) || ".";
	try {
		const { html, isKept, files } = await (0,_channels__30__.t)(report, {
			directory,
			workspace,
			template: (0,_system__31__.J8)(),
			audience: view.audience,
			view,
			redact
		});
		say(isKept ? (0,_channels__32__.Gx)(shownPath(directory), files) : `report: ${shownPath(html)}`);
		return true;
	} catch (error) {
		const isOurs = (0,_process_machine_limit_js__5__.U)(error) || error instanceof _base__19__.HR;
		log.error(isOurs ? (0,_process_execute_js__4__.FV)(error, null).sentence : (0,_base__18__.G)(_says_js__14__.GM, {
			directory,
			error: (0,_base__19__.bD)(error)
		}));
		return false;
	}
}
function labelOf(settings, workspace) {
	if (settings.source !== "repositories") return labelOfFolder((0,node_path__1__.resolve)(workspace, settings.path[0] ?? "."));
	const { classroom50, manifest, repositories, organization } = settings;
	if (classroom50 !== null) return `${classroom50.classroom}/${classroom50.assignment}`;
	return repositories[0] ?? (manifest === null ? organization ?? "repositories" : labelOfFolder(manifest));
}
function labelOfFolder(path) {
	return (0,node_path__1__.basename)(path) === "" ? "similarity" : (0,node_path__1__.basename)(path);
}
function readSettings(raw, { workspace, environment }) {
	const text = (0,_config_text_js__13__.Ut)((0,_contract__16__.yS)(raw), workspace);
	const facts = {
		event: null,
		repositoryOwner: null,
		isFork: false
	};
	return (0,_contract__33__.P)(raw, text, facts, (0,_arguments_variables_js__10__.Pm)(environment));
}


}),





};
