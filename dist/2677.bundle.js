export const id = 2677;
export const ids = [2677,3235];
export const modules = {


24374:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Z:()=>subjectsOf,
n:()=>subjectOfKey
});
var _contract__0__ = __load__(4071);
var _native__1__ = __load__(73235);


function subjectsOf(submissions) {
	const identities = submissions.map((one) => ({
		key: one.key,
		identity: subjectOf(one)
	}));
	const counts = new Map();
	for (const { identity } of identities) counts.set(identity, (counts.get(identity) ?? 0) + 1);
	return new Map(identities.map(({ key, identity }) => [key, counts.get(identity) === 1 ? identity : digestOf(key)]));
}
function subjectOfKey(key) {
	return digestOf(key);
}
function subjectOf({ key, name, role, origin }) {
	switch (origin?.kind) {
		case "repository": return origin.repositoryId > 0 ? String(origin.repositoryId) : digestOf(key);
		case "directory": return digestOf(JSON.stringify([role, ...personOf(name, role, origin.handIn)]));
		case "pull-request":
		case undefined: return digestOf(key);
	}
}
function personOf(name, role, handIn) {
	const identity = handIn === undefined ? null : (0,_contract__0__.cu)(handIn);
	if (handIn === undefined || identity === null) return ["name", name];
	return [
		handIn.platform,
		identity,
		role === "judged" ? "" : handIn.attempt
	];
}
function digestOf(text) {
	return `k${(0,_native__1__.sc)(text).slice(0, 16)}`;
}


}),

27969:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BY:()=>casesBytes,
Dm:()=>addCannotRead,
Ei:()=>reportDir,
F0:()=>casesCannotRead,
GO:()=>reportDirHolds,
Jy:()=>runNoResults,
Nh:()=>noReportPage,
_:()=>noReportVersion,
be:()=>casesNoFile,
eY:()=>addChanged,
ef:()=>addReport,
hB:()=>writtenAnother,
rD:()=>notJsonGive,
rG:()=>reportStudents,
vb:()=>pageReader,
xw:()=>damagedPart,
yS:()=>addIndex
});
const casesNoFile = "cases: {name} is no file; take it away.";
const casesBytes = "cases: {name} has {size} bytes, more than the {most} that are read; take old cases out of it.";
const casesCannotRead = "cases: {name} cannot be read ({code}). Look at its rights, or leave cases out.";
const addIndex = "add: index.html and report.json in {directory} are not of one run. Check the whole class again.";
const addChanged = "add: {json} was changed after it was written, so that somebody may be missing in it. Check the whole class again.";
const addCannotRead = "add: {path} cannot be read ({code}). Run the check of the class first, or name its report-dir.";
const addReport = "add: the report in {directory} does not hold all the code of {submissions} ({names}{isCut?, …|}), because the page would have become too large. Check the whole class again.";
const notJsonGive = "{name} is not JSON. Give the report.json that an earlier run wrote.";
const noReportVersion = "{name} is no report of this version ({issue?{path}: {issue}|unknown shape}). Give the report.json that an earlier run wrote.";
const reportStudents = "{name} is a report for students, which holds no numbers to compare. Give the staff's report.json.";
const damagedPart = "{name} is damaged: its part {id} cannot be read ({error}). Run the check again.";
const noReportPage = "{name} is no report page, or not a whole one. Give the folder that a check wrote (report-dir).";
const pageReader = "{name} is a page for one reader, which holds no pairs. Give the folder of the staff's report.";
const writtenAnother = "{name} was written by another version of this program (it holds no report of version {version}). Run the check again with this one.";
const reportDir = "report-dir: {path} is a symbolic link, through which nothing is written. Name the folder itself.";
const reportDirHolds = "report-dir: {path} holds what staff noted about people, and this report is for students. Name another folder.";
const runNoResults = "This run has no results, so the report of an earlier run in {directory} was kept; {files} beside it says how this one ended.";


}),


8919:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
E_:()=>MATCH,
N0:()=>SCORE,
TG:()=>FINDINGS,
Zg:()=>REGION,
i2:()=>COUNT
});
/* unused harmony export UNSEEN_REASONS */
var zod__4__ = __load__(25465);
var _people_js__0__ = __load__(27668);
var _submission_document_js__1__ = __load__(93909);
var _submission_js__2__ = __load__(4071);
var _web_js__3__ = __load__(23517);





