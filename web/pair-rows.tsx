import { count, formatScore } from '../src/text/format.ts';
import type { PagePair } from '../src/report/page-data.ts';
import { link } from './links.ts';
import { Name, PairLink } from './names.tsx';
import { Badge } from './badges.tsx';
import { useIsPrinting } from './printing.ts';
import { CaseBadge } from './case-badge.tsx';
import { PairSections } from './section-mark.tsx';
import { Score } from './score.tsx';
import { useReport } from './report.ts';

/** Of one list on paper, which has no place to scroll. */
const MAX_PRINTED = 20;

/** The similarity of a pair, red where it flags somebody. */
export function PairScore({ pair }: { readonly pair: PagePair }) {
  const report = useReport();
  return (
    <Score value={pair.average} threshold={report.page.thresholds.similarity} isFlag={report.counts(pair)} />
  );
}

/** The suspicion of a pair, marked where it stands out of the class. */
export function Suspicion({ pair }: { readonly pair: PagePair }) {
  return (
    <span class={pair.standsOut ? 'suspicion out' : 'suspicion'}>
      {formatScore(pair.suspicion)}
      {pair.standsOut ? <span class="hidden"> stands out</span> : null}
    </span>
  );
}

/** What a list of pairs is sorted by, and what its columns are. */
export function RowsHead({ isBySimilarity = false }: { readonly isBySimilarity?: boolean }) {
  const { isRanked, page } = useReport();
  return (
    <p class="hint columns-hint">
      <span>
        {isRanked && !isBySimilarity ? 'most suspicious first' : 'most similar first'}
        {isRanked && (page.standsOut ?? 0) > 0 ? (
          <>
            ; <span class="suspicion out">marked</span>: stands out
          </>
        ) : null}
      </span>
      <span class="columns-names">
        {isRanked ? <span>suspicion</span> : null}
        <span>similarity</span>
      </span>
    </p>
  );
}

/**
 * A list of pairs with their numbers.
 *
 * @param of the submission whose partners these are: only they are named
 * @param max rows; what is more is counted
 */
export function PairRows({
  pairs,
  of = null,
  max = Number.MAX_SAFE_INTEGER,
  isScrolled = false,
}: {
  readonly pairs: readonly PagePair[];
  readonly of?: number | null;
  readonly max?: number;
  readonly isScrolled?: boolean;
}) {
  const report = useReport();
  const shown = useIsPrinting() ? Math.min(max, MAX_PRINTED) : max;
  return (
    <>
      <ol class={isScrolled ? 'first scroll' : 'first'}>
        {pairs.slice(0, shown).map((pair) => (
          <li key={`${pair.a} ${pair.b}`}>
            {of === null ? <PairLink pair={pair} /> : <PartnerLink pair={pair} of={of} />}
            <CaseBadge pair={pair} />
            <PairSections a={pair.a} b={pair.b} />
            {report.isRanked ? <Suspicion pair={pair} /> : null}
            <PairScore pair={pair} />
          </li>
        ))}
      </ol>
      {pairs.length > shown ? <p class="hint">…and {count(pairs.length - shown, 'more pair')}.</p> : null}
    </>
  );
}

function PartnerLink({ pair, of }: { readonly pair: PagePair; readonly of: number }) {
  const report = useReport();
  const other = pair.a === of ? pair.b : pair.a;
  return (
    <a href={link(`compare/${of}/${other}`)} title={report.name(other)}>
      <Name text={report.name(other)} />
      {pair.dismissed === null ? null : <Badge kind="note">dismissed</Badge>}
      {pair.together === null ? null : <Badge kind="note">{pair.together}</Badge>}
    </a>
  );
}
