export const id = 330;
export const ids = [330];
export const modules = {

/***/ 16314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ mergeCases)
/* harmony export */ });
/* harmony import */ var _case_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34638);

/** Several books as one. Of two records of one case the newer counts; of two at one time that of the later book. */
function mergeCases(...books) {
    const cases = new Map();
    const common = new Map();
    for (const book of books) {
        for (const one of book.cases) {
            const key = (0,_case_key_js__WEBPACK_IMPORTED_MODULE_0__/* .caseKey */ .u)(one.subjects);
            const known = cases.get(key);
            if (known === undefined || Date.parse(one.at) >= Date.parse(known.at))
                cases.set(key, one);
        }
        for (const code of book.common)
            if (!common.has(code.text))
                common.set(code.text, code);
    }
    return { ...Object.assign({}, ...books), cases: [...cases.values()], common: [...common.values()] };
}


/***/ }),

/***/ 35952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   KL: () => (/* binding */ redactDeep),
/* harmony export */   Sb: () => (/* binding */ Secrets)
/* harmony export */ });
/** Shorter secrets would redact ordinary words. */
const MIN_CHARACTERS = 6;
/** Longer ones (a private key) never leave this program, so that their usual forms are enough. */
const MAX_SPELLED = 512;
/**
 * Takes secrets out of everything the program says, in whatever form they stand there: see `patternOf`. `add-mask` is only
 * the second lock: it does not reach files, comments or a terminal, and the service may echo the key back. A text has to be
 * redacted before it is cut, folded or stripped: half a secret is found no more.
 */
function redactor(secrets) {
    const patterns = [...new Set(secrets.map((secret) => secret.trim()))].flatMap((secret) => patternOf(secret) ?? []);
    if (patterns.length === 0)
        return (text) => text;
    return (text) => {
        if (text.length < MIN_CHARACTERS)
            return text;
        const spans = patterns.flatMap((pattern) => spansOf(text, pattern));
        if (spans.length === 0)
            return text;
        let clean = '';
        let at = 0;
        // Secrets may overlap: what any of them covers goes.
        for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
            if (start >= at)
                clean += `${text.slice(at, start)}***`;
            at = Math.max(at, end);
        }
        return clean + text.slice(at);
    };
}
/** Secrets that become known one after the other. */
class Secrets {
    #all;
    #redact;
    constructor(secrets) {
        this.#all = [...secrets];
        this.#redact = redactor(this.#all);
    }
    /** @returns whether it was not known before */
    add(secret) {
        if (this.#all.includes(secret))
            return false;
        this.#all.push(secret);
        this.#redact = redactor(this.#all);
        return true;
    }
    redact = (text) => this.#redact(text);
}
function spansOf(text, pattern) {
    const spans = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        spans.push([match.index, pattern.lastIndex]);
        // A secret that overlaps with itself ("abcabcabc").
        pattern.lastIndex = match.index + 1;
    }
    return spans;
}
/**
 * A secret as it may stand in text: forwards and backwards, in either case, each character as it is or as URLs, HTML, JSON and
 * Markdown write it; in base64, also inside of a longer text; in hexadecimal digits.
 */
function patternOf(secret) {
    const { length } = Array.from(secret);
    if (length < MIN_CHARACTERS)
        return null;
    const bytes = Buffer.from(secret, 'utf8');
    if (length > MAX_SPELLED) {
        const forms = [secret, JSON.stringify(secret).slice(1, -1), bytes.toString('base64')];
        return new RegExp(forms.map((form) => RegExp.escape(form)).join('|'), 'gi');
    }
    const spellings = (secret.match(/\\+|./gsu) ?? []).map((one) => one.startsWith('\\') ? backslashes(one.length) : `(?:${spellingsOf(one).join('|')})`);
    const forms = [
        spellings.join(''),
        spellings.toReversed().join(''),
        ...[0, 1, 2].map((shift) => base64Of(bytes, shift)),
        bytes.toString('hex'),
    ];
    return new RegExp(forms.join('|'), 'gi');
}
/**
 * A row of backslashes: all that stand there, so that no two ways of reading a text are tried in every combination. Encoded ones
 * come first: the `\u` of `\u005c` is no backslash and u of a secret that has both.
 */
function backslashes(count) {
    const encoded = spellingsOf('\\').slice(0, -1);
    return `(?:(?:${encoded.join('|')}){${count}}|\\\\{${count},}(?!\\\\))`;
}
const ENTITIES = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': 'quot',
    "'": 'apos',
};
/**
 * Patterns of everything that stands for a character, also where the text was encoded twice; as it is last, which may be the
 * beginning of another. Each text fits in one way only: a secret's pattern must not be slow on any text.
 */
