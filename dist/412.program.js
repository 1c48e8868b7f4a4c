export const id = 412;
export const ids = [412];
export const modules = {

/***/ 6149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listen)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);

/**
 * @param port 0: any free one
 * @param refusal words an address that is not to be had, and why
 * @returns where it listens, without a path: `http://127.0.0.1:8080`
 * @throws ConfigurationError where it cannot
 */
async function listen(server, host, port, refusal = (where, why) => `The server cannot listen on ${where}: ${why}.`) {
    return new Promise((resolve, reject) => {
        server.once('error', (error) => {
            reject(new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(refusal(`${host}, port ${port}`, error.message), { cause: error }));
        });
        server.listen(port, host, () => {
            const address = server.address();
            const taken = typeof address === 'object' && address !== null ? address.port : port;
            resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`);
        });
    });
}


/***/ }),

/***/ 20332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ readCredentials),
/* harmony export */   _x: () => (/* binding */ credentialsPath),
/* harmony export */   oo: () => (/* binding */ tryToWrite),
/* harmony export */   wK: () => (/* binding */ writeCredentials)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93153);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23719);





const Credentials = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().positive(),
    clientId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The App's page on GitHub. */
    url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** PEM. */
    privateKey: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().includes('-----BEGIN'),
    /** null: the App has no webhook. */
    webhookSecret: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).nullable(),
});
/** Where a data folder keeps them. */
function credentialsPath(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'app.json');
}
/** What the folder keeps; null: nothing. @throws ConfigurationError where it cannot be read, without a word of it */
function readCredentials(folder) {
    const path = credentialsPath(folder);
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`The App's credentials cannot be read from the data folder ${folder}: ${(0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)}. Look at its rights, or set APP_ID, APP_PRIVATE_KEY and WEBHOOK_SECRET instead.`);
    }
    const result = Credentials.safeParse(parsed(text));
    if (result.success)
        return result.data;
    const fields = [...new Set(result.error.issues.map(({ path: [field] }) => String(field ?? 'all of it')))];
    throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`${path} is damaged (${fields.join(', ')}). Set APP_ID, APP_PRIVATE_KEY and WEBHOOK_SECRET instead, or delete the file and register an App anew: code-similarity bot --setup.`);
}
/** As much as credentials take, and more. */
const ROOM_BYTES = 16_384;
/**
 * Tries whether credentials can be kept: GitHub gives them once, when the App is registered already.
 *
 * @throws ConfigurationError where the folder cannot be written, or has no room
 */
function tryToWrite(folder) {
    const trial = `${credentialsPath(folder)}.trial`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(trial, Buffer.alloc(ROOM_BYTES), { mode: 0o600, flush: true });
    }
    catch (error) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`The data folder ${folder} cannot be written: ${(0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)}. Give another one with --data.`);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(trial, { force: true });
    }
}
/**
 * Keeps credentials for their owner alone: the file is there whole or not at all.
 *
 * @param replaces whether one that is there already may be lost
 *
 * @throws ConfigurationError where it may not, or where the folder cannot be written
 */
function writeCredentials(folder, credentials, replaces) {
    const path = credentialsPath(folder);
    const part = `${path}.new`;
    if (!replaces && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`${path} is there already. Start the server with it, or register another App with --again.`);
    }
    try {
        // A file that a killed run left would keep its own mode.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(part, { force: true, recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(part, `${JSON.stringify(credentials, null, 2)}\n`, {
            mode: 0o600,
            flag: 'wx',
            flush: true,
        });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(part, path);
    }
    catch (error) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`${path} cannot be written: ${(0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)}. Give another folder with --data.`);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(part, { force: true, recursive: true });
    }
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // What JSON.parse says quotes from the file.
        return undefined;
    }
}


/***/ }),

/***/ 52412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveBot: () => (/* binding */ serveBot)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/files/remove-folder.js
var remove_folder = __webpack_require__(74595);
// EXTERNAL MODULE: ./build/github/names.js
var github_names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
;// CONCATENATED MODULE: ./build/app/app-log.js


/** Lines for a person: those of one thing begin with what it is about, because many things are done at once. */
function textLog(log) {
    const lines = (prefix, redact) => logOf((level, message) => log[level](prefix + redact(message)));
    return {
        ...lines('', unchanged),
        for: (context, redact = unchanged) => {
            const words = wordsOf(context);
            return lines(words === '' ? '' : `[${words}] `, redact);
        },
    };
}
/** Lines for a program: one JSON object each, with what they are about as fields. */
function jsonLog(options) {
    const { write, redact, verbose, now } = options;
    const lines = (context, own) => logOf((level, message) => {
        if (level === 'debug' && !verbose)
            return;
        const { delivery, installation, repository } = context;
        const line = {
            time: now().toISOString(),
            level,
            message: redact(own(message)),
            ...(delivery === undefined ? {} : { delivery }),
            ...(installation == null ? {} : { installation }),
            ...(repository == null ? {} : { repository: (0,github_names/* fullName */.fq)(repository) }),
        };
        write(`${JSON.stringify(line)}\n`);
    });
    return { ...lines({}, unchanged), for: (context, own = unchanged) => lines(context, own) };
}
function logOf(say) {
    return {
        debug: (message) => say('debug', message),
        info: (message) => say('info', message),
        notice: (message) => say('notice', message),
        warning: (message) => say('warning', message),
        error: (message) => say('error', message),
        group: (title, body) => {
            say('info', title);
            return body();
        },
    };
}
function wordsOf({ delivery, installation, repository }) {
    const words = [
        repository == null ? null : (0,text_escape/* visible */.RK)((0,github_names/* fullName */.fq)(repository)),
        installation == null ? null : `installation ${installation}`,
        delivery === undefined ? null : `delivery ${delivery}`,
    ];
    return words.filter((word) => word !== null).join(', ');
}
const unchanged = (text) => text;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@octokit/auth-app/dist-node/index.js + 9 modules
var dist_node = __webpack_require__(76479);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/domain/outcome.js
var domain_outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(21498);
// EXTERNAL MODULE: ./build/publish/failure.js
var failure = __webpack_require__(84650);
;// CONCATENATED MODULE: ./build/app/app-token.js







/** @param pem the private key that GitHub made for the App. @throws ConfigurationError where it is none */
function readAppIdentity(id, pem) {
    let key;
    try {
        key = (0,external_node_crypto_.createPrivateKey)(pem);
    }
    catch (error) {
        // What OpenSSL says may quote from the key.
        throw new domain_outcome/* ConfigurationError */.j1('The private key of the App cannot be read. Give the whole of the .pem file, with its first and last line.', { cause: error });
    }
    if (key.asymmetricKeyType !== 'rsa' || id.trim() === '') {
        throw new domain_outcome/* ConfigurationError */.j1('An App needs its id and the RSA private key that GitHub made for it. Set APP_ID and APP_PRIVATE_KEY.');
    }
    return { id: id.trim(), privateKey: pem };
}
const Token = schemas/* looseObject */._H3({ token: schemas/* string */.YjP().min(1), expires_at: schemas/* string */.YjP() });
/**
 * Asks for a token of an installation.
 *
 * @param repository the token reaches it and no other; null: all that the installation reaches
 *
 * @throws ConfigurationError where GitHub refuses: what is wrong is of the App's making. GitHubError where it fails
 */
async function installationToken({ identity, open, onSecret }, installationId, repository) {
    const where = repository === null ? `installation ${installationId}` : (0,github_names/* fullName */.fq)(repository);
    const client = open(null);
    const request = async (_route, parameters) => {
        onSecret(parameters.headers.authorization.replace(/^bearer /, ''));
        const data = await client
            .get()
            .ask(ownPurpose(`asking for the App's token for ${where}`), (rest) => rest.apps.createInstallationAccessToken(parameters), Token);
        return { data };
    };
    try {
        const auth = authOf(identity, request);
        const { token, expiresAt } = await auth({
            type: 'installation',
            installationId,
            ...(repository === null ? {} : { repositoryNames: [repository.repo] }),
            refresh: true,
        });
        onSecret(token);
        return { token, expiresAt };
    }
    catch (error) {
        throw explainRefusal(error, installationId, where);
    }
    finally {
        await client.close();
    }
}
function authOf({ id, privateKey }, request) {
    return (0,dist_node/* createAppAuth */.K)({ appId: id, privateKey, ...(request === undefined ? {} : { request }) });
}
const App = schemas/* looseObject */._H3({ name: schemas/* string */.YjP() });
/**
 * Asks GitHub which App this is. @returns its name
 *
 * @throws ConfigurationError where GitHub does not know it by this key. GitHubError where it could not be asked
 */
async function readAppName(account) {
    return withAppClient(account, async (github) => {
        const what = ownPurpose('asking which App this is');
        const { name } = await github.ask(what, (rest) => rest.apps.getAuthenticated(), App);
        return name;
    });
}
/**
 * Speaks to GitHub as the App itself, for ten minutes at most: so long its token is good.
 *
 * @throws ConfigurationError where GitHub does not know the App by this key. GitHubError where it could not be asked
 */
async function withAppClient({ identity, open, onSecret }, body) {
    const { token } = await authOf(identity)({ type: 'app' });
    onSecret(token);
    const client = open(token);
    try {
        return await body(client.get());
    }
    catch (error) {
        throw (0,failure/* isAnswer */.Tq)(error, 401) ? new domain_outcome/* ConfigurationError */.j1(WRONG_KEY, { cause: error }) : error;
    }
    finally {
        await client.close();
    }
}
const FoundInstallation = schemas/* looseObject */._H3({ id: schemas/* number */.aig().int().positive() });
/**
 * Which installation of the App reaches a repository.
 *
 * @throws ConfigurationError where the App is not installed there, or GitHub does not know it. GitHubError where GitHub could
 *   not be asked
 */
async function findInstallation(account, repository) {
    try {
        return await withAppClient(account, async (github) => {
            const { id } = await github.ask(ownPurpose(`looking for the App's installation in ${(0,github_names/* fullName */.fq)(repository)}`), (rest) => rest.apps.getRepoInstallation({ owner: repository.owner, repo: repository.repo }), FoundInstallation);
            return id;
        });
    }
    catch (error) {
        if (!(0,failure/* isAnswer */.Tq)(error, 404))
            throw error;
        throw new domain_outcome/* ConfigurationError */.j1(`The App is not installed in ${(0,github_names/* fullName */.fq)(repository)}, or there is no such repository. Install it for all repositories of ${repository.owner}.`, { cause: error });
    }
}
const WRONG_KEY = "GitHub does not accept the App's key (401). Check that APP_ID and APP_PRIVATE_KEY are of the same App, that the key was not deleted in the App's settings, and that this machine's clock is right.";
function explainRefusal(error, installationId, where) {
    const because = (sentence) => new domain_outcome/* ConfigurationError */.j1(sentence, { cause: error });
    if ((0,failure/* isAnswer */.Tq)(error, 401))
        return because(WRONG_KEY);
    if ((0,failure/* isAnswer */.Tq)(error, 404)) {
        return because(`The App of APP_ID has no installation ${installationId} for ${where}: it was uninstalled, or the webhook is another App's. Install it there, or set APP_ID to the App that calls.`);
    }
    if ((0,failure/* isAnswer */.Tq)(error, 422)) {
        return because(`The App's installation does not reach ${where}. Add the repository to the installation.`);
    }
    if ((0,failure/* isAnswer */.Tq)(error, 403) && error.outcome === 'forbidden') {
        return because(`GitHub gives the App no token for ${where} (403): the installation is suspended, or the App was blocked. Look at the installation's settings.`);
    }
    return error;
}
/** What an App asks as itself: no permission has to be given for it. */
function ownPurpose(what) {
    return { what, permission: permissions/* PERMISSIONS */.J.metadata, target: 'other' };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/settings/config-file.js
var config_file = __webpack_require__(3495);
// EXTERNAL MODULE: ./build/settings/inputs/inputs.js + 11 modules
var inputs = __webpack_require__(1972);
// EXTERNAL MODULE: ./build/settings/quoted.js
var quoted = __webpack_require__(73682);
;// CONCATENATED MODULE: ./build/app/scans/stays-inside.js

/**
 * Whether a path or glob of a config file can only lead to files below the folder that it is read in. Staff of one
 * organisation write it, and the machine is somebody else's.
 */
function staysInside(path) {
    if (path.includes('\0') || path.startsWith('~') || (0,external_node_path_.isAbsolute)(path) || external_node_path_.win32.isAbsolute(path))
        return false;
    // `C:keys` is a file of wherever that drive stands.
    if (/^[A-Za-z]:/.test(path))
        return false;
    // Signs of globs and patterns count as separators: `{a,..}/b` leads out as well.
    return !path.split(/[\\/{},()|[\]!]/).includes('..');
}

// EXTERNAL MODULE: ./build/scan/cron.js
var scan_cron = __webpack_require__(96618);
;// CONCATENATED MODULE: ./build/app/scans/app-config.js








/** What stands for a file that was not named. */
const NO_APP_CONFIG = { scans: [], scansAtOnce: 1, reportsKept: 10 };
const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const MINUTE_MS = UNIT_MS.m;
const DAY_MS = UNIT_MS.d;
/** A class hands in many pushes in a few minutes. */
const QUIET_MS = 10 * MINUTE_MS;
/** A duration as people write it, in milliseconds. */
function duration(leastMs, mostMs, rule) {
    return schemas/* string */.YjP({ error: rule })
        .regex(/^[1-9]\d{0,5}[smhd]$/, { error: rule })
        .transform((text) => Number(text.slice(0, -1)) * UNIT_MS[text.slice(-1)])
        .refine((ms) => ms >= leastMs && ms <= mostMs, { error: rule });
}
const REPOSITORY_RULE = 'is no repository; write owner/name.';
const CRON_RULE = "is no cron time that ever comes; write five fields in UTC, such as '41 2 * * *'.";
const EVERY_RULE = 'must be a duration from 1m to 30d, such as 24h.';
const PUSH_RULE = 'must be true, false, or for how long nothing is pushed before a scan: 1s to 1d, such as 10m.';
const CONFIG_RULE = 'must be the path of a file inside of the repository, such as .github/similarity.yml.';
const Entry = schemas/* strictObject */.rej({
    repository: schemas/* string */.YjP({ error: REPOSITORY_RULE }).transform((text, context) => {
        const name = (0,github_names/* parseRepositoryName */.$M)(text.trim());
        if (name !== null)
            return name;
        context.addIssue({ code: 'custom', message: REPOSITORY_RULE });
        return core/* NEVER */.tm;
    }),
    config: schemas/* string */.YjP({ error: CONFIG_RULE })
        .trim()
        .min(1, { error: CONFIG_RULE })
        .refine(staysInside, { error: CONFIG_RULE })
        .prefault(inputs/* INPUTS */.mc.config.default),
    every: duration(MINUTE_MS, 30 * DAY_MS, EVERY_RULE).optional(),
    cron: schemas/* string */.YjP({ error: CRON_RULE })
        .refine((text) => (0,scan_cron/* cronTimes */.x)(text)?.(new Date()) != null, { error: CRON_RULE })
        .optional(),
    push: schemas/* union */.KCZ([
        schemas/* literal */.euz(true).transform(() => QUIET_MS),
        schemas/* literal */.euz(false).transform(() => null),
        duration(UNIT_MS.s, DAY_MS, PUSH_RULE),
    ], { error: PUSH_RULE })
        .prefault(false),
})
    .refine(({ every, cron }) => (every === undefined) !== (cron === undefined), {
    error: 'give either every or cron: one of the two says when to scan.',
});
const MOST_SCANS = 1000;
const File = schemas/* strictObject */.rej({
    scans: schemas/* array */.YOg(Entry, { error: 'must be a list, with a repository and either every or cron in each entry.' })
        .max(MOST_SCANS, { error: `has more than ${MOST_SCANS} entries; give the others to a second server.` }),
    'scans-at-once': schemas/* number */.aig({ error: 'must be a whole number from 1 to 20.' })
        .int()
        .min(1)
        .max(20)
        .prefault(NO_APP_CONFIG.scansAtOnce),
    'reports-kept': schemas/* number */.aig({ error: 'must be a whole number from 1 to 1000.' })
        .int()
        .min(1)
        .max(1000)
        .prefault(NO_APP_CONFIG.reportsKept),
});
/**
 * Reads the file that `--app-config` names.
 *
 * @param name how messages call the file
 * @throws ConfigurationError naming every problem with its place
 */
function readAppConfig(text, name) {
    const read = (0,config_file/* readConfigFile */.RG)(text, name, (value) => value);
    if ('problems' in read)
        throw new domain_outcome/* ConfigurationError */.j1(read.problems.join('\n'));
    const { file } = read;
    const parsed = File.safeParse(Object.fromEntries(file.values));
    if (!parsed.success) {
        throw new domain_outcome/* ConfigurationError */.j1(parsed.error.issues.flatMap((issue) => problemsOf(issue, file)).join('\n'));
    }
    const scans = parsed.data.scans.map(planOf);
    const keys = scans.map(keyOf);
    const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
    if (twice >= 0) {
        throw new domain_outcome/* ConfigurationError */.j1(`${file.place('scans', twice)}: an entry above scans this repository with the same config; remove one of the two.`);
    }
    return {
        scans,
        scansAtOnce: parsed.data['scans-at-once'],
        reportsKept: parsed.data['reports-kept'],
    };
}
function problemsOf(issue, file) {
    const steps = issue.path.filter((step) => typeof step !== 'symbol');
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => `${file.place(...steps, key)}: ${(0,quoted/* quoted */.T)(key)} is no known key; leave it out, or correct it.`);
    }
    const key = steps.findLast((step) => typeof step === 'string') ?? '';
    return [`${file.place(...steps)}: ${key === '' ? '' : `${key}: `}${issue.message}`];
}
function planOf({ repository, config, every, cron, push }) {
    const times = cron === undefined ? null : (0,scan_cron/* cronTimes */.x)(cron);
    return {
        repository,
        config,
        times: times === null ? { kind: 'every', ms: every ?? DAY_MS } : { kind: 'cron', next: times },
        quietMs: push,
    };
}
/** Tells entries apart: two courses may share a repository, each with a config file of its own. */
function keyOf({ repository, config }) {
    return `${(0,github_names/* fullName */.fq)(repository).toLowerCase()} ${config}`;
}

