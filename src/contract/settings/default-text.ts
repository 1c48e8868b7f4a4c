import { definitionOf, type InputName } from './inputs/inputs.ts';

/** The default of an input as the documentation shows it, in Markdown; '' where there is none. */
export function defaultText(name: InputName): string {
  const { defaultNote, default: initial } = definitionOf(name);
  if (defaultNote !== undefined) return defaultNote;
  const isPlain = typeof initial === 'string' || typeof initial === 'number' || typeof initial === 'boolean';
  return isPlain ? `\`${initial}\`` : '';
}
