/** Orders texts by code units: the same on every machine, whatever its language. For `sort`: -1, 0 or 1. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Letters that are no letter with a mark, as people without that key write them. */
export const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
