export const id = 4819;
export const ids = [4819];
export const modules = {

74454:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
A:()=>sharedFolder
});
function sharedFolder([first = "", ...others], levels = Infinity) {
	let shared = "";
	for (let level = 0; level < levels; level += 1) {
		const folder = first.slice(0, first.indexOf("/", shared.length) + 1);
		if (folder.length <= shared.length || !others.every((path) => path.startsWith(folder))) break;
		shared = folder;
	}
	return shared;
}


}),

85029:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BU:()=>partOf,
IS:()=>shardOf,
O9:()=>handOverFolder,
QR:()=>isPart
});
var _native__0__ = __load__(76760);
var _native__1__ = __load__(73235);

function shardOf(shard, { deciding, folder, isServiceShared }) {
	if (shard === null) return null;
	const common = {
		folder,
		key: sharedKey(deciding)
	};
	if (shard.kind === "judge") return {
		...common,
		role: "judge"
	};
	const { index, count } = shard;
	const uploading = index === 1 ? "create" : "join";
	return {
		...common,
		role: isServiceShared ? uploading : "hand over",
		index,
		count
	};
}
function handOverFolder(reportDirectory) {
	return (0,_native__0__.join)(reportDirectory, "shards");
}
function isPart(shard) {
	return shard !== null && shard.role !== "judge";
}
function partOf(key, count) {
	return Number.parseInt((0,_native__1__.sc)(key.toLowerCase()).slice(0, 8), 16) % count + 1;
}
function sharedKey(values) {
	return (0,_native__1__.sc)(JSON.stringify(values)).slice(0, 10);
}


}),

24819:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
dO:()=>NOTHING_FOUND,
$_:()=>handedOver,
EI:()=>reportOf,
bC:()=>unjudged,
Vj:()=>verdictOf
});

var format = __load__(73043);
var message = __load__(33897);
var contract_findings = __load__(94825);
var said = __load__(39010);
var submission = __load__(4071);
var names = __load__(50926);
var verdict_policy = __load__(52731);
var archive_names = __load__(97);
var shared_folder = __load__(74454);
var pardon = __load__(50353);
;// check/verdict/sentences.js



