export const id = 6064;
export const ids = [6064];
export const modules = {

64871:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
AL:()=>parseReportJson,
Mt:()=>staffDocument,
Mx:()=>jsonPieces,
hE:()=>studentDocument
});
/* unused harmony export reportJsonSchema */
var _base__4__ = __load__(68171);
var _base__5__ = __load__(98216);
var _base__6__ = __load__(4771);
var _contract__2__ = __load__(39010);
var _report__3__ = __load__(62295);
var _report__7__ = __load__(63238);
var _cases_subjects_js__0__ = __load__(24374);
var _says_js__1__ = __load__(27969);






function* jsonPieces(view) {
	if (view.audience === "student") yield* objectPieces(studentDocument(view.student));
	else yield* staffPieces(staffDocument(view.staff));
	yield "\n";
}
const documents = new WeakMap();
function staffDocument(view) {
	const known = documents.get(view);
	if (known !== undefined) return known;
	const made = documentOf(view);
	documents.set(view, made);
	return made;
}
function documentOf({ report, explanations }) {
	const { run, thresholds, verdict, findings, dismissed, cases, common } = report;
	const sentences = new _contract__2__.nt();
	const say = (said) => sentences.say(said);
	const subjects = (0,_cases_subjects_js__0__.Z)(findings.submissions);
	return {
		schemaVersion: _report__3__.WI,
		audience: "staff",
		run,
		thresholds,
		verdict: {
			...verdict,
			sentence: say(verdict.sentence),
			warnings: verdict.warnings.map(say)
		},
		findings: {
			...findings,
			notices: findings.notices.map(say),
			submissions: findings.submissions.map((submission) => {
				const { zip: _, state, leftOut, remarks, ...shown } = submission;
				const explanation = explanations.get(submission.key);
				return {
					...shown,
					subject: subjects.get(submission.key),
					state: state.kind === "checked" ? state : {
						...state,
						reason: say(state.reason)
					},
					leftOut: leftOut.map(({ detail, ...one }) => detail === undefined ? one : {
						...one,
						detail: say(detail)
					}),
					remarks: remarks.map(say),
					...explanation === undefined ? {} : { explanation: say(explanation) }
				};
			})
		},
		dismissed,
		cases,
		common,
		sentences: sentences.noted
	};
}
function* staffPieces({ findings: { submissions, pairs, ...findings }, dismissed, cases, common, sentences, ...head }) {
	yield "{\n";
	for (const [name, value] of Object.entries(head)) yield `${member(name, value)},\n`;
	yield "\"findings\":{\n";
	for (const [name, value] of Object.entries(findings)) yield `${member(name, value)},\n`;
	yield* listPieces("submissions", submissions);
	yield ",\n";
	yield* listPieces("pairs", pairs);
	yield "\n}";
	for (const [name, list] of Object.entries({
		dismissed,
		cases,
		common,
		sentences
	})) {
		yield ",\n";
		yield* listPieces(name, list);
	}
	yield "\n}";
}
function* objectPieces(value) {
	const members = Object.entries(value).map(([name, one]) => member(name, one));
	yield `{\n${members.join(",\n")}\n}`;
}
function* listPieces(name, items) {
	yield `${(0,_base__4__.s$)(name)}:[`;
	for (const [index, item] of items.entries()) yield `${index === 0 ? "\n" : ",\n"}${(0,_base__4__.s$)(item)}`;
	yield items.length === 0 ? "]" : "\n]";
}
function member(name, value) {
	return `${(0,_base__4__.s$)(name)}:${(0,_base__4__.s$)(value)}`;
}
function studentDocument(view) {
	const { own } = view;
	const sentences = new _contract__2__.nt();
	return {
		schemaVersion: _report__3__.WI,
		audience: "student",
		...view,
		sentence: sentences.say(view.sentence),
		own: own === null ? null : {
			...own,
			notChecked: own.notChecked === null ? null : sentences.say(own.notChecked)
		},
		sentences: sentences.noted
	};
}
function parseReportJson(text, name) {
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		throw new _base__5__.j1((0,_base__6__.G)(_says_js__1__.rD, { name }));
	}
	const result = _report__3__.Kr.safeParse(value);
	if (!result.success) {
		const issue = result.error.issues[0];
		throw new _base__5__.j1((0,_base__6__.G)(_says_js__1__._, {
			name,
			issue: issue?.message ?? null,
			path: issue?.path.join(".") || "top level"
		}));
	}
	if (result.data.audience === "student") {
		throw new _base__5__.j1((0,_base__6__.G)(_says_js__1__.rG, { name }));
	}
	return (0,_report__7__.EI)(result.data);
}
function reportJsonSchema() {
	const { $schema, ...schema } = z.toJSONSchema(ReportDocument, { io: "output" });
	return {
		$schema,
		$id: PUBLISHED["docs/report.schema.json"],
		...schema
	};
}


}),

65457:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
DJ:()=>studentRegions,
g_:()=>staffRegions,
ke:()=>openRegions
});
var _base__6__ = __load__(33897);
var _base__8__ = __load__(68171);
var _contract__3__ = __load__(94825);
var _report__0__ = __load__(65883);
var _report__1__ = __load__(7226);
var _report__2__ = __load__(321);
var _report__4__ = __load__(32383);
var _report__5__ = __load__(7178);
var _report__7__ = __load__(62867);
var _report__9__ = __load__(87307);
var _report__10__ = __load__(94128);



