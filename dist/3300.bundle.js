export const id = 3300;
export const ids = [3300];
export const modules = {

74561:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Hr:()=>ENDPOINTS,
QU:()=>formOf,
_F:()=>fieldOf,
uY:()=>endpointsOf
});
var zod__1__ = __load__(25465);
var _operations_js__0__ = __load__(22341);


function fieldOf(parameter) {
	return parameter.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
const ENDPOINTS = Object.entries(_operations_js__0__.x).flatMap(([operation, shape]) => shape.forms.map((_, index) => endpointOf(operation, shape, index)));
const FORMS = Map.groupBy(ENDPOINTS, ({ operation }) => operation);
function endpointsOf(operation) {
	const [first, second] = FORMS.get(operation) ?? [];
	if (first === undefined) throw new Error(`${operation} has no form`);
	return [first, second];
}
function endpointOf(operation, shape, index) {
	const form = formOf(shape.forms[index] ?? "", shape.request);
	return {
		operation,
		id: index === 0 ? operation : `${operation}By${form.method.charAt(0)}${form.method.slice(1).toLowerCase()}`,
		...form,
		errors: shape.errors,
		shape
	};
}
function formOf(form, request) {
	const [, verb = "", path = "", both] = /^(\w+) ([^?]+?)(?:\{\?(\w+)\})?$/.exec(form) ?? [];
	const method = verb;
	const fields = request.shape;
	const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = ""]) => parameter);
	const inPath = new Set(parameters.map(fieldOf));
	const rest = Object.entries(fields).filter(([field]) => !inPath.has(field));
	const hasBody = method === "POST" || method === "PATCH";
	const inQuery = hasBody ? rest.filter(([field]) => field === both) : rest;
	return {
		method,
		path,
		...parameters.length === 0 ? {} : { params: zod__1__.Ikc(Object.fromEntries(parameters.map((one) => [one, fields[fieldOf(one)] ?? zod__1__.ZmZ()]))) },
		...inQuery.length === 0 ? {} : { query: zod__1__.Ikc(Object.fromEntries(inQuery)) },
		...hasBody ? { body: zod__1__.Ikc(Object.fromEntries(rest)) } : {}
	};
}


}),

12598:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
LD:()=>readList,
Od:()=>ours,
Vf:()=>readBoolean,
a8:()=>tolerant,
ed:()=>received,
kz:()=>readNumber
});
var zod__0__ = __load__(25465);

function readNumber(value) {
	if (typeof value === "number") return Number.isFinite(value) ? value : null;
	if (typeof value !== "string") return null;
	const text = value.trim();
	if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return null;
	const number = Number(text);
	return Number.isFinite(number) ? number : null;
}
function readBoolean(value) {
	if (value === true || value === 1) return true;
	if (value === false || value === 0) return false;
	if (typeof value !== "string") return null;
	const text = value.trim().toLowerCase();
	if (text === "1" || text === "true") return true;
	if (text === "0" || text === "false") return false;
	return null;
}
function readList(value) {
	if (Array.isArray(value)) return value;
	if (typeof value !== "object" || value === null) return null;
	return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null;
}
function readString(value) {
	if (typeof value === "string") return value;
	return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}
function tolerant(schema) {
	return derive(schema);
}
function derive(schema) {
	if (schema instanceof zod__0__.IiU || schema instanceof zod__0__.l1C || schema instanceof zod__0__.XiL) {
		return derive(schema.unwrap());
	}
	if (schema instanceof zod__0__.rSt) return readNumber;
	if (schema instanceof zod__0__.WFD) return readBoolean;
	if (schema instanceof zod__0__.NDH || schema instanceof zod__0__.Vb4) return readString;
	if (schema instanceof zod__0__.naA) return listOf(derive(schema.element));
	if (schema instanceof zod__0__.bvH) {
		return objectOf(Object.entries(schema.shape).map(([key, field]) => [key, derive(field)]));
	}
	return (value) => value;
}
function listOf(item) {
	return (value) => {
		const list = readList(value);
		if (list === null) return null;
		let read = null;
		for (const [at, before] of list.entries()) {
			const after = item(before);
			if (read === null && after !== before) read = list.slice(0, at);
			read?.push(after);
		}
		return read ?? list;
	};
}
function objectOf(fields) {
	return (value) => {
		if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
		const given = value;
		let read = null;
		for (const [key, field] of fields) {
			if (!Object.hasOwn(given, key)) continue;
			const before = given[key];
			const after = field(before);
			if (after === before) continue;
			read ??= { ...given };
			read[key] = after;
		}
		return read ?? given;
	};
}
function received(schema) {
	const shape = {};
	for (const [key, field] of Object.entries(schema.shape)) {
		shape[key] = zod__0__.vkY((value) => receive(field, value), field);
	}
	const isStrict = schema.def.catchall instanceof zod__0__.iSc;
	return isStrict ? zod__0__.rej(shape) : zod__0__.Ikc(shape);
}
function receive(field, value) {
	let inner = field;
	while (inner instanceof zod__0__.IiU || inner instanceof zod__0__.l1C || inner instanceof zod__0__.XiL) {
		if (value === "") return undefined;
		if (value === null) return field.safeParse(null).success ? null : undefined;
		inner = inner.unwrap();
	}
	if (inner instanceof zod__0__.rSt && typeof value === "string") {
		return inner.format === "safeint" && !/^\s*-?\d+\s*$/.test(value) ? value : readNumber(value) ?? value;
	}
	if (inner instanceof zod__0__.Vb4 && (typeof value === "number" || typeof value === "boolean")) {
		return String(Number(value));
	}
	if (inner instanceof zod__0__.WFD) return readBoolean(value) ?? value;
	return value;
}
function ours(schema) {
	return schema.meta({
		...schema.meta(),
		"x-extension": true
	});
}


}),

