export const id = 516;
export const ids = [516];
export const modules = {

/***/ 36176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readCasesText),
/* harmony export */   k: () => (/* binding */ readCases)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
/* harmony import */ var _case_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12648);



/** As `readCasesText`, for what the file holds. @throws ConfigurationError also where it is something else */
async function readCases(path) {
    const text = await readCasesText(path);
    return text === null ? null : (0,_case_document_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCases */ .Bq)(text, `cases: ${JSON.stringify(path)}`);
}
/**
 * The text of a file of what people decided.
 *
 * @param path absolute
 * @returns null where there is no such file
 * @throws ConfigurationError where it cannot be read, is too large, or is no file
 */
async function readCasesText(path) {
    const name = JSON.stringify(path);
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        // A pipe would be waited for without end.
        if (!found.isFile())
            throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`cases: ${name} is no file; take it away.`);
        const { size } = found;
        if (size > _case_document_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_CASES_BYTES */ .zO) {
            throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`cases: ${name} has ${size} bytes, more than the ${_case_document_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_CASES_BYTES */ .zO} that are read; take old cases out of it.`);
        }
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1)
            throw error;
        const { code } = error;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return null;
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`cases: ${name} cannot be read (${code ?? String(error)}). Look at its rights, or leave cases out.`);
    }
}


/***/ }),

/***/ 88214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ passedOn),
/* harmony export */   Tq: () => (/* binding */ openFile),
/* harmony export */   ph: () => (/* binding */ openBrowser)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33699);





const OPENERS = {
    darwin: ['open'],
    // Not `start`: the shell would read the signs of a path.
    win32: ['rundll32', 'url.dll,FileProtocolHandler'],
    linux: ['xdg-open'],
};
/** What a browser needs to start and to find its screen. Anything else, our keys above all, is none of its business. */
const PASSED_ON = /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TEMP|TMP|DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|XDG_\w+|DBUS_SESSION_BUS_ADDRESS|DESKTOP_SESSION|GNOME_DESKTOP_SESSION_ID|KDE_\w+|BROWSER|WSL_DISTRO_NAME|WSL_INTEROP|WSLENV|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|USERNAME|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES(?:\(X86\))?|HOMEDRIVE|HOMEPATH)$/i;
/**
 * Opens an address that nobody else on this machine may learn. Every user can read the arguments of every program, so the
 * browser is given a file instead, which this user alone can read and which leads there. No browser is no error.
 *
 * @returns removes that file
 */
function openBrowser(url, environment, platform = process.platform) {
    if (OPENERS[platform] === undefined)
        return () => { };
    // Made with mode 0700.
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'code-similarity-report-'));
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'open.html');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, redirect(url), { mode: 0o600, flag: 'wx' });
    openFile(file, environment, platform);
    return () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true });
}
/** Opens a file with the program that the system opens such files with. No such program is no error. */
function openFile(file, environment, platform = process.platform) {
    const [command, ...args] = OPENERS[platform] ?? [];
    if (command === undefined)
        return;
    (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, [...args, file], {
        stdio: 'ignore',
        detached: true,
        windowsHide: true,
        env: passedOn(environment),
    })
        .once('error', () => { })
        .unref();
}
/** What of the environment a browser gets. */
function passedOn(environment) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => PASSED_ON.test(name)));
}
function redirect(url) {
    const address = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(url);
    return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=${address}"><title>code-similarity</title><p><a href="${address}">Open the page</a></p>\n`;
}


/***/ }),

/***/ 65516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareReports: () => (/* binding */ compareReports),
  serveReport: () => (/* binding */ serveReport)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/domain/report.js
var report = __webpack_require__(22663);
// EXTERNAL MODULE: ./build/domain/findings.js
var findings = __webpack_require__(1351);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(74273);
// EXTERNAL MODULE: ./build/words/english.js
var english = __webpack_require__(55102);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
;// CONCATENATED MODULE: ./build/report/compare.js





