import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { escapeHtml, fill, type PlainId, type Words } from '#base';
import {
  type Caller,
  hashOf,
  HttpError,
  LaunchRows,
  RateLimit,
  type ServiceParts,
  type Visit,
} from '#service';
import { canvasSource } from '../handed-in/canvas.ts';
import { moodleSource } from '../handed-in/moodle.ts';
import type { TaskSource } from '../handed-in/source.ts';
import { orPage, PRIVATE, sendHtml, sendJson, textOf, wordsFor } from '../page/answers.ts';
import type { Sessions } from '../page/sessions.ts';
import { isPrivateTo } from '../server-file.ts';
import { admitLaunch } from './admit-launch.ts';
import { CLAIM, DEEP_LINKING, type LaunchClaims, launchIn, LINKS } from './claims.ts';
import { OwnKeys } from './own-keys.ts';
import { keyOf, type Platform } from './platforms.ts';
import { asList, peopleOf } from './roster.ts';
import * as says from '../says.ts';

const PREFIX = '/lti/';
/** So long a launch may be under way. */
const PENDING_S = 10 * 60;
/** A launch is no older, and the clocks of two machines differ by no more. */
const OLDEST_S = 10 * 60;
const TOLERANCE_S = 30;
const PATIENCE_MS = 10_000;
/** A token with the claims of all services has some kilobytes. */
const MOST_BYTES = 100_000;
/** Launches of one address in a minute: people of one campus share an address. */
const LAUNCHES = 120;
/** What public keys sign. With a secret that two know either could say anything. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'ES512'];
/** What a platform begins a launch with. */
const HINTS: ReadonlySet<string> = new Set([
  'iss',
  'client_id',
  'login_hint',
  'lti_message_hint',
  'lti_deployment_id',
  'target_link_uri',
]);

/** A learning platform that gives what was handed in in one course. */
export interface HandedInPlace {
  readonly called: string;
  /** @param token that a person has there */
  readonly open: (token: string, signal: AbortSignal) => TaskSource;
}

interface LaunchesParts extends Pick<ServiceParts, 'database' | 'people' | 'now' | 'monotonic' | 'turns'> {
  readonly sessions: Sessions;
  /** By which people reach this server. */
  readonly publicUrl: string;
}

export function isLaunchPath(path: string): boolean {
  return path.startsWith(PREFIX);
}

/**
 * Opening a course from a learning platform, by LTI 1.3: the platform begins it, the browser fetches a signed message there, and
 * brings it back. A page within the platform's has no cookies in many browsers, and would show a log-in to whoever frames it: the
 * server's page opens in a window of its own, and only what makes a link is shown in place.
 */
export class Launches {
  readonly #platforms: readonly Platform[];
  readonly #parts: LaunchesParts;
  readonly #rows: LaunchRows;
  readonly #keys: OwnKeys;
  readonly #limit: RateLimit;
  readonly #isSecure: boolean;

  constructor(platforms: readonly Platform[], parts: LaunchesParts) {
    this.#platforms = platforms;
    this.#parts = parts;
    this.#rows = new LaunchRows(parts.database);
    this.#keys = new OwnKeys(this.#rows, parts.now);
    this.#limit = new RateLimit('launches', LAUNCHES, parts);
    this.#isSecure = parts.publicUrl.startsWith('https:');
  }

