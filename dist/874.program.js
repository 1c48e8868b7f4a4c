export const id = 874;
export const ids = [874];
export const modules = {

/***/ 43287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ startWorker),
/* harmony export */   J: () => (/* binding */ reportTemplate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
// The only module that names bundled files. The bundler's asset relocator reads no syntax newer than ES2020 and then
// copies files unbundled without a word, so this file keeps to it. In the bundle `new URL(…)` becomes a plain path.


/** A worker thread of this program; what it does is decided by `data`. */
function startWorker(data) {
    const bundled = __webpack_require__.ab + "worker.js";
    if (bundled instanceof URL) {
        // Run from its sources, the worker is the TypeScript file beside this one.
        return new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(new URL(bundled.href.replace(/\.js$/, '.ts')), { workerData: data });
    }
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(bundled, { workerData: data });
}
/** The report page without data. */
function reportTemplate() {
    const bundled = __webpack_require__.ab + "report.html";
    if (bundled instanceof URL)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(new URL('../dist/report.html', bundled), 'utf8');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(bundled, 'utf8');
}


/***/ }),

/***/ 22663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ REPORT_FILES),
/* harmony export */   R: () => (/* binding */ CASES_FILE)
/* harmony export */ });
/** Names of all files that this program writes into the folder of its report. */
const REPORT_FILES = [
    'index.html',
    'report.json',
    'submissions.csv',
    'pairs.csv',
    'report.sarif',
    'summary.md',
    'last-run.md',
];
/** What people decided, beside a report: theirs, never written by a run. */
const CASES_FILE = 'cases.json';


/***/ }),

/***/ 33684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Hk: () => (/* binding */ canBeWritten),
/* harmony export */   dR: () => (/* binding */ writtenPath),
/* harmony export */   df: () => (/* binding */ slashed)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * Where a path lies below a folder, with slashes; '' for the folder itself. null: it does not lie there.
 *
 * @param paths how the system writes paths: `node:path`, its `posix` or its `win32`
 */
function below(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const from = paths.relative(folder, path);
    // Another drive has no relative path.
    if (from === '..' || from.startsWith(`..${paths.sep}`) || paths.isAbsolute(from))
        return null;
    return from.split(paths.sep).join('/');
}
/** A path with slashes, as this program names files on every system. */
function slashed(path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return path.split(paths.sep).join('/');
}
/**
 * A path or glob as a person wrote it, with slashes: on Windows people write `last-year\*`. A word with one slash may also
 * name a repository; what had a back slash never does, so it begins with a dot.
 */
function writtenPath(line, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const path = slashed(line, paths);
    return path === line || /^(?:\.{0,2}\/|[A-Za-z]:)/.test(path) ? path : `./${path}`;
}
/** What Windows takes for a device, whatever ending stands behind it. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;
/** What its names may not hold; a colon would write into a stream that nobody sees. */
const FORBIDDEN = /[<>:"\\|?*]|[. ]$/;
/** Whether each part of a path (with slashes) can be the name of a file here as it is. */
function canBeWritten(path, platform = process.platform) {
    if (platform !== 'win32')
        return true;
    return path
        .split('/')
        .every((part) => !DEVICE.test(part) && !FORBIDDEN.test(part) && !/\p{Cc}/u.test(part));
}


/***/ }),

/***/ 52565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ pieceSize),
/* harmony export */   l: () => (/* binding */ deflateTables)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

/** zlib keeps so much of its window for looking ahead, in bytes. */
const LOOKAHEAD = 262;
/**
 * zlib's tables for contents of at most so many bytes, none larger than it needs: the usual ones take 268 kB, which cost
 * more than deflating a short file does. Whatever is in reach of the usual window is in reach of this one.
 */
function deflateTables(bytes) {
    const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes + LOOKAHEAD))));
    // As many symbols in a block as there are bytes.
    return { windowBits, memLevel: Math.min(8, windowBits - 6), chunkSize: pieceSize(bytes) };
}
/**
 * How large a piece of memory zlib asks for at once to put out so many bytes: its usual 16 KiB stay in memory as a whole behind
 * a result of some hundred bytes.
 */
function pieceSize(bytes) {
    return Math.min(node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.Z_DEFAULT_CHUNK, Math.max(node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.Z_MIN_CHUNK, bytes));
}


/***/ }),

/***/ 72654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SD: () => (/* binding */ STORED),
  dd: () => (/* binding */ TAIL_BYTES),
  Wz: () => (/* binding */ ZipError),
  te: () => (/* binding */ findDirectory),
  gZ: () => (/* binding */ readDirectory)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/zip/entry-names.js
