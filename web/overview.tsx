import { inEnglish, message, type Message, visible } from '#base';
import { asMessage } from '#contract';
import { howToRead, leftOutSummary, type Measure, measureOf, MEASURES, runFacts } from '#report';
import { RoleBadge } from './badges.tsx';
import { CasesCard } from './cases-card.tsx';
import { Choice, numberOf } from './filters.tsx';
import { cohesionOf, type Group } from './groups.ts';
import { fieldOf, HistogramChart } from './histogram.tsx';
import { link } from './links.ts';
import { SubmissionLink } from './names.tsx';
import { Facts } from './facts.tsx';
import { useTitle } from './frame.tsx';
import { useReport, type Report } from './report.ts';
import { ReviewFirst } from './review-first.tsx';
import { VerdictTiles } from './verdict-tiles.tsx';
import { WebCard } from './web-search.tsx';
import { Because, Rich, Said, SaidItems } from './words.tsx';
import { useMemo } from 'preact/hooks';
import { replaceQuery } from './routes.ts';
import { countAbove, decidingNumbers, flaggedByRun } from './thresholds.ts';
import { Field } from './form.tsx';

const GROUPS = 6;
const NAMES = 5;
/** Named of those that were not checked; the list of submissions has all. */
const NOT_CHECKED = 12;

/** The first view: the result, the pairs to look at, and what was left out. */
export function Overview({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page, words } = report;
  useTitle(visible(page.run.title));
  return (
    <>
      <VerdictTiles />
      {report.isAnonymous
        ? null
        : page.verdict.warnings.map((warning, index) => (
            <p class="warning" key={index}>
              <Said of={warning} />
            </p>
          ))}
      <div class="grid">
        <ReviewFirst />
        <Spread query={query} />
        <Groups />
        <EqualFiles />
        <WebCard />
        <CasesCard />
        <LeftOut />
        <section class="card" aria-labelledby="read">
          <h2 id="read">{words.say('overview.howToRead')}</h2>
          <ul class="prose">
            {howToRead(page).map((text, index) => (
              <li key={index}>{words.write(text)}</li>
            ))}
          </ul>
        </section>
        <section class="card" aria-labelledby="run">
          <h2 id="run">{words.say('overview.thisRun')}</h2>
          <Facts facts={runFacts(page)} />
        </section>
      </div>
    </>
  );
}

function Spread({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page, words } = report;
  const by = measureOf(query);
  const threshold = page.thresholds.similarity;
  const least = Math.min(100, Math.max(0, numberOf(query, 'least', threshold)));
  const pardoned = report.judged.filter(({ isPardoned }) => isPardoned).length;
  return (
    <section class="card" aria-labelledby="spread">
      <h2 id="spread">{words.say('overview.spread', { by })}</h2>
      {report.isRanked ? (
        <div class="filters">
          <Choice
            query={query}
            name="by"
            label={words.say('overview.number')}
            options={MEASURES.map(([value, name]) => [value, words.say(name)])}
          />
        </div>
      ) : null}
      <HistogramChart by={by} trial={least === threshold ? null : least} />
      <TrialThreshold by={by} least={least} />
      <p class="hint">
        {by === 'suspicion'
          ? words.say('overview.spreadOfSuspicion')
          : words.say('overview.spreadOfSimilarity', { threshold })}
        {by === 'similarity' && pardoned > 0 ? ` ${words.say('overview.pardoned', { count: pardoned })}` : ''}
      </p>
    </section>
  );
}

function Groups() {
  const { groups, page, words } = useReport();
  if (groups.length === 0) return null;
  return (
    <section class="card" aria-labelledby="groups">
      <h2 id="groups">{words.say('graph.heading')}</h2>
      <ul class="plain">
        {groups.slice(0, GROUPS).map((group) => (
          <li key={group.places.join(' ')}>
            <Members places={group.places} />
            <Cohesion group={group} threshold={page.thresholds.similarity} />
          </li>
        ))}
      </ul>
      <p class="more">
        {groups.length > GROUPS ? (
          <>{words.say('overview.groupsShown', { count: groups.length, shown: GROUPS })} · </>
        ) : null}
        <a href={link('groups')}>{words.say('overview.showGraph')}</a>
      </p>
    </section>
  );
}

/** Who handed in the same files, of those that are too short for a number. */
function EqualFiles() {
  const { page, words } = useReport();
  const { equalFiles = [] } = page.findings;
  if (equalFiles.length === 0) return null;
  return (
    <section class="card" aria-labelledby="equal">
      <h2 id="equal">{words.say('overview.equalFiles')}</h2>
      <p class="hint">{words.say('overview.equalFilesMean')}</p>
      <ul class="plain">
        {equalFiles.slice(0, GROUPS).map((keys) => (
          <li key={keys.join(' ')}>
            <Members places={keys.flatMap((key) => page.places.get(key) ?? [])} />
          </li>
        ))}
      </ul>
      {equalFiles.length > GROUPS ? (
        <p class="more">{words.say('overview.groupsShown', { count: equalFiles.length, shown: GROUPS })}</p>
      ) : null}
    </section>
  );
}

