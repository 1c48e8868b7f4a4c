import type { IncomingMessage } from 'node:http';
import { HttpError, type People, type ServiceParts, type SessionRows, type User, type Visit } from '#service';
import { fill } from '#base';
import { orPage, PRIVATE, textOf } from '../page/answers.ts';
import type { Sessions } from '../page/sessions.ts';
import type { LoginConfig } from './login-config.ts';
import { type Arrived, OpenIdProvider, type Pending } from './provider.ts';
import * as says from '../says.ts';

/** So long somebody may take to log in elsewhere. */
const PENDING_S = 10 * 60;
/** A logout token has a few hundred bytes. */
const MOST_BYTES = 20_000;
/** Where somebody may be led after logging in: a view of the page, and nothing elsewhere. */
const OWN_PLACE = /^\/(?:checks\/\d{1,15}\/?)?(?:#[\w/-]{0,200})?$/;

interface LoginParts {
  readonly sessions: Sessions;
  readonly rows: SessionRows;
  readonly people: ServiceParts['people'];
  /** By which people reach this server. */
  readonly publicUrl: string;
}

/** Logging in with an account of one's university: three addresses that a browser is led to, or the provider asks. */
export class Login {
  readonly called: string;
  readonly #config: LoginConfig;
  readonly #parts: LoginParts;
  readonly #provider: OpenIdProvider;
  readonly #cookie: string;
  readonly #attributes: string;

  constructor(config: LoginConfig, parts: LoginParts) {
    this.called = config.called;
    this.#config = config;
    this.#parts = parts;
    this.#provider = new OpenIdProvider(config, parts.publicUrl);
    const isSecure = parts.publicUrl.startsWith('https:');
    this.#cookie = isSecure ? '__Host-login' : 'login';
    // The browser comes back from another site, with which a strict cookie is not sent.
    this.#attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ');
  }

  /** @returns whether it is one of these addresses, and was answered */
  async answer(visit: Visit): Promise<boolean> {
    const { method, path } = visit;
    if (path === '/login' && method === 'GET') await orPage(visit, () => this.#begin(visit));
    else if (path === '/login/callback' && method === 'GET') await orPage(visit, () => this.#finish(visit));
    else if (path === '/login/ended' && method === 'POST') await this.#ended(visit);
    else return false;
    return true;
  }

  /** Where the browser logs out at the provider; null: nowhere. */
  endUrl(): Promise<string | null> {
    return this.#provider.endUrl();
  }

  async #begin({ request, response }: Visit): Promise<void> {
    const wanted = new URL(request.url ?? '', 'http://x').searchParams.get('to') ?? '/';
    const { url, pending } = await this.#provider.begin();
    const kept = { ...pending, to: OWN_PLACE.test(wanted) ? wanted : '/' };
    const value = Buffer.from(JSON.stringify(kept)).toString('base64url');
    response.setHeader('set-cookie', `${this.#cookie}=${value}; ${this.#attributes}; Max-Age=${PENDING_S}`);
    response.writeHead(303, { ...PRIVATE, location: url }).end();
  }

  async #finish({ request, response }: Visit): Promise<void> {
    const over = `${this.#cookie}=; ${this.#attributes}; Max-Age=0`;
    // Whatever comes of it: an attempt is one.
    response.setHeader('set-cookie', over);

    const pending = this.#pendingOf(request);
    if (pending === null) throw new HttpError(says.logBegun);
    const { url = '' } = request;
    const arrived = await this.#provider.finish(url.slice(url.indexOf('?')), pending);
    const { sessions, people } = this.#parts;
    const admitted = await admit(this.#config, people, arrived);
    const { cookie } = await sessions.enter(request, { ...admitted, sid: arrived.sid });
    response.setHeader('set-cookie', [over, cookie]);
    response.writeHead(303, { ...PRIVATE, location: pending.to }).end();
  }

  /** The provider says that somebody logged out there. */
  async #ended({ request, response }: Visit): Promise<void> {
    const token = new URLSearchParams(await textOf(request, MOST_BYTES)).get('logout_token') ?? '';
    const { identity, sid } = await this.#provider.endedBy(token);
    const { rows, people } = this.#parts;
    if (identity === null) {
      await rows.removeBySid(sid ?? '');
    } else {
      const user = await people.identities.find(identity);
      if (user !== null) await rows.removeOf(user.id, sid);
    }
    response.writeHead(200, PRIVATE).end();
  }

  #pendingOf({ headers }: IncomingMessage): (Pending & { readonly to: string }) | null {
    const pair = (headers.cookie ?? '').split(';').find((one) => one.trim().startsWith(`${this.#cookie}=`));
    try {
      const text = Buffer.from(pair?.split('=')[1] ?? '', 'base64url').toString('utf8');
      const { state, nonce, verifier, to } = JSON.parse(text) as Record<string, unknown>;
      if ([state, nonce, verifier, to].some((one) => typeof one !== 'string' || one === '')) return null;
      const place = OWN_PLACE.test(String(to)) ? String(to) : '/';
      return { state: String(state), nonce: String(nonce), verifier: String(verifier), to: place };
    } catch {
      return null;
    }
  }
}

