import { z } from 'zod';
import type { Caller } from '../../store/people/caller.ts';
import type { CourseCorpus } from '../../store/people/corpora.ts';
import type { People } from '../../store/people/people.ts';
import { json } from '../reply.ts';
import { type Resource, resource } from './resource.ts';
import { isoTime } from './rows.ts';

const id = z.int().min(1);
const name = z.string();

/** Courses and departments whose members compare with each other's work. Administrators make them; each member decides about own files. */
export function corpusResources({ corpora, users, audit }: People): readonly Resource[] {
  const row = async ({
    id: corpusId,
    name: title,
    createdAt,
  }: CourseCorpus): Promise<Record<string, unknown>> => ({
    id: corpusId,
    name: title,
    created_at: isoTime(createdAt),
    members: (await corpora.members(corpusId)).map((member) => ({
      user_id: member.userId,
      name: member.name,
      hands_out: member.handsOut,
    })),
  });
  /** Administrators see all, others those that they are in. */
  const seen = (caller: Caller): number | null => (caller.role === 'administrator' ? null : caller.userId);
  return [
    resource({
      form: 'GET /corpora',
      request: z.object({}),
      answer: async (_request, { caller }) =>
        json({ corpora: await Promise.all((await corpora.list(seen(caller))).map(row)) }),
    }),
    resource({
      form: 'POST /corpora',
      only: 'administrator',
      request: z.object({ name }),
      answer: async (request, { caller }) => {
        const corpus = await corpora.add(request.name);
        await audit.add(caller, { action: 'add-corpus', details: { corpus: corpus.id } });
        return json(await row(corpus), 201);
      },
    }),
    resource({
      form: 'DELETE /corpora/{corpusId}',
      only: 'administrator',
      request: z.object({ corpus_id: id }),
      answer: async ({ corpus_id: corpusId }, { caller }) => {
        await corpora.find(corpusId, null);
        await corpora.remove(corpusId);
        await audit.add(caller, { action: 'remove-corpus', details: { corpus: corpusId } });
        return json({ success: true, message: 'The corpus was removed.' });
      },
    }),
    resource({
      form: 'POST /corpora/{corpusId}/members',
      only: 'administrator',
      request: z.object({ corpus_id: id, user: name }),
      answer: async ({ corpus_id: corpusId, user: wanted }, { caller }) => {
        const corpus = await corpora.find(corpusId, null);
        const user = await users.named(wanted);
        await corpora.join(corpusId, user.id);
        await audit.add(caller, { action: 'join-corpus', ownerId: user.id, details: { corpus: corpusId } });
        return json(await row(corpus), 201);
      },
    }),
    resource({
      form: 'DELETE /corpora/{corpusId}/members/{userId}',
      only: 'administrator',
      request: z.object({ corpus_id: id, user_id: id }),
      answer: async ({ corpus_id: corpusId, user_id: userId }, { caller }) => {
        const corpus = await corpora.find(corpusId, null);
        await corpora.leave(corpusId, userId);
        await audit.add(caller, { action: 'leave-corpus', ownerId: userId, details: { corpus: corpusId } });
        return json(await row(corpus));
      },
    }),
    resource({
      form: 'PATCH /corpora/{corpusId}',
      request: z.object({ corpus_id: id, hands_out: z.boolean() }),
      answer: async ({ corpus_id: corpusId, hands_out: handsOut }, { caller }) => {
        await corpora.handOut(corpusId, caller.userId, handsOut);
        const details = { corpus: corpusId, hands_out: handsOut };
        await audit.add(caller, { action: 'hand-out', ownerId: caller.userId, details });
        return json(await row(await corpora.find(corpusId, caller.userId)));
      },
    }),
  ];
}