const UNSEEN_REASONS = [
	"no-repository",
	"no-lines",
	"withheld",
	"gone",
	"no-record",
	"template",
	"unreachable",
	"over-budget"
];
const SCORE = zod__4__.aig().min(0).max(100).nullable().meta({ description: "0..100, unrounded; null: not known." });
const COUNT = zod__4__.Whr().min(0);
const role = zod__4__/* ["enum"] */ .k5n(_submission_js__2__.ht);
const line = zod__4__.aig().nullable().meta({ description: "1-based, inclusive; null: not known." });
const REGION = zod__4__.rej({
	file: zod__4__.YjP(),
	lineStart: line,
	lineEnd: line
});
const lines = zod__4__.rej({
	file: zod__4__.YjP(),
	lineStart: COUNT,
	lineEnd: COUNT
});
const provider = zod__4__/* ["enum"] */ .k5n(_web_js__3__.e);
const source = zod__4__.rej({
	provider,
	url: zod__4__.YjP().meta({ description: "https, with the commit." }),
	repository: zod__4__.YjP(),
	path: zod__4__.YjP(),
	commit: zod__4__.YjP(),
	blob: zod__4__.YjP().optional().meta({ description: "SHA-1 of the git blob." }),
	licence: zod__4__.YjP().nullable().meta({ description: "As its repository names it; null: it names none." }),
	publicSince: zod__4__.YjP().nullable().meta({ description: "When a server recorded it as public, RFC 3339; null: not known." }),
	before: zod__4__/* ["enum"] */ .k5n([
		"yes",
		"no",
		"unknown"
	]).meta({ description: "Whether it was public before the submission was handed in, by server time." }),
	counts: zod__4__.zMY().meta({ description: "false: it is in no number, because it was published after the hand-in, or may be the submission itself." })
}).meta({ description: "Public code that is like the submission." });
const MATCH = zod__4__.rej({
	kind: zod__4__/* ["enum"] */ .k5n([
		"peer",
		"external",
		"ai"
	]),
	otherKey: zod__4__.YjP().nullable().meta({ description: "Key of the other submission; null: a source outside of the check." }),
	similarity: SCORE,
	matchedSimilarity: SCORE,
	own: REGION,
	other: REGION,
	tokens: zod__4__.aig().nullable(),
	sharedBy: COUNT.meta({ description: "How many others of the check have this piece too, where the service says so." }).optional(),
	source: source.optional(),
	quoted: zod__4__.YjP().meta({ description: "Of a match with a public source: its lines, from the first on, as a quotation." }).optional()
});
const submission = zod__4__.rej({
	key: zod__4__.YjP(),
	subject: zod__4__.YjP().meta({ description: "What cases.json calls it: the same in every run." }).optional(),
	name: zod__4__.YjP(),
	role,
	origin: _submission_document_js__1__.VT.nullable(),
	person: zod__4__.rej({
		id: zod__4__.YjP().nullable(),
		section: zod__4__.YjP().nullable(),
		team: zod__4__.YjP().nullable(),
		isStaff: zod__4__.zMY(),
		time: zod__4__.YjP().meta({ description: "When it was handed in, as a list writes it." }).optional(),
		sourceName: zod__4__.YjP().meta({ description: "What the source calls it, where a list gives another name." }).optional()
	}).meta({ description: "Who handed it in, where a people file, a roster or the platform says so." }).optional(),
	serviceId: zod__4__.Whr().nullable(),
	state: zod__4__.gMt("kind", [zod__4__.rej({ kind: zod__4__.euz("checked") }), zod__4__.rej({
		kind: zod__4__.euz("not-checked"),
		reason: zod__4__.YjP()
	})]),
	total: SCORE.meta({ description: "What the threshold judges, 0..100, unrounded; null: not known." }),
	totalSources: zod__4__.YOg(zod__4__.aig()).meta({ description: "All values that the service gave for it; the highest is judged." }),
	local: SCORE,
	web: SCORE.meta({ description: "To the web or a database; null: not searched." }),
	webState: zod__4__/* ["enum"] */ .k5n([
		"searched",
		"partly",
		"not-searched"
	]).meta({ description: "Whether public code was searched for; absent: no search was asked for." }).optional(),
	publicWeb: SCORE.meta({ description: "Highest to public code on the web alone; null: not searched." }).optional(),
	archive: SCORE.meta({ description: "Highest to what is only there to be compared with: an archive, other pull requests." }).optional(),
	aiAverage: SCORE,
	aiState: zod__4__/* ["enum"] */ .k5n([
		"scored",
		"not-run",
		"abstained",
		"missing"
	]).meta({ description: "Why aiAverage is or is not a number. scored: it is. not-run: nobody asked for it. abstained: the service said that it looked and has no score. missing: no source gave a number, so the threshold could not be evaluated." }),
	aiMax: SCORE,
	quality: SCORE,
	suspicion: SCORE.meta({ description: "Rank of what to review first, 0..100. Never judged." }),
	coverage: SCORE.meta({ description: "Share that others have, all of them together." }),
	comparability: zod__4__.YjP().nullable().meta({ description: "compared, too-short, starter-only, no-source, unreadable, alone, or what the service says; null: it says nothing. All but the first have no similarity: a 0 means nothing there." }),
	tokens: COUNT.nullable().meta({ description: "Tokens that were compared, where the service says so." }).optional(),
	explanation: zod__4__.YjP().meta({ description: "Of a flagged submission: what its numbers are made of, and what is ordinary here." }).optional(),
	matches: zod__4__.YOg(MATCH),
	pairsUnread: zod__4__.euz(true).meta({ description: "Its pairs were not read, because the service counts requests or an answer was lost: whom it is closest to is not known." }).optional(),
	commonCode: zod__4__.YOg(lines).meta({ description: "Code that so many share that it was taken for starter code and not compared." }).optional(),
	files: zod__4__.YOg(zod__4__.rej({
		path: zod__4__.YjP(),
		size: COUNT
	})),
	leftOut: zod__4__.YOg(_submission_document_js__1__.Pk),
	balance: _submission_document_js__1__.JT.optional(),
	hidden: zod__4__.YOg(zod__4__.rej({
		path: zod__4__.YjP(),
		otherKey: zod__4__.YjP(),
		otherPath: zod__4__.YjP(),
		tokens: COUNT,
		leftOut: zod__4__/* ["enum"] */ .k5n(["own", "other"]).meta({ description: "Which file does not count: this submission's, or the other one's." }),
		isMisread: zod__4__.euz(true).meta({ description: "That file does count, and is read as another language than the code it shares." }).optional(),
		isSkipped: zod__4__.euz(true).meta({ description: "That file does count, and the code stands in it where none is read: in a comment, a string." }).optional(),
		readings: zod__4__.rej({
			words: COUNT,
			code: COUNT
		}).meta({ description: "Both files count. So many percent of a program stand in the other one word by word, and so many as code of its language: much less." }).optional()
	})).meta({ description: "Code of a file that does not count, found in a file that counts in another submission." }).optional(),
	remarks: zod__4__.YOg(zod__4__.YjP())
});
const seen = zod__4__.gMt("kind", [zod__4__.rej({
	kind: zod__4__.euz("push"),
	at: zod__4__.YjP().meta({ description: "When GitHub's server took the push, RFC 3339." }),
	sha: zod__4__.YjP(),
	isFirstPush: zod__4__.zMY(),
	isExact: zod__4__.zMY().meta({ description: "All pushes before were read and none has it; else it may have stood in one of them." })
}), zod__4__.rej({
	kind: zod__4__.euz("unknown"),
	reason: zod__4__/* ["enum"] */ .k5n(UNSEEN_REASONS)
})]);
const pair = zod__4__.rej({
	a: zod__4__.YjP(),
	b: zod__4__.YjP(),
	similarity: SCORE,
	matchedSimilarity: SCORE,
	total: SCORE.meta({ description: "What the threshold judges, where the service says it of a pair: how much closer the two are than programs of this class usually are. null: one of the two is not judged. Absent: the harmonic mean of the two shares is judged." }).optional(),
	suspicion: SCORE,
	longestFragment: zod__4__.aig().nullable().meta({ description: "Tokens." }),
	overlap: zod__4__.aig().nullable().meta({ description: "Tokens of all fragments together." }),
	standsOut: zod__4__.zMY().meta({ description: "Its suspicion is an outlier of this class." }).optional(),
	together: zod__4__/* ["enum"] */ .k5n(_people_js__0__.h).meta({ description: "The two belong together: the pair counts in no number and flags nobody." }).optional(),
	first: zod__4__.rej({
		a: seen,
		b: seen,
		fragment: zod__4__.rej({
			a: lines,
			b: lines
		}).optional()
	}).meta({ description: "In which push the longest shared fragment first stood on either side. Who pushed first is not who wrote first." }).optional(),
	pushedFirst: zod__4__/* ["enum"] */ .k5n(["a", "b"]).meta({ description: "Of two open pull requests the one whose head had most of what they share first, by GitHub’s record of pushes. Absent: that is not proven. Who pushed first is not who wrote first." }).optional()
});
const webSearch = zod__4__.rej({
	providers: zod__4__.YOg(provider),
	requests: COUNT.meta({ description: "Queries of the code search." }),
	sent: zod__4__.YOg(zod__4__.rej({
		provider,
		kind: zod__4__/* ["enum"] */ .k5n([
			"query",
			"hashes",
			"file",
			"repository"
		]),
		text: zod__4__.YjP().meta({ description: "Exactly what was sent." }),
		submissions: zod__4__.YOg(zod__4__.YjP()).meta({ description: "Keys of those that it was asked for." }),
		answer: zod__4__.YjP().optional()
	})).meta({ description: "Everything that left the machine, in its order." }),
	tutorials: zod__4__.YOg(zod__4__.rej({
		url: zod__4__.YjP(),
		repository: zod__4__.YjP(),
		path: zod__4__.YjP(),
		submissions: COUNT,
		of: COUNT
	})).meta({ description: "Public files that much of the class shares code with." }),
	failures: zod__4__.YOg(zod__4__.rej({
		provider,
		sentence: zod__4__.YjP()
	})),
	notSearched: COUNT.meta({ description: "Submissions that nobody searched for." })
}).meta({ description: "What the search of the web came to; absent: none was asked for." });
const FINDINGS = zod__4__.rej({
	checkId: zod__4__.Whr().nullable(),
	checkName: zod__4__.YjP(),
	checkUrl: zod__4__.YjP().nullable(),
	service: zod__4__.rej({
		kind: zod__4__/* ["enum"] */ .k5n(["embedded", "remote"]),
		host: zod__4__.YjP().nullable()
	}),
	engine: zod__4__.rej({
		id: zod__4__.Whr(),
		name: zod__4__.YjP()
	}).nullable(),
	language: zod__4__.YjP(),
	aiRun: zod__4__.zMY(),
	baseCode: zod__4__.zMY(),
	submissions: zod__4__.YOg(submission),
	pairs: zod__4__.YOg(pair),
	clusters: zod__4__.YOg(zod__4__.YOg(zod__4__.YjP())),
	equalFiles: zod__4__.YOg(zod__4__.YOg(zod__4__.YjP())).meta({ description: "Keys of submissions that are too short to judge and hold the same files, byte for byte. It flags nobody: so little code is often the same." }).optional(),
	ordinary: SCORE.meta({ description: "How alike an ordinary pair of this class is, where the service says so: what totals are held against." }).optional(),
	failures: zod__4__.YOg(zod__4__.rej({
		key: zod__4__.YjP(),
		name: zod__4__.YjP(),
		role,
		reason: zod__4__.YjP()
	})),
	serviceFlaggedCount: zod__4__.Whr().nullable(),
	unfinished: COUNT.meta({ description: "Submissions that the service itself says it has not completed." }).optional(),
	webSearch: webSearch.optional(),
	notices: zod__4__.YOg(zod__4__.YjP())
});


}),


