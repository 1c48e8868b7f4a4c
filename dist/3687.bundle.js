export const id = 3687;
export const ids = [3687];
export const modules = {









18628:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
setUpBot:()=>setUpBot
});

var text_escape = __load__(68171);
var outcome = __load__(98216);
var sentence = __load__(4771);
var open_github = __load__(7849);
var client = __load__(23863);
var data_folder = __load__(40609);
var credentials = __load__(52447);
var external_node_crypto_ = __load__(77598);
var abort = __load__(59362);
var listener = __load__(19176);
var permissions = __load__(21498);
;// program/app/setup/manifest.js

const APP_NEEDS = {
	server: [
		{
			permission: "contentsWrite",
			why: "reads what is compared; writes one branch, similarity-state, where dismissals and scans are remembered"
		},
		{
			permission: "comments",
			why: "answers commands and writes the comment on a pull request"
		},
		{
			permission: "issues",
			why: "writes what a scan found into an issue"
		},
		{
			permission: "checks",
			why: "the check run, where one is asked for"
		},
		{
			permission: "members",
			why: "teams in bot-users and staff"
		},
		{
			permission: "metadata",
			why: "GitHub gives it to every App"
		}
	],
	commands: [
		{
			permission: "contents",
			why: "reads what is compared; nothing is remembered, so there is no dismiss"
		},
		{
			permission: "comments",
			why: "answers commands and writes the comment on a pull request"
		},
		{
			permission: "issuesRead",
			why: "GitHub counts comments on pull requests among the issues"
		},
		{
			permission: "members",
			why: "teams in bot-users"
		},
		{
			permission: "metadata",
			why: "GitHub gives it to every App"
		}
	],
	token: [{
		permission: "contents",
		why: "reads the repositories that the App is installed on"
	}, {
		permission: "metadata",
		why: "GitHub gives it to every App"
	}]
};
const EVENTS = {
	server: ["issue_comment", "push"],
	commands: ["issue_comment"],
	token: []
};
const MAX_NAME = 34;
function appManifest(purpose, place) {
	const { organization, publicUrl, serverUrl } = place;
	const hasWebhook = purpose !== "token" && publicUrl !== null;
	return {
		...organization === null ? {} : { name: `similarity ${organization}`.slice(0, MAX_NAME).trim() },
		url: organization === null ? serverUrl : `${serverUrl}/${organization}`,
		description: "Checks source code for similarity.",
		public: false,
		redirect_url: place.redirectUrl,
		default_permissions: Object.fromEntries(APP_NEEDS[purpose].map(({ permission }) => {
			const { name, level } = permissions/* PERMISSIONS */.J[permission].app;
			return [name, level];
		})),
		...hasWebhook ? {
			hook_attributes: {
				url: `${publicUrl}/webhook`,
				active: true
			},
			default_events: EVENTS[purpose]
		} : {}
	};
}
function registrationUrl({ organization, serverUrl }, state) {
	const of = organization === null ? "" : `/organizations/${encodeURIComponent(organization)}`;
	return `${serverUrl}${of}/settings/apps/new?state=${encodeURIComponent(state)}`;
}

;// program/app/setup/setup-page.js