  async answer(visit: Visit): Promise<boolean> {
    const { method, path, response } = visit;
    const isRead = method === 'GET';
    if (path === '/lti/keys' && isRead) {
      sendJson(response, await this.#keys.shown());
    } else if (path === '/lti/login' && (isRead || method === 'POST')) {
      await orPage(visit, () => this.#begin(visit));
    } else if (path === '/lti/launch' && method === 'POST') {
      await orPage(visit, () => this.#finish(visit));
    } else {
      return false;
    }
    return true;
  }

  /** The people of the course that somebody's checks are of, as a list; null: there is no course, or its platform does not tell. */
  async listOf(caller: Caller): Promise<string | null> {
    const found = await this.#courseOf(caller);
    if (found?.course.peopleUrl == null) return null;
    const people = await peopleOf(found.platform, found.course.peopleUrl, this.#keys);
    return people === null ? null : asList(people);
  }

  /** Where what was handed in in that course can be fetched; null: it comes by drop alone. */
  async handedInOf(caller: Caller): Promise<HandedInPlace | null> {
    const found = await this.#courseOf(caller);
    if (found === null || found.platform.submissions === null) return null;
    const { called, submissions } = found.platform;
    const [, , course] = JSON.parse(found.course.key) as [
      issuer: string,
      deployment: string,
      context: string,
    ];
    const open = submissions.by === 'moodle' ? moodleSource : canvasSource;
    return { called, open: (token, signal) => open({ called, ...submissions }, course, token, signal) };
  }

  /** Whoever was taken out of the corpus has it still in a session or a key, and learns nothing of the course by that. */
  async #courseOf({ userId, corpusId }: Caller) {
    if (corpusId === null) return null;
    const own = await this.#parts.people.corpora.list(userId);
    const isMember = own.some(({ id }) => id === corpusId);
    const course = isMember ? await this.#rows.courseOf(corpusId) : null;
    const platform = this.#platforms.find((one) => keyOf(one) === course?.platform);
    return course === null || platform === undefined ? null : { course, platform };
  }

  /** The platform sends a browser, which is led back there to fetch the message. */
  async #begin(visit: Visit): Promise<void> {
    const { request, response, address } = visit;
    await this.#limit.admit(address);
    const given =
      request.method === 'POST'
        ? new URLSearchParams(await textOf(request, MOST_BYTES))
        : new URL(request.url ?? '', 'http://x').searchParams;
    const hints = new URLSearchParams([...given].filter(([name]) => HINTS.has(name)));
    const platform = this.#platformOf(hints);
    const target = URL.parse(hints.get('target_link_uri') ?? '');
    if (target?.origin !== new URL(this.#parts.publicUrl).origin) throw new HttpError(says.launchLeads);
    if (isFramed(request) && target.pathname !== '/lti/link') {
      await this.#again(visit, hints.toString());
      return;
    }
    const [state, nonce] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
    const at = this.#parts.now();
    await this.#rows.begin(
      { stateHash: hashOf(state), nonce, platform: keyOf(platform), query: hints.toString(), at },
      at - PENDING_S * 1000,
    );
    const url = new URL(platform.logIn);
    const asked = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.client,
      redirect_uri: `${this.#parts.publicUrl}/lti/launch`,
      login_hint: hints.get('login_hint') ?? '',
      state,
      nonce,
    };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    const message = hints.get('lti_message_hint');
    if (message !== null) url.searchParams.set('lti_message_hint', message);
    response.setHeader(
      'set-cookie',
      `${this.#cookie(state)}=${state}; ${this.#attributes()}; Max-Age=${PENDING_S}`,
    );
    response.writeHead(303, { ...PRIVATE, location: url.href }).end();
  }

  /** The browser brings what the platform signed. */
  async #finish(visit: Visit): Promise<void> {
    const { request, response } = visit;
    const form = new URLSearchParams(await textOf(request, MOST_BYTES));
    const state = form.get('state') ?? '';
    const row = await this.#rows.take(hashOf(state), this.#parts.now() - PENDING_S * 1000);
    const platform = this.#platforms.find((one) => keyOf(one) === row?.platform);
    if (row === null || platform === undefined) throw new HttpError(says.launchBegun);
    const refusal = form.get('error');
    if (refusal !== null) {
      const why = /^[a-z_]{1,50}$/.test(refusal) ? ` (${refusal})` : '';
      throw new HttpError(fill(says.refusedLog, { called: platform.called, why }));
    }
    const launch = await verified(platform, form.get('id_token') ?? '', row.nonce);
    if (launch.message === LINKS) {
      await this.#link(visit, platform, launch);
      return;
    }
    const cookie = this.#cookie(state);
    // Whoever has no cookie did not begin this, or their browser gives none to a page within another one.
    if (!(request.headers.cookie ?? '').split(';').some((one) => one.trim() === `${cookie}=${state}`)) {
      await this.#again(visit, row.query);
      return;
    }
    const { sessions, people } = this.#parts;
    const parts = { people, rows: this.#rows, keys: this.#keys };
    const admitted = await admitLaunch(platform, launch, parts);
    const begun = await sessions.enter(request, { ...admitted, sid: null });
    response.setHeader('set-cookie', [`${cookie}=; ${this.#attributes()}; Max-Age=0`, begun.cookie]);
    response.writeHead(303, { ...PRIVATE, location: '/' }).end();
  }

  /** @throws HttpError 400 */
  #platformOf(hints: URLSearchParams): Platform {
    const [issuer, client, deployment] = ['iss', 'client_id', 'lti_deployment_id'].map((name) =>
      hints.get(name),
    );
    const found = this.#platforms.filter(
      (one) =>
        one.issuer === issuer &&
        (client == null || one.client === client) &&
        (deployment == null || one.deployments.includes(deployment)),
    );
    const [only, other] = found;
    if (only !== undefined && other === undefined) return only;
    throw new HttpError(says.learningPlatform);
  }

