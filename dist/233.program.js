export const id = 233;
export const ids = [233];
export const modules = {

/***/ 85452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ engineById),
/* harmony export */   Ml: () => (/* binding */ usesDatabase),
/* harmony export */   ug: () => (/* binding */ ENGINES)
/* harmony export */ });
/* harmony import */ var _service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84861);

/** What the embedded service offers on `/test-types`. */
const ENGINES = [
    {
        id: _service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2.group,
        name: 'Group Similarity',
        description: 'Compares the submissions of a check with each other.',
        features: ['peer', 'base-code', 'ai-references', 'code-quality'],
        consumption: 0,
        peer_only: true,
        auto_detect_base_code: true,
        available: true,
    },
    {
        id: _service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2.full,
        name: 'Database and Group Similarity',
        description: 'Compares the submissions of a check with each other and with all earlier checks of this service. Web sources are not searched: none is configured.',
        features: ['peer', 'database', 'base-code', 'ai-references', 'code-quality'],
        consumption: 0,
        peer_only: false,
        auto_detect_base_code: true,
        available: true,
    },
    {
        id: _service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2.web,
        name: 'Web Similarity',
        description: 'Would compare with public sources on the web. Not available: no web source is configured.',
        features: ['web'],
        consumption: 0,
        peer_only: false,
        auto_detect_base_code: false,
        available: false,
    },
];
function engineById(id) {
    return ENGINES.find((engine) => engine.id === id);
}
/** Whether earlier checks are compared with. */
function usesDatabase(engineId) {
    return engineId === _service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE */ .T2.full;
}


/***/ }),

/***/ 74595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Removes a folder with everything in it, if it is there. Windows keeps a file for a moment after it was closed, so it tries for two seconds. */
async function removeFolder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true, maxRetries: 8, retryDelay: 50 });
}


/***/ }),

/***/ 40519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ packSubmission)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60545);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74273);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23719);
/* harmony import */ var _zip_deflate_tables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52565);





/** Any fixed time would do; this is the first that a ZIP can hold. */
const ENTRY_DATE = new Date(Date.UTC(1980, 0, 1));
const FILE_MODE = 0o644;
const COMPRESSION_LEVEL = 6;
/** Around one entry's contents: local header, data descriptor and deflate's worst growth, in bytes. */
const ENTRY_OVERHEAD_BYTES = 128;
const DIRECTORY_ENTRY_BYTES = 64;
const END_RECORD_BYTES = 22;
/**
 * Packs a submission into a ZIP that depends on names and contents alone: whatever the order, times, modes or time zone,
 * the same content gives the same bytes (on one kind of processor; deflate may differ between them). What would push the
 * ZIP over its limit is left out and listed. One file is in memory at a time, and of the ZIP a piece.
 *
 * @throws the system's error where the ZIP cannot be written
 */
async function packSubmission(submission, options) {
    const maxZipBytes = options.maxZipBytes ?? _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.zipBytes;
    const largest = submission.files.reduce((most, { size }) => Math.max(most, size), 0);
    const zlib = { level: COMPRESSION_LEVEL, ...(0,_zip_deflate_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .deflateTables */ .l)(largest) };
    // A large package, which is loaded while the service starts.
    const archiver = await __webpack_require__.e(/* import() */ 79).then(__webpack_require__.bind(__webpack_require__, 20079));
    const archive = new archiver.ZipArchive({ zlib, statConcurrency: 1 });
    const zip = options.spool.begin();
    const written = writtenTo(zip, archive);
    // A listener of its own, so that an early error cannot end the process before `written` is awaited.
    written.catch(() => { });
    const content = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const files = [];
    const leftOut = [...submission.leftOut];
    let directoryBytes = END_RECORD_BYTES;
    try {
        for (const file of submission.files.toSorted((a, b) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a.path, b.path))) {
            let bytes;
            try {
                const { buffer, byteOffset, byteLength } = await file.read();
                bytes = Buffer.from(buffer, byteOffset, byteLength);
            }
            catch (error) {
                leftOut.push({
                    path: file.path,
                    reason: 'unreadable',
                    detail: (0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error),
                });
                continue;
            }
            const nameBytes = Buffer.byteLength(file.path);
            const ownDirectoryBytes = DIRECTORY_ENTRY_BYTES + nameBytes;
            const worst = archive.pointer() + bytes.length + ENTRY_OVERHEAD_BYTES + nameBytes + growth(bytes.length);
            if (worst + directoryBytes + ownDirectoryBytes > maxZipBytes) {
                leftOut.push({
                    path: file.path,
                    reason: 'archive-full',
                    detail: `the ZIP would pass ${maxZipBytes} bytes`,
                });
                continue;
            }
            await Promise.race([append(archive, bytes, file.path), written]);
            directoryBytes += ownDirectoryBytes;
            content.update(`${nameBytes}:${file.path}:${bytes.length}:`).update(bytes);
            files.push({ path: file.path, size: bytes.length });
        }
        const [stored] = await Promise.all([written, archive.finalize()]);
        return {
            key: submission.key,
            name: submission.name,
            role: submission.role,
            origin: submission.origin,
            zip: stored,
            contentHash: content.digest('hex'),
            files,
            leftOut: leftOut.toSorted((a, b) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a.path, b.path)),
            remarks: submission.remarks,
        };
    }
    catch (error) {
        archive.abort();
        await zip.drop();
        throw error;
    }
}
/** Resolves with where the archive lies when it has ended and all of it is written. */
function writtenTo(zip, archive) {
    return new Promise((resolve, reject) => {
        archive.on('data', (chunk) => {
            zip.add(chunk);
            if (!zip.isFull)
                return;
            archive.pause();
            zip.flush().then(() => archive.resume(), reject);
        });
        archive.once('error', reject);
        archive.once('end', () => {
            zip.end().then(resolve, reject);
        });
    });
}
/** Deflate stores what it cannot shrink in blocks of at most 64 KiB with 5 bytes each (RFC 1951, 3.2.4). */
function growth(bytes) {
    return 5 * (Math.ceil(bytes / 16_383) + 1);
}
/** Resolves when the entry is written, so that entries keep their order and memory stays that of one file. */
function append(archive, bytes, path) {
    return new Promise((resolve, reject) => {
        const done = () => {
            archive.off('error', fail);
            resolve();
        };
        const fail = (error) => {
            archive.off('entry', done);
            reject(error);
        };
        archive.once('entry', done);
        archive.once('error', fail);
        archive.append(bytes, { name: path, date: ENTRY_DATE, mode: FILE_MODE });
    });
}


/***/ }),

/***/ 75511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ ZipSpool)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** What an archive may hold in memory before it gets a file of its own, in bytes. */
const IN_MEMORY = 1024 * 1024;
/**
 * The ZIPs of a run in a folder. Small ones, which nearly all are, lie one behind the other in one file: a file for each
 * would cost more time than what is in it. A large one has a file of its own, so that no archive is ever whole in memory.
 */
class ZipSpool {
    #folder;
    #path;
    #file = null;
    #end = 0;
    #large = 0;
    /** @param folder existing, of this run alone */
    constructor(folder) {
        this.#folder = folder;
        this.#path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'packed.zips');
    }
    /** A ZIP to be written; several may be under way at once. */
    begin() {
        return new SpooledZip({
            path: () => {
                this.#large += 1;
                return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, `large-${this.#large}.zip`);
            },
            append: (bytes) => this.#append(bytes),
        });
    }
    /** Nothing is written afterwards; what was stays. */
    async close() {
        // One that could not be opened was an error of whoever wrote.
        await (await this.#file?.catch(() => null))?.close();
    }
    async #append(bytes) {
        const start = this.#end;
        // Before anything is waited for: the next one begins behind it.
        this.#end += bytes.length;
        this.#file ??= (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(this.#path, 'w');
        await writeAll(await this.#file, bytes, start);
        return { path: this.#path, start, bytes: bytes.length };
    }
}
/** One ZIP that is being written. */
class SpooledZip {
    #place;
    #chunks = [];
    #held = 0;
    #own = null;
    #written = 0;
    constructor(place) {
        this.#place = place;
    }
    /** Whether so much is held that `flush` has to be called before more is added. */
    get isFull() {
        return this.#held >= IN_MEMORY;
    }
    /** Takes the next bytes; they must not change afterwards. */
    add(chunk) {
        this.#chunks.push(chunk);
        this.#held += chunk.length;
    }
    /** Writes what is held to a file of its own. @throws the system's error, such as that of a full disk */
    async flush() {
        const bytes = this.#take();
        if (this.#own === null) {
            const path = this.#place.path();
            this.#own = { path, file: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'w') };
        }
        await writeAll(this.#own.file, bytes, this.#written);
        this.#written += bytes.length;
    }
    /** Writes the rest. @returns where it lies @throws the system's error */
    async end() {
        if (this.#own === null)
            return this.#place.append(this.#take());
        await this.flush();
        const { path, file } = this.#own;
        await file.close();
        return { path, start: 0, bytes: this.#written };
    }
    /** Lets go of what was written so far. */
    async drop() {
        this.#take();
        if (this.#own === null)
            return;
        const { path, file } = this.#own;
        await file.close().catch(() => { });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
    }
    #take() {
        const bytes = Buffer.concat(this.#chunks, this.#held);
        this.#chunks = [];
        this.#held = 0;
        return bytes;
    }
}
/** A write may take less than all of it; the next one says why. */
async function writeAll(file, bytes, at) {
    for (let written = 0; written < bytes.length;) {
        const { bytesWritten } = await file.write(bytes, written, bytes.length - written, at + written);
        written += bytesWritten;
    }
}


/***/ }),

/***/ 44165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readTable)
/* harmony export */ });
/* unused harmony export headerName */
/* harmony import */ var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23719);



/** Of a platform's list of hand-ins: every attempt of everybody. */
const MAX_ROWS = 100_000;
const MAX_RECORD_CHARACTERS = 100_000;
/** A column's name without what exports differ in: `Roster-Identifier`, `roster identifier` and `:roster_identifier` are one. */
function headerName(cell) {
    return cell
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
        .replaceAll(/^_+|_+$/g, '');
}
/**
 * Reads a CSV file with a header, with commas, semicolons or tabs, with or without a byte-order mark.
 *
 * @param what how messages call it: `manifest class.csv`
 * @throws ConfigurationError that names file and line
 */
function readTable(text, what) {
    const [first, ...rows] = recordsOf(text.replace(/^\ufeff/, ''), what);
    const header = (first?.cells ?? []).map(headerName);
    for (const { cells, line } of rows) {
        if (cells.slice(header.length).some((one) => one.trim() !== '')) {
            throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`${what}, line ${line}: it has ${cells.length} cells and the first line ${header.length}; put a name that holds a separator into quotes.`);
        }
    }
    return { header, rows };
}
function recordsOf(text, what) {
    let records;
    try {
        records = (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, {
            delimiter: delimiterOf(text),
            skip_empty_lines: true,
            relax_column_count: true,
            info: true,
            max_record_size: MAX_RECORD_CHARACTERS,
        });
    }
    catch (error) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`${what} cannot be read as CSV: ${(0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error)}. Save it again from a spreadsheet.`);
    }
    if (records.length > MAX_ROWS) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`${what} has more than ${MAX_ROWS} lines; split it.`);
    }
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
}
/** Spreadsheets of half of Europe write semicolons. */
function delimiterOf(text) {
    const first = text.slice(0, 2_000).split(/\r\n|\r|\n/, 1)[0] ?? '';
    const count = (sign) => first.split(sign).length;
    return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}


/***/ }),

/***/ 89465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ ENDPOINTS),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   uY: () => (/* binding */ endpointsOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69087);
/** The forms of each operation as they go over HTTP, derived from the one table of operations. */


/** The field of a request that a path parameter carries: `checkId` → `check_id`. */
function fieldOf(parameter) {
    return parameter.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
/** Every endpoint, in the order of the table. */
const ENDPOINTS = Object.entries(_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .OPERATIONS */ .x).flatMap(([operation, shape]) => shape.forms.map((_, index) => endpointOf(operation, shape, index)));
const FORMS = Map.groupBy(ENDPOINTS, ({ operation }) => operation);
/** The endpoint of an operation's preferred form; and that of its second, where it has one. */
function endpointsOf(operation) {
    const [first, second] = FORMS.get(operation) ?? [];
    if (first === undefined)
        throw new Error(`${operation} has no form`);
    return [first, second];
}
/** Fields that stand in the path are parameters; the others are the query of a GET and DELETE, else the body. */
function endpointOf(operation, shape, index) {
    const [, verb = '', path = '', both] = /^(\w+) ([^?]+?)(?:\{\?(\w+)\})?$/.exec(shape.forms[index] ?? '') ?? [];
    const method = verb;
    const fields = shape.request.shape;
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
    const inPath = new Set(parameters.map(fieldOf));
    const rest = Object.entries(fields).filter(([field]) => !inPath.has(field));
    const hasBody = method === 'POST' || method === 'PATCH';
    const inQuery = hasBody ? rest.filter(([field]) => field === both) : rest;
    return {
        operation,
        id: index === 0 ? operation : `${operation}By${verb.charAt(0)}${verb.slice(1).toLowerCase()}`,
        method,
        path,
        ...(parameters.length === 0
            ? {}
            : {
                params: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(Object.fromEntries(parameters.map((one) => [one, fields[fieldOf(one)] ?? zod__WEBPACK_IMPORTED_MODULE_1__/* .never */ .ZmZ()]))),
            }),
        ...(inQuery.length === 0 ? {} : { query: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(Object.fromEntries(inQuery)) }),
        ...(hasBody ? { body: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(Object.fromEntries(rest)) } : {}),
        // A check that is named in the body may be named wrongly; what stands in a path is not found.
        errors: hasBody && 'check_id' in Object.fromEntries(rest) ? [...shape.errors, 422] : shape.errors,
        shape,
    };
}


/***/ }),

/***/ 14590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   Vf: () => (/* binding */ readBoolean),
/* harmony export */   a8: () => (/* binding */ tolerant),
/* harmony export */   ed: () => (/* binding */ received),
/* harmony export */   kz: () => (/* binding */ readNumber)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/**
 * One definition of a shape, three readings of it:
 * - as documented (what the embedded service answers, what OpenAPI shows): the zod schema itself;
 * - `tolerant`: what the client accepts. Unknown fields are kept, every field may be missing, numbers may come as
 *   strings; what is not a number becomes null, so that an unknown score can never turn into 0;
 * - `received`: what the embedded service accepts in a request. Numbers and booleans may come as text (multipart
 *   knows nothing else), unknown fields are dropped, rules stay.
 */

/** `"48.65"` → 48.65; anything that is not a finite decimal number → null. Rejects "", null, booleans, hex, "1e999". */
function readNumber(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : null;
    if (typeof value !== 'string')
        return null;
    const text = value.trim();
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text))
        return null;
    const number = Number(text);
    return Number.isFinite(number) ? number : null;
}
/** true/1/"1"/"true" → true, false/0/"0"/"false" → false, else null. */
function readBoolean(value) {
    if (value === true || value === 1)
        return true;
    if (value === false || value === 0)
        return false;
    if (typeof value !== 'string')
        return null;
    const text = value.trim().toLowerCase();
    if (text === '1' || text === 'true')
        return true;
    if (text === '0' || text === 'false')
        return false;
    return null;
}
/** A list, also as the object with numbers for keys that PHP makes of a list with gaps; else null. */
function readList(value) {
    if (Array.isArray(value))
        return value;
    if (typeof value !== 'object' || value === null)
        return null;
    // Such keys come in the order of their numbers.
    return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null;
}
function readString(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
/**
 * Derives the client's reading of a documented shape. It never throws: what is no list or object reads as null. What needs no
 * change is handed on as it is, not copied: answers have hundreds of thousands of numbers.
 */
function tolerant(schema) {
    return derive(schema);
}
function derive(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL) {
        return derive(schema.unwrap());
    }
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNumber */ .rSt)
        return readNumber;
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodBoolean */ .WFD)
        return readBoolean;
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodString */ .NDH || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodEnum */ .Vb4)
        return readString;
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)
        return listOf(derive(schema.element));
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH) {
        return objectOf(Object.entries(schema.shape).map(([key, field]) => [key, derive(field)]));
    }
    return (value) => value;
}
function listOf(item) {
    return (value) => {
        const list = readList(value);
        if (list === null)
            return null;
        let read = null;
        for (const [at, before] of list.entries()) {
            const after = item(before);
            if (read === null && after !== before)
                read = list.slice(0, at);
            read?.push(after);
        }
        return read ?? list;
    };
}
function objectOf(fields) {
    return (value) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            return null;
        const given = value;
        let read = null;
        for (const [key, field] of fields) {
            // Not given is not null.
            if (!Object.hasOwn(given, key))
                continue;
            const before = given[key];
            const after = field(before);
            if (after === before)
                continue;
            read ??= { ...given };
            read[key] = after;
        }
        return read ?? given;
    };
}
/** Derives the embedded service's reading of a request shape; the output type is the request's own. */
function received(schema) {
    const shape = {};
    for (const [key, field] of Object.entries(schema.shape)) {
        shape[key] = zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((value) => receive(field, value), field);
    }
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(shape);
}
function receive(field, value) {
    let inner = field;
    while (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU || inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C || inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL) {
        // Forms send an empty field where JSON would leave it out.
        if (value === '' || value === null)
            return undefined;
        inner = inner.unwrap();
    }
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNumber */ .rSt && typeof value === 'string') {
        // An id is its digits: `1e0` is none.
        return inner.format === 'safeint' && !/^\s*-?\d+\s*$/.test(value) ? value : (readNumber(value) ?? value);
    }
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodEnum */ .Vb4 && (typeof value === 'number' || typeof value === 'boolean')) {
        return String(Number(value));
    }
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodBoolean */ .WFD)
        return readBoolean(value) ?? value;
    return value;
}


/***/ }),

/***/ 69087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ OPERATIONS)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./build/service/contract/extension.js
/** Marks a field, shape or endpoint as an addition of the embedded service (`x-extension` in the OpenAPI document). */
function ours(schema) {
    return schema.meta({ ...schema.meta(), 'x-extension': true });
}

;// CONCATENATED MODULE: ./build/service/contract/resources.js
/**
 * The resources of the service's interface as it documents them (section 2, L19-L107). Fields that the interface does
 * not show and the embedded service adds are marked with `ours`; a client may use them and must never need them.
 */


const id = schemas/* int */.Whr().min(1);
/** UTC, `YYYY-MM-DD HH:MM:SS` (L12). */
const timestamp = schemas/* string */.YjP().meta({ description: 'UTC, YYYY-MM-DD HH:MM:SS' });
const percent = schemas/* number */.aig().meta({ description: '0 to 100, unrounded' });
/** The interface prints a number; what is not known is null, never 0. */
const known = percent.nullable().meta({ description: '0 to 100, unrounded; null: not known' });
/** What a submission is there for; only the embedded service knows roles. */
const SUBMISSION_ROLES = ['submission', 'archive', 'base', 'ai-reference'];
/** L19-L32. `status_id`: 1 new, 7 queued, 6 processing, 4 completed, 3 failed. */
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
    updated_at: timestamp,
})
    .meta({ id: 'Check' });
/** As a list shows it (L29). `stats` only with `with_stats=1`; its fields are ours (L107 names none). */
const ListedCheck = Check.extend({
    assignmentstatuses: schemas/* object */.Ikc({ id: schemas/* int */.Whr(), status: schemas/* string */.YjP() }),
    stats: ours(schemas/* object */.Ikc({
        submissions: schemas/* int */.Whr(),
        group_avg: known,
        group_max: known,
        web_avg: known,
        web_max: known,
        ai_avg: known,
        ai_max: known,
        flagged: schemas/* int */.Whr(),
        matches: schemas/* int */.Whr(),
    })).optional(),
}).meta({ id: 'ListedCheck' });
/** L36-L45. */
const Submission = schemas/* object */.Ikc({
    id,
    assignment_id: id,
    filename: schemas/* string */.YjP(),
    status_id: schemas/* int */.Whr(),
    total_result: known,
    result_web: known,
    submissionresults: schemas/* array */.YOg(schemas/* looseObject */._H3({})),
    role: ours(schemas/* enum */.k5n(SUBMISSION_ROLES)).optional(),
    comparability: ours(schemas/* enum */.k5n(['compared', 'dictated', 'too-short', 'starter-only', 'no-source', 'unreadable'])).optional(),
    suspicion: ours(percent.nullable()).optional(),
    coverage: ours(percent).optional(),
    /** How many others it was compared with: 0 makes its numbers say nothing. */
    compared_with: ours(schemas/* int */.Whr()).optional(),
    tokens: ours(schemas/* int */.Whr()).optional(),
    left_out: ours(schemas/* array */.YOg(schemas/* object */.Ikc({
        path: schemas/* string */.YjP(),
        code: schemas/* enum */.k5n(['too-large', 'too-much', 'minified', 'binary', 'damaged', 'not-source']).optional(),
        reason: schemas/* string */.YjP(),
    }))).optional(),
    remarks: ours(schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), code: schemas/* enum */.k5n(['evaluates-text', 'escaped']) }))).optional(),
    created_at: ours(timestamp).optional(),
    updated_at: ours(timestamp).optional(),
})
    .meta({ id: 'Submission' });
/** A matched region (L49-L62). match_type 1 peer, above 1 external, 10 AI. */
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
    /** How many others of the check have this piece as well. */
    shared_by: ours(schemas/* int */.Whr()).optional(),
    match_type: schemas/* int */.Whr(),
    location: schemas/* string */.YjP(),
    source: schemas/* string */.YjP(),
})
    .meta({ id: 'Match' });
/** L66. */
const RemoteFile = schemas/* object */.Ikc({
    id,
    filedir: schemas/* string */.YjP(),
    content: schemas/* string */.YjP(),
    location: schemas/* string */.YjP(),
    source: schemas/* string */.YjP(),
    submission_id: schemas/* int */.Whr(),
    created_at: timestamp,
    updated_at: timestamp,
})
    .meta({ id: 'RemoteFile' });
/** L70. */
const LanguageList = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY(),
    count: schemas/* int */.Whr(),
    languages: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* int */.Whr(), language: schemas/* string */.YjP(), extensions: schemas/* string */.YjP() })),
})
    .meta({ id: 'LanguageList' });
/** L74. */
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
        available: schemas/* boolean */.zMY(),
    })),
    user_access: schemas/* object */.Ikc({
        has_full_access: schemas/* boolean */.zMY(),
        is_pro: schemas/* boolean */.zMY(),
        is_edu_verified: schemas/* boolean */.zMY(),
        is_enterprise: schemas/* boolean */.zMY(),
    }),
    default_test_type: schemas/* int */.Whr(),
    recommended_test_type: schemas/* int */.Whr(),
    note: schemas/* string */.YjP(),
    capabilities: ours(schemas/* array */.YOg(schemas/* string */.YjP())).optional(),
})
    .meta({ id: 'TestTypeList' });
/** L78. */
const Account = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    name: schemas/* string */.YjP(),
    email: schemas/* string */.YjP(),
    quota: schemas/* object */.Ikc({
        remaining: schemas/* int */.Whr(),
        total: schemas/* int */.Whr().nullable(),
        unlimited: schemas/* boolean */.zMY(),
        checks_remaining: schemas/* int */.Whr(),
        reset_date: schemas/* string */.YjP().nullable(),
    }),
    submissions: schemas/* int */.Whr(),
    is_pro: schemas/* boolean */.zMY(),
    plan_id: schemas/* int */.Whr().nullable(),
    edu_verified: schemas/* boolean */.zMY(),
    user: ours(schemas/* string */.YjP()).optional(),
    peer_checks_remaining: ours(schemas/* int */.Whr()).optional(),
})
    .meta({ id: 'Account' });
/** L82. */
const KeyValidation = schemas/* object */.Ikc({ valid: schemas/* boolean */.zMY(), user_id: schemas/* int */.Whr(), email: schemas/* string */.YjP(), name: schemas/* string */.YjP() })
    .meta({ id: 'KeyValidation' });
