import { ROLES, UserRow } from '#contract';
import { z } from 'zod';
import { type People, type Removal, removeUser } from '../../store/people/people.ts';
import { nextMonth } from '../../store/people/quotas.ts';
import type { User } from '../../store/people/users.ts';
import { HttpError, json } from '../reply.ts';
import * as says from '../says.ts';
import { type Resource, resource } from './resource.ts';
import { DONE, isoTime, userRow } from './rows.ts';

const id = z.int().min(1);

/** Accounts, for administrators. */
export function userResources(people: People, removal: Removal): readonly Resource[] {
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
        if (invoice !== undefined && suspended !== true) throw new HttpError(says.invoiceAlone);
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
        const deleted = await removeUser(people, userId, giveTo ?? null, removal);
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

const used = z.object({ used: z.int(), a_month: z.int().nullable() });
const QuotaRow = z.object({
  user_id: z.int(),
  name: z.string(),
  checks: used,
  bytes: used,
  reset_at: z.string().nullable(),
});

const limit = z.int().min(0).nullable().optional();

/** What people used of this month, and may use of one. */
export function quotaResources({ users, quotas, audit }: People, now: () => number): readonly Resource[] {
  const row = async (user: User): Promise<z.input<typeof QuotaRow>> => {
    const spent = await quotas.used(user.id);
    return {
      user_id: user.id,
      name: user.name,
      checks: { used: spent.checks, a_month: user.monthlyChecks },
      bytes: { used: spent.bytes, a_month: user.monthlyBytes },
      reset_at: isoTime(nextMonth(now())),
    };
  };
  return [
    resource({
      form: 'GET /quotas',
      summary: 'What of this month was used; of an administrator: by everybody',
      response: z.object({ quotas: z.array(QuotaRow) }),
      request: z.object({}),
      answer: async (_request, { caller }) => {
        const who = caller.role === 'administrator' ? await users.list() : [await users.find(caller.userId)];
        return json({ quotas: await Promise.all(who.map(row)) });
      },
    }),
    resource({
      form: 'PATCH /quotas/{userId}',
      summary: 'Limit what somebody may use of a month; null takes a limit away',
      response: QuotaRow,
      only: 'administrator',
      // null: not limited.
      request: z.object({ user_id: z.int().min(1), checks_a_month: limit, bytes_a_month: limit }),
      answer: async ({ user_id: userId, checks_a_month: checks, bytes_a_month: bytes }, { caller }) => {
        const user = await users.change(userId, {
          ...(checks === undefined ? {} : { monthlyChecks: checks }),
          ...(bytes === undefined ? {} : { monthlyBytes: bytes }),
        });
        await audit.add(caller, {
          action: 'set-quota',
          ownerId: userId,
          details: { checks: user.monthlyChecks, bytes: user.monthlyBytes },
        });
        return json(await row(user));
      },
    }),
  ];
}