const NAMED = 3;
const MAX_NAME = 160;
function staffRegions(view, max, isWanted) {
	const { report, ranked, flags, name } = view;
	const regionsOf = openRegions(view);
	const candidates = ranked.flatMap((submission) => {
		const isFlagged = flags.has(submission.key);
		return regionsOf(submission).map((region) => ({
			submission,
			isFlagged,
			region,
			path: (0,_report__0__.X5)(report, submission, region.file)
		})).filter(({ region: { lineStart }, path }) => isWanted({
			path,
			lineStart
		})).map((one) => ({
			...one,
			...largest(one.region)
		}));
	});
	const where = (0,_report__1__.QR)(report.findings);
	const totals = new Map(report.findings.pairs.flatMap(({ a, b, total }) => total === undefined ? [] : [[(0,_report__2__.Yz)(a, b), { total }]]));
	return {
		total: candidates.length,
		shown: candidates.toSorted((x, y) => Number(y.isFlagged) - Number(x.isFlagged) || (y.tokens ?? 0) - (x.tokens ?? 0)).slice(0, max).map(({ submission, region, path, isFlagged, similarity, tokens }) => {
			const { kind, file, lineStart, lineEnd } = region;
			const url = (0,_report__0__.eL)(report, submission, region);
			const whose = {
				key: submission.key,
				name: submission.name
			};
			return {
				...whose,
				kind,
				file,
				lineStart,
				lineEnd,
				path,
				url,
				isFlagged,
				similarity,
				tokens,
				sources: sourcesOfRegion(region),
				message: sentence(region, name, where, report.thresholds.similarity, (match) => (0,_contract__3__.K)({
					...match,
					...totals.get((0,_report__2__.Yz)(submission.key, match.otherKey ?? ""))
				}))
			};
		})
	};
}
function openRegions({ reasons }) {
	return ({ key, matches }) => (0,_report__4__.q)(reasons.size === 0 ? matches : matches.filter(({ otherKey }) => otherKey === null || !reasons.has((0,_report__2__.Yz)(key, otherKey))));
}
function largest({ matches }) {
	let best = null;
	for (const match of matches) if (best === null || (match.tokens ?? 0) > (best.tokens ?? 0)) best = match;
	return {
		tokens: best?.tokens ?? null,
		similarity: best?.similarity ?? null
	};
}
function sourcesOfRegion({ matches }) {
	return largestByOther(matches).flatMap(({ source, other }) => {
		const url = source === undefined ? null : (0,_report__5__.Zc)(source, other);
		return source === undefined || url === null ? [] : [{
			url,
			lineStart: other.lineStart,
			lineEnd: other.lineEnd,
			name: (0,_report__5__.VZ)(source)
		}];
	});
}
function largestByOther(matches) {
	const byOther = new Map();
	for (const match of matches.toSorted((x, y) => (y.tokens ?? 0) - (x.tokens ?? 0))) {
		const other = match.source?.url ?? match.otherKey;
		if (!byOther.has(other)) byOther.set(other, match);
	}
	return [...byOther.values()];
}
function sentence({ matches }, name, where, threshold, decides) {
	const others = largestByOther(matches);
	const named = others.slice(0, NAMED).map((match) => {
		const { otherKey, other, kind, similarity, source } = match;
		const who = source !== undefined ? (0,_report__5__.Pf)({
			...source,
			repository: short(source.repository)
		}) : otherKey === null ? _report__1__.By[where(match)] : short(name(otherKey));
		const value = kind === "ai" || source !== undefined ? similarity : decides(match);
		return (0,_base__6__.iU)("report.likePlace", {
			hasFile: other.file === "" ? "no" : "yes",
			file: short(other.file),
			lines: (0,_report__7__.VG)(other.lineStart, other.lineEnd),
			who,
			hasShare: value === null ? "no" : "yes",
			share: {
				as: "score",
				value,
				threshold
			}
		});
	});
	const places = (0,_base__6__.oR)("words.points", named);
	const more = others.length - NAMED;
	return more > 0 ? (0,_base__6__.iU)("report.likeAndMore", {
		places,
		more
	}) : (0,_base__6__.iU)("report.like", { places });
}
function short(text) {
	const shown = (0,_base__8__.RK)(text);
	if (shown.length <= MAX_NAME) return shown;
	const characters = Array.from(shown);
	return characters.length <= MAX_NAME ? characters.join("") : `${characters.slice(0, MAX_NAME).join("")}…`;
}
function studentRegions(report, view) {
	const submission = (0,_report__9__.Nt)(report);
	const { own } = view;
	if (submission === null || own === null) return [];
	const policy = (0,_report__10__.gF)(view);
	return own.regions.toSorted((x, y) => length(y) - length(x)).map((region) => {
		const { kind, file, lineStart, lineEnd, url } = region;
		return {
			key: submission.key,
			name: own.name,
			kind,
			file,
			lineStart,
			lineEnd,
			path: (0,_report__0__.X5)(report, submission, file),
			url,
			isFlagged: own.isFlagged === true,
			similarity: null,
			tokens: null,
			sources: [],
			message: (0,_base__6__.oR)("words.sentences", [(0,_base__6__.iU)("report.likeElsewhere", { places: (0,_report__10__.oJ)(region) }), ...policy === null ? [] : [policy]])
		};
	});
}
function length(region) {
	return region.lineStart === null ? 0 : (region.lineEnd ?? region.lineStart) - region.lineStart + 1;
}


}),