const UTF8 = new TextDecoder('utf-8');
const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');
/** The upper halves of the two code pages that DOS used in America and in western Europe. */
const CP437 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const CP850 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
/** In the order in which a tie is decided: the ZIP format itself knows CP437 alone (APPNOTE 6.3.10, appendix D). */
const CODE_PAGES = [
    (bytes) => dosText(bytes, CP437),
    (bytes) => dosText(bytes, CP850),
    (bytes) => WINDOWS_1252.decode(bytes),
];
/**
 * Decodes the names of one ZIP. What says it is UTF-8, or is, is read as that; Windows' own zipper writes its local code page
 * and does not say so, so the rest is read as the page by which most of it looks like names. Never fails.
 */
function decodeNames(names) {
    const decoded = names.map(({ bytes, isUtf8 }) => (isUtf8 ? UTF8.decode(bytes) : strictUtf8(bytes)));
    const unknown = names.flatMap(({ bytes }, at) => (decoded[at] === null ? [bytes] : []));
    const decode = unknown.length === 0 ? UTF8.decode.bind(UTF8) : codePageOf(unknown);
    return names.map(({ bytes }, at) => decoded[at] ?? decode(bytes));
}
function strictUtf8(bytes) {
    try {
        return STRICT_UTF8.decode(bytes);
    }
    catch {
        return null;
    }
}
function dosText(bytes, upper) {
    let text = '';
    for (const byte of bytes)
        text += byte < 128 ? String.fromCharCode(byte) : (upper[byte - 128] ?? '');
    return text;
}
/** One program wrote all names of a ZIP, so one code page is right for all. */
function codePageOf(names) {
    const scored = CODE_PAGES.map((decode) => ({
        decode,
        score: names.reduce((sum, bytes) => sum + plausibility(decode(bytes)), 0),
    }));
    return scored.reduce((best, one) => (one.score > best.score ? one : best)).decode;
}
/** How much the characters beyond ASCII look like letters of a name. */
function plausibility(text) {
    let score = 0;
    let last = '';
    for (const character of text) {
        if (character > '\u007f') {
            if (!/\p{Script=Latin}/u.test(character))
                score -= 2;
            else if (/\p{Ll}/u.test(character))
                score += 2;
            else if (/\p{Lu}/u.test(character))
                score += /\p{Ll}/u.test(last) ? -2 : 1;
            else
                score -= 2;
        }
        last = character;
    }
    return score;
}

// EXTERNAL MODULE: ./build/zip/safe-path.js
var safe_path = __webpack_require__(30643);
;// CONCATENATED MODULE: ./build/zip/directory.js



/** The archive as a whole, or one entry, cannot be read. The message is a sentence. */
class ZipError extends Error {
    name = 'ZipError';
}
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const LARGE_LOCATOR_SIGNATURE = 0x07064b50;
const LARGE_LOCATOR_BYTES = 20;
const LARGE_END_SIGNATURE = 0x06064b50;
const LARGE_END_BYTES = 56;
const DIRECTORY_SIGNATURE = 0x02014b50;
const DIRECTORY_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED = 0x0001 | 0x0040;
const UTF8_NAME = 0x0800;
const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
const TYPE_MASK = 0o170000;
const LINK = 0o120000;
const REGULAR = 0o100000;
const LARGE_FIELD = 0x0001;
const UNICODE_PATH_FIELD = 0x7075;
const FULL_16 = 0xffff;
const FULL_32 = 0xffffffff;
/** The end of a ZIP in which its directory is named, with a comment of any length; in bytes. */
const TAIL_BYTES = END_BYTES + MAX_COMMENT_BYTES + LARGE_LOCATOR_BYTES + LARGE_END_BYTES;
/**
 * Finds the central directory by a ZIP's last bytes.
 *
 * @param tail the last bytes, `TAIL_BYTES` of them where there are so many
 * @param tailStart where these begin
 * @param isLargeRead whether the ZIP64 format is read (archives above 4 GB or 65,534 entries)
 * @throws ZipError
 */
