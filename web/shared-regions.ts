import type { PageDetail, PageFile, PageMatch } from '../src/report/page-data.ts';
import { linesWords } from '../src/report/wording.ts';
import { message } from '../src/words/message.ts';
import type { Report } from './report.ts';
import { HUES, type Mark } from './marks.ts';

/** A region of a file that is found elsewhere too, and how it is marked. */
export interface SharedRegion {
  readonly match: PageMatch;
  readonly mark: Mark;
}

/** The regions of a file, by their first line; each other submission has its colour. */
export function sharedRegions(
  detail: PageDetail,
  file: PageFile | undefined,
  { name, words }: Pick<Report, 'name' | 'words'>,
): readonly SharedRegion[] {
  const hues = new Map<number, number>();
  return detail.matches
    .filter((match) => match.own.file === file?.path && match.own.lineStart !== null)
    .toSorted(
      (x, y) =>
        (x.own.lineStart ?? 0) - (y.own.lineStart ?? 0) || (y.own.lineEnd ?? 0) - (x.own.lineEnd ?? 0),
    )
    .map((match, id) => {
      const other = match.other ?? -1;
      const hue = hues.get(other) ?? hues.size % HUES;
      hues.set(other, hue);
      const from = match.own.lineStart ?? 1;
      const to = match.own.lineEnd ?? from;
      const lines = linesWords(from, to);
      const said =
        match.other === null
          ? message('submission.alsoOutside', { lines })
          : message('submission.alsoIn', { lines, name: name(match.other) });
      return { match, mark: { id, hue, from, to, label: words.tell(said) } };
    });
}
