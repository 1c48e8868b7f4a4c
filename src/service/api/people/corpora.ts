import { z } from 'zod';
import type { Caller } from '../../store/people/caller.ts';
import type { CourseCorpus } from '../../store/people/corpora.ts';
import type { People } from '../../store/people/people.ts';
import { json } from '../reply.ts';
import { type Resource, resource } from './resource.ts';
import { DONE, isoTime } from './rows.ts';

const id = z.int().min(1);
const name = z.string();

const CorpusRow = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.string().nullable(),
  members: z.array(z.object({ user_id: z.int(), name: z.string(), hands_out: z.boolean() })),
});

/** Courses and departments whose members compare with each other's work. Administrators make them; each member decides about own files. */
export function corpusResources(people: People): readonly Resource[] {
  const { corpora, audit } = people;
  const row = rowsOf(people);
  /** Administrators see all, others those that they are in. */
  const seen = (caller: Caller): number | null => (caller.role === 'administrator' ? null : caller.userId);
  return [
    resource({
      form: 'GET /corpora',
      summary: 'Corpora that the caller is in; of an administrator: all',
      response: z.object({ corpora: z.array(CorpusRow) }),
      request: z.object({}),
      answer: async (_request, { caller }) =>
        json({ corpora: await Promise.all((await corpora.list(seen(caller))).map(row)) }),
    }),
    resource({
      form: 'POST /corpora',
      summary: 'Make a corpus',
      success: 201,
      response: CorpusRow,
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
      summary: 'Remove a corpus; its checks stay',
      response: DONE,
      only: 'administrator',
      request: z.object({ corpus_id: id }),
      answer: async ({ corpus_id: corpusId }, { caller }) => {
        await corpora.find(corpusId, null);
        await corpora.remove(corpusId);
        await audit.add(caller, { action: 'remove-corpus', details: { corpus: corpusId } });
        return json({ success: true, message: 'The corpus was removed.' });
      },
    }),
    ...memberResources(people),
  ];
}

function rowsOf({ corpora }: People): (corpus: CourseCorpus) => Promise<z.input<typeof CorpusRow>> {
  return async ({ id: corpusId, name: title, createdAt }) => ({
    id: corpusId,
    name: title,
    created_at: isoTime(createdAt),
    members: (await corpora.members(corpusId)).map((member) => ({
      user_id: member.userId,
      name: member.name,
      hands_out: member.handsOut,
    })),
  });
}

/** Who is in a corpus, and what they hand out. */
function memberResources(people: People): readonly Resource[] {
  const { corpora, users, audit } = people;
  const row = rowsOf(people);
  return [
    resource({
      form: 'POST /corpora/{corpusId}/members',
      summary: 'Add somebody',
      success: 201,
      response: CorpusRow,
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
      summary: 'Take somebody out',
      response: CorpusRow,
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
      summary: 'Whether the other members may read files of the caller that their work matches',
      response: CorpusRow,
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
