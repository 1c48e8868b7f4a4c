export const id = 865;
export const ids = [865];
export const modules = {

/***/ 1026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ requestFromComment),
/* harmony export */   y: () => (/* binding */ requestFromEvent)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77731);


/**
 * The command in the event that started a workflow's run. Only comments that were just `created` count, on pull requests, by
 * people: an edited comment would be a second command, and a bot that answers bots never ends.
 *
 * @throws SettingsError where a dispatch lacks what it needs, or the event is none that carries a command
 */
function requestFromEvent(event, dispatch) {
    const { repository } = event;
    if (repository === null) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN('The bot needs to know its repository: GITHUB_REPOSITORY is not set, or holds no owner/name.');
    }
    if (event.name === 'issue_comment') {
        if (event.comment === null)
            return { ignored: 'the event holds no comment that can be read' };
        return requestFromComment(repository, event.action, event.comment);
    }
    if (event.name === 'workflow_dispatch')
        return requestFromDispatch(repository, event, dispatch);
    throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN(`The bot answers comments (issue_comment) and calls by hand (workflow_dispatch), but the event is ${event.name ?? 'unknown'}. Change the workflow's \`on:\`, or the input \`mode\`.`);
}
/** The command in one comment, as the event tells it. */
function requestFromComment(repository, action, comment) {
    if (action !== 'created')
        return { ignored: 'the comment is not a new one' };
    if (!comment.onPullRequest)
        return { ignored: 'the comment does not stand on a pull request' };
    if (comment.authorIsBot)
        return { ignored: 'a bot wrote the comment' };
    if ((0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .carriesOurMarker */ .c)(comment.body))
        return { ignored: 'the comment is one of our own' };
    return {
        repository,
        pull: comment.issueNumber,
        body: comment.body,
        author: comment.author,
        comment: { id: comment.id, evidence: 'event' },
        key: String(comment.id),
    };
}
function requestFromDispatch(repository, event, inputs) {
    const command = inputs?.command?.trim() ?? '';
    if (command === '') {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN('A call by hand needs the input “command”, for example “/similarity check”.');
    }
    const pull = positive(inputs?.['pull-request'], 'pull-request');
    if (pull === null) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN('A call by hand needs the input “pull-request”: the number of one.');
    }
    const commentId = positive(inputs?.['comment-id'], 'comment-id');
    if (event.actor === null || event.run === null) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN('A call by hand needs to know who calls: GITHUB_ACTOR and GITHUB_RUN_ID are not set.');
    }
    return {
        repository,
        pull,
        // By hand the slash may be left out.
        body: command.startsWith('/') ? command : `/similarity ${command}`,
        author: event.actor,
        comment: commentId === null ? null : { id: commentId, evidence: 'named' },
        key: commentId === null ? `run-${event.run.id}` : String(commentId),
    };
}
function positive(text, name) {
    const value = text?.trim().replace(/^#/, '') ?? '';
    if (value === '')
        return null;
    // Comment ids have outgrown 32 bits.
    if (!/^[1-9]\d{0,14}$/.test(value)) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN(`The input “${name}” is a whole number above 0.`);
    }
    return Number(value);
}


/***/ }),

/***/ 25414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k3: () => (/* binding */ answerCommand),
  w7: () => (/* binding */ effectsOf),
  Mz: () => (/* binding */ pullRequestCases)
});

// EXTERNAL MODULE: ./build/bot/action-transport.js
var action_transport = __webpack_require__(1026);
// EXTERNAL MODULE: ./build/bot/handle.js + 5 modules
var handle = __webpack_require__(3651);
// EXTERNAL MODULE: ./build/publish/own-comments.js
var own_comments = __webpack_require__(495);
// EXTERNAL MODULE: ./build/report/bands.js
var bands = __webpack_require__(72935);
// EXTERNAL MODULE: ./build/report/comment-digest.js
var comment_digest = __webpack_require__(12011);
;// CONCATENATED MODULE: ./build/bot/last-report.js



/**
 * The last check of a pull request, read back from the comment in which it was reported. Where there are several (input
 * `comment-key`), the latest check counts. @throws GitHubError
 */
async function lastReportFromComments(github, repository, pull, isOwn) {
    let last = null;
    for await (const comment of (0,own_comments/* ownCommentsOn */.EH)(github, repository, pull, isOwn)) {
        const status = readReport(comment.body ?? '', comment.html_url ?? null);
        if (status !== null && (last === null || Date.parse(status.at) >= Date.parse(last.at)))
            last = status;
    }
    return last;
}
const REPORT = /^<!-- code-similarity:comment:(?:[0-9a-f]{2})* -->/;
/**
 * What a report's digest (`src/report/comment-digest.ts`) says that every reader may know. null: the body is no report, or
 * none of this pull request alone.
 */
function readReport(body, url) {
    const digest = REPORT.test(body) ? (0,comment_digest/* readDigest */.rP)(body) : null;
    if (digest === null)
        return null;
    const { at, totals, band, feedback, regions: regionCount, lines, headSha } = digest;
    // The numbers of several submissions: none of them is the pull request's for certain, nor are the lines.
    if (Object.keys(totals).length > 1)
        return null;
    const regions = (lines ?? []).map(([file, lineStart, lineEnd, foundIn]) => {
        return { file, lineStart, lineEnd, foundIn };
    });
    return {
        at,
        feedback: feedback ?? 'full',
        // The exact number is for staff.
        similarity: band ?? Object.values(totals).map(bands/* bandOf */.BV)[0] ?? null,
        regionCount: Math.max(regionCount, regions.length),
        regions,
        headSha,
        url,
    };
}

// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/publish/failure.js
var failure = __webpack_require__(84650);
// EXTERNAL MODULE: ./build/scan/state/assignment-state.js
var assignment_state = __webpack_require__(67537);
// EXTERNAL MODULE: ./build/cases/case-key.js
var case_key = __webpack_require__(34638);
// EXTERNAL MODULE: ./build/cases/subjects.js
var subjects = __webpack_require__(53921);
// EXTERNAL MODULE: ./build/sources/github/pull-request.js
var pull_request = __webpack_require__(37238);
// EXTERNAL MODULE: ./build/sources/github/repository.js
var repository = __webpack_require__(1493);
;// CONCATENATED MODULE: ./build/bot/record-dismissal.js








/** Under this name the state keeps what people said about pull requests. */
const PULL_REQUESTS = 'pull-requests';
/**
 * Keeps that a person judged a pair innocent. One of the two is a pull request of the repository in which that is said; a
 * pull request that there is not is none.
 *
 * @throws Failure where GitHub cannot be asked, or the state cannot be written
 */
async function recordDismissal(dismissal, host) {
    const { world } = host;
    const { key, reason, by, at } = dismissal;
    const [a, b] = [await sideOf(dismissal.a, dismissal, world), await sideOf(dismissal.b, dismissal, world)];
    for (const side of [a, b])
        if (side.kind === 'none')
            return { kind: side.why };
    if (a.kind === 'none' || b.kind === 'none')
        return { kind: 'no-pair' };
    if ((a.kind === 'other' && b.kind === 'other') || a.subject === b.subject)
        return { kind: 'no-pair' };
    const pair = (0,case_key/* caseKey */.u)([a.subject, b.subject]);
    const before = { by: 'nobody' };
    try {
        await host.store().update((state) => {
            const there = state.assignments[PULL_REQUESTS]?.dismissed[pair];
            before.by = there === undefined ? 'nobody' : there.command === key ? 'this-command' : 'another';
            return there !== undefined
                ? state
                : (0,assignment_state/* changeAssignment */.Iz)(state, PULL_REQUESTS, host.newSalt, (assignment) => (0,assignment_state/* dismissPair */.Vp)(assignment, pair, { reason, by, at, via: 'bot', command: key }));
        });
    }
    catch (error) {
        // A public repository keeps no state.
        if (!(error instanceof outcome/* ConfigurationError */.j1))
            throw error;
        world.log.warning(error.message);
        return { kind: 'nowhere' };
    }
    world.log.info(`RecordedDismissal ${key}: ${before.by === 'nobody' ? 'recorded' : 'recorded already'}.`);
    if (before.by === 'another')
        return { kind: 'known' };
    const isKnown = [a, b].every((side) => side.kind === 'pull-request' || side.isKnown);
    return { kind: 'recorded', isKnown };
}
async function sideOf(text, { repository, pull }, world) {
    const [name = '', number] = text.split(/#(.*)/s);
    const named = (0,names/* parseRepositoryName */.$M)(name);
    const isHere = named !== null && (0,names/* sameRepository */.RB)(named, repository);
    if (number !== undefined && named !== null) {
        // Checks of pull requests look at those of one repository.
        if (!isHere || !/^[1-9]\d{0,9}$/.test(number))
            return { kind: 'none', why: 'no-pair' };
        if (Number(number) !== pull && !(await hasPull(world.github(), repository, Number(number)))) {
            return { kind: 'none', why: 'no-such-pull' };
        }
        // What is kept is a digest, which knows no cases of letters.
        const subject = (0,subjects/* subjectOfKey */.n)(`${(0,names/* fullName */.fq)(repository)}#${number}`);
        return { kind: 'pull-request', subject };
    }
    if (isHere)
        return { kind: 'none', why: 'no-pair' };
    const id = named === null ? null : await idOf(world, named);
    return id === null
        ? { kind: 'other', subject: (0,subjects/* subjectOfKey */.n)(text), isKnown: false }
        : { kind: 'other', subject: String(id), isKnown: true };
}
async function hasPull(github, repository, number) {
    try {
        await (0,pull_request/* readPullRequest */.DQ)(github, repository, number);
        return true;
    }
    catch (error) {
        if ((0,failure/* isAnswer */.Tq)(error, 404))
            return false;
        throw error;
    }
}
/** null: the token may not read it, or there is none. */
async function idOf(world, name) {
    try {
        return (await (0,repository/* readRepository */.Nu)(world.collector(), name)).id;
    }
    catch (error) {
        world.signal.throwIfAborted();
        if (!(error instanceof outcome/* GitHubError */.y_) || error.retryHelps)
            throw error;
        return null;
    }
}

// EXTERNAL MODULE: ./build/domain/cases.js
var cases = __webpack_require__(77516);
// EXTERNAL MODULE: ./build/scan/dismissed-cases.js
var dismissed_cases = __webpack_require__(91481);
;// CONCATENATED MODULE: ./build/bot/answer-command.js








/**
 * Answers the comment (or the call by hand) that started this run.
 *
 * @returns the report of a check that was asked for
 * @throws Skipped where the answer needed no check; the Failure of a check that could not be done
 */
async function answerCommand(host) {
    const { settings, world } = host;
    const { event } = world;
    const request = (0,action_transport/* requestFromEvent */.y)(event, event.inputs === null ? null : dispatchOf(event.inputs));
    if ('ignored' in request)
        throw new outcome/* Skipped */.zY(`Nothing to answer: ${request.ignored}.`);
    const result = await (0,handle/* handleRequest */.y)(request, effectsOf(host), {
        botUsers: settings.botUsers,
        runUrl: world.runUrl,
    });
    if (result.kind === 'checked')
        return result.report;
    if (result.kind === 'failed')
        throw result.failure;
    throw new outcome/* Skipped */.zY(sentenceOf(result, request.author));
}
/**
 * What people said about pairs of pull requests, for the checks that follow. A public repository keeps no state; where it
 * cannot be read, the check goes on without it and says so.
 */
async function pullRequestCases(store, world) {
    try {
        const { state } = await store.load();
        return { ...cases/* NO_CASES */.kr, cases: (0,dismissed_cases/* dismissedCases */.L)(state.assignments[PULL_REQUESTS] ?? { dismissed: {} }) };
    }
    catch (error) {
        if (!(error instanceof outcome/* Failure */.HR))
            throw error;
        world.log.info(`Dismissed pairs could not be read, so none is taken into account: ${error.message}`);
        return cases/* NO_CASES */.kr;
    }
}
function dispatchOf(inputs) {
    return {
        command: inputs['command'],
        'pull-request': inputs['pull-request'],
        'comment-id': inputs['comment-id'],
    };
}
function sentenceOf(result, author) {
    switch (result.kind) {
        case 'ignored':
            return 'Nothing to answer: the comment does not begin with /similarity.';
        case 'replayed':
            return 'This command was carried out before; nothing was done twice.';
        case 'refused':
            return `The command of ${author} was refused; the reply says why.`;
        case 'done':
            return `The command ${result.command} was answered.`;
    }
}
/** What the bot can do, by means of this program. */
function effectsOf(host) {
    const { world } = host;
    const github = world.github();
    return {
        github,
        log: world.log,
        clock: world.clock,
        signal: world.signal,
        now: world.date,
        runCheck: (plan) => checkPinned(plan, host),
        lastReport: (repository, pull, isOwn) => lastReportFromComments(github, repository, pull, isOwn),
        recordDismissal: (dismissal) => recordDismissal(dismissal, host),
    };
}
/** One check of the commit that was pinned when the command was accepted. */
async function checkPinned(plan, host) {
    const { settings, world } = host;
    const { overrides } = plan;
    const pull = await (0,pull_request/* readPullRequest */.DQ)(world.github(), plan.repository, plan.pull);
    return host.check({
        ...settings,
        mode: 'check',
        source: 'pull-request',
        similarityThreshold: overrides.similarityThreshold ?? settings.similarityThreshold,
        aiThreshold: overrides.aiThreshold ?? settings.aiThreshold,
        pullRequestScope: overrides.pullRequestScope ?? settings.pullRequestScope,
        compareWith: overrides.compareWith === undefined ? settings.compareWith : { kind: overrides.compareWith },
        language: overrides.language ?? settings.language,
        engine: overrides.engine ?? settings.engine,
        // Whoever asks for a check wants to see it.
        comment: settings.comment === 'never' ? 'never' : 'always',
    }, {
        ...world,
        // A command that is taken up again finds its check by this.
        run: { ...world.run, jobSlug: `bot-${plan.key}` },
        event: {
            ...world.event,
            pullRequest: {
                number: pull.number,
                headSha: plan.headSha,
                headRepository: null,
                baseSha: pull.baseSha,
                baseRef: '',
                author: pull.author,
                authorId: pull.authorId,
                isFork: false,
                draft: pull.draft,
                open: pull.open,
            },
        },
    });
}


/***/ }),

/***/ 38467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RM: () => (/* binding */ parseCommand),
/* harmony export */   m5: () => (/* binding */ CHECK_OPTIONS)
/* harmony export */ });
/* unused harmony exports COMMAND_NAMES, MAX_LINE_CHARACTERS, MAX_REASON_CHARACTERS */
/* harmony import */ var _domain_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39099);

const COMMAND_NAMES = ['check', 'status', 'explain', 'dismiss', 'help'];
/** Longest first line that is read, in UTF-16 units; a reason of full length fits in twice. */
const MAX_LINE_CHARACTERS = 1200;
/** Longest reason for a dismissal: it is kept for as long as the audit trail is. */
const MAX_REASON_CHARACTERS = 500;
/** `owner/name#12` with the longest names that GitHub gives fits. */
const MAX_KEY_CHARACTERS = 200;
/** Nobody can read an "…is no option" that quotes more. */
const MAX_QUOTED_CHARACTERS = 60;
const PREFIX = '/similarity';
/**
 * Reads the first line of a comment; what follows it is for people. The line has to begin with `/similarity`, followed by
 * white space or nothing.
 */
