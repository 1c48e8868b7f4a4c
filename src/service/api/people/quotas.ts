import { z } from 'zod';
import type { People } from '../../store/people/people.ts';
import { nextMonth } from '../../store/people/quotas.ts';
import type { User } from '../../store/people/users.ts';
import { json } from '../reply.ts';
import { type Resource, resource } from './resource.ts';
import { isoTime } from './rows.ts';

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
