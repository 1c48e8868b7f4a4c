export const id = 4276;
export const ids = [4276];
export const modules = {





19900:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
runAction:()=>runAction
});

var external_node_os_ = __load__(48161);
var external_node_path_ = __load__(76760);
var core = __load__(48510);
var redaction = __load__(76287);
var outcome = __load__(98216);
var state_branch = __load__(74518);
var identity = __load__(4666);
var keep_dashboard = __load__(29976);
var text_escape = __load__(68171);
var summary = __load__(61389);
var channels_view = __load__(44721);
;// bot/scan-run/scan-summary.js


const MAX_REMARKS = 50;
function renderScanSummary(end, maxBytes) {
	const rows = end.assignments.map(({ name, outcome, sentence, issue, news }) => [
		(0,text_escape/* markdownCode */.D9)(name),
		outcome,
		news === null ? "" : `${news.newCount} / ${news.worseCount}`,
		issue === null ? "" : `#${issue}`,
		(0,text_escape/* markdownText */.p7)(sentence)
	].join(" | "));
	const parts = [
		"## Similarity scan",
		"",
		(0,text_escape/* markdownText */.p7)(end.sentence),
		"",
		"| assignment | outcome | new / worse | issue | |",
		"| --- | --- | --- | --- | --- |",
		...rows.map((row) => `| ${row} |`),
		"",
		...end.assignments.flatMap(({ name, remarks }) => remarks.length === 0 ? [] : [
			`**${(0,text_escape/* markdownText */.p7)(name)}**`,
			"",
			...remarks.slice(0, MAX_REMARKS).map((remark) => `- ${(0,text_escape/* markdownText */.p7)(remark)}`),
			...remarks.length > MAX_REMARKS ? [`- \u2026 and ${remarks.length - MAX_REMARKS} more.`] : [],
			""
		])
	];
	let text = `${parts.join("\n")}\n`;
	for (const { name, report } of end.assignments) {
		if (report === null) continue;
		const section = `\n---\n\n# ${(0,text_escape/* markdownText */.p7)(name)}\n\n${(0,summary/* renderSummary */.B)((0,channels_view/* viewOf */.du)(report, "staff"))}\n`;
		if (Buffer.byteLength(text) + Buffer.byteLength(section) > maxBytes) {
			text += `\nThe report of ${(0,text_escape/* markdownCode */.D9)(name)} is in the files of this run.\n`;
			continue;
		}
		text += section;
	}
	return text;
}

var open_github = __load__(7849);
var raw_inputs = __load__(11713);
var limits = __load__(83163);
var write_new = __load__(43108);
var execute = __load__(6378);
var machine_limit = __load__(80650);
var system_clock = __load__(67283);
var format = __load__(73043);
var message = __load__(33897);
var english = __load__(49094);
var base_sentence = __load__(4771);
var scan = __load__(49934);
var action_transport = __load__(59851);
var authorise = __load__(22471);
var check_mark = __load__(44367);
var effects = __load__(68685);
var handle = __load__(7574);
var says = __load__(97405);
;// bot/commands/answer-command.js







async function answerCommand(host) {
	const { settings, world } = host;
	const { event } = world;
	const request = (0,action_transport/* requestFromEvent */.y)(event);
	if ("ignored" in request) throw new outcome/* Skipped */.zY((0,base_sentence/* fill */.G)(says/* nothingAnswer */.IB, { ignored: request.ignored }));
	const result = await (0,handle/* handleRequest */.y)(request, (0,effects/* effectsOf */.w7)(host), {
		botUsers: settings.botUsers,
		runUrl: world.runUrl,
		run: {
			key: (0,check_mark/* runKey */.r7)(world.run),
			isFirstAttempt: world.run.attempt === 1
		}
	});
	if (result.kind === "checked") return result.report;
	if (result.kind === "failed") throw result.failure;
	throw new outcome/* Skipped */.zY(sentenceOf(result, request.author));
}
function sentenceOf(result, author) {
	switch (result.kind) {
		case "ignored": return says/* nothingAnswerComment */.tC;
		case "replayed": return says/* commandCarried */.Qr;
		case "elsewhere": return says/* anotherRun */.H7;
		case "refused": return (0,base_sentence/* fill */.G)(says/* commandRefused */.Kx, { author });
		case "turned-away": return (0,base_sentence/* fill */.G)(says/* commandOfWasRefusedFor */.zS, {
			author,
			why: (0,authorise/* strangerText */._6)(result.reason)
		});
		case "done": return `The command ${result.command} was answered.`;
	}
}

var open_store = __load__(25918);
var pull_request_cases = __load__(90383);
var earlier_class = __load__(29504);
var checkout = __load__(13925);
var within_time = __load__(9930);
var main = __load__(13875);
var prior = __load__(99989);
var settings_settings = __load__(95844);
var parse_settings = __load__(4025);
var contract_report = __load__(58329);
var event_context = __load__(68888);
var read_files = __load__(15206);
var source_names = __load__(2723);
var errors = __load__(47307);
var github_repository = __load__(1493);
;// program/runner/audience.js