/** L86. `progress` is a percentage (the interface gives no scale). */
const CheckStatus = schemas/* object */.Ikc({
    check_id: id,
    status_id: schemas/* int */.Whr(),
    status: schemas/* string */.YjP(),
    status_message: schemas/* string */.YjP(),
    progress: schemas/* number */.aig(),
    submissions_total: schemas/* int */.Whr(),
    submissions_completed: schemas/* int */.Whr(),
    estimated_completion: schemas/* string */.YjP()
        .nullable()
        .meta({ description: 'ISO 8601, only while status_id is 6 or 7' }),
})
    .meta({ id: 'CheckStatus' });
/** L90. */
const CheckSummary = schemas/* object */.Ikc({
    check_id: id,
    check_name: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    status_id: schemas/* int */.Whr(),
    submission_count: schemas/* int */.Whr(),
    completed_submissions: schemas/* int */.Whr(),
    plagiarism_stats: schemas/* object */.Ikc({ avg: known, max: known, min: known }),
    ai_detection_stats: schemas/* object */.Ikc({ avg: known, max: known }),
    flagged_submissions: schemas/* int */.Whr(),
    processing_time_seconds: schemas/* int */.Whr().nullable(),
    created_at: timestamp,
    updated_at: timestamp,
})
    .meta({ id: 'CheckSummary' });

;// CONCATENATED MODULE: ./build/service/contract/answers.js
/** What the service answers beyond its resources (L94-L107 and section 4 of the interface). */



/** L94. An AI or quality number that is not available is null, never 0. `ai_abstained`: looked for, and there is none to give. */
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
        ai_abstained: ours(schemas/* boolean */.zMY()).optional(),
        code_quality_avg: known,
        file_size: schemas/* int */.Whr(),
        created_at: timestamp,
        updated_at: timestamp,
    })),
})
    .meta({ id: 'ExportResult' });
const AiDetection = ours(schemas/* object */.Ikc({
    total_files: schemas/* int */.Whr(),
    avg_ai_probability: percent,
    max_ai_probability: percent,
    min_ai_probability: percent,
    risk_level: schemas/* string */.YjP(),
    files: schemas/* array */.YOg(schemas/* looseObject */._H3({ file_path: schemas/* string */.YjP() })),
})).meta({ id: 'AiDetection' });
const AiCodeQuality = ours(schemas/* object */.Ikc({
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
        parameters: schemas/* int */.Whr(),
    })),
})).meta({ id: 'AiCodeQuality' });
/** L98; the inner fields of ai_detection and ai_code_quality are not shown there and are ours. */
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
        low_ai_risk_count: schemas/* int */.Whr(),
    }),
    submissions: schemas/* array */.YOg(schemas/* object */.Ikc({
        submission_id: id,
        filename: schemas/* string */.YjP(),
        status: schemas/* string */.YjP(),
        status_id: schemas/* int */.Whr(),
        plagiarism_score: schemas/* object */.Ikc({ local: known, web: known, total: known }),
        matches: schemas/* object */.Ikc({ local: schemas/* int */.Whr(), web: schemas/* int */.Whr() }),
        ai_detection: AiDetection.nullable(),
        ai_abstained: ours(schemas/* boolean */.zMY()).optional(),
        ai_code_quality: AiCodeQuality.nullable(),
        file_size: schemas/* int */.Whr(),
        created_at: timestamp,
        updated_at: timestamp,
    })),
})
    .meta({ id: 'AiResults' });
/** L102. */
const UploadResult = schemas/* object */.Ikc({ data: schemas/* string */.YjP(), file: schemas/* string */.YjP(), file_size: schemas/* int */.Whr(), submission_count: schemas/* int */.Whr(), check: Check })
    .meta({ id: 'UploadResult' });
/** L103. */
const BatchUploadResult = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY(),
    message: schemas/* string */.YjP(),
    uploaded: schemas/* array */.YOg(schemas/* object */.Ikc({ id: id, filename: schemas/* string */.YjP(), file_size: schemas/* int */.Whr(), status_id: schemas/* int */.Whr() })),
    uploaded_count: schemas/* int */.Whr(),
    failed_count: schemas/* int */.Whr(),
    failed_uploads: schemas/* array */.YOg(schemas/* object */.Ikc({ file: schemas/* string */.YjP(), error: schemas/* string */.YjP() })),
    check: Check,
})
    .meta({ id: 'BatchUploadResult' });
/** L104. */
const DeleteResult = schemas/* object */.Ikc({ success: schemas/* boolean */.zMY(), message: schemas/* string */.YjP(), check_id: id, check_name: schemas/* string */.YjP() })
    .meta({ id: 'DeleteResult' });
/** L105. */
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
            details: schemas/* array */.YOg(schemas/* looseObject */._H3({})),
        }),
        failed_uploads: schemas/* array */.YOg(schemas/* looseObject */._H3({})),
        detection_settings: schemas/* looseObject */._H3({}),
        check_url: schemas/* string */.YjP(),
        execution_time_ms: schemas/* number */.aig(),
    }),
    next_steps: schemas/* looseObject */._H3({}),
})
    .meta({ id: 'QuickCheckResult' });
/** L158. */
const CheckWithSubmissions = schemas/* object */.Ikc({ check: Check, status: schemas/* string */.YjP(), submission_count: schemas/* int */.Whr(), submissions: schemas/* array */.YOg(Submission) })
    .meta({ id: 'CheckWithSubmissions' });
/** L160. */
const UpdateResult = schemas/* object */.Ikc({ success: schemas/* boolean */.zMY(), message: schemas/* string */.YjP(), check: Check })
    .meta({ id: 'UpdateResult' });
/** L181. */
const DeleteSubmissionResult = schemas/* object */.Ikc({ success: schemas/* boolean */.zMY(), message: schemas/* string */.YjP() })
    .meta({ id: 'DeleteSubmissionResult' });
/** L187. */
const StartResult = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY(),
    check: Check,
    status: schemas/* string */.YjP(),
    submission_count: schemas/* int */.Whr(),
    checkURL: schemas/* string */.YjP(),
})
    .meta({ id: 'StartResult' });
/** L204. */
const Overview = schemas/* object */.Ikc({
    overviewURL: schemas/* string */.YjP(),
    submissions: schemas/* array */.YOg(Submission),
    bardata: schemas/* array */.YOg(schemas/* object */.Ikc({ submission: schemas/* string */.YjP(), score: known })),
    clusters: ours(schemas/* array */.YOg(schemas/* array */.YOg(schemas/* int */.Whr()))).optional(),
    notices: ours(schemas/* array */.YOg(schemas/* string */.YjP())).optional(),
})
    .meta({ id: 'Overview' });
const CommonCode = schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line_start: schemas/* int */.Whr(), line_end: schemas/* int */.Whr() });
/** L206. Items of related_files are not shown (L106); ours carry the file's name and text. */
const Results = schemas/* object */.Ikc({
    submission: Submission,
    avg: known,
    max: known,
    min: known,
    other_matches: schemas/* array */.YOg(Match),
    related_submissions: schemas/* array */.YOg(Submission),
    related_files: schemas/* array */.YOg(ours(schemas/* looseObject */._H3({ id: id, submission_id: id, filedir: schemas/* string */.YjP(), content: schemas/* string */.YjP() }))),
    pairs: ours(schemas/* array */.YOg(schemas/* object */.Ikc({
        submission_id_matched: schemas/* int */.Whr(),
        similarity: percent,
        matched_similarity: percent,
        suspicion: percent.nullable(),
        longest_fragment: schemas/* int */.Whr(),
        overlap: schemas/* int */.Whr(),
        stands_out: ours(schemas/* boolean */.zMY()).optional(),
    }))).optional(),
    common_code: ours(schemas/* array */.YOg(CommonCode)).optional(),
})
    .meta({ id: 'Results' });
const integers = schemas/* array */.YOg(schemas/* int */.Whr());
/**
 * Results of many submissions; all ours. In columns: item n of each list of `pairs` is of pair n. A match is of the pair at
 * `pair`, whose numbers it has, and `file` and `file_matched` are places in `files`. `results` has the first of the submissions that
 * were asked for, as many as one answer holds and one at least: ask again for the rest.
 */
const ResultsBatch = ours(schemas/* object */.Ikc({
    files: schemas/* array */.YOg(schemas/* string */.YjP()),
    results: schemas/* array */.YOg(schemas/* object */.Ikc({
        submission_id: id,
        pairs: schemas/* object */.Ikc({
            submission_id_matched: integers,
            similarity: schemas/* array */.YOg(percent),
            matched_similarity: schemas/* array */.YOg(percent),
            suspicion: schemas/* array */.YOg(percent.nullable()),
            longest_fragment: integers,
            overlap: integers,
            stands_out: schemas/* array */.YOg(schemas/* boolean */.zMY()),
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
            shared_by: schemas/* array */.YOg(schemas/* int */.Whr().nullable()),
        }),
        /** AI references are in no pair. */
        ai_matches: schemas/* array */.YOg(Match),
        common_code: schemas/* array */.YOg(CommonCode),
    })),
})).meta({ id: 'ResultsBatch' });
/** L207. */
const RemoteFileResult = schemas/* object */.Ikc({ file: RemoteFile }).meta({ id: 'RemoteFileResult' });
/** Every error (L234); 422 adds validation_errors, 402 paywalled (L239), a suspended account `invoice` (L224). */
const ErrorBody = schemas/* object */.Ikc({
    error: schemas/* string */.YjP(),
    validation_errors: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())).optional(),
    paywalled: schemas/* boolean */.zMY().optional(),
    invoice: schemas/* string */.YjP().optional(),
})
    .meta({ id: 'Error' });
/** One submission as the results page shows it; the interface names the endpoint (L198) and no fields: all ours. */
const ViewerPayload = ours(schemas/* object */.Ikc({
    submission: Submission,
    files: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), lines: schemas/* int */.Whr().nullable(), problem: schemas/* string */.YjP().optional() })),
    matches: schemas/* array */.YOg(Match),
})).meta({ id: 'ViewerPayload' });
/** Text of one file of a submission; all ours. */
const ViewerFile = ours(schemas/* object */.Ikc({ submission_id: id, path: schemas/* string */.YjP(), content: schemas/* string */.YjP() })).meta({
    id: 'ViewerFile',
});
/** The other side of a match; all ours. */
const ViewerCounterpart = ours(schemas/* object */.Ikc({ match: Match, file: ViewerFile })).meta({
    id: 'ViewerCounterpart',
});
/** Whether the checking engine is online; all ours. */
const ServiceStatus = ours(schemas/* object */.Ikc({ status: schemas/* enum */.k5n(['online', 'offline']), queued: schemas/* int */.Whr(), processing: schemas/* int */.Whr() })).meta({ id: 'ServiceStatus' });

;// CONCATENATED MODULE: ./build/service/contract/operations.js
/**
 * Every operation of the service's interface: the one table from which the client, the embedded service's router and
 * validation, and the OpenAPI document are derived. The contract knows nobody.
 */




const checkId = schemas/* int */.Whr().min(1);
const submissionId = schemas/* int */.Whr().min(1);
const operations_name = schemas/* string */.YjP().min(3).max(255);
const testType = schemas/* int */.Whr().min(1);
const format = schemas/* enum */.k5n(['csv', 'json']).default('csv');
const role = ours(schemas/* enum */.k5n(SUBMISSION_ROLES)).optional();
/** Without `submissionresults`, which list every pair twice. */
const brief = ours(schemas/* boolean */.zMY()).optional();
const none = schemas/* object */.Ikc({});
const byCheckId = schemas/* object */.Ikc({ check_id: checkId });
const bySubmission = schemas/* object */.Ikc({ check_id: checkId, submission_id: submissionId });
const upload = schemas/* object */.Ikc({ check_id: checkId, role });
const detection = {
    ai_run: schemas/* boolean */.zMY().default(true),
    base_code_detection: schemas/* boolean */.zMY().default(false),
};
const engine = {
    webcheck: schemas/* boolean */.zMY().optional(),
    dbcheck: schemas/* boolean */.zMY().optional(),
    test_type: testType.optional(),
};
const language = schemas/* int */.Whr().default(13);
const OPERATIONS = {
    validateKey: {
        forms: ['GET /auth/validate', 'POST /auth/validate'],
        safety: 'read',
        summary: 'Verify the key',
        action: 'verify the key',
        request: none,
        response: KeyValidation,
        errors: [],
    },
    account: {
        forms: ['GET /account', 'POST /account'],
        safety: 'read',
        summary: 'The account and its quota',
        action: 'read the account',
        request: none,
        response: Account,
        errors: [],
    },
    languages: {
        forms: ['GET /languages', 'POST /languages'],
        safety: 'read',
        summary: 'Languages and their ids',
        action: 'list the languages',
        request: none,
        response: LanguageList,
        needs: ['languages'],
        errors: [],
    },
    testTypes: {
        forms: ['GET /test-types', 'POST /test-types'],
        safety: 'read',
        summary: 'Engines and their ids',
        action: 'list the engines',
        request: none,
        response: TestTypeList,
        needs: ['test_types'],
        errors: [500],
    },
    listChecks: {
        forms: ['GET /checks', 'POST /checks{?with_stats}'],
        safety: 'read',
        summary: 'All checks, newest first',
        action: 'list the checks',
        request: schemas/* object */.Ikc({ with_stats: schemas/* enum */.k5n(['0', '1']).optional() }),
        response: schemas/* array */.YOg(ListedCheck),
        errors: [],
    },
    createCheck: {
        forms: ['POST /check/create'],
        safety: 'non-idempotent',
        summary: 'Create a check',
        action: 'create a check',
        request: schemas/* object */.Ikc({ name: operations_name, language, test_type: testType.default(1), ...detection }),
        success: 201,
        response: Check,
        needs: ['id'],
        errors: [422],
    },
    getCheck: {
        forms: ['GET /checks/{checkId}', 'POST /check/get'],
        safety: 'read',
        summary: 'A check and its submissions',
        action: 'read the check',
        request: byCheckId,
        response: CheckWithSubmissions,
        needs: ['submissions'],
        errors: [404],
    },
    updateCheck: {
        forms: ['PATCH /checks/{checkId}', 'POST /check/update'],
        safety: 'idempotent',
        summary: 'Rename a check or set its language',
        action: 'change the check',
        request: schemas/* object */.Ikc({ check_id: checkId, name: operations_name.optional(), language: schemas/* int */.Whr().optional() }),
        response: UpdateResult,
        errors: [403, 404, 422],
    },
    deleteCheck: {
        forms: ['DELETE /checks/{checkId}', 'POST /check/delete'],
        safety: 'idempotent',
        summary: 'Delete a check',
        action: 'delete the check',
        request: byCheckId,
        response: DeleteResult,
        errors: [403, 404, 409],
    },
    upload: {
        forms: ['POST /check/upload'],
        safety: 'non-idempotent',
        summary: 'Upload one submission',
        action: 'upload a submission',
        request: upload,
        files: { field: 'file', max: 1 },
        response: UploadResult,
        errors: [403, 422],
    },
    uploadBatch: {
        forms: ['POST /check/upload-batch'],
        safety: 'non-idempotent',
        summary: 'Upload 1 to 50 submissions',
        action: 'upload submissions',
        request: upload,
        files: { field: 'files', max: 50 },
        response: BatchUploadResult,
        needs: ['uploaded', 'uploaded_count', 'failed_uploads'],
        errors: [403, 422],
    },
    deleteSubmission: {
        forms: ['POST /check/deleteSubmission'],
        safety: 'idempotent',
        summary: 'Delete a submission',
        action: 'delete a submission',
        request: bySubmission,
        response: DeleteSubmissionResult,
        errors: [403, 422],
    },
    startCheck: {
        forms: ['POST /check/start'],
        safety: 'non-idempotent',
        summary: 'Start the analysis',
        action: 'start the check',
        request: schemas/* object */.Ikc({ check_id: checkId, ...engine, ...detection }),
        response: StartResult,
        errors: [403, 409, 422, 503],
    },
    quickCheck: {
        forms: ['POST /check/quick'],
        safety: 'non-idempotent',
        summary: 'Create, upload and start in one call',
        action: 'check in one call',
        request: schemas/* object */.Ikc({ name: operations_name, language, ...engine, ...detection, role }),
        files: { field: 'files', max: 50 },
        success: 201,
        response: QuickCheckResult,
        errors: [422, 503],
    },
    cancelCheck: {
        forms: ['POST /check/cancel'],
        safety: 'idempotent',
        summary: 'End an analysis that is queued or under way',
        action: 'cancel the analysis',
        request: byCheckId,
        response: UpdateResult,
        errors: [403, 404, 409, 422],
        extension: true,
    },
    status: {
        forms: ['GET /checks/{checkId}/status', 'POST /check/status'],
        safety: 'read',
        summary: "A check's progress",
        action: "read the check's status",
        request: byCheckId,
        response: CheckStatus,
        needs: ['status_id'],
        errors: [404, 422],
    },
    overview: {
        forms: ['POST /check/overview'],
        safety: 'read',
        summary: 'Scores of all submissions',
        action: 'read the scores',
        request: byCheckId.extend({ brief }),
        response: Overview,
        needs: ['submissions'],
        errors: [404, 409, 422],
    },
    overviewCsv: {
        forms: ['POST /check/overviewCSV'],
        safety: 'read',
        summary: 'Scores as CSV',
        action: 'read the scores as CSV',
        request: byCheckId,
        response: schemas/* string */.YjP(),
        csv: 'always',
        errors: [404, 409, 422],
    },
    results: {
        forms: ['POST /check/results'],
        safety: 'read',
        summary: 'Matches of one submission',
        action: 'read the matches',
        request: bySubmission,
        response: Results,
        needs: ['other_matches', 'submission'],
        errors: [404, 409, 422],
    },
    resultsBatch: {
        forms: ['POST /check/results-batch'],
        safety: 'read',
        summary: 'Matches of many submissions, in columns',
        action: 'read the matches',
        request: schemas/* object */.Ikc({
            check_id: checkId,
            submission_ids: schemas/* array */.YOg(submissionId).min(1).max(500),
            /** Matches with so many others of each submission: the most suspicious, then those of the lowest ids. */
            partners: schemas/* int */.Whr().min(0).optional(),
        }),
        response: ResultsBatch,
        needs: ['results'],
        errors: [404, 409, 422],
        extension: true,
    },
    remoteFile: {
        forms: ['POST /check/getRemoteFile'],
        safety: 'read',
        summary: 'The file on the other side of a match',
        action: 'read the other side of a match',
        request: schemas/* object */.Ikc({ location: schemas/* string */.YjP().min(1), source: schemas/* string */.YjP().min(1) }),
        response: RemoteFileResult,
        errors: [403, 404, 422],
    },
    aiResults: {
        forms: ['GET /ai-results', 'POST /ai-results'],
        safety: 'read',
        summary: 'AI detection and code quality',
        action: 'read the AI scores',
        request: schemas/* object */.Ikc({ assignment_id: checkId }),
        response: AiResults,
        needs: ['submissions'],
        errors: [404, 422],
    },
    summary: {
        forms: ['GET /checks/{checkId}/summary', 'POST /check/summary'],
        safety: 'read',
        summary: "A check's statistics",
        action: 'read the summary',
        request: byCheckId,
        response: CheckSummary,
        needs: ['status_id', 'flagged_submissions'],
        errors: [404, 422],
    },
    exportCheck: {
        forms: ['GET /checks/{checkId}/export', 'POST /check/export'],
        safety: 'read',
        summary: 'All scores as JSON or CSV',
        action: 'read the export',
        request: schemas/* object */.Ikc({ check_id: checkId, format }),
        response: ExportResult,
        needs: ['submissions'],
        csv: 'by-format',
        errors: [404, 409, 422],
    },
    viewer: {
        forms: ['POST /check/viewer'],
        safety: 'read',
        summary: 'One submission for a results page',
        action: 'read a submission',
        request: bySubmission,
        response: ViewerPayload,
        errors: [402, 404, 409, 422],
        extension: true,
    },
    viewerFile: {
        forms: ['POST /check/viewer/file'],
        safety: 'read',
        summary: 'Text of one file of a submission',
        action: 'read a file of a submission',
        request: bySubmission.extend({ path: schemas/* string */.YjP().min(1) }),
        response: ViewerFile,
        errors: [402, 404, 409, 422],
        extension: true,
    },
    viewerCounterpart: {
        forms: ['POST /check/viewer/counterpart'],
        safety: 'read',
        summary: 'The other side of a match',
        action: 'read the other side of a match',
        request: schemas/* object */.Ikc({ check_id: checkId, match_id: schemas/* int */.Whr().min(1) }),
        response: ViewerCounterpart,
        errors: [402, 404, 409, 422],
        extension: true,
    },
    serviceStatus: {
        forms: ['GET /status'],
        safety: 'read',
        summary: 'Whether the engine is online',
        action: "read the service's status",
        request: none,
        response: ServiceStatus,
        errors: [],
        extension: true,
    },
};


/***/ }),

/***/ 84861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ AUTO_DETECT),
/* harmony export */   T2: () => (/* binding */ ENGINE),
/* harmony export */   bJ: () => (/* binding */ FLAG_ABOVE),
/* harmony export */   c4: () => (/* binding */ STATE),
/* harmony export */   pP: () => (/* binding */ CAPABILITY)
/* harmony export */ });
/** Numeric states of a check (L113-L130). 6 is "processing": it carries estimated_completion like 7 and cannot be deleted. */
const STATE = { created: 1, failed: 3, completed: 4, processing: 6, queued: 7 };
/** Language id that means Auto Detect (L23). */
const AUTO_DETECT = 999;
/**
 * Engine ids that the start rules name (L192-L195): 1 where web and database are asked for, 9 Group Similarity. `web` is
 * ours: offered as unavailable until a web source is configured.
 */
const ENGINE = { full: 1, web: 2, group: 9 };
/** Flagged above this by either number (L90, L261). */
const FLAG_ABOVE = 75;
/** Additions of the embedded service that a client may use where `/test-types` lists them in `capabilities`. */
const CAPABILITY = {
    /** Uploads take a `role` field. */
    roles: 'submission-roles',
    /** Results may be read for every submission: no pace is asked for. */
    unmetered: 'unmetered',
    /** The overview takes `brief`. */
    brief: 'brief-overview',
    /** The results of many submissions come in one answer (`/check/results-batch`). */
    resultsBatch: 'results-batch',
};


/***/ }),

/***/ 79738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SU: () => (/* binding */ CLASS_LIMITS),
  Ip: () => (/* binding */ MAX_ARCHIVE_BYTES),
  aF: () => (/* binding */ archiveIn),
  p_: () => (/* binding */ openArchive)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/zip/reader.js
var reader = __webpack_require__(36541);
// EXTERNAL MODULE: ./build/zip/safe-path.js
var safe_path = __webpack_require__(30643);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/zip/directory.js + 1 modules
var zip_directory = __webpack_require__(72654);
// EXTERNAL MODULE: ./build/zip/unpack-entry.js
var unpack_entry = __webpack_require__(20625);
;// CONCATENATED MODULE: ./build/zip/zip-file.js



/** A directory above this is no class's; in bytes. */
const MAX_DIRECTORY_BYTES = 256 * 1024 * 1024;
/** What any program may waste on one entry, in bytes. */
const MAX_OVERHEAD_BYTES = 64 * 1024;
/**
 * Reads the directory of a ZIP on disk, also of one above 4 GB. Entries are read from the file one at a time, so that no
 * archive is ever whole in memory.
 *
 * @throws ZipError when it is no ZIP, is truncated, spans disks or passes a limit; the system's error
 */