8286:
((__module__, __out__, __load__) => {


// EXPORTS
__load__.d(__out__, {
o:()=>ownRegions,
d:()=>viewOf
});

var english = __load__(49094);
var contract_report = __load__(58329);
var wording = __load__(62867);
var student_view = __load__(87307);
var student_words = __load__(94128);
var own_regions = __load__(65457);
var ranking = __load__(321);
var message = __load__(33897);
var findings = __load__(94825);
var submission = __load__(4071);
var report_closeness = __load__(13672);
;// report/explanation.js




function flagExplanations(report, closest) {
	const byKey = new Map(report.findings.submissions.map((one) => [one.key, one]));
	const about = {
		...report,
		ordinary: ordinaryOf(report.findings.submissions),
		programs: new Set([...byKey.values()].flatMap(({ key, role, comparability }) => (role === "judged" || role === "archive") && (0,findings/* isCompared */.uQ)(comparability) ? [key] : []))
	};
	return new Map(report.verdict.flagged.flatMap(({ key, by }) => {
		const submission = byKey.get(key);
		return submission === undefined ? [] : [[key, explanation(about, submission, by, closest.get(key))]];
	}));
}
function explanation(report, submission, by, peer) {
	const { thresholds, findings } = report;
	const threshold = thresholds.ai;
	const score = {
		as: "score",
		value: submission.aiAverage,
		threshold
	};
	const isEmbedded = findings.service.kind === "embedded";
	return (0,message/* joined */.oR)("words.sentences", [...by.includes("similarity") ? similaritySentences(report, submission, peer) : [], ...by.includes("ai") ? [(0,message/* message */.iU)(isEmbedded ? "report.aboveAiMeans" : "report.aboveAi", {
		score,
		threshold
	})] : []]);
}
function similaritySentences(report, submission, peer) {
	const threshold = report.thresholds.similarity;
	const isPairs = peer !== undefined && (peer.average ?? 0) > threshold;
	const n = (0,wording/* shortTokens */.L2)(submission);
	const ordinary = report.ordinary(submission.total);
	const closeness = isPairs ? (0,report_closeness/* closenessWords */.h)(peer.pair, report.findings.ordinary ?? null) : null;
	return [
		aboveSentence(submission, isPairs ? peer.pair : null, threshold),
		...webSentence(submission, isPairs ? peer.average : null),
		...isPairs ? sharedSentence(report, submission, peer.pair) : [],
		starterSentence(report, submission),
		...closeness === null ? [] : [closeness],
		...ordinary === null ? [] : [(0,message/* message */.iU)("report.ordinary", { score: {
			as: "score",
			value: ordinary
		} })],
		...n === null ? [] : [(0,message/* message */.iU)("report.isShort", { n })]
	];
}
function webSentence({ publicWeb, total }, average) {
	const isHighest = publicWeb != null && publicWeb === total && publicWeb > (average ?? -1);
	return isHighest ? [(0,message/* message */.iU)("web.highest")] : [];
}
function aboveSentence({ key, tokens, total }, pair, threshold) {
	const score = {
		as: "score",
		value: total,
		threshold
	};
	const overlap = pair?.overlap ?? null;
	if (pair === null || overlap === null) return (0,message/* message */.iU)("report.aboveSimilarity", {
		score,
		threshold
	});
	const { a, similarity, matchedSimilarity, longestFragment: longest } = pair;
	const share = a === key ? similarity : matchedSimilarity;
	const all = tokens ?? (share === null || share === 0 ? null : Math.round(100 * overlap / share));
	return (0,message/* message */.iU)("report.aboveSimilarityMade", {
		score,
		threshold,
		overlap,
		hasAll: all === null ? "no" : "yes",
		all: all ?? 0,
		hasLongest: longest === null ? "no" : "yes",
		longest: longest ?? 0
	});
}
function sharedSentence({ programs }, { key, matches }, { a, b }) {
	const other = a === key ? b : a;
	const held = matches.flatMap(({ otherKey, sharedBy, tokens }) => otherKey === other && sharedBy !== undefined ? [{
		sharedBy,
		tokens: tokens ?? 0
	}] : []).toSorted((x, y) => x.sharedBy - y.sharedBy);
	const half = held.reduce((sum, { tokens }) => sum + tokens, 0) / 2;
	let sum = 0;
	const middle = held.find(({ tokens }) => {
		sum += tokens;
		return sum >= half;
	});
	if (middle === undefined) return [];
	const others = programs.size - [key, other].filter((one) => programs.has(one)).length;
	return [middle.sharedBy === 0 ? (0,message/* message */.iU)("report.inNoOther", { n: others }) : (0,message/* message */.iU)("report.inManyOthers", {
		held: middle.sharedBy,
		n: others
	})];
}
function starterSentence({ findings }, { commonCode = [] }) {
	if (!findings.baseCode) return (0,message/* message */.iU)("report.starterNotOut");
	return (0,message/* message */.iU)(commonCode.length === 0 ? "report.starterNone" : "report.starterOut");
}
function ordinaryOf(submissions) {
	const totals = (0,submission/* judgedOf */.B8)(submissions).flatMap(({ total }) => total === null ? [] : [total]).toSorted((x, y) => x - y);
	return (total) => {
		const others = totals.length - (total === null ? 0 : 1);
		if (others < LEAST_OTHERS) return null;
		const middle = Math.ceil(others / 2) - 1;
		const at = total !== null && totals.indexOf(total) <= middle ? middle + 1 : middle;
		return totals[at] ?? null;
	};
}
const LEAST_OTHERS = 3;

var case_words = __load__(73753);
var case_key = __load__(61215);
var cases_subjects = __load__(24374);
;// channels/cases/cases-of-pairs.js


function casesOfPairs(cases, submissions) {
	if (cases.length === 0) return () => undefined;
	const subjects = (0,cases_subjects/* subjectsOf */.Z)(submissions);
	const byPair = (0,case_key/* casesByPair */.TO)(cases);
	return ({ a, b }) => byPair.get((0,case_key/* caseKey */.u2)([subjects.get(a) ?? "", subjects.get(b) ?? ""]));
}

;// channels/staff.js



function staffView(report) {
	const { findings, verdict } = report;
	const pairs = (0,ranking/* rankPairs */.WU)(report);
	const open = pairs.filter(ranking/* isOpen */.nT);
	const together = pairs.filter(({ pair }) => pair.together !== undefined);
	const toReview = open.filter(ranking/* sharesCode */.Q1);
	const ranked = (0,ranking/* rankSubmissions */.IH)(report);
	const closest = (0,ranking/* closestPeers */.t8)(findings, pairs);
	return {
		report,
		name: (0,ranking/* nameOf */.Vb)(findings),
		explanations: flagExplanations(report, closest),
		flags: new Map(verdict.flagged.map(({ key, by }) => [key, by])),
		unchecked: new Set(verdict.notChecked),
		pardoned: (0,ranking/* pardonedKeys */.Iv)(report),
		ranked,
		listed: (0,ranking/* isListed */.yy)(report) ? ranked : [],
		closest,
		suspicion: (0,ranking/* openSuspicion */.WK)(report),
		pairs,
		toReview,
		apart: open.length - toReview.length,
		dismissed: pairs.slice(open.length, pairs.length - together.length),
		together: together.filter(ranking/* sharesCode */.Q1),
		reasons: (0,ranking/* dismissals */.Bx)(report),
		caseOf: casesOfPairs(report.cases, findings.submissions),
		cases: report.cases.length === 0 ? null : (0,case_words/* casesSummary */.Yg)(report.cases, new Set((0,cases_subjects/* subjectsOf */.Z)(findings.submissions).values()))
	};
}

;// channels/view.js





function viewOf(report, audience, words = english/* ENGLISH */.V) {
	const { run, verdict } = report;
	const { exitCode } = verdict;
	if ((0,contract_report/* readersOf */.cU)(report, audience) === "staff") {
		const cover = {
			locale: report.locale,
			title: run.title,
			headline: (0,wording/* headlineOf */.gD)(report),
			outcome: verdict.outcome,
			exitCode,
			sentence: verdict.sentence,
			first: null,
			next: null,
			howToRead: (0,wording/* howToRead */._c)(report),
			createdAt: run.createdAt,
			toolVersion: run.toolVersion,
			runUrl: run.runUrl
		};
		return {
			audience: "staff",
			words,
			cover,
			staff: staffView(report)
		};
	}
	const student = (0,student_view/* studentView */.Be)(report);
	const { title, outcome, sentence, createdAt, toolVersion, runUrl } = student;
	const headline = (0,student_words/* studentHeadline */.q4)(student);
	const cover = {
		locale: report.locale,
		title,
		headline,
		outcome,
		exitCode,
		sentence,
		first: (0,student_words/* studentFirst */.s8)(student),
		next: (0,student_words/* studentNext */.b7)(student),
		howToRead: (0,student_words/* studentHowToRead */.bc)(student),
		createdAt,
		toolVersion,
		runUrl
	};
	const ownKey = (0,student_view/* ownSubmission */.Nt)(report)?.key ?? null;
	return {
		audience: "student",
		words,
		cover,
		student,
		ownKey,
		regions: (0,own_regions/* studentRegions */.DJ)(report, student)
	};
}
function ownRegions(view, max, isWanted = () => true) {
	if (view.audience === "staff") return (0,own_regions/* staffRegions */.g_)(view.staff, max, isWanted);
	const all = view.regions.filter(isWanted);
	return {
		shown: all.slice(0, max),
		total: all.length
	};
}


}),


