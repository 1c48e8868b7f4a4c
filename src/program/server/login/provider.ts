import type { ClientAuth, Configuration } from 'openid-client';
import { HttpError } from '#service';
import type { LoginConfig } from './login-config.ts';
import * as says from '../says.ts';
import { fill, isThisMachine } from '#base';

/** The provider answers within this time, or is taken for being away. */
const PATIENCE_S = 10;
/** So much the clocks of two machines may differ. */
const TOLERANCE_S = 30;
/** Ways for a client to show its secret. */
const SECRET = /^client_secret_(?:basic|post)$/;
/** As OAuth names things: letters and underlines. */
const NAME = /^[a-z_]{1,50}$/;
const ENDED = 'http://schemas.openid.net/event/backchannel-logout';

/** What a browser keeps of a log-in that is under way. */
export interface Pending {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who came back from the provider. */
export interface Arrived {
  /** Issuer and subject: nobody else ever has both. */
  readonly identity: string;
  /** What the provider calls its session; null: nothing. */
  readonly sid: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * The provider that people log in at, by OpenID Connect: code flow with PKCE, state and nonce. Its description and its keys are asked
 * for at each log-in, so that neither is ever old.
 */
export class OpenIdProvider {
  readonly #config: LoginConfig;
  readonly #publicUrl: string;

  /** @param publicUrl by which people reach this server */
  constructor(config: LoginConfig, publicUrl: string) {
    this.#config = config;
    this.#publicUrl = publicUrl;
  }

