import { readBoolean, readNumber } from '#contract';

/** How far beside the range a sum of fractions may be. */
const ROUNDING = 1e-6;

/** A score from 0 to 100; what is no such number is unknown. It is never rescaled: 0.9 may be nine tenths of a percent. */
export function readScore(value: unknown): number | null {
  const number = readNumber(value);
  if (number === null || number < -ROUNDING || number > 100 + ROUNDING) return null;
  return Math.min(100, Math.max(0, number));
}

/** The AI average, under the names that it has had. */
export function aiScore(row: object): number | null {
  const fields = row as Readonly<Record<string, unknown>>;
  const detection = fields['ai_detection'];
  const direct = readScore(fields['ai_detection_avg']) ?? readScore(detection);
  if (direct !== null || typeof detection !== 'object' || detection === null) return direct;
  const inner = detection as Readonly<Record<string, unknown>>;
  for (const name of ['avg_ai_probability', 'average_score', 'avg', 'score', 'ai_probability']) {
    const value = readScore(inner[name]);
    if (value !== null) return value;
  }
  const files = Array.isArray(inner['files']) ? (inner['files'] as readonly unknown[]) : [];
  const values = files
    .map((file) => readScore((file as { readonly ai_probability?: unknown } | null)?.ai_probability))
    .filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Whether a service says in so many words that it has no AI score. A number that is merely not there is missing. */
export function isAbstention(row: { readonly ai_abstained?: unknown }): boolean {
  return readBoolean(row.ai_abstained) === true;
}
