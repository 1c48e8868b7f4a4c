export const id = 145;
export const ids = [145];
export const modules = {

/***/ 9145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSecondLook: () => (/* binding */ runSecondLook)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/embedded/engine/normalise.js
var normalise = __webpack_require__(3988);
// EXTERNAL MODULE: ./build/embedded/engine/read-document.js + 11 modules
var read_document = __webpack_require__(1074);
// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(3942);
// EXTERNAL MODULE: ./build/zip/directory.js + 2 modules
var directory = __webpack_require__(5486);
// EXTERNAL MODULE: ./build/zip/reader.js + 2 modules
var reader = __webpack_require__(2647);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/zip/stored-zip.js

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
        const handle = await (0,promises_.open)(path, 'r');
        this.#last = { path, handle };
        return handle;
    }
}
/** Writes a stored ZIP to a file of its own. @throws the system's error */
async function copyStored(zip, to) {
    const zips = new StoredZips();
    try {
        await writeFile(to, await zips.read(zip));
    }
    finally {
        await zips.close();
    }
}

// EXTERNAL MODULE: ./build/embedded/engine/fingerprints.js
var fingerprints = __webpack_require__(6881);
// EXTERNAL MODULE: ./build/embedded/engine/fingerprinter.js
var fingerprinter = __webpack_require__(5245);
// EXTERNAL MODULE: ./build/embedded/engine/number-lists.js
var number_lists = __webpack_require__(1525);
// EXTERNAL MODULE: ./build/embedded/engine/parameters.js
var parameters = __webpack_require__(9468);
// EXTERNAL MODULE: ./build/embedded/engine/starter-code.js
var starter_code = __webpack_require__(9655);
// EXTERNAL MODULE: ./build/embedded/engine/tiling.js
var tiling = __webpack_require__(5291);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(4273);
;// CONCATENATED MODULE: ./build/second-look/compare.js








/** What each was chosen on stands in `bench/README.md`. */
const SECOND_LOOK = {
    sharedTokens: parameters/* PARAMETERS */.z.minimumTokens,
    minimumRun: 20,
    commonShare: 0.5,
    commonFrom: parameters/* PARAMETERS */.z.commonFromSubmissions,
};
const { k, w } = parameters/* PARAMETERS */.z;
/** Fingerprints that a run of k-grams holds at least (winnowing: one in each window). */
const fingerprintsIn = (tokens) => Math.max(1, Math.floor((tokens - k + 1) / w));
/**
 * Compares the files that do not count with the code that counts in *other* submissions, by the engine's tokens, its
 * fingerprints and its tiling. Files that do not count are never compared with each other.
 *
 * Order of calls: `starter`, `counted`, `aside`, `found`.
 */