22341:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
x:()=>OPERATIONS
});

var schemas = __load__(25465);
var limits = __load__(83163);
var report = __load__(58329);
var web = __load__(23517);
var fields = __load__(12598);
;// contract/service/resources.js



const id = schemas/* int */.Whr().min(1);
const timestamp = schemas/* string */.YjP().meta({ description: "UTC, YYYY-MM-DD HH:MM:SS" });
const percent = schemas/* number */.aig().meta({ description: "0 to 100, unrounded" });
const known = percent.nullable().meta({ description: "0 to 100, unrounded; null: not known" });
const SUBMISSION_ROLES = [
	"submission",
	"archive",
	"base",
	"ai-reference"
];
const Check = schemas/* object */.Ikc({
	id,
	name: schemas/* string */.YjP(),
	status_id: schemas/* int */.Whr(),
	language_id: schemas/* int */.Whr(),
	test_type: schemas/* int */.Whr(),
	ai_run: schemas/* int */.Whr(),
	base_code_detection: schemas/* int */.Whr(),
	job_id: schemas/* int */.Whr().optional(),
	created_at: timestamp,
	updated_at: timestamp
}).meta({ id: "Check" });
const ListedCheck = Check.extend({
	assignmentstatuses: schemas/* object */.Ikc({
		id: schemas/* int */.Whr(),
		status: schemas/* string */.YjP()
	}),
	stats: (0,fields/* ours */.Od)(schemas/* object */.Ikc({
		submissions: schemas/* int */.Whr(),
		group_avg: known,
		group_max: known,
		web_avg: known,
		web_max: known,
		ai_avg: known,
		ai_max: known,
		flagged: schemas/* int */.Whr(),
		matches: schemas/* int */.Whr()
	})).optional()
}).meta({ id: "ListedCheck" });
const Submission = schemas/* object */.Ikc({
	id,
	assignment_id: id,
	filename: schemas/* string */.YjP(),
	status_id: schemas/* int */.Whr(),
	total_result: known,
	result_web: known,
	result_public: (0,fields/* ours */.Od)(known).optional(),
	web_state: (0,fields/* ours */.Od)(schemas/* enum */.k5n(web/* SEARCH_STATES */.qU)).optional(),
	submissionresults: schemas/* array */.YOg(schemas/* looseObject */._H3({})),
	role: (0,fields/* ours */.Od)(schemas/* enum */.k5n(SUBMISSION_ROLES)).optional(),
	comparability: (0,fields/* ours */.Od)(schemas/* enum */.k5n([
		"compared",
		"too-short",
		"starter-only",
		"no-source",
		"unreadable"
	])).optional(),
	suspicion: (0,fields/* ours */.Od)(percent.nullable()).optional(),
	coverage: (0,fields/* ours */.Od)(percent).optional(),
	compared_with: (0,fields/* ours */.Od)(schemas/* int */.Whr()).optional(),
	tokens: (0,fields/* ours */.Od)(schemas/* int */.Whr()).optional(),
	left_out: (0,fields/* ours */.Od)(schemas/* array */.YOg(schemas/* object */.Ikc({
		path: schemas/* string */.YjP(),
		code: schemas/* enum */.k5n([
			"too-large",
			"too-much",
			"minified",
			"binary",
			"damaged",
			"not-source"
		]).optional(),
		reason: schemas/* string */.YjP()
	}))).optional(),
	remarks: (0,fields/* ours */.Od)(schemas/* array */.YOg(schemas/* object */.Ikc({
		path: schemas/* string */.YjP(),
		code: schemas/* enum */.k5n([
			"evaluates-text",
			"escaped",
			"hardly-read"
		]),
		balance: schemas/* object */.Ikc({
			code: schemas/* int */.Whr(),
			strings: schemas/* int */.Whr(),
			skipped: schemas/* int */.Whr()
		}).meta({ description: "Of a file that was hardly read: what became of its characters, blanks aside; the sum is all of them." }).optional()
	}))).optional(),
	created_at: (0,fields/* ours */.Od)(timestamp).optional(),
	updated_at: (0,fields/* ours */.Od)(timestamp).optional()
}).meta({ id: "Submission" });
const MatchSource = (0,fields/* ours */.Od)(schemas/* object */.Ikc({
	provider: schemas/* enum */.k5n(web/* WEB_PROVIDERS */.eG),
	url: schemas/* string */.YjP(),
	repository: schemas/* string */.YjP().nullable(),
	commit: schemas/* string */.YjP().nullable(),
	blob: schemas/* string */.YjP().optional(),
	licence: schemas/* string */.YjP().nullable().meta({ description: "SPDX identifier; null: not known" }),
	public_since: schemas/* string */.YjP().nullable().meta({ description: "RFC 3339; null: not known" }),
	before: schemas/* enum */.k5n([
		"yes",
		"no",
		"unknown"
	]),
	counts: schemas/* boolean */.zMY()
})).meta({ id: "MatchSource" });
const Match = schemas/* object */.Ikc({
	id,
	submission_id: id,
	submission_id_matched: schemas/* int */.Whr().nullable(),
	similarity: percent,
	matched_similarity: percent,
	file: schemas/* string */.YjP(),
	file_matched: schemas/* string */.YjP(),
	line_start: schemas/* int */.Whr(),
	line_end: schemas/* int */.Whr(),
	line_matched_start: schemas/* int */.Whr(),
	line_matched_end: schemas/* int */.Whr(),
	tokens: schemas/* int */.Whr(),
	shared_by: (0,fields/* ours */.Od)(schemas/* int */.Whr()).optional(),
	match_type: schemas/* int */.Whr(),
	location: schemas/* string */.YjP(),
	source: schemas/* string */.YjP(),
	web: MatchSource.optional()
}).meta({ id: "Match" });
const RemoteFile = schemas/* object */.Ikc({
	id,
	filedir: schemas/* string */.YjP(),
	content: schemas/* string */.YjP(),
	location: schemas/* string */.YjP(),
	source: schemas/* string */.YjP(),
	submission_id: schemas/* int */.Whr(),
	created_at: timestamp,
	updated_at: timestamp
}).meta({ id: "RemoteFile" });
const LanguageList = schemas/* object */.Ikc({
	success: schemas/* boolean */.zMY(),
	count: schemas/* int */.Whr(),
	languages: schemas/* array */.YOg(schemas/* object */.Ikc({
		id: schemas/* int */.Whr(),
		language: schemas/* string */.YjP(),
		extensions: schemas/* string */.YjP()
	}))
}).meta({ id: "LanguageList" });
const TestTypeList = schemas/* object */.Ikc({
	success: schemas/* boolean */.zMY(),
	test_types: schemas/* array */.YOg(schemas/* object */.Ikc({
		id: schemas/* int */.Whr(),
		name: schemas/* string */.YjP(),
		description: schemas/* string */.YjP(),
		features: schemas/* array */.YOg(schemas/* string */.YjP()),
		consumption: schemas/* int */.Whr(),
		peer_only: schemas/* boolean */.zMY(),
		auto_detect_base_code: schemas/* boolean */.zMY(),
		available: schemas/* boolean */.zMY()
	})),
	user_access: schemas/* object */.Ikc({
		has_full_access: schemas/* boolean */.zMY(),
		is_pro: schemas/* boolean */.zMY(),
		is_edu_verified: schemas/* boolean */.zMY(),
		is_enterprise: schemas/* boolean */.zMY()
	}),
	default_test_type: schemas/* int */.Whr(),
	recommended_test_type: schemas/* int */.Whr(),
	note: schemas/* string */.YjP(),
	capabilities: (0,fields/* ours */.Od)(schemas/* array */.YOg(schemas/* string */.YjP())).optional()
}).meta({ id: "TestTypeList" });
const Account = schemas/* object */.Ikc({
	id: schemas/* int */.Whr(),
	name: schemas/* string */.YjP(),
	email: schemas/* string */.YjP(),
	quota: schemas/* object */.Ikc({
		remaining: schemas/* int */.Whr(),
		total: schemas/* int */.Whr().nullable(),
		unlimited: schemas/* boolean */.zMY(),
		checks_remaining: schemas/* int */.Whr(),
		reset_date: schemas/* string */.YjP().nullable()
	}),
	submissions: schemas/* int */.Whr(),
	is_pro: schemas/* boolean */.zMY(),
	plan_id: schemas/* int */.Whr().nullable(),
	edu_verified: schemas/* boolean */.zMY(),
	user: (0,fields/* ours */.Od)(schemas/* string */.YjP()).optional(),
	peer_checks_remaining: (0,fields/* ours */.Od)(schemas/* int */.Whr()).optional()
}).meta({ id: "Account" });
const KeyValidation = schemas/* object */.Ikc({
	valid: schemas/* boolean */.zMY(),
	user_id: schemas/* int */.Whr(),
	email: schemas/* string */.YjP(),
	name: schemas/* string */.YjP()
}).meta({ id: "KeyValidation" });
const CheckStatus = schemas/* object */.Ikc({
	check_id: id,
	status_id: schemas/* int */.Whr(),
	status: schemas/* string */.YjP(),
	status_message: schemas/* string */.YjP(),
	progress: schemas/* number */.aig(),
	submissions_total: schemas/* int */.Whr(),
	submissions_completed: schemas/* int */.Whr(),
	estimated_completion: schemas/* string */.YjP().nullable().meta({ description: "ISO 8601, only while status_id is 6 or 7" })
}).meta({ id: "CheckStatus" });
const CheckSummary = schemas/* object */.Ikc({
	check_id: id,
	check_name: schemas/* string */.YjP(),
	status: schemas/* string */.YjP(),
	status_id: schemas/* int */.Whr(),
	submission_count: schemas/* int */.Whr(),
	completed_submissions: schemas/* int */.Whr(),
	plagiarism_stats: schemas/* object */.Ikc({
		avg: known,
		max: known,
		min: known
	}),
	ai_detection_stats: schemas/* object */.Ikc({
		avg: known,
		max: known
	}),
	flagged_submissions: schemas/* int */.Whr(),
	processing_time_seconds: schemas/* int */.Whr().nullable(),
	created_at: timestamp,
	updated_at: timestamp
}).meta({ id: "CheckSummary" });

