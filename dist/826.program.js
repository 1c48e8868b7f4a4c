export const id = 826;
export const ids = [826];
export const modules = {

/***/ 50120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sz: () => (/* binding */ stateNow),
/* harmony export */   Yg: () => (/* binding */ casesSummary)
/* harmony export */ });
/* unused harmony exports CASE_WORDS, casesCounted */
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59985);

/** A state as people read it. */
const CASE_WORDS = {
    new: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('cases.new'),
    seen: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('cases.seen'),
    'to-discuss': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('cases.toDiscuss'),
    confirmed: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('cases.confirmed'),
    dismissed: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('cases.dismissed'),
};
/** The state of a case in this run: a dismissed one that grew is open again. */
function stateNow({ state, hasGrown }) {
    return hasGrown === true && state === 'dismissed' ? 'new' : state;
}
/** What was decided, in the order in which a reader asks: alone, and as the first of a sentence. */
const COUNTED = [
    ['to-discuss', 'cases.countToDiscuss', 'cases.casesToDiscuss'],
    ['confirmed', 'cases.countConfirmed', 'cases.casesConfirmed'],
    ['seen', 'cases.countSeen', 'cases.casesSeen'],
    ['dismissed', 'cases.countDismissed', 'cases.casesDismissed'],
];
/** What became of the cases, e.g. "3 cases to discuss, 12 dismissed"; null: nobody decided anything. */
function casesSummary(cases) {
    const grown = cases.filter((one) => one.hasGrown === true).length;
    return listed([
        ...counted(cases).map(({ n, id, firstId }, at) => (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(at === 0 ? firstId : id, { n })),
        ...(grown === 0 ? [] : [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('cases.grown', { n: grown })]),
    ]);
}
/** How many cases there are of each state, e.g. "3 to discuss, 12 dismissed"; null: nobody decided anything. */
function casesCounted(cases) {
    return listed(counted(cases).map(({ n, id }) => message(id, { n })));
}
function counted(cases) {
    return COUNTED.flatMap(([state, id, firstId]) => {
        const n = cases.filter((one) => stateNow(one) === state).length;
        return n === 0 ? [] : [{ n, id, firstId }];
    });
}
function listed(messages) {
    return messages.length === 0 ? null : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)('words.commas', messages);
}


/***/ }),

/***/ 97942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ casesByPair)
/* harmony export */ });
/* harmony import */ var _case_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34638);

/** The case that each pair is a part of, by `caseKey`: its own, else the newest of the groups that it is in. */
function casesByPair(cases) {
    const byPair = new Map();
    for (const one of cases) {
        const { subjects } = one;
        if (subjects.length === 2)
            continue;
        for (const [index, a] of subjects.entries()) {
            for (const b of subjects.slice(index + 1)) {
                const key = (0,_case_key_js__WEBPACK_IMPORTED_MODULE_0__/* .caseKey */ .u)([a, b]);
                const known = byPair.get(key);
                if (known === undefined || Date.parse(one.at) > Date.parse(known.at))
                    byPair.set(key, one);
            }
        }
    }
    for (const one of cases)
        if (one.subjects.length === 2)
            byPair.set((0,_case_key_js__WEBPACK_IMPORTED_MODULE_0__/* .caseKey */ .u)(one.subjects), one);
    return byPair;
}


/***/ }),

/***/ 53921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ subjectsOf),
/* harmony export */   n: () => (/* binding */ subjectOfKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _domain_submission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18433);


/**
 * What each submission of a run goes by in everything that outlives the run, by its key: GitHub's numeric id, which outlives
 * renames; else `k` and a digest, so that no name has to be escaped anywhere. The digest of a folder is that of the platform's
 * id, else of its name, so that it stays the same wherever the folder lies; of two with one, and of what is no folder, that
 * of the key.
 */
function subjectsOf(submissions) {
    const identities = submissions.map((one) => ({ key: one.key, identity: subjectOf(one) }));
    const counts = new Map();
    for (const { identity } of identities)
        counts.set(identity, (counts.get(identity) ?? 0) + 1);
    return new Map(identities.map(({ key, identity }) => [key, counts.get(identity) === 1 ? identity : digestOf(key)]));
}
/** A pull request, as the bot knows it without a run. @param key `owner/name#12` */
function subjectOfKey(key) {
    return digestOf(key);
}
function subjectOf({ key, name, role, origin }) {
    switch (origin?.kind) {
        case 'repository':
            return origin.repositoryId > 0 ? String(origin.repositoryId) : digestOf(key);
        case 'directory':
            // Last year's "alice" is somebody else, and so, for cases, is what she handed in before.
            return digestOf(JSON.stringify([role, ...personOf(name, role, origin.handIn)]));
        case 'pull-request':
        case undefined:
            return digestOf(key);
    }
}
/** By the platform's number where there is one, else by name. */
function personOf(name, role, handIn) {
    const identity = handIn === undefined ? null : (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_1__/* .identityOf */ .cu)(handIn);
    if (handIn === undefined || identity === null)
        return ['name', name];
    return [handIn.platform, identity, role === 'judged' ? '' : handIn.attempt];
}
function digestOf(text) {
    return `k${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16)}`;
}


/***/ }),

/***/ 59168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ asMessage),
/* harmony export */   d: () => (/* binding */ distinct)
/* harmony export */ });
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59985);

/** The same as what every channel can say. */
function asMessage(said) {
    return typeof said === 'string' ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .inEnglish */ .kK)(said) : said;
}
/** Each sentence once, in the order in which they were first said. */
function distinct(all) {
    return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}


/***/ }),

/***/ 72935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ BAND_WORDS)
/* harmony export */ });
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59985);

/** As a reader would say them; `report.bands` explains them. */
const BAND_WORDS = {
    'n/a': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.bandNone'),
    low: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.bandLow'),
    moderate: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.bandModerate'),
    high: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.bandHigh'),
    'very high': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.bandVeryHigh'),
};


/***/ }),

/***/ 32383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ mergedRegions)
/* harmony export */ });
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74273);

/**
 * A submission's matches by kind, file and line, overlapping and adjoining ones of one kind joined: ten partners of the same
 * lines are one thing to look at.
 */
function mergedRegions(matches) {
    const merged = [];
    for (const match of matches.toSorted(byPlace)) {
        const { kind, own } = match;
        const [lineStart, lineEnd] = linesOf(own);
        const last = merged.at(-1);
        if (last !== undefined && last.region.kind === kind && last.region.file === own.file) {
            const end = last.region.lineEnd;
            const joins = end === null || lineStart === null ? end === null && lineStart === null : lineStart <= end + 1;
            if (joins) {
                last.matches.push(match);
                if (end !== null && (lineEnd ?? 0) > end)
                    last.region = { ...last.region, lineEnd };
                continue;
            }
        }
        const here = [match];
        merged.push({ region: { kind, file: own.file, lineStart, lineEnd, matches: here }, matches: here });
    }
    return merged.map(({ region }) => region);
}
/** No file has more lines; GitHub's own numbers end at 2^31. */
const MAX_LINE = 100_000_000;
/** Lines as they can be shown: whole, from 1 on, and never backwards, whatever the service says. */
function linesOf({ lineStart, lineEnd, }) {
    if (!isLine(lineStart))
        return [null, null];
    return [lineStart, isLine(lineEnd) && lineEnd > lineStart ? lineEnd : lineStart];
}
function isLine(line) {
    return Number.isInteger(line) && line !== null && line >= 1 && line <= MAX_LINE;
}
function byPlace(x, y) {
    return ((0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(x.kind, y.kind) ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(x.own.file, y.own.file) ||
        (x.own.lineStart ?? 0) - (y.own.lineStart ?? 0) ||
        (x.own.lineEnd ?? 0) - (y.own.lineEnd ?? 0));
}


/***/ }),

/***/ 41319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ studentRegions),
/* harmony export */   g_: () => (/* binding */ staffRegions),
/* harmony export */   ke: () => (/* binding */ openRegions)
/* harmony export */ });
/* harmony import */ var _domain_findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1351);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(33699);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59985);
/* harmony import */ var _merged_regions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32383);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65883);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(321);
/* harmony import */ var _searched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7226);
/* harmony import */ var _web_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7178);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62867);
/* harmony import */ var _student_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94128);
/* harmony import */ var _views_student_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2169);











