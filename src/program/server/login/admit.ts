import { HttpError, type People, type User } from '#service';
import type { LoginConfig } from './login-config.ts';
import type { Arrived } from './provider.ts';
import * as says from '../says.ts';
import { fill } from '#base';

/** Who changes accounts here, in the audit: nobody's account. */
const UNIVERSITY = { userId: 0, name: 'log-in', keyId: null };

interface Admitted {
  readonly userId: number;
  /** Of the checks that are made in the session: the one corpus that somebody is in by their groups; null: none, or several. */
  readonly corpusId: number | null;
}

/**
 * Makes of who came back from the provider somebody of this server: an account at the first time, with the role and the corpora that
 * the groups give by now.
 *
 * @throws HttpError 403 for who is in no group that may come in, PeopleError
 */
export async function admit(config: LoginConfig, people: People, arrived: Arrived): Promise<Admitted> {
  const { identities, audit } = people;
  const { identity, claims } = arrived;
  const groups = new Set(textsAt(claims, config.groups));
  const isIn = (wanted: readonly string[]): boolean => wanted.some((group) => groups.has(group));
  const role = config.roles.find((one) => isIn(one.groups))?.role ?? null;
  const known = await identities.find(identity);
  if (role === null) {
    if (known !== null && known.leftAt === null) {
      await identities.leave(known.id);
      await audit.add(UNIVERSITY, { action: 'left-groups', ownerId: known.id }, 'allow');
    }
    const { called, groups: claim } = config;
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
  return { userId: user.id, corpusId: await joinCorpora(config, people, user, isIn) };
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
