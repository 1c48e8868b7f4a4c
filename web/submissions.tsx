import { useMemo } from 'preact/hooks';
import { inEnglish, message } from '#base';
import type { OpenReport } from '#report';
import { QueryField, TermChoice } from './filters.tsx';
import { ShortNamesHint } from './names.tsx';
import { useTitle } from './frame.tsx';
import { useReport } from './report.ts';
import { CaseChoice, SectionChoice } from './list-choices.tsx';
import { useCases } from './cases.ts';
import { parseQuery } from './query-match.ts';
import { nameMatcher, submissionMatcher } from './submission-list.ts';
import { submissionColumns } from './submission-columns.tsx';
import { Table } from './table.tsx';
import { Because } from './words.tsx';

const SHOW = [
  ['', 'lists.showJudged'],
  ['flagged', 'lists.showFlagged'],
  ['unflagged', 'lists.showUnflagged'],
  ['out', 'lists.showInOut'],
  ['unchecked', 'lists.showUnchecked'],
  ['web', 'web.showFound'],
  ['unsearched', 'web.showUnsearched'],
  ['any', 'lists.showWithArchive'],
] as const;

const EXAMPLES = [
  ['ada grace', message('query.bothWords')],
  ['similarity:>80', message('query.similarity')],
  ['priority:>=50 -is:flagged', message('query.suspiciousUnflagged')],
  ['shared:>200', message('query.sharedWithOne')],
] as const;

const WEB_EXAMPLE = ['web:>50', message('web.example')] as const;

/** Whether a choice can find anything: what nobody looked for is none. */
function isThere({ standsOut, findings }: OpenReport, value: (typeof SHOW)[number][0]): boolean {
  if (value === 'out') return standsOut !== null;
  return (value !== 'web' && value !== 'unsearched') || findings.webSearch !== undefined;
}

export function Submissions({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page, words } = report;
  useTitle(words.say('page.submissions'));
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
      <h1 tabIndex={-1}>{words.say('page.submissions')}</h1>
      <div class="filters">
        <QueryField
          q={q}
          problems={problems}
          examples={page.findings.webSearch === undefined ? EXAMPLES : [...EXAMPLES, WEB_EXAMPLE]}
        />
        <TermChoice
          q={q}
          field="is"
          label={words.say('lists.show')}
          options={SHOW.filter(([value]) => isThere(page, value)).map(([value, id]) => [
            value,
            words.say(id),
          ])}
        />
        <SectionChoice q={q} />
        <CaseChoice q={q} />
        <p class="found" role="status">
          {words.say('lists.submissions', { count: rows.length })}
        </p>
      </div>
      <ShortNamesHint />
      <Table
        label={words.say('page.submissions')}
        columns={columns}
        rows={rows}
        rowKey={String}
        sort={query.get('sort') ?? '-similarity'}
        empty={words.say('lists.noSubmission')}
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
  const { words } = report;
  const isFound = nameMatcher(q);
  const failures = report.page.findings.failures.filter(({ name }) => report.isAnonymous || isFound(name));
  if (failures.length === 0) return null;
  return (
    <section class="card" aria-labelledby="not-collected">
      <h2 id="not-collected">{words.say('lists.notCollected', { count: failures.length })}</h2>
      {report.isAnonymous ? null : (
        <ul class="plain">
          {failures.map((failure) => (
            <li key={failure.name}>
              <Because of="lists.because" name={failure.name} reason={inEnglish(failure.reason)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
