import { message } from '#base';
import { type ListedPair, TOGETHER_WORDS } from '#report';
import { link } from './links.ts';
import { NameInList, PairLink } from './names.tsx';
import { Badge, CaseBadge } from './badges.tsx';
import { useIsPrinting } from './printing.ts';
import { PairSections } from './section-mark.tsx';
import { Score } from './score.tsx';
import { useReport } from './report.ts';
import { Rich } from './words.tsx';

/** Of one list on paper, which has no place to scroll. */
const MAX_PRINTED = 20;

/** The similarity of a pair, red where it flags somebody. */
export function PairScore({ pair }: { readonly pair: ListedPair }) {
  const report = useReport();
  return (
    <Score value={pair.average} threshold={report.page.thresholds.similarity} isFlag={report.counts(pair)} />
  );
}

/** The suspicion of a pair, marked where it stands out from the class. */
export function Suspicion({ pair }: { readonly pair: ListedPair }) {
  const { words } = useReport();
  return (
    <span class={pair.standsOut ? 'suspicion out' : 'suspicion'}>
      {words.score(pair.suspicion)}
      {pair.standsOut ? <span class="hidden"> {words.say('lists.standsOut')}</span> : null}
    </span>
  );
}

/** What a list of pairs is sorted by, and what its columns are. */
export function RowsHead({ isBySimilarity = false }: { readonly isBySimilarity?: boolean }) {
  const { isRanked, page, words } = useReport();
  return (
    <p class="hint columns-hint">
      <span>
        <Rich
          of={message('lists.orderOfRows', {
            order: isRanked && !isBySimilarity ? 'suspicion' : 'similarity',
            hasMarks: isRanked && (page.standsOut ?? 0) > 0 ? 'yes' : '',
          })}
          tags={{ out: (inside) => <span class="suspicion out">{inside}</span> }}
        />
      </span>
      <span class="columns-names">
        {isRanked ? <span>{words.say('compare.suspicion')}</span> : null}
        <span>{words.say('compare.similarity')}</span>
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
  readonly pairs: readonly ListedPair[];
  readonly of?: number | null;
  readonly max?: number;
  readonly isScrolled?: boolean;
}) {
  const report = useReport();
  const { words } = report;
  const shown = useIsPrinting() ? Math.min(max, MAX_PRINTED) : max;
  return (
    <>
      <ol class={isScrolled ? 'first scroll' : 'first'}>
        {pairs.slice(0, shown).map((pair) => (
          <li key={`${pair.a} ${pair.b}`}>
            {of === null ? <PairLink pair={pair} /> : <PartnerLink pair={pair} of={of} />}
            <CaseBadge pair={pair} />
            <PairSections a={pair.a} b={pair.b} />
            <span class="row-numbers">
              {/* Whose number it is stands above the list, where who reads by ear left it. */}
              {report.isRanked ? (
                <>
                  <span class="hidden">{words.say('compare.suspicion')} </span>
                  <Suspicion pair={pair} />{' '}
                </>
              ) : null}
              <span class="hidden">{words.say('compare.similarity')} </span>
              <PairScore pair={pair} />
            </span>
          </li>
        ))}
      </ol>
      {pairs.length > shown ? (
        <p class="hint">{words.say('lists.morePairs', { count: pairs.length - shown })}</p>
      ) : null}
    </>
  );
}

function PartnerLink({ pair, of }: { readonly pair: ListedPair; readonly of: number }) {
  const report = useReport();
  const { words } = report;
  const other = pair.a === of ? pair.b : pair.a;
  return (
    <a href={link(`compare/${of}/${other}`)} title={report.name(other)}>
      <NameInList place={other} />
      {pair.dismissed === null ? null : <Badge kind="note">{words.say('lists.badgeDismissed')}</Badge>}
      {pair.together === undefined ? null : (
        <Badge kind="note">{words.write(TOGETHER_WORDS[pair.together])}</Badge>
      )}
    </a>
  );
}