27668:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
h:()=>TOGETHER
});
const TOGETHER = [
	"same-person",
	"team",
	"partners",
	"staff"
];


}),

39010:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
O:()=>asMessage,
d:()=>distinct
});
var _base__0__ = __load__(33897);

function asMessage(said) {
	return typeof said === "string" ? (0,_base__0__.kK)(said) : said;
}
function distinct(all) {
	return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}


}),

93909:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
JT:()=>BALANCE,
Pk:()=>LEFT_OUT,
VT:()=>ORIGIN
});
var zod__1__ = __load__(25465);
var _submission_js__0__ = __load__(4071);


const LEFT_OUT = zod__1__.rej({
	path: zod__1__.YjP(),
	reason: zod__1__/* ["enum"] */ .k5n(_submission_js__0__.Pz),
	detail: zod__1__.YjP().exactOptional(),
	more: zod__1__.Whr().min(0).meta({ description: "How many files it stands for that the list has no place for." }).exactOptional()
});
const HAND_IN = zod__1__.rej({
	platform: zod__1__.YjP(),
	id: zod__1__.YjP().nullable().meta({ description: "The platform's, of the person or team." }),
	login: zod__1__.YjP().exactOptional(),
	email: zod__1__.YjP().exactOptional(),
	members: zod__1__.YOg(zod__1__.rej({
		name: zod__1__.YjP(),
		id: zod__1__.YjP().exactOptional(),
		email: zod__1__.YjP().exactOptional()
	})).meta({ description: "Of a team." }).exactOptional(),
	at: zod__1__.YjP().meta({ description: "RFC 3339, without an offset where the platform has no time zone." }).exactOptional(),
	isLate: zod__1__.zMY().exactOptional(),
	attempt: zod__1__.YjP().exactOptional(),
	section: zod__1__.YjP().exactOptional()
}).meta({ description: "What a learning platform's download tells of a hand-in." });
const bytes = zod__1__.Whr().min(0);
const BALANCE = zod__1__.rej({
	code: bytes.meta({ description: "Words, numbers and signs that were read as code." }),
	strings: bytes.meta({ description: "In strings and patterns of code." }),
	comments: bytes.meta({ description: "All else that is no code there: comments, prose, imports, directives, what no rule reads." }),
	blank: bytes.meta({ description: "Blanks and line ends." }),
	starter: bytes.meta({ description: "Given code." }),
	copies: bytes.meta({ description: "Files that are the same as another one of the submission." }),
	aside: bytes.meta({ description: "Does not count, and was compared with what counts in other submissions." }),
	other: bytes.meta({ description: "Left out for its kind or place: pictures, data, libraries, what was excluded." }),
	unread: bytes.meta({ description: "Too large, damaged, encrypted or beyond a limit." }),
	unsized: bytes.meta({ description: "Files of which nobody knows the size. They are in no other number." })
}).meta({ description: "Bytes: the parts are disjoint, and together all that was handed in. Within a file they go by characters." });
const ORIGIN = zod__1__.gMt("kind", [
	zod__1__.rej({
		kind: zod__1__.euz("directory"),
		path: zod__1__.YjP(),
		handIn: HAND_IN.exactOptional()
	}),
	zod__1__.rej({
		kind: zod__1__.euz("repository"),
		owner: zod__1__.YjP(),
		repo: zod__1__.YjP(),
		repositoryId: zod__1__.Whr(),
		sha: zod__1__.YjP(),
		student: zod__1__.YjP().exactOptional(),
		login: zod__1__.YjP().exactOptional(),
		section: zod__1__.YjP().exactOptional(),
		deadlineStatus: zod__1__/* ["enum"] */ .k5n([
			"on-time",
			"late",
			"no-deadline",
			"unattested"
		]).exactOptional(),
		pushedAt: zod__1__.YjP().exactOptional()
	}),
	zod__1__.rej({
		kind: zod__1__.euz("pull-request"),
		owner: zod__1__.YjP(),
		repo: zod__1__.YjP(),
		number: zod__1__.Whr(),
		sha: zod__1__.YjP(),
		author: zod__1__.YjP(),
		createdAt: zod__1__.YjP().meta({ description: "When GitHub's server took it, RFC 3339." }).exactOptional()
	})
]);


}),

