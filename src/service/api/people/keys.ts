import { z } from 'zod';
import { KeyShape, SCOPES } from '#contract';
import type { Caller } from '../../store/people/caller.ts';
import { PeopleError } from '../../store/people/names.ts';
import type { People } from '../../store/people/people.ts';
import { json } from '../reply.ts';
import { type Resource, resource } from './resource.ts';
import { keyRow, moment } from './rows.ts';
import * as says from '../says.ts';
import { fill } from '#base';

const id = z.int().min(1);

/** Whose keys somebody may look at: administrators those of everybody. @throws PeopleError as if there were no such user */
async function holderOf(
  { users }: People,
  { userId, role }: Caller,
  wanted: number | undefined,
): Promise<number> {
  if (wanted === undefined || wanted === userId) return userId;
  if (role !== 'administrator') throw new PeopleError('unknown', fill(says.noUser, { wanted }));
  return (await users.find(wanted)).id;
}

/** Whether somebody may have a key of a corpus; null: of none, as everybody may. */
async function isMember({ corpora }: People, wanted: number | null, userId: number): Promise<boolean> {
  return wanted === null || (await corpora.list(userId)).some((one) => one.id === wanted);
}

/** Keys of the caller; administrators make and end those of everybody. */
export function keyResources(people: People): readonly Resource[] {
  const { keys, corpora, audit } = people;
  return [
    resource({
      form: 'GET /keys',
      summary: 'Keys, newest first',
      response: z.object({ keys: z.array(KeyShape) }),
      request: z.object({ user_id: id.optional() }),
      answer: async ({ user_id: wanted }, { caller }) =>
        json({ keys: (await keys.list(await holderOf(people, caller, wanted))).map(keyRow) }),
    }),
    resource({
      form: 'POST /keys',
      summary: 'Make a key, which this answer alone shows',
      success: 201,
      response: KeyShape.extend({ key: z.string() }),
      request: z.object({
        name: z.string(),
        scope: z.enum(SCOPES).default('full'),
        corpus_id: id.optional(),
        expires_at: moment.optional(),
        user_id: id.optional(),
      }),
      answer: async (request, { caller }) => {
        const userId = await holderOf(people, caller, request.user_id);
        const allowed = await keys.within(caller, {
          corpusId: request.corpus_id ?? null,
          expiresAt: request.expires_at === undefined ? null : Date.parse(request.expires_at),
        });
        if (request.corpus_id !== undefined) {
          await corpora.find(request.corpus_id, userId);
        } else if (!(await isMember(people, allowed.corpusId, userId))) {
          throw new PeopleError('invalid', fill(says.keyCorpusMember, { id: allowed.corpusId ?? 0 }));
        }
        const { row, key } = await keys.create({
          userId,
          name: request.name,
          scope: request.scope,
          ...allowed,
        });
        const details = { key: row.id, scope: row.scope };
        await audit.add(caller, { action: 'create-key', ownerId: userId, details });
        // Nobody can read it again.
        return json({ ...keyRow(row), key }, 201);
      },
    }),
    resource({
      form: 'DELETE /keys/{keyId}',
      summary: 'Revoke a key',
      response: KeyShape,
      request: z.object({ key_id: id }),
      answer: async ({ key_id: keyId }, { caller }) => {
        const row = await keys.revoke(keyId, caller.role === 'administrator' ? null : caller.userId);
        await audit.add(caller, { action: 'revoke-key', ownerId: row.userId, details: { key: keyId } });
        return json(keyRow(row));
      },
    }),
  ];
}
