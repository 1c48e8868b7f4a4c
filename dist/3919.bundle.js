export const id = 3919;
export const ids = [3919];
export const modules = {





76520:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  buffersOf: () => (/* reexport safe */ _pair_table_js__WEBPACK_IMPORTED_MODULE_2__.J0),
  packed: () => (/* reexport safe */ _pair_table_js__WEBPACK_IMPORTED_MODULE_2__.xc),
  runAnalysisJob: () => (runAnalysisJob)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _base__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19401);
var _engine__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73517);
var _engine__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24199);
var _engine__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62887);
var _system__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40753);
var _system__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47504);
var _store_blobs_blobs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66913);
var _pair_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57102);






const LIMITS = {
	..._system__WEBPACK_IMPORTED_MODULE_3__.L,
	maxTotalBytes: 64 * 1024 * 1024
};
const READ = .4;
const READ_EARLIER = .5;
const STEPS = 1e3;
async function runAnalysisJob(job, onProgress, findOthers) {
	const analysis = new _engine__WEBPACK_IMPORTED_MODULE_4__.h({
		...job.options,
		web: job.web
	});
	const leftOut = new Map();
	const unread = new Set();
	let missing = 0;
	const contents = new Map();
	const report = (share) => onProgress(Math.floor(share * STEPS), STEPS);
	const add = async (documents, from, to) => {
		for (const [index, document] of documents.entries()) {
			const { files, problems, unreadable } = await readDocument(document);
			report(from + (to - from) * (index + 1) / documents.length);
			if (unreadable !== null && document.role === "archive") {
				missing += 1;
				continue;
			}
			if (unreadable !== null && document.role !== "submission") throw new Error(unreadable);
			if (unreadable !== null) unread.add(document.id);
			if (job.web && document.role === "submission") contents.set(document.id, contentsOf(files));
			if (problems.length > 0) leftOut.set(document.id, problems);
			analysis.add({
				id: document.id,
				role: document.role,
				files
			});
		}
	};
	await add(job.documents, 0, READ);
	const imprints = {
		version: (0,_engine__WEBPACK_IMPORTED_MODULE_5__.E)(),
		imprints: analysis.imprints()
	};
	const others = await findOthers(imprints, job.web ? subjectOf(analysis, contents) : null);
	await add(others.documents, READ, READ_EARLIER);
	for (const { id, files } of others.web) analysis.add({
		id,
		role: "web",
		files
	});
	const result = analysis.run((done, of) => {
		report(READ_EARLIER + (1 - READ_EARLIER) * done / Math.max(1, of));
	});
	return {
		...result,
		submissions: result.submissions.map((submission) => ({
			...submission,
			comparability: unread.has(submission.id) ? "unreadable" : submission.comparability,
			leftOut: [...leftOut.get(submission.id) ?? [], ...submission.leftOut]
		})),
		notices: [
			...result.notices,
			...others.notices,
			...missing === 0 ? [] : [`${missing} earlier ${missing === 1 ? "submission" : "submissions"} could not be read and ${missing === 1 ? "was" : "were"} not compared with.`]
		]
	};
}
function subjectOf(analysis, contents) {
	return { submissions: analysis.subject().map((one) => ({
		...one,
		files: one.files.flatMap((file) => {
			const said = contents.get(one.id)?.get(file.path);
			return said === undefined ? [] : {
				...file,
				...said
			};
		})
	})) };
}
function contentsOf(files) {
	return new Map(files.filter(({ bytes }) => bytes.length <= _engine__WEBPACK_IMPORTED_MODULE_6__.gZ).map(({ path, bytes }) => {
		const blob = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
		return [path, {
			blob,
			lines: (0,_base__WEBPACK_IMPORTED_MODULE_7__.l)(bytes)
		}];
	}));
}
async function readDocument({ id, name, zip }) {
	try {
		return {
			...filesOf(await (0,_store_blobs_blobs_js__WEBPACK_IMPORTED_MODULE_1__.$$)(zip)),
			unreadable: null
		};
	} catch (error) {
		const { code } = error;
		if (!(error instanceof _system__WEBPACK_IMPORTED_MODULE_8__.Wz) && code === undefined) throw error;
		const why = error instanceof _system__WEBPACK_IMPORTED_MODULE_8__.Wz ? "it is damaged" : code ?? "unknown error";
		return {
			files: [],
			problems: [{
				path: name,
				code: "damaged",
				reason: `cannot be read any more: ${why}`
			}],
			unreadable: `The upload ${id} cannot be read any more (${why}).`
		};
	}
}
function filesOf(zip) {
	const files = [];
	const { entries, problems } = (0,_system__WEBPACK_IMPORTED_MODULE_3__.u)(zip, LIMITS);
	const unreadable = problems.map(({ path, reason }) => ({
		path,
		code: reason === "too-large" ? reason : "damaged",
		reason
	}));
	for (const entry of entries) {
		try {
			const bytes = entry.size > _engine__WEBPACK_IMPORTED_MODULE_6__.gZ ? new Uint8Array(entry.size) : entry.read();
			files.push({
				path: entry.path,
				bytes
			});
		} catch (error) {
			if (!(error instanceof _system__WEBPACK_IMPORTED_MODULE_8__.Wz)) throw error;
			unreadable.push({
				path: entry.path,
				code: "damaged",
				reason: "damaged"
			});
		}
	}
	return {
		files,
		problems: unreadable
	};
}


}),








};
