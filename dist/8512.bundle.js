export const id = 8512;
export const ids = [8512];
export const modules = {









95856:
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
var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
var _embedded_store_away_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66799);
var _embedded_store_data_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90206);
var _embedded_store_migrations_migrate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23332);
var _embedded_store_migrations_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63703);
var _embedded_store_people_caller_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78650);
var _embedded_store_people_people_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61053);
var _embedded_store_room_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9170);
var _embedded_store_storage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33179);
var _text_escape_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(33699);
var _open_running_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38842);
var _open_storage_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40796);












const BY_COMMAND = {
	userId: _embedded_store_people_caller_js__WEBPACK_IMPORTED_MODULE_5__.Wc,
	name: "command line",
	keyId: null
};
const TERMINAL = {
	print: (line) => void process.stdout.write(`${line}\n`),
	note: (sentence) => void process.stderr.write(`${sentence}\n`)
};
async function withPeople({ storage }, environment, isNew, body) {
	const place = (0,_open_storage_js__WEBPACK_IMPORTED_MODULE_10__.$)(storage, environment);
	try {
		if (isNew) await makeRows(place);
		const database = await (0,_open_running_js__WEBPACK_IMPORTED_MODULE_9__.hK)(place);
		try {
			await body({
				people: (0,_embedded_store_people_people_js__WEBPACK_IMPORTED_MODULE_6__.x)(database, Date.now),
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
		const { openPostgres } = await Promise.all(/* import() */[__webpack_require__.e(9986), __webpack_require__.e(388)]).then(__webpack_require__.bind(__webpack_require__, 20388));
		const rows = await openPostgres(database);
		try {
			if (await (0,_embedded_store_migrations_migrate_js__WEBPACK_IMPORTED_MODULE_3__.Im)(rows, _embedded_store_migrations_steps_js__WEBPACK_IMPORTED_MODULE_4__.U)) await (0,_embedded_store_migrations_migrate_js__WEBPACK_IMPORTED_MODULE_3__._r)(rows, _embedded_store_migrations_steps_js__WEBPACK_IMPORTED_MODULE_4__.U);
		} finally {
			await rows.close();
		}
	} else if (dataDir !== null && !(0,_open_running_js__WEBPACK_IMPORTED_MODULE_9__.iB)(dataDir)) {
		const storage = await (0,_embedded_store_storage_js__WEBPACK_IMPORTED_MODULE_8__.l)(dataDir, _embedded_store_migrations_steps_js__WEBPACK_IMPORTED_MODULE_4__.U);
		await storage.close();
	}
}
function asSentence(error) {
	if ((0,_embedded_store_data_folder_js__WEBPACK_IMPORTED_MODULE_2__.ln)(error)) {
		return new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.j1("The server writes without a pause at the moment. Try again in some seconds.");
	}
	if ((0,_embedded_store_room_js__WEBPACK_IMPORTED_MODULE_7__.Ry)(error)) {
		return new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.j1("The disk of the database is full. Make room on it, and try again.");
	}
	if (error instanceof _embedded_store_away_js__WEBPACK_IMPORTED_MODULE_1__.c) {
		return new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.j1("The database was lost on the way. List what is there before you try again: it may have been done.");
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
	const names = new Map((await users.list()).map(({ id, name }) => [id, (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_11__.RK)(name)]));
	return (id) => names.get(id) ?? `user ${id}, who is gone`;
}
function momentOf(when, now, direction) {
	return when.kind === "moment" ? when.ms : now + direction * when.ms;
}


}),


};
