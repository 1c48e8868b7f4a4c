export const id = 5173;
export const ids = [5173];
export const modules = {





55173:
((__module__, __out__, __load__) => {

__load__.r(__out__);
__load__.d(__out__, {
course:()=>course
});
var node_fs__0__ = __load__(73024);
var node_path__1__ = __load__(76760);
var _base__12__ = __load__(76287);
var _base__14__ = __load__(49764);
var _base__15__ = __load__(35698);
var _base__20__ = __load__(98216);
var _base__21__ = __load__(4771);
var _base__22__ = __load__(49094);
var _base__23__ = __load__(68171);
var _base__25__ = __load__(97);
var _channels__16__ = __load__(18848);
var _channels__18__ = __load__(75409);
var _native__17__ = __load__(497);
var _report__13__ = __load__(60165);
var _report__24__ = __load__(65883);
var _system__19__ = __load__(65771);
var _exit_codes_js__2__ = __load__(87408);
var _process_machine_limit_js__3__ = __load__(80650);
var _version_js__4__ = __load__(58508);
var _arguments_read_check_js__5__ = __load__(58472);
var _arguments_variables_js__6__ = __load__(65200);
var _check_js__7__ = __load__(37706);
var _open_browser_js__8__ = __load__(7473);
var _report_file_js__9__ = __load__(21013);
var _terminal_log_js__10__ = __load__(78087);
var _says_js__11__ = __load__(89544);

















const MAX_ROWS = 40;
const DEFAULT_WIDTH = 100;
async function course(command, environment) {
	const out = (0,node_path__1__.resolve)(command.out);
	const redact = (0,_base__12__.$p)((0,_arguments_variables_js__6__.Pm)(environment));
	const say = (text) => void process.stderr.write(`${redact(text)}\n`);
	const assignments = command.course === null ? await madeAssignments(command, out, {
		environment,
		say
	}) : keptAssignments(command.course, command, out, say);
	if (typeof assignments === "number") return assignments;
	const made = (0,_report__13__.g8)(assignments, {
		name: command.name ?? command.course ?? ((0,node_path__1__.basename)(process.cwd()) || "course"),
		createdAt: new Date().toISOString(),
		toolVersion: _version_js__4__.x
	});
	const { document, notices } = (0,_base__12__.KL)(made, redact);
	const words = await (0,_base__14__.S)(command.locale ?? _base__15__.YZ[0]);
	const page = (0,node_path__1__.join)(out, "index.html");
	const json = (0,_channels__16__.Cd)(document);
	try {
		await _native__17__.fs.makeFolder(out);
		await (0,_channels__18__.f8)((0,node_path__1__.join)(out, "course.json"), [json]);
		await (0,_channels__18__.f8)(page, (0,_channels__16__.He)((0,_channels__16__.DY)(document, notices, command.locale), words, (0,_system__19__.J8)()));
	} catch (error) {
		if ((0,_process_machine_limit_js__3__.U)(error)) throw error;
		throw new _base__20__.j1((0,_base__21__.G)(_says_js__11__.kE, {
			out: JSON.stringify(out),
			error: (0,_base__20__.bD)(error)
		}));
	}
	if (command.json) {
		process.stdout.write(json);
	} else if (!command.quiet) {
		const style = (0,_terminal_log_js__10__.aH)(environment, {
			width: DEFAULT_WIDTH,
			maxRows: MAX_ROWS
		});
		const text = `${(0,_channels__16__.Qr)(document, _base__22__.VJ, style)}course: ${(0,_base__23__.RK)((0,node_path__1__.relative)("", page))}\n`;
		process.stdout.write(redact(text));
	}
	if (command.open) (0,_open_browser_js__8__.Tq)(page, environment);
	return 0;
}
function keptAssignments(name, { given, quiet }, out, say) {
	const note = (text) => {
		if (!quiet) say(`note: ${(0,_base__23__.RK)(text)}`);
	};
	return reportsOfCourse(name, given, note).map(({ path, report }) => assignmentOf(path, report, out));
}
async function madeAssignments(command, out, { environment, say }) {
	const missing = command.given.find((given) => foundAt(given) === undefined);
	if (missing !== undefined) {
		throw new _base__20__.j1((0,_base__21__.G)(_says_js__11__.gY, { given: JSON.stringify(missing) }));
	}
	const assignments = [];
	const names = new Set();
	const taken = new Set(command.given.map((one) => (0,node_path__1__.resolve)(one)));
	for (const [at, given] of command.given.entries()) {
		if (isReport(given)) {
			assignments.push(assignmentAt(given, out));
			continue;
		}
		const name = nameFor(given, names);
		let folder = (0,node_path__1__.join)(out, name);
		while (taken.has(folder)) folder += "-report";
		taken.add(folder);
		if (!command.quiet) {
			say((0,_base__21__.G)(_says_js__11__.eY, {
				given: (0,_base__23__.RK)(given),
				at: at + 1,
				all: command.given.length
			}));
		}
		const since = new Date().toISOString();
		const code = await (0,_check_js__7__.check)(inputsFor(given, folder, name, command), {
			json: false,
			quiet: true
		}, environment);
		const made = isReport(folder) ? assignmentAt(folder, out) : null;
		if (made === null || made.report.run.createdAt < since) {
			say((0,_base__21__.G)(_says_js__11__.vi, { given: (0,_base__23__.RK)(given) }));
			return code === 0 ? _exit_codes_js__2__.Wk : code;
		}
		assignments.push(made);
	}
	return assignments;
}
function isReport(given) {
	return (0,_report_file_js__9__.fo)((0,node_path__1__.join)(given, "report.json")) || (0,node_path__1__.extname)(given) === ".json" && (0,_report_file_js__9__.fo)(given);
}
function assignmentAt(given, out) {
	const path = (0,node_path__1__.extname)(given) === ".json" ? given : (0,node_path__1__.join)(given, "report.json");
	return assignmentOf(path, (0,_report_file_js__9__.$h)(path), out);
}
function assignmentOf(path, report, out) {
	const page = (0,node_path__1__.join)((0,node_path__1__.dirname)((0,node_path__1__.resolve)(path)), "index.html");
	const from = (0,node_path__1__.relative)(out, page);
	const link = (0,_report_file_js__9__.fo)(page) && !(0,node_path__1__.isAbsolute)(from) ? (0,_report__24__.O0)(from.split(node_path__1__.sep).join("/")) : null;
	return {
		name: report.run.title,
		page: link,
		report
	};
}
function nameFor(given, taken) {
	const own = (0,_base__25__.sP)((0,node_path__1__.basename)((0,node_path__1__.resolve)(given)));
	let name = own;
	for (let number = 2; taken.has(name); number += 1) name = `${own}-${number}`;
	taken.add(name);
	return name;
}
function inputsFor(given, folder, name, { inputs }) {
	return {
		...inputs,
		source: "directory",
		path: (0,_arguments_read_check_js__5__.Bd)(given),
		"report-dir": folder,
		"check-name": name,
		"fail-on": "never",
		"on-incomplete": "warn"
	};
}
const REPORT = "report.json";
const MAX_DEPTH = 5;
const MAX_ENTRIES = 1e5;
function reportsOfCourse(name, places, note) {
	const newest = new Map();
	for (const path of new Set(places.flatMap((place) => reportsBelow(place, note)))) {
		const report = readOrNote(path, note);
		if (report?.run.course !== name) continue;
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
		throw new _base__20__.j1((0,_base__21__.G)(_says_js__11__.iV, {
			course: JSON.stringify(name),
			none: found.length === 0,
			where
		}));
	}
	return found;
}
function readOrNote(path, note) {
	try {
		return (0,_report_file_js__9__.$h)(path);
	} catch (error) {
		note(`${path} does not count: ${(0,_base__20__.bD)(error)}`);
		return null;
	}
}
function foundAt(place) {
	try {
		return (0,node_fs__0__.statSync)(place, { throwIfNoEntry: false });
	} catch (error) {
		throw (0,_report_file_js__9__._w)(place, error);
	}
}
function reportsBelow(place, note) {
	const stat = foundAt(place);
	if (stat === undefined) {
		throw new _base__20__.j1((0,_base__21__.G)(_says_js__11__.sk, { place: JSON.stringify(place) }));
	}
	if (!stat.isDirectory()) return [place];
	const found = [];
	let entries = 0;
	const walk = (folder, depth) => {
		for (const entry of entriesOf(folder, note)) {
			entries += 1;
			if (entries > MAX_ENTRIES) {
				throw new _base__20__.j1((0,_base__21__.G)(_says_js__11__.my, { place: JSON.stringify(place) }));
			}
			const path = (0,node_path__1__.join)(folder, entry.name);
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
function entriesOf(folder, note) {
	try {
		return (0,node_fs__0__.readdirSync)(folder, { withFileTypes: true });
	} catch (error) {
		note(`${folder} does not count: ${(0,_base__20__.bD)(error)}`);
		return [];
	}
}


}),





};
