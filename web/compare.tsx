import { useMemo } from 'preact/hooks';
import {
  countedPlaces,
  labelsIn,
  loadSides,
  makeDossier,
  namesOf,
  type OpenReport,
  ordinaryWords,
  wordsLookedFor,
} from '#report';
import { PAGE_READER, readSource } from './data.ts';
import { PairHead } from './pair-head.tsx';
import { Failed, Loading, useLoaded } from './loaded.tsx';
import { useIsPrinting } from './printing.ts';
import { Select } from './form.tsx';
import { useTitle } from './frame.tsx';
import { useReport } from './report.ts';
import { SideBySide, type SideBySideProps } from './side-by-side.tsx';
import { useWords } from './words.tsx';
import { useCases } from './cases.ts';
import { DossierPaper } from './dossier-paper.tsx';
import { link } from './links.ts';
import { isReadable, useRarity } from './rarity.ts';
import { replaceQuery } from './routes.ts';

interface CompareProps {
  readonly a: number;
  readonly b: number;
  readonly query: URLSearchParams;
}

/** Two submissions side by side, or as a dossier to be printed. */
export function Compare({ a, b, query }: CompareProps) {
  const report = useReport();
  const words = useWords();
  const isPrinting = useIsPrinting();
  useTitle(words.say('compare.title', { a: report.name(a), b: report.name(b) }));
  const { value: sides, error } = useLoaded(
    () => loadSides([a, b], report.page, report.pair(a, b), PAGE_READER),
    [a, b],
  );
  const isDossier = isPrinting || query.get('view') === 'dossier';
  return (
    <>
      {isDossier ? null : <PairHead a={a} b={b} report={report} query={query} />}
      {error === undefined ? null : <Failed error={error} />}
      {sides === undefined ? (
        <Loading of="compare.loading" error={error} />
      ) : isDossier ? (
        <Dossier a={a} b={b} sides={sides} query={query} />
      ) : (
        <SideBySide a={a} b={b} sides={sides} query={query} />
      )}
    </>
  );
}

/** In the address: whose copy is shown. */
const COPY = 'copy';

/** A pair's dossier as the panel reads it, or as one of the two may read it. */
function Dossier({ a, b, sides, query }: SideBySideProps) {
  const report = useReport();
  const words = useWords();
  const { page, isAnonymous } = report;
  const rarity = useRarity(a, b, sides);
  const { cases } = useCases().book;
  const copy = query.get(COPY);
  const isHidden = [isAnonymous || copy === 'b', isAnonymous || copy === 'a'] as const;
  const isCopy = isHidden.includes(true);
  // Until it is known, every word of a name counts as one.
  const ordinary = useLoaded(
    () => (isCopy ? ordinaryInClass(page, [a, b]) : Promise.resolve(null)),
    [page, a, b, isCopy],
  );
  const dossier = useMemo(
    () =>
      makeDossier({
        page,
        places: [a, b],
        sides,
        rarity,
        cases,
        isHidden,
        labels: isAnonymous ? [report.name(a), report.name(b)] : labelsIn(words),
        words,
        names: page.submissions.map(namesOf),
        ordinary: ordinary.value ?? new Set<string>(),
        course: null,
        assignment: null,
        madeAt: new Date().toISOString(),
      }),
    [page, a, b, sides, rarity, cases, isHidden[0], isHidden[1], isAnonymous, ordinary.value, words],
  );
  return (
    <article class="dossier">
      <p class="actions">
        {/* With the list that the pair was chosen from: the next pair is the next one of it. */}
        <a href={link(`compare/${a}/${b}`, { ...Object.fromEntries(query), view: null, [COPY]: null })}>
          {words.say('dossier.back')}
        </a>
        {isAnonymous ? null : (
          <label>
            {words.say('dossier.copyFor')}{' '}
            <Select
              value={copy ?? ''}
              options={[
                ['', words.say('dossier.forPanel')],
                ['a', report.name(a)],
                ['b', report.name(b)],
              ]}
              onValue={(next) => replaceQuery({ [COPY]: next || null })}
            />
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

/** Which words of the names of everybody programs use anyway. */
async function ordinaryInClass(page: OpenReport, places: readonly [number, number]) {
  const others = countedPlaces(page).filter((place) => !places.includes(place));
  const programs: string[] = [];
  for (const place of isReadable(others) ? others : []) {
    const source = await readSource(place);
    programs.push(source?.files.map(({ text }) => text).join('\n') ?? '');
  }
  const third = page.submissions.map(namesOf);
  return ordinaryWords(wordsLookedFor({ hidden: [], third }), programs);
}
