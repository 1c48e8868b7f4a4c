import { z } from 'zod';
import { ROLES, SCOPES } from '../../store/people/caller.ts';
import { json } from '../reply.ts';
import { type Resource, resource } from './resource.ts';

/** Who the caller is. */
export const ME: readonly Resource[] = [
  resource({
    form: 'GET /me',
    summary: 'Who the caller is',
    response: z.object({
      user_id: z.int(),
      name: z.string(),
      role: z.enum(ROLES),
      scope: z.enum(SCOPES),
      key_id: z.int().nullable(),
      corpus_id: z.int().nullable(),
    }),
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
