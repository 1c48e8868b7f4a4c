import { z } from 'zod';
import { refuse } from './refusal.ts';
import { text } from './value-types.ts';
import * as says from '../says.ts';

/** `i/n`, both from 1, at most 256 jobs, or `judge`. */
export const shard = {
  ...text('<i/n|judge>', 'i/n with i from 1 to n and n at most 256, or judge'),
  schema: z
    .string()
    .trim()
    .regex(/^(?:judge|[1-9]\d{0,2}\/[1-9]\d{0,2})$/)
    .transform((value, context) => {
      if (value === 'judge') return { kind: 'judge' } as const;
      const [index = 0, count = 0] = value.split('/').map(Number);
      if (index <= count && count <= 256) return { kind: 'part', index, count } as const;
      refuse(context, says.namesPart);
      return z.NEVER;
    }),
} as const;
