export const id = 17;
export const ids = [17];
export const modules = {

/***/ 7233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ casesOfRun)
/* harmony export */ });
/* harmony import */ var _case_key_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34638);
/* harmony import */ var _cases_by_pair_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97942);
/* harmony import */ var _case_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50120);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98529);
/* harmony import */ var _merge_cases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16314);
/* harmony import */ var _subjects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53921);






/**
 * Holds what people decided against what a run found: names are brought up to date, and a dismissed case whose evidence grew is
 * open again. A pair goes by its own case, else by the newest of the groups that it is in.
 */
function casesOfRun(book, { submissions, pairs }) {
    if (book.cases.length === 0)
        return { cases: [], dismissed: [], decided: () => false };
    const subjects = (0,_subjects_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectsOf */ .Z)(submissions);
    const people = new Map();
    for (const { key, name } of submissions) {
        const subject = subjects.get(key) ?? (0,_subjects_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectOfKey */ .n)(key);
        // A command of the bot names a folder by its key.
        for (const alias of [(0,_subjects_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectOfKey */ .n)(key), subject])
            people.set(alias, { key, name, subject });
    }
    const named = (0,_merge_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeCases */ .o)({ cases: book.cases.map((one) => upToDate(one, people)), common: [] }).cases;
    const shared = pairsAmong(named, people, pairs);
    const cases = named.map((one) => {
        if (one.state !== 'dismissed')
            return one;
        const found = pairsOf(one).flatMap((key) => shared.get(key) ?? []);
        return (0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .hasGrown */ .Gz)((0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceOf */ .X1)(found), one.evidence) ? { ...one, hasGrown: true } : one;
    });
    const dismissed = [];
    const byPair = (0,_cases_by_pair_js__WEBPACK_IMPORTED_MODULE_4__/* .casesByPair */ .T)(cases);
    for (const [pair, one] of byPair) {
        if ((0,_case_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateNow */ .Sz)(one) !== 'dismissed')
            continue;
        const [a, b] = pair.split('-').map((subject) => people.get(subject)?.key);
        if (a !== undefined && b !== undefined)
            dismissed.push({ a, b, reason: one.reason ?? 'no reason given' });
    }
    return {
        cases,
        dismissed,
        decided: ({ a, b }) => byPair.has((0,_case_key_js__WEBPACK_IMPORTED_MODULE_5__/* .caseKey */ .u)([subjects.get(a) ?? '', subjects.get(b) ?? ''])),
    };
}
function upToDate(one, people) {
    const names = new Map(one.subjects.map((subject, index) => {
        const person = people.get(subject);
        return [person?.subject ?? subject, person?.name ?? one.names[index] ?? subject];
    }));
    const subjects = (0,_case_key_js__WEBPACK_IMPORTED_MODULE_5__/* .inOrder */ .a)([...names.keys()]);
    return { ...one, subjects, names: subjects.map((subject) => names.get(subject) ?? subject) };
}
/** Pairs of people who are in cases, by `caseKey`; there may be a hundred thousand others. */
function pairsAmong(cases, people, pairs) {
    const subjects = new Map();
    for (const subject of new Set(cases.flatMap((one) => one.subjects))) {
        const person = people.get(subject);
        if (person !== undefined)
            subjects.set(person.key, person.subject);
    }
    const found = new Map();
    for (const pair of pairs) {
        const [a, b] = [subjects.get(pair.a), subjects.get(pair.b)];
        if (a === undefined || b === undefined)
            continue;
        const key = (0,_case_key_js__WEBPACK_IMPORTED_MODULE_5__/* .caseKey */ .u)([a, b]);
        found.set(key, [...(found.get(key) ?? []), pair]);
    }
    return found;
}
function pairsOf({ subjects }) {
    return subjects.flatMap((a, index) => subjects.slice(index + 1).map((b) => (0,_case_key_js__WEBPACK_IMPORTED_MODULE_5__/* .caseKey */ .u)([a, b])));
}


/***/ }),

/***/ 98529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ largerShare),
/* harmony export */   Gz: () => (/* binding */ hasGrown),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   Yr: () => (/* binding */ hasRisen)
/* harmony export */ });
/* harmony import */ var _domain_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1351);

/** Points by which a score has to rise over an earlier one to be told again: what normal noise does not do. */
const RISEN_BY = 1;
/** Whether a score is worse than the one that a person knows. */
function hasRisen(score, before) {
    return score >= before + RISEN_BY;
}
/** The larger share of the two sides, 0..100; null: neither is known. */
function largerShare({ similarity, matchedSimilarity, }) {
    return (0,_domain_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .highest */ .BR)([similarity, matchedSimilarity]);
}
/** What these pairs share: of each number that of the strongest one. */
function evidenceOf(pairs) {
    return {
        similarity: (0,_domain_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .highest */ .BR)(pairs.map(largerShare)),
        suspicion: (0,_domain_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .highest */ .BR)(pairs.map(({ suspicion }) => suspicion)),
        tokens: (0,_domain_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .highest */ .BR)(pairs.map(({ overlap }) => overlap)),
    };
}
/** Share of the tokens that have to come in addition: a change of comments and names adds none. */
const MORE_TOKENS = 0.1;
/** The same in points where fewer tokens are shared: a share also rises where more of both is left out as starter code. */
const RISEN_FAR = 10;
/**
 * Whether a pair shares more than when a person decided about it. A share says little where a side became longer, so shared
 * tokens count beside it. Suspicion does not: it is a rank in the class, and others move it. What was not known cannot grow.
 */
function hasGrown(now, before) {
    const isFewer = now.tokens !== null && before.tokens !== null && now.tokens < before.tokens;
    return ((now.similarity !== null &&
        before.similarity !== null &&
        (isFewer
            ? now.similarity >= before.similarity + RISEN_FAR
            : hasRisen(now.similarity, before.similarity))) ||
        (now.tokens !== null && before.tokens !== null && now.tokens > before.tokens * (1 + MORE_TOKENS)));
}


/***/ }),

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

/***/ 93720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ deleteCheck)
/* harmony export */ });
/* harmony import */ var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61515);

/** Deletes a check. @returns whether it is gone, also where it was so before @throws Failure */
async function deleteCheck(client, checkId) {
    const result = await client.repeat('deleteCheck', { check_id: checkId });
    if (result.kind !== 'ambiguous') {
        return result.kind === 'ok' || (result.kind === 'refused' && result.status === 404);
    }
    try {
        await client.read('getCheck', { check_id: checkId });
        return false;
    }
    catch (error) {
        if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFoundError */ .m_)
            return true;
        throw error;
    }
}


/***/ }),

/***/ 72119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ nameCheck),
/* harmony export */   B9: () => (/* binding */ tokenOf),
/* harmony export */   Oo: () => (/* binding */ readCheckName),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   d1: () => (/* binding */ contentMark),
/* harmony export */   i7: () => (/* binding */ markerStem),
/* harmony export */   vE: () => (/* binding */ nameSubmissions),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* unused harmony export slugOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60545);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33699);



/** The interface has no idempotency key, so names carry one: a nonce in the check's, a token in each file's. */
const SLUG_CHARACTERS = 40;
const TOKEN_CHARACTERS = 8;
/**
 * Gives every submission its token and file name.
 *
 * @param withContents the name tells the contents too, for checks that later runs upload to: what was pushed in between
 *   must take the place of what lies there
 */
function nameSubmissions(submissions, pseudonyms, withContents = false) {
    const taken = new Set();
    // By key, so that the rare second choice of a token does not depend on the order of the submissions.
    const ordered = submissions.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    return ordered.map((submission) => {
        const pseudonym = pseudonyms?.nameOf(submission) ?? null;
        // A plain hash of a login is found by hashing all logins.
        const source = pseudonyms === null || pseudonym === null
            ? identityOf(submission)
            : pseudonyms.digest(identityOf(submission));
        let token = '';
        for (let salt = 0; token === '' || taken.has(token); salt += 1) {
            token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${salt}\0${source}`).digest('hex').slice(0, TOKEN_CHARACTERS);
        }
        taken.add(token);
        const slug = slugOf(pseudonym ?? submission.name);
        const contents = withContents ? `-${contentMark(submission)}` : '';
        return { submission, token, filename: `${slug}${contents}-${token}.zip` };
    });
}
/** What in a file's name tells its contents: a c and 7 hex digits, so that it is never taken for a token. */
function contentMark({ contentHash }) {
    return `c${contentHash.slice(0, 7)}`;
}
/** A repository that was renamed since its upload must not be uploaded again: it would be found to be a copy of itself. */
function identityOf({ role, key, origin }) {
    const isKnownById = role === 'judged' && origin.kind === 'repository' && origin.repositoryId > 0;
    return `${role}\0${isKnownById ? `repository ${origin.repositoryId}` : key}`;
}
function orderOf({ role, key }) {
    return `${role}\0${key}`;
}
/** ASCII letters, digits and `._-`, without leading dots or dashes: what no service changes. */
function slugOf(name) {
    const ascii = name
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
        .replace(/^[.-]+/, '')
        .slice(0, SLUG_CHARACTERS)
        .replace(/[.-]+$/, '');
    return ascii === '' ? 'submission' : ascii;
}
/**
 * The token inside of a name that the service gives back, which may have lost its `.zip`, changed case or gained a
 * folder. The last one counts: what stands before it is made from a student's name. null: not one of ours.
 */
function tokenOf(filename, tokens) {
    const lower = filename.toLowerCase();
    const last = /-([0-9a-f]{8})(?:\.zip)*(?:\s*\(\d+\))?$/.exec(lower)?.[1];
    if (last !== undefined && tokens.has(last))
        return last;
    const inside = [...lower.matchAll(/(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/g)]
        .map(([text]) => text)
        .filter((text) => tokens.has(text));
    return new Set(inside).size === 1 ? (inside[0] ?? null) : null;
}
/** What a check's content and settings come to: equal for a re-run that would do the same. 10 hex digits. */
function fingerprintOf(named, settings) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    hash.update(JSON.stringify([settings.engineId, settings.languageId, settings.ai, settings.baseCode]));
    const lines = named.map(({ token, submission }) => `${token}:${submission.role}:${submission.contentHash}`);
    for (const line of lines.toSorted())
        hash.update(`\n${line}`);
    return hash.digest('hex').slice(0, 10);
}
/** The part of a marker that a re-run of the same job with the same content shares. */
function markerStem(run, fingerprint) {
    return `[sim ${slugOf(run.runId)}.${slugOf(run.jobSlug).replaceAll('.', '-')}.${fingerprint}.`;
}
/** The whole marker: who made this check, in which attempt, and a nonce of this process. */
function markerOf(run, fingerprint, nonce) {
    return `${markerStem(run, fingerprint)}${run.attempt ?? 1}.${nonce}]`;
}
/** Names a check, within the interface's 3 to 255 characters (L259); the label is cut where it must be, the marker never. */
function nameCheck(wanted, marker) {
    const clean = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .flattened */ .aO)(wanted);
    const room = _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.checkNameMax - marker.length - 1;
    const label = Array.from(clean === '' ? 'similarity' : clean)
        .slice(0, room)
        .join('');
    return { name: `${label} ${marker}`, label: label.trim(), marker };
}
/** Takes the name of a check apart whose marker begins with `stem`; null: it is another's. */
function readCheckName(name, stem) {
    const at = name.lastIndexOf(stem);
    if (at < 0)
        return null;
    const rest = /^(\d+)\.[0-9a-f]+\]\s*$/.exec(name.slice(at + stem.length));
    if (rest?.[1] === undefined)
        return null;
    return {
        attempt: Number(rest[1]),
        checkName: { name, label: name.slice(0, at).trim(), marker: name.slice(at).trim() },
    };
}


/***/ }),

/***/ 95532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ chooseLanguage),
/* harmony export */   Mz: () => (/* binding */ preflight),
/* harmony export */   mN: () => (/* binding */ chooseEngine),
/* harmony export */   xr: () => (/* binding */ webEngine)
/* harmony export */ });
/* harmony import */ var _domain_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39099);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84861);
/* harmony import */ var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61515);
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59985);





/**
 * Verifies the key, the quota, the engine and the language.
 *
 * @throws ConfigurationError for an engine or language that the service does not have; a `ServiceFailure`
 */
async function preflight(client, plan) {
    const notices = [];
    const warnings = [];
    const account = await client.read('account', {});
    const quota = {
        unlimited: account.quota?.unlimited === true,
        remaining: account.quota?.remaining ?? account.quota?.checks_remaining ?? null,
    };
    const types = await client.read('testTypes', {}).catch((error) => {
        if (!(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UnavailableError */ .hG) && !(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NotFoundError */ .m_)) {
            throw error;
        }
        warnings.push((0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('notices.enginesNotListed'));
        return null;
    });
    const engine = chooseEngine(plan.web === null ? plan.engine : webEngine(plan.engine, types), types, notices);
    if (!plan.dryRun &&
        plan.checkId === null &&
        !quota.unlimited &&
        quota.remaining !== null &&
        quota.remaining <= 0) {
        throw new _service_client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ForbiddenError */ .qQ('run another check', 'its quota is used up', 'Wait until it is renewed, or raise it.');
    }
    const capabilities = new Set(types?.capabilities ?? []);
    return {
        engine,
        languageId: await readLanguage(plan.language, client, warnings),
        roles: capabilities.has(_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .CAPABILITY */ .pP.roles),
        unmetered: capabilities.has(_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .CAPABILITY */ .pP.unmetered),
        brief: capabilities.has(_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .CAPABILITY */ .pP.brief),
        resultsBatch: capabilities.has(_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .CAPABILITY */ .pP.resultsBatch),
        web: capabilities.has(_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .CAPABILITY */ .pP.web),
        bandsOnly: capabilities.has(_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .CAPABILITY */ .pP.bandsOnly),
        quota,
        notices,
        warnings,
    };
}
/**
 * The engine for a check that searches the web: `recommended` is one that does.
 *
 * @throws ConfigurationError where the service has none, or another one was asked for
 */
function webEngine(wanted, types) {
    // A service that does not list its engines is believed.
    if (types === null)
        return wanted;
    const searching = (types.test_types ?? []).filter((row) => row?.available !== false && row?.features?.includes('web') === true);
    const [first] = searching;
    if (first === undefined) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('web: the service has no engine that searches the web. Start it with one (serve --web), or leave web out.');
    }
    if (wanted.trim().toLowerCase() === 'recommended') {
        return String((searching.find((row) => row?.id === _service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .ENGINE */ .T2.web) ?? first)?.id);
    }
    const { id, name } = chooseEngine(wanted, types, []);
    if (!searching.some((row) => row?.id === id)) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`engine: ${id} (${name}) does not search the web, and web is given. Leave one of the two out, or choose ${searching.map((row) => `${row?.id} (${row?.name ?? 'unnamed'})`).join(' or ')}.`);
    }
    return wanted;
}
/** By name, id or `recommended`; ids are the service's own (L74), so the list decides. */
function chooseEngine(wanted, types, notices) {
    const rows = (types?.test_types ?? [])
        .filter((row) => typeof row?.id === 'number')
        .flatMap((row) => row ?? []);
    const text = wanted.trim().toLowerCase();
    const numeric = /^\d+$/.test(text) ? Number(text) : null;
    if (rows.length === 0) {
        const id = numeric ?? (text === 'recommended' ? (types?.recommended_test_type ?? _service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .ENGINE */ .T2.group) : null);
        if (id === null) {
            throw new _service_client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UnavailableError */ .hG(`The service does not list its engines, so ${JSON.stringify(wanted)} cannot be resolved. Give the engine's number, or try again later.`);
        }
        return { id, name: `engine ${id}`, peerOnly: id === _service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .ENGINE */ .T2.group, consumption: null };
    }
    const candidates = text === 'recommended'
        ? rows.filter((row) => row.id === (types?.recommended_test_type ?? _service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .ENGINE */ .T2.group))
        : numeric === null
            ? byName(rows, text)
            : rows.filter((row) => row.id === numeric);
    const list = (some) => some.map((row) => `${row.id} (${row.name ?? 'unnamed'})`).join(', ');
    const usable = candidates.filter((row) => row.available !== false);
    const available = list(rows.filter((row) => row.available !== false));
    if (candidates.length === 0) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`engine ${JSON.stringify(wanted)}: the service has no such engine.${meant(text, rows.map((row) => row.name ?? ''))} Choose one of ${available}.`);
    }
    if (usable.length === 0) {
        throw new _service_client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ForbiddenError */ .qQ(`use the engine ${list(candidates)}`, 'it is not available to this account', `Available: ${available === '' ? 'none' : available}.`);
    }
    // A service may list two engines under one id (seen in real life): the first one that is available counts.
    const [row] = usable;
    if (new Set(usable.map((one) => one.id)).size > 1) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`engine ${JSON.stringify(wanted)} fits several: ${list(usable)}. Give the number.`);
    }
    if (usable.length > 1) {
        notices.push((0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('notices.engineTwice', { id: String(row?.id) }));
    }
    return {
        id: row?.id ?? _service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .ENGINE */ .T2.group,
        name: row?.name ?? `engine ${row?.id}`,
        peerOnly: row?.peer_only === true,
        consumption: row?.consumption ?? null,
    };
}
/** The whole name, else the one name that it begins or that contains it. */
function byName(rows, text) {
    const named = (test) => rows.filter((row) => test((row.name ?? '').toLowerCase()));
    for (const found of [
        named((name) => name === text),
        named((name) => name.startsWith(text)),
        named((name) => name.includes(text)),
    ]) {
        if (found.length > 0)
            return found;
    }
    return [];
}
/** ` Did you mean …?`, or nothing. */
function meant(text, known) {
    const name = (0,_domain_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .p)(text, known);
    return name === null ? '' : ` Did you mean ${JSON.stringify(name)}?`;
}
async function readLanguage(wanted, client, warnings) {
    const text = wanted.trim().toLowerCase().replace(/^\./, '');
    if (text === 'auto' || text === String(_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .AUTO_DETECT */ .Ej))
        return _service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .AUTO_DETECT */ .Ej;
    const list = await client.read('languages', {}).catch((error) => {
        if (!(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UnavailableError */ .hG) && !(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NotFoundError */ .m_)) {
            throw error;
        }
        return null;
    });
    const rows = (list?.languages ?? []).flatMap((row) => (typeof row?.id === 'number' ? [row] : []));
    if (rows.length === 0) {
        warnings.push((0,_words_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)('notices.languagesNotListed'));
        return /^\d+$/.test(text) ? Number(text) : _service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .AUTO_DETECT */ .Ej;
    }
    return chooseLanguage(wanted, rows);
}
/** By name, id or file extension. @throws ConfigurationError where none is meant */
function chooseLanguage(wanted, rows) {
    const text = wanted.trim().toLowerCase().replace(/^\./, '');
    if (text === 'auto' || text === String(_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .AUTO_DETECT */ .Ej))
        return _service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .AUTO_DETECT */ .Ej;
    const numeric = /^\d+$/.test(text) ? Number(text) : null;
    const found = rows.find((row) => numeric === null ? (row.language ?? '').toLowerCase() === text : row.id === numeric) ??
        rows.find((row) => (row.extensions ?? '')
            .toLowerCase()
            .split(/[\s,;|]+/)
            .some((extension) => extension.replace(/^[.*]+/, '') === text));
    if (found?.id == null) {
        const names = rows.map((row) => row.language ?? '').filter((name) => name !== '');
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`language ${JSON.stringify(wanted)}: the service does not know it.${meant(text, names)} Choose one of ${names.slice(0, 40).join(', ')}.`);
    }
    return found.id;
}


/***/ }),

/***/ 19716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isPullRequestEvent),
/* harmony export */   g: () => (/* binding */ concernsPullRequest)
/* harmony export */ });
/** Events whose payload is a pull request of its own. */
const PULL_REQUEST_EVENTS = new Set([
    'pull_request',
    'pull_request_target',
    'pull_request_review',
    'pull_request_review_comment',
]);
/** Events that lead to a pull request by a comment on it, by the head commit of another run, or by the queue it waits in. */
const INDIRECT_EVENTS = new Set(['issue_comment', 'workflow_run', 'merge_group']);
function isPullRequestEvent(event) {
    return event !== null && PULL_REQUEST_EVENTS.has(event);
}
/**
 * Whether a run is about a pull request, or may be. What is checked out in it may be the pull request's own, so nothing of it
 * says how the run judges.
 */
function concernsPullRequest(event) {
    return isPullRequestEvent(event) || (event !== null && INDIRECT_EVENTS.has(event));
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

/***/ 94832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ writeNew)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33684);



/** This system has no such name, or takes it for one that is there: `A.java` and `a.java` are one file on most of Windows and macOS. */
const NO_SUCH_NAME = new Set(['EEXIST', 'EINVAL', 'EISDIR', 'ENAMETOOLONG', 'ENOTDIR']);
/**
 * Writes a file that is not there, with its folders, below a folder of this program's own.
 *
 * @param path below `folder`, with slashes. Hostile: one that leads out is not written
 * @returns false: it cannot be there under its name, or another file has it
 * @throws the error of the file system for anything else
 */
async function writeNew(folder, path, bytes) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path);
    if (!(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .Gz)(folder, file) || !(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .canBeWritten */ .Hk)(path))
        return false;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, bytes, { flag: 'wx' });
        return true;
    }
    catch (error) {
        if (NO_SUCH_NAME.has(error.code))
            return false;
        throw error;
    }
}


/***/ }),

/***/ 68888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SE: () => (/* binding */ GHOST),
/* harmony export */   tI: () => (/* binding */ baseCommit),
/* harmony export */   ws: () => (/* binding */ readEventContext)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49567);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54786);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50926);



const Account = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
});
const Repository = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
    full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    private: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
});
const Sha = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/);
const PullRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    draft: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    user: Account.nullable(),
    head: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ sha: Sha, repo: Repository.nullable() }),
    base: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ sha: Sha, ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: Repository }),
});
const Comment = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    user: Account.nullable(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullish().catch(null),
});
const WorkflowRun = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    head_sha: Sha,
    head_branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    head_repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ owner: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) }).nullable(),
});
const MergeGroup = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ base_sha: Sha });
const Issue = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(), pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional() });
/** GitHub's name for the author of content whose account is deleted. */
const GHOST = 'ghost';
/**
 * Reads the payload of an event (parsed JSON). Pure; what is missing or has an odd shape is null, because a payload is whatever
 * the event's sender made of it.
 */
function readEventContext(facts, payload) {
    const repository = pick(payload, 'repository', Repository);
    const issue = pick(payload, 'issue', Issue);
    const comment = pick(payload, 'comment', Comment);
    const pull = pick(payload, 'pull_request', PullRequest);
    const pullRequest = pull === null ? null : pullRequestOf(pull);
    const workflowRun = pick(payload, 'workflow_run', WorkflowRun);
    const mergeGroup = pick(payload, 'merge_group', MergeGroup);
    return {
        name: facts.eventName || null,
        action: pick(payload, 'action', zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        apiUrl: facts.apiUrl || _client_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_API_URL */ .rK,
        serverUrl: facts.serverUrl || _client_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SERVER_URL */ .UM,
        repository: (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRepositoryName */ .$M)(facts.repository || (repository?.full_name ?? '')),
        repositoryId: repository?.id ?? facts.repositoryId ?? null,
        repositoryIsPrivate: pick(pick(payload, 'repository', zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({})), 'private', zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
        actor: facts.actor || null,
        sha: facts.sha || null,
        ref: facts.ref || null,
        pullRequest,
        isFork: pullRequest?.isFork ?? pick(payload, 'pull_request', zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional()) != null,
        schedule: facts.eventName === 'schedule' ? pick(payload, 'schedule', zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) : null,
        inputs: pick(payload, 'inputs', zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .Yj())),
        workflowRun: workflowRun === null || workflowRun.head_repository === null
            ? null
            : {
                owner: workflowRun.head_repository.owner.login,
                branch: workflowRun.head_branch,
                sha: workflowRun.head_sha,
            },
        mergeGroup: mergeGroup === null ? null : { baseSha: mergeGroup.base_sha },
        comment: comment === null || issue === null
            ? null
            : {
                id: comment.id,
                body: comment.body,
                author: comment.user?.login ?? GHOST,
                authorIsBot: comment.user?.type === 'Bot',
                createdAt: comment.created_at ?? null,
                issueNumber: issue.number,
                onPullRequest: issue.pull_request !== undefined && issue.pull_request !== null,
            },
        run: facts.runId === undefined ? null : { id: facts.runId, attempt: facts.runAttempt ?? 1 },
    };
}
/**
 * The commit that a pull request cannot change, in a run that concerns one: its base, or, where the event does not bring it, the
 * default branch, on which runs of comments and of other runs stand. null: the event does not say.
 */
function baseCommit({ name, pullRequest, mergeGroup, sha }) {
    if (pullRequest !== null)
        return pullRequest.baseSha;
    if (mergeGroup !== null)
        return mergeGroup.baseSha;
    return name === 'issue_comment' || name === 'workflow_run' ? sha : null;
}
function pullRequestOf(pull) {
    const head = pull.head.repo?.full_name ?? null;
    return {
        number: pull.number,
        headSha: pull.head.sha,
        headRepository: head === null ? null : (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRepositoryName */ .$M)(head),
        baseSha: pull.base.sha,
        baseRef: pull.base.ref,
        author: pull.user?.login ?? GHOST,
        authorId: pull.user?.id ?? 0,
        // A head whose repository is gone was a fork.
        isFork: head === null || head.toLowerCase() !== pull.base.repo.full_name.toLowerCase(),
        draft: pull.draft ?? false,
        open: (pull.state ?? 'open') === 'open',
    };
}
function pick(payload, field, shape) {
    if (typeof payload !== 'object' || payload === null)
        return null;
    const result = shape.safeParse(payload[field]);
    return result.success ? result.data : null;
}


/***/ }),

/***/ 76406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readPullHead)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50926);
/* harmony import */ var _permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21498);



const Pull = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ head: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/) }) });
/** The commit at which a pull request stands now, as a full SHA. @throws GitHubError */
async function readPullHead(github, repository, pullNumber) {
    const { head } = await github.ask({
        what: `reading ${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .fullName */ .fq)(repository)}#${pullNumber}`,
        permission: _permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSIONS */ .J.pullRequests,
        target: 'own',
    }, (rest) => rest.pulls.get({ owner: repository.owner, repo: repository.repo, pull_number: pullNumber }), Pull);
    return head.sha;
}


/***/ }),

/***/ 24112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ pushPages),
/* harmony export */   QB: () => (/* binding */ isWithheldStatus),
/* harmony export */   U2: () => (/* binding */ NO_COMMIT),
/* harmony export */   nF: () => (/* binding */ MAX_PUSH_PAGES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50926);
/* harmony import */ var _permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21498);



/** What stands for no commit: before a branch was made, and after it was deleted. */
const NO_COMMIT = '0'.repeat(40);
/** A push that is older than so many pages of others is not looked for. */
const MAX_PUSH_PAGES = 20;
const Push = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    before: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    after: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/**
 * GitHub's record of pushes, newest first, page by page.
 *
 * @param ref full name of one ref; null: all of the repository
 * @throws GitHubError, also where the token may not see the pushes
 */
function pushPages(github, name, ref) {
    return github.pages({ what: `reading the pushes of ${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .fullName */ .fq)(name)}`, permission: _permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSIONS */ .J.contents, target: 'other' }, 'GET /repos/{owner}/{repo}/activity', { owner: name.owner, repo: name.repo, ...(ref === null ? {} : { ref }) }, Push);
}
/** Whether an error says that GitHub does not show this token the pushes, or has no record of them. */
function isWithheldStatus(status) {
    return status === 403 || status === 404 || status === 422;
}


/***/ }),

/***/ 42943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ HISTORY_LIMITS)
/* harmony export */ });
/** What looking for who had code first may cost at most in one run. */
const HISTORY_LIMITS = {
    /** The most suspicious ones. */
    pairs: 20,
    /** Requests to GitHub, repeated ones included. */
    requests: 300,
    /** Share of the hour's requests that is left alone, for what follows in the job. */
    reserve: 0.2,
    /** Of the job's time. */
    timeMs: 180_000,
};


/***/ }),

/***/ 93433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ isStaffRole),
/* harmony export */   w: () => (/* binding */ PEOPLE_COLUMNS)
/* harmony export */ });
/**
 * Columns of a list of people, and what exports call them: our own names first, then those of GitHub Classroom and Classroom 50,
 * Canvas, Moodle (English, German, French, Spanish), Gradescope, and Dolos and Dodona. As `headerName` gives them. Where a
 * file has several columns of one kind, the first here is what is shown, and all of them are looked for.
 *
 * A column excuses people only where its name says so: `group` may be a lab of thirty, so it is a section and no team.
 */
const PEOPLE_COLUMNS = {
    id: [
        'id',
        'roster_identifier',
        'identifier',
        'student_id',
        'sid',
        'sis_user_id',
        'id_number',
        'id_nummer',
        'matrikelnummer',
        'numéro_d_identification',
        'número_de_id',
        'github_id',
    ],
    name: [
        'name',
        'full_name',
        'student',
        'student_name',
        'vollständiger_name',
        'nom_complet',
        'nombre_completo',
    ],
    firstName: ['first_name', 'given_name', 'vorname', 'prénom', 'nombre'],
    lastName: [
        'last_name',
        'surname',
        'family_name',
        'nachname',
        'nom_de_famille',
        'nom',
        'apellido_s',
        'apellidos',
    ],
    email: ['email', 'e_mail', 'email_address', 'e_mail_adresse', 'adresse_de_courriel', 'dirección_de_correo'],
    login: ['login', 'github_username', 'username', 'github', 'sis_login_id', 'anmeldename'],
    section: ['section', 'sections', 'label', 'labels', 'group', 'groups', 'gruppen', 'groupes', 'grupos'],
    team: ['team', 'team_name', 'group_name'],
    partners: ['partners', 'partner'],
    staff: ['staff'],
    role: ['role', 'roles', 'rollen', 'rôles'],
    attempts: ['attempts', 'former_attempts'],
    also: ['also', 'aliases'],
    file: [
        'file',
        'filename',
        'student_repository_url',
        'repository',
        'repository_url',
        'repo',
        'student_repository_name',
        'repository_name',
    ],
    time: [
        'time',
        'created_at',
        'submission_timestamp',
        'submitted_at',
        'last_modified_submission',
        'zuletzt_geändert_abgabe',
    ],
};
/** Roles of a roster that are not a student's, in lower case. */
const STAFF_ROLES = new Set([
    'teacher',
    'non-editing teacher',
    'instructor',
    'ta',
    'tutor',
    'assistant',
    'teaching assistant',
    'admin',
    'manager',
    'staff',
    'owner',
    'grader',
]);
/** Whether a role, or one of several with `,` `;` or `/` between, is that of staff. */
function isStaffRole(role) {
    return role
        .toLowerCase()
        .split(/[,;/]/)
        .some((one) => STAFF_ROLES.has(one.trim()));
}


/***/ }),

/***/ 44746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ folded)
/* harmony export */ });
/** A text as names are compared: in one Unicode form, without regard to case, with single blanks; `Last, First` as `first last`. */
function folded(text) {
    const flat = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
    const [last = '', first, ...more] = flat.split(',');
    const turned = first === undefined || more.length > 0 ? flat : `${first.trim()} ${last.trim()}`;
    // Upper case first, so that ß and ss are one.
    return turned.toUpperCase().toLowerCase().normalize('NFC').trim();
}


/***/ }),

/***/ 44548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ loginRow),
/* harmony export */   N: () => (/* binding */ personRows)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93433);
/* harmony import */ var _folded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44746);



/** A list without one of these names nobody. */
const NAMING = ['id', 'name', 'firstName', 'lastName', 'email', 'login', 'also', 'file'];
/** Rows that a platform puts among people: Canvas' line of maxima, and its student who is none. */
const NOBODY = new Set(['points possible', 'test student']);
/**
 * The people of a list. Columns are found by `PEOPLE_COLUMNS`, others are ignored; lines that name nobody are left out. A cell is
 * data, whatever it begins with.
 *
 * @param what how messages call the list: `people class.csv`
 * @throws ConfigurationError that names file, line and column
 */
function personRows({ header, rows }, what) {
    const places = new Map();
    for (const column of Object.keys(_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .PEOPLE_COLUMNS */ .w)) {
        const names = _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .PEOPLE_COLUMNS */ .w[column];
        places.set(column, names.map((name) => header.indexOf(name)).filter((at) => at >= 0));
    }
    if (NAMING.every((column) => places.get(column)?.length === 0)) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`${what}: the first line has no column id, name, email, login or file; it says ${header.length === 0 ? 'nothing' : header.map((name) => JSON.stringify(name)).join(', ')}. Name the columns in the first line.`);
    }
    const isNumbered = isParticipants(rows, places.get('id') ?? []);
    return rows.flatMap((row) => {
        const cells = (column) => (places.get(column) ?? []).map((at) => (row.cells[at] ?? '').trim()).filter((cell) => cell !== '');
        return rowOf(cells, { list: what, line: row.line }, isNumbered) ?? [];
    });
}
/** A member of the staff of whom a list says nothing but the login. */
function loginRow(list, login) {
    const nothing = { id: null, also: [], name: null, emails: [], section: null, team: null, time: null };
    return { list, line: 0, ...nothing, logins: [login], isStaff: true, partners: [], attempts: [], files: [] };
}
function rowOf(cells, place, isNumbered) {
    const [id = null, ...ids] = cells('id').map((cell) => (isNumbered ? cell.replace(/^.* /u, '') : cell));
    const fullName = [...cells('firstName').slice(0, 1), ...cells('lastName').slice(0, 1)].join(' ');
    const name = cells('name')[0] ?? (fullName === '' ? null : fullName);
    const row = {
        ...place,
        id,
        also: [...ids, ...cells('also').flatMap(listed)],
        name,
        emails: cells('email'),
        logins: cells('login'),
        section: cells('section')[0] ?? null,
        team: cells('team')[0] ?? null,
        isStaff: cells('staff').some((cell) => isYes(cell, place)) || cells('role').some(_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isStaffRole */ .j),
        partners: cells('partners').flatMap(listed),
        attempts: cells('attempts').flatMap(listed),
        files: cells('file'),
        time: cells('time')[0] ?? null,
    };
    const isNamed = [id, name, ...row.also, ...row.emails, ...row.logins, ...row.files].some((one) => one !== null);
    return isNamed && (name === null || !NOBODY.has((0,_folded_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .T)(name))) ? row : null;
}
/** Entries of a cell, `;` between them. */
function listed(cell) {
    return cell
        .split(/[;\n]/)
        .map((one) => one.trim())
        .filter((one) => one !== '');
}
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'sí', 'si']);
const NO = new Set(['no', 'n', 'false', '0', '-', 'nein', 'non']);
/** @throws ConfigurationError for what is neither yes nor no: whom it is about would be judged, or not be, by a guess */
function isYes(cell, { list, line }) {
    const word = cell.toLowerCase();
    if (YES.has(word) || (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isStaffRole */ .j)(word))
        return true;
    if (NO.has(word))
        return false;
    throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`${list}, line ${line}, column staff: ${JSON.stringify(cell)} is neither yes nor no; leave it empty for a student.`);
}
/** Moodle's worksheet writes `Participant 48213`, in the reader's language: the number is what file names have. */
function isParticipants(rows, places) {
    const [at] = places;
    if (at === undefined)
        return false;
    const ids = rows.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== '');
    const words = new Set(ids.map((cell) => /^(\p{L}+) \d+$/u.exec(cell)?.[1]));
    return words.size === 1 && !words.has(undefined);
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

/***/ 10005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ pseudonym)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Hex digits kept of the HMAC: among 10,000 people two meet with a chance below one in 20,000. */
const PSEUDONYM_HEX = 10;
/**
 * A name that says nothing about the person and stays the same for as long as the salt does: `s-` and 10 hex digits of
 * HMAC-SHA256 over GitHub's numeric id, which outlives renames. Without the salt nobody can go from login to pseudonym.
 *
 * @param salt secret; at least 16 bytes, or a table of all ids would be made in a moment
 * @param id numeric id of the repository or user
 * @throws RangeError for a salt that is too short or an id that is no id
 */
function pseudonym(salt, id) {
    if (salt.byteLength < 16)
        throw new RangeError('The salt for pseudonyms needs at least 16 bytes.');
    if (!Number.isSafeInteger(id) || id <= 0)
        throw new RangeError(`${id} is no id of GitHub.`);
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', salt).update(String(id)).digest('hex');
    return `s-${digest.slice(0, PSEUDONYM_HEX)}`;
}


/***/ }),

/***/ 63736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ TEMP_VARIABLE),
/* harmony export */   m: () => (/* binding */ makeTempDir)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93153);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23719);




/** What names the folder that `tmpdir` gives. */
const TEMP_VARIABLE = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';
/**
 * A folder for this run alone.
 *
 * @param from what names the parent, for the sentence
 * @throws SettingsError where none can be made: a full disk, a folder that is missing or closed
 */
function makeTempDir(parent, from) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(parent, { recursive: true });
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'code-similarity-'));
    }
    catch (error) {
        const why = (0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error);
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .SettingsError */ .GN(`No folder for temporary files can be made in ${parent} (${why}). Free space on its disk, or let ${from} name another folder.`);
    }
}


/***/ }),

/***/ 74657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ hiddenCode)
/* harmony export */ });
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59985);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(321);


/**
 * What files that do not count share with code that counts in another submission, a sentence each, the largest first. For
 * staff. Pairs that a person dismissed are left out.
 *
 * @param shown how a channel writes a name or a path, which are hostile text
 */
function hiddenCode({ report, reasons, name }, shown) {
    return report.findings.submissions
        .flatMap(({ key, hidden = [] }) => hidden.map((copy) => ({ key, ...copy })))
        .filter(({ key, otherKey, leftOut }) => leftOut === 'own' && !reasons.has((0,_ranking_js__WEBPACK_IMPORTED_MODULE_0__/* .pairKey */ .Yz)(key, otherKey)))
        .toSorted((x, y) => y.tokens - x.tokens)
        .map(({ key, path, otherKey, otherPath, tokens, isMisread }) => (0,_words_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)('report.hidden', {
        path: shown(path),
        name: shown(name(key)),
        isMisread: isMisread === true ? 'yes' : 'no',
        n: tokens,
        otherPath: shown(otherPath),
        other: shown(name(otherKey)),
    }));
}


/***/ }),

/***/ 97949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/domain/outcome.js
var domain_outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/domain/said.js
var said = __webpack_require__(59168);
// EXTERNAL MODULE: ./build/service/client/errors.js
var errors = __webpack_require__(61515);
;// CONCATENATED MODULE: ./build/check/check-life.js
/** Nothing is known but what the plan says. */
function begin({ checkId, label }) {
    return {
        flight: null,
        named: [],
        check: checkId === null
            ? null
            : { id: checkId, name: label, label, marker: '', isStarted: true, isNew: false },
        ids: new Map(),
        failed: new Map(),
        url: null,
        scores: null,
        details: new Map(),
        webSearch: null,
        isPointless: false,
        isAiDenied: false,
        cameTooLate: false,
        isOver: false,
        failure: null,
        notices: [],
        warnings: [],
        news: null,
    };
}
/** The parts of a state that a step needs. @throws Error where the steps stand in a wrong order */
function known(state) {
    const { check, flight } = state;
    if (check === null || flight === null)
        throw new Error('a step came before the one that it needs');
    return { check, flight };
}
/** How far a check has come, for those who keep a state. */
function progressOf(stage, { id: checkId, name, label, marker }, uploaded) {
    return { stage, checkId, name, label, marker, uploaded: Object.fromEntries(uploaded) };
}

// EXTERNAL MODULE: ./build/check/delete.js
var check_delete = __webpack_require__(93720);
// EXTERNAL MODULE: ./build/service/contract/states.js
var states = __webpack_require__(84861);
// EXTERNAL MODULE: ./build/words/message.js
var message = __webpack_require__(59985);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
;// CONCATENATED MODULE: ./build/check/left-out.js


/** What was uploaded and the service did not compare: unless it says that it is no source code, it may be what was copied. */
function serviceLeftOut(there, redact) {
    return (there?.leftOut ?? []).map(({ path, code, reason }) => ({
        path,
        reason: LEFT_OUT[code ?? ''] ?? 'unreadable',
        ...(reason === '' ? {} : { detail: redact(reason) }),
    }));
}
const LEFT_OUT = {
    'too-large': 'limit',
    'too-much': 'limit',
    // The second look has compared it with what counts in others.
    minified: 'generated',
    'not-source': 'not-source',
};
/** What the service noticed in files, each kind in one sentence. */
function serviceRemarks(there) {
    return Object.entries(REMARKS).flatMap(([code, id]) => {
        const paths = (there?.remarks ?? []).flatMap((one) => (one.code === code ? [one.path] : []));
        if (paths.length === 0)
            return [];
        return [(0,message/* message */.iU)(id, { files: (0,format/* listed */.KE)(paths, NAMED, JSON.stringify) })];
    });
}
const NAMED = 5;
const REMARKS = {
    'evaluates-text': 'notices.evaluatesText',
    escaped: 'notices.escaped',
};

// EXTERNAL MODULE: ./build/domain/findings.js
var domain_findings = __webpack_require__(1351);
;// CONCATENATED MODULE: ./build/check/numbers-meant.js

/** The numbers of a submission. A 0 that nothing was compared for is no number. What is above 0 was compared with something, whatever else is said. */
function numbersMeant(there, serviceId, role, comparison) {
    const comparability = there === undefined ? null : comparabilityOf(there, comparison);
    const isMeant = (0,domain_findings/* isCompared */.uQ)(comparability) && isScored(role, there);
    const meant = (value) => value === undefined || (value === 0 && !isMeant) ? null : value;
    return {
        serviceId,
        total: meant(there?.total),
        totalSources: (there?.totalSources ?? []).filter((value) => meant(value) !== null),
        local: meant(there?.local),
        web: meant(there?.web),
        aiAverage: there?.aiAverage ?? null,
        aiState: there?.aiState ?? (comparison.ai ? 'missing' : 'not-run'),
        aiMax: there?.aiMax ?? null,
        quality: there?.quality ?? null,
        suspicion: meant(there?.suspicion),
        coverage: meant(there?.coverage),
        comparability,
        ...(there === undefined || there.tokens === null ? {} : { tokens: there.tokens }),
        ...webNumbers(there),
    };
}
/** What the search of the web says of a submission; nothing where there was none. What was not searched for has no number. */
function webNumbers(there) {
    if (there?.webState === undefined)
        return {};
    const { webState, publicWeb } = there;
    return { webState, publicWeb: webState === 'not-searched' ? null : publicWeb };
}
function comparabilityOf(there, { searches, comparable }) {
    const { comparability, comparedWith, totalSources, webState } = there;
    if (!isComparable(there) || totalSources.some((total) => total > 0))
        return comparability;
    // Looked for on the web it was compared, also with nobody beside it.
    if (webState === 'searched' || webState === 'partly')
        return comparability;
    // A service that does not say it, and looks nowhere else, compared it with those that it lists.
    const others = comparedWith ?? (searches ? null : comparable - 1);
    return others === 0 ? 'alone' : comparability;
}
/** What others can be compared with. */
function isComparable({ role, comparability }) {
    return (role === null || role === 'submission' || role === 'archive') && (0,domain_findings/* isCompared */.uQ)(comparability);
}
/** A service that knows roles gives similarities to submissions alone, one that does not to everything. */
function isScored(role, there) {
    return role === 'judged' || there?.role == null;
}

// EXTERNAL MODULE: ./build/service/contract/fields.js
var fields = __webpack_require__(14590);
;// CONCATENATED MODULE: ./build/check/numbers.js

/** How far beside the range a sum of fractions may be. */
const ROUNDING = 1e-6;
/** A score from 0 to 100; what is no such number is unknown. It is never rescaled: 0.9 may be nine tenths of a percent. */
function readScore(value) {
    const number = (0,fields/* readNumber */.kz)(value);
    if (number === null || number < -ROUNDING || number > 100 + ROUNDING)
        return null;
    return Math.min(100, Math.max(0, number));
}
/** The highest of those that are known; null: none is. */
function highest(values) {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((best, value) => Math.max(best, value));
}
/** The AI average, under the names that it has had. */
function aiScore(row) {
    const fields = row;
    const detection = fields['ai_detection'];
    const direct = readScore(fields['ai_detection_avg']) ?? readScore(detection);
    if (direct !== null || typeof detection !== 'object' || detection === null)
        return direct;
    const inner = detection;
    for (const name of ['avg_ai_probability', 'average_score', 'avg', 'score', 'ai_probability']) {
        const value = readScore(inner[name]);
        if (value !== null)
            return value;
    }
    const files = Array.isArray(inner['files']) ? inner['files'] : [];
    const values = files
        .map((file) => readScore(file?.ai_probability))
        .filter((value) => value !== null);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
/** Whether a service says in so many words that it has no AI score. A number that is merely not there is missing. */
function isAbstention(row) {
    return (0,fields/* readBoolean */.Vf)(row.ai_abstained) === true;
}

;// CONCATENATED MODULE: ./build/check/pairs.js


/** Pairs of submissions that we know, the likeliest first. The details have each once. */
function pairsOf(details, keyById) {
    const found = [];
    for (const [id, read] of details) {
        const a = keyById.get(id);
        for (const { otherId, ...pair } of read.pairs) {
            const b = keyById.get(otherId);
            if (a !== undefined && b !== undefined)
                found.push({ a, b, ...pair });
        }
    }
    return found.toSorted((x, y) => (y.suspicion ?? y.similarity ?? 0) - (x.suspicion ?? x.similarity ?? 0) ||
        (x.a + x.b < y.a + y.b ? -1 : 1));
}
/** Rounding of a service that computes its totals otherwise than its pairs; in points. */
const EXPLAINED_WITHIN = 1;
/**
 * Tells what is like the archive of this very check from what is like the web or a database: a service may give one number
 * for all of them.
 *
 * @param searches the engine looks at the web or a database
 */
function withArchive(submissions, pairs, searches) {
    const archive = new Set(submissions.filter(({ role }) => role === 'archive').map(({ key }) => key));
    const best = bestPairs(pairs, archive);
    const judged = submissions.filter(({ role, serviceId }) => role === 'judged' && serviceId !== null).length;
    return submissions.map((given) => {
        if (given.role !== 'judged')
            return given;
        const one = judged < 2 && given.local === 0 ? { ...given, local: null } : given;
        const { average = null, share = null } = best.get(one.key) ?? {};
        if (!searches && archive.size > 0)
            return { ...one, archive: highest([average, one.web]), web: null };
        // A number above 0 was found somewhere, whatever the engine is said to search.
        if (!searches && one.web === 0)
            return { ...one, web: null };
        const isExplained = one.web !== null && share !== null && one.web <= share + EXPLAINED_WITHIN;
        return { ...one, archive: average, web: isExplained ? (one.publicWeb ?? null) : one.web };
    });
}
/** Of each submission the highest number of a pair with the archive, and its highest own share of one. */
function bestPairs(pairs, archive) {
    const best = new Map();
    for (const pair of pairs) {
        for (const [own, other, share] of [
            [pair.a, pair.b, pair.similarity],
            [pair.b, pair.a, pair.matchedSimilarity],
        ]) {
            if (!archive.has(other))
                continue;
            const known = best.get(own);
            const average = highest([(0,domain_findings/* pairAverage */.K)(pair), known?.average ?? null]);
            best.set(own, { average, share: highest([share, average, known?.share ?? null]) });
        }
    }
    return best;
}

// EXTERNAL MODULE: ./build/domain/web.js
var web = __webpack_require__(90747);
// EXTERNAL MODULE: ./build/service/client/limits.js
var limits = __webpack_require__(18136);
// EXTERNAL MODULE: ./build/service/client/classify.js
var classify = __webpack_require__(7474);
;// CONCATENATED MODULE: ./build/check/start.js






/** 1 and, in real life, 2 ("uploading"): nothing has been started. */
function isNotStarted(statusId) {
    return statusId === states/* STATE */.c4.created || statusId === 2;
}
/** What an account without AI detection leads to. */
const AI_DENIED = (0,message/* message */.iU)('notices.aiDenied');
function isAiDenied(row, ai) {
    return ai && (0,fields/* readBoolean */.Vf)(row?.ai_run) === false;
}
const RUNNING = { url: null, isAiDenied: false, warnings: [] };
/**
 * Starts the analysis, once. Every setting is sent again: the defaults of start would overturn those of create. After a
 * lost answer, a conflict or an outage the status decides whether it runs already.
 *
 * @throws a `ServiceFailure`
 */
async function startCheck(wanted, effects) {
    const { client, clock, log } = effects;
    const body = {
        check_id: wanted.checkId,
        test_type: wanted.engineId,
        ai_run: wanted.ai,
        base_code_detection: wanted.baseCode,
        ...(wanted.web === null ? {} : { web: wanted.web }),
    };
    const startedAt = clock.now();
    let lost = 0;
    let offline = 0;
    for (;;) {
        const result = await client.send('startCheck', body);
        if (result.kind === 'ok' && result.answer.success !== false)
            return accepted(result.answer, wanted, log);
        switch (result.kind) {
            case 'ok':
                // It may say so because it runs already.
                if (await isRunning(wanted, effects))
                    return RUNNING;
                throw new errors/* ConflictError */.fK('start it', client.quote((0,classify/* errorText */.kc)(result.body, '')));
            case 'refused':
                if (result.status === 409 && (await isRunning(wanted, effects)))
                    return RUNNING;
                throw result.error;
            case 'offline':
                await waitForEngines(result.said, offline, clock.now() - startedAt, effects);
                offline += 1;
                break;
            case 'ambiguous':
                lost += 1;
                log.info(`It is not known whether the check was started (${result.what}); asking for its status.`);
                if (lost < limits/* CHECK_LIMITS */.OO.sends)
                    await client.wait(limits/* CHECK_LIMITS */.OO.lostStartMs);
        }
        if (!isNotStarted(await statusOf(wanted.checkId, effects)))
            return RUNNING;
        if (lost >= limits/* CHECK_LIMITS */.OO.sends) {
            throw new errors/* UnavailableError */.hG(`The check could not be started in ${lost} tries. Try again later.`);
        }
    }
}
/** What the service says of a check that it started. @throws AnalysisFailedError */
function accepted(answer, wanted, log) {
    const { check, checkURL } = answer;
    if (typeof check?.status_id === 'number' && isNotStarted(check.status_id)) {
        log.info('The service accepted the start and still shows the check as new; its status will tell.');
    }
    if (check?.status_id === states/* STATE */.c4.failed) {
        throw new errors/* AnalysisFailedError */.Yb('The service failed the check as it was started.');
    }
    const isDenied = isAiDenied(check, wanted.ai);
    const otherEngine = typeof check?.test_type === 'number' && check.test_type !== wanted.engineId
        ? [
            (0,message/* message */.iU)('notices.runsEngine', {
                given: String(check.test_type),
                wanted: String(wanted.engineId),
            }),
        ]
        : [];
    return {
        url: firstUrl([checkURL, answer['dashURL']]),
        isAiDenied: isDenied,
        warnings: [...otherEngine, ...(isDenied ? [AI_DENIED] : [])],
    };
}
async function isRunning({ checkId }, effects) {
    if (isNotStarted(await statusOf(checkId, effects)))
        return false;
    effects.log.info('The check runs already.');
    return true;
}
/** @param earlier pauses so far @param spentMs since the first start @throws UnavailableError where they stay away */
async function waitForEngines(said, earlier, spentMs, { client, log, random }) {
    const { offlineWaitsMs, offlineMaxMs, offlineSpread } = limits/* CHECK_LIMITS */.OO;
    if (earlier === 0)
        log.info("The service's engines are offline; waiting for them.");
    log.debug(`The service says: ${said}`);
    const waitMs = offlineWaitsMs[Math.min(earlier, offlineWaitsMs.length - 1)] ?? 0;
    if (spentMs + waitMs > offlineMaxMs || waitMs > client.remainingMs()) {
        throw new errors/* UnavailableError */.hG(`The service's engines stayed offline (${said}); the check was not started. Try again later.`);
    }
    await client.wait(waitMs * (1 + random() * offlineSpread));
}
async function statusOf(checkId, effects) {
    const { status_id: statusId } = await effects.client.read('status', { check_id: checkId });
    return statusId ?? null;
}
/** Only https links are shown to a person (and http to this machine's own service). */
function firstUrl(candidates) {
    for (const candidate of candidates) {
        if (typeof candidate !== 'string' || candidate.length > 2_000)
            continue;
        try {
            const url = new URL(candidate);
            if (url.protocol === 'https:' && url.username === '')
                return url.href;
        }
        catch {
            // Not a link.
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./build/check/web-fields.js



const STATES = ['searched', 'partly', 'not-searched'];
/** Whether the web was searched for a submission; undefined: the service does not say. */
function webStateOf(given) {
    return STATES.find((state) => state === given);
}
/** Where the other side of a match stands on the web; undefined: it is not of the web, or nobody can go there. */
function webSourceOf(given, path) {
    if (typeof given !== 'object' || given === null)
        return undefined;
    const row = given;
    const provider = web/* WEB_PROVIDERS */.e.find((name) => name === row['provider']);
    const url = firstUrl([row['url']]);
    if (provider === undefined || url === null)
        return undefined;
    const text = (name) => {
        const value = row[name];
        return typeof value === 'string' ? value : null;
    };
    const before = text('before');
    const blob = text('blob');
    return {
        provider,
        url,
        repository: text('repository') ?? '',
        path,
        commit: text('commit') ?? '',
        ...(blob === null ? {} : { blob }),
        licence: text('licence'),
        publicSince: text('public_since'),
        before: before === 'yes' || before === 'no' ? before : 'unknown',
        counts: (0,fields/* readBoolean */.Vf)(row['counts']) !== false,
    };
}

;// CONCATENATED MODULE: ./build/check/details.js



/** A public file: a source may hold several, all with the address of the one that the search hit. */
function placeKey({ url, path }) {
    return `${url}\n${path}`;
}
/** What the answers of one check have in common while they are read: each pair and each file name is kept once. */
class DetailsReading {
    /** At most so many matches of a submission; those with the most suspicious partners first. */
    keep;
    /** Where the service has public files, by `placeKey`. */
    places = new Map();
    #names = new Map();
    #pairs = new Map();
    constructor(keep) {
        this.keep = keep;
    }
    /** A file name, which is in memory once however many matches name it. */
    name(file) {
        const name = file ?? '';
        const known = this.#names.get(name);
        if (known !== undefined)
            return known;
        this.#names.set(name, name);
        return name;
    }
    /** Those of a submission's pairs that the other one has not shown yet. */
    unseen(own, pairs) {
        return pairs.filter(({ otherId }) => {
            const lesser = Math.min(own, otherId);
            const greater = Math.max(own, otherId);
            const seen = this.#pairs.get(lesser);
            if (seen?.has(greater) === true)
                return false;
            if (seen === undefined)
                this.#pairs.set(lesser, new Set([greater]));
            else
                seen.add(greater);
            return true;
        });
    }
}
/** The matches of one submission, from its answer. */
function detailsOf(submissionId, answer, reading) {
    const legacy = answer.peer_matches;
    const rows = [
        ...(answer.other_matches ?? []),
        ...(Array.isArray(legacy) ? legacy : []),
    ];
    const matches = rows.flatMap((row) => matchOf(row, reading));
    const given = (answer.pairs ?? []).flatMap((pair) => typeof pair?.submission_id_matched === 'number'
        ? [
            {
                otherId: pair.submission_id_matched,
                similarity: readScore(pair.similarity),
                matchedSimilarity: readScore(pair.matched_similarity),
                suspicion: readScore(pair.suspicion),
                longestFragment: pair.longest_fragment ?? null,
                overlap: pair.overlap ?? null,
                standsOut: pair.stands_out === true,
            },
        ]
        : []);
    return {
        matches: worthKeeping(matches, given, reading.keep),
        pairs: reading.unseen(submissionId, answer.pairs == null ? details_pairsOf(matches, submissionId) : given),
        commonCode: commonCodeOf(answer.common_code, reading),
    };
}
/** The matches of the submissions that an answer about many holds, by service id. */
function detailsOfMany(answer, reading) {
    const files = (answer.files ?? []).map((file) => reading.name(file));
    return new Map((answer.results ?? []).flatMap((one) => {
        const id = (0,fields/* readNumber */.kz)(one?.submission_id);
        if (one === null || id === null)
            return [];
        const pairs = pairsInColumns(one.pairs ?? {});
        const peers = matchesInColumns(one.matches ?? {}, pairs, files);
        const others = [...(one.ai_matches ?? []), ...(one.web_matches ?? [])].flatMap((row) => matchOf(row, reading));
        const details = {
            matches: worthKeeping([...peers, ...others], pairs, reading.keep),
            pairs: reading.unseen(id, pairs.filter(({ otherId }) => otherId !== 0)),
            commonCode: commonCodeOf(one.common_code, reading),
        };
        return [[id, details]];
    }));
}
function pairsInColumns(columns) {
    return (columns.submission_id_matched ?? []).map((otherId, at) => ({
        // 0 is nobody's id.
        otherId: otherId ?? 0,
        similarity: readScore(columns.similarity?.[at]),
        matchedSimilarity: readScore(columns.matched_similarity?.[at]),
        suspicion: readScore(columns.suspicion?.[at]),
        longestFragment: columns.longest_fragment?.[at] ?? null,
        overlap: columns.overlap?.[at] ?? null,
        standsOut: columns.stands_out?.[at] === true,
    }));
}
function matchesInColumns(columns, pairs, files) {
    const at = (list, place) => list?.[place] ?? null;
    return (columns.pair ?? []).flatMap((pairAt, place) => {
        const pair = pairs[pairAt ?? -1];
        if (pair === undefined)
            return [];
        const sharedBy = at(columns.shared_by, place);
        return [
            {
                kind: kindOf(at(columns.match_type, place)),
                otherId: pair.otherId || null,
                similarity: pair.similarity,
                matchedSimilarity: pair.matchedSimilarity,
                own: {
                    file: files[at(columns.file, place) ?? -1] ?? '',
                    lineStart: at(columns.line_start, place),
                    lineEnd: at(columns.line_end, place),
                },
                other: {
                    file: files[at(columns.file_matched, place) ?? -1] ?? '',
                    lineStart: at(columns.line_matched_start, place),
                    lineEnd: at(columns.line_matched_end, place),
                },
                tokens: at(columns.tokens, place),
                ...(sharedBy === null ? {} : { sharedBy }),
            },
        ];
    });
}
function matchOf(row, reading) {
    if (row === null || typeof row !== 'object')
        return [];
    const other = (0,fields/* readNumber */.kz)(row.submission_id_matched);
    const sharedBy = (0,fields/* readNumber */.kz)(row.shared_by);
    const source = webSourceOf(row['web'], reading.name(row.file_matched));
    if (source !== undefined && row.location && row.source) {
        reading.places.set(placeKey(source), { location: row.location, source: row.source });
    }
    return [
        {
            kind: kindOf((0,fields/* readNumber */.kz)(row.match_type)),
            otherId: other || null,
            similarity: readScore(row.similarity),
            matchedSimilarity: readScore(row.matched_similarity),
            own: {
                file: reading.name(row.file),
                lineStart: (0,fields/* readNumber */.kz)(row.line_start),
                lineEnd: (0,fields/* readNumber */.kz)(row.line_end),
            },
            other: {
                file: reading.name(row.file_matched),
                lineStart: (0,fields/* readNumber */.kz)(row.line_matched_start),
                lineEnd: (0,fields/* readNumber */.kz)(row.line_matched_end),
            },
            tokens: (0,fields/* readNumber */.kz)(row.tokens),
            ...(sharedBy === null ? {} : { sharedBy }),
            ...(source === undefined ? {} : { source }),
        },
    ];
}
function kindOf(type) {
    // 10 is also above 1, so it is looked at first.
    return type === 10 ? 'ai' : (type ?? 1) > 1 ? 'external' : 'peer';
}
function commonCodeOf(regions, reading) {
    return (regions ?? []).flatMap((region) => {
        const [lineStart, lineEnd] = [(0,fields/* readNumber */.kz)(region?.line_start), (0,fields/* readNumber */.kz)(region?.line_end)];
        return typeof region?.file === 'string' && lineStart !== null && lineEnd !== null
            ? [{ file: reading.name(region.file), lineStart, lineEnd }]
            : [];
    });
}
/**
 * Pairs of a service that lists matches alone: each other submission that one names. The interface does not say whether a
 * row's similarity is the pair's or that of its region, so the highest row counts: rows are never added up, because regions
 * may overlap.
 */
function details_pairsOf(matches, own) {
    const rows = new Map();
    for (const match of matches) {
        const { kind, otherId } = match;
        if (kind !== 'peer' || otherId === null || otherId === own)
            continue;
        const there = rows.get(otherId);
        if (there === undefined)
            rows.set(otherId, [match]);
        else
            there.push(match);
    }
    return [...rows].map(([otherId, list]) => ({
        otherId,
        similarity: highest(list.map((match) => match.similarity)),
        matchedSimilarity: highest(list.map((match) => match.matchedSimilarity)),
        suspicion: null,
        longestFragment: highest(list.map(({ tokens }) => tokens)),
        overlap: null,
    }));
}
/** Matches are kept for so many partners of a submission: what a person could look at, and what memory allows. */
const MAX_PARTNERS = 10;
/** Matches of all submissions together, some 300 bytes each; and of one at least. */
const MATCHES_IN_ALL = 100_000;
const MATCHES_AT_LEAST = 50;
/** How many matches of each of so many submissions are kept. A class of a hundred keeps a thousand each. */
function matchesKept(submissions) {
    return Math.max(MATCHES_AT_LEAST, Math.floor(MATCHES_IN_ALL / Math.max(1, submissions)));
}
/** Those with ranked partners where the service ranks them, the most suspicious first; in its own order where all are kept. */
function worthKeeping(matches, pairs, keep) {
    const ranks = partnerRanks(pairs);
    const placed = matches.flatMap((match) => {
        const { kind, otherId } = match;
        const place = kind === 'peer' && ranks !== null && otherId !== null ? (ranks.get(otherId) ?? null) : 0;
        return place === null ? [] : [{ place, match }];
    });
    const chosen = placed.length <= keep
        ? placed
        : placed
            .toSorted((x, y) => x.place - y.place || (y.match.tokens ?? 0) - (x.match.tokens ?? 0))
            .slice(0, keep);
    return chosen.map(({ match }) => match);
}
/** Places of the partners whose matches are kept, the most suspicious first; null: the service does not rank them. */
function partnerRanks(pairs) {
    if (pairs.length === 0)
        return null;
    const ranked = pairs.toSorted((a, b) => (b.suspicion ?? 0) - (a.suspicion ?? 0) || a.otherId - b.otherId);
    return new Map(ranked.slice(0, MAX_PARTNERS).map(({ otherId }, place) => [otherId, place]));
}

;// CONCATENATED MODULE: ./build/check/in-turn.js
/**
 * Asks one question after the other. The next one is on its way while an answer is read, where `isAhead`; never more than one is.
 *
 * @returns each question with what gives its answer, or throws what came instead
 */
async function* inTurn(questions, ask, isAhead) {
    const outcomeOf = (question) => ask(question).then((answer) => () => answer, (error) => () => {
        throw error;
    });
    let ahead = null;
    for (const [at, question] of questions.entries()) {
        const take = await (ahead ?? outcomeOf(question));
        const next = questions[at + 1];
        ahead = isAhead && next !== undefined ? outcomeOf(next) : null;
        yield { question, take };
    }
}

;// CONCATENATED MODULE: ./build/check/scores.js








/**
 * Reads the scores of a completed check from all places that the interface has for them. The overview is the first source
 * of the total, the export of the AI average; all totals are kept, so that the verdict can see them disagree.
 *
 * What was read counts, whatever fails after it: a number above a threshold is not forgotten because the next answer is lost.
 *
 * @param how `ai`: `denied`: it was asked for, and the service says that it does not run, so that a 0 says nothing. `isBrief`:
 *   the service can leave out of the overview what nobody reads
 * @throws a `ServiceFailure` where neither overview nor export can be read
 */
async function readScores(checkId, { ai, isBrief }, effects, stillCompleted) {
    const { client } = effects;
    const sources = new Sources();
    const overview = await sources.read('the overview', () => afterLag(() => client.read('overview', { check_id: checkId, ...(isBrief ? { brief: true } : {}) }), effects, stillCompleted));
    const exported = await sources.read('the export', () => client.read('exportCheck', { check_id: checkId, format: 'json' }));
    if (overview === null && exported === null)
        throw sources.failure(checkId);
    const overviewRows = byId(overview?.submissions, (row) => row.id);
    const exportRows = byId(exported?.submissions, (row) => row.submission_id);
    const known = new Set([...overviewRows.keys(), ...exportRows.keys()]);
    const needsAi = ai !== 'not-run' &&
        [...known].some((id) => !(exportRows.get(id) ?? []).some((row) => aiScore(row) !== null));
    const aiAnswer = needsAi
        ? await sources.read('the AI results', () => client.read('aiResults', { assignment_id: checkId }))
        : null;
    const aiRows = byId(isComplete(aiAnswer) ? aiAnswer?.submissions : [], (row) => row.submission_id);
    const summary = await sources.read('the summary', () => client.read('summary', { check_id: checkId }));
    const bars = barScores(overview?.bardata ?? []);
    const scores = new Map();
    for (const id of new Set([...known, ...aiRows.keys()])) {
        const rows = { overview: overviewRows.get(id), exported: exportRows.get(id), ai: aiRows.get(id) };
        scores.set(id, joined(id, rows, bars, ai));
    }
    const roles = [...scores.values()].filter(({ role }) => role !== null);
    return {
        url: firstUrl([overview?.overviewURL]),
        scores,
        clusters: (overview?.clusters ?? []).map((group) => (group ?? []).filter((id) => typeof id === 'number')),
        serviceFlaggedCount: summary?.status_id === states/* STATE */.c4.completed ? (summary.flagged_submissions ?? null) : null,
        unfinished: unfinishedOf(summary, 
        // Starter code and the like are no submissions that are completed or not.
        roles.length > 0 ? roles.filter(({ role }) => role === 'submission').length : null, scores.size),
        notices: [
            ...sources.notices(),
            ...(overview?.notices ?? [])
                .filter((text) => typeof text === 'string')
                .map(effects.redact),
        ],
        warnings: sources.warnings(),
    };
}
/** 409 after "completed": a replica that lags. */
async function afterLag(body, { client }, stillCompleted) {
    const { lagSteps, lagStepMs } = limits/* CHECK_LIMITS */.OO;
    for (let step = 0;; step += 1) {
        try {
            return await body();
        }
        catch (error) {
            if (!(error instanceof errors/* ConflictError */.fK) || step >= lagSteps * 2)
                throw error;
            if (step === lagSteps)
                await stillCompleted();
            await client.wait(lagStepMs);
        }
    }
}
/** Places that the same numbers are read from, one after the other: one that fails is done without once another was read. */
class Sources {
    #isAnyRead = false;
    #first = null;
    /** What ends every request, not this one alone: nothing more is asked. */
    #gone = null;
    #missing = new Map();
    async read(what, body) {
        if (this.#gone !== null) {
            this.#missing.get(this.#gone)?.push(what);
            return null;
        }
        try {
            const answer = await body();
            this.#isAnyRead = true;
            return answer;
        }
        catch (error) {
            if (!(error instanceof domain_outcome/* Failure */.HR) || error instanceof domain_outcome/* Cancelled */.cJ)
                throw error;
            const isThisOne = isOneAnswers(error);
            if (!isThisOne && !this.#isAnyRead)
                throw error;
            this.#first ??= error;
            if (!isThisOne)
                this.#gone = error;
            this.#missing.set(error, [what]);
            return null;
        }
    }
    failure(checkId) {
        return this.#first === null || this.#first instanceof errors/* UnavailableError */.hG
            ? new errors/* UnavailableError */.hG(`The results of the check ${checkId} could not be read. Run again with check-id: ${checkId}.`)
            : this.#first;
    }
    /** What a service may simply not offer. */
    notices() {
        return this.#told((failure) => !failure.retryHelps);
    }
    /** What was lost. */
    warnings() {
        return this.#told((failure) => failure.retryHelps);
    }
    #told(which) {
        return [...this.#missing].flatMap(([failure, what]) => which(failure) ? [`Read without ${what.join(', ')}: ${failure.message}`] : []);
    }
}
/** Whether a failure is one answer's: what is asked next may be answered all the same. */
function isOneAnswers(failure) {
    return [errors/* UnavailableError */.hG, errors/* NotFoundError */.m_, errors/* ConflictError */.fK, errors/* ValidationError */.yI, errors/* ForbiddenError */.qQ, errors/* RefusedError */.fk].some((kind) => failure instanceof kind);
}
/** All rows of each id: a list that was joined wrongly shows one twice, and each of them counts. */
function byId(rows, idOf) {
    const found = new Map();
    for (const row of rows ?? []) {
        const id = row === null ? null : (0,fields/* readNumber */.kz)(idOf(row));
        if (row === null || id === null)
            continue;
        const there = found.get(id);
        if (there === undefined)
            found.set(id, [row]);
        else
            there.push(row);
    }
    return found;
}
/** What the places say of one submission. The highest counts where they disagree. */
function joined(id, rows, bars, ai) {
    const overview = rows.overview ?? [];
    const exported = rows.exported ?? [];
    const aiRows = rows.ai ?? [];
    const [first] = overview;
    const filename = first?.filename ?? exported[0]?.filename ?? aiRows[0]?.filename ?? '';
    const given = [
        ...overview.map((row) => row.total_result),
        ...exported.map((row) => row.plagiarism_total),
        ...aiRows.map(plagiarismOf),
    ].flatMap((value) => readScore(value) ?? []);
    const bar = given.length === 0 ? bars.get(filename) : undefined;
    const totals = bar === undefined ? given : [bar];
    const best = (list, pick) => highest(list.map((row) => readScore(pick(row))));
    const aiAverage = ai === 'not-run' ? null : highest([...exported, ...aiRows].map(aiScore));
    const isScored = aiAverage !== null && !(ai === 'denied' && aiAverage === 0);
    return {
        serviceId: id,
        filename,
        role: typeof first?.role === 'string' ? first.role : null,
        total: totals[0] ?? null,
        totalSources: [...new Set(totals)],
        local: best(exported, (row) => row.plagiarism_local),
        web: best(overview, (row) => row.result_web) ?? best(exported, (row) => row.plagiarism_web),
        publicWeb: best(overview, (row) => row['result_public']),
        webState: webStateOf(first?.['web_state']),
        aiAverage: isScored ? aiAverage : null,
        aiState: ai === 'not-run'
            ? 'not-run'
            : isScored
                ? 'scored'
                : [...exported, ...aiRows].some(isAbstention)
                    ? 'abstained'
                    : 'missing',
        aiMax: isScored ? best(exported, (row) => row.ai_detection_max) : null,
        quality: best(exported, (row) => row.code_quality_avg),
        suspicion: best(overview, (row) => row.suspicion),
        coverage: best(overview, (row) => row.coverage),
        comparability: typeof first?.comparability === 'string' ? first.comparability : null,
        tokens: (0,fields/* readNumber */.kz)(first?.tokens),
        comparedWith: (0,fields/* readNumber */.kz)(first?.compared_with),
        leftOut: overview.flatMap((row) => (row.left_out ?? []).flatMap((one) => typeof one?.path === 'string'
            ? [{ path: one.path, code: one.code ?? null, reason: one.reason ?? '' }]
            : [])),
        remarks: overview.flatMap((row) => (row.remarks ?? []).flatMap((one) => typeof one?.path === 'string' && typeof one.code === 'string'
            ? [{ path: one.path, code: one.code }]
            : [])),
    };
}
/** Without a guard of its own, this answer counts only when it says that the check is completed. */
function isComplete(answer) {
    const state = answer?.assignment_status;
    return (0,fields/* readNumber */.kz)(state) === states/* STATE */.c4.completed || /^completed$/i.test(String(state));
}
/** @param submissions how many the service has to complete, where roles tell; null: all that it counts */
function unfinishedOf(summary, submissions, listed) {
    const completed = summary?.status_id === states/* STATE */.c4.completed ? summary.completed_submissions : null;
    if (typeof completed !== 'number')
        return 0;
    const expected = submissions ?? Math.max(listed, summary?.submission_count ?? 0);
    return Math.max(0, expected - completed);
}
/** An object with `total`, or a plain number (an older generation). */
function plagiarismOf(row) {
    const value = row.plagiarism_score;
    return typeof value === 'object' && value !== null ? value.total : value;
}
/** bardata knows submissions by name only: a name that stands there twice says nothing. */
function barScores(bars) {
    const scores = new Map();
    const twice = new Set();
    for (const bar of bars) {
        const value = readScore(bar?.score);
        const name = bar?.submission;
        if (typeof name !== 'string' || value === null)
            continue;
        if (scores.has(name))
            twice.add(name);
        scores.set(name, value);
    }
    for (const name of twice)
        scores.delete(name);
    return scores;
}

;// CONCATENATED MODULE: ./build/check/read-details.js






/**
 * Reads the details of submissions, as many at once as the service gives.
 *
 * @param isBatched the service answers about many
 * @returns what was read, and where public files of it are; the first answer that was lost; and what cancelled the run
 */
async function readEach(checkId, wanted, isBatched, { client }) {
    const reading = new DetailsReading(matchesKept(wanted.length));
    const askOne = async ([id = 0]) => {
        const answer = await client.read('results', { check_id: checkId, submission_id: id });
        return () => new Map([[id, detailsOf(id, answer, reading)]]);
    };
    const askMany = async (ids) => {
        const request = { check_id: checkId, submission_ids: [...ids], partners: MAX_PARTNERS };
        const answer = await client.read('resultsBatch', request);
        return () => detailsOfMany(answer, reading);
    };
    const ask = isBatched ? askMany : askOne;
    const details = new Map();
    let lost = null;
    let inARow = 0;
    const questions = chunksOf(wanted, isBatched ? limits/* CHECK_LIMITS */.OO.detailsAtOnce : 1);
    for await (const { question, take } of inTurn(questions, ask, isBatched)) {
        try {
            await readAll(question, take(), ask, details);
            inARow = 0;
        }
        catch (error) {
            if (error instanceof domain_outcome/* Cancelled */.cJ)
                return { details, places: reading.places, lost: null, ended: error };
            const failure = detailOnly(error);
            lost ??= failure;
            inARow += 1;
            if (inARow >= limits/* CHECK_LIMITS */.OO.lostDetailsInARow || !isOneAnswers(failure))
                break;
        }
    }
    return { details, places: reading.places, lost, ended: null };
}
/** Reads an answer, and asks again for those that it had no room for. @throws UnavailableError where it holds none of them */
async function readAll(ids, first, ask, details) {
    let read = first;
    for (let left = ids;;) {
        const some = read();
        for (const [id, one] of some)
            details.set(id, one);
        const rest = left.filter((id) => !some.has(id));
        if (rest.length === 0)
            return;
        if (rest.length === left.length) {
            throw new errors/* UnavailableError */.hG('The service gave no matches of the submissions that it was asked for.');
        }
        left = rest;
        read = await ask(left);
    }
}
function chunksOf(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
/** What went wrong with something that the verdict does not need. @throws what is no such failure */
function detailOnly(error) {
    if (!(error instanceof domain_outcome/* Failure */.HR) || error instanceof domain_outcome/* Cancelled */.cJ)
        throw error;
    return error;
}

;// CONCATENATED MODULE: ./build/check/read-web.js





const KINDS = ['query', 'hashes', 'file', 'repository'];
/** Reads what was searched for on the web, and what left for it. The scores stand whatever becomes of it. */
const readWeb = async (state, plan, { client }) => {
    const { check, flight } = known(state);
    if (!flight.web || flight.bandsOnly || (plan.web === null && plan.checkId === null))
        return state;
    try {
        return { ...state, webSearch: await client.read('webSearch', { check_id: check.id }) };
    }
    catch (error) {
        const { message: why } = detailOnly(error);
        return { ...state, warnings: [...state.warnings, (0,message/* message */.iU)('notices.webNotRead', { why })] };
    }
};
/**
 * What the search came to, by our own keys; undefined: there was none.
 *
 * @param redact takes secrets out of what the service says
 */
function webSearchOf({ webSearch }, keyById, redact) {
    const providers = (webSearch?.providers ?? []).flatMap((name) => providerOf(name) ?? []);
    if (webSearch === null || providers.length === 0)
        return undefined;
    return {
        providers,
        requests: webSearch.requests ?? 0,
        sent: (webSearch.sent ?? []).flatMap((row) => sentOf(row, keyById)),
        tutorials: (webSearch.tutorials ?? []).flatMap((row) => {
            const url = firstUrl([row?.url]);
            if (row === null || url === null)
                return [];
            const { repository, path, submissions, of } = row;
            return [
                { url, repository: repository ?? '', path: path ?? '', submissions: submissions ?? 0, of: of ?? 0 },
            ];
        }),
        failures: (webSearch.failures ?? []).flatMap((row) => {
            const provider = providerOf(row?.provider);
            return provider === undefined ? [] : [{ provider, sentence: redact(row?.sentence ?? '') }];
        }),
        notSearched: webSearch.not_searched ?? 0,
    };
}
function sentOf(row, keyById) {
    const provider = providerOf(row?.provider);
    const kind = KINDS.find((one) => one === row?.kind);
    if (row === null || provider === undefined || kind === undefined)
        return [];
    const submissions = (row.submissions ?? []).flatMap((id) => (id === null ? [] : (keyById.get(id) ?? [])));
    const { text, answer } = row;
    return [{ provider, kind, text: text ?? '', submissions, ...(answer == null ? {} : { answer }) }];
}
function providerOf(given) {
    return web/* WEB_PROVIDERS */.e.find((name) => name === given);
}

// EXTERNAL MODULE: ./build/domain/submission.js
var submission = __webpack_require__(18433);
;// CONCATENATED MODULE: ./build/check/submission-outcome.js



/** Whether a submission of ours was checked. @param reason why it is not at the service; undefined: it is */
function ownOutcome(submission, reason, known) {
    if (isStarterOnly(submission))
        return { kind: 'checked' };
    if (submission.files.length === 0)
        return notChecked(emptyReason(submission));
    if (reason !== undefined)
        return notChecked(reason);
    return serviceOutcome(submission.role, known);
}
/** Whether the service checked a submission. */
function serviceOutcome(role, known) {
    const { there, comparability, leftOut, hasFailed } = known;
    if (comparability === 'no-source')
        return notChecked(noSourceReason(leftOut));
    if (comparability === 'unreadable') {
        return notChecked((0,message/* message */.iU)('notices.inStrings'));
    }
    if (comparability === 'alone' && there?.aiState !== 'scored') {
        return notChecked((0,message/* message */.iU)('notices.nothingToCompare'));
    }
    if (there === undefined || (there.total === null && isScored(role, there))) {
        return notChecked(hasFailed ? (0,message/* message */.iU)('notices.endedEarly') : (0,message/* message */.iU)('notices.noSimilarity'));
    }
    return { kind: 'checked' };
}
function notChecked(reason) {
    return { kind: 'not-checked', reason };
}
function noSourceReason(leftOut) {
    const missing = firstMissing(leftOut);
    return missing === null
        ? (0,message/* message */.iU)('notices.noneInLanguage')
        : (0,message/* message */.iU)('notices.noneReadByEngine', { missing });
}
/** Nothing is left of it beside files that the starter code has as well: it was looked at, and there is nothing to judge. */
function isStarterOnly(submission) {
    return submission.files.length === 0 && submission.leftOut.some(({ reason }) => reason === 'starter-code');
}
function emptyReason({ leftOut }) {
    if (leftOut.length === 0)
        return (0,message/* message */.iU)('notices.noFiles');
    const missing = firstMissing(leftOut);
    return missing === null
        ? (0,message/* message */.iU)('notices.noSourceFiles', { n: leftOut.length })
        : (0,message/* message */.iU)('notices.noneReadable', { missing });
}
/** The first file that would have been compared, had it been possible, and why it was not; null: there is none. */
function firstMissing(leftOut) {
    const first = leftOut.find(submission/* isMissing */.b2);
    return first === undefined ? null : `${first.path}: ${first.detail ?? first.reason}`;
}

;// CONCATENATED MODULE: ./build/check/thresholds.js
/** Ids that are above a threshold and that this run did not upload. */
function foreignAbove(scores, own, thresholds) {
    return [...scores.scores.values()]
        .filter((one) => !own.has(one.serviceId) && isAbove(one, thresholds))
        .map(({ serviceId }) => serviceId);
}
/** Whether any number of a submission is above a threshold. */
function isAbove(scores, thresholds) {
    return (scores.totalSources.some((total) => total > thresholds.similarity) ||
        (scores.aiAverage ?? 0) > thresholds.ai);
}

;// CONCATENATED MODULE: ./build/check/findings.js









/** What a check found out, by our own keys. */
function findingsOf(plan, state, redact) {
    const { scores, details, check } = state;
    const engine = state.flight?.engine ?? null;
    const read = [...(scores?.scores.values() ?? [])];
    const comparison = {
        ai: plan.ai,
        searches: engine !== null && !engine.peerOnly && (plan.service.kind === 'remote' || plan.web !== null),
        comparable: read.filter(isComparable).length,
    };
    const own = plan.checkId === null
        ? ownFindings(plan, state, comparison, redact)
        : read.map((there) => serviceFinding(there, state, comparison, redact));
    const keyById = new Map(own.flatMap((one) => (one.serviceId === null ? [] : [[one.serviceId, one.key]])));
    const pairs = pairsOf(details, keyById);
    const webSearch = webSearchOf(state, keyById, redact);
    const submissions = own.map((one) => withMatches(one, details, keyById));
    return {
        checkId: check?.id ?? null,
        checkName: check?.name ?? plan.label,
        checkUrl: firstUrl([state.url]),
        service: plan.service,
        engine: engine === null ? null : { id: engine.id, name: engine.name },
        language: plan.language,
        aiRun: plan.ai,
        baseCode: plan.baseCode,
        submissions: withArchive(submissions, pairs, comparison.searches),
        pairs,
        clusters: (scores?.clusters ?? []).map((group) => group.flatMap((id) => keyById.get(id) ?? [])),
        failures: plan.notCollected,
        serviceFlaggedCount: flaggedOfOurs(scores, keyById),
        ...(scores === null || scores.unfinished === 0 ? {} : { unfinished: scores.unfinished }),
        ...(scores?.inBands === true ? { inBands: true } : {}),
        ...(webSearch === undefined ? {} : { webSearch }),
        notices: (0,said/* distinct */.d)(state.notices),
    };
}
/** Findings of the plan's submissions, in its order. */
function ownFindings(plan, state, comparison, redact) {
    const ids = unambiguous(state.ids);
    const tokens = new Map(state.named.map(({ submission, token }) => [submission, token]));
    return plan.submissions.map((submission) => {
        const token = tokens.get(submission);
        return ownFinding(submission, {
            serviceId: token === undefined ? null : (ids.get(token) ?? null),
            reason: token === undefined ? undefined : state.failed.get(token),
        }, state, comparison, redact);
    });
}
function ownFinding(submission, { serviceId, reason }, { scores, isPointless, failure }, comparison, redact) {
    const there = serviceId === null ? undefined : scores?.scores.get(serviceId);
    const leftOut = serviceLeftOut(there, redact);
    const unread = new Set(leftOut.map(({ path }) => path));
    const numbers = numbersMeant(there, serviceId, submission.role, comparison);
    const isAlone = isPointless && submission.role === 'judged' && submission.files.length > 0;
    const comparability = isStarterOnly(submission)
        ? 'starter-only'
        : isAlone
            ? 'alone'
            : numbers.comparability;
    return {
        ...numbers,
        comparability,
        key: submission.key,
        name: submission.name,
        role: submission.role,
        origin: submission.origin,
        state: ownOutcome(submission, reason, { there, comparability, leftOut, hasFailed: failure !== null }),
        matches: [],
        files: submission.files.filter(({ path }) => !unread.has(path)),
        leftOut: [...submission.leftOut.filter(({ path }) => !unread.has(path)), ...leftOut],
        ...(submission.hidden === undefined ? {} : { hidden: submission.hidden }),
        remarks: [...submission.remarks, ...serviceRemarks(there)],
        zip: submission.zip,
    };
}
/** A submission of a check that somebody else made: the service alone knows it. */
function serviceFinding(there, { failure }, comparison, redact) {
    const role = there.role === 'archive' || there.role === 'base' || there.role === 'ai-reference'
        ? there.role
        : 'judged';
    const numbers = numbersMeant(there, there.serviceId, role, comparison);
    const leftOut = serviceLeftOut(there, redact);
    const { comparability } = numbers;
    return {
        ...numbers,
        key: `submission ${there.serviceId}`,
        name: redact(there.filename) || `submission ${there.serviceId}`,
        role,
        origin: null,
        state: serviceOutcome(role, { there, comparability, leftOut, hasFailed: failure !== null }),
        matches: [],
        files: [],
        leftOut,
        remarks: serviceRemarks(there),
        zip: null,
    };
}
function withMatches(one, details, keyById) {
    const read = one.serviceId === null ? undefined : details.get(one.serviceId);
    if (read === undefined)
        return one;
    const matches = read.matches.map(({ otherId, ...match }) => ({
        ...match,
        kind: match.kind === 'peer' && otherId === null ? 'external' : match.kind,
        otherKey: otherId === null ? null : (keyById.get(otherId) ?? null),
    }));
    return { ...one, matches, ...(read.commonCode.length === 0 ? {} : { commonCode: read.commonCode }) };
}
/** Ids of ours at the service. Two submissions under one id are told apart by nobody, so neither has it. */
function unambiguous(ids) {
    const holders = new Map();
    for (const id of ids.values())
        holders.set(id, (holders.get(id) ?? 0) + 1);
    return new Map([...ids].filter(([, id]) => holders.get(id) === 1));
}
/** The service counts what is above 75 of everything in the check; what is not of this run is none of its flags. */
function flaggedOfOurs(scores, keyById) {
    if (scores === null || scores.serviceFlaggedCount === null)
        return null;
    const strangers = foreignAbove(scores, new Set(keyById.keys()), { similarity: states/* FLAG_ABOVE */.bJ, ai: states/* FLAG_ABOVE */.bJ });
    return Math.max(0, scores.serviceFlaggedCount - strangers.length);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/check/create.js





/**
 * Creates a check, exactly one: after an answer that was lost, the list is searched for our marker before anything is
 * sent again, and then under the same name.
 *
 * @throws a `ServiceFailure`
 */
async function createCheck(wanted, effects) {
    const { client } = effects;
    const { name, marker } = wanted.checkName;
    const body = {
        name,
        language: wanted.languageId,
        test_type: wanted.engineId,
        ai_run: wanted.ai,
        base_code_detection: wanted.baseCode,
    };
    let lost = '';
    for (let sends = 1; sends <= limits/* CHECK_LIMITS */.OO.sends; sends += 1) {
        const result = await client.send('createCheck', body);
        if (result.kind === 'ok' && typeof result.answer.id === 'number' && Number.isInteger(result.answer.id)) {
            return { id: result.answer.id, warnings: echoed(result.answer, wanted, effects.redact) };
        }
        if (result.kind === 'refused') {
            throw result.error;
        }
        lost =
            result.kind === 'ok'
                ? 'an answer without an id'
                : result.kind === 'offline'
                    ? result.said
                    : result.told;
        effects.log.info('It is not known whether the check was created; looking before it is tried again.');
        effects.log.debug(`The last answer: ${lost}`);
        for (const delay of limits/* CHECK_LIMITS */.OO.createLookMs) {
            await client.wait(delay);
            const found = wanted.isListed ? await findByMarker(effects, marker) : null;
            if (found !== null)
                return { id: found, warnings: [] };
        }
    }
    throw new errors/* UnavailableError */.hG(`The check could not be created (last: ${lost}). Try again later.`);
}
/** Every check of the account, newest first. */
async function listChecks(effects) {
    const rows = await effects.client.read('listChecks', {}, { attempts: 3 });
    return (rows ?? []).flatMap((row) => {
        const id = (0,fields/* readNumber */.kz)(row?.id);
        if (row === null || id === null || typeof row.name !== 'string')
            return [];
        return [{ id, name: row.name, statusId: row.status_id ?? row.assignmentstatuses?.id ?? null }];
    });
}
/** Our own check, if it exists: several (a late commit) are settled by the most submissions, then the newest. */
async function findByMarker(effects, marker) {
    const own = (await listChecks(effects)).filter((check) => check.name.trimEnd().endsWith(marker));
    if (own.length <= 1)
        return own[0]?.id ?? null;
    const sized = [];
    for (const check of own) {
        const row = await effects.client.read('getCheck', { check_id: check.id });
        sized.push({ id: check.id, submissions: row.submissions?.length ?? 0, statusId: check.statusId });
    }
    const [best, ...others] = sized.toSorted((a, b) => b.submissions - a.submissions || b.id - a.id);
    for (const other of others) {
        if (other.submissions === 0 && isNotStarted(other.statusId)) {
            await effects.client
                .repeat('deleteCheck', { check_id: other.id })
                .catch((error) => effects.log.debug(`an empty duplicate stays: ${String(error)}`));
        }
    }
    return best?.id ?? null;
}
/** What the service noted otherwise than it was asked to. */
function echoed(answer, wanted, redact) {
    const { name } = wanted.checkName;
    const warnings = [];
    if (typeof answer.name === 'string' && answer.name.trim() !== name.trim()) {
        warnings.push((0,message/* message */.iU)('notices.otherName', {
            given: redact(JSON.stringify(answer.name)),
            name: redact(JSON.stringify(name)),
        }));
    }
    if (typeof answer.language_id === 'number' && answer.language_id !== wanted.languageId) {
        const ids = { given: String(answer.language_id), wanted: String(wanted.languageId) };
        warnings.push((0,message/* message */.iU)('notices.otherLanguage', ids));
    }
    if (typeof answer.test_type === 'number' && answer.test_type !== wanted.engineId) {
        const ids = { given: String(answer.test_type), wanted: String(wanted.engineId) };
        warnings.push((0,message/* message */.iU)('notices.otherEngine', ids));
    }
    if (isAiDenied(answer, wanted.ai))
        warnings.push(AI_DENIED);
    return warnings;
}

// EXTERNAL MODULE: ./build/check/names.js
var check_names = __webpack_require__(72119);
;// CONCATENATED MODULE: ./build/check/find-or-create.js








/**
 * Takes up the check of an earlier attempt or creates one. Of the jobs that share a check the first part creates it and
 * nobody else does, so that there is one; whoever comes later finds it by the run's id in its name, also in a re-run.
 */
const findOrCreate = async (state, plan, effects) => {
    const wanted = plan.shared === null ? ownCheck(state, plan) : sharedCheck(plan, plan.shared.key);
    // A key that only hands in is shown no list.
    const isListed = state.flight?.bandsOnly !== true;
    const mayExist = isListed && (plan.shared !== null || (plan.resume && plan.run.attempt !== 1));
    const found = mayExist ? await find(wanted, effects) : null;
    const check = found ?? (plan.shared?.part === 'join' ? await join(wanted, effects) : null);
    if (check === null)
        return create(state, wanted, plan, effects);
    effects.onCheck(check.id);
    const notice = (0,message/* message */.iU)('notices.resumed', { id: String(check.id) });
    return { ...state, check, notices: plan.shared === null ? [...state.notices, notice] : state.notices };
};
function ownCheck({ named, flight }, plan) {
    const { attempt } = plan.run;
    const fingerprint = plan.identity ??
        (0,check_names/* fingerprintOf */.ax)(named, {
            engineId: flight?.engine.id ?? 0,
            languageId: flight?.languageId ?? 0,
            ai: plan.ai,
            baseCode: plan.baseCode,
        });
    // Where attempts are not counted, every check with this run's name is its own.
    return { run: plan.run, fingerprint, takes: (one) => attempt === null || one < attempt };
}
function sharedCheck({ run, resume }, key) {
    const { attempt } = run;
    return {
        run: { ...run, jobSlug: 'shared' },
        fingerprint: key,
        takes: (one) => (resume ? attempt === null || one <= attempt : one === attempt),
    };
}
async function find({ run, fingerprint, takes }, effects) {
    const stem = (0,check_names/* markerStem */.i7)(run, fingerprint);
    for (const { id, name, statusId } of await listChecks(effects)) {
        const read = (0,check_names/* readCheckName */.Oo)(name, stem);
        if (read === null || statusId === states/* STATE */.c4.failed || !takes(read.attempt))
            continue;
        return { ...read.checkName, id, isStarted: !isNotStarted(statusId), isNew: false };
    }
    return null;
}
/** Waits for the check that the first part creates. @throws DeadlineError */
async function join(wanted, effects) {
    const { joinMaxMs, joinStepMs } = limits/* CHECK_LIMITS */.OO;
    for (let waited = 0; waited < joinMaxMs; waited += joinStepMs) {
        effects.log.info('Waiting for the first part to create the shared check.');
        await effects.client.wait(joinStepMs);
        const found = await find(wanted, effects);
        if (found !== null)
            return found;
    }
    throw new errors/* DeadlineError */.j3(`The first part of the matrix (shard 1/n) has not created the shared check within ${joinMaxMs / 60_000} minutes. Look at that job, and re-run the failed jobs when it has done so.`);
}
async function create(state, { run, fingerprint }, plan, effects) {
    const checkName = (0,check_names/* nameCheck */.AS)(plan.label, (0,check_names/* markerOf */.we)(run, fingerprint, (0,external_node_crypto_.randomBytes)(3).toString('hex')));
    const created = await effects.log.group('Create the check', () => createCheck({
        checkName,
        engineId: state.flight?.engine.id ?? 0,
        languageId: state.flight?.languageId ?? 0,
        ai: plan.ai,
        baseCode: plan.baseCode,
        isListed: state.flight?.bandsOnly !== true,
    }, effects));
    effects.onCheck(created.id);
    return {
        ...state,
        check: { ...checkName, id: created.id, isStarted: false, isNew: true },
        warnings: [...state.warnings, ...created.warnings],
        news: 'created',
    };
}

// EXTERNAL MODULE: ./build/domain/cases.js
var domain_cases = __webpack_require__(77516);
// EXTERNAL MODULE: ./build/check/preflight.js
var preflight = __webpack_require__(95532);
;// CONCATENATED MODULE: ./build/check/prepare.js





/** The steps before anything is created. */
/** Verifies key, quota, engine and language. */
const lookAhead = async (state, plan, { client, log }) => {
    const flight = await (0,preflight/* preflight */.Mz)(client, plan);
    if (flight.bandsOnly) {
        if (isKnownByName(plan)) {
            throw new domain_outcome/* ConfigurationError */.j1('The API key may only hand in: it cannot find a check that another job or run made. Leave shard out, or use a key of the scope full where no student can read it.');
        }
        log.notice('The API key may only hand in: the service tells it a verdict in bands, by its own threshold, and no matches, pairs or exact scores.');
    }
    return {
        ...state,
        flight,
        notices: [...state.notices, ...flight.notices],
        warnings: [...state.warnings, ...flight.warnings],
    };
};
/** Gives each submission that is to be uploaded its token and file name. */
const nameAll = (state, plan) => {
    const { flight } = state;
    const uploadable = plan.submissions.filter((one) => isUploadable(one, flight));
    const refused = plan.submissions.filter((one) => one.role === 'ai-reference' && one.files.length > 0 && !isUploadable(one, flight));
    return Promise.resolve({
        ...state,
        named: (0,check_names/* nameSubmissions */.vE)(uploadable, plan.pseudonyms, isKnownByName(plan)),
        notices: [
            ...state.notices,
            ...refused.map(() => (0,message/* message */.iU)('notices.noReferences')),
            ...(plan.submissions.some((one) => one.key === domain_cases/* DECLARED_KEY */.Lw && !isUploadable(one, flight))
                ? [(0,message/* message */.iU)('notices.noStarterTaken')]
                : []),
        ],
    });
};
/** Submissions with files, and starter code or references only where the service knows roles. */
function isUploadable({ role, files }, flight) {
    return files.length > 0 && (role === 'judged' || role === 'archive' || flight?.roles === true);
}
/** The check is found by its name and not by its contents, which may have changed: what else is in it is no conflict. */
function isKnownByName({ shared, identity }) {
    return shared !== null || identity !== null;
}
/** Says what a run would do, and ends. */
const forecast = (state) => Promise.resolve({ ...state, isOver: true, notices: [...state.notices, ...forecastOf(state)] });
function forecastOf({ named, flight }) {
    if (flight === null)
        return [];
    const { engine, quota } = flight;
    const judged = named.filter((one) => one.submission.role === 'judged').length;
    const bytes = named.reduce((sum, one) => sum + one.submission.zip.bytes, 0);
    const cost = engine.consumption;
    return [
        `Dry run: ${named.length} files (${judged} judged, ${bytes} bytes) would be uploaded for engine ${engine.id} (${engine.name}). Nothing was created.`,
        quota.unlimited
            ? 'The account has no quota limit.'
            : `The engine consumes ${cost ?? 'an unknown number of'} units${cost === null ? '' : ' a submission or check, as the service counts them'}; the account has ${quota.remaining ?? 'an unknown number'} left.`,
    ];
}
/** Ends where a check would cost and say nothing: nobody to compare with, an engine that looks nowhere else, and no AI score. */
const stopIfPointless = (state, plan, { log }) => {
    if (!isPointless(state, plan))
        return Promise.resolve(state);
    log.info('There is nothing to compare, so no check is made.');
    return Promise.resolve({ ...state, isPointless: true, isOver: true });
};
function isPointless({ named, flight }, plan) {
    const compared = named.filter(({ submission: { role } }) => role === 'judged' || role === 'archive');
    if (!compared.some(({ submission }) => submission.role === 'judged'))
        return true;
    const searches = plan.web !== null || (flight?.engine.peerOnly === false && plan.service.kind === 'remote');
    return compared.length === 1 && !searches && !plan.ai;
}

;// CONCATENATED MODULE: ./build/check/poll.js





const UNWATCHED = {
    bad: 0,
    seenNew: 0,
    isRestarted: false,
    unknown: null,
    seemsDone: 0,
    asksOverview: false,
    shown: 'unknown',
    said: '',
};
/**
 * Waits until the check is completed. A poll that fails is a poll that fails: only ten in a row, a failed check or the
 * end of the run's time end the wait. States that the interface does not explain count as running; the overview, which
 * only a completed check has, decides where they seem to be done.
 *
 * @throws AnalysisFailedError, DeadlineError, UnavailableError, another `ServiceFailure`, Cancelled
 */
async function waitForCompletion(options, effects) {
    const { client } = effects;
    const { checkId } = options;
    const reserveMs = Math.min(limits/* POLL_LIMITS */.jz.lastPollMs, options.intervalMs);
    let pauseMs = firstPause(options);
    let watch = UNWATCHED;
    let isLast = false;
    for (;;) {
        if (isLast) {
            if (watch.unknown !== null && (await overviewAnswers(checkId, effects)))
                return;
            throw new errors/* DeadlineError */.j3(`The check ${checkId} was not completed within timeout-minutes (last state: ${watch.shown}).`);
        }
        const leftMs = client.remainingMs() - reserveMs;
        isLast = pauseMs >= leftMs;
        await client.wait(isLast ? Math.max(0, leftMs) : pauseMs);
        pauseMs = nextPause(options, pauseMs, effects);
        const answer = await poll(options, watch, effects);
        if (answer === null) {
            watch = { ...watch, bad: watch.bad + 1 };
            continue;
        }
        watch = see(answer, watch, options, effects);
        if (answer.status_id === states/* STATE */.c4.completed)
            return;
        if (watch.seenNew >= limits/* POLL_LIMITS */.jz.newInARow)
            watch = await restart(watch, options, effects);
        if (watch.asksOverview && (await overviewAnswers(checkId, effects)))
            return;
    }
}
function firstPause({ intervalMs, isOwn }) {
    const { firstPollMs, ownFirstPollMs } = limits/* POLL_LIMITS */.jz;
    return Math.min(isOwn === true ? ownFirstPollMs : firstPollMs, intervalMs);
}
/** Polls come more slowly once the request limit was met: other jobs share the address. */
function nextPause({ intervalMs, isOwn }, before, { client, random }) {
    const { slowAfterLimited, sharedIntervalMs, slower, slowIntervalMs, spread } = limits/* POLL_LIMITS */.jz;
    const slow = intervalMs < sharedIntervalMs ? intervalMs * slower : Math.max(intervalMs, slowIntervalMs);
    const interval = client.limited >= slowAfterLimited ? slow : intervalMs;
    const usual = interval * (1 - spread + random() * 2 * spread);
    return isOwn === true ? Math.min(usual, before * limits/* POLL_LIMITS */.jz.ownGrowth) : usual;
}
/** One poll; null where it failed in a way that the next one may not. */
async function poll({ checkId, restart: again }, { bad }, { client, log }) {
    try {
        return await client.read('status', { check_id: checkId }, { attempts: 1 });
    }
    catch (error) {
        // A check that somebody names is there or not; one that was made just now may not be known everywhere yet.
        if (!isPassing(error) || (again === null && error instanceof errors/* NotFoundError */.m_))
            throw error;
        log.info(`The status could not be read (${bad + 1} in a row).`);
        log.debug(error.message);
        if (bad + 1 >= limits/* POLL_LIMITS */.jz.badPolls)
            throw error;
        return null;
    }
}
/** What a state is called in a log; one that we do not know keeps its number. */
function stateWords(statusId) {
    const name = Object.entries(states/* STATE */.c4).find(([, id]) => id === statusId)?.[0];
    return name ?? (statusId === null ? 'unknown state' : `state ${statusId}`);
}
/** Takes note of an answer, and tells it. @throws AnalysisFailedError */
function see(answer, before, { checkId, isOpen, restart: again }, { client, log }) {
    const statusId = answer.status_id ?? null;
    const text = [answer.status, answer.status_message]
        .filter((part) => typeof part === 'string' && part !== '')
        .join(': ');
    const shown = `${stateWords(statusId)}${typeof answer.progress === 'number' ? `, ${Math.round(answer.progress)} %` : ''}`;
    if (shown !== before.shown)
        log.info(`The analysis: ${shown}.`);
    // What the service says may name a peer, and students may read the log.
    if (text !== '' && text !== before.said) {
        const quoted = `The service says: ${client.quote(text)}`;
        if (isOpen === true)
            log.info(quoted);
        else
            log.debug(quoted);
    }
    log.progress?.('analysed', Math.min(100, Math.max(0, answer.progress ?? 0)), 100);
    if (statusId === states/* STATE */.c4.failed) {
        throw new errors/* AnalysisFailedError */.Yb(`The service could not analyse the check ${checkId}${text === '' ? '' : ` (${client.quote(text)})`}. A new run makes a new check.`);
    }
    // 2 is "not started" in real life, and something else where the start was confirmed or all of it is done.
    const isNew = statusId === states/* STATE */.c4.created || (again === null && isNotStarted(statusId) && !seemsComplete(answer));
    const seenNew = isNew ? before.seenNew + 1 : 0;
    const watch = { ...before, bad: 0, shown, said: text, seenNew, asksOverview: false };
    const isExplained = isNew || statusId === states/* STATE */.c4.completed || statusId === states/* STATE */.c4.queued || statusId === states/* STATE */.c4.processing;
    if (isExplained)
        return watch;
    const unknown = statusId ?? -1;
    if (before.unknown !== unknown) {
        log.notice(`The service shows the state ${statusId ?? 'without a number'}, which its interface does not explain; it counts as running.`);
    }
    const seemsDone = seemsComplete(answer) ? before.seemsDone + 1 : 0;
    return { ...watch, unknown, seemsDone, asksOverview: seemsDone >= limits/* POLL_LIMITS */.jz.seemsDone };
}
function seemsComplete(answer) {
    const { progress, submissions_total: total, submissions_completed: completed } = answer;
    return (progress ?? 0) >= 100 || (typeof total === 'number' && total > 0 && completed === total);
}
/** @throws ConfigurationError where the check is not ours to start; UnavailableError where it was started twice */
async function restart(watch, { checkId, restart: again }, { log }) {
    if (again === null) {
        throw new domain_outcome/* ConfigurationError */.j1(`check-id ${checkId}: the check has not been started, so there is nothing to report. Start it at the service, or leave check-id out.`);
    }
    if (watch.isRestarted) {
        throw new errors/* UnavailableError */.hG(`The check ${checkId} was started twice and is still shown as new.`);
    }
    log.info('The check is shown as new although it was started; starting it once more.');
    await again();
    return { ...watch, isRestarted: true, seenNew: 0 };
}
/** 409 unless the check is completed (L133). */
async function overviewAnswers(checkId, { client }) {
    try {
        await client.read('overview', { check_id: checkId }, { attempts: 1 });
        return true;
    }
    catch (error) {
        if (error instanceof errors/* ConflictError */.fK || isPassing(error) || error instanceof errors/* DeadlineError */.j3)
            return false;
        throw error;
    }
}
/** Failures of one poll that the next one may not see. */
function isPassing(error) {
    return (error instanceof errors/* UnavailableError */.hG ||
        error instanceof errors/* NotFoundError */.m_ ||
        error instanceof errors/* ConflictError */.fK ||
        (error instanceof errors/* NetworkError */.Dr && error.retryHelps));
}

;// CONCATENATED MODULE: ./build/check/quotes.js




/** Lines of one quotation: what is more is read where it stands. */
const MAX_LINES = 200;
const MAX_CHARACTERS = 20_000;
/**
 * Quotes the matched lines of public code: those of the most similar files, each asked for once. They are detail: without them a
 * report links to the lines.
 *
 * @param places where the service has the files, by `placeKey`
 * @param most how many files are asked for
 */
async function withQuotes(details, places, most, effects) {
    if (places.size === 0)
        return details;
    const texts = new Map();
    let inARow = 0;
    for (const key of mostSimilar(details).slice(0, most)) {
        const place = places.get(key);
        if (place === undefined)
            continue;
        try {
            const { file } = await effects.client.read('remoteFile', { ...place });
            if (typeof file?.content === 'string')
                texts.set(key, file.content.split(/\r\n|\r|\n/));
            inARow = 0;
        }
        catch (error) {
            if (error instanceof domain_outcome/* Cancelled */.cJ)
                break;
            detailOnly(error);
            inARow += 1;
            if (inARow >= limits/* CHECK_LIMITS */.OO.lostDetailsInARow)
                break;
        }
    }
    return new Map([...details].map(([id, one]) => [id, quoting(one, texts, effects.redact)]));
}
/** Keys of the public files, the most similar first. */
function mostSimilar(details) {
    const best = new Map();
    for (const { matches } of details.values()) {
        for (const { source, similarity } of matches) {
            if (source === undefined)
                continue;
            const key = placeKey(source);
            best.set(key, Math.max(best.get(key) ?? 0, similarity ?? 0));
        }
    }
    return [...best].toSorted(([, x], [, y]) => y - x).map(([key]) => key);
}
function quoting(one, texts, redact) {
    if (texts.size === 0)
        return one;
    return {
        ...one,
        matches: one.matches.map((match) => {
            const lines = match.source === undefined ? undefined : texts.get(placeKey(match.source));
            const { lineStart, lineEnd } = match.other;
            if (lines === undefined || lineStart === null)
                return match;
            const end = Math.min(lineEnd ?? lineStart, lineStart + MAX_LINES - 1);
            const quoted = redact(lines.slice(lineStart - 1, end).join('\n')).slice(0, MAX_CHARACTERS);
            return quoted === '' ? match : { ...match, quoted };
        }),
    };
}

// EXTERNAL MODULE: ./build/domain/bands.js
var bands = __webpack_require__(96889);
;// CONCATENATED MODULE: ./build/check/verdict-in-bands.js



/**
 * Reads all that a key which only hands in is told of a completed check. The numbers are the tops of bands: on the right side of
 * the service's own threshold, and to be shown as bands alone.
 *
 * @param ai as `readScores` takes it
 * @throws a `ServiceFailure`
 */
async function readVerdict(checkId, ai, effects, stillCompleted) {
    const answer = await afterLag(() => effects.client.read('verdict', { check_id: checkId }), effects, stillCompleted);
    const scores = (answer.submissions ?? []).flatMap((row) => {
        const serviceId = (0,fields/* readNumber */.kz)(row?.id);
        return row === null || serviceId === null ? [] : [[serviceId, scoresOf(serviceId, row, ai)]];
    });
    return {
        url: null,
        scores: new Map(scores),
        clusters: [],
        serviceFlaggedCount: null,
        unfinished: 0,
        inBands: true,
        notices: [],
        warnings: [],
    };
}
function scoresOf(serviceId, row, ai) {
    const total = numberOf(row.similarity);
    const aiAverage = ai === 'run' ? numberOf(row.ai) : null;
    const missing = row.ai_abstained === true ? 'abstained' : 'missing';
    return {
        serviceId,
        filename: '',
        role: 'submission',
        total,
        totalSources: total === null ? [] : [total],
        local: null,
        web: null,
        publicWeb: null,
        webState: undefined,
        aiAverage,
        aiState: ai === 'not-run' ? 'not-run' : aiAverage === null ? missing : 'scored',
        aiMax: null,
        quality: null,
        suspicion: null,
        coverage: null,
        comparability: typeof row.comparability === 'string' ? row.comparability : null,
        tokens: null,
        comparedWith: (0,fields/* readNumber */.kz)(row.compared_with),
        leftOut: (row.left_out ?? []).flatMap((one) => typeof one?.path === 'string'
            ? [{ path: one.path, code: one.code ?? null, reason: one.reason ?? '' }]
            : []),
        remarks: (row.remarks ?? []).flatMap((one) => typeof one?.path === 'string' && typeof one.code === 'string'
            ? [{ path: one.path, code: one.code }]
            : []),
    };
}
/** null: no band that is known. */
function numberOf(text) {
    const band = bands/* BANDS */.ZN.find((one) => one === text);
    return band === undefined ? null : (0,bands/* topOf */.HX)(band);
}

// EXTERNAL MODULE: ./build/words/english.js
var english = __webpack_require__(55102);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(74273);
;// CONCATENATED MODULE: ./build/check/submission-list.js





/** One read of the submissions; a check that was just created may be missing on a replica for a moment. */
async function readSubmissions(checkId, tokens, { client }) {
    for (let attempt = 0;; attempt += 1) {
        try {
            const { submissions } = await client.read('getCheck', { check_id: checkId });
            return listed(submissions ?? [], tokens);
        }
        catch (error) {
            if (!(error instanceof errors/* NotFoundError */.m_) || attempt >= limits/* CHECK_LIMITS */.OO.replicaSteps)
                throw error;
            await client.wait(limits/* CHECK_LIMITS */.OO.replicaStepMs);
        }
    }
}
function listed(rows, tokens) {
    const byToken = new Map();
    const names = new Map();
    const foreign = [];
    for (const row of rows) {
        const id = (0,fields/* readNumber */.kz)(row?.id);
        const name = row?.filename ?? '';
        if (id === null)
            continue;
        names.set(id, name);
        const token = (0,check_names/* tokenOf */.B9)(name, tokens);
        if (token === null) {
            foreign.push(name);
        }
        else {
            // A row may come twice, of a join, and is one submission all the same.
            const ids = new Set([...(byToken.get(token) ?? []), id]);
            byToken.set(token, [...ids].toSorted((x, y) => x - y));
        }
    }
    return { byToken, names, foreign };
}
/**
 * Reads the list until two reads in a row are equal: a batch may still be taken in.
 *
 * @param confirmed tokens that the service said it has: a list without them is an old one, as long as there is time
 */
async function settledList(checkId, tokens, effects, confirmed = new Set()) {
    const { settleStepMs, settleMaxMs } = limits/* CHECK_LIMITS */.OO;
    let before = null;
    for (let waited = 0;; waited += settleStepMs) {
        const list = await readSubmissions(checkId, tokens, effects);
        const now = JSON.stringify([...list.byToken].toSorted(([a], [b]) => (0,compare_text/* compareText */.n)(a, b)));
        const isOld = [...confirmed].some((token) => !list.byToken.has(token));
        if ((now === before && !isOld) || waited >= settleMaxMs)
            return list;
        before = now;
        await effects.client.wait(settleStepMs);
    }
}

// EXTERNAL MODULE: ./build/domain/limits.js
var domain_limits = __webpack_require__(60545);
;// CONCATENATED MODULE: ./build/check/upload-state.js

/** The state with more submissions known to be at the service. */
function withThere(state, tokens) {
    return { ...state, there: new Set([...state.there, ...tokens]) };
}
/** The state with submissions noted as failed, by token. */
function withFailed(state, reasons) {
    return { ...state, failed: new Map([...state.failed, ...reasons]) };
}
/** What of a batch is neither at the service nor failed. */
function missingOf(batch, { there, failed }) {
    return batch.filter(({ token }) => !there.has(token) && !failed.has(token));
}
/** Batches of one role, at most 25 files and 40 MB each. */
function batches(named) {
    const all = [];
    for (const role of ['base', 'ai-reference', 'archive', 'judged']) {
        let batch = [];
        let bytes = 0;
        for (const one of named.filter(({ submission }) => submission.role === role)) {
            const size = one.submission.zip.bytes;
            if (batch.length >= domain_limits/* LIMITS */.b.ownBatchFiles || (batch.length > 0 && bytes + size > domain_limits/* LIMITS */.b.ownBatchBytes)) {
                all.push(batch);
                batch = [];
                bytes = 0;
            }
            batch.push(one);
            bytes += size;
        }
        if (batch.length > 0)
            all.push(batch);
    }
    return all;
}

;// CONCATENATED MODULE: ./build/check/upload-one.js




const ROLE = {
    judged: 'submission',
    archive: 'archive',
    base: 'base',
    'ai-reference': 'ai-reference',
};
/** The text fields of an upload; the role only where the service knows roles. */
function uploadFields({ checkId, roles }, role) {
    return { check_id: checkId, ...(roles ? { role: ROLE[role] } : {}) };
}
/** Uploads one submission by itself. @throws UnavailableError where its answer is lost again and again; a `ServiceFailure` */
async function sendOne({ submission, token, filename }, state, plan, effects) {
    for (let sends = 1; sends <= limits/* CHECK_LIMITS */.OO.sends; sends += 1) {
        const result = await effects.client.send('upload', uploadFields(plan, submission.role), {
            field: 'file',
            files: [{ filename, zip: submission.zip }],
        });
        if (result.kind === 'ok')
            return withThere(state, [token]);
        if (result.kind === 'refused') {
            const { status, said, error } = result;
            if (status !== 413 && status !== 422 && status !== 415)
                throw error;
            return withFailed(state, [[token, said || `The service refused it (${status}).`]]);
        }
        const listed = await settledList(plan.checkId, plan.tokens, effects);
        if (listed.byToken.has(token))
            return withThere(state, [token]);
    }
    throw new errors/* UnavailableError */.hG(`A submission could not be uploaded in ${limits/* CHECK_LIMITS */.OO.sends} tries. Try again later.`);
}

;// CONCATENATED MODULE: ./build/check/upload-batch.js







/**
 * Sends a batch in one request and reads its answer. What did not get through stands in the queue again: smaller, or
 * under another field name.
 *
 * @throws UnavailableError where answers are lost again and again; a `ServiceFailure`
 */
async function sendBatch(batch, field, state, plan, effects) {
    const result = await effects.client.send('uploadBatch', uploadFields(plan, batch[0]?.submission.role ?? 'judged'), { field, files: batch.map((one) => ({ filename: one.filename, zip: one.submission.zip })) });
    switch (result.kind) {
        case 'ok':
            return taken(result.body, batch, state, plan, effects);
        case 'refused':
            return refused(result, batch, state);
        case 'offline':
            return reconciled(batch, INCOMPLETE, state, plan, effects);
        case 'ambiguous':
            return reconciled(batch, result, state, plan, effects);
    }
}
const INCOMPLETE = { what: 'an incomplete answer', told: 'an incomplete answer' };
/** The service says of each file whether it took it. */
async function taken(body, batch, before, plan, effects) {
    const { uploaded, failed_uploads: failures } = (body ?? {});
    const tokenIn = (item) => (0,check_names/* tokenOf */.B9)(nameOf(item), plan.tokens);
    const accepted = ((0,fields/* readList */.LD)(uploaded) ?? []).flatMap((item) => tokenIn(item) ?? []);
    const failed = ((0,fields/* readList */.LD)(failures) ?? []).flatMap((item) => {
        const token = tokenIn(item);
        return token === null ? [] : [[token, effects.client.quote(errorOf(item))]];
    });
    const state = withThere(withFailed(before, failed), accepted);
    if (accepted.length === 0 && failed.length === 0)
        return nothingTaken(batch, state, plan, effects);
    const isWhole = missingOf(batch, state).length === 0;
    return isWhole ? state : reconciled(batch, INCOMPLETE, state, plan, effects);
}
/** 200 that took nothing and refused nothing: the field has another name. */
async function nothingTaken(batch, before, plan, effects) {
    const listed = await settledList(plan.checkId, plan.tokens, effects);
    const state = withThere(before, listed.byToken.keys());
    return batch.every((one) => state.there.has(one.token)) ? state : inOtherField(batch, state);
}
function refused({ status, body, error }, batch, state) {
    if (status === 413 && batch.length === 1) {
        return withFailed(state, [[batch[0]?.token ?? '', 'The service says it is too large.']]);
    }
    if (status === 413)
        return { ...state, queue: [...halves(batch), ...state.queue] };
    if ((status === 422 && namesFiles(body)) || status === 404 || status === 405) {
        return inOtherField(batch, state);
    }
    throw error;
}
/** The batch once more, under the other name of the field, and then one file a request. */
function inOtherField(batch, state) {
    return { ...state, field: state.field === 'files[]' ? 'files' : null, queue: [batch, ...state.queue] };
}
/** It is not known what arrived: only what the list on the service lacks is sent again. @throws UnavailableError */
async function reconciled(batch, { what, told }, before, plan, effects) {
    const rounds = before.rounds + 1;
    effects.log.info(`It is not known what arrived (${what}); reading what is there before anything is sent again.`);
    const listed = await settledList(plan.checkId, plan.tokens, effects);
    const state = { ...withThere(before, listed.byToken.keys()), rounds };
    const missing = missingOf(batch, state);
    if (missing.length === 0)
        return state;
    if (rounds > limits/* CHECK_LIMITS */.OO.sends) {
        throw new errors/* UnavailableError */.hG(`The upload of ${missing.length} submissions failed ${rounds} times (last: ${told}). Try again later.`);
    }
    // Smaller than what failed: its size may have been the reason.
    return { ...state, queue: [...halves(missing), ...state.queue] };
}
function halves(batch) {
    const half = Math.max(1, Math.ceil(batch.length / 2));
    return [batch.slice(0, half), batch.slice(half)];
}
/** `uploaded` and `failed_uploads` hold objects or plain names (two generations of the service). */
function nameOf(item) {
    if (typeof item === 'string')
        return item;
    if (typeof item !== 'object' || item === null)
        return '';
    const { filename, file, name } = item;
    for (const value of [filename, file, name])
        if (typeof value === 'string')
            return value;
    return '';
}
function errorOf(item) {
    const { error, message } = (item ?? {});
    for (const value of [error, message])
        if (typeof value === 'string' && value !== '')
            return value;
    return 'The service gave no reason.';
}
function namesFiles(body) {
    const errors = body?.validation_errors;
    return (typeof errors === 'object' &&
        errors !== null &&
        Object.keys(errors).some((field) => field.startsWith('file')));
}

;// CONCATENATED MODULE: ./build/check/upload.js






/**
 * Uploads what is missing and then makes sure that exactly the intended set is there. Nothing is sent twice: after a lost
 * answer the list on the service is read until it stands still, and only what it lacks is sent.
 *
 * @param present what lies there already; null: nothing can
 * @param onBatch told and waited for after each request
 * @throws ConflictError when the check holds submissions that are not ours; a `ServiceFailure`
 */
async function uploadAll(plan, present, effects, onBatch) {
    const { log } = effects;
    const there = await keptOf(plan, present, effects);
    const queue = batches(plan.named.filter((one) => !there.has(one.token)));
    let state = { there, failed: new Map(), queue, field: 'files[]', rounds: 0 };
    while (state.queue.length > 0) {
        const [batch = [], ...rest] = state.queue;
        const missing = missingOf(batch, state);
        state = { ...state, queue: rest };
        if (missing.length === 0)
            continue;
        log.info(`Uploading ${missing.length} of ${plan.named.length} (${state.there.size} are there).`);
        log.progress?.('uploaded', state.there.size, plan.named.length);
        if (state.field === null) {
            for (const one of missing)
                state = await sendOne(one, state, plan, effects);
        }
        else {
            state = await sendBatch(missing, state.field, state, plan, effects);
        }
        await onBatch();
    }
    return verify(await retryFailed(state, plan, effects), plan, effects);
}
/**
 * Tokens of what lies there and stays. What an earlier run uploaded and its author has changed since is deleted: two
 * versions of one person would be copies of each other.
 */
async function keptOf(plan, present, effects) {
    const there = new Set(present?.byToken.keys());
    if (!plan.isShared || present === null)
        return there;
    for (const { submission, token } of plan.named) {
        const mark = `-${(0,check_names/* contentMark */.d1)(submission)}-`;
        for (const id of present.byToken.get(token) ?? []) {
            if (present.names.get(id)?.toLowerCase().includes(mark) !== false)
                continue;
            if (!(await remove(id, plan, effects))) {
                throw new errors/* ConflictError */.fK('upload to it: what was uploaded before and has changed cannot be deleted', '');
            }
            there.delete(token);
        }
    }
    return there;
}
/** Deletes a submission. @returns whether it is gone; where the answer does not say so, the list does */
async function remove(id, { checkId, tokens }, effects) {
    const result = await effects.client.repeat('deleteSubmission', { check_id: checkId, submission_id: id });
    return result.kind === 'ok' || !(await settledList(checkId, tokens, effects)).names.has(id);
}
/** Failures that may be the moment's are tried once more, one by one. */
async function retryFailed(state, plan, effects) {
    let now = state;
    for (const one of plan.named) {
        const reason = now.failed.get(one.token);
        if (reason === undefined || isAboutTheFile(reason))
            continue;
        const failed = new Map([...now.failed].filter(([token]) => token !== one.token));
        now = await sendOne(one, { ...now, failed }, plan, effects);
    }
    return now;
}
/** Its size or type will be the same the next time; an archive that was damaged on the way will not. */
function isAboutTheFile(reason) {
    return /\b(?:size|too large|larger|too big|bigger|exceed|[kmg]i?b\b|megabyte|type|mime|extension|empty|only \.?zip|not an? \.?zip)/i.test(reason);
}
/** The set on the service has to be the set intended before anything is started. */
async function verify(state, plan, effects) {
    const { state: sent, listed } = await completeList(state, plan, effects);
    if (listed.foreign.length > 0 && !plan.isShared) {
        throw new errors/* ConflictError */.fK(`start it: it holds ${listed.foreign.length} submissions that this run did not upload`, 'it is not the check of this run');
    }
    const ids = new Map();
    for (const [token, [first, ...copies]] of listed.byToken) {
        if (first !== undefined)
            ids.set(token, first);
        for (const copy of copies) {
            if (await remove(copy, plan, effects))
                continue;
            throw new errors/* ConflictError */.fK('start it: a submission is there twice and the copy cannot be deleted', '');
        }
    }
    const failed = new Map();
    for (const { token } of plan.named) {
        if (!ids.has(token))
            failed.set(token, sent.failed.get(token) ?? 'It did not arrive at the service.');
    }
    return { ids, failed };
}
/** Reads what is there, and sends what a list that stood still does not show. */
async function completeList(state, plan, effects) {
    const { checkId, tokens, named } = plan;
    const absentIn = (list) => named.filter(({ token }) => !list.byToken.has(token) && !state.failed.has(token));
    const first = await readSubmissions(checkId, tokens, effects);
    // One read proves nothing: a replica may be behind. Nothing is sent or deleted because of it.
    const isOdd = absentIn(first).length > 0 || [...first.byToken.values()].some((ids) => ids.length > 1);
    if (!isOdd)
        return { state, listed: first };
    const settled = await settledList(checkId, tokens, effects, state.there);
    const absent = absentIn(settled);
    if (absent.length === 0)
        return { state, listed: settled };
    let sent = state;
    for (const one of absent)
        sent = await sendOne(one, sent, plan, effects);
    return { state: sent, listed: await settledList(checkId, tokens, effects, sent.there) };
}

;// CONCATENATED MODULE: ./build/check/web-order.js
/** Of the time that is left when a check starts, what belongs to the rest of it. */
const REST_SHARE = 0.2;
const REST_MS = 20_000;
/**
 * What start is told of the search of the web; null: nothing, because none is asked for, or this service knows no such thing.
 *
 * @param leftMs time that the run has left: the search ends so that results can be read
 */
function webOrderOf({ flight, named, ids }, { web }, leftMs) {
    if (web === null || flight?.web !== true)
        return null;
    const { requests, salt, exclude, never } = web;
    const seconds = Math.floor((leftMs * (1 - REST_SHARE) - REST_MS) / 1000);
    return {
        requests,
        // A run without a limit of time gives the search none.
        ...(Number.isFinite(seconds) ? { seconds: Math.max(1, seconds) } : {}),
        salt,
        exclude,
        never,
        submissions: named.flatMap(({ submission, token }) => {
            const known = web.submissions.get(submission.key);
            const id = ids.get(token);
            return id === undefined || known === undefined ? [] : [{ id, ...known }];
        }),
    };
}

;// CONCATENATED MODULE: ./build/check/submit.js









/** Uploads what the check lacks; of one that was started already, notes which of its submissions are ours. */
const fill = async (state, plan, effects) => {
    const { check, flight } = known(state);
    const { named } = state;
    if (check.isStarted)
        return adopted(state, plan, effects);
    const tokens = new Set(named.map((one) => one.token));
    const mayHold = plan.shared !== null || !check.isNew;
    const present = mayHold ? await readSubmissions(check.id, tokens, effects) : null;
    const progress = progressOf('uploading', check, state.ids);
    const outcome = await effects.log.group('Upload the submissions', () => uploadAll({ checkId: check.id, named, tokens, roles: flight.roles, isShared: isKnownByName(plan) }, present, effects, async () => effects.onProgress?.(progress)));
    return { ...state, ids: outcome.ids, failed: new Map([...state.failed, ...outcome.failed]) };
};
async function adopted(state, plan, effects) {
    const { check } = known(state);
    const cameTooLate = plan.shared !== null && plan.shared.part !== 'judge';
    const notice = (0,message/* message */.iU)('notices.sharedStarted', { id: String(check.id) });
    const listed = await readSubmissions(check.id, new Set(state.named.map((one) => one.token)), effects);
    const ids = new Map([...listed.byToken].flatMap(([token, [first]]) => (first === undefined ? [] : [[token, first]])));
    const absent = state.named.filter(({ token }) => !ids.has(token));
    return {
        ...state,
        ids,
        failed: new Map([
            ...state.failed,
            ...absent.map(({ token }) => [token, (0,message/* message */.iU)('notices.notInCheck')]),
        ]),
        cameTooLate,
        notices: cameTooLate ? [...state.notices, notice] : state.notices,
    };
}
/** Starts the analysis, unless an earlier attempt did. @throws ConflictError where nothing to judge was uploaded */
const start = async (state, plan, effects) => {
    const { check } = known(state);
    if (check.isStarted)
        return state;
    if (!state.named.some((one) => one.submission.role === 'judged' && state.ids.has(one.token))) {
        const [reason] = state.failed.values();
        throw new errors/* ConflictError */.fK('start it', `none of its submissions could be uploaded${reason === undefined ? '' : ` (${english/* ENGLISH */.V.write(reason).replace(/\.$/, '')})`}`);
    }
    const started = await startAgain(state, plan, effects);
    return {
        ...state,
        check: { ...check, isStarted: true },
        url: started.url,
        isAiDenied: started.isAiDenied,
        warnings: [...state.warnings, ...started.warnings],
        news: 'started',
    };
};
/** Sends the start with all that the plan says. */
function startAgain(state, plan, effects) {
    const { check, flight } = known(state);
    return startCheck({
        checkId: check.id,
        engineId: flight.engine.id,
        ai: plan.ai,
        baseCode: plan.baseCode,
        web: webOrderOf(state, plan, effects.client.remainingMs()),
    }, effects);
}

;// CONCATENATED MODULE: ./build/check/read-results.js










/** The steps after the start. */
const waitForResults = async (state, plan, effects) => {
    await effects.log.group('Wait for the analysis', () => completion(state, plan, effects));
    return state;
};
function completion(state, plan, effects) {
    const restart = async () => {
        await startAgain(state, plan, effects);
    };
    return waitForCompletion({
        checkId: known(state).check.id,
        intervalMs: plan.pollIntervalMs,
        isOwn: plan.service.kind === 'embedded',
        // Nobody but staff reads a run that searches the web, and a search takes minutes.
        isOpen: plan.web !== null,
        restart: plan.checkId === null ? restart : null,
    }, effects);
}
/** Reads the numbers of every submission: they are the verdict. */
const readAllScores = async (state, plan, effects) => {
    const ai = plan.ai ? (state.isAiDenied ? 'denied' : 'run') : 'not-run';
    const { check, flight } = known(state);
    const stillCompleted = () => completion(state, plan, effects);
    const scores = await effects.log.group('Read the results', () => flight.bandsOnly
        ? readVerdict(check.id, ai, effects, stillCompleted)
        : readScores(check.id, { ai, isBrief: flight.brief }, effects, stillCompleted));
    const read = { ...state, scores, url: scores.url ?? state.url };
    return {
        ...read,
        notices: [...state.notices, ...scores.notices],
        warnings: [
            ...state.warnings,
            ...scores.warnings,
            ...warningsOfAi(ownScores(read, plan), plan),
            ...warningsOfStrangers(read, plan),
        ],
    };
};
/** A check that somebody named goes by the name that it has at the service. */
const nameFromService = async (state, plan, effects) => {
    const { check } = known(state);
    if (plan.checkId === null)
        return state;
    try {
        const row = (await effects.client.read('getCheck', { check_id: check.id })).check;
        if (typeof row?.name !== 'string')
            return state;
        return { ...state, check: { ...check, name: effects.redact(row.name) } };
    }
    catch (error) {
        const notice = (0,message/* message */.iU)('notices.nameNotRead', { why: detailOnly(error).message });
        return { ...state, notices: [...state.notices, notice] };
    }
};
/** Reads pairs and lines. They are detail: the scores stand whatever becomes of them. */
const readMatches = async (state, plan, effects) => {
    if (state.flight?.bandsOnly === true)
        return state;
    const { wanted, rest } = worth(state, plan);
    const notices = rest === 0 ? state.notices : [...state.notices, (0,message/* message */.iU)('notices.matchesNotRead', { n: rest })];
    const { details: read, places, lost, ended, } = await readEach(known(state).check.id, wanted, state.flight?.resultsBatch === true, effects);
    const most = state.flight?.unmetered === true ? limits/* CHECK_LIMITS */.OO.quotedFiles : limits/* CHECK_LIMITS */.OO.detailedSubmissions;
    const details = ended === null ? await withQuotes(read, places, most, effects) : read;
    const missing = wanted.length - details.size;
    return {
        ...state,
        details,
        notices,
        warnings: lost === null
            ? state.warnings
            : [
                ...state.warnings,
                (0,message/* message */.iU)('notices.matchesLost', { missing, n: wanted.length, why: lost.message }),
            ],
        failure: ended,
    };
};
/** Whose matches are read: everybody's where requests cost nothing, else those of the flagged, worst first. */
function worth(state, plan) {
    const own = ownScores(state, plan);
    if (state.flight?.unmetered === true)
        return { wanted: own.map((one) => one.serviceId), rest: 0 };
    const most = limits/* CHECK_LIMITS */.OO.detailedSubmissions;
    const above = own
        .filter((one) => isAbove(one, plan.thresholds))
        .toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0) || a.serviceId - b.serviceId)
        .map((one) => one.serviceId);
    return { wanted: above.slice(0, most), rest: Math.max(0, above.length - most) };
}
/** Scores of what is judged here. */
function ownScores({ scores, named, ids }, plan) {
    const judged = new Set(named.flatMap(({ submission, token }) => (submission.role === 'judged' ? [ids.get(token) ?? null] : [])));
    return [...(scores?.scores.values() ?? [])].filter(({ serviceId, role }) => plan.checkId === null ? judged.has(serviceId) : role === null || role === 'submission');
}
function warningsOfAi(own, { ai }) {
    if (!ai || own.length === 0 || own.some(({ aiState }) => aiState !== 'missing'))
        return [];
    return [(0,message/* message */.iU)('notices.noAiScores')];
}
function warningsOfStrangers({ scores, ids }, plan) {
    if (scores === null || plan.checkId !== null)
        return [];
    const own = new Set(ids.values());
    const strangers = [...scores.scores.keys()].filter((id) => !own.has(id)).length;
    if (strangers === 0)
        return [];
    const above = foreignAbove(scores, own, plan.thresholds).length;
    return [(0,message/* message */.iU)('notices.strangers', { n: strangers, above })];
}

;// CONCATENATED MODULE: ./build/check/run-check.js











/** The steps of a check's life. A step of an earlier attempt's check that is done already changes nothing. */
function stepsOf({ checkId, dryRun, shared }) {
    const results = [waitForResults, readAllScores, nameFromService, readMatches, readWeb];
    if (checkId !== null)
        return [lookAhead, ...results];
    if (dryRun)
        return [lookAhead, nameAll, forecast];
    if (shared === null) {
        return [lookAhead, nameAll, stopIfPointless, findOrCreate, fill, start, ...results];
    }
    const filled = [lookAhead, nameAll, findOrCreate, fill];
    return shared.part === 'judge' ? [...filled, start, ...results] : filled;
}
/**
 * The life of one check: pre-flight ▸ create ▸ upload ▸ start ▸ wait ▸ read. Never throws a `Failure`: what is known when
 * one ends the check is returned with it, so that a report can say how far it got.
 */
async function runCheck(plan, effects) {
    let state = begin(plan);
    try {
        for (const step of stepsOf(plan)) {
            if (state.isOver)
                break;
            state = await step({ ...state, news: null }, plan, effects);
            const { news, check, ids } = state;
            if (news !== null && check !== null)
                await effects.onProgress?.(progressOf(news, check, ids));
        }
    }
    catch (error) {
        if (!(error instanceof domain_outcome/* Failure */.HR))
            throw error;
        state = { ...state, failure: withAdvice(error, state, plan) };
    }
    const { failure, warnings, cameTooLate } = state;
    const id = state.check?.id ?? null;
    // A key that only hands in deletes nothing.
    const isKept = state.flight?.bandsOnly === true || plan.keepCheck || plan.checkId !== null || failure !== null;
    return {
        findings: findingsOf(plan, state, effects.redact),
        failure,
        warnings: (0,said/* distinct */.d)(warnings),
        cameTooLate,
        cleanUp: () => (isKept || id === null ? Promise.resolve([]) : cleanUp(effects.client, id)),
    };
}
/** The result where nobody handed in anything that could be sent: no service is asked for it. */
function checkOfNothing(plan) {
    return {
        findings: findingsOf(plan, { ...begin(plan), isPointless: true }, (text) => text),
        failure: null,
        warnings: [],
        cameTooLate: false,
        cleanUp: () => Promise.resolve([]),
    };
}
/** Time may run out in any request. The check stays at the service, started or not. */
function withAdvice(error, { check }, plan) {
    if (!(error instanceof errors/* DeadlineError */.j3) || check === null)
        return error;
    if (plan.service.kind === 'embedded')
        return new errors/* DeadlineError */.j3(`${error.message} Raise timeout-minutes.`);
    if (check.isStarted) {
        return new errors/* DeadlineError */.j3(`${error.message} The check goes on at the service: run again with check-id: ${check.id} to report on it, or raise timeout-minutes.`);
    }
    return new errors/* DeadlineError */.j3(`${error.message} The check ${check.id} was created, and may not be started yet. ${plan.resume ? 'Re-run the failed jobs to go on with it, or raise' : 'Raise'} timeout-minutes.`);
}
async function cleanUp(client, id) {
    try {
        if (await (0,check_delete/* deleteCheck */.c)(client, id))
            return [];
        return [`The check ${id} could not be deleted and stays at the service.`];
    }
    catch (error) {
        if (!(error instanceof domain_outcome/* Failure */.HR))
            throw error;
        return [`The check ${id} could not be deleted: ${error.message}`];
    }
}

// EXTERNAL MODULE: ./build/cases/cases-of-run.js
var cases_of_run = __webpack_require__(7233);
// EXTERNAL MODULE: ./build/assets.js
var assets = __webpack_require__(43287);
// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(33942);
;// CONCATENATED MODULE: ./build/second-look/look.js




/** The look ends here, whatever there is to read. */
const MAX_LOOK_MS = 120_000;
/**
 * Compares the files that were left out with the code that counts in other submissions, in a thread of this machine. Both
 * sides of what is found say so. A look that takes too long, or fails, is told, and every submission that has such files
 * is then incomplete.
 *
 * @param leftMs time that the run has left
 * @throws the signal's reason
 */
async function secondLook(packed, effects, leftMs) {
    if (!packed.some(isLookedAt) && !mayBePassedOver(packed))
        return { packed, notices: [] };
    const limitMs = Math.max(0, Math.min(MAX_LOOK_MS, leftMs / 2));
    const taking = packed.filter(({ role }) => role !== 'ai-reference');
    const result = await inThread(jobOf(taking), effects, limitMs);
    if (typeof result === 'string') {
        return {
            packed: packed.map((one) => (isLookedAt(one) ? notCompared(one, result) : one)),
            notices: [(0,message/* message */.iU)('notices.asideNotCompared', { why: result })],
        };
    }
    const hidden = sidesOf(result, taking);
    return {
        packed: packed.map((one) => {
            const own = hidden.get(one);
            return own === undefined ? one : withHidden(one, own, packed);
        }),
        notices: [],
    };
}
function isLookedAt({ role, asideZip }) {
    return role === 'judged' && asideZip !== undefined;
}
/** The engine passes over scripts that a bundler wrote, and code that is called as of another language meets nobody's. */
function mayBePassedOver(packed) {
    const families = new Set();
    for (const { files } of packed) {
        for (const { path } of files)
            families.add((0,languages/* familyOfExtension */.h6)((0,languages/* extensionOf */.je)(path)));
    }
    return families.size > 1 || families.has('javascript');
}
function jobOf(taking) {
    return {
        submissions: taking.map(({ role, zip, asideZip }) => ({
            role: role === 'ai-reference' ? 'archive' : role,
            zip,
            aside: asideZip ?? null,
        })),
    };
}
/** What was found; else why nothing was, as the end of a sentence. */
async function inThread(job, { clock, signal }, limitMs) {
    signal.throwIfAborted();
    const done = new AbortController();
    const worker = (0,assets/* startWorker */.Dh)({ kind: 'second-look', job });
    const answer = new Promise((resolve) => {
        worker.once('message', (end) => {
            resolve(end.kind === 'found' ? end.found : end.message);
        });
        worker.once('error', (error) => resolve(error.message));
        worker.once('exit', () => resolve('the thread ended before it was done'));
    });
    const late = clock
        .sleep(limitMs, AbortSignal.any([signal, done.signal]))
        .then(() => `more than ${Math.round(limitMs / 1000)} seconds were needed`);
    try {
        return await Promise.race([answer, late]);
    }
    finally {
        done.abort();
        late.catch(() => { });
        await worker.terminate();
    }
}
function notCompared(one, why) {
    return {
        ...one,
        leftOut: [...one.leftOut, { path: '(files that do not count)', reason: 'limit', detail: why }],
    };
}
/** Both sides of everything that was found, the largest first. */
function sidesOf(found, taking) {
    const sides = new Map();
    const add = (to, copy) => {
        sides.set(to, [...(sides.get(to) ?? []), copy]);
    };
    for (const { owner, path, other, otherPath, tokens, isMisread } of found) {
        const [hider, counts] = [taking[owner], taking[other]];
        if (hider === undefined || counts === undefined)
            continue;
        const common = { tokens, ...(isMisread ? { isMisread } : {}) };
        add(hider, { ...common, path, otherKey: counts.key, otherPath, leftOut: 'own' });
        add(counts, { ...common, path: otherPath, otherKey: hider.key, otherPath: path, leftOut: 'other' });
    }
    for (const copies of sides.values()) {
        copies.sort((a, b) => b.tokens - a.tokens || (0,compare_text/* compareText */.n)(a.path, b.path));
    }
    return sides;
}
/** A library that many left out and one did not gives as many copies as there are files. */
const MAX_HIDDEN = 200;
const TOLD = 5;
function withHidden(one, hidden, packed) {
    const names = new Map(packed.map(({ key, name }) => [key, name]));
    const told = hidden.slice(0, TOLD).map((copy) => {
        const { path, otherKey, otherPath, tokens, leftOut, isMisread } = copy;
        const [here, there] = [JSON.stringify(path), JSON.stringify(otherPath)];
        const other = names.get(otherKey) ?? otherKey;
        const values = { here, there, other, tokens: String(tokens) };
        return leftOut === 'own'
            ? (0,message/* message */.iU)(isMisread === true ? 'notices.hidesMisread' : 'notices.hidesCode', values)
            : (0,message/* message */.iU)(isMisread === true ? 'notices.misreadElsewhere' : 'notices.hiddenElsewhere', values);
    });
    const rest = hidden.length - told.length;
    return {
        ...one,
        hidden: hidden.slice(0, MAX_HIDDEN),
        remarks: [
            ...told,
            ...(rest > 0 ? [(0,message/* message */.iU)('notices.moreHidden', { n: String(rest) })] : []),
            ...one.remarks,
        ],
    };
}

// EXTERNAL MODULE: ./build/settings/inputs/camel-case.js
var camel_case = __webpack_require__(85875);
// EXTERNAL MODULE: ./build/settings/inputs/inputs.js + 11 modules
var inputs_inputs = __webpack_require__(1972);
;// CONCATENATED MODULE: ./build/settings/deciding-values.js


/**
 * The values that say what is checked, always in the same order. Jobs of one run may share a check only where all of them
 * are equal.
 */
function decidingValues(settings) {
    const values = new Map(Object.entries(settings));
    const inputs = inputs_inputs/* INPUT_NAMES */.Qh.filter((name) => (0,inputs_inputs/* definitionOf */.Fg)(name).decidesCheck);
    return [...inputs.map((name) => values.get((0,camel_case/* camelCase */.x)(name))), settings.staff];
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/domain/submission-document.js
var submission_document = __webpack_require__(61247);
// EXTERNAL MODULE: ./build/zip/stored-zip.js
var stored_zip = __webpack_require__(25851);
;// CONCATENATED MODULE: ./build/shards/hand-over.js










const VERSION = 2;
const Role = schemas/* enum */.k5n(submission/* SUBMISSION_ROLES */.ht);
const Zip = schemas/* string */.YjP().regex(/^[0-9a-f]{32}\.zip$/);
const Packed = schemas/* object */.Ikc({
    key: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    role: Role,
    origin: submission_document/* ORIGIN */.V,
    zip: Zip,
    zipBytes: schemas/* number */.aig().int(),
    /** With files that do not count and may hold code. */
    aside: Zip.optional(),
    contentHash: schemas/* string */.YjP(),
    files: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), size: schemas/* number */.aig() })),
    leftOut: schemas/* array */.YOg(submission_document/* LEFT_OUT */.P),
    remarks: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const Document = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(VERSION),
    key: schemas/* string */.YjP(),
    index: schemas/* number */.aig().int().min(1),
    count: schemas/* number */.aig().int().min(1),
    starterKnown: schemas/* boolean */.zMY(),
    packed: schemas/* array */.YOg(Packed),
    failures: schemas/* array */.YOg(schemas/* object */.Ikc({ key: schemas/* string */.YjP(), name: schemas/* string */.YjP(), role: Role, reason: schemas/* string */.YjP() })),
    notices: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** The folder of a report that parts are handed over in; a workflow carries it from job to job as an artifact. */
function handOverFolder(reportDirectory) {
    return (0,external_node_path_.join)(reportDirectory, 'shards');
}
/** Writes a part: `part-1-of-3-<key>.json` and its ZIPs. */
async function writeHandOver(folder, part) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    const copied = async (zip, ...whose) => {
        const name = `${(0,external_node_crypto_.createHash)('sha256').update(whose.join('\0')).digest('hex').slice(0, 32)}.zip`;
        await (0,stored_zip/* copyStored */.T)(zip, (0,external_node_path_.join)(folder, name));
        return name;
    };
    const packed = [];
    for (const { zip, asideZip, ...one } of part.packed) {
        const { role, key } = one;
        const aside = asideZip === undefined ? {} : { aside: await copied(asideZip, role, key, 'aside') };
        packed.push({
            ...one,
            remarks: one.remarks.map((remark) => english/* ENGLISH */.V.write(remark)),
            zip: await copied(zip, role, key),
            zipBytes: zip.bytes,
            ...aside,
        });
    }
    // Parts of two versions may meet, which need not know each other's sentences.
    const notices = part.notices.map((notice) => english/* ENGLISH */.V.write(notice));
    const document = { version: VERSION, ...part, notices, packed };
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, `part-${part.index}-of-${part.count}-${part.key}.json`), JSON.stringify(document));
}
/**
 * Every part of this key in the folder. A part whose ZIPs are not complete is left out.
 *
 * @throws ConfigurationError for one that cannot be read
 */
async function readHandOvers(folder, key) {
    const names = await (0,promises_.readdir)(folder).catch(() => []);
    const found = [];
    for (const name of names.toSorted(compare_text/* compareText */.n)) {
        if (!name.startsWith('part-') || !name.endsWith(`-${key}.json`))
            continue;
        const part = await readPart(folder, name);
        if (part !== null)
            found.push(part);
    }
    const counts = new Set(found.map(({ count }) => count));
    if (counts.size > 1) {
        throw new domain_outcome/* ConfigurationError */.j1(`shard: ${folder} holds parts of matrices of different sizes (${[...counts].join(', ')}), which do not fit together. Empty it and run all parts again.`);
    }
    return found;
}
/** null: not all of its ZIPs are there. */
async function readPart(folder, name) {
    const document = Document.safeParse(await readJson((0,external_node_path_.join)(folder, name)));
    if (!document.success) {
        throw new domain_outcome/* ConfigurationError */.j1(`shard: ${(0,external_node_path_.join)(folder, name)} is not what a part of this version writes (${document.error.issues[0]?.message ?? ''}). Run all parts and the judging job with the same version of the action.`);
    }
    const packed = [];
    for (const { zip, zipBytes, aside, ...one } of document.data.packed) {
        const own = await storedAt((0,external_node_path_.join)(folder, zip));
        if (own?.bytes !== zipBytes)
            return null;
        if (aside === undefined) {
            packed.push({ ...one, zip: own });
            continue;
        }
        const asideZip = await storedAt((0,external_node_path_.join)(folder, aside));
        if (asideZip === null)
            return null;
        packed.push({ ...one, zip: own, asideZip });
    }
    return { ...document.data, packed };
}
/** A ZIP that is a file of its own; null: it is not there. */
async function storedAt(path) {
    const there = await (0,promises_.stat)(path).catch(() => null);
    return there === null ? null : { path, start: 0, bytes: there.size };
}
async function readJson(path) {
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(71064);
// EXTERNAL MODULE: ./build/verdict/named-pairs.js
var named_pairs = __webpack_require__(24039);
// EXTERNAL MODULE: ./build/cases/read-cases.js
var read_cases = __webpack_require__(36176);
// EXTERNAL MODULE: ./build/domain/events.js
var events = __webpack_require__(19716);
// EXTERNAL MODULE: ./build/domain/report.js
var report = __webpack_require__(22663);
// EXTERNAL MODULE: ./build/domain/source-names.js
var source_names = __webpack_require__(46501);
;// CONCATENATED MODULE: ./build/run/case-book.js






/**
 * What people decided about pairs of this class: from the file that the settings name, else from the one beside the last report.
 * Where a student's own files are checked out none is read: a student could dismiss a pair.
 *
 * @throws ConfigurationError where the file cannot be read
 */
async function readCaseBook({ cases, reportDir, source }, { workspace, event, log, }) {
    if ((0,source_names/* isSingle */.v)(source) || (0,events/* concernsPullRequest */.g)(event.name))
        return domain_cases/* NO_CASES */.kr;
    if (cases === null)
        return (await (0,read_cases/* readCases */.k)((0,external_node_path_.join)((0,external_node_path_.resolve)(workspace, reportDir), report/* CASES_FILE */.Ro))) ?? domain_cases/* NO_CASES */.kr;
    const book = await (0,read_cases/* readCases */.k)((0,external_node_path_.resolve)(workspace, cases));
    if (book === null)
        log.notice(`cases: there is no file ${JSON.stringify(cases)} yet, so no case is known.`);
    return book ?? domain_cases/* NO_CASES */.kr;
}

;// CONCATENATED MODULE: ./build/packing/spool.js


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
        this.#path = (0,external_node_path_.join)(folder, 'packed.zips');
    }
    /** A ZIP to be written; several may be under way at once. */
    begin() {
        return new SpooledZip({
            path: () => {
                this.#large += 1;
                return (0,external_node_path_.join)(this.#folder, `large-${this.#large}.zip`);
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
        this.#file ??= (0,promises_.open)(this.#path, 'w');
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
            this.#own = { path, file: await (0,promises_.open)(path, 'w') };
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
        await (0,promises_.rm)(path, { force: true });
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

// EXTERNAL MODULE: ./build/sources/prefetch.js
var prefetch = __webpack_require__(53342);
// EXTERNAL MODULE: ./build/sources/pace.js
var pace = __webpack_require__(4358);
// EXTERNAL MODULE: ./build/sources/selection/aside.js
var selection_aside = __webpack_require__(28152);
// EXTERNAL MODULE: ./build/sources/selection/selection.js
var selection_selection = __webpack_require__(29210);
;// CONCATENATED MODULE: ./build/sources/starter.js





/**
 * What a file says apart from how an editor leaves it: line ends and blanks at their end do not count. Hex SHA-256.
 */
function contentKey(bytes) {
    const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').split('\n');
    const text = lines.map(withoutBlanksAtEnd).join('\n').trimEnd();
    return (0,external_node_crypto_.createHash)('sha256').update(text, 'latin1').digest('hex');
}
/** By a loop: an expression for "blanks before the end" tries each blank of a run anew, so its time grows with the square. */
function withoutBlanksAtEnd(line) {
    let end = line.length;
    if (line[end - 1] === '\r')
        end -= 1;
    while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t'))
        end -= 1;
    return line.slice(0, end);
}
/** Contents of every file of the starter code, those that do not count included. */
async function starterKeys({ files, aside = [], }) {
    const keys = new Set();
    const breathe = (0,pace/* pace */.c)();
    for (const file of [...files, ...aside]) {
        await breathe();
        if (file.size <= selection_aside/* MAX_ASIDE_FILE_BYTES */.xk)
            keys.add(contentKey(await file.read()));
    }
    return keys;
}
/** Paths of the starter code's files that a tool wrote. */
async function generatedPaths(files) {
    const paths = new Set();
    for (const file of files)
        if ((0,selection_selection/* isGenerated */.UK)(file.path, await file.read()))
            paths.add(file.path);
    return paths;
}
/**
 * Drops the files that a submission has unchanged from the starter; each is listed as left out.
 *
 * @throws the signal's reason
 */
async function withoutStarter(submission, keys, signal) {
    if (keys.size === 0)
        return submission;
    const files = [];
    const leftOut = [...submission.leftOut];
    const breathe = (0,pace/* pace */.c)(signal);
    for (const file of submission.files) {
        await breathe();
        if (keys.has(contentKey(await file.read())))
            leftOut.push({ path: file.path, reason: 'starter-code' });
        else
            files.push(file);
    }
    return { ...submission, files, leftOut: leftOut.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path)) };
}

// EXTERNAL MODULE: ./build/sources/selection/unused-name.js
var unused_name = __webpack_require__(65702);
// EXTERNAL MODULE: ./build/zip/directory.js + 1 modules
var zip_directory = __webpack_require__(72654);
// EXTERNAL MODULE: ./build/zip/reader.js
var reader = __webpack_require__(36541);
// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(23719);
// EXTERNAL MODULE: ./build/zip/deflate-tables.js
var deflate_tables = __webpack_require__(52565);
;// CONCATENATED MODULE: ./build/packing/pack.js





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
    const maxZipBytes = options.maxZipBytes ?? domain_limits/* LIMITS */.b.zipBytes;
    const largest = submission.files.reduce((most, { size }) => Math.max(most, size), 0);
    const zlib = { level: COMPRESSION_LEVEL, ...(0,deflate_tables/* deflateTables */.l)(largest) };
    // A large package, which is loaded while the service starts.
    const archiver = await __webpack_require__.e(/* import() */ 79).then(__webpack_require__.bind(__webpack_require__, 20079));
    const archive = new archiver.ZipArchive({ zlib, statConcurrency: 1 });
    const zip = options.spool.begin();
    const written = writtenTo(zip, archive);
    // A listener of its own, so that an early error cannot end the process before `written` is awaited.
    written.catch(() => { });
    const content = (0,external_node_crypto_.createHash)('sha256');
    const files = [];
    const leftOut = [...submission.leftOut];
    let directoryBytes = END_RECORD_BYTES;
    try {
        for (const file of submission.files.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path))) {
            let bytes;
            try {
                const { buffer, byteOffset, byteLength } = await file.read();
                bytes = Buffer.from(buffer, byteOffset, byteLength);
            }
            catch (error) {
                leftOut.push({
                    path: file.path,
                    reason: 'unreadable',
                    detail: (0,message_of/* messageOf */.b)(error),
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
            leftOut: leftOut.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path)),
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

;// CONCATENATED MODULE: ./build/packing/aside.js










const LIMITS = { files: 19_000, bytes: 64 * 1024 * 1024 };
/** An archive in an archive in an archive. */
const MAX_NESTED = 3;
/**
 * Packs the files that do not count and may hold code, the smallest first, as far as the limits reach; what the starter
 * code has as well is nobody's.
 *
 * @param starter `contentKey` of the starter code's files
 */
async function packAside(submission, starter, { spool, signal, limits = LIMITS }) {
    const breathe = (0,pace/* pace */.c)(signal);
    const leftOut = [];
    const taken = [];
    const unread = [];
    const names = new unused_name/* UnusedNames */.N();
    let bytes = 0;
    for (const file of await unpacked(submission.aside ?? [], leftOut)) {
        await breathe();
        const isTooLarge = file.size > selection_aside/* MAX_ASIDE_FILE_BYTES */.xk || bytes + file.size > limits.bytes;
        if (taken.length >= limits.files || isTooLarge) {
            unread.push(file);
            continue;
        }
        let contents;
        try {
            contents = await file.read();
        }
        catch (error) {
            leftOut.push({ path: file.path, reason: 'unreadable', detail: (0,message_of/* messageOf */.b)(error) });
            continue;
        }
        if (!mayBeCode(file, contents) || starter.has(contentKey(contents)))
            continue;
        bytes += contents.length;
        taken.push({ ...file, path: names.take(file.path), size: contents.length });
    }
    leftOut.push(...notLookedAt(unread, limits));
    const files = [...taken, ...unread];
    if (taken.length === 0)
        return { zip: null, files, leftOut };
    const packed = await packSubmission({ ...submission, key: `${submission.key}\0aside`, files: taken, leftOut: [] }, 
    // What goes into it is bounded above.
    { spool, maxZipBytes: Number.POSITIVE_INFINITY });
    return { zip: packed.zip, files, leftOut: [...leftOut, ...packed.leftOut] };
}
/** With what stands in archives; source first, then the smallest. */
async function unpacked(aside, leftOut) {
    const files = [];
    for (const file of aside) {
        const { path, size, reason, kind } = file;
        if (kind !== 'archive') {
            files.push({ path, size, reason, kind, isInArchive: false, read: () => file.read() });
            continue;
        }
        try {
            if (size > selection_aside/* MAX_ASIDE_FILE_BYTES */.xk)
                throw new zip_directory/* ZipError */.Wz(`more than ${selection_aside/* MAX_ASIDE_FILE_BYTES */.xk} bytes`);
            files.push(...entriesOf(path, await file.read(), leftOut));
        }
        catch (error) {
            // A library that is packed otherwise is no missing source; what is called a ZIP and is none may be hidden work.
            if (path.toLowerCase().endsWith('.zip')) {
                leftOut.push({ path, reason: 'unreadable', detail: (0,message_of/* messageOf */.b)(error) });
            }
        }
    }
    const later = (file) => Number(file.kind !== 'source');
    return files.toSorted((a, b) => later(a) - later(b) || a.size - b.size || (0,compare_text/* compareText */.n)(a.path, b.path));
}
function* entriesOf(path, bytes, leftOut, depth = 1) {
    const { entries, problems } = (0,reader/* readZip */.u)(bytes);
    for (const problem of problems) {
        if (!(0,languages/* isSourceName */.TE)(problem.path))
            continue;
        leftOut.push({ path: `${path}/${problem.path}`, reason: 'unreadable', detail: problem.reason });
    }
    for (const entry of entries) {
        const inside = `${path}/${entry.path}`;
        if ((0,selection_aside/* isZipName */.PE)(entry.path)) {
            if (depth < MAX_NESTED)
                yield* entriesOf(inside, entry.read(), leftOut, depth + 1);
            else
                leftOut.push({ path: inside, reason: 'limit', detail: 'archives are nested too deeply' });
            continue;
        }
        const isSource = (0,languages/* isSourceName */.TE)(entry.path);
        if (!isSource && (0,languages/* extensionOf */.je)(entry.path) !== '')
            continue;
        yield {
            path: inside,
            size: entry.size,
            reason: 'not-source',
            kind: isSource ? 'source' : 'script',
            isInArchive: true,
            read: () => Promise.resolve(entry.read()),
        };
    }
}
const PROBE_BYTES = 8_000;
function mayBeCode({ kind }, contents) {
    if (kind === 'script')
        return contents[0] === 0x23 && contents[1] === 0x21;
    return kind === 'source' || !contents.subarray(0, PROBE_BYTES).includes(0);
}
function notLookedAt(unread, limits) {
    const source = unread.filter(({ kind }) => kind === 'source');
    const last = source.at(-1);
    if (last === undefined)
        return [];
    return [
        {
            path: last.path,
            reason: 'limit',
            detail: `${source.length} source files that do not count were not looked at; looked at are up to ${limits.files} of them, ${limits.bytes} bytes together and ${selection_aside/* MAX_ASIDE_FILE_BYTES */.xk} each`,
        },
    ];
}

// EXTERNAL MODULE: ./build/sources/selection/choose.js
var selection_choose = __webpack_require__(31475);
;// CONCATENATED MODULE: ./build/run/pack-with-aside.js




/**
 * Packs what counts, and beside it what does not count and may hold code.
 *
 * @param starter contents of the starter code, which are not looked at
 */
async function packWithAside(submission, starter, options) {
    const one = await packSubmission(submission, options);
    // Nobody is asked about what the others that are compared with left out.
    if (submission.role === 'archive' || submission.role === 'ai-reference')
        return one;
    const full = new Set(one.leftOut.flatMap(({ path, reason }) => (reason === 'archive-full' ? [path] : [])));
    const noPlace = submission.files.flatMap((file) => full.has(file.path) ? [{ ...file, read: () => file.read(), reason: 'archive-full', kind: 'source' }] : []);
    const aside = await packAside({ ...submission, aside: [...(submission.aside ?? []), ...noPlace] }, starter, options);
    const leftOut = [...one.leftOut, ...aside.leftOut].toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path));
    return {
        ...one,
        leftOut,
        remarks: [...one.remarks, ...(0,selection_choose/* remarksOnLeftOut */.o)(leftOut, aside.files)],
        ...(aside.zip === null ? {} : { asideZip: aside.zip }),
    };
}

;// CONCATENATED MODULE: ./build/sources/github/found-repository.js
/** A repository of which nothing else is known. */
function foundByName(repository, student = null) {
    return { repository, student, login: null, deadline: null };
}
/** What an origin says of whose repository it is; the login where it is not what the student is called. */
function personIn({ student, login, section = null }) {
    return {
        ...(student === null ? {} : { student }),
        ...(login === null || login === student ? {} : { login }),
        ...(section === null ? {} : { section }),
    };
}

;// CONCATENATED MODULE: ./build/run/reuse.js


/**
 * What is packed already, and the commits to fetch of the rest.
 *
 * @param starter contents of the starter code, which are dropped from everything
 */
async function findPacked(reusable, starter) {
    const { assignment, pins, cache } = reusable;
    const packed = [];
    const toTake = new Map();
    for (const found of assignment.discovery.found) {
        const { repository, student, deadline } = found;
        const { id, owner, repo } = repository;
        const sha = pins.get(id);
        if (sha === undefined)
            continue;
        const hit = await cache?.get(cacheKey(id, sha, starter, reusable), {
            key: `${owner}/${repo}`,
            name: student ?? repo,
            role: 'judged',
            origin: {
                kind: 'repository',
                owner,
                repo,
                repositoryId: id,
                sha,
                ...personIn(found),
                deadlineStatus: 'no-deadline',
            },
        });
        if (hit)
            packed.push(hit);
        // Where a deadline decides, what is fetched is decided with its status and remarks.
        const hasDeadline = (reusable.deadline ?? assignment.due ?? deadline) !== null;
        if (hit || !hasDeadline)
            toTake.set(id, hit ? null : sha);
    }
    return { packed, pins: toTake };
}
/** Keeps what was packed for later runs. */
async function keepPacked(submission, reusable, starter) {
    const { origin, role } = submission;
    if (origin.kind !== 'repository' || role !== 'judged' || !reusable.pins.has(origin.repositoryId))
        return;
    await reusable.cache?.put(cacheKey(origin.repositoryId, origin.sha, starter, reusable), submission);
}
/** All that the packed contents depend on. */
function cacheKey(id, sha, starter, { assignment: { allowedFiles }, include, exclude }) {
    return [id, sha, include, exclude, allowedFiles, [...starter].toSorted(compare_text/* compareText */.n)];
}

;// CONCATENATED MODULE: ./build/run/collect.js











/** Of a run that reports on a check that is there already. */
const NOTHING_COLLECTED = {
    packed: [],
    failures: [],
    starterKnown: false,
    notComparedWith: 0,
    notices: [],
    people: [],
};
const MAX_PACK_MS = 120_000;
/**
 * Collects and packs, some submissions at a time, so that memory does not grow with the class.
 *
 * @param takes only the submissions with these keys; null: all. Nothing at all is then no error
 * @throws SettingsError where there is nothing to check
 */
async function collect(sources, effects, takes, reusable = null) {
    await (0,promises_.mkdir)(effects.tempDir, { recursive: true });
    const spool = new ZipSpool(await (0,promises_.mkdtemp)((0,external_node_path_.join)(effects.tempDir, 'packed-')));
    try {
        return await collectInto(spool, sources, effects, takes, reusable);
    }
    finally {
        await spool.close();
    }
}
async function collectInto(spool, sources, effects, takes, reusable) {
    const { log, signal } = effects;
    const packed = [];
    const failures = [];
    const isTaken = (key) => takes === null || takes(key);
    const { starter } = sources;
    const dropped = starter === null ? new Set() : await starterKeys(starter);
    const known = reusable === null ? null : await findPacked(reusable, dropped);
    if (starter !== null && isTaken(starter.key)) {
        packed.push(await packWithAside(starter, new Set(), { spool, signal }));
    }
    const pack = async (collected) => {
        signal.throwIfAborted();
        if (!isTaken(collected.ok ? collected.submission.key : collected.failure.key))
            return null;
        if (collected.ok)
            return packInTime(collected.submission, dropped, { ...effects, spool });
        log.debug(`not collected: ${collected.failure.reason}`);
        return collected.failure;
    };
    for await (const made of (0,prefetch/* prefetch */.yj)(sources.submissions(known?.pins), prefetch/* FOLDERS_AT_ONCE */.UO, pack)) {
        if (made === null)
            continue;
        if ('reason' in made) {
            failures.push(made);
            continue;
        }
        if (reusable !== null)
            await keepPacked(made, reusable, dropped);
        packed.push(made);
        log.progress?.('collected', packed.length, null);
    }
    if (known !== null) {
        packed.push(...known.packed.filter(({ key }) => isTaken(key)));
        // Which of them were fetched must not show.
        packed.sort((a, b) => (0,compare_text/* compareText */.n)(a.key, b.key));
    }
    if ((0,submission/* judgedOf */.B8)(packed).length === 0 && failures.length === 0 && takes === null) {
        throw new domain_outcome/* SettingsError */.GN(`There is nothing to check: ${sources.description} holds no submission. Look at what it names, and at include and exclude.`);
    }
    log.info(summaryOf(packed, failures));
    const { notComparedWith, notices, people } = sources;
    return { packed, failures, starterKnown: starter !== null, notComparedWith, notices, people };
}
/** A submission that takes too long is one failure. @throws the signal's reason, and what packing throws */
async function packInTime(submission, starter, { signal, spool, limitMs = MAX_PACK_MS }) {
    const late = AbortSignal.timeout(limitMs);
    const ends = AbortSignal.any([signal, late]);
    try {
        const own = await withoutStarter(submission, starter, ends);
        return await packWithAside(own, starter, { spool, signal: ends });
    }
    catch (error) {
        signal.throwIfAborted();
        if (!late.aborted)
            throw error;
        const { key, name, role } = submission;
        const reason = `${key} could not be packed within ${limitMs / 1000} seconds; see what in it is so large.`;
        return { key, name, role, reason };
    }
}
/** One line of the log: what there is to judge, to compare with and what is missing. */
function summaryOf(packed, failures) {
    const judged = (0,submission/* judgedOf */.B8)(packed).length;
    const files = packed.reduce((sum, one) => sum + one.files.length, 0);
    const leftOut = packed.reduce((sum, one) => sum + one.leftOut.length, 0);
    const failed = failures.length > 0 ? `; ${failures.length} could not be collected` : '';
    return `${(0,format/* count */.U9)(judged, 'submission')} to judge, ${packed.length - judged} more to compare with; ${(0,format/* count */.U9)(files, 'source file')}, ${leftOut} left out${failed}.`;
}

// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(75174);
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

;// CONCATENATED MODULE: ./build/sources/folders/collect-in-time.js
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/zip/safe-path.js
var safe_path = __webpack_require__(30643);
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

;// CONCATENATED MODULE: ./build/sources/folders/listing.js

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
    const emptyFolders = folders.filter((path) => !isJunk(path) && !inUse.has(path)).toSorted(compare_text/* compareText */.n);
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
        .toSorted((a, b) => (0,compare_text/* compareText */.n)(a.name, b.name));
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

;// CONCATENATED MODULE: ./build/sources/folders/unpack.js





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
async function* unpack_unpacked(files, { selection, signal }) {
    const budget = { entries: reader/* ZIP_LIMITS */.L.maxEntries, bytes: reader/* ZIP_LIMITS */.L.maxTotalBytes };
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
                yield* visit(below(isAlone ? '' : `${(0,archive_names/* withoutEnding */.sP)(file.path)}/`, inside), depth + 1);
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
    if (!(0,archive_names/* isReadArchive */.L3)(path) && !(0,archive_names/* isOtherArchive */.Bo)(path))
        return false;
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    return !selection.isExcluded(path) && (folder === '' || selection.skipsFolder(folder) === null);
}
/** What an archive holds, or why it is not unpacked. */
async function filesOf(file, depth, budget, signal) {
    const refuse = (reason, detail) => ({ leftOut: { reason, detail } });
    if ((0,archive_names/* isOtherArchive */.Bo)(file.path)) {
        return refuse('unreadable', 'an archive of a kind that is not read; ask for a ZIP');
    }
    if (depth > MAX_DEPTH)
        return refuse('limit', 'archives are nested too deeply');
    if (file.size > MAX_ARCHIVE_BYTES) {
        return refuse('limit', `an archive of more than ${MAX_ARCHIVE_BYTES} bytes is not unpacked`);
    }
    if (budget.entries <= 0 || budget.bytes <= 0) {
        return refuse('limit', 'the archives of this submission hold too much');
    }
    try {
        const limits = { ...reader/* ZIP_LIMITS */.L, maxEntries: budget.entries, maxTotalBytes: budget.bytes };
        const { entries } = await archiveIn(await file.read(), file.path, limits, signal);
        budget.entries -= entries.length;
        budget.bytes -= entries.reduce((sum, { size }) => sum + size, 0);
        return entries;
    }
    catch (error) {
        signal.throwIfAborted();
        return refuse('unreadable', (0,message_of/* messageOf */.b)(error));
    }
}
function below(folder, files) {
    return withoutSharedFolder(files).map((file) => ({ ...file, path: `${folder}${file.path}` }));
}
/** Files of an archive without the one folder that they all lie in: many archives hold one with everything in it. */
function withoutSharedFolder(files) {
    // What a system left beside that folder does not hide it; what is only called so stays, and is looked at.
    const own = files.filter(({ path, leftOut }) => leftOut === undefined && !isJunk(path));
    const shared = sharedTopFolder(own.map(({ path }) => path));
    return files.map((file) => file.path.startsWith(shared) ? { ...file, path: file.path.slice(shared.length) } : file);
}
/** `work/` when every path starts with it. */
function sharedTopFolder(paths) {
    const first = paths[0];
    const top = first?.slice(0, first.indexOf('/') + 1) ?? '';
    return top !== '' && paths.every((path) => path.startsWith(top)) ? top : '';
}

;// CONCATENATED MODULE: ./build/sources/folders/collect-hand-in.js






/** One hand-in of a download as a submission. What goes wrong with it becomes its failure. */
async function collectHandIn(one, options) {
    const { key, name, path, facts, files, remarks, textEnding } = one;
    // What is older than what counts is only there to be compared with.
    const role = one.isOlder && options.role === 'judged' ? 'archive' : options.role;
    return collectInTime({ key, name, role }, options, async (signal) => {
        const candidates = files.map((file) => candidateOf(file, textEnding));
        const { selection } = options;
        const chosen = await (0,selection_choose/* chooseFiles */.P)(unpack_unpacked(candidates, { selection, signal }), selection, [], signal);
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

// EXTERNAL MODULE: ./build/files/paths.js
var files_paths = __webpack_require__(33684);
;// CONCATENATED MODULE: ./build/sources/folders/key-of.js

/**
 * The key of a submission at `path`: relative to `root` where it lies below it, else absolute. With slashes.
 *
 * @param paths how the system writes paths
 */
function keyOf(root, path, paths) {
    return (0,files_paths/* below */.Gz)(root, path, paths) || (0,files_paths/* slashed */.df)(path, paths);
}

;// CONCATENATED MODULE: ./build/sources/folders/read-bounded.js

const MAX_READ_BYTES = 16 * 1024 * 1024;
/** Reads a file that may grow or be swapped meanwhile: at most so many bytes of it, by default 16 MiB. */
async function readBounded(path, most = MAX_READ_BYTES) {
    const handle = await (0,promises_.open)(path, 'r');
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

;// CONCATENATED MODULE: ./build/sources/folders/walk.js









const walk_MAX_DEPTH = 64;
/** Files of one folder that are looked at, whether they count or not. */
const MAX_WALKED = 200_000;
/**
 * Files of a folder, also those of folders that do not count. Links are listed, not followed: what they lead to is taken
 * where it stands, or is not the submission's.
 *
 * @param reportDir absolute: this program's own files in it are passed over
 */
async function* walk(folder, reportDir, { most = MAX_WALKED, onFolder } = {}) {
    const root = await (0,promises_.realpath)(folder);
    const report = await realOf(reportDir);
    let walked = 0;
    const visit = async function* (at, prefix, depth, isReport) {
        let entries;
        try {
            entries = await (0,promises_.readdir)(at, { withFileTypes: true });
        }
        catch (error) {
            yield untaken(prefix || '.', 'unreadable', (0,message_of/* messageOf */.b)(error));
            return;
        }
        for (const entry of entries.toSorted(byName)) {
            const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
            const full = (0,external_node_path_.join)(at, entry.name);
            if (isReport && isOfReport((0,files_paths/* below */.Gz)(report ?? '', full) ?? ''))
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
                yield await walk_candidateOf(entry, path, full, isReport);
            else if (depth >= walk_MAX_DEPTH)
                yield untaken(`${path}/`, 'limit', 'nested too deeply');
            else
                yield* visit(full, path, depth + 1, isReport || full === report);
        }
    };
    yield* visit(root, '', 1, root === report);
}
/** A folder by its own name, as files below it are found; as it is where it is not there. Systems have links above theirs, such as /tmp. */
async function realOf(folder) {
    return folder === undefined ? undefined : (0,promises_.realpath)(folder).catch(() => folder);
}
async function walk_candidateOf(entry, path, full, isReport) {
    if (entry.isSymbolicLink())
        return untaken(path, 'symlink');
    if (!entry.isFile())
        return untaken(path, 'special-file');
    const stats = await (0,promises_.lstat)(full).catch(() => null);
    if (stats === null)
        return untaken(path, 'unreadable', 'perhaps its name is not UTF-8');
    const most = (0,archive_names/* isReadArchive */.L3)(path) ? MAX_ARCHIVE_BYTES : undefined;
    const file = { path, size: stats.size, read: () => readBounded(full, most) };
    return isReport ? { ...file, leftOut: { reason: 'generated' } } : file;
}
function untaken(path, reason, detail) {
    const leftOut = { reason, ...(detail === undefined ? {} : { detail }) };
    return { path, size: 0, read: () => Promise.reject(new Error(detail ?? reason)), leftOut };
}
/** Whether a file of a report's folder belongs to the report, by its name. `shards/` is what the jobs of a matrix hand over. */
function isOfReport(path) {
    return ([...report/* REPORT_FILES */.JL, report/* CASES_FILE */.Ro].some((name) => name === path) ||
        /^shards\/(?:part-\d+-of-\d+-[0-9a-f]+\.json|[0-9a-f]{32}\.zip)$/.test(path));
}
/** Entries of a folder in code-unit order of their names. */
function byName(a, b) {
    return (0,compare_text/* compareText */.n)(a.name, b.name);
}

;// CONCATENATED MODULE: ./build/sources/folders/collect-path.js














/** What cannot be taken as a submission. The message completes "<key> …". */
class PathError extends Error {
}
/** One folder, ZIP or file as one submission. What goes wrong with it becomes its failure. */
async function collectPath(path, options) {
    const key = keyOf(options.root, path);
    const name = (0,archive_names/* withoutEnding */.sP)((0,external_node_path_.basename)(path));
    return collectInTime({ key, name, role: options.role }, options, async (signal) => ({
        origin: { kind: 'directory', path: key },
        ...(await collect_path_filesOf(path, options, signal)),
    }), reasonOf);
}
function reasonOf(error) {
    if (error instanceof PathError)
        return ` ${error.message}`;
    if (error instanceof zip_directory/* ZipError */.Wz)
        return `: ${error.message}`;
    if (error instanceof tar/* TarballError */.ZA)
        return ` ${error.message}.`;
    return ` cannot be read: ${(0,message_of/* messageOf */.b)(error)}.`;
}
async function collect_path_filesOf(path, { selection, ignore, unpacks }, signal) {
    const stats = await (0,promises_.stat)(path).catch((error) => {
        const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        throw isGone ? new PathError('cannot be read; perhaps its name is not UTF-8: rename it.') : error;
    });
    const choose = (files) => (0,selection_choose/* chooseFiles */.P)(unpacks === true ? unpack_unpacked(files, { selection, signal }) : files, selection, [], signal);
    if (stats.isDirectory())
        return choose(walk(path, ignore));
    if ((0,archive_names/* isOtherArchive */.Bo)(path)) {
        throw new PathError('is an archive of a kind that is not read: unpack it, or put its contents into a ZIP.');
    }
    if (!(0,archive_names/* isReadArchive */.L3)(path)) {
        const file = { path: (0,external_node_path_.basename)(path), size: stats.size, read: () => readBounded(path) };
        return choose([file]);
    }
    const { entries } = await openArchive(path, reader/* ZIP_LIMITS */.L, signal);
    return choose(withoutSharedFolder(entries));
}

;// CONCATENATED MODULE: ./build/sources/folders/collect-found.js


/** A submission that `findSubmissions` found. What goes wrong with it becomes its failure. */
function collectFound(one, options) {
    return one.kind === 'path' ? collectPath(one.path, options) : collectHandIn(one, options);
}

// EXTERNAL MODULE: ./build/domain/layout-names.js
var layout_names = __webpack_require__(45730);
;// CONCATENATED MODULE: ./build/sources/folders/layouts/children.js
/** What lies directly at the root of a download; folders that hold nothing too. */
function children_rootsOf({ entries, emptyFolders }) {
    return childrenOf({ files: entries.map((entry) => ({ entry, path: entry.path })), emptyFolders });
}
/** The files of each name at the root. */
function filesByRoot(listing) {
    return new Map(children_rootsOf(listing).map(({ name, files }) => [name, files]));
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

;// CONCATENATED MODULE: ./build/sources/folders/layouts/layout.js

/** Share of the names at the root that have the shape. 0 for an empty listing. */
function shareOf(roots, hasShape) {
    return roots.length === 0 ? 0 : roots.filter(hasShape).length / roots.length;
}
/** Names in a notice. */
const layout_NAMED = 5;
/** A notice on names that a layout has no place for; none where there are none. */
function notTaken(names) {
    if (names.length === 0)
        return [];
    const [what, was] = names.length === 1 ? ['One entry is', 'was'] : [`${names.length} entries are`, 'were'];
    return [`${what} nobody's by name and ${was} not taken: ${(0,format/* listed */.KE)(names, layout_NAMED, JSON.stringify)}.`];
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
        const roots = children_rootsOf(listing);
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
        const roots = children_rootsOf(listing).filter(({ name }) => name !== INDEX);
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
    const roots = children_rootsOf(listing);
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
        return shareOf(children_rootsOf(listing).filter(({ name }) => !OWN_FILE.test(name)), (one) => (start !== '' && ARCHIVE.test(one.name)) || isMounted(one));
    },
    read: (listing) => {
        const start = startOf(listing.roots);
        const handIns = [];
        const empty = [];
        for (const { name: root, files } of children_rootsOf(listing)) {
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
        const children = children_rootsOf(listing);
        const submissions = children.filter(({ name }) => !METADATA.test(name));
        const attributions = await attributionsOf(children.filter(({ name }) => METADATA.test(name)));
        const { records, contested } = withoutContested(attributions.records);
        const present = submissions.filter(({ files }) => files.length > 0);
        const keys = new Set(present.map(({ name }) => gradescope_keyOf(name)));
        const absent = [...records].filter(([key]) => !keys.has(key));
        return {
            handIns: withAttempts(present.map((child) => gradescope_handInOf(child, records.get(gradescope_keyOf(child.name))))),
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
function gradescope_keyOf(name) {
    return name.replace(/\.zip$/, '');
}
function gradescope_handInOf({ name, files }, record) {
    const submitters = record?.submitters ?? [];
    const [first] = submitters;
    const at = timeOf(record?.createdAt ?? '');
    return {
        person: {
            id: first === undefined ? gradescope_keyOf(name) : (first.id ?? null),
            name: namesOf(submitters) ?? gradescope_keyOf(name),
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
    const roots = children_rootsOf(listing).filter(({ name }) => !BESIDE.test(name));
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
    throw new domain_outcome/* ConfigurationError */.j1(`path: ${INFO} has no column filename, so it does not say what belongs to whom; add the column, or take the file away.`);
}
function unreadable(error) {
    throw new domain_outcome/* ConfigurationError */.j1(`path: ${INFO} cannot be read: ${(0,message_of/* messageOf */.b)(error)}. Download it again.`);
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
    const roots = children_rootsOf(listing);
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
    const roots = children_rootsOf(listing);
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
            throw new domain_outcome/* ConfigurationError */.j1(`path: ${place} may be ${fitting.map(({ layout }) => titled(layout)).join(' or ')}; say which with layout: ${fitting.map(({ layout }) => layout).join(' or ')}.`);
        }
        if (only !== undefined)
            return { recognised: { layout: only.layout, wrappers }, notices: [] };
        for (const one of shares)
            if (one.share > closest.share)
                closest = one;
        at = unwrapped(at);
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
        at = unwrapped(at);
    }
    if (best.share > 0)
        return { layout, wrappers: best.wrappers };
    const names = listing.roots.map(({ name }) => name);
    throw new domain_outcome/* ConfigurationError */.j1(`layout ${layout}: nothing in ${place} looks like ${titled(layout)}. It holds ${names.length === 0 ? 'nothing' : (0,format/* listed */.KE)(names, recognise_NAMED, JSON.stringify)}. Give another layout, or leave it out to have it recognised.`);
}
/** A listing below some folders that hold nothing else. */
function recognise_below(listing, wrappers) {
    const inner = wrappers === 0 ? null : unwrapped(listing);
    return inner === null ? listing : recognise_below(inner, wrappers - 1);
}
/** @see DownloadLayout */
function layoutOf({ layout }) {
    return LAYOUTS[layout];
}

;// CONCATENATED MODULE: ./build/sources/folders/hand-ins.js








/** People who handed in nothing, in a notice. */
const hand_ins_NAMED = 20;
/**
 * What a download holds, each person (or team) once and older hand-ins beside it.
 *
 * @returns `said`: "Moodle download: 118 students, 4 of them with nothing"; null where it is no platform's
 */
async function hand_ins_handInsOf(layout, download) {
    const reading = withoutEmpty(await layout.read(download.listing));
    const textEnding = endingOf(download);
    const names = hand_ins_namesOf(reading.handIns);
    const keys = new unused_name/* UnusedNames */.N();
    const found = byPerson(reading.handIns).flatMap((attempts) => {
        const [newest, ...older] = attempts;
        if (newest === undefined)
            return [];
        const key = keys.take(hand_ins_keyOf(newest, download));
        const name = names.get(newest) ?? newest.person.name;
        return [
            hand_ins_foundOf(newest, { key, name, isOlder: false }, download, textEnding),
            ...older.map((one, at) => hand_ins_foundOf(one, {
                key: keys.take(`${key}#${one.attempt ?? one.at ?? older.length - at}`),
                name: `${name} (earlier: ${one.attempt ?? one.at ?? older.length - at})`,
                isOlder: true,
            }, download, textEnding)),
        ];
    });
    const template = templateOf(reading, keys, download, textEnding);
    const said = isPlatform(download.layout) ? `${layout.title}: ${countOf(found, reading)}` : null;
    return { found: [...found, ...template], said, notices: reading.notices };
}
function templateOf({ template = [] }, keys, download, textEnding) {
    if (template.length === 0)
        return [];
    const name = 'template';
    const key = keys.take(`${download.place}/${name}`);
    const found = hand_ins_foundOf({ person: { id: null, name }, files: template }, { key, name, isOlder: false }, download, textEnding);
    return [{ ...found, isTemplate: true }];
}
/** Who handed in nothing but what an operating system left in a folder handed in nothing. */
function withoutEmpty({ handIns, empty, ...rest }) {
    const isEmpty = ({ files }) => files.length > 0 && files.every(({ entry }) => isJunk(entry.path));
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
            ? `, ${empty.length} of them with nothing (${(0,format/* listed */.KE)(empty, hand_ins_NAMED, JSON.stringify)})`
            : ''));
}
/** Hand-ins of one person together, the newest first; who cannot be told apart from nobody is alone. */
function byPerson(handIns) {
    const people = new Map();
    for (const [at, handIn] of handIns.entries()) {
        const who = (0,submission/* identityOf */.cu)(handIn.person) ?? `\0${at}`;
        people.set(who, [...(people.get(who) ?? []), handIn]);
    }
    return [...people.values()].map((attempts) => attempts.toSorted(hand_ins_newestFirst));
}
function hand_ins_newestFirst(a, b) {
    return (Number(b.isChosen ?? false) - Number(a.isChosen ?? false) ||
        (0,compare_text/* compareText */.n)(b.at ?? '', a.at ?? '') ||
        // Of two numbers the greater one: 10 comes after 9.
        (b.attempt ?? '').localeCompare(a.attempt ?? '', 'en', { numeric: true }));
}
/** A platform's number stays the same wherever its download lies; a folder is where it lies. */
function hand_ins_keyOf(handIn, { layout, place, keyPrefix }) {
    const identity = (0,submission/* identityOf */.cu)(handIn.person);
    return identity !== null && isPlatform(layout)
        ? `${keyPrefix}${layout}:${identity.normalize('NFC')}`
        : `${(0,archive_names/* withoutEnding */.sP)(place)}/${identity ?? handIn.person.name.normalize('NFC')}`;
}
/** A name for each hand-in; people of one name have their number behind it. */
function hand_ins_namesOf(handIns) {
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
function hand_ins_foundOf({ person, members, at, isLate, attempt, section, files, remarks = [] }, { key, name, isOlder }, { layout, place }, textEnding) {
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
    const isKnown = isPlatform(layout);
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
            for (const entry of found.toSorted(byName).slice(0, share)) {
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
    const report = ignore === undefined ? null : (0,files_paths/* below */.Gz)(folder, ignore);
    const isReport = (path) => report !== null && (path === report || path.startsWith(`${report}/`));
    const onFolder = (path) => !isReport(path) && folders.push(path);
    for await (const entry of walk(folder, ignore, { most: MAX_LISTED + 1, onFolder })) {
        if (isReport(entry.path))
            continue;
        entries.push(entry);
        if (entries.length > MAX_LISTED) {
            throw new domain_outcome/* ConfigurationError */.j1(`path: ${folder} holds more than ${MAX_LISTED} files; check a part of it at a time.`);
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
    const { roots } = recognise_below(listing, wrappers);
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
    const hasGroups = recognise_below(listing, wrappers).roots.some(({ name, isFolder }) => isFolder || (0,archive_names/* isReadArchive */.L3)(name) || (0,archive_names/* isOtherArchive */.Bo)(name));
    return { layout, wrappers: layout === 'flat' || hasGroups ? wrappers : 0 };
}
/** How many folders lie around everything. */
function wrappersOf(listing) {
    let wrappers = 0;
    for (let at = unwrapped(listing); at !== null && wrappers < MAX_WRAPPERS; at = unwrapped(at))
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
    const listing = listingOf(await peekFolder(folder, ignore));
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
        files = { name, ...(await openArchive(path, CLASS_LIMITS, signal)) };
    }
    catch (error) {
        // As a submission it is told why.
        if (error instanceof zip_directory/* ZipError */.Wz || error instanceof tar/* TarballError */.ZA)
            return { found: null, notices: [] };
        throw error;
    }
    const listing = listingOf(files);
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
        ? recognise(listing, place)
        : { recognised: placeOf(listing, layout, place), notices: [] };
}
/** @param files all of the download */
async function handInsIn(recognised, files, place) {
    const { layout, wrappers } = recognised;
    const listing = recognise_below(listingOf(files), wrappers);
    const junk = files.entries.length - listing.entries.length;
    const { found, said, notices } = await hand_ins_handInsOf(layoutOf(recognised), {
        layout,
        listing,
        place: place.place,
        keyPrefix: place.isArchive === true ? `${(0,external_node_path_.basename)(place.place)}/` : '',
        language: place.language,
    });
    const dropped = junk === 0 ? '' : `; ${(0,format/* count */.U9)(junk, 'file')} of operating systems not taken`;
    return { found, notices: [...(said === null ? [] : [`${said}${dropped}.`]), ...notices] };
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
;// CONCATENATED MODULE: ./build/sources/folders/expand-pattern.js








/** The folders (or ZIPs) that a pattern names; never none. */
async function expandPattern(root, line) {
    const pattern = (0,files_paths/* writtenPath */.dR)(line);
    const literal = (0,external_node_path_.resolve)(root, pattern);
    const there = await (0,promises_.stat)(literal).catch(() => null);
    if (there !== null)
        return [literal];
    const scan = picomatch.scan(pattern);
    if (!scan.isGlob) {
        throw new domain_outcome/* ConfigurationError */.j1(`path ${JSON.stringify(line)} does not exist below ${root}. ${await whatIsThere(root)}`);
    }
    // A drive alone means where it stands.
    const base = (0,external_node_path_.resolve)(root, /^[A-Za-z]:$/.test(scan.base) ? `${scan.base}/` : scan.base);
    // Names are put together with slashes on every system.
    const matches = picomatch(scan.glob, { dot: false, nonegate: true, windows: false });
    const found = [];
    const depth = scan.glob.includes('**') ? walk_MAX_DEPTH : scan.glob.split('/').length;
    const visit = async (folder, prefix, level) => {
        const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
        for (const entry of entries.toSorted(byName)) {
            const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
            if (matches(path) && (entry.isDirectory() || (0,archive_names/* isReadArchive */.L3)(path)))
                found.push((0,external_node_path_.join)(folder, entry.name));
            if (entry.isDirectory() && level < depth && entry.name !== 'node_modules' && entry.name !== '.git') {
                await visit((0,external_node_path_.join)(folder, entry.name), path, level + 1);
            }
        }
    };
    await visit(base, '', 1);
    if (found.length === 0) {
        throw new domain_outcome/* ConfigurationError */.j1(`path ${JSON.stringify(line)} matches no folder below ${base}. ${await whatIsThere(base)}`);
    }
    return found;
}
async function whatIsThere(folder) {
    const names = await (0,promises_.readdir)(folder).catch(() => null);
    if (names === null)
        return 'That folder does not exist; correct the path.';
    const visible = names.filter((name) => !name.startsWith('.')).toSorted();
    if (visible.length === 0) {
        return 'That folder is empty; check the submissions out first, or correct the path.';
    }
    return `It holds ${(0,format/* listed */.KE)(visible, 8, JSON.stringify)}; name one of these.`;
}

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
        matches.push({ pattern, places: await expandPattern(root, pattern) });
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
            throw new domain_outcome/* ConfigurationError */.j1(`path ${JSON.stringify(pattern)}: ${places.join(', ')} holds no submission. Each direct subfolder or ZIP file of it would be one; look whether path names the right folder.`);
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
            throw new domain_outcome/* ConfigurationError */.j1(`path: ${keyOf(this.#root, path)} and ${keyOf(this.#root, other)} lie one inside of the other, and would be compared with themselves; name one of them.`);
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
    return { kind: 'path', key: keyOf(root, path), path };
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
        const download = await find_submissions_archiveIn(place, false, options);
        if (download === null)
            return null;
        found.set(path, download);
    }
    return found;
}
/** What an archive is taken for; null where it is no download, and one submission among others. */
async function find_submissions_archiveIn(place, isAlone, { root, downloads, signal }) {
    if (downloads === undefined || downloads.layout === 'single')
        return null;
    const options = { ...downloads, place: keyOf(root, place.path) };
    const { found, notices } = await downloadInArchive(place.path, isAlone, options, signal ?? NEVER);
    if (found !== null)
        return { claims: [{ ...place, found }], notices };
    return isAlone ? { claims: [{ ...place, found: [foundPath(root, place.path)] }], notices } : null;
}
const NEVER = new AbortController().signal;
/** The submissions of one matching place, in code-unit order of their names. @param isAlone whether it is the only one */
async function submissionsIn(path, isAlone, options) {
    const { root, downloads } = options;
    const ignore = await realOf(options.ignore);
    const layout = downloads?.layout ?? 'folders';
    const place = { path, real: await (0,promises_.realpath)(path) };
    const asIs = (one) => ({ ...one, found: [foundPath(root, one.path)] });
    if (!(await (0,promises_.stat)(path)).isDirectory()) {
        const isRead = (0,archive_names/* isReadArchive */.L3)(path) && (isAlone || layout !== 'auto');
        return ((isRead ? await find_submissions_archiveIn(place, isAlone, options) : null) ?? { claims: [asIs(place)], notices: [] });
    }
    if (layout === 'single')
        return { claims: [asIs(place)], notices: [] };
    const download = downloads === undefined || layout === 'folders' || layout === 'flat'
        ? { found: null, notices: [] }
        : await downloadInFolder(place.real, ignore, { ...downloads, place: keyOf(root, path) });
    if (download.found !== null) {
        return { claims: [{ ...place, found: download.found }], notices: download.notices };
    }
    const { notices, submissions } = await foldersIn(place, layout === 'flat', { ...options, ignore });
    const [only, other] = submissions;
    if (isAlone && layout === 'auto' && only !== undefined && other === undefined && (0,archive_names/* isReadArchive */.L3)(only.path)) {
        // A folder of downloads with one in it.
        const packed = (await (0,promises_.stat)(only.real)).isFile() ? await find_submissions_archiveIn(only, true, options) : null;
        if (packed !== null)
            return packed;
    }
    return { claims: submissions.map(asIs), notices: [...download.notices, ...notices] };
}
/** Folders and archives of a folder, or its source files: all of them where it is flat, else where there is nothing else. */
async function foldersIn({ path: place, real }, isFlat, { root, selection, ignore }) {
    const entries = (await (0,promises_.readdir)(place, { withFileTypes: true })).toSorted(byName);
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
            notices.push(`${keyOf(root, path)} is a link that leads out of its folder, or nowhere, and was not taken; put the submission itself there.`);
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
        notices.push(looseNotice(keyOf(root, place), loose));
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
    return (0,files_paths/* below */.Gz)(root, target) ? target : null;
}

// EXTERNAL MODULE: ./build/github/errors.js
var github_errors = __webpack_require__(47307);
// EXTERNAL MODULE: ./build/github/limits.js
var github_limits = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/sources/github/archive.js
var archive = __webpack_require__(17887);
// EXTERNAL MODULE: ./build/sources/github/contents.js
var github_contents = __webpack_require__(93319);
// EXTERNAL MODULE: ./build/sources/github/deadline.js
var github_deadline = __webpack_require__(87589);
;// CONCATENATED MODULE: ./build/sources/github/collect-repository.js









/** One repository as a submission. What goes wrong with this one alone becomes its failure, and the run goes on. */
async function collectRepository(github, found, options) {
    const { repository } = found;
    const key = (0,names/* fullName */.fq)(repository);
    const name = found.student === null ? repository.repo : found.student;
    const fail = (reason) => ({
        ok: false,
        failure: { key, name, role: options.role, reason },
    });
    try {
        const source = options.classroom50Source ?? null;
        const deadline = found.deadline ?? options.deadline;
        const state = deadline === null || found.sha !== undefined
            ? null
            : await (0,github_deadline/* stateAt */.H)(github, repository, repository.defaultBranch ?? 'main', deadline);
        const ref = found.sha ??
            state?.sha ??
            (repository.defaultBranch === null ? null : `refs/heads/${repository.defaultBranch}`);
        const contents = await persistently(() => (0,github_contents/* readContents */.r)(github, repository, ref, options.selection, options.signal, source === null ? [] : [CLASSROOM50_FILE]));
        const origin = {
            kind: 'repository',
            owner: repository.owner,
            repo: repository.repo,
            repositoryId: repository.id,
            sha: contents.sha,
            ...personIn(found),
            deadlineStatus: state?.status ?? 'no-deadline',
            ...(state?.pushedAt === null || state === null ? {} : { pushedAt: state.pushedAt }),
        };
        return {
            ok: true,
            submission: {
                key,
                name,
                role: options.role,
                origin,
                files: contents.files,
                leftOut: contents.leftOut,
                aside: contents.aside,
                remarks: [
                    ...remarksOf(state, deadline),
                    ...(source === null ? [] : sourceRemarks(contents.extra.get(CLASSROOM50_FILE), source)),
                    ...contents.remarks,
                ],
            },
        };
    }
    catch (error) {
        options.signal.throwIfAborted();
        if ((0,github_errors/* statusOf */.c2)(error) === 409) {
            return fail(new archive/* EmptyRepositoryError */.oN(`${key} is empty: it has no commit.`, 'config-error').message);
        }
        // A token or a limit that ends one ends all; everything else is this repository's own.
        if (error instanceof domain_outcome/* GitHubError */.y_ && ((0,github_errors/* statusOf */.c2)(error) === 401 || error.outcome === 'rate-limited')) {
            throw error;
        }
        if (error instanceof domain_outcome/* GitHubError */.y_ && ((0,github_errors/* statusOf */.c2)(error) === 403 || (0,github_errors/* statusOf */.c2)(error) === 404)) {
            return {
                ok: false,
                failure: { key, name, role: options.role, reason: error.message, noAccess: true },
            };
        }
        if (error instanceof domain_outcome/* Failure */.HR)
            return fail(error.message);
        throw error;
    }
}
/** Classroom 50 puts it into every repository that a student accepts. */
const CLASSROOM50_FILE = '.classroom50.yaml';
/** It holds a few lines. */
const MAX_YAML_BYTES = 16_384;
/** Whether a repository really came from the assignment whose name it bears. */
function sourceRemarks(bytes, source) {
    if (bytes === undefined) {
        return [`It has no ${CLASSROOM50_FILE}, so that its name alone says which assignment it belongs to.`];
    }
    let named;
    try {
        if (bytes.length > MAX_YAML_BYTES)
            throw new RangeError('too large');
        // Silent: a warning would print a student's line as it is.
        const document = (0,dist/* parse */.qg)(Buffer.from(bytes).toString('utf8'), {
            maxAliasCount: 0,
            uniqueKeys: false,
            logLevel: 'silent',
        });
        named =
            typeof document === 'object' && document !== null && 'source' in document ? document.source : null;
    }
    catch {
        return [`Its ${CLASSROOM50_FILE} cannot be read.`];
    }
    const name = typeof named === 'string' ? (0,names/* parseRepositoryName */.$M)(named) : null;
    if (name !== null && (0,names/* sameRepository */.RB)(name, source))
        return [];
    return [
        `Its ${CLASSROOM50_FILE} names another starter repository than the assignment's ${(0,names/* fullName */.fq)(source)}.`,
    ];
}
function remarksOf(state, deadline) {
    if (state === null || deadline === null)
        return [];
    const due = deadline.toISOString().replace(/\.000Z$/, 'Z');
    switch (state.status) {
        case 'late':
            return [`Nothing was pushed before the deadline ${due}; the present state was taken.`];
        case 'unattested': {
            const why = state.isWithheld === true
                ? 'GitHub does not show this token its pushes (“Contents: read” does)'
                : 'GitHub has no record of its pushes';
            return [
                state.sha === null
                    ? `${why}, and no commit bears a date before the deadline ${due}; the present state was taken.`
                    : `${why}: the commit was chosen by the date that its author gave it (deadline ${due}).`,
            ];
        }
        case 'on-time':
            return [];
    }
}
/** A connection that breaks inside of a body is nothing that the client repeats by itself. */
async function persistently(work) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await work();
        }
        catch (error) {
            const again = error instanceof domain_outcome/* GitHubError */.y_ && error.outcome === 'network' && (0,github_errors/* statusOf */.c2)(error) === null;
            if (!again || attempt >= github_limits/* GITHUB_LIMITS */.f.archive.tries)
                throw error;
        }
    }
}

;// CONCATENATED MODULE: ./build/sources/github/collect-repositories.js


/** Repositories as submissions, in their order, some read ahead. */
function collectRepositories(repositories, { collector, ...options }) {
    return (0,prefetch/* prefetch */.yj)(repositories, prefetch/* READS_AT_ONCE */._B, (one) => collectRepository(collector(), one, options));
}

// EXTERNAL MODULE: ./build/sources/github/patterns.js + 1 modules
var patterns = __webpack_require__(7120);
// EXTERNAL MODULE: ./build/sources/github/repository.js
var github_repository = __webpack_require__(1493);
;// CONCATENATED MODULE: ./build/sources/github/named-repositories.js





/**
 * The repositories that `owner/name` or `owner/glob` names.
 *
 * @param input for messages
 * @returns an error where one that is named in full cannot be had
 * @throws SettingsError, GitHubError
 */
async function namedRepositories(entry, input, github) {
    const pattern = (0,patterns/* parsePattern */.E)(entry, null);
    if (typeof pattern === 'string')
        throw new domain_outcome/* SettingsError */.GN(`${input}: ${pattern}`);
    if (pattern.kind === 'name') {
        try {
            return [foundByName(await (0,github_repository/* readRepository */.Nu)(github, pattern.name))];
        }
        catch (error) {
            if (!(error instanceof domain_outcome/* GitHubError */.y_) || ![403, 404, 451].includes((0,github_errors/* statusOf */.c2)(error) ?? 0))
                throw error;
            if (error.outcome === 'rate-limited')
                throw error;
            return error;
        }
    }
    const all = await (0,github_repository/* listRepositories */.xW)(github, pattern.owner);
    const matched = all.filter((one) => !one.isTemplate && !one.disabled && pattern.match(one.repo) !== null);
    if (matched.length === 0) {
        throw new domain_outcome/* SettingsError */.GN(`${input} ${JSON.stringify(entry)}: none of the ${all.length} repositories of ${pattern.owner} that the token sees has such a name. Check its spelling, and what the token may see.`);
    }
    return matched.map((one) => foundByName(one, pattern.match(one.repo)?.student ?? null));
}

;// CONCATENATED MODULE: ./build/sources/ground.js

/** The folders that are checked out below `workspace` (absolute). */
function workspaceGround(workspace) {
    return { root: workspace, place: `below ${workspace}`, notices: [], entry: (line) => (0,files_paths/* writtenPath */.dR)(line) };
}
const GLOB_SIGNS = /[*?[\]{}]/;
/** The folders of a path before the first that is a glob. */
function beforeGlob(entry) {
    const parts = entry.split('/');
    const firstGlob = parts.findIndex((part) => GLOB_SIGNS.test(part));
    if (firstGlob < 0)
        return entry;
    const folder = parts.slice(0, firstGlob).join('/');
    // The root of the file system, or of a drive: without a slash it would mean another folder.
    return firstGlob === 1 && /^(?:[A-Za-z]:)?$/.test(folder) ? `${folder}/` : folder;
}

;// CONCATENATED MODULE: ./build/sources/entries.js









const REPOSITORY = /^[\w.-]+\/[^/\\]+$/;
/** Whether a line such as `archive` has them means a folder (or a glob of folders). If not, it means a repository. */
async function isFolder(entry, root) {
    // `last-year/*` is the folder's where there is one.
    const plain = beforeGlob(entry);
    if (plain !== '' && (await exists((0,external_node_path_.resolve)(root, plain))))
        return true;
    return !REPOSITORY.test(entry) || entry.startsWith('./') || entry.startsWith('../');
}
/**
 * Finds the submissions of lines that name folders (or globs of them) or repositories (`owner/name`, `owner/glob`).
 *
 * @throws SettingsError for a folder that is not there
 */
async function findEntries(lines, options) {
    const entries = [];
    for (const line of lines) {
        const entry = options.ground.entry(line);
        const isLocal = await isFolder(entry, options.ground.root);
        entries.push(...(isLocal ? await pathsOf(line, options) : await repositoriesOf(entry, options)));
    }
    return entries;
}
async function pathsOf(line, { input, role, ground, selection, signal }) {
    const { root } = ground;
    const entry = ground.entry(line);
    if (!(await exists((0,external_node_path_.resolve)(root, beforeGlob(entry))))) {
        throw new domain_outcome/* SettingsError */.GN(`${input} ${JSON.stringify(line)} is no folder ${ground.place}, and no repository (owner/name) either; correct it.`);
    }
    // Of a few solutions each is named by staff; last year's class comes as its platform hands it out.
    const downloads = role === 'archive' ? { layout: 'auto', language: 'auto', isArchive: true } : undefined;
    const { found } = await findSubmissions({ root, patterns: [entry], selection, downloads, signal });
    return found.map((one) => ({ kind: 'found', key: one.key, found: one }));
}
async function repositoriesOf(entry, { input, role, collector }) {
    const found = await namedRepositories(entry, input, collector());
    if (found instanceof domain_outcome/* GitHubError */.y_) {
        const failure = { key: entry, name: entry, role, reason: found.message };
        return [{ kind: 'failure', key: entry, failure }];
    }
    return found.map((one) => ({ kind: 'repository', key: (0,names/* fullName */.fq)(one.repository), found: one }));
}
/** Fetches entries one after the other, repositories some ahead. */
async function* collectEntries(entries, options) {
    const { role, ground, selection, signal } = options;
    const named = entries.flatMap((entry) => (entry.kind === 'repository' ? [entry.found] : []));
    const repositories = collectRepositories(named, { ...options, deadline: null });
    try {
        for (const entry of entries) {
            if (entry.kind === 'failure') {
                yield { ok: false, failure: entry.failure };
            }
            else if (entry.kind === 'found') {
                yield collectFound(entry.found, { root: ground.root, selection, role, signal, unpacks: true });
            }
            else {
                yield (await repositories.next()).value;
            }
        }
    }
    finally {
        await repositories.return(undefined);
    }
}
async function exists(path) {
    return (await (0,promises_.stat)(path).catch(() => null)) !== null;
}

// EXTERNAL MODULE: ./build/people/folded.js
var folded = __webpack_require__(44746);
;// CONCATENATED MODULE: ./build/people/directory.js


/** What identifies a person, the surest first. A name does only where nobody else has it. */
const IDENTIFIERS = ['id', 'email', 'login', 'name'];
/**
 * Puts the rows of lists together, so that each person is there once: rows of one list with one id, and rows of several lists that
 * share an id, e-mail or login.
 *
 * @throws ConfigurationError where one list gives an id to two names
 */
function directoryOf(rows) {
    const people = merged(rows);
    const indexes = new Map(IDENTIFIERS.map((by) => [by, indexOf(people, by)]));
    const find = (by, value) => indexes.get(by)?.get((0,folded/* folded */.T)(value)) ?? null;
    return {
        people,
        find,
        named: (value) => IDENTIFIERS.map((by) => find(by, value)).find((one) => one !== null) ?? null,
    };
}
function valuesOf(row, by) {
    switch (by) {
        case 'id':
            return row.id === null ? row.also : [row.id, ...row.also];
        case 'email':
            return row.emails;
        case 'login':
            return row.logins;
        case 'name':
            return row.name === null ? [] : [row.name];
    }
}
/** By identifier the one who has it; null: several have. */
function indexOf(people, by) {
    const index = new Map();
    for (const row of people) {
        for (const value of new Set(valuesOf(row, by).map(folded/* folded */.T))) {
            index.set(value, index.has(value) ? null : row);
        }
    }
    return index;
}
function merged(rows) {
    const people = [];
    /** Places in `people` by identifier. */
    const known = new Map();
    for (const row of rows) {
        const keys = ['id', 'email', 'login'].flatMap((by) => valuesOf(row, by).map((value) => ({ by, text: `${by}\0${(0,folded/* folded */.T)(value)}` })));
        let place = people.length;
        for (const { by, text } of keys) {
            const at = known.get(text);
            const one = at === undefined ? undefined : people[at];
            if (at === undefined || one === undefined || !isSame(one, row, by))
                continue;
            place = at;
            people[at] = directory_joined(one, row);
            break;
        }
        if (place === people.length)
            people.push(row);
        for (const { text } of keys)
            if (!known.has(text))
                known.set(text, place);
    }
    return people;
}
/** Whether two rows are one person's, which share an identifier of that kind. @throws ConfigurationError */
function isSame(one, other, by) {
    const isNamedApart = one.name !== null && other.name !== null && (0,folded/* folded */.T)(one.name) !== (0,folded/* folded */.T)(other.name);
    // One list calls people by their names, another one by their logins.
    if (one.list !== other.list)
        return by !== 'id' || !isNamedApart;
    if (one.id === null && other.id === null)
        return !isNamedApart;
    if (one.id === null || other.id === null || (0,folded/* folded */.T)(one.id) !== (0,folded/* folded */.T)(other.id))
        return false;
    if (!isNamedApart)
        return true;
    throw new domain_outcome/* ConfigurationError */.j1(`${other.list}, line ${other.line}, column id: ${JSON.stringify(other.id)} is ${JSON.stringify(one.name)} in line ${one.line} and ${JSON.stringify(other.name)} here; give each person an id of their own.`);
}
function directory_joined(one, other) {
    const both = (a, b) => [...new Set([...a, ...b])];
    return {
        ...one,
        id: one.id ?? other.id,
        also: both(one.also, other.id === null ? other.also : [other.id, ...other.also]),
        name: one.name ?? other.name,
        emails: both(one.emails, other.emails),
        logins: both(one.logins, other.logins),
        section: one.section ?? other.section,
        team: one.team ?? other.team,
        isStaff: one.isStaff || other.isStaff,
        partners: both(one.partners, other.partners),
        attempts: both(one.attempts, other.attempts),
        files: both(one.files, other.files),
        time: one.time ?? other.time,
    };
}

// EXTERNAL MODULE: ./build/people/person-row.js
var person_row = __webpack_require__(44548);
// EXTERNAL MODULE: ./build/github/event-context.js
var event_context = __webpack_require__(68888);
;// CONCATENATED MODULE: ./build/github/purposed.js
/**
 * The same client for requests of which more is known than the code that makes them says: whose repository it is, and
 * whether it is about a peer. Failures are worded accordingly.
 */
function purposed(github, known) {
    return {
        ...github,
        ask: (purpose, request, shape) => github.ask({ ...purpose, ...known }, request, shape),
        pages: (purpose, route, parameters, item) => github.pages({ ...purpose, ...known }, route, parameters, item),
        until: (signal) => purposed(github.until(signal), known),
        download: (purpose, route, parameters) => github.download({ ...purpose, ...known }, route, parameters),
    };
}

// EXTERNAL MODULE: ./build/files/write-new.js
var write_new = __webpack_require__(94832);
// EXTERNAL MODULE: ./build/sources/github/git-objects.js
var git_objects = __webpack_require__(76192);
// EXTERNAL MODULE: ./build/sources/github/tarball.js
var github_tarball = __webpack_require__(43599);
;// CONCATENATED MODULE: ./build/sources/base-ground.js









/**
 * The base of a pull request. What is checked out may be the pull request's own: its starter code, its archive and its AI
 * references would be what it is judged by, and a folder of it could take the place of a repository of that name. So the
 * folders that `lines` name are fetched from the base and laid out below `tempDir`. What lies outside of the workspace is
 * nothing that a pull request brings, and is read where it is.
 *
 * @throws GitHubError
 */
async function baseGround(lines, base, around) {
    const { github, tempDir, signal } = around;
    const { repository, sha } = base;
    const root = (0,external_node_path_.join)(tempDir, 'base');
    const workspace = await real(around.workspace);
    const entries = new Map();
    for (const line of lines)
        entries.set(line, await placed((0,files_paths/* writtenPath */.dR)(line), workspace));
    const folders = [...entries.values()].filter((entry) => !(0,external_node_path_.isAbsolute)(entry)).map(folderOf);
    await (0,promises_.mkdir)(root, { recursive: true });
    const missed = folders.length === 0 ? [] : await layOut(folders);
    return {
        root,
        place: `of the base (${(0,names/* fullName */.fq)(repository)} at ${sha.slice(0, 7)}; in a run on a pull request folders are read there, or outside of the workspace)`,
        notices: missed.length === 0
            ? []
            : [
                `${missed.length === 1 ? 'A file' : `${missed.length} files`} of the base could not be read and ${missed.length === 1 ? 'is' : 'are'} not compared with: ${missed.slice(0, base_ground_NAMED).join(', ')}${missed.length > base_ground_NAMED ? ' …' : ''}.`,
            ],
        entry: (line) => entries.get(line) ?? line,
    };
    /** Writes the files of these folders as git has them; paths of those that are too large. */
    async function layOut(wanted) {
        const listing = await (0,git_objects/* readTree */.Zc)(github, repository, sha);
        const isWanted = (path) => wanted.some((folder) => folder === '' || path === folder || path.startsWith(`${folder}/`));
        const paths = [...listing.blobs.keys()].filter(isWanted);
        if (paths.length === 0 && !listing.truncated)
            return [];
        const tarball = await (0,archive/* readArchive */.bL)(github, repository, sha, (path) => (isWanted(path) ? 'counts' : null), signal);
        const missing = [];
        let asked = 0;
        for (const path of listing.truncated ? tarball.files.keys() : paths) {
            const packed = tarball.files.get(path)?.bytes;
            const blob = listing.blobs.get(path);
            let bytes = packed ?? null;
            // The archive may leave files out or change them; git's own are asked for then.
            if (blob !== undefined && (packed === undefined || (0,github_tarball/* blobSha */.wJ)(packed) !== blob.sha)) {
                asked += 1;
                bytes = asked > MAX_ASKED ? null : await bytesOf(blob.sha);
            }
            if (bytes === null || !(await (0,write_new/* writeNew */.q)(root, path, bytes)))
                missing.push(path);
        }
        return missing;
    }
    async function bytesOf(blob) {
        const bytes = await (0,git_objects/* readBlob */.gm)(github, repository, blob);
        return 'reason' in bytes ? null : bytes;
    }
}
const base_ground_NAMED = 5;
/** Files that an archive hides, each of which costs a request. */
const MAX_ASKED = 100;
/** A path inside of the workspace as one of the base; one outside of it stays where it is. */
async function placed(line, workspace) {
    if (!(0,external_node_path_.isAbsolute)(line) && !/^\.\.(?:\/|$)/.test(external_node_path_.posix.normalize(line)))
        return line;
    const full = await real((0,external_node_path_.resolve)(workspace, line));
    const inside = (0,files_paths/* below */.Gz)(workspace, full);
    return inside === null ? full : `./${inside}`;
}
async function real(path) {
    return (0,promises_.realpath)(path).catch(() => path);
}
/** The folder that an entry names, or its glob begins in; '' for all. */
function folderOf(entry) {
    return external_node_path_.posix.relative('/', external_node_path_.posix.resolve('/', beforeGlob(entry)));
}

;// CONCATENATED MODULE: ./build/sources/open-ground.js






/**
 * Where the folders of `starter`, `archive` and `ai-references`, and the file of `people`, are read: what is checked out, or the base of the pull
 * request that the run is about.
 *
 * @param own what only this source knows: one more file that is read there (default: none), and the commit that the judged
 *   pull request is to be merged into (default: the event's)
 * @throws SettingsError where the event does not say which commit the base is
 */
async function openGround(settings, context, { file = null, base } = {}) {
    const { workspace, tempDir, signal, event } = context;
    const lines = [
        settings.starter,
        settings.people,
        file,
        ...settings.archive,
        ...settings.aiReferences,
    ].filter((line) => line !== null);
    const isOnPullRequest = base !== undefined || (0,events/* concernsPullRequest */.g)(event.name);
    if (lines.length === 0 || !isOnPullRequest)
        return workspaceGround(workspace);
    const github = purposed(context.github(), { target: 'own' });
    const commit = base ?? needBase(context.own, (0,event_context/* baseCommit */.tI)(event));
    return baseGround(lines, commit, { github, workspace, tempDir, signal });
}
function needBase(repository, sha) {
    if (repository !== null && sha !== null)
        return { repository, sha };
    throw new domain_outcome/* SettingsError */.GN('starter, archive, ai-references, people and manifest: in a run on a pull request folders are read from its base, and this event does not say which commit that is. Name repositories (owner/name).');
}

// EXTERNAL MODULE: ./build/sources/read-list.js
var read_list = __webpack_require__(83922);
;// CONCATENATED MODULE: ./build/sources/read-people.js





/**
 * Who the settings know: the list of `people`, a manifest, which may have the same columns, and logins of staff.
 *
 * @throws ConfigurationError that names file, line and column
 */
async function readPeople({ people, manifest, source, staff }, ground) {
    const rowsIn = async (input, file) => {
        if (file === null)
            return [];
        const what = `${input} ${file}`;
        return (0,person_row/* personRows */.N)((0,read_table/* readTable */.x)(await (0,read_list/* readList */.L)(input, ground.entry(file), ground.root), what), what);
    };
    const listed = await rowsIn('people', people);
    const repositories = await rowsIn('manifest', source === 'repositories' ? manifest : null);
    const rows = [
        ...listed,
        // Who has no repository is told by the source.
        ...repositories.filter(({ files }) => files.length > 0),
        ...staff.filter((one) => !one.includes('/')).map((one) => (0,person_row/* loginRow */.A)('staff', one.replace(/^@/, ''))),
    ];
    // What lists contradict each other in is told before anything is fetched.
    directoryOf(rows);
    return rows;
}
/**
 * The same where no source is opened: what is checked was collected by other jobs, or is a check that is there already.
 *
 * @throws Failure for what cannot be read
 */
async function openPeople(settings, context) {
    const lists = { ...settings, starter: null, archive: [], aiReferences: [] };
    const file = settings.source === 'repositories' ? settings.manifest : null;
    return readPeople(settings, await openGround(lists, context, { file }));
}

;// CONCATENATED MODULE: ./build/sources/attributes.js
/** Attributes that say "not anybody's own work" (GitHub's linguist). */
const ATTRIBUTES = new Set(['linguist-generated', 'linguist-vendored']);
const SETTING = /^([-!])?([\w-]+)(?:=(true|false))?$/;
/**
 * Gitignore-style patterns of what a `.gitattributes` marks as generated or vendored. Asked of the starter code alone: a
 * student's own attribute would be a hiding place.
 */
function markedPatterns(text) {
    const patterns = [];
    for (const line of text.split(/\r?\n/)) {
        const [pattern = '', ...settings] = line.trim().split(/\s+/);
        if (pattern === '' || pattern.startsWith('#') || pattern.startsWith('!'))
            continue;
        for (const setting of settings) {
            const [, off, name = '', value] = SETTING.exec(setting) ?? [];
            if (ATTRIBUTES.has(name) && off === undefined && value !== 'false')
                patterns.push(pattern);
        }
    }
    return patterns;
}

;// CONCATENATED MODULE: ./build/sources/open-starter.js













const NO_STARTER = { starter: null, marked: [] };
/**
 * Reads the starter code, and decides by it which files count: what it marks as generated or vendored is left out
 * everywhere.
 *
 * @param own starter code that the source knows of, for settings that name none
 * @param allowed gitignore-style patterns of what counts, for settings that name none; null: every source file
 * @throws SettingsError, GitHubError
 */
async function openStarter(settings, context, ground, own = () => Promise.resolve(NO_STARTER), allowed = null) {
    const { exclude, language } = settings;
    const options = { include: settings.include ?? allowed, exclude, language };
    const { starter, marked, notices = [], } = settings.starter === null
        ? await own(options)
        : await namedStarter(settings.starter, options, context, ground);
    const generated = await generatedPaths(starter?.files ?? []);
    return {
        ground,
        starter,
        selection: (0,selection_selection/* createSelection */.P1)({ ...options, marked, generated }),
        notices: [...ground.notices, ...notices],
    };
}
/** A folder, or a repository `owner/name`. */
async function namedStarter(line, options, context, ground) {
    if (await isFolder(ground.entry(line), ground.root))
        return starterOfFolder(line, options, ground);
    const name = (0,names/* parseRepositoryName */.$M)(line);
    if (name === null)
        throw noFolder(line, ground);
    return starterOfRepository({ ...name, branch: null }, options, context);
}
/** Starter code of a repository. @param name its branch is null for the default one. @throws SettingsError, GitHubError */
async function starterOfRepository(name, options, { collector, signal }) {
    const github = collector();
    const { branch } = name;
    const marked = marks(await (0,github_repository/* readTextFile */.Gu)(github, name, '.gitattributes', branch));
    const repository = await (0,github_repository/* readRepository */.Nu)(github, name);
    const selection = (0,selection_selection/* createSelection */.P1)({ ...options, marked });
    if (branch !== null) {
        const contents = await (0,github_contents/* readContents */.r)(github, repository, `refs/heads/${branch}`, selection, signal);
        const { owner, repo, id } = repository;
        const origin = { kind: 'repository', owner, repo, repositoryId: id, sha: contents.sha };
        return { starter: { key: (0,names/* fullName */.fq)(repository), name: repo, role: 'base', origin, ...contents }, marked };
    }
    const found = foundByName(repository);
    const collected = await collectRepository(github, found, {
        selection,
        role: 'base',
        deadline: null,
        signal,
    });
    if (!collected.ok)
        throw new domain_outcome/* SettingsError */.GN(`starter: ${collected.failure.reason}`);
    return { starter: collected.submission, marked };
}
async function starterOfFolder(line, options, ground) {
    const folder = (0,external_node_path_.resolve)(ground.root, ground.entry(line));
    if ((await (0,promises_.stat)(folder).catch(() => null)) === null)
        throw noFolder(line, ground);
    const marked = marks(await readTextIn(folder, '.gitattributes'));
    const selection = (0,selection_selection/* createSelection */.P1)({ ...options, marked });
    const collected = await collectPath(folder, { root: ground.root, selection, role: 'base' });
    if (!collected.ok)
        throw new domain_outcome/* SettingsError */.GN(`starter: ${collected.failure.reason}`);
    if (collected.submission.files.length === 0) {
        throw new domain_outcome/* SettingsError */.GN(`starter ${JSON.stringify(line)} holds no source file that counts; look at include and exclude.`);
    }
    return { starter: collected.submission, marked };
}
/** The bundler would take a path with a name written into it for a file of the bundle. */
async function readTextIn(folder, name) {
    return (0,promises_.readFile)((0,external_node_path_.resolve)(folder, name), 'utf8').catch(() => null);
}
function marks(attributes) {
    return attributes === null ? [] : markedPatterns(attributes);
}
function noFolder(starter, { place }) {
    return new domain_outcome/* SettingsError */.GN(`starter ${JSON.stringify(starter)} is no folder ${place}, and no repository (owner/name) either; correct it.`);
}

;// CONCATENATED MODULE: ./build/sources/directory/directory.js









/** Folders on this machine: each subfolder or ZIP is a submission, or they are a platform's download. */
const directory = {
    describe: ({ path, add }) => `${add.length > 0 ? 'add' : 'path'} ${[...add, ...path].map((one) => JSON.stringify(one)).join(', ')}`,
    async open(settings, context) {
        const { workspace: root, reportDir: ignore, signal } = context;
        const { include, exclude, language, layout } = settings;
        const find = async (counting) => {
            // Only a person says that names in what comes late are a platform's: a student may call files so.
            const isOneEach = layout === 'auto' || !isPlatform(layout);
            if (settings.add.length > 0 && isOneEach) {
                const paths = await namedPaths(root, settings.add);
                return { found: paths.map((path) => foundPath(root, path)), templates: [], notices: [] };
            }
            const downloads = { layout, language };
            return findSubmissions({
                root,
                patterns: settings.add.length > 0 ? settings.add : settings.path,
                selection: counting,
                ignore,
                downloads,
                signal,
            });
        };
        const ground = await openGround(settings, context);
        // A download may bring starter code: then the class is found before it is known which files count.
        const early = settings.starter === null ? await find((0,selection_selection/* createSelection */.P1)({ include, exclude, language })) : null;
        const opened = await openStarter(settings, context, ground, (options) => starterAmong(early?.templates ?? [], { root, selection: (0,selection_selection/* createSelection */.P1)(options), signal }));
        const { selection } = opened;
        const { found, notices } = early ?? (await find(selection));
        return {
            ...opened,
            notices: [...opened.notices, ...notices],
            submissions: () => (0,prefetch/* prefetch */.yj)(found, prefetch/* FOLDERS_AT_ONCE */.UO, (one) => collectFound(one, { root, selection, role: 'judged', ignore, signal, unpacks: true })),
        };
    },
};
/** Starter code that a download marks as such. Of several downloads the first that has some decides. */
async function starterAmong(templates, options) {
    const [template] = templates;
    if (template === undefined)
        return NO_STARTER;
    const collected = await collectFound(template, { ...options, role: 'base' });
    if (!collected.ok)
        return { ...NO_STARTER, notices: [`starter: ${collected.failure.reason}`] };
    return {
        starter: collected.submission,
        marked: [],
        notices: [(0,message/* message */.iU)('notices.downloadTemplate')],
    };
}
/** What patterns name, each of which is one submission. */
async function namedPaths(root, patterns) {
    const found = new Set();
    for (const pattern of patterns)
        for (const path of await expandPattern(root, pattern))
            found.add(path);
    return [...found];
}

// EXTERNAL MODULE: ./build/github/pull-head.js
var pull_head = __webpack_require__(76406);
// EXTERNAL MODULE: ./build/sources/github/pull-request.js
var pull_request = __webpack_require__(37238);
;// CONCATENATED MODULE: ./build/sources/pull-request/changes.js





const Sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/);
const ChangedFile = schemas/* looseObject */._H3({
    filename: schemas/* string */.YjP(),
    previous_filename: schemas/* string */.YjP().optional(),
    status: schemas/* string */.YjP(),
    changes: schemas/* number */.aig().optional(),
    sha: schemas/* string */.YjP().nullish(),
});
const Comparison = schemas/* looseObject */._H3({ merge_base_commit: schemas/* looseObject */._H3({ sha: Sha }) });
/** GitHub lists no more files of a pull request. */
const MAX_LISTED_FILES = 3_000;
/** A request for each hundred files; more than GitHub lists, or a head that moved, are read from git's trees. @throws GitHubError */
async function readChanges(github, pull, base) {
    return (await changesAsListed(github, pull, base)) ?? (await changesByTree(github, pull, base));
}
/** null: there are more files than GitHub lists, or they are of another head. */
async function changesAsListed(github, pull, base) {
    const blobs = new Map();
    const leftOut = [];
    const modified = [];
    const moved = [];
    let seen = 0;
    for await (const page of github.pages((0,pull_request/* purposeFor */.OU)(`listing the files of pull request ${pull.number}`), 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files', { owner: base.owner, repo: base.repo, pull_number: pull.number }, ChangedFile)) {
        for (const file of page) {
            seen += 1;
            if (file.status === 'removed')
                continue;
            const sha = Sha.safeParse(file.sha);
            const { filename: path, previous_filename: from } = file;
            if (sha.success && file.status === 'renamed' && from !== undefined) {
                moved.push({ from, to: path, sha: sha.data, isChanged: file.changes !== 0 });
                continue;
            }
            if (MODIFIED.has(file.status))
                modified.push(path);
            if (sha.success)
                blobs.set(file.filename, { sha: sha.data, size: null });
            else
                leftOut.push({ path: file.filename, reason: 'submodule' });
        }
    }
    if (seen >= MAX_LISTED_FILES || (await isMoved(github, pull, base)))
        return null;
    return { listing: { blobs, leftOut, truncated: false }, modified, moved };
}
const MODIFIED = new Set(['modified', 'changed']);
/** GitHub's list of files is of the present head. A push since then would mix two commits, so the head is looked at again. */
async function isMoved(github, pull, base) {
    return (await (0,pull_head/* readPullHead */._)(github, base, pull.number)) !== pull.headSha;
}
/** What differs between the head's tree and that of the commit where it left the base. @throws GitHubError where GitHub lists only a part */
async function changesByTree(github, pull, base) {
    const { merge_base_commit: fork } = await github.ask((0,pull_request/* purposeFor */.OU)(`comparing pull request ${pull.number} with its base`), (rest) => rest.repos.compareCommitsWithBasehead({
        owner: base.owner,
        repo: base.repo,
        basehead: `${pull.baseSha}...${pull.headSha}`,
        per_page: 1,
    }), Comparison);
    const before = await (0,git_objects/* readTree */.Zc)(github, base, fork.sha);
    const after = await (0,git_objects/* readTree */.Zc)(github, base, pull.headSha);
    if (before.truncated || after.truncated) {
        throw new domain_outcome/* GitHubError */.y_(`Pull request ${pull.number} changes more files than GitHub lists, and its repository is too large to be listed as a whole; use pull-request-scope tree.`, 'config-error');
    }
    const changed = [...after.blobs].filter(([path, { sha }]) => before.blobs.get(path)?.sha !== sha);
    return {
        listing: {
            blobs: new Map(changed),
            leftOut: after.leftOut.filter(({ path }) => !before.leftOut.some((entry) => entry.path === path)),
            truncated: false,
        },
        modified: changed.flatMap(([path]) => (before.blobs.has(path) ? [path] : [])),
        moved: [],
    };
}

;// CONCATENATED MODULE: ./build/sources/pull-request/base-folder.js



/**
 * Folders of the base as submissions: each direct subfolder of `path`, or each file where it has none.
 *
 * @throws SettingsError when the base has no such folder
 */
async function collectBaseFolder(github, base, baseSha, path, options) {
    const contents = await (0,github_contents/* readContents */.r)(github, base, baseSha, options.selection, options.signal);
    const prefix = path.replace(/^\.\//, '').replace(/\/+$/, '');
    const inside = (file) => prefix === '' || prefix === '.'
        ? file
        : file === prefix
            ? (prefix.split('/').at(-1) ?? prefix)
            : file.startsWith(`${prefix}/`)
                ? file.slice(prefix.length + 1)
                : null;
    const groups = new Map();
    for (const file of contents.files) {
        const rest = inside(file.path);
        if (rest === null)
            continue;
        const group = rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : rest;
        groups.set(group, [...(groups.get(group) ?? []), { ...file, path: rest, read: file.read.bind(file) }]);
    }
    if (groups.size === 0) {
        throw new domain_outcome/* SettingsError */.GN(`compare-with: ${JSON.stringify(path)} holds no source file in ${(0,names/* fullName */.fq)(base)} at ${baseSha.slice(0, 7)}, and is no repository (owner/name); correct it.`);
    }
    const folder = prefix === '' ? '' : `${prefix}/`;
    return [...groups].map(([group, files]) => ({
        ok: true,
        submission: {
            key: `${(0,names/* fullName */.fq)(base)}:${folder}${group}`,
            name: group,
            role: options.role,
            origin: { kind: 'directory', path: `${folder}${group}` },
            files,
            leftOut: [],
            remarks: [],
        },
    }));
}
/** Whether a tree has a file or folder of this path. */
function holds(tree, folder) {
    const prefix = `${folder.replace(/\/+$/, '')}/`;
    return tree.blobs.has(folder) || [...tree.blobs.keys()].some((path) => path.startsWith(prefix));
}
/**
 * Whether moving a file takes somebody else's work.
 *
 * @param folders each holds one person's work in each of its folders: a file that stays in its folder is not taken
 */
function isTaken({ from, to }, folders) {
    return folders.some((folder) => {
        const group = groupIn(folder, from);
        return group !== null && group !== groupIn(folder, to);
    });
}
/** What a file's first part below a folder is; null: it lies elsewhere. */
function groupIn(folder, path) {
    const prefix = folderPrefix(folder);
    return path.startsWith(prefix) ? (path.slice(prefix.length).split('/')[0] ?? null) : null;
}
/** `solutions/`; '' for the whole. */
function folderPrefix(folder) {
    const plain = folder.replace(/^\.\//, '').replace(/\/+$/, '');
    return plain === '' || plain === '.' ? '' : `${plain}/`;
}

;// CONCATENATED MODULE: ./build/sources/pull-request/collect-listed.js










/** `owner/hw-*`. */
const REPOSITORY_GLOB = /^([\w.-]+)\/(?=[^/]*[*?[\]{}])[^/]+$/;
const EMPTY = { blobs: new Map() };
/**
 * What `compare-with` lists: folders of the base, repositories, or globs of them.
 *
 * @throws SettingsError, GitHubError
 */
async function* collectListed(entries, options) {
    const { github, base, baseSha } = options;
    const isAsked = entries.some((entry) => (0,names/* parseRepositoryName */.$M)(entry) !== null || REPOSITORY_GLOB.test(entry));
    const tree = isAsked ? await (0,git_objects/* readTree */.Zc)(github, base, baseSha) : EMPTY;
    for (const entry of entries)
        yield* collectOne(entry, tree, options);
}
async function* collectOne(entry, tree, { base, baseSha, scope, selection, github, collector, signal }) {
    const options = { selection, role: 'archive', deadline: null, signal };
    const name = (0,names/* parseRepositoryName */.$M)(entry);
    const glob = REPOSITORY_GLOB.exec(entry);
    if (glob !== null && !holds(tree, glob[1] ?? '')) {
        const all = await namedRepositories(entry, 'compare-with', collector());
        if (all instanceof domain_outcome/* GitHubError */.y_)
            throw all;
        yield* collectRepositories(all, { ...options, collector });
    }
    else if (name === null || holds(tree, entry)) {
        if (scope === 'tree') {
            throw new domain_outcome/* SettingsError */.GN(`compare-with: ${JSON.stringify(entry)} is a folder of the base, which with pull-request-scope tree counts as what everybody was given; use pull-request-scope changed.`);
        }
        yield* await collectBaseFolder(github, base, baseSha, entry, options);
    }
    else {
        yield collectNamed(entry, name, collector(), options);
    }
}
async function collectNamed(entry, name, github, options) {
    try {
        return await collectRepository(github, foundByName(await (0,github_repository/* readRepository */.Nu)(github, name)), options);
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (!(error instanceof domain_outcome/* GitHubError */.y_) || error.outcome === 'rate-limited' || (0,github_errors/* statusOf */.c2)(error) === 401) {
            throw error;
        }
        return { ok: false, failure: { key: entry, name: entry, role: options.role, reason: error.message } };
    }
}

// EXTERNAL MODULE: ./build/sources/github/reconcile.js
var reconcile = __webpack_require__(41097);
// EXTERNAL MODULE: ./build/sources/github/wanted.js
var wanted = __webpack_require__(46394);
;// CONCATENATED MODULE: ./build/sources/pull-request/collect-pull-request.js











/** Up to so many files cost less one by one than the whole archive of the repository. */
const SINGLE_FILES = 8;
/** What a pull request brings, as a submission. @throws GitHubError where the one that is judged cannot be read */
async function collectPullRequest(pull, options) {
    const { github, base } = options;
    const key = `${(0,names/* fullName */.fq)(base)}#${pull.number}`;
    const name = `#${pull.number} ${pull.author}`;
    const origin = {
        kind: 'pull-request',
        owner: base.owner,
        repo: base.repo,
        number: pull.number,
        sha: pull.headSha,
        author: pull.author,
    };
    try {
        // The base repository has the commits of every fork's pull request.
        const contents = options.scope === 'tree'
            ? await (0,github_contents/* readContents */.r)(github, base, pull.headSha, options.selection, options.signal)
            : await changedContents(pull, options);
        const { files, leftOut, aside, remarks } = contents;
        const submission = { key, name, role: options.role, origin, files, leftOut, aside, remarks };
        return { ok: true, submission };
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof domain_outcome/* GitHubError */.y_ && ((0,github_errors/* statusOf */.c2)(error) === 401 || error.outcome === 'rate-limited')) {
            throw error;
        }
        // One alone is judged: what keeps it from being read ends the run, and tells of nobody else.
        if (error instanceof domain_outcome/* GitHubError */.y_ && options.role === 'judged') {
            const { message, outcome } = error;
            throw new domain_outcome/* GitHubError */.y_(message, outcome, { cause: error, openMessage: message });
        }
        if (error instanceof domain_outcome/* Failure */.HR) {
            return { ok: false, failure: { key, name, role: options.role, reason: error.message } };
        }
        throw error;
    }
}
async function changedContents(pull, options) {
    const { github, base, selection, signal } = options;
    const listing = ownListing(options.changes ?? (await readChanges(github, pull, base)), options);
    if (lookedAt(listing, selection).length === 0) {
        return (0,selection_choose/* chooseFiles */.P)([], selection, leftOutOf(listing, selection));
    }
    const sized = withSizes(listing, await (0,git_objects/* readTree */.Zc)(github, base, pull.headSha));
    const wanted = lookedAt(sized, selection);
    if (wanted.length > SINGLE_FILES) {
        const paths = new Map(wanted.map(({ path, as }) => [path, as]));
        const tarball = await (0,archive/* readArchive */.bL)(github, base, pull.headSha, (path) => paths.get(path) ?? null, signal);
        // Where git's list is cut off, only the archive tells a link from a file.
        const links = tarball.leftOut.filter(({ path, reason }) => reason === 'symlink' && sized.blobs.has(path));
        const linked = new Set(links.map(({ path }) => path));
        const blobs = new Map([...sized.blobs].filter(([path]) => !linked.has(path)));
        return (0,reconcile/* reconcile */.L)(github, base, tarball, { ...sized, blobs, leftOut: [...sized.leftOut, ...links] }, selection);
    }
    const files = [];
    const leftOut = leftOutOf(sized, selection);
    for (const { path, sha } of wanted) {
        signal.throwIfAborted();
        const bytes = await (0,git_objects/* readBlob */.gm)(github, base, sha);
        if ('reason' in bytes)
            leftOut.push({ path, ...bytes });
        else
            files.push({ path, size: bytes.length, read: () => Promise.resolve(bytes) });
    }
    return (0,selection_choose/* chooseFiles */.P)(files, selection, leftOut);
}
/** Moved and not touched, nothing of a file is the author's work; unless it is another's, or was no source code where it lay. */
function ownListing({ listing, moved }, { selection, folders }) {
    const blobs = new Map(listing.blobs);
    const leftOut = [...listing.leftOut];
    for (const move of moved) {
        const isSame = (0,wanted/* wantedOf */.L)(move.from, 0, selection) === (0,wanted/* wantedOf */.L)(move.to, 0, selection);
        const isGiven = !move.isChanged && !isTaken(move, folders) && isSame;
        if (isGiven)
            leftOut.push({ path: move.to, reason: 'starter-code' });
        else
            blobs.set(move.to, { sha: move.sha, size: null });
    }
    return { ...listing, blobs, leftOut };
}
/** GitHub's list of changed files tells neither links nor sizes; git's own list of the head does. */
function withSizes(listing, tree) {
    const links = new Map(tree.leftOut.map((entry) => [entry.path, entry]));
    const blobs = new Map();
    const leftOut = [...listing.leftOut];
    for (const [path, { sha, size }] of listing.blobs) {
        const link = links.get(path);
        if (link === undefined)
            blobs.set(path, { sha, size: size ?? tree.blobs.get(path)?.size ?? null });
        else
            leftOut.push(link);
    }
    return { ...listing, blobs, leftOut };
}
/** Files that count, and those that do not and may hold code. */
function lookedAt(listing, selection) {
    return [...listing.blobs].flatMap(([path, { sha, size }]) => {
        const as = (0,wanted/* wantedOf */.L)(path, size ?? 0, selection);
        return as === null ? [] : [{ path, sha, as }];
    });
}
/** What is neither. */
function leftOutOf(listing, selection) {
    const left = [...listing.leftOut];
    for (const [path, { size }] of listing.blobs) {
        const reason = selection.byPath(path, size ?? 0);
        if (reason !== null && (0,wanted/* wantedOf */.L)(path, size ?? 0, selection) === null) {
            left.push((0,wanted/* withDetail */._)({ path, reason }));
        }
    }
    return left;
}

;// CONCATENATED MODULE: ./build/sources/pull-request/find-pull-request.js


/**
 * The pull request that an event is about.
 *
 * @throws Skipped where there is nothing to check; SettingsError for an event of another kind
 */
async function findPullRequest({ name, pullRequest, workflowRun }, github, base) {
    if (pullRequest !== null)
        return pullRequest;
    if (workflowRun !== null)
        return (0,pull_request/* pullRequestOfHead */.oZ)(github, base, workflowRun);
    if (name === 'merge_group') {
        throw new domain_outcome/* Skipped */.zY('Not checked: a merge group holds pull requests, each of which is checked by itself (event pull_request).');
    }
    throw new domain_outcome/* SettingsError */.GN('source: pull-request needs an event with a pull request (pull_request, pull_request_target, or workflow_run of one). Change the workflow’s `on:`, or use another source.');
}

;// CONCATENATED MODULE: ./build/sources/pull-request/modified-in-base.js






/**
 * What the base has at the paths that a pull request modifies: lines that stood there before are nobody's work in it.
 *
 * @returns source files; empty where only new files are brought
 */
async function modifiedInBase(pull, { modified, moved }, { github, base, selection, signal, folders }) {
    const former = moved.filter((move) => move.isChanged && !isTaken(move, folders)).map(({ from }) => from);
    const paths = new Set([...modified, ...former].filter((path) => (0,wanted/* wantedOf */.L)(path, 0, selection) !== null));
    if (paths.size === 0)
        return { files: [], aside: [] };
    const listing = await (0,git_objects/* readTree */.Zc)(github, base, pull.baseSha);
    const blobs = new Map([...listing.blobs].filter(([path]) => paths.has(path)));
    const none = new Map();
    const tarball = blobs.size > SINGLE_FILES
        ? await (0,archive/* readArchive */.bL)(github, base, pull.baseSha, (path) => (paths.has(path) ? 'counts' : null), signal)
        : { commitSha: pull.baseSha, files: none, leftOut: [] };
    const { files, aside } = await (0,reconcile/* reconcile */.L)(github, base, tarball, { blobs, leftOut: [], truncated: false }, selection);
    return { files, aside };
}

;// CONCATENATED MODULE: ./build/sources/pull-request/peers.js


/** Each costs some requests, and a workflow's token has a thousand an hour. */
const MAX_PEERS = 100;
const NO_PEERS = { pulls: [], notices: [], notComparedWith: 0 };
/** The newest open pull requests of other authors. @throws GitHubError */
async function findPeers(github, base, own) {
    const others = (await (0,pull_request/* openPullRequests */.Sm)(github, base)).filter(({ number }) => number !== own.number);
    const peers = others.filter((one) => !(0,pull_request/* isOfSameAuthor */.Db)(one, own));
    const notComparedWith = Math.max(0, peers.length - MAX_PEERS);
    const notices = [];
    if (peers.length < others.length) {
        notices.push((0,message/* message */.iU)('notices.peersOwn', { n: String(others.length - peers.length) }));
    }
    if (peers.length === 0)
        notices.push((0,message/* message */.iU)('notices.noPeers'));
    if (notComparedWith > 0) {
        notices.push((0,message/* message */.iU)('notices.peersLimit', {
            most: String(MAX_PEERS),
            n: String(peers.length),
            rest: String(notComparedWith),
        }));
    }
    return { pulls: peers.slice(0, MAX_PEERS), notices, notComparedWith };
}

;// CONCATENATED MODULE: ./build/sources/pull-request/pull-request.js














/** One pull request of the repository that this runs in, and what it is compared with. */
const pullRequest = {
    describe: () => 'the pull request',
    async open(settings, context) {
        const { own: base, collector, signal } = context;
        if (base === null) {
            throw new domain_outcome/* SettingsError */.GN('source: pull-request works in a workflow of a repository alone; use directory or repositories here.');
        }
        const { compareWith, pullRequestScope: scope } = settings;
        const github = purposed(context.github(), { target: 'own' });
        const pull = await findPullRequest(context.event, github, base);
        const { baseSha } = pull;
        const ground = await openGround(settings, context, { base: { repository: base, sha: baseSha } });
        const folders = compareWith.kind === 'list' ? compareWith.entries : [];
        // For the starter code and for the submission.
        const changes = settings.starter === null && scope === 'changed' ? await readChanges(github, pull, base) : undefined;
        const common = { github, base, scope, signal, folders };
        const opened = await openStarter(settings, context, ground, async (options) => {
            const selection = (0,selection_selection/* createSelection */.P1)(options);
            const repositoryId = context.event.repositoryId ?? 0;
            return {
                starter: await baseAsStarter(pull, changes, { ...common, selection, repositoryId }),
                marked: [],
            };
        });
        const { selection } = opened;
        const peers = compareWith.kind === 'open-pull-requests' ? await findPeers(github, base, pull) : NO_PEERS;
        return {
            ...opened,
            notices: [...opened.notices, ...peers.notices],
            notComparedWith: peers.notComparedWith,
            async *submissions() {
                const options = { ...common, selection };
                yield collectPullRequest(pull, { ...options, role: 'judged', changes });
                const ofPeers = purposed(context.github(), { target: 'own', isOfPeer: true });
                yield* (0,prefetch/* prefetch */.yj)(peers.pulls, prefetch/* READS_AT_ONCE */._B, (one) => collectPullRequest(one, { ...options, github: ofPeers, role: 'archive' }));
                yield* collectListed(folders, { ...options, baseSha, collector });
            },
        };
    },
};
/**
 * What stood in the base before: what the pull request modifies, or everything.
 *
 * @param changes of the pull request; undefined: everything of the base counts
 * @returns null where nothing stood there
 */
async function baseAsStarter(pull, changes, options) {
    const { github, base, selection, signal, repositoryId } = options;
    const sha = pull.baseSha;
    const contents = changes === undefined
        ? await (0,github_contents/* readContents */.r)(github, base, sha, selection, signal)
        : await modifiedInBase(pull, changes, options);
    if (contents.files.length + contents.aside.length === 0)
        return null;
    return {
        key: `${(0,names/* fullName */.fq)(base)}@base`,
        name: `${base.repo} (base)`,
        role: 'base',
        origin: { kind: 'repository', ...base, repositoryId, sha },
        leftOut: [],
        remarks: [],
        ...contents,
    };
}

// EXTERNAL MODULE: ./build/sources/repositories/find-assignment.js + 1 modules
var find_assignment = __webpack_require__(81885);
;// CONCATENATED MODULE: ./build/sources/repositories/repositories.js






/** So many repositories out of more may have vanished by themselves. */
const MAX_CHANCE = 3;
/** Repositories of students on GitHub. */
const repositories = {
    describe: ({ organization }) => organization === null ? 'the list of repositories' : `the organisation ${organization}`,
    async open(settings, context) {
        const ground = await openGround(settings, context, { file: settings.manifest });
        const assignment = context.assignment ??
            (await (0,find_assignment/* findAssignment */.R)({ ...settings, manifest: settings.manifest === null ? null : ground.entry(settings.manifest) }, { github: context.collector(), root: ground.root, own: context.own }));
        const opened = await openStarter(settings, context, ground, (options) => repositories_templateOf(assignment, options, context), assignment.allowedFiles);
        return {
            ...opened,
            judged: assignment.discovery.found.map(({ repository }) => (0,names/* fullName */.fq)(repository)),
            notices: [...opened.notices, ...assignment.notices],
            submissions: (pins) => submissionsOf(assignment, settings, context, { ...opened, pins }),
        };
    },
};
async function repositories_templateOf({ template, isLinked }, options, context) {
    if (template === null)
        return NO_STARTER;
    try {
        return await starterOfRepository(template, options, context);
    }
    catch (error) {
        // What nobody asked for must not end the run; that nothing is taken off has to be said.
        if (!isLinked || !(error instanceof domain_outcome/* Failure */.HR) || error.outcome === 'rate-limited')
            throw error;
        const notice = `The template that the repositories were made from could not be read, so starter code counts as everybody's own; name it with starter, or give the token access. ${error.message}`;
        return { ...NO_STARTER, notices: [notice] };
    }
}
async function* submissionsOf({ discovery, due, template }, settings, { collector, signal, part }, { selection, pins }) {
    for (const { key, name, reason } of discovery.missing) {
        if (part?.(key) !== false)
            yield { ok: false, failure: { key, name, role: 'judged', reason } };
    }
    const found = discovery.found.flatMap((one) => {
        const sha = pins.get(one.repository.id);
        if (sha === null || part?.((0,names/* fullName */.fq)(one.repository)) === false)
            return [];
        return [sha === undefined ? one : { ...one, sha }];
    });
    const closed = [];
    for await (const one of collectRepositories(found, {
        role: 'judged',
        selection,
        collector,
        signal,
        deadline: settings.deadline ?? due,
        classroom50Source: settings.classroom50 === null ? null : template,
    })) {
        if (!one.ok && one.failure.noAccess === true)
            closed.push(one.failure.reason);
        yield one;
    }
    // Of a few out of many (a part of a matrix, what a scan has to fetch) it may be chance.
    const isEnough = found.length === discovery.found.length || found.length > MAX_CHANCE;
    if (found.length > 0 && closed.length === found.length && isEnough) {
        const sentence = `None of the ${found.length} repositories can be read: this is the token's scope, not the students' fault.`;
        throw new domain_outcome/* GitHubError */.y_(`${sentence} ${closed[0] ?? ''}`, 'forbidden', { openMessage: sentence });
    }
}

;// CONCATENATED MODULE: ./build/sources/workspace/workspace.js



/** The repository that is checked out, as one submission. */
const workspace = {
    describe: () => 'the checked-out repository',
    async open(settings, context) {
        const { workspace: root, reportDir: ignore, signal } = context;
        const opened = await openStarter(settings, context, await openGround(settings, context));
        const { selection } = opened;
        return {
            ...opened,
            async *submissions() {
                yield collectPath(root, { root, selection, role: 'judged', ignore, signal });
            },
        };
    },
};

;// CONCATENATED MODULE: ./build/sources/sources.js




/** Every source by its name. */
const SOURCES = {
    directory: directory,
    'pull-request': pullRequest,
    repositories: repositories,
    workspace: workspace,
};

;// CONCATENATED MODULE: ./build/sources/open-sources.js





/** At most so many AI references: with more, the calibration of the AI score does not hold. */
const MAX_REFERENCES = 5;
/**
 * Reads the starter code, and finds submissions, archive and AI references. None of these is fetched yet.
 *
 * @throws Failure for settings that cannot work here, and for what cannot be read
 */
async function openSources(settings, context) {
    const source = SOURCES[settings.source];
    const opened = await source.open(settings, context);
    const found = await findEntries(settings.archive, {
        ...around(opened, context),
        input: 'archive',
        role: 'archive',
    });
    const judged = new Set(opened.judged?.map((key) => key.toLowerCase()));
    const others = found.filter(({ key }) => !judged.has(key.toLowerCase()));
    const archive = ownPart(others, context);
    const references = ownPart(await findEntries(settings.aiReferences, {
        ...around(opened, context),
        input: 'ai-references',
        role: 'ai-reference',
    }), context);
    if (references.length > MAX_REFERENCES) {
        throw new domain_outcome/* SettingsError */.GN(`ai-references holds more than ${MAX_REFERENCES} solutions; the AI score is calibrated for at most ${MAX_REFERENCES}. Leave some out.`);
    }
    return {
        description: source.describe(settings),
        starter: opened.starter,
        notices: [...opened.notices, ...(others.length < found.length ? [(0,message/* message */.iU)('notices.archiveJudged')] : [])],
        notComparedWith: opened.notComparedWith ?? 0,
        people: await readPeople(settings, opened.ground),
        async *submissions(pins = new Map()) {
            yield* opened.submissions(pins);
            yield* collectEntries(archive, { ...around(opened, context), role: 'archive' });
            yield* collectEntries(references, { ...around(opened, context), role: 'ai-reference' });
        },
    };
}
function around({ ground, selection }, { collector, signal }) {
    return { ground, selection, collector, signal };
}
/** Nothing is compared with twice, and a part of a matrix fetches only what is its own. */
function ownPart(entries, { part }) {
    return [...Map.groupBy(entries, ({ key }) => key.toLowerCase()).values()]
        .flatMap(([first]) => first ?? [])
        .filter(({ key }) => part?.(key) !== false);
}

;// CONCATENATED MODULE: ./build/run/declared-code.js




/** Code that people call common, collected as starter code: it is held against nobody. */
function withDeclared(sources, common) {
    if (common.length === 0)
        return sources;
    return {
        ...sources,
        get notices() {
            return [...sources.notices, noticeOf(common)];
        },
        async *submissions(pins) {
            yield { ok: true, submission: submissionOf(common) };
            yield* sources.submissions(pins);
        },
    };
}
function noticeOf(common) {
    const last = common
        .map(({ at }) => at)
        .toSorted((a, b) => Date.parse(a) - Date.parse(b))
        .at(-1) ?? '';
    return `${(0,format/* count */.U9)(common.length, 'piece')} of code that people call common (${report/* CASES_FILE */.Ro}, last on ${(0,format/* formatTime */.fU)(last)}) taken for starter code.`;
}
function submissionOf(common) {
    return {
        key: domain_cases/* DECLARED_KEY */.Lw,
        name: 'Code that people call common',
        role: 'base',
        origin: { kind: 'directory', path: report/* CASES_FILE */.Ro },
        files: common
            .map(({ path, text }, index) => {
            const bytes = Buffer.from(text, 'utf8');
            return {
                path: `${index + 1}${declared_code_endingOf(path)}`,
                size: bytes.length,
                read: () => Promise.resolve(bytes),
            };
        })
            .toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path)),
        leftOut: [],
        remarks: [],
    };
}
/** The ending says the language; the page shows the cells of a notebook as the code that is in them. */
function declared_code_endingOf(path) {
    const ending = /\.[a-z0-9+]{1,12}$/i.exec(path)?.[0] ?? '';
    return ending.toLowerCase() === '.ipynb' ? '.py' : ending;
}

;// CONCATENATED MODULE: ./build/run/with-earlier.js




/** Names in a notice. */
const with_earlier_NAMED = 5;
/**
 * What this run collects together with the class of an earlier report, which is not collected again. Who hands in again
 * takes the place of the earlier submission; starter code is the earlier one where this run names none.
 */
function withEarlier(sources, earlier, thresholds) {
    const { failures } = earlier.findings;
    // What people call common is read anew.
    const submissions = earlier.findings.submissions.filter(({ key }) => key !== domain_cases/* DECLARED_KEY */.Lw);
    const base = submissions.filter(({ role }) => role === 'base');
    const [starter = null] = base.map((one) => with_earlier_submissionOf(one, earlier));
    const replaced = [];
    return {
        ...sources,
        starter: sources.starter ?? starter,
        get notices() {
            return [...sources.notices, ...noticesOf(earlier, thresholds, replaced)];
        },
        async *submissions(pins) {
            const taken = new with_earlier_Taken();
            for await (const collected of sources.submissions(pins)) {
                taken.add(collected.ok ? collected.submission : collected.failure);
                yield collected;
            }
            const isTaken = (one) => taken.has(one);
            for (const one of submissions) {
                if (one.role === 'base' && (one === base[0] || sources.starter !== null))
                    continue;
                if (isTaken(one))
                    replaced.push(one.name);
                else
                    yield { ok: true, submission: with_earlier_submissionOf(one, earlier) };
            }
            for (const failure of failures)
                if (!isTaken(failure))
                    yield { ok: false, failure };
        },
    };
}
/** A list of people may have given it another name. */
function calledBySource({ name, person }) {
    return person?.sourceName ?? name;
}
/** Who handed in again: known by the key, by what GitHub or a platform knows people by, else by what the submission is called. */
class with_earlier_Taken {
    #keys = new Set();
    /** By role and name, each with the number of whoever bears it; null: without one. */
    #names = new Map();
    add(one) {
        const { role, key } = one;
        this.#keys.add(JSON.stringify([role, key]));
        const number = with_earlier_numberOf(one);
        if (number !== null)
            this.#keys.add(JSON.stringify([role, 'number', number]));
        // A repository is called as its owner likes.
        if (one.origin?.kind === 'repository')
            return;
        const name = with_earlier_nameKey(one);
        this.#names.set(name, (this.#names.get(name) ?? new Set()).add(number));
    }
    has(one) {
        const { role, key } = one;
        const number = with_earlier_numberOf(one);
        if (this.#keys.has(JSON.stringify([role, key])))
            return true;
        if (number !== null && this.#keys.has(JSON.stringify([role, 'number', number])))
            return true;
        if (one.origin?.kind === 'repository')
            return false;
        // People choose the name that a platform shows: whoever has another number there is somebody else.
        const bearers = [...(this.#names.get(with_earlier_nameKey(one)) ?? [])];
        return bearers.some((other) => other === null || number === null || hostOf(other) !== hostOf(number));
    }
}
function with_earlier_nameKey(one) {
    return JSON.stringify([one.role, calledBySource(one).normalize('NFC').toLowerCase()]);
}
/** What GitHub, or the platform of a download, knows somebody by; null: nobody says. */
function with_earlier_numberOf({ origin }) {
    if (origin?.kind === 'repository')
        return `github ${origin.repositoryId}`;
    if (origin?.kind !== 'directory' || origin.handIn === undefined)
        return null;
    const { platform, id, login, email } = origin.handIn;
    const own = id ?? login ?? email;
    return own == null ? null : `${platform} ${own}`;
}
function hostOf(number) {
    return number.slice(0, number.indexOf(' '));
}
function with_earlier_submissionOf(finding, earlier) {
    const { key, role, origin, leftOut, remarks } = finding;
    return {
        key,
        name: calledBySource(finding),
        role,
        origin: origin ?? { kind: 'directory', path: key },
        files: earlier.files(key),
        leftOut,
        remarks,
    };
}
function noticesOf({ findings, thresholds: before }, now, replaced) {
    const isOther = before.similarity !== now.similarity || before.ai !== now.ai;
    return [
        (0,message/* message */.iU)('notices.compared', { n: (0,submission/* judgedOf */.B8)(findings.submissions).length }),
        ...(replaced.length === 0
            ? []
            : [
                `Handed in again, so the earlier one is not compared any more: ${(0,format/* listed */.KE)(replaced, with_earlier_NAMED, JSON.stringify)}.`,
            ]),
        ...(isOther
            ? [
                (0,message/* message */.iU)('notices.otherThresholds', {
                    similarity: String(before.similarity),
                    ai: String(before.ai),
                    nowSimilarity: String(now.similarity),
                    nowAi: String(now.ai),
                }),
            ]
            : []),
    ];
}

// EXTERNAL MODULE: ./build/run/within-time.js
var within_time = __webpack_require__(32805);
;// CONCATENATED MODULE: ./build/run/collect-in-time.js










const TOO_LATE = 'The submissions were not collected within timeout-minutes: raise it, or split the class over jobs (shard).';
/**
 * Collects what this job takes: everything, its part of a matrix, or, where it judges a matrix, what the parts handed over and
 * what they did not.
 *
 * @param deadlineMs on the clock: what is not collected by then is dropped
 * @throws Failure where nothing can be collected, or not in time
 */
function collect_in_time_collectInTime(run, deadlineMs) {
    const { world } = run;
    const limit = { clock: world.clock, endsAtMs: deadlineMs, signal: world.signal, sentence: TOO_LATE };
    return world.log.group('Collect submissions', () => (0,within_time/* withinTime */.dn)(limit, (signal) => collectOwn({ ...run, world: (0,within_time/* endedBy */.mr)(world, signal) })));
}
async function collectOwn({ settings, world, prior, book, shard }) {
    const collectOnly = (takes) => collectKeys(settings, world, { prior, book }, takes);
    if (shard === null)
        return collectOnly(null);
    const { folder, key } = shard;
    if (shard.role !== 'judge') {
        const { index, count } = shard;
        const mine = await collectOnly((id) => (0,shards_shard/* partOf */.BU)(id, count) === index);
        await writeHandOver(folder, { ...mine, key, index, count });
        return mine;
    }
    const parts = await readHandOvers(folder, key);
    const total = parts[0]?.count ?? 1;
    const there = new Set(parts.map(({ index }) => index));
    // A pull request is not split.
    const handedOver = parts.map((part) => ({ ...part, notComparedWith: 0, people: [] }));
    if (there.size === total)
        return { ...collect_in_time_merged(handedOver), people: await peopleOf(settings, world) };
    const notice = parts.length === 0
        ? `No part was handed over in ${settings.reportDir}/shards, so this job collected everything itself; download the parts' artifacts into ${settings.reportDir} before it.`
        : `${total - there.size} of ${total} parts were not handed over; this job collected them itself.`;
    world.log.warning(notice);
    const rest = await collectOnly(parts.length === 0 ? null : (id) => !there.has((0,shards_shard/* partOf */.BU)(id, total)));
    return collect_in_time_merged([...handedOver, { ...rest, notices: [notice, ...rest.notices] }]);
}
/**
 * Who the lists of the settings know, where nothing else is collected.
 *
 * @throws ConfigurationError that names file, line and column
 */
function peopleOf(settings, world) {
    return openPeople(settings, contextOf(settings, world));
}
/** What is around the sources of this run. */
function contextOf({ reportDir }, { workspace, tempDir, github, collector, event, signal }) {
    return {
        workspace,
        tempDir,
        github,
        collector,
        event,
        own: event.repository,
        signal,
        reportDir: (0,external_node_path_.resolve)(workspace, reportDir),
        part: null,
    };
}
async function collectKeys(settings, world, { prior: { reuse, earlier }, book }, takes) {
    const sources = await openSources(settings, {
        ...contextOf(settings, world),
        part: takes,
        ...(reuse === null ? {} : { assignment: reuse.assignment }),
    });
    const all = earlier === null
        ? sources
        : withEarlier(sources, earlier, {
            similarity: settings.similarityThreshold,
            ai: settings.aiThreshold,
        });
    return collect(withDeclared(all, book.common), world, takes, reuse === null ? null : { ...settings, ...reuse });
}
/** Several collections as one. */
function collect_in_time_merged(collections) {
    return {
        packed: collections.flatMap(({ packed }) => packed),
        failures: collections.flatMap(({ failures }) => failures),
        starterKnown: collections.some(({ starterKnown }) => starterKnown),
        notComparedWith: collections.reduce((sum, one) => sum + one.notComparedWith, 0),
        notices: (0,said/* distinct */.d)(collections.flatMap(({ notices }) => notices)),
        // Every job reads the same lists.
        people: collections.at(-1)?.people ?? [],
    };
}

;// CONCATENATED MODULE: ./build/run/deadline-of.js
/** Kept for writing the report when the time is over: at most a tenth of it. */
const REPORT_RESERVE_MS = 45_000;
/**
 * When a check has to end, so that there is time left to write its report. All values are milliseconds on the clock.
 *
 * @param endsAtMs the end of the run that the check is a part of
 */
function deadlineOf(beganAtMs, timeoutMs, endsAtMs) {
    const lastsMs = Math.min(timeoutMs, Math.max(0, endsAtMs - beganAtMs));
    return beganAtMs + lastsMs - Math.min(REPORT_RESERVE_MS, lastsMs / 10);
}

// EXTERNAL MODULE: ./build/history/limits.js
var history_limits = __webpack_require__(42943);
;// CONCATENATED MODULE: ./build/run/first-seen.js





/** What is over the time is told pair by pair. */
const first_seen_TOO_LATE = 'There was no time left to look for who had shared code first.';
/**
 * The report, with who had the code first of the pairs that a person will look at: where a side is a repository. It costs
 * requests and time within limits, and nothing but its own answers where it fails or the run is stopped.
 *
 * @param endsAtMs on the clock: the check's own end
 */
async function withFirstSeen(report, { settings, world, }, endsAtMs) {
    const hasRepository = report.findings.submissions.some(({ origin }) => origin?.kind === 'repository');
    const { flagged, standsOut } = report.verdict;
    if (!hasRepository || flagged.length + standsOut.length === 0)
        return report;
    // Most runs have no use for it.
    const { pairsToDate, whoWasFirst } = await Promise.all(/* import() */[__webpack_require__.e(656), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 27326));
    const pairs = pairsToDate(report);
    if (pairs.length === 0)
        return report;
    const found = new Map(pairs.map((pair) => [pair, NOT_REACHED]));
    const { clock, log } = world;
    const limit = {
        clock,
        endsAtMs: Math.min(endsAtMs, clock.now() + history_limits/* HISTORY_LIMITS */.A.timeMs),
        signal: world.signal,
        sentence: first_seen_TOO_LATE,
    };
    await log.group('Who had it first', async () => {
        try {
            if (limit.endsAtMs <= clock.now())
                throw new errors/* DeadlineError */.j3(first_seen_TOO_LATE);
            const requests = await (0,within_time/* withinTime */.dn)(limit, (signal) => whoWasFirst(report.findings, pairs, settings, { github: (0,within_time/* until */.TG)(world.collector, signal)(), signal }, ({ pair, first }) => {
                found.set(pair, first);
            }));
            log.info(`Pushes of ${(0,format/* count */.U9)(pairs.length, 'pair')} were looked at, with ${(0,format/* count */.U9)(requests, 'request')}.`);
        }
        catch (error) {
            if (!(error instanceof domain_outcome/* Failure */.HR))
                throw error;
            log.warning(error.message);
        }
    });
    const dated = report.findings.pairs.map((pair) => {
        const first = found.get(pair);
        return first === undefined ? pair : { ...pair, first };
    });
    return { ...report, findings: { ...report.findings, pairs: dated } };
}
const NOT_REACHED = {
    a: { kind: 'unknown', reason: 'over-budget' },
    b: { kind: 'unknown', reason: 'over-budget' },
};

// EXTERNAL MODULE: ./build/run/open-service.js + 22 modules
var open_service = __webpack_require__(71725);
;// CONCATENATED MODULE: ./build/people/belonging.js

/** Who belongs together with whom. @param teamOf see `teamsOf` */
function belongingOf(joined, directory, teamOf) {
    const ties = new Map();
    const tie = (a, b, why) => {
        if (a === b)
            return;
        for (const [one, other] of [
            [a, b],
            [b, a],
        ]) {
            const own = ties.get(one) ?? new Map();
            ties.set(one, own);
            // What was said first says most.
            if (!own.has(other))
                own.set(other, why);
        }
    };
    const tieAll = (groups, why) => {
        for (const group of groups) {
            for (const [at, a] of group.entries())
                for (const b of group.slice(at + 1))
                    tie(a, b, why(a, b));
        }
    };
    const isTeam = (key) => (joined.get(key)?.rows.length ?? 0) > 1;
    const ofRow = keysBy(joined, ({ rows }) => rows);
    tieAll(keysBy(joined, ({ signs: { hand } }) => [hand]).values(), () => 'same-person');
    tieAll(ofRow.values(), (a, b) => (isTeam(a) || isTeam(b) ? 'team' : 'same-person'));
    tieAll(keysBy(joined, ({ rows }) => new Set(rows.map(teamOf))).values(), () => 'team');
    for (const [key, { rows }] of joined) {
        for (const partner of rows.flatMap(({ partners }) => partners)) {
            const row = directory.named(partner);
            for (const other of row === null ? [] : (ofRow.get(row) ?? []))
                tie(key, other, 'partners');
        }
    }
    tieAll([[...joined].flatMap(([key, { rows }]) => (isOfStaff(rows) ? [key] : []))], () => 'staff');
    return ties;
}
/** Keys of submissions by what they have; null is nothing to have in common. */
function keysBy(joined, of) {
    const groups = new Map();
    for (const [key, one] of joined) {
        for (const common of of(one)) {
            if (common === null)
                continue;
            const group = groups.get(common);
            if (group === undefined)
                groups.set(common, [key]);
            else
                group.push(key);
        }
    }
    return groups;
}
function isOfStaff(rows) {
    return rows.length > 0 && rows.every(({ isStaff }) => isStaff);
}
/**
 * Tells teams apart. A name of a team that stands in several sections is taken for a team in each of them: two labs number their
 * teams alike, and whoever is of no team is not excused.
 */
function teamsOf({ people }) {
    const sections = new Map();
    const names = new Map();
    for (const { team, section } of people) {
        if (team === null)
            continue;
        names.set((0,folded/* folded */.T)(team), team);
        sections.set((0,folded/* folded */.T)(team), (sections.get((0,folded/* folded */.T)(team)) ?? new Set()).add((0,folded/* folded */.T)(section ?? '')));
    }
    const isSplit = (team) => (sections.get(team)?.size ?? 0) > 1;
    return {
        teamOf: ({ team, section }) => {
            if (team === null)
                return null;
            return isSplit((0,folded/* folded */.T)(team)) ? `${(0,folded/* folded */.T)(team)}\0${(0,folded/* folded */.T)(section ?? '')}` : (0,folded/* folded */.T)(team);
        },
        split: [...names].flatMap(([team, name]) => (isSplit(team) ? [name] : [])),
    };
}
/** What is known of whoever handed a submission in, and the name that a list gives; undefined: nothing. */
function belonging_personOf({ name, origin }, { rows }) {
    const said = saidBy(origin);
    const [row, other] = rows;
    const isOne = row !== undefined && other === undefined;
    const id = (isOne ? (row.id ?? row.logins[0]) : undefined) ?? said.id;
    const section = [...new Set(rows.flatMap((one) => one.section ?? []))].join(', ');
    const teams = [...new Set(rows.flatMap((one) => one.team ?? []))];
    const person = {
        id,
        section: section === '' ? said.section : section,
        team: teams.length > 0 ? teams.join(', ') : said.isTeam ? name : null,
        isStaff: isOfStaff(rows),
        ...(isOne && row.time !== null ? { time: row.time } : {}),
        ...(isOne && row.name !== null && row.name !== name ? { sourceName: name } : {}),
    };
    const isKnown = rows.length > 0 || person.id !== null || person.section !== null || person.team !== null;
    return isKnown ? { name: isOne ? (row.name ?? name) : name, person } : undefined;
}
/** What the source itself says. */
function saidBy(origin) {
    if (origin?.kind === 'repository') {
        return { id: origin.login ?? null, section: origin.section ?? null, isTeam: false };
    }
    const handIn = origin?.kind === 'directory' ? origin.handIn : undefined;
    const { id = null, login = null, section = null, members } = handIn ?? {};
    return { id: id ?? login, section, isTeam: members !== undefined };
}

;// CONCATENATED MODULE: ./build/people/claims.js
/**
 * Takes back what students alone say. Platforms let whoever hands in name team mates, and choose the name that is shown; nobody
 * asks the one who is named. Whoever handed in something else is therefore no team mate by that, and a name (of a person or a
 * team) joins nothing where somebody is known by a surer sign. What a list says of teams and partners stays.
 *
 * @param roleOf by key
 * @returns the same, without such rows; they stand in `claimed`
 */
function withoutClaims(joined, roleOf) {
    // What is only there to be compared with may be the same person's work of another year.
    const judged = [...joined].filter(([key]) => roleOf.get(key) === 'judged');
    const bearers = new Map();
    for (const [, one] of judged) {
        for (const row of one.rows)
            bearers.set(row, [...(bearers.get(row) ?? []), one]);
    }
    const result = new Map(joined);
    for (const [key, one] of judged) {
        const claimed = one.rows.filter((row) => (bearers.get(row) ?? []).some((other) => other !== one && isOnlyClaimed(one, other)));
        if (claimed.length === 0)
            continue;
        // Of a team that only a name says, nobody is left.
        const rows = one.by === 'team' ? [] : one.rows.filter((row) => !claimed.includes(row));
        result.set(key, { ...one, rows, by: rows.length === 0 ? null : one.by, claimed });
    }
    return result;
}
/** Whether students alone say that what two submissions have in common is a person of both. */
function isOnlyClaimed(one, other) {
    if (one.by === 'file' || one.by === 'attempts')
        return false;
    if (one.signs.hand === null || one.signs.hand === other.signs.hand)
        return false;
    const isNamed = one.by === 'name' || one.by === 'team';
    if (isNamed && other.by !== one.by)
        return true;
    const isSame = one.rows.length === other.rows.length && one.rows.every((row) => other.rows.includes(row));
    return one.signs.members.length > 0 && !isSame;
}

;// CONCATENATED MODULE: ./build/people/hand-in.js



const NOTHING = { id: [], email: [], login: [], name: [] };
/** A platform whose numbers are new in every assignment: what they say of another one's submissions is chance. */
const NUMBERED_ANEW = 'moodle';
/**
 * What a submission's origin and name say of who handed it in. A folder of one's own making may be called by an id, a login, an
 * e-mail or a name; where a platform says which it is, its name is a name alone.
 *
 * What is only there to be compared with is known by what is the same every year: a namesake is somebody else.
 */
function signsOf({ key, name, role, origin }) {
    const called = (0,archive_names/* withoutEnding */.sP)(name);
    const folder = (0,archive_names/* withoutEnding */.sP)(key.slice(key.lastIndexOf('/') + 1));
    const files = [key, name, called].map(fileName);
    const isArchive = role !== 'judged';
    const names = isArchive ? [] : [called];
    const all = [...new Set([called, folder])];
    const any = { id: all, email: all, login: all, name: names };
    switch (origin?.kind) {
        case undefined:
            return { values: any, members: [], hand: null, files };
        case 'pull-request':
            return { values: { ...NOTHING, login: [origin.author] }, members: [], hand: null, files };
        case 'repository': {
            const said = origin.student === undefined ? [] : [origin.student];
            const login = origin.login === undefined ? said : [origin.login];
            const repository = [`${origin.owner}/${origin.repo}`, origin.repo].map(fileName);
            return {
                values: { id: said, email: said, login, name: isArchive ? [] : said },
                members: [],
                hand: null,
                files: [...files, ...repository],
            };
        }
        case 'directory':
            break;
    }
    const { handIn } = origin;
    if (handIn === undefined)
        return { values: any, members: [], hand: null, files };
    const { platform, id, login, email, members = [] } = handIn;
    const hand = (0,submission/* identityOf */.cu)(handIn);
    const isOwnYear = !(isArchive && platform === NUMBERED_ANEW && handIn.attempt === undefined);
    return {
        values: hand === null
            ? any
            : {
                id: id === null || !isOwnYear ? [] : [id],
                email: email === undefined ? [] : [email],
                login: login === undefined ? [] : [login],
                name: isArchive ? [] : [bare(called, hand)],
            },
        members: members.map((one) => ({
            id: one.id === undefined ? [] : [one.id],
            email: one.email === undefined ? [] : [one.email],
            login: [],
            name: isArchive ? [] : [one.name],
        })),
        hand: hand === null ? null : [platform, origin.path, (0,folded/* folded */.T)(hand)].join('\0'),
        files,
    };
}
/** People of one name have their identifier behind it. */
function bare(name, hand) {
    return name.endsWith(` (${hand})`) ? name.slice(0, -hand.length - 3) : name;
}
/** A path, or an address of GitHub, as both are compared. */
function fileName(text) {
    return text
        .normalize('NFC')
        .trim()
        .replace(/^(?:https?:\/\/|git@)(?:www\.)?github\.com[/:]/i, '')
        .replaceAll('\\', '/')
        .replace(/^(?:\.\/)+/, '')
        .replace(/\/+$/, '')
        .replace(/\.git$/i, '')
        .toUpperCase()
        .toLowerCase();
}

;// CONCATENATED MODULE: ./build/people/join.js




/**
 * Finds out who handed in what: by the file that a list names, else by id, e-mail and login, else by a name that only one row and only
 * one submission have, else by the name of a team. Nothing is guessed: what fits several rows fits none.
 *
 * @param isSure no names of people: what one part of a matrix says holds in all of them
 * @returns by key; starter code and AI references are not in it
 */
function joinPeople(directory, submissions, { isSure = false } = {}) {
    const handedIn = submissions.filter(({ role }) => role === 'judged' || role === 'archive');
    const signs = new Map(handedIn.map((one) => [one.key, signsOf(one)]));
    const context = {
        directory,
        byFile: byFile(directory.people, signs, isSure),
        names: isSure ? new Set() : onlyOnes([...signs.values()]),
        teams: Map.groupBy(directory.people, ({ team }) => (team === null ? '' : (0,folded/* folded */.T)(team))),
    };
    const found = new Map([...signs].map(([key, one]) => [key, joinOne(key, one, context)]));
    const roles = new Map(handedIn.map(({ key, role }) => [key, role]));
    return withoutClaims(inherited(join_withAttempts(found, directory.people)), roles);
}
function joinOne(key, signs, context) {
    const named = context.byFile.get(key);
    if (named !== undefined)
        return { signs, rows: named, by: 'file', isFormer: false };
    const members = signs.members.flatMap((values) => join_rowOf(values, context)?.row ?? []);
    const own = join_rowOf(signs.values, context);
    if (own !== null || members.length > 0) {
        const rows = [...new Set([...(own === null ? [] : [own.row]), ...members])];
        return { signs, rows, by: own?.by ?? 'id', isFormer: false };
    }
    const mates = signs.values.name.flatMap((name) => context.teams.get((0,folded/* folded */.T)(name)) ?? []);
    return { signs, rows: mates, by: mates.length === 0 ? null : 'team', isFormer: false };
}
function join_rowOf(values, { directory, names }) {
    for (const by of IDENTIFIERS) {
        for (const value of values[by]) {
            const row = by === 'name' && !names.has((0,folded/* folded */.T)(value)) ? null : directory.find(by, value);
            if (row !== null)
                return { row, by };
        }
    }
    return null;
}
/** Names that one submission alone has. */
function onlyOnes(signs) {
    const seen = new Map();
    for (const { values, members } of signs) {
        const all = [values, ...members].flatMap(({ name }) => name.map(folded/* folded */.T));
        for (const name of new Set(all))
            seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    return new Set([...seen].flatMap(([name, count]) => (count === 1 ? [name] : [])));
}
/** Whose row names a submission's file: its key, or what its path ends in where no other one ends in it. */
function byFile(people, signs, isSure) {
    const keys = new Map();
    for (const [key, { files }] of signs) {
        const [whole = '', ...short] = files;
        const parts = whole.split('/');
        const ends = isSure ? [] : [...short, ...parts.map((_, at) => parts.slice(at).join('/'))];
        for (const file of new Set([whole, ...ends]))
            keys.set(file, [...(keys.get(file) ?? []), key]);
    }
    const found = new Map();
    for (const row of people) {
        for (const file of row.files) {
            const [key, other] = keys.get(fileName(file)) ?? [];
            if (key !== undefined && other === undefined)
                found.set(key, [...(found.get(key) ?? []), row]);
        }
    }
    return found;
}
/** Earlier hand-ins that a row names, by key, name or identifier. */
function join_withAttempts(joined, people) {
    const byName = new Map();
    for (const [key, { signs }] of joined) {
        const names = [...signs.files, ...Object.values(signs.values).flat().map(folded/* folded */.T)];
        for (const name of new Set(names))
            byName.set(name, [...(byName.get(name) ?? []), key]);
    }
    const result = new Map(joined);
    for (const row of people) {
        for (const attempt of row.attempts) {
            const [key, other] = byName.get(fileName(attempt)) ?? byName.get((0,folded/* folded */.T)(attempt)) ?? [];
            const one = key === undefined || other !== undefined ? undefined : joined.get(key);
            if (key === undefined || one === undefined)
                continue;
            result.set(key, { ...one, rows: [row], by: 'attempts', isFormer: true });
        }
    }
    return result;
}
/** Another hand-in of one person in one download is that person's, too. */
function inherited(joined) {
    const known = new Map();
    for (const { signs, rows } of joined.values()) {
        if (signs.hand !== null && rows.length > 0)
            known.set(signs.hand, rows);
    }
    return new Map([...joined].map(([key, one]) => {
        const rows = one.signs.hand === null ? undefined : known.get(one.signs.hand);
        return [key, one.rows.length > 0 || rows === undefined ? one : { ...one, rows, by: 'hand' }];
    }));
}

// EXTERNAL MODULE: ./build/domain/people.js
var people = __webpack_require__(37778);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
;// CONCATENATED MODULE: ./build/people/notices.js





/** Names in one sentence. */
const notices_NAMED = 10;
/** What the catalogue calls them. */
const notices_KINDS = {
    'same-person': 'person',
    team: 'team',
    partners: 'partners',
    staff: 'staff',
};
/** "12 pairs of team mates and 1 of one person were not counted: …"; empty: there is none. */
function togetherNotices({ pairs }) {
    const marked = pairs.filter(({ together }) => together !== undefined);
    const kinds = people/* TOGETHER */.h.flatMap((kind) => {
        const { length } = marked.filter(({ together }) => together === kind);
        return length === 0 ? [] : [{ n: length, kind: notices_KINDS[kind] }];
    });
    if (kinds.length === 0)
        return [];
    const values = kinds.map((one, at) => (0,message/* message */.iU)('report.pairsOf', { ...one, isFirst: at === 0 ? 'yes' : 'no' }));
    const isOne = marked.length === 1 ? 'yes' : 'no';
    return [(0,message/* message */.iU)('notices.together', { isOne, pairs: { as: 'list', values } })];
}
/** Rows that match no submission, submissions that match no row, and what the lists say that nobody can know. */
function joiningNotices({ people, named }, joined, submissions, split) {
    const used = new Set([...joined.values()].flatMap(({ rows }) => rows));
    // That staff hand in nothing is no news.
    const unused = people.filter((row) => !used.has(row) && !row.isStaff);
    const strangers = (0,submission/* judgedOf */.B8)(submissions).filter(({ key }) => joined.get(key)?.rows.length === 0);
    const claims = submissions.flatMap(({ key, name }) => {
        const claimed = joined.get(key)?.claimed ?? [];
        return claimed.length === 0 ? [] : [`${quoted(name)} as ${claimed.map(calledIn).join(' and ')}`];
    });
    const unknown = people.flatMap((row) => row.partners.filter((one) => named(one) === null).map((one) => `${quoted(one)} (line ${row.line})`));
    return [
        ...(unused.length === 0
            ? []
            : [
                `people: ${unused.length} of ${people.length} on the list ${unused.length === 1 ? 'matches' : 'match'} no submission: ${shown(unused.map(calledIn))}.`,
            ]),
        ...(strangers.length === 0
            ? []
            : [
                `people: ${(0,format/* count */.U9)(strangers.length, 'submission')} ${strangers.length === 1 ? 'is' : 'are'} nobody's of the list: ${shown(strangers.map(({ name }) => quoted(name)))}. Give the list a column id, login, email or file that says whose.`,
            ]),
        ...(claims.length === 0
            ? []
            : [
                `people: the platform shows ${shown(claims)}, who handed in something else. Students choose that, so it excuses nobody; if they work together, say so under team or partners.`,
            ]),
        ...(unknown.length === 0
            ? []
            : [`people, column partners: nobody, or not one alone, is called ${shown(unknown)}.`]),
        ...(split.length === 0
            ? []
            : [
                `people, column team: ${shown(split.map(quoted))} ${split.length === 1 ? 'stands' : 'stand'} in several sections and ${split.length === 1 ? 'is' : 'are'} taken for a team in each of them; name who works together across sections under partners.`,
            ]),
    ];
}
const BY_WORDS = {
    file: 'file',
    id: 'id',
    email: 'e-mail',
    login: 'login',
    name: 'name',
    team: 'name of the team',
    attempts: 'attempts',
    hand: 'another hand-in',
};
/** Who was matched and by what, for a rehearsal; empty: nobody. */
function matchedNotices(joined, submissions) {
    const all = submissions.flatMap(({ key, name }) => {
        const { rows, by } = joined.get(key) ?? {};
        return rows === undefined || by === null || by === undefined || rows.length === 0
            ? []
            : [{ by, words: matchedWords(name, rows) }];
    });
    return [...Map.groupBy(all, ({ by }) => by)].map(([by, group]) => `people: ${(0,format/* count */.U9)(group.length, 'submission')} matched by ${BY_WORDS[by]}: ${shown(group.map(({ words }) => words))}.`);
}
/** `"jdoe" is "Jane Doe" (line 3)`; where both are one word, `"jdoe" (line 3)`. */
function matchedWords(name, rows) {
    const who = rows.map(calledIn).join(' and ');
    return who.startsWith(`${quoted(name)} `) ? who : `${quoted(name)} is ${who}`;
}
function calledIn({ name, id, logins, emails, files, line }) {
    return `${quoted(name ?? id ?? logins[0] ?? emails[0] ?? files[0] ?? '')} (line ${line})`;
}
function quoted(text) {
    return JSON.stringify((0,text_escape/* visible */.RK)(text));
}
function shown(words) {
    return (0,format/* listed */.KE)(words, notices_NAMED);
}

;// CONCATENATED MODULE: ./build/people/without-together.js

/** Rounding of a service that computes its totals otherwise than its pairs; in points. */
const without_together_EXPLAINED_WITHIN = 1;
/**
 * Findings in which pairs that belong together count nowhere: they are marked, and the numbers of their submissions come from what
 * remains. A number that no such pair explains stays as it is.
 *
 * @param belonging who belongs together; nobody: the findings stay as they are
 */
function withoutTogether(findings, belonging) {
    if (belonging.size === 0)
        return findings;
    const pairs = findings.pairs.map((pair) => {
        const together = belonging.get(pair.a)?.get(pair.b);
        if (together === undefined)
            return pair;
        const { standsOut: _, ...rest } = pair;
        return { ...rest, together };
    });
    const marked = pairs.filter(({ together }) => together !== undefined);
    const byKey = pairsByKey(pairs, new Set(marked.flatMap(({ a, b }) => [a, b])));
    const known = new Map(findings.submissions.map((one) => [one.key, one]));
    const submissions = findings.submissions.map((one) => {
        const own = byKey.get(one.key);
        const apart = apartFrom(one, belonging);
        return own === undefined ? apart : recounted(apart, one, own, { findings, known, belonging });
    });
    return {
        ...findings,
        submissions,
        pairs,
        clusters: findings.clusters.flatMap((cluster) => splitCluster(cluster, pairs, known)),
        serviceFlaggedCount: stillFlagged(findings, submissions),
    };
}
/** A submission without the pieces of code that are in whom it belongs together with. */
function apartFrom(one, belonging) {
    const mates = belonging.get(one.key);
    if (mates === undefined)
        return one;
    const isApart = (other) => other === null || !mates.has(other);
    const matches = one.matches.filter(({ otherKey }) => isApart(otherKey));
    const hidden = one.hidden?.filter(({ otherKey }) => isApart(otherKey));
    const isSame = matches.length === one.matches.length && hidden?.length === one.hidden?.length;
    return isSame ? one : { ...one, matches, ...(hidden === undefined ? {} : { hidden }) };
}
/** Pairs of these submissions. */
function pairsByKey(pairs, wanted) {
    const found = new Map();
    for (const pair of pairs) {
        for (const key of [pair.a, pair.b]) {
            if (!wanted.has(key))
                continue;
            const own = found.get(key);
            if (own === undefined)
                found.set(key, [pair]);
            else
                own.push(pair);
        }
    }
    return found;
}
/**
 * A submission's numbers without pairs that belong together. The embedded service gives all pairs, so the highest of the rest is the
 * number; of another service it is where such a pair explains the number.
 *
 * @param given the submission as the service gave it: its matches say that its pairs were read
 */
function recounted(one, given, pairs, { findings, known, belonging }) {
    const otherOf = ({ a, b }) => known.get(a === one.key ? b : a);
    const excused = pairs.filter(({ together }) => together !== undefined);
    const rest = pairs.filter((pair) => pair.together === undefined);
    const counted = rest.filter((pair) => isCounted(otherOf(pair)));
    const isArchive = (pair) => otherOf(pair)?.role === 'archive';
    const isPeer = (pair) => !isArchive(pair);
    const shares = (list) => list.map((pair) => without_together_shareOf(one.key, pair));
    // Of a submission whose pairs were not read nothing else is known.
    const nothing = given.matches.length > 0 ? 0 : null;
    const without = (value, explained, left) => {
        const most = (0,domain_findings/* highest */.BR)(explained);
        const isExplained = value !== null && most !== null && most > 0 && value <= most + without_together_EXPLAINED_WITHIN;
        return isExplained ? ((0,domain_findings/* highest */.BR)(left()) ?? nothing) : value;
    };
    const hasShared = ((0,domain_findings/* highest */.BR)(shares(excused)) ?? 0) > 0;
    // What was looked for on the web was compared, whoever else is there.
    if (hasShared && one.publicWeb == null && isAlone(one, { findings, known, belonging })) {
        const none = { total: null, totalSources: [], local: null, suspicion: null, coverage: null };
        return { ...one, ...none, comparability: 'alone', ...(one.archive == null ? {} : { archive: null }) };
    }
    const highestGiven = (0,domain_findings/* highest */.BR)([...one.totalSources, one.total]);
    const total = without(highestGiven, shares(excused), () => [...counted.map(domain_findings/* pairAverage */.K), one.web]);
    const archive = without(one.archive ?? null, shares(excused.filter(isArchive)), () => counted.filter(isArchive).map(domain_findings/* pairAverage */.K));
    return {
        ...one,
        ...(total === highestGiven ? {} : { total, totalSources: [] }),
        local: without(one.local, shares(excused.filter(isPeer)), () => counted.filter(isPeer).map(domain_findings/* pairAverage */.K)),
        ...(one.archive == null ? {} : { archive }),
        suspicion: without(one.suspicion, excused.map(({ suspicion }) => suspicion), () => rest.map(({ suspicion }) => suspicion)),
        // It holds what is shared with whom the submission belongs to, and nobody says how much that is.
        coverage: hasShared ? null : one.coverage,
    };
}
/** What a pair says of one of its sides: the larger of its own share and of what decides. */
function without_together_shareOf(key, pair) {
    return (0,domain_findings/* highest */.BR)([pair.a === key ? pair.similarity : pair.matchedSimilarity, (0,domain_findings/* pairAverage */.K)(pair)]);
}
/** Whether a service counts a pair with it in a number. */
function isCounted(other) {
    return other !== undefined && (0,domain_findings/* isCompared */.uQ)(other.comparability);
}
/** Whether all that it was compared with belongs together with it. */
function isAlone({ key, web }, { findings, belonging }) {
    return (web === null &&
        findings.submissions.every((other) => other.key === key ||
            (other.role !== 'judged' && other.role !== 'archive') ||
            other.state.kind !== 'checked' ||
            !(0,domain_findings/* isCompared */.uQ)(other.comparability) ||
            belonging.get(key)?.has(other.key) === true));
}
/** A group without what only such pairs joined: the parts of it that have several members. */
function splitCluster(cluster, pairs, known) {
    const members = new Set(cluster);
    const within = pairs.filter(({ a, b }) => members.has(a) && members.has(b));
    if (within.every(({ together }) => together === undefined))
        return [cluster];
    const leader = new Map(cluster.map((key) => [key, key]));
    const find = (key) => {
        let at = key;
        for (let up = leader.get(at); up !== undefined && up !== at; up = leader.get(at))
            at = up;
        return at;
    };
    for (const pair of within) {
        const isLink = pair.together === undefined &&
            ((0,domain_findings/* pairAverage */.K)(pair) ?? 0) >= domain_findings/* SERVICE_THRESHOLD */.cp &&
            [pair.a, pair.b].every((key) => {
                const one = known.get(key);
                return isCounted(one) && one !== undefined && !(0,domain_findings/* isDictated */.Dd)(one);
            });
        if (isLink)
            leader.set(find(pair.a), find(pair.b));
    }
    return [...Map.groupBy(cluster, find).values()].filter((group) => group.length > 1);
}
/** How many the service counts as flagged, without those whose number no longer is. */
function stillFlagged({ serviceFlaggedCount, submissions }, now) {
    if (serviceFlaggedCount === null)
        return null;
    const isFlagged = (one) => ((0,domain_findings/* highest */.BR)([...(one?.totalSources ?? []), one?.total ?? null, one?.aiAverage ?? null]) ?? 0) >
        domain_findings/* SERVICE_THRESHOLD */.cp;
    const excused = submissions.filter((one, at) => isFlagged(one) && !isFlagged(now[at])).length;
    return Math.max(0, serviceFlaggedCount - excused);
}

;// CONCATENATED MODULE: ./build/people/people.js






/**
 * Finds out who handed in what.
 *
 * @param submissions as their source has them: what could not be collected may be among them
 * @param isSure see `joinPeople`
 * @throws ConfigurationError where a list contradicts itself
 */
function knowPeople(rows, submissions, { isSure = false } = {}) {
    const directory = directoryOf(rows);
    return { directory, joined: joinPeople(directory, submissions, { isSure }) };
}
/** Submissions with the roles that lists give them: staff and earlier attempts are compared with, and not judged. */
function withRoles(submissions, { joined }) {
    return submissions.map((one) => {
        const role = roleOf(one.role, joined.get(one.key));
        return role === one.role ? one : { ...one, role };
    });
}
function roleOf(role, joined) {
    const isKept = role !== 'judged' || joined === undefined;
    return isKept || !(joined.isFormer || isOfStaff(joined.rows)) ? role : 'archive';
}
/**
 * Submissions whose names tell them apart: people of one name have their id behind it, and further hand-ins of one person what the
 * source calls them. A list has one name for all of these, where the source had told them apart.
 */
function withNamesApart(submissions) {
    const bearers = Map.groupBy(submissions, ({ name }) => (0,folded/* folded */.T)(name));
    return submissions.map((one) => {
        const { key, name, role, person } = one;
        const others = (bearers.get((0,folded/* folded */.T)(name)) ?? []).filter((other) => other.key !== key);
        if (others.length === 0 || person === undefined)
            return one;
        const { id, sourceName } = person;
        const same = others.filter((other) => id === null || other.person?.id === id);
        if (same.length === 0)
            return { ...one, name: `${name} (${id})` };
        // Of several hand-ins of one person the judged one is called as the person is.
        const isMain = role === 'judged' && same.every((other) => other.role !== 'judged');
        if (sourceName === undefined || (isMain && same.length === others.length))
            return one;
        return { ...one, name: sourceName.startsWith(name) ? sourceName : `${name} (${sourceName})` };
    });
}
/**
 * Findings with who handed in what: names, roles, and numbers that come from pairs of people who do not belong together.
 *
 * @param how `isSingle`: one submission is judged, and nobody else of the lists is expected. `isRehearsal`: say who was matched
 */
function withPeople(findings, { directory, joined }, { isSingle, isRehearsal }) {
    const { submissions } = findings;
    const { teamOf, split } = teamsOf(directory);
    const known = submissions.map((one) => {
        const own = joined.get(one.key);
        const said = own === undefined ? undefined : belonging_personOf(one, own);
        // Whoever reads about the one submission of a pull request or workspace knows it by its own name.
        if (said === undefined)
            return one;
        if (isSingle && one.role === 'judged')
            return { ...one, person: said.person };
        return { ...one, ...said, role: roleOf(one.role, own) };
    });
    const counted = withoutTogether({ ...findings, submissions: isSingle ? known : withNamesApart(known) }, belongingOf(joined, directory, teamOf));
    const isListed = !isSingle && directory.people.some(({ isStaff }) => !isStaff);
    return {
        ...counted,
        notices: [
            ...findings.notices,
            ...togetherNotices(counted),
            ...(isListed ? joiningNotices(directory, joined, submissions, split) : []),
            ...(isRehearsal ? matchedNotices(joined, submissions) : []),
        ],
    };
}

;// CONCATENATED MODULE: ./build/run/people-of-run.js



/**
 * Finds out whose submissions were collected.
 *
 * @throws ConfigurationError where a list contradicts itself
 */
function peopleOfRun({ packed, failures, people }, { settings, shard, world, }) {
    const collected = [...packed, ...failures.map((one) => ({ ...one, origin: null }))];
    const known = knowPeople(people, collected);
    // All jobs of a matrix upload what they collected under one role, and none of them sees the whole class.
    const sure = shard === null ? known : knowPeople(people, collected, { isSure: true });
    const isOne = settings.checkId === null && (0,source_names/* isSingle */.v)(settings.source);
    const given = isOne ? packed : withRoles(packed, sure);
    const moved = given.filter(({ role }, at) => role !== packed[at]?.role).length;
    if (moved > 0) {
        world.log.info(`${(0,format/* count */.U9)(moved, 'submission')} of staff, or handed in again since: compared with, and not judged.`);
    }
    return {
        packed: given,
        rowsOf: (key) => known.joined.get(key)?.rows ?? [],
        counted: (findings) => withPeople(findings, settings.checkId === null ? known : knowPeople(people, findings.submissions), {
            isSingle: isOne,
            isRehearsal: settings.dryRun,
        }),
    };
}

// EXTERNAL MODULE: ./build/privacy/pseudonym.js
var pseudonym = __webpack_require__(10005);
;// CONCATENATED MODULE: ./build/privacy/pseudonyms.js


/**
 * Pseudonyms for what is uploaded to a service that is not ours: a repository goes by its numeric id, everything else by
 * its key. The salt never leaves this process.
 *
 * @param everything also folders, whose names the user chose; else only what comes from GitHub or a learning platform
 */
function pseudonymsFor(salt, everything) {
    const digest = (text) => (0,external_node_crypto_.createHmac)('sha256', salt).update(text).digest('hex');
    return {
        digest,
        nameOf: ({ origin, key }) => {
            switch (origin.kind) {
                case 'repository':
                    return origin.repositoryId > 0
                        ? (0,pseudonym/* pseudonym */.f)(salt, origin.repositoryId)
                        : `s-${digest(key).slice(0, 10)}`;
                case 'pull-request':
                    return `s-${digest(key).slice(0, 10)}`;
                case 'directory':
                    // A platform's download names people, whatever the user calls it.
                    return everything || origin.handIn !== undefined ? `s-${digest(key).slice(0, 10)}` : null;
            }
        },
    };
}
/**
 * The salt: as given, else made from the service's key. The service knows that one, so it hides names from those who look at
 * a check there and not from an operator who sets out to guess them; what it needs no place to be kept in.
 */
function saltOf(given, apikey) {
    return (0,external_node_crypto_.createHmac)('sha256', 'code-similarity pseudonyms')
        .update(given ?? apikey)
        .digest();
}

// EXTERNAL MODULE: ./build/settings/resolve.js
var resolve = __webpack_require__(70816);
;// CONCATENATED MODULE: ./build/run/plan-check.js



/**
 * What the check is to be, for one service.
 *
 * @param packed what was collected, as the second look left it
 * @param web what is searched for besides
 */
function planCheck(run, { failures, starterKnown }, packed, { kind, host }, web = null) {
    const { settings, world, prior, shard } = run;
    const isPublic = world.event.repositoryIsPrivate === false;
    const isRemote = kind === 'remote';
    const pseudonyms = isRemote ? pseudonymsOf(settings, prior.salt, isPublic) : null;
    return {
        label: settings.checkName ?? labelOf(world.defaultLabel, settings.source, pseudonyms),
        run: world.run,
        engine: settings.engine,
        language: settings.language,
        ai: settings.ai && (isRemote || packed.some(({ role }) => role === 'ai-reference')),
        baseCode: (0,resolve/* resolveBaseCode */.nY)(settings, starterKnown),
        submissions: packed,
        notCollected: failures,
        pseudonyms,
        shared: shard === null || shard.role === 'hand over' ? null : { key: shard.key, part: shard.role },
        identity: prior.identity,
        resume: settings.resume,
        web,
        checkId: settings.checkId,
        // The other jobs of the matrix still need it; the one that judges deletes it.
        keepCheck: settings.keepCheck || (0,shards_shard/* isPart */.QR)(shard),
        thresholds: { similarity: settings.similarityThreshold, ai: settings.aiThreshold },
        pollIntervalMs: settings.pollIntervalMs,
        dryRun: settings.dryRun,
        service: { kind, host },
    };
}
/** null: names are not hidden. In a public repository `anonymize: never` has no effect. */
function pseudonymsOf({ anonymize, source, apikey, pseudonymSalt }, salt, isPublic) {
    if (apikey === null || (anonymize === 'never' && !isPublic))
        return null;
    // Folders have names that the user gave; where nobody may be named, or the folder is somebody's repository, they hide too.
    const hidesFolders = anonymize === 'always' || source === 'workspace' || isPublic;
    return pseudonymsFor(salt ?? saltOf(pseudonymSalt, apikey), hidesFolders);
}
/** Where a run is on one person's repository, its name is a person's. */
function labelOf(label, source, pseudonyms) {
    return pseudonyms !== null && source === 'workspace'
        ? `similarity s-${pseudonyms.digest(label).slice(0, 10)}`
        : label;
}

// EXTERNAL MODULE: ./build/run/prior.js
var run_prior = __webpack_require__(23842);
;// CONCATENATED MODULE: ./build/embedded/server/engines.js

const PEERS = ['peer', 'base-code', 'ai-references', 'code-quality'];
const COMMON = { consumption: 0, peer_only: false, auto_detect_base_code: true };
/** What an embedded service offers on `/test-types`. @param providers who is asked about the web; nobody: it is not searched */
function enginesOf(providers) {
    const available = providers.length > 0;
    const web = available
        ? `public sources on the web (${providers.join(', ')})`
        : 'public sources on the web. Not available: no web source is configured (`web`, or `serve --web`)';
    return [
        {
            ...COMMON,
            id: states/* ENGINE */.T2.group,
            name: 'Group Similarity',
            description: 'Compares the submissions of a check with each other.',
            features: PEERS,
            peer_only: true,
            available: true,
        },
        {
            ...COMMON,
            id: states/* ENGINE */.T2.full,
            name: 'Database and Group Similarity',
            description: `Compares the submissions of a check with each other and with all earlier checks of this service. ${available ? 'The web is searched, too, where the start of a check asks for that with webcheck and dbcheck' : 'Web sources are not searched: none is configured'}.`,
            features: ['peer', 'database', ...PEERS.slice(1)],
            available: true,
        },
        {
            ...COMMON,
            id: states/* ENGINE */.T2.web,
            name: 'Web and Group Similarity',
            description: `Compares the submissions of a check with each other and with ${web}.`,
            features: ['peer', 'web', ...PEERS.slice(1)],
            available,
        },
        {
            ...COMMON,
            id: states/* ENGINE */.T2.webAndDatabase,
            name: 'Web, Database and Group Similarity',
            description: `Compares the submissions of a check with each other, with all earlier checks of this service and with ${web}.`,
            features: ['peer', 'database', 'web', ...PEERS.slice(1)],
            available,
        },
    ];
}

;// CONCATENATED MODULE: ./build/run/refuse-unknown-names.js




/**
 * Looks for an engine and a language in what the embedded service has, before a class is collected for it.
 *
 * @throws ConfigurationError where the embedded service has no such engine or language
 */
function refuseUnknownNames({ engine, language, web, }) {
    const types = { test_types: enginesOf(web), recommended_test_type: states/* ENGINE */.T2.group };
    (0,preflight/* chooseEngine */.mN)(web.length === 0 ? engine : (0,preflight/* webEngine */.xr)(engine, types), types, []);
    (0,preflight/* chooseLanguage */.Gv)(language, languages/* LANGUAGES */.Yj.map(({ id, language: name, extensions }) => ({
        id,
        language: name,
        extensions: extensions.join(' '),
    })));
}

;// CONCATENATED MODULE: ./build/run/report-of.js


/** What every channel renders from. @param notComparedWith how many more there were to compare with. @param said what people decided before */
function reportOf({ settings, world, begin }, notComparedWith, findings, verdict, said) {
    const { repository, repositoryIsPrivate } = world.event;
    return {
        findings,
        verdict,
        thresholds: findings.inBands === true
            ? { similarity: domain_findings/* SERVICE_THRESHOLD */.cp, ai: domain_findings/* SERVICE_THRESHOLD */.cp }
            : { similarity: settings.similarityThreshold, ai: settings.aiThreshold },
        run: {
            title: settings.checkName ?? world.title,
            createdAt: begin.createdAt,
            durationMs: world.clock.now() - begin.atMs,
            repository: repository === null ? null : (0,names/* fullName */.fq)(repository),
            runUrl: world.runUrl,
            toolVersion: world.toolVersion,
        },
        locale: settings.locale,
        students: {
            feedback: settings.studentFeedback,
            policy: settings.policy,
            isPublic: repositoryIsPrivate === false,
            notComparedWith,
        },
        ...said,
    };
}

// EXTERNAL MODULE: ./build/web-search/digest.js
var digest = __webpack_require__(87294);
;// CONCATENATED MODULE: ./build/run/unsaid-words.js
/** Words of folders and files that every project has: they name nobody, and much code says them. */
const LAYOUT_WORDS = new Set('src main test tests java python kotlin com org app lib bin util utils index init include core model models view views resources package'.split(' '));
/** Most words that are told to a service: half of what its requests may hold. */
const MAX_WORDS = 7_000;
/**
 * Words that are never sent to a search of the web: those of the names of people, of their e-mail addresses, logins and numbers, of
 * the names of submissions, and of the paths of their files. In lower case; words of people stand before those of paths.
 */
function unsaidWords(packed, rows) {
    const people = [
        ...rows.flatMap(({ id, name, team }) => [id, name, team].filter((one) => one !== null)),
        ...rows.flatMap(({ also, emails, logins, partners, attempts, files }) => [also, emails, logins, partners, attempts, files].flat()),
        ...packed.flatMap(({ name, key, origin }) => [name, key, ...namesIn(origin)]),
    ];
    const paths = packed.flatMap(({ files, leftOut }) => [...files, ...leftOut].map(({ path }) => path));
    const words = new Set();
    for (const text of people)
        for (const word of wordsOf(text))
            words.add(word);
    for (const path of paths) {
        for (const word of wordsOf(path.replace(/\.[^./]+$/, '')))
            if (!LAYOUT_WORDS.has(word))
                words.add(word);
    }
    return new Set([...words].slice(0, MAX_WORDS));
}
function namesIn(origin) {
    switch (origin.kind) {
        case 'repository':
            return [origin.student, origin.login].filter((one) => one !== undefined);
        case 'pull-request':
            return [origin.author];
        case 'directory': {
            const { id = null, login, email, members = [] } = origin.handIn ?? {};
            return [
                ...[id, login, email].filter((one) => one != null),
                ...members.flatMap((one) => [one.name, one.id, one.email].filter((text) => text !== undefined)),
            ];
        }
    }
}
/** A word of one letter is everywhere in code. */
const SHORTEST = 2;
/** What in a text could be a name: its words, the parts of those (`annaSchmidt_2`), and each without accents. In lower case. */
function wordsOf(text) {
    const words = text.normalize('NFC').split(/[^\p{L}\p{M}\p{N}]+/u);
    const parts = words.flatMap((word) => word.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{M}]+/u));
    return new Set([...words, ...parts]
        .map((word) => word.toLowerCase())
        .flatMap((word) => [word, word.normalize('NFD').replaceAll(/\p{M}/gu, ''), inLatin(word)])
        .filter((word) => word.length >= SHORTEST));
}
const LATIN = {
    ä: 'ae',
    ö: 'oe',
    ü: 'ue',
    ß: 'ss',
    ø: 'o',
    å: 'aa',
    æ: 'ae',
    œ: 'oe',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
};
/** As people write a name that their keyboard cannot: `Müller` is `mueller`, `Łukasz` `lukasz`. */
function inLatin(word) {
    return word.replaceAll(/[äöüßøåæœłđðþı]/g, (letter) => LATIN[letter] ?? letter);
}

;// CONCATENATED MODULE: ./build/run/web-rules.js





/** An owner of so many collected repositories is the course, and no student. */
const COURSE_REPOSITORIES = 2;
/** RFC 3339 with a zone: without one nobody knows when it was. */
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;
/**
 * What the web is searched for, and by which rules: what is no source, what is never said, and whose accounts are whose. All names
 * are digests with a salt of this run alone, so that a service learns none of them.
 *
 * @returns null: the web is not searched
 */
function webRules(run, { people: rows }, { packed, rowsOf }) {
    const { settings, world, prior } = run;
    if (settings.web.length === 0)
        return null;
    const salt = (0,external_node_crypto_.randomBytes)(32).toString('hex');
    const digests = (texts) => [...new Set([...texts].map((text) => (0,digest/* digestOf */.o)(salt, text)))].toSorted();
    return {
        providers: settings.web,
        requests: settings.webRequests,
        salt,
        exclude: digests(notSources(settings, world.event, packed)),
        never: digests(unsaidWords(packed, rows)),
        submissions: new Map((0,submission/* judgedOf */.B8)(packed).map((one) => {
            const at = handedInAt(one.origin);
            const before = one.origin.kind === 'repository' ? prior.searched.get(one.origin.repositoryId) : undefined;
            return [
                one.key,
                {
                    own: digests(accountsOf(one.origin, rowsOf(one.key), world.event)),
                    ...(at === null ? {} : { at }),
                    ...(before === undefined ? {} : { remembered: [...before.sources] }),
                    ...(before?.isCurrent === false ? { again: true } : {}),
                },
            ];
        })),
    };
}
/** Owners and repositories that are never a source: the course's, starter code, and what is checked itself. */
function notSources({ organization, starter, archive, aiReferences }, { repository, workflowRun }, packed) {
    const collected = packed.flatMap(({ origin }) => origin.kind === 'directory' ? [] : [{ owner: origin.owner, repo: origin.repo }]);
    const byOwner = Map.groupBy(collected, ({ owner }) => owner.toLowerCase());
    const courses = [...byOwner].flatMap(([owner, all]) => (all.length >= COURSE_REPOSITORIES ? [owner] : []));
    const named = [starter, ...archive, ...aiReferences].flatMap((text) => {
        const name = text === null ? null : (0,names/* parseRepositoryName */.$M)(text);
        return name === null ? [] : [name];
    });
    return [
        ...(organization === null ? [] : [organization]),
        ...courses,
        ...[...collected, ...named, ...(repository === null ? [] : [repository])].map(names/* fullName */.fq),
        ...(workflowRun === null ? [] : [workflowRun.owner]),
    ];
}
/** The accounts of whoever wrote a submission: what stands there is their own. */
function accountsOf(origin, rows, { pullRequest }) {
    const logins = rows.flatMap((row) => row.logins);
    switch (origin.kind) {
        case 'repository': {
            const { owner, student, login } = origin;
            return [owner, ...logins, ...[student, login].filter((one) => one !== undefined)];
        }
        case 'pull-request': {
            const head = origin.number === pullRequest?.number ? pullRequest.headRepository : null;
            return [origin.author, ...logins, ...(head === null ? [] : [head.owner])];
        }
        case 'directory':
            return [...logins, ...(origin.handIn?.login === undefined ? [] : [origin.handIn.login])];
    }
}
/** When a submission was handed in, by a server's clock; null: no server says so, or not in which zone. */
function handedInAt(origin) {
    const at = origin.kind === 'repository'
        ? origin.pushedAt
        : origin.kind === 'directory'
            ? origin.handIn?.at
            : undefined;
    return at !== undefined && ZONED.test(at) ? at : null;
}

// EXTERNAL MODULE: ./build/run/verdict-of.js + 6 modules
var verdict_of = __webpack_require__(98000);
;// CONCATENATED MODULE: ./build/run/main.js























/**
 * One check, from its settings to its verdict. Nothing is written but ZIPs below `tempDir`, and a part of a matrix below
 * `reportDir`.
 *
 * @param open opens the service that the settings name
 * @throws `Failure` for what ends the run before there is anything to report
 */
async function main(settings, world, prior = run_prior/* NOTHING_PRIOR */.Z, open = open_service/* openService */.IH) {
    // 1. The job: when it began and has to end, and its role in a matrix.
    const begin = { atMs: world.clock.now(), createdAt: world.date().toISOString() };
    const deadlineMs = deadlineOf(begin.atMs, settings.timeoutMs, world.endsAtMs);
    if (settings.baseUrl === null)
        refuseUnknownNames(settings);
    const book = prior.cases ?? (await readCaseBook(settings, world));
    const shard = (0,shards_shard/* shardOf */.IS)(settings.shard, {
        // A folder of an earlier run may still lie on a machine of one's own; last week's code is not this week's.
        deciding: [world.run.runId, ...decidingValues(settings), ...book.common.map(({ text }) => text)],
        folder: handOverFolder((0,external_node_path_.resolve)(world.workspace, settings.reportDir)),
        isServiceShared: settings.baseUrl !== null,
    });
    const run = { settings, world, prior, shard, begin, book };
    // The service on this machine starts while submissions are collected; a part of a matrix may need none.
    const isAhead = settings.baseUrl === null && shard === null;
    const ahead = isAhead ? (0,open_service/* serviceAhead */.D7)(() => open(settings, world, deadlineMs)) : null;
    try {
        return await steps(run, deadlineMs, ahead?.take ?? (() => open(settings, world, deadlineMs)));
    }
    finally {
        await ahead?.drop();
    }
}
/** What follows once the job knows its role. */
async function steps(run, deadlineMs, take) {
    const { settings, world, shard } = run;
    // 2. Packed submissions: all, or those of this job.
    const collection = settings.checkId === null
        ? await collect_in_time_collectInTime(run, deadlineMs)
        : { ...NOTHING_COLLECTED, people: await peopleOf(settings, world) };
    const { notComparedWith } = collection;
    const notices = [...run.prior.notices, ...collection.notices];
    const people = peopleOfRun(collection, run);
    // 3. A part that shares no service with the others is done: the job that judges uploads its ZIPs.
    if (shard?.role === 'hand over') {
        const verdict = (0,verdict_of/* handedOver */.$_)(collection.packed, shard, settings.reportDir);
        const report = reportOf(run, notComparedWith, { ...verdict_of/* NOTHING_FOUND */.dO, notices }, verdict, {
            dismissed: [],
            ...domain_cases/* NO_CASES */.kr,
        });
        return { report, isPart: true, finish: () => Promise.resolve([]) };
    }
    // 4. A second look: what was left out, compared with what counts in others.
    const looked = settings.dryRun || (0,shards_shard/* isPart */.QR)(shard)
        ? { packed: people.packed, notices: [] }
        : await secondLook(people.packed, world, deadlineMs - world.clock.now());
    // 5. The service. Where nobody handed in a file there is nothing to check.
    const isEmpty = (0,submission/* judgedOf */.B8)(looked.packed).every(({ files }) => files.length === 0);
    const isIdle = isEmpty && settings.checkId === null && !(0,shards_shard/* isPart */.QR)(shard);
    const service = isIdle ? null : await take();
    // 6. The check.
    const web = (0,shards_shard/* isPart */.QR)(shard) ? null : webRules(run, collection, { ...people, packed: looked.packed });
    const plan = planCheck(run, collection, looked.packed, service ?? (0,open_service/* serviceOf */.z5)(settings), web);
    const checked = service === null ? checkOfNothing(plan) : await checkAt(service, plan, run);
    const result = settings.dryRun ? await main_forecastOf(checked, plan, world, deadlineMs) : checked;
    // Nothing asks the service on this machine any more: its memory is not held beside that of the report.
    const ended = service?.kind === 'embedded' ? end(service, result) : null;
    ended?.catch(() => { });
    // 7. Findings, with who belongs together.
    const counted = people.counted(result.findings);
    const unnamed = (0,named_pairs/* unnamedNotices */.yA)(counted, settings.dismissed);
    const findings = { ...counted, notices: [...notices, ...looked.notices, ...counted.notices, ...unnamed] };
    const { dismissed, cases } = noted(run, findings);
    // 8. The verdict, and the report that every channel is made from.
    const verdict = (0,verdict_of/* verdictOf */.Vj)(findings, result, { ...run, packed: looked.packed, dismissed });
    const finish = () => ended ?? end(service, result);
    const judged = reportOf(run, notComparedWith, findings, verdict, {
        dismissed,
        cases,
        common: run.book.common,
    });
    // 9. Who had the code of its pairs first.
    const report = await withFirstSeen(judged, run, deadlineMs);
    return { report, isPart: (0,shards_shard/* isPart */.QR)(shard), finish };
}
/** Which pairs do not count, and what became of the others; a case says more than the report that is added to. */
function noted({ settings, prior, book }, findings) {
    const { cases, dismissed, decided } = (0,cases_of_run/* casesOfRun */.M)(book, findings);
    const before = prior.dismissed.filter(({ a, b }) => !decided({ a, b }));
    return { cases, dismissed: [...(0,named_pairs/* pairsNamed */.Vp)(findings, settings.dismissed), ...before, ...dismissed] };
}
/** A rehearsal's result with what the search of the web would send. */
async function main_forecastOf(result, plan, world, deadlineMs) {
    const { web } = plan;
    if (web === null || result.failure !== null)
        return result;
    const { withWebForecast } = await __webpack_require__.e(/* import() */ 719).then(__webpack_require__.bind(__webpack_require__, 83719));
    const leftMs = deadlineMs - world.clock.now();
    return { ...result, findings: await withWebForecast(result.findings, { ...plan, web }, world, leftMs) };
}
/** Deletes a check that is not kept and closes the service. @returns warnings for a person */
async function end(service, { cleanUp }) {
    const warnings = await cleanUp();
    await service?.close();
    return warnings;
}
/** Runs a check, and closes the service where that throws. */
async function checkAt(service, plan, { world, prior }) {
    try {
        return await runCheck(plan, { ...world, client: service.client, onProgress: prior.onProgress });
    }
    catch (error) {
        await service.close();
        throw error;
    }
}


/***/ }),

/***/ 72322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ lazyGitHub)
/* harmony export */ });
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54786);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73387);


/** GitHub for one run: most runs on folders never ask it anything. */
function lazyGitHub(options) {
    const { clock, log } = options;
    const deadlineMs = clock.now() + options.timeoutMs;
    let github = null;
    return {
        get: () => (github ??= (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__/* .createGitHub */ .Cl)({
            token: options.token,
            apiUrl: options.apiUrl,
            clock,
            log,
            signal: options.signal,
            deadlineMs,
            environment: options.environment,
            userAgent: `code-similarity-action/${options.version}`,
            ...(options.maxWaitMs === undefined ? {} : { maxWaitMs: options.maxWaitMs }),
            ...(options.pace === undefined ? {} : { pace: options.pace }),
        })),
        close: async () => {
            if (github === null)
                return;
            const { used, limit, remaining, resetsAt } = github.budget();
            const left = remaining === null || limit === null
                ? ''
                : `; ${remaining} of ${limit} are left${resetsAt === null ? '' : ` until ${resetsAt}`}`;
            log.info(`GitHub: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(used, 'request')}${left}.`);
            await github.close();
        },
    };
}


/***/ }),

/***/ 71725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IH: () => (/* binding */ openService),
  D7: () => (/* binding */ serviceAhead),
  z5: () => (/* binding */ serviceOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/assets.js
var assets = __webpack_require__(43287);
;// CONCATENATED MODULE: ./build/embedded/thread.js

/**
 * Runs the embedded service in a worker thread of this process, so that neither side can stall the other.
 *
 * @throws Error when the service cannot start
 */
function startEmbeddedServiceInThread(options) {
    return new Promise((resolve, reject) => {
        const worker = (0,assets/* startWorker */.Dh)({ kind: 'service', options });
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`the embedded service ended before it was ready (exit ${code})`)));
        worker.once('message', (message) => {
            if (message.kind !== 'ready') {
                reject(new Error(message.kind === 'failed' ? message.message : 'the embedded service closed at once'));
                return;
            }
            resolve({
                baseUrl: message.baseUrl,
                close: async () => {
                    const gone = new Promise((done) => {
                        worker.once('exit', () => done());
                    });
                    worker.postMessage('close');
                    const patience = setTimeout(() => void worker.terminate(), 2_000);
                    await gone;
                    clearTimeout(patience);
                },
            });
        });
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/domain/web.js
var web = __webpack_require__(90747);
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
    /** Of public sources alone; null: not searched for. */
    result_public: ours(known).optional(),
    web_state: ours(schemas/* enum */.k5n(['searched', 'partly', 'not-searched'])).optional(),
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
/** Where the other side of a match stands on the web; all ours. */
const MatchSource = ours(schemas/* object */.Ikc({
    provider: schemas/* enum */.k5n(web/* WEB_PROVIDERS */.e),
    url: schemas/* string */.YjP(),
    /** `owner/name`; null: a copy of which only the contents are known. */
    repository: schemas/* string */.YjP().nullable(),
    commit: schemas/* string */.YjP().nullable(),
    /** SHA-1 of the git blob, where the file is the one that was found, and not one beside it. */
    blob: schemas/* string */.YjP().optional(),
    licence: schemas/* string */.YjP().nullable().meta({ description: 'SPDX identifier; null: not known' }),
    public_since: schemas/* string */.YjP().nullable().meta({ description: 'RFC 3339; null: not known' }),
    /** Whether it was public before the submission was handed in, by times of servers alone. */
    before: schemas/* enum */.k5n(['yes', 'no', 'unknown']),
    /** Whether the match counts in `result_web`. */
    counts: schemas/* boolean */.zMY(),
})).meta({ id: 'MatchSource' });
/** A matched region (L49-L62). match_type 1 peer, 2 database, 3 web (`submission_id_matched` is 0 then), 10 AI. */
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
    web: MatchSource.optional(),
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
        /** AI references are in no pair, and neither are sources on the web. */
        ai_matches: schemas/* array */.YOg(Match),
        web_matches: schemas/* array */.YOg(Match),
        common_code: schemas/* array */.YOg(CommonCode),
    })),
})).meta({ id: 'ResultsBatch' });
const provider = schemas/* enum */.k5n(web/* WEB_PROVIDERS */.e);
/** What the search of the web came to, and everything that left the machine for it; all ours. */
const WebSearch = ours(schemas/* object */.Ikc({
    check_id: id,
    /** Who was asked; empty: nobody, and nothing left. */
    providers: schemas/* array */.YOg(provider),
    /** Queries of the code search. */
    requests: schemas/* int */.Whr(),
    sent: schemas/* array */.YOg(schemas/* object */.Ikc({
        provider,
        kind: schemas/* enum */.k5n(['query', 'hashes', 'file', 'repository']),
        text: schemas/* string */.YjP(),
        submissions: schemas/* array */.YOg(schemas/* int */.Whr()),
        answer: schemas/* string */.YjP().optional(),
    })),
    /** Sources that matched. */
    sources: schemas/* array */.YOg(MatchSource.omit({ before: true, counts: true }).extend({
        path: schemas/* string */.YjP(),
        submissions: schemas/* array */.YOg(schemas/* int */.Whr()),
    })),
    /** Files that much of the class shares code with. */
    tutorials: schemas/* array */.YOg(schemas/* object */.Ikc({
        url: schemas/* string */.YjP(),
        repository: schemas/* string */.YjP(),
        path: schemas/* string */.YjP(),
        submissions: schemas/* int */.Whr(),
        of: schemas/* int */.Whr(),
    })),
    failures: schemas/* array */.YOg(schemas/* object */.Ikc({ provider, sentence: schemas/* string */.YjP() })),
    /** Submissions that nobody searched for, and why. */
    not_searched: schemas/* int */.Whr(),
    states: schemas/* array */.YOg(schemas/* object */.Ikc({
        submission_id: id,
        state: schemas/* enum */.k5n(['searched', 'partly', 'not-searched']),
        why: schemas/* enum */.k5n(['budget', 'time', 'failure', 'no-probes']).nullable(),
    })),
})).meta({ id: 'WebSearch' });
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
const ViewerFile = ours(schemas/* object */.Ikc({ submission_id: schemas/* int */.Whr(), path: schemas/* string */.YjP(), content: schemas/* string */.YjP() })).meta({
    id: 'ViewerFile',
});
/** The other side of a match; all ours. */
const ViewerCounterpart = ours(schemas/* object */.Ikc({ match: Match, file: ViewerFile })).meta({
    id: 'ViewerCounterpart',
});
const band = schemas/* enum */.k5n(['n/a', 'low', 'moderate', 'high', 'very high']);
/** What a key that hands in is told of its own check: flagged or not, and bands of 25 points; all ours. */
const CheckVerdict = ours(schemas/* object */.Ikc({
    check_id: id,
    flagged: schemas/* boolean */.zMY(),
    /** What is strictly above it is flagged. */
    threshold: schemas/* number */.aig(),
    submissions: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: id,
        flagged: schemas/* boolean */.zMY(),
        similarity: band,
        ai: band,
        /** AI detection looked at it, and has no score. */
        ai_abstained: schemas/* boolean */.zMY(),
        comparability: Submission.shape.comparability,
        compared_with: Submission.shape.compared_with,
        left_out: Submission.shape.left_out,
        remarks: Submission.shape.remarks,
    })),
})).meta({ id: 'CheckVerdict' });
/** Whether the checking engine is online; all ours. */
const ServiceStatus = ours(schemas/* object */.Ikc({ status: schemas/* enum */.k5n(['online', 'offline']), queued: schemas/* int */.Whr(), processing: schemas/* int */.Whr() })).meta({ id: 'ServiceStatus' });

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/service/contract/web.js
/** The search of the web as a part of the contract: what a check is started with, and what came of it; all ours. */



const digest = schemas/* string */.YjP()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: 'HMAC-SHA-256 of the lower-cased text with the salt, in hex' });
const sha1 = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/);
const web_provider = schemas/* enum */.k5n(web/* WEB_PROVIDERS */.e);
/** Where a source was found by an earlier check. */
const RememberedSource = schemas/* object */.Ikc({
    provider: web_provider,
    repository: schemas/* string */.YjP().max(200),
    commit: sha1,
    path: schemas/* string */.YjP().max(4096),
    blob: sha1,
});
/** By which rules the web is searched for a check. Names come as digests, so that a service learns none. */
const WebOrder = ours(schemas/* object */.Ikc({
    /** Most queries; the service may allow fewer. */
    requests: schemas/* int */.Whr().min(0).max(10_000).optional(),
    /** The search ends after so many. */
    seconds: schemas/* int */.Whr().min(1).max(86_400).optional(),
    salt: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{16,128}$/)
        .optional(),
    /** Owners and repositories that are no source. */
    exclude: schemas/* array */.YOg(digest).max(20_000).optional(),
    /** Words that are never sent. */
    never: schemas/* array */.YOg(digest).max(50_000).optional(),
    submissions: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* int */.Whr().min(1),
        /** Accounts of whoever wrote it. */
        own: schemas/* array */.YOg(digest).max(100).optional(),
        /** When it was handed in, RFC 3339 with a zone. */
        at: iso/* datetime */.w$({ offset: true }).optional(),
        /** Searched for by an earlier check: no query is spent on it. */
        remembered: schemas/* array */.YOg(RememberedSource).max(100).nullable().optional(),
        /** Its repository is public: what the world knows of it byte for byte may be itself. */
        is_public: schemas/* boolean */.zMY().optional(),
        /** It changed since: it is asked for again, after all that never were. */
        again: schemas/* boolean */.zMY().optional(),
    }))
        .max(20_000)
        .optional(),
}));

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
        request: schemas/* object */.Ikc({ check_id: checkId, ...engine, ...detection, web: WebOrder.optional() }),
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
    webSearch: {
        forms: ['POST /check/web'],
        safety: 'read',
        summary: 'What was searched for on the web, and what left the service',
        action: 'read what was searched for on the web',
        request: byCheckId,
        response: WebSearch,
        needs: ['sent'],
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
    verdict: {
        forms: ['GET /checks/{checkId}/verdict'],
        safety: 'read',
        summary: 'Whether submissions are flagged, in bands',
        action: 'read the verdict',
        request: byCheckId,
        response: CheckVerdict,
        needs: ['submissions'],
        errors: [404, 409],
        extension: true,
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

;// CONCATENATED MODULE: ./build/service/contract/endpoints.js
/** The forms of each operation as they go over HTTP, derived from the one table of operations. */


/** The field of a request that a path parameter carries: `checkId` → `check_id`. */
function fieldOf(parameter) {
    return parameter.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
/** Every endpoint, in the order of the table. */
const ENDPOINTS = Object.entries(OPERATIONS).flatMap(([operation, shape]) => shape.forms.map((_, index) => endpointOf(operation, shape, index)));
const FORMS = Map.groupBy(ENDPOINTS, ({ operation }) => operation);
/** The endpoint of an operation's preferred form; and that of its second, where it has one. */
function endpointsOf(operation) {
    const [first, second] = FORMS.get(operation) ?? [];
    if (first === undefined)
        throw new Error(`${operation} has no form`);
    return [first, second];
}
function endpointOf(operation, shape, index) {
    const form = formOf(shape.forms[index] ?? '', shape.request);
    return {
        operation,
        id: index === 0 ? operation : `${operation}By${form.method.charAt(0)}${form.method.slice(1).toLowerCase()}`,
        ...form,
        // A check that is named in the body may be named wrongly; what stands in a path is not found.
        errors: form.body !== undefined && 'check_id' in form.body.shape ? [...shape.errors, 422] : shape.errors,
        shape,
    };
}
/**
 * Which fields of a request go where. Fields that stand in the path are parameters; the others are the query of a GET and DELETE, else
 * the body.
 *
 * @param form method and path, as `POST /checks{?with_stats}`
 */
function formOf(form, request) {
    const [, verb = '', path = '', both] = /^(\w+) ([^?]+?)(?:\{\?(\w+)\})?$/.exec(form) ?? [];
    const method = verb;
    const fields = request.shape;
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
    const inPath = new Set(parameters.map(fieldOf));
    const rest = Object.entries(fields).filter(([field]) => !inPath.has(field));
    const hasBody = method === 'POST' || method === 'PATCH';
    const inQuery = hasBody ? rest.filter(([field]) => field === both) : rest;
    return {
        method,
        path,
        ...(parameters.length === 0
            ? {}
            : {
                params: schemas/* object */.Ikc(Object.fromEntries(parameters.map((one) => [one, fields[fieldOf(one)] ?? schemas/* never */.ZmZ()]))),
            }),
        ...(inQuery.length === 0 ? {} : { query: schemas/* object */.Ikc(Object.fromEntries(inQuery)) }),
        ...(hasBody ? { body: schemas/* object */.Ikc(Object.fromEntries(rest)) } : {}),
    };
}

// EXTERNAL MODULE: ./build/service/contract/fields.js
var fields = __webpack_require__(14590);
;// CONCATENATED MODULE: ./build/service/client/answers.js



const readers = new Map();
/** Reads a body as the operation's answer. @param text the body as it came, for an answer that is always CSV */
function parse(operation, body, text) {
    const { csv, response } = OPERATIONS[operation];
    let reader = readers.get(operation);
    if (reader === undefined) {
        reader = (0,fields/* tolerant */.a8)(response);
        readers.set(operation, reader);
    }
    return reader(csv === 'always' ? text : unwrap(OPERATIONS[operation], body));
}
/** Some services wrap what the interface shows bare: a list in `data` or `checks`, an object in `data`. */
function unwrap({ needs, response }, body) {
    if (body === null || Array.isArray(body))
        return body;
    const object = body;
    if (response instanceof schemas/* ZodArray */.naA) {
        return (0,fields/* readList */.LD)(object['data']) ?? (0,fields/* readList */.LD)(object['checks']) ?? (0,fields/* readList */.LD)(object) ?? object;
    }
    if (needs === undefined || needs.some((name) => name in object))
        return object;
    for (const name of ['data', 'check', 'result']) {
        const inner = object[name];
        if (isObject(inner) && needs.some((key) => key in inner))
            return inner;
    }
    return object;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Whether a 2xx is what the operation promises. */
function holdsExpected(operation, body, text) {
    const { csv, needs, response, safety } = operation;
    if (csv === 'always')
        return text !== '';
    // A deletion is done, and there is nothing to tell of it (204, for one).
    if (text === '' && safety === 'idempotent')
        return true;
    const unwrapped = unwrap(operation, body);
    if (response instanceof schemas/* ZodArray */.naA)
        return Array.isArray(unwrapped);
    if (!isObject(unwrapped))
        return false;
    if (needs !== undefined) {
        return needs.some((name) => unwrapped[name] !== undefined && unwrapped[name] !== null);
    }
    // Errors inside of a 200 (seen in real life): believed where the operation promises no field.
    return typeof unwrapped['error'] !== 'string' || unwrapped['error'] === '';
}
/** A CSV download where JSON was asked for. */
function isUnaskedCsv({ csv }, answer) {
    return (csv === 'by-format' &&
        answer.status >= 200 &&
        answer.status < 300 &&
        (answer.headers['content-type'] ?? '').includes('csv'));
}
/** `validation_errors` of a 422: field → messages, whatever shape the messages have. */
function fieldMessages(body, said) {
    if (body === null || Array.isArray(body))
        return {};
    const object = body;
    const errors = object.validation_errors ?? object.errors;
    if (typeof errors !== 'object' || errors === null)
        return {};
    return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [
        said(field),
        ((0,fields/* readList */.LD)(messages) ?? [messages]).filter((one) => typeof one === 'string').map(said),
    ]));
}

// EXTERNAL MODULE: ./build/service/client/classify.js
var classify = __webpack_require__(7474);
// EXTERNAL MODULE: ./build/service/client/errors.js
var errors = __webpack_require__(61515);
// EXTERNAL MODULE: ./build/service/client/limits.js
var limits = __webpack_require__(18136);
;// CONCATENATED MODULE: ./build/service/client/refusals.js


/**
 * The error for a request that the service refused.
 *
 * @param action what was asked for: "to …"
 * @param words what the service says, fit for a sentence
 */
function refusalOf(action, status, words, body, said) {
    switch (status) {
        case 401:
            return new errors/* AuthenticationError */.v3(words);
        case 403:
            return new errors/* ForbiddenError */.qQ(action, words);
        case 404:
        case 405:
        case 410:
            return new errors/* NotFoundError */.m_(action, status, words);
        case 409:
            return new errors/* ConflictError */.fK(action, words);
        case 422:
            return new errors/* ValidationError */.yI(action, words, fieldMessages(body, said));
        default:
            return new errors/* RefusedError */.fk(action, status, words);
    }
}
/** The error for a redirect. The key goes to no other place than the one that it was given for, and a person has to know which one was named. */
function redirected(action, { status, headers }, baseUrl, said) {
    const { location = '' } = headers;
    const to = URL.canParse(location, baseUrl) ? new URL(location, baseUrl) : null;
    const where = to === null || location === '' ? 'elsewhere' : `to ${said(to.origin)}`;
    return new errors/* RefusedError */.fk(action, status, `it redirects ${where}, which is never followed because the key would go along; check base-url`);
}

;// CONCATENATED MODULE: ./build/service/client/retry-after.js

const { retryAfterMinMs: MIN_MS, resetMaxMs: MAX_RESET_MS } = limits/* EXCHANGE_LIMITS */.Ld;
/**
 * How long a 429 asks to wait, in milliseconds: `Retry-After` in seconds or as an HTTP date (against the server's own
 * clock, L255), else `X-RateLimit-Reset`, else null. 0 becomes a second; what cannot be read counts as absent.
 */
function retryAfterMs(headers) {
    const value = headers['retry-after']?.trim();
    const serverNow = httpDate(headers['date']);
    if (value !== undefined) {
        // Only digits: `Date.parse("-1")` is a year.
        if (/^\d+(?:\.\d+)?$/.test(value))
            return Math.max(MIN_MS, Math.ceil(Number(value) * 1_000));
        const at = httpDate(value, serverNow);
        if (at !== null && serverNow !== null)
            return Math.max(MIN_MS, at - serverNow);
        return null;
    }
    const reset = headers['x-ratelimit-reset']?.trim();
    if (reset !== undefined && /^\d+$/.test(reset) && serverNow !== null) {
        return Math.min(MAX_RESET_MS, Math.max(MIN_MS, Number(reset) * 1_000 - serverNow));
    }
    return null;
}
/** RFC 9110, 5.6.7: the current form, and the two obsolete ones that every recipient must still accept. */
const retry_after_FORMS = [
    // Sun, 06 Nov 1994 08:49:37 GMT
    /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
    // Sunday, 06-Nov-94 08:49:37 GMT
    /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
    // Sun Nov  6 08:49:37 1994
    /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/,
];
/** @param now what a year of two digits is near to; null: such a year is not read */
function httpDate(text, now = null) {
    const match = retry_after_FORMS.map((form) => form.exec(text?.trim() ?? '')).find((one) => one !== null);
    const { day = '', month = '', time = '', year = '' } = match?.groups ?? {};
    if (year === '')
        return null;
    const at = (fullYear) => Date.parse(`${day.trim().padStart(2, '0')} ${month} ${fullYear} ${time} GMT`);
    if (year.length === 4)
        return Number.isNaN(at(year)) ? null : at(year);
    if (now === null)
        return null;
    // The nearest year with these digits: what seems to lie more than 50 years ahead is past.
    const thisYear = new Date(now).getUTCFullYear();
    const same = Math.floor(thisYear / 100) * 100 + Number(year);
    const full = same + (same > thisYear + 50 ? -100 : same < thisYear - 50 ? 100 : 0);
    return Number.isNaN(at(String(full))) ? null : at(String(full));
}

;// CONCATENATED MODULE: ./build/service/client/delivery.js





/** Brings requests to the service: what surely was not acted on, because it never left or met the limit, is sent again. */
class Delivery {
    #parts;
    /** How many requests met the request limit. */
    limited = 0;
    constructor(parts) {
        this.#parts = parts;
    }
    /** @throws AuthenticationError, AccountSuspendedError, RefusedError (a redirect), NetworkError, RateLimitedError, DeadlineError */
    async deliver(endpoint, request, upload = null) {
        const { exchange, retries, said } = this.#parts;
        for (let attempt = 0;; attempt += 1) {
            const settled = await exchange.send(endpoint, request, upload);
            switch (settled.kind) {
                case 'ok':
                    retries.answered();
                    return settled;
                case 'refused':
                    this.#throwIfFinal(endpoint, settled);
                    return settled;
                case 'offline':
                case 'ambiguous':
                    return settled;
                case 'suspended':
                    throw new errors/* AccountSuspendedError */.VW(said(settled.said), settled.invoice === null ? null : said(settled.invoice));
                case 'untrusted':
                    throw new errors/* NetworkError */.Dr(`The certificate of ${this.#host()} is not trusted (${settled.what}). Where your network inspects TLS, set NODE_EXTRA_CA_CERTS to its certificate; the check is never switched off.`, false);
                case 'limited':
                    await this.#waitForLimit(settled.answer);
                    break;
                case 'unsent':
                    await this.#waitForNetwork(settled.what, attempt);
                    break;
            }
        }
    }
    /** A wrong key and a redirect are not for the caller to decide about. */
    #throwIfFinal({ shape }, { answer, body }) {
        const { said, baseUrl } = this.#parts;
        if (answer.status === 401)
            throw new errors/* AuthenticationError */.v3(said((0,classify/* errorText */.kc)(body, answer.text)));
        if (answer.status >= 300 && answer.status < 400)
            throw redirected(shape.action, answer, baseUrl, said);
    }
    async #waitForLimit(answer) {
        const { exchange, retries, time, log } = this.#parts;
        this.limited += 1;
        const asked = retryAfterMs(answer.headers) ?? limits/* EXCHANGE_LIMITS */.Ld.defaultRetryAfterMs;
        const ms = retries.limitPauseMs(asked);
        const leftMs = time.remainingMs();
        if (ms > leftMs) {
            throw new errors/* RateLimitedError */.TM(Math.ceil(asked / 1_000), Math.max(0, Math.floor(leftMs / 1_000)));
        }
        log.info(`The service's request limit is reached; waiting ${Math.ceil(ms / 1_000)} s as it asks.`);
        exchange.pause(ms);
        await time.wait(ms);
    }
    async #waitForNetwork(what, attempt) {
        const { retries, time, log } = this.#parts;
        const pause = retries.nextPauseMs(attempt, limits/* EXCHANGE_LIMITS */.Ld.readAttempts, time.remainingMs());
        if (pause === null) {
            throw new errors/* NetworkError */.Dr(`The service at ${this.#host()} cannot be reached: ${what}. Check base-url, the network and the proxy.`, true);
        }
        log.info(`The service could not be reached (${what}); trying again.`);
        await time.wait(pause);
    }
    #host() {
        return new URL(this.#parts.baseUrl).host;
    }
}

;// CONCATENATED MODULE: ./build/service/client/pace.js

/** Our own pace: a sliding window of one minute, and a pause that everything waits for. */
class Pace {
    #clock;
    #perMinute;
    #counted = [];
    #pausedUntil = -Infinity;
    #halvedUntil = -Infinity;
    /** @param perMinute null: no pace of our own */
    constructor(clock, perMinute) {
        this.#clock = clock;
        this.#perMinute = perMinute;
    }
    /** How long the next request has to wait, in milliseconds. */
    waitMs() {
        const now = this.#clock.now();
        const pause = Math.max(0, this.#pausedUntil - now);
        if (this.#perMinute === null)
            return pause;
        this.#counted = this.#counted
            .filter(({ at }) => at > now - limits/* PACE */.K$.windowMs)
            .toSorted((a, b) => a.at - b.at);
        const allowed = Math.max(1, Math.floor(this.#perMinute / (now < this.#halvedUntil ? 2 : 1)));
        const blocking = this.#counted[this.#counted.length - allowed];
        return Math.max(pause, blocking === undefined ? 0 : blocking.at + limits/* PACE */.K$.windowMs - now);
    }
    /**
     * Counts a request that is sent now. The service counts it when all of it has arrived, at the latest when it answers.
     *
     * @returns to be called when it is answered or lost: it counts from then on
     */
    count() {
        const one = { at: this.#clock.now() };
        if (this.#perMinute !== null)
            this.#counted.push(one);
        return () => {
            one.at = this.#clock.now();
        };
    }
    /** Nothing is sent for so long. */
    pause(ms) {
        this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
    }
    /** Takes note of `X-RateLimit-Remaining`. */
    remaining(requests) {
        if (requests !== null && requests < limits/* PACE */.K$.lowRemaining) {
            this.#halvedUntil = this.#clock.now() + limits/* PACE */.K$.windowMs;
        }
    }
}

// EXTERNAL MODULE: ./build/zip/stored-zip.js
var stored_zip = __webpack_require__(25851);
;// CONCATENATED MODULE: ./build/service/client/multipart.js


const BOUNDARY_PREFIX = 'code-similarity-';
const BOUNDARY_DIGITS = 40;
/**
 * A multipart/form-data body (RFC 7578) of text fields and ZIP files, as one buffer that the files are read straight
 * into: its length is known, it can be sent again, and nothing is held twice.
 */
async function encodeMultipart(fields, fileField, files) {
    const placeholder = BOUNDARY_PREFIX + '0'.repeat(BOUNDARY_DIGITS);
    const zips = new stored_zip/* StoredZips */.Q();
    try {
        const parts = Object.entries(fields).map(([name, value]) => `--${placeholder}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
        for (const { filename, zip } of files) {
            parts.push(`--${placeholder}\r\nContent-Disposition: form-data; name="${fileField}"; filename="${filename}"\r\nContent-Type: application/zip\r\n\r\n`, zip, '\r\n');
        }
        parts.push(`--${placeholder}--\r\n`);
        const length = parts.reduce((sum, part) => sum + (typeof part === 'string' ? Buffer.byteLength(part) : part.bytes), 0);
        const body = Buffer.alloc(length);
        const digest = (0,external_node_crypto_.createHash)('sha256');
        const texts = [];
        let at = 0;
        for (const part of parts) {
            if (typeof part === 'string') {
                texts.push({ at, text: part });
                at += Buffer.byteLength(part);
                continue;
            }
            await zips.readInto(part, body, at);
            digest.update(body.subarray(at, at + part.bytes));
            at += part.bytes;
        }
        // Made from the contents, so that no content can hold it: a fixed one could be planted in a student's file.
        const boundary = BOUNDARY_PREFIX + digest.digest('hex').slice(0, BOUNDARY_DIGITS);
        for (const { at: place, text } of texts)
            body.write(text.replace(placeholder, boundary), place);
        return { body, contentType: `multipart/form-data; boundary=${boundary}` };
    }
    finally {
        await zips.close();
    }
}

;// CONCATENATED MODULE: ./build/service/client/requests.js


/** A request as it goes on the wire: path with query, headers of its body, body. */
async function encode(endpoint, request, upload) {
    let { path } = endpoint;
    for (const [name, value] of given(endpoint.params, request)) {
        path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    }
    const query = new URLSearchParams(given(endpoint.query, request).map(([name, value]) => [name, String(value)]));
    if (query.size > 0)
        path += `?${query.toString()}`;
    if (upload !== null) {
        const fields = Object.fromEntries(given(endpoint.body, request).map(([name, value]) => [
            name,
            value === true ? '1' : value === false ? '0' : String(value),
        ]));
        const { body, contentType } = await encodeMultipart(fields, upload.field, upload.files);
        return { path, headers: { 'content-type': contentType }, body };
    }
    const fields = Object.fromEntries(given(endpoint.body, request));
    if (endpoint.body === undefined || Object.keys(fields).length === 0) {
        return { path, headers: {}, body: endpoint.method === 'POST' ? Buffer.alloc(0) : null };
    }
    return { path, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(fields)) };
}
/** What a request says of the fields of a schema, by their names there. */
function given(schema, request) {
    return Object.keys(schema?.shape ?? {})
        .map((name) => [name, request[fieldOf(name)]])
        .filter(([, value]) => value !== undefined);
}

// EXTERNAL MODULE: ./build/domain/proxies.js
var domain_proxies = __webpack_require__(48721);
;// CONCATENATED MODULE: ./build/service/client/address.js
/** Whether an address is this machine's own: 127.0.0.0/8, ::1 or localhost. */
function isLoopback(url) {
    const host = url.hostname.toLowerCase();
    return (host === 'localhost' ||
        host.endsWith('.localhost') ||
        host === '[::1]' ||
        /^127(?:\.\d{1,3}){3}$/.test(host));
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/service/client/decode-body.js


const unzip = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
const DECODERS = new Map([
    ['gzip', unzip],
    ['x-gzip', unzip],
    ['br', (0,external_node_util_.promisify)(external_node_zlib_.brotliDecompress)],
    ['zstd', (0,external_node_util_.promisify)(external_node_zlib_.zstdDecompress)],
    // RFC 9110, 8.4.1.2: some send it without the zlib format around it.
    ['deflate', (bytes, options) => decodeDeflate(bytes, options)],
]);
/** One proxy after the other may compress; more than this is an attack. */
const MAX_CODINGS = 3;
/**
 * The text of an answer's body. Nothing compressed is asked for, but some gateways compress all the same.
 *
 * @param encoding the header Content-Encoding
 * @returns the text, of what was sent or of what it holds; a sentence where it cannot be read
 */
async function decodeBody(body, encoding, maxBytes) {
    const codings = (encoding ?? '')
        .toLowerCase()
        .split(',')
        .map((coding) => coding.trim())
        .filter((coding) => coding !== '' && coding !== 'identity');
    const decoders = codings.toReversed().map((coding) => DECODERS.get(coding));
    if (body.length === 0 || codings.length === 0)
        return new TextDecoder().decode(body);
    const what = `the answer is compressed (${codings.join(', ')})`;
    if (codings.length > MAX_CODINGS || decoders.includes(undefined))
        return what;
    let bytes = body;
    try {
        for (const decode of decoders) {
            if (decode !== undefined)
                bytes = await decode(bytes, { maxOutputLength: maxBytes });
        }
        return new TextDecoder().decode(bytes);
    }
    catch (error) {
        const isTooLarge = error.code === 'ERR_BUFFER_TOO_LARGE';
        return `${what} and ${isTooLarge ? 'larger than is read' : 'damaged'}`;
    }
}
async function decodeDeflate(bytes, options) {
    // The zlib format begins with method 8 and a checksum of its first two bytes (RFC 1950, 2.2).
    const hasFormat = ((bytes[0] ?? 0) & 15) === 8 && bytes.length > 1 && bytes.readUInt16BE(0) % 31 === 0;
    return (0,external_node_util_.promisify)(hasFormat ? external_node_zlib_.inflate : external_node_zlib_.inflateRaw)(bytes, options);
}

;// CONCATENATED MODULE: ./build/service/client/transport.js




/**
 * One HTTP exchange. A connection of its own each time (a kept one may be dead and the request then lost; HTTP/2 would keep
 * one), except to a service that this run started itself; no redirect is followed (they would carry the key along), loopback never goes through a proxy.
 */
class Transport {
    #limits;
    #connect;
    /** Made at the first exchange: the HTTP client is a large package, and is loaded while our own service starts. */
    #wire = null;
    /**
     * @param keepsConnections one connection carries several exchanges
     * @throws SettingsError where the environment names a proxy that is none
     */
    constructor(baseUrl, environment, limits, keepsConnections = false) {
        this.#limits = limits;
        const proxies = isLoopback(new URL(baseUrl)) ? null : (0,domain_proxies/* readProxies */.r)(environment);
        this.#connect = () => openWire(limits, proxies, keepsConnections);
    }
    /** @throws whatever undici throws; `classifyError` reads it */
    async send(wire, signal) {
        const limits = this.#limits;
        const uploadMs = ((wire.body?.length ?? 0) / limits.uploadBytesPerSecond) * 1_000;
        const headersMs = Math.ceil(limits.headersMs + uploadMs);
        const total = AbortSignal.timeout(headersMs + limits.connectMs + limits.bodyTotalMs);
        const { request, dispatcher } = await (this.#wire ??= this.#connect());
        const response = await request(wire.url, {
            method: wire.method,
            headers: wire.headers,
            body: wire.body,
            dispatcher,
            headersTimeout: headersMs,
            bodyTimeout: limits.bodySilenceMs,
            signal: AbortSignal.any([signal, total]),
        });
        const bytes = Buffer.from(await response.body.arrayBuffer());
        const headers = {};
        for (const [name, value] of Object.entries(response.headers)) {
            headers[name] = Array.isArray(value) ? value.join(', ') : value;
        }
        const text = await decodeBody(bytes, headers['content-encoding'], limits.responseBytes);
        return { status: response.statusCode, headers, text };
    }
    async close() {
        await (await this.#wire)?.dispatcher.destroy();
    }
}
/** @param proxies null: the service is on this machine */
async function openWire(limits, proxies, keepsConnections) {
    const { Agent, buildConnector, EnvHttpProxyAgent, Pool, request } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    const direct = buildConnector({ timeout: limits.connectMs, allowH2: false });
    const options = {
        pipelining: keepsConnections ? 1 : 0,
        // A second one would be opened for what is asked in the moment in which an answer ends.
        ...(keepsConnections ? { connections: 1 } : {}),
        allowH2: false,
        connect: direct,
        connectTimeout: limits.connectMs,
        maxResponseSize: limits.responseBytes,
        factory: (origin, own) => {
            const connect = own.connect;
            return new Pool(origin, { ...own, connect: careful(connect, connect !== direct) });
        },
    };
    const dispatcher = proxies === null ? new Agent(options) : new EnvHttpProxyAgent({ ...options, ...proxies });
    return { request, dispatcher };
}
/** What fails before there is a connection was not sent: whoever asks must be able to tell. */
function careful(connect, viaProxy) {
    return (options, callback) => connect(options, (...[error, socket]) => {
        if (error === null)
            callback(null, withoutContinue(socket));
        else
            callback(new errors/* ConnectFailure */.Vm(viaProxy, error), null);
    });
}
const CONTINUE = 'HTTP/1.1 100';
/** A head longer than this is for undici to refuse. */
const MAX_HEAD_BYTES = 16_384;
/**
 * A client has to take answers of 1xx that it did not ask for (RFC 9110, 15.2), and old servers and proxies give 100. undici
 * takes all but this one, at which it closes the connection; so it is taken out before undici reads it. The connection
 * carries one exchange, so that it can only stand at the beginning; our own service, to which one is kept, sends none.
 */
function withoutContinue(socket) {
    const read = socket.read.bind(socket);
    let held = Buffer.alloc(0);
    socket.read = () => {
        for (let chunk = read(); chunk !== null; chunk = read()) {
            held = Buffer.concat([held, chunk]);
            for (let end = held.indexOf('\r\n\r\n'); end >= 0 && isContinue(held); end = held.indexOf('\r\n\r\n')) {
                held = held.subarray(end + 4);
            }
            if (isContinue(held) && held.length <= MAX_HEAD_BYTES)
                continue;
            socket.read = read;
            return held;
        }
        return null;
    };
    return socket;
}
/** Whether it is, or may become, the head of a 100. */
function isContinue(bytes) {
    return CONTINUE.startsWith(bytes.toString('latin1', 0, CONTINUE.length));
}

;// CONCATENATED MODULE: ./build/service/client/exchange.js






/** One request on the wire, at our own pace, and what it leaves known. */
class Exchange {
    #options;
    #time;
    #transport;
    #pace;
    /** How many requests were sent. */
    requests = 0;
    /** @throws SettingsError where the environment names a proxy that is none */
    constructor(options, time) {
        this.#options = options;
        this.#time = time;
        const { baseUrl, environment, keepsConnections } = options;
        this.#transport = new Transport(baseUrl, environment, limits/* EXCHANGE_LIMITS */.Ld, keepsConnections);
        this.#pace = new Pace(options.clock, options.requestsPerMinute);
    }
    /** @throws DeadlineError, what the run was cancelled with, and what reading an uploaded file throws */
    async send(endpoint, request, upload) {
        this.#time.throwIfCancelled();
        await this.#time.wait(this.#pace.waitMs());
        this.#time.throwIfOver();
        const { clock, log } = this.#options;
        const wire = await encode(endpoint, request, upload);
        const answered = this.#pace.count();
        this.requests += 1;
        const startedAt = clock.now();
        let settled;
        try {
            settled = this.#read(endpoint, await this.#transmit(endpoint, wire));
        }
        catch (error) {
            this.#time.throwIfCancelled();
            settled = (0,classify/* classifyError */.fe)(error);
        }
        finally {
            answered();
        }
        log.debug(`${endpoint.method} ${wire.path}: ${settled.kind}${'answer' in settled ? ` ${settled.answer.status}` : ''} in ${Math.round(clock.now() - startedAt)} ms`);
        return settled;
    }
    /** Nothing is sent for so long. */
    pause(ms) {
        this.#pace.pause(ms);
    }
    close() {
        return this.#transport.close();
    }
    async #transmit(endpoint, wire) {
        return this.#transport.send({
            method: endpoint.method,
            url: this.#options.baseUrl + wire.path,
            headers: {
                ...wire.headers,
                apikey: this.#options.apiKey,
                accept: 'application/json',
                'accept-encoding': 'identity',
            },
            body: wire.body,
        }, this.#time.requestSignal());
    }
    #read({ shape, errors }, answer) {
        this.#pace.remaining(readCount(answer.headers['x-ratelimit-remaining']));
        if (isUnaskedCsv(shape, answer)) {
            // The GET form ignored `format`: as good as no such form, so the POST form is tried.
            return { kind: 'refused', answer: { ...answer, status: 405 }, body: null };
        }
        return (0,classify/* classifyAnswer */.BO)(answer, {
            documented503: errors.includes(503),
            expected: (body, text) => holdsExpected(shape, body, text),
        });
    }
}
function readCount(value) {
    return value !== undefined && /^\d+$/.test(value.trim()) ? Number(value) : null;
}

// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
;// CONCATENATED MODULE: ./build/service/client/quote.js

const MAX_CHARACTERS = 200;
/** What the service said, fit for one line of a log: no tags, no control characters, cut. Still hostile text. */
function quote(text) {
    const untagged = text
        .replaceAll(/<(?:style|script)\b[\s\S]*?<\/(?:style|script)>/gi, ' ')
        .replaceAll(/<[^>]{0,500}>/g, ' ');
    const flat = (0,text_escape/* flattened */.aO)(untagged).replace(/[.!]+$/, '');
    return flat.length > MAX_CHARACTERS ? `${flat.slice(0, MAX_CHARACTERS)}…` : flat;
}

;// CONCATENATED MODULE: ./build/service/client/retries.js

/** How long to pause before something is tried again, and how often a whole run may. */
class Retries {
    #random;
    #budget = limits/* EXCHANGE_LIMITS */.Ld.retryBudget;
    constructor(random) {
        this.#random = random;
    }
    /** An answer came: it gives a share of a retry back. */
    answered() {
        this.#budget = Math.min(limits/* EXCHANGE_LIMITS */.Ld.retryBudget, this.#budget + limits/* EXCHANGE_LIMITS */.Ld.budgetPerAnswer);
    }
    /** Takes one retry of the run's budget. @returns whether there was one */
    spend() {
        if (this.#budget < 1)
            return false;
        this.#budget -= 1;
        return true;
    }
    /** The pause after a failed try, in milliseconds. @param attempt from 0 */
    pauseMs(attempt) {
        const { backoffBaseMs, backoffCapMs } = limits/* EXCHANGE_LIMITS */.Ld;
        return this.#random() * Math.min(backoffCapMs, backoffBaseMs * 2 ** attempt);
    }
    /** The pause before the next try, in milliseconds; null: tries, time or the budget are used up. */
    nextPauseMs(attempt, attempts, remainingMs) {
        const pause = this.pauseMs(attempt);
        return attempt + 1 >= attempts || pause > remainingMs || !this.spend() ? null : pause;
    }
    /** How long a 429 is waited for: as asked, and a random bit longer so that jobs do not come back together. */
    limitPauseMs(askedMs) {
        const { limitSpread, limitSpreadMaxMs } = limits/* EXCHANGE_LIMITS */.Ld;
        return askedMs + this.#random() * Math.min(limitSpreadMaxMs, askedMs * limitSpread);
    }
}

;// CONCATENATED MODULE: ./build/service/client/run-time.js

/** The time that a run has for the service, and whether it was cancelled. */
class RunTime {
    #clock;
    #deadlineMs;
    #signal;
    /** @param deadlineMs on the clock; @param signal aborted: nothing is sent any more */
    constructor(clock, deadlineMs, signal) {
        this.#clock = clock;
        this.#deadlineMs = deadlineMs;
        this.#signal = signal;
    }
    /** Milliseconds until the deadline. */
    remainingMs() {
        return this.#deadlineMs - this.#clock.now();
    }
    /** @throws what the run was cancelled with */
    throwIfCancelled() {
        this.#signal.throwIfAborted();
    }
    /** @throws DeadlineError where no time is left */
    throwIfOver() {
        if (this.remainingMs() <= 0)
            throw timeIsOver();
    }
    /** Waits. @throws DeadlineError at once where the time does not suffice; what the run was cancelled with */
    async wait(ms) {
        this.throwIfCancelled();
        if (ms <= 0)
            return;
        if (ms > this.remainingMs())
            throw timeIsOver();
        await this.#clock.sleep(ms, this.#signal);
    }
    /** Aborted when the run is cancelled or its time is over. */
    requestSignal() {
        return AbortSignal.any([this.#signal, AbortSignal.timeout(Math.max(1, Math.ceil(this.remainingMs())))]);
    }
}
function timeIsOver() {
    return new errors/* DeadlineError */.j3('The time of this run (timeout-minutes) is over.');
}

;// CONCATENATED MODULE: ./build/service/client/client.js












/** A client of one service for one run. @throws SettingsError where the environment names a proxy that is none */
function createServiceClient(options) {
    return new HttpServiceClient(options);
}
class HttpServiceClient {
    quote;
    #log;
    #time;
    #retries;
    #exchange;
    #delivery;
    /** Operations whose first form this service lacks. */
    #inSecondForm = new Set();
    constructor({ redact, ...options }) {
        const { baseUrl, log } = options;
        // What is cut or stripped first hides a secret's half from the redaction; what is put together by it may make one.
        const said = (text) => redact(quote(redact(text)));
        this.quote = said;
        this.#log = log;
        const time = new RunTime(options.clock, options.deadlineMs, options.signal);
        const retries = new Retries(options.random);
        const exchange = new Exchange(options, time);
        this.#time = time;
        this.#retries = retries;
        this.#exchange = exchange;
        this.#delivery = new Delivery({ exchange, retries, time, log, baseUrl, said });
    }
    async read(operation, request, how = {}) {
        const { action } = OPERATIONS[operation];
        const attempts = how.attempts ?? limits/* EXCHANGE_LIMITS */.Ld.readAttempts;
        const [first, second] = endpointsOf(operation);
        let form = second !== undefined && this.#inSecondForm.has(operation) ? second : first;
        for (let attempt = 0;; attempt += 1) {
            const settled = await this.#delivery.deliver(form, request);
            if (settled.kind === 'ok') {
                if (form === second)
                    this.#inSecondForm.add(operation);
                return parse(operation, settled.body, settled.answer.text);
            }
            if (settled.kind === 'refused') {
                const { answer, body } = settled;
                if ((answer.status === 404 || answer.status === 405) && second !== undefined && form === first) {
                    form = second;
                    continue;
                }
                throw refusalOf(action, answer.status, this.quote((0,classify/* errorText */.kc)(body, answer.text)), body, this.quote);
            }
            const what = settled.kind === 'offline' ? this.quote(settled.said) : this.#cited(settled);
            const pause = this.#retries.nextPauseMs(attempt, attempts, this.#time.remainingMs());
            if (pause === null) {
                throw new errors/* UnavailableError */.hG(`The service failed ${attempt + 1} times in a row to ${action} (last: ${what}). Try again later.`);
            }
            this.#log.debug(`${action}: ${what}; trying again`);
            await this.#time.wait(pause);
        }
    }
    send(operation, request, upload = null) {
        return this.#change(operation, request, upload, 1);
    }
    repeat(operation, request) {
        return this.#change(operation, request, null, limits/* EXCHANGE_LIMITS */.Ld.readAttempts);
    }
    wait(ms) {
        return this.#time.wait(ms);
    }
    remainingMs() {
        return this.#time.remainingMs();
    }
    get requests() {
        return this.#exchange.requests;
    }
    get limited() {
        return this.#delivery.limited;
    }
    close() {
        return this.#exchange.close();
    }
    async #change(operation, request, upload, sends) {
        const { action } = OPERATIONS[operation];
        const [endpoint] = endpointsOf(operation);
        for (let attempt = 1;; attempt += 1) {
            const settled = await this.#delivery.deliver(endpoint, request, upload);
            switch (settled.kind) {
                case 'ok': {
                    const { body, answer } = settled;
                    return { kind: 'ok', answer: parse(operation, body, answer.text), body };
                }
                case 'refused': {
                    const { body, answer } = settled;
                    const { status } = answer;
                    const said = (0,errors/* describeFields */.VO)(fieldMessages(body, this.quote)) || this.quote((0,classify/* errorText */.kc)(body, answer.text));
                    const error = refusalOf(action, status, said, body, this.quote);
                    return { kind: 'refused', status, said, body, error };
                }
                case 'offline':
                    return { kind: 'offline', said: this.quote(settled.said) };
                case 'ambiguous': {
                    const told = this.#cited(settled);
                    if (!this.#retries.spend()) {
                        throw new errors/* UnavailableError */.hG(`The service fails too often to go on (last: ${told}). Try again later.`);
                    }
                    this.#log.debug(`${action}: ${told}`);
                    const pause = this.#retries.pauseMs(attempt);
                    if (attempt >= sends || pause > this.#time.remainingMs()) {
                        return { kind: 'ambiguous', what: settled.what, told };
                    }
                    await this.#time.wait(pause);
                }
            }
        }
    }
    #cited({ what, said }) {
        return said === '' ? what : `${what}: ${this.quote(said)}`;
    }
}

// EXTERNAL MODULE: ./build/run/web-providers.js + 1 modules
var web_providers = __webpack_require__(73800);
;// CONCATENATED MODULE: ./build/run/open-service.js






/** Which service a run is for, before any of it is opened. */
function serviceOf({ baseUrl, }) {
    return baseUrl === null
        ? { kind: 'embedded', host: null }
        : { kind: 'remote', host: new URL(baseUrl).host };
}
/** The user's service, or our own on this machine, which ends with `close`. */
async function openService(settings, world, deadlineMs) {
    const common = {
        clock: world.clock,
        random: world.random,
        log: world.log,
        signal: world.signal,
        deadlineMs,
        environment: world.environment,
        redact: world.redact,
    };
    if (settings.baseUrl !== null && settings.apikey !== null) {
        const client = createServiceClient({
            ...common,
            baseUrl: settings.baseUrl,
            apiKey: settings.apikey,
            requestsPerMinute: settings.requestsPerMinute,
        });
        return { ...serviceOf(settings), client, close: () => client.close() };
    }
    const key = (0,external_node_crypto_.randomBytes)(32).toString('hex');
    const tempDir = (0,external_node_path_.join)(world.tempDir, 'service');
    await (0,promises_.mkdir)(tempDir, { recursive: true });
    world.signal.throwIfAborted();
    const embedded = await startEmbeddedServiceInThread({
        host: '127.0.0.1',
        port: 0,
        key,
        dataDir: null,
        tempDir,
        requestsPerMinute: null,
        web: webOf(settings, world),
    });
    const client = createServiceClient({
        ...common,
        baseUrl: embedded.baseUrl,
        apiKey: key,
        requestsPerMinute: null,
        keepsConnections: true,
    });
    return {
        ...serviceOf({ baseUrl: null }),
        client,
        close: async () => {
            await client.close();
            await embedded.close();
        },
    };
}
/** Who is asked about the web by the service on this machine; null: nobody. */
function webOf(settings, world) {
    const { web, webRequests: mostRequests, collectToken, githubToken } = settings;
    if (web.length === 0)
        return null;
    return { ...(0,web_providers/* providerOptions */.A)(web, collectToken ?? githubToken, world), mostRequests };
}
/**
 * The service on this machine, started at once: its thread is ready when the submissions are.
 *
 * @param open opens it
 */
function serviceAhead(open) {
    const opening = open();
    // Whoever takes it hears of the failure; nobody may.
    opening.catch(() => { });
    let isTaken = false;
    return {
        take: () => {
            isTaken = true;
            return opening;
        },
        drop: async () => {
            if (!isTaken)
                await (await opening.catch(() => null))?.close();
        },
    };
}


/***/ }),

/***/ 23842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ NOTHING_PRIOR),
/* harmony export */   u: () => (/* binding */ priorOfEarlier)
/* harmony export */ });
/** Of a run that adds to an earlier report, whose dismissed pairs stay dismissed. */
function priorOfEarlier(earlier) {
    return { ...NOTHING_PRIOR, earlier, dismissed: earlier.dismissed };
}
/** Of a run that stands alone. */
const NOTHING_PRIOR = {
    reuse: null,
    earlier: null,
    identity: null,
    salt: null,
    cases: null,
    dismissed: [],
    searched: new Map(),
    notices: [],
    onProgress: () => Promise.resolve(),
};


/***/ }),

/***/ 73800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ providerOptions)
});

;// CONCATENATED MODULE: ./build/web-search/asking-of.js
/** Another archive than Software Heritage's own that answers the same questions, such as a mirror. */
const HERITAGE_VARIABLE = 'SOFTWARE_HERITAGE_URL';
/** Who is asked, and how, as far as a process's environment says it; plain data, which a thread can be handed. */
function askingOf(who, environment) {
    const { names, token, apiUrl, toolVersion } = who;
    const heritageUrl = environment[HERITAGE_VARIABLE];
    return {
        names,
        token,
        apiUrl,
        ...(heritageUrl === undefined || heritageUrl === '' ? {} : { heritageUrl }),
        environment: { ...environment },
        userAgent: `code-similarity-action/${toolVersion}`,
    };
}

;// CONCATENATED MODULE: ./build/run/web-providers.js

/** What a search of the web is opened with: plain data, which a thread can be given. @param token GitHub's */
function providerOptions(names, token, { environment, event: { apiUrl }, toolVersion }) {
    return askingOf({ names, token, apiUrl, toolVersion }, environment);
}


/***/ }),

/***/ 32805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TG: () => (/* binding */ until),
/* harmony export */   dn: () => (/* binding */ withinTime),
/* harmony export */   mr: () => (/* binding */ endedBy)
/* harmony export */ });
/* harmony import */ var _domain_abort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80027);
/* harmony import */ var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61515);


/** The run's time is over. */
class TimeOver extends _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeadlineError */ .j3 {
    openMessage = this.message;
}
/** Before the end, so that what is under way can say how far it came; at most a twentieth of the time. */
const NOTICE_MS = 5_000;
/**
 * Runs `body` for so long and no longer. Shortly before the end its signal is aborted; whatever does not heed that is left
 * behind at the end itself: GitHub may not answer, and a wait may be one that nothing ends.
 *
 * @throws DeadlineError where the time was not enough
 */
async function withinTime({ clock, endsAtMs, signal, sentence }, body) {
    const late = new AbortController();
    const over = new AbortController();
    const done = new AbortController();
    const leftMs = Math.max(0, endsAtMs - clock.now());
    const noticeMs = Math.min(NOTICE_MS, leftMs / 20);
    const watch = async () => {
        await clock.sleep(leftMs - noticeMs, done.signal);
        late.abort(new TimeOver(sentence));
        await clock.sleep(noticeMs, done.signal);
        over.abort(late.signal.reason);
    };
    watch().catch(() => { });
    try {
        return await (0,_domain_abort_js__WEBPACK_IMPORTED_MODULE_1__/* .orAborted */ .H)(body(AbortSignal.any([signal, late.signal])), over.signal);
    }
    finally {
        done.abort(new Error('done'));
    }
}
/** The same surroundings, in which everything ends with the signal. */
function endedBy(world, signal) {
    return { ...world, signal, github: until(world.github, signal), collector: until(world.collector, signal) };
}
/** A client whose requests end with the signal. */
function until(get, signal) {
    let github = null;
    return () => (github ??= get().until(signal));
}


/***/ }),

/***/ 7474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ classifyAnswer),
/* harmony export */   fe: () => (/* binding */ classifyError),
/* harmony export */   kc: () => (/* binding */ errorText)
/* harmony export */ });
/* unused harmony export parseBody */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61515);

const UNSENT = new Set([
    'ENOTFOUND',
    'EAI_AGAIN',
    'ECONNREFUSED',
    'UND_ERR_CONNECT_TIMEOUT',
    'ENETUNREACH',
    'EHOSTUNREACH',
    'ENETDOWN',
    'EADDRNOTAVAIL',
]);
const UNTRUSTED = new Set([
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'CERT_UNTRUSTED',
    'CERT_REVOKED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'HOSTNAME_MISMATCH',
]);
/** Statuses below 500 that a gateway gives without having asked the service, or after it may have acted. */
const AMBIGUOUS_STATUS = new Set([408, 425]);
/** Classifies what was thrown instead of an answer. Codes and names decide, all along `cause`; never the text. */
function classifyError(error) {
    const codes = [];
    const names = [];
    let what = 'the connection failed';
    for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
        const { code } = at;
        if (typeof code === 'string')
            codes.push(code);
        names.push(at.name);
        if (at instanceof AggregateError) {
            for (const inner of at.errors) {
                const innerCode = inner?.code;
                if (typeof innerCode === 'string')
                    codes.push(innerCode);
            }
        }
        what = describe(at, typeof code === 'string' ? code : null);
    }
    if (codes.some((code) => UNTRUSTED.has(code))) {
        return { kind: 'untrusted', what: codes.find((code) => UNTRUSTED.has(code)) ?? what };
    }
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectFailure */ .Vm) {
        return { kind: 'unsent', what: error.viaProxy ? proxyWords(error, what) : what };
    }
    if (codes.some((code) => UNSENT.has(code)))
        return { kind: 'unsent', what };
    if (names.includes('Socks5ProxyError'))
        return { kind: 'unsent', what: `the proxy: ${what}` };
    return { kind: 'ambiguous', what, said: '' };
}
/** What went wrong on the way through a proxy. undici tells the status of its refusal in its sentence alone. */
function proxyWords(error, what) {
    const status = /^Proxy response \((\d{3})\)/.exec(error.cause instanceof Error ? error.cause.message : '')?.[1];
    if (status === undefined)
        return `through the proxy: ${what}`;
    return `the proxy refuses the connection (${status}${status === '407' ? ': it asks for a user name and a password' : ''})`;
}
function describe(error, code) {
    switch (code) {
        case 'UND_ERR_HEADERS_TIMEOUT':
            return 'no answer came in time';
        case 'UND_ERR_BODY_TIMEOUT':
            return 'the answer stopped in the middle';
        case 'UND_ERR_RES_EXCEEDED_MAX_SIZE':
            return 'the answer is larger than is read';
        case 'UND_ERR_SOCKET':
            return 'the connection was closed before the answer was complete';
        case 'ECONNRESET':
        case 'EPIPE':
            return `the connection was reset (${code})`;
        case null:
            return error.name === 'TimeoutError'
                ? 'no answer came in time'
                : `the connection failed (${error.name})`;
        default:
            return `the connection failed (${code})`;
    }
}
/** Classifies an answer. `expected` says whether a 2xx body holds what the operation promises. */
function classifyAnswer(answer, options) {
    const body = parseBody(answer.text);
    const said = errorText(body, answer.text);
    const invoice = invoiceOf(body);
    if (invoice !== null)
        return { kind: 'suspended', said, invoice };
    const { status } = answer;
    if (status === 429)
        return { kind: 'limited', answer };
    if (status >= 200 && status < 300) {
        if (options.expected(body, answer.text))
            return { kind: 'ok', answer, body };
        return { kind: 'ambiguous', what: `an answer (${status}) that is not what was asked for`, said };
    }
    if (status === 402)
        return { kind: 'suspended', said, invoice: null };
    if (status === 503 && options.documented503 && hasError(body))
        return { kind: 'offline', said };
    if (status >= 500 || AMBIGUOUS_STATUS.has(status)) {
        return { kind: 'ambiguous', what: `status ${status}`, said };
    }
    return { kind: 'refused', answer, body };
}
/** JSON with or without a byte order mark; anything else is null. */
function parseBody(text) {
    try {
        const value = JSON.parse(text.replace(/^\uFEFF/, ''));
        return typeof value === 'object' && value !== null ? value : null;
    }
    catch {
        return null;
    }
}
/** The `error` (or `message`) of a body, else its beginning. Raw: quote it before it is shown. */
function errorText(body, text) {
    if (body !== null && !Array.isArray(body)) {
        const { error, message } = body;
        if (typeof error === 'string' && error !== '')
            return error;
        if (typeof message === 'string')
            return message;
        return '';
    }
    return text;
}
function hasError(body) {
    return (body !== null && !Array.isArray(body) && typeof body.error === 'string');
}
/** L224: the condition is told by the field, whatever the status. */
function invoiceOf(body) {
    if (body === null || Array.isArray(body))
        return null;
    const { invoice } = body;
    if (typeof invoice === 'string' && invoice !== '')
        return invoice;
    if (typeof invoice === 'number')
        return String(invoice);
    if (typeof invoice === 'object' && invoice !== null) {
        const { id } = invoice;
        return typeof id === 'string' || typeof id === 'number' ? String(id) : 'unknown';
    }
    return null;
}


/***/ }),

/***/ 61515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ NetworkError),
/* harmony export */   TM: () => (/* binding */ RateLimitedError),
/* harmony export */   VO: () => (/* binding */ describeFields),
/* harmony export */   VW: () => (/* binding */ AccountSuspendedError),
/* harmony export */   Vm: () => (/* binding */ ConnectFailure),
/* harmony export */   Yb: () => (/* binding */ AnalysisFailedError),
/* harmony export */   fK: () => (/* binding */ ConflictError),
/* harmony export */   fk: () => (/* binding */ RefusedError),
/* harmony export */   hG: () => (/* binding */ UnavailableError),
/* harmony export */   j3: () => (/* binding */ DeadlineError),
/* harmony export */   m_: () => (/* binding */ NotFoundError),
/* harmony export */   qQ: () => (/* binding */ ForbiddenError),
/* harmony export */   v3: () => (/* binding */ AuthenticationError),
/* harmony export */   yI: () => (/* binding */ ValidationError)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);

/** There is no connection, so that nothing was sent. `classifyError` reads it. */
class ConnectFailure extends Error {
    name = 'ConnectFailure';
    viaProxy;
    constructor(viaProxy, cause) {
        super('no connection', { cause });
        this.viaProxy = viaProxy;
    }
}
/** 401: the key is wrong or missing. One request is enough to know. */
class AuthenticationError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'AuthenticationError';
    outcome = 'auth';
    retryHelps = false;
    constructor(said) {
        super(`The service does not accept the key${cite(said)}. Check the secret behind the input apikey.`);
    }
}
/** A refusal that carries an `invoice` (L224), or 402: the account, not the request. */
class AccountSuspendedError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'AccountSuspendedError';
    outcome = 'account-suspended';
    retryHelps = false;
    constructor(said, invoice) {
        super(`The service refuses the account${invoice === null ? '' : ` because of the unpaid invoice ${invoice}`}${cite(said)}. Settle it with the service; trying again does not help.`);
    }
}
/** 403. */
class ForbiddenError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'ForbiddenError';
    outcome = 'forbidden';
    retryHelps = false;
    constructor(action, said, hint = '') {
        super(`The service does not allow this account to ${action}${cite(said)}.${hint === '' ? '' : ` ${hint}`}`);
    }
}
/** 404, 405, 410. */
class NotFoundError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'NotFoundError';
    outcome = 'config-error';
    retryHelps = false;
    status;
    constructor(action, status, said) {
        super(`The service knows nothing of what is needed to ${action} (${status})${cite(said)}. Check base-url, and check-id where it is given.`);
        this.status = status;
    }
}
/** 409: the check is in a state that does not allow it. */
class ConflictError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'ConflictError';
    outcome = 'analysis-failed';
    retryHelps = false;
    constructor(action, said) {
        super(`The check is in a state that does not allow to ${action}${cite(said)}.`);
    }
}
/** 422, with the messages of each field. */
class ValidationError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'ValidationError';
    outcome = 'config-error';
    retryHelps = false;
    fields;
    constructor(action, said, fields) {
        const detail = describeFields(fields);
        super(`The service refuses the request to ${action}${cite(detail === '' ? said : detail)}.`);
        this.fields = fields;
    }
}
/** Of each, fields and messages: a sentence is no list. */
const FIELDS_SHOWN = 5;
/** What is wrong with each field, in one line. */
function describeFields(fields) {
    return Object.entries(fields)
        .slice(0, FIELDS_SHOWN)
        .map(([field, messages]) => `${field}: ${messages.slice(0, FIELDS_SHOWN).join(' ')}`)
        .join('; ');
}
/** Any other refusal: 400, 413, 415, a redirect. */
class RefusedError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'RefusedError';
    outcome = 'config-error';
    retryHelps = false;
    status;
    constructor(action, status, said) {
        super(`The service refuses to ${action} (${status})${cite(said)}.`);
        this.status = status;
    }
}
/** 429 with a wait that the run has no time for. */
class RateLimitedError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'RateLimitedError';
    outcome = 'rate-limited';
    retryHelps = true;
    constructor(waitSeconds, leftSeconds) {
        super(`The service asks for a pause of ${waitSeconds} s, and the run has ${leftSeconds} s left. Its limit counts all jobs of one address together: start fewer at once, lower requests-per-minute, or raise timeout-minutes.`);
    }
}
/** 5xx, broken answers, or a service that stays offline. */
class UnavailableError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'UnavailableError';
    outcome = 'service-unavailable';
    retryHelps = true;
}
/** The service cannot be reached, or its certificate cannot be trusted. */
class NetworkError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'NetworkError';
    outcome = 'network';
    retryHelps;
    constructor(message, retryHelps) {
        super(message);
        this.retryHelps = retryHelps;
    }
}
/** The run's own time is over. */
class DeadlineError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'DeadlineError';
    outcome = 'timeout';
    retryHelps = true;
}
/** The service ended the analysis with an error (status 3). */
class AnalysisFailedError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'AnalysisFailedError';
    outcome = 'analysis-failed';
    retryHelps = false;
}
function cite(said) {
    return said === '' ? '' : `: ${said}`;
}


/***/ }),

/***/ 18136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ PACE),
/* harmony export */   Ld: () => (/* binding */ EXCHANGE_LIMITS),
/* harmony export */   OO: () => (/* binding */ CHECK_LIMITS),
/* harmony export */   jz: () => (/* binding */ POLL_LIMITS)
/* harmony export */ });
/**
 * The policy towards the service, in one place: how long something may take, how often and when it is tried again.
 * Milliseconds and bytes.
 */
const EXCHANGE_LIMITS = {
    connectMs: 10_000,
    headersMs: 60_000,
    uploadBytesPerSecond: 64 * 1024,
    bodySilenceMs: 60_000,
    bodyTotalMs: 120_000,
    responseBytes: 64 * 1024 * 1024,
    /** Sends of one read, in all. */
    readAttempts: 6,
    backoffBaseMs: 1_000,
    backoffCapMs: 30_000,
    /** Retries after an ambiguous answer in the whole run; a success gives a share of one back. */
    retryBudget: 30,
    budgetPerAnswer: 0.2,
    /** Waited after a 429 that does not say for how long. */
    defaultRetryAfterMs: 60_000,
    /** A 429 is waited for longer than it asks, by a random share of so much, so that jobs do not come back together. */
    limitSpread: 0.15,
    limitSpreadMaxMs: 10_000,
    /** The shortest pause after a 429, and the longest that `X-RateLimit-Reset` is believed. */
    retryAfterMinMs: 1_000,
    resetMaxMs: 120_000,
};
/** Our own pace. */
const PACE = {
    /** A second more than the minute that the service counts: its clock is another one. */
    windowMs: 61_000,
    /** Below this many requests left, the next minute runs at half pace: others share the address. */
    lowRemaining: 10,
};
/** Waits and repetitions of the steps of a check. */
const CHECK_LIMITS = {
    /** Before the list is read after a lost create, first and second time. */
    createLookMs: [2_000, 5_000],
    /** Sends of what must not be repeated blindly, with a look in between. */
    sends: 3,
    /** Between two reads of a list that may still grow, and how long in all. */
    settleStepMs: 3_000,
    settleMaxMs: 30_000,
    /** After a start that was answered 503: each pause, the last one again and again, a random share of a tenth longer. */
    offlineWaitsMs: [15_000, 30_000, 60_000],
    offlineSpread: 0.1,
    offlineMaxMs: 600_000,
    /** A lost start may still commit for so long. */
    lostStartMs: 10_000,
    /** After status 4, results may lag. */
    lagStepMs: 5_000,
    lagSteps: 5,
    /** A check that was just created may not be found by another replica yet. */
    replicaStepMs: 2_000,
    replicaSteps: 3,
    /** Details are read for so many flagged submissions where requests are limited; so many answers lost in a row end it. */
    detailedSubmissions: 20,
    lostDetailsInARow: 3,
    /** Public files whose matched lines are quoted, where requests cost nothing; else as many as submissions above. */
    quotedFiles: 300,
    /** Submissions whose details are asked for at once, of a service that answers about many. */
    detailsAtOnce: 100,
    /** Between two looks for a check that another job of the matrix makes, and how long in all. */
    joinStepMs: 10_000,
    joinMaxMs: 15 * 60_000,
};
/** Polling of a started check. */
const POLL_LIMITS = {
    firstPollMs: 5_000,
    /**
     * Of a service that this run started: a small class is done in some 100 ms, and a question costs one. Each pause is longer by a fifth, so
     * that at most a sixth of the whole is waited for nothing.
     */
    ownFirstPollMs: 10,
    ownGrowth: 1.2,
    /** Failed polls in a row that end the wait. */
    badPolls: 10,
    /** Left for the results after a last poll shortly before the end of the run's time. */
    lastPollMs: 5_000,
    /** The interval varies by so much to both sides. */
    spread: 0.2,
    /** After the request limit was met so often, polls come more slowly: other jobs share the address. */
    slowAfterLimited: 2,
    slowIntervalMs: 60_000,
    /** Shorter intervals than this are for a service on this machine, and are multiplied instead. */
    sharedIntervalMs: 20_000,
    slower: 3,
    /** A started check that is shown as new so often in a row is started once more. */
    newInARow: 3,
    /** An unexplained state that seems done so often is settled by the overview. */
    seemsDone: 2,
};


/***/ }),

/***/ 14590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   Vf: () => (/* binding */ readBoolean),
/* harmony export */   a8: () => (/* binding */ tolerant),
/* harmony export */   kz: () => (/* binding */ readNumber)
/* harmony export */ });
/* unused harmony export received */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/**
 * One definition of a shape, three readings of it:
 * - as documented (what the embedded service answers, what OpenAPI shows): the zod schema itself;
 * - `tolerant`: what the client accepts. Unknown fields are kept, every field may be missing, numbers may come as
 *   strings; what is not a number becomes null, so that an unknown score can never turn into 0;
 * - `received`: what the embedded service accepts in a request. Numbers and booleans may come as text (multipart
 *   knows nothing else), unknown fields are dropped unless the shape is strict, rules stay.
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
        shape[key] = z.preprocess((value) => receive(field, value), field);
    }
    const isStrict = schema.def.catchall instanceof z.ZodNever;
    return (isStrict ? z.strictObject(shape) : z.object(shape));
}
function receive(field, value) {
    let inner = field;
    while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault) {
        // Forms send an empty field where JSON would leave it out; where null means something it is kept.
        if (value === '')
            return undefined;
        if (value === null)
            return field.safeParse(null).success ? null : undefined;
        inner = inner.unwrap();
    }
    if (inner instanceof z.ZodNumber && typeof value === 'string') {
        // An id is its digits: `1e0` is none.
        return inner.format === 'safeint' && !/^\s*-?\d+\s*$/.test(value) ? value : (readNumber(value) ?? value);
    }
    if (inner instanceof z.ZodEnum && (typeof value === 'number' || typeof value === 'boolean')) {
        return String(Number(value));
    }
    if (inner instanceof z.ZodBoolean)
        return readBoolean(value) ?? value;
    return value;
}


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
/* unused harmony export MATCH_TYPE */
/** Numeric states of a check (L113-L130). 6 is "processing": it carries estimated_completion like 7 and cannot be deleted. */
const STATE = { created: 1, failed: 3, completed: 4, processing: 6, queued: 7 };
/** Language id that means Auto Detect (L23). */
const AUTO_DETECT = 999;
/**
 * Engine ids that the start rules name (L192-L195): 1 where web and database are asked for, 9 Group Similarity. The two between are
 * ours, and available where a source on the web is configured.
 */
const ENGINE = { full: 1, web: 2, webAndDatabase: 3, group: 9 };
/** `match_type`: 1 peer, greater external, 10 AI-written code. Which external source it is is ours. */
const MATCH_TYPE = { peer: 1, database: 2, web: 3, ai: 10 };
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
    /** This key is told its own verdict in bands, and nothing else of a result (`/checks/ID/verdict`). */
    bandsOnly: 'bands-only',
    /** The web can be searched: start takes `web`, and `/check/web` says what came of it. */
    web: 'web-search',
};


/***/ }),

/***/ 3495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   bI: () => (/* binding */ isTable),
/* harmony export */   sl: () => (/* binding */ EMPTY_CONFIG_FILE)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _quoted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73682);


/** Larger files are not read: a config is written by hand. In characters. */
const MAX_CHARACTERS = 1_000_000;
/** The parser's own sentences are longer than a value needs to be. */
const YAML_MESSAGE_CHARACTERS = 200;
/** One slip can make the parser complain of everything that follows it. */
const MOST_YAML_PROBLEMS = 10;
/** What stands for a file that is not there. */
const EMPTY_CONFIG_FILE = { values: new Map(), place: () => '' };
/**
 * Reads the YAML text of a config file.
 *
 * @param name how messages call the file
 * @returns the file, or every problem with its place; an empty file is one without keys
 */
function readConfigFile(text, name, redact) {
    if (text.length > MAX_CHARACTERS) {
        return {
            problems: [`${name} is too long for a config file (over 1 MB); look whether it is the right one.`],
        };
    }
    const counter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text.replace(/^\uFEFF/, ''), {
        version: '1.2',
        schema: 'core',
        prettyErrors: false,
        uniqueKeys: true,
        stringKeys: true,
        lineCounter: counter,
    });
    const at = (offset) => {
        const { line, col } = counter.linePos(offset);
        return `${name}, line ${line}, column ${col}`;
    };
    if (document.errors.length > 0) {
        return {
            problems: document.errors
                .slice(0, MOST_YAML_PROBLEMS)
                .map((error) => `${at(error.pos[0])}: not valid YAML: ${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(error.message, redact, YAML_MESSAGE_CHARACTERS)}; correct it there.`),
        };
    }
    let values;
    try {
        values = document.toJS({ maxAliasCount: 100 });
    }
    catch (error) {
        const sentence = (0,_quoted_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(error instanceof Error ? error.message : error, redact, YAML_MESSAGE_CHARACTERS);
        const offset = danglingAlias(document);
        return {
            problems: [`${offset === null ? name : at(offset)}: not usable YAML: ${sentence}; correct it there.`],
        };
    }
    if (values === null || values === undefined)
        values = {};
    if (!isTable(values)) {
        return { problems: [`${at(0)}: must hold keys and values, such as \`similarity-threshold: 80\`.`] };
    }
    return {
        file: {
            values: new Map(Object.entries(values)),
            place: (...path) => {
                const offset = offsetOf(document, path);
                return offset === null ? name : at(offset);
            },
        },
    };
}
/** Where the first alias without an anchor stands: the parser finds it, and does not say where. */
function danglingAlias(document) {
    let offset = null;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias: (_key, node) => {
            if (node.resolve(document) !== undefined)
                return undefined;
            offset = node.range?.[0] ?? null;
            return yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.BREAK;
        },
    });
    return offset;
}
/** Whether a value read from YAML is a mapping. */
function isTable(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Where a key (or an entry of a list) begins in the text; the nearest parent's where it cannot be found (aliases). */
function offsetOf(document, path) {
    let node = document.contents;
    let offset = null;
    for (const step of path) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
            const pair = node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && String(key.value) === String(step));
            if (pair === undefined)
                break;
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) && pair.key.range)
                offset = pair.key.range[0];
            node = pair.value;
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) && typeof step === 'number') {
            node = node.items[step];
            const range = node?.range;
            offset = range?.[0] ?? offset;
        }
        else {
            break;
        }
    }
    return offset;
}


/***/ }),

/***/ 85875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ camelCase)
/* harmony export */ });
/** The name of an input as a key of the settings: `check-name` is `checkName`. */
function camelCase(name) {
    return name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}


/***/ }),

/***/ 14206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ parseSettings)
});

// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/domain/redaction.js
var redaction = __webpack_require__(35952);
// EXTERNAL MODULE: ./build/settings/inputs/base-url.js
var base_url = __webpack_require__(85319);
// EXTERNAL MODULE: ./build/domain/events.js
var events = __webpack_require__(19716);
// EXTERNAL MODULE: ./build/domain/source-names.js
var source_names = __webpack_require__(46501);
// EXTERNAL MODULE: ./build/settings/resolve.js
var resolve = __webpack_require__(70816);
// EXTERNAL MODULE: ./build/settings/inputs/inputs.js + 11 modules
var inputs_inputs = __webpack_require__(1972);
;// CONCATENATED MODULE: ./build/settings/broken-rules.js





const MIN_REMOTE_POLL_SECONDS = 20;
const RULES = [
    {
        about: ['cases', 'source'],
        problem: ({ values, facts, source }) => values.get('cases') !== null && ((0,source_names/* isSingle */.v)(source) || (0,events/* concernsPullRequest */.g)(facts.event))
            ? "cases: is not read from a checkout that may be a student's own, who could dismiss a pair with it; use it where staff check a class."
            : null,
    },
    {
        about: ['apikey', 'base-url'],
        problem: ({ values, facts }) => {
            const key = values.get('apikey') !== null;
            const address = values.get('base-url') !== null;
            if (key && !address) {
                return 'base-url: missing, but apikey is given. Both go together: give the base address of the service (it ends in /api/v1), or leave the key out for the embedded service.';
            }
            if (address && !key && !(0,resolve/* isWithoutSecrets */.sD)(facts)) {
                return 'apikey: missing, but base-url is given. Both go together: give the key of the service from a secret (an empty one often means that the secret has another name), or leave base-url out for the embedded service.';
            }
            return null;
        },
    },
    {
        about: ['web', 'base-url', 'github-token', 'collect-token', 'dry-run'],
        problem: ({ values }) => values.get('web').includes('github') &&
            !values.get('dry-run') &&
            values.get('base-url') === null &&
            values.get('github-token') === null &&
            values.get('collect-token') === null
            ? 'web: github needs a token, because GitHub answers its code search to nobody without one; give github-token (it needs no permission), or leave github out. software-heritage needs none.'
            : null,
    },
    {
        about: ['poll-interval', 'base-url'],
        problem: ({ values }) => {
            const seconds = values.get('poll-interval');
            const address = values.get('base-url');
            if (seconds === null || address === null || (0,base_url/* isLoopbackUrl */.t)(address))
                return null;
            if (seconds >= MIN_REMOTE_POLL_SECONDS)
                return null;
            return `poll-interval: ${seconds} seconds is too often for a service on another machine; give at least ${MIN_REMOTE_POLL_SECONDS}.`;
        },
    },
    {
        about: ['check-id', 'base-url'],
        problem: ({ values }) => values.get('check-id') !== null && values.get('base-url') === null
            ? 'check-id: works only with a service that keeps checks (base-url and apikey); the embedded service ends with its run.'
            : null,
    },
    {
        about: ['check-id', 'dry-run'],
        problem: ({ values }) => values.get('check-id') !== null && values.get('dry-run')
            ? 'check-id: cannot be reported on in a dry run, which asks for no results; leave one of the two out.'
            : null,
    },
    {
        about: ['shard', 'check-id'],
        problem: ({ values }) => values.get('shard')?.kind === 'part' && values.get('check-id') !== null
            ? 'shard: a part uploads and check-id only reports; leave one of the two out.'
            : null,
    },
    {
        about: ['shard', 'source', 'mode'],
        problem: ({ values, source, mode }) => {
            if (values.get('shard') === null)
                return null;
            if (mode !== 'check') {
                return `shard: works with mode check alone, not with ${mode}; leave shard out, or use mode check.`;
            }
            return (0,source_names/* isSingle */.v)(source)
                ? `shard: source ${source} is one submission, which cannot be split; use directory or repositories.`
                : null;
        },
    },
    {
        about: ['source', 'path', 'add'],
        problem: ({ values, source, mode }) => mode === 'check' &&
            source === 'directory' &&
            values.get('path').length === 0 &&
            values.get('add').length === 0
            ? 'path: missing, but source is directory; name the folder whose subfolders are the submissions.'
            : null,
    },
    {
        about: ['add', 'path', 'base-url', 'shard', 'mode'],
        problem: ({ values, mode }) => {
            if (values.get('add').length === 0)
                return null;
            if (mode !== 'check') {
                return `add: works with mode check alone, not with ${mode}; leave add out, or use mode check.`;
            }
            if (values.get('path').length > 0) {
                return 'add: cannot be used together with path, because the class comes from the report in report-dir; leave one of the two out.';
            }
            if (values.get('base-url') !== null) {
                return 'add: works with the embedded service alone, because a check of another service takes nothing more once it was started; check the whole class again.';
            }
            return values.get('shard') === null
                ? null
                : 'add: the class is in one report and is not split; leave shard out.';
        },
    },
    {
        about: ['source'],
        problem: ({ source, facts, mode }) => mode === 'check' && source === 'pull-request' && !(0,events/* concernsPullRequest */.g)(facts.event)
            ? `source: pull-request needs an event with a pull request, and ${facts.event === null ? 'the command line has none' : 'this run was started by another event'}; use directory, repositories or workspace here.`
            : null,
    },
    {
        about: ['source', 'organization', 'repositories', 'manifest', 'classroom50'],
        problem: ({ values, source, facts, mode }) => {
            if (mode !== 'check' || source !== 'repositories')
                return null;
            if (values.get('manifest') !== null && values.get('classroom50') !== null) {
                return 'manifest: cannot be used together with classroom50, both say which repositories belong to the assignment; leave one out.';
            }
            const owner = values.get('organization') ?? facts.repositoryOwner;
            if (owner !== null || values.get('manifest') !== null)
                return null;
            const patterns = values.get('repositories');
            const complete = patterns.length > 0 && patterns.every((entry) => /^[\w.-]+\/[^/]+$/.test(entry));
            return complete
                ? null
                : 'organization: missing; say in which organisation the repositories are, or write each one as owner/name in repositories.';
        },
    },
    {
        about: ['compare-with'],
        problem: ({ values }) => {
            const entries = values.get('compare-with');
            const word = entries.find((entry) => entry === 'none' || entry === 'open-pull-requests');
            return word !== undefined && entries.length > 1
                ? `compare-with: ${word} stands alone; list other repositories or paths without it, or in archive.`
                : null;
        },
    },
    {
        about: ['mode', 'check-id'],
        problem: ({ values, mode }) => mode !== 'check' && values.get('check-id') !== null
            ? `check-id: takes up one check, which mode ${mode} does not do; use mode check.`
            : null,
    },
    {
        about: ['mode', 'anonymize'],
        problem: ({ values, mode }) => mode === 'scan' && values.get('anonymize') === 'always'
            ? 'anonymize: always cannot hold in a scan, whose issue and report tell staff who it is; scan in a private staff repository.'
            : null,
    },
    {
        about: ['mode', 'config'],
        problem: ({ mode, assignmentCount }) => mode === 'scan' && assignmentCount === 0
            ? 'mode: scan works through the assignments of the config file, and it has none; add `assignments` to it or use mode check.'
            : null,
    },
    {
        about: ['mode'],
        problem: ({ mode, facts }) => mode === 'bot' && facts.event !== 'issue_comment' && facts.event !== 'workflow_dispatch'
            ? 'mode: bot answers comments, so its workflow must be started by issue_comment (or by hand, with workflow_dispatch); use mode check here.'
            : null,
    },
];
/** Every combination that does not work, as sentences; rules about refused values are not asked. */
function brokenRules(situation) {
    const problems = RULES.filter(({ about }) => !about.some((name) => situation.values.isBad(name)))
        .map((rule) => rule.problem(situation))
        .filter((sentence) => sentence !== null);
    return [...problems, ...misplaced(situation.values)];
}
/**
 * What was given for another source than the one that was named in the same place. A file that serves several workflows
 * may well hold keys for all of them, and `auto` may come out differently for each event, so neither is refused.
 */
function misplaced(values) {
    const source = values.get('source');
    const origin = values.origin('source');
    if (source === 'auto' || origin === null || values.isBad('source'))
        return [];
    return inputs_inputs/* INPUT_NAMES */.Qh.filter((name) => {
        const { onlyWith } = (0,inputs_inputs/* definitionOf */.Fg)(name);
        return onlyWith !== undefined && onlyWith !== source && values.origin(name) === origin;
    }).map((name) => `${name}: has a meaning only with source ${(0,inputs_inputs/* definitionOf */.Fg)(name).onlyWith ?? ''}, and source is ${source}; leave one of the two out.`);
}

// EXTERNAL MODULE: ./build/settings/config-file.js
var config_file = __webpack_require__(3495);
// EXTERNAL MODULE: ./build/settings/quoted.js
var quoted = __webpack_require__(73682);
// EXTERNAL MODULE: ./build/settings/inputs/refusal.js
var refusal = __webpack_require__(66548);
;// CONCATENATED MODULE: ./build/settings/read-text.js
/** YAML 1.2 core: what `@actions/core` takes for a boolean too. */
const BOOLEANS = new Map([
    ['true', true],
    ['True', true],
    ['TRUE', true],
    ['false', false],
    ['False', false],
    ['FALSE', false],
]);
/**
 * The text of an input as the value that its schema judges. What cannot be read stays a text, which the schema refuses.
 */
function readText(kind, given) {
    switch (kind) {
        case 'boolean':
            return BOOLEANS.get(given) ?? given;
        case 'number':
            // Decimal only: 1e3, 0x10 and Infinity are typing errors in a threshold.
            return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(given) ? Number(given) : given;
        case 'text':
        case 'choice':
        case 'list':
            return given;
    }
}

;// CONCATENATED MODULE: ./build/settings/merge-layers.js




/**
 * Judges every value of every layer, also the displaced ones, and lets the first layer win.
 *
 * @param layers strongest first
 */
function mergeLayers(layers, redact) {
    const values = new Map();
    const origins = new Map();
    const bad = new Set();
    const problems = [];
    const overrides = [];
    for (const name of inputs_inputs/* INPUT_NAMES */.Qh) {
        const definition = (0,inputs_inputs/* definitionOf */.Fg)(name);
        let winner = null;
        for (const layer of layers) {
            const given = layer.values.get(name);
            if (!isGiven(given))
                continue;
            const where = layer.place(name);
            const prefix = where === '' ? '' : `${where}: `;
            const result = definition.schema.safeParse(typeof given === 'string' ? readText(definition.kind, given.trim()) : given);
            const show = (value) => (0,quoted/* quoted */.T)(definition.shown?.(value) ?? value, redact);
            const shown = definition.secret === true ? 'the value given' : show(given);
            if (!result.success) {
                const reason = (0,refusal/* reasonOf */.A)(result.error) ?? 'is not allowed';
                problems.push(`${prefix}${name}: ${shown} ${reason}; allowed: ${definition.allowed}.`);
                bad.add(name);
            }
            if (winner === null) {
                winner = { layer, given };
                origins.set(name, layer.kind);
                if (result.success)
                    values.set(name, result.data);
            }
            else if (result.success && JSON.stringify(result.data) !== JSON.stringify(values.get(name))) {
                const strong = `${winner.layer.kind === 'input' ? 'the input' : winner.layer.place(name)} (${show(winner.given)})`;
                overrides.push(`${name}: ${strong} beats ${where} (${show(given)}).`);
            }
        }
        if (!values.has(name))
            values.set(name, defaultOf(definition));
    }
    return {
        get: (name) => values.get(name),
        origin: (name) => origins.get(name) ?? null,
        isBad: (name) => bad.has(name),
        problems,
        overrides,
    };
}
function defaultOf({ schema, default: initial }) {
    return initial === null ? null : schema.parse(initial);
}
/** An empty value is none: a workflow cannot leave an input out conditionally, and `key:` alone is null in YAML. */
function isGiven(value) {
    return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
}

// EXTERNAL MODULE: ./build/settings/raw-inputs.js
var raw_inputs = __webpack_require__(41786);
// EXTERNAL MODULE: ./build/settings/config-sections.js
var config_sections = __webpack_require__(51977);
// EXTERNAL MODULE: ./build/domain/nearest.js
var nearest = __webpack_require__(39099);
;// CONCATENATED MODULE: ./build/settings/config-keys.js

/** Keys that are no inputs. */
const OTHER_KEYS = {
    file: ['assignments', 'dismissed', 'staff', '$schema'],
    assignment: ['name', 'schedule'],
};
/** The inputs that may stand in a table of the config file. */
const INPUT_KEYS = {
    file: inputs_inputs/* INPUT_NAMES */.Qh.filter((name) => (0,inputs_inputs/* definitionOf */.Fg)(name).scope !== 'input'),
    assignment: inputs_inputs/* INPUT_NAMES */.Qh.filter((name) => (0,inputs_inputs/* definitionOf */.Fg)(name).scope === 'assignment'),
};

;// CONCATENATED MODULE: ./build/settings/take-keys.js




/**
 * The inputs among the keys of a table of the config file, and a sentence for each key that may not stand there.
 *
 * @param place where a key stands, for messages
 */
function takeKeys(given, table, place, redact) {
    const values = new Map();
    const problems = [];
    for (const [key, value] of given) {
        if (OTHER_KEYS[table].includes(key))
            continue;
        if ((0,inputs_inputs/* isInputName */.wp)(key) && INPUT_KEYS[table].includes(key)) {
            values.set(key, value);
        }
        else {
            problems.push(`${place(key)}: ${(0,inputs_inputs/* isInputName */.wp)(key) ? misplacedKey(key) : unknownKey(key, table, redact)}`);
        }
    }
    return { values, problems };
}
function misplacedKey(name) {
    if ((0,inputs_inputs/* definitionOf */.Fg)(name).secret === true) {
        return `${name}: a secret does not belong into a file; give it as an input, from a secret, and replace it if it was ever committed.`;
    }
    const isOfFile = INPUT_KEYS.file.includes(name);
    return `${name}: cannot stand here; ${isOfFile ? 'it holds for the whole run: move it to the top of the file' : 'give it as an input'}.`;
}
function unknownKey(key, table, redact) {
    const meant = (0,nearest/* nearest */.p)(key, [...INPUT_KEYS[table], ...OTHER_KEYS[table]]);
    return `${(0,quoted/* quoted */.T)(key, redact)} is no known key${meant === null ? '.' : `; did you mean ${meant}?`}`;
}

;// CONCATENATED MODULE: ./build/settings/read-assignment.js



/** See the bot: what people said about pull requests is kept under this name. */
const RESERVED_NAME = 'pull-requests';
/** Reads one entry of `assignments`, the one at `index`, with a sentence for everything that is wrong with it. */
function readAssignment(entry, index, file, redact) {
    const place = (key) => file.place('assignments', index, key);
    const where = file.place('assignments', index);
    const given = new Map(Object.entries(entry));
    const name = config_sections/* assignmentNameSchema */.aQ.safeParse(given.get('name'));
    const schedule = config_sections/* scheduleSchema */.rw.safeParse(given.get('schedule') ?? {});
    const { values, problems } = takeKeys(given, 'assignment', place, redact);
    return {
        name: name.data ?? '',
        where,
        layer: { kind: 'assignment', values, place },
        schedule: {
            from: schedule.data?.window?.from ?? null,
            until: schedule.data?.window?.until ?? null,
            minChanges: schedule.data?.['min-changes'] ?? 1,
            cooldownMs: Math.round((schedule.data?.['cooldown-hours'] ?? 0) * 3_600_000),
        },
        problems: [
            ...nameProblems(name.data ?? null, given.get('name'), redact).map((text) => `${where}: name: ${text}`),
            ...(schedule.success ? [] : [`${place('schedule')}: schedule: ${SCHEDULE_RULE}`]),
            ...problems,
        ],
    };
}
const SCHEDULE_RULE = 'allowed are window (from and until as times with an offset, from before until), min-changes (a whole number above 0) and cooldown-hours (a number, 0 or more).';
function nameProblems(name, given, redact) {
    if (name === null) {
        return [
            `${(0,quoted/* quoted */.T)(given, redact)} is not allowed; allowed: letters, digits, dots, dashes and underscores, at most 100, beginning with a letter or digit.`,
        ];
    }
    return name.toLowerCase() === RESERVED_NAME
        ? [`${RESERVED_NAME} is what the bot keeps its own state under; give the assignment another name.`]
        : [];
}

;// CONCATENATED MODULE: ./build/settings/read-sections.js





/** Reads a config file section by section. The values of the plain keys are not judged yet. */
function readSections(file, redact) {
    const { values, problems } = takeKeys(file.values, 'file', (key) => file.place(key), redact);
    const dismissed = config_sections/* dismissedSchema */.ls.safeParse(file.values.get('dismissed') ?? undefined);
    const staff = config_sections/* staffSchema */.S3.safeParse(file.values.get('staff') ?? undefined);
    const given = file.values.get('assignments') ?? [];
    const entries = Array.isArray(given) ? given : [];
    const assignments = entries.flatMap((entry, index) => (0,config_file/* isTable */.bI)(entry) ? [readAssignment(entry, index, file, redact)] : []);
    const path = dismissed.error?.issues[0]?.path.filter((step) => typeof step !== 'symbol') ?? [];
    return {
        layer: { kind: 'file', values, place: (name) => file.place(name) },
        assignments,
        dismissed: dismissed.data ?? [],
        staff: staff.data ?? [],
        problems: [
            ...problems,
            ...(dismissed.success
                ? []
                : [
                    `${file.place('dismissed', ...path)}: dismissed: allowed is a list of entries with a, b and reason, each a text that is not empty, and no other key.`,
                ]),
            ...(staff.success ? [] : [`${file.place('staff')}: staff: allowed is a list of logins and @org/team.`]),
            ...entries.flatMap((entry, index) => (0,config_file/* isTable */.bI)(entry)
                ? []
                : [
                    `${file.place('assignments', index)}: assignments: an entry must be a table of keys, with a name.`,
                ]),
            ...assignments.flatMap((one) => one.problems),
            ...namedTwice(assignments, redact),
            ...(Array.isArray(given)
                ? []
                : [`${file.place('assignments')}: assignments: allowed is a list of assignments, each with a name.`]),
        ],
    };
}
function namedTwice(assignments, redact) {
    const names = assignments.map(({ name }) => name.toLowerCase());
    return assignments
        .filter(({ name }, index) => name !== '' && names.indexOf(name.toLowerCase()) < index)
        .map(({ name, where }) => `${where}: name: ${(0,quoted/* quoted */.T)(name, redact)} is there twice; every assignment has its own.`);
}

// EXTERNAL MODULE: ./build/settings/inputs/camel-case.js
var camel_case = __webpack_require__(85875);
;// CONCATENATED MODULE: ./build/settings/settings-of.js



const REMOTE_POLL_SECONDS = 25;
const EMBEDDED_POLL_SECONDS = 0.5;
/** Values with what is known of the run, once the mode is known. */
function situationOf(values, facts, mode, assignmentCount) {
    // A command in a comment is about the pull request that it stands under.
    const event = mode === 'bot' ? 'pull_request' : facts.event;
    const given = inputs_inputs/* INPUT_NAMES */.Qh.filter((name) => values.origin(name) !== null);
    const source = (0,resolve/* resolveSource */.ev)(values.get('source'), event, given);
    return { values, facts, mode, source, assignmentCount };
}
/** The settings of a run (or of one assignment), whose `assignments` are still empty. */
function settingsOf({ values, facts, mode, source }, sections) {
    const { pollInterval, timeoutMinutes, ...given } = inputValues(values);
    const pollSeconds = pollInterval ?? (given.baseUrl === null ? EMBEDDED_POLL_SECONDS : REMOTE_POLL_SECONDS);
    return {
        ...given,
        source,
        mode,
        organization: given.organization ?? facts.repositoryOwner,
        compareWith: compareWithOf(given.compareWith),
        pollIntervalMs: Math.round(pollSeconds * 1000),
        timeoutMs: Math.max(1, Math.round(timeoutMinutes * 60_000)),
        dismissed: sections.dismissed,
        staff: sections.staff,
        assignments: [],
    };
}
function inputValues(values) {
    const all = Object.fromEntries(inputs_inputs/* INPUT_NAMES */.Qh.map((name) => [(0,camel_case/* camelCase */.x)(name), values.get(name)]));
    return all;
}
function compareWithOf(entries) {
    const [first] = entries;
    if (first === 'open-pull-requests' || first === 'none')
        return { kind: first };
    return entries.length === 0 ? { kind: 'none' } : { kind: 'list', entries };
}

;// CONCATENATED MODULE: ./build/settings/warnings.js

/** The length of the service's keys (L221). */
const KEY_CHARACTERS = 64;
/** Sentences about settings that look odd and are no error. */
function warningsOf(settings) {
    const warnings = [];
    const { apikey, baseUrl } = settings;
    if (apikey !== null && baseUrl !== null && !(0,base_url/* isLoopbackUrl */.t)(baseUrl) && apikey.length !== KEY_CHARACTERS) {
        warnings.push(`apikey: has ${apikey.length} characters, and the service's keys have ${KEY_CHARACTERS}; look whether all of it was copied.`);
    }
    if (!settings.ai && settings.aiReferences.length > 0) {
        warnings.push('ai-references: not used, because ai is false.');
    }
    if (settings.mode !== 'check')
        return warnings;
    if (settings.path.length > 0 && settings.source !== 'directory') {
        warnings.push(`path: not used, because source is ${settings.source}.`);
    }
    if (settings.deadline !== null && settings.source !== 'repositories') {
        warnings.push(`deadline: not used, because source is ${settings.source}.`);
    }
    return warnings;
}

;// CONCATENATED MODULE: ./build/settings/parse-settings.js












/**
 * Puts inputs, config file and defaults together and checks all of it, before any request.
 *
 * @param raw from `readInputs` or `parseCommandLine`
 * @param configText the config file's text; null: there is none at `configLocation(raw).path`
 * @throws ConfigurationError naming every problem, never a secret
 * @throws Skipped where a service is asked for in a run that GitHub gives no secrets
 */
function parseSettings(raw, configText, facts) {
    const redact = (0,redaction/* redactor */.$p)((0,raw_inputs/* secretsOf */.Fj)(raw));
    const { file, problems: fileProblems } = readConfig(raw, configText, redact);
    const sections = readSections(file, redact);
    const inputs = {
        kind: 'input',
        values: new Map(inputs_inputs/* INPUT_NAMES */.Qh.map((name) => [name, raw[name]])),
        place: () => '',
    };
    const values = mergeLayers([inputs, sections.layer], redact);
    const assignmentCount = sections.assignments.length;
    const mode = (0,resolve/* resolveMode */.U5)(values.get('mode'), facts.event, assignmentCount > 0);
    const situation = situationOf(values, facts, mode, assignmentCount);
    const known = [...fileProblems, ...sections.problems, ...values.problems, ...brokenRules(situation)];
    const assignments = sections.assignments.map(({ name, where, layer, schedule }) => {
        const merged = mergeLayers([inputs, layer, sections.layer], redact);
        const own = situationOf(merged, facts, 'check', 0);
        const broken = brokenRules(own).map((sentence) => `${where}: ${sentence}`);
        return {
            assignment: { name, schedule, settings: settingsOf(own, sections) },
            // What is wrong with an input or with the file's own keys has been said once.
            problems: [...merged.problems, ...broken].filter((sentence) => !known.some((other) => sentence.endsWith(other))),
            overrides: merged.overrides
                .filter((sentence) => !values.overrides.includes(sentence))
                .map((sentence) => `${name}: ${sentence}`),
        };
    });
    const problems = [...new Set([...known, ...assignments.flatMap((one) => one.problems)])];
    if (problems.length > 0)
        throw new outcome/* ConfigurationError */.j1(sentenceOf(problems));
    const settings = {
        ...settingsOf(situation, sections),
        assignments: assignments.map(({ assignment }) => assignment),
    };
    if (settings.baseUrl !== null && settings.apikey === null && (0,resolve/* isWithoutSecrets */.sD)(facts)) {
        throw new outcome/* Skipped */.zY('Not checked: GitHub gives no secrets to a pull request from a fork or from Dependabot, so the key of the service is missing here. Run the check on pull_request_target, or without base-url on the embedded service.');
    }
    return {
        settings,
        overrides: [...values.overrides, ...assignments.flatMap((one) => one.overrides)],
        warnings: warningsOf(settings),
    };
}
/** The config file, empty where there is none or where it cannot be read. */
function readConfig(raw, text, redact) {
    const { path, explicit } = (0,raw_inputs/* configLocation */.yS)(raw);
    if (text !== null) {
        const name = /^[\w./-]+$/.test(path) ? path : (0,quoted/* quoted */.T)(path, redact);
        return { file: config_file/* EMPTY_CONFIG_FILE */.sl, problems: [], ...(0,config_file/* readConfigFile */.RG)(text, name, redact) };
    }
    const missing = `config: there is no file ${(0,quoted/* quoted */.T)(path, redact)}; correct the path or leave it out.`;
    return { file: config_file/* EMPTY_CONFIG_FILE */.sl, problems: explicit ? [missing] : [] };
}
function sentenceOf(problems) {
    if (problems.length === 1)
        return problems[0] ?? '';
    return `${problems.length} settings are wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
}


/***/ }),

/***/ 41786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   wo: () => (/* binding */ misspelledInputs),
/* harmony export */   yS: () => (/* binding */ configLocation)
/* harmony export */ });
/* harmony import */ var _domain_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39099);
/* harmony import */ var _quoted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73682);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1972);



/** How the runner begins the name of every input's variable. */
const PREFIX = 'INPUT_';
/**
 * The action's inputs as the runner hands them over: `INPUT_` and the name in upper case, spaces as underscores, dashes
 * kept. Surrounding white space is dropped, and an empty value is none: the runner cannot tell the two apart.
 */
function readInputs(environment) {
    const raw = {};
    for (const name of _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_NAMES */ .Qh) {
        const value = environment[`${PREFIX}${name.replaceAll(' ', '_').toUpperCase()}`]?.trim();
        if (value !== undefined && value !== '')
            raw[name] = value;
    }
    return raw;
}
/**
 * Sentences about inputs that the action does not have and whose name is near to one that it has. The runner hands them
 * over with a warning of its own, far from the result; a threshold that is not obeyed deserves one that says what to do.
 */
function misspelledInputs(environment) {
    const warnings = [];
    for (const key of Object.keys(environment)) {
        if (!key.startsWith(PREFIX))
            continue;
        const name = key.slice(PREFIX.length).toLowerCase();
        const meant = (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .isInputName */ .wp)(name) ? null : (0,_domain_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(name, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_NAMES */ .Qh);
        if (meant !== null)
            warnings.push(`${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .T)(name)} is no input of this action; did you mean ${meant}?`);
    }
    return warnings;
}
/** The values of the secrets among the inputs: what nothing that is said may hold. */
function secretsOf(raw) {
    return _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_NAMES */ .Qh.filter((name) => (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(name).secret === true).flatMap((name) => raw[name] ?? []);
}
/** Where the config file lies, and whether the user named it: a named file that is missing is an error. */
function configLocation(raw) {
    const given = raw.config?.trim() ?? '';
    if (given !== '')
        return { path: given, explicit: true };
    return { path: _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc.config.default, explicit: false };
}


/***/ }),

/***/ 70816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U5: () => (/* binding */ resolveMode),
/* harmony export */   ev: () => (/* binding */ resolveSource),
/* harmony export */   nY: () => (/* binding */ resolveBaseCode),
/* harmony export */   sD: () => (/* binding */ isWithoutSecrets)
/* harmony export */ });
/* harmony import */ var _domain_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19716);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1972);


/** Events that run with the pull request's own trust: from a fork, or started by Dependabot, they see no secret. */
const UNTRUSTED_EVENTS = new Set([
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
]);
/** Whether GitHub gives this run no secrets, so that an empty key is nobody's mistake. */
function isWithoutSecrets(facts) {
    if (facts.event === null || !UNTRUSTED_EVENTS.has(facts.event))
        return false;
    return facts.isFork || facts.actor === 'dependabot[bot]';
}
/** `auto`: a comment event is `bot`, a config file with assignments is `scan`, all else `check`. */
function resolveMode(mode, event, hasAssignments) {
    if (mode !== 'auto')
        return mode;
    if (event === 'issue_comment')
        return 'bot';
    return hasAssignments ? 'scan' : 'check';
}
/**
 * `auto`: a pull-request event, else the source that the given inputs lead to, repositories before folders, else the
 * workspace. A merge group is what the same workflow is started by for a check that the queue requires.
 *
 * @param given inputs that somebody gave, by input or config file, and not by default
 */
function resolveSource(source, event, given) {
    if (source !== 'auto')
        return source;
    if ((0,_domain_events_js__WEBPACK_IMPORTED_MODULE_0__/* .isPullRequestEvent */ .T)(event) || event === 'merge_group')
        return 'pull-request';
    const meant = new Set(given.map((name) => (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionOf */ .Fg)(name).leadsTo));
    return meant.has('repositories') ? 'repositories' : meant.has('directory') ? 'directory' : 'workspace';
}
/** Base-code detection: as the user said, else on where starter code is known. */
function resolveBaseCode(settings, starterKnown) {
    return settings.baseCode ?? starterKnown;
}


/***/ }),

/***/ 93319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readContents)
/* harmony export */ });
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50926);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17887);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76192);
/* harmony import */ var _reconcile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41097);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46394);





/**
 * Reads a repository at a commit: its tarball, checked file by file against git's tree. A tarball may hide files
 * (`export-ignore`) or change them (`export-subst`); those are fetched one by one, and said.
 *
 * Two requests, one more for each hidden file. At most the source files are in memory.
 *
 * @param ref full SHA, `refs/heads/<branch>`, or null for the default branch
 * @param also paths of files that are wanted besides, for themselves
 * @throws GitHubError
 */
async function readContents(github, name, ref, selection, signal, also = []) {
    const tarball = await (0,_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .readArchive */ .bL)(github, name, ref, (path, size) => (also.includes(path) ? 'counts' : (0,_wanted_js__WEBPACK_IMPORTED_MODULE_3__/* .wantedOf */ .L)(path, size, selection)), signal);
    const sha = tarball.commitSha ?? (ref !== null && _git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .FULL_SHA */ .RG.test(ref) ? ref : null);
    if (sha === null) {
        throw new _archive_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableRepositoryError */ .M3(`The archive of ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fullName */ .fq)(name)} does not say which commit it is of, so nothing in it can be relied on.`, 'network');
    }
    const listing = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readTree */ .Zc)(github, name, sha);
    const extra = new Map();
    for (const path of also) {
        const file = tarball.files.get(path);
        if (file !== undefined && file.blobSha === listing.blobs.get(path)?.sha)
            extra.set(path, file.bytes);
    }
    return { sha, ...(await (0,_reconcile_js__WEBPACK_IMPORTED_MODULE_2__/* .reconcile */ .L)(github, name, tarball, listing, selection)), extra };
}


/***/ }),

/***/ 87589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ stateAt)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47307);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50926);
/* harmony import */ var _github_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21498);
/* harmony import */ var _github_pushes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24112);






const Commit = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
/**
 * The last push to a branch before the deadline, by the time that GitHub's server noted. Commit dates are the student's to
 * choose, so they count only where the server kept no record, and are called unattested.
 *
 * @throws GitHubError when the repository cannot be read at all
 */
async function stateAt(github, name, branch, deadline) {
    const ref = `refs/heads/${branch}`;
    /** The earliest push that came after the deadline. */
    let firstLate = null;
    let complete = true;
    let isWithheld = false;
    try {
        let pages = 0;
        for await (const page of (0,_github_pushes_js__WEBPACK_IMPORTED_MODULE_3__/* .pushPages */ .Du)(github, name, ref)) {
            for (const activity of page) {
                if (activity.ref !== ref)
                    continue;
                if (new Date(activity.timestamp) > deadline)
                    firstLate = activity;
                else if (activity.after === _github_pushes_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_COMMIT */ .U2)
                    return LATE;
                else
                    return { sha: activity.after, status: 'on-time', pushedAt: activity.timestamp };
            }
            pages += 1;
            complete = pages < _github_pushes_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PUSH_PAGES */ .nF;
            if (!complete)
                break;
        }
    }
    catch (error) {
        // The record of pushes needs more than the contents do; where it is withheld, commits are what is left.
        // A rate limit withholds nothing for good: to take the commits' word then would call a student unattested for it.
        if (!(error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_) ||
            error.outcome === 'rate-limited' ||
            !(0,_github_pushes_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithheldStatus */ .QB)((0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error))) {
            throw error;
        }
        isWithheld = (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) !== 422;
        // Pushes that cannot be read may be late ones too.
        complete = false;
    }
    if (firstLate !== null && complete) {
        // What the first late push replaced is what stood there at the deadline, however it came there.
        if (firstLate.before === _github_pushes_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_COMMIT */ .U2)
            return underAnotherName(github, name, ref, firstLate.after, deadline);
        return { sha: firstLate.before, status: 'on-time', pushedAt: null };
    }
    const sha = await lastCommitBefore(github, name, branch, deadline);
    // Nothing attests that it is late either: a clock that runs ahead is no offence.
    return { sha, status: 'unattested', pushedAt: null, ...(isWithheld ? { isWithheld } : {}) };
}
const LATE = { sha: null, status: 'late', pushedAt: null };
/**
 * A branch that was renamed or made anew after the deadline: what was pushed in time was pushed to another. That is the one
 * whose head the new branch began with, and its last push before the deadline is what counts.
 */
async function underAnotherName(github, name, own, sha, deadline) {
    let pages = 0;
    let before = null;
    for await (const page of (0,_github_pushes_js__WEBPACK_IMPORTED_MODULE_3__/* .pushPages */ .Du)(github, name, null)) {
        // Newest first.
        for (const { ref, after, timestamp } of page) {
            const isInTime = new Date(timestamp) <= deadline;
            if (after === sha && (ref !== own || isInTime))
                before ??= ref;
            if (ref === before && isInTime && after !== _github_pushes_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_COMMIT */ .U2) {
                return { sha: after, status: 'on-time', pushedAt: timestamp };
            }
        }
        pages += 1;
        if (pages >= _github_pushes_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PUSH_PAGES */ .nF)
            break;
    }
    return LATE;
}
async function lastCommitBefore(github, name, branch, deadline) {
    const commits = await github.ask({ what: `reading the commits of ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_5__/* .fullName */ .fq)(name)}`, permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .PERMISSIONS */ .J.contents, target: 'other' }, (rest) => rest.repos.listCommits({
        owner: name.owner,
        repo: name.repo,
        // A tag of the same name would win.
        sha: `refs/heads/${branch}`,
        until: deadline.toISOString(),
        per_page: 1,
    }), zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Commit));
    return commits[0]?.sha ?? null;
}


/***/ }),

/***/ 7120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ parsePattern),
  Q: () => (/* binding */ prefixTrap)
});

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
;// CONCATENATED MODULE: ./build/sources/github/bounded-match.js

/** A name has at most 100 characters. What reads one for so long tries ever more ways to read it. */
const MOST_MS = 2000;
/** So many repetitions, none of them repeated itself, read any name at once, also with so many choices beside them. */
const FEW = { repetitions: 3, choices: 6 };
/**
 * A class of characters, an escaped one, the start of a group that is marked, the end of one that is repeated, a sign of
 * repetition, or one of choice: each `a?` and each `a|b` can double the ways to read a name.
 */
const PARTS = /\[(?:\\.|[^\]\\])*\]|\\.|\(\?|\)[*+{]|[*+]\??|[{?|]/gs;
/** Whether an expression is quick with every name, as nearly all are. */
function isQuick({ source }) {
    const parts = source.match(PARTS) ?? [];
    const repetitions = parts.filter((part) => /^\)?[*+{]/.test(part));
    const choices = parts.filter((part) => /^[?|]/.test(part));
    return (repetitions.length <= FEW.repetitions &&
        choices.length <= FEW.choices &&
        !repetitions.some((part) => part.startsWith(')')));
}
const SCRIPT = new external_node_vm_.Script('run()');
/**
 * Reads names with an expression that somebody wrote, and that may take for ever with some names: whoever waits for one match
 * waits for all that the process does.
 *
 * @returns what finds it in a name. null: it does not. 'too-slow': it took too long, and is not tried again
 */
function boundedMatch(expression) {
    if (isQuick(expression))
        return (name) => expression.exec(name);
    let isSlow = false;
    let wanted = '';
    let found = null;
    const context = (0,external_node_vm_.createContext)({
        run: () => {
            found = expression.exec(wanted);
        },
    });
    return (name) => {
        if (isSlow)
            return 'too-slow';
        wanted = name;
        try {
            SCRIPT.runInContext(context, { timeout: MOST_MS });
            return found;
        }
        catch {
            isSlow = true;
            return 'too-slow';
        }
    };
}

;// CONCATENATED MODULE: ./build/sources/github/patterns.js




/** A glob is for whole names, without case, as GitHub's names are. */
const GLOB_OPTIONS = { nocase: true, dot: true, nonegate: true };
const GLOB_SIGNS = /[*?[\]{}()!]/;
/**
 * Reads one line of `repositories`: `owner/name`, `name`, a glob over names (with or without owner), or `/regex/flags`
 * over the whole name with an optional group `student`.
 *
 * @param organization owner of what is written without one; null: there is none
 * @returns a sentence where the line cannot be used
 */
function parsePattern(text, organization) {
    const noOwner = `repositories: ${JSON.stringify(text)} names no owner; write owner/name, or give organization.`;
    if (text.startsWith('/')) {
        const closing = text.lastIndexOf('/');
        if (organization === null)
            return noOwner;
        const find = finder(text, new RegExp(`^(?:${text.slice(1, closing)})$`, `i${text.slice(closing + 1).replace('i', '')}`));
        return {
            kind: 'match',
            text,
            owner: organization,
            match: (repo) => {
                const found = find(repo);
                return found === null ? null : { student: found.groups?.['student'] ?? null };
            },
        };
    }
    const slash = text.indexOf('/');
    const owner = slash < 0 ? organization : text.slice(0, slash);
    const rest = text.slice(slash + 1);
    if (owner === null || owner === '')
        return noOwner;
    if (GLOB_SIGNS.test(owner)) {
        return `repositories: ${JSON.stringify(text)} has a glob as owner; name the organisation or user.`;
    }
    if (!GLOB_SIGNS.test(rest)) {
        const name = (0,names/* parseRepositoryName */.$M)(`${owner}/${rest}`);
        return name === null
            ? `repositories: ${JSON.stringify(text)} is no name of a repository; write owner/name.`
            : { kind: 'name', text, name };
    }
    const find = finder(text, picomatch.makeRe(rest, GLOB_OPTIONS));
    const literal = /^[^*?[\]{}()!]*/.exec(rest)?.[0] ?? '';
    return {
        kind: 'match',
        text,
        owner,
        match: (repo) => {
            if (find(repo) === null)
                return null;
            // `hw1-*`: what the star stands for is who it is.
            const tail = rest === `${literal}*` && literal !== '' ? repo.slice(literal.length) : '';
            return { student: tail === '' ? null : tail };
        },
    };
}
function finder(text, expression) {
    const find = boundedMatch(expression);
    return (repo) => {
        const found = find(repo);
        if (found !== 'too-slow')
            return found;
        throw new outcome/* ConfigurationError */.j1(`repositories: ${JSON.stringify(text)} takes too long to be compared with names. Write it with fewer repetitions (* and +), and with none inside of another.`);
    };
}
/** A shared beginning this long, in this many names, looks like a second assignment. */
const MIN_SHARED = 2;
/**
 * The prefix trap: `cs101-hello-*` also matches `cs101-hello-world-alice`. Says so where a part of the matched names goes
 * on with the same further word; null: nothing to say.
 */
function prefixTrap(pattern, matched) {
    if (pattern.kind !== 'match' || pattern.text.startsWith('/'))
        return null;
    const tails = matched.flatMap((name) => pattern.match(name.repo)?.student ?? []);
    const groups = new Map();
    for (const tail of tails) {
        const dash = tail.search(/[-_]/);
        if (dash < 1)
            continue;
        const word = tail.slice(0, dash + 1).toLowerCase();
        groups.set(word, (groups.get(word) ?? 0) + 1);
    }
    const suspects = [...groups].filter(([, count]) => count >= MIN_SHARED && count < tails.length);
    if (suspects.length === 0)
        return null;
    const [word, count] = suspects.toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
    const example = matched.find((name) => pattern.match(name.repo)?.student?.toLowerCase().startsWith(word));
    return `${count} of the ${tails.length} repositories that match ${JSON.stringify(pattern.text)} go on with ${JSON.stringify(word)} (${example === undefined ? '' : (0,names/* fullName */.fq)(example)}): if that is another assignment, use manifest, classroom50, team or a /regex/.`;
}


/***/ }),

/***/ 37238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   Db: () => (/* binding */ isOfSameAuthor),
/* harmony export */   OU: () => (/* binding */ purposeFor),
/* harmony export */   Sm: () => (/* binding */ openPullRequests),
/* harmony export */   oZ: () => (/* binding */ pullRequestOfHead)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _github_event_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68888);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50926);
/* harmony import */ var _github_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21498);





const Sha = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/);
const Pull = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    draft: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    user: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int() }).nullable(),
    head: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha: Sha }),
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha: Sha }),
});
function pullOf(pull) {
    return {
        number: pull.number,
        headSha: pull.head.sha,
        baseSha: pull.base.sha,
        author: pull.user?.login ?? _github_event_context_js__WEBPACK_IMPORTED_MODULE_1__/* .GHOST */ .SE,
        authorId: pull.user?.id ?? 0,
        draft: pull.draft ?? false,
        open: pull.state === 'open',
    };
}
/** Whether one person opened both, as far as GitHub knows: two of deleted accounts need not be of one. */
function isOfSameAuthor(one, other) {
    return one.authorId !== 0 && one.author !== _github_event_context_js__WEBPACK_IMPORTED_MODULE_1__/* .GHOST */ .SE && one.authorId === other.authorId;
}
/** Why a pull request of this repository is read, for messages. */
function purposeFor(what) {
    return { what, permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .PERMISSIONS */ .J.pullRequests, target: 'own' };
}
/** @throws GitHubError */
async function readPullRequest(github, base, number) {
    return pullOf(await github.ask(purposeFor(`reading pull request ${number} of ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fullName */ .fq)(base)}`), (rest) => rest.pulls.get({ owner: base.owner, repo: base.repo, pull_number: number }), Pull));
}
/** All open pull requests, the newest first. @throws GitHubError */
async function openPullRequests(github, base) {
    const found = new Map();
    for await (const page of github.pages(purposeFor(`listing the open pull requests of ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fullName */ .fq)(base)}`), 'GET /repos/{owner}/{repo}/pulls', { owner: base.owner, repo: base.repo, state: 'open' }, Pull)) {
        // A page may repeat what moved while it was turned.
        for (const pull of page)
            found.set(pull.number, pullOf(pull));
    }
    return [...found.values()];
}
/**
 * The pull request of a `workflow_run` event: by head commit and repository, never by a number that the run handed over,
 * because an artifact of a stranger's run says whatever the stranger wants.
 *
 * @throws Skipped where there is none (any more)
 */
async function pullRequestOfHead(github, base, head) {
    const pulls = await github.ask(purposeFor(`looking for the pull request of ${head.sha}`), (rest) => rest.pulls.list({
        owner: base.owner,
        repo: base.repo,
        state: 'open',
        head: `${head.owner}:${head.branch}`,
        per_page: 100,
    }), zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Pull));
    const found = pulls.find((pull) => pull.head.sha === head.sha);
    if (found === undefined) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Skipped */ .zY(`Not checked: no open pull request of ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fullName */ .fq)(base)} has the head ${head.sha}; it was closed, or pushed to meanwhile.`);
    }
    return pullOf(found);
}


/***/ }),

/***/ 41097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ reconcile)
/* harmony export */ });
/* harmony import */ var _selection_aside_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28152);
/* harmony import */ var _selection_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31475);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76192);
/* harmony import */ var _tarball_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43599);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46394);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73387);






/** At most so many files that an archive hides are fetched one by one. */
const MAX_HIDDEN = 100;
/** Names of files in a remark. */
const LISTED = 5;
/** Puts together what the archive gave and what git lists; git is right. Files that the archive hides are fetched. @throws GitHubError */
async function reconcile(github, name, tarball, listing, selection) {
    const compared = compare(tarball, listing, selection);
    const fetched = await fetchMissed(github, name, compared, selection);
    const known = new Set(listing.leftOut.map(({ path }) => path));
    const leftOut = [
        ...listing.leftOut,
        ...compared.leftOut,
        ...fetched.leftOut,
        ...tarball.leftOut.filter(({ path }) => !known.has(path) && !listing.blobs.has(path)),
    ];
    // What GitHub does not list cannot be checked; it is compared as the archive has it.
    const unlisted = listing.truncated ? [...tarball.files].filter(([path]) => !listing.blobs.has(path)) : [];
    const files = [
        ...[...compared.kept, ...fetched.kept].map(({ path, bytes }) => inMemory(path, bytes)),
        ...unlisted.map(([path, { bytes }]) => inMemory(path, bytes)),
    ];
    const chosen = await (0,_selection_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseFiles */ .P)(files, selection, leftOut);
    return { ...chosen, remarks: [...remarksOn(listing, fetched), ...chosen.remarks] };
}
/** Holds each file of the archive against git's list. */
function compare(tarball, listing, selection) {
    const kept = [];
    const missed = [];
    const leftOut = [];
    const refusedByTar = new Map(tarball.leftOut.map((entry) => [entry.path, entry]));
    const bySha = new Map([...tarball.files.values()].map(({ blobSha: sha, bytes }) => [sha, bytes]));
    for (const [path, { sha, size: told }] of listing.blobs) {
        const size = told ?? 0;
        const reason = selection.byPath(path, size);
        const as = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .wantedOf */ .L)(path, size, selection);
        if (as === null) {
            leftOut.push((0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .withDetail */ ._)({ path, reason: reason ?? 'not-source' }));
            continue;
        }
        const packed = tarball.files.get(path);
        const bytes = sameBytes(packed, sha) ?? bySha.get(sha);
        if (bytes !== undefined) {
            kept.push({ path, bytes, as });
            continue;
        }
        const one = { path, sha, size, as, isHidden: packed === undefined, reason };
        const refused = packed === undefined ? refusedByTar.get(path) : undefined;
        if (refused?.reason === 'limit' || refused?.reason === 'too-large') {
            leftOut.push(notLookedAt(one, refused, selection));
        }
        else {
            missed.push(one);
        }
    }
    return { kept, missed, leftOut };
}
/** A file's bytes as git has them, where the archive has them so, or with other line ends. */
function sameBytes(packed, sha) {
    if (packed === undefined || packed.blobSha === sha)
        return packed?.bytes;
    const asInGit = withoutReturns(packed.bytes);
    return (0,_tarball_js__WEBPACK_IMPORTED_MODULE_3__/* .blobSha */ .wJ)(asInGit) === sha ? asInGit : undefined;
}
/** Reads what the archive does not have as git has it, as far as the limits reach. */
async function fetchMissed(github, name, { kept: before, missed }, selection) {
    const kept = [];
    const leftOut = [];
    const asked = [];
    const total = { counts: bytesAs('counts', before), aside: bytesAs('aside', before) };
    // What counts, and the largest first: where there are too many, stubs must not take the place of somebody's work.
    for (const one of missed.toSorted((a, b) => order(a.as, b.as) || b.size - a.size)) {
        const { path, sha, size, as } = one;
        const most = as === 'counts' ? _tarball_js__WEBPACK_IMPORTED_MODULE_3__/* .TARBALL_LIMITS */ .cu.keptBytes : _tarball_js__WEBPACK_IMPORTED_MODULE_3__/* .TARBALL_LIMITS */ .cu.asideBytes;
        const tooMuch = total[as] + size > most;
        if (tooMuch || asked.length >= MAX_HIDDEN) {
            const detail = tooMuch
                ? `more than ${most} bytes of ${as === 'counts' ? 'source' : 'files that do not count'}`
                : `more than ${MAX_HIDDEN} files are not in the archive as they are in git`;
            leftOut.push(notLookedAt(one, { reason: 'limit', detail }, selection));
            continue;
        }
        asked.push(one);
        const bytes = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlob */ .gm)(github, name, sha);
        if ('reason' in bytes) {
            leftOut.push({ path, ...bytes });
        }
        else {
            total[as] += bytes.length;
            kept.push({ path, bytes, as });
        }
    }
    const pathsOf = (isHidden) => asked.filter((one) => one.isHidden === isHidden).map(({ path }) => path);
    return { kept, leftOut, hidden: pathsOf(true), changed: pathsOf(false) };
}
function bytesAs(as, files) {
    return files.reduce((sum, one) => (one.as === as ? sum + one.bytes.length : sum), 0);
}
function remarksOn({ truncated }, { hidden, changed }) {
    return [
        ...(truncated
            ? ['GitHub lists only a part of its files, so what the archive may hide is not known.']
            : []),
        ...(hidden.length > 0
            ? [`${some(hidden)} not in the archive (.gitattributes export-ignore); fetched one by one.`]
            : []),
        ...(changed.length > 0
            ? [
                `${some(changed)} changed in the archive (.gitattributes export-subst, ident or an encoding); taken as git has them.`,
            ]
            : []),
    ];
}
function order(a, b) {
    return Number(a === 'aside') - Number(b === 'aside');
}
/** Text that nothing says to be code is not missed where a limit ends the look at it. */
function notLookedAt({ path, size, reason }, limit, selection) {
    const kind = reason === null ? 'source' : (0,_selection_aside_js__WEBPACK_IMPORTED_MODULE_0__/* .asideKind */ .H5)(path, size, reason, selection);
    return kind === 'source' || reason === null ? { ...limit, path } : (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .withDetail */ ._)({ path, reason });
}
function inMemory(path, bytes) {
    return { path, size: bytes.length, read: () => Promise.resolve(bytes) };
}
/** `eol=crlf` puts returns into the archive that git does not store. */
function withoutReturns(bytes) {
    return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
/** "2 files (a.py, b.py) are". */
function some(paths) {
    const [files, are] = paths.length === 1 ? ['file', 'is'] : ['files', 'are'];
    return `${paths.length} ${files} (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(paths, LISTED, JSON.stringify)}) ${are}`;
}


/***/ }),

/***/ 1493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ readTeam),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   Nu: () => (/* binding */ readRepository),
/* harmony export */   xW: () => (/* binding */ listRepositories)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47307);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50926);
/* harmony import */ var _github_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21498);





/** What we read of a repository; a listing and a single answer have it alike. */
const Item = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    owner: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    private: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    visibility: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    fork: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    is_template: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    archived: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    disabled: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    default_branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    pushed_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    topics: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional(),
    custom_properties: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()).nullish(),
    template_repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
});
function repositoryOf(item) {
    return {
        id: item.id,
        owner: item.owner.login,
        repo: item.name,
        // Where it is not said, nothing is given away.
        isPrivate: item.private ?? false,
        isInternal: item.visibility === 'internal',
        fork: item.fork ?? false,
        isTemplate: item.is_template ?? false,
        archived: item.archived ?? false,
        disabled: item.disabled ?? false,
        defaultBranch: item.default_branch ?? null,
        pushedAt: item.pushed_at ?? null,
        topics: item.topics ?? [],
        properties: item.custom_properties ?? {},
        template: item.template_repository?.full_name ?? null,
    };
}
/**
 * Every repository of an organisation that the token sees, the oldest first; of a user where the owner is none.
 *
 * Oldest first, so that what happens meanwhile moves nothing between pages: sorted by pushes, a repository that is pushed to
 * while the listing is read jumps onto a page that was read already, and is missed.
 *
 * @throws GitHubError when there is no such owner, or GitHub refuses
 */
async function listRepositories(github, owner) {
    const read = async (route, parameters) => {
        const found = [];
        const purpose = {
            what: `listing the repositories of ${owner}`,
            permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .PERMISSIONS */ .J.metadata,
            target: 'other',
        };
        for await (const page of github.pages(purpose, route, parameters, Item)) {
            found.push(...page.map(repositoryOf));
        }
        return found;
    };
    try {
        return await read('GET /orgs/{org}/repos', {
            org: owner,
            type: 'all',
            sort: 'created',
            direction: 'asc',
        });
    }
    catch (error) {
        if ((0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) !== 404)
            throw error;
        return read('GET /users/{username}/repos', {
            username: owner,
            type: 'owner',
            sort: 'created',
            direction: 'asc',
        });
    }
}
/** One repository by name; a renamed one is found under its old name. @throws GitHubError */
async function readRepository(github, name) {
    const item = await github.ask({ what: `looking up ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fullName */ .fq)(name)}`, permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .PERMISSIONS */ .J.metadata, target: 'other' }, (rest) => rest.repos.get({ owner: name.owner, repo: name.repo }), Item);
    return repositoryOf(item);
}
const Slug = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int() });
const Member = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
/** Who and what belongs to a team: ids of repositories, and its members' logins in lower case. @throws GitHubError */
async function readTeam(github, organization, slug) {
    const parameters = { org: organization, team_slug: slug };
    const purpose = {
        what: `reading the team ${slug} of ${organization}`,
        permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .PERMISSIONS */ .J.members,
        target: 'other',
    };
    const repositoryIds = new Set();
    for await (const page of github.pages(purpose, 'GET /orgs/{org}/teams/{team_slug}/repos', parameters, Slug)) {
        for (const { id } of page)
            repositoryIds.add(id);
    }
    const members = new Set();
    for await (const page of github.pages(purpose, 'GET /orgs/{org}/teams/{team_slug}/members', parameters, Member)) {
        for (const { login } of page)
            members.add(login.toLowerCase());
    }
    return { repositoryIds, members };
}
const FileContent = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    size: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    encoding: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    content: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
});
/** The contents API gives no text of larger files. */
const MAX_CONTENT_BYTES = 1_048_576;
/**
 * One text file of a repository; null: there is no such file (or the token may not see the repository).
 *
 * @param ref commit or branch; null: the default branch
 * @throws GitHubError
 */
async function readTextFile(github, name, path, ref, target = 'other') {
    const what = `reading ${path} of ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fullName */ .fq)(name)}`;
    try {
        const file = await github.ask({ what, permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .PERMISSIONS */ .J.contents, target }, (rest) => rest.repos.getContent({
            owner: name.owner,
            repo: name.repo,
            path,
            ...(ref === null ? {} : { ref }),
        }), FileContent);
        if (file.type !== 'file' || file.encoding !== 'base64' || file.size > MAX_CONTENT_BYTES) {
            throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_(`${path} of ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fullName */ .fq)(name)} is no text file of at most ${MAX_CONTENT_BYTES} bytes. Replace it by one.`, 'config-error');
        }
        return Buffer.from(file.content ?? '', 'base64')
            .toString('utf8')
            .replace(/^\uFEFF/, '');
    }
    catch (error) {
        if ((0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 404)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 46394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ wantedOf),
/* harmony export */   _: () => (/* binding */ withDetail)
/* harmony export */ });
/* harmony import */ var _selection_aside_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28152);
/* harmony import */ var _selection_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29210);


/** A file that is too large says the limit. */
function withDetail(entry) {
    return entry.reason === 'too-large' ? { ...entry, detail: _selection_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_LARGE */ .PH } : entry;
}
/** Whether a file counts, or does not and is looked at all the same. */
function wantedOf(path, size, selection) {
    const reason = selection.byPath(path, size);
    if (reason === null)
        return 'counts';
    return (0,_selection_aside_js__WEBPACK_IMPORTED_MODULE_0__/* .asideKind */ .H5)(path, size, reason, selection) === null ? null : 'aside';
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

/***/ 83922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93153);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75174);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23719);





/**
 * The text of a list that the settings name: UTF-8, UTF-16 or Windows-1252, as spreadsheets write it.
 *
 * @param input what the settings call it: `people`
 * @throws ConfigurationError where it cannot be read
 */
async function readList(input, file, root) {
    let bytes;
    try {
        bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, file));
    }
    catch (error) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`${input} ${JSON.stringify(file)} cannot be read: ${(0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)}. Correct the path, or the rights of the file.`);
    }
    const decoded = (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .decode */ .D)(bytes);
    if ('text' in decoded)
        return decoded.text;
    throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`${input} ${JSON.stringify(file)} is no text: save the list as CSV.`);
}


/***/ }),

/***/ 2528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N8: () => (/* binding */ isOffRoster),
/* harmony export */   t4: () => (/* binding */ studentOf),
/* harmony export */   xK: () => (/* binding */ readClassroom50)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _people_person_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44548);
/* harmony import */ var _people_read_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44165);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5371);
/* harmony import */ var _github_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1493);






/** The private repository that holds Classroom 50's configuration of an organisation. */
const CONFIG_REPOSITORY = 'classroom50';
/** Unknown fields are tolerated: the format grows. */
const Assignment = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    slug: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    template: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ owner: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish() }).nullish(),
    due: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    mode: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    allowed_files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).nullish(),
});
const Assignments = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Assignment),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ assignments: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Assignment) }).transform(({ assignments }) => assignments),
]);
/** Reads `<classroom>/assignments.json` and `roster.csv`. @throws ConfigurationError, GitHubError */
async function readClassroom50(github, organization, asked) {
    const config = { owner: organization, repo: CONFIG_REPOSITORY };
    const place = `${organization}/${CONFIG_REPOSITORY}`;
    const path = `${asked.classroom}/assignments.json`;
    const text = await (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)(github, config, path, null);
    if (text === null) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`classroom50: ${place} has no ${path}, or the token may not read it. Look whether the classroom is called ${JSON.stringify(asked.classroom)} there, and use a token with “Contents: read” on ${place} as github-token.`);
    }
    const assignments = parseAssignments(text, `${place}/${path}`);
    const found = assignments.find(({ slug }) => slug.toLowerCase() === asked.assignment.toLowerCase());
    if (found === undefined) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`classroom50: ${place}/${path} has no assignment ${JSON.stringify(asked.assignment)}; it has ${assignments.length === 0 ? 'none' : assignments.map(({ slug }) => JSON.stringify(slug)).join(', ')}. Name one of these.`);
    }
    const notices = [];
    const due = found.due === null || found.due === undefined ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .instantOf */ .B)(found.due);
    if (typeof found.due === 'string' && due === null) {
        notices.push(`The due time ${JSON.stringify(found.due)} of ${place}/${path} is no time with an offset, and was not used.`);
    }
    const rosterPath = `${asked.classroom}/roster.csv`;
    const roster = await (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)(github, config, rosterPath, null);
    if (roster === null) {
        notices.push(`${place} has no ${rosterPath}: repositories are found by their names alone.`);
    }
    return {
        classroom: asked.classroom,
        slug: found.slug,
        allSlugs: assignments.map(({ slug }) => slug),
        template: found.template === null || found.template === undefined
            ? null
            : { owner: found.template.owner, repo: found.template.repo, branch: found.template.branch ?? null },
        due,
        isGroup: /group|team/i.test(found.mode ?? ''),
        allowedFiles: found.allowed_files === null || found.allowed_files === undefined || found.allowed_files.length === 0
            ? null
            : found.allowed_files,
        roster: roster === null ? [] : parseRoster(roster, `${place}/${rosterPath}`),
        notices,
    };
}
function parseAssignments(text, place) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`classroom50: ${place} is no JSON: ${error.message}. Mend it there.`);
    }
    const result = Assignments.safeParse(value);
    if (result.success)
        return result.data;
    const issue = result.error.issues[0];
    throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`classroom50: ${place} is not understood: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}. Mend it there, or list the repositories in a manifest.`);
}
function parseRoster(text, place) {
    const what = `classroom50: ${place}`;
    return (0,_people_person_row_js__WEBPACK_IMPORTED_MODULE_1__/* .personRows */ .N)((0,_people_read_table_js__WEBPACK_IMPORTED_MODULE_2__/* .readTable */ .x)(text, what), what).flatMap(({ logins: [login], name, section, isStaff }) => login === undefined ? [] : [{ login, name: name ?? login, section, isStaff }]);
}
/**
 * Whose repository of this assignment a name is: `<classroom>-<assignment>-<username>`. A name belongs to the longest
 * assignment that fits it. null: another assignment's, or nobody's of the roster.
 */
function studentOf(assignment, repo) {
    const name = repo.toLowerCase();
    const owner = assignment.allSlugs
        .map((slug) => slug.toLowerCase())
        .filter((slug) => name.startsWith(`${assignment.classroom.toLowerCase()}-${slug}-`))
        .toSorted((a, b) => b.length - a.length);
    const slug = assignment.slug.toLowerCase();
    const own = `${assignment.classroom.toLowerCase()}-${slug}-`;
    if (!name.startsWith(own))
        return null;
    const login = name.slice(own.length);
    if (assignment.roster.length > 0 && !assignment.isGroup) {
        // The roster decides: a login may itself begin like another assignment ("world-alice").
        const entry = assignment.roster.find((one) => one.login.toLowerCase() === login);
        if (entry !== undefined)
            return entry.isStaff ? null : entry;
        return null;
    }
    return owner[0] === slug && login !== '' ? { login, name: login, section: null, isStaff: false } : null;
}
/** Whether a name is that of this assignment's, and who it would be of is not on the roster: enrolled late, or dropped. */
function isOffRoster(assignment, repo) {
    if (assignment.roster.length === 0 || assignment.isGroup)
        return false;
    const login = studentOf({ ...assignment, roster: [] }, repo)?.login;
    return login !== undefined && !assignment.roster.some((one) => one.login.toLowerCase() === login);
}


/***/ }),

/***/ 92708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ NothingFound),
  k: () => (/* binding */ discover)
});

// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(21498);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(74273);
// EXTERNAL MODULE: ./build/sources/github/patterns.js + 1 modules
var patterns = __webpack_require__(7120);
// EXTERNAL MODULE: ./build/sources/github/repository.js
var github_repository = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(47307);
// EXTERNAL MODULE: ./build/sources/repositories/classroom50.js
var classroom50 = __webpack_require__(2528);
// EXTERNAL MODULE: ./build/sources/repositories/shown-names.js
var shown_names = __webpack_require__(32346);
;// CONCATENATED MODULE: ./build/sources/repositories/candidates.js







/** GitHub's repositories, each owner's listed once. */
function directoryOf(github) {
    const listings = new Map();
    return {
        github,
        list: (owner) => {
            const key = owner.toLowerCase();
            const listing = listings.get(key) ?? (0,github_repository/* listRepositories */.xW)(github, owner);
            listings.set(key, listing);
            return listing;
        },
    };
}
const NOTHING_KNOWN = { student: null, login: null, deadline: null };
/** Repositories of a manifest. One listing answers for a whole class; what it does not hold is looked up by name. */
async function inManifest({ file, entries, without }, directory) {
    const parts = [];
    if (without.length > 0) {
        const [rows, have] = without.length === 1 ? ['row', 'has'] : ['rows', 'have'];
        const notice = `${without.length} ${rows} of ${file} ${have} no repository: ${(0,shown_names/* shownNames */.k)(without)}.`;
        parts.push({ ...NO_CANDIDATES, notices: [notice] });
    }
    for (const [owner, group] of Map.groupBy(entries, ({ name }) => name.owner.toLowerCase())) {
        const all = group.length > 3 ? await orEmpty(directory.list(owner)) : [];
        parts.push({ ...NO_CANDIDATES, listed: all.length });
        const byRepo = new Map(all.map((one) => [one.repo.toLowerCase(), one]));
        for (const { name, ...facts } of group) {
            const repository = byRepo.get(name.repo.toLowerCase());
            parts.push(repository === undefined
                ? await byName(name, directory, facts)
                : { ...NO_CANDIDATES, candidates: [{ repository, ...facts, isNamed: true }] });
        }
    }
    return together(parts);
}
/** Repositories of an assignment of Classroom 50. */
async function inClassroom50(assignment, owner, { list }) {
    const all = await list(owner);
    const candidates = all.flatMap((repository) => {
        const student = (0,classroom50/* studentOf */.t4)(assignment, repository.repo);
        if (student !== null) {
            const { name, login, section } = student;
            return [{ repository, student: name, login, section, deadline: null, isNamed: false }];
        }
        return (0,classroom50/* isOffRoster */.N8)(assignment, repository.repo)
            ? [{ repository, ...NOTHING_KNOWN, isNamed: false, isOffRoster: true }]
            : [];
    });
    const seen = new Set(candidates.map(({ login }) => login?.toLowerCase() ?? ''));
    const notices = assignment.isGroup ? [] : withoutRepository(assignment.roster, seen);
    return { candidates, missing: [], notices, listed: all.length };
}
/** Repositories that a line of `repositories` names. @param traps whether to warn of names that another assignment may have */
async function inPattern(pattern, directory, traps) {
    if (pattern.kind === 'name')
        return byName(pattern.name, directory, NOTHING_KNOWN);
    const all = await directory.list(pattern.owner);
    const candidates = all.flatMap((repository) => {
        const match = pattern.match(repository.repo);
        if (match === null)
            return [];
        return [{ repository, student: match.student, login: match.student, deadline: null, isNamed: false }];
    });
    const matched = candidates.map(({ repository }) => repository);
    const trap = traps ? (0,patterns/* prefixTrap */.Q)(pattern, matched) : null;
    const notices = [
        ...(matched.length === 0
            ? [`No repository of ${pattern.owner} matches ${JSON.stringify(pattern.text)}.`]
            : []),
        ...(trap === null ? [] : [trap]),
    ];
    return { candidates, missing: [], notices, listed: all.length };
}
/** Several lists as one. */
function together(parts) {
    return {
        candidates: parts.flatMap(({ candidates }) => candidates),
        missing: parts.flatMap(({ missing }) => missing),
        notices: parts.flatMap(({ notices }) => notices),
        listed: parts.reduce((sum, { listed }) => sum + listed, 0),
    };
}
const NO_CANDIDATES = { candidates: [], missing: [], notices: [], listed: 0 };
async function byName(name, { github }, facts) {
    try {
        const repository = await (0,github_repository/* readRepository */.Nu)(github, name);
        return { ...NO_CANDIDATES, candidates: [{ repository, ...facts, isNamed: true }] };
    }
    catch (error) {
        if (!(error instanceof outcome/* GitHubError */.y_) || isAboutEverything(error))
            throw error;
        const key = (0,names/* fullName */.fq)(name);
        const missing = {
            key,
            name: facts.student === null ? key : `${facts.student} (${key})`,
            reason: error.message,
        };
        return { ...NO_CANDIDATES, missing: [missing] };
    }
}
/** A token or network that fails for one repository fails for all. */
function isAboutEverything(error) {
    return (0,errors/* statusOf */.c2)(error) === 401 || error.outcome === 'network' || error.outcome === 'rate-limited';
}
async function orEmpty(listing) {
    try {
        return await listing;
    }
    catch (error) {
        if (error instanceof outcome/* GitHubError */.y_ && !isAboutEverything(error))
            return [];
        throw error;
    }
}
function withoutRepository(roster, seen) {
    const absent = roster.filter((one) => !one.isStaff && !seen.has(one.login.toLowerCase()));
    if (absent.length === 0)
        return [];
    return [
        `${absent.length} of the ${roster.length} ${roster.length === 1 ? 'person' : 'people'} of the roster ${absent.length === 1 ? 'has' : 'have'} no repository: ${(0,shown_names/* shownNames */.k)(absent.map(({ login }) => login))}.`,
    ];
}

// EXTERNAL MODULE: ./build/sources/repositories/left-out.js
var left_out = __webpack_require__(80360);
;// CONCATENATED MODULE: ./build/sources/repositories/discover.js








/** Nothing was found: either there is nothing yet, or the token sees too little. */
class NothingFound extends outcome/* ConfigurationError */.j1 {
    openMessage = `No submission was found. ${SCOPE}.`;
}
const SCOPE = `A token shows nothing of repositories that it was not given: ${(0,permissions/* howToGrant */.Y)(permissions/* PERMISSIONS */.J.contents, 'other')}`;
/**
 * Finds the repositories of an assignment. A listing carries all that filters need, so filters cost no request.
 *
 * @throws ConfigurationError for a request that cannot be understood, or that finds nothing
 * @throws GitHubError where GitHub refuses the listing
 */
async function discover(github, wanted) {
    const team = wanted.team === null ? null : await (0,github_repository/* readTeam */.EH)(github, ownerOf(wanted, 'team'), wanted.team);
    const { candidates, missing, notices, listed } = await candidatesFor(github, wanted);
    const leftOut = new Map();
    const taken = new Map();
    for (const candidate of candidates) {
        const { repository, student, login, section, deadline } = candidate;
        const reason = (0,left_out/* whyLeftOut */.q)(candidate, { ...wanted, team });
        if (reason !== null) {
            leftOut.set(reason, [...(leftOut.get(reason) ?? []), (0,names/* fullName */.fq)(repository)]);
            continue;
        }
        // Where several lists have it, the first that says who it belongs to is right.
        const before = taken.get(repository.id);
        taken.set(repository.id, {
            repository,
            student: before?.student ?? student,
            login: before?.login ?? login,
            section: before?.section ?? section ?? null,
            deadline: before?.deadline ?? deadline,
        });
    }
    const found = [...taken.values()].toSorted((a, b) => (0,compare_text/* compareText */.n)((0,names/* fullName */.fq)(a.repository).toLowerCase(), (0,names/* fullName */.fq)(b.repository).toLowerCase()));
    if (found.length === 0)
        throw nothing(wanted, listed, missing, leftOut, notices);
    return { found, missing, leftOut, notices };
}
/** Every repository whose name fits, once for each list that has it. */
async function candidatesFor(github, wanted) {
    const { manifest, classroom50 } = wanted;
    const directory = directoryOf(github);
    const parts = [{ ...NO_CANDIDATES, notices: classroom50?.notices ?? [] }];
    if (manifest !== null)
        parts.push(await inManifest(manifest, directory));
    if (classroom50 !== null) {
        parts.push(await inClassroom50(classroom50, ownerOf(wanted, 'classroom50'), directory));
    }
    const traps = wanted.team === null && wanted.topic === null;
    for (const pattern of patternsOf(wanted))
        parts.push(await inPattern(pattern, directory, traps));
    return together(parts);
}
function patternsOf(wanted) {
    if (wanted.patterns.length === 0 && wanted.manifest === null && wanted.classroom50 === null) {
        return [everything(ownerOf(wanted, 'organization'))];
    }
    return wanted.patterns.map((text) => {
        const pattern = (0,patterns/* parsePattern */.E)(text, wanted.organization);
        if (typeof pattern === 'string')
            throw new outcome/* ConfigurationError */.j1(pattern);
        return pattern;
    });
}
function everything(owner) {
    return { kind: 'match', text: '*', owner, match: () => ({ student: null }) };
}
function ownerOf(wanted, input) {
    if (wanted.organization === null) {
        throw new outcome/* ConfigurationError */.j1(`${input}: say in which organisation the repositories are (organization).`);
    }
    return wanted.organization;
}
/** Why nothing was found: with a token that sees too little this is what one meets, so it says how to give it more. */
function nothing(wanted, listed, missing, leftOut, notices) {
    if (missing.length > 0) {
        return new NothingFound(`${missing.length === 1 ? 'The repository' : `None of the ${missing.length} repositories`} can${missing.length === 1 ? 'not' : ''} be seen (${missing.length === 1 ? '' : 'the first: '}${missing[0]?.key ?? ''}). ${SCOPE}.`);
    }
    const where = wanted.organization === null ? 'GitHub' : wanted.organization;
    if (listed === 0)
        return new NothingFound(`The token sees no repository of ${where}. ${SCOPE}.`);
    const skipped = (0,left_out/* describeLeftOut */.l)(leftOut);
    return new NothingFound(`No submission among the ${listed} repositories of ${where} that the token sees.${skipped === '' ? '' : ` Left out: ${skipped}.`}${notices.length === 0 ? '' : ` ${notices.join(' ')}`} If repositories are missing: ${SCOPE.charAt(0).toLowerCase()}${SCOPE.slice(1)}.`);
}


/***/ }),

/***/ 81885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ findAssignment)
});

// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(47307);
// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/words/message.js
var message = __webpack_require__(59985);
// EXTERNAL MODULE: ./build/sources/repositories/classroom50.js
var repositories_classroom50 = __webpack_require__(2528);
// EXTERNAL MODULE: ./build/sources/repositories/discover.js + 1 modules
var discover = __webpack_require__(92708);
// EXTERNAL MODULE: ./build/sources/repositories/left-out.js
var left_out = __webpack_require__(80360);
// EXTERNAL MODULE: ./build/people/columns.js
var columns = __webpack_require__(93433);
// EXTERNAL MODULE: ./build/people/read-table.js
var read_table = __webpack_require__(44165);
// EXTERNAL MODULE: ./build/sources/repositories/instant.js
var instant = __webpack_require__(5371);
;// CONCATENATED MODULE: ./build/sources/repositories/manifest.js





/** Columns, by the names that exports of GitHub Classroom and people's own lists give them. */
const COLUMNS = {
    address: ['student_repository_url', 'repository', 'repository_url', 'repo', 'url'],
    repositoryName: ['student_repository_name', 'repository_name'],
    student: ['roster_identifier', 'student', 'identifier', 'name'],
    login: columns/* PEOPLE_COLUMNS */.w.login,
    deadline: ['deadline', 'due'],
};
/**
 * Reads a manifest: CSV with a header, commas, semicolons or tabs, with or without BOM; GitHub Classroom's old grades
 * export is one.
 *
 * @param organization owner of names that are written without one
 * @throws ConfigurationError that names file, line and column
 */
function parseManifest(text, file, organization) {
    const { header, rows } = (0,read_table/* readTable */.x)(text, `manifest ${file}`);
    const columns = columnsOf(header, file);
    const entries = [];
    const without = [];
    for (const row of rows) {
        const place = `manifest ${file}, line ${row.line}`;
        const read = entryOf(row, columns, { place, organization });
        if (typeof read === 'string') {
            without.push(read);
            continue;
        }
        const same = entries.findIndex((entry) => (0,names/* sameRepository */.RB)(entry.name, read.name));
        const before = entries[same];
        if (before === undefined)
            entries.push(read);
        else
            entries[same] = ofTeam(before, read);
    }
    if (entries.length === 0) {
        throw new outcome/* ConfigurationError */.j1(`manifest ${file} names no repository: it has no line with one below its header; add them.`);
    }
    return { file, entries, without };
}
function columnsOf(header, file) {
    // The first name that is there wins, wherever it stands: `repository` says more than `url`.
    const column = (names) => {
        const name = names.find((one) => header.includes(one));
        return name === undefined ? -1 : header.indexOf(name);
    };
    const columns = {
        address: column(COLUMNS.address),
        repositoryName: column(COLUMNS.repositoryName),
        student: column(COLUMNS.student),
        login: column(COLUMNS.login),
        deadline: column(COLUMNS.deadline),
    };
    if (columns.address < 0 && columns.repositoryName < 0) {
        throw new outcome/* ConfigurationError */.j1(`manifest ${file}: the first line has no column ${COLUMNS.address.slice(0, 2).join(' or ')}; it says ${header.length === 0 ? 'nothing' : header.map((name) => JSON.stringify(name)).join(', ')}. Name the columns in the first line.`);
    }
    return columns;
}
/** What a row says, or who it is about where it names no repository. @throws ConfigurationError */
function entryOf({ cells, line }, columns, { place, organization }) {
    const cell = (index) => {
        const value = index < 0 ? '' : (cells[index] ?? '').trim();
        return value === '' ? null : value;
    };
    const student = cell(columns.student);
    const login = cell(columns.login);
    const written = cell(columns.address) ?? cell(columns.repositoryName);
    if (written === null)
        return student ?? login ?? `line ${line}`;
    const name = (0,names/* parseRepositoryName */.$M)(written.includes('/') || organization === null ? written : `${organization}/${written}`);
    if (name === null) {
        throw new outcome/* ConfigurationError */.j1(`${place}: ${JSON.stringify(written)} is no repository; write owner/name or its address${written.includes('/') ? '' : ', or give organization'}.`);
    }
    const due = cell(columns.deadline);
    const deadline = due === null ? null : (0,instant/* instantOf */.B)(due);
    if (due !== null && deadline === null) {
        throw new outcome/* ConfigurationError */.j1(`${place}: deadline ${JSON.stringify(due)} is no time with an offset, such as 2026-11-30T23:59:00+01:00.`);
    }
    return { name, student, login, deadline };
}
/** Two rows with one repository: a team has the latest of its members' deadlines. */
function ofTeam(one, other) {
    return {
        name: one.name,
        student: joined(one.student, other.student),
        login: joined(one.login, other.login),
        deadline: one.deadline !== null && other.deadline !== null
            ? new Date(Math.max(one.deadline.getTime(), other.deadline.getTime()))
            : (one.deadline ?? other.deadline),
    };
}
function joined(a, b) {
    if (a === null || b === null || a === b)
        return a ?? b;
    return `${a}, ${b}`;
}

// EXTERNAL MODULE: ./build/sources/github/repository.js
var github_repository = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/sources/read-list.js
var read_list = __webpack_require__(83922);
;// CONCATENATED MODULE: ./build/sources/repositories/find-assignment.js










/** How many repositories are asked which template they were made from. */
const ASKED_FOR_TEMPLATE = 3;
/** Reads manifest and config repository, and finds the repositories. @throws Failure */
async function findAssignment(settings, { github, root, own }) {
    const { organization } = settings;
    const manifest = settings.manifest === null
        ? null
        : parseManifest(await (0,read_list/* readList */.L)('manifest', settings.manifest, root), settings.manifest, organization);
    const classroom50 = settings.classroom50 === null
        ? null
        : await (0,repositories_classroom50/* readClassroom50 */.xK)(github, needed(organization), settings.classroom50);
    const named = settings.starter === null ? (classroom50?.template ?? null) : (0,names/* parseRepositoryName */.$M)(settings.starter);
    const discovery = await (0,discover/* discover */.k)(github, {
        organization,
        patterns: settings.repositories,
        manifest,
        classroom50,
        topic: settings.topic,
        team: settings.team,
        property: settings.property,
        includeArchived: settings.includeArchived,
        own,
        starter: named,
        staff: await staffLogins(github, settings.staff),
    });
    const common = settings.starter === null && classroom50 === null ? await commonTemplate(github, discovery) : null;
    const linked = common !== null && isOfOwner(common, discovery) ? common : null;
    return {
        // What the repositories were made from is none of the submissions.
        discovery: linked === null
            ? discovery
            : {
                ...discovery,
                found: discovery.found.filter(({ repository }) => !(0,names/* sameRepository */.RB)(repository, linked)),
            },
        template: settings.starter !== null
            ? null
            : (classroom50?.template ?? (linked === null ? null : { ...linked, branch: null })),
        allowedFiles: classroom50?.allowedFiles ?? null,
        due: classroom50?.due ?? null,
        notices: noticesOf(discovery, common, linked !== null),
        isLinked: linked !== null,
    };
}
/** Who makes a repository chooses its template: one that lies elsewhere may be what a few students agreed upon. */
function isOfOwner(template, { found }) {
    return found.every(({ repository }) => repository.owner.toLowerCase() === template.owner.toLowerCase());
}
function noticesOf(discovery, common, isStarter) {
    const notices = [...discovery.notices];
    const skipped = (0,left_out/* describeLeftOut */.l)(discovery.leftOut);
    if (skipped !== '')
        notices.push(`Repositories that were found and left out: ${skipped}.`);
    if (common !== null && isStarter) {
        notices.push((0,message/* message */.iU)('notices.starterTemplate', { repository: (0,names/* fullName */.fq)(common) }));
    }
    if (common !== null && !isStarter) {
        notices.push((0,message/* message */.iU)('notices.foreignTemplate', { repository: (0,names/* fullName */.fq)(common) }));
    }
    return notices;
}
/** The template that most of the first few were made from; null: there is no such. One that cannot be asked has no vote. */
async function commonTemplate(github, discovery) {
    const votes = new Map();
    let asked = 0;
    let failures = 0;
    for (const { repository } of discovery.found) {
        if (asked === ASKED_FOR_TEMPLATE || failures === ASKED_FOR_TEMPLATE)
            break;
        try {
            const template = repository.template ?? (await (0,github_repository/* readRepository */.Nu)(github, repository)).template;
            asked += 1;
            if (template !== null)
                votes.set(template, (votes.get(template) ?? 0) + 1);
        }
        catch (error) {
            // What ends every request ends the run; a repository that vanished is told of when it is collected.
            const isItsOwn = error instanceof outcome/* GitHubError */.y_ && (0,errors/* statusOf */.c2)(error) !== 401 && error.outcome !== 'rate-limited';
            if (!isItsOwn)
                throw error;
            failures += 1;
        }
    }
    // One that was made by hand must not decide for all others.
    const winner = [...votes].find(([, count]) => 2 * count > asked);
    return winner === undefined ? null : (0,names/* parseRepositoryName */.$M)(winner[0]);
}
/** Logins in lower case; `@org/team` stands for its members. */
async function staffLogins(github, staff) {
    const logins = new Set();
    for (const entry of staff) {
        const [organization, team] = entry.replace(/^@/, '').split('/');
        if (team === undefined)
            logins.add(entry.replace(/^@/, '').toLowerCase());
        else
            for (const login of (await (0,github_repository/* readTeam */.EH)(github, organization ?? '', team)).members)
                logins.add(login);
    }
    return logins;
}
function needed(organization) {
    if (organization !== null)
        return organization;
    throw new outcome/* SettingsError */.GN('organization: say in which organisation Classroom 50 keeps its repositories.');
}


/***/ }),

/***/ 5371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ instantOf)
/* harmony export */ });
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:[Zz]|[+-]\d{2}:?\d{2})$/;
/** A time with its offset (RFC 3339, a blank for the T allowed); null for anything else: a time without one means something else on every machine. */
function instantOf(text) {
    if (!WITH_OFFSET.test(text))
        return null;
    const date = new Date(text.replace(' ', 'T').replaceAll(' ', ''));
    if (Number.isNaN(date.getTime()))
        return null;
    // 30 February is read as 2 March: somebody meant another day.
    const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
    return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? date : null;
}


/***/ }),

/***/ 80360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ describeLeftOut),
/* harmony export */   q: () => (/* binding */ whyLeftOut)
/* harmony export */ });
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50926);
/* harmony import */ var _shown_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32346);


/** Why a repository is no submission although its name fits; null: it is one. */
function whyLeftOut(candidate, filter) {
    const { repository, student, login, isNamed, isOffRoster } = candidate;
    const { own, starter, team, topic, property, staff } = filter;
    if (isOffRoster === true)
        return 'not-on-roster';
    if (own !== null && (0,_github_names_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRepository */ .RB)(repository, own))
        return 'own';
    if (starter !== null && (0,_github_names_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRepository */ .RB)(repository, starter))
        return 'starter';
    if (repository.disabled)
        return 'disabled';
    if (team !== null && !inTeam(repository, team))
        return 'not-in-team';
    if (topic !== null && !repository.topics.includes(topic.toLowerCase()))
        return 'other-topic';
    if (property !== null && !hasProperty(repository, property))
        return 'other-property';
    // A repository that is named in full is meant.
    if (!isNamed && repository.isTemplate)
        return 'template';
    if (!isNamed && repository.fork)
        return 'fork';
    if (!isNamed && repository.archived && !filter.includeArchived)
        return 'archived';
    // So is a person who is named, whatever the name of the repository ends in.
    const isKnown = login !== null || !(isNamed || student !== null);
    return isKnown && belongsToStaff(repository, login, staff) ? 'staff' : null;
}
function inTeam(repository, team) {
    if (team.repositoryIds.has(repository.id))
        return true;
    const name = repository.repo.toLowerCase();
    return [...team.members].some((login) => name === login || name.endsWith(`-${login}`));
}
/** By login where it is known, else by what the name ends in: `hw1-tom`. */
function belongsToStaff(repository, login, staff) {
    if (login !== null)
        return staff.has(login.toLowerCase());
    const name = repository.repo.toLowerCase();
    return [...staff].some((one) => name === one || name.endsWith(`-${one}`));
}
/** Custom properties are texts, booleans written as texts, or lists of texts. */
function hasProperty(repository, property) {
    const value = repository.properties[property.name];
    const values = Array.isArray(value) ? value : [value];
    return values.some((one) => typeof one === 'string' && one.toLowerCase() === property.value.toLowerCase());
}
const LEFT_OUT_WORDS = {
    template: 'templates',
    fork: 'forks',
    disabled: 'disabled by GitHub',
    archived: 'archived (include-archived takes them)',
    own: 'the repository of this workflow',
    staff: 'staff’s own',
    starter: 'the starter code',
    'not-on-roster': 'of people who are not on the roster',
    'not-in-team': 'not the team’s',
    'other-topic': 'without the topic',
    'other-property': 'without the custom property',
};
/** "2 templates (o/a, o/b), 1 forks (o/c)": for staff, who look for a student among them. Empty: nothing was left out. */
function describeLeftOut(leftOut) {
    return [...leftOut]
        .map(([kind, names]) => `${names.length} ${LEFT_OUT_WORDS[kind]} (${(0,_shown_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shownNames */ .k)(names)})`)
        .join(', ');
}


/***/ }),

/***/ 32346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ shownNames)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73387);

const SHOWN = 10;
/** "a, b and 3 more". */
function shownNames(names) {
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(names, SHOWN);
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

/***/ 24039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vp: () => (/* binding */ pairsNamed),
/* harmony export */   _7: () => (/* binding */ submissionNamed),
/* harmony export */   yA: () => (/* binding */ unnamedNotices)
/* harmony export */ });
/* harmony import */ var _words_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59985);

/**
 * The submission that a person means: by its key, else by its name, what its source calls it, or its id; in any case of letters. null:
 * there is none.
 */
function submissionNamed(submissions, text) {
    return named(submissions, text);
}
/** Pairs as people name them, by the keys of this check; those of other checks are left out. */
function pairsNamed(findings, dismissed) {
    return dismissed.flatMap((one) => {
        const [a, b] = [one.a, one.b].map((text) => submissionNamed(findings.submissions, text));
        return a === null || a === undefined || b === null || b === undefined
            ? []
            : [{ ...one, a: a.key, b: b.key }];
    });
}
/** Entries that are told one by one: a list of another term's pairs is no reason for a thousand lines. */
const MAX_TOLD = 20;
/**
 * A sentence for each entry that names somebody who is not in this check, and so dismisses nothing. It is a notice and no
 * error: one file may hold the pairs of several assignments. Whoever could not be collected is known by name. Where
 * nothing was collected there is nothing that an entry could name.
 */
function unnamedNotices(findings, dismissed) {
    if (findings.submissions.length === 0)
        return [];
    const known = [...findings.submissions, ...findings.failures];
    const notices = dismissed.flatMap(({ a, b }) => {
        const [one, two] = [a, b]
            .filter((text) => named(known, text) === null)
            .map((text) => JSON.stringify(text));
        if (one === undefined)
            return [];
        return two === undefined
            ? [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('notices.unnamedOne', { one })]
            : [(0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('notices.unnamedTwo', { one, two })];
    });
    const rest = notices.length - MAX_TOLD;
    return rest <= 1
        ? notices
        : [...notices.slice(0, MAX_TOLD), (0,_words_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)('notices.unnamedMore', { n: String(rest) })];
}
function named(candidates, text) {
    const wanted = text.toLowerCase();
    const is = (other) => other.toLowerCase() === wanted;
    return (candidates.find(({ key }) => is(key)) ??
        candidates.find(({ name }) => is(name)) ??
        candidates.find(({ person }) => is(person?.sourceName ?? '')) ??
        candidates.find(({ person }) => is(person?.id ?? '')) ??
        null);
}


/***/ }),

/***/ 32886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ toleratesFailure)
/* harmony export */ });
/** Whether an explicit policy lets the job go on after this kind of failure. */
function toleratesFailure(outcome, policy) {
    switch (outcome) {
        case 'skipped':
        case 'passed':
            return true;
        case 'timeout':
            return policy.onTimeout === 'neutral';
        case 'service-unavailable':
        case 'network':
        case 'rate-limited':
            return policy.onError === 'warn';
        case 'flagged':
        case 'incomplete':
        case 'analysis-failed':
        case 'auth':
        case 'account-suspended':
        case 'forbidden':
        case 'config-error':
        case 'cancelled':
        case 'internal-error':
            return false;
    }
}


/***/ }),

/***/ 87294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * How a name is told to a service without saying it: HMAC-SHA-256 of the lower-cased text, in hex. Whoever has the salt can test
 * a name that they know, and can read none.
 *
 * @param salt of this check alone
 */
function digestOf(salt, text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', salt).update(text.toLowerCase()).digest('hex');
}


/***/ })

};