/** In points of 100; less is noise of the engine or of rounding. */
const MOVED = 1;
/** Compares two runs, submission by submission: by their keys, or by their names where no key is in both. */
function compareRuns(before, after) {
    const { old, now, isByName } = matched(before, after);
    const flagsBefore = flagsOf(before);
    const flagsAfter = flagsOf(after);
    const compared = (one, other) => {
        const known = other ?? one;
        return {
            key: known?.key ?? '',
            name: known?.name ?? '',
            before: one?.total ?? null,
            after: other?.total ?? null,
            aiBefore: one?.aiAverage ?? null,
            aiAfter: other?.aiAverage ?? null,
            flaggedBy: other === undefined ? [] : (flagsAfter.get(other.key) ?? []),
        };
    };
    const newlyFlagged = [];
    const noLongerFlagged = [];
    const noLongerChecked = [];
    const moved = [];
    const added = [];
    const removed = [];
    const failures = new Map(after.findings.failures.map((failure) => [failure.key, failure.reason]));
    for (const [id, other] of now) {
        const one = old.get(id);
        const both = compared(one, other);
        const wasFlagged = one !== undefined && flagsBefore.has(one.key);
        if (one === undefined)
            added.push(both);
        if (flagsAfter.has(other.key)) {
            if (!wasFlagged)
                newlyFlagged.push(both);
            else if (change(both) >= MOVED)
                moved.push(both);
        }
        else if (one !== undefined && both.before !== null && both.after === null) {
            const reason = other.state.kind === 'checked' ? '' : english/* ENGLISH */.V.write(other.state.reason);
            noLongerChecked.push({ ...both, reason });
        }
        else if (wasFlagged) {
            noLongerFlagged.push(both);
        }
        else if (one !== undefined && change(both) >= MOVED) {
            moved.push(both);
        }
    }
    for (const [id, one] of old) {
        if (now.has(id))
            continue;
        const reason = failures.get(one.key);
        if (reason === undefined)
            removed.push(compared(one, undefined));
        else
            noLongerChecked.push({ ...compared(one, undefined), reason });
    }
    const pairs = newPairs(before, after, isByName);
    const dismissed = newDismissals(before, after);
    const lists = [newlyFlagged, noLongerFlagged, noLongerChecked, moved, added, removed, pairs, dismissed];
    return {
        title: after.run.title,
        before: before.run.createdAt,
        after: after.run.createdAt,
        thresholds: { before: before.thresholds, after: after.thresholds },
        newlyFlagged: newlyFlagged.toSorted(byNumber),
        noLongerFlagged: noLongerFlagged.toSorted(byNumber),
        noLongerChecked: noLongerChecked.toSorted(byNumber),
        moved: moved.toSorted((x, y) => change(y) - change(x) || byNumber(x, y)),
        added: added.toSorted(byNumber),
        removed: removed.toSorted(byNumber),
        newPairs: pairs,
        dismissed,
        settings: settingsChanges(before, after, isByName),
        isSame: lists.every((list) => list.length === 0),
    };
}
/** Judged submissions of both runs by what they have in common: a class that was moved to another folder has other keys. */
function matched(before, after) {
    const byKey = (report) => new Map(judged(report).map((one) => [one.key, one]));
    const [old, now] = [byKey(before), byKey(after)];
    if ([...now.keys()].some((key) => old.has(key)))
        return { old, now, isByName: false };
    const byName = (report) => new Map(judged(report).map((one) => [one.name, one]));
    const [oldNames, newNames] = [byName(before), byName(after)];
    const isUnique = oldNames.size === old.size && newNames.size === now.size;
    const isByName = isUnique && [...newNames.keys()].some((name) => oldNames.has(name));
    return isByName ? { old: oldNames, now: newNames, isByName } : { old, now, isByName };
}
function judged(report) {
    return report.findings.submissions.filter((one) => one.role === 'judged');
}
function flagsOf(report) {
    return new Map(report.verdict.flagged.map((flag) => [flag.key, flag.by]));
}
function change(one) {
    if (one.before === null || one.after === null)
        return one.before === one.after ? 0 : 100;
    return Math.abs(one.after - one.before);
}
function byNumber(x, y) {
    return (y.after ?? y.before ?? -1) - (x.after ?? x.before ?? -1) || (0,compare_text/* compareText */.n)(x.name, y.name);
}
function newPairs(before, after, isByName) {
    const threshold = after.thresholds.similarity;
    const [oldName, newName] = [(0,ranking/* nameOf */.Vb)(before.findings), (0,ranking/* nameOf */.Vb)(after.findings)];
    const idOf = (name, a, b) => isByName ? (0,ranking/* pairKey */.Yz)(name(a), name(b)) : (0,ranking/* pairKey */.Yz)(a, b);
    const old = new Map(before.findings.pairs.map((pair) => [idOf(oldName, pair.a, pair.b), (0,findings/* pairAverage */.K)(pair)]));
    const dismissed = (0,ranking/* dismissals */.Bx)(after);
    return after.findings.pairs
        .flatMap((pair) => {
        const average = (0,findings/* pairAverage */.K)(pair);
        const earlier = old.get(idOf(newName, pair.a, pair.b)) ?? null;
        const isNew = average !== null && average > threshold && (earlier ?? -1) <= threshold;
        if (!isNew || pair.together !== undefined || dismissed.has((0,ranking/* pairKey */.Yz)(pair.a, pair.b)))
            return [];
        const names = [newName(pair.a), newName(pair.b)];
        return [{ a: pair.a, b: pair.b, names, before: earlier, after: average }];
    })
        .toSorted((x, y) => y.after - x.after);
}
function newDismissals(before, after) {
    const known = (0,ranking/* dismissals */.Bx)(before);
    const name = (0,ranking/* nameOf */.Vb)(after.findings);
    return after.dismissed
        .filter(({ a, b }) => !known.has((0,ranking/* pairKey */.Yz)(a, b)))
        .map(({ a, b, reason }) => ({ names: [name(a), name(b)], reason }));
}
function settingsChanges(before, after, isByName) {
    const sentences = [];
    const differ = (what, x, y) => {
        if (x !== y)
            sentences.push(`${what} was ${x} and is ${y}.`);
    };
    if (Date.parse(before.run.createdAt) > Date.parse(after.run.createdAt)) {
        sentences.push('The first report is newer than the second one.');
    }
    if (isByName) {
        sentences.push('No submission has the same key in both runs: they are matched by their names.');
    }
    differ('The similarity threshold', before.thresholds.similarity, after.thresholds.similarity);
    differ('The AI threshold', before.thresholds.ai, after.thresholds.ai);
    differ('The engine', before.findings.engine?.name ?? 'n/a', after.findings.engine?.name ?? 'n/a');
    differ('The language', before.findings.language, after.findings.language);
    differ('AI detection', before.findings.aiRun ? 'run' : 'not run', after.findings.aiRun ? 'run' : 'not run');
    differ('Starter code', before.findings.baseCode ? 'taken out' : 'kept', after.findings.baseCode ? 'taken out' : 'kept');
    differ('What they are compared with', peersOf(before), peersOf(after));
    differ('The version', before.run.toolVersion, after.run.toolVersion);
    return sentences;
}
function peersOf({ findings }) {
    const archived = findings.submissions.filter((one) => one.role === 'archive').length;
    return archived === 0 ? 'each other' : `each other and ${(0,format/* count */.U9)(archived, 'archived submission')}`;
}

