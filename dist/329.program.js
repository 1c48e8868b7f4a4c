export const id = 329;
export const ids = [329];
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

/***/ 84329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  setUpBot: () => (/* binding */ setUpBot)
});

// EXTERNAL MODULE: ./build/app/setup/credentials.js
var credentials = __webpack_require__(20332);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(21498);
// EXTERNAL MODULE: ./build/publish/failure.js
var failure = __webpack_require__(84650);
// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(23719);
;// CONCATENATED MODULE: ./build/app/setup/exchange-code.js





const Registered = schemas/* looseObject */._H3({
    id: schemas/* number */.aig().int().positive(),
    client_id: schemas/* string */.YjP().min(1),
    name: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP().regex(/^https?:\/\//),
    pem: schemas/* string */.YjP().includes('-----BEGIN'),
    webhook_secret: schemas/* string */.YjP().min(1).nullable(),
});
/**
 * The credentials of an App that was registered from a manifest. GitHub gives them once for a code, within an hour.
 *
 * @param github is closed in the end
 *
 * @throws ConfigurationError in a sentence that says what to do, whatever failed
 */
async function exchangeCode(github, code) {
    try {
        const app = await github
            .get()
            .ask({ what: "asking for the App's key", permission: permissions/* PERMISSIONS */.J.metadata, target: 'other' }, (rest) => rest.apps.createFromManifest({ code }), Registered);
        return {
            id: app.id,
            clientId: app.client_id,
            name: app.name,
            url: app.html_url,
            privateKey: app.pem,
            webhookSecret: app.webhook_secret,
        };
    }
    catch (error) {
        if ((0,failure/* isAnswer */.Tq)(error, 404, 422)) {
            throw new outcome/* ConfigurationError */.j1('GitHub does not know the code that it sent: it was used already, or it is older than an hour. Start again; if the App is in your settings on GitHub already, delete it there first.', { cause: error });
        }
        throw new outcome/* ConfigurationError */.j1(`${(0,message_of/* messageOf */.b)(error)} The App may be in your settings on GitHub all the same: delete it there, and start again.`, { cause: error });
    }
    finally {
        await github.close();
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/app/listen.js
var listen = __webpack_require__(6149);
;// CONCATENATED MODULE: ./build/app/setup/manifest.js

/** Every permission that a part of this program asks an App for, by what the App is for. */
const APP_NEEDS = {
    server: [
        {
            permission: 'contentsWrite',
            why: 'reads what is compared; writes one branch, similarity-state, where dismissals and scans are remembered',
        },
        { permission: 'comments', why: 'answers commands and writes the comment on a pull request' },
        { permission: 'issues', why: 'writes what a scan found into an issue' },
        { permission: 'checks', why: 'the check run, where one is asked for' },
        { permission: 'members', why: 'teams in bot-users and staff' },
        { permission: 'metadata', why: 'GitHub gives it to every App' },
    ],
    commands: [
        { permission: 'contents', why: 'reads what is compared; nothing is remembered, so there is no dismiss' },
        { permission: 'comments', why: 'answers commands and writes the comment on a pull request' },
        { permission: 'issuesRead', why: 'GitHub counts comments on pull requests among the issues' },
        { permission: 'members', why: 'teams in bot-users' },
        { permission: 'metadata', why: 'GitHub gives it to every App' },
    ],
    token: [
        { permission: 'contents', why: 'reads the repositories that the App is installed on' },
        { permission: 'metadata', why: 'GitHub gives it to every App' },
    ],
};
/** What the server listens to. GitHub tells every App of its installations without being asked, and refuses to be asked. */
const EVENTS = {
    server: ['issue_comment', 'push'],
    commands: ['issue_comment'],
    token: [],
};
const MAX_NAME = 34;
/** The manifest of an App for one purpose. Without a server there is no webhook: GitHub refuses one without an address. */
function appManifest(purpose, place) {
    const { organization, publicUrl, serverUrl } = place;
    const hasWebhook = purpose !== 'token' && publicUrl !== null;
    return {
        ...(organization === null ? {} : { name: `similarity ${organization}`.slice(0, MAX_NAME).trim() }),
        url: organization === null ? serverUrl : `${serverUrl}/${organization}`,
        description: 'Checks source code for similarity.',
        public: false,
        redirect_url: place.redirectUrl,
        default_permissions: Object.fromEntries(APP_NEEDS[purpose].map(({ permission }) => {
            const { name, level } = permissions/* PERMISSIONS */.J[permission].app;
            return [name, level];
        })),
        ...(hasWebhook
            ? {
                hook_attributes: { url: `${publicUrl}/webhook`, active: true },
                default_events: EVENTS[purpose],
            }
            : {}),
    };
}
/** The page of GitHub that takes a manifest by POST. @param state comes back with the answer */
function registrationUrl({ organization, serverUrl }, state) {
    const of = organization === null ? '' : `/organizations/${encodeURIComponent(organization)}`;
    return `${serverUrl}${of}/settings/apps/new?state=${encodeURIComponent(state)}`;
}

// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
;// CONCATENATED MODULE: ./build/app/setup/setup-page.js




const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f6f7f9,#12151a);--card:light-dark(#fff,#1a1e26);--sunk:light-dark(#eef0f4,#232935);--ink:light-dark(#191d25,#e8ebf1);--soft:light-dark(#545d6c,#a9b2c2);--line:light-dark(#dde1e8,#303846);--accent:light-dark(#2746c7,#a5b8ff);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;background:var(--paper);color:var(--ink)}
*{box-sizing:border-box}body{margin:0}main{max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:1.45rem;line-height:1.25;margin:0 0 .6rem;overflow-wrap:anywhere}h2{font-size:1.05rem;margin:0 0 .6rem}p{margin:0 0 .8rem}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.1rem 1.2rem;margin:1.2rem 0}table{width:100%;border-collapse:collapse;margin:0 0 1rem}th,td{text-align:left;vertical-align:top;padding:.35rem .8rem .35rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}th{font-weight:600;width:12rem}td{color:var(--soft)}
button,a.button{display:inline-block;font:inherit;font-weight:600;padding:.5rem 1rem;border:0;border-radius:8px;background:var(--accent);color:var(--card);text-decoration:none;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}a{color:var(--accent)}
code{font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.9em;overflow-wrap:anywhere}pre{background:var(--sunk);border-radius:8px;padding:.7rem .9rem;margin:.4rem 0 .8rem;white-space:pre-wrap;overflow-wrap:anywhere}ol{padding-left:1.3rem;margin:0}li{margin:0 0 .8rem}
@media(max-width:34rem){th,td{display:block;width:auto;padding:.3rem 0}td{border:0;padding-top:0}}`;
/** The policy of every page: its own style, and forms that go to GitHub; no script, and nothing from elsewhere. */
function pagePolicy(serverUrl) {
    const style = (0,external_node_crypto_.createHash)('sha256').update(STYLE).digest('base64');
    return `default-src 'none'; style-src 'sha256-${style}'; img-src data:; form-action ${new URL(serverUrl).origin}; base-uri 'none'; frame-ancestors 'none'`;
}
const TITLES = {
    server: 'A server: commands in pull requests, and scans',
    commands: 'A server: commands in pull requests alone',
    token: 'A token for workflows',
};
/** The page with a button for each offer. @param organization null: the reader's own account */
function offerPage(offers, organization, path) {
    const where = organization === null
        ? 'in your own account'
        : `in the organisation <strong>${(0,text_escape/* escapeHtml */.ZD)(organization)}</strong>`;
    return page('Register a GitHub App', `<p>The App will be ${where}. GitHub asks you to confirm its name, and sends you back here. Its key and its secret are then in <code>${(0,text_escape/* escapeHtml */.ZD)(path)}</code>, for your own user alone; they are shown nowhere.</p>
${offers.map(section).join('\n')}`);
}
function section({ purpose, manifest, action }) {
    const rows = APP_NEEDS[purpose].map(({ permission, why }) => `<tr><th scope="row">${(0,text_escape/* escapeHtml */.ZD)(words(permission))}</th><td>${(0,text_escape/* escapeHtml */.ZD)(why)}</td></tr>`);
    const hook = manifest.hook_attributes === undefined
        ? '<p>It has no webhook.</p>'
        : `<p>GitHub sends it ${(manifest.default_events ?? []).map((event) => `<code>${(0,text_escape/* escapeHtml */.ZD)(event)}</code>`).join(' and ')} at <code>${(0,text_escape/* escapeHtml */.ZD)(manifest.hook_attributes.url)}</code>.</p>`;
    return `<section><h2>${(0,text_escape/* escapeHtml */.ZD)(TITLES[purpose])}</h2>
<table><tbody>${rows.join('')}</tbody></table>
${hook}
<form method="post" action="${(0,text_escape/* escapeHtml */.ZD)(action)}"><input type="hidden" name="manifest" value="${(0,text_escape/* escapeHtml */.ZD)(JSON.stringify(manifest))}"><button>Register ${purpose === 'token' ? 'it' : 'this App'} on ${(0,text_escape/* escapeHtml */.ZD)(new URL(action).host)}</button></form></section>`;
}
/** As GitHub's settings of an App call it: "Pull requests: write". */
function words(permission) {
    const { name, level } = permissions/* PERMISSIONS */.J[permission].app;
    const spaced = name.replaceAll('_', ' ');
    return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}: ${level}`;
}
/** The page that says what to do with an App that is registered. @param folder its data folder */
function registeredPage(app, folder, path) {
    const installs = `<li>Install it on the repositories that it is for.<br><a class="button" href="${(0,text_escape/* escapeHtml */.ZD)(installUrl(app))}">Install on ${(0,text_escape/* escapeHtml */.ZD)(new URL(app.url).host)}</a></li>`;
    const file = shellWord(path);
    const rest = app.webhookSecret === null
        ? `<li>Give the staff repository the App's id and key, and use a recipe that asks for a token:${commands(`gh variable set APP_CLIENT_ID --repo OWNER/STAFF --body ${shellWord(app.clientId)}`, `jq -r .privateKey ${file} | gh secret set APP_PRIVATE_KEY --repo OWNER/STAFF`)}</li><li>Delete <code>${(0,text_escape/* escapeHtml */.ZD)(path)}</code>: nothing else needs it.</li>`
        : `<li>Start the server. It finds the App's key in its data folder:${commands(`code-similarity bot --data ${shellWord(folder)} --bot-users YOUR-LOGIN`)}</li><li>Put a reverse proxy with TLS in front of it, at the webhook's address.</li>`;
    return page(`The App ${(0,text_escape/* escapeHtml */.ZD)(app.name)} is registered`, `<section><h2>What is left</h2><ol>${installs}${rest}</ol></section><p>The command in the terminal has ended. You can close this page.</p>`);
}
/** The page that says what went wrong. @param sentence plain text */
function problemPage(sentence, again) {
    const link = again === null ? '' : `<p><a class="button" href="${(0,text_escape/* escapeHtml */.ZD)(again)}">Start again</a></p>`;
    return page('The App was not registered', `<section><p>${(0,text_escape/* escapeHtml */.ZD)(sentence)}</p>${link}</section>`);
}
/** Where a person installs the App. */
function installUrl({ url }) {
    return `${url.replace(/\/+$/, '')}/installations/new`;
}
function commands(...lines) {
    return `<pre><code>${lines.map(text_escape/* escapeHtml */.ZD).join('\n')}</code></pre>`;
}
/** A word of a shell's command line, in quotes where it has to be. */
function shellWord(word) {
    return /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;
}
/** @param title HTML. @param body HTML */
function page(title, body) {
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · code-similarity</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${body}</main></body></html>
`;
}

;// CONCATENATED MODULE: ./build/app/setup/setup-server.js







/** A request that is slower than this comes from nobody's browser. */
const REQUEST_MS = 10_000;
/** The shape of GitHub's codes; they are not otherwise documented. */
const CODE = /^[\w-]{1,200}$/;
/** A name that resolves to this machine is not this machine: a page elsewhere could ask for it. */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;
/**
 * Serves the page from which a person registers an App, until that was done or `signal` is aborted.
 *
 * @returns the App, whose credentials are in the folder; null: it was stopped before
 *
 * @throws ConfigurationError where it cannot listen
 */
async function setUpApp(options) {
    const desk = new SetupDesk(options);
    const server = (0,external_node_http_.createServer)({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, (request, response) => {
        void desk.answer(request, response);
    });
    // Whoever never looks at the last page has an App all the same.
    const stopped = new Promise((resolve) => {
        options.signal.addEventListener('abort', () => resolve(desk.app), { once: true });
    });
    try {
        const url = await (0,listen/* listen */.K)(server, options.host, options.port, refusal);
        // What stands for all of a machine is no address that a person can open.
        options.onListening(`${url.replace(/\/\/(?:0\.0\.0\.0|\[::\]):/, '//127.0.0.1:')}${desk.root}`);
        return await Promise.race([desk.done, stopped]);
    }
    finally {
        server.close();
        server.closeIdleConnections();
        if (options.signal.aborted)
            server.closeAllConnections();
    }
}
/** One registration: offers it, takes GitHub's answer once, and says how it ended. */
class SetupDesk {
    /** Everybody on this machine reaches loopback: whoever does not know the address finds nothing. */
    root = `/${(0,external_node_crypto_.randomBytes)(16).toString('hex')}/`;
    done;
    #options;
    #policy;
    #resolve = () => { };
    /** What GitHub's answer has to bring back; null: none is waited for. */
    #state = null;
    #app = null;
    constructor(options) {
        this.#options = options;
        this.#policy = pagePolicy(options.serverUrl);
        this.done = new Promise((resolve) => {
            this.#resolve = resolve;
        });
    }
    /** null: none is registered yet. */
    get app() {
        return this.#app;
    }
    async answer(request, response) {
        const { host = '' } = request.headers;
        const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
        if (!LOOPBACK.test(host) || !path.startsWith(this.root)) {
            this.#send(response, 404, problemPage('Open the address that the terminal shows, as it stands there.', null));
            return;
        }
        if (request.method !== 'GET') {
            this.#send(response, 405, problemPage('This page is only read.', this.root));
            return;
        }
        switch (path.slice(this.root.length)) {
            case '':
                this.#offer(response, host);
                break;
            case 'created':
                await this.#take(response, new URLSearchParams(query));
                break;
            case 'registered':
                this.#tell(response);
                break;
            default:
                this.#send(response, 404, problemPage('There is no such page.', this.root));
        }
    }
    #offer(response, host) {
        const { organization, publicUrl, serverUrl, folder } = this.#options;
        const place = { organization, publicUrl, serverUrl, redirectUrl: `http://${host}${this.root}created` };
        // The page may be loaded again; what the first copy of it began is still answered.
        const state = (this.#state ??= (0,external_node_crypto_.randomBytes)(32).toString('hex'));
        const purposes = publicUrl === null ? ['token'] : ['server', 'commands'];
        const offers = purposes.map((purpose) => ({
            purpose,
            manifest: appManifest(purpose, place),
            action: registrationUrl(place, state),
        }));
        this.#send(response, 200, offerPage(offers, organization, (0,credentials/* credentialsPath */._x)(folder)));
    }
    async #take(response, query) {
        const code = query.get('code') ?? '';
        const state = this.#state;
        if (state === null || !isSame(query.get('state') ?? '', state) || !CODE.test(code)) {
            this.#send(response, 400, problemPage('This answer belongs to no registration that was begun here, or it was used already.', this.root));
            return;
        }
        // A code counts once, however it ends.
        this.#state = null;
        const { exchange, folder, replaces } = this.#options;
        let app = null;
        try {
            app = await exchange(code);
            (0,credentials/* writeCredentials */.wK)(folder, app, replaces);
            this.#app = app;
        }
        catch (error) {
            const left = app === null ? '' : ` The App is registered and its key is lost: delete it on GitHub (${app.url}).`;
            this.#send(response, 502, problemPage(`${(0,message_of/* messageOf */.b)(error)}${left}`, this.root));
            return;
        }
        // To a page of its own, so that the code does not stay in the address.
        response.writeHead(303, { ...this.#headers(), location: `${this.root}registered` }).end();
    }
    #tell(response) {
        const app = this.#app;
        if (app === null) {
            this.#send(response, 404, problemPage('No App was registered yet.', this.root));
            return;
        }
        const { folder } = this.#options;
        response.once('close', () => this.#resolve(app));
        this.#send(response, 200, registeredPage(app, folder, (0,credentials/* credentialsPath */._x)(folder)));
    }
    #send(response, status, html) {
        response.writeHead(status, { ...this.#headers(), 'content-type': 'text/html; charset=utf-8' }).end(html);
    }
    #headers() {
        return {
            'cache-control': 'no-store',
            'content-security-policy': this.#policy,
            'cross-origin-resource-policy': 'same-origin',
            'referrer-policy': 'no-referrer',
            'x-content-type-options': 'nosniff',
            // One registration is a handful of requests.
            connection: 'close',
        };
    }
}
function isSame(given, expected) {
    const [a, b] = [Buffer.from(given), Buffer.from(expected)];
    return a.length === b.length && (0,external_node_crypto_.timingSafeEqual)(a, b);
}
/** @param where as in "127.0.0.1, port 80" */
function refusal(where, why) {
    return `The page cannot be served on ${where}: ${why}. Choose another port with --port.`;
}

// EXTERNAL MODULE: ./build/domain/exit-codes.js
var exit_codes = __webpack_require__(39438);
// EXTERNAL MODULE: ./build/embedded/store/data-folder.js
var data_folder = __webpack_require__(90206);
// EXTERNAL MODULE: ./build/github/client.js + 1 modules
var client = __webpack_require__(54786);
// EXTERNAL MODULE: ./build/process/cancellation.js
var process_cancellation = __webpack_require__(35947);
// EXTERNAL MODULE: ./build/process/system-clock.js
var system_clock = __webpack_require__(65914);
// EXTERNAL MODULE: ./build/run/open-github.js
var open_github = __webpack_require__(72322);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/command-line/open-browser.js
var open_browser = __webpack_require__(88214);
// EXTERNAL MODULE: ./build/command-line/terminal-log.js
var terminal_log = __webpack_require__(97244);
;// CONCATENATED MODULE: ./build/command-line/set-up-bot.js














const EXCHANGE_MS = 60_000;
/**
 * Registers a GitHub App from a page in the browser of this machine, and keeps its credentials in the data folder.
 *
 * @throws ConfigurationError where the folder has an App already or cannot be written
 */
async function setUpBot(command, environment) {
    const { dataDir, again } = command;
    (0,data_folder/* makeDataDir */.cO)(dataDir);
    const path = (0,text_escape/* visible */.RK)((0,credentials/* credentialsPath */._x)(dataDir));
    const known = again ? null : (0,credentials/* readCredentials */.L1)(dataDir);
    if (known !== null) {
        throw new outcome/* ConfigurationError */.j1(`${path} holds the App “${(0,text_escape/* visible */.RK)(known.name)}” already: start it with bot --data. --again registers another one and forgets the key of this one.`);
    }
    (0,credentials/* tryToWrite */.oo)(dataDir);
    const serverUrl = originOf(environment['GITHUB_SERVER_URL'] || client/* DEFAULT_SERVER_URL */.UM);
    const cancellation = (0,process_cancellation/* cancelOnSignals */.dJ)(process);
    // Made when it is asked: a person may take an hour until then.
    const openGitHub = () => (0,open_github/* lazyGitHub */.e)({
        token: null,
        apiUrl: environment['GITHUB_API_URL'] || client/* DEFAULT_API_URL */.rK,
        clock: system_clock/* systemClock */.m,
        log: (0,terminal_log/* terminalLog */.d)(process.stderr, (text) => text, false),
        signal: cancellation.signal,
        timeoutMs: EXCHANGE_MS,
        environment,
        version: version/* VERSION */.x,
    });
    let forget = () => { };
    try {
        const app = await setUpApp({
            ...command,
            serverUrl,
            folder: dataDir,
            replaces: again,
            signal: cancellation.signal,
            exchange: (code) => exchangeCode(openGitHub(), code),
            onListening: (url) => {
                process.stdout.write(`register the App at ${url} (stop with Ctrl-C)\n`);
                if (process.stdout.isTTY)
                    forget = (0,open_browser/* openBrowser */.ph)(url, environment);
            },
        });
        process.stdout.write(app === null
            ? 'stopped; nothing was registered\n'
            : `The App “${(0,text_escape/* visible */.RK)(app.name)}” is registered. Its key is in ${path}.\n`);
        return app === null ? (0,exit_codes/* exitCodeOf */.FO)('cancelled', 1, (0,process_cancellation/* stoppedBy */.$)(cancellation.signal.reason)) : 0;
    }
    finally {
        forget();
        cancellation.release();
    }
}
function originOf(url) {
    if (URL.canParse(url) && /^https?:/i.test(url))
        return url.replace(/\/+$/, '');
    throw new outcome/* ConfigurationError */.j1('GITHUB_SERVER_URL is no address such as https://github.example.');
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

/***/ 73387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   rC: () => (/* binding */ pointsInLine),
/* harmony export */   xM: () => (/* binding */ formatLines),
/* harmony export */   y: () => (/* binding */ formatScore),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/**
 * A score for a person: one decimal, "n/a" for null. Where one decimal would put it on the wrong side of the threshold it
 * gets two, rounded away from the threshold, so that a flagged 75.004 reads 75.01 and never 75.0.
 */
function formatScore(value, threshold = null) {
    if (value === null || !Number.isFinite(value))
        return 'n/a';
    if (threshold === null)
        return value.toFixed(1);
    const above = value > threshold;
    for (const digits of [1, 2]) {
        const text = value.toFixed(digits);
        if (Number(text) > threshold === above)
            return text;
    }
    return ((above ? Math.ceil(value * 100) : Math.floor(value * 100)) / 100).toFixed(2);
}
/** A score with its unit: `81.3 %` or `n/a`. */
function formatPercent(value, threshold = null) {
    const text = formatScore(value, threshold);
    return text === 'n/a' ? text : `${text} %`;
}
/** A whole number in groups: `12,345`. */
function formatCount(value) {
    return String(Math.trunc(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 pair`, `2 pairs`, `12,345 pairs`. */
function count(n, noun) {
    return `${formatCount(n)} ${noun}${n === 1 ? '' : 's'}`;
}
/** "a, b and 3 more": at most so many of some words. @param shown what is written of one */
function listed(words, most, shown = (word) => word) {
    const rest = words.length - most;
    const first = words.slice(0, most).map((word) => shown(word));
    return `${first.join(', ')}${rest > 0 ? ` and ${formatCount(rest)} more` : ''}`;
}
/** `0.8 s`, `42 s`, `3 min 05 s`, `1 h 02 min`. */
function formatDuration(ms) {
    if (ms < 10_000)
        return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
    const minutes = Math.round(seconds / 60);
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
/** `812 B`, `14.2 kB`, `3.1 MB`, `57.4 GB`: powers of ten. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 999_950)
        return `${(bytes / 1000).toFixed(1)} kB`;
    if (bytes < 999_950_000)
        return `${(bytes / 1_000_000).toFixed(1)} MB`;
    return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
/** `lines 3–9`, `line 3`, or `lines n/a`. */
function formatLines(start, end) {
    if (start === null)
        return 'lines n/a';
    return end === null || end === start ? `line ${start}` : `lines ${start}–${end}`;
}
/** `2026-11-21 04:31 UTC` from RFC 3339; the text itself where it is no time. */
function formatTime(rfc3339) {
    const time = Date.parse(rfc3339);
    return Number.isNaN(time) ? rfc3339 : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** A message that lists its points line by line, for a place that has one line. */
function pointsInLine(message) {
    return message.replaceAll(/\n- /g, ' • ');
}


/***/ }),

/***/ 23719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/** The sentence of whatever was thrown. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ })

};