async function openZipFile(path, limits) {
    const [place, directory] = await reading(path, async (handle) => {
        const { size } = await handle.stat();
        const tailStart = Math.max(0, size - zip_directory/* TAIL_BYTES */.dd);
        const tail = await bytesAt(handle, tailStart, size - tailStart);
        const found = (0,zip_directory/* findDirectory */.te)(tail, tailStart, limits, true);
        if (found.bytes > MAX_DIRECTORY_BYTES) {
            throw (0,unpack_entry/* damagedEntry */.Qz)(path, `its directory has more than ${MAX_DIRECTORY_BYTES} bytes`);
        }
        return [found, await bytesAt(handle, found.start, found.bytes)];
    });
    const { headers, problems, folders } = (0,zip_directory/* readDirectory */.gZ)(directory, place, limits);
    return {
        entries: [...headers].map(([name, header]) => ({
            path: name,
            size: header.size,
            read: () => readEntry(path, name, header, place.start),
        })),
        problems,
        folders,
    };
}
async function readEntry(path, name, header, dataEnd) {
    // It is read before it can be unpacked: a few bytes of source may not bring a gigabyte of nothing.
    if (header.packedSize > 2 * header.size + MAX_OVERHEAD_BYTES) {
        throw (0,unpack_entry/* damagedEntry */.Qz)(name, 'it is larger packed than unpacked');
    }
    const packed = await reading(path, async (handle) => {
        const from = header.local + (0,unpack_entry/* localBytes */.Zj)(await bytesAt(handle, header.local, unpack_entry/* LOCAL_BYTES */.cF), name);
        if (from + header.packedSize > dataEnd)
            throw (0,unpack_entry/* damagedEntry */.Qz)(name, 'its contents are cut off');
        return bytesAt(handle, from, header.packedSize);
    });
    return (0,unpack_entry/* unpackEntryAside */.tx)(name, header, packed);
}
/** Opened for each reading: a file that stays open would have to be closed by somebody who knows when all is read. */
async function reading(path, body) {
    const handle = await (0,promises_.open)(path, 'r');
    try {
        return await body(handle);
    }
    finally {
        await handle.close();
    }
}
/** As many bytes as there are. */
async function bytesAt(handle, start, bytes) {
    const buffer = Buffer.allocUnsafeSlow(bytes);
    let read = 0;
    while (read < bytes) {
        const { bytesRead } = await handle.read(buffer, read, bytes - read, start + read);
        if (bytesRead === 0)
            break;
        read += bytesRead;
    }
    return buffer.subarray(0, read);
}

// EXTERNAL MODULE: ./build/sources/tar.js
var tar = __webpack_require__(96482);
// EXTERNAL MODULE: ./build/text/archive-names.js
var archive_names = __webpack_require__(80377);
;// CONCATENATED MODULE: ./build/sources/folders/archive.js






/** An archive in an archive is read into memory up to here, in bytes; students pack libraries and pictures too. */
const MAX_ARCHIVE_BYTES = 128 * 1024 * 1024;
/** Of any other file of an archive, in bytes. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
/** Of the archive that a class is in. Its files are read one at a time, so that their sum costs nothing. */
const CLASS_LIMITS = {
    maxEntries: 500_000,
    maxEntryBytes: MAX_ARCHIVE_BYTES,
    maxTotalBytes: 64 * 1024 ** 3,
};
/** What of a tar is kept, in bytes: it cannot be read at any place but the next. */
const MAX_TAR_BYTES = 256 * 1024 * 1024;
/**
 * Opens an archive on disk. A ZIP stays there, and its files are read when they are asked for; of a tar is kept what
 * `MAX_TAR_BYTES` have a place for.
 *
 * @throws ZipError, TarballError, the signal's reason, the system's error
 */
async function openArchive(path, limits, signal) {
    if (!(0,archive_names/* isZip */.K0)(path)) {
        const body = (0,external_node_fs_.createReadStream)(path);
        return readTarball(body, (0,archive_names/* isPackedTar */.qC)(path), { ...limits, maxTotalBytes: MAX_TAR_BYTES }, signal);
    }
    const { entries, problems, folders } = await openZipFile(path, limits);
    return { entries: [...entries, ...problems.map(problemEntry)], folders };
}
/** As `openArchive`, for an archive that is in memory. @param name by which it is known what it is */
async function archiveIn(bytes, name, limits, signal) {
    if (!(0,archive_names/* isZip */.K0)(name))
        return readTarball(once(bytes), (0,archive_names/* isPackedTar */.qC)(name), limits, signal);
    const { entries, problems } = (0,reader/* readZip */.u)(bytes, limits);
    const read = entries.map((entry) => ({ path: entry.path, size: entry.size, read: () => entry.readAside() }));
    return { entries: [...read, ...problems.map(problemEntry)], folders: [] };
}
async function* once(bytes) {
    yield await Promise.resolve(bytes);
}
function problemEntry({ path, reason }) {
    const isUnread = reason === 'encrypted' || reason === 'unsupported-method' || reason === 'damaged';
    const detail = reason === 'encrypted' ? { detail: 'encrypted' } : {};
    return unreadEntry(path, isUnread ? { reason: 'unreadable', ...detail } : { reason });
}
function unreadEntry(path, leftOut) {
    const why = leftOut.detail ?? leftOut.reason;
    return { path, size: 0, read: () => Promise.reject(new Error(why)), leftOut };
}
async function readTarball(body, isPacked, limits, signal) {
    const entries = [];
    const folders = [];
    let kept = 0;
    await (0,tar/* readTar */.sB)(body, {
        isPacked,
        signal,
        limits: { entries: limits.maxEntries, unpackedBytes: 8 * limits.maxTotalBytes },
        onEntry: ({ name, type, size }) => {
            const path = (0,safe_path/* safePath */.n)(name);
            const leftOut = refusal(path, type, size, kept, limits);
            if (type === 'directory' || name.endsWith('/')) {
                if (path !== null)
                    folders.push(path);
            }
            else if (path === null || leftOut !== null) {
                entries.push(unreadEntry(path ?? name, leftOut ?? { reason: 'unsafe-path' }));
            }
            else {
                kept += size;
                return (bytes) => entries.push({ path, size: bytes.length, read: () => Promise.resolve(bytes) });
            }
            return null;
        },
    });
    return { entries, folders };
}
/** Why an entry of a tar is not taken; null: it is. */
function refusal(path, type, size, kept, { maxEntryBytes, maxTotalBytes }) {
    if (path === null)
        return { reason: 'unsafe-path' };
    if (type === 'symlink' || type === 'link')
        return { reason: 'symlink' };
    if (type !== 'file' && type !== 'contiguous-file')
        return { reason: 'special-file' };
    if (size > ((0,archive_names/* isReadArchive */.L3)(path) ? maxEntryBytes : Math.min(maxEntryBytes, MAX_FILE_BYTES))) {
        return { reason: 'too-large' };
    }
    return kept + size <= maxTotalBytes
        ? null
        : { reason: 'limit', detail: `the archive holds more than ${maxTotalBytes} bytes` };
}


/***/ }),

/***/ 67992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ collectFound)
});

// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(75174);
// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(23719);
;// CONCATENATED MODULE: ./build/text/text-of-html.js
const ENTITIES = {
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    apos: "'",
    nbsp: ' ',
};
/** What ends a line where it ends. */
const BLOCKS = /<(?:br|\/(?:p|div|li|pre|h[1-6]|tr|blockquote|ul|ol|table))(?:\s[^<>]*)?\/?>/gi;
/**
 * The text of an answer that was typed into an editor and is kept as HTML: tags go, lines stay. Not a page's text as a
 * browser shows it: blanks count in code.
 */
function textOfHtml(html) {
    return html
        .replaceAll(/<!--.*?(?:-->|$)/gs, '')
        .replaceAll(/<(script|style)\b.*?(?:<\/\1\s*>|$)/gis, '')
        .replaceAll(BLOCKS, '\n')
        .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
        .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => characterOf(whole, decimal, hex, name));
}
function characterOf(whole, decimal, hex, name) {
    if (name !== undefined)
        return ENTITIES[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10);
    if (code === 0xa0)
        return ' ';
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : whole;
}

// EXTERNAL MODULE: ./build/sources/selection/choose.js
var choose = __webpack_require__(31475);
// EXTERNAL MODULE: ./build/sources/folders/collect-in-time.js
var collect_in_time = __webpack_require__(61363);
// EXTERNAL MODULE: ./build/sources/folders/unpack.js
var unpack = __webpack_require__(84517);
;// CONCATENATED MODULE: ./build/sources/folders/collect-hand-in.js






/** One hand-in of a download as a submission. What goes wrong with it becomes its failure. */
async function collectHandIn(one, options) {
    const { key, name, path, facts, files, remarks, textEnding } = one;
    // What is older than what counts is only there to be compared with.
    const role = one.isOlder && options.role === 'judged' ? 'archive' : options.role;
    return (0,collect_in_time/* collectInTime */.t)({ key, name, role }, options, async (signal) => {
        const candidates = files.map((file) => candidateOf(file, textEnding));
        const { selection } = options;
        const chosen = await (0,choose/* chooseFiles */.P)((0,unpack/* unpacked */.K)(candidates, { selection, signal }), selection, [], signal);
        return {
            origin: { kind: 'directory', path, ...(facts === null ? {} : { handIn: facts }) },
            ...chosen,
            remarks: [...remarks, ...chosen.remarks],
        };
    }, (error) => ` cannot be read: ${(0,message_of/* messageOf */.b)(error)}.`);
}
function candidateOf({ entry, path, isText = false }, textEnding) {
    if (!isText)
        return { ...entry, path };
    return {
        ...entry,
        path: `${path.replace(/\.html?$/i, '')}.${textEnding}`,
        read: async () => {
            const html = (0,decode/* decode */.D)(await entry.read());
            if ('reason' in html)
                throw new Error(html.reason);
            return Buffer.from(textOfHtml(html.text));
        },
    };
}

// EXTERNAL MODULE: ./build/sources/folders/collect-path.js
var collect_path = __webpack_require__(28437);
;// CONCATENATED MODULE: ./build/sources/folders/collect-found.js


/** A submission that `findSubmissions` found. What goes wrong with it becomes its failure. */
function collectFound(one, options) {
    return one.kind === 'path' ? (0,collect_path/* collectPath */.A)(one.path, options) : collectHandIn(one, options);
}


/***/ }),

/***/ 61363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ collectInTime)
/* harmony export */ });
/** Collecting one submission ends here. */
const MAX_COLLECT_MS = 120_000;
/**
 * Collects a submission; what goes wrong with it becomes its failure.
 *
 * @param reasonOf completes "<key>…" with what is wrong
 * @throws the run's signal's reason
 */
async function collectInTime(facts, { signal, limitMs = MAX_COLLECT_MS }, body, reasonOf) {
    const late = AbortSignal.timeout(limitMs);
    const ends = signal === undefined ? late : AbortSignal.any([signal, late]);
    try {
        return { ok: true, submission: { ...facts, ...(await body(ends)) } };
    }
    catch (error) {
        signal?.throwIfAborted();
        const words = late.aborted
            ? ` could not be read within ${limitMs / 1000} seconds; see what in it is so large.`
            : reasonOf(error);
        return { ok: false, failure: { ...facts, reason: `${facts.key}${words}` } };
    }
}


/***/ }),

/***/ 28437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ collectPath)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(23719);
/* harmony import */ var _zip_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72654);
/* harmony import */ var _zip_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36541);
/* harmony import */ var _tar_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96482);
/* harmony import */ var _selection_choose_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31475);
/* harmony import */ var _collect_in_time_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(61363);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79738);
/* harmony import */ var _text_archive_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(80377);
/* harmony import */ var _key_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48880);
/* harmony import */ var _read_bounded_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23091);
/* harmony import */ var _unpack_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84517);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21478);














/** What cannot be taken as a submission. The message completes "<key> …". */
class PathError extends Error {
}
/** One folder, ZIP or file as one submission. What goes wrong with it becomes its failure. */
async function collectPath(path, options) {
    const key = (0,_key_of_js__WEBPACK_IMPORTED_MODULE_7__/* .keyOf */ .T)(options.root, path);
    const name = (0,_text_archive_names_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutEnding */ .sP)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    return (0,_collect_in_time_js__WEBPACK_IMPORTED_MODULE_12__/* .collectInTime */ .t)({ key, name, role: options.role }, options, async (signal) => ({
        origin: { kind: 'directory', path: key },
        ...(await filesOf(path, options, signal)),
    }), reasonOf);
}
function reasonOf(error) {
    if (error instanceof PathError)
        return ` ${error.message}`;
    if (error instanceof _zip_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .ZipError */ .Wz)
        return `: ${error.message}`;
    if (error instanceof _tar_js__WEBPACK_IMPORTED_MODULE_4__/* .TarballError */ .ZA)
        return ` ${error.message}.`;
    return ` cannot be read: ${(0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_13__/* .messageOf */ .b)(error)}.`;
}
async function filesOf(path, { selection, ignore, unpacks }, signal) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch((error) => {
        const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        throw isGone ? new PathError('cannot be read; perhaps its name is not UTF-8: rename it.') : error;
    });
    const choose = (files) => (0,_selection_choose_js__WEBPACK_IMPORTED_MODULE_5__/* .chooseFiles */ .P)(unpacks === true ? (0,_unpack_js__WEBPACK_IMPORTED_MODULE_9__/* .unpacked */ .K)(files, { selection, signal }) : files, selection, [], signal);
    if (stats.isDirectory())
        return choose((0,_walk_js__WEBPACK_IMPORTED_MODULE_10__/* .walk */ .GG)(path, ignore));
    if ((0,_text_archive_names_js__WEBPACK_IMPORTED_MODULE_11__/* .isOtherArchive */ .Bo)(path)) {
        throw new PathError('is an archive of a kind that is not read: unpack it, or put its contents into a ZIP.');
    }
    if (!(0,_text_archive_names_js__WEBPACK_IMPORTED_MODULE_11__/* .isReadArchive */ .L3)(path)) {
        const file = { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), size: stats.size, read: () => (0,_read_bounded_js__WEBPACK_IMPORTED_MODULE_8__/* .readBounded */ .C)(path) };
        return choose([file]);
    }
    const { entries } = await (0,_archive_js__WEBPACK_IMPORTED_MODULE_6__/* .openArchive */ .p_)(path, _zip_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .ZIP_LIMITS */ .L, signal);
    return choose((0,_unpack_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutSharedFolder */ .c)(entries));
}


/***/ }),

/***/ 56632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ expandPattern)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14006);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33684);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93153);
/* harmony import */ var _text_archive_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80377);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21478);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73387);








/** The folders (or ZIPs) that a pattern names; never none. */
async function expandPattern(root, line) {
    const pattern = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenPath */ .dR)(line);
    const literal = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, pattern);
    const there = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(literal).catch(() => null);
    if (there !== null)
        return [literal];
    const scan = picomatch__WEBPACK_IMPORTED_MODULE_5__.scan(pattern);
    if (!scan.isGlob) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(`path ${JSON.stringify(line)} does not exist below ${root}. ${await whatIsThere(root)}`);
    }
    // A drive alone means where it stands.
    const base = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, /^[A-Za-z]:$/.test(scan.base) ? `${scan.base}/` : scan.base);
    // Names are put together with slashes on every system.
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_5__(scan.glob, { dot: false, nonegate: true, windows: false });
    const found = [];
    const depth = scan.glob.includes('**') ? _walk_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_DEPTH */ .lr : scan.glob.split('/').length;
    const visit = async (folder, prefix, level) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true }).catch(() => []);
        for (const entry of entries.toSorted(_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .byName */ .nG)) {
            const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
            if (matches(path) && (entry.isDirectory() || (0,_text_archive_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isReadArchive */ .L3)(path)))
                found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name));
            if (entry.isDirectory() && level < depth && entry.name !== 'node_modules' && entry.name !== '.git') {
                await visit((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name), path, level + 1);
            }
        }
    };
    await visit(base, '', 1);
    if (found.length === 0) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(`path ${JSON.stringify(line)} matches no folder below ${base}. ${await whatIsThere(base)}`);
    }
    return found;
}
async function whatIsThere(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => null);
    if (names === null)
        return 'That folder does not exist; correct the path.';
    const visible = names.filter((name) => !name.startsWith('.')).toSorted();
    if (visible.length === 0) {
        return 'That folder is empty; check the submissions out first, or correct the path.';
    }
    return `It holds ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(visible, 8, JSON.stringify)}; name one of these.`;
}


/***/ }),

/***/ 87748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ findSubmissions),
  k: () => (/* binding */ foundPath)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/files/paths.js
var paths = __webpack_require__(33684);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(33942);
// EXTERNAL MODULE: ./build/sources/selection/unused-name.js
var unused_name = __webpack_require__(65702);
// EXTERNAL MODULE: ./build/text/archive-names.js
var archive_names = __webpack_require__(80377);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
// EXTERNAL MODULE: ./build/zip/directory.js + 1 modules
var directory = __webpack_require__(72654);
// EXTERNAL MODULE: ./build/sources/tar.js
var tar = __webpack_require__(96482);
// EXTERNAL MODULE: ./build/sources/folders/archive.js + 1 modules
var archive = __webpack_require__(79738);
// EXTERNAL MODULE: ./build/domain/submission.js
var submission = __webpack_require__(18433);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(74273);
// EXTERNAL MODULE: ./build/sources/folders/listing.js
var folders_listing = __webpack_require__(65723);
// EXTERNAL MODULE: ./build/sources/folders/recognise.js + 23 modules
var recognise = __webpack_require__(57474);
;// CONCATENATED MODULE: ./build/sources/folders/hand-ins.js








/** People who handed in nothing, in a notice. */
const NAMED = 20;
/**
 * What a download holds, each person (or team) once and older hand-ins beside it.
 *
 * @returns `said`: "Moodle download: 118 students, 4 of them with nothing"; null where it is no platform's
 */
async function handInsOf(layout, download) {
    const reading = withoutEmpty(await layout.read(download.listing));
    const textEnding = endingOf(download);
    const names = namesOf(reading.handIns);
    const keys = new unused_name/* UnusedNames */.N();
    const found = byPerson(reading.handIns).flatMap((attempts) => {
        const [newest, ...older] = attempts;
        if (newest === undefined)
            return [];
        const key = keys.take(keyOf(newest, download));
        const name = names.get(newest) ?? newest.person.name;
        return [
            foundOf(newest, { key, name, isOlder: false }, download, textEnding),
            ...older.map((one, at) => foundOf(one, {
                key: keys.take(`${key}#${one.attempt ?? one.at ?? older.length - at}`),
                name: `${name} (earlier: ${one.attempt ?? one.at ?? older.length - at})`,
                isOlder: true,
            }, download, textEnding)),
        ];
    });
    const template = templateOf(reading, keys, download, textEnding);
    const said = (0,recognise/* isPlatform */.aH)(download.layout) ? `${layout.title}: ${countOf(found, reading)}` : null;
    return { found: [...found, ...template], said, notices: reading.notices };
}
function templateOf({ template = [] }, keys, download, textEnding) {
    if (template.length === 0)
        return [];
    const name = 'template';
    const key = keys.take(`${download.place}/${name}`);
    const found = foundOf({ person: { id: null, name }, files: template }, { key, name, isOlder: false }, download, textEnding);
    return [{ ...found, isTemplate: true }];
}
/** Who handed in nothing but what an operating system left in a folder handed in nothing. */
function withoutEmpty({ handIns, empty, ...rest }) {
    const isEmpty = ({ files }) => files.length > 0 && files.every(({ entry }) => (0,folders_listing/* isJunk */.ze)(entry.path));
    return {
        handIns: handIns.filter((one) => !isEmpty(one)),
        empty: [...empty, ...handIns.filter(isEmpty).map(({ person }) => person.name)],
        ...rest,
    };
}
/** "118 students, 4 of them with nothing (…)". */
function countOf(found, { empty }) {
    const newest = found.filter(({ isOlder }) => !isOlder);
    const teams = newest.filter(({ facts }) => facts?.members !== undefined).length;
    const all = newest.length + empty.length;
    const who = teams === 0 ? (0,format/* count */.U9)(all, 'student') : teams === all ? (0,format/* count */.U9)(all, 'team') : `${all} students and teams`;
    const older = found.length - newest.length;
    return (who +
        (older > 0 ? `, ${(0,format/* count */.U9)(older, 'earlier hand-in')}` : '') +
        (empty.length > 0
            ? `, ${empty.length} of them with nothing (${(0,format/* listed */.KE)(empty, NAMED, JSON.stringify)})`
            : ''));
}
/** Hand-ins of one person together, the newest first; who cannot be told apart from nobody is alone. */
function byPerson(handIns) {
    const people = new Map();
    for (const [at, handIn] of handIns.entries()) {
        const who = (0,submission/* identityOf */.cu)(handIn.person) ?? `\0${at}`;
        people.set(who, [...(people.get(who) ?? []), handIn]);
    }
    return [...people.values()].map((attempts) => attempts.toSorted(newestFirst));
}
function newestFirst(a, b) {
    return (Number(b.isChosen ?? false) - Number(a.isChosen ?? false) ||
        (0,compare_text/* compareText */.n)(b.at ?? '', a.at ?? '') ||
        // Of two numbers the greater one: 10 comes after 9.
        (b.attempt ?? '').localeCompare(a.attempt ?? '', 'en', { numeric: true }));
}
/** A platform's number stays the same wherever its download lies; a folder is where it lies. */
function keyOf(handIn, { layout, place, keyPrefix }) {
    const identity = (0,submission/* identityOf */.cu)(handIn.person);
    return identity !== null && (0,recognise/* isPlatform */.aH)(layout)
        ? `${keyPrefix}${layout}:${identity.normalize('NFC')}`
        : `${(0,archive_names/* withoutEnding */.sP)(place)}/${identity ?? handIn.person.name.normalize('NFC')}`;
}
/** A name for each hand-in; people of one name have their number behind it. */
function namesOf(handIns) {
    const bearers = new Map();
    const shown = (handIn) => handIn.person.name.normalize('NFC').trim();
    for (const handIn of handIns) {
        const name = shown(handIn).toLowerCase();
        bearers.set(name, (bearers.get(name) ?? new Set()).add((0,submission/* identityOf */.cu)(handIn.person) ?? handIn));
    }
    const unused = new unused_name/* UnusedNames */.N();
    return new Map(handIns.map((handIn) => {
        const identity = (0,submission/* identityOf */.cu)(handIn.person);
        const name = shown(handIn) || identity || 'nameless';
        const isShared = (bearers.get(shown(handIn).toLowerCase())?.size ?? 0) > 1;
        if (identity !== null)
            return [handIn, isShared ? `${name} (${identity})` : name];
        return [handIn, unused.take(name)];
    }));
}
function foundOf({ person, members, at, isLate, attempt, section, files, remarks = [] }, { key, name, isOlder }, { layout, place }, textEnding) {
    const { id, login, email } = person;
    const facts = {
        platform: layout,
        id,
        ...(login === undefined ? {} : { login }),
        ...(email === undefined ? {} : { email }),
        ...(members === undefined ? {} : { members }),
        ...(at === undefined ? {} : { at }),
        ...(isLate === undefined ? {} : { isLate }),
        ...(attempt === undefined ? {} : { attempt }),
        ...(section === undefined ? {} : { section }),
    };
    const isKnown = (0,recognise/* isPlatform */.aH)(layout);
    return {
        kind: 'hand-in',
        key,
        name,
        isOlder,
        isTemplate: false,
        path: isKnown ? place : key,
        facts: isKnown ? facts : null,
        files,
        remarks,
        textEnding,
    };
}
/** The ending of typed text: the language's that was asked for, else the one that most source files of the class have. */
function endingOf({ language, listing }) {
    const asked = (0,languages/* languageNamed */.Mv)(language)?.extensions[0];
    if (asked !== undefined)
        return asked;
    const endings = new Map();
    for (const { path } of listing.entries) {
        const ending = (0,languages/* extensionOf */.je)(path);
        // What was typed into a form is no page, although it is kept as one.
        if ((0,languages/* isSourceName */.TE)(path) && !/^html?$/.test(ending))
            endings.set(ending, (endings.get(ending) ?? 0) + 1);
    }
    const [most] = [...endings].toSorted((a, b) => b[1] - a[1] || (0,compare_text/* compareText */.n)(a[0], b[0]));
    return most?.[0] ?? 'txt';
}

