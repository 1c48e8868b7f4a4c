import { z } from 'zod';
import { PlatformAsker } from '../handed-in/ask-platform.ts';
import { csvOf } from '../handed-in/source.ts';
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
    // What a token opens goes to nobody on the way.
    if (!isPrivateTo(new URL(url))) return null;
    const { called } = platform;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const headers = { authorization: `Bearer ${await leave(platform, keys, signal)}`, accept: KIND };
    const asker = new PlatformAsker({ called, address: url, files: [] }, signal);
    const members: Member[] = [];
    const pages = asker.pages({ url, headers }, Page, { pages: MOST_PAGES, bytes: MOST_BYTES });
    for await (const { members: told } of pages) {
      members.push(...told.map((one) => ({ ...one, isStaff: roleOf(one.roles) !== null })));
    }
    return members.filter(({ status = 'Active' }) => status === 'Active');
  } catch {
    return null;
  }
}

/** @returns a token that opens the people of a course for a while */
async function leave(
  { called, client, tokens, audience }: Platform,
  keys: OwnKeys,
  signal: AbortSignal,
): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: await keys.sign({ iss: client, sub: client, aud: audience }),
    scope: SCOPE,
  });
  const asker = new PlatformAsker({ called, address: tokens, files: [] }, signal);
  return (await asker.json({ url: tokens, form }, Token, MOST_BYTES)).access_token;
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