function parseCommand(body) {
    const line = (/^[^\r\n]*/.exec(body)?.[0] ?? '').trimEnd();
    if (!line.startsWith(PREFIX) || !/^(?:\s|$)/.test(line.slice(PREFIX.length)))
        return { kind: 'none' };
    if (line.length > MAX_LINE_CHARACTERS) {
        return refused(`The command is longer than ${MAX_LINE_CHARACTERS} characters`);
    }
    const rest = line.slice(PREFIX.length).trim();
    if (rest === '')
        return command({ name: 'help' });
    const [, word = '', after = ''] = /^(\S+)\s*(.*)$/u.exec(rest) ?? [];
    switch (word) {
        case 'check':
            return parseCheck(after);
        case 'status':
            return after === '' ? command({ name: 'status' }) : unexpected('status', after);
        case 'help':
            return after === '' ? command({ name: 'help' }) : unexpected('help', after);
        case 'explain':
            return parseExplain(after);
        case 'dismiss':
            return parseDismiss(after);
        default:
            return refused('{} is no command', word, (0,_domain_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(word, COMMAND_NAMES));
    }
}
/** The closed list of options of `check`, in the order of the help. */
const CHECK_OPTIONS = {
    '--threshold': {
        value: 'N',
        meaning: 'flag above this similarity, 0 to 100',
        read: (value) => percentage(value, (similarityThreshold) => ({ similarityThreshold })),
    },
    '--ai-threshold': {
        value: 'N',
        meaning: 'flag above this AI score, 0 to 100',
        read: (value) => percentage(value, (aiThreshold) => ({ aiThreshold })),
    },
    '--scope': {
        value: 'changed|tree',
        meaning: 'the changed files, or all files of the head',
        read: (value) => (value === 'changed' || value === 'tree' ? { pullRequestScope: value } : null),
    },
    '--compare-with': {
        value: 'none|open-pull-requests',
        meaning: 'what it is compared with',
        read: (value) => (value === 'none' || value === 'open-pull-requests' ? { compareWith: value } : null),
    },
    '--language': {
        value: 'X',
        meaning: 'the language, by name or id',
        read: (value) => (isName(value) ? { language: value } : null),
    },
    '--engine': {
        value: 'X',
        meaning: 'the engine, by name or id',
        read: (value) => (isName(value) ? { engine: value } : null),
    },
};
/** `"` groups a value with spaces in it; there is no escape inside and no other quote. */
const ARGUMENT = /^(?:[^\s"]|"[^"]*")+(?=\s|$)/u;
function parseCheck(text) {
    let overrides = {};
    const seen = new Set();
    const words = [];
    for (let rest = text.trimStart(); rest !== ''; rest = rest.trimStart()) {
        const word = ARGUMENT.exec(rest)?.[0];
        if (word === undefined)
            return refused('There is a `"` without its other half in {}', rest);
        words.push(word);
        rest = rest.slice(word.length);
    }
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? '';
        const equals = word.indexOf('=');
        const name = equals < 0 ? word : word.slice(0, equals);
        const option = Object.hasOwn(CHECK_OPTIONS, name) ? CHECK_OPTIONS[name] : undefined;
        if (option === undefined) {
            return refused('{} is no option of `check`', name, (0,_domain_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(name, Object.keys(CHECK_OPTIONS)));
        }
        if (seen.has(name))
            return refused(`\`${name}\` is given twice`);
        seen.add(name);
        if (equals < 0)
            index += 1;
        const raw = equals < 0 ? words[index] : word.slice(equals + 1);
        if (raw === undefined || raw === '' || raw.startsWith('--')) {
            return refused(`\`${name}\` needs a value: \`${name} ${option.value}\``);
        }
        const read = option.read(raw.replaceAll('"', ''));
        if (read === null) {
            return refused(`{} is no value of \`${name}\`, which takes \`${name} ${option.value}\``, raw);
        }
        overrides = { ...overrides, ...read };
    }
    return command({ name: 'check', overrides });
}
function parseExplain(text) {
    if (text === 'own')
        return command({ name: 'explain', submission: { kind: 'own' } });
    const number = /^#?([1-9]\d{0,9})$/.exec(text)?.[1];
    if (number !== undefined) {
        return command({ name: 'explain', submission: { kind: 'pull-request', number: Number(number) } });
    }
    const how = '`explain` takes `own` or the number of this pull request';
    return text === '' ? refused(how) : refused(`${how}, not {}`, text, (0,_domain_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(text, ['own']));
}
function parseDismiss(text) {
    const [, word = '', after = ''] = /^(\S*)\s*(.*)$/u.exec(text) ?? [];
    if (word === '') {
        return refused('`dismiss` takes a pair and a reason: `dismiss org/hw1#1..org/hw1#2 both use the example of the lecture`');
    }
    const pair = parsePair(word);
    if (pair === null) {
        return refused('{} is no pair: a pair is two keys, as in `org/hw1#1..org/hw1#2`; a staff report shows them', word);
    }
    const reason = after.trim();
    if (reason === '')
        return refused('`dismiss` needs a reason after the pair: it is kept for whoever asks');
    if (reason.length > MAX_REASON_CHARACTERS) {
        return refused(`The reason is longer than ${MAX_REASON_CHARACTERS} characters`);
    }
    return command({ name: 'dismiss', pair, reason });
}
function parsePair(word) {
    const halves = word.split('..');
    const [a = '', b = ''] = halves;
    if (halves.length !== 2 || a === b || !isKey(a) || !isKey(b))
        return null;
    return { a, b };
}
/** Keys are folder paths, `owner/name` and `owner/name#12`; anything that a report could not have shown is no key. */
function isKey(text) {
    return text.length <= MAX_KEY_CHARACTERS && /^[\p{L}\p{N}_][\p{L}\p{N}_./#@+-]*$/u.test(text);
}
/** Names of engines and languages: `C++`, `C#`, `Objective-C`, `Visual Basic .NET`, `999`. */
function isName(text) {
    return /^[\p{L}\p{N}.](?:[\p{L}\p{N} ._+#/()-]{0,62}[\p{L}\p{N}.+#)])?$/u.test(text);
}
function percentage(text, make) {
    if (!/^\d{1,3}(?:\.\d{1,6})?$/.test(text))
        return null;
    const value = Number(text);
    return value <= 100 ? make(value) : null;
}
function unexpected(name, text) {
    return refused(`\`${name}\` takes nothing after it, but {} follows`, text);
}
function command(value) {
    return { kind: 'command', command: value };
}
function refused(problem, quoted = null, suggestion = null) {
    const short = quoted !== null && quoted.length > MAX_QUOTED_CHARACTERS
        ? `${quoted.slice(0, MAX_QUOTED_CHARACTERS)}…`
        : quoted;
    return { kind: 'refused', refusal: { problem, quoted: short, suggestion } };
}


/***/ }),

/***/ 3651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ handleRequest)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(21498);
// EXTERNAL MODULE: ./build/github/pull-head.js
var pull_head = __webpack_require__(76406);
// EXTERNAL MODULE: ./build/report/views/student.js
var student = __webpack_require__(2169);
;// CONCATENATED MODULE: ./build/bot/act.js

/** Carries out a plan. @throws Failure */
async function act(plan, request, pinned, effects, isOwn) {
    const { repository, pull } = request;
    const { headSha } = pinned;
    switch (plan.kind) {
        case 'check': {
            const report = await effects.runCheck(plan.check);
            const view = (0,student/* studentView */.B)(report);
            const { outcome } = view;
            const reply = cameAbout(outcome)
                ? { kind: 'checked', headSha, overrides: plan.check.overrides, view }
                : {
                    kind: 'refused',
                    refusal: { kind: 'failed', outcome, retryHelps: mayHelp(outcome), headSha },
                };
            return { reply, report };
        }
        case 'status':
        case 'explain': {
            const status = await effects.lastReport(repository, pull, isOwn);
            return only({ kind: plan.kind === 'status' ? 'status' : 'explained', status, headSha });
        }
        case 'dismiss':
            return only(await dismiss(plan.pair, plan.reason, request, effects));
        case 'refuse':
            return only({ kind: 'refused', refusal: { kind: plan.reason, pull } });
    }
}
async function dismiss({ a, b }, reason, request, effects) {
    const { repository, pull, author, key } = request;
    const at = effects.now().toISOString();
    const result = await effects.recordDismissal({ repository, pull, a, b, reason, by: author, at, key });
    return result.kind === 'recorded' || result.kind === 'known'
        ? { kind: 'dismissed', result }
        : { kind: 'refused', refusal: { kind: 'not-recorded', why: result.kind } };
}
function only(reply) {
    return { reply, report: null };
}
/** Whether there are numbers to speak of. */
function cameAbout(outcome) {
    return (outcome === null ||
        outcome === 'passed' ||
        outcome === 'flagged' ||
        outcome === 'incomplete' ||
        outcome === 'skipped');
}
function mayHelp(outcome) {
    return (outcome === 'timeout' ||
        outcome === 'rate-limited' ||
        outcome === 'service-unavailable' ||
        outcome === 'network' ||
        outcome === 'cancelled');
}

// EXTERNAL MODULE: ./build/publish/failure.js
var failure = __webpack_require__(84650);
;// CONCATENATED MODULE: ./build/bot/authorise.js




/** `login`, `@login` or `@org/team`, as the settings let them through. Case does not matter, as on GitHub. */
function parseAllowList(entries) {
    const names = entries.map((entry) => entry.trim().replace(/^@/, '').toLowerCase());
    const split = names.filter((name) => name !== '').map((name) => name.split('/'));
    return {
        logins: new Set(split.flatMap(([login = '', slug]) => (slug === undefined ? [login] : []))),
        teams: split.flatMap(([organization = '', slug]) => (slug === undefined ? [] : [{ organization, slug }])),
    };
}
/**
 * Write permission **and** a place on the list. Where there is no list, write is not enough: a student writes to the own
 * repository. What the event says of the author (`author_association`) is no evidence and is not looked at.
 */
function authorise(standing, list) {
    if (standing.permission === 'less')
        return { allowed: false, reason: 'no-write' };
    if (list.logins.size === 0 && list.teams.length === 0) {
        return standing.permission === 'write' ? { allowed: false, reason: 'not-maintainer' } : { allowed: true };
    }
    switch (standing.listed) {
        case 'yes':
            return { allowed: true };
        case 'no':
            return { allowed: false, reason: 'not-listed' };
        case 'unreadable':
            return { allowed: false, reason: 'unreadable' };
    }
}
const Level = schemas/* looseObject */._H3({
    permission: schemas/* string */.YjP(),
    role_name: schemas/* string */.YjP().optional(),
    user: schemas/* looseObject */._H3({ permissions: schemas/* looseObject */._H3({ maintain: schemas/* boolean */.zMY().optional() }).optional() })
        .nullish(),
});
const Membership = schemas/* looseObject */._H3({ state: schemas/* string */.YjP() });
/** Asks GitHub who somebody is. @throws GitHubError where the permission itself cannot be read */
async function readCallerRights(github, log, repository, login, list) {
    const permission = await readPermission(github, repository, login);
    if (permission === 'less')
        return { permission, listed: 'no' };
    if (list.logins.has(login.toLowerCase()))
        return { permission, listed: 'yes' };
    let unread = false;
    for (const team of list.teams) {
        const state = await readMembership(github, log, team, login);
        if (state === 'member')
            return { permission, listed: 'yes' };
        unread ||= state === 'unreadable';
    }
    return { permission, listed: unread ? 'unreadable' : 'no' };
}
async function readPermission(github, repository, login) {
    try {
        const level = await github.ask({
            what: `reading what ${login} may do in ${(0,names/* fullName */.fq)(repository)}`,
            permission: permissions/* PERMISSIONS */.J.metadata,
            target: 'own',
        }, (rest) => rest.repos.getCollaboratorPermissionLevel({ ...repository, username: login }), Level);
        // The old field knows no "maintain" and calls it "write".
        if (level.permission === 'admin')
            return 'admin';
        if (level.permission !== 'write' && level.permission !== 'maintain')
            return 'less';
        const maintains = level.permission === 'maintain' ||
            level.role_name === 'maintain' ||
            level.user?.permissions?.maintain === true;
        return maintains ? 'maintain' : 'write';
    }
    catch (error) {
        // Nobody of that name, or nobody who has anything to do with the repository.
        if ((0,failure/* isAnswer */.Tq)(error, 404))
            return 'less';
        throw error;
    }
}
/**
 * GitHub answers 404 to "is no member" and to "you may not see the team" alike; the log says so, because otherwise nobody
 * finds out why a whole team is refused.
 */
async function readMembership(github, log, team, login) {
    const name = `@${team.organization}/${team.slug}`;
    try {
        const { state } = await github.ask({
            what: `asking whether ${login} belongs to ${name}`,
            permission: permissions/* PERMISSIONS */.J.members,
            target: 'other',
        }, (rest) => rest.teams.getMembershipForUserInOrg({
            org: team.organization,
            team_slug: team.slug,
            username: login,
        }), Membership);
        // An invitation that is still pending is no membership.
        return state === 'active' ? 'member' : 'stranger';
    }
    catch (error) {
        if ((0,failure/* isAnswer */.Tq)(error, 404)) {
            log.info(`${login} is not a member of ${name}, or the token may not see that team (it needs “${permissions/* PERMISSIONS */.J.members.fineGrained}”; a workflow's own GITHUB_TOKEN never has it).`);
            return 'stranger';
        }
        // A rate limit is a 403 as well, and says nothing about the team.
        if (!(0,failure/* isAnswer */.Tq)(error, 403) || error.outcome !== 'forbidden')
            throw error;
        log.warning(error.message);
        return 'unreadable';
    }
}

// EXTERNAL MODULE: ./build/github/limits.js
var limits = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/publish/own-comments.js
var own_comments = __webpack_require__(495);
// EXTERNAL MODULE: ./build/domain/limits.js
var domain_limits = __webpack_require__(60545);
// EXTERNAL MODULE: ./build/report/bands.js
var bands = __webpack_require__(72935);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/text/fit.js
var fit = __webpack_require__(40389);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
// EXTERNAL MODULE: ./build/report/student-words.js
var student_words = __webpack_require__(94128);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(62867);
// EXTERNAL MODULE: ./build/bot/grammar.js
var grammar = __webpack_require__(38467);
// EXTERNAL MODULE: ./build/bot/request.js
var bot_request = __webpack_require__(77731);
;// CONCATENATED MODULE: ./build/bot/render.js









const REGIONS_SHOWN = 50;
/** For what stands around a list. */
const RESERVE = 4000;
/** A comment's body: the marker, what is said, for whom. */
function renderReply(reply, context) {
    const lines = linesOf(reply);
    return [
        (0,bot_request/* replyMarker */.T)(context.key),
        ...(lines.at(-1) === '' ? lines.slice(0, -1) : lines),
        '',
        `<sub>${(0,text_escape/* markdownLink */.iQ)('Code similarity', context.runUrl)} · asked by ${(0,text_escape/* markdownCode */.D9)(context.author)}</sub>`,
    ].join('\n');
}
function linesOf(reply) {
    switch (reply.kind) {
        case 'help':
            return help();
        case 'accepted':
            return [
                pinnedLine(reply.headSha),
                `⏳ Checking commit ${(0,text_escape/* markdownCode */.D9)(reply.headSha)}. This comment says so when it is done; later pushes are not part of this check.`,
                ...changedSettings(reply.overrides),
            ];
        case 'checked':
            return checked(reply.view, reply.headSha, reply.overrides);
        case 'status':
            return reply.status === null ? neverChecked() : statusLines(reply.status, reply.headSha);
        case 'explained':
            return reply.status === null ? neverChecked() : explained(reply.status, reply.headSha);
        case 'dismissed':
            return [dismissedText(reply.result)];
        case 'refused':
            return refused(reply.refusal);
    }
}
const PINNED = /^<!-- code-similarity:bot-pinned ([0-9a-f]{40}) -->$/;
/** What an unfinished reply keeps for the attempt after a run that died. */
function pinnedLine(headSha) {
    return `<!-- code-similarity:bot-pinned ${headSha} -->`;
}
/** The commit of a reply that only says that the work has begun; null: the reply is a final one. */
function pinnedIn(body) {
    return PINNED.exec(secondLine(body))?.[1] ?? null;
}
const REFUSED_LINE = '<!-- code-similarity:bot-refused -->';
/** Whether a final reply is a refusal. */
function isRefusal(body) {
    return secondLine(body) === REFUSED_LINE;
}
function secondLine(body) {
    return body.split('\n', 2)[1] ?? '';
}
function checked(view, headSha, overrides) {
    const { mark, title } = (0,student_words/* studentHeadline */.q4)(view);
    const { own } = view;
    const isFull = view.feedback === 'full';
    const policy = (0,student_words/* policyMarkdown */.ud)(view);
    return [
        `### ${mark} ${title}`,
        '',
        (0,text_escape/* markdownText */.p7)(view.sentence),
        '',
        ...(policy === null ? [] : [policy, '']),
        ...(own === null
            ? []
            : [
                [
                    ...(0,student_words/* ownFacts */.ub)(view).map(([label, value]) => `${label}: **${value}**`),
                    ...(isFull ? [(0,format/* count */.U9)(own.regions.length, 'region')] : []),
                ].join(' · '),
                '',
                ...(own.notChecked === null ? [] : [`Not checked: ${(0,text_escape/* markdownText */.p7)(own.notChecked)}`, '']),
            ]),
        `Checked commit ${(0,text_escape/* markdownCode */.D9)(headSha)}; flagged above ${view.thresholds.similarity}${view.aiRun ? ` (AI: ${view.thresholds.ai})` : ''}. A number is a reason to look, never a proof.`,
        ...changedSettings(overrides),
        ...(own === null || own.regions.length === 0 ? [] : ['', '`/similarity explain own` lists the lines.']),
        ...(own === null || !isFull ? [] : ['', render_bands()]),
    ];
}
function neverChecked() {
    return ['No check of this pull request is known yet. `/similarity check` runs one.'];
}
function statusLines(status, headSha) {
    const when = (0,text_escape/* markdownLink */.iQ)((0,format/* formatTime */.fU)(status.at), status.url);
    if (status.feedback !== 'full') {
        return [`Last check: ${when}. What it says stands there.`, '', ...commitLines(status, headSha)];
    }
    return [
        `Last check: ${when} · similarity: **${status.similarity ?? 'n/a'}** · ${(0,format/* count */.U9)(status.regionCount, 'region')}`,
        '',
        ...commitLines(status, headSha),
        render_bands(),
    ];
}
function explained(status, headSha) {
    const when = (0,text_escape/* markdownLink */.iQ)((0,format/* formatTime */.fU)(status.at), status.url);
    if (status.feedback !== 'full') {
        return [
            `The check of ${when} does not show lines here (\`student-feedback: ${status.feedback}\`).`,
            '',
            ...commitLines(status, headSha),
        ];
    }
    if (status.regionCount === 0) {
        return [
            `The check of ${when} found no lines of this pull request elsewhere.`,
            '',
            ...commitLines(status, headSha),
        ];
    }
    if (status.regions.length === 0) {
        return [`${found(status, when)} Its comment lists them.`, '', ...commitLines(status, headSha)];
    }
    const shown = status.regions.slice(0, REGIONS_SHOWN);
    const missing = status.regionCount - shown.length;
    const more = (rest) => `- …and ${(0,format/* formatCount */.B4)(rest)} more`;
    const fitted = (0,fit/* fitLines */.RV)([
        ...shown.map((lines) => `- ${(0,text_escape/* markdownCode */.D9)(lines.file)} ${(0,format/* formatLines */.xM)(lines.lineStart, lines.lineEnd)}${lines.foundIn.length === 0 ? '' : ` (${(0,student_words/* foundWords */.oJ)(lines)})`}`),
        ...(missing > 0 ? [more(missing)] : []),
    ], domain_limits/* LIMITS */.b.commentCharacters - RESERVE, (rest) => more(missing > 0 ? rest - 1 + missing : rest), (text) => text.length);
    return [found(status, when), '', ...fitted.lines, '', ...commitLines(status, headSha)];
}
function found({ regionCount }, when) {
    return `The check of ${when} found ${(0,format/* count */.U9)(regionCount, 'region')} of this pull request that ${regionCount === 1 ? 'is' : 'are'} like code elsewhere. That needs a person's review and is no finding of misconduct.`;
}
function commitLines(status, headSha) {
    if (status.headSha === null)
        return [];
    return [
        status.headSha === headSha
            ? `Checked commit ${(0,text_escape/* markdownCode */.D9)(status.headSha)}, which is the head.`
            : `Checked commit ${(0,text_escape/* markdownCode */.D9)(status.headSha)}; the head has moved to ${(0,text_escape/* markdownCode */.D9)(headSha)} since.`,
        '',
    ];
}
function render_bands() {
    return `<sub>Bands: ${bands/* BANDS_EXPLAINED */.Ii}.</sub>`;
}
function changedSettings(overrides) {
    const names = {
        similarityThreshold: 'similarity-threshold',
        aiThreshold: 'ai-threshold',
        pullRequestScope: 'pull-request-scope',
        compareWith: 'compare-with',
        language: 'language',
        engine: 'engine',
    };
    const changed = Object.entries(names).flatMap(([field, name]) => {
        const value = overrides[field];
        return value === undefined ? [] : [`${name} ${(0,text_escape/* markdownCode */.D9)(String(value))}`];
    });
    return changed.length === 0 ? [] : ['', `Set by the command: ${changed.join(', ')}.`];
}
function help() {
    return [
        'The first line of a new comment on a pull request is read; the rest of it is for people.',
        '',
        '| Command | What it does |',
        '| :-- | :-- |',
        '| `/similarity check [options]` | checks the head commit as it is now |',
        '| `/similarity status` | says how the last check ended |',
        '| `/similarity explain own` | lists the lines of this pull request that are like code elsewhere |',
        '| `/similarity dismiss <pair> <reason>` | records that a person found a pair to be no finding; the pair is both keys, `keyA..keyB`, as a staff report shows them |',
        '| `/similarity help` | shows this |',
        '',
        '| Option of `check` | What it does |',
        '| :-- | :-- |',
        ...Object.entries(grammar/* CHECK_OPTIONS */.m5).map(([name, option]) => `| ${(0,text_escape/* markdownCode */.D9)(`${name} ${option.value}`)} | ${option.meaning} |`),
        '',
        'A value with spaces stands in `"`. Every command but this one needs write permission and a place in `bot-users`; where that is empty, the role admin or maintain.',
    ];
}
function refused(refusal) {
    const head = refusal.kind === 'failed'
        ? [`### ${(0,wording/* headline */.Pl)(refusal.outcome).mark} ${(0,wording/* headline */.Pl)(refusal.outcome).title}`, '']
        : [];
    return [REFUSED_LINE, ...head, refusalText(refusal)];
}
function refusalText(refusal) {
    switch (refusal.kind) {
        case 'syntax':
            return syntaxText(refusal.syntax);
        case 'person':
            return personText(refusal.reason);
        case 'not-own':
            return `\`explain\` shows the lines of the pull request it is asked on: \`/similarity explain own\`, or \`/similarity explain ${refusal.pull}\`. The others are not shown here.`;
        case 'not-recorded':
            return notRecordedText(refusal.why);
        case 'failed': {
            const commit = refusal.headSha === null ? '' : ` Commit: ${(0,text_escape/* markdownCode */.D9)(refusal.headSha)}.`;
            return refusal.retryHelps
                ? `The command could not be carried out. It can be tried again later, in a new comment.${commit}`
                : `The command could not be carried out. The log of the run says why.${commit}`;
        }
    }
}
function dismissedText(result) {
    if (result.kind === 'known')
        return 'That pair was dismissed before; nothing was changed.';
    return result.isKnown
        ? 'The pair is dismissed: checks from now on show it as such and do not count it. It stays in the record, with the reason and who gave it.'
        : 'The dismissal is recorded, with the reason and who gave it. No check has compared these two yet, as far as can be seen from here: one of them is neither a pull request of this repository nor a repository that can be read. Look whether the next check shows the pair as dismissed.';
}
function notRecordedText(why) {
    switch (why) {
        case 'no-pair':
            return 'No check here compares these two, so nothing was recorded. A pair is two submissions, and at least one is a pull request of this repository, as in `org/hw1#1..org/hw1#2`; a staff report shows the keys.';
        case 'no-such-pull':
            return 'This repository has no pull request of one of these numbers, so nothing was recorded. A staff report shows the keys.';
        case 'nowhere':
            return 'There is no place where a dismissal could be kept. Add the pair to `dismissed` in the configuration file.';
    }
}
function syntaxText({ problem, quoted, suggestion }) {
    // A function, because `$&` in a stranger's text would mean something in a replacement.
    const text = problem.replace('{}', () => (0,text_escape/* markdownCode */.D9)(quoted ?? ''));
    const meant = suggestion === null ? '' : ` Did you mean ${(0,text_escape/* markdownCode */.D9)(suggestion)}?`;
    return `${text}.${meant} Nothing was done. \`/similarity help\` lists what can be asked.`;
}
function personText(reason) {
    switch (reason) {
        case 'no-write':
            return 'Commands are obeyed from people with write permission in this repository only.';
        case 'not-listed':
            return 'Commands are obeyed from the people in `bot-users` only.';
        case 'not-maintainer':
            return 'No `bot-users` are configured, so that commands are obeyed from people with the role admin or maintain only. Write permission alone is not enough: students have it in their own repositories.';
        case 'unreadable':
            return 'It could not be found out whether you belong to a team in `bot-users`, so that nothing was done. The log of the run says what the token lacks.';
    }
}

;// CONCATENATED MODULE: ./build/bot/conversation.js








const Author = schemas/* looseObject */._H3({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP().optional() });
const Reaction = schemas/* looseObject */._H3({ content: schemas/* string */.YjP(), user: Author.nullable() });
const Comment = schemas/* looseObject */._H3({
    id: schemas/* number */.aig().int(),
    body: schemas/* string */.YjP().nullish(),
    user: Author.nullable(),
    created_at: schemas/* string */.YjP(),
    updated_at: schemas/* string */.YjP(),
});
/**
 * Begins with 👀 on the comment; the answer tells which account that was, as not every token may ask who it is.
 *
 * @throws GitHubError
 */
async function openConversation({ github, clock, signal }, request) {
    const thread = { github, clock, signal, request, marker: (0,bot_request/* replyMarker */.T)(request.key) };
    const self = (await react(thread, 'eyes'))?.login.toLowerCase();
    const isOwn = self === undefined ? await (0,own_comments/* readAuthorship */.Wg)(github) : (author) => author?.login.toLowerCase() === self;
    const say = (body, replyId) => replyId === null ? post(thread, isOwn, body) : rewrite(thread, replyId, body);
    return {
        isOwn,
        earlier: () => earlierOf(thread, isOwn),
        say,
        finish: async (body, reaction, replyId) => {
            await say(body, replyId);
            await react(thread, reaction);
        },
    };
}
function purposeOf({ request: { repository, pull } }, what) {
    return { what: `${what} ${(0,names/* fullName */.fq)(repository)}#${pull}`, permission: permissions/* PERMISSIONS */.J.comments, target: 'own' };
}
async function react(thread, content) {
    const { github, clock, signal, request } = thread;
    const { comment, repository } = request;
    if (comment === null)
        return null;
    const reaction = { ...repository, comment_id: comment.id, content };
    for (let attempt = 0;; attempt += 1) {
        try {
            const { user } = await github.ask(purposeOf(thread, 'reacting to a comment on'), (rest) => rest.reactions.createForIssueComment(reaction), Reaction);
            return user;
        }
        catch (error) {
            const wait = (0,failure/* mayHaveBeenDone */.U2)(error) ? limits/* GITHUB_LIMITS */.f.reply.reactAgainMs[attempt] : undefined;
            if (wait === undefined)
                throw error;
            await clock.sleep(wait, signal);
        }
    }
}
async function earlierOf(thread, isOwn) {
    if (await hasLastReaction(thread, isOwn))
        return { kind: 'finished' };
    const reply = await findReply(thread, isOwn);
    if (reply === null)
        return { kind: 'nothing' };
    const body = reply.body ?? '';
    const headSha = pinnedIn(body);
    if (headSha === null) {
        await react(thread, isRefusal(body) ? 'confused' : 'rocket');
        return { kind: 'finished' };
    }
    // Whoever may write to the repository may edit comments, also ours.
    const isUnedited = reply.created_at === reply.updated_at;
    return { kind: 'begun', replyId: reply.id, headSha: isUnedited ? headSha : null };
}
async function hasLastReaction(thread, isOwn) {
    const { comment, repository } = thread.request;
    if (comment === null)
        return false;
    const pages = thread.github.pages(purposeOf(thread, 'reading the reactions to a comment on'), 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', { ...repository, comment_id: comment.id }, Reaction);
    for await (const page of pages) {
        if (page.some(({ content, user }) => isLast(content) && isOwn(user)))
            return true;
    }
    return false;
}
async function findReply(thread, isOwn) {
    const { repository, pull } = thread.request;
    const pages = thread.github.pages(purposeOf(thread, 'reading the comments of'), 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...repository, issue_number: pull }, Comment);
    for await (const page of pages) {
        const reply = page.find((one) => isOwn(one.user) && (one.body ?? '').startsWith(thread.marker));
        if (reply !== undefined)
            return reply;
    }
    return null;
}
/** No answer, or a broken one, is no proof that there is no comment: a second one would be worse than a look. */
async function post(thread, isOwn, body) {
    const { github, clock, signal, request } = thread;
    const made = { ...request.repository, issue_number: request.pull, body };
    for (let posts = 1;; posts += 1) {
        try {
            const reply = await github.ask(purposeOf(thread, 'replying on'), (rest) => rest.issues.createComment(made), Comment);
            return reply.id;
        }
        catch (error) {
            if (!(0,failure/* mayHaveBeenDone */.U2)(error))
                throw error;
            for (const wait of limits/* GITHUB_LIMITS */.f.reply.lookAgainMs) {
                if (wait > 0)
                    await clock.sleep(wait, signal);
                const reply = await findReply(thread, isOwn);
                if (reply !== null)
                    return reply.id;
            }
            if (posts === limits/* GITHUB_LIMITS */.f.reply.maxPosts)
                throw error;
        }
    }
}
async function rewrite(thread, replyId, body) {
    const { github, request } = thread;
    const changed = { ...request.repository, comment_id: replyId, body };
    await github.ask(purposeOf(thread, 'changing the reply on'), (rest) => rest.issues.updateComment(changed), Comment);
    return replyId;
}
function isLast(content) {
    return content === 'rocket' || content === 'confused';
}

;// CONCATENATED MODULE: ./build/bot/plan.js
/** From a command that is to be obeyed to what is done for it. */
function planFor(command, request, pinned) {
    switch (command.name) {
        case 'check':
            return {
                kind: 'check',
                check: {
                    repository: request.repository,
                    pull: request.pull,
                    headSha: pinned.headSha,
                    overrides: command.overrides,
                    requestedBy: request.author,
                    key: request.key,
                },
            };
        case 'explain': {
            const { submission } = command;
            return submission.kind === 'own' || submission.number === request.pull
                ? { kind: 'explain' }
                : { kind: 'refuse', reason: 'not-own' };
        }
        case 'dismiss':
            return { kind: 'dismiss', pair: command.pair, reason: command.reason };
        case 'status':
            return { kind: 'status' };
    }
}

;// CONCATENATED MODULE: ./build/bot/handle.js












/**
 * One command from beginning to end: parse ▸ authorise ▸ plan ▸ act ▸ render. What is done for a key is done once,
 * whatever happens in between and however often it is asked.
 *
 * @throws GitHubError where the bot cannot even answer
 * @throws Cancelled where it was cut off: the same request takes it up again
 */
async function handleRequest(asked, effects, settings) {
    const { log } = effects;
    if (isForeign(asked.body))
        return { kind: 'ignored' };
    const request = await withEvidence(asked, effects);
    const parsed = (0,grammar/* parseCommand */.RM)(request.body);
    if (parsed.kind === 'none')
        return { kind: 'ignored' };
    const conversation = await openConversation(effects, request);
    const earlier = await conversation.earlier();
    if (earlier.kind === 'finished') {
        log.info(`The command ${request.key} was carried out before; nothing is done twice.`);
        return { kind: 'replayed' };
    }
    if (earlier.kind === 'begun')
        log.info(`The command ${request.key} is taken up again.`);
    const context = { key: request.key, author: request.author, runUrl: settings.runUrl };
    const exchange = {
        request,
        effects,
        settings,
        conversation,
        context,
        replyId: earlier.kind === 'begun' ? earlier.replyId : null,
        begunAt: earlier.kind === 'begun' ? earlier.headSha : null,
    };
    if (parsed.kind === 'refused')
        return refuse(exchange, { kind: 'syntax', syntax: parsed.refusal });
    const { command } = parsed;
    if (command.name !== 'help')
        return carryOut(exchange, command);
    await finish(exchange, { kind: 'help' });
    return { kind: 'done', command: 'help' };
}
async function carryOut(exchange, command) {
    const { request, effects, conversation } = exchange;
    let prepared;
    try {
        prepared = (await refusalOf(request, effects, exchange.settings)) ?? (await pinnedPull(exchange));
    }
    catch (error) {
        return fail(exchange, error, null);
    }
    if ('kind' in prepared)
        return refuse(exchange, prepared);
    const plan = planFor(command, request, prepared);
    const accepted = plan.kind === 'check' && exchange.begunAt === null ? await accept(exchange, plan) : exchange;
    let answer;
    try {
        answer = await act(plan, request, prepared, effects, conversation.isOwn);
    }
    catch (error) {
        return fail(accepted, error, prepared);
    }
    await finish(accepted, answer.reply);
    if (answer.report !== null)
        return { kind: 'checked', report: answer.report };
    return answer.reply.kind === 'refused'
        ? { kind: 'refused', refusal: answer.reply.refusal }
        : { kind: 'done', command: command.name };
}
async function pinnedPull({ request, effects, begunAt }) {
    return { headSha: begunAt ?? (await (0,pull_head/* readPullHead */._)(effects.github, request.repository, request.pull)) };
}
/** A later attempt reads the commit back from here. Where it cannot be said, nothing else can be said either. */
async function accept(exchange, { check: { headSha, overrides } }) {
    const body = renderReply({ kind: 'accepted', headSha, overrides }, exchange.context);
    return { ...exchange, replyId: await exchange.conversation.say(body, exchange.replyId) };
}
async function finish({ conversation, context, replyId }, reply) {
    const reaction = reply.kind === 'refused' ? 'confused' : 'rocket';
    await conversation.finish(renderReply(reply, context), reaction, replyId);
}
async function refuse(exchange, refusal) {
    await finish(exchange, { kind: 'refused', refusal });
    return { kind: 'refused', refusal };
}
/** @throws Cancelled, and what is a defect, once that was said */
async function fail(exchange, error, at) {
    // Whoever cut it off wants it taken up again: it stays unanswered.
    if (error instanceof outcome/* Cancelled */.cJ)
        throw error;
    const failure = error instanceof outcome/* Failure */.HR ? error : null;
    await refuse(exchange, {
        kind: 'failed',
        outcome: failure?.outcome ?? 'internal-error',
        retryHelps: failure?.retryHelps ?? false,
        headSha: at?.headSha ?? null,
    });
    if (failure === null)
        throw error;
    return { kind: 'failed', failure };
}
async function refusalOf(request, { github, log }, settings) {
    const list = parseAllowList(settings.botUsers);
    const standing = await readCallerRights(github, log, request.repository, request.author, list);
    const authorisation = authorise(standing, list);
    return authorisation.allowed ? null : { kind: 'person', reason: authorisation.reason };
}
/** A look without a request, so that the many comments that do not concern the bot cost nothing. */
function isForeign(body) {
    return (0,bot_request/* carriesOurMarker */.c)(body) || (0,grammar/* parseCommand */.RM)(body).kind === 'none';
}
const NamedComment = schemas/* looseObject */._H3({
    body: schemas/* string */.YjP().nullish(),
    user: schemas/* looseObject */._H3({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP().optional() }).nullable(),
    issue_url: schemas/* string */.YjP(),
    created_at: schemas/* string */.YjP(),
    updated_at: schemas/* string */.YjP(),
});
/**
 * A comment that somebody only named is read from GitHub: its author commands, not whoever named it. An edited one is no
 * evidence, because whoever may write to the repository may edit what others wrote.
 */
async function withEvidence(request, { github }) {
    const { comment, repository, pull } = request;
    if (comment === null || comment.evidence === 'event')
        return request;
    const named = `comment ${comment.id} of ${(0,names/* fullName */.fq)(repository)}#${pull}`;
    const found = await github.ask({ what: `reading ${named}`, permission: permissions/* PERMISSIONS */.J.pullRequests, target: 'own' }, (rest) => rest.issues.getComment({ owner: repository.owner, repo: repository.repo, comment_id: comment.id }), NamedComment);
    const problem = new URL(found.issue_url).pathname.split('/').at(-1) !== String(pull)
        ? 'stands on something else'
        : found.created_at !== found.updated_at
            ? 'was edited after it was made'
            : found.user === null || found.user.type === 'Bot'
                ? 'is not a person’s'
                : firstLine(found.body ?? '') !== firstLine(request.body)
                    ? 'asks for something else than the input “command”'
                    : null;
    if (problem !== null || found.user === null) {
        throw new outcome/* SettingsError */.GN(`The ${named}, which the input “comment-id” names, ${problem}. Ask in a new comment, or leave “comment-id” out.`);
    }
    return { ...request, body: found.body ?? '', author: found.user.login };
}
function firstLine(text) {
    return (/^[^\r\n]*/.exec(text)?.[0] ?? '').trimEnd();
}


/***/ }),

/***/ 77731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ replyMarker),
/* harmony export */   c: () => (/* binding */ carriesOurMarker)
/* harmony export */ });
/** The hidden first line of a reply: how a later attempt knows that the command was taken up. */
function replyMarker(key) {
    return `<!-- code-similarity:bot ${key} -->`;
}
/** Whether a body is one of this program's, whoever posted it: the bot answers no comment of its own. */
function carriesOurMarker(body) {
    return body.includes('<!-- code-similarity:');
}


