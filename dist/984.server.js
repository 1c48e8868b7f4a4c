export const id = 984;
export const ids = [984];
export const modules = {

/***/ 48721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readProxies)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);

const PROTOCOLS = new Set(['http:', 'https:', 'socks:', 'socks5:']);
/**
 * The proxies that the environment names. An address without a scheme is one of http, as for curl and git.
 *
 * @throws SettingsError naming the variable, never its value: it may hold a password
 */
function readProxies(environment) {
    const read = (name) => (environment[name] ?? environment[name.toUpperCase()] ?? '').trim();
    const all = read('all_proxy') === '' ? [] : ['all_proxy'];
    const proxy = (name) => {
        const [from] = [...(read(name) === '' ? [] : [name]), ...all];
        return from === undefined ? '' : addressOf(read(from), from);
    };
    return { httpProxy: proxy('http_proxy'), httpsProxy: proxy('https_proxy'), noProxy: read('no_proxy') };
}
function addressOf(given, variable) {
    const address = given.includes('://') ? given : `http://${given}`;
    if (URL.canParse(address)) {
        const { protocol, username, password, hostname } = new URL(address);
        if (PROTOCOLS.has(protocol) && hostname !== '' && isDecodable(username + password))
            return address;
    }
    throw new _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN(`The environment variable ${variable.toUpperCase()} is no address of a proxy. Write it as http://proxy.example:3128, or unset it; signs in its user name or password are written with % and two digits.`);
}
function isDecodable(text) {
    try {
        decodeURIComponent(text);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 63057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   Nz: () => (/* binding */ BlobsUnavailable),
/* harmony export */   PH: () => (/* binding */ STORAGE_AWAY),
/* harmony export */   WG: () => (/* binding */ isPassing),
/* harmony export */   w2: () => (/* binding */ awayOf)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);

/** The storage of blobs does not do what it is asked; a request that needs it is answered 503. */
class BlobsUnavailable extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'BlobsUnavailable';
    outcome = 'service-unavailable';
    retryHelps = true;
}
/** What others are told of it. */
const STORAGE_AWAY = 'The storage of the service cannot be reached. Try again in a while.';
/** What storage answers that has no room: of Ceph, MinIO and others; S3 itself has no limit. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);
/** Answers that another try may change. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const ADVICE = {
    NoSuchBucket: 'has no such bucket. Make it, or correct the address',
    AccessDenied: 'refuses these keys. Allow them s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on what is in it',
    InvalidAccessKeyId: 'does not know the key of AWS_ACCESS_KEY_ID. Correct it',
    SignatureDoesNotMatch: 'does not take the signature. Correct AWS_SECRET_ACCESS_KEY and the region of the address',
    RequestTimeTooSkewed: 'finds the clock of this machine wrong. Set it',
    ExpiredToken: 'finds the keys expired. Give new ones',
    InvalidToken: 'does not take AWS_SESSION_TOKEN. Give another, or unset it',
    PermanentRedirect: 'has this bucket in another region. Correct the region of the address',
    AuthorizationHeaderMalformed: 'has this bucket in another region. Correct the region of the address',
};
/** Reads the code out of the body of an answer. Of a text that is no such XML: empty. */
function codeOf(xml) {
    return /<Code>([A-Za-z0-9.]{1,80})<\/Code>/.exec(xml)?.[1] ?? '';
}
function isPassing({ status, code }) {
    return PASSING.has(status) || code === 'RequestTimeout' || code === 'SlowDown';
}
/** What is thrown for a refusal. It names bucket and endpoint; keys and what the storage wrote are never in it. */
function errorOf({ status, code }, { endpoint, bucket }) {
    if (status === 507 || FULL.has(code)) {
        return Object.assign(new Error('the storage has no room left'), { code: 'ENOSPC' });
    }
    const key = code === '' && status === 403
        ? 'AccessDenied'
        : code === '' && status === 301
            ? 'PermanentRedirect'
            : code;
    const answer = code === '' ? String(status) : `${status} ${code}`;
    return new BlobsUnavailable(`The storage ${endpoint} with the bucket ${bucket} ${ADVICE[key] ?? 'does not answer as it should. Look at it, and try again'} (${answer}).`);
}
/** What is thrown where there was no answer: with a code of the system or of the client. */
function awayOf(error, { endpoint, bucket }) {
    const { code = 'no answer' } = error;
    return new BlobsUnavailable(`The storage ${endpoint} with the bucket ${bucket} cannot be reached (${code}). Look at the network and at its address.`);
}


