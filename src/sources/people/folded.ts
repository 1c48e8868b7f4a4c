/** A text as names are compared: in one Unicode form, without regard to case, with single blanks; `Last, First` as `first last`. */
export function folded(text: string): string {
  const flat = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const [last = '', first, ...more] = flat.split(',');
  const turned = first === undefined || more.length > 0 ? flat : `${first.trim()} ${last.trim()}`;
  // Upper case first, so that ß and ss are one.
  return turned.toUpperCase().toLowerCase().normalize('NFC').trim();
}
