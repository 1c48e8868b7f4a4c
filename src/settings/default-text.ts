import { definitionOf, type InputName } from './schema.ts';

/**
 * The default of an input as the documentation shows it, in Markdown; '' where there is none. A plain value comes from
 * the schema itself.
 */
export function defaultText(name: InputName): string {
  const { defaultNote, schema } = definitionOf(name);
  if (defaultNote !== undefined) return defaultNote;
  const result = schema.safeParse(undefined);
  const value: unknown = result.success ? result.data : undefined;
  if (Array.isArray(value)) return `\`${value.join(', ')}\``;
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? `\`${value}\`` : '';
}