/** How many there are, and the first of them by name. */
function Members({ places }: { readonly places: readonly number[] }) {
  const report = useReport();
  const { words } = report;
  const names = places.slice(0, NAMES).map((place, index) => (
    <span key={place}>
      {index > 0 ? words.say('words.comma') : ''}
      <SubmissionLink place={place} />
      <RoleBadge of={report.submission(place)} />
    </span>
  ));
  const values = { count: places.length, rest: Math.max(0, places.length - NAMES) };
  return (
    <Rich
      of={message('overview.groupMembers', values)}
      tags={{ b: (inside) => <b>{inside}</b>, names: () => <>{names}</> }}
    />
  );
}

function Cohesion({ group, threshold }: { readonly group: Group; readonly threshold: number }) {
  const { words } = useReport();
  const cohesion = cohesionOf(group, threshold);
  return cohesion === null ? null : <span class="hint"> {words.say('graph.cohesion', cohesion)}</span>;
}

/** Submissions that were collected, and about which nothing can be said. */
function placesNotChecked({ page }: Report): readonly number[] {
  return [...page.submissions.keys()].filter((place) => page.submissions[place]?.unchecked != null);
}

function NotChecked({ place }: { readonly place: number }) {
  const report = useReport();
  const reason = report.submission(place)?.unchecked ?? null;
  return (
    <li class="attention">
      <Rich
        of={message('overview.notChecked', { name: visible(report.name(place)) })}
        tags={{
          b: () => <SubmissionLink place={place} />,
          reason: () => <Said of={reason ?? ''} />,
        }}
      />
    </li>
  );
}

function LeftOut() {
  const report = useReport();
  const { page, words } = report;
  const { failures, notices } = page.findings;
  const leftOut = leftOutSummary(page.submissions);
  const unchecked = report.isAnonymous ? [] : placesNotChecked(report);
  const entries = failures.length + unchecked.length + leftOut.length + notices.length;
  if (entries === 0 && page.sourcesOmitted === null) return null;
  return (
    <section class="card" aria-labelledby="left">
      <h2 id="left">{words.say('overview.leftOut')}</h2>
      <ul class="plain">
        {failures.map((failure, index) => (
          <li key={`${index} ${failure.name}`} class="attention">
            {report.isAnonymous ? (
              words.say('overview.oneNotCollected')
            ) : (
              <Because of="overview.notCollected" name={failure.name} reason={inEnglish(failure.reason)} />
            )}
          </li>
        ))}
        {unchecked.slice(0, NOT_CHECKED).map((place) => (
          <NotChecked key={place} place={place} />
        ))}
        {unchecked.length > NOT_CHECKED ? (
          <li class="attention">
            <Rich
              of={message('overview.moreNotChecked', { count: unchecked.length - NOT_CHECKED })}
              tags={{ a: (inside) => <a href={link('submissions', { q: 'is:unchecked' })}>{inside}</a> }}
            />
          </li>
        ) : null}
        {leftOut.map((text, index) => (
          <li key={index}>{words.write(text)}</li>
        ))}
        {report.isAnonymous ? null : <SaidItems of={notices.map(asMessage)} />}
        {page.sourcesOmitted === null ? null : <li>{words.write(page.sourcesOmitted)}</li>}
      </ul>
    </section>
  );
}

/** A threshold to try, which lives in the address as `least`, and what would come of it; the verdict is that of the run. */
function TrialThreshold({ by, least }: { readonly by: Measure; readonly least: number }) {
  const report = useReport();
  const { words } = report;
  const numbers = useMemo(() => decidingNumbers(report, by), [report, by]);
  const to = link('submissions', { q: `${fieldOf(by)}:>${least}` });
  return (
    <>
      <Field
        label={words.say(by === 'suspicion' ? 'overview.suspicionAbove' : 'overview.tryThreshold', { least })}
      >
        <input
          type="range"
          min={0}
          max={100}
          value={least}
          onInput={({ currentTarget: { value } }) => replaceQuery({ least: value })}
        />
      </Field>
      <p class="trial" role="status">
        <Rich of={trialOf(report, by, least, numbers)} tags={{ a: (inside) => <a href={to}>{inside}</a> }} />
      </p>
    </>
  );
}

/** What the threshold would come to, beside what the run did. */
function trialOf(report: Report, by: Measure, least: number, numbers: readonly (number | null)[]): Message {
  const { similarity: threshold } = report.page.thresholds;
  const values = { count: countAbove(numbers, least), all: numbers.length, least };
  if (by === 'suspicion') return message('overview.trialOfSuspicion', values);
  const flagged = flaggedByRun(report);
  return least === threshold
    ? message('overview.trialOfOwn', { ...values, count: flagged })
    : message('overview.trialOfOther', { ...values, threshold, flagged });
}
