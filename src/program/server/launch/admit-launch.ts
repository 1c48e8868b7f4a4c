import type { Role } from '#contract';
import { HttpError, type LaunchRows, type People, type Row, type User } from '#service';
import type { LaunchClaims } from './claims.ts';
import type { OwnKeys } from './own-keys.ts';
import { keyOf, type Platform } from './platforms.ts';
import { peopleOf } from './roster.ts';
import * as says from '../says.ts';
import { fill } from '#base';

const RIGHTS: readonly Role[] = ['assistant', 'instructor', 'administrator'];
/** Of the name of a corpus. */
const MOST_CHARACTERS = 150;

interface LaunchParts {
  readonly people: People;
  readonly rows: LaunchRows;
  readonly keys: OwnKeys;
}

/**
 * Makes of who came from a course somebody of this server, and of the course a corpus with the people who teach it.
 *
 * @throws HttpError 403 for whoever does not teach it, PeopleError
 */
export async function admitLaunch(platform: Platform, launch: LaunchClaims, parts: LaunchParts) {
  const { role } = launch;
  if (role === null) {
    throw new HttpError(fill(says.pagePeople, { called: platform.called }));
  }
  const user = await userOf(platform, launch, role, parts.people);
  const course = await courseOf(platform, launch, parts);
  if (course === null) return { userId: user.id, corpusId: null };
  await parts.people.corpora.join(course.corpusId, user.id);
  await sendHome(platform, course, parts);
  return {
    userId: user.id,
    /** Of the course; null: the launch came from none. */
    corpusId: course.corpusId,
  };
}

/** Whoever is more here already stays so: a role in one course takes none away that another course or person gave. */
async function userOf(
  { issuer, name, called: by }: Platform,
  { sub, all }: LaunchClaims,
  role: Role,
  { identities, users, audit }: People,
): Promise<User> {
  const platform = { userId: 0, name: by, keyId: null };
  const identity = `${issuer} ${sub}`;
  const known = await identities.find(identity);
  if (known === null) {
    const given = [name, 'name', 'sub'].map((claim) => all[claim]);
    const called = given.find((one): one is string => typeof one === 'string' && one.trim() !== '') ?? sub;
    const made = await identities.add(identity, called, role, false);
    await audit.add(platform, { action: 'add-user', ownerId: made.id, details: { role } });
    return made;
  }
  if (RIGHTS.indexOf(role) <= RIGHTS.indexOf(known.role)) return known;
  await audit.add(platform, { action: 'change-user', ownerId: known.id, details: { role } });
  return users.change(known.id, { role });
}

/** The course, with a corpus that no other course has, whatever it is called. */
async function courseOf(
  platform: Platform,
  { context, deployment, peopleUrl }: LaunchClaims,
  { people: { corpora }, rows }: LaunchParts,
): Promise<Row<'courses'> | null> {
  if (context === null) return null;
  const key = JSON.stringify([platform.issuer, deployment, context.id]);
  const known = await rows.course(key);
  if (known !== null) {
    if (known.peopleUrl !== peopleUrl) await rows.changeCourse(key, peopleUrl);
    return { ...known, peopleUrl };
  }
  const given = context.title || context.label || context.id;
  const name =
    given
      .replaceAll(/\p{C}+/gu, ' ')
      .trim()
      .slice(0, MOST_CHARACTERS) || 'Course';
  const corpus = await corpora.addNamed(name);
  const course = await rows.addCourse({ key, corpusId: corpus.id, platform: keyOf(platform), peopleUrl });
  // Somebody else came from it in the same moment.
  if (course.corpusId !== corpus.id) await corpora.remove(corpus.id);
  return course;
}

/** Who teaches the course no more is in its corpus no more, as far as the platform tells who does. */
async function sendHome(
  platform: Platform,
  { corpusId, peopleUrl }: Row<'courses'>,
  { people: { corpora, identities, audit }, keys }: LaunchParts,
): Promise<void> {
  const members = (await corpora.members(corpusId)).map(({ userId }) => userId);
  const told = peopleUrl === null || members.length < 2 ? null : await peopleOf(platform, peopleUrl, keys);
  if (told === null) return;
  const staff = new Set(
    told.filter(({ isStaff }) => isStaff).map(({ user_id: sub }) => `${platform.issuer} ${sub}`),
  );
  for (const { id, identity } of await identities.of(platform.issuer, members)) {
    if (staff.has(identity ?? '')) continue;
    await corpora.leave(corpusId, id);
    const by = { userId: 0, name: platform.called, keyId: null };
    await audit.add(by, { action: 'leave-corpus', ownerId: id, details: { corpus: corpusId } });
  }
}
