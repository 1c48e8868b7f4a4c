export const id = 7349;
export const ids = [7349];
export const modules = {


97:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Bo:()=>isOtherArchive,
K0:()=>isZip,
L3:()=>isReadArchive,
qC:()=>isPackedTar,
sP:()=>withoutEnding
});
function isZip(name) {
	return /\.zip$/i.test(name);
}
const TAR = /\.(?:tar(?:\.gz)?|tgz)$/i;
function isReadArchive(name) {
	return isZip(name) || TAR.test(name);
}
function isOtherArchive(name) {
	return /\.(?:tar\.(?:bz2|xz|zst)|tbz2?|txz|7z|rar)$/i.test(name);
}
function withoutEnding(name) {
	return name.replace(/\.zip$/i, "").replace(TAR, "");
}
function isPackedTar(name) {
	return !/\.tar$/i.test(name);
}


}),

10856:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
DZ:()=>readCasesText,
MN:()=>casesOfRun,
Z6:()=>subjectsOf,
aE:()=>casesOfPairs,
k0:()=>readCases,
nT:()=>subjectOfKey
});
var _base__3__ = __load__(37129);
var _base__6__ = __load__(98216);
var _base__7__ = __load__(4771);
var _base__8__ = __load__(97);
var _contract__9__ = __load__(4071);
var _native__5__ = __load__(497);
var _native__10__ = __load__(73235);
var _report__1__ = __load__(31377);
var _report__2__ = __load__(73753);
var _report__4__ = __load__(14420);
var _says_js__0__ = __load__(27969);





function casesOfRun(book, { submissions, pairs }) {
	if (book.cases.length === 0) return {
		cases: [],
		dismissed: [],
		decided: () => false
	};
	const subjects = subjectsOf(submissions);
	const people = new Map();
	for (const { key, name } of submissions) {
		const subject = subjects.get(key) ?? subjectOfKey(key);
		for (const alias of [subjectOfKey(key), subject]) people.set(alias, {
			key,
			name,
			subject
		});
	}
	const named = (0,_report__1__.oh)({
		cases: book.cases.map((one) => upToDate(one, people)),
		common: []
	}).cases;
	const shared = pairsAmong(named, people, pairs);
	const cases = named.map((one) => {
		if (one.state !== "dismissed") return one;
		const found = pairsOf(one).flatMap((key) => shared.get(key) ?? []);
		return (0,_report__1__.Gz)((0,_report__1__.X1)(found), one.evidence) ? {
			...one,
			hasGrown: true
		} : one;
	});
	const dismissed = [];
	const byPair = (0,_report__1__.TO)(cases);
	for (const [pair, one] of byPair) {
		if ((0,_report__2__.Sz)(one) !== "dismissed") continue;
		const [a, b] = pair.split("-").map((subject) => people.get(subject)?.key);
		if (a !== undefined && b !== undefined) dismissed.push({
			a,
			b,
			reason: one.reason ?? "no reason given"
		});
	}
	return {
		cases,
		dismissed,
		decided: ({ a, b }) => byPair.has((0,_report__1__.u2)([subjects.get(a) ?? "", subjects.get(b) ?? ""]))
	};
}
function upToDate(one, people) {
	const names = new Map(one.subjects.map((subject, index) => {
		const person = people.get(subject);
		return [person?.subject ?? subject, person?.name ?? one.names[index] ?? subject];
	}));
	const subjects = (0,_report__1__.al)([...names.keys()]);
	const now = {
		...one,
		subjects,
		names: subjects.map((subject) => names.get(subject) ?? subject)
	};
	const answers = one.answers?.map((answer) => ({
		...answer,
		subject: people.get(answer.subject)?.subject ?? answer.subject
	}));
	return answers === undefined ? now : {
		...now,
		answers
	};
}
function pairsAmong(cases, people, pairs) {
	const subjects = new Map();
	for (const subject of new Set(cases.flatMap((one) => one.subjects))) {
		const person = people.get(subject);
		if (person !== undefined) subjects.set(person.key, person.subject);
	}
	const found = new Map();
	for (const pair of pairs) {
		const [a, b] = [subjects.get(pair.a), subjects.get(pair.b)];
		if (a === undefined || b === undefined) continue;
		(0,_base__3__.S2)(found, (0,_report__1__.u2)([a, b]), pair);
	}
	return found;
}
function pairsOf({ subjects }) {
	return subjects.flatMap((a, index) => subjects.slice(index + 1).map((b) => (0,_report__1__.u2)([a, b])));
}
function casesOfPairs(cases, submissions) {
	if (cases.length === 0) return () => undefined;
	const subjects = subjectsOf(submissions);
	const byPair = (0,_report__1__.TO)(cases);
	return ({ a, b }) => byPair.get((0,_report__1__.u2)([subjects.get(a) ?? "", subjects.get(b) ?? ""]));
}
async function readCases(path) {
	const text = await readCasesText(path);
	return text === null ? null : (0,_report__4__.Bq)(text, `cases: ${JSON.stringify(path)}`);
}
async function readCasesText(path) {
	const name = JSON.stringify(path);
	try {
		const found = await _native__5__.fs.stat(path);
		if (!found.isFile()) throw new _base__6__.j1((0,_base__7__.G)(_says_js__0__.be, { name }));
		const { size } = found;
		if (size > _report__4__.zO) {
			throw new _base__6__.j1((0,_base__7__.G)(_says_js__0__.BY, {
				name,
				size,
				most: _report__4__.zO
			}));
		}
		return await _native__5__.fs.readText(path);
	} catch (error) {
		if (error instanceof _base__6__.j1) throw error;
		const { code } = error;
		if (code === "ENOENT" || code === "ENOTDIR") return null;
		throw new _base__6__.j1((0,_base__7__.G)(_says_js__0__.F0, {
			name,
			code: code ?? String(error)
		}));
	}
}
function subjectsOf(submissions) {
	const identities = submissions.map((one) => ({
		key: one.key,
		identity: subjectOf(one)
	}));
	const counts = (0,_base__3__.T5)(identities.map(({ identity }) => identity));
	return new Map(identities.map(({ key, identity }) => [key, counts.get(identity) === 1 ? identity : digestOf(key)]));
}
function subjectOfKey(key) {
	return digestOf(key);
}
function subjectOf({ key, name, role, origin, person }) {
	switch (origin?.kind) {
		case "repository": return origin.repositoryId > 0 ? String(origin.repositoryId) : digestOf(key);
		case "directory": return digestOf(JSON.stringify([role, ...personOf(ownName(person?.sourceName ?? name), role, origin.handIn)]));
		case "pull-request":
		case undefined: return digestOf(key);
	}
}
function ownName(name) {
	return (0,_base__8__.sP)(name.split("/").at(-1) ?? name);
}
function personOf(name, role, handIn) {
	const identity = handIn === undefined ? null : (0,_contract__9__.cu)(handIn);
	if (handIn === undefined || identity === null) return ["name", name];
	return [
		handIn.platform,
		identity,
		role === "judged" ? "" : handIn.attempt
	];
}
function digestOf(text) {
	return `k${(0,_native__10__.sc)(text).slice(0, 16)}`;
}


}),

