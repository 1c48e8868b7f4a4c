import type { PageFile, PageMatch, PageSource } from '../report/page-data.ts';
import { visibleLines } from '../text/escape.ts';
import { align } from './alignment.ts';
import type { DossierPassage } from './dossier-page.ts';
import { highlight } from './highlight.ts';
import { rowsOf } from './passages.ts';
import { fileOf, linesOf } from './sides.ts';

/** Lines of one passage that are shown. */
const MAX_ROWS = 200;

/**
 * The lines of a submission beside the quoted ones of public code, a passage a match. Matches whose source is not quoted have none.
 *
 * @param source the submission's files; null: they are not in the page
 */
export function quotedPassages(
  source: PageSource | null,
  matches: readonly PageMatch[],
): readonly DossierPassage[] {
  return matches.flatMap(({ own, region, quoted }): readonly DossierPassage[] => {
    if (quoted === undefined) return [];
    const left = linesOf(read(fileOf(source, own.file)), own);
    const right = highlight(visibleLines(quoted), region.file);
    const rows = rowsOf([left, right], [own.lineStart, region.lineStart], align(left, right));
    return [
      {
        left: own,
        right: region,
        words: null,
        rows: rows.slice(0, MAX_ROWS),
        more: Math.max(0, rows.length - MAX_ROWS),
      },
    ];
  });
}

function read(file: PageFile | undefined) {
  return file === undefined ? [] : highlight(visibleLines(file.text), file.path);
}
