export const id = 876;
export const ids = [876];
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
 * The command in the event that started a workflow's run. Only comments that were just `created` count, by
 * people: an edited comment would be a second command, and a bot that answers bots never ends.
 *
 * @throws SettingsError where a dispatch lacks what it needs, or the event is none that carries a command
 */
function requestFromEvent(event, dispatch) {
    const { repository } = event;
    if (repository === null) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN('The bot needs to know its repository: GITHUB_REPOSITORY is not set, or holds no owner/name. Run it in a workflow.');
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
    if (comment.authorIsBot)
        return { ignored: 'a bot wrote the comment' };
    if ((0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .carriesOurMarker */ .cn)(comment.body))
        return { ignored: 'the comment is one of our own' };
    return {
        repository,
        number: comment.issueNumber,
        on: comment.onPullRequest ? 'pull-request' : 'issue',
        body: comment.body,
        author: comment.author,
        comment: { id: comment.id, evidence: 'event' },
        askedAt: comment.createdAt,
        key: String(comment.id),
    };
}
function requestFromDispatch(repository, event, inputs) {
    const command = inputs?.command?.trim() ?? '';
    if (command === '') {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN('A call by hand needs the input “command”, such as “/similarity check”.');
    }
    const pull = positive(inputs?.['pull-request'], 'pull-request');
    if (pull === null) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN('A call by hand needs the input “pull-request”; give the number of one.');
    }
    const commentId = positive(inputs?.['comment-id'], 'comment-id');
    if (event.actor === null || event.run === null) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN('A call by hand needs to know who calls: GITHUB_ACTOR and GITHUB_RUN_ID are not set. Run it in a workflow.');
    }
    return {
        repository,
        number: pull,
        on: 'pull-request',
        // By hand the slash may be left out.
        body: command.startsWith('/') ? command : `/similarity ${command}`,
        author: event.actor,
        comment: commentId === null ? null : { id: commentId, evidence: 'named' },
        askedAt: null,
        key: commentId === null ? `run-${event.run.id}` : String(commentId),
    };
}
function positive(text, name) {
    const value = text?.trim().replace(/^#/, '') ?? '';
    if (value === '')
        return null;
    // Comment ids have outgrown 32 bits.
    if (!/^[1-9]\d{0,14}$/.test(value)) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN(`The input “${name}” must be a whole number above 0.`);
    }
    return Number(value);
}


/***/ }),

/***/ 60623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k3: () => (/* binding */ answerCommand),
  w7: () => (/* binding */ effectsOf),
  Mz: () => (/* binding */ pullRequestCases)
});

// EXTERNAL MODULE: ./build/domain/cases.js
var cases = __webpack_require__(77516);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/scan/dismissed-cases.js
var dismissed_cases = __webpack_require__(91481);
// EXTERNAL MODULE: ./build/scan/issue/finding-lines.js
var finding_lines = __webpack_require__(30751);
// EXTERNAL MODULE: ./build/scan/state/assignment-state.js
var assignment_state = __webpack_require__(67537);
// EXTERNAL MODULE: ./build/scan/store/state-branch.js + 10 modules
var state_branch = __webpack_require__(78208);
// EXTERNAL MODULE: ./build/sources/github/pull-request.js
var pull_request = __webpack_require__(37238);
// EXTERNAL MODULE: ./build/cases/case-key.js
var case_key = __webpack_require__(34638);
// EXTERNAL MODULE: ./build/scan/issue/row-id.js
var row_id = __webpack_require__(49892);
// EXTERNAL MODULE: ./build/scan/issue/scan-issue-body.js
var scan_issue_body = __webpack_require__(6010);
// EXTERNAL MODULE: ./build/scan/store/assignment-store.js
var assignment_store = __webpack_require__(68817);
// EXTERNAL MODULE: ./build/scan/web/declared-sources.js
var declared_sources = __webpack_require__(34856);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/bot/help.js
var help = __webpack_require__(21943);
// EXTERNAL MODULE: ./build/bot/record-dismissal.js
var record_dismissal = __webpack_require__(46289);
// EXTERNAL MODULE: ./build/bot/render-refusal.js
var render_refusal = __webpack_require__(48685);
;// CONCATENATED MODULE: ./build/bot/act-in-scan.js












/**
 * Carries out a command in the issue of a scan. The state is changed first and the box of the issue after it, so that what a scan
 * reads from the box says the same.
 *
 * @throws Failure
 */
async function actInScan(command, target, request, host) {
    if (command.name === 'help')
        return said(...(0,help/* scanHelpLines */.w)());
    if (target.branch !== host.branch)
        return refused(otherBranch(target, host));
    try {
        if (command.name === 'recheck') {
            return await recheck(command.assignment ?? target.assignment, request, host);
        }
        return command.name === 'common'
            ? await declareCommon(command.source, target, request, host)
            : await actOnPair(command, target, request, host);
    }
    catch (error) {
        if (!(error instanceof state_branch/* StateConflict */.me) && !(error instanceof outcome/* ConfigurationError */.j1))
            throw error;
        return refused(error instanceof state_branch/* StateConflict */.me ? render_refusal/* STATE_IS_BUSY */.r : `Nothing was changed. ${(0,text_escape/* markdownText */.p7)(error.message)}`);
    }
}
async function recheck(name, { author: by, key }, { store, newSalt, now }) {
    const scanned = (one) => (0,assignment_state/* namesIn */.wX)(one).filter((other) => other !== record_dismissal/* PULL_REQUESTS */.Ld);
    const wish = { kind: 'check', by, at: now().toISOString(), key: `comment ${key}` };
    const state = await store.update((one) => scanned(one).includes(name) ? (0,assignment_state/* changeAssignment */.Iz)(one, name, newSalt, (own) => (0,assignment_state/* noteWish */.yt)(own, wish)) : one);
    const names = scanned(state);
    if (!names.includes(name)) {
        return refused(`No scan has seen an assignment ${(0,text_escape/* markdownCode */.D9)(name)}. There is ${names.map(text_escape/* markdownCode */.D9).join(', ') || 'none'}.`);
    }
    return said(`The next scan checks ${(0,text_escape/* markdownCode */.D9)(name)}, whatever its schedule says. It begins by the schedule of its workflow, or when somebody runs that.`);
}
/** Notes that a file on the web is starter code, and wishes for the check that takes it so. */
async function declareCommon(row, target, { author: by, key }, host) {
    const own = await (0,assignment_store/* readAssignment */.K)(host.store, target.assignment);
    const [source, ...more] = own === null ? [] : (0,declared_sources/* sourcesInRow */.sK)(own, row);
    if (source === undefined) {
        return refused(`No file on the web has the id ${(0,text_escape/* markdownCode */.D9)(row)} in this assignment: it stands at the end of its row.`);
    }
    const name = (0,text_escape/* markdownCode */.D9)(`${source.repository}/${source.path}`);
    if (more.length > 0) {
        return refused(`More than one file on the web has the id ${(0,text_escape/* markdownCode */.D9)(row)}. ${NOT_FROM_HERE}`);
    }
    if (source.provider !== 'github') {
        return refused(`${name} cannot be fetched from where it was found. ${NOT_FROM_HERE}`);
    }
    const at = host.now().toISOString();
    const state = await change(target, host, (one) => (0,assignment_state/* noteWish */.yt)((0,declared_sources/* declareSource */.M7)(one, source, { by, at }), { kind: 'check', by, at, key: `comment ${key}` }));
    if (state?.declaredSources?.some(({ blob }) => blob === source.blob) !== true) {
        return refused(`So many files wait to become starter code already that ${name} cannot be noted. ${NOT_FROM_HERE}`);
    }
    return said(`${name} counts as starter code from the next check on, which the next scan makes. Run the workflow of the scan to have it at once.`);
}
const NOT_FROM_HERE = 'Put its code into the repository or folder that `starter` names.';
async function actOnPair(command, target, request, host) {
    const own = await (0,assignment_store/* readAssignment */.K)(host.store, target.assignment);
    if (own === null) {
        return refused(`The state knows no assignment ${(0,text_escape/* markdownCode */.D9)(target.assignment)}, so nothing was changed.`);
    }
    const found = pairOf(command.pair, own);
    if ('problem' in found)
        return refused(found.problem);
    const { pair } = found;
    const name = describe(pair, own);
    switch (command.name) {
        case 'dismiss':
            return dismiss(pair, name, command.reason, target, request, host);
        case 'undismiss':
        case 'reopen':
            return reopen(pair, name, command.name, target, host);
        case 'assign':
            return act_in_scan_assign(pair, name, command.login, target, request, host);
    }
}
async function dismiss(pair, name, reason, target, { author: by, key }, host) {
    const at = host.now().toISOString();
    const state = await change(target, host, (one) => (0,assignment_state/* dismissPair */.Vp)(one, pair, { reason, by, at, via: 'bot', command: key }));
    await host.setBox(target, pair, true);
    const there = state?.dismissed[pair];
    return there?.command === key
        ? said(`${name} is closed: it is told no more, also where its score rises. \`/similarity undismiss ${(0,row_id/* rowIdOf */.V)(pair)}\` opens it again.`)
        : said(`${name} was closed before${there?.by == null ? '' : ` by ${(0,text_escape/* markdownCode */.D9)(there.by)}`}: “${(0,text_escape/* markdownText */.p7)(there?.reason ?? '')}”. Nothing was changed.`);
}
async function reopen(pair, name, how, target, host) {
    if ((0,scan_issue_body/* isConfigured */.jD)(target.body, pair)) {
        return refused(`${name} is closed by the configuration file or by a case that a person decided, and not by a command or a box: it is opened there.`);
    }
    const before = { wasClosed: false };
    await change(target, host, (one) => {
        before.wasClosed = one.dismissed[pair] !== undefined;
        const open = (0,assignment_state/* undismissPair */.QO)(one, pair);
        return how === 'reopen' ? (0,assignment_state/* forgetReported */.jU)(open, pair) : open;
    });
    await host.setBox(target, pair, false);
    if (how === 'reopen') {
        return said(`${name} is open, and the next check tells it as new if it is still above the threshold. \`/similarity recheck\` makes the next scan check.`);
    }
    return said(before.wasClosed
        ? `${name} is open again. It is told when it gets worse; \`/similarity reopen ${(0,row_id/* rowIdOf */.V)(pair)}\` has it told as new.`
        : `${name} was not closed by a command or a box; nothing was changed.`);
}
async function act_in_scan_assign(pair, name, login, target, { author: by }, host) {
    if (!(await host.mayReview(login))) {
        return refused(`${(0,text_escape/* markdownCode */.D9)(login)} is neither in \`staff\` nor may write to this repository. Nothing was changed.`);
    }
    const at = host.now().toISOString();
    await change(target, host, (one) => (0,assignment_state/* assignReviewer */.xD)(one, pair, { login, by, at }));
    // A mention, so that GitHub tells the person; a login holds no characters but such.
    return said(`${name} is reviewed by @${login}. The issue shows it after the next check.`);
}
/** @returns the assignment as it is now; null: it is gone */
async function change({ assignment }, { store, newSalt }, by) {
    const state = await store.update((one) => (0,assignment_state/* assignmentOf */.tq)(one, assignment) === null ? one : (0,assignment_state/* changeAssignment */.Iz)(one, assignment, newSalt, by));
    return (0,assignment_state/* assignmentOf */.tq)(state, assignment);
}
/** The pair that a person means, or a sentence that says why there is none. */
function pairOf(asked, own) {
    if ('row' in asked) {
        const known = new Set([own.reportedPairs, own.dismissed].flatMap((pairs) => Object.keys(pairs)));
        const [pair, ...more] = [...known].filter((one) => (0,row_id/* rowIdOf */.V)(one) === asked.row);
        if (pair === undefined) {
            return {
                problem: `No pair of this assignment has the id ${(0,text_escape/* markdownCode */.D9)(asked.row)}: it stands at the end of its row.`,
            };
        }
        return more.length === 0
            ? { pair }
            : {
                problem: `More than one pair has the id ${(0,text_escape/* markdownCode */.D9)(asked.row)}. Name both repositories, \`a..b\`.`,
            };
    }
    const sides = [asked.a, asked.b].map((name) => ({ name, ids: idsOf(name, own) }));
    const unclear = sides.find(({ ids }) => ids.length !== 1);
    if (unclear !== undefined) {
        const why = unclear.ids.length === 0 ? 'No' : 'More than one';
        return {
            problem: `${why} repository of this assignment was called ${(0,text_escape/* markdownCode */.D9)(unclear.name)} at its last check.`,
        };
    }
    const subjects = sides.flatMap(({ ids }) => ids);
    return new Set(subjects).size === 2
        ? { pair: (0,case_key/* caseKey */.u)(subjects) }
        : { problem: 'A pair is two repositories, and these are one.' };
}
/** Numeric ids of the repositories of a name, with or without the owner. */
function idsOf(name, { seen }) {
    const wanted = name.toLowerCase();
    return Object.entries(seen).flatMap(([id, { fullName }]) => {
        const known = fullName?.toLowerCase() ?? '';
        return known === wanted || known.split('/')[1] === wanted ? [id] : [];
    });
}
function describe(pair, { seen }) {
    const [a, b] = pair
        .split('-')
        .map((subject) => (0,text_escape/* markdownCode */.D9)(seen[subject]?.fullName ?? `submission ${subject}`));
    return `The pair ${a} ↔ ${b}`;
}
function otherBranch({ branch }, host) {
    const named = (one) => (one === null ? 'the usual one' : (0,text_escape/* markdownCode */.D9)(one));
    return `The state of this scan is on another branch (${named(branch)}) than the bot works with (${named(host.branch)}): give the bot the same \`state-branch\`.`;
}
function said(...lines) {
    return { isRefusal: false, lines };
}
function refused(line) {
    return { isRefusal: true, lines: [line] };
}

// EXTERNAL MODULE: ./build/bot/action-transport.js
var action_transport = __webpack_require__(1026);
// EXTERNAL MODULE: ./build/bot/authorise.js
var authorise = __webpack_require__(14568);
// EXTERNAL MODULE: ./build/bot/check-mark.js
var check_mark = __webpack_require__(41282);
// EXTERNAL MODULE: ./build/bot/handle.js + 10 modules
var handle = __webpack_require__(95781);
// EXTERNAL MODULE: ./build/publish/own-comments.js
var own_comments = __webpack_require__(495);
// EXTERNAL MODULE: ./build/domain/bands.js
var bands = __webpack_require__(96889);
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

// EXTERNAL MODULE: ./build/bot/request.js
var request = __webpack_require__(77731);
;// CONCATENATED MODULE: ./build/bot/list-dismissals.js



/** The dismissals of a pull request's pairs, each with our reply where that stands on its page. @throws Failure */
async function listDismissals(repository, pull, isOwn, host) {
    const dismissals = await (0,record_dismissal/* dismissalsOf */.YY)(repository, pull, host);
    if ('kind' in dismissals)
        return dismissals;
    if (dismissals.length === 0)
        return [];
    const urls = new Map();
    for await (const { body, html_url } of (0,own_comments/* ownCommentsOn */.EH)(host.world.github(), repository, pull, isOwn)) {
        const key = (0,request/* replyKey */.a$)(body ?? '');
        if (key !== null)
            urls.set(key, html_url ?? null);
    }
    return dismissals.map(({ by, at, command }) => ({ by, at, url: urls.get(command ?? '') ?? null }));
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(21498);
// EXTERNAL MODULE: ./build/publish/failure.js
var failure = __webpack_require__(84650);
// EXTERNAL MODULE: ./build/publish/identity.js
var identity = __webpack_require__(33808);
;// CONCATENATED MODULE: ./build/bot/scan-target.js







const Issue = schemas/* looseObject */._H3({
    body: schemas/* string */.YjP().nullish(),
    user: identity/* Account */.gD.nullable(),
});
/**
 * The scan that an issue tells of: one that carries its mark and was opened by us. null: it is any other issue, which is none of
 * the bot's business.
 *
 * @throws GitHubError
 */
async function scanTargetOf({ repository, number }, github, log) {
    let issue;
    try {
        issue = await readIssue(github, repository, number);
    }
    catch (error) {
        if (!(0,failure/* isAnswer */.Tq)(error, 403, 404, 410) || error.outcome !== 'forbidden')
            throw error;
        log.info(`Whether issue ${number} is that of a scan is not known: ${error.message}`);
        return null;
    }
    const body = issue.body ?? '';
    const mark = (0,scan_issue_body/* readIssueMarker */.qf)(body);
    if (mark === null)
        return null;
    const isOwn = await (0,own_comments/* readAuthorship */.Wg)(github);
    return isOwn(issue.user) ? { number, ...mark, body } : null;
}
/**
 * Sets the box of a pair, where the issue shows one, so that the next scan does not take the old box for somebody's word. Read
 * anew: others may have changed the text since.
 *
 * @throws GitHubError
 */
async function setBox(github, repository, { number }, pair, isTicked) {
    const { body: before } = await readIssue(github, repository, number);
    const body = (0,scan_issue_body/* withTick */.UJ)(before ?? '', pair, isTicked);
    if (body === (before ?? ''))
        return;
    await github.ask({
        what: `changing issue ${number} of ${(0,names/* fullName */.fq)(repository)}`,
        permission: permissions/* PERMISSIONS */.J.issues,
        target: 'own',
    }, (rest) => rest.issues.update({ ...repository, issue_number: number, body }), Issue);
}
function readIssue(github, repository, number) {
    return github.ask({
        what: `reading issue ${number} of ${(0,names/* fullName */.fq)(repository)}`,
        permission: permissions/* PERMISSIONS */.J.issuesRead,
        target: 'own',
    }, (rest) => rest.issues.get({ ...repository, issue_number: number }), Issue);
}

// EXTERNAL MODULE: ./build/bot/stop-run.js
var stop_run = __webpack_require__(27720);
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
        run: { key: (0,check_mark/* runKey */.r7)(world.run), isFirstAttempt: world.run.attempt === 1 },
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
        return { ...cases/* NO_CASES */.kr, cases: (0,dismissed_cases/* dismissedCases */.L)((0,assignment_state/* assignmentOf */.tq)(state, record_dismissal/* PULL_REQUESTS */.Ld) ?? { dismissed: {} }) };
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
        case 'elsewhere':
            return 'Another run answers this command; nothing was done twice. If that run died, run it again.';
        case 'refused':
            return `The command of ${author} was refused; the reply says why.`;
        case 'turned-away':
            return `The command of ${author} was refused: ${(0,authorise/* strangerText */._6)(result.reason)}`;
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
        recordDismissal: (dismissal) => (0,record_dismissal/* recordDismissal */.lE)(dismissal, host),
        withdrawDismissal: (pair) => (0,record_dismissal/* withdrawDismissal */.Az)(pair, host),
        dismissalsOf: (repository, pull, isOwn) => listDismissals(repository, pull, isOwn, host),
        scanTargetOf: (request) => scanTargetOf(request, github, world.log),
        actInScan: (command, target, request) => actInScan(command, target, request, scanHostOf(host, request)),
        cancelCheck: host.cancelCheck ?? ((repository, run) => (0,stop_run/* stopRun */.K)(github, repository, run)),
    };
}
function scanHostOf({ settings, world, store, newSalt }, { repository }) {
    const github = world.github();
    const staff = new Set((0,finding_lines/* staffLogins */.jM)(settings.staff).map((login) => login.toLowerCase()));
    return {
        store: store(),
        branch: settings.stateBranch === state_branch/* STATE_BRANCH */.bm ? null : settings.stateBranch,
        newSalt,
        now: world.date,
        mayReview: async (login) => staff.has(login.toLowerCase()) || (await (0,authorise/* readPermission */.cE)(github, repository, login)) !== 'less',
        setBox: (target, pair, isTicked) => setBox(github, repository, target, pair, isTicked),
    };
}
/** One check of the commit that was pinned when the command was accepted. */
async function checkPinned(plan, host) {
    const { settings, world } = host;
    const { overrides } = plan;
    const pull = await (0,pull_request/* readPullRequest */.DQ)(world.github(), plan.repository, plan.pull);
    if (settings.web.length > 0) {
        world.log.notice('web: nothing is searched for a command on a pull request, because students read its reply. Run a check or a scan of the staff instead.');
    }
    return host.check({
        ...settings,
        mode: 'check',
        // A file on the web that the reply leads to may be the one that others used.
        web: [],
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

/***/ 14568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z_: () => (/* binding */ authorise),
/* harmony export */   _6: () => (/* binding */ strangerText),
/* harmony export */   cE: () => (/* binding */ readPermission),
/* harmony export */   hE: () => (/* binding */ readCallerRights),
/* harmony export */   jR: () => (/* binding */ parseAllowList)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50926);
/* harmony import */ var _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21498);
/* harmony import */ var _publish_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84650);




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
const Level = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    permission: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    role_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    user: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ permissions: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ maintain: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional() }).optional() })
        .nullish(),
});
const Membership = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ state: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
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
/** What somebody may do in a repository. @throws GitHubError */
async function readPermission(github, repository, login) {
    try {
        const level = await github.ask({
            what: `reading what ${login} may do in ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_3__/* .fullName */ .fq)(repository)}`,
            permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSIONS */ .J.metadata,
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
        if ((0,_publish_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isAnswer */ .Tq)(error, 404))
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
            permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSIONS */ .J.members,
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
        if ((0,_publish_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isAnswer */ .Tq)(error, 404)) {
            log.info(`${login} is not a member of ${name}, or the token may not see that team (it needs “${_github_permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSIONS */ .J.members.fineGrained}”; a workflow's own GITHUB_TOKEN never has it).`);
            return 'stranger';
        }
        // A rate limit is a 403 as well, and says nothing about the team.
        if (!(0,_publish_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isAnswer */ .Tq)(error, 403) || error.outcome !== 'forbidden')
            throw error;
        log.warning(error.message);
        return 'unreadable';
    }
}
/** Why a person was refused, for whoever reads the log. */
function strangerText(reason) {
    switch (reason) {
        case 'no-write':
            return 'commands are obeyed from people with write permission in this repository only.';
        case 'not-listed':
            return 'commands are obeyed from the people in `bot-users` only.';
        case 'not-maintainer':
            return 'no `bot-users` are configured, so that commands are obeyed from people with the role admin or maintain only. Write permission alone is not enough: students have it in their own repositories.';
        case 'unreadable':
            return 'it could not be found out whether this person belongs to a team in `bot-users`: the token needs the organisation permission “Members: read”.';
    }
}


/***/ }),

/***/ 41282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "in": () => (/* binding */ readCheckMark),
/* harmony export */   kQ: () => (/* binding */ checkMark),
/* harmony export */   q7: () => (/* binding */ REFUSED_LINE),
/* harmony export */   r7: () => (/* binding */ runKey),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   zs: () => (/* binding */ settingsKey)
/* harmony export */ });
/* harmony import */ var _scan_state_stringify_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73751);

/**
 * How the commit of a check stood to the head. `head`: it was the head, when the command was given and when it was accepted.
 * `moved`: it was the head when the command was given, and no more when it was accepted. `unattested`: it was the head when
 * the command was accepted, and nobody knows about before.
 */
const STANDINGS = ['head', 'moved', 'unattested'];
/** `pinned`: the check was accepted. `checked`: it has a result. `failed`: it has none, or was cancelled. */
const STATES = ['pinned', 'checked', 'failed'];
/** The second line of a reply. */
function checkMark({ state, headSha, standing, settings, by, run }) {
    return `<!-- code-similarity:bot-check ${state} ${headSha} ${standing} ${settings} ${by} ${run} -->`;
}
const MARK = new RegExp(`^<!-- code-similarity:bot-check (${STATES.join('|')}) ([0-9a-f]{40}) (${STANDINGS.join('|')}) ([0-9a-f]{10}) ([\\w.-]+) ([\\w.-]+) -->$`);
/** What the reply to a `check` keeps; null: it is another reply. */
function readCheckMark(body) {
    const [, state, headSha, standing, settings, by, run] = MARK.exec(secondLine(body)) ?? [];
    const known = STATES.find((one) => one === state);
    const stood = STANDINGS.find((one) => one === standing);
    if (known === undefined || stood === undefined)
        return null;
    if (headSha === undefined || settings === undefined || by === undefined || run === undefined)
        return null;
    return { state: known, headSha, standing: stood, settings, by, run };
}
const REFUSED_LINE = '<!-- code-similarity:bot-refused -->';
/** Whether a final reply is a refusal. */
function isRefusal(body) {
    return secondLine(body) === REFUSED_LINE || readCheckMark(body)?.state === 'failed';
}
function secondLine(body) {
    return body.split(/\r?\n/, 2)[1] ?? '';
}
/** The same for the same options of `check`, 10 hexadecimal digits. */
function settingsKey(overrides) {
    return (0,_scan_state_stringify_state_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprintOf */ .ax)(overrides).slice(0, 10);
}
/** The name of a run in a mark: of a workflow's, its id and its job. */
function runKey({ runId, jobSlug }) {
    return `${runId}.${jobSlug}`.replaceAll(/[^\w.-]/g, '_');
}


/***/ }),

/***/ 63665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readCheckOptions),
/* harmony export */   m: () => (/* binding */ CHECK_OPTIONS)
/* harmony export */ });
/* harmony import */ var _domain_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39099);
/* harmony import */ var _syntax_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52623);


/** The option that sets nothing. */
const AGAIN = '--again';
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
    [AGAIN]: {
        value: null,
        meaning: 'check it although the same commit was checked within the hour',
        read: () => ({}),
    },
};
/** `"` groups a value with spaces in it; there is no escape inside and no other quote. */
const ARGUMENT = /^(?:[^\s"]|"[^"]*")+(?=\s|$)/u;
/** What follows `check`. `again`: also where the same was checked a moment ago. */
function readCheckOptions(text) {
    let overrides = {};
    const seen = new Set();
    const words = [];
    for (let rest = text.trimStart(); rest !== ''; rest = rest.trimStart()) {
        const word = ARGUMENT.exec(rest)?.[0];
        if (word === undefined)
            return (0,_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .syntaxRefusal */ .S)('There is a `"` without its other half in {}', rest);
        words.push(word);
        rest = rest.slice(word.length);
    }
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? '';
        const equals = word.indexOf('=');
        const name = equals < 0 ? word : word.slice(0, equals);
        const option = Object.hasOwn(CHECK_OPTIONS, name) ? CHECK_OPTIONS[name] : undefined;
        if (option === undefined) {
            return (0,_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .syntaxRefusal */ .S)('{} is no option of `check`', name, (0,_domain_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(name, Object.keys(CHECK_OPTIONS)));
        }
        if (seen.has(name))
            return (0,_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .syntaxRefusal */ .S)(`\`${name}\` is given twice`);
        seen.add(name);
        if (option.value === null) {
            if (equals >= 0)
                return (0,_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .syntaxRefusal */ .S)(`\`${name}\` takes no value`);
            continue;
        }
        if (equals < 0)
            index += 1;
        const raw = equals < 0 ? words[index] : word.slice(equals + 1);
        if (raw === undefined || raw === '' || raw.startsWith('--')) {
            return (0,_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .syntaxRefusal */ .S)(`\`${name}\` needs a value: \`${name} ${option.value}\``);
        }
        const read = option.read(raw.replaceAll('"', ''));
        if (read === null) {
            return (0,_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .syntaxRefusal */ .S)(`{} is no value of \`${name}\`, which takes \`${name} ${option.value}\``, raw);
        }
        overrides = { ...overrides, ...read };
    }
    return { overrides, again: seen.has(AGAIN) };
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


/***/ }),

/***/ 38467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RM: () => (/* binding */ parseCommand),
/* harmony export */   _3: () => (/* binding */ parseScanCommand)
/* harmony export */ });
/* unused harmony exports COMMAND_NAMES, SCAN_COMMAND_NAMES, MAX_LINE_CHARACTERS, MAX_REASON_CHARACTERS */
/* harmony import */ var _domain_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39099);
/* harmony import */ var _scan_issue_row_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49892);
/* harmony import */ var _scan_web_source_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99144);
/* harmony import */ var _check_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63665);
/* harmony import */ var _syntax_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52623);





const COMMAND_NAMES = [
    'check',
    'cancel',
    'status',
    'explain',
    'dismiss',
    'undismiss',
    'dismissals',
    'help',
];
const SCAN_COMMAND_NAMES = [
    'dismiss',
    'undismiss',
    'reopen',
    'recheck',
    'assign',
    'common',
    'help',
];
/** Longest first line that is read, in UTF-16 units; a reason of full length fits in twice. */
const MAX_LINE_CHARACTERS = 1200;
/** Longest reason for a dismissal: it is kept for as long as the audit trail is. */
const MAX_REASON_CHARACTERS = 500;
/** `owner/name#12` with the longest names that GitHub gives fits. */
const MAX_KEY_CHARACTERS = 200;
const PREFIX = '/similarity';
/**
 * Reads the first line of a comment on a pull request; what follows it is for people. The line has to begin with
 * `/similarity`, followed by a space, a tab or nothing: other white space looks like a space and is none.
 */
function parseCommand(body) {
    const words = wordsOf(body);
    if ('kind' in words)
        return words;
    const { word, after } = words;
    switch (word) {
        case 'check': {
            const options = (0,_check_options_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckOptions */ .P)(after);
            return 'problem' in options
                ? { kind: 'refused', refusal: options }
                : command({ name: 'check', ...options });
        }
        case 'cancel':
        case 'status':
        case 'dismissals':
        case 'help':
            return after === '' ? command({ name: word }) : unexpected(word, after);
        case 'explain':
            return parseExplain(after);
        case 'dismiss':
            return withPairAndReason(after, parsePair, PULL_PAIR, (pair, reason) => ({ name: word, pair, reason }));
        case 'undismiss':
            return withPair(word, after, parsePair, PULL_PAIR, (pair) => ({ name: word, pair }));
        default:
            return unknown(word, COMMAND_NAMES, SCAN_COMMAND_NAMES, 'belongs in the issue of a scan');
    }
}
/** The same in the issue of a scan. */
function parseScanCommand(body) {
    const words = wordsOf(body);
    if ('kind' in words)
        return words;
    const { word, after } = words;
    switch (word) {
        case 'dismiss':
            return withPairAndReason(after, parseScanPair, SCAN_PAIR, (pair, reason) => ({
                name: word,
                pair,
                reason,
            }));
        case 'undismiss':
        case 'reopen':
            return withPair(word, after, parseScanPair, SCAN_PAIR, (pair) => ({ name: word, pair }));
        case 'recheck':
            return parseRecheck(after);
        case 'assign':
            return parseAssign(after);
        case 'common':
            return (0,_scan_web_source_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isSourceRow */ .sJ)(after)
                ? command({ name: word, source: after })
                : refused('`common` takes the id of a file on the web, which stands at the end of its row, as in `common w1a2b3c4`, not {}', after);
        case 'help':
            return after === '' ? command({ name: word }) : unexpected(word, after);
        default:
            return unknown(word, SCAN_COMMAND_NAMES, COMMAND_NAMES, 'belongs on a pull request');
    }
}
/** The command's name and what follows it; the bare `/similarity` asks for help. */
function wordsOf(body) {
    const line = (/^[^\r\n]*/.exec(body)?.[0] ?? '').replace(/[ \t]+$/, '');
    if (!line.startsWith(PREFIX) || !/^(?:[ \t]|$)/.test(line.slice(PREFIX.length)))
        return { kind: 'none' };
    if (line.length > MAX_LINE_CHARACTERS) {
        return refused(`The command is longer than ${MAX_LINE_CHARACTERS} characters`);
    }
    const rest = line.slice(PREFIX.length).trim();
    if (rest === '')
        return { word: 'help', after: '' };
    const [, word = '', after = ''] = /^(\S+)\s*(.*)$/u.exec(rest) ?? [];
    return { word, after };
}
function parseExplain(text) {
    if (text === 'own')
        return command({ name: 'explain', submission: { kind: 'own' } });
    const number = /^#?([1-9]\d{0,9})$/.exec(text)?.[1];
    if (number !== undefined) {
        return command({ name: 'explain', submission: { kind: 'pull-request', number: Number(number) } });
    }
    const how = '`explain` takes `own` or the number of this pull request';
    return text === '' ? refused(how) : refused(`${how}, not {}`, text, (0,_domain_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(text, ['own']));
}
function parseRecheck(text) {
    if (text === '')
        return command({ name: 'recheck', assignment: null });
    return /\s/.test(text)
        ? refused('`recheck` takes the name of one assignment, or nothing, not {}', text)
        : command({ name: 'recheck', assignment: text });
}
function parseAssign(text) {
    const how = '`assign` takes a pair and a person, as in `assign p1a2b3c4 @ada`';
    const [, word = '', person = ''] = /^(\S*)\s*(.*)$/u.exec(text) ?? [];
    if (word === '' || person === '')
        return refused(how);
    const pair = parseScanPair(word);
    if (pair === null)
        return refused(SCAN_PAIR.problem, word);
    // As GitHub gives them: letters, digits and hyphens, and `_` for accounts that an enterprise manages.
    const login = /^@?([a-zA-Z0-9](?:[\w-]{0,38})?)$/.exec(person)?.[1];
    return login === undefined ? refused(`${how}, not {}`, person) : command({ name: 'assign', pair, login });
}
const PULL_PAIR = {
    problem: '{} is no pair: a pair is two keys, as in `org/hw1#1..org/hw1#2`; a staff report shows them',
    example: 'org/hw1#1..org/hw1#2',
};
const SCAN_PAIR = {
    problem: '{} is no pair: a pair is the id at the end of its row in the issue, as in `p1a2b3c4`, or two repositories, as in `org/hw1-ada..org/hw1-bob`',
    example: 'p1a2b3c4',
};
function withPair(name, text, parse, form, make) {
    const [, word = '', after = ''] = /^(\S*)\s*(.*)$/u.exec(text) ?? [];
    if (word === '')
        return refused(`\`${name}\` takes a pair: \`${name} ${form.example}\``);
    const pair = parse(word);
    if (pair === null)
        return refused(form.problem, word);
    return after === '' ? command(make(pair)) : unexpected(`${name} <pair>`, after);
}
function withPairAndReason(text, parse, form, make) {
    const [, word = '', after = ''] = /^(\S*)\s*(.*)$/u.exec(text) ?? [];
    if (word === '') {
        return refused(`\`dismiss\` takes a pair and a reason: \`dismiss ${form.example} both use the example of the lecture\``);
    }
    const pair = parse(word);
    if (pair === null)
        return refused(form.problem, word);
    const reason = after.trim();
    if (reason === '')
        return refused('`dismiss` needs a reason after the pair: it is kept for whoever asks');
    if (reason.length > MAX_REASON_CHARACTERS) {
        return refused(`The reason is longer than ${MAX_REASON_CHARACTERS} characters`);
    }
    return command(make(pair, reason));
}
function parseScanPair(word) {
    return (0,_scan_issue_row_id_js__WEBPACK_IMPORTED_MODULE_0__/* .isRowId */ .U)(word) ? { row: word } : parsePair(word);
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
/** @param elsewhere commands of the other place */
function unknown(word, names, elsewhere, where) {
    return elsewhere.includes(word)
        ? refused(`\`${word}\` ${where}`)
        : refused('{} is no command', word, (0,_domain_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(word, names));
}
function unexpected(name, text) {
    return refused(`\`${name}\` takes nothing after it, but {} follows`, text);
}
function command(value) {
    return { kind: 'command', command: value };
}
function refused(...parts) {
    return { kind: 'refused', refusal: (0,_syntax_js__WEBPACK_IMPORTED_MODULE_4__/* .syntaxRefusal */ .S)(...parts) };
}


/***/ }),

/***/ 95781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ handleRequest)
});

