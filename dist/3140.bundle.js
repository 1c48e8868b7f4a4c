export const id = 3140;
export const ids = [3140,7706];
export const modules = {




73140:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  course: () => (course)
});

var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var outcome = __webpack_require__(98216);
var text_escape = __webpack_require__(68171);
var open_words = __webpack_require__(49764);
var locale = __webpack_require__(35698);
var message_of = __webpack_require__(4575);
var english = __webpack_require__(49094);
var archive_names = __webpack_require__(97);
var terminal = __webpack_require__(48804);
var workflow_commands = __webpack_require__(37616);
var format = __webpack_require__(73043);
var page_parts = __webpack_require__(44059);
var course_words = __webpack_require__(9984);
var recurring = __webpack_require__(55690);
var page_blocks = __webpack_require__(49289);
;// channels/course.js




function coursePieces(page, words, template) {
	const { name, assignments, found } = page.document;
	const title = words.say("course.tab", {
		name,
		n: assignments.length
	});
	const headline = words.say("course.headline", { n: found.filter(({ standsOut }) => standsOut).length });
	return (0,page_blocks/* pagePieces */.vv)({
		template,
		title,
		withoutScript: `<h1>${(0,text_escape/* escapeHtml */.ZD)(title)}</h1><p>${(0,text_escape/* escapeHtml */.ZD)(headline)}</p><p>${(0,text_escape/* escapeHtml */.ZD)(words.say("dossier.needsScript"))}</p>`
	}, [(0,page_blocks/* block */.om)(page_parts/* INDEX_BLOCK */.jH, page)]);
}
function coursePage(document, notices, locale) {
	return {
		audience: "course",
		locale,
		document,
		notices
	};
}
function courseJson(document) {
	const members = Object.entries(document).map(([name, value]) => {
		const isList = Array.isArray(value) && value.length > 0;
		const text = isList ? `[\n${value.map((one) => JSON.stringify(one)).join(",\n")}\n]` : JSON.stringify(value);
		return `${JSON.stringify(name)}:${text}`;
	});
	return `{\n${members.join(",\n")}\n}\n`;
}
function courseJsonSchema() {
	const { $schema, ...schema } = z.toJSONSchema(CourseDocument, { io: "output" });
	return {
		$schema,
		$id: PUBLISHED["docs/course.schema.json"],
		...schema
	};
}
const NAME_MIN = 16;
const NAME_MAX = 48;
function renderCourse(document, words, style) {
	const { assignments, people, found, near, notices } = document;
	const paint = (0,terminal/* painter */.C2)(style.colours);
	const nameOf = (person) => (0,workflow_commands/* plainLine */.h0)(people[person]?.name ?? "");
	const out = found.filter(({ standsOut }) => standsOut);
	const lines = [
		(0,workflow_commands/* plainLine */.h0)(words.say("course.tab", {
			name: document.name,
			n: assignments.length
		})),
		words.say("course.of", {
			people: people.length,
			pairs: document.pairs
		}),
		...notices.map((text) => paint("warn", `note: ${(0,workflow_commands/* plainLine */.h0)(text)}`)),
		"",
		paint(out.length > 0 ? "warn" : "good", words.say("course.headline", { n: out.length }))
	];
	const shown = out.slice(0, style.maxRows).map((one) => ({
		one,
		name: `${nameOf(one.a)} ↔ ${nameOf(one.b)}`
	}));
	const width = Math.min(NAME_MAX, Math.max(NAME_MIN, ...shown.map(({ name }) => (0,terminal/* columns */.YB)(name))));
	for (const { one, name } of shown) {
		const ranks = one.places.map((place) => (place === null ? "–" : (0,format/* formatCount */.B4)(place.rank)).padStart(5));
		lines.push(`  ${(0,terminal/* pad */.eV)(name, width)}${ranks.join(" ")}${one.isNew ? "  new" : ""}`);
		lines.push(paint("dim", `    ${words.tell((0,course_words/* recurrenceWords */.O)(one, document.pairs))}`));
	}
	if (out.length > shown.length) lines.push(`  …and ${(0,format/* formatCount */.B4)(out.length - shown.length)} more`);
	if (out.length > 0) {
		const names = assignments.map(({ name }) => (0,workflow_commands/* plainLine */.h0)(name)).join(", ");
		lines.push(paint("dim", `  The numbers are places among the pairs of ${names}.`));
	}
	if (near.length > 0) {
		const names = near.slice(0, style.maxRows).map(({ person }) => nameOf(person));
		lines.push("", `${(0,format/* formatCount */.B4)(near.length)} near many others: ${names.join(", ")}`);
	}
	lines.push("", words.say("course.rule", { share: recurring/* STANDS_OUT_BELOW */.J_ }), "It flags nobody.");
	return lines.map((text) => `${text}\n`).join("");
}