function findDirectory(tail, tailStart, { maxEntries }, isLargeRead) {
    const end = findEnd(tail);
    if (tail.readUInt16LE(end + 4) !== 0 || tail.readUInt16LE(end + 6) !== 0) {
        throw new ZipError('The ZIP file is split over several disks, which is not supported.');
    }
    const place = {
        start: tail.readUInt32LE(end + 16),
        bytes: tail.readUInt32LE(end + 12),
        count: tail.readUInt16LE(end + 10),
    };
    const isLarge = place.count === FULL_16 || place.bytes === FULL_32 || place.start === FULL_32;
    if (isLarge && !isLargeRead) {
        throw new ZipError('The ZIP file uses the ZIP64 format, which no upload of allowed size needs.');
    }
    const found = isLarge ? largePlace(tail, tailStart, end) : place;
    if (found.count > maxEntries) {
        throw new ZipError(`The ZIP file has ${found.count} entries; at most ${maxEntries} are read.`);
    }
    if (found.start + found.bytes > tailStart + end) {
        throw new ZipError('The ZIP file is damaged: its directory lies outside of the file.');
    }
    return found;
}
/** The end record is the last thing in the file, before a comment of at most 65,535 bytes. */
function findEnd(tail) {
    const lowest = Math.max(0, tail.length - END_BYTES - MAX_COMMENT_BYTES);
    for (let at = tail.length - END_BYTES; at >= lowest; at -= 1) {
        if (tail.readUInt32LE(at) === END_SIGNATURE &&
            at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length) {
            return at;
        }
    }
    throw new ZipError('This is no ZIP file, or its end is missing.');
}
/** As ZIP64 has it (APPNOTE 6.3.10, 4.3.14 and 4.3.15). */
function largePlace(tail, tailStart, end) {
    const locator = end - LARGE_LOCATOR_BYTES;
    const at = locator >= 0 && tail.readUInt32LE(locator) === LARGE_LOCATOR_SIGNATURE
        ? Number(tail.readBigUInt64LE(locator + 8)) - tailStart
        : -1;
    if (at < 0 || at + LARGE_END_BYTES > tail.length || tail.readUInt32LE(at) !== LARGE_END_SIGNATURE) {
        throw new ZipError('The ZIP file is damaged: the end of its large directory is missing.');
    }
    return {
        start: Number(tail.readBigUInt64LE(at + 48)),
        bytes: Number(tail.readBigUInt64LE(at + 40)),
        count: Number(tail.readBigUInt64LE(at + 32)),
    };
}
/**
 * Reads a central directory (APPNOTE 6.3.10, sections 4.3 and 4.4). Entries that cannot be used are listed as problems.
 * Where all together promise too much, the largest are refused: source files are small, and no padding may push them out.
 *
 * @param directory its bytes; it lies at `place`
 * @throws ZipError where it ends too early
 */
function readDirectory(directory, place, limits) {
    const headers = new Map();
    const problems = [];
    const folders = [];
    for (const header of headersOf(directory, place)) {
        const path = (0,safe_path/* safePath */.n)(header.name);
        // A folder's name ends so; a mode alone would hide a file.
        if (header.name.endsWith('/')) {
            if (path !== null)
                folders.push(path);
            continue;
        }
        const refusal = path === null ? 'unsafe-path' : refusalOf(header, place.start, limits);
        if (path === null || refusal !== null) {
            problems.push({ path: header.name, reason: refusal ?? 'unsafe-path' });
            continue;
        }
        if (headers.delete(path))
            problems.push({ path: header.name, reason: 'duplicate-name' });
        headers.set(path, header);
    }
    let total = 0;
    for (const [path, { size }] of [...headers].toSorted(([, a], [, b]) => a.size - b.size)) {
        total += size;
        if (total <= limits.maxTotalBytes)
            continue;
        headers.delete(path);
        problems.push({ path, reason: 'too-large' });
    }
    return { headers, problems, folders };
}
function headersOf(directory, { count }) {
    const headers = [];
    const names = [];
    let at = 0;
    for (let index = 0; index < count; index += 1) {
        if (at + DIRECTORY_BYTES > directory.length || directory.readUInt32LE(at) !== DIRECTORY_SIGNATURE) {
            throw new ZipError('The ZIP file is damaged: its directory ends before all entries are listed.');
        }
        const flags = directory.readUInt16LE(at + 8);
        const nameEnd = at + DIRECTORY_BYTES + directory.readUInt16LE(at + 28);
        const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
        const name = directory.subarray(at + DIRECTORY_BYTES, nameEnd);
        const extra = directory.subarray(nameEnd, extraEnd);
        const unicode = unicodeName(extra, name);
        names.push({ bytes: unicode ?? name, isUtf8: unicode !== null || (flags & UTF8_NAME) !== 0 });
        headers.push({
            mode: directory.readUInt8(at + 5) === UNIX ? directory.readUInt32LE(at + 38) >>> 16 : 0,
            flags,
            method: directory.readUInt16LE(at + 10),
            checksum: directory.readUInt32LE(at + 16),
            ...sizesOf(directory, at, extra),
        });
        at = extraEnd + directory.readUInt16LE(at + 32);
    }
    const decoded = decodeNames(names);
    return headers.map((header, index) => ({ name: decoded[index] ?? '', ...header }));
}
/** Numbers that are too large for their fields stand in an extra field, those alone and in this order. */
function sizesOf(directory, at, extra) {
    const fields = [
        directory.readUInt32LE(at + 24),
        directory.readUInt32LE(at + 20),
        directory.readUInt32LE(at + 42),
    ];
    const large = fields.includes(FULL_32) ? extraField(extra, LARGE_FIELD) : null;
    let next = 0;
    const [size = 0, packedSize = 0, local = 0] = fields.map((value) => {
        if (value !== FULL_32 || large === null || next + 8 > large.length)
            return value;
        next += 8;
        return Number(large.readBigUInt64LE(next - 8));
    });
    return { size, packedSize, local };
}
/** The name in UTF-8, where the ZIP has it beside the other one and means the same name by it (Info-ZIP, 4.6.9). */
function unicodeName(extra, name) {
    const field = extraField(extra, UNICODE_PATH_FIELD);
    return field !== null && field.length > 5 && field[0] === 1 && field.readUInt32LE(1) === (0,external_node_zlib_.crc32)(name)
        ? field.subarray(5)
        : null;
}
function extraField(extra, id) {
    for (let at = 0; at + 4 <= extra.length;) {
        const end = at + 4 + extra.readUInt16LE(at + 2);
        if (extra.readUInt16LE(at) === id)
            return extra.subarray(at + 4, end);
        at = end;
    }
    return null;
}
/** Why an entry cannot be used; null: it can. */
function refusalOf({ mode, flags, method, size, local }, directoryStart, limits) {
    const type = mode & TYPE_MASK;
    if (type === LINK)
        return 'symlink';
    if (type !== 0 && type !== REGULAR && size === 0)
        return 'special-file';
    if ((flags & ENCRYPTED) !== 0)
        return 'encrypted';
    if (method !== STORED && method !== DEFLATED)
        return 'unsupported-method';
    if (size > limits.maxEntryBytes)
        return 'too-large';
    return local + LOCAL_BYTES > directoryStart ? 'damaged' : null;
}