function audienceOf(settings, context) {
	const { name: event, repositoryIsPrivate: isPrivate } = context.event;
	if (settings?.mode === "scan") return "staff";
	if (settings?.anonymize === "always") return "student";
	const inPublic = isPrivate === false || event === "schedule" && isPrivate === null;
	if (inPublic) return "student";
	const isOnOnesWork = settings?.mode === "bot" || settings !== null && (0,source_names/* isSingle */.vX)(settings.source) || (0,settings_settings/* isPullRequestEvent */.T5)(event) || event === "issue_comment";
	return settings?.anonymize !== "never" && isOnOnesWork ? "student" : "staff";
}
async function visibilityOf({ name, repository, repositoryIsPrivate }, askers, signal) {
	if (repositoryIsPrivate !== null) return repositoryIsPrivate;
	if (repository === null || name === null) return null;
	let isPrivate = null;
	for (const asker of askers) {
		try {
			return (await (0,github_repository/* readRepository */.Nu)(asker(), repository)).isPrivate;
		} catch (error) {
			signal.throwIfAborted();
			const status = (0,errors/* statusOf */.c2)(error);
			if (status === 404) return true;
			if (status !== null) isPrivate = false;
		}
	}
	return isPrivate;
}

var open_words = __load__(49764);
var publish_channels = __load__(3068);
var comment = __load__(66327);
var schemas = __load__(25465);
var names = __load__(50926);
var github_limits = __load__(4472);
var digests = __load__(73235);
var marked_comment = __load__(69444);
var publish_says = __load__(72016);
;// bot/publish/check-run.js






const Created = schemas/* looseObject */._H3({ id: schemas/* number */.aig().int() });
const Listed = schemas/* looseObject */._H3({
	id: schemas/* number */.aig().int(),
	external_id: schemas/* string */.YjP().nullish(),
	started_at: schemas/* string */.YjP().nullish(),
	output: schemas/* looseObject */._H3({ annotations_count: schemas/* number */.aig().int().min(0) })
});
const DIGITS = 16;
async function postCheckRun(github, target, output) {
	return write(github, target, output).catch((0,outcome/* instead */.L1)(outcome/* GitHubError */.y_, ({ message: sentence }) => ({
		kind: "refused",
		sentence
	})));
}
async function write(github, target, output) {
	const annotations = output.pages.flat();
	const digest = (0,digests/* sha256 */.sc)(JSON.stringify(annotations)).slice(0, DIGITS);
	const work = {
		github,
		target,
		output,
		purpose: (0,errors/* purposeFor */.OU)("own", `writing the check run of ${(0,names/* fullName */.fq)(target.repository)}`, "checks"),
		externalId: `${target.key}.${target.runId}.${digest}`
	};
	const there = await list(work);
	if (there.some((run) => isNewer(run, target))) return { kind: "superseded" };
	const earlier = latestOf(there, work);
	let run = earlier ?? await (0,marked_comment/* createOnce */.Ur)(() => create(work), () => find(work), null, github_limits/* GITHUB_LIMITS */.f.checkRun);
	const left = remaining(output.pages, run.annotations);
	if (earlier !== null && left.length === 0) left.push([]);
	try {
		for (const page of left) run = await addSurely(work, run, page);
	} catch (error) {
		if (!(error instanceof outcome/* GitHubError */.y_)) throw error;
		return {
			kind: "cut short",
			sentence: (0,base_sentence/* fill */.G)(publish_says/* checkRun */.Q5, {
				annotations: run.annotations,
				all: annotations.length,
				error: error.message
			})
		};
	}
	return { kind: earlier === null ? "created" : "taken up" };
}
async function list({ github, purpose, target }) {
	const { repository, headSha, name } = target;
	const runs = [];
	for await (const page of github.pages(purpose, "GET /repos/{owner}/{repo}/commits/{ref}/check-runs", {
		...repository,
		ref: headSha,
		check_name: name,
		filter: "all"
	}, Listed)) {
		runs.push(...page);
	}
	return runs;
}
function latestOf(runs, { externalId }) {
	const own = runs.filter((run) => run.external_id === externalId).toSorted((a, b) => b.id - a.id);
	return own[0] === undefined ? null : {
		id: own[0].id,
		annotations: own[0].output.annotations_count
	};
}
async function find(work) {
	return latestOf(await list(work), work);
}
async function create({ github, purpose, target, output, externalId }) {
	const { repository, name, headSha, startedAt, detailsUrl } = target;
	const [first = []] = output.pages;
	const made = {
		...repository,
		name,
		head_sha: headSha,
		external_id: externalId,
		started_at: startedAt,
		...detailsUrl === null ? {} : { details_url: detailsUrl },
		...said(output, first)
	};
	const { id } = await github.ask(purpose, ({ checks }) => checks.create(made), Created);
	return {
		id,
		annotations: first.length
	};
}
function addSurely(work, before, page) {
	const { github, purpose, target, output } = work;
	const after = before.annotations + page.length;
	return (0,marked_comment/* createOnce */.Ur)(async () => {
		await github.ask(purpose, ({ checks }) => checks.update({
			...target.repository,
			check_run_id: before.id,
			...said(output, page),
			request: { retries: 0 }
		}), Created);
		return {
			id: before.id,
			annotations: after
		};
	}, async () => {
		const now = await find(work);
		return now !== null && now.annotations >= after ? now : null;
	}, null, github_limits/* GITHUB_LIMITS */.f.checkRun);
}
function said({ conclusion, title, summary }, page) {
	return {
		status: "completed",
		conclusion,
		output: {
			title,
			summary,
			annotations: [...page]
		}
	};
}
function isNewer(run, target) {
	const key = (run.external_id ?? "").split(".").slice(0, -2).join(".");
	return key === target.key && Date.parse(run.started_at ?? "") > Date.parse(target.startedAt);
}
function remaining(pages, there) {
	let skip = there;
	return pages.flatMap((page) => {
		const skipped = Math.min(skip, page.length);
		skip -= skipped;
		return skipped === page.length ? [] : [page.slice(skipped)];
	});
}

var fit = __load__(69197);
var workflow_commands = __load__(37616);
var student_words = __load__(94128);
;// channels/check-run-output.js