/** Who changes accounts here, in the audit: nobody's account. */
const UNIVERSITY = { userId: 0, name: 'log-in', keyId: null };

/**
 * Makes of who came back from the provider somebody of this server: an account at the first time, with the role and the corpora that
 * the groups give by now.
 *
 * @throws HttpError 403 for who is in no group that may come in, PeopleError
 */
async function admit(config: LoginConfig, people: People, arrived: Arrived) {
  const { identities, audit } = people;
  const { identity, claims } = arrived;
  const groups = new Set(textsAt(claims, config.groups));
  const isIn = (wanted: readonly string[]): boolean => wanted.some((group) => groups.has(group));
  const role = config.roles.find((one) => isIn(one.groups))?.role ?? null;
  const known = await identities.find(identity);
  if (role === null) {
    const { called, groups: claim } = config;
    // Who is in more than 200 is told of no group by Entra ID. Whether they left theirs nobody knows then.
    if (deep(claims, ['_claim_names', claim]) !== undefined) {
      throw new HttpError(fill(says.groupsTooMany, { called, claim }));
    }
    if (known !== null && known.leftAt === null) {
      await identities.leave(known.id);
      await audit.add(UNIVERSITY, { action: 'left-groups', ownerId: known.id }, 'allow');
    }
    throw new HttpError(
      groups.size === 0 ? fill(says.noGroupsTold, { called, claim }) : fill(says.yourAccount, { called }),
    );
  }
  const user = known ?? (await identities.add(identity, nameOf(config, claims), role, config.adopts));
  if (known === null) {
    await audit.add(UNIVERSITY, { action: 'add-user', ownerId: user.id, details: { role } });
  }
  if (user.role !== role || user.leftAt !== null) {
    await identities.confirm(user.id, role);
    await audit.add(UNIVERSITY, { action: 'change-user', ownerId: user.id, details: { role } });
  }
  return {
    userId: user.id,
    /** Of the checks that are made in the session: the one corpus that somebody is in by their groups; null: none, or several. */
    corpusId: await joinCorpora(config, people, user, isIn),
  };
}

/** @returns the one corpus that somebody is in by their groups; null: none, or several */
async function joinCorpora(
  config: LoginConfig,
  { corpora }: People,
  user: User,
  isIn: (groups: readonly string[]) => boolean,
): Promise<number | null> {
  const joined: number[] = [];
  for (const { corpus: name, groups } of config.corpora) {
    const { id } = await corpora.named(name);
    if (isIn(groups)) {
      await corpora.join(id, user.id);
      joined.push(id);
    } else {
      await corpora.leave(id, user.id);
    }
  }
  return joined.length === 1 ? (joined[0] ?? null) : null;
}

/** What somebody is called here. */
function nameOf({ name }: LoginConfig, claims: Arrived['claims']): string {
  for (const claim of [name, 'preferred_username', 'email', 'sub']) {
    const [text] = textsAt(claims, claim);
    if (text !== undefined && text.trim() !== '') return text;
  }
  return '';
}

/** Texts of a claim: by its name, or by names with dots between them as `realm_access.roles`. */
function textsAt(claims: Arrived['claims'], name: string): readonly string[] {
  const found = Object.hasOwn(claims, name) ? claims[name] : deep(claims, name.split('.'));
  return (Array.isArray(found) ? found : [found]).filter((one) => typeof one === 'string');
}

function deep(claims: unknown, path: readonly string[]): unknown {
  let value = claims;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[step];
  }
  return value;
}