4071:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
B8:()=>judgedOf,
Pz:()=>LEFT_OUT_REASONS,
b2:()=>isMissing,
cu:()=>identityOf,
ht:()=>SUBMISSION_ROLES,
rO:()=>foundAs
});
const SUBMISSION_ROLES = [
	"judged",
	"archive",
	"base",
	"ai-reference"
];
function judgedOf(all) {
	return all.filter(({ role }) => role === "judged");
}
const LEFT_OUT_REASONS = [
	"excluded",
	"not-source",
	"binary",
	"vendored",
	"generated",
	"too-large",
	"symlink",
	"submodule",
	"lfs-pointer",
	"web-link",
	"unsafe-path",
	"duplicate-name",
	"unreadable",
	"starter-code",
	"archive-full",
	"special-file",
	"limit"
];
function isMissing({ path, reason }) {
	return MISSING.has(reason) && path !== "…";
}
const MISSING = new Set([
	"limit",
	"archive-full",
	"unreadable",
	"lfs-pointer",
	"unsafe-path",
	"duplicate-name"
]);
function foundAs({ isMisread, isSkipped, readings }) {
	if (readings !== undefined) return "blind";
	if (isSkipped === true) return "skipped";
	return isMisread === true ? "misread" : "aside";
}
function identityOf({ id, login, email }) {
	return id ?? login ?? email ?? null;
}


}),