;// CONCATENATED MODULE: ./build/bot/rights-memory.js

/** So long an answer counts: somebody who was taken off the list may still command for it. */
const REMEMBERED_MS = 60_000;
const CAPACITY = 2000;
/**
 * What was decided about people a moment ago. Many comments of one person cost one look-up a minute. Bounded: who was asked
 * about longest ago is forgotten first.
 */
class RightsMemory {
    #known = new Map();
    #now;
    /** @param now in milliseconds */
    constructor(now) {
        this.#now = now;
    }
    /** @param ask asks GitHub; where it fails, nothing is remembered */
    of(repository, login, ask) {
        const key = `${(0,github_names/* fullName */.fq)(repository)} ${login}`.toLowerCase();
        const known = this.#known.get(key);
        if (known !== undefined && this.#now() - known.at < REMEMBERED_MS)
            return known.decision;
        const decision = ask();
        const entry = { at: this.#now(), decision };
        this.#known.delete(key);
        this.#known.set(key, entry);
        const [oldest] = this.#known.keys();
        if (this.#known.size > CAPACITY && oldest !== undefined)
            this.#known.delete(oldest);
        decision.catch(() => {
            if (this.#known.get(key) === entry)
                this.#known.delete(key);
        });
        return decision;
    }
}

// EXTERNAL MODULE: ./build/embedded/store/data-folder.js
var data_folder = __webpack_require__(90206);
// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(23719);
// EXTERNAL MODULE: ./build/bot/answer-command.js + 4 modules
var answer_command = __webpack_require__(60623);
// EXTERNAL MODULE: ./build/bot/check-mark.js
var check_mark = __webpack_require__(41282);
// EXTERNAL MODULE: ./build/bot/handle.js + 10 modules
var handle = __webpack_require__(95781);
// EXTERNAL MODULE: ./build/bot/stop-run.js
var stop_run = __webpack_require__(27720);
// EXTERNAL MODULE: ./build/domain/redaction.js
var redaction = __webpack_require__(35952);
// EXTERNAL MODULE: ./build/process/temp-dir.js
var temp_dir = __webpack_require__(63736);
// EXTERNAL MODULE: ./build/publish/channels.js
var channels = __webpack_require__(51998);
// EXTERNAL MODULE: ./build/publish/comment.js + 1 modules
var comment = __webpack_require__(95010);
// EXTERNAL MODULE: ./build/run/main.js + 129 modules
var main = __webpack_require__(97949);
// EXTERNAL MODULE: ./build/run/prior.js
var prior = __webpack_require__(23842);
// EXTERNAL MODULE: ./build/bot/record-dismissal.js
var record_dismissal = __webpack_require__(46289);
// EXTERNAL MODULE: ./build/scan/store/open-store.js
var open_store = __webpack_require__(50676);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/bot/action-transport.js
var action_transport = __webpack_require__(1026);
// EXTERNAL MODULE: ./build/bot/grammar.js
var grammar = __webpack_require__(38467);
;// CONCATENATED MODULE: ./build/app/comment-handler.js



/** Works of one key are of one command. */
function workKey(repository, command) {
    return `${(0,github_names/* fullName */.fq)(repository).toLowerCase()} ${command}`;
}
/** Takes commands in new comments; everything else that people say is none of the bot's business. */
function commentHandler(answer) {
    return (delivery) => {
        const { event } = delivery;
        if (event.repository === null || event.comment === null)
            return 'no comment that can be read';
        const request = (0,action_transport/* requestFromComment */.$)(event.repository, event.action, event.comment);
        if ('ignored' in request)
            return request.ignored;
        if ((0,grammar/* parseCommand */.RM)(request.body).kind === 'none')
            return 'no command';
        return {
            repository: request.repository,
            person: request.author,
            key: workKey(request.repository, request.key),
            run: (turn) => answer({ delivery, request }, turn),
        };
    };
}

;// CONCATENATED MODULE: ./build/app/answer-call.js


















/** What the comments of an App's checks go by, apart from those of workflows. */
const REPORT_KEY = { workflow: 'app', job: 'bot' };
/** Answers one command, with a token that reaches its repository alone. @throws GitHubError where it cannot even be answered */
async function answerCall(call, turn, host, rights) {
    const { settings, clock } = host;
    const { request, delivery } = call;
    const { repository } = request;
    const { installationId } = delivery;
    const client = host.repositoryClient(installationId, repository);
    const { redact } = client;
    const log = host.log.for({ delivery: delivery.id, installation: installationId, repository }, redact);
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, turn.signal]);
    const github = client.github.until(signal);
    const tempDir = (0,temp_dir/* makeTempDir */.m)((0,external_node_os_.tmpdir)(), temp_dir/* TEMP_VARIABLE */.E);
    try {
        const world = {
            clock,
            random: Math.random,
            log,
            signal,
            workspace: tempDir,
            tempDir,
            redact,
            environment: host.environment,
            // Deliveries are not counted, and no clock tells which came first: one that is sent again takes up what bears its key.
            run: { runId: `app-${request.key}`, jobSlug: 'bot', attempt: null },
            endsAtMs: Infinity,
            defaultLabel: (0,github_names/* fullName */.fq)(repository),
            title: (0,github_names/* fullName */.fq)(repository),
            event: delivery.event,
            github: () => github,
            collector: () => github,
            runUrl: null,
            toolVersion: version/* VERSION */.x,
            date: () => new Date(),
            onCheck: (id) => log.debug(`The check has the id ${id}.`),
        };
        const effects = (0,answer_command/* effectsOf */.w7)({
            settings,
            world,
            store: () => (0,open_store/* stateStoreOf */.U)(settings, world, [record_dismissal/* PULL_REQUESTS */.Ld]),
            newSalt: open_store/* newSalt */.N,
            cancelCheck: async (where, run) => {
                const command = /^app-([\w-]+)\.bot$/.exec(run)?.[1];
                if (command === undefined)
                    return (0,stop_run/* stopRun */.K)(github, where, run);
                return { kind: turn.cancel(workKey(where, command)) ? 'cancelled' : 'over' };
            },
            check: (own, around) => turn.long(() => checkAndComment(own, around, call, log)),
        });
        const result = await (0,handle/* handleRequest */.y)(request, effects, {
            botUsers: settings.botUsers,
            runUrl: null,
            run: { key: (0,check_mark/* runKey */.r7)(world.run), isFirstAttempt: false },
            rights,
        });
        if (result.kind === 'failed') {
            log.warning(`The command ${request.key} failed: ${result.failure.message}`);
        }
        else {
            log.info(`The command ${request.key}: ${result.kind}.`);
        }
    }
    finally {
        controller.abort(new domain_outcome/* Cancelled */.cJ('The command is done.'));
        await (0,remove_folder/* removeFolder */.v)(tempDir);
    }
}
async function checkAndComment(settings, world, { request }, log) {
    const cases = await (0,answer_command/* pullRequestCases */.Mz)((0,open_store/* stateStoreOf */.U)(settings, world, [record_dismissal/* PULL_REQUESTS */.Ld]), world);
    const { pullRequest } = world.event;
    if (pullRequest === null)
        throw new Error('a check of the bot has a pull request');
    const result = await (0,main/* main */.i)(settings, world, { ...prior/* NOTHING_PRIOR */.Z, cases });
    try {
        const report = (0,redaction/* redactDeep */.KL)(result.report, world.redact);
        const published = await (0,comment/* publishComment */.p)({
            github: world.github(),
            repository: request.repository,
            pullNumber: pullRequest.number,
            headSha: pullRequest.headSha,
            key: (0,channels/* commentKey */.T)(settings.commentKey, REPORT_KEY),
            report,
            audience: 'student',
        }, log);
        log.info(published.sentence);
        return report;
    }
    finally {
        for (const warning of await result.finish())
            log.warning(warning);
    }
}

// EXTERNAL MODULE: ./build/github/limits.js
var limits = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/run/open-github.js
var open_github = __webpack_require__(72322);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(47307);
;// CONCATENATED MODULE: ./build/app/app-github.js



const UNUSED = { used: 0, limit: null, remaining: null, resetsAt: null };
/**
 * GitHub as an App's installation sees it, for as long as the server runs: a token is good for an hour. Each request takes a
 * token that lasts; one that GitHub no longer accepts is replaced once. After `close` the next request opens it again.
 */
function appGitHub(options) {
    const opened = [];
    let current = null;
    let asking = null;
    const renew = async () => {
        try {
            const { token, expiresAt } = await options.newToken();
            const client = options.open(token);
            opened.push(client);
            current = { github: client.get(), until: Date.parse(expiresAt) - limits/* GITHUB_LIMITS */.f.appToken.renewBeforeMs };
            return current.github;
        }
        finally {
            asking = null;
        }
    };
    const client = async () => {
        options.onUse?.();
        if (current !== null && options.now().getTime() < current.until)
            return current.github;
        return (asking ??= renew());
    };
    const withToken = async (purpose, ends, body) => {
        const first = await client();
        try {
            return await body(ends(first));
        }
        catch (error) {
            // 401: nothing was done.
            if (!(0,failure/* isAnswer */.Tq)(error, 401))
                throw error;
            if (current?.github === first)
                current = null;
        }
        try {
            return await body(ends(await client()));
        }
        catch (error) {
            throw ofApp(error, purpose);
        }
    };
    const open = (ends) => ({
        apiUrl: options.apiUrl,
        ask: (purpose, request, shape) => withToken(purpose, ends, (github) => github.ask(purpose, request, shape)),
        graphql: (purpose, query, variables, shape) => withToken(purpose, ends, (github) => github.graphql(purpose, query, variables, shape)),
        async *pages(purpose, route, parameters, item) {
            try {
                yield* ends(await client()).pages(purpose, route, parameters, item);
            }
            catch (error) {
                if ((0,failure/* isAnswer */.Tq)(error, 401))
                    current = null;
                throw ofApp(error, purpose);
            }
        },
        download: (purpose, route, parameters) => withToken(purpose, ends, (github) => github.download(purpose, route, parameters)),
        until: (signal) => {
            // One for each token: a client takes a moment to be made.
            const made = new WeakMap();
            return open((github) => {
                const own = made.get(github) ?? ends(github).until(signal);
                made.set(github, own);
                return own;
            });
        },
        budget: () => current?.github.budget() ?? UNUSED,
        close: async () => {
            current = null;
            for (const one of opened.splice(0))
                await one.close();
        },
    });
    return open((github) => github);
}
/** Nobody who runs an App has a `github-token` to check. */
function ofApp(error, purpose) {
    if (!(0,failure/* isAnswer */.Tq)(error, 401))
        return error;
    const sentence = ({ what }) => `GitHub does not accept the token of the App's installation (401) while ${what}: the App was uninstalled or suspended meanwhile. Look at its installations.`;
    return new errors/* GitHubRequestError */.vK(sentence(purpose), 'forbidden', {
        status: 401,
        permission: error.permission,
        cause: error,
        openMessage: sentence((0,errors/* withoutNames */.Fw)(purpose)),
    });
}

;// CONCATENATED MODULE: ./build/app/installations.js





/** A token lasts an hour and is replaced before its end: one before the last may still be in somebody's hands. */
const TOKENS_KEPT = 4;
/** Takes secrets out of text, and the tokens that were made last. */
class RecentTokens {
    #secrets;
    #tokens = [];
    #redact;
    constructor(secrets) {
        this.#secrets = secrets;
        this.#redact = (0,redaction/* redactor */.$p)(secrets);
    }
    add = (token) => {
        this.#tokens = [...this.#tokens, token].slice(-TOKENS_KEPT);
        this.#redact = (0,redaction/* redactor */.$p)([...this.#secrets, ...this.#tokens]);
    };
    redact = (text) => this.#redact(text);
}
/**
 * Clients of the App's installations, each with a token that is used until it nears its end. All clients of an installation
 * share one pace, because GitHub counts by installation; those of different ones do not wait for each other.
 */
class Installations {
    #options;
    /** The one that was used longest ago is the first. */
    #clients = new Map();
    constructor(options) {
        this.#options = options;
    }
    /** @param repository the client reaches it and no other; null: all that the installation reaches */
    client(installationId, repository) {
        const key = `${installationId} ${repository === null ? '' : (0,github_names/* fullName */.fq)(repository).toLowerCase()}`;
        const known = this.#clients.get(key);
        if (known !== undefined)
            return known;
        this.#closeIdle();
        const made = this.#open(key, installationId, repository);
        this.#clients.set(key, made);
        return made;
    }
    async close() {
        for (const { github } of this.#clients.values())
            await github.close();
        this.#clients.clear();
    }
    #open(key, installationId, repository) {
        const { identity, apiUrl, secrets, open, now } = this.#options;
        const { commandWaitMs, scanWaitMs } = limits/* GITHUB_LIMITS */.f.installations;
        const tokens = new RecentTokens(secrets);
        const needs = {
            pace: `installation ${installationId}`,
            maxWaitMs: repository === null ? scanWaitMs : commandWaitMs,
            redact: tokens.redact,
        };
        const account = {
            identity,
            onSecret: tokens.add,
            open: (token) => open({ ...needs, token }),
        };
        const github = appGitHub({
            apiUrl,
            newToken: () => installationToken(account, installationId, repository),
            open: account.open,
            now,
            onUse: () => {
                made.usedAt = now().getTime();
                this.#clients.delete(key);
                this.#clients.set(key, made);
            },
        });
        const made = { github, redact: needs.redact, usedAt: now().getTime() };
        return made;
    }
    #closeIdle() {
        const { open, idleMs } = limits/* GITHUB_LIMITS */.f.installations;
        const before = this.#options.now().getTime() - idleMs;
        for (const [key, { usedAt, github }] of this.#clients) {
            if (this.#clients.size < open || usedAt > before)
                return;
            this.#clients.delete(key);
            void github.close();
        }
    }
}

;// CONCATENATED MODULE: ./build/app/app-host.js





/** The caller closes it. */
function openAppHost(options) {
    const { settings, environment, apiUrl, clock, identity, secrets } = options;
    const { commandWaitMs } = limits/* GITHUB_LIMITS */.f.installations;
    const redact = (0,redaction/* redactor */.$p)(secrets);
    const log = options.openLog(redact);
    const closing = new AbortController();
    const open = (needs) => (0,open_github/* lazyGitHub */.e)({
        ...needs,
        apiUrl,
        clock,
        log: log.for({}, needs.redact),
        signal: closing.signal,
        timeoutMs: Infinity,
        environment,
        version: version/* VERSION */.x,
    });
    const tokens = new RecentTokens(secrets);
    const installations = new Installations({ identity, apiUrl, secrets, open, now: () => new Date() });
    const own = open({ token: settings.githubToken, pace: 'own', maxWaitMs: commandWaitMs, redact });
    return {
        ...options,
        log,
        account: {
            identity,
            open: (token) => open({ token, pace: 'app', maxWaitMs: commandWaitMs, redact: tokens.redact }),
            onSecret: tokens.add,
        },
        installationClient: (installationId) => installations.client(installationId, null),
        repositoryClient: (installationId, repository) => installationId === null
            ? { github: own.get(), redact }
            : installations.client(installationId, repository),
        close: async () => {
            closing.abort();
            await installations.close();
            await own.close();
        },
    };
}

// EXTERNAL MODULE: ./build/github/event-context.js
var event_context = __webpack_require__(68888);
;// CONCATENATED MODULE: ./build/app/rotation.js
/** Things that take turns, each once at a time. Every step takes the same time, however many there are. */
class Rotation {
    #waiting = new Set();
    get size() {
        return this.#waiting.size;
    }
    /** Puts it behind all others, where it is not in the row already. */
    add(one) {
        this.#waiting.add(one);
    }
    remove(one) {
        this.#waiting.delete(one);
    }
    /** Takes out the one that has waited longest. */
    take() {
        const [first] = this.#waiting;
        if (first !== undefined)
            this.#waiting.delete(first);
        return first;
    }
}

;// CONCATENATED MODULE: ./build/app/lanes.js

/** Who is in the queue: groups, their lanes, the people of a lane. What has no job is forgotten. */
class Lanes {
    #groups = new Map();
    /** How many jobs there are that are not done. */
    counts(group, lane, person) {
        const groupNow = this.#groups.get(group);
        const laneNow = groupNow?.lanes.get(lane);
        return {
            group: groupNow?.jobs ?? 0,
            lane: laneNow?.jobs ?? 0,
            person: laneNow?.everybody.get(person)?.jobs ?? 0,
        };
    }
    /** Counts a job in; it waits in no row yet. */
    enter(job) {
        const group = this.#group(job.group);
        const lane = laneOf(group, job.lane);
        group.jobs += 1;
        lane.jobs += 1;
        personOf(lane, job.person).jobs += 1;
        return { job, lane, abort: new AbortController(), phase: 'waiting', wake: null };
    }
    /** Puts a job behind the others of its person. */
    line(entry) {
        const person = personOf(entry.lane, entry.job.person);
        person.row.push(entry);
        entry.lane.people.add(person);
    }
    /** Puts a job before the others of its person: it had its turn. */
    lineFirst(entry) {
        const person = personOf(entry.lane, entry.job.person);
        person.row.unshift(entry);
        entry.lane.people.add(person);
    }
    /** Takes the job whose turn it is out of its row. */
    next(lane) {
        const person = lane.people.take();
        const entry = person?.row.shift();
        if (person !== undefined && person.row.length > 0)
            lane.people.add(person);
        return entry;
    }
    /** Counts a job out, and takes it out of its row where it is still in one. */
    leave(entry) {
        const { job, lane } = entry;
        const { group } = lane;
        const person = personOf(lane, job.person);
        const at = person.row.indexOf(entry);
        if (at >= 0)
            person.row.splice(at, 1);
        if (person.row.length === 0)
            lane.people.remove(person);
        person.jobs -= 1;
        lane.jobs -= 1;
        group.jobs -= 1;
        if (person.jobs === 0)
            lane.everybody.delete(person.name);
        if (lane.jobs === 0)
            group.lanes.delete(lane.name);
        if (group.jobs === 0)
            this.#groups.delete(group.name);
    }
    #group(name) {
        const known = this.#groups.get(name);
        if (known !== undefined)
            return known;
        const group = {
            name,
            lanes: new Map(),
            ready: new Rotation(),
            readyLong: new Rotation(),
            jobs: 0,
            short: 0,
        };
        this.#groups.set(name, group);
        return group;
    }
}
function laneOf(group, name) {
    const known = group.lanes.get(name);
    if (known !== undefined)
        return known;
    const lane = {
        name,
        group,
        everybody: new Map(),
        people: new Rotation(),
        parked: [],
        jobs: 0,
        isBusy: false,
        isLong: false,
    };
    group.lanes.set(name, lane);
    return lane;
}
function personOf(lane, name) {
    const known = lane.everybody.get(name);
    if (known !== undefined)
        return known;
    const person = { name, row: [], jobs: 0 };
    lane.everybody.set(name, person);
    return person;
}

;// CONCATENATED MODULE: ./build/app/job-queue.js



/**
 * Work in lanes: short work of one lane is done one after the other; lanes do not wait for each other, and short work waits
 * for no long one. Groups, the lanes of a group and the people of a lane take turns, so that nobody waits for somebody
 * else's flood. What a job costs does not depend on how many wait.
 */
class JobQueue {
    #limits;
    #clock;
    #lanes = new Lanes();
    /** Groups that have a job which may run now. */
    #ready = new Rotation();
    /** Groups that have a long part which may begin, but for the places. */
    #readyLong = new Rotation();
    /** By key: the job that goes first, and those behind it. */
    #keys = new Map();
    #all = new Set();
    #running = new Set();
    #stopped = new AbortController();
    #short = 0;
    #long = 0;
    #ending = 0;
    constructor(limits, clock) {
        this.#limits = limits;
        this.#clock = clock;
    }
    /** Jobs that wait: for their lane, for a place, or to be run again. */
    get waiting() {
        return this.#all.size - this.running;
    }
    get running() {
        return this.#short + this.#long + this.#ending;
    }
    get isStopped() {
        return this.#stopped.signal.aborted;
    }
    /** Takes a place for a job. A word: whose limit is reached. */
    reserve(job) {
        const full = this.#fullFor(job);
        if (full !== null)
            return full;
        const entry = this.#lanes.enter(job);
        this.#all.add(entry);
        return {
            start: () => this.#begin(entry),
            drop: () => this.#forget(entry),
        };
    }
    /** Takes nothing more, and gives back what does not run. Long parts that have not begun are cancelled. */
    stop() {
        const reason = new domain_outcome/* Cancelled */.cJ('The queue was stopped.');
        this.#stopped.abort(reason);
        const left = [];
        for (const entry of this.#all) {
            if (entry.phase === 'parked') {
                entry.wake?.(reason);
            }
            else if (entry.phase === 'waiting' || entry.phase === 'resting') {
                left.push(entry.job);
                this.#forget(entry);
            }
        }
        return left;
    }
    /** Cuts off what runs. */
    cut() {
        for (const { abort } of this.#all)
            abort.abort(new domain_outcome/* Cancelled */.cJ('The work was cut off.'));
    }
    /** Until nothing runs; only after `stop` is that for good. */
    async idle() {
        while (this.#running.size > 0)
            await Promise.all(this.#running);
    }
    #cancel(key) {
        const entry = this.#keys.get(key)?.[0];
        if (entry === undefined)
            return false;
        const reason = new domain_outcome/* Cancelled */.cJ('It was cancelled.');
        entry.abort.abort(reason);
        if (entry.phase === 'parked')
            entry.wake?.(reason);
        return true;
    }
    #fullFor({ group, lane, person }) {
        const { jobs, jobsOfGroup, jobsOfLane, jobsOfPerson } = this.#limits;
        if (this.#stopped.signal.aborted)
            return 'stopped';
        const counts = this.#lanes.counts(group, lane, person);
        if (counts.person >= jobsOfPerson)
            return 'person';
        if (counts.lane >= jobsOfLane)
            return 'lane';
        if (counts.group >= jobsOfGroup)
            return 'group';
        return this.#all.size >= jobs ? 'queue' : null;
    }
    #begin(entry) {
        if (this.#stopped.signal.aborted || !this.#all.has(entry))
            return false;
        const same = this.#keys.get(entry.job.key);
        if (same !== undefined) {
            same.push(entry);
            return true;
        }
        this.#keys.set(entry.job.key, [entry]);
        this.#line(entry);
        return true;
    }
    /** Puts a job into the row of its lane. */
    #line(entry) {
        this.#lanes.line(entry);
        this.#offer(entry.lane);
        this.#start();
    }
    /** Notes that a lane may have something to do. */
    #offer(lane) {
        const { group } = lane;
        if (!lane.isBusy && lane.people.size > 0)
            group.ready.add(lane);
        if (group.ready.size > 0 && group.short < this.#limits.shortOfGroup)
            this.#ready.add(group);
        if (!lane.isLong && lane.parked.length > 0)
            group.readyLong.add(lane);
        if (group.readyLong.size > 0)
            this.#readyLong.add(group);
    }
    #start() {
        while (this.#short < this.#limits.short) {
            const group = this.#ready.take();
            if (group === undefined)
                break;
            const lane = group.ready.take();
            const entry = lane === undefined ? undefined : this.#lanes.next(lane);
            if (lane !== undefined && entry !== undefined)
                this.#run(entry, lane);
            if (group.ready.size > 0 && group.short < this.#limits.shortOfGroup)
                this.#ready.add(group);
        }
        while (this.#long < this.#limits.long) {
            const group = this.#readyLong.take();
            if (group === undefined)
                break;
            const lane = group.readyLong.take();
            const entry = lane?.parked.shift();
            if (lane !== undefined && entry !== undefined)
                this.#beginLong(entry, lane);
            if (group.readyLong.size > 0)
                this.#readyLong.add(group);
        }
    }
    #run(entry, lane) {
        entry.phase = 'short';
        lane.isBusy = true;
        lane.group.short += 1;
        this.#short += 1;
        const run = this.#work(entry).finally(() => {
            this.#running.delete(run);
        });
        this.#running.add(run);
    }
    /** Gives the place back; the lane goes on with its next job, but where it is to wait with this one. */
    #endShort(entry, keepsLane) {
        const { lane } = entry;
        this.#short -= 1;
        lane.group.short -= 1;
        lane.isBusy = keepsLane;
        this.#offer(lane);
        this.#start();
    }
    async #work(entry) {
        const again = await entry.job.run({
            signal: entry.abort.signal,
            long: (body) => this.#longPart(entry, body),
            cancel: (key) => this.#cancel(key),
        });
        const rests = again !== null && !this.#stopped.signal.aborted;
        const wasShort = entry.phase === 'short';
        if (!wasShort)
            this.#ending -= 1;
        if (rests) {
            entry.phase = 'resting';
            void this.#rest(entry, again, wasShort);
        }
        else {
            this.#forget(entry);
        }
        if (wasShort)
            this.#endShort(entry, rests);
    }
    async #rest(entry, ms, hasLane) {
        try {
            await this.#clock.sleep(ms, this.#stopped.signal);
        }
        catch {
            // `stop` has given the job back.
            return;
        }
        if (hasLane)
            entry.lane.isBusy = false;
        entry.phase = 'waiting';
        this.#lanes.lineFirst(entry);
        this.#offer(entry.lane);
        this.#start();
    }
    async #longPart(entry, body) {
        this.#stopped.signal.throwIfAborted();
        entry.abort.signal.throwIfAborted();
        const woken = new Promise((resolve, reject) => {
            entry.wake = (reason) => (reason === null ? resolve() : reject(reason));
        });
        const wasShort = entry.phase === 'short';
        if (!wasShort)
            this.#ending -= 1;
        entry.phase = 'parked';
        entry.lane.parked.push(entry);
        if (wasShort) {
            this.#endShort(entry, false);
        }
        else {
            this.#offer(entry.lane);
            this.#start();
        }
        try {
            await woken;
            return await body();
        }
        finally {
            this.#endLong(entry);
        }
    }
    #beginLong(entry, lane) {
        entry.phase = 'long';
        lane.isLong = true;
        this.#long += 1;
        entry.wake?.(null);
        entry.wake = null;
    }
    #endLong(entry) {
        const { lane } = entry;
        if (entry.phase === 'long') {
            this.#long -= 1;
            lane.isLong = false;
        }
        else {
            lane.parked.splice(lane.parked.indexOf(entry), 1);
        }
        this.#ending += 1;
        entry.phase = 'ending';
        this.#offer(lane);
        this.#start();
    }
    /** It is over: whoever waits for its key goes on. */
    #forget(entry) {
        if (!this.#all.delete(entry))
            return;
        this.#lanes.leave(entry);
        const { key } = entry.job;
        const same = this.#keys.get(key);
        const at = same?.indexOf(entry) ?? -1;
        if (same === undefined || at < 0)
            return;
        same.splice(at, 1);
        const [next] = same;
        if (next === undefined)
            this.#keys.delete(key);
        else if (at === 0 && !this.#stopped.signal.aborted)
            this.#line(next);
    }
}