class SecondLook {
    #parameters;
    #starter = new starter_code/* StarterCode */.Zi(k);
    #fingerprinter = new fingerprinter/* Fingerprinter */.U(k, w);
    #hashes = new fingerprints/* GramHashes */.Ch();
    #counted = [];
    /** Numbers of the fingerprints of each of `#counted`. */
    #numbers = new number_lists/* NumberLists */.n();
    #asides = new Map();
    /** Once for each content, however many hold it. */
    #read = new Map();
    /** All that take part with code that counts or does not; archives count for nothing here. */
    #class = new Set();
    constructor(parameters = SECOND_LOOK) {
        this.#parameters = parameters;
    }
    /** Code that was handed out. `tokens` are folded. */
    starter(tokens) {
        this.#starter.add(tokens);
    }
    /** @param inClass a submission that is judged, not one that is only compared with */
    counted(owner, { facts, tokens }, inClass) {
        const own = this.#masked((0,normalise/* fold */.A)(tokens));
        this.#counted.push({ owner, files: facts.files, tokens: own });
        this.#numbers.add(this.#fingerprinter.of(own).numbers);
        if (inClass)
            this.#class.add(owner);
    }
    /**
     * @param content a name of the file's bytes
     * @param read its tokens, folded; asked once for each content
     */
    aside(owner, path, content, read) {
        this.#class.add(owner);
        let known = this.#read.get(content);
        if (known === undefined) {
            known = read().flatMap((tokens) => {
                const masked = this.#masked(tokens);
                const numbers = this.#known(masked);
                return numbers.length < this.#leastFingerprints ? [] : [{ tokens: masked, numbers }];
            });
            this.#read.set(content, known);
        }
        if (known.length === 0)
            return;
        const files = this.#asides.get(owner) ?? [];
        files.push(...known.map((one) => ({ ...one, path })));
        this.#asides.set(owner, files);
    }
    /** The largest overlap of each file that does not count with each other submission. */
    *found() {
        const common = this.#common();
        const index = new Map();
        for (let at = 0; at < this.#counted.length; at += 1) {
            for (const number of this.#numbersOf(at)) {
                if (common[number] === 1)
                    continue;
                const holders = index.get(number);
                if (holders === undefined)
                    index.set(number, [at]);
                else
                    holders.push(at);
            }
        }
        const tiler = new tiling/* Tiler */.Z(this.#parameters.minimumRun);
        for (const [owner, files] of this.#asides) {
            for (const file of files) {
                const shared = new Map();
                for (const number of file.numbers) {
                    for (const at of index.get(number) ?? [])
                        shared.set(at, (shared.get(at) ?? 0) + 1);
                }
                const likely = [...shared].filter(([at, count]) => this.#counted[at]?.owner !== owner && count >= this.#leastFingerprints);
                if (likely.length === 0)
                    continue;
                const tokens = this.#withoutCommon(file.tokens, common);
                tiler.index(tokens, (0,fingerprints/* everyGram */.bE)(tokens, k));
                for (const [at] of likely) {
                    const best = this.#overlap(tiler, tokens, at, common);
                    if (best === null || best.tokens < this.#parameters.sharedTokens)
                        continue;
                    yield { owner, path: file.path, ...best };
                }
            }
        }
    }
    /** Runs have at least this many fingerprints together, or there is no need to look for them. */
    get #leastFingerprints() {
        const { sharedTokens, minimumRun } = this.#parameters;
        return Math.floor(sharedTokens / minimumRun) * fingerprintsIn(minimumRun);
    }
    #masked(tokens) {
        return this.#starter.empty ? tokens : (0,starter_code/* mask */.dK)(tokens, this.#starter.cover(tokens));
    }
    #numbersOf(counted) {
        return this.#numbers.data.subarray(this.#numbers.from(counted), this.#numbers.to(counted));
    }
    /** The distinct fingerprints of code that counts that are in these tokens: of all their k-grams, without winnowing. */
    #known(tokens) {
        const hashes = this.#hashes;
        hashes.compute(tokens, k);
        const numbers = new Set();
        for (let at = 0; at < hashes.length; at += 1) {
            if (hashes.valid[at] !== 1)
                continue;
            const number = this.#fingerprinter.table.find(hashes.low[at], hashes.high[at]);
            if (number >= 0)
                numbers.add(number);
        }
        return Uint32Array.from(numbers);
    }
    /** 1 for each fingerprint that most of the class have, in code that counts or in code that does not. */
    #common() {
        const { commonShare, commonFrom } = this.#parameters;
        const size = this.#fingerprinter.table.size;
        const common = new Uint8Array(size);
        if (this.#class.size < commonFrom)
            return common;
        const frequencies = new Uint32Array(size);
        const seenIn = new Int32Array(size).fill(-1);
        const countedOf = Map.groupBy(this.#counted.keys(), (at) => this.#counted[at]?.owner);
        for (const owner of this.#class) {
            const all = [
                ...(countedOf.get(owner) ?? []).map((at) => this.#numbersOf(at)),
                ...(this.#asides.get(owner) ?? []).map(({ numbers }) => numbers),
            ];
            for (const numbers of all) {
                for (const number of numbers) {
                    if (seenIn[number] === owner)
                        continue;
                    seenIn[number] = owner;
                    frequencies[number] = frequencies[number] + 1;
                }
            }
        }
        for (let number = 0; number < size; number += 1) {
            common[number] = frequencies[number] > commonShare * this.#class.size ? 1 : 0;
        }
        return common;
    }
    #withoutCommon(tokens, common) {
        const hashes = this.#hashes;
        hashes.compute(tokens, k);
        const covered = new Uint8Array(tokens.length);
        for (let at = 0; at < hashes.length; at += 1) {
            if (hashes.valid[at] !== 1)
                continue;
            const number = this.#fingerprinter.table.find(hashes.low[at], hashes.high[at]);
            if (number >= 0 && common[number] === 1)
                covered.fill(1, at, at + k);
        }
        return (0,starter_code/* mask */.dK)(tokens, covered);
    }
    /** The file of a submission that shares most with the indexed one. What repeats itself (tables, data) counts once. */
    #overlap(tiler, indexed, counted, common) {
        const { owner, files, tokens: all } = this.#counted[counted];
        const tokens = this.#withoutCommon(all, common);
        const tiles = tiler.tile(tokens, (0,fingerprints/* everyGram */.bE)(tokens, k));
        this.#hashes.compute(indexed, k);
        const seen = new Set();
        const shared = new Map();
        for (let tile = 0; tile < tiles.count; tile += 1) {
            const from = tiles.a[tile];
            const length = tiles.length[tile];
            let fresh = 0;
            for (let at = from; at <= from + length - k; at += 1) {
                const gram = this.#hashes.low[at];
                if (seen.has(gram))
                    continue;
                seen.add(gram);
                fresh += 1;
            }
            if (fresh === 0)
                continue;
            const position = tiles.b[tile];
            const file = files.find((one) => one.from <= position && position < one.to);
            if (file !== undefined)
                shared.set(file.path, (shared.get(file.path) ?? 0) + fresh + k - 1);
        }
        const [best] = [...shared].toSorted(([a, x], [b, y]) => y - x || (0,compare_text/* compareText */.n)(a, b));
        return best === undefined ? null : { other: owner, otherPath: best[0], tokens: best[1] };
    }
}