const NAMED = 10;
function singleSentence(judged, source) {
	const [one] = judged;
	const isPull = source === "pull-request";
	const standing = one !== undefined && (0,contract_findings/* holdsNoCode */.jm)(one) ? "too-short" : one?.comparability;
	const known = UNJUDGED[standing ?? ""]?.[isPull ? "pull" : "space"];
	if (known !== undefined) return (0,message/* message */.iU)(known);
	if (isPull) return (0,message/* message */.iU)("verdict.pullNoSource");
	return one === undefined || one.leftOut.length === 0 ? (0,message/* message */.iU)("verdict.spaceEmpty") : (0,message/* message */.iU)("verdict.spaceNoSource", { n: String(one.leftOut.length) });
}
const UNJUDGED = {
	"starter-only": {
		pull: "verdict.pullStarterOnly",
		space: "verdict.spaceStarterOnly"
	},
	"too-short": {
		pull: "verdict.pullTooShort",
		space: "verdict.spaceTooShort"
	},
	alone: {
		pull: "verdict.pullAlone",
		space: "verdict.spaceAlone"
	}
};
function classSentences(judged, failures) {
	const all = [...judged.map((one) => ({
		id: reasonOf(one),
		name: one.name
	})), ...(0,submission/* judgedOf */.B8)(failures).map(({ name }) => ({
		id: "verdict.groupNotCollected",
		name
	}))];
	const groups = [...Map.groupBy(all, ({ id }) => id)].map(([id, those]) => (0,message/* message */.iU)(id, {
		n: those.length,
		names: namesOf(those.map(({ name }) => name), NAMED)
	}));
	return [(0,message/* message */.iU)("verdict.nothingCompared", { groups: (0,message/* joined */.oR)("words.points", groups) }), ...foldersHint(judged)];
}
function namesOf(all, most) {
	const names = (0,message/* joined */.oR)("words.commas", all.slice(0, most).map((name) => (0,message/* given */.gI)(JSON.stringify(name))));
	const rest = all.length - most;
	return rest > 0 ? (0,message/* message */.iU)("words.andMore", {
		names,
		rest
	}) : names;
}
function reasonOf({ comparability, files, total, state }) {
	const known = UNCOMPARED[comparability ?? ""];
	if (known !== undefined) return known;
	if (state.kind === "not-checked" && files.length === 0) return "verdict.groupNoFile";
	return total === null ? "verdict.groupNoNumber" : "verdict.groupNumber";
}
const UNCOMPARED = {
	"starter-only": "verdict.groupStarterOnly",
	"too-short": "verdict.groupTooShort",
	"no-source": "verdict.groupNoSource",
	unreadable: "verdict.groupUnreadable",
	alone: "verdict.groupAlone"
};
function foldersHint(judged) {
	const [one, other] = judged;
	if (one?.origin?.kind !== "directory" || other !== undefined) return [];
	const isArchive = (0,archive_names/* isReadArchive */.L3)(one.origin.path);
	const paths = one.files.map(({ path }) => path);
	const around = isArchive ? "" : (0,shared_folder/* sharedFolder */.A)(paths);
	const names = new Set(paths.map((path) => path.slice(around.length, path.indexOf("/", around.length) + 1)));
	if (names.size < 2 || names.has("")) return [];
	const folders = namesOf([...names], 3);
	return [isArchive ? (0,message/* message */.iU)("verdict.foldersLayout", { folders }) : (0,message/* message */.iU)("verdict.foldersAsPath", {
		folders,
		path: JSON.stringify(`${one.origin.path}/${around}`.replace(/\/$/, ""))
	})];
}
function handedIn({ judged, failures }) {
	return judged.length + (0,submission/* judgedOf */.B8)(failures).length;
}
function uncheckedWords(judged, notChecked, failures) {
	const unknown = new Set(notChecked);
	const seen = judged.filter(({ key, state }) => unknown.has(key) && state.kind === "checked");
	const partly = seen.filter(({ leftOut }) => leftOut.some(submission/* isMissing */.b2)).length;
	const unscored = seen.filter(({ leftOut, total, aiState }) => !leftOut.some(submission/* isMissing */.b2) && total !== null && aiState === "missing").length;
	const hiding = seen.filter((one) => !one.leftOut.some(submission/* isMissing */.b2) && one.aiState !== "missing" && one.total !== null && (0,pardon/* hidesCode */.h9)(one, [])).length;
	const missing = notChecked.length - partly - unscored - hiding;
	const n = handedIn({
		judged,
		failures
	});
	const parts = [
		...missing > 0 ? [(isFirst) => (0,message/* message */.iU)("verdict.gapUnchecked", {
			isFirst,
			missing,
			n
		})] : [],
		...partly > 0 ? [(isFirst) => (0,message/* message */.iU)("verdict.gapPartly", {
			isFirst,
			n: partly
		})] : [],
		...hiding > 0 ? [(isFirst) => (0,message/* message */.iU)("verdict.gapHiding", {
			isFirst,
			n: hiding
		})] : [],
		...unscored > 0 ? [(isFirst) => (0,message/* message */.iU)("verdict.gapUnscored", {
			isFirst,
			n: unscored
		})] : []
	];
	return (0,message/* joined */.oR)("words.commas", parts.map((part, index) => part(index === 0 ? "yes" : "no")));
}
function thresholdWords({ judged, aiRun, maxSimilarity, maxAiScore }, policy) {
	const similarity = policy.similarityThreshold;
	if (maxAiScore === null) {
		if (maxSimilarity === null) return aiRun ? (0,message/* message */.iU)("verdict.noAi") : (0,message/* given */.gI)("");
		return (0,message/* message */.iU)(aiRun ? "verdict.aboveSimilarityNoAi" : "verdict.aboveSimilarity", { similarity });
	}
	const missing = judged.filter(({ aiAverage }) => aiAverage === null).length;
	const ai = {
		ai: policy.aiThreshold,
		missing,
		all: judged.length
	};
	return maxSimilarity === null ? (0,message/* message */.iU)("verdict.aboveAi", ai) : (0,message/* message */.iU)("verdict.aboveEither", {
		similarity,
		...ai
	});
}
function incompleteSentences(tally, policy) {
	const { judged, notChecked, failures, unfinished } = tally;
	if (judged.length === 0 && notChecked.length === 0) return [(0,message/* message */.iU)("verdict.nothing")];
	if (tally.isClass && tally.maxSimilarity === null) return classSentences(judged, failures);
	const thresholds = thresholdWords(tally, policy);
	const waiting = [...unfinishedSentence(unfinished), ...unreadSentence(tally, policy)];
	return notChecked.length === 0 ? [...waiting, (0,message/* message */.iU)("verdict.noneFlagged", { thresholds })] : [(0,message/* message */.iU)("verdict.gaps", {
		gaps: uncheckedWords(judged, notChecked, failures),
		others: handedIn(tally) - notChecked.length,
		thresholds
	}), ...waiting];
}
function missingSentences({ notChecked, unfinished }) {
	return [...notChecked.length > 0 ? [(0,message/* message */.iU)("verdict.missing", { n: notChecked.length })] : [], ...unfinishedSentence(unfinished)];
}
function unfinishedSentence(unfinished) {
	return unfinished > 0 ? [(0,message/* message */.iU)("verdict.unfinished", { n: unfinished })] : [];
}
function unreadSentence({ pairsUnread: n }, { failOn }) {
	return failOn === "stands-out" && n > 0 ? [(0,message/* message */.iU)("verdict.pairsUnread", { n })] : [];
}
function standsOutSentence({ standsOut: { length }, flagged }) {
	if (length === 0) return [];
	return [(0,message/* message */.iU)(flagged.length > 0 ? "verdict.standsOutMore" : "verdict.standsOut", { n: length })];
}
function ordinarySentence({ ordinary: n, flagged }) {
	return n === 0 ? [] : [(0,message/* message */.iU)("verdict.ordinary", {
		n,
		isMore: flagged.length > 0 ? "yes" : "no"
	})];
}
function withoutNumbersSentence(judged) {
	const n = judged.filter(({ total }) => total === null).length;
	return n === 0 || n === judged.length ? [] : [(0,message/* message */.iU)("verdict.withoutNumbers", { n })];
}

