/** How numbers lie, not only where their middle is. */
export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly least: number;
  readonly lowerQuartile: number;
  readonly median: number;
}

/** The spread of the numbers that are known (not NaN), NaN without one; quartiles are numbers of the list (nearest rank). */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return {
    count: sorted.length,
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    least: at(0),
    lowerQuartile: at(0.25),
    median: at(0.5),
  };
}

/** A figure of one view for one candidate. */
export interface Measured {
  readonly source: string;
  readonly candidate: string;
  readonly value: number;
}

/** What the other sources chose, and what it is worth on the one that was left out. */
export interface LeftOut {
  readonly source: string;
  readonly chosen: string;
  readonly value: number;
  /** The best that any candidate reaches on it, chosen by its own labels: out of reach. */
  readonly best: number;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Leaves one source out at a time: the candidate with the highest mean over the other sources (each source counts once,
 * however many views it has) is measured on the one left out. Of equal ones the first is chosen.
 */
export function leaveOneSourceOut(measured: readonly Measured[]): LeftOut[] {
  const sources = [...new Set(measured.map(({ source }) => source))];
  const candidates = [...new Set(measured.map(({ candidate }) => candidate))];
  const on = (source: string, candidate: string): number =>
    meanOf(
      measured
        .filter((each) => each.source === source && each.candidate === candidate)
        .map(({ value }) => value),
    );
  const bestOf = (score: (candidate: string) => number): string =>
    candidates.reduce((best, candidate) => (score(candidate) > score(best) ? candidate : best));
  return sources.map((source) => {
    const others = sources.filter((other) => other !== source);
    const chosen = bestOf((candidate) => meanOf(others.map((other) => on(other, candidate))));
    return {
      source,
      chosen,
      value: on(source, chosen),
      best: Math.max(...candidates.map((candidate) => on(source, candidate))),
    };
  });
}