const PAGE = 50;
const MAX_PAGES = 6;
const MAX_SUMMARY_BYTES = 65535;
function checkRunOutput(view) {
	const { words } = view;
	const { shown, total } = placedRegions(view, PAGE * MAX_PAGES);
	const annotations = shown.map(({ path, lineStart, lineEnd, region }) => ({
		path,
		start_line: lineStart,
		end_line: lineEnd,
		annotation_level: annotationLevel(region),
		title: words.tell(ANNOTATION_TITLE),
		message: words.tell(region.message)
	}));
	const pages = [];
	for (let at = 0; at < annotations.length; at += PAGE) pages.push(annotations.slice(at, at + PAGE));
	const more = total > shown.length ? `\n${words.say("comment.moreRegions", { n: total - shown.length })}\n` : "";
	return {
		conclusion: conclusionOf(view),
		title: words.tell(titleOf(view)),
		summary: (0,summary/* renderSummary */.B)(view, MAX_SUMMARY_BYTES - (0,fit/* byteLength */.dp)(more)) + more,
		pages
	};
}
function titleOf(view) {
	const { title } = view.cover.headline;
	if (view.audience === "staff") {
		const flagged = view.staff.flags.size;
		return flagged === 0 ? title : (0,message/* message */.iU)("comment.titleFlagged", {
			title,
			n: flagged
		});
	}
	const similarity = (0,student_words/* isUncompared */.LS)(view.student) ? null : view.student.own?.similarity ?? null;
	return similarity === null ? title : (0,message/* message */.iU)("comment.titleSimilarity", {
		title,
		band: student_words/* BAND_WORDS */.IJ[similarity]
	});
}
function conclusionOf(view) {
	const { outcome, exitCode } = view.cover;
	if (outcome === null) return "neutral";
	const isPublic = view.audience === "student" && view.student.isPublic;
	if (isPublic && (outcome === "flagged" || outcome === "incomplete")) return "neutral";
	if (outcome === "skipped" || outcome === "cancelled") return outcome;
	if (exitCode === 0) return outcome === "passed" ? "success" : "neutral";
	return outcome === "timeout" ? "timed_out" : "failure";
}
const ANNOTATION_TITLE = (0,message/* message */.iU)("comment.annotation");
function placedRegions(view, max) {
	const { shown, total } = (0,channels_view/* ownRegions */.oP)(view, max, ({ path, lineStart }) => lineStart !== null && path !== null);
	return {
		total,
		shown: shown.flatMap((region) => {
			const { path, lineStart, lineEnd } = region;
			return path === null || lineStart === null ? [] : [{
				path,
				lineStart,
				lineEnd: lineEnd ?? lineStart,
				region
			}];
		})
	};
}
function annotationLevel(region) {
	return region.isFlagged ? "warning" : "notice";
}
function renderAnnotations(view) {
	const { words } = view;
	const title = words.tell(ANNOTATION_TITLE);
	const { shown: all, total } = placedRegions(view, limits/* LIMITS */.b.annotationsPerStep);
	const shown = total > all.length ? all.slice(0, -1) : all;
	const lines = shown.map(({ path, lineStart, lineEnd, region }) => (0,workflow_commands/* annotationCommand */.jx)(annotationLevel(region), words.tell(region.message), {
		title,
		file: path,
		line: lineStart,
		endLine: lineEnd
	}));
	const next = all[shown.length];
	if (next !== undefined) {
		const rest = words.say("comment.moreRegions", { n: total - shown.length });
		lines.push((0,workflow_commands/* annotationCommand */.jx)(annotationLevel(next.region), rest, { title }));
	}
	return lines.map((line) => `${line}\n`).join("");
}

var program_says = __load__(57891);
;// program/runner/post.js






function pullRequestOf(report, context) {
	for (const { origin, role } of report?.findings.submissions ?? []) {
		if (role !== "judged" || origin?.kind !== "pull-request") continue;
		const { repository } = context.event;
		if (repository !== null && (0,names/* sameRepository */.RB)(repository, origin)) {
			return {
				number: origin.number,
				headSha: origin.sha
			};
		}
	}
	const { pullRequest } = context.event;
	return pullRequest === null ? null : {
		number: pullRequest.number,
		headSha: pullRequest.headSha
	};
}
async function post(report, audience, run) {
	const { settings, context, log, redact } = run;
	const { event } = context;
	const { repository } = event;
	const { verdict } = report;
	const isTold = audience === "staff" || report.students.feedback !== "none";
	const pullRequest = pullRequestOf(report, context);
	const channels = (0,publish_channels/* channelsFor */.E)({
		...settings,
		pullRequest,
		readOnly: event.isFork && event.name !== "pull_request_target" && (0,settings_settings/* isPullRequestEvent */.T5)(event.name),
		sha: event.sha,
		hasToken: settings.githubToken !== null
	}, isTold && verdict.outcome !== "passed" && verdict.outcome !== "skipped" || audience === "staff" && verdict.standsOut.length > 0);
	for (const remark of channels.remarks) log.info(remark);
	const words = await (0,open_words/* openWords */.S)(report.locale);
	if (channels.annotations) process.stdout.write(redact(renderAnnotations((0,channels_view/* viewOf */.du)(report, audience, words))));
	const key = (0,publish_channels/* commentKey */.T)(settings.commentKey, context);
	if (channels.comment !== "no" && repository !== null && pullRequest !== null) {
		const { kind, sentence } = await (0,comment/* publishComment */.p)({
			github: run.github(),
			repository,
			pullNumber: pullRequest.number,
			headSha: pullRequest.headSha,
			key,
			report,
			audience,
			createIfMissing: channels.comment === "write"
		}, log);
		if (kind === "refused") log.warning((0,base_sentence/* fill */.G)(program_says/* resultJobs */.aM, { sentence }));
		else log.info(sentence);
	}
	if (channels.checkRunSha !== null && repository !== null) {
		const result = await postCheckRun(run.github(), {
			repository,
			headSha: channels.checkRunSha,
			name: `Similarity (${settings.commentKey ?? context.job})`,
			key,
			runId: context.runId,
			startedAt: report.run.createdAt,
			detailsUrl: context.runUrl
		}, redactOutput(checkRunOutput((0,channels_view/* viewOf */.du)(report, audience, words)), redact));
		if (result.kind === "refused") log.warning((0,base_sentence/* fill */.G)(program_says/* checkRun */.Q5, { sentence: result.sentence }));
		if (result.kind === "superseded") {
			log.info("The check run of this commit is of a newer run, which stays.");
		}
		if (result.kind === "cut short") log.warning((0,base_sentence/* fill */.G)(program_says/* checkRunNot */.Xd, { sentence: result.sentence }));
	}
}
function redactOutput(output, redact) {
	return {
		...output,
		title: redact(output.title),
		summary: redact(output.summary),
		pages: output.pages.map((page) => page.map((one) => ({
			...one,
			message: redact(one.message)
		})))
	};
}