var verdict_tally = __load__(34676);
;// check/verdict/judge.js





function judge(findings, failure, policy, dismissed = []) {
	const tally = (0,verdict_tally/* tallyOf */.s)(findings, policy, dismissed);
	const web = webFailure(findings);
	const red = policy.onWebError === "fail" ? web : null;
	const decided = failed(tally, failure, policy) ?? flagged(tally, failure, policy, red) ?? standingOut(tally, policy);
	const contradiction = decided === null ? contradictionOf(findings) : null;
	const isDecisive = policy.similarityThreshold === contract_findings/* SERVICE_THRESHOLD */.cp && policy.aiThreshold === contract_findings/* SERVICE_THRESHOLD */.cp;
	const decision = decided ?? (contradiction !== null && isDecisive ? contradicted(tally, contradiction, policy) : null) ?? incomplete(tally, policy, red) ?? uncompared(tally, policy) ?? passed(tally, policy);
	return {
		...decision,
		flagged: tally.flagged,
		standsOut: tally.standsOut,
		notChecked: tally.notChecked,
		maxSimilarity: tally.maxSimilarity,
		maxAiScore: tally.maxAiScore,
		warnings: [
			...tally.warnings,
			...contradiction === null || isDecisive ? [] : [contradiction],
			...web === null ? [] : [(0,message/* message */.iU)("notices.webFailed", { why: web })]
		]
	};
}
function isIncomplete({ notChecked, unfinished }) {
	return notChecked.length > 0 || unfinished > 0;
}
function hidesPairs({ pairsUnread }, { failOn }) {
	return failOn === "stands-out" && pairsUnread > 0;
}
function isRedForGaps(tally, { onIncomplete }) {
	return isIncomplete(tally) && onIncomplete === "fail";
}
function isRedForFlags({ areFlaggedFirst, standsOut }, { failOn }) {
	if (failOn === "never") return false;
	return !areFlaggedFirst || failOn === "stands-out" && standsOut.length > 0;
}
function gapSentences(tally, policy, isRedBesides = false) {
	const isUnexpected = policy.failOn === "never" || tally.flagged.length > 0;
	const isForGapsAlone = isRedForGaps(tally, policy) && !isRedForFlags(tally, policy) && !isRedBesides;
	return isUnexpected && isForGapsAlone ? [(0,message/* message */.iU)("verdict.failsForGaps")] : [];
}
function failed({ flagged: flags }, failure, policy) {
	if (failure === null || flags.length > 0 && failure.outcome !== "cancelled") return null;
	const { outcome } = failure;
	const sentence = (0,message/* inEnglish */.kK)(failure.message);
	return {
		outcome,
		exitCode: (0,verdict_policy/* toleratesFailure */.m)(outcome, policy) ? 0 : 1,
		sentence
	};
}
function flagged(tally, failure, policy, web) {
	const { flagged: flags } = tally;
	if (flags.length === 0) return null;
	const isRedBesides = web !== null || failure !== null && !(0,verdict_policy/* toleratesFailure */.m)(failure.outcome, policy);
	const isRed = isRedForFlags(tally, policy) || isRedForGaps(tally, policy) || isRedBesides;
	const thresholds = thresholdWords(tally, policy);
	return {
		outcome: "flagged",
		exitCode: isRed ? 1 : 0,
		sentence: (0,message/* joined */.oR)("words.sentences", [
			(0,message/* message */.iU)("verdict.flagged", {
				flagged: flags.length,
				n: handedIn(tally),
				thresholds
			}),
			...ordinarySentence(tally),
			...standsOutSentence(tally),
			...missingSentences(tally),
			...gapSentences(tally, policy, isRedBesides),
			...webSentences(web),
			...failure === null ? [] : [(0,message/* inEnglish */.kK)(failure.message)]
		])
	};
}
function standingOut(tally, policy) {
	if (policy.failOn !== "stands-out" || tally.standsOut.length === 0) return null;
	return {
		outcome: "flagged",
		exitCode: 1,
		sentence: (0,message/* joined */.oR)("words.sentences", [
			(0,message/* message */.iU)("verdict.noneAbove", { thresholds: thresholdWords(tally, policy) }),
			...ordinarySentence(tally),
			...standsOutSentence(tally),
			...missingSentences(tally)
		])
	};
}
function contradicted(tally, contradiction, policy) {
	return {
		outcome: "incomplete",
		exitCode: policy.failOn === "never" && !isRedForGaps(tally, policy) ? 0 : 1,
		sentence: (0,message/* joined */.oR)("words.sentences", [
			contradiction,
			(0,message/* message */.iU)("verdict.lookAtService"),
			...standsOutSentence(tally),
			...missingSentences(tally),
			...gapSentences(tally, policy)
		])
	};
}
function incomplete(tally, policy, web) {
	const hasGaps = isIncomplete(tally) || tally.judged.length === 0 || hidesPairs(tally, policy);
	if (!hasGaps && web === null) return null;
	return {
		outcome: "incomplete",
		exitCode: web !== null || policy.onIncomplete === "fail" ? 1 : 0,
		sentence: (0,message/* joined */.oR)("words.sentences", [
			...webSentences(web),
			...hasGaps ? incompleteSentences(tally, policy) : [],
			...gapSentences(tally, policy, web !== null),
			...ordinarySentence(tally),
			...standsOutSentence(tally)
		])
	};
}
function webFailure({ webSearch }) {
	const sentences = (webSearch?.failures ?? []).map(({ sentence }) => sentence);
	return sentences.length === 0 ? null : sentences.join(" ");
}
function webSentences(why) {
	return why === null ? [] : [(0,message/* message */.iU)("verdict.webFailed", { why })];
}
function uncompared({ judged, maxSimilarity, maxAiScore }, { source }) {
	if (maxSimilarity !== null || maxAiScore !== null) return null;
	return {
		outcome: "skipped",
		exitCode: 0,
		sentence: singleSentence(judged, source)
	};
}
function passed(tally, policy) {
	const { judged, maxSimilarity } = tally;
	const thresholds = thresholdWords(tally, policy);
	return {
		outcome: "passed",
		exitCode: 0,
		sentence: (0,message/* joined */.oR)("words.sentences", [
			(0,message/* message */.iU)("verdict.passed", {
				n: judged.length,
				thresholds
			}),
			...maxSimilarity === null ? [singleSentence(judged, policy.source)] : [],
			...withoutNumbersSentence(judged),
			...ordinarySentence(tally),
			...standsOutSentence(tally)
		])
	};
}
function contradictionOf({ serviceFlaggedCount: counted, submissions }) {
	const seen = submissions.filter((submission) => ((0,contract_findings/* highest */.BR)((0,verdict_tally/* knownTotals */.R)(submission)) ?? 0) > contract_findings/* SERVICE_THRESHOLD */.cp || (submission.aiAverage ?? 0) > contract_findings/* SERVICE_THRESHOLD */.cp).length;
	if (counted === null || counted <= seen) return null;
	return (0,message/* message */.iU)("verdict.contradiction", {
		counted,
		seen
	});
}

