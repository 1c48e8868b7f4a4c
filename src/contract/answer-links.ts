import { z } from 'zod';
import { ANSWER_DAYS } from './page-answers.ts';

/** A link by which somebody is asked for an answer about a case. */
export const AnswerLinkShape = z.object({
  id: z.int(),
  subjects: z.array(z.string()).describe('Of its case, as cases.json has them'),
  subject: z.string().describe('Who is asked'),
  created_at: z.string(),
  expires_at: z.string(),
  ended: z.boolean(),
  answers: z.array(z.object({ at: z.string(), text: z.string() })),
});
export type AnswerLinkShape = z.output<typeof AnswerLinkShape>;

/** Who of a case is to be asked, and what they are told. */
export const AskPerson = z.object({
  /** Of the case, in any order. */
  subjects: z.array(z.string().max(20)).min(1).max(200),
  subject: z.string().max(20),
  days: z.int().min(1).max(ANSWER_DAYS.most).default(ANSWER_DAYS.usual),
  student_feedback: z.enum(['full', 'verdict', 'none']).default('full'),
  about: z.string().max(200).nullable().default(null).describe('For the student, in your words'),
});
export type AskPerson = z.output<typeof AskPerson>;