64871:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
AL:()=>parseReportJson,
Mt:()=>staffDocument,
Mx:()=>jsonPieces,
hE:()=>studentDocument
});
var zod__9__ = __load__(25465);
var _base__5__ = __load__(68171);
var _base__6__ = __load__(98216);
var _base__7__ = __load__(4771);
var _contract__3__ = __load__(39010);
var _report__4__ = __load__(62295);
var _report__8__ = __load__(63238);
var _cases_js__0__ = __load__(10856);
var _version_js__1__ = __load__(58508);
var _says_js__2__ = __load__(27969);







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
	const sentences = new _contract__3__.nt();
	const say = (said) => sentences.say(said);
	const subjects = (0,_cases_js__0__.Z6)(findings.submissions);
	return {
		schemaVersion: _report__4__.WI,
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
	yield `${(0,_base__5__.s$)(name)}:[`;
	for (const [index, item] of items.entries()) {
		yield index === 0 ? "\n" : ",\n";
		yield (0,_base__5__.s$)(item);
	}
	yield items.length === 0 ? "]" : "\n]";
}
function member(name, value) {
	return `${(0,_base__5__.s$)(name)}:${(0,_base__5__.s$)(value)}`;
}
function studentDocument(view) {
	const { own } = view;
	const sentences = new _contract__3__.nt();
	return {
		schemaVersion: _report__4__.WI,
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
	const value = (0,_base__5__.U4)(text);
	if (value === undefined) throw new _base__6__.j1((0,_base__7__.G)(_says_js__2__.rD, { name }));
	const result = _report__4__.Kr.safeParse(value);
	if (!result.success) {
		const issue = result.error.issues[0];
		throw new _base__6__.j1((0,_base__7__.G)(_says_js__2__._, {
			name,
			issue: issue?.message ?? null,
			path: issue?.path.join(".") || "top level",
			by: otherVersionIn(value)
		}));
	}
	if (result.data.audience === "student") {
		throw new _base__6__.j1((0,_base__7__.G)(_says_js__2__.rG, { name }));
	}
	return (0,_report__8__.EI)(result.data);
}
const WRITTEN = zod__9__.Ikc({ run: zod__9__.Ikc({ toolVersion: zod__9__.YjP().regex(/^\d[\w.+-]{0,40}$/) }) });
function otherVersionIn(value) {
	const version = WRITTEN.safeParse(value).data?.run.toolVersion;
	return version === undefined || version === _version_js__1__.x ? null : version;
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

27969:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BY:()=>casesBytes,
CA:()=>reportDirOther,
Dm:()=>addCannotRead,
Ei:()=>reportDir,
F0:()=>casesCannotRead,
GO:()=>reportDirHolds,
Jy:()=>runNoResults,
Nh:()=>noReportPage,
YW:()=>reportDirClosed,
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
const addReport = "add: the report in {directory} does not hold all the code of {submissions} ({names}{isCut?, \u2026|}), because the page would have become too large. Check the whole class again.";
const notJsonGive = "{name} is not JSON. Give the report.json that an earlier run wrote.";
const noReportVersion = "{name} is no report of this version ({issue?{path}: {issue}|unknown shape}). {by?Version {by} of this program wrote it: use that one, or run the check again with this one.|Give the report.json that an earlier run wrote.}";
const reportStudents = "{name} is a report for students, which holds no numbers to compare. Give the staff's report.json.";
const damagedPart = "{name} is damaged: its part {id} cannot be read ({error}). Run the check again.";
const noReportPage = "{name} is no report page, or not a whole one. Give the folder that a check wrote (report-dir).";
const pageReader = "{name} is a page for one reader, which holds no pairs. Give the folder of the staff's report.";
const writtenAnother = "{name} was written by another version of this program (it holds no report of version {version}). Run the check again with this one.";
const reportDir = "report-dir: {path} is a symbolic link, through which nothing is written. Name the folder itself.";
const reportDirHolds = "report-dir: {path} is for staff, and this report is for students. Name another folder.";
const reportDirOther = "report-dir: {path} holds the report of {known} and what was decided about it, which would count in this one of {title}, too. Give each assignment a report-dir of its own. If it is the same class, name the file: cases: {cases}.";
const reportDirClosed = "report-dir: no report can be written to {path} ({code}). Look at its rights, or name another folder.";
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
var zod__3__ = __load__(25465);
var _submission_lists_js__0__ = __load__(69995);
var _submission_document_js__1__ = __load__(93909);
var _web_js__2__ = __load__(23517);




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
const SCORE = zod__3__.aig().min(0).max(100).nullable().meta({ description: "0..100, unrounded; null: not known." });
const COUNT = zod__3__.Whr().min(0);
const role = zod__3__/* ["enum"] */ .k5n(_submission_lists_js__0__.ht);
const line = zod__3__.aig().nullable().meta({ description: "1-based, inclusive; null: not known." });
const REGION = zod__3__.rej({
	file: zod__3__.YjP(),
	lineStart: line,
	lineEnd: line
});
const lines = zod__3__.rej({
	file: zod__3__.YjP(),
	lineStart: COUNT,
	lineEnd: COUNT
});
const provider = zod__3__/* ["enum"] */ .k5n(_web_js__2__.eG);
const source = zod__3__.rej({
	provider,
	url: zod__3__.YjP().meta({ description: "https, with the commit." }),
	repository: zod__3__.YjP(),
	path: zod__3__.YjP(),
	commit: zod__3__.YjP(),
	blob: zod__3__.YjP().optional().meta({ description: "SHA-1 of the git blob." }),
	licence: zod__3__.YjP().nullable().meta({ description: "As its repository names it; null: it names none." }),
	publicSince: zod__3__.YjP().nullable().meta({ description: "When a server recorded it as public, RFC 3339; null: not known." }),
	before: zod__3__/* ["enum"] */ .k5n([
		"yes",
		"no",
		"unknown"
	]).meta({ description: "Whether it was public before the submission was handed in, by server time." }),
	counts: zod__3__.zMY().meta({ description: "false: it is in no number, because it was published after the hand-in, or may be the submission itself." })
}).meta({ description: "Public code that is like the submission." });
const MATCH = zod__3__.rej({
	kind: zod__3__/* ["enum"] */ .k5n([
		"peer",
		"external",
		"ai"
	]),
	otherKey: zod__3__.YjP().nullable().meta({ description: "Key of the other submission; null: a source outside of the check." }),
	similarity: SCORE,
	matchedSimilarity: SCORE,
	own: REGION,
	other: REGION,
	tokens: zod__3__.aig().nullable(),
	sharedBy: COUNT.meta({ description: "How many others of the check have this piece too, where the service says so." }).optional(),
	source: source.optional(),
	quoted: zod__3__.YjP().meta({ description: "Of a match with a public source: its lines, from the first on, as a quotation." }).optional()
});
const submission = zod__3__.rej({
	key: zod__3__.YjP(),
	subject: zod__3__.YjP().meta({ description: "What cases.json calls it: the same in every run." }).optional(),
	name: zod__3__.YjP(),
	role,
	origin: _submission_document_js__1__.VT.nullable(),
	person: zod__3__.rej({
		id: zod__3__.YjP().nullable(),
		section: zod__3__.YjP().nullable(),
		team: zod__3__.YjP().nullable(),
		isStaff: zod__3__.zMY(),
		time: zod__3__.YjP().meta({ description: "When it was handed in, as a list writes it." }).optional(),
		sourceName: zod__3__.YjP().meta({ description: "What the source calls it, where a list gives another name." }).optional(),
		also: zod__3__.YOg(zod__3__.YjP()).meta({ description: "Other identifiers, logins and e-mail addresses of a list; of a team, its people." }).optional()
	}).meta({ description: "Who handed it in, where a people file, a roster or the platform says so." }).optional(),
	serviceId: zod__3__.Whr().nullable(),
	state: zod__3__.gMt("kind", [zod__3__.rej({ kind: zod__3__.euz("checked") }), zod__3__.rej({
		kind: zod__3__.euz("not-checked"),
		reason: zod__3__.YjP()
	})]),
	total: SCORE.meta({ description: "What the threshold judges, 0..100, unrounded; null: not known." }),
	totalSources: zod__3__.YOg(zod__3__.aig()).meta({ description: "All values that the service gave for it; the highest is judged." }),
	local: SCORE,
	web: SCORE.meta({ description: "To the web or a database; null: not searched." }),
	webState: zod__3__/* ["enum"] */ .k5n(_web_js__2__.qU).meta({ description: "Whether public code was searched for; absent: no search was asked for." }).optional(),
	publicWeb: SCORE.meta({ description: "Highest to public code on the web alone; null: not searched." }).optional(),
	archive: SCORE.meta({ description: "Highest to what is only there to be compared with: an archive, other pull requests." }).optional(),
	aiAverage: SCORE,
	aiState: zod__3__/* ["enum"] */ .k5n([
		"scored",
		"not-run",
		"abstained",
		"missing"
	]).meta({ description: "Why aiAverage is or is not a number. scored: it is. not-run: nobody asked for it. abstained: the service said that it looked and has no score. missing: no source gave a number, so the threshold could not be evaluated." }),
	aiMax: SCORE,
	quality: SCORE,
	suspicion: SCORE.meta({ description: "Rank of what to review first, 0..100. Never judged." }),
	coverage: SCORE.meta({ description: "Share that others have, all of them together." }),
	comparability: zod__3__.YjP().nullable().meta({ description: "compared, too-short, starter-only, no-source, unreadable, alone, or what the service says; null: it says nothing. All but the first have no similarity: a 0 means nothing there." }),
	tokens: COUNT.nullable().meta({ description: "Tokens that were compared, where the service says so." }).optional(),
	explanation: zod__3__.YjP().meta({ description: "Of a flagged submission: what its numbers are made of, and what is ordinary here." }).optional(),
	matches: zod__3__.YOg(MATCH),
	pairsUnread: zod__3__.euz(true).meta({ description: "Its pairs were not read, because the service counts requests or an answer was lost: whom it is closest to is not known." }).optional(),
	commonCode: zod__3__.YOg(lines).meta({ description: "Code that so many share that it was taken for starter code and not compared." }).optional(),
	files: zod__3__.YOg(zod__3__.rej({
		path: zod__3__.YjP(),
		size: COUNT
	})),
	leftOut: zod__3__.YOg(_submission_document_js__1__.Pk),
	balance: _submission_document_js__1__.JT.optional(),
	hidden: zod__3__.YOg(zod__3__.rej({
		path: zod__3__.YjP(),
		otherKey: zod__3__.YjP(),
		otherPath: zod__3__.YjP(),
		tokens: COUNT,
		leftOut: zod__3__/* ["enum"] */ .k5n(["own", "other"]).meta({ description: "Which file does not count: this submission's, or the other one's." }),
		isMisread: zod__3__.euz(true).meta({ description: "That file does count, and is read as another language than the code it shares." }).optional(),
		isSkipped: zod__3__.euz(true).meta({ description: "That file does count, and the code stands in it where none is read: in a comment, a string." }).optional(),
		readings: zod__3__.rej({
			words: COUNT,
			code: COUNT
		}).meta({ description: "Both files count. So many percent of a program stand in the other one word by word, and so many as code of its language: much less." }).optional()
	})).meta({ description: "Code of a file that does not count, found in a file that counts in another submission." }).optional(),
	remarks: zod__3__.YOg(zod__3__.YjP())
});
const seen = zod__3__.gMt("kind", [zod__3__.rej({
	kind: zod__3__.euz("push"),
	at: zod__3__.YjP().meta({ description: "When GitHub's server took the push, RFC 3339." }),
	sha: zod__3__.YjP(),
	isFirstPush: zod__3__.zMY(),
	isExact: zod__3__.zMY().meta({ description: "All pushes before were read and none has it; else it may have stood in one of them." })
}), zod__3__.rej({
	kind: zod__3__.euz("unknown"),
	reason: zod__3__/* ["enum"] */ .k5n(UNSEEN_REASONS)
})]);
const pair = zod__3__.rej({
	a: zod__3__.YjP(),
	b: zod__3__.YjP(),
	similarity: SCORE.meta({ description: "How much of a stands in b, 0..100, unrounded; null: not known." }),
	matchedSimilarity: SCORE.meta({ description: "How much of b stands in a." }),
	total: SCORE.meta({ description: "What the threshold judges, where the service says it of a pair: how much closer the two are than programs of this class usually are. null: one of the two is not judged. Absent: the harmonic mean of the two shares is judged." }).optional(),
	suspicion: SCORE,
	longestFragment: zod__3__.aig().nullable().meta({ description: "Tokens." }),
	overlap: zod__3__.aig().nullable().meta({ description: "Tokens of all fragments together." }),
	standsOut: zod__3__.zMY().meta({ description: "Its suspicion is an outlier of this class, or nearly all of one program stands in the other." }).optional(),
	together: zod__3__/* ["enum"] */ .k5n(_submission_lists_js__0__.hz).meta({ description: "The two belong together: the pair counts in no number and flags nobody." }).optional(),
	first: zod__3__.rej({
		a: seen,
		b: seen,
		fragment: zod__3__.rej({
			a: lines,
			b: lines
		}).optional()
	}).meta({ description: "In which push the longest shared fragment first stood on either side. Who pushed first is not who wrote first." }).optional(),
	pushedFirst: zod__3__/* ["enum"] */ .k5n(["a", "b"]).meta({ description: "Of two open pull requests the one whose head had most of what they share first, by GitHub\u2019s record of pushes. Absent: that is not proven. Who pushed first is not who wrote first." }).optional()
});
const webSearch = zod__3__.rej({
	providers: zod__3__.YOg(provider),
	requests: COUNT.meta({ description: "Queries of the code search." }),
	sent: zod__3__.YOg(zod__3__.rej({
		provider,
		kind: zod__3__/* ["enum"] */ .k5n(_web_js__2__.NZ),
		text: zod__3__.YjP().meta({ description: "Exactly what was sent." }),
		submissions: zod__3__.YOg(zod__3__.YjP()).meta({ description: "Keys of those that it was asked for." }),
		answer: zod__3__.YjP().optional()
	})).meta({ description: "Everything that left the machine, in its order." }),
	tutorials: zod__3__.YOg(zod__3__.rej({
		url: zod__3__.YjP(),
		repository: zod__3__.YjP(),
		path: zod__3__.YjP(),
		submissions: COUNT,
		of: COUNT
	})).meta({ description: "Public files that much of the class shares code with." }),
	failures: zod__3__.YOg(zod__3__.rej({
		provider,
		sentence: zod__3__.YjP()
	})),
	notSearched: COUNT.meta({ description: "Submissions that nobody searched for." })
}).meta({ description: "What the search of the web came to; absent: none was asked for." });
const FINDINGS = zod__3__.rej({
	checkId: zod__3__.Whr().nullable(),
	checkName: zod__3__.YjP(),
	checkUrl: zod__3__.YjP().nullable(),
	service: zod__3__.rej({
		kind: zod__3__/* ["enum"] */ .k5n(["embedded", "remote"]),
		host: zod__3__.YjP().nullable()
	}),
	engine: zod__3__.rej({
		id: zod__3__.Whr(),
		name: zod__3__.YjP()
	}).nullable(),
	language: zod__3__.YjP(),
	aiRun: zod__3__.zMY(),
	baseCode: zod__3__.zMY(),
	submissions: zod__3__.YOg(submission),
	pairs: zod__3__.YOg(pair),
	clusters: zod__3__.YOg(zod__3__.YOg(zod__3__.YjP())),
	equalFiles: zod__3__.YOg(zod__3__.YOg(zod__3__.YjP())).meta({ description: "Keys of submissions that are too short to judge and hold the same files, byte for byte. It flags nobody: so little code is often the same." }).optional(),
	ordinary: SCORE.meta({ description: "How alike an ordinary pair of this class is, where the service says so: what totals are held against." }).optional(),
	failures: zod__3__.YOg(zod__3__.rej({
		key: zod__3__.YjP(),
		name: zod__3__.YjP(),
		role,
		reason: zod__3__.YjP()
	})),
	serviceFlaggedCount: zod__3__.Whr().nullable(),
	unfinished: COUNT.meta({ description: "Submissions that the service itself says it has not completed." }).optional(),
	webSearch: webSearch.optional(),
	notices: zod__3__.YOg(zod__3__.YjP())
});


}),