/***/ }),

/***/ 51998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ channelsFor),
/* harmony export */   T: () => (/* binding */ commentKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * Where a run is reported besides summary and files.
 *
 * @param worthAComment the run found something, or could not be done
 */
function channelsFor(facts, worthAComment) {
    const remarks = [];
    const posts = !facts.dryRun && facts.hasToken;
    let comment = 'no';
    if (facts.comment !== 'never' && !facts.dryRun) {
        if (facts.pullRequest === null) {
            if (facts.comment === 'always') {
                remarks.push('comment: this run is about no pull request, so there is nothing to comment on.');
            }
        }
        else if (!facts.hasToken) {
            remarks.push('comment: there is no github-token, so nothing was written to the pull request.');
        }
        else if (facts.readOnly && facts.comment === 'auto') {
            remarks.push('The pull request comes from a fork, whose runs have a token that only reads: the result is in the job’s summary, and no comment is written. A workflow on pull_request_target can write one.');
        }
        else {
            comment = facts.comment === 'always' || worthAComment ? 'write' : 'update';
        }
    }
    return {
        comment,
        annotations: facts.annotations === 'always' || (facts.annotations === 'auto' && facts.pullRequest !== null),
        checkRunSha: facts.checkRun && posts ? (facts.pullRequest?.headSha ?? facts.sha) : null,
        remarks,
    };
}
/**
 * What keeps the comments of several jobs on one pull request apart: as given, else made from workflow and job. The runner
 * does not say which combination of a matrix a job is, so that a matrix needs a key of its own for each.
 */
function commentKey(given, job) {
    const text = given ?? `${job.workflow ?? 'workflow'}/${job.job}`;
    const slug = text
        .normalize('NFKD')
        .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
        .replaceAll(/^-+|-+$/g, '')
        .slice(0, 40);
    // Two texts that make one slug are still two keys.
    return slug === text ? slug : `${slug}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 8)}`;
}


/***/ }),