/***/ }),

/***/ 76984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S3Blobs: () => (/* binding */ S3Blobs)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/embedded/store/blobs/blobs.js
var blobs = __webpack_require__(38270);
// EXTERNAL MODULE: ./build/domain/proxies.js
var proxies = __webpack_require__(48721);
// EXTERNAL MODULE: ./build/embedded/store/room.js
var room = __webpack_require__(9170);
// EXTERNAL MODULE: ./build/embedded/store/blobs/s3-failure.js
var s3_failure = __webpack_require__(63057);
;// CONCATENATED MODULE: ./build/embedded/store/blobs/s3-exchange.js



const TRIES = 5;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
const CONNECT_MS = 10_000;
/** Until an answer begins, and between two pieces of it. */
const SILENCE_MS = 60_000;
/** An answer of XML is read up to here: of a list with 1,000 names of 1,024 bytes each. */
const MOST_XML_BYTES = 4 * 1024 * 1024;
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/**
 * Signed requests to S3-compatible storage, in path style, which all of it understands. Whatever may pass is tried again with
 * longer and longer waits; every request here may be sent twice.
 */
class S3Exchange {
    place;
    #keys;
    #effects;
    #send;
    #dispatcher;
    #Signer;
    constructor(place, keys, effects, loaded) {
        this.place = place;
        this.#keys = keys;
        this.#effects = effects;
        this.#send = loaded.request;
        this.#dispatcher = loaded.dispatcher;
        this.#Signer = loaded.Signer;
    }
    /** Loads what only this kind of storage needs. */
    static async open(place, keys, effects) {
        const [{ EnvHttpProxyAgent, request }, { AwsV4Signer: Signer }] = await Promise.all([
            __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19)),
            __webpack_require__.e(/* import() */ 580).then(__webpack_require__.bind(__webpack_require__, 12580)),
        ]);
        const dispatcher = new EnvHttpProxyAgent({
            ...(0,proxies/* readProxies */.r)(effects.environment),
            allowH2: false,
            connectTimeout: CONNECT_MS,
            headersTimeout: SILENCE_MS,
            bodyTimeout: SILENCE_MS,
        });
        return new S3Exchange(place, keys, effects, { request, dispatcher, Signer });
    }
    /** @throws BlobsUnavailable, an error that `isNoRoom` knows, what `refused` says, or what the system throws at a file */
    async ask(request) {
        for (let tried = 1;; tried += 1) {
            const outcome = await this.#once(request);
            if ('value' in outcome)
                return outcome.value;
            if (!outcome.mayPass || tried === TRIES)
                throw outcome.error;
            await this.#effects.clock.sleep(this.#waitAfter(tried));
        }
    }
    close() {
        return this.#dispatcher.close();
    }
    async #once(request) {
        let answer;
        try {
            answer = await this.#sent(request);
            if (answer.statusCode < 300)
                return { value: await request.read(answer) };
        }
        catch (error) {
            if (isOfFile(error))
                throw error;
            return { error: (0,s3_failure/* awayOf */.w2)(error, this.place), mayPass: true };
        }
        const refusal = { status: answer.statusCode, code: (0,s3_failure/* codeOf */.$N)(await textOf(answer).catch(() => '')) };
        const known = request.refused?.(refusal) ?? null;
        if (known instanceof Error)
            return { error: known, mayPass: false };
        if (known !== null)
            return known;
        return { error: (0,s3_failure/* errorOf */.Mz)(refusal, this.place), mayPass: (0,s3_failure/* isPassing */.WG)(refusal) };
    }
    async #sent({ method, name, query = {}, body }) {
        const { bucket, endpoint, prefix, region } = this.place;
        const path = name === '' ? bucket : `${bucket}/${prefix}${name}`;
        const signed = await new this.#Signer({
            ...this.#keys,
            method,
            url: `${endpoint}/${path}?${new URLSearchParams(query).toString()}`.replace(/\?$/, ''),
            // The storage checks the bytes that it was sent against their hash.
            headers: { 'x-amz-content-sha256': body?.sha256 ?? NOTHING },
            service: 's3',
            region,
            datetime: new Date(this.#effects.now()).toISOString().replace(/[:-]|\.\d{3}/g, ''),
        }).sign();
        return this.#send(signed.url, {
            method,
            dispatcher: this.#dispatcher,
            headers: {
                ...Object.fromEntries(signed.headers),
                ...(body === undefined ? {} : { 'content-length': String(body.bytes) }),
            },
            ...(body === undefined ? {} : { body: body.open() }),
        });
    }
    /** Exponential, between half and all of it: clients that were refused together do not come back together. */
    #waitAfter(tried) {
        const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tried);
        return longest * (0.5 + this.#effects.random() / 2);
    }
}
/** The text of an answer of XML. @throws Error for one that is too long */
async function textOf(answer) {
    const pieces = [];
    let bytes = 0;
    for await (const piece of answer.body) {
        bytes += piece.length;
        if (bytes > MOST_XML_BYTES)
            throw new Error('the answer is too long');
        pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
}
/** What this machine's files refuse, which no other try changes. Errors of connections have no path. */
function isOfFile(error) {
    return (0,room/* isNoRoom */.Ry)(error) || (error instanceof Error && 'path' in error);
}

;// CONCATENATED MODULE: ./build/embedded/store/blobs/s3.js







/** So many requests of one call are under way at once. */
const AT_ONCE = 16;
/**
 * Blobs as objects of S3-compatible storage: PutObject, GetObject, DeleteObject and ListObjectsV2 and nothing else, which all of
 * it offers. One request takes up to 5 GB, so that no upload is in parts.
 */
class S3Blobs {
    isKept = true;
    #exchange;
    #now;
    constructor(exchange, now) {
        this.#exchange = exchange;
        this.#now = now;
    }
    /** Asks for one name, so that a wrong key or bucket is told at the start. @throws BlobsUnavailable */
    static async open(place, keys, effects) {
        const blobs = new S3Blobs(await S3Exchange.open(place, keys, effects), effects.now);
        try {
            await blobs.#page('', null, 1);
            return blobs;
        }
        catch (error) {
            await blobs.close();
            throw error;
        }
    }
    async put(name, contents) {
        await this.#exchange.ask({
            method: 'PUT',
            name: (0,blobs/* checkedName */.XT)(name),
            body: typeof contents === 'string' ? await bodyOfFile(contents) : bodyOfBytes(contents),
            read: nothing,
        });
        if (typeof contents === 'string')
            await (0,promises_.rm)(contents, { force: true });
    }
    get(name) {
        return this.#read(name, async ({ body }) => new Uint8Array(await body.arrayBuffer()));
    }
    async fetch(name, folder) {
        const path = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)((0,blobs/* checkedName */.XT)(name)));
        await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
        await this.#read(name, async ({ body }) => (0,external_node_stream_promises_.pipeline)(body, (0,external_node_fs_.createWriteStream)(path, { mode: 0o600 })));
        return path;
    }
    async delete(names) {
        for (let at = 0; at < names.length; at += AT_ONCE) {
            const some = names.slice(at, at + AT_ONCE);
            await Promise.all(some.map((name) => this.#exchange.ask({
                method: 'DELETE',
                name: (0,blobs/* checkedName */.XT)(name),
                read: nothing,
                refused: (refusal) => (isNoKey(refusal) ? { value: undefined } : null),
            })));
        }
    }
    async *list(prefix = '') {
        for (let next = ''; next !== null;) {
            const page = await this.#page(prefix, next === '' ? null : next, 1_000);
            yield* page.entries;
            next = page.next;
        }
    }
    close() {
        return this.#exchange.close();
    }
    #read(name, read) {
        return this.#exchange.ask({
            method: 'GET',
            name: (0,blobs/* checkedName */.XT)(name),
            read,
            refused: (refusal) => (isNoKey(refusal) ? new blobs/* BlobMissing */.QO(name) : null),
        });
    }
    #page(prefix, token, most) {
        const { prefix: before } = this.#exchange.place;
        return this.#exchange.ask({
            method: 'GET',
            name: '',
            query: {
                'list-type': '2',
                'encoding-type': 'url',
                'max-keys': String(most),
                prefix: before + prefix,
                ...(token === null ? {} : { 'continuation-token': token }),
            },
            read: async (answer) => {
                const { date } = answer.headers;
                const behind = typeof date === 'string' ? this.#now() - Date.parse(date) : 0;
                return pageOf(await textOf(answer), before, Number.isNaN(behind) ? 0 : behind);
            },
        });
    }
}
/**
 * Reads an answer of ListObjectsV2. Names come as in an address (`encoding-type=url`), so that no sign of XML is in them.
 *
 * @param behindMs how far the storage's clock is behind the one of this machine
 * @throws Error for something that is no such answer
 */