;// CONCATENATED MODULE: ./build/app/limits.js
const limits_DAY_MS = 86_400_000;
/** The bounds of the App's server, in one place. */
const APP_LIMITS = {
    queue: {
        /** What is short waits for GitHub, most of the time. */
        short: 40,
        /** Requests of one installation are paced: more at once would only wait for each other. */
        shortOfGroup: 4,
        jobs: 1000,
        jobsOfGroup: 500,
        jobsOfLane: 100,
        jobsOfPerson: 20,
    },
    /** A line of the log for each full row, no oftener than this. */
    fullLogMs: 60_000,
    /** Deliveries whose work ended with the process so often end it: they are given up. */
    restarts: 3,
    /** Work that GitHub's failures ended is begun again with each round, until it is so old. */
    workMs: 3 * limits_DAY_MS,
    redelivery: {
        roundMs: 3_600_000,
        /** GitHub keeps deliveries for three days; not to the last minute. */
        windowMs: 3 * limits_DAY_MS - 3_600_000,
        /** A round looks back this far beyond the one before it: what was sent then may have failed after it. */
        overlapMs: 2 * 3_600_000,
        /** What came in just now may still be on its way. */
        freshMs: 60_000,
        /** Pages of 100 that a round reads. */
        pages: 100,
        /** Deliveries that a round asks for again. */
        perRound: 200,
        /** Times that one delivery was sent, the first included. */
        attempts: 5,
    },
};