/***/ 95010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ publishComment)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/github/limits.js
var limits = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(21498);
// EXTERNAL MODULE: ./build/github/pull-head.js
var pull_head = __webpack_require__(76406);
// EXTERNAL MODULE: ./build/report/channels/comment.js + 1 modules
var comment = __webpack_require__(29872);
// EXTERNAL MODULE: ./build/report/comment-digest.js
var comment_digest = __webpack_require__(12011);
;// CONCATENATED MODULE: ./build/publish/age.js

/** The clocks of a runner and of the server may differ by so much; in milliseconds. */
const CLOCK_SKEW = 10 * 60_000;
/**
 * Whether a comment is of a newer run than this one. A run on the commit at which the pull request stands goes before a run
 * on any other, however late that one ended and however often it is repeated; of two on the same side, the one that began
 * later goes before.
 *
 * Whoever may write to the repository may edit our comment too: a time that lies after the server's own time of the last
 * change is made up, and holds nobody back.
 */
function compareAge(comment, run) {
    const digest = (0,comment_digest/* readDigest */.rP)(comment.body);
    if (digest === null)
        return 'older';
    const isTheirsPresent = digest.headSha !== null && digest.headSha === run.presentSha;
    if (isTheirsPresent !== (run.headSha === run.presentSha))
        return isTheirsPresent ? 'newer' : 'older';
    const [theirs, ours] = [Date.parse(digest.at), Date.parse(run.createdAt)];
    if (theirs > Date.parse(comment.updatedAt) + CLOCK_SKEW)
        return 'older';
    return theirs > ours ? 'newer' : theirs === ours ? 'same' : 'older';
}

// EXTERNAL MODULE: ./build/publish/failure.js
var publish_failure = __webpack_require__(84650);
// EXTERNAL MODULE: ./build/publish/own-comments.js
var own_comments = __webpack_require__(495);
// EXTERNAL MODULE: ./build/report/views/view.js + 3 modules
var view = __webpack_require__(56119);
;// CONCATENATED MODULE: ./build/publish/comment.js










/** The answer to a deletion. */
const NOTHING = schemas/* unknown */.L5J();
/**
 * Brings a pull request's one comment of a key up to date. Ours is changed in place, and left alone where it says the same
 * or is of a newer run (`compareAge`). After a lost answer we look before posting again; of two comments that met in a race the newer
 * run's stays. GitHub has no conditional write: another run's change may fall between our look and ours, by one round trip.
 *
 * @returns it never throws because of GitHub; the reason of a cancelled run goes through
 */
async function publishComment(target, log) {
    return (0,publish_failure/* unlessGitHubFails */.XP)(async () => bringUpToDate(target, await (0,own_comments/* readAuthorship */.Wg)(target.github), log), (error) => ({
        kind: 'refused',
        sentence: `The report could not be posted as a comment. ${error.message}`,
    }));
}
async function bringUpToDate(target, isOwn, log) {
    const { github, report, audience, key, headSha } = target;
    const where = whereOf(target);
    const age = await ageOf(target, log);
    /** Comments that turned out not to be ours to change. */
    const foreign = new Set();
    const posted = [];
    let failure = null;
    for (let look = 0; look < limits/* GITHUB_LIMITS */.f.comment.maxLooks; look += 1) {
        const own = await (0,own_comments/* listOwnComments */.lY)(github, target, isOwn);
        const arrived = own.find((one) => posted.some((body) => isSame(one.body, body)));
        if (arrived !== undefined) {
            log.debug(`The answer to the comment on ${where} was lost; the comment is there.`);
            return settleRace(target, age, arrived, own, log);
        }
        if (own.some((one) => compareAge(one, age) === 'newer'))
            return superseded(target);
        const previousBody = own.at(-1)?.body ?? null;
        const body = (0,comment/* renderComment */.wQ)((0,view/* viewOf */.d)(report, audience), { key, previousBody, headSha });
        const mine = own.findLast(({ id }) => !foreign.has(id));
        if (mine === undefined) {
            if (target.createIfMissing === false) {
                return { kind: 'unchanged', sentence: `There is no comment on ${where}, and none is needed.` };
            }
            if (posted.length === limits/* GITHUB_LIMITS */.f.comment.maxPosts)
                break;
            try {
                const made = await create(target, body);
                return await settleRace(target, age, made, await lookAgain(target, isOwn, log), log);
            }
            catch (error) {
                if (!(0,publish_failure/* mayHaveBeenDone */.U2)(error))
                    throw error;
                failure = error;
                posted.push(body);
                continue;
            }
        }
        const afresh = (0,comment/* renderComment */.wQ)((0,view/* viewOf */.d)(report, audience), { key, previousBody: null, headSha });
        if (isSame(mine.body, body) || isSame(mine.body, afresh)) {
            return { kind: 'unchanged', sentence: `The comment on ${where} says the same already.` };
        }
        try {
            await change(target, mine, body);
        }
        catch (error) {
            // It went away, or it is of another bot, whose token was in use before: then one of our own is due.
            if (!(0,publish_failure/* isAnswer */.Tq)(error, 403, 404, 410) || error.outcome !== 'forbidden')
                throw error;
            failure = error;
            foreign.add(mine.id);
            continue;
        }
        await removeCopies(target, mine, own, log);
        return { kind: 'updated', sentence: `The comment on ${where} is up to date.` };
    }
    throw failure ?? new Error(`the comment on ${where} was neither made nor refused`);
}
async function ageOf(target, log) {
    const { github, repository, pullNumber, headSha, report } = target;
    const presentSha = await (0,publish_failure/* unlessGitHubFails */.XP)(() => (0,pull_head/* readPullHead */._)(github, repository, pullNumber), (error) => {
        log.debug(error.message);
        return null;
    });
    return { createdAt: report.run.createdAt, headSha, presentSha };
}
/**
 * A comment that was just made may have met another run's. Both runs look again and come to the same choice: the newer
 * run's stays; of equals, the one that the server took last.
 */
async function settleRace(target, age, made, own, log) {
    const winner = own.find((one) => {
        if (one.id === made.id)
            return false;
        const theirs = compareAge(one, age);
        return theirs === 'newer' || (theirs === 'same' && one.id > made.id);
    });
    await removeCopies(target, winner ?? made, winner === undefined ? own : [made], log);
    return winner === undefined
        ? { kind: 'created', sentence: `The report is a comment on ${whereOf(target)}.` }
        : superseded(target);
}
/** What is there after a comment was made; nothing where GitHub does not say: the comment itself stands. */
function lookAgain(target, isOwn, log) {
    return (0,publish_failure/* unlessGitHubFails */.XP)(() => (0,own_comments/* listOwnComments */.lY)(target.github, target, isOwn), (error) => {
        log.debug(error.message);
        return [];
    });
}
async function create(target, body) {
    const { github, repository, pullNumber } = target;
    const answer = await github.ask({
        what: `commenting on ${whereOf(target)}`,
        permission: permissions/* PERMISSIONS */.J.comments,
        target: 'own',
    }, (rest) => rest.issues.createComment({ ...repository, issue_number: pullNumber, body }), own_comments/* StoredComment */.BT);
    return (0,own_comments/* ownComment */.w7)(answer);
}
async function change(target, comment, body) {
    await target.github.ask({
        what: `changing the comment on ${whereOf(target)}`,
        permission: permissions/* PERMISSIONS */.J.comments,
        target: 'own',
    }, (rest) => rest.issues.updateComment({ ...target.repository, comment_id: comment.id, body }), own_comments/* StoredComment */.BT);
}
/** Deletes what a race or a broken run left behind, of the very account that the kept comment is of. */
async function removeCopies(target, kept, candidates, log) {
    const { github, repository } = target;
    for (const { id, author } of candidates) {
        if (id === kept.id || author === null || author !== kept.author)
            continue;
        await (0,publish_failure/* unlessGitHubFails */.XP)(() => github.ask({
            what: `removing a second comment on ${whereOf(target)}`,
            permission: permissions/* PERMISSIONS */.J.comments,
            target: 'own',
        }, (rest) => rest.issues.deleteComment({ ...repository, comment_id: id }), NOTHING), (error) => {
            // The other run may have removed it already; and a copy too many is no harm.
            log.debug(error.message);
        });
    }
}
function superseded(target) {
    return {
        kind: 'superseded',
        sentence: `The comment on ${whereOf(target)} is of a newer run, which stays.`,
    };
}
function whereOf(target) {
    return `${(0,names/* fullName */.fq)(target.repository)}#${target.pullNumber}`;
}
/** GitHub may answer with other line ends than it was sent. */
function isSame(a, b) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return plain(a) === plain(b);
}


/***/ }),

/***/ 84650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tq: () => (/* binding */ isAnswer),
/* harmony export */   U2: () => (/* binding */ mayHaveBeenDone),
/* harmony export */   XP: () => (/* binding */ unlessGitHubFails)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47307);


/** Whether a request that failed may have been done all the same: no answer, or a broken one, is no proof of the contrary. */
function mayHaveBeenDone(error) {
    if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubRequestError */ .vK))
        return false;
    return error.outcome === 'network' && (error.status === null || error.status >= 500);
}
/** GitHub answered, and the answer is that status. */
function isAnswer(error, ...statuses) {
    const status = (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error);
    return error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubRequestError */ .vK && status !== null && statuses.includes(status);
}
/**
 * Runs `body`; a failure on GitHub's side becomes what `otherwise` makes of it: a report that cannot be posted must not
 * change how a check ends. Whatever else is thrown (a defect, a cancelled run) goes on.
 */