;// contract/service/answers.js





const ExportResult = schemas/* object */.Ikc({
	check_id: id,
	check_name: schemas/* string */.YjP(),
	export_date: schemas/* string */.YjP(),
	submissions: schemas/* array */.YOg(schemas/* object */.Ikc({
		submission_id: id,
		filename: schemas/* string */.YjP(),
		status: schemas/* string */.YjP(),
		plagiarism_local: known,
		plagiarism_web: known,
		plagiarism_total: known,
		matches_local: schemas/* int */.Whr(),
		matches_web: schemas/* int */.Whr(),
		ai_detection_avg: known,
		ai_detection_max: known,
		ai_abstained: (0,fields/* ours */.Od)(schemas/* boolean */.zMY()).optional(),
		code_quality_avg: known,
		file_size: schemas/* int */.Whr(),
		created_at: timestamp,
		updated_at: timestamp
	}))
}).meta({ id: "ExportResult" });
const AiDetection = (0,fields/* ours */.Od)(schemas/* object */.Ikc({
	total_files: schemas/* int */.Whr(),
	avg_ai_probability: percent,
	max_ai_probability: percent,
	min_ai_probability: percent,
	risk_level: schemas/* string */.YjP(),
	files: schemas/* array */.YOg(schemas/* looseObject */._H3({ file_path: schemas/* string */.YjP() }))
})).meta({ id: "AiDetection" });
const AiCodeQuality = (0,fields/* ours */.Od)(schemas/* object */.Ikc({
	total_files: schemas/* int */.Whr(),
	avg_score: percent,
	max_score: percent,
	min_score: percent,
	worst_functions: schemas/* array */.YOg(schemas/* object */.Ikc({
		file_path: schemas/* string */.YjP(),
		name: schemas/* string */.YjP(),
		line_start: schemas/* int */.Whr(),
		line_end: schemas/* int */.Whr(),
		cyclomatic: schemas/* int */.Whr(),
		cognitive: schemas/* int */.Whr(),
		nesting: schemas/* int */.Whr(),
		parameters: schemas/* int */.Whr()
	}))
})).meta({ id: "AiCodeQuality" });
const AiResults = schemas/* object */.Ikc({
	success: schemas/* boolean */.zMY(),
	assignment_status: schemas/* int */.Whr(),
	statistics: schemas/* object */.Ikc({
		total_submissions: schemas/* int */.Whr(),
		submissions_with_ai_detection: schemas/* int */.Whr(),
		submissions_with_code_quality: schemas/* int */.Whr(),
		avg_ai_detection: known,
		avg_code_quality: known,
		high_ai_risk_count: schemas/* int */.Whr(),
		medium_ai_risk_count: schemas/* int */.Whr(),
		low_ai_risk_count: schemas/* int */.Whr()
	}),
	submissions: schemas/* array */.YOg(schemas/* object */.Ikc({
		submission_id: id,
		filename: schemas/* string */.YjP(),
		status: schemas/* string */.YjP(),
		status_id: schemas/* int */.Whr(),
		plagiarism_score: schemas/* object */.Ikc({
			local: known,
			web: known,
			total: known
		}),
		matches: schemas/* object */.Ikc({
			local: schemas/* int */.Whr(),
			web: schemas/* int */.Whr()
		}),
		ai_detection: AiDetection.nullable(),
		ai_abstained: (0,fields/* ours */.Od)(schemas/* boolean */.zMY()).optional(),
		ai_code_quality: AiCodeQuality.nullable(),
		file_size: schemas/* int */.Whr(),
		created_at: timestamp,
		updated_at: timestamp
	}))
}).meta({ id: "AiResults" });
const UploadResult = schemas/* object */.Ikc({
	data: schemas/* string */.YjP(),
	file: schemas/* string */.YjP(),
	file_size: schemas/* int */.Whr(),
	submission_count: schemas/* int */.Whr(),
	check: Check
}).meta({ id: "UploadResult" });
const BatchUploadResult = schemas/* object */.Ikc({
	success: schemas/* boolean */.zMY(),
	message: schemas/* string */.YjP(),
	uploaded: schemas/* array */.YOg(schemas/* object */.Ikc({
		id: id,
		filename: schemas/* string */.YjP(),
		file_size: schemas/* int */.Whr(),
		status_id: schemas/* int */.Whr()
	})),
	uploaded_count: schemas/* int */.Whr(),
	failed_count: schemas/* int */.Whr(),
	failed_uploads: schemas/* array */.YOg(schemas/* object */.Ikc({
		file: schemas/* string */.YjP(),
		error: schemas/* string */.YjP()
	})),
	check: Check
}).meta({ id: "BatchUploadResult" });
const DeleteResult = schemas/* object */.Ikc({
	success: schemas/* boolean */.zMY(),
	message: schemas/* string */.YjP(),
	check_id: id,
	check_name: schemas/* string */.YjP()
}).meta({ id: "DeleteResult" });
const QuickCheckResult = schemas/* object */.Ikc({
	success: schemas/* boolean */.zMY(),
	message: schemas/* string */.YjP(),
	data: schemas/* object */.Ikc({
		check_id: id,
		check_name: schemas/* string */.YjP(),
		language: schemas/* string */.YjP(),
		language_id: schemas/* int */.Whr(),
		status: schemas/* string */.YjP(),
		status_id: schemas/* int */.Whr(),
		test_type: schemas/* int */.Whr(),
		submissions: schemas/* object */.Ikc({
			uploaded: schemas/* int */.Whr(),
			failed: schemas/* int */.Whr(),
			total: schemas/* int */.Whr(),
			details: schemas/* array */.YOg(schemas/* looseObject */._H3({}))
		}),
		failed_uploads: schemas/* array */.YOg(schemas/* looseObject */._H3({})),
		detection_settings: schemas/* looseObject */._H3({}),
		check_url: schemas/* string */.YjP(),
		execution_time_ms: schemas/* number */.aig()
	}),
	next_steps: schemas/* looseObject */._H3({})
}).meta({ id: "QuickCheckResult" });
const CheckWithSubmissions = schemas/* object */.Ikc({
	check: Check,
	status: schemas/* string */.YjP(),
	submission_count: schemas/* int */.Whr(),
	submissions: schemas/* array */.YOg(Submission)
}).meta({ id: "CheckWithSubmissions" });
const UpdateResult = schemas/* object */.Ikc({
	success: schemas/* boolean */.zMY(),
	message: schemas/* string */.YjP(),
	check: Check
}).meta({ id: "UpdateResult" });
const DeleteSubmissionResult = schemas/* object */.Ikc({
	success: schemas/* boolean */.zMY(),
	message: schemas/* string */.YjP()
}).meta({ id: "DeleteSubmissionResult" });
const StartResult = schemas/* object */.Ikc({
	success: schemas/* boolean */.zMY(),
	check: Check,
	status: schemas/* string */.YjP(),
	submission_count: schemas/* int */.Whr(),
	checkURL: schemas/* string */.YjP()
}).meta({ id: "StartResult" });
const said = schemas/* looseObject */._H3({ id: schemas/* string */.YjP() });
const Overview = schemas/* object */.Ikc({
	overviewURL: schemas/* string */.YjP(),
	submissions: schemas/* array */.YOg(Submission),
	bardata: schemas/* array */.YOg(schemas/* object */.Ikc({
		submission: schemas/* string */.YjP(),
		score: known
	})),
	clusters: (0,fields/* ours */.Od)(schemas/* array */.YOg(schemas/* array */.YOg(schemas/* int */.Whr()))).optional(),
	ordinary: (0,fields/* ours */.Od)(known).optional(),
	notices: (0,fields/* ours */.Od)(schemas/* array */.YOg(schemas/* string */.YjP())).optional(),
	sentences: (0,fields/* ours */.Od)(schemas/* array */.YOg(schemas/* object */.Ikc({
		text: schemas/* string */.YjP(),
		said
	})).meta({ description: "Notices that are sentences of this program, as `sentences` of report.schema.json: for a reader in another language." })).optional()
}).meta({ id: "Overview" });
const CommonCode = schemas/* object */.Ikc({
	file: schemas/* string */.YjP(),
	line_start: schemas/* int */.Whr(),
	line_end: schemas/* int */.Whr()
});
const Results = schemas/* object */.Ikc({
	submission: Submission,
	avg: known,
	max: known,
	min: known,
	other_matches: schemas/* array */.YOg(Match),
	related_submissions: schemas/* array */.YOg(Submission),
	related_files: schemas/* array */.YOg((0,fields/* ours */.Od)(schemas/* looseObject */._H3({
		id: id,
		submission_id: id,
		filedir: schemas/* string */.YjP(),
		content: schemas/* string */.YjP()
	}))),
	pairs: (0,fields/* ours */.Od)(schemas/* array */.YOg(schemas/* object */.Ikc({
		submission_id_matched: schemas/* int */.Whr(),
		similarity: percent,
		matched_similarity: percent,
		total: (0,fields/* ours */.Od)(percent.nullable()).optional(),
		suspicion: percent.nullable(),
		longest_fragment: schemas/* int */.Whr(),
		overlap: schemas/* int */.Whr(),
		stands_out: (0,fields/* ours */.Od)(schemas/* boolean */.zMY()).optional()
	}))).optional(),
	common_code: (0,fields/* ours */.Od)(schemas/* array */.YOg(CommonCode)).optional()
}).meta({ id: "Results" });
const integers = schemas/* array */.YOg(schemas/* int */.Whr());
const ResultsBatch = (0,fields/* ours */.Od)(schemas/* object */.Ikc({
	files: schemas/* array */.YOg(schemas/* string */.YjP()),
	results: schemas/* array */.YOg(schemas/* object */.Ikc({
		submission_id: id,
		pairs: schemas/* object */.Ikc({
			submission_id_matched: integers,
			similarity: schemas/* array */.YOg(percent),
			matched_similarity: schemas/* array */.YOg(percent),
			total: schemas/* array */.YOg(percent.nullable()),
			suspicion: schemas/* array */.YOg(percent.nullable()),
			longest_fragment: integers,
			overlap: integers,
			stands_out: schemas/* array */.YOg(schemas/* boolean */.zMY())
		}),
		matches: schemas/* object */.Ikc({
			pair: integers,
			match_type: integers,
			file: integers,
			line_start: integers,
			line_end: integers,
			file_matched: integers,
			line_matched_start: integers,
			line_matched_end: integers,
			tokens: integers,
			shared_by: schemas/* array */.YOg(schemas/* int */.Whr().nullable())
		}),
		ai_matches: schemas/* array */.YOg(Match),
		web_matches: schemas/* array */.YOg(Match),
		common_code: schemas/* array */.YOg(CommonCode)
	}))
})).meta({ id: "ResultsBatch" });
const provider = schemas/* enum */.k5n(web/* WEB_PROVIDERS */.eG);
const WebSearch = (0,fields/* ours */.Od)(schemas/* object */.Ikc({
	check_id: id,
	providers: schemas/* array */.YOg(provider),
	requests: schemas/* int */.Whr(),
	sent: schemas/* array */.YOg(schemas/* object */.Ikc({
		provider,
		kind: schemas/* enum */.k5n(web/* SENT_KINDS */.NZ),
		text: schemas/* string */.YjP(),
		submissions: schemas/* array */.YOg(schemas/* int */.Whr()),
		answer: schemas/* string */.YjP().optional()
	})),
	sources: schemas/* array */.YOg(MatchSource.omit({
		before: true,
		counts: true
	}).extend({
		path: schemas/* string */.YjP(),
		submissions: schemas/* array */.YOg(schemas/* int */.Whr())
	})),
	tutorials: schemas/* array */.YOg(schemas/* object */.Ikc({
		url: schemas/* string */.YjP(),
		repository: schemas/* string */.YjP(),
		path: schemas/* string */.YjP(),
		submissions: schemas/* int */.Whr(),
		of: schemas/* int */.Whr()
	})),
	failures: schemas/* array */.YOg(schemas/* object */.Ikc({
		provider,
		sentence: schemas/* string */.YjP()
	})),
	not_searched: schemas/* int */.Whr(),
	states: schemas/* array */.YOg(schemas/* object */.Ikc({
		submission_id: id,
		state: schemas/* enum */.k5n(web/* SEARCH_STATES */.qU),
		why: schemas/* enum */.k5n([
			"budget",
			"time",
			"failure",
			"no-probes"
		]).nullable()
	}))
})).meta({ id: "WebSearch" });
const RemoteFileResult = schemas/* object */.Ikc({ file: RemoteFile }).meta({ id: "RemoteFileResult" });
const ErrorBody = schemas/* object */.Ikc({
	error: schemas/* string */.YjP(),
	validation_errors: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())).optional(),
	paywalled: schemas/* boolean */.zMY().optional(),
	invoice: schemas/* string */.YjP().optional(),
	status_id: (0,fields/* ours */.Od)(schemas/* int */.Whr()).optional()
}).meta({ id: "Error" });
const ViewerPayload = (0,fields/* ours */.Od)(schemas/* object */.Ikc({
	submission: Submission,
	files: schemas/* array */.YOg(schemas/* object */.Ikc({
		path: schemas/* string */.YjP(),
		lines: schemas/* int */.Whr().nullable(),
		problem: schemas/* string */.YjP().optional()
	})),
	matches: schemas/* array */.YOg(Match)
})).meta({ id: "ViewerPayload" });
const ViewerFile = (0,fields/* ours */.Od)(schemas/* object */.Ikc({
	submission_id: schemas/* int */.Whr(),
	path: schemas/* string */.YjP(),
	content: schemas/* string */.YjP()
})).meta({ id: "ViewerFile" });
const ViewerCounterpart = (0,fields/* ours */.Od)(schemas/* object */.Ikc({
	match: Match,
	file: ViewerFile
})).meta({ id: "ViewerCounterpart" });
const band = schemas/* enum */.k5n(report/* BANDS */.ZN);
const CheckVerdict = (0,fields/* ours */.Od)(schemas/* object */.Ikc({
	check_id: id,
	flagged: schemas/* boolean */.zMY(),
	threshold: schemas/* number */.aig(),
	submissions: schemas/* array */.YOg(schemas/* object */.Ikc({
		id: id,
		flagged: schemas/* boolean */.zMY(),
		similarity: band,
		ai: band,
		ai_abstained: schemas/* boolean */.zMY(),
		comparability: Submission.shape.comparability,
		compared_with: Submission.shape.compared_with,
		left_out: Submission.shape.left_out,
		remarks: Submission.shape.remarks
	}))
})).meta({ id: "CheckVerdict" });
const ServiceStatus = (0,fields/* ours */.Od)(schemas/* object */.Ikc({
	status: schemas/* enum */.k5n(["online", "offline"]),
	queued: schemas/* int */.Whr(),
	processing: schemas/* int */.Whr()
})).meta({ id: "ServiceStatus" });