// EXTERNAL MODULE: ./build/sources/folders/walk.js
var walk = __webpack_require__(21478);
;// CONCATENATED MODULE: ./build/sources/folders/list-folder.js





/** Platforms put nothing of their own deeper than this. */
const PEEK_DEPTH = 4;
/** What is looked at to recognise a shape; a class has far fewer folders near its root. */
const PEEKED = 20_000;
/** Files of a download: so many fit into memory as a list. */
const MAX_LISTED = 500_000;
/**
 * The upper part of a folder, by names alone: nothing of it can be read.
 *
 * @param most files and folders that are looked at
 * @throws the system's error
 */
async function peekFolder(folder, ignore, most = PEEKED) {
    const entries = [];
    const folders = [];
    let level = [''];
    for (let depth = 1; depth <= PEEK_DEPTH && level.length > 0; depth += 1) {
        const next = [];
        for (const [at, prefix] of level.entries()) {
            // Each folder has its share, so that a student with very many files hides nobody's folder.
            const left = most - entries.length - folders.length;
            const share = Math.max(0, Math.floor(left / (level.length - at)));
            const found = await (0,promises_.readdir)((0,external_node_path_.join)(folder, prefix), { withFileTypes: true }).catch(() => []);
            for (const entry of found.toSorted(walk/* byName */.nG).slice(0, share)) {
                const path = `${prefix}${entry.name}`;
                if ((0,external_node_path_.join)(folder, path) === ignore)
                    continue;
                if (!entry.isDirectory())
                    entries.push({ path, size: 0, read: unread });
                else
                    folders.push(path);
                // What is in there decides nothing, and is much.
                const isDeep = entry.name === '.git' || entry.name === 'node_modules';
                if (entry.isDirectory() && !isDeep)
                    next.push(`${path}/`);
            }
        }
        level = next;
    }
    return { name: (0,external_node_path_.basename)(folder), entries, folders };
}
function unread() {
    return Promise.reject(new Error('only its name was looked at'));
}
/** All of a folder but this program's report. @throws ConfigurationError where it holds more files than can be listed */
async function listFolder(folder, ignore) {
    const entries = [];
    const folders = [];
    const report = ignore === undefined ? null : (0,paths/* below */.Gz)(folder, ignore);
    const isReport = (path) => report !== null && (path === report || path.startsWith(`${report}/`));
    const onFolder = (path) => !isReport(path) && folders.push(path);
    for await (const entry of (0,walk/* walk */.GG)(folder, ignore, { most: MAX_LISTED + 1, onFolder })) {
        if (isReport(entry.path))
            continue;
        entries.push(entry);
        if (entries.length > MAX_LISTED) {
            throw new outcome/* ConfigurationError */.j1(`path: ${folder} holds more than ${MAX_LISTED} files; check a part of it at a time.`);
        }
    }
    return { name: (0,external_node_path_.basename)(folder), entries, folders };
}

;// CONCATENATED MODULE: ./build/sources/folders/plain-class.js




/** Folders that a program is made of. An archive of two of these is one program, and not two people. */
const OF_A_PROJECT = new Set('src test tests lib libs include doc docs bin build target out dist app main public assets resources data scripts config node_modules'.split(' '));
/** An archive that somebody packed a class into: folders or archives of people, or their files. null: it is one submission. */
function plainClass(listing) {
    const wrappers = wrappersOf(listing);
    const { roots } = (0,recognise/* below */.Gz)(listing, wrappers);
    const groups = roots.filter(({ name, isFolder }) => isFolder || (0,archive_names/* isReadArchive */.L3)(name) || (0,archive_names/* isOtherArchive */.Bo)(name));
    const people = groups.filter(({ name }) => !name.startsWith('.') && !OF_A_PROJECT.has(name.toLowerCase()));
    if (people.length >= 2)
        return { layout: 'folders', wrappers };
    const loose = roots.filter(({ name, isFolder }) => !isFolder && (0,languages/* isSourceName */.TE)(name));
    return groups.length === 0 && loose.length >= 2 ? { layout: 'flat', wrappers } : null;
}
/** Where the folders or files of a class begin in an archive that staff say is one. */
function plainPlaceOf(listing, layout) {
    const wrappers = wrappersOf(listing);
    const hasGroups = (0,recognise/* below */.Gz)(listing, wrappers).roots.some(({ name, isFolder }) => isFolder || (0,archive_names/* isReadArchive */.L3)(name) || (0,archive_names/* isOtherArchive */.Bo)(name));
    return { layout, wrappers: layout === 'flat' || hasGroups ? wrappers : 0 };
}
/** How many folders lie around everything. */
function wrappersOf(listing) {
    let wrappers = 0;
    for (let at = (0,folders_listing/* unwrapped */.DE)(listing); at !== null && wrappers < recognise/* MAX_WRAPPERS */.gy; at = (0,folders_listing/* unwrapped */.DE)(at))
        wrappers += 1;
    return wrappers;
}

;// CONCATENATED MODULE: ./build/sources/folders/download.js











/**
 * The hand-ins of a platform's download that was unpacked into a folder.
 *
 * @param folder absolute
 * @param ignore absolute: where this program writes its report
 * @throws ConfigurationError where two layouts fit, or one that was asked for does not
 */
async function downloadInFolder(folder, ignore, place) {
    const listing = (0,folders_listing/* listingOf */.K7)(await peekFolder(folder, ignore));
    const { recognised, notices } = platformIn(listing, place);
    if (recognised === null)
        return { found: null, notices };
    return handInsIn(recognised, await listFolder(folder, ignore), place);
}
/**
 * The hand-ins of an archive: of a platform's download, or of a class that somebody packed.
 *
 * @param path absolute
 * @param isAlone whether it is all that there is, so that it is no submission among others
 * @returns none where it is one submission, or cannot be read
 * @throws as `downloadInFolder`
 */
async function downloadInArchive(path, isAlone, place, signal) {
    const name = (0,archive_names/* withoutEnding */.sP)((0,external_node_path_.basename)(path));
    let files;
    try {
        files = { name, ...(await (0,archive/* openArchive */.p_)(path, archive/* CLASS_LIMITS */.SU, signal)) };
    }
    catch (error) {
        // As a submission it is told why.
        if (error instanceof directory/* ZipError */.Wz || error instanceof tar/* TarballError */.ZA)
            return { found: null, notices: [] };
        throw error;
    }
    const listing = (0,folders_listing/* listingOf */.K7)(files);
    const { layout } = place;
    if (layout === 'folders' || layout === 'flat') {
        return handInsIn(plainPlaceOf(listing, layout), files, place);
    }
    const { recognised, notices } = platformIn(listing, place);
    if (recognised !== null)
        return handInsIn(recognised, files, place);
    const plain = isAlone ? plainClass(listing) : null;
    if (plain === null)
        return { found: null, notices };
    const { found, notices: more } = await handInsIn(plain, files, place);
    const what = plain.layout === 'folders' ? 'folders or archives' : 'files';
    const said = `${place.place} was taken as a class: each of its ${found.length} ${what} is a submission. If all of it is one submission, set layout: single.`;
    return { found, notices: [...notices, said, ...more] };
}
function platformIn(listing, { layout, place }) {
    return layout === 'auto'
        ? (0,recognise/* recognise */.GJ)(listing, place)
        : { recognised: (0,recognise/* placeOf */.$t)(listing, layout, place), notices: [] };
}
/** @param files all of the download */
async function handInsIn(recognised, files, place) {
    const { layout, wrappers } = recognised;
    const listing = (0,recognise/* below */.Gz)((0,folders_listing/* listingOf */.K7)(files), wrappers);
    const junk = files.entries.length - listing.entries.length;
    const { found, said, notices } = await handInsOf((0,recognise/* layoutOf */.Jj)(recognised), {
        layout,
        listing,
        place: place.place,
        keyPrefix: place.isArchive === true ? `${(0,external_node_path_.basename)(place.place)}/` : '',
        language: place.language,
    });
    const dropped = junk === 0 ? '' : `; ${(0,format/* count */.U9)(junk, 'file')} of operating systems not taken`;
    return { found, notices: [...(said === null ? [] : [`${said}${dropped}.`]), ...notices] };
}

// EXTERNAL MODULE: ./build/sources/folders/expand-pattern.js
var expand_pattern = __webpack_require__(56632);
// EXTERNAL MODULE: ./build/sources/folders/key-of.js
var key_of = __webpack_require__(48880);
;// CONCATENATED MODULE: ./build/sources/folders/find-submissions.js












/** Source files in a notice. */
const find_submissions_NAMED = 5;
/**
 * Submissions of folders on this machine. A platform's download is recognised by its names. Else each direct subfolder and
 * each ZIP of a matching folder is one; a folder that holds source files and nothing else of the kind has one submission a
 * file (small assignments are handed in so). An archive is read as the folder that it was made of where it is all that there
 * is, or a download; one among others is a submission. Links are never followed out of the folder.
 *
 * @throws ConfigurationError for a pattern that matches nothing or holds no submission, and a layout that does not fit
 */
async function findSubmissions(options) {
    const { root, patterns } = options;
    const taken = new Taken(root);
    const notices = [];
    const all = [];
    const matches = [];
    for (const pattern of patterns)
        matches.push({ pattern, places: await (0,expand_pattern/* expandPattern */.n)(root, pattern) });
    const isAlone = new Set(matches.flatMap(({ places }) => places)).size === 1;
    const archives = isAlone
        ? null
        : await downloadsAmong(matches.flatMap(({ places }) => places), options);
    for (const { pattern, places } of matches) {
        const found = [];
        for (const place of places) {
            found.push(archives?.get(place) ?? (await submissionsIn(place, isAlone, options)));
        }
        notices.push(...found.flatMap((one) => one.notices));
        const claims = found.flatMap((one) => one.claims);
        if (claims.every((claim) => claim.found.length === 0)) {
            throw new outcome/* ConfigurationError */.j1(`path ${JSON.stringify(pattern)}: ${places.join(', ')} holds no submission. Each direct subfolder or ZIP file of it would be one; look whether path names the right folder.`);
        }
        for (const claim of claims)
            if (taken.add(claim))
                all.push(...claim.found);
    }
    const isOlder = (one) => Number(one.kind === 'hand-in' && one.isOlder);
    const found = withOwnKeys(all).toSorted((a, b) => isOlder(a) - isOlder(b));
    return {
        found: found.filter((one) => !isTemplate(one)),
        templates: found.filter(isTemplate),
        notices,
    };
}
function isTemplate(one) {
    return one.kind === 'hand-in' && one.isTemplate;
}
/** Paths that belong to somebody, so that nothing is taken twice. */
class Taken {
    #root;
    /** By real path. */
    #taken = new Map();
    /** Folders that something taken lies in, with the first such. */
    #around = new Map();
    constructor(root) {
        this.#root = root;
    }
    /** @returns whether it is new @throws ConfigurationError where it lies inside of another, or around it */
    add({ path, real }) {
        if (this.#taken.has(real))
            return false;
        const above = foldersAbove(real);
        const other = above.find((folder) => this.#taken.has(folder)) ?? this.#around.get(real);
        if (other !== undefined) {
            throw new outcome/* ConfigurationError */.j1(`path: ${(0,key_of/* keyOf */.T)(this.#root, path)} and ${(0,key_of/* keyOf */.T)(this.#root, other)} lie one inside of the other, and would be compared with themselves; name one of them.`);
        }
        this.#taken.set(real, path);
        for (const folder of above)
            if (!this.#around.has(folder))
                this.#around.set(folder, real);
        return true;
    }
}
/** A folder, ZIP or file that is a submission. @param root its key is relative to it @param path absolute */
function foundPath(root, path) {
    return { kind: 'path', key: (0,key_of/* keyOf */.T)(root, path), path };
}
/** Two downloads may know two people by one number. */
function withOwnKeys(found) {
    const keys = new unused_name/* UnusedNames */.N();
    return found.map((one) => ({ ...one, key: keys.take(one.key) }));
}
/** Every folder that a path lies in. */
function foldersAbove(path) {
    const folders = [];
    for (let folder = (0,external_node_path_.dirname)(path); folder !== folders.at(-1); folder = (0,external_node_path_.dirname)(folder))
        folders.push(folder);
    return folders;
}
/**
 * What several archives hold, where all of them are downloads: sections of a course. Else each is a submission, because a
 * student may call files in an archive as a platform would.
 */
async function downloadsAmong(paths, options) {
    if (options.downloads?.layout !== 'auto' || !paths.every((path) => (0,archive_names/* isReadArchive */.L3)(path)))
        return null;
    const found = new Map();
    for (const path of new Set(paths)) {
        const place = { path, real: await (0,promises_.realpath)(path) };
        const download = await archiveIn(place, false, options);
        if (download === null)
            return null;
        found.set(path, download);
    }
    return found;
}
/** What an archive is taken for; null where it is no download, and one submission among others. */
async function archiveIn(place, isAlone, { root, downloads, signal }) {
    if (downloads === undefined || downloads.layout === 'single')
        return null;
    const options = { ...downloads, place: (0,key_of/* keyOf */.T)(root, place.path) };
    const { found, notices } = await downloadInArchive(place.path, isAlone, options, signal ?? NEVER);
    if (found !== null)
        return { claims: [{ ...place, found }], notices };
    return isAlone ? { claims: [{ ...place, found: [foundPath(root, place.path)] }], notices } : null;
}
const NEVER = new AbortController().signal;
/** The submissions of one matching place, in code-unit order of their names. @param isAlone whether it is the only one */
async function submissionsIn(path, isAlone, options) {
    const { root, downloads } = options;
    const ignore = await (0,walk/* realOf */.MN)(options.ignore);
    const layout = downloads?.layout ?? 'folders';
    const place = { path, real: await (0,promises_.realpath)(path) };
    const asIs = (one) => ({ ...one, found: [foundPath(root, one.path)] });
    if (!(await (0,promises_.stat)(path)).isDirectory()) {
        const isRead = (0,archive_names/* isReadArchive */.L3)(path) && (isAlone || layout !== 'auto');
        return ((isRead ? await archiveIn(place, isAlone, options) : null) ?? { claims: [asIs(place)], notices: [] });
    }
    if (layout === 'single')
        return { claims: [asIs(place)], notices: [] };
    const download = downloads === undefined || layout === 'folders' || layout === 'flat'
        ? { found: null, notices: [] }
        : await downloadInFolder(place.real, ignore, { ...downloads, place: (0,key_of/* keyOf */.T)(root, path) });
    if (download.found !== null) {
        return { claims: [{ ...place, found: download.found }], notices: download.notices };
    }
    const { notices, submissions } = await foldersIn(place, layout === 'flat', { ...options, ignore });
    const [only, other] = submissions;
    if (isAlone && layout === 'auto' && only !== undefined && other === undefined && (0,archive_names/* isReadArchive */.L3)(only.path)) {
        // A folder of downloads with one in it.
        const packed = (await (0,promises_.stat)(only.real)).isFile() ? await archiveIn(only, true, options) : null;
        if (packed !== null)
            return packed;
    }
    return { claims: submissions.map(asIs), notices: [...download.notices, ...notices] };
}
/** Folders and archives of a folder, or its source files: all of them where it is flat, else where there is nothing else. */
async function foldersIn({ path: place, real }, isFlat, { root, selection, ignore }) {
    const entries = (await (0,promises_.readdir)(place, { withFileTypes: true })).toSorted(walk/* byName */.nG);
    const notices = [];
    const grouped = [];
    const loose = [];
    for (const entry of entries) {
        if (entry.name.startsWith('.') || entry.name === '__MACOSX' || entry.name === 'node_modules')
            continue;
        const path = (0,external_node_path_.join)(place, entry.name);
        const target = entry.isSymbolicLink() ? await inside(path, real) : (0,external_node_path_.join)(real, entry.name);
        if (target !== null && target === ignore)
            continue;
        if (target === null) {
            notices.push(`${(0,key_of/* keyOf */.T)(root, path)} is a link that leads out of its folder, or nowhere, and was not taken; put the submission itself there.`);
            continue;
        }
        const kind = entry.isSymbolicLink() ? await (0,promises_.stat)(target) : entry;
        const isArchive = kind.isFile() && ((0,archive_names/* isReadArchive */.L3)(entry.name) || (0,archive_names/* isOtherArchive */.Bo)(entry.name));
        if (kind.isDirectory() || isArchive)
            grouped.push({ path, real: target });
        else if (kind.isFile() && isSource(entry.name, selection))
            loose.push({ path, real: target });
    }
    if (isFlat)
        return { submissions: loose, notices };
    if (grouped.length > 0 && loose.length > 0)
        notices.push(looseNotice((0,key_of/* keyOf */.T)(root, place), loose));
    return { submissions: grouped.length > 0 ? grouped : loose, notices };
}
function isSource(name, selection) {
    return (0,languages/* extensionOf */.je)(name) !== '' && selection.byPath(name, 0) === null;
}
function looseNotice(place, loose) {
    const names = loose.map(({ path }) => (0,external_node_path_.basename)(path));
    return `${place} holds ${loose.length === 1 ? 'a source file' : `${loose.length} source files`} beside the submissions, not taken: ${(0,format/* listed */.KE)(names, find_submissions_NAMED, JSON.stringify)}. Put each submission into a folder of its own.`;
}
/** Where a link leads, if that is inside of `root`; else null. */
async function inside(link, root) {
    const target = await (0,promises_.realpath)(link).catch(() => null);
    if (target === null)
        return null;
    return (0,paths/* below */.Gz)(root, target) ? target : null;
}


/***/ }),

/***/ 48880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ keyOf)
/* harmony export */ });
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33684);

/**
 * The key of a submission at `path`: relative to `root` where it lies below it, else absolute. With slashes.
 *
 * @param paths how the system writes paths
 */
function keyOf(root, path, paths) {
    return (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .below */ .Gz)(root, path, paths) || (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .slashed */ .df)(path, paths);
}


/***/ }),

/***/ 65723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ unwrapped),
/* harmony export */   K7: () => (/* binding */ listingOf),
/* harmony export */   ze: () => (/* binding */ isJunk)
/* harmony export */ });
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74273);

const JUNK = /(?:^|\/)(?:__MACOSX(?:\/|$)|\._[^/]*$|(?:\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;
/**
 * Whether a file (or folder) is called as what operating systems leave in folders and archives. Inside of a submission that
 * alone drops nothing: code can be called so too.
 */
function isJunk(path) {
    return JUNK.test(path);
}
/** A listing without what operating systems left at its root. */
function listingOf({ name, entries, folders }) {
    const own = entries.filter(({ path }) => !isJunk(rootOf(path)));
    const inUse = new Set();
    for (const { path } of own) {
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
            const folder = path.slice(0, at);
            if (inUse.has(folder))
                break;
            inUse.add(folder);
        }
    }
    const emptyFolders = folders.filter((path) => !isJunk(path) && !inUse.has(path)).toSorted(_text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n);
    return { name, entries: own, emptyFolders, roots: rootsOf(own, emptyFolders) };
}
function rootOf(path) {
    return path.split('/', 1)[0] ?? path;
}
function rootsOf(entries, emptyFolders) {
    const roots = new Map();
    for (const { path } of entries) {
        const slash = path.indexOf('/');
        roots.set(slash < 0 ? path : path.slice(0, slash), slash >= 0);
    }
    for (const path of emptyFolders)
        roots.set(rootOf(path), true);
    return [...roots]
        .map(([name, isFolder]) => ({ name, isFolder }))
        .toSorted((a, b) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.name, b.name));
}
/** What lies in the one folder that a listing holds; null where it holds anything else, or nothing. */
function unwrapped({ name, entries, roots, emptyFolders }) {
    const [only, other] = roots;
    if (only?.isFolder !== true || other !== undefined)
        return null;
    const start = only.name.length + 1;
    const inner = entries.map((entry) => ({ ...entry, path: entry.path.slice(start) }));
    const folders = emptyFolders.map((path) => path.slice(start)).filter((path) => path !== '');
    return listingOf({ name, entries: inner, folders });
}


/***/ }),

/***/ 23091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readBounded)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

const MAX_READ_BYTES = 16 * 1024 * 1024;
/** Reads a file that may grow or be swapped meanwhile: at most so many bytes of it, by default 16 MiB. */
async function readBounded(path, most = MAX_READ_BYTES) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
    try {
        const { size } = await handle.stat();
        const buffer = Buffer.alloc(Math.min(size, most));
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
        return buffer.subarray(0, bytesRead);
    }
    finally {
        await handle.close();
    }
}


/***/ }),

/***/ 57474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gy: () => (/* binding */ MAX_WRAPPERS),
  Gz: () => (/* binding */ below),
  aH: () => (/* binding */ isPlatform),
  Jj: () => (/* binding */ layoutOf),
  $t: () => (/* binding */ placeOf),
  GJ: () => (/* binding */ recognise)
});

// EXTERNAL MODULE: ./build/domain/layout-names.js
var layout_names = __webpack_require__(45730);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
;// CONCATENATED MODULE: ./build/sources/folders/layouts/children.js
/** What lies directly at the root of a download; folders that hold nothing too. */
function rootsOf({ entries, emptyFolders }) {
    return childrenOf({ files: entries.map((entry) => ({ entry, path: entry.path })), emptyFolders });
}
/** The files of each name at the root. */
function filesByRoot(listing) {
    return new Map(rootsOf(listing).map(({ name, files }) => [name, files]));
}
/** What lies directly in a folder, in the order in which it is first met, and then folders that hold nothing. */
function childrenOf({ files, emptyFolders }) {
    const children = new Map();
    const childOf = (path, isFolder) => {
        const name = path.split('/', 1)[0] ?? path;
        const child = children.get(name) ?? { isFolder, files: [], emptyFolders: [] };
        children.set(name, child);
        return child;
    };
    for (const file of files) {
        const { path } = file;
        childOf(path, path.includes('/')).files.push({ ...file, path: path.slice(path.indexOf('/') + 1) });
    }
    for (const path of emptyFolders) {
        const below = childOf(path, true).emptyFolders;
        if (path.includes('/'))
            below.push(path.slice(path.indexOf('/') + 1));
    }
    return [...children].map(([name, child]) => ({ name, ...child }));
}

// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
;// CONCATENATED MODULE: ./build/sources/folders/layouts/layout.js