// EXTERNAL MODULE: ./build/embedded/engine/reading-of.js + 9 modules
var reading_of = __webpack_require__(836);
// EXTERNAL MODULE: ./build/embedded/engine/notebook.js
var notebook = __webpack_require__(3781);
// EXTERNAL MODULE: ./build/embedded/engine/source-form.js
var source_form = __webpack_require__(9932);
// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/token-buffer.js
var token_buffer = __webpack_require__(3427);
// EXTERNAL MODULE: ./build/embedded/engine/token-values.js
var token_values = __webpack_require__(554);
// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(5174);
;// CONCATENATED MODULE: ./build/second-look/reading.js








/**
 * A file that does not count, as tokens that compare with those of the engine. Nothing is refused: lines of any length and
 * bytes that are no text are read for what code is in them. A file that nothing says to be code is read as each of the
 * families that others wrote in.
 */
function readAside(path, bytes, families) {
    const text = textOf(bytes, path);
    const reading = (0,reading_of/* readingOf */.M)(path, text, languages/* AUTO_DETECT */.Ej);
    if (reading === undefined)
        return readAs(path, bytes, [...families]);
    const code = (0,languages/* extensionOf */.je)(path) === 'ipynb' ? ((0,notebook/* notebookCode */.h)(text) ?? text) : text;
    return [tokensOf(code, path, reading)];
}
/** A file as code of each of these families, whatever it is called. */
function readAs(path, bytes, families) {
    const text = textOf(bytes, path);
    return families.map((family) => tokensOf(text, path, (0,reading_of/* readingAs */.h)(family)));
}
function textOf(bytes, path) {
    const decoded = (0,decode/* decode */.D)(bytes, path);
    return 'text' in decoded
        ? decoded.text
        : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').replaceAll('\0', '');
}
const buffer = new token_buffer/* TokenBuffer */.U();
function tokensOf(written, path, { family, tokenize }) {
    const { text } = (0,source_form/* sourceForm */.e)(written, family, path);
    buffer.clear();
    tokenize(text, buffer);
    (0,normalise/* normalise */.j)(family, text, buffer);
    const offset = (0,token_values/* tokenOffset */.L)(family);
    const tokens = new Uint16Array(buffer.length);
    for (let at = 0; at < buffer.length; at += 1)
        tokens[at] = buffer.ids[at] + offset;
    return (0,normalise/* fold */.A)(tokens);
}

