export const id = 988;
export const ids = [988];
export const modules = {

/***/ 24988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveBot: () => (/* binding */ serveBot)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/bot/answer-command.js + 2 modules
var answer_command = __webpack_require__(25414);
// EXTERNAL MODULE: ./build/github/limits.js
var limits = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(47307);
// EXTERNAL MODULE: ./build/publish/failure.js
var failure = __webpack_require__(84650);
;// CONCATENATED MODULE: ./build/bot/app-github.js



const UNUSED = { used: 0, limit: null, remaining: null, resetsAt: null };
/**
 * GitHub as an App's installation sees it, for as long as the work takes: a command may wait for hours before its check, and
 * its token is good for one. Each request takes a token that lasts; one that GitHub no longer accepts is replaced once.
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
        until: (signal) => open((github) => ends(github).until(signal)),
        budget: () => current?.github.budget() ?? UNUSED,
        close: async () => {
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@octokit/auth-app/dist-node/index.js + 9 modules
var dist_node = __webpack_require__(76479);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/names.js
var names = __webpack_require__(50926);
// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(21498);
;// CONCATENATED MODULE: ./build/bot/app-token.js







/** @param pem the private key that GitHub made for the App. @throws ConfigurationError where it is none */
function readAppIdentity(id, pem) {
    let key;
    try {
        key = (0,external_node_crypto_.createPrivateKey)(pem);
    }
    catch (error) {
        // What OpenSSL says may quote from the key.
        throw new outcome/* ConfigurationError */.j1('The private key of the App cannot be read. It is the whole of the .pem file, with its first and last line.', { cause: error });
    }
    if (key.asymmetricKeyType !== 'rsa' || id.trim() === '') {
        throw new outcome/* ConfigurationError */.j1('An App needs its id and the RSA private key that GitHub made for it.');
    }
    return { id: id.trim(), privateKey: pem };
}
const Token = schemas/* looseObject */._H3({ token: schemas/* string */.YjP().min(1), expires_at: schemas/* string */.YjP() });
/**
 * Asks for a token that reaches one repository and no other of the installation's.
 *
 * @throws ConfigurationError where GitHub refuses: what is wrong is of the App's making. GitHubError where it fails
 */
async function installationToken({ identity, open, onSecret }, installationId, repository) {
    const client = open(null);
    const request = async (_route, parameters) => {
        onSecret(parameters.headers.authorization.replace(/^bearer /, ''));
        const data = await client
            .get()
            .ask(purpose(`asking for the App's token for ${(0,names/* fullName */.fq)(repository)}`), (rest) => rest.apps.createInstallationAccessToken(parameters), Token);
        return { data };
    };
    try {
        const auth = authOf(identity, request);
        const { token, expiresAt } = await auth({
            type: 'installation',
            installationId,
            repositoryNames: [repository.repo],
            refresh: true,
        });
        onSecret(token);
        return { token, expiresAt };
    }
    catch (error) {
        throw explainRefusal(error, installationId, repository);
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
async function readAppName({ identity, open, onSecret }) {
    const { token } = await authOf(identity)({ type: 'app' });
    onSecret(token);
    const client = open(token);
    try {
        const { name } = await client
            .get()
            .ask(purpose('asking which App this is'), (rest) => rest.apps.getAuthenticated(), App);
        return name;
    }
    catch (error) {
        throw (0,failure/* isAnswer */.Tq)(error, 401) ? new outcome/* ConfigurationError */.j1(WRONG_KEY, { cause: error }) : error;
    }
    finally {
        await client.close();
    }
}
const WRONG_KEY = "GitHub does not accept the App's key (401). Check that APP_ID and APP_PRIVATE_KEY are of the same App, that the key was not deleted in the App's settings, and that this machine's clock is right.";
function explainRefusal(error, installationId, repository) {
    const where = (0,names/* fullName */.fq)(repository);
    const because = (sentence) => new outcome/* ConfigurationError */.j1(sentence, { cause: error });
    if ((0,failure/* isAnswer */.Tq)(error, 401))
        return because(WRONG_KEY);
    if ((0,failure/* isAnswer */.Tq)(error, 404)) {
        return because(`The App of APP_ID has no installation ${installationId} for ${where}: it was uninstalled, or the webhook is another App's.`);
    }
    if ((0,failure/* isAnswer */.Tq)(error, 422)) {
        return because(`The App's installation does not reach ${where}. Add the repository to the installation.`);
    }
    if ((0,failure/* isAnswer */.Tq)(error, 403) && error.outcome === 'forbidden') {
        return because(`GitHub gives the App no token for ${where} (403): the installation is suspended, or the App was blocked. Look at the installation's settings.`);
    }
    return error;
}
function purpose(what) {
    return { what, permission: permissions/* PERMISSIONS */.J.metadata, target: 'other' };
}

// EXTERNAL MODULE: ./build/bot/handle.js + 5 modules
var handle = __webpack_require__(3651);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/@octokit/webhooks-methods/dist-node/index.js
var webhooks_methods_dist_node = __webpack_require__(51054);
// EXTERNAL MODULE: ./build/github/event-context.js
var event_context = __webpack_require__(68888);
// EXTERNAL MODULE: ./build/bot/action-transport.js
var action_transport = __webpack_require__(1026);
;// CONCATENATED MODULE: ./build/bot/delivery-log.js
/**
 * Which deliveries were seen, by GitHub's id; a delivery that is sent again keeps its id. Bounded: the one that was seen
 * longest ago goes first. Lost with the process: what was done for a comment is then found on GitHub.
 */
class DeliveryLog {
    #ids = new Set();
    #capacity;
    constructor(capacity) {
        this.#capacity = capacity;
    }
    /** Notes an id. `false`: it was noted before. */
    note(id) {
        const isNew = !this.#ids.delete(id);
        this.#ids.add(id);
        if (this.#ids.size > this.#capacity) {
            const [oldest] = this.#ids;
            if (oldest !== undefined)
                this.#ids.delete(oldest);
        }
        return isNew;
    }
    /** Makes room for another attempt, after one that came to nothing. */
    forget(id) {
        this.#ids.delete(id);
    }
}

// EXTERNAL MODULE: ./build/bot/grammar.js
var grammar = __webpack_require__(38467);
;// CONCATENATED MODULE: ./build/bot/job-queue.js

/**
 * Work in lanes: short work of one lane is done one after the other, in order; lanes do not wait for each other, and short
 * work waits for no long one.
 */
class JobQueue {
    #limits;
    #clock;
    /** In the order in which they came. */
    #entries = new Set();
    #running = new Set();
    #stopped = new AbortController();
    constructor(limits, clock) {
        this.#limits = limits;
        this.#clock = clock;
    }
    /** Jobs that wait: for their lane, for a place, or to be run again. */
    get waiting() {
        return this.#count('waiting', 'resting', 'parked');
    }
    get running() {
        return this.#count('short', 'long', 'ending');
    }
    /** `false`: the queue is full or stopped. */
    add(lane, job) {
        if (this.#stopped.signal.aborted || this.waiting >= this.#limits.maxWaiting)
            return false;
        this.#entries.add({ lane, job, phase: 'waiting', wake: null });
        this.#start();
        return true;
    }
    /** Takes nothing more, and gives back what does not run. Long parts that have not begun are cancelled. */
    stop() {
        this.#stopped.abort(new outcome/* Cancelled */.cJ('The queue was stopped.'));
        const left = [...this.#entries].filter(({ phase }) => phase === 'waiting' || phase === 'resting');
        for (const entry of left)
            this.#entries.delete(entry);
        for (const { wake } of this.#entries)
            wake?.(new outcome/* Cancelled */.cJ('The queue was stopped.'));
        return left.map(({ job }) => job);
    }
    /** Until nothing runs; only after `stop` is that for good. */
    async idle() {
        while (this.#running.size > 0)
            await Promise.all(this.#running);
    }
    #start() {
        for (const entry of this.#entries) {
            if (entry.phase === 'waiting' && this.#mayStart(entry)) {
                entry.phase = 'short';
                const run = this.#run(entry).finally(() => {
                    this.#running.delete(run);
                    this.#start();
                });
                this.#running.add(run);
            }
            else if (entry.phase === 'parked' && this.#mayStartLong(entry)) {
                entry.phase = 'long';
                entry.wake?.(null);
                entry.wake = null;
            }
        }
    }
    #mayStart({ lane, job }) {
        if (this.#count('short') >= this.#limits.short)
            return false;
        return ![...this.#entries].some((one) => (one.lane === lane && (one.phase === 'short' || one.phase === 'resting')) ||
            (one.job.key === job.key && one.phase !== 'waiting'));
    }
    #mayStartLong({ lane }) {
        if (this.#count('long') >= this.#limits.long)
            return false;
        return ![...this.#entries].some((one) => one.lane === lane && one.phase === 'long');
    }
    async #run(entry) {
        const again = await entry.job.run({ long: (body) => this.#long(entry, body) });
        if (again === null || this.#stopped.signal.aborted) {
            this.#entries.delete(entry);
            return;
        }
        entry.phase = 'resting';
        void this.#rest(entry, again);
    }
    async #rest(entry, ms) {
        try {
            await this.#clock.sleep(ms, this.#stopped.signal);
        }
        catch {
            // `stop` has given the job back.
            return;
        }
        entry.phase = 'waiting';
        this.#start();
    }
    async #long(entry, body) {
        this.#stopped.signal.throwIfAborted();
        const woken = new Promise((resolve, reject) => {
            entry.wake = (reason) => {
                if (reason === null)
                    resolve();
                else
                    reject(reason);
            };
        });
        entry.phase = 'parked';
        this.#start();
        try {
            await woken;
            return await body();
        }
        finally {
            entry.phase = 'ending';
            this.#start();
        }
    }
    #count(...phases) {
        return [...this.#entries].filter(({ phase }) => phases.includes(phase)).length;
    }
}

;// CONCATENATED MODULE: ./build/bot/webhook-server.js











/** GitHub's own limit is 25 MB; a comment with its issue and repository is below 300 kB. */
const MAX_BODY_BYTES = 1_000_000;
/** GitHub gives up after 10 s; a sender that is slower than this is not GitHub. */
const REQUEST_MS = 8000;
/** So long a connection may still be open when all work is done; GitHub waits no longer for its answer either. */
const CLOSING_MS = 10_000;
const DELIVERIES_KEPT = 10_000;
const MAX_WAITING = 1000;
/** What is short waits for GitHub, most of the time. */
const SHORT_AT_ONCE = 8;
/** Without a signature of this shape a body need not be read. */
const SIGNATURE = /^sha256=[0-9a-f]{64}$/;
const DELIVERY_ID = /^[A-Za-z0-9-]{1,64}$/;
/**
 * Listens for a GitHub App's webhook: `POST /webhook` and `GET /health`. Whatever is rightly signed is answered 202 at once;
 * the work follows, in the order of a repository's calls, but for long parts.
 *
 * @throws ConfigurationError where there is no secret: everybody could give commands in anybody's name
 */
async function startWebhookServer(options) {
    if (options.secret === '') {
        throw new outcome/* ConfigurationError */.j1('The webhook needs a secret: without one, nobody knows who calls. Set it here and in the settings of the App.');
    }
    const desk = new Desk(options);
    const server = (0,external_node_http_.createServer)({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS, connectionsCheckingInterval: 1000 }, (request, response) => {
        void converse(desk, request, response);
    });
    const host = options.host ?? '127.0.0.1';
    const port = await listen(server, host, options.port);
    return {
        url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
        close: async () => {
            const ended = new AbortController();
            const closed = new Promise((resolve) => {
                server.close(() => {
                    ended.abort();
                    resolve();
                });
            });
            server.closeIdleConnections();
            await desk.close();
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
    #options;
    #seen = new DeliveryLog(DELIVERIES_KEPT);
    #queue;
    #isClosing = false;
    constructor(options) {
        this.#options = options;
        this.#queue = new JobQueue({
            short: SHORT_AT_ONCE,
            long: options.concurrency,
            maxWaiting: MAX_WAITING,
        }, options.clock);
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
        if (body === '' || !(await (0,webhooks_methods_dist_node/* verify */.MX)(this.#options.secret, body, signature)))
            return UNSIGNED;
        // From here on it is GitHub who speaks.
        return this.#receive(request, body);
    }
    async close() {
        this.#isClosing = true;
        for (const job of this.#queue.stop())
            this.#options.log.warning(notBegun(job.name));
        await this.#queue.idle();
    }
    #health() {
        const { waiting, running } = this.#queue;
        const status = this.#isClosing ? 'closing' : 'ok';
        return { status: this.#isClosing ? 503 : 200, text: JSON.stringify({ status, waiting, running }) };
    }
    #receive(request, body) {
        const deliveryId = single(request.headers['x-github-delivery']);
        const eventName = single(request.headers['x-github-event']);
        if (deliveryId === undefined || !DELIVERY_ID.test(deliveryId) || eventName === undefined) {
            return { status: 400, text: 'X-GitHub-Delivery or X-GitHub-Event is missing' };
        }
        if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
            return { status: 415, text: 'set the content type of the webhook to application/json' };
        }
        if (eventName !== 'issue_comment')
            return { status: 202, text: 'not a comment' };
        const payload = parseJson(body);
        if (payload === undefined)
            return { status: 400, text: 'the body is not JSON' };
        const call = this.#callOf(deliveryId, eventName, payload);
        if (typeof call === 'string')
            return { status: 202, text: call };
        if (!this.#seen.note(deliveryId))
            return { status: 202, text: 'seen before' };
        const lane = (0,names/* fullName */.fq)(call.request.repository).toLowerCase();
        const key = `${lane} ${call.request.key}`;
        let tries = 0;
        const run = (turn) => {
            tries += 1;
            return this.#work(call, turn, tries);
        };
        if (this.#queue.add(lane, { name: deliveryId, key, run }))
            return { status: 202, text: 'accepted' };
        this.#seen.forget(deliveryId);
        return { status: 503, text: 'too much is waiting; send it again later' };
    }
    /** A sentence: why it is nothing for the bot. */
    #callOf(deliveryId, eventName, payload) {
        const event = (0,event_context/* readEventContext */.ws)({
            eventName: eventName,
            apiUrl: this.#options.apiUrl,
            serverUrl: this.#options.serverUrl,
        }, payload);
        if (event.repository === null || event.comment === null)
            return 'no comment that can be read';
        const request = (0,action_transport/* requestFromComment */.$)(event.repository, event.action, event.comment);
        if ('ignored' in request)
            return request.ignored;
        if ((0,grammar/* parseCommand */.RM)(request.body).kind === 'none')
            return 'no command';
        const installation = Installation.safeParse(payload);
        return {
            deliveryId,
            request,
            event,
            installationId: installation.success ? installation.data.installation.id : null,
        };
    }
    /** After how many milliseconds it is to be tried again; null: it is over. */
    async #work(call, turn, tries) {
        const { log } = this.#options;
        const { deliveryId } = call;
        try {
            await this.#options.work(call, turn);
            log.info(`Delivery ${deliveryId} is done.`);
            return null;
        }
        catch (error) {
            const message = error instanceof Error ? error.message : 'unknown';
            // All that a command does is done once, however often it is tried.
            const wait = error instanceof outcome/* GitHubError */.y_ && error.retryHelps
                ? limits/* GITHUB_LIMITS */.f.delivery.againMs[tries - 1]
                : undefined;
            if (wait !== undefined && !this.#isClosing) {
                log.warning(`Delivery ${deliveryId} failed and is tried again in ${wait / 1000} s: ${message}`);
                return wait;
            }
            this.#seen.forget(deliveryId);
            if (error instanceof outcome/* Cancelled */.cJ && this.#isClosing)
                log.warning(notBegun(deliveryId));
            else
                log.error(`Delivery ${deliveryId} failed and may be sent again: ${message}`);
            return null;
        }
    }
}
function notBegun(deliveryId) {
    return `Delivery ${deliveryId} was not begun when the server was closed. Send it again from the App's settings.`;
}
const Installation = schemas/* looseObject */._H3({ installation: schemas/* looseObject */._H3({ id: schemas/* number */.aig().int().positive() }) });
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
function parseJson(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
}
function single(header) {
    return Array.isArray(header) ? undefined : header;
}
async function listen(server, host, port) {
    return new Promise((resolve, reject) => {
        server.once('error', (error) => {
            reject(new outcome/* ConfigurationError */.j1(`The webhook's server cannot listen on ${host}, port ${port}: ${error.message}.`, {
                cause: error,
            }));
        });
        server.listen(port, host, () => {
            const address = server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
    });
}

// EXTERNAL MODULE: ./build/github/client.js + 2 modules
var client = __webpack_require__(42723);
// EXTERNAL MODULE: ./build/run/main.js + 87 modules
var main = __webpack_require__(15654);
// EXTERNAL MODULE: ./build/run/prior.js
var prior = __webpack_require__(23842);
// EXTERNAL MODULE: ./build/run/open-github.js
var open_github = __webpack_require__(72322);
// EXTERNAL MODULE: ./build/process/cancellation.js
var process_cancellation = __webpack_require__(35947);
// EXTERNAL MODULE: ./build/domain/redaction.js
var redaction = __webpack_require__(35952);
// EXTERNAL MODULE: ./build/process/system-clock.js
var system_clock = __webpack_require__(65914);
// EXTERNAL MODULE: ./build/process/temp-dir.js
var temp_dir = __webpack_require__(63736);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/publish/channels.js
var channels = __webpack_require__(51998);
// EXTERNAL MODULE: ./build/publish/comment.js + 1 modules
var comment = __webpack_require__(95010);
// EXTERNAL MODULE: ./build/scan/store/open-store.js
var open_store = __webpack_require__(50676);
// EXTERNAL MODULE: ./build/command-line/arguments/parse-command-line.js + 6 modules
var parse_command_line = __webpack_require__(48406);
// EXTERNAL MODULE: ./build/settings/parse-settings.js + 10 modules
var parse_settings = __webpack_require__(68530);
// EXTERNAL MODULE: ./build/settings/raw-inputs.js
var raw_inputs = __webpack_require__(41786);
// EXTERNAL MODULE: ./build/command-line/terminal-log.js
var terminal_log = __webpack_require__(97244);
// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(23719);
;// CONCATENATED MODULE: ./build/command-line/bot.js



























/** What the comments of an App's checks go by, apart from those of workflows. */
const REPORT_KEY = { workflow: 'app', job: 'bot' };
/** Answers a GitHub App's webhook until it is stopped. @throws ConfigurationError where it is not said who the App is */
async function serveBot(command, environment) {
    const secret = environment['WEBHOOK_SECRET'] ?? '';
    const privateKey = privateKeyOf(environment['APP_PRIVATE_KEY'] ?? '');
    const app = readAppIdentity(environment['APP_ID'] ?? '', privateKey);
    const raw = (0,parse_command_line/* withEnvironment */.E)(command.inputs, environment);
    const secrets = [secret, privateKey, ...(0,raw_inputs/* secretsOf */.Fj)(raw)];
    const log = logOf(new redaction/* Secrets */.Sb(secrets), environment);
    const { settings } = (0,parse_settings/* parseSettings */.P)({ ...raw, mode: 'bot' }, null, {
        event: 'issue_comment',
        repositoryOwner: null,
        isFork: false,
    });
    const cancellation = (0,process_cancellation/* cancelOnSignals */.d)(process);
    const apiUrl = environment['GITHUB_API_URL'] ?? client/* DEFAULT_API_URL */.r;
    const host = { app, settings, apiUrl, environment, log, secrets };
    const server = await startWebhookServer({
        secret,
        host: command.host,
        port: command.port,
        apiUrl,
        serverUrl: environment['GITHUB_SERVER_URL'] ?? 'https://github.com',
        log,
        clock: system_clock/* systemClock */.m,
        work: (call, turn) => answer(call, turn, host),
        concurrency: command.concurrency,
    });
    process.stdout.write(`listening on ${server.url}\n`);
    const stopped = new Promise((resolve) => {
        cancellation.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
        const account = { identity: app, open: bot_opener(host, cancellation.signal), onSecret: () => { } };
        await Promise.race([stopped, meetApp(host, account).then(() => stopped)]);
    }
    finally {
        await server.close();
        cancellation.release();
    }
    return 0;
}
function logOf({ redact }, environment) {
    return (0,terminal_log/* terminalLog */.d)(process.stderr, redact, environment['RUNNER_DEBUG'] === '1');
}
function bot_opener({ apiUrl, log, settings, environment }, signal) {
    const { timeoutMs } = settings;
    return (token) => (0,open_github/* lazyGitHub */.e)({ token, apiUrl, clock: system_clock/* systemClock */.m, log, signal, timeoutMs, environment, version: version/* VERSION */.x });
}
/** One delivery, with a token that reaches its repository alone. */
async function answer(call, turn, host) {
    const { settings } = host;
    const { repository } = call.request;
    // Its tokens are secrets of this delivery alone.
    const secrets = new redaction/* Secrets */.Sb(host.secrets);
    const log = logOf(secrets, host.environment);
    const controller = new AbortController();
    const open = bot_opener({ ...host, log }, controller.signal);
    const github = githubFor(call, host, open, {
        identity: host.app,
        // Deliveries that ask for one repository's token at once share the request: it does not end with one of them.
        open: bot_opener({ ...host, log }, new AbortController().signal),
        onSecret: (token) => secrets.add(token),
    });
    const tempDir = (0,temp_dir/* makeTempDir */.m)((0,external_node_os_.tmpdir)(), 'TMPDIR');
    try {
        const world = {
            clock: system_clock/* systemClock */.m,
            random: Math.random,
            log,
            signal: controller.signal,
            workspace: tempDir,
            tempDir,
            redact: secrets.redact,
            environment: host.environment,
            // Deliveries are not counted, and no clock tells which came first: one that is sent again takes up what bears its key.
            run: { runId: `app-${call.request.key}`, jobSlug: 'bot', attempt: null },
            endsAtMs: Infinity,
            defaultLabel: (0,names/* fullName */.fq)(repository),
            title: (0,names/* fullName */.fq)(repository),
            event: call.event,
            github: github.get,
            collector: github.get,
            runUrl: null,
            toolVersion: version/* VERSION */.x,
            date: () => new Date(),
            onCheck: (id) => log.debug(`The check has the id ${id}.`),
        };
        const effects = (0,answer_command/* effectsOf */.w7)({
            settings,
            world,
            store: () => (0,open_store/* stateStoreOf */.U)(settings, world),
            newSalt: open_store/* newSalt */.N,
            check: (own, around) => turn.long(() => checkAndComment(own, around, call, log)),
        });
        const result = await (0,handle/* handleRequest */.y)(call.request, effects, { botUsers: settings.botUsers, runUrl: null });
        if (result.kind === 'failed') {
            log.warning(`The command ${call.request.key} failed: ${result.failure.message}`);
        }
        else {
            log.info(`The command ${call.request.key}: ${result.kind}.`);
        }
    }
    finally {
        controller.abort(new outcome/* Cancelled */.cJ('The command is done.'));
        await github.close();
        await (0,promises_.rm)(tempDir, { recursive: true, force: true });
    }
}
async function checkAndComment(settings, world, call, log) {
    const cases = await (0,answer_command/* pullRequestCases */.Mz)((0,open_store/* stateStoreOf */.U)(settings, world), world);
    const { pullRequest } = world.event;
    if (pullRequest === null)
        throw new Error('a check of the bot has a pull request');
    const result = await (0,main/* main */.i)(settings, world, { ...prior/* NOTHING_PRIOR */.Z, cases });
    try {
        const report = (0,redaction/* redactDeep */.KL)(result.report, world.redact);
        const published = await (0,comment/* publishComment */.p)({
            github: world.github(),
            repository: call.request.repository,
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
/** GitHub for one call; whatever was opened for it is closed with it. */
function githubFor(call, { settings, apiUrl }, open, account) {
    const { installationId, request } = call;
    // A webhook of a single repository comes without an App: then the token is the one that was given.
    if (installationId === null)
        return open(settings.githubToken);
    const github = appGitHub({
        apiUrl,
        newToken: () => installationToken(account, installationId, request.repository),
        open,
        now: () => new Date(),
    });
    return { get: () => github, close: () => github.close() };
}
/**
 * Asks GitHub whether it knows the App, so that a wrong key is found before the first command is lost. A GitHub that cannot be
 * asked is no reason to stop. @throws ConfigurationError
 */
async function meetApp({ settings, log }, account) {
    try {
        log.info(`GitHub knows the App: ${await readAppName(account)}.`);
    }
    catch (error) {
        if (error instanceof outcome/* Cancelled */.cJ)
            return;
        // With a token of its own, a repository's webhook is answered all the same.
        if (!(error instanceof outcome/* GitHubError */.y_) && settings.githubToken === null)
            throw error;
        log.warning((0,message_of/* messageOf */.b)(error));
    }
}
function privateKeyOf(given) {
    if (given === '') {
        throw new outcome/* ConfigurationError */.j1('APP_PRIVATE_KEY is missing: the text of the .pem file that GitHub made for the App, or its path. APP_ID and WEBHOOK_SECRET belong to it.');
    }
    if (given.includes('-----BEGIN') || !(0,external_node_fs_.existsSync)(given))
        return given.replaceAll('\\n', '\n');
    return (0,external_node_fs_.readFileSync)(given, 'utf8');
}


/***/ }),

/***/ 97244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/** A bar where it is known how much there is; it is full only when all is done. */
function bar(done, total) {
    if (total === null)
        return String(done);
    const full = total <= 0 ? 0 : Math.floor((Math.min(done, total) / total) * BAR);
    const count = done === total ? String(done) : `${Math.floor(done)} of ${total}`;
    return `[${'█'.repeat(full)}${'·'.repeat(BAR - full)}] ${count}`;
}


/***/ })

};