function spellingsOf(character) {
    const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
    const itself = new RegExp(`^${RegExp.escape(character)}$`, 'i');
    return [...cases].flatMap((one) => {
        const points = Array.from(one, (point) => point.codePointAt(0) ?? 0);
        const entity = ENTITIES[one];
        return [
            [...Buffer.from(one, 'utf8')].map((byte) => `%(?:25)*${hexOf(byte, 2)}`).join(''),
            points.map((point) => `&(?:amp;)*#(?:0*${point}|x0*${hexOf(point)});`).join(''),
            Array.from({ length: one.length }, (_, at) => `\\\\+u${hexOf(one.charCodeAt(at), 4)}`).join(''),
            ...(entity === undefined ? [] : [`&(?:amp;)*${entity};`]),
            ...(one === ' ' ? ['\\+'] : []),
            // Markdown and JSON put backslashes before signs. The other case fits already.
            ...(one !== character && itself.test(one)
                ? []
                : [`${/[\p{L}\p{N}]/u.test(one) ? '' : '\\\\*'}${RegExp.escape(one)}`]),
        ];
    });
}
/** Base64 of bytes that begin `shift` bytes after a group of three: only the letters that nothing beside them changes. */
function base64Of(bytes, shift) {
    const text = Buffer.concat([new Uint8Array(shift), bytes]).toString('base64');
    const letters = text.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
    // Long lines are broken, and URLs have an alphabet of their own.
    return Array.from(letters, (letter) => letter === '+' ? '(?:[+-]|%2b)' : letter === '/' ? '(?:[/_]|%2f|\\\\/)' : letter).join('\\s*');
}
function hexOf(value, digits = 1) {
    return value.toString(16).padStart(digits, '0');
}
/**
 * The same for every string inside a plain value; keys stay. What holds no secret is given back as it is and not copied: the
 * findings of a large class are most of the memory of a run.
 */
function redactDeep(value, redact) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value)) {
        let copy = null;
        for (const [index, item] of value.entries()) {
            const clean = redactDeep(item, redact);
            if (clean !== item)
                (copy ??= [...value])[index] = clean;
        }
        return (copy ?? value);
    }
    if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
        let copy = null;
        for (const [key, item] of Object.entries(value)) {
            const clean = redactDeep(item, redact);
            if (clean !== item)
                (copy ??= { ...value })[key] = clean;
        }
        return (copy ?? value);
    }
    return value;
}


/***/ }),

/***/ 50926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ parseRepositoryName),
/* harmony export */   RB: () => (/* binding */ sameRepository),
/* harmony export */   fq: () => (/* binding */ fullName)
/* harmony export */ });
const OWNER = /^[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,38})$/;
const REPOSITORY = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;
/** `owner/name`, or an address of it (`https://host/owner/name`, `git@host:owner/name.git`). null: neither. */
function parseRepositoryName(text) {
    const bare = text
        .trim()
        .replace(/^(?:(?:https?|ssh|git):\/\/(?:[^@/]+@)?[^/]+\/|[\w.-]+@[\w.-]+:)/, '')
        .replace(/\/+$/, '')
        .replace(/\.git$/, '');
    const [owner = '', repo = '', ...rest] = bare.split('/');
    return rest.length === 0 && OWNER.test(owner) && REPOSITORY.test(repo) ? { owner, repo } : null;
}
function fullName(name) {
    return `${name.owner}/${name.repo}`;
}
function sameRepository(a, b) {
    return fullName(a).toLowerCase() === fullName(b).toLowerCase();
}


/***/ }),

/***/ 17887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M3: () => (/* binding */ UnreadableRepositoryError),
/* harmony export */   bL: () => (/* binding */ readArchive),
/* harmony export */   oN: () => (/* binding */ EmptyRepositoryError)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47307);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50926);
/* harmony import */ var _github_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21498);
/* harmony import */ var _tar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96482);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76192);
/* harmony import */ var _tarball_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43599);