/***/ }),

/***/ 36541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ZIP_LIMITS),
/* harmony export */   u: () => (/* binding */ readZip)
/* harmony export */ });
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74273);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72654);
/* harmony import */ var _unpack_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20625);



/** Far above a student's work, far below what could exhaust a job. */
const ZIP_LIMITS = {
    maxEntries: 20_000,
    maxEntryBytes: 16 * 1024 * 1024,
    maxTotalBytes: 256 * 1024 * 1024,
};
/**
 * Reads a ZIP's central directory. Nothing is unpacked until an entry is read, and then never more than the directory
 * promises and `limits` allow, so that a bomb costs nothing.
 *
 * @throws ZipError when it is no ZIP, is truncated, spans disks, uses ZIP64 or passes the limit of entries
 */
function readZip(bytes, limits = ZIP_LIMITS) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const tailStart = Math.max(0, buffer.length - _directory_js__WEBPACK_IMPORTED_MODULE_0__/* .TAIL_BYTES */ .dd);
    const place = (0,_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .findDirectory */ .te)(buffer.subarray(tailStart), tailStart, limits, false);
    const directory = buffer.subarray(place.start, place.start + place.bytes);
    const { headers, problems } = (0,_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .readDirectory */ .gZ)(directory, place, limits);
    return {
        entries: [...headers]
            .map(([path, header]) => entryOf(buffer, place.start, path, header))
            .toSorted((a, b) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.path, b.path)),
        problems,
    };
}
function entryOf(buffer, dataEnd, path, header) {
    const packed = () => {
        const { local } = header;
        const from = local + (0,_unpack_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .localBytes */ .Zj)(buffer.subarray(local, local + _unpack_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCAL_BYTES */ .cF), path);
        const to = from + header.packedSize;
        if (to > dataEnd)
            throw (0,_unpack_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .damagedEntry */ .Qz)(path, 'its contents are cut off');
        return buffer.subarray(from, to);
    };
    return {
        path,
        size: header.size,
        read: () => (0,_unpack_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .unpackEntry */ .$7)(path, header, packed()),
        readAside: async () => (0,_unpack_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .unpackEntryAside */ .tx)(path, header, packed()),
    };
}


/***/ }),

/***/ 30643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ safePath)
/* harmony export */ });
/**
 * A path that stays inside of wherever it is put: relative, POSIX, without `.`, `..`, empty parts, drives or NUL. Back
 * slashes are separators to Windows tools, so they count as such. null: refused.
 */