  /** @returns where the browser goes, and what it keeps until it is back. @throws HttpError 502 */
  async begin(): Promise<{ readonly url: string; readonly pending: Pending }> {
    const openid = await import('openid-client');
    const described = await this.#describe();
    const pending = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(described, {
      redirect_uri: `${this.#publicUrl}/login/callback`,
      scope: this.#config.scopes,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, pending };
  }

  /**
   * Takes over who came back.
   *
   * @param query what the browser brought, from `?` on
   * @throws HttpError 403 where the provider refused, 400 where what it says is not valid, 502
   */
  async finish(query: string, { state, nonce, verifier }: Pending): Promise<Arrived> {
    const openid = await import('openid-client');
    let described = await this.#describe();
    const exchange = (): ReturnType<typeof openid.authorizationCodeGrant> =>
      openid.authorizationCodeGrant(described, new URL(`${this.#publicUrl}/login/callback${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
    try {
      const tokens = await exchange().catch(async (error: unknown) => {
        if (!isClientRefused(error)) throw error;
        // It lists this way, and registered the client for the other one, or does not decode what it was given.
        described = await this.#describe('post');
        return exchange();
      });
      const own = tokens.claims();
      if (own === undefined) throw new HttpError(says.providerSaid);
      // Some providers tell groups and names only where they are asked for.
      const { name, groups } = this.#config;
      const isWhole = [name, groups].every((claim) => claim in own || (claim.split('.')[0] ?? '') in own);
      const canTell = described.serverMetadata().userinfo_endpoint !== undefined;
      const more =
        isWhole || !canTell ? {} : await openid.fetchUserInfo(described, tokens.access_token, own.sub);
      return {
        identity: `${own.iss} ${own.sub}`,
        sid: typeof own['sid'] === 'string' ? own['sid'] : null,
        claims: { ...more, ...own },
      };
    } catch (error) {
      const { called } = this.#config;
      const listed = described.serverMetadata().token_endpoint_auth_methods_supported;
      if (isClientRefused(error) && listed !== undefined && !listed.some((way) => SECRET.test(way))) {
        const names = listed.filter((way) => NAME.test(way)).join(', ');
        throw new HttpError(fill(says.logTakesNoSecret, { called, listed: names }));
      }
      throw refusalOf(error, called);
    }
  }

  /** Where the browser goes to log out there too; null: the provider has no such page. */
  async endUrl(): Promise<string | null> {
    const openid = await import('openid-client');
    const described = await this.#describe().catch(() => null);
    if (described?.serverMetadata().end_session_endpoint === undefined) return null;
    return openid.buildEndSessionUrl(described, { post_logout_redirect_uri: `${this.#publicUrl}/` }).href;
  }

  /**
   * Whose session the provider says to have ended: https://openid.net/specs/openid-connect-backchannel-1_0.html.
   *
   * @throws HttpError 400 where it was not the provider that said so, 502
   */
  async endedBy(token: string): Promise<{ readonly identity: string | null; readonly sid: string | null }> {
    const { createRemoteJWKSet, jwtVerify } = await import('jose');
    const { issuer, jwks_uri: keys } = (await this.#describe()).serverMetadata();
    if (keys === undefined) throw new HttpError(says.providerTells);
    try {
      const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(keys)), {
        issuer,
        audience: this.#config.client,
        clockTolerance: TOLERANCE_S,
        requiredClaims: ['iat', 'jti', 'events'],
      });
      const { sub = null, sid = null, events, nonce } = payload;
      const isLogout = typeof events === 'object' && events !== null && ENDED in events;
      if (!isLogout || nonce !== undefined) throw new Error('it is no logout token');
      if (sub === null && typeof sid !== 'string') throw new Error('it names nobody');
      return {
        identity: sub === null ? null : `${issuer} ${sub}`,
        sid: typeof sid === 'string' ? sid : null,
      };
    } catch {
      throw new HttpError(says.noValidLogout);
    }
  }

  /** What the provider says of itself. @param way of the secret; null: as it lists, else in the header. @throws HttpError 502 */
  async #describe(way: 'post' | null = null): Promise<Configuration> {
    const openid = await import('openid-client');
    const { issuer, client, secret, called } = this.#config;
    const isPlain = isThisMachine(issuer);
    try {
      return await openid.discovery(
        new URL(issuer),
        client,
        { [openid.clockTolerance]: TOLERANCE_S },
        secret === null ? openid.None() : authOf(openid, secret, way),
        {
          timeout: PATIENCE_S,
          // What the provider signed is checked by its keys, and not taken for its own because of where it came from.
          execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
        },
      );
    } catch (error) {
      throw away(error, called);
    }
  }
}

function authOf(
  { ClientSecretBasic, ClientSecretPost }: typeof import('openid-client'),
  secret: string,
  way: 'post' | null,
): ClientAuth {
  const [inHeader, inBody] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: listed } = server;
    const isBody = way === 'post' || listed?.includes('client_secret_basic') === false;
    (isBody ? inBody : inHeader)(server, ...rest);
  };
}

/** Whether the provider did not know the client, and so did not look at the code. */
function isClientRefused(error: unknown): boolean {
  const { error: refused, status } = error as { readonly error?: unknown; readonly status?: unknown };
  return refused === 'invalid_client' || status === 401;
}

function away(error: unknown, called: string): HttpError {
  return new HttpError(fill(says.logCannotReached, { called, why: codeIn(error) }));
}

/** What failed, by its code: whoever runs the server can look it up. */
function codeIn(error: unknown): string {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === 'string' && /^[A-Z_]{1,80}$/.test(code)) return ` (${code})`;
  return cause instanceof Error ? codeIn(cause) : '';
}

/** Why a log-in came to nothing, in a sentence. */
function refusalOf(error: unknown, called: string): HttpError {
  if (error instanceof HttpError) return error;
  const { code = '', error: refused } = error as { readonly code?: unknown; readonly error?: unknown };
  if (typeof refused === 'string') {
    const why = NAME.test(refused) ? ` (${refused})` : '';
    return new HttpError(fill(says.logRefused, { called, why }));
  }
  if (code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && code === '')) return away(error, called);
  return new HttpError(fill(says.logAnswered, { called, which: codeIn(error) }));
}
