import type { PageDetail, PageFile, PageMatch, PageSource } from '../report/page-data.ts';
import { visible, visibleLines } from '../text/escape.ts';
import { align } from './alignment.ts';
import { changeTexts } from './change-texts.ts';
import type { DossierPassage, DossierWebSource } from './dossier-page.ts';
import { highlight } from './highlight.ts';
import { rowsOf } from './passages.ts';
import { fileOf, linesOf } from './sides.ts';

/** Lines of one passage that are shown. */
const MAX_ROWS = 200;

/** Public files of one side, and passages of one file, that go on paper. */
const SOURCES = 5;
const PASSAGES = 10;

/** The public code that a submission is most like, as paper shows it. */
export function webSources(
  { sources = [], matches }: PageDetail,
  source: PageSource | null,
): readonly DossierWebSource[] {
  return sources.slice(0, SOURCES).map(({ name, similarity, facts }, at) => ({
    name: changeTexts(name, visible),
    similarity,
    facts: facts.map((fact) => ({ ...fact, text: changeTexts(fact.text, visible) })),
    passages: quotedPassages(
      source,
      matches.filter((match) => match.source === at && match.quoted !== undefined).slice(0, PASSAGES),
    ),
  }));
}

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