/** Others that a sentence names before "and N more". */
const NAMED = 3;
/** Of a name or path in a sentence; GitHub refuses annotations of more than 64 KB. */
const MAX_NAME = 160;
/** The first `max` regions that staff see, with how many there are. Matches of dismissed pairs are left out. */
function staffRegions(view, max, isWanted) {
    const { report, ranked, flags, name } = view;
    const regionsOf = openRegions(view);
    const candidates = ranked.flatMap((submission) => {
        const isFlagged = flags.has(submission.key);
        return regionsOf(submission)
            .map((region) => ({
            submission,
            isFlagged,
            region,
            path: (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .workspacePath */ .X5)(report, submission, region.file),
        }))
            .filter(({ region: { lineStart }, path }) => isWanted({ path, lineStart }))
            .map((one) => ({ ...one, ...largest(one.region) }));
    });
    const where = (0,_searched_js__WEBPACK_IMPORTED_MODULE_1__/* .foundIn */ .QR)(report.findings);
    return {
        total: candidates.length,
        shown: candidates
            .toSorted((x, y) => Number(y.isFlagged) - Number(x.isFlagged) || (y.tokens ?? 0) - (x.tokens ?? 0))
            .slice(0, max)
            .map(({ submission, region, path, isFlagged, similarity, tokens }) => {
            const { kind, file, lineStart, lineEnd } = region;
            const url = (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .permalink */ .eL)(report, submission, region);
            const whose = { key: submission.key, name: submission.name };
            return {
                ...whose,
                kind,
                file,
                lineStart,
                lineEnd,
                path,
                url,
                isFlagged,
                similarity,
                tokens,
                sources: sourcesOfRegion(region),
                message: sentence(region, name, where, report.thresholds.similarity),
            };
        }),
    };
}
/** A submission's regions without those of dismissed pairs. */
function openRegions({ reasons, }) {
    return ({ key, matches }) => (0,_merged_regions_js__WEBPACK_IMPORTED_MODULE_7__/* .mergedRegions */ .q)(reasons.size === 0
        ? matches
        : matches.filter(({ otherKey }) => otherKey === null || !reasons.has((0,_ranking_js__WEBPACK_IMPORTED_MODULE_0__/* .pairKey */ .Yz)(key, otherKey))));
}
function largest({ matches }) {
    let best = null;
    for (const match of matches)
        if (best === null || (match.tokens ?? 0) > (best.tokens ?? 0))
            best = match;
    return { tokens: best?.tokens ?? null, similarity: best?.similarity ?? null };
}
/** The public files among what a region is like, each once, with the lines of its largest match. */
function sourcesOfRegion({ matches }) {
    return largestByOther(matches).flatMap(({ source, other }) => {
        const url = source === undefined ? null : (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .linesUrl */ .Zc)(source, other);
        return source === undefined || url === null
            ? []
            : [{ url, lineStart: other.lineStart, lineEnd: other.lineEnd, name: (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceName */ .VZ)(source) }];
    });
}
/** The largest match of each other submission and of each public file, largest first. */
function largestByOther(matches) {
    const byOther = new Map();
    for (const match of matches.toSorted((x, y) => (y.tokens ?? 0) - (x.tokens ?? 0))) {
        // An address is no key: keys have no scheme.
        const other = match.source?.url ?? match.otherKey;
        if (!byOther.has(other))
            byOther.set(other, match);
    }
    return [...byOther.values()];
}
/** Says where else the lines stand: the largest match of each other submission, largest first. */
function sentence({ matches }, name, where, threshold) {
    const others = largestByOther(matches);
    const named = others.slice(0, NAMED).map((match) => {
        const { otherKey, other, kind, similarity, source } = match;
        const who = source !== undefined
            ? (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceAt */ .Pf)({ ...source, repository: short(source.repository) })
            : otherKey === null
                ? _searched_js__WEBPACK_IMPORTED_MODULE_1__/* .FOUND_WORDS */ .By[where(match)]
                : short(name(otherKey));
        // The number that every other list shows for the pair; AI references and public code have no other share.
        const value = kind === 'ai' || source !== undefined ? similarity : (0,_domain_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .pairAverage */ .K)(match);
        return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .iU)('report.likePlace', {
            hasFile: other.file === '' ? 'no' : 'yes',
            file: short(other.file),
            lines: (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .linesWords */ .VG)(other.lineStart, other.lineEnd),
            who,
            hasShare: value === null ? 'no' : 'yes',
            share: { as: 'score', value, threshold },
        });
    });
    const places = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_9__/* .joined */ .oR)('words.points', named);
    const more = others.length - NAMED;
    return more > 0 ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .iU)('report.likeAndMore', { places, more }) : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .iU)('report.like', { places });
}
function short(text) {
    const shown = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .visible */ .RK)(text);
    if (shown.length <= MAX_NAME)
        return shown;
    const characters = Array.from(shown);
    return characters.length <= MAX_NAME ? characters.join('') : `${characters.slice(0, MAX_NAME).join('')}…`;
}
/** Regions of the reader's own submission, largest first. They do not say where else the code stands. */
function studentRegions(report, view) {
    const submission = (0,_views_student_js__WEBPACK_IMPORTED_MODULE_5__/* .ownSubmission */ .Nt)(report);
    const { own } = view;
    if (submission === null || own === null)
        return [];
    const policy = (0,_student_words_js__WEBPACK_IMPORTED_MODULE_4__/* .policyWords */ .gF)(view);
    return own.regions
        .toSorted((x, y) => length(y) - length(x))
        .map((region) => {
        const { kind, file, lineStart, lineEnd, url } = region;
        return {
            key: submission.key,
            name: own.name,
            kind,
            file,
            lineStart,
            lineEnd,
            path: (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .workspacePath */ .X5)(report, submission, file),
            url,
            isFlagged: own.isFlagged === true,
            similarity: null,
            tokens: null,
            sources: [],
            message: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_9__/* .joined */ .oR)('words.sentences', [
                (0,_words_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .iU)('report.likeElsewhere', { places: (0,_student_words_js__WEBPACK_IMPORTED_MODULE_4__/* .foundWords */ .oJ)(region) }),
                ...(policy === null ? [] : [policy]),
            ]),
        };
    });
}
function length(region) {
    return region.lineStart === null ? 0 : (region.lineEnd ?? region.lineStart) - region.lineStart + 1;
}


/***/ }),

/***/ 65883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   VI: () => (/* binding */ isCheckout),
/* harmony export */   X5: () => (/* binding */ workspacePath),
/* harmony export */   eL: () => (/* binding */ permalink),
/* harmony export */   nw: () => (/* binding */ isHere),
/* harmony export */   sH: () => (/* binding */ originUrl)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33699);

const GITHUB = 'https://github.com';
/** The GitHub that the run belongs to: from its own address, else github.com. */
function serverUrl(report) {
    const { runUrl } = report.run;
    const address = runUrl === null ? null : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .httpsUrl */ .N3)(runUrl);
    return address === null ? GITHUB : new URL(address).origin;
}
/** `https://github.com/owner/name` of where a submission comes from; null: not from a repository. */
function repositoryUrl(report, submission) {
    const { origin } = submission;
    if (origin === null || origin.kind === 'directory')
        return null;
    return `${serverUrl(report)}/${encodeURIComponent(origin.owner)}/${encodeURIComponent(origin.repo)}`;
}
/** Where a person looks at a submission: its pull request or its repository. */
function originUrl(report, submission) {
    const base = repositoryUrl(report, submission);
    if (base === null)
        return null;
    return submission.origin?.kind === 'pull-request' ? `${base}/pull/${submission.origin.number}` : base;
}
/** A link to lines of a submission's file at the commit that was checked, which stays right after later pushes. */
function permalink(report, submission, region) {
    const base = repositoryUrl(report, submission);
    const { origin } = submission;
    if (base === null || origin === null || origin.kind === 'directory')
        return null;
    const lines = region.lineStart === null
        ? ''
        : region.lineEnd === null || region.lineEnd === region.lineStart
            ? `#L${region.lineStart}`
            : `#L${region.lineStart}-L${region.lineEnd}`;
    // `plain=1`: notebooks and Markdown are rendered otherwise, and lines lead nowhere.
    return `${base}/blob/${encodeURIComponent(origin.sha)}/${encodePath(region.file)}?plain=1${lines}`;
}
/**
 * Whether a submission is the run's own repository as it was checked out: a folder that is not below the workspace but is the
 * workspace, which the runner calls by the repository's name.
 */