var config_text = __load__(90145);
;// program/runner/carry-out.js












async function prepare(job, world) {
	const isEmpty = (0,checkout/* isNothingCheckedOut */.vl)(world.workspace, world.environment);
	if (!isEmpty) return readTask(job, world);
	const task = await readTask(job, world).catch((error) => {
		if (!(error instanceof outcome/* ConfigurationError */.j1) || (0,settings_settings/* concernsPullRequest */.gp)(job.context.event.name)) throw error;
		throw new outcome/* ConfigurationError */.j1((0,format/* withSentence */.wt)(error.message, checkout/* NOTHING_CHECKED_OUT_EITHER */.jl));
	});
	if ((0,checkout/* readsWorkspace */.tr)(task.settings, world.event.name)) throw new outcome/* SettingsError */.GN(checkout/* NOTHING_CHECKED_OUT */.JN);
	return task;
}
async function readTask(job, world) {
	const { raw, log } = job;
	const nobody = (0,within_time/* until */.TG)(job.anonymous.get, world.signal);
	const asked = job.context.event.name === "schedule" ? [nobody] : [];
	const hasToken = raw["github-token"] !== undefined;
	const isPrivate = await visibilityOf(job.context.event, hasToken ? [world.github, nobody] : asked, world.signal);
	const event = {
		...job.context.event,
		repositoryIsPrivate: isPrivate
	};
	const context = {
		...job.context,
		event
	};
	const settings = await readSettings(raw, context, world.github, log);
	refusePublicParts(settings, isPrivate);
	return {
		settings,
		context
	};
}
async function carryOut(job, task, world) {
	const { settings, context } = task;
	switch (settings.mode) {
		case "scan": return {
			kind: "scan",
			end: await (0,scan/* scan */.S)(settings, world, orderOf(settings, context), job.onSecret)
		};
		case "bot": {
			const report = await answerCommand({
				settings,
				world,
				store: () => (0,open_store/* stateStoreOf */.U)(settings, world, [parse_settings/* PULL_REQUESTS */.L]),
				newSalt: open_store/* newSalt */.N,
				check: (own, around) => checkAndPost(job, {
					settings: own,
					context
				}, around)
			});
			return {
				kind: "bot",
				report
			};
		}
		case "check": return {
			kind: "check",
			result: await runMain(task, world)
		};
	}
}
function orderOf({ reportDir }, { runId, attempt, workspace }) {
	const reportDirOf = (name) => (0,external_node_path_.join)((0,external_node_path_.resolve)(workspace, reportDir), name);
	return {
		run: runId,
		attempt,
		only: null,
		nextScan: null,
		reportDirOf
	};
}
async function finishCheck({ finish }, { log }) {
	try {
		for (const warning of await finish()) log.warning(warning);
	} catch (error) {
		if (!(error instanceof outcome/* Failure */.HR)) log.debug(String(error));
	}
}
async function checkAndPost(job, task, world) {
	const { settings, context } = task;
	const { log, redact } = job;
	const result = await runMain(task, world);
	try {
		const report = (0,redaction/* redactDeep */.KL)(result.report, redact);
		const { github } = world;
		const audience = (0,contract_report/* readersOf */.cU)(report, audienceOf(settings, context));
		await post(report, audience, {
			settings,
			context,
			github,
			log,
			redact
		});
		return report;
	} finally {
		await finishCheck(result, job);
	}
}
async function runMain(task, world) {
	const { settings, context } = task;
	const prior = await priorOf(task, world);
	if (settings.web.length === 0 || audienceOf(settings, context) === "staff") {
		return (0,main/* main */.i)(settings, world, prior);
	}
	const notice = (0,message/* message */.iU)("notices.webForStaff");
	world.log.notice(english/* ENGLISH */.VJ.tell(notice));
	return (0,main/* main */.i)({
		...settings,
		web: []
	}, world, {
		...prior,
		notices: [...prior.notices, notice]
	});
}
async function priorOf({ settings, context }, world) {
	if (settings.add.length > 0) {
		return (0,prior/* priorOfEarlier */.u)(await (0,earlier_class/* readEarlierClass */.P)((0,external_node_path_.resolve)(world.workspace, settings.reportDir)));
	}
	const isRemembered = settings.source === "pull-request" && settings.githubToken !== null && context.event.repositoryIsPrivate === true;
	if (!isRemembered) return prior/* NOTHING_PRIOR */.Z;
	return {
		...prior/* NOTHING_PRIOR */.Z,
		cases: await (0,pull_request_cases/* pullRequestCases */.M)(settings.stateBranch, audienceOf(settings, context), world)
	};
}
function refusePublicParts({ shard }, isPrivate) {
	if (shard?.kind !== "part" || isPrivate !== false) return;
	throw new outcome/* ConfigurationError */.j1(program_says/* shardParts */.DO);
}
async function readSettings(raw, context, github, log) {
	const location = (0,raw_inputs/* configLocation */.yS)(raw);
	const text = (0,settings_settings/* concernsPullRequest */.gp)(context.event.name) ? await configOfBase(location, raw, context, github, log) : (0,config_text/* configText */.Ut)(location, context.workspace);
	const parsed = (0,parse_settings/* parseSettings */.P)(raw, text, {
		event: context.event.name,
		repositoryOwner: context.event.repository?.owner ?? null,
		isFork: context.event.isFork,
		actor: context.event.actor
	});
	for (const override of parsed.overrides) log.info(override);
	for (const warning of parsed.warnings) log.warning(warning);
	return parsed.settings;
}
async function configOfBase(location, raw, context, github, log) {
	const { repository } = context.event;
	const commit = (0,event_context/* baseCommit */.t)(context.event);
	if (repository === null || commit === null || raw["github-token"] === undefined) {
		if (!location.explicit) return null;
		throw new outcome/* ConfigurationError */.j1(program_says/* configPull */.Ib);
	}
	let text;
	try {
		text = await (0,read_files/* readTextByGit */.F)(github(), repository, commit, location.path);
	} catch (error) {
		if (location.explicit || !(error instanceof outcome/* Failure */.HR) || error.outcome !== "forbidden") throw error;
		log.warning((0,base_sentence/* fill */.G)(program_says/* notLookedBase */.nd, {
			path: location.path,
			error: error.message
		}));
		return null;
	}
	if (text === null && location.explicit) {
		throw new outcome/* ConfigurationError */.j1((0,base_sentence/* fill */.G)(program_says/* configBase */.U, { path: JSON.stringify(location.path) }));
	}
	return text;
}