93665:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Hk:()=>pushedBefore,
Rz:()=>openedBefore,
gm:()=>isPushedFirst
});
var _findings_js__0__ = __load__(94825);

function openedBefore({ key, origin }, { pairs, submissions }, threshold) {
	const own = openedAt(origin);
	if (own === null) return null;
	const alike = new Set(pairs.flatMap((pair) => {
		if (pair.a !== key && pair.b !== key || ((0,_findings_js__0__.K)(pair) ?? 0) <= threshold) return [];
		return pair.a === key ? pair.b : pair.a;
	}));
	const others = submissions.filter((one) => alike.has(one.key)).map((one) => openedAt(one.origin) ?? NaN);
	if (others.length === 0 || others.length < alike.size) return null;
	if (others.every((at) => own < at)) return "first";
	return others.every((at) => own > at) ? "last" : null;
}
function openedAt(origin) {
	if (origin?.kind !== "pull-request" || origin.createdAt === undefined) return null;
	const at = Date.parse(origin.createdAt);
	return Number.isNaN(at) ? null : at;
}
function pushedBefore({ key }, { pairs }, threshold) {
	const alike = pairs.filter((pair) => (pair.a === key || pair.b === key) && pair.together === undefined && ((0,_findings_js__0__.K)(pair) ?? 0) > threshold);
	return alike.length > 0 && alike.every((pair) => isPushedFirst(key, pair));
}
function isPushedFirst(key, { a, b, pushedFirst }) {
	return pushedFirst === "a" && a === key || pushedFirst === "b" && b === key;
}


}),

