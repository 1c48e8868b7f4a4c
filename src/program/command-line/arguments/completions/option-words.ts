import type { OptionDefinition } from '../option.ts';

/** Every spelling of an option, with its dashes. */
export function optionWords({ name, short, kind }: OptionDefinition): string[] {
  return [
    `--${name}`,
    ...(kind === 'boolean' ? [`--no-${name}`] : []),
    ...(short === undefined ? [] : [`-${short}`]),
  ];
}

/** The first sentence of a description, without what a shell reads as anything but text between single quotes. */
export function firstSentence(text: string): string {
  const [sentence = ''] = text.split('. ');
  return sentence
    .replaceAll("'", '’')
    .replaceAll(/[`[\]:\\]/g, '')
    .replace(/\.$/, '');
}