/** Share of the names at the root that have the shape. 0 for an empty listing. */
function shareOf(roots, hasShape) {
    return roots.length === 0 ? 0 : roots.filter(hasShape).length / roots.length;
}
/** Names in a notice. */
const NAMED = 5;
/** A notice on names that a layout has no place for; none where there are none. */
function notTaken(names) {
    if (names.length === 0)
        return [];
    const [what, was] = names.length === 1 ? ['One entry is', 'was'] : [`${names.length} entries are`, 'were'];
    return [`${what} nobody's by name and ${was} not taken: ${(0,format/* listed */.KE)(names, NAMED, JSON.stringify)}.`];
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/shared-start.js
/** The longest start that all names have in common, up to and with its last `-`. '': there is none, or only one name. */
function sharedStart(names) {
    const [first, second] = names;
    if (first === undefined || second === undefined)
        return '';
    let start = first;
    for (const name of names)
        while (!name.startsWith(start))
            start = start.slice(0, -1);
    return start.slice(0, start.lastIndexOf('-') + 1);
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/artemis.js



/** After `<course>-<title>-`: `<participation id>-<login or team>.zip`, or the folder unpacked from it. */
const PROGRAM = /^(?<id>\d{2,})-(?<login>.+?)(?:\.git)?(?:\.zip)?$/;
/** After `<title>-`: `<login>-<submission id>.<ending>`, of a text or an upload. */
const TEXT = /^(?<login>.+)-(?<id>\d{2,})\.[^.]+$/;
/** In place of the login where names are hidden. */
const HIDDEN = 'student-submission';
/** A download of Artemis: a ZIP for each participation in a programming exercise, or a file for each text or upload. */
const artemis = {
    title: 'Artemis download',
    fits: ({ roots }) => {
        const found = foundOf(roots);
        const ids = new Set([...found.values()].map(({ id }) => id));
        // A year or the number of a sheet stands in every name: it is nobody's participation.
        return ids.size === found.size ? shareOf(roots, ({ name }) => found.has(name)) : 0;
    },
    read: (listing) => {
        const roots = rootsOf(listing);
        const found = foundOf(roots);
        const handIns = [];
        const empty = [];
        for (const { name, files } of roots) {
            const one = found.get(name);
            if (one === undefined)
                continue;
            const person = personOf(one);
            if (files.length === 0)
                empty.push(person.name);
            // Whoever handed in a text twice has two: the greater number is the newer.
            else
                handIns.push({ person, attempt: one.id, files });
        }
        const others = roots.filter(({ name }) => !found.has(name)).map(({ name }) => name);
        return Promise.resolve({ handIns, empty, notices: notTaken(others) });
    },
};
/** What names at the root tell, by those names. */
function foundOf(roots) {
    const start = sharedStart(roots.map(({ name }) => name));
    const found = new Map();
    if (start === '')
        return found;
    for (const { name, isFolder } of roots) {
        const isProgram = isFolder || /\.zip$/i.test(name);
        const { id, login } = (isProgram ? PROGRAM : TEXT).exec(name.slice(start.length))?.groups ?? {};
        if (id === undefined || login === undefined)
            continue;
        found.set(name, { id, login: login === HIDDEN ? null : login });
    }
    return found;
}
function personOf({ id, login }) {
    return login === null ? { id, name: `Participation ${id}` } : { id: login, name: login, login };
}

// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(75174);
;// CONCATENATED MODULE: ./build/sources/folders/layouts/text-of.js

/** The text of a file that a platform wrote. @throws Error for one that is no text, is too large or cannot be read */
async function textOf(entry) {
    const bytes = await entry.read();
    // A file of a folder is read up to a limit. Half a list would name half a class.
    if (bytes.length < entry.size) {
        throw new Error(`it is larger than ${bytes.length} bytes; check the ZIP itself`);
    }
    const decoded = (0,decode/* decode */.D)(bytes, entry.path);
    if ('reason' in decoded)
        throw new Error('it is not text');
    return decoded.text;
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/blackboard.js



/**
 * `<assignment>_<login>_attempt_<time>_<file>`, and `<assignment>_<login>_attempt_<time>.txt` about each attempt. The file's
 * name is the student's to choose, so that the first time ends what is the platform's.
 */
const NAME = /^(?<start>.+?_attempt_(?<time>\d{4}(?:-\d\d){5}))(?:_(?<file>.+)|\.txt)$/su;
const START = /^(?<person>.*_(?<login>[^_]+))_attempt_/su;
function parse(root) {
    const { start, time, file } = NAME.exec(root)?.groups ?? {};
    return start === undefined || time === undefined ? null : { root, start, time, file: file ?? null };
}
/** Blackboard's "Assignment File Download": flat files, each attempt with a text that knows more than the names. */
const blackboard = {
    title: 'Blackboard download',
    fits: ({ roots }) => shareOf(roots, ({ name, isFolder }) => !isFolder && parse(name) !== null),
    read: async (listing) => {
        const { roots } = listing;
        const files = filesByRoot(listing);
        const names = roots.filter(({ isFolder }) => !isFolder).map(({ name }) => name);
        const parsed = names.flatMap((name) => parse(name) ?? []);
        const unnamed = names.filter((name) => parse(name) === null);
        const attempts = [];
        for (const own of Map.groupBy(parsed, ({ start }) => start).values()) {
            attempts.push(await attemptOf(own, files, new Set(unnamed)));
        }
        const claimed = new Set(attempts.flatMap(({ claims }) => claims));
        const people = [...Map.groupBy(attempts, ({ handIn }) => handIn.person.id).values()];
        const handIns = people.flatMap((own) => own.map(({ handIn }) => handIn).filter((one) => one.files.length > 0));
        return {
            handIns,
            empty: people
                .filter((own) => own.every(({ handIn }) => handIn.files.length === 0))
                .map(([first]) => first?.handIn.person.name ?? ''),
            notices: notTaken([
                ...roots.filter(({ isFolder }) => isFolder).map(({ name }) => name),
                ...unnamed.filter((name) => !claimed.has(name)),
            ]),
        };
    },
};
/** @param own what is of one attempt by name @param unnamed what is nobody's by name */
async function attemptOf(own, files, unnamed) {
    const [first] = own;
    const { start = '', time = '' } = first ?? {};
    const { person = start, login = start } = START.exec(start)?.groups ?? {};
    const about = own.find(({ file }) => file === null);
    const [page] = about === undefined ? [] : (files.get(about.root) ?? []);
    const receipt = page === undefined ? NO_RECEIPT : readReceipt(await textOf(page.entry).catch(() => ''));
    const claims = [...receipt.originals.keys()].filter((name) => unnamed.has(name));
    const stored = own.flatMap(({ root, file }) => (file === null ? [] : [[root, file]]));
    const handedIn = [...stored, ...claims.map((name) => [name, name])].flatMap(([root, file]) => (files.get(root) ?? []).map(({ entry }) => ({
        entry,
        path: receipt.originals.get(root) ?? file,
    })));
    // A login may hold `_`, so that the name alone does not tell where it begins.
    const isKnown = receipt.login !== null && person.endsWith(`_${receipt.login}`);
    const known = isKnown ? receipt.login : login;
    return {
        claims,
        handIn: {
            person: { id: isKnown ? known : person, name: receipt.name ?? known, login: known },
            at: time.replace(/^(.{10})-(..)-(..)-(..)$/, '$1T$2:$3:$4'),
            files: [...handedIn, ...(receipt.text === '' ? [] : [typed(receipt.text)])],
        },
    };
}
function typed(text) {
    const bytes = Buffer.from(text);
    const entry = { path: 'submission.html', size: bytes.length, read: () => Promise.resolve(bytes) };
    return { entry, path: entry.path, isText: true };
}
const NO_RECEIPT = { name: null, login: null, text: '', originals: new Map() };
/** What of the text the student wrote stands between the head and the list of files, so that only these are believed. */
function readReceipt(text) {
    const lines = text.split('\n');
    const [, name, login] = /^Name:\s*(.*?)\s*\(([^()]+)\)\s*$/.exec(lines[0] ?? '') ?? [];
    const list = lines.findLastIndex((line) => /^Files:\s*$/.test(line));
    const originals = new Map();
    let original = null;
    for (const line of list < 0 ? [] : lines.slice(list + 1)) {
        const [, label, value = ''] = /^\s+(Original filename|Filename):\s*(.*?)\s*$/.exec(line) ?? [];
        if (label === 'Original filename')
            original = value;
        else if (label === 'Filename' && original !== null)
            originals.set(value, original);
    }
    return { name: name ?? null, login: login ?? null, text: typedText(lines), originals };
}
const NOTHING_TYPED = /^There is no student submission text data for this assignment\.$/;
function typedText(lines) {
    const start = lines.findIndex((line) => /^Submission Field:\s*$/.test(line));
    const end = lines.findIndex((line, at) => at > start && /^(?:Comments|Files):\s*$/.test(line));
    if (start < 0 || end < 0)
        return '';
    const text = lines
        .slice(start + 1, end)
        .join('\n')
        .trim();
    return NOTHING_TYPED.test(text) ? '' : text;
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/brightspace.js


/** `48213-90017 - Ann-Lee Berg - Oct 3, 2026 905 PM`, a folder or in front of a file's name. A name may hold ` - `. */
const HAND_IN = /^(?<id>\d+-\d+) - (?<name>.+?) - (?<when>\p{L}+\.? \d{1,2}, \d{4} \d{1,2}[:_]?\d\d [AP]M)(?: - (?<file>.+))?$/su;
/** A page that lists the download. */
const INDEX = 'index.html';
/**
 * A download of Brightspace (D2L): a folder for each time that somebody handed in, or flat files. What the two numbers
 * mean is documented nowhere, so one number with two names is two people.
 */
const brightspace = {
    title: 'Brightspace download',
    fits: ({ roots }) => {
        const own = roots.filter(({ name }) => name !== INDEX);
        return shareOf(own, ({ name, isFolder }) => isFolder === (HAND_IN.exec(name)?.groups?.['file'] === undefined) && HAND_IN.test(name));
    },
    read: (listing) => {
        const roots = rootsOf(listing).filter(({ name }) => name !== INDEX);
        const found = roots.map(brightspace_foundOf);
        const people = [...Map.groupBy(found.flat(), ({ id, name }) => `${id} ${nameKey(name)}`).values()];
        const bearers = Map.groupBy(people, ([first]) => first?.id);
        const handIns = people.flatMap((own) => handInsOf(own, (bearers.get(own[0]?.id)?.length ?? 0) > 1));
        const isUndated = handIns.some(({ at, attempt }) => attempt !== undefined && at === undefined);
        return Promise.resolve({
            handIns: handIns.filter(({ files }) => files.length > 0),
            empty: people
                .filter((own) => own.every(({ files }) => files.length === 0))
                .map(([first]) => first?.name ?? ''),
            notices: [
                ...notTaken(roots.filter((_root, at) => found[at]?.length === 0).map(({ name }) => name)),
                ...(isUndated ? [UNDATED] : []),
            ],
        });
    },
};
const UNDATED = 'The times are in a language that is not read, so that of several hand-ins of one person the last one by name counts.';
/** What one name at the root tells; empty: nothing. */
function brightspace_foundOf({ name: root, isFolder, files }) {
    const { id, name, when, file } = HAND_IN.exec(root)?.groups ?? {};
    if (id === undefined || name === undefined || when === undefined)
        return [];
    if (isFolder)
        return [{ id, name, when, files }];
    return file === undefined ? [] : [{ id, name, when, files: files.map((one) => ({ ...one, path: file })) }];
}
/** Everything that one person handed in. `isShared`: another name has the same number. */
function handInsOf(own, isShared) {
    const times = [...Map.groupBy(own, ({ when }) => when)];
    return times.map(([when, parts]) => {
        const { id, name } = parts[0] ?? { id: '', name: '' };
        const at = timeOfWords(when);
        return {
            person: { id: isShared ? `${id} ${name}` : id, name },
            ...(at === undefined ? {} : { at }),
            ...(times.length > 1 ? { attempt: when } : {}),
            files: parts.flatMap(({ files }) => files),
        };
    });
}
function nameKey(name) {
    return name.normalize('NFC').toLowerCase();
}
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** `Oct 3, 2026 9:05 PM` → `2026-10-03T21:05:00`, of no known zone. undefined: the month is of another language. */
function timeOfWords(text) {
    const found = /^(\p{L}{3})\p{L}*\.? (\d{1,2}), (\d{4}) (\d{1,2})[:_]?(\d\d) ([AP])M$/u.exec(text);
    const [, word = '', day = '', year = '', hour = '', minutes = '', half] = found ?? [];
    const month = MONTHS.indexOf(word.toLowerCase()) + 1;
    if (month === 0)
        return undefined;
    const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
    return `${year}-${twoDigits(month)}-${day.padStart(2, '0')}T${twoDigits(hours)}:${minutes}:00`;
}
function twoDigits(number) {
    return String(number).padStart(2, '0');
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/canvas.js


/**
 * lib/content_zipper.rb: `<name>[_LATE]_<user id>_<file id>_<file>`, the name in lower case and without blanks. The last part
 * is the student's to choose, so that all patterns match from the left.
 */
const FILE = /^(?<who>.+?)_(?:(?<late>LATE)_)?(?<user>\d+)_(?<fileId>\d+)_(?<file>.+)$/su;
/** Typed text, or nothing but a link. */
const PAGE = /^(?<who>.+?)_(?:(?<late>LATE)_)?(?<user>\d+)_(?<file>(?:text|link)\.html)$/su;
const ANONYMOUS = /^(?:(?<late>LATE)_)?anon_(?<code>[A-Za-z0-9]+)_(?:(?<fileId>\d+)_)?(?<file>.+)$/su;
/** quizzes/quiz_submission_zipper.rb: the user's number follows the name at once. */
const QUIZ = /^(?<who>\D+?)(?<user>\d+)_(?<question>question_\d+)_(?<fileId>\d+)_(?<file>.+)$/su;
/** A group called `team 2` stands there as `team_2`: the number after it is the user's. */
const SECOND_READING = /^(?<fileId>\d+)_(?<file>.+)$/su;
/** Numbers of teams are small, and those of Canvas are not. */
const MAX_TEAM = 999;
const MIN_FILE_ID = 100;
function canvas_parse(root) {
    const text = root.normalize('NFC');
    const anonymous = ANONYMOUS.exec(text)?.groups;
    const groups = anonymous ?? QUIZ.exec(text)?.groups ?? pageGroups(text) ?? FILE.exec(text)?.groups;
    const { late, code, user, who = `anon_${code}`, fileId, question, file } = groups ?? {};
    const id = code ?? user;
    if (id === undefined || file === undefined)
        return null;
    if (fileId === undefined && !/^(?:text|link)\.html$/.test(file))
        return null;
    return {
        root,
        id,
        who,
        isLate: late !== undefined,
        fileId: fileId ?? null,
        file: question === undefined ? file : `${question}/${file}`,
    };
}
/**
 * What a page's name says. A student who uploads a file called `54321_text.html` chose that part of the name, and must not
 * write into what somebody else handed in: before a page's own number stands no other one, unless it is a team's.
 */
function pageGroups(text) {
    const groups = PAGE.exec(text)?.groups;
    const numbers = [...(groups?.['who'] ?? '').matchAll(/_(\d+)(?=_|$)/g)].map(([, number]) => Number(number));
    return numbers.every((number) => number <= MAX_TEAM) && numbers.length < 2 ? groups : undefined;
}
/** The other reading of a name whose first number belongs to a group's name; null: there is none. */
function secondReading(one) {
    const { fileId, file } = SECOND_READING.exec(one.file)?.groups ?? {};
    if (one.fileId === null || fileId === undefined || file === undefined)
        return null;
    return { ...one, who: `${one.who}_${one.id}`, id: one.fileId, fileId, file };
}
/**
 * All names, read so that they make sense together: a file's number is Canvas' own, so that no two have the same. Where one
 * would, or one name would belong to several small numbers, that number is part of a group's name.
 */
function readNames(roots) {
    const first = roots.flatMap((root) => canvas_parse(root) ?? []);
    return [...Map.groupBy(first, ({ who }) => who).values()].flatMap((own) => {
        const second = own.flatMap((one) => secondReading(one) ?? []);
        if (second.length < own.length)
            return own;
        const fileIds = own.map(({ fileId }) => fileId);
        const isRepeated = new Set(fileIds).size < fileIds.length;
        const teams = new Set(own.map(({ id }) => id));
        const areTeams = teams.size > 1 && [...teams].every((id) => Number(id) <= MAX_TEAM);
        return isRepeated || areTeams ? second : own;
    });
}
/** Canvas' "Download Submissions": flat files. Its numbers are the users', the same in every assignment. */
const canvas = {
    title: 'Canvas download',
    fits: ({ roots }) => {
        const parsed = new Map(readNames(roots.filter(({ isFolder }) => !isFolder).map(({ name }) => name)).map((one) => [
            one.root,
            one,
        ]));
        const uploads = [...parsed.values()].flatMap(({ fileId }) => fileId ?? []);
        const once = new Map();
        for (const fileId of uploads)
            once.set(fileId, (once.get(fileId) ?? 0) + 1);
        // Any names with two numbers look alike; Canvas gives each file one of its own, and a class has more than one student.
        const share = shareOf(roots, ({ name }) => {
            const one = parsed.get(name);
            if (one === undefined)
                return false;
            return one.fileId === null || (Number(one.fileId) >= MIN_FILE_ID && once.get(one.fileId) === 1);
        });
        return new Set([...parsed.values()].map(({ id }) => id)).size > 1 ? share : share / 2;
    },
    read: (listing) => {
        const { roots } = listing;
        const files = filesByRoot(listing);
        const parsed = readNames(roots.filter(({ isFolder }) => !isFolder).map(({ name }) => name));
        const known = new Set(parsed.map(({ root }) => root));
        const people = [...Map.groupBy(parsed, ({ id }) => id).values()];
        return Promise.resolve({
            handIns: people.flatMap((own) => handInOf(own, files, namesOfOthers(people, own))),
            empty: [],
            notices: notTaken(roots.filter(({ name }) => !known.has(name)).map(({ name }) => name)),
        });
    },
};
function handInOf(own, files, usual) {
    const [first] = own;
    if (first === undefined)
        return [];
    const names = new Set(own.map(({ file }) => file));
    const sources = own.filter(({ fileId, file }) => fileId !== null || file !== 'link.html');
    return [
        {
            person: { id: first.id, name: first.who },
            isLate: own.some(({ isLate }) => isLate),
            files: sources.flatMap(({ root, fileId, file }) => (files.get(root) ?? []).map(({ entry }) => ({
                entry,
                path: originalName(file, names, usual),
                isText: fileId === null,
            }))),
            ...(sources.length < own.length
                ? { remarks: ['A link was handed in. What it leads to was not read.'] }
                : {}),
        },
    ];
}
/** Whether so many others have a file of a name that it is the task's. */
function namesOfOthers(people, own) {
    const others = people.filter((one) => one !== own);
    return (name) => {
        const bearers = others.filter((one) => one.some(({ file }) => file === name)).length;
        return bearers > 0 && bearers * 2 >= others.length;
    };
}
/** `Main-1.java`, as Canvas stores a second upload, is `Main.java` where that is what the others call it. */
function originalName(file, names, usual) {
    const [, stem, endings = ''] = /^([^.]+)-\d{1,2}(\..*)?$/s.exec(file) ?? [];
    if (stem === undefined)
        return file;
    const name = `${stem}${endings}`;
    return !names.has(name) && usual(name) ? name : file;
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/classroom.js



/** `gh classroom clone` makes `<slug>-submissions/<slug>-<login>/`. */
const CLONES = /^(?<slug>.+)-submissions$/;
/** The retired Assistant made `<title>-MM-DD-YYYY-hh-mm-ss/<identifier of the roster, else login>/`. */
const ASSISTANT = /-\d\d-\d\d-\d{4}-\d\d-\d\d-\d\d$/;
/** Files that GitHub Classroom or Classroom 50 puts into every repository of an assignment. */
const OF_CLASSROOM = /^(?:\.classroom50\.yaml|\.github\/classroom\/.+|\.github\/workflows\/classroom\.ya?ml)$/;
/**
 * Clones of GitHub Classroom's or Classroom 50's repositories: folders `<assignment>-<login>`; or what the retired
 * Classroom Assistant fetched.
 */
const classroom = {
    title: 'set of classroom repositories',
    fits: (listing) => {
        const { repositories, prefix, isNamed } = homeOf(listing);
        return shareOf(repositories, (one) => one.isFolder && (isNamed || (prefix !== '' && isRepository(one))) && one.name.startsWith(prefix));
    },
    read: (listing) => {
        const { repositories, prefix } = homeOf(listing);
        const folders = repositories.filter(({ isFolder }) => isFolder);
        const present = folders.filter(({ files }) => files.length > 0);
        return Promise.resolve({
            handIns: present.map(({ name, files }) => ({ person: classroom_personOf(name, prefix), files })),
            empty: folders.filter(({ files }) => files.length === 0).map(({ name }) => classroom_personOf(name, prefix).name),
            notices: notTaken(repositories.filter(({ isFolder }) => !isFolder).map(({ name }) => name)),
        });
    },
};
/** The folders of repositories, at the root or in the one folder that is there. */
function homeOf(listing) {
    const roots = rootsOf(listing);
    const [only, another] = roots;
    const inner = only === undefined || another !== undefined ? null : homeNamed(only.name, childrenOf(only));
    return (inner ??
        homeNamed(listing.name, roots) ?? {
        repositories: roots,
        prefix: sharedStart(roots.filter(({ isFolder }) => isFolder).map(({ name }) => name)),
        isNamed: false,
    });
}
/** null: the name says nothing. */
function homeNamed(name, repositories) {
    if (ASSISTANT.test(name))
        return { repositories, prefix: '', isNamed: true };
    const slug = CLONES.exec(name)?.groups?.['slug'];
    const prefix = `${slug}-`;
    const isOne = slug !== undefined && repositories.some((one) => one.name.startsWith(prefix));
    return isOne ? { repositories, prefix, isNamed: true } : null;
}
function isRepository({ files, emptyFolders }) {
    return (files.some(({ path }) => OF_CLASSROOM.test(path) || path.startsWith('.git/')) ||
        emptyFolders.includes('.git'));
}
function classroom_personOf(repository, prefix) {
    const login = repository.slice(prefix.length);
    const isOwn = prefix !== '' && repository.startsWith(prefix) && login !== '';
    return isOwn ? { id: null, name: login, login } : { id: null, name: repository };
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/codegrade.js



/** `<assignment>-<name>-archive.zip`, or the folder unpacked from it. */
const ARCHIVE = /-archive(?:\.zip)?$/i;
/** What the mounted file system of CodeGrade adds in each folder: settings, the rubric, feedback. */
const OWN_FILE = /^\.cg-[^/]*$/;
/** Downloads of CodeGrade: an archive for each student, or the folders of its file system. */
const codegrade = {
    title: 'set of CodeGrade downloads',
    fits: (listing) => {
        const start = startOf(listing.roots);
        return shareOf(rootsOf(listing).filter(({ name }) => !OWN_FILE.test(name)), (one) => (start !== '' && ARCHIVE.test(one.name)) || isMounted(one));
    },
    read: (listing) => {
        const start = startOf(listing.roots);
        const handIns = [];
        const empty = [];
        for (const { name: root, files } of rootsOf(listing)) {
            if (OWN_FILE.test(root))
                continue;
            const name = ARCHIVE.test(root) ? root.slice(start.length).replace(ARCHIVE, '') : root;
            const own = files.filter(({ path }) => !OWN_FILE.test(path));
            if (own.length === 0)
                empty.push(name);
            else
                handIns.push({ person: { id: null, name }, files: own });
        }
        return Promise.resolve({ handIns, empty, notices: [] });
    },
};
/** What the names of archives begin with. */
function startOf(roots) {
    return sharedStart(roots.map(({ name }) => name).filter((name) => ARCHIVE.test(name)));
}
function isMounted({ isFolder, files }) {
    return isFolder && files.some(({ path }) => OWN_FILE.test(path));
}

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(33942);
;// CONCATENATED MODULE: ./build/sources/folders/layouts/flat.js



/** Each file is a submission. */
const flat = {
    title: 'files',
    fits: ({ roots }) => shareOf(roots, ({ name, isFolder }) => !isFolder && (0,languages/* isSourceName */.TE)(name)),
    read: (listing) => {
        const { roots } = listing;
        const files = filesByRoot(listing);
        const taken = roots.filter(({ name, isFolder }) => !isFolder && (0,languages/* isSourceName */.TE)(name));
        return Promise.resolve({
            handIns: taken.map(({ name }) => ({ person: { id: name, name }, files: files.get(name) ?? [] })),
            empty: [],
            notices: notTaken(roots.filter(({ isFolder }) => isFolder).map(({ name }) => name)),
        });
    },
};

// EXTERNAL MODULE: ./build/text/archive-names.js
var archive_names = __webpack_require__(80377);
;// CONCATENATED MODULE: ./build/sources/folders/layouts/folders.js




/** Each folder and each archive is a submission. */
const folders = {
    title: 'folders',
    fits: ({ roots }) => shareOf(roots, ({ name, isFolder }) => isFolder || isArchive(name)),
    read: (listing) => {
        const { roots } = listing;
        const files = filesByRoot(listing);
        const taken = roots.filter(({ name, isFolder }) => (isFolder || isArchive(name)) && !name.startsWith('.') && name !== 'node_modules');
        const loose = roots.filter(({ name, isFolder }) => !isFolder && (0,languages/* isSourceName */.TE)(name));
        return Promise.resolve({
            handIns: taken.map(({ name, isFolder }) => ({
                person: { id: name, name: isFolder ? name : (0,archive_names/* withoutEnding */.sP)(name) },
                files: files.get(name) ?? [],
            })),
            empty: [],
            notices: notTaken(loose.map(({ name }) => name)),
        });
    },
};
function isArchive(name) {
    return (0,archive_names/* isReadArchive */.L3)(name) || (0,archive_names/* isOtherArchive */.Bo)(name);
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(23719);
// EXTERNAL MODULE: ./build/people/read-table.js
var read_table = __webpack_require__(44165);
;// CONCATENATED MODULE: ./build/sources/folders/layouts/csv-rows.js

/** Rows of a CSV with a header that a platform wrote. @throws ConfigurationError that names file and line */
function readCsv(text, what) {
    const { header, rows } = (0,read_table/* readTable */.x)(text, what);
    return rows.map(({ cells }) => Object.fromEntries(header.map((name, at) => [name, (cells[at] ?? '').trim()])));
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/time-of.js
/**
 * A time as platforms write it into files and names (`2026-10-03 17:05:09.123456 UTC`), as RFC 3339. Without an offset
 * where the text has none, or only the name of a zone. Names have `_` where a system refuses `:` or a blank.
 *
 * @returns undefined for any other text
 */
function timeOf(text) {
    const found = /^(\d{4}-\d\d-\d\d)[ T_](\d\d)[:_](\d\d)[:_](\d\d)(?:\.\d+)?(?: ?(Z|UTC|GMT|[+-]\d\d:?\d\d))?/.exec(text.trim());
    if (found === null)
        return undefined;
    const [, date, hours, minutes, seconds, zone = ''] = found;
    const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?(..)$/, '$1:$2') : zone === '' ? '' : 'Z';
    const time = `${date}T${hours}:${minutes}:${seconds}${offset}`;
    return Number.isNaN(Date.parse(time)) ? undefined : time;
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/gradescope.js








const METADATA = /^submission_metadata\.(?:yml|csv)$/;
/** A submission's folder, or a file that was handed in for an assignment on paper. */
const SUBMISSION = /^submission_\d+(?:\.zip)?$|\.pdf$/;
/**
 * An export of Gradescope: `submission_<number>/` folders, and beside them a file that says who handed them in. Several
 * people of one submission are a team. The student number is text: it may be missing and may begin with 0.
 */
const gradescope = {
    title: 'Gradescope export',
    fits: ({ roots }) => {
        const others = roots.filter(({ name }) => !METADATA.test(name));
        return others.length < roots.length ? shareOf(others, ({ name }) => SUBMISSION.test(name)) : 0;
    },
    read: async (listing) => {
        const children = rootsOf(listing);
        const submissions = children.filter(({ name }) => !METADATA.test(name));
        const attributions = await attributionsOf(children.filter(({ name }) => METADATA.test(name)));
        const { records, contested } = withoutContested(attributions.records);
        const present = submissions.filter(({ files }) => files.length > 0);
        const keys = new Set(present.map(({ name }) => keyOf(name)));
        const absent = [...records].filter(([key]) => !keys.has(key));
        return {
            handIns: withAttempts(present.map((child) => gradescope_handInOf(child, records.get(keyOf(child.name))))),
            empty: absent.map(([key, { submitters }]) => namesOf(submitters) ?? key),
            notices: [
                ...attributions.notices,
                ...contested.map((id) => `Student number ${JSON.stringify(id)} is given by several people. Students type it themselves, so it was taken for nobody's; e-mail and name tell them apart.`),
            ],
        };
    },
};
/** Whoever enrols with a code types a number, which may be somebody else's. */
function withoutContested(records) {
    const bearers = new Map();
    const bears = (identifier, who) => bearers.set(comparable(identifier), (bearers.get(comparable(identifier)) ?? new Set()).add(comparable(who)));
    const all = [...records.values()].flatMap(({ submitters }) => submitters);
    for (const { id, email, name } of all) {
        if (id !== undefined)
            bears(id, email ?? name);
        // A typed number may be somebody's address, too.
        if (email !== undefined)
            bears(email, email);
    }
    const isContested = (id) => (bearers.get(comparable(id))?.size ?? 0) > 1;
    const contested = [...new Set(all.flatMap(({ id }) => (id !== undefined && isContested(id) ? [id] : [])))];
    const own = ({ id, ...rest }) => id === undefined || isContested(id) ? rest : { ...rest, id };
    return {
        contested,
        records: new Map([...records].map(([key, one]) => [key, { ...one, submitters: one.submitters.map(own) }])),
    };
}
function comparable(text) {
    return text.normalize('NFC').toLowerCase();
}
/** Who handed in what, by the names of submissions. */
async function attributionsOf(files) {
    const records = new Map();
    const notices = [];
    for (const { name, files: found } of files) {
        for (const { entry } of found) {
            try {
                const text = await textOf(entry);
                const read = name.endsWith('.csv') ? csvRecords(text, name) : yamlRecords(text);
                for (const [key, record] of read)
                    records.set(key, record);
            }
            catch (error) {
                notices.push(`${name} cannot be read (${(0,message_of/* messageOf */.b)(error)}), so submissions have their numbers for names; export them again.`);
            }
        }
    }
    return { records, notices };
}
/** Some exports have a ZIP for each submission. */
function keyOf(name) {
    return name.replace(/\.zip$/, '');
}
function gradescope_handInOf({ name, files }, record) {
    const submitters = record?.submitters ?? [];
    const [first] = submitters;
    const at = timeOf(record?.createdAt ?? '');
    return {
        person: {
            id: first === undefined ? keyOf(name) : (first.id ?? null),
            name: namesOf(submitters) ?? keyOf(name),
            ...(first?.email === undefined ? {} : { email: first.email }),
        },
        ...(submitters.length > 1 ? { members: submitters } : {}),
        ...(at === undefined ? {} : { at }),
        files,
        ...(first === undefined ? { remarks: ['Gradescope does not say who handed it in.'] } : {}),
    };
}
/** "Ada Berg, Bo Chen"; null: nobody is named. */
function namesOf(submitters) {
    return submitters.length === 0 ? null : submitters.map(({ name }) => name).join(', ');
}
/**
 * The same people twice are two attempts. Somebody who is in a team as well as alone handed in two different things: the
 * second gets an identity of its own.
 */
function withAttempts(handIns) {
    const teams = Map.groupBy(handIns, ({ person, members }) => JSON.stringify((members ?? [person]).map((one) => one.id ?? one.email ?? one.name).toSorted()));
    const taken = new Set();
    return [...teams.values()].flatMap((own) => {
        const [first] = own;
        const id = first?.person.id ?? first?.person.email ?? null;
        const isOther = id !== null && taken.has(id);
        if (id !== null)
            taken.add(id);
        return own.map((one, index) => ({
            ...one,
            ...(isOther ? { person: { ...one.person, id: `${id} (${one.person.name})` } } : {}),
            ...(own.length > 1 ? { attempt: String(index + 1) } : {}),
        }));
    });
}
const Person = schemas/* looseObject */._H3({
    ':name': schemas/* string */.YjP().catch(''),
    ':sid': schemas/* string */.YjP().catch(''),
    ':email': schemas/* string */.YjP().catch(''),
});
const Submission = schemas/* looseObject */._H3({ ':submitters': schemas/* array */.YOg(Person).catch([]), ':created_at': schemas/* string */.YjP().catch('') })
    .catch({ ':submitters': [], ':created_at': '' });
const Submissions = schemas/* record */.g1P(schemas/* string */.YjP(), Submission);
/** Submissions share nothing, so that a file with more than a few is no export. */
const MAX_ALIASES = 100;
/** @throws Error for a text that is no YAML */
function yamlRecords(text) {
    // Every scalar is text: a student number keeps its zeros, and a tag makes no object.
    const document = (0,dist/* parseDocument */.Tp)(whoAndWhen(text), {
        schema: 'failsafe',
        uniqueKeys: false,
        logLevel: 'silent',
    });
    const [error] = document.errors;
    if (error !== undefined)
        throw new Error(error.message.split('\n', 1)[0]);
    const records = Submissions.parse(document.toJS({ maxAliasCount: MAX_ALIASES }) || {});
    return new Map(Object.entries(records).map(([key, record]) => [
        key,
        {
            submitters: record[':submitters'].map((one) => submitterOf(one[':name'], one[':sid'], one[':email'])),
            createdAt: record[':created_at'],
        },
    ]));
}
/**
 * The lines about submitters and times. What else there is (every test's output, for one) may be many megabytes; it is
 * indented deeper than the keys of a submission.
 */
function whoAndWhen(text) {
    let isWanted = false;
    const lines = text.split('\n').filter((line) => {
        if (/^[^\s#]/.test(line)) {
            isWanted = false;
            return true;
        }
        if (/^ {2}[^\s-]/.test(line))
            isWanted = /^ {2}:(?:submitters|created_at):/.test(line);
        return isWanted;
    });
    return lines.join('\n');
}
/** Of an online assignment: a row for each person. @throws Error for a text that is no CSV */
function csvRecords(text, file) {
    const byKey = Map.groupBy(readCsv(text, file), (row) => `submission_${row['submission_id'] ?? ''}`);
    byKey.delete('submission_');
    return new Map([...byKey].map(([key, own]) => [key, { submitters: own.map(submitterOfRow), createdAt: '' }]));
}
function submitterOfRow(row) {
    const name = `${row['first_name'] ?? ''} ${row['last_name'] ?? ''}`.trim() || (row['name'] ?? '');
    return submitterOf(name, row['student_id'] ?? row['sid'] ?? '', row['email'] ?? '');
}
function submitterOf(name, sid, email) {
    const id = sid.trim();
    const address = email.trim();
    return {
        name: name.trim() || address || id || 'nobody named',
        ...(id === '' ? {} : { id }),
        ...(address === '' ? {} : { email: address }),
    };
}

// EXTERNAL MODULE: ./build/sources/selection/unused-name.js
var unused_name = __webpack_require__(65702);
;// CONCATENATED MODULE: ./build/sources/folders/layouts/ilias.js



/** `Mueller_Zoe_zmue_48213`: last name, first name, login, the user's number. */
const PERSON = /^(?<name>.+)_(?<login>[^_]+)_(?<id>\d+)$/;
/** As above, and hardly anything else: folders such as `lab_2_amy_1` are no sign of ILIAS. */
const CERTAIN_PERSON = /^\p{L}[^_]*(?:_\p{L}[^_]*)+_[^_]+_\d{3,}$/u;
/** A plugin writes `_` for the blank. */
const TEAM = /^Team[ _]\d+$/;
/** Beside submissions: what teachers wrote back, and lists of marks. */
const BESIDE = /^(?:feedback_files|multi_feedback.*|status\.csv|readme\.md|.*\.xlsx?)$/i;
/** In front of a late file's name, in English and German. */
const LATE = /^(?:Late Submission|Versp(?:ä|a\u0308|ae|a)tete Abgabe) - (?=.)/;
/**
 * A download of ILIAS: `Submissions` (or that word in another language) with a folder for each person, or for each team
 * with folders of its members. Names are in ASCII.
 */
const ilias = {
    title: 'ILIAS download',
    fits: (listing) => shareOf(ilias_homeOf(listing).people, ({ name }) => TEAM.test(name) || CERTAIN_PERSON.test(name)),
    read: (listing) => {
        const { people, others } = ilias_homeOf(listing);
        return Promise.resolve({
            handIns: people.filter(({ files }) => files.length > 0).map(ilias_handInOf),
            empty: people.filter(({ files }) => files.length === 0).map(({ name }) => ilias_personOf(name).name),
            notices: notTaken(others),
        });
    },
};
/** The folders of people and teams, at the root or in the one folder that is there; and what has no place beside them. */
function ilias_homeOf(listing) {
    const roots = rootsOf(listing).filter(({ name }) => !BESIDE.test(name));
    const [only, another] = roots.filter(({ isFolder }) => isFolder);
    const isHome = only !== undefined && another === undefined && !PERSON.test(only.name) && !TEAM.test(only.name);
    const children = isHome ? childrenOf(only).filter(({ name }) => !BESIDE.test(name)) : roots;
    const loose = [...(isHome ? roots : []), ...children].filter(({ isFolder }) => !isFolder);
    return {
        people: children.filter(({ isFolder }) => isFolder),
        others: loose.map(({ name }) => name),
    };
}
function ilias_handInOf(folder) {
    const { name } = folder;
    const files = unmarked(folder.files);
    const isLate = files.some((file) => file.isLate);
    const isTeam = TEAM.test(name);
    const members = childrenOf(folder).filter(({ isFolder }) => isFolder);
    return {
        person: isTeam ? { id: name, name } : ilias_personOf(name),
        ...(isTeam ? { members: members.map((one) => memberOf(one.name)) } : {}),
        ...(isLate ? { isLate } : {}),
        files: files.map(({ file }) => file),
    };
}
/** Files without the words that ILIAS puts in front of late ones; no name twice. */
function unmarked(files) {
    const unused = new unused_name/* UnusedNames */.N();
    return files.map((file) => {
        const name = file.path.lastIndexOf('/') + 1;
        const path = file.path.slice(0, name) + file.path.slice(name).replace(LATE, '');
        return { file: { ...file, path: unused.take(path) }, isLate: path !== file.path };
    });
}
function ilias_personOf(folder) {
    const { name, login, id } = PERSON.exec(folder)?.groups ?? {};
    if (name === undefined || login === undefined || id === undefined)
        return { id: null, name: folder };
    // `Mueller_Zoe` is "Mueller, Zoe"; where a name has more parts nobody knows which is which.
    const parts = name.split('_');
    return { id, login, name: parts.join(parts.length === 2 ? ', ' : ' ') };
}
function memberOf(folder) {
    const { id, name } = ilias_personOf(folder);
    return id === null ? { name } : { name, id };
}

// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(74273);
;// CONCATENATED MODULE: ./build/sources/folders/layouts/by-attempt.js
/**
 * What one person handed in for several tasks: the newest of each task together, then those before them, and so on.
 *
 * @param taskOf which task something was handed in for
 * @param attemptOf what was handed in at once
 * @param newestFirst orders two things of one task
 */
function byAttempt(all, taskOf, attemptOf, newestFirst) {
    const attempts = [];
    for (const ofTask of Map.groupBy(all, taskOf).values()) {
        const sorted = [...Map.groupBy(ofTask.toSorted(newestFirst), attemptOf).values()];
        for (const [rank, parts] of sorted.entries()) {
            attempts[rank] = [...(attempts[rank] ?? []), ...parts];
        }
    }
    return attempts;
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/info-csv.js








const INFO = 'info.csv';
/** Of A+: numbers of the people, of the file and of the submission. The name has no ending. */
const APLUS = /^(?<people>\d+(?:\+\d+)*)_file\d+_submission(?<submission>\d+)$/;
/**
 * A download whose `info.csv` says which file is whose: of Dolos, Dodona and A+. A file with `ignored` = `true` is the
 * template. Rows with one identifier are one person; a name alone never joins two.
 */
const infoCsv = {
    title: 'download with info.csv (Dolos, Dodona, A+)',
    fits: ({ roots }) => (roots.some(({ name, isFolder }) => name === INFO && !isFolder) ? 1 : 0),
    read: async ({ entries }) => {
        const cells = await rowsOf(entries.find(({ path }) => path === INFO));
        const byPath = new Map(entries.map((entry) => [pathKey(entry.path), entry]));
        const all = cells.flatMap((row) => {
            const entry = byPath.get(pathKey(row['filename'] ?? ''));
            return entry === undefined ? [] : [rowOf(row, entry)];
        });
        const rows = [...Map.groupBy(all, ({ entry }) => entry.path).values()].flatMap(ofOneFile);
        const named = new Set([INFO, ...rows.map(({ entry }) => entry.path)]);
        const submitted = rows.filter(({ isTemplate }) => !isTemplate);
        const template = rows.filter(({ isTemplate }) => isTemplate);
        const people = [...Map.groupBy(submitted, ({ key }) => key).values()];
        return {
            handIns: people.filter((own) => !hasNothing(own)).flatMap(info_csv_handInsOf),
            empty: people.filter(hasNothing).map(([first]) => first?.person.name ?? ''),
            template: template.map(({ entry, path }) => ({ entry, path })),
            notices: [
                ...missing(cells
                    .map((row) => row['filename'] ?? '')
                    .filter((path) => path !== '' && !byPath.has(pathKey(path)))),
                ...notTaken(entries.map(({ path }) => path).filter((path) => !named.has(path))),
                ...template.map(({ path }) => `${INFO} marks ${JSON.stringify(path)} as the template.`),
            ],
        };
    },
};
/** @throws ConfigurationError for a file that is no CSV with a column `filename` */
async function rowsOf(info) {
    const text = info === undefined ? '' : await textOf(info).catch(unreadable);
    const rows = readCsv(text, `path: ${INFO}`);
    if (rows.some((row) => row['filename'] !== undefined))
        return rows;
    throw new outcome/* ConfigurationError */.j1(`path: ${INFO} has no column filename, so it does not say what belongs to whom; add the column, or take the file away.`);
}
function unreadable(error) {
    throw new outcome/* ConfigurationError */.j1(`path: ${INFO} cannot be read: ${(0,message_of/* messageOf */.b)(error)}. Download it again.`);
}
function rowOf(row, entry) {
    const cell = (name) => row[name] ?? '';
    const base = entry.path.slice(entry.path.lastIndexOf('/') + 1);
    const { people = '', submission = '' } = APLUS.exec(base)?.groups ?? {};
    const [login, email] = [cell('username'), cell('email')];
    const id = cell('id') || login || email || people;
    const fullName = cell('full_name') || `${cell('first_name')} ${cell('last_name')}`.trim();
    return {
        entry,
        // What a student called a file may be a path, of any system.
        path: cell('original_name').split(/[/\\]/).at(-1) || entry.path,
        person: {
            id: id || null,
            name: fullName || id || base.replace(/\.[^.]*$/, ''),
            ...(login === '' ? {} : { login }),
            ...(email === '' ? {} : { email }),
        },
        members: people.includes('+') ? people.split('+').map((number) => ({ id: number, name: number })) : [],
        section: (cell('label') || cell('labels')).replaceAll(/\s*;\s*/g, ', '),
        key: id === '' ? `file ${entry.path}` : `person ${id}`,
        exercise: cell('exercise_id') || cell('name_en'),
        submission: cell('submission_id') || submission,
        at: timeOf(cell('created_at')) ?? '',
        isTemplate: cell('ignored').toLowerCase() === 'true',
        isNothing: entry.size === 0 && row['submission_id'] === '',
    };
}
/** Rows of one file: of several people they are a team's. */
function ofOneFile(rows) {
    const [first] = rows;
    const people = [...new Map(rows.map(({ person }) => [person.id ?? person.name, person])).entries()];
    if (first === undefined || people.length < 2)
        return rows.slice(0, 1);
    const id = people.map(([one]) => one).join('+');
    const members = people.map(([, { id: number, name }]) => number === null ? { name } : { id: number, name });
    const person = { id, name: people.map(([, { name }]) => name).join(', ') };
    return [{ ...first, person, members, key: `person ${id}` }];
}
function hasNothing(own) {
    return own.every(({ isNothing }) => isNothing);
}
/** The hand-ins of one person: the newest of each exercise together, those before them together, and so on. */
function info_csv_handInsOf(own) {
    const attempts = byAttempt(own, ({ exercise }) => exercise, ({ submission }) => submission, newestFirst);
    return attempts.map((rows, rank) => {
        const at = rows
            .map((row) => row.at)
            .toSorted(compare_text/* compareText */.n)
            .at(-1) ?? '';
        const [first] = rows;
        const section = first?.section ?? '';
        const members = first?.members ?? [];
        return {
            person: first?.person ?? { id: null, name: '' },
            ...(members.length === 0 ? {} : { members }),
            ...(at === '' ? {} : { at }),
            ...(section === '' ? {} : { section }),
            ...(attempts.length > 1 ? { attempt: String(attempts.length - rank) } : {}),
            files: rows.map(({ entry, path }) => ({ entry, path })),
        };
    });
}
/** By time, else by number. */
function newestFirst(a, b) {
    return (0,compare_text/* compareText */.n)(b.at, a.at) || b.submission.localeCompare(a.submission, 'en', { numeric: true });
}
/** A path as `info.csv` writes it, wherever that was made. */
function pathKey(path) {
    return path
        .replaceAll('\\', '/')
        .replace(/^(?:\.\/)+/, '')
        .normalize('NFC');
}
function missing(paths) {
    const first = paths[0];
    if (first === undefined)
        return [];
    const what = paths.length === 1 ? 'a file that is' : `${paths.length} files that are`;
    return [`${INFO} names ${what} not there, such as ${JSON.stringify(first)}.`];
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/moodle.js


/**
 * mod/assign/classes/downloader.php: `<name>_<number>_assignsubmission_<plugin>`, a folder, or in front of each file. Moodle
 * turns `_` in names into a blank, so that the first one ends the name; older versions end the folder with `_`. Groups have the
 * group's number; people in no group have none. What follows the plugin is the student's to choose.
 */
const moodle_NAME = /^(?<name>[^_]*)(?:_(?<id>\d+))?_assignsubmission_(?<kind>[a-z0-9]+)(?:_(?<file>.+)|_)?$/su;
function moodle_parse(root) {
    const { name, id, kind, file } = moodle_NAME.exec(root.normalize('NFC'))?.groups ?? {};
    if (name === undefined || kind === undefined)
        return null;
    return { name, id: id ?? null, kind, file: file ?? null };
}
/** Moodle's "Download all submissions", with folders and without. */
const moodle = {
    title: 'Moodle download',
    fits: ({ roots }) => shareOf(roots, ({ name }) => moodle_parse(name) !== null),
    read: (listing) => {
        const { roots } = listing;
        const files = filesByRoot(listing);
        const people = new Map();
        const others = [];
        let isFlat = false;
        for (const root of roots) {
            const parsed = moodle_parse(root.name);
            if (parsed === null || (!root.isFolder && parsed.file === null)) {
                others.push(root.name);
                continue;
            }
            isFlat ||= !root.isFolder;
            const { id, name } = parsed;
            const who = id ?? `name ${name}`;
            const person = people.get(who) ?? { id, name, files: [] };
            people.set(who, person);
            person.files.push(...(files.get(root.name) ?? []).map((one) => fileOf(parsed, one)));
        }
        const all = [...people.values()];
        return Promise.resolve({
            handIns: all.filter((one) => one.files.length > 0).map(moodle_handInOf),
            empty: all.filter((one) => one.files.length === 0).map(({ name }) => name),
            notices: [...notTaken(others), ...(isFlat ? [FLAT] : [])],
        });
    },
};
const FLAT = 'Moodle drops the folders of a hand-in from a download without folders, so that of two files of one name only one is left; choose "Download submissions in folders" to have them all.';
function moodle_handInOf({ id, name, files }) {
    return { person: { id, name }, files };
}
function fileOf({ kind, file }, { entry, path }) {
    const own = file ?? path;
    const isText = kind === 'onlinetext' && /^onlinetext\.html?$/i.test(own);
    return { entry, path: own, isText };
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/nbgrader.js






/** `ada+ps1+2026-10-03 17:05:09.123456 UTC+x7Kq`, as the exchange stores what comes in; the last part may be missing. */
const EXCHANGE = /^(?<student>.+?)\+(?<assignment>[^+]+)\+(?<time>\d{4}-\d\d-\d\d[ T_]\d\d[:_]\d\d[:_]\d\d[^+]*)(?:\+[^+]+)?$/;
/** Folders of a course; the first one holds what students handed in. */
const SUBMITTED = 'submitted';
const COURSE = new Set([SUBMITTED, 'source', 'release', 'autograded', 'feedback']);
const TIMESTAMP = 'timestamp.txt';
/** A course of nbgrader: `submitted/<student>/<assignment>/` with a `timestamp.txt`, or folders of its exchange. */
const nbgrader = {
    title: 'set of nbgrader submissions',
    fits: (listing) => {
        const { students, isNamed } = nbgrader_homeOf(listing);
        return shareOf(students, (one) => one.isFolder && (isNamed || EXCHANGE.test(one.name) || isStamped(one)));
    },
    read: async (listing) => {
        const { students } = nbgrader_homeOf(listing);
        const folders = students.filter(({ isFolder }) => isFolder);
        const found = await Promise.all(folders.map(partsOf));
        const parts = found.flat();
        const assignments = [...new Set(parts.map(({ assignment }) => assignment))].toSorted(compare_text/* compareText */.n);
        const people = [...Map.groupBy(parts, ({ student }) => student).values()];
        return {
            handIns: people.flatMap((own) => nbgrader_handInsOf(own, assignments.length > 1)),
            empty: folders.filter((_folder, at) => found[at]?.length === 0).map(({ name }) => name),
            notices: [
                ...notTaken(students.filter(({ isFolder }) => !isFolder).map(({ name }) => name)),
                ...severalAssignments(assignments),
            ],
        };
    },
};
/** The folders of students: at the root, or in `submitted` beside the course's other folders. */
function nbgrader_homeOf(listing) {
    const roots = rootsOf(listing);
    const submitted = roots.find(({ name, isFolder }) => isFolder && name === SUBMITTED);
    const isCourse = roots.every(({ name, isFolder }) => !isFolder || COURSE.has(name));
    return submitted !== undefined && isCourse
        ? { students: childrenOf(submitted), isNamed: true }
        : { students: roots, isNamed: false };
}
function isStamped(student) {
    // `<assignment>/timestamp.txt` is nbgrader's own; deeper down the name is the student's.
    return student.files.some(({ path }) => /^[^/]+\/timestamp\.txt$/.test(path));
}
/** What a folder of a student holds. */
async function partsOf(folder) {
    const { student, assignment, time } = EXCHANGE.exec(folder.name)?.groups ?? {};
    if (student !== undefined && assignment !== undefined) {
        const { files } = folder;
        return files.length === 0 ? [] : [{ student, assignment, at: timeOf(time ?? '') ?? '', files }];
    }
    // A loose file in a student's folder is of no assignment.
    const assignments = childrenOf(folder).filter(({ isFolder, files }) => isFolder && files.length > 0);
    return Promise.all(assignments.map(async ({ name, files }) => {
        const stamp = files.find(({ path }) => path === TIMESTAMP);
        const at = stamp === undefined ? undefined : timeOf(await textOf(stamp.entry).catch(() => ''));
        return { student: folder.name, assignment: name, at: at ?? '', files };
    }));
}
/** The exchange keeps every attempt. `areSeveral`: there is more than one assignment, so that files need its name. */
function nbgrader_handInsOf(own, areSeveral) {
    const newestFirst = (a, b) => (0,compare_text/* compareText */.n)(b.at, a.at);
    const attempts = byAttempt(own, ({ assignment }) => assignment, ({ at }) => at, newestFirst);
    return attempts.map((parts, rank) => {
        const student = parts[0]?.student ?? '';
        const at = parts
            .map((part) => part.at)
            .toSorted(compare_text/* compareText */.n)
            .at(-1) ?? '';
        return {
            person: { id: student, name: student, login: student },
            ...(at === '' ? {} : { at }),
            ...(attempts.length > 1 ? { attempt: String(attempts.length - rank) } : {}),
            files: parts.flatMap(({ assignment, files }) => files
                .filter(({ path }) => path !== TIMESTAMP)
                .map((file) => (areSeveral ? { ...file, path: `${assignment}/${file.path}` } : file))),
        };
    });
}
/** Assignments in a notice. */
const nbgrader_NAMED = 5;
function severalAssignments(all) {
    if (all.length < 2)
        return [];
    const shown = all.slice(0, nbgrader_NAMED).map((name) => JSON.stringify(name));
    return [
        `It holds ${all.length} assignments (${shown.join(', ')}${all.length > nbgrader_NAMED ? ' …' : ''}), and those of one student are one submission; to check one of them, put its folders alone into a folder.`,
    ];
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/single.js
/** All of it is one submission. */
const single = {
    title: 'one submission',
    fits: () => 0,
    read: ({ name, entries }) => Promise.resolve({
        handIns: [{ person: { id: null, name }, files: entries.map((entry) => ({ entry, path: entry.path })) }],
        empty: [],
        notices: [],
    }),
};

;// CONCATENATED MODULE: ./build/sources/folders/layouts/submitty.js




/** What students handed in as files, and what was fetched from their Git repositories. */
const HOMES = new Set(['submissions', 'checkout']);
/** What the autograder wrote. */
const OUTPUT = new Set(['results', 'results_public', 'details']);
/** When a version was handed in. */
const submitty_TIMESTAMP = '.submit.timestamp';
/** Beside the versions: which of them counts. */
const SETTINGS = 'user_assignment_settings.json';
/**
 * A download of Submitty: `submissions/<user or team>/<version>/` with every version, or without that level the active
 * one; `checkout/` for repositories.
 */
const submitty = {
    title: 'Submitty download',
    fits: (listing) => {
        const { users, isNamed } = submitty_homeOf(listing);
        return shareOf(users, (one) => one.isFolder && (isNamed || isOfSubmitty(one)));
    },
    read: async (listing) => {
        const { users } = submitty_homeOf(listing);
        const folders = users.filter(({ isFolder }) => isFolder);
        // A user has a folder in each home.
        const people = [...Map.groupBy(folders, ({ name }) => name)];
        const areVersioned = folders.every(isVersioned);
        const found = await Promise.all(people.map(([user, own]) => submitty_handInsOf(user, own.flatMap(({ files }) => files), areVersioned)));
        return {
            handIns: found.flat(),
            empty: people.filter((_one, at) => found[at]?.length === 0).map(([user]) => user),
            notices: notTaken(users.filter(({ isFolder }) => !isFolder).map(({ name }) => name)),
        };
    },
};
/** The folders of users: at the root, or in `submissions` and `checkout`. */
function submitty_homeOf(listing) {
    const roots = rootsOf(listing);
    const homes = roots.filter(({ name, isFolder }) => isFolder && HOMES.has(name));
    const isDownload = homes.length > 0 &&
        roots.every(({ name, isFolder }) => isFolder && (HOMES.has(name) || OUTPUT.has(name)));
    if (!isDownload)
        return { users: roots, isNamed: false };
    const users = homes.flatMap((home) => childrenOf(home));
    // Any class may lie in a folder `submissions`; versions and what else Submitty writes are its own.
    return { users, isNamed: homes.length < roots.length || users.some(isOfSubmitty) };
}
function isOfSubmitty({ files }) {
    return files.some(({ path }) => path === SETTINGS || path === submitty_TIMESTAMP || /^[1-9]\d*\/\.submit\.timestamp$/.test(path));
}
/**
 * Whether a user's folder can be one of versions. A download has that level for everybody or for nobody: who calls folders of
 * a program `1` and `2` has not handed in twice.
 */
function isVersioned({ files }) {
    return files.every(({ path }) => path === SETTINGS || /^[1-9]\d*\//.test(path));
}
/** Every version that a user handed in. @param areVersioned see `isVersioned` */
async function submitty_handInsOf(user, files, areVersioned) {
    if (!areVersioned)
        return files.length === 0 ? [] : [await handIn(user, files)];
    const settings = files.find(({ path }) => path === SETTINGS);
    const own = files.filter((file) => file !== settings);
    if (own.length === 0)
        return [];
    const versions = childrenOf({ files: own, emptyFolders: [] });
    const active = settings === undefined ? null : await activeVersion(settings);
    return Promise.all(versions.map(async (version) => ({
        ...(await handIn(user, version.files)),
        attempt: version.name,
        ...(version.name === active ? { isChosen: true } : {}),
    })));
}
async function handIn(user, files) {
    const stamp = files.find(({ path }) => path === submitty_TIMESTAMP);
    const at = stamp === undefined ? undefined : timeOf(await textOf(stamp.entry).catch(() => ''));
    return {
        person: { id: user, name: user, login: user },
        ...(at === undefined ? {} : { at }),
        files: files.filter((file) => !/^\.submit\.[^/]*$/.test(file.path)),
    };
}
/** null: it does not say. */
async function activeVersion({ entry }) {
    const text = await textOf(entry).catch(() => '');
    return /"active_version"\s*:\s*"?(\d+)/.exec(text)?.[1] ?? null;
}

;// CONCATENATED MODULE: ./build/sources/folders/layouts/layouts.js















/** Every layout by its name. */
const LAYOUTS = {
    moodle: moodle,
    canvas: canvas,
    blackboard: blackboard,
    gradescope: gradescope,
    ilias: ilias,
    brightspace: brightspace,
    'info-csv': infoCsv,
    classroom: classroom,
    nbgrader: nbgrader,
    submitty: submitty,
    artemis: artemis,
    codegrade: codegrade,
    folders: folders,
    flat: flat,
    single: single,
};

// EXTERNAL MODULE: ./build/sources/folders/listing.js
var folders_listing = __webpack_require__(65723);
;// CONCATENATED MODULE: ./build/sources/folders/recognise.js





/** A shape is recognised where so much of the names at the root has it. */
const RECOGNISED_AT = 0.8;
/** From here on a person should hear that something looks like it. */
const RESEMBLES_AT = 0.2;
/** Folders around a download: somebody unpacked it into one, and it brought one of its own. */
const MAX_WRAPPERS = 3;
/** Names in a message. */
const recognise_NAMED = 5;
/** Whether a layout is a platform's: the others have no shape to be recognised by, and know nobody but by a name. */
function isPlatform(layout) {
    return layout !== 'folders' && layout !== 'flat' && layout !== 'single';
}
const PLATFORMS = layout_names/* LAYOUT_NAMES */.k.filter(isPlatform);
/**
 * The platform's shape that a listing has, below folders that hold nothing else.
 *
 * @param place as a person calls it
 * @returns null: it has none; the notice says what it resembles
 * @throws ConfigurationError where two shapes fit
 */
function recognise(listing, place) {
    let closest = { layout: '', share: 0 };
    let at = listing;
    for (let wrappers = 0; at !== null && wrappers <= MAX_WRAPPERS; wrappers += 1) {
        const shares = sharesOf(at);
        const fitting = shares.filter(({ share }) => share >= RECOGNISED_AT);
        const [only, other] = fitting;
        if (only !== undefined && other !== undefined) {
            throw new outcome/* ConfigurationError */.j1(`path: ${place} may be ${fitting.map(({ layout }) => titled(layout)).join(' or ')}; say which with layout: ${fitting.map(({ layout }) => layout).join(' or ')}.`);
        }
        if (only !== undefined)
            return { recognised: { layout: only.layout, wrappers }, notices: [] };
        for (const one of shares)
            if (one.share > closest.share)
                closest = one;
        at = (0,folders_listing/* unwrapped */.DE)(at);
    }
    const { layout, share } = closest;
    if (share < RESEMBLES_AT)
        return { recognised: null, notices: [] };
    const percent = Math.floor(share * 100);
    return {
        recognised: null,
        notices: [
            `${percent} % of the names in ${place} look like those of layout ${layout}, which is too few to be sure; if it is one, set layout: ${layout}.`,
        ],
    };
}
/** "an ILIAS download". */
function titled(layout) {
    const { title } = LAYOUTS[layout];
    return `${/^[AEIOU]/i.test(title) ? 'an' : 'a'} ${title}`;
}
function sharesOf(listing) {
    return PLATFORMS.map((layout) => ({ layout, share: LAYOUTS[layout].fits(listing) }));
}
/**
 * Where in a listing a layout that somebody asked for begins.
 *
 * @throws ConfigurationError where nothing of it has the shape
 */
function placeOf(listing, layout, place) {
    let best = { wrappers: 0, share: 0 };
    let at = listing;
    for (let wrappers = 0; at !== null && wrappers <= MAX_WRAPPERS; wrappers += 1) {
        const share = LAYOUTS[layout].fits(at);
        if (share > best.share)
            best = { wrappers, share };
        at = (0,folders_listing/* unwrapped */.DE)(at);
    }
    if (best.share > 0)
        return { layout, wrappers: best.wrappers };
    const names = listing.roots.map(({ name }) => name);
    throw new outcome/* ConfigurationError */.j1(`layout ${layout}: nothing in ${place} looks like ${titled(layout)}. It holds ${names.length === 0 ? 'nothing' : (0,format/* listed */.KE)(names, recognise_NAMED, JSON.stringify)}. Give another layout, or leave it out to have it recognised.`);
}
/** A listing below some folders that hold nothing else. */
function below(listing, wrappers) {
    const inner = wrappers === 0 ? null : (0,folders_listing/* unwrapped */.DE)(listing);
    return inner === null ? listing : below(inner, wrappers - 1);
}
/** @see DownloadLayout */
function layoutOf({ layout }) {
    return LAYOUTS[layout];
}


/***/ }),

/***/ 84517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ unpacked),
/* harmony export */   c: () => (/* binding */ withoutSharedFolder)
/* harmony export */ });
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23719);
/* harmony import */ var _zip_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36541);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79738);
/* harmony import */ var _text_archive_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80377);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65723);





/** An archive in an archive in an archive. */
const MAX_DEPTH = 3;
const APPLE_DOUBLE = Buffer.from([0, 5, 0x16, 7]);
/** Larger ones are somebody's file of that name, in bytes. */
const MAX_APPLE_DOUBLE_BYTES = 1024 * 1024;
/**
 * The files of a submission, and in place of its archives what is in them: platforms and students pack what they hand in.
 * What an archive holds stands in a folder of its name; where there is nothing but one archive, at the top. What cannot be
 * unpacked is said.
 */
async function* unpacked(files, { selection, signal }) {
    const budget = { entries: _zip_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .ZIP_LIMITS */ .L.maxEntries, bytes: _zip_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .ZIP_LIMITS */ .L.maxTotalBytes };
    const visit = async function* (all, depth) {
        for await (const { file, isAlone } of withCompany(all)) {
            if (await isAppleDouble(file))
                continue;
            if (file.leftOut !== undefined || !isWanted(file.path, selection)) {
                yield file;
                continue;
            }
            const inside = await filesOf(file, depth, budget, signal);
            if (inside === null)
                yield file;
            else if ('leftOut' in inside)
                yield { ...file, leftOut: inside.leftOut };
            else
                yield* visit(below(isAlone ? '' : `${(0,_text_archive_names_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutEnding */ .sP)(file.path)}/`, inside), depth + 1);
        }
    };
    yield* visit(files, 1);
}
/** The attributes that macOS writes beside a file of an archive, told by their first bytes (RFC 1740): nobody's work. */
async function isAppleDouble(file) {
    if (!/(?:^|\/)\._[^/]*$/.test(file.path) || file.size > MAX_APPLE_DOUBLE_BYTES)
        return false;
    const bytes = await file.read().catch(() => null);
    return bytes !== null && Buffer.from(bytes.subarray(0, 4)).equals(APPLE_DOUBLE);
}
/** Each file, and whether it is the only one. */
async function* withCompany(files) {
    let first = null;
    let count = 0;
    for await (const file of files) {
        count += 1;
        if (count === 1) {
            first = file;
            continue;
        }
        if (first !== null)
            yield { file: first, isAlone: false };
        first = null;
        yield { file, isAlone: false };
    }
    if (first !== null)
        yield { file: first, isAlone: true };
}
/** Whether an archive is the student's own work, as far as its place says. */
function isWanted(path, selection) {
    if (!(0,_text_archive_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isReadArchive */ .L3)(path) && !(0,_text_archive_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isOtherArchive */ .Bo)(path))
        return false;
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    return !selection.isExcluded(path) && (folder === '' || selection.skipsFolder(folder) === null);
}
/** What an archive holds, or why it is not unpacked. */
async function filesOf(file, depth, budget, signal) {
    const refuse = (reason, detail) => ({ leftOut: { reason, detail } });
    if ((0,_text_archive_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isOtherArchive */ .Bo)(file.path)) {
        return refuse('unreadable', 'an archive of a kind that is not read; ask for a ZIP');
    }
    if (depth > MAX_DEPTH)
        return refuse('limit', 'archives are nested too deeply');
    if (file.size > _archive_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ARCHIVE_BYTES */ .Ip) {
        return refuse('limit', `an archive of more than ${_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ARCHIVE_BYTES */ .Ip} bytes is not unpacked`);
    }
    if (budget.entries <= 0 || budget.bytes <= 0) {
        return refuse('limit', 'the archives of this submission hold too much');
    }
    try {
        const limits = { ..._zip_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .ZIP_LIMITS */ .L, maxEntries: budget.entries, maxTotalBytes: budget.bytes };
        const { entries } = await (0,_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .archiveIn */ .aF)(await file.read(), file.path, limits, signal);
        budget.entries -= entries.length;
        budget.bytes -= entries.reduce((sum, { size }) => sum + size, 0);
        return entries;
    }
    catch (error) {
        signal.throwIfAborted();
        return refuse('unreadable', (0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error));
    }
}
function below(folder, files) {
    return withoutSharedFolder(files).map((file) => ({ ...file, path: `${folder}${file.path}` }));
}
/** Files of an archive without the one folder that they all lie in: many archives hold one with everything in it. */
function withoutSharedFolder(files) {
    // What a system left beside that folder does not hide it; what is only called so stays, and is looked at.
    const own = files.filter(({ path, leftOut }) => leftOut === undefined && !(0,_listing_js__WEBPACK_IMPORTED_MODULE_4__/* .isJunk */ .ze)(path));
    const shared = sharedTopFolder(own.map(({ path }) => path));
    return files.map((file) => file.path.startsWith(shared) ? { ...file, path: file.path.slice(shared.length) } : file);
}
/** `work/` when every path starts with it. */
function sharedTopFolder(paths) {
    const first = paths[0];
    const top = first?.slice(0, first.indexOf('/') + 1) ?? '';
    return top !== '' && paths.every((path) => path.startsWith(top)) ? top : '';
}


/***/ }),

/***/ 21478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GG: () => (/* binding */ walk),
/* harmony export */   MN: () => (/* binding */ realOf),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   nG: () => (/* binding */ byName)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33684);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22663);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74273);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23719);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79738);
/* harmony import */ var _text_archive_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80377);
/* harmony import */ var _read_bounded_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23091);









