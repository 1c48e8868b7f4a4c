export const id = 8170;
export const ids = [8170];
export const modules = {









39944:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
  buffersOf: () => (/* reexport */ pair_table/* buffersOf */.J0),
runAnalysisJob:()=>runAnalysisJob
});

var read_document = __load__(63190);
var digests = __load__(73235);
var reader = __load__(40753);
var stored_zip = __load__(39807);
var directory = __load__(47504);
var message = __load__(33897);
var base_bytes = __load__(25771);
var engine_analysis = __load__(99206);
var kept_readings = __load__(78393);
var imprint_version = __load__(24199);
;// service/analysis/analyse.js


const READ = .4;
const READ_EARLIER = .5;
const STEPS = 100;
async function analyse(job, { read, blobOf }, onProgress, findOthers) {
	const analysis = new engine_analysis/* Analysis */.h({
		...job.options,
		web: job.web
	});
	const leftOut = new Map();
	const unread = new Set();
	let missing = 0;
	const contents = new Map();
	let done = -1;
	const report = (share) => {
		const step = Math.floor(share * STEPS);
		if (step === done) return;
		done = step;
		onProgress(step, STEPS);
	};
	const add = async (documents, from, to) => {
		for (const [index, document] of documents.entries()) {
			report(from + (to - from) * index / documents.length);
			const kept = job.web ? undefined : keptOf(document, job.options);
			if (kept !== undefined) {
				analysis.addRead(kept);
				continue;
			}
			const { files, problems, unreadable } = await read(document);
			if (unreadable !== null && document.role === "archive") {
				missing += 1;
				continue;
			}
			if (unreadable !== null && document.role !== "submission") throw new Error(unreadable);
			if (unreadable !== null) unread.add(document.id);
			if (job.web && document.role === "submission") contents.set(document.id, contentsOf(files, blobOf));
			if (problems.length > 0) leftOut.set(document.id, problems);
			analysis.add({
				id: document.id,
				role: document.role,
				files
			});
		}
	};
	await add(job.documents, 0, READ);
	kept_readings/* KEPT_READINGS */.P.clear();
	const others = job.isAlone === true ? NO_OTHERS : await findOthers({
		version: (0,imprint_version/* imprintVersion */.E)(),
		imprints: analysis.imprints()
	}, job.web ? subjectOf(analysis, contents) : null);
	await add(others.documents, READ, READ_EARLIER);
	for (const { id, files } of others.web) analysis.add({
		id,
		role: "web",
		files
	});
	const result = analysis.run((steps, of) => {
		report(READ_EARLIER + (1 - READ_EARLIER) * steps / Math.max(1, of));
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
			...missing === 0 ? [] : [(0,message/* message */.iU)("notices.earlierUnread", { n: missing })]
		]
	};
}
const NO_OTHERS = {
	documents: [],
	notices: [],
	web: []
};
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
function contentsOf(files, blobOf) {
	return new Map(files.filter(({ bytes }) => bytes.length <= read_document/* MAX_FILE_BYTES */.gZ).map(({ path, bytes }) => [path, {
		blob: blobOf(bytes),
		lines: (0,base_bytes/* countLines */.lt)(bytes)
	}]));
}
function keptOf(document, options) {
	const { contentHash } = document;
	return contentHash === undefined ? undefined : kept_readings/* KEPT_READINGS */.P.find(contentHash, document, options);
}

var blobs = __load__(66913);
var open_files = __load__(292);
var says = __load__(72806);
var sentence = __load__(4771);
var pair_table = __load__(26538);
;// service/analysis/job.js









const LIMITS = {
	...reader/* ZIP_LIMITS */.L,
	maxTotalBytes: 64 * 1024 * 1024
};
async function runAnalysisJob(job, onProgress, findOthers) {
	const stored = new stored_zip/* StoredZips */.Q();
	try {
		const read = (document) => readDocument(document, stored);
		const blobOf = (bytes) => (0,digests/* sha1 */.e8)(`blob ${bytes.length}\0`, bytes);
		return await analyse(job, {
			read,
			blobOf
		}, onProgress, findOthers);
	} finally {
		stored.close();
	}
}
async function readDocument({ id, name, zip }, stored) {
	try {
		const opened = typeof zip === "string" || zip instanceof Uint8Array ? (0,reader/* readZip */.u)(await (0,blobs/* bytesOf */.$$)(zip), LIMITS) : stored.open(zip, LIMITS);
		return {
			...filesOf(opened),
			unreadable: null
		};
	} catch (error) {
		const { code } = error;
		const isDamaged = error instanceof directory/* ZipError */.Wz || error instanceof blobs/* BlobMissing */.QO;
		if (!isDamaged && (code === undefined || (0,open_files/* isTooManyOpen */.S)(error))) throw error;
		const why = isDamaged ? "it is damaged" : code ?? "unknown error";
		return {
			files: [],
			problems: [{
				path: name,
				code: "damaged",
				reason: `cannot be read any more: ${why}`
			}],
			unreadable: (0,sentence/* fill */.G)(says/* uploadCannotRead */.z_, {
				id,
				why
			})
		};
	}
}
function filesOf({ entries, problems }) {
	const files = [];
	const unreadable = problems.map(({ path, reason }) => ({
		path,
		code: reason === "too-large" ? reason : "damaged",
		reason: reason.replaceAll("-", " ")
	}));
	for (const entry of entries) {
		try {
			const bytes = entry.size > read_document/* MAX_FILE_BYTES */.gZ ? new Uint8Array(entry.size) : entry.read();
			files.push({
				path: entry.path,
				bytes
			});
		} catch (error) {
			if (!(error instanceof directory/* ZipError */.Wz)) throw error;
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
