/* Numbers of lists. */

/** null: of nothing. */
export function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** null: of nothing. */
export function maximum(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((best, value) => Math.max(best, value), -Infinity);
}

/** null: of nothing. */
export function minimum(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((best, value) => Math.min(best, value), Infinity);
}
