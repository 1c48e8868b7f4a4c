/**
 * What a student sees in place of a number: wide enough that two students cannot find each other by comparing their reports
 * (both sides of a pair often carry the same number).
 */
export type Band = (typeof BANDS)[number];

export const BANDS = ['n/a', 'low', 'moderate', 'high', 'very high'] as const;

/** Bands of 25 points, the upper bound included: `low` up to 25, `moderate` up to 50, `high` up to 75, `very high` above. */
export function bandOf(score: number | null): Band {
  if (score === null) return 'n/a';
  if (score <= 25) return 'low';
  if (score <= 50) return 'moderate';
  if (score <= 75) return 'high';
  return 'very high';
}

/** The highest number of a band; null: it has none. `bandOf` gives the band back, and each threshold of bands stays on its side. */
export function topOf(band: Band): number | null {
  const at = BANDS.indexOf(band);
  return at === 0 ? null : 25 * at;
}
