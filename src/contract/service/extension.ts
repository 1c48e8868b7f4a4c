import type { z } from 'zod';

/** Marks a field, shape or endpoint as an addition of the embedded service (`x-extension` in the OpenAPI document). */
export function ours<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ ...schema.meta(), 'x-extension': true });
}
