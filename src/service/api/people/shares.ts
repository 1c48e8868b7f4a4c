import { z } from 'zod';
import { fill } from '#base';
import type { People } from '../../store/people/people.ts';
import { HttpError, json } from '../reply.ts';
import { type Resource, resource } from './resource.ts';
import { ShareRow } from '#contract';
import { DONE, shareRow } from './rows.ts';
import * as says from '../says.ts';

const id = z.int().min(1);

/** Who may read the caller's checks, whose the caller may read, and with whom a check can be shared. */
export function shareResources({ users, shares, audit }: People): readonly Resource[] {
  const names = async (): Promise<ReadonlyMap<number, string>> =>
    new Map((await users.list()).map((user) => [user.id, user.name]));
  return [
    resource({
      form: 'GET /shares',
      summary: 'Who reads whose checks, as far as it is about the caller',
      response: z.object({ shares: z.array(ShareRow) }),
      request: z.object({}),
      answer: async (_request, { caller }) => {
        const known = await names();
        return json({ shares: (await shares.list(caller.userId)).map((share) => shareRow(share, known)) });
      },
    }),
    resource({
      form: 'GET /shares/people',
      summary: 'With whom checks can be shared',
      response: z.object({ people: z.array(z.object({ id: z.int(), name: z.string() })) }),
      request: z.object({}),
      answer: async (_request, { caller }) =>
        json({
          people: (await users.list())
            .filter(
              ({ id: user, suspendedAt, leftAt }) =>
                user !== caller.userId && suspendedAt === null && leftAt === null,
            )
            .map((user) => ({ id: user.id, name: user.name })),
        }),
    }),
    resource({
      form: 'POST /shares',
      summary: 'Share a check, or all of them',
      success: 201,
      response: ShareRow,
      request: z.object({ user: z.string(), check_id: id.optional() }),
      answer: async ({ user: name, check_id: checkId }, { caller, access }) => {
        const check = checkId === undefined ? null : await access.find(checkId);
        if (check !== null && check.ownerId !== caller.userId) throw new HttpError(says.ownerShares);
        const user = await users.named(name);
        const share = await shares.add(caller.userId, check?.id ?? null, user.id);
        if (share === null) throw new HttpError(fill(says.checkNotExist, { id: checkId ?? 0 }));
        await audit.add(caller, {
          action: 'share',
          checkId: share.checkId,
          ownerId: share.ownerId,
          details: { with: user.id },
        });
        return json(shareRow(share, await names()), 201);
      },
    }),
    resource({
      form: 'DELETE /shares/{shareId}',
      summary: 'End a share',
      response: DONE,
      request: z.object({ share_id: id }),
      answer: async ({ share_id: shareId }, { caller }) => {
        const share = await shares.remove(shareId, caller.userId);
        await audit.add(caller, {
          action: 'end-share',
          checkId: share.checkId,
          ownerId: share.ownerId,
          details: { with: share.userId },
        });
        return json({ success: true, message: 'The checks are not shared any more.' });
      },
    }),
  ];
}
