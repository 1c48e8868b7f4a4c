import { z } from 'zod';
import type { People } from '../../store/people/people.ts';
import { json } from '../reply.ts';
import { type Resource, resource } from './resource.ts';
import { AuditRow, auditRow, moment } from './rows.ts';

const MOST = 1_000;
const id = z.int().min(1);

/** Who did what: administrators read all of it, others what they did and what was done to theirs. */
export function auditResources({ audit }: People): readonly Resource[] {
  return [
    resource({
      form: 'GET /audit',
      summary: 'Who did what: the latest 1,000 entries, in their order',
      response: z.object({ entries: z.array(AuditRow) }),
      request: z.object({
        since: moment.optional(),
        check_id: id.optional(),
        user_id: id.optional(),
      }),
      answer: async ({ since, check_id: checkId, user_id: userId }, { caller }) => {
        const entries = await audit.list({
          since: since === undefined ? null : Date.parse(since),
          checkId: checkId ?? null,
          userId: userId ?? null,
          concerning: caller.role === 'administrator' ? null : caller.userId,
          most: MOST,
        });
        return json({ entries: entries.map(auditRow) });
      },
    }),
  ];
}