  /** A link that begins the launch once more, where a browser gives cookies. */
  async #again(visit: Visit, query: string): Promise<void> {
    const link = `<a href="/lti/login?${escapeHtml(query)}" target="_blank" rel="noopener">`;
    await framed(
      visit,
      (words) => `<p>${said(words, 'launch.window')}</p>
<p>${link}${said(words, 'launch.open')}</a></p>`,
    );
  }

  /** Offers the link that opens the course here. It is sent by the browser, signed for the platform that asked. */
  async #link(visit: Visit, platform: Platform, { role, linking, deployment }: LaunchClaims): Promise<void> {
    const back = URL.parse(linking?.deep_link_return_url ?? '');
    if (role !== 'instructor' || back === null || !isPrivateTo(back)) throw new HttpError(says.teachesCourse);
    const { publicUrl } = this.#parts;
    const words = await wordsFor(visit.request);
    const token = await this.#keys.sign({
      iss: platform.client,
      aud: platform.issuer,
      nonce: randomBytes(16).toString('hex'),
      [CLAIM.deployment]: deployment,
      [CLAIM.message]: 'LtiDeepLinkingResponse',
      [CLAIM.version]: '1.3.0',
      [`${DEEP_LINKING}/content_items`]: [
        { type: 'ltiResourceLink', title: words.say('launch.title'), url: `${publicUrl}/lti/launch` },
      ],
      ...(linking?.data === undefined ? {} : { [`${DEEP_LINKING}/data`]: linking.data }),
    });
    await framed(
      visit,
      () => `<form method="post" action="${escapeHtml(back.href)}">
<input type="hidden" name="JWT" value="${token}">
<p>${said(words, 'launch.link')}</p>
<p><button>${said(words, 'launch.add')}</button></p>
</form>`,
      back.origin,
    );
  }

  #cookie(state: string): string {
    // One for each launch: somebody opens two courses at once.
    return `${this.#isSecure ? '__Host-' : ''}launch-${state.slice(0, 16)}`;
  }

  #attributes(): string {
    // The platform's page posts the message, with which a browser sends no cookie of another kind.
    return ['Path=/', 'HttpOnly', ...(this.#isSecure ? ['SameSite=None', 'Secure'] : [])].join('; ');
  }
}

/** What a platform signed for this server and this launch. @throws HttpError 400, 502 */
async function verified(platform: Platform, token: string, nonce: string): Promise<LaunchClaims> {
  const { createRemoteJWKSet, errors, jwtVerify } = await import('jose');
  const { issuer, client, keys, called, deployments } = platform;
  const invalid = (why: string): HttpError => new HttpError(fill(says.sentNotValid, { called, why }));
  let claims: Readonly<Record<string, unknown>>;
  try {
    const known = createRemoteJWKSet(new URL(keys), { timeoutDuration: PATIENCE_MS });
    const { payload } = await jwtVerify(token, known, {
      issuer,
      audience: client,
      algorithms: ALGORITHMS,
      clockTolerance: TOLERANCE_S,
      maxTokenAge: OLDEST_S,
      requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
    });
    claims = payload;
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) {
      throw new HttpError(fill(says.keysCannotRead, { called }));
    }
    const { code } = error;
    const claim = 'claim' in error && typeof error.claim === 'string' ? `: ${error.claim}` : '';
    throw invalid(`${code}${claim}`);
  }
  const { azp, aud } = claims;
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined) throw invalid('azp');
  if (azp !== undefined && azp !== client) throw invalid('azp');
  if (claims['nonce'] !== nonce) throw invalid('nonce');
  const launch = launchIn(claims);
  if (launch === null) throw invalid('no launch of LTI 1.3 that this server knows');
  if (!deployments.includes(launch.deployment)) throw invalid('deployment_id');
  return launch;
}

/** A page that the platform may show within its own. @param postsTo where its form may be sent */
async function framed(visit: Visit, body: (words: Words) => string, postsTo = "'none'"): Promise<void> {
  const words = await wordsFor(visit.request);
  const html = `<!doctype html>
<html lang="${words.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${said(words, 'launch.title')}</title></head>
<body><h1>${said(words, 'launch.title')}</h1>
${body(words)}
</body></html>
`;
  // A platform has pages at several hosts, and whoever else shows this shows a button and nothing of anybody.
  const policy = `default-src 'none'; form-action ${postsTo}; frame-ancestors *`;
  sendHtml(visit, Buffer.from(html), policy);
}

/** Browsers that are old do not say it. */
function isFramed({ headers }: IncomingMessage): boolean {
  const where = headers['sec-fetch-dest'];
  return where !== undefined && where !== 'document';
}

function said(words: Words, id: PlainId): string {
  return escapeHtml(words.say(id));
}