// EXTERNAL MODULE: ./build/publish/failure.js
var failure = __webpack_require__(84650);
// EXTERNAL MODULE: ./build/words/english.js
var english = __webpack_require__(55102);
// EXTERNAL MODULE: ./build/github/pull-head.js
var pull_head = __webpack_require__(76406);
// EXTERNAL MODULE: ./build/report/views/student.js
var student = __webpack_require__(2169);
// EXTERNAL MODULE: ./build/publish/own-comments.js
var own_comments = __webpack_require__(495);
// EXTERNAL MODULE: ./build/bot/check-mark.js
var check_mark = __webpack_require__(41282);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/github/limits.js
var limits = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(21498);
// EXTERNAL MODULE: ./build/publish/identity.js
var identity = __webpack_require__(33808);
// EXTERNAL MODULE: ./build/publish/marked-comment.js
var marked_comment = __webpack_require__(29282);
// EXTERNAL MODULE: ./build/bot/request.js
var bot_request = __webpack_require__(77731);
;// CONCATENATED MODULE: ./build/bot/conversation.js










const Reaction = schemas/* looseObject */._H3({ content: schemas/* string */.YjP(), user: identity/* Account */.gD.nullable() });
/**
 * Begins with 👀 on the comment; the answer tells which account that was, as not every token may ask who it is.
 *
 * @throws GitHubError
 */
async function openConversation({ github, clock, signal }, request) {
    const thread = { github, clock, signal, request, marker: (0,bot_request/* replyMarker */.Td)(request.key) };
    const eyes = await react(thread, 'eyes');
    const self = eyes?.author?.login.toLowerCase();
    const isOwn = self === undefined ? await (0,own_comments/* readAuthorship */.Wg)(github) : (author) => author?.login.toLowerCase() === self;
    const say = async (body, replyId) => replyId === null
        ? (await (0,marked_comment/* postMarkedComment */.YV)(replyPlace(thread, isOwn), body)).id
        : rewrite(thread, replyId, body);
    return {
        isOwn,
        isFirst: eyes?.isNew ?? true,
        earlier: () => earlierOf(thread, isOwn),
        say,
        finish: async (body, reaction, replyId) => {
            await say(body, replyId);
            await react(thread, reaction);
        },
    };
}
/** All that people see who may not command. @throws GitHubError */
async function reactConfused(effects, request) {
    await react({ ...effects, request, marker: (0,bot_request/* replyMarker */.Td)(request.key) }, 'confused');
}
/**
 * Says in the reply to another command that it is over, so that nobody takes that one up again.
 *
 * @param commentId of the comment that gave it; null: it was given by hand
 * @throws GitHubError
 */
async function endAnother(effects, request, { replyId, body, commentId, }) {
    const comment = commentId === null ? null : { id: commentId, evidence: 'named' };
    const thread = { ...effects, request: { ...request, comment }, marker: '' };
    await rewrite(thread, replyId, body);
    await react(thread, 'confused');
}
function purposeOf({ request }, what) {
    const { repository, number } = request;
    return {
        what: `${what} ${(0,names/* fullName */.fq)(repository)}#${number}`,
        permission: permissionOf(request),
        target: 'own',
    };
}
function permissionOf({ on }) {
    return on === 'issue' ? permissions/* PERMISSIONS */.J.issues : permissions/* PERMISSIONS */.J.comments;
}
/** null: there is no comment to react to. `isNew`: it was not there before. */
async function react(thread, content) {
    const { github, clock, signal, request } = thread;
    const { comment, repository } = request;
    if (comment === null)
        return null;
    const reaction = { ...repository, comment_id: comment.id, content };
    for (let attempt = 0;; attempt += 1) {
        try {
            let isNew = false;
            const { user } = await github.ask(purposeOf(thread, 'reacting to a comment on'), async (rest) => {
                const answer = await rest.reactions.createForIssueComment(reaction);
                // 200: it was there before.
                isNew = answer.status === 201;
                return answer;
            }, Reaction);
            return { author: user, isNew };
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
    const reply = await (0,marked_comment/* findMarkedComment */.Jp)(replyPlace(thread, isOwn));
    if (reply === null)
        return { kind: 'nothing' };
    const body = reply.body ?? '';
    const mark = (0,check_mark/* readCheckMark */["in"])(body);
    if (mark?.state !== 'pinned') {
        await react(thread, (0,check_mark/* isRefusal */.vu)(body) ? 'confused' : 'rocket');
        return { kind: 'finished' };
    }
    // Whoever may write to the repository may edit comments, also ours.
    const isUnedited = reply.created_at === reply.updated_at;
    return { kind: 'begun', replyId: reply.id, mark: isUnedited ? mark : null };
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
/** Where the reply is found again. */
function replyPlace(thread, isOwn) {
    const { github, clock, signal, marker, request } = thread;
    const { repository, number } = request;
    return { github, clock, signal, marker, isOwn, repository, number, permission: permissionOf(request) };
}
async function rewrite(thread, replyId, body) {
    const { github, request } = thread;
    const changed = { ...request.repository, comment_id: replyId, body };
    await github.ask(purposeOf(thread, 'changing the reply on'), (rest) => rest.issues.updateComment(changed), own_comments/* StoredComment */.BT);
    return replyId;
}
function isLast(content) {
    return content === 'rocket' || content === 'confused';
}

// EXTERNAL MODULE: ./build/domain/limits.js
var domain_limits = __webpack_require__(60545);
// EXTERNAL MODULE: ./build/report/student-words.js
var student_words = __webpack_require__(94128);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/text/fit.js
var fit = __webpack_require__(40389);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
// EXTERNAL MODULE: ./build/bot/help.js
var help = __webpack_require__(21943);
// EXTERNAL MODULE: ./build/bot/render-refusal.js
var render_refusal = __webpack_require__(48685);
;// CONCATENATED MODULE: ./build/bot/render.js










const REGIONS_SHOWN = 50;
/** For what stands around a list. */
const RESERVE = 4000;
const DISMISSALS_SHOWN = 50;
/** A comment's body: the marker, what is said, for whom. */
function renderReply(reply, context) {
    const lines = linesOf(reply);
    return [
        (0,bot_request/* replyMarker */.Td)(context.key),
        ...hiddenLine(reply, context.check),
        ...(lines.at(-1) === '' ? lines.slice(0, -1) : lines),
        '',
        `<sub>${(0,text_escape/* markdownLink */.iQ)('Code similarity', context.runUrl)} · asked by ${(0,text_escape/* markdownCode */.D9)(context.author)}</sub>`,
    ].join('\n');
}
/** What later commands read. */
function hiddenLine({ kind }, check) {
    if (check === null)
        return kind === 'refused' ? [check_mark/* REFUSED_LINE */.q7] : [];
    const state = kind === 'accepted' ? 'pinned' : kind === 'refused' ? 'failed' : 'checked';
    return [(0,check_mark/* checkMark */.kQ)({ ...check, state })];
}
function linesOf(reply) {
    switch (reply.kind) {
        case 'help':
            return (0,help/* helpLines */.d)();
        case 'accepted':
            return [
                `⏳ Checking commit ${(0,text_escape/* markdownCode */.D9)(reply.headSha)}. This comment says so when it is done; later pushes are not part of this check.`,
                ...standingLines(reply.standing),
                ...changedSettings(reply.overrides),
            ];
        case 'checked':
            return checked(reply);
        case 'status':
            return reply.status === null ? neverChecked() : statusLines(reply.status, reply.headSha);
        case 'explained':
            return reply.status === null ? neverChecked() : explained(reply.status, reply.headSha);
        case 'dismissed':
            return [dismissedText(reply.result)];
        case 'undismissed':
            return [
                reply.wasDismissed
                    ? 'The pair is not dismissed any more: checks from now on count it. Pairs in `dismissed` of a configuration file stay as they are.'
                    : 'That pair was not dismissed by a command; nothing was changed. A pair in `dismissed` of a configuration file is taken up again there.',
            ];
        case 'dismissals':
            return dismissals(reply.entries);
        case 'cancelled':
            return [
                `Cancelled: the check of commit ${reply.commits.map(text_escape/* markdownCode */.D9).join(', ')}. What waits for a runner is not cancelled by this.`,
            ];
        case 'scan':
            return reply.lines;
        case 'refused':
            return (0,render_refusal/* refusalLines */.s)(reply.refusal);
    }
}
/** Everybody reads it: the other one of a pair stays unnamed, and so does the reason, which may name it. */
function dismissals(entries) {
    if (entries.length === 0)
        return ['No pair of this pull request is dismissed by a command.'];
    const shown = entries.slice(0, DISMISSALS_SHOWN);
    return [
        `${(0,format/* count */.U9)(entries.length, 'pair')} of this pull request ${entries.length === 1 ? 'is' : 'are'} dismissed:`,
        '',
        ...shown.map(({ by, at, url }) => `- ${(0,text_escape/* markdownLink */.iQ)((0,format/* formatTime */.fU)(at), url)}${by === null ? '' : ` by ${(0,text_escape/* markdownCode */.D9)(by)}`}${url === null ? ', on another page' : ''}`),
        ...(entries.length > shown.length ? [`- …and ${entries.length - shown.length} more`] : []),
        '',
        'Which pairs, and why, is not repeated here; the commands that dismissed them say it.',
    ];
}
function standingLines(standing) {
    switch (standing) {
        case 'head':
            return [];
        case 'moved':
            return [
                '',
                'The head has moved since the command was given. This is the commit that stood there then.',
            ];
        case 'unattested':
            return [
                '',
                'GitHub does not say what stood at the head when the command was given, so this is the head as it was found. **It may have been pushed after the command**: look whether it is the commit that was meant.',
            ];
    }
}
function checked({ view, headSha, standing, overrides, }) {
    const { mark, title } = (0,student_words/* studentHeadline */.q4)(view);
    const { own } = view;
    const isFull = view.feedback === 'full';
    const policy = (0,student_words/* policyMarkdown */.ud)(view, english/* ENGLISH */.V);
    return [
        `### ${mark} ${english/* ENGLISH */.V.tell(title)}`,
        '',
        (0,text_escape/* markdownText */.p7)(english/* ENGLISH */.V.tell(view.sentence)),
        '',
        ...(policy === null ? [] : [policy, '']),
        ...(own === null
            ? []
            : [
                [
                    ...(0,student_words/* ownFacts */.ub)(view).map(([label, value]) => `${english/* ENGLISH */.V.tell(label)}: **${english/* ENGLISH */.V.tell(value)}**`),
                    ...(isFull ? [(0,format/* count */.U9)(own.regions.length, 'region')] : []),
                ].join(' · '),
                '',
                ...(own.notChecked === null
                    ? []
                    : [`Not checked: ${(0,text_escape/* markdownText */.p7)(english/* ENGLISH */.V.tell(own.notChecked))}`, '']),
            ]),
        `Checked commit ${(0,text_escape/* markdownCode */.D9)(headSha)}; flagged above ${view.thresholds.similarity}${view.aiRun ? ` (AI: ${view.thresholds.ai})` : ''}. A number is a reason to look, never a proof.`,
        ...standingLines(standing),
        ...changedSettings(overrides),
        ...(own === null || own.regions.length === 0 ? [] : ['', '`/similarity explain own` lists the lines.']),
        ...(own === null || !isFull ? [] : ['', bands()]),
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
        bands(),
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
        ...shown.map((lines) => `- ${(0,text_escape/* markdownCode */.D9)(lines.file)} ${(0,format/* formatLines */.xM)(lines.lineStart, lines.lineEnd)}${lines.foundIn.length === 0 ? '' : ` (${english/* ENGLISH */.V.tell((0,student_words/* foundWords */.oJ)(lines))})`}`),
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
function bands() {
    return `<sub>${english/* ENGLISH */.V.say('report.bands')}</sub>`;
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
function dismissedText(result) {
    if (result.kind === 'known')
        return 'That pair was dismissed before; nothing was changed.';
    return result.isKnown
        ? 'The pair is dismissed: checks from now on show it as such and do not count it (`/similarity check --again` makes one). It stays in the record, with the reason and who gave it.'
        : 'The dismissal is recorded, with the reason and who gave it. No check has compared these two yet, as far as can be seen from here: one of them is neither a pull request of this repository nor a repository that can be read. Look whether the next check shows the pair as dismissed.';
}

;// CONCATENATED MODULE: ./build/bot/cancel-checks.js





/**
 * Cancels the checks of a pull request that commands began. A check whose run is over without a word is closed too, so that
 * nothing goes on with it.
 *
 * @throws GitHubError
 */
async function cancelChecks(request, effects, isOwn) {
    const open = await openChecks(request, effects, isOwn);
    if (open.length === 0)
        return { kind: 'refused', refusal: { kind: 'nothing-to-cancel' } };
    const commits = [];
    const refusals = [];
    for (const check of open) {
        const result = await effects.cancelCheck(request.repository, check.mark.run);
        if (result.kind === 'refused') {
            refusals.push(result.how);
            continue;
        }
        commits.push(check.mark.headSha);
        await cancel_checks_close(check, request, effects, isOwn);
    }
    const [how] = refusals;
    return how === undefined
        ? { kind: 'cancelled', commits }
        : { kind: 'refused', refusal: { kind: 'not-cancelled', how } };
}
async function openChecks({ repository, number }, { github }, isOwn) {
    const open = [];
    for await (const { id, body } of (0,own_comments/* ownCommentsOn */.EH)(github, repository, number, isOwn)) {
        const [key, mark] = [(0,bot_request/* replyKey */.a$)(body ?? ''), (0,check_mark/* readCheckMark */["in"])(body ?? '')];
        if (key !== null && mark?.state === 'pinned')
            open.push({ replyId: id, key, mark });
    }
    return open;
}
/** Its reply says that it was cancelled, unless its result came first. */
async function cancel_checks_close({ replyId, key, mark }, request, effects, isOwn) {
    const still = await openChecks(request, effects, isOwn);
    if (!still.some((one) => one.replyId === replyId))
        return;
    const body = renderReply({ kind: 'refused', refusal: { kind: 'cancelled', by: request.author, headSha: mark.headSha } }, { key, author: mark.by, runUrl: null, check: mark });
    await endAnother(effects, request, {
        replyId,
        body,
        commentId: /^\d+$/.test(key) ? Number(key) : null,
    });
}

;// CONCATENATED MODULE: ./build/bot/act.js




/** Runs a check, and says what came of it. @throws Failure */
async function actCheck(plan, { headSha, standing }, effects) {
    const report = await effects.runCheck(plan);
    const view = (0,student/* studentView */.Be)(report);
    const { outcome } = view;
    const reply = cameAbout(outcome)
        ? { kind: 'checked', headSha, standing, overrides: plan.overrides, view }
        : {
            kind: 'refused',
            refusal: {
                kind: 'failed',
                what: 'check',
                outcome,
                reason: english/* ENGLISH */.V.tell(view.sentence),
                retryHelps: mayHelp(outcome),
                headSha,
            },
        };
    return { reply, report };
}
/** Carries out what takes no check. @throws Failure */
async function act(plan, request, effects, isOwn) {
    const { repository, number } = request;
    switch (plan.kind) {
        case 'help':
            return { kind: 'help' };
        case 'status':
        case 'explain': {
            const headSha = await (0,pull_head/* readPullHead */._)(effects.github, repository, number);
            const status = await effects.lastReport(repository, number, isOwn);
            return { kind: plan.kind === 'status' ? 'status' : 'explained', status, headSha };
        }
        case 'cancel':
            return cancelChecks(request, effects, isOwn);
        case 'dismiss': {
            const result = await effects.recordDismissal({
                ...sidesOf(plan, request, effects),
                reason: plan.reason,
            });
            return result.kind === 'recorded' || result.kind === 'known'
                ? { kind: 'dismissed', result }
                : { kind: 'refused', refusal: { kind: 'not-recorded', why: result } };
        }
        case 'undismiss': {
            const result = await effects.withdrawDismissal(sidesOf(plan, request, effects));
            return result.kind === 'withdrawn' || result.kind === 'none'
                ? { kind: 'undismissed', wasDismissed: result.kind === 'withdrawn' }
                : { kind: 'refused', refusal: { kind: 'not-recorded', why: result } };
        }
        case 'dismissals': {
            const entries = await effects.dismissalsOf(repository, number, isOwn);
            return 'kind' in entries
                ? { kind: 'refused', refusal: { kind: 'not-recorded', why: entries } }
                : { kind: 'dismissals', entries };
        }
        case 'refuse':
            return { kind: 'refused', refusal: { kind: plan.reason, pull: number } };
    }
}
function sidesOf({ pair: { a, b } }, { repository, number, author, key }, effects) {
    return { repository, pull: number, a, b, by: author, at: effects.now().toISOString(), key };
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

// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/sources/github/deadline.js
var deadline = __webpack_require__(87589);
;// CONCATENATED MODULE: ./build/bot/commit-when-asked.js





const Pull = schemas/* looseObject */._H3({
    head: schemas/* looseObject */._H3({
        ref: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/),
        repo: schemas/* looseObject */._H3({ full_name: schemas/* string */.YjP() }).nullable(),
    }),
});
/**
 * The commit at which a pull request stood when a command was given, by the times that GitHub's server noted: whoever may push
 * could else have another one checked than the one that was seen. Where GitHub does not say (it shows nobody else the pushes of
 * a private fork, or has no record), the head as it is now.
 *
 * @throws GitHubError where the pull request cannot be read, or GitHub does not answer
 */
async function commitWhenAsked({ github, log }, { repository, number, askedAt }) {
    const { head } = await github.ask({
        what: `reading ${(0,names/* fullName */.fq)(repository)}#${number}`,
        permission: permissions/* PERMISSIONS */.J.pullRequests,
        target: 'own',
    }, (rest) => rest.pulls.get({ ...repository, pull_number: number }), Pull);
    const { sha } = head;
    // By hand: what is meant is what stands there.
    if (askedAt === null)
        return { headSha: sha, standing: 'head' };
    const place = (0,names/* parseRepositoryName */.$M)(head.repo?.full_name ?? '');
    if (place === null)
        return { headSha: sha, standing: 'unattested' };
    try {
        const { sha: stood, status } = await (0,deadline/* stateAt */.H)(github, place, head.ref, new Date(askedAt));
        if (stood === null || status !== 'on-time')
            return { headSha: sha, standing: 'unattested' };
        return { headSha: stood, standing: stood === sha ? 'head' : 'moved' };
    }
    catch (error) {
        if (!(error instanceof outcome/* GitHubError */.y_) || error.retryHelps)
            throw error;
        log.info(`It is not known what stood at the head when the command was given: ${error.message}`);
        return { headSha: sha, standing: 'unattested' };
    }
}

// EXTERNAL MODULE: ./build/bot/limits.js
var bot_limits = __webpack_require__(87028);
;// CONCATENATED MODULE: ./build/bot/earlier-checks.js






const HOUR_MS = 3_600_000;
/**
 * Checks that commands began in a repository and that began or ended within the hour before a moment, from the bot's own replies:
 * they are what everybody can see, so that nothing has to be kept. Whoever may edit the bot's comments can change what is read
 * here; at worst somebody has to add `--again`, or to wait.
 *
 * @throws GitHubError
 */
async function checksBefore(github, repository, moment, isOwn) {
    // GitHub means when a comment was last changed.
    const since = new Date(moment.getTime() - HOUR_MS).toISOString();
    const pages = github.pages({
        what: `reading the last comments of ${(0,names/* fullName */.fq)(repository)}`,
        permission: permissions/* PERMISSIONS */.J.pullRequests,
        target: 'own',
    }, 'GET /repos/{owner}/{repo}/issues/comments', { ...repository, since, sort: 'created', direction: 'desc' }, own_comments/* StoredComment */.BT);
    const checks = [];
    for await (const page of pages) {
        for (const one of page) {
            const body = one.body ?? '';
            const [key, mark] = [(0,bot_request/* replyKey */.a$)(body), (0,check_mark/* readCheckMark */["in"])(body)];
            if (key === null || mark === null || !isOwn(one.user))
                continue;
            checks.push({
                key,
                mark,
                begunAt: one.created_at,
                changedAt: one.updated_at,
                url: one.html_url ?? null,
            });
        }
    }
    return checks;
}
/**
 * Holds a check that is asked for against those of the hour before. null: nothing speaks against it.
 *
 * @param checks that began or ended within the hour before `moment`
 */
function sparedBy(checks, asked, moment) {
    const others = checks.filter(({ key }) => key !== asked.key);
    const isWithin = (ms, at) => moment.getTime() - Date.parse(at) < ms;
    const same = others.find(({ mark, changedAt }) => mark.state !== 'failed' &&
        mark.headSha === asked.headSha &&
        mark.settings === asked.settings &&
        isWithin(bot_limits/* BOT_LIMITS */.J.sameCommitMs, changedAt));
    if (same !== undefined && !asked.again) {
        return { kind: 'checked-before', earlier: same, isRunning: same.mark.state === 'pinned' };
    }
    for (const whose of ['person', 'repository']) {
        const counted = others.filter(({ mark, begunAt }) => isWithin(HOUR_MS, begunAt) && (whose === 'repository' || mark.by === asked.by));
        const most = bot_limits/* BOT_LIMITS */.J.checksAnHour[whose];
        if (counted.length < most)
            continue;
        // When so many are older than an hour that there is room for one.
        const times = counted.map(({ begunAt }) => Date.parse(begunAt)).toSorted((a, b) => b - a);
        return { kind: 'too-many', whose, nextAt: new Date((times[most - 1] ?? 0) + HOUR_MS).toISOString() };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/bot/dialogue.js


/** The last word about a command: the reply, and the reaction that says which kind it is. @throws GitHubError */
async function finish({ conversation, context, replyId }, reply) {
    const reaction = reply.kind === 'refused' ? 'confused' : 'rocket';
    await conversation.finish(renderReply(reply, context), reaction, replyId);
}
/** @throws GitHubError */
async function refuse(dialogue, refusal) {
    await finish(dialogue, { kind: 'refused', refusal });
    return { kind: 'refused', refusal };
}
/**
 * Says that a command could not be carried out, and why, as far as every reader may be told.
 *
 * @throws Cancelled, and what is a defect, once that was said
 */
async function fail(dialogue, error) {
    // Whoever cut it off wants it taken up again: it stays unanswered.
    if (error instanceof outcome/* Cancelled */.cJ)
        throw error;
    const failure = error instanceof outcome/* Failure */.HR ? error : null;
    const { check } = dialogue.context;
    await refuse(dialogue, {
        kind: 'failed',
        what: failure instanceof outcome/* GitHubError */.y_ ? 'github' : check === null ? 'command' : 'check',
        outcome: failure?.outcome ?? 'internal-error',
        reason: failure?.openMessage ?? null,
        retryHelps: failure?.retryHelps ?? false,
        headSha: check?.headSha ?? null,
    });
    if (failure === null)
        throw error;
    return { kind: 'failed', failure };
}

;// CONCATENATED MODULE: ./build/bot/answer-check.js






/**
 * Answers `check`: pin the commit ▸ look whether it is to be spared ▸ say so ▸ check ▸ say what came of it.
 *
 * @param begun what an earlier attempt pinned; null: none did
 * @param run which run this is, as its mark names it
 * @throws GitHubError where it cannot be said
 */
async function answerCheck(dialogue, plan, begun, run) {
    const { effects } = dialogue;
    let check;
    try {
        check = begun ?? { ...(await checkOf(dialogue, plan)), run };
        const spared = begun === null ? await sparedCheck(dialogue, plan, check) : null;
        if (spared !== null)
            return await refuse(dialogue, { kind: 'spared', spared, headSha: check.headSha });
    }
    catch (error) {
        return fail(dialogue, error);
    }
    // A reply that is there already stays as it was made: what was edited is no evidence for the attempt after this one.
    const accepted = begun === null
        ? await accept(dialogue, plan, check)
        : { ...dialogue, context: { ...dialogue.context, check } };
    const pinned = { ...plan.check, headSha: check.headSha };
    let answer;
    try {
        answer = await actCheck(pinned, check, effects);
    }
    catch (error) {
        return fail(accepted, error);
    }
    await finish(accepted, answer.reply);
    return { kind: 'checked', report: answer.report };
}
async function checkOf({ request, effects }, { check }) {
    const pinned = await commitWhenAsked(effects, request);
    return { ...pinned, settings: (0,check_mark/* settingsKey */.zs)(check.overrides), by: request.author.toLowerCase() };
}
async function sparedCheck({ request, effects, conversation }, { again }, check) {
    const { repository, key, askedAt } = request;
    const moment = askedAt === null ? effects.now() : new Date(askedAt);
    const checks = await checksBefore(effects.github, repository, moment, conversation.isOwn);
    return sparedBy(checks, { ...check, key, again }, moment);
}
/** A later attempt reads the commit back from here. Where it cannot be said, nothing else can be said either. */
async function accept(dialogue, { check: { overrides } }, check) {
    const { headSha, standing } = check;
    const context = { ...dialogue.context, check };
    const body = renderReply({ kind: 'accepted', headSha, standing, overrides }, context);
    return { ...dialogue, context, replyId: await dialogue.conversation.say(body, dialogue.replyId) };
}

// EXTERNAL MODULE: ./build/bot/authorise.js
var authorise = __webpack_require__(14568);
// EXTERNAL MODULE: ./build/bot/grammar.js
var grammar = __webpack_require__(38467);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/bot/named-comment.js





const NamedComment = schemas/* looseObject */._H3({
    body: schemas/* string */.YjP().nullish(),
    user: identity/* Account */.gD.nullable(),
    issue_url: schemas/* string */.YjP(),
    created_at: iso/* datetime */.w$(),
    updated_at: schemas/* string */.YjP(),
});
/**
 * A comment that somebody only named is read from GitHub: its author commands, not whoever named it. An edited one is no
 * evidence, because whoever may write to the repository may edit what others wrote.
 *
 * @throws SettingsError where it is none; GitHubError
 */
async function withEvidence(request, { github }) {
    const { comment, repository, number } = request;
    if (comment === null || comment.evidence === 'event')
        return request;
    const named = `comment ${comment.id} of ${(0,names/* fullName */.fq)(repository)}#${number}`;
    const found = await github.ask({ what: `reading ${named}`, permission: permissions/* PERMISSIONS */.J.pullRequests, target: 'own' }, (rest) => rest.issues.getComment({ owner: repository.owner, repo: repository.repo, comment_id: comment.id }), NamedComment);
    const problem = new URL(found.issue_url).pathname.split('/').at(-1) !== String(number)
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
    return { ...request, body: found.body ?? '', author: found.user.login, askedAt: found.created_at };
}
function firstLine(text) {
    return (/^[^\r\n]*/.exec(text)?.[0] ?? '').trimEnd();
}

;// CONCATENATED MODULE: ./build/bot/plan.js
/** From a command that is to be obeyed to what is done for it. */
function planFor(command, request) {
    switch (command.name) {
        case 'check':
            return {
                kind: 'check',
                check: {
                    repository: request.repository,
                    pull: request.number,
                    overrides: command.overrides,
                    requestedBy: request.author,
                    key: request.key,
                },
                again: command.again,
            };
        case 'explain': {
            const { submission } = command;
            return submission.kind === 'own' || submission.number === request.number
                ? { kind: 'explain' }
                : { kind: 'refuse', reason: 'not-own' };
        }
        case 'dismiss':
            return { kind: 'dismiss', pair: command.pair, reason: command.reason };
        case 'undismiss':
            return { kind: 'undismiss', pair: command.pair };
        case 'cancel':
        case 'status':
        case 'dismissals':
        case 'help':
            return { kind: command.name };
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
    const call = await callOf(request, effects);
    if (call === null)
        return { kind: 'ignored' };
    // Nothing is written before it is known who asks.
    const rights = await rightsOf(request, effects, settings);
    if (!rights.allowed)
        return turnAway(request, effects, rights);
    const conversation = await openConversation(effects, request);
    const earlier = await handle_earlierOf(conversation, request, effects, settings);
    if (earlier.kind === 'finished') {
        log.info(`The command ${request.key} was carried out before; nothing is done twice.`);
        return { kind: 'replayed' };
    }
    if (earlier.kind === 'elsewhere')
        return { kind: 'elsewhere' };
    if (earlier.kind === 'begun')
        log.info(`The command ${request.key} is taken up again.`);
    const context = { key: request.key, author: request.author, runUrl: settings.runUrl, check: null };
    const replyId = earlier.kind === 'begun' ? earlier.replyId : null;
    const dialogue = { request, effects, conversation, context, replyId };
    if (call.parsed.kind === 'refused') {
        return refuse(dialogue, { kind: 'syntax', syntax: call.parsed.refusal });
    }
    return 'target' in call
        ? carryOutInScan(dialogue, call.parsed.command, call.target)
        : carryOut(dialogue, call.parsed.command, earlier, settings);
}
/** What a comment asks for, and where. null: nothing, or it stands on an issue that is no scan's. */
async function callOf(request, effects) {
    if (request.on === 'pull-request') {
        const parsed = (0,grammar/* parseCommand */.RM)(request.body);
        return parsed.kind === 'none' ? null : { parsed };
    }
    const parsed = (0,grammar/* parseScanCommand */._3)(request.body);
    const target = parsed.kind === 'none' ? null : await effects.scanTargetOf(request);
    return parsed.kind === 'none' || target === null ? null : { parsed, target };
}
async function carryOut(dialogue, command, earlier, { run }) {
    const { request, effects, conversation } = dialogue;
    const plan = planFor(command, request);
    if (plan.kind === 'check') {
        return answerCheck(dialogue, plan, earlier.kind === 'begun' ? earlier.mark : null, run.key);
    }
    return answer(dialogue, command.name, () => act(plan, request, effects, conversation.isOwn));
}
function carryOutInScan(dialogue, command, target) {
    const { request, effects } = dialogue;
    return answer(dialogue, command.name, async () => {
        const { isRefusal, lines } = await effects.actInScan(command, target, request);
        return isRefusal ? { kind: 'refused', refusal: { kind: 'scan', lines } } : { kind: 'scan', lines };
    });
}
async function answer(dialogue, command, body) {
    let reply;
    try {
        reply = await body();
    }
    catch (error) {
        return fail(dialogue, error);
    }
    await finish(dialogue, reply);
    return reply.kind === 'refused' ? { kind: 'refused', refusal: reply.refusal } : { kind: 'done', command };
}
/**
 * What was done for the command before. Two runs may be started by one comment: whoever finds 👀 there and is no later attempt
 * waits for the other one to speak, and leaves the command to it. A run that says nothing for a minute is taken for dead.
 */
async function handle_earlierOf(conversation, { comment, key }, { clock, signal, log }, { run }) {
    let earlier = await conversation.earlier();
    const mayHaveRival = run.isFirstAttempt && !conversation.isFirst && comment !== null && comment.evidence === 'event';
    if (!mayHaveRival)
        return earlier;
    for (const wait of bot_limits/* BOT_LIMITS */.J.rivalMs) {
        if (earlier.kind !== 'nothing')
            break;
        log.info(`Another run has seen the command ${key}; it is given ${wait / 1000} s to answer.`);
        await clock.sleep(wait, signal);
        earlier = await conversation.earlier();
    }
    const isAnothers = earlier.kind === 'begun' && earlier.mark !== null && earlier.mark.run !== run.key;
    return isAnothers ? { kind: 'elsewhere' } : earlier;
}
/** @throws GitHubError where GitHub does not say who somebody is: nobody is answered then */
function rightsOf({ repository, author }, { github, log }, { botUsers, rights }) {
    const list = (0,authorise/* parseAllowList */.jR)(botUsers);
    const ask = async () => (0,authorise/* authorise */.Z_)(await (0,authorise/* readCallerRights */.hE)(github, log, repository, author, list), list);
    return rights === undefined ? ask() : rights.of(repository, author, ask);
}
/** Whoever may not command gets a reaction and no reply, of which everybody would be notified who follows the pull request. */
async function turnAway(request, effects, { reason }) {
    effects.log.info(`The command ${request.key} of ${request.author} was refused: ${(0,authorise/* strangerText */._6)(reason)}`);
    await (0,failure/* unlessGitHubFails */.XP)(() => reactConfused(effects, request), (error) => effects.log.info(`The refusal could not be shown: ${error.message}`));
    return { kind: 'turned-away', reason };
}
/** A look without a request, so that the many comments that do not concern the bot cost nothing. */
function isForeign(body) {
    const { kind } = (0,grammar/* parseCommand */.RM)(body);
    return (0,bot_request/* carriesOurMarker */.cn)(body) || kind === 'none';
}


/***/ }),

/***/ 21943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ helpLines),
/* harmony export */   w: () => (/* binding */ scanHelpLines)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33699);
/* harmony import */ var _check_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63665);


const WHO = 'Commands are obeyed from people with write permission and a place in `bot-users`; where that is empty, with the role admin or maintain. Others get 😕.';
/** What can be asked on a pull request, in Markdown. */
function helpLines() {
    return [
        'The first line of a new comment on a pull request is read; the rest of it is for people.',
        '',
        '| Command | What it does |',
        '| :-- | :-- |',
        '| `/similarity check [options]` | checks the commit that was the head when the comment was made |',
        '| `/similarity cancel` | ends a check that a command began |',
        '| `/similarity status` | says how the last check ended |',
        '| `/similarity explain own` | lists the lines of this pull request that are like code elsewhere |',
        '| `/similarity dismiss <pair> <reason>` | records that a person found a pair to be no finding; the pair is both keys, `keyA..keyB`, as a staff report shows them |',
        '| `/similarity undismiss <pair>` | takes that back |',
        '| `/similarity dismissals` | says how many pairs of this pull request are dismissed, by whom and when |',
        '| `/similarity help` | shows this |',
        '',
        '| Option of `check` | What it does |',
        '| :-- | :-- |',
        ...Object.entries(_check_options_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECK_OPTIONS */ .m).map(([name, { value, meaning }]) => `| ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(value === null ? name : `${name} ${value}`)} | ${meaning} |`),
        '',
        `A value with spaces stands in \`"\`. ${WHO}`,
    ];
}
/** What can be asked in the issue of a scan, in Markdown. */
function scanHelpLines() {
    return [
        'The first line of a new comment in this issue is read; the rest of it is for people. A pair is the id at the end of its row, or two repositories, `org/hw1-ada..org/hw1-bob`.',
        '',
        '| Command | What it does |',
        '| :-- | :-- |',
        '| `/similarity dismiss <pair> <reason>` | closes a pair: a person found it to be no finding |',
        '| `/similarity undismiss <pair>` | opens it again; it is told when it gets worse |',
        '| `/similarity reopen <pair>` | opens it again, and the next check tells it as new |',
        '| `/similarity recheck [assignment]` | the next scan checks it, whatever the schedule says |',
        '| `/similarity assign <pair> @login` | says who reviews the pair |',
        '| `/similarity common <source>` | takes a file on the web for starter code from the next check on, which the next scan makes; the source is the id in its row |',
        '| `/similarity help` | shows this |',
        '',
        WHO,
    ];
}


/***/ }),

/***/ 87028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ BOT_LIMITS)
/* harmony export */ });
/** How often checks may be asked for. Checks take minutes, and of a remote service each one costs. */
const BOT_LIMITS = {
    /** Checks that begin within an hour: of one person in a repository, and of all in it. */
    checksAnHour: { person: 10, repository: 20 },
    /** For so long the same commit is not checked again with the same options, in milliseconds. */
    sameCommitMs: 3_600_000,
    /** Another run that saw the same comment first is given so long to say that it is at work, in milliseconds. */
    rivalMs: [5000, 10_000, 15_000, 30_000],
};