function isCheckout(report, { origin }) {
    if (origin?.kind !== 'directory' || !ABSOLUTE.test(origin.path))
        return false;
    const repository = report.run.repository?.split('/').at(-1);
    return (repository !== undefined && origin.path.split(/[/\\]/).findLast((part) => part !== '') === repository);
}
const ABSOLUTE = /^(?:[/\\]|[A-Za-z]:)/;
/** Whether a repository is the one that the run belongs to. GitHub's names know no case. */
function isHere(report, repository) {
    return report.run.repository?.toLowerCase() === `${repository.owner}/${repository.repo}`.toLowerCase();
}
/**
 * A file's path in the repository that the run belongs to, where annotations can be shown; null: the file is not in it.
 */
function workspacePath(report, submission, file) {
    const { origin } = submission;
    switch (origin?.kind) {
        case 'pull-request':
            return report.run.repository === null || isHere(report, origin) ? file : null;
        case 'repository':
            return isHere(report, origin) ? file : null;
        case 'directory': {
            if (isCheckout(report, submission))
                return file;
            if (ABSOLUTE.test(origin.path))
                return null;
            const parts = `${origin.path.replaceAll('\\', '/')}/${file}`.split('/');
            if (parts.includes('..'))
                return null;
            return parts.filter((part) => part !== '' && part !== '.').join('/');
        }
        case undefined:
            return null;
    }
}
/** A path as part of an address: every segment encoded. */
function encodePath(path) {
    return path
        .split('/')
        .map((part) => encodeURIComponent(part.toWellFormed()))
        .join('/');
}


/***/ }),

/***/ 7226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ FOUND_WORDS),
/* harmony export */   Jn: () => (/* binding */ elsewhere),
/* harmony export */   QR: () => (/* binding */ foundIn),
/* harmony export */   SW: () => (/* binding */ isAlone),
/* harmony export */   U5: () => (/* binding */ elsewhereWords),
/* harmony export */   Vj: () => (/* binding */ elsewhereScore),
/* harmony export */   ls: () => (/* binding */ PLACES)
/* harmony export */ });
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59985);
/* harmony import */ var _web_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7178);


/** Where lines were found, as far as every reader may know it. */
const PLACES = ['submission', 'pull-request', 'archive', 'external', 'ai'];
/** As a reader would say it. */
const FOUND_WORDS = {
    submission: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.inSubmission'),
    'pull-request': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.inPullRequest'),
    archive: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.inArchive'),
    external: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.inExternal'),
    ai: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.inAi'),
};
/** Where the other side of a match stands: by what was handed in here, and the service's word for all else. */
function foundIn(findings) {
    const byKey = new Map(findings.submissions.map((submission) => [submission.key, submission]));
    return ({ kind, otherKey }) => {
        if (kind === 'ai')
            return 'ai';
        const other = otherKey === null ? undefined : byKey.get(otherKey);
        if (other === undefined)
            return kind === 'peer' ? 'submission' : 'external';
        if (other.origin?.kind === 'pull-request')
            return 'pull-request';
        return other.role === 'archive' ? 'archive' : 'submission';
    };
}
/**
 * A submission's similarity to what is no judged submission, by place; nothing of places where nobody looked. Public code of a
 * search is apart: it has lists of its own.
 */
function elsewhere(findings, submission) {
    const { archive } = submission;
    const database = (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .databaseScore */ .UW)(submission);
    return [
        ...(archive == null ? [] : [{ words: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)('words.commas', archiveWords(findings)), score: archive }]),
        ...(database === null ? [] : [{ words: outsideWords(findings), score: database }]),
    ];
}
/** All those places together, for one column; null: nobody looked anywhere. */
function elsewhereWords(findings) {
    const isSearched = findings.submissions.some((one) => one.role === 'judged' && (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .databaseScore */ .UW)(one) !== null);
    const places = [...archiveWords(findings), ...(isSearched ? [outsideWords(findings)] : [])];
    return places.length === 0 ? null : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)('words.commas', places);
}
/** The highest of them; null: not known. */
function elsewhereScore(findings, submission) {
    const scores = elsewhere(findings, submission).map(({ score }) => score);
    return scores.length === 0 ? null : Math.max(...scores);
}
/** What `web` of a submission is to, where public code has a number of its own, or may be a part of it. */
function outsideWords({ webSearch }) {
    return webSearch === undefined ? FOUND_WORDS.external : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('web.database');
}
/** What was given to compare with. */
function archiveWords({ submissions }) {
    const archived = submissions.filter(({ role }) => role === 'archive');
    const pulls = archived.filter(({ origin }) => origin?.kind === 'pull-request').length;
    return [
        ...(pulls > 0 ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.otherPullRequests')] : []),
        ...(archived.length > pulls ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.archive')] : []),
    ];
}
/** Whether there is one submission, nothing that it could be compared with, and so no number for it. */
function isAlone({ submissions, failures }) {
    const compared = submissions.filter(({ role }) => role === 'judged' || role === 'archive');
    const [only] = compared;
    return compared.length === 1 && failures.length === 0 && only?.role === 'judged' && only.total === null;
}


/***/ }),

/***/ 18480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ studentFailureSentence),
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   MU: () => (/* binding */ REASON_ELSEWHERE)
/* harmony export */ });
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59985);

/** Nobody who reads this has a report with the reason: it may name a peer, and stands in what only some may switch on. */
const REASON_ELSEWHERE = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.reasonElsewhere');
/** The verdict for students. `outcome` null: it is not told. */
function sentenceOf(outcome, situation) {
    const { isOwn, isPublic, isAlone, judged: n, flagged, notChecked: missing } = situation;
    switch (outcome) {
        case null:
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.resultNotShown');
        case 'passed':
            return isOwn ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.ownPassed') : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.classPassed', { n });
        case 'flagged':
            if (isPublic)
                return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.publicFlagged');
            return isOwn ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.ownFlagged') : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.classFlagged', { flagged, n });
        case 'incomplete':
        case 'skipped':
            if (isAlone)
                return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.aloneYet');
            if (outcome === 'skipped')
                return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.nothingChecked');
            return isOwn || n === 0
                ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.ownIncomplete')
                : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.classIncomplete', { missing, n });
        case 'cancelled':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.wasCancelled');
        case 'timeout':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.wasTimeout');
        case 'rate-limited':
        case 'service-unavailable':
        case 'network':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.wasNoAnswer');
        case 'auth':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.wasAuth');
        case 'account-suspended':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.wasSuspended');
        case 'analysis-failed':
        case 'forbidden':
        case 'config-error':
        case 'internal-error':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)('words.sentences', [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('report.wasNotDone'), REASON_ELSEWHERE]);
    }
}
/** What a student reads of a run that ended before there was anything to report, where the error may name a peer. */
function studentFailureSentence(outcome) {
    return sentenceOf(outcome, {
        isOwn: true,
        isPublic: false,
        isAlone: false,
        judged: 0,
        flagged: 0,
        notChecked: 0,
    });
}


/***/ }),

/***/ 94128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ policyUrl),
/* harmony export */   LS: () => (/* binding */ isUncompared),
/* harmony export */   bc: () => (/* binding */ studentHowToRead),
/* harmony export */   gF: () => (/* binding */ policyWords),
/* harmony export */   kB: () => (/* binding */ regionMarkdown),
/* harmony export */   oJ: () => (/* binding */ foundWords),
/* harmony export */   q4: () => (/* binding */ studentHeadline),
/* harmony export */   ub: () => (/* binding */ ownFacts),
/* harmony export */   ud: () => (/* binding */ policyMarkdown)
/* harmony export */ });
/* harmony import */ var _bands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72935);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33699);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59985);
/* harmony import */ var _searched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7226);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62867);