93834:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
T:()=>saidBy,
g:()=>SENTENCE
});
var _base__2__ = __load__(49094);
var zod__1__ = __load__(25465);
var _said_js__0__ = __load__(39010);



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
const SENTENCE = zod__1__.rej({
	text: zod__1__.YjP(),
	said: sentence
});
function saidBy(texts, sentences, redact) {
	const said = (0,_said_js__0__.BF)(sentences.flatMap(sentenceHere));
	return texts.flatMap((given) => {
		if (typeof given !== "string") return [];
		const shown = redact(given);
		return [shown === given ? said(given) : shown];
	});
}
function sentenceHere(given) {
	try {
		const one = SENTENCE.parse(given);
		return _base__2__.VJ.tell(one.said) === one.text ? [one] : [];
	} catch {
		return [];
	}
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
var _submission_lists_js__0__ = __load__(69995);


const LEFT_OUT = zod__1__.rej({
	path: zod__1__.YjP(),
	reason: zod__1__/* ["enum"] */ .k5n(_submission_lists_js__0__.Pz),
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

69995:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Pz:()=>LEFT_OUT_REASONS,
ht:()=>SUBMISSION_ROLES,
hz:()=>TOGETHER
});
const SUBMISSION_ROLES = [
	"judged",
	"archive",
	"base",
	"ai-reference"
];
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
const TOGETHER = [
	"same-person",
	"team",
	"partners",
	"staff"
];


}),

4071:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
B8:()=>judgedOf,
ZK:()=>inMemory,
b2:()=>isMissing,
cu:()=>identityOf,
rO:()=>foundAs,
rt:()=>LEFT_OUT_WORDS,
sn:()=>leftOutBecause,
vK:()=>notCompared
});
var _base__1__ = __load__(33897);
var _base__2__ = __load__(73043);
var _said_js__0__ = __load__(39010);


function judgedOf(all) {
	return all.filter(({ role }) => role === "judged");
}
function inMemory(path, bytes) {
	return {
		path,
		size: bytes.length,
		read: () => Promise.resolve(bytes)
	};
}
function isMissing({ path, reason }) {
	return MISSING.has(reason) && path !== "\u2026";
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
const LEFT_OUT_WORDS = {
	excluded: (0,_base__1__.iU)("report.leftOutExcluded"),
	"not-source": (0,_base__1__.iU)("report.leftOutNotSource"),
	binary: (0,_base__1__.iU)("report.leftOutBinary"),
	vendored: (0,_base__1__.iU)("report.leftOutVendored"),
	generated: (0,_base__1__.iU)("report.leftOutGenerated"),
	"too-large": (0,_base__1__.iU)("report.leftOutTooLarge"),
	symlink: (0,_base__1__.iU)("report.leftOutSymlink"),
	submodule: (0,_base__1__.iU)("report.leftOutSubmodule"),
	"lfs-pointer": (0,_base__1__.iU)("report.leftOutLfsPointer"),
	"web-link": (0,_base__1__.iU)("report.leftOutWebLink"),
	"unsafe-path": (0,_base__1__.iU)("report.leftOutUnsafePath"),
	"duplicate-name": (0,_base__1__.iU)("report.leftOutDuplicateName"),
	unreadable: (0,_base__1__.iU)("report.leftOutUnreadable"),
	"starter-code": (0,_base__1__.iU)("report.leftOutStarterCode"),
	"archive-full": (0,_base__1__.iU)("report.leftOutArchiveFull"),
	"special-file": (0,_base__1__.iU)("report.leftOutSpecialFile"),
	limit: (0,_base__1__.iU)("report.leftOutLimit")
};
function leftOutBecause({ reason, detail }) {
	return detail === undefined ? LEFT_OUT_WORDS[reason] : (0,_said_js__0__.OI)(detail);
}
const NAMED = 5;
function notCompared(missing) {
	if (missing.length === 0) return [];
	const paths = missing.map(({ path }) => path);
	const reasons = (0,_said_js__0__.dM)(missing.map(leftOutBecause)).slice(0, NAMED).map(_said_js__0__.OI);
	return [(0,_base__1__.iU)("notices.filesNotCompared", {
		n: missing.length,
		names: (0,_base__2__.KE)(paths, NAMED, JSON.stringify),
		why: (0,_base__1__.oR)("words.points", reasons)
	})];
}


}),


73753:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Sz:()=>stateNow,
Yg:()=>casesSummary,
jl:()=>CASE_FACTS
});
var _base__0__ = __load__(33897);

