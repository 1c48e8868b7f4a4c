import { appendTo, message } from '#base';
import type { MatchFinding } from '#contract';
import { linesWords, type PageFile, type PageMatches } from '#report';
import type { Report } from './report.ts';
import { HUES } from './sections.ts';

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
    for (let line = mark.from; line <= Math.min(mark.to, count); line += 1) appendTo(lines, line, mark);
  }
  return lines;
}

/** A region of a file that is found elsewhere too, and how it is marked. */
export interface SharedRegion {
  readonly match: MatchFinding;
  readonly mark: Mark;
}

/** The regions of a file, by their first line; each other submission has its colour. */
export function sharedRegions(
  matches: PageMatches,
  file: PageFile | undefined,
  { name, words, page }: Pick<Report, 'name' | 'words' | 'page'>,
): readonly SharedRegion[] {
  const hues = new Map<number, number>();
  return matches
    .filter((match) => match.own.file === file?.path && match.own.lineStart !== null)
    .toSorted(
      (x, y) =>
        (x.own.lineStart ?? 0) - (y.own.lineStart ?? 0) || (y.own.lineEnd ?? 0) - (x.own.lineEnd ?? 0),
    )
    .map((match, id) => {
      const other = page.places.get(match.otherKey ?? '') ?? -1;
      const hue = hues.get(other) ?? hues.size % HUES;
      hues.set(other, hue);
      const from = match.own.lineStart ?? 1;
      const to = match.own.lineEnd ?? from;
      const lines = linesWords(from, to);
      const said =
        other < 0
          ? message('submission.alsoOutside', { lines })
          : message('submission.alsoIn', { lines, name: name(other) });
      return { match, mark: { id, hue, from, to, label: words.tell(said) } };
    });
}
