/** A value as JSON that a terminal shows as it is: what it does not show, or what turns text around, is escaped. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(UNSEEN, escaped);
}

/** Line feeds are ours. */
const UNSEEN = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu;

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