const CASE_FACTS = {
	"to-discuss": {
		words: (0,_base__0__.iU)("cases.toDiscuss"),
		counted: ["cases.countToDiscuss", "cases.casesToDiscuss"],
		isOpen: true,
		waits: true,
		badge: "warn"
	},
	confirmed: {
		words: (0,_base__0__.iU)("cases.confirmed"),
		counted: ["cases.countConfirmed", "cases.casesConfirmed"],
		isOpen: true,
		waits: false,
		badge: "flag"
	},
	seen: {
		words: (0,_base__0__.iU)("cases.seen"),
		counted: ["cases.countSeen", "cases.casesSeen"],
		isOpen: false,
		waits: false,
		badge: "note"
	},
	dismissed: {
		words: (0,_base__0__.iU)("cases.dismissed"),
		counted: ["cases.countDismissed", "cases.casesDismissed"],
		isOpen: false,
		waits: false,
		badge: "note"
	},
	new: {
		words: (0,_base__0__.iU)("cases.new"),
		counted: null,
		isOpen: false,
		waits: false,
		badge: null
	}
};
function stateNow({ state, hasGrown }) {
	return hasGrown === true && state === "dismissed" ? "new" : state;
}
function casesSummary(cases, here) {
	const grown = cases.filter((one) => one.hasGrown === true).length;
	const elsewhere = cases.filter((one) => stateNow(one) !== "new" && !one.subjects.every((subject) => here.has(subject))).length;
	return listed([
		...counted(cases).map(({ n, id, firstId }, at) => (0,_base__0__.iU)(at === 0 ? firstId : id, { n })),
		...grown === 0 ? [] : [(0,_base__0__.iU)("cases.grown", { n: grown })],
		...elsewhere === 0 ? [] : [(0,_base__0__.iU)("cases.elsewhere", { n: elsewhere })]
	]);
}
function casesCounted(cases) {
	return listed(counted(cases).map(({ n, id }) => message(id, { n })));
}
function counted(cases) {
	return Object.entries(CASE_FACTS).flatMap(([state, facts]) => {
		const n = cases.filter((one) => stateNow(one) === state).length;
		if (n === 0 || facts.counted === null) return [];
		const [id, firstId] = facts.counted;
		return [{
			n,
			id,
			firstId
		}];
	});
}
function listed(messages) {
	return messages.length === 0 ? null : (0,_base__0__.oR)("words.commas", messages);
}


}),


87872:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
E0:()=>handedIn,
QI:()=>aliasesOf,
pI:()=>runFacts,
tp:()=>sourceFacts,
uA:()=>submissionFacts
});
var _base__4__ = __load__(33897);
var _base__7__ = __load__(68171);
var _contract__5__ = __load__(94825);
var _contract__6__ = __load__(58329);
var _contract__8__ = __load__(56327);
var _first_words_js__0__ = __load__(97157);
var _places_js__1__ = __load__(65883);
var _web_sources_js__2__ = __load__(7178);
var _wording_js__3__ = __load__(62867);






function wasLate({ origin }) {
	if (origin?.kind === "directory") return origin.handIn?.isLate ?? null;
	if (origin?.kind !== "repository") return null;
	return origin.deadlineStatus === "late" ? true : origin.deadlineStatus === "on-time" ? false : null;
}
function handedIn({ origin, person }) {
	if (origin?.kind === "repository" && origin.pushedAt !== undefined) {
		const at = origin.pushedAt;
		return {
			text: {
				as: "time",
				value: at
			},
			ms: momentIn(at),
			isAttested: true
		};
	}
	if (origin?.kind !== "directory" || origin.handIn?.at === undefined) {
		return person?.time === undefined ? null : {
			text: person.time,
			ms: momentIn(person.time),
			isAttested: false
		};
	}
	const { at, isLate } = origin.handIn;
	return {
		text: (0,_first_words_js__0__.pf)(at, isLate === true),
		ms: momentIn(at),
		isAttested: true
	};
}
const BY_NUMBERS = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?: ?(?:Z|UTC|GMT|([+-]\d\d):?(\d\d)))?)?$/i;
const MONTH = "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const BY_WORDS = new RegExp(String.raw`^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day, )?((?:\d\d? ${MONTH}|${MONTH} \d\d?,) \d{4}),? (\d\d?:\d\d(?::\d\d)?(?: [ap]m)?)$`, "i");
function momentIn(text) {
	const [, day, time = "00:00", hours, minutes = ""] = BY_NUMBERS.exec(text) ?? [];
	const [, dayInWords, timeInWords] = BY_WORDS.exec(text) ?? [];
	const ms = day === undefined ? Date.parse(`${dayInWords} ${timeInWords} UTC`) : Date.parse(`${day}T${time}${hours === undefined ? "Z" : `${hours}:${minutes}`}`);
	return Number.isNaN(ms) ? null : ms;
}
function leftOutReason({ reason, detail }) {
	return detail === undefined ? LEFT_OUT_WORDS[reason] : message("report.leftOutDetail", {
		reason: LEFT_OUT_WORDS[reason],
		detail: asMessage(detail)
	});
}
function pushUrl(report, submission, seen) {
	const base = submission === undefined || seen.kind !== "push" ? null : repositoryUrl(report, submission);
	return base === null || seen.kind !== "push" ? null : `${base}/tree/${encodeURIComponent(seen.sha)}`;
}
function submissionFacts(report, submission) {
	const ai = report.findings.aiRun ? (0,_wording_js__3__.M$)(submission.aiState) : null;
	return [
		...originFacts(report, submission),
		...submission.totalSources.length > 1 && new Set(submission.totalSources).size > 1 ? [fact("report.factTotalsGiven", (0,_base__4__.iU)("report.highestJudged", { values: {
			as: "list",
			values: submission.totalSources.map(String)
		} }))] : [],
		...ai === null ? [] : [fact("report.factAiScore", ai)],
		fact("report.factSize", {
			as: "bytes",
			value: submission.files.reduce((sum, file) => sum + file.size, 0)
		}),
		...submission.balance !== undefined && isBalanceTold(submission.balance) ? [fact("report.factBalance", balanceWords(submission.balance))] : []
	];
}
const QUERIES = 6;
function sourceFacts({ findings }, { key }, source) {
	const queries = (findings.webSearch?.sent ?? []).filter(({ kind, submissions }) => kind === "query" && submissions.includes(key)).map(({ text }) => text);
	return [
		fact("web.factAddress", (0,_web_sources_js__2__.iw)(source) ?? source.url, (0,_web_sources_js__2__.iw)(source)),
		...source.commit === "" ? [] : [fact("report.factCommit", source.commit)],
		fact("web.factLicence", (0,_web_sources_js__2__.p8)(source)),
		fact("web.factBefore", (0,_web_sources_js__2__.JD)(source)),
		fact("web.factFound", (0,_base__4__.iU)("web.foundBy", { provider: source.provider })),
		...source.provider === "github" && queries.length > 0 ? [fact("web.factAsked", {
			as: "list",
			values: queries,
			most: QUERIES
		})] : []
	];
}
function handInFacts(handIn) {
	if (handIn === undefined) return [];
	const { id, login, email, members, at, isLate, attempt } = handIn;
	const known = (label, text) => text == null ? [] : [fact(label, text)];
	return [
		...known("report.factId", id),
		...known("report.factLogin", login),
		...known("report.factEmail", email),
		...known("report.factMembers", members?.map(({ name }) => name).join(", ")),
		...known("report.factHandedIn", at === undefined ? at : (0,_first_words_js__0__.pf)(at, isLate === true)),
		...known("report.factLate", at === undefined && isLate === true ? (0,_base__4__.iU)("report.yes") : null),
		...known("report.factAttempt", attempt)
	];
}
function aliasesOf({ origin, person }) {
	const { sourceName, also = [] } = person ?? {};
	return [
		...sourceName === undefined ? [] : [sourceName],
		...also,
		...originAliases(origin)
	];
}
function originAliases(origin) {
	switch (origin?.kind) {
		case undefined: return [];
		case "directory": {
			const { id, login, email, members = [] } = origin.handIn ?? {};
			const known = [
				id,
				login,
				email,
				...members.flatMap((one) => [
					one.name,
					one.id,
					one.email
				])
			];
			return [origin.path, ...known.flatMap((one) => one ?? [])];
		}
		case "repository": return [
			origin.owner,
			origin.repo,
			origin.student,
			origin.login
		].flatMap((one) => one ?? []);
		case "pull-request": return [origin.author];
	}
}
function originFacts(report, submission) {
	const { origin } = submission;
	const base = (0,_places_js__1__.Ek)(report, submission) ?? "";
	switch (origin?.kind) {
		case undefined: return [];
		case "directory": return [fact("report.factFolder", origin.path), ...handInFacts(origin.handIn)];
		case "repository": {
			return [
				fact("report.factRepository", `${origin.owner}/${origin.repo}`, base),
				fact("report.factCommit", origin.sha.slice(0, 12), `${base}/tree/${encodeURIComponent(origin.sha)}`),
				...origin.student === undefined ? [] : [fact("report.factStudent", origin.student)],
				...origin.deadlineStatus === undefined ? [] : [fact("report.factDeadline", DEADLINE_WORDS[origin.deadlineStatus])],
				...origin.pushedAt === undefined ? [] : [fact("report.factPushed", {
					as: "time",
					value: origin.pushedAt
				})]
			];
		}
		case "pull-request": {
			return [
				fact("report.factPullRequest", `${origin.owner}/${origin.repo}#${origin.number}`, `${base}/pull/${origin.number}`),
				fact("report.factAuthor", origin.author),
				fact("report.factCommit", origin.sha.slice(0, 12), `${base}/tree/${encodeURIComponent(origin.sha)}`)
			];
		}
	}
}
const DEADLINE_WORDS = {
	"on-time": (0,_base__4__.iU)("report.onTime"),
	late: (0,_base__4__.iU)("report.late"),
	"no-deadline": (0,_base__4__.iU)("report.noDeadline"),
	unattested: (0,_base__4__.iU)("report.unattested")
};
function comparedOf({ submissions }) {
	return submissions.filter(({ state, comparability }) => state.kind === "checked" && (0,_contract__5__.uQ)(comparability));
}
function runFacts(report) {
	const { findings, run, thresholds } = report;
	const { similarity, ai } = thresholds;
	const { service, baseCode } = findings;
	return [
		fact("report.factCompared", (0,_wording_js__3__.ge)(comparedOf(findings))),
		fact("report.factFlaggedAbove", findings.aiRun ? (0,_base__4__.iU)("report.thresholdBoth", {
			similarity,
			ai
		}) : (0,_base__4__.iU)("report.thresholdSimilarity", { similarity })),
		given(fact("report.factService", service.kind === "embedded" ? (0,_base__4__.iU)("report.serviceEmbedded") : service.host ?? (0,_base__4__.iU)("report.unknown"), findings.checkUrl)),
		...findings.engine === null ? [] : [fact("report.factEngine", findings.engine.name)],
		fact("report.factLanguage", findings.language),
		fact("report.factStarter", (0,_base__4__.iU)(baseCode ? "report.takenOut" : "report.notTakenOut")),
		...findings.checkId === null ? [] : [given(fact("report.factCheck", checkFact(findings, findings.checkId)))],
		fact("report.factMade", {
			as: "time",
			value: run.createdAt
		}, run.runUrl),
		fact("report.factTook", {
			as: "duration",
			value: run.durationMs
		}),
		fact("report.factVersion", run.toolVersion)
	];
}
function checkFact({ checkName, service }, id) {
	const label = (0,_contract__6__.v8)(checkName);
	return service.kind === "embedded" ? label : `${label} (${id})`;
}
function fact(label, text, url = null) {
	return {
		label: (0,_base__4__.iU)(label),
		text,
		url: url === null ? null : (0,_base__7__.N3)(url)
	};
}
function given(one) {
	return {
		...one,
		isGiven: true
	};
}
const LEAST_CODE = .2;
const LEAST_TEXT = 2e3;
function isBalanceTold({ code, starter, strings, comments, unread }) {
	const text = code + starter + strings + comments;
	return unread > 0 || text >= LEAST_TEXT && code + starter < LEAST_CODE * text;
}
const WORDS = {
	code: (0,_base__4__.iU)("report.balanceCode"),
	strings: (0,_base__4__.iU)("report.balanceStrings"),
	comments: (0,_base__4__.iU)("report.balanceComments"),
	blank: (0,_base__4__.iU)("report.balanceBlank"),
	starter: (0,_base__4__.iU)("report.balanceStarter"),
	copies: (0,_base__4__.iU)("report.balanceCopies"),
	aside: (0,_base__4__.iU)("report.balanceAside"),
	other: (0,_base__4__.iU)("report.balanceOther"),
	unread: (0,_base__4__.iU)("report.balanceUnread")
};
function balanceWords(balance) {
	const parts = _contract__8__.EI.filter((part) => balance[part] > 0).map((part) => (0,_base__4__.iU)("words.colon", {
		first: WORDS[part],
		rest: {
			as: "bytes",
			value: balance[part]
		}
	}));
	const unsized = balance.unsized === 0 ? [] : [(0,_base__4__.iU)("words.colon", {
		first: (0,_base__4__.iU)("report.balanceUnsized"),
		rest: String(balance.unsized)
	})];
	return (0,_base__4__.oR)("words.points", [...parts, ...unsized]);
}


}),