// EXTERNAL MODULE: ./build/text/terminal.js
var terminal = __webpack_require__(52220);
// EXTERNAL MODULE: ./build/text/workflow-commands.js
var workflow_commands = __webpack_require__(82248);
;// CONCATENATED MODULE: ./build/report/comparison-console.js



const NAME_MIN = 12;
const NAME_MAX = 60;
/** What stands beside a name. */
const NUMBERS = 34;
/** What changed between two runs, for a terminal: worst news first, each line ended by a newline. */
function renderComparison(comparison, style) {
    const { thresholds, newlyFlagged, noLongerFlagged, added, removed } = comparison;
    const paint = (0,terminal/* painter */.C2)(style.colours);
    const every = [
        ...newlyFlagged,
        ...noLongerFlagged,
        ...comparison.noLongerChecked,
        ...comparison.moved,
        ...added,
        ...removed,
    ];
    const width = Math.min(NAME_MAX, Math.max(NAME_MIN, style.width - NUMBERS), Math.max(NAME_MIN, ...every.map((one) => (0,terminal/* columns */.YB)((0,workflow_commands/* plainLine */.h0)(one.name)))));
    const score = (before, after, kind) => `${(0,format/* formatScore */.y)(before, thresholds.before[kind]).padStart(6)} → ${(0,format/* formatScore */.y)(after, thresholds.after[kind]).padEnd(6)}${difference(before, after).padStart(8)}`;
    const line = (one) => {
        const showsAi = one.flaggedBy.includes('ai') && !one.flaggedBy.includes('similarity');
        return `${(0,terminal/* pad */.eV)((0,workflow_commands/* plainLine */.h0)(one.name), width)} ${showsAi ? `${score(one.aiBefore, one.aiAfter, 'ai')}  AI` : score(one.before, one.after, 'similarity')}`;
    };
    const alone = (value) => (one) => `${(0,terminal/* pad */.eV)((0,workflow_commands/* plainLine */.h0)(one.name), width)} ${(0,format/* formatScore */.y)(value(one), thresholds.after.similarity).padStart(6)}${one.flaggedBy.length > 0 ? '  flagged' : ''}`;
    const lines = [
        `${(0,workflow_commands/* plainLine */.h0)(comparison.title)}: ${(0,format/* formatTime */.fU)(comparison.before)} → ${(0,format/* formatTime */.fU)(comparison.after)}`,
        comparison.isSame
            ? 'Nothing changed.'
            : `${(0,format/* count */.U9)(newlyFlagged.length, 'submission')} newly flagged, ${(0,format/* formatCount */.B4)(noLongerFlagged.length)} no longer; ${(0,format/* formatCount */.B4)(added.length)} added, ${(0,format/* formatCount */.B4)(removed.length)} removed; ${(0,format/* count */.U9)(comparison.newPairs.length, 'new pair')} above ${thresholds.after.similarity}.`,
        ...comparison.settings.map((sentence) => paint('warn', `note: ${(0,workflow_commands/* plainLine */.h0)(sentence)}`)),
    ];
    const list = (title, items, show, kind) => {
        if (items.length === 0)
            return;
        lines.push('', paint('dim', title));
        for (const item of items.slice(0, style.maxRows)) {
            const text = `  ${show(item).trimEnd()}`;
            lines.push(kind === undefined ? text : paint(kind, text));
        }
        if (items.length > style.maxRows)
            lines.push(`  …and ${(0,format/* formatCount */.B4)(items.length - style.maxRows)} more`);
    };
    list('newly flagged', newlyFlagged, line, 'bad');
    list('new pairs above the threshold', comparison.newPairs, ({ names, before, after }) => `${score(before, after, 'similarity')}  ${(0,workflow_commands/* plainLine */.h0)(names[0])} ↔ ${(0,workflow_commands/* plainLine */.h0)(names[1])}`);
    list('no longer checked', comparison.noLongerChecked, (one) => `${line(one).trimEnd()}  ${(0,workflow_commands/* plainLine */.h0)(one.reason)}`, 'warn');
    list('no longer flagged', noLongerFlagged, line, 'good');
    list('moved by a point or more', comparison.moved, line);
    list('dismissed since', comparison.dismissed, ({ names, reason }) => {
        const why = reason === '' ? '' : `: ${(0,workflow_commands/* plainLine */.h0)(reason)}`;
        return `${(0,workflow_commands/* plainLine */.h0)(names[0])} ↔ ${(0,workflow_commands/* plainLine */.h0)(names[1])}${why}`;
    });
    list('added', added, alone((one) => one.after));
    list('removed', removed, alone((one) => one.before));
    return lines.map((text) => `${text}\n`).join('');
}
function difference(before, after) {
    if (before === null || after === null)
        return '';
    const by = after - before;
    return `${by > 0 ? '+' : by < 0 ? '−' : '±'}${Math.abs(by).toFixed(1)}`;
}