async function unlessGitHubFails(body, otherwise) {
    try {
        return await body();
    }
    catch (error) {
        if (error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_)
            return otherwise(error);
        throw error;
    }
}


/***/ }),

/***/ 33808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ whoAmI)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21498);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84650);



const Account = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional() });
/**
 * Whose token this is. A person's token knows its login. That of a workflow or an App does not, and is known by being a bot:
 * no person can write under a bot's name, so a marker that was copied into a comment proves nothing. That something was
 * made through an App (`performed_via_github_app`) does not prove it either: people write through Apps too.
 *
 * @throws GitHubError where GitHub cannot be reached
 */
async function whoAmI(github) {
    try {
        const { login } = await github.ask({ what: 'asking whose token this is', permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSIONS */ .J.metadata, target: 'own' }, (rest) => rest.users.getAuthenticated(), Account);
        return { login, wrote: (author) => author?.login.toLowerCase() === login.toLowerCase() };
    }
    catch (error) {
        // A used-up rate limit is a 403 as well, and says nothing about whose token it is.
        if (!(0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isAnswer */ .Tq)(error, 403, 404) || error.outcome !== 'forbidden')
            throw error;
        return { login: null, wrote: (author) => author?.type === 'Bot' };
    }
}


/***/ }),

/***/ 495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ StoredComment),
/* harmony export */   EH: () => (/* binding */ ownCommentsOn),
/* harmony export */   Wg: () => (/* binding */ readAuthorship),
/* harmony export */   lY: () => (/* binding */ listOwnComments),
/* harmony export */   w7: () => (/* binding */ ownComment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50926);
/* harmony import */ var _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21498);
/* harmony import */ var _report_channels_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29872);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33808);





const Author = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional() });
/** What is read of a comment as GitHub tells it. */
const StoredComment = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    user: Author.nullable(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
});
/** Whose comments are ours. @throws GitHubError */
async function readAuthorship(github) {
    const self = await (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .whoAmI */ .W)(github);
    return (author) => self.wrote(author);
}
function ownComment(comment) {
    return {
        id: comment.id,
        body: comment.body ?? '',
        author: comment.user?.login ?? null,
        updatedAt: comment.updated_at,
    };
}
/** Our comments on a pull request, as GitHub lists them, from all pages. @throws GitHubError */
async function* ownCommentsOn(github, { owner, repo }, pullNumber, isOwn) {
    const pages = github.pages({
        what: `reading the comments of ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_5__/* .fullName */ .fq)({ owner, repo })}#${pullNumber}`,
        permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSIONS */ .J.comments,
        target: 'own',
    }, 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { owner, repo, issue_number: pullNumber }, StoredComment);
    for await (const page of pages) {
        for (const comment of page)
            if (isOwn(comment.user))
                yield comment;
    }
}
/** Our comments of one key on a pull request, oldest first. @throws GitHubError */
async function listOwnComments(github, place, isOwn) {
    const own = [];
    for await (const comment of ownCommentsOn(github, place.repository, place.pullNumber, isOwn)) {
        if ((0,_report_channels_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .isOurComment */ .CZ)(comment.body ?? '', place.key))
            own.push(ownComment(comment));
    }
    return own.toSorted((a, b) => a.id - b.id);
}


/***/ }),

/***/ 29872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CZ: () => (/* binding */ isOurComment),
  wQ: () => (/* binding */ renderComment)
});

// UNUSED EXPORTS: commentMarker

// EXTERNAL MODULE: ./build/domain/limits.js
var limits = __webpack_require__(60545);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/text/fit.js
var fit = __webpack_require__(40389);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
// EXTERNAL MODULE: ./build/report/comment-digest.js
var comment_digest = __webpack_require__(12011);
;// CONCATENATED MODULE: ./build/report/comment-changes.js



const NOTHING = { total: '', ai: '', regions: '' };
/** Of numbers that are shown with one decimal. */
const UNCHANGED_WITHIN = 0.05;
const NAMES_SHOWN = 5;
/** Characters of a name in the sentence: what it says must leave room for the table. */
const NAME_SHOWN = 80;
/** What changed since the run that wrote the comment before, for staff. */
function staffChanges(now, digest) {
    const before = comparable(digest, 'staff', now.createdAt);
    if (before === null)
        return { rows: new Map(), lines: [] };
    const isWhole = Object.keys(before.totals).length >= before.judged;
    const seen = new Set();
    const rows = new Map();
    const newly = [];
    const cleared = [];
    let added = 0;
    let other = 0;
    for (const submission of now.submissions) {
        const hash = (0,comment_digest/* digestKey */.CO)(submission.key);
        const { isFlagged } = submission;
        if (!Object.hasOwn(before.totals, hash)) {
            // Where the list was cut nobody knows who is new.
            if (!isWhole)
                continue;
            added += 1;
            rows.set(submission.key, { ...NOTHING, total: ' (new)' });
            if (isFlagged)
                newly.push(submission.name);
            continue;
        }
        seen.add(hash);
        const [ai = null, regions, wasFlagged] = before.others[hash] ?? [];
        const row = {
            total: scoreChange(before.totals[hash] ?? null, submission.total),
            ai: before.thresholds?.ai == null || now.thresholds.ai === null ? '' : scoreChange(ai, submission.ai),
            regions: regions === undefined ? '' : countChange(regions, submission.regions),
        };
        rows.set(submission.key, row);
        if (row.total + row.ai + row.regions !== '')
            other += 1;
        if (isFlagged && wasFlagged === 0)
            newly.push(submission.name);
        if (!isFlagged && wasFlagged === 1)
            cleared.push(submission.name);
    }
    const gone = Object.keys(before.totals).filter((hash) => !seen.has(hash)).length;
    return {
        rows,
        lines: changeLines(before.at, [
            ...(newly.length > 0 ? [`newly flagged: ${names(newly)}`] : []),
            ...(cleared.length > 0 ? [`no longer flagged: ${names(cleared)}`] : []),
            ...(added > 0 ? [`${(0,format/* count */.U9)(added, 'submission')} added`] : []),
            ...(gone > 0 ? [`${(0,format/* count */.U9)(gone, 'submission')} no longer there`] : []),
            ...(other > 0 ? [`other numbers of ${(0,format/* count */.U9)(other, 'submission')}, marked below`] : []),
            ...thresholdChanges(before.thresholds, now.thresholds),
        ]),
    };
}
/** What changed for the reader's own submission: bands and counts, as they saw them before. */
function studentChanges(view, digest) {
    const { own } = view;
    const before = comparable(digest, 'student', view.createdAt);
    // Of a run in which nobody is named, or that told something else, there is nothing that could be compared.
    if (own === null || before === null || before.own === null)
        return [];
    if (before.feedback !== view.feedback || view.feedback === 'none')
        return [];
    const was = before.own;
    const isFull = view.feedback === 'full';
    return changeLines(before.at, [
        ...(isFull && before.band !== own.similarity
            ? [`similarity ${before.band ?? 'n/a'} → ${own.similarity ?? 'n/a'}`]
            : []),
        ...(isFull && view.aiRun && before.thresholds?.ai != null && was.ai !== own.ai
            ? [`AI ${was.ai} → ${own.ai ?? 'n/a'}`]
            : []),
        ...(isFull && before.regions !== own.regions.length
            ? [`${(0,format/* formatCount */.B4)(before.regions)} → ${(0,format/* count */.U9)(own.regions.length, 'region')}`]
            : []),
        ...(was.isFlagged === own.isFlagged || view.isPublic
            ? []
            : [own.isFlagged === true ? 'needs a review now' : 'no longer needs a review']),
        ...(was.comparedWith === view.comparedWith
            ? []
            : [`compared with ${(0,format/* formatCount */.B4)(was.comparedWith)} → ${(0,format/* formatCount */.B4)(view.comparedWith)}`]),
        ...thresholdChanges(before.thresholds, {
            similarity: view.thresholds.similarity,
            ai: view.aiRun ? view.thresholds.ai : null,
        }),
    ]);
}
/** The digest where it is of an earlier run and of the same audience. */
function comparable(digest, audience, createdAt) {
    return digest === null || digest.audience !== audience || digest.at === createdAt ? null : digest;
}
function changeLines(at, changes) {
    const run = `the run of ${(0,text_escape/* markdownText */.p7)((0,format/* formatTime */.fU)(at))}`;
    return changes.length === 0
        ? [`<sub>No change since ${run}.</sub>`, '']
        : [`Changes since ${run}: ${changes.join('; ')}.`, ''];
}
function thresholdChanges(before, now) {
    if (before === null)
        return [];
    const changes = [];
    if (before.similarity !== now.similarity) {
        changes.push(`similarity threshold ${before.similarity} → ${now.similarity}`);
    }
    if (before.ai === null && now.ai !== null)
        changes.push('AI detection was not run before');
    else if (before.ai !== null && now.ai === null)
        changes.push('AI detection was not run this time');
    else if (before.ai !== now.ai)
        changes.push(`AI threshold ${before.ai} → ${now.ai}`);
    return changes;
}
function scoreChange(before, now) {
    if (before === null && now === null)
        return '';
    if (before === null || now === null)
        return ` (was ${(0,format/* formatScore */.y)(before)})`;
    const change = now - before;
    if (Math.abs(change) < UNCHANGED_WITHIN)
        return '';
    return ` (${change > 0 ? '▲' : '▼'} ${Math.abs(change).toFixed(1)})`;
}
function countChange(before, now) {
    if (before === now)
        return '';
    return ` (${now > before ? '▲' : '▼'} ${(0,format/* formatCount */.B4)(Math.abs(now - before))})`;
}
function names(all) {
    const shown = all.slice(0, NAMES_SHOWN).map((name) => {
        const characters = Array.from(name);
        return (0,text_escape/* markdownCode */.D9)(characters.length <= NAME_SHOWN ? name : `${characters.slice(0, NAME_SHOWN).join('')}…`);
    });
    const rest = all.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${(0,format/* formatCount */.B4)(rest)} more` : ''}`;
}

// EXTERNAL MODULE: ./build/report/download-line.js
var download_line = __webpack_require__(22914);
// EXTERNAL MODULE: ./build/report/explanation-lines.js
var explanation_lines = __webpack_require__(52198);
// EXTERNAL MODULE: ./build/report/hidden-code.js
var hidden_code = __webpack_require__(74657);
// EXTERNAL MODULE: ./build/report/own-regions.js
var own_regions = __webpack_require__(41319);
// EXTERNAL MODULE: ./build/report/places.js
var places = __webpack_require__(65883);
// EXTERNAL MODULE: ./build/report/student-words.js
var student_words = __webpack_require__(94128);
// EXTERNAL MODULE: ./build/report/views/view.js + 3 modules
var views_view = __webpack_require__(56119);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(62867);
;// CONCATENATED MODULE: ./build/report/channels/comment.js














/** Rows shown before "and N more", where there is room at all. */
const ROWS_SHOWN = 50;
/** Submissions whose numbers are kept for the next run's deltas, and the room in the body that each is given. */
const KEPT = 300;
const CHARACTERS_KEPT = 200;
/** Kept free for what other programs put around a body. */
const RESERVE = 256;
/** Of the notes below the sections, in characters. */
const MAX_NOTES = 8000;
/** The hidden first line by which our comment is found. It holds the key as hex, so that nothing can end it early. */
function commentMarker(key) {
    return `<!-- code-similarity:comment:${Buffer.from(key, 'utf8').toString('hex')} -->`;
}
/** Whether a comment's body is ours, for that key. Who wrote it is for the caller to check: anybody can copy a marker. */
function isOurComment(body, key) {
    return body.startsWith(commentMarker(key));
}
/** The pull request's one comment: verdict, worst first, what changed since the last run, links to the own lines. */
function renderComment(view, options) {
    const budget = (options.maxCharacters ?? limits/* LIMITS */.b.commentCharacters) - RESERVE;
    const before = options.previousBody === null ? null : (0,comment_digest/* readDigest */.rP)(options.previousBody);
    const headSha = options.headSha ?? null;
    const { intro, sections, notes, digest } = view.audience === 'staff'
        ? staffContent(view.staff, (0,views_view/* ownRegions */.o)(view, comment_digest/* REGIONS_SHOWN */.mi), before, {
            headSha,
            kept: Math.min(KEPT, Math.floor(budget / CHARACTERS_KEPT)),
        })
        : studentContent(view.student, before, headSha);
    const { cover } = view;
    const { mark, title } = cover.headline;
    const first = commentMarker(options.key);
    const last = (0,comment_digest/* digestLine */.lt)(digest);
    const head = [
        `### ${mark} ${title}: ${(0,text_escape/* markdownText */.p7)(cover.title)}`,
        '',
        (0,text_escape/* markdownText */.p7)(cover.sentence),
        '',
        ...intro,
    ];
    const tail = tailOf(cover, headSha, [...notes, ...cover.howToRead], view.audience);
    const room = budget - [first, last, ...head, ...tail].join('\n').length - 2;
    return [first, ...head, ...fitSections(sections, room), ...tail, last].join('\n');
}
/** As much of the sections as there is room for, in their order. @param room characters */
function fitSections(sections, room) {
    const body = [];
    let left = room;
    for (const { title, lines, total, shown: most, gap } of sections) {
        const titleLength = title.join('\n').length;
        if (lines.length === 0 || left < titleLength + 100)
            continue;
        left -= titleLength + 3;
        const shown = lines.slice(0, most);
        const hidden = total - shown.length;
        const more = (rest) => `${gap}…and ${(0,format/* formatCount */.B4)(rest + hidden)} more`;
        const fitted = (0,fit/* fitLines */.RV)(hidden > 0 ? [...shown, more(0)] : shown, left, (rest) => more(hidden > 0 ? rest - 1 : rest), (text) => text.length);
        left -= fitted.used;
        body.push(...title, ...fitted.lines, '');
    }
    return body;
}
function listSection(title, lines, total = lines.length) {
    return { title: [`#### ${title}`], lines, total, shown: comment_digest/* REGIONS_SHOWN */.mi, gap: '- ' };
}
function staffContent(view, regions, before, { headSha, kept }) {
    const { findings, verdict, run, thresholds } = view.report;
    const regionsOf = (0,own_regions/* openRegions */.ke)(view);
    const submissions = view.listed.map((one) => ({
        key: one.key,
        name: one.name,
        total: one.total,
        ai: one.aiAverage,
        regions: regionsOf(one).length,
        isFlagged: view.flags.has(one.key),
    }));
    const judgedBy = { similarity: thresholds.similarity, ai: findings.aiRun ? thresholds.ai : null };
    const now = { createdAt: run.createdAt, submissions, thresholds: judgedBy };
    const changes = staffChanges(now, before);
    return {
        intro: changes.lines,
        sections: [
            submissionsSection(view, submissions, changes.rows),
            listSection('Why they are flagged', (0,explanation_lines/* explanationLines */.b)(view)),
            listSection('Pairs that stand out, the most suspicious first', view.pairs
                .filter(({ standsOut }) => standsOut)
                .map(({ pair, average }) => `- ${pairNames(view, pair)} suspicion ${(0,format/* formatScore */.y)(pair.suspicion)}, similarity ${(0,format/* formatScore */.y)(average, thresholds.similarity)}`)),
            listSection('Code in files that do not count', (0,hidden_code/* hiddenCode */.k)(view, text_escape/* markdownCode */.D9).map((line) => `- ${line}`)),
            listSection('Regions', regionLines(regions, submissions.length > 1), regions.total),
            listSection('Dismissed', view.dismissed.map(({ pair, dismissed }) => `- ~~${pairNames(view, pair)}~~ ${(0,text_escape/* markdownText */.p7)(dismissed ?? '')}`)),
        ],
        notes: [...verdict.warnings, ...findings.notices],
        digest: (0,comment_digest/* staffDigest */.Pt)(now, { headSha, kept, regions }),
    };
}
function pairNames({ name }, { a, b }) {
    return `${(0,text_escape/* markdownCode */.D9)(name(a))} ↔ ${(0,text_escape/* markdownCode */.D9)(name(b))}`;
}
function regionLines({ shown }, isNamed) {
    return shown.map(({ file, lineStart, lineEnd, url, name, message }) => {
        const lines = (0,text_escape/* markdownLink */.iQ)(`${(0,text_escape/* markdownCode */.D9)(file)} ${(0,format/* formatLines */.xM)(lineStart, lineEnd)}`, url);
        return `- ${lines} ${isNamed ? `of ${(0,text_escape/* markdownCode */.D9)(name)} ` : ''}· ${(0,text_escape/* markdownText */.p7)(message)}`;
    });
}
function submissionsSection(view, submissions, changes) {
    const ai = view.report.findings.aiRun ? ['AI'] : [];
    const byKey = new Map(view.report.findings.submissions.map((submission) => [submission.key, submission]));
    const linked = (one) => one === undefined ? '' : (0,text_escape/* markdownLink */.iQ)((0,text_escape/* markdownCode */.D9)(one.name), (0,places/* originUrl */.sH)(view.report, one));
    const lines = view.listed.map((submission, index) => {
        const { key, state } = submission;
        const change = changes.get(key);
        const remark = view.pardoned.has(key) ? wording/* PARDONED_WORDS */.wI : '';
        const { thresholds } = view.report;
        return (0,text_escape/* markdownRow */.Kw)([
            view.flags.has(key) ? '🔎' : state.kind === 'not-checked' ? '⚠️' : '',
            linked(submission),
            `${(0,format/* formatScore */.y)(submission.total, thresholds.similarity)}${change?.total ?? ''}`,
            ...ai.map(() => `${(0,format/* formatScore */.y)(submission.aiAverage, thresholds.ai)}${change?.ai ?? ''}`),
            (0,format/* formatScore */.y)(view.suspicion(submission)),
            `${(0,format/* formatCount */.B4)(submissions[index]?.regions ?? 0)}${change?.regions ?? ''}`,
            linked(byKey.get(view.closest.get(key)?.key ?? '')),
            state.kind === 'not-checked' ? (0,text_escape/* markdownText */.p7)(state.reason) : remark,
        ]);
    });
    return {
        title: [
            (0,text_escape/* markdownRow */.Kw)(['', 'Submission', 'Similarity', ...ai, 'Suspicion', 'Regions', 'Closest', '']),
            (0,text_escape/* markdownRow */.Kw)([':--', ':--', '--:', ...ai.map(() => '--:'), '--:', '--:', ':--', ':--']),
        ],
        lines,
        total: lines.length,
        shown: ROWS_SHOWN,
        gap: '\n',
    };
}
function studentContent(view, before, headSha) {
    const { own } = view;
    const policy = (0,student_words/* policyMarkdown */.ud)(view);
    const regions = own === null ? [] : own.regions.map(student_words/* regionMarkdown */.kB);
    const facts = [
        ...(0,student_words/* ownFacts */.ub)(view).map(([label, value]) => `${label}: **${value}**`),
        ...(view.feedback === 'full' ? [(0,format/* count */.U9)(regions.length, 'region')] : []),
    ];
    const notChecked = own?.notChecked ?? null;
    return {
        intro: [
            ...(policy === null ? [] : [policy, '']),
            ...(own === null ? [] : [facts.join(' · '), '']),
            ...(notChecked === null ? [] : [`Not checked: ${(0,text_escape/* markdownText */.p7)(notChecked)}`, '']),
            ...studentChanges(view, before),
        ],
        sections: [listSection('Your lines that are like code elsewhere', regions)],
        notes: [],
        digest: (0,comment_digest/* studentDigest */.uo)(view, headSha),
    };
}
function tailOf({ createdAt, runUrl, toolVersion }, headSha, notes, audience) {
    const fitted = (0,fit/* fitLines */.RV)(notes.map((note) => `- ${(0,text_escape/* markdownText */.p7)(note)}`), MAX_NOTES, (rest) => `- …and ${(0,format/* formatCount */.B4)(rest)} more`, (text) => text.length);
    return [
        '<details><summary>How to read this</summary>',
        '',
        ...fitted.lines,
        '',
        '</details>',
        '',
        ...(audience === 'staff' ? (0,download_line/* downloadLines */.W)(runUrl) : []),
        `<sub>${(0,text_escape/* markdownLink */.iQ)((0,format/* formatTime */.fU)(createdAt), runUrl)}${headSha === null ? '' : ` · commit ${headSha.slice(0, 7)}`} · version ${(0,text_escape/* markdownText */.p7)(toolVersion)}</sub>`,
    ];
}