var iso = __load__(52378);
;// contract/service/web.js



const digest = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/).meta({ description: "HMAC-SHA-256 of the lower-cased text with the salt, in hex" });
const sha1 = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/);
const web_provider = schemas/* enum */.k5n(web/* WEB_PROVIDERS */.eG);
const RememberedSource = schemas/* object */.Ikc({
	provider: web_provider,
	repository: schemas/* string */.YjP().max(200),
	commit: sha1,
	path: schemas/* string */.YjP().max(4096),
	blob: sha1
});
const WebOrder = (0,fields/* ours */.Od)(schemas/* strictObject */.rej({
	requests: schemas/* int */.Whr().min(0).max(1e4).optional(),
	seconds: schemas/* int */.Whr().min(1).max(86400).optional(),
	salt: schemas/* string */.YjP().regex(/^[0-9a-f]{16,128}$/).optional(),
	exclude: schemas/* array */.YOg(digest).max(2e4).optional(),
	never: schemas/* array */.YOg(digest).max(5e4).optional(),
	submissions: schemas/* array */.YOg(schemas/* strictObject */.rej({
		id: schemas/* int */.Whr().min(1),
		own: schemas/* array */.YOg(digest).max(100).optional(),
		at: iso/* datetime */.w$({ offset: true }).optional(),
		remembered: schemas/* array */.YOg(RememberedSource).max(100).nullable().optional(),
		again: schemas/* boolean */.zMY().optional()
	})).max(2e4).optional()
}));