/** What students read first. In public nobody is shamed by it, and where nothing is told it is the same whatever was found. */
function studentHeadline(view) {
    if (view.outcome === null)
        return { mark: 'ℹ️', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.checkRan') };
    if (view.outcome === 'flagged' && view.isPublic) {
        return { mark: '👀', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.personWillLook') };
    }
    if (isUncompared(view))
        return _wording_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_TO_COMPARE */ .g_;
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(view.outcome);
}
/** Whether there was nobody to compare with, so that a band and a count of none would say too much. */
function isUncompared({ outcome, comparedWith, own }) {
    return (comparedWith === 0 &&
        own !== null &&
        (own.similarity ?? 'n/a') === 'n/a' &&
        (outcome === 'passed' || outcome === 'incomplete' || outcome === 'skipped'));
}
/** What is told of the own submission, part by part; empty: nothing. */
function ownFacts(view) {
    const { own, comparedWith: n, notComparedWith: more, aiRun } = view;
    if (own === null)
        return [];
    const facts = [];
    const isCompared = !isUncompared(view);
    if (own.similarity !== null && isCompared) {
        facts.push([(0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.similarity'), _bands_js__WEBPACK_IMPORTED_MODULE_0__/* .BAND_WORDS */ .I[own.similarity]]);
    }
    if (own.ai !== null && aiRun)
        facts.push([(0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.ai'), _bands_js__WEBPACK_IMPORTED_MODULE_0__/* .BAND_WORDS */ .I[own.ai]]);
    if (own.isFlagged !== null && isCompared && !view.isPublic) {
        facts.push([(0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.review'), (0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)(own.isFlagged ? 'report.needed' : 'report.notNeeded')]);
    }
    facts.push([
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.comparedWith'),
        more === 0 ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.others', { n }) : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.othersNotMore', { n, more }),
    ]);
    return facts;
}
/** What a student can do with it, and what it means. */
function studentHowToRead(view) {
    const isTold = view.feedback !== 'none';
    return [
        ...(isTold && view.inBands
            ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.inBands', { threshold: String(view.thresholds.similarity) })]
            : []),
        ...(isTold
            ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.decidedNothing'), (0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.canAnswer'), (0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.alikeByNature')]
            : [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.notShown')]),
        ...(isTold ? [(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .similarityWords */ .Ds)(view.isEmbedded, view.thresholds.similarity)] : []),
        ...(view.feedback === 'full' ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.bands')] : []),
        ...(view.aiRun && isTold ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.aiCanBeWrong')] : []),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .starterWords */ .nV)(view.baseCode),
        ...(view.isEmbedded && !view.hasLeft ? [_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .EMBEDDED_WORDS */ .Xx] : []),
    ];
}
/** `another submission, web or database`. */
function foundWords(region) {
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)('words.commas', region.foundIn.map((place) => _searched_js__WEBPACK_IMPORTED_MODULE_1__/* .FOUND_WORDS */ .By[place]));
}
/** A line of a list: the own lines, with a link to them where there is one. */
function regionMarkdown(region, words) {
    const lines = words.tell((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .linesWords */ .VG)(region.lineStart, region.lineEnd));
    const text = `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownCode */ .D9)(region.file)} ${lines}`;
    return `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownLink */ .iQ)(text, region.url)} (${words.tell(foundWords(region))})`;
}
/** A course's policy in a sentence; null where there is none to show. */
function policyWords({ policy }) {
    return policy === null ? null : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('report.policy', { policy });
}
/** The same in Markdown: a link only where it is a plain https address and nothing else. */
function policyMarkdown({ policy }, words) {
    if (policy === null)
        return null;
    const url = policyUrl(policy);
    return words.say('report.policy', {
        policy: url === null ? (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownText */ .p7)(policy) : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownLink */ .iQ)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownText */ .p7)(url), url),
    });
}
/** The policy's address, where it is one and nothing else. */
function policyUrl(policy) {
    return policy === null || /\s/.test(policy) ? null : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .httpsUrl */ .N3)(policy);
}


/***/ }),

/***/ 2169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ studentView),
/* harmony export */   Mo: () => (/* binding */ studentVerdicts),
/* harmony export */   Mw: () => (/* binding */ notCheckedOf),
/* harmony export */   Nt: () => (/* binding */ ownSubmission)
/* harmony export */ });
/* harmony import */ var _domain_bands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96889);
/* harmony import */ var _merged_regions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32383);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65883);
/* harmony import */ var _searched_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7226);
/* harmony import */ var _web_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7178);
/* harmony import */ var _student_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18480);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74273);
/* harmony import */ var _words_english_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55102);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59985);









/**
 * The only submission that is judged, where it is the reader's own: a pull request, or the repository that the run is in.
 * The only submission so far of a class whose repository everybody reads is nobody's own.
 */
