import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, type JWK, jwtVerify, type JWTPayload, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';
import { rsaKey } from '../rsa-key.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
export const INSTRUCTOR = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor';
export const LEARNER = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';
export const ASSISTANT = 'http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant';
export const CLIENT = 'tool-17';
export const DEPLOYMENT = '1';

interface Member {
  readonly user_id: string;
  readonly roles: readonly string[];
  readonly name?: string;
  readonly email?: string;
  readonly status?: string;
}

/** A learning platform as the documents of LTI 1.3, Names and Roles 2.0 and Deep Linking 2.0 describe one. */
export interface LearningPlatform {
  readonly issuer: string;
  readonly file: string;
  /** What it says in the next launch, before `twist`. */
  claims: JWTPayload;
  /** Changes what it says, or how it is signed. */
  twist: ((claims: JWTPayload) => JWTPayload) | null;
  /** Signs with a key that is not shown. */
  signsElse: boolean;
  algorithm: 'RS256' | 'HS256' | 'none';
  members: readonly Member[];
  /** Seconds that its clock is behind. */
  behindS: number;
  /** Members on one page. */
  pageSize: number;
  /** What it was asked for, with `authorization` where there was one. */
  readonly asked: string[];
  /** The form that the browser posts after the log-in there. @param url that the tool led to */
  message(url: URL): Promise<URLSearchParams>;
  /** Rolls its keys: the old one is not shown any more. */
  roll(): Promise<void>;
  close(): void;
}

interface Key {
  readonly kid: string;
  readonly sign: (claims: JWTPayload) => Promise<string>;
  readonly shown: JWK;
}

/** @param name of the key; one that is not shown may call itself as another one does */
async function keyOf(kid: string, name = kid): Promise<Key> {
  const { privateKey, publicKey } = await rsaKey(name);
  return {
    kid,
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
    shown: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

/** @param tool address of the server that is opened */
export async function learningPlatform(tool: string): Promise<LearningPlatform> {
  let key = await keyOf('first');
  const hidden = await keyOf('first', 'hidden');
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        const body = Buffer.concat(chunks).toString();
        const [status, told, headers = {}] = await answer(request.url ?? '', body, request.headers);
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(JSON.stringify(told));
      })();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const there: LearningPlatform = {
    issuer,
    file: `platforms:
  - issuer: ${issuer}
    client: ${CLIENT}
    deployments: ["${DEPLOYMENT}"]
    log-in: ${issuer}/auth
    tokens: ${issuer}/token
    keys: ${issuer}/keys
    called: Example LMS
`,
    claims: {
      sub: 'u-1',
      name: 'Ada Lovelace',
      email: 'ada@university.example',
      [`${LTI}/message_type`]: 'LtiResourceLinkRequest',
      [`${LTI}/version`]: '1.3.0',
      [`${LTI}/deployment_id`]: DEPLOYMENT,
      [`${LTI}/target_link_uri`]: `${tool}/lti/launch`,
      [`${LTI}/resource_link`]: { id: 'link-1' },
      [`${LTI}/roles`]: [INSTRUCTOR],
      [`${LTI}/context`]: { id: 'course-1', label: 'P1', title: 'Programming 1' },
      'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
        context_memberships_url: `${issuer}/members`,
        service_versions: ['2.0'],
      },
    },
    twist: null,
    signsElse: false,
    algorithm: 'RS256',
    members: [],
    behindS: 0,
    pageSize: 2,
    asked,
    message: async (url) => {
      const state = url.searchParams.get('state') ?? '';
      const at = Math.floor(Date.now() / 1000);
      const plain: JWTPayload = {
        ...there.claims,
        iss: issuer,
        aud: CLIENT,
        iat: at,
        exp: at + 300,
        nonce: url.searchParams.get('nonce') ?? '',
      };
      return new URLSearchParams({ state, id_token: await sign(there.twist?.(plain) ?? plain) });
    },
    roll: async () => {
      key = await keyOf('second');
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };

  async function sign(claims: JWTPayload): Promise<string> {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    if (there.algorithm === 'none') return `${part({ alg: 'none' })}.${part(claims)}.`;
    if (there.algorithm === 'HS256') {
      // What is shown of the key, taken for a secret.
      const secret = new TextEncoder().encode(JSON.stringify(key.shown));
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: key.kid }).sign(secret);
    }
    return (there.signsElse ? hidden : key).sign(claims);
  }

  async function answer(
    path: string,
    body: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<[status: number, body: object, headers?: Record<string, string>]> {
    const url = new URL(path, issuer);
    asked.push(url.pathname);
    if (url.pathname === '/keys') return [200, { keys: [key.shown] }];
    if (url.pathname === '/token') return [200, await tokenFor(new URLSearchParams(body))];
    if (url.pathname === '/members' && headers['authorization'] === 'Bearer leave') {
      const from = Number(url.searchParams.get('from') ?? 0);
      const next = from + there.pageSize;
      // Parameters have no order, and a name may begin like another one.
      const links = [
        `<${issuer}/members?from=0>; rel="next-term"`,
        ...(next < there.members.length
          ? [`<${issuer}/members?from=${next}>; title="two, or more"; rel="last next"`]
          : []),
      ];
      return [200, { id: url.href, members: there.members.slice(from, next) }, { link: links.join(', ') }];
    }
    return [403, {}];
  }

  /** As a platform checks it: https://www.imsglobal.org/spec/security/v1p0, 4.1. */
  async function tokenFor(form: URLSearchParams): Promise<object> {
    const shown = (await (await fetch(`${tool}/lti/keys`)).json()) as { keys: JWK[] };
    const { payload } = await jwtVerify(form.get('client_assertion') ?? '', createLocalJWKSet(shown), {
      issuer: CLIENT,
      subject: CLIENT,
      audience: `${issuer}/token`,
      requiredClaims: ['iat', 'exp', 'jti'],
    });
    // Moodle's library allows for no difference of the clocks.
    const isMade = Number(payload.iat) <= Math.floor(Date.now() / 1000) - there.behindS;
    const isRight =
      isMade &&
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_assertion_type') === 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer' &&
      form.get('scope') === 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
    return isRight && payload.jti !== undefined
      ? { access_token: 'leave', token_type: 'Bearer', expires_in: 3600 }
      : {};
  }

  return there;
}