58329:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
JL:()=>REPORT_FILES,
Ro:()=>CASES_FILE,
cU:()=>readersOf
});
function readersOf(report, audience) {
	return report?.findings.inBands === true ? "student" : audience;
}
const REPORT_FILES = [
	"index.html",
	"report.json",
	"submissions.csv",
	"pairs.csv",
	"report.sarif",
	"summary.md",
	"last-run.md"
];
const CASES_FILE = "cases.json";


}),

13672:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
h:()=>closenessWords
});
/* unused harmony export timesAsClose */
var _base__0__ = __load__(33897);
var _contract__1__ = __load__(94825);


const FAR = 20;
const LEAST = 2;
function timesAsClose(total) {
	return -4 * Math.log(1 - total / 100) / Math.log(4);
}
function closenessWords(pair, ordinary) {
	const { total = null } = pair;
	if (total === null) return null;
	const times = timesAsClose(total) + 1e-9;
	return (0,_base__0__.iU)("compare.means", {
		total: {
			as: "score",
			value: total
		},
		kind: ordinary === null ? "alone" : times < LEAST ? "few" : times < FAR ? "times" : "far",
		times: Math.min(FAR, Math.floor(times)),
		alike: {
			as: "score",
			value: (0,_contract__1__.dX)(pair)
		},
		ordinary: {
			as: "score",
			value: ordinary
		}
	});
}


}),

32383:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
q:()=>mergedRegions
});
var _base__0__ = __load__(92105);

function mergedRegions(matches) {
	const merged = [];
	for (const match of matches.toSorted(byPlace)) {
		const { kind, own } = match;
		const [lineStart, lineEnd] = linesOf(own);
		const last = merged.at(-1);
		if (last !== undefined && last.region.kind === kind && last.region.file === own.file) {
			const end = last.region.lineEnd;
			const joins = end === null || lineStart === null ? end === null && lineStart === null : lineStart <= end + 1;
			if (joins) {
				last.matches.push(match);
				if (end !== null && (lineEnd ?? 0) > end) last.region = {
					...last.region,
					lineEnd
				};
				continue;
			}
		}
		const here = [match];
		merged.push({
			region: {
				kind,
				file: own.file,
				lineStart,
				lineEnd,
				matches: here
			},
			matches: here
		});
	}
	return merged.map(({ region }) => region);
}
const MAX_LINE = 1e8;
function linesOf({ lineStart, lineEnd }) {
	if (!isLine(lineStart)) return [null, null];
	return [lineStart, isLine(lineEnd) && lineEnd > lineStart ? lineEnd : lineStart];
}
function isLine(line) {
	return Number.isInteger(line) && line !== null && line >= 1 && line <= MAX_LINE;
}
function byPlace(x, y) {
	return (0,_base__0__.n)(x.kind, y.kind) || (0,_base__0__.n)(x.own.file, y.own.file) || (x.own.lineStart ?? 0) - (y.own.lineStart ?? 0) || (x.own.lineEnd ?? 0) - (y.own.lineEnd ?? 0);
}


}),

18480:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$0:()=>studentFailureSentence,
$N:()=>sentenceOf,
MU:()=>REASON_ELSEWHERE
});
var _base__0__ = __load__(33897);

const REASON_ELSEWHERE = (0,_base__0__.iU)("report.reasonElsewhere");
function sentenceOf(outcome, situation) {
	const { isOwn, isPublic, isAlone, judged: n, flagged, notChecked: missing } = situation;
	switch (outcome) {
		case null: return (0,_base__0__.iU)("report.resultNotShown");
		case "passed": return isOwn ? (0,_base__0__.iU)("report.ownPassed") : (0,_base__0__.iU)("report.classPassed", { n });
		case "flagged":
			if (isPublic) return (0,_base__0__.iU)("report.publicFlagged");
			return isOwn ? (0,_base__0__.iU)("report.ownFlagged") : (0,_base__0__.iU)("report.classFlagged", {
				flagged,
				n
			});
		case "incomplete":
		case "skipped":
			if (isAlone) return (0,_base__0__.iU)("report.aloneYet");
			if (outcome === "skipped") return (0,_base__0__.iU)("report.nothingChecked");
			return isOwn || n === 0 ? (0,_base__0__.iU)("report.ownIncomplete") : (0,_base__0__.iU)("report.classIncomplete", {
				missing,
				n
			});
		case "cancelled": return (0,_base__0__.iU)("report.wasCancelled");
		case "timeout": return (0,_base__0__.iU)("report.wasTimeout");
		case "rate-limited": return (0,_base__0__.iU)("report.wasLimited");
		case "service-unavailable":
		case "network": return (0,_base__0__.iU)("report.wasNoAnswer");
		case "auth": return (0,_base__0__.iU)("report.wasAuth");
		case "account-suspended": return (0,_base__0__.iU)("report.wasSuspended");
		case "analysis-failed":
		case "forbidden":
		case "config-error":
		case "internal-error": return (0,_base__0__.oR)("words.sentences", [(0,_base__0__.iU)("report.wasNotDone"), REASON_ELSEWHERE]);
	}
}
function studentFailureSentence(outcome) {
	return sentenceOf(outcome, {
		isOwn: true,
		isPublic: false,
		isAlone: false,
		judged: 0,
		flagged: 0,
		notChecked: 0
	});
}


}),