function ownSubmission(report) {
    const judged = report.findings.submissions.filter((submission) => submission.role === 'judged');
    const failed = report.findings.failures.filter((failure) => failure.role === 'judged');
    const [only] = judged;
    if (only === undefined || judged.length > 1 || failed.length > 0)
        return null;
    switch (only.origin?.kind) {
        case 'pull-request':
            return only;
        case 'repository':
            return (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .isHere */ .nw)(report, only.origin) ? only : null;
        case 'directory':
            return (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .isCheckout */ .VI)(report, only) ? only : null;
        case undefined:
            return null;
    }
}
/** What a student may see of the run. */
function studentView(report) {
    const { findings, verdict, run, thresholds, students } = report;
    const own = ownSubmission(report);
    const judged = findings.submissions.filter((submission) => submission.role === 'judged').length;
    const failed = findings.failures.filter((failure) => failure.role === 'judged').length;
    const feedback = students.isPublic && students.feedback === 'full' ? 'verdict' : students.feedback;
    const outcome = feedback === 'none' && isAboutCode(verdict.outcome) ? null : verdict.outcome;
    return {
        title: own?.name ?? run.repository ?? 'Similarity check',
        createdAt: run.createdAt,
        toolVersion: run.toolVersion,
        runUrl: run.runUrl === null || mentionsPeer(report, own, run.runUrl) ? null : run.runUrl,
        feedback,
        isPublic: students.isPublic,
        outcome,
        sentence: (0,_student_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentenceOf */ .$N)(outcome, {
            isOwn: own !== null,
            isPublic: students.isPublic,
            isAlone: (0,_searched_js__WEBPACK_IMPORTED_MODULE_0__/* .isAlone */ .SW)(findings),
            judged: judged + failed,
            flagged: findings.submissions.filter(isToReview(report)).length,
            notChecked: verdict.notChecked.length,
        }),
        policy: outcome === 'flagged' ? students.policy : null,
        thresholds,
        aiRun: findings.aiRun,
        baseCode: findings.baseCode,
        isEmbedded: findings.service.kind === 'embedded',
        hasLeft: (0,_web_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .hasLeft */ .SR)(findings),
        inBands: findings.inBands === true,
        ...comparedCounts(report, own),
        own: own === null ? null : studentSubmission(report, own, feedback),
    };
}
/** How many others there were. @param own one of them, which is not compared with itself; null: none of them is */
function comparedCounts({ findings, students }, own) {
    const compared = findings.submissions.filter(({ role }) => role === 'judged' || role === 'archive').length;
    const isOwnCounted = own !== null && (own.role === 'judged' || own.role === 'archive');
    return {
        comparedWith: compared - (isOwnCounted ? 1 : 0),
        notComparedWith: students.notComparedWith + findings.failures.filter(({ role }) => role === 'archive').length,
    };
}
/** What each author of a class may see, for a judged submission of the run. */
function studentVerdicts(report) {
    const isReviewed = isToReview(report);
    const { feedback } = report.students;
    let counts = null;
    return (own) => {
        // Of judged ones it is the same for each.
        counts ??= comparedCounts(report, own);
        const hasNumbers = own.total !== null || own.aiAverage !== null;
        const { isChecked, ...facts } = ownVerdict(own, isReviewed(own), feedback);
        const outcome = isChecked && hasNumbers ? 'passed' : 'incomplete';
        return { ...facts, ...counts, outcome: isReviewed(own) ? 'flagged' : outcome };
    };
}
/** Whom the verdict is about: those above a threshold; where nobody is, and it says so all the same, who stands out. */
function isToReview({ verdict }) {
    const keys = new Set(verdict.flagged.length > 0 || verdict.outcome !== 'flagged'
        ? verdict.flagged.map(({ key }) => key)
        : verdict.standsOut.flatMap(({ a, b }) => [a, b]));
    return ({ key, role }) => role === 'judged' && keys.has(key);
}
/** Whether an outcome says something of what was compared, and not only of how the run went. */
function isAboutCode(outcome) {
    return outcome === 'passed' || outcome === 'flagged' || outcome === 'incomplete';
}
function studentSubmission(report, own, feedback) {
    return {
        name: own.name,
        ...ownVerdict(own, isToReview(report)(own), feedback),
        regions: feedback === 'full' ? studentRegions(report, own) : [],
        leftOut: own.leftOut.map(({ path, reason }) => ({ path, reason })),
    };
}
function ownVerdict(own, isReviewed, feedback) {
    const isChecked = own.state.kind === 'checked';
    const isFull = feedback === 'full';
    return {
        isChecked,
        notChecked: isChecked ? null : notCheckedWords(own),
        isFlagged: feedback === 'none' ? null : isReviewed,
        similarity: isFull ? (0,_domain_bands_js__WEBPACK_IMPORTED_MODULE_5__/* .bandOf */ .BV)(own.total) : null,
        ai: isFull ? (0,_domain_bands_js__WEBPACK_IMPORTED_MODULE_5__/* .bandOf */ .BV)(own.aiAverage) : null,
    };
}
function studentRegions(report, own) {
    const isOwnFile = ownFiles(report, own);
    const where = (0,_searched_js__WEBPACK_IMPORTED_MODULE_0__/* .foundIn */ .QR)(report.findings);
    // Nothing of a search of the web is for students: it would name a source that others may use.
    const regions = (0,_merged_regions_js__WEBPACK_IMPORTED_MODULE_6__/* .mergedRegions */ .q)(own.matches.filter(({ source }) => source === undefined))
        .filter(({ file }) => isOwnFile(file))
        .map((region) => ({
        kind: region.kind,
        file: region.file,
        lineStart: region.lineStart,
        lineEnd: region.lineEnd,
        foundIn: [...new Set(region.matches.map(where))].toSorted(),
        url: (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .permalink */ .eL)(report, own, region),
    }))
        .toSorted((x, y) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_7__/* .compareText */ .n)(x.file, y.file) || (x.lineStart ?? 0) - (y.lineStart ?? 0));
    return [...hiddenRegions(own, where), ...regions];
}
/** Files that were left out and hold code of somebody else: by their own names, without lines. */
function hiddenRegions({ hidden = [] }, where) {
    const files = Map.groupBy(hidden.filter(({ leftOut }) => leftOut === 'own'), ({ path }) => path);
    return [...files].map(([file, copies]) => ({
        kind: 'peer',
        file,
        lineStart: null,
        lineEnd: null,
        foundIn: [...new Set(copies.map(({ otherKey }) => where({ kind: 'peer', otherKey })))].toSorted(),
        url: null,
    }));
}
/** Why the own submission was not checked, as far as that can be said in our own words. */
function notCheckedWords(own) {
    if (own.files.length === 0)
        return NO_SOURCE_FILES;
    if (own.comparability === 'no-source')
        return NO_KNOWN_LANGUAGE;
    if (own.comparability === 'too-short')
        return TOO_SHORT;
    return _student_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .REASON_ELSEWHERE */ .MU;
}
const NO_SOURCE_FILES = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU)('report.noSourceFiles');
const NO_KNOWN_LANGUAGE = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU)('report.noKnownLanguage');
const TOO_SHORT = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU)('report.isTooShort');
/** Such a reason again, from its English sentence: what scans remember. */
function notCheckedOf(english) {
    const known = [NO_SOURCE_FILES, NO_KNOWN_LANGUAGE, TOO_SHORT, _student_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .REASON_ELSEWHERE */ .MU];
    return known.find((reason) => _words_english_js__WEBPACK_IMPORTED_MODULE_3__/* .ENGLISH */ .V.tell(reason) === english) ?? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_8__/* .inEnglish */ .kK)(english);
}
/**
 * Whether a file that the service names as the own one's can be shown: a service that mixes up the sides of a match would
 * name a peer's, or somebody's of its database. Where it is not known what was handed in, peers' names are all that can be
 * kept back.
 */
function ownFiles(report, own) {
    const mine = new Set(own.files.map(({ path }) => path));
    const theirs = new Set(report.findings.submissions
        .filter((submission) => submission !== own)
        .flatMap(({ files }) => files.map(({ path }) => fold(path))));
    return (file) => (mine.size > 0 ? mine.has(file) : !theirs.has(fold(file)));
}
/**
 * Whether a text names a peer: its key, name, owner, repository, commit, student, author, path or a file's path, as a whole
 * word in any case. What the own submission is called by too is not a peer's.
 */
function mentionsPeer(report, own, text) {
    // Where the reader is, the reader knows: the run's own repository gives nobody away.
    const here = report.run.repository ?? '';
    const mine = new Set([here, ...here.split('/'), ...(own === null ? [] : identities(own))].map(fold));
    const folded = fold(text);
    return [...report.findings.submissions, ...report.findings.failures].some((submission) => submission !== own &&
        identities(submission)
            .map(fold)
            .some((identity) => identity !== '' && !mine.has(identity) && containsWord(folded, identity)));
}
/** Everything that tells whose submission this is. */
function identities(submission) {
    const list = [submission.key, submission.name];
    if ('origin' in submission) {
        if (submission.origin !== null)
            list.push(...originIdentities(submission.origin));
        const { id = null, sourceName = null } = submission.person ?? {};
        list.push(...[id, sourceName].filter((one) => one !== null));
        list.push(...submission.files.map((file) => file.path));
        if (submission.zip !== null)
            list.push(submission.zip.path);
    }
    return list;
}
function originIdentities(origin) {
    switch (origin.kind) {
        case 'directory':
            return [origin.path, ...(origin.handIn === undefined ? [] : handInIdentities(origin.handIn))];
        case 'repository':
            return [
                origin.owner,
                origin.repo,
                origin.sha,
                origin.sha.slice(0, 7),
                ...[origin.student, origin.login].filter((one) => one !== undefined),
            ];
        case 'pull-request':
            return [
                origin.owner,
                origin.repo,
                `#${origin.number}`,
                origin.sha,
                origin.sha.slice(0, 7),
                origin.author,
            ];
    }
}
/** Of the person, and of everybody in the team. */
function handInIdentities({ id, login, email, members = [] }) {
    return [{ id, login, email }, ...members]
        .flatMap((one) => Object.values(one))
        .filter((text) => text != null);
}
function fold(text) {
    return text.normalize('NFKC').toLowerCase().trim();
}
function containsWord(text, word) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const before = text[at - 1] ?? ' ';
        const after = text[at + word.length] ?? ' ';
        if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after))
            return true;
    }
    return false;
}


/***/ }),

/***/ 56119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ ownRegions),
  d: () => (/* binding */ viewOf)
});

// EXTERNAL MODULE: ./build/domain/report.js
var domain_report = __webpack_require__(22663);
// EXTERNAL MODULE: ./build/words/english.js
var english = __webpack_require__(55102);
// EXTERNAL MODULE: ./build/report/own-regions.js
var own_regions = __webpack_require__(41319);
// EXTERNAL MODULE: ./build/report/student-words.js
var student_words = __webpack_require__(94128);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(62867);
// EXTERNAL MODULE: ./build/cases/case-words.js
var case_words = __webpack_require__(50120);
// EXTERNAL MODULE: ./build/cases/case-key.js
var case_key = __webpack_require__(34638);
// EXTERNAL MODULE: ./build/cases/cases-by-pair.js
var cases_by_pair = __webpack_require__(97942);
// EXTERNAL MODULE: ./build/cases/subjects.js
var cases_subjects = __webpack_require__(53921);
;// CONCATENATED MODULE: ./build/cases/cases-of-pairs.js



/** The case that a pair of this run is a part of; undefined: nobody decided about it. */
function casesOfPairs(cases, submissions) {
    if (cases.length === 0)
        return () => undefined;
    const subjects = (0,cases_subjects/* subjectsOf */.Z)(submissions);
    const byPair = (0,cases_by_pair/* casesByPair */.T)(cases);
    return ({ a, b }) => byPair.get((0,case_key/* caseKey */.u)([subjects.get(a) ?? '', subjects.get(b) ?? '']));
}