// EXTERNAL MODULE: ./build/report/channels/json.js + 1 modules
var json = __webpack_require__(9719);
// EXTERNAL MODULE: ./build/process/cancellation.js
var cancellation = __webpack_require__(35947);
// EXTERNAL MODULE: ./build/cases/case-document.js
var case_document = __webpack_require__(12648);
// EXTERNAL MODULE: ./build/cases/read-cases.js
var read_cases = __webpack_require__(36176);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/files/replace-file.js
var replace_file = __webpack_require__(1715);
;// CONCATENATED MODULE: ./build/cases/write-cases.js


/**
 * Writes a file whole or not at all, for its owner alone: what a kill or a full disk leaves is the file of before.
 *
 * @throws the error of the file system
 */
async function writeCases(path, text) {
    const part = `${path}.part`;
    // Left by a run that was killed.
    await (0,promises_.rm)(part, { force: true });
    try {
        // `wx`: never through a link that somebody put there.
        const file = await (0,promises_.open)(part, 'wx', 0o600);
        try {
            await file.writeFile(text);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,replace_file/* replaceFile */.f)(part, path);
    }
    catch (error) {
        await (0,promises_.rm)(part, { force: true });
        throw error;
    }
}

// EXTERNAL MODULE: ./build/domain/cases.js
var cases = __webpack_require__(77516);
// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(23719);
;// CONCATENATED MODULE: ./build/command-line/case-file.js







