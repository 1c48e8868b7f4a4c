import { z } from 'zod';
import { instant, list } from './inputs/definition.ts';

/** A pair that a person judged innocent. The reason is required: it stays in the report. */
const dismissal = z
  .strictObject({
    a: z.string().trim().min(1).max(500).describe('One submission: folder, owner/name or owner/name#number.'),
    b: z.string().trim().min(1).max(500).describe('The other submission.'),
    reason: z.string().trim().min(1).max(1000).describe('Why the pair is no finding. Shown in the report.'),
  })
  .describe('A pair that a person judged innocent: shown as such, not counted.');

export const dismissedSchema = z.array(dismissal).max(10_000).prefault([]);

/** A login, also one of a platform, or a team. Several on one line would be one that nobody has. */
const STAFF = /^@?[^\s,;/]+(?:\/[\w.-]{1,100})?$/;
export const staffSchema = list('', '')
  .schema.refine((entries) => entries.every((entry) => STAFF.test(entry)))
  .prefault([]);

export const assignmentNameSchema = z
  .string()
  .trim()
  .max(100)
  // It names a folder of the report.
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)
  .describe('Name of the assignment, unique in this file: letters, digits, dots, dashes and underscores.');

export const scheduleSchema = z
  .strictObject({
    window: z
      .strictObject({
        from: instant.optional().describe('First moment of a scan, RFC 3339 with an offset.'),
        until: instant.optional().describe('Last moment of a scan, RFC 3339 with an offset.'),
      })
      .refine(({ from, until }) => from === undefined || until === undefined || from < until)
      .optional()
      .describe('When the assignment is scanned at all.'),
    'min-changes': z
      .number()
      .int()
      .min(1)
      .max(10_000)
      .prefault(1)
      .describe('How many repositories must have changed before a new check is worth its quota.'),
    'cooldown-hours': z
      .number()
      .min(0)
      .max(24 * 365)
      .prefault(0)
      .describe('Least number of hours between two checks of this assignment.'),
  })
  .describe('When this assignment is scanned.');
