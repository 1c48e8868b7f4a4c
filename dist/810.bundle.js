export const id = 810;
export const ids = [810];
export const modules = {


69017:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
AH:()=>openRunningBlobs,
_k:()=>openRunning,
hK:()=>openRunningRows,
iB:()=>hasRows
});
var node_fs__0__ = __load__(73024);
var node_path__1__ = __load__(76760);
var _base__5__ = __load__(98216);
var _base__9__ = __load__(4771);
var _service__3__ = __load__(87662);
var _service__4__ = __load__(85189);
var _service__6__ = __load__(69899);
var _service__7__ = __load__(36438);
var _service__8__ = __load__(15640);
var _says_js__2__ = __load__(65303);





async function openRunning(place, environment) {
	const files = filesOf(place);
	return (0,_service__3__.pX)(await openRunningRows(place), () => (0,_service__4__.d)(files, environment));
}
function openRunningBlobs(place, environment) {
	return (0,_service__4__.d)(filesOf(place), environment);
}
function filesOf({ blobs, dataDir }) {
	const files = blobs ?? dataDir;
	if (files !== null) return files;
	throw new _base__5__.j1(_says_js__2__.aA);
}
async function openRunningRows(place) {
	const database = await openRows(place);
	await (0,_service__6__.$L)(database, _service__6__.UT).catch((0,_base__5__.U_)(() => database.close()));
	return database;
}
async function openRows({ dataDir, database }) {
	if (database !== null) {
		const { openPostgres } = await (0,_service__7__.sg)();
		return openPostgres(database);
	}
	if (dataDir === null) throw new _base__5__.j1(_says_js__2__.N8);
	if (hasRows(dataDir)) return (0,_service__8__.Lf)(rowsIn(dataDir));
	throw new _base__5__.j1((0,_base__9__.G)(_says_js__2__.zJ, { dataDir }));
}
function hasRows(dataDir) {
	return (0,node_fs__0__.existsSync)(rowsIn(dataDir));
}
function rowsIn(dataDir) {
	return (0,node_path__1__.join)(dataDir, "store.sqlite");
}


}),








};