/**
 * Serves the `cases.json` of a report to its page: `GET` reads it, `PUT` replaces the state that the page has seen (`If-Match`). Where
 * it changed meanwhile the answer is 412, and the page merges.
 *
 * @param path of the file, which need not be there
 * @param user whom the page takes for its reader
 */
function caseFile(path, user) {
    let last = Promise.resolve();
    /** One write after the other: what one has seen must be what is there when it is replaced. */
    const inTurn = (work) => {
        const next = last.then(work, work);
        last = next.catch(() => { });
        return next;
    };
    return async (request, response) => {
        const answer = request.method === 'PUT' ? await put(request, path, inTurn) : await current(path).catch(unreadable);
        response.writeHead(answer.status, {
            'content-type': answer.type ?? 'text/plain; charset=utf-8',
            // By this the page knows that it may save here.
            'accept-put': 'application/json',
            'x-user': encodeURIComponent(user),
            ...(answer.etag === undefined ? {} : { etag: answer.etag }),
        });
        response.end(request.method === 'HEAD' ? undefined : answer.text);
    };
}
async function current(path) {
    const text = await (0,read_cases/* readCasesText */.D)(path);
    // What the page gets is sound: it need not judge it again.
    if (text !== null)
        (0,case_document/* parseCases */.Bq)(text, path);
    return { status: 200, text: text ?? (0,case_document/* casesText */.rv)(cases/* NO_CASES */.kr), etag: etagOf(text), type: 'application/json' };
}
function unreadable(error) {
    return { status: 500, text: (0,message_of/* messageOf */.b)(error) };
}
async function put(request, path, inTurn) {
    const { origin, host, 'if-match': seen } = request.headers;
    if (origin !== `http://${host}`)
        return { status: 403, text: 'Only the page of this report saves here.' };
    if (seen === undefined)
        return { status: 428, text: 'If-Match is missing.' };
    const text = await bodyOf(request);
    if (text === null) {
        return {
            status: 413,
            text: `More than ${case_document/* MAX_CASES_BYTES */.zO} bytes are not kept; take old cases out of cases.json.`,
        };
    }
    try {
        const book = (0,case_document/* parseCases */.Bq)(text, 'what the page sent');
        return await inTurn(() => replace(path, seen, (0,case_document/* casesText */.rv)(book)));
    }
    catch (error) {
        return { status: error instanceof outcome/* ConfigurationError */.j1 ? 422 : 500, text: (0,message_of/* messageOf */.b)(error) };
    }
}
async function replace(path, seen, text) {
    const there = await current(path);
    if (there.etag !== seen)
        return { ...there, status: 412 };
    try {
        await writeCases(path, text);
    }
    catch (error) {
        const { code } = error;
        const why = code === 'ENOSPC' || code === 'EDQUOT' ? 'the disk is full' : (0,message_of/* messageOf */.b)(error);
        return { status: 507, text: `${path} could not be written: ${why}. The file is as it was before.` };
    }
    return { status: 204, text: '', etag: etagOf(text) };
}
/** null: it is too large. */
async function bodyOf(request) {
    const parts = [];
    let size = 0;
    for await (const part of request) {
        size += part.length;
        if (size <= case_document/* MAX_CASES_BYTES */.zO)
            parts.push(part);
    }
    return size > case_document/* MAX_CASES_BYTES */.zO ? null : Buffer.concat(parts).toString('utf8');
}
/** @param text null: there is no file */
function etagOf(text) {
    return `"${text === null ? 'none' : (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32)}"`;
}