97157:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
SC:()=>FIRST_MEANS,
bq:()=>firstSeenWords,
pf:()=>handedInWords
});
var _base__0__ = __load__(33897);

const FIRST_MEANS = (0,_base__0__.iU)("report.firstMeans");
const HANDED_IN_MEANS = (0,_base__0__.iU)("report.handedInMeans");
function firstSeenWords(seen) {
	if (seen.kind === "unknown") return (0,_base__0__.iU)("report.notSeen", { why: UNSEEN_WORDS[seen.reason] });
	return (0,_base__0__.iU)("report.firstSeen", {
		isFirst: seen.isFirstPush ? "yes" : "no",
		time: {
			as: "time",
			value: seen.at
		},
		isExact: seen.isExact ? "yes" : "no"
	});
}
function handedInWords(at, isLate) {
	const local = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(at);
	return (0,_base__0__.iU)("report.handedIn", {
		time: local === null ? {
			as: "time",
			value: at
		} : `${local[1] ?? ""} ${local[2] ?? ""}`,
		isZoned: local === null ? "yes" : "no",
		isLate: isLate ? "yes" : "no"
	});
}
const UNSEEN_WORDS = {
	"no-repository": (0,_base__0__.iU)("report.unseenNoRepository"),
	"no-lines": (0,_base__0__.iU)("report.unseenNoLines"),
	withheld: (0,_base__0__.iU)("report.unseenWithheld"),
	gone: (0,_base__0__.iU)("report.unseenGone"),
	"no-record": (0,_base__0__.iU)("report.unseenNoRecord"),
	template: (0,_base__0__.iU)("report.unseenTemplate"),
	unreachable: (0,_base__0__.iU)("report.unseenUnreachable"),
	"over-budget": (0,_base__0__.iU)("report.unseenOverBudget")
};


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
		if (last !== undefined && last.kind === kind && last.file === own.file) {
			const end = last.lineEnd;
			const joins = end === null || lineStart === null ? end === null && lineStart === null : lineStart <= end + 1;
			if (joins) {
				last.matches.push(match);
				if (end !== null && (lineEnd ?? 0) > end) last.lineEnd = lineEnd;
				continue;
			}
		}
		merged.push({
			kind,
			file: own.file,
			lineStart,
			lineEnd,
			matches: [match]
		});
	}
	return merged;
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

63238:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
EI:()=>reportOf,
Gg:()=>uncheckedWords,
NL:()=>openReport,
f5:()=>keyAt,
t4:()=>studentOf
});
var _base__3__ = __load__(33897);
var _contract__2__ = __load__(39010);
var _contract__4__ = __load__(94825);
var _contract__5__ = __load__(4071);
var _ranking_js__0__ = __load__(321);
var _wording_js__1__ = __load__(62867);