/***/ }),

/***/ 12011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ digestKey),
/* harmony export */   Pt: () => (/* binding */ staffDigest),
/* harmony export */   lt: () => (/* binding */ digestLine),
/* harmony export */   mi: () => (/* binding */ REGIONS_SHOWN),
/* harmony export */   rP: () => (/* binding */ readDigest),
/* harmony export */   uo: () => (/* binding */ studentDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _bands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72935);
/* harmony import */ var _searched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7226);




const Score = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(100);
const Hash = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{10}$/);
const Line = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).nullable();
const Count = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(1_000_000);
/**
 * What a run leaves hidden in its comment for the next one. Everybody who may write to the repository may edit it. A field
 * that is not as it should be is therefore left out: deltas are a comfort and no need.
 */
const Digest = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** When the run began, RFC 3339. */
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine((text) => !Number.isNaN(Date.parse(text))),
    /** The pull request's head that was checked. null: it is not said, as by versions before this one. */
    headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^[0-9a-f]{40}$/)
        .nullable()
        .catch(null),
    /** Whom the comment was for. The other audience's numbers are not compared with. */
    audience: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['staff', 'student']).nullable().catch(null),
    /** `ai` is null where AI detection was not run. */
    thresholds: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ similarity: Score, ai: Score.nullable() }).nullable().catch(null),
    /** Regions in all; for students their own. */
    regions: Count.catch(0),
    /** For staff: unrounded total by hash of the key, of as many judged submissions as there was room for. */
    totals: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(Hash, Score.nullable()).catch({}),
    /** For staff, of the same submissions: AI score, regions, and whether it was flagged. */
    others: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(Hash, zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([Score.nullable(), Count, zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(0), zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1)])])).catch({}),
    /** For staff: how many submissions were judged; more than `totals` has where it was cut. */
    judged: Count.catch(0),
    /** For students: the own band. */
    band: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_bands_js__WEBPACK_IMPORTED_MODULE_3__/* .BANDS */ .ZN).nullable().catch(null),
    /** For students: how much they were told. */
    feedback: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['full', 'verdict', 'none']).nullable().catch(null),
    /** For students: what else they saw of their own submission. */
    own: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ai: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_bands_js__WEBPACK_IMPORTED_MODULE_3__/* .BANDS */ .ZN), isFlagged: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable(), comparedWith: Count })
        .nullable()
        .catch(null),
    /**
     * The own lines of the one submission that the comment is about, as the bot repeats them: file, first and last line, places.
     * null: versions before this one did not say, and of several submissions nothing is said.
     */
    lines: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), Line, Line, zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_searched_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACES */ .ls))]))
        .nullable()
        .catch(null),
});
/** Regions that a comment lists before "and N more", where there is room at all. */
const REGIONS_SHOWN = 25;
const LINE = /<!-- code-similarity:digest:([A-Za-z0-9_-]{2,60000}) -->\s*$/;
/** The hidden last line of a comment. */
function digestLine(digest) {
    return `<!-- code-similarity:digest:${Buffer.from(JSON.stringify(digest), 'utf8').toString('base64url')} -->`;
}
/** What an earlier run left; null where there is nothing that can be read. */
function readDigest(body) {
    const text = LINE.exec(body)?.[1];
    if (text === undefined)
        return null;
    let value;
    try {
        value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    }
    catch {
        return null;
    }
    return Digest.safeParse(value).data ?? null;
}
/** What a run for staff leaves: the numbers of the first `kept` submissions. */
function staffDigest({ createdAt, submissions, thresholds }, { headSha, kept, regions, }) {
    const keptOnes = submissions.slice(0, kept);
    return {
        at: createdAt,
        headSha,
        audience: 'staff',
        thresholds,
        regions: regions.total,
        totals: Object.fromEntries(keptOnes.map((one) => [digestKey(one.key), one.total])),
        others: Object.fromEntries(keptOnes.map((one) => [
            digestKey(one.key),
            [one.ai === null ? null : Math.round(one.ai * 100) / 100, one.regions, one.isFlagged ? 1 : 0],
        ])),
        judged: submissions.length,
        band: null,
        feedback: null,
        own: null,
        lines: submissions.length === 1 ? digestLines(regions.shown) : null,
    };
}
/** What a run for students leaves: what they saw of their own submission. */
function studentDigest(view, headSha) {
    const { own } = view;
    return {
        at: view.createdAt,
        headSha,
        audience: 'student',
        thresholds: { similarity: view.thresholds.similarity, ai: view.aiRun ? view.thresholds.ai : null },
        regions: own?.regions.length ?? 0,
        totals: {},
        others: {},
        judged: 0,
        band: own?.similarity ?? null,
        feedback: view.feedback,
        own: own === null
            ? null
            : { ai: own.ai ?? 'n/a', isFlagged: own.isFlagged, comparedWith: view.comparedWith },
        lines: digestLines((own?.regions ?? []).slice(0, REGIONS_SHOWN)),
    };
}
/** Characters of JSON that the lines of a digest may take. */
const LINES_CHARACTERS = 8000;
/** What a line takes besides its file's name, at most. */
const LINE_CHARACTERS = 80;
/** As many of a submission's own lines as a digest has room for. */
function digestLines(regions) {
    let left = LINES_CHARACTERS;
    const kept = [];
    for (const { file, lineStart, lineEnd, foundIn = [] } of regions) {
        left -= JSON.stringify(file).length + LINE_CHARACTERS;
        if (left < 0)
            break;
        kept.push([file, lineStart, lineEnd, [...foundIn]]);
    }
    return kept;
}
/** A submission's key in a digest, which does not spell it out. */
function digestKey(key) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 10);
}


/***/ }),

/***/ 91481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ dismissedCases)
/* harmony export */ });
/** Boxes ticked in the issue and commands of the bot, as cases. Neither knows numbers, so none of them grows. */
function dismissedCases({ dismissed }) {
    return Object.entries(dismissed).map(([pair, { reason, by, at }]) => ({
        subjects: pair.split('-'),
        // The run that they are in knows them.
        names: pair.split('-'),
        state: 'dismissed',
        reason,
        note: null,
        by,
        at,
        evidence: { similarity: null, suspicion: null, tokens: null },
    }));
}


/***/ }),

/***/ 67537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ rememberPseudonyms),
/* harmony export */   Iw: () => (/* binding */ planCheck),
/* harmony export */   Iz: () => (/* binding */ changeAssignment),
/* harmony export */   L_: () => (/* binding */ applyTicks),
/* harmony export */   Qu: () => (/* binding */ abandonCheck),
/* harmony export */   Vp: () => (/* binding */ dismissPair),
/* harmony export */   X6: () => (/* binding */ advanceCheck),
/* harmony export */   gL: () => (/* binding */ advanceTo),
/* harmony export */   mK: () => (/* binding */ newAssignment),
/* harmony export */   ou: () => (/* binding */ finishCheck),
/* harmony export */   tq: () => (/* binding */ assignmentOf),
/* harmony export */   u2: () => (/* binding */ withoutLeftover)
/* harmony export */ });
/* harmony import */ var _state_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78291);

/** Every change of what is remembered of an assignment. Pure: time, ids and salts come in. */
/** @param salt 64 hex digits that nobody can guess */
function newAssignment(salt) {
    return {
        salt,
        pseudonyms: {},
        seen: {},
        runs: [],
        pending: null,
        reportedPairs: {},
        reportedFlags: {},
        dismissed: {},
        issue: null,
        lastCheckAt: null,
    };
}
/** null: this assignment was never scanned. */
function assignmentOf(state, name) {
    // An assignment may be called `constructor`.
    return Object.hasOwn(state.assignments, name) ? (state.assignments[name] ?? null) : null;
}
/**
 * Changes one assignment, which is made where it is new.
 *
 * @param newSalt 64 hex digits nobody can guess; called for a new assignment alone. It may be called again when a write is
 *   repeated: only the salt that was stored counts.
 */
function changeAssignment(state, name, newSalt, change) {
    const current = assignmentOf(state, name) ?? newAssignment(newSalt());
    const next = change(current);
    return next === assignmentOf(state, name)
        ? state
        : { ...state, assignments: { ...state.assignments, [name]: next } };
}
/** Begins a check. @throws RangeError while another one is pending: that one is finished or given up first */
function planCheck(assignment, plan) {
    if (assignment.pending !== null)
        throw new RangeError('A check of this assignment is pending already.');
    return { ...assignment, pending: { ...plan, progress: { stage: 'planned' } } };
}
const STAGES = [
    'planned',
    'created',
    'uploading',
    'started',
    'read',
    'reported',
];
/**
 * Notes how far the pending check has come. Ids of uploads add up. A note that comes late (of a write that was repeated)
 * never takes the check back.
 *
 * @throws RangeError when nothing is pending
 */
function advanceCheck(assignment, progress) {
    const { pending } = assignment;
    if (pending === null)
        throw new RangeError('No check of this assignment is pending.');
    const before = pending.progress;
    if (STAGES.indexOf(progress.stage) < STAGES.indexOf(before.stage))
        return assignment;
    const next = 'uploaded' in progress && 'uploaded' in before
        ? { ...progress, uploaded: { ...before.uploaded, ...progress.uploaded } }
        : progress;
    return { ...assignment, pending: { ...pending, progress: next } };
}
/**
 * Ends the pending check. The time that counts for a cooldown is when it was planned: a daily scan with a cooldown of a day
 * would else be late every second day by the time that a check takes.
 */
function finishCheck(assignment, finished) {
    const gone = new Set(finished.gone.map(String));
    const seen = { ...assignment.seen, ...finished.seen };
    return {
        ...endPending(assignment, finished.record),
        seen: Object.fromEntries(Object.entries(seen).filter(([id]) => !gone.has(id))),
        reportedPairs: { ...finished.reportedPairs },
        reportedFlags: { ...finished.reportedFlags },
    };
}
/** Gives the pending check up: it failed, or the service does not know it any more. Its repositories stay to be checked. */
function abandonCheck(assignment, record) {
    return endPending(assignment, record);
}
function endPending(assignment, record) {
    return {
        ...assignment,
        pending: null,
        runs: [...assignment.runs, record].slice(-_state_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE_LIMITS */ .$m.runs),
        // What never became a check begins no cooldown.
        lastCheckAt: record.checkId === null ? assignment.lastCheckAt : (assignment.pending?.plannedAt ?? record.at),
    };
}
/** Notes who the pseudonyms of a check stand for; those given out before stay. */
function rememberPseudonyms(assignment, people) {
    return { ...assignment, pseudonyms: { ...assignment.pseudonyms, ...people } };
}
/** A pair that a person judged innocent. What was said first stays: it is the audit trail. */
function dismissPair(assignment, pair, dismissal) {
    return Object.hasOwn(assignment.dismissed, pair)
        ? assignment
        : { ...assignment, dismissed: { ...assignment.dismissed, [pair]: dismissal } };
}
/**
 * Takes over what people ticked in the issue: a ticked pair is dismissed, a cleared box takes up again a pair that a box had
 * dismissed. What a command dismissed stays so.
 *
 * @param ticks by pair, as in the issue
 * @param at RFC 3339, UTC
 */
function applyTicks(assignment, ticks, at) {
    let next = assignment;
    for (const [pair, ticked] of ticks) {
        if (ticked) {
            next = dismissPair(next, pair, { reason: 'ticked in the issue', by: null, at, via: 'issue' });
        }
        else if (next.dismissed[pair]?.via === 'issue') {
            const { [pair]: _, ...rest } = next.dismissed;
            next = { ...next, dismissed: rest };
        }
    }
    return next;
}
/** A check that was left over at the service is deleted. */
function withoutLeftover(assignment) {
    const next = { ...assignment };
    delete next.leftover;
    return next;
}
/**
 * Notes that the pending check has its results (`read`) or was told (`reported`). The later stages have what the earlier ones
 * noted. Nothing is noted of a check that is no more than planned.
 */
function advanceTo(assignment, stage) {
    const progress = assignment.pending?.progress;
    if (progress === undefined || progress.stage === 'planned')
        return assignment;
    return advanceCheck(assignment, {
        stage,
        check: progress.check,
        uploaded: 'uploaded' in progress ? progress.uploaded : {},
    });
}