var write = __webpack_require__(23368);
var message = __webpack_require__(33897);
var findings = __webpack_require__(94825);
var ranking = __webpack_require__(321);
var course_document = __webpack_require__(40080);
var part = __webpack_require__(26115);
;// report/course/make-course.js






function makeCourse(assignments, made) {
	const { people, ambiguous, classes } = (0,part/* joinParts */.nn)(assignments.map(({ report }) => (0,part/* partOf */.BU)(report)));
	const all = (0,recurring/* recurring */.ew)(people.length, classes);
	const before = (0,recurring/* recurring */.ew)(people.length, classes.slice(0, -1));
	const known = new Set(before.found.filter(recurring/* standsOut */.K8).map(({ a, b }) => `${a} ${b}`));
	const pairs = assignments.map(({ report }) => pairsOf(report));
	const notices = noticesOf(assignments, people, ambiguous, all);
	const document = {
		schemaVersion: course_document/* COURSE_SCHEMA_VERSION */.b,
		...made,
		assignments: assignments.map(({ name, page, report }, at) => ({
			name,
			checkedAt: report.run.createdAt,
			report: page,
			people: classes[at]?.people.length ?? 0,
			pairs: all.classes[at]?.pairs ?? 0,
			measure: (0,part/* isRanked */.EE)(report) ? "suspicion" : "similarity"
		})),
		people,
		pairs: all.pairs,
		lasting: all.lasting,
		found: all.found.map((one) => ({
			a: one.a,
			b: one.b,
			...recurrenceOf(one),
			isNew: (0,recurring/* standsOut */.K8)(one) && !known.has(`${one.a} ${one.b}`),
			places: one.places.map((place, at) => {
				const [a, b] = [people[one.a]?.submissions[at], people[one.b]?.submissions[at]];
				if (place === null || a == null || b == null) return null;
				const pair = pairs[at]?.(a, b);
				return {
					...standingOf(place, all.classes[at]?.pairs ?? 0),
					similarity: pair === undefined ? null : (0,findings/* pairAverage */.K)(pair),
					suspicion: pair?.suspicion ?? null,
					isFlagged: pair !== undefined && ((0,findings/* pairAverage */.K)(pair) ?? 0) > (assignments[at]?.report.thresholds.similarity ?? 100),
					standsOut: pair?.standsOut === true
				};
			})
		})),
		near: all.near.filter(recurring/* standsOut */.K8).map((one) => ({
			person: one.person,
			...recurrenceOf(one),
			places: one.places.map((place, at) => place === null ? null : standingOf(place, classes[at]?.people.length ?? 0))
		})),
		notices: notices.map((one) => english/* ENGLISH */.V.tell(one))
	};
	return {
		document,
		notices
	};
}
function recurrenceOf(one) {
	const { times, place, classes, expected } = one;
	return {
		times,
		place,
		of: classes,
		expected,
		standsOut: (0,recurring/* standsOut */.K8)(one)
	};
}
function standingOf(place, all) {
	return {
		rank: Math.round(place * all),
		all
	};
}
function pairsOf({ findings }) {
	const pairs = new Map(findings.pairs.map((pair) => [(0,ranking/* pairKey */.Yz)(pair.a, pair.b), pair]));
	const keyAt = (place) => findings.submissions[place]?.key ?? "";
	return (a, b) => pairs.get((0,ranking/* pairKey */.Yz)(keyAt(a), keyAt(b)));
}
function noticesOf(assignments, people, ambiguous, { classes, pairs }) {
	const notices = [];
	for (const [at, { name, report }] of assignments.entries()) {
		const n = ambiguous[at] ?? 0;
		if (n > 0) notices.push((0,message/* message */.iU)("course.ambiguous", {
			name,
			n
		}));
		if ((0,findings/* unreadOf */.Ds)(report.findings).length > 0) notices.push((0,message/* message */.iU)("course.unread", { name }));
		else if (classes[at] === null) notices.push((0,message/* message */.iU)("course.tooFew", { name }));
	}
	const once = people.filter(({ submissions }) => submissions.filter((one) => one !== null).length === 1).length;
	if (once > 0) notices.push((0,message/* message */.iU)("course.onlyOnce", { n: once }));
	if (pairs === 0) notices.push((0,message/* message */.iU)("course.nobodyTwice"));
	return notices;
}

var places = __webpack_require__(65883);
var assets = __webpack_require__(65771);
var exit_codes = __webpack_require__(87408);
var version = __webpack_require__(58508);
var read_check = __webpack_require__(58472);
var check = __webpack_require__(37706);
var open_browser = __webpack_require__(7473);
var report_file = __webpack_require__(21013);
;// program/command-line/course.js













