import { z } from 'zod';
import { readBounded } from '#base';
import { csvOf } from '../handed-in/source.ts';
import { nextLink } from '../next-link.ts';
import { isPrivateTo } from '../server-file.ts';
import { roleOf } from './claims.ts';
import type { OwnKeys } from './own-keys.ts';
import type { Platform } from './platforms.ts';

/** The platform answers within this time, or tells nobody. */
const PATIENCE_MS = 10_000;
const MOST_PAGES = 100;
const MOST_BYTES = 20_000_000;
const SCOPE = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
const KIND = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';

const Token = z.looseObject({ access_token: z.string().min(1) });
const Page = z.looseObject({
  members: z.array(
    z.looseObject({
      user_id: z.string(),
      status: z.string().optional(),
      roles: z.array(z.string()).prefault([]),
      name: z.string().nullish(),
      email: z.string().nullish(),
      lis_person_sourcedid: z.string().nullish(),
    }),
  ),
});

type Member = z.infer<typeof Page>['members'][number] & { readonly isStaff: boolean };

/**
 * Who is in a course, as its platform tells by Names and Roles: https://www.imsglobal.org/spec/lti-nrps/v2p0.
 *
 * @returns null: the platform does not tell it now
 */
export async function peopleOf(
  platform: Platform,
  url: string,
  keys: OwnKeys,
): Promise<readonly Member[] | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const authorization = `Bearer ${await leave(platform, keys, signal)}`;
    const members: Member[] = [];
    let left = MOST_BYTES;
    let next: URL | null = new URL(url);
    for (let page = 0; next !== null; page += 1) {
      // What a token opens goes to nobody on the way, nor to another host than the first.
      if (page === MOST_PAGES || !isPrivateTo(next) || next.origin !== new URL(url).origin) return null;
      const response: Response = await fetch(next, {
        headers: { authorization, accept: KIND },
        redirect: 'error',
        signal,
      });
      const bytes = await bytesOf(response, left, signal);
      left -= bytes.length;
      const told = Page.parse(JSON.parse(bytes.toString('utf8'))).members;
      members.push(...told.map((one) => ({ ...one, isStaff: roleOf(one.roles) !== null })));
      const link = nextLink(response.headers);
      next = link === null ? null : new URL(link, next);
    }
    return members.filter(({ status = 'Active' }) => status === 'Active');
  } catch {
    return null;
  }
}

/** @returns a token that opens the people of a course for a while */
async function leave(
  { client, tokens, audience }: Platform,
  keys: OwnKeys,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(tokens, {
    method: 'POST',
    redirect: 'error',
    signal,
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await keys.sign({ iss: client, sub: client, aud: audience }),
      scope: SCOPE,
    }),
  });
  const bytes = await bytesOf(response, MOST_BYTES, signal);
  return Token.parse(JSON.parse(bytes.toString('utf8'))).access_token;
}

/** What a platform answers. @throws where it refuses, or says more than may be */
async function bytesOf({ ok, body }: Response, most: number, signal: AbortSignal): Promise<Buffer> {
  const bytes = ok && body !== null ? await readBounded(body, most, signal) : null;
  if (bytes === null) throw new Error('a platform answered what nobody asked for');
  return Buffer.from(bytes);
}

/** As a list of people that may be dropped beside submissions. */
export function asList(members: readonly Member[]): string {
  const rows = members.map(({ name, email, lis_person_sourcedid: id, isStaff }) => [
    name ?? '',
    email ?? '',
    id ?? '',
    isStaff ? 'instructor' : 'student',
  ]);
  return csvOf([['name', 'email', 'id', 'role'], ...rows]);
}
