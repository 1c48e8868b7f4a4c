/** How many colours there are for fragments beside each other. */
export const HUES = 6;

/** A stretch of lines that is marked; `id` is what a click reports. */
export interface Mark {
  readonly id: number;
  readonly hue: number;
  readonly from: number;
  readonly to: number;
  /** For a screen reader, and as a tip. */
  readonly label: string;
}

/** A service may name lines that are not there; they cost nothing. */
export function marksByLine(marks: readonly Mark[], count: number): ReadonlyMap<number, readonly Mark[]> {
  const lines = new Map<number, Mark[]>();
  for (const mark of marks) {
    for (let line = mark.from; line <= Math.min(mark.to, count); line += 1) {
      const list = lines.get(line);
      if (list === undefined) lines.set(line, [mark]);
      else list.push(mark);
    }
  }
  return lines;
}