const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f6f7f9,#12151a);--card:light-dark(#fff,#1a1e26);--sunk:light-dark(#eef0f4,#232935);--ink:light-dark(#191d25,#e8ebf1);--soft:light-dark(#545d6c,#a9b2c2);--line:light-dark(#dde1e8,#303846);--accent:light-dark(#2746c7,#a5b8ff);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;background:var(--paper);color:var(--ink)}
*{box-sizing:border-box}body{margin:0}main{max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:1.45rem;line-height:1.25;margin:0 0 .6rem;overflow-wrap:anywhere}h2{font-size:1.05rem;margin:0 0 .6rem}p{margin:0 0 .8rem}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.1rem 1.2rem;margin:1.2rem 0}table{width:100%;border-collapse:collapse;margin:0 0 1rem}th,td{text-align:left;vertical-align:top;padding:.35rem .8rem .35rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}th{font-weight:600;width:12rem}td{color:var(--soft)}
button,a.button{display:inline-block;font:inherit;font-weight:600;padding:.5rem 1rem;border:0;border-radius:8px;background:var(--accent);color:var(--card);text-decoration:none;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}a{color:var(--accent)}
code{font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.9em;overflow-wrap:anywhere}pre{background:var(--sunk);border-radius:8px;padding:.7rem .9rem;margin:.4rem 0 .8rem;white-space:pre-wrap;overflow-wrap:anywhere}ol{padding-left:1.3rem;margin:0}li{margin:0 0 .8rem}
@media(max-width:34rem){th,td{display:block;width:auto;padding:.3rem 0}td{border:0;padding-top:0}}`;
function pagePolicy(serverUrl) {
	const style = (0,external_node_crypto_.createHash)("sha256").update(STYLE).digest("base64");
	return `default-src 'none'; style-src 'sha256-${style}'; img-src data:; form-action ${new URL(serverUrl).origin}; base-uri 'none'; frame-ancestors 'none'`;
}
const TITLES = {
	server: "A server: commands in pull requests, and scans",
	commands: "A server: commands in pull requests alone",
	token: "A token for workflows"
};
function offerPage(offers, organization, path) {
	const where = organization === null ? "in your own account" : `in the organisation <strong>${(0,text_escape/* escapeHtml */.ZD)(organization)}</strong>`;
	return page("Register a GitHub App", `<p>The App will be ${where}. GitHub asks you to confirm its name, and sends you back here. Its key and its secret are then in <code>${(0,text_escape/* escapeHtml */.ZD)(path)}</code>, for your own user alone; they are shown nowhere.</p>
${offers.map(section).join("\n")}`);
}
function section({ purpose, manifest, action }) {
	const rows = APP_NEEDS[purpose].map(({ permission, why }) => `<tr><th scope="row">${(0,text_escape/* escapeHtml */.ZD)(words(permission))}</th><td>${(0,text_escape/* escapeHtml */.ZD)(why)}</td></tr>`);
	const hook = manifest.hook_attributes === undefined ? "<p>It has no webhook.</p>" : `<p>GitHub sends it ${(manifest.default_events ?? []).map((event) => `<code>${(0,text_escape/* escapeHtml */.ZD)(event)}</code>`).join(" and ")} at <code>${(0,text_escape/* escapeHtml */.ZD)(manifest.hook_attributes.url)}</code>.</p>`;
	return `<section><h2>${(0,text_escape/* escapeHtml */.ZD)(TITLES[purpose])}</h2>