/** The repository has no commit. */
class EmptyRepositoryError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ {
}
/** A repository's archive cannot be read. */
class UnreadableRepositoryError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ {
}
/** The tarball of a repository; errors say what to do. @throws GitHubError */
async function readArchive(github, name, ref, wants, signal, limits = _tarball_js__WEBPACK_IMPORTED_MODULE_5__/* .TARBALL_LIMITS */ .cu) {
    const place = (0,_github_names_js__WEBPACK_IMPORTED_MODULE_6__/* .fullName */ .fq)(name);
    const purpose = {
        what: `reading the contents of ${place}`,
        permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .PERMISSIONS */ .J.contents,
        target: 'other',
    };
    let body;
    try {
        body = await github.download(purpose, 'GET /repos/{owner}/{repo}/tarball/{ref}', {
            owner: name.owner,
            repo: name.repo,
            ref: ref ?? 'HEAD',
        });
    }
    catch (error) {
        const isCommit = ref !== null && _git_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .FULL_SHA */ .RG.test(ref);
        if (!isCommit && ((0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 404 || (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 409))
            await explainMissing(github, name);
        throw error;
    }
    try {
        return await (0,_tarball_js__WEBPACK_IMPORTED_MODULE_5__/* .readTarball */ .ty)(body, wants, signal, limits);
    }
    catch (error) {
        if (!(error instanceof _tar_js__WEBPACK_IMPORTED_MODULE_3__/* .TarballError */ .ZA))
            throw error;
        throw new UnreadableRepositoryError(`The archive of ${place} ${error.message}; it was not unpacked.`, error.damaged ? 'network' : 'config-error', {
            cause: error,
        });
    }
}
/** An empty repository and one that the token may not see answer alike; the tree tells them apart. */
async function explainMissing(github, name) {
    try {
        await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readTree */ .Zc)(github, name, 'HEAD');
    }
    catch (error) {
        if ((0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) !== 409)
            throw error;
        throw new EmptyRepositoryError(`${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_6__/* .fullName */ .fq)(name)} is empty: it has no commit.`, 'config-error', {
            cause: error,
        });
    }
}


/***/ }),

/***/ 76192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ FULL_SHA),
/* harmony export */   Zc: () => (/* binding */ readTree),
/* harmony export */   gm: () => (/* binding */ readBlob)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47307);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50926);
/* harmony import */ var _github_permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21498);
/* harmony import */ var _selection_aside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28152);
/* harmony import */ var _selection_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29210);
/* harmony import */ var _selection_unused_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65702);







const FULL_SHA = /^[0-9a-f]{40}$/;
const Sha = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(FULL_SHA);
const Tree = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    truncated: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    tree: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
        path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        mode: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        type: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        sha: Sha,
        size: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    })),
});
const Blob = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ encoding: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), content: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), size: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable() });
const MODE_LINK = '120000';
const MODE_SUBMODULE = '160000';
/** Git's list of a commit's files. @throws GitHubError */
async function readTree(github, name, ref) {
    const { tree, truncated } = await github.ask({ what: `listing the files of ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_5__/* .fullName */ .fq)(name)}`, permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .PERMISSIONS */ .J.contents, target: 'other' }, (rest) => rest.git.getTree({ owner: name.owner, repo: name.repo, tree_sha: ref, recursive: '1' }), Tree);
    const blobs = new Map();
    const leftOut = [];
    const names = new _selection_unused_name_js__WEBPACK_IMPORTED_MODULE_6__/* .UnusedNames */ .N();
    for (const entry of tree) {
        if (entry.mode === MODE_LINK) {
            leftOut.push({ path: entry.path, reason: 'symlink' });
        }
        else if (entry.mode === MODE_SUBMODULE) {
            leftOut.push({ path: entry.path, reason: 'submodule' });
        }
        else if (entry.type === 'blob') {
            // Names that are no UTF-8 may be alike once they are read as such.
            blobs.set(names.take(entry.path), { sha: entry.sha, size: entry.size ?? null });
        }
    }
    return { blobs, leftOut, truncated };
}
/** A file's bytes by git's name of them; else why not: what is no blob is a submodule's commit. @throws GitHubError */
async function readBlob(github, name, sha) {
    try {
        const blob = await github.ask({ what: `reading a file of ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_5__/* .fullName */ .fq)(name)}`, permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .PERMISSIONS */ .J.contents, target: 'other' }, (rest) => rest.git.getBlob({ owner: name.owner, repo: name.repo, file_sha: sha }), Blob);
        if ((blob.size ?? 0) > _selection_aside_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_ASIDE_FILE_BYTES */ .xk)
            return { reason: 'limit', detail: _selection_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .TOO_LARGE */ .PH };
        return Buffer.from(blob.content, blob.encoding === 'base64' ? 'base64' : 'utf8');
    }
    catch (error) {
        if ((0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error) === 404)
            return { reason: 'submodule' };
        throw error;
    }
}


/***/ }),

/***/ 43599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cu: () => (/* binding */ TARBALL_LIMITS),
/* harmony export */   ty: () => (/* binding */ readTarball),
/* harmony export */   wJ: () => (/* binding */ blobSha)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _selection_aside_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28152);
/* harmony import */ var _selection_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29210);
/* harmony import */ var _selection_unused_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65702);
/* harmony import */ var _tar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96482);





