import { useMemo } from 'preact/hooks';
import type { MatchFinding } from '#contract';
import { fragmentsBetween, keyAt, linesWords, type PageMatches, type PairFragment } from '#report';
import { link } from './links.ts';
import { Badge } from './badges.tsx';
import { useReport } from './report.ts';
import type { SharedRegion } from './marks.ts';
import { useWords } from './words.tsx';

/** Regions listed beside a file. */
const LISTED = 200;

interface FoundElsewhereProps {
  readonly place: number;
  readonly matches: PageMatches;
  readonly shared: readonly SharedRegion[];
  readonly picked: number | null;
  readonly onPick: (id: number | null) => void;
}

/** The regions of a file that are found elsewhere; of a picked one only those that touch it. */
export function FoundElsewhere({ place, matches, shared, picked, onPick }: FoundElsewhereProps) {
  const report = useReport();
  const { page } = report;
  const words = useWords();
  const fragmentsWith = useMemo(() => {
    const known = new Map<number, readonly PairFragment[]>();
    return (other: number): readonly PairFragment[] => {
      const fragments =
        known.get(other) ?? fragmentsBetween(keyAt(page, place), matches, keyAt(page, other), []);
      known.set(other, fragments);
      return fragments;
    };
  }, [place, matches]);
  const named = new Set(matches.map(({ otherKey }) => otherKey));
  const unnamed = report
    .pairsOf(place)
    .filter(({ a, b, overlap }) => overlap !== 0 && !named.has(keyAt(page, a === place ? b : a))).length;
  const chosen = shared.find(({ mark }) => mark.id === picked);
  const line = chosen?.mark.from;
  const around =
    line === undefined
      ? shared
      : shared.filter(({ mark }) => mark.from <= (chosen?.mark.to ?? line) && mark.to >= line);
  return (
    <div class="regions">
      <h3>
        {chosen === undefined
          ? words.say('compare.foundElsewhere')
          : words.say('compare.foundElsewhereAt', { lines: linesWords(chosen.mark.from, chosen.mark.to) })}
      </h3>
      {chosen === undefined ? null : (
        <button type="button" class="link" onClick={() => onPick(null)}>
          {words.say('compare.showAll')}
        </button>
      )}
      {around.length === 0 ? (
        <p class="empty">{words.say(unnamed === 0 ? 'compare.nothingInFile' : 'compare.noneKept')}</p>
      ) : null}
      {unnamed === 0 ? null : <p class="hint">{words.say('compare.pairsNotKept', { n: unnamed })}</p>}
      <ul class="plain">
        {around.slice(0, LISTED).map(({ match, mark }) => (
          <FoundRegion key={mark.id} {...{ place, match, mark, onPick, fragmentsWith }} />
        ))}
      </ul>
      {around.length > LISTED ? (
        <p class="hint">{words.say('compare.moreRegions', { n: around.length - LISTED })}</p>
      ) : null}
    </div>
  );
}

function FoundRegion({
  place,
  match,
  mark,
  onPick,
  fragmentsWith,
}: SharedRegion & {
  readonly place: number;
  readonly onPick: (id: number) => void;
  readonly fragmentsWith: (other: number) => readonly PairFragment[];
}) {
  const words = useWords();
  const { places } = useReport().page;
  const other = match.otherKey === null ? undefined : places.get(match.otherKey);
  return (
    <li>
      <span class={`dot hue${mark.hue}`} aria-hidden="true" />{' '}
      <button type="button" class="link" onClick={() => onPick(mark.id)}>
        {words.tell(linesWords(mark.from, mark.to))}
      </button>{' '}
      {other === undefined ? (
        <Badge kind="note">
          {words.say(match.source === undefined ? 'compare.roleOutside' : 'web.source')}
        </Badge>
      ) : (
        <FragmentLink place={place} other={other} match={match} fragments={fragmentsWith(other)} />
      )}
      {match.kind === 'ai' ? ' ' : ''}
      {match.kind === 'ai' ? <Badge kind="note">{words.say('compare.roleReference')}</Badge> : null}
    </li>
  );
}

interface FragmentLinkProps {
  readonly place: number;
  readonly other: number;
  readonly match: MatchFinding;
  readonly fragments: readonly PairFragment[];
}

/** Leads to the fragment of the comparison that holds this match. */
function FragmentLink({ place, other, match, fragments }: FragmentLinkProps) {
  const report = useReport();
  const at = fragments.findIndex(
    ({ left, right }) =>
      left.file === match.own.file &&
      right.file === match.other.file &&
      (left.lineStart ?? 0) <= (match.own.lineStart ?? 0) &&
      (left.lineEnd ?? 0) >= (match.own.lineEnd ?? 0),
  );
  return (
    <a class="name" href={link(`compare/${place}/${other}`, { fragment: at <= 0 ? null : at + 1 })}>
      {report.name(other)}
    </a>
  );
}
