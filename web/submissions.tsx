import { useMemo } from 'preact/hooks';
import { visible } from '../src/text/escape.ts';
import { count } from '../src/text/format.ts';
import { QueryField, TermChoice } from './filters.tsx';
import { ShortNamesHint } from './names.tsx';
import { useTitle } from './title.ts';
import { useReport } from './report.ts';
import { CaseChoice, SectionChoice } from './list-choices.tsx';
import { useCases } from './cases.ts';
import { parseQuery } from './query-terms.ts';
import { nameMatcher, submissionMatcher } from './submission-list.ts';
import { submissionColumns } from './submission-columns.tsx';
import { Table } from './table.tsx';

const SHOW = [
  ['', 'All judged'],
  ['flagged', 'Flagged'],
  ['unflagged', 'Not flagged'],
  ['out', 'In a pair that stands out'],
  ['unchecked', 'Not checked'],
  ['any', 'With archive and starter'],
] as const;

const EXAMPLES = [
  ['ada grace', 'names that hold both words'],
  ['similarity:>80', 'a similarity above 80; also >=, <, <=, 50..80 and unknown'],
  ['suspicion:>=50 -is:flagged', 'suspicious, and not flagged'],
  ['shared:>200', 'more than 200 tokens in common with one other'],
] as const;

export function Submissions({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page } = report;
  useTitle('Submissions');
  const q = query.get('q') ?? '';
  const cases = useCases();
  const { rows, problems } = useMemo(() => {
    const matcher = submissionMatcher(report, q);
    return { rows: [...page.submissions.keys()].filter(matcher.matches), problems: matcher.problems };
  }, [report, q, cases]);
  const columns = useMemo(() => submissionColumns(report), [report]);
  const asked = parseQuery(q).filter(({ field, isNot }) => field === 'is' && !isNot);
  return (
    <>
      <h1 tabIndex={-1}>Submissions</h1>
      <div class="filters">
        <QueryField q={q} problems={problems} examples={EXAMPLES} />
        <TermChoice
          q={q}
          field="is"
          label="Show"
          options={SHOW.filter(([value]) => value !== 'out' || page.standsOut !== null)}
        />
        <SectionChoice q={q} />
        <CaseChoice q={q} />
        <p class="found" role="status">
          {count(rows.length, 'submission')}
        </p>
      </div>
      <ShortNamesHint />
      <Table
        label="Submissions"
        columns={columns}
        rows={rows}
        rowKey={String}
        sort={query.get('sort') ?? '-similarity'}
        empty="No submission is like that."
      />
      {asked.every(({ value }) => ['judged', 'unchecked', 'any'].includes(value)) ? (
        <NotCollected q={q} />
      ) : null}
    </>
  );
}

/** What never became a submission, which no table of submissions would show. */
function NotCollected({ q }: { readonly q: string }) {
  const report = useReport();
  const isFound = nameMatcher(q);
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