// EXTERNAL MODULE: ./build/domain/submission.js
var submission = __webpack_require__(18433);
// EXTERNAL MODULE: ./build/words/message.js
var message = __webpack_require__(59985);
;// CONCATENATED MODULE: ./build/report/explanation.js



/**
 * Why each flagged submission is flagged, in one line that names nobody: what its numbers are made of, and what is ordinary in this
 * class. Numbers that the service does not give are left out.
 *
 * @param closest the closest other one of each submission
 * @returns sentences by key
 */
function flagExplanations(report, closest) {
    const byKey = new Map(report.findings.submissions.map((one) => [one.key, one]));
    return new Map(report.verdict.flagged.flatMap(({ key, by }) => {
        const submission = byKey.get(key);
        return submission === undefined ? [] : [[key, explanation(report, submission, by, closest.get(key))]];
    }));
}
function explanation(report, submission, by, peer) {
    const { thresholds, findings } = report;
    const threshold = thresholds.ai;
    const score = { as: 'score', value: submission.aiAverage, threshold };
    const isEmbedded = findings.service.kind === 'embedded';
    return (0,message/* joined */.oR)('words.sentences', [
        ...(by.includes('similarity') ? similaritySentences(report, submission, peer) : []),
        ...(by.includes('ai')
            ? [(0,message/* message */.iU)(isEmbedded ? 'report.aboveAiMeans' : 'report.aboveAi', { score, threshold })]
            : []),
    ]);
}
function similaritySentences(report, submission, peer) {
    const threshold = report.thresholds.similarity;
    // A number that no pair of this check explains was found in an archive of the service, or on the web.
    const isPairs = peer !== undefined && (peer.average ?? 0) > threshold;
    const n = (0,wording/* shortTokens */.L2)(submission);
    return [
        aboveSentence(submission, isPairs ? peer.pair : null, threshold),
        ...webSentence(submission, isPairs ? peer.average : null),
        ...(isPairs ? sharedSentence(report, submission, peer.pair) : []),
        starterSentence(report, submission),
        ...ordinarySentence(report, submission),
        ...(n === null ? [] : [(0,message/* message */.iU)('report.isShort', { n })]),
    ];
}
/** Whether it is public code that the number comes from. @param average of the closest pair; null: no pair is above the threshold */
function webSentence({ publicWeb, total }, average) {
    const isHighest = publicWeb != null && publicWeb === total && publicWeb > (average ?? -1);
    return isHighest ? [(0,message/* message */.iU)('web.highest')] : [];
}
/** What the number counts: tokens in common runs with the closest other one. @param pair null: it is not known */
function aboveSentence({ key, tokens, total }, pair, threshold) {
    const score = { as: 'score', value: total, threshold };
    const overlap = pair?.overlap ?? null;
    if (pair === null || overlap === null)
        return (0,message/* message */.iU)('report.aboveSimilarity', { score, threshold });
    const { a, similarity, matchedSimilarity, longestFragment: longest } = pair;
    const share = a === key ? similarity : matchedSimilarity;
    const all = tokens ?? (share === null || share === 0 ? null : Math.round((100 * overlap) / share));
    return (0,message/* message */.iU)('report.aboveSimilarityMade', {
        score,
        threshold,
        overlap,
        hasAll: all === null ? 'no' : 'yes',
        all: all ?? 0,
        hasLongest: longest === null ? 'no' : 'yes',
        longest: longest ?? 0,
    });
}
/** How many others have the same code: the median over the tokens of the pair's fragments. */
function sharedSentence({ findings }, { key, matches }, { a, b }) {
    const other = a === key ? b : a;
    const held = matches
        .flatMap(({ otherKey, sharedBy, tokens }) => otherKey === other && sharedBy !== undefined ? [{ sharedBy, tokens: tokens ?? 0 }] : [])
        .toSorted((x, y) => x.sharedBy - y.sharedBy);
    const half = held.reduce((sum, { tokens }) => sum + tokens, 0) / 2;
    let sum = 0;
    const middle = held.find(({ tokens }) => {
        sum += tokens;
        return sum >= half;
    });
    if (middle === undefined)
        return [];
    const others = findings.submissions.filter((one) => (one.role === 'judged' || one.role === 'archive') && one.key !== key && one.key !== other).length;
    return [
        middle.sharedBy === 0
            ? (0,message/* message */.iU)('report.inNoOther', { n: others })
            : (0,message/* message */.iU)('report.inManyOthers', { held: middle.sharedBy, n: others }),
    ];
}
function starterSentence({ findings }, { commonCode = [] }) {
    if (!findings.baseCode)
        return (0,message/* message */.iU)('report.starterNotOut');
    return (0,message/* message */.iU)(commonCode.length === 0 ? 'report.starterNone' : 'report.starterOut');
}
/** What is ordinary: the median of all others' similarities. */
function ordinarySentence({ findings }, { key }) {
    const totals = (0,submission/* judgedOf */.B8)(findings.submissions)
        .flatMap((one) => (one.key === key || one.total === null ? [] : [one.total]))
        .toSorted((x, y) => x - y);
    const middle = totals[Math.ceil(totals.length / 2) - 1];
    if (middle === undefined || totals.length < LEAST_OTHERS)
        return [];
    return [(0,message/* message */.iU)('report.ordinary', { score: { as: 'score', value: middle } })];
}
/** Of fewer nothing is ordinary. */
const LEAST_OTHERS = 3;

// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
;// CONCATENATED MODULE: ./build/report/views/staff.js




/** Works out what staff see of a run. */
function staffView(report) {
    const { findings, verdict } = report;
    const pairs = (0,ranking/* rankPairs */.WU)(report);
    const open = pairs.filter(ranking/* isOpen */.nT);
    const together = pairs.filter(({ pair }) => pair.together !== undefined);
    const toReview = open.filter(ranking/* sharesCode */.Q1);
    const ranked = (0,ranking/* rankSubmissions */.IH)(report);
    const closest = (0,ranking/* closestPeers */.t8)(findings, pairs);
    return {
        report,
        name: (0,ranking/* nameOf */.Vb)(findings),
        explanations: flagExplanations(report, closest),
        flags: new Map(verdict.flagged.map(({ key, by }) => [key, by])),
        unchecked: new Set(verdict.notChecked),
        pardoned: (0,ranking/* pardonedKeys */.Iv)(report),
        ranked,
        listed: (0,ranking/* isListed */.yy)(report) ? ranked : [],
        closest,
        suspicion: (0,ranking/* openSuspicion */.WK)(report),
        pairs,
        toReview,
        apart: open.length - toReview.length,
        dismissed: pairs.slice(open.length, pairs.length - together.length),
        together: together.filter(ranking/* sharesCode */.Q1),
        reasons: (0,ranking/* dismissals */.Bx)(report),
        caseOf: casesOfPairs(report.cases, findings.submissions),
        cases: (0,case_words/* casesSummary */.Yg)(report.cases),
    };
}

// EXTERNAL MODULE: ./build/report/views/student.js
var views_student = __webpack_require__(2169);
;// CONCATENATED MODULE: ./build/report/views/view.js







/** What an audience sees of a run. @param words the language of `report.locale`; default: English */
function viewOf(report, audience, words = english/* ENGLISH */.V) {
    const { run, verdict } = report;
    const { exitCode } = verdict;
    if ((0,domain_report/* readersOf */.cU)(report, audience) === 'staff') {
        const cover = {
            locale: report.locale,
            title: run.title,
            headline: (0,wording/* headlineOf */.gD)(report),
            outcome: verdict.outcome,
            exitCode,
            sentence: verdict.sentence,
            howToRead: (0,wording/* howToRead */._c)(report),
            createdAt: run.createdAt,
            toolVersion: run.toolVersion,
            runUrl: run.runUrl,
        };
        return { audience: 'staff', words, cover, staff: staffView(report) };
    }
    const student = (0,views_student/* studentView */.Be)(report);
    const { title, outcome, sentence, createdAt, toolVersion, runUrl } = student;
    const headline = (0,student_words/* studentHeadline */.q4)(student);
    const cover = {
        locale: report.locale,
        title,
        headline,
        outcome,
        exitCode,
        sentence,
        howToRead: (0,student_words/* studentHowToRead */.bc)(student),
        createdAt,
        toolVersion,
        runUrl,
    };
    return { audience: 'student', words, cover, student, regions: (0,own_regions/* studentRegions */.DJ)(report, student) };
}
/**
 * Regions of the judged submissions that an audience may see: flagged submissions first, then the largest regions.
 *
 * @param max how many are made; the others are only counted
 * @param isWanted which regions are asked for
 */
