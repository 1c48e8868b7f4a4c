export const id = 3124;
export const ids = [3124];
export const modules = {


52256:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Z:()=>htmlPieces
});
var _base__4__ = __load__(68171);
var _base__5__ = __load__(33897);
var _native__7__ = __load__(73235);
var _report__3__ = __load__(44059);
var _report__6__ = __load__(39912);
var _page_blocks_js__0__ = __load__(49289);
var _json_js__1__ = __load__(64871);
var _own_code_js__2__ = __load__(61647);






const MAX_SOURCE_BYTES = 12e7;
const MAX_FILE_CHARACTERS = 4e5;
const MAX_SUBMISSION_CHARACTERS = 4e6;
function htmlPieces(view, options) {
	const { cover, words } = view;
	return (0,_page_blocks_js__0__.vv)({
		template: options.template,
		title: words.say("report.pageTitle", { title: cover.title }),
		withoutScript: withoutScript(cover, words)
	}, view.audience === "staff" ? staffBlocks(cover, view.staff, options) : studentBlocks(view, options));
}
async function* studentBlocks(view, { readSource, redact = (text) => text }) {
	const document = (0,_json_js__1__.hE)(view.student);
	const regions = document.own?.regions ?? [];
	const files = view.ownKey === null || regions.length === 0 ? null : await readSource(view.ownKey);
	const index = {
		audience: "student",
		locale: view.cover.locale,
		document,
		code: (0,_own_code_js__2__.m)(regions, files ?? [], redact)
	};
	yield await (0,_page_blocks_js__0__.om)(_report__3__.jH, index);
}
function withoutScript({ headline, sentence }, words) {
	const [title, text] = [headline.title, sentence].map((one) => (0,_base__4__.ZD)(words.tell(one)));
	return `<h1>${title}</h1><p>${text}</p><p>${words.say("report.needsScript")}</p>`;
}
async function* staffBlocks(cover, view, options) {
	const { submissions } = view.report.findings;
	const places = new Map(submissions.map(({ key }, place) => [key, place]));
	const budget = options.maxSourceBytes ?? MAX_SOURCE_BYTES;
	const starter = await readStarter(submissions, options.readSource);
	const sources = new _page_blocks_js__0__.RI(_report__3__.JK, submissions.length, budget);
	for (const submission of sourceOrder(view, budget)) {
		const files = await options.readSource(submission.key);
		if (files === null || files.length === 0) continue;
		const { commonCode = [] } = submission;
		yield* sources.add(places.get(submission.key) ?? -1, pageSource(files, starter, commonCode, options.redact ?? ((text) => text)));
	}
	yield* sources.end();
	const all = new _page_blocks_js__0__.RI(_report__3__.Dg, submissions.length);
	for (const [place, { matches }] of submissions.entries()) yield* all.add(place, matches);
	yield* all.end();
	const { omitted } = sources;
	const index = {
		audience: "staff",
		locale: cover.locale,
		reportSha256: await options.reportSha256 ?? null,
		sourcesOmitted: omitted === 0 ? null : (0,_base__5__.iU)("report.sourcesOmitted", {
			n: omitted,
			size: {
				as: "bytes",
				value: budget
			}
		}),
		pairs: view.pairs.length,
		blocks: {
			matches: all.numbers,
			sources: sources.numbers
		},
		document: lightDocument(view)
	};
	yield await (0,_page_blocks_js__0__.om)(_report__3__.jH, index);
}
const MAX_PAIRS = 5e4;
function lightDocument(view) {
	const document = (0,_json_js__1__.Mt)(view);
	return {
		...document,
		findings: {
			...document.findings,
			submissions: document.findings.submissions.map(({ matches, ...one }) => ({
				...one,
				matches: matches.flatMap((match) => match.kind === "external" ? [{
					...match,
					quoted: undefined
				}] : [])
			})),
			pairs: view.pairs.slice(0, MAX_PAIRS).map(({ pair }) => pair)
		}
	};
}
const MOST_FOR_A_BYTE = 2;
function sourceOrder({ report, pairs, ranked }, room) {
	const { submissions } = report.findings;
	const bytes = submissions.flatMap(({ files }) => files).reduce((sum, { size }) => sum + size, 0);
	if (bytes * MOST_FOR_A_BYTE <= room) return submissions;
	const byKey = new Map(submissions.map((submission) => [submission.key, submission]));
	const order = new Set(submissions.filter(({ role }) => role === "base"));
	const add = (key) => {
		const submission = key === null ? undefined : byKey.get(key);
		if (submission !== undefined) order.add(submission);
	};
	for (const { pair } of pairs) {
		add(pair.a);
		add(pair.b);
	}
	for (const submission of ranked) {
		order.add(submission);
		for (const match of submission.matches) add(match.otherKey);
	}
	return order;
}
async function readStarter(submissions, readSource) {
	const texts = [];
	for (const submission of submissions) {
		if (submission.role !== "base") continue;
		for (const file of await readSource(submission.key) ?? []) {
			texts.push((0,_report__6__.E4)(file.bytes, file.path));
		}
	}
	return (0,_report__6__.h5)(texts);
}
function pageSource(files, starter, commonCode, redact) {
	let left = MAX_SUBMISSION_CHARACTERS;
	return { files: files.map((file) => {
		const whole = redact((0,_report__6__.E4)(file.bytes, file.path));
		const limit = Math.min(MAX_FILE_CHARACTERS, left);
		const isCut = whole.length > limit;
		const text = isCut ? whole.slice(0, whole.lastIndexOf("\n", limit) + 1) : whole;
		left -= text.length;
		const common = commonCode.filter(({ file: path }) => path === file.path).map(({ lineStart, lineEnd }) => [lineStart, lineEnd]);
		const given = /\.ipynb$/i.test(file.path) ? [] : (0,_report__6__.wo)(text, starter);
		return {
			path: file.path,
			text,
			isCut,
			starter: [...given, ...common],
			sha256: (0,_native__7__.sc)(file.bytes)
		};
	}) };
}


}),

89034:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$P:()=>namedIn,
FS:()=>webRemark,
I5:()=>webLines,
SR:()=>equalLines,
bO:()=>explanationLines,
jS:()=>pairNames,
kH:()=>hiddenCode,
l4:()=>dismissedLines
});
var _base__0__ = __load__(68171);
var _base__3__ = __load__(33897);
var _contract__4__ = __load__(4071);
var _report__1__ = __load__(62867);
var _report__2__ = __load__(321);
var _report__5__ = __load__(7178);



