export const id = 6910;
export const ids = [6910,7706];
export const modules = {




86910:
((__module__, __out__, __load__) => {


// EXPORTS
__load__.d(__out__, {
course:()=>course_course
});

var external_node_fs_ = __load__(73024);
var promises_ = __load__(51455);
var external_node_path_ = __load__(76760);
var open_words = __load__(49764);
var locale = __load__(35698);
var outcome = __load__(98216);
var sentence = __load__(4771);
var message_of = __load__(4575);
var english = __load__(49094);
var text_escape = __load__(68171);
var archive_names = __load__(97);
var course = __load__(18848);
var write = __load__(75409);
var make_course = __load__(93989);
var places = __load__(65883);
var assets = __load__(65771);
var exit_codes = __load__(87408);
var version = __load__(58508);
var read_check = __load__(58472);
var check = __load__(37706);
var open_browser = __load__(7473);
var report_file = __load__(21013);
var says = __load__(89544);
;// program/command-line/course-reports.js





const REPORT = "report.json";
const MAX_DEPTH = 5;
const MAX_ENTRIES = 1e5;
function reportsOfCourse(course, places, note) {
	const newest = new Map();
	for (const path of new Set(places.flatMap(reportsBelow))) {
		const report = readOrNote(path, note);
		if (report?.run.course !== course) continue;
		const { title, createdAt } = report.run;
		const known = newest.get(title);
		const isOlder = known !== undefined && known.report.run.createdAt > createdAt;
		const older = isOlder ? path : known?.path;
		if (older !== undefined) {
			note(`${older} does not count: there is a newer report of ${title}. Two assignments of one name take a --check-name each.`);
		}
		if (!isOlder) newest.set(title, {
			path,
			report
		});
	}
	const found = [...newest.values()].toSorted((a, b) => a.report.run.createdAt < b.report.run.createdAt ? -1 : 1);
	if (found.length < 2) {
		const where = places.map((one) => JSON.stringify(one)).join(", ");
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* courseHasFew */.iV, {
			course: JSON.stringify(course),
			none: found.length === 0,
			where
		}));
	}
	return found;
}
function readOrNote(path, note) {
	try {
		return (0,report_file/* readReportFile */.$)(path);
	} catch (error) {
		note(`${path} does not count: ${(0,message_of/* messageOf */.b)(error)}`);
		return null;
	}
}
function reportsBelow(place) {
	const stat = (0,external_node_fs_.statSync)(place, { throwIfNoEntry: false });
	if (stat === undefined) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* noFolderOfReports */.sk, { place: JSON.stringify(place) }));
	}
	if (!stat.isDirectory()) return [place];
	const found = [];
	let entries = 0;
	const walk = (folder, depth) => {
		for (const entry of (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })) {
			entries += 1;
			if (entries > MAX_ENTRIES) {
				throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* holdsTooMuch */.my, { place: JSON.stringify(place) }));
			}
			const path = (0,external_node_path_.join)(folder, entry.name);
			if (entry.isFile() && entry.name === REPORT) {
				found.push(path);
			} else if (entry.isDirectory() && depth < MAX_DEPTH && !/^\.|^node_modules$/.test(entry.name)) {
				walk(path, depth + 1);
			}
		}
	};
	walk(place, 0);
	return found.toSorted();
}

;// program/command-line/course.js















const MAX_ROWS = 40;
const DEFAULT_WIDTH = 100;
async function course_course(command, environment, now = Date.now) {
	const out = (0,external_node_path_.resolve)(command.out);
	const assignments = command.course === null ? await madeAssignments(command, out, environment, now) : keptAssignments(command.course, command, out);
	if (typeof assignments === "number") return assignments;
	const { document, notices } = (0,make_course/* makeCourse */.g)(assignments, {
		name: command.name ?? command.course ?? ((0,external_node_path_.basename)(process.cwd()) || "course"),
		createdAt: new Date(now()).toISOString(),
		toolVersion: version/* VERSION */.x
	});
	const words = await (0,open_words/* openWords */.S)(command.locale ?? locale/* LOCALES */.YZ[0]);
	const page = (0,external_node_path_.join)(out, "index.html");
	const json = (0,course/* courseJson */.Cd)(document);
	try {
		await (0,promises_.mkdir)(out, { recursive: true });
		await (0,write/* writeWhole */.f8)((0,external_node_path_.join)(out, "course.json"), [json]);
		await (0,write/* writeWhole */.f8)(page, (0,course/* coursePieces */.He)((0,course/* coursePage */.DY)(document, notices, command.locale), words, (0,assets/* reportTemplate */.J8)()));
	} catch (error) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* cannotWrittenName */.kE, {
			out: JSON.stringify(out),
			error: (0,message_of/* messageOf */.b)(error)
		}));
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
		process.stdout.write(`${(0,course/* renderCourse */.Qr)(document, english/* ENGLISH */.V, style)}course: ${(0,text_escape/* visible */.RK)((0,external_node_path_.relative)("", page))}\n`);
	}
	if (command.open) (0,open_browser/* openFile */.Tq)(page, environment);
	return 0;
}
function keptAssignments(name, { given, quiet }, out) {
	const note = (text) => {
		if (!quiet) process.stderr.write(`note: ${(0,text_escape/* visible */.RK)(text)}\n`);
	};
	return reportsOfCourse(name, given, note).map(({ path, report }) => assignmentOf(path, report, out));
}
async function madeAssignments(command, out, environment, now) {
	const assignments = [];
	const names = new Set();
	for (const [at, given] of command.given.entries()) {
		if (isReport(given)) {
			assignments.push(assignmentAt(given, out));
			continue;
		}
		if ((0,external_node_fs_.statSync)(given, { throwIfNoEntry: false }) === undefined) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* notExistName */.gY, { given: JSON.stringify(given) }));
		}
		const name = nameFor(given, names);
		const folder = (0,external_node_path_.join)(out, name);
		if (!command.quiet) {
			process.stderr.write(`${(0,sentence/* fill */.G)(says/* ofIs */.eY, {
				given: (0,text_escape/* visible */.RK)(given),
				at: at + 1,
				all: command.given.length
			})}\n`);
		}
		const since = new Date(now()).toISOString();
		const code = await (0,check.check)(inputsFor(given, folder, name, command), {
			json: false,
			quiet: true
		}, environment);
		const made = isReport(folder) ? assignmentAt(folder, out) : null;
		if (made === null || made.report.run.createdAt < since) {
			process.stderr.write(`${(0,sentence/* fill */.G)(says/* errorCame */.vi, { given: (0,text_escape/* visible */.RK)(given) })}\n`);
			return code === 0 ? exit_codes/* FAILED */.Wk : code;
		}
		assignments.push(made);
	}
	return assignments;
}
function isReport(given) {
	const isFile = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
	return isFile((0,external_node_path_.join)(given, "report.json")) || (0,external_node_path_.extname)(given) === ".json" && isFile(given);
}
function assignmentAt(given, out) {
	const path = (0,external_node_path_.extname)(given) === ".json" ? given : (0,external_node_path_.join)(given, "report.json");
	return assignmentOf(path, (0,report_file/* readReportFile */.$)(path), out);
}
function assignmentOf(path, report, out) {
	const page = (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(path)), "index.html");
	const from = (0,external_node_path_.relative)(out, page);
	const isThere = (0,external_node_fs_.statSync)(page, { throwIfNoEntry: false })?.isFile() === true;
	const link = isThere && !(0,external_node_path_.isAbsolute)(from) ? (0,places/* encodePath */.O0)(from.split(external_node_path_.sep).join("/")) : null;
	return {
		name: report.run.title,
		page: link,
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
