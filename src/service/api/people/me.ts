import { z } from 'zod';
import { json } from '../reply.ts';
import { type Resource, resource } from './resource.ts';

/** Who the caller is. */
export const ME: readonly Resource[] = [
  resource({
    form: 'GET /me',
    request: z.object({}),
    answer: (_request, { caller }) =>
      json({
        user_id: caller.userId,
        name: caller.name,
        role: caller.role,
        scope: caller.scope,
        key_id: caller.keyId,
        corpus_id: caller.corpusId,
      }),
  }),
];
