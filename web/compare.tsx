import { loadSides } from '#report';
import { PAGE_READER } from './data.ts';
import { Dossier } from './dossier.tsx';
import { PairHead } from './pair-head.tsx';
import { Failed, useLoaded } from './loaded.tsx';
import { useIsPrinting } from './printing.ts';
import { useTitle } from './title.ts';
import { useReport } from './report.ts';
import { SideBySide } from './side-by-side.tsx';
import { useWords } from './words.tsx';

/** Two submissions side by side, or as a dossier to be printed. */
export function Compare({
  a,
  b,
  query,
}: {
  readonly a: number;
  readonly b: number;
  readonly query: URLSearchParams;
}) {
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
        error === undefined ? (
          <p class="loading">{words.say('compare.loading')}</p>
        ) : null
      ) : isDossier ? (
        <Dossier a={a} b={b} sides={sides} query={query} />
      ) : (
        <SideBySide a={a} b={b} sides={sides} query={query} />
      )}
    </>
  );
}
