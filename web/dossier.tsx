import { useMemo } from 'preact/hooks';
import { labelsIn, makeDossier } from '../src/dossier/make-dossier.ts';
import { namesOf } from '../src/dossier/name-words.ts';
import { countedPlaces } from '../src/dossier/rarity.ts';
import { ordinaryWords, wordsLookedFor } from '../src/dossier/redaction.ts';
import type { Sides } from '../src/dossier/sides.ts';
import type { StaffPage } from '../src/report/page-data.ts';
import { readDetail, readSourceOnce } from './data.ts';
import { DossierPaper } from './dossier-paper.tsx';
import { link } from './links.ts';
import { useLoaded } from './loaded.tsx';
import { isReadable, useRarity } from './rarity.ts';
import { useReport } from './report.ts';
import { replaceQuery } from './routes.ts';
import { useWords } from './words.tsx';

/** In the address: whose copy is shown. */
const COPY = 'copy';

/** A pair's dossier as the panel reads it, or as one of the two may read it. */
export function Dossier({
  a,
  b,
  sides,
  query,
}: {
  readonly a: number;
  readonly b: number;
  readonly sides: Sides;
  readonly query: URLSearchParams;
}) {
  const report = useReport();
  const words = useWords();
  const { page, isAnonymous } = report;
  const rarity = useRarity(a, b, sides);
  const copy = query.get(COPY);
  const isHidden = [isAnonymous || copy === 'b', isAnonymous || copy === 'a'] as const;
  const isCopy = isHidden.includes(true);
  const known = useLoaded(
    () => (isCopy ? knownNames(page, [a, b]) : Promise.resolve(null)),
    [page, a, b, isCopy],
  );
  const dossier = useMemo(
    () =>
      makeDossier({
        page,
        places: [a, b],
        sides,
        rarity,
        isHidden,
        labels: isAnonymous ? [report.name(a), report.name(b)] : labelsIn(words),
        words,
        // Until all are read, what the two are called; every word of it counts as a name.
        names: known.value?.names ?? namesInPage(page, [a, b], sides),
        ordinary: known.value?.ordinary ?? new Set<string>(),
        course: null,
        assignment: null,
        madeAt: new Date().toISOString(),
      }),
    [page, a, b, sides, rarity, isHidden[0], isHidden[1], isAnonymous, known.value, words],
  );
  return (
    <article class="dossier">
      <p class="actions">
        <a href={link(`compare/${a}/${b}`)}>{words.say('dossier.back')}</a>
        {isAnonymous ? null : (
          <label>
            {words.say('dossier.copyFor')}{' '}
            <select
              value={copy ?? ''}
              onChange={(event) => replaceQuery({ [COPY]: event.currentTarget.value || null })}
            >
              <option value="">{words.say('dossier.forPanel')}</option>
              <option value="a">{report.name(a)}</option>
              <option value="b">{report.name(b)}</option>
            </select>
          </label>
        )}
        <button type="button" onClick={() => print()}>
          {words.say('dossier.print')}
        </button>
      </p>
      <DossierPaper page={dossier} />
    </article>
  );
}

function namesInPage(
  page: StaffPage,
  places: readonly [number, number],
  { details }: Sides,
): readonly (readonly string[])[] {
  return page.submissions.map((submission, place) => {
    const side = places.indexOf(place);
    return namesOf(submission, details[side]?.aliases ?? []);
  });
}

/** What names everybody of the page, and which words of it programs use anyway. */
async function knownNames(page: StaffPage, places: readonly [number, number]) {
  const names: (readonly string[])[] = [];
  for (const [place, submission] of page.submissions.entries()) {
    names.push(namesOf(submission, (await readDetail(place)).aliases));
  }
  const others = countedPlaces(page).filter((place) => !places.includes(place));
  const programs: string[] = [];
  for (const place of isReadable(others) ? others : []) {
    const source = await readSourceOnce(place);
    programs.push(source?.files.map(({ text }) => text).join('\n') ?? '');
  }
  const words = wordsLookedFor({ hidden: [], third: names });
  return { names, ordinary: ordinaryWords(words, programs) };
}