function pageOf(xml, before, behindMs) {
    const field = (text, name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? null;
    if (!xml.includes('<ListBucketResult'))
        throw new Error('this is no list of a bucket');
    const entries = xml
        .split('<Contents>')
        .slice(1)
        .flatMap((text) => {
        const key = decodeURIComponent((field(text, 'Key') ?? '').replaceAll('+', ' '));
        const name = key.slice(before.length);
        // What others keep in the bucket is none of ours.
        if (!key.startsWith(before) || !(0,blobs/* isBlobName */.le)(name))
            return [];
        const modifiedAt = Date.parse(field(text, 'LastModified') ?? '') + behindMs;
        return [{ name, bytes: Number(field(text, 'Size')), modifiedAt }];
    });
    const isLast = field(xml, 'IsTruncated') !== 'true';
    return { entries, next: isLast ? null : unescaped(field(xml, 'NextContinuationToken') ?? '') };
}
/** A token is opaque text in XML; those in use have at most `&` and quotes in them. */
function unescaped(text) {
    const plain = text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&apos;', "'")
        .replaceAll('&#34;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
    return plain === '' ? null : plain;
}
function isNoKey({ status, code }) {
    return status === 404 && (code === 'NoSuchKey' || code === '');
}
async function nothing({ body }) {
    await body.dump();
}
function bodyOfBytes(bytes) {
    return {
        open: () => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
        bytes: bytes.length,
        sha256: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex'),
    };
}
async function bodyOfFile(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    for await (const piece of (0,external_node_fs_.createReadStream)(path)) {
        hash.update(piece);
        bytes += piece.length;
    }
    return { open: () => (0,external_node_fs_.createReadStream)(path), bytes, sha256: hash.digest('hex') };
}


/***/ }),