function explanationLines({ explanations, name }, words) {
	return [...explanations].map(([key, text]) => words.say("words.colon", {
		first: `- ${(0,_base__0__.D9)(name(key))}`,
		rest: (0,_base__0__.p7)(words.tell(text))
	}));
}
function namedIn({ name, role }, key, words, written = _base__0__.D9) {
	return (0,_report__1__.Tl)(written(name(key)), role(key), words);
}
function pairNames(view, { a, b }, words) {
	return `${namedIn(view, a, words)} \u2194 ${namedIn(view, b, words)}`;
}
function dismissedLines(view, words) {
	const { report, dismissed } = view;
	return dismissed.map(({ pair, average, dismissed: reason }) => `- ${words.say("comment.dismissedPair", {
		pair: `~~${pairNames(view, pair, words)}~~`,
		score: words.score(average, report.thresholds.similarity),
		reason: (0,_base__0__.p7)(reason ?? "")
	})}`);
}
const NAMES_SHOWN = 10;
function equalLines({ name, report: { findings } }, words, written) {
	return (findings.equalFiles ?? []).map((keys) => {
		const shown = keys.slice(0, NAMES_SHOWN).map((key) => written(name(key)));
		const names = shown.join(words.say("words.comma"));
		const rest = keys.length - shown.length;
		return rest > 0 ? words.say("words.andMore", {
			names,
			rest
		}) : names;
	});
}
function hiddenCode(view, words, shown) {
	const { report, reasons } = view;
	return report.findings.submissions.flatMap(({ key, hidden = [] }) => hidden.map((copy) => ({
		key,
		...copy
	}))).filter(({ key, otherKey, leftOut }) => leftOut === "own" && !reasons.has((0,_report__2__.Yz)(key, otherKey))).toSorted((x, y) => y.tokens - x.tokens).map((copy) => {
		const { key, path, otherKey, otherPath, tokens, readings } = copy;
		return (0,_base__3__.iU)("report.hidden", {
			path: shown(path),
			name: namedIn(view, key, words, shown),
			as: (0,_contract__4__.rO)(copy),
			words: String(readings?.words),
			code: String(readings?.code),
			n: tokens,
			otherPath: shown(otherPath),
			other: namedIn(view, otherKey, words, shown)
		});
	});
}
const NAMED = 3;
function webLines(view, words) {
	const { webSearch } = view.report.findings;
	if (webSearch === undefined) return [];
	return [
		...(0,_report__5__.Jy)(view.report).map((sentence) => `- ${(0,_base__0__.p7)(words.tell(sentence))}`),
		...webSearch.tutorials.map(({ url, repository, path, submissions, of }) => {
			const name = (0,_base__0__.D9)(words.tell((0,_report__5__.VZ)({
				repository,
				path
			})));
			const sentence = words.rich((0,_base__3__.iU)("web.tutorial", {
				n: submissions,
				of
			}), { source: () => (0,_base__0__.iQ)(name, url) });
			return `- ${sentence.join("")} ${words.rich((0,_base__3__.iU)("web.tutorialDo"), { code: (inside) => `\`${inside.join("")}\`` }).join("")}`;
		}),
		...view.ranked.flatMap((submission) => (0,_report__5__.u0)(submission).slice(0, NAMED).map(({ source, similarity, matches }) => {
			const [first] = matches;
			const url = first === undefined ? source.url : (0,_report__5__.Zc)(source, first.other);
			return `- ${words.say("web.line", {
				name: (0,_base__0__.D9)(submission.name),
				score: words.score(similarity, view.report.thresholds.similarity),
				source: (0,_base__0__.iQ)((0,_base__0__.D9)(words.tell((0,_report__5__.VZ)(source))), url),
				licence: (0,_base__0__.p7)(words.write((0,_report__5__.p8)(source))),
				before: (0,_base__0__.p7)(words.tell((0,_report__5__.JD)(source)))
			})}`;
		}))
	];
}
function webRemark({ webState, publicWeb, local, role }) {
	if (webState === undefined || role !== "judged") return [];
	const value = webState === "not-searched" ? null : publicWeb ?? null;
	return value !== null && value <= (local ?? 0) ? [] : [(0,_base__3__.iU)("words.colon", {
		first: (0,_base__3__.iU)("web.title"),
		rest: {
			as: "score",
			value
		}
	})];
}


}),



71035:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
q:()=>readableFiles,
t:()=>packedSources
});
var _system__0__ = __load__(39807);

function packedSources(findings) {
	const stored = new Map(findings.submissions.map(({ key, zip }) => [key, zip]));
	const zips = new _system__0__.Q();
	return {
		async read(key) {
			const zip = stored.get(key) ?? null;
			if (zip === null) return null;
			const { entries } = zips.open(zip);
			return Promise.resolve(readableFiles(entries));
		},
		close: () => zips.close()
	};
}
function readableFiles(entries) {
	return entries.flatMap((entry) => {
		try {
			return [{
				path: entry.path,
				bytes: entry.read()
			}];
		} catch {
			return [];
		}
	});
}


}),


61389:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
B:()=>renderSummary,
z:()=>renderFailure
});
var _base__2__ = __load__(69197);
var _base__4__ = __load__(68171);
var _base__5__ = __load__(73043);
var _base__8__ = __load__(33897);
var _contract__1__ = __load__(83163);
var _contract__11__ = __load__(39010);
var _contract__12__ = __load__(4071);
var _report__3__ = __load__(62867);
var _report__6__ = __load__(94128);
var _report__7__ = __load__(22914);
var _report__9__ = __load__(65883);
var _report__10__ = __load__(7226);
var _report__13__ = __load__(13585);
var _markdown_lines_js__0__ = __load__(89034);




const PAIRS_SHOWN = 20;
const TABLE_SHARE = .6;
const MAX_LIST_BYTES = 6e4;
function renderSummary(view, maxBytes = _contract__1__.b.summaryBytes) {
	const { cover, words } = view;
	const lines = view.audience === "staff" ? staffSummary(cover, view.staff, words, maxBytes) : studentSummary(cover, view.student, words, maxBytes);
	return (0,_base__2__.G$)(lines.join("\n"), maxBytes);
}
function renderFailure(outcome, sentence, words) {
	const { mark, title } = (0,_report__3__.Pl)(outcome);
	return `## ${mark} ${words.tell(title)}\n\n**${(0,_base__4__.p7)((0,_base__5__.rC)(words.tell(sentence)))}**\n`;
}
function coverLines(cover, words) {
	const { mark, title } = cover.headline;
	const head = {
		first: `## ${mark} ${words.tell(title)}`,
		rest: (0,_base__4__.p7)(cover.title)
	};
	const said = [
		words.say("words.colon", head),
		"",
		`**${(0,_base__4__.p7)(words.tell(cover.sentence))}**`,
		""
	];
	return [
		...(0,_report__6__.FY)(cover.first, words),
		...said,
		...(0,_report__6__.FY)(cover.next, words)
	];
}
function howToReadLines({ howToRead }, words) {
	return [
		`<details><summary>${words.say("comment.howToRead")}</summary>`,
		"",
		...howToRead.map((line) => `- ${(0,_base__4__.p7)(words.tell(line))}`),
		"",
		"</details>",
		""
	];
}
function staffSummary(cover, view, words, maxBytes) {
	const listBytes = Math.min(MAX_LIST_BYTES, maxBytes / 8);
	const { warnings } = view.report.verdict;
	const notices = view.report.findings.notices.map((notice) => `- ${(0,_base__4__.p7)(words.write(notice))}`);
	const head = [
		...coverLines(cover, words),
		...(0,_base__2__.RV)(warnings.map((warning) => `> \u26a0\ufe0f ${(0,_base__4__.p7)(words.tell(warning))}  `), listBytes, (n) => `> ${words.say("comment.more", { n })}`).lines,
		...warnings.length > 0 ? [""] : [],
		...view.cases === null ? [] : [words.say("comment.decided", { cases: view.cases }), ""]
	];
	const equal = (0,_markdown_lines_js__0__.SR)(view, words, _base__4__.D9).map((names) => `- ${names}`);
	const tail = [
		...listSection("comment.equalFiles", equal, words, listBytes),
		...listSection("comment.dismissedByPerson", (0,_markdown_lines_js__0__.l4)(view, words), words, listBytes),
		...spreadSection(view, words),
		...leftOutSection(view, words, listBytes),
		...listSection("comment.notices", notices, words, listBytes),
		...howToReadLines(cover, words),
		...(0,_report__7__.W)(cover.runUrl, words),
		runLine(view, words)
	];
	const flags = listSection("comment.whyFlagged", (0,_markdown_lines_js__0__.bO)(view, words), words, listBytes);
	const web = listSection("web.title", (0,_markdown_lines_js__0__.I5)(view, words), words, listBytes);
	const budget = maxBytes - (0,_base__2__.dp)([
		...head,
		...web,
		...tail
	].join("\n")) - listBytes - 1e3;
	const submissions = submissionsSection(view, words, budget * TABLE_SHARE);
	const pairs = pairsSection(view, words, budget - submissions.used);
	return [
		...head,
		...submissions.lines,
		...flags,
		...web,
		...pairs,
		...tail,
		""
	];
}
function submissionsSection(view, words, budget) {
	if (view.listed.length === 0) return {
		lines: [],
		used: 0
	};
	const ai = view.report.findings.aiRun;
	const names = [
		(0,_base__8__.iU)("lists.submission"),
		(0,_base__8__.iU)("report.similarity"),
		...ai ? [(0,_base__8__.iU)("report.ai")] : [],
		(0,_base__8__.iU)("lists.suspicion"),
		(0,_base__8__.iU)("lists.closest"),
		(0,_base__8__.iU)("comment.remark")
	].map((name) => words.tell(name));
	const align = [
		":--",
		":--",
		"--:",
		...ai ? ["--:"] : [],
		"--:",
		":--",
		":--"
	];
	const rows = view.listed.map((submission) => submissionRow(view, words, submission));
	const { lines, used } = (0,_base__2__.RV)(rows, budget, (n) => `\n${words.say("comment.moreInReportSentence", { n })}`);
	const title = `### ${words.say("comment.worstFirst")}`;
	const head = [
		title,
		"",
		(0,_base__4__.Kw)(["", ...names]),
		(0,_base__4__.Kw)(align)
	];
	return {
		lines: [
			...head,
			...lines,
			""
		],
		used
	};
}
function listSection(title, lines, words, budget) {
	if (lines.length === 0) return [];
	return [
		`### ${words.say(title)}`,
		"",
		...(0,_base__2__.RV)(lines, budget, moreLine(words)).lines,
		""
	];
}
function moreLine(words) {
	return (n) => `- ${words.say("comment.moreInReport", { n })}`;
}
function submissionRow(view, words, submission) {
	const { findings, thresholds } = view.report;
	const { key, name, total, aiAverage } = submission;
	const by = view.flags.get(key);
	const peer = view.closest.get(key);
	const mark = by === undefined ? view.unchecked.has(key) ? "\u26a0\ufe0f" : "" : `\ud83d\udd0e ${words.tell((0,_base__8__.oR)("words.commas", by.map((one) => (0,_base__8__.iU)(one === "ai" ? "report.ai" : "comment.bySimilarity"))))}`;
	return (0,_base__4__.Kw)([
		mark,
		(0,_base__4__.iQ)((0,_base__4__.D9)(name), (0,_report__9__.sH)(view.report, submission)),
		words.score(total, thresholds.similarity),
		...findings.aiRun ? [words.score(aiAverage, thresholds.ai)] : [],
		words.score(view.suspicion(submission)),
		peer === undefined ? submission.pairsUnread === true ? words.say("words.notKnown") : "" : `${(0,_markdown_lines_js__0__.$P)(view, peer.key, words)} ${words.score(peer.average, thresholds.similarity)}`,
		remark(view, words, submission)
	]);
}
function remark(view, words, submission) {
	const { findings } = view.report;
	const { state } = submission;
	const note = (0,_report__3__.qX)(submission.comparability);
	const short = (0,_report__3__.WL)(submission);
	const ai = findings.aiRun && state.kind === "checked" ? (0,_report__3__.M$)(submission.aiState) : null;
	const remarks = [
		...view.pardoned.has(submission.key) ? [_report__3__.wI] : [],
		...state.kind === "not-checked" && view.unchecked.has(submission.key) ? [(0,_base__8__.iU)("comment.notChecked", { reason: state.reason })] : note === null ? [] : [note],
		...(0,_report__10__.Jn)(findings, submission).filter(({ score }) => score > (submission.local ?? 0)).map(({ words: place, score }) => (0,_base__8__.gI)(`${words.tell(place)} ${words.score(score)}`)),
		...(0,_markdown_lines_js__0__.FS)(submission),
		...short === null ? [] : [short],
		...ai === null ? [] : [ai],
		...submission.remarks.map(_contract__11__.OI)
	].map((text) => (0,_base__8__.gI)(words.tell(text).replace(/[.\u3002]$/, "")));
	return (0,_base__4__.p7)(words.tell((0,_base__8__.oR)("words.points", remarks)));
}
const PAIR_COLUMNS = [
	"lists.pair",
	"report.similarity",
	"lists.suspicion",
	"comment.shareFirst",
	"comment.shareSecond",
	"comment.longest"
];
function pairsSection(view, words, budget) {
	const { toReview, apart } = view;
	const title = [`### ${words.say("comment.pairsFirst")}`, ""];
	const rest = { apart: (0,_report__3__.Cv)(apart) };
	if (toReview.length === 0) {
		return apart === 0 ? [] : [
			...title,
			words.say("comment.noneButApart", rest),
			""
		];
	}
	const rows = toReview.slice(0, PAIRS_SHOWN).map((pair) => pairRow(view, words, pair));
	const hidden = toReview.length - rows.length;
	const more = (n) => `\n${words.say("comment.moreInReportSentence", { n })}`;
	const { lines } = (0,_base__2__.RV)(hidden > 0 ? [...rows, more(hidden)] : rows, budget, (n) => more(n + hidden));
	return [
		...title,
		(0,_base__4__.Kw)(["", ...PAIR_COLUMNS.map((column) => words.say(column))]),
		(0,_base__4__.Kw)([
			":--",
			":--",
			"--:",
			"--:",
			"--:",
			"--:",
			"--:"
		]),
		...lines,
		"",
		...apart === 0 ? [] : [words.say("comment.andApart", rest), ""]
	];
}
function pairRow(view, words, { pair, average, standsOut }) {
	return (0,_base__4__.Kw)([
		standsOut ? `\ud83d\udc40 ${words.say("lists.standsOut")}` : "",
		(0,_markdown_lines_js__0__.jS)(view, pair, words),
		words.score(average, view.report.thresholds.similarity),
		words.score(pair.suspicion),
		words.score(pair.similarity),
		words.score(pair.matchedSimilarity),
		pair.longestFragment === null ? words.say("words.notKnown") : words.say("comment.tokens", { n: pair.longestFragment })
	]);
}
function spreadSection({ report: { findings }, pardoned }, words) {
	const judged = (0,_contract__12__.B8)(findings.submissions);
	if (judged.length < 2 || judged.every(({ total }) => total === null)) return [];
	const lines = (0,_report__13__.A)((0,_report__13__.W)(findings.submissions, pardoned), words);
	return [
		`### ${words.say("overview.spread", { by: "similarity" })}`,
		"",
		"```text",
		...lines,
		"```",
		""
	];
}
function leftOutSection({ report: { findings }, gaps: unchecked }, words, budget) {
	const gaps = [...gapLines(findings.failures, "comment.notCollectedLine", words), ...gapLines(unchecked, "comment.notCheckedLine", words)];
	const files = (0,_report__3__.u4)(findings.submissions).map((file) => `- ${words.tell(file)}`);
	if (gaps.length + files.length === 0) return [];
	const fitted = (0,_base__2__.RV)(gaps, budget, moreLine(words));
	return [
		`### ${words.say("dossier.leftOut")}`,
		"",
		...fitted.lines,
		...files,
		""
	];
}
function gapLines(gaps, line, words) {
	return (0,_report__3__.IT)(gaps, _base__4__.D9, words).map(({ who, n, reason }) => `- ${words.say(line, {
		n,
		who,
		reason: (0,_base__4__.p7)(reason)
	})}`);
}
function runLine({ report: { findings, run } }, words) {
	const { service, engine, checkId, checkUrl } = findings;
	const host = service.host === null ? (0,_base__8__.iU)("report.unknown") : (0,_base__4__.p7)(service.host);
	const line = {
		roles: (0,_report__3__.ge)(findings.submissions),
		facts: (0,_base__8__.oR)("words.commas", [
			service.kind === "embedded" ? (0,_base__8__.iU)("comment.embeddedService") : (0,_base__8__.iU)("comment.serviceAt", { host }),
			...engine === null ? [] : [(0,_base__8__.iU)("comment.engine", { name: (0,_base__4__.p7)(engine.name) })],
			(0,_base__8__.iU)("comment.language", { name: (0,_base__4__.p7)(findings.language) }),
			...checkId === null ? [] : [(0,_base__8__.iU)("comment.check", { id: String(checkId) })]
		]),
		time: {
			as: "time",
			value: run.createdAt
		},
		duration: {
			as: "duration",
			value: run.durationMs
		},
		version: (0,_base__4__.p7)(run.toolVersion)
	};
	return checkUrl === null ? words.say("comment.runLine", line) : words.say("comment.runLineResults", {
		...line,
		results: (0,_base__4__.iQ)(words.say("comment.resultsPage"), checkUrl)
	});
}
function studentSummary(cover, view, words, maxBytes) {
	const { own } = view;
	const policy = (0,_report__6__.ud)(view, words);
	const head = [
		...coverLines(cover, words),
		...policy === null ? [] : [policy, ""],
		...own === null ? [] : ownLines(own, (0,_report__6__.ub)(view), words)
	];
	const tail = [
		...howToReadLines(cover, words),
		words.say("comment.timeVersion", {
			time: {
				as: "time",
				value: cover.createdAt
			},
			version: (0,_base__4__.p7)(cover.toolVersion)
		}),
		""
	];
	if (own === null) return [...head, ...tail];
	const budget = (maxBytes - (0,_base__2__.dp)([...head, ...tail].join("\n")) - 200) / 2;
	const section = (title, lines) => {
		const more = (n) => `- ${words.say("comment.more", { n })}`;
		return lines.length === 0 ? [] : [
			`### ${title}`,
			"",
			...(0,_base__2__.RV)(lines, budget, more).lines,
			""
		];
	};
	return [
		...head,
		...section(words.say("comment.regionsElsewhere", { n: own.regions.length }), own.regions.map((region) => (0,_report__6__.kB)(region, words))),
		...section(words.say("drop.filesLeftOut"), own.leftOut.map(({ path, reason }) => words.say("words.colon", {
			first: `- ${(0,_base__4__.D9)(path)}`,
			rest: words.tell(_contract__12__.rt[reason])
		}))),
		...tail
	];
}
function ownLines(own, facts, words) {
	return [
		(0,_base__4__.Kw)([words.say("lists.submission"), ...facts.map(([label]) => words.tell(label))]),
		(0,_base__4__.Kw)([":--", ...facts.map(() => ":--")]),
		(0,_base__4__.Kw)([(0,_base__4__.D9)(own.name), ...facts.map(([, value]) => words.tell(value))]),
		"",
		...own.notChecked === null ? [] : [(0,_base__4__.p7)(words.say("comment.itWasNotChecked", { reason: own.notChecked })), ""]
	];
}


}),