function reportOf(document) {
	const { run, thresholds, verdict, findings, dismissed, cases, common } = document;
	const say = (0,_contract__2__.BF)(document.sentences);
	return {
		run,
		thresholds,
		verdict: {
			...verdict,
			sentence: (0,_contract__2__.OI)(say(verdict.sentence)),
			warnings: verdict.warnings.map((warning) => (0,_contract__2__.OI)(say(warning)))
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
	const say = (0,_contract__2__.BF)(document.sentences);
	return {
		...view,
		sentence: (0,_contract__2__.OI)(say(view.sentence)),
		own: own === null ? null : {
			...own,
			notChecked: own.notChecked === null ? null : (0,_contract__2__.OI)(say(own.notChecked))
		}
	};
}
function openReport({ document, locale, pairs, reportSha256, sourcesOmitted }, hasSource) {
	const whole = reportOf(document);
	const { findings, verdict } = whole;
	const shown = document.findings.pairs.length;
	const report = pairs > shown ? {
		...whole,
		findings: {
			...findings,
			notices: [...findings.notices, (0,_base__3__.iU)("report.mostSuspicious", {
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
	const say = (0,_contract__2__.BF)(document.sentences);
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
			explanation: explanation === undefined ? null : (0,_contract__2__.OI)(say(explanation)),
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
		pairsUnread: (0,_contract__4__.Ds)(findings).length
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
function uncheckedWords({ state, hidden = [], leftOut, aiState, comparability }) {
	const missing = leftOut.filter(_contract__5__.b2).length;
	const isTrifle = comparability === "starter-only" || comparability === "too-short";
	if (state.kind !== "checked" && !(isTrifle && missing > 0)) return (0,_contract__2__.OI)(state.reason);
	if (missing > 0) return (0,_base__3__.iU)("report.partlyCompared", { n: missing });
	if (hidden.some((copy) => copy.leftOut === "own")) return (0,_base__3__.iU)("report.hidesCode");
	if (aiState === "missing") return (0,_base__3__.iU)("report.noAiScore");
	return (0,_wording_js__1__.qX)(comparability) ?? (0,_base__3__.iU)("notices.noSimilarity");
}


}),

65883:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ek:()=>repositoryUrl,
O0:()=>encodePath,
VI:()=>isCheckout,
X5:()=>workspacePath,
eL:()=>permalink,
nw:()=>isHere,
sH:()=>originUrl
});
var _base__0__ = __load__(68171);
var _base__1__ = __load__(97);

const GITHUB = "https://github.com";
function serverUrl(report) {
	const { runUrl } = report.run;
	const address = runUrl === null ? null : (0,_base__0__.N3)(runUrl);
	return address === null ? GITHUB : new URL(address).origin;
}
function repositoryUrl(report, submission) {
	const { origin } = submission;
	if (origin === null || origin.kind === "directory") return null;
	return `${serverUrl(report)}/${encodeURIComponent(origin.owner)}/${encodeURIComponent(origin.repo)}`;
}
function originUrl(report, submission) {
	const base = repositoryUrl(report, submission);
	if (base === null) return null;
	return submission.origin?.kind === "pull-request" ? `${base}/pull/${submission.origin.number}` : base;
}
function permalink(report, submission, region) {
	const base = repositoryUrl(report, submission);
	const { origin } = submission;
	if (base === null || origin === null || origin.kind === "directory") return null;
	const lines = region.lineStart === null ? "" : region.lineEnd === null || region.lineEnd === region.lineStart ? `#L${region.lineStart}` : `#L${region.lineStart}-L${region.lineEnd}`;
	return `${base}/blob/${encodeURIComponent(origin.sha)}/${encodePath(region.file)}?plain=1${lines}`;
}
function isCheckout(report, { origin }) {
	if (origin?.kind !== "directory" || !ABSOLUTE.test(origin.path)) return false;
	const repository = report.run.repository?.split("/").at(-1);
	return repository !== undefined && origin.path.split(/[/\\]/).findLast((part) => part !== "") === repository;
}
const ABSOLUTE = /^(?:[/\\]|[A-Za-z]:)/;
function isHere(report, repository) {
	return report.run.repository?.toLowerCase() === `${repository.owner}/${repository.repo}`.toLowerCase();
}
function workspacePath(report, submission, file) {
	const { origin } = submission;
	switch (origin?.kind) {
		case "pull-request": return report.run.repository === null || isHere(report, origin) ? file : null;
		case "repository": return isHere(report, origin) ? file : null;
		case "directory": {
			if (isCheckout(report, submission)) return file;
			const { path, handIn } = origin;
			if (handIn !== undefined || ABSOLUTE.test(path) || (0,_base__1__.L3)(path)) return null;
			const parts = path.split(/[/\\]/);
			if (!isOneFile(submission, parts)) parts.push(...file.split("/"));
			if (parts.includes("..")) return null;
			return parts.filter((part) => part !== "" && part !== ".").join("/");
		}
		case undefined: return null;
	}
}
function isOneFile({ files }, parts) {
	return files.length === 1 && files[0]?.path === parts.at(-1);
}
function encodePath(path) {
	return path.split("/").map((part) => encodeURIComponent(part.toWellFormed())).join("/");
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
	}).toSorted((x, y) => setAside(x) - setAside(y) || (y.pair.suspicion ?? y.average ?? -1) - (x.pair.suspicion ?? x.average ?? -1) || (y.average ?? -1) - (x.average ?? -1) || ((0,_contract__0__.dX)(y.pair) ?? -1) - ((0,_contract__0__.dX)(x.pair) ?? -1) || (0,_contract__0__.YD)(x.pair, y.pair));
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
var zod__1__ = __load__(25465);
var _base__2__ = __load__(98216);
var _contract__3__ = __load__(93834);
var _contract__4__ = __load__(8919);
var _contract__5__ = __load__(93909);
var _cases_case_document_js__0__ = __load__(14420);




const REPORT_SCHEMA_VERSION = 1;
const outcome = zod__1__/* ["enum"] */ .k5n(_base__2__.im);
const thresholds = zod__1__.rej({
	similarity: zod__1__.aig(),
	ai: zod__1__.aig()
}).meta({ description: "A submission is flagged when strictly above." });
const SENTENCES = zod__1__.YOg(_contract__3__.g).default([]).meta({ description: "Sentences of this program that stand in this file, with their numbers in the catalogue of its page, which says them in other languages. Changes with every version." });
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
		})).meta({ description: "Pairs that stand out from their class, the most suspicious first." }).default([]),
		notChecked: zod__1__.YOg(zod__1__.YjP()),
		maxSimilarity: _contract__4__.N0,
		maxAiScore: _contract__4__.N0,
		warnings: zod__1__.YOg(zod__1__.YjP())
	}),
	findings: _contract__4__.TG,
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
	comparedWith: _contract__4__.i2,
	notComparedWith: _contract__4__.i2.meta({ description: "How many more there were to compare with: over the limit, or not to be read." }),
	own: zod__1__.rej({
		name: zod__1__.YjP(),
		isChecked: zod__1__.zMY(),
		notChecked: zod__1__.YjP().nullable(),
		isFlagged: zod__1__.zMY().nullable().meta({ description: "null: not told." }),
		isOpenedFirst: zod__1__.euz(true).meta({ description: "It was opened before all pull requests that it is like." }).optional(),
		isPushedFirst: zod__1__.euz(true).meta({ description: "GitHub\u2019s record of pushes proves that it had what it shares with all pull requests that it is like first." }).optional(),
		similarity: band.nullable().meta({ description: "null: not told." }),
		ai: band.nullable(),
		regions: zod__1__.YOg(_contract__4__.Zg.extend({
			kind: _contract__4__.E_.shape.kind,
			foundIn: zod__1__.YOg(zod__1__/* ["enum"] */ .k5n([
				"submission",
				"pull-request",
				"archive",
				"external",
				"ai"
			])),
			url: zod__1__.YjP().nullable()
		})),
		leftOut: zod__1__.YOg(_contract__5__.Pk.omit({
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


}),

7226:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
By:()=>FOUND_WORDS,
Jn:()=>elsewhere,
QR:()=>foundIn,
SW:()=>isAlone,
ls:()=>PLACES
});
var _base__1__ = __load__(33897);
var _web_sources_js__0__ = __load__(7178);



const PLACES = [
	"submission",
	"pull-request",
	"archive",
	"external",
	"ai"
];
const FOUND_WORDS = {
	submission: (0,_base__1__.iU)("report.inSubmission"),
	"pull-request": (0,_base__1__.iU)("report.inPullRequest"),
	archive: (0,_base__1__.iU)("report.inArchive"),
	external: (0,_base__1__.iU)("report.inExternal"),
	ai: (0,_base__1__.iU)("report.inAi")
};
function foundIn(findings) {
	const byKey = new Map(findings.submissions.map((submission) => [submission.key, submission]));
	return ({ kind, otherKey }) => {
		if (kind === "ai") return "ai";
		const other = otherKey === null ? undefined : byKey.get(otherKey);
		if (other === undefined) return kind === "peer" ? "submission" : "external";
		if (other.origin?.kind === "pull-request") return "pull-request";
		return other.role === "archive" ? "archive" : "submission";
	};
}
function elsewhere(findings, submission) {
	const { archive } = submission;
	const database = (0,_web_sources_js__0__.UW)(submission);
	return [...archive == null ? [] : [{
		words: (0,_base__1__.oR)("words.commas", archiveWords(findings)),
		score: archive
	}], ...database === null ? [] : [{
		words: outsideWords(findings),
		score: database
	}]];
}
function elsewhereWords(findings) {
	const isSearched = findings.submissions.some((one) => one.role === "judged" && databaseScore(one) !== null);
	const places = [...archiveWords(findings), ...isSearched ? [outsideWords(findings)] : []];
	return places.length === 0 ? null : joined("words.commas", places);
}
function elsewhereScore(submission) {
	return highest([submission.archive ?? null, databaseScore(submission)]);
}
function outsideWords({ webSearch }) {
	return webSearch === undefined ? FOUND_WORDS.external : (0,_base__1__.iU)("web.database");
}
function archiveWords({ submissions }) {
	const archived = submissions.filter(({ role }) => role === "archive");
	const pulls = archived.filter(({ origin }) => origin?.kind === "pull-request").length;
	return [...pulls > 0 ? [(0,_base__1__.iU)("report.otherPullRequests")] : [], ...archived.length > pulls ? [(0,_base__1__.iU)("report.archive")] : []];
}
function isAlone({ submissions, failures }) {
	const compared = submissions.filter(({ role }) => role === "judged" || role === "archive");
	const [only] = compared;
	return compared.length === 1 && failures.length === 0 && only?.role === "judged" && only.total === null;
}


}),

18480:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$0:()=>studentFailureSentence,
$N:()=>sentenceOf,
MU:()=>REASON_ELSEWHERE,
qY:()=>ALONE
});
var _base__0__ = __load__(33897);

const REASON_ELSEWHERE = (0,_base__0__.iU)("report.reasonElsewhere");
const ALONE = (0,_base__0__.iU)("report.aloneYet");
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
			if (isAlone) return ALONE;
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


__load__.d(__out__, {
qR:()=>askedView,
Mw:()=>notCheckedOf,
Nt:()=>ownSubmission,
Mo:()=>studentVerdicts,
Be:()=>studentView
});

