import { visible } from '#base';
import type { RunReport, SubmissionFinding } from '#contract';
import { sourceFacts } from '../facts.ts';
import type { PageMatches, PageSource } from '../page-parts.ts';
import { sourceName, sourcesOf } from '../web-sources.ts';
import { align } from './alignment.ts';
import { changeTexts } from './change-texts.ts';
import type { DossierPassage, DossierWebSource } from './dossier-page.ts';
import { rowsOf } from './passages.ts';
import { colouredLines, fileOf, linesOf } from './sides.ts';

/** Lines of one passage that are shown. */
const MAX_ROWS = 200;

/** Public files of one side, and passages of one file, that go on paper. */
const SOURCES = 5;
const PASSAGES = 10;

/** The public code that a submission is most like, as paper shows it. */
export function webSources(
  report: RunReport,
  submission: SubmissionFinding,
  matches: PageMatches,
  source: PageSource | null,
): readonly DossierWebSource[] {
  return sourcesOf({ matches })
    .slice(0, SOURCES)
    .map(({ source: found, similarity, matches: those }) => ({
      name: changeTexts(sourceName(found), visible),
      similarity,
      facts: sourceFacts(report, submission, found).map((fact) => ({
        ...fact,
        text: changeTexts(fact.text, visible),
      })),
      passages: quotedPassages(
        source,
        those.filter((match) => match.quoted !== undefined).slice(0, PASSAGES),
      ),
    }));
}

/**
 * The lines of a submission beside the quoted ones of public code, a passage a match. Matches whose source is not quoted have none.
 *
 * @param source the submission's files; null: they are not in the page
 */
export function quotedPassages(source: PageSource | null, matches: PageMatches): readonly DossierPassage[] {
  return matches.flatMap(({ own, other, quoted }): readonly DossierPassage[] => {
    if (quoted === undefined) return [];
    const left = linesOf(colouredLines(fileOf(source, own.file)), own);
    const right = colouredLines({ text: quoted, path: other.file });
    const rows = rowsOf([left, right], [own.lineStart, other.lineStart], align(left, right));
    return [
      {
        left: own,
        right: other,
        words: null,
        rows: rows.slice(0, MAX_ROWS),
        more: Math.max(0, rows.length - MAX_ROWS),
      },
    ];
  });
}