/***/ }),

/***/ 46289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ withdrawDismissal),
/* harmony export */   Ld: () => (/* binding */ PULL_REQUESTS),
/* harmony export */   YY: () => (/* binding */ dismissalsOf),
/* harmony export */   lE: () => (/* binding */ recordDismissal)
/* harmony export */ });
/* harmony import */ var _cases_case_key_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34638);
/* harmony import */ var _cases_subjects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53921);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50926);
/* harmony import */ var _publish_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84650);
/* harmony import */ var _scan_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67537);
/* harmony import */ var _scan_store_state_branch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78208);
/* harmony import */ var _sources_github_pull_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37238);
/* harmony import */ var _sources_github_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1493);









/** Under this name the state keeps what people said about pull requests. */
const PULL_REQUESTS = 'pull-requests';
/**
 * Keeps that a person judged a pair innocent. One of the two is a pull request of the repository in which that is said; a
 * pull request that there is not is none.
 *
 * @throws Failure where GitHub cannot be asked, or the state cannot be written
 */
async function recordDismissal(dismissal, host) {
    const { key, reason, by, at } = dismissal;
    const pair = await pairOf(dismissal, host);
    if (pair.kind !== 'pair')
        return pair;
    const before = { by: 'nobody' };
    const end = await change(host, (state) => {
        const there = (0,_scan_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_3__/* .assignmentOf */ .tq)(state, PULL_REQUESTS)?.dismissed[pair.key];
        before.by = there === undefined ? 'nobody' : there.command === key ? 'this-command' : 'another';
        return there !== undefined
            ? state
            : (0,_scan_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_3__/* .changeAssignment */ .Iz)(state, PULL_REQUESTS, host.newSalt, (one) => (0,_scan_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_3__/* .dismissPair */ .Vp)(one, pair.key, { reason, by, at, via: 'bot', command: key }));
    });
    if (end !== null)
        return end;
    host.world.log.info(`Dismissal ${key}: ${before.by === 'nobody' ? 'recorded' : 'recorded already'}.`);
    return before.by === 'another' ? { kind: 'known' } : { kind: 'recorded', isKnown: pair.isKnown };
}
/** Takes a pair off the list again. @throws Failure as `recordDismissal` */
async function withdrawDismissal(asked, host) {
    const pair = await pairOf(asked, host);
    if (pair.kind !== 'pair')
        return pair;
    const before = { wasDismissed: false };
    const end = await change(host, (state) => {
        const there = (0,_scan_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_3__/* .assignmentOf */ .tq)(state, PULL_REQUESTS)?.dismissed[pair.key];
        before.wasDismissed = there !== undefined;
        return there === undefined
            ? state
            : (0,_scan_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_3__/* .changeAssignment */ .Iz)(state, PULL_REQUESTS, host.newSalt, (one) => (0,_scan_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_3__/* .undismissPair */ .QO)(one, pair.key));
    });
    if (end !== null)
        return end;
    host.world.log.info(`Command ${asked.key} of ${asked.by}: ${before.wasDismissed ? 'a dismissal was taken back' : 'no such dismissal'}.`);
    return { kind: before.wasDismissed ? 'withdrawn' : 'none' };
}
/**
 * The dismissals of pairs in which a pull request is, the newest first.
 *
 * @throws Failure
 */
async function dismissalsOf(repository, pull, { store, world }) {
    const own = (0,_cases_subjects_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectOfKey */ .n)(`${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_7__/* .fullName */ .fq)(repository)}#${pull}`);
    try {
        const { state } = await store().load();
        return Object.entries((0,_scan_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_3__/* .assignmentOf */ .tq)(state, PULL_REQUESTS)?.dismissed ?? {})
            .filter(([pair]) => pair.split('-').includes(own))
            .map(([, dismissal]) => dismissal)
            .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
    }
    catch (error) {
        return nowhere(error, world);
    }
}
/** @returns null, or why nothing was changed */
async function change({ store, world }, body) {
    try {
        await store().update(body);
        return null;
    }
    catch (error) {
        if (!(error instanceof _scan_store_state_branch_js__WEBPACK_IMPORTED_MODULE_4__/* .StateConflict */ .me))
            return nowhere(error, world);
        world.log.warning(error.message);
        return { kind: 'busy' };
    }
}
/** A public repository keeps no state, nor does a branch that a rule protects. @throws whatever says something else */
function nowhere(error, { log }) {
    if (!(error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1))
        throw error;
    log.warning(error.message);
    return { kind: 'nowhere', reason: error.message };
}
async function pairOf(asked, { world }) {
    const [a, b] = [await sideOf(asked.a, asked, world), await sideOf(asked.b, asked, world)];
    for (const side of [a, b])
        if (side.kind === 'none')
            return { kind: side.why };
    if (a.kind === 'none' || b.kind === 'none')
        return { kind: 'no-pair' };
    if ((a.kind === 'other' && b.kind === 'other') || a.subject === b.subject)
        return { kind: 'no-pair' };
    return {
        kind: 'pair',
        key: (0,_cases_case_key_js__WEBPACK_IMPORTED_MODULE_8__/* .caseKey */ .u)([a.subject, b.subject]),
        isKnown: [a, b].every((side) => side.kind === 'pull-request' || side.isKnown),
    };
}
async function sideOf(text, { repository, pull }, world) {
    const [name = '', number] = text.split(/#(.*)/s);
    const named = (0,_github_names_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRepositoryName */ .$M)(name);
    const isHere = named !== null && (0,_github_names_js__WEBPACK_IMPORTED_MODULE_7__/* .sameRepository */ .RB)(named, repository);
    if (number !== undefined && named !== null) {
        // Checks of pull requests look at those of one repository.
        if (!isHere || !/^[1-9]\d{0,9}$/.test(number))
            return { kind: 'none', why: 'no-pair' };
        if (Number(number) !== pull && !(await hasPull(world.github(), repository, Number(number)))) {
            return { kind: 'none', why: 'no-such-pull' };
        }
        // What is kept is a digest, which knows no cases of letters.
        const subject = (0,_cases_subjects_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectOfKey */ .n)(`${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_7__/* .fullName */ .fq)(repository)}#${number}`);
        return { kind: 'pull-request', subject };
    }
    if (isHere)
        return { kind: 'none', why: 'no-pair' };
    const id = named === null ? null : await idOf(world, named);
    return id === null
        ? { kind: 'other', subject: (0,_cases_subjects_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectOfKey */ .n)(text), isKnown: false }
        : { kind: 'other', subject: String(id), isKnown: true };
}
async function hasPull(github, repository, number) {
    try {
        await (0,_sources_github_pull_request_js__WEBPACK_IMPORTED_MODULE_5__/* .readPullRequest */ .DQ)(github, repository, number);
        return true;
    }
    catch (error) {
        if ((0,_publish_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnswer */ .Tq)(error, 404))
            return false;
        throw error;
    }
}
/** null: the token may not read it, or there is none. */
async function idOf(world, name) {
    try {
        return (await (0,_sources_github_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .readRepository */ .Nu)(world.collector(), name)).id;
    }
    catch (error) {
        world.signal.throwIfAborted();
        if (!(error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_) || error.retryHelps)
            throw error;
        return null;
    }
}


/***/ }),

/***/ 48685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ STATE_IS_BUSY),
/* harmony export */   s: () => (/* binding */ refusalLines)
/* harmony export */ });
/* harmony import */ var _words_english_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55102);
/* harmony import */ var _report_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62867);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33699);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73387);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87028);





/** What is said where the state was written by others for as long as a command waits. */
const STATE_IS_BUSY = 'Nothing was changed: for a minute, something else wrote to the state, most likely a scan. Give the command again in a new comment when that is done.';
function refusalLines(refusal) {
    switch (refusal.kind) {
        case 'syntax':
            return [syntaxText(refusal.syntax)];
        case 'not-own':
            return [
                `\`explain\` shows the lines of the pull request it is asked on: \`/similarity explain own\`, or \`/similarity explain ${refusal.pull}\`. The others are not shown here.`,
            ];
        case 'not-recorded':
            return [notRecordedText(refusal.why)];
        case 'spared':
            return [sparedText(refusal.spared, refusal.headSha)];
        case 'nothing-to-cancel':
            return ['No check of this pull request that a command began is under way, so nothing was cancelled.'];
        case 'not-cancelled':
            return [`The check goes on. ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(refusal.how)}`];
        case 'cancelled':
            return [
                `⏹️ The check of commit ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(refusal.headSha)} was cancelled by ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(refusal.by)}.`,
            ];
        case 'scan':
            return refusal.lines;
        case 'failed':
            return failedLines(refusal);
    }
}
function failedLines({ what, outcome, reason, retryHelps, headSha }) {
    const { mark, title } = what === 'check'
        ? { mark: (0,_report_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(outcome).mark, title: _words_english_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGLISH */ .V.tell((0,_report_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(outcome).title) }
        : what === 'github' && retryHelps
            ? { mark: '🔌', title: 'GitHub did not answer' }
            : { mark: '❌', title: 'The command could not be carried out' };
    const why = reason === null ? 'The log of the run says why, for staff.' : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(reason);
    const next = retryHelps ? ' It can be tried again later, in a new comment.' : '';
    const commit = headSha === null ? '' : ` Commit: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(headSha)}.`;
    return [`### ${mark} ${title}`, '', `${why}${next}${commit}`];
}
function sparedText(spared, headSha) {
    if (spared.kind === 'too-many') {
        const { person, repository } = _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .BOT_LIMITS */ .J.checksAnHour;
        const whose = spared.whose === 'person' ? 'You have' : 'This repository has';
        return `${whose} had as many checks within the hour as there may be: ${person} for each person, ${repository} in a repository. The next one can be asked for at ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatTime */ .fU)(spared.nextAt)}.`;
    }
    const { earlier, isRunning } = spared;
    const said = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownLink */ .iQ)('its reply', earlier.url);
    return isRunning
        ? `Commit ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(headSha)} is being checked with the same options since ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatTime */ .fU)(earlier.begunAt)}: see ${said}. \`/similarity check --again\` checks it anyway, \`/similarity cancel\` ends that check.`
        : `Commit ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(headSha)} was checked with the same options at ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatTime */ .fU)(earlier.changedAt)}: see ${said}. \`/similarity check --again\` checks it anyway.`;
}
function notRecordedText(why) {
    switch (why.kind) {
        case 'no-pair':
            return 'No check here compares these two, so nothing was changed. A pair is two submissions, and at least one is a pull request of this repository, as in `org/hw1#1..org/hw1#2`; a staff report shows the keys.';
        case 'no-such-pull':
            return 'This repository has no pull request of one of these numbers, so nothing was changed. A staff report shows the keys.';
        case 'nowhere':
            return `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(why.reason)} Nothing was changed; pairs in \`dismissed\` of the configuration file are dismissed too.`;
        case 'busy':
            return STATE_IS_BUSY;
    }
}
function syntaxText({ problem, quoted, suggestion }) {
    // A function, because `$&` in a stranger's text would mean something in a replacement.
    const text = problem.replace('{}', () => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(quoted ?? ''));
    const meant = suggestion === null ? '' : ` Did you mean ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(suggestion)}?`;
    return `${text}.${meant} Nothing was done. \`/similarity help\` lists what can be asked.`;
}


/***/ }),

/***/ 77731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Td: () => (/* binding */ replyMarker),
/* harmony export */   a$: () => (/* binding */ replyKey),
/* harmony export */   cn: () => (/* binding */ carriesOurMarker)
/* harmony export */ });
/** The hidden first line of a reply: how a later attempt knows that the command was taken up. */
function replyMarker(key) {
    return `<!-- code-similarity:bot ${key} -->`;
}
/** The command that a reply answers; null: the body is no reply of this program's. */
function replyKey(body) {
    return /^<!-- code-similarity:bot ([\w-]{1,60}) -->/.exec(body)?.[1] ?? null;
}
/** Whether a body is one of this program's, whoever posted it: the bot answers no comment of its own. */
function carriesOurMarker(body) {
    return body.includes('<!-- code-similarity:');
}


/***/ }),

/***/ 27720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ stopRun)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50926);
/* harmony import */ var _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21498);
/* harmony import */ var _publish_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84650);




/**
 * Cancels the workflow run of a check.
 *
 * @param run of the check's mark: the run's id, a point and its job
 * @throws GitHubError where GitHub does not answer
 */
async function stopRun(github, repository, run) {
    const id = /^([1-9]\d{0,15})\./.exec(run)?.[1];
    if (id === undefined) {
        return {
            kind: 'refused',
            how: 'A server runs it, and not a workflow: only the bot that began it can cancel it.',
        };
    }
    try {
        await github.ask({
            what: `cancelling run ${id} of ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_2__/* .fullName */ .fq)(repository)}`,
            permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSIONS */ .J.actions,
            target: 'own',
        }, (rest) => rest.actions.cancelWorkflowRun({ ...repository, run_id: Number(id) }), zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J());
        return { kind: 'cancelled' };
    }
    catch (error) {
        // 409: it is over. 404: it was deleted.
        if ((0,_publish_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isAnswer */ .Tq)(error, 404, 409))
            return { kind: 'over' };
        if (!(0,_publish_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isAnswer */ .Tq)(error, 403) || error.outcome !== 'forbidden')
            throw error;
        return {
            kind: 'refused',
            how: `${error.message} Or cancel run ${id} on the repository’s page “Actions”.`,
        };
    }
}


/***/ }),

/***/ 52623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ syntaxRefusal)
/* harmony export */ });
/** Nobody can read an "…is no option" that quotes more. */
const MAX_QUOTED_CHARACTERS = 60;
/** @param quoted what a stranger wrote; it is cut to what a person reads */
function syntaxRefusal(problem, quoted = null, suggestion = null) {
    const short = quoted !== null && quoted.length > MAX_QUOTED_CHARACTERS
        ? `${quoted.slice(0, MAX_QUOTED_CHARACTERS)}…`
        : quoted;
    return { problem, quoted: short, suggestion };
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
// EXTERNAL MODULE: ./build/words/open-words.js
var open_words = __webpack_require__(40876);
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
var views_view = __webpack_require__(56119);
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
    const view = (0,views_view/* viewOf */.d)(report, audience, await (0,open_words/* openWords */.S)(report.locale));
    const age = await ageOf(target, log);
    /** Comments that turned out not to be ours to change. */
    const foreign = new Set();
    const posted = [];
    let failure = null;
    for (let look = 0; look < limits/* GITHUB_LIMITS */.f.comment.maxLooks; look += 1) {
        const own = await (0,own_comments/* listOwnComments */.lY)(github, target, isOwn);
        const arrived = own.find((one) => posted.some((body) => (0,own_comments/* isSameText */.cZ)(one.body, body)));
        if (arrived !== undefined) {
            log.debug(`The answer to the comment on ${where} was lost; the comment is there.`);
            return settleRace(target, age, arrived, own, log);
        }
        if (own.some((one) => compareAge(one, age) === 'newer'))
            return superseded(target);
        const previousBody = own.at(-1)?.body ?? null;
        const body = (0,comment/* renderComment */.wQ)(view, { key, previousBody, headSha });
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
        const afresh = (0,comment/* renderComment */.wQ)(view, { key, previousBody: null, headSha });
        if ((0,own_comments/* isSameText */.cZ)(mine.body, body) || (0,own_comments/* isSameText */.cZ)(mine.body, afresh)) {
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
/* harmony export */   Wc: () => (/* binding */ whoAmI),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   gD: () => (/* binding */ Account)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21498);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84650);



/** Who wrote a comment or an issue, as GitHub tells it. */
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
        return identityOf(login);
    }
    catch (error) {
        // A used-up rate limit is a 403 as well, and says nothing about whose token it is.
        if (!(0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isAnswer */ .Tq)(error, 403, 404) || error.outcome !== 'forbidden')
            throw error;
        return identityOf(null);
    }
}
/** Who a token writes as, where its login was asked for already. */
function identityOf(login) {
    return login === null
        ? { login, wrote: (author) => author?.type === 'Bot' }
        : { login, wrote: (author) => author?.login.toLowerCase() === login.toLowerCase() };
}


/***/ }),

/***/ 29282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jp: () => (/* binding */ findMarkedComment),
/* harmony export */   Ur: () => (/* binding */ createOnce),
/* harmony export */   YV: () => (/* binding */ postMarkedComment)
/* harmony export */ });
/* harmony import */ var _github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50926);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84650);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(495);




/** The comment, where it is there already. @throws GitHubError */
async function findMarkedComment(place) {
    const { github, repository, number, isOwn, permission } = place;
    for await (const comment of (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .ownCommentsOn */ .EH)(github, repository, number, isOwn, permission)) {
        if ((comment.body ?? '').startsWith(place.marker))
            return comment;
    }
    return null;
}
/**
 * Posts the comment, once.
 *
 * @param body begins with the mark
 * @throws GitHubError
 */
function postMarkedComment(place, body) {
    const { github, repository, number, permission } = place;
    const what = `commenting on ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_3__/* .fullName */ .fq)(repository)}#${number}`;
    const made = { ...repository, issue_number: number, body };
    return createOnce(() => github.ask({ what, permission, target: 'own' }, (rest) => rest.issues.createComment(made), _own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .StoredComment */ .BT), () => findMarkedComment(place), place);
}
/**
 * Creates what must be there once: no answer, or a broken one, is no proof that it is not there, and a second one would be
 * worse than a look.
 *
 * @param find what an attempt before may have created; null: it is not there
 * @param limits how often it is posted, and the waits before each look after a lost answer, in milliseconds
 * @throws GitHubError
 */
async function createOnce(create, find, { clock, signal }, limits = _github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.reply) {
    for (let posts = 1;; posts += 1) {
        try {
            return await create();
        }
        catch (error) {
            if (!(0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHaveBeenDone */ .U2)(error))
                throw error;
            for (const wait of limits.lookAgainMs) {
                if (wait > 0)
                    await clock.sleep(wait, signal);
                const there = await find();
                if (there !== null)
                    return there;
            }
            if (posts === limits.maxPosts)
                throw error;
        }
    }
}


/***/ }),

/***/ 495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ StoredComment),
/* harmony export */   EH: () => (/* binding */ ownCommentsOn),
/* harmony export */   Wg: () => (/* binding */ readAuthorship),
/* harmony export */   cZ: () => (/* binding */ isSameText),
/* harmony export */   lY: () => (/* binding */ listOwnComments),
/* harmony export */   w7: () => (/* binding */ ownComment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50926);
/* harmony import */ var _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21498);
/* harmony import */ var _report_channels_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29872);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33808);





/** What is read of a comment as GitHub tells it. */
const StoredComment = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    user: _identity_js__WEBPACK_IMPORTED_MODULE_2__/* .Account */ .gD.nullable(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
});
/** Whether GitHub stores what it was sent: it may do so with other line ends, and without what is blank at the end. */
function isSameText(stored, sent) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return plain(stored) === plain(sent);
}
/** Whose comments are ours. @throws GitHubError */
async function readAuthorship(github) {
    const { wrote } = await (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .whoAmI */ .Wc)(github);
    return wrote;
}
function ownComment(comment) {
    return {
        id: comment.id,
        body: comment.body ?? '',
        author: comment.user?.login ?? null,
        updatedAt: comment.updated_at,
    };
}
/** Our comments on a pull request or an issue, as GitHub lists them, from all pages. @throws GitHubError */
async function* ownCommentsOn(github, { owner, repo }, pullNumber, isOwn, permission = _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSIONS */ .J.comments) {
    const pages = github.pages({
        what: `reading the comments of ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_5__/* .fullName */ .fq)({ owner, repo })}#${pullNumber}`,
        permission,
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
// EXTERNAL MODULE: ./build/domain/said.js
var said = __webpack_require__(59168);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/text/fit.js
var fit = __webpack_require__(40389);
// EXTERNAL MODULE: ./build/report/comment-digest.js
var comment_digest = __webpack_require__(12011);
// EXTERNAL MODULE: ./build/words/message.js
var message = __webpack_require__(59985);
// EXTERNAL MODULE: ./build/report/bands.js
var report_bands = __webpack_require__(72935);
;// CONCATENATED MODULE: ./build/report/comment-changes.js




const NOTHING = { total: '', ai: '', regions: '' };
/** Of numbers that are shown with one decimal. */
const UNCHANGED_WITHIN = 0.05;
const NAMES_SHOWN = 5;
/** Characters of a name in the sentence: what it says must leave room for the table. */
const NAME_SHOWN = 80;
/** What changed since the run that wrote the comment before, for staff. */
function staffChanges(now, digest, words) {
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
            rows.set(submission.key, { ...NOTHING, total: ` ${words.say('comment.new')}` });
            if (isFlagged)
                newly.push(submission.name);
            continue;
        }
        seen.add(hash);
        const [ai = null, regions, wasFlagged] = before.others[hash] ?? [];
        const row = {
            total: scoreChange(before.totals[hash] ?? null, submission.total, words),
            ai: before.thresholds?.ai == null || now.thresholds.ai === null
                ? ''
                : scoreChange(ai, submission.ai, words),
            regions: regions === undefined ? '' : countChange(regions, submission.regions, words),
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
        lines: changeLines(before.at, words, [
            ...(newly.length > 0 ? [(0,message/* message */.iU)('comment.newlyFlagged', { names: names(newly, words) })] : []),
            ...(cleared.length > 0 ? [(0,message/* message */.iU)('comment.noLongerFlagged', { names: names(cleared, words) })] : []),
            ...(added > 0 ? [(0,message/* message */.iU)('comment.added', { n: added })] : []),
            ...(gone > 0 ? [(0,message/* message */.iU)('comment.gone', { n: gone })] : []),
            ...(other > 0 ? [(0,message/* message */.iU)('comment.otherNumbers', { n: other })] : []),
            ...thresholdChanges(before.thresholds, now.thresholds),
        ]),
    };
}
/** What changed for the reader's own submission: bands and counts, as they saw them before. */
function studentChanges(view, digest, words) {
    const { own } = view;
    const before = comparable(digest, 'student', view.createdAt);
    // Of a run in which nobody is named, or that told something else, there is nothing that could be compared.
    if (own === null || before === null || before.own === null)
        return [];
    if (before.feedback !== view.feedback || view.feedback === 'none')
        return [];
    const was = before.own;
    const isFull = view.feedback === 'full';
    const bands = (from, to) => ({
        before: report_bands/* BAND_WORDS */.I[from ?? 'n/a'],
        now: report_bands/* BAND_WORDS */.I[to ?? 'n/a'],
    });
    return changeLines(before.at, words, [
        ...(isFull && before.band !== own.similarity
            ? [(0,message/* message */.iU)('comment.similarityChange', bands(before.band, own.similarity))]
            : []),
        ...(isFull && view.aiRun && before.thresholds?.ai != null && was.ai !== own.ai
            ? [(0,message/* message */.iU)('comment.aiChange', bands(was.ai, own.ai))]
            : []),
        ...(isFull && before.regions !== own.regions.length
            ? [(0,message/* message */.iU)('comment.regionsChange', { before: before.regions, n: own.regions.length })]
            : []),
        ...(was.isFlagged === own.isFlagged || view.isPublic
            ? []
            : [(0,message/* message */.iU)(own.isFlagged === true ? 'comment.reviewNow' : 'comment.noReviewNow')]),
        ...(was.comparedWith === view.comparedWith
            ? []
            : [(0,message/* message */.iU)('comment.comparedWithChange', { before: was.comparedWith, now: view.comparedWith })]),
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
/** @param changes Markdown comes in through their values */
function changeLines(at, words, changes) {
    const time = (0,text_escape/* markdownText */.p7)(words.time(at));
    return changes.length === 0
        ? [`<sub>${words.say('comment.noChange', { time })}</sub>`, '']
        : [words.say('comment.changes', { time, changes: (0,message/* joined */.oR)('words.points', changes) }), ''];
}
function thresholdChanges(before, now) {
    if (before === null)
        return [];
    return [
        ...(before.similarity === now.similarity
            ? []
            : [(0,message/* message */.iU)('comment.similarityThresholdChange', { before: before.similarity, now: now.similarity })]),
        ...aiChanges(before.ai, now.ai),
    ];
}
function aiChanges(before, now) {
    if (before === now)
        return [];
    if (before === null)
        return [(0,message/* message */.iU)('comment.aiNotBefore')];
    return now === null
        ? [(0,message/* message */.iU)('comment.aiNotNow')]
        : [(0,message/* message */.iU)('comment.aiThresholdChange', { before, now })];
}
function scoreChange(before, now, words) {
    if (before === null && now === null)
        return '';
    if (before === null || now === null) {
        return ` ${words.say('comment.was', { score: { as: 'score', value: before } })}`;
    }
    const change = now - before;
    if (Math.abs(change) < UNCHANGED_WITHIN)
        return '';
    return ` (${change > 0 ? '▲' : '▼'} ${words.score(Math.abs(change))})`;
}
function countChange(before, now, words) {
    if (before === now)
        return '';
    return ` (${now > before ? '▲' : '▼'} ${words.count(Math.abs(now - before))})`;
}
function names(all, words) {
    const shown = all.slice(0, NAMES_SHOWN).map((name) => {
        const characters = Array.from(name);
        return (0,text_escape/* markdownCode */.D9)(characters.length <= NAME_SHOWN ? name : `${characters.slice(0, NAME_SHOWN).join('')}…`);
    });
    const rest = all.length - shown.length;
    const first = shown.join(words.say('words.comma'));
    return rest > 0 ? words.say('words.andMore', { names: first, rest }) : first;
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
// EXTERNAL MODULE: ./build/report/web-lines.js
var web_lines = __webpack_require__(73939);
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
    const { cover, words } = view;
    const { intro, sections, notes, digest } = view.audience === 'staff'
        ? staffContent(view.staff, words, (0,views_view/* ownRegions */.o)(view, comment_digest/* REGIONS_SHOWN */.mi), before, {
            headSha,
            kept: Math.min(KEPT, Math.floor(budget / CHARACTERS_KEPT)),
        })
        : studentContent(view.student, words, before, headSha);
    const { mark, title } = cover.headline;
    const first = commentMarker(options.key);
    const last = (0,comment_digest/* digestLine */.lt)(digest);
    const head = [
        words.say('words.colon', { first: `### ${mark} ${words.tell(title)}`, rest: (0,text_escape/* markdownText */.p7)(cover.title) }),
        '',
        (0,text_escape/* markdownText */.p7)(words.tell(cover.sentence)),
        '',
        ...intro,
    ];
    const tail = tailOf(cover, words, headSha, [...notes, ...cover.howToRead], view.audience);
    const room = budget - [first, last, ...head, ...tail].join('\n').length - 2;
    return [first, ...head, ...fitSections(sections, room, words), ...tail, last].join('\n');
}
/** As much of the sections as there is room for, in their order. @param room characters */
function fitSections(sections, room, words) {
    const body = [];
    let left = room;
    for (const { title, lines, total, shown: most, gap } of sections) {
        const titleLength = title.join('\n').length;
        if (lines.length === 0 || left < titleLength + 100)
            continue;
        left -= titleLength + 3;
        const shown = lines.slice(0, most);
        const hidden = total - shown.length;
        const more = (rest) => `${gap}${words.say('comment.more', { n: rest + hidden })}`;
        const fitted = (0,fit/* fitLines */.RV)(hidden > 0 ? [...shown, more(0)] : shown, left, (rest) => more(hidden > 0 ? rest - 1 : rest), (text) => text.length);
        left -= fitted.used;
        body.push(...title, ...fitted.lines, '');
    }
    return body;
}
function listSection(title, lines, total = lines.length) {
    return { title: [`#### ${title}`], lines, total, shown: comment_digest/* REGIONS_SHOWN */.mi, gap: '- ' };
}
function staffContent(view, words, regions, before, { headSha, kept }) {
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
    const changes = staffChanges(now, before, words);
    return {
        intro: changes.lines,
        sections: [
            submissionsSection(view, words, submissions, changes.rows),
            listSection(words.say('comment.whyFlagged'), (0,explanation_lines/* explanationLines */.b)(view, words)),
            listSection(words.say('web.title'), (0,web_lines/* webLines */.I5)(view, words)),
            listSection(words.say('comment.pairsOut'), view.pairs
                .filter(({ standsOut }) => standsOut)
                .map(({ pair, average }) => `- ${words.say('comment.outPair', {
                pair: pairNames(view, pair),
                suspicion: words.score(pair.suspicion),
                similarity: words.score(average, thresholds.similarity),
            })}`)),
            listSection(words.say('comment.hiddenCode'), (0,hidden_code/* hiddenCode */.k)(view, text_escape/* markdownCode */.D9).map((line) => `- ${words.tell(line)}`)),
            listSection(words.say('comment.regions'), regionLines(regions, submissions.length > 1, words), regions.total),
            listSection(words.say('comment.dismissed'), view.dismissed.map(({ pair, dismissed }) => `- ~~${pairNames(view, pair)}~~ ${(0,text_escape/* markdownText */.p7)(dismissed ?? '')}`)),
        ],
        notes: [...verdict.warnings, ...findings.notices.map(said/* asMessage */.O)],
        digest: (0,comment_digest/* staffDigest */.Pt)(now, { headSha, kept, regions }),
    };
}
function pairNames({ name }, { a, b }) {
    return `${(0,text_escape/* markdownCode */.D9)(name(a))} ↔ ${(0,text_escape/* markdownCode */.D9)(name(b))}`;
}
function regionLines({ shown }, isNamed, words) {
    return shown.map((region) => {
        const at = words.tell((0,wording/* linesWords */.VG)(region.lineStart, region.lineEnd));
        const lines = (0,text_escape/* markdownLink */.iQ)(`${(0,text_escape/* markdownCode */.D9)(region.file)} ${at}`, region.url);
        const sentence = (0,text_escape/* markdownText */.p7)(words.tell(region.message));
        return isNamed
            ? `- ${words.say('comment.regionOf', { lines, name: (0,text_escape/* markdownCode */.D9)(region.name), sentence })}`
            : `- ${lines} · ${sentence}`;
    });
}
function submissionsSection(view, words, submissions, changes) {
    const ai = view.report.findings.aiRun ? [words.say('comment.ai')] : [];
    const byKey = new Map(view.report.findings.submissions.map((submission) => [submission.key, submission]));
    const linked = (one) => one === undefined ? '' : (0,text_escape/* markdownLink */.iQ)((0,text_escape/* markdownCode */.D9)(one.name), (0,places/* originUrl */.sH)(view.report, one));
    const lines = view.listed.map((submission, index) => {
        const { key, state } = submission;
        const change = changes.get(key);
        const remark = view.pardoned.has(key) ? words.tell(wording/* PARDONED_WORDS */.wI) : '';
        const { thresholds } = view.report;
        return (0,text_escape/* markdownRow */.Kw)([
            view.flags.has(key) ? '🔎' : state.kind === 'not-checked' ? '⚠️' : '',
            linked(submission),
            `${words.score(submission.total, thresholds.similarity)}${change?.total ?? ''}`,
            ...ai.map(() => `${words.score(submission.aiAverage, thresholds.ai)}${change?.ai ?? ''}`),
            words.score(view.suspicion(submission)),
            `${words.count(submissions[index]?.regions ?? 0)}${change?.regions ?? ''}`,
            linked(byKey.get(view.closest.get(key)?.key ?? '')),
            state.kind === 'not-checked' ? (0,text_escape/* markdownText */.p7)(words.write(state.reason)) : remark,
        ]);
    });
    return {
        title: [
            (0,text_escape/* markdownRow */.Kw)([
                '',
                words.say('comment.submission'),
                words.say('comment.similarity'),
                ...ai,
                words.say('comment.suspicion'),
                words.say('comment.regions'),
                words.say('comment.closest'),
                '',
            ]),
            (0,text_escape/* markdownRow */.Kw)([':--', ':--', '--:', ...ai.map(() => '--:'), '--:', '--:', ':--', ':--']),
        ],
        lines,
        total: lines.length,
        shown: ROWS_SHOWN,
        gap: '\n',
    };
}
function studentContent(view, words, before, headSha) {
    const { own } = view;
    const policy = (0,student_words/* policyMarkdown */.ud)(view, words);
    const regions = own === null ? [] : own.regions.map((region) => (0,student_words/* regionMarkdown */.kB)(region, words));
    const facts = [
        ...(0,student_words/* ownFacts */.ub)(view).map(([label, value]) => `${words.tell(label)}: **${words.tell(value)}**`),
        ...(view.feedback === 'full' ? [words.say('comment.regionsCount', { n: regions.length })] : []),
    ];
    const notChecked = own?.notChecked ?? null;
    return {
        intro: [
            ...(policy === null ? [] : [policy, '']),
            ...(own === null ? [] : [facts.join(' · '), '']),
            ...(notChecked === null
                ? []
                : [(0,text_escape/* markdownText */.p7)(words.say('comment.notCheckedIntro', { reason: notChecked })), '']),
            ...studentChanges(view, before, words),
        ],
        sections: [listSection(words.say('comment.yourLines'), regions)],
        notes: [],
        digest: (0,comment_digest/* studentDigest */.uo)(view, headSha),
    };
}
function tailOf({ createdAt, runUrl, toolVersion }, words, headSha, notes, audience) {
    const fitted = (0,fit/* fitLines */.RV)(notes.map((note) => `- ${(0,text_escape/* markdownText */.p7)(words.tell(note))}`), MAX_NOTES, (n) => `- ${words.say('comment.more', { n })}`, (text) => text.length);
    return [
        `<details><summary>${words.say('comment.howToRead')}</summary>`,
        '',
        ...fitted.lines,
        '',
        '</details>',
        '',
        ...(audience === 'staff' ? (0,download_line/* downloadLines */.W)(runUrl, words) : []),
        `<sub>${[
            (0,text_escape/* markdownLink */.iQ)(words.time(createdAt), runUrl),
            ...(headSha === null ? [] : [words.say('comment.commit', { sha: headSha.slice(0, 7) })]),
            words.say('comment.version', { version: (0,text_escape/* markdownText */.p7)(toolVersion) }),
        ].join(' · ')}</sub>`,
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
/* harmony import */ var _domain_bands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96889);
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
    band: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_domain_bands_js__WEBPACK_IMPORTED_MODULE_3__/* .BANDS */ .ZN).nullable().catch(null),
    /** For students: how much they were told. */
    feedback: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['full', 'verdict', 'none']).nullable().catch(null),
    /** For students: what else they saw of their own submission. */
    own: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ai: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_domain_bands_js__WEBPACK_IMPORTED_MODULE_3__/* .BANDS */ .ZN), isFlagged: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable(), comparedWith: Count })
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

/***/ 96731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ scanOutputs),
/* harmony export */   q: () => (/* binding */ endOfScan)
/* harmony export */ });
/* harmony import */ var _words_english_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55102);
/* harmony import */ var _domain_submission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18433);
/* harmony import */ var _scan_news_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98767);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73387);