const TARBALL_LIMITS = {
    unpackedBytes: 2 * 1024 ** 3,
    entries: 200_000,
    fileBytes: 1_000_000,
    keptBytes: 32 * 1024 ** 2,
    asideFileBytes: _selection_aside_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ASIDE_FILE_BYTES */ .xk,
    asideBytes: 32 * 1024 ** 2,
};
/**
 * Reads a repository's tarball as it comes in. Only what `wants` names is kept; links and special files are never made, and
 * nothing is written to disk.
 *
 * @throws TarballError
 */
async function readTarball(body, wants, signal, limits = TARBALL_LIMITS) {
    const files = new Map();
    const names = new _selection_unused_name_js__WEBPACK_IMPORTED_MODULE_4__/* .UnusedNames */ .N();
    const leftOut = [];
    const kept = { counts: 0, aside: 0 };
    const head = await (0,_tar_js__WEBPACK_IMPORTED_MODULE_3__/* .readTar */ .sB)(body, {
        isPacked: true,
        limits,
        signal,
        onEntry: (header) => {
            const path = header.name.slice(header.name.indexOf('/') + 1);
            const wanted = decide(header, path, wants, kept, limits);
            if (wanted === null || typeof wanted === 'object') {
                if (wanted !== null)
                    leftOut.push(wanted);
                return null;
            }
            kept[wanted] += header.size;
            // Names that are no UTF-8 may be alike once they are read as such.
            return (bytes) => files.set(names.take(path), { bytes, blobSha: blobSha(bytes) });
        },
    });
    return { commitSha: commitOf(head), files, leftOut };
}
/** What is done with an entry: it is kept, left out for a reason, or passed over (null). */
function decide({ type, size }, path, wants, kept, limits) {
    if (type === 'directory' || path === '')
        return null;
    if (type === 'symlink' || type === 'link')
        return { path, reason: 'symlink' };
    if (type !== 'file' && type !== 'contiguous-file')
        return { path, reason: 'special-file' };
    const wanted = wants(path, size);
    if (wanted === null)
        return null;
    const [mostBytes, mostInAll, of] = wanted === 'counts'
        ? [limits.fileBytes, limits.keptBytes, 'source']
        : [limits.asideFileBytes, limits.asideBytes, 'files that do not count'];
    if (size <= mostBytes && kept[wanted] + size <= mostInAll)
        return wanted;
    if (size > mostBytes && wanted === 'counts')
        return { path, reason: 'too-large', detail: _selection_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .TOO_LARGE */ .PH };
    const most = size > mostBytes ? mostBytes : mostInAll;
    return { path, reason: 'limit', detail: `more than ${most} bytes of ${of}` };
}
/** `git archive` puts the commit into a global pax header, the archive's first entry. */
function commitOf(head) {
    // 'g' at byte 156: a global header (POSIX.1-2001, pax interchange format).
    if (head.length < _tar_js__WEBPACK_IMPORTED_MODULE_3__/* .HEAD_BYTES */ .Lq || head[156] !== 0x67)
        return null;
    return /(?:^|\n)\d+ comment=([0-9a-f]{40})\n/.exec(head.toString('latin1', 512))?.[1] ?? null;
}
/** Git's name of a file's contents. */
function blobSha(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}


/***/ }),

/***/ 53342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ FOLDERS_AT_ONCE),
/* harmony export */   _B: () => (/* binding */ READS_AT_ONCE),
/* harmony export */   yj: () => (/* binding */ prefetch)
/* harmony export */ });
/** Repositories that are read at once; GitHub's secondary limits are far above. */
const READS_AT_ONCE = 5;
/** Folders that are read, and submissions that are packed, at once: as many as Node has threads for files. */
const FOLDERS_AT_ONCE = 4;
/**
 * Maps items to results, in order, with at most `width` of them under way or waiting to be taken: memory stays that of so
 * many results however many items there are.
 */
async function* prefetch(items, width, map) {
    const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
    const running = [];
    let isOver = false;
    try {
        while (!isOver || running.length > 0) {
            while (!isOver && running.length < width) {
                const next = await iterator.next();
                if (next.done === true) {
                    isOver = true;
                    break;
                }
                const promise = map(next.value);
                // Whoever awaits it hears of the failure; nobody may until then.
                promise.catch(() => { });
                running.push(promise);
            }
            const first = running.shift();
            if (first !== undefined)
                yield await first;
        }
    }
    finally {
        await Promise.allSettled(running);
        if (!isOver)
            await iterator.return?.();
    }
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


/***/ })

};