75409:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
_f:()=>isVerdict,
Gx:()=>keptWords,
sj:()=>refuseFolderFor,
fp:()=>writeView,
f8:()=>writeWhole
});

var outcome = __load__(98216);
var sentence = __load__(4771);
var contract_report = __load__(58329);
var files = __load__(497);
var external_node_path_ = __load__(76760);
var digests = __load__(73235);
var bytes = __load__(95925);
var files_paths = __load__(5560);
var english = __load__(49094);
var collections = __load__(37129);
var text_escape = __load__(68171);
var submission_lists = __load__(69995);
var cases = __load__(12650);
var findings = __load__(94825);
var web_sources = __load__(7178);
var case_words = __load__(73753);
;// channels/csv.js



const SUBMISSION_COLUMNS = [
	column("key", "the key, as the config file and report.json have it", ({ key }) => key),
	column("name", "what staff call it", ({ name }) => name),
	column("role", "judged, archive, base or ai-reference", ({ role }) => role),
	column("state", "checked, not-checked or not-collected; of those that are judged, as the headline counts them", (row, { unchecked }) => {
		if (!("state" in row)) return "not-collected";
		if (row.role !== "judged") return row.state.kind;
		return unchecked.has(row.key) ? "not-checked" : "checked";
	}),
	column("flagged", "true or false", ({ key }, { flags }) => flags.has(key)),
	column("flagged_by", "similarity, ai or both", ({ key }, { flags }) => (flags.get(key) ?? []).join(" ")),
	found("similarity", "total similarity, 0 to 100: what the threshold judges", ({ total }) => total),
	found("local", "to other judged submissions", ({ local }) => local),
	found("web", "to the web or a database", ({ web }) => web),
	found("ai_average", "average AI score", ({ aiAverage }) => aiAverage),
	found("ai_max", "highest AI score", ({ aiMax }) => aiMax),
	found("ai_state", "scored, not-run, abstained or missing", ({ aiState }) => aiState),
	found("quality", "code quality, 0 to 100", ({ quality }) => quality),
	found("priority", "what to look at first, 0 to 100, without dismissed pairs", (row, { suspicion }) => suspicion(row)),
	found("coverage", "share matched in all others together", ({ coverage }) => coverage),
	found("comparability", "compared, too-short, starter-only, no-source or unreadable, where the service says so; alone: compared with nobody", (row) => row.comparability ?? ""),
	found("closest", "key of the most similar other one; empty where nothing is shared, n/a where its pairs were not read; dismissed pairs do not count, and for one that is judged those with a program that cannot be", (one, known) => known.closest.get(one.key)?.key ?? ofPairs(one, "")),
	found("closest_name", "its name", (one, { closest, name }) => {
		const peer = closest.get(one.key);
		return peer === undefined ? ofPairs(one, "") : name(peer.key);
	}),
	found("closest_similarity", "similarity of that pair", (one, { closest }) => {
		const peer = closest.get(one.key);
		return peer === undefined ? ofPairs(one, "") : peer.average;
	}),
	found("matches", "matched regions in report.json; n/a where its pairs were not read", (one) => ofPairs(one, one.matches.length)),
	found("files", "files that were checked", ({ files }) => files.length),
	found("bytes", "their size", ({ files }) => files.reduce((sum, { size }) => sum + size, 0)),
	found("left_out", "files that were left out", ({ leftOut }) => leftOut.length),
	found("repository", "owner/name, or owner/name#number of a pull request", ({ origin }) => origin === null || origin.kind === "directory" ? "" : `${origin.owner}/${origin.repo}${origin.kind === "pull-request" ? `#${origin.number}` : ""}`),
	found("commit", "full SHA of what was checked", ({ origin }) => origin === null || origin.kind === "directory" ? "" : origin.sha),
	found("student", "from a roster, or a pull request's author", ({ origin }) => origin?.kind === "repository" ? origin.student ?? "" : origin?.kind === "pull-request" ? origin.author : ""),
	found("deadline_status", "on-time, late, no-deadline or unattested", ({ origin }) => origin?.kind === "repository" ? origin.deadlineStatus ?? "" : ""),
	found("pushed_at", "when GitHub received it, RFC 3339", ({ origin }) => origin?.kind === "repository" ? origin.pushedAt ?? "" : ""),
	column("reason", "why it was not checked or not collected", (row) => "reason" in row ? row.reason : row.state.kind === "checked" ? "" : english/* ENGLISH */.VJ.write(row.state.reason)),
	found("remarks", "what else was noticed", ({ remarks }) => remarks.map((remark) => english/* ENGLISH */.VJ.write(remark)).join("; ")),
	found("archive", "to archived submissions and other pull requests", ({ archive }) => archive ?? null),
	found("id", "of the roster, people file or platform", ({ person }) => person?.id ?? ""),
	found("section", "of the roster or people file", ({ person }) => person?.section ?? ""),
	found("team", "of the roster, people file or platform", ({ person }) => person?.team ?? ""),
	found("web_state", "searched, partly or not-searched; empty: no search of the web was asked for", (row) => row.webState ?? ""),
	found("public_web", "the part of web that is to public code on the web; n/a where nobody searched", ({ publicWeb }) => publicWeb ?? null),
	found("database", "the part of web that is to a database", web_sources/* databaseScore */.UW),
	found("web_source", "address of the public code that it is most like and that counts; empty: none was found", (row) => {
		const source = countedSource(row);
		return source === undefined ? "" : (0,web_sources/* fileUrl */.iw)(source) ?? "";
	}),
	found("web_source_licence", "the licence that its repository names", (row) => countedSource(row)?.licence ?? ""),
	found("web_source_before", "yes or unknown: whether it was public before the hand-in, by server time", (row) => countedSource(row)?.before ?? "")
];
const PAIR_COLUMNS = [
	column("a", "the first one's key", ({ pair }) => pair.a),
	column("a_name", "its name", ({ pair }, { name }) => name(pair.a)),
	column("b", "the second one's key", ({ pair }) => pair.b),
	column("b_name", "its name", ({ pair }, { name }) => name(pair.b)),
	column("similarity", "of the pair, 0 to 100, which decides: how much closer the two are than their class if the service says it, else the same as `alike`", ({ average }) => average),
	column("share_a", "how much of the first stands in the second, 0 to 100", ({ pair }) => pair.similarity),
	column("share_b", "how much of the second stands in the first", ({ pair }) => pair.matchedSimilarity),
	column("priority", "what to look at first, 0 to 100", ({ pair }) => pair.suspicion),
	column("longest_fragment_tokens", "tokens of the longest fragment", ({ pair }) => pair.longestFragment),
	column("overlap_tokens", "tokens of all fragments together", ({ pair }) => pair.overlap),
	column("fragments", "matched regions in report.json, which holds those of the closest partners alone", ({ pair }, { fragments }) => fragments(pair.a, pair.b)),
	column("dismissed", "true or false", ({ dismissed }) => dismissed !== null),
	column("dismissed_reason", "the reason given", ({ dismissed }) => dismissed ?? ""),
	column("stands_out", "true where it stands out and is not above the threshold", ({ standsOut }) => standsOut),
	column("together", `${submission_lists/* TOGETHER */.hz.slice(0, -1).join(", ")} or ${submission_lists/* TOGETHER */.hz.at(-1) ?? ""}, where the two belong together: such a pair counts nowhere; else empty`, ({ pair }) => pair.together ?? ""),
	column("state", `what became of it: ${cases/* CASE_STATES */.gX.slice(0, -1).join(", ")} or ${cases/* CASE_STATES */.gX.at(-1) ?? ""}; that of its group where it has no case of its own`, ({ pair, dismissed }, { caseOf }) => {
		const known = caseOf(pair);
		return known === undefined ? dismissed === null ? "new" : "dismissed" : (0,case_words/* stateNow */.Sz)(known);
	}),
	column("alike", "how alike the pair is, whatever the task: 100 × 2 × common / both programs", ({ pair }) => (0,findings/* pairAlike */.dX)(pair))
];
const STUDENT_COLUMNS = [
	column("name", "their own submission", ({ name }) => name),
	column("checked", "true or false", ({ isChecked }) => isChecked),
	column("needs_review", "true or false; empty: not told", ({ isFlagged }) => isFlagged ?? ""),
	column("similarity_band", "low, moderate, high, very high or n/a; empty: not told", ({ similarity }) => similarity ?? ""),
	column("ai_band", "the same", ({ ai }) => ai ?? ""),
	column("regions", "own lines that are like code elsewhere", ({ regions }) => regions.length)
];
function* submissionsCsvPieces(view) {
	if (view.audience === "student") {
		const { own } = view.student;
		yield* table(STUDENT_COLUMNS, own === null ? [] : [own], null);
		return;
	}
	const { staff } = view;
	const { submissions, failures } = staff.report.findings;
	const others = submissions.filter(({ role }) => role !== "judged");
	yield* table(SUBMISSION_COLUMNS, [
		...staff.ranked,
		...others,
		...failures
	], staff);
}
function* pairsCsvPieces(view) {
	const fragments = fragmentCounts(view.report.findings.submissions);
	yield* table(PAIR_COLUMNS, view.pairs, {
		...view,
		fragments
	});
}
function column(name, meaning, cell) {
	return {
		name,
		meaning,
		cell
	};
}
function found(name, meaning, cell) {
	return {
		name,
		meaning,
		cell: (row, known) => "state" in row ? cell(row, known) : ""
	};
}
function ofPairs({ pairsUnread }, cell) {
	return pairsUnread === true ? null : cell;
}
function fragmentCounts(submissions) {
	const counts = new Map(submissions.map(({ key, matches }) => [key, (0,collections/* occurrences */.T5)(matches.map(({ otherKey }) => otherKey))]));
	return (a, b) => (0,findings/* highest */.BR)([counts.get(a)?.get(b) ?? null, counts.get(b)?.get(a) ?? null]);
}
function countedSource(submission) {
	const [first] = (0,web_sources/* sourcesOf */.u0)(submission);
	return first?.source.counts === true ? first.source : undefined;
}
const BYTE_ORDER_MARK = "\ufeff";
function* table(columns, rows, known) {
	yield `${BYTE_ORDER_MARK}${line(columns.map(({ name }) => shown(name)))}`;
	for (const row of rows) yield line(columns.map(({ cell }) => shown(cell(row, known))));
}
function line(cells) {
	return `${cells.join(",")}\r\n`;
}
function shown(value) {
	if (value === null) return "n/a";
	return typeof value === "string" ? (0,text_escape/* csvCell */.rK)(value) : String(value);
}

var html = __load__(52256);
var json = __load__(64871);
var packed_source = __load__(71035);
var fit = __load__(69197);
var format = __load__(73043);
;// report/line-hash.js
const WINDOW = 100;
const BASE = 37;
const WORD = 2 ** 32;
const END = "\uffff";
function lineHashes(text, lines) {
	const unified = text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text;
	const starts = lineStarts(unified, Math.max(0, ...lines));
	const heads = new Set();
	for (const line of lines) {
		const start = starts[line - 1];
		if (start !== undefined) heads.add(headOf(unified, start));
	}
	const seen = new Map();
	const hashes = new Map();
	for (let at = 0; at < starts.length; at += 1) {
		const start = starts[at];
		if (!heads.has(headOf(unified, start))) continue;
		const window = windowFrom(unified, start);
		const count = (seen.get(window) ?? 0) + 1;
		seen.set(window, count);
		if (lines.has(at + 1)) hashes.set(at + 1, `${hashOf(window)}:${count}`);
	}
	return hashes;
}
function lineStarts(text, count) {
	const starts = [];
	for (let start = 0; starts.length < count;) {
		starts.push(start);
		const end = text.indexOf("\n", start);
		if (end < 0) break;
		start = end + 1;
	}
	return starts;
}
function headOf(text, start) {
	const first = pastBlanks(text, start);
	const second = pastBlanks(text, first + 1);
	return (text.charCodeAt(first) || 0) * 65536 + (text.charCodeAt(second) || 0);
}
function windowFrom(text, start) {
	let dense = "";
	let at = start;
	while (at < text.length && dense.length < WINDOW) {
		const from = at;
		while (at < text.length && at - from < WINDOW - dense.length && !isBlank(text, at)) at += 1;
		dense += text.slice(from, at);
		at = pastBlanks(text, at);
	}
	return dense.length < WINDOW ? `${dense}${END}` : dense;
}
function pastBlanks(text, from) {
	let at = from;
	while (isBlank(text, at)) at += 1;
	return at;
}
function isBlank(text, at) {
	const code = text.charCodeAt(at);
	return code === 32 || code === 9;
}
function hashOf(window) {
	let high = 0;
	let low = 0;
	for (let at = 0; at < WINDOW; at += 1) {
		const sum = low * BASE + (at < window.length ? window.charCodeAt(at) : 0);
		low = sum >>> 0;
		high = Math.imul(high, BASE) + (sum - low) / WORD >>> 0;
	}
	return high === 0 ? low.toString(16) : high.toString(16) + low.toString(16).padStart(8, "0");
}

var places = __load__(65883);
var channels_view = __load__(44721);
;// channels/sarif.js




const UTF8 = new TextDecoder("utf-8", { ignoreBOM: true });
const MAX_RESULTS = 5e3;
const MAX_RESULT_BYTES = 9e6;
const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
const RULES = {
	peer: {
		id: "similar-to-submission",
		name: "SimilarToSubmission",
		text: "Code is like that of another submission."
	},
	external: {
		id: "similar-to-source",
		name: "SimilarToSource",
		text: "Code is like code outside of the check: in the web or a database."
	},
	ai: {
		id: "similar-to-ai-solution",
		name: "SimilarToAiSolution",
		text: "Code is like an AI-written solution of the same task."
	}
};
const KINDS = [
	"peer",
	"external",
	"ai"
];
async function* sarifPieces(view, readSource) {
	const { shown, total } = (0,channels_view/* ownRegions */.oP)(view, MAX_RESULTS);
	yield `{\n"$schema":${(0,text_escape/* jsonText */.s$)(SCHEMA)},\n"version":"2.1.0",\n"runs":[{\n`;
	yield `"tool":${(0,text_escape/* jsonText */.s$)(tool(view.cover))},\n`;
	yield "\"automationDetails\":{\"id\":\"code-similarity/\"},\n\"columnKind\":\"utf16CodeUnits\",\n";
	yield "\"results\":[";
	let written = 0;
	let bytes = 0;
	for (const [key, regions] of Map.groupBy(shown, (region) => region.key)) {
		const hashes = await hashesOf(key, regions, readSource);
		const fingerprints = fingerprintsOf(regions, hashes);
		for (const [index, region] of regions.entries()) {
			const text = (0,text_escape/* jsonText */.s$)(resultOf(region, fingerprints[index] ?? "", hashes.get(placeOf(region)) ?? null));
			bytes += (0,fit/* byteLength */.dp)(text) + 2;
			if (bytes > MAX_RESULT_BYTES) break;
			yield `${written === 0 ? "\n" : ",\n"}${text}`;
			written += 1;
		}
	}
	yield `],\n"invocations":[${(0,text_escape/* jsonText */.s$)(invocation(view.cover, total - written))}]\n}]\n}\n`;
}
function tool({ toolVersion, howToRead }) {
	return { driver: {
		name: "code-similarity-action",
		semanticVersion: /^\d+\.\d+\.\d+/.test(toolVersion) ? toolVersion : "0.0.0",
		rules: KINDS.map((kind) => ({
			id: RULES[kind].id,
			name: RULES[kind].name,
			shortDescription: { text: RULES[kind].text },
			fullDescription: { text: `${RULES[kind].text} It needs a person's review.` },
			help: { text: howToRead.map((line) => english/* ENGLISH */.VJ.tell(line)).join(" ") },
			defaultConfiguration: { level: "note" },
			properties: {
				tags: ["similarity"],
				precision: "medium"
			}
		}))
	} };
}
function invocation({ outcome }, hidden) {
	return {
		executionSuccessful: outcome === null || outcome === "passed" || outcome === "flagged",
		...hidden > 0 ? { toolExecutionNotifications: [{
			level: "note",
			message: { text: `${(0,format/* count */.U9)(hidden, "more region")} in the report.` }
		}] } : {}
	};
}
function placeOf(region) {
	return `${region.lineStart ?? 0} ${region.file}`;
}
async function hashesOf(key, regions, readSource) {
	const lines = new Map();
	for (const { file, lineStart } of regions) {
		if (lineStart === null) continue;
		lines.set(file, (lines.get(file) ?? new Set()).add(lineStart));
	}
	const hashes = new Map();
	if (lines.size === 0) return hashes;
	for (const { path, bytes } of await readSource(key) ?? []) {
		const wanted = lines.get(path);
		if (wanted === undefined) continue;
		for (const [line, hash] of lineHashes(UTF8.decode(bytes), wanted)) {
			hashes.set(`${line} ${path}`, hash);
		}
	}
	return hashes;
}
function fingerprintsOf(regions, hashes) {
	const seen = new Map();
	const fingerprints = [];
	const order = regions.map((region, index) => ({
		region,
		index
	})).toSorted((x, y) => (x.region.lineStart ?? 0) - (y.region.lineStart ?? 0));
	for (const { region, index } of order) {
		const code = hashes.get(placeOf(region)) ?? "";
		const identity = [
			region.key,
			region.kind,
			pathOf(region),
			code
		].join("\n");
		const ordinal = (seen.get(identity) ?? 0) + 1;
		seen.set(identity, ordinal);
		fingerprints[index] = (0,digests/* sha256 */.sc)(`${identity}\n${ordinal}`).slice(0, 32);
	}
	return fingerprints;
}
function pathOf({ path: here, key, file }) {
	const path = here ?? `${key}/${file}`;
	const parts = path.split(/[/\\]/).filter((part) => part !== "" && part !== "." && part !== "..");
	return parts.length === 0 ? "unnamed" : parts.join("/");
}
function resultOf(region, fingerprint, lineHash) {
	const startLine = region.lineStart ?? 1;
	return {
		ruleId: RULES[region.kind].id,
		ruleIndex: KINDS.indexOf(region.kind),
		level: region.isFlagged ? "warning" : "note",
		message: { text: textOf(region) },
		locations: [{ physicalLocation: {
			artifactLocation: {
				uri: (0,places/* encodePath */.O0)(pathOf(region)),
				uriBaseId: "%SRCROOT%"
			},
			region: {
				startLine,
				endLine: Math.max(startLine, region.lineEnd ?? 1)
			}
		} }],
		partialFingerprints: {
			"codeSimilarity/v1": fingerprint,
			...lineHash === null ? {} : { primaryLocationLineHash: lineHash }
		},
		...region.similarity === null ? {} : { rank: Math.min(100, Math.max(0, region.similarity)) }
	};
}
function textOf({ message, addresses }) {
	return [(0,text_escape/* sarifText */.BC)(english/* ENGLISH */.VJ.tell(message)), ...addresses].join(" ");
}

var summary = __load__(61389);
var says = __load__(27969);
;// channels/write.js











const FILES = {
	"index.html": html/* htmlPieces */.Z,
	"report.json": json/* jsonPieces */.Mx,
	"submissions.csv": submissionsCsvPieces,
	"pairs.csv": (view) => view.audience === "staff" ? pairsCsvPieces(view.staff) : null,
	"report.sarif": (view, { readSource }) => sarifPieces(view, readSource),
	"summary.md": (view) => [(0,summary/* renderSummary */.B)(view)],
	"last-run.md": () => null
};
async function writeView(report, options) {
	const { directory: dir, template, view } = options;
	const audience = (0,contract_report/* readersOf */.cU)(report, options.audience ?? "staff");
	await refuseFolderFor(dir, {
		...options,
		audience
	});
	await files.fs.makeFolder(dir);
	await removeParts(dir);
	const html = (0,external_node_path_.join)(dir, "index.html");
	if (!hasResults(report) && await options.earlierResults((0,external_node_path_.join)(dir, "report.json")) === audience) {
		const lastRun = (0,external_node_path_.join)(dir, "last-run.md");
		await writeWhole(lastRun, [(0,summary/* renderSummary */.B)(view)]);
		return {
			html,
			isKept: true,
			files: [lastRun]
		};
	}
	const packed = (0,packed_source/* packedSources */.t)(report.findings);
	const redact = options.redact === undefined ? {} : { redact: options.redact };
	const sources = {
		template,
		readSource: options.readSource ?? packed.read,
		...redact
	};
	try {
		return {
			html,
			isKept: false,
			files: await writeFiles(dir, view, sources)
		};
	} finally {
		packed.close();
	}
}
async function writeFiles(directory, view, options) {
	const write = async (name, given, hash) => {
		const pieces = FILES[name](view, given);
		return pieces === null ? null : writePart((0,external_node_path_.join)(directory, name), pieces, { hash });
	};
	const hash = new digests/* Sha256 */.IA();
	const data = write("report.json", options, hash);
	const reportSha256 = data.then(() => hash.hex());
	const others = contract_report/* REPORT_FILES */.JL.filter((name) => name !== "report.json");
	const all = [data, ...others.map((name) => write(name, {
		...options,
		reportSha256
	}))];
	const done = await Promise.allSettled([...all, reportSha256]);
	const written = done.flatMap((one) => one.status === "rejected" || one.value === null || typeof one.value === "string" ? [] : one.value);
	try {
		for (const one of done) if (one.status === "rejected") throw one.reason;
		const paths = written.map(({ path }) => path);
		for (const path of paths) await refuseFolder(path);
		for (const name of contract_report/* REPORT_FILES */.JL) {
			const path = (0,external_node_path_.join)(directory, name);
			if (!paths.includes(path)) await files.fs.remove(path);
		}
		for (const { part, path } of written) await files.fs.replace(part, path);
		return paths;
	} catch (error) {
		for (const { part } of written) await files.fs.remove(part);
		throw error;
	}
}
async function refuseFolder(path) {
	const found = await files.fs.lstat(path).catch(() => null);
	if (found?.isDirectory() !== true) return;
	throw Object.assign(new Error(`EISDIR: ${path} is a folder`), { code: "EISDIR" });
}
const ABANDONED_MS = 36e5;
const PART = /^[a-z-]+\.[a-z]+(?:\.[0-9a-f]{8})?\.part$/;
async function removeParts(directory) {
	for (const { name } of (await files.fs.list(directory)).filter((one) => PART.test(one.name))) {
		const path = (0,external_node_path_.join)(directory, name);
		const found = await files.fs.lstat(path).catch(() => null);
		if (found !== null && Date.now() - found.mtimeMs > ABANDONED_MS) await files.fs.remove(path);
	}
}
async function refuseFolderFor(directory, { audience, workspace }) {
	await refuseLinks(directory, workspace);
	if (audience === "student") await refuseStaffFiles(directory);
}
async function refuseLinks(directory, workspace = (0,external_node_path_.resolve)(directory, "..")) {
	const parts = (0,files_paths/* below */.Gz)(workspace, directory)?.split("/") ?? [];
	const paths = parts.length === 0 ? [directory] : parts.map((_, index) => (0,external_node_path_.join)(workspace, ...parts.slice(0, index + 1)));
	for (const path of paths) {
		const found = await files.fs.lstat(path).catch(nothingThere);
		if (found?.isSymbolicLink() === true) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* reportDir */.Ei, { path: JSON.stringify(path) }));
		}
	}
}
function nothingThere(error) {
	if (error.code === "ENOENT") return null;
	throw error;
}
const OF_STAFF = /^(?:dossier-.*\.(?:html|pdf)|course\.json)$/;
async function refuseStaffFiles(directory) {
	const names = await files.fs.list(directory).catch(nothingThere) ?? [];
	const found = names.find(({ name }) => name === contract_report/* CASES_FILE */.Ro || OF_STAFF.test(name));
	if (found === undefined) return;
	const path = JSON.stringify((0,external_node_path_.join)(directory, found.name));
	throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* reportDirHolds */.GO, { path }));
}
function keptWords(directory, files) {
	return (0,sentence/* fill */.G)(says/* runNoResults */.Jy, {
		directory,
		files: files.map((path) => (0,external_node_path_.basename)(path)).join(", ")
	});
}
const JOINED = 16 * 1024;
const ALONE = 2 * 1024;
const CHUNK = 512 * 1024;
const write_UTF8 = new TextEncoder();
function* joinedPieces(pieces) {
	let joined = "";
	for (const piece of pieces) {
		const isAlone = piece.length >= ALONE;
		if (!isAlone) joined += piece;
		if (!isAlone && joined.length < JOINED) continue;
		yield joined;
		joined = "";
		if (isAlone) yield piece;
	}
	yield joined;
}
async function* encoded(pieces) {
	const chunk = new Uint8Array(CHUNK);
	let size = 0;
	for await (const piece of Symbol.iterator in pieces ? joinedPieces(pieces) : pieces) {
		for (let rest = piece; rest !== "";) {
			const { read, written } = write_UTF8.encodeInto(rest, chunk.subarray(size));
			size += written;
			rest = rest.slice(read);
			if (rest === "") break;
			yield chunk.subarray(0, size);
			size = 0;
		}
	}
	yield chunk.subarray(0, size);
}
async function writeWhole(path, pieces, options = {}) {
	const { part } = await writePart(path, pieces, options);
	await files.fs.replace(part, path).catch((0,outcome/* andThrow */.U_)(() => files.fs.remove(part)));
}
async function writePart(path, pieces, { hash, isNotes = false }) {
	const part = `${path}.${(0,bytes/* hex */.uh)(crypto.getRandomValues(new Uint8Array(4)))}.part`;
	try {
		const file = await files.fs.open(part, "wx", isNotes ? 384 : undefined);
		try {
			for await (const bytes of encoded(pieces)) {
				hash?.add(bytes);
				await file.writeFile(bytes);
			}
			if (isNotes) await file.sync();
		} finally {
			await file.close();
		}
		return {
			part,
			path
		};
	} catch (error) {
		await files.fs.remove(part);
		throw error;
	}
}
function hasResults({ verdict }) {
	const { outcome, maxSimilarity, maxAiScore } = verdict;
	return isVerdict(outcome) || maxSimilarity !== null || maxAiScore !== null;
}
const VERDICTS = ["passed", "flagged"];
function isVerdict(outcome) {
	return VERDICTS.some((one) => one === outcome);
}


}),

