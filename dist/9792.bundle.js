export const id = 9792;
export const ids = [9792];
export const modules = {


62132:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
q:()=>renderConsole
});
var _base__1__ = __load__(48804);
var _base__2__ = __load__(49094);
var _base__3__ = __load__(37616);
var _base__5__ = __load__(73043);
var _base__7__ = __load__(33897);
var _report__4__ = __load__(62867);
var _report__6__ = __load__(7178);
var _report__8__ = __load__(63238);
var _report__9__ = __load__(13585);
var _report__10__ = __load__(94128);
var _markdown_lines_js__0__ = __load__(89034);



const NAME_MIN = 12;
const NAME_MAX = 44;
const PAIRS_SHOWN = 10;
const REPEATED_AFTER = 12;
function renderConsole(view, style) {
	const lines = view.audience === "staff" ? staffLines(view.cover, view.staff, style) : studentLines(view.cover, view.student, style);
	return lines.map((line) => `${line}\n`).join("");
}
function staffLines(cover, view, style) {
	const { findings, run } = view.report;
	const paint = (0,_base__1__.C2)(style.colours);
	const verdict = verdictLines(cover, view, paint);
	const lists = style.layout === "plain" ? plainLines(view, style) : tableLines(view, style);
	return [
		...verdict,
		...view.cases === null ? [] : [`cases: ${_base__2__.VJ.tell(view.cases)}`],
		...findings.notices.map((notice) => `note: ${(0,_base__3__.h0)(_base__2__.VJ.write(notice))}`),
		...lists,
		...webLines(view, style),
		...equalFileLines(view, style).map((line) => paint("warn", line)),
		...gapLines(view).map((line) => paint("warn", line)),
		...hiddenLines(view, style).map((line) => paint("warn", line)),
		...(0,_report__4__.u4)(findings.submissions).map((text) => `left out: ${_base__2__.VJ.tell(text)}`),
		paint("dim", `took ${(0,_base__5__.a3)(run.durationMs)}`),
		...lists.length > REPEATED_AFTER ? ["", ...verdict] : []
	];
}
function verdictLines(cover, { report: { verdict } }, paint) {
	const isGood = verdict.outcome === "passed" && verdict.standsOut.length === 0;
	return [
		paint(isGood ? "good" : "bad", `${_base__2__.VJ.tell(cover.headline.title)}: ${(0,_base__3__.h0)(cover.title)}`),
		(0,_base__3__.h0)(_base__2__.VJ.tell(cover.sentence)),
		...verdict.warnings.map((warning) => paint("warn", `warning: ${(0,_base__3__.h0)(_base__2__.VJ.tell(warning))}`))
	];
}
function equalFileLines(view, { maxRows }) {
	const groups = (0,_markdown_lines_js__0__.SR)(view, _base__2__.VJ, _base__3__.h0);
	return [...groups.slice(0, maxRows).map((names) => `equal files, too short to judge: ${names}`), ...groups.length > maxRows ? [`\u2026and ${(0,_base__5__.B4)(groups.length - maxRows)} more in the report`] : []];
}
function hiddenLines(view, { maxRows }) {
	const lines = (0,_markdown_lines_js__0__.kH)(view, _base__2__.VJ, _base__3__.h0);
	return [...lines.slice(0, maxRows).map((line) => `look at: ${_base__2__.VJ.tell(line)}`), ...lines.length > maxRows ? [`\u2026and ${(0,_base__5__.B4)(lines.length - maxRows)} more in the report`] : []];
}
function webLines(view, { maxRows }) {
	const { tutorials = [] } = view.report.findings.webSearch ?? {};
	const found = view.ranked.flatMap((submission) => (0,_report__6__.u0)(submission).map(({ source, similarity }) => _base__2__.VJ.say("web.line", {
		name: (0,_base__3__.h0)(submission.name),
		score: (0,_base__5__.y)(similarity, view.report.thresholds.similarity),
		source: (0,_base__3__.h0)((0,_report__6__.iw)(source) ?? source.url),
		licence: (0,_base__3__.h0)(_base__2__.VJ.write((0,_report__6__.p8)(source))),
		before: _base__2__.VJ.tell((0,_report__6__.JD)(source))
	})));
	const all = [
		...(0,_report__6__.Jy)(view.report).map((sentence) => (0,_base__3__.h0)(_base__2__.VJ.tell(sentence))),
		...tutorials.map(({ url, submissions, of }) => _base__2__.VJ.rich((0,_base__7__.iU)("web.tutorial", {
			n: submissions,
			of
		}), { source: () => (0,_base__3__.h0)(url) }).join("")),
		...found.slice(0, maxRows)
	];
	return [...all.map((line) => `web: ${line}`), ...found.length > maxRows ? [`web: \u2026and ${(0,_base__5__.B4)(found.length - maxRows)} more in the report`] : []];
}
function gapLines(view) {
	const { report: { findings }, gaps, unchecked } = view;
	const numberless = numbered(view).filter(({ key, total }) => total === null && !unchecked.has(key)).map((one) => ({
		name: one.name,
		reason: (0,_report__8__.Gg)(one)
	}));
	return [
		...(0,_report__4__.IT)(findings.failures, _base__3__.h0, _base__2__.VJ).map(({ who, reason }) => `not collected: ${who}: ${(0,_base__3__.h0)(reason)}`),
		...(0,_report__4__.IT)(gaps, _base__3__.h0, _base__2__.VJ).map(({ who, reason }) => `not checked: ${who}: ${(0,_base__3__.h0)(reason)}`),
		...(0,_report__4__.IT)(numberless, _base__3__.h0, _base__2__.VJ).map(({ who, reason }) => `no number: ${who}: ${(0,_base__3__.h0)(reason)}`)
	];
}
function numbered({ listed }) {
	return listed.some((one) => (one.total ?? one.aiAverage) !== null) ? listed : [];
}
function plainLines(view, { maxRows: rows }) {
	const ranked = numbered(view);
	const pairs = [
		...view.toReview,
		...view.dismissed,
		...view.together
	];
	return [
		...ranked.slice(0, rows).map((submission) => plainSubmission(view, submission)),
		...ranked.length > rows ? [`and ${(0,_base__5__.B4)(ranked.length - rows)} more in the report`] : [],
		...pairs.slice(0, rows).map((pair) => plainPair(view, pair)),
		...pairs.length > rows ? [`and ${(0,_base__5__.B4)(pairs.length - rows)} more pairs in the report`] : [],
		...view.apart > 0 ? [`and ${_base__2__.VJ.tell((0,_report__4__.Cv)(view.apart))}`] : []
	];
}
function plainSubmission(view, { key, name, total, aiAverage }) {
	const { findings, thresholds } = view.report;
	const by = view.flags.get(key);
	const unflagged = view.unchecked.has(key) ? "not checked" : "not flagged";
	const state = by === undefined ? unflagged : `flagged (${by.join(", ")})`;
	const ai = findings.aiRun ? ` ai ${(0,_base__5__.y)(aiAverage, thresholds.ai)}` : "";
	const remark = view.pardoned.has(key) ? `, ${_base__2__.VJ.tell(_report__4__.wI)}` : "";
	return `${state}: ${(0,_base__3__.h0)(name)} similarity ${(0,_base__5__.y)(total, thresholds.similarity)}${ai}${remark}`;
}
function plainPair(view, one) {
	const { report } = view;
	const inText = (key) => (0,_markdown_lines_js__0__.$P)(view, key, _base__2__.VJ, _base__3__.h0);
	const { pair, average, dismissed, standsOut } = one;
	const numbers = `similarity ${(0,_base__5__.y)(average, report.thresholds.similarity)} priority ${(0,_base__5__.y)(pair.suspicion)}`;
	const reason = dismissed === null ? "" : ` dismissed: ${(0,_base__3__.h0)(dismissed)}`;
	return `pair: ${inText(pair.a)} / ${inText(pair.b)} ${numbers}${standsOut ? " stands out" : ""}${reason} ${notCounted(one)}`.trimEnd();
}
function tableLines(view, style) {
	const ranked = numbered(view);
	const widest = Math.max(NAME_MIN, ...ranked.slice(0, style.maxRows).map((submission) => (0,_base__1__.YB)((0,_base__3__.h0)(submission.name))));
	const width = Math.min(NAME_MAX, widest, Math.max(NAME_MIN, Math.floor((style.width - 52) / 2)));
	const known = ranked.filter(({ total }) => total !== null).length;
	const histogram = (0,_report__9__.W)(view.report.findings.submissions, view.pardoned);
	return [
		...submissionLines(view, ranked, style, width),
		...pairLines(view, style, width),
		...known > 3 ? ["", ...(0,_report__9__.A)(histogram, _base__2__.VJ, 24).map((line) => `  ${line}`)] : []
	];
}
function submissionLines(view, ranked, { colours, maxRows }, width) {
	if (ranked.length === 0) return [];
	const paint = (0,_base__1__.C2)(colours);
	const ai = view.report.findings.aiRun ? "    ai  " : "";
	return [
		"",
		paint("dim", `  ${(0,_base__1__.eV)("submission", width)}         similarity  ${ai}priority  closest`),
		...ranked.slice(0, maxRows).map((submission) => submissionLine(view, submission, paint, width)),
		...ranked.length > maxRows ? [`  \u2026and ${(0,_base__5__.B4)(ranked.length - maxRows)} more in the report`] : []
	];
}
function submissionLine(view, submission, paint, width) {
	const { findings, thresholds } = view.report;
	const { key, total, aiAverage } = submission;
	const peer = view.closest.get(key);
	const mark = view.flags.has(key) ? "!" : view.unchecked.has(key) ? "?" : " ";
	const score = (value, threshold) => `${(0,_base__5__.y)(value, threshold).padStart(6)}  `;
	const text = [
		`${mark} ${(0,_base__1__.eV)((0,_base__3__.h0)(submission.name), width)}  ${(0,_base__1__.M0)(total)} `,
		score(total, thresholds.similarity),
		findings.aiRun ? score(aiAverage, thresholds.ai) : "",
		`  ${score(view.suspicion(submission), null)}`,
		peer === undefined ? submission.pairsUnread === true ? (0,_base__5__.y)(null).padStart(6) : "" : `${(0,_base__5__.y)(peer.average, thresholds.similarity).padStart(6)} ${inColumn(view, peer.key, width)}`,
		view.pardoned.has(key) ? ` (${_base__2__.VJ.tell(_report__4__.wI)})` : ""
	].join("");
	return mark === "!" ? paint("bad", text) : mark === "?" ? paint("warn", text) : text.trimEnd();
}
function inColumn(view, key, width) {
	return (0,_markdown_lines_js__0__.$P)(view, key, _base__2__.VJ, (name) => (0,_base__1__.eV)((0,_base__3__.h0)(name), width).trimEnd());
}
function notCounted({ pair: { together } }) {
	return together === undefined ? "" : `not counted, ${_base__2__.VJ.tell(_report__4__.l4[together])}`;
}
function pairLines(view, { colours, maxRows }, width) {
	const paint = (0,_base__1__.C2)(colours);
	const { report, toReview, apart, dismissed, together } = view;
	const shown = Math.min(maxRows, PAIRS_SHOWN);
	const both = ({ pair }) => `${inColumn(view, pair.a, width)} \u2194 ${inColumn(view, pair.b, width)}`;
	const whole = ({ pair }) => `${(0,_markdown_lines_js__0__.$P)(view, pair.a, _base__2__.VJ, _base__3__.h0)} \u2194 ${(0,_markdown_lines_js__0__.$P)(view, pair.b, _base__2__.VJ, _base__3__.h0)}`;
	return [
		...toReview.length + apart > 0 ? ["", paint("dim", "  pairs to review first")] : [],
		...toReview.length > 0 ? [paint("dim", "  priority  similarity")] : [],
		...toReview.slice(0, shown).map((one) => `  ${(0,_base__5__.y)(one.pair.suspicion).padStart(8)}  ${(0,_base__5__.y)(one.average, report.thresholds.similarity).padStart(10)}  ${both(one)}${one.standsOut ? "  (stands out)" : ""}`),
		...toReview.length > shown ? [`  \u2026and ${(0,_base__5__.B4)(toReview.length - shown)} more in the report`] : [],
		...apart > 0 ? [`  ${toReview.length > 0 ? "\u2026and " : "none: "}${_base__2__.VJ.tell((0,_report__4__.Cv)(apart))}`] : [],
		...dismissed.slice(0, shown).map((one) => `  dismissed: ${whole(one)}: ${(0,_base__3__.h0)(one.dismissed ?? "")}`),
		...dismissed.length > shown ? [`  \u2026and ${(0,_base__5__.B4)(dismissed.length - shown)} more dismissed pairs in the report`] : [],
		...together.slice(0, shown).map((one) => `  ${notCounted(one)}: ${whole(one)}`),
		...together.length > shown ? [`  \u2026and ${(0,_base__5__.B4)(together.length - shown)} more pairs that belong together in the report`] : []
	];
}
function studentLines(cover, view, { colours, maxRows }) {
	const { own, outcome } = view;
	const policy = (0,_report__10__.gF)(view);
	const isGood = outcome === "passed" || outcome === null;
	const lines = [
		...cover.first === null ? [] : [_base__2__.VJ.tell(cover.first)],
		(0,_base__1__.C2)(colours)(isGood ? "good" : "bad", `${_base__2__.VJ.tell(cover.headline.title)}: ${(0,_base__3__.h0)(cover.title)}`),
		_base__2__.VJ.tell(cover.sentence),
		...cover.next === null ? [] : [_base__2__.VJ.tell(cover.next)],
		...policy === null ? [] : [(0,_base__3__.h0)(_base__2__.VJ.tell(policy))]
	];
	if (own === null) return lines;
	const facts = (0,_report__10__.ub)(view).map(([label, value]) => `${_base__2__.VJ.tell(label)}: ${_base__2__.VJ.tell(value)}`);
	const hidden = own.regions.length - maxRows;
	return [
		...lines,
		`${(0,_base__3__.h0)(own.name)}: ${facts.join(", ")}`,
		...own.notChecked === null ? [] : [`not checked: ${(0,_base__3__.h0)(_base__2__.VJ.tell(own.notChecked))}`],
		...own.regions.slice(0, maxRows).map((region) => `  ${(0,_base__3__.h0)(region.file)} ${(0,_base__5__.xM)(region.lineStart, region.lineEnd)} (${_base__2__.VJ.tell((0,_report__10__.oJ)(region))})`),
		...hidden > 0 ? [`  \u2026and ${(0,_base__5__.B4)(hidden)} more`] : []
	];
}


}),