var run_shard = __load__(85029);
;// check/run/verdict-of.js





const SERVICE_POLICY = {
	similarityThreshold: contract_findings/* SERVICE_THRESHOLD */.cp,
	aiThreshold: contract_findings/* SERVICE_THRESHOLD */.cp
};
const NOTHING_FOUND = {
	checkId: null,
	checkName: "",
	checkUrl: null,
	service: {
		kind: "embedded",
		host: null
	},
	engine: null,
	language: "auto",
	aiRun: false,
	baseCode: false,
	submissions: [],
	pairs: [],
	clusters: [],
	failures: [],
	serviceFlaggedCount: null,
	notices: []
};
function verdictOf(findings, { failure, warnings, cameTooLate }, run) {
	const { settings, shard, packed, dismissed } = run;
	if (failure === null && settings.dryRun) return rehearsed(findings.submissions.length);
	if (failure === null && (0,run_shard/* isPart */.QR)(shard)) {
		return handedOver(packed, shard, settings.reportDir, {
			checkId: findings.checkId,
			cameTooLate
		});
	}
	const policy = findings.inBands === true ? {
		...settings,
		...SERVICE_POLICY
	} : settings;
	const verdict = judge(findings, failure, policy, dismissed);
	const numbers = findings.inBands === true ? {
		maxSimilarity: null,
		maxAiScore: null
	} : {};
	return {
		...verdict,
		...numbers,
		warnings: [...verdict.warnings, ...warnings.map(said/* asMessage */.OI)]
	};
}
function handedOver(packed, { index, count: parts }, reportDir, { checkId, cameTooLate } = {
	checkId: null,
	cameTooLate: false
}) {
	const folder = `handed over in ${reportDir}/shards`;
	const where = checkId === null ? folder : cameTooLate ? `${folder}, and not uploaded, because check ${checkId} was started before` : `uploaded to check ${checkId} and ${folder}`;
	const submissions = (0,format/* count */.U9)((0,submission/* judgedOf */.B8)(packed).length, "submission");
	return skipped((0,message/* inEnglish */.kK)(`Part ${index} of ${parts}: ${submissions} collected, ${where}; the job with shard: judge starts the check and reports.`));
}
function rehearsed(submissions) {
	return skipped((0,message/* message */.iU)("verdict.dryRun", { n: submissions }));
}
function skipped(sentence) {
	return unjudged({
		outcome: "skipped",
		exitCode: 0,
		sentence
	});
}
function unjudged(end) {
	return {
		...end,
		flagged: [],
		standsOut: [],
		notChecked: [],
		maxSimilarity: null,
		maxAiScore: null,
		warnings: []
	};
}
function reportOf({ settings, world, begin }, notComparedWith, findings, verdict, said) {
	const { repository, repositoryIsPrivate } = world.event;
	return {
		findings,
		verdict,
		thresholds: findings.inBands === true ? {
			similarity: contract_findings/* SERVICE_THRESHOLD */.cp,
			ai: contract_findings/* SERVICE_THRESHOLD */.cp
		} : {
			similarity: settings.similarityThreshold,
			ai: settings.aiThreshold
		},
		run: {
			title: settings.checkName ?? world.title,
			...settings.course === null ? {} : { course: settings.course },
			createdAt: begin.createdAt,
			durationMs: world.clock.now() - begin.atMs,
			repository: repository === null ? null : (0,names/* fullName */.fq)(repository),
			runUrl: world.runUrl,
			toolVersion: world.toolVersion
		},
		locale: settings.locale,
		students: {
			feedback: settings.studentFeedback,
			policy: settings.policy,
			isPublic: repositoryIsPrivate === false,
			notComparedWith
		},
		...said
	};
}


}),

