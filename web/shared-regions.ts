import { message } from '#base';
import type { MatchFinding } from '#contract';
import { linesWords, type PageFile, type PageMatches } from '#report';
import type { Report } from './report.ts';
import { HUES, type Mark } from './marks.ts';

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