// EXTERNAL MODULE: ./build/command-line/open-browser.js
var open_browser = __webpack_require__(88214);
;// CONCATENATED MODULE: ./build/command-line/report.js













/** What is served of a report's folder, and as what: nothing else that lies there. */
const TYPES = {
    'index.html': 'text/html; charset=utf-8',
    'report.json': 'application/json; charset=utf-8',
    'report.sarif': 'application/json; charset=utf-8',
    'submissions.csv': 'text/csv; charset=utf-8',
    'pairs.csv': 'text/csv; charset=utf-8',
    'summary.md': 'text/markdown; charset=utf-8',
    'last-run.md': 'text/markdown; charset=utf-8',
};
const SERVED = new Map(Object.entries(TYPES));
/** Serves the report of a folder (or of its index.html) on loopback, keeps its cases, and opens it; ends with Ctrl-C. */
async function serveReport(given, environment) {
    const directory = (0,external_node_path_.basename)(given) === 'index.html' ? (0,external_node_path_.dirname)((0,external_node_path_.resolve)(given)) : (0,external_node_path_.resolve)(given);
    if (!isFile((0,external_node_path_.join)(directory, 'index.html'))) {
        throw new outcome/* ConfigurationError */.j1(`${JSON.stringify(given)} holds no report (index.html). Run code-similarity check first, or name its report-dir.`);
    }
    // Everybody on this machine reaches loopback: whoever does not know the address finds nothing.
    const root = `/${(0,external_node_crypto_.randomBytes)(16).toString('hex')}/`;
    const folder = { directory, root, cases: caseFile((0,external_node_path_.join)(directory, report/* CASES_FILE */.Ro), userName()) };
    const server = (0,external_node_http_.createServer)((request, response) => answer(request, response, folder));
    await new Promise((done, fail) => {
        server.once('error', fail);
        server.listen(0, '127.0.0.1', done);
    });
    const url = `http://127.0.0.1:${server.address().port}${root}`;
    process.stdout.write(`report at ${url} (stop with Ctrl-C)\n`);
    const forget = process.stdout.isTTY ? (0,open_browser/* openBrowser */.ph)(url, environment) : () => { };
    await (0,cancellation/* untilStopped */.sZ)();
    forget();
    server.close();
    server.closeAllConnections();
    return 0;
}
/** Who uses this machine; '': it does not say. */
function userName() {
    try {
        return (0,external_node_os_.userInfo)().username;
    }
    catch {
        return '';
    }
}
function answer(request, response, { directory, root, cases }) {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    response.setHeader('content-security-policy', "frame-ancestors 'none'");
    const path = request.url ?? '';
    const name = path.startsWith(root) ? path.slice(root.length) || 'index.html' : '';
    const type = SERVED.get(name);
    // A name that resolves to this machine is not this machine: a page elsewhere could ask for it.
    const isLoopback = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? '');
    const { method = '' } = request;
    if (isLoopback && name === report/* CASES_FILE */.Ro && ['GET', 'HEAD', 'PUT'].includes(method)) {
        cases(request, response).catch(() => response.destroy());
        return;
    }
    if (type === undefined || !isLoopback || !isFile((0,external_node_path_.join)(directory, name))) {
        response.writeHead(404).end();
        return;
    }
    if (method !== 'GET' && method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return;
    }
    response.writeHead(200, { 'content-type': type });
    if (method === 'HEAD') {
        response.end();
        return;
    }
    const file = (0,external_node_fs_.createReadStream)((0,external_node_path_.join)(directory, name));
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
    file.pipe(response);
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
const DEFAULT_WIDTH = 100;
const MAX_ROWS = 200;
/** Prints what changed from one run's report to another's: a folder with a report.json, or such a file. */
function compareReports(command, environment) {
    const comparison = compareRuns(readReport(command.before), readReport(command.after));
    const terminal = process.stdout.isTTY;
    process.stdout.write(command.json
        ? `${JSON.stringify(comparison, null, 1)}\n`
        : renderComparison(comparison, {
            colours: terminal && environment['NO_COLOR'] === undefined,
            width: terminal ? process.stdout.columns : DEFAULT_WIDTH,
            maxRows: MAX_ROWS,
        }));
    return 0;
}
function readReport(given) {
    const path = (0,external_node_fs_.statSync)(given, { throwIfNoEntry: false })?.isDirectory() === true ? (0,external_node_path_.join)(given, 'report.json') : given;
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        throw new outcome/* ConfigurationError */.j1(`${JSON.stringify(path)} cannot be read (${error.code ?? String(error)}). Name the folder of a report, or its report.json.`);
    }
    return (0,json/* parseReportJson */.AL)(text, path);
}


