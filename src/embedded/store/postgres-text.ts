/*
 * PostgreSQL refuses U+0000 in text, which a name may hold: it is kept behind a character of the private use area, and that
 * character itself twice.
 */
const MARK = '\uE000';
const NUL = `${MARK}0`;

/** A value as it can be kept; what is no text stays as it is. */
export function storedText(value: unknown): unknown {
  if (typeof value !== 'string' || !/[\0\uE000]/.test(value)) return value;
  return value.replaceAll(MARK, MARK + MARK).replaceAll('\0', NUL);
}

/** What was given to `storedText`. */
export function plainText(stored: string): string {
  return stored.includes(MARK)
    ? stored.replace(/\uE000([\uE0000])/g, (_, kind: string) => (kind === '0' ? '\0' : MARK))
    : stored;
}
