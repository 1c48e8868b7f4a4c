import { createHash } from 'node:crypto';
import { escapeHtml } from '#base';
import { PERMISSIONS } from '#github';
import type { AppCredentials } from './credentials.ts';
import { APP_NEEDS, type AppManifest, type AppPurpose } from './manifest.ts';

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f6f7f9,#12151a);--card:light-dark(#fff,#1a1e26);--sunk:light-dark(#eef0f4,#232935);--ink:light-dark(#191d25,#e8ebf1);--soft:light-dark(#545d6c,#a9b2c2);--line:light-dark(#dde1e8,#303846);--accent:light-dark(#2746c7,#a5b8ff);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;background:var(--paper);color:var(--ink)}
*{box-sizing:border-box}body{margin:0}main{max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:1.45rem;line-height:1.25;margin:0 0 .6rem;overflow-wrap:anywhere}h2{font-size:1.05rem;margin:0 0 .6rem}p{margin:0 0 .8rem}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.1rem 1.2rem;margin:1.2rem 0}table{width:100%;border-collapse:collapse;margin:0 0 1rem}th,td{text-align:left;vertical-align:top;padding:.35rem .8rem .35rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}th{font-weight:600;width:12rem}td{color:var(--soft)}
button,a.button{display:inline-block;font:inherit;font-weight:600;padding:.5rem 1rem;border:0;border-radius:8px;background:var(--accent);color:var(--card);text-decoration:none;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}a{color:var(--accent)}
code{font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.9em;overflow-wrap:anywhere}pre{background:var(--sunk);border-radius:8px;padding:.7rem .9rem;margin:.4rem 0 .8rem;white-space:pre-wrap;overflow-wrap:anywhere}ol{padding-left:1.3rem;margin:0}li{margin:0 0 .8rem}
@media(max-width:34rem){th,td{display:block;width:auto;padding:.3rem 0}td{border:0;padding-top:0}}`;

/** The policy of every page: its own style, and forms that go to GitHub; no script, and nothing from elsewhere. */
export function pagePolicy(serverUrl: string): string {
  const style = createHash('sha256').update(STYLE).digest('base64');
  return `default-src 'none'; style-src 'sha256-${style}'; img-src data:; form-action ${new URL(serverUrl).origin}; base-uri 'none'; frame-ancestors 'none'`;
}

const TITLES: Readonly<Record<AppPurpose, string>> = {
  server: 'A server: commands in pull requests, and scans',
  commands: 'A server: commands in pull requests alone',
  token: 'A token for workflows',
};

/** What the page offers: a manifest, and where the browser sends it. */
interface Offer {
  readonly purpose: AppPurpose;
  readonly manifest: AppManifest;
  readonly action: string;
}

/** The page with a button for each offer. @param organization null: the reader's own account */
export function offerPage(offers: readonly Offer[], organization: string | null, path: string): string {
  const where =
    organization === null
      ? 'in your own account'
      : `in the organisation <strong>${escapeHtml(organization)}</strong>`;
  return page(
    'Register a GitHub App',
    `<p>The App will be ${where}. GitHub asks you to confirm its name, and sends you back here. Its key and its secret are then in <code>${escapeHtml(path)}</code>, for your own user alone; they are shown nowhere.</p>
${offers.map(section).join('\n')}`,
  );
}

function section({ purpose, manifest, action }: Offer): string {
  const rows = APP_NEEDS[purpose].map(
    ({ permission, why }) =>
      `<tr><th scope="row">${escapeHtml(words(permission))}</th><td>${escapeHtml(why)}</td></tr>`,
  );
  const hook =
    manifest.hook_attributes === undefined
      ? '<p>It has no webhook.</p>'
      : `<p>GitHub sends it ${(manifest.default_events ?? []).map((event) => `<code>${escapeHtml(event)}</code>`).join(' and ')} at <code>${escapeHtml(manifest.hook_attributes.url)}</code>.</p>`;
  return `<section><h2>${escapeHtml(TITLES[purpose])}</h2>
<table><tbody>${rows.join('')}</tbody></table>
${hook}
<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="manifest" value="${escapeHtml(JSON.stringify(manifest))}"><button>Register ${purpose === 'token' ? 'it' : 'this App'} on ${escapeHtml(new URL(action).host)}</button></form></section>`;
}

/** As GitHub's settings of an App call it: "Pull requests: write". */
function words(permission: keyof typeof PERMISSIONS): string {
  const { name, level } = PERMISSIONS[permission].app;
  const spaced = name.replaceAll('_', ' ');
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}: ${level}`;
}

/** The page that says what to do with an App that is registered. @param folder its data folder */
export function registeredPage(app: AppCredentials, folder: string, path: string): string {
  const installs = `<li>Install it on the repositories that it is for.<br><a class="button" href="${escapeHtml(installUrl(app))}">Install on ${escapeHtml(new URL(app.url).host)}</a></li>`;
  const file = shellWord(path);
  const rest =
    app.webhookSecret === null
      ? `<li>Give the staff repository the App's id and key, and use a recipe that asks for a token:${commands(
          `gh variable set APP_CLIENT_ID --repo ORGANIZATION/STAFF --body ${shellWord(app.clientId)}`,
          `jq -r .privateKey ${file} | gh secret set APP_PRIVATE_KEY --repo ORGANIZATION/STAFF`,
        )}</li><li>Delete <code>${escapeHtml(path)}</code>: nothing else needs it.</li>`
      : `<li>Start the server. It finds the App's key in its data folder:${commands(
          `code-similarity bot --data ${shellWord(folder)} --bot-users YOUR-LOGIN`,
        )}</li><li>Put a reverse proxy with TLS in front of it, at the webhook's address.</li>`;
  return page(
    `The App ${escapeHtml(app.name)} is registered`,
    `<section><h2>What is left</h2><ol>${installs}${rest}</ol></section><p>The command in the terminal has ended. You can close this page.</p>`,
  );
}

/** The page that says what went wrong. @param sentence plain text */
export function problemPage(sentence: string, again: string | null): string {
  const link = again === null ? '' : `<p><a class="button" href="${escapeHtml(again)}">Start again</a></p>`;
  return page('The App was not registered', `<section><p>${escapeHtml(sentence)}</p>${link}</section>`);
}

function installUrl({ url }: AppCredentials): string {
  return `${url.replace(/\/+$/, '')}/installations/new`;
}

function commands(...lines: readonly string[]): string {
  return `<pre><code>${lines.map(escapeHtml).join('\n')}</code></pre>`;
}

/** A word of a shell's command line, in quotes where it has to be. */
function shellWord(word: string): string {
  return /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** @param title HTML. @param body HTML */
function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · code-similarity</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${body}</main></body></html>
`;
}
