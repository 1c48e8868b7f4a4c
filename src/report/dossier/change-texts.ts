import type { Text, Value } from '#base';

/**
 * A text with each string in it changed: its values, and those of sentences inside of it. To leave names out, or to make
 * hostile signs visible.
 */
export function changeTexts(text: Text, change: (string: string) => string): Text {
  if (typeof text === 'string') return change(text);
  if ('id' in text) {
    const { id, values } = text;
    return values === undefined ? text : { id, values: changed(values, change) };
  }
  return text.as === 'list' ? { ...text, values: text.values.map((one) => changeTexts(one, change)) } : text;
}

function changed(
  values: Readonly<Record<string, Value>>,
  change: (string: string) => string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : changeTexts(value, change),
    ]),
  );
}
