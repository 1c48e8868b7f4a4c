export const id = 288;
export const ids = [288];
export const modules = {



99395:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
t:()=>writeReportFiles
});
/* unused harmony export earlierResults */
var node_fs__0__ = __load__(73024);
var node_readline__1__ = __load__(80481);
var zod__6__ = __load__(25465);
var _base__5__ = __load__(49764);
var _contract__4__ = __load__(58329);
var _view_js__2__ = __load__(44721);
var _write_js__3__ = __load__(75409);







async function writeReportFiles(report, options) {
	const audience = (0,_contract__4__.cU)(report, options.audience ?? "staff");
	const view = options.view ?? (0,_view_js__2__.du)(report, audience, await (0,_base__5__.S)(report.locale));
	return (0,_write_js__3__.fp)(report, {
		...options,
		view,
		earlierResults
	});
}
const HEAD_BYTES = 32e6;
const Head = zod__6__.gMt("audience", [zod__6__.Ikc({
	audience: zod__6__.euz("staff"),
	verdict: zod__6__.Ikc({
		outcome: zod__6__.YjP(),
		maxSimilarity: zod__6__.aig().nullable(),
		maxAiScore: zod__6__.aig().nullable()
	})
}), zod__6__.Ikc({
	audience: zod__6__.euz("student"),
	outcome: zod__6__.YjP().nullable(),
	own: zod__6__.Ikc({ similarity: zod__6__.YjP().nullable() }).nullable()
})]);
async function earlierResults(path) {
	const head = Head.safeParse(await readHead(path)).data;
	switch (head?.audience) {
		case undefined: return null;
		case "staff": {
			const { outcome, maxSimilarity, maxAiScore } = head.verdict;
			return (0,_write_js__3__._f)(outcome) || maxSimilarity !== null || maxAiScore !== null ? "staff" : null;
		}
		case "student": {
			const { outcome, own } = head;
			const isKnown = (own?.similarity ?? "n/a") !== "n/a";
			return outcome === null || (0,_write_js__3__._f)(outcome) || isKnown ? "student" : null;
		}
	}
}
async function readHead(path) {
	const head = {};
	if ((0,node_fs__0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true) return head;
	const lines = (0,node_readline__1__.createInterface)({ input: (0,node_fs__0__.createReadStream)(path, { end: HEAD_BYTES }) });
	try {
		for await (const line of lines) {
			if (line.startsWith("\"findings\":")) break;
			try {
				Object.assign(head, JSON.parse(`{${line.replace(/,$/, "")}}`));
			} catch {
				continue;
			}
		}
	} catch {} finally {
		lines.close();
	}
	return head;
}


}),







40833:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
E:()=>TEMP_VARIABLE,
m:()=>makeTempDir
});
var node_fs__0__ = __load__(73024);
var node_path__1__ = __load__(76760);
var _base__5__ = __load__(98216);
var _base__6__ = __load__(4771);
var _native__4__ = __load__(497);
var _machine_limit_js__2__ = __load__(80650);
var _says_js__3__ = __load__(57891);






const TEMP_VARIABLE = process.platform === "win32" ? "TEMP" : "TMPDIR";
function makeTempDir(parent, from) {
	try {
		_native__4__.fs.makeFolderNow(parent);
		return (0,node_fs__0__.mkdtempSync)((0,node_path__1__.join)(parent, "code-similarity-"));
	} catch (error) {
		if ((0,_machine_limit_js__2__.U)(error)) throw error;
		const why = (0,_base__5__.bD)(error);
		throw new _base__5__.GN((0,_base__6__.G)(_says_js__3__.ZK, {
			parent,
			why,
			from
		}));
	}
}


}),


};
