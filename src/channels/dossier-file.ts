import { escapeHtml, type Words } from '#base';
import { type CourseDossierPage, type DossierPage, INDEX_BLOCK } from '#report';
import { block, pagePieces } from './page-blocks.ts';
import { readBlocks } from './page-file.ts';

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

/** When the runs were made that a dossier is about: what tells it from one of a later run. */
export function runsOfDossier(page: DossierPage | CourseDossierPage): string {
  const dossiers = page.audience === 'dossier' ? [page] : page.assignments.map(({ dossier }) => dossier);
  return dossiers.map(({ checkedAt }) => checkedAt).join(' ');
}

/** The dossier in a file; null: there is none. */
export function readDossier(html: Buffer): DossierPage | CourseDossierPage | null {
  try {
    const page = readBlocks(html).get(INDEX_BLOCK)?.() as DossierPage | CourseDossierPage | undefined;
    return page?.audience === 'dossier' || page?.audience === 'course-dossier' ? page : null;
  } catch {
    return null;
  }
}
