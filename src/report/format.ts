const MAX_DECIMALS = 12;

/**
 * A score for a person: one decimal, more where one would hide on which side of the threshold it lies ("75.004", never
 * "75.0" for something flagged). Unknown is "n/a", never 0.
 */
export function score(value: number | null, threshold: number | null = null): string {
  if (value === null) return 'n/a';
  for (let decimals = 1; decimals <= MAX_DECIMALS; decimals += 1) {
    const text = value.toFixed(decimals);
    if (threshold === null || Number(text) > threshold === value > threshold) return text;
  }
  return String(value);
}

/** `1 submission`, `3 submissions`. */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

/** `1.4 s`, `2 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
}

/** What a student may see instead of a score that could be paired with another's. */
export function band(value: number | null, threshold: number): string {
  if (value === null) return 'n/a';
  if (value > threshold) return `above ${threshold}`;
  return value > threshold * 0.66 ? 'elevated' : 'low';
}