;// CONCATENATED MODULE: ./build/app/deliveries.js









/** What a row's limit is called where it is reached, and whether a later try may help. */
const FULL = {
    // Whoever asks for so much at once waits; 429 is not sent again.
    person: { status: 429, text: 'too many commands of one person wait here; this one is dropped' },
    lane: { status: 503, text: 'too many commands wait in this repository; send it again later' },
    group: { status: 503, text: 'too many commands wait in this installation; send it again later' },
    queue: { status: 503, text: 'too much is waiting; send it again later' },
    stopped: { status: 503, text: 'the server is stopping; send it again later' },
};
const Installation = schemas/* looseObject */._H3({ installation: schemas/* looseObject */._H3({ id: schemas/* number */.aig().int().positive() }) });
/** Takes signed deliveries, and sees to it that what was accepted is done: once, in turn, and after the next start too. */
class Deliveries {
    #options;
    #queue;
    /** Ids of what is in the queue. */
    #live = new Set();
    /** Ids of what GitHub's failures ended and is begun again later. */
    #putOff = new Set();
    /** When a full row was last told of, by its name. */
    #told = new Map();
    constructor(options) {
        this.#options = options;
        this.#queue = new JobQueue({ ...APP_LIMITS.queue, long: options.concurrency }, options.clock);
        options.metrics.read('waiting', () => this.#queue.waiting);
        options.metrics.read('running', () => this.#queue.running);
    }
    get waiting() {
        return this.#queue.waiting;
    }
    get running() {
        return this.#queue.running;
    }
    /** @param body JSON that GitHub signed */
    async receive(id, eventName, body) {
        const answer = await this.#answer(id, eventName, body);
        const event = Object.hasOwn(this.#options.on, eventName) ? eventName : 'other';
        this.#options.metrics.count('deliveries_total', { event, status: String(answer.status) });
        this.#options.metrics.set('last_delivery_timestamp_seconds', Math.round(this.#options.now() / 1000));
        return answer;
    }
    async #answer(id, event, body) {
        const { journal, log } = this.#options;
        const read = this.#read({ id, event, body });
        if (typeof read === 'string')
            return { status: 202, text: read };
        if (read === null)
            return { status: 400, text: 'the body is not JSON' };
        if (this.#putOff.has(id))
            return this.#resume(read) ?? { status: 202, text: 'accepted' };
        if (journal.knows(id))
            return { status: 202, text: 'seen before' };
        const ticket = this.#queue.reserve(this.#job(read));
        if (typeof ticket === 'string')
            return this.#refuse(ticket, read);
        this.#live.add(id);
        try {
            await journal.accept({ id, event, body });
        }
        catch (error) {
            this.#live.delete(id);
            ticket.drop();
            const why = (0,message_of/* messageOf */.b)(error);
            this.#tellSeldom('journal', `Deliveries are refused (503), as they cannot be kept: ${why}.`, log);
            return { status: 503, text: 'it cannot be kept now; send it again later' };
        }
        if (ticket.start() || this.#options.isKept)
            return { status: 202, text: 'accepted' };
        await journal.giveBack(id);
        return FULL.stopped;
    }
    /** Takes up what the process before this one accepted and did not do, and what GitHub's failures put off. */
    async takeUp() {
        const { journal, log, now } = this.#options;
        const left = journal.pending().filter(({ id }) => !this.#live.has(id));
        if (left.length > 0)
            log.info(`Accepted deliveries that are not done and are taken up: ${left.length}.`);
        const noted = [];
        for (const entry of left) {
            const read = this.#read(entry);
            const why = givenUp(entry, now());
            if (why !== null) {
                log.error(`Delivery ${entry.id} is given up: ${why}`);
                this.#putOff.delete(entry.id);
                noted.push(journal.giveBack(entry.id));
            }
            else if (read === null || typeof read === 'string') {
                // The program that reads it now may know that nothing is to be done.
                noted.push(journal.done(entry.id));
            }
            else {
                this.#resume(read);
            }
        }
        await Promise.all(noted);
    }
    /** What finds no place is taken up with the next round; null: it found one. */
    #resume(read) {
        const ticket = this.#queue.reserve(this.#job(read));
        if (typeof ticket === 'string')
            return this.#refuse(ticket, read);
        const { id } = read.delivery;
        this.#putOff.delete(id);
        this.#live.add(id);
        ticket.start();
        return null;
    }
    /** Takes nothing more; what waits is named in the log. Resolves when nothing runs any more. */
    async close() {
        for (const { name } of this.#queue.stop())
            this.#tellLeft(name, this.#options.log);
        await this.#queue.idle();
    }
    /** Cuts off what runs. */
    cut() {
        this.#queue.cut();
    }
    #refuse(full, { delivery, work }) {
        const answer = FULL[full];
        const { id, installationId } = delivery;
        const { repository } = work;
        const log = this.#options.log.for({ delivery: id, installation: installationId, repository });
        const whose = full === 'person' && work.person !== null ? ` (${(0,text_escape/* visible */.RK)(work.person)})` : '';
        const lane = (0,github_names/* fullName */.fq)(repository);
        const row = { person: `${lane}${whose}`, lane, group: groupOf(delivery, work), queue: '', stopped: '' };
        this.#tellSeldom(`${full} ${row[full]}`, `Refused with ${answer.status}: ${answer.text}${whose}.`, log);
        return answer;
    }
    /** One line a minute about one thing: a flood must not fill the log either. */
    #tellSeldom(about, sentence, log) {
        const now = this.#options.clock.now();
        for (const [name, at] of this.#told) {
            if (now - at < APP_LIMITS.fullLogMs)
                break;
            this.#told.delete(name);
        }
        if (this.#told.has(about))
            return;
        this.#told.set(about, now);
        log.warning(sentence);
    }
    #tellLeft(id, log) {
        log.warning(this.#options.isKept
            ? `Delivery ${id} was not done when the server stopped. The next start takes it up.`
            : `Delivery ${id} was not done when the server stopped. Send it again from the App's settings.`);
    }
    /** A sentence: why nothing is to be done. null: it is no JSON. */
    #read({ id, event: eventName, body }) {
        const { on, apiUrl, serverUrl } = this.#options;
        const handler = Object.hasOwn(on, eventName) ? on[eventName] : undefined;
        if (handler === undefined)
            return 'nothing is done about this event';
        const payload = parseJson(body);
        if (payload === undefined)
            return null;
        const installation = Installation.safeParse(payload);
        const delivery = {
            id,
            event: (0,event_context/* readEventContext */.ws)({ eventName, apiUrl, serverUrl }, payload),
            payload,
            installationId: installation.success ? installation.data.installation.id : null,
        };
        const work = handler(delivery);
        return typeof work === 'string' ? work : { delivery, work };
    }
    #job({ delivery, work }) {
        let tries = 0;
        return {
            name: delivery.id,
            group: groupOf(delivery, work),
            lane: (0,github_names/* fullName */.fq)(work.repository).toLowerCase(),
            person: work.person?.toLowerCase() ?? '',
            key: work.key,
            run: (turn) => {
                tries += 1;
                if (tries === 1)
                    void this.#options.journal.begun(delivery.id);
                return this.#work({ delivery, work }, turn, tries);
            },
        };
    }
    /** After how many milliseconds it is to be tried again; null: it is over for now. */
    async #work({ delivery, work }, turn, tries) {
        const { journal, metrics, clock } = this.#options;
        const { id, installationId } = delivery;
        const log = this.#options.log.for({
            delivery: id,
            installation: installationId,
            repository: work.repository,
        });
        const begun = clock.now();
        const over = (result) => {
            this.#live.delete(id);
            metrics.count('work_total', { result });
            metrics.count('work_seconds_total', {}, (clock.now() - begun) / 1000);
        };
        try {
            await work.run(turn);
            await journal.done(id);
            over('done');
            log.info('The delivery is done.');
            return null;
        }
        catch (error) {
            const message = (0,message_of/* messageOf */.b)(error);
            const passes = error instanceof domain_outcome/* GitHubError */.y_ && error.retryHelps;
            // All that a command does is done once, however often it is tried.
            const wait = passes ? limits/* GITHUB_LIMITS */.f.delivery.againMs[tries - 1] : undefined;
            if (wait !== undefined && !this.#queue.isStopped) {
                log.warning(`The delivery failed and is tried again in ${wait / 1000} s: ${message}`);
                metrics.count('work_total', { result: 'tried-again' });
                return wait;
            }
            if (turn.signal.aborted && !this.#queue.isStopped) {
                // By another command, which said so.
                await journal.done(id);
                over('cancelled');
                log.info('The delivery was cancelled.');
            }
            else if (error instanceof domain_outcome/* Cancelled */.cJ && this.#queue.isStopped) {
                await journal.putOff(id);
                over('cut-off');
                this.#tellLeft(id, this.#options.log);
            }
            else if (passes) {
                await journal.putOff(id);
                this.#putOff.add(id);
                over('put-off');
                log.warning(`The delivery failed ${tries} times and is tried again within the hour: ${message}`);
            }
            else {
                await journal.giveBack(id);
                over('failed');
                log.error(`The delivery failed and may be sent again: ${message}`);
            }
            return null;
        }
    }
}
/** An installation; without one, the owner of the repository. */
function groupOf({ installationId }, { repository }) {
    return installationId === null ? repository.owner.toLowerCase() : String(installationId);
}
/** Why an accepted delivery is not begun again; null: it is. */
function givenUp({ at, begins }, now) {
    if (begins >= APP_LIMITS.restarts)
        return `the process ended ${begins} times while it was being done.`;
    return now - at > APP_LIMITS.workMs ? 'it is more than three days old.' : null;
}
function parseJson(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/embedded/store/room.js

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
        await pause(ms, undefined, { ref: false, signal: either }).catch(() => { });
        signal.throwIfAborted();
    }
}

;// CONCATENATED MODULE: ./build/app/journal.js