const MAX_DEPTH = 64;
/** Files of one folder that are looked at, whether they count or not. */
const MAX_WALKED = 200_000;
/**
 * Files of a folder, also those of folders that do not count. Links are listed, not followed: what they lead to is taken
 * where it stands, or is not the submission's.
 *
 * @param reportDir absolute: this program's own files in it are passed over
 */
async function* walk(folder, reportDir, { most = MAX_WALKED, onFolder } = {}) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder);
    const report = await realOf(reportDir);
    let walked = 0;
    const visit = async function* (at, prefix, depth, isReport) {
        let entries;
        try {
            entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(at, { withFileTypes: true });
        }
        catch (error) {
            yield untaken(prefix || '.', 'unreadable', (0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error));
            return;
        }
        for (const entry of entries.toSorted(byName)) {
            const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
            const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, entry.name);
            if (isReport && isOfReport((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .Gz)(report ?? '', full) ?? ''))
                continue;
            walked += 1;
            if (walked > most) {
                if (walked === most + 1) {
                    yield untaken(path, 'limit', `more than ${most} files and folders`);
                }
                return;
            }
            if (entry.isDirectory())
                onFolder?.(path);
            if (!entry.isDirectory())
                yield await candidateOf(entry, path, full, isReport);
            else if (depth >= MAX_DEPTH)
                yield untaken(`${path}/`, 'limit', 'nested too deeply');
            else
                yield* visit(full, path, depth + 1, isReport || full === report);
        }
    };
    yield* visit(root, '', 1, root === report);
}
/** A folder by its own name, as files below it are found; as it is where it is not there. Systems have links above theirs, such as /tmp. */
async function realOf(folder) {
    return folder === undefined ? undefined : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => folder);
}
async function candidateOf(entry, path, full, isReport) {
    if (entry.isSymbolicLink())
        return untaken(path, 'symlink');
    if (!entry.isFile())
        return untaken(path, 'special-file');
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(full).catch(() => null);
    if (stats === null)
        return untaken(path, 'unreadable', 'perhaps its name is not UTF-8');
    const most = (0,_text_archive_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isReadArchive */ .L3)(path) ? _archive_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ARCHIVE_BYTES */ .Ip : undefined;
    const file = { path, size: stats.size, read: () => (0,_read_bounded_js__WEBPACK_IMPORTED_MODULE_4__/* .readBounded */ .C)(full, most) };
    return isReport ? { ...file, leftOut: { reason: 'generated' } } : file;
}
function untaken(path, reason, detail) {
    const leftOut = { reason, ...(detail === undefined ? {} : { detail }) };
    return { path, size: 0, read: () => Promise.reject(new Error(detail ?? reason)), leftOut };
}
/** Whether a file of a report's folder belongs to the report, by its name. `shards/` is what the jobs of a matrix hand over. */
function isOfReport(path) {
    return ([..._domain_report_js__WEBPACK_IMPORTED_MODULE_7__/* .REPORT_FILES */ .J, _domain_report_js__WEBPACK_IMPORTED_MODULE_7__/* .CASES_FILE */ .R].some((name) => name === path) ||
        /^shards\/(?:part-\d+-of-\d+-[0-9a-f]+\.json|[0-9a-f]{32}\.zip)$/.test(path));
}
/** Entries of a folder in code-unit order of their names. */
function byName(a, b) {
    return (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_8__/* .compareText */ .n)(a.name, b.name);
}