87307:
((__module__, __out__, __load__) => {


// EXPORTS
__load__.d(__out__, {
qR:()=>askedView,
Mw:()=>notCheckedOf,
Nt:()=>ownSubmission,
Mo:()=>studentVerdicts,
Be:()=>studentView
});

var compare_text = __load__(92105);
var message = __load__(33897);
var words_english = __load__(49094);
var opened_first = __load__(93665);
var bands = __load__(29591);
var merged_regions = __load__(32383);
;// report/peer-names.js
function mentionsPeer(report, own, text) {
	const here = report.run.repository ?? "";
	const mine = new Set([
		here,
		...here.split("/"),
		...own === null ? [] : identities(own)
	].map(foldedName));
	const searched = foldedName(text);
	return [...report.findings.submissions, ...report.findings.failures].some((submission) => submission !== own && identities(submission).map(foldedName).some((identity) => identity !== "" && !mine.has(identity) && containsWord(searched, identity)));
}
function identities(submission) {
	const list = [submission.key, submission.name];
	if ("origin" in submission) {
		if (submission.origin !== null) list.push(...originIdentities(submission.origin));
		const { id = null, sourceName = null, also = [] } = submission.person ?? {};
		list.push(...[
			id,
			sourceName,
			...also
		].filter((one) => one !== null));
		list.push(...submission.files.map((file) => file.path));
		if (submission.zip !== null) list.push(submission.zip.path);
	}
	return list;
}
function originIdentities(origin) {
	switch (origin.kind) {
		case "directory": return [origin.path, ...origin.handIn === undefined ? [] : handInIdentities(origin.handIn)];
		case "repository": return [
			origin.owner,
			origin.repo,
			origin.sha,
			origin.sha.slice(0, 7),
			...[origin.student, origin.login].filter((one) => one !== undefined)
		];
		case "pull-request": return [
			origin.owner,
			origin.repo,
			`#${origin.number}`,
			origin.sha,
			origin.sha.slice(0, 7),
			origin.author
		];
	}
}
function handInIdentities({ id, login, email, members = [] }) {
	return [{
		id,
		login,
		email
	}, ...members].flatMap((one) => Object.values(one)).filter((text) => text != null);
}
function foldedName(text) {
	return text.normalize("NFKC").toLowerCase().trim();
}
function containsWord(text, word) {
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
		const before = text[at - 1] ?? " ";
		const after = text[at + word.length] ?? " ";
		if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
	}
	return false;
}

var places = __load__(65883);
var searched = __load__(7226);
var web_sources = __load__(7178);
var student_sentence = __load__(18480);
;// report/student-view.js








function ownSubmission(report) {
	const judged = report.findings.submissions.filter((submission) => submission.role === "judged");
	const failed = report.findings.failures.filter((failure) => failure.role === "judged");
	const [only] = judged;
	if (only === undefined || judged.length > 1 || failed.length > 0) return null;
	switch (only.origin?.kind) {
		case "pull-request": return only;
		case "repository": return (0,places/* isHere */.nw)(report, only.origin) ? only : null;
		case "directory": return (0,places/* isCheckout */.VI)(report, only) ? only : null;
		case undefined: return null;
	}
}
function studentView(report) {
	const { findings, verdict } = report;
	const judged = findings.submissions.filter(({ role }) => role === "judged").length;
	const failed = findings.failures.filter(({ role }) => role === "judged").length;
	return viewFor(report, ownSubmission(report), verdict.outcome, {
		judged: judged + failed,
		flagged: findings.submissions.filter(isToReview(report)).length,
		notChecked: verdict.notChecked.length
	});
}
function askedView(report, own) {
	const { outcome } = studentVerdicts(report)(own);
	return viewFor(report, own, outcome, {
		judged: 1,
		flagged: Number(outcome === "flagged"),
		notChecked: Number(own.state.kind !== "checked")
	});
}
function viewFor(report, own, told, counts) {
	const { findings, run, students } = report;
	const feedback = students.isPublic && students.feedback === "full" ? "verdict" : students.feedback;
	const outcome = feedback === "none" && isAboutCode(told) ? null : told;
	return {
		title: own?.name ?? run.repository ?? "Similarity check",
		createdAt: run.createdAt,
		toolVersion: run.toolVersion,
		runUrl: run.runUrl === null || mentionsPeer(report, own, run.runUrl) ? null : run.runUrl,
		feedback,
		isPublic: students.isPublic,
		outcome,
		sentence: (0,student_sentence/* sentenceOf */.$N)(outcome, {
			isOwn: own !== null,
			isPublic: students.isPublic,
			isAlone: (0,searched/* isAlone */.SW)(findings),
			...counts
		}),
		policy: outcome === "flagged" ? students.policy : null,
		aiRun: findings.aiRun,
		baseCode: findings.baseCode,
		isEmbedded: findings.service.kind === "embedded",
		hasLeft: (0,web_sources/* hasLeft */.SR)(findings),
		inBands: findings.inBands === true,
		...comparedCounts(report, own),
		own: own === null ? null : studentSubmission(report, own, feedback)
	};
}
function comparedCounts({ findings, students }, own) {
	const compared = findings.submissions.filter(({ role }) => role === "judged" || role === "archive").length;
	const isOwnCounted = own !== null && (own.role === "judged" || own.role === "archive");
	return {
		comparedWith: compared - (isOwnCounted ? 1 : 0),
		notComparedWith: students.notComparedWith + findings.failures.filter(({ role }) => role === "archive").length
	};
}
function studentVerdicts(report) {
	const isReviewed = isToReview(report);
	const { feedback } = report.students;
	let counts = null;
	return (own) => {
		counts ??= comparedCounts(report, own);
		const hasNumbers = own.total !== null || own.aiAverage !== null;
		const { isChecked, ...facts } = ownVerdict(own, isReviewed(own), feedback);
		const outcome = isChecked && hasNumbers ? "passed" : "incomplete";
		return {
			...facts,
			...counts,
			outcome: isReviewed(own) ? "flagged" : outcome
		};
	};
}
function isToReview({ verdict }) {
	const keys = new Set(verdict.flagged.length > 0 || verdict.outcome !== "flagged" ? verdict.flagged.map(({ key }) => key) : verdict.standsOut.flatMap(({ a, b }) => [a, b]));
	return ({ key, role }) => role === "judged" && keys.has(key);
}
function isAboutCode(outcome) {
	return outcome === "passed" || outcome === "flagged" || outcome === "incomplete";
}
function studentSubmission(report, own, feedback) {
	return {
		name: own.name,
		...ownVerdict(own, isToReview(report)(own), feedback),
		...whatWasFirst(report, own, feedback),
		regions: feedback === "full" ? studentRegions(report, own) : [],
		leftOut: own.leftOut.map(({ path, reason }) => ({
			path,
			reason
		}))
	};
}
function whatWasFirst(report, own, feedback) {
	if (feedback === "none" || report.students.isPublic || !isToReview(report)(own)) return {};
	const { findings, thresholds } = report;
	return {
		...(0,opened_first/* openedBefore */.Rz)(own, findings, thresholds.similarity) === "first" ? { isOpenedFirst: true } : {},
		...(0,opened_first/* pushedBefore */.Hk)(own, findings, thresholds.similarity) ? { isPushedFirst: true } : {}
	};
}
function ownVerdict(own, isReviewed, feedback) {
	const isChecked = own.state.kind === "checked";
	const isFull = feedback === "full";
	return {
		isChecked,
		notChecked: isChecked ? null : notCheckedWords(own),
		isFlagged: feedback === "none" ? null : isReviewed,
		similarity: isFull ? (0,bands/* bandOf */.BV)(own.total) : null,
		ai: isFull ? (0,bands/* bandOf */.BV)(own.aiAverage) : null
	};
}
function studentRegions(report, own) {
	const isOwnFile = ownFiles(report, own);
	const where = (0,searched/* foundIn */.QR)(report.findings);
	const regions = (0,merged_regions/* mergedRegions */.q)(own.matches.filter(({ source }) => source === undefined)).filter(({ file }) => isOwnFile(file)).map((region) => ({
		kind: region.kind,
		file: region.file,
		lineStart: region.lineStart,
		lineEnd: region.lineEnd,
		foundIn: [...new Set(region.matches.map(where))].toSorted(),
		url: (0,places/* permalink */.eL)(report, own, region)
	})).toSorted((x, y) => (0,compare_text/* compareText */.n)(x.file, y.file) || (x.lineStart ?? 0) - (y.lineStart ?? 0));
	return [...hiddenRegions(own, where), ...regions];
}
function hiddenRegions({ hidden = [] }, where) {
	const files = Map.groupBy(hidden.filter(({ leftOut, readings }) => leftOut === "own" && readings === undefined), ({ path }) => path);
	return [...files].map(([file, copies]) => ({
		kind: "peer",
		file,
		lineStart: null,
		lineEnd: null,
		foundIn: [...new Set(copies.map(({ otherKey }) => where({
			kind: "peer",
			otherKey
		})))].toSorted(),
		url: null
	}));
}
function notCheckedWords(own) {
	if (own.files.length === 0) return NO_SOURCE_FILES;
	if (own.comparability === "no-source") return NO_KNOWN_LANGUAGE;
	if (own.comparability === "too-short") return TOO_SHORT;
	if (own.comparability === "unreadable") return HARDLY_ANY_CODE;
	if (own.comparability === "alone") return NOTHING_TO_COMPARE;
	return student_sentence/* REASON_ELSEWHERE */.MU;
}
const NO_SOURCE_FILES = (0,message/* message */.iU)("report.noSourceFiles");
const NO_KNOWN_LANGUAGE = (0,message/* message */.iU)("report.noKnownLanguage");
const TOO_SHORT = (0,message/* message */.iU)("report.isTooShort");
const HARDLY_ANY_CODE = (0,message/* message */.iU)("report.hardlyAnyCode");
const NOTHING_TO_COMPARE = (0,message/* message */.iU)("submission.nothingToCompare");
function notCheckedOf(english) {
	const known = [
		NO_SOURCE_FILES,
		NO_KNOWN_LANGUAGE,
		TOO_SHORT,
		HARDLY_ANY_CODE,
		NOTHING_TO_COMPARE,
		student_sentence/* REASON_ELSEWHERE */.MU
	];
	return known.find((reason) => words_english/* ENGLISH */.V.tell(reason) === english) ?? (0,message/* inEnglish */.kK)(english);
}
function ownFiles(report, own) {
	const mine = new Set(own.files.map(({ path }) => path));
	const theirs = new Set(report.findings.submissions.filter((submission) => submission !== own).flatMap(({ files }) => files.map(({ path }) => foldedName(path))));
	return (file) => mine.size > 0 ? mine.has(file) : !theirs.has(foldedName(file));
}


}),