/** GitHub sends a delivery again for three days. https://docs.github.com/en/webhooks/testing-and-troubleshooting-webhooks/redelivering-webhooks */
const KEPT_MS = 4 * 86_400_000;
const SCHEMA_VERSION = 1;
/** Pages of 4 KiB: 256 MiB. As much as 1,000 deliveries of usual size, ten times over. */
const MAX_PAGES = 65_536;
const TABLES = `
  CREATE TABLE IF NOT EXISTS deliveries (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    event TEXT NOT NULL,
    body TEXT,
    at INTEGER NOT NULL,
    begins INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX IF NOT EXISTS deliveries_by_time ON deliveries (at);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;
/**
 * Opens `journal.sqlite` in a folder that this process has locked, and makes it where there is none.
 *
 * @param now wall-clock time in milliseconds
 * @throws ConfigurationError where it cannot be read, or is of a later version
 */
async function openJournal(folder, now, onError) {
    const path = (0,external_node_path_.join)(folder, 'journal.sqlite');
    const sqlite = await (0,data_folder/* loadSqlite */.Tj)();
    let database = null;
    try {
        database = (0,data_folder/* openPrivate */.iu)(sqlite, path);
        // What is deleted is overwritten: it holds what people wrote.
        database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA max_page_count = ${MAX_PAGES};`);
        const { user_version } = database.prepare('PRAGMA user_version').get();
        if (user_version > SCHEMA_VERSION) {
            throw new domain_outcome/* ConfigurationError */.j1(`${path} was written by a later version of this program; use that one.`);
        }
        if (user_version < SCHEMA_VERSION)
            database.exec(TABLES);
        return new SqliteJournal(database, now, onError);
    }
    catch (error) {
        database?.close();
        if (error instanceof domain_outcome/* ConfigurationError */.j1)
            throw error;
        throw new domain_outcome/* ConfigurationError */.j1(`The journal ${path} cannot be used: ${(0,data_folder/* reasonOf */.A3)(error)}. ${isNoRoom(error)
            ? 'Make room on its disk; what waits in it is kept.'
            : 'Move it away to start afresh: what waits in it is then lost.'}`);
    }
}
class SqliteJournal {
    #database;
    #now;
    #onError;
    #known;
    #changes = [];
    constructor(database, now, onError) {
        this.#database = database;
        this.#now = now;
        this.#onError = onError;
        const rows = database.prepare('SELECT id FROM deliveries').all();
        this.#known = new Set(rows.map(({ id }) => id));
    }
    knows(id) {
        return this.#known.has(id);
    }
    pending() {
        const rows = this.#database
            .prepare('SELECT id, event, body, at, begins FROM deliveries WHERE body IS NOT NULL ORDER BY number')
            .all();
        return rows;
    }
    async begun(id) {
        await this.#noted(id, 'UPDATE deliveries SET begins = begins + 1 WHERE id = ?');
    }
    async putOff(id) {
        await this.#noted(id, 'UPDATE deliveries SET begins = 0 WHERE id = ?');
    }
    async accept({ id, event, body }) {
        this.#known.add(id);
        try {
            await this.#change(() => {
                this.#database
                    .prepare('INSERT OR REPLACE INTO deliveries (id, event, body, at) VALUES (?, ?, ?, ?)')
                    .run(id, event, body, this.#now());
            });
        }
        catch (error) {
            this.#known.delete(id);
            throw error;
        }
    }
    async done(id) {
        await this.#noted(id, 'UPDATE deliveries SET body = NULL WHERE id = ?');
    }
    async giveBack(id) {
        this.#known.delete(id);
        await this.#noted(id, 'DELETE FROM deliveries WHERE id = ?');
    }
    close() {
        this.#flush();
        this.#database.close();
    }
    async #noted(id, statement) {
        try {
            await this.#change(() => {
                this.#database.prepare(statement).run(id);
                this.#forgetOld();
            });
        }
        catch (error) {
            this.#onError(`The journal cannot note how far delivery ${id} is (${(0,data_folder/* reasonOf */.A3)(error)}); it is looked at again after the next start.`);
        }
    }
    #forgetOld() {
        const old = this.#database
            .prepare('DELETE FROM deliveries WHERE body IS NULL AND at < ? RETURNING id')
            .all(this.#now() - KEPT_MS);
        for (const { id } of old)
            this.#known.delete(id);
    }
    /** Changes that come together are written together: one wait for the disk serves them all. */
    #change(apply) {
        return new Promise((resolve, reject) => {
            if (this.#changes.length === 0)
                setImmediate(() => this.#flush());
            this.#changes.push({ apply, resolve, reject });
        });
    }
    #flush() {
        const changes = this.#changes;
        this.#changes = [];
        if (changes.length === 0)
            return;
        try {
            this.#database.exec('BEGIN IMMEDIATE');
            for (const { apply } of changes)
                apply();
            this.#database.exec('COMMIT');
        }
        catch (error) {
            if (this.#database.isOpen && this.#database.isTransaction)
                this.#database.exec('ROLLBACK');
            // One that is too large must not take the others with it.
            if (changes.length > 1)
                for (const one of changes)
                    this.#alone(one);
            else
                changes[0]?.reject(error);
            return;
        }
        for (const { resolve } of changes)
            resolve();
    }
    #alone({ apply, resolve, reject }) {
        try {
            apply();
            resolve();
        }
        catch (error) {
            reject(error);
        }
    }
}

;// CONCATENATED MODULE: ./build/app/metrics.js
/** What can be counted, and what a reader of the numbers has to know of each. Prometheus' names: base units, `_total`. */
const METRICS = {
    deliveries_total: ['counter', 'Signed deliveries, by event and by what they were answered.'],
    work_total: ['counter', 'Work that deliveries asked for, by how it ended.'],
    work_seconds_total: [
        'counter',
        'Time that finished work took, waiting for a place of its long part included.',
    ],
    redeliveries_total: ['counter', 'Deliveries that GitHub was asked to send again.'],
    waiting: ['gauge', 'Work that waits for its turn.'],
    running: ['gauge', 'Work that is being done.'],
    scans_total: ['counter', 'Scans of staff repositories, by what they came to.'],
    scan_seconds_total: ['counter', 'Time that ended scans took, without the wait for a place.'],
    scans_running: ['gauge', 'Scans that are being done.'],
    last_delivery_timestamp_seconds: ['gauge', 'When the last signed delivery came in.'],
    last_redelivery_check_timestamp_seconds: ['gauge', 'When GitHub was last asked what failed to arrive.'],
    start_time_seconds: ['gauge', 'When the server was started.'],
    resident_memory_bytes: ['gauge', 'Memory of the process.'],
};
const PREFIX = 'code_similarity_app_';
/**
 * The server's numbers, in the text format of Prometheus
 * (https://prometheus.io/docs/instrumenting/exposition_formats/). Labels come from closed lists only: no name of a
 * repository or person is ever one.
 */