/** The worse comes first: what one assignment needs is what the whole scan needs. */
const WORST_FIRST = [
    'internal-error',
    'cancelled',
    'auth',
    'account-suspended',
    'forbidden',
    'config-error',
    'analysis-failed',
    'timeout',
    'rate-limited',
    'service-unavailable',
    'network',
    'flagged',
    'incomplete',
    'passed',
    'skipped',
];
/** What all assignments of a scan came to together: the worst outcome, and one sentence. */
function endOfScan(assignments) {
    const worst = WORST_FIRST.find((outcome) => assignments.some((one) => one.outcome === outcome)) ?? 'skipped';
    const failed = assignments.filter(({ kind }) => kind === 'failed');
    const unfinished = assignments.filter((one) => one.kind === 'checked' && one.news === null);
    const waited = assignments.filter(({ kind }) => kind === 'waited').length;
    const checked = assignments.length - failed.length - unfinished.length - waited;
    const counts = [
        `${checked} checked`,
        `${waited} not due`,
        ...(unfinished.length === 0 ? [] : [`${unfinished.length} not finished`]),
        ...(failed.length === 0 ? [] : [`${failed.length} could not be looked at`]),
    ];
    // The sentence is all that an annotation shows: the first reason stands in it.
    const first = failed[0] ?? unfinished[0] ?? assignments.find(needsReason);
    return {
        outcome: worst,
        exitCode: assignments.some(({ exitCode }) => exitCode === 1) ? 1 : 0,
        sentence: `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(assignments.length, 'assignment')}: ${counts.join(', ')}.${first === undefined ? '' : ` ${reasonOf(first)}`}${newsOf(assignments)}`,
        assignments,
    };
}
/** Whether it is red, or has a gap, for something else than its news. */
function needsReason({ outcome, exitCode, news }) {
    return outcome === 'incomplete' || (exitCode === 1 && (news === null || !(0,_scan_news_js__WEBPACK_IMPORTED_MODULE_2__/* .hasNews */ .OS)(news)));
}
/** Why, without the news: those of all assignments follow. */
function reasonOf({ name, sentence, report }) {
    return `${name}: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pointsInLine */ .rC)(report === null ? sentence : _words_english_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGLISH */ .V.tell(report.verdict.sentence)).replace(/\.$/, '')}.`;
}
/** A sentence with a blank before it; '' where no check had a result. */
function newsOf(assignments) {
    const told = assignments.flatMap(({ news }) => (news === null ? [] : [news]));
    const sum = (pick) => told.reduce((total, news) => total + pick(news), 0);
    const all = { newCount: sum(({ newCount }) => newCount), worseCount: sum(({ worseCount }) => worseCount) };
    return told.length === 0 ? '' : ` ${(0,_scan_news_js__WEBPACK_IMPORTED_MODULE_2__/* .newsWords */ .$M)(all)} since the last report.`;
}
/** Of all assignments together. */
function scanOutputs(end) {
    const reports = end.assignments.flatMap(({ report }) => (report === null ? [] : [report]));
    const highest = (pick) => {
        const values = reports.map(pick).filter((value) => value !== null);
        return values.length === 0 ? 'n/a' : String(Math.max(...values));
    };
    const sum = (pick) => String(reports.reduce((total, report) => total + pick(report), 0));
    return {
        'submission-count': sum(({ findings }) => (0,_domain_submission_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedOf */ .B8)(findings.submissions).length),
        'flagged-count': sum(({ verdict }) => verdict.flagged.length),
        'stands-out-count': sum(({ verdict }) => verdict.standsOut.length),
        'max-similarity': highest(({ verdict }) => verdict.maxSimilarity),
        'max-ai-score': highest(({ verdict }) => verdict.maxAiScore),
    };
}


/***/ }),

/***/ 16458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ scan)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/assets.js
var assets = __webpack_require__(43287);
// EXTERNAL MODULE: ./build/check/delete.js
var check_delete = __webpack_require__(93720);
// EXTERNAL MODULE: ./build/domain/outcome.js
var domain_outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/domain/redaction.js
var redaction = __webpack_require__(35952);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/files/replace-file.js
var replace_file = __webpack_require__(1715);
// EXTERNAL MODULE: ./build/zip/stored-zip.js
var stored_zip = __webpack_require__(25851);
;// CONCATENATED MODULE: ./build/packing/cache.js






/** A change of what is packed, or how, is a new version: what older ones kept is then fetched again. */
const VERSION = 2;
const Entry = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(VERSION),
    zipBytes: schemas/* number */.aig().int(),
    contentHash: schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/),
    files: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), size: schemas/* number */.aig() })),
    leftOut: schemas/* array */.YOg(schemas/* object */.Ikc({
        path: schemas/* string */.YjP(),
        reason: schemas/* string */.YjP(),
        detail: schemas/* string */.YjP().optional(),
        more: schemas/* number */.aig().optional(),
    })),
    remarks: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Of the ZIP with files that do not count and may hold code. */
    asideBytes: schemas/* number */.aig().int().optional(),
    /** What was known of the deadline when it was fetched. */
    deadlineStatus: schemas/* enum */.k5n(['on-time', 'late', 'no-deadline', 'unattested']).optional(),
    pushedAt: schemas/* string */.YjP().optional(),
});
/** A cache in a folder; what is in it may be cut off or gone at any time, and is then as if it had never been there. */
function packedCache(folder) {
    const place = (parts) => (0,external_node_path_.join)(folder, (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([VERSION, ...parts]))
        .digest('hex')
        .slice(0, 40));
    return {
        async get(parts, facts) {
            const path = place(parts);
            try {
                const entry = Entry.parse(JSON.parse(await (0,promises_.readFile)(`${path}.json`, 'utf8')));
                const { size } = await (0,promises_.stat)(`${path}.zip`);
                if (size !== entry.zipBytes)
                    return null;
                const { version: _, deadlineStatus, pushedAt, asideBytes, zipBytes, ...rest } = entry;
                if (asideBytes !== undefined && (await (0,promises_.stat)(`${path}.aside.zip`)).size !== asideBytes)
                    return null;
                // Whoever cleans up by age keeps what is in use.
                for (const kind of asideBytes === undefined ? ['zip'] : ['zip', 'aside.zip']) {
                    await (0,promises_.utimes)(`${path}.${kind}`, new Date(), new Date());
                }
                const origin = {
                    ...facts.origin,
                    ...(deadlineStatus === undefined ? {} : { deadlineStatus }),
                    ...(pushedAt === undefined ? {} : { pushedAt }),
                };
                return {
                    ...facts,
                    ...rest,
                    origin,
                    zip: { path: `${path}.zip`, start: 0, bytes: zipBytes },
                    ...(asideBytes === undefined
                        ? {}
                        : { asideZip: { path: `${path}.aside.zip`, start: 0, bytes: asideBytes } }),
                };
            }
            catch {
                return null;
            }
        },
        async put(parts, packed) {
            const path = place(parts);
            await (0,promises_.mkdir)(folder, { recursive: true });
            const { zip, asideZip, contentHash, files, leftOut, remarks, origin } = packed;
            await keep(zip, `${path}.zip`);
            if (asideZip !== undefined)
                await keep(asideZip, `${path}.aside.zip`);
            const deadline = origin.kind === 'repository'
                ? { deadlineStatus: origin.deadlineStatus, pushedAt: origin.pushedAt }
                : {};
            const entry = {
                version: VERSION,
                zipBytes: zip.bytes,
                contentHash,
                files,
                leftOut,
                remarks,
                asideBytes: asideZip?.bytes,
                ...deadline,
            };
            await (0,promises_.writeFile)(`${path}.json.partial`, JSON.stringify(entry));
            await (0,replace_file/* replaceFile */.f)(`${path}.json.partial`, `${path}.json`);
        },
    };
}
/** Whole or not at all. */
async function keep(zip, to) {
    await (0,stored_zip/* copyStored */.T)(zip, `${to}.partial`);
    await (0,replace_file/* replaceFile */.f)(`${to}.partial`, to);
}

// EXTERNAL MODULE: ./build/publish/identity.js
var identity = __webpack_require__(33808);
// EXTERNAL MODULE: ./build/report/write.js + 8 modules
var write = __webpack_require__(27167);
// EXTERNAL MODULE: ./build/run/main.js + 129 modules
var main = __webpack_require__(97949);
// EXTERNAL MODULE: ./build/run/open-service.js + 22 modules
var open_service = __webpack_require__(71725);
// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(23719);
// EXTERNAL MODULE: ./build/publish/own-comments.js
var own_comments = __webpack_require__(495);
// EXTERNAL MODULE: ./build/scan/issue/marked-issue.js
var marked_issue = __webpack_require__(35900);
// EXTERNAL MODULE: ./build/sources/repositories/discover.js + 1 modules
var discover = __webpack_require__(92708);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
// EXTERNAL MODULE: ./build/scan/state/assignment-state.js
var assignment_state = __webpack_require__(67537);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(74273);
// EXTERNAL MODULE: ./build/scan/state/state-schema.js
var state_schema = __webpack_require__(78291);
// EXTERNAL MODULE: ./build/scan/web/source-id.js
var source_id = __webpack_require__(99144);
;// CONCATENATED MODULE: ./build/scan/web/search-memory.js


/** Whose queries have a budget. */
const BUDGETED = 'github';
/** Checks in which a repository got no search though nothing failed, after which it begins no more by itself. */
const TRIES = 2;
/** null: the web is not searched for this assignment. @param heads repositories and their commits */
function searchProgress({ web = {}, unsearched = {} }, providers, heads) {
    if (providers.length === 0)
        return null;
    const progress = { searched: 0, of: 0, nothing: 0 };
    for (const { id, sha } of heads) {
        progress.of += 1;
        const tried = unsearched[String(id)];
        if (isCurrent(web[String(id)], sha, providers))
            progress.searched += 1;
        else if (tried?.sha === sha && tried.tries >= TRIES)
            progress.nothing += 1;
    }
    return progress;
}
/** How many wait for their search. */
function waitingIn({ searched, of, nothing }) {
    return of - searched - nothing;
}
/** One sentence for staff. */
function searchWords(progress) {
    const { searched, of, nothing } = progress;
    const waiting = waitingIn(progress);
    return [
        `Web: ${searched} of ${of} searched so far`,
        ...(nothing === 0 ? [] : [`in ${nothing} there is nothing to search for`]),
        ...(waiting === 0 ? [] : ['the rest follows on the next nights']),
    ]
        .join('; ')
        .concat('.');
}
/**
 * What a check need not search for again, by numeric id of the repository. What was searched for at another commit is searched for
 * again, after everything that never was.
 */
function searchedBefore({ web = {} }, { submissions }, providers) {
    return new Map(submissions.flatMap(({ repositoryId, sha }) => {
        const entry = web[String(repositoryId)];
        if (entry === undefined || providers.length === 0)
            return [];
        // Others are found again by their hashes.
        const sources = providers.includes(BUDGETED)
            ? entry.sources.filter(({ provider }) => provider === BUDGETED)
            : [];
        return [[repositoryId, { sources, isCurrent: isCurrent(entry, sha, providers) }]];
    }));
}
/**
 * Whether nothing is to be searched for. Queries of the code search have a budget, and one that was asked is not asked again because
 * another provider failed: hashes are asked for at each check anyway.
 */
function isCurrent(entry, sha, providers) {
    return entry !== undefined && entry.sha === sha && isCovered(entry.by, providers);
}
function isCovered(by, providers) {
    return providers.includes(BUDGETED)
        ? by.includes(BUDGETED)
        : providers.every((provider) => by.includes(provider));
}
/**
 * What is remembered after a check. A search that got at least one query is not made again before the next push. A source that is
 * not found any more is forgotten, unless something failed: then nobody knows whether it is there.
 *
 * @param at RFC 3339
 */
function rememberSearch(before, findings, providers, at) {
    if (providers.length === 0)
        return {};
    const { webSearch } = findings;
    const hasFailed = (webSearch?.failures.length ?? 0) > 0;
    const web = { ...before.web };
    const missed = [];
    let isAhead = false;
    for (const submission of findings.submissions) {
        const { origin, role } = submission;
        if (origin?.kind !== 'repository' || origin.repositoryId <= 0 || role !== 'judged')
            continue;
        const id = String(origin.repositoryId);
        const { sha } = origin;
        const known = web[id];
        const sources = sourcesOf(submission);
        if (known !== undefined && isCurrent(known, sha, providers)) {
            // The newest first: a search that failed has fewer than there are.
            web[id] = { ...known, sources: hasFailed ? bounded([...sources, ...known.sources]) : sources };
            continue;
        }
        const by = searchedBy(submission, webSearch, providers);
        if (isCovered(by, providers)) {
            web[id] = { sha, at, by, sources };
            isAhead = true;
        }
        else if (submission.state.kind === 'checked') {
            missed.push({ id, sha });
        }
    }
    // Where others had their turn, these have theirs tomorrow.
    const isCounted = !isAhead && !hasFailed;
    return { web, unsearched: triedOf(missed, before.unsearched ?? {}, isCounted) };
}
function triedOf(missed, before, isCounted) {
    return Object.fromEntries(missed.flatMap(({ id, sha }) => {
        const last = before[id];
        const tries = (last?.sha === sha ? last.tries : 0) + (isCounted ? 1 : 0);
        return tries === 0 ? [] : [[id, { sha, tries }]];
    }));
}
/**
 * Who searched for a submission. The code search has a budget, so only what was sent says for whom it was asked; whoever is asked for
 * hashes alone is asked for all at once.
 */
function searchedBy({ key, webState }, webSearch, providers) {
    if (webSearch === undefined || webState === undefined)
        return [];
    return providers.filter((provider) => {
        if (webState === 'searched')
            return true;
        const isSent = webSearch.sent.some((line) => line.provider === provider &&
            (line.kind === 'query' || line.kind === 'hashes') &&
            line.answer !== 'failed' &&
            line.submissions.includes(key));
        return isSent || (provider !== BUDGETED && webSearch.failures.every((one) => one.provider !== provider));
    });
}
/** Where on the web a submission's code stands too, the likest first. */
function sourcesOf({ matches }) {
    const likest = matches.toSorted((a, b) => (b.similarity ?? -1) - (a.similarity ?? -1));
    return bounded(likest.flatMap(({ source }) => {
        // Names of the web may be longer than what is kept.
        const known = state_schema/* KNOWN_SOURCE */.MP.safeParse(source);
        return known.success ? [known.data] : [];
    }));
}
/** Each once, and no more than are kept. */
function bounded(sources) {
    const once = new Map();
    for (const { provider, repository, commit, path, blob } of sources) {
        const one = { provider, repository, commit, path, blob };
        const id = (0,source_id/* sourceIdOf */.GC)(one);
        if (!once.has(id))
            once.set(id, one);
    }
    return [...once.values()].slice(0, state_schema/* STATE_LIMITS */.$m.sources);
}

;// CONCATENATED MODULE: ./build/scan/schedule.js




const NO_CHANGES = { changed: [], gone: [], renamed: [], empty: [], unread: [], givenUp: 0 };
/**
 * What can be said of an assignment before its repositories are listed, which costs requests. null: they have to be.
 */
function decideEarly({ name, schedule }, assignment, now) {
    const pending = assignment?.pending ?? null;
    if (pending !== null) {
        return {
            kind: 'finish-pending',
            name,
            reason: `The check that was planned on ${(0,format/* formatTime */.fU)(pending.plannedAt)} is not finished (${pending.progress.stage}); it is taken up first.`,
        };
    }
    if (assignment?.wish !== undefined)
        return null;
    const held = heldBack(schedule, assignment, now);
    return held === null ? null : { kind: 'wait', name, ...held, ...NO_CHANGES };
}
/** What of the schedule forbids a check at this moment; null: nothing does. */
function heldBack({ from, until, cooldownMs }, assignment, now) {
    if (from !== null && now < from) {
        const nextAt = from.toISOString();
        return { reason: `Scans begin on ${(0,format/* formatTime */.fU)(nextAt)}.`, nextAt };
    }
    if (until !== null && now > until) {
        return { reason: `Scans ended on ${(0,format/* formatTime */.fU)(until.toISOString())}.`, nextAt: null };
    }
    const last = assignment?.lastCheckAt ?? null;
    if (last === null)
        return null;
    const next = Date.parse(last) + cooldownMs;
    if (now.getTime() >= next)
        return null;
    const nextAt = new Date(next).toISOString();
    const reason = `The last check was on ${(0,format/* formatTime */.fU)(last)}; the next one is not before ${(0,format/* formatTime */.fU)(nextAt)} (cooldown-hours).`;
    return { reason, nextAt };
}
/** What is to be done about one assignment now. Pure. */
function decide(scheduled, assignment, found, now) {
    const early = decideEarly(scheduled, assignment, now);
    if (early !== null)
        return early;
    const { name, schedule, settings } = scheduled;
    const seen = assignment?.seen ?? {};
    const changes = changesOf(found, seen, assignment?.failed ?? {});
    const wait = (reason, nextAt = null) => ({
        kind: 'wait',
        name,
        reason,
        nextAt,
        ...changes,
    });
    if (found.length === 0) {
        const before = Object.keys(seen).length;
        return wait(before === 0
            ? 'No repository is found yet.'
            : `No repository is found, and there were ${before} at the last check. Look at what the token may see before you believe that they are gone.`);
    }
    const wish = assignment?.wish;
    if (wish !== undefined && wish.kind !== 'look') {
        if (found.every(({ headSha }) => headSha === null)) {
            return wait(`A check was asked for, and nothing of ${repositories(found.length)} can be checked yet.`);
        }
        const by = wish.by === null ? 'with a box' : `by ${wish.by}`;
        return {
            kind: 'check',
            name,
            reason: `A check was asked for ${by} on ${(0,format/* formatTime */.fU)(wish.at)}.`,
            ...changes,
        };
    }
    // Whoever asks for a look gets one, and the check that the schedule allows.
    const held = heldBack(schedule, assignment, now);
    if (held !== null)
        return wait(held.reason, held.nextAt);
    const { changed, unread } = changes;
    const readable = found.length - unread.length;
    // Searches of the web have a budget of each night: what it left out is a reason of its own.
    const unsearched = unsearchedOf(found, assignment, settings.web);
    const search = `${unsearched} of ${repositories(found.length)} still to be searched for on the web (web-requests).`;
    if (changed.length === 0) {
        const quiet = `Nothing changed in ${repositories(readable)}`;
        return unsearched === 0
            ? wait(`${quiet}.`)
            : { kind: 'check', name, reason: `${quiet}; ${search}`, ...changes };
    }
    // A class that is smaller than min-changes would never be checked at all.
    const needed = Math.min(schedule.minChanges, readable - changes.empty.length - changes.givenUp);
    const isFirst = (assignment?.lastCheckAt ?? null) === null;
    if (changed.length < needed) {
        const few = `${repositories(changed.length)} changed; a check begins at ${needed} (min-changes)`;
        return unsearched === 0
            ? wait(`${few}.`)
            : { kind: 'check', name, reason: `${few}, and ${search}`, ...changes };
    }
    return {
        kind: 'check',
        name,
        reason: isFirst
            ? `The first check, of ${repositories(found.length)}.`
            : `${repositories(changed.length)} of ${found.length} changed since the last check.`,
        ...changes,
    };
}
/** How many wait for a search; none where no check has ever been made: the first one begins by itself. */
function unsearchedOf(found, assignment, providers) {
    if (assignment === null || assignment.lastCheckAt === null)
        return 0;
    const failed = assignment.failed ?? {};
    const heads = found.flatMap(({ id, headSha }) => 
    // What cannot be read or is refused cannot be searched for.
    headSha === null || failed[String(id)]?.sha === headSha ? [] : [{ id, sha: headSha }]);
    const progress = searchProgress(assignment, providers, heads);
    return progress === null ? 0 : waitingIn(progress);
}
/**
 * All assignments in the order in which they are worked through: pending checks, then what is due, the one that waited longest
 * first, then the rest. An assignment of the state that the config file names no more is left alone.
 *
 * @param found by assignment, of those that `decideEarly` has no answer for; none where the listing failed
 */
function decideAll(assignments, state, found, now) {
    const decisions = assignments.map((scheduled) => {
        const { name } = scheduled;
        const assignment = (0,assignment_state/* assignmentOf */.tq)(state, name);
        const listed = found.get(name);
        if (listed !== undefined)
            return decide(scheduled, assignment, listed, now);
        const unlisted = {
            kind: 'wait',
            name,
            reason: 'Its repositories could not be listed.',
            nextAt: null,
            ...NO_CHANGES,
        };
        return decideEarly(scheduled, assignment, now) ?? unlisted;
    });
    const rank = { 'finish-pending': 0, check: 1, wait: 2 };
    const lastCheck = ({ name }) => (0,assignment_state/* assignmentOf */.tq)(state, name)?.lastCheckAt ?? '';
    return decisions.toSorted((a, b) => {
        const byKind = rank[a.kind] - rank[b.kind];
        if (byKind !== 0 || a.kind === 'wait')
            return byKind;
        const [first, second] = [lastCheck(a), lastCheck(b)];
        return (0,compare_text/* compareText */.n)(first, second);
    });
}
/**
 * Repositories whose head has to be asked for: new ones, and those that were pushed to or got another default branch since
 * they were seen. All others still have the head that is in the state.
 */
function headsToRead(found, seen) {
    return found.filter((repository) => {
        const before = seen[String(repository.id)];
        return (before === undefined ||
            repository.pushedAt === null ||
            before.pushedAt !== repository.pushedAt ||
            (repository.defaultBranch ?? null) !== before.defaultBranch);
    });
}
/** One that cannot be read begins no more checks by itself than this, at one and the same commit. */
const schedule_TRIES = 2;
function changesOf(found, seen, failed) {
    const isGivenUp = ({ id, headSha }) => {
        const before = failed[String(id)];
        return before !== undefined && before.sha === headSha && before.tries >= schedule_TRIES;
    };
    const present = new Set(found.map(({ id }) => String(id)));
    const ordered = found.toSorted((a, b) => a.id - b.id);
    return {
        changed: ordered
            .filter((one) => one.headSha !== null && seen[String(one.id)]?.sha !== one.headSha && !isGivenUp(one))
            .map(({ id }) => id),
        gone: Object.keys(seen)
            .filter((id) => !present.has(id))
            .map(Number)
            .toSorted((a, b) => a - b),
        renamed: ordered.flatMap(({ id, fullName }) => {
            const from = seen[String(id)]?.fullName ?? null;
            return from === null || from === fullName ? [] : [{ id, from, to: fullName }];
        }),
        empty: ordered
            .filter(({ headSha, isUnread }) => headSha === null && isUnread !== true)
            .map(({ id }) => id),
        unread: ordered.filter(({ isUnread }) => isUnread === true).map(({ id }) => id),
        givenUp: ordered.filter(isGivenUp).length,
    };
}
function repositories(n) {
    return n === 1 ? '1 repository' : `${n} repositories`;
}

// EXTERNAL MODULE: ./build/scan/store/assignment-store.js
var assignment_store = __webpack_require__(68817);
// EXTERNAL MODULE: ./build/scan/store/lease.js
var store_lease = __webpack_require__(40764);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(47307);
// EXTERNAL MODULE: ./build/github/names.js
var github_names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(21498);
// EXTERNAL MODULE: ./build/sources/github/deadline.js
var github_deadline = __webpack_require__(87589);
;// CONCATENATED MODULE: ./build/sources/github/heads.js





const Ref = schemas/* looseObject */._H3({ object: schemas/* looseObject */._H3({ sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/) }) });
/**
 * The commit that a collection would take at this moment: the head of the default branch, or what stood there at a deadline
 * that has passed. One request. null: the repository has no commit, which GitHub says itself (409): what it does not find may
 * as well be there and closed to the token.
 *
 * @throws GitHubError
 */
