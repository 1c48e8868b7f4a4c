import { z } from 'zod';
import { CASE_STATES } from '../domain/cases.ts';

/** Bounds of what is kept, in characters and entries: a note is a note, and a file has to fit into a page. */
const MOST = { line: 1000, note: 20_000, text: 200_000, subjects: 200 } as const;

const line = z.string().max(MOST.line);
const by = line.nullable().meta({ description: 'Who; null: not told.' });
const at = z.iso
  .datetime({ offset: true })
  .meta({ description: 'When; RFC 3339. The newer of two records counts.' });
const score = z.number().min(0).max(100).nullable();

/** Loose: what a later release adds is kept by an earlier one. */
export const CASE = z
  .looseObject({
    subjects: z
      .array(z.string().regex(/^(?:[1-9]\d{0,15}|k[0-9a-f]{16})$/))
      .min(2)
      .max(MOST.subjects)
      .meta({
        description:
          "Who it is about: GitHub's numeric id of a repository, or k and a digest of what a person is called.",
      }),
    names: z
      .array(line)
      .max(MOST.subjects)
      .meta({ description: 'What staff called them, in the same order.' }),
    state: z.enum(CASE_STATES),
    reason: line.nullable().meta({ description: 'Why it was dismissed.' }),
    note: z.string().max(MOST.note).nullable(),
    by,
    at,
    evidence: z
      .looseObject({
        similarity: score.meta({ description: 'The larger share of the two sides.' }),
        suspicion: score,
        tokens: z.int().min(0).nullable().meta({ description: 'Of all fragments together.' }),
      })
      .meta({ description: 'What was known when it was decided; of a group, its strongest pair.' }),
  })
  .meta({ description: 'What people decided about a pair or a group.' });

/** Code that a person calls common. */
export const DECLARED_CODE = z
  .looseObject({
    path: line.min(1).meta({ description: 'The file that it was seen in: its ending says the language.' }),
    text: z.string().min(1).max(MOST.text),
    by,
    at,
  })
  .meta({ description: 'Code that the next run takes for starter code.' });