/***/ }),

/***/ 1715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);


/** Windows refuses to replace a file that somebody has open for a moment: a virus scanner, an editor, a browser. */
const IN_USE = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** Together two seconds. */
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 600, 620];
/**
 * Gives a file the name of another one, which it replaces as a whole.
 *
 * @param system for tests
 * @throws the error of the file system
 */
async function replaceFile(from, to, system = { platform: process.platform, rename: node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename, pause: node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout }) {
    for (const ms of system.platform === 'win32' ? PAUSES_MS : []) {
        try {
            await system.rename(from, to);
            return;
        }
        catch (error) {
            if (!IN_USE.has(error.code))
                throw error;
            await system.pause(ms);
        }
    }
    await system.rename(from, to);
}


/***/ }),

/***/ 35947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stoppedBy),
/* harmony export */   dJ: () => (/* binding */ cancelOnSignals),
/* harmony export */   sZ: () => (/* binding */ untilStopped)
/* harmony export */ });
/* unused harmony export stopSignals */
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);

const EVERYWHERE = ['SIGINT', 'SIGTERM'];
/** Windows has no signals; these are Ctrl-C, Ctrl-Break (a runner's second word) and the closing of the window. */
const WINDOWS = ['SIGINT', 'SIGBREAK', 'SIGHUP'];
/** What asks a program to stop. Elsewhere than on Windows, SIGHUP is left to `nohup`. */
function stopSignals(platform = process.platform) {
    return platform === 'win32' ? WINDOWS : EVERYWHERE;
}
/** What stopped a run, by the reason of its `AbortSignal`; null: no signal did. */
function stoppedBy(reason) {
    if (!(reason instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Cancelled */ .cJ))
        return null;
    return [...EVERYWHERE, ...WINDOWS].find((name) => name === reason.cause) ?? null;
}
/**
 * Turns what asks the program to stop into an aborted signal. The runner sends SIGINT, 7.5 s later SIGTERM (Ctrl-Break on
 * Windows), 2.5 s later it kills: what is under way is dropped at once, and the time is spent on saying how far it got. A
 * third signal ends the process.
 */