63238:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
EI:()=>reportOf,
NL:()=>openReport,
f5:()=>keyAt,
t4:()=>studentOf
});
var _base__2__ = __load__(33897);
var _contract__1__ = __load__(39010);
var _contract__3__ = __load__(94825);
var _contract__4__ = __load__(4071);
var _ranking_js__0__ = __load__(321);



function reportOf(document) {
	const { run, thresholds, verdict, findings, dismissed, cases, common } = document;
	const say = sayer(document);
	return {
		run,
		thresholds,
		verdict: {
			...verdict,
			sentence: (0,_contract__1__.O)(say(verdict.sentence)),
			warnings: verdict.warnings.map((warning) => (0,_contract__1__.O)(say(warning)))
		},
		findings: {
			...findings,
			submissions: findings.submissions.map((one) => {
				const { subject: _, explanation: __, state, leftOut, remarks, ...submission } = one;
				return {
					...submission,
					state: state.kind === "checked" ? state : {
						...state,
						reason: say(state.reason)
					},
					leftOut: leftOut.map(({ detail, ...file }) => detail === undefined ? file : {
						...file,
						detail: say(detail)
					}),
					remarks: remarks.map(say),
					zip: null
				};
			}),
			notices: findings.notices.map(say)
		},
		locale: null,
		students: {
			feedback: "full",
			policy: null,
			isPublic: false,
			notComparedWith: 0
		},
		dismissed,
		cases,
		common
	};
}
function studentOf(document) {
	const { schemaVersion: _, audience: __, sentences: ___, own, ...view } = document;
	const say = sayer(document);
	return {
		...view,
		sentence: (0,_contract__1__.O)(say(view.sentence)),
		own: own === null ? null : {
			...own,
			notChecked: own.notChecked === null ? null : (0,_contract__1__.O)(say(own.notChecked))
		}
	};
}
function sayer({ sentences }) {
	const known = new Map(sentences.map(({ text, said }) => [text, said]));
	return (text) => known.get(text) ?? text;
}
function openReport({ document, locale, pairs, reportSha256, sourcesOmitted }, hasSource) {
	const whole = reportOf(document);
	const { findings, verdict } = whole;
	const shown = document.findings.pairs.length;
	const report = pairs > shown ? {
		...whole,
		findings: {
			...findings,
			notices: [...findings.notices, (0,_base__2__.iU)("report.mostSuspicious", {
				shown,
				n: pairs
			})]
		}
	} : whole;
	const places = new Map(findings.submissions.map(({ key }, place) => [key, place]));
	const flags = new Map(verdict.flagged.map(({ key, by }) => [key, by]));
	const unchecked = new Set(verdict.notChecked);
	const pardoned = (0,_ranking_js__0__.Iv)(report);
	const suspicion = (0,_ranking_js__0__.WK)(report);
	const say = sayer(document);
	const submissions = findings.submissions.map((submission, place) => {
		const { key } = submission;
		const { subject = key, explanation } = document.findings.submissions[place] ?? {};
		return {
			...submission,
			subject,
			flaggedBy: flags.get(key) ?? [],
			isPardoned: pardoned.has(key),
			unchecked: unchecked.has(key) ? uncheckedWords(submission) : null,
			suspicion: suspicion(submission),
			explanation: explanation === undefined ? null : (0,_contract__1__.O)(say(explanation)),
			hasSource: hasSource(place)
		};
	});
	return {
		...report,
		findings: {
			...report.findings,
			submissions
		},
		locale,
		reportSha256,
		sourcesOmitted,
		places,
		submissions,
		pairs: (0,_ranking_js__0__.WU)(report).flatMap((ranked) => listedPair(ranked, places)),
		standsOut: verdict.standsOut.length > 0 || (0,_ranking_js__0__.c4)(findings) ? verdict.standsOut.length : null,
		pairsUnread: (0,_contract__3__.Ds)(findings).length
	};
}
function keyAt({ submissions }, place) {
	return submissions[place]?.key ?? "";
}
function listedPair({ pair, average, dismissed, standsOut }, places) {
	const [a, b] = [places.get(pair.a), places.get(pair.b)];
	if (a === undefined || b === undefined) return [];
	const finding = pair;
	return [Object.assign({}, finding, {
		a,
		b,
		average,
		dismissed,
		standsOut
	})];
}
function uncheckedWords({ state, hidden = [], leftOut, aiState }) {
	if (state.kind !== "checked") return (0,_contract__1__.O)(state.reason);
	const missing = leftOut.filter(_contract__4__.b2).length;
	if (missing > 0) return (0,_base__2__.iU)("report.partlyCompared", { n: missing });
	if (hidden.some((copy) => copy.leftOut === "own")) return (0,_base__2__.iU)("report.hidesCode");
	return aiState === "missing" ? (0,_base__2__.iU)("report.noAiScore") : (0,_base__2__.iU)("notices.noSimilarity");
}


}),

321:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Bx:()=>dismissals,
EE:()=>isRanked,
IH:()=>rankSubmissions,
Iv:()=>pardonedKeys,
Q1:()=>sharesCode,
Vb:()=>nameOf,
WK:()=>openSuspicion,
WU:()=>rankPairs,
Yz:()=>pairKey,
c4:()=>tellsAll,
nT:()=>isOpen,
t8:()=>closestPeers,
yy:()=>isListed
});
var _base__2__ = __load__(92105);
var _contract__0__ = __load__(94825);
var _contract__1__ = __load__(4071);


function pairKey(a, b) {
	const [first, last] = a < b ? [a, b] : [b, a];
	return `${first.length} ${first} ${last}`;
}
function dismissals(report) {
	return new Map(report.dismissed.map((one) => [pairKey(one.a, one.b), one.reason]));
}
function isOpen({ pair, dismissed }) {
	return dismissed === null && pair.together === undefined;
}
function rankPairs(report) {
	const reasons = dismissals(report);
	const outliers = new Set(report.verdict.standsOut.map(({ a, b }) => pairKey(a, b)));
	const marked = new Set([...report.dismissed, ...report.verdict.standsOut].flatMap(({ a, b }) => [a, b]));
	return report.findings.pairs.map((pair) => {
		const key = marked.has(pair.a) && marked.has(pair.b) ? pairKey(pair.a, pair.b) : "";
		return {
			pair,
			average: (0,_contract__0__.K)(pair),
			dismissed: reasons.get(key) ?? null,
			standsOut: outliers.has(key)
		};
	}).toSorted((x, y) => setAside(x) - setAside(y) || (y.pair.suspicion ?? y.average ?? -1) - (x.pair.suspicion ?? x.average ?? -1) || (y.average ?? -1) - (x.average ?? -1) || (0,_contract__0__.YD)(x.pair, y.pair));
}
function setAside({ pair, dismissed }) {
	return pair.together !== undefined ? 2 : Number(dismissed !== null);
}
const NOTHING_SUSPICIOUS = 20;
function sharesCode({ pair }) {
	const { similarity, matchedSimilarity, overlap, suspicion, standsOut } = pair;
	if ((overlap ?? 0) > 0 || (similarity ?? 0) > 0 || (matchedSimilarity ?? 0) > 0) return true;
	if (suspicion !== null) return suspicion > NOTHING_SUSPICIOUS || standsOut === true;
	return overlap === null && (similarity ?? matchedSimilarity) === null;
}
function isListed({ findings, verdict }) {
	return verdict.outcome === "passed" || verdict.outcome === "flagged" || verdict.outcome === "incomplete" || (0,_contract__1__.B8)(findings.submissions).some((one) => (one.total ?? one.aiAverage) !== null);
}
const MAX = Number.MAX_SAFE_INTEGER;
function rankSubmissions(report) {
	const place = new Map(report.verdict.flagged.map((flag, index) => [flag.key, index]));
	return (0,_contract__1__.B8)(report.findings.submissions).toSorted((x, y) => (place.get(x.key) ?? MAX) - (place.get(y.key) ?? MAX) || (y.total ?? -1) - (x.total ?? -1) || (y.suspicion ?? -1) - (x.suspicion ?? -1) || (0,_base__2__.n)(x.name, y.name) || (0,_base__2__.n)(x.key, y.key));
}
function closestPeers({ submissions }, ranked) {
	const uncounted = new Set(submissions.flatMap(({ key, comparability }) => (0,_contract__0__.uQ)(comparability) ? [] : [key]));
	const unread = new Set((0,_contract__0__.Ds)({ submissions }).map(({ key }) => key));
	const best = new Map();
	for (const one of ranked) {
		const { pair, average } = one;
		if (!isOpen(one) || average === 0) continue;
		for (const [own, key] of [[pair.a, pair.b], [pair.b, pair.a]]) {
			if (unread.has(own) || uncounted.has(key) && !uncounted.has(own)) continue;
			const known = best.get(own);
			if (known === undefined || (average ?? -1) > (known.average ?? -1)) {
				best.set(own, {
					key,
					average,
					pair
				});
			}
		}
	}
	return best;
}
function pardonedKeys(report) {
	const { findings, verdict, thresholds, dismissed } = report;
	if (dismissed.length === 0) return new Set();
	const named = new Set(dismissed.flatMap(({ a, b }) => [a, b]));
	const flagged = new Set(verdict.flagged.filter(({ by }) => by.includes("similarity")).map(({ key }) => key));
	const isAbove = ({ total, totalSources }) => [total, ...totalSources].some((value) => value !== null && value > thresholds.similarity);
	return new Set((0,_contract__1__.B8)(findings.submissions).filter((one) => isAbove(one) && named.has(one.key) && !flagged.has(one.key)).map(({ key }) => key));
}
function openSuspicion(report) {
	const pardoned = new Set(report.dismissed.flatMap(({ a, b }) => [a, b]));
	const reasons = dismissals(report);
	const open = new Map();
	for (const { a, b, suspicion, together } of pardoned.size === 0 ? [] : report.findings.pairs) {
		if (!pardoned.has(a) && !pardoned.has(b)) continue;
		if (suspicion === null || together !== undefined || reasons.has(pairKey(a, b))) continue;
		for (const key of [a, b]) if (pardoned.has(key)) open.set(key, Math.max(open.get(key) ?? 0, suspicion));
	}
	return ({ key, suspicion }) => pardoned.has(key) ? open.get(key) ?? null : suspicion;
}
function tellsAll(findings) {
	return findings.pairs.some(({ standsOut }) => standsOut !== undefined) && (0,_contract__0__.Ds)(findings).length === 0;
}
function isRanked(findings) {
	return findings.pairs.some(({ suspicion }) => suspicion !== null);
}
function nameOf(findings) {
	const names = new Map(findings.submissions.map((submission) => [submission.key, submission.name]));
	return (key) => names.get(key) ?? key;
}


}),