<table><tbody>${rows.join("")}</tbody></table>
${hook}
<form method="post" action="${(0,text_escape/* escapeHtml */.ZD)(action)}"><input type="hidden" name="manifest" value="${(0,text_escape/* escapeHtml */.ZD)(JSON.stringify(manifest))}"><button>Register ${purpose === "token" ? "it" : "this App"} on ${(0,text_escape/* escapeHtml */.ZD)(new URL(action).host)}</button></form></section>`;
}
function words(permission) {
	const { name, level } = permissions/* PERMISSIONS */.J[permission].app;
	const spaced = name.replaceAll("_", " ");
	return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}: ${level}`;
}
function registeredPage(app, folder, path) {
	const installs = `<li>Install it on the repositories that it is for.<br><a class="button" href="${(0,text_escape/* escapeHtml */.ZD)(installUrl(app))}">Install on ${(0,text_escape/* escapeHtml */.ZD)(new URL(app.url).host)}</a></li>`;
	const file = shellWord(path);
	const rest = app.webhookSecret === null ? `<li>Give the staff repository the App's id and key, and use a recipe that asks for a token:${commands(`gh variable set APP_CLIENT_ID --repo ORGANIZATION/STAFF --body ${shellWord(app.clientId)}`, `jq -r .privateKey ${file} | gh secret set APP_PRIVATE_KEY --repo ORGANIZATION/STAFF`)}</li><li>Delete <code>${(0,text_escape/* escapeHtml */.ZD)(path)}</code>: nothing else needs it.</li>` : `<li>Start the server. It finds the App's key in its data folder:${commands(`code-similarity bot --data ${shellWord(folder)} --bot-users YOUR-LOGIN`)}</li><li>Put a reverse proxy with TLS in front of it, at the webhook's address.</li>`;
	return page(`The App ${(0,text_escape/* escapeHtml */.ZD)(app.name)} is registered`, `<section><h2>What is left</h2><ol>${installs}${rest}</ol></section><p>The command in the terminal has ended. You can close this page.</p>`);
}
function problemPage(sentence, again) {
	const link = again === null ? "" : `<p><a class="button" href="${(0,text_escape/* escapeHtml */.ZD)(again)}">Start again</a></p>`;
	return page("The App was not registered", `<section><p>${(0,text_escape/* escapeHtml */.ZD)(sentence)}</p>${link}</section>`);
}
function installUrl({ url }) {
	return `${url.replace(/\/+$/, "")}/installations/new`;
}
function commands(...lines) {
	return `<pre><code>${lines.map(text_escape/* escapeHtml */.ZD).join("\n")}</code></pre>`;
}
function shellWord(word) {
	return /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
function page(title, body) {
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · code-similarity</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${body}</main></body></html>
`;
}

var says = __load__(19431);
;// program/app/setup/setup-server.js







const REQUEST_MS = 1e4;
const CODE = /^[\w-]{1,200}$/;
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;
async function setUpApp(options) {
	const desk = new SetupDesk(options);
	const stopped = (0,abort/* untilAborted */.Eu)(options.signal).then(() => desk.app);
	const { host, port } = options;
	const answer = (request, response) => desk.answer(request, response);
	const { url, close } = await (0,listener/* listen */.KT)({
		host,
		port,
		requestMs: REQUEST_MS,
		answer
	}, refusal);
	try {
		options.onListening(`${url.replace(/\/\/(?:0\.0\.0\.0|\[::\]):/, "//127.0.0.1:")}${desk.root}`);
		return await Promise.race([desk.done, stopped]);
	} finally {
		await close();
	}
}
class SetupDesk {
	root = `/${(0,external_node_crypto_.randomBytes)(16).toString("hex")}/`;
	done;
	#options;
	#policy;
	#resolve = () => {};
	#state = null;
	#app = null;
	constructor(options) {
		this.#options = options;
		this.#policy = pagePolicy(options.serverUrl);
		this.done = new Promise((resolve) => {
			this.#resolve = resolve;
		});
	}
	get app() {
		return this.#app;
	}
	async answer(request, response) {
		const { host = "" } = request.headers;
		const [path = "", query = ""] = (request.url ?? "").split(/\?(.*)/s);
		if (!LOOPBACK.test(host) || !path.startsWith(this.root)) {
			return this.#page(404, problemPage(says/* openAddress */.BV, null));
		}
		if (request.method !== "GET") return this.#page(405, problemPage(says/* pageRead */.uP, this.root));
		switch (path.slice(this.root.length)) {
			case "": return this.#offer(host);
			case "created": return this.#take(new URLSearchParams(query));
			case "registered": return this.#tell(response);
			default: return this.#page(404, problemPage(says/* noPage */.Dz, this.root));
		}
	}
	#offer(host) {
		const { organization, publicUrl, serverUrl, folder } = this.#options;
		const place = {
			organization,
			publicUrl,
			serverUrl,
			redirectUrl: `http://${host}${this.root}created`
		};
		const state = this.#state ??= (0,external_node_crypto_.randomBytes)(32).toString("hex");
		const purposes = publicUrl === null ? ["token"] : ["server", "commands"];
		const offers = purposes.map((purpose) => ({
			purpose,
			manifest: appManifest(purpose, place),
			action: registrationUrl(place, state)
		}));
		return this.#page(200, offerPage(offers, organization, (0,credentials/* credentialsPath */._x)(folder)));
	}
	async #take(query) {
		const code = query.get("code") ?? "";
		const state = this.#state;
		if (state === null || !isSame(query.get("state") ?? "", state) || !CODE.test(code)) {
			return this.#page(400, problemPage(says/* answerBelongs */.xo, this.root));
		}
		this.#state = null;
		const { exchange, folder, replaces } = this.#options;
		let app = null;
		try {
			app = await exchange(code);
			(0,credentials/* writeCredentials */.wK)(folder, app, replaces);
			this.#app = app;
		} catch (error) {
			const left = app === null ? "" : (0,sentence/* fill */.G)(says/* appRegistered */.EX, { url: app.url });
			return this.#page(502, problemPage(`${(0,outcome/* messageOf */.bD)(error)}${left}`, this.root));
		}
		return {
			status: 303,
			headers: {
				...this.#headers(),
				location: `${this.root}registered`
			}
		};
	}
	#tell(response) {
		const app = this.#app;
		if (app === null) return this.#page(404, problemPage(says/* noAppRegistered */.x8, this.root));
		const { folder } = this.#options;
		response.once("close", () => this.#resolve(app));
		return this.#page(200, registeredPage(app, folder, (0,credentials/* credentialsPath */._x)(folder)));
	}
	#page(status, body) {
		return {
			status,
			headers: {
				...this.#headers(),
				"content-type": "text/html; charset=utf-8"
			},
			body
		};
	}
	#headers() {
		return {
			"content-security-policy": this.#policy,
			"cross-origin-resource-policy": "same-origin",
			"referrer-policy": "no-referrer",
			connection: "close"
		};
	}
}
function isSame(given, expected) {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)];
	return a.length === b.length && (0,external_node_crypto_.timingSafeEqual)(a, b);
}
function refusal(where, why) {
	return (0,sentence/* fill */.G)(says/* pageCannotServed */.Ml, {
		where,
		why
	});
}