50353:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$6:()=>unreadableWarnings,
E9:()=>isPardoned,
bH:()=>hiddenCodeWarnings,
en:()=>pairsThatExplain,
gO:()=>isDismissed,
h9:()=>hidesCode
});
var _base__2__ = __load__(33897);
var _contract__0__ = __load__(94825);
var _contract__1__ = __load__(4071);


function isPardoned(submission, total, findings, threshold, dismissed) {
	const above = pairsThatExplain(submission, total, findings, threshold);
	return above?.every((pair) => isDismissed(pair, dismissed)) ?? false;
}
function pairsThatExplain({ key, web }, total, findings, threshold) {
	if (web !== null && web > threshold) return null;
	const above = findings.pairs.flatMap((pair) => {
		if (pair.a !== key && pair.b !== key || pair.together !== undefined) return [];
		const share = (0,_contract__0__.tC)(key, pair) ?? 0;
		return share > threshold ? [{
			pair,
			share
		}] : [];
	});
	const most = Math.max(...above.map(({ share }) => share));
	return total <= most + _contract__0__.Hb ? above.map(({ pair }) => pair) : null;
}
function isDismissed({ a, b }, dismissed) {
	return dismissed.some((one) => one.a === a && one.b === b || one.a === b && one.b === a);
}
function hidesCode({ key, hidden = [] }, dismissed) {
	return hidden.some(({ leftOut, otherKey }) => leftOut === "own" && !isDismissed({
		a: key,
		b: otherKey
	}, dismissed));
}
function unreadableWarnings(judged) {
	const { length } = judged.filter(({ comparability, leftOut }) => comparability === "unreadable" && !leftOut.some(_contract__1__.b2));
	if (length === 0) return [];
	return [(0,_base__2__.iU)("verdict.inStrings", { n: length })];
}
function hiddenCodeWarnings(submissions) {
	if (submissions === 0) return [];
	return [(0,_base__2__.iU)("verdict.hidden", { n: submissions })];
}


}),