var message = __load__(33897);
var compare_text = __load__(92105);
var words_english = __load__(49094);
var contract_findings = __load__(94825);
var report = __load__(58329);
var submission = __load__(4071);
var merged_regions = __load__(32383);
var facts = __load__(87872);
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
	const { key, name } = submission;
	if (!("origin" in submission)) return [key, name];
	const { origin, person, files, zip } = submission;
	return [
		key,
		name,
		person?.id ?? "",
		zip?.path ?? "",
		...files.map(({ path }) => path),
		...(0,facts/* aliasesOf */.QI)(submission),
		...origin === null || origin.kind === "directory" ? [] : [
			origin.owner,
			origin.repo,
			origin.sha,
			origin.sha.slice(0, 7)
		],
		...origin?.kind === "pull-request" ? [`#${origin.number}`] : []
	];
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
	const nothing = outcome === "skipped" ? nothingToCheck(own) : null;
	return {
		title: own?.name ?? run.repository ?? "Similarity check",
		createdAt: run.createdAt,
		toolVersion: run.toolVersion,
		runUrl: run.runUrl === null || mentionsPeer(report, own, run.runUrl) ? null : run.runUrl,
		feedback,
		isPublic: students.isPublic,
		outcome,
		sentence: nothing ?? (0,student_sentence/* sentenceOf */.$N)(outcome, {
			isOwn: own !== null,
			isPublic: students.isPublic,
			isAlone: (0,searched/* isAlone */.SW)(findings) || own?.comparability === "alone",
			...counts
		}),
		policy: outcome === "flagged" ? students.policy : null,
		aiRun: findings.aiRun,
		baseCode: findings.baseCode,
		isEmbedded: findings.service.kind === "embedded",
		hasLeft: (0,web_sources/* hasLeft */.SR)(findings),
		inBands: findings.inBands === true,
		...comparedCounts(report, own),
		own: own === null ? null : {
			...studentSubmission(report, own, feedback),
			...nothing === null ? {} : { notChecked: null }
		}
	};
}
function nothingToCheck(own) {
	const isPull = own?.origin?.kind === "pull-request";
	if (own?.comparability === "starter-only") {
		return (0,message/* message */.iU)(isPull ? "verdict.pullStarterOnly" : "verdict.spaceStarterOnly");
	}
	if (own?.comparability === "too-short") {
		return (0,message/* message */.iU)(isPull ? "verdict.pullTooShort" : "verdict.spaceTooShort");
	}
	return isPull && own.files.length === 0 ? (0,message/* message */.iU)("verdict.pullNoSource") : null;
}
function comparedCounts({ findings, students }, own) {
	const isThere = (one) => one.state.kind === "checked" && (0,contract_findings/* isLookedIn */.OI)(one);
	return {
		comparedWith: findings.submissions.filter((one) => one !== own && isThere(one)).length,
		notComparedWith: students.notComparedWith + findings.failures.filter(({ role }) => role === "archive").length
	};
}
function studentVerdicts(report) {
	const isReviewed = isToReview(report);
	const { feedback } = report.students;
	const all = comparedCounts(report, null);
	const counts = {
		...all,
		comparedWith: Math.max(0, all.comparedWith - 1)
	};
	return (own) => {
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
		...(0,contract_findings/* openedBefore */.Rz)(own, findings, thresholds.similarity) === "first" ? { isOpenedFirst: true } : {},
		...(0,contract_findings/* pushedBefore */.Hk)(own, findings, thresholds.similarity) ? { isPushedFirst: true } : {}
	};
}
function ownVerdict(own, isReviewed, feedback) {
	const isChecked = own.state.kind === "checked";
	const isFull = feedback === "full";
	return {
		isChecked,
		notChecked: isChecked || own.comparability === "starter-only" ? null : notCheckedWords(own),
		isFlagged: feedback === "none" ? null : isReviewed,
		similarity: isFull ? (0,report/* bandOf */.BV)(own.total) : null,
		ai: isFull ? (0,report/* bandOf */.BV)(own.aiAverage) : null
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
	if (own.files.length === 0) {
		const n = own.leftOut.filter(submission/* isMissing */.b2).length;
		return n === 0 ? NO_SOURCE_FILES : (0,message/* message */.iU)("report.partlyCompared", { n });
	}
	if ((0,contract_findings/* holdsNoCode */.jm)(own)) return TOO_SHORT;
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
	return known.find((reason) => words_english/* ENGLISH */.VJ.tell(reason) === english) ?? (0,message/* inEnglish */.kK)(english);
}
function ownFiles(report, own) {
	const mine = new Set(own.files.map(({ path }) => path));
	const theirs = new Set(report.findings.submissions.filter((submission) => submission !== own).flatMap(({ files }) => files.map(({ path }) => foldedName(path))));
	return (file) => mine.size > 0 ? mine.has(file) : !theirs.has(foldedName(file));
}


}),

7178:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
JD:()=>beforeWords,
Jy:()=>searchSentences,
Pf:()=>sourceAt,
SR:()=>hasLeft,
UW:()=>databaseScore,
VZ:()=>sourceName,
Zc:()=>linesUrl,
iw:()=>fileUrl,
p8:()=>licenceWords,
u0:()=>sourcesOf
});
var _base__3__ = __load__(33897);
var _base__4__ = __load__(68171);
var _contract__1__ = __load__(94825);
var _contract__2__ = __load__(4071);
var _places_js__0__ = __load__(65883);



const PROVIDER_NAMES = {
	github: "GitHub",
	"software-heritage": "Software Heritage"
};
function sourcesOf({ matches }) {
	const byUrl = new Map();
	for (const match of matches) {
		const { source } = match;
		if (source === undefined) continue;
		const known = byUrl.get(source.url);
		if (known === undefined) byUrl.set(source.url, {
			source,
			matches: [match]
		});
		else known.matches.push(match);
	}
	return [...byUrl.values()].map((one) => ({
		...one,
		similarity: (0,_contract__1__.BR)(one.matches.map(({ similarity }) => similarity))
	})).toSorted((x, y) => Number(y.source.counts) - Number(x.source.counts) || (y.similarity ?? -1) - (x.similarity ?? -1));
}
function isOnWeb({ matches }) {
	return matches.some(({ source }) => source?.counts === true);
}
function databaseScore({ web, publicWeb, matches }) {
	if (web === null || publicWeb == null || web > publicWeb) return web;
	return (0,_contract__1__.BR)(matches.flatMap(({ kind, source, similarity }) => kind === "external" && source === undefined ? [similarity] : []));
}
function hasLeft({ webSearch }) {
	return webSearch !== undefined && webSearch.sent.length > 0;
}
function searchCounts(findings) {
	if (findings.webSearch === undefined) return null;
	const judged = (0,_contract__2__.B8)(findings.submissions);
	const partly = judged.filter(({ webState }) => webState === "partly").length;
	return {
		all: judged.length,
		searched: partly + judged.filter(({ webState }) => webState === "searched").length,
		partly,
		found: judged.filter(isOnWeb).length
	};
}
function searchSentences({ findings }) {
	const { webSearch } = findings;
	const counts = searchCounts(findings);
	if (webSearch === undefined || counts === null) return [];
	const { requests, providers } = webSearch;
	const n = sentCount(webSearch);
	return [(0,_base__3__.iU)("web.searchedFor", counts), n === 0 ? (0,_base__3__.iU)("web.leftNothing") : (0,_base__3__.iU)("web.leftLines", {
		n,
		requests,
		providers: {
			as: "list",
			values: providers.map((one) => PROVIDER_NAMES[one])
		}
	})];
}
function linesUrl(source, { lineStart, lineEnd }) {
	const address = fileUrl(source);
	if (address === null || lineStart === null) return address;
	const end = lineEnd === null || lineEnd <= lineStart ? null : lineEnd;
	if (source.provider === "software-heritage") {
		return `${address};lines=${lineStart}${end === null ? "" : `-${end}`}`;
	}
	const page = new URL(address);
	page.hash = `L${lineStart}${end === null ? "" : `-L${end}`}`;
	return page.href;
}
function fileUrl({ url, commit, path }) {
	const tree = `/blob/${commit}/`;
	const at = commit === "" ? -1 : url.indexOf(tree);
	return (0,_base__4__.N3)(at < 0 ? url : url.slice(0, at + tree.length) + (0,_places_js__0__.O0)(path));
}
function sourceName({ provider, repository, path }) {
	return (0,_base__3__.iU)("words.colon", {
		first: hostName({
			provider,
			repository
		}),
		rest: path
	});
}
function sourceAt(source) {
	const repository = hostName(source);
	const commit = source.commit.slice(0, 7);
	return commit === "" ? (0,_base__3__.iU)("web.sourceOf", { repository }) : (0,_base__3__.iU)("web.sourceAt", {
		repository,
		commit
	});
}
function hostName({ provider, repository }) {
	return repository !== "" || provider === undefined ? repository : PROVIDER_NAMES[provider];
}
function sentCount({ sent }) {
	return sent.reduce((sum, line) => sum + sentParts(line).length, 0);
}
function sentParts({ kind, text }) {
	return kind === "hashes" ? text.split(" ") : [text];
}
function licenceWords({ licence }) {
	return licence === null || licence === "" ? (0,_base__3__.iU)("web.noLicence") : licence;
}
function beforeWords({ before, publicSince, counts }) {
	if (!counts && before !== "no") return (0,_base__3__.iU)("web.mayBeOwn");
	return publicSince === null ? (0,_base__3__.iU)("web.before", { before }) : (0,_base__3__.iU)("web.since", {
		before,
		date: {
			as: "time",
			value: publicSince
		}
	});
}


}),