class Metrics {
    #values = new Map();
    #gauges = new Map();
    /** Adds to a counter, or sets it up at 0. */
    count(name, labels = {}, by = 1) {
        const values = this.#valuesOf(name);
        const key = textOf(labels);
        values.set(key, (values.get(key) ?? 0) + by);
    }
    set(name, value) {
        this.#valuesOf(name).set('', value);
    }
    /** A number that is read when somebody asks. */
    read(name, value) {
        this.#gauges.set(name, value);
    }
    text() {
        for (const [name, value] of this.#gauges)
            this.set(name, value());
        const lines = [];
        for (const [name, values] of this.#values) {
            const [type, help] = METRICS[name];
            lines.push(`# HELP ${PREFIX}${name} ${help}`, `# TYPE ${PREFIX}${name} ${type}`);
            for (const [labels, value] of values)
                lines.push(`${PREFIX}${name}${labels} ${value}`);
        }
        return `${lines.join('\n')}\n`;
    }
    #valuesOf(name) {
        const known = this.#values.get(name);
        if (known !== undefined)
            return known;
        const made = new Map();
        this.#values.set(name, made);
        return made;
    }
}
function textOf(labels) {
    const parts = Object.entries(labels).map(([name, value]) => `${name}="${value.replaceAll(/[\\"\n]/g, '_')}"`);
    return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/app/listen.js
var listen = __webpack_require__(6149);
;// CONCATENATED MODULE: ./build/app/metrics-server.js


/** Answers `GET /metrics` on a port of its own, which the proxy before the webhook does not reach. @throws ConfigurationError */
async function startMetricsServer(metrics, { host, port }) {
    const server = (0,external_node_http_.createServer)((request, response) => {
        const isKnown = request.url === '/metrics' && request.method === 'GET';
        response.writeHead(isKnown ? 200 : 404, {
            'content-type': 'text/plain; version=0.0.4; charset=utf-8',
            'x-content-type-options': 'nosniff',
            'cache-control': 'no-store',
        });
        response.end(isKnown ? metrics.text() : 'there is GET /metrics\n');
        request.resume();
    });
    const url = await (0,listen/* listen */.K)(server, host, port);
    return {
        url: `${url}/metrics`,
        close: () => {
            server.close();
            server.closeAllConnections();
        },
    };
}

// EXTERNAL MODULE: ./build/domain/abort.js
var abort = __webpack_require__(80027);
;// CONCATENATED MODULE: ./build/app/redelivery.js






const Attempt = schemas/* looseObject */._H3({
    id: schemas/* number */.aig().int(),
    guid: schemas/* string */.YjP(),
    delivered_at: schemas/* string */.YjP(),
    status_code: schemas/* number */.aig().int(),
    event: schemas/* string */.YjP(),
});
/**
 * Asks GitHub to send again what did not arrive: GitHub itself sends a delivery once, whatever became of it.
 * https://docs.github.com/en/webhooks/using-webhooks/handling-failed-webhook-deliveries
 *
 * @param since what was sent before is left alone: wall-clock time in milliseconds
 * @returns how many did not arrive: those that were asked for, and those that wait for the next round
 * @throws GitHubError where GitHub cannot be asked
 */
async function redeliver(options, since) {
    const { account, now, log, metrics } = options;
    return withAppClient(account, async (github) => {
        const pages = github.pages(ownPurpose('listing the deliveries of the App’s webhook'), 'GET /app/hook/deliveries', {}, Attempt);
        const attempts = [];
        let read = 0;
        for await (const page of pages) {
            attempts.push(...page);
            read += 1;
            const [last] = page.slice(-1);
            // The newest are the first.
            const isOld = last === undefined || Date.parse(last.delivered_at) < since;
            if (isOld || read >= APP_LIMITS.redelivery.pages)
                break;
        }
        const missed = missedOf(attempts, options, since);
        const asked = missed.slice(0, APP_LIMITS.redelivery.perRound);
        for (const { id } of asked) {
            await github.ask(ownPurpose('asking for a delivery again'), (rest) => rest.apps.redeliverWebhookDelivery({ delivery_id: id }), schemas/* unknown */.L5J());
            metrics.count('redeliveries_total');
        }
        metrics.set('last_redelivery_check_timestamp_seconds', Math.round(now() / 1000));
        if (asked.length > 0) {
            log.info(`Deliveries that did not arrive and that GitHub sends again: ${asked.length}.`);
        }
        const later = missed.length - asked.length;
        if (later > 0)
            log.warning(`More did not arrive than one round asks for: ${later} wait for the next.`);
        return missed.length;
    });
}
/** The last attempt of each delivery that nobody has taken, the oldest first. */
function missedOf(attempts, { events, journal, now }, since) {
    const { freshMs, attempts: maxAttempts } = APP_LIMITS.redelivery;
    const byGuid = Map.groupBy(attempts, ({ guid }) => guid);
    return [...byGuid]
        .flatMap(([guid, all]) => {
        const [last] = all.toSorted((a, b) => timeOf(b) - timeOf(a));
        const isMissed = last !== undefined &&
            events.has(last.event) &&
            !journal.knows(guid) &&
            all.length < maxAttempts &&
            timeOf(last) >= since &&
            timeOf(last) <= now() - freshMs &&
            all.every(({ status_code: status }) => !isFinal(status));
        return isMissed ? [last] : [];
    })
        .toSorted((a, b) => timeOf(a) - timeOf(b));
}
/**
 * Whether an answer is the last word: taken, or refused in a way that does not change. What a proxy says while the server is
 * away, or the server when it is full or has another secret, does.
 */
function isFinal(status) {
    return (status >= 200 && status < 300) || [400, 413, 415, 429].includes(status);
}
function timeOf({ delivered_at: at }) {
    return Date.parse(at);
}
/**
 * Asks now and then each hour, until the signal. The first round looks back as far as GitHub can send again.
 *
 * @param onRound called with each round, before GitHub is asked
 */
async function redeliverEachHour(options, signal, onRound) {
    const { clock, log, now } = options;
    const { roundMs, windowMs, overlapMs } = APP_LIMITS.redelivery;
    let since = now() - windowMs;
    try {
        for (;;) {
            await onRound();
            const begun = now();
            try {
                const missed = await (0,abort/* orAborted */.H)(redeliver(options, since), signal);
                // What waits for the next round, and what may fail again, is looked for as far back as now: its tries are counted.
                since = Math.max(since, begun - (missed === 0 ? roundMs + overlapMs : windowMs));
            }
            catch (error) {
                if (!(error instanceof domain_outcome/* GitHubError */.y_))
                    throw error;
                log.warning(`What did not arrive is not known: ${(0,message_of/* messageOf */.b)(error)}`);
            }
            await clock.sleep(roundMs, signal);
        }
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/files/replace-file.js
var replace_file = __webpack_require__(1715);
;// CONCATENATED MODULE: ./build/app/scans/kept-files.js






/** Contents of repositories that no scan asked for in this time are deleted. */
const CACHE_MS = 30 * 24 * 3_600_000;
/** Folders that only the server's user may read. */
const PRIVATE = ['scans', 'reports', 'cache'];
/** A moment as a folder's name; see `stampOf`. */
const STAMP = /^\d{8}T\d{6}Z$/;
/** Where the server keeps the reports of one assignment, a folder for each check. */
function reportsFolder(data, { owner, repo }, assignment) {
    return (0,external_node_path_.join)((0,external_node_path_.resolve)(data), 'reports', owner.toLowerCase(), repo.toLowerCase(), assignment);
}
/** Where the server keeps what scans of one repository fetched. It holds code. */
function cacheFolder(data, { owner, repo }) {
    return (0,external_node_path_.join)((0,external_node_path_.resolve)(data), 'cache', owner.toLowerCase(), repo.toLowerCase());
}
/** `20261122T024100Z`: folders in the order of their names are in the order of their times. */
function stampOf(at) {
    return at
        .toISOString()
        .replace(/\.\d+Z$/, 'Z')
        .replaceAll(/[-:]/g, '');
}
/** Deletes all but the newest reports of an assignment; nothing else in its folder is touched. */
async function keepNewest(folder, most) {
    const stamps = (await namesIn(folder)).filter((name) => STAMP.test(name)).toSorted();
    for (const name of stamps.slice(0, Math.max(0, stamps.length - most))) {
        await (0,external_node_fs_promises_.rm)((0,external_node_path_.join)(folder, name), { recursive: true, force: true });
    }
}
/** Deletes fetched contents that were not asked for in a long time. A read renews a file's time. */
async function pruneCache(folder, now) {
    const lastUse = new Map();
    const names = await namesIn(folder);
    const entryOf = (name) => name.split('.', 1)[0] ?? name;
    for (const name of names) {
        const at = (await (0,external_node_fs_promises_.stat)((0,external_node_path_.join)(folder, name)).catch(() => null))?.mtimeMs ?? now.getTime();
        lastUse.set(entryOf(name), Math.max(at, lastUse.get(entryOf(name)) ?? 0));
    }
    for (const name of names) {
        const isOld = (lastUse.get(entryOf(name)) ?? 0) < now.getTime() - CACHE_MS;
        if (isOld)
            await (0,external_node_fs_promises_.rm)((0,external_node_path_.join)(folder, name), { force: true });
    }
}
async function namesIn(folder) {
    return (0,external_node_fs_promises_.readdir)(folder).catch(() => []);
}
const Run = schemas/* object */.Ikc({
    run: schemas/* string */.YjP().regex(/^app-[0-9a-f]{16}$/),
    attempt: schemas/* number */.aig().int().min(1).max(1e9),
});
/** Whether a scan of this plan was begun that never came to its end. */
async function wasCutOff(data, plan) {
    return (await runIn(placeOf(data, plan))).success;
}
/** Notes in the data folder that a scan begins; one scan of a plan runs at a time. */
async function beginRun(data, plan) {
    const path = placeOf(data, plan);
    // The folder that was given may be one that others can read.
    for (const folder of PRIVATE)
        await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.join)((0,external_node_path_.resolve)(data), folder), { recursive: true, mode: 0o700 });
    const before = await runIn(path);
    const run = before.success
        ? { run: before.data.run, attempt: before.data.attempt + 1 }
        : { run: `app-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`, attempt: 1 };
    await (0,external_node_fs_promises_.writeFile)(`${path}.partial`, JSON.stringify(run), { mode: 0o600 });
    await (0,replace_file/* replaceFile */.f)(`${path}.partial`, path);
    return { ...run, end: () => (0,external_node_fs_promises_.rm)(path, { force: true }) };
}
function placeOf(data, plan) {
    const name = (0,external_node_crypto_.createHash)('sha256').update(keyOf(plan)).digest('hex').slice(0, 16);
    return (0,external_node_path_.join)((0,external_node_path_.resolve)(data), 'scans', `${name}.json`);
}
async function runIn(path) {
    return Run.safeParse(parsed(await (0,external_node_fs_promises_.readFile)(path, 'utf8').catch(() => '')));
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/app/scans/places.js
/** A number of places: what finds none waits, and who waited longest comes first. */
class Places {
    #places;
    #free;
    #waiting = [];
    constructor(places) {
        this.#places = places;
        this.#free = places;
    }
    get taken() {
        return this.#places - this.#free;
    }
    /** Runs `body` when there is a place, or drops it where the signal is aborted by then. @throws the signal's reason */
    async take(signal, body) {
        if (this.#free > 0)
            this.#free -= 1;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            signal.throwIfAborted();
            return await body();
        }
        finally {
            const next = this.#waiting.shift();
            if (next === undefined)
                this.#free += 1;
            else
                next();
        }
    }
}

// EXTERNAL MODULE: ./build/scan/store/lease.js
var lease = __webpack_require__(40764);
// EXTERNAL MODULE: ./build/sources/github/patterns.js + 1 modules
var patterns = __webpack_require__(7120);
;// CONCATENATED MODULE: ./build/app/scans/concerned.js



/**
 * Tells assignments by what a repository's name says: topic, team and property narrow that down when the scan looks. Pure.
 *
 * @param staff the staff repository, which is never a submission; its owner stands for an organisation that is not named
 */
function concernedBy(assignments, staff) {
    const takers = assignments.map(({ name, settings }) => ({ name, mayTake: takerOf(settings, staff.owner) }));
    return (repository) => (0,github_names/* sameRepository */.RB)(repository, staff)
        ? []
        : takers.filter(({ mayTake }) => mayTake(repository)).map(({ name }) => name);
}
function takerOf(settings, owner) {
    const { classroom50, manifest, repositories } = settings;
    const organization = settings.organization ?? owner;
    const lines = repositories.map((line) => matcherOf(line, organization));
    const start = classroom50 === null ? null : `${classroom50.classroom}-${classroom50.assignment}-`.toLowerCase();
    // A manifest is read by the scan alone, and without any list all repositories of the organisation are looked at.
    const takesAll = manifest !== null || (lines.length === 0 && start === null);
    return (repository) => {
        if (lines.some((matches) => matches(repository)))
            return true;
        if (repository.owner.toLowerCase() !== organization.toLowerCase())
            return false;
        return takesAll || (start !== null && repository.repo.toLowerCase().startsWith(start));
    };
}
function matcherOf(line, organization) {
    const pattern = (0,patterns/* parsePattern */.E)(line, organization);
    // What cannot be used is told by the scan.
    if (typeof pattern === 'string')
        return () => false;
    if (pattern.kind === 'name')
        return (repository) => (0,github_names/* sameRepository */.RB)(pattern.name, repository);
    const owner = pattern.owner.toLowerCase();
    return (repository) => repository.owner.toLowerCase() === owner && isMatch(pattern, repository.repo);
}
function isMatch(pattern, repo) {
    try {
        return pattern.match(repo) !== null;
    }
    catch (error) {
        // It takes too long, which the scan tells as well.
        if (error instanceof domain_outcome/* ConfigurationError */.j1)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/app/scans/next-scan.js


/** So much later than its cron time a scan begins at most: repositories with one schedule do not all begin at once. */
const MOST_OFFSET_MS = 5 * 60_000;
/** Of the time between two scans, as a divisor. */
const OFFSET_SHARE = 20;
/**
 * When the next scan is due, in milliseconds since 1970; null: never again. A time that was missed, however often, is one scan
 * that is due at once. Pure.
 */
function dueAt(plan, { last, since }) {
    const { times } = plan;
    if (times.kind === 'every') {
        return Math.max(last === null ? 0 : last.getTime() + times.ms, since.getTime());
    }
    // What was due before the first scan ever is nobody's loss.
    const next = times.next(last ?? since);
    return next === null ? null : Math.max(next.getTime() + offsetOf(plan, times, next), since.getTime());
}
/** Always the same for one plan, and another for each. */
function offsetOf(plan, { next }, first) {
    const second = next(first);
    const periodMs = second === null ? Infinity : second.getTime() - first.getTime();
    const most = Math.min(MOST_OFFSET_MS, periodMs / OFFSET_SHARE);
    const digest = (0,external_node_crypto_.createHash)('sha256').update(keyOf(plan)).digest();
    return Math.floor((digest.readUInt32BE(0) / 2 ** 32) * most);
}

;// CONCATENATED MODULE: ./build/app/scans/push-notes.js
/** Pushes that go on and on start a scan after this time all the same. */
const MOST_WAIT_MS = 60 * 60_000;
/**
 * Which assignments were pushed to, until nothing came for a while. A push costs a look into a map, however many there are.
 * All times are milliseconds since 1970.
 */
class PushNotes {
    #quietMs;
    #notes = new Map();
    /** @param quietMs how long nothing is pushed before an assignment is due */
    constructor(quietMs) {
        this.#quietMs = quietMs;
    }
    /** @returns whether it is the first of this assignment; later ones only put off what is due */
    note(assignment, nowMs) {
        const before = this.#notes.get(assignment);
        this.#notes.set(assignment, { firstMs: before?.firstMs ?? nowMs, lastMs: nowMs });
        return before === undefined;
    }
    /**
     * When the first of them is due; null: none is noted.
     *
     * @param notBefore the earliest moment for an assignment, as its cooldown says
     */
    earliest(notBefore) {
        const times = [...this.#notes].map(([name, note]) => Math.max(this.#dueAt(note), notBefore(name)));
        return times.length === 0 ? null : Math.min(...times);
    }
    /** Takes out what is due. */
    take(nowMs, notBefore) {
        const due = [...this.#notes].filter(([name, note]) => Math.max(this.#dueAt(note), notBefore(name)) <= nowMs);
        for (const [name] of due)
            this.#notes.delete(name);
        return new Set(due.map(([name]) => name));
    }
    /** A scan of everything makes up for all of them. */
    clear() {
        this.#notes.clear();
    }
    #dueAt({ firstMs, lastMs }) {
        return Math.min(lastMs + this.#quietMs, firstMs + Math.max(MOST_WAIT_MS, this.#quietMs));
    }
}

;// CONCATENATED MODULE: ./build/app/scans/scan-keeper.js







/** Never longer asleep: timers have a bound, and a machine that slept wakes up late. */
const MOST_SLEEP_MS = 3_600_000;
/** Another scan has the lease. If its process is dead, the work is free after this time. */
const AGAIN_MS = lease/* LEASE_MS */.Wf + 5 * 60_000;
/** Sees to it that one staff repository is scanned in time: by its schedule, and after pushes. */
class ScanKeeper {
    #options;
    #pushes;
    #facts = { assignments: [], checkedAt: new Map() };
    #concerned = () => [];
    #last = null;
    #since;
    /** When the config is to be read again, milliseconds since 1970. */
    #lookAtMs = null;
    /** Ends the sleep. */
    #alarm = new AbortController();
    constructor(options) {
        this.#options = options;
        this.#since = options.date();
        this.#pushes = new PushNotes(options.plan.quietMs ?? 0);
    }
    /**
     * A push to the default branch of a repository. One that no assignment may take is nobody's; one to the staff repository may
     * have changed the config.
     *
     * @returns whether it is noted
     */
    pushed(repository) {
        const { plan } = this.#options;
        if (plan.quietMs === null)
            return false;
        const now = this.#now();
        if ((0,github_names/* sameRepository */.RB)(repository, plan.repository)) {
            if (this.#lookAtMs === null)
                this.#alarm.abort();
            this.#lookAtMs ??= now + plan.quietMs;
            return true;
        }
        const names = this.#concerned(repository);
        // Later pushes only put off what is due, and need not wake anybody.
        if (names.filter((name) => this.#pushes.note(name, now)).length > 0)
            this.#alarm.abort();
        return names.length > 0;
    }
    /** Until the signal is aborted. Failures are told in the log and end nothing. */
    async keep() {
        const { signal } = this.#options;
        await this.#lookUp();
        if (this.#options.isCutOff)
            await this.#scan(null);
        while (!signal.aborted) {
            const now = this.#now();
            const due = dueAt(this.#options.plan, { last: this.#last, since: this.#since });
            const notBefore = (name) => this.#notBefore(name);
            if (due !== null && due <= now) {
                this.#pushes.clear();
                await this.#scan(null);
            }
            else if (this.#lookAtMs !== null && this.#lookAtMs <= now) {
                await this.#lookUp();
            }
            else {
                const only = this.#pushes.take(now, notBefore);
                if (only.size > 0)
                    await this.#scan(only);
                else
                    await this.#sleep(now, [due, this.#lookAtMs, this.#pushes.earliest(notBefore)]);
            }
        }
    }
    async #lookUp() {
        const { log, lookUp } = this.#options;
        this.#lookAtMs = null;
        try {
            const { lastScan, ...facts } = await lookUp();
            this.#learn(facts);
            if (lastScan !== null && (this.#last === null || lastScan > this.#last))
                this.#last = lastScan;
        }
        catch (error) {
            if (this.#isOver(error))
                return;
            // The schedule goes on: the scan itself says it again, and the one after a cure does not.
            log.warning(`Config and state could not be read: ${(0,message_of/* messageOf */.b)(error)}`);
        }
    }
    async #scan(only) {
        const { log, scan, date } = this.#options;
        const began = date();
        try {
            const { facts, assignments, outcome, sentence } = await scan(only);
            this.#learn(facts);
            for (const one of assignments)
                log.info(`${one.name}: ${one.outcome}. ${one.sentence}`);
            const said = `The scan is done (${outcome}). ${sentence}`;
            if (assignments.some(({ kind }) => kind === 'failed'))
                log.error(said);
            else
                log.info(said);
        }
        catch (error) {
            if (this.#isOver(error))
                return;
            this.#tell(error);
            if (error instanceof domain_outcome/* Skipped */.zY && only === null) {
                // Not this scan's turn: it is made up for when the other one is over, dead or alive.
                this.#since = new Date(began.getTime() + AGAIN_MS);
                return;
            }
        }
        if (only === null)
            this.#last = began;
    }
    #learn({ assignments, checkedAt }) {
        this.#facts = { assignments, checkedAt: new Map([...this.#facts.checkedAt, ...checkedAt]) };
        this.#concerned = concernedBy(assignments, this.#options.plan.repository);
    }
    #tell(error) {
        const { log } = this.#options;
        if (error instanceof domain_outcome/* Skipped */.zY) {
            log.info(`Not scanned: ${error.message}`);
        }
        else if (error instanceof domain_outcome/* Failure */.HR) {
            log.error(`The scan failed (${error.outcome}): ${error.message}`);
        }
        else {
            log.error(`A defect ended the scan: ${(0,message_of/* messageOf */.b)(error)}`);
            log.debug(error instanceof Error ? (error.stack ?? '') : String(error));
        }
    }
    #isOver(error) {
        return this.#options.signal.aborted || error instanceof domain_outcome/* Cancelled */.cJ;
    }
    /** A push starts no scan that the assignment's own schedule would refuse. */
    #notBefore(name) {
        const assignment = this.#facts.assignments.find((one) => one.name === name);
        if (assignment === undefined)
            return 0;
        const { from, until, cooldownMs } = assignment.schedule;
        if (until !== null && until.getTime() < this.#now())
            return Infinity;
        return Math.max(from?.getTime() ?? 0, (this.#facts.checkedAt.get(name) ?? -Infinity) + cooldownMs);
    }
    async #sleep(now, until) {
        const { clock, signal } = this.#options;
        const first = Math.min(now + MOST_SLEEP_MS, ...until.filter((at) => at !== null));
        this.#alarm = new AbortController();
        await clock
            .sleep(Math.max(1, first - now), AbortSignal.any([signal, this.#alarm.signal]))
            .catch(() => { });
    }
    #now() {
        return this.#options.date().getTime();
    }
}

// EXTERNAL MODULE: ./build/run/within-time.js
var within_time = __webpack_require__(32805);
// EXTERNAL MODULE: ./build/scan-run/scan.js + 27 modules
var scan = __webpack_require__(16458);
// EXTERNAL MODULE: ./build/files/write-new.js
var write_new = __webpack_require__(94832);
// EXTERNAL MODULE: ./build/scan/dashboard/tell-failure.js
var tell_failure = __webpack_require__(48347);
// EXTERNAL MODULE: ./build/settings/parse-settings.js + 9 modules
var parse_settings = __webpack_require__(14206);
// EXTERNAL MODULE: ./build/sources/github/archive.js
var archive = __webpack_require__(17887);
// EXTERNAL MODULE: ./build/sources/github/repository.js
var github_repository = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
;// CONCATENATED MODULE: ./build/app/scans/staff-repository.js





















/** What the server's own options say about scans: which service is asked, and how often. The rest is the staff's to say. */
const OF_THE_SERVER = ['apikey', 'base-url', 'poll-interval', 'requests-per-minute'];
/**
 * Opens a staff repository for one piece of work: a folder with its files as the default branch has them, the settings of its
 * config file, and GitHub with the tokens of the App's installation, which are replaced before they end.
 *
 * @throws ConfigurationError where the App is not installed there, or the config is wrong. GitHubError
 */
async function inStaffRepository(errand, work) {
    const tempDir = (0,temp_dir/* makeTempDir */.m)((0,external_node_os_.tmpdir)(), temp_dir/* TEMP_VARIABLE */.E);
    try {
        const secrets = new redaction/* Secrets */.Sb([]);
        const world = await worldOf(errand, tempDir, secrets);
        const settings = await readSettings(errand, world);
        const endsAtMs = world.endsAtMs - Math.max(0, errand.host.settings.timeoutMs - settings.timeoutMs);
        return await work({ settings, world: { ...world, endsAtMs }, onSecret: (secret) => secrets.add(secret) });
    }
    finally {
        await (0,remove_folder/* removeFolder */.v)(tempDir);
    }
}
/** Ends after the time that the server gives a scan. */
async function worldOf({ host, plan: { repository }, run, signal }, tempDir, secrets) {
    const { apiUrl, serverUrl, clock } = host;
    const endsAtMs = clock.now() + host.settings.timeoutMs;
    const installation = await findInstallation(host.account, repository);
    const own = host.repositoryClient(installation, repository);
    const all = host.installationClient(installation);
    const redact = (text) => secrets.redact(all.redact(own.redact(text)));
    const log = host.log.for({ installation, repository }, redact);
    const { id, isPrivate } = await (0,github_repository/* readRepository */.Nu)(own.github.until(signal), repository);
    const [files, ownDir] = [(0,external_node_path_.join)(tempDir, 'files'), (0,external_node_path_.join)(tempDir, 'work')];
    for (const folder of [files, ownDir])
        await (0,external_node_fs_promises_.mkdir)(folder);
    const name = (0,github_names/* fullName */.fq)(repository);
    const facts = { eventName: 'schedule', apiUrl, serverUrl, repository: name, repositoryId: id };
    const world = {
        clock,
        random: Math.random,
        log,
        signal,
        workspace: files,
        tempDir: ownDir,
        redact,
        environment: host.environment,
        run,
        endsAtMs,
        defaultLabel: name,
        title: name,
        event: (0,event_context/* readEventContext */.ws)(facts, { repository: { id, full_name: name, private: isPrivate } }),
        github: () => own.github,
        collector: () => all.github,
        runUrl: null,
        toolVersion: version/* VERSION */.x,
        date: () => new Date(),
        onCheck: (check) => log.debug(`The check has the id ${check}.`),
    };
    return (0,within_time/* endedBy */.mr)(world, signal);
}
/** The settings, with the files that they may name in the workspace. @throws Failure, which the dashboard says as well where it is told */
async function readSettings({ inputs, plan, isTold }, world) {
    const { repository } = plan;
    const { log, signal } = world;
    try {
        const { files } = await (0,archive/* readArchive */.bL)(world.github(), repository, null, () => 'counts', signal);
        await layOut(files, world);
        const text = files.get(plan.config.replace(/^\.\//, ''))?.bytes.toString('utf8') ?? null;
        return settingsOf(text, plan, inputs, log);
    }
    catch (error) {
        // Which branch the state has is not known without the config: the usual one's dashboard says it.
        const host = { world, repository, self: null, branch: null };
        if (isTold && error instanceof domain_outcome/* Failure */.HR && !signal.aborted) {
            await (0,tell_failure/* tellFailure */.s)(host, { known: null, mayOpen: true }, error.message).catch((second) => {
                log.debug(`The failure is not on the dashboard: ${(0,message_of/* messageOf */.b)(second)}`);
            });
        }
        throw error;
    }
}
/** Writes the files of the repository below `workspace`. */
async function layOut(files, { workspace, log }) {
    const missing = [];
    for (const [path, { bytes }] of files) {
        if (!(await (0,write_new/* writeNew */.q)(workspace, path, bytes)))
            missing.push(path);
    }
    if (missing.length > 0) {
        log.warning(`${(0,format/* count */.U9)(missing.length, 'file')} cannot lie on this machine under ${missing.length === 1 ? 'its name' : 'their names'}, and nothing of it is read: ${(0,format/* listed */.KE)(missing, 5, JSON.stringify)}.`);
    }
}
/** @param text of the config file; null: there is none */
function settingsOf(text, { repository, config }, inputs, log) {
    const ofServer = Object.fromEntries(OF_THE_SERVER.map((name) => [name, inputs[name]]));
    const { settings, warnings } = (0,parse_settings/* parseSettings */.P)({ ...ofServer, mode: 'scan', config }, text, {
        event: 'schedule',
        repositoryOwner: repository.owner,
        isFork: false,
    });
    for (const warning of warnings)
        log.warning(warning);
    for (const one of [settings, ...settings.assignments.map((assignment) => assignment.settings)]) {
        refuseOutside(one);
    }
    return settings;
}
/** @throws ConfigurationError where a path leads out of the staff repository: the machine is the App's, not theirs */
function refuseOutside(settings) {
    const { manifest, people, cases, starter, archive, aiReferences } = settings;
    const paths = { manifest, people, cases, starter, archive, 'ai-references': aiReferences };
    for (const [name, given] of Object.entries(paths)) {
        const outside = [given ?? []].flat().find((path) => !staysInside(path));
        if (outside === undefined)
            continue;
        throw new domain_outcome/* ConfigurationError */.j1(`${name}: ${(0,quoted/* quoted */.T)(outside)} leads out of the repository. Name a file or folder inside of it; the App reads nothing else.`);
    }
}

;// CONCATENATED MODULE: ./build/app/scans/scan-once.js








const TIME_IS_OVER = 'The time of this scan (timeout-minutes) was over before GitHub had answered everything. The next one goes on.';
/** Reads config and state of a staff repository. @returns also when the last scan ended; null: never. @throws Failure */
async function lookUp(place, plan) {
    const run = { runId: `app-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`, jobSlug: 'scan', attempt: 1 };
    return inStaffRepository({ ...place, plan, run, isTold: false }, async ({ settings, world }) => {
        const { state } = await (0,open_store/* stateStoreOf */.U)(settings, world).load();
        const checked = Object.entries(state.assignments).flatMap(([name, { lastCheckAt }]) => lastCheckAt === null ? [] : [[name, Date.parse(lastCheckAt)]]);
        const at = state.lastScan?.at;
        return {
            assignments: settings.assignments,
            checkedAt: new Map(checked),
            lastScan: at === undefined ? null : new Date(at),
        };
    });
}
/** Without the offset, which is a matter of minutes. */
function nextOf({ times }) {
    return times.kind === 'cron' ? times.next : (after) => new Date(after.getTime() + times.ms);
}
/**
 * Scans a staff repository once. Its reports go into the data folder, of which the newest are kept.
 *
 * @param only names of assignments; null: all
 * @throws Skipped where another scan is at it. Cancelled. Failure where the whole scan failed
 */
async function scanOnce(place, plan, only) {
    const { host } = place;
    const { repository } = plan;
    const began = new Date();
    const begun = await beginRun(host.data, plan);
    const run = { runId: begun.run, jobSlug: 'scan', attempt: begun.attempt };
    const errand = { ...place, plan, run, isTold: true };
    const cacheDir = cacheFolder(host.data, repository);
    const folderOf = (assignment) => reportsFolder(host.data, repository, assignment);
    try {
        return await inStaffRepository(errand, async ({ settings, world, onSecret }) => {
            const { clock, endsAtMs, signal } = world;
            const end = await (0,within_time/* withinTime */.dn)({ clock, endsAtMs, signal, sentence: TIME_IS_OVER }, (ends) => (0,scan/* scan */.S)({ ...settings, cacheDir }, (0,within_time/* endedBy */.mr)(world, ends), {
                run: begun.run,
                attempt: begun.attempt,
                only,
                nextScan: nextOf(plan),
                reportDirOf: (assignment) => (0,external_node_path_.join)(folderOf(assignment), stampOf(began)),
            }, onSecret));
            for (const { name } of end.assignments)
                await keepNewest(folderOf(name), place.reportsKept);
            await pruneCache(cacheDir, began);
            const checked = end.assignments.flatMap(({ name, kind }) => kind === 'checked' ? [[name, began.getTime()]] : []);
            const told = {
                outcome: end.outcome,
                sentence: end.sentence,
                // The reports lie in their files, and need no memory any more.
                assignments: end.assignments.map(({ name, kind, outcome, sentence }) => ({
                    name,
                    kind,
                    outcome,
                    sentence,
                })),
            };
            const facts = { assignments: settings.assignments, checkedAt: new Map(checked) };
            return { ...(0,redaction/* redactDeep */.KL)(told, world.redact), facts };
        });
    }
    finally {
        // A scan that the server's end cut off is taken up by its next start as another attempt of the same run.
        if (!place.signal.aborted)
            await begun.end();
    }
}

;// CONCATENATED MODULE: ./build/app/scans/start-scans.js







/** Reading a config is a matter of seconds and waits for no scan. */
const LOOKS_AT_ONCE = 2;
/** Scans what the server's config names, each staff repository by its schedule and after pushes. */
async function startScans(host, { scans, scansAtOnce, reportsKept }, inputs, metrics) {
    const { signal, clock } = host;
    const places = new Places(scansAtOnce);
    const looks = new Places(LOOKS_AT_ONCE);
    const place = { host, inputs, reportsKept, signal };
    if (scans.length > 0)
        metrics.read('scans_running', () => places.taken);
    const counted = async (scan) => {
        const beganMs = clock.now();
        let outcome = 'internal-error';
        try {
            const told = await scan();
            ({ outcome } = told);
            return told;
        }
        catch (error) {
            if (error instanceof domain_outcome/* Failure */.HR)
                ({ outcome } = error);
            throw error;
        }
        finally {
            metrics.count('scans_total', { outcome });
            metrics.count('scan_seconds_total', {}, (clock.now() - beganMs) / 1000);
        }
    };
    const keepers = [];
    for (const plan of scans) {
        const keeper = new ScanKeeper({
            plan,
            clock,
            date: () => new Date(),
            signal,
            log: host.log.for({ repository: plan.repository }),
            isCutOff: await wasCutOff(host.data, plan),
            lookUp: () => looks.take(signal, () => lookUp(place, plan)),
            scan: (only) => places.take(signal, () => counted(() => scanOnce(place, plan, only))),
        });
        keepers.push(keeper);
    }
    return {
        onPush: ({ event, payload }) => {
            const { repository } = event;
            if (repository === null || !isToDefaultBranch(payload))
                return 'no push to a default branch';
            const taken = keepers.filter((keeper) => keeper.pushed(repository));
            return taken.length === 0 ? 'no assignment is scanned after pushes to it' : 'noted';
        },
        done: Promise.all(keepers.map((keeper) => keeper.keep().catch((error) => {
            host.log.error(`A defect ended the scans of one repository: ${(0,message_of/* messageOf */.b)(error)}`);
        }))),
    };
}
const Push = schemas/* looseObject */._H3({
    ref: schemas/* string */.YjP(),
    deleted: schemas/* boolean */.zMY().optional(),
    repository: schemas/* looseObject */._H3({ default_branch: schemas/* string */.YjP() }),
});
/** Other branches are no hand-in, and that of the state is written by every scan. */
function isToDefaultBranch(payload) {
    const push = Push.safeParse(payload);
    if (!push.success || push.data.deleted === true)
        return false;
    return push.data.ref === `refs/heads/${push.data.repository.default_branch}`;
}

// EXTERNAL MODULE: ./node_modules/@octokit/webhooks-methods/dist-node/index.js
var webhooks_methods_dist_node = __webpack_require__(51054);
;// CONCATENATED MODULE: ./build/app/webhook-server.js




/** GitHub's own limit is 25 MB; a comment with its issue and repository is below 300 kB. */
const MAX_BODY_BYTES = 1_000_000;
/** GitHub gives up after 10 s; a sender that is slower than this is not GitHub. */
const REQUEST_MS = 8000;
/** So long a connection may still be open when all work is done; GitHub waits no longer for its answer either. */
const CLOSING_MS = 10_000;
/** Without a signature of this shape a body need not be read. */
const SIGNATURE = /^sha256=[0-9a-f]{64}$/;
const DELIVERY_ID = /^[A-Za-z0-9-]{1,64}$/;
/**
 * Listens for a GitHub App's webhook: `POST /webhook` and `GET /health`. Whatever is rightly signed is answered at once; the
 * work follows.
 *
 * @throws ConfigurationError where there is no secret: everybody could give commands in anybody's name
 */
async function startWebhookServer(options) {
    if (options.secret === '') {
        throw new domain_outcome/* ConfigurationError */.j1('The webhook needs a secret: without one, nobody knows who calls. Set it here and in the settings of the App.');
    }
    const desk = new Desk(options);
    const server = (0,external_node_http_.createServer)({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS, connectionsCheckingInterval: 1000 }, (request, response) => {
        void converse(desk, request, response);
    });
    const host = options.host ?? '127.0.0.1';
    const url = await (0,listen/* listen */.K)(server, host, options.port);
    return {
        url,
        close: async () => {
            await desk.close();
            const ended = new AbortController();
            const closed = new Promise((resolve) => {
                server.close(() => {
                    ended.abort();
                    resolve();
                });
            });
            server.closeIdleConnections();
            // A server that is closing looks after no timeouts: one silent sender would keep it for ever.
            await options.clock.sleep(CLOSING_MS, ended.signal).catch(() => { });
            server.closeAllConnections();
            await closed;
        },
    };
}
async function converse(desk, request, response) {
    try {
        const answer = await desk.answer(request);
        send(request, response, answer, request.complete && !desk.isClosing);
    }
    catch {
        // The sender went away.
        response.destroy();
    }
}
/** Decides about one request after the other. */
class Desk {
    #secret;
    #deliveries;
    #isClosing = false;
    constructor({ secret, deliveries }) {
        this.#secret = secret;
        this.#deliveries = deliveries;
    }
    get isClosing() {
        return this.#isClosing;
    }
    /** Rejects where the sender goes away before the body is there. */
    async answer(request) {
        const path = (request.url ?? '').split('?', 1)[0];
        if (path === '/health') {
            return request.method === 'GET' || request.method === 'HEAD' ? this.#health() : wrongMethod('GET');
        }
        if (path !== '/webhook')
            return { status: 404, text: 'there is /webhook and /health' };
        if (request.method !== 'POST')
            return wrongMethod('POST');
        if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
            return TOO_LARGE;
        const signature = single(request.headers['x-hub-signature-256']);
        if (signature === undefined || !SIGNATURE.test(signature))
            return UNSIGNED;
        const body = await readBody(request);
        if (body === null)
            return TOO_LARGE;
        if (body === '' || !(await (0,webhooks_methods_dist_node/* verify */.MX)(this.#secret, body, signature)))
            return UNSIGNED;
        // From here on it is GitHub who speaks.
        return this.#receive(request, body);
    }
    async close() {
        this.#isClosing = true;
        await this.#deliveries.close();
    }
    #health() {
        const { waiting, running } = this.#deliveries;
        const status = this.#isClosing ? 'closing' : 'ok';
        return { status: this.#isClosing ? 503 : 200, text: JSON.stringify({ status, waiting, running }) };
    }
    async #receive(request, body) {
        const deliveryId = single(request.headers['x-github-delivery']);
        const eventName = single(request.headers['x-github-event']);
        if (deliveryId === undefined || !DELIVERY_ID.test(deliveryId) || eventName === undefined) {
            return { status: 400, text: 'X-GitHub-Delivery or X-GitHub-Event is missing' };
        }
        if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
            return { status: 415, text: 'set the content type of the webhook to application/json' };
        }
        return this.#deliveries.receive(deliveryId, eventName, body);
    }
}
const TOO_LARGE = { status: 413, text: `a body has at most ${MAX_BODY_BYTES} bytes` };
/** The same for every kind of wrong, so that nothing can be learnt from it. */
const UNSIGNED = { status: 401, text: 'X-Hub-Signature-256 is missing or wrong' };
function wrongMethod(allowed) {
    return { status: 405, text: `only ${allowed}` };
}
function send(request, response, { status, text }, mayAskAgain) {
    const isJson = text.startsWith('{');
    response.writeHead(status, {
        'content-type': isJson ? 'application/json' : 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        // What is left of a refused body is not read as the next request; a server that closes waits for no next one.
        ...(mayAskAgain ? {} : { connection: 'close' }),
    });
    response.end(request.method === 'HEAD' ? undefined : text);
    request.resume();
}
/** As UTF-8: bytes that are none fit no signature. null: it is too large. */
async function readBody(request) {
    const chunks = [];
    let bytes = 0;
    return new Promise((resolve, reject) => {
        request.on('data', (chunk) => {
            bytes += chunk.length;
            if (bytes <= MAX_BODY_BYTES)
                chunks.push(chunk);
            else
                resolve(null);
        });
        request.on('end', () => {
            resolve(Buffer.concat(chunks).toString('utf8'));
        });
        request.on('error', reject);
        request.on('close', () => {
            reject(new Error('the sender went away'));
        });
    });
}
function single(header) {
    return Array.isArray(header) ? undefined : header;
}

;// CONCATENATED MODULE: ./build/app/serve-app.js















/**
 * Answers a GitHub App's webhook until `signal` is aborted, and finishes then what it has begun.
 *
 * @throws ConfigurationError where it cannot listen, where another process has its folder, or where GitHub does not know the App
 */
async function serveApp(options) {
    const lock = await (0,data_folder/* lockFolder */.MS)(options.data);
    const host = openAppHost(options);
    const ending = new AbortController();
    const metrics = new Metrics();
    let scans = null;
    try {
        scans = await startScans({ ...host, signal: AbortSignal.any([host.signal, ending.signal]) }, options.appConfig, options.inputs, metrics);
        const rights = new RightsMemory(() => host.clock.now());
        const answer = commentHandler((call, turn) => answerCall(call, turn, host, rights));
        await serve(host, options, metrics, { issue_comment: answer, push: scans.onPush });
    }
    finally {
        ending.abort(new domain_outcome/* Cancelled */.cJ('The server stops.'));
        await scans?.done;
        await host.close();
        lock.release();
    }
}
async function serve(host, options, metrics, on) {
    const { log, clock, apiUrl, serverUrl, data, isKept } = host;
    const now = () => Date.now();
    metrics.set('start_time_seconds', Math.round(now() / 1000));
    metrics.read('resident_memory_bytes', () => process.memoryUsage.rss());
    const journal = await openJournal(data, now, (sentence) => log.warning(sentence));
    const { concurrency } = options;
    const deliveries = new Deliveries({
        apiUrl,
        serverUrl,
        log,
        clock,
        now,
        journal,
        isKept,
        metrics,
        on,
        concurrency,
    });
    options.cut.addEventListener('abort', () => deliveries.cut(), { once: true });
    const { host: address, port, webhookSecret: secret, metricsAt } = options;
    const metricsServer = metricsAt === null ? null : await startMetricsServer(metrics, metricsAt);
    try {
        const server = await startWebhookServer({ secret, host: address, port, clock, deliveries });
        options.onListening(server.url);
        if (metricsServer !== null)
            log.info(`Numbers for Prometheus: ${metricsServer.url}`);
        const stopped = new Promise((resolve) => {
            host.signal.addEventListener('abort', () => resolve(), { once: true });
        });
        // A push that did not arrive is made up for by the next scan of the schedule.
        const events = new Set(['issue_comment']);
        const redelivery = { account: host.account, clock, now, log, journal, metrics, events };
        const life = async () => {
            const isApp = await meetApp(host);
            const takeUp = () => deliveries.takeUp();
            if (isApp)
                await redeliverEachHour(redelivery, host.signal, takeUp);
            else
                await takeUp();
            await stopped;
        };
        try {
            await Promise.race([stopped, life()]);
        }
        finally {
            await server.close();
        }
    }
    finally {
        metricsServer?.close();
        journal.close();
    }
}
/**
 * Asks GitHub whether it knows the App, so that a wrong key is found before the first command is lost. A GitHub that cannot be
 * asked is no reason to stop. @returns whether there is an App. @throws ConfigurationError
 */
async function meetApp({ settings, log, account }) {
    try {
        log.info(`GitHub knows the App: ${await readAppName(account)}.`);
        return true;
    }
    catch (error) {
        if (error instanceof domain_outcome/* Cancelled */.cJ)
            return false;
        // With a token of its own, a repository's webhook is answered all the same.
        if (!(error instanceof domain_outcome/* GitHubError */.y_) && settings.githubToken === null)
            throw error;
        log.warning((0,message_of/* messageOf */.b)(error));
        return error instanceof domain_outcome/* GitHubError */.y_;
    }
}

// EXTERNAL MODULE: ./build/app/setup/credentials.js
var credentials = __webpack_require__(20332);
// EXTERNAL MODULE: ./build/github/client.js + 1 modules
var client = __webpack_require__(54786);
// EXTERNAL MODULE: ./build/process/cancellation.js
var process_cancellation = __webpack_require__(35947);
// EXTERNAL MODULE: ./build/process/system-clock.js
var system_clock = __webpack_require__(65914);
// EXTERNAL MODULE: ./build/settings/raw-inputs.js
var raw_inputs = __webpack_require__(41786);
// EXTERNAL MODULE: ./build/command-line/arguments/parse-command-line.js + 8 modules
var parse_command_line = __webpack_require__(45816);
// EXTERNAL MODULE: ./build/command-line/terminal-log.js
var terminal_log = __webpack_require__(97244);
;// CONCATENATED MODULE: ./build/command-line/bot.js




















/** Answers a GitHub App's webhook until it is stopped. @throws ConfigurationError where it is not said who the App is */
async function serveBot(command, environment) {
    const kept = command.dataDir === null ? null : (0,credentials/* readCredentials */.L1)(command.dataDir);
    const webhookSecret = environment['WEBHOOK_SECRET'] || (kept?.webhookSecret ?? '');
    const privateKey = privateKeyOf(environment['APP_PRIVATE_KEY'] || (kept?.privateKey ?? ''));
    const identity = readAppIdentity(environment['APP_ID'] || (kept?.clientId ?? ''), privateKey);
    const raw = (0,parse_command_line/* withEnvironment */.Ec)(command.inputs, environment);
    const { settings } = (0,parse_settings/* parseSettings */.P)({ ...raw, mode: 'bot' }, null, {
        event: 'issue_comment',
        repositoryOwner: null,
        isFork: false,
    });
    const appConfig = appConfigIn(command.appConfig);
    const cancellation = (0,process_cancellation/* cancelOnSignals */.dJ)(process);
    const folder = dataFolder(command.dataDir);
    try {
        await serveApp({
            identity,
            settings,
            environment,
            apiUrl: environment['GITHUB_API_URL'] || client/* DEFAULT_API_URL */.rK,
            serverUrl: environment['GITHUB_SERVER_URL'] || client/* DEFAULT_SERVER_URL */.UM,
            clock: system_clock/* systemClock */.m,
            signal: cancellation.signal,
            data: folder.path,
            isKept: command.dataDir !== null,
            cut: cancellation.again,
            metricsAt: command.metricsPort === null ? null : { host: command.metricsHost, port: command.metricsPort },
            secrets: [webhookSecret, privateKey, ...(0,raw_inputs/* secretsOf */.Fj)(raw)],
            openLog: (redact) => openLog(command.logFormat, redact, environment['RUNNER_DEBUG'] === '1'),
            host: command.host,
            port: command.port,
            webhookSecret,
            concurrency: command.concurrency,
            appConfig,
            inputs: raw,
            onListening: (url) => process.stdout.write(`listening on ${url}\n`),
        });
    }
    finally {
        cancellation.release();
        await folder.release();
    }
    return 0;
}
function openLog(format, redact, verbose) {
    if (format === 'text')
        return textLog((0,terminal_log/* terminalLog */.d)(process.stderr, redact, verbose));
    const write = (line) => {
        process.stderr.write(line);
    };
    return jsonLog({ write, redact, verbose, now: () => new Date() });
}
/** The folder that was given; null: one that ends with the process. @throws ConfigurationError where it cannot be made */
function dataFolder(given) {
    if (given !== null) {
        (0,data_folder/* makeDataDir */.cO)(given);
        return { path: given, release: async () => { } };
    }
    const path = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'code-similarity-bot-'));
    process.stderr.write('note: Without --data, accepted commands that are not done are forgotten when the server ends.\n');
    return { path, release: () => (0,remove_folder/* removeFolder */.v)(path) };
}
/** @throws ConfigurationError where it cannot be read, or something is wrong in it */
function appConfigIn(path) {
    if (path === null)
        return NO_APP_CONFIG;
    return readAppConfig(readGiven(path, '--app-config'), path);
}
/** @throws ConfigurationError where there is no key, or it cannot be read */
function privateKeyOf(given) {
    if (given === '') {
        throw new domain_outcome/* ConfigurationError */.j1('APP_PRIVATE_KEY is missing. Set it to the text of the .pem file that GitHub made for the App, or to its path; APP_ID and WEBHOOK_SECRET belong to it. `bot --setup --data DIR` registers an App and keeps all three in DIR.');
    }
    if (given.includes('-----BEGIN') || !(0,external_node_fs_.existsSync)(given))
        return given.replaceAll('\\n', '\n');
    return readGiven(given, 'APP_PRIVATE_KEY');
}
/** A file that an option or a variable names. @throws ConfigurationError where it cannot be read */
function readGiven(path, from) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        throw new domain_outcome/* ConfigurationError */.j1(`${from} ${(0,quoted/* quoted */.T)(path)} cannot be read: ${(0,message_of/* messageOf */.b)(error)}. Correct the path, or the rights of the file.`);
    }
}


/***/ }),

/***/ 97244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ errorsOnly),
/* harmony export */   d: () => (/* binding */ terminalLog)
/* harmony export */ });
/* harmony import */ var _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82248);

const BAR = 24;
const CLEAR_LINE = '\r\u001b[2K';
/**
 * Messages for a person, on stderr, so that stdout holds the result alone. On a terminal progress is one line that
 * changes; elsewhere there are plain lines.
 */
function terminalLog(stream, redact, verbose) {
    let live = false;
    const say = (prefix) => (message) => {
        stream.write(`${live ? CLEAR_LINE : ''}${prefix}${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(redact(message))}\n`);
        live = false;
    };
    return {
        debug: verbose ? say('debug: ') : () => { },
        info: say(''),
        notice: say('note: '),
        warning: say('warning: '),
        error: say('error: '),
        group: (title, body) => {
            say('')(title);
            return body();
        },
        ...(stream.isTTY === true
            ? {
                progress: (what, done, total) => {
                    stream.write(`${CLEAR_LINE}${bar(done, total)} ${what}`);
                    live = true;
                },
            }
            : {}),
    };
}
/** The errors of a log, and nothing else. */
function errorsOnly(log) {
    const nothing = () => { };
    return {
        debug: nothing,
        info: nothing,
        notice: nothing,
        warning: nothing,
        error: (message) => log.error(message),
        group: (_, body) => body(),
    };
}
/** A bar where it is known how much there is; it is full only when all is done. */
function bar(done, total) {
    if (total === null)
        return String(done);
    const full = total <= 0 ? 0 : Math.floor((Math.min(done, total) / total) * BAR);
    const count = done === total ? String(done) : `${Math.floor(done)} of ${total}`;
    return `[${'█'.repeat(full)}${'·'.repeat(BAR - full)}] ${count}`;
}


/***/ }),

/***/ 90206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   MS: () => (/* binding */ lockFolder),
/* harmony export */   Tj: () => (/* binding */ loadSqlite),
/* harmony export */   cO: () => (/* binding */ makeDataDir),
/* harmony export */   iu: () => (/* binding */ openPrivate)
/* harmony export */ });
/* unused harmony exports isLocked, sweepTempFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93153);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23719);





const LOCK = 'lock';
/** @throws ConfigurationError where it cannot be made */
function makeDataDir(dataDir) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dataDir, { recursive: true, mode: 0o700 });
    }
    catch (error) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(`The data folder ${dataDir} cannot be made: ${reasonOf(error)}. Correct the path, or give another one.`);
    }
}
/** The message of an error as the end of a sentence. */
function reasonOf(error) {
    return (0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error).replace(/\.$/, '');
}
/** @throws ConfigurationError where the runtime has no SQLite */
async function loadSqlite() {
    try {
        return await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80099, 19));
    }
    catch {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(`The embedded service needs SQLite, which this Node.js (${process.version}) was built without. Install Node.js 24.15 or later from nodejs.org.`);
    }
}
/** Opens a file of SQLite that only its owner may read. */
function openPrivate(sqlite, path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'a', 0o600));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, 0o600);
    }
    catch {
        // Somebody else's file that this process may use: its owner decides.
    }
    return new sqlite.DatabaseSync(path);
}
/**
 * Takes a folder for this process alone until `release` or the end of the process, however it ends: the lock is the
 * operating system's, on the file `lock`. Nothing else in the folder is touched.
 *
 * @throws ConfigurationError where another process has it, or the lock cannot be written
 */