29504:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
P:()=>readEarlierClass
});
var node_crypto__0__ = __load__(77598);
var node_fs_promises__1__ = __load__(51455);
var node_path__2__ = __load__(76760);
var _base__6__ = __load__(98216);
var _base__7__ = __load__(4771);
var _base__9__ = __load__(73043);
var _contract__10__ = __load__(4071);
var _system__8__ = __load__(5560);
var _json_js__3__ = __load__(64871);
var _page_file_js__4__ = __load__(53553);
var _says_js__5__ = __load__(27969);









async function readEarlierClass(directory) {
	const [json, html] = [(0,node_path__2__.join)(directory, "report.json"), (0,node_path__2__.join)(directory, "index.html")];
	const text = (await bytesOf(json)).toString("utf8");
	const { findings, thresholds, dismissed, run } = (0,_json_js__3__.AL)(text, json);
	const page = (0,_page_file_js__4__.S)(await bytesOf(html), JSON.stringify(html));
	if (page.index.document.run.createdAt !== run.createdAt) {
		throw new _base__6__.j1((0,_base__7__.G)(_says_js__5__.yS, { directory: JSON.stringify(directory) }));
	}
	const sha256 = (0,node_crypto__0__.createHash)("sha256").update(text).digest("hex");
	if (page.index.reportSha256 !== null && page.index.reportSha256 !== sha256) {
		throw new _base__6__.j1((0,_base__7__.G)(_says_js__5__.eY, { json: JSON.stringify(json) }));
	}
	const places = new Map(findings.submissions.map(({ key }, place) => [key, place]));
	const sourceOf = (key) => page.source(places.get(key) ?? -1)?.files ?? [];
	refuseGaps(findings.submissions, sourceOf, directory);
	return {
		findings,
		title: run.title,
		thresholds,
		dismissed,
		files: (key) => sourceOf(key).map(sourceFile)
	};
}
async function bytesOf(path) {
	try {
		(0,_system__8__.J9)(await (0,node_fs_promises__1__.stat)(path));
		return await (0,node_fs_promises__1__.readFile)(path);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : (0,_base__6__.bD)(error);
		throw new _base__6__.j1((0,_base__7__.G)(_says_js__5__.Dm, {
			path: JSON.stringify(path),
			code
		}));
	}
}
const NAMED = 3;
function refuseGaps(submissions, sourceOf, directory) {
	const gaps = submissions.filter(({ key, files }) => {
		const there = new Map(sourceOf(key).map((file) => [file.path, file]));
		return files.some(({ path }) => there.get(path)?.isCut !== false);
	});
	if (gaps.length === 0) return;
	const names = gaps.slice(0, NAMED).map(({ name }) => JSON.stringify(name));
	throw new _base__6__.j1((0,_base__7__.G)(_says_js__5__.ef, {
		directory: JSON.stringify(directory),
		submissions: (0,_base__9__.U9)(gaps.length, "submission"),
		names: names.join(", "),
		isCut: gaps.length > NAMED
	}));
}
function sourceFile({ path, text }) {
	return (0,_contract__10__.ZK)(path, Buffer.from(text, "utf8"));
}


}),







};
