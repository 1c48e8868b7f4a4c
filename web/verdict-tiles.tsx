import { message, type Message } from '#base';
import { headlineOf } from '#report';
import { link } from './links.ts';
import { useReport } from './report.ts';
import { Rich, Said } from './words.tsx';

/** What the run came to, with the numbers that lead to lists. */
export function VerdictTiles() {
  const report = useReport();
  const { page, judged, words } = report;
  const flagged = judged.filter((submission) => submission.flaggedBy.length > 0).length;
  const missing =
    judged.filter((submission) => submission.unchecked !== null).length + page.findings.failures.length;
  const totals = judged.flatMap((submission) => submission.total ?? []);
  const highest = totals.length === 0 ? null : totals.reduce((x, y) => Math.max(x, y));
  const isHighestPardoned = judged.some(({ total, isPardoned }) => isPardoned && total === highest);
  const standsOut = page.standsOut ?? 0;
  const threshold = page.thresholds.similarity;
  // Green beside what a person should look at would say that there is nothing.
  const isCalm = standsOut === 0 && (page.verdict.outcome === 'passed' || page.verdict.outcome === 'skipped');
  return (
    <section class={`verdict ${isCalm ? 'good' : page.verdict.outcome === 'flagged' ? 'bad' : 'warn'}`}>
      <h1 tabIndex={-1}>{words.write(headlineOf(page).title)}</h1>
      <p>{report.isAnonymous ? null : <Said of={page.verdict.sentence} />}</p>
      <ul class="tiles">
        <Tile
          to={link('submissions', { q: 'is:flagged' })}
          of={message('overview.tileFlagged', { count: flagged, all: judged.length })}
        />
        {/* Where nothing has a rank, that no pair stands out says nothing. */}
        {page.standsOut === null || (standsOut === 0 && !report.isRanked) ? null : (
          <Tile
            needsAttention={standsOut > 0}
            to={link('pairs', { q: standsOut > 0 ? 'is:out' : null })}
            of={message('overview.tileStandsOut', { count: standsOut })}
          />
        )}
        <Tile
          of={message('overview.tileHighest', {
            highest: { as: 'score', value: highest, threshold },
            threshold,
            through: isHighestPardoned ? 'dismissed' : '',
          })}
        />
        <Tile to={link('groups')} of={message('overview.tileGroups', { count: report.groups.length })} />
        {missing > 0 ? (
          <Tile
            needsAttention
            to={link('submissions', { q: 'is:unchecked' })}
            of={message('overview.tileNotChecked', { count: missing })}
          />
        ) : null}
      </ul>
    </section>
  );
}

interface TileProps {
  readonly of: Message;
  /** The list behind the number. */
  readonly to?: string;
  readonly needsAttention?: boolean;
}

function Tile({ of, to, needsAttention = false }: TileProps) {
  const said = <Rich of={of} />;
  return (
    <li class={needsAttention ? 'attention' : ''}>{to === undefined ? said : <a href={to}>{said}</a>}</li>
  );
}
