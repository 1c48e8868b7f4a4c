const MIN_MS = 1_000;
const MAX_RESET_MS = 120_000;

/**
 * How long a 429 asks to wait, in milliseconds: `Retry-After` in seconds or as an HTTP date (against the server's own
 * clock, L255), else `X-RateLimit-Reset`, else null. 0 becomes a second; what cannot be read counts as absent.
 */
export function retryAfterMs(headers: Readonly<Record<string, string | undefined>>): number | null {
  const value = headers['retry-after']?.trim();
  const serverNow = httpDate(headers['date']);
  if (value !== undefined) {
    // Only digits: `Date.parse("-1")` is a year.
    if (/^\d+(?:\.\d+)?$/.test(value)) return Math.max(MIN_MS, Math.ceil(Number(value) * 1_000));
    const at = httpDate(value);
    if (at !== null && serverNow !== null) return Math.max(MIN_MS, at - serverNow);
    return null;
  }
  const reset = headers['x-ratelimit-reset']?.trim();
  if (reset !== undefined && /^\d+$/.test(reset) && serverNow !== null) {
    return Math.min(MAX_RESET_MS, Math.max(MIN_MS, Number(reset) * 1_000 - serverNow));
  }
  return null;
}

/** RFC 9110, 5.6.7, in its one current form: `Sun, 06 Nov 1994 08:49:37 GMT`. */
function httpDate(text: string | undefined): number | null {
  if (
    text === undefined ||
    !/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text.trim())
  )
    return null;
  const time = Date.parse(text.trim());
  return Number.isNaN(time) ? null : time;
}