function ownRegions(view, max, isWanted = () => true) {
    if (view.audience === 'staff')
        return (0,own_regions/* staffRegions */.g_)(view.staff, max, isWanted);
    const all = view.regions.filter(isWanted);
    return { shown: all.slice(0, max), total: all.length };
}


/***/ }),

/***/ 7178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ beforeWords),
/* harmony export */   Pf: () => (/* binding */ sourceAt),
/* harmony export */   SH: () => (/* binding */ sentCount),
/* harmony export */   SR: () => (/* binding */ hasLeft),
/* harmony export */   UW: () => (/* binding */ databaseScore),
/* harmony export */   VZ: () => (/* binding */ sourceName),
/* harmony export */   XN: () => (/* binding */ searchCounts),
/* harmony export */   Zc: () => (/* binding */ linesUrl),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   p8: () => (/* binding */ licenceWords),
/* harmony export */   qt: () => (/* binding */ isOnWeb),
/* harmony export */   u0: () => (/* binding */ sourcesOf),
/* harmony export */   xd: () => (/* binding */ PROVIDER_NAMES)
/* harmony export */ });
/* unused harmony export sentParts */
/* harmony import */ var _domain_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1351);
/* harmony import */ var _domain_submission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18433);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33699);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59985);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65883);





/** What they call themselves, in every language. */
const PROVIDER_NAMES = {
    github: 'GitHub',
    'software-heritage': 'Software Heritage',
};
/** The public code that a submission is like: sources that count first, the most similar first. */
function sourcesOf({ matches }) {
    const byUrl = new Map();
    for (const match of matches) {
        const { source } = match;
        if (source === undefined)
            continue;
        const known = byUrl.get(source.url);
        if (known === undefined)
            byUrl.set(source.url, { source, matches: [match] });
        else
            known.matches.push(match);
    }
    return [...byUrl.values()]
        .map((one) => ({ ...one, similarity: (0,_domain_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .highest */ .BR)(one.matches.map(({ similarity }) => similarity)) }))
        .toSorted((x, y) => Number(y.source.counts) - Number(x.source.counts) || (y.similarity ?? -1) - (x.similarity ?? -1));
}
/** Whether a submission is like public code that counts. */
function isOnWeb({ matches }) {
    return matches.some(({ source }) => source?.counts === true);
}
/** The part of `web` that is no public code: to a database; null: not known. */
function databaseScore({ web, publicWeb, matches }) {
    if (web === null || publicWeb == null || web > publicWeb)
        return web;
    return (0,_domain_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .highest */ .BR)(matches.flatMap(({ kind, source, similarity }) => kind === 'external' && source === undefined ? [similarity] : []));
}
/** Whether anything of the code was sent to others than the service: words of it, or hashes. */
function hasLeft({ webSearch }) {
    return webSearch !== undefined && webSearch.sent.length > 0;
}
/** How many judged submissions were searched for, in part, and like what was found; null: nobody searched the web. */
function searchCounts(findings) {
    if (findings.webSearch === undefined)
        return null;
    const judged = (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedOf */ .B8)(findings.submissions);
    const partly = judged.filter(({ webState }) => webState === 'partly').length;
    return {
        all: judged.length,
        searched: partly + judged.filter(({ webState }) => webState === 'searched').length,
        partly,
        found: judged.filter(isOnWeb).length,
    };
}
/** The address of lines of a public file, as its host names them; null: it is not https. */
function linesUrl(source, { lineStart, lineEnd }) {
    const address = fileUrl(source);
    if (address === null || lineStart === null)
        return address;
    const end = lineEnd === null || lineEnd <= lineStart ? null : lineEnd;
    // https://docs.softwareheritage.org/devel/swh-model/persistent-identifiers.html#fragment-qualifiers
    if (source.provider === 'software-heritage') {
        return `${address};lines=${lineStart}${end === null ? '' : `-${end}`}`;
    }
    const page = new URL(address);
    page.hash = `L${lineStart}${end === null ? '' : `-L${end}`}`;
    return page.href;
}
/**
 * The address of a public file at its commit; null: it is not https. A source has the address of the file that the search hit, and
 * may hold others beside it.
 */
function fileUrl({ url, commit, path, }) {
    const tree = `/blob/${commit}/`;
    const at = commit === '' ? -1 : url.indexOf(tree);
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .httpsUrl */ .N3)(at < 0 ? url : url.slice(0, at + tree.length) + (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O0)(path));
}
/** What a public file is called: `owner/name: path`. Hostile text. */
function sourceName({ provider, repository, path, }) {
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('words.colon', { first: hostName({ provider, repository }), rest: path });
}
/** Whose it is, with its commit. A file that an archive knows is in no repository of its own. Hostile text. */
function sourceAt(source) {
    const repository = hostName(source);
    const commit = source.commit.slice(0, 7);
    return commit === ''
        ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.sourceOf', { repository })
        : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.sourceAt', { repository, commit });
}
function hostName({ provider, repository, }) {
    return repository !== '' || provider === undefined ? repository : PROVIDER_NAMES[provider];
}
/** How many things were sent: each hash is one. */
function sentCount({ sent }) {
    return sent.reduce((sum, line) => sum + sentParts(line).length, 0);
}
/** What a line that was sent holds: hashes one by one, all else as it was sent. */
function sentParts({ kind, text }) {
    return kind === 'hashes' ? text.split(' ') : [text];
}
/** The licence that its repository names. */
function licenceWords({ licence }) {
    return licence === null || licence === '' ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.noLicence') : licence;
}
/** Whether it was public before the hand-in, by whose clock, and what follows: goes on after a colon. */
function beforeWords({ before, publicSince, counts, }) {
    if (!counts && before !== 'no')
        return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.mayBeOwn');
    return publicSince === null
        ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.before', { before })
        : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.since', { before, date: { as: 'time', value: publicSince } });
}


/***/ }),

/***/ 62867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ apartWords),
/* harmony export */   Ds: () => (/* binding */ similarityWords),
/* harmony export */   IT: () => (/* binding */ gapWords),
/* harmony export */   L2: () => (/* binding */ shortTokens),
/* harmony export */   M$: () => (/* binding */ aiWords),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   VG: () => (/* binding */ linesWords),
/* harmony export */   WL: () => (/* binding */ shortWords),
/* harmony export */   Xx: () => (/* binding */ EMBEDDED_WORDS),
/* harmony export */   _c: () => (/* binding */ howToRead),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   g_: () => (/* binding */ NOTHING_TO_COMPARE),
/* harmony export */   ge: () => (/* binding */ rolesSummary),
/* harmony export */   l4: () => (/* binding */ TOGETHER_WORDS),
/* harmony export */   nV: () => (/* binding */ starterWords),
/* harmony export */   qO: () => (/* binding */ SHORT_MEANS),
/* harmony export */   qX: () => (/* binding */ comparabilityWords),
/* harmony export */   rt: () => (/* binding */ LEFT_OUT_WORDS),
/* harmony export */   u4: () => (/* binding */ leftOutSummary),
/* harmony export */   wI: () => (/* binding */ PARDONED_WORDS)
/* harmony export */ });
/* harmony import */ var _domain_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1351);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59985);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(321);
/* harmony import */ var _searched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7226);
/* harmony import */ var _web_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7178);





