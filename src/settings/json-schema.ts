import { z } from 'zod';
import { configFileSchema } from './config-parts.ts';

/** The JSON Schema of the config file, for editors (draft 7 is what all of them read). */
export function configJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(configFileSchema(), { io: 'input', target: 'draft-7' });
  return {
    $schema,
    title: 'Configuration of code-similarity-action',
    description: 'The same keys as the inputs of the action; an input beats this file.',
    ...schema,
  };
}