/***/ }),

/***/ 78291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ STATE_LIMITS),
/* harmony export */   IJ: () => (/* binding */ stateSchemaV1),
/* harmony export */   Jy: () => (/* binding */ stateSchema),
/* harmony export */   nd: () => (/* binding */ STATE_VERSION)
/* harmony export */ });
/* unused harmony export pairKeySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _cases_case_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12648);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
/* harmony import */ var _settings_config_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51977);




/** What this program writes. A change of the shape is a new version, with a migration in `parse-state.ts`. */
const STATE_VERSION = 2;
/** Limits of what is kept, so that the document cannot grow without end. */
const STATE_LIMITS = {
    /** Runs remembered for each assignment. */
    runs: 100,
    /** Decided cases, and pieces of declared code, of each assignment. */
    cases: 2000,
    common: 50,
    /** Writes remembered by their id, so that a write whose answer was lost is known again. */
    recentWrites: 50,
    /** The document in UTF-8: far below the 100 MB of a blob, and room for some 20,000 repositories. */
    bytes: 10_000_000,
};
const instant = zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$();
const sha = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const positive = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive();
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nonnegative();
const score = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(100).nullable();
const line = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(1000);
/** GitHub's numeric id of a repository as a key of a JSON object. */
const repositoryKey = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[1-9]\d{0,15}$/);
const SUBJECT = '(?:[1-9]\\d{0,15}|k[0-9a-f]{16})';
/** A submission over renames: the repository's id, or `k` and a digest of its key for what is no repository. */
const subjectKeySchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(new RegExp(`^${SUBJECT}$`));
/** Two subjects in a fixed order. */
const pairKeySchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(new RegExp(`^${SUBJECT}-${SUBJECT}$`));
/** Loose, though its type does not say so: what a later release adds within this version is kept by an earlier one. */
function record(shape) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3(shape);
}
/** Who a pseudonym stands for. Never leaves the state. */
const person = record({
    repository: line,
    repositoryId: positive,
    user: line.nullable(),
    commit: sha,
});
/** A repository as it was when its contents were last taken. */
const seen = record({
    /** As it was called then; null: an older version did not note it. */
    fullName: line.nullable(),
    sha,
    /** Of `PackedSubmission`; null: not known. */
    contentHash: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^[0-9a-f]{64}$/)
        .nullable(),
    collectedAt: instant,
    /** GitHub's `pushed_at` of that time: while it stays the same, the head need not be asked for. */
    pushedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(40).nullable(),
    defaultBranch: line.nullable(),
});
const runRecord = record({
    at: instant,
    run: line,
    /** Where the run can be looked at. */
    url: line.nullable(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOMES */ .im),
    checkId: positive.nullable(),
    submissions: count,
    flagged: count,
    newFindings: count,
    worseFindings: count,
});
const serviceCheck = record({
    checkId: positive,
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(255),
    /** The part of the name by which the service's list is searched. */
    marker: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(255),
    label: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(255),
});
const uploaded = zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/), positive);
/** How far the pending check has come. Each step holds all that is needed to go on from it. */
const progressSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .discriminatedUnion */ .gMt('stage', [
    /** It may or may not exist: look for it by the run's name before it is created. */
    record({ stage: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('planned') }),
    record({ stage: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('created'), check: serviceCheck }),
    /** `uploaded`: the service's submission ids by the token in the file's name. */
    record({ stage: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('uploading'), check: serviceCheck, uploaded }),
    record({ stage: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('started'), check: serviceCheck, uploaded }),
    /** Results were read and the reports are being written. */
    record({ stage: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('read'), check: serviceCheck, uploaded }),
    /** Reports are out; only the bookkeeping of `finishCheck` is missing. */
    record({ stage: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('reported'), check: serviceCheck, uploaded }),
]);
const pendingCheck = record({
    /** Of everything that makes the check what it is. */
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    plannedAt: instant,
    /** The run whose name the check bears at the service: what a later run gives to `CheckPlan.run` to find it. */
    run: record({ runId: line, jobSlug: line, attempt: positive }),
    submissions: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(record({ repositoryId: positive, sha })).max(100_000),
    progress: progressSchema,
});
/** Score when a finding was last reported: what a later one is measured against. */
const reportedPair = record({ score, at: instant });
const reportedFlag = record({ total: score, ai: score, at: instant });
const dismissal = record({
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(1000),
    /** Login; null: GitHub does not say who ticked a box. */
    by: line.nullable(),
    at: instant,
    /** `issue`: a box was ticked, and clearing it takes the pair up again. `bot`: a command, which has a name and a reason. */
    via: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['issue', 'bot']),
    /** Of the bot's command: what tells its repetition from another command. */
    command: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(100).optional(),
});
const notedCase = _cases_case_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CASE */ .t;
const declaredCode = _cases_case_document_js__WEBPACK_IMPORTED_MODULE_0__/* .DECLARED_CODE */ .rd;
const assignmentStateSchema = record({
    /** Secret: 32 bytes in hex, made once. Mask it before anything is logged. */
    salt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    pseudonyms: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^s-[0-9a-f]{10}$/), person),
    seen: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(repositoryKey, seen),
    /** Oldest first. */
    runs: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(runRecord).max(STATE_LIMITS.runs),
    pending: pendingCheck.nullable(),
    reportedPairs: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(pairKeySchema, reportedPair),
    reportedFlags: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(subjectKeySchema, reportedFlag),
    dismissed: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(pairKeySchema, dismissal),
    /** What people decided in pages and files, newest first. */
    cases: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(notedCase).max(STATE_LIMITS.cases).optional(),
    common: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(declaredCode).max(STATE_LIMITS.common).optional(),
    issue: positive.nullable(),
    /** Staff were assigned to the issue once: who is taken off later stays off. */
    assigned: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    lastCheckAt: instant.nullable(),
    /** A check that is done with and to be deleted at the service (`keep-check: false`). */
    leftover: positive.optional(),
    /** Repositories that could not be collected or checked at this commit, and how often that was tried. */
    failed: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(repositoryKey, record({ sha, tries: count })).optional(),
    /** By which commits were chosen at the last check; null: none. When it moves, every head is looked at again. */
    deadline: instant.nullable().optional(),
});
/** Who scans now. */
const lease = record({
    run: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(100),
    attempt: positive,
    /** Tells processes of one run and attempt apart. */
    token: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{16,64}$/),
    until: instant,
});
/** Kept by the store itself; see `store/state-branch.ts`. */
const bookkeeping = record({
    recentWrites: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{16,64}$/)).max(STATE_LIMITS.recentWrites),
    /** Commits on the branch since it was last cut down to one. */
    commits: count,
    /** The branch is being cut down: nobody else writes before this moment. */
    closedUntil: instant.nullable(),
});
const stateSchema = record({
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(STATE_VERSION),
    store: bookkeeping,
    lease: lease.nullable(),
    assignments: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(_settings_config_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .assignmentNameSchema */ .aQ, assignmentStateSchema),
});
/** Version 1 knew finished checks only, and one salt for all assignments. */
const stateSchemaV1 = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    salt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    assignments: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(_settings_config_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .assignmentNameSchema */ .aQ, zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        heads: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(repositoryKey, sha),
        checkedAt: instant.nullable(),
        issue: positive.nullable(),
    })),
});


/***/ }),

/***/ 73751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ stringifyState),
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74273);
/* harmony import */ var _state_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78291);




/**
 * The document: keys sorted, one per line, so that the same state is the same bytes.
 *
 * @throws ConfigurationError when it is larger than `STATE_LIMITS.bytes`
 */
function stringifyState(state) {
    const text = `${JSON.stringify(sorted(state), null, 1)}\n`;
    const bytes = Buffer.byteLength(text);
    if (bytes > _state_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_LIMITS */ .$m.bytes) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`The state of the scans has grown to ${bytes} bytes (limit ${_state_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_LIMITS */ .$m.bytes}). Move assignments that are over to a config file of their own, with a state branch of its own.`);
    }
    return text;
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).toSorted(([a], [b]) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a, b));
    return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}
/** Hex SHA-256 of anything that JSON can hold, whatever the order of its keys: what makes a check what it is. */
function fingerprintOf(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify(sorted(parts)))
        .digest('hex');
}


/***/ }),

/***/ 50676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ newSalt),
/* harmony export */   U: () => (/* binding */ stateStoreOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
/* harmony import */ var _state_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95496);



/** The store of what scans and the bot remember, in the repository that the workflow runs in. */
function stateStoreOf(settings, world) {
    const { repository } = world.event;
    if (repository === null) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('mode: scan and bot work in a workflow of a repository, which keeps what they remember.');
    }
    return (0,_state_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .createStateStore */ .J$)({
        github: world.github(),
        repository,
        branch: settings.stateBranch,
        target: 'own',
        clock: world.clock,
        random: world.random,
        date: world.date,
        signal: world.signal,
        newId: () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex'),
        log: world.log,
    });
}
/** 64 hex digits that nobody can guess. */
function newSalt() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('hex');
}


/***/ }),

/***/ 95496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bm: () => (/* binding */ STATE_BRANCH),
  me: () => (/* binding */ StateConflict),
  J$: () => (/* binding */ createStateStore)
});

// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/limits.js
var limits = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/settings/inputs/inputs.js + 11 modules
var inputs = __webpack_require__(1972);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(47307);
// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(21498);
;// CONCATENATED MODULE: ./build/scan/store/git-branch.js





const Sha = schemas/* looseObject */._H3({ sha: schemas/* string */.YjP() });
const Ref = schemas/* looseObject */._H3({ object: Sha });
const Commit = schemas/* looseObject */._H3({ sha: schemas/* string */.YjP(), tree: Sha });
const Tree = schemas/* looseObject */._H3({
    tree: schemas/* array */.YOg(schemas/* looseObject */._H3({
        path: schemas/* string */.YjP(),
        mode: schemas/* string */.YjP(),
        type: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP(),
        size: schemas/* number */.aig().optional(),
    })),
});
const Blob = schemas/* looseObject */._H3({ content: schemas/* string */.YjP(), encoding: schemas/* string */.YjP() });
const Facts = schemas/* looseObject */._H3({
    private: schemas/* boolean */.zMY(),
    visibility: schemas/* string */.YjP().optional(),
    default_branch: schemas/* string */.YjP(),
});
/** A text up to this many characters goes with the tree, which saves a request; a longer one goes up as a blob (up to 100 MB). */
const INLINE_CHARACTERS = 1_000_000;
const MODES = ['100644', '100755', '040000', '160000', '120000'];
const TYPES = ['blob', 'tree', 'commit'];
/**
 * @param target whether it is the repository that the workflow runs in: decides what a missing permission is called
 */
function gitBranch(github, repository, name, target) {
    const place = { owner: repository.owner, repo: repository.repo };
    const where = `the branch ${name} of ${(0,names/* fullName */.fq)(repository)}`;
    const reading = { what: `reading ${where}`, permission: permissions/* PERMISSIONS */.J.contents, target };
    const writing = { what: `writing to ${where}`, permission: permissions/* PERMISSIONS */.J.contentsWrite, target };
    const store = async (content) => {
        const blob = { ...place, content, encoding: 'utf-8' };
        return (await github.ask(writing, (rest) => rest.git.createBlob(blob), Sha)).sha;
    };
    const move = async (ref, request) => {
        const moved = { ...place, ref: `heads/${name}`, ...ref, request };
        await github.ask(writing, (rest) => rest.git.updateRef(moved), Ref);
    };
    return {
        facts: () => readFacts(github, repository, target),
        head: () => readHead(github, place, name, reading),
        read: async ({ sha }) => {
            const { content, encoding } = await github.ask(reading, (rest) => rest.git.getBlob({ ...place, file_sha: sha }), Blob);
            return Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
        },
        commit: async (message, parent, baseTree, changes) => {
            const rows = [];
            for (const change of changes)
                rows.push(await rowOf(change, store));
            const base = baseTree === null ? {} : { base_tree: baseTree };
            const tree = await github.ask(writing, (rest) => rest.git.createTree({ ...place, ...base, tree: rows }), Sha);
            const parents = parent === null ? [] : [parent];
            const commit = await github.ask(writing, (rest) => rest.git.createCommit({ ...place, message, tree: tree.sha, parents }), Sha);
            return { commit: commit.sha, tree: tree.sha };
        },
        // Not repeated: the caller looks first where the branch is.
        advance: (sha) => move({ sha, force: false }, { retries: 0 }),
        create: async (sha) => {
            const made = { ...place, ref: `refs/heads/${name}`, sha };
            await github.ask(writing, (rest) => rest.git.createRef(made), Ref);
        },
        // A repetition or a wait for a rate limit could come after others write again.
        replace: (sha, signal) => move({ sha, force: true }, { retries: 0, signal }),
    };
}
async function readFacts(github, repository, target) {
    const facts = await github.ask({ what: `reading about ${(0,names/* fullName */.fq)(repository)}`, permission: permissions/* PERMISSIONS */.J.metadata, target }, (rest) => rest.repos.get({ owner: repository.owner, repo: repository.repo }), Facts);
    const visibility = !facts.private ? 'public' : facts.visibility === 'internal' ? 'internal' : 'private';
    return { visibility, defaultBranch: facts.default_branch };
}
async function readHead(github, place, name, reading) {
    const sha = await readTip(github, place, name, reading);
    if (sha === null)
        return null;
    const commit = await github.ask(reading, (rest) => rest.git.getCommit({ ...place, commit_sha: sha }), Commit);
    const { tree } = await github.ask(reading, (rest) => rest.git.getTree({ ...place, tree_sha: commit.tree.sha }), Tree);
    return {
        commit: sha,
        tree: commit.tree.sha,
        entries: tree.map((entry) => ({ ...entry, size: entry.size ?? null })),
    };
}
async function readTip(github, place, name, reading) {
    try {
        const ref = await github.ask(reading, (rest) => rest.git.getRef({ ...place, ref: `heads/${name}` }), Ref);
        return ref.object.sha;
    }
    catch (error) {
        if ((0,errors/* statusOf */.c2)(error) === 404)
            return null;
        throw error;
    }
}
/** @param store puts a long text up as a blob, and gives its SHA */
async function rowOf(change, store) {
    const { path } = change;
    if ('same' in change) {
        const { mode, type, sha } = change.same;
        return { path, mode: known(mode, MODES), type: known(type, TYPES), sha };
    }
    const file = { path, mode: '100644', type: 'blob' };
    return change.text.length <= INLINE_CHARACTERS
        ? { ...file, content: change.text }
        : { ...file, sha: await store(change.text) };
}
function known(value, all) {
    const found = all.find((one) => one === value);
    if (found === undefined) {
        throw new outcome/* GitHubError */.y_(`GitHub names an unknown kind of file on a branch (${value}).`, 'network');
    }
    return found;
}

// EXTERNAL MODULE: ./build/scan/state/assignment-state.js
var assignment_state = __webpack_require__(67537);
// EXTERNAL MODULE: ./build/scan/state/state-schema.js
var state_schema = __webpack_require__(78291);
;// CONCATENATED MODULE: ./build/scan/state/parse-state.js