;// contract/service/operations.js






const checkId = schemas/* int */.Whr().min(1);
const submissionId = schemas/* int */.Whr().min(1);
const operations_name = schemas/* string */.YjP().min(limits/* LIMITS */.b.checkNameMin).max(limits/* LIMITS */.b.checkNameMax);
const testType = schemas/* int */.Whr().min(1);
const format = schemas/* enum */.k5n(["csv", "json"]).default("csv");
const role = (0,fields/* ours */.Od)(schemas/* enum */.k5n(SUBMISSION_ROLES)).optional();
const together = (0,fields/* ours */.Od)(schemas/* array */.YOg(schemas/* array */.YOg(submissionId).max(2e4)).max(2e4)).optional();
const brief = (0,fields/* ours */.Od)(schemas/* boolean */.zMY()).optional();
const none = schemas/* object */.Ikc({});
const byCheckId = schemas/* object */.Ikc({ check_id: checkId });
const bySubmission = schemas/* object */.Ikc({
	check_id: checkId,
	submission_id: submissionId
});
const upload = schemas/* object */.Ikc({
	check_id: checkId,
	role
});
const detection = {
	ai_run: schemas/* boolean */.zMY().default(true),
	base_code_detection: schemas/* boolean */.zMY().default(false)
};
const engine = {
	webcheck: schemas/* boolean */.zMY().optional(),
	dbcheck: schemas/* boolean */.zMY().optional(),
	test_type: testType.optional()
};
const language = schemas/* int */.Whr().default(13);
const OPERATIONS = {
	validateKey: {
		forms: ["GET /auth/validate", "POST /auth/validate"],
		safety: "read",
		summary: "Verify the key",
		action: "verify the key",
		request: none,
		response: KeyValidation,
		errors: []
	},
	account: {
		forms: ["GET /account", "POST /account"],
		safety: "read",
		summary: "The account and its quota",
		action: "read the account",
		request: none,
		response: Account,
		errors: []
	},
	languages: {
		forms: ["GET /languages", "POST /languages"],
		safety: "read",
		summary: "Languages and their ids",
		action: "list the languages",
		request: none,
		response: LanguageList,
		needs: ["languages"],
		errors: []
	},
	testTypes: {
		forms: ["GET /test-types", "POST /test-types"],
		safety: "read",
		summary: "Engines and their ids",
		action: "list the engines",
		request: none,
		response: TestTypeList,
		needs: ["test_types"],
		errors: [500]
	},
	listChecks: {
		forms: ["GET /checks", "POST /checks{?with_stats}"],
		safety: "read",
		summary: "All checks, newest first",
		action: "list the checks",
		request: schemas/* object */.Ikc({ with_stats: schemas/* enum */.k5n(["0", "1"]).optional() }),
		response: schemas/* array */.YOg(ListedCheck),
		errors: []
	},
	createCheck: {
		forms: ["POST /check/create"],
		safety: "non-idempotent",
		summary: "Create a check",
		action: "create a check",
		request: schemas/* object */.Ikc({
			name: operations_name,
			language,
			test_type: testType.default(1),
			...detection
		}),
		success: 201,
		response: Check,
		needs: ["id"],
		errors: [422]
	},
	getCheck: {
		forms: ["GET /checks/{checkId}", "POST /check/get"],
		safety: "read",
		summary: "A check and its submissions",
		action: "read the check",
		request: byCheckId,
		response: CheckWithSubmissions,
		needs: ["submissions"],
		errors: [404]
	},
	updateCheck: {
		forms: ["PATCH /checks/{checkId}", "POST /check/update"],
		safety: "idempotent",
		summary: "Rename a check or set its language",
		action: "change the check",
		request: schemas/* object */.Ikc({
			check_id: checkId,
			name: operations_name.optional(),
			language: schemas/* int */.Whr().optional()
		}),
		response: UpdateResult,
		errors: [
			403,
			404,
			422
		]
	},
	deleteCheck: {
		forms: ["DELETE /checks/{checkId}", "POST /check/delete"],
		safety: "idempotent",
		summary: "Delete a check",
		action: "delete the check",
		request: byCheckId,
		response: DeleteResult,
		errors: [
			403,
			404,
			409
		]
	},
	upload: {
		forms: ["POST /check/upload"],
		safety: "non-idempotent",
		summary: "Upload one submission",
		action: "upload a submission",
		request: upload,
		files: {
			field: "file",
			max: 1
		},
		response: UploadResult,
		errors: [403, 422]
	},
	uploadBatch: {
		forms: ["POST /check/upload-batch"],
		safety: "non-idempotent",
		summary: "Upload 1 to 50 submissions",
		action: "upload submissions",
		request: upload,
		files: {
			field: "files",
			max: limits/* LIMITS */.b.batchFiles
		},
		response: BatchUploadResult,
		needs: [
			"uploaded",
			"uploaded_count",
			"failed_uploads"
		],
		errors: [403, 422]
	},
	deleteSubmission: {
		forms: ["POST /check/deleteSubmission"],
		safety: "idempotent",
		summary: "Delete a submission",
		action: "delete a submission",
		request: bySubmission,
		response: DeleteSubmissionResult,
		errors: [403, 422]
	},
	startCheck: {
		forms: ["POST /check/start"],
		safety: "non-idempotent",
		summary: "Start the analysis",
		action: "start the check",
		request: schemas/* object */.Ikc({
			check_id: checkId,
			...engine,
			...detection,
			together,
			web: WebOrder.optional()
		}),
		response: StartResult,
		errors: [
			403,
			409,
			422,
			503
		]
	},
	quickCheck: {
		forms: ["POST /check/quick"],
		safety: "non-idempotent",
		summary: "Create, upload and start in one call",
		action: "check in one call",
		request: schemas/* object */.Ikc({
			name: operations_name,
			language,
			...engine,
			...detection,
			role
		}),
		files: {
			field: "files",
			max: limits/* LIMITS */.b.batchFiles
		},
		success: 201,
		response: QuickCheckResult,
		errors: [422, 503]
	},
	cancelCheck: {
		forms: ["POST /check/cancel"],
		safety: "idempotent",
		summary: "End an analysis that is queued or under way",
		action: "cancel the analysis",
		request: byCheckId,
		response: UpdateResult,
		errors: [
			403,
			404,
			409,
			422
		],
		extension: true
	},
	status: {
		forms: ["GET /checks/{checkId}/status", "POST /check/status"],
		safety: "read",
		summary: "A check's progress",
		action: "read the check's status",
		request: byCheckId,
		response: CheckStatus,
		needs: ["status_id"],
		errors: [404, 422]
	},
	overview: {
		forms: ["POST /check/overview"],
		safety: "read",
		summary: "Scores of all submissions",
		action: "read the scores",
		request: byCheckId.extend({ brief }),
		response: Overview,
		needs: ["submissions"],
		errors: [
			404,
			409,
			422
		]
	},
	overviewCsv: {
		forms: ["POST /check/overviewCSV"],
		safety: "read",
		summary: "Scores as CSV",
		action: "read the scores as CSV",
		request: byCheckId,
		response: schemas/* string */.YjP(),
		csv: "always",
		errors: [
			404,
			409,
			422
		]
	},
	results: {
		forms: ["POST /check/results"],
		safety: "read",
		summary: "Matches of one submission",
		action: "read the matches",
		request: bySubmission,
		response: Results,
		needs: ["other_matches", "submission"],
		errors: [
			404,
			409,
			422
		]
	},
	resultsBatch: {
		forms: ["POST /check/results-batch"],
		safety: "read",
		summary: "Matches of many submissions, in columns",
		action: "read the matches",
		request: schemas/* object */.Ikc({
			check_id: checkId,
			submission_ids: schemas/* array */.YOg(submissionId).min(1).max(500),
			partners: schemas/* int */.Whr().min(0).optional()
		}),
		response: ResultsBatch,
		needs: ["results"],
		errors: [
			404,
			409,
			422
		],
		extension: true
	},
	webSearch: {
		forms: ["POST /check/web"],
		safety: "read",
		summary: "What was searched for on the web, and what left the service",
		action: "read what was searched for on the web",
		request: byCheckId,
		response: WebSearch,
		needs: ["sent"],
		errors: [
			404,
			409,
			422
		],
		extension: true
	},
	remoteFile: {
		forms: ["POST /check/getRemoteFile"],
		safety: "read",
		summary: "The file on the other side of a match",
		action: "read the other side of a match",
		request: schemas/* object */.Ikc({
			location: schemas/* string */.YjP().min(1),
			source: schemas/* string */.YjP().min(1)
		}),
		response: RemoteFileResult,
		errors: [
			403,
			404,
			422
		]
	},
	aiResults: {
		forms: ["GET /ai-results", "POST /ai-results"],
		safety: "read",
		summary: "AI detection and code quality",
		action: "read the AI scores",
		request: schemas/* object */.Ikc({ assignment_id: checkId }),
		response: AiResults,
		needs: ["submissions"],
		errors: [404, 422]
	},
	summary: {
		forms: ["GET /checks/{checkId}/summary", "POST /check/summary"],
		safety: "read",
		summary: "A check's statistics",
		action: "read the summary",
		request: byCheckId,
		response: CheckSummary,
		needs: ["status_id", "flagged_submissions"],
		errors: [404, 422]
	},
	verdict: {
		forms: ["GET /checks/{checkId}/verdict"],
		safety: "read",
		summary: "Whether submissions are flagged, in bands",
		action: "read the verdict",
		request: byCheckId,
		response: CheckVerdict,
		needs: ["submissions"],
		errors: [404, 409],
		extension: true
	},
	exportCheck: {
		forms: ["GET /checks/{checkId}/export", "POST /check/export"],
		safety: "read",
		summary: "All scores as JSON or CSV",
		action: "read the export",
		request: schemas/* object */.Ikc({
			check_id: checkId,
			format
		}),
		response: ExportResult,
		needs: ["submissions"],
		csv: "by-format",
		errors: [
			404,
			409,
			422
		]
	},
	viewer: {
		forms: ["POST /check/viewer"],
		safety: "read",
		summary: "One submission for a results page",
		action: "read a submission",
		request: bySubmission,
		response: ViewerPayload,
		errors: [
			402,
			404,
			409,
			422
		],
		extension: true
	},
	viewerFile: {
		forms: ["POST /check/viewer/file"],
		safety: "read",
		summary: "Text of one file of a submission",
		action: "read a file of a submission",
		request: bySubmission.extend({ path: schemas/* string */.YjP().min(1) }),
		response: ViewerFile,
		errors: [
			402,
			404,
			409,
			422
		],
		extension: true
	},
	viewerCounterpart: {
		forms: ["POST /check/viewer/counterpart"],
		safety: "read",
		summary: "The other side of a match",
		action: "read the other side of a match",
		request: schemas/* object */.Ikc({
			check_id: checkId,
			match_id: schemas/* int */.Whr().min(1)
		}),
		response: ViewerCounterpart,
		errors: [
			402,
			404,
			409,
			422
		],
		extension: true
	},
	serviceStatus: {
		forms: ["GET /status"],
		safety: "read",
		summary: "Whether the engine is online",
		action: "read the service's status",
		request: none,
		response: ServiceStatus,
		errors: [],
		extension: true
	}
};


}),