var exit_codes = __load__(87408);
var process_cancellation = __load__(29490);
var system_clock = __load__(67283);
var open_browser = __load__(7473);
var terminal_log = __load__(78087);
var command_line_says = __load__(89544);
;// program/command-line/set-up-bot.js












const EXCHANGE_MS = 6e4;
async function setUpBot(command, environment) {
	const { dataDir, again } = command;
	(0,data_folder/* makeDataDir */.cO)(dataDir);
	const path = (0,text_escape/* visible */.RK)((0,credentials/* credentialsPath */._x)(dataDir));
	const known = again ? null : (0,credentials/* readCredentials */.L1)(dataDir);
	if (known !== null) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(command_line_says/* holdsApp */.Et, {
			path,
			known: (0,text_escape/* visible */.RK)(known.name)
		}));
	}
	(0,credentials/* tryToWrite */.oo)(dataDir);
	const serverUrl = originOf(environment["GITHUB_SERVER_URL"] || client/* DEFAULT_SERVER_URL */.UM);
	const cancellation = (0,process_cancellation/* cancelOnSignals */.dJ)(process);
	const openGitHub = () => (0,open_github/* lazyGitHub */.eq)({
		token: null,
		origin: { kind: "app" },
		apiUrl: environment["GITHUB_API_URL"] || client/* DEFAULT_API_URL */.rK,
		clock: system_clock/* systemClock */.m,
		log: (0,terminal_log/* terminalLog */.dg)(process.stderr, (text) => text, false),
		signal: cancellation.signal,
		timeoutMs: EXCHANGE_MS,
		environment
	});
	let forget = () => {};
	try {
		const app = await setUpApp({
			...command,
			serverUrl,
			folder: dataDir,
			replaces: again,
			signal: cancellation.signal,
			exchange: (code) => (0,credentials/* exchangeCode */.Dd)(openGitHub(), code),
			onListening: (url) => {
				process.stdout.write(`register the App at ${url} (stop with Ctrl-C)\n`);
				if (process.stdout.isTTY) forget = (0,open_browser/* openBrowser */.ph)(url, environment);
			}
		});
		process.stdout.write(app === null ? "stopped; nothing was registered\n" : `The App \u201c${(0,text_escape/* visible */.RK)(app.name)}\u201d is registered. Its key is in ${path}.\n`);
		return app === null ? (0,exit_codes/* exitCodeOf */.FO)("cancelled", 1, (0,process_cancellation/* stoppedBy */.$)(cancellation.signal.reason)) : 0;
	} finally {
		forget();
		cancellation.release();
	}
}
function originOf(url) {
	if (URL.canParse(url) && /^https?:/i.test(url)) return url.replace(/\/+$/, "");
	throw new outcome/* ConfigurationError */.j1(command_line_says/* githubServer */.Dl);
}


}),





};
