/**
 * A time as platforms write it into files and names (`2026-10-03 17:05:09.123456 UTC`), as RFC 3339. Without an offset
 * where the text has none, or only the name of a zone. Names have `_` where a system refuses `:` or a blank.
 *
 * @returns undefined for any other text
 */
export function timeOf(text: string): string | undefined {
  const found =
    /^(\d{4}-\d\d-\d\d)[ T_](\d\d)[:_](\d\d)[:_](\d\d)(?:\.\d+)?(?: ?(Z|UTC|GMT|[+-]\d\d:?\d\d))?/.exec(
      text.trim(),
    );
  if (found === null) return undefined;
  const [, date, hours, minutes, seconds, zone = ''] = found;
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?(..)$/, '$1:$2') : zone === '' ? '' : 'Z';
  const time = `${date}T${hours}:${minutes}:${seconds}${offset}`;
  return Number.isNaN(Date.parse(time)) ? undefined : time;
}