async function headOf(github, { repository, deadline }, runDeadline, now) {
    const branch = repository.defaultBranch;
    if (branch === null)
        return null;
    const due = deadline ?? runDeadline;
    if (due !== null && due < now) {
        const { sha } = await (0,github_deadline/* stateAt */.H)(github, repository, branch, due);
        if (sha !== null)
            return sha;
    }
    try {
        const { object } = await github.ask({
            what: `reading the head of ${(0,github_names/* fullName */.fq)(repository)}`,
            permission: permissions/* PERMISSIONS */.J.contents,
            target: 'other',
        }, (rest) => rest.git.getRef({ owner: repository.owner, repo: repository.repo, ref: `heads/${branch}` }), Ref);
        return object.sha;
    }
    catch (error) {
        if ((0,errors/* statusOf */.c2)(error) === 409)
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/sources/prefetch.js
var prefetch = __webpack_require__(53342);
// EXTERNAL MODULE: ./build/sources/repositories/find-assignment.js + 1 modules
var find_assignment = __webpack_require__(81885);
;// CONCATENATED MODULE: ./build/scan/steps/list-repositories.js





/** Of an assignment that nobody looked at, or that has no repository. */
const NO_REPOSITORIES = {
    assignment: {
        discovery: { found: [], missing: [], leftOut: new Map(), notices: [] },
        template: null,
        allowedFiles: null,
        due: null,
        notices: [],
        isLinked: false,
    },
    deadline: null,
    found: [],
    unread: new Map(),
};
/** Repositories as they are now; a head is asked for only where something was pushed since it was seen. */
async function listRepositories(host, { settings }, known) {
    const { world } = host;
    const github = world.collector();
    const assignment = await (0,find_assignment/* findAssignment */.R)(settings, {
        github,
        root: world.workspace,
        own: world.event.repository,
    });
    const { found } = assignment.discovery;
    const rows = found.map(({ repository }) => ({
        id: repository.id,
        fullName: `${repository.owner}/${repository.repo}`,
        pushedAt: repository.pushedAt,
        defaultBranch: repository.defaultBranch,
    }));
    const due = settings.deadline ?? assignment.due;
    const deadline = due?.toISOString() ?? null;
    const asked = headsToAsk(rows, known, deadline);
    const read = new Map();
    const answers = (0,prefetch/* prefetch */.yj)(found.filter(({ repository }) => asked.has(repository.id)), prefetch/* READS_AT_ONCE */._B, async (one) => [one.repository.id, await headOrWhyNot(github, one, due, world.date())]);
    for await (const [id, head] of answers)
        read.set(id, head);
    const failures = [...read.values()].filter((head) => head instanceof domain_outcome/* GitHubError */.y_);
    const [first] = failures;
    if (first !== undefined && failures.length === rows.length)
        throw noneCanBeRead(rows.length, first);
    return {
        assignment,
        deadline,
        found: rows.map((row) => {
            const head = read.has(row.id) ? read.get(row.id) : known?.seen[row.id]?.sha;
            return head instanceof domain_outcome/* GitHubError */.y_
                ? { ...row, headSha: null, isUnread: true }
                : { ...row, headSha: head ?? null };
        }),
        unread: new Map([...read].flatMap(([id, head]) => (head instanceof domain_outcome/* GitHubError */.y_ ? [[id, head.message]] : []))),
    };
}
/** Ids of the repositories whose heads may have moved. While a check is pending, its commits are known. */
function headsToAsk(rows, known, deadline) {
    if (known !== null && known.pending !== null)
        return new Set();
    // Another deadline chooses other commits of repositories that nobody touched.
    const hasMoved = known !== null && (known.deadline ?? null) !== deadline;
    const isWished = known?.wish !== undefined;
    return new Set((hasMoved || isWished ? rows : headsToRead(rows, known?.seen ?? {})).map(({ id }) => id));
}
/** One repository that GitHub blocked or fails on is that one's trouble; a limit that is used up is everybody's. */
async function headOrWhyNot(...asked) {
    try {
        return await headOf(...asked);
    }
    catch (error) {
        if (error instanceof domain_outcome/* GitHubError */.y_ && error.outcome !== 'rate-limited')
            return error;
        throw error;
    }
}
function noneCanBeRead(repositories, first) {
    const { outcome } = first;
    if (repositories === 1 || (outcome !== 'forbidden' && outcome !== 'network'))
        return first;
    return new domain_outcome/* GitHubError */.y_(`None of ${repositories} repositories can be read. ${first.message}`, outcome, {
        cause: first,
    });
}

;// CONCATENATED MODULE: ./build/scan/steps/look-at.js







/**
 * Deletes what an earlier scan left at the service, and lists the repositories where something may be due.
 *
 * @throws Failure where the whole scan has to stop
 */
async function lookAt(host, lease, assignment, known) {
    const { world } = host;
    const look = { assignment, listed: null, note: null, failure: null };
    world.signal.throwIfAborted();
    await discardLeftover(host, lease, assignment, known);
    if (decideEarly(assignment, known, world.date())?.kind === 'wait')
        return look;
    try {
        const listed = await world.log.group(`Find the repositories of ${assignment.name}`, () => listRepositories(host, assignment, known));
        await lease.keep();
        return { ...look, listed };
    }
    catch (error) {
        if (error instanceof discover/* NothingFound */.c)
            return { ...look, listed: NO_REPOSITORIES, note: error.message };
        if (isOfOneAssignment(error))
            return { ...look, failure: error };
        throw error;
    }
}
/** Whether other assignments may go well all the same. Not so where the whole run is to stop. */
function isOfOneAssignment(error) {
    return error instanceof domain_outcome/* Failure */.HR && error.outcome !== 'cancelled' && !(error instanceof store_lease/* LeaseLost */.Vj);
}
/** Cut off before it could delete its check, a scan leaves that to the next one: students' code does not stay behind. */
async function discardLeftover(host, lease, assignment, known) {
    if (known?.leftover === undefined)
        return;
    try {
        await host.discard(assignment, known.leftover);
        await (0,assignment_store/* assignmentStore */.d)(lease, assignment.name, host.newSalt).change(assignment_state/* withoutLeftover */.u2);
    }
    catch (error) {
        if (!isOfOneAssignment(error))
            throw error;
        host.world.log.warning(`The check ${known.leftover} could not be deleted: ${error.message}`);
    }
}

// EXTERNAL MODULE: ./build/scan/dashboard/boxes.js
var dashboard_boxes = __webpack_require__(59202);
// EXTERNAL MODULE: ./build/scan/dashboard/dashboard-body.js
var dashboard_body = __webpack_require__(26212);
// EXTERNAL MODULE: ./build/scan/left.js
var scan_left = __webpack_require__(3655);
// EXTERNAL MODULE: ./build/scan/cron.js
var scan_cron = __webpack_require__(96618);
// EXTERNAL MODULE: ./build/scan/state/forget.js
var forget = __webpack_require__(28269);
;// CONCATENATED MODULE: ./build/scan/dashboard/obey-boxes.js



/**
 * The state with all that was asked for: wishes are noted, checks that are to be begun anew are given up, entries that
 * nobody wants to read again are marked, assignments that are over are forgotten. Pure, and doing it twice does nothing.
 */
function obeyBoxes(state, boxes, obedience) {
    const { configured, at, run, newSalt } = obedience;
    let next = state;
    for (const name of new Set(boxes.map(({ assignment }) => assignment))) {
        if (!configured.has(name)) {
            const isForgotten = boxes.some(({ kind, assignment }) => kind === 'forget' && assignment === name);
            if (isForgotten && overIn(next, configured).includes(name)) {
                next = (0,forget/* withoutHistory */.lI)((0,assignment_state/* withoutAssignment */.Me)(next, name));
            }
            continue;
        }
        const wish = (0,dashboard_boxes/* wishOf */.H_)(boxes, name);
        next = (0,assignment_state/* changeAssignment */.Iz)(next, name, newSalt, (one) => {
            const forgetting = withForgotten(one, boxes, name);
            return wish === null ? forgetting : (0,assignment_state/* noteWish */.yt)(forgetting, { ...wish, by: null, at });
        });
    }
    for (const name of configured) {
        const one = (0,assignment_state/* assignmentOf */.tq)(next, name);
        if (one?.wish?.kind !== 'retry' || one.pending === null)
            continue;
        next = (0,assignment_state/* changeAssignment */.Iz)(next, name, newSalt, (stuck) => givenUp(stuck, { at, ...run }));
    }
    return next;
}
/** Assignments that scans made and that the config file names no more. What only the bot uses is none of them. */
function overIn({ assignments }, configured) {
    return Object.entries(assignments).flatMap(([name, one]) => configured.has(name) || (0,forget/* lastUsed */.qE)(one) === null ? [] : [name]);
}
function withForgotten(one, boxes, name) {
    const { left = {} } = one;
    const forgotten = boxes.flatMap(({ kind, assignment, key }) => {
        const entry = kind === 'left' && assignment === name ? left[key] : undefined;
        return entry === undefined || entry.forgotten === true
            ? []
            : [[key, { ...entry, forgotten: true }]];
    });
    return forgotten.length === 0 ? one : { ...one, left: { ...left, ...Object.fromEntries(forgotten) } };
}
/** A pending check that a person does not want to wait for any more. The wish stays: it begins the next one. */
function givenUp(one, facts) {
    const progress = one.pending?.progress;
    return (0,assignment_state/* abandonCheck */.Qu)(one, {
        ...facts,
        outcome: 'cancelled',
        checkId: progress !== undefined && 'check' in progress ? progress.check.checkId : null,
        submissions: 0,
        flagged: 0,
        newFindings: 0,
        worseFindings: 0,
    });
}

// EXTERNAL MODULE: ./build/scan/state/state-size.js
var state_size = __webpack_require__(63045);
;// CONCATENATED MODULE: ./build/scan/dashboard/dashboard-content.js









/** A scan that was planned and did not come for so long was missed; GitHub starts schedules hours late. */
const LATE_MS = 12 * 3_600_000;
/** Where no schedule is known: most scans run daily. */
const USUAL_MS = 24 * 3_600_000;
/**
 * What the dashboard says after a scan. Pure.
 *
 * @param state as it is after the scan
 * @param lastScan of the state before it
 */
function contentOf(facts, scanned, state, lastScan) {
    const { assignments, branch, now, runUrl } = facts;
    const configured = new Set(assignments.map(({ name }) => name));
    const cron = facts.schedule ?? lastScan?.schedule;
    const next = facts.nextScan ?? (cron === undefined ? null : (0,scan_cron/* cronTimes */.x)(cron));
    return {
        branch,
        at: now.toISOString(),
        runUrl,
        missedSince: isMissed(lastScan, next, now) ? (lastScan?.at ?? null) : null,
        nextScanAt: next?.(now)?.toISOString() ?? null,
        rows: assignments.flatMap((scheduled) => {
            const result = scanned.find(({ name }) => name === scheduled.name);
            return result === undefined ? [] : [rowOf(result, scheduled, state, now)];
        }),
        over: overIn(state, configured).flatMap((name) => overRows(name, (0,assignment_state/* assignmentOf */.tq)(state, name))),
        size: (0,state_size/* stateSize */.N)(state),
    };
}
function isMissed(lastScan, next, now) {
    if (lastScan === undefined)
        return false;
    const last = new Date(lastScan.at);
    const planned = next === null ? new Date(last.getTime() + USUAL_MS) : next(last);
    return planned !== null && now.getTime() - planned.getTime() > LATE_MS;
}
function overRows(name, own) {
    const until = own === null ? null : (0,forget/* keptUntil */.Jf)(own);
    if (own === null || until === null)
        return [];
    const people = (0,forget/* peopleIn */.$T)(own);
    return [
        { name, key: (0,dashboard_boxes/* boxKey */.bV)(name, undefined), people, until: people === 0 ? (own.forgottenAt ?? null) : until },
    ];
}
function rowOf({ name, kind, outcome, sentence, remarks }, scheduled, state, now) {
    const own = (0,assignment_state/* assignmentOf */.tq)(state, name);
    const early = decideEarly(scheduled, own, now);
    const last = own?.runs.findLast(({ open }) => open !== undefined);
    const left = own?.left ?? {};
    const heads = Object.entries(own?.seen ?? {}).map(([id, { sha }]) => ({ id, sha }));
    const search = searchProgress(own ?? {}, scheduled.settings.web, heads);
    const searched = search === null || search.of === 0 ? null : searchWords(search);
    const isListed = new Set([...Object.values(left).map(scan_left/* leftWords */.D9), searched]);
    return {
        name,
        kind,
        outcome,
        sentence: searched === null ? sentence : `${sentence} ${searched}`,
        remarks: remarks.filter((remark) => !isListed.has(remark)),
        issue: own?.issue ?? null,
        lastCheckAt: own?.lastCheckAt ?? null,
        lastCheckUrl: last?.url ?? null,
        open: last?.open ?? null,
        fresh: last?.newFindings ?? null,
        dismissed: last?.dismissed ?? null,
        nextAt: early?.kind === 'wait' ? early.nextAt : null,
        isOver: early?.kind === 'wait' && early.nextAt === null,
        isPending: (own?.pending ?? null) !== null,
        wish: own?.wish ?? null,
        left,
        key: (0,dashboard_boxes/* boxKey */.bV)(name, own?.lastWish),
    };
}

// EXTERNAL MODULE: ./build/scan/dashboard/pin.js
var pin = __webpack_require__(45304);
// EXTERNAL MODULE: ./build/scan/dashboard/tell-failure.js
var tell_failure = __webpack_require__(48347);
;// CONCATENATED MODULE: ./build/scan/dashboard/keep-dashboard.js











/** The dashboard of one scan. */
function dashboardOf(host) {
    const { world } = host;
    const place = (0,tell_failure/* placeOf */.$)(host);
    const isRehearsal = host.assignments.every(({ settings }) => settings.dryRun);
    let lastScan;
    let obeyed = [];
    let number = null;
    let isDone = false;
    return {
        obey: async (lease) => {
            const known = await lease.update((state) => state);
            ({ lastScan } = known);
            number = known.dashboard ?? null;
            if (isRehearsal)
                return known;
            const issue = number === null ? null : await unlessItFails(host, () => (0,marked_issue/* findIssue */.Ry)(place, number));
            obeyed = (0,dashboard_boxes/* readBoxes */.a5)(issue?.body ?? '');
            const obedience = {
                configured: new Set(host.assignments.map(({ name }) => name)),
                at: world.date().toISOString(),
                run: { run: world.run.runId, url: world.runUrl },
                newSalt: host.newSalt,
            };
            return lease.update((state) => obeyBoxes(state, obeyed, obedience));
        },
        write: async (lease, scanned) => {
            isDone = true;
            if (isRehearsal)
                return;
            const content = contentOf(factsOf(host), scanned, await lease.update((state) => state), lastScan);
            await unlessItFails(host, async () => {
                const issue = await (0,marked_issue/* findIssue */.Ry)(place, number);
                if (issue === null) {
                    const made = await (0,marked_issue/* createIssue */.Ko)(place, dashboard_body/* DASHBOARD_TITLE */.kM, (0,dashboard_body/* renderDashboard */.pF)(content));
                    ({ number } = made);
                    await (0,pin/* pin */.y)(place, made);
                    return;
                }
                ({ number } = issue);
                const old = issue.body ?? '';
                const body = (0,dashboard_body/* renderDashboard */.pF)(content, ticked(old, obeyed));
                if (!(0,own_comments/* isSameText */.cZ)(old, body))
                    await (0,marked_issue/* changeIssue */.sP)(place, number, { body });
            });
        },
        note: (state) => ({
            ...state,
            dashboard: number ?? state.dashboard ?? null,
            // A scan of some assignments is none that the schedule waits for.
            ...(isDone && !isRehearsal && host.only === null ? { lastScan: thisScan(world, lastScan) } : {}),
        }),
        tellFailure: async (error) => {
            if (isRehearsal || !isTold(error))
                return;
            try {
                await (0,tell_failure/* tellFailure */.s)(host, { known: number, mayOpen: true }, (0,message_of/* messageOf */.b)(error));
            }
            catch (second) {
                world.log.debug(`The failure is not on the dashboard: ${(0,message_of/* messageOf */.b)(second)}`);
            }
        },
    };
}
function factsOf({ assignments, branch, nextScan, world }) {
    const { runUrl, event } = world;
    return { assignments, branch, now: world.date(), runUrl, nextScan, schedule: event.schedule };
}
function thisScan({ date, run, runUrl, event }, last) {
    const schedule = event.schedule ?? last?.schedule;
    return {
        at: date().toISOString(),
        run: run.runId,
        url: runUrl,
        ...(schedule === undefined ? {} : { schedule }),
    };
}
/** Boxes that were ticked after this scan had read them. */
function ticked(body, obeyed) {
    return (0,dashboard_boxes/* readBoxes */.a5)(body).filter((box) => !obeyed.some((old) => old.kind === box.kind && old.assignment === box.assignment && old.key === box.key));
}
/** Whether a scan that ended so is worth a word: nobody stopped it, and no other scan is at it. */
function isTold(error) {
    return error instanceof domain_outcome/* Failure */.HR && error.outcome !== 'cancelled' && error.outcome !== 'skipped';
}
/** @returns null where it failed, with a warning */
async function unlessItFails({ world }, body) {
    try {
        return await body();
    }
    catch (error) {
        if (!isOfOneAssignment(error))
            throw error;
        world.log.warning(`The dashboard of the scans could not be brought up to date: ${error.message}`);
        return null;
    }
}

// EXTERNAL MODULE: ./build/words/english.js
var english = __webpack_require__(55102);
// EXTERNAL MODULE: ./build/verdict/policy.js
var policy = __webpack_require__(32886);
// EXTERNAL MODULE: ./build/scan/news.js + 1 modules
var scan_news = __webpack_require__(98767);
;// CONCATENATED MODULE: ./build/scan/scanned-assignment.js



/**
 * No check was made.
 *
 * @param unread how many repositories could not be looked at: with any, it is not known that nothing was due
 */
function waited({ name, settings }, sentence, remarks = [], unread = 0) {
    return {
        name,
        kind: 'waited',
        sentence: unread === 0 ? sentence : `${sentence} ${unread} more could not be looked at.`,
        remarks,
        outcome: unread === 0 ? 'skipped' : 'incomplete',
        exitCode: unread === 0 || settings.onIncomplete === 'warn' ? 0 : 1,
        report: null,
        news: null,
        issue: null,
    };
}
/** It could not be looked at, or its check could not be carried on. */
function failed({ name, settings }, error) {
    return {
        name,
        kind: 'failed',
        sentence: error.message,
        remarks: [],
        outcome: error.outcome,
        exitCode: (0,policy/* toleratesFailure */.m)(error.outcome, settings) ? 0 : 1,
        report: null,
        news: null,
        issue: null,
    };
}
/** A check was made. @param news null: none was told */
function checked({ name, settings }, report, news, issue) {
    const { verdict } = report;
    const sentence = english/* ENGLISH */.V.tell(verdict.sentence);
    const isRedForNews = settings.failOn === 'new' && verdict.outcome === 'flagged' && news !== null && (0,scan_news/* hasNews */.OS)(news);
    return {
        name,
        kind: 'checked',
        sentence: news === null ? sentence : `${sentence} ${(0,scan_news/* newsWords */.$M)(news)} since the last report.`,
        remarks: [],
        outcome: verdict.outcome,
        exitCode: isRedForNews ? 1 : verdict.exitCode,
        report,
        news,
        issue,
    };
}

;// CONCATENATED MODULE: ./build/scan/steps/forget-over.js

/**
 * Forgets whom assignments name that are over: the config file names them no more, or their window ended, and nothing was done for
 * them for `KEPT_DAYS`.
 *
 * @throws what `LeasedStore.update` throws
 */
async function forgetOver(host, lease, state) {
    const { assignments, world, newSalt } = host;
    const now = world.date();
    // A rehearsal changes nothing.
    if (assignments.some(({ settings }) => settings.dryRun))
        return;
    const running = new Set(assignments.filter(({ schedule: { until } }) => until === null || now <= until).map(({ name }) => name));
    const over = Object.entries(state.assignments).filter(([name, one]) => !running.has(name) && (0,forget/* isToForget */.Rg)(one, now));
    if (over.length === 0)
        return;
    const names = over.map(([name]) => name);
    await lease.update((current) => (0,forget/* forgetPeople */.lZ)(current, names, newSalt, now.toISOString()));
    for (const [name, one] of over) {
        world.log.notice(`${name} is over, and nothing was done for it for ${forget/* KEPT_DAYS */.bN} days: the state forgets whom its pseudonyms stand for and which repositories there were (${(0,forget/* peopleIn */.$T)(one)}). What was reported and decided stays.`);
    }
}

// EXTERNAL MODULE: ./build/sources/github/repository.js
var repository = __webpack_require__(1493);
;// CONCATENATED MODULE: ./build/scan/steps/who-left.js







/** Requests of one scan that find out what became of repositories; the rest is asked for by the next one. */
const MOST_QUESTIONS = 30;
/** @param at RFC 3339 */
function newInquiry(github, at) {
    return { github, at, left: MOST_QUESTIONS };
}
/**
 * The list of who left, as it is after this look. Of repositories that are not found any more, one request each asks once why;
 * of those that changed and are to be checked, one each asks whether what was checked before is still part of them.
 *
 * @returns the very list of the state where nothing changed
 */
async function whoLeft(inquiry, decision, listed, known) {
    const before = known?.left ?? {};
    // Nothing at all is found: most of the time it is the token, and nobody left.
    if (known === null || decision.kind === 'finish-pending' || listed.found.length === 0)
        return before;
    const news = new Map();
    const { at } = inquiry;
    for (const { id, from, to } of decision.renamed) {
        news.set(id, { how: 'renamed', name: from, now: to, at });
    }
    // First, because many change at once and few leave.
    for (const [id, name] of missing(decision.gone, before, known)) {
        news.set(id, { ...(await whatBecameOf(inquiry, id, name)), name, at });
    }
    if (decision.kind === 'check')
        await addRewritten(news, inquiry, decision.changed, listed, known);
    for (const id of decision.empty) {
        if (known.seen[id] !== undefined) {
            news.set(id, { how: 'emptied', name: nameIn(known.seen, id), now: null, at });
        }
    }
    return (0,scan_left/* withLeft */.um)(before, listed.found, news);
}
/** Ids and former names of repositories of which it is not known why they are not found. */
function missing(gone, before, { seen }) {
    const names = new Map();
    for (const id of gone) {
        if ((0,scan_left/* isUnexplained */.ec)(before[id]))
            names.set(id, nameIn(seen, id));
    }
    for (const [id, { how, name, forgotten }] of Object.entries(before)) {
        if (how === 'missing' && forgotten !== true)
            names.set(Number(id), name);
    }
    return names;
}
/** An older version did not note names. */
function nameIn(seen, id) {
    return seen[id]?.fullName ?? `repository ${id}`;
}
async function whatBecameOf(inquiry, id, name) {
    const place = (0,github_names/* parseRepositoryName */.$M)(name);
    const unknown = { how: 'missing', now: null };
    if (place === null || !mayAsk(inquiry))
        return unknown;
    try {
        const there = await (0,repository/* readRepository */.Nu)(inquiry.github, place);
        if (there.id !== id)
            return { how: 'replaced', now: null };
        if (there.owner.toLowerCase() !== place.owner.toLowerCase()) {
            return { how: 'transferred', now: (0,github_names/* fullName */.fq)(there) };
        }
        if (there.repo.toLowerCase() !== place.repo.toLowerCase())
            return { how: 'moved', now: (0,github_names/* fullName */.fq)(there) };
        return { how: there.archived ? 'archived' : 'left-out', now: null };
    }
    catch (error) {
        if (!(error instanceof domain_outcome/* GitHubError */.y_))
            throw error;
        const status = (0,errors/* statusOf */.c2)(error);
        return status === 404 || status === 410 ? { how: 'deleted', now: null } : unknown;
    }
}
async function addRewritten(news, inquiry, changed, { found, deadline }, known) {
    // Another deadline chooses other commits of a history that nobody rewrote.
    if ((known.deadline ?? null) !== deadline)
        return;
    const rows = new Map(found.map((one) => [one.id, one]));
    for (const id of changed) {
        const [row, before] = [rows.get(id), known.seen[id]];
        if (row === undefined || before === undefined || row.headSha === null)
            continue;
        if ((row.defaultBranch ?? null) !== before.defaultBranch)
            continue;
        if (await isRewritten(inquiry, row.fullName, before, row.headSha)) {
            const name = before.fullName ?? row.fullName;
            news.set(id, { how: 'rewritten', name, now: before.sha, at: inquiry.at });
        }
    }
}
const Comparison = schemas/* looseObject */._H3({ status: schemas/* string */.YjP() });
async function isRewritten(inquiry, name, { sha }, head) {
    const place = (0,github_names/* parseRepositoryName */.$M)(name);
    if (place === null || !mayAsk(inquiry))
        return false;
    try {
        const { status } = await inquiry.github.ask({ what: `comparing commits of ${name}`, permission: permissions/* PERMISSIONS */.J.contents, target: 'other' }, 
        // The list of files comes with the first page alone, and nobody needs it.
        (rest) => rest.repos.compareCommitsWithBasehead({
            owner: place.owner,
            repo: place.repo,
            basehead: `${sha}...${head}`,
            per_page: 1,
            page: 2,
        }), Comparison);
        return status === 'diverged' || status === 'behind';
    }
    catch (error) {
        if (!(error instanceof domain_outcome/* GitHubError */.y_))
            throw error;
        // Its head was read just now: what GitHub does not find is the old commit, or anything that both have in common.
        return (0,errors/* statusOf */.c2)(error) === 404;
    }
}
function mayAsk(inquiry) {
    inquiry.left -= 1;
    return inquiry.left >= 0;
}

// EXTERNAL MODULE: ./build/cases/case-key.js
var case_key = __webpack_require__(34638);
// EXTERNAL MODULE: ./build/cases/case-words.js
var case_words = __webpack_require__(50120);
// EXTERNAL MODULE: ./build/cases/merge-cases.js
var merge_cases = __webpack_require__(16314);
// EXTERNAL MODULE: ./build/cases/read-cases.js
var read_cases = __webpack_require__(36176);
// EXTERNAL MODULE: ./build/domain/cases.js
var domain_cases = __webpack_require__(77516);
;// CONCATENATED MODULE: ./build/scan/noted-cases.js







/**
 * What people decided about an assignment: what the state keeps of earlier scans, with the file that the settings name; the newer of
 * two records counts.
 *
 * @throws ConfigurationError where the file cannot be read
 */
async function notedCases({ cases = [], common = [] }, settings, workspace) {
    const file = settings.cases === null ? null : await (0,read_cases/* readCases */.k)((0,external_node_path_.resolve)(workspace, settings.cases));
    return (0,merge_cases/* mergeCases */.o)({ cases, common }, file ?? domain_cases/* NO_CASES */.kr);
}
/** The state with what was noted: as much of it as there is room for, the newest first. */
function withNoted(one, noted) {
    if (noted.cases.length + noted.common.length === 0)
        return one;
    const newest = (entries) => entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
    return {
        ...one,
        cases: newest(noted.cases).slice(0, state_schema/* STATE_LIMITS */.$m.cases),
        common: newest(noted.common).slice(0, state_schema/* STATE_LIMITS */.$m.common),
    };
}
/** Boxes and commands that dismiss a pair, less those over which a person decided otherwise since. */
function stillDismissed(dismissed, cases) {
    const byKey = new Map(cases.map((one) => [(0,case_key/* caseKey */.u)(one.subjects), one]));
    return Object.fromEntries(Object.entries(dismissed).filter(([pair, { at }]) => {
        const known = byKey.get(pair);
        if (known === undefined || (0,case_words/* stateNow */.Sz)(known) === 'dismissed')
            return true;
        return Date.parse(at) > Date.parse(known.at);
    }));
}

// EXTERNAL MODULE: ./build/scan/dismissed-cases.js
var dismissed_cases = __webpack_require__(91481);
;// CONCATENATED MODULE: ./build/scan/steps/check-once.js





const KEEP_LEASE_MS = 60_000;
const IDENTITY_CHARACTERS = 10;
/**
 * Makes one check, or goes on with it, and keeps the lease meanwhile.
 *
 * @param own the assignment's state, `pending` the check in it
 * @param noted what people decided
 * @param onProgress called and waited for after every change at the service
 * @throws Failure where it cannot even report
 */
function checkOnce(due, own, pending, noted, onProgress) {
    const { host, lease, assignment } = due;
    const { world } = host;
    const { name } = assignment;
    const book = (0,merge_cases/* mergeCases */.o)({ ...domain_cases/* NO_CASES */.kr, cases: (0,dismissed_cases/* dismissedCases */.L)(own) }, noted);
    const prior = priorOf(due, own, { pending, book }, async (progress) => {
        await onProgress(stageOf(progress));
    });
    host.onSecret(own.salt);
    return withLease(lease, world, (signal) => host.check(judgedByNews(assignment), { ...world, signal, run: pending.run, defaultLabel: name, title: name }, prior));
}
/** What is new is known after the check: until then `fail-on: new` fails for nothing that was found. */
function judgedByNews(assignment) {
    const { settings } = assignment;
    return settings.failOn === 'new'
        ? { ...assignment, settings: { ...settings, failOn: 'never' } }
        : assignment;
}
function priorOf({ host, listed: { assignment, unread }, assignment: { settings } }, own, { pending, book }, onProgress) {
    const pins = new Map(pending.submissions.map(({ repositoryId, sha }) => [repositoryId, sha]));
    const { discovery } = assignment;
    return {
        reuse: {
            // What came since the check was planned waits for the next one. What could not be looked at is collected like any other, or
            // told as not collected.
            assignment: {
                ...assignment,
                discovery: {
                    ...discovery,
                    found: discovery.found.filter(({ repository: { id } }) => pins.has(id) || unread.has(id)),
                },
            },
            pins,
            cache: host.cache,
        },
        earlier: null,
        identity: pending.fingerprint.slice(0, IDENTITY_CHARACTERS),
        salt: Buffer.from(own.salt, 'hex'),
        cases: book,
        dismissed: [],
        searched: searchedBefore(own, pending, settings.web),
        notices: [],
        onProgress,
    };
}
function stageOf({ stage, uploaded, ...check }) {
    return stage === 'created' ? { stage, check } : { stage, check, uploaded: { ...uploaded } };
}
/** Keeps the lease while `body` works; where it is lost, the work is stopped. */
async function withLease(lease, world, body) {
    const lost = new AbortController();
    const done = new AbortController();
    const keeping = (async () => {
        for (;;) {
            await world.clock.sleep(KEEP_LEASE_MS, done.signal);
            try {
                await lease.keep();
            }
            catch (error) {
                // A write that failed for the moment is made up for by the next one; a lease that is somebody else's ends the work.
                if (!(error instanceof store_lease/* LeaseLost */.Vj))
                    continue;
                lost.abort(error);
                return;
            }
        }
    })().catch((error) => {
        if (!done.signal.aborted)
            lost.abort(error);
    });
    try {
        return await body(AbortSignal.any([world.signal, lost.signal]));
    }
    finally {
        done.abort();
        await keeping;
    }
}

// EXTERNAL MODULE: ./build/scan/state/stringify-state.js
var stringify_state = __webpack_require__(73751);
;// CONCATENATED MODULE: ./build/scan/steps/pending-check.js

/** A check of the repositories at the commits where they stand. @param at RFC 3339 */
function planOf({ host, assignment: { name }, listed: { found } }, at) {
    const submissions = found.flatMap(({ id, headSha }) => headSha === null ? [] : [{ repositoryId: id, sha: headSha }]);
    return {
        fingerprint: (0,stringify_state/* fingerprintOf */.ax)([name, at, host.world.run, submissions]),
        plannedAt: at,
        run: { runId: host.world.run.runId, jobSlug: `scan-${name}`, attempt: 1 },
        submissions,
    };
}
/** The attempt counts up, so that a later one finds the checks of all before it. */
function again(pending) {
    return { ...pending, run: { ...pending.run, attempt: pending.run.attempt + 1 } };
}
/** Whether anything of what is pending is there to be collected. */
function isCollectable({ submissions }, { found }) {
    const present = new Set(found.map(({ id }) => id));
    return submissions.some(({ repositoryId }) => present.has(repositoryId));
}

;// CONCATENATED MODULE: ./build/scan/steps/rehearse.js





/** What a scan would do. Nothing of it is noted, so that a check that is pending stays so and no cooldown begins. */
async function rehearse(due) {
    const { host, kept, assignment } = due;
    const own = (await kept.read()) ?? (0,assignment_state/* newAssignment */.mK)(host.newSalt());
    const pending = own.pending ?? {
        ...planOf(due, host.world.date().toISOString()),
        progress: { stage: 'planned' },
    };
    const noted = await notedCases(own, assignment.settings, host.world.workspace);
    const { report, finish } = await checkOnce(due, own, pending, noted, () => Promise.resolve());
    await finish();
    return checked(assignment, report, null, own.issue);
}

// EXTERNAL MODULE: ./build/privacy/pseudonym.js
var pseudonym = __webpack_require__(10005);
;// CONCATENATED MODULE: ./build/scan/steps/facts-to-keep.js

/** Submissions that the verdict does not count, though their similarity is above the threshold. */
function pardonedOf({ findings, verdict, thresholds }) {
    const flagged = new Set(verdict.flagged.filter(({ by }) => by.includes('similarity')).map((one) => one.key));
    return new Set(findings.submissions
        .filter(({ key, total }) => total !== null && total > thresholds.similarity && !flagged.has(key))
        .map(({ key }) => key));
}
/** What repositories were called of which a finding stands although they are gone. */
function formerNames({ pseudonyms, }) {
    return Object.fromEntries(Object.values(pseudonyms).map(({ repository, repositoryId, commit }) => [
        String(repositoryId),
        { fullName: repository, sha: commit },
    ]));
}
/** One row of the assignment's history. @param at RFC 3339 */
function recordOf({ run, runUrl }, report, at) {
    return {
        at,
        run: run.runId,
        url: runUrl,
        outcome: report.verdict.outcome,
        checkId: report.findings.checkId,
        submissions: report.findings.submissions.filter(({ role }) => role === 'judged').length,
        flagged: report.verdict.flagged.length,
        newFindings: 0,
        worseFindings: 0,
    };
}
/** Contents that were taken; what could not be collected stays to be looked at. */
function seenOf(report, { found }, at) {
    const rows = new Map(found.map((row) => [row.id, row]));
    const seen = {};
    for (const { origin, role, state, files } of report.findings.submissions) {
        if (origin?.kind !== 'repository' ||
            role !== 'judged' ||
            (state.kind === 'not-checked' && files.length > 0)) {
            continue;
        }
        const row = rows.get(origin.repositoryId);
        if (row === undefined)
            continue;
        seen[String(row.id)] = {
            fullName: row.fullName,
            sha: origin.sha,
            collectedAt: at,
            // Pushed to while the check ran: its head is asked for next time.
            pushedAt: row.headSha === origin.sha ? row.pushedAt : null,
            defaultBranch: row.defaultBranch ?? null,
        };
    }
    return seen;
}
/**
 * Repositories whose head is still the one that was seen, with the push and the branch as the list has them now: their heads
 * need not be asked for until the next push.
 *
 * @returns `seen` itself where nothing of it changes
 */
function withPushesSeen(seen, found) {
    const moved = found.flatMap(({ id, headSha, pushedAt, defaultBranch = null }) => {
        const before = seen[String(id)];
        if (before === undefined || before.sha !== headSha)
            return [];
        if (before.pushedAt === pushedAt && before.defaultBranch === defaultBranch)
            return [];
        return [[String(id), { ...before, pushedAt, defaultBranch }]];
    });
    return moved.length === 0 ? seen : { ...seen, ...Object.fromEntries(moved) };
}
/** Every repository of a check whose analysis failed, with how often that was so at the same commit. */
function failedAgain({ submissions }, before) {
    return Object.fromEntries(submissions.map(({ repositoryId, sha }) => [String(repositoryId), onceMore(before[repositoryId], sha)]));
}
/** What could not be collected, or was refused by the service, with how often that was so at the same commit. */
function failedOf(report, { found }, before) {
    const taken = new Set(Object.keys(seenOf(report, { found }, report.run.createdAt)));
    return Object.fromEntries(found.flatMap(({ id, headSha }) => headSha === null || taken.has(String(id)) ? [] : [[String(id), onceMore(before[id], headSha)]]));
}
function onceMore(last, sha) {
    return { sha, tries: last?.sha === sha ? last.tries + 1 : 1 };
}
/** Who the pseudonyms of a check stand for. @param salt hex */
function peopleOf(report, salt) {
    const people = {};
    for (const { origin } of report.findings.submissions) {
        if (origin?.kind !== 'repository' || origin.repositoryId <= 0)
            continue;
        people[(0,pseudonym/* pseudonym */.f)(Buffer.from(salt, 'hex'), origin.repositoryId)] = {
            repository: `${origin.owner}/${origin.repo}`,
            repositoryId: origin.repositoryId,
            user: origin.student ?? null,
            commit: origin.sha,
        };
    }
    return people;
}

;// CONCATENATED MODULE: ./build/scan/steps/remarks.js

/** What staff should know of repositories that they were not told before. Names are hostile text. */
function remarksOf({ found, unread }, before, now) {
    const nameOf = (id) => found.find((one) => one.id === id)?.fullName ?? `repository ${id}`;
    return [
        ...[...unread].map(([id, reason]) => `${nameOf(id)} could not be looked at: ${reason}`),
        ...Object.entries(now).flatMap(([id, entry]) => (before[id] === entry ? [] : [(0,scan_left/* leftWords */.D9)(entry)])),
    ];
}

// EXTERNAL MODULE: ./build/cases/cases-of-run.js
var cases_of_run = __webpack_require__(7233);
// EXTERNAL MODULE: ./build/github/limits.js
var limits = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/scan/issue/finding-lines.js
var finding_lines = __webpack_require__(30751);
// EXTERNAL MODULE: ./build/publish/marked-comment.js
var marked_comment = __webpack_require__(29282);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/scan/marks.js
var marks = __webpack_require__(84314);
// EXTERNAL MODULE: ./build/scan/issue/row-id.js
var row_id = __webpack_require__(49892);
// EXTERNAL MODULE: ./build/scan/issue/web-lines.js
var web_lines = __webpack_require__(61564);
// EXTERNAL MODULE: ./build/scan/issue/scan-issue-body.js
var scan_issue_body = __webpack_require__(6010);
;// CONCATENATED MODULE: ./build/scan/issue/news-comment.js












/** Rows of one comment; the issue has all. */
const ROWS_SHOWN = 10;
/** GitHub notifies of so many mentions in one text at most. */
const REVIEWERS_NAMED = 50;
/**
 * The comment about the news of one check: GitHub notifies of a comment, and of no change of the issue's text. It mentions who
 * reviews the pairs, and nobody else: names are hostile text.
 *
 * @param ticks boxes of the issue as they are now: a pair that somebody closed meanwhile is not told
 * @returns Markdown; null: there is nothing to tell
 */
function renderNewsComment(content, ticks) {
    const pairs = content.news.pairs.filter((pair) => (0,scan_news/* isNews */.Ms)(pair) && !(0,scan_issue_body/* isClosed */.Lx)(pair, ticks));
    const flags = content.news.flags.filter(scan_news/* isNews */.Ms);
    const tutorials = content.news.tutorials.filter(scan_news/* isNews */.Ms);
    const sources = content.news.sources.filter(scan_news/* isNews */.Ms);
    const rows = [
        ...pairs.map((pair) => pairRow(pair, content)),
        ...tutorials.map((tutorial) => `- ${(0,web_lines/* tutorialMarkdown */.U)(tutorial)}`),
        ...sources.map((source) => `- ${(0,web_lines/* sourceMarkdown */.P)(source, content)}`),
        ...flags.map((flag) => `- ${(0,finding_lines/* flagMarkdown */.oi)(flag, content)}`),
    ];
    if (rows.length === 0)
        return null;
    const run = content.runs.at(-1)?.url ?? null;
    const report = run === null ? '' : ` (${(0,text_escape/* markdownLink */.iQ)('run with its report', run)})`;
    return [
        newsMarker(content),
        `**${(0,scan_news/* newsWords */.$M)((0,scan_news/* countNews */.X8)([...pairs, ...flags, ...sources, ...tutorials]))}** since the last report${report}. Similarity is no proof of anything: each pair needs a person’s review. Tick it in the issue above when it is harmless.`,
        '',
        ...rows.slice(0, ROWS_SHOWN),
        ...restLine(pairs.slice(ROWS_SHOWN), rows.length - ROWS_SHOWN, content),
        '',
    ].join('\n');
}
function pairRow(pair, content) {
    const reviewer = (0,finding_lines/* reviewerOf */.L6)(pair.key, content);
    const mention = reviewer === null ? '' : ` · for ${(0,finding_lines/* reviewerMarkdown */.rA)(reviewer, true)}`;
    return `- ${(0,finding_lines/* pairMarkdown */.IT)(pair, content, false)}${mention} · ${(0,text_escape/* markdownCode */.D9)((0,row_id/* rowIdOf */.V)(pair.key))}`;
}
/** Whoever reviews a pair that is not shown hears of it all the same. @param more rows that are not shown */
function restLine(pairs, more, content) {
    if (more <= 0)
        return [];
    const reviewers = new Set(pairs.flatMap(({ key }) => (0,finding_lines/* reviewerOf */.L6)(key, content) ?? []));
    const named = [...reviewers].slice(0, REVIEWERS_NAMED).map((one) => (0,finding_lines/* reviewerMarkdown */.rA)(one, true));
    return [
        `- … and ${(0,format/* count */.U9)(more, 'more row')} in the issue${named.length === 0 ? '' : `, for ${named.join(', ')}`}`,
    ];
}
/** The hidden first line: of the assignment, and of the check that has the news. */
function newsMarker({ assignment, branch = null, check }) {
    return (0,marks/* hidden */.R)(`${(0,marks/* assignmentMark */.LL)(assignment, branch)} news ${check}`);
}
/**
 * Posts the comment, once for each check: a run that goes on with the check finds the one that is there.
 *
 * @param ticks see `renderNewsComment`
 * @throws GitHubError where the next run may succeed; what GitHub refuses is a warning, for the issue has the news too
 */
async function postNews(place, number, content, ticks) {
    const body = renderNewsComment(content, ticks);
    if (body === null)
        return;
    const comment = {
        ...place,
        number,
        permission: permissions/* PERMISSIONS */.J.issues,
        isOwn: (0,identity/* identityOf */.cu)(place.self).wrote,
        marker: newsMarker(content),
    };
    try {
        if ((await (0,marked_comment/* findMarkedComment */.Jp)(comment)) === null)
            await (0,marked_comment/* postMarkedComment */.YV)(comment, body);
    }
    catch (error) {
        if (!(error instanceof domain_outcome/* GitHubError */.y_) || error.retryHelps)
            throw error;
        place.log.warning(`Nobody could be notified of the news in issue ${number}: ${error.message}`);
    }
}

;// CONCATENATED MODULE: ./build/scan/issue/scan-issue.js








/** GitHub takes so many. */
const ASSIGNEES = 10;
/** The issue of an assignment. @param branch of the state; null: the usual one */
function scanIssue(options, assignment, branch = null) {
    const place = { ...options, marker: (0,scan_issue_body/* issueMarker */.Q_)(assignment, branch) };
    return {
        read: async (known) => {
            const issue = await (0,marked_issue/* findIssue */.Ry)(place, known);
            return issue === null
                ? null
                : { number: issue.number, open: issue.state === 'open', ticks: (0,scan_issue_body/* readTicks */.bn)(issue.body ?? '') };
        },
        write: async (known, content, wasAssigned = false) => {
            // Read anew: a box may have been ticked while the check ran.
            const issue = await (0,marked_issue/* findIssue */.Ry)(place, known);
            if (issue !== null)
                return bringUpToDate(place, issue, content, wasAssigned);
            if (!(0,scan_issue_body/* hasAnythingToTell */.Br)(content.news))
                return null;
            const told = content.notify === 'comment';
            const body = (0,scan_issue_body/* renderScanIssue */.Z9)(content, new Map(), told);
            const { number } = await (0,marked_issue/* createIssue */.Ko)(place, (0,scan_issue_body/* issueTitle */.al)(assignment), body);
            const assigned = await scan_issue_assign(place, number, content.staff);
            return { number, change: 'created', reopened: false, assigned, told, ticks: new Map() };
        },
        notify: async ({ number, told, ticks }, content) => {
            if (content.notify === 'comment' && !told)
                await postNews(place, number, content, ticks);
        },
    };
}
/** Until it was done once: who is taken off later stays off. @returns whether it is done */
async function scan_issue_assign(place, number, staff) {
    const assignees = (0,finding_lines/* staffLogins */.jM)(staff).slice(0, ASSIGNEES);
    if (assignees.length === 0)
        return true;
    for (let attempt = 0;; attempt += 1) {
        try {
            await place.github.ask((0,marked_issue/* issuePurpose */._9)(place, `assigning issue ${number}`), (rest) => rest.issues.addAssignees({ ...place.repository, issue_number: number, assignees }), marked_issue/* MarkedIssue */.k7);
            return true;
        }
        catch (error) {
            if (!(error instanceof domain_outcome/* GitHubError */.y_))
                throw error;
            const again = limits/* GITHUB_LIMITS */.f.issue.assignAgainMs[attempt];
            if (error.outcome !== 'network' || again === undefined) {
                place.log.warning(`Nobody could be assigned to issue ${number}: ${error.message}`);
                // What GitHub refuses today it refuses tomorrow.
                return !error.retryHelps;
            }
            // Who is assigned already stays so, and hears nothing twice.
            await place.clock.sleep(again, place.signal);
        }
    }
}
async function bringUpToDate(place, issue, content, wasAssigned) {
    const { number } = issue;
    const { news, staff, check, notify } = content;
    // Made by a run that died, or whose request found no answer, before anybody was assigned.
    const isDone = wasAssigned || (issue.assignees ?? []).length > 0;
    const assigned = isDone || (await scan_issue_assign(place, number, staff));
    const before = issue.body ?? '';
    const ticks = (0,scan_issue_body/* readTicks */.bn)(before);
    const told = notify === 'comment' && (0,scan_issue_body/* hasTold */.Y4)(before, check);
    const body = (0,scan_issue_body/* renderScanIssue */.Z9)(content, ticks, told);
    const reopened = issue.state !== 'open' && (0,scan_news/* hasNews */.OS)(news);
    if (!reopened && (0,own_comments/* isSameText */.cZ)(before, body)) {
        return { number, change: 'unchanged', reopened, assigned, told, ticks };
    }
    await (0,marked_issue/* changeIssue */.sP)(place, number, { body, ...(reopened ? { state: 'open' } : {}) });
    return { number, change: 'updated', reopened, assigned, told, ticks };
}

// EXTERNAL MODULE: ./build/report/views/student.js
var student = __webpack_require__(2169);
// EXTERNAL MODULE: ./build/report/web-sources.js
var web_sources = __webpack_require__(7178);
;// CONCATENATED MODULE: ./build/scan/students/student-notes.js



/** Whether students read anything of a scan: with `student-feedback: none` there is nothing to read. */
function areStudentsTold({ tellStudents, studentFeedback, }) {
    return tellStudents !== 'none' && studentFeedback !== 'none';
}
/**
 * What each student of a class is to read of a check. Bands alone: no score, no line, no peer. Submissions that are not judged
 * are nobody's who reads it.
 *
 * @param before notes of the last check: what was told of the same commit is known to be told
 * @param present ids of the assignment's repositories: one that could not be checked this time keeps its note
 */
function studentNotes(report, before, present) {
    const { findings } = report;
    const notes = Object.fromEntries(Object.entries(before?.notes ?? {}).filter(([id]) => present.has(Number(id))));
    const verdictOf = (0,student/* studentVerdicts */.Mo)(report);
    let counted = { comparedWith: 0, notComparedWith: 0 };
    for (const submission of findings.submissions) {
        const { origin, role } = submission;
        if (role !== 'judged' || origin?.kind !== 'repository' || origin.repositoryId <= 0)
            continue;
        const { comparedWith, notComparedWith, ...verdict } = verdictOf(submission);
        counted = { comparedWith, notComparedWith };
        const last = notes[origin.repositoryId];
        const told = last?.sha === origin.sha ? last.told : undefined;
        notes[origin.repositoryId] = {
            sha: origin.sha,
            ...verdict,
            notChecked: verdict.notChecked === null ? null : english/* ENGLISH */.V.tell(verdict.notChecked),
            ...(told === undefined ? {} : { told }),
        };
    }
    return {
        ...counted,
        aiRun: findings.aiRun,
        baseCode: findings.baseCode,
        isEmbedded: findings.service.kind === 'embedded',
        ...((0,web_sources/* hasLeft */.SR)(findings) ? { hasLeft: true } : {}),
        notes,
    };
}
/** The notes, with what was told noted. @param told digests by repository */
function withTold(notes, told) {
    const next = { ...notes.notes };
    for (const [id, digest] of told) {
        const note = next[id];
        if (note !== undefined)
            next[id] = { ...note, told: digest };
    }
    return { ...notes, notes: next };
}

// EXTERNAL MODULE: ./build/scan/web/declared-sources.js
var declared_sources = __webpack_require__(34856);
;// CONCATENATED MODULE: ./build/scan/steps/scan-assignment.js















/** After these the check goes on at the service, or can be gone on with: the next scan takes it up. */
const TAKEN_UP_LATER = new Set([
    'timeout',
    'rate-limited',
    'service-unavailable',
    'network',
    'cancelled',
    // A key that ran out, or an account that is refused for now: what was paid for is still there.
    'auth',
    'account-suspended',
    'forbidden',
]);
/** A check that has results. */
const FINISHED = new Set(['passed', 'flagged', 'incomplete', 'skipped']);
/** A check without a result for so long will have none; waiting on would block its assignment for good. */
const STUCK_AFTER_MS = 3 * 24 * 3_600_000;
/**
 * One check of one assignment: ticks ▸ plan ▸ check ▸ news ▸ issue ▸ state. Every step is noted before the next one begins.
 *
 * @throws Failure
 */
async function scanAssignment(due) {
    const { kept, listed } = due;
    const { before, remarks } = await withFetched(due);
    const at = due.host.world.date().toISOString();
    const pending = before?.pending ?? null;
    if (due.gone === null && pending !== null && !isCollectable(pending, listed)) {
        return giveUp(due, pending, at);
    }
    const issue = issueOf(due);
    // What people ticked is noted before anything is written over it.
    const current = await issue.read(before?.issue ?? null);
    if (current !== null && current.ticks.size > 0) {
        await kept.change((one) => (0,assignment_state/* applyTicks */.L_)(one, current.ticks, at));
    }
    // Noted before the check: what it cannot finish must not lose what people decided.
    const noted = await notedCases(before ?? {}, due.assignment.settings, due.host.world.workspace);
    const underWay = await take(due, at, noted);
    const once = await checkOnce(due, underWay.own, underWay.pending, noted, (progress) => kept.change((one) => (0,assignment_state/* advanceCheck */.X6)(one, progress)));
    const scanned = FINISHED.has(once.report.verdict.outcome)
        ? await tell(due, { ...underWay, noted }, once, issue)
        : await endWithoutResult(due, underWay, once);
    return { ...scanned, remarks: [...remarks, ...scanned.remarks] };
}
/** The state, in which sources on the web that people declared common are common code, as far as they can be fetched. */
async function withFetched({ host, kept, }) {
    const before = await kept.read();
    const declared = before?.declaredSources ?? [];
    if (declared.length === 0)
        return { before, remarks: [] };
    const { common, left, remarks } = await (0,declared_sources/* fetchDeclared */.b3)(host.world.collector(), declared);
    const isDone = (source) => declared.some((one) => (0,source_id/* sourceIdOf */.GC)(one) === (0,source_id/* sourceIdOf */.GC)(source)) &&
        !left.some((one) => (0,source_id/* sourceIdOf */.GC)(one) === (0,source_id/* sourceIdOf */.GC)(source));
    const after = await kept.change((one) => ({
        ...withNoted(one, (0,merge_cases/* mergeCases */.o)({ cases: one.cases ?? [], common: one.common ?? [] }, { cases: [], common })),
        // Somebody may have declared another one meanwhile.
        declaredSources: (one.declaredSources ?? []).filter((source) => !isDone(source)),
    }));
    return { before: after, remarks };
}
async function giveUp({ host, kept, assignment }, { progress }, at) {
    const { run, runUrl } = host.world;
    const record = {
        at,
        run: run.runId,
        url: runUrl,
        outcome: 'skipped',
        checkId: 'check' in progress ? progress.check.checkId : null,
        submissions: 0,
        flagged: 0,
        newFindings: 0,
        worseFindings: 0,
    };
    await kept.change((one) => (0,assignment_state/* abandonCheck */.Qu)(one, record));
    return waited(assignment, 'The check that was begun is given up: none of its repositories is among those of the assignment any more. The next scan begins another one.');
}
/** Notes a new check, or one more attempt at the pending one, before anything is done at the service. */
async function take(due, at, noted) {
    const own = await due.kept.change((before) => {
        const one = withNoted(before, noted);
        return due.gone === null
            ? { ...one, pending: one.pending === null ? null : again(one.pending) }
            : (0,assignment_state/* planCheck */.Iw)(one, planOf(due, at));
    });
    if (own.pending === null)
        throw new RangeError(`${due.assignment.name} has no pending check.`);
    return { at, own, pending: own.pending };
}
/** The check has no result: the next scan goes on with it, or it is given up. */
async function endWithoutResult({ host, kept, assignment }, { at, own, pending }, { report, finish }) {
    const { outcome, sentence } = report.verdict;
    const isStuck = outcome === 'timeout' && Date.parse(at) - Date.parse(pending.plannedAt) > STUCK_AFTER_MS;
    const isTakenUp = TAKEN_UP_LATER.has(outcome) && !isStuck;
    if (!isTakenUp) {
        await kept.change((one) => ({
            ...(0,assignment_state/* abandonCheck */.Qu)(one, recordOf(host.world, report, at)),
            // What the service cannot analyse is not sent to it night after night.
            ...(outcome === 'analysis-failed' ? { failed: failedAgain(pending, one.failed ?? {}) } : {}),
        }));
    }
    await finish();
    const next = isTakenUp
        ? ' The next scan takes it up.'
        : isStuck
            ? ` It was begun on ${pending.plannedAt.slice(0, 10)} and is given up: the next scan begins another one.`
            : '';
    return { ...checked(assignment, report, null, own.issue), sentence: `${english/* ENGLISH */.V.tell(sentence)}${next}` };
}
/** The check has results: what is new goes to the issue, then everything is noted. */
async function tell(due, { at, own, pending, noted }, { report, finish }, issue) {
    const { host, kept, assignment } = due;
    const { name, settings } = assignment;
    // A box may have been ticked or cleared while the check ran.
    const meanwhile = await issue.read(own.issue);
    // What was searched for is noted at once: cut off later, the check is made again, and no query is spent on it twice.
    const read = await kept.change((one) => ({
        ...(0,assignment_state/* applyTicks */.L_)((0,assignment_state/* advanceTo */.gL)(one, 'read'), meanwhile?.ticks ?? new Map(), at),
        ...rememberSearch(one, report.findings, settings.web, at),
    }));
    const known = { ...read, dismissed: stillDismissed(read.dismissed, report.cases) };
    const news = (0,scan_news/* compareWithReported */.t$)(report.findings, known, {
        thresholds: report.thresholds,
        dismissed: [...settings.dismissed, ...(0,cases_of_run/* casesOfRun */.M)(noted, report.findings).dismissed],
        pardoned: pardonedOf(report),
        at,
    });
    const record = {
        ...recordOf(host.world, report, at),
        newFindings: news.newCount,
        worseFindings: news.worseCount,
        ...pairCounts(news),
    };
    const content = {
        assignment: name,
        branch: host.branch,
        check: pending.fingerprint,
        notify: settings.notify,
        serverUrl: host.serverUrl,
        news,
        thresholds: report.thresholds,
        runs: [...read.runs, record],
        search: searchOf(read, report, settings),
        seen: { ...formerNames(read), ...read.seen },
        staff: host.staff,
        reviewers: read.reviewers ?? {},
        checkUrl: report.findings.checkUrl,
    };
    const written = await issue.write(read.issue, content, read.assigned);
    await kept.change((one) => reported(one, written, at));
    if (written !== null)
        await issue.notify(written, content);
    const leftover = leftoverOf(due, report);
    await kept.change((one) => ended(one, due, report, { at, record, news, leftover }));
    await finish();
    if (leftover !== null)
        await kept.change(assignment_state/* withoutLeftover */.u2);
    const scanned = checked(assignment, report, news, written?.number ?? null);
    return content.search === null ? scanned : { ...scanned, remarks: [content.search] };
}
/** How far the search of the web is, for staff; null: none is made. */
function searchOf(own, { findings }, { web }) {
    const heads = findings.submissions.flatMap(({ origin, role }) => role === 'judged' && origin?.kind === 'repository' ? [{ id: origin.repositoryId, sha: origin.sha }] : []);
    const progress = searchProgress(own, web, heads);
    return progress === null ? null : searchWords(progress);
}
function reported(one, written, at) {
    return {
        ...(0,assignment_state/* advanceTo */.gL)((0,assignment_state/* applyTicks */.L_)(one, written?.ticks ?? new Map(), at), 'reported'),
        issue: written?.number ?? one.issue,
        ...(written?.assigned === true ? { assigned: true } : {}),
    };
}
function pairCounts({ pairs }) {
    const present = pairs.filter(({ standing }) => standing !== 'gone');
    const open = present.filter(({ dismissed }) => dismissed === null).length;
    return { open, dismissed: present.length - open };
}
/** The check that is to be deleted at the service once all is noted; null: it stays. */
function leftoverOf({ assignment }, { findings }) {
    return !assignment.settings.keepCheck && findings.service.kind === 'remote' ? findings.checkId : null;
}
function ended(one, { listed, gone, assignment }, report, told) {
    const { at, record, news, leftover } = told;
    const finished = (0,assignment_state/* finishCheck */.ou)(one, {
        record,
        seen: seenOf(report, listed, at),
        gone: gone ?? [],
        reportedPairs: news.reportedPairs,
        reportedFlags: news.reportedFlags,
        reportedSources: news.reportedSources,
    });
    const { students, ...rest } = (0,assignment_state/* rememberPseudonyms */.FK)(finished, peopleOf(report, one.salt));
    const present = new Set(listed.found.map(({ id }) => id));
    return {
        ...rest,
        ...(areStudentsTold(assignment.settings) ? { students: studentNotes(report, students, present) } : {}),
        failed: failedOf(report, listed, one.failed ?? {}),
        deadline: listed.deadline,
        ...(leftover === null ? {} : { leftover }),
    };
}
function issueOf({ host, assignment }) {
    const { world, repository, self, branch } = host;
    return scanIssue({
        github: world.github(),
        repository,
        target: 'own',
        self,
        clock: world.clock,
        signal: world.signal,
        log: world.log,
    }, assignment.name, branch);
}

;// CONCATENATED MODULE: ./build/scan/steps/work-on.js










/** With less than this left, no check is begun or taken up. */
const LEAST_MS = 10_000;
/**
 * Does what was decided about one assignment.
 *
 * @param known its state when the scan began
 * @throws Failure where the whole scan has to stop
 */
async function workOn({ host, lease, inquiry }, { assignment, listed, note }, decision, known) {
    const { world } = host;
    const there = listed ?? NO_REPOSITORIES;
    const kept = (0,assignment_store/* assignmentStore */.d)(lease, assignment.name, host.newSalt);
    const before = known?.left ?? {};
    const left = await whoLeft(inquiry, decision, there, known);
    if (left !== before && !assignment.settings.dryRun)
        await kept.change((one) => ({ ...one, left }));
    const remarks = remarksOf(there, before, left);
    const { reason } = decision;
    const explained = note === null ? reason : `${reason} ${note}`;
    if (decision.kind === 'wait') {
        // Where nobody asked for the repositories, nothing is known of the deadline.
        if (listed !== null && note === null)
            await noteLook(host, lease, assignment, listed, decision);
        return waited(assignment, explained, remarks, there.unread.size);
    }
    if (world.clock.now() > host.endsAtMs - LEAST_MS) {
        const sentence = `${reason} The time of this run (timeout-minutes) is over; the next scan goes on.`;
        return waited(assignment, sentence, remarks);
    }
    world.log.info(`${decision.name}: ${reason}`);
    // What was begun waits as well: most of the time it is the token.
    if (decision.kind === 'finish-pending' && there.found.length === 0) {
        return waited(assignment, explained, remarks);
    }
    const due = {
        host,
        lease,
        kept,
        assignment,
        listed: there,
        gone: decision.kind === 'check' ? decision.gone : null,
    };
    try {
        const scanned = await (assignment.settings.dryRun ? rehearse(due) : scanAssignment(due));
        return { ...scanned, remarks: [...remarks, ...scanned.remarks] };
    }
    catch (error) {
        if (!isOfOneAssignment(error))
            throw error;
        return failed(assignment, error);
    }
}
/**
 * Heads were asked for, because of a push elsewhere or after the deadline, because another deadline chooses other commits, or
 * because somebody wished it. Where that began no check, it need not be done again every night until the next one.
 */
async function noteLook(host, lease, { name }, { deadline, unread, found }, { changed }) {
    const isQuiet = changed.length === 0 && unread.size === 0;
    await lease.update((state) => {
        const known = (0,assignment_state/* assignmentOf */.tq)(state, name);
        if (known === null || known.pending !== null)
            return state;
        const seen = withPushesSeen(known.seen, found);
        const hasMoved = isQuiet && (known.deadline ?? null) !== deadline;
        if (!hasMoved && seen === known.seen && known.wish?.kind !== 'look')
            return state;
        return (0,assignment_state/* changeAssignment */.Iz)(state, name, host.newSalt, (one) => {
            const looked = one.wish?.kind === 'look' ? (0,assignment_state/* withoutWish */.Ow)(one) : one;
            return hasMoved ? { ...looked, seen, deadline } : { ...looked, seen };
        });
    });
}

// EXTERNAL MODULE: ./build/words/open-words.js
var open_words = __webpack_require__(40876);
// EXTERNAL MODULE: ./build/publish/failure.js
var failure = __webpack_require__(84650);
;// CONCATENATED MODULE: ./build/scan/students/student-channels.js










const CommitComment = schemas/* looseObject */._H3({
    id: schemas/* number */.aig().int(),
    body: schemas/* string */.YjP().nullish(),
    user: identity/* Account */.gD.nullable(),
});
const CheckRun = schemas/* looseObject */._H3({
    id: schemas/* number */.aig().int(),
    external_id: schemas/* string */.YjP().nullish(),
    conclusion: schemas/* string */.YjP().nullish(),
    output: schemas/* looseObject */._H3({ title: schemas/* string */.YjP().nullish(), summary: schemas/* string */.YjP().nullish() }),
});
/**
 * Writes the comment on the commit, or changes the one that is there where it says something else. One of another bot with our
 * mark, which a student's own workflow can post, may not be ours to change: then there is one of our own beside it.
 *
 * @throws GitHubError
 */
async function putCommitComment(place, { body }) {
    const { github, repository, sha: commit_sha } = place;
    const purpose = purposeOf(place, permissions/* PERMISSIONS */.J.commitComments);
    const marked = `${(0,marks/* hidden */.R)(place.mark)}\n${body}`;
    const isSaid = (one) => (0,own_comments/* isSameText */.cZ)(one.body ?? '', marked);
    const there = await findComments(place, purpose);
    if (there.some(isSaid))
        return;
    const isChanged = await changeOne(there, ({ id: comment_id }) => {
        const changed = { ...repository, comment_id, body: marked };
        return github.ask(purpose, ({ repos }) => repos.updateCommitComment(changed), CommitComment);
    });
    if (isChanged)
        return;
    await (0,marked_comment/* createOnce */.Ur)(() => github.ask(purpose, ({ repos }) => repos.createCommitComment({ ...repository, commit_sha, body: marked }), CommitComment), async () => (await findComments(place, purpose)).find(isSaid) ?? null, place);
}
/**
 * Writes the check run of the commit, or changes the one that is there where it says something else. One of another App with
 * our mark, which students can make too, cannot be changed: then there is one of our own beside it.
 *
 * @throws GitHubError
 */
async function putStudentCheckRun(place, text) {
    const { github, repository, sha: head_sha, assignment, mark: external_id } = place;
    const purpose = purposeOf(place, permissions/* PERMISSIONS */.J.checks);
    const { title, body: summary, conclusion } = text;
    const said = { status: 'completed', conclusion, output: { title, summary } };
    const isSaid = ({ conclusion: last, output }) => last === conclusion && output.title === title && (0,own_comments/* isSameText */.cZ)(output.summary ?? '', summary);
    const there = await findCheckRuns(place, purpose);
    if (there.some(isSaid))
        return;
    const isChanged = await changeOne(there, ({ id: check_run_id }) => github.ask(purpose, ({ checks }) => checks.update({ ...repository, check_run_id, ...said }), CheckRun));
    if (isChanged)
        return;
    const name = `Code similarity: ${assignment}`;
    await (0,marked_comment/* createOnce */.Ur)(() => github.ask(purpose, ({ checks }) => checks.create({ ...repository, name, head_sha, external_id, ...said }), CheckRun), async () => (await findCheckRuns(place, purpose)).find(isSaid) ?? null, place);
}
function purposeOf({ repository }, permission) {
    return { what: `telling the student of ${(0,github_names/* fullName */.fq)(repository)}`, permission, target: 'other' };
}
/**
 * Changes the first that GitHub lets us change. Of others' with our mark there may be any number: only some are tried.
 *
 * @returns false: none was ours
 */
async function changeOne(there, change) {
    for (const one of there.slice(0, limits/* GITHUB_LIMITS */.f.students.tries)) {
        try {
            await change(one);
            return true;
        }
        catch (error) {
            const isNotOurs = error instanceof domain_outcome/* GitHubError */.y_ && error.outcome === 'forbidden' && (0,errors/* statusOf */.c2)(error) === 403;
            if (!isNotOurs)
                throw error;
        }
    }
    return false;
}
async function findComments(place, purpose) {
    const { repository, sha, isOwn, mark } = place;
    const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/comments';
    const found = [];
    for await (const page of pagesOf(place, purpose, route, { ...repository, commit_sha: sha }, CommitComment)) {
        found.push(...page.filter(({ user, body }) => isOwn(user) && (body ?? '').startsWith((0,marks/* hidden */.R)(mark))));
    }
    return found;
}
async function findCheckRuns(place, purpose) {
    const { repository, sha, mark } = place;
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
    const found = [];
    for await (const page of pagesOf(place, purpose, route, { ...repository, ref: sha }, CheckRun)) {
        found.push(...page.filter(({ external_id: id }) => id === mark));
    }
    return found;
}
/** What stands at a commit, which its author can add to without end. */
async function* pagesOf({ github }, purpose, route, parameters, item) {
    let pages = 0;
    for await (const page of github.pages(purpose, route, parameters, item)) {
        if ((pages += 1) > limits/* GITHUB_LIMITS */.f.students.pages) {
            throw new domain_outcome/* GitHubError */.y_(`Too much stands at one commit to look through while ${purpose.what}.`, 'forbidden');
        }
        yield page;
    }
}

// EXTERNAL MODULE: ./build/report/bands.js
var bands = __webpack_require__(72935);
// EXTERNAL MODULE: ./build/report/student-sentence.js
var student_sentence = __webpack_require__(18480);
// EXTERNAL MODULE: ./build/report/student-words.js
var student_words = __webpack_require__(94128);
;// CONCATENATED MODULE: ./build/scan/students/student-text.js





/**
 * The text for one student about one commit, in the words of a check of pull requests. It says nothing of when it was checked,
 * so that the same verdict is the same text.
 *
 * @param settings what students may read by now: a note never says more than was allowed when it was made
 */
function studentText(assignment, note, notes, settings, words) {
    const view = viewOfNote(assignment, note, notes, settings);
    const { mark, title } = (0,student_words/* studentHeadline */.q4)(view);
    const facts = (0,student_words/* ownFacts */.ub)(view).map(([label, value]) => `${words.tell(label)}: **${words.tell(value)}**`);
    const policy = (0,student_words/* policyMarkdown */.ud)(view, words);
    const notChecked = view.own?.notChecked ?? null;
    const body = [
        `### ${mark} ${words.tell(title)}: ${(0,text_escape/* markdownCode */.D9)(assignment)}`,
        '',
        (0,text_escape/* markdownText */.p7)(words.tell(view.sentence)),
        '',
        ...(view.outcome === 'flagged' ? [words.say('comment.nobodyLooked'), ''] : []),
        ...(policy === null ? [] : [policy, '']),
        facts.join(' · '),
        '',
        ...(notChecked === null
            ? []
            : [(0,text_escape/* markdownText */.p7)(words.say('comment.notCheckedIntro', { reason: notChecked })), '']),
        `<details><summary>${words.say('comment.howToRead')}</summary>`,
        '',
        ...(0,student_words/* studentHowToRead */.bc)(view).map((line) => `- ${(0,text_escape/* markdownText */.p7)(words.tell(line))}`),
        '',
        '</details>',
        '',
        `<sub>${words.say('comment.commit', { sha: note.sha.slice(0, 7) })}</sub>`,
    ].join('\n');
    return {
        title: view.own?.similarity == null
            ? words.tell(title)
            : words.say('comment.titleSimilarity', { title, band: bands/* BAND_WORDS */.I[view.own.similarity] }),
        body,
        conclusion: view.outcome === 'passed' ? 'success' : 'neutral',
    };
}
function viewOfNote(assignment, note, { comparedWith, notComparedWith, aiRun, baseCode, isEmbedded, hasLeft }, { studentFeedback: feedback, policy, similarityThreshold, aiThreshold }) {
    const { outcome } = note;
    const bands = feedback === 'full' ? note : { similarity: null, ai: null };
    return {
        title: assignment,
        createdAt: '',
        toolVersion: '',
        runUrl: null,
        feedback,
        isPublic: false,
        outcome,
        sentence: (0,student_sentence/* sentenceOf */.$N)(outcome, {
            isOwn: true,
            isPublic: false,
            isAlone: comparedWith === 0,
            judged: 1,
            flagged: 0,
            notChecked: 0,
        }),
        policy: outcome === 'flagged' ? policy : null,
        thresholds: { similarity: similarityThreshold, ai: aiThreshold },
        aiRun,
        baseCode,
        isEmbedded,
        hasLeft: hasLeft === true,
        inBands: false,
        comparedWith,
        notComparedWith,
        own: {
            name: assignment,
            isChecked: note.notChecked === null,
            notChecked: note.notChecked === null ? null : (0,student/* notCheckedOf */.Mw)(note.notChecked),
            isFlagged: note.isFlagged,
            similarity: bands.similarity,
            ai: bands.ai,
            regions: [],
            leftOut: [],
        },
    };
}

;// CONCATENATED MODULE: ./build/scan/students/tell-students.js












/** Telling ends so long before the run does, in milliseconds: what was told is noted after it, and the rest of the scan. */
const tell_students_LEAST_MS = 30_000;
const NAMES_SHOWN = 5;
/**
 * Tells each student of an assignment, in the own private repository, what the last check came to (`tell-students`). It goes
 * on where the scan before stopped: what was told is noted, and found again by its mark where the note is missing.
 *
 * @param kept the assignment's state, with the notes of the last check
 * @param found its repositories as they are now
 * @returns remarks for staff: who was not told, and why
 * @throws LeaseLost, or the reason of a cancelled run
 */
async function tellStudents(host, kept, assignment, found) {
    const { name, settings } = assignment;
    const notes = (await kept.read())?.students;
    if (notes === undefined)
        return [];
    const words = await (0,open_words/* openWords */.S)(settings.locale);
    const untold = found.flatMap((one) => {
        const note = notes.notes[one.repository.id];
        if (note === undefined || one.repository.archived)
            return [];
        const digest = digestOf(settings, note);
        if (note.told === digest)
            return [];
        const text = studentText(name, note, notes, settings, words);
        return [{ repository: one.repository, sha: note.sha, text, digest }];
    });
    const { closed = [], open = [] } = Object.groupBy(untold, ({ repository: { isPrivate, isInternal } }) => isPrivate && !isInternal ? 'closed' : 'open');
    // Whoever keeps making GitHub refuse must not be in the way of the same ones each night.
    const first = Math.floor(host.world.random() * closed.length);
    const row = [...closed.slice(first), ...closed.slice(0, first)];
    const { told, remarks } = await tellAll(host, assignment, row, async (batch) => {
        await kept.change((one) => one.students === undefined ? one : { ...one, students: withTold(one.students, batch) });
    });
    if (told > 0)
        host.world.log.info(`${name}: ${(0,format/* count */.U9)(told, 'student')} told in repositories of their own.`);
    const names = open.map(({ repository }) => (0,github_names/* fullName */.fq)(repository));
    return [
        ...remarks,
        ...(open.length === 0
            ? []
            : [
                `Not told, because others than the student read these repositories (public or internal): ${(0,format/* listed */.KE)(names, NAMES_SHOWN)}.`,
            ]),
    ];
}
/** Of the verdict and of how much of it is told: that one more handed in changes no student's comment. */
function digestOf({ tellStudents: channel, studentFeedback }, note) {
    const { sha, outcome, isFlagged, similarity, ai, notChecked } = note;
    const told = JSON.stringify([
        channel,
        studentFeedback,
        sha,
        outcome,
        isFlagged,
        similarity,
        ai,
        notChecked,
    ]);
    return (0,external_node_crypto_.createHash)('sha256').update(told).digest('hex').slice(0, 16);
}
/** @param note keeps what was told, by repository; called now and then */
async function tellAll(host, assignment, untold, note) {
    const remarks = [];
    if (untold.length === 0)
        return { told: 0, remarks };
    const place = await placeOf(host, assignment);
    if (place instanceof domain_outcome/* GitHubError */.y_)
        return { told: 0, remarks: [`No student was told: ${place.message}`] };
    let told = 0;
    let refusals = 0;
    let isLimited = false;
    let batch = new Map();
    for (const [at, { repository, sha, text, digest }] of untold.entries()) {
        const stop = whyStop(host, at, isLimited || (told === 0 && refusals >= limits/* GITHUB_LIMITS */.f.students.refusals));
        if (stop !== null) {
            remarks.push(`${(0,format/* count */.U9)(untold.length - at, 'student')} not told yet: ${stop}`);
            break;
        }
        try {
            const put = assignment.settings.tellStudents === 'check-run' ? putStudentCheckRun : putCommitComment;
            await put({ ...place, repository: { owner: repository.owner, repo: repository.repo }, sha }, text);
            batch.set(repository.id, digest);
            told += 1;
        }
        catch (error) {
            if (!(error instanceof domain_outcome/* GitHubError */.y_))
                throw error;
            remarks.push(`The student of ${(0,github_names/* fullName */.fq)(repository)} was not told: ${error.message}`);
            isLimited = error.outcome === 'rate-limited';
            refusals += 1;
        }
        if (batch.size >= limits/* GITHUB_LIMITS */.f.students.perNote) {
            await note(batch);
            batch = new Map();
        }
    }
    if (batch.size > 0)
        await note(batch);
    return { told, remarks };
}
/** What is the same for all of them. @returns why nobody can be told */
async function placeOf({ world, branch }, { name }) {
    const github = world.collector();
    return (0,failure/* unlessGitHubFails */.XP)(async () => ({
        github,
        assignment: name,
        mark: `${(0,marks/* assignmentMark */.LL)(name, branch)} student`,
        isOwn: await (0,own_comments/* readAuthorship */.Wg)(github),
        clock: world.clock,
        signal: world.signal,
    }), (error) => error);
}
/** Why no more are told by this scan; null: the next one is. @param tried how many were */
function whyStop({ world, endsAtMs }, tried, isRefused) {
    const { perScan } = limits/* GITHUB_LIMITS */.f.students;
    if (world.clock.now() > endsAtMs - tell_students_LEAST_MS) {
        return 'the time of this run (timeout-minutes) is over. The next scan goes on.';
    }
    if (tried >= perScan)
        return `one scan tells ${perScan} at most. The next one goes on.`;
    return isRefused ? 'GitHub refused several in a row. The next scan tries again.' : null;
}

;// CONCATENATED MODULE: ./build/scan/run-scan.js














/**
 * Works through the assignments: pending checks first, then what is due. The state is written before and after every change
 * of the outside world, so that a scan that is cut off anywhere is taken up by the next one without doing anything twice.
 *
 * @throws Skipped where another scan is at it
 */
async function runScan(host) {
    const dashboard = dashboardOf(host);
    try {
        return await scanAlone(host, dashboard);
    }
    catch (error) {
        await dashboard.tellFailure(error);
        throw error;
    }
}
async function scanAlone(host, dashboard) {
    const { world } = host;
    const taken = await (0,store_lease/* takeLease */._e)(host.store, host.holder, world.date);
    if (!taken.taken)
        throw new domain_outcome/* Skipped */.zY(taken.sentence);
    const { store } = taken;
    for (const { salt } of Object.values(taken.state.assignments))
        host.onSecret(salt);
    try {
        await forgetOver(host, store, taken.state);
        const results = await scanAll(host, store, await dashboard.obey(store));
        await dashboard.write(store, results);
        return results;
    }
    finally {
        await store.release(dashboard.note).catch((error) => {
            world.log.warning(`The lease of this scan could not be given back and ends by itself: ${(0,message_of/* messageOf */.b)(error)}`);
        });
    }
}
/** All assignments are looked at before the first check, so that the one that waited longest goes first. */
async function scanAll(host, lease, state) {
    // What a person asked for waits for no other scan.
    const isAsked = ({ name }) => host.only === null || host.only.has(name) || (0,assignment_state/* assignmentOf */.tq)(state, name)?.wish !== undefined;
    const looks = [];
    for (const assignment of host.assignments.filter(isAsked)) {
        looks.push(await lookAt(host, lease, assignment, (0,assignment_state/* assignmentOf */.tq)(state, assignment.name)));
    }
    const sound = looks.filter(({ failure }) => failure === null);
    const decisions = decideAll(sound.map(({ assignment }) => assignment), state, new Map(sound.flatMap(({ assignment, listed }) => (listed === null ? [] : [[assignment.name, listed.found]]))), host.world.date());
    const results = looks.flatMap(({ assignment, failure }) => failure === null ? [] : [failed(assignment, failure)]);
    const inquiry = newInquiry(host.world.collector(), host.world.date().toISOString());
    for (const decision of decisions) {
        const look = sound.find(({ assignment }) => assignment.name === decision.name);
        if (look !== undefined) {
            results.push(await workOn({ host, lease, inquiry }, look, decision, (0,assignment_state/* assignmentOf */.tq)(state, decision.name)));
        }
    }
    const others = host.assignments.filter((assignment) => !isAsked(assignment));
    return [
        ...(await toldTo(host, lease, looks, results)),
        ...others.map((assignment) => waited(assignment, NOT_ASKED)),
    ];
}
/**
 * Students hear of it when every check is made, so that nobody's check waits for them; where nobody asked for the repositories,
 * nobody knows who may be told.
 */
async function toldTo(host, lease, looks, results) {
    const told = [];
    for (const result of results) {
        const look = looks.find(({ assignment }) => assignment.name === result.name);
        if (look === undefined || look.listed === null || !isTelling(look.assignment)) {
            told.push(result);
            continue;
        }
        const { assignment, listed } = look;
        const kept = (0,assignment_store/* assignmentStore */.d)(lease, assignment.name, host.newSalt);
        const remarks = await tellStudents(host, kept, assignment, listed.assignment.discovery.found);
        told.push({ ...result, remarks: [...result.remarks, ...remarks] });
    }
    return told;
}
const NOT_ASKED = 'This scan was about other assignments alone.';
function isTelling({ settings }) {
    return areStudentsTold(settings) && !settings.dryRun;
}

// EXTERNAL MODULE: ./build/scan/store/open-store.js
var open_store = __webpack_require__(50676);
// EXTERNAL MODULE: ./build/scan/store/state-branch.js + 10 modules
var state_branch = __webpack_require__(78208);
// EXTERNAL MODULE: ./build/service/client/errors.js
var client_errors = __webpack_require__(61515);
// EXTERNAL MODULE: ./build/scan-run/scan-end.js
var scan_end = __webpack_require__(96731);
;// CONCATENATED MODULE: ./build/scan-run/scan.js

















/**
 * Scans every assignment of the settings, and writes the report files of each check.
 *
 * @param world its event names the staff repository, where state and issues are kept
 * @param onSecret told of every salt before it could be said anywhere
 * @throws Skipped where another scan is at it. Failure
 */
async function scan(settings, world, order, onSecret) {
    const { repository } = world.event;
    const { endsAtMs } = world;
    const store = (0,open_store/* stateStoreOf */.U)(settings, world);
    if (repository === null) {
        throw new domain_outcome/* ConfigurationError */.j1('mode: scan works in a workflow of a repository; use mode check here.');
    }
    const assignments = await runScan({
        assignments: settings.assignments,
        only: order.only,
        nextScan: order.nextScan,
        world,
        store,
        holder: {
            run: order.run,
            attempt: order.attempt,
            token: (0,external_node_crypto_.randomBytes)(16).toString('hex'),
        },
        repository,
        branch: settings.stateBranch === state_branch/* STATE_BRANCH */.bm ? null : settings.stateBranch,
        endsAtMs,
        self: await selfOf(world.github()),
        serverUrl: world.event.serverUrl,
        staff: settings.staff,
        cache: settings.cacheDir === null ? null : packedCache((0,external_node_path_.resolve)(world.workspace, settings.cacheDir)),
        newSalt: open_store/* newSalt */.N,
        onSecret,
        check: async (assignment, own, prior) => {
            const tempDir = (0,external_node_path_.join)(world.tempDir, assignment.name);
            await (0,promises_.mkdir)(tempDir, { recursive: true });
            // Whatever the input says of re-runs: a scan never begins a second check beside the one that is pending.
            const result = await (0,main/* main */.i)({ ...assignment.settings, mode: 'check', resume: true }, { ...own, tempDir, endsAtMs }, prior);
            const report = (0,redaction/* redactDeep */.KL)(result.report, world.redact);
            const directory = order.reportDirOf(assignment.name);
            const { isKept, files } = await (0,write/* writeReportFiles */.t4)(report, {
                directory,
                workspace: world.workspace,
                audience: 'staff',
                template: (0,assets/* reportTemplate */.J8)(),
                redact: world.redact,
            });
            if (isKept)
                world.log.notice((0,write/* keptWords */.Gx)(directory, files));
            return {
                report,
                finish: async () => {
                    for (const warning of await result.finish())
                        world.log.warning(warning);
                },
            };
        },
        discard: async (assignment, checkId) => {
            const service = await (0,open_service/* openService */.IH)(assignment.settings, world, endsAtMs);
            try {
                if (!(await (0,check_delete/* deleteCheck */.c)(service.client, checkId))) {
                    throw new client_errors/* UnavailableError */.hG(`The service did not delete the check ${checkId}.`);
                }
            }
            finally {
                await service.close();
            }
        },
    });
    return (0,scan_end/* endOfScan */.q)(assignments);
}
async function selfOf(github) {
    return (await (0,identity/* whoAmI */.Wc)(github)).login;
}


/***/ }),

