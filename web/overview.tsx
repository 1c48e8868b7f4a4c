import { visible } from '../src/text/escape.ts';
import { formatCount } from '../src/text/format.ts';
import { PARDONED_WORDS } from '../src/report/wording.ts';
import { CasesCard } from './cases-card.tsx';
import { Choice, numberOf } from './filters.tsx';
import { cohesionWords, type Group } from './groups.ts';
import { HistogramChart } from './histogram.tsx';
import { link } from './links.ts';
import { MEASURES, measureOf } from '../src/dossier/measures.ts';
import { SubmissionLink } from './names.tsx';
import { Facts } from './facts.tsx';
import { useTitle } from './title.ts';
import { useReport } from './report.ts';
import { ReviewFirst } from './review-first.tsx';
import { TrialThreshold } from './trial-threshold.tsx';
import { VerdictTiles } from './verdict-tiles.tsx';

const GROUPS = 6;
const NAMES = 5;

/** The first view: the result, the pairs to look at, and what was left out. */
export function Overview({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page } = report;
  useTitle(visible(page.title));
  return (
    <>
      <VerdictTiles />
      {report.isAnonymous
        ? null
        : page.warnings.map((warning) => (
            <p class="warning" key={warning}>
              {visible(warning)}
            </p>
          ))}
      <div class="grid">
        <ReviewFirst />
        <Spread query={query} />
        <Groups />
        <CasesCard />
        <LeftOut />
        <section class="card" aria-labelledby="read">
          <h2 id="read">How to read this</h2>
          <ul class="prose">
            {page.howToRead.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <section class="card" aria-labelledby="run">
          <h2 id="run">This run</h2>
          <Facts facts={page.facts} />
        </section>
      </div>
    </>
  );
}

function Spread({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page } = report;
  const by = measureOf(query);
  const threshold = page.thresholds.similarity;
  const least = Math.min(100, Math.max(0, numberOf(query, 'least', threshold)));
  const pardoned = report.judged.filter(({ isPardoned }) => isPardoned).length;
  return (
    <section class="card" aria-labelledby="spread">
      <h2 id="spread">How the {by === 'suspicion' ? 'suspicions' : 'totals'} are spread</h2>
      {report.isRanked ? (
        <div class="filters">
          <Choice query={query} name="by" label="Number" options={MEASURES} />
        </div>
      ) : null}
      <HistogramChart by={by} trial={least === threshold ? null : least} />
      <TrialThreshold by={by} least={least} />
      <p class="hint">
        {by === 'suspicion'
          ? 'The highest suspicion of each submission. '
          : `The dashed line is the threshold of this run, ${threshold}. `}
        A column leads to its submissions.
        {by === 'similarity' && pardoned > 0 ? ` ${formatCount(pardoned)} ${PARDONED_WORDS}.` : ''}
      </p>
    </section>
  );
}

function Groups() {
  const { groups, page } = useReport();
  if (groups.length === 0) return null;
  return (
    <section class="card" aria-labelledby="groups">
      <h2 id="groups">Groups that share code</h2>
      <ul class="plain">
        {groups.slice(0, GROUPS).map((group) => (
          <li key={group.places.join(' ')}>
            <b>{group.places.length}</b>{' '}
            {group.places.slice(0, NAMES).map((place, index) => (
              <span key={place}>
                {index > 0 ? ', ' : ''}
                <SubmissionLink place={place} />
              </span>
            ))}
            {group.places.length > NAMES ? ` and ${group.places.length - NAMES} more` : ''}
            <Cohesion group={group} threshold={page.thresholds.similarity} />
          </li>
        ))}
      </ul>
      <p class="more">
        <a href={link('groups')}>Show as a graph</a>
      </p>
    </section>
  );
}

function Cohesion({ group, threshold }: { readonly group: Group; readonly threshold: number }) {
  const words = cohesionWords(group, threshold);
  return words === null ? null : <span class="hint"> ({words})</span>;
}

function LeftOut() {
  const report = useReport();
  const { page } = report;
  const entries = page.failures.length + page.leftOut.length + page.notices.length;
  if (entries === 0 && page.sourcesOmitted === null) return null;
  return (
    <section class="card" aria-labelledby="left">
      <h2 id="left">Left out, and noticed</h2>
      <ul class="plain">
        {page.failures.map((failure, index) => (
          <li key={`${index} ${failure.name}`} class="attention">
            {report.isAnonymous ? (
              'A submission could not be collected.'
            ) : (
              <>
                <b>{visible(failure.name)}</b> could not be collected: {visible(failure.reason)}
              </>
            )}
          </li>
        ))}
        {page.leftOut.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {report.isAnonymous ? null : page.notices.map((notice) => <li key={notice}>{visible(notice)}</li>)}
        {page.sourcesOmitted === null ? null : <li>{page.sourcesOmitted}</li>}
      </ul>
    </section>
  );
}