/** What staff read first. Green beside pairs that stand out, or where nothing was compared, would mislead. */
function headlineOf({ findings, verdict, thresholds }) {
    const { outcome, standsOut } = verdict;
    const n = standsOut.length;
    const isDone = outcome === 'passed' || outcome === 'incomplete' || outcome === 'skipped';
    if (isDone && (0,_searched_js__WEBPACK_IMPORTED_MODULE_1__/* .isAlone */ .SW)(findings))
        return NOTHING_TO_COMPARE;
    if (outcome === 'passed' && findings.submissions.some(_domain_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .isDictated */ .Dd)) {
        return { mark: '👀', title: withPairs((0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.saysNothing'), n) };
    }
    if (outcome === 'passed' && n > 0) {
        return { mark: '👀', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.nothingAbove', { threshold: thresholds.similarity, n }) };
    }
    const { mark, title } = headline(outcome);
    return { mark, title: withPairs(title, n) };
}
/** The only submission there is, and no number for it. */
const NOTHING_TO_COMPARE = { mark: '⏭️', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.nothingToCompare') };
/** Pairs to look at although no threshold was passed. */
function withPairs(title, n) {
    return n === 0 ? title : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.titleStandsOut', { title, n });
}
/** A mark and a headline for each outcome; the sentence follows it. */
function headline(outcome) {
    switch (outcome) {
        case 'passed':
            return { mark: '✅', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.nothingFlagged') };
        case 'flagged':
            return { mark: '🔎', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.needsReview') };
        case 'incomplete':
            return { mark: '⚠️', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.notAllChecked') };
        case 'skipped':
            return { mark: '⏭️', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.skipped') };
        case 'cancelled':
            return { mark: '⏹️', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.cancelled') };
        case 'timeout':
            return { mark: '⌛', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.notInTime') };
        case 'rate-limited':
        case 'service-unavailable':
        case 'network':
            return { mark: '🔌', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.noAnswer') };
        case 'analysis-failed':
        case 'auth':
        case 'account-suspended':
        case 'forbidden':
        case 'config-error':
        case 'internal-error':
            return { mark: '❌', title: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.notDone') };
    }
}
/** Why files were left out, as a reader would say it. */
const LEFT_OUT_WORDS = {
    excluded: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutExcluded'),
    'not-source': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutNotSource'),
    binary: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutBinary'),
    vendored: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutVendored'),
    generated: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutGenerated'),
    'too-large': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutTooLarge'),
    symlink: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutSymlink'),
    submodule: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutSubmodule'),
    'lfs-pointer': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutLfsPointer'),
    'unsafe-path': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutUnsafePath'),
    'duplicate-name': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutDuplicateName'),
    unreadable: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutUnreadable'),
    'starter-code': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutStarterCode'),
    'archive-full': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutArchiveFull'),
    'special-file': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutSpecialFile'),
    limit: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutLimit'),
};
/** What the two of a pair are, where they belong together. */
const TOGETHER_WORDS = {
    'same-person': (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.samePerson'),
    team: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.team'),
    partners: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.partners'),
    staff: (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.staff'),
};
/** Beside a total that is above the threshold and flags nobody. */
const PARDONED_WORDS = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.pardoned');
/** Pairs that no list of what to review needs to show. */
function apartWords(pairs) {
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.apart', { n: pairs });
}
/** What the service could make of a submission; null: nothing to say. */
function comparabilityWords(comparability) {
    switch (comparability) {
        case null:
        case 'compared':
            return null;
        case 'dictated':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.dictated');
        case 'too-short':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.tooShort');
        case 'starter-only':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.starterOnly');
        case 'alone':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.comparedWithNobody');
        case 'no-source':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.noSource');
        case 'unreadable':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.inStrings');
        default:
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .given */ .gI)(comparability);
    }
}
/** Programs of fewer tokens, some thirty lines, are judged, and are often alike without copying. */
const SHORT_BELOW = 200;
/** The tokens of a submission that is judged and short; null: it is not, or its length is not known. */
function shortTokens({ comparability, tokens = null, }) {
    return comparability === 'compared' && tokens !== null && tokens < SHORT_BELOW ? tokens : null;
}
/** That it is, after "is"; null: it is not. */
function shortWords(submission) {
    const n = shortTokens(submission);
    return n === null ? null : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.short', { n });
}
/** What follows from it. */
const SHORT_MEANS = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.shortMeans');
/** Why there is no AI score; null: there is one. */
function aiWords(state) {
    switch (state) {
        case 'scored':
            return null;
        case 'not-run':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.aiNotRun');
        case 'abstained':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.aiAbstained');
        case 'missing':
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.aiMissing');
    }
}
/** What the deciding number is, in one place, wherever it is explained. */
function similarityWords(isEmbedded, threshold) {
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)('words.sentences', [
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)(isEmbedded ? 'report.similarityIs' : 'report.similarityOfService'),
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.flaggedWhenAbove', { threshold }),
    ]);
}
/** How the numbers are to be read: for staff who see them for the first time. */
function howToRead(report) {
    const { findings, thresholds } = report;
    const isEmbedded = findings.service.kind === 'embedded';
    return [
        similarityWords(isEmbedded, thresholds.similarity),
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.noProof'),
        ...((0,_ranking_js__WEBPACK_IMPORTED_MODULE_0__/* .isRanked */ .EE)(findings) ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.suspicionIs')] : []),
        ...(findings.aiRun ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.aiAbove', { threshold: thresholds.ai })] : []),
        starterWords(findings.baseCode),
        ...(findings.webSearch === undefined ? [] : [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.means'), (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.caution')]),
        ...(isEmbedded ? [(0,_web_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLeft */ .SR)(findings) ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('web.embedded') : EMBEDDED_WORDS] : []),
    ];
}
function starterWords(isTakenOut) {
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)(isTakenOut ? 'report.starterTaken' : 'report.starterCounts');
}
const EMBEDDED_WORDS = (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.embedded');
/** Names that are listed for one reason. */
const NAMED_GAPS = 10;
/** Who is missing, and why: a reason that many share is said once. Hostile text. */
function gapWords(gaps, shown, words) {
    const reasons = gaps.map(({ name, reason }) => ({ name, reason: words.write(reason) }));
    return [...Map.groupBy(reasons, ({ reason }) => reason)].map(([reason, those]) => ({
        who: someOf(those.map(({ name }) => name), shown, words),
        n: those.length,
        reason,
    }));
}
/** The first of some names. @param shown how a channel writes one */
function someOf(names, shown, words) {
    const rest = names.length - NAMED_GAPS;
    const first = names.slice(0, NAMED_GAPS).map(shown).join(words.say('words.comma'));
    return rest <= 0 ? first : words.say('words.andMore', { names: first, rest });
}
/** What was left out, counted by reason, most first: `12 files and 1 folder in 3 submissions: third-party code`. */
function leftOutSummary(submissions) {
    const counts = new Map();
    for (const submission of submissions) {
        for (const { path, reason, more } of submission.leftOut) {
            // Its list had no place for them, and their reasons are not known one by one.
            const what = more === undefined ? reason : 'unlisted';
            const entry = counts.get(what) ?? { files: 0, folders: 0, of: new Set() };
            if (path.endsWith('/'))
                entry.folders += 1;
            else
                entry.files += more ?? 1;
            entry.of.add(submission.key);
            counts.set(what, entry);
        }
    }
    return [...counts]
        .toSorted(([, x], [, y]) => y.files + y.folders - x.files - x.folders)
        .map(([what, { files, folders, of: { size }, },]) => {
        const why = what === 'unlisted' ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutUnlisted') : LEFT_OUT_WORDS[what];
        if (folders === 0)
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutFiles', { files, of: size, why });
        if (files === 0)
            return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutFolders', { folders, of: size, why });
        return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutBoth', { files, folders, of: size, why });
    });
}
/** Submissions of the run by role, e.g. `41 submissions, 12 archived submissions to compare with, starter code`. */
function rolesSummary(submissions) {
    const countRole = (role) => submissions.filter((submission) => submission.role === role).length;
    const [archived, references] = [countRole('archive'), countRole('ai-reference')];
    return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)('words.commas', [
        (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.roleJudged', { n: countRole('judged') }),
        ...(archived > 0 ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.roleArchive', { n: archived })] : []),
        ...(countRole('base') > 0 ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.leftOutStarterCode')] : []),
        ...(references > 0 ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.roleReference', { n: references })] : []),
    ]);
}
/** Lines of a file: `lines 3–9`, `line 3`, or `lines n/a`. */
function linesWords(start, end) {
    if (start === null)
        return (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.linesUnknown');
    const from = String(start);
    return end === null || end === start
        ? (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.line', { from })
        : (0,_words_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)('report.lines', { from, to: String(end) });
}


/***/ })

};