/***/ 96618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ cronTimes)
/* harmony export */ });
/* harmony import */ var croner__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55814);

/** The times of a cron expression with five fields, in UTC, as GitHub reads it. null: it is none. */
function cronTimes(text) {
    // The library takes one moment, written as a date, for a time that comes once.
    if (text.trim().split(/\s+/).length !== 5)
        return null;
    try {
        const cron = new croner__WEBPACK_IMPORTED_MODULE_0__/* .Cron */ .l4(text, { timezone: 'UTC', mode: '5-part', paused: true });
        return (after) => cron.nextRun(after);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 59202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H_: () => (/* binding */ wishOf),
/* harmony export */   a5: () => (/* binding */ readBoxes),
/* harmony export */   bV: () => (/* binding */ boxKey),
/* harmony export */   eY: () => (/* binding */ boxLine)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _settings_config_sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51977);


/** What a box of the dashboard asks for; of several at one assignment, the later in the list counts. */
const WISHES = ['look', 'check', 'retry'];
const KINDS = [...WISHES, 'left', 'forget'];
const KEY_CHARACTERS = 12;
/**
 * Names one set of boxes: it changes with each wish that is noted, so that a box which nobody cleared after it was obeyed is
 * known again and does nothing.
 *
 * @param lastWish key of the wish that was noted last for this assignment
 */
function boxKey(assignment, lastWish) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify([assignment, lastWish ?? null]));
    return digest.digest('hex').slice(0, KEY_CHARACTERS);
}
/** A line with a box. @param text Markdown in one line */
function boxLine({ kind, assignment, key }, isTicked, text) {
    return `- [${isTicked ? 'x' : ' '}] ${text} <!-- ${kind}:${assignment}:${key} -->`;
}
const TICKED = /^\s*[-*+] \[[xX]\] .*<!-- ([a-z]+):([A-Za-z0-9][A-Za-z0-9._-]{0,99}):([0-9a-f]{1,16}) -->\s*$/;
/** What is ticked in the dashboard. Only what stands at the end of a line counts: names in a line may say anything. */
function readBoxes(body) {
    return body.split(/\r?\n/).flatMap((line) => {
        const [, word, assignment = '', key = ''] = TICKED.exec(line) ?? [];
        const kind = KINDS.find((one) => one === word);
        return kind !== undefined && _settings_config_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .assignmentNameSchema */ .aQ.safeParse(assignment).success
            ? [{ kind, assignment, key }]
            : [];
    });
}
/** What is wished for one assignment; null: nothing. */
function wishOf(boxes, assignment) {
    for (const kind of WISHES.toReversed()) {
        const box = boxes.find((one) => one.assignment === assignment && one.kind === kind);
        if (box !== undefined)
            return { kind, key: box.key };
    }
    return null;
}


