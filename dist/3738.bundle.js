export const id = 3738;
export const ids = [3738];
export const modules = {





40079:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Et: () => (momentOf),
  Qs: () => (withPeople),
  ff: () => (TERMINAL),
  h5: () => (shownTime),
  kA: () => (shownNames),
  qN: () => (BY_COMMAND),
  qz: () => (tell)
});
var _base__9__ = __webpack_require__(98216);
var _base__12__ = __webpack_require__(68171);
var _service__2__ = __webpack_require__(6841);
var _service__3__ = __webpack_require__(75);
var _service__4__ = __webpack_require__(36438);
var _service__5__ = __webpack_require__(29679);
var _service__6__ = __webpack_require__(83657);
var _service__7__ = __webpack_require__(87662);
var _service__8__ = __webpack_require__(40609);
var _service__10__ = __webpack_require__(42223);
var _service__11__ = __webpack_require__(24354);
var _open_running_js__0__ = __webpack_require__(69017);
var _open_storage_js__1__ = __webpack_require__(89267);




const BY_COMMAND = {
	userId: _service__2__.Wc,
	name: "command line",
	keyId: null
};
const TERMINAL = {
	print: (line) => void process.stdout.write(`${line}\n`),
	note: (sentence) => void process.stderr.write(`${sentence}\n`)
};
async function withPeople({ storage }, environment, isNew, body) {
	const place = (0,_open_storage_js__1__.$)(storage, environment);
	try {
		if (isNew) await makeRows(place);
		const database = await (0,_open_running_js__0__.hK)(place);
		try {
			await body({
				people: (0,_service__3__.x)(database, Date.now),
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
		const { openPostgres } = await (0,_service__4__.sg)();
		const rows = await openPostgres(database);
		try {
			if (await (0,_service__5__.Im)(rows, _service__6__.U)) await (0,_service__5__._r)(rows, _service__6__.U);
		} finally {
			await rows.close();
		}
	} else if (dataDir !== null && !(0,_open_running_js__0__.iB)(dataDir)) {
		const storage = await (0,_service__7__.l)(dataDir, _service__6__.U);
		await storage.close();
	}
}
function asSentence(error) {
	if ((0,_service__8__.ln)(error)) {
		return new _base__9__.j1("The server writes without a pause at the moment. Try again in some seconds.");
	}
	if ((0,_service__10__.Ry)(error)) {
		return new _base__9__.j1("The disk of the database is full. Make room on it, and try again.");
	}
	if (error instanceof _service__11__.c) {
		return new _base__9__.j1("The database was lost on the way. List what is there before you try again: it may have been done.");
	}
	return error;
}
function tell({ json, quiet }, { print }, document, line) {
	if (json) print(JSON.stringify(document, null, 2));
	else if (!quiet) print(line);
}
function shownTime(ms, never) {
	return ms === null ? never : `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
async function shownNames({ users }) {
	const names = new Map((await users.list()).map(({ id, name }) => [id, (0,_base__12__.RK)(name)]));
	return (id) => names.get(id) ?? `user ${id}, who is gone`;
}
function momentOf(when, now, direction) {
	return when.kind === "moment" ? when.ms : now + direction * when.ms;
}


}),







};