/***/ }),

/***/ 4358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ pace)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** Files after which others have their turn: each costs at most some tens of milliseconds. */
const FILES = 8;
/**
 * What a loop over somebody's files awaits for each of them, so that timers and signals of the process are heard however
 * many files there are, and whatever reading one of them costs.
 *
 * @returns rejects with the signal's reason once it is aborted
 */
function pace(signal) {
    let files = 0;
    return async () => {
        files += 1;
        if (files % FILES === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        signal?.throwIfAborted();
    };
}


/***/ }),

/***/ 28152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ asideKind),
/* harmony export */   PE: () => (/* binding */ isZipName),
/* harmony export */   xk: () => (/* binding */ MAX_ASIDE_FILE_BYTES)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33942);
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65944);


/** What of one file is looked at, in bytes; a larger one is listed as not compared. */
const MAX_ASIDE_FILE_BYTES = 16 * 1024 * 1024;
/** Text that nothing says to be code is looked at up to here, in bytes: nobody writes a longer program. */
const MAX_TEXT_BYTES = 256 * 1024;
const LOOKED_AT = new Set([
    'not-source',
    'vendored',
    'generated',
    'too-large',
    'binary',
    'limit',
    'archive-full',
]);
/** ZIPs by another name. */
const ARCHIVES = new Set(['zip', 'jar', 'war', 'ear']);
/** Never text. */
const MEDIA = new Set('png jpg jpeg gif bmp ico webp svg pdf mp3 mp4 wav ogg mov avi ttf otf woff woff2 class o obj so dll exe a lib pyc docx xlsx pptx odt gz tgz bz2 xz 7z rar tar'.split(' '));
const REPOSITORY = new Set(_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY_FOLDERS */ .hL);
/** Whether a file is a ZIP, by its name. */
function isZipName(path) {
    return ARCHIVES.has((0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .extensionOf */ .je)(path));
}
/** Why a file that is left out is to be looked at; null: it is not. What staff excluded is theirs to decide. */
function asideKind(path, sizeBytes, reason, selection) {
    if (!LOOKED_AT.has(reason))
        return null;
    if ((0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .isSourceName */ .TE)(path))
        return 'source';
    const extension = (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .extensionOf */ .je)(path);
    if (isZipName(path))
        return 'archive';
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const isSkipped = folder !== '' && selection.skipsFolder(folder) !== null;
    if (isSkipped && extension === '') {
        return folder.split('/').some((part) => REPOSITORY.has(part)) ? null : 'script';
    }
    return !isSkipped && !MEDIA.has(extension) && sizeBytes <= MAX_TEXT_BYTES ? 'text' : null;
}


