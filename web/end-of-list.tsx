import type { PagePair } from '../src/report/page-data.ts';
import { type Report, useReport } from './report.ts';

/** Whether a pair is one to look at: it flags somebody, or stands out of the class. */
export function isNoteworthy(report: Report, pair: PagePair): boolean {
  return pair.standsOut || (report.counts(pair) && (pair.average ?? -1) > report.page.thresholds.similarity);
}

/**
 * Says where a list has nothing more to look at, and by which rules.
 *
 * @param isAll no pair above it: the whole list has none
 * @param isFiltered the list is a part of the class
 */
export function EndWords({ isAll, isFiltered }: { readonly isAll: boolean; readonly isFiltered: boolean }) {
  const { page } = useReport();
  const { similarity } = page.thresholds;
  const where = isFiltered ? 'in this list' : 'in this class';
  const isTold = page.standsOut !== null;
  const what = isTold ? 'nothing stands out' : `no pair is above ${similarity}`;
  return (
    <>
      <b>{isAll ? `${what[0]?.toUpperCase() ?? ''}${what.slice(1)} ${where}` : `Below here ${what}`}</b>
      <span class="why">
        {isTold
          ? `: no pair ${isAll ? '' : 'below '}is above ${similarity}, and none has a suspicion far above that of the rest of the class`
          : '; this service does not say which pairs stand out'}
        .
      </span>
    </>
  );
}