/***/ }),

/***/ 26212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XN: () => (/* binding */ dashboardMarker),
/* harmony export */   fd: () => (/* binding */ withFailure),
/* harmony export */   kM: () => (/* binding */ DASHBOARD_TITLE),
/* harmony export */   pF: () => (/* binding */ renderDashboard)
/* harmony export */ });
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60545);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33699);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40389);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73387);
/* harmony import */ var _left_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3655);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84314);
/* harmony import */ var _boxes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59202);







const DASHBOARD_TITLE = 'Similarity scans';
/** Sentences of GitHub and of services have no end of their own. */
const SENTENCE_CHARACTERS = 600;
/** Remarks of one assignment. */
const REMARKS_SHOWN = 10;
/** Left free, for what GitHub may count otherwise than we do. */
const SLACK = 1_000;
const DAY_MS = 24 * 3_600_000;
/** The first line of the dashboard: what it is found by, together with its author. @param branch of the state; null: the usual one */
function dashboardMarker(branch) {
    return (0,_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .hidden */ .R)((0,_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .dashboardMark */ .Qi)(branch));
}
/**
 * The dashboard's text, at most 65,536 characters. What needs a person comes first, and stays when there is not room for all.
 *
 * @param late boxes that were ticked while the scan ran: they stay ticked, for the next one
 */
function renderDashboard(content, late = []) {
    const { rows, over } = content;
    const head = [dashboardMarker(content.branch), ...headLines(content), ''];
    let left = _domain_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.commentCharacters - SLACK - lengthOf([...head, ...Object.values(HEADINGS), ...TABLE_HEAD]);
    /** @param share of the room that is left, which the lines may take at most */
    const fit = (share, lines) => {
        const more = (n) => `- … and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(n)} more`;
        const fitted = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .fitLines */ .RV)(lines, Math.floor(left * share), more, (text) => text.length);
        left -= fitted.used;
        return fitted.lines;
    };
    const box = (kind, name, key, text) => (0,_boxes_js__WEBPACK_IMPORTED_MODULE_3__/* .boxLine */ .eY)({ kind, assignment: name, key }, late.some(isBox(kind, name, key)), text);
    const boxes = (kind, of) => of.map(({ name, key }) => box(kind, name, key, (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownCode */ .D9)(name)));
    const unasked = rows.filter(({ wish }) => wish === null);
    const failures = fit(0.3, rows
        .filter(isInTrouble)
        .map((row) => box('retry', row.name, row.key, `${nameOf(row)} · ${row.outcome} · ${sentenceOf(row)}`)));
    const table = fit(0.5, rows.toSorted(worstFirst).map(tableRow));
    const waits = fit(0.35, rows
        .filter((row) => !isInTrouble(row))
        .map((row) => `- ${nameOf(row)}: ${sentenceOf(row)}${wishWords(row)}`));
    const checks = fit(0.3, boxes('check', unasked));
    const looks = fit(0.3, boxes('look', unasked));
    const leavers = fit(0.8, rows.flatMap((row) => leftOf(row).map(([id, text]) => box('left', row.name, id, text))));
    const forgotten = fit(1, over.map((row) => box('forget', row.name, row.key, overWords(row))));
    // Last of all: boxes are more than words.
    const remarks = fit(1, rows.flatMap(remarkLines));
    return [
        ...head,
        ...section(HEADINGS.failures, failures),
        ...section(HEADINGS.table, table.length === 0 ? [] : [...TABLE_HEAD, ...table]),
        ...section(HEADINGS.waits, waits),
        ...section(HEADINGS.remarks, remarks),
        ...section(HEADINGS.checks, checks),
        ...folded(HEADINGS.looks, looks),
        ...section(HEADINGS.left, leavers),
        ...section(HEADINGS.over, forgotten),
    ].join('\n');
}
/** Keys change with each wish; which repository is meant does not. */
function isBox(kind, name, key) {
    return (box) => box.kind === kind && box.assignment === name && (kind !== 'left' || box.key === key);
}
function overWords({ name, people, until }) {
    const day = until === null ? '' : ` on ${until.slice(0, 10)}`;
    const what = people === 0
        ? `people forgotten${day}`
        : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(people)} repositories and their people are forgotten${day}`;
    return `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownCode */ .D9)(name)} · ${what}`;
}
function leftOf(row) {
    return Object.entries(row.left)
        .filter(([, { forgotten }]) => forgotten !== true)
        .map(([id, one]) => [id, `${nameOf(row)} · ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownText */ .p7)((0,_left_js__WEBPACK_IMPORTED_MODULE_2__/* .leftWords */ .D9)(one))} (${one.at.slice(0, 10)})`]);
}
const HEADINGS = {
    failures: '### Needs somebody\n\nTick one to try again at the next scan; a check that is under way is given up, and another one begins.',
    table: '### Assignments',
    waits: '### What this scan did, and what waits',
    remarks: '### What this scan noticed besides',
    checks: '### Check now\n\nA ticked assignment is checked by the next scan, whatever its schedule says.',
    looks: 'Look at every repository again, also at those that could not be read',
    left: '### Not what they were\n\nRepositories that left, or whose work was replaced. One is listed until it is back; tick it when somebody has looked at it.',
    over: '### Not in the config file any more\n\nTick one to delete all that is remembered of it: findings, pseudonyms, dismissed pairs. Its issue stays.',
};
const TABLE_HEAD = [
    '| assignment | issue | last check | open pairs | new findings | dismissed pairs | this scan | next check |',
    '| --- | --- | --- | --: | --: | --: | --- | --- |',
];
function headLines({ at, runUrl, missedSince, nextScanAt, rows, size }) {
    const failed = rows.filter(isInTrouble).length;
    const done = rows.filter((row) => row.kind === 'checked' && !isInTrouble(row)).length;
    // The server of the App has no page of a run.
    const isWorkflow = runUrl !== null;
    const next = nextScanAt === null
        ? ''
        : ` Next scan: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatTime */ .fU)(nextScanAt)}${isWorkflow ? ', or later: GitHub starts schedules late' : ''}.`;
    return [
        `Last scan: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownLink */ .iQ)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatTime */ .fU)(at), runUrl)}. ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(rows.length, 'assignment')}: ${done} checked, ${rows.length - done - failed} not due, ${failed} failed or unfinished. The state takes ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(size.bytes)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(size.limit)}.${next}`,
        '',
        isWorkflow
            ? 'If that time is longer ago than your schedule says, scans do not run any more: look under *Actions*. GitHub drops some scheduled runs, and starts none while Actions or the workflow are switched off.'
            : 'The server of the App scans here. If the time of the next scan is over, it does not run: ask whoever runs it.',
        ...(missedSince === null ? [] : ['', `> [!WARNING]\n> ${missedWords(missedSince, at)}`]),
        ...(size.warning === null ? [] : ['', `> [!WARNING]\n> ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownText */ .p7)(size.warning)}`]),
    ];
}
function missedWords(since, at) {
    const nights = Math.max(1, Math.floor((Date.parse(at) - Date.parse(since)) / DAY_MS));
    return `Before this scan none ran for ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(nights, 'day')}, since ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatTime */ .fU)(since)}: GitHub dropped the schedule, it was switched off, or the runs ended before they could scan.`;
}
function isInTrouble({ kind, outcome, isPending }) {
    return kind === 'failed' || isPending || outcome === 'analysis-failed';
}
function worstFirst(a, b) {
    const rank = (row) => (isInTrouble(row) ? 0 : 1);
    return rank(a) - rank(b) || (b.open ?? -1) - (a.open ?? -1);
}
function tableRow(row) {
    const known = (value) => (value === null ? 'n/a' : String(value));
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownRow */ .Kw)([
        nameOf(row),
        row.issue === null ? '' : `#${row.issue}`,
        row.lastCheckAt === null ? 'never' : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownLink */ .iQ)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatTime */ .fU)(row.lastCheckAt), row.lastCheckUrl),
        known(row.open),
        known(row.fresh),
        known(row.dismissed),
        row.kind === 'waited' ? (row.isPending ? 'waits' : 'not due') : row.outcome,
        nextWords(row),
    ]);
}
function nextWords({ wish, isPending, nextAt, isOver }) {
    if (isPending)
        return 'is under way';
    if (wish !== null)
        return 'asked for';
    if (nextAt !== null)
        return `from ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatTime */ .fU)(nextAt)}`;
    return isOver ? 'none' : 'when it is due';
}
function nameOf({ name }) {
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownCode */ .D9)(name);
}
function remarkLines(row) {
    const more = row.remarks.length - REMARKS_SHOWN;
    return [
        ...row.remarks
            .slice(0, REMARKS_SHOWN)
            .map((remark) => `- ${nameOf(row)}: ${sentenceOf({ sentence: remark })}`),
        ...(more > 0 ? [`- ${nameOf(row)}: … and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(more, 'more remark')}`] : []),
    ];
}
function sentenceOf({ sentence }) {
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownText */ .p7)((0,_text_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .pointsInLine */ .rC)(sentence), SENTENCE_CHARACTERS));
}
const WISH_WORDS = {
    look: 'a look at every repository',
    check: 'a check',
    retry: 'a new check',
};
function wishWords({ wish }) {
    if (wish === null)
        return '';
    const by = wish.by === null ? 'with a box' : `by ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownCode */ .D9)(wish.by)}`;
    return ` Asked for ${by} on ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatTime */ .fU)(wish.at)}, and not done yet: ${WISH_WORDS[wish.kind]}.`;
}
function section(heading, lines) {
    return lines.length === 0 ? [] : [heading, '', ...lines, ''];
}
function folded(summary, lines) {
    return lines.length === 0
        ? []
        : ['<details>', `<summary>${summary}</summary>`, '', ...lines, '', '</details>', ''];
}
function lengthOf(lines) {
    return lines.reduce((sum, line) => sum + line.length + 2, 0);
}
const BANNER = /\n<!-- failure -->\n[\s\S]*?\n<!-- \/failure -->\n/;
/**
 * The dashboard of a scan that failed as a whole: what it said before stays, below the reason.
 *
 * @param before its text; null: there is none yet
 */
function withFailure(before, failure) {
    const marker = dashboardMarker(failure.branch);
    const stored = (before ?? marker).replaceAll('\r\n', '\n').trimStart();
    const said = stored.slice(marker.length).replace(BANNER, '\n').trimStart();
    const when = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownLink */ .iQ)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatTime */ .fU)(failure.at), failure.runUrl);
    const banner = `> [!CAUTION]\n> The scan of ${when} failed as a whole, and scanned nothing more: ${sentenceOf(failure)}`;
    const text = `${marker}\n<!-- failure -->\n${banner}\n<!-- /failure -->\n${said}`;
    return text.slice(0, _domain_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.commentCharacters);
}


/***/ }),

/***/ 45304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ pin)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _publish_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84650);
/* harmony import */ var _issue_marked_issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35900);



const ANYTHING = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({});
/** Pins an issue that was just opened, where GitHub lets us: it pins three of a repository. Tried once. */
async function pin(place, { number, node_id: id }) {
    await (0,_publish_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessGitHubFails */ .XP)(() => place.github.graphql((0,_issue_marked_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .issuePurpose */ ._9)(place, `pinning issue ${number}`), 'mutation ($id: ID!) { pinIssue(input: { issueId: $id }) { issue { number } } }', { id }, ANYTHING), (error) => {
        place.log.debug(`The dashboard is not pinned: ${error.message}`);
    });
}


/***/ }),

/***/ 48347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   s: () => (/* binding */ tellFailure)
/* harmony export */ });
/* harmony import */ var _publish_own_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(495);
/* harmony import */ var _sources_github_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1493);
/* harmony import */ var _issue_marked_issue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35900);
/* harmony import */ var _dashboard_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26212);
/* harmony import */ var _pin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45304);





/** Where the dashboard is looked for. */
function placeOf({ world, repository, self, branch, }) {
    return {
        github: world.github(),
        repository,
        target: 'own',
        self,
        clock: world.clock,
        signal: world.signal,
        log: world.log,
        marker: (0,_dashboard_body_js__WEBPACK_IMPORTED_MODULE_3__/* .dashboardMarker */ .XN)(branch),
    };
}
/**
 * Says on the dashboard, above what it says already, why nothing could be scanned. It is left alone in a repository that is not
 * private: the reason may name a student.
 *
 * @param dashboard its number by the state (null: it is looked for), and whether one is opened where there is none
 * @throws GitHubError
 */
async function tellFailure(host, dashboard, sentence) {
    const { world, branch, repository } = host;
    const isPrivate = world.event.repositoryIsPrivate ?? (await (0,_sources_github_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepository */ .Nu)(world.github(), repository)).isPrivate;
    if (!isPrivate)
        return;
    const place = placeOf(host);
    const issue = await (0,_issue_marked_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .findIssue */ .Ry)(place, dashboard.known);
    const failure = { branch, at: world.date().toISOString(), runUrl: world.runUrl, sentence };
    const body = (0,_dashboard_body_js__WEBPACK_IMPORTED_MODULE_3__/* .withFailure */ .fd)(issue?.body ?? null, failure);
    if (issue === null) {
        if (dashboard.mayOpen)
            await (0,_pin_js__WEBPACK_IMPORTED_MODULE_4__/* .pin */ .y)(place, await (0,_issue_marked_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .createIssue */ .Ko)(place, _dashboard_body_js__WEBPACK_IMPORTED_MODULE_3__/* .DASHBOARD_TITLE */ .kM, body));
    }
    else if (!(0,_publish_own_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameText */ .cZ)(issue.body ?? '', body)) {
        await (0,_issue_marked_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .changeIssue */ .sP)(place, issue.number, { body });
    }
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

/***/ 30751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IT: () => (/* binding */ pairMarkdown),
/* harmony export */   L6: () => (/* binding */ reviewerOf),
/* harmony export */   aM: () => (/* binding */ standingMarkdown),
/* harmony export */   jM: () => (/* binding */ staffLogins),
/* harmony export */   oi: () => (/* binding */ flagMarkdown),
/* harmony export */   rA: () => (/* binding */ reviewerMarkdown),
/* harmony export */   xh: () => (/* binding */ sideMarkdown)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33699);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40389);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73387);




const NAME_CHARACTERS = 200;
const STANDINGS = {
    new: '**new** · ',
    worse: '**worse** · ',
    unchanged: '',
    unseen: '**not checked this time** · ',
    gone: '',
};
/** Markdown: what a finding is since the last report. */
function standingMarkdown(standing) {
    return STANDINGS[standing];
}
/** Markdown: the two names and the score of a pair. @param isClosed what it was before is of no interest any more */
function pairMarkdown(pair, facts, isClosed) {
    const [first = '', second = ''] = pair.key.split('-');
    const { similarity } = facts.thresholds;
    const score = pair.score ?? pair.reportedScore;
    const rise = pair.standing === 'worse' && pair.reportedScore !== null
        ? ` (was ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(pair.reportedScore, similarity)})`
        : '';
    const names = `${sideMarkdown(pair.a, first, facts)} ↔ ${sideMarkdown(pair.b, second, facts)}`;
    return `${isClosed ? '' : standingMarkdown(pair.standing)}${names} · ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(score, similarity)}${rise}`;
}
/** Markdown: the name and the scores of a flagged submission. */
function flagMarkdown(flag, facts) {
    const { similarity, ai } = facts.thresholds;
    const name = sideMarkdown(flag.submission, flag.key, facts);
    return `${standingMarkdown(flag.standing)}${name} · similarity ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(flag.total, similarity)}, AI ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(flag.ai, ai)}`;
}
/** Markdown: a submission's name, with a link to the very commit that was compared, where it is known. */
function sideMarkdown(submission, subject, facts) {
    const origin = submission?.origin ?? null;
    const seen = facts.seen[subject];
    const name = submission?.name ?? seen?.fullName ?? `repository ${subject}`;
    const repository = origin?.kind === 'repository'
        ? { path: `${origin.owner}/${origin.repo}`, sha: origin.sha }
        : submission === null && seen !== undefined && seen.fullName !== null
            ? { path: seen.fullName, sha: seen.sha }
            : null;
    const url = repository === null
        ? null
        : `${facts.serverUrl}/${repository.path.split('/').map(encodeURIComponent).join('/')}/tree/${repository.sha}`;
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownLink */ .iQ)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)((0,_text_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(name, NAME_CHARACTERS)), url);
}
/** Logins among the staff; a team cannot be assigned. */
function staffLogins(staff) {
    return namesIn(staff, /^[\w-]+(\[bot\])?$/);
}
function namesIn(staff, shape) {
    const names = staff.map((entry) => entry.trim().replace(/^@/, ''));
    return [...new Set(names.filter((name) => shape.test(name)))];
}
/**
 * Who looks at a pair: whom a person named; else shared out evenly, and the same person for as long as that one is among the staff. A team where nobody
 * is named.
 *
 * @returns a login, or `org/team`; null: there is nobody
 */
function reviewerOf(pair, { staff, reviewers }) {
    const named = reviewers !== undefined && Object.hasOwn(reviewers, pair) ? reviewers[pair] : undefined;
    if (named !== undefined)
        return named.login;
    const logins = staffLogins(staff);
    const candidates = logins.length > 0 ? logins : namesIn(staff, /^[\w-]+\/[\w.-]+$/);
    const weighted = candidates.map((login) => ({
        login,
        weight: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${pair} ${login.toLowerCase()}`).digest('hex'),
    }));
    return weighted.toSorted((a, b) => (a.weight < b.weight ? 1 : -1))[0]?.login ?? null;
}
/**
 * Markdown that names a reviewer: as a mention, which notifies, or as code, which notifies nobody.
 *
 * @param reviewer see `reviewerOf`: of the staff's own list, and of such characters that nothing else can hide in it
 */
function reviewerMarkdown(reviewer, isMentioned) {
    return isMentioned ? `@${reviewer}` : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(reviewer);
}


/***/ }),

/***/ 35900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ createIssue),
/* harmony export */   Ry: () => (/* binding */ findIssue),
/* harmony export */   _9: () => (/* binding */ issuePurpose),
/* harmony export */   k7: () => (/* binding */ MarkedIssue),
/* harmony export */   sP: () => (/* binding */ changeIssue)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92857);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47307);
/* harmony import */ var _github_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4472);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50926);
/* harmony import */ var _github_permissions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21498);
/* harmony import */ var _publish_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33808);
/* harmony import */ var _publish_marked_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29282);








const MarkedIssue = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int(),
    /** For GraphQL. */
    node_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
    state: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
    user: _publish_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .Account */ .gD.nullable(),
    assignees: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_publish_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .Account */ .gD).nullish(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J().optional(),
});
/** @param what completes "GitHub …": `opening an issue` */
function issuePurpose({ repository, target }, what) {
    return { what: `${what} in ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_7__/* .fullName */ .fq)(repository)}`, permission: _github_permissions_js__WEBPACK_IMPORTED_MODULE_3__/* .PERMISSIONS */ .J.issues, target };
}
function isOurs({ marker, self }, { body, user, pull_request: pull }) {
    return ((pull === undefined || pull === null) &&
        (body ?? '').trimStart().startsWith(marker) &&
        (0,_publish_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .identityOf */ .cu)(self).wrote(user));
}
/**
 * The issue as it is now; null: there is none.
 *
 * @param known its number by the state; it is looked for where that is null or leads nowhere
 * @throws GitHubError
 */
async function findIssue(place, known) {
    return (known === null ? null : await byNumber(place, known)) ?? search(place);
}
async function byNumber(place, number) {
    try {
        const issue = await place.github.ask(issuePurpose(place, `reading issue ${number}`), (rest) => rest.issues.get({ ...place.repository, issue_number: number }), MarkedIssue);
        // One that was moved to another repository answers from there.
        return issue.number === number && isOurs(place, issue) ? issue : null;
    }
    catch (error) {
        const status = (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error);
        if (status === 404 || status === 410)
            return null;
        throw error;
    }
}
/** The oldest one, so that a second one, however it came about, changes nothing. */
async function search(place) {
    const pages = place.github.pages(issuePurpose(place, 'looking for the issue of a scan'), 'GET /repos/{owner}/{repo}/issues', { ...place.repository, state: 'all', sort: 'created', direction: 'asc' }, MarkedIssue);
    let oldest = null;
    for await (const page of pages) {
        for (const issue of page) {
            if (isOurs(place, issue) && (oldest === null || issue.number < oldest.number))
                oldest = issue;
        }
    }
    return oldest;
}
/**
 * Opens it. A lost answer may hide a success, so that it is looked for before it is opened again.
 *
 * @param body begins with the mark
 * @throws GitHubError
 */
async function createIssue(place, title, body) {
    const { github, repository } = place;
    const made = { ...repository, title, body };
    try {
        return await (0,_publish_marked_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .createOnce */ .Ur)(() => github.ask(issuePurpose(place, 'opening an issue'), (rest) => rest.issues.create(made), MarkedIssue), () => search(place), place, _github_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .GITHUB_LIMITS */ .f.issue);
    }
    catch (error) {
        if ((0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) !== 410)
            throw error;
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_(`Issues are switched off in ${(0,_github_names_js__WEBPACK_IMPORTED_MODULE_7__/* .fullName */ .fq)(repository)}, where scans tell what they found: switch them on in its settings.`, 'config-error', { cause: error });
    }
}
/** Changes its text, and opens it again where that is asked for. @throws GitHubError */
async function changeIssue(place, number, change) {
    await place.github.ask(issuePurpose(place, `updating issue ${number}`), (rest) => rest.issues.update({ ...place.repository, issue_number: number, ...change }), MarkedIssue);
}


/***/ }),

/***/ 49892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isRowId),
/* harmony export */   V: () => (/* binding */ rowIdOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * What a person types for a pair of a scan: short, and the same for as long as the pair is. 28 bits: of a class with 1,000
 * reported pairs, two bear the same one in one of 500 cases, and whoever reads one asks then.
 *
 * @param pair `caseKey` of the two
 */
function rowIdOf(pair) {
    return `p${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(pair).digest('hex').slice(0, 7)}`;
}
/** Whether a word has the shape of one. */
function isRowId(word) {
    return /^p[0-9a-f]{7}$/.test(word);
}


/***/ }),

/***/ 6010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ hasAnythingToTell),
/* harmony export */   Lx: () => (/* binding */ isClosed),
/* harmony export */   Q_: () => (/* binding */ issueMarker),
/* harmony export */   UJ: () => (/* binding */ withTick),
/* harmony export */   Y4: () => (/* binding */ hasTold),
/* harmony export */   Z9: () => (/* binding */ renderScanIssue),
/* harmony export */   al: () => (/* binding */ issueTitle),
/* harmony export */   bn: () => (/* binding */ readTicks),
/* harmony export */   jD: () => (/* binding */ isConfigured),
/* harmony export */   qf: () => (/* binding */ readIssueMarker)
/* harmony export */ });
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60545);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33699);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40389);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73387);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84314);
/* harmony import */ var _news_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98767);
/* harmony import */ var _finding_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30751);
/* harmony import */ var _row_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49892);
/* harmony import */ var _web_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61564);









/** Rows of the history; the state keeps more. */
const RUNS_SHOWN = 20;
const REASON_CHARACTERS = 300;
/** Left free, for what GitHub may count otherwise than we do. */
const SLACK = 1_000;
/** The first line of the issue. @param branch of the state; null: the usual one */
function issueMarker(assignment, branch = null) {
    return (0,_marks_js__WEBPACK_IMPORTED_MODULE_6__/* .hidden */ .R)((0,_marks_js__WEBPACK_IMPORTED_MODULE_6__/* .assignmentMark */ .LL)(assignment, branch));
}
/** The assignment of an issue, and the branch of its state; null: its text begins with no such mark. */
function readIssueMarker(body) {
    const [, assignment, branch] = /^\s*<!-- code-similarity-action:scan ([A-Za-z0-9][A-Za-z0-9._-]{0,99})(?: of (\S+))? -->/.exec(body) ??
        [];
    if (assignment === undefined)
        return null;
    try {
        return { assignment, branch: branch === undefined ? null : decodeURIComponent(branch) };
    }
    catch {
        return null;
    }
}
function issueTitle(assignment) {
    return `Similarity scan of ${assignment}`;
}
/** The second line of an issue that was opened with the news of a check: who reviews them was mentioned then. */
function toldMarker(check) {
    return (0,_marks_js__WEBPACK_IMPORTED_MODULE_6__/* .hidden */ .R)(`told:${check}`);
}
/** Whether the issue was opened with the news of this check, so that they need no comment. */
function hasTold(body, check) {
    return body.split(/\r?\n/)[1]?.trim() === toldMarker(check);
}
const TICK = /^\s*[-*+] \[([ xX])\] .*<!-- pair:([1-9k][0-9a-f]*-[1-9k][0-9a-f]*) -->\s*$/;
/** The check boxes of an issue, by pair. Only what stands at the end of a line counts: names in a line may say anything. */
function readTicks(body) {
    const ticks = new Map();
    for (const line of body.split(/\r?\n/)) {
        const [, box, pair] = TICK.exec(line) ?? [];
        if (box !== undefined && pair !== undefined)
            ticks.set(pair, box !== ' ');
    }
    return ticks;
}
/** The text with the box of a pair as it is to be; the same text where it shows no box for that pair. */
function withTick(body, pair, isTicked) {
    const lines = body.split('\n').map((line) => {
        const [, box, shown] = TICK.exec(line) ?? [];
        return shown !== pair || (box !== ' ') === isTicked
            ? line
            : line.replace(/\[[ xX]\]/, isTicked ? '[x]' : '[ ]');
    });
    return lines.join('\n');
}
/** Whether the text shows a pair as closed by the config file or by a case. */
function isConfigured(body, pair) {
    return body.split(/\r?\n/).some((line) => line.trimEnd().endsWith(` <!-- configured:${pair} -->`));
}
/** Whether there is anything that a person has to look at: an issue is not opened without. */
function hasAnythingToTell(news) {
    return (news.pairs.some(({ standing, dismissed }) => standing !== 'gone' && dismissed === null) ||
        news.flags.some(({ standing }) => standing !== 'gone') ||
        news.sources.length + news.tutorials.length > 0);
}
/** Whether somebody judged a pair innocent, be it with a box that nobody noted yet. @param ticks boxes as they are now */
function isClosed({ key, dismissed }, ticks) {
    return dismissed !== null || ticks.get(key) === true;
}
/**
 * The issue's text, at most 65,536 characters: open pairs go before closed ones, the worst first.
 *
 * @param ticks boxes as they are now: a ticked pair stays ticked, also one that nobody noted yet
 * @param tells it is the text that the issue is opened with, or was for the same check: GitHub notifies of it, and so it
 *   mentions who reviews what is new. Of a text that is changed later GitHub notifies nobody.
 */
function renderScanIssue(content, ticks, tells = false) {
    const { news } = content;
    const present = news.pairs.filter(({ standing }) => standing !== 'gone');
    const open = present.filter((pair) => !isClosed(pair, ticks));
    const closed = present.filter((pair) => isClosed(pair, ticks));
    const flags = news.flags.filter(({ standing }) => standing !== 'gone');
    const gone = news.pairs.filter(({ standing, dismissed }) => standing === 'gone' && dismissed === null).length;
    const head = [
        issueMarker(content.assignment, content.branch),
        ...(tells ? [toldMarker(content.check)] : []),
        `## Similarity scan of ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(content.assignment)}`,
        '',
        ...lastRun(content),
        ...(content.search == null ? [] : [content.search]),
        '',
        'Similarity is no proof of anything: each pair needs a person’s review. Tick a pair when somebody has looked at it and found it harmless; it stays closed from then on and is told no more, and clearing the box opens it again. The id at the end of a row names its pair in commands (`/similarity help`, where staff set them up).',
        '',
    ];
    const history = historyLines(content.runs);
    const headings = [
        `### Open pairs (${open.length})`,
        `### Flagged submissions (${flags.length})`,
        `### Closed pairs (${closed.length})`,
        `### On the web (${news.sources.length})`,
    ];
    const size = (text) => text.length;
    const fixed = [...head, ...headings, ...history].reduce((sum, line) => sum + line.length + 1, 0);
    let left = _domain_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.commentCharacters - SLACK - fixed;
    const fit = (lines, more) => {
        const fitted = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .fitLines */ .RV)(lines, Math.max(0, left), more, size);
        left -= fitted.used;
        return fitted.lines;
    };
    const openLines = fit(open.map((pair) => openLine(pair, content, tells)), (n) => `- … and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(n, 'more pair')} in the report of the run`);
    const flagLines = fit(flags.map((flag) => `- ${(0,_finding_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .flagMarkdown */ .oi)(flag, content)}`), (n) => `- … and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(n, 'more submission')} in the report of the run`);
    const webLines = fit([
        ...news.tutorials.map((tutorial) => `- ${(0,_web_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .tutorialMarkdown */ .U)(tutorial)}`),
        ...news.sources.map((source) => `- ${(0,_web_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceMarkdown */ .P)(source, content)}`),
    ], (n) => `- … and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(n, 'more row')} in the report of the run`);
    const closedLines = fit(closed.map((pair) => closedLine(pair, content)), (n) => `- … and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(n, 'more pair')}, which stay closed`);
    return [
        ...head,
        headings[0],
        '',
        ...(openLines.length === 0 ? ['None.'] : openLines),
        ...(gone === 0
            ? []
            : [
                '',
                `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(gone, 'pair')} of the last report ${gone === 1 ? 'is' : 'are'} not above the threshold any more.`,
            ]),
        '',
        ...(flagLines.length === 0 ? [] : [headings[1], '', ...flagLines, '']),
        ...(webLines.length === 0 ? [] : [headings[3], '', ...webLines, '']),
        ...(closedLines.length === 0 ? [] : [headings[2], '', ...closedLines, '']),
        ...history,
        '',
    ].join('\n');
}
function lastRun({ runs, news, thresholds, checkUrl }) {
    const last = runs.at(-1);
    const told = (0,_news_js__WEBPACK_IMPORTED_MODULE_2__/* .hasNews */ .OS)(news)
        ? `**${(0,_news_js__WEBPACK_IMPORTED_MODULE_2__/* .newsWords */ .$M)(news)}** since the last report.`
        : `${(0,_news_js__WEBPACK_IMPORTED_MODULE_2__/* .newsWords */ .$M)(news)} since the last report.`;
    const limits = `Pairs and submissions above ${thresholds.similarity} % similarity or ${thresholds.ai} % AI score are listed.`;
    if (last === undefined)
        return [`${told} ${limits}`];
    const links = [
        ...(last.url === null ? [] : [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownLink */ .iQ)('run with its report', last.url)]),
        ...(checkUrl === null ? [] : [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownLink */ .iQ)('check at the service', checkUrl)]),
    ].filter((link) => link.startsWith('['));
    return [
        `Last check: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTime */ .fU)(last.at)}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(last.submissions, 'submission')}, ${last.flagged} flagged${links.length === 0 ? '' : ` (${links.join(', ')})`}. ${told} ${limits}`,
    ];
}
function openLine(pair, content, tells) {
    const reviewer = (0,_finding_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .reviewerOf */ .L6)(pair.key, content);
    const parts = [
        (0,_finding_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .pairMarkdown */ .IT)(pair, content, false),
        ...(reviewer === null ? [] : [`for ${(0,_finding_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .reviewerMarkdown */ .rA)(reviewer, tells && (0,_news_js__WEBPACK_IMPORTED_MODULE_2__/* .isNews */ .Ms)(pair))}`]),
    ];
    return `- [ ] ${parts.join(' · ')} ${rowEnd(pair)}`;
}
function closedLine(pair, content) {
    return `- [x] ${(0,_finding_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .pairMarkdown */ .IT)(pair, content, true)} · ${closedBecause(pair)} ${rowEnd(pair)}`;
}
/**
 * What a person types for the pair, and what its box is read by. A box that nobody ticked is nobody's verdict: it must not be
 * read as one when the config file says otherwise.
 */