22914:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
W:()=>downloadLines
});
const ARTIFACT = "similarity-report";
const RUN = /^https:\/\/(?<host>[a-z\d.-]+(?::\d+)?)\/(?<repository>[\w.-]+\/[\w.-]+)\/actions\/runs\/(?<id>\d+)$/i;
function downloadLines(runUrl, words) {
	const run = RUN.exec(runUrl ?? "")?.groups;
	if (run === undefined) return [];
	const { host = "", repository = "", id = "" } = run;
	const place = host.toLowerCase() === "github.com" ? repository : `${host}/${repository}`;
	const folder = `${ARTIFACT}-${id}`;
	return [
		words.say("comment.wholeReport", {
			artifact: `\`${ARTIFACT}\``,
			file: `\`${folder}/index.html\``
		}),
		"",
		"```sh",
		`gh run download ${id} -R ${place} -n ${ARTIFACT} -D ${folder}`,
		"```",
		""
	];
}


}),


13585:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
A:()=>histogramLines,
W:()=>totalsHistogram
});
const BINS = 10;
function totalsHistogram(submissions, pardoned = new Set()) {
	const bins = Array.from({ length: BINS }, () => 0);
	let unknown = 0;
	let apart = 0;
	for (const { key, role, total } of submissions) {
		if (role !== "judged") continue;
		if (pardoned.has(key)) {
			apart += 1;
			continue;
		}
		if (total === null) {
			unknown += 1;
			continue;
		}
		const at = Math.min(BINS - 1, Math.max(0, Math.ceil(total * BINS / 100) - 1));
		bins[at] = (bins[at] ?? 0) + 1;
	}
	return {
		bins,
		unknown,
		pardoned: apart
	};
}
function histogramLines({ bins, unknown, pardoned }, words, width = 30) {
	const most = Math.max(1, ...bins);
	const lines = bins.map((count, index) => {
		const from = String(index * 10).padStart(3);
		const to = String((index + 1) * 10).padEnd(3);
		const bar = "\u2588".repeat(count === 0 ? 0 : Math.max(1, Math.round(count / most * width)));
		return `${from}\u2013${to} \u2502${bar}${bar === "" ? "" : " "}${count}`;
	});
	lines.reverse();
	if (unknown > 0) lines.push(`${words.say("words.notKnown").padStart(7)} \u2502${unknown}`);
	if (pardoned > 0) {
		const text = words.say("comment.spreadApart", { n: String(pardoned) });
		lines.push(`${words.say("comment.apartLabel").padStart(7)} \u2502${text}`);
	}
	return lines;
}


}),







};
