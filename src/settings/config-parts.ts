import { z } from 'zod';
import { INPUTS, INPUT_NAMES, definitionOf, instant, type InputName, type Scope } from './schema.ts';
import { list } from './values.ts';

/** A pair that a person judged innocent. The reason is required: it stays in the report. */
const dismissal = z
  .strictObject({
    a: z.string().trim().min(1).max(500).describe('One submission: folder, owner/name or owner/name#number.'),
    b: z.string().trim().min(1).max(500).describe('The other submission.'),
    reason: z.string().trim().min(1).max(1000).describe('Why the pair is no finding. Shown in the report.'),
  })
  .describe('A pair that a person judged innocent: shown as such, not counted.');

export const dismissedSchema = z.array(dismissal).max(10_000).prefault([]);

export const staffSchema = list('', '').schema.prefault([]);

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

/** Keys of the file that are no inputs. */
export const EXTRA_KEYS = ['assignments', 'dismissed', 'staff', '$schema'] as const;

/** Keys of an assignment that are no inputs. */
export const ASSIGNMENT_KEYS = ['name', 'schedule'] as const;

/** Inputs that may stand in the file (`run`) or in one of its assignments. */
export function namesInScope(place: 'run' | 'assignment'): InputName[] {
  const scopes: readonly Scope[] = place === 'run' ? ['run', 'assignment'] : ['assignment'];
  return INPUT_NAMES.filter((name) => scopes.includes(definitionOf(name).scope));
}

function shapeOf(place: 'run' | 'assignment'): Record<string, z.ZodType> {
  return Object.fromEntries(
    namesInScope(place).map((name) => {
      const schema: z.ZodType = INPUTS[name].schema;
      // An assignment falls back on the file's own value, so its keys have no default to show.
      const shown = place === 'assignment' && schema instanceof z.ZodPrefault ? schema.unwrap() : schema;
      return [name, z.optional(shown as z.ZodType).describe(definitionOf(name).description)];
    }),
  );
}

/** The whole file as one zod schema: what editors check against. */
export function configFileSchema(): z.ZodType {
  const assignment = z
    .strictObject({
      name: assignmentNameSchema,
      schedule: scheduleSchema.optional(),
      ...shapeOf('assignment'),
    })
    .describe('One assignment: its own values of the keys, over those of the file.');
  return z.strictObject({
    $schema: z.string().optional().describe('Address of this schema, for editors.'),
    ...shapeOf('run'),
    assignments: z.array(assignment).max(1000).optional().describe('What mode `scan` works through.'),
    dismissed: dismissedSchema.describe('Pairs that a person judged innocent.'),
    staff: staffSchema.describe(
      'Logins and @org/team of people who see everything; their own repositories are no submissions.',
    ),
  });
}
