import { useMemo } from 'preact/hooks';
import type { PageSubmission } from '../src/report/page-data.ts';
import { visible } from '../src/text/escape.ts';
import { count, formatScore } from '../src/text/format.ts';
import { Choice, numberOf, Search, searcher } from './filters.tsx';
import { withoutEnding } from './common-ending.ts';
import { highestOf, measureOf } from '../src/dossier/measures.ts';
import { Name, SubmissionLink } from './names.tsx';
import { Badge, Badges } from './badges.tsx';
import { Score, Total } from './score.tsx';
import { useTitle } from './title.ts';
import { type Report, useReport } from './report.ts';
import { link } from './links.ts';
import { replaceQuery } from './routes.ts';
import { type Column, Table } from './table.tsx';

const SHOW = [
  ['judged', 'All judged'],
  ['flagged', 'Flagged'],
  ['unflagged', 'Not flagged'],
  ['out', 'In a pair that stands out'],
  ['unchecked', 'Not checked'],
  ['unknown', 'Without a number'],
  ['all', 'With archive and starter'],
] as const;

export function Submissions({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page } = report;
  useTitle('Submissions');
  const show = query.get('show') ?? 'judged';
  const [from, to] = [numberOf(query, 'from', -1), numberOf(query, 'to', 100)];
  const search = query.get('q') ?? '';
  const by = measureOf(query);
  const rows = useMemo(() => {
    const isFound = searcher(search);
    return page.submissions.flatMap((submission, place) => {
      if (show !== 'all' && submission.role !== 'judged') return [];
      if (show === 'flagged' && submission.flaggedBy.length === 0) return [];
      if (show === 'unflagged' && submission.flaggedBy.length > 0) return [];
      const value = highestOf(submission, by);
      if (show === 'out' && !report.pairsOf(place).some(({ standsOut }) => standsOut)) return [];
      if (show === 'unknown' && value !== null) return [];
      if (show === 'unchecked' && submission.notChecked === null) return [];
      const isInRange =
        from < 0 || (value !== null && (value > from || (from === 0 && value === 0)) && value <= to);
      const known = report.isAnonymous ? '' : submission.key;
      return isInRange && isFound(`${report.name(place)} ${known}`) ? [place] : [];
    });
  }, [report, show, from, to, search, by]);
  const columns = useMemo(() => columnsOf(report), [report]);
  return (
    <>
      <h1 tabIndex={-1}>Submissions</h1>
      <div class="filters">
        <Search query={query} label="Find a name" />
        <Choice
          query={query}
          name="show"
          label="Show"
          options={SHOW.filter(([value]) => value !== 'out' || page.standsOut !== null)}
        />
        {from < 0 ? null : (
          <button type="button" onClick={() => replaceQuery({ by: null, from: null, to: null })}>
            {by === 'suspicion' ? 'Suspicion' : 'Total'} above {from} up to {to} ✕
            <span class="hidden"> remove this filter</span>
          </button>
        )}
        <p class="found" role="status">
          {count(rows.length, 'submission')}
        </p>
      </div>
      <Table
        label="Submissions"
        columns={columns}
        rows={rows}
        rowKey={String}
        sort={query.get('sort') ?? '-similarity'}
        empty="No submission is like that."
      />
      {show === 'judged' || show === 'unchecked' || show === 'all' ? <NotCollected query={query} /> : null}
    </>
  );
}

/** What never became a submission, which no table of submissions would show. */
function NotCollected({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const isFound = searcher(query.get('q') ?? '');
  const failures = report.page.failures.filter(({ name }) => report.isAnonymous || isFound(name));
  if (failures.length === 0) return null;
  return (
    <section class="card" aria-labelledby="not-collected">
      <h2 id="not-collected">{count(failures.length, 'submission')} could not be collected</h2>
      {report.isAnonymous ? null : (
        <ul class="plain">
          {failures.map((failure) => (
            <li key={failure.name}>
              <b>{visible(failure.name)}</b>: {visible(failure.reason)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function columnsOf(report: Report): readonly Column<number>[] {
  const { page } = report;
  const at = (place: number) => page.submissions[place];
  return [
    {
      id: 'name',
      label: 'Submission',
      by: (place) => report.name(place),
      cell: (place) => <SubmissionLink place={place} />,
      kind: 'wide',
    },
    {
      id: 'similarity',
      label: 'Similarity',
      by: (place) => at(place)?.total ?? null,
      cell: (place) => <Total place={place} />,
    },
    ...(page.aiRun
      ? [
          {
            id: 'ai',
            label: 'AI',
            by: (place: number) => at(place)?.ai ?? null,
            cell: (place: number) => (
              <Score
                value={at(place)?.ai ?? null}
                threshold={page.thresholds.ai}
                isFlag={at(place)?.flaggedBy.includes('ai') ?? false}
              />
            ),
            kind: 'minor',
          },
        ]
      : []),
    ...(page.elsewhere !== null && page.submissions.some(({ web }) => web !== null)
      ? [
          {
            id: 'web',
            label: page.elsewhere.replace(/^./u, (letter) => letter.toUpperCase()),
            title: `Sort by the similarity to ${page.elsewhere}`,
            by: (place: number) => at(place)?.web ?? null,
            cell: (place: number) => (
              <Score value={at(place)?.web ?? null} threshold={page.thresholds.similarity} />
            ),
            kind: 'minor',
          },
        ]
      : []),
    ...(page.submissions.some(({ suspicion }) => suspicion !== null)
      ? [
          {
            id: 'suspicion',
            label: 'Suspicion',
            title: 'Sort by the highest suspicion: what to look at first',
            by: (place: number) => at(place)?.suspicion ?? null,
            cell: (place: number) => <Score value={at(place)?.suspicion ?? null} />,
            kind: 'minor',
          },
        ]
      : []),
    {
      id: 'closest',
      label: 'Closest',
      cell: (place) => <Closest place={place} />,
      kind: 'wide minor',
    },
    {
      id: 'state',
      label: 'State',
      by: (place) => stateRank(at(place)),
      cell: (place) => {
        const submission = at(place);
        return submission === undefined ? null : <Badges submission={submission} />;
      },
      kind: 'detail',
    },
  ];
}

function stateRank(submission: PageSubmission | undefined): number {
  if ((submission?.flaggedBy.length ?? 0) > 0) return 2;
  return submission?.notChecked === null ? 0 : 1;
}

/** The submission that shares the most code, with the pair's number. */
function Closest({ place }: { readonly place: number }) {
  const report = useReport();
  const pair = report.closest(place);
  if (pair === undefined) return null;
  const other = pair.a === place ? pair.b : pair.a;
  const score = formatScore(pair.average, report.page.thresholds.similarity);
  return (
    <span class="closest">
      <a
        class="name"
        href={link(`compare/${place}/${other}`)}
        title={`Compare with ${report.name(other)}`}
        aria-label={withoutEnding(report.name(other), report.ending)}
      >
        <Name text={report.name(other)} />
      </a>
      <span class="number">{score}</span>
      {pair.dismissed === null ? null : <Badge kind="note">dismissed</Badge>}
    </span>
  );
}