var run = __load__(95518);
var cancellation = __load__(29490);
var variables = __load__(65200);
var promises_ = __load__(51455);
var findings = __load__(94825);
var submission = __load__(4071);
;// program/runner/outputs.js





const NEUTRAL_OUTPUTS = {
	outcome: "internal-error",
	"check-id": "",
	"check-url": "",
	...numbersOf([]),
	"report-path": ""
};
function outputsOf(report) {
	const { checkId, checkUrl } = report.findings;
	return {
		"check-id": String(checkId ?? ""),
		"check-url": checkUrl ?? "",
		...numbersOf([report])
	};
}
function numbersOf(reports) {
	const countOf = (those) => String(reports.flatMap(those).length);
	const most = (score) => String((0,findings/* highest */.BR)(reports.map(score)) ?? "n/a");
	return {
		"submission-count": countOf(({ findings }) => (0,submission/* judgedOf */.B8)(findings.submissions)),
		"flagged-count": countOf(({ verdict }) => verdict.flagged),
		"stands-out-count": countOf(({ verdict }) => verdict.standsOut),
		"max-similarity": most(({ verdict }) => verdict.maxSimilarity),
		"max-ai-score": most(({ verdict }) => verdict.maxAiScore)
	};
}
function writeOutputs(outputs) {
	try {
		for (const [name, value] of Object.entries(outputs)) core/* setOutput */.uH(name, value);
		return true;
	} catch (error) {
		core/* error */.z3((0,base_sentence/* fill */.G)(program_says/* outputsCouldNotWritten */.Gd, { error: String(error) }));
		return false;
	}
}
async function writeSummary({ summaryPath }, { log, redact }, render) {
	if (summaryPath === null) return;
	const failed = (error) => (0,base_sentence/* fill */.G)(program_says/* jobSummary */.sp, { error });
	await attempt(log, failed, async () => (0,promises_.appendFile)(summaryPath, redact(await render())));
}
async function attempt(log, sentence, write) {
	try {
		await write();
	} catch (error) {
		log.warning(sentence((0,outcome/* messageOf */.bD)(error)));
	}
}
function conclude(end, log) {
	const isWritten = writeOutputs({ outcome: end.outcome });
	const words = `${end.outcome}: ${end.sentence}`;
	if (end.exitCode === 1) log.error(words);
	else if (end.outcome === "passed") log.info(words);
	else if (end.outcome === "skipped") log.notice(words);
	else log.warning(words);
	return isWritten ? end.exitCode : 1;
}

var external_node_fs_ = __load__(73024);
;// program/runner/run-context.js




