import { z } from 'zod';
import { PUBLISHED } from '#base';
import { type ConfigTable, INPUT_KEYS } from './take-keys.ts';
import { assignmentNameSchema, dismissedSchema, scheduleSchema, staffSchema } from './config-sections.ts';
import { definitionOf } from './inputs/inputs.ts';

/** The JSON Schema of the config file, for editors (draft 7 is what all of them read). */
export function configJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(configFileSchema(), { io: 'input', target: 'draft-7' });
  return {
    $schema,
    $id: PUBLISHED['schema/similarity.schema.json'],
    title: 'Configuration of code-similarity-action',
    description: 'The same keys as the inputs of the action; an input beats this file.',
    ...schema,
  };
}

function configFileSchema(): z.ZodType {
  const assignment = z
    .strictObject({
      name: assignmentNameSchema,
      schedule: scheduleSchema.optional(),
      ...inputsOf('assignment'),
    })
    .describe('One assignment: its own values of the keys, over those of the file.');
  return z.strictObject({
    $schema: z.string().optional().describe('Address of this schema, for editors.'),
    ...inputsOf('file'),
    assignments: z.array(assignment).max(1000).optional().describe('What mode `scan` works through.'),
    dismissed: dismissedSchema.describe('Pairs that a person judged innocent.'),
    staff: staffSchema.describe(
      'Logins and @org/team of people who see everything; their own repositories are no submissions.',
    ),
  });
}

function inputsOf(table: ConfigTable): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(
    INPUT_KEYS[table].map((name) => {
      const { schema, default: initial, description } = definitionOf(name);
      // An assignment falls back on the file's own value, so its keys have no default to show.
      const isShown = table === 'file' && initial !== null;
      return [name, z.optional(isShown ? z.prefault(schema, initial) : schema).describe(description)];
    }),
  );
}
