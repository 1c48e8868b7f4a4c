import { EXCHANGE_LIMITS } from './limits.ts';

const { retryAfterMinMs: MIN_MS, resetMaxMs: MAX_RESET_MS } = EXCHANGE_LIMITS;

/**
 * How long an answer asks to wait, in milliseconds: `Retry-After` in seconds or as an HTTP date (against the server's own
 * clock, L255), else `X-RateLimit-Reset`, else null. 0 becomes a second; what cannot be read counts as absent.
 */
export function retryAfterMs(headers: Readonly<Record<string, string | undefined>>): number | null {
  const value = headers['retry-after'];
  const serverNow = httpDate(headers['date']);
  if (value !== undefined) {
    // Only digits: `Date.parse("-1")` is a year.
    if (/^\d+(?:\.\d+)?$/.test(value)) return Math.max(MIN_MS, Number(value) * 1_000);
    const at = httpDate(value, serverNow);
    if (at !== null && serverNow !== null) return Math.max(MIN_MS, at - serverNow);
    return null;
  }
  const reset = headers['x-ratelimit-reset'] ?? '';
  if (/^\d+$/.test(reset) && serverNow !== null) {
    return Math.min(MAX_RESET_MS, Math.max(MIN_MS, Number(reset) * 1_000 - serverNow));
  }
  return null;
}

/** RFC 9110, 5.6.7: the current form, and the two obsolete ones that every recipient must still accept. */
const FORMS = [
  // Sun, 06 Nov 1994 08:49:37 GMT
  /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  // Sunday, 06-Nov-94 08:49:37 GMT
  /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  // Sun Nov  6 08:49:37 1994
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/,
];

/** @param now what a year of two digits is near to; null: such a year is not read */
function httpDate(text = '', now: number | null = null): number | null {
  const match = FORMS.map((form) => form.exec(text)).find((one) => one !== null);
  const { day = '', month = '', time = '', year = '' } = match?.groups ?? {};
  if (year === '') return null;
  const in4 = year.length === 4 ? year : yearNear(Number(year), now);
  const at = Date.parse(`${day} ${month} ${in4} ${time} GMT`);
  return Number.isNaN(at) ? null : at;
}

/** The nearest year with two digits; what seems to lie more than 50 years ahead is past. NaN: nobody knows what it is near to. */
function yearNear(digits: number, now: number | null): number {
  const thisYear = now === null ? Number.NaN : new Date(now).getUTCFullYear();
  const ahead = (digits + 100 - (thisYear % 100)) % 100;
  return thisYear + (ahead > 50 ? ahead - 100 : ahead);
}
