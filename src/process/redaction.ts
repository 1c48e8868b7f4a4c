/**
 * Takes secrets out of everything the program says. `add-mask` is only the second lock: it does not reach files, comments
 * or a terminal, and the service may echo the key back.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const needles = secrets
    .flatMap((secret) => forms(secret.trim()))
    // Longer forms first: a form that contains another must not be cut in its middle.
    .toSorted((a, b) => b.length - a.length);
  if (needles.length === 0) return (text) => text;
  return (text) => {
    let clean = text;
    for (const needle of needles) if (clean.includes(needle)) clean = clean.replaceAll(needle, '***');
    return clean;
  };
}

/** Shorter secrets would redact ordinary words. */
const MIN_SECRET_CHARACTERS = 6;

/** A secret as it stands in text, in a URL, in JSON and in base64. */
function forms(secret: string): string[] {
  if (secret.length < MIN_SECRET_CHARACTERS) return [];
  const json = JSON.stringify(secret).slice(1, -1);
  return [
    ...new Set([secret, encodeURIComponent(secret), json, Buffer.from(secret, 'utf8').toString('base64')]),
  ];
}

/**
 * The same for every string inside a plain value; keys stay. What holds no secret is given back as it is and not copied: the
 * findings of a large class are most of the memory of a run.
 */
export function redactDeep<T>(value: T, redact: (text: string) => string): T {
  if (typeof value === 'string') return redact(value) as T;
  if (Array.isArray(value)) {
    let copy: unknown[] | null = null;
    for (const [index, item] of (value as readonly unknown[]).entries()) {
      const clean = redactDeep(item, redact);
      if (clean !== item) (copy ??= [...(value as readonly unknown[])])[index] = clean;
    }
    return (copy ?? value) as T;
  }
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    let copy: Record<string, unknown> | null = null;
    for (const [key, item] of Object.entries(value)) {
      const clean: unknown = redactDeep(item as unknown, redact);
      if (clean !== item) (copy ??= { ...(value as Record<string, unknown>) })[key] = clean;
    }
    return (copy ?? value) as T;
  }
  return value;
}