/***/ 9170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ry: () => (/* binding */ isNoRoom),
/* harmony export */   Xl: () => (/* binding */ RoomWatch),
/* harmony export */   sP: () => (/* binding */ NO_ROOM)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** What a write throws where the disk, the quota or the database's own limit leaves no room; the last one is PostgreSQL's. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: https://www.sqlite.org/rescode.html. */
const SQLITE_CODES = new Set([13, 4874]);
/** Whether a write failed because there is no room: it may succeed when something was deleted. */
function isNoRoom(error) {
    if (!(error instanceof Error))
        return false;
    const { code, errcode } = error;
    return CODES.has(String(code)) || (typeof errcode === 'number' && SQLITE_CODES.has(errcode));
}
const NO_ROOM = 'There is no room left on the disk of the service.';
/** Lets what found no room wait until something was deleted. */
class RoomWatch {
    #deleted = new AbortController();
    /** Something was deleted through this process. */
    made() {
        this.#deleted.abort();
        this.#deleted = new AbortController();
    }
    /** Settled when something was deleted, at the latest after `ms`. @throws the signal's reason when aborted */
    async wait(ms, signal) {
        const either = AbortSignal.any([this.#deleted.signal, signal]);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { ref: false, signal: either }).catch(() => { });
        signal.throwIfAborted();
    }
}


/***/ })

};