function cancelOnSignals(source, platform = source.platform) {
    const names = stopSignals(platform);
    const controller = new AbortController();
    const again = new AbortController();
    let received = 0;
    const listener = (name) => {
        received += 1;
        const reason = new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Cancelled */ .cJ(`The run was cancelled (${name}).`, { cause: name });
        if (received === 1)
            controller.abort(reason);
        else
            again.abort(reason);
        if (received > 2)
            source.exit(130);
    };
    for (const name of names)
        source.on(name, listener);
    return {
        signal: controller.signal,
        again: again.signal,
        release: () => {
            for (const name of names)
                source.off(name, listener);
        },
    };
}
/** Settles when this process is asked to stop. */
function untilStopped(source = process) {
    return new Promise((done) => {
        for (const name of stopSignals(source.platform))
            source.once(name, () => done());
    });
}


/***/ }),

/***/ 52220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   M0: () => (/* binding */ bar),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   b6: () => (/* binding */ aligned),
/* harmony export */   eV: () => (/* binding */ pad)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33699);

const BAR = 10;
const CODES = { good: '32', bad: '31', warn: '33', dim: '2' };
/** Paints text where colours are wanted. */
function painter(colour) {
    return (kind, text) => (colour ? `\u001b[${CODES[kind]}m${text}\u001b[0m` : text);
}
/** A bar for a score, as wide for every one; blanks for none. */
function bar(value) {
    if (value === null)
        return ' '.repeat(BAR);
    const full = Math.round((Math.min(100, Math.max(0, value)) / 100) * BAR);
    return '█'.repeat(full) + '·'.repeat(BAR - full);
}
/** Columns a text takes on a terminal: East Asian wide characters and emoji take two, combining marks none. */
function columns(text) {
    let sum = 0;
    for (const character of (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text)) {
        if (/\p{M}/u.test(character))
            continue;
        sum +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return sum;
}
/** Padded or cut (with `…`) to a width in columns. */
function pad(text, width) {
    const wide = columns(text);
    if (wide <= width)
        return text + ' '.repeat(width - wide);
    let cut = '';
    let used = 0;
    for (const character of text) {
        const next = used + columns(character);
        if (next > width - 1)
            break;
        cut += character;
        used = next;
    }
    return `${cut}…${' '.repeat(width - 1 - used)}`;
}
/** Cells below each other, two blanks apart. @param rows each as long as the first one */
function aligned(rows) {
    const widths = (rows[0] ?? []).map((_, at) => rows.reduce((widest, row) => Math.max(widest, columns(row[at] ?? '')), 0));
    return rows.map((row) => row
        .map((cell, at) => pad(cell, widths[at] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 82248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   jx: () => (/* binding */ annotationCommand)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33699);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73387);


/** The text after the second `::`. A newline would end the command and start another one. */
function commandData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
/** A property's value, where `:` and `,` separate. */
function commandProperty(text) {
    return commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
/**
 * One annotation as the line that the runner reads. Control and bidi characters are made visible; the message may have
 * several lines.
 */
function annotationCommand(level, message, properties = {}) {
    const list = Object.entries(properties)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => `${name}=${commandProperty((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(String(value)))}`)
        .join(',');
    const text = message.split('\n').map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK).join('\n');
    return `::${level}${list === '' ? '' : ` ${list}`}::${commandData(text)}`;
}
/** One line of ordinary output that the runner cannot take for a command (`::name::` or `##[name]`). */
function plainLine(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).replaceAll('::', ':\u200b:').replaceAll('##[', '##\u200b[');
}
/**
 * A message of our own as one line of the log. As `plainLine`, but `::` stays inside of the line, where the runner does not
 * look for it.
 */
function oneLine(message) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pointsInLine */ .rC)(message))
        .replace(/^(\s*):(?=:)/, '$1:\u200b')
        .replaceAll('##[', '##\u200b[');
}


/***/ })

};