62295:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Kr:()=>ReportDocument,
WI:()=>REPORT_SCHEMA_VERSION,
sH:()=>StaffDocument
});
/* unused harmony export StudentDocument */
var zod__1__ = __load__(25465);
var _base__2__ = __load__(98216);
var _contract__3__ = __load__(8919);
var _contract__4__ = __load__(93909);
var _cases_case_document_js__0__ = __load__(14420);




const REPORT_SCHEMA_VERSION = 1;
const outcome = zod__1__/* ["enum"] */ .k5n(_base__2__.im);
const thresholds = zod__1__.rej({
	similarity: zod__1__.aig(),
	ai: zod__1__.aig()
}).meta({ description: "A submission is flagged when strictly above." });
const text = zod__1__.RZV(() => zod__1__.KCZ([
	zod__1__.YjP(),
	sentence,
	formatted
])).meta({ id: "Text" });
const sentence = zod__1__.rej({
	id: zod__1__.YjP(),
	values: zod__1__.g1P(zod__1__.YjP(), zod__1__.KCZ([text, zod__1__.aig()])).exactOptional()
}).meta({ id: "Sentence" });
const formatted = zod__1__.gMt("as", [
	zod__1__.rej({
		as: zod__1__/* ["enum"] */ .k5n(["score", "percent"]),
		value: zod__1__.aig().nullable(),
		threshold: zod__1__.aig().exactOptional()
	}),
	zod__1__.rej({
		as: zod__1__.euz("time"),
		value: zod__1__.YjP()
	}),
	zod__1__.rej({
		as: zod__1__/* ["enum"] */ .k5n(["bytes", "duration"]),
		value: zod__1__.aig()
	}),
	zod__1__.rej({
		as: zod__1__.euz("list"),
		values: zod__1__.YOg(text),
		most: zod__1__.aig().exactOptional()
	})
]);
const SENTENCES = zod__1__.YOg(zod__1__.rej({
	text: zod__1__.YjP(),
	said: sentence
})).default([]).meta({ description: "Sentences of this program that stand in this file, with their numbers in the catalogue of its page, which says them in other languages. Changes with every version." });
const StaffDocument = zod__1__.rej({
	schemaVersion: zod__1__.euz(REPORT_SCHEMA_VERSION),
	audience: zod__1__.euz("staff"),
	run: zod__1__.rej({
		title: zod__1__.YjP(),
		course: zod__1__.YjP().optional().meta({ description: "The course that it is an assignment of." }),
		createdAt: zod__1__.YjP(),
		durationMs: zod__1__.aig(),
		repository: zod__1__.YjP().nullable(),
		runUrl: zod__1__.YjP().nullable(),
		toolVersion: zod__1__.YjP()
	}),
	thresholds,
	verdict: zod__1__.rej({
		outcome,
		exitCode: zod__1__.KCZ([zod__1__.euz(0), zod__1__.euz(1)]).meta({ description: "1: the step of a workflow fails. The command line ends with a code by outcome." }),
		sentence: zod__1__.YjP(),
		flagged: zod__1__.YOg(zod__1__.rej({
			key: zod__1__.YjP(),
			by: zod__1__.YOg(zod__1__/* ["enum"] */ .k5n(["similarity", "ai"]))
		})),
		standsOut: zod__1__.YOg(zod__1__.rej({
			a: zod__1__.YjP(),
			b: zod__1__.YjP()
		})).meta({ description: "Pairs that stand out of their class, the most suspicious first." }).default([]),
		notChecked: zod__1__.YOg(zod__1__.YjP()),
		maxSimilarity: _contract__3__.N0,
		maxAiScore: _contract__3__.N0,
		warnings: zod__1__.YOg(zod__1__.YjP())
	}),
	findings: _contract__3__.TG,
	dismissed: zod__1__.YOg(zod__1__.rej({
		a: zod__1__.YjP(),
		b: zod__1__.YjP(),
		reason: zod__1__.YjP()
	})),
	cases: zod__1__.YOg(_cases_case_document_js__0__.t.extend({ hasGrown: zod__1__.euz(true).meta({ description: "It was dismissed, and there is more evidence now: it is open again." }).optional() })).default([]),
	common: zod__1__.YOg(_cases_case_document_js__0__.rd).default([]),
	sentences: SENTENCES
}).meta({ description: "Everything about one run. For staff: it names every submission." });
const band = zod__1__/* ["enum"] */ .k5n([
	"n/a",
	"low",
	"moderate",
	"high",
	"very high"
]);
const StudentDocument = zod__1__.rej({
	schemaVersion: zod__1__.euz(REPORT_SCHEMA_VERSION),
	audience: zod__1__.euz("student"),
	title: zod__1__.YjP(),
	createdAt: zod__1__.YjP(),
	toolVersion: zod__1__.YjP(),
	runUrl: zod__1__.YjP().nullable(),
	feedback: zod__1__/* ["enum"] */ .k5n([
		"full",
		"verdict",
		"none"
	]),
	isPublic: zod__1__.zMY(),
	outcome: outcome.nullable().meta({ description: "null: not told." }),
	sentence: zod__1__.YjP(),
	policy: zod__1__.YjP().nullable(),
	aiRun: zod__1__.zMY(),
	baseCode: zod__1__.zMY(),
	isEmbedded: zod__1__.zMY(),
	hasLeft: zod__1__.zMY().meta({ description: "Words or hashes of code were sent to others than the service." }),
	inBands: zod__1__.zMY().meta({ description: "The service told a verdict in bands alone, by its own threshold." }),
	comparedWith: _contract__3__.i2,
	notComparedWith: _contract__3__.i2.meta({ description: "How many more there were to compare with: over the limit, or not to be read." }),
	own: zod__1__.rej({
		name: zod__1__.YjP(),
		isChecked: zod__1__.zMY(),
		notChecked: zod__1__.YjP().nullable(),
		isFlagged: zod__1__.zMY().nullable().meta({ description: "null: not told." }),
		isOpenedFirst: zod__1__.euz(true).meta({ description: "It was opened before all pull requests that it is like." }).optional(),
		isPushedFirst: zod__1__.euz(true).meta({ description: "GitHub’s record of pushes proves that it had what it shares with all pull requests that it is like first." }).optional(),
		similarity: band.nullable().meta({ description: "null: not told." }),
		ai: band.nullable(),
		regions: zod__1__.YOg(_contract__3__.Zg.extend({
			kind: _contract__3__.E_.shape.kind,
			foundIn: zod__1__.YOg(zod__1__/* ["enum"] */ .k5n([
				"submission",
				"pull-request",
				"archive",
				"external",
				"ai"
			])),
			url: zod__1__.YjP().nullable()
		})),
		leftOut: zod__1__.YOg(_contract__4__.Pk.omit({
			detail: true,
			more: true
		}))
	}).nullable(),
	sentences: SENTENCES
}).meta({ description: "What a student may see: their own submission, without numbers and without anybody else's." });
const ReportDocument = zod__1__.gMt("audience", [StaffDocument, StudentDocument]).meta({
	id: "ReportDocument",
	title: "Similarity report"
});


})

};
