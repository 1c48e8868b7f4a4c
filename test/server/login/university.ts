import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { onTestFinished } from 'vitest';
import { rsaKey } from '../rsa-key.ts';

/** A key of the provider, and what it shows of it. */
interface SigningKey {
  readonly kid: string;
  readonly sign: (payload: JWTPayload, typ?: string) => Promise<string>;
  readonly shown: JWK;
  readonly secret: JWK;
}

/** @param name of the key; another one may call itself the same */
async function keyOf(kid: string, name = kid): Promise<SigningKey> {
  const { privateKey, publicKey } = await rsaKey(name);
  const header = { alg: 'RS256', kid };
  return {
    kid,
    sign: (payload, typ) =>
      new SignJWT(payload)
        .setProtectedHeader({ ...header, ...(typ === undefined ? {} : { typ }) })
        .sign(privateKey),
    shown: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' },
    secret: { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' },
  };
}

/** What the provider keeps. */
class InMemory {
  static readonly #kept = new Map<string, Record<string, unknown>>();
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  upsert(id: string, payload: Record<string, unknown>): Promise<void> {
    InMemory.#kept.set(`${this.#kind} ${id}`, payload);
    return Promise.resolve();
  }

  find(id: string): Promise<Record<string, unknown> | undefined> {
    return Promise.resolve(InMemory.#kept.get(`${this.#kind} ${id}`));
  }

  findByUid(uid: string): Promise<Record<string, unknown> | undefined> {
    return Promise.resolve([...InMemory.#kept.values()].find((one) => one['uid'] === uid));
  }

  async consume(id: string): Promise<void> {
    const one = await this.find(id);
    if (one !== undefined) one['consumed'] = seconds(Date.now());
  }

  destroy(id: string): Promise<void> {
    InMemory.#kept.delete(`${this.#kind} ${id}`);
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, one] of InMemory.#kept) if (one['grantId'] === grantId) InMemory.#kept.delete(key);
    return Promise.resolve();
  }
}

export const seconds = (ms: number): number => Math.floor(ms / 1000);

export interface University {
  readonly issuer: string;
  /** Who logs in there, at the next time. */
  person: { readonly sub: string; readonly [claim: string]: unknown };
  /** Changes what the provider says of who logged in, before it signs that. */
  twist: ((claims: JWTPayload) => JWTPayload) | null;
  /** What it signs with, and whether it shows that key. */
  roll(isShown: boolean): Promise<void>;
  /** A logout token. */
  logout(claims: JWTPayload): Promise<string>;
  /** Takes the secret of the client in a header, as in a body; else it knows the client by the body alone. */
  takesHeader: boolean;
  /** So often a code was brought. */
  exchanges: number;
  /** Ends it: nobody answers there any more. */
  close(): void;
}

export const CLIENT = 'similarity';
export const SECRET = 'secret of the client, of which nobody else knows';

/**
 * A real provider of OpenID Connect, where everybody is known who comes, and asked nothing. It ends with the test.
 *
 * @param listed ways for a client to tell its secret
 */
export async function university(
  comesBackTo: string,
  listed: readonly string[] = ['client_secret_basic', 'client_secret_post'],
): Promise<University> {
  let listener: ReturnType<Provider['callback']> = () => {};
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const first = await keyOf('first');
  let rolled = 0;
  let signs = first;
  let shown = [first.shown];
  const there: University = {
    issuer,
    person: { sub: '4711', preferred_username: 'ada', groups: ['cs-teachers'] },
    twist: null,
    takesHeader: true,
    exchanges: 0,
    roll: async (isShown) => {
      rolled += 1;
      signs = await keyOf('next', `next ${rolled}`);
      if (isShown) shown = [signs.shown];
    },
    logout: (claims) => signs.sign(claims, 'logout+jwt'),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        client_secret: SECRET,
        token_endpoint_auth_method: listed[0],
        ...(listed[0] === 'private_key_jwt' ? { jwks: { keys: [first.shown] } } : {}),
        redirect_uris: [`${comesBackTo}/login/callback`],
        post_logout_redirect_uris: [`${comesBackTo}/`],
        backchannel_logout_uri: `${comesBackTo}/login/ended`,
        backchannel_logout_session_required: true,
      },
    ],
    clientAuthMethods: [...listed],
    jwks: { keys: [first.secret] },
    cookies: { keys: ['a key of cookies'] },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'groups'],
    claims: { openid: ['sub', 'sid'], profile: ['preferred_username', 'name'], groups: ['groups'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: () => '/who' },
    // Told, so that the provider does not print that it takes its own.
    adapter: InMemory,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ ...there.person, sub }),
    }),
    loadExistingGrant: async ({ oidc }: { oidc: { session: { accountId: string } } }) => {
      const grant = new provider.Grant({ clientId: CLIENT, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid profile groups');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (context.path === '/who') {
      await provider.interactionFinished(context.req, context.res, {
        login: { accountId: there.person.sub },
      });
      return;
    }
    if (context.path === '/token') {
      there.exchanges += 1;
      if (!there.takesHeader && context.req.headers.authorization !== undefined) {
        context.status = 401;
        context.set('www-authenticate', 'Basic realm="university"');
        context.body = { error: 'invalid_client' };
        return;
      }
    }
    await next();
    if (context.path === '/jwks') context.body = { keys: shown };
    const token = context.path === '/token' ? context.body['id_token'] : undefined;
    if (typeof token === 'string') {
      const claims = JSON.parse(
        Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
      ) as JWTPayload;
      context.body['id_token'] = await signs.sign(there.twist?.(claims) ?? claims);
    }
  });
  listener = provider.callback();
  return there;
}