62867:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Cv:()=>apartWords,
IT:()=>gapWords,
L2:()=>shortTokens,
M$:()=>aiWords,
Pl:()=>headline,
Tl:()=>withRole,
VG:()=>linesWords,
WL:()=>shortWords,
Xx:()=>EMBEDDED_WORDS,
_c:()=>howToRead,
gD:()=>headlineOf,
g_:()=>NOTHING_TO_COMPARE,
ge:()=>rolesSummary,
l4:()=>TOGETHER_WORDS,
nV:()=>starterWords,
qO:()=>SHORT_MEANS,
qX:()=>comparabilityWords,
u4:()=>leftOutSummary,
wI:()=>PARDONED_WORDS,
ww:()=>roleWords
});
var _base__3__ = __load__(33897);
var _contract__4__ = __load__(4071);
var _ranking_js__0__ = __load__(321);
var _searched_js__1__ = __load__(7226);
var _web_sources_js__2__ = __load__(7178);





function headlineOf({ findings, verdict, thresholds }) {
	const { outcome, standsOut } = verdict;
	const n = standsOut.length;
	const isDone = outcome === "passed" || outcome === "incomplete" || outcome === "skipped";
	if (isDone && (0,_searched_js__1__.SW)(findings)) return NOTHING_TO_COMPARE;
	if (outcome === "passed" && n > 0) {
		return {
			mark: "\ud83d\udc40",
			title: (0,_base__3__.iU)("report.nothingAbove", {
				threshold: thresholds.similarity,
				n
			})
		};
	}
	const { mark, title } = headline(outcome);
	return {
		mark,
		title: withPairs(title, n)
	};
}
const NOTHING_TO_COMPARE = {
	mark: "\u23ed\ufe0f",
	title: (0,_base__3__.iU)("report.nothingToCompare")
};
function withPairs(title, n) {
	return n === 0 ? title : (0,_base__3__.iU)("report.titleStandsOut", {
		title,
		n
	});
}
function headline(outcome) {
	switch (outcome) {
		case "passed": return {
			mark: "\u2705",
			title: (0,_base__3__.iU)("report.nothingFlagged")
		};
		case "flagged": return {
			mark: "\ud83d\udd0e",
			title: (0,_base__3__.iU)("report.needsReview")
		};
		case "incomplete": return {
			mark: "\u26a0\ufe0f",
			title: (0,_base__3__.iU)("report.notAllChecked")
		};
		case "skipped": return {
			mark: "\u23ed\ufe0f",
			title: (0,_base__3__.iU)("report.skipped")
		};
		case "cancelled": return {
			mark: "\u23f9\ufe0f",
			title: (0,_base__3__.iU)("report.cancelled")
		};
		case "timeout": return {
			mark: "\u231b",
			title: (0,_base__3__.iU)("report.notInTime")
		};
		case "rate-limited": return {
			mark: "\u23f3",
			title: (0,_base__3__.iU)("report.limitReached")
		};
		case "service-unavailable":
		case "network": return {
			mark: "\ud83d\udd0c",
			title: (0,_base__3__.iU)("report.noAnswer")
		};
		case "analysis-failed":
		case "auth":
		case "account-suspended":
		case "forbidden":
		case "config-error":
		case "internal-error": return {
			mark: "\u274c",
			title: (0,_base__3__.iU)("report.notDone")
		};
	}
}
const TOGETHER_WORDS = {
	"same-person": (0,_base__3__.iU)("report.samePerson"),
	team: (0,_base__3__.iU)("report.team"),
	partners: (0,_base__3__.iU)("report.partners"),
	staff: (0,_base__3__.iU)("report.staff")
};
const PARDONED_WORDS = (0,_base__3__.iU)("report.pardoned");
function apartWords(pairs) {
	return (0,_base__3__.iU)("report.apart", { n: pairs });
}
function comparabilityWords(comparability) {
	switch (comparability) {
		case null:
		case "compared": return null;
		case "too-short": return (0,_base__3__.iU)("report.tooShort");
		case "starter-only": return (0,_base__3__.iU)("report.starterOnly");
		case "alone": return (0,_base__3__.iU)("report.comparedWithNobody");
		case "no-source": return (0,_base__3__.iU)("report.noSource");
		case "unreadable": return (0,_base__3__.iU)("report.inStrings");
		default: return (0,_base__3__.gI)(comparability);
	}
}
const ROLES = {
	archive: (0,_base__3__.iU)("compare.roleArchive"),
	base: (0,_base__3__.iU)("compare.roleStarter"),
	"ai-reference": (0,_base__3__.iU)("compare.roleReference")
};
function roleWords({ role, origin }) {
	return role === "judged" || origin?.kind === "pull-request" ? null : ROLES[role];
}
function withRole(written, role, words) {
	return role === null ? written : `${written} (${words.tell(role)})`;
}
const SHORT_BELOW = 200;
function shortTokens({ comparability, tokens = null }) {
	return comparability === "compared" && tokens !== null && tokens < SHORT_BELOW ? tokens : null;
}
function shortWords(submission) {
	const n = shortTokens(submission);
	return n === null ? null : (0,_base__3__.iU)("report.short", { n });
}
const SHORT_MEANS = (0,_base__3__.iU)("report.shortMeans");
function aiWords(state) {
	switch (state) {
		case "scored": return null;
		case "not-run": return (0,_base__3__.iU)("report.aiNotRun");
		case "abstained": return (0,_base__3__.iU)("report.aiAbstained");
		case "missing": return (0,_base__3__.iU)("report.aiMissing");
	}
}
function similarityWords(isEmbedded, threshold) {
	return (0,_base__3__.oR)("words.sentences", [(0,_base__3__.iU)(isEmbedded ? "report.similarityIs" : "report.similarityOfService"), (0,_base__3__.iU)("report.flaggedWhenAbove", { threshold })]);
}
function howToRead(report) {
	const { findings, thresholds } = report;
	const isEmbedded = findings.service.kind === "embedded";
	return [
		similarityWords(isEmbedded, thresholds.similarity),
		(0,_base__3__.iU)("report.noProof"),
		...(0,_ranking_js__0__.EE)(findings) ? [(0,_base__3__.iU)("report.suspicionIs")] : [],
		...findings.aiRun ? [(0,_base__3__.iU)("report.aiAbove", { threshold: thresholds.ai })] : [],
		starterWords(findings.baseCode),
		...findings.webSearch === undefined ? [] : [(0,_base__3__.iU)("web.means"), (0,_base__3__.iU)("web.caution")],
		...isEmbedded ? [(0,_web_sources_js__2__.SR)(findings) ? (0,_base__3__.iU)("web.embedded") : EMBEDDED_WORDS] : []
	];
}
function starterWords(isTakenOut) {
	return (0,_base__3__.iU)(isTakenOut ? "report.starterTaken" : "report.starterCounts");
}
const EMBEDDED_WORDS = (0,_base__3__.iU)("report.embedded");
const NAMED_GAPS = 10;
function gapWords(gaps, shown, words) {
	const reasons = gaps.map(({ name, reason }) => ({
		name,
		reason: words.write(reason)
	}));
	return [...Map.groupBy(reasons, ({ reason }) => reason)].map(([reason, those]) => ({
		who: someOf(those.map(({ name }) => name), shown, words),
		n: those.length,
		reason
	}));
}
function someOf(names, shown, words) {
	const rest = names.length - NAMED_GAPS;
	const first = names.slice(0, NAMED_GAPS).map(shown).join(words.say("words.comma"));
	return rest <= 0 ? first : words.say("words.andMore", {
		names: first,
		rest
	});
}
function leftOutSummary(submissions) {
	const counts = new Map();
	for (const submission of submissions) {
		for (const { path, reason, more } of submission.leftOut) {
			const what = more === undefined ? reason : "unlisted";
			const entry = counts.get(what) ?? {
				files: 0,
				folders: 0,
				of: new Set()
			};
			if (path.endsWith("/")) entry.folders += 1;
			else entry.files += more ?? 1;
			entry.of.add(submission.key);
			counts.set(what, entry);
		}
	}
	return [...counts].toSorted(([, x], [, y]) => y.files + y.folders - x.files - x.folders).map(([what, { files, folders, of: { size } }]) => {
		const why = what === "unlisted" ? (0,_base__3__.iU)("report.leftOutUnlisted") : _contract__4__.rt[what];
		if (folders === 0) return (0,_base__3__.iU)("report.leftOutFiles", {
			files,
			of: size,
			why
		});
		if (files === 0) return (0,_base__3__.iU)("report.leftOutFolders", {
			folders,
			of: size,
			why
		});
		return (0,_base__3__.iU)("report.leftOutBoth", {
			files,
			folders,
			of: size,
			why
		});
	});
}
function rolesSummary(submissions) {
	const countRole = (role) => submissions.filter((submission) => submission.role === role).length;
	const [archived, references] = [countRole("archive"), countRole("ai-reference")];
	return (0,_base__3__.oR)("words.commas", [
		(0,_base__3__.iU)("report.roleJudged", { n: countRole("judged") }),
		...archived > 0 ? [(0,_base__3__.iU)("report.roleArchive", { n: archived })] : [],
		...countRole("base") > 0 ? [(0,_base__3__.iU)("report.leftOutStarterCode")] : [],
		...references > 0 ? [(0,_base__3__.iU)("report.roleReference", { n: references })] : []
	]);
}
function linesWords(start, end) {
	if (start === null) return (0,_base__3__.iU)("report.linesUnknown");
	const from = String(start);
	return end === null || end === start ? (0,_base__3__.iU)("report.line", { from }) : (0,_base__3__.iU)("report.lines", {
		from,
		to: String(end)
	});
}


})

};
