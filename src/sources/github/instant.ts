const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:[Zz]|[+-]\d{2}:?\d{2})$/;

/** A time with its offset (RFC 3339, a blank for the T allowed); null for anything else: a time without one means something else on every machine. */
export function instantOf(text: string): Date | null {
  if (!WITH_OFFSET.test(text)) return null;
  const date = new Date(text.replace(' ', 'T').replaceAll(' ', ''));
  return Number.isNaN(date.getTime()) ? null : date;
}