async function lockFolder(folder) {
    const sqlite = await loadSqlite();
    let database = null;
    try {
        database = openPrivate(sqlite, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LOCK));
        database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
    }
    catch (error) {
        database?.close();
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(isLocked(error)
            ? `The data folder ${folder} is used by another process; stop that one, or give another folder.`
            : `The data folder ${folder} cannot be used: ${reasonOf(error)}. Look at its disk and its rights, or give another one.`);
    }
    const held = database;
    return { release: () => held.close() };
}
function isLocked(error) {
    // SQLITE_BUSY, SQLITE_LOCKED.
    const { errcode } = error;
    return typeof errcode === 'number' && [5, 6].includes(errcode & 0xff);
}
/**
 * Deletes what servers without a data folder left behind when they were killed: folders `parent/prefix…` of this user whose
 * lock nobody holds any more.
 */
async function sweepTempFolders(parent, prefix) {
    for (const name of await readdir(parent)) {
        if (!name.startsWith(prefix))
            continue;
        const folder = join(parent, name);
        try {
            // One without a lock is just being made.
            if (!isOwn(folder) || !isOwn(join(folder, LOCK)))
                continue;
            // Who gets the lock knows that its owner is dead; nobody else takes up the folder.
            (await lockFolder(folder)).release();
            await rm(folder, { recursive: true, force: true });
        }
        catch {
            // In use, or gone meanwhile.
        }
    }
}
function isOwn(path) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats !== undefined && !stats.isSymbolicLink() && stats.uid === (process.getuid?.() ?? stats.uid);
}


/***/ })

};