function rowEnd({ key, dismissed }) {
    return `· ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)((0,_row_id_js__WEBPACK_IMPORTED_MODULE_4__/* .rowIdOf */ .V)(key))} <!-- ${dismissed?.via === 'config' ? 'configured' : 'pair'}:${key} -->`;
}
function closedBecause({ dismissed }) {
    if (dismissed === null)
        return 'ticked here';
    const by = dismissed.by === null ? '' : ` (${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownCode */ .D9)(dismissed.by)})`;
    return `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownText */ .p7)((0,_text_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(dismissed.reason, REASON_CHARACTERS))}${by}`;
}
function historyLines(runs) {
    if (runs.length === 0)
        return [];
    const shown = runs.slice(-RUNS_SHOWN).toReversed();
    return [
        `### Runs${runs.length > shown.length ? ` (the last ${shown.length})` : ''}`,
        '',
        '| when | outcome | submissions | flagged | new | worse |',
        '| --- | --- | --: | --: | --: | --: |',
        ...shown.map((run) => `| ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownLink */ .iQ)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTime */ .fU)(run.at), run.url)} | ${run.outcome} | ${run.submissions} | ${run.flagged} | ${run.newFindings} | ${run.worseFindings} |`),
    ];
}


/***/ }),

/***/ 61564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sourceMarkdown),
/* harmony export */   U: () => (/* binding */ tutorialMarkdown)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33699);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40389);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73387);
/* harmony import */ var _web_source_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99144);
/* harmony import */ var _finding_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30751);





/** Addresses of the web have no end of their own. */
const ADDRESS_CHARACTERS = 150;
/** Markdown: a submission and where on the web its code stands. The words of the web are hostile text. */
function sourceMarkdown(news, facts) {
    const { submission, key, score, sources, standing } = news;
    const [likest, ...more] = sources;
    if (likest === undefined)
        return '';
    return [
        `${(0,_finding_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .standingMarkdown */ .aM)(standing)}${(0,_finding_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .sideMarkdown */ .xh)(submission, key, facts)} ↔ ${placeMarkdown(likest)} · ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(score, facts.thresholds.similarity)}`,
        beforeWords(likest),
        ...(more.length === 0 ? [] : [`and ${more.length} more in the report`]),
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownCode */ .D9)((0,_web_source_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceRowOf */ .L7)(likest)),
    ].join(' · ');
}
/** Markdown: what so many have from one file of the web. */
function tutorialMarkdown(tutorial) {
    const { standing, submissions, of, row } = tutorial;
    const start = `${(0,_finding_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .standingMarkdown */ .aM)(standing)}${submissions} of ${of} share code with ${placeMarkdown(tutorial)}: a tutorial or the starter code, more likely than ${submissions} copies.`;
    return row === null
        ? `${start} Declare it starter code (\`starter\`) if it is.`
        : `${start} If it is, \`/similarity common ${row}\` makes it starter code from the next check on.`;
}
function placeMarkdown({ repository, path, url, }) {
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownLink */ .iQ)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownCode */ .D9)((0,_text_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(`${repository}/${path}`, ADDRESS_CHARACTERS)), url);
}
function beforeWords({ before, publicSince }) {
    const since = publicSince === null ? '' : ` (since ${publicSince.slice(0, 10)})`;
    return before === 'yes'
        ? `public before the hand-in${since}`
        : 'not known whether it was public before the hand-in';
}


/***/ }),

/***/ 3655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ leftWords),
/* harmony export */   ec: () => (/* binding */ isUnexplained),
/* harmony export */   um: () => (/* binding */ withLeft)
/* harmony export */ });
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74273);
/* harmony import */ var _state_state_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78291);


/** One that is not found any more, as opposed to one that is and was changed. */
const OUTSIDE = new Set([
    'missing',
    'replaced',
    'left-out',
    'archived',
    'moved',
    'transferred',
    'deleted',
]);
/** Whether it is worth asking GitHub (again) what became of a repository that is not found. */
function isUnexplained(known) {
    return known === undefined || known.how === 'missing' || !OUTSIDE.has(known.how);
}
/**
 * The list after a look at what there is: who came back goes, who left now comes. A person who forgot an entry is told of
 * the same thing no more.
 *
 * @param news what was found out this time, by id
 * @returns the very list that came in where nothing changed
 */
function withLeft(known, found, news) {
    const here = new Map(found.map((one) => [String(one.id), one]));
    const next = {};
    for (const [id, entry] of Object.entries(known)) {
        const repository = here.get(id);
        if (repository === undefined || !isBack(entry, repository))
            next[id] = entry;
    }
    for (const [id, entry] of news) {
        const before = next[id];
        if (before === undefined || says(entry, before))
            next[id] = entry;
    }
    const kept = Object.entries(next)
        .toSorted(([, a], [, b]) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(b.at, a.at))
        .slice(0, _state_state_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE_LIMITS */ .$m.left);
    const isSame = kept.length === Object.keys(known).length && kept.every(([id, entry]) => known[id] === entry);
    return isSame ? known : Object.fromEntries(kept);
}
function isBack({ how, name }, { headSha, fullName }) {
    if (how === 'rewritten')
        return false;
    if (how === 'emptied')
        return headSha !== null;
    return how === 'renamed' ? fullName === name : true;
}
/** Whether the later entry says anything that the earlier does not. */
function says(later, earlier) {
    if (later.how === earlier.how)
        return later.now !== earlier.now;
    // The trail of a repository that is gone is not overwritten by a guess.
    return _state_state_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_HOW */ .zP.indexOf(later.how) > _state_state_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_HOW */ .zP.indexOf(earlier.how);
}
const SHORT_SHA = 7;
/** One sentence for staff. Names are hostile text. */
function leftWords({ how, name, now }) {
    switch (how) {
        case 'renamed':
            return `${name} is called ${now ?? 'otherwise'} now. It is checked as before.`;
        case 'rewritten':
            return `${name}: its history was rewritten by a forced push; the commit that was checked${now === null ? '' : ` (${now.slice(0, SHORT_SHA)})`} is no part of it any more.`;
        case 'emptied':
            return `${name} was emptied: it has no commit any more.`;
        case 'missing':
            return `${name} is not in this scan any more: deleted, transferred, or renamed so that the assignment does not find it.`;
        case 'replaced':
            return `${name} is another repository now; the one that was checked was renamed or deleted.`;
        case 'left-out':
            return `${name} is still there, but the assignment does not take it any more (its name, topic, team or property).`;
        case 'archived':
            return `${name} was archived, so that the assignment leaves it out (include-archived takes it).`;
        case 'moved':
            return `${name} was renamed to ${now ?? 'another name'}, where the assignment does not look.`;
        case 'transferred':
            return `${name} was transferred to ${now ?? 'another owner'}.`;
        case 'deleted':
            return `${name} was deleted, or the token cannot see it any more.`;
    }
}


/***/ }),

/***/ 84314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ assignmentMark),
/* harmony export */   Qi: () => (/* binding */ dashboardMark),
/* harmony export */   R: () => (/* binding */ hidden)
/* harmony export */ });
/*
 * What scans wrote to GitHub is found again by a mark and its author. Two courses in one repository may each have a `hw1`, so the
 * branch of the state is part of a mark where it is not the usual one (null).
 */
/** The mark of the dashboard. */
function dashboardMark(branch) {
    return markOf('dashboard', branch);
}
/** The mark of an assignment: of its issue, and the beginning of every other mark that belongs to it. */
function assignmentMark(assignment, branch) {
    return markOf(`scan ${assignment}`, branch);
}
/** A mark as a line that nobody sees. */
function hidden(mark) {
    return `<!-- ${mark} -->`;
}
function markOf(what, branch) {
    return `code-similarity-action:${what}${branch === null ? '' : ` of ${encodeURIComponent(branch)}`}`;
}


/***/ }),

/***/ 98767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t$: () => (/* binding */ compareWithReported),
  X8: () => (/* binding */ countNews),
  OS: () => (/* binding */ hasNews),
  Ms: () => (/* binding */ isNews),
  $M: () => (/* binding */ newsWords)
});

// EXTERNAL MODULE: ./build/domain/findings.js
var domain_findings = __webpack_require__(1351);
// EXTERNAL MODULE: ./build/cases/case-key.js
var case_key = __webpack_require__(34638);
// EXTERNAL MODULE: ./build/cases/evidence.js
var evidence = __webpack_require__(98529);
// EXTERNAL MODULE: ./build/cases/subjects.js
var cases_subjects = __webpack_require__(53921);
// EXTERNAL MODULE: ./build/verdict/named-pairs.js
var named_pairs = __webpack_require__(24039);
// EXTERNAL MODULE: ./build/scan/state/state-schema.js
var state_schema = __webpack_require__(78291);
// EXTERNAL MODULE: ./build/scan/web/source-id.js
var source_id = __webpack_require__(99144);
;// CONCATENATED MODULE: ./build/scan/news-of-sources.js


/**
 * What of the web the last report did not say: submissions above the threshold by a source that was public before, and what so many
 * share that it is one piece of news instead of one of each.
 *
 * @param threshold above this, strictly
 */
function newsOfSources(findings, subjectOf, before, threshold) {
    const tutorials = tutorialsOf(findings);
    const reported = { ...before };
    const sources = [];
    const told = new Set();
    for (const submission of findings.submissions) {
        const key = subjectOf(submission);
        const known = Object.hasOwn(before, key) ? (before[key] ?? []) : [];
        const all = submission.role === 'judged' ? onTheWeb(submission) : [];
        const own = all.filter((source) => !tutorials.has(placeOf(source)));
        const shared = all.filter((source) => tutorials.has(placeOf(source)));
        const score = submission.publicWeb ?? null;
        const isTold = own.length > 0 && score !== null && score > threshold;
        if (isTold) {
            const isNew = own.some((source) => !known.includes((0,source_id/* sourceIdOf */.GC)(source)));
            sources.push({ key, submission, score, sources: own, standing: isNew ? 'new' : 'unchanged' });
        }
        for (const source of shared)
            if (known.includes((0,source_id/* sourceIdOf */.GC)(source)))
                told.add(placeOf(source));
        const ids = [...(isTold ? own : []), ...shared].map(source_id/* sourceIdOf */.GC);
        if (ids.length > 0)
            reported[key] = [...new Set([...ids, ...known])].slice(0, state_schema/* STATE_LIMITS */.$m.toldSources);
    }
    return {
        sources: sources.toSorted((a, b) => b.score - a.score),
        tutorials: [...tutorials.entries()].map(([place, tutorial]) => ({
            ...tutorial,
            standing: told.has(place) ? 'unchanged' : 'new',
        })),
        reportedSources: reported,
    };
}
/** Sources that count, the likest first. */
function onTheWeb({ matches }) {
    const once = new Map();
    for (const { source } of matches.toSorted((a, b) => (b.similarity ?? -1) - (a.similarity ?? -1))) {
        if (source?.counts !== true || once.has((0,source_id/* sourceIdOf */.GC)(source)))
            continue;
        once.set((0,source_id/* sourceIdOf */.GC)(source), source);
    }
    return [...once.values()];
}
function tutorialsOf({ submissions, webSearch, }) {
    const seen = new Map();
    for (const { matches } of submissions) {
        for (const { source } of matches) {
            if (source !== undefined)
                seen.set(placeOf(source), (0,source_id/* sourceRowOf */.L7)(source));
        }
    }
    const tutorials = (webSearch?.tutorials ?? []).toSorted((a, b) => b.submissions - a.submissions);
    return new Map(tutorials.map((tutorial) => {
        const place = placeOf(tutorial);
        return [place, { ...tutorial, row: seen.get(place) ?? null }];
    }));
}
function placeOf({ repository, path }) {
    return JSON.stringify([repository.toLowerCase(), path]);
}

// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(74273);
;// CONCATENATED MODULE: ./build/scan/news.js







/** Whether a finding is told as news, unless somebody dismissed it. */
function isNews({ standing }) {
    return standing === 'new' || standing === 'worse';
}
/** How many are new, and how many are worse. */
function countNews(told) {
    const count = (wanted) => told.filter(({ standing }) => standing === wanted).length;
    return { newCount: count('new'), worseCount: count('worse') };
}
/** Whether anything is new or worse that nobody dismissed. */
function hasNews({ newCount, worseCount }) {
    return newCount + worseCount > 0;
}
/** The start of a sentence: `3 new and 1 worse`, `3 new`, `Nothing new`. */
function newsWords({ newCount, worseCount }) {
    const words = [
        ...(newCount === 0 ? [] : [`${newCount} new`]),
        ...(worseCount === 0 ? [] : [`${worseCount} worse`]),
    ];
    return words.length === 0 ? 'Nothing new' : words.join(' and ');
}
/**
 * What a check found that the last report did not say. The score that counts is that of the report, not that of the last
 * check, so that one which creeps up is told as soon as it has risen by a point in all.
 */
function compareWithReported(findings, assignment, options) {
    const people = peopleOf(findings);
    const pairs = newsOfPairs(findings, people, assignment, options);
    const flags = newsOfFlags(findings, people, assignment, options);
    const { reportedSources: before = {} } = assignment;
    const web = newsOfSources(findings, people.subjectOf, before, options.thresholds.similarity);
    return {
        ...web,
        pairs,
        flags,
        ...countNews([
            ...pairs.filter(({ dismissed }) => dismissed === null),
            ...flags,
            ...web.sources,
            ...web.tutorials,
        ]),
        reportedPairs: remembered(pairs, assignment.reportedPairs, ({ score }) => ({ score, at: options.at })),
        reportedFlags: remembered(flags, assignment.reportedFlags, ({ total, ai }) => ({
            total,
            ai,
            at: options.at,
        })),
    };
}
function peopleOf({ submissions }) {
    const subjects = (0,cases_subjects/* subjectsOf */.Z)(submissions);
    const subjectOf = ({ key }) => subjects.get(key) ?? (0,cases_subjects/* subjectOfKey */.n)(key);
    return {
        byKey: new Map(submissions.map((one) => [one.key, one])),
        bySubject: new Map(submissions.map((one) => [subjectOf(one), one])),
        subjectOf,
    };
}
/** What was told now is noted with its score; what is gone is forgotten; the rest stays as it was reported. */
function remembered(news, before, note) {
    const kept = news.filter(({ standing }) => standing !== 'gone');
    return Object.fromEntries(kept.map((one) => {
        const old = before[one.key];
        return [one.key, isNews(one) || old === undefined ? note(one) : old];
    }));
}
function newsOfPairs(findings, { byKey, bySubject, subjectOf }, assignment, { thresholds, dismissed }) {
    const verdicts = new Map();
    for (const { a, b, reason } of dismissed) {
        const [first, second] = [
            (0,named_pairs/* submissionNamed */._7)(findings.submissions, a),
            (0,named_pairs/* submissionNamed */._7)(findings.submissions, b),
        ];
        if (first === null || second === null)
            continue;
        verdicts.set((0,case_key/* caseKey */.u)([subjectOf(first), subjectOf(second)]), { reason, by: null, via: 'config' });
    }
    for (const [key, { reason, by, via }] of Object.entries(assignment.dismissed)) {
        // A box says less than the reason in the config file.
        if (via !== 'issue' || !verdicts.has(key))
            verdicts.set(key, { reason, by, via });
    }
    // A service may name a pair from both sides: the worse one counts.
    const now = new Map();
    for (const pair of findings.pairs) {
        const [a, b] = [byKey.get(pair.a), byKey.get(pair.b)];
        if (a === undefined || b === undefined || pair.together !== undefined)
            continue;
        const score = scoreOf(pair, [a, b], findings);
        if (score === null)
            continue;
        // Last year's among each other are nobody's business.
        if (a.role !== 'judged' && b.role !== 'judged')
            continue;
        const key = (0,case_key/* caseKey */.u)([subjectOf(a), subjectOf(b)]);
        // In the order of the key, so that the same finding is told in the same words whichever way round the service has it.
        const [first, second] = sidesOf(key)[0] === subjectOf(a) ? [a, b] : [b, a];
        if (score > (now.get(key)?.score ?? -1))
            now.set(key, { a: first, b: second, score });
    }
    const news = [];
    for (const [key, { a, b, score }] of now) {
        const before = assignment.reportedPairs[key];
        if (score <= thresholds.similarity && before === undefined)
            continue;
        const standing = standingOf(score, before?.score, thresholds.similarity);
        news.push({
            key,
            standing,
            a,
            b,
            score,
            reportedScore: before?.score ?? null,
            dismissed: verdicts.get(key) ?? null,
        });
    }
    for (const [key, before] of Object.entries(assignment.reportedPairs)) {
        if (now.has(key))
            continue;
        const [a, b] = sidesOf(key).map((subject) => bySubject.get(subject) ?? null);
        news.push({
            key,
            standing: isOver(a, b, thresholds.similarity) ? 'gone' : 'unseen',
            a: a ?? null,
            b: b ?? null,
            score: null,
            reportedScore: before.score,
            dismissed: verdicts.get(key) ?? null,
        });
    }
    return news.toSorted((x, y) => worstFirst(x.score, y.score) || (0,compare_text/* compareText */.n)(x.key, y.key));
}
/**
 * The number that decides about a pair: of the embedded service the similarity that the report shows, by which it flags the two.
 * A program that is too short to judge decides nothing, and where the task dictates one, only a pair that stands out does. Other
 * services do not say what their totals are made of, so the larger of the two shares counts.
 *
 * @returns 0..100; null: nothing to be told of
 */
function scoreOf(pair, sides, { service }) {
    if (!sides.every(({ comparability }) => (0,domain_findings/* isCompared */.uQ)(comparability)))
        return null;
    if (sides.some(domain_findings/* isDictated */.Dd) && pair.standsOut !== true)
        return null;
    return service.kind === 'embedded' ? (0,domain_findings/* pairAverage */.K)(pair) : (0,evidence/* largerShare */.D9)(pair);
}
function newsOfFlags(findings, { bySubject, subjectOf }, assignment, { thresholds, pardoned }) {
    const news = [];
    for (const submission of findings.submissions) {
        if (submission.role !== 'judged')
            continue;
        const key = subjectOf(submission);
        const before = assignment.reportedFlags[key];
        const { total, aiAverage: ai } = submission;
        // What nobody has to look at any more can get no worse.
        const open = pardoned?.has(submission.key) === true || (0,domain_findings/* isDictated */.Dd)(submission) ? null : total;
        const isFlagged = isAbove(open, thresholds.similarity) || isAbove(ai, thresholds.ai);
        if (!isFlagged && before === undefined)
            continue;
        news.push({
            key,
            submission,
            total,
            ai,
            standing: isFlagged
                ? worse(standingOf(open, before?.total, thresholds.similarity), standingOf(ai, before?.ai, thresholds.ai), before === undefined)
                : isChecked(submission)
                    ? 'gone'
                    : 'unseen',
        });
    }
    for (const key of Object.keys(assignment.reportedFlags)) {
        if (bySubject.has(key))
            continue;
        news.push({ key, submission: null, total: null, ai: null, standing: 'unseen' });
    }
    return news.toSorted((x, y) => worstFirst(largest(x.total, x.ai), largest(y.total, y.ai)) || (0,compare_text/* compareText */.n)(x.key, y.key));
}
/** @param before undefined: was not reported; null: without a number */
function standingOf(score, before, threshold) {
    if (!isAbove(score, threshold) || score === null)
        return before === undefined ? 'unchanged' : 'gone';
    if (before === undefined)
        return 'new';
    if (before === null || before <= threshold)
        return 'worse';
    return (0,evidence/* hasRisen */.Yr)(score, before) ? 'worse' : 'unchanged';
}
function worse(similarity, ai, isNew) {
    if (isNew)
        return 'new';
    return similarity === 'worse' || ai === 'worse' ? 'worse' : 'unchanged';
}
function largest(a, b) {
    return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
function isAbove(score, threshold) {
    return score !== null && score > threshold;
}
/**
 * Whether a pair that was reported is over: both were compared, and of one all matches are known, or neither is above the
 * threshold. Of a service that is asked sparingly, the matches of some flagged submissions were never read.
 */
function isOver(a, b, threshold) {
    if (!isChecked(a) || !isChecked(b))
        return false;
    const sides = [a, b];
    return (sides.some((one) => (one?.matches.length ?? 0) > 0) ||
        sides.every((one) => !isAbove(one?.total ?? null, threshold)));
}
function isChecked(submission) {
    return submission?.state.kind === 'checked';
}
function sidesOf(pair) {
    return pair.split('-');
}
/** Unknown scores come last. */
function worstFirst(a, b) {
    return (b ?? -1) - (a ?? -1);
}


/***/ }),

/***/ 68817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readAssignment),
/* harmony export */   d: () => (/* binding */ assignmentStore)
/* harmony export */ });
/* harmony import */ var _state_assignment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67537);

/** @param newSalt see `changeAssignment` */
function assignmentStore(lease, name, newSalt) {
    return {
        read: async () => (0,_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .assignmentOf */ .tq)(await lease.update((state) => state), name),
        change: async (by) => {
            const state = await lease.update((current) => (0,_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .changeAssignment */ .Iz)(current, name, newSalt, by));
            const own = (0,_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .assignmentOf */ .tq)(state, name);
            if (own === null)
                throw new RangeError(`The state has lost ${name}.`);
            return own;
        },
    };
}
/**
 * What is stored of one assignment, also where the store reads others only; null: it was never scanned. Nothing is written.
 *
 * @throws what `StateStore.update` throws
 */
async function readAssignment(store, name) {
    const state = await store.update((one) => {
        (0,_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .assignmentOf */ .tq)(one, name);
        return one;
    });
    return (0,_state_assignment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .assignmentOf */ .tq)(state, name);
}


/***/ }),

/***/ 40764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vj: () => (/* binding */ LeaseLost),
/* harmony export */   Wf: () => (/* binding */ LEASE_MS),
/* harmony export */   _e: () => (/* binding */ takeLease)
/* harmony export */ });
/* unused harmony export mayTake */
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _github_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4472);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73387);
/* harmony import */ var _state_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78208);




/**
 * How long a lease lasts without a write. Longer than any step between two writes when the wait for the service renews it,
 * short enough that the next hourly scan goes on after a run that was killed.
 */
const LEASE_MS = 20 * 60_000;
/** While more than this is left, `keep` writes nothing. */
const RENEW_BELOW_MS = LEASE_MS / 2;
/**
 * The lease is not this run's any more, which must leave everything alone. `skipped`: another run goes on with what it found in
 * the state. `incomplete`: the state was reset, and nobody goes on.
 */
class LeaseLost extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    name = 'LeaseLost';
    outcome;
    retryHelps = false;
    constructor(lease) {
        super(lease === null
            ? 'The state of the scans was reset while this run was scanning, so that it stops: what it began is not noted any more. Run it again; the next scan starts from the state as it is.'
            : `Run ${lease.run} (attempt ${lease.attempt}) took over from this run, which took too long between two steps or was started again; this run stops so that nothing is done twice.`);
        this.outcome = lease === null ? 'incomplete' : 'skipped';
    }
}
/** Whether a run may scan. Pure. */
function mayTake(lease, holder, now) {
    if (lease === null || isHeldBy(lease, holder))
        return true;
    // A second attempt begins when the first one has ended, however it did.
    if (lease.run === holder.run && holder.attempt !== lease.attempt)
        return holder.attempt > lease.attempt;
    return now.getTime() > Date.parse(lease.until) + _github_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_LIMITS */ .f.stateBranch.skewMs;
}
function isHeldBy(lease, holder) {
    return lease?.run === holder.run && lease.attempt === holder.attempt && lease.token === holder.token;
}
function leaseOf({ run, attempt, token }, now) {
    return { run, attempt, token, until: new Date(now.getTime() + LEASE_MS).toISOString() };
}
/** A lease that is renewed while somebody tries to take it is alive, whatever the clocks say. */
function isRenewed(before, now) {
    return before !== null && before.token === now?.token && before.until !== now.until;
}
/**
 * Takes the lease where it is free, expired, or held by an earlier attempt of the same run. Of two runs that try at once one
 * wins: the store refuses the second write, and its repetition sees the first.
 *
 * @throws what the store throws
 */
async function takeLease(store, holder, date) {
    let first = null;
    const isFree = ({ lease }) => {
        const isAnothers = lease !== null && lease.run !== holder.run && isRenewed(first, lease);
        return !isAnothers && mayTake(lease, holder, date());
    };
    const take = (current) => {
        const isTaken = isFree(current);
        first ??= current.lease;
        return isTaken ? { ...current, lease: leaseOf(holder, date()) } : current;
    };
    const state = await store.update(take).catch(async (error) => {
        // Whoever wrote all that time most likely holds the lease, and then that is what is to be said.
        const { state: now } = error instanceof _state_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .StateConflict */ .me ? await store.load() : { state: null };
        if (now === null || isFree(now))
            throw error;
        return now;
    });
    const { lease } = state;
    if (lease !== null && !isHeldBy(lease, holder)) {
        return {
            taken: false,
            sentence: `Run ${lease.run} (attempt ${lease.attempt}) scans at the moment, until ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTime */ .fU)(lease.until)} at the latest unless it goes on; this run leaves the work to it.`,
        };
    }
    return { taken: true, state, store: leased(store, holder, date, lease) };
}
function leased(store, holder, date, first) {
    let until = Date.parse(first?.until ?? '') || 0;
    const update = async (change) => {
        const state = await store.update((current) => {
            if (!isHeldBy(current.lease, holder))
                throw new LeaseLost(current.lease);
            const changed = change(current);
            return changed === current ? current : { ...changed, lease: leaseOf(holder, date()) };
        });
        until = Date.parse(state.lease?.until ?? '') || 0;
        return state;
    };
    return {
        update,
        keep: async () => {
            if (until - date().getTime() > RENEW_BELOW_MS)
                return;
            await update((state) => ({ ...state }));
        },
        release: async (change = (state) => state) => {
            await store.update((current) => isHeldBy(current.lease, holder) ? { ...change(current), lease: null } : current);
        },
    };
}


/***/ }),

/***/ 34856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ declareSource),
/* harmony export */   b3: () => (/* binding */ fetchDeclared),
/* harmony export */   sK: () => (/* binding */ sourcesInRow)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50926);
/* harmony import */ var _cases_case_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12648);
/* harmony import */ var _sources_github_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76192);
/* harmony import */ var _sources_github_tarball_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43599);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75174);
/* harmony import */ var _state_state_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78291);
/* harmony import */ var _source_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99144);








/** The sources that a person may mean by a row of the issue; two may bear the same one. */
function sourcesInRow({ web = {} }, row) {
    const known = Object.values(web).flatMap(({ sources }) => sources);
    const meant = known.filter((source) => (0,_source_id_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceRowOf */ .L7)(source) === row);
    return [...new Map(meant.map((source) => [(0,_source_id_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceIdOf */ .GC)(source), source])).values()];
}
/** Notes that a source is to become starter code; one that is noted already stays as it was. */
function declareSource(one, source, who) {
    const { declaredSources = [] } = one;
    const isNoted = declaredSources.some((known) => (0,_source_id_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceIdOf */ .GC)(known) === (0,_source_id_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceIdOf */ .GC)(source));
    if (isNoted || declaredSources.length >= _state_state_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .STATE_LIMITS */ .$m.declared)
        return one;
    return { ...one, declaredSources: [...declaredSources, { ...source, ...who }] };
}
/** Fetches what people declared common, by the name that git has for its contents: nothing else can come in its place. */
async function fetchDeclared(github, declared) {
    const common = [];
    const left = [];
    const remarks = [];
    for (const source of declared) {
        const { repository, path, by, at } = source;
        const name = `${repository}/${path}`;
        try {
            const text = await textOf(github, source);
            if (text === null) {
                remarks.push(`${name} cannot be taken for starter code: it is not on the web any more, or no text of a size that can be kept. Put the code into the repository or folder of starter instead.`);
            }
            else {
                common.push({ path: name.slice(-MAX_PATH), text, by, at });
            }
        }
        catch (error) {
            if (!(error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
                throw error;
            left.push(source);
            remarks.push(`${name} could not be fetched to be taken for starter code; the next check tries again. ${error.message}`);
        }
    }
    return { common, left, remarks };
}
/** Of a path its end counts, which says the language. */
const MAX_PATH = 1000;
/** null: it is gone, too long, or no text. @throws GitHubError */
async function textOf(github, { repository, path, blob }) {
    const name = (0,_github_names_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRepositoryName */ .$M)(repository);
    if (name === null)
        return null;
    const bytes = await (0,_sources_github_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlob */ .gm)(github, name, blob);
    if (!Buffer.isBuffer(bytes) || (0,_sources_github_tarball_js__WEBPACK_IMPORTED_MODULE_3__/* .blobSha */ .wJ)(bytes) !== blob)
        return null;
    const decoded = (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .decode */ .D)(bytes, path);
    return 'text' in decoded && decoded.text !== '' && decoded.text.length <= _cases_case_document_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DECLARED_CHARACTERS */ .FU
        ? decoded.text
        : null;
}


/***/ }),

/***/ 99144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ sourceIdOf),
/* harmony export */   L7: () => (/* binding */ sourceRowOf),
/* harmony export */   sJ: () => (/* binding */ isSourceRow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** 16 hex digits by which a source is known again; GitHub ignores the case of a repository's name. */
function sourceIdOf({ provider, repository, path }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([provider, repository.toLowerCase(), path]))
        .digest('hex')
        .slice(0, 16);
}
/** What a person types for a source: `w` and the beginning of its id. See `rowIdOf` for how often two bear the same one. */
function sourceRowOf(source) {
    return `w${sourceIdOf(source).slice(0, 7)}`;
}
/** Whether a word has the shape of one. */
function isSourceRow(word) {
    return /^w[0-9a-f]{7}$/.test(word);
}


/***/ })

};