34676:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
R:()=>knownTotals,
s:()=>tallyOf
});

var compare_text = __load__(92105);
var message = __load__(33897);
var contract_submission = __load__(4071);
var source_names = __load__(2723);
var contract_findings = __load__(94825);
var pardon = __load__(50353);
;// check/verdict/same-files.js


const SHARE = .8;
const NAMED = 3;
function sameFilesWarnings({ submissions, pairs }, flagged, threshold) {
	const byKey = new Map(submissions.map((one) => [one.key, one]));
	const keys = new Set(flagged.filter(({ by }) => by.includes("similarity")).map(({ key }) => key));
	const bearers = new Map();
	let n = 0;
	for (const [key, own] of (0,contract_findings/* pairsByKey */.Iy)(pairs, keys)) {
		const one = byKey.get(key);
		const files = own.filter((pair) => pair.together === undefined && ((0,contract_findings/* pairAverage */.K)(pair) ?? 0) > threshold).flatMap((pair) => sameFiles(one, byKey.get(other(key, pair)), pair) ?? []);
		if (files.length === 0 || files.some(({ length }) => length === 0)) continue;
		n += 1;
		for (const path of new Set(files.flat())) bearers.set(path, (bearers.get(path) ?? 0) + 1);
	}
	if (n < 2) return [];
	const names = [...bearers].toSorted((x, y) => y[1] - x[1]).map(([path]) => JSON.stringify(path));
	return [(0,message/* message */.iU)("verdict.sameFiles", {
		n,
		names: {
			as: "list",
			values: names,
			most: NAMED
		}
	})];
}
function sameFiles(one, two, { overlap }) {
	const matches = one?.matches.filter(({ otherKey }) => otherKey === two?.key) ?? [];
	if (one === undefined || two === undefined || overlap === null || matches.length === 0) return null;
	const there = new Map(two.files.map(({ path, size }) => [path, size]));
	const sizes = new Map(one.files.map(({ path, size }) => [path, size]));
	const same = matches.filter(({ own, other: its }) => {
		const size = sizes.get(own.file);
		return size !== undefined && size === there.get(its.file) && baseOf(own.file) === baseOf(its.file);
	});
	const paths = [...new Set(same.map(({ own }) => own.file))];
	const tokens = same.reduce((sum, match) => sum + (match.tokens ?? 0), 0);
	const isMost = tokens >= SHARE * overlap && paths.length < Math.min(sizes.size, there.size);
	return [isMost ? paths : []];
}
function other(key, { a, b }) {
	return a === key ? b : a;
}
function baseOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}

;// check/verdict/tally.js