function safePath(name) {
    if (name.includes('\0') || name.length > 4096)
        return null;
    const posix = name.replaceAll('\\', '/');
    if (posix.startsWith('/') || /^[A-Za-z]:/.test(posix))
        return null;
    const parts = posix.split('/').filter((part) => part !== '.' && part !== '');
    if (parts.length === 0 || parts.includes('..'))
        return null;
    return parts.join('/');
}


/***/ }),

/***/ 25851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ StoredZips),
/* harmony export */   T: () => (/* binding */ copyStored)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Reads stored ZIPs, one at a time. The file of the last one stays open, because most lie in the same. */
class StoredZips {
    #last = null;
    /** The bytes of a ZIP. @throws the system's error; Error where the file is shorter than it was */
    async read(zip) {
        const bytes = Buffer.allocUnsafeSlow(zip.bytes);
        await this.readInto(zip, bytes, 0);
        return bytes;
    }
    /** Reads a ZIP to the place `at` of a buffer. @throws as `read` */
    async readInto({ path, start, bytes }, buffer, at) {
        const handle = await this.#handleOf(path);
        for (let read = 0; read < bytes;) {
            const { bytesRead } = await handle.read(buffer, at + read, bytes - read, start + read);
            if (bytesRead === 0)
                throw new Error(`${path} became shorter while it was read`);
            read += bytesRead;
        }
    }
    /** Nothing is read afterwards. */
    async close() {
        const last = this.#last;
        this.#last = null;
        await last?.handle.close();
    }
    async #handleOf(path) {
        if (this.#last?.path === path)
            return this.#last.handle;
        await this.close();
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
        this.#last = { path, handle };
        return handle;
    }
}
/** Writes a stored ZIP to a file of its own. @throws the system's error */
async function copyStored(zip, to) {
    const zips = new StoredZips();
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(to, await zips.read(zip));
    }
    finally {
        await zips.close();
    }
}


/***/ }),

/***/ 20625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ unpackEntry),
/* harmony export */   Qz: () => (/* binding */ damagedEntry),
/* harmony export */   Zj: () => (/* binding */ localBytes),
/* harmony export */   cF: () => (/* binding */ LOCAL_BYTES),
/* harmony export */   tx: () => (/* binding */ unpackEntryAside)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _deflate_tables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52565);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72654);




const inflate = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRaw);
const LOCAL_SIGNATURE = 0x04034b50;
/** Of a local header, in bytes, without what is of its own length. */
const LOCAL_BYTES = 30;
const WRONG_SIZE = 'it does not unpack to the size its directory states';
/** How many bytes an entry's local header has in all. @param local its first `LOCAL_BYTES` bytes @throws ZipError */
function localBytes(local, path) {
    if (local.length < LOCAL_BYTES || local.readUInt32LE(0) !== LOCAL_SIGNATURE) {
        throw damagedEntry(path, 'its header is missing');
    }
    return LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
}
/** Unpacks an entry and verifies its checksum. @throws ZipError where the contents do not hold what the directory says */
function unpackEntry(path, header, packed) {
    if (header.method === _directory_js__WEBPACK_IMPORTED_MODULE_3__/* .STORED */ .SD)
        return verified(path, header, packed);
    let contents;
    try {
        contents = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(packed, boundOf(header));
    }
    catch {
        throw damagedEntry(path, WRONG_SIZE);
    }
    return verified(path, header, contents);
}
/** As `unpackEntry`, but beside this thread. */
async function unpackEntryAside(path, header, packed) {
    if (header.method === _directory_js__WEBPACK_IMPORTED_MODULE_3__/* .STORED */ .SD)
        return verified(path, header, packed);
    return verified(path, header, await inflate(packed, boundOf(header)).catch(() => {
        throw damagedEntry(path, WRONG_SIZE);
    }));
}
/** What is said of an entry that cannot be read. */
function damagedEntry(path, what) {
    return new _directory_js__WEBPACK_IMPORTED_MODULE_3__/* .ZipError */ .Wz(`The entry ${JSON.stringify(path)} is damaged: ${what}.`);
}
/** One byte more than it holds: zlib asks for another piece where the first is full to its end. */
function boundOf({ size }) {
    return { maxOutputLength: Math.max(1, size), chunkSize: (0,_deflate_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .pieceSize */ .Q)(size + 1) };
}
function verified(path, { size, checksum }, contents) {
    if (contents.length !== size)
        throw damagedEntry(path, 'its size is not the one its directory states');
    if ((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(contents) !== checksum)
        throw damagedEntry(path, 'its checksum does not match');
    return contents;
}


/***/ })

};
