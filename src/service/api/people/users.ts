import { z } from 'zod';
import { type People, removeUser } from '../../store/people/people.ts';
import { ROLES, UserRow } from '#contract';
import { json } from '../reply.ts';
import { type Resource, resource } from './resource.ts';
import { DONE, userRow } from './rows.ts';

const id = z.int().min(1);

/** Accounts, for administrators. */
export function userResources(
  people: People,
  removeCheck: (id: number) => Promise<void>,
): readonly Resource[] {
  const { users, audit } = people;
  return [
    resource({
      form: 'GET /users',
      summary: 'Everybody with an account',
      response: z.object({ users: z.array(UserRow) }),
      only: 'administrator',
      request: z.object({}),
      answer: async () => json({ users: (await users.list()).map(userRow) }),
    }),
    resource({
      form: 'POST /users',
      summary: 'Make an account',
      success: 201,
      response: UserRow,
      only: 'administrator',
      request: z.object({
        name: z.string(),
        role: z.enum(ROLES).default('instructor'),
        trial: z.boolean().default(false),
      }),
      answer: async ({ name, role, trial }, { caller }) => {
        const user = await users.add(name, role, trial);
        await audit.add(caller, { action: 'add-user', ownerId: user.id, details: { role } });
        return json(userRow(user), 201);
      },
    }),
    resource({
      form: 'PATCH /users/{userId}',
      summary: 'Change an account, suspend it, or end that',
      response: UserRow,
      only: 'administrator',
      request: z.object({
        user_id: id,
        role: z.enum(ROLES).optional(),
        trial: z.boolean().optional(),
        suspended: z.boolean().optional(),
        invoice: z.string().max(200).optional(),
      }),
      answer: async ({ user_id: userId, role, trial, suspended, invoice }, { caller }) => {
        const user = await users.change(userId, {
          ...(role === undefined ? {} : { role }),
          ...(trial === undefined ? {} : { trial }),
          ...(suspended === undefined ? {} : { suspended: suspended ? { invoice: invoice ?? null } : null }),
        });
        await audit.add(caller, {
          action: 'change-user',
          ownerId: userId,
          details: { role: user.role, trial: user.trial === 1, suspended: user.suspendedAt !== null },
        });
        return json(userRow(user));
      },
    }),
    resource({
      form: 'DELETE /users/{userId}',
      summary: 'Remove an account, and delete its checks or give them to somebody',
      response: DONE.extend({ deleted_checks: z.int() }),
      only: 'administrator',
      request: z.object({ user_id: id, give_to: id.optional() }),
      answer: async ({ user_id: userId, give_to: giveTo }, { caller }) => {
        const deleted = await removeUser(people, userId, giveTo ?? null, removeCheck);
        await audit.add(caller, {
          action: 'remove-user',
          ownerId: userId,
          details: { given_to: giveTo ?? null, deleted_checks: deleted },
        });
        return json({ success: true, message: 'The user was removed.', deleted_checks: deleted });
      },
    }),
  ];
}