/***/ }),

/***/ 31475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ chooseFiles),
/* harmony export */   o: () => (/* binding */ remarksOnLeftOut)
/* harmony export */ });
/* harmony import */ var _domain_submission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18433);
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33942);
/* harmony import */ var _zip_safe_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30643);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4358);
/* harmony import */ var _aside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28152);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29210);
/* harmony import */ var _unused_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65702);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23719);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74273);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73387);










/** At most so many files of one submission are taken, and so many are listed as left out. */
const MAX_FILES = 5_000;
const MAX_LISTED = 2_000;
/** What every class has by the thousand (a committed node_modules); it may not crowd out the rest. */
const ORDINARY = new Set(['not-source', 'vendored', 'generated', 'excluded']);
const MAX_ORDINARY = 1_000;
/** What of a submission stays in memory from choosing until it is packed, in bytes; the rest is read again. */
const MAX_KEPT_BYTES = 1024 * 1024;
/**
 * Chooses among a submission's files: hygiene of the path, then path, then contents. Every file that is seen and not
 * taken is listed with its reason, by its folder where all of that is left out. Chosen files are sorted by path in code
 * units, whatever order they came in.
 *
 * @throws the signal's reason
 */
async function chooseFiles(candidates, selection, alreadyLeftOut = [], signal) {
    const files = new Map();
    const aside = [];
    const renamed = [];
    const names = new _unused_name_js__WEBPACK_IMPORTED_MODULE_5__/* .UnusedNames */ .N();
    const list = new LeftOutList(selection, alreadyLeftOut);
    const leave = (file, entry) => {
        list.add(entry);
        const { path, reason } = entry;
        const kind = (0,_aside_js__WEBPACK_IMPORTED_MODULE_3__/* .asideKind */ .H5)(path, file.size, reason, selection);
        if (kind !== null)
            aside.push({ path, size: file.size, read: file.read.bind(file), reason, kind });
    };
    const breathe = (0,_pace_js__WEBPACK_IMPORTED_MODULE_2__/* .pace */ .c)(signal);
    let kept = 0;
    for await (const file of candidates) {
        await breathe();
        const path = (0,_zip_safe_path_js__WEBPACK_IMPORTED_MODULE_6__/* .safePath */ .n)(file.path) ?? (0,_zip_safe_path_js__WEBPACK_IMPORTED_MODULE_6__/* .safePath */ .n)(withoutDrive(file.path));
        if (path === null) {
            list.add({ path: file.path, reason: 'unsafe-path' });
            continue;
        }
        if (file.leftOut !== undefined) {
            leave(file, { path: file.path, ...file.leftOut });
            continue;
        }
        const reason = selection.byPath(path, file.size);
        if (reason !== null) {
            leave(file, { path, reason, ...(reason === 'too-large' ? { detail: _selection_js__WEBPACK_IMPORTED_MODULE_4__/* .TOO_LARGE */ .PH } : {}) });
            continue;
        }
        if (files.size >= MAX_FILES) {
            leave(file, { path, reason: 'limit', detail: `more than ${MAX_FILES} source files` });
            continue;
        }
        let contents;
        try {
            contents = await file.read();
        }
        catch (error) {
            list.add({
                path,
                reason: 'unreadable',
                detail: (0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_7__/* .messageOf */ .b)(error),
            });
            continue;
        }
        const byContents = selection.byContents(path, contents);
        if (byContents !== null) {
            leave(file, { path, reason: byContents, ...(byContents === 'too-large' ? { detail: _selection_js__WEBPACK_IMPORTED_MODULE_4__/* .TOO_LARGE */ .PH } : {}) });
            continue;
        }
        const given = names.take(path);
        if (given !== path)
            renamed.push(path);
        const isKept = kept + contents.length <= MAX_KEPT_BYTES;
        if (isKept)
            kept += contents.length;
        const read = isKept ? () => Promise.resolve(contents) : file.read.bind(file);
        files.set(given, { path: given, size: contents.length, read });
    }
    return {
        files: [...files.values()].toSorted((a, b) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_8__/* .compareText */ .n)(a.path, b.path)),
        leftOut: list.entries(),
        aside,
        remarks: renamed.length === 0 ? [] : [nameTwice(renamed)],
    };
}
/** What is listed as left out: bounded, and a folder that is left out as a whole is one entry. */
class LeftOutList {
    #selection;
    #entries = [];
    #folders = new Set();
    /** The folder that is left out as a whole and holds a folder; null: none does. */
    #wholeFolders = new Map();
    #ordinary = 0;
    #unlisted = 0;
    #isPartial = false;
    constructor(selection, entries) {
        this.#selection = selection;
        for (const entry of entries)
            this.add(entry);
    }
    add(entry) {
        const { path, reason } = entry;
        const folder = (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(entry) ? null : this.#wholeFolder(path.slice(0, path.lastIndexOf('/') + 1));
        if (folder !== null) {
            if (this.#folders.has(folder))
                return;
            this.#folders.add(folder);
        }
        const ordinary = folder === null && ORDINARY.has(reason);
        // However long the list is, it tells that something is missing.
        const isFirst = !this.#isPartial && (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(entry);
        this.#isPartial ||= isFirst;
        const hasPlace = this.#entries.length < MAX_LISTED && (!ordinary || this.#ordinary < MAX_ORDINARY);
        if (!isFirst && !hasPlace) {
            this.#unlisted += 1;
        }
        else {
            if (ordinary)
                this.#ordinary += 1;
            this.#entries.push(folder === null ? entry : { path: folder, reason });
        }
    }
    entries() {
        const all = [...this.#entries];
        if (this.#unlisted > 0) {
            all.push({
                path: '…',
                reason: 'limit',
                detail: `${this.#unlisted} more files were left out`,
                more: this.#unlisted,
            });
        }
        return all.toSorted((a, b) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_8__/* .compareText */ .n)(a.path, b.path));
    }
    /** The outermost folder around a path (ending in `/`) of which nothing is taken. */
    #wholeFolder(folder) {
        if (folder === '')
            return null;
        const known = this.#wholeFolders.get(folder);
        if (known !== undefined)
            return known;
        const above = this.#wholeFolder(folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1));
        const found = above ?? (this.#selection.skipsFolder(folder.slice(0, -1)) === null ? null : folder);
        this.#wholeFolders.set(folder, found);
        return found;
    }
}
/** On most systems a name may hold what stands for a drive or a folder elsewhere; nobody's work is left out for that. */
function withoutDrive(path) {
    return path.replaceAll(/[:\0]/g, '_').replaceAll(/(^|[/\\])\.\.(?=[/\\]|$)/g, '$1__');
}
const NAMED = 5;
/** What staff should look at: code that was left out for whatever reason, or could not be taken. */
function remarksOnLeftOut(leftOut, lookedAt) {
    const source = lookedAt.filter(({ path }) => (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .isSourceName */ .TE)(path));
    const because = (words, ...reasons) => {
        const files = source.filter(({ reason, isInArchive }) => reasons.includes(reason) && !isInArchive);
        return files.length === 0 ? [] : [`${largest(files)} left out ${words}.`];
    };
    const missing = leftOut.filter(_domain_submission_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2);
    const modules = leftOut.filter(({ reason }) => reason === 'submodule');
    const odd = leftOut.filter(({ path, reason }) => ODD.has(reason) && (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .isSourceName */ .TE)(path));
    const archives = leftOut.filter(({ path }) => OTHER_ARCHIVE.test(path));
    const packed = source.filter(({ isInArchive }) => isInArchive);
    return [
        ...because("for the path, as somebody else's; include takes them", 'vendored'),
        ...because('as generated; include takes them', 'generated'),
        ...because('as settings of a tool; include takes them', 'not-source'),
        ...because('because what stands there is no text', 'binary'),
        ...because(`as too large to be written by hand (${_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .TOO_LARGE */ .PH})`, 'too-large'),
        ...(packed.length === 0
            ? []
            : [`${largest(packed)} left out, packed into an archive inside of the submission.`]),
        ...(modules.length === 0
            ? []
            : [
                `What its ${modules.length === 1 ? 'submodule holds' : `${modules.length} submodules hold`} is another repository's and was not compared.`,
            ]),
        ...(odd.length === 0
            ? []
            : [`${some(odd)} not taken: ${[...new Set(odd.map(({ reason }) => reason))].join(', ')}.`]),
        ...(archives.length === 0
            ? []
            : [
                `It holds ${archives.length === 1 ? 'an archive' : `${archives.length} archives`} of a kind that is not unpacked (${namesOf(archives)}).`,
            ]),
        ...(missing.length === 0 ? [] : [`${some(missing)} not compared: ${reasonsOf(missing)}.`]),
    ];
}
const OTHER_ARCHIVE = /\.(?:tar|tgz|7z|rar|tar\.\w+)$/i;
const ODD = new Set(['symlink', 'special-file', 'unsafe-path', 'duplicate-name']);
function nameTwice(paths) {
    return `${some(paths.map((path) => ({ path })))} there under the same name as another file; both were taken.`;
}
/** "2 source files (a.py, b.py) were". */
function some(files) {
    const [what, were] = files.length === 1 ? ['file', 'was'] : ['files', 'were'];
    return `${files.length} source ${what} (${namesOf(files)}) ${were}`;
}
/** "30 source files (the largest: b.py, 1,204 bytes) were". A list of names could be filled with names that say nothing. */
function largest(files) {
    const [first] = files.toSorted((a, b) => b.size - a.size || (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_8__/* .compareText */ .n)(a.path, b.path));
    if (files.length === 1 || first === undefined)
        return some(files);
    return `${files.length} source files (the largest: ${JSON.stringify(first.path)}, ${first.size} bytes) were`;
}
function namesOf(files) {
    const paths = files.map(({ path }) => path);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .listed */ .KE)(paths, NAMED, JSON.stringify);
}
function reasonsOf(missing) {
    return [...new Set(missing.map(({ reason, detail }) => detail ?? reason))].slice(0, NAMED).join('; ');
}


/***/ }),

/***/ 65944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I_: () => (/* binding */ GENERATED_MARKERS),
/* harmony export */   Kb: () => (/* binding */ VENDORED_FILES),
/* harmony export */   RQ: () => (/* binding */ TOOL_FOLDERS),
/* harmony export */   bM: () => (/* binding */ TOOL_FILES),
/* harmony export */   hL: () => (/* binding */ REPOSITORY_FOLDERS),
/* harmony export */   iC: () => (/* binding */ GENERATED_FOLDERS),
/* harmony export */   id: () => (/* binding */ GENERATED_FILES),
/* harmony export */   oB: () => (/* binding */ VENDORED_FOLDERS),
/* harmony export */   sE: () => (/* binding */ MINIFIED_FILES)
/* harmony export */ });
/** What is not a submission's own source code when the user does not say. Lists only; `selection.ts` reads them. */
/** Folders of other people's code, wherever they stand in the path. */
const VENDORED_FOLDERS = [
    'node_modules',
    'bower_components',
    'jspm_packages',
    'vendor',
    'third_party',
    'third-party',
    'thirdparty',
    'external',
    'venv',
    '.venv',
    'virtualenv',
    'site-packages',
    'dist-packages',
    '.tox',
    '.nox',
    '.eggs',
    'Pods',
    'Carthage',
    '.gradle',
    '.m2',
    '.cargo',
    '.bundle',
    '.yarn',
    '.pnpm-store',
    'packages/_vendor',
];
/** Single files of well-known libraries. */
const VENDORED_FILES = [
    /(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|underscore|backbone|moment|three|p5|chart)(?:[.-](?:\d|min\b|slim\b|bundle\b|umd\b|prod\b)[\w.]{0,40})?\.(?:js|css)$/i,
    /(?:^|\/)(?:mvnw|gradlew)(?:\.cmd|\.bat)?$/,
    /(?:^|\/)(?:catch|doctest|stb_\w+|sqlite3|miniz)\.(?:h|hpp|c)$/i,
];
/** Folders that tools write. */
const GENERATED_FOLDERS = [
    'target',
    'build',
    'dist',
    'out',
    'bin',
    'obj',
    '__pycache__',
    '.next',
    '.nuxt',
    '.svelte-kit',
    'coverage',
    '.pytest_cache',
    '.mypy_cache',
    '.ruff_cache',
    '.ipynb_checkpoints',
    'cmake-build-debug',
    'cmake-build-release',
    'CMakeFiles',
    'DerivedData',
    '.dart_tool',
    '.stack-work',
    'dist-newstyle',
    'generated',
    '.terraform',
];
/** What bundlers write: no person reads it, and every library comes so. */
const MINIFIED_FILES = [/\.min\.(?:js|css|mjs)$/i, /\.bundle\.js$/i];
/**
 * What code generators call their files. Anybody may call a file so: it is left out only where the starter code has such
 * a file at the same path.
 */
const GENERATED_FILES = [
    /\.(?:pb|pb\.gw|gen|g|freezed|designer|generated)\.(?:go|cc|h|dart|cs|ts|js|py|java)$/i,
    /_pb2(?:_grpc)?\.pyi?$/,
    /(?:^|\/)(?:R|BuildConfig)\.java$/,
];
/** Written by a tool at the top of the file; looked for in the first 2,000 characters, and in starter code alone. */
const GENERATED_MARKERS = [
    /@generated\b/,
    /\bDO NOT EDIT\b/,
    /\bAutomatically generated by\b/i,
    /\b(?:auto-?generated) (?:by|from|file|code)\b/i,
];
/** Settings of tools and of the course: nobody's own work, and alike everywhere. */
const TOOL_FOLDERS = [
    '.git',
    '.github',
    '.gitlab',
    '.svn',
    '.hg',
    '.idea',
    '.vscode',
    '.vs',
    '.settings',
    '.devcontainer',
    '.husky',
    '__MACOSX',
];
/** Of those, what version control writes by itself, object by object. */
const REPOSITORY_FOLDERS = ['.git', '.svn', '.hg'];
const TOOL_FILES = [
    /(?:^|\/)\.(?:git[^/.]*|DS_Store|classroom50\.yaml|project|classpath|editorconfig)$/,
    /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|poetry\.lock|uv\.lock|Pipfile\.lock|Cargo\.lock|composer\.lock|Gemfile\.lock|go\.sum|pubspec\.lock|Podfile\.lock|packages\.lock\.json|flake\.lock)$/,
    /(?:^|\/)(?:[\w-]+\.config\.(?:js|cjs|mjs|ts)|setup\.cfg)$/,
];


/***/ }),

/***/ 29210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P1: () => (/* binding */ createSelection),
/* harmony export */   PH: () => (/* binding */ TOO_LARGE),
/* harmony export */   UK: () => (/* binding */ isGenerated)
/* harmony export */ });
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70298);
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33942);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75174);
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65944);




/** A file above this is data or generated; in bytes. */
const MAX_FILE_BYTES = 1_000_000;
/** What is said of a larger file. */
const TOO_LARGE = `more than ${MAX_FILE_BYTES} bytes`;
/** Where a NUL byte says "binary"; git looks as far. */
const BINARY_PROBE_BYTES = 8_000;
const MARKER_CHARACTERS = 2_000;
const LFS_POINTER = 'version https://git-lfs.github.com/spec/v1';
/** Builds a selection. Paths are POSIX and relative to the submission. */
function createSelection(options = { include: null, exclude: null }) {
    const include = options.include === null || options.include.length === 0 ? null : matcher(options.include);
    const exclude = options.exclude === null ? null : matcher(options.exclude);
    const marked = options.marked === undefined ? null : matcher(options.marked);
    const tools = new Set(_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOL_FOLDERS */ .RQ);
    const vendored = new Set(_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .VENDORED_FOLDERS */ .oB);
    const written = new Set(_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .GENERATED_FOLDERS */ .iC);
    const asked = new Set((0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .languageNamed */ .Mv)(options.language ?? '')?.extensions);
    const isSource = (path) => (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .isSourceName */ .TE)(path) || asked.has((0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .extensionOf */ .je)(path));
    const byFolder = (folders) => {
        for (const folder of folders) {
            if (tools.has(folder))
                return 'not-source';
            if (vendored.has(folder))
                return 'vendored';
            if (written.has(folder))
                return 'generated';
        }
        return null;
    };
    return {
        byPath(path, sizeBytes) {
            if (exclude?.ignores(path) === true)
                return 'excluded';
            if (marked?.ignores(path) === true)
                return 'vendored';
            const wanted = include?.ignores(path);
            if (wanted === false)
                return 'excluded';
            if (wanted !== true) {
                const reason = byFolder(path.split('/').slice(0, -1)) ??
                    (_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOL_FILES */ .bM.some((pattern) => pattern.test(path)) ? 'not-source' : null) ??
                    (_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .VENDORED_FILES */ .Kb.some((pattern) => pattern.test(path)) ? 'vendored' : null) ??
                    (_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .MINIFIED_FILES */ .sE.some((pattern) => pattern.test(path)) ? 'generated' : null) ??
                    (options.generated?.has(path) === true ? 'generated' : null) ??
                    (isSource(path) || hasNoEnding(path) ? null : 'not-source');
                if (reason !== null)
                    return reason;
            }
            if (sizeBytes <= MAX_FILE_BYTES)
                return null;
            return wanted !== true && hasNoEnding(path) ? 'not-source' : 'too-large';
        },
        byContents(path, bytes) {
            if (bytes.length > MAX_FILE_BYTES)
                return 'too-large';
            const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, BINARY_PROBE_BYTES));
            const text = head.toString('latin1');
            if (text.startsWith(LFS_POINTER))
                return 'lfs-pointer';
            if (hasNoEnding(path) && include?.ignores(path) !== true && !text.startsWith('#!'))
                return 'not-source';
            if ('reason' in (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D)(head, path))
                return 'binary';
            return null;
        },
        isExcluded: (path) => exclude?.ignores(path) === true,
        skipsFolder(path) {
            // With `include` a pattern may reach into any folder.
            if (include !== null)
                return null;
            if (exclude?.ignores(`${path}/`) === true)
                return 'excluded';
            return byFolder(path.split('/')) ?? (marked?.ignores(`${path}/`) === true ? 'vendored' : null);
        },
    };
}
/** Whether a file's name or head says that a tool wrote it. Asked of starter code: anybody can write such a mark. */
function isGenerated(path, bytes) {
    const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MARKER_CHARACTERS));
    const top = head.toString('latin1');
    return (_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .GENERATED_FILES */ .id.some((pattern) => pattern.test(path)) ||
        _defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .GENERATED_MARKERS */ .I_.some((marker) => marker.test(top)));
}
/** A script may be called `run`: its first line tells. */
function hasNoEnding(path) {
    return (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .extensionOf */ .je)(path) === '';
}
function matcher(patterns) {
    return ignore__WEBPACK_IMPORTED_MODULE_0__({ allowRelativePaths: true }).add([...patterns]);
}


/***/ }),

/***/ 65702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ UnusedNames)
/* harmony export */ });
/**
 * Gives names out once each: `src/main.py`, then `src/main (2).py`. Whoever hands in two files of one name cannot hide one
 * behind the other, and thousands of them cost no more than their number.
 */
class UnusedNames {
    #next = new Map();
    /** The path, or one like it that was not given out. */
    take(path) {
        for (;;) {
            const count = this.#next.get(path) ?? 1;
            this.#next.set(path, count + 1);
            if (count === 1)
                return path;
            const [, stem = path, extension = ''] = /^(.*?[^/])(\.[^./]*)?$/s.exec(path) ?? [];
            const name = `${stem} (${count})${extension}`;
            if (!this.#next.has(name)) {
                this.#next.set(name, 2);
                return name;
            }
        }
    }
}


/***/ }),

/***/ 96482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   ZA: () => (/* binding */ TarballError),
/* harmony export */   sB: () => (/* binding */ readTar)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var tar_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56118);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23719);





/** A bomb is packed better than any source code; only asked where much comes out. In bytes out per byte in. */
const MAX_RATIO = 250;
const RATIO_FROM_BYTES = 64 * 1024 ** 2;
/** The archive is damaged, or larger than anything that is source code. The message is the second half of a sentence. */
class TarballError extends Error {
    name = 'TarballError';
    /** It came in damaged, so that asking again may help; else it was refused for what it is. */
    damaged;
    constructor(message, damaged = false) {
        super(message);
        this.damaged = damaged;
    }
}
/**
 * Reads a tar as it comes in. Links and special files are never made, and nothing is written to disk.
 *
 * @returns its first bytes, unpacked: a header and the block that follows it
 * @throws TarballError, the signal's reason
 */
async function readTar(body, { isPacked, limits, signal, onEntry }) {
    const passed = { packed: 0, unpacked: 0, head: Buffer.alloc(0) };
    const source = node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(counted(body, passed));
    const guard = (chunks) => guarded(chunks, passed, limits);
    const tar = extraction(onEntry, limits);
    try {
        if (isPacked)
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)(source, (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip)(), guard, tar, { signal });
        else
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)(source, guard, tar, { signal });
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof TarballError)
            throw error;
        throw new TarballError(`is damaged (${(0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)})`, true);
    }
    return passed.head;
}
/** A tar header and the block that follows it. */
const HEAD_BYTES = 1024;
async function* counted(source, passed) {
    for await (const chunk of source) {
        passed.packed += chunk.length;
        yield chunk;
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
        if (passed.head.length < HEAD_BYTES) {
            passed.head = Buffer.concat([passed.head, chunk.subarray(0, HEAD_BYTES - passed.head.length)]);
        }
        yield chunk;
    }
}
function extraction(onEntry, limits) {
    let entries = 0;
    const tar = (0,tar_stream__WEBPACK_IMPORTED_MODULE_3__.extract)();
    tar.on('entry', (header, stream, next) => {
        entries += 1;
        // Whatever ends the archive ends its entry too; it is reported once, by the pipeline.
        stream.on('error', () => { });
        if (entries > limits.entries) {
            tar.destroy(new TarballError(`holds more than ${limits.entries} entries`));
            return;
        }
        const take = onEntry(header);
        if (take === null) {
            stream.on('end', next);
            stream.resume();
            return;
        }
        const chunks = [];
        stream.on('data', (chunk) => chunks.push(chunk));
        stream.on('end', () => {
            take(Buffer.concat(chunks));
            next();
        });
    });
    return tar;
}


/***/ }),

/***/ 80377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ isOtherArchive),
/* harmony export */   K0: () => (/* binding */ isZip),
/* harmony export */   L3: () => (/* binding */ isReadArchive),
/* harmony export */   qC: () => (/* binding */ isPackedTar),
/* harmony export */   sP: () => (/* binding */ withoutEnding)
/* harmony export */ });
/** Whether a file is a ZIP, by its name. */
function isZip(name) {
    return /\.zip$/i.test(name);
}
const TAR = /\.(?:tar(?:\.gz)?|tgz)$/i;
/** Whether a file is an archive that is read, by its name. */
function isReadArchive(name) {
    return isZip(name) || TAR.test(name);
}
/** Whether a file is an archive of another kind, by its name: it is not read, but a student's work must not go missing silently. */
function isOtherArchive(name) {
    return /\.(?:tar\.(?:bz2|xz|zst)|tbz2?|txz|7z|rar)$/i.test(name);
}
/** What an archive that is read is called without its ending. */
function withoutEnding(name) {
    return name.replace(/\.zip$/i, '').replace(TAR, '');
}
/** Whether a tar is packed with gzip, by its name. */
function isPackedTar(name) {
    return !/\.tar$/i.test(name);
}


/***/ })

};