/** What is known before the first scan. */
function emptyState() {
    return {
        version: state_schema/* STATE_VERSION */.nd,
        store: { recentWrites: [], commits: 0, closedUntil: null },
        lease: null,
        assignments: {},
    };
}
/** Reads a document of this version or an older one. Never throws. */
function parseState(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        return { kind: 'corrupt', reason: 'it is no JSON' };
    }
    const version = versionOf(data);
    if (version === null)
        return { kind: 'corrupt', reason: 'it names no version' };
    if (version > state_schema/* STATE_VERSION */.nd)
        return { kind: 'newer', version };
    if (version === 1) {
        const old = state_schema/* stateSchemaV1 */.IJ.safeParse(data);
        return old.success
            ? { kind: 'state', state: fromVersion1(old.data), migratedFrom: 1, dropped: [] }
            : { kind: 'corrupt', reason: firstIssue(old.error) };
    }
    return salvage(data);
}
/** Reads what is sound. One bad entry costs that entry; of an assignment without its essentials, that assignment. */
function salvage(document) {
    const dropped = [];
    let data = document;
    for (;;) {
        const result = state_schema/* stateSchema */.Jy.safeParse(data);
        if (result.success)
            return { kind: 'state', state: result.data, migratedFrom: null, dropped };
        const bad = new Map();
        for (const issue of result.error.issues) {
            const place = droppable(issue.path.map(String));
            if (place === null)
                return { kind: 'corrupt', reason: firstIssue(result.error) };
            if (!bad.has(place.join('.')))
                dropped.push(`${place.join('.')} (${issue.message.slice(0, 200)})`);
            bad.set(place.join('.'), place);
        }
        // From the end, so that the numbers of a list's earlier entries hold.
        for (const place of [...bad.values()].toReversed())
            data = without(data, place);
    }
}
/** Fields of an assignment that hold one entry for each of something. */
const LISTS = new Set([
    'pseudonyms',
    'seen',
    'runs',
    'reportedPairs',
    'reportedFlags',
    'dismissed',
    'failed',
    'cases',
    'common',
]);
/** The smallest thing that can be left out so that the rest still is a state; null: nothing less than all of it. */
function droppable(path) {
    const [top, name, field, entry] = path;
    if (top === 'lease')
        return ['lease'];
    if (top !== 'assignments' || name === undefined)
        return null;
    if (field !== undefined && LISTS.has(field) && entry !== undefined)
        return [top, name, field, entry];
    return field === 'pending' ? [top, name, field] : [top, name];
}
/** A copy without what stands there: entries go, and what must be there becomes null. */
function without(data, [key = '', ...rest]) {
    if (Array.isArray(data))
        return data.filter((_, index) => String(index) !== key);
    const { [key]: value, ...others } = data;
    if (rest.length > 0)
        return value === undefined ? data : { ...others, [key]: without(value, rest) };
    return key === 'lease' || key === 'pending' ? { ...others, [key]: null } : others;
}
function versionOf(data) {
    if (typeof data !== 'object' || data === null || !('version' in data))
        return null;
    const { version } = data;
    return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : null;
}
function firstIssue(error) {
    const issue = error.issues[0];
    return issue === undefined
        ? 'it has an odd shape'
        : `${issue.path.join('.') || 'root'}: ${issue.message}`.slice(0, 200);
}
/** The one salt becomes every assignment's own, so that pseudonyms that were given out stay as they are. */
function fromVersion1(old) {
    const assignments = Object.entries(old.assignments).map(([name, { heads, checkedAt, issue }]) => {
        const seen = Object.entries(heads).map(([id, sha]) => [
            id,
            {
                fullName: null,
                sha,
                contentHash: null,
                // Heads were noted by checks alone; without one nobody knows, and the epoch says so.
                collectedAt: checkedAt ?? new Date(0).toISOString(),
                pushedAt: null,
                defaultBranch: null,
            },
        ]);
        return [
            name,
            { ...(0,assignment_state/* newAssignment */.mK)(old.salt), seen: Object.fromEntries(seen), issue, lastCheckAt: checkedAt },
        ];
    });
    return { ...emptyState(), assignments: Object.fromEntries(assignments) };
}

;// CONCATENATED MODULE: ./build/scan/store/snapshot.js



const STATE_FILE = 'state.json';
/**
 * Reads what the head of the branch holds.
 *
 * @param where the branch, as sentences name it
 * @throws GitHubError. ConfigurationError where a newer version wrote it
 */
async function readSnapshot(branch, where) {
    const head = await branch.head();
    const entry = head?.entries.find(({ path }) => path === STATE_FILE);
    if (head === null || entry === undefined) {
        return { head, state: emptyState(), existed: false, aside: [], warnings: [] };
    }
    const kept = `state.corrupt-${entry.sha.slice(0, 7)}.json`;
    const aside = [{ path: kept, same: entry }];
    const setAside = (reason) => ({
        head,
        state: emptyState(),
        existed: false,
        aside,
        warnings: [
            `The state of the scans (${STATE_FILE} on ${where}) cannot be read: ${reason}. It is kept as ${kept} and scans start afresh: every finding counts as new, and a check that was pending is not taken up. To undo this, repair the file and put it back.`,
        ],
    });
    if (entry.type !== 'blob' || entry.size === null)
        return setAside('it is no file');
    if (entry.size > state_schema/* STATE_LIMITS */.$m.bytes)
        return setAside(`it has ${entry.size} bytes`);
    const text = decoded(await branch.read(entry));
    if (text === null)
        return setAside('it is no UTF-8');
    const parsed = parseState(text);
    switch (parsed.kind) {
        case 'corrupt':
            return setAside(parsed.reason);
        case 'newer':
            throw new outcome/* ConfigurationError */.j1(`The state of the scans (${where}) was written by a newer version of this action (version ${parsed.version}; this one knows ${state_schema/* STATE_VERSION */.nd}). Upgrade the action in this workflow.`);
        case 'state':
            return parsed.dropped.length === 0
                ? { head, state: parsed.state, existed: true, aside: [], warnings: [] }
                : {
                    head,
                    state: parsed.state,
                    existed: true,
                    aside,
                    warnings: [
                        `Parts of the state of the scans (${STATE_FILE} on ${where}) cannot be read and are left out: ${parsed.dropped.join('; ')}. The whole is kept as ${kept}; everything else goes on as it was.`,
                    ],
                };
    }
}
function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/scan/store/write-failures.js


/** The branch moved meanwhile (422, 409), or no answer tells what happened. */
function mayBeRepeated(error) {
    if (!(error instanceof outcome/* GitHubError */.y_))
        return false;
    const status = (0,errors/* statusOf */.c2)(error);
    return isUnanswered(error) || status === 409 || status === 422;
}
/** GitHub's words where a branch protection or a ruleset refuses a write. A branch that only moved is "not a fast forward". */
const RULE = /rule violation|protected (?:branch|ref)|being restricted|cannot (?:create|update) this|through a pull request/i;
function isForbiddenByRule(error) {
    return error instanceof outcome/* GitHubError */.y_ && (0,errors/* statusOf */.c2)(error) === 422 && RULE.test(error.message);
}
/** What was asked for may have been done, or may yet be. */
function isUnanswered(error) {
    return error instanceof outcome/* GitHubError */.y_ && error.outcome === 'network';
}

// EXTERNAL MODULE: ./build/scan/state/stringify-state.js
var stringify_state = __webpack_require__(73751);
;// CONCATENATED MODULE: ./build/scan/store/write-snapshot.js






/** Commits after which the branch is cut down to one. */
const COMMITS_KEPT = 50;
const MESSAGE = 'Note where the similarity scans stand [skip ci]';
const README = `# State of the similarity scans

Written by code-similarity-action; people do not edit it. It says which commits were checked and which findings were
reported, so that a scan takes up where the last one stopped.

**Keep this repository private.** \`${STATE_FILE}\` tells who the pseudonyms stand for and holds the secret they are made with.
Deleting this branch forgets everything: the next scan starts afresh and reports every finding as new.
`;
/**
 * Makes the commit and moves the branch.
 *
 * @param before what the change was made to
 * @param id of this write, which it leaves in the document
 * @throws GitHubError where it was not written, or no answer came
 */
async function writeSnapshot(place, before, changed, id) {
    const commits = before.state.store.commits + 1;
    const cutsDown = commits % COMMITS_KEPT === 0;
    const stamped = (closedUntil, count) => ({
        ...changed,
        store: {
            recentWrites: [...before.state.store.recentWrites, id].slice(-state_schema/* STATE_LIMITS */.$m.recentWrites),
            commits: count,
            closedUntil,
        },
    });
    const closedUntil = new Date(place.date().getTime() + limits/* GITHUB_LIMITS */.f.stateBranch.closedMs).toISOString();
    const state = stamped(cutsDown ? closedUntil : null, commits);
    const made = await commit(place, before, state);
    if (before.head === null)
        await place.branch.create(made.commit);
    else
        await place.branch.advance(made.commit);
    const written = { head: made, state, existed: true, aside: [], warnings: [] };
    return cutsDown ? cutDown(place, written, stamped(null, 1)) : { state, known: written };
}
function commit({ branch }, before, state) {
    const changes = [{ path: STATE_FILE, text: (0,stringify_state/* stringifyState */.H)(state) }, ...before.aside];
    if (before.head === null)
        changes.push({ path: 'README.md', text: README });
    return branch.commit(MESSAGE, before.head?.commit ?? null, before.head?.tree ?? null, changes);
}
/** The branch is closed by `written`. Whatever goes wrong here, that one is stored already. */
async function cutDown(place, written, state) {
    const { branch, where, log } = place;
    const signal = AbortSignal.timeout(limits/* GITHUB_LIMITS */.f.stateBranch.replaceWithinMs);
    let sent = false;
    try {
        const made = await branch.commit(MESSAGE, null, written.head?.tree ?? null, [
            { path: STATE_FILE, text: (0,stringify_state/* stringifyState */.H)(state) },
        ]);
        sent = true;
        await branch.replace(made.commit, signal);
        return { state, known: { ...written, head: made, state } };
    }
    catch (error) {
        if (!(error instanceof outcome/* GitHubError */.y_))
            throw error;
        log.debug(`The history of ${where} was not cut down for all that is known: ${error.message}`);
        // A forced move that may still be under way must find the branch closed; one that was done opened it.
        return sent && isUnanswered(error) ? { state: written.state, known: null } : reopen(place, written);
    }
}
/** Others need not wait when nothing will happen any more. */
async function reopen(place, written) {
    const { store } = written.state;
    const state = {
        ...written.state,
        store: { ...store, commits: store.commits + 1, closedUntil: null },
    };
    try {
        const made = await commit(place, written, state);
        await place.branch.advance(made.commit);
        return { state, known: { ...written, head: made, state } };
    }
    catch (error) {
        if (!(error instanceof outcome/* GitHubError */.y_))
            throw error;
        return { state: written.state, known: null };
    }
}

;// CONCATENATED MODULE: ./build/scan/store/state-branch.js








/** Where the state is unless the settings name another branch. */
const STATE_BRANCH = inputs/* INPUTS */.mc['state-branch'].default;
const LIMITS = limits/* GITHUB_LIMITS */.f.stateBranch;
/** Others wrote at the same time, again and again. */
class StateConflict extends outcome/* Failure */.HR {
    name = 'StateConflict';
    outcome = 'network';
    retryHelps = true;
}
/**
 * The state as one JSON file on a branch that shares no history with the code.
 *
 * **Several writers.** Each write is a commit whose parent is the commit that was read, and the branch is moved without
 * force. GitHub does that only when the branch still is where it was (else 422: no fast-forward), so that no write is lost: who
 * comes second reads again and applies its change to what is there now. A commit without a parent could not be told from
 * one that ignores another's write: GitHub would have to be forced, and a forced move asks nothing.
 *
 * **History.** A chain of commits grows and keeps what was removed from the state. So every fiftieth write cuts the branch down
 * to a single commit, which does need force. It is made safe by closing the branch first: an ordinary write, which wins or
 * loses like any other, says until when nobody else writes. From then on whoever read earlier fails as above, and who reads
 * later waits. Only then is the branch replaced, at once and never after two thirds of that time. A run that dies in
 * between leaves a valid state behind, and others go on when the time is over. Where a rule forbids force, the chain just grows.
 *
 * **Lost answers.** Every update carries an id which it leaves in the document. After an answer that did not come the document
 * is read again: with the id in it the write was done, even if others wrote since.
 */
function createStateStore(options) {
    const store = new BranchStore(options);
    // One after the other: a run that keeps its lease while it uploads need not be its own rival.
    let last = Promise.resolve();
    const inTurn = (body) => {
        const turn = last.then(body);
        last = turn.catch(() => { });
        return turn;
    };
    return {
        load: () => inTurn(async () => {
            const { state, existed, warnings } = await store.read();
            return { state, existed, warnings };
        }),
        update: (change) => inTurn(() => store.update(change)),
    };
}
class BranchStore {
    #options;
    #place;
    #warned = new Set();
    #isFit = false;
    /** What this process read or wrote last. */
    #known = null;
    constructor(options) {
        const { github, repository, branch, target, date, log } = options;
        this.#options = options;
        this.#place = {
            branch: gitBranch(github, repository, branch, target),
            where: `branch ${branch} of ${(0,names/* fullName */.fq)(repository)}`,
            date,
            log,
        };
    }
    /** Logs what there is to warn of, once. */
    async read() {
        const { branch, where, log } = this.#place;
        if (!this.#isFit)
            await assertFit(this.#place, this.#options);
        this.#isFit = true;
        const snapshot = await readSnapshot(branch, where);
        for (const warning of snapshot.warnings) {
            if (!this.#warned.has(warning))
                log.warning(warning);
            this.#warned.add(warning);
        }
        this.#known = snapshot;
        return snapshot;
    }
    async update(change) {
        const { clock, random, signal, newId, log } = this.#options;
        const id = newId();
        const began = clock.now();
        let conflicts = 0;
        let silences = 0;
        for (;;) {
            try {
                return await this.#write(change, id);
            }
            catch (error) {
                if (isForbiddenByRule(error))
                    throw forbiddenByRule(error, this.#options);
                if (!mayBeRepeated(error))
                    throw error;
                this.#known = null;
                const isSilence = isUnanswered(error);
                if (isSilence)
                    silences += 1;
                else
                    conflicts += 1;
                log.debug(`The state of the scans was not stored yet: ${error.message}`);
                const wait = isSilence
                    ? LIMITS.silenceMs[silences - 1]
                    : Math.min(LIMITS.maxBackoffMs, LIMITS.backoffMs * conflicts) * (1 + random());
                if (wait === undefined || (!isSilence && clock.now() - began > LIMITS.conflictsMs)) {
                    // The last answer may be the one that was lost.
                    const { state } = await this.read();
                    if (state.store.recentWrites.includes(id))
                        return state;
                    throw isSilence ? error : conflict(error, this.#place.where);
                }
                await clock.sleep(wait, signal);
            }
        }
    }
    /** One attempt. @throws GitHubError where others wrote first, or no answer came */
    async #write(change, id) {
        const snapshot = await this.#whenOpen(this.#known ?? (await this.read()));
        if (snapshot.state.store.recentWrites.includes(id))
            return snapshot.state;
        const changed = change(snapshot.state);
        if (changed === snapshot.state)
            return changed;
        const { state, known } = await writeSnapshot(this.#place, snapshot, changed, id);
        this.#known = known;
        return state;
    }
    /** Waits while another run cuts the branch down. */
    async #whenOpen(first) {
        const { clock, date, signal } = this.#options;
        const giveUp = date().getTime() + LIMITS.closedMs + LIMITS.skewMs;
        let snapshot = first;
        for (;;) {
            const { closedUntil } = snapshot.state.store;
            const now = date().getTime();
            const isOpen = closedUntil === null || now > Date.parse(closedUntil) + LIMITS.skewMs;
            // The second bound holds whatever the document says.
            if (isOpen || now > giveUp)
                return snapshot;
            await clock.sleep(LIMITS.closedStepMs, signal);
            snapshot = await this.read();
        }
    }
}
/** Whether the branch may keep what names students. @throws ConfigurationError where it may not */
async function assertFit({ branch, log }, options) {
    const { visibility, defaultBranch } = await branch.facts();
    const repository = (0,names/* fullName */.fq)(options.repository);
    if (visibility === 'public') {
        throw new outcome/* ConfigurationError */.j1(`The state of scans names students and holds a secret, and ${repository} is public. Run scans in a private repository that only staff can read.`);
    }
    if (options.branch === defaultBranch) {
        throw new outcome/* ConfigurationError */.j1(`The state of scans needs a branch of its own, and ${options.branch} is the default branch of ${repository}.`);
    }
    if (visibility === 'internal') {
        log.warning(`${repository} is internal: every member of the enterprise can read the state of the scans, which names students. A private repository is safer.`);
    }
}
function conflict(cause, where) {
    return new StateConflict(`The state of the scans could not be stored on ${where} within ${LIMITS.conflictsMs / 1000} s, because other runs write there all the time (${cause.message}). Give the workflow a concurrency group, then run it again.`, { cause });
}
function forbiddenByRule(cause, { repository, branch }) {
    return new outcome/* ConfigurationError */.j1(`A rule of ${(0,names/* fullName */.fq)(repository)} forbids writing the state of the scans to the branch ${branch} (${cause.message}). Exempt that branch from the rule, or let the workflow bypass it; nothing is scanned until then.`, { cause });
}


/***/ })

};