const MAX_ROWS = 40;
const DEFAULT_WIDTH = 100;
async function course(command, environment, now = Date.now) {
	const out = (0,external_node_path_.resolve)(command.out);
	const assignments = [];
	const names = new Set();
	for (const [at, given] of command.given.entries()) {
		if (isReport(given)) {
			assignments.push(assignmentAt(given, out));
			continue;
		}
		if ((0,external_node_fs_.statSync)(given, { throwIfNoEntry: false }) === undefined) {
			throw new outcome/* ConfigurationError */.j1(`${JSON.stringify(given)} does not exist. Name the folder of a report, or a folder or download of submissions.`);
		}
		const name = nameFor(given, names);
		const folder = (0,external_node_path_.join)(out, name);
		if (!command.quiet) {
			process.stderr.write(`${(0,text_escape/* visible */.RK)(given)} (${at + 1} of ${command.given.length}) is checked.\n`);
		}
		const since = new Date(now()).toISOString();
		const code = await (0,check.check)(inputsFor(given, folder, name, command), {
			json: false,
			quiet: true
		}, environment);
		const made = isReport(folder) ? assignmentAt(folder, out) : null;
		if (made === null || made.report.run.createdAt < since) {
			process.stderr.write(`error: ${(0,text_escape/* visible */.RK)(given)} came to no report, so there is no course. The line above says why; mend that and run again.\n`);
			return code === 0 ? exit_codes/* FAILED */.Wk : code;
		}
		assignments.push(made);
	}
	const { document, notices } = makeCourse(assignments, {
		name: command.name ?? ((0,external_node_path_.basename)(process.cwd()) || "course"),
		createdAt: new Date(now()).toISOString(),
		toolVersion: version/* VERSION */.x
	});
	const words = await (0,open_words/* openWords */.S)(command.locale ?? locale/* LOCALES */.YZ[0]);
	const page = (0,external_node_path_.join)(out, "index.html");
	const json = courseJson(document);
	try {
		await (0,promises_.mkdir)(out, { recursive: true });
		await (0,write/* writeWhole */.f8)((0,external_node_path_.join)(out, "course.json"), [json]);
		await (0,write/* writeWhole */.f8)(page, coursePieces(coursePage(document, notices, command.locale), words, (0,assets/* reportTemplate */.J8)()));
	} catch (error) {
		throw new outcome/* ConfigurationError */.j1(`${JSON.stringify(out)} cannot be written: ${(0,message_of/* messageOf */.b)(error)}. Name another folder by --out.`);
	}
	if (command.json) {
		process.stdout.write(json);
	} else if (!command.quiet) {
		const isTerminal = process.stdout.isTTY;
		const style = {
			colours: isTerminal && environment["NO_COLOR"] === undefined,
			width: isTerminal ? process.stdout.columns : DEFAULT_WIDTH,
			maxRows: MAX_ROWS
		};
		process.stdout.write(`${renderCourse(document, english/* ENGLISH */.V, style)}course: ${(0,text_escape/* visible */.RK)((0,external_node_path_.relative)("", page))}\n`);
	}
	if (command.open) (0,open_browser/* openFile */.Tq)(page, environment);
	return 0;
}
function isReport(given) {
	const isFile = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
	return isFile((0,external_node_path_.join)(given, "report.json")) || (0,external_node_path_.extname)(given) === ".json" && isFile(given);
}
function assignmentAt(given, out) {
	const report = (0,report_file/* readReportFile */.$)(given);
	const folder = (0,external_node_path_.extname)(given) === ".json" ? (0,external_node_path_.dirname)((0,external_node_path_.resolve)(given)) : (0,external_node_path_.resolve)(given);
	const page = (0,external_node_path_.join)(folder, "index.html");
	const path = (0,external_node_path_.relative)(out, page);
	const isThere = (0,external_node_fs_.statSync)(page, { throwIfNoEntry: false })?.isFile() === true;
	return {
		name: report.run.title,
		page: isThere && !(0,external_node_path_.isAbsolute)(path) ? (0,places/* encodePath */.O0)(path.split(external_node_path_.sep).join("/")) : null,
		report
	};
}
function nameFor(given, taken) {
	const own = (0,archive_names/* withoutEnding */.sP)((0,external_node_path_.basename)((0,external_node_path_.resolve)(given)));
	let name = own;
	for (let number = 2; taken.has(name); number += 1) name = `${own}-${number}`;
	taken.add(name);
	return name;
}
function inputsFor(given, folder, name, { inputs }) {
	return {
		...inputs,
		source: "directory",
		path: (0,read_check/* asLine */.Bd)(given),
		"report-dir": folder,
		"check-name": name,
		"fail-on": "never",
		"on-incomplete": "warn"
	};
}


}),








};