62868:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
D:()=>enginesOf
});
var _contract__0__ = __load__(1589);

const PEERS = [
	"peer",
	"base-code",
	"ai-references",
	"code-quality"
];
const COMMON = {
	consumption: 0,
	peer_only: false,
	auto_detect_base_code: true
};
function enginesOf(providers) {
	const available = providers.length > 0;
	const web = available ? `public sources on the web (${providers.join(", ")})` : "public sources on the web. Not available: no web source is configured (`web`, or `serve --web`)";
	return [
		{
			...COMMON,
			id: _contract__0__.T2.group,
			name: "Group Similarity",
			description: "Compares the submissions of a check with each other.",
			features: PEERS,
			peer_only: true,
			available: true
		},
		{
			...COMMON,
			id: _contract__0__.T2.full,
			name: "Database and Group Similarity",
			description: `Compares the submissions of a check with each other and with all earlier checks of this service. ${available ? "The web is searched, too, where the start of a check asks for that with webcheck and dbcheck" : "Web sources are not searched: none is configured"}.`,
			features: [
				"peer",
				"database",
				...PEERS.slice(1)
			],
			available: true
		},
		{
			...COMMON,
			id: _contract__0__.T2.web,
			name: "Web and Group Similarity",
			description: `Compares the submissions of a check with each other and with ${web}.`,
			features: [
				"peer",
				"web",
				...PEERS.slice(1)
			],
			available
		},
		{
			...COMMON,
			id: _contract__0__.T2.webAndDatabase,
			name: "Web, Database and Group Similarity",
			description: `Compares the submissions of a check with each other, with all earlier checks of this service and with ${web}.`,
			features: [
				"peer",
				"database",
				"web",
				...PEERS.slice(1)
			],
			available
		}
	];
}


}),



};