function tallyOf(findings, policy, dismissed) {
	const judged = (0,contract_submission/* judgedOf */.B8)(findings.submissions);
	const isClass = policy.checkId !== null || !(0,source_names/* isSingle */.vX)(policy.source);
	const absent = absentSources(findings);
	const withOwnPairs = ownPairs(findings, judged);
	const results = judged.map((submission) => resultOf(submission, withOwnPairs(submission), policy, dismissed));
	const flagged = results.filter(({ by }) => by.length > 0).toSorted((x, y) => worst(y) - worst(x) || (0,compare_text/* compareText */.n)(x.submission.key, y.submission.key)).map(({ submission, by }) => ({
		key: submission.key,
		by
	}));
	const maxSimilarity = (0,contract_findings/* highest */.BR)(results.map(({ total }) => total));
	const run = {
		isClass,
		isAbsent: absent > 0
	};
	const unflagged = results.filter(({ by }) => by.length === 0);
	const isUnknowable = isClass && maxSimilarity === null;
	const unknown = unflagged.filter((one) => one.hides || isUnknown(one, run));
	const rest = isUnknowable ? unflagged.filter((one) => !unknown.includes(one)) : [];
	const pardoned = results.filter(({ isPardoned: is }) => is).length;
	const hiding = results.filter(({ hides }) => hides).length;
	return {
		judged,
		failures: findings.failures,
		isClass,
		aiRun: findings.aiRun,
		flagged,
		areFlaggedFirst: results.every(({ by, isFirst }) => by.length === 0 || isFirst),
		standsOut: outliers(findings, policy, dismissed),
		ordinary: ordinaryCount(findings, policy, new Set(unflagged.map(({ submission }) => submission.key))),
		notChecked: [...(0,contract_submission/* judgedOf */.B8)(findings.failures).map(({ key }) => key), ...[...unknown, ...rest].map(({ submission }) => submission.key)],
		maxSimilarity,
		maxAiScore: (0,contract_findings/* highest */.BR)(judged.map(({ aiAverage }) => aiAverage)),
		unfinished: findings.unfinished ?? 0,
		pairsUnread: (0,contract_findings/* unreadOf */.Ds)(findings).length,
		warnings: [
			...isClass ? mostlyFlaggedWarnings(findings, flagged, policy.similarityThreshold) : [],
			...isClass ? sameFilesWarnings(findings, flagged, policy.similarityThreshold) : [],
			...results.flatMap((one) => disagreement(one, policy) ?? []),
			...openedWarnings(findings, flagged, policy, withOwnPairs),
			...pardoned === 0 ? [] : [(0,message/* message */.iU)("verdict.pardoned", { n: pardoned })],
			...(0,pardon/* hiddenCodeWarnings */.bH)(hiding),
			...(0,pardon/* unreadableWarnings */.$6)(judged),
			...absent === 0 ? [] : [(0,message/* message */.iU)("verdict.absent", { n: absent })],
			...(0,contract_submission/* notCompared */.vK)(missingOfSources(findings))
		]
	};
}
function ownPairs(findings, judged) {
	const pairs = (0,contract_findings/* pairsByKey */.Iy)(findings.pairs, new Set(judged.map(({ key }) => key)));
	return ({ key }) => ({
		...findings,
		pairs: pairs.get(key) ?? []
	});
}
function openedWarnings(findings, flagged, { similarityThreshold }, withOwnPairs) {
	const keys = new Set(flagged.map(({ key }) => key));
	return findings.submissions.filter(({ key }) => keys.has(key)).flatMap((one) => {
		const own = withOwnPairs(one);
		const opened = (0,contract_findings/* openedBefore */.Rz)(one, own, similarityThreshold);
		const name = JSON.stringify(one.name);
		return [
			...opened === "first" ? [(0,message/* message */.iU)("verdict.openedFirst", { name })] : [],
			...opened === "last" ? [(0,message/* message */.iU)("verdict.openedLast", { name })] : [],
			...(0,contract_findings/* pushedBefore */.Hk)(one, own, similarityThreshold) ? [(0,message/* message */.iU)("verdict.pushedFirst", { name })] : []
		];
	});
}
function resultOf(submission, findings, { similarityThreshold, aiThreshold }, dismissed) {
	const totals = knownTotals(submission);
	const total = (0,contract_findings/* highest */.BR)(totals);
	const isSimilar = total !== null && total > similarityThreshold;
	const isWritten = submission.aiAverage !== null && submission.aiAverage > aiThreshold;
	const pardoned = isSimilar && (0,pardon/* isPardoned */.E9)(submission, total, findings, similarityThreshold, dismissed);
	const by = [...isSimilar && !pardoned ? ["similarity"] : [], ...isWritten ? ["ai"] : []];
	const explained = isSimilar ? (0,pardon/* pairsThatExplain */.en)(submission, total, findings, similarityThreshold) : null;
	const isFirst = !isWritten && (explained?.every((pair) => (0,pardon/* isDismissed */.gO)(pair, dismissed) || (0,contract_findings/* isPushedFirst */.gm)(submission.key, pair)) ?? false);
	const hides = (0,pardon/* hidesCode */.h9)(submission, dismissed);
	return {
		submission,
		totals,
		total,
		by,
		isPardoned: pardoned,
		isFirst,
		hides
	};
}
function worst({ submission, total }) {
	return Math.max(total ?? 0, submission.aiAverage ?? 0);
}
function knownTotals({ total, totalSources }) {
	if (totalSources.length > 0) return totalSources;
	return total === null ? [] : [total];
}
function disagreement({ totals, total }, { similarityThreshold: threshold }) {
	if (total === null || total <= threshold) return null;
	if (totals.every((value) => value > threshold)) return null;
	return (0,message/* message */.iU)("verdict.disagreement", {
		totals: {
			as: "list",
			values: totals.map(String)
		},
		threshold
	});
}
function absentSources({ failures, submissions }) {
	return failures.filter(({ role }) => role !== "judged").length + submissions.filter((one) => one.role === "archive" && one.state.kind === "not-checked" && one.comparability !== "alone" && one.files.some(({ size }) => size > 0) && !(0,contract_findings/* holdsNoCode */.jm)(one)).length;
}
function missingOfSources({ submissions }) {
	return submissions.filter(({ role }) => role !== "judged").flatMap(({ name, leftOut }) => leftOut.filter(contract_submission/* isMissing */.b2).map((one) => ({
		...one,
		path: `${name}/${one.path}`
	})));
}
function isUnknown({ submission, total }, run) {
	const { state, comparability, files, aiState, leftOut } = submission;
	if (leftOut.some(contract_submission/* isMissing */.b2)) return true;
	if (comparability === "starter-only" || comparability === "too-short") return false;
	if (comparability === "alone") return run.isClass || run.isAbsent || aiState === "missing";
	if (!run.isClass && state.kind === "not-checked" && (files.length === 0 || (0,contract_findings/* holdsNoCode */.jm)(submission))) {
		return false;
	}
	return state.kind === "not-checked" || total === null || aiState === "missing";
}
function ordinaryCount({ pairs }, { similarityThreshold }, unflagged) {
	const held = pairs.filter((pair) => pair.together === undefined && (0,contract_findings/* isOrdinary */.P)(pair, similarityThreshold));
	return new Set(held.flatMap(({ a, b }) => [a, b]).filter((key) => unflagged.has(key))).size;
}
function outliers(findings, { similarityThreshold }, dismissed) {
	const open = findings.pairs.filter((pair) => pair.together === undefined && !(0,pardon/* isDismissed */.gO)(pair, dismissed)).filter((pair) => ((0,contract_findings/* pairAverage */.K)(pair) ?? 0) <= similarityThreshold);
	const padded = open.filter((pair) => !(0,contract_findings/* isOrdinary */.P)(pair, similarityThreshold));
	const covered = new Set(coveredPairs(findings, padded));
	return open.filter((pair) => pair.standsOut === true || covered.has(pair)).toSorted((x, y) => (y.suspicion ?? 0) - (x.suspicion ?? 0)).map(({ a, b }) => ({
		a,
		b
	}));
}
function coveredPairs({ submissions, inBands, ordinary }, pairs) {
	if (inBands === true) return [];
	const judgeable = new Map(submissions.filter((one) => (0,contract_findings/* isCompared */.uQ)(one.comparability)).map(({ key, role }) => [key, role]));
	const judged = new Set([...judgeable].flatMap(([key, role]) => role === "judged" ? key : []));
	const named = new Set();
	return pairs.filter((pair) => judgeable.has(pair.a) && judgeable.has(pair.b) && (0,contract_findings/* isCovered */.P$)(pair, ordinary ?? 0)).toSorted((x, y) => ((0,contract_findings/* pairAverage */.K)(y) ?? 0) - ((0,contract_findings/* pairAverage */.K)(x) ?? 0)).filter(({ a, b }) => {
		const more = [a, b].filter((key) => judged.has(key) && !named.has(key));
		const fits = judged.size < LEAST_SUBMISSIONS || (named.size + more.length) * 2 <= judged.size;
		if (fits) more.forEach((key) => named.add(key));
		return fits;
	});
}
const LEAST_SUBMISSIONS = 8;
const LEAST_OF_A_CLASS = 4;
const tally_SHARE = .6;
function mostlyFlaggedWarnings(findings, flagged, threshold) {
	const { submissions, clusters, baseCode } = findings;
	const own = (0,contract_submission/* judgedOf */.B8)(submissions);
	const judged = new Set(own.map(({ key }) => key));
	const above = new Set(flagged.flatMap(({ key, by }) => by.includes("similarity") ? [key] : []));
	const known = own.filter(({ key, archive = null, web, local }) => {
		const elsewhere = (0,contract_findings/* highest */.BR)([archive, web]) ?? 0;
		return above.has(key) && elsewhere > threshold && (local ?? 0) <= threshold;
	}).length;
	const similar = above.size - known;
	const isMost = (count) => count >= tally_SHARE * judged.size;
	if (judged.size < LEAST_OF_A_CLASS) return [];
	if (isMost(known)) return [(0,message/* message */.iU)("verdict.alikeElsewhere", {
		n: known,
		all: judged.size
	})];
	if (!isMost(similar)) return [];
	if (submissions.some(({ role }) => role === "base")) return [];
	const groups = clusters.map((group) => group.filter((key) => judged.has(key)).length);
	if (groups.length > 0 && !groups.some(isMost)) return [];
	const counts = {
		n: similar,
		all: judged.size
	};
	if (baseCode) return [(0,message/* message */.iU)("verdict.forgottenPartly", counts)];
	const isSmall = judged.size < LEAST_SUBMISSIONS;
	return [(0,message/* message */.iU)("verdict.forgotten", {
		...counts,
		isSmall: isSmall ? "yes" : "no"
	})];
}


})

};