;// CONCATENATED MODULE: ./build/second-look/job.js









const WITHOUT_EXTRAS = { quality: false, abstracted: false };
/** Reads and compares; submissions are in memory one by one, and their tokens together. */
async function runSecondLook(job) {
    const zips = new StoredZips();
    try {
        return await lookAt(job, async (zip) => filesOf(await zips.read(zip)));
    }
    finally {
        await zips.close();
    }
}
async function lookAt(job, read) {
    const look = new SecondLook();
    /** In how many submissions each is. */
    const families = new Map();
    /** Of each judged submission: the files that the engine read, and paths of those that it did not. */
    const own = new Map();
    const submissions = [...job.submissions.entries()];
    for (const [id, { role, zip, aside }] of submissions) {
        if (role !== 'base')
            continue;
        const { tokens } = (0,read_document/* readDocument */.u0)({ id, role, files: await read(zip) }, languages/* AUTO_DETECT */.Ej, WITHOUT_EXTRAS);
        look.starter((0,normalise/* fold */.A)(tokens));
        for (const { path, bytes } of aside === null ? [] : await read(aside)) {
            for (const one of readAside(path, bytes, new Set()))
                look.starter(one);
        }
    }
    for (const [id, { role, zip }] of submissions) {
        if (role === 'base')
            continue;
        const files = await read(zip);
        const document = (0,read_document/* readDocument */.u0)({ id, role: 'submission', files }, languages/* AUTO_DETECT */.Ej, WITHOUT_EXTRAS);
        for (const family of new Set(document.facts.files.map((file) => file.family))) {
            families.set(family, (families.get(family) ?? 0) + 1);
        }
        if (role === 'judged') {
            const unread = new Set(document.facts.leftOut.map(({ path }) => path));
            own.set(id, { files: document.facts.files, unread });
        }
        look.counted(id, document, role === 'judged');
    }
    const all = new Set(families.keys());
    for (const [id, { role, aside }] of submissions) {
        if (role !== 'judged' || aside === null)
            continue;
        for (const { path, bytes } of await read(aside)) {
            look.aside(id, path, contentOf(path, bytes), () => readAside(path, bytes, all));
        }
    }
    const misread = new Set();
    for (const [id, { files, unread }] of own) {
        // A program of the class's language that is called as one of another would be compared with nobody's.
        const others = new Map(files.map(({ path, family }) => [path, commoner(family, families)]));
        if (unread.size === 0 && ![...others.values()].some((list) => list.length > 0))
            continue;
        const zip = job.submissions[id]?.zip;
        for (const { path, bytes } of zip === undefined ? [] : await read(zip)) {
            const list = others.get(path) ?? [];
            if (unread.has(path)) {
                look.aside(id, path, contentOf(path, bytes), () => readAside(path, bytes, all));
            }
            else if (list.length > 0) {
                misread.add(`${id}\0${path}`);
                look.aside(id, path, `misread ${contentOf(path, bytes)}`, () => readAs(path, bytes, list));
            }
        }
    }
    return [...look.found()].map((one) => ({ ...one, isMisread: misread.has(`${one.owner}\0${one.path}`) }));
}
/** Families that more submissions hold than this one. */
function commoner(family, families) {
    const count = families.get(family) ?? 0;
    return [...families].flatMap(([other, more]) => (more > count ? [other] : []));
}
/** A name of a file's bytes, and of its own, which decides what it is read as. */
function contentOf(path, bytes) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (0,external_node_crypto_.createHash)('sha256').update(`${name}\0`).update(bytes).digest('hex');
}
function filesOf(zip) {
    const files = [];
    for (const entry of (0,reader/* readZip */.u)(zip).entries) {
        try {
            files.push({ path: entry.path, bytes: entry.read() });
        }
        catch (error) {
            // It was packed by this program; a disk that is full is told where it was written.
            if (!(error instanceof directory/* ZipError */.Wz))
                throw error;
        }
    }
    return files;
}


/***/ })

};
