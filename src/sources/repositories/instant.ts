const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:[Zz]|[+-]\d{2}:?\d{2})$/;

/** A time with its offset (RFC 3339, a blank for the T allowed); null for anything else: a time without one means something else on every machine. */
export function instantOf(text: string): Date | null {
  if (!WITH_OFFSET.test(text)) return null;
  const date = new Date(text.replace(' ', 'T').replaceAll(' ', ''));
  if (Number.isNaN(date.getTime())) return null;
  // 30 February is read as 2 March: somebody meant another day.
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? date : null;
}
