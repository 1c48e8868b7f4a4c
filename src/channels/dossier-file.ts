import { escapeHtml, type Words } from '#base';
import { type CourseDossierPage, type DossierPage, INDEX_BLOCK } from '#report';
import { block, pagePieces } from './page-blocks.ts';

/**
 * One dossier, of an assignment or over a course, as a page of its own, in pieces: it holds the dossier's data alone, and asks nobody for
 * anything.
 *
 * @param words of its language
 * @param template the built page without data (`reportTemplate()`)
 */
export function dossierPieces(
  page: DossierPage | CourseDossierPage,
  words: Words,
  template: string,
): AsyncIterable<string> {
  const [a, b] = page.audience === 'dossier' ? page.sides.map(({ name }) => name) : page.names;
  const title = words.say('dossier.title', { a, b });
  return pagePieces(
    {
      template,
      title,
      withoutScript: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(words.say('dossier.needsScript'))}</p>`,
    },
    [block(INDEX_BLOCK, page)],
  );
}
