import { aligned, ConfigurationError, count, type Environment, fill, jsonText, visible } from '#base';
import { type Blobs, type People, removeUser, Store, type User, userRow } from '#service';
import type { Printed } from '../../command-line/arguments/command.ts';
import type { Command } from '../../command-line/arguments/parse-command-line.ts';
import { openRunningBlobs } from '../open-running.ts';
import { BY_COMMAND, type Opened, note, print, shownTime, tell, withPeople } from './with-people.ts';
import * as says from '../says.ts';

type UsersCommand = Extract<Command, { readonly kind: 'users' }>;
type Removal = Extract<UsersCommand['request'], { readonly action: 'remove' }>;

/** Adds, lists, suspends or removes people of a server, which may run meanwhile. @throws ConfigurationError */
export function runUsers(command: UsersCommand, environment: Environment): Promise<0> {
  const { request } = command;
  return withPeople(command, environment, request.action === 'add', async (opened) => {
    const { people } = opened;
    switch (request.action) {
      case 'add': {
        const user = await people.users.add(request.name, request.role, false);
        const details = { role: user.role };
        await people.audit.add(BY_COMMAND, { action: 'add-user', ownerId: user.id, details });
        tell(
          command,
          userRow(user),
          fill(says.addedUser, { user: visible(user.name), id: user.id, role: user.role }),
        );
        if (!command.quiet) {
          note('Nobody can log in without a key: make one with `code-similarity keys create --user NAME`.');
        }
        return;
      }
      case 'list': {
        const users = await people.users.list();
        if (command.json) print(jsonText({ users: users.map(userRow) }, 2));
        else for (const line of userTable(users)) print(line);
        return;
      }
      case 'suspend':
      case 'resume': {
        const user = await suspend(people, request.name, request.action === 'suspend');
        tell(
          command,
          userRow(user),
          fill(says.suspendedEvery, { user: visible(user.name), isOut: request.action === 'suspend' }),
        );
        return;
      }
      case 'remove':
        await remove(opened, request, environment, command);
    }
  });
}

async function suspend({ users, audit }: People, name: string, isSuspended: boolean): Promise<User> {
  const { id } = await users.named(name);
  const user = await users.change(id, { suspended: isSuspended ? { invoice: null } : null });
  await audit.add(BY_COMMAND, {
    action: 'change-user',
    ownerId: id,
    details: { role: user.role, trial: user.trial === 1, suspended: isSuspended },
  });
  return user;
}

/** What became of the checks is said by options alone: whoever forgets them loses nothing. */
async function remove(
  { people, database, place }: Opened,
  { name, giveTo, deleteChecks }: Removal,
  environment: Environment,
  printed: Printed,
): Promise<void> {
  const { users, audit } = people;
  const user = await users.named(name);
  const heir = giveTo === null ? null : await users.named(giveTo);
  await users.removable(user.id, heir?.id ?? null);
  const checks = await users.checksOf(user.id);
  if (checks.length > 0 && heir === null && !deleteChecks) {
    throw new ConfigurationError(
      fill(says.giveSomebody, { user: visible(user.name), checks: count(checks.length, 'check') }),
    );
  }
  // Whoever had no files is removed without them.
  let blobs: Blobs | null = null;
  const store = async (): Promise<Store> => {
    blobs ??= await openRunningBlobs(place, environment);
    return Store.open(database, blobs);
  };
  try {
    const deleted = await removeUser(people, user.id, heir?.id ?? null, {
      removeCheck: async (check) => {
        // One that was made since is for the next try.
        if (deleteChecks) await (await store()).removeCheck(check);
      },
      deleteFiles: async (names) => (await store()).deleteFiles(names),
    });
    const details = { given_to: heir?.id ?? null, deleted_checks: deleted };
    await audit.add(BY_COMMAND, { action: 'remove-user', ownerId: user.id, details });
    const kept = heir === null ? count(deleted, 'check') : count(checks.length, 'check');
    const end = heir === null ? `${kept} deleted` : `${kept} given to ${visible(heir.name)}`;
    tell(printed, { ...userRow(user), ...details }, `${visible(user.name)} was removed: ${end}.`);
  } finally {
    await (blobs as Blobs | null)?.close();
  }
}

function userTable(users: readonly User[]): readonly string[] {
  return aligned([
    ['user', 'name', 'role', 'checks a month', 'added', ''],
    ...users.map((user) => [
      String(user.id),
      visible(user.name),
      user.role,
      user.monthlyChecks === null ? 'no limit' : String(user.monthlyChecks),
      shownTime(user.createdAt, ''),
      [
        ...(user.trial === 1 ? ['trial'] : []),
        ...(user.suspendedAt === null ? [] : [`suspended since ${shownTime(user.suspendedAt, '')}`]),
      ].join(', '),
    ]),
  ]);
}