94128:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
FY:()=>paragraph,
IJ:()=>BAND_WORDS,
LS:()=>isUncompared,
b7:()=>studentNext,
bc:()=>studentHowToRead,
gF:()=>policyWords,
kB:()=>regionMarkdown,
oJ:()=>foundWords,
q4:()=>studentHeadline,
s8:()=>studentFirst,
ub:()=>ownFacts,
ud:()=>policyMarkdown
});
/* unused harmony export policyUrl */
var _base__2__ = __load__(33897);
var _base__3__ = __load__(68171);
var _searched_js__0__ = __load__(7226);
var _wording_js__1__ = __load__(62867);



function studentHeadline(view) {
	if (view.outcome === null) return {
		mark: "ℹ️",
		title: (0,_base__2__.iU)("report.checkRan")
	};
	if (view.outcome === "flagged" && view.isPublic) {
		return {
			mark: "👀",
			title: (0,_base__2__.iU)("report.personWillLook")
		};
	}
	if (isUncompared(view)) return _wording_js__1__.g_;
	return (0,_wording_js__1__.Pl)(view.outcome);
}
function isUncompared({ outcome, comparedWith, own }) {
	return comparedWith === 0 && own !== null && (own.similarity ?? "n/a") === "n/a" && (outcome === "passed" || outcome === "incomplete" || outcome === "skipped");
}
function ownFacts(view) {
	const { own, comparedWith: n, notComparedWith: more, aiRun } = view;
	if (own === null) return [];
	const facts = [];
	const isCompared = !isUncompared(view);
	if (own.similarity !== null && isCompared) {
		facts.push([(0,_base__2__.iU)("report.similarity"), BAND_WORDS[own.similarity]]);
	}
	if (own.ai !== null && aiRun) facts.push([(0,_base__2__.iU)("report.ai"), BAND_WORDS[own.ai]]);
	if (own.isFlagged !== null && isCompared && !view.isPublic) {
		facts.push([(0,_base__2__.iU)("report.review"), (0,_base__2__.iU)(own.isFlagged ? "report.needed" : "report.notNeeded")]);
	}
	if (own.isOpenedFirst === true) facts.push([(0,_base__2__.iU)("report.opened"), (0,_base__2__.iU)("report.openedFirst")]);
	if (own.isPushedFirst === true) facts.push([(0,_base__2__.iU)("report.factPushed"), (0,_base__2__.iU)("report.pushedFirst")]);
	facts.push([(0,_base__2__.iU)("report.comparedWith"), more === 0 ? (0,_base__2__.iU)("report.others", { n }) : (0,_base__2__.iU)("report.othersNotMore", {
		n,
		more
	})]);
	return facts;
}
function studentFirst({ outcome }) {
	return outcome === "flagged" ? (0,_base__2__.iU)("report.decidedNothing") : null;
}
function studentNext({ outcome, own }) {
	return outcome === "flagged" && own !== null ? (0,_base__2__.iU)("report.canAnswer") : null;
}
function paragraph(said, words) {
	return said === null ? [] : [(0,_base__3__.p7)(words.tell(said)), ""];
}
function studentHowToRead(view) {
	const isTold = view.feedback !== "none";
	const rights = [...studentFirst(view) === null ? [(0,_base__2__.iU)("report.decidedNothing")] : [], ...studentNext(view) === null ? [(0,_base__2__.iU)("report.canAnswer")] : []];
	return [
		...isTold && view.inBands ? [(0,_base__2__.iU)("report.inBands")] : [],
		...isTold ? [...rights, (0,_base__2__.iU)("report.alikeByNature")] : [(0,_base__2__.iU)("report.notShown")],
		...view.feedback === "full" && view.own !== null ? [(0,_base__2__.iU)("report.bands")] : [],
		...view.aiRun && isTold ? [(0,_base__2__.iU)("report.aiCanBeWrong")] : [],
		(0,_wording_js__1__.nV)(view.baseCode),
		...view.isEmbedded && !view.hasLeft ? [_wording_js__1__.Xx] : []
	];
}
function foundWords(region) {
	return (0,_base__2__.oR)("words.commas", region.foundIn.map((place) => _searched_js__0__.By[place]));
}
function regionMarkdown(region, words) {
	const lines = words.tell((0,_wording_js__1__.VG)(region.lineStart, region.lineEnd));
	const text = `${(0,_base__3__.D9)(region.file)} ${lines}`;
	return `- ${(0,_base__3__.iQ)(text, region.url)} (${words.tell(foundWords(region))})`;
}
function policyWords({ policy }) {
	return policy === null ? null : (0,_base__2__.iU)("report.policy", { policy });
}
function policyMarkdown({ policy }, words) {
	if (policy === null) return null;
	const url = policyUrl(policy);
	return words.say("report.policy", { policy: url === null ? (0,_base__3__.p7)(policy) : (0,_base__3__.iQ)((0,_base__3__.p7)(url), url) });
}
function policyUrl(policy) {
	return policy === null || /\s/.test(policy) ? null : (0,_base__3__.N3)(policy);
}
const BAND_WORDS = {
	"n/a": (0,_base__2__.iU)("report.bandNone"),
	low: (0,_base__2__.iU)("report.bandLow"),
	moderate: (0,_base__2__.iU)("report.bandModerate"),
	high: (0,_base__2__.iU)("report.bandHigh"),
	"very high": (0,_base__2__.iU)("report.bandVeryHigh")
};


})

};