async function readRunContext(environment, workingDirectory) {
	const problem = problemOf(environment["GITHUB_EVENT_PATH"] ?? "");
	if (problem !== null) delete process.env["GITHUB_EVENT_PATH"];
	const { context: toolkit } = await Promise.all(/* import() */[__load__.e(9911), __load__.e(8296)]).then(__load__.bind(__load__, 8296));
	const { eventName, apiUrl, serverUrl, actor, sha, runId, runAttempt } = toolkit;
	const event = (0,event_context/* readEventContext */.w)({
		eventName,
		apiUrl,
		serverUrl,
		actor,
		sha,
		repository: environment["GITHUB_REPOSITORY"],
		repositoryId: idOf(environment["GITHUB_REPOSITORY_ID"]),
		runId: Number.isNaN(runId) ? undefined : runId,
		runAttempt: Math.max(1, runAttempt || 1)
	}, toolkit.payload);
	const repository = event.repository === null ? null : (0,names/* fullName */.fq)(event.repository);
	const run = repository === null || event.run === null ? null : `${repository}/actions/runs/${event.run.id}`;
	return {
		context: {
			event,
			repository,
			runId: String(event.run?.id ?? "local"),
			attempt: event.run?.attempt ?? 1,
			job: toolkit.job || "job",
			workflow: toolkit.workflow || null,
			runUrl: run === null ? null : `${event.serverUrl}/${run}`,
			workspace: environment["GITHUB_WORKSPACE"] || workingDirectory,
			tempDir: environment["RUNNER_TEMP"] || null,
			summaryPath: environment["GITHUB_STEP_SUMMARY"] || null
		},
		problem
	};
}
function problemOf(path) {
	if (path === "") return null;
	try {
		JSON.parse((0,external_node_fs_.readFileSync)(path, "utf8"));
		return null;
	} catch (error) {
		return (0,base_sentence/* fill */.G)(program_says/* eventsFile */.kQ, { error: (0,outcome/* messageOf */.bD)(error) });
	}
}
function idOf(text) {
	return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

var this_machine = __load__(7229);
;// program/runner/job.js











const CANCEL_PATIENCE_MS = 3500;
const DEFAULT_MINUTES = 30;
const TIME_IS_OVER = program_says/* timeRun */.hA;
async function openJob(raw, environment, clock) {
	const startedAtMs = clock.now();
	const secrets = new redaction/* Secrets */.Sb([...(0,raw_inputs/* secretsOf */.Fj)(raw), ...(0,variables/* environmentSecrets */.Pm)(environment)]);
	const { redact } = secrets;
	const log = actionLog(redact);
	const { context, problem } = await readRunContext(environment, process.cwd());
	if (problem !== null) log.warning(problem);
	const { signal, release } = (0,cancellation/* cancelOnSignals */.dJ)(process);
	const timeoutMs = timeoutOf(raw);
	const connect = (token, origin) => (0,open_github/* lazyGitHub */.eq)({
		token,
		origin,
		apiUrl: context.event.apiUrl,
		clock,
		log,
		signal,
		timeoutMs,
		environment
	});
	const { own, reading } = (0,open_github/* tokensOf */.k8)(raw);
	const github = connect(own.token, own.origin);
	const anonymous = connect(null, own.origin);
	const collector = raw["collect-token"] === undefined ? (0,open_github/* inPlaceOf */.sV)(reading.origin, github) : connect(reading.token, reading.origin);
	const checks = [];
	const cancelled = endOfCancellation(signal, () => checks.at(-1) ?? null);
	return {
		raw,
		environment,
		context,
		clock,
		log,
		redact,
		onSecret: (secret) => {
			if (secrets.add(secret)) core/* setSecret */.Pq(secret);
		},
		signal,
		endsAtMs: (ms = timeoutMs) => startedAtMs + ms,
		github,
		anonymous,
		collector,
		onCheck: (id) => {
			checks.push(id);
			writeOutputs({ "check-id": String(id) });
			core/* saveState */.LZ("check-id", String(id));
		},
		step: async (policy, body) => {
			const onDefect = (error) => log.debug(error instanceof Error ? error.stack ?? error.message : String(error));
			const step = await Promise.race([(0,execute/* execute */.g7)(body, policy ?? beforeSettings(context), onDefect), cancelled]);
			return step.done ? step : {
				done: false,
				end: (0,redaction/* redactDeep */.KL)(step.end, redact)
			};
		},
		close: async () => {
			await github.close();
			await collector.close();
			await anonymous.close();
			release();
		}
	};
}
function beforeSettings({ event }) {
	return (0,settings_settings/* concernsPullRequest */.gp)(event.name) ? {
		source: "pull-request",
		onError: "fail",
		onTimeout: "fail"
	} : null;
}
function worldOf(job, context, tempDir, endsAtMs) {
	const { event, repository, workspace, runId, attempt, runUrl, job: jobSlug } = context;
	const { pullRequest } = event;
	return {
		...this_machine/* THIS_MACHINE */.D,
		clock: job.clock,
		log: job.log,
		signal: job.signal,
		endsAtMs,
		workspace,
		tempDir,
		redact: job.redact,
		environment: job.environment,
		run: {
			runId,
			jobSlug,
			attempt
		},
		runUrl,
		defaultLabel: [repository ?? "similarity", event.name ?? ""].join(" ").trim(),
		title: `${repository ?? "Similarity check"}${pullRequest === null ? "" : `#${pullRequest.number}`}`,
		event,
		github: job.github.get,
		collector: job.collector.get,
		onCheck: job.onCheck
	};
}
function inTime(world, work) {
	const { clock, endsAtMs, signal } = world;
	return (0,within_time/* withinTime */.dn)({
		clock,
		endsAtMs,
		signal,
		sentence: TIME_IS_OVER
	}, (ends) => work((0,within_time/* endedBy */.mr)(world, ends)));
}
function timeoutOf(raw) {
	const minutes = Number(raw["timeout-minutes"] ?? "");
	const isAllowed = minutes > 0 && minutes <= run/* MAX_TIMEOUT_MINUTES */.h;
	return (isAllowed ? minutes : DEFAULT_MINUTES) * 6e4;
}
function endOfCancellation(signal, checkId) {
	return new Promise((done) => {
		const giveUp = () => {
			const id = checkId();
			const reason = signal.reason;
			const said = reason instanceof outcome/* Cancelled */.cJ ? reason.message : (0,base_sentence/* fill */.G)(program_says/* runCancelled */.LJ, { name: null });
			const sentence = `${said}${id === null ? "" : (0,base_sentence/* fill */.G)(program_says/* checkStays */.nq, { id })}`;
			done({
				done: false,
				end: {
					outcome: "cancelled",
					exitCode: 1,
					openSentence: null,
					sentence,
					report: null
				}
			});
		};
		signal.addEventListener("abort", () => setTimeout(giveUp, CANCEL_PATIENCE_MS).unref(), { once: true });
	});
}
function actionLog(redact) {
	const clean = (message) => (0,workflow_commands/* logLines */.OG)(redact(message));
	return {
		debug: (message) => core/* debug */.Yz(clean(message)),
		info: (message) => core/* info */.pq(clean(message)),
		notice: (message) => core/* notice */.lm(clean(message)),
		warning: (message) => core/* warning */.$e(clean(message)),
		error: (message) => core/* error */.z3(clean(message)),
		group: (title, body) => core/* group */.Os((0,workflow_commands/* oneLine */.TN)(redact(title)), body)
	};
}

var write_report_files = __load__(99395);
var channels_write = __load__(75409);
var console = __load__(62132);
var student_view = __load__(87307);
var student_sentence = __load__(18480);
var assets = __load__(65771);
;// program/runner/publish.js










const MAX_ROWS = 40;
async function publish(ended, effects) {
	const { end, settings, context, isPart, isPosted } = ended;
	const { log, redact } = effects;
	const { report } = end;
	const audience = (0,contract_report/* readersOf */.cU)(report, audienceOf(settings, context));
	const said = settings === null ? "staff" : audience;
	const sentence = said === "staff" ? end.sentence : english/* ENGLISH */.VJ.tell(messageForStudents(end));
	if (report !== null && settings !== null) {
		writeOutputs(outputsOf(report));
		const directory = (0,external_node_path_.resolve)(context.workspace, settings.reportDir);
		if (!isPart) await writeReport(report, audience, directory, ended, effects);
	}
	await writeSummary(context, effects, async () => {
		const words = await (0,open_words/* openWords */.S)(settings?.locale ?? null);
		return report !== null && !isPart ? (0,summary/* renderSummary */.B)((0,channels_view/* viewOf */.du)(report, audience, words)) : (0,summary/* renderFailure */.z)(end.outcome, said === "staff" ? (0,message/* inEnglish */.kK)(sentence) : messageForStudents(end), words);
	});
	if (report !== null && settings !== null && !isPart && !isPosted) {
		const failed = (error) => (0,base_sentence/* fill */.G)(program_says/* resultCouldNotWritten */.tI, { error });
		await attempt(log, failed, () => effects.inTime((github) => post(report, audience, {
			settings,
			context,
			github,
			log,
			redact
		})));
	}
	if (said === "staff") {
		const warnings = report?.verdict.warnings ?? [];
		for (const warning of warnings.slice(0, MAX_WARNINGS)) log.warning(english/* ENGLISH */.VJ.tell(warning));
	}
	if (sentence !== end.sentence) log.debug(`The whole sentence: ${end.sentence}`);
	return said === "staff" || report === null ? conclude({
		...end,
		sentence
	}, log) : concludeForStudents(end, (0,student_view/* studentView */.Be)(report), log);
}
async function writeReport(report, audience, directory, { context: { workspace } }, { log, redact }) {
	const failed = (error) => (0,base_sentence/* fill */.G)(program_says/* reportFiles */.IU, { error });
	await attempt(log, failed, async () => {
		const options = {
			directory,
			workspace,
			audience,
			template: (0,assets/* reportTemplate */.J8)(),
			redact
		};
		const { isKept, files } = await (0,write_report_files/* writeReportFiles */.t4)(report, options);
		if (isKept) {
			log.notice((0,channels_write/* keptWords */.Gx)(directory, files));
			return;
		}
		writeOutputs({ "report-path": directory });
		log.info(`The report is in ${directory}: open index.html.`);
	});
	const layout = {
		colours: false,
		width: 120,
		maxRows: MAX_ROWS
	};
	process.stdout.write(redact((0,console/* renderConsole */.q)((0,channels_view/* viewOf */.du)(report, audience), layout)));
}
const MAX_WARNINGS = 5;
function concludeForStudents(end, view, log) {
	const { outcome } = view;
	const sentence = english/* ENGLISH */.VJ.tell(view.sentence);
	if (outcome !== null && !(view.isPublic && outcome === "flagged")) {
		return conclude({
			...end,
			sentence
		}, log);
	}
	writeOutputs({ outcome: end.outcome });
	log.notice(sentence);
	return end.exitCode;
}
function messageForStudents(end) {
	if (end.report !== null) return (0,student_view/* studentView */.Be)(end.report).sentence;
	return end.openSentence === null ? (0,student_sentence/* studentFailureSentence */.$0)(end.outcome) : (0,message/* inEnglish */.kK)(end.openSentence);
}

var diagnose = __load__(85412);
var finding = __load__(17118);
;// program/runner/action.js



















async function runAction(environment = process.env, clock = system_clock/* systemClock */.m) {
	const raw = (0,raw_inputs/* readInputs */.Ko)(environment);
	for (const secret of (0,raw_inputs/* secretsOf */.Fj)(raw)) core/* setSecret */.Pq(secret);
	writeOutputs(NEUTRAL_OUTPUTS);
	const settled = watchForTheEnd();
	const job = await openJob(raw, environment, clock);
	const folder = await job.step(null, () => (0,machine_limit/* makeTempDir */.mk)(job.context.tempDir ?? (0,external_node_os_.tmpdir)(), "RUNNER_TEMP"));
	const run = folder.done ? await runIn(folder.value, job) : {
		end: folder.end,
		task: null,
		carried: null
	};
	const exitCode = await tell(run, job);
	if (run.carried?.kind === "check") await finishCheck(run.carried.result, job);
	await job.close();
	if (folder.done) await (0,write_new/* removeFolder */.v$)(folder.value).catch(() => {});
	settled();
	return {
		exitCode,
		isAtOnce: job.signal.aborted || run.end.outcome === "timeout"
	};
}
async function runIn(tempDir, job) {
	for (const warning of (0,raw_inputs/* misspelledInputs */.wo)(job.environment)) job.log.warning(warning);
	const first = worldOf(job, job.context, tempDir, job.endsAtMs());
	if (job.raw.mode === "doctor") {
		const told = await job.step(null, () => inTime(first, (within) => consult(job, within)));
		return {
			end: told.done ? told.value : told.end,
			task: null,
			carried: null
		};
	}
	const task = await job.step(null, () => inTime(first, (within) => prepare(job, within)));
	if (!task.done) {
		await tellScanFailed(job, first, task.end);
		return {
			end: task.end,
			task: null,
			carried: null
		};
	}
	const { settings, context } = task.value;
	const world = worldOf(job, context, tempDir, job.endsAtMs(settings.timeoutMs));
	const carried = await job.step(settings, () => inTime(world, (within) => carryOut(job, task.value, within)));
	if (!carried.done) return {
		end: carried.end,
		task: task.value,
		carried: null
	};
	return {
		end: (0,redaction/* redactDeep */.KL)(endOfCarried(carried.value), job.redact),
		task: task.value,
		carried: carried.value
	};
}
function endOfCarried(carried) {
	switch (carried.kind) {
		case "scan": return {
			...carried.end,
			openSentence: null,
			report: null
		};
		case "bot": return (0,execute/* endOf */.pJ)(carried.report);
		case "check": return (0,execute/* endOf */.pJ)(carried.result.report);
	}
}
async function tell({ end: ended, task, carried }, job) {
	const { log, redact } = job;
	if (job.raw.mode === "doctor") return conclude(ended, log);
	const end = (0,execute/* namingDoctor */._j)(ended, "workflow");
	const settings = task?.settings ?? null;
	const context = task?.context ?? job.context;
	if (carried?.kind === "scan" && end.outcome !== "cancelled") {
		return publishScan({
			...carried.end,
			sentence: end.sentence
		}, settings, context, job);
	}
	const isPart = carried?.kind === "check" && carried.result.isPart;
	const world = worldOf(job, context, "", job.endsAtMs(settings?.timeoutMs));
	return publish({
		end,
		settings,
		context,
		isPart,
		isPosted: carried?.kind === "bot"
	}, {
		log,
		redact,
		inTime: (work) => inTime(world, ({ github }) => work(github))
	});
}
function watchForTheEnd() {
	const onExit = () => {
		core/* error */.z3(program_says/* runNotFinish */.g3);
		process.exitCode = 1;
	};
	process.once("beforeExit", onExit);
	return () => process.off("beforeExit", onExit);
}
async function tellScanFailed(job, world, end) {
	const { raw } = job;
	const { repository } = world.event;
	const mayOpen = raw["mode"] === "scan";
	const isScan = mayOpen || raw["mode"] === undefined && world.event.name === "schedule";
	if (!isScan || raw["github-token"] === undefined || raw["dry-run"] === "true") return;
	if (repository === null || end.outcome === "cancelled") return;
	const branch = raw["state-branch"] ?? state_branch/* STATE_BRANCH */.bm;
	const told = await job.step(null, () => inTime(world, async (within) => {
		const self = (await (0,identity/* whoAmI */.Wc)(within.github())).login;
		const host = {
			world: within,
			repository,
			self,
			branch: branch === state_branch/* STATE_BRANCH */.bm ? null : branch
		};
		await (0,keep_dashboard/* tellFailure */.s)(host, {
			known: null,
			mayOpen
		}, end.sentence);
	}));
	if (!told.done) job.log.debug(told.end.sentence);
}
async function consult(job, world) {
	const read = await readTask(job, world).catch((error) => {
		if (!(error instanceof outcome/* Failure */.HR) || error.outcome === "cancelled") throw error;
		return error;
	});
	const task = read instanceof outcome/* Failure */.HR ? null : read;
	const found = await (0,diagnose/* diagnose */.h)({
		raw: job.raw,
		settings: read instanceof outcome/* Failure */.HR ? read : read.settings,
		tokens: (0,open_github/* tokensOf */.k8)(job.raw),
		world: {
			...world,
			event: task?.context.event ?? world.event
		}
	});
	const audience = audienceOf(task?.settings ?? null, task?.context ?? job.context);
	const findings = audience === "student" ? (0,finding/* openTo */.wd)(found) : found;
	process.stdout.write(job.redact((0,finding/* renderLines */.ET)(findings)));
	await writeSummary(job.context, job, () => (0,finding/* renderTable */.bo)(findings));
	const isFine = findings.every((one) => one.isFine);
	const sentence = (0,finding/* sentenceOf */.$N)(findings);
	return {
		outcome: isFine ? "passed" : "config-error",
		exitCode: isFine ? 0 : 1,
		sentence,
		openSentence: sentence,
		report: null
	};
}
async function publishScan(end, settings, context, job) {
	writeOutputs(numbersOf(end.assignments.flatMap(({ report }) => report ?? [])));
	if (settings !== null) writeOutputs({ "report-path": (0,external_node_path_.resolve)(context.workspace, settings.reportDir) });
	for (const { name, sentence } of end.assignments) job.log.info(`${name}: ${sentence}`);
	await writeSummary(context, job, () => renderScanSummary(end, limits/* LIMITS */.b.summaryBytes - SUMMARY_RESERVE));
	return conclude(end, job.log);
}
const SUMMARY_RESERVE = 64 * 1024;


}),


};
