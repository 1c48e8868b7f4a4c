import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = ({
292:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
S:()=>isTooManyOpen
});
function isTooManyOpen(error) {
	const { code } = error ?? {};
	return code === "EMFILE" || code === "ENFILE";
}


}),
497:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
fs:()=>fs
});
var node_fs__0__ = __load__(73024);
var node_fs_promises__1__ = __load__(51455);
var node_path__2__ = __load__(76760);
var node_timers_promises__3__ = __load__(58500);




const TURN_MS = 5;
let turnBegan = 0;
function soon(now, beside) {
	return async (path) => {
		if (performance.now() - turnBegan < TURN_MS) return now(path);
		try {
			return await beside(path);
		} finally {
			turnBegan = performance.now();
		}
	};
}
const TYPED = { withFileTypes: true };
const fs = {
	stat: soon((path) => (0,node_fs__0__.statSync)(path), node_fs_promises__1__.stat),
	lstat: soon((path) => (0,node_fs__0__.lstatSync)(path), node_fs_promises__1__.lstat),
	realpath: soon((path) => node_fs__0__.realpathSync.native(path), node_fs_promises__1__.realpath),
	list: soon((folder) => (0,node_fs__0__.readdirSync)(folder, TYPED), (folder) => (0,node_fs_promises__1__.readdir)(folder, TYPED)),
	read: (path) => (0,node_fs_promises__1__.readFile)(path),
	readText: (path) => (0,node_fs_promises__1__.readFile)(path, "utf8"),
	pieces: (path) => (0,node_fs__0__.createReadStream)(path),
	write: node_fs_promises__1__.writeFile,
	open: node_fs_promises__1__.open,
	makeFolder: (path, mode) => Promise.try(makeFolderNow, path, mode),
	makeFolderNow,
	makeOwnFolder: node_fs_promises__1__.mkdtemp,
	replace: (from, to) => replaceFile(from, to),
	remove: (path) => (0,node_fs_promises__1__.rm)(path, { force: true }),
	openNow: node_fs__0__.openSync,
	readNow: node_fs__0__.readSync,
	writeNow: node_fs__0__.writeSync,
	closeNow: node_fs__0__.closeSync
};
function makeFolderNow(path, mode) {
	const missing = [];
	for (let at = (0,node_path__2__.resolve)(path); !made(at, mode); at = (0,node_path__2__.dirname)(at)) {
		missing.push(at);
		if (at === (0,node_path__2__.dirname)(at)) break;
	}
	for (const at of missing.toReversed()) {
		if (!made(at, mode)) (0,node_fs__0__.mkdirSync)(at, { mode });
	}
}
function made(path, mode) {
	try {
		(0,node_fs__0__.mkdirSync)(path, { mode });
		return true;
	} catch (error) {
		if ((0,node_fs__0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true) return true;
		if (error.code === "ENOENT") return false;
		throw error;
	}
}
const IN_USE = new Set([
	"EPERM",
	"EACCES",
	"EBUSY"
]);
const PAUSES_MS = [
	10,
	20,
	50,
	100,
	200,
	400,
	600,
	620
];
async function replaceFile(from, to, system = {
	platform: process.platform,
	rename: node_fs_promises__1__.rename,
	pause: node_timers_promises__3__.setTimeout
}) {
	for (const ms of system.platform === "win32" ? PAUSES_MS : []) {
		try {
			await system.rename(from, to);
			return;
		} catch (error) {
			if (!IN_USE.has(error.code)) throw error;
			await system.pause(ms);
		}
	}
	await system.rename(from, to);
}


}),
1083:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
S:()=>Quotas,
w:()=>nextMonth
});
var kysely__2__ = __load__(10769);
var _database_js__0__ = __load__(78181);
var _caller_js__1__ = __load__(6841);



class Quotas extends _database_js__0__.d6 {
	async used(userId) {
		const row = await this.row("usage", {
			userId,
			month: monthOf(this.now())
		});
		return {
			checks: row?.checks ?? 0,
			bytes: row?.bytes ?? 0
		};
	}
	async take(tx, userId, what, amount, most) {
		if (userId === _caller_js__1__.W) return true;
		if (most !== null && amount > most) return false;
		const month = monthOf(this.now());
		const left = {
			checks: 0,
			bytes: 0,
			[what]: amount
		};
		const row = await tx.insertInto("usage").values({
			userId,
			month,
			...left
		}).onConflict((conflict) => {
			const update = conflict.columns(["userId", "month"]).doUpdateSet({ [what]: (0,kysely__2__.l)`${kysely__2__.l.ref(`usage.${what}`)} + ${amount}` });
			return most === null ? update : update.where(`usage.${what}`, "<=", most - amount);
		}).returning("userId").executeTakeFirst();
		return row !== undefined;
	}
}
function monthOf(at) {
	const date = new Date(at);
	return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}
function nextMonth(at) {
	const date = new Date(at);
	return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}


}),
1589:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ej:()=>AUTO_DETECT,
T2:()=>ENGINE,
be:()=>MATCH_TYPE,
c4:()=>STATE,
pC:()=>UNDER_WAY,
pP:()=>CAPABILITY
});
const STATE = {
	created: 1,
	failed: 3,
	completed: 4,
	processing: 6,
	queued: 7
};
const UNDER_WAY = [STATE.queued, STATE.processing];
const AUTO_DETECT = 999;
const ENGINE = {
	full: 1,
	web: 2,
	webAndDatabase: 3,
	group: 9
};
const MATCH_TYPE = {
	peer: 1,
	database: 2,
	web: 3,
	ai: 10
};
const CAPABILITY = {
	roles: "submission-roles",
	unmetered: "unmetered",
	brief: "brief-overview",
	resultsBatch: "results-batch",
	bandsOnly: "bands-only",
	together: "belonging-together",
	web: "web-search"
};


}),
2723:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
ZG:()=>PASSING_NUMBERS,
kX:()=>LAYOUT_NAMES,
tN:()=>SOURCE_NAMES,
vX:()=>isSingle
});
const SOURCE_NAMES = [
	"pull-request",
	"directory",
	"repositories",
	"workspace"
];
const SINGLE = new Set(["pull-request", "workspace"]);
function isSingle(source) {
	return SINGLE.has(source);
}
const LAYOUT_NAMES = [
	"moodle",
	"canvas",
	"blackboard",
	"gradescope",
	"ilias",
	"brightspace",
	"info-csv",
	"classroom",
	"nbgrader",
	"submitty",
	"artemis",
	"codegrade",
	"sakai",
	"vpl",
	"teams",
	"autolab",
	"prairielearn",
	"folders",
	"flat",
	"single"
];
const PASSING_NUMBERS = new Set(["moodle"]);


}),
4666:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Wc:()=>whoAmI,
Zh:()=>VIEWER,
cu:()=>identityOf,
gD:()=>Account,
jM:()=>Viewer
});
var zod__0__ = __load__(25465);
var _github__1__ = __load__(47307);


const Account = zod__0__._H3({
	login: zod__0__.YjP(),
	type: zod__0__.YjP().optional()
});
const VIEWER = "viewer { login }";
const Viewer = zod__0__._H3({ viewer: zod__0__._H3({ login: zod__0__.YjP() }) });
async function whoAmI(github) {
	const purpose = (0,_github__1__.OU)("own", "asking whose token this is", "metadata");
	const { viewer } = await github.graphql(purpose, `query { ${VIEWER} }`, {}, Viewer);
	return identityOf(viewer.login);
}
function identityOf(login) {
	return {
		login,
		wrote: (author) => author?.login.toLowerCase() === login.toLowerCase()
	};
}


}),
4771:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
G:()=>fill
});
const CHOICE = /\{(\w+)\?((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g;
function fill(sentence, values) {
	const isSaid = (name) => ![
		false,
		null,
		""
	].includes(values[name]);
	return sentence.replace(CHOICE, (_, name, yes, no) => isSaid(name) ? yes : no).replace(/\{(\w+)\}(\.?)/g, (_, name, stop) => {
		const value = String(values[name]);
		return value.endsWith(".") ? value : `${value}${stop}`;
	});
}


}),
5560:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Gz:()=>below,
I2:()=>specialKind,
J9:()=>needFile,
dR:()=>writtenPath,
df:()=>slashed
});
var _native__0__ = __load__(76760);

function specialKind(found) {
	if (found.isFile() || found.isDirectory()) return null;
	if (found.isFIFO()) return "a pipe";
	return found.isSocket() ? "a socket" : "a device";
}
function needFile(found) {
	if (!found.isFile()) throw new Error(`it is ${specialKind(found) ?? "a folder"}, and no file`);
}
const OWN = {
	relative: _native__0__.relative,
	isAbsolute: _native__0__.isAbsolute,
	sep: _native__0__.sep
};
function below(folder, path, paths = OWN) {
	const from = paths.relative(folder, path);
	if (from === ".." || from.startsWith(`..${paths.sep}`) || paths.isAbsolute(from)) return null;
	return from.split(paths.sep).join("/");
}
function slashed(path, paths = OWN) {
	return path.split(paths.sep).join("/");
}
function writtenPath(line, paths = OWN) {
	const path = slashed(line, paths);
	return path === line || /^(?:\.{0,2}\/|[A-Za-z]:)/.test(path) ? path : `./${path}`;
}


}),
7473:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
I3:()=>passedOn,
Tq:()=>openFile,
ph:()=>openBrowser
});
var node_child_process__0__ = __load__(31421);
var node_fs__1__ = __load__(73024);
var node_os__2__ = __load__(48161);
var node_path__3__ = __load__(76760);
var _base__4__ = __load__(68171);





const OPENERS = {
	darwin: ["open"],
	win32: ["rundll32", "url.dll,FileProtocolHandler"],
	linux: ["xdg-open"]
};
const PASSED_ON = /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TEMP|TMP|DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|XDG_\w+|DBUS_SESSION_BUS_ADDRESS|DESKTOP_SESSION|GNOME_DESKTOP_SESSION_ID|KDE_\w+|BROWSER|WSL_DISTRO_NAME|WSL_INTEROP|WSLENV|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|USERNAME|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES(?:\(X86\))?|HOMEDRIVE|HOMEPATH)$/i;
function openBrowser(url, environment, platform = process.platform) {
	if (OPENERS[platform] === undefined) return () => {};
	const folder = (0,node_fs__1__.mkdtempSync)((0,node_path__3__.join)((0,node_os__2__.tmpdir)(), "code-similarity-report-"));
	const file = (0,node_path__3__.join)(folder, "open.html");
	(0,node_fs__1__.writeFileSync)(file, redirect(url), {
		mode: 384,
		flag: "wx"
	});
	openFile(file, environment, platform);
	return () => (0,node_fs__1__.rmSync)(folder, {
		recursive: true,
		force: true
	});
}
function openFile(file, environment, platform = process.platform) {
	const [command, ...args] = OPENERS[platform] ?? [];
	if (command === undefined) return;
	(0,node_child_process__0__.spawn)(command, [...args, file], {
		stdio: "ignore",
		detached: true,
		windowsHide: true,
		env: passedOn(environment)
	}).once("error", () => {}).unref();
}
function passedOn(environment) {
	return Object.fromEntries(Object.entries(environment).filter(([name]) => PASSED_ON.test(name)));
}
function redirect(url) {
	const address = (0,_base__4__.ZD)(url);
	return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=${address}"><title>code-similarity</title><p><a href="${address}">Open the page</a></p>\n`;
}


}),
7520:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Z:()=>Tiler
});
var _tokenizers_vocabulary_js__0__ = __load__(11728);

const MAX_CHAIN = 8;
const IN_ROW = 4;
const LONG_RUN = 60;
const CHAIN_INSIDE = 2;
const MAX_MATCHES = 6e4;
const MAX_STEPS_PER_TOKEN = 64;
const MAX_ROW_STEPS_PER_TOKEN = 8;
const MOST_HIDDEN = 16;
const LARGEST_STAMP = 2 ** 31;
const RECORD = 3;
class Chains {
	anchors = {
		positions: new Uint32Array(0),
		keys: new Uint32Array(0),
		from: 0,
		to: 0,
		sure: 0
	};
	heads = new Int32Array(1 << 8);
	mask = 0;
	records = new Int32Array(1 << 10);
	index(anchors) {
		this.anchors = anchors;
		const { positions, keys, from, to } = anchors;
		const count = to - from;
		let size = 1 << 8;
		while (size < count * 2) size *= 2;
		if (this.heads.length < size) this.heads = new Int32Array(size);
		this.mask = size - 1;
		this.heads.fill(-1, 0, size);
		if (this.records.length < count * RECORD) this.records = new Int32Array(count * RECORD * 2);
		const { heads, mask, records } = this;
		for (let at = count - 1; at >= 0; at -= 1) {
			const key = keys[from + at];
			const record = at * RECORD;
			records[record] = key;
			records[record + 1] = positions[from + at];
			records[record + 2] = heads[key & mask];
			heads[key & mask] = record;
		}
	}
}
function inRows({ positions, keys, from, to }, apart) {
	const count = Math.max(0, to - from - (IN_ROW - 1) * apart);
	const rows = new Uint32Array(count);
	for (let at = 0; at < count; at += 1) {
		let row = 0;
		for (let place = 0; place < IN_ROW; place += 1) {
			const own = from + at + place * apart;
			const far = positions[own] - positions[from + at];
			row = Math.imul(row ^ keys[own] ^ far, 2654435761);
			row ^= row >>> 15;
		}
		rows[at] = row;
	}
	return {
		positions: positions.subarray(from, from + count),
		keys: rows,
		from: 0,
		to: count,
		sure: 0
	};
}
class Tiler {
	#minimum;
	#tokens = new Uint16Array(0);
	#walled = new Uint16Array(1 << 12);
	#levels = [new Chains()];
	#indexed = 0;
	#matchA = new Int32Array(1 << 10);
	#matchB = new Int32Array(1 << 10);
	#matchLength = new Int32Array(1 << 10);
	#matchNext = new Int32Array(1 << 10);
	#matches = 0;
	#longest = 0;
	#buckets = new Int32Array(1 << 10).fill(-1);
	#diagonals = new Uint32Array(1 << 12);
	#base = 0;
	#markA = new Uint32Array(1 << 12);
	#markB = new Uint32Array(1 << 12);
	#free = 0;
	#markedTo = 0;
	#tiles = 0;
	#tileA = new Int32Array(1 << 8);
	#tileB = new Int32Array(1 << 8);
	#tileLength = new Int32Array(1 << 8);
	constructor(minimum) {
		this.#minimum = minimum;
	}
	index(tokens, anchors) {
		this.#tokens = tokens;
		this.#levels[0]?.index(anchors);
		this.#indexed = 1;
		this.#wall(tokens);
		if (this.#markA.length < tokens.length) {
			this.#markA = new Uint32Array(tokens.length * 2);
			this.#forgetMarks();
		}
	}
	#wall(tokens) {
		const { length } = tokens;
		if (this.#walled.length < length + 2) this.#walled = new Uint16Array((length + 2) * 2);
		const walled = this.#walled;
		walled[0] = _tokenizers_vocabulary_js__0__.wH;
		for (let at = 0; at < length; at += 1) {
			const token = tokens[at];
			walled[at + 1] = token === _tokenizers_vocabulary_js__0__.wv ? _tokenizers_vocabulary_js__0__.wH : token;
		}
		walled[length + 1] = _tokenizers_vocabulary_js__0__.wH;
	}
	tile(tokens, anchors) {
		if (this.#markB.length < tokens.length) {
			this.#markB = new Uint32Array(tokens.length * 2);
			this.#forgetMarks();
		}
		if (this.#markedTo > LARGEST_STAMP) this.#forgetMarks();
		this.#free = this.#markedTo;
		this.#markedTo += Math.max(this.#tokens.length, tokens.length);
		if (this.#equals(tokens)) {
			this.#placeWhole(tokens);
		} else {
			this.#collect(tokens, anchors);
			this.#place();
		}
		return {
			count: this.#tiles,
			a: this.#tileA,
			b: this.#tileB,
			length: this.#tileLength
		};
	}
	#forgetMarks() {
		this.#markA.fill(0);
		this.#markB.fill(0);
		this.#markedTo = 0;
	}
	#equals(tokens) {
		const first = this.#tokens;
		if (first.length !== tokens.length) return false;
		for (let at = 0; at < tokens.length; at += 1) {
			if (first[at] !== tokens[at]) return false;
		}
		return true;
	}
	#placeWhole(tokens) {
		this.#tiles = 0;
		let from = 0;
		for (let at = 0; at <= tokens.length; at += 1) {
			if (at === tokens.length || tokens[at] === _tokenizers_vocabulary_js__0__.wv) {
				if (at - from >= this.#minimum) this.#take(from, from, at - from);
				from = at + 1;
			}
		}
	}
	#collect(tokens, anchors) {
		const limit = Math.min(this.#tokens.length, tokens.length) + 1;
		if (this.#buckets.length < limit) this.#buckets = new Int32Array(limit * 2).fill(-1);
		this.#matches = 0;
		this.#longest = 0;
		let of = anchors;
		let steps = MAX_STEPS_PER_TOKEN;
		for (let level = 0; !this.#scan(tokens, of, this.#level(level), steps); level += 1) {
			of = inRows(of, IN_ROW ** level);
			steps = MAX_ROW_STEPS_PER_TOKEN;
		}
	}
	#level(level) {
		for (; this.#indexed <= level; this.#indexed += 1) {
			const before = this.#levels[this.#indexed - 1];
			const own = this.#levels[this.#indexed] ??= new Chains();
			own.index(inRows(before.anchors, IN_ROW ** (this.#indexed - 1)));
		}
		return this.#levels[level];
	}
	#scan(tokens, anchors, chains, stepsPerToken) {
		const first = this.#tokens;
		const { positions, keys, from, to, sure } = anchors;
		const walled = this.#walled;
		const { heads, records, mask } = chains;
		const minimum = this.#minimum;
		const diagonals = this.#freshDiagonals(first.length + tokens.length);
		const base = this.#base;
		this.#base += tokens.length + 1;
		const mostMatches = this.#matches + MAX_MATCHES;
		let steps = stepsPerToken * (first.length + tokens.length);
		let longUntil = 0;
		let hidden = 0;
		let foundUntil = 0;
		for (let anchor = from; anchor < to; anchor += 1) {
			const key = keys[anchor] | 0;
			const head = heads[key & mask];
			if (head < 0) continue;
			const b = positions[anchor];
			let left = b < longUntil ? CHAIN_INSIDE : MAX_CHAIN;
			let isFound = b + sure <= foundUntil;
			for (let record = head; record >= 0; record = records[record + 2]) {
				if (records[record] !== key) {
					steps -= 1;
					continue;
				}
				if (left === 0) {
					if (!isFound) hidden += 1;
					break;
				}
				left -= 1;
				const a = records[record + 1];
				const diagonal = a - b + tokens.length;
				if (diagonals[diagonal] > base + b) {
					continue;
				}
				let start = b;
				for (let before = a; start > 0 && walled[before] === tokens[start - 1]; before -= 1) start -= 1;
				let end = b + sure;
				for (let behind = a + 1 + sure; end < tokens.length && walled[behind] === tokens[end]; behind += 1) {
					end += 1;
				}
				const length = end - start;
				steps -= length;
				diagonals[diagonal] = base + end;
				if (length >= minimum) {
					isFound = true;
					foundUntil = Math.max(foundUntil, end);
					this.#keep(a - (b - start), start, length);
					if (length >= LONG_RUN) longUntil = Math.max(longUntil, end - minimum);
				}
			}
			if (this.#matches >= mostMatches || steps < 0) return false;
		}
		return hidden <= MOST_HIDDEN;
	}
	#freshDiagonals(count) {
		if (this.#diagonals.length < count) {
			this.#diagonals = new Uint32Array(count * 2);
			this.#base = 0;
		} else if (this.#base > LARGEST_STAMP) {
			this.#diagonals.fill(0);
			this.#base = 0;
		}
		return this.#diagonals;
	}
	#keep(a, b, length) {
		const at = this.#matches;
		if (at === this.#matchA.length) {
			this.#matchA = grown(this.#matchA);
			this.#matchB = grown(this.#matchB);
			this.#matchLength = grown(this.#matchLength);
			this.#matchNext = grown(this.#matchNext);
		}
		this.#matchA[at] = a;
		this.#matchB[at] = b;
		this.#matchLength[at] = length;
		this.#matchNext[at] = this.#buckets[length];
		this.#buckets[length] = at;
		this.#matches = at + 1;
		this.#longest = Math.max(this.#longest, length);
	}
	#place() {
		this.#tiles = 0;
		const minimum = this.#minimum;
		const free = this.#free;
		const markA = this.#markA;
		const markB = this.#markB;
		for (let length = this.#longest; length >= minimum; length -= 1) {
			while (this.#buckets[length] >= 0) {
				const match = this.#buckets[length];
				this.#buckets[length] = this.#matchNext[match];
				const a = this.#matchA[match];
				const b = this.#matchB[match];
				let from = 0;
				while (from < length) {
					const taken = Math.max(markA[a + from] - a, markB[b + from] - b) - free;
					if (taken <= from) break;
					from = taken;
				}
				let to = length;
				while (to > from && (markA[a + to - 1] > free || markB[b + to - 1] > free)) {
					to -= 1;
				}
				if (to - from === length) {
					markA.fill(free + a + length, a, a + length);
					markB.fill(free + b + length, b, b + length);
					this.#take(a, b, length);
				} else if (to - from >= minimum) {
					this.#keep(a + from, b + from, to - from);
				}
			}
		}
	}
	#take(a, b, length) {
		const at = this.#tiles;
		if (at === this.#tileA.length) {
			this.#tileA = grown(this.#tileA);
			this.#tileB = grown(this.#tileB);
			this.#tileLength = grown(this.#tileLength);
		}
		this.#tileA[at] = a;
		this.#tileB[at] = b;
		this.#tileLength[at] = length;
		this.#tiles = at + 1;
	}
}
function grown(array) {
	const larger = new Int32Array(array.length * 2);
	larger.set(array);
	return larger;
}


}),
7849:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
eq:()=>lazyGitHub,
k8:()=>tokensOf,
sV:()=>inPlaceOf
});
var _base__2__ = __load__(73043);
var _github__1__ = __load__(23863);
var _version_js__0__ = __load__(58508);



function inPlaceOf(origin, { get }) {
	let github = null;
	return {
		get: () => github ??= get().inPlaceOf(origin),
		close: () => Promise.resolve()
	};
}
function lazyGitHub({ timeoutMs, ...options }) {
	const { clock, log } = options;
	const deadlineMs = clock.now() + timeoutMs;
	const userAgent = `code-similarity-action/${_version_js__0__.x}`;
	let github = null;
	return {
		get: () => github ??= (0,_github__1__.Cl)({
			...options,
			deadlineMs,
			userAgent
		}),
		close: async () => {
			if (github === null) return;
			const { used, limit, remaining, resetsAt } = github.budget();
			const left = remaining === null || limit === null ? "" : `; ${remaining} of ${limit} are left${resetsAt === null ? "" : ` until ${resetsAt}`}`;
			log.info(`GitHub: ${(0,_base__2__.U9)(used, "request")}${left}.`);
			await github.close();
		}
	};
}
function tokensOf(raw, ownName = "github-token") {
	const own = raw["github-token"] ?? null;
	const reading = raw["collect-token"] ?? null;
	return {
		own: {
			token: own,
			origin: {
				kind: "input",
				name: ownName,
				...own === null ? { instead: null } : {}
			}
		},
		reading: reading === null ? {
			token: own,
			origin: {
				kind: "input",
				name: "collect-token",
				instead: own === null ? null : ownName
			}
		} : {
			token: reading,
			origin: {
				kind: "input",
				name: "collect-token"
			}
		}
	};
}


}),
8340:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
U:()=>Fingerprinter
});
var _fingerprints_js__0__ = __load__(14882);

class Fingerprinter {
	table = new _fingerprints_js__0__.aP();
	#k;
	#w;
	#hashes = new _fingerprints_js__0__.Ch();
	#chosen = new Uint32Array(4096);
	#keys = new Uint32Array(4096);
	#scratch = new Uint32Array(4096);
	#documents = 0;
	constructor(k, w) {
		this.#k = k;
		this.#w = w;
	}
	of(tokens) {
		const hashes = this.#hashes;
		hashes.compute(tokens, this.#k);
		this.#reserve(hashes.length);
		const count = (0,_fingerprints_js__0__.Xq)(hashes, this.#w, this.#chosen);
		const keys = this.#keys;
		const scratch = this.#scratch;
		for (let at = 0; at < count; at += 1) {
			const position = this.#chosen[at];
			keys[at] = hashes.low[position];
			scratch[at] = hashes.high[position];
		}
		this.table.fetch(keys, scratch, count);
		for (let at = 0; at < count; at += 1) {
			const number = this.table.add(keys[at], scratch[at]);
			keys[at] = number;
			scratch[at] = number;
		}
		return {
			positions: this.#chosen.subarray(0, count),
			keys: this.#keys.subarray(0, count),
			numbers: this.#distinct(count)
		};
	}
	all(tokens) {
		const hashes = this.#hashes;
		hashes.compute(tokens, this.#k);
		this.#reserve(hashes.length);
		this.table.fetch(hashes.low, hashes.high, hashes.length);
		let count = 0;
		for (let at = 0; at < hashes.length; at += 1) {
			if (hashes.valid[at] === 1) {
				this.#scratch[count] = this.table.add(hashes.low[at], hashes.high[at]);
				count += 1;
			}
		}
		return this.#distinct(count);
	}
	#reserve(length) {
		if (this.#scratch.length < length) {
			this.#chosen = new Uint32Array(length * 2);
			this.#keys = new Uint32Array(length * 2);
			this.#scratch = new Uint32Array(length * 2);
		}
	}
	#distinct(count) {
		this.#documents += 1;
		let kept = 0;
		for (let at = 0; at < count; at += 1) {
			const number = this.#scratch[at];
			if (this.table.timesIn(this.#documents, number) > 0) continue;
			this.#scratch[kept] = number;
			kept += 1;
		}
		return this.#scratch.subarray(0, kept);
	}
}


}),
9984:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
O:()=>recurrenceWords
});
var _base__0__ = __load__(33897);

function recurrenceWords({ times, of, place, expected }, pairs) {
	const values = {
		times,
		of,
		share: place,
		pairs
	};
	return expected < LEAST_TOLD ? (0,_base__0__.iU)("course.oftenRare", {
		...values,
		expected: LEAST_TOLD
	}) : (0,_base__0__.iU)("course.often", {
		...values,
		expected
	});
}
const LEAST_TOLD = .001;


}),
11713:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Fj:()=>secretsOf,
Ko:()=>readInputs,
wo:()=>misspelledInputs,
yS:()=>configLocation
});
var _base__3__ = __load__(4771);
var _quoted_js__0__ = __load__(73321);
var _inputs_inputs_js__1__ = __load__(64033);
var _says_js__2__ = __load__(69301);




const PREFIX = "INPUT_";
function readInputs(environment) {
	const raw = {};
	for (const name of _inputs_inputs_js__1__.Qh) {
		const value = environment[`${PREFIX}${name.replaceAll(" ", "_").toUpperCase()}`]?.trim();
		if (value !== undefined && value !== "") raw[name] = value;
	}
	return raw;
}
function misspelledInputs(environment) {
	const warnings = [];
	for (const key of Object.keys(environment)) {
		if (!key.startsWith(PREFIX)) continue;
		const name = key.slice(PREFIX.length).toLowerCase();
		const meant = (0,_inputs_inputs_js__1__.wp)(name) ? null : (0,_inputs_inputs_js__1__.mO)(name, _inputs_inputs_js__1__.Qh);
		if (meant !== null) warnings.push((0,_base__3__.G)(_says_js__2__.Cq, {
			name: (0,_quoted_js__0__.T)(name),
			meant
		}));
	}
	return warnings;
}
function secretsOf(raw) {
	return _inputs_inputs_js__1__.Qh.filter((name) => (0,_inputs_inputs_js__1__.Fg)(name).secret === true).flatMap((name) => raw[name] ?? []);
}
function configLocation(raw) {
	const given = raw.config?.trim() ?? "";
	if (given !== "") return {
		path: given,
		explicit: true
	};
	return {
		path: _inputs_inputs_js__1__.mc.config.default,
		explicit: false
	};
}


}),
12650:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Dk:()=>CASES_SCHEMA_VERSION,
Lw:()=>DECLARED_KEY,
R5:()=>CASE_BOUNDS,
gX:()=>CASE_STATES,
kr:()=>NO_CASES
});
const CASES_SCHEMA_VERSION = 1;
const CASE_BOUNDS = {
	line: 1e3,
	note: 2e5,
	typedNote: 2e4,
	files: 100
};
const CASE_STATES = [
	"new",
	"seen",
	"to-discuss",
	"confirmed",
	"dismissed"
];
const NO_CASES = {
	cases: [],
	common: []
};
const DECLARED_KEY = "declared-common";


}),
13322:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ph:()=>KeyShape,
eG:()=>ShareRow,
gg:()=>ROLES,
iW:()=>SCOPES,
oz:()=>AuditRow,
s0:()=>UserRow,
tU:()=>QueueShape
});
var zod__0__ = __load__(25465);

const ROLES = [
	"instructor",
	"assistant",
	"administrator"
];
const SCOPES = [
	"full",
	"read",
	"submit"
];
const time = zod__0__.YjP().nullable();
const number = zod__0__.Whr().nullable();
const UserRow = zod__0__.Ikc({
	id: zod__0__.Whr(),
	name: zod__0__.YjP(),
	role: zod__0__/* ["enum"] */ .k5n(ROLES),
	trial: zod__0__.zMY(),
	suspended_at: time,
	invoice: zod__0__.YjP().nullable(),
	single_sign_on: zod__0__.zMY().describe("Logs in with an account elsewhere, as at the university"),
	left_at: time.describe("When that account was in no group any more that may come in"),
	checks_a_month: number.describe("null: not limited"),
	bytes_a_month: number.describe("null: not limited"),
	created_at: zod__0__.YjP()
});
const KeyShape = zod__0__.Ikc({
	id: zod__0__.Whr(),
	user_id: zod__0__.Whr(),
	name: zod__0__.YjP(),
	scope: zod__0__/* ["enum"] */ .k5n(SCOPES),
	corpus_id: number,
	created_at: zod__0__.YjP(),
	expires_at: time,
	last_used_at: time,
	revoked_at: time
});
const ShareRow = zod__0__.Ikc({
	id: zod__0__.Whr(),
	owner_id: zod__0__.Whr(),
	owner: zod__0__.YjP().nullable(),
	check_id: number.describe("null: all checks of the owner"),
	user_id: zod__0__.Whr(),
	user: zod__0__.YjP().nullable(),
	created_at: zod__0__.YjP()
});
const AuditRow = zod__0__.Ikc({
	id: zod__0__.Whr(),
	at: zod__0__.YjP(),
	user_id: zod__0__.Whr(),
	user: zod__0__.YjP().nullable(),
	key_id: number,
	action: zod__0__.YjP(),
	check_id: number,
	submission_id: number,
	owner_id: number,
	details: zod__0__.L5J()
});
const QueueShape = zod__0__.Ikc({
	waiting: zod__0__.Whr(),
	waiting_small: zod__0__.Whr(),
	running: zod__0__.Whr(),
	oldest_since: zod__0__.YjP().nullable(),
	people: zod__0__.YOg(zod__0__.Ikc({
		user_id: zod__0__.Whr().nullable(),
		waiting: zod__0__.Whr(),
		running: zod__0__.Whr()
	}))
});


}),
13925:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
JN:()=>NOTHING_CHECKED_OUT,
jl:()=>NOTHING_CHECKED_OUT_EITHER,
tr:()=>readsWorkspace,
vl:()=>isNothingCheckedOut
});
var node_fs__0__ = __load__(73024);
var _contract__2__ = __load__(95844);
var _native__3__ = __load__(76760);
var _says_js__1__ = __load__(8673);




const NOTHING_CHECKED_OUT = _says_js__1__.jv;
const NOTHING_CHECKED_OUT_EITHER = _says_js__1__.Ww;
function isNothingCheckedOut(workspace, environment) {
	if (environment["GITHUB_ACTIONS"] !== "true") return false;
	try {
		return (0,node_fs__0__.readdirSync)(workspace).length === 0;
	} catch {
		return false;
	}
}
function readsWorkspace({ mode, source, checkId, path, people, manifest, cases }, event) {
	if (mode !== "check" || checkId !== null) return false;
	if (source === "workspace") return true;
	const lists = (0,_contract__2__.gp)(event) ? [] : [
		people,
		manifest,
		cases
	];
	const folders = source === "directory" ? path : [];
	return [...lists, ...folders].some((file) => file !== null && !(0,_native__3__.isAbsolute)(file));
}


}),
14420:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
t:()=>CASE,
rd:()=>DECLARED_CODE,
rf:()=>MAX_ANSWERS,
j5:()=>MAX_ANSWER_CHARACTERS,
zO:()=>MAX_CASES_BYTES,
FU:()=>MAX_DECLARED_CHARACTERS,
rv:()=>casesText,
Bq:()=>parseCases
});

var schemas = __load__(25465);
var iso = __load__(52378);
var outcome = __load__(98216);
var sentence = __load__(4771);
var text_escape = __load__(68171);
var contract_cases = __load__(12650);
;// report/cases/says.js
const notJsonRestore = "{name} is not JSON ({error}). Restore it from a copy, or delete it: its cases are then lost.";
const nestedToo = "{name} is nested too deeply to be cases; restore it from a copy.";
const writtenLater = "{name} was written by a later version of this program (schemaVersion {version}); use that version.";
const holdsNoCases = "{name} holds no cases of this version ({place}: {issue}). Mend that place, or restore the file from a copy.";

;// report/cases/case-document.js




const MOST = {
	...contract_cases/* CASE_BOUNDS */.R5,
	text: 2e5,
	subjects: 200,
	answers: 1e3,
	cases: 2e4,
	common: 200
};
const MAX_ANSWER_CHARACTERS = 1e4;
const MAX_ANSWERS = 20;
const MAX_DECLARED_CHARACTERS = MOST.text;
const MAX_CASES_BYTES = 1e7;
const line = schemas/* string */.YjP().max(MOST.line);
const by = line.nullable().meta({ description: "Who; null: not told." });
const time = iso/* datetime */.w$({ offset: true });
const at = time.meta({ description: "When; RFC 3339. The newer of two records counts." });
const score = schemas/* number */.aig().min(0).max(100).nullable();
const subject = schemas/* string */.YjP().regex(/^(?:[1-9]\d{0,15}|k[0-9a-f]{16})$/, "no subject of a report");
const CASE = schemas/* looseObject */._H3({
	subjects: schemas/* array */.YOg(subject).min(1).max(MOST.subjects).meta({ description: "Who it is about: one submission, the two of a pair, or a group. GitHub's numeric id of a repository, or k and a digest of what a person is called." }),
	names: schemas/* array */.YOg(line).max(MOST.subjects).meta({ description: "What staff called them, in the same order." }),
	state: schemas/* enum */.k5n(contract_cases/* CASE_STATES */.gX),
	reason: line.nullable().meta({ description: "Why it was dismissed." }),
	note: schemas/* string */.YjP().max(MOST.note).nullable(),
	by,
	at,
	evidence: schemas/* looseObject */._H3({
		similarity: score.meta({ description: "The larger share of the two sides." }),
		suspicion: score,
		tokens: schemas/* number */.aig().min(0).nullable().meta({ description: "Of all fragments together." })
	}).meta({ description: "What was known when it was decided; of a group, its strongest pair; of one submission, nothing." }),
	files: schemas/* array */.YOg(line).max(MOST.files).optional().meta({ description: "What staff call the files that belong to it. The files themselves are kept elsewhere." }),
	answers: schemas/* array */.YOg(schemas/* looseObject */._H3({
		subject: subject.meta({ description: "Who answered: one of the subjects." }),
		at: time.meta({ description: "When; RFC 3339." }),
		text: schemas/* string */.YjP().max(MAX_ANSWER_CHARACTERS),
		first: time.optional().meta({ description: "When it was written first, where it was changed since." })
	})).max(MOST.answers).optional().meta({ description: "What people answered, oldest first: added to, never changed." })
}).meta({ description: "What people decided about a submission, a pair or a group." });
const DECLARED_CODE = schemas/* looseObject */._H3({
	path: line.min(1).meta({ description: "The file that it was seen in: its ending says the language." }),
	text: schemas/* string */.YjP().min(1).max(MOST.text),
	by,
	at
}).meta({ description: "Code that the next run takes for starter code." });
const CasesDocument = schemas/* looseObject */._H3({
	schemaVersion: schemas/* literal */.euz(contract_cases/* CASES_SCHEMA_VERSION */.Dk),
	cases: schemas/* array */.YOg(CASE).max(MOST.cases),
	common: schemas/* array */.YOg(DECLARED_CODE).max(MOST.common)
}).meta({
	id: "CasesDocument",
	title: "Cases",
	description: "What people decided about submissions, pairs and groups."
});
function parseCases(text, name) {
	let value;
	try {
		value = JSON.parse(text.replace(/^\ufeff/, ""));
	} catch (error) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(notJsonRestore, {
			name,
			error: error instanceof Error ? error.message : ""
		}));
	}
	if (isDeep(value)) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(nestedToo, { name }));
	}
	const version = schemas/* looseObject */._H3({ schemaVersion: schemas/* number */.aig() }).safeParse(value).data?.schemaVersion;
	if (version !== undefined && version > contract_cases/* CASES_SCHEMA_VERSION */.Dk) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(writtenLater, {
			name,
			version
		}));
	}
	const result = CasesDocument.safeParse(value);
	if (result.success) return result.data;
	const [issue] = result.error.issues;
	const place = issue === undefined || issue.path.length === 0 ? "top level" : issue.path.join(".");
	throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(holdsNoCases, {
		name,
		place,
		issue: issue?.message ?? "unknown shape"
	}));
}
const MOST_LEVELS = 100;
function isDeep(value) {
	let level = [value];
	for (let depth = 0; level.length > 0; depth += 1) {
		if (depth > MOST_LEVELS) return true;
		level = level.flatMap((one) => typeof one === "object" && one !== null ? Object.values(one) : []);
	}
	return false;
}
function casesText(book) {
	const { cases, common, ...rest } = book;
	const list = (entries) => entries.length === 0 ? "[]" : `[\n${entries.map((one) => (0,text_escape/* jsonText */.s$)(one)).join(",\n")}\n]`;
	const members = Object.entries({
		...rest,
		schemaVersion: contract_cases/* CASES_SCHEMA_VERSION */.Dk
	}).map(([key, value]) => `${(0,text_escape/* jsonText */.s$)(key)}: ${(0,text_escape/* jsonText */.s$)(value)}`);
	return `{\n${[
		...members,
		`"cases": ${list(cases)}`,
		`"common": ${list(common)}`
	].join(",\n")}\n}\n`;
}
function casesJsonSchema() {
	const { $schema, ...schema } = z.toJSONSchema(CasesDocument, { io: "input" });
	return {
		$schema,
		$id: PUBLISHED["docs/cases.schema.json"],
		...schema
	};
}


}),
15206:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
F:()=>readTextByGit,
R:()=>filesOf
});
var _base__4__ = __load__(98216);
var _base__5__ = __load__(4771);
var _github__6__ = __load__(50926);
var _github_repository_js__0__ = __load__(1493);
var _fetch_objects_js__1__ = __load__(767);
var _objects_js__2__ = __load__(79510);
var _github_says_js__3__ = __load__(43901);






function filesOf(objects, commit) {
	const tree = (0,_objects_js__2__.xt)(objects, commit)?.tree ?? null;
	return (0,_objects_js__2__.tX)(objects, null, tree).flatMap(({ path, after }) => after === null ? [] : [{
		path,
		...after
	}]);
}
async function readTextByGit(github, name, commit, path) {
	const trees = await (0,_fetch_objects_js__1__.rt)(github, name, {
		wants: [commit],
		depth: 1,
		filter: "blob:none"
	});
	const plain = path.replace(/^(?:\.\/)+/, "");
	const file = filesOf(trees, commit).find((one) => one.path === plain);
	if (file === undefined) return null;
	const bytes = (0,_objects_js__2__.fo)(file) ? (await (0,_fetch_objects_js__1__.rt)(github, name, { wants: [file.sha] })).get(file.sha)?.bytes : undefined;
	if (bytes === undefined || bytes.length > _github_repository_js__0__.Dq) {
		throw new _base__4__.j1((0,_base__5__.G)(_github_says_js__3__.H2, {
			path,
			name: (0,_github__6__.fq)(name),
			most: _github_repository_js__0__.Dq
		}));
	}
	return bytes.toString("utf8").replace(/^\uFEFF/, "");
}


}),
15257:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BU:()=>validateCritDuplicates,
CT:()=>o,
Fw:()=>validateAlgorithms,
Gv:()=>isObject,
J0:()=>validateB64,
MV:()=>encodeAsciiMember,
OX:()=>parseJoseHeader,
ac:()=>assertNotSet,
fV:()=>isJwkSet,
fz:()=>isDisjoint,
h2:()=>decodeBase64url,
ji:()=>serializeJoseHeader,
nI:()=>validateCrit,
qc:()=>a
});
var _util_errors_js__2__ = __load__(97813);
var _util_base64url_js__0__ = __load__(59116);
var _buffer_utils_js__1__ = __load__(93207);
function assertUint8Array(e,t){if(!(e instanceof Uint8Array))throw new TypeError(`${t} must be an instance of Uint8Array`)}function isObject(e){if(typeof e!=`object`||e===null||Object.prototype.toString.call(e)!==`[object Object]`)return!1;const t=Object.getPrototypeOf(e);return t===null||Object.getPrototypeOf(t)===null}function isJwkSet(e){return isObject(e)&&Array.isArray(e.keys)&&Array.from(e.keys).every(isObject)}function isDisjoint(...e){const t=new Set;for(const n of e)if(n)for(const e of Object.keys(n)){if(t.has(e))return!1;t.add(e)}return!0}function assertNotSet(e,t){if(e!==void 0)throw new TypeError(`${t} can only be called once`)}function decodeBase64url(e,t,r){try{return (0,_util_base64url_js__0__.D)(e)}catch(e){throw new r(`Failed to base64url decode the ${t}`,{cause:e})}}function encodeAsciiMember(e,t,n){try{return (0,_buffer_utils_js__1__.lF)(e)}catch(e){throw new n(`The ${t} is not a valid base64url string`,{cause:e})}}function parseJoseHeader(e,t,r){let a;try{a=JSON.parse(_buffer_utils_js__1__.u8.decode((0,_util_base64url_js__0__.D)(e)))}catch(e){throw new t(r,{cause:e})}if(!isObject(a))throw new t(r);return a}const a={__proto__:null,b64:!0},o={__proto__:null};function validateAlgorithms(e,t){if(t!==void 0&&(!Array.isArray(t)||t.some(e=>typeof e!=`string`)))throw new TypeError(`"${e}" option must be an array of strings`);return t===void 0?void 0:new Set(t)}function validateCritDuplicates(e,t){const{crit:n}=t??{};if(Array.isArray(n)&&new Set(n).size!==n.length)throw new e(`"crit" (Critical) Header Parameter MUST NOT contain duplicate values`)}function validateCrit(t,n,r,i,a){if(a.crit!==void 0&&i?.crit===void 0)throw new t(`"crit" (Critical) Header Parameter MUST be integrity protected`);if(!i||i.crit===void 0)return[];if(!Array.isArray(i.crit)||i.crit.length===0||i.crit.some(e=>typeof e!=`string`||e.length===0))throw new t(`"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present`);const o=r===void 0?n:{__proto__:null,...r,...n};for(const n of i.crit){if(!(n in o))throw new _util_errors_js__2__.JOSENotSupported(`Extension Header Parameter "${n}" is not recognized`);if(!Object.hasOwn(a,n)||a[n]===void 0)throw new t(`Extension Header Parameter "${n}" is missing`);if(o[n]&&(!Object.hasOwn(i,n)||i[n]===void 0))throw new t(`Extension Header Parameter "${n}" MUST be integrity protected`)}return i.crit}function validateB64(e,n){if(n.includes(`b64`)){const n=e.b64;if(typeof n!=`boolean`)throw new _util_errors_js__2__.JWSInvalid(`The "b64" (base64url-encode payload) Header Parameter must be a boolean`);return n}return!0}function serializeJoseHeader(e,t){let n,r;try{n=JSON.stringify(t),r=JSON.parse(n)}catch(t){throw new e(`JOSE Header is not valid JSON`,{cause:t})}if(!isObject(r))throw new e(`JOSE Header is not a JSON object`);return[r,n]}

}),
15699:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
Z:()=>TarballError,
s:()=>readTar
});

var outcome = __load__(98216);
var deflate = __load__(62909);
;// sources/tar-entries.js
const BLOCK = 512;
const MOST_SAID_BYTES = 4 * 1024 ** 2;
const TYPES = {
	"\0": "file",
	"0": "file",
	"1": "link",
	"2": "link",
	"5": "directory",
	"7": "file"
};
async function readEntries(source, onEntry) {
	const bytes = new Incoming(source);
	let comment = null;
	let longName = null;
	let pax = new Map();
	try {
		for (let block = await bytes.block(); block !== null; block = await bytes.block()) {
			const [kind, said] = [String.fromCharCode(block[156] ?? 0), numberAt(block, 124, 12)];
			if ("LKNxg".includes(kind)) {
				if (said > MOST_SAID_BYTES) throw new Error("a name in it is too long");
				const contents = await bytes.contents(said);
				if (kind === "x") pax = recordsOf(contents);
				if (kind === "g") comment ??= recordsOf(contents).get("comment") ?? null;
				if (kind === "L" || kind === "N") longName = textAt(contents, 0, said);
				continue;
			}
			const name = pax.get("path") ?? longName ?? nameOf(block);
			const type = kind === "\0" && name.endsWith("/") ? "directory" : TYPES[kind] ?? "other";
			const size = type === "directory" ? 0 : Number.parseInt(pax.get("size") ?? String(said), 10);
			[longName, pax] = [null, new Map()];
			const take = onEntry({
				name,
				type,
				size
			});
			if (take === null) await bytes.pass(size);
			else take(await bytes.contents(size));
		}
	} finally {
		await bytes.close();
	}
	return comment;
}
class Incoming {
	#source;
	#chunk = new Uint8Array();
	constructor(source) {
		this.#source = source[Symbol.asyncIterator]();
	}
	async block() {
		for (;;) {
			if (!await this.#isMore()) return null;
			const block = await this.#next(BLOCK);
			const sum = block.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
			if (sum === 8 * 32) continue;
			if (sum !== numberAt(block, 148, 8)) throw new Error("it is no tar, or damaged");
			return block;
		}
	}
	async contents(size) {
		const bytes = await this.#next(size);
		await this.#take(paddingOf(size), () => {});
		return bytes;
	}
	pass(size) {
		return this.#take(size + paddingOf(size), () => {});
	}
	async close() {
		await this.#source.return?.();
	}
	async #next(size) {
		const parts = [];
		await this.#take(size, (part) => parts.push(part));
		const bytes = new Uint8Array(size);
		let at = 0;
		for (const part of parts) {
			bytes.set(part, at);
			at += part.length;
		}
		return bytes;
	}
	async #take(size, take) {
		if (!(size >= 0)) throw new Error("it has no size that could be");
		for (let left = size; left > 0;) {
			if (!await this.#isMore()) throw new Error("it is cut off");
			const part = this.#chunk?.subarray(0, left) ?? new Uint8Array();
			this.#chunk = this.#chunk?.subarray(part.length) ?? null;
			take(part);
			left -= part.length;
		}
	}
	async #isMore() {
		while (this.#chunk?.length === 0) {
			const next = await this.#source.next();
			this.#chunk = next.done === true ? null : next.value;
		}
		return this.#chunk !== null;
	}
}
function paddingOf(size) {
	return Math.ceil(size / BLOCK) * BLOCK - size;
}
function nameOf(block) {
	const name = textAt(block, 0, 100);
	const isPosix = textAt(block, 257, 6) === "ustar" && block[345] !== 0;
	return isPosix ? `${textAt(block, 345, 155)}/${name}` : name;
}
const UTF8 = new TextDecoder("utf-8", { ignoreBOM: true });
function textAt(bytes, at, length) {
	const field = bytes.subarray(at, at + length);
	const end = field.indexOf(0);
	return UTF8.decode(end < 0 ? field : field.subarray(0, end));
}
function numberAt(bytes, at, length) {
	const [first = 0, ...rest] = bytes.subarray(at, at + length);
	if (first === 128) return rest.reduce((sum, byte) => sum * 256 + byte, 0);
	const digits = textAt(bytes, at, length).trim();
	return digits === "" ? 0 : Number.parseInt(digits, 8);
}
function recordsOf(bytes) {
	const records = new Map();
	for (let at = 0; at < bytes.length;) {
		const space = bytes.indexOf(32, at);
		const length = Number.parseInt(UTF8.decode(bytes.subarray(at, space)), 10);
		if (space < 0 || !(length > 0)) break;
		const record = UTF8.decode(bytes.subarray(space + 1, at + length - 1));
		const [key = "", ...value] = record.split("=");
		if (value.length === 0) break;
		records.set(key, value.join("="));
		at += length;
	}
	return records;
}

;// sources/tar.js



const MAX_RATIO = 250;
const RATIO_FROM_BYTES = 64 * 1024 ** 2;
class TarballError extends Error {
	name = "TarballError";
	damaged;
	constructor(message, damaged = false) {
		super(message);
		this.damaged = damaged;
	}
}
async function readTar(body, { isPacked, limits, signal, onEntry }) {
	const passed = {
		packed: 0,
		unpacked: 0
	};
	const source = counted(body, passed, signal);
	let entries = 0;
	try {
		return await readEntries(guarded(isPacked ? (0,deflate/* gunzipped */.lY)(source) : source, passed, limits), (header) => {
			entries += 1;
			if (entries > limits.entries) throw new TarballError(`holds more than ${limits.entries} entries`);
			return onEntry(header);
		});
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof TarballError) throw error;
		throw new TarballError(`is damaged (${(0,outcome/* messageOf */.bD)(error)})`, true);
	}
}
async function* counted(source, passed, signal) {
	try {
		for await (const chunk of source) {
			signal.throwIfAborted();
			passed.packed += chunk.length;
			yield chunk;
		}
	} catch (error) {
		throw new TarballError(`could not be read to its end (${(0,outcome/* messageOf */.bD)(error)})`, true);
	}
}
async function* guarded(source, passed, limits) {
	for await (const chunk of source) {
		passed.unpacked += chunk.length;
		if (passed.unpacked > limits.unpackedBytes) {
			throw new TarballError(`unpacks to more than ${limits.unpackedBytes} bytes`);
		}
		if (passed.unpacked > RATIO_FROM_BYTES && passed.unpacked / passed.packed > MAX_RATIO) {
			throw new TarballError(`unpacks to ${Math.round(passed.unpacked / passed.packed)} times its size`);
		}
		yield chunk;
	}
}


}),
15844:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
hW:()=>closenessWords,
nU:()=>flagExplanations
});
var _base__2__ = __load__(33897);
var _contract__1__ = __load__(94825);
var _contract__3__ = __load__(4071);
var _wording_js__0__ = __load__(62867);



function flagExplanations(report, closest) {
	const byKey = new Map(report.findings.submissions.map((one) => [one.key, one]));
	const about = {
		...report,
		ordinary: ordinaryOf(report.findings.submissions),
		programs: new Set([...byKey.values()].flatMap((one) => (0,_contract__1__.OI)(one) ? [one.key] : []))
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
	return (0,_base__2__.oR)("words.sentences", [...by.includes("similarity") ? similaritySentences(report, submission, peer) : [], ...by.includes("ai") ? [(0,_base__2__.iU)(isEmbedded ? "report.aboveAiMeans" : "report.aboveAi", {
		score,
		threshold
	})] : []]);
}
function similaritySentences(report, submission, peer) {
	const threshold = report.thresholds.similarity;
	const isPairs = peer !== undefined && (peer.average ?? 0) > threshold;
	const n = (0,_wording_js__0__.L2)(submission);
	const ordinary = report.ordinary(submission.total);
	const closeness = isPairs ? closenessWords(peer.pair, report.findings.ordinary ?? null) : null;
	return [
		aboveSentence(submission, isPairs ? peer.pair : null, threshold),
		...webSentence(submission, isPairs ? peer.average : null),
		...isPairs ? sharedSentence(report, submission, peer.pair) : [],
		starterSentence(report, submission),
		...closeness === null ? [] : [closeness],
		...ordinary === null ? [] : [(0,_base__2__.iU)("report.ordinary", { score: {
			as: "score",
			value: ordinary
		} })],
		...n === null ? [] : [(0,_base__2__.iU)("report.isShort", { n })]
	];
}
function webSentence({ publicWeb, total }, average) {
	const isHighest = publicWeb != null && publicWeb === total && publicWeb > (average ?? -1);
	return isHighest ? [(0,_base__2__.iU)("web.highest")] : [];
}
function aboveSentence({ key, tokens, total }, pair, threshold) {
	const score = {
		as: "score",
		value: total,
		threshold
	};
	const overlap = pair?.overlap ?? null;
	if (pair === null || overlap === null) return (0,_base__2__.iU)("report.aboveSimilarity", {
		score,
		threshold
	});
	const { a, similarity, matchedSimilarity, longestFragment: longest } = pair;
	const share = a === key ? similarity : matchedSimilarity;
	const all = tokens ?? (share === null || share === 0 ? null : Math.round(100 * overlap / share));
	return (0,_base__2__.iU)("report.aboveSimilarityMade", {
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
	return [middle.sharedBy === 0 ? (0,_base__2__.iU)("report.inNoOther", { n: others }) : (0,_base__2__.iU)("report.inManyOthers", {
		held: middle.sharedBy,
		n: others
	})];
}
function starterSentence({ findings }, { commonCode = [] }) {
	if (!findings.baseCode) return (0,_base__2__.iU)("report.starterNotOut");
	return (0,_base__2__.iU)(commonCode.length === 0 ? "report.starterNone" : "report.starterOut");
}
function ordinaryOf(submissions) {
	const totals = (0,_contract__3__.B8)(submissions).flatMap(({ total }) => total === null ? [] : [total]).toSorted((x, y) => x - y);
	return (total) => {
		const others = totals.length - (total === null ? 0 : 1);
		if (others < LEAST_OTHERS) return null;
		const middle = Math.ceil(others / 2) - 1;
		const at = total !== null && totals.indexOf(total) <= middle ? middle + 1 : middle;
		return totals[at] ?? null;
	};
}
const LEAST_OTHERS = 3;
const FAR = 20;
const LEAST = 2;
function timesAsClose(total) {
	return -4 * Math.log(1 - total / 100) / Math.log(4);
}
function closenessWords(pair, ordinary) {
	const { total = null } = pair;
	if (total === null) return null;
	const times = timesAsClose(total) + 1e-9;
	return (0,_base__2__.iU)("compare.means", {
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
15914:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
t:()=>table
});
function table(e){const t={__proto__:null};for(const n in e)t[n]={...e[n],alg:n};return t}

}),
17118:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$N:()=>sentenceOf,
Bs:()=>fine,
ET:()=>renderLines,
Xj:()=>toDo,
bo:()=>renderTable,
gz:()=>failed,
hF:()=>renderJson,
wd:()=>openTo
});
var _base__0__ = __load__(98216);
var _base__1__ = __load__(68171);
var _base__2__ = __load__(73043);

function fine(about, sentence) {
	return {
		about,
		isFine: true,
		sentence,
		openSentence: sentence
	};
}
function toDo(about, sentence, openSentence = sentence) {
	return {
		about,
		isFine: false,
		sentence,
		openSentence
	};
}
function failed(about, error) {
	if (!(error instanceof _base__0__.HR) || error.outcome === "cancelled") throw error;
	const { message, openMessage } = error;
	return toDo(about, message, openMessage ?? "It failed, and the reason may name somebody; the debug log has it.");
}
function openTo(findings) {
	return findings.map((one) => ({
		...one,
		sentence: one.openSentence
	}));
}
function renderLines(findings) {
	const width = Math.max(...findings.map(({ about }) => (0,_base__1__.RK)(about).length));
	return findings.map(({ about, isFine, sentence }) => `${isFine ? "fine   " : "do this"}  ${(0,_base__1__.RK)(about).padEnd(width)}  ${(0,_base__1__.RK)((0,_base__2__.rC)(sentence))}\n`).join("");
}
function renderJson(findings) {
	const list = findings.map(({ about, isFine, sentence }) => ({
		about: (0,_base__1__.RK)(about),
		isFine,
		sentence: (0,_base__1__.RK)((0,_base__2__.rC)(sentence))
	}));
	return `${(0,_base__1__.s$)(list, 2)}\n`;
}
function renderTable(findings) {
	return [
		"## What a run needs",
		"",
		"| | | |",
		"| --- | --- | --- |",
		...findings.map(({ about, isFine, sentence }) => (0,_base__1__.Kw)([
			isFine ? "fine" : "**do this**",
			(0,_base__1__.p7)(about),
			(0,_base__1__.p7)((0,_base__2__.rC)(sentence))
		])),
		""
	].join("\n");
}
function sentenceOf(findings) {
	const open = findings.filter(({ isFine }) => !isFine);
	const [first] = open;
	if (first === undefined) return `All fine: ${findings.length} things were looked at.`;
	const more = open.length === 1 ? "" : ` ${open.length - 1} more in the table.`;
	return `Do this first, about the ${first.about}: ${first.sentence}${more}`;
}


}),
17887:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
M3:()=>UnreadableRepositoryError,
bL:()=>readArchive,
oN:()=>EmptyRepositoryError
});
var _base__4__ = __load__(98216);
var _base__7__ = __load__(4771);
var _github__5__ = __load__(50926);
var _github__6__ = __load__(47307);
var _tar_js__0__ = __load__(15699);
var _git_objects_js__1__ = __load__(76192);
var _tarball_js__2__ = __load__(43599);
var _says_js__3__ = __load__(43901);






class EmptyRepositoryError extends _base__4__.y_ {}
class UnreadableRepositoryError extends _base__4__.y_ {}
async function readArchive(github, name, ref, wants, signal, limits = _tarball_js__2__.cu) {
	const place = (0,_github__5__.fq)(name);
	const purpose = (0,_github__6__.OU)("other", `reading the contents of ${place}`, "contents");
	let body;
	try {
		body = await github.download(purpose, "GET /repos/{owner}/{repo}/tarball/{ref}", {
			owner: name.owner,
			repo: name.repo,
			ref: ref ?? "HEAD"
		});
	} catch (error) {
		const isCommit = ref !== null && _git_objects_js__1__.RG.test(ref);
		if (!isCommit && ((0,_github__6__.c2)(error) === 404 || (0,_github__6__.c2)(error) === 409)) await explainMissing(github, name);
		throw error;
	}
	try {
		return await (0,_tarball_js__2__.ty)(body, wants, signal, limits);
	} catch (error) {
		if (!(error instanceof _tar_js__0__.Z)) throw error;
		throw new UnreadableRepositoryError((0,_base__7__.G)(_says_js__3__.Fq, {
			place,
			error: error.message
		}), error.damaged ? "network" : "config-error", { cause: error });
	}
}
async function explainMissing(github, name) {
	try {
		await (0,_git_objects_js__1__.Zc)(github, name, "HEAD");
	} catch (error) {
		if ((0,_github__6__.c2)(error) !== 409) throw error;
		throw new EmptyRepositoryError((0,_base__7__.G)(_says_js__3__.gz, { name: (0,_github__5__.fq)(name) }), "config-error", { cause: error });
	}
}


}),
18848:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Cd:()=>courseJson,
DY:()=>coursePage,
He:()=>coursePieces,
Qr:()=>renderCourse
});
var _base__1__ = __load__(68171);
var _base__3__ = __load__(48804);
var _base__4__ = __load__(37616);
var _base__5__ = __load__(73043);
var _report__2__ = __load__(44059);
var _report__6__ = __load__(9984);
var _report__7__ = __load__(56077);
var _page_blocks_js__0__ = __load__(49289);




function coursePieces(page, words, template) {
	const { name, assignments, found } = page.document;
	const title = words.say("course.tab", {
		name,
		n: assignments.length
	});
	const headline = words.say("course.headline", { n: found.filter(({ standsOut }) => standsOut).length });
	return (0,_page_blocks_js__0__.vv)({
		template,
		title,
		withoutScript: `<h1>${(0,_base__1__.ZD)(title)}</h1><p>${(0,_base__1__.ZD)(headline)}</p><p>${(0,_base__1__.ZD)(words.say("dossier.needsScript"))}</p>`
	}, [(0,_page_blocks_js__0__.om)(_report__2__.jH, page)]);
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
		const text = isList ? `[\n${value.map((one) => (0,_base__1__.s$)(one)).join(",\n")}\n]` : (0,_base__1__.s$)(value);
		return `${(0,_base__1__.s$)(name)}:${text}`;
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
	const paint = (0,_base__3__.C2)(style.colours);
	const nameOf = (person) => (0,_base__4__.h0)(people[person]?.name ?? "");
	const out = found.filter(({ standsOut }) => standsOut);
	const lines = [
		(0,_base__4__.h0)(words.say("course.tab", {
			name: document.name,
			n: assignments.length
		})),
		words.say("course.of", {
			people: people.length,
			pairs: document.pairs
		}),
		...notices.map((text) => paint("warn", `note: ${(0,_base__4__.h0)(text)}`)),
		"",
		paint(out.length > 0 ? "warn" : "good", words.say("course.headline", { n: out.length }))
	];
	const shown = out.slice(0, style.maxRows).map((one) => ({
		one,
		name: `${nameOf(one.a)} \u2194 ${nameOf(one.b)}`
	}));
	const width = Math.min(NAME_MAX, Math.max(NAME_MIN, ...shown.map(({ name }) => (0,_base__3__.YB)(name))));
	for (const { one, name } of shown) {
		const ranks = one.places.map((place) => (place === null ? "\u2013" : (0,_base__5__.B4)(place.rank)).padStart(5));
		lines.push(`  ${(0,_base__3__.eV)(name, width)}${ranks.join(" ")}${one.isNew ? "  new" : ""}`);
		lines.push(paint("dim", `    ${words.tell((0,_report__6__.O)(one, document.pairs))}`));
	}
	if (out.length > shown.length) lines.push(`  \u2026and ${(0,_base__5__.B4)(out.length - shown.length)} more`);
	if (out.length > 0) {
		const names = assignments.map(({ name }) => (0,_base__4__.h0)(name)).join(", ");
		lines.push(paint("dim", `  The numbers are places among the pairs of ${names}.`));
	}
	if (near.length > 0) {
		const names = near.slice(0, style.maxRows).map(({ person }) => nameOf(person));
		lines.push("", `${(0,_base__5__.B4)(near.length)} near many others: ${names.join(", ")}`);
	}
	lines.push("", words.say("course.rule", { share: _report__7__.J_ }), "It flags nobody.");
	return lines.map((text) => `${text}\n`).join("");
}


}),
19176:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
sR:()=>JSON_TYPE,
KT:()=>listen,
r4:()=>startMetricsPort
});

var external_node_http_ = __load__(37067);
var sentence = __load__(4771);
var outcome = __load__(98216);
;// system/says.js
const serverCannotListen = "The server cannot listen on {where}: {why}.";
const serviceNoProxy = "This service is no proxy.";
const headerExpect = "The header Expect takes 100-continue alone.";
const headersRequest = "The headers of this request are too large.";
const requestTook = "This request took too long.";
const noRequestHttp = "This is no request of HTTP/1.1 that can be read.";
const metricsCannotServed = "Metrics cannot be served on {where}: {why}. Choose others with --metrics-host and --metrics-port.";

;// system/http/connections.js
const LEAST_BYTES_A_SECOND = 1e3;
class Connections {
	#all = new Map();
	get count() {
		return this.#all.size;
	}
	take(socket, most) {
		while (this.count >= most && this.#endSilent());
		if (this.count >= most + Math.ceil(most / 4)) {
			socket.destroy();
			return;
		}
		this.#all.set(socket, {
			requests: new Set(),
			since: performance.now(),
			before: 0
		});
		socket.once("close", () => this.#all.delete(socket));
	}
	begin(request, response) {
		const { socket } = request;
		const connection = this.#all.get(socket);
		if (connection === undefined) return;
		const { requests, before } = connection;
		this.#putLast(socket, {
			requests,
			since: performance.now(),
			before
		});
		requests.add(request);
		response.once("close", () => {
			requests.delete(request);
			this.#putLast(socket, {
				requests,
				since: performance.now(),
				before: movedBy(socket)
			});
		});
	}
	endWaitedFor(socket) {
		if (this.#isWaitedFor(socket)) socket.destroy();
	}
	#isWaitedFor(socket) {
		const { requests = [] } = this.#all.get(socket) ?? {};
		return [...requests].every(({ complete }) => !complete) || socket.writableLength > 0;
	}
	#endSilent() {
		const now = performance.now();
		for (const [socket, { since, before }] of this.#all) {
			const most = LEAST_BYTES_A_SECOND * Math.max(1e3, now - since) / 1e3;
			if (!this.#isWaitedFor(socket) || movedBy(socket) - before >= most) continue;
			this.#all.delete(socket);
			socket.destroy();
			return true;
		}
		return false;
	}
	#putLast(socket, connection) {
		if (this.#all.delete(socket)) this.#all.set(socket, connection);
	}
}
function movedBy(socket) {
	const { _handle: handle } = socket;
	return socket.bytesRead + (handle == null ? 0 : handle.bytesWritten - handle.writeQueueSize);
}

var open_files = __load__(80127);
;// system/http/listener.js





const REQUEST_MS = 2 * 60 * 6e4;
const HEADERS_MS = 3e4;
const SILENCE_MS = 5 * 6e4;
const KEEP_ALIVE_MS = 125e3;
const LOOK_MS = 1e3;
const LINGER_MS = 5e3;
const PRIVATE = {
	"cache-control": "no-store",
	"x-content-type-options": "nosniff"
};
async function listen(options, refusal = (where, why) => (0,sentence/* fill */.G)(serverCannotListen, {
	where,
	why
})) {
	const { requestMs = REQUEST_MS, headersMs = Math.min(HEADERS_MS, requestMs), host, port } = options;
	const { mostConnections = (0,open_files/* connectionsOf */.V1)((0,open_files/* openFilesLimit */.jI)()), silenceMs = SILENCE_MS } = options;
	const underWay = new Set();
	let isClosing = false;
	const connections = new Connections();
	const lastNow = () => isClosing ? "closing" : connections.count > mostConnections ? "full" : null;
	const respond = async (request, response) => {
		try {
			if (!isForOneHost(request)) {
				send(request, response, {
					status: 400,
					headers: JSON_TYPE,
					body: errorOf(noRequestHttp)
				}, true);
				return;
			}
			const last = lastNow();
			const answer = await options.answer(request, response, last);
			if (answer !== null) send(request, response, answer, last !== null || isClosing);
		} catch {
			response.destroy();
		}
	};
	const server = (0,external_node_http_.createServer)({
		requestTimeout: requestMs,
		headersTimeout: headersMs,
		keepAliveTimeout: KEEP_ALIVE_MS,
		connectionsCheckingInterval: LOOK_MS,
		requireHostHeader: false
	}, (request, response) => {
		connections.begin(request, response);
		const done = respond(request, response).finally(() => underWay.delete(done));
		underWay.add(done);
	});
	server.timeout = silenceMs;
	server.on("timeout", (socket) => connections.endWaitedFor(socket));
	server.on("connection", (socket) => connections.take(socket, mostConnections));
	server.on("clientError", refuseBytes);
	server.on("connect", (_request, socket) => endWith(socket, 405, serviceNoProxy));
	server.on("checkExpectation", (request, response) => {
		send(request, response, {
			status: 417,
			headers: JSON_TYPE,
			body: errorOf(headerExpect)
		}, true);
	});
	await new Promise((resolve, reject) => {
		server.once("error", (error) => {
			if (refusal === null) reject(error);
			else reject(new outcome/* ConfigurationError */.j1(refusal(`${host}, port ${port}`, error.message), { cause: error }));
		});
		server.listen(port, host, resolve);
	});
	return {
		url: urlOf(host, server.address()?.port ?? port),
		close: async (patience = () => Promise.resolve()) => {
			isClosing = true;
			const ended = new AbortController();
			const closed = new Promise((resolve) => {
				server.close(() => {
					ended.abort();
					resolve();
				});
			});
			await patience(ended.signal).catch(() => {});
			server.closeAllConnections();
			await closed;
			await Promise.allSettled(underWay);
		}
	};
}
function urlOf(host, port) {
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
function errorOf(error) {
	return JSON.stringify({ error });
}
function isForOneHost({ headersDistinct, httpVersion }) {
	const hosts = headersDistinct["host"]?.length ?? 0;
	return hosts === 1 || hosts === 0 && httpVersion === "1.0";
}
function refuseBytes(error, socket) {
	if (error.code === "HPE_HEADER_OVERFLOW") {
		endWith(socket, 431, headersRequest);
	} else if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
		endWith(socket, 408, requestTook);
	} else {
		endWith(socket, 400, noRequestHttp);
	}
}
function endWith(socket, status, error) {
	if (!socket.writable) {
		socket.destroy();
		return;
	}
	const body = errorOf(error);
	socket.end(`HTTP/1.1 ${status} Refused\r\ncontent-type: ${JSON_TYPE["content-type"]}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
	const patience = setTimeout(() => socket.destroy(), LINGER_MS).unref();
	socket.once("close", () => clearTimeout(patience));
}
function send(request, response, { status, headers, body = "" }, isLast) {
	if (response.destroyed) return;
	const { complete } = request;
	if (isLast || !complete) response.shouldKeepAlive = false;
	if (typeof body === "function") {
		response.writeHead(status, {
			...PRIVATE,
			...headers
		});
		if (request.method === "HEAD") response.end();
		else body(response);
		return;
	}
	const length = typeof body === "string" ? Buffer.byteLength(body) : body.byteLength;
	response.writeHead(status, {
		...PRIVATE,
		...headers,
		...status === 204 ? {} : { "content-length": length }
	});
	if (complete) {
		response.end(body);
		return;
	}
	response.write(body);
	const end = () => void response.end();
	const patience = setTimeout(end, LINGER_MS).unref();
	request.once("end", end).once("close", () => clearTimeout(patience));
	request.resume();
}
async function startMetricsPort(at, known, answer) {
	const unknown = {
		status: 404,
		headers: { "content-type": "text/plain" },
		body: `known here: ${known.map((path) => `GET ${path}`).join(", ")}\n`
	};
	const { url, close } = await listen({
		...at,
		answer: (request) => answer(request) ?? unknown
	}, (where, why) => (0,sentence/* fill */.G)(metricsCannotServed, {
		where,
		why
	}));
	return {
		url: `${url}/metrics`,
		close
	};
}


}),
19215:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Bt:()=>exportRowsOf,
YG:()=>summaryOf,
bk:()=>EXPORT_COLUMNS,
bq:()=>overviewOf,
eJ:()=>aiResultsOf
});
var _contract__2__ = __load__(39010);
var _presentation_js__0__ = __load__(91483);
var _result_view_js__1__ = __load__(38492);



const EXPORT_COLUMNS = [
	"submission_id",
	"filename",
	"status",
	"plagiarism_local",
	"plagiarism_web",
	"plagiarism_total",
	"matches_local",
	"matches_web",
	"ai_detection_avg",
	"ai_detection_max",
	"code_quality_avg",
	"file_size",
	"created_at",
	"updated_at"
];
function overviewOf(view, { brief, page }) {
	const sentences = new _contract__2__.nt();
	return {
		overviewURL: page,
		submissions: view.submissions.map((submission) => view.row(submission, brief)),
		bardata: view.judged.map((submission) => ({
			submission: submission.filename,
			score: view.scores(submission).total
		})),
		clusters: (view.analysis?.clusters ?? []).map((ids) => [...ids]),
		...view.analysis === null ? {} : { ordinary: view.analysis.ordinary },
		notices: (view.analysis?.notices ?? []).map((notice) => sentences.say(notice)),
		sentences: sentences.noted
	};
}
function aiResultsOf(view, { statusId }) {
	const scores = view.judged.map((submission) => view.scores(submission));
	const ai = scores.flatMap((score) => score.ai ?? []);
	const quality = scores.flatMap((score) => score.quality ?? []);
	return {
		success: true,
		assignment_status: statusId,
		statistics: {
			total_submissions: scores.length,
			submissions_with_ai_detection: ai.length,
			submissions_with_code_quality: quality.length,
			avg_ai_detection: (0,_result_view_js__1__.G8)(ai),
			avg_code_quality: (0,_result_view_js__1__.G8)(quality),
			high_ai_risk_count: ai.filter((score) => risk(score) === "high").length,
			medium_ai_risk_count: ai.filter((score) => risk(score) === "medium").length,
			low_ai_risk_count: ai.filter((score) => risk(score) === "low").length
		},
		submissions: view.judged.map((submission) => aiRow(view, submission))
	};
}
function summaryOf(view, check) {
	const there = view.judged.filter((submission) => view.result(submission) !== undefined);
	const scores = there.map((submission) => view.scores(submission));
	const totals = scores.flatMap((score) => score.total ?? []);
	const ai = scores.flatMap((score) => score.ai ?? []);
	const durationMs = check.startedAt === null || check.finishedAt === null ? null : check.durationMs ?? Math.max(0, check.finishedAt - check.startedAt);
	return {
		check_id: check.id,
		check_name: check.name,
		status: (0,_presentation_js__0__.qS)(check.statusId),
		status_id: check.statusId,
		submission_count: view.submissions.length,
		completed_submissions: there.length,
		plagiarism_stats: {
			avg: (0,_result_view_js__1__.G8)(totals),
			max: (0,_result_view_js__1__.Ph)(totals),
			min: (0,_result_view_js__1__.Bp)(totals)
		},
		ai_detection_stats: {
			avg: (0,_result_view_js__1__.G8)(ai),
			max: (0,_result_view_js__1__.Ph)(ai)
		},
		flagged_submissions: there.filter((one) => view.isFlagged(one)).length,
		processing_time_seconds: durationMs === null ? null : Math.round(durationMs / 1e3),
		created_at: (0,_presentation_js__0__.vE)(check.createdAt),
		updated_at: (0,_presentation_js__0__.vE)(check.updatedAt)
	};
}
function exportRowsOf(view) {
	return view.judged.map((submission) => exportRow(view, submission));
}
function exportRow(view, submission) {
	const scores = view.scores(submission);
	const matches = view.countMatches(submission);
	return {
		submission_id: submission.id,
		filename: submission.filename,
		status: (0,_presentation_js__0__.qS)(view.statusOf(submission)),
		plagiarism_local: scores.peer,
		plagiarism_web: scores.external,
		plagiarism_total: scores.total,
		matches_local: matches.peer,
		matches_web: matches.external,
		ai_detection_avg: scores.ai,
		ai_detection_max: scores.ai,
		ai_abstained: view.abstains(submission),
		code_quality_avg: scores.quality,
		file_size: submission.fileSize,
		created_at: (0,_presentation_js__0__.vE)(submission.createdAt),
		updated_at: (0,_presentation_js__0__.vE)(submission.updatedAt)
	};
}
function aiRow(view, submission) {
	const scores = view.scores(submission);
	const result = view.result(submission);
	const matches = view.countMatches(submission);
	const statusId = view.statusOf(submission);
	return {
		submission_id: submission.id,
		filename: submission.filename,
		status: (0,_presentation_js__0__.qS)(statusId),
		status_id: statusId,
		plagiarism_score: {
			local: scores.peer,
			web: scores.external,
			total: scores.total
		},
		matches: {
			local: matches.peer,
			web: matches.external
		},
		ai_detection: scores.ai === null ? null : {
			total_files: result?.files ?? 0,
			avg_ai_probability: scores.ai,
			max_ai_probability: scores.ai,
			min_ai_probability: scores.ai,
			risk_level: risk(scores.ai),
			files: []
		},
		ai_abstained: view.abstains(submission),
		ai_code_quality: result?.quality == null ? null : {
			total_files: result.files,
			avg_score: result.quality.score,
			max_score: result.quality.score,
			min_score: result.quality.score,
			worst_functions: result.quality.worst.map((one) => ({
				file_path: one.file,
				name: one.name,
				line_start: one.lineStart,
				line_end: one.lineEnd,
				cyclomatic: one.cyclomatic,
				cognitive: one.cognitive,
				nesting: one.nesting,
				parameters: one.parameters
			}))
		},
		file_size: submission.fileSize,
		created_at: (0,_presentation_js__0__.vE)(submission.createdAt),
		updated_at: (0,_presentation_js__0__.vE)(submission.updatedAt)
	};
}
function risk(score) {
	if (score >= 70) return "high";
	return score >= 40 ? "medium" : "low";
}


}),
20046:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ax:()=>auditRow,
DH:()=>DONE,
Gg:()=>shareRow,
Ly:()=>isoTime,
gd:()=>keyRow,
n$:()=>moment,
q3:()=>userRow
});
var zod__0__ = __load__(52378);
var zod__1__ = __load__(25465);

function isoTime(ms) {
	return ms === null ? null : new Date(ms).toISOString();
}
const FORMS = [zod__0__.w$({ offset: true }), zod__0__.p6()];
const moment = zod__1__.NpN("moment", (text) => FORMS.some((one) => one.safeParse(text).success));
const DONE = zod__1__.Ikc({
	success: zod__1__.zMY(),
	message: zod__1__.YjP().optional()
});
function userRow(user) {
	return {
		id: user.id,
		name: user.name,
		role: user.role,
		trial: user.trial === 1,
		suspended_at: isoTime(user.suspendedAt),
		invoice: user.invoice,
		single_sign_on: user.identity !== null,
		left_at: isoTime(user.leftAt),
		checks_a_month: user.monthlyChecks,
		bytes_a_month: user.monthlyBytes,
		created_at: isoTime(user.createdAt)
	};
}
function keyRow(key) {
	return {
		id: key.id,
		user_id: key.userId,
		name: key.name,
		scope: key.scope,
		corpus_id: key.corpusId,
		created_at: isoTime(key.createdAt),
		expires_at: isoTime(key.expiresAt),
		last_used_at: isoTime(key.lastUsedAt),
		revoked_at: isoTime(key.revokedAt)
	};
}
function shareRow(share, names) {
	return {
		id: share.id,
		owner_id: share.ownerId,
		owner: names.get(share.ownerId) ?? null,
		check_id: share.checkId,
		user_id: share.userId,
		user: names.get(share.userId) ?? null,
		created_at: isoTime(share.createdAt)
	};
}
function auditRow(entry) {
	return {
		id: entry.id,
		at: isoTime(entry.at),
		user_id: entry.userId,
		user: entry.userName,
		key_id: entry.keyId,
		action: entry.action,
		check_id: entry.checkId,
		submission_id: entry.submissionId,
		owner_id: entry.ownerId,
		details: entry.details === null ? null : JSON.parse(entry.details)
	};
}


}),
21013:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$h:()=>readReportFile,
_w:()=>unreadReport,
fo:()=>isFile
});
var node_fs__0__ = __load__(73024);
var node_path__1__ = __load__(76760);
var _base__3__ = __load__(98216);
var _base__4__ = __load__(4771);
var _channels__5__ = __load__(64871);
var _system__6__ = __load__(43108);
var _says_js__2__ = __load__(89544);






function isFile(path) {
	try {
		return (0,node_fs__0__.statSync)(path).isFile();
	} catch {
		return false;
	}
}
function unreadReport(path, error) {
	const { code } = error;
	return new _base__3__.j1((0,_base__4__.G)(_says_js__2__.H$, {
		path: JSON.stringify(path),
		code: code ?? (0,_base__3__.bD)(error)
	}));
}
function readReportFile(given) {
	let path = given;
	try {
		if ((0,node_fs__0__.statSync)(given, { throwIfNoEntry: false })?.isDirectory() === true) path = (0,node_path__1__.join)(given, "report.json");
		return (0,_channels__5__.AL)((0,_system__6__.Hj)(path).toString("utf8"), path);
	} catch (error) {
		if (error instanceof _base__3__.HR) throw error;
		throw unreadReport(path, error);
	}
}


}),
22292:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Dg:()=>clustersOf,
gP:()=>Union,
uR:()=>partiesOf
});
class Union {
	#parents;
	constructor(count) {
		this.#parents = Int32Array.from({ length: count }, (_, at) => at);
	}
	root(one) {
		let at = one;
		for (let parent = this.#parents[at]; parent !== at; parent = this.#parents[at]) {
			const grandparent = this.#parents[parent];
			this.#parents[at] = grandparent;
			at = grandparent;
		}
		return at;
	}
	join(one, other) {
		const first = this.root(one);
		const second = this.root(other);
		this.#parents[Math.max(first, second)] = Math.min(first, second);
	}
}
function partiesOf(ids, together) {
	const union = new Union(ids.length);
	const places = together.length === 0 ? new Map() : new Map(ids.map((id, at) => [id, at]));
	for (const group of together) {
		const [first, ...others] = group.flatMap((id) => places.get(id) ?? []);
		for (const other of others) union.join(first, other);
	}
	return Int32Array.from(ids, (_, at) => union.root(at));
}
function clustersOf(links) {
	const ids = [...new Set(links.flat())].toSorted((a, b) => a - b);
	const places = new Map(ids.map((id, at) => [id, at]));
	const union = new Union(ids.length);
	for (const [a, b] of links) union.join(places.get(a) ?? 0, places.get(b) ?? 0);
	return [...Map.groupBy(ids, (id) => union.root(places.get(id) ?? 0)).values()].toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
}


}),
23044:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
b:()=>Identities,
u:()=>SessionRows
});
var _base__4__ = __load__(4771);
var _base__5__ = __load__(68171);
var _database_js__0__ = __load__(78181);
var _says_js__1__ = __load__(62456);
var _caller_js__2__ = __load__(6841);
var _names_js__3__ = __load__(75856);





class Identities extends _database_js__0__.d6 {
	find(identity) {
		return this.row("users", { identity });
	}
	async add(identity, given, role, adopts) {
		const name = (0,_names_js__3__.QQ)("user", given);
		const nameKey = (0,_names_js__3__.mw)(name);
		return this.database.transact(async (tx) => {
			const made = await tx.insertInto("users").values({
				name,
				nameKey,
				role,
				identity,
				createdAt: this.now()
			}).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst();
			if (made !== undefined) return made;
			const twin = await (0,_database_js__0__.uv)(tx, "users", { identity });
			if (twin !== null) return twin;
			const adopted = adopts ? await tx.updateTable("users").set({ identity }).where("nameKey", "=", nameKey).where("identity", "is", null).where("id", "!=", _caller_js__2__.W).returningAll().executeTakeFirst() : undefined;
			if (adopted !== undefined) return adopted;
			throw new _names_js__3__.U$("taken", (0,_base__4__.G)(_says_js__1__.Mr, { name: (0,_base__5__.RK)(name) }));
		});
	}
	async of(issuer, ids) {
		const rows = await this.db.selectFrom("users").select(["id", "identity"]).where("id", "in", ids).where("identity", "is not", null).execute();
		return rows.filter(({ identity }) => identity?.startsWith(`${issuer} `) === true);
	}
	async confirm(id, role) {
		await this.db.updateTable("users").set({
			role,
			leftAt: null
		}).where("id", "=", id).execute();
	}
	async leave(id) {
		await this.database.transact(async (tx) => {
			await tx.updateTable("users").set({ leftAt: this.now() }).where("id", "=", id).execute();
			await tx.deleteFrom("sessions").where("userId", "=", id).execute();
		});
	}
}
class SessionRows extends _database_js__0__.Sc {
	async add(row) {
		await this.db.insertInto("sessions").values(row).execute();
	}
	find(hash) {
		return this.row("sessions", { hash });
	}
	async touch(hash, usedAt) {
		await this.db.updateTable("sessions").set({ usedAt }).where("hash", "=", hash).execute();
	}
	async remove(hash) {
		await this.db.deleteFrom("sessions").where("hash", "=", hash).execute();
	}
	async removeOf(userId, sid) {
		let query = this.db.deleteFrom("sessions").where("userId", "=", userId);
		if (sid !== null) query = query.where("sid", "=", sid);
		await query.execute();
	}
	async removeBySid(sid) {
		await this.db.deleteFrom("sessions").where("sid", "=", sid).execute();
	}
	async removeBefore(usedAt, createdAt) {
		await this.db.deleteFrom("sessions").where((row) => row.or([row("usedAt", "<", usedAt), row("createdAt", "<", createdAt)])).execute();
	}
}


}),
23517:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
NZ:()=>SENT_KINDS,
eG:()=>WEB_PROVIDERS,
qU:()=>SEARCH_STATES
});
const WEB_PROVIDERS = ["github", "software-heritage"];
const SEARCH_STATES = [
	"searched",
	"partly",
	"not-searched"
];
const SENT_KINDS = [
	"query",
	"hashes",
	"file",
	"repository"
];


}),
23797:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
D:()=>Keys,
q:()=>hashOf
});
var node_crypto__0__ = __load__(77598);
var _database_js__1__ = __load__(78181);
var _room_js__2__ = __load__(42223);
var _names_js__3__ = __load__(75856);
var _says_js__4__ = __load__(62456);
var _base__5__ = __load__(4771);






const KEY_BYTES = 32;
const USE_NOTED_MS = 6e4;
const SHOWN = [
	"id",
	"userId",
	"name",
	"scope",
	"corpusId",
	"createdAt",
	"expiresAt",
	"lastUsedAt",
	"revokedAt"
];
class Keys extends _database_js__1__.d6 {
	#holders;
	#people;
	constructor(database, now) {
		super(database, now);
		this.#holders = (0,_database_js__1__.p7)(database, (keyHash) => holderQuery(database, keyHash));
		this.#people = (0,_database_js__1__.p7)(database, (userId) => database.db.selectFrom("users").select(PERSON).where("users.id", "=", userId));
	}
	async create(fields) {
		const name = (0,_names_js__3__.QQ)("key", fields.name);
		const at = this.now();
		if (fields.expiresAt !== null && fields.expiresAt <= at) throw new _names_js__3__.U$("invalid", _says_js__4__.KH);
		const key = (0,node_crypto__0__.randomBytes)(KEY_BYTES).toString("hex");
		const row = await this.db.insertInto("keys").values({
			...fields,
			name,
			hash: hashOf(key),
			createdAt: at,
			lastUsedAt: null,
			revokedAt: null
		}).returning(SHOWN).executeTakeFirstOrThrow();
		return {
			row,
			key
		};
	}
	async within(maker, wanted) {
		if (maker.keyId === null) return wanted;
		const corpusId = wanted.corpusId ?? maker.corpusId;
		if (maker.corpusId !== null && corpusId !== maker.corpusId) {
			throw new _names_js__3__.U$("invalid", (0,_base__5__.G)(_says_js__4__.Zu, { id: maker.corpusId }));
		}
		const row = await this.row("keys", { id: maker.keyId });
		const last = row?.expiresAt ?? null;
		const expiresAt = wanted.expiresAt ?? last;
		if (last !== null && expiresAt !== null && expiresAt > last) {
			throw new _names_js__3__.U$("invalid", (0,_base__5__.G)(_says_js__4__.ow, { when: new Date(last).toISOString() }));
		}
		return {
			expiresAt,
			corpusId
		};
	}
	list(userId) {
		let query = this.db.selectFrom("keys").select(SHOWN).orderBy("id", "desc");
		if (userId !== null) query = query.where("userId", "=", userId);
		return query.execute();
	}
	async revoke(id, userId) {
		let query = this.db.updateTable("keys").set((eb) => ({ revokedAt: eb.fn.coalesce("revokedAt", eb.val(this.now())) })).where("id", "=", id);
		if (userId !== null) query = query.where("userId", "=", userId);
		const row = await query.returning(SHOWN).executeTakeFirst();
		if (row === undefined) throw new _names_js__3__.U$("unknown", (0,_base__5__.G)(_says_js__4__.Ns, { id }));
		return row;
	}
	async holder(keyHash) {
		const at = this.now();
		const [row] = await this.#holders(keyHash);
		if (row === undefined || row.expiresAt !== null && row.expiresAt <= at) return null;
		if (row.lastUsedAt === null || Math.abs(at - row.lastUsedAt) >= USE_NOTED_MS) {
			await this.#noteUse(row.keyId, at);
		}
		const { scope, keyId, corpusId } = row;
		return holderOf(row, {
			scope,
			keyId,
			corpusId
		});
	}
	async person(userId, corpusId) {
		const [row] = await this.#people(userId);
		return row === undefined ? null : holderOf(row, {
			scope: "full",
			keyId: null,
			corpusId
		});
	}
	async #noteUse(id, at) {
		try {
			await this.db.updateTable("keys").set({ lastUsedAt: at }).where("id", "=", id).execute();
		} catch (error) {
			if ((0,_room_js__2__.z5)(error) === null) throw error;
		}
	}
}
const PERSON = [
	"users.id as userId",
	"users.name",
	"users.role",
	"users.trial",
	"users.suspendedAt",
	"users.invoice",
	"users.leftAt",
	"users.monthlyChecks",
	"users.monthlyBytes"
];
function holderOf({ userId, name, role, trial, suspendedAt, invoice, leftAt, monthlyChecks, monthlyBytes }, as) {
	return {
		caller: {
			userId,
			name,
			role,
			...as,
			trial: trial === 1,
			monthlyChecks,
			monthlyBytes
		},
		suspended: suspendedAt === null && leftAt === null ? null : {
			invoice,
			hasLeft: leftAt !== null
		}
	};
}
function holderQuery({ db }, keyHash) {
	return db.selectFrom("keys").innerJoin("users", "users.id", "keys.userId").select([
		"keys.id as keyId",
		"keys.scope",
		"keys.corpusId",
		"keys.expiresAt",
		"keys.lastUsedAt",
		...PERSON
	]).where("keys.hash", "=", keyHash).where("keys.revokedAt", "is", null);
}
function hashOf(key) {
	return (0,node_crypto__0__.hash)("sha256", key);
}


}),
23862:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Be:()=>readS3Address,
Jq:()=>isS3Address,
LA:()=>readS3Keys,
bC:()=>objectUrl
});
var _base__1__ = __load__(98216);
var _base__2__ = __load__(4771);
var _says_js__0__ = __load__(62456);


const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/;
const PREFIX = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/;
const REGION = /^[A-Za-z0-9._-]{1,40}$/;
const KNOWN = new Set([
	"endpoint",
	"region",
	"addressing"
]);
function isS3Address(text) {
	return /^s3:/i.test(text);
}
function readS3Address(text, environment) {
	const wrong = (what) => {
		throw new _base__1__.j1((0,_base__2__.G)(_says_js__0__.q, { what }));
	};
	if (!URL.canParse(text)) return wrong("cannot be read");
	const { hostname, host, username, password, pathname, searchParams, hash } = new URL(text);
	if (username !== "" || password !== "") {
		return wrong("has a user name or password in it: keys stand in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY");
	}
	if (!BUCKET.test(hostname) || host !== hostname) return wrong("names no bucket");
	if ([...searchParams.keys()].some((name) => !KNOWN.has(name)) || hash !== "") {
		return wrong("has something else behind it than endpoint, region and addressing");
	}
	const addressing = searchParams.get("addressing") ?? "path";
	if (addressing !== "path" && addressing !== "virtual") {
		return wrong("has an addressing that is neither path nor virtual");
	}
	const prefix = `${pathname.replace(/^\/+|\/+$/g, "")}/`.replace(/^\/$/, "");
	if (!PREFIX.test(prefix)) {
		return wrong("has a folder with other signs than letters, digits, points, - and _");
	}
	const region = searchParams.get("region") ?? given(environment, "AWS_REGION") ?? given(environment, "AWS_DEFAULT_REGION") ?? "us-east-1";
	if (!REGION.test(region)) return wrong("has a region that cannot be one");
	const endpoint = searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`;
	if (!isOrigin(endpoint)) {
		return wrong("has an endpoint that is no address of a server, such as https://storage.example");
	}
	const isVirtual = addressing === "virtual";
	const place = {
		endpoint: new URL(endpoint).origin,
		region,
		bucket: hostname,
		prefix,
		isVirtual
	};
	if (isVirtual && URL.parse(objectUrl(place, ""))?.hostname.startsWith(`${hostname}.`) !== true) {
		return wrong("has a bucket that cannot stand before that endpoint: leave addressing=virtual out");
	}
	return place;
}
function objectUrl({ endpoint, bucket, prefix, isVirtual }, name) {
	const object = name === "" ? "" : `${prefix}${name}`;
	if (isVirtual) return `${endpoint.replace("://", `://${bucket}.`)}/${object}`;
	return `${endpoint}/${bucket}${object === "" ? "" : `/${object}`}`;
}
function readS3Keys(environment) {
	const read = (name) => {
		const value = given(environment, name);
		if (value !== undefined) return value;
		throw new _base__1__.j1((0,_base__2__.G)(_says_js__0__.mT, { name }));
	};
	const sessionToken = given(environment, "AWS_SESSION_TOKEN");
	return {
		accessKeyId: read("AWS_ACCESS_KEY_ID"),
		secretAccessKey: read("AWS_SECRET_ACCESS_KEY"),
		...sessionToken === undefined ? {} : { sessionToken }
	};
}
function given(environment, name) {
	const value = environment[name]?.trim() ?? "";
	return value === "" ? undefined : value;
}
function isOrigin(text) {
	if (!URL.canParse(text)) return false;
	const { protocol, username, password, pathname, search } = new URL(text);
	return /^https?:$/.test(protocol) && username + password + search === "" && pathname === "/";
}


}),
24354:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
P:()=>isReadOnly,
c:()=>DatabaseAway
});
class DatabaseAway extends Error {
	name = "DatabaseAway";
	constructor(cause) {
		super("The service cannot reach its database. Ask again in some seconds.", { cause });
	}
}
const READ_ONLY = "25006";
function isReadOnly(error) {
	if (error instanceof DatabaseAway) return isReadOnly(error.cause);
	return error instanceof Error && "code" in error && error.code === READ_ONLY;
}


}),
25195:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
__:()=>Budget,
ZN:()=>RepositoryHistory,
nv:()=>unseen
});

var outcome = __load__(98216);
var errors = __load__(47307);
var github_pushes = __load__(24112);
var contents = __load__(22389);
var github_repository = __load__(1493);
;// check/history/bisect.js
const FEW = 6;
const SPOTS = [1 / 3, 2 / 3];
async function firstOf(length, holds) {
	const known = new Map([[length - 1, true]]);
	const read = async (index) => {
		const before = known.get(index);
		if (before !== undefined) return before;
		const now = await holds(index);
		known.set(index, now);
		return now;
	};
	const found = length <= FEW ? await fromTheBeginning(length, read) : await byBisection(length, read);
	for (let at = 0; at < found; at += 1) if (known.get(at) !== false) return {
		index: found,
		isExact: false
	};
	return {
		index: found,
		isExact: true
	};
}
async function fromTheBeginning(length, read) {
	for (let at = 0; at < length - 1; at += 1) if (await read(at) === true) return at;
	return length - 1;
}
async function byBisection(length, read) {
	if (await read(0) === true) return 0;
	const upTo = async (last) => {
		let [from, to] = [0, last];
		while (to - from > 1) {
			const middle = Math.floor((from + to) / 2);
			if (await read(middle) === true) to = middle;
			else from = middle;
		}
		return to;
	};
	let found = await upTo(length - 1);
	for (const share of SPOTS) {
		const spot = Math.floor(found * share);
		if (spot > 0 && await read(spot) === true) found = await upTo(spot);
	}
	return found;
}

var code_reader = __load__(82059);
var limits = __load__(47358);
;// check/history/repository-history.js






class Budget {
	#github;
	#before;
	#isClosed = false;
	constructor(github) {
		this.#github = github;
		this.#before = github.budget().used;
	}
	get used() {
		return this.#github.budget().used - this.#before;
	}
	get isOpen() {
		const { limit, remaining } = this.#github.budget();
		const isScarce = remaining !== null && limit !== null && remaining < limit * limits/* HISTORY_LIMITS */.A.reserve;
		return !this.#isClosed && !isScarce && this.used < limits/* HISTORY_LIMITS */.A.requests;
	}
	close() {
		this.#isClosed = true;
	}
}
class Spent extends Error {}
class RepositoryHistory {
	#reading;
	#name;
	#sha;
	#states;
	constructor(name, sha, reading) {
		this.#name = name;
		this.#sha = sha;
		this.#reading = reading;
	}
	async firstWith(fragment) {
		const { signal, budget } = this.#reading;
		try {
			return await this.#search(fragment);
		} catch (error) {
			signal.throwIfAborted();
			if (error instanceof Spent) return unseen("over-budget");
			if (!(error instanceof outcome/* Failure */.HR)) throw error;
			if (error.outcome !== "rate-limited") return unseen("unreachable");
			budget.close();
			return unseen("over-budget");
		}
	}
	async #search(fragment) {
		const { github } = this.#reading;
		if (this.#states === undefined) {
			this.#spend();
			this.#states = readPushHistory(github, this.#name, this.#sha);
		}
		const states = await this.#states;
		if (typeof states === "string") return unseen(states);
		const { index, isExact } = await firstOf(states.length, async (at) => {
			const program = await this.#program(states[at]?.sha ?? "");
			return program === null ? null : (0,code_reader/* holds */.v9)(program, fragment);
		});
		const state = states[index];
		if (state === undefined || state.at === null && !state.isGiven) return unseen("no-record");
		if (state.isGiven || state.at === null) return unseen("template");
		const isFirstPush = states.slice(0, index).every(({ isGiven }) => isGiven);
		const { sha, at } = state;
		return {
			seen: {
				kind: "push",
				at,
				sha,
				isFirstPush,
				isExact
			},
			beginning: index === 0 && states.length > 1 ? await this.#program(sha) : null
		};
	}
	#program(sha) {
		const { programs } = this.#reading;
		const known = programs.get(sha);
		if (known !== undefined) return known;
		this.#spend();
		const read = this.#read(sha);
		programs.set(sha, read);
		return read;
	}
	async #read(sha) {
		const { github, selection, signal, reader } = this.#reading;
		try {
			const { files } = await (0,contents/* readContents */.r)(github, this.#name, sha, selection, signal);
			const read = files.map(async (file) => ({
				path: file.path,
				bytes: await file.read()
			}));
			return reader.all(await Promise.all(read));
		} catch (error) {
			signal.throwIfAborted();
			if (error instanceof outcome/* GitHubError */.y_ && MISSING.has((0,errors/* statusOf */.c2)(error))) return null;
			throw error;
		}
	}
	#spend() {
		if (!this.#reading.budget.isOpen) throw new Spent();
	}
}
const MISSING = new Set([
	404,
	409,
	422
]);
function unseen(reason) {
	return {
		seen: {
			kind: "unknown",
			reason
		},
		beginning: null
	};
}
const GONE = new Set([
	403,
	404,
	410,
	451
]);
async function readPushHistory(github, name, sha) {
	let isMade;
	let ref;
	try {
		const repository = await (0,github_repository/* readRepository */.Nu)(github, name);
		isMade = repository.fork || repository.template !== null;
		ref = `refs/heads/${repository.defaultBranch ?? "main"}`;
	} catch (error) {
		if (isRefusal(error) && GONE.has((0,errors/* statusOf */.c2)(error))) return "gone";
		throw error;
	}
	const newestFirst = [];
	try {
		let pages = 0;
		for await (const page of (0,github_pushes/* pushPages */.Du)(github, name, ref)) {
			newestFirst.push(...page.filter((push) => push.ref === ref));
			pages += 1;
			if (pages >= github_pushes/* MAX_PUSH_PAGES */.nF) break;
		}
	} catch (error) {
		if (isRefusal(error) && (0,github_pushes/* isWithheldStatus */.QB)((0,errors/* statusOf */.c2)(error))) return "withheld";
		throw error;
	}
	const states = statesOf(upTo(newestFirst.toReversed(), sha), sha, isMade);
	return states.at(-1)?.sha === sha ? states : "no-record";
}
function isRefusal(error) {
	return error instanceof outcome/* GitHubError */.y_ && error.outcome !== "rate-limited";
}
function upTo(pushes, sha) {
	const last = pushes.findLastIndex(({ after }) => after === sha);
	if (last >= 0) return pushes.slice(0, last + 1);
	const next = pushes.findIndex(({ before }) => before === sha);
	return pushes.slice(0, next + 1);
}
function statesOf(pushes, sha, isMade) {
	const [first] = pushes;
	if (first === undefined) return [];
	const states = [];
	if (first.before !== github_pushes/* NO_COMMIT */.U2) states.push({
		sha: first.before,
		at: null,
		isGiven: isMade
	});
	for (const { before, after, timestamp } of pushes) {
		if (states.at(-1)?.sha === sha && before === sha) break;
		if (after === github_pushes/* NO_COMMIT */.U2 || states.at(-1)?.sha === after) continue;
		states.push({
			sha: after,
			at: timestamp,
			isGiven: isMade && states.length === 0
		});
	}
	return states;
}


}),
25771:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
As:()=>utf8,
du:()=>viewOf,
lt:()=>countLines,
w1:()=>startsWith,
xW:()=>concat
});
const UTF8 = new TextEncoder();
function utf8(text) {
	return UTF8.encode(text);
}
function concat(parts, length = parts.reduce((sum, part) => sum + part.length, 0)) {
	const all = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
function startsWith(bytes, magic) {
	return magic.every((byte, at) => byte === null || bytes[at] === byte);
}
function viewOf({ buffer, byteOffset, byteLength }) {
	return new DataView(buffer, byteOffset, byteLength);
}
async function deflated(bytes) {
	const { readable, writable } = new CompressionStream("deflate-raw");
	const writer = writable.getWriter();
	const [packed] = await Promise.all([
		new Response(readable).arrayBuffer(),
		writer.write(bytes),
		writer.close()
	]);
	return new Uint8Array(packed);
}
const LF = 10;
const CR = 13;
function countLines(bytes) {
	let lines = 0;
	for (let at = 0; at < bytes.length; at += 1) {
		if (bytes[at] === LF || bytes[at] === CR && bytes[at + 1] !== LF) lines += 1;
	}
	const last = bytes.at(-1);
	return last === undefined || last === LF || last === CR ? lines : lines + 1;
}


}),
26538:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
J0:()=>buffersOf,
KZ:()=>unpacked,
Yu:()=>PairWriter,
cd:()=>eachPair,
fq:()=>pairsOf,
r4:()=>PairTable,
xc:()=>packed
});
var _mapped_js__0__ = __load__(91988);

const FIELDS = 8;
const NOT_COUNTED = -1;
class PairWriter {
	#columns;
	#fragments = new Int32Array(FIELDS << 7);
	#places = new Map();
	#count = 0;
	constructor(count) {
		this.#columns = {
			a: new Int32Array(count),
			b: new Int32Array(count),
			similarity: new Float64Array(count),
			matchedSimilarity: new Float64Array(count),
			total: new Float64Array(count),
			suspicion: new Float64Array(count),
			longestFragment: new Int32Array(count),
			overlap: new Int32Array(count),
			standsOut: new Uint8Array(count),
			firstFragment: new Int32Array(count + 1)
		};
	}
	add(pair) {
		const columns = this.#columns;
		const at = this.#count;
		this.#count += 1;
		columns.a[at] = pair.a;
		columns.b[at] = pair.b;
		columns.similarity[at] = pair.similarity;
		columns.matchedSimilarity[at] = pair.matchedSimilarity;
		columns.total[at] = pair.total ?? Number.NaN;
		columns.suspicion[at] = pair.suspicion ?? Number.NaN;
		columns.longestFragment[at] = pair.longestFragment;
		columns.overlap[at] = pair.overlap;
		columns.standsOut[at] = pair.standsOut === true ? 1 : 0;
		const first = columns.firstFragment[at];
		columns.firstFragment[at + 1] = first + pair.fragments.length;
		for (const [place, fragment] of pair.fragments.entries()) this.#put((first + place) * FIELDS, fragment);
	}
	#put(to, one) {
		if (to === this.#fragments.length) this.#fragments = (0,_mapped_js__0__.gT)(this.#fragments, to * 2);
		const fragments = this.#fragments;
		fragments[to] = this.#placeOf(one.file);
		fragments[to + 1] = one.lineStart;
		fragments[to + 2] = one.lineEnd;
		fragments[to + 3] = this.#placeOf(one.matchedFile);
		fragments[to + 4] = one.matchedLineStart;
		fragments[to + 5] = one.matchedLineEnd;
		fragments[to + 6] = one.tokens;
		fragments[to + 7] = one.sharedBy ?? NOT_COUNTED;
	}
	#placeOf(file) {
		const place = this.#places.get(file) ?? this.#places.size;
		this.#places.set(file, place);
		return place;
	}
	end(compare) {
		const columns = this.#columns;
		const end = columns.firstFragment[this.#count] * FIELDS;
		const files = [...this.#places.keys()];
		if (compare === undefined) return {
			...columns,
			fragments: this.#fragments.slice(0, end),
			files
		};
		const order = Int32Array.from({ length: this.#count }, (_, at) => at).toSorted(compare(columns));
		const inOrder = (column) => column.map((_, at) => column[order[at]]);
		const fragments = new Int32Array(end);
		const firstFragment = new Int32Array(this.#count + 1);
		for (const [at, place] of order.entries()) {
			const first = firstFragment[at];
			const [from, to] = [columns.firstFragment[place], columns.firstFragment[place + 1]];
			fragments.set(this.#fragments.subarray(from * FIELDS, to * FIELDS), first * FIELDS);
			firstFragment[at + 1] = first + to - from;
		}
		return {
			a: inOrder(columns.a),
			b: inOrder(columns.b),
			similarity: inOrder(columns.similarity),
			matchedSimilarity: inOrder(columns.matchedSimilarity),
			total: inOrder(columns.total),
			suspicion: inOrder(columns.suspicion),
			longestFragment: inOrder(columns.longestFragment),
			overlap: inOrder(columns.overlap),
			standsOut: inOrder(columns.standsOut),
			firstFragment,
			fragments,
			files
		};
	}
}
function packed({ pairs, ...rest }) {
	const writer = new PairWriter(pairs.length);
	for (const pair of pairs) writer.add(pair);
	return {
		...rest,
		pairs: writer.end()
	};
}
function unpacked({ pairs, ...rest }) {
	return {
		...rest,
		pairs: pairsOf(pairs)
	};
}
function pairsOf(columns) {
	return [...eachPair(columns)];
}
function* eachPair(columns) {
	const table = new PairTable(columns);
	for (let at = 0; at < table.length; at += 1) {
		const { place, ...pair } = table.at(at);
		yield {
			...pair,
			fragments: table.fragments(place)
		};
	}
}
function buffersOf({ pairs }) {
	const { files: _files, ...columns } = pairs;
	return Object.values(columns).map(({ buffer }) => buffer);
}
class PairTable {
	length;
	#columns;
	constructor(columns) {
		this.#columns = columns;
		this.length = columns.a.length;
	}
	at(place) {
		const columns = this.#columns;
		const total = columns.total[place];
		const suspicion = columns.suspicion[place];
		const row = {
			place,
			a: columns.a[place],
			b: columns.b[place],
			similarity: columns.similarity[place],
			matchedSimilarity: columns.matchedSimilarity[place],
			total: Number.isNaN(total) ? null : total,
			suspicion: Number.isNaN(suspicion) ? null : suspicion,
			longestFragment: columns.longestFragment[place],
			overlap: columns.overlap[place]
		};
		return columns.standsOut[place] === 1 ? {
			...row,
			standsOut: true
		} : row;
	}
	ends(place) {
		const { a, b } = this.#columns;
		return {
			a: a[place],
			b: b[place]
		};
	}
	fragmentsBefore(place) {
		return this.#columns.firstFragment[place];
	}
	fragmentCount(place) {
		return this.fragmentsBefore(place + 1) - this.fragmentsBefore(place);
	}
	fragments(place, isMirrored = false) {
		const fragments = [];
		const end = this.fragmentsBefore(place + 1);
		for (let at = this.fragmentsBefore(place); at < end; at += 1) {
			fragments.push(this.#fragment(at * FIELDS, isMirrored ? 3 : 0));
		}
		return fragments;
	}
	#fragment(from, own) {
		const { fragments, files } = this.#columns;
		const [here, there, sharedBy] = [
			from + own,
			from + 3 - own,
			fragments[from + 7]
		];
		const fragment = {
			file: files[fragments[here]],
			lineStart: fragments[here + 1],
			lineEnd: fragments[here + 2],
			matchedFile: files[fragments[there]],
			matchedLineStart: fragments[there + 1],
			matchedLineEnd: fragments[there + 2],
			tokens: fragments[from + 6]
		};
		return sharedBy === NOT_COUNTED ? fragment : {
			...fragment,
			sharedBy
		};
	}
}


}),
26626:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
FV:()=>distances,
RO:()=>readingsOf,
Z9:()=>wordsOf,
jG:()=>blindText
});
var _tokenizers_vocabulary_js__0__ = __load__(11728);

const BEGINS = 1;
const CODE = 2;
const NUMBER = 1;
const FIRST_WORD = 128;
const MOST_WORDS = 65535 - FIRST_WORD;
const [SIGN, LETTER, DIGIT, BLANK] = [
	0,
	1,
	2,
	3
];
const KINDS = new Uint8Array(128).map((_, code) => {
	const character = String.fromCharCode(code);
	if (code <= 32 || code === 127) return BLANK;
	if (/\d/.test(character)) return DIGIT;
	return /\w/.test(character) ? LETTER : SIGN;
});
function kindOf(code) {
	if (code < 128) return KINDS[code];
	return code === 160 || code === 65279 || code >= 8192 && code <= 8303 || code === 12288 ? BLANK : LETTER;
}
function blindText(texts) {
	const most = texts.reduce((sum, { text }) => sum + text.length + 1, 0);
	const tokens = new Uint16Array(most);
	const flags = new Uint8Array(most);
	let count = 0;
	for (const { text, gaps } of texts) {
		let gap = 0;
		let begins = BEGINS;
		for (let at = 0; at < text.length;) {
			const start = at;
			const first = text.charCodeAt(at);
			const kind = kindOf(first);
			at += 1;
			if (kind === BLANK) {
				if (first === 10 || first === 13) begins = BEGINS;
				continue;
			}
			let token = first;
			if (kind !== SIGN) {
				let hash = kind === LETTER ? hashed(0, first) : 0;
				for (; at < text.length; at += 1) {
					const next = text.charCodeAt(at);
					const part = kindOf(next);
					if (part === LETTER) hash = hashed(hash, next);
					else if (part !== DIGIT) break;
				}
				token = kind === DIGIT ? NUMBER : FIRST_WORD + (hash >>> 0) % MOST_WORDS;
			}
			while (gap < gaps.length && (gaps[gap]?.to ?? 0) <= start) gap += 1;
			const isCode = gap === gaps.length || (gaps[gap]?.from ?? 0) > start;
			tokens[count] = token;
			flags[count] = begins | (isCode ? CODE : 0);
			begins = 0;
			count += 1;
		}
		tokens[count] = _tokenizers_vocabulary_js__0__.wv;
		count += 1;
	}
	return {
		tokens: tokens.slice(0, count),
		flags: flags.slice(0, count)
	};
}
function hashed(hash, code) {
	const low = code >= 65 && code <= 90 ? code + 32 : code;
	const mixed = Math.imul(hash ^ low, 2246822507);
	return mixed ^ mixed >>> 15;
}
function readingsOf(text) {
	const reduced = withoutAffixes(text);
	return (reduced === text ? [text] : [text, reduced]).map((one) => ({
		all: one.tokens,
		code: codeOf(one)
	}));
}
function codeOf({ tokens, flags }) {
	const code = new Uint16Array(tokens.length);
	let count = 0;
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at];
		if ((flags[at] & CODE) === 0 && token !== _tokenizers_vocabulary_js__0__.wv) continue;
		code[count] = token;
		count += 1;
	}
	return count === tokens.length ? tokens : code.subarray(0, count);
}
function wordsOf(tokens) {
	const words = new Uint16Array(tokens.length);
	let count = 0;
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at];
		if (token < FIRST_WORD && token !== _tokenizers_vocabulary_js__0__.wv) continue;
		words[count] = token;
		count += 1;
	}
	return words.subarray(0, count);
}
const AFFIX_SHARE = .25;
const LONE_SHARE = .4;
const LEAST_LINES = 20;
const MOST_AFFIXES = 4;
const LONGEST_AFFIX = 24;
function withoutAffixes(text) {
	let left = text;
	for (let round = 0; round < MOST_AFFIXES; round += 1) {
		const lines = linesOf(left);
		const [front, back] = [affix(left.tokens, lines, 1), affix(left.tokens, lines, -1)];
		const best = front.removes >= back.removes ? front : back;
		if (best.removes === 0) break;
		left = without(left, lines, best);
	}
	return left;
}
function linesOf({ tokens, flags }) {
	const lines = [];
	let from = 0;
	for (let at = 0; at <= tokens.length; at += 1) {
		const isEnd = at === tokens.length || tokens[at] === _tokenizers_vocabulary_js__0__.wv;
		if (!isEnd && (flags[at] & BEGINS) === 0) continue;
		if (at > from) lines.push(from, at);
		from = isEnd ? at + 1 : at;
	}
	return lines;
}
const times = new Uint32Array(65536);
function affix(tokens, lines, side) {
	const all = lines.length / 2;
	let alike = lines;
	let length = 0;
	const tokenOf = (line) => {
		const from = alike[line];
		const to = alike[line + 1];
		return length >= to - from ? _tokenizers_vocabulary_js__0__.wv : tokens[side === 1 ? from + length : to - 1 - length];
	};
	if (all >= LEAST_LINES) {
		while (length < LONGEST_AFFIX) {
			for (let line = 0; line < alike.length; line += 2) {
				const token = tokenOf(line);
				times[token] = times[token] + 1;
			}
			let best = _tokenizers_vocabulary_js__0__.wv;
			let most = 0;
			for (let line = 0; line < alike.length; line += 2) {
				const token = tokenOf(line);
				const count = times[token];
				times[token] = 0;
				if (token === _tokenizers_vocabulary_js__0__.wv || count <= most) continue;
				best = token;
				most = count;
			}
			if (most < AFFIX_SHARE * all) break;
			const left = [];
			for (let line = 0; line < alike.length; line += 2) {
				if (tokenOf(line) === best) left.push(alike[line], alike[line + 1]);
			}
			alike = left;
			length += 1;
		}
	}
	const count = alike.length / 2;
	const isEnough = length > 1 || length === 1 && side === 1 && count >= LONE_SHARE * all;
	return {
		side,
		lines: alike,
		length,
		removes: isEnough ? length * count : 0
	};
}
function without({ tokens, flags }, lines, { side, lines: alike, length }) {
	const goes = new Uint8Array(tokens.length);
	const changed = flags.slice();
	for (let line = 0; line < alike.length; line += 2) {
		const first = side === 1 ? alike[line] : alike[line + 1] - length;
		goes.fill(1, first, first + length);
	}
	for (let line = 0; line < lines.length; line += 2) {
		const to = lines[line + 1];
		let at = lines[line];
		while (at < to && goes[at] === 1) at += 1;
		if (at < to) changed[at] = changed[at] | BEGINS;
	}
	return {
		tokens: tokens.filter((_, at) => goes[at] === 0),
		flags: changed.filter((_, at) => goes[at] === 0)
	};
}
const FARTHEST = 120;
const lastAt = new Float64Array(65536).fill(-FARTHEST);
let passed = 0;
function distances(tokens) {
	passed += FARTHEST;
	const back = new Uint16Array(tokens.length);
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at];
		if (token === _tokenizers_vocabulary_js__0__.wv) continue;
		back[at] = Math.min(FARTHEST, passed + at - lastAt[token]);
		lastAt[token] = passed + at;
	}
	passed += tokens.length;
	return back;
}


}),
26792:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Yd:()=>neighboursJoined,
cE:()=>fragmentsBetween
});
var _base__0__ = __load__(92105);

function otherSide(side) {
	return side === "left" ? "right" : "left";
}
const GAP = 2;
function fragmentsBetween(a, matchesA, b, matchesB) {
	const own = matchesA.filter((match) => match.otherKey === b).map(({ own: left, other: right, tokens, sharedBy = null }) => ({
		left,
		right,
		tokens,
		sharedBy
	}));
	const mirrored = matchesB.filter((match) => match.otherKey === a).map(({ other: left, own: right, tokens, sharedBy = null }) => ({
		left,
		right,
		tokens,
		sharedBy
	}));
	return neighboursJoined(own.length >= mirrored.length ? own : mirrored);
}
function neighboursJoined(fragments) {
	const sorted = fragments.toSorted((x, y) => (0,_base__0__.n)(x.left.file, y.left.file) || (0,_base__0__.n)(x.right.file, y.right.file) || (x.left.lineStart ?? 0) - (y.left.lineStart ?? 0));
	const result = [];
	for (const fragment of sorted) {
		const last = result.at(-1);
		if (last !== undefined && follows(last.left, fragment.left) && follows(last.right, fragment.right)) {
			result[result.length - 1] = {
				left: joined(last.left, fragment.left),
				right: joined(last.right, fragment.right),
				tokens: last.tokens === null || fragment.tokens === null ? null : last.tokens + fragment.tokens,
				sharedBy: last.sharedBy === null || fragment.sharedBy === null ? null : Math.min(last.sharedBy, fragment.sharedBy)
			};
		} else {
			result.push(fragment);
		}
	}
	return result.toSorted((x, y) => (0,_base__0__.n)(x.left.file, y.left.file) || (x.left.lineStart ?? 0) - (y.left.lineStart ?? 0));
}
function follows(before, after) {
	if (before.file !== after.file || before.lineEnd === null || after.lineStart === null) return false;
	const between = after.lineStart - before.lineEnd;
	return between >= 0 && between <= GAP + 1;
}
function joined(before, after) {
	return {
		...before,
		lineEnd: Math.max(before.lineEnd ?? 0, after.lineEnd ?? after.lineStart ?? 0)
	};
}


}),
27287:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Gq:()=>invalid,
J5:()=>refused,
Pq:()=>json,
XG:()=>AWAY,
j$:()=>HttpError
});
var _system__1__ = __load__(19176);
var _says_js__0__ = __load__(75163);


function json(body, status = 200) {
	return {
		status,
		headers: _system__1__.sR,
		body: JSON.stringify(body)
	};
}
const AWAY = { "retry-after": "5" };
const CODE_LENGTH = 4;
class HttpError extends Error {
	status;
	more;
	headers;
	constructor(said, more = {}, headers = {}) {
		super(said.slice(CODE_LENGTH));
		this.status = Number.parseInt(said, 10);
		this.more = more;
		this.headers = headers;
	}
}
function invalid(errors) {
	const first = Object.values(errors)[0]?.[0] ?? _says_js__0__.PC;
	return new HttpError(`422 ${first}`, { validation_errors: errors });
}
function refused({ status, message, more, headers }) {
	const errors = status === 422 ? { validation_errors: { body: [message] } } : {};
	const body = JSON.stringify({
		error: message,
		...errors,
		...more
	});
	return {
		status,
		headers: {
			..._system__1__.sR,
			...headers
		},
		body
	};
}


}),
28152:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$D:()=>MAX_TEXT_BYTES,
H5:()=>asideKind,
PE:()=>isZipName,
kj:()=>isTextKind,
pn:()=>isTooLong,
xk:()=>MAX_ASIDE_FILE_BYTES
});
var _engine__0__ = __load__(92005);

const MAX_ASIDE_FILE_BYTES = 16 * 1024 * 1024;
const MAX_TEXT_BYTES = 4 * 1024 * 1024;
const LOOKED_AT = new Set([
	"not-source",
	"vendored",
	"generated",
	"too-large",
	"binary",
	"limit",
	"archive-full"
]);
const ARCHIVES = new Set("zip jar war ear pyz pyzw whl egg apk aar nupkg".split(" "));
const OBJECT = /(?:^|\/)\.git\/(?:.{1,200}\/)?objects\/[0-9a-f]{2}\/[0-9a-f]{38,62}$/;
function isZipName(path) {
	return ARCHIVES.has((0,_engine__0__.je)(path));
}
function asideKind(path, sizeBytes, reason, selection) {
	if (!LOOKED_AT.has(reason)) return null;
	if ((0,_engine__0__.TE)(path)) return "source";
	const extension = (0,_engine__0__.je)(path);
	if (isZipName(path)) return "archive";
	const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
	const isSkipped = folder !== "" && selection.skipsFolder(folder) !== null;
	if (isSkipped && extension === "") return OBJECT.test(path) ? null : "script";
	if (sizeBytes > MAX_TEXT_BYTES) return null;
	return isSkipped ? "folder-text" : "text";
}
function isTextKind(kind) {
	return kind === "text" || kind === "folder-text";
}
function isTooLong(path, sizeBytes, reason, selection) {
	const kind = asideKind(path, 0, reason, selection);
	return sizeBytes > MAX_TEXT_BYTES && kind !== null && isTextKind(kind);
}


}),
29490:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$:()=>stoppedBy,
dJ:()=>cancelOnSignals,
sZ:()=>untilStopped
});
var _base__1__ = __load__(98216);
var _base__2__ = __load__(4771);
var _says_js__0__ = __load__(57891);


const EVERYWHERE = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
const WINDOWS = [
	"SIGINT",
	"SIGBREAK",
	"SIGHUP"
];
function stopSignals(platform) {
	return platform === "win32" ? WINDOWS : EVERYWHERE;
}
function stoppedBy(reason) {
	if (!(reason instanceof _base__1__.cJ)) return null;
	return [...EVERYWHERE, ...WINDOWS].find((name) => name === reason.cause) ?? null;
}
function cancelOnSignals(source) {
	const names = stopSignals(source.platform);
	const controller = new AbortController();
	const again = new AbortController();
	let hangups = 0;
	let others = 0;
	const listener = (name) => {
		if (name === "SIGHUP") hangups += 1;
		else others += 1;
		const received = Math.max(hangups, others);
		const reason = new _base__1__.cJ((0,_base__2__.G)(_says_js__0__.LJ, { name }), { cause: name });
		if (received === 1) controller.abort(reason);
		if (received > 1) again.abort(reason);
		if (received > 2) source.exit(130);
	};
	for (const name of names) source.on(name, listener);
	return {
		signal: controller.signal,
		again: again.signal,
		release: () => {
			for (const name of names) source.off(name, listener);
		}
	};
}
function untilStopped() {
	return new Promise((done) => {
		for (const name of stopSignals(process.platform)) process.once(name, () => done());
	});
}


}),
30794:
((__module__, __out__, __load__) => {

__load__.r(__out__);
__load__.d(__out__, {
runCommandLine:()=>runCommandLine
});
var _base__6__ = __load__(76287);
var _base__7__ = __load__(98216);
var _base__8__ = __load__(4771);
var _exit_codes_js__0__ = __load__(87408);
var _process_cancellation_js__1__ = __load__(29490);
var _process_execute_js__2__ = __load__(6378);
var _arguments_parse_command_line_js__3__ = __load__(47722);
var _arguments_variables_js__4__ = __load__(65200);
var _says_js__5__ = __load__(89544);







async function runCommandLine(argv, run) {
	const environment = process.env;
	process.exitCode = _exit_codes_js__0__.Wk;
	const at = new Date();
	const isWhole = watchOutput();
	const redact = (0,_base__6__.$p)([...(0,_arguments_variables_js__4__.Pm)(environment), ...(0,_arguments_variables_js__4__.l6)(argv)]);
	try {
		const code = await run(read(argv, redact), environment);
		if (code === null) return false;
		process.exitCode = isWhole() ? code : _exit_codes_js__0__.Wk;
	} catch (error) {
		const end = (0,_base__6__.KL)((0,_process_execute_js__2__.FV)(error, null), redact);
		process.exitCode = (0,_exit_codes_js__0__.FO)(end.outcome, end.exitCode, (0,_process_cancellation_js__1__.$)(error));
		const isDefect = end.outcome === "internal-error" && !(error instanceof _base__7__.HR);
		if (isDefect && error instanceof Error) process.stderr.write(`${redact(error.stack ?? "")}\n`);
		process.stderr.write(`error: ${end.sentence}\n`);
		if ((0,_arguments_parse_command_line_js__3__.X4)(argv)) {
			const { printFailure } = await Promise.all(/* import() */[__load__.e(7349), __load__.e(4819), __load__.e(4583)]).then(__load__.bind(__load__, 82270));
			await printFailure(end, null, at);
		}
	}
	return true;
}
function read(argv, redact) {
	try {
		return (0,_arguments_parse_command_line_js__3__.Du)(argv);
	} catch (error) {
		(0,_arguments_parse_command_line_js__3__.Du)(argv.map(redact));
		throw error;
	}
}
function watchOutput() {
	let isWhole = true;
	process.stdout.on("error", (error) => {
		if (error.code === "EPIPE") return;
		process.exitCode = _exit_codes_js__0__.Wk;
		if (isWhole) {
			process.stderr.write(`${(0,_base__8__.G)(_says_js__5__.WG, { error: (0,_base__7__.bD)(error) })}\n`);
		}
		isWhole = false;
	});
	process.stderr.on("error", () => {});
	return () => isWhole;
}


}),
31377:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BN:()=>isSameCase,
D9:()=>largerShare,
G1:()=>decidedAt,
Gz:()=>hasGrown,
TO:()=>casesByPair,
X1:()=>evidenceOf,
Yr:()=>hasRisen,
Zu:()=>answersAbout,
al:()=>inOrder,
mk:()=>withAnswers,
oh:()=>mergeCases,
u2:()=>caseKey
});
var _base__0__ = __load__(92105);
var _contract__1__ = __load__(94825);


function mergeCases(...books) {
	const cases = new Map();
	const common = new Map();
	for (const book of books) {
		for (const one of book.cases) {
			const key = caseKey(one.subjects);
			const known = cases.get(key);
			const isNewer = known === undefined || Date.parse(one.at) >= Date.parse(known.at);
			cases.set(key, isNewer ? withAnswers(one, known?.answers) : withAnswers(known, one.answers));
		}
		for (const code of book.common) if (!common.has(code.text)) common.set(code.text, code);
	}
	return {
		...Object.assign({}, ...books),
		cases: [...cases.values()],
		common: [...common.values()]
	};
}
function decidedAt(now, before) {
	const known = Date.parse(before ?? "");
	return known >= Date.parse(now) ? new Date(Math.min(known + 1, LAST_MS)).toISOString() : now;
}
const LAST_MS = Date.parse("9999-12-31T23:59:59.999Z");
function mergeChanges(seen, mine, theirs) {
	const merged = mergeCases(mine, theirs);
	const [before, own, others] = [
		seen,
		mine,
		theirs
	].map(({ cases }) => new Map(cases.map((one) => [caseKey(one.subjects), one])));
	const cases = merged.cases.map((newer) => {
		const key = caseKey(newer.subjects);
		const [was, a, b] = [
			before?.get(key),
			own?.get(key),
			others?.get(key)
		];
		if (a === undefined || b === undefined) return newer;
		if (was !== undefined && isSameCase(a, was)) return withAnswers(b, a.answers);
		if (was !== undefined && isSameCase(b, was)) return withAnswers(a, b.answers);
		return {
			...newer,
			...bothSaid(was ?? NOTHING_SAID, newer.at === b.at ? a : b, newer)
		};
	});
	return {
		...merged,
		cases
	};
}
const NOTHING_SAID = {
	state: "new",
	reason: null,
	note: null
};
function bothSaid(was, first, last) {
	const { state, reason } = decisionOf(last) === decisionOf(was) ? first : last;
	return {
		state,
		reason,
		note: bothNotes(was.note, first, last.note),
		files: bothFiles(was, first, last)
	};
}
function bothNotes(was, { note: first, by }, last) {
	if (first === was) return last;
	if (last === was || last === null) return first;
	if (first === null) return last;
	const [before, after] = [first.split("\n"), last.split("\n")];
	const at = after.findIndex((line, place) => line !== before[place]);
	if (at === before.length) return last;
	const added = at < 0 ? "" : after.slice(at).join("\n").trim();
	if (added === "") return first;
	const end = `${by === null ? "" : ` (${by})`}\n\n${added}`;
	return `${shortened(first, Math.max(1, CASE_BOUNDS.note - end.length))}${end}`.slice(0, CASE_BOUNDS.note);
}
function isSameCase(a, b) {
	return decisionOf(a) === decisionOf(b) && a.note === b.note && isSame(filesOf(a), filesOf(b)) && evidenceIn(a) === evidenceIn(b);
}
function bothFiles(was, first, last) {
	if (isSame(filesOf(first), filesOf(was))) return last.files;
	return isSame(filesOf(last), filesOf(was)) ? first.files : [...new Set([...filesOf(first), ...filesOf(last)])];
}
function evidenceIn({ evidence: { similarity, suspicion, tokens } }) {
	return JSON.stringify([
		similarity,
		suspicion,
		tokens
	]);
}
function decisionOf({ state, reason }) {
	return JSON.stringify([state, reason]);
}
function filesOf({ files = [] }) {
	return files;
}
function isSame(a, b) {
	return a.join("\n") === b.join("\n");
}
function inOrder(subjects) {
	return subjects.toSorted((a, b) => {
		const byLength = a.startsWith("k") || b.startsWith("k") ? 0 : a.length - b.length;
		return byLength === 0 ? (0,_base__0__.n)(a, b) : byLength;
	});
}
function caseKey(subjects) {
	return inOrder(subjects).join("-");
}
function casesByPair(cases) {
	const byPair = new Map();
	for (const one of cases) {
		const { subjects } = one;
		if (subjects.length === 2) continue;
		for (const [index, a] of subjects.entries()) {
			for (const b of subjects.slice(index + 1)) {
				const key = caseKey([a, b]);
				const known = byPair.get(key);
				if (known === undefined || Date.parse(one.at) > Date.parse(known.at)) byPair.set(key, one);
			}
		}
	}
	for (const one of cases) if (one.subjects.length === 2) byPair.set(caseKey(one.subjects), one);
	return byPair;
}
function withAnswers(one, more) {
	if (more === undefined || more.length === 0) return one;
	const known = new Map([...one.answers ?? [], ...more].map((answer) => [keyOf(answer), answer]));
	return {
		...one,
		answers: [...known.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
	};
}
function keyOf({ subject, at, text }) {
	return JSON.stringify([
		subject,
		Date.parse(at),
		text
	]);
}
function openAnswers({ at, answers = [] }) {
	return answers.filter((answer) => Date.parse(answer.at) > Date.parse(at));
}
function answersAbout(cases, people) {
	const ofThem = cases.filter(({ subjects }) => people.every((one) => subjects.includes(one)) || subjects.every((one) => people.includes(one)));
	return ofThem.flatMap(({ answers = [] }) => answers).filter(({ subject }) => people.includes(subject)).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || (0,_base__0__.n)(a.subject, b.subject));
}
function answeredWords(name, { at, first }) {
	const last = {
		name,
		at: {
			as: "time",
			value: at
		}
	};
	return first === undefined ? message("answer.answeredAt", last) : message("answer.changedAt", {
		...last,
		first: {
			as: "time",
			value: first
		}
	});
}
const RISEN_BY = 1;
function hasRisen(score, before) {
	return score >= before + RISEN_BY;
}
function largerShare({ similarity, matchedSimilarity }) {
	return (0,_contract__1__.BR)([similarity, matchedSimilarity]);
}
function evidenceOf(pairs) {
	return {
		similarity: (0,_contract__1__.BR)(pairs.map(largerShare)),
		suspicion: (0,_contract__1__.BR)(pairs.map(({ suspicion }) => suspicion)),
		tokens: (0,_contract__1__.BR)(pairs.map(({ overlap }) => overlap))
	};
}
const MORE_TOKENS = .1;
const RISEN_FAR = 10;
function hasGrown(now, before) {
	const isFewer = now.tokens !== null && before.tokens !== null && now.tokens < before.tokens;
	return now.similarity !== null && before.similarity !== null && (isFewer ? now.similarity >= before.similarity + RISEN_FAR : hasRisen(now.similarity, before.similarity)) || now.tokens !== null && before.tokens !== null && now.tokens > before.tokens * (1 + MORE_TOKENS);
}


}),
32942:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Oe:()=>jweEncryption,
eD:()=>jweAlgorithm,
p3:()=>isJWECEKTransport,
po:()=>a
});
var _util_errors_js__0__ = __load__(97813);
var _key_descriptor_js__1__ = __load__(15914);
const n=[[`encrypt`,`wrapKey`],[`decrypt`,`unwrapKey`]],r=[[],[`deriveBits`]],i=[[],[]];function rsaes(e){return{kty:[`RSA`],mode:`key-encryption`,subtle:{name:`RSA-OAEP`,hash:`SHA-${e}`},usages:n,ops:[`wrapKey`,`unwrapKey`]}}function ecdh(t){return{kty:[`EC`,`OKP`],mode:t,subtle:{name:`ECDH`},resolve:({kty:t,crv:n,asymmetricKeyType:r})=>{if(n===`X25519`||r===`x25519`)return{name:`X25519`};if(t===`OKP`)throw new _util_errors_js__0__.JOSENotSupported(`Invalid or unsupported JWK "alg" (Algorithm) Parameter value`);return{name:`ECDH`,namedCurve:n}},usages:r,ops:[void 0,`deriveBits`]}}function aeskw(e,t=!1){return{kty:[`oct`],mode:`key-wrapping`,secret:!0,subtle:{name:t?`AES-GCM`:`AES-KW`,length:e},usages:i,ops:t?[`encrypt`,`decrypt`]:[`wrapKey`,`unwrapKey`]}}function pbes2(){return{kty:[`oct`],mode:`key-wrapping`,secret:!0,subtle:{name:`PBKDF2`},usages:i,ops:[`deriveBits`,`deriveBits`]}}const a=(0,_key_descriptor_js__1__.t)({dir:{kty:[`oct`],mode:`direct-encryption`,secret:!0,subtle:{name:`AES-GCM`},usages:i,ops:[`encrypt`,`decrypt`]},"RSA-OAEP":rsaes(1),"RSA-OAEP-256":rsaes(256),"RSA-OAEP-384":rsaes(384),"RSA-OAEP-512":rsaes(512),"ECDH-ES":ecdh(`direct-key-agreement`),"ECDH-ES+A128KW":ecdh(`key-agreement-with-key-wrapping`),"ECDH-ES+A192KW":ecdh(`key-agreement-with-key-wrapping`),"ECDH-ES+A256KW":ecdh(`key-agreement-with-key-wrapping`),A128KW:aeskw(128),A192KW:aeskw(192),A256KW:aeskw(256),A128GCMKW:aeskw(128,!0),A192GCMKW:aeskw(192,!0),A256GCMKW:aeskw(256,!0),"PBES2-HS256+A128KW":pbes2(),"PBES2-HS384+A192KW":pbes2(),"PBES2-HS512+A256KW":pbes2()}),o=[`encrypt`,`decrypt`];function contentEncryption(e,t=!1){return{kty:[`oct`],secret:!0,subtle:{name:t?`AES-CBC`:`AES-GCM`,length:e},usages:i,ops:o,cekBits:e,ivBits:t?128:96,cbc:t}}const s=(0,_key_descriptor_js__1__.t)({A128GCM:contentEncryption(128),A192GCM:contentEncryption(192),A256GCM:contentEncryption(256),"A128CBC-HS256":contentEncryption(256,!0),"A192CBC-HS384":contentEncryption(384,!0),"A256CBC-HS512":contentEncryption(512,!0)});function unsupported(t,n){throw new _util_errors_js__0__.JOSENotSupported(`Invalid or unsupported "${t}" (JWE ${n}) header value`)}function jweAlgorithm(e){return(typeof e==`string`?a[e]:void 0)??unsupported(`alg`,`Algorithm`)}function isJWECEKTransport(e){return e.mode===`key-wrapping`||e.mode===`key-encryption`||e.mode===`key-agreement-with-key-wrapping`}function jweEncryption(e){return(typeof e==`string`?s[e]:void 0)??unsupported(`enc`,`Encryption Algorithm`)}

}),
33897:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
gI:()=>given,
iU:()=>message,
kK:()=>inEnglish,
oR:()=>joined,
vq:()=>catalogueOf
});
function catalogueOf(parts) {
	return Object.assign({}, ...Object.values(parts));
}
function message(id, ...[values]) {
	return values === undefined ? { id } : {
		id,
		values
	};
}
function given(text) {
	return message("words.given", { text });
}
function inEnglish(text) {
	return message("words.english", { text });
}
function joined(how, messages) {
	const [last = given(""), ...before] = messages.toReversed();
	return before.reduce((rest, first) => message(how, {
		first,
		rest
	}), last);
}
class SaidError extends Error {
	said;
	constructor(said) {
		super(said.id);
		this.said = said;
	}
}


}),
35155:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
j:()=>IncrementalCorpus
});
var _compare_js__0__ = __load__(96448);
var _corpus_js__1__ = __load__(95585);
var _pair_table_js__2__ = __load__(26538);
var _parameters_js__3__ = __load__(9623);
var _read_document_js__4__ = __load__(63190);
var _starter_code_js__5__ = __load__(67224);






class IncrementalCorpus {
	#options;
	#corpus = new _corpus_js__1__.Tr(_parameters_js__3__.z);
	#starter = new _starter_code_js__5__.tL(_parameters_js__3__.z);
	#ids = new Set();
	constructor(options) {
		this.#options = options;
	}
	add(document) {
		if (this.#ids.has(document.id)) throw new RangeError(`document ${document.id} was added before`);
		this.#ids.add(document.id);
		const read = (0,_read_document_js__4__.u0)(document, this.#options.languageId, {
			quality: false,
			abstracted: false
		});
		if (document.role === "base") {
			this.#starter.add(read);
			return [];
		}
		const prepared = this.#corpus.prepare(read, this.#starter.empty ? undefined : this.#starter.in(read));
		this.#corpus.add(prepared);
		const { pairs } = (0,_compare_js__0__.f)(this.#corpus, _parameters_js__3__.z, (entry) => entry.document === read.facts, () => {});
		return (0,_pair_table_js__2__.fq)(pairs);
	}
}


}),
35698:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Mp:()=>preferredLocale,
YZ:()=>LOCALES
});
const LOCALE_NAMES = {
	en: "English",
	de: "Deutsch",
	es: "Español",
	fr: "Français",
	zh: "\u4e2d\u6587"
};
const LOCALES = Object.keys(LOCALE_NAMES);
function preferredLocale(tags) {
	for (const tag of tags) {
		const language = tag.split("-")[0]?.toLowerCase();
		const known = LOCALES.find((locale) => locale === language);
		if (known !== undefined) return known;
	}
	return LOCALES[0];
}


}),
36438:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
TD:()=>loadProviders,
lN:()=>loadAnalysis,
oV:()=>loadService,
pN:()=>loadComparing,
rv:()=>loadSearch,
sg:()=>loadPostgres
});
const loadService = () => Promise.all(/* import() */[__load__.e(713), __load__.e(9237), __load__.e(5465), __load__.e(1703), __load__.e(497), __load__.e(9094), __load__.e(224), __load__.e(3190), __load__.e(9188), __load__.e(3300), __load__.e(2166), __load__.e(9830), __load__.e(8967), __load__.e(7870), __load__.e(2451), __load__.e(630)]).then(__load__.bind(__load__, 72451));
const loadComparing = () => Promise.all(/* import() */[__load__.e(713), __load__.e(9094), __load__.e(8967), __load__.e(6360)]).then(__load__.bind(__load__, 3346));
const loadPostgres = () => Promise.all(/* import() */[__load__.e(9237), __load__.e(9986), __load__.e(627)]).then(__load__.bind(__load__, 60627));
const loadAnalysis = () => Promise.all(/* import() */[__load__.e(497), __load__.e(224), __load__.e(3190), __load__.e(1953), __load__.e(4199), __load__.e(8170)]).then(__load__.bind(__load__, 39944));
const loadSearch = () => __load__.e(/* import() */ 4113).then(__load__.bind(__load__, 74113));
const loadProviders = () => Promise.all(/* import() */[__load__.e(5465), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(2938)]).then(__load__.bind(__load__, 79944));


}),
36890:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BR:()=>startThread,
D:()=>DEFAULT_TIME_LIMIT_MS,
lK:()=>runInThread,
sz:()=>warmThread
});
var _system__2__ = __load__(57173);
var _open_files_js__0__ = __load__(292);
var _says_js__1__ = __load__(72806);
var _base__3__ = __load__(4771);




const DEFAULT_TIME_LIMIT_MS = 30 * 6e4;
function startThread(job, heapMb) {
	return _system__2__.j.start({
		kind: "analysis",
		job
	}, heapMb);
}
function warmThread() {
	_system__2__.j.warm({ kind: "warm" });
}
const MOST_FOR_REUSE = 500;
const LOOK_MS = 250;
const HEADROOM_BYTES = 2 * 1024 ** 3;
async function runInThread(job, options) {
	const { limits, signal, onProgress, findOthers, onBytes } = options;
	signal.throwIfAborted();
	const { memoryBytes, timeMs } = limits;
	const heapMb = memoryBytes === null ? null : Math.ceil((memoryBytes + HEADROOM_BYTES) / 1024 ** 2);
	const worker = options.start(job, heapMb);
	const timers = [];
	let stopTimer = () => {};
	let onAbort = () => {};
	let outcome = null;
	try {
		outcome = await new Promise((resolve, reject) => {
			const fail = (why) => resolve({
				kind: "failed",
				why
			});
			onAbort = () => reject(signal.reason);
			signal.addEventListener("abort", onAbort);
			const limit = new TimeLimit(timeMs, () => fail((0,_base__3__.G)(_says_js__1__.Wu, { words: words(timeMs) })));
			stopTimer = () => limit.pause();
			limit.go();
			if (memoryBytes !== null) {
				const look = async () => {
					const { used, held } = await bytesOf(worker);
					if (used > memoryBytes) return fail(tooMuch(memoryBytes));
					const end = onBytes?.(held) ?? null;
					if (end !== null) resolve(end);
				};
				timers.push(setInterval(() => void look(), LOOK_MS));
			}
			for (const timer of timers) timer.unref();
			worker.on("message", (message) => {
				if (message.kind === "progress") {
					onProgress(message.done / Math.max(1, message.total));
				} else if (message.kind === "failed") {
					fail(message.message);
				} else if (message.kind === "result") {
					resolve(message);
				} else {
					limit.pause();
					const answer = (others) => {
						if ("kind" in others) return resolve(others);
						worker.postMessage(others);
						limit.go();
					};
					findOthers(message.imprints, message.subject).then(answer, reject);
				}
			});
			worker.on("error", (error) => {
				if ((0,_open_files_js__0__.S)(error)) return reject(error);
				fail(whyEnded(error, memoryBytes));
			});
			worker.on("exit", (code) => fail((0,_base__3__.G)(_says_js__1__.RW, { code })));
		});
		return outcome;
	} finally {
		signal.removeEventListener("abort", onAbort);
		stopTimer();
		for (const timer of timers) clearTimeout(timer);
		const isReused = outcome?.kind === "result" && job.documents.length <= MOST_FOR_REUSE;
		await (isReused ? worker.release(memoryBytes) : worker.terminate());
	}
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
class TimeLimit {
	#onOver;
	#leftMs;
	#since = 0;
	#timer = null;
	constructor(ms, onOver) {
		this.#leftMs = ms;
		this.#onOver = onOver;
	}
	go() {
		this.#since = performance.now();
		this.#timer = setTimeout(this.#onOver, Math.min(this.#leftMs, LONGEST_TIMER_MS)).unref();
	}
	pause() {
		if (this.#timer === null) return;
		clearTimeout(this.#timer);
		this.#timer = null;
		this.#leftMs -= performance.now() - this.#since;
	}
}
async function bytesOf(worker) {
	try {
		const { used_heap_size, total_physical_size, external_memory } = await worker.getHeapStatistics();
		return {
			used: used_heap_size + external_memory,
			held: total_physical_size + external_memory
		};
	} catch {
		return {
			used: 0,
			held: 0
		};
	}
}
function whyEnded(error, memoryBytes) {
	if (error.code !== "ERR_WORKER_OUT_OF_MEMORY") {
		return (0,_base__3__.G)(_says_js__1__.tG, {
			error: error.name,
			code: error.message
		});
	}
	return memoryBytes === null ? _says_js__1__.SY : tooMuch(memoryBytes);
}
function tooMuch(memoryBytes) {
	return (0,_base__3__.G)(_says_js__1__.Ug, { most: Math.round(memoryBytes / 1024 ** 2) });
}
function words(ms) {
	const minutes = Math.round(ms / 6e4);
	if (minutes < 1) return `${Math.round(ms / 1e3)} seconds`;
	return minutes === 1 ? "one minute" : `${minutes} minutes`;
}


}),
37046:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
E$:()=>inForm,
Kc:()=>isUnspaced,
Lo:()=>nameWords,
R4:()=>unspacedWords,
TM:()=>folded,
Z7:()=>withoutPrefix,
eZ:()=>namesOf,
kQ:()=>INSIDE_NAMES,
pt:()=>RUNS,
rD:()=>isInflected,
yc:()=>wordsOfRun
});
var _base__1__ = __load__(92105);
var _facts_js__0__ = __load__(87872);


const LEAST_LETTERS = 3;
const LEAST_DIGITS = 4;
const SPELLED_AS_TWO = {
	ä: "ae",
	ö: "oe",
	ü: "ue",
	å: "aa",
	ø: "oe"
};
function inForm(form, text) {
	return text.replaceAll(/\P{M}*\p{M}{0,30}/gu, (piece) => piece.normalize(form));
}
function folded(text) {
	return inForm("NFKD", text).replaceAll(/\p{M}+/gu, "").toLowerCase().replaceAll(/[ßøæ\u0153\u0142\u0111ðþ\u0131]/g, (letter) => _base__1__.u[letter] ?? letter);
}
const RUNS = /[\p{L}\p{M}]+|\p{N}+/gu;
function wordsOfRun(run) {
	return run.split(/(?=\p{Lu})(?:(?<=\p{Ll}\p{M}*)|(?<=\p{Lu}\p{M}*)(?=\p{Lu}\p{M}*\p{Ll}))/u);
}
const INSIDE_NAMES = "'\u2019\u02bc\u2018`´-";
const LEFT_OUT = new RegExp(`[${INSIDE_NAMES}]`, "gu");
const DOMAIN = /(?<=\S)@\S+$/u;
function nameWords(text) {
	const words = new Set();
	const own = text.replace(DOMAIN, "");
	for (const [run] of `${own} ${own.replaceAll(LEFT_OUT, "")}`.matchAll(RUNS)) {
		const spelled = run.normalize("NFC").toLowerCase().replaceAll(/[äöüåø]/g, (letter) => SPELLED_AS_TWO[letter] ?? letter);
		for (const word of [
			run,
			spelled,
			...wordsOfRun(run)
		]) {
			const plain = folded(word);
			if (plain.length >= (/^\p{N}/u.test(plain) ? LEAST_DIGITS : LEAST_LETTERS)) words.add(plain);
		}
	}
	return [...words];
}
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu;
const LEAST_UNSPACED = 2;
const OF_TWO_NAMES = /^(?:\p{sc=Han}{3,4}|\p{sc=Hang}{3,4})$/u;
function isUnspaced(text) {
	return text.search(UNSPACED) >= 0;
}
function unspacedWords(name, halves) {
	const runs = Array.from(name.normalize("NFC").matchAll(UNSPACED), ([run]) => run.replaceAll(/\P{L}+$/gu, ""));
	return runs.flatMap((run) => halves && OF_TWO_NAMES.test(run) ? [
		run,
		run.slice(0, 2),
		run.slice(-2)
	] : [run]).filter((word) => Array.from(word).length >= LEAST_UNSPACED).map((word) => word.normalize("NFD"));
}
const OWN_ENDING = /(?:[\u03bf\u03b7\u03b1]\u03c2|[aeiouy\u0430\u0435\u0438\u043e\u0443\u044b\u044d\u044e\u044f\u044c\u044a\u03b1\u03b5\u03b9\u03b7\u03bf\u03c9\u03c5])$/u;
const MOST_OF_ENDING = 3;
const LEAST_OF_STEM = {
	latin: 5,
	other: 3
};
function isInflected(word, name) {
	const stem = name.replace(OWN_ENDING, "");
	const least = /^\p{sc=Latn}/u.test(stem) ? LEAST_OF_STEM.latin : LEAST_OF_STEM.other;
	return stem.length >= least && word.startsWith(stem) && word.length <= stem.length + MOST_OF_ENDING;
}
function withoutPrefix(word) {
	return word.replace(/^(?:\u0648?(?:\u0627\u0644|\u0644\u0644|[\u0628\u0644\u0643\u0641])|\u0648|[\u05d5\u05e9\u05d4\u05d1\u05dc\u05de\u05db])(?=\p{L}{3})/u, "");
}
function namesOf(submission) {
	const { name, key, person } = submission;
	const last = key.split(/[/\\]/).at(-1) ?? key;
	return [...new Set([
		name,
		key,
		last,
		person?.id ?? "",
		person?.team ?? "",
		...(0,_facts_js__0__.QI)(submission)
	])].filter((one) => one.trim() !== "");
}


}),
37129:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Gv:()=>isObject,
S2:()=>appendTo,
T5:()=>occurrences
});
function occurrences(values) {
	const times = new Map();
	for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
	return times;
}
function appendTo(lists, key, value) {
	const list = lists.get(key);
	if (list === undefined) lists.set(key, [value]);
	else list.push(value);
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}


}),
37500:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
D2:()=>isKeyObject,
GK:()=>rawKey,
GZ:()=>checkUsage,
Ni:()=>checkCryptoKey,
R7:()=>isCryptoKey,
Tz:()=>assertCryptoKey,
XP:()=>invalidKeyInput,
ZZ:()=>snapshotJwk,
dT:()=>prepareKey,
l:()=>validateExtractableOption,
oX:()=>normalizeJwk,
or:()=>checkModulusLength,
xY:()=>jwkToKey
});
var _validate_js__0__ = __load__(15257);
var _util_base64url_js__1__ = __load__(59116);
var _util_errors_js__2__ = __load__(97813);
const tag=e=>e[Symbol.toStringTag],jwkMatchesOp=(e,t,n)=>{const{alg:r}=e;if(t.use!==void 0){const e=n===`sign`||n===`verify`?`sig`:`enc`;if(t.use!==e)throw new TypeError(`Invalid key for this operation, its "use" must be "${e}" when present`)}if(t.alg!==void 0&&t.alg!==r)throw new TypeError(`Invalid key for this operation, its "alg" must be "${r}" when present`);if(Array.isArray(t.key_ops)){const r=n===`encrypt`||n===`decrypt`?e.ops?.[n===`encrypt`?0:1]:n;if(r&&!t.key_ops.includes(r))throw new TypeError(`Invalid key for this operation, its "key_ops" must include "${r}" when present`)}};async function prepareKey(n,a,o){const{alg:s,secret:c}=n,l=o===`decrypt`||o===`sign`;if(c&&a instanceof Uint8Array)return a;let u,d;if((0,_validate_js__0__.Gv)(a)){if(u=normalizeJwk(a),typeof u.kty!=`string`)throw invalidKeyType(s,a,c);if(!(c?u.kty===`oct`&&typeof u.k==`string`:u.kty!==`oct`&&(l?u.kty===`AKP`&&typeof u.priv==`string`||typeof u.d==`string`:u.d===void 0&&u.priv===void 0)))throw new TypeError(c?`JSON Web Key for symmetric algorithms must have JWK "kty" (Key Type) equal to "oct" and the JWK "k" (Key Value) present`:`JSON Web Key for this operation must be a ${l?`private`:`public`} JWK`);if(jwkMatchesOp(n,u,o),u.kty===`oct`)return (0,_util_base64url_js__1__.D)(u.k);if(!Object.isFrozen(a)){const{key_ops:e}=a;Array.isArray(e)&&Object.freeze(e),Object.freeze(a)}}else{if(!isKeyLike(a))throw invalidKeyType(s,a,c);const e=c?`secret`:l?`private`:`public`;if(a.type!==e&&(c||[`secret`,`public`,`private`].includes(a.type)))throw new TypeError(`${tag(a)} instances must be of type "${e}" for the ${s} algorithm`);if(isCryptoKey(a))return a;if(d=a,d.type===`secret`)return d.export()}r||=new WeakMap;const f=a;let p=r.get(f);if(p?.[s])return p[s];if(p||r.set(f,p={}),d&&typeof d.toCryptoKey==`function`){const e=d.type===`public`,t=i[d.asymmetricKeyDetails?.namedCurve],r=n.resolve?.({crv:t,asymmetricKeyType:d.asymmetricKeyType})??n.subtle;return p[s]=d.toCryptoKey(r,e,n.usages[e?0:1])}return u??=d.export({format:`jwk`}),u.alg=s,p[s]=await jwkToKey(n,u)}let r;const i={__proto__:null,prime256v1:`P-256`,secp384r1:`P-384`,secp521r1:`P-521`};function assertCryptoKey(e){if(!isCryptoKey(e))throw new Error(`CryptoKey instance expected`)}const isCryptoKey=e=>{if(e?.[Symbol.toStringTag]===`CryptoKey`)return!0;try{return e instanceof CryptoKey}catch{return!1}},isKeyObject=e=>e?.[Symbol.toStringTag]===`KeyObject`,isKeyLike=e=>isCryptoKey(e)||isKeyObject(e);function message(e,t,...n){if(n.length>2){const t=n.pop();e+=`one of type ${n.join(`, `)}, or ${t}.`}else n.length===2?e+=`one of type ${n[0]} or ${n[1]}.`:e+=`of type ${n[0]}.`;return t==null?e+=` Received ${t}`:typeof t==`function`&&t.name?e+=` Received function ${t.name}`:typeof t==`object`&&t!=null&&t.constructor?.name&&(e+=` Received an instance of ${t.constructor.name}`),e}const invalidKeyInput=(e,...t)=>message(`Key must be `,e,...t);function invalidKeyType(e,t,n){const r=[`CryptoKey`,`KeyObject`,`JSON Web Key`];return n&&r.push(`Uint8Array`),new TypeError(message(`Key for the ${e} algorithm must be `,t,...r))}const unusable=(e,t=`algorithm.name`)=>new TypeError(`CryptoKey does not support this operation, its ${t} must be ${e}`);function checkUsage(e,t){if(t&&!e.usages.includes(t))throw new TypeError(`CryptoKey does not support this operation, its usages must include ${t}.`)}function checkModulusLength(e,t){const{modulusLength:n}=t.algorithm;if(typeof n!=`number`||n<2048)throw new TypeError(`${e} requires key modulusLength to be 2048 bits or larger`)}function checkCryptoKey(e,t,n){const r=e.algorithm;if(r.name!==t.name)throw unusable(t.name);if(t.hash&&r.hash?.name!==t.hash)throw unusable(t.hash,`algorithm.hash`);if(t.namedCurve&&r.namedCurve!==t.namedCurve)throw unusable(t.namedCurve,`algorithm.namedCurve`);if(t.length!==void 0&&r.length!==t.length)throw unusable(t.length,`algorithm.length`);checkUsage(e,n)}function snapshotJwk(e){return{__proto__:null,...e}}function normalizeJwk(e){const t=snapshotJwk(e);if(t.ext!==void 0&&typeof t.ext!=`boolean`)throw new TypeError(`"ext" (Extractable) Parameter must be a boolean`);if(t.key_ops!==void 0){const e=t.key_ops,n=Array.isArray(e)?[...e]:void 0;if(!n||n.some(e=>typeof e!=`string`)||new Set(n).size!==n.length)throw new TypeError(`"key_ops" (Key Operations) Parameter must be an array of unique strings`);t.key_ops=n}return t}function validateExtractableOption(e){if(e!==void 0&&typeof e!=`boolean`)throw new TypeError(`"extractable" option must be a boolean`);return e}async function jwkToKey(e,t,r){if(!e.kty.includes(t.kty))throw new _util_errors_js__2__.JOSENotSupported(`Invalid or unsupported JWK "alg" (Algorithm) Parameter value`);const i=e.resolve?.({kty:t.kty,crv:t.crv})??e.subtle,a=!!(t.d||t.priv),o={...t,ext:r??t.ext};return o.kty!==`AKP`&&delete o.alg,delete o.use,crypto.subtle.importKey(`jwk`,o,i,o.ext??!a,t.key_ops??e.usages[a?1:0])}async function rawKey(e,t,n,r=!1){return e instanceof Uint8Array&&(e=await crypto.subtle.importKey(`raw`,e,t,r,[n])),checkCryptoKey(e,t,n),e}

}),
37616:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
OG:()=>logLines,
TN:()=>oneLine,
h0:()=>plainLine,
jx:()=>annotationCommand
});
var _escape_js__0__ = __load__(68171);
var _format_js__1__ = __load__(73043);


function commandData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function commandProperty(text) {
	return commandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function annotationCommand(level, message, properties) {
	const list = Object.entries(properties).filter(([, value]) => value !== undefined && value !== "").map(([name, value]) => `${name}=${commandProperty((0,_escape_js__0__.RK)(String(value)))}`).join(",");
	const text = message.split("\n").map(_escape_js__0__.RK).join("\n");
	return `::${level}${list === "" ? "" : ` ${list}`}::${commandData(text)}`;
}
function plainLine(text) {
	return (0,_escape_js__0__.RK)(text).replaceAll("::", ":\u200b:").replaceAll("##[", "##\u200b[");
}
function oneLine(message) {
	return (0,_escape_js__0__.RK)((0,_format_js__1__.rC)(message)).replace(/^(\s*):(?=:)/, "$1:\u200b").replaceAll("##[", "##\u200b[");
}
function logLines(message) {
	return (0,_format_js__1__.PZ)(message).map(oneLine).join("\n");
}


}),
37706:
((__module__, __out__, __load__) => {

__load__.r(__out__);
__load__.d(__out__, {
check:()=>check,
labelOf:()=>labelOf,
reachGitHub:()=>reachGitHub,
readSettings:()=>readSettings,
readingToken:()=>readingToken,
withShell:()=>withShell,
worldOf:()=>worldOf
});
var _base__13__ = __load__(76287);
var _base__16__ = __load__(4771);
var _base__17__ = __load__(98216);
var _base__26__ = __load__(49764);
var _base__27__ = __load__(49094);
var _channels__18__ = __load__(99395);
var _channels__19__ = __load__(29504);
var _channels__25__ = __load__(44721);
var _channels__28__ = __load__(62132);
var _channels__30__ = __load__(75409);
var _check__21__ = __load__(13875);
var _check__22__ = __load__(99989);
var _check__23__ = __load__(7849);
var _contract__14__ = __load__(11713);
var _contract__20__ = __load__(2723);
var _contract__31__ = __load__(4025);
var _github__24__ = __load__(68888);
var _system__15__ = __load__(43108);
var _system__29__ = __load__(65771);
var node_os__0__ = __load__(48161);
var node_path__1__ = __load__(76760);
var _exit_codes_js__2__ = __load__(87408);
var _process_cancellation_js__3__ = __load__(29490);
var _process_execute_js__4__ = __load__(6378);
var _process_machine_limit_js__5__ = __load__(80650);
var _process_system_clock_js__6__ = __load__(67283);
var _arguments_variables_js__7__ = __load__(65200);
var _check_document_js__8__ = __load__(82270);
var _terminal_log_js__9__ = __load__(78087);
var _config_text_js__10__ = __load__(90145);
var _says_js__11__ = __load__(89544);
var _process_this_machine_js__12__ = __load__(7229);



















const MAX_ROWS = 40;
function check(raw, printed, environment) {
	return withShell(raw, printed, environment, (shell) => checkIn(raw, shell));
}
async function withShell(raw, printed, environment, body) {
	const at = new Date();
	const redact = (0,_base__13__.$p)([...(0,_contract__14__.Fj)(raw), ...(0,_arguments_variables_js__7__.Pm)(environment)]);
	const loud = (0,_terminal_log_js__9__.dg)(process.stderr, redact, environment["RUNNER_DEBUG"] === "1");
	const log = printed.quiet ? (0,_terminal_log_js__9__.Qb)(loud) : loud;
	const { signal, release } = (0,_process_cancellation_js__3__.dJ)(process);
	const tempDir = (0,_process_machine_limit_js__5__.mk)((0,node_os__0__.tmpdir)(), _process_machine_limit_js__5__.E$);
	try {
		const shell = {
			printed,
			at,
			environment,
			redact,
			log,
			signal,
			workspace: process.cwd(),
			tempDir
		};
		return await body(shell);
	} finally {
		await (0,_system__15__.v$)(tempDir).catch((error) => log.warning((0,_base__16__.G)(_says_js__11__.Gu, {
			tempDir,
			error: (0,_base__17__.bD)(error)
		})));
		release();
	}
}
async function checkIn(raw, shell) {
	const { log, workspace } = shell;
	const onDefect = (error) => log.debug(error instanceof Error ? error.stack ?? "" : String(error));
	const read = await (0,_process_execute_js__4__.g7)(() => readSettings(raw, shell), null, onDefect);
	if (!read.done) return refuse(read.end, null, shell);
	const { settings, overrides, warnings } = read.value;
	const reached = reachGitHub(shell, readingToken(raw, shell.environment), settings.timeoutMs);
	try {
		for (const text of [...overrides, ...warnings]) log.info(text);
		const run = async () => {
			const directory = (0,node_path__1__.resolve)(workspace, settings.reportDir);
			await (0,_channels__18__.PT)(directory, {
				audience: audienceOf(settings),
				workspace
			});
			const earlier = settings.add.length === 0 ? null : await (0,_channels__19__.P)(directory);
			const title = earlier?.title ?? labelOf(settings, workspace);
			if (earlier === null && settings.cases === null && !(0,_contract__20__.vX)(settings.source)) {
				await (0,_channels__18__.Kd)(directory, settings.checkName ?? title);
			}
			const world = worldOf(shell, reached, title);
			return (0,_check__21__.i)(settings, world, earlier === null ? _check__22__.Z : (0,_check__22__.u)(earlier));
		};
		const made = await (0,_process_execute_js__4__.g7)(run, settings, onDefect);
		if (!made.done) return await refuse(made.end, settings, shell);
		const { report, isPart, finish } = made.value;
		try {
			return await show((0,_base__13__.KL)(report, shell.redact), isPart, settings, shell);
		} finally {
			for (const warning of await finish()) log.warning(warning);
		}
	} finally {
		await reached.github.close();
	}
}
function readingToken(raw, environment) {
	const own = raw["github-token"];
	const isFromEnvironment = own === undefined || own === environment["GITHUB_TOKEN"];
	const tokens = (0,_check__23__.k8)(raw, isFromEnvironment ? "GITHUB_TOKEN" : "--github-token");
	return raw["collect-token"] === undefined ? tokens.own : tokens.reading;
}
function reachGitHub({ log, signal, environment }, token, timeoutMs) {
	const event = (0,_github__24__.w)({
		apiUrl: environment["GITHUB_API_URL"],
		serverUrl: environment["GITHUB_SERVER_URL"]
	}, null);
	const { apiUrl } = event;
	const github = (0,_check__23__.eq)({
		...token,
		apiUrl,
		clock: _process_system_clock_js__6__.m,
		log,
		signal,
		timeoutMs,
		environment
	});
	return {
		event,
		github
	};
}
async function refuse(ended, settings, shell) {
	const end = (0,_process_execute_js__4__._j)((0,_base__13__.KL)(ended, shell.redact), "command");
	shell.log.error(`${end.outcome}: ${end.sentence}`);
	if (shell.printed.json) await (0,_check_document_js__8__.printFailure)(end, settings, shell.at);
	return codeOf(end, shell);
}
function codeOf({ outcome, exitCode }, { signal }) {
	return (0,_exit_codes_js__2__.FO)(outcome, exitCode, (0,_process_cancellation_js__3__.$)(signal.reason));
}
function worldOf(shell, { event, github: { get } }, label) {
	return {
		..._process_this_machine_js__12__.D,
		...shell,
		run: {
			runId: "local",
			jobSlug: "local",
			attempt: 1
		},
		event,
		github: get,
		collector: get,
		endsAtMs: Infinity,
		defaultLabel: label,
		title: label,
		runUrl: null,
		onCheck: (id) => shell.log.debug(`The check has the id ${id}.`)
	};
}
function audienceOf({ anonymize }) {
	return anonymize === "always" ? "student" : "staff";
}
async function show(report, isPart, settings, shell) {
	const { printed, log } = shell;
	const { outcome } = report.verdict;
	const code = codeOf(report.verdict, shell);
	const view = (0,_channels__25__.du)(report, audienceOf(settings), await (0,_base__26__.S)(report.locale));
	const sentence = _base__27__.VJ.tell(view.cover.sentence);
	const isTable = !printed.json && !printed.quiet;
	if (printed.json) await (0,_check_document_js__8__.d)(view, process.stdout);
	if (!isTable && code >= _exit_codes_js__2__.Wk) log.error(`${outcome}: ${sentence}`);
	const say = isTable ? (text) => void process.stdout.write(`${text}\n`) : (text) => log.info(text);
	if (isPart) {
		say(`${outcome}: ${sentence}`);
		return code;
	}
	if (isTable) printTable(view, shell);
	const directory = (0,node_path__1__.resolve)(shell.workspace, settings.reportDir);
	return await writeFiles(report, {
		directory,
		view,
		say
	}, shell) ? code : _exit_codes_js__2__.Wk;
}
function printTable(view, { redact, environment }) {
	process.stdout.write(redact((0,_channels__28__.q)(view, (0,_terminal_log_js__9__.aH)(environment, {
		width: 120,
		maxRows: MAX_ROWS
	}))));
}
async function writeFiles(report, to, { workspace, redact, log }) {
	const { directory, view, say } = to;
	const shownPath = (path) => (0,node_path__1__.relative)(workspace, path) || ".";
	try {
		const { html, isKept, files } = await (0,_channels__18__.t4)(report, {
			directory,
			workspace,
			template: (0,_system__29__.J8)(),
			audience: view.audience,
			view,
			redact
		});
		say(isKept ? (0,_channels__30__.Gx)(shownPath(directory), files) : `report: ${shownPath(html)}`);
		return true;
	} catch (error) {
		const isOurs = (0,_process_machine_limit_js__5__.U)(error) || error instanceof _base__17__.HR;
		log.error(isOurs ? (0,_process_execute_js__4__.FV)(error, null).sentence : (0,_base__16__.G)(_says_js__11__.GM, {
			directory,
			error: (0,_base__17__.bD)(error)
		}));
		return false;
	}
}
function labelOf(settings, workspace) {
	if (settings.source !== "repositories") {
		const paths = settings.path.length === 0 ? ["."] : settings.path;
		return labelOfFolder(aroundAll(paths.map((path) => (0,node_path__1__.resolve)(workspace, path))));
	}
	const { classroom50, manifest, repositories, organization } = settings;
	if (classroom50 !== null) return `${classroom50.classroom}/${classroom50.assignment}`;
	return repositories[0] ?? (manifest === null ? organization ?? "repositories" : labelOfFolder(manifest));
}
function aroundAll(paths) {
	const [first = [], ...others] = paths.map((path) => path.split(node_path__1__.sep));
	const end = first.findIndex((part, at) => /[*?]/.test(part) || others.some((other) => other[at] !== part));
	return first.slice(0, end === -1 ? undefined : end).join(node_path__1__.sep);
}
function labelOfFolder(path) {
	return (0,node_path__1__.basename)(path) === "" ? "similarity" : (0,node_path__1__.basename)(path);
}
function readSettings(raw, { workspace, environment }) {
	const text = (0,_config_text_js__10__.Ut)((0,_contract__14__.yS)(raw), workspace);
	const facts = {
		event: null,
		repositoryOwner: null,
		isFork: false
	};
	return (0,_contract__31__.P)(raw, text, facts, (0,_arguments_variables_js__7__.Pm)(environment));
}


}),
38768:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
P:()=>SqliteDialect
});

var select_query_node = __load__(25887);
var savepoint_parser = __load__(33619);
var compiled_query = __load__(15845);
var object_utils = __load__(89618);
var query_id = __load__(19050);
;// node_modules/kysely/dist/dialect/sqlite/sqlite-driver.js
class SqliteDriver{#e;#t;#n;constructor(e){this.#e=(0,object_utils.CN)({...e})}async init(e){this.#t=(0,object_utils.Tn)(this.#e.database)?await this.#e.database(e):this.#e.database;this.#n=new SqliteConnection(this.#t);if(this.#e.onCreateConnection){await this.#e.onCreateConnection(this.#n,e)}}async acquireConnection(){return this.#n}async beginTransaction(e){await e.executeQuery(compiled_query.E.raw(`begin`))}async commitTransaction(e){await e.executeQuery(compiled_query.E.raw(`commit`))}async rollbackTransaction(e){await e.executeQuery(compiled_query.E.raw(`rollback`))}async savepoint(e,n,r){await e.executeQuery(r((0,savepoint_parser._)(`savepoint`,n),(0,query_id.a)()))}async rollbackToSavepoint(e,n,r){await e.executeQuery(r((0,savepoint_parser._)(`rollback to`,n),(0,query_id.a)()))}async releaseSavepoint(e,n,r){await e.executeQuery(r((0,savepoint_parser._)(`release`,n),(0,query_id.a)()))}async releaseConnection(){}async destroy(){this.#t?.close()}}class SqliteConnection{#e;constructor(e){this.#e=e}async executeQuery(e){const{sql:t,parameters:n}=e;const r=this.#e.prepare(t);if(r.reader){return{rows:r.all(n)}}const{changes:i,lastInsertRowid:a}=r.run(n);return{insertId:a!=null?BigInt(a):undefined,numAffectedRows:i!=null?BigInt(i):undefined,rows:[]}}async*streamQuery(t,n){const{sql:r,parameters:i,query:a}=t;const o=this.#e.prepare(r);if(!select_query_node.L.is(a)){throw new Error(`Sqlite driver only supports streaming of select queries`)}const s=o.iterate(i);for(const e of s){yield{rows:[e]}}}}
var default_query_compiler = __load__(98725);
;// node_modules/kysely/dist/dialect/sqlite/sqlite-query-compiler.js
const t=/"/g;const n=/[\\'"]/g;class SqliteQueryCompiler extends default_query_compiler.n{visitOrAction(e){this.append(`or `);this.append(e.action)}getCurrentParameterPlaceholder(){return`?`}getLeftExplainOptionsWrapper(){return``}getRightExplainOptionsWrapper(){return``}getLeftIdentifierWrapper(){return`"`}getRightIdentifierWrapper(){return`"`}getAutoIncrement(){return`autoincrement`}sanitizeIdentifier(e){return e.replace(t,`""`)}sanitizeJSONPathMemberValue(e){return e.replace(n,e=>e===`\\`?`\\\\`:e===`'`?`''`:`\\"`)}visitDefaultInsertValue(e){this.append(`null`)}}
var migrator = __load__(17976);
var sql = __load__(10769);
;// node_modules/kysely/dist/dialect/sqlite/sqlite-introspector.js
class SqliteIntrospector{#e;constructor(e){this.#e=e}async getSchemas(){return[]}async getTables(e={withInternalKyselyTables:false}){return await this.#n(e)}#t(n,r){let i=n.selectFrom(`sqlite_master`).where(`type`,`in`,[`table`,`view`]).where(`name`,`not like`,`sqlite_%`).select([`name`,`sql`,`type`]).orderBy(`name`);if(!r.withInternalKyselyTables){i=i.where(`name`,`!=`,migrator.kQ).where(`name`,`!=`,migrator.sy)}return i}async#n(e){const t=await this.#t(this.#e,e).execute();const r=await this.#e.with(`table_list`,t=>this.#t(t,e)).selectFrom([`table_list as tl`,(0,sql.l)`pragma_table_info(tl.name)`.as(`p`)]).select([`tl.name as table`,`p.cid`,`p.name`,`p.type`,`p.notnull`,`p.dflt_value`,`p.pk`]).orderBy(`tl.name`).orderBy(`p.cid`).execute();const i={};for(const e of r){i[e.table]??=[];i[e.table].push(e)}return t.map(({name:e,sql:t,type:n})=>{let r=t?.split(/[\(\),]/)?.find(e=>e.toLowerCase().includes(`autoincrement`))?.trimStart()?.split(/\s+/)?.[0]?.replace(/["`]/g,``);const a=i[e]??[];if(!r){const e=a.filter(e=>e.pk>0);if(e.length===1&&e[0].type.toLowerCase()===`integer`){r=e[0].name}}return{name:e,isView:n===`view`,isForeign:false,columns:a.map(e=>({name:e.name,dataType:e.type,isNullable:!e.notnull,isAutoIncrementing:e.name===r,hasDefaultValue:e.dflt_value!=null,comment:undefined}))}})}}
var dialect_adapter_base = __load__(20819);
;// node_modules/kysely/dist/dialect/sqlite/sqlite-adapter.js
class SqliteAdapter extends dialect_adapter_base.l{get supportsMultipleConnections(){return false}get supportsTransactionalDdl(){return false}get supportsReturning(){return true}async acquireMigrationLock(e,t){}async releaseMigrationLock(e,t){}}
;// node_modules/kysely/dist/dialect/sqlite/sqlite-dialect.js
class SqliteDialect{#e;constructor(e){this.#e=(0,object_utils.CN)({...e})}createDriver(){return new SqliteDriver(this.#e)}createQueryCompiler(){return new SqliteQueryCompiler}createAdapter(){return new SqliteAdapter}createIntrospector(e){return new SqliteIntrospector(e)}}

}),
39010:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BF:()=>sayer,
OI:()=>asMessage,
dM:()=>distinct,
nt:()=>Sentences
});
var _base__0__ = __load__(33897);
var _base__1__ = __load__(49094);

function asMessage(said) {
	return typeof said === "string" ? (0,_base__0__.kK)(said) : said;
}
function distinct(all) {
	return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
class Sentences {
	#noted = new Map();
	say(said) {
		const english = _base__1__.VJ.write(said);
		if (typeof said !== "string" && said.id !== "words.english") this.#noted.set(english, said);
		return english;
	}
	get noted() {
		return [...this.#noted].map(([english, said]) => ({
			text: english,
			said
		}));
	}
}
function sayer(sentences) {
	const known = new Map(sentences.map(({ text: english, said }) => [english, said]));
	return (english) => known.get(english) ?? english;
}


}),
39807:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Q:()=>StoredZips,
T:()=>copyStored
});
var _base__2__ = __load__(54735);
var _native__1__ = __load__(497);
var _reader_js__0__ = __load__(40753);



class StoredZips {
	#last = null;
	open(stored, limits = _reader_js__0__.L) {
		const bytes = this.read(stored);
		if (stored.files === undefined) return (0,_reader_js__0__.u)(bytes, limits);
		return {
			entries: entriesOf(stored, bytes),
			problems: []
		};
	}
	read(zip) {
		const bytes = new Uint8Array(zip.bytes);
		this.readInto(zip, bytes, 0);
		return bytes;
	}
	readInto({ path, start, bytes }, buffer, at) {
		const file = this.#fileOf(path);
		for (let read = 0; read < bytes;) {
			const bytesRead = _native__1__.fs.readNow(file, buffer, at + read, bytes - read, start + read);
			if (bytesRead === 0) throw new Error(`${path} became shorter while it was read`);
			read += bytesRead;
		}
	}
	close() {
		const last = this.#last;
		this.#last = null;
		if (last !== null) _native__1__.fs.closeNow(last.file);
	}
	#fileOf(path) {
		if (this.#last?.path === path) return this.#last.file;
		this.close();
		const file = _native__1__.fs.openNow(path, "r");
		this.#last = {
			path,
			file
		};
		return file;
	}
}
function entriesOf({ files }, bytes) {
	let end = 0;
	return files.map(({ path, size }) => {
		const start = end;
		end += size;
		return {
			path,
			size,
			read: () => bytes.subarray(start, start + size)
		};
	});
}
async function copyStored(zip, to) {
	const zips = new StoredZips();
	try {
		await _native__1__.fs.write(to, zips.read((0,_base__2__.k)(zip)));
	} finally {
		zips.close();
	}
}


}),
39912:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
E4:()=>decodeSource,
h5:()=>starterLines,
wo:()=>starterRanges
});
var _base__0__ = __load__(71198);

const LATIN_1 = new TextDecoder("windows-1252");
function decodeSource(bytes, path) {
	const decoded = (0,_base__0__.D4)(bytes, path);
	return "text" in decoded ? decoded.text : LATIN_1.decode(bytes).replaceAll(/\r\n?/g, "\n");
}
const TELLING = /(?:\w[^\w]*){8}/;
const TELLING_LINES = 2;
function starterLines(texts) {
	const lines = new Set();
	for (const text of texts) {
		for (const line of text.split("\n")) {
			const plain = bare(line);
			if (plain !== "") lines.add(plain);
		}
	}
	return lines;
}
function starterRanges(text, starter) {
	if (starter.size === 0) return [];
	const ranges = [];
	let start = 0;
	let end = 0;
	let telling = 0;
	const close = () => {
		if (telling >= TELLING_LINES) ranges.push([start, end]);
		start = 0;
		telling = 0;
	};
	for (const [index, line] of text.split("\n").entries()) {
		const plain = bare(line);
		if (plain === "") continue;
		if (!starter.has(plain)) {
			close();
			continue;
		}
		if (start === 0) start = index + 1;
		end = index + 1;
		if (TELLING.test(plain)) telling += 1;
	}
	close();
	return ranges;
}
function bare(line) {
	return line.trim().replaceAll(/\s+/g, " ");
}


}),
40079:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Et:()=>momentOf,
N4:()=>note,
Qs:()=>withPeople,
h5:()=>shownTime,
kA:()=>shownNames,
qN:()=>BY_COMMAND,
qz:()=>tell,
yy:()=>print
});
var _base__9__ = __load__(98216);
var _base__11__ = __load__(4771);
var _base__13__ = __load__(68171);
var _service__3__ = __load__(6841);
var _service__4__ = __load__(69612);
var _service__5__ = __load__(36438);
var _service__6__ = __load__(69899);
var _service__7__ = __load__(87662);
var _service__8__ = __load__(40609);
var _service__10__ = __load__(42223);
var _service__12__ = __load__(24354);
var _open_running_js__0__ = __load__(69017);
var _open_storage_js__1__ = __load__(89267);
var _says_js__2__ = __load__(65303);





const BY_COMMAND = {
	userId: _service__3__.W,
	name: "command line",
	keyId: null
};
function print(line) {
	process.stdout.write(`${line}\n`);
}
function note(sentence) {
	process.stderr.write(`${sentence}\n`);
}
async function withPeople({ storage }, environment, isNew, body) {
	const place = (0,_open_storage_js__1__.$t)(storage, environment);
	try {
		if (isNew) await makeRows(place);
		const database = await (0,_open_running_js__0__.hK)(place);
		try {
			await body({
				people: (0,_service__4__.x)(database, Date.now),
				database,
				place
			});
		} finally {
			await database.close();
		}
		return 0;
	} catch (error) {
		throw asSentence(error);
	}
}
async function makeRows({ dataDir, database }) {
	if (database !== null) {
		const { openPostgres } = await (0,_service__5__.sg)();
		const rows = await openPostgres(database);
		try {
			if (await (0,_service__6__.Im)(rows, _service__6__.UT)) await (0,_service__6__._r)(rows, _service__6__.UT);
		} finally {
			await rows.close();
		}
	} else if (dataDir !== null && !(0,_open_running_js__0__.iB)(dataDir)) {
		const storage = await (0,_service__7__.l)(dataDir, _service__6__.UT);
		await storage.close();
	}
}
function asSentence(error) {
	if ((0,_service__8__.ln)(error)) return new _base__9__.j1(_says_js__2__.qD);
	if ((0,_service__10__.Ry)(error)) return new _base__9__.j1(_says_js__2__.D1);
	if ((0,_service__10__.z5)(error) !== null) {
		return new _base__9__.j1((0,_base__11__.G)(_says_js__2__.iM, { error: (0,_base__9__.bD)(error) }));
	}
	if ((0,_service__12__.P)(error)) return new _base__9__.j1(_says_js__2__.bn);
	if (error instanceof _service__12__.c) return new _base__9__.j1(_says_js__2__.A);
	return error;
}
function tell({ json, quiet }, document, line) {
	if (json) print((0,_base__13__.s$)(document, 2));
	else if (!quiet) print(line);
}
function shownTime(ms, never) {
	return ms === null ? never : `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
async function shownNames({ users }) {
	const names = new Map((await users.list()).map(({ id, name }) => [id, (0,_base__13__.RK)(name)]));
	return (id) => names.get(id) ?? `user ${id}, who is gone`;
}
function momentOf(when, now, direction) {
	return when.kind === "moment" ? when.ms : now + direction * when.ms;
}


}),
40080:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
b:()=>COURSE_SCHEMA_VERSION,
r:()=>CourseDocument
});
var zod__1__ = __load__(25465);
var _contract__0__ = __load__(8919);


const COURSE_SCHEMA_VERSION = 1;
const person = _contract__0__.i2.meta({ description: "A place in people." });
const recurs = {
	times: _contract__0__.i2.meta({ description: "In so many assignments \u2026" }),
	place: zod__1__.aig().min(0).max(1).meta({ description: "\u2026 among this share of the class: the nearest pairs, or people, of it." }),
	of: _contract__0__.i2.meta({ description: "In how many assignments there is a place." }),
	expected: zod__1__.aig().min(0).meta({ description: "How many of the course would come back as much by chance. Small is rare." }),
	standsOut: zod__1__.zMY().meta({ description: "Fewer than one in a hundred would." })
};
const standing = {
	rank: _contract__0__.i2.meta({ description: "1: the highest. Equal ones share the lower rank." }),
	all: _contract__0__.i2.meta({ description: "Of so many." })
};
const CourseDocument = zod__1__.rej({
	schemaVersion: zod__1__.euz(COURSE_SCHEMA_VERSION),
	name: zod__1__.YjP(),
	createdAt: zod__1__.YjP(),
	toolVersion: zod__1__.YjP(),
	assignments: zod__1__.YOg(zod__1__.rej({
		name: zod__1__.YjP(),
		checkedAt: zod__1__.YjP(),
		report: zod__1__.YjP().nullable().meta({ description: "Address of its page, from here; null: not known." }),
		people: _contract__0__.i2.meta({ description: "Who was compared in it and is told apart." }),
		pairs: _contract__0__.i2.meta({ description: "Pairs of them that say something; 0: it says nothing." }),
		measure: zod__1__/* ["enum"] */ .k5n(["suspicion", "similarity"]).meta({ description: "What its pairs are ordered by." })
	})),
	people: zod__1__.YOg(zod__1__.rej({
		name: zod__1__.YjP(),
		submissions: zod__1__.YOg(_contract__0__.i2.nullable()).meta({ description: "By assignment: a place in the submissions of its report; null: none that counts." })
	})),
	pairs: _contract__0__.i2.meta({ description: "Pairs of people who were in two assignments or more." }),
	lasting: zod__1__.aig().min(0).max(1).meta({ description: "How much who is near whom comes back in the next assignment, over all pairs: a correlation. Chances reckon with it." }),
	found: zod__1__.YOg(zod__1__.rej({
		a: person,
		b: person,
		...recurs,
		isNew: zod__1__.zMY().meta({ description: "It stands out, and did not without the last assignment." }),
		places: zod__1__.YOg(zod__1__.rej({
			...standing,
			similarity: _contract__0__.N0,
			suspicion: _contract__0__.N0,
			isFlagged: zod__1__.zMY().meta({ description: "The report of the assignment flags it." }),
			standsOut: zod__1__.zMY().meta({ description: "It stands out from that class." })
		}).nullable().meta({ description: "By assignment; null: not both were in it, or it says nothing of the two." }))
	})).meta({ description: "Pairs as any of which there would be at most one by chance, the least likely first. They flag nobody." }),
	near: zod__1__.YOg(zod__1__.rej({
		person,
		...recurs,
		places: zod__1__.YOg(zod__1__.rej(standing).nullable())
	})).meta({ description: "People who are nearer to everybody than others are, again and again. Their pairs are held against that." }),
	notices: zod__1__.YOg(zod__1__.YjP())
}).meta({
	id: "CourseDocument",
	title: "Similarity over a course",
	description: "Who is near whom over several assignments. For staff: it names everybody."
});


}),
40609:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
A3:()=>reasonOf,
MS:()=>lockFolder,
QE:()=>sweepTempFolders,
Tj:()=>loadSqlite,
cO:()=>makeDataDir,
cu:()=>identityOf,
iu:()=>openPrivate,
ln:()=>isLocked
});
var node_fs__0__ = __load__(73024);
var node_fs_promises__1__ = __load__(51455);
var node_path__2__ = __load__(76760);
var _base__5__ = __load__(98216);
var _base__6__ = __load__(4771);
var _native__4__ = __load__(497);
var _says_js__3__ = __load__(62456);






const LOCK = "lock";
function makeDataDir(dataDir) {
	try {
		_native__4__.fs.makeFolderNow(dataDir, 448);
	} catch (error) {
		throw new _base__5__.j1((0,_base__6__.G)(_says_js__3__.pS, {
			dataDir,
			error: reasonOf(error)
		}));
	}
}
function reasonOf(error) {
	return (0,_base__5__.bD)(error).replace(/\.$/, "");
}
async function loadSqlite() {
	try {
		return await Promise.resolve(/* import() */).then(__load__.t.bind(__load__, 80099, 19));
	} catch {
		throw new _base__5__.j1((0,_base__6__.G)(_says_js__3__.ut, { version: process.version }));
	}
}
function openPrivate(sqlite, path, patienceMs = 0) {
	if (!(0,node_fs__0__.existsSync)(path)) (0,node_fs__0__.closeSync)((0,node_fs__0__.openSync)(path, "a", 384));
	try {
		(0,node_fs__0__.chmodSync)(path, 384);
	} catch {}
	return new sqlite.DatabaseSync(path, { timeout: patienceMs });
}
const taken = new Set();
async function lockFolder(folder) {
	const sqlite = await loadSqlite();
	let database = null;
	let identity;
	try {
		identity = identityOf(folder);
		if (taken.has(identity)) throw new _base__5__.j1(inUse(folder));
		database = openPrivate(sqlite, (0,node_path__2__.join)(folder, LOCK));
		database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;");
	} catch (error) {
		database?.close();
		if (error instanceof _base__5__.j1) throw error;
		throw new _base__5__.j1(isLocked(error) ? inUse(folder) : (0,_base__6__.G)(_says_js__3__.WH, {
			folder,
			error: reasonOf(error)
		}));
	}
	const held = database;
	taken.add(identity);
	return { release: () => {
		held.close();
		taken.delete(identity);
	} };
}
function inUse(folder) {
	return (0,_base__6__.G)(_says_js__3__.Af, { folder });
}
function identityOf(path) {
	const { dev, ino } = (0,node_fs__0__.statSync)(path, { bigint: true });
	return `${dev}:${ino}`;
}
function isLocked(error) {
	const { errcode } = error;
	return typeof errcode === "number" && [5, 6].includes(errcode & 255);
}
const YOUNG_MS = 6e4;
async function sweepTempFolders(parent, prefix, now) {
	for (const name of await (0,node_fs_promises__1__.readdir)(parent)) {
		if (!name.startsWith(prefix)) continue;
		const folder = (0,node_path__2__.join)(parent, name);
		try {
			if (!isOwn(folder) || !isOwn((0,node_path__2__.join)(folder, LOCK))) continue;
			if (now - (0,node_fs__0__.lstatSync)((0,node_path__2__.join)(folder, LOCK)).mtimeMs < YOUNG_MS) continue;
			(await lockFolder(folder)).release();
			await (0,node_fs_promises__1__.rm)(folder, {
				recursive: true,
				force: true
			});
		} catch {}
	}
}
function isOwn(path) {
	const stats = (0,node_fs__0__.lstatSync)(path, { throwIfNoEntry: false });
	return stats !== undefined && !stats.isSymbolicLink() && stats.uid === (process.getuid?.() ?? stats.uid);
}


}),
43108:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Hj:()=>readFileNow,
Hk:()=>canBeWritten,
_z:()=>inFolder,
qf:()=>writeNew,
v$:()=>removeFolder
});
var node_fs__0__ = __load__(73024);
var node_fs_promises__1__ = __load__(51455);
var node_path__2__ = __load__(76760);
var _native__4__ = __load__(497);
var _paths_js__3__ = __load__(5560);





const NO_SUCH_NAME = new Set([
	"EEXIST",
	"EINVAL",
	"EISDIR",
	"ENAMETOOLONG",
	"ENOTDIR"
]);
async function writeNew(folder, path, bytes) {
	const file = (0,node_path__2__.resolve)(folder, path);
	if (!(0,_paths_js__3__.Gz)(folder, file) || !canBeWritten(path)) return false;
	try {
		await _native__4__.fs.makeFolder((0,node_path__2__.dirname)(file));
		await (0,node_fs_promises__1__.writeFile)(file, bytes, { flag: "wx" });
		return true;
	} catch (error) {
		if (NO_SUCH_NAME.has(error.code)) return false;
		throw error;
	}
}
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;
const FORBIDDEN = /[<>:"\\|?*]|[. ]$/;
function canBeWritten(path) {
	if (process.platform !== "win32") return true;
	return path.split("/").every((part) => !DEVICE.test(part) && !FORBIDDEN.test(part) && !/\p{Cc}/u.test(part));
}
function readFileNow(path) {
	(0,_paths_js__3__.J9)((0,node_fs__0__.statSync)(path));
	return (0,node_fs__0__.readFileSync)(path);
}
async function removeFolder(path) {
	await (0,node_fs_promises__1__.rm)(path, {
		recursive: true,
		force: true,
		maxRetries: 8,
		retryDelay: 50
	});
}
async function inFolder(parent, prefix, body) {
	const folder = await (0,node_fs_promises__1__.mkdtemp)((0,node_path__2__.join)(parent, prefix));
	try {
		return await body(folder);
	} finally {
		await removeFolder(folder);
	}
}


}),
43599:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
cu:()=>TARBALL_LIMITS,
ty:()=>readTarball,
y7:()=>mostKept
});
var _github__6__ = __load__(50926);
var _selection_aside_js__0__ = __load__(28152);
var _selection_bare_text_js__1__ = __load__(41880);
var _selection_selection_js__2__ = __load__(45579);
var _selection_unused_name_js__3__ = __load__(65702);
var _tar_js__4__ = __load__(15699);
var _says_js__5__ = __load__(43901);
var _base__7__ = __load__(4771);








const TARBALL_LIMITS = {
	unpackedBytes: 2 * 1024 ** 3,
	entries: 2e5,
	fileBytes: 1e6,
	keptBytes: 32 * 1024 ** 2,
	asideFileBytes: _selection_aside_js__0__.xk,
	asideBytes: 32 * 1024 ** 2,
	folderTextBytes: 16 * 1024 ** 2
};
async function readTarball(body, wants, signal, limits = TARBALL_LIMITS) {
	const files = new Map();
	const names = new _selection_unused_name_js__3__.N();
	const leftOut = [];
	const kept = {
		counts: 0,
		bulky: 0,
		aside: 0,
		"folder-text": 0
	};
	const comment = await (0,_tar_js__4__.s)(body, {
		isPacked: true,
		limits,
		signal,
		onEntry: (header) => {
			const path = header.name.slice(header.name.indexOf("/") + 1);
			const budget = decide(header, path, wants, kept, limits);
			if (budget === null || typeof budget === "object") {
				if (budget !== null) leftOut.push(budget);
				return null;
			}
			kept[budget] += header.size;
			return ({ buffer }) => {
				const bytes = Buffer.from(buffer);
				files.set(names.take(path), {
					bytes,
					blobSha: (0,_github__6__.wJ)(bytes)
				});
			};
		}
	});
	return {
		commitSha: /^[0-9a-f]{40}$/.test(comment ?? "") ? comment : null,
		files,
		leftOut
	};
}
function decide({ type, size }, path, wants, kept, limits) {
	if (type === "directory" || path === "") return null;
	if (type === "link") return {
		path,
		reason: "symlink"
	};
	if (type !== "file") return {
		path,
		reason: "special-file"
	};
	const wanted = wants(path, size);
	if (wanted === null) return null;
	const budget = wanted === "counts" && size > limits.fileBytes && (0,_selection_bare_text_js__1__.ao)(path) ? "bulky" : wanted;
	const mostBytes = budget === "counts" ? limits.fileBytes : limits.asideFileBytes;
	const mostInAll = mostKept(budget, limits);
	const of = budget === "counts" || budget === "bulky" ? "source" : "files that do not count";
	if (size <= mostBytes && kept[budget] + size <= mostInAll) return budget;
	if (size > mostBytes && wanted === "counts") return {
		path,
		reason: "too-large",
		detail: _selection_selection_js__2__.PH
	};
	const most = size > mostBytes ? mostBytes : mostInAll;
	return {
		path,
		reason: "limit",
		detail: (0,_base__7__.G)(_says_js__5__.xF, {
			most,
			of
		})
	};
}
function mostKept(budget, limits) {
	if (budget === "counts") return limits.keptBytes;
	return budget === "folder-text" ? limits.folderTextBytes : limits.asideBytes;
}


}),
43901:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$q:()=>githubLists,
Al:()=>nothingPushedBefore,
E3:()=>notCheckedNoOpen,
Fq:()=>archiveNotUnpacked,
Gs:()=>cameNotGit,
H2:()=>noTextFile,
JT:()=>repositoriesTakes,
K7:()=>githubNotShow,
X0:()=>repositoriesNames,
X1:()=>archiveNotSay,
Xp:()=>filesNotArchive,
Y0:()=>classroom50Yaml,
ZH:()=>changedArchive,
fe:()=>repositoriesGlob,
gz:()=>emptyNoCommit,
ou:()=>repositoriesMatch,
ri:()=>noClassroom50Yaml,
sI:()=>gitSends,
tg:()=>repositoriesNoName,
u3:()=>classroom50YamlNames,
ub:()=>isEmptyItHasNo,
vP:()=>notArchiveGitattributes,
vj:()=>githubNotSend,
wT:()=>noneRepositoriesToken,
xF:()=>moreThan,
xL:()=>githubNotShowToken
});
const gitSends = "What git sends of {place} is not read: {error}. Run again; where it repeats, leave out what is so large.";
const githubNotSend = "GitHub does not send what is asked for of {place}: {error}. If it was pushed over, the run on the present commit counts; else run again.";
const noTextFile = "{path} of {name} is no text file of at most {most} bytes. Replace it by one.";
const archiveNotUnpacked = "The archive of {place} {error}; it was not unpacked.";
const emptyNoCommit = "{name} is empty: it has no commit.";
const isEmptyItHasNo = "{key} is empty: it has no commit.";
const noClassroom50Yaml = "It has no .classroom50.yaml, so that its name alone says which assignment it belongs to.";
const classroom50Yaml = "Its .classroom50.yaml cannot be read.";
const classroom50YamlNames = "Its .classroom50.yaml names another starter repository than the assignment's {source}.";
const nothingPushedBefore = "Nothing was pushed before the deadline {due}; the present state was taken.";
const githubNotShow = "{isWithheld?GitHub does not show this token its pushes (\u201cContents: read\u201d does)|GitHub has no record of its pushes}, and no commit bears a date before the deadline {due}; the present state was taken.";
const githubNotShowToken = "{isWithheld?GitHub does not show this token its pushes (\u201cContents: read\u201d does)|GitHub has no record of its pushes}: the commit was chosen by the date that its author gave it (deadline {due}).";
const archiveNotSay = "The archive of {name} does not say which commit it is of, so nothing in it can be relied on.";
const cameNotGit = "what came is not what Git names so";
const noneRepositoriesToken = "{input} {entry}: none of the {all} repositories of {owner} that the token sees has such a name. Check its spelling, and what the token may see.";
const repositoriesNames = "repositories: {text} names no owner; write owner/name, or give organization.";
const repositoriesGlob = "repositories: {text} has a glob as owner; name the organisation or user.";
const repositoriesNoName = "repositories: {text} is no name of a repository; write owner/name.";
const repositoriesTakes = "repositories: {text} takes too long to be compared with names. Write it with fewer repetitions (* and +), and with none inside of another.";
const repositoriesMatch = "{count} of the {tails} repositories that match {text} go on with {word} ({example}): if that is another assignment, use manifest, classroom50, team or a /regex/.";
const notCheckedNoOpen = "Not checked: no open pull request of {base} has the head {sha}; it was closed, or pushed to meanwhile.";
const moreThan = "more than {most} bytes of {of}";
const filesNotArchive = "more than {most} files are not in the archive as they are in git";
const githubLists = "GitHub lists only a part of its files, so what the archive may hide is not known.";
const notArchiveGitattributes = "{some} not in the archive (.gitattributes export-ignore); fetched one by one.";
const changedArchive = "{some} changed in the archive (.gitattributes export-subst, ident or an encoding); taken as git has them.";


}),
44059:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Dg:()=>matchesBlock,
JK:()=>sourceBlock,
jH:()=>INDEX_BLOCK
});
const INDEX_BLOCK = "data-index";
function matchesBlock(number) {
	return `data-matches-${number}`;
}
function sourceBlock(number) {
	return `data-source-${number}`;
}


}),
44128:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
k:()=>resultsBatchOf
});
const MOST_ROWS = 5e4;
function resultsBatchOf(view, ids, partners = Infinity) {
	const commonCode = Map.groupBy(view.analysis?.commonCode ?? [], ({ submission }) => submission);
	const files = new Places();
	const results = [];
	let rows = 0;
	for (const id of ids) {
		const pairs = view.pairs(id);
		const matches = matchColumns(view, id, pairs, partners, files);
		rows += pairs.length + matches.pair.length;
		if (results.length > 0 && rows > MOST_ROWS) break;
		results.push({
			submission_id: id,
			pairs: pairColumns(id, pairs),
			matches,
			ai_matches: [...view.matches.ofAi(id)],
			web_matches: [...view.matches.ofWeb(id)],
			common_code: (commonCode.get(id) ?? []).map(({ file, lineStart, lineEnd }) => ({
				file,
				line_start: lineStart,
				line_end: lineEnd
			}))
		});
	}
	return {
		files: files.names,
		results
	};
}
class Places {
	names = [];
	#places = new Map();
	of(name) {
		const known = this.#places.get(name);
		if (known !== undefined) return known;
		this.#places.set(name, this.names.length);
		return this.names.push(name) - 1;
	}
}
function otherOf(own, { a, b }) {
	return a === own ? b : a;
}
function pairColumns(own, pairs) {
	return {
		submission_id_matched: pairs.map((pair) => otherOf(own, pair)),
		similarity: pairs.map((pair) => pair.a === own ? pair.similarity : pair.matchedSimilarity),
		matched_similarity: pairs.map((pair) => pair.a === own ? pair.matchedSimilarity : pair.similarity),
		total: pairs.map(({ total }) => total),
		suspicion: pairs.map(({ suspicion }) => suspicion),
		longest_fragment: pairs.map(({ longestFragment }) => longestFragment),
		overlap: pairs.map(({ overlap }) => overlap),
		stands_out: pairs.map(({ standsOut }) => standsOut === true)
	};
}
function matchColumns(view, own, pairs, partners, files) {
	const columns = {
		pair: [],
		match_type: [],
		file: [],
		line_start: [],
		line_end: [],
		file_matched: [],
		line_matched_start: [],
		line_matched_end: [],
		tokens: [],
		shared_by: []
	};
	const wanted = mostSuspicious(own, pairs, partners);
	for (const [place, pair] of pairs.entries()) {
		const type = wanted?.has(otherOf(own, pair)) === false ? null : view.matches.typeOf(own, pair);
		if (type === null) continue;
		for (const fragment of view.matches.fragments(own, pair)) {
			columns.pair.push(place);
			columns.match_type.push(type);
			columns.file.push(files.of(fragment.file));
			columns.line_start.push(fragment.lineStart);
			columns.line_end.push(fragment.lineEnd);
			columns.file_matched.push(files.of(fragment.matchedFile));
			columns.line_matched_start.push(fragment.matchedLineStart);
			columns.line_matched_end.push(fragment.matchedLineEnd);
			columns.tokens.push(fragment.tokens);
			columns.shared_by.push(fragment.sharedBy ?? null);
		}
	}
	return columns;
}
function mostSuspicious(own, pairs, most) {
	if (pairs.length <= most) return null;
	const ranked = pairs.toSorted((x, y) => (y.suspicion ?? 0) - (x.suspicion ?? 0) || otherOf(own, x) - otherOf(own, y));
	return new Set(ranked.slice(0, most).map((pair) => otherOf(own, pair)));
}


}),
44721:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
oP:()=>ownRegions,
du:()=>viewOf
});

var english = __load__(49094);
var contract_report = __load__(58329);
var student_view = __load__(87307);
var student_words = __load__(94128);
var wording = __load__(62867);
var own_regions = __load__(65457);
var submission = __load__(4071);
var contract_findings = __load__(94825);
var ranking = __load__(321);
var explanation = __load__(15844);
var open_report = __load__(63238);
var case_words = __load__(73753);
var cases = __load__(10856);
;// channels/staff.js



function staffView(report) {
	const { findings, verdict } = report;
	const pairs = (0,ranking/* rankPairs */.WU)(report);
	const open = pairs.filter(ranking/* isOpen */.nT);
	const together = pairs.filter(({ pair }) => pair.together !== undefined);
	const toReview = open.filter(ranking/* sharesCode */.Q1);
	const ranked = (0,ranking/* rankSubmissions */.IH)(report);
	const judged = (0,submission/* judgedOf */.B8)(findings.submissions);
	const unchecked = new Set([...verdict.notChecked, ...judged.flatMap(({ key, state, comparability }) => state.kind === "not-checked" && (0,contract_findings/* isCompared */.uQ)(comparability) ? [key] : [])]);
	const closest = (0,ranking/* closestPeers */.t8)(findings, pairs);
	const roles = new Map(findings.submissions.map((one) => [one.key, (0,wording/* roleWords */.ww)(one)]));
	return {
		report,
		name: (0,ranking/* nameOf */.Vb)(findings),
		role: (key) => roles.get(key) ?? null,
		explanations: (0,explanation/* flagExplanations */.nU)(report, closest),
		flags: new Map(verdict.flagged.map(({ key, by }) => [key, by])),
		unchecked,
		gaps: judged.flatMap((one) => unchecked.has(one.key) ? [{
			name: one.name,
			reason: (0,open_report/* uncheckedWords */.Gg)(one)
		}] : []),
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
		caseOf: (0,cases/* casesOfPairs */.aE)(report.cases, findings.submissions),
		cases: report.cases.length === 0 ? null : (0,case_words/* casesSummary */.Yg)(report.cases, new Set((0,cases/* subjectsOf */.Z6)(findings.submissions).values()))
	};
}

;// channels/view.js





function viewOf(report, audience, words = english/* ENGLISH */.VJ) {
	if ((0,contract_report/* readersOf */.cU)(report, audience) === "staff") return staffViewOf(report, words);
	const student = (0,student_view/* studentView */.Be)(report);
	const { title, outcome, sentence, createdAt, toolVersion, runUrl } = student;
	const headline = (0,student_words/* studentHeadline */.q4)(student);
	const cover = {
		locale: report.locale,
		title,
		headline,
		outcome,
		exitCode: report.verdict.exitCode,
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
function staffViewOf(report, words) {
	const { run, verdict } = report;
	const { outcome, exitCode, sentence } = verdict;
	const cover = {
		locale: report.locale,
		title: run.title,
		headline: (0,wording/* headlineOf */.gD)(report),
		outcome,
		exitCode,
		sentence,
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
function ownRegions(view, max, isWanted = () => true) {
	if (view.audience === "staff") return (0,own_regions/* staffRegions */.g_)(view.staff, max, isWanted);
	const all = view.regions.filter(isWanted);
	return {
		shown: all.slice(0, max),
		total: all.length
	};
}


}),
47479:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
N7:()=>readMultipart,
hR:()=>MAX_UPLOAD_BYTES,
mc:()=>formParser,
nU:()=>formRead,
vf:()=>discard
});
var node_crypto__0__ = __load__(77598);
var node_fs__1__ = __load__(73024);
var node_fs_promises__2__ = __load__(51455);
var node_path__3__ = __load__(76760);
var node_stream_promises__4__ = __load__(46466);
var _fastify_busboy__5__ = __load__(31703);
var _base__8__ = __load__(4771);
var _base__9__ = __load__(25771);
var _reply_js__6__ = __load__(27287);
var _says_js__7__ = __load__(75163);









const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
const MAX_FIELDS = 50;
const MAX_FIELD_BYTES = 4096;
const SMALL_BYTES = 64 * 1024;
const MAX_PARSE_MS = 5e3;
const WRITING = new Set([
	"open",
	"write",
	"close"
]);
async function readMultipart(request, folder, maxFiles) {
	const parser = formParser(request, { limits: {
		fileSize: MAX_UPLOAD_BYTES,
		files: maxFiles + 1,
		fields: MAX_FIELDS,
		fieldSize: MAX_FIELD_BYTES
	} });
	const fields = Object.create(null);
	const spool = new Spool(folder, maxFiles);
	parser.on("field", (name, value) => {
		fields[name] = value;
	});
	parser.on("file", (field, stream, filename) => spool.take(field, stream, filename));
	let overdue;
	request.once("end", () => {
		overdue = setTimeout(() => spool.broken.reject(new Error("the body has no end")), MAX_PARSE_MS).unref();
	});
	const received = formRead(request, parser).then(() => Promise.all(spool.files));
	received.catch(() => {});
	request.pipe(parser);
	try {
		const files = await Promise.race([received, spool.broken.promise]);
		if (spool.hasTooMany) {
			await discard(files);
			throw (0,_reply_js__6__.Gq)({ files: [(0,_base__8__.G)(_says_js__7__.uK, {
				most: maxFiles,
				one: maxFiles === 1
			})] });
		}
		return {
			fields,
			files
		};
	} catch (error) {
		if (error instanceof _reply_js__6__.j$) throw error;
		request.unpipe(parser);
		parser.destroy();
		await spool.remove();
		if (WRITING.has(error.syscall ?? "")) throw error;
		throw (0,_reply_js__6__.Gq)({ body: [_says_js__7__.RP] });
	} finally {
		clearTimeout(overdue);
	}
}
function formParser({ headers }, { limits, ...options }) {
	try {
		const all = {
			headerPairs: 100,
			...limits
		};
		return new _fastify_busboy__5__.Busboy({
			...options,
			headers,
			limits: all
		});
	} catch {
		throw (0,_reply_js__6__.Gq)({ body: [_says_js__7__.JP] });
	}
}
function formRead(request, parser) {
	return new Promise((resolve, reject) => {
		parser.once("finish", resolve).on("error", reject);
		request.once("error", reject).once("close", () => {
			if (!request.complete) reject(new Error("the body breaks off"));
		});
	});
}
class Spool {
	files = [];
	broken = Promise.withResolvers();
	hasTooMany = false;
	#folder;
	#maxFiles;
	#sinks = [];
	#isRefused = false;
	constructor(folder, maxFiles) {
		this.#folder = folder;
		this.#maxFiles = maxFiles;
		this.broken.promise.catch(() => {});
	}
	take(field, stream, filename) {
		if (this.#isRefused || this.files.length >= this.#maxFiles) {
			this.hasTooMany = true;
			stream.resume();
			return;
		}
		const received = this.#receive(stream).then(({ contents, bytes }) => ({
			field,
			filename: cleanFilename(filename),
			contents,
			bytes,
			truncated: stream.truncated
		}));
		received.catch(() => {});
		this.files.push(received);
	}
	async #receive(stream) {
		stream.on("error", () => {});
		const chunks = [];
		let bytes = 0;
		for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
			chunks.push(chunk);
			bytes += chunk.length;
			if (bytes > SMALL_BYTES) break;
		}
		if (bytes <= SMALL_BYTES) return {
			contents: (0,_base__9__.xW)(chunks, bytes),
			bytes
		};
		if (this.#isRefused) throw new Error("no more of this body is taken");
		const path = (0,node_path__3__.join)(this.#folder, `upload-${(0,node_crypto__0__.randomBytes)(12).toString("hex")}.part`);
		const sink = (0,node_fs__1__.createWriteStream)(path, { mode: 384 });
		this.#sinks.push(sink);
		sink.once("error", (error) => {
			if (WRITING.has(error.syscall ?? "")) this.broken.reject(error);
		});
		await (0,node_stream_promises__4__.pipeline)(async function* () {
			yield* chunks.splice(0);
			for await (const chunk of stream) {
				bytes += chunk.length;
				yield chunk;
			}
		}, sink);
		return {
			contents: path,
			bytes
		};
	}
	async remove() {
		this.#isRefused = true;
		await Promise.all(this.#sinks.map(remove));
	}
}
async function remove(sink) {
	sink.destroy();
	if (!sink.closed) {
		await new Promise((resolve) => {
			sink.once("close", resolve);
		});
	}
	await (0,node_fs_promises__2__.rm)(sink.path, { force: true });
}
async function discard(files) {
	await Promise.all(files.flatMap(({ contents }) => typeof contents === "string" ? (0,node_fs_promises__2__.rm)(contents, { force: true }) : []));
}
function cleanFilename(name) {
	const base = (name ?? "").replaceAll("\\", "/").split("/").at(-1) ?? "";
	const clean = base.replaceAll("\0", "").trim().slice(-255);
	return clean === "" || clean === "." || clean === ".." ? "submission.zip" : clean;
}


}),
48804:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
C2:()=>painter,
LV:()=>wrap,
M0:()=>bar,
YB:()=>columns,
b6:()=>aligned,
eV:()=>pad
});
var _escape_js__0__ = __load__(68171);

const BAR = 10;
const CODES = {
	good: "32",
	bad: "31",
	warn: "33",
	dim: "2"
};
function painter(colour) {
	return (kind, text) => colour ? `\u001b[${CODES[kind]}m${text}\u001b[0m` : text;
}
function bar(value) {
	if (value === null) return " ".repeat(BAR);
	const full = Math.round(Math.min(100, Math.max(0, value)) / 100 * BAR);
	return "\u2588".repeat(full) + "·".repeat(BAR - full);
}
function columns(text) {
	let sum = 0;
	for (const character of (0,_escape_js__0__.RK)(text)) {
		if (/\p{M}/u.test(character)) continue;
		sum += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character) ? 2 : 1;
	}
	return sum;
}
function pad(text, width) {
	const wide = columns(text);
	if (wide <= width) return text + " ".repeat(width - wide);
	let cut = "";
	let used = 0;
	for (const character of text) {
		const next = used + columns(character);
		if (next > width - 1) break;
		cut += character;
		used = next;
	}
	return `${cut}\u2026${" ".repeat(width - 1 - used)}`;
}
function aligned(rows) {
	const widths = (rows[0] ?? []).map((_, at) => rows.reduce((widest, row) => Math.max(widest, columns(row[at] ?? "")), 0));
	return rows.map((row) => row.map((cell, at) => pad(cell, widths[at] ?? 0)).join("  ").trimEnd());
}
function wrap(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(" ")) {
		if (line !== "" && line.length + 1 + word.length > width) {
			lines.push(line);
			line = word;
		} else {
			line = line === "" ? word : `${line} ${word}`;
		}
	}
	if (line !== "") lines.push(line);
	return lines;
}


}),
49289:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$s:()=>BLOCK_OPEN,
RI:()=>Grouped,
om:()=>block,
p8:()=>BLOCK_CLOSE,
vv:()=>pagePieces
});
var _base__0__ = __load__(68171);
var _base__2__ = __load__(25771);
var _native__1__ = __load__(95925);
var _native__3__ = __load__(62909);


const DATA_PLACE = "<!--report-data-->";
const TITLE = /<title>[^<]*<\/title>/;
const BLOCK_OPEN = "<script type=\"application/octet-stream\" id=\"";
const BLOCK_CLOSE = "<\/script>";
async function* pagePieces({ template, title, withoutScript }, blocks) {
	const at = template.indexOf(DATA_PLACE);
	if (at < 0) throw new Error(`The report page has no ${DATA_PLACE}: it was not built from web/.`);
	yield template.slice(0, at).replace(TITLE, () => `<title>${(0,_base__0__.ZD)(title)}</title>`);
	yield `<noscript>${withoutScript}</noscript>\n`;
	yield* blocks;
	yield template.slice(at + DATA_PLACE.length);
}
async function block(id, data) {
	return blockOf(id, await packed(JSON.stringify(data), SMALL_BLOCK_BYTES));
}
function blockOf(id, bytes) {
	return `${BLOCK_OPEN}${id}">${(0,_native__1__.nk)(bytes)}${BLOCK_CLOSE}\n`;
}
function packed(json, fastBytes) {
	const bytes = (0,_base__2__.As)(json);
	return (0,_native__3__.at)(bytes, bytes.length <= fastBytes ? 1 : 6);
}
const GROUP_CHARACTERS = 64 * 1024;
const AT_ONCE = 4;
class Grouped {
	#idOf;
	#left;
	#blocks = 0;
	#held = [];
	#characters = 0;
	#packing = [];
	numbers;
	omitted = 0;
	constructor(idOf, places, most = Infinity) {
		this.#idOf = idOf;
		this.#left = most;
		this.numbers = Array.from({ length: places }, () => null);
	}
	async *add(place, data) {
		const json = `"${place}":${JSON.stringify(data)}`;
		this.#held.push([place, json]);
		this.#characters += json.length;
		if (this.#characters < GROUP_CHARACTERS) return;
		this.#begin();
		if (this.#packing.length > AT_ONCE) yield* this.#oldest();
	}
	async *end() {
		this.#begin();
		while (this.#packing.length > 0) yield* this.#oldest();
	}
	#begin() {
		if (this.#held.length > 0) this.#packing.push({
			held: this.#held,
			bytes: this.#packed(this.#held)
		});
		this.#held = [];
		this.#characters = 0;
	}
	#packed(held) {
		return packed(`{${held.map(([, json]) => json).join(",")}}`, GROUP_BYTES);
	}
	async *#oldest() {
		const next = this.#packing.shift();
		if (next === undefined) return;
		const whole = this.#fit(next.held, await next.bytes);
		if (whole !== null) {
			yield whole;
			return;
		}
		for (const one of next.held) {
			const alone = this.#fit([one], await this.#packed([one]));
			if (alone === null) this.omitted += 1;
			else yield alone;
		}
	}
	#fit(held, bytes) {
		const text = blockOf(this.#idOf(this.#blocks), bytes);
		if (text.length > this.#left) return null;
		this.#left -= text.length;
		for (const [place] of held) this.numbers[place] = this.#blocks;
		this.#blocks += 1;
		return text;
	}
}
const SMALL_BLOCK_BYTES = 16 * 1024;
const GROUP_BYTES = 96 * 1024;


}),
49764:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
S:()=>openWords
});
var _message_js__0__ = __load__(33897);
var _locale_js__1__ = __load__(35698);
var _words_js__2__ = __load__(77543);



const FILES = {
	en: async () => Promise.resolve(/* import() */).then(__load__.bind(__load__, 50771)),
	de: async () => __load__.e(/* import() */ 9782).then(__load__.bind(__load__, 59782)),
	es: async () => __load__.e(/* import() */ 6993).then(__load__.bind(__load__, 96993)),
	fr: async () => __load__.e(/* import() */ 7204).then(__load__.bind(__load__, 87204)),
	zh: async () => __load__.e(/* import() */ 364).then(__load__.bind(__load__, 364))
};
async function openCatalogue(locale) {
	return (0,_message_js__0__.vq)(await FILES[locale]());
}
async function openWords(chosen) {
	const locale = chosen ?? _locale_js__1__.YZ[0];
	return new _words_js__2__.U(locale, await openCatalogue(locale));
}


}),
50926:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$M:()=>parseRepositoryName,
RB:()=>sameRepository,
fq:()=>fullName,
wJ:()=>blobSha
});
var _native__0__ = __load__(73235);

const OWNER = /^[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,38})$/;
const REPOSITORY = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;
function parseRepositoryName(text) {
	const bare = text.trim().replace(/^(?:(?:https?|ssh|git):\/\/(?:[^@/]+@)?[^/]+\/|[\w.-]+@[\w.-]+:)/, "").replace(/\/+$/, "").replace(/\.git$/, "");
	const [owner = "", repo = "", ...rest] = bare.split("/");
	return rest.length === 0 && OWNER.test(owner) && REPOSITORY.test(repo) ? {
		owner,
		repo
	} : null;
}
function fullName(name) {
	return `${name.owner}/${name.repo}`;
}
function sameRepository(a, b) {
	return fullName(a).toLowerCase() === fullName(b).toLowerCase();
}
function blobSha(bytes) {
	return (0,_native__0__.e8)(`blob ${bytes.length}\0`, bytes);
}


}),
51255:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
f:()=>rulesOf
});
function rulesOf({ salt = "", exclude = [], never = [], submissions = [] }) {
	return {
		salt,
		exclude: new Set(exclude),
		never: new Set(never),
		own: new Map(submissions.map(({ id, own = [] }) => [id, new Set(own)])),
		handedInAt: new Map(submissions.flatMap(({ id, at }) => at === undefined ? [] : [[id, at]])),
		again: new Set(submissions.flatMap(({ id, again }) => again === true ? [id] : [])),
		remembered: new Map(submissions.flatMap(({ id, remembered }) => remembered == null ? [] : [[id, remembered]]))
	};
}


}),
52378:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
p6:()=>date,
w$:()=>datetime
});
var _core_index_js__0__ = __load__(6970);
var _schemas_js__1__ = __load__(25465);
function datetime(t){return _core_index_js__0__.G1(_schemas_js__1__.You,t)}function date(n){return _core_index_js__0__.db(_schemas_js__1__.Brp,n)}function time(t){return e._isoTime(i,t)}function duration(t){return e._isoDuration(r,t)}

}),
52731:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
m:()=>toleratesFailure
});
function toleratesFailure(outcome, policy) {
	switch (outcome) {
		case "skipped":
		case "passed": return true;
		case "timeout": return policy.onTimeout === "neutral";
		case "service-unavailable":
		case "network":
		case "rate-limited": return policy.onError === "warn";
		case "flagged":
		case "incomplete":
		case "analysis-failed":
		case "auth":
		case "account-suspended":
		case "forbidden":
		case "config-error":
		case "cancelled":
		case "internal-error": return false;
	}
}


}),
53342:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
UO:()=>FOLDERS_AT_ONCE,
_B:()=>READS_AT_ONCE,
yj:()=>prefetch
});
const READS_AT_ONCE = 5;
const FOLDERS_AT_ONCE = 4;
async function* prefetch(items, width, map) {
	const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
	const running = [];
	let isOver = false;
	try {
		while (!isOver || running.length > 0) {
			while (!isOver && running.length < width) {
				const next = await iterator.next();
				if (next.done === true) {
					isOver = true;
					break;
				}
				const promise = map(next.value);
				promise.catch(() => {});
				running.push(promise);
			}
			const first = running.shift();
			if (first !== undefined) yield await first;
		}
	} finally {
		await Promise.allSettled(running);
		if (!isOver) await iterator.return?.();
	}
}


}),
53553:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
S:()=>readPage,
v:()=>readBlocks
});
var _base__2__ = __load__(98216);
var _base__3__ = __load__(4771);
var _native__6__ = __load__(95925);
var _native__7__ = __load__(62909);
var _report__4__ = __load__(44059);
var _report__5__ = __load__(62295);
var _page_blocks_js__0__ = __load__(49289);
var _says_js__1__ = __load__(27969);





function readPage(html, name) {
	const blocks = readBlocks(html);
	const get = (id) => {
		try {
			return blocks.get(id)?.();
		} catch (error) {
			throw new _base__2__.j1((0,_base__3__.G)(_says_js__1__.xw, {
				name,
				id,
				error: (0,_base__2__.bD)(error)
			}));
		}
	};
	const index = get(_report__4__.jH);
	if (index?.audience === undefined) {
		throw new _base__2__.j1((0,_base__3__.G)(_says_js__1__.Nh, { name }));
	}
	if (index.audience !== "staff") {
		throw new _base__2__.j1((0,_base__3__.G)(_says_js__1__.vb, { name }));
	}
	const document = _report__5__.sH.safeParse("document" in index ? index.document : undefined);
	if (!document.success || !("blocks" in index)) {
		throw new _base__2__.j1((0,_base__3__.G)(_says_js__1__.hB, {
			name,
			version: _report__5__.WI
		}));
	}
	const { matches, sources } = index.blocks;
	const matchesAt = lastKept(matches, (number) => get((0,_report__4__.Dg)(number)));
	const sourceAt = lastKept(sources, (number) => get((0,_report__4__.JK)(number)));
	return {
		index: {
			...index,
			document: document.data
		},
		matches: (place) => matchesAt(place) ?? [],
		hasSource: (place) => (sources[place] ?? null) !== null,
		source: (place) => sourceAt(place) ?? null
	};
}
function lastKept(numbers, read) {
	let last = null;
	return (place) => {
		const number = numbers[place] ?? null;
		if (number === null) return undefined;
		if (last?.number !== number) last = {
			number,
			group: read(number)
		};
		return last.group?.[place];
	};
}
const MAX_BLOCK_BYTES = 512 * 1024 * 1024;
const MAX_ID_BYTES = 64;
function readBlocks(html) {
	const blocks = new Map();
	for (let at = html.indexOf(_page_blocks_js__0__.$s); at >= 0; at = html.indexOf(_page_blocks_js__0__.$s, at)) {
		const end = html.indexOf("\">", at + _page_blocks_js__0__.$s.length);
		const close = html.indexOf(_page_blocks_js__0__.p8, at);
		if (end < 0 || close < 0) break;
		if (end - at - _page_blocks_js__0__.$s.length <= MAX_ID_BYTES && end < close) {
			const from = end + 2;
			blocks.set(html.toString("latin1", at + _page_blocks_js__0__.$s.length, end), () => {
				const packed = (0,_native__6__.Ey)(html.toString("latin1", from, close));
				return JSON.parse(new TextDecoder().decode((0,_native__7__.wS)(packed, MAX_BLOCK_BYTES)));
			});
			at = close;
		} else {
			at += _page_blocks_js__0__.$s.length;
		}
	}
	return blocks;
}


}),
54735:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
k:()=>asZip
});
function asZip(stored) {
	if (stored.files !== undefined) throw new Error(`${stored.path} holds files, and a ZIP is needed`);
	return stored;
}


}),
55412:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
T:()=>isAnswer,
U:()=>mayHaveBeenDone
});
var _github__0__ = __load__(47307);

function mayHaveBeenDone(error) {
	if (!(error instanceof _github__0__.vK)) return false;
	return error.outcome === "network" && (error.status === null || error.status >= 500);
}
function isAnswer(error, ...statuses) {
	const status = (0,_github__0__.c2)(error);
	return error instanceof _github__0__.vK && status !== null && statuses.includes(status);
}


}),
56105:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Fg:()=>markOf,
T7:()=>newBlobName,
bk:()=>markIn,
hB:()=>requireIntact,
jh:()=>measured
});
var node_crypto__0__ = __load__(77598);
var node_fs__1__ = __load__(73024);
var _native__3__ = __load__(73235);
var _blobs_js__2__ = __load__(66913);




async function measured(path) {
	const hash = (0,node_crypto__0__.createHash)("sha256");
	let bytes = 0;
	for await (const piece of (0,node_fs__1__.createReadStream)(path)) {
		hash.update(piece);
		bytes += piece.length;
	}
	return {
		bytes,
		sha256: hash.digest("hex")
	};
}
function markOf(secret) {
	return (0,_native__3__.sc)(secret).slice(0, 8);
}
function markIn(name) {
	return /-([0-9a-f]{8})-[0-9a-f]{16}-[0-9a-f]{64}(?:\.[a-z.]+)?$/.exec(name)?.[1] ?? null;
}
async function newBlobName(secret, start, contents, ending) {
	const digest = typeof contents === "string" ? (await measured(contents)).sha256 : (0,_native__3__.sc)(contents);
	return `${start}-${markOf(secret)}-${(0,node_crypto__0__.randomBytes)(8).toString("hex")}-${digest}${ending}`;
}
async function requireIntact(name, path) {
	const digest = (0,_blobs_js__2__.s)(name);
	if (digest !== null && (await measured(path)).sha256 !== digest) throw new _blobs_js__2__.X3(name);
}


}),
56203:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
m:()=>Audit
});
var _database_js__0__ = __load__(78181);
var _request_keys_js__1__ = __load__(53844);
var _room_js__2__ = __load__(42223);



class Audit extends _database_js__0__.d6 {
	async add(caller, deed, without = "refuse") {
		const { checkId = null, key = null } = deed;
		const at = this.now();
		try {
			if (key === null || checkId === null) return await this.addWith(this.db, caller, deed);
			await this.database.transact(async (tx) => {
				if (await (0,_request_keys_js__1__.qq)(tx, {
					key,
					part: _request_keys_js__1__.E3.deed
				}, { checkId }, at)) {
					await this.addWith(tx, caller, deed);
				}
			});
		} catch (error) {
			if (without === "refuse" || (0,_room_js__2__.z5)(error) === null) throw error;
		}
	}
	async addWith(db, { userId, name, keyId }, { action, checkId = null, submissionId = null, ownerId = null, details }) {
		await db.insertInto("audit").values({
			at: this.now(),
			userId,
			userName: name,
			keyId,
			action,
			checkId,
			submissionId,
			ownerId,
			details: details === undefined ? null : JSON.stringify(details)
		}).execute();
	}
	async list({ since, checkId, userId, concerning, most }) {
		let query = this.db.selectFrom("audit").selectAll().orderBy("id", "desc").limit(most);
		if (since !== null) query = query.where("at", ">=", since);
		if (checkId !== null) query = query.where("checkId", "=", checkId);
		if (userId !== null) query = query.where("userId", "=", userId);
		if (concerning !== null) {
			query = query.where((eb) => eb.or([eb("userId", "=", concerning), eb("ownerId", "=", concerning)]));
		}
		return (await query.execute()).toReversed();
	}
}


}),
56327:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
CR:()=>NO_BYTES,
EI:()=>BALANCE_PARTS,
Vp:()=>balanceWith,
XN:()=>sumOf
});
const BALANCE_PARTS = [
	"code",
	"strings",
	"comments",
	"blank",
	"starter",
	"copies",
	"aside",
	"other",
	"unread"
];
const NO_BYTES = {
	code: 0,
	strings: 0,
	comments: 0,
	blank: 0,
	starter: 0,
	copies: 0,
	aside: 0,
	other: 0,
	unread: 0,
	unsized: 0
};
function balanceWith(balance, part, more) {
	return {
		...balance,
		[part]: balance[part] + more
	};
}
function sumOf(one, other) {
	const sum = { ...one };
	for (const part of [...BALANCE_PARTS, "unsized"]) sum[part] += other[part];
	return sum;
}


}),
56350:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ny:()=>COMPUTING,
TR:()=>CHECK_WORK,
c3:()=>listOf,
mc:()=>mostPutOffMs,
yQ:()=>OF_CHECKS
});
const COMPUTING = new Set([
	"analysis",
	"report",
	"run",
	"delivery"
]);
const CHECK_WORK = ["analysis", "search"];
const MINUTE = 6e4;
function mostPutOffMs(kind) {
	return kind === "hook" ? 8 * 60 * MINUTE : 5 * MINUTE;
}
const OF_CHECKS = [...CHECK_WORK, "report"];
function listOf(kinds) {
	return typeof kinds === "string" ? [kinds] : kinds;
}


}),
57173:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
j:()=>Thread
});
var node_worker_threads__0__ = __load__(75919);
var _assets_js__1__ = __load__(65771);
var _a;


const IDLE_MS = 1e4;
const MOST_IDLE = 2;
const MOST_IDLE_BYTES = 80 * 1024 ** 2;
class Thread extends node_worker_threads__0__.Worker {
	static #idle = [];
	#heapMb;
	#ending;
	constructor(heapMb) {
		super((0,_assets_js__1__.Vf)(), {
			execArgv: ["--disable-warning=ExperimentalWarning"],
			resourceLimits: heapMb === null ? {} : { maxOldGenerationSizeMb: heapMb }
		});
		this.#heapMb = heapMb;
	}
	static start(task, heapMb = null) {
		const waiting = _a.#idle.findLast((one) => one.#heapMb === heapMb);
		if (waiting !== undefined) waiting.#leave();
		const thread = waiting ?? new _a(heapMb);
		thread.ref();
		thread.postMessage(task);
		return thread;
	}
	static warm(task) {
		if (_a.#idle.some((one) => one.#heapMb === null)) return;
		const thread = new _a(null);
		thread.postMessage(task);
		thread.#wait();
	}
	async release(taskBytes = null, isForNext = false) {
		this.#listen(() => {});
		if (isForNext) {
			this.#wait();
			return;
		}
		const heap = await this.getHeapStatistics().catch(() => null);
		const most = Math.min(MOST_IDLE_BYTES, (taskBytes ?? Infinity) / 8);
		if (heap !== null && heap.used_heap_size + heap.external_memory <= most) this.#wait();
		else await this.terminate();
	}
	#wait() {
		this.#listen(() => this.#end());
		this.unref();
		this.#ending = setTimeout(() => this.#end(), IDLE_MS).unref();
		_a.#idle.push(this);
		const [longest] = _a.#idle;
		if (longest !== undefined && _a.#idle.length > MOST_IDLE) longest.#end();
	}
	#end() {
		this.#leave();
		this.#listen(() => {});
		void this.terminate();
	}
	#leave() {
		clearTimeout(this.#ending);
		const at = _a.#idle.indexOf(this);
		if (at !== -1) _a.#idle.splice(at, 1);
		this.#deafen();
	}
	#listen(onEnd) {
		this.#deafen();
		this.on("error", onEnd).on("exit", onEnd);
	}
	#deafen() {
		for (const event of [
			"message",
			"error",
			"exit"
		]) this.removeAllListeners(event);
	}
}
_a = Thread;


}),
57891:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$n:()=>diskBroken,
C2:()=>noKnownKey,
C7:()=>diskReadOnly,
DO:()=>shardParts,
Gd:()=>outputsCouldNotWritten,
IH:()=>filesOpen,
IU:()=>reportFiles,
Ib:()=>configPull,
Kt:()=>noneGive,
LJ:()=>runCancelled,
LV:()=>aloneCompared,
Q5:()=>checkRun,
RU:()=>acceptsKey,
U:()=>configBase,
UE:()=>folderGone,
WF:()=>seesNoRepository,
Xd:()=>checkRunNot,
ZK:()=>noFolderTemporary,
Zf:()=>configNoText,
_z:()=>noneHoldsSource,
aM:()=>resultJobs,
g3:()=>runNotFinish,
hA:()=>timeRun,
jB:()=>workspaceAlone,
kQ:()=>eventsFile,
nd:()=>notLookedBase,
nq:()=>checkStays,
p0:()=>configElsewhere,
qy:()=>cannotReadCorrect,
sA:()=>acceptsKeyNo,
se:()=>fileLarge,
sp:()=>jobSummary,
tI:()=>resultCouldNotWritten,
us:()=>defectProgram,
xg:()=>diskFull
});
const cannotReadCorrect = "{from} {path} cannot be read: {error}. Correct the path, or the rights of the file.";
const configElsewhere = "config: {other} is there and would not be read, because the config file is {path}. Move it there, or name it by config.";
const configNoText = "{from} {path} is not written in UTF-8; save it as UTF-8.";
const noKnownKey = "{place}: {key} is no known key; leave it out, or correct it.";
const noneHoldsSource = "{collected} None holds source code: look at path, include and exclude.{cost}";
const aloneCompared = "{collected} One alone is compared with nobody: look at what path or repositories names.{cost}";
const workspaceAlone = "{collected} Nothing is there to compare it with, so a run says nothing: name other programs as archive, or, where its folders are the submissions, name these as path.{cost}";
const acceptsKey = "{host} accepts the key, and its quota is used up. Wait until it is renewed, or raise it.";
const acceptsKeyNo = "{host} accepts the key and has no engine for this account. Ask who runs the service.";
const noneGive = "There is none ({gap}). Give one as {name}.";
const seesNoRepository = "It sees no repository of {owner}: {howToGrant}.";
const runCancelled = "The run was cancelled{name? ({name})|}.";
const diskFull = "The disk is full{detail}. Free space on it, or let the folder for temporary files lie on another one.";
const filesOpen = "This process may not open more files{detail}. Allow more of them (ulimit -n), or run fewer programs beside it.";
const fileLarge = "A file is larger than this process may write{detail}. Allow larger ones (ulimit -f), or name a folder on a file system that takes them.";
const diskReadOnly = "The disk can only be read{detail}. Let the report and the folder for temporary files lie on another one.";
const diskBroken = "The disk could not be read or written{detail}. Look in the log of the system what is wrong with it, or use another one.";
const folderGone = "The current folder was removed{detail}. Change into a folder that is there, and run it again.";
const defectProgram = "A defect in this program ended the run{detail}. Please report it with the debug log (re-run the job with debug logging on; at a command line set RUNNER_DEBUG=1).";
const noFolderTemporary = "No folder for temporary files can be made in {parent} ({why}). Free space on its disk, or let {from} name another folder.";
const runNotFinish = "The run did not finish: it waits for something that never comes. Please report this defect.";
const shardParts = "shard: parts hand over what they collected as an artifact, which in a public repository everybody can read; run it in a private one.";
const jobSummary = "The job summary could not be written: {error}";
const timeRun = "The time of this run (timeout-minutes) was over before GitHub had answered everything. Run again later, or raise it.";
const checkStays = " The check {id} stays at the service.";
const outputsCouldNotWritten = "The outputs could not be written ({error}); a later step must not rely on them.";
const resultJobs = "{sentence} The result is in the job\u2019s summary.";
const checkRun = "The check run was not written. {sentence}";
const checkRunNot = "The check run is not complete. {sentence}";
const resultCouldNotWritten = "The result could not be written to GitHub: {error}";
const reportFiles = "The report files could not be written: {error}";
const configPull = "config: in a pull-request event the file is read from the base branch, which takes github-token and the event of a pull request. Give its values as inputs of the workflow instead.";
const notLookedBase = "{path} was not looked for in the base branch: {error}";
const configBase = "config: the base branch has no file {path}; correct the path, or leave it out.";
const eventsFile = "The event's file (GITHUB_EVENT_PATH) cannot be read: {error}. The run goes on as if the event said nothing about itself.";


}),
58329:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BV:()=>bandOf,
HX:()=>topOf,
JL:()=>REPORT_FILES,
Ro:()=>CASES_FILE,
ZN:()=>BANDS,
cU:()=>readersOf,
v8:()=>checkLabel
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
const BANDS = [
	"n/a",
	"low",
	"moderate",
	"high",
	"very high"
];
function bandOf(score) {
	if (score === null) return "n/a";
	if (score <= 25) return "low";
	if (score <= 50) return "moderate";
	if (score <= 75) return "high";
	return "very high";
}
function topOf(band) {
	const at = BANDS.indexOf(band);
	return at === 0 ? null : 25 * at;
}
const MARKER = /\s*\[sim [\w.-]+\]$/;
function checkLabel(name) {
	return name.replace(MARKER, "");
}


}),
58508:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
x:()=>VERSION
});
/** The program's version; the build's check keeps it equal to package.json. */
const VERSION = '0.1.0';


}),
59116:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
D:()=>decode,
l:()=>encode
});
var _lib_buffer_utils_js__0__ = __load__(93207);
const i=`The input to be decoded is not correctly encoded.`;function decode(e){try{return (0,_lib_buffer_utils_js__0__.y4)(typeof e==`string`?e:_lib_buffer_utils_js__0__.D0.decode(e),!0)}catch(e){throw new TypeError(i,{cause:e})}}function encode(t){return (0,_lib_buffer_utils_js__0__.WG)(typeof t==`string`?_lib_buffer_utils_js__0__.Rd.encode(t):t,!0)}

}),
59362:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Eu:()=>untilAborted,
H6:()=>orAborted,
ds:()=>NEVER_ABORTED,
zc:()=>timeLimit
});
async function orAborted(work, signal) {
	let stop;
	const aborted = new Promise((_, reject) => {
		stop = () => {
			reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
		};
		if (signal.aborted) stop();
		else signal.addEventListener("abort", stop, { once: true });
	});
	work.catch(() => {});
	try {
		return await Promise.race([work, aborted]);
	} finally {
		if (stop !== undefined) signal.removeEventListener("abort", stop);
	}
}
const NEVER_ABORTED = new AbortController().signal;
function untilAborted(signal) {
	return new Promise((resolve) => {
		if (signal.aborted) resolve();
		else signal.addEventListener("abort", () => resolve(), { once: true });
	});
}
function timeLimit(ms) {
	const limit = new AbortController();
	const timer = setTimeout(() => limit.abort(new DOMException("out of time", "TimeoutError")), ms);
	return {
		signal: limit.signal,
		clear: () => clearTimeout(timer)
	};
}


}),
61647:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
e:()=>ownLines,
m:()=>ownCode
});
var _report__0__ = __load__(39912);

const MAX_LINES = 40;
const MAX_ALL_LINES = 400;
const MAX_CHARACTERS = 200;
function ownCode(regions, files, redact) {
	const byPath = new Map(files.map((file) => [file.path, file.bytes]));
	return ownLines(regions, (path) => {
		const bytes = byPath.get(path);
		return bytes === undefined ? null : redact((0,_report__0__.E4)(bytes, path));
	});
}
function ownLines(regions, textOf) {
	const texts = new Map();
	const linesOf = (path) => {
		const lines = texts.get(path) ?? textOf(path)?.split("\n") ?? [];
		texts.set(path, lines);
		return lines;
	};
	let left = MAX_ALL_LINES;
	return regions.map(({ file, lineStart, lineEnd }) => {
		if (lineStart === null || lineEnd === null) return null;
		const all = linesOf(file).slice(lineStart - 1, lineEnd);
		const shown = all.slice(0, Math.min(MAX_LINES, left));
		left -= shown.length;
		if (shown.length === 0) return null;
		const lines = shown.map((line) => line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}\u2026` : line);
		return {
			lines,
			more: all.length - shown.length
		};
	});
}


}),
62122:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
CZ:()=>namedBlobs,
Jw:()=>sweepBlobs,
kl:()=>forgetBlobs,
mF:()=>deleteUnnamed,
oK:()=>namedAmong
});
var _base__4__ = __load__(98216);
var _away_js__0__ = __load__(24354);
var _blobs_names_js__1__ = __load__(56105);
var _blobs_s3_exchange_js__2__ = __load__(86873);
var _database_js__3__ = __load__(78181);





const AT_ONCE = 500;
async function* namedBlobs(db) {
	const submissions = db.selectFrom("submissions").select([
		"id as key",
		"blob as name",
		"fileSize as bytes"
	]);
	const checks = db.selectFrom("checks").select(["id as key", "result as name"]);
	const reports = db.selectFrom("reports").select(["checkId as key", "blob as name"]);
	yield* inPages((after) => submissions.where("id", ">", after).orderBy("id").limit(AT_ONCE).execute());
	yield* inPages((after) => checks.where("id", ">", after).orderBy("id").limit(AT_ONCE).execute());
	yield* inPages((after) => reports.where("checkId", ">", after).orderBy("checkId").limit(AT_ONCE).execute());
	const drafts = await db.selectFrom("draftParts").select("blob as name").execute();
	yield drafts.map(({ name }) => ({
		name,
		bytes: null
	}));
}
async function* inPages(page) {
	for (let after = 0; after !== undefined;) {
		const rows = await page(after);
		yield rows.flatMap(({ name, bytes = null }) => name === null ? [] : [{
			name,
			bytes
		}]);
		after = rows.at(-1)?.key;
	}
}
async function namedAmong(db, names) {
	const rows = await (0,_database_js__3__.oP)(names, async (some) => [
		...await db.selectFrom("submissions").select("blob as name").where("blob", "in", some).execute(),
		...await db.selectFrom("checks").select("result as name").where("result", "in", some).execute(),
		...await db.selectFrom("checks").select("search as name").where("search", "in", some).execute(),
		...await db.selectFrom("reports").select("blob as name").where("blob", "in", some).execute(),
		...await db.selectFrom("draftParts").select("blob as name").where("blob", "in", some).execute()
	]);
	return new Set(rows.flatMap(({ name }) => name ?? []));
}
async function forgetBlobs(blobs, names, error) {
	if (!(error instanceof _away_js__0__.c || error instanceof _blobs_s3_exchange_js__2__.Nz)) await blobs.delete(names);
}
async function deleteUnnamed(blobs, names) {
	await blobs.delete(names).catch((0,_base__4__.L1)(_blobs_s3_exchange_js__2__.Nz, () => {}));
}
async function sweepBlobs({ db }, blobs, { before, isAlone = false, stop }) {
	const isOthers = isAlone ? () => false : await knowOthers(db);
	const unnamed = [];
	let some = [];
	const look = async () => {
		const named = await namedAmong(db, some);
		unnamed.push(...some.filter((name) => !named.has(name)));
		some = [];
	};
	for await (const { name, modifiedAt } of blobs.list()) {
		if (stop?.aborted) return 0;
		if (modifiedAt >= before) continue;
		if (isOthers(name)) return null;
		some.push(name);
		if (some.length === AT_ONCE) await look();
	}
	await look();
	await blobs.delete(unnamed);
	return unnamed.length;
}
async function knowOthers(db) {
	const [last, secret] = [await lastCheck(db), await (0,_database_js__3__.OM)(db)];
	const own = secret === null ? null : (0,_blobs_names_js__1__.Fg)(secret);
	return (name) => checkIn(name) > last || ((0,_blobs_names_js__1__.bk)(name) ?? own) !== own;
}
function checkIn(name) {
	return Number(/^[a-z]+\/(\d+)-/.exec(name)?.[1] ?? 0);
}
async function lastCheck(db) {
	return Math.max(await (0,_database_js__3__.gG)(db, "checks", "id"), await (0,_database_js__3__.gG)(db, "audit", "checkId"));
}


}),
62456:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$q:()=>nameLeast,
$u:()=>storageBucketCannot,
Af:()=>dataFolderUsed,
Cq:()=>rowsVersion,
G1:()=>thereIsNoCorpusNumbered,
Gf:()=>checkMade,
KB:()=>databasePostgresql,
KH:()=>keyOver,
LE:()=>rowsMoved,
M_:()=>noUserLook,
Mr:()=>somebodyElse,
NZ:()=>folderBlobs,
Ns:()=>noKey,
PL:()=>storageService,
QC:()=>noCorpus,
R9:()=>usedAnother,
RC:()=>firstUserAdministers,
Ss:()=>filesRefused,
VZ:()=>schemaDatabase,
Vg:()=>noShare,
WH:()=>dataFolderCannot,
Wl:()=>addressDatabase,
Xt:()=>databasePooler,
ZE:()=>nameMost,
ZP:()=>corpusAlready,
Zu:()=>keyOfCorpus,
aN:()=>userAlready,
ey:()=>nameHolds,
gN:()=>diskNotWritten,
iC:()=>storageBucket,
ij:()=>dataFolders,
jb:()=>databaseEncoding,
mT:()=>environmentVariable,
ow:()=>keyEnds,
pS:()=>dataFolder,
pz:()=>databaseWritten,
q:()=>addressStorage,
qV:()=>firstUser,
rF:()=>checksGiven,
tP:()=>dataFolderCannotUsed,
ut:()=>embeddedService,
uu:()=>noRoomLeft,
uz:()=>databaseCannotUsed,
wX:()=>otherTables,
x:()=>noUser,
y9:()=>yourOwn,
zK:()=>addressDatabaseWrong
});
const noUser = "There is no user {id}.";
const folderBlobs = "The folder {place} for blobs cannot be used: {error}. Look at its disk and its rights, or give another one.";
const addressStorage = "The address of the storage {what}. Write it as s3://bucket/folder?endpoint=https://storage.example&region=eu-central-1.";
const environmentVariable = "The environment variable {name} is not set. Set the two keys of the storage, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.";
const storageService = "The storage of the service cannot be reached. Try again in a while.";
const storageBucket = "The storage {endpoint} with the bucket {bucket} {advice?{advice}|does not answer as it should. Look at it, and try again} ({answer}).";
const storageBucketCannot = "The storage {endpoint} with the bucket {bucket} cannot be reached ({code}). Look at the network and at its address.";
const dataFolder = "The data folder {dataDir} cannot be made: {error}. Correct the path, or give another one.";
const embeddedService = "The embedded service needs SQLite, which this Node.js ({version}) was built without. Install Node.js 24.15 or later from nodejs.org.";
const dataFolderCannot = "The data folder {folder} cannot be used: {error}. Look at its disk and its rights, or give another one.";
const dataFolderCannotUsed = "The data folder {dataDir} cannot be used: {error}. Look at its disk and its rights, or give another one.";
const dataFolderUsed = "The data folder {folder} is used by another process; stop that one, or give another folder.";
const rowsVersion = "The rows are of version {version}, and this program's of {steps}. Start the server once with this program, which brings them forward.";
const otherTables = "The rows are of no release of this program, or were changed by hand: {error}. Use the program that wrote them, or give another place and start afresh there.";
const databaseWritten = "The database was written by a later version of this program (its tables are of version {version}, and {last} is the last that is known here); use that one.";
const corpusAlready = "There is a corpus {name} already.";
const noCorpus = "There is no corpus {wanted}.";
const thereIsNoCorpusNumbered = "There is no corpus {id}.";
const somebodyElse = "Somebody else is called \u201c{name}\u201d on this server. Ask an administrator to remove or give away that account.";
const keyOver = "The key would be over already; give a time that is to come.";
const keyEnds = "This key ends at {when}, and makes none that ends later. Give an earlier time, or log in with a key that lasts.";
const keyOfCorpus = "This key is of the corpus {id}, and makes none of another. Name that one, or log in with a key of no corpus.";
const noKey = "There is no key {id}.";
const nameLeast = "The name of a {what} has at least one character.";
const nameMost = "The name of a {what} has at most {most} characters.";
const nameHolds = "The name of a {what} holds characters that cannot be seen; give it in letters, digits and signs.";
const yourOwn = "Your own checks are yours already.";
const noShare = "There is no share {id}.";
const userAlready = "There is a user \u201c{name}\u201d already.";
const noUserLook = "There is no user \u201c{name}\u201d. Look at how it is written: an administrator lists users with code-similarity users list, or GET /people/v1/users.";
const firstUser = "The first user administers the service: take its key away by another CODE_SIMILARITY_KEY.";
const firstUserAdministers = "The first user administers the service, and stays.";
const checksGiven = "Checks are given to somebody else.";
const checkMade = "A check was made meanwhile. Try again.";
const addressDatabase = "The address of the database cannot be read. Write it as postgres://user:password@host:5432/database; in the password, write @ as %40, / as %2F and : as %3A.";
const schemaDatabase = "The schema of the database at {place} cannot be {schema}. Give it a name of lower-case letters, digits and _.";
const addressDatabaseWrong = "The address of the database at {place} has a wrong max. Give it a number of connections from 2 to 1000.";
const databaseCannotUsed = "The database at {place} cannot be used: {whyOf}. Look at its address, at the password, and whether it runs.";
const databasePostgresql = "The database at {place} is PostgreSQL {named}; {least} or later is needed. Upgrade it, or give another one.";
const databaseEncoding = "The database at {place} has the encoding {encoding}, which cannot hold every name. Make one with ENCODING 'UTF8'.";
const databasePooler = "What answers at {place} gives one session of the database to several connections. Set that pooler to its session mode, or give the address of the database itself.";
const noRoomLeft = "There is no room left on the disk of the service.";
const rowsMoved = "The database of the service is no longer where it was opened.";
const diskNotWritten = "The disk of the service cannot be written.";
const filesRefused = "The service may not read or write its own files.";
const usedAnother = "{path} is used by another process; stop that one, or give another folder.";
const dataFolders = "The data folder's {path} cannot be read: {error}. Put a backup in its place, or move it away to start afresh.";


}),
62909:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
AE:()=>inflateRawAside,
  QR: () => (/* reexport safe */ node_zlib__1__.crc32),
XN:()=>unpackers,
at:()=>deflateRaw,
lU:()=>deflateTables,
lY:()=>gunzipped,
wS:()=>inflateRaw
});
var node_stream__0__ = __load__(57075);
var node_zlib__1__ = __load__(38522);



async function deflateRaw(bytes, level) {
	try {
		return await promised((done) => (0,node_zlib__1__.deflateRaw)(bytes, {
			level,
			...deflateTables(bytes.length)
		}, done));
	} finally {
		bytes.buffer.transfer(0);
	}
}
const inflateRaw = (packed, most) => (0,node_zlib__1__.inflateRawSync)(packed, boundOf(most));
function inflateRawAside(packed, most) {
	return promised((done) => (0,node_zlib__1__.inflateRaw)(packed, boundOf(most), done));
}
function promised(begin) {
	return new Promise((resolve, reject) => {
		begin((error, bytes) => {
			if (error === null) resolve(bytes);
			else reject(error);
		});
	});
}
function boundOf(most) {
	return {
		maxOutputLength: Math.max(1, most),
		chunkSize: pieceSize(most + 1)
	};
}
const unpackers = {
	gzip: (packed, maxOutputLength) => (0,node_zlib__1__.gunzipSync)(packed, { maxOutputLength }),
	zlib: (packed, maxOutputLength) => (0,node_zlib__1__.inflateSync)(packed, { maxOutputLength }),
	zstd: (packed, maxOutputLength) => (0,node_zlib__1__.zstdDecompressSync)(packed, { maxOutputLength }),
	brotli: (packed, maxOutputLength) => (0,node_zlib__1__.brotliDecompressSync)(packed, { maxOutputLength })
};
const LOOKAHEAD = 262;
function deflateTables(bytes) {
	const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes + LOOKAHEAD))));
	return {
		windowBits,
		memLevel: Math.min(8, windowBits - 6),
		chunkSize: pieceSize(bytes)
	};
}
function pieceSize(bytes) {
	return Math.min(node_zlib__1__.constants.Z_DEFAULT_CHUNK, Math.max(node_zlib__1__.constants.Z_MIN_CHUNK, bytes));
}
async function* gunzipped(source) {
	yield* (0,node_stream__0__.pipeline)(source, (0,node_zlib__1__.createGunzip)(), () => {});
}


}),
65200:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Pm:()=>environmentSecrets,
l6:()=>writtenSecrets
});
var _contract__0__ = __load__(64033);
var _contract__1__ = __load__(11713);

const VARIABLES = {
	CODE_SIMILARITY_KEY: "check: the key of the service at --base-url. serve: the key that clients send; without it one is made.",
	CODE_SIMILARITY_LOGIN_SECRET: "serve: the secret of its client at the provider of --login-config.",
	CODE_SIMILARITY_DATABASE: "The same as --database, and no list of processes shows it.",
	CODE_SIMILARITY_BLOBS: "The same as --blobs.",
	AWS_ACCESS_KEY_ID: "The key of the storage, where files are kept in S3.",
	AWS_SECRET_ACCESS_KEY: "The secret of that key.",
	AWS_SESSION_TOKEN: "Its session token, where it has one.",
	AWS_REGION: "The region of that storage, where its address names none. Default: us-east-1",
	GITHUB_TOKEN: "check, doctor, bot, state: the token for GitHub. serve, work: the one that --web searches with.",
	GITHUB_REPOSITORY: "state: the repository that scans run in, where --repository is not given.",
	GITHUB_API_URL: "Address of the REST API of a GitHub Enterprise Server. Default: https://api.github.com",
	GITHUB_SERVER_URL: "Address of that server for people. Default: https://github.com",
	APP_ID: "bot: the id of the GitHub App.",
	APP_PRIVATE_KEY: "bot: its private key, or the path of the .pem file.",
	WEBHOOK_SECRET: "bot: the secret of its webhook.",
	CHROME_PATH: "dossier --pdf: the browser that prints.",
	NO_COLOR: "Nothing is coloured where this is set.",
	HTTPS_PROXY: "The proxy through which GitHub and a service are reached; NO_PROXY names hosts without one.",
	RUNNER_DEBUG: "Messages for finding a fault are printed where this is 1."
};
const SECRET_VARIABLES = [
	"CODE_SIMILARITY_KEY",
	"CODE_SIMILARITY_LOGIN_SECRET",
	"GITHUB_TOKEN",
	"WEBHOOK_SECRET"
];
function environmentSecrets(environment) {
	return SECRET_VARIABLES.flatMap((name) => environment[name] ?? []);
}
function writtenSecrets(argv) {
	return argv.flatMap((word, at) => {
		const [, name, value = argv[at + 1]] = /^--([\w-]+)(?:=(.*))?$/s.exec(word) ?? [];
		if (name === undefined || !(0,_contract__0__.wp)(name) || value === undefined || value.startsWith("-")) return [];
		return (0,_contract__1__.Fj)({ [name]: value });
	});
}


}),
65303:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
A:()=>databaseLost,
C7:()=>diskReadOnly,
CA:()=>youHooks,
CT:()=>platformElsewhere,
CW:()=>logTakesNoSecret,
Ck:()=>serviceCannotStarted,
Cr:()=>damagedLater,
D1:()=>diskDatabase,
De:()=>dataOverNetwork,
Em:()=>dataFolderNot,
F$:()=>refusedLog,
FI:()=>nothingSaysWhere,
FR:()=>queueCannotRead,
Fj:()=>nothingRestoredLook,
GP:()=>keyNowhere,
H1:()=>yourAccount,
Hf:()=>holdsNoWhole,
Hv:()=>pagePeople,
Ig:()=>noValidLogout,
KH:()=>keyOver,
KJ:()=>damagedBackup,
KO:()=>giveAddress,
KS:()=>logCannotReached,
Kk:()=>fewOpenFiles,
MD:()=>providerTells,
Ms:()=>demoData,
Mw:()=>logBegun,
N8:()=>nothingSaysServer,
NA:()=>suspendedEvery,
NO:()=>keyLeft,
QG:()=>hookNotExist,
Qt:()=>workers0,
Rc:()=>keyEmpty,
S6:()=>platformAway,
S9:()=>databaseKeeps,
Th:()=>cannotListenedChoose,
Ts:()=>diskFiles,
UK:()=>notAsKept,
Um:()=>backupWhole,
Up:()=>connectionFailed,
VP:()=>platformOdd,
X9:()=>addressNotPublic,
XE:()=>noGroupsTold,
Xf:()=>restoredBackup,
Xg:()=>storageRefuses,
YO:()=>missingDamaged,
YU:()=>sentNotValid,
ZW:()=>portUse,
Zf:()=>receiverAnswered,
_1:()=>databaseReadOnly,
_B:()=>addedUser,
aA:()=>nothingSaysWhereFiles,
aZ:()=>webGithub,
au:()=>linkLeads,
bD:()=>storageNotAnswer,
bY:()=>caseNotAbout,
bn:()=>databaseCopy,
co:()=>reportAnother,
  "do": () => (databaseTables),
eT:()=>groupsTooMany,
g$:()=>workTakes,
gO:()=>logAnswered,
gP:()=>learningPlatform,
h$:()=>placeFiles,
h3:()=>cannotReadGive,
ht:()=>answeredRedirects,
iE:()=>noCaseYet,
iK:()=>checkDeleted,
iM:()=>databaseNotWritten,
iq:()=>certificateNotTrusted,
jK:()=>backupNotWhole,
kI:()=>hookDisabled,
kN:()=>ownerCheck,
l3:()=>launchBegun,
m7:()=>platformRefused,
mr:()=>missingNotBackup,
nd:()=>notEncryptedUse,
oN:()=>giveSomebody,
pS:()=>dataFolder,
qD:()=>serverWrites,
qT:()=>keysCannotRead,
qb:()=>blobsFiles,
qv:()=>databaseRestore,
rY:()=>teachesCourse,
s3:()=>reportNoSubmission,
sR:()=>checkNoLink,
sT:()=>addressMost,
tn:()=>databaseNotAnswer,
tu:()=>providerSaid,
us:()=>defectProgram,
v0:()=>anotherPage,
v2:()=>needsPublic,
v7:()=>launchLeads,
vU:()=>codeSimilarity,
vm:()=>logRefused,
vo:()=>addressHolds,
wT:()=>couldNotSentDefect,
zH:()=>backupOfAnother,
zJ:()=>noServerKeeps
});
const noCaseYet = "409 These have no case yet. Give them a state first, such as \u201cto discuss\u201d; then ask for an answer.";
const caseNotAbout = "422 The case is not about this person. Give one of its subjects.";
const reportNoSubmission = "404 The report has no submission of this person that was judged. Make the report again, or choose another person.";
const checkDeleted = "404 Check {id} was deleted meanwhile. Choose another one.";
const reportAnother = "409 The report is of another version of this server. Make it again, then ask.";
const anotherPage = "403 Another page sent this. Send it from the page of the link.";
const linkLeads = "404 This link leads nowhere. Ask for a new one.";
const ownerCheck = "403 Only the owner of the check deletes answers. Ask for it there.";
const checkNoLink = "404 This check has no link {id}. Use a number that GET answer-links lists.";
const demoData = "403 This is demo data, about which nobody is asked. Make a check of your own.";
const damagedLater = "{folder} is damaged, or of a later version of this program. Use that one, or another backup.";
const dataFolder = "{folder} is a data folder. Give the backup another one, on another disk.";
const backupOfAnother = "{folder} holds the backup of another server, or of this one before its data was lost. Give this server a folder of its own, or restore that backup first.";
const backupNotWhole = "The backup in {folder} is not whole: {error}. Look at both disks, and make it again; an earlier backup there is as it was.";
const missingNotBackup = "{name} is missing, and is not in the backup.";
const notAsKept = "{name} is not what was kept; the backup has it as it is.";
const backupWhole = "The backup in {folder} is {isWhole?whole|made, and not whole}: {files} files with {megabytes} ({copied} new), {missing} missing, {damaged} damaged.";
const nothingSaysWhere = "Nothing says where to restore into. Give --data, or --database and --blobs.";
const nothingRestoredLook = "Nothing was restored: {error}. Look at the place to restore into, and try again.";
const damagedBackup = "{name} is damaged in the backup, and was left out.";
const restoredBackup = "Restored the backup of {madeAt}: {files} files, {damaged} damaged and left out, {missing} missing before.";
const cannotReadGive = "{dataDir} cannot be read: {error}. Give another folder.";
const dataFolderNot = "The data folder {dataDir} is not empty. Give a new one: a restore writes nothing over.";
const holdsNoWhole = "{folder} holds no whole backup: it has no backup.json. Give the folder of one, or make it again if it was cut off.";
const missingDamaged = "{folder} is missing or damaged: its bytes are not those that were backed up. Restore another backup.";
const databaseRestore = "The database to restore into is not empty. Give one without checks and people: nothing is written over.";
const placeFiles = "The place for files to restore into is not empty: it has {name}. Give an empty one; where a restore was cut off, empty it first.";
const addressNotPublic = "Its address is not public. The operator can allow a network with --hook-networks.";
const notEncryptedUse = "It is not encrypted. Use https, or let the operator allow its network with --hook-networks.";
const certificateNotTrusted = "Its certificate is not trusted ({code}).";
const connectionFailed = "The connection failed.";
const youHooks = "409 You have {most} hooks, and there may be no more. Delete one first.";
const hookNotExist = "404 Hook {id} does not exist.";
const hookDisabled = "409 This hook is disabled. Enable it first.";
const addressMost = "An address has at most {most} characters.";
const giveAddress = "Give an address that begins with https://.";
const addressHolds = "An address holds no name and no password. Messages are signed instead.";
const answeredRedirects = "It answered {status}. Redirects are not followed.";
const receiverAnswered = "Its receiver answered 410: it wants no more.";
const couldNotSentDefect = "It could not be sent, which is a defect of the server. Look into its log.";
const pagePeople = "403 This page is for the people who teach a course, and {called} does not say that you do. Ask whoever keeps the course there to enter you as a teacher.";
const launchLeads = "400 This launch leads to another server. Correct the address of the tool in the learning platform.";
const launchBegun = "400 This launch was begun more than ten minutes ago, or was used already. Open it again from your course.";
const refusedLog = "403 {called} refused{why}. Log in there, and open the course again.";
const learningPlatform = "400 This learning platform is not registered here, or with another client or deployment. Ask whoever runs this server to compare its file with what the platform shows.";
const teachesCourse = "403 Only who teaches a course adds a link to it. Ask whoever keeps the course there.";
const sentNotValid = "400 What {called} sent is not valid ({why}). Open it again from your course.";
const keysCannotRead = "502 The keys of {called} cannot be read. Try again later.";
const yourAccount = "403 Your account at {called} is in no group that may use this server. Ask whoever runs this server which groups may.";
const noGroupsTold = "403 {called} named no group of yours in the claim {claim}, by which people are let in. Ask whoever runs this server; they look at groups and scopes of --login-config.";
const groupsTooMany = "403 You are in too many groups for {called} to name them in the claim {claim}. Ask whoever runs this server; they have it name those of this application alone, or roles.";
const logBegun = "400 This log-in was begun more than ten minutes ago, or in another browser. Log in again.";
const providerSaid = "400 The provider said nothing of who you are.";
const providerTells = "400 The provider tells no keys, so nothing that it signed can be checked.";
const noValidLogout = "400 This is no valid logout token of the provider.";
const logCannotReached = "502 The log-in of {called} cannot be reached, or does not describe itself as it should{why}. Try again later, or log in with a key.";
const logRefused = "403 The log-in of {called} refused{why}. Log in again.";
const logTakesNoSecret = "403 The log-in of {called} takes no secret of a client, as its description says ({listed}), and this server has nothing else to show. Log in with a key.";
const logAnswered = "400 What the log-in of {called} answered is not valid, or belongs to another attempt{which}. Log in again.";
const nothingSaysWhereFiles = "Nothing says where the files of the server are. Give what it was started with: --data, or --database and --blobs.";
const nothingSaysServer = "Nothing says which server is meant. Give what it was started with: --data, or --database and --blobs.";
const noServerKeeps = "No server keeps anything in {dataDir}. Give --data, the folder that the server was started with.";
const databaseKeeps = "A database keeps no files. Give --blobs, a folder that all processes share or s3://bucket/prefix, or --data.";
const blobsFiles = "--blobs is for files alone. Give --data or --database for the rest.";
const keyOver = "Key {id} of {nameOf} is over.";
const addedUser = "{user} was added: user {id}, {role}.";
const giveSomebody = "{user} has {checks}. Give them to somebody by --give-to NAME, or delete them by --delete-checks.";
const serverWrites = "The server writes without a pause at the moment. Try again in some seconds.";
const diskDatabase = "The disk of the database is full. Make room on it, and try again.";
const databaseNotWritten = "The disk of the database cannot be written ({error}). Mend it, and try again.";
const databaseLost = "The database was lost on the way. List what is there before you try again: it may have been done.";
const workers0 = "--workers 0 leaves checks to other processes, which need a database that all share. Give --database, or leave --workers out.";
const needsPublic = "{option} needs --public-url: give the address at which people reach this server, to which they come back after {what}.";
const fewOpenFiles = "This process may have {openFiles} files and connections open at once, and a server needs at least {least}. Raise the limit: ulimit -n, LimitNOFILE of systemd, or --ulimit nofile of Docker.";
const portUse = "Port {port} is in use; choose another with --port, or 0 for any free one.";
const cannotListenedChoose = "{host}:{port} cannot be listened on ({code}). Choose others with --host and --port.";
const serviceCannotStarted = "The service cannot be started{dataDir? with the data folder {dataDir}|}: {error}. Look at its disk and its rights.";
const codeSimilarity = "CODE_SIMILARITY_KEY holds characters that cannot stand in a header. Use letters, digits and signs of ASCII, without spaces.";
const keyNowhere = "Nothing keeps the key of the first user. Give it in CODE_SIMILARITY_KEY, the same to each process; a server that had a data folder has it in the file \u201ckey\u201d there.";
const keyLeft = "The key of the first user stands in {path}. Give it to the server in CODE_SIMILARITY_KEY.";
const keyEmpty = "The key in {path} is empty or damaged; write one line into it, or delete it and a new one is made.";
const dataOverNetwork = "The data folder lies on {network}, which other machines share: whoever starts a second server on it is not noticed, and what both keep is lost. Move it to a disk of this machine, or give --database and --blobs.";
const databaseNotAnswer = "The database does not answer.";
const databaseReadOnly = "The database takes no changes.";
const databaseTables = "The service cannot make or change its tables in the database: {error}. Let its user own the database, or name a schema behind the address that it owns: ?schema=similarity.";
const databaseCopy = "The database takes no changes: it is the copy of another one, or default_transaction_read_only is on. Give the address of the one that takes them.";
const diskFiles = "The disk for files cannot be read.";
const diskReadOnly = "The disk for files cannot be written.";
const storageNotAnswer = "The storage for files does not answer.";
const storageRefuses = "The storage for files does not let this server in.";
const queueCannotRead = "The queue cannot be read.";
const defectProgram = "A defect of this program.";
const webGithub = "--web github: GitHub searches code for nobody without a token. Put one into GITHUB_TOKEN (a personal access token without any scope is enough), or take github out of --web.";
const workTakes = "work takes checks of a database that it shares with a service. Give --database, or CODE_SIMILARITY_DATABASE.";
const suspendedEvery = "{user} is {isOut?suspended: every key of theirs is refused|let in again}.";
const platformRefused = "422 {called} refused this ({why}). Look whether the token is right, and whether it may read what was handed in.";
const platformElsewhere = "502 A file at {called} lies at {host}, which this server does not ask. Ask whoever runs it to add that address to `files` in --lti-config, if it belongs to {called}.";
const platformAway = "502 {called} cannot be reached, or does not answer in time. Try again, or drop its download.";
const platformOdd = "502 {called} answered what this server does not understand. Take the download of the task, and drop it.";


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
var _contract__2__ = __load__(94825);
var _report__0__ = __load__(65883);
var _report__1__ = __load__(7226);
var _report__3__ = __load__(32383);
var _report__4__ = __load__(321);
var _report__5__ = __load__(7178);
var _report__7__ = __load__(62867);
var _report__9__ = __load__(87307);
var _report__10__ = __load__(94128);



const NAMED = 3;
const MAX_NAME = 160;
function staffRegions(view, max, isWanted) {
	const { report, ranked, flags, name } = view;
	const regionsOf = openRegions(view);
	const candidates = [];
	for (const submission of ranked) {
		const isFlagged = flags.has(submission.key);
		let of = null;
		let path = null;
		for (const region of regionsOf(submission)) {
			if (region.file !== of) path = (0,_report__0__.X5)(report, submission, region.file);
			of = region.file;
			if (!isWanted({
				path,
				lineStart: region.lineStart
			})) continue;
			const { tokens = null, similarity = null } = largest(region) ?? {};
			candidates.push({
				submission,
				isFlagged,
				region,
				path,
				tokens,
				similarity
			});
		}
	}
	const where = (0,_report__1__.QR)(report.findings);
	const totals = totalsOf(report.findings.pairs);
	return {
		total: candidates.length,
		shown: candidates.toSorted((x, y) => Number(y.isFlagged) - Number(x.isFlagged) || (y.tokens ?? 0) - (x.tokens ?? 0)).slice(0, max).map(({ submission, region, path, isFlagged, similarity, tokens }) => {
			const { kind, file, lineStart, lineEnd } = region;
			const { key } = submission;
			const others = largestByOther(region.matches);
			return {
				key,
				name: submission.name,
				kind,
				file,
				lineStart,
				lineEnd,
				path,
				url: (0,_report__0__.eL)(report, submission, region),
				isFlagged,
				similarity,
				tokens,
				addresses: addressesIn(others),
				message: sentence(others, name, where, report.thresholds.similarity, (match) => {
					const total = totals(key, match.otherKey ?? "");
					return total === undefined ? (0,_contract__2__.dX)(match) : total;
				})
			};
		})
	};
}
function totalsOf(pairs) {
	const totals = new Map();
	for (const { a, b, total } of pairs) {
		if (total === undefined) continue;
		const own = totals.get(a);
		if (own === undefined) totals.set(a, new Map([[b, total]]));
		else own.set(b, total);
	}
	return (a, b) => {
		const total = totals.get(a)?.get(b);
		return total === undefined ? totals.get(b)?.get(a) : total;
	};
}
function openRegions({ reasons }) {
	return ({ key, matches }) => (0,_report__3__.q)(reasons.size === 0 ? matches : matches.filter(({ otherKey }) => otherKey === null || !reasons.has((0,_report__4__.Yz)(key, otherKey))));
}
function largest({ matches }) {
	let best = null;
	for (const match of matches) if (best === null || (match.tokens ?? 0) > (best.tokens ?? 0)) best = match;
	return best;
}
function addressesIn(others) {
	return others.slice(0, NAMED).flatMap(({ source, other }) => source === undefined ? [] : (0,_report__5__.Zc)(source, other) ?? []);
}
function largestByOther(matches) {
	const byOther = new Map();
	for (const match of matches.toSorted((x, y) => (y.tokens ?? 0) - (x.tokens ?? 0))) {
		const other = match.source?.url ?? match.otherKey;
		if (!byOther.has(other)) byOther.set(other, match);
	}
	return [...byOther.values()];
}
function sentence(others, name, where, threshold, decides) {
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
	return characters.length <= MAX_NAME ? characters.join("") : `${characters.slice(0, MAX_NAME).join("")}\u2026`;
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
			addresses: [],
			message: (0,_base__6__.oR)("words.sentences", [(0,_base__6__.iU)("report.likeElsewhere", { places: (0,_report__10__.oJ)(region) }), ...policy === null ? [] : [policy]])
		};
	});
}
function length(region) {
	return region.lineStart === null ? 0 : (region.lineEnd ?? region.lineStart) - region.lineStart + 1;
}


}),
65702:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
N:()=>UnusedNames
});
class UnusedNames {
	#next = new Map();
	take(path) {
		for (;;) {
			const count = this.#next.get(path) ?? 1;
			this.#next.set(path, count + 1);
			if (count === 1) return path;
			const [, stem = path, extension = ""] = /^(.*?[^/])(\.[^./]*)?$/s.exec(path) ?? [];
			const name = `${stem} (${count})${extension}`;
			if (!this.#next.has(name)) {
				this.#next.set(name, 2);
				return name;
			}
		}
	}
}


}),
65771:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
J8:()=>reportTemplate,
Vf:()=>threadEntry,
lG:()=>serverPage
});
var node_fs__0__ = __load__(73024);

function threadEntry() {
	const bundled = __load__.ab + "worker.js";
	if (bundled instanceof URL) return new URL(bundled.href.replace(/\.js$/, ".ts"));
	return bundled;
}
function reportTemplate() {
	const bundled = __load__.ab + "report.html";
	if (bundled instanceof URL) return (0,node_fs__0__.readFileSync)(new URL("../dist/report.html", bundled), "utf8");
	return (0,node_fs__0__.readFileSync)(bundled, "utf8");
}
function serverPage() {
	const bundled = __load__.ab + "server.html";
	if (bundled instanceof URL) return (0,node_fs__0__.readFileSync)(new URL("../dist/server.html", bundled), "utf8");
	return (0,node_fs__0__.readFileSync)(bundled, "utf8");
}


}),
66913:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$$:()=>bytesOf,
M7:()=>BLOB_FOLDERS,
NM:()=>intactBytes,
QO:()=>BlobMissing,
X3:()=>BlobDamaged,
XT:()=>checkedName,
le:()=>isBlobName,
s:()=>digestIn
});
var _native__0__ = __load__(73235);
var _native__1__ = __load__(76760);
var _native__2__ = __load__(497);

class BlobMissing extends Error {
	name = "BlobMissing";
	constructor(name) {
		super(`the file ${name} of the store is missing`);
	}
}
class BlobDamaged extends BlobMissing {
	constructor(name) {
		super(name);
		this.message = `the file ${name} of the store is not what was kept`;
	}
}
function digestIn(name) {
	return /-([0-9a-f]{64})(?:\.[a-z.]+)?$/.exec(name)?.[1] ?? null;
}
function intactBytes(name, bytes) {
	const digest = digestIn(name);
	if (digest !== null && (0,_native__0__.sc)(bytes) !== digest) throw new BlobDamaged(name);
	return bytes;
}
const BLOB_FOLDERS = [
	"submissions",
	"results",
	"searches",
	"reports",
	"drafts"
];
const NAME = new RegExp(`^(?:${BLOB_FOLDERS.join("|")})/[A-Za-z0-9][A-Za-z0-9._-]{0,199}$`);
function isBlobName(name) {
	return NAME.test(name);
}
function checkedName(name) {
	if (!isBlobName(name)) throw new Error(`${JSON.stringify(name)} is no name of a blob`);
	return name;
}
async function bytesOf(contents) {
	return typeof contents === "string" ? intactBytes((0,_native__1__.basename)(contents), await _native__2__.fs.read(contents)) : contents;
}


}),
67117:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
ln:()=>ln,
y:()=>power
});
const LN2_HIGH = .6931471803691238;
const LN2_LOW = 19082149292705877e-26;
const SQRT2 = 1.4142135623730951;
const cell = new DataView(new ArrayBuffer(8));
function ln(x) {
	cell.setFloat64(0, x);
	const head = cell.getUint32(0);
	let k = (head >>> 20) - 1023;
	cell.setUint32(0, head & 1048575 | 1072693248);
	let m = cell.getFloat64(0);
	if (m > SQRT2) {
		m /= 2;
		k += 1;
	}
	const s = (m - 1) / (m + 1);
	const square = s * s;
	let sum = 0;
	for (let odd = 23; odd >= 3; odd -= 2) sum = (sum + 1 / odd) * square;
	return k * LN2_HIGH + (2 * s + (2 * s * sum + k * LN2_LOW));
}
function power(base, exponent) {
	if (base <= 0) return exponent === 0 ? 1 : 0;
	const y = exponent * ln(base);
	if (y < -708) return 0;
	const k = Math.floor(y / (LN2_HIGH + LN2_LOW) + .5);
	const r = y - k * LN2_HIGH - k * LN2_LOW;
	let sum = 1;
	for (let term = 15; term >= 1; term -= 1) sum = 1 + sum * r / term;
	cell.setUint32(0, k + 1023 << 20);
	cell.setUint32(4, 0);
	return sum * cell.getFloat64(0);
}


}),
67224:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Zi:()=>StarterCode,
dK:()=>mask,
jd:()=>coverCommon,
tL:()=>GivenCode
});
var _fingerprints_js__0__ = __load__(14882);
var _normalise_js__1__ = __load__(44717);
var _tokenizers_vocabulary_js__2__ = __load__(11728);
var _words_js__3__ = __load__(32046);




class StarterCode {
	#k;
	#table = new _fingerprints_js__0__.aP();
	#hashes = new _fingerprints_js__0__.Ch();
	constructor(k) {
		this.#k = k;
	}
	add(tokens, spelled) {
		const hashes = this.#hashes;
		hashes.compute(tokens, this.#k, spelled);
		for (let at = 0; at < hashes.length; at += 1) {
			if (hashes.valid[at] === 1) this.#table.add(hashes.low[at], hashes.high[at]);
		}
	}
	get empty() {
		return this.#table.size === 0;
	}
	cover(tokens, spelled) {
		return this.coverMore(new Uint8Array(tokens.length), tokens, spelled);
	}
	coverMore(covered, tokens, spelled) {
		const hashes = this.#hashes;
		hashes.compute(tokens, this.#k, spelled);
		let until = 0;
		for (let at = 0; at < hashes.length; at += 1) {
			if (hashes.valid[at] === 1 && this.#table.find(hashes.low[at], hashes.high[at]) >= 0) {
				covered.fill(1, Math.max(at, until), at + this.#k);
				until = at + this.#k;
			}
		}
		return covered;
	}
}
class GivenCode {
	#parameters;
	#written;
	#documents = [];
	#texts = [];
	#alike;
	#wording = {
		names: new Float64Array(0),
		strings: new Float64Array(0)
	};
	constructor(parameters) {
		this.#parameters = parameters;
		this.#written = new StarterCode(parameters.k);
	}
	add({ tokens, spelled, wording }) {
		this.#wording = {
			names: (0,_words_js__3__.KC)(this.#wording.names, wording.names),
			strings: (0,_words_js__3__.KC)(this.#wording.strings, wording.strings)
		};
		this.#written.add(tokens, spelled);
		this.#documents.push((0,_normalise_js__1__.A)(tokens));
		this.#alike = undefined;
	}
	addRead(tokens) {
		this.#texts.push(tokens);
		this.#alike = undefined;
	}
	get empty() {
		return this.#written.empty && this.#byStructure().every(({ empty }) => empty);
	}
	in(document) {
		return {
			tokens: this.#cover(document, (0,_normalise_js__1__.A)(document.tokens)),
			wording: this.#wording
		};
	}
	without(document, folded) {
		return this.empty ? folded : mask(folded, this.#cover(document, folded));
	}
	withoutRead(folded) {
		return this.empty ? folded : mask(folded, this.#coverMore(new Uint8Array(folded.length), folded));
	}
	#cover({ tokens, spelled }, folded) {
		return this.#coverMore(this.#written.cover(tokens, spelled), folded);
	}
	#coverMore(covered, folded) {
		for (const one of this.#byStructure()) one.coverMore(covered, folded);
		return covered;
	}
	#byStructure() {
		this.#alike ??= this.#readByStructure();
		return this.#alike;
	}
	#readByStructure() {
		const { commonRun } = this.#parameters;
		const byRun = new Map();
		const add = (run, tokens) => {
			const one = byRun.get(run) ?? new StarterCode(run);
			byRun.set(run, one);
			one.add(tokens);
		};
		let given = 0;
		const bySize = Map.groupBy(this.#documents, ({ length }) => length);
		for (const [length, equal] of [...bySize].toSorted(([x], [y]) => x - y)) {
			given += length * equal.length;
			for (const tokens of equal) add(this.#runIn(given), tokens);
		}
		for (const tokens of this.#texts) add(commonRun, tokens);
		return [...byRun.values()];
	}
	#runIn(given) {
		const { k, commonRun, givenTokens, givenGrowth } = this.#parameters;
		let run = k;
		for (let size = given; size > givenTokens && run < commonRun; size /= 2) run += givenGrowth;
		return Math.min(run, commonRun);
	}
}
function coverCommon(length, fingerprints, k, common, minimumRun) {
	const covered = new Uint8Array(length);
	for (let at = 0; at < fingerprints.positions.length; at += 1) {
		if (common[fingerprints.keys[at]] === 1) {
			const from = fingerprints.positions[at];
			covered.fill(1, from, from + k);
		}
	}
	let run = 0;
	for (let at = 0; at <= length; at += 1) {
		if (at < length && covered[at] === 1) {
			run += 1;
		} else {
			if (run < minimumRun) covered.fill(0, at - run, at);
			run = 0;
		}
	}
	return covered;
}
function mask(tokens, covered) {
	return tokens.map((token, at) => covered[at] === 1 ? _tokenizers_vocabulary_js__2__.wv : token);
}


}),
67283:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
m:()=>systemClock
});
var node_perf_hooks__0__ = __load__(643);
var node_timers_promises__1__ = __load__(58500);


const systemClock = {
	now: () => node_perf_hooks__0__.performance.now(),
	sleep: async (ms, signal) => {
		try {
			await (0,node_timers_promises__1__.setTimeout)(ms, undefined, signal === undefined ? {} : { signal });
		} catch {
			throw signal?.reason;
		}
	}
};


}),
68171:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BC:()=>sarifText,
D9:()=>markdownCode,
Kw:()=>markdownRow,
N3:()=>httpsUrl,
Oz:()=>escapeQuoted,
RK:()=>visible,
U4:()=>parsedJson,
ZD:()=>escapeHtml,
aO:()=>flattened,
gB:()=>visibleLines,
iQ:()=>markdownLink,
p7:()=>markdownText,
rK:()=>csvCell,
s$:()=>jsonText
});
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Cs}]/gu;
const PLAIN = /^[ -~]*$/;
function visible(text) {
	if (PLAIN.test(text)) return text;
	return text.replace(INVISIBLE, (character) => `\u27e8U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u27e9`);
}
const PLAIN_LINES = /^[\n -~]*$/;
function jsonText(value, indent = 0) {
	const text = JSON.stringify(value, null, indent);
	if (PLAIN_LINES.test(text)) return text;
	return text.replaceAll(INVISIBLE, (character) => character === "\n" ? character : escapedUnits(character));
}
function parsedJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
function escapedUnits(character) {
	return Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`).join("");
}
const UNPLAIN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;
function escapeQuoted(text) {
	return text.replaceAll(/[\\"]/g, "\\$&").replaceAll(UNPLAIN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`).replaceAll("##[", "#\\u{23}[");
}
function flattened(text) {
	return text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
}
function visibleLines(text) {
	return text.replaceAll(/[^\n\t]+/g, visible);
}
function escapeHtml(text) {
	return visible(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replaceAll("'", "&#39;");
}
const BREAK = "\u200b";
function markdownText(text) {
	return visible(text).replaceAll("@", `@${BREAK}`).replaceAll(/#(?=\w)/g, `#${BREAK}`).replaceAll(/(?<![A-Za-z\d])(GH)-(?=\d)/gi, `$1${BREAK}-`).replaceAll(/:(?=\/\/)/g, `:${BREAK}`).replaceAll(/(?<![A-Za-z\d])(www)\.(?=\S)/gi, `$1${BREAK}.`).replaceAll(/:(?=[\w+-]+:)/g, `:${BREAK}`).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/[\\`*[\]|~$]/g, String.raw`\$&`).replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`).replace(/^(\s*)([#+\-=]|\d+[.)](?=\s|$))/, (_, space, mark) => `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}`).replaceAll(BREAK, "&#8203;");
}
function markdownCode(text) {
	const shown = visible(text).replaceAll("|", String.raw`\|`);
	if (shown.trim() === "") return text === "" ? "(empty)" : "(blank)";
	const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = "`".repeat(longest + 1);
	const touches = /^`|`$|^ .* $/.test(shown);
	return `${fence}${touches ? ` ${shown} ` : shown}${fence}`;
}
function markdownLink(text, url) {
	const address = url === null ? null : httpsUrl(url);
	if (address === null) return text;
	const safe = address.replaceAll(/[()<>\s\\|`*_~[\]]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`).replaceAll(/&(?=#?\w+;)/g, "&amp;");
	return `[${text}](${safe})`;
}
function markdownRow(cells) {
	return `| ${cells.join(" | ")} |`;
}
function httpsUrl(text) {
	if (!URL.canParse(text)) return null;
	const url = new URL(text);
	return url.protocol === "https:" && url.username === "" && url.password === "" ? url.href : null;
}
const PLAIN_CELL = /^(?:[\w./][\w./:-]*)?$/;
function csvCell(text) {
	if (PLAIN_CELL.test(text)) return text;
	const shown = visible(text);
	const isFormula = /^[\s']*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(shown);
	const safe = isFormula ? `'${shown}` : shown;
	return /[",;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll("\"", "\"\"")}"` : safe;
}
function sarifText(text) {
	return text.replaceAll("](", "] (");
}


}),
69197:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
G$:()=>cutMarkdown,
RV:()=>fitLines,
dp:()=>byteLength,
vI:()=>shortened
});
const encoder = new TextEncoder();
function byteLength(text) {
	return encoder.encode(text).length;
}
function fitLines(lines, budget, more, size = byteLength) {
	const sizes = lines.map((line) => size(line) + 1);
	const all = sizes.reduce((sum, one) => sum + one, 0);
	if (all <= budget) return {
		lines,
		used: all
	};
	const reserve = size(more(lines.length)) + 1;
	let used = reserve;
	let taken = 0;
	while (taken < lines.length && used + (sizes[taken] ?? 0) <= budget) {
		used += sizes[taken] ?? 0;
		taken += 1;
	}
	if (reserve > budget) return {
		lines: [],
		used: 0
	};
	return {
		lines: [...lines.slice(0, taken), more(lines.length - taken)],
		used
	};
}
const MAX_ENDS = "\n```\n\n</details>\n".length;
function cutMarkdown(text, budget) {
	if (byteLength(text) <= budget) return text;
	const cut = cutBytes(text, budget - MAX_ENDS);
	const lastLine = cut.lastIndexOf("\n");
	let whole = lastLine > 0 ? cut.slice(0, lastLine) : cut;
	const counted = (pattern) => whole.match(pattern)?.length ?? 0;
	if (counted(/^```/gm) % 2 === 1) whole += "\n```";
	if (counted(/^<details>/gm) > counted(/^<\/details>$/gm)) whole += "\n\n</details>\n";
	return whole;
}
function cutBytes(text, budget) {
	const bytes = encoder.encode(text);
	if (bytes.length <= budget) return text;
	let end = Math.max(0, budget);
	while (end > 0 && ((bytes[end] ?? 0) & 192) === 128) end -= 1;
	return new TextDecoder().decode(bytes.subarray(0, end));
}
function shortened(text, most) {
	return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}


}),
69612:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
x:()=>peopleOf,
a:()=>removeUser
});

var audit = __load__(56203);
var corpora = __load__(58024);
var identities = __load__(23044);
var keys = __load__(23797);
var quotas = __load__(1083);
var database = __load__(78181);
var names = __load__(75856);
var says = __load__(62456);
var sentence = __load__(4771);
;// service/store/people/shares.js




class Shares extends database/* TimedRows */.d6 {
	async add(ownerId, checkId, userId) {
		if (ownerId === userId) throw new names/* PeopleError */.U$("invalid", says/* yourOwn */.y9);
		return this.database.transact(async (tx) => {
			if (checkId !== null && !await (0,database/* holdRow */.kx)(tx, "checks", checkId)) return null;
			const row = await tx.insertInto("shares").values({
				ownerId,
				checkId: checkId ?? 0,
				userId,
				createdAt: this.now()
			}).onConflict((conflict) => conflict.columns([
				"userId",
				"ownerId",
				"checkId"
			]).doUpdateSet({ ownerId })).returningAll().executeTakeFirstOrThrow();
			return shareOf(row);
		});
	}
	async list(userId) {
		const rows = await this.db.selectFrom("shares").selectAll().where((eb) => eb.or([eb("ownerId", "=", userId), eb("userId", "=", userId)])).orderBy("id").execute();
		return rows.map(shareOf);
	}
	async remove(id, userId) {
		const row = await this.db.deleteFrom("shares").where("id", "=", id).where((eb) => eb.or([eb("ownerId", "=", userId), eb("userId", "=", userId)])).returningAll().executeTakeFirst();
		if (row === undefined) throw new names/* PeopleError */.U$("unknown", (0,sentence/* fill */.G)(says/* noShare */.Vg, { id }));
		return shareOf(row);
	}
}
function shareOf(row) {
	return {
		...row,
		checkId: row.checkId === 0 ? null : row.checkId
	};
}

var users = __load__(21356);
;// service/store/people/people.js







function peopleOf(database, now) {
	return {
		users: new users/* Users */.z(database, now),
		identities: new identities/* Identities */.b(database, now),
		keys: new keys/* Keys */.D(database, now),
		shares: new Shares(database, now),
		corpora: new corpora/* Corpora */.t(database, now),
		quotas: new quotas/* Quotas */.S(database, now),
		audit: new audit/* Audit */.m(database, now)
	};
}
async function removeUser({ users }, id, giveTo, { removeCheck, deleteFiles }) {
	await users.removable(id, giveTo);
	const checks = giveTo === null ? await users.checksOf(id) : [];
	for (const check of checks) await removeCheck(check);
	const files = await users.remove(id, giveTo);
	if (files.length > 0) await deleteFiles(files).catch(() => {});
	return checks.length;
}


}),
71198:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
D4:()=>decode,
Qc:()=>declaredEncoding,
aC:()=>byteText
});
const UTF8 = new TextDecoder("utf-8", { fatal: true });
const UTF8_LENIENT = new TextDecoder("utf-8");
const UTF16_LE = new TextDecoder("utf-16le");
const UTF16_BE = new TextDecoder("utf-16be");
const LATIN_1 = new TextDecoder("windows-1252");
const SAMPLE_BYTES = 8192;
const UTF16_ZERO_SHARE = .3;
function decode(bytes, path = "") {
	const text = decoded(bytes, path);
	return text === undefined ? { reason: "binary" } : { text: unixLines(text) };
}
function decoded(bytes, path) {
	const [a, b, c, d] = bytes;
	if (a === 255 && b === 254 && c === 0 && d === 0) return utf32(bytes, true, 4);
	if (a === 0 && b === 0 && c === 254 && d === 255) return utf32(bytes, false, 4);
	if (a === 239 && b === 187 && c === 191) return UTF8_LENIENT.decode(bytes);
	if (a === 255 && b === 254) return UTF16_LE.decode(bytes);
	if (a === 254 && b === 255) return UTF16_BE.decode(bytes);
	const sample = Math.min(bytes.length, SAMPLE_BYTES);
	const zeros = [
		0,
		0,
		0,
		0
	];
	for (let at = 0; at < sample; at += 1) if (bytes[at] === 0) zeros[at & 3] += 1;
	const even = zeros[0] + zeros[2];
	const odd = zeros[1] + zeros[3];
	if (even + odd > 0) {
		const quarter = Math.floor(sample / 4);
		const wide = zeros[3] === quarter && zeros[2] === quarter && zeros[0] === 0 ? utf32(bytes, true, 0) : zeros[0] === quarter && zeros[1] === quarter && zeros[3] === 0 ? utf32(bytes, false, 0) : undefined;
		if (wide !== undefined && !CONTROL.test(wide)) return wide;
		const half = sample / 2;
		if (odd > half * UTF16_ZERO_SHARE && even === 0) return UTF16_LE.decode(bytes);
		if (even > half * UTF16_ZERO_SHARE && odd === 0) return UTF16_BE.decode(bytes);
		return isTextWithZeros(bytes.subarray(0, sample)) ? decoded(withoutZeros(bytes), path) : undefined;
	}
	const declared = declaredDecoder(bytes, path);
	if (declared !== undefined) return declared.decode(bytes);
	try {
		return UTF8.decode(bytes);
	} catch {
		return ebcdicText(bytes) ?? LATIN_1.decode(bytes);
	}
}
const MOST_CONTROLS = .01;
const MOST_FOREIGN = .2;
function isTextWithZeros(sample) {
	const rest = withoutZeros(sample);
	if (rest.length * 2 < sample.length) return false;
	const isControl = (byte) => byte < 9 || byte > 13 && byte < 32 || byte === 127;
	if (rest.filter(isControl).length > rest.length * MOST_CONTROLS) return false;
	return rest.filter((byte) => byte > 127).length <= rest.length * MOST_FOREIGN;
}
function withoutZeros(bytes) {
	return bytes.filter((byte) => byte !== 0);
}
const CONTROL = /[\u0000-\u0008\u000e-\u001a]/;
const LARGEST_CODE_POINT = 1114111;
function utf32(bytes, little, from) {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const parts = [];
	for (let at = from; at + 4 <= bytes.length; at += 4) {
		const code = view.getUint32(at, little);
		if (code > LARGEST_CODE_POINT) return undefined;
		parts.push(String.fromCodePoint(code));
	}
	return parts.join("");
}
const DECLARED_WITHIN = 400;
function declaredEncoding(text, path) {
	if (!/\.pyw?i?$/i.test(path)) return undefined;
	const [first = "", second = ""] = text.slice(0, DECLARED_WITHIN).split(/\r\n?|\n/, 2);
	const pattern = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;
	const found = pattern.exec(first) ?? (/^[ \t\f]*(?:#|$)/.test(first) ? pattern.exec(second) : null);
	return found?.[1]?.toLowerCase().replaceAll("_", "-");
}
function declaredDecoder(bytes, path) {
	const name = declaredEncoding(LATIN_1.decode(bytes.subarray(0, DECLARED_WITHIN)), path);
	if (name === undefined || name.startsWith("utf")) return undefined;
	try {
		const decoder = new TextDecoder(name);
		return decoder.encoding.startsWith("utf-") ? undefined : decoder;
	} catch {
		return undefined;
	}
}
function unixLines(text) {
	return text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text;
}
const AT_ONCE = 8192;
function byteText(bytes) {
	let text = "";
	for (let at = 0; at < bytes.length; at += AT_ONCE) {
		text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
	}
	return text;
}
const FROM_BLANK = Array.from(" \xA0âäàáãåçñ¢.<(+|&éêëèíîïìß!$*);¬-/ÂÄÀÁÃÅÇÑ¦,%_>?øÉÊËÈÍÎÏÌ`:#@'=\"Øabcdefghi«»ðýþ±°jklmnopqrªºæ¸Æ¤" + "µ~stuvwxyz¡¿ÐÝÞ®^£¥·©§¶¼½¾[]¯¨´×{ABCDEFGHI­ôöòóõ}JKLMNOPQR¹ûüùúÿ\\÷STUVWXYZ²ÔÖÒÓÕ0123456789³ÛÜÙÚ");
const BLANKS = {
	5: "	",
	11: "\v",
	12: "\f",
	13: "\r",
	21: "\n",
	37: "\n"
};
const CODE_PAGE_037 = [...Array.from({ length: 64 }, (_, byte) => BLANKS[byte] ?? ""), ...FROM_BLANK];
const SIGNS = Array.from("{}[]\\|~^!#$@`\"");
const PLACES = [
	"c0d0babbe04fa1b05a7b5b7c797f",
	"c0d0adbde04fa15f5a7b5b7c797f",
	"c0d04a5ae0bba15f4f7b5b7c797f",
	"43dc63fcecbb595f4f7b5bb5797f",
	"9c479e9fe0bbdc5f4f4a6780797f",
	"4347b59fe0bbdc5f4f6367ec517f",
	"4454905148bb585f4fb15bb5dd7f",
	"c0d0b1bbe04fbcba5a7b4a7c797f",
	"515490b548bbbd5f4fb15b44a07f",
	"8e9cae9ebebbccec4f7b5bac8c7f",
	"488c68acdcbbcc5f4fecadae8dfc"
].map((digits) => (digits.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));
const COMMON = Uint8Array.from(CODE_PAGE_037, (character) => /[\w\s.<(+&*);\-/,%>?:'=]/.test(character) && character !== "\xA0" ? 1 : 0);
const LEAST_BYTES = 64;
const COMMON_SHARE = .85;
const FOREIGN_BLANKS = [32, 10];
const FOREIGN_SHARE = .01;
function ebcdicText(bytes) {
	if (bytes.length < LEAST_BYTES) return undefined;
	const counts = new Uint32Array(256);
	for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
	const count = (byte) => counts[byte ?? 0] ?? 0;
	const common = COMMON.reduce((sum, is, byte) => sum + is * count(byte), 0);
	const foreign = FOREIGN_BLANKS.reduce((sum, byte) => sum + count(byte), 0);
	if (common < COMMON_SHARE * bytes.length || foreign > FOREIGN_SHARE * bytes.length) return undefined;
	const pairs = ([open, close, from, to]) => Math.min(count(open), count(close)) + Math.min(count(from), count(to));
	const places = PLACES.reduce((best, one) => pairs(one) > pairs(best) ? one : best);
	const table = [...CODE_PAGE_037];
	for (const [at, sign] of SIGNS.entries()) {
		const place = places[at];
		table[table.indexOf(sign)] = table[place];
		table[place] = sign;
	}
	return Array.from(bytes, (byte) => table[byte]).join("");
}


}),
71701:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
EI:()=>askedPerson,
qO:()=>runOfPage,
we:()=>openPage
});
var _report__3__ = __load__(63238);
var _report__4__ = __load__(37046);
var _report__5__ = __load__(87307);
var _json_js__0__ = __load__(64871);
var _own_code_js__1__ = __load__(61647);
var _page_file_js__2__ = __load__(53553);




function runOfPage(html, name) {
	return (0,_report__3__.EI)((0,_page_file_js__2__.S)(html, name).index.document);
}
function openPage(html, name) {
	const { index, matches, source, hasSource } = (0,_page_file_js__2__.S)(html, name);
	const page = (0,_report__3__.NL)(index, hasSource);
	return {
		page,
		names: page.submissions.map(_report__4__.eZ),
		read: {
			matches: (place) => Promise.resolve(matches(place)),
			source: (place) => Promise.resolve(source(place))
		}
	};
}
async function askedPerson({ page, read }, subject, feedback) {
	const place = page.submissions.findIndex((one) => one.subject === subject && one.role === "judged");
	const listed = page.submissions[place];
	if (listed === undefined) return null;
	const own = {
		...listed,
		matches: await read.matches(place)
	};
	const submissions = page.submissions.map((one, at) => at === place ? own : one);
	const view = (0,_report__5__.qR)({
		...page,
		students: {
			feedback,
			policy: null,
			isPublic: false,
			notComparedWith: 0
		},
		findings: {
			...page.findings,
			submissions
		}
	}, own);
	const document = (0,_json_js__0__.hE)(view);
	const files = new Map((await read.source(place))?.files.map(({ path, text }) => [path, text]));
	return {
		audience: "student",
		locale: null,
		document,
		code: (0,_own_code_js__1__.e)(document.own?.regions ?? [], (path) => files.get(path) ?? null)
	};
}


}),
71965:
((module) => {

function makeArray(e){return Array.isArray(e)?e:[e]}const UNDEFINED=undefined;const EMPTY=``;const SPACE=` `;const ESCAPE=`\\`;const REGEX_LITERAL_SPECIAL=/[.*+?()[\]{}^$|\\/]/;const BOM=`\ufeff`;const REGEX_ANCHORED_GLOBSTAR=/^\/\*{2,}$/;const REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION=/^\\!/;const REGEX_REPLACE_LEADING_EXCAPED_HASH=/^\\#/;const REGEX_SPLITALL_CRLF=/\r?\n/g;const DOUBLE_SLASH=`//`;const SLASH_CODE=47;const DOT_CODE=46;const SLASH=`/`;let TMP_KEY_IGNORE=`node-ignore`;if(typeof Symbol!==`undefined`){TMP_KEY_IGNORE=Symbol.for(`node-ignore`)}const KEY_IGNORE=TMP_KEY_IGNORE;const define=(e,t,n)=>{Object.defineProperty(e,t,{value:n});return n};const RETURN_FALSE=()=>false;const POSIX_CLASSES={alnum:`0-9A-Za-z`,alpha:`A-Za-z`,blank:` \\t`,cntrl:`\\x00-\\x1f\\x7f`,digit:`0-9`,graph:`!-.0-~`,lower:`a-z`,print:` -.0-~`,punct:"!-.:-@\\[-`{-~",space:` \\t\\n\\r`,upper:`A-Z`,xdigit:`0-9A-Fa-f`};const CLASS_MEMBERS_TO_ESCAPE=`\\]^-[`;const escapeMember=e=>CLASS_MEMBERS_TO_ESCAPE.indexOf(e)<0?e:ESCAPE+e;const NON_SLASH=`(?!\\/)`;const classSource=(e,t)=>{if(e){return`[^\\/${t}]`}const n=`[${t}]`;return new RegExp(n).test(`/`)?NON_SLASH+n:n};const scanBracket=(e,t)=>{const{length:n}=e;let r=t+1;let i=EMPTY;const a=e[r];if(a===`!`||a===`^`){i=`^`;r++}let o=EMPTY;let s=EMPTY;for(;;){const t=e[r];if(t===UNDEFINED){return null}if(t===ESCAPE){const t=e[++r];o+=escapeMember(t);s=t}else if(t===`-`&&s&&r+1<n&&e[r+1]!==`]`){r++;let t=e[r];if(t===ESCAPE){t=e[r+=1]}if(s<=t){o+=`-${escapeMember(t)}`}s=EMPTY}else if(t===`[`&&e[r+1]===`:`){const t=r+2;let i=t;while(i<n&&e[i]!==`]`){i++}if(i===n){return null}if(i>t&&e[i-1]===`:`){const n=e.slice(t,i-1);if(!Object.prototype.hasOwnProperty.call(POSIX_CLASSES,n)){return null}o+=POSIX_CLASSES[n];s=EMPTY;r=i}else{o+=escapeMember(`[`);s=`[`;r=t-2}}else{o+=escapeMember(t);s=t}r++;if(e[r]===`]`){return{end:r,source:classSource(i,o)}}}};const NEVER_MATCH=`[]`;const PLACEHOLDER=`\0`;const REGEX_RESTORE_PLACEHOLDER=new RegExp(`${PLACEHOLDER}(\\d+)${PLACEHOLDER}`,`g`);const TRAILING_WILDCARD=`\ue000`;const TRAILING_DOUBLESTAR=`\ue001`;const isReserved=e=>e===PLACEHOLDER||e===TRAILING_WILDCARD||e===TRAILING_DOUBLESTAR;const extractBrackets=e=>{const t=[];const hold=e=>`${PLACEHOLDER}${t.push(e)-1}${PLACEHOLDER}`;const{length:n}=e;let r=EMPTY;let i=0;while(i<n){const t=e[i];if(t===ESCAPE){const t=e[i+1];if(t===SLASH&&i+2===n){r+=hold(NEVER_MATCH)}else if(t===`*`||t===`[`||t===SPACE){r+=e.slice(i,i+2)}else{r+=hold(REGEX_LITERAL_SPECIAL.test(t)?ESCAPE+t:isReserved(t)?`[${t}]`:t)}i+=2}else if(isReserved(t)){r+=hold(`[${t}]`);i++}else if(t===`[`){const t=scanBracket(e,i);if(t===null){r+=hold(NEVER_MATCH);i=n}else{r+=hold(t.source);i=t.end+1}}else{r+=t;i++}}return{source:r,sources:t}};const DIRECT=null;const REGEX_INNER_SLASH=/\/(?!$)/;const WILDCARD=`[^\\/]*`;const REPLACERS=[[/(\\+)( ?)/g,(e,t,n)=>n?t.slice(0,t.length-t.length%2)+SPACE:t,ESCAPE+SPACE],[/(^|\/)\*{3,}(?=\/|$)/g,(e,t)=>`${t}**`,`*`],[/[\\$.|*+(){^]/g,e=>`\\${e}`],[/(?!\\)\?/g,()=>`[^/]`,`?`],[/^\//,()=>`^`,SLASH],[/\//g,()=>`\\/`,SLASH],[/^\^*(?:\\\*\\\*\\\/)+/,()=>`(?:^|\\/)`,`*`],[DIRECT,(e,t)=>{if(!e||e[0]===`^`||e[0]===`(`){return e}const n=!REGEX_INNER_SLASH.test(t)?`(?:^|\\/)`:`^`;return n+e}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(e,t,n)=>t+6<n.length?n.slice(t+6)===`\\/`?`(?:\\/[^\\/]+)+`:`(?:\\/[^\\/]+)*`:`\\/${TRAILING_DOUBLESTAR}`,`*`],[/(^|[^\\])(?:\\\*)+(?!$)/g,(e,t)=>t+WILDCARD,`*`],[/(^|[^\\])((?:\\\\)*)\\\*$/,(e,t,n)=>n===EMPTY?t+TRAILING_WILDCARD:e,`*`],[/\\\\\\(?=[$.|*+(){^])/g,()=>ESCAPE,ESCAPE+ESCAPE],[/\\\\/g,()=>ESCAPE,ESCAPE+ESCAPE],[/\\\[([^\]/]*?)($|\])/g,(e,t,n)=>`\\[${t}${n}`,`[`],[DIRECT,e=>{const t=e[e.length-1];if(!t||t===TRAILING_WILDCARD||t===TRAILING_DOUBLESTAR){return e}return t===SLASH?`${e}$`:`${e}(?=$|\\/$)`}]];const REGEX_REPLACE_TRAILING_WILDCARD=/(^|\\\/)?\uE000$/;const MODE_IGNORE=`regex`;const MODE_CHECK_IGNORE=`checkRegex`;const UNDERSCORE=`_`;const replaceTrailingWildcard=(e,t)=>{const n=t?`${t}[^/]+`:`[^/]*`;return`${n}(?=$|\\/$)`};const REGEX_REPLACE_TRAILING_DOUBLESTAR=/\uE001$/;const replaceTrailingDoublestar=()=>`[\\s\\S]`;const separatorAfter=(e,t)=>{let n=EMPTY;for(let r=t+1;r<e.length&&!e[r].wildcard;r++){n+=e[r].single}return n};const pinWildcards=e=>{if(e.indexOf(WILDCARD)<0){return e}const t=[];const{length:n}=e;let r=0;while(r<n){const i=e[r];if(e.startsWith(WILDCARD,r)){t.push({wildcard:true});r+=WILDCARD.length}else if(i===`[`){let i=r+1;if(e[i]===`^`){i++}if(e[i]===`]`){i++}while(i<n&&e[i]!==`]`){i+=e[i]===ESCAPE?2:1}i++;t.push({single:e.slice(r,i)});r=i}else if(i===ESCAPE){t.push({single:e.slice(r,r+2)});r+=2}else if(i===`(`){let i=0;let a=r;do{if(e[a]===ESCAPE){a++}else if(e[a]===`(`){i++}else if(e[a]===`)`){i--}a++}while(a<n&&i>0);if(`*+?`.indexOf(e[a])>=0){a++}t.push({boundary:e.slice(r,a)});r=a}else if(i===`^`||i===`$`){t.push({boundary:i});r++}else{t.push({single:i});r++}}let i=EMPTY;let a=[];const flush=()=>{let e;a.forEach((t,n)=>{if(t.wildcard){e=n}});a.forEach((t,n)=>{if(!t.wildcard){i+=t.single;return}i+=n===e?WILDCARD:`(?:(?!${separatorAfter(a,n)})[^\\/])*`});a=[]};t.forEach(e=>{if(e.boundary===undefined){a.push(e);return}flush();i+=e.boundary});flush();return i};const makeRegexPrefix=e=>{if(REGEX_ANCHORED_GLOBSTAR.test(e)){e=`**`}const{source:t,sources:n}=extractBrackets(e);const r=REPLACERS.reduce((t,[n,r,i])=>{if(n===DIRECT){return r(t,e)}if(i!==UNDEFINED&&t.indexOf(i)<0){return t}return n.test(t)?t.replace(n,r.bind(e)):t},t);return n.length?r.replace(REGEX_RESTORE_PLACEHOLDER,(e,t)=>n[t]):r};const checkSourceOf=(e,t)=>{if(e[e.length-1]===SLASH){t=makeRegexPrefix(e.slice(0,-1))}const n=t.slice(0,-1);const r=t[t.length-1];return r===TRAILING_WILDCARD?`${n}$`:r===TRAILING_DOUBLESTAR?n:NEVER_MATCH};const matchesBasename=e=>{const t=e.indexOf(SLASH);return t<0||t===e.length-1};const basenameOf=e=>{const t=e.length-1;const n=e.lastIndexOf(SLASH,e[t]===SLASH?t-1:t);return n<0?e:e.slice(n+1)};const parentOf=e=>{if(e.charCodeAt(0)===SLASH_CODE||e.indexOf(DOUBLE_SLASH)>=0){const t=e.split(SLASH).filter(Boolean);t.pop();return t.length?t.join(SLASH)+SLASH:EMPTY}const t=e.length-1;const n=e.lastIndexOf(SLASH,e.charCodeAt(t)===SLASH_CODE?t-1:t);return n<0?EMPTY:e.slice(0,n+1)};const isString=e=>typeof e===`string`;const checkPattern=e=>e&&isString(e);const splitPattern=e=>(e[e.length-1]===`\r`?e.slice(0,-1):e).split(REGEX_SPLITALL_CRLF).filter(Boolean);class IgnoreRule{constructor(e,t,n,r,i,a){this.pattern=e;this.mark=t;this.negative=i;define(this,`body`,n);define(this,`ignoreCase`,r);define(this,`regexPrefix`,a)}get _basenameOnly(){return define(this,`_basenameOnly`,matchesBasename(this.body))}get regex(){const e=UNDERSCORE+MODE_IGNORE;if(this[e]){return this[e]}return this._make(MODE_IGNORE,e)}get checkRegex(){const e=UNDERSCORE+MODE_CHECK_IGNORE;if(this[e]){return this[e]}return this._make(MODE_CHECK_IGNORE,e)}_make(e,t){const n=pinWildcards(e===MODE_IGNORE?this.regexPrefix.replace(REGEX_REPLACE_TRAILING_WILDCARD,replaceTrailingWildcard).replace(REGEX_REPLACE_TRAILING_DOUBLESTAR,replaceTrailingDoublestar):checkSourceOf(this.body,this.regexPrefix));const r=this.ignoreCase?new RegExp(n,`i`):new RegExp(n);return define(this,t,r)}}const hasTrailingBackslash=e=>{let t=0;while(e[e.length-t-1]===ESCAPE){t++}return t%2===1};const trimEnd=(e,t)=>{let n=e.length;let r;for(;;){if(t&&e[n-1]===`\r`){n--}r=n;while(e[r-1]===SPACE){r--}if(!t||e[r-1]!==`
`){break}n=r-1}if(r===n){return e.slice(0,n)}let i=0;while(e[r-i-1]===ESCAPE){i++}return i%2?e.slice(0,r-1)+SPACE:e.slice(0,r)};const createRule=(e,t,n,r,i)=>{let a=i&&e[0]===BOM?e.slice(1):e;if(a[0]===`#`){return}let o=false;if(a[0]===`!`){o=true;a=a.slice(1)}const s=a[a.length-1];if(s===SPACE||r&&(s===`\r`||s===`
`)){a=trimEnd(a,r)}if(!a||hasTrailingBackslash(a)){return}a=a.replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION,`!`).replace(REGEX_REPLACE_LEADING_EXCAPED_HASH,`#`);const c=makeRegexPrefix(a);return new IgnoreRule(e,t,a,n,o,c)};class RuleManager{constructor(e){this._ignoreCase=e;this._rules=[];this._basenameCount=0}_add(e,t){if(e&&e[KEY_IGNORE]){this._rules=this._rules.concat(e._rules._rules);this._basenameCount+=e._rules._basenameCount;this._added=true;return}const n=isString(e);const r=n?e:e.pattern;const i=checkPattern(r)&&createRule(r,n?UNDEFINED:e.mark,this._ignoreCase,!this._split,this._stripBOM&&!t);if(i){this._added=true;this._rules.push(i);if(matchesBasename(i.body)){this._basenameCount++}}}add(e){this._added=false;this._split=isString(e);this._stripBOM=!this._split||e[0]===BOM;makeArray(this._split?splitPattern(e):e).forEach(this._add,this);if(this._added){this._literalRules=UNDEFINED}return this._added}testLiteral(e){const t=this._literalRules||(this._literalRules=this._rules.filter(({body:e})=>e[e.length-(e[e.length-1]===SLASH?2:1)]===`*`));let n=false;let r=false;let i;for(let a=t.length-1;a>=0;a--){const o=t[a];if(o.checkRegex.test(e)){n=!o.negative;r=o.negative;i=o.negative?UNDEFINED:o;break}}const a={ignored:n,unignored:r};if(i){a.rule=i}return a}test(e,t){const n=this._rules;const{length:r}=n;const i=this._basenameCount*2>=r;const a=i?basenameOf(e):e;for(let o=r-1;o>=0;o--){const r=n[o];if(r[t].test(i&&r._basenameOnly?a:e)){const{negative:e}=r;const t={ignored:!e,unignored:e};if(!e){t.rule=r}return t}}return{ignored:false,unignored:false}}}const throwError=(e,t)=>{throw new t(e)};const checkPath=(e,t,n)=>{if(!isString(e)){return n(`path must be a string, but got \`${t}\``,TypeError)}if(!e){return n(`path must not be empty`,TypeError)}if(checkPath.isNotRelative(e)){const e="`path.relative()`d";return n(`path should be a ${e} string, but got "${t}"`,RangeError)}return true};const isNotRelative=e=>{const t=e.charCodeAt(0);if(t===SLASH_CODE){return true}if(t!==DOT_CODE){return false}if(e.length===1){return true}const n=e.charCodeAt(1);if(n===SLASH_CODE){return true}if(n!==DOT_CODE){return false}return e.length===2||e.charCodeAt(2)===SLASH_CODE};checkPath.isNotRelative=isNotRelative;checkPath.convert=e=>e;const convertPath=e=>isString(e)&&checkPath.convert(e);class Ignore{constructor({ignorecase:e=true,ignoreCase:t=e,allowRelativePaths:n=false}={}){define(this,KEY_IGNORE,true);this._rules=new RuleManager(t);this._strictPathCheck=!n;this._initCache()}_initCache(){this._ignoreCache=Object.create(null);this._testCache=Object.create(null)}add(e){if(this._rules.add(e)){this._initCache()}return this}addPattern(e){return this.add(e)}_test(e,t,n){checkPath(n,e,this._strictPathCheck?throwError:RETURN_FALSE);return n?this._t(n,t):{ignored:false,unignored:false}}checkIgnore(e){const t=convertPath(e);if(!t||t.charCodeAt(t.length-1)!==SLASH_CODE){return this._test(e,this._testCache,t)}const n=this._t(t,this._testCache);if(n.ignored){return n}const r=this._rules.testLiteral(t);return r.ignored||r.unignored?r:n}_t(e,t){if(e in t){return t[e]}const n=parentOf(e);const r=n?this._t(n,t):UNDEFINED;return t[e]=r&&r.ignored?r:this._rules.test(e,MODE_IGNORE)}ignores(e){return this._test(e,this._ignoreCache,convertPath(e)).ignored}createFilter(){return e=>!this.ignores(e)}filter(e){return makeArray(e).filter(this.createFilter())}test(e){return this._test(e,this._testCache,convertPath(e))}}const factory=e=>new Ignore(e);const isPathValid=e=>checkPath(convertPath(e),e,RETURN_FALSE);const setupWindows=()=>{const makePosix=e=>/^\\\\\?\\/.test(e)||/["<>|\u0000-\u001F]+/u.test(e)?e:e.replace(/\\/g,`/`);checkPath.convert=makePosix;const e=/^[a-z]:\//i;checkPath.isNotRelative=t=>e.test(t)||isNotRelative(t)};if(typeof process!==`undefined`&&process.platform===`win32`){setupWindows()}module.exports=factory;factory.default=factory;module.exports.isPathValid=isPathValid;define(module.exports,Symbol.for(`setupWindows`),setupWindows);

}),
72351:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
JY:()=>textWithin,
mB:()=>bodyWithin,
x8:()=>readBody
});
var node_buffer__0__ = __load__(4573);
var _base__4__ = __load__(4771);
var _base__5__ = __load__(37129);
var _base__6__ = __load__(68171);
var _multipart_js__1__ = __load__(47479);
var _reply_js__2__ = __load__(27287);
var _says_js__3__ = __load__(75163);





const MAX_JSON_BYTES = 8e6;
async function readBody(request, { body }, limit, query, spoolDir) {
	if (body === undefined) return {
		fields: {},
		files: []
	};
	const encoding = request.headers["content-encoding"]?.trim() ?? "";
	if (!/^(?:identity)?$/i.test(encoding)) {
		throw new _reply_js__2__.j$((0,_base__4__.G)(_says_js__3__.p2, { encoding }), {}, { "accept-encoding": "identity" });
	}
	const type = (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase();
	if (limit !== undefined || type === "multipart/form-data") {
		const { fields, files } = await (0,_multipart_js__1__.N7)(request, spoolDir, limit?.max ?? 0);
		return {
			fields: {
				...query,
				...fields
			},
			files
		};
	}
	const text = (await textWithin(request, MAX_JSON_BYTES))?.trim();
	if (text === undefined) throw new _reply_js__2__.j$((0,_base__4__.G)(_says_js__3__.oO, { most: MAX_JSON_BYTES }));
	const fields = type === "application/x-www-form-urlencoded" && !text.startsWith("{") ? Object.fromEntries(new URLSearchParams(text)) : parsed(text);
	return {
		fields: (0,_base__5__.Gv)(fields) ? {
			...query,
			...fields
		} : fields,
		files: []
	};
}
function parsed(text) {
	if (text === "") return {};
	const value = (0,_base__6__.U4)(text);
	if (value === undefined) throw (0,_reply_js__2__.Gq)({ body: [_says_js__3__.Yt] });
	return value === null || Array.isArray(value) && value.length === 0 ? {} : value;
}
async function textWithin(request, mostBytes) {
	const body = await bodyWithin(request, mostBytes);
	if (body !== null && !(0,node_buffer__0__.isUtf8)(body)) throw (0,_reply_js__2__.Gq)({ body: [_says_js__3__.$Z] });
	return body?.toString("utf8") ?? null;
}
async function bodyWithin(request, mostBytes, room) {
	const chunks = [];
	let bytes = 0;
	try {
		for await (const chunk of request.iterator({ destroyOnReturn: false })) {
			bytes += chunk.length;
			if (bytes > mostBytes) return null;
			await room?.(chunk.length);
			chunks.push(chunk);
		}
	} catch (error) {
		if (!request.complete) throw (0,_reply_js__2__.Gq)({ body: [_says_js__3__.Yt] });
		throw error;
	}
	return Buffer.concat(chunks);
}


}),
72806:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
CR:()=>githubsCode,
GE:()=>queriesAnswered,
RU:()=>githubAnswered,
RW:()=>analysisEndedUnexpectedlyExit,
SY:()=>analysisRan,
Ug:()=>analysisNeeded,
Wu:()=>analysisTook,
Yw:()=>publicSources,
eB:()=>githubsCodeSearch,
l6:()=>softwareHeritage,
n5:()=>processAnalysed,
nJ:()=>filesCode,
nR:()=>githubsAnswer,
tG:()=>analysisEnded,
xo:()=>githubsCodeSearchTook,
z_:()=>uploadCannotRead
});
const analysisTook = "The analysis took longer than {words} and was stopped.";
const analysisRan = "The analysis ran out of memory.";
const analysisEnded = "The analysis ended unexpectedly ({error}: {code}).";
const analysisEndedUnexpectedlyExit = "The analysis ended unexpectedly (exit {code}).";
const analysisNeeded = "The analysis needed more memory than the {most} MiB it may take, and was stopped.";
const uploadCannotRead = "The upload {id} cannot be read any more ({why}).";
const queriesAnswered = "{asked} of {queries} queries were answered; search again for the rest.";
const githubsCode = "GitHub\u2019s code search took too long and broke off: check again later. {brokenOff} of {queries} queries have no answer.";
const githubsCodeSearch = "GitHub\u2019s code search shows this token no public code: it finds nobody\u2019s, not even by words that stand in millions of public files. So nobody was searched for. Give the search a personal access token with Public repositories.";
const githubsCodeSearchTook = "GitHub\u2019s code search took too long and broke off: check again later.";
const githubAnswered = "GitHub answered something unexpected while searching code. Try again later.";
const filesCode = "{files} files that the code search found were not compared, because time or requests were over: search again.";
const githubsAnswer = "GitHub's answer broke off while {what}. Try again later.";
const softwareHeritage = "Software Heritage {answer} {answered} of {countOf} files were asked for. Run again later.";
const publicSources = "{sources} public sources were not compared, because all that were found are larger than {most} MB together: check fewer submissions at a time.";
const processAnalysed = "The process that analysed this check does not search {provider}. Start code-similarity work with the same --web as serve, and check again.";


}),
73043:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
B4:()=>formatCount,
KE:()=>listed,
PZ:()=>linesOfList,
U9:()=>count,
_2:()=>nameInSentence,
a3:()=>formatDuration,
fU:()=>formatTime,
l9:()=>formatPercent,
rC:()=>pointsInLine,
wt:()=>withSentence,
xM:()=>formatLines,
y:()=>formatScore,
z3:()=>formatBytes
});
var _fit_js__0__ = __load__(69197);

function formatScore(value, threshold = null) {
	if (value === null || !Number.isFinite(value)) return "n/a";
	if (threshold === null) return value.toFixed(1);
	const above = value > threshold;
	for (const digits of [1, 2]) {
		const text = value.toFixed(digits);
		if (Number(text) > threshold === above) return text;
	}
	return ((above ? Math.ceil(value * 100) : Math.floor(value * 100)) / 100).toFixed(2);
}
function formatPercent(value, threshold) {
	const text = formatScore(value, threshold);
	return text === "n/a" ? text : `${text} %`;
}
function formatCount(value) {
	return String(Math.trunc(value)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
function count(n, noun) {
	return `${formatCount(n)} ${noun}${n === 1 ? "" : "s"}`;
}
const NAME_CHARACTERS = 300;
function nameInSentence(name) {
	return (0,_fit_js__0__.vI)(name, NAME_CHARACTERS);
}
function listed(words, most, shown = (word) => word) {
	const rest = words.length - most;
	const first = words.slice(0, most).map((word) => shown(nameInSentence(word)));
	return `${first.join(", ")}${rest > 0 ? ` and ${formatCount(rest)} more` : ""}`;
}
function formatDuration(ms) {
	if (ms < 1e4) return `${(Math.max(0, ms) / 1e3).toFixed(1)} s`;
	const seconds = Math.round(ms / 1e3);
	if (seconds < 60) return `${seconds} s`;
	if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
	const minutes = Math.round(seconds / 60);
	return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}
function formatBytes(bytes) {
	if (bytes < 1e3) return `${bytes} B`;
	if (bytes < 999950) return `${(bytes / 1e3).toFixed(1)} kB`;
	if (bytes < 99995e4) return `${(bytes / 1e6).toFixed(1)} MB`;
	return `${(bytes / 1e9).toFixed(1)} GB`;
}
function formatLines(start, end) {
	if (start === null) return "lines n/a";
	return end === null || end === start ? `line ${start}` : `lines ${start}\u2013${end}`;
}
function formatTime(rfc3339) {
	const time = Date.parse(rfc3339);
	return Number.isNaN(time) ? rfc3339 : `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
const LIST = /^[^\n]*(?:\n- [^\n]*)+(?:\n[^\n]*)?$/;
function linesOfList(message) {
	return LIST.test(message) ? message.split("\n") : [message];
}
function withSentence(message, sentence) {
	const isPoint = linesOfList(message).length > 1 && /\n- [^\n]*$/.test(message);
	return `${message}${isPoint ? "\n" : " "}${sentence}`;
}
function pointsInLine(message) {
	return linesOfList(message).map((line, at) => at === 0 ? line : line.replace(/^- /, "\u2022 ")).join(" ");
}


}),
73235:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
IA:()=>Sha256,
TR:()=>hmacSha256,
e8:()=>sha1,
sc:()=>sha256
});
var node_crypto__0__ = __load__(77598);

class Sha256 {
	#hash = (0,node_crypto__0__.createHash)("sha256");
	add(data) {
		this.#hash.update(data);
		return this;
	}
	hex() {
		return this.#hash.digest("hex");
	}
}
function sha256(data) {
	return (0,node_crypto__0__.hash)("sha256", data);
}
function sha1(...all) {
	return all.reduce((sha, data) => sha.update(data), (0,node_crypto__0__.createHash)("sha1")).digest("hex");
}
function hmacSha256(key, text) {
	return (0,node_crypto__0__.createHmac)("sha256", key).update(text).digest();
}


}),
75163:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$$:()=>ownerShares,
$8:()=>mostConnections,
$Z:()=>bodyNotUtf8,
$b:()=>fileNotShown,
$r:()=>nothingAddressInterface,
$z:()=>sourceMatch,
BB:()=>fieldMustBeAtLeast,
CM:()=>fileEmpty,
GC:()=>assistantReads,
Hb:()=>fileField,
IO:()=>serviceOwn,
IT:()=>analysisBegun,
Im:()=>fileWork,
Iw:()=>yourUniversity,
JP:()=>bodyMultipart,
Kz:()=>apiKey,
LN:()=>outcomeAnalysis,
Lf:()=>checkNotCompleted,
MC:()=>analysisCouldNotStarted,
Ms:()=>demoData,
NA:()=>accountSuspended,
NE:()=>keyScopeNot,
Ot:()=>tooMany,
PC:()=>requestNotValid,
R9:()=>fieldDay,
RP:()=>multipartBody,
RQ:()=>noFieldLeave,
Ti:()=>checkNotBeing,
To:()=>locationSource,
VA:()=>checkNoSubmissions,
Wq:()=>theField,
X9:()=>noApiKey,
XQ:()=>analysisServices,
Xo:()=>diskService,
Y0:()=>matchNotPart,
YA:()=>quotaChecks,
Yt:()=>bodyNotValid,
a5:()=>keyCorpusMember,
aE:()=>placeOfAnother,
ao:()=>fieldMost,
bI:()=>addressNotExist,
dJ:()=>submissionNotPart,
dx:()=>engineNotAvailable,
e8:()=>accountSuspendedInvoice,
ee:()=>fileLarger,
ex:()=>fieldNotValid,
fn:()=>theFieldMust,
g2:()=>tooManyOpen,
gq:()=>yourQuota,
hK:()=>theMust,
hs:()=>fileNotPart,
i6:()=>filesField,
iK:()=>checkDeleted,
  "in": () => (serviceCannotReach),
j1:()=>noAccountAny,
j6:()=>invoiceAlone,
jQ:()=>engineNotExist,
jT:()=>noSuchSubmission,
kQ:()=>submissionMatch,
lE:()=>viewerNotPart,
lt:()=>youWatch,
m3:()=>thereIsNoCheck,
mg:()=>checkStartedAlready,
mr:()=>connectionsRefused,
n0:()=>resultsCheck,
nD:()=>submissionNotPartCheck,
oO:()=>bodyWithoutFiles,
ot:()=>uploadSubmission,
p0:()=>giveIdempotency,
p2:()=>bodyPacked,
p7:()=>deletedChecks,
pK:()=>tooManyPeople,
q5:()=>fieldRequired,
qO:()=>fieldMustBeAtMostNumber,
qP:()=>checkBeing,
qp:()=>administratorsAlone,
rC:()=>textSource,
ri:()=>serviceBeing,
ry:()=>checkNotExist,
sm:()=>checkShared,
sx:()=>checkStarted,
tG:()=>analysisEnded,
ty:()=>checkStartedSubmissions,
uK:()=>mostFile,
vx:()=>analysisCheck,
vz:()=>addressTakes,
wF:()=>checksTrial,
wJ:()=>fieldLeast,
wn:()=>clockJumped,
wq:()=>locationField,
x:()=>noUser,
xT:()=>searchingWeb,
yi:()=>keyScope,
z9:()=>keptOlder,
zB:()=>serviceFailed
});
const demoData = "403 This is demo data: it can be read, not changed.";
const keyScope = "403 A key of the scope {scope} does not allow this. Use a key of the scope full.";
const tooMany = "429 Too many requests; try again in {seconds} s.";
const bodyMultipart = "The body must be multipart/form-data with a boundary.";
const checkNotCompleted = "409 The check is not completed yet.";
const analysisBegun = "The analysis was begun {most} times, and each time its process ended before it did. Start the check again. If it ends so again, ask whoever runs the service to look in its log, and whether memory ran out.";
const analysisCouldNotStarted = "The analysis could not be started; this is a defect of the service.";
const searchingWeb = "Searching the web: {asked} of at most {of} queries.";
const outcomeAnalysis = "The outcome of the analysis could not be kept.";
const analysisEnded = "The analysis has ended. {why} The outcome is kept as soon as that is over.";
const serviceCannotReach = "The service cannot reach its database.";
const tooManyOpen = "The service has as many files and connections open as it may.";
const bodyNotUtf8 = "The body is not UTF-8.";
const bodyNotValid = "The body is not valid JSON.";
const bodyPacked = "415 A body in the encoding {encoding} is not read. Send it as it is, without a header Content-Encoding.";
const bodyWithoutFiles = "413 A body without files holds at most {most} bytes.";
const checkNotExist = "404 Check {id} does not exist.";
const checkShared = "403 This check is shared with you: it can be read, not changed.";
const analysisCheck = "409 The analysis of this check failed: there are no results.";
const resultsCheck = "500 The results of check {id} are damaged. Run the check again.";
const submissionNotPart = "404 Submission {id} is not part of check {check}.";
const submissionNotPartCheck = "Submission {submission} is not part of check {id}.";
const checkStarted = "The check has been started: it takes no more submissions.";
const noApiKey = "401 No API key was provided in the header (apikey).";
const apiKey = "401 The API key is not valid.";
const noAccountAny = "401 There is no such account any more.";
const yourUniversity = "403 Your university names you in no group any more that may use this server. Ask there, and log in again.";
const accountSuspended = "403 The account is suspended. Ask an administrator of this service.";
const accountSuspendedInvoice = "403 The account is suspended: an invoice has not been paid.";
const serviceBeing = "503 The service is being stopped.";
const mostConnections = "503 The service has as many connections open as it may. Try again in some seconds.";
const connectionsRefused = "As many connections are open as this process may have, so some are refused. Let it have more open files (ulimit -n, LimitNOFILE of systemd, --ulimit nofile of Docker), or look at who opens them.";
const tooManyPeople = "503 Too many people watch checks just now. Try again in a minute.";
const youWatch = "429 You watch {most} checks already. Close one of them.";
const checkBeing = "409 The check is being processed; it can be deleted when it has finished.";
const checkStartedAlready = "409 The check has been started already ({status}).";
const checkNoSubmissions = "The check has no submissions.";
const filesField = "The files field is required.";
const checkNotBeing = "409 The check is not being processed ({status}).";
const engineNotExist = "Engine {engine} does not exist; there are {list}.";
const engineNotAvailable = "403 Engine {engine} is not available; there are {list}.";
const fileField = "The file field is required.";
const checkStartedSubmissions = "The check has been started: its submissions stay.";
const invoiceAlone = "422 invoice says why an account is suspended: give it together with suspended: true.";
const uploadSubmission = "422 The upload of submission {id} is damaged.";
const fileNotPart = "404 This file is not part of the submission.";
const fileNotShown = "422 This file is not shown: {reason}.";
const fileWork = "403 This file is work of somebody else, who does not hand it out. Ask its owner.";
const locationSource = "403 location and source do not belong to a match of this service.";
const submissionMatch = "404 The submission of this match does not exist any more.";
const matchNotPart = "404 Match {id} is not part of check {checkId}.";
const textSource = "404 The text of this source is not kept here. Open {url}.";
const sourceMatch = "404 The source of this match is not kept any more. Run the check again.";
const locationField = "The location field must be copied from a match.";
const deletedChecks = "Deleted {gone} that ended more than {days} ago: {names}.";
const clockJumped = "The clock has jumped since this server last looked for checks that are too old. None is deleted until {until}: if the clock is wrong, set it right before.";
const keptOlder = "Kept {held} for longer, because of open cases: {names}.";
const placeOfAnother = "Files of checks that this database never had lie among those of this server, so none is swept there. Give each server a place of its own; after a restore of an older database this ends by itself.";
const fileLarger = "The file is larger than 10 MB ({most} bytes).";
const fileEmpty = "The file is empty.";
const checkDeleted = "The check was deleted meanwhile.";
const mostFile = "At most {most} {one?file|files} in one request.";
const multipartBody = "The multipart body is damaged or ends too early.";
const nothingAddressInterface = "404 There is nothing at this address; those of the interface begin with /api/v1.";
const serviceFailed = "500 The service failed to answer; this is its own defect.";
const diskService = "507 The disk of the service is nearly full, and takes no uploads. Try again later, or delete checks that nobody needs.";
const keyScopeNot = "403 A key of the scope {scope} does not allow this. It needs one of the scope {scopes}.";
const assistantReads = "403 An assistant reads checks that others share, and makes none.";
const administratorsAlone = "403 Administrators alone may do this. Ask one of this service.";
const keyCorpusMember = "Your key is of the corpus {id}, and so is each that it makes; that person is no member. Make them one first, or log in with a key of no corpus.";
const noUser = "There is no user {wanted}.";
const ownerShares = "403 Only its owner shares a check. Ask for it there.";
const yourQuota = "403 Your quota of {what} a month is used up. It begins anew at {time} UTC; ask an administrator for more.";
const requestNotValid = "The request is not valid.";
const giveIdempotency = "Give an Idempotency-Key of 16 to 255 letters, digits and signs of ASCII, such as a UUID in quotes: a new one for each request, and the same one only where that is repeated.";
const addressNotExist = "404 This address does not exist.";
const addressTakes = "405 This address takes {allowed}, not {method}.";
const serviceOwn = "421 This service is for its own machine, and was asked for by another name.";
const viewerNotPart = "402 The viewer is not part of a trial account.";
const checksTrial = "403 Checks of a trial account and their submissions cannot be deleted.";
const analysisServices = "503 The analysis services are offline.";
const quotaChecks = "403 The quota of {quota} checks is used up.";
const theMust = "The {part} must be an object.";
const noFieldLeave = "There is no field {field} here. Leave it out, or correct it{known?; known are: {known}|}.";
const fieldRequired = "The {name} field is required.";
const theField = "The {name} field must be {article}.";
const fieldLeast = "The {name} field must be at least {minimum} characters.";
const fieldMustBeAtLeast = "The {name} field must be at least {minimum}.";
const fieldMost = "The {name} field must be at most {maximum} characters.";
const fieldMustBeAtMostNumber = "The {name} field must be at most {maximum}.";
const theFieldMust = "The {name} field must be one of: {values}.";
const fieldDay = "The {name} field must be a day or a time, as in 2027-03-01 or 2027-03-01T12:00:00Z.";
const fieldNotValid = "The {name} field is not valid.";
const thereIsNoCheck = "Check {id} does not exist.";
const noSuchSubmission = "Submission {id} is not in this check. Leave it out, or give the id that its upload was answered with.";


}),
76192:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
RG:()=>FULL_SHA,
Zc:()=>readTree,
gm:()=>readBlob
});
var zod__4__ = __load__(25465);
var _github__5__ = __load__(47307);
var _github__6__ = __load__(50926);
var _selection_aside_js__0__ = __load__(28152);
var _selection_selection_js__1__ = __load__(45579);
var _selection_unused_name_js__2__ = __load__(65702);
var _says_js__3__ = __load__(43901);






const FULL_SHA = /^[0-9a-f]{40}$/;
const Sha = zod__4__.YjP().regex(FULL_SHA);
const Tree = zod__4__._H3({
	truncated: zod__4__.zMY(),
	tree: zod__4__.YOg(zod__4__._H3({
		path: zod__4__.YjP(),
		mode: zod__4__.YjP(),
		type: zod__4__.YjP(),
		sha: Sha,
		size: zod__4__.aig().optional()
	}))
});
const Blob = zod__4__._H3({
	encoding: zod__4__.YjP(),
	content: zod__4__.YjP(),
	size: zod__4__.aig().nullable()
});
const MODE_LINK = "120000";
const MODE_SUBMODULE = "160000";
async function readTree(github, name, ref) {
	const { tree, truncated } = await treeAt(github, name, ref);
	const blobs = new Map();
	const leftOut = [];
	const names = new _selection_unused_name_js__2__.N();
	for (const entry of tree) {
		if (entry.mode === MODE_LINK) {
			leftOut.push({
				path: entry.path,
				reason: "symlink"
			});
		} else if (entry.mode === MODE_SUBMODULE) {
			leftOut.push({
				path: entry.path,
				reason: "submodule"
			});
		} else if (entry.type === "blob") {
			blobs.set(names.take(entry.path), {
				sha: entry.sha,
				size: entry.size ?? null
			});
		}
	}
	return {
		blobs,
		leftOut,
		truncated
	};
}
const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
const Commit = zod__4__._H3({ tree: zod__4__._H3({ sha: Sha }) });
async function treeAt(github, { owner, repo }, ref) {
	const purpose = (0,_github__5__.OU)("other", `listing the files of ${(0,_github__6__.fq)({
		owner,
		repo
	})}`, "contents");
	try {
		return await github.ask(purpose, (rest) => rest.git.getTree({
			owner,
			repo,
			tree_sha: ref,
			recursive: "1"
		}), Tree);
	} catch (error) {
		if ((0,_github__5__.c2)(error) !== 404 || !FULL_SHA.test(ref)) throw error;
		const commit = await github.ask(purpose, (rest) => rest.git.getCommit({
			owner,
			repo,
			commit_sha: ref
		}), Commit);
		if (commit.tree.sha !== EMPTY_TREE) throw error;
		return {
			tree: [],
			truncated: false
		};
	}
}
async function readBlob(github, name, sha) {
	try {
		const blob = await github.ask((0,_github__5__.OU)("other", `reading a file of ${(0,_github__6__.fq)(name)}`, "contents"), (rest) => rest.git.getBlob({
			owner: name.owner,
			repo: name.repo,
			file_sha: sha
		}), Blob);
		if ((blob.size ?? 0) > _selection_aside_js__0__.xk) return {
			reason: "limit",
			detail: _selection_selection_js__1__.PH
		};
		const bytes = Buffer.from(blob.content, blob.encoding === "base64" ? "base64" : "utf8");
		if ((0,_github__6__.wJ)(bytes) === sha) return bytes;
		return {
			reason: "unreadable",
			detail: _says_js__3__.Gs
		};
	} catch (error) {
		if ((0,_github__5__.c2)(error) === 404) return { reason: "submodule" };
		throw error;
	}
}


}),
76287:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$p:()=>redactor,
KL:()=>redactDeep,
Sb:()=>Secrets
});
const NO_SECRETS = (text) => text;
const MIN_CHARACTERS = 6;
const MAX_SPELLED = 1500;
const PIECE = 16;
const LONG_PIECE = 32;
function mayBeWords(piece) {
	if (/\d/.test(piece)) return false;
	const isOfBothCases = /\p{Lu}/u.test(piece) && /\p{Ll}/u.test(piece);
	return !isOfBothCases && (piece.length < LONG_PIECE || !/\p{L}/u.test(piece));
}
function redactor(secrets) {
	const known = [...new Set(secrets.map((secret) => secret.trim()))];
	const patterns = known.flatMap((secret) => patternOf(secret) ?? []);
	if (patterns.length === 0) return NO_SECRETS;
	const pieces = piecesOf(known);
	return (text) => {
		const spans = [...patterns.flatMap((pattern) => spansOf(text, pattern)), ...pieceSpans(text, pieces)];
		if (spans.length === 0) return text;
		let clean = "";
		let at = 0;
		for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
			if (start >= at) clean += `${text.slice(at, start)}***`;
			at = Math.max(at, end);
		}
		return clean + text.slice(at);
	};
}
class Secrets {
	#all;
	#redact;
	constructor(secrets) {
		this.#all = [...secrets];
		this.#redact = redactor(this.#all);
	}
	add(secret) {
		if (this.#all.includes(secret)) return false;
		this.#all.push(secret);
		this.#redact = redactor(this.#all);
		return true;
	}
	redact = (text) => this.#redact(text);
}
function spansOf(text, { expression: pattern, beginning, shortest }) {
	if (text.length < shortest || beginning?.test(text) === false) return [];
	const spans = [];
	pattern.lastIndex = 0;
	for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
		spans.push([match.index, pattern.lastIndex]);
		pattern.lastIndex = match.index + 1;
	}
	return spans;
}
const HALF = PIECE / 2;
function piecesOf(secrets) {
	const spelled = secrets.filter(({ length }) => length > PIECE && length <= MAX_SPELLED);
	const rows = (size) => new Set(spelled.map(lowerCase).flatMap((secret) => Array.from({ length: secret.length - size + 1 }, (_, at) => secret.slice(at, at + size))));
	return {
		whole: rows(PIECE),
		halves: rows(HALF)
	};
}
function lowerCase(text) {
	const lower = text.toLowerCase();
	return lower.length === text.length ? lower : text.replaceAll(/[A-Z]+/g, (row) => row.toLowerCase());
}
function pieceSpans(text, { whole, halves }) {
	if (text.length < PIECE || whole.size === 0) return [];
	const lower = lowerCase(text);
	const spans = [];
	let open;
	for (let stretch = 0; stretch + HALF <= lower.length; stretch += HALF) {
		if (!halves.has(lower.slice(stretch, stretch + HALF))) continue;
		for (let at = Math.max(0, stretch - HALF); at <= stretch; at += 1) {
			if (!whole.has(lower.slice(at, at + PIECE))) continue;
			if (open !== undefined && at <= open[1]) open[1] = at + PIECE;
			else spans.push(open = [at, at + PIECE]);
		}
	}
	return spans.filter(([start, end]) => !mayBeWords(text.slice(start, end)));
}
function patternOf(secret) {
	const { length } = secret;
	if (length < MIN_CHARACTERS) return null;
	const bytes = new TextEncoder().encode(secret);
	if (length > MAX_SPELLED) {
		const forms = [
			secret,
			JSON.stringify(secret).slice(1, -1),
			base64(bytes)
		];
		return {
			expression: new RegExp(forms.map((form) => RegExp.escape(form)).join("|"), "gi"),
			beginning: null,
			shortest: length
		};
	}
	const spellings = (secret.match(/\\+|./gsu) ?? []).map((one) => one.startsWith("\\") ? backslashes(one.length) : `(?:${spellingsOf(one).join("|")})`);
	const forms = [
		spellings,
		spellings.toReversed(),
		...[
			0,
			1,
			2
		].map((shift) => base64Of(bytes, shift)),
		Array.from(bytes, (byte) => hexOf(byte, 2))
	];
	const pattern = (signs, flags) => new RegExp(forms.map((form) => form.slice(0, signs).join("")).join("|"), flags);
	return {
		expression: pattern(Infinity, "gi"),
		beginning: length > LONG_PIECE ? pattern(PIECE, "i") : null,
		shortest: length
	};
}
function backslashes(count) {
	const encoded = spellingsOf("\\").slice(0, -1);
	return `(?:(?:${encoded.join("|")}){${count}}|(?<!\\\\)\\\\{${count},}(?!\\\\))`;
}
const ENTITIES = {
	"&": "amp",
	"<": "lt",
	">": "gt",
	"\"": "quot",
	"'": "apos"
};
const SET_APART = String.raw`(?:(?<!\\)\\*|(?<=\\))`;
function spellingsOf(character) {
	const cases = new Set([
		character,
		character.toLowerCase(),
		character.toUpperCase()
	]);
	const itself = new RegExp(`^${RegExp.escape(character)}$`, "i");
	return [...cases].flatMap((one) => {
		const points = Array.from(one, (point) => point.codePointAt(0) ?? 0);
		const entity = ENTITIES[one];
		return [
			[...new TextEncoder().encode(one)].map((byte) => `%(?:25)*${hexOf(byte, 2)}`).join(""),
			points.map((point) => `&(?:amp;)*#(?:0*${point}|x0*${hexOf(point)});`).join(""),
			Array.from({ length: one.length }, (_, at) => `(?<!\\\\)\\\\+u${hexOf(one.charCodeAt(at), 4)}`).join(""),
			...entity === undefined ? [] : [`&(?:amp;)*${entity};`],
			...one === " " ? ["\\+"] : [],
			...one !== character && itself.test(one) ? [] : [`${/[\p{L}\p{N}]/u.test(one) ? "" : SET_APART}${RegExp.escape(one)}`]
		];
	});
}
function base64Of(bytes, shift) {
	const text = base64([...new Uint8Array(shift), ...bytes]);
	const letters = text.slice(Math.ceil(shift * 8 / 6), Math.floor((shift + bytes.length) * 8 / 6));
	return Array.from(letters, (letter, at) => {
		const form = letter === "+" ? "(?:[+-]|%2b)" : letter === "/" ? "(?:[/_]|%2f|\\\\/)" : letter;
		return at === 0 ? form : `\\s*${form}`;
	});
}
function hexOf(value, digits = 1) {
	return value.toString(16).padStart(digits, "0");
}
function redactDeep(value, redact) {
	return redact === NO_SECRETS ? value : redactedValue(value, redact);
}
function redactedValue(value, redact) {
	if (typeof value === "string") return redact(value);
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) {
		const list = value;
		let copy = null;
		for (let at = 0; at < list.length; at += 1) {
			const clean = redactedValue(list[at], redact);
			if (clean !== list[at]) (copy ??= [...list])[at] = clean;
		}
		return copy ?? list;
	}
	if (Object.getPrototypeOf(value) !== Object.prototype) return value;
	const fields = value;
	let copy = null;
	for (const key of Object.keys(fields)) {
		const clean = redactedValue(fields[key], redact);
		if (clean !== fields[key]) (copy ??= { ...fields })[key] = clean;
	}
	return copy ?? fields;
}
function base64(bytes) {
	return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}


}),
78087:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Qb:()=>errorsOnly,
aH:()=>layoutOf,
dg:()=>terminalLog
});
var _base__0__ = __load__(37616);
var _base__1__ = __load__(97342);

const BAR = 24;
const CLEAR_LINE = "\r\x1B[2K";
function terminalLog(stream, redact, verbose) {
	let live = false;
	const say = (prefix) => (message) => {
		stream.write(`${live ? CLEAR_LINE : ""}${prefix}${(0,_base__0__.OG)(redact(message))}\n`);
		live = false;
	};
	return {
		debug: verbose ? say("debug: ") : () => {},
		info: say(""),
		notice: say("note: "),
		warning: say("warning: "),
		error: say("error: "),
		group: (title, body) => {
			say("")(title);
			return body();
		},
		...stream.isTTY === true ? { progress: (what, done, total) => {
			stream.write(`${CLEAR_LINE}${bar(done, total)} ${what}`);
			live = true;
		} } : {}
	};
}
function errorsOnly(log) {
	return {
		..._base__1__.q,
		error: (message) => log.error(message)
	};
}
function layoutOf(environment, elsewhere) {
	const { isTTY, columns } = process.stdout;
	const colours = isTTY && environment["NO_COLOR"] === undefined;
	return {
		...elsewhere,
		colours,
		...isTTY ? { width: columns } : {}
	};
}
function bar(done, total) {
	if (total === null) return String(done);
	const full = total <= 0 ? 0 : Math.floor(Math.min(done, total) / total * BAR);
	const count = done === total ? String(done) : `${Math.floor(done)} of ${total}`;
	return `[${"\u2588".repeat(full)}${"·".repeat(BAR - full)}] ${count}`;
}


}),
78181:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BY:()=>addOnce,
OM:()=>secretOf,
QP:()=>changeRows,
RH:()=>PLUGINS,
Sc:()=>Rows,
UJ:()=>removeRows,
WL:()=>tryChange,
b7:()=>naming,
d6:()=>TimedRows,
fB:()=>keepMeta,
fX:()=>metaOf,
gG:()=>highestOf,
ie:()=>clockOf,
kx:()=>holdRow,
oP:()=>inParts,
p7:()=>compiledOnce,
uv:()=>findRow
});
var kysely__0__ = __load__(10769);
var kysely__1__ = __load__(16434);
var kysely__2__ = __load__(31914);
var kysely__3__ = __load__(69977);

class Rows {
	database;
	constructor(database) {
		this.database = database;
	}
	get db() {
		return this.database.db;
	}
	row(table, of) {
		return findRow(this.db, table, of);
	}
}
function valuesOf(of) {
	const values = Object.values(of);
	if (values.length === 0 || values.includes(undefined)) throw new Error("which rows is not said");
	return of;
}
async function findRow(db, table, of) {
	const query = db.selectFrom(table).selectAll().limit(1);
	const row = await query.where((eb) => eb.and(valuesOf(of))).executeTakeFirst();
	return row ?? null;
}
async function addOnce(db, table, row) {
	const query = db.insertInto(table).values(row);
	const result = await query.onConflict((conflict) => conflict.doNothing()).executeTakeFirstOrThrow();
	return result.numInsertedOrUpdatedRows === 1n;
}
async function highestOf(db, table, column) {
	const query = db.selectFrom(table).select(({ fn }) => fn.max(column).as("last"));
	return (await query.executeTakeFirstOrThrow()).last ?? 0;
}
async function changeRows(db, table, of, to) {
	const query = db.updateTable(table).set(to);
	const result = await query.where((eb) => eb.and(valuesOf(of))).executeTakeFirstOrThrow();
	return Number(result.numUpdatedRows);
}
async function removeRows(db, table, of) {
	const query = db.deleteFrom(table);
	const result = await query.where((eb) => eb.and(valuesOf(of))).executeTakeFirstOrThrow();
	return Number(result.numDeletedRows);
}
async function metaOf(db, name) {
	return (await findRow(db, "meta", { name }))?.value ?? null;
}
async function keepMeta(db, name, value) {
	await db.insertInto("meta").values({
		name,
		value
	}).onConflict((conflict) => conflict.column("name").doUpdateSet({ value })).execute();
}
class TimedRows extends Rows {
	now;
	constructor(database, now) {
		super(database);
		this.now = now;
	}
}
async function holdRow(tx, table, id) {
	const { numUpdatedRows } = await tx.updateTable(table).set((build) => ({ createdAt: build.ref("createdAt") })).where("id", "=", id).executeTakeFirstOrThrow();
	return numUpdatedRows === 1n;
}
function secretOf(db) {
	return metaOf(db, "secret");
}
async function tryChange({ db }) {
	await db.updateTable("meta").set({ value: "" }).where((0,kysely__0__.l)`false`).execute();
}
class Naming extends kysely__1__.E {
	nameOf(column) {
		return this.camelCase(column);
	}
}
const naming = new Naming({ maintainNestedObjectKeys: true });
const PLUGINS = [naming, new kysely__2__.H({ strategy: kysely__3__.D })];
function clockOf(kind) {
	return kind === "postgresql" ? (0,kysely__0__.l)`(extract(epoch from clock_timestamp()) * 1000)::bigint` : (0,kysely__0__.l)`cast((julianday('now') - 2440587.5) * 86400000 as integer)`;
}
const MOST_IDS = 5e3;
async function inParts(ids, ask) {
	const parts = [];
	for (let from = 0; from < ids.length; from += MOST_IDS) {
		parts.push(await ask(ids.slice(from, from + MOST_IDS)));
	}
	return parts.flat();
}
const MOST_SHAPES = 100;
class Slot {
	at;
	constructor(at) {
		this.at = at;
	}
}
function compiledOnce(database, build) {
	const compiled = new Map();
	const compile = (args) => {
		let slots = 0;
		const slot = () => new Slot(slots++);
		return build(...args.map((arg) => Array.isArray(arg) ? arg.map(slot) : slot())).compile();
	};
	return (...args) => {
		const shape = args.map((arg) => Array.isArray(arg) ? arg.length : "").join();
		let query = compiled.get(shape);
		if (query === undefined) {
			query = compile(args);
			if (compiled.size < MOST_SHAPES) compiled.set(shape, query);
		}
		const values = args.flat();
		const parameters = query.parameters.map((one) => one instanceof Slot ? values[one.at] : one);
		return database.ask({
			...query,
			parameters
		});
	};
}


}),
78393:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
P:()=>KEPT_READINGS,
u:()=>readFor
});
var _read_documents_js__0__ = __load__(85392);
var _read_document_js__1__ = __load__(63190);


function readFor(document, { languageId, ai, quality }, more = {}) {
	return (0,_read_document_js__1__.u0)(document, languageId, {
		quality: document.role === "submission" && quality !== false,
		abstracted: ai && document.role !== "archive",
		...more
	});
}
class KeptReadings {
	#documents = new Map();
	#memory = new _read_documents_js__0__.Z();
	keep(contentHash, document, how) {
		const kept = this.#memory.hold({
			...document,
			skipped: [],
			noted: []
		});
		this.#documents.set(nameOf(contentHash, document.facts.role, how), kept);
	}
	find(contentHash, { id, role }, how) {
		const known = this.#documents.get(nameOf(contentHash, role, how));
		if (known === undefined) return undefined;
		const { abstracted } = known.facts;
		const own = abstracted === undefined ? undefined : {
			...abstracted,
			id
		};
		return {
			...known,
			facts: {
				...known.facts,
				id,
				abstracted: own
			}
		};
	}
	clear() {
		this.#documents.clear();
		this.#memory = new _read_documents_js__0__.Z();
	}
}
const KEPT_READINGS = new KeptReadings();
function nameOf(contentHash, role, { languageId, ai, quality }) {
	return [
		contentHash,
		role,
		languageId,
		ai,
		quality !== false
	].join(" ");
}


}),
80127:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
FH:()=>LEAST_OPEN_FILES,
V1:()=>connectionsOf,
jI:()=>openFilesLimit
});
var node_fs__0__ = __load__(73024);

const OWN = 64;
const LEAST_OPEN_FILES = 256;
function openFilesLimit() {
	try {
		const [, most] = /^Max open files +(\d+)/m.exec((0,node_fs__0__.readFileSync)("/proc/self/limits", "utf8")) ?? [];
		return Number(most ?? Infinity);
	} catch {
		return Infinity;
	}
}
function connectionsOf(openFiles) {
	return Math.max(1, Math.floor((openFiles - OWN) / 2));
}


}),
80650:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
E$:()=>TEMP_VARIABLE,
U:()=>isLimitOfProcess,
WV:()=>limitOfMachine,
mk:()=>makeTempDir
});
var node_fs__0__ = __load__(73024);
var node_path__1__ = __load__(76760);
var _base__3__ = __load__(4771);
var _base__5__ = __load__(98216);
var _native__4__ = __load__(497);
var _says_js__2__ = __load__(57891);





const filesOpen = (detail) => (0,_base__3__.G)(_says_js__2__.IH, { detail });
const diskFull = (detail) => (0,_base__3__.G)(_says_js__2__.xg, { detail });
const OF_PROCESS = new Map([
	["EMFILE", filesOpen],
	["ENFILE", filesOpen],
	["EFBIG", (detail) => (0,_base__3__.G)(_says_js__2__.se, { detail })]
]);
const OF_DISK = new Map([
	["ENOSPC", diskFull],
	["EDQUOT", diskFull],
	["EROFS", (detail) => (0,_base__3__.G)(_says_js__2__.C7, { detail })],
	["EIO", (detail) => (0,_base__3__.G)(_says_js__2__.$n, { detail })]
]);
function isLimitOfProcess(error) {
	return OF_PROCESS.has(factsOf(error).code);
}
function limitOfMachine(error, detail) {
	const { code, syscall } = factsOf(error);
	if (syscall === "uv_cwd") return (0,_base__3__.G)(_says_js__2__.UE, { detail });
	return (OF_PROCESS.get(code) ?? OF_DISK.get(code))?.(detail) ?? null;
}
function factsOf(error) {
	return error ?? {};
}
const TEMP_VARIABLE = process.platform === "win32" ? "TEMP" : "TMPDIR";
function makeTempDir(parent, from, prefix = "code-similarity-") {
	try {
		_native__4__.fs.makeFolderNow(parent);
		return (0,node_fs__0__.mkdtempSync)((0,node_path__1__.join)(parent, prefix));
	} catch (error) {
		if (isLimitOfProcess(error)) throw error;
		const why = (0,_base__5__.bD)(error);
		throw new _base__5__.GN((0,_base__3__.G)(_says_js__2__.ZK, {
			parent,
			why,
			from
		}));
	}
}


}),
81875:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
F:()=>Slab
});
var _mapped_js__0__ = __load__(91988);

const LEAST_BYTES = 1 << 16;
const MOST_BYTES = 1 << 22;
const ALIGNMENT = 8;
class Slab {
	#buffer = new ArrayBuffer(0);
	#used = 0;
	copy(list) {
		if (list.byteLength > LEAST_BYTES) return list;
		if (this.#used + list.byteLength > this.#buffer.byteLength) {
			this.#buffer = (0,_mapped_js__0__.CV)(Math.min(MOST_BYTES, Math.max(LEAST_BYTES, this.#buffer.byteLength * 2)));
			this.#used = 0;
		}
		const Numbers = list.constructor;
		const copy = new Numbers(this.#buffer, this.#used, list.length);
		copy.set(list);
		this.#used += Math.ceil(list.byteLength / ALIGNMENT) * ALIGNMENT;
		return copy;
	}
}


}),
82059:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
_B:()=>MOST,
tF:()=>CodeReader,
v9:()=>holds
});
var _engine__0__ = __load__(8340);
var _engine__1__ = __load__(9623);
var _engine__2__ = __load__(63190);
var _engine__3__ = __load__(44717);

const MOST = .8;
class CodeReader {
	#languageId;
	#fingerprinter = new _engine__0__.U(_engine__1__.z.k, _engine__1__.z.w);
	constructor(languageId) {
		this.#languageId = languageId;
	}
	all(files) {
		return this.#gramsOf(this.#read(files).tokens);
	}
	regions(files, regions) {
		const { tokens, lines, facts } = this.#read(files);
		const spans = new Map(facts.files.map((span) => [span.path, span]));
		const grams = new Set();
		for (const { file, lineStart, lineEnd } of regions) {
			const span = spans.get(file);
			if (span === undefined) continue;
			let [from, to] = [span.from, span.to];
			while (from < to && (lines[from] ?? 0) < lineStart) from += 1;
			while (to > from && (lines[to - 1] ?? 0) > lineEnd) to -= 1;
			for (const gram of this.#gramsOf(tokens.subarray(from, to))) grams.add(gram);
		}
		return grams.size === 0 ? null : grams;
	}
	#gramsOf(tokens) {
		return new Set(this.#fingerprinter.all(tokens));
	}
	#read(files) {
		const extras = {
			quality: false,
			abstracted: false
		};
		const { tokens, facts } = (0,_engine__2__.u0)({
			id: 0,
			role: "submission",
			files
		}, this.#languageId, extras);
		return {
			tokens: (0,_engine__3__.A)(tokens),
			lines: facts.lines,
			facts
		};
	}
}
function holds(program, fragment) {
	let common = 0;
	for (const gram of fragment) if (program.has(gram)) common += 1;
	return common >= MOST * fragment.size;
}


}),
82270:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
d:()=>printDocument,
printFailure:()=>printFailure
});
var node_stream__0__ = __load__(57075);
var _base__5__ = __load__(33897);
var _channels__3__ = __load__(44721);
var _channels__7__ = __load__(64871);
var _check__4__ = __load__(24819);
var _contract__6__ = __load__(64033);
var node_stream_promises__1__ = __load__(46466);
var _version_js__2__ = __load__(58508);







async function printFailure(end, settings, at) {
	await printDocument((0,_channels__3__.du)(reportOfFailure(end, settings, at), "staff"), process.stdout);
}
function reportOfFailure(end, settings, at) {
	const { outcome, exitCode, sentence } = end;
	return {
		findings: _check__4__.dO,
		verdict: (0,_check__4__.bC)({
			outcome,
			exitCode,
			sentence: (0,_base__5__.kK)(sentence)
		}),
		thresholds: {
			similarity: settings?.similarityThreshold ?? _contract__6__.mc["similarity-threshold"].default,
			ai: settings?.aiThreshold ?? _contract__6__.mc["ai-threshold"].default
		},
		run: {
			title: settings?.checkName ?? "similarity",
			createdAt: at.toISOString(),
			durationMs: Date.now() - at.getTime(),
			repository: null,
			runUrl: null,
			toolVersion: _version_js__2__.x
		},
		locale: null,
		students: {
			feedback: "full",
			policy: null,
			isPublic: false,
			notComparedWith: 0
		},
		dismissed: [],
		cases: [],
		common: []
	};
}
async function printDocument(view, stream) {
	try {
		await (0,node_stream_promises__1__.pipeline)(node_stream__0__.Readable.from((0,_channels__7__.Mx)(view)), stream, { end: false });
	} catch (error) {
		if (error.syscall !== "write") throw error;
	}
}


}),
83163:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
b:()=>LIMITS
});
const LIMITS = {
	zipBytes: 1e7,
	batchFiles: 50,
	ownBatchBytes: 4e7,
	checkNameMin: 3,
	checkNameMax: 255,
	requestsPerMinute: 60,
	summaryBytes: 1048576,
	commentCharacters: 65536,
	annotationsPerStep: 10
};


}),
83473:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
sb:()=>expectAddress,
YY:()=>isThisMachine,
rq:()=>readProxies
});

var outcome = __load__(98216);
;// base/says.js
const environmentVariable = "The environment variable {name} is no address of a proxy. Write it as http://proxy.example:3128, or unset it; signs in its user name or password are written with % and two digits.";
const noAddressAsked = "{variable} is no address that can be asked. Give one that begins with https:// and holds no name or password, or leave the variable out.";

var sentence = __load__(4771);
;// base/proxies.js



function isThisMachine(address) {
	return /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(new URL(address).hostname);
}
function expectAddress(variable, given) {
	const url = URL.parse(given);
	if (url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "") return;
	throw new outcome/* SettingsError */.GN((0,sentence/* fill */.G)(noAddressAsked, { variable }));
}
const PROTOCOLS = new Set([
	"http:",
	"https:",
	"socks:",
	"socks5:"
]);
function readProxies(environment) {
	const read = (name) => (environment[name] ?? environment[name.toUpperCase()] ?? "").trim();
	const all = read("all_proxy") === "" ? [] : ["all_proxy"];
	const proxy = (name) => {
		const [from] = [...read(name) === "" ? [] : [name], ...all];
		return from === undefined ? "" : addressOf(read(from), from);
	};
	return {
		httpProxy: proxy("http_proxy"),
		httpsProxy: proxy("https_proxy"),
		noProxy: read("no_proxy")
	};
}
function addressOf(given, variable) {
	const address = given.includes("://") ? given : `http://${given}`;
	if (URL.canParse(address)) {
		const { protocol, username, password, hostname } = new URL(address);
		if (PROTOCOLS.has(protocol) && hostname !== "" && isDecodable(username + password)) return address;
	}
	throw new outcome/* SettingsError */.GN((0,sentence/* fill */.G)(environmentVariable, { name: variable.toUpperCase() }));
}
function isDecodable(text) {
	try {
		decodeURIComponent(text);
		return true;
	} catch {
		return false;
	}
}


}),
84304:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
y:()=>openDispatcher
});
function openDispatcher({ Agent, EnvHttpProxyAgent, Pool }, options, proxies) {
	const own = {
		...options,
		allowH2: false
	};
	if (proxies === null) return new Agent(own);
	return new EnvHttpProxyAgent({
		...own,
		...proxies,
		clientFactory: (origin, given) => new Pool(origin, {
			...given,
			headersTimeout: options.connectTimeout
		})
	});
}


}),
85189:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
d:()=>openBlobs
});
var node_timers_promises__0__ = __load__(58500);
var _base__5__ = __load__(98216);
var _base__6__ = __load__(4771);
var _data_folder_js__1__ = __load__(40609);
var _folder_js__2__ = __load__(87733);
var _s3_address_js__3__ = __load__(23862);
var _says_js__4__ = __load__(62456);






async function openBlobs(place, environment) {
	if ((0,_s3_address_js__3__.Jq)(place)) {
		const { S3Blobs } = await __load__.e(/* import() */ 1503).then(__load__.bind(__load__, 71503));
		return S3Blobs.open((0,_s3_address_js__3__.Be)(place, environment), (0,_s3_address_js__3__.LA)(environment), {
			environment,
			clock: {
				now: () => performance.now(),
				sleep: (ms, signal) => (0,node_timers_promises__0__.setTimeout)(ms, undefined, { signal })
			},
			random: Math.random,
			now: Date.now
		});
	}
	try {
		return new _folder_js__2__.J(place);
	} catch (error) {
		throw new _base__5__.j1((0,_base__6__.G)(_says_js__4__.NZ, {
			place,
			error: (0,_data_folder_js__1__.A3)(error)
		}));
	}
}


}),
85392:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Z:()=>ReadDocuments
});
var _slab_js__0__ = __load__(81875);

class ReadDocuments {
	#read = new _slab_js__0__.F();
	#facts = new _slab_js__0__.F();
	hold(document) {
		const { facts, tokens, uses, spelled, wording } = document;
		const { lines, abstracted } = facts;
		return {
			...document,
			facts: {
				...facts,
				lines: this.#facts.copy(lines),
				abstracted: abstracted && {
					...abstracted,
					tokens: this.#facts.copy(abstracted.tokens),
					lines: this.#facts.copy(abstracted.lines)
				}
			},
			tokens: this.#read.copy(tokens),
			uses: this.#read.copy(uses),
			spelled: this.#read.copy(spelled),
			wording: {
				names: this.#read.copy(wording.names),
				strings: this.#read.copy(wording.strings)
			}
		};
	}
}


}),
85412:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
h:()=>diagnose
});

var external_node_fs_ = __load__(73024);
var external_node_path_ = __load__(76760);
var format = __load__(73043);
var sentence = __load__(4771);
var write_report_files = __load__(99395);
var checkout = __load__(13925);
var open_service = __load__(47144);
var preflight = __load__(95532);
var look_ahead = __load__(42234);
var prior = __load__(99989);
var collect_in_time = __load__(48536);
var raw_inputs = __load__(11713);
var settings_settings = __load__(95844);
var cases = __load__(12650);
var submission = __load__(4071);
var source_names = __load__(2723);
var finding = __load__(17118);
var schemas = __load__(25465);
var identity = __load__(4666);
var permissions = __load__(21498);
var github_options = __load__(711);
var names = __load__(50926);
var errors = __load__(47307);
var repository = __load__(1493);
var says = __load__(57891);
;// program/doctor/look-at-token.js







const PARTS = [
	{
		part: "contents",
		route: "GET /repos/{owner}/{repo}/commits",
		permission: permissions/* PERMISSIONS */.J.contents
	},
	{
		part: "issues",
		route: "GET /repos/{owner}/{repo}/issues",
		permission: permissions/* PERMISSIONS */.J.issuesRead
	},
	{
		part: "pull requests",
		route: "GET /repos/{owner}/{repo}/pulls",
		permission: permissions/* PERMISSIONS */.J.pullRequests
	}
];
async function lookAtToken({ token, origin }, github, use, isNeeded) {
	const about = `token (${origin.kind === "app" ? "App" : origin.name})`;
	const gap = (0,github_options/* tokenGap */.S)(origin);
	if (token === null && !isNeeded) return (0,finding/* fine */.Bs)(about, "There is none, and this run asks GitHub nothing.");
	if (token === null) {
		const name = origin.kind === "app" ? "" : origin.name;
		return (0,finding/* toDo */.Xj)(about, (0,sentence/* fill */.G)(says/* noneGive */.Kt, {
			gap: gap ?? "it is empty",
			name
		}));
	}
	try {
		const budget = await readBudget(github);
		const { login } = await (0,identity/* whoAmI */.Wc)(github);
		const owner = login.endsWith("[bot]") ? "a workflow's or an App's token" : "a person\u2019s token";
		const own = use.own === null ? null : await readOwn(github, use.own);
		const missing = use.needs.flatMap((part) => own?.refused.get(part) ?? []);
		const [first] = missing;
		if (first !== undefined) return (0,finding/* toDo */.Xj)(about, first.message, first.openMessage ?? first.message);
		const seen = use.owner === null ? null : (await (0,repository/* listRepositories */.xW)(github, use.owner)).length;
		if (seen === 0) {
			return (0,finding/* toDo */.Xj)(about, (0,sentence/* fill */.G)(says/* seesNoRepository */.WF, {
				owner: use.owner ?? "",
				howToGrant: (0,permissions/* howToGrant */.Y)(permissions/* PERMISSIONS */.J.contents, "other", origin)
			}));
		}
		const words = [
			`GitHub accepts it: ${owner}${budget.scopes === "" ? "" : ` with the scopes ${budget.scopes}`}.`,
			...gap === null ? [] : [`${gap}.`],
			...own === null || use.own === null ? [] : [`In ${(0,names/* fullName */.fq)(use.own)} it reads ${own.words}.`],
			...seen === null ? [] : [`It sees ${(0,format/* formatCount */.B4)(seen)} ${seen === 1 ? "repository" : "repositories"} of ${use.owner ?? ""}.`],
			budget.left
		];
		return (0,finding/* fine */.Bs)(about, words.filter((word) => word !== "").join(" "));
	} catch (error) {
		return (0,finding/* failed */.gz)(about, error);
	}
}
const Budget = schemas/* object */.Ikc({
	scopes: schemas/* string */.YjP(),
	core: schemas/* object */.Ikc({
		limit: schemas/* number */.aig(),
		remaining: schemas/* number */.aig(),
		reset: schemas/* number */.aig()
	})
});
async function readBudget(github) {
	const purpose = (0,errors/* purposeFor */.OU)("own", "asking how many requests are left", "metadata");
	try {
		const { scopes, core } = await github.ask(purpose, async (rest) => {
			const { data, headers } = await rest.rateLimit.get();
			return { data: {
				core: data.resources.core,
				scopes: headers["x-oauth-scopes"] ?? ""
			} };
		}, Budget);
		const until = new Date(core.reset * 1e3).toISOString();
		return {
			scopes,
			left: `${(0,format/* formatCount */.B4)(core.remaining)} of ${(0,format/* formatCount */.B4)(core.limit)} requests are left until ${until}.`
		};
	} catch (error) {
		if ((0,errors/* statusOf */.c2)(error) !== 404) throw error;
		return {
			scopes: "",
			left: "This GitHub counts no requests."
		};
	}
}
async function readOwn(github, repository) {
	const refused = new Map();
	for (const { part, route, permission } of PARTS) {
		const purpose = {
			what: `reading ${part} of ${(0,names/* fullName */.fq)(repository)}`,
			permission,
			target: "own"
		};
		try {
			const pages = github.pages(purpose, route, {
				...repository,
				per_page: 1
			}, schemas/* unknown */.L5J());
			await pages.next();
			await pages.return(undefined);
		} catch (error) {
			if ([409, 410].includes((0,errors/* statusOf */.c2)(error) ?? 0)) continue;
			if (!(error instanceof errors/* GitHubRequestError */.vK) || error.outcome !== "forbidden") throw error;
			refused.set(part, error);
		}
	}
	const may = PARTS.map(({ part }) => part).filter((part) => !refused.has(part));
	const not = [...refused.keys()];
	return {
		words: `${may.length === 0 ? "nothing" : may.join(", ")}${not.length === 0 ? "" : ` (not: ${not.join(", ")}, which this run does not need)`}`,
		refused
	};
}

;// program/doctor/diagnose.js









async function diagnose({ raw, settings, tokens, world }) {
	const known = settings instanceof Error ? null : settings;
	const deadlineMs = Math.min(world.endsAtMs, world.clock.now() + (known?.timeoutMs ?? MINUTES_30));
	const findings = [...diagnose_checkout(known, world), config(raw, settings, world)];
	const checks = known === null ? [] : checksOf(known);
	findings.push(...await lookAtTokens(known, checks, tokens, world));
	if (known === null) return findings;
	if (known.mode === "check") findings.push(await reportFolder(known, world));
	const service = await lookAtService(known, world, deadlineMs);
	for (const { about, settings: own } of checks) {
		findings.push(await lookAtRun(about, own, world, deadlineMs));
	}
	return [...findings, service];
}
const MINUTES_30 = 30 * 6e4;
function checksOf(settings) {
	if (settings.mode === "bot") return [];
	if (settings.mode === "check") return [{
		about: "submissions",
		settings
	}];
	return settings.assignments.map(({ name, settings: own }) => ({
		about: `submissions of ${name}`,
		settings: own
	}));
}
function diagnose_checkout(settings, { workspace, environment, event }) {
	if (environment["GITHUB_ACTIONS"] !== "true") return [];
	const about = "check-out";
	if (!(0,checkout/* isNothingCheckedOut */.vl)(workspace, environment)) return [(0,finding/* fine */.Bs)(about, "There are files in the workspace.")];
	return [settings === null || (0,checkout/* readsWorkspace */.tr)(settings, event.name) ? (0,finding/* toDo */.Xj)(about, checkout/* NOTHING_CHECKED_OUT */.JN) : (0,finding/* fine */.Bs)(about, "Nothing is checked out, and this run reads no file of the workspace.")];
}
function config(raw, settings, { workspace, event }) {
	const about = "config file";
	if (settings instanceof Error) return (0,finding/* failed */.gz)(about, settings);
	const { path } = (0,raw_inputs/* configLocation */.yS)(raw);
	const scans = settings.mode === "scan" ? ` It has ${(0,format/* count */.U9)(settings.assignments.length, "assignment")}.` : "";
	if ((0,settings_settings/* concernsPullRequest */.gp)(event.name)) {
		return (0,finding/* fine */.Bs)(about, `${path} of the base branch is read, where there is one.`);
	}
	return (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(workspace, path)) ? (0,finding/* fine */.Bs)(about, `${path} is read.${scans}`) : (0,finding/* fine */.Bs)(about, `There is no ${path}: inputs and defaults say all.`);
}
async function reportFolder({ reportDir }, { workspace }) {
	const about = "report folder";
	try {
		await (0,write_report_files/* refuseClosedFolder */.PT)((0,external_node_path_.resolve)(workspace, reportDir), { workspace });
		return (0,finding/* fine */.Bs)(about, `A report can be written to ${reportDir}.`);
	} catch (error) {
		return (0,finding/* failed */.gz)(about, error);
	}
}
async function lookAtTokens(settings, checks, { own, reading }, { event, github, collector }) {
	const isLocal = event.repository === null && checks.every(({ settings: one }) => one.source === "directory");
	const needs = settings?.mode === "scan" ? ["contents", "issues"] : settings?.mode === "bot" || settings?.source === "pull-request" ? ["contents", "pull requests"] : [];
	const owner = checks.filter(({ settings: one }) => one.source === "repositories").map(({ settings: one }) => one.organization ?? event.repository?.owner ?? null).find((one) => one !== null) ?? null;
	const use = {
		own: event.repository,
		needs,
		owner: reading === null ? owner : null
	};
	const findings = [await lookAtToken(own, github(), use, !isLocal)];
	const isRead = reading !== null && (owner !== null || reading.token !== own.token);
	if (!isRead) return findings;
	return [...findings, await lookAtToken(reading, collector(), {
		own: null,
		needs: [],
		owner
	}, owner !== null)];
}
const ABOUT = "service";
const ONCE = { attempts: 1 };
async function lookAtService(settings, world, deadlineMs) {
	if (settings.baseUrl === null) {
		return (0,finding/* fine */.Bs)(ABOUT, "The embedded service: no key and no account, and code stays on this machine.");
	}
	const service = await (0,open_service/* openService */.IH)(settings, world, deadlineMs);
	const { host, client } = service;
	try {
		const { quota } = await client.read("account", {}, ONCE);
		const listed = await client.read("testTypes", {}, ONCE);
		const types = listed.test_types;
		const engines = (types ?? []).filter((row) => row?.available !== false).length;
		const left = quota?.remaining ?? quota?.checks_remaining ?? null;
		const isUnlimited = quota?.unlimited === true;
		if (!isUnlimited && left !== null && left <= 0) {
			return (0,finding/* toDo */.Xj)(ABOUT, (0,sentence/* fill */.G)(says/* acceptsKey */.RU, { host: host ?? "" }));
		}
		if (engines === 0) {
			return (0,finding/* toDo */.Xj)(ABOUT, (0,sentence/* fill */.G)(says/* acceptsKeyNo */.sA, { host: host ?? "" }));
		}
		const engine = (0,preflight/* chooseEngine */.mN)(settings.engine, listed, []);
		const rest = isUnlimited ? "no quota limit" : `a quota of ${left === null ? "n/a" : (0,format/* formatCount */.B4)(left)} left`;
		return (0,finding/* fine */.Bs)(ABOUT, `${host ?? ""} accepts the key: ${engines} engines, of which ${engine.name} is used, and ${rest}.`);
	} catch (error) {
		return (0,finding/* failed */.gz)(ABOUT, error);
	} finally {
		await service.close();
	}
}
async function lookAtRun(about, settings, world, deadlineMs) {
	const before = used(world);
	try {
		if (settings.baseUrl === null) (0,look_ahead/* refuseUnknownNames */.f)(settings);
		const run = {
			settings: ofOnePlace(settings),
			world,
			prior: prior/* NOTHING_PRIOR */.Z,
			book: cases/* NO_CASES */.kr,
			shard: null,
			isPlain: true
		};
		const { packed, failures } = await (0,collect_in_time/* collectInTime */.t5)(run, deadlineMs);
		const judged = (0,submission/* judgedOf */.B8)(packed);
		const others = packed.length - judged.length;
		const files = packed.reduce((sum, one) => sum + one.files.length, 0);
		const missing = (0,submission/* judgedOf */.B8)(failures);
		const [first] = missing;
		const collected = `${(0,format/* count */.U9)(judged.length, "submission")} to judge from ${placeOf(settings)}, ${others} more to compare with, ${(0,format/* count */.U9)(files, "source file")}.`;
		const cost = costOf(world, before);
		if (first !== undefined) {
			const gap = `${collected} ${missing.length} of ${judged.length + missing.length} could not be collected`;
			return (0,finding/* toDo */.Xj)(about, `${gap}. ${first.key}: ${first.reason}${cost}`, `${gap}: a run that staff alone can read says which.${cost}`);
		}
		if (files === 0) {
			return (0,finding/* toDo */.Xj)(about, (0,sentence/* fill */.G)(says/* noneHoldsSource */._z, {
				collected,
				cost
			}));
		}
		if (packed.length < 2 && !(0,source_names/* isSingle */.vX)(settings.source)) {
			return (0,finding/* toDo */.Xj)(about, (0,sentence/* fill */.G)(says/* aloneCompared */.LV, {
				collected,
				cost
			}));
		}
		if (packed.length < 2 && settings.source === "workspace") {
			return (0,finding/* toDo */.Xj)(about, (0,sentence/* fill */.G)(says/* workspaceAlone */.jB, {
				collected,
				cost
			}));
		}
		return (0,finding/* fine */.Bs)(about, `${collected}${cost}`);
	} catch (error) {
		return (0,finding/* failed */.gz)(about, error);
	}
}
function ofOnePlace(settings) {
	const { add, path } = settings;
	return add.length === 0 ? settings : {
		...settings,
		add: [],
		path: [...path, ...add],
		source: "directory"
	};
}
function placeOf({ source, layout, path, add }) {
	return source === "directory" || add.length > 0 ? `${[...path, ...add].join(", ")} (layout ${layout})` : `source ${source}`;
}
function used({ github, collector }) {
	const budgets = new Set([github(), collector()].map((one) => one.budget()));
	return [...budgets].reduce((sum, budget) => sum + budget.used, 0);
}
function costOf(world, before) {
	const requests = used(world) - before;
	if (requests === 0) return "";
	const { remaining, limit, resetsAt } = world.collector().budget();
	const left = remaining === null || limit === null ? "" : `; ${(0,format/* formatCount */.B4)(remaining)} of ${(0,format/* formatCount */.B4)(limit)} are left${resetsAt === null ? "" : ` until ${resetsAt}`}`;
	return ` A run takes about ${(0,format/* count */.U9)(requests, "request")} of GitHub for it${left}.`;
}


}),
86873:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
II:()=>S3Exchange,
Nz:()=>BlobsUnavailable,
PH:()=>STORAGE_AWAY,
b6:()=>textOf,
fv:()=>BlobsRefused,
tD:()=>bytesIn
});
var _base__4__ = __load__(83473);
var _base__5__ = __load__(98216);
var _base__6__ = __load__(4771);
var _system__3__ = __load__(84304);
var _room_js__0__ = __load__(42223);
var _says_js__1__ = __load__(62456);
var _s3_address_js__2__ = __load__(23862);





const TRIES = 5;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 1e4;
const CONNECT_MS = 1e4;
const SILENCE_MS = 2e4;
const SLOWEST_BYTES_PER_MS = 50;
const LAST_TRY_MS = 25e3;
const MOST_XML_BYTES = 4 * 1024 * 1024;
const NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
class S3Exchange {
	place;
	#keys;
	#effects;
	#send;
	#dispatcher;
	#Signer;
	constructor(place, keys, effects, loaded) {
		this.place = place;
		this.#keys = keys;
		this.#effects = effects;
		this.#send = loaded.request;
		this.#dispatcher = loaded.dispatcher;
		this.#Signer = loaded.Signer;
	}
	static async open(place, keys, effects) {
		const undici = await __load__.e(/* import() */ 7723).then(__load__.t.bind(__load__, 57723, 19));
		const { AwsV4Signer: Signer } = await __load__.e(/* import() */ 1681).then(__load__.bind(__load__, 11681));
		const limits = {
			connectTimeout: CONNECT_MS,
			headersTimeout: SILENCE_MS,
			bodyTimeout: SILENCE_MS
		};
		const dispatcher = (0,_system__3__.y)(undici, limits, (0,_base__4__.rq)(effects.environment));
		return new S3Exchange(place, keys, effects, {
			request: undici.request,
			dispatcher,
			Signer
		});
	}
	async ask(request) {
		const { clock } = this.#effects;
		const until = clock.now() + LAST_TRY_MS;
		for (let tried = 1;; tried += 1) {
			const outcome = await this.#once(request);
			if ("value" in outcome) return outcome.value;
			const wait = this.#waitAfter(tried);
			if (!outcome.mayPass || tried === TRIES || clock.now() + wait > until) throw outcome.error;
			await clock.sleep(wait);
		}
	}
	close() {
		return this.#dispatcher.close();
	}
	async #once(request) {
		let answer;
		try {
			answer = await this.#sent(request);
			if (answer.statusCode < 300) return { value: await request.read(answer) };
		} catch (error) {
			if (isOfFile(error)) throw error;
			return {
				error: awayOf(error, this.place),
				mayPass: true
			};
		}
		const refusal = {
			status: answer.statusCode,
			code: codeOf(await textOf(answer).catch(() => ""))
		};
		const known = request.refused?.(refusal) ?? null;
		if (known instanceof Error) return {
			error: known,
			mayPass: false
		};
		if (known !== null) return known;
		return {
			error: errorOf(refusal, this.place),
			mayPass: isPassing(refusal)
		};
	}
	async #sent({ method, name, query = {}, body }) {
		const { region } = this.place;
		const signed = await new this.#Signer({
			...this.#keys,
			method,
			url: `${(0,_s3_address_js__2__.bC)(this.place, name)}?${new URLSearchParams(query).toString()}`.replace(/\?$/, ""),
			headers: { "x-amz-content-sha256": body?.sha256 ?? NOTHING },
			service: "s3",
			region,
			datetime: new Date(this.#effects.now()).toISOString().replace(/[:-]|\.\d{3}/g, "")
		}).sign();
		const { statusCode, headers, body: pieces } = await this.#send(signed.url, {
			method,
			dispatcher: this.#dispatcher,
			headers: {
				...Object.fromEntries(signed.headers),
				...body === undefined ? {} : { "content-length": String(body.bytes) }
			},
			...body === undefined ? {} : { body: body.open() }
		});
		return {
			statusCode,
			headers,
			body: this.#moving(pieces)
		};
	}
	async *#moving(body) {
		const { clock } = this.#effects;
		const began = clock.now();
		let bytes = 0;
		for await (const piece of body) {
			bytes += piece.length;
			if (clock.now() - began > SILENCE_MS + bytes / SLOWEST_BYTES_PER_MS) {
				throw Object.assign(new Error("the storage is too slow"), { code: "ETIMEDOUT" });
			}
			yield piece;
		}
	}
	#waitAfter(tried) {
		const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tried);
		return longest * (.5 + this.#effects.random() / 2);
	}
}
async function textOf(answer) {
	return (await bytesIn(answer, MOST_XML_BYTES)).toString("utf8");
}
async function bytesIn({ body }, most = Infinity) {
	const pieces = [];
	let bytes = 0;
	for await (const piece of body) {
		bytes += piece.length;
		if (bytes > most) throw new Error("the answer is too long");
		pieces.push(piece);
	}
	return Buffer.concat(pieces);
}
function isOfFile(error) {
	return (0,_room_js__0__.Ry)(error) || error instanceof Error && "path" in error;
}
class BlobsUnavailable extends _base__5__.HR {
	name = "BlobsUnavailable";
	outcome = "service-unavailable";
}
class BlobsRefused extends BlobsUnavailable {}
const STORAGE_AWAY = _says_js__1__.PL;
const FULL = new Set([
	"QuotaExceeded",
	"XMinioStorageFull",
	"InsufficientStorage"
]);
const PASSING = new Set([
	408,
	429,
	500,
	502,
	503,
	504
]);
const ADVICE = {
	NoSuchBucket: "has no such bucket. Make it, or correct the address",
	AccessDenied: "refuses these keys. Allow them s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on what is in it",
	InvalidAccessKeyId: "does not know the key of AWS_ACCESS_KEY_ID. Correct it",
	SignatureDoesNotMatch: "does not take the signature. Correct AWS_SECRET_ACCESS_KEY and the region of the address",
	RequestTimeTooSkewed: "finds the clock of this machine wrong. Set it",
	ExpiredToken: "finds the keys expired. Give new ones",
	InvalidToken: "does not take AWS_SESSION_TOKEN. Give another, or unset it",
	PermanentRedirect: "has this bucket in another region. Correct the region of the address",
	AuthorizationHeaderMalformed: "has this bucket in another region. Correct the region of the address"
};
function codeOf(xml) {
	return /<Code>([A-Za-z0-9.]{1,80})<\/Code>/.exec(xml)?.[1] ?? "";
}
function isPassing({ status, code }) {
	return PASSING.has(status) || code === "RequestTimeout" || code === "SlowDown";
}
function errorOf({ status, code }, { endpoint, bucket }) {
	if (status === 507 || FULL.has(code)) {
		return Object.assign(new Error("the storage has no room left"), { code: "ENOSPC" });
	}
	const key = code === "" && status === 403 ? "AccessDenied" : code === "" && status === 301 ? "PermanentRedirect" : code;
	const answer = code === "" ? String(status) : `${status} ${code}`;
	const advice = ADVICE[key] ?? null;
	const sentence = (0,_base__6__.G)(_says_js__1__.iC, {
		endpoint,
		bucket,
		advice,
		answer
	});
	return advice === null ? new BlobsUnavailable(sentence) : new BlobsRefused(sentence);
}
function awayOf(error, { endpoint, bucket }) {
	const { code = "no answer" } = error;
	return new BlobsUnavailable((0,_base__6__.G)(_says_js__1__.$u, {
		endpoint,
		bucket,
		code
	}));
}


}),
87662:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
l:()=>openDataFolder,
gd:()=>openTemporary,
pX:()=>storageOf
});

var external_node_path_ = __load__(76760);
var outcome = __load__(98216);
var sentence = __load__(4771);
var blobs_folder = __load__(87733);
var blobs = __load__(66913);
;// service/store/blobs/memory.js


const MOST_IN_MEMORY = 32 * 1024 * 1024;
class MemoryBlobs {
	isKept = false;
	folder;
	#files;
	#now;
	#held = new Map();
	#bytes = 0;
	constructor(folder, now) {
		this.folder = folder;
		this.#files = new blobs_folder/* FolderBlobs */.J(folder, false);
		this.#now = now;
	}
	async put(name, contents) {
		if (typeof contents === "string" || this.#bytes + contents.length > MOST_IN_MEMORY) {
			await this.#files.put(name, contents);
			return;
		}
		this.#bytes += contents.length;
		this.#held.set((0,blobs/* checkedName */.XT)(name), {
			bytes: contents,
			modifiedAt: this.#now()
		});
	}
	async get(name) {
		return this.#held.get(name)?.bytes ?? this.#files.get(name);
	}
	async fetch(name) {
		return this.#held.get(name)?.bytes ?? this.#files.fetch(name);
	}
	async delete(names) {
		const files = [];
		for (const name of names) {
			const held = this.#held.get(name);
			if (held === undefined) files.push(name);
			else this.#bytes -= held.bytes.length;
			this.#held.delete(name);
		}
		await this.#files.delete(files);
	}
	async *list() {
		for (const [name, { modifiedAt }] of this.#held) yield {
			name,
			modifiedAt
		};
		yield* this.#files.list();
	}
	close() {
		return Promise.resolve();
	}
}

var data_folder = __load__(40609);
var migrate = __load__(69899);
var sqlite = __load__(15640);
var says = __load__(62456);
;// service/store/storage.js








async function openTemporary(folder) {
	const database = await (0,sqlite/* openMemory */.uZ)();
	await (0,migrate/* migrate */._r)(database, migrate/* STEPS */.UT);
	return {
		database,
		blobs: new MemoryBlobs(folder, Date.now),
		close: () => database.close()
	};
}
async function openDataFolder(dataDir, steps, openBlobs = () => Promise.resolve(new blobs_folder/* FolderBlobs */.J(dataDir))) {
	(0,data_folder/* makeDataDir */.cO)(dataDir);
	const lock = await (0,data_folder/* lockFolder */.MS)(dataDir);
	try {
		const database = await (0,sqlite/* openSqlite */.Lf)((0,external_node_path_.join)(dataDir, "store.sqlite"));
		const storage = await storageOf(database, async () => {
			const blobs = await openBlobs();
			await (0,migrate/* migrate */._r)(database, steps, dataDir);
			await (0,migrate/* requireTables */.Dr)(database);
			return blobs;
		});
		const close = async () => {
			await storage.close();
			lock.release();
		};
		return {
			...storage,
			close
		};
	} catch (error) {
		lock.release();
		if (error instanceof outcome/* ConfigurationError */.j1) throw error;
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* dataFolderCannotUsed */.tP, {
			dataDir,
			error: (0,data_folder/* reasonOf */.A3)(error)
		}));
	}
}
async function storageOf(database, openBlobs) {
	const blobs = await openBlobs().catch((0,outcome/* andThrow */.U_)(() => database.close()));
	const close = async () => {
		await database.close();
		await blobs.close();
	};
	return {
		database,
		blobs,
		close
	};
}


}),
87718:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
AY:()=>besideCode,
EN:()=>withoutPictures,
gz:()=>languagesOfNotebook,
h0:()=>notebookCode
});
var _languages_look_of_js__0__ = __load__(98024);

function notebookCode(text) {
	const cells = cellsOf(text);
	return cells === undefined ? undefined : cells.join("\n").replaceAll(/^([ \t]*)%(?:time|timeit|prun|memit)(?=[ \t])/gm, "$1").replaceAll(MAGIC_LINE, "");
}
function languagesOfNotebook(text) {
	const { language_info: info, kernelspec } = metadataOf(text);
	const found = [
		info?.file_extension,
		info?.name,
		kernelspec?.language
	].filter((name) => typeof name === "string");
	const isPython = found.length === 0 || found.some((name) => /^\.?i?py/i.test(name));
	return isPython || (0,_languages_look_of_js__0__.L)(notebookCode(text) ?? "") === "Python" ? [] : found;
}
function metadataOf(text) {
	try {
		const notebook = JSON.parse(text);
		const metadata = isRecord(notebook) ? notebook["metadata"] : undefined;
		return isRecord(metadata) ? metadata : {};
	} catch {
		return {};
	}
}
const MAGIC_LINE = /^[ \t]*[%!?].*$/gm;
function cellsOf(text) {
	let parsed;
	try {
		parsed = JSON.parse(text);
	} catch {
		return /^\s*\{/.test(text) ? damagedCells(text) : [text];
	}
	return cellsIn(parsed)?.filter((cell) => cell["cell_type"] === "code").map((cell) => sourceOf(cell));
}
const JSON_STRING = String.raw`"[^"\\\n]*(?:\\.[^"\\\n]*)*"`;
const PIECES = new RegExp(String.raw`"cell_type"\s{0,20}:\s{0,20}"(\w+)"|"(?:source|input)"\s{0,20}:\s{0,20}(\[|${JSON_STRING})`, "g");
const LINE = new RegExp(String.raw`\s*(?:,\s*)?(${JSON_STRING})`, "y");
function damagedCells(text) {
	const cells = [];
	let isCode = true;
	for (const { 0: piece, 1: kind, 2: source = "", index } of text.matchAll(PIECES)) {
		if (kind !== undefined) {
			isCode = kind === "code";
		} else if (isCode && source !== "[") {
			cells.push(unquoted(source));
		} else if (isCode) {
			const lines = [];
			LINE.lastIndex = index + piece.length;
			for (let line = LINE.exec(text); line !== null; line = LINE.exec(text)) {
				lines.push(unquoted(line[1]));
			}
			cells.push(lines.join(""));
		}
	}
	return cells.some((cell) => cell.trim() !== "") ? cells : undefined;
}
function unquoted(literal) {
	try {
		return String(JSON.parse(literal));
	} catch {
		return literal.slice(1, -1);
	}
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function cellsIn(notebook) {
	if (!isRecord(notebook)) return undefined;
	const worksheets = Array.isArray(notebook["worksheets"]) ? notebook["worksheets"] : undefined;
	const cells = notebook["cells"] ?? worksheets?.flatMap((sheet) => isRecord(sheet) && Array.isArray(sheet["cells"]) ? sheet["cells"] : []);
	return Array.isArray(cells) ? cells.filter(isRecord) : undefined;
}
function sourceOf(cell) {
	const source = cell["source"] ?? cell["input"];
	if (Array.isArray(source)) {
		return source.filter((line) => typeof line === "string").join("");
	}
	return typeof source === "string" ? source : "";
}
const LONGEST_WORD = 1e3;
function isPicture(text) {
	return text.length > LONGEST_WORD && !text.includes(" ");
}
const INLINE_PICTURE = /data:image\/[\w.+-]{1,40};base64,[\w+/=]{1000,}/g;
function withoutPictures(text, most) {
	try {
		const notebook = JSON.parse(text);
		const cells = cellsIn(notebook);
		if (cells === undefined) return undefined;
		dropPictures(notebook);
		const shorter = JSON.stringify(notebook);
		if (shorter.length <= most) return {
			text: shorter,
			results: 0
		};
		const { metadata } = notebook;
		const bare = JSON.stringify({
			cells: cells.map((cell) => ({
				...cell,
				outputs: [],
				attachments: {}
			})),
			metadata
		});
		return {
			text: bare,
			results: shorter.length - bare.length
		};
	} catch {
		return undefined;
	}
}
function dropPictures(notebook) {
	const open = [notebook];
	while (open.length > 0) {
		const one = open.pop();
		if (typeof one !== "object" || one === null) continue;
		const holder = one;
		const isCode = holder["cell_type"] === "code";
		for (const [name, value] of Object.entries(holder)) {
			if (isCode && (name === "source" || name === "input")) continue;
			const isLines = Array.isArray(value) && value.every((line) => typeof line === "string");
			const text = isLines ? value.join("") : value;
			if (typeof text !== "string") {
				open.push(value);
			} else if (text.length > LONGEST_WORD) {
				holder[name] = isPicture(text) ? "" : text.replaceAll(INLINE_PICTURE, "");
			}
		}
	}
}
const QUOTED = /(?<!\\)"(?:[^"\\]|\\.)*"|'[^']*'/g;
function handedOn(line) {
	const strings = (line.match(QUOTED) ?? []).toSorted((a, b) => b.length - a.length);
	return strings[0]?.slice(1, -1) ?? line.replace(/^[ \t]*[%!?]+\S*[ \t]*/, "");
}
function besideCode(text) {
	let parsed;
	try {
		parsed = JSON.parse(text);
	} catch {
		return "";
	}
	const found = [];
	const open = [parsed];
	while (open.length > 0) {
		const one = open.pop();
		if (typeof one === "string") {
			if (!isPicture(one)) found.push(one);
		} else if (Array.isArray(one)) {
			const isText = one.length > 0 && one.every((line) => typeof line === "string");
			if (isText) open.push(one.join(""));
			else for (let at = one.length - 1; at >= 0; at -= 1) open.push(one[at]);
		} else if (isRecord(one)) {
			const isCode = one["cell_type"] === "code";
			const magic = isCode ? sourceOf(one).match(MAGIC_LINE) ?? [] : [];
			if (magic.length > 0) open.push(magic.map(handedOn).join("\n"));
			const names = Object.keys(one).filter((name) => !isCode || name !== "source" && name !== "input");
			for (const name of names.toReversed()) open.push(one[name]);
		}
	}
	return found.join("\n");
}


}),
87733:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
J:()=>FolderBlobs,
Z:()=>syncPath
});
var node_fs__0__ = __load__(73024);
var node_fs_promises__1__ = __load__(51455);
var node_path__2__ = __load__(76760);
var _native__4__ = __load__(497);
var _blobs_js__3__ = __load__(66913);





const DELETED_AT_ONCE = 64;
class FolderBlobs {
	isKept;
	folder;
	constructor(root, isKept = true) {
		this.folder = root;
		this.isKept = isKept;
		for (const folder of _blobs_js__3__.M7) _native__4__.fs.makeFolderNow((0,node_path__2__.join)(root, folder), 448);
	}
	async put(name, contents) {
		const path = this.#pathOf(name);
		if (typeof contents === "string") await this.#move(contents, path);
		else await (0,node_fs_promises__1__.writeFile)(path, contents, {
			mode: 384,
			flag: "wx",
			flush: this.isKept
		});
		if (this.isKept) await syncPath((0,node_path__2__.join)(path, ".."), "r");
	}
	async get(name) {
		const path = await this.fetch(name);
		return (0,_blobs_js__3__.NM)(name, await (0,node_fs_promises__1__.readFile)(path).catch((error) => missing(error, name)));
	}
	async fetch(name) {
		const path = this.#pathOf(name);
		const stats = await (0,node_fs_promises__1__.lstat)(path).catch((error) => missing(error, name));
		if (!stats.isFile()) throw new _blobs_js__3__.X3(name);
		await (0,node_fs_promises__1__.access)(path, node_fs__0__.constants.R_OK).catch((error) => missing(error, name));
		return path;
	}
	async delete(names) {
		for (let at = 0; at < names.length; at += DELETED_AT_ONCE) {
			const some = names.slice(at, at + DELETED_AT_ONCE);
			await Promise.all(some.map((name) => (0,node_fs_promises__1__.rm)(this.#pathOf(name), {
				recursive: true,
				force: true
			})));
		}
	}
	async *list() {
		for (const folder of _blobs_js__3__.M7) {
			for await (const { name: file } of await (0,node_fs_promises__1__.opendir)((0,node_path__2__.join)(this.folder, folder))) {
				const name = `${folder}/${file}`;
				if (!(0,_blobs_js__3__.le)(name)) continue;
				const stats = await (0,node_fs_promises__1__.stat)((0,node_path__2__.join)(this.folder, name)).catch(() => null);
				if (stats !== null) yield {
					name,
					modifiedAt: stats.mtimeMs
				};
			}
		}
	}
	close() {
		return Promise.resolve();
	}
	#pathOf(name) {
		return (0,node_path__2__.join)(this.folder, (0,_blobs_js__3__.XT)(name));
	}
	async #move(from, path) {
		if (this.isKept) await syncPath(from, "r+");
		try {
			await (0,node_fs_promises__1__.rename)(from, path);
		} catch (error) {
			if (error.code !== "EXDEV") throw error;
			await (0,node_fs_promises__1__.copyFile)(from, path, node_fs__0__.constants.COPYFILE_EXCL);
			if (this.isKept) await syncPath(path, "r+");
			await (0,node_fs_promises__1__.rm)(from);
		}
	}
}
function missing(error, name) {
	throw error.code === "ENOENT" ? new _blobs_js__3__.QO(name) : error;
}
const SYNCS_NO_FOLDER = new Set([
	"EISDIR",
	"EPERM",
	"EACCES",
	"EINVAL",
	"ENOTSUP"
]);
async function syncPath(path, flags) {
	try {
		const handle = await (0,node_fs_promises__1__.open)(path, flags);
		try {
			await handle.sync();
		} finally {
			await handle.close();
		}
	} catch (error) {
		const { code = "" } = error;
		if (flags !== "r" || !SYNCS_NO_FOLDER.has(code)) throw error;
	}
}


}),
89267:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$t:()=>placeOf,
Ou:()=>diskNotice,
Pd:()=>makeTempFolder,
d4:()=>storageOpener,
s3:()=>webOf
});
var node_fs_promises__0__ = __load__(51455);
var node_os__1__ = __load__(48161);
var _base__5__ = __load__(4771);
var _base__6__ = __load__(98216);
var _github__15__ = __load__(23863);
var _service__7__ = __load__(87662);
var _service__8__ = __load__(69899);
var _service__9__ = __load__(85189);
var _service__10__ = __load__(36438);
var _service__11__ = __load__(78181);
var _service__12__ = __load__(24354);
var _service__13__ = __load__(40609);
var _service__16__ = __load__(79944);
var _system__14__ = __load__(43108);
var _version_js__2__ = __load__(58508);
var _process_machine_limit_js__3__ = __load__(80650);
var _says_js__4__ = __load__(65303);









function placeOf(place, environment) {
	const variable = (name) => environment[name]?.trim() || null;
	return {
		dataDir: place.dataDir,
		database: place.database ?? variable("CODE_SIMILARITY_DATABASE"),
		blobs: place.blobs ?? variable("CODE_SIMILARITY_BLOBS")
	};
}
const NETWORKS = new Map([
	[26985, "NFS"],
	[20859, "SMB"],
	[4283649346, "SMB"],
	[4266872130, "SMB"],
	[12805120, "Ceph"]
]);
async function diskNotice(dataDir, read = node_fs_promises__0__.statfs) {
	const disk = await read(dataDir).catch(() => null);
	const network = disk === null ? undefined : NETWORKS.get(disk.type);
	return network === undefined ? null : (0,_base__5__.G)(_says_js__4__.De, { network });
}
function storageOpener({ dataDir, database, blobs: place }, environment) {
	const where = place ?? dataDir;
	if (database !== null) {
		if (where !== null) return () => openShared(database, where, environment);
		throw new _base__6__.j1(_says_js__4__.S9);
	}
	if (place === null) return undefined;
	if (dataDir !== null) return () => (0,_service__7__.l)(dataDir, _service__8__.UT, () => (0,_service__9__.d)(place, environment));
	throw new _base__6__.j1(_says_js__4__.qb);
}
async function openShared(address, place, environment) {
	const { openPostgres } = await (0,_service__10__.sg)();
	const database = await openPostgres(address);
	return (0,_service__7__.pX)(database, async () => {
		try {
			await (0,_service__8__._r)(database, _service__8__.UT);
			await (0,_service__8__.Dr)(database);
			await (0,_service__11__.WL)(database);
		} catch (error) {
			if ((0,_service__12__.P)(error)) throw new _base__6__.j1(_says_js__4__.bn);
			const { code } = error;
			if (code !== "42501" && code !== "3F000") throw error;
			throw new _base__6__.j1((0,_base__5__.G)(_says_js__4__["do"], { error: (0,_service__13__.A3)(error) }));
		}
		return (0,_service__9__.d)(place, environment);
	});
}
const TEMP_PREFIX = "code-similarity-service-";
async function makeTempFolder() {
	const folder = (0,_process_machine_limit_js__3__.mk)((0,node_os__1__.tmpdir)(), _process_machine_limit_js__3__.E$, TEMP_PREFIX);
	const lock = await (0,_service__13__.MS)(folder).catch(() => null);
	if (lock !== null) await (0,_service__13__.QE)((0,node_os__1__.tmpdir)(), TEMP_PREFIX, Date.now());
	return {
		folder,
		remove: async () => {
			lock?.release();
			await (0,_system__14__.v$)(folder);
		}
	};
}
function webOf({ web: names, webRequests: mostRequests }, environment) {
	if (names.length === 0) return null;
	const token = environment["GITHUB_TOKEN"] || null;
	if (names.includes("github") && token === null) throw new _base__6__.j1(_says_js__4__.aZ);
	const apiUrl = environment["GITHUB_API_URL"] || _github__15__.rK;
	return {
		...(0,_service__16__.askingOf)({
			names,
			token,
			apiUrl,
			toolVersion: _version_js__2__.x
		}, environment),
		mostRequests
	};
}


}),
89271:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Gc:()=>InvertedIndex,
cn:()=>frequenciesOf,
cz:()=>ValuesByFrequency,
oG:()=>rarity,
rp:()=>RowSet
});
var _mapped_js__0__ = __load__(91988);
var _numbers_js__1__ = __load__(67117);


function rarity(frequency, documents) {
	return frequency <= 1 || documents <= 3 ? 1 : (0,_numbers_js__1__.ln)(1 + (documents - 1) / (frequency - 1)) / (0,_numbers_js__1__.ln)(documents);
}
const LINE = 16;
const MOST_SHORT = 1 << 16;
class InvertedIndex {
	#bounds;
	#postings;
	fetched = 0;
	constructor(frequencies, documents, isWanted = () => true) {
		this.#bounds = (0,_mapped_js__0__.vB)(frequencies.length * 2 + 1);
		let total = 0;
		for (let number = 0; number < frequencies.length; number += 1) {
			this.#bounds[number * 2] = total;
			this.#bounds[number * 2 + 1] = total;
			const frequency = frequencies[number];
			if (isWanted(frequency)) total += frequency;
		}
		this.#bounds[frequencies.length * 2] = total;
		this.#postings = documents <= MOST_SHORT ? (0,_mapped_js__0__.nY)(total) : (0,_mapped_js__0__.vB)(total);
	}
	add(number, document) {
		const end = this.#bounds[number * 2 + 1];
		if (end === this.#bounds[number * 2 + 2]) return;
		this.#postings[end] = document;
		this.#bounds[number * 2 + 1] = end + 1;
	}
	frequency(number) {
		return this.#bounds[number * 2 + 1] - this.#bounds[number * 2];
	}
	sum(number, weight, sums) {
		const postings = this.#postings;
		const end = this.#bounds[number * 2 + 1];
		for (let at = this.#bounds[number * 2]; at < end; at += 1) {
			const document = postings[at];
			sums[document] = sums[document] + weight;
		}
	}
	fetch(numbers, from, to) {
		const bounds = this.#bounds;
		const postings = this.#postings;
		let fetched = 0;
		for (let at = from; at < to; at += 1) fetched |= bounds[numbers[at] * 2];
		for (let at = from; at < to; at += 1) {
			const number = numbers[at];
			const end = bounds[number * 2 + 1];
			for (let place = bounds[number * 2]; place < end; place += LINE) {
				fetched |= postings[place];
			}
		}
		this.fetched = fetched;
	}
	accumulate(number, weight, sums, touched) {
		const postings = this.#postings;
		const end = this.#bounds[number * 2 + 1];
		for (let at = this.#bounds[number * 2]; at < end; at += 1) {
			const document = postings[at];
			const sum = sums[document];
			if (sum === 0) touched.add(document);
			sums[document] = sum + weight;
		}
	}
	accumulateNear(number, document, most, weight, sums, touched) {
		const postings = this.#postings;
		const first = this.#bounds[number * 2];
		const end = this.#bounds[number * 2 + 1];
		const place = this.#place(number, document);
		const to = Math.min(end, place + most + 1);
		for (let at = Math.max(first, place - most); at < to; at += 1) {
			const near = postings[at];
			const sum = sums[near];
			if (sum === 0) touched.add(near);
			sums[near] = sum + weight;
		}
	}
	count(number, counts) {
		const postings = this.#postings;
		const end = this.#bounds[number * 2 + 1];
		for (let at = this.#bounds[number * 2]; at < end; at += 1) {
			const document = postings[at];
			counts[document] = counts[document] + 1;
		}
	}
	take(number, counts, passes) {
		const postings = this.#postings;
		const end = this.#bounds[number * 2 + 1];
		let taken = 0;
		for (let at = this.#bounds[number * 2]; at < end; at += 1) {
			const document = postings[at];
			const count = counts[document];
			if (count === 0) continue;
			counts[document] = 0;
			taken += passes(document, count) ? 1 : 0;
		}
		return taken;
	}
	has(number, document) {
		return this.#postings[this.#place(number, document)] === document;
	}
	documents(number, count) {
		const documents = new RowSet(count);
		const end = this.#bounds[number * 2 + 1];
		for (let at = this.#bounds[number * 2]; at < end; at += 1) {
			documents.add(this.#postings[at]);
		}
		return documents;
	}
	#place(number, document) {
		const postings = this.#postings;
		let low = this.#bounds[number * 2];
		let high = this.#bounds[number * 2 + 1];
		while (low < high) {
			const middle = low + high >>> 1;
			if (postings[middle] < document) low = middle + 1;
			else high = middle;
		}
		return low;
	}
}
class RowSet {
	bits;
	constructor(rows) {
		this.bits = new Int32Array((rows >>> 5) + 1);
	}
	has(row) {
		return (this.bits[row >>> 5] >>> (row & 31) & 1) === 1;
	}
	add(row) {
		this.bits[row >>> 5] = this.bits[row >>> 5] | 1 << (row & 31);
	}
	clear() {
		this.bits.fill(0);
	}
	take(visit) {
		const { bits } = this;
		for (let word = 0; word < bits.length; word += 1) {
			let left = bits[word];
			if (left === 0) continue;
			bits[word] = 0;
			while (left !== 0) {
				visit(word * 32 + 31 - Math.clz32(left & -left));
				left &= left - 1;
			}
		}
	}
}
function frequenciesOf(lists, count) {
	const frequencies = (0,_mapped_js__0__.vB)(count);
	const end = lists.count === 0 ? 0 : lists.to(lists.count - 1);
	for (let at = 0; at < end; at += 1) {
		const number = lists.data[at];
		frequencies[number] = frequencies[number] + 1;
	}
	return frequencies;
}
class ValuesByFrequency {
	frequencies;
	#values;
	constructor(frequencies, documents, value) {
		this.frequencies = frequencies;
		this.#values = Float64Array.from({ length: documents + 1 }, (_, frequency) => value(frequency));
	}
	of(number) {
		return this.#values[this.frequencies[number]];
	}
	at(frequency) {
		return this.#values[frequency];
	}
}


}),
89544:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$_:()=>noPairGive,
BH:()=>reportHolds,
Bd:()=>copiesDamaged,
Bj:()=>noSubmissionCalled,
Dh:()=>nothingStoredBranch,
Dl:()=>githubServer,
EE:()=>namesTaken,
Et:()=>holdsApp,
GM:()=>reportCouldNotWritten,
Gu:()=>holdsCode,
H$:()=>cannotReadNameFolder,
IB:()=>noChromeChromium,
IN:()=>holdsNoReport,
Iy:()=>checkNotFinished,
LK:()=>stateNeeds,
O3:()=>tokenMissing,
Ol:()=>noAssignmentYou,
P_:()=>reportListsNo,
QM:()=>repositoryNoRepository,
Vk:()=>cannotReadName,
WG:()=>errorResult,
XA:()=>sameSubmission,
_C:()=>runScans,
bH:()=>cannotWrittenNameAnother,
bh:()=>courseLists,
c1:()=>browserCouldNotPrint,
c3:()=>namesPeople,
eY:()=>ofIs,
fH:()=>noCourseVersion,
gY:()=>notExistName,
hL:()=>bothCalled,
iV:()=>courseHasFew,
kC:()=>reportMade,
kE:()=>cannotWrittenName,
kc:()=>nobodyCourseCalled,
kq:()=>namesGive,
li:()=>bytesNotKept,
lv:()=>reportListsPlace,
my:()=>holdsTooMuch,
nY:()=>earlierCommits,
oB:()=>couldNotWrittenFile,
p5:()=>noPairCourse,
s9:()=>reportLists,
sk:()=>noFolderOfReports,
sw:()=>noteWithoutData,
t5:()=>changedAfter,
uh:()=>matchMissing,
uu:()=>pageReport,
v3:()=>noReportCourse,
vY:()=>codeNotReport,
vi:()=>errorCame,
wJ:()=>notTwoAllowed,
zQ:()=>appPrivate
});
const noteWithoutData = "note: Without --data, accepted commands that are not done are forgotten when the server ends.";
const appPrivate = "APP_PRIVATE_KEY is missing. Set it to the text of the .pem file that GitHub made for the App, or to its path; APP_ID and WEBHOOK_SECRET belong to it. `bot --setup --data DIR` registers an App and keeps all three in DIR.";
const pageReport = "Only the page of this report saves here.";
const matchMissing = "If-Match is missing.";
const bytesNotKept = "More than {most} bytes are not kept; take old cases out of cases.json.";
const couldNotWrittenFile = "{path} could not be written: {why}. The file is as it was before.";
const holdsCode = "{tempDir} holds code and could not be removed: {error}. Delete it.";
const reportCouldNotWritten = "The report could not be written to {directory}: {error}. Give another folder with --report-dir.";
const errorResult = "error: The result could not be written to stdout: {error}. Make room there, or lead stdout elsewhere.";
const reportMade = "The report of {name} was made again after the course, so its people may stand in other places. Run code-similarity course again.";
const noReportCourse = "No report of this course holds lines that both have, so there is nothing to show. Compare their programs by hand.";
const noCourseVersion = "{path} is no course of this version. Run code-similarity course again.";
const courseLists = "The course lists {found} pairs, and none of them is number {first}. Give two names, as in: code-similarity dossier amber chiara";
const noPairCourse = "{words} is no pair of the course. Give two names, as in: code-similarity dossier amber chiara";
const namesPeople = "{name} names {places} people of the course. Give the number of the pair in its list.";
const nobodyCourseCalled = "Nobody of the course is called {name}; {noMeant?name one of {names}.|did you mean {meant}?}";
const notTwoAllowed = "--for: {name} is not one of the two; allowed: {names}.";
const bothCalled = "--for: both are called {name}, and a copy is for one of them alone. Make it of the report of each assignment, with the key of one.";
const notExistName = "{given} does not exist. Name the folder of a report, or a folder or download of submissions.";
const ofIs = "{given} ({at} of {all}) is checked.";
const errorCame = "error: {given} came to no report, so there is no course. The line above says why; mend that and run again.";
const cannotWrittenName = "{out} cannot be written: {error}. Name another folder by --out.";
const namesTaken = "Names were taken out. Code itself can name people: read the copy before you hand it out.";
const noChromeChromium = "No Chrome, Chromium or Edge was found to print with: install one, or name it by CHROME_PATH. {html} is written: open it and print it to a PDF.";
const codeNotReport = "The code of {names} is not in this report, so there are no lines to show. {why?{why}|Run the check where the code is.}";
const reportHolds = "This report holds no lines that both have: what they share is shorter than what counts, or the service did not say where it is. Compare the two programs by hand.";
const cannotWrittenNameAnother = "{path} cannot be written ({code}). Name another file by --out.";
const sameSubmission = "{a} and {b} are the same submission. Name two.";
const reportLists = "The report lists no pair of {a} and {b}: nothing that both have was kept. Choose a pair of the list that code-similarity report shows.";
const reportListsNo = "The report lists no pair, so there is no dossier to make. Look at it with code-similarity report.";
const reportListsPlace = "The report lists {pairs}, so the place must be a number from 1 to {most}, not {word}.";
const noPairGive = "{text} is no pair. Give its place in the ranked list, as in: code-similarity dossier 1; or two names, as in: code-similarity dossier amber chiara";
const noSubmissionCalled = "No submission is called {name}; {noMeant?name one of {names}.|did you mean {meant}?}";
const namesGive = "{name} names {submissions}: {keys}. Give the key of one.";
const changedAfter = "{json} was changed after {path} was written, so neither proves anything. Run the check again.";
const cannotReadName = "{path} cannot be read ({code}). Name the folder of a report by --report, or run code-similarity check first.";
const browserCouldNotPrint = "The browser could not print the dossier: {reason}. Open the page and print it to a PDF.";
const cannotReadNameFolder = "{path} cannot be read ({code}). Name the folder of a report, or its report.json.";
const holdsNoReport = "{given} holds no report (index.html). Run code-similarity check first, or name its report-dir.";
const holdsApp = "{path} holds the App \u201c{known}\u201d already: start it with bot --data. --again registers another one and forgets the key of this one.";
const githubServer = "GITHUB_SERVER_URL is no address such as https://github.example.";
const tokenMissing = "A token is missing: put one into GITHUB_TOKEN that may read {writes?and write |}the contents of the repository, as in: GITHUB_TOKEN=$(gh auth token) code-similarity state {action} \u2026";
const nothingStoredBranch = "Nothing is stored on the branch {where}: no scan ran there yet. Look at --repository and --state-branch.";
const stateNeeds = "state needs the repository that scans run in, as in: code-similarity state show --repository cs101/staff";
const repositoryNoRepository = "--repository: {text} is no repository; write owner/name.";
const noAssignmentYou = "There is no assignment {name} on {where}; {meant?did you mean {meant}?|there is {all}. Name one that is there.}";
const earlierCommits = "Earlier commits are off the branch. GitHub keeps them for a while: ask its support to remove them at once.";
const copiesDamaged = "Copies of damaged files may still name people: {copies}. Run code-similarity state repair, or delete them.";
const checkNotFinished = "A check of {pending} is not finished; let a scan finish it first.";
const runScans = "Run {run} scans at the moment, until {time} at the latest unless it goes on. Wait for its end.";
const courseHasFew = "Of the course {course} there {none?is no report|is one report} below {where}, and a course takes two or more. Check each assignment with --course {course}, a --check-name and a --report-dir of its own.";
const noFolderOfReports = "{place} does not exist. Name a folder that holds the reports of the course.";
const holdsTooMuch = "{place} holds too much to look for reports in it. Name the folder that holds the reports alone.";


}),
89635:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Vm:()=>takeTurn,
h4:()=>TurnPace,
n$:()=>OwnTurns
});
function takeTurn({ times, heldUntil }, { most, perMs }, now) {
	const known = times.filter((time) => time > now - perMs && time <= now);
	const recent = most === Infinity ? [] : known.slice(-most);
	const isFull = recent.length >= most;
	if (!isFull && heldUntil <= now) {
		return {
			times: [...recent, now],
			waitMs: 0,
			left: most - recent.length - 1
		};
	}
	const free = isFull ? (recent[0] ?? now) + perMs : now;
	return {
		times: recent,
		waitMs: Math.max(free, heldUntil) - now,
		left: 0
	};
}
const MOST_NAMES = 1e4;
class OwnTurns {
	#now;
	#taken = new Map();
	#most = MOST_NAMES;
	constructor(now) {
		this.#now = now;
	}
	take(name, window) {
		const now = this.#now();
		const { heldUntil } = this.#of(name);
		const { times, ...turn } = takeTurn(this.#of(name), window, now);
		this.#keep(name, {
			times,
			heldUntil,
			until: Math.max(heldUntil, now + window.perMs)
		});
		return Promise.resolve(turn);
	}
	hold(name, ms) {
		const { times, heldUntil, until } = this.#of(name);
		const held = Math.max(heldUntil, this.#now() + ms);
		this.#keep(name, {
			times,
			heldUntil: held,
			until: Math.max(until, held)
		});
		return Promise.resolve();
	}
	#of(name) {
		return this.#taken.get(name) ?? {
			times: [],
			heldUntil: -Infinity,
			until: -Infinity
		};
	}
	#keep(name, taken) {
		this.#taken.set(name, taken);
		if (this.#taken.size <= this.#most) return;
		const now = this.#now();
		for (const [one, { until }] of this.#taken) if (until <= now) this.#taken.delete(one);
		this.#most = MOST_NAMES + this.#taken.size;
	}
}
class TurnPace {
	#clock;
	#turns;
	#name;
	#window;
	#queue = Promise.resolve();
	constructor(clock, turns, name, window) {
		this.#clock = clock;
		this.#turns = turns;
		this.#name = name;
		this.#window = window;
	}
	async hold(ms) {
		await this.#turns.hold(this.#name, ms);
	}
	async turn(untilMs, signal) {
		const mine = this.#queue.then(() => this.#take(untilMs, signal));
		this.#queue = mine.catch(() => {});
		return mine;
	}
	async #take(untilMs, signal) {
		for (;;) {
			signal.throwIfAborted();
			const now = this.#clock.now();
			if (now >= untilMs) return false;
			const { waitMs } = await this.#turns.take(this.#name, this.#window);
			if (waitMs === 0) return true;
			if (now + waitMs >= untilMs) return false;
			await this.#clock.sleep(waitMs, signal);
		}
	}
}


}),
91005:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
XP:()=>Jobs,
_g:()=>SWEEP_MS,
ao:()=>MOST_TRIES,
vO:()=>addJob
});
var node_crypto__0__ = __load__(77598);
var kysely__3__ = __load__(10769);
var _store_database_js__1__ = __load__(78181);
var _kinds_js__2__ = __load__(56350);




const SWEEP_MS = 5e3;
const MOST_SILENT_LOOKS = 6;
const LOOK_MS = SWEEP_MS - 1e3;
const MOST_TRIES = 3;
const BLAME_MS = 60 * 6e4;
const TAKEN = "23505";
const NOBODY = 0;
class Jobs {
	#database;
	#now;
	#process = (0,node_crypto__0__.randomUUID)();
	#alone;
	#progress;
	constructor(database, { now, alone }) {
		this.#database = database;
		this.#now = now;
		this.#alone = alone;
		this.#progress = progressOf(database);
	}
	add(job, together) {
		return addJob(together ?? this.#database.db, job, this.#now());
	}
	async cancel(kinds, key, together) {
		const { numDeletedRows } = await (together ?? this.#database.db).deleteFrom("jobs").where("kind", "in", (0,_kinds_js__2__.c3)(kinds)).where("key", "=", key).executeTakeFirst();
		return numDeletedRows > 0n;
	}
	async take(kind, which) {
		const token = this.#token();
		const passing = this.#database.kind === "postgresql" ? (0,kysely__3__.l)`for update skip locked` : (0,kysely__3__.l)``;
		const now = this.#now();
		const isDue = (0,kysely__3__.l)`due_at not between ${now + 1} and ${now + (0,_kinds_js__2__.mc)(kind)}`;
		try {
			const { rows } = await (0,kysely__3__.l)`
        update jobs set worker = ${token}, silent = 0
        where worker is null and id = (
          select id from jobs as one
          where kind = ${kind} and worker is null and ${isDue} and small >= ${which === "small" ? 1 : 0}
            and not exists (
              select 1 from jobs as other where other.kind = one.kind and other.lane = one.lane
                and (other.worker is not null or (other.id < one.id and other.${isDue}))
            )
          order by small, round, (
            select count(*) from jobs as other
            where other.person = one.person and other.kind = one.kind and other.worker is not null
          ), id
          limit 1 ${passing}
        )
        returning id, key, tries, tried_at, share`.execute(this.#database.db);
			return this.#taken(rows, kind, token);
		} catch (error) {
			if (error.code === TAKEN) return this.take(kind, which);
			throw error;
		}
	}
	async claim(kind, key) {
		const token = this.#token();
		const rows = await this.#database.db.updateTable("jobs").set({
			...FREE,
			worker: token,
			silent: 0
		}).where("kind", "=", kind).where("key", "=", key).where("worker", "is", null).returning([
			"id",
			"key",
			"tries",
			"triedAt",
			"share"
		]).execute();
		return this.#taken(rows, kind, token);
	}
	async beat(job, { share, elapsedMs }, waits = false) {
		const { numUpdatedRows } = await this.#own(job).set({
			silent: 0,
			share,
			elapsedMs,
			waits: waits ? 1 : 0
		}).executeTakeFirst();
		return numUpdatedRows > 0n;
	}
	async done({ id, token }) {
		await (0,_store_database_js__1__.UJ)(this.#database.db, "jobs", {
			id,
			worker: token
		});
	}
	async giveBack(job, dueAt) {
		await this.#own(job).set(dueAt === undefined ? FREE : {
			...FREE,
			dueAt
		}).execute();
	}
	async goOnAs({ id, token, share }, kind, together) {
		const to = {
			kind,
			worker: null,
			waits: 0,
			share,
			addedAt: this.#now()
		};
		await (0,_store_database_js__1__.QP)(together, "jobs", {
			id,
			worker: token
		}, to);
	}
	async fail(job, dueAt) {
		await this.#own(job).set({
			...FREE,
			...this.#blame(),
			dueAt
		}).execute();
	}
	async dead(own) {
		const { db } = this.#database;
		const at = this.#clock();
		await db.updateTable("jobs").set(({ eb }) => ({
			silent: eb("silent", "+", 1),
			lookedAt: at
		})).where("worker", "is not", null).where("worker", "not in", [...own]).where((0,kysely__3__.l)`abs(${at} - looked_at)`, ">=", LOOK_MS).execute();
		const rows = await db.selectFrom("jobs").select([
			"id",
			"kind",
			"key",
			"small",
			"waits",
			"worker",
			"silent"
		]).where("worker", "is not", null).orderBy("id").execute();
		const others = rows.flatMap(({ worker, ...row }) => worker === null || own.has(worker) ? [] : [{
			...row,
			token: worker
		}]);
		const processes = Map.groupBy(others, ({ token }) => token.slice(0, token.indexOf("/")));
		const dead = [];
		for (const jobs of processes.values()) {
			const silent = Math.min(...jobs.map((job) => job.silent));
			if (!this.#alone && silent <= MOST_SILENT_LOOKS) continue;
			const computing = jobs.filter(({ kind, waits }) => _kinds_js__2__.Ny.has(kind) && waits === 0);
			const large = computing.filter(({ small }) => small === 0);
			const blamed = large.length > 0 ? large : computing;
			dead.push(...jobs.map((job) => ({
				...job,
				isBlamed: blamed.includes(job)
			})));
		}
		return dead;
	}
	async free({ isBlamed, silent, ...job }) {
		await this.#own(job).set(isBlamed ? {
			...FREE,
			...this.#blame()
		} : FREE).where("silent", ">=", silent).execute();
	}
	async keys(kinds) {
		const rows = await this.#database.db.selectFrom("jobs").select("key").where("kind", "in", (0,_kinds_js__2__.c3)(kinds)).execute();
		return new Set(rows.map(({ key }) => key));
	}
	async progress(kinds, keys) {
		const rows = await (0,_store_database_js__1__.oP)(keys, (some) => this.#progress((0,_kinds_js__2__.c3)(kinds), some));
		return new Map(rows.map(({ key, ...progress }) => [key, progress]));
	}
	async overview(kinds) {
		return this.#database.db.selectFrom("jobs").select(({ fn }) => [
			fn.count("id").filterWhere("worker", "is", null).as("waiting"),
			fn.count("id").filterWhere("worker", "is not", null).as("running"),
			fn.count("id").filterWhere("worker", "is", null).filterWhere("small", "=", 1).as("waitingSmall"),
			fn.min("addedAt").filterWhere("worker", "is", null).as("oldestSince")
		]).where("kind", "in", (0,_kinds_js__2__.c3)(kinds)).executeTakeFirstOrThrow();
	}
	async byOwner(kinds) {
		const rows = await this.#database.db.selectFrom("jobs").select(({ fn }) => [
			"person",
			fn.count("id").filterWhere("worker", "is", null).as("waiting"),
			fn.count("id").filterWhere("worker", "is not", null).as("running")
		]).where("kind", "in", (0,_kinds_js__2__.c3)(kinds)).groupBy("person").orderBy("person").execute();
		return rows.map(({ person, ...counts }) => ({
			ownerId: person === NOBODY ? null : person,
			...counts
		}));
	}
	#own({ id, token }) {
		return this.#database.db.updateTable("jobs").where("id", "=", id).where("worker", "=", token);
	}
	#clock() {
		const { kind } = this.#database;
		return kind === "postgresql" ? (0,_store_database_js__1__.ie)(kind) : (0,kysely__3__.l)`${this.#now()}`;
	}
	#token() {
		return `${this.#process}/${(0,node_crypto__0__.randomUUID)()}`;
	}
	#taken([row], kind, token) {
		if (row === undefined) return null;
		const { id, key, tries, triedAt, share } = row;
		return {
			id,
			kind,
			key,
			tries: triedAt > this.#now() - BLAME_MS ? tries : 0,
			share,
			token
		};
	}
	#blame() {
		const at = this.#now();
		return {
			tries: (0,kysely__3__.l)`case when tried_at > ${at - BLAME_MS} then tries + 1 else 1 end`,
			triedAt: at
		};
	}
}
function progressOf(database) {
	return (0,_store_database_js__1__.p7)(database, (kinds, keys) => database.db.selectFrom("jobs").select([
		"key",
		"share",
		"elapsedMs"
	]).where("kind", "in", kinds).where("key", "in", keys));
}
const FREE = {
	worker: null,
	share: 0,
	elapsedMs: 0,
	waits: 0
};
async function addJob(db, { kind, key, person, small, lane = null, dueAt = 0 }, at) {
	const whose = person ?? NOBODY;
	const size = small ? 1 : 0;
	const like = (0,kysely__3__.l)`kind = ${kind} and small = ${size}`;
	await (0,kysely__3__.l)`
    insert into jobs (kind, key, lane, person, small, due_at, added_at, round)
    values (${kind}, ${key}, ${lane}, ${whose}, ${size}, ${dueAt}, ${at}, (
      select coalesce(max(next), 0) from (
        select max(round) + 1 as next from jobs where ${like} and person = ${whose}
        union all
        select coalesce(
          (select min(round) from jobs where ${like} and worker is null and due_at <= ${at}),
          (select max(round) from jobs where ${like} and worker is not null)
        )
      ) as rounds
    ))
    on conflict (kind, key) do nothing`.execute(db);
}


}),
91988:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
CV:()=>mapped,
S4:()=>int32s,
gT:()=>grown,
nY:()=>uint16s,
s7:()=>float64s,
vB:()=>uint32s
});
const LEAST_BYTES = 1 << 17;
const PAGE_BYTES = 1 << 16;
const MOST_PAGES = 1 << 16;
let isScarce = false;
let mayShare = true;
const memories = new WeakMap();
function mapped(bytes) {
	return memoryOf(bytes, false)?.buffer ?? new ArrayBuffer(bytes);
}
function growing(bytes) {
	const memory = memoryOf(bytes, true);
	return memory === undefined ? new ArrayBuffer(bytes) : bufferOf(memory);
}
function memoryOf(bytes, grows) {
	if (bytes < LEAST_BYTES || isScarce) return undefined;
	const initial = pagesOf(bytes);
	if (grows && mayShare) {
		try {
			return new WebAssembly.Memory({
				initial,
				maximum: MOST_PAGES,
				shared: true
			});
		} catch {
			mayShare = false;
		}
	}
	try {
		return new WebAssembly.Memory({ initial });
	} catch {
		isScarce = true;
		return undefined;
	}
}
function bufferOf(memory) {
	memories.set(memory.buffer, memory);
	return memory.buffer;
}
function pagesOf(bytes) {
	return Math.ceil(bytes / PAGE_BYTES);
}
function grown(list, length) {
	const Numbers = list.constructor;
	const bytes = length * list.BYTES_PER_ELEMENT;
	const memory = memories.get(list.buffer);
	if (memory !== undefined) {
		try {
			memory.grow(pagesOf(Math.max(0, bytes - list.buffer.byteLength)));
			return new Numbers(bufferOf(memory), 0, length);
		} catch {
			isScarce = true;
		}
	}
	const larger = new Numbers(growing(bytes), 0, length);
	larger.set(list);
	return larger;
}
function uint16s(length) {
	return new Uint16Array(mapped(length * 2), 0, length);
}
function uint32s(length) {
	return new Uint32Array(mapped(length * 4), 0, length);
}
function int32s(length) {
	return new Int32Array(mapped(length * 4), 0, length);
}
function float64s(length) {
	return new Float64Array(mapped(length * 8), 0, length);
}


}),
92105:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
n:()=>compareText,
u:()=>SPELLED
});
function compareText(a, b) {
	return a < b ? -1 : Number(a > b);
}
const SPELLED = {
	ß: "ss",
	ø: "o",
	æ: "ae",
	\u0153: "oe",
	\u0142: "l",
	\u0111: "d",
	ð: "d",
	þ: "th",
	\u0131: "i"
};


}),
92378:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
n:()=>NumberLists
});
var _mapped_js__0__ = __load__(91988);

class NumberLists {
	data = new Uint16Array(1 << 12);
	#ends = new Uint32Array(1 << 8);
	#count = 0;
	get count() {
		return this.#count;
	}
	from(document) {
		return document === 0 ? 0 : this.#ends[document - 1];
	}
	to(document) {
		return this.#ends[document];
	}
	add(numbers) {
		const from = this.#count === 0 ? 0 : this.to(this.#count - 1);
		const to = from + numbers.length;
		if (this.data instanceof Uint16Array && !areShort(numbers)) {
			const wider = (0,_mapped_js__0__.gT)(new Uint32Array(0), Math.max(this.data.length, Math.ceil(to * GROWTH)));
			wider.set(this.data.subarray(0, from));
			this.data = wider;
		}
		if (to > this.data.length) {
			this.data = (0,_mapped_js__0__.gT)(this.data, Math.max(to, Math.ceil(this.data.length * GROWTH)));
		}
		if (this.#count === this.#ends.length) {
			const larger = new Uint32Array(this.#ends.length * 2);
			larger.set(this.#ends);
			this.#ends = larger;
		}
		this.data.set(numbers, from);
		this.#ends[this.#count] = to;
		this.#count += 1;
	}
	clear() {
		this.#count = 0;
		this.data = new Uint16Array(0);
	}
}
function areShort(numbers) {
	let bits = 0;
	for (let at = 0; at < numbers.length; at += 1) bits |= numbers[at];
	return bits >>> 0 <= MOST_SHORT;
}
const GROWTH = 1.5;
const MOST_SHORT = 65535;


}),
93207:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
D0:()=>t,
Rd:()=>e,
VS:()=>uint32be,
WG:()=>encodeBase64,
br:()=>digest,
lF:()=>encode,
mx:()=>uint64be,
u8:()=>n,
xW:()=>concat,
y4:()=>decodeBase64
});
const e=new TextEncoder,t=new TextDecoder,n=new TextDecoder(`utf-8`,{fatal:!0}),r=2**32;function concat(...e){const t=e.reduce((e,{length:t})=>e+t,0),n=new Uint8Array(t);let r=0;for(const t of e)n.set(t,r),r+=t.length;return n}function writeUInt32BE(e,t,n){if(t<0||t>=r)throw new RangeError(`value must be >= 0 and <= ${r-1}. Received ${t}`);e.set([t>>>24,t>>>16,t>>>8,t&255],n)}function uint64be(e){const t=Math.floor(e/r),n=e%r,i=new Uint8Array(8);return writeUInt32BE(i,t,0),writeUInt32BE(i,n,4),i}function uint32be(e){const t=new Uint8Array(4);return writeUInt32BE(t,e),t}const i=/[^\x00-\x7f]/;function encode(t){if(typeof t==`string`&&t.length>=128){if(i.test(t))throw new TypeError(`non-ASCII string encountered in encode()`);return e.encode(t)}const n=new Uint8Array(t.length);for(let e=0;e<t.length;e++){const r=t.charCodeAt(e);if(r>127)throw new TypeError(`non-ASCII string encountered in encode()`);n[e]=r}return n}function encodeBase64(e,t=!1){if(Uint8Array.prototype.toBase64)return e.toBase64({alphabet:t?`base64url`:`base64`,omitPadding:t});const n=32768,r=[];for(let t=0;t<e.length;t+=n)r.push(String.fromCharCode.apply(null,e.subarray(t,t+n)));const i=btoa(r.join(``));return t?i.replace(/=/g,``).replace(/\+/g,`-`).replace(/\//g,`_`):i}function decodeBase64(e,t=!1){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(e,{alphabet:t?`base64url`:`base64`});if(t){if(e.includes(`+`)||e.includes(`/`))throw new TypeError(`Invalid base64url`);e=e.replace(/-/g,`+`).replace(/_/g,`/`)}const n=atob(e),r=new Uint8Array(n.length);for(let e=0;e<n.length;e++)r[e]=n.charCodeAt(e);return r}async function digest(e,t){const n=`SHA-${e.slice(-3)}`;return new Uint8Array(await crypto.subtle.digest(n,t))}

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
var _base__3__ = __load__(33897);
var _base__4__ = __load__(68171);
var _searched_js__0__ = __load__(7226);
var _student_sentence_js__1__ = __load__(18480);
var _wording_js__2__ = __load__(62867);




function studentHeadline(view) {
	if (view.outcome === null) return {
		mark: "\u2139\ufe0f",
		title: (0,_base__3__.iU)("report.checkRan")
	};
	if (view.outcome === "flagged" && view.isPublic) {
		return {
			mark: "\ud83d\udc40",
			title: (0,_base__3__.iU)("report.personWillLook")
		};
	}
	const isAlone = view.outcome === "passed" || view.sentence.id === _student_sentence_js__1__.qY.id;
	if (isUncompared(view) && isAlone) return _wording_js__2__.g_;
	return (0,_wording_js__2__.Pl)(view.outcome);
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
		facts.push([(0,_base__3__.iU)("report.similarity"), BAND_WORDS[own.similarity]]);
	}
	if (own.ai !== null && aiRun) facts.push([(0,_base__3__.iU)("report.ai"), BAND_WORDS[own.ai]]);
	if (own.isFlagged !== null && isCompared && !view.isPublic) {
		facts.push([(0,_base__3__.iU)("report.review"), (0,_base__3__.iU)(own.isFlagged ? "report.needed" : "report.notNeeded")]);
	}
	if (own.isOpenedFirst === true) facts.push([(0,_base__3__.iU)("report.opened"), (0,_base__3__.iU)("report.openedFirst")]);
	if (own.isPushedFirst === true) facts.push([(0,_base__3__.iU)("report.factPushed"), (0,_base__3__.iU)("report.pushedFirst")]);
	facts.push([(0,_base__3__.iU)("report.comparedWith"), more === 0 ? (0,_base__3__.iU)("report.others", { n }) : (0,_base__3__.iU)("report.othersNotMore", {
		n,
		more
	})]);
	return facts;
}
function studentFirst({ outcome }) {
	return outcome === "flagged" ? (0,_base__3__.iU)("report.decidedNothing") : null;
}
function studentNext({ outcome, own }) {
	return outcome === "flagged" && own !== null ? (0,_base__3__.iU)("report.canAnswer") : null;
}
function paragraph(said, words) {
	return said === null ? [] : [(0,_base__4__.p7)(words.tell(said)), ""];
}
function studentHowToRead(view) {
	const isTold = view.feedback !== "none";
	const rights = [...studentFirst(view) === null ? [(0,_base__3__.iU)("report.decidedNothing")] : [], ...studentNext(view) === null ? [(0,_base__3__.iU)("report.canAnswer")] : []];
	return [
		...isTold && view.inBands ? [(0,_base__3__.iU)("report.inBands")] : [],
		...isTold ? [...rights, (0,_base__3__.iU)("report.alikeByNature")] : [(0,_base__3__.iU)("report.notShown")],
		...view.feedback === "full" && view.own !== null ? [(0,_base__3__.iU)("report.bands")] : [],
		...view.aiRun && isTold ? [(0,_base__3__.iU)("report.aiCanBeWrong")] : [],
		(0,_wording_js__2__.nV)(view.baseCode),
		...view.isEmbedded && !view.hasLeft ? [_wording_js__2__.Xx] : []
	];
}
function foundWords(region) {
	return (0,_base__3__.oR)("words.commas", region.foundIn.map((place) => _searched_js__0__.By[place]));
}
function regionMarkdown(region, words) {
	const lines = words.tell((0,_wording_js__2__.VG)(region.lineStart, region.lineEnd));
	const text = `${(0,_base__4__.D9)(region.file)} ${lines}`;
	return `- ${(0,_base__4__.iQ)(text, region.url)} (${words.tell(foundWords(region))})`;
}
function policyWords({ policy }) {
	return policy === null ? null : (0,_base__3__.iU)("report.policy", { policy });
}
function policyMarkdown({ policy }, words) {
	if (policy === null) return null;
	const url = policyUrl(policy);
	return words.say("report.policy", { policy: url === null ? (0,_base__4__.p7)(policy) : (0,_base__4__.iQ)((0,_base__4__.p7)(url), url) });
}
function policyUrl(policy) {
	return policy === null || /\s/.test(policy) ? null : (0,_base__4__.N3)(policy);
}
const BAND_WORDS = {
	"n/a": (0,_base__3__.iU)("words.notKnown"),
	low: (0,_base__3__.iU)("report.bandLow"),
	moderate: (0,_base__3__.iU)("report.bandModerate"),
	high: (0,_base__3__.iU)("report.bandHigh"),
	"very high": (0,_base__3__.iU)("report.bandVeryHigh")
};


}),
94472:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
L:()=>openJsonLog
});
var pino__0__ = __load__(11164);

function openJsonLog(write, level = "info", now = () => new Date()) {
	return (0,pino__0__.pino)({
		base: null,
		level,
		customLevels: {
			notice: 35,
			warning: 40
		},
		timestamp: () => `,"time":"${now().toISOString()}"`,
		formatters: { level: (name) => ({ level: name }) },
		messageKey: "message"
	}, { write: (line) => void write(line) });
}


}),
94825:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BR:()=>highest,
Ds:()=>unreadOf,
Hb:()=>EXPLAINED_WITHIN,
Hk:()=>pushedBefore,
Iy:()=>pairsByKey,
K:()=>pairAverage,
OI:()=>isLookedIn,
P:()=>isOrdinary,
P$:()=>isCovered,
Rz:()=>openedBefore,
YD:()=>compareKeys,
cp:()=>SERVICE_THRESHOLD,
dX:()=>pairAlike,
gm:()=>isPushedFirst,
jm:()=>holdsNoCode,
tC:()=>shareOf,
uQ:()=>isCompared
});
var _base__0__ = __load__(37129);
var _base__1__ = __load__(92105);

const SERVICE_THRESHOLD = 75;
function unreadOf({ submissions }) {
	return submissions.filter(({ pairsUnread }) => pairsUnread === true);
}
function isCompared(comparability) {
	return comparability === null || comparability === "compared";
}
function isLookedIn({ role, comparability }) {
	return (role === "judged" || role === "archive") && isCompared(comparability);
}
function holdsNoCode({ comparability, files, balance }) {
	if (comparability !== "no-source" || files.length === 0 || balance === undefined) return false;
	return balance.code + balance.strings + balance.unread + balance.unsized === 0;
}
const COVERED = 80;
const SURE = 99.5;
function isCovered({ similarity, matchedSimilarity, suspicion }, ordinary) {
	const missing = 1 - ordinary / 100;
	const least = Math.max(COVERED, 100 * (1 - missing * missing * missing * missing));
	return Math.max(similarity ?? 0, matchedSimilarity ?? 0) >= least || (suspicion ?? 0) >= SURE;
}
function pairsByKey(pairs, wanted) {
	const found = new Map();
	for (const pair of pairs) {
		for (const key of [pair.a, pair.b]) {
			if (wanted.has(key)) (0,_base__0__.S2)(found, key, pair);
		}
	}
	return found;
}
function pairAverage(pair) {
	return pair.total === undefined ? pairAlike(pair) : pair.total;
}
function shareOf(key, pair) {
	if (pair.total !== undefined) return pair.total;
	return highest([pair.a === key ? pair.similarity : pair.matchedSimilarity, pairAlike(pair)]);
}
const EXPLAINED_WITHIN = 1;
function compareKeys(x, y) {
	const [least, most] = x.a < x.b ? [x.a, x.b] : [x.b, x.a];
	const [first, second] = y.a < y.b ? [y.a, y.b] : [y.b, y.a];
	return (0,_base__1__.n)(least, first) || (0,_base__1__.n)(most, second);
}
function isOrdinary(pair, threshold) {
	const { total } = pair;
	return total != null && total <= threshold && (pairAlike(pair) ?? 0) > threshold;
}
function pairAlike({ similarity, matchedSimilarity }) {
	if (similarity === null || matchedSimilarity === null) return similarity ?? matchedSimilarity;
	const sum = similarity + matchedSimilarity;
	return sum === 0 ? 0 : 2 * similarity * matchedSimilarity / sum;
}
function highest(values) {
	return values.reduce((best, value) => value === null || best !== null && best >= value ? best : value, null);
}
function openedBefore({ key, origin }, { pairs, submissions }, threshold) {
	const own = openedAt(origin);
	if (own === null) return null;
	const alike = new Set(pairs.flatMap((pair) => {
		if (pair.a !== key && pair.b !== key || (pairAverage(pair) ?? 0) <= threshold) return [];
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
	const alike = pairs.filter((pair) => (pair.a === key || pair.b === key) && pair.together === undefined && (pairAverage(pair) ?? 0) > threshold);
	return alike.length > 0 && alike.every((pair) => isPushedFirst(key, pair));
}
function isPushedFirst(key, { a, b, pushedFirst }) {
	return pushedFirst === "a" && a === key || pushedFirst === "b" && b === key;
}


}),
95925:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ey:()=>fromBase64,
Wy:()=>latin1,
nk:()=>toBase64,
uh:()=>hex
});
function bufferOf({ buffer, byteOffset, byteLength }) {
	return Buffer.from(buffer, byteOffset, byteLength);
}
function hex(bytes) {
	return bufferOf(bytes).toString("hex");
}
function latin1(bytes) {
	return bufferOf(bytes).toString("latin1");
}
function toBase64(bytes) {
	return bufferOf(bytes).toString("base64");
}
function fromBase64(text) {
	return Buffer.from(text, "base64");
}


}),
97342:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
q:()=>SILENT
});
const SILENT = {
	debug: () => {},
	info: () => {},
	notice: () => {},
	warning: () => {},
	error: () => {},
	group: (_title, body) => body()
};


}),
97813:
((__module__, __out__, __load__) => {

__load__.r(__out__);
__load__.d(__out__, {
JOSEAlgNotAllowed:()=>JOSEAlgNotAllowed,
JOSEError:()=>JOSEError,
JOSENotSupported:()=>JOSENotSupported,
JWEDecryptionFailed:()=>JWEDecryptionFailed,
JWEInvalid:()=>JWEInvalid,
JWKInvalid:()=>JWKInvalid,
JWKSInvalid:()=>JWKSInvalid,
JWKSMultipleMatchingKeys:()=>JWKSMultipleMatchingKeys,
JWKSNoMatchingKey:()=>JWKSNoMatchingKey,
JWKSTimeout:()=>JWKSTimeout,
JWSInvalid:()=>JWSInvalid,
JWSSignatureVerificationFailed:()=>JWSSignatureVerificationFailed,
JWTClaimValidationFailed:()=>JWTClaimValidationFailed,
JWTExpired:()=>JWTExpired,
JWTInvalid:()=>JWTInvalid
});
class JOSEError extends Error{static code=`ERR_JOSE_GENERIC`;code=`ERR_JOSE_GENERIC`;constructor(e,t){super(e,t),this.name=this.constructor.name,Error.captureStackTrace?.(this,this.constructor)}}class JWTClaimValidationFailed extends JOSEError{static code=`ERR_JWT_CLAIM_VALIDATION_FAILED`;code=`ERR_JWT_CLAIM_VALIDATION_FAILED`;claim;reason;payload;constructor(e,t,n=`unspecified`,r=`unspecified`){super(e,{cause:{claim:n,reason:r,payload:t}}),this.claim=n,this.reason=r,this.payload=t}}class JWTExpired extends JOSEError{static code=`ERR_JWT_EXPIRED`;code=`ERR_JWT_EXPIRED`;claim;reason;payload;constructor(e,t,n=`unspecified`,r=`unspecified`){super(e,{cause:{claim:n,reason:r,payload:t}}),this.claim=n,this.reason=r,this.payload=t}}class JOSEAlgNotAllowed extends JOSEError{static code=`ERR_JOSE_ALG_NOT_ALLOWED`;code=`ERR_JOSE_ALG_NOT_ALLOWED`}class JOSENotSupported extends JOSEError{static code=`ERR_JOSE_NOT_SUPPORTED`;code=`ERR_JOSE_NOT_SUPPORTED`}class JWEDecryptionFailed extends JOSEError{static code=`ERR_JWE_DECRYPTION_FAILED`;code=`ERR_JWE_DECRYPTION_FAILED`;constructor(e=`decryption operation failed`,t){super(e,t)}}class JWEInvalid extends JOSEError{static code=`ERR_JWE_INVALID`;code=`ERR_JWE_INVALID`}class JWSInvalid extends JOSEError{static code=`ERR_JWS_INVALID`;code=`ERR_JWS_INVALID`}class JWTInvalid extends JOSEError{static code=`ERR_JWT_INVALID`;code=`ERR_JWT_INVALID`}class JWKInvalid extends JOSEError{static code=`ERR_JWK_INVALID`;code=`ERR_JWK_INVALID`}class JWKSInvalid extends JOSEError{static code=`ERR_JWKS_INVALID`;code=`ERR_JWKS_INVALID`}class JWKSNoMatchingKey extends JOSEError{static code=`ERR_JWKS_NO_MATCHING_KEY`;code=`ERR_JWKS_NO_MATCHING_KEY`;constructor(e=`no applicable key found in the JSON Web Key Set`,t){super(e,t)}}class JWKSMultipleMatchingKeys extends JOSEError{[Symbol.asyncIterator]=async function*(){};static code=`ERR_JWKS_MULTIPLE_MATCHING_KEYS`;code=`ERR_JWKS_MULTIPLE_MATCHING_KEYS`;constructor(e=`multiple matching keys found in the JSON Web Key Set`,t){super(e,t)}}class JWKSTimeout extends JOSEError{static code=`ERR_JWKS_TIMEOUT`;code=`ERR_JWKS_TIMEOUT`;constructor(e=`request timed out`,t){super(e,t)}}class JWSSignatureVerificationFailed extends JOSEError{static code=`ERR_JWS_SIGNATURE_VERIFICATION_FAILED`;code=`ERR_JWS_SIGNATURE_VERIFICATION_FAILED`;constructor(e=`signature verification failed`,t){super(e,t)}}

}),
98024:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
L:()=>lookOf
});
const LOOKS = {
	Java: /^\s*(?:import java[.x]|package [\w.]+;|@Override\b|(?:(?:public|private|protected|static|final|abstract) )+.*[({;]\s*$|(?:class|interface|enum|record) \w+.*\{\s*$|System\.out\.print)/,
	"C#": /^\s*(?:using [A-Z][\w.]*;|namespace [\w.]+|Console\.(?:Write|Read))/,
	C: /^(?:\s*#\s*(?:include|define|ifdef|ifndef|endif)\b|(?:static |const |unsigned )*(?:int|void|char|double|float|long|bool|auto|struct) \*?\w+\s*[({;=[]|\s*(?:std::|printf\s*\())/,
	Python: /^\s*(?:(?:def|class) \w+.*:\s*(?:#.*)?$|(?:from \w[\w.]* )?import \w[\w., *]*$|(?:if|elif|for|while|with|try|else)\b.*:\s*$|print\()/,
	JavaScript: /^\s*(?:(?:const|let|var) [\w{[].*=|(?:export |async )*function\b.*\{\s*$|console\.log\(|.*=>\s*[{(])/
};
const LINES = 4;
const SHARE = .15;
const BRACED = /[;{}]\s*$/;
const BRACED_SHARE = .4;
const MOST = 2e3;
function lookOf(text) {
	const lines = text.split(/\r?\n/, MOST).filter((line) => line.trim() !== "" && line.length < 500);
	const count = (look) => lines.filter((line) => look.test(line)).length;
	const [best] = Object.entries(LOOKS).map(([name, look]) => ({
		name,
		lines: count(look)
	})).toSorted((a, b) => b.lines - a.lines);
	if (best === undefined || best.lines < LINES) return undefined;
	const isCode = best.lines >= SHARE * lines.length || count(BRACED) >= BRACED_SHARE * lines.length;
	return isCode ? best.name : undefined;
}


}),
98216:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
GN:()=>SettingsError,
HR:()=>Failure,
L1:()=>instead,
U_:()=>andThrow,
bD:()=>messageOf,
bg:()=>mayPass,
cJ:()=>Cancelled,
im:()=>OUTCOMES,
j1:()=>ConfigurationError,
yX:()=>hasResult,
y_:()=>GitHubError,
zY:()=>Skipped
});
const OUTCOMES = [
	"passed",
	"flagged",
	"incomplete",
	"analysis-failed",
	"timeout",
	"rate-limited",
	"service-unavailable",
	"network",
	"auth",
	"account-suspended",
	"forbidden",
	"config-error",
	"skipped",
	"cancelled",
	"internal-error"
];
const PASSING = new Set([
	"timeout",
	"rate-limited",
	"service-unavailable",
	"network",
	"cancelled"
]);
function hasResult(outcome) {
	return outcome === "passed" || outcome === "flagged" || outcome === "incomplete" || outcome === "skipped";
}
function mayPass(outcome) {
	return PASSING.has(outcome);
}
class Failure extends Error {
	openMessage = null;
	get retryHelps() {
		return mayPass(this.outcome);
	}
}
class ConfigurationError extends Failure {
	name = "ConfigurationError";
	outcome = "config-error";
}
class SettingsError extends ConfigurationError {
	name = "SettingsError";
	openMessage = this.message;
}
class Skipped extends Failure {
	name = "Skipped";
	outcome = "skipped";
	openMessage = this.message;
}
class Cancelled extends Failure {
	name = "Cancelled";
	outcome = "cancelled";
	openMessage = this.message;
}
class GitHubError extends Failure {
	name = "GitHubError";
	outcome;
	openMessage;
	constructor(message, outcome, options = {}) {
		super(message, options);
		this.outcome = outcome;
		this.openMessage = options.openMessage ?? null;
	}
}
function instead(kind, value) {
	return (error) => {
		if (error instanceof kind) return value(error);
		throw error;
	};
}
function andThrow(first) {
	return async (error) => {
		await first(error);
		throw error;
	};
}
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}


}),
99395:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Kd:()=>refuseFolderOfOther,
PT:()=>refuseClosedFolder,
t4:()=>writeReportFiles
});
var node_fs__0__ = __load__(73024);
var node_fs_promises__1__ = __load__(51455);
var node_path__2__ = __load__(76760);
var node_readline__3__ = __load__(80481);
var zod__12__ = __load__(25465);
var _base__9__ = __load__(49764);
var _base__10__ = __load__(98216);
var _base__11__ = __load__(4771);
var _base__13__ = __load__(97);
var _contract__8__ = __load__(58329);
var _cases_js__4__ = __load__(10856);
var _view_js__5__ = __load__(44721);
var _write_js__6__ = __load__(75409);
var _says_js__7__ = __load__(27969);











async function writeReportFiles(report, options) {
	const audience = (0,_contract__8__.cU)(report, options.audience ?? "staff");
	const view = options.view ?? (0,_view_js__5__.du)(report, audience, await (0,_base__9__.S)(report.locale));
	return (0,_write_js__6__.fp)(report, {
		...options,
		view,
		earlierResults
	});
}
async function refuseClosedFolder(directory, options) {
	try {
		await (0,_write_js__6__.sj)(directory, options);
		await (0,node_fs_promises__1__.access)(`${nearest(directory)}/.`, node_fs__0__.constants.W_OK | node_fs__0__.constants.X_OK);
	} catch (error) {
		const { code } = error;
		if (code === undefined) throw error;
		throw new _base__10__.j1((0,_base__11__.G)(_says_js__7__.YW, {
			path: JSON.stringify(directory),
			code
		}));
	}
}
async function refuseFolderOfOther(directory, title) {
	const cases = (0,node_path__2__.join)(directory, _contract__8__.Ro);
	const book = await (0,_cases_js__4__.k0)(cases);
	if (book === null || book.cases.length + book.common.length === 0) return;
	const known = Titled.safeParse(await readHead((0,node_path__2__.join)(directory, "report.json"))).data?.run.title;
	if (known === undefined || sameClass(known) === sameClass(title)) return;
	const path = JSON.stringify(directory);
	throw new _base__10__.j1((0,_base__11__.G)(_says_js__7__.CA, {
		path,
		known,
		title,
		cases: JSON.stringify(cases)
	}));
}
const Titled = zod__12__.Ikc({ run: zod__12__.Ikc({ title: zod__12__.YjP() }) });
const DOWNLOADED = /(?: Download [A-Z][a-z]{2} \d{1,2},? \d{4}(?: \d{3,4} [AP]M)?|_\d{4}(?:-\d\d){5})$/;
function sameClass(title) {
	return (0,_base__13__.sP)(title).replace(/ ?\(\d+\)$/, "").replace(DOWNLOADED, "");
}
function nearest(folder) {
	const isThere = (0,node_fs__0__.statSync)(folder, { throwIfNoEntry: false }) !== undefined;
	return isThere || (0,node_path__2__.dirname)(folder) === folder ? folder : nearest((0,node_path__2__.dirname)(folder));
}
const HEAD_BYTES = 32e6;
const Head = zod__12__.gMt("audience", [zod__12__.Ikc({
	audience: zod__12__.euz("staff"),
	verdict: zod__12__.Ikc({
		outcome: zod__12__.YjP(),
		maxSimilarity: zod__12__.aig().nullable(),
		maxAiScore: zod__12__.aig().nullable()
	})
}), zod__12__.Ikc({
	audience: zod__12__.euz("student"),
	outcome: zod__12__.YjP().nullable(),
	own: zod__12__.Ikc({ similarity: zod__12__.YjP().nullable() }).nullable()
})]);
async function earlierResults(path) {
	const head = Head.safeParse(await readHead(path)).data;
	switch (head?.audience) {
		case undefined: return null;
		case "staff": {
			const { outcome, maxSimilarity, maxAiScore } = head.verdict;
			return (0,_write_js__6__._f)(outcome) || maxSimilarity !== null || maxAiScore !== null ? "staff" : null;
		}
		case "student": {
			const { outcome, own } = head;
			const isKnown = (own?.similarity ?? "n/a") !== "n/a";
			return outcome === null || (0,_write_js__6__._f)(outcome) || isKnown ? "student" : null;
		}
	}
}
async function readHead(path) {
	const head = {};
	if ((0,node_fs__0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true) return head;
	const lines = (0,node_readline__3__.createInterface)({ input: (0,node_fs__0__.createReadStream)(path, { end: HEAD_BYTES }) });
	try {
		for await (const line of lines) {
			if (line.startsWith("\"findings\":")) break;
			try {
				Object.assign(head, JSON.parse(`{${line.replace(/,$/, "")}}`));
			} catch {
				continue;
			}
		}
	} catch (error) {
		if (error.code !== "ENOENT") throw error;
	} finally {
		lines.close();
	}
	return head;
}


}),

42613:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

}),

20181:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

}),

35317:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

}),

29907:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("cluster");

}),

76982:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

}),

72250:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("dns");

}),

24434:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

}),

79896:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

}),

58611:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

}),

65692:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

}),

73339:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

}),

69278:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

}),

34589:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

}),

16698:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

}),

4573:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

}),

31421:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

}),

77598:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

}),

53053:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

}),

40610:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

}),

78474:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

}),

73024:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

}),

51455:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

}),

37067:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

}),

32467:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

}),

44708:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

}),

77030:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

}),

48161:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

}),

76760:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

}),

643:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

}),

1708:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

}),

41792:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

}),

80481:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

}),

80099:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

}),

57075:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

}),

38321:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

}),

46466:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

}),

37830:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");

}),

58500:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

}),

41692:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

}),

73136:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

}),

57975:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

}),

73429:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

}),

78877:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

}),

30714:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

}),

75919:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

}),

38522:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

}),

70857:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

}),

16928:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

}),

82987:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("perf_hooks");

}),

932:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

}),

2203:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

}),

13193:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

}),

53557:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

}),

64756:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

}),

87016:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

}),

39023:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

}),

98253:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util/types");

}),

11493:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("v8");

}),

28167:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("worker_threads");

}),

43106:
((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

})

});
// The module cache
var __webpack_module_cache__ = {};

// The require function
function __nccwpck_require__(moduleId) {
	// Check if module is in cache
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== undefined) {
		return cachedModule.exports;
	}
	// Create a new module (and put it into the cache)
	var module = __webpack_module_cache__[moduleId] = {
		id: moduleId,
		loaded: false,
		exports: {}
	};

	// Execute the module function
	var threw = true;
	try {
		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
		threw = false;
	} finally {
		if(threw) delete __webpack_module_cache__[moduleId];
	}

	// Flag the module as loaded
	module.loaded = true;

	// Return the exports of the module
	return module.exports;
}

// expose the modules object (__webpack_modules__)
__nccwpck_require__.m = __webpack_modules__;

/* webpack/runtime/asset-relocator-loader */
if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

/* webpack/runtime/create fake namespace object */
(() => {
	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
	var leafPrototypes;
	// create a fake namespace object
	// mode & 1: value is a module id, require it
	// mode & 2: merge all properties of value into the ns
	// mode & 4: return value when already ns object
	// mode & 16: return value when it's Promise-like
	// mode & 8|1: behave like require
	__nccwpck_require__.t = function(value, mode) {
		if(mode & 1) value = this(value);
		if(mode & 8) return value;
		if(typeof value === 'object' && value) {
			if((mode & 4) && value.__esModule) return value;
			if((mode & 16) && typeof value.then === 'function') return value;
		}
		var ns = Object.create(null);
		__nccwpck_require__.r(ns);
		var def = {};
		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
		}
		def['default'] = () => (value);
		__nccwpck_require__.d(ns, def);
		return ns;
	};
})();

/* webpack/runtime/define property getters */
(() => {
	// define getter functions for harmony exports
	__nccwpck_require__.d = (exports, definition) => {
		for(var key in definition) {
			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
			}
		}
	};
})();

/* webpack/runtime/ensure chunk */
(() => {
	__nccwpck_require__.f = {};
	// This file contains only the entry chunk.
	// The chunk loading function for additional chunks
	__nccwpck_require__.e = (chunkId) => {
		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
			__nccwpck_require__.f[key](chunkId, promises);
			return promises;
		}, []));
	};
})();

/* webpack/runtime/get javascript chunk filename */
(() => {
	// This function allow to reference async chunks
	__nccwpck_require__.u = (chunkId) => {
		// return url for filenames based on template
		return "" + chunkId + ".bundle.js";
	};
})();

/* webpack/runtime/hasOwnProperty shorthand */
(() => {
	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();

/* webpack/runtime/make namespace object */
(() => {
	// define __esModule on exports
	__nccwpck_require__.r = (exports) => {
		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
		}
		Object.defineProperty(exports, '__esModule', { value: true });
	};
})();

/* webpack/runtime/node module decorator */
(() => {
	__nccwpck_require__.nmd = (module) => {
		module.paths = [];
		if (!module.children) module.children = [];
		return module;
	};
})();

/* webpack/runtime/import chunk loading */
(() => {
	// no baseURI
	
	// object to store loaded and loading chunks
	// undefined = chunk not loaded, null = chunk preloaded/prefetched
	// [resolve, Promise] = chunk loading, 0 = chunk loaded
	var installedChunks = {
		8792: 0
	};
	
	var installChunk = (data) => {
		var {ids, modules, runtime} = data;
		// add "modules" to the modules object,
		// then flag all "ids" as loaded and fire callback
		var moduleId, chunkId, i = 0;
		for(moduleId in modules) {
			if(__nccwpck_require__.o(modules, moduleId)) {
				__nccwpck_require__.m[moduleId] = modules[moduleId];
			}
		}
		if(runtime) runtime(__nccwpck_require__);
		for(;i < ids.length; i++) {
			chunkId = ids[i];
			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
				installedChunks[chunkId][0]();
			}
			installedChunks[ids[i]] = 0;
		}
	
	}
	
	__nccwpck_require__.f.j = (chunkId, promises) => {
			// import() chunk loading for javascript
			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
			if(installedChunkData !== 0) { // 0 means "already installed".
	
				// a Promise means "currently loading".
				if(installedChunkData) {
					promises.push(installedChunkData[1]);
				} else {
					if(true) { // all chunks have JS
						// setup Promise in chunk cache
						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
							throw e;
						});
						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
						promises.push(installedChunkData[1] = promise);
					}
				}
			}
	};
	
	// no prefetching
	
	// no preloaded
	
	// no external install chunk
	
	// no on chunks loaded
})();

var __out__ = {};

__nccwpck_require__.d(__out__, {
  hb: () => (/* reexport */ openProgram),
  CT: () => (/* reexport */ openServer),
  Dx: () => (/* reexport */ openThread)
});

;// program/index.js
const openProgram = () => __nccwpck_require__.e(/* import() */ 6068).then(__nccwpck_require__.bind(__nccwpck_require__, 33687));
const openServer = () => Promise.all(/* import() */[__nccwpck_require__.e(713), __nccwpck_require__.e(5465), __nccwpck_require__.e(2563), __nccwpck_require__.e(9094), __nccwpck_require__.e(3830), __nccwpck_require__.e(3316), __nccwpck_require__.e(5991), __nccwpck_require__.e(3781)]).then(__nccwpck_require__.bind(__nccwpck_require__, 53781));
const openThread = () => __nccwpck_require__.e(/* import() */ 9422).then(__nccwpck_require__.bind(__nccwpck_require__, 59422));

;// bundle.js


var __out__openProgram = __out__.hb;
var __out__openServer = __out__.CT;
var __out__openThread = __out__.Dx;
export { __out__openProgram as openProgram, __out__openServer as openServer, __out__openThread as openThread };
